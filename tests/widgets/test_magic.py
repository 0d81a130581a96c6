"""``%%wave`` in a real IPython shell: the cell runs as without it, and what it compiled stands below."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Iterator
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from wave_lang.kernel.wave import cache

from wave_explorer.capture.watch import current_watch, unwatch
from wave_explorer.widgets import cell_result, newest, on_compile
from wave_explorer.widgets.compile_book import CompileBook
from wave_explorer.widgets.feed import feed
from wave_explorer.widgets.feed_rows import Rename
from wave_explorer.widgets.wave_cell import call_at_the_top

SET_UP = """
from tests.data import trap_kernels
from tests.capture.small_kernels import copy_kernel
from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile

def compile_copy(target="gfx942", **left_out):
    made, subs = copy_kernel()
    given = {symbol: value for symbol, value in subs.items() if str(symbol) not in left_out}
    return wave_compile(WaveCompileOptions(subs=given, target=target, compile_to_mlir=True), made)
"""


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch) -> Iterator[InteractiveShell]:
    monkeypatch.setattr(cache, "WAVE_CACHE_ON", 0)
    book = CompileBook()
    monkeypatch.setattr(feed, "_book", book)
    book.on_change(feed._push)
    monkeypatch.setattr(newest, "_opened", [])
    monkeypatch.setattr(newest, "_with_session", [])
    monkeypatch.setattr(newest, "_recorded", None)
    monkeypatch.setattr(on_compile, "_explorers", {})
    made = InteractiveShell()  # type: ignore[no-untyped-call]
    # What a notebook's shell has, and a terminal's does not.
    monkeypatch.setattr(made, "kernel", None, raising=False)
    run(made, "%load_ext wave_explorer")
    run(made, SET_UP)
    yield made
    # What follows the compiles of this test must not be listed in the next one.
    feed.settled()
    run(made, "%unload_ext wave_explorer")
    for explorer in newest._with_session:
        explorer.close()
    made.reset()  # type: ignore[no-untyped-call]


@pytest.fixture
def displayed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    shown: list[Any] = []
    monkeypatch.setattr(cell_result, "display", shown.append)
    return shown


def run(shell: InteractiveShell, cell: str) -> Any:
    return shell.run_cell(cell, store_history=True)  # type: ignore[no-untyped-call]


def test_the_explorer_of_the_last_compile_stands_below(shell: InteractiveShell, displayed: list[Any]) -> None:
    done = run(shell, "%%wave\ncompile_copy()\nsecond = compile_copy()\n6 * 7")
    assert done.success and done.result == 42
    (explorer,) = displayed
    first, last = [row for row in feed.book.rows() if row.origin == "cell"]
    assert explorer.state["current"] == last.id and first.id in {row["id"] for row in explorer.state["variants"]}
    record = explorer.session.current.compilation
    assert record.manifest.status == "ok" and record.mlir == shell.user_ns["second"].asm


def test_lines_names_and_await_are_those_of_the_cell(shell: InteractiveShell, displayed: list[Any]) -> None:
    done = run(shell, "%%wave --target gfx942\nimport asyncio\nawait asyncio.sleep(0)\nvalue = 1 / 0")
    assert isinstance(done.error_in_exec, ZeroDivisionError)
    *_, (_, line) = traceback.walk_tb(done.error_in_exec.__traceback__)
    assert line == 4, "the error is where the notebook shows the line"
    assert displayed == []


def test_a_failing_compile_shows_its_pass_and_the_reason(
    shell: InteractiveShell, displayed: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    done = run(shell, "%%wave\nmade, subs = trap_kernels.copy2d(vector_shapes=False)\n"
                      "wave_compile(WaveCompileOptions(subs=subs, target='gfx942'), made)")  # fmt: skip
    assert not done.success, "the cell fails as it fails without the magic"
    (explorer,) = displayed
    record = explorer.session.current.compilation
    assert record.error is not None and record.error.constraint == "HardwareConstraint"
    (row,) = [row for row in feed.book.rows() if row.status == "failed"]
    assert row.pass_ == record.stage(record.error.stage).name
    assert row.pass_ == "set_thread_dependent_index_from_read_write"
    assert f"copy2d does not compile: {row.pass_}: {record.error.summary}" in capsys.readouterr().out


def test_a_compile_that_fails_before_any_pass_says_that(
    shell: InteractiveShell, displayed: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert not run(shell, "%%wave\ncompile_copy(BLOCK_N=True)").success
    assert "row_copy does not compile: before the first pass: Symbol BLOCK_N" in capsys.readouterr().out
    assert displayed[0].session.current.compilation.stages == ()


def test_what_wx_compile_makes_is_listed_and_can_be_edited(shell: InteractiveShell, displayed: list[Any]) -> None:
    run(shell, "import wave_explorer as wx")
    run(shell, "%%wave\ncomp = wx.compile(wx.kernel('gemm', M=64, N=64, K=64))")
    (explorer,) = displayed
    comp = shell.user_ns["comp"]
    (row,) = [row for row in feed.book.rows() if row.id == comp.id]
    assert (row.status, row.origin, row.cell, row.passes) == ("ok", "wx.compile", "4", len(comp.stages))
    assert explorer.state["current"] == comp.id and explorer.session.settings()
    run(shell, "explorer = wx.explore(comp)")
    feed.answer(Rename("r1", comp.id, "mine"))
    assert shell.user_ns["explorer"].session.experiment.variant(comp.id).name == "mine", "it is named where it is open"


def test_a_target_holds_for_its_cell_only(shell: InteractiveShell, displayed: list[Any]) -> None:
    run(shell, "%%wave --target gfx950\ncompile_copy()")
    run(shell, "compile_copy()")
    feed.book.catch_up()
    assert [row.target for row in feed.book.rows() if row.origin == "cell"] == ["gfx950", "gfx942"]


def test_recording_that_was_off_is_off_again(shell: InteractiveShell, displayed: list[Any]) -> None:
    unwatch()
    run(shell, "%%wave\ncompile_copy()")
    assert len(displayed) == 1 and current_watch() is None


def test_a_second_magic_in_the_cell_goes_on_with_the_first(shell: InteractiveShell, displayed: list[Any]) -> None:
    unwatch()
    run(shell, "%%wave --target gfx950\n%%wave\ncompile_copy()")
    assert current_watch() is None
    assert displayed[-1].session.current.compilation.spec.target == "gfx950"


def test_a_cell_without_a_compile_says_so(
    shell: InteractiveShell, displayed: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    run(shell, "%%wave\n1 + 1")
    assert "this cell compiled no kernel" in capsys.readouterr().out and displayed == []


def test_a_kernel_that_is_only_described_is_opened(shell: InteractiveShell, displayed: list[Any]) -> None:
    run(shell, "import wave_explorer as wx")
    run(shell, '%%wave --target gfx950\nwx.kernel("gemm", M=64, N=64, K=64)')
    (explorer,) = displayed
    assert explorer.session.wait(300)
    assert explorer.session.current.compilation.spec.target == "gfx950"
    assert {row.cell for row in feed.book.rows()} == {str(shell.execution_count - 1)}


@pytest.mark.parametrize(
    ("line", "said"), [("--trget gfx942", "unrecognized arguments: --trget"), ('--target "gfx', "No closing quotation")]
)
def test_a_wrong_option_stops_the_cell(
    shell: InteractiveShell, line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done = run(shell, f"%%wave {line}\nran = True")
    assert not done.success and "ran" not in shell.user_ns
    captured = capsys.readouterr()
    assert said in captured.out + captured.err


def test_what_may_not_follow_a_call_runs_as_a_cell_of_its_own(
    shell: InteractiveShell, displayed: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(shell, "%%wave\nfrom __future__ import annotations\ncompile_copy()").success
    assert run(shell, "%%wave\n%%capture caught\ncompile_copy()\nprint('hello')").success
    assert len(displayed) == 2 and shell.user_ns["caught"].stdout == "hello\n"
    failed = run(shell, "%%wave\nfrom __future__ import annotations\n1 / 0")
    assert not failed.success and capsys.readouterr().out.count("division by zero") == 1


@pytest.mark.parametrize("cell", ["%%waves\nx = 1\n", "x = 1\n", "%%time\nx = 1\n", "%%wave?\n", ""])
def test_other_cells_are_not_touched(cell: str) -> None:
    lines = cell.splitlines(keepends=True)
    assert call_at_the_top(lines) == lines


def test_quotes_and_code_in_the_options_stay_text(shell: InteractiveShell, capsys: pytest.CaptureFixture[str]) -> None:
    run(shell, "%%wave '); evil = True; ('\npass")
    assert "evil" not in shell.user_ns and "unrecognized arguments" in capsys.readouterr().err


def test_the_last_kernel_is_run_with_checks(shell: InteractiveShell, displayed: list[Any]) -> None:
    run(shell, "%%wave --check\nmade, subs = trap_kernels.two_buffers()\n"
               "wave_compile(WaveCompileOptions(subs=subs, target='gfx942'), made)")  # fmt: skip
    (explorer,) = displayed
    ran = threading.Event()
    explorer.session.on_change(lambda: ran.set() if explorer.session.current.run is not None else None)
    assert ran.wait(300), explorer.session.state()["message"]
    # The kernel's two buffers lie on the same bytes of LDS.
    assert {finding.kind for finding in explorer.session.current.run.data.findings} == {"lds-buffers-overlap"}


def test_the_extension_takes_everything_back(shell: InteractiveShell) -> None:
    assert "wave" in shell.magics_manager.magics["cell"] and call_at_the_top in shell.input_transformers_cleanup
    run(shell, "%unload_ext wave_explorer")
    assert "wave" not in shell.magics_manager.magics["cell"] and call_at_the_top not in shell.input_transformers_cleanup
    assert current_watch() is None
    run(shell, "%load_ext wave_explorer")
