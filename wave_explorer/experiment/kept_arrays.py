"""The arrays of a run as files named by the hash of their content: variants that ran on the same inputs share them."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.experiment.atomic_file import write_once
from wave_explorer.record.store import handle_of

LARGEST_RUN = 64 * 2**20
"""Bytes of the arrays of one run that are kept in a file; of a larger run only the figures are."""


def stored(arrays: Mapping[str, NDArray[Any]], folder: Path) -> dict[str, str]:
    """Writes arrays that are not in the folder yet; their handles by name.

    Raises:
        OSError: the folder cannot be written.
    """
    handles = {}
    for name, array in arrays.items():
        stream = io.BytesIO()
        np.save(stream, _as_numbers(array), allow_pickle=False)
        handles[name] = handle_of(stream.getvalue())
        write_once(folder / f"{handles[name]}.npy", stream.getvalue())
    return handles


def read_back(handles: Mapping[str, str], folder: Path) -> dict[str, NDArray[Any]]:
    """The arrays that :func:`stored` wrote.

    Raises:
        OSError: a file is missing or cannot be read.
        ValueError: a file is no array, or another one than was written.
    """
    arrays = {}
    for name, handle in handles.items():
        path = folder / f"{handle}.npy"
        if path.stat().st_size > 2 * LARGEST_RUN:
            raise ValueError(f"{path.name} is larger than the arrays of a run may be")
        content = path.read_bytes()
        if handle_of(content) != handle:
            raise ValueError(f"{path.name} is not what was stored")
        arrays[name] = np.load(io.BytesIO(content), allow_pickle=False)
    return arrays


def bytes_of(arrays: Mapping[str, NDArray[Any]]) -> int:
    """Bytes that the arrays hold."""
    return sum(array.nbytes for array in arrays.values())


def _as_numbers(array: NDArray[Any]) -> NDArray[Any]:
    """Element types that NumPy has no name for (bf16, fp8 of ml_dtypes) as the bit patterns that runs take too."""
    plain = np.asarray(array, order="C")
    return plain if plain.dtype.kind in "biufc" else plain.view(f"u{plain.dtype.itemsize}")
