"""Kernel arguments from a file: a JSON list that names or describes each one, or an ``.npz`` of arrays."""

from __future__ import annotations

import tokenize
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.element_types import decoded, element_type
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.made_arrays import made_array, scalar

_UNREADABLE = (
    ValueError, OverflowError, OSError, EOFError, SyntaxError, RuntimeError, zipfile.BadZipFile, zlib.error,
    tokenize.TokenError,
)  # fmt: skip
"""What NumPy lets through of files that are broken, encrypted or no array files at all."""

_MEANINGLESS_BESIDE = {"value": ("key", "seed", "expect", "tolerance"), "shape": ("key",), "file": ("seed",)}


class ArgumentEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One argument: an array of a file (``file``), a made one (``shape`` and ``dtype``), or a number (``value``).

    The value null is a pointer to nothing.

    Attributes:
        name: for messages, outputs and files; ``arg0``, ``arg1`` ... without.
        file: ``.npy`` or ``.npz``, beside the JSON file; ``key`` chooses an array of an ``.npz``.
        dtype: element type; of a file only needed where its bits mean something else (bf16 in 16-bit integers).
        fill: ``zeros``, ``ones``, ``arange``, ``random`` (with ``seed``, without one the position) or a number.
        expect: file with what the array must be afterwards, as numbers of any type or as bits of ``dtype``; ``key``
            of an ``.npz`` is the argument's name.
        tolerance: on the absolute error of ``expect``; None for the rounding of the type.
    """

    name: str = ""
    file: str | None = None
    key: str | None = None
    shape: list[int] | None = None
    dtype: str | None = None
    fill: str | int | float = "zeros"
    seed: int | None = None
    value: bool | int | float | msgspec.UnsetType | None = msgspec.UNSET
    expect: str | None = None
    tolerance: float | None = None


class ArgumentList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The document: ``{"arguments": [...]}``."""

    arguments: list[ArgumentEntry]


@dataclass(frozen=True)
class GivenArgument:
    """One argument, ready for a launch.

    Attributes:
        name: unique.
        value: array or number; None is a null pointer.
        dtype: element type as Wave spells it, empty where the file did not say.
        expected: float64, what the array must be afterwards; None if not to be checked.
        tolerance: on the absolute error; None for the rounding of the type.
    """

    name: str
    value: NDArray[Any] | int | float | np.generic | None
    dtype: str = ""
    expected: NDArray[np.float64] | None = None
    tolerance: float | None = None

    def array(self) -> NDArray[Any]:
        """The value as an array, a number as one without axes.

        Raises:
            LaunchError: it is a null pointer.
        """
        if self.value is None:
            raise LaunchError(f"{self.name} is null, and an array or a number is needed.")
        return np.asarray(self.value)


def read_arguments(path: Path) -> tuple[GivenArgument, ...]:
    """The arguments of a file, in order.

    Raises:
        LaunchError: it, or a file that it names, cannot be read, or an entry makes no argument; says which.
    """
    if path.suffix == ".npz":
        return tuple(GivenArgument(name, array) for name, array in _arrays(path).items())
    entries = _entries(path)
    found: list[GivenArgument] = []
    for position, entry in enumerate(entries):
        name = entry.name or f"arg{position}"
        if any(name == other.name for other in found):
            raise LaunchError(f"{path.name} has two arguments {name!r}.")
        try:
            found.append(_argument(position, name, entry, path.parent))
        except LaunchError as error:
            raise LaunchError(f"Argument {position} ({name}) of {path.name}: {error.summary}", error.advice) from error
    return tuple(found)


def read_arrays(path: Path) -> dict[str, NDArray[Any]]:
    """Arrays by name of an ``.npz``, or of a file as :func:`read_arguments` takes it.

    Raises:
        LaunchError: as for :func:`read_arguments`.
    """
    return {argument.name: argument.array() for argument in read_arguments(path)}


def _entries(path: Path) -> list[ArgumentEntry]:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise LaunchError(f"{path} cannot be read: {error.strerror}.") from error
    try:
        if content.lstrip().startswith(b"["):
            return msgspec.json.decode(content, type=list[ArgumentEntry])
        return msgspec.json.decode(content, type=ArgumentList).arguments
    except msgspec.MsgspecError as error:
        raise LaunchError(
            f"{path.name} is no list of arguments: {error}.",
            'For example [{"name": "a", "shape": [64], "dtype": "f32", "fill": "random"}, {"value": 4}].',
        ) from error


