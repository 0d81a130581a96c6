"""The dense WMMA instructions of RDNA3, RDNA4 and gfx1250.

Sources: LLVM's assembler (names, operand sizes, modifiers), AMD "RDNA3 ISA" and "RDNA4 ISA" 7.9, AMD Matrix
Instruction Calculator 1.3.2 (cycles and modifiers of RDNA3 and RDNA4).  There is no public manual of gfx1250 yet.
"""

from __future__ import annotations

from dataclasses import replace

from wave_explorer.arch.matrix.instruction import MatrixInstruction
from wave_explorer.arch.matrix.mfma import COMPARED
from wave_explorer.arch.matrix.operand_layout import LayoutRule

_GFX1250 = (
    "formula; rows, columns, runs of k and scales as in Triton's operand layouts for gfx1250, whose kernels give right "
    "products; there is no public manual to compare with"
)
_FLOAT = ("neg_lo", "neg_hi")
_INTEGER = ("neg_lo", "clamp")
_FORMATS = ("fp8", "bf8", "fp6", "bf6", "fp4")


def _wmma(
    rule: LayoutRule, k: int, types: tuple[str, str, str, str], wave_size: int, cycles: int | None
) -> MatrixInstruction:
    a_type, b_type, c_type, d_type = types
    inputs = f"{a_type}_{b_type}" if a_type in ("fp8", "bf8") else a_type
    result = d_type if c_type == d_type else f"{d_type}{c_type}"
    modifiers: tuple[str, ...] = _INTEGER if a_type.startswith("iu") else _FLOAT
    if rule == "rdna3" and d_type in ("f16", "bf16"):
        modifiers = (*modifiers, "op_sel")
    return MatrixInstruction(
        f"v_wmma_{result}_16x16x{k}_{inputs}", 16, 16, k, 1, a_type, b_type, c_type, d_type, wave_size, rule, cycles,
        None if cycles is None else 0, _GFX1250 if rule == "gfx1250" else COMPARED, (), modifiers,
    )  # fmt: skip


def _same(a_type: str, d_type: str) -> tuple[str, str, str, str]:
    return a_type, a_type, d_type, d_type


_EIGHT_BIT = tuple((a_type, b_type) for a_type in ("fp8", "bf8") for b_type in ("fp8", "bf8"))

RDNA3 = tuple(
    _wmma("rdna3", 16, _same(a_type, d_type), wave_size, 16 if a_type == "iu4" else 32)
    for wave_size in (32, 64)
    for a_type, d_type in (
        ("f16", "f32"), ("bf16", "f32"), ("f16", "f16"), ("bf16", "bf16"), ("iu8", "i32"), ("iu4", "i32"),
    )
)  # fmt: skip

RDNA4 = tuple(
    _wmma("rdna4", k, types, wave_size, cycles)
    for wave_size in (32, 64)
    for k, types, cycles in (
        (16, _same("f16", "f32"), 16),
        (16, _same("bf16", "f32"), 16),
        (16, _same("f16", "f16"), 16),
        (16, _same("bf16", "bf16"), 16),
        (16, _same("iu8", "i32"), 8),
        (16, _same("iu4", "i32"), 8),
        (32, _same("iu4", "i32"), 8),
        *((16, (a_type, b_type, "f32", "f32"), 8) for a_type, b_type in _EIGHT_BIT),
    )
)


def _chosen_formats(*, scaled: bool) -> MatrixInstruction:
    """The instruction whose A and B types are modifiers."""
    plain = _wmma("gfx1250", 128, ("fp8", "fp8", "f32", "f32"), 32, None)
    modifiers: tuple[str, ...] = ("neg_lo", "neg_hi", "matrix_a_fmt", "matrix_b_fmt")
    if scaled:
        modifiers = (*modifiers, "matrix_a_scale", "matrix_b_scale", "matrix_a_scale_fmt", "matrix_b_scale_fmt")
    name = f"v_wmma_{'scale_' if scaled else ''}f32_16x16x128_f8f6f4"
    return replace(plain, name=name, modifiers=modifiers, formats=_FORMATS, scale_block=32 if scaled else 0)


# Not here: 32x16x128_f4 and the forms with a factor for every 16 k (scale16), whose layouts nothing public gives.
GFX1250 = (
    _wmma("gfx1250", 4, _same("f32", "f32"), 32, None),
    _wmma("gfx1250", 32, _same("f16", "f32"), 32, None),
    _wmma("gfx1250", 32, _same("bf16", "f32"), 32, None),
    _wmma("gfx1250", 32, _same("f16", "f16"), 32, None),
    _wmma("gfx1250", 32, _same("bf16", "bf16"), 32, None),
    _wmma("gfx1250", 32, ("bf16", "bf16", "f32", "bf16"), 32, None),
    *(
        _wmma("gfx1250", k, (a_type, b_type, d_type, d_type), 32, None)
        for d_type in ("f32", "f16")
        for k in (64, 128)
        for a_type, b_type in _EIGHT_BIT
    ),
    _wmma("gfx1250", 64, _same("iu8", "i32"), 32, None),
    _chosen_formats(scaled=False),
    _chosen_formats(scaled=True),
)
