"""``run`` of a kernel that no library describes: inputs and reference from files, or random inputs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wave_explorer.cli.main import main

OWN = """\
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.wave.templates.gemm import get_gemm_kernel
def make():
    return get_gemm_kernel((64, 64, 32), False, tkw.MMAType.F32_16x16x16_F16)
"""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("own")
    (folder / "own.py").write_text(OWN, encoding="utf-8")
    path = str(folder / "own.wavex")
    assert main(["record", f"{folder / 'own.py'}:make", "-o", path]) == 0
    return path


@pytest.fixture
def files(tmp_path: Path) -> Path:
    random = np.random.default_rng(3)
    a, b = (random.standard_normal((64, 32)).astype(np.float16) for _ in range(2))
    np.savez(tmp_path / "inputs.npz", a=a, b=b)
    np.savez(tmp_path / "reference.npz", c=a.astype(np.float64) @ b.astype(np.float64).T)
    np.savez(tmp_path / "wrong.npz", c=np.ones((64, 64)))
    np.savez(tmp_path / "strange.npz", d=np.ones(3))
    described = [
        {"name": "a", "file": "inputs.npz", "key": "a"},
        {"name": "b", "file": "inputs.npz", "key": "b"},
        {"name": "c", "shape": [64, 64], "dtype": "f32", "expect": "reference.npz"},
    ]
    (tmp_path / "args.json").write_text(json.dumps(described), encoding="utf-8")
    return tmp_path


def outcome(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, Any]:
    capsys.readouterr()
    status = main(["run", *words, "--json"])
    shown = capsys.readouterr()
    return status, json.loads(shown.out) if shown.out else " ".join(shown.err.split())


def test_without_inputs_it_runs_on_random_ones_unchecked(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, payload = outcome(capsys, record, "--seed", "5")
    assert status == 0
    assert [(output["name"], output["ok"]) for output in payload["outputs"]] == [("c", None)]
    assert "random numbers (seed 5)" in payload["notes"][0]


@pytest.mark.parametrize(
    ("words", "status", "ok"),
    [
        (("--inputs", "inputs.npz"), 0, None),
        (("--inputs", "inputs.npz", "--reference", "reference.npz"), 0, True),
        (("--inputs", "args.json"), 0, True),
        (("--inputs", "inputs.npz", "--reference", "wrong.npz"), 1, False),
    ],
)
def test_inputs_and_reference_from_files(
    record: str, files: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], status: int, ok: bool | None
) -> None:
    named = [str(files / word) if word[0] != "-" else word for word in words]
    found, payload = outcome(capsys, record, *named)
    assert found == status
    assert [output["ok"] for output in payload["outputs"]] == [ok]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--inputs", "strange.npz"), "has no argument d"),
        (("--inputs", "reference.npz"), "needs its argument a: f16 64×32"),
        (("--inputs", "inputs.npz", "--reference", "strange.npz"), "holds d, which gemm does not write"),
        (("--inputs", "nowhere.npz"), "no file"),
    ],
)
def test_files_that_do_not_fit(
    record: str, files: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], message: str
) -> None:
    named = [str(files / word) if word[0] != "-" else word for word in words]
    status, said = outcome(capsys, record, *named)
    assert status == 2 and message in said
