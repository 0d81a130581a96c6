"""Every notebook runs from top to bottom, and leaves the files of its folder alone."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_runs_from_top_to_bottom(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # What an earlier run left is not found again, and this one leaves nothing at home.
    monkeypatch.setenv("WAVE_EXPLORER_EXPERIMENTS", str(tmp_path / "experiments"))
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    assert all(not cell.get("outputs") for cell in notebook.cells), "a notebook is kept without outputs"
    NotebookClient(
        notebook, timeout=600, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    printed = "".join(
        output.get("text", "")
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if output.output_type == "stream" and output.name == "stdout"
    )
    said = "".join(o.get("text", "") for c in notebook.cells for o in c.get("outputs", []) if o.get("name") == "stderr")
    assert said == "", said
    assert "ok: True" in printed
