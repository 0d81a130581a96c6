"""Wave's matrix multiply types by name: on which targets and for which element types each can be lowered.

Names and not values, because the values of the enumeration changed between Wave releases.  Architectures are
those of the comments in Wave's own ``MMAType``, narrowed to what iree-compile 3.9 accepted in our compiles.
"""

from __future__ import annotations

from dataclasses import dataclass

_CDNA = frozenset({"gfx908", "gfx90a", "gfx942", "gfx950"})
_CDNA4 = frozenset({"gfx950"})
_RDNA4 = frozenset({"gfx1200", "gfx1201"})


@dataclass(frozen=True)
class MatrixType:
    """A matrix multiply type: its enumeration name, M x N x K of one instruction, element dtypes, targets."""

    name: str
    shape: tuple[int, int, int]
    dtypes: tuple[str, ...]
    targets: frozenset[str]
    threads_per_wave: int = 64


_HALF = ("f16", "bf16")
FNUZ_TYPES = ("f8E4M3FNUZ", "f8E5M2FNUZ")
OCP_TYPES = ("f8E4M3FN", "f8E5M2")
_CDNA3 = frozenset({"gfx942", "gfx950"})

MATRIX_TYPES = (
    MatrixType("F32_16x16x16_F16", (16, 16, 16), _HALF, _CDNA),
    MatrixType("F32_32x32x8_F16", (32, 32, 8), _HALF, _CDNA),
    MatrixType("F32_16x16x32_K8_F16", (16, 16, 32), _HALF, _CDNA),
    MatrixType("F32_32x32x16_K8_F16", (32, 32, 16), _HALF, _CDNA),
    MatrixType("F32_16x16x32_F16", (16, 16, 32), _HALF, _CDNA4),
    MatrixType("F32_32x32x16_F16", (32, 32, 16), _HALF, _CDNA4),
    MatrixType("F32_16x16x32_BF16", (16, 16, 32), _HALF, _CDNA4),
    MatrixType("F32_32x32x16_BF16", (32, 32, 16), _HALF, _CDNA4),
    MatrixType("F32_16x16x32_F8", (16, 16, 32), FNUZ_TYPES + OCP_TYPES, _CDNA3),
    MatrixType("F32_32x32x16_F8", (32, 32, 16), FNUZ_TYPES + OCP_TYPES, _CDNA3),
    MatrixType("F32_16x16x32_K4_F8", (16, 16, 32), FNUZ_TYPES + OCP_TYPES, _CDNA3),
    MatrixType("F32_32x32x16_K4_F8", (32, 32, 16), FNUZ_TYPES + OCP_TYPES, _CDNA3),
    MatrixType("RDNA4_WAVE32_F32_16x16x16_F16", (16, 16, 16), _HALF, _RDNA4, 32),
    # Wave gives bf16 operands to the f16 instruction here, which MLIR refuses.
    MatrixType("GFX1250_F32_16x16x32_F16", (16, 16, 32), ("f16",), frozenset({"gfx1250"}), 32),
)
