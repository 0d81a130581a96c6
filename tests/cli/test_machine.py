"""Commands ``memory`` and ``grid``: the payload of the query, and what stands in the terminal."""

from __future__ import annotations

import json

import pytest

from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.cli.main import main
from wave_explorer.kernel.spec import kernel
from wave_explorer.queries import Subject, answer
from wave_explorer.record import load


@pytest.fixture(scope="module")
def gemm(tmp_path_factory: pytest.TempPathFactory) -> str:
    built = kernel("gemm", target="gfx942", M=128, N=128, K=64).build()
    path = str(tmp_path_factory.mktemp("record") / "gemm.wavex")
    record_compile(built, Recorder(built.data), backend=False).save(path)
    return path


@pytest.mark.parametrize(
    ("command", "query", "parameters"),
    [
        (["memory", "--workgroup", "1,1", "--iteration", "1", "--wave", "2"], "memory",
         {"workgroup": (1, 1, 0), "iteration": 1, "wave": 2}),
        (["grid"], "grid", {}),
    ],
)  # fmt: skip
def test_json_is_the_payload(
    gemm: str, capsys: pytest.CaptureFixture[str], command: list[str], query: str, parameters: dict[str, object]
) -> None:
    assert main([command[0], gemm, *command[1:], "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == json.loads(json.dumps(answer(Subject(load(gemm)), query, parameters)))


def test_memory_in_the_terminal(gemm: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["memory", gemm]) == 0
    text = capsys.readouterr().out
    assert "16 writes" in text and "50%" in text and "minimize_global_loads" in text and "promoted to LDS" in text
    assert "modelled: one request for each aligned segment" in text


def test_grid_in_the_terminal(gemm: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grid", gemm]) == 0
    text = capsys.readouterr().out
    assert "4 workgroups, 2 × 2 × 1, on gfx942 (MI300X)" in text and "M 64:128 N 64:128" in text
    assert "source: AMD ROCm" in text and "has not reached AMDGCN" in text


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["memory", "--node", "nothing"], "no global access"),
        (["memory", "--workgroup", "9,0,0"], "outside the grid"),
        (["memory", "--wave", "7"], "no wave 7"),
    ],
)
def test_wrong_words(gemm: str, capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    assert main([words[0], gemm, *words[1:]]) == 2
    assert message in capsys.readouterr().err
