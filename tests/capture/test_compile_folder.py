"""The folder of a compile goes, whatever is still written into it, and whatever the block raises."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from wave_explorer.capture.compile_folder import compile_folder


def _late_writer(times: int) -> Callable[..., None]:
    """An `os.rmdir` before which, so many times, somebody makes a file in the folder that is to go."""
    remove = os.rmdir
    left = [times]

    def rmdir(path: str, *, dir_fd: int | None = None) -> None:
        if left[0]:
            left[0] -= 1
            folder = os.open(path, os.O_RDONLY, dir_fd=dir_fd)
            os.close(os.open("late.o", os.O_CREAT | os.O_WRONLY, dir_fd=folder))
            os.close(folder)
        remove(path, dir_fd=dir_fd)

    return rmdir


def test_what_a_left_over_linker_writes_does_not_fail_the_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    with compile_folder() as folder:
        (folder / "annotated").mkdir()
        monkeypatch.setattr(os, "rmdir", _late_writer(3))
    assert not folder.exists()


def test_python_alone_would_fail_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="not empty"), tempfile.TemporaryDirectory(dir=tmp_path) as folder:
        (Path(folder) / "annotated").mkdir()
        monkeypatch.setattr(os, "rmdir", _late_writer(3))
    monkeypatch.undo()


def test_one_who_writes_for_ever_costs_two_seconds_and_no_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    with compile_folder() as folder:
        (folder / "annotated").mkdir()
        monkeypatch.setattr(os, "rmdir", _late_writer(1_000_000))
    monkeypatch.undo()
    assert folder.exists()
    with compile_folder() as outer:
        folder.rename(outer / "put away")


def test_the_folder_goes_with_an_error_too() -> None:
    seen: list[Path] = []
    with pytest.raises(KeyError, match="of the block"), compile_folder() as folder:
        seen.append(folder)
        (folder / "kernel.mlir").write_text("module {}")
        raise KeyError("of the block")
    assert not seen[0].exists()