def _argument(position: int, name: str, entry: ArgumentEntry, folder: Path) -> GivenArgument:
    given = [word for word in ("file", "shape") if getattr(entry, word) is not None]
    if entry.value is not msgspec.UNSET:
        given.append("value")
    if len(given) != 1:
        said = " and ".join(given) or "none of them"
        raise LaunchError(f"it wants one of file, shape and value, and has {said}.")
    ignored = [word for word in _MEANINGLESS_BESIDE[given[0]] if getattr(entry, word) is not None]
    if ignored:
        raise LaunchError(f"{given[0]} takes no {' and no '.join(ignored)}.")
    if entry.tolerance is not None and not entry.tolerance >= 0:
        raise LaunchError(f"the tolerance {entry.tolerance} is negative, and an error is not.")
    dtype = element_type(entry.dtype) if entry.dtype is not None else ""
    if entry.value is None:
        if dtype:
            raise LaunchError("null is a pointer to nothing, and takes no dtype.")
        return GivenArgument(name, None)
    if entry.value is not msgspec.UNSET:
        return GivenArgument(name, scalar(entry.value, dtype) if dtype else entry.value, dtype)
    if entry.file is not None:
        array = _array(folder / entry.file, entry.key)
    else:
        if not dtype:
            raise LaunchError("a made array wants a dtype.")
        array = _made(entry, dtype, position if entry.seed is None else entry.seed)
    expected = None
    if entry.expect is not None:
        expected = _wanted(folder / entry.expect, name, dtype or str(array.dtype))
    return GivenArgument(name, array, dtype, expected, entry.tolerance)


def _made(entry: ArgumentEntry, dtype: str, seed: int) -> NDArray[Any]:
    fill = entry.fill
    if isinstance(fill, str):
        if fill not in ("zeros", "ones", "arange", "random"):
            raise LaunchError(f"{fill!r} is no filling.", "Fillings: zeros, ones, arange, random, or a number.")
        return made_array(dtype, entry.shape or [], fill, seed)  # type: ignore[arg-type]
    return made_array(dtype, entry.shape or [], fill, seed)


def _array(path: Path, key: str | None, preferred: str = "") -> NDArray[Any]:
    if path.suffix != ".npz":
        loaded = _load(path)
        if not isinstance(loaded, np.ndarray):
            raise LaunchError(f"{path.name} holds several arrays.", "Name it .npz and give the key.")
        return _numbers(path, loaded)
    arrays = _arrays(path)
    chosen = key or (preferred if preferred in arrays else "")
    if not chosen and len(arrays) == 1:
        return next(iter(arrays.values()))
    if chosen not in arrays:
        raise LaunchError(f"{path.name} holds {', '.join(arrays) or 'nothing'}.", 'Say which with "key".')
    return arrays[chosen]


def _arrays(path: Path) -> dict[str, NDArray[Any]]:
    loaded = _load(path)
    if not isinstance(loaded, np.lib.npyio.NpzFile):
        raise LaunchError(f"{path.name} is no .npz file.")
    with loaded as archive:
        try:
            return {name: _numbers(path, archive[name]) for name in archive.files}
        except MemoryError as error:
            raise LaunchError(f"{path.name} describes an array that does not fit into memory.") from error
        except _UNREADABLE as error:
            said = "one of its members is no array" if "pickle" in str(error) else str(error).rstrip(".")
            raise LaunchError(f"{path.name} cannot be read: {said}.") from error


def _load(path: Path) -> Any:
    """What a file holds; objects in it are refused, as they could run code."""
    try:
        return np.load(path, allow_pickle=False)
    except FileNotFoundError:
        raise LaunchError(f"There is no file {path}.") from None
    except MemoryError as error:
        raise LaunchError(f"{path.name} describes an array that does not fit into memory.") from error
    except _UNREADABLE as error:
        # What NumPy does not know it takes for a pickle, and advises to load it unsafely.
        said = "" if "pickle" in str(error) else f": {str(error).rstrip('.')}"
        raise LaunchError(f"{path.name or path} is no array file of NumPy{said}.") from error


def _numbers(path: Path, array: Any) -> NDArray[Any]:
    """The array, if a kernel can make something of its bytes: numbers, or a structure of them."""
    if not isinstance(array, np.ndarray):
        raise LaunchError(f"{path.name} holds something that is no array.")
    if array.dtype.kind not in "biufcV":
        raise LaunchError(f"{path.name} holds an array of {array.dtype}, which a kernel cannot read.")
    return array


def _wanted(path: Path, name: str, dtype: str) -> NDArray[np.float64]:
    """What an array must be afterwards."""
    array = _array(path, None, name)
    if array.dtype.kind not in "biuf":
        raise LaunchError(f"{path.name} holds an array of {array.dtype}: the results are compared with real numbers.")
    return decoded(array, dtype)
