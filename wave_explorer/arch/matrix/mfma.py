"""The dense MFMA instructions of CDNA2, CDNA3 and CDNA4.

Sources: LLVM's assembler (names and which target has which), AMD "CDNA3 ISA" and "CDNA4 ISA" chapter 7, AMD Matrix
Instruction Calculator 1.3.2 (cycles and modifiers of CDNA2 and CDNA3), AMD "Matrix Core Programming on CDNA3 and
CDNA4" (ROCm blogs, 2025) and LLVM's scheduling model (cycles of CDNA4).
"""

from __future__ import annotations

from dataclasses import replace

from wave_explorer.arch.matrix.instruction import MatrixInstruction

COMPARED = "formula, compared element by element with AMD's matrix instruction calculator"
_DOUBLED = (
    "the formula of the CDNA3 instruction with k doubled, as Wave's and Triton's index maps for gfx950 have it, whose "
    "kernels give right products; not compared with AMD's manual"
)
_F8F6F4 = (
    "formula from AMD's ROCm blog and Composable Kernel's mx_mfma_op test, whose scale map, recorded on hardware, it "
    "reproduces; kernels that Triton compiled for fp8, fp4 and mixed operands give right products"
)
_FORMATS = ("fp8", "bf8", "fp6", "bf6", "fp4")
_BROADCAST = ("cbsz", "abid", "blgp")


def _aliases(d_type: str, shape: tuple[int, int, int, int], inputs: str) -> tuple[str, ...]:
    """The spelling of the first MFMA targets: no number of blocks, no underscore before the type."""
    if "_" in inputs:
        return ()
    older = f"v_mfma_{d_type}_{shape[0]}x{shape[1]}x{shape[2]}{inputs}"
    # bf16 with _1k is CDNA2's form with four elements a lane, which CDNA4's doubled shapes do not have.
    lanes_hold = shape[0] * shape[2] * shape[3] // 64
    return (older, f"{older}_1k") if inputs == "bf16" and lanes_hold == 4 else (older,)


def _mfma(
    shape: tuple[int, int, int, int],
    types: tuple[str, str, str],
    cycles: int | None,
    modifiers: tuple[str, ...] = (),
    evidence: str = COMPARED,
) -> MatrixInstruction:
    m, n, k, blocks = shape
    a_type, b_type, d_type = types
    inputs = f"{a_type}_{b_type}" if a_type in ("fp8", "bf8") else a_type
    extent = f"{m}x{n}x{k}" + (f"_{blocks}b" if blocks > 1 else "")
    # CDNA3's vector ALU issues in all but 4 cycles of the narrow types, and never beside f32 or f64.
    co_issue = None if cycles is None else 0 if a_type in ("f32", "f64") else cycles - 4
    return MatrixInstruction(
        f"v_mfma_{d_type}_{extent}_{inputs}", m, n, k, blocks, a_type, b_type, d_type, d_type, 64, "mfma", cycles,
        co_issue, evidence, _aliases(d_type, shape, inputs), modifiers,
    )  # fmt: skip


def _in_blocks(a_type: str, d_type: str, k: int) -> list[MatrixInstruction]:
    """Products of several small matrices at once."""
    types = (a_type, a_type, d_type)
    return [
        _mfma((32, 32, k, 2), types, 64, _BROADCAST),
        _mfma((16, 16, k, 4), types, 32, _BROADCAST),
        _mfma((4, 4, k, 16), types, 8, _BROADCAST),
    ]


def _eight_bit_floats() -> list[MatrixInstruction]:
    pairs = [(a_type, b_type, "f32") for a_type in ("fp8", "bf8") for b_type in ("fp8", "bf8")]
    return [_mfma((16, 16, 32, 1), pair, 16) for pair in pairs] + [_mfma((32, 32, 16, 1), pair, 32) for pair in pairs]


CDNA3 = (
    *_in_blocks("f32", "f32", 1),
    _mfma((32, 32, 2, 1), ("f32", "f32", "f32"), 64, ("blgp",)),
    _mfma((16, 16, 4, 1), ("f32", "f32", "f32"), 32, ("blgp",)),
    _mfma((32, 32, 4, 1), ("xf32", "xf32", "f32"), 32),
    _mfma((16, 16, 8, 1), ("xf32", "xf32", "f32"), 16),
    *_in_blocks("f16", "f32", 4),
    _mfma((32, 32, 8, 1), ("f16", "f16", "f32"), 32),
    _mfma((16, 16, 16, 1), ("f16", "f16", "f32"), 16),
    *_in_blocks("bf16", "f32", 4),
    _mfma((32, 32, 8, 1), ("bf16", "bf16", "f32"), 32),
    _mfma((16, 16, 16, 1), ("bf16", "bf16", "f32"), 16),
    *_in_blocks("i8", "i32", 4),
    _mfma((32, 32, 16, 1), ("i8", "i8", "i32"), 32),
    _mfma((16, 16, 32, 1), ("i8", "i8", "i32"), 16),
    _mfma((16, 16, 4, 1), ("f64", "f64", "f64"), 32, ("neg",)),
    _mfma((4, 4, 4, 4), ("f64", "f64", "f64"), 16, ("neg",)),
    *_eight_bit_floats(),
)


