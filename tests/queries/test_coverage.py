"""Query and command ``coverage`` on kernels that write all, too much and too little."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.analysis.conftest import record
from wave_explorer.analysis.coverage import coverage
from wave_explorer.cli.main import main
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.record import Compilation

TRAPS = Path(__file__).parents[1] / "data" / "trap_kernels.py"


@pytest.fixture(scope="module")
def astray() -> Compilation:
    """A copy whose lanes all lie along M: columns are written by none, and rows beyond the tensor."""
    return record(f"{TRAPS}:copy2d", backend=False, M=64, N=64, block_m=8, block_n=8, axis_of_m=0, axis_of_n=1)


def asked(comp: Compilation, **parameters: Any) -> dict[str, Any]:
    found: dict[str, Any] = answer(Subject(comp), "coverage", parameters)
    return found


def test_counts_are_those_of_the_array(astray: Compilation) -> None:
    (tensor,) = coverage(astray)
    (row,) = asked(astray)["tensors"]
    assert row["cells"] == tensor.times.size == row["never"] + row["once"] + row["several"]
    assert {entry["times"]: entry["cells"] for entry in row["times"]} == {
        int(times): int((tensor.times == times).sum()) for times in np.unique(tensor.times)
    }
    assert row["several_at"] == [tuple(map(int, spot)) for spot in np.argwhere(tensor.times > 1)[:8]]
    assert row["outside"] == tensor.outside > 0
    first = row["first_outside"]
    assert (first["workgroup"], first["thread"], first["cell"]) == ((1, 0, 0), 56, (64, 0))
    assert row["shared_by_workgroups"] == row["several"] and row["shared_by_lanes"] == 0
    assert row["complete"] and all(writer["not_known"] == "" for writer in row["writers"])


@pytest.mark.parametrize("bins", [1, 5, 16, 64, 100])
def test_the_picture_keeps_the_extremes_of_every_bin(astray: Compilation, bins: int) -> None:
    (tensor,) = coverage(astray)
    (row,) = asked(astray, bins=bins)["tensors"]
    picture = row["picture"]
    assert (picture["row_dim"], picture["column_dim"], picture["rows"], picture["columns"]) == ("M", "N", 64, 64)
    assert len(picture["least"]) <= bins and len(picture["least"][0]) <= bins
    for i, (least, most) in enumerate(zip(picture["least"], picture["most"], strict=True)):
        for j in range(len(least)):
            rows = slice(i * picture["row_step"], (i + 1) * picture["row_step"])
            columns = slice(j * picture["column_step"], (j + 1) * picture["column_step"])
            part = tensor.times[rows, columns]
            assert (least[j], most[j]) == (part.min(), part.max())


def test_one_tensor_can_be_asked_for_and_others_are_refused(astray: Compilation) -> None:
    name = asked(astray)["tensors"][0]["name"]
    assert len(asked(astray, tensor=name)["tensors"]) == 1
    with pytest.raises(BadQuery, match=f"it writes {name}"):
        asked(astray, tensor="nothing")


def test_the_command_says_where_the_first_element_lies_outside(
    astray: Compilation, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    astray.save(str(tmp_path / "astray.wavex"))
    assert main(["coverage", str(tmp_path / "astray.wavex")]) == 0
    text = capsys.readouterr().out
    assert "lie outside; the first is (64, 0)" in text and "in workgroup (1, 0, 0), thread 56" in text
    assert main(["coverage", str(tmp_path / "astray.wavex"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tensors"][0]["outside"] > 0
