"""Command ``compare``: records from files, a kernel under several settings, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.cli.comparing import _edited
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.main import main
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Counter, RunData, load, save, with_run


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A gemm and its pipelined form, fx passes only."""
    folder = tmp_path_factory.mktemp("records")
    found = {}
    for name, options in (("plain", {}), ("prefetch", {"schedule": "PREFETCH"})):
        built = kernel("gemm", target="gfx942", M=64, N=64, K=256).edit(options=options).build()
        found[name] = str(folder / f"{name}.wavex")
        record_compile(built, Recorder(built.data), backend=False).save(found[name])
    return found


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["compare", *words, "--json"]) == 0
    payload: dict[str, Any] = json.loads(capsys.readouterr().out)
    return payload


def test_two_records_as_json(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    payload = printed(capsys, files["plain"], files["prefetch"])
    assert [column["label"] for column in payload["variants"]] == ["plain", "prefetch"]
    assert payload["variants"][1]["parting"]["stage"] == "fx/schedule_graph"
    differing = [(one["group"], one["name"], one["values"]) for one in payload["settings"] if one["differs"]]
    assert differing == [("option", "schedule", ["default", "PREFETCH"])]
    assert payload["notes"] == ["Without a run: plain, prefetch."]
    turned = printed(capsys, files["plain"], files["prefetch"], "--baseline", "prefetch")
    assert [column["label"] for column in turned["variants"]] == ["prefetch", "plain"]


def test_records_that_hold_their_run_are_compared_with_it(
    files: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = []
    for count, name in enumerate(("plain", "prefetch"), start=1):
        comp = load(files[name])
        counter = Counter("SQ_INSTS_LDS", 40 * count, "exact")
        run = RunData(name, comp.id, "emulator", "gfx942", (1, 1, 1), (256, 1, 1), counters=(counter,))
        words.append(str(tmp_path / f"{name}.wavex"))
        save(with_run(comp, run), words[-1])
    payload = printed(capsys, *words)
    assert payload["notes"] == []
    (figure,) = [one for one in payload["figures"] if one["name"] == "SQ_INSTS_LDS"]
    assert figure["values"] == [40, 80]


def test_two_records_in_the_terminal(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", files["plain"], files["prefetch"], files["plain"]]) == 0
    text = capsys.readouterr().out
    assert "parts at schedule_graph" in text and "option schedule" in text
    # The same file twice is told apart, and parts nowhere.
    assert "plain (2): " in text and "parts nowhere" in text


def test_the_difference_of_a_pass(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    payload = printed(capsys, files["plain"], files["prefetch"], "--diff", "fx/schedule_graph")
    (diff,) = payload["diffs"]
    assert diff["language"] == "graph" and diff["matched"] > 60 and "8 → 7" in diff["sentence"]
    assert main(["compare", files["plain"], files["prefetch"], "--diff", "mlir"]) == 0
    assert "--- plain" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["{plain}"], "nothing to compare with"),
        (["{plain}", "--with", "BLOCK_M=128"], "a record cannot be changed"),
        (["{plain}", "{prefetch}", "--baseline", "x"], "none of plain, prefetch is called 'x'"),
        (["{plain}", "{prefetch}", "--diff", "no_such_pass"], "no stage 'no_such_pass'"),
        (["{plain}", "{prefetch}", "--diff", "asm"], "plain has no AMDGCN"),
        (["{plain}", "nothing.wavex"], "no file nothing.wavex"),
    ],
)
def test_what_is_refused(
    files: dict[str, str], capsys: pytest.CaptureFixture[str], words: list[str], message: str
) -> None:
    assert main(["compare", *(word.format(**files) for word in words)]) == 2
    assert message in capsys.readouterr().err


def test_settings_are_told_apart() -> None:
    spec = _edited(kernel("gemm"), "BLOCK_M=128, schedule=PREFETCH, target=gfx950, without=minimize_global_loads")
    assert (spec.target_name, spec.disabled_passes) == ("gfx950", ("minimize_global_loads",))
    assert dict(spec.options)["schedule"] == "PREFETCH"
    with pytest.raises(UsageError, match="is not NAME=VALUE"):
        _edited(kernel("gemm"), "BLOCK_M")
    with pytest.raises(UsageError, match="BLOK_M"):
        _edited(kernel("gemm"), "BLOK_M=64")


@pytest.mark.full
def test_a_kernel_under_two_settings_with_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    payload = printed(
        capsys, "gemm", "--with", "schedule=PREFETCH", "--with", "mma_type=F32_32x32x8_F16", "--run",
    )  # fmt: skip
    assert [column["outputs"] for column in payload["variants"]] == ["c agrees"] * 3
    counters = {one["name"]: one["values"] for one in payload["figures"] if one["group"] == "counters"}
    # 256·256·512 products, 16·16·16 or 32·32·8 of them an instruction.
    assert counters["SQ_INSTS_MFMA"] == [8192, 8192, 4096]
    # Two writes of two b64 a turn conflict 2-way in each of their phases: 8 cycles an execution.
    assert counters["SQ_LDS_BANK_CONFLICT"] == [16384] * 3
    assert counters["SQ_INSTS_VALU"][1] > counters["SQ_INSTS_VALU"][0] > counters["SQ_INSTS_VALU"][2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["compare", "gemm", "--with", "BLOCK_M=32", "waves_m=1"], "commas between them: --with BLOCK_M=32,waves_m=1"),
        (["run", "gemm", "--sub", "BLOCK_M=32", "waves_m=1"], "--sub waves_m=1 for a symbol"),
        (["compare", "gemm", "--wide"], "unrecognized arguments: --wide\n"),
    ],
)
def test_a_setting_without_its_option_is_told_where_it_belongs(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2 and said in capsys.readouterr().err
