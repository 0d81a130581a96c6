"""Targets a Wave kernel can be compiled for, and the matrix multiply types that suit a target and an element type."""

from __future__ import annotations

from wave_explorer.arch.wave_matrix_types import FNUZ_TYPES, MATRIX_TYPES, OCP_TYPES, MatrixType

__all__ = ["KNOWN_TARGETS", "MATRIX_TYPES", "MatrixType", "matrix_types"]

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