def _cdna2(one: MatrixInstruction) -> MatrixInstruction:
    """An instruction that CDNA2 has too: older name, other cycles, BLGP on everything but f64."""
    older = one.aliases[-1] if one.a_type == "bf16" else one.aliases[0]
    cycles = 64 if one.m == 32 else 8 if one.m == 4 else 32
    if one.a_type == "f64":
        cycles = one.cycles or 0
    broadcast = () if one.a_type == "f64" else _BROADCAST if one.blocks > 1 else ("blgp",)
    co_issue = 0 if one.a_type == "f64" else cycles - 4
    modern = (one.name,)
    return replace(one, name=older, cycles=cycles, co_issue_cycles=co_issue, aliases=modern, modifiers=broadcast)


def _only_cdna2() -> list[MatrixInstruction]:
    """The shapes that CDNA3 dropped: i8 and bf16 with half of k."""
    halved = [
        _mfma((32, 32, 2, 2), ("bf16", "bf16", "f32"), 64),
        _mfma((16, 16, 2, 4), ("bf16", "bf16", "f32"), 32),
        _mfma((4, 4, 2, 16), ("bf16", "bf16", "f32"), 8),
        _mfma((32, 32, 4, 1), ("bf16", "bf16", "f32"), 64),
        _mfma((16, 16, 8, 1), ("bf16", "bf16", "f32"), 32),
        _mfma((32, 32, 8, 1), ("i8", "i8", "i32"), 64),
        _mfma((16, 16, 16, 1), ("i8", "i8", "i32"), 32),
    ]
    return [
        replace(
            one, name=one.aliases[0], aliases=(), modifiers=_BROADCAST if one.blocks > 1 else ("blgp",)
        )
        for one in halved
    ]  # fmt: skip


def _on_cdna2(one: MatrixInstruction) -> bool:
    wide_i8 = one.a_type == "i8" and one.blocks == 1
    return one.a_type not in ("xf32", "fp8", "bf8") and not wide_i8


CDNA2 = (*(_cdna2(one) for one in CDNA3 if _on_cdna2(one)), *_only_cdna2())


def _f8f6f4(m: int, k: int, cycles: int, *, scaled: bool) -> MatrixInstruction:
    name = f"v_mfma_{'scale_' if scaled else ''}f32_{m}x{m}x{k}_f8f6f4"
    modifiers = ("cbsz", "blgp", "op_sel", "op_sel_hi") if scaled else ("cbsz", "blgp")
    return MatrixInstruction(
        name, m, m, k, 1, "fp8", "fp8", "f32", "f32", 64, "mfma-f8f6f4", cycles, None, _F8F6F4, (), modifiers, _FORMATS,
        32 if scaled else 0,
    )  # fmt: skip


def _cdna4(one: MatrixInstruction) -> MatrixInstruction:
    """An instruction of CDNA3 that CDNA4 kept: f64 16x16x4 takes twice the cycles there."""
    cycles = 64 if one.name == "v_mfma_f64_16x16x4_f64" else one.cycles
    return replace(one, cycles=cycles, co_issue_cycles=None)


CDNA4 = (
    *(_cdna4(one) for one in CDNA3 if one.a_type != "xf32"),
    *(
        replace(_mfma(shape, types, cycles, (), _DOUBLED), co_issue_cycles=None)
        for shape, types, cycles in (
            ((16, 16, 32, 1), ("f16", "f16", "f32"), 16),
            ((32, 32, 16, 1), ("f16", "f16", "f32"), 32),
            ((16, 16, 32, 1), ("bf16", "bf16", "f32"), 16),
            ((32, 32, 16, 1), ("bf16", "bf16", "f32"), 32),
            ((16, 16, 64, 1), ("i8", "i8", "i32"), 16),
            ((32, 32, 32, 1), ("i8", "i8", "i32"), 32),
        )
    ),
    *(
        _f8f6f4(m, k, cycles, scaled=scaled)
        for scaled in (False, True)
        for m, k, cycles in ((16, 128, 32), (32, 64, 64))
    ),
)
