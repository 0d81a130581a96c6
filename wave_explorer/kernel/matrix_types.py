"""Targets a Wave kernel can be compiled for, and the matrix multiply types that suit a target and an element type."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from wave_explorer.arch.wave_matrix_types import FNUZ_TYPES, MATRIX_TYPES, OCP_TYPES, MatrixType
from wave_explorer.kernel.errors import KernelError

__all__ = ["KNOWN_TARGETS", "MATRIX_TYPES", "MatrixType", "check_kept_types", "matrix_types"]

KNOWN_TARGETS = (
    "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1101", "gfx1103", "gfx1150", "gfx1151", "gfx1200",
    "gfx1201", "gfx1250",
)  # fmt: skip
"""AMD targets that a Wave kernel was compiled for on this compiler (an elementwise kernel at least)."""


def matrix_types(target: str, dtype: str) -> tuple[MatrixType, ...]:
    """The types that ``target`` has for elements of ``dtype`` (``f16``, ``f8E4M3FNUZ``), the usual one first."""
    if dtype == "bf16" and target == "gfx908":  # its bf16 instructions are of another shape
        return ()
    if dtype in (OCP_TYPES if target == "gfx942" else FNUZ_TYPES):  # each target has one family of 8-bit formats
        return ()
    return tuple(kind for kind in MATRIX_TYPES if target in kind.targets and dtype in kind.dtypes)


def check_kept_types(
    symbols: Mapping[str, Any], given: Collection[str], choices: Mapping[str, Any], target: str
) -> None:
    """Refuses a new target or element type under which a matrix type that was set earlier does not exist.

    One that is set in the same edit passes: its failure may be what a person wants to see.

    Args:
        symbols: everything that is set, by name of a factory's parameter.
        given: names that this edit sets.
        choices: legal values of each parameter by name.
        target: the target after the edit.

    Raises:
        KernelError: names the type, the target and the types that it has.
    """
    dtype = str(symbols.get("dtype", ""))
    for name, value in symbols.items():
        kind = next((one for one in MATRIX_TYPES if one.name == value), None)
        if kind is None or name in given or name not in choices:
            continue
        # A kernel without a parameter for it keeps its element type, which is one that its matrix type has.
        known = (dtype,) if dtype else kind.dtypes
        if any(kind in matrix_types(target, one) for one in known):
            continue
        legal = [one.name for each in known for one in matrix_types(target, each) if one.name in choices[name]]
        there = ", ".join(dict.fromkeys(legal))
        raise KernelError(
            f"{name} = {value} does not exist on {target}{f' for {dtype}' if dtype else ''}.",
            advice=f"Set {name} together with it; {target} has {there}."
            if there
            else f"{target} has none of its kind.",
            symbol=name,
        )
