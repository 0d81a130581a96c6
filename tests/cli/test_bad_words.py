"""Words that make no command, and kernels that print: stdout stays the payload's, and the exit status 1 or 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wave_explorer.cli import looking
from wave_explorer.cli.main import main

PRINTING = """\
import os, wave_lang.kernel.wave as tkw
from wave_lang.kernel.wave.templates.gemm import get_gemm_kernel
print("noise")
os.write(1, b"more noise")
def make():
    print("noise")
    return get_gemm_kernel((64, 64, 32), False, tkw.MMAType.F32_16x16x16_F16)
"""


def refused(capfd: pytest.CaptureFixture[str], *words: str) -> str:
    capfd.readouterr()
    try:
        status = main(list(words))
    except SystemExit as exit:
        status = int(exit.code or 0)
    output = capfd.readouterr()
    assert status in (1, 2)
    assert output.out == ""
    assert "Traceback" not in output.err
    return " ".join(output.err.split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "usage"),
        (["passes", "gemm", "--", "true"], "only 'record' takes a program"),
        (["record", "gemm", "-o", "DIR", "--", "true"], "neither KERNEL nor --json"),
        (["record", "-o", "DIR", "--sub", "M=1", "--", "true"], "cannot be edited"),
        (["record", "-o", "", "--", "true"], "no file or folder"),
        (["record", "-o", "/dev/null", "--", "true"], "/dev/null cannot be made"),
        (["record", "-o", "DIR", "--", "/no/such/program"], "'/no/such/program' cannot be started"),
        (["record", "-o", "DIR", "--", ""], "'' cannot be started"),
        (["record", "gemm", "-o", " "], "no file or folder"),
        (["export", "gemm", "-o", ""], "no file name"),
        (["run", "gemm", "--seed", "-1"], "no whole number"),
        (["run", "gemm", "--seed", "٣"], "no whole number"),
        (["passes", "gemm", "--option", "schedule"], "--option schedule=PREFETCH"),
    ],
)
def test_what_makes_no_sense_together(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], said: str
) -> None:
    assert said in refused(capfd, *(str(tmp_path / "records") if word == "DIR" else word for word in words))


def test_nothing_on_stdout_when_there_is_no_pass_to_show(capfd: pytest.CaptureFixture[str]) -> None:
    assert "minimize_global_loads" in refused(capfd, "passes", "gemm", "--disable-pass", "minimise_global_loads")


def test_assembly_text_is_no_kernel_to_compile(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "kernel.s").write_text("s_endpgm\n")
    assert "'run-asm' take" in refused(capfd, "run", str(tmp_path / "kernel.s"))


def test_a_place_that_there_is_not(capfd: pytest.CaptureFixture[str]) -> None:
    # copy stands in no loop, and its workgroup is a single wave.
    assert "stands in no loop" in refused(capfd, "index", "copy", "read", "--iteration", "1")
    assert "no wave 1" in refused(capfd, "index", "copy", "read", "--wave", "1", "--json")
    assert "no lane 64" in refused(capfd, "index", "copy", "read", "--why", "--lane", "64")
    assert "--why" in refused(capfd, "index", "copy", "read", "--lane", "3")


def test_a_target_that_nothing_here_runs(capfd: pytest.CaptureFixture[str]) -> None:
    for command in ("run", "verify", "why"):
        assert "gfx908" in refused(capfd, command, "copy", "--target", "gfx908")


def test_arrays_larger_than_memory_are_not_made(capfd: pytest.CaptureFixture[str]) -> None:
    assert "Compile it for smaller dims" in refused(capfd, "run", "gemm", "--sub", "M=2147483647")


def test_what_a_kernel_file_prints_is_no_part_of_the_payload(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(PRINTING)
    assert main(["passes", f"{path}:make", "--json"]) == 0
    output = capfd.readouterr()
    assert json.loads(output.out)["stages"]
    assert "noise" in output.err
    assert "more noise" in output.err


def test_a_defect_of_ours_is_a_report(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("not foreseen")

    monkeypatch.setattr(looking, "open_record", broken)
    said = refused(capfd, "passes", "gemm")
    assert "RuntimeError: not foreseen" in said
    log = next(word for word in said.split() if "wave-explorer-" in word).rstrip(".")
    assert "not foreseen" in Path(log).read_text()
    Path(log).unlink()
