"""Files of arguments that are no arrays: one sentence, no advice to load them unsafely."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import numpy as np
import pytest

from wave_explorer.device.argument_file import read_arguments
from wave_explorer.device.errors import LaunchError


def archive(path: Path, member: bytes) -> Path:
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("x.npy", member)
    return path


def header(shape: str) -> bytes:
    """An .npy file of f64 whose header claims a shape, with one element behind it."""
    text = f"{{'descr': '<f8', 'fortran_order': False, 'shape': {shape}, }}"
    padded = text + " " * (-(len(text) + 11) % 64) + "\n"
    return b"\x93NUMPY\x01\x00" + len(padded).to_bytes(2, "little") + padded.encode() + bytes(8)


@pytest.mark.parametrize("shape", [f"({10**30},)", f"({10**13},)", f"({10**9}, {10**9})"])
def test_a_claim_that_no_memory_holds(tmp_path: Path, shape: str) -> None:
    with pytest.raises(LaunchError, match=r"^huge\.npz (cannot be read|describes an array that does not fit)"):
        read_arguments(archive(tmp_path / "huge.npz", header(shape)))


def test_what_is_no_array_file_is_called_so(tmp_path: Path) -> None:
    path = tmp_path / "two.npz"
    path.write_bytes(b"xx")
    with pytest.raises(LaunchError) as caught:
        read_arguments(path)
    assert str(caught.value).startswith("two.npz is no array file of NumPy.") and "pickle" not in str(caught.value)


def test_objects_are_refused_in_one_sentence(tmp_path: Path) -> None:
    content = io.BytesIO()
    np.save(content, np.array([{}], dtype=object), allow_pickle=True)
    with pytest.raises(LaunchError) as caught:
        read_arguments(archive(tmp_path / "objects.npz", content.getvalue()))
    assert "no array" in str(caught.value) and "pickle" not in str(caught.value)
