"""What a spec's constraints make of its dims, in numbers, without a compile: the tiles of workgroup, wave and loop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import sympy
from wave_lang.kernel.lang.global_symbols import SHARED_ADDRESS_SPACE
from wave_lang.kernel.wave.constraints import (
    HardwareConstraint,
    TilingConstraint,
    WaveConstraint,
    WorkgroupConstraint,
)

from wave_explorer.kernel.clone import is_memory
from wave_explorer.kernel.matrix_types import MATRIX_TYPES, MatrixType
from wave_explorer.kernel.source import LibrarySource
from wave_explorer.kernel.spec import KernelSpec


@dataclass(frozen=True)
class SharedOperand:
    """An argument that is worked on in LDS: its dims by name, and bits of an element."""

    name: str
    dims: tuple[str, ...]
    bits: int


@dataclass(frozen=True)
class MatrixDims:
    """Names of the dims that a kernel's matrix instructions go over; known for matrix products of the library."""

    m: str
    n: str
    k: str


@dataclass(frozen=True)
class Tiling:
    """The distribution of a kernel over its launch; a dim or figure that has no number is left out.

    Attributes:
        target: AMD target.
        extents: elements of a dim.
        workgroup, wave, loop: elements of a dim that one workgroup, wave or turn of the loop takes; of a wave as a
            fraction, since the tile of the workgroup need not divide.
        lanes: of a wave.
        mma: the matrix multiply type, None where there is none or it is none that we know.
        mma_name: its name, empty where there is none.
        dtype: element type of the first argument.
        matrix: the dims of the matrix product, None where it is not known to be one.
        shared: operands of the matrix product in LDS, all live at once.
        schedule: of the loop.
    """

    target: str
    extents: Mapping[str, int]
    workgroup: Mapping[str, int]
    wave: Mapping[str, Fraction]
    loop: Mapping[str, int]
    lanes: int
    mma: MatrixType | None
    mma_name: str
    dtype: str
    matrix: MatrixDims | None
    shared: tuple[SharedOperand, ...]
    schedule: str

    @property
    def waves(self) -> int | None:
        """Waves of a workgroup; None where a tile is not a whole number of shares."""
        waves = 1
        for dim, share in self.wave.items():
            parts = self.workgroup[dim] / share if dim in self.workgroup and share else None
            if parts is None or parts.denominator != 1:
                return None
            waves *= int(parts)
        return waves


def tiling(spec: KernelSpec) -> Tiling:
    """The tiling of ``spec``; it makes the kernel, and compiles nothing.

    Symbols need not have gone through :meth:`KernelSpec.edit`, which makes the kernel once more to look at them; they
    have to be as it keeps them.

    Raises:
        KernelError: the kernel cannot be made with these settings.
    """
    made, subs = spec._made()
    extents: dict[str, int] = {}
    tiles: dict[type, dict[str, Fraction]] = {WorkgroupConstraint: {}, WaveConstraint: {}, TilingConstraint: {}}
    lanes, mma_name = 64, ""
    for constraint in made.kernel.constraints:
        kind = type(constraint)
        if kind in tiles:
            dim, size = str(constraint.dim), _number(constraint.tile_size, subs)
            if size is not None:
                tiles[kind][dim] = size
            extent = _number(constraint.dim, subs)
            if extent is not None and extent.denominator == 1:
                extents[dim] = int(extent)
        elif isinstance(constraint, HardwareConstraint):
            lanes = int(constraint.threads_per_wave)
            mma_name = str(getattr(constraint.mma_type, "name", ""))
    memories = {
        name: annotation
        for name, annotation in made.kernel._f.__annotations__.items()
        if is_memory(annotation) and name in made.kernel._sig.parameters
    }
    return Tiling(
        target=spec.target_name,
        extents=extents,
        workgroup=_whole(tiles[WorkgroupConstraint]),
        wave=tiles[WaveConstraint],
        loop=_whole(tiles[TilingConstraint]),
        lanes=lanes,
        mma=next((kind for kind in MATRIX_TYPES if kind.name == mma_name), None),
        mma_name=mma_name,
        dtype=next((str(annotation.dtype) for annotation in memories.values()), ""),
        matrix=_matrix_dims(spec),
        shared=tuple(
            SharedOperand(name, tuple(map(str, annotation.symbolic_shape)), int(annotation.dtype.bitwidth()))
            for name, annotation in memories.items()
            if _space(annotation, subs) == SHARED_ADDRESS_SPACE
        ),
        schedule=str(spec.options.get("schedule", "NONE")),
    )


def _number(expression: Any, subs: Mapping[Any, Any]) -> Fraction | None:
    value = sympy.sympify(expression)
    # SymPy compares each of the many symbols with every part of the expression: it gets those that are there.
    value = value.subs({symbol: subs[symbol] for symbol in value.free_symbols if symbol in subs})
    if value.free_symbols:  # hyperparameters that are expressions themselves
        value = value.subs(subs)
    return Fraction(int(value.p), int(value.q)) if value.is_Rational else None


def _whole(tiles: Mapping[str, Fraction]) -> dict[str, int]:
    return {dim: int(size) for dim, size in tiles.items() if size.denominator == 1}


def _space(annotation: Any, subs: Mapping[Any, Any]) -> Any:
    return subs.get(annotation.address_space, annotation.address_space)


def _matrix_dims(spec: KernelSpec) -> MatrixDims | None:
    """From the equation of a matrix product of the library, whose letters are its dims."""
    # These entries make numpy arrays and references as well, which nothing else here needs.
    from wave_explorer.kernel.library.gemm import MatrixProduct

    if not isinstance(spec.source, LibrarySource) or not isinstance(spec.source.entry, MatrixProduct):
        return None
    operands, _, result = spec.source.entry.equation.upper().partition("->")
    left, right = operands.split(",")
    in_all = set(left) & set(right) & set(result)
    m = [dim for dim in left if dim in result and dim not in in_all]
    n = [dim for dim in right if dim in result and dim not in in_all]
    k = [dim for dim in left if dim in right and dim not in result]
    return MatrixDims(m[0], n[0], k[0]) if len(m) == len(n) == len(k) == 1 else None
