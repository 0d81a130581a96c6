"""SDWA: bytes and words of registers as operands of a vector operation (CDNA3 ISA, "SDWA")."""

from __future__ import annotations

import numpy as np

from wave_explorer.emulator.wavefronts import Lanes

SDWA_MODIFIERS = frozenset({"dst_sel", "dst_unused", "src0_sel", "src1_sel"})

_PARTS = {
    "DWORD": (0, 32), "WORD_0": (0, 16), "WORD_1": (16, 16),
    "BYTE_0": (0, 8), "BYTE_1": (8, 8), "BYTE_2": (16, 8), "BYTE_3": (24, 8),
}  # fmt: skip


def part(selection: object) -> tuple[int, int]:
    """First bit and number of bits of a selection such as ``WORD_1``.

    Raises:
        NotImplementedError: no such selection.
    """
    if selection not in _PARTS:
        raise NotImplementedError(f"the selection {selection}")
    return _PARTS[str(selection)]


def check_destination(selection: object, unused: object) -> None:
    """Before anything is executed: a result can go there.

    Raises:
        NotImplementedError: no such selection, or no such treatment of the other bits.
    """
    part(selection)
    if unused not in (None, "UNUSED_PRESERVE", "UNUSED_SEXT", "UNUSED_PAD"):
        raise NotImplementedError(f"dst_unused:{unused}")


def extract(dword: Lanes, selection: object, sign_extend: bool) -> Lanes:
    """The selected part of a u32, as u32."""
    first, bits = part(selection)
    if bits == 32:
        return dword
    raised = dword << np.uint32(32 - first - bits)
    if sign_extend:
        return (raised.view(np.int32) >> np.int32(32 - bits)).view(np.uint32)
    return raised >> np.uint32(32 - bits)


def insert(value: Lanes, old: Lanes, selection: object, unused: object) -> Lanes:
    """A result put into the selected part; ``unused`` says what becomes of the other bits.

    Where nothing is said they are preserved (LLVM, "AMDGPU modifier syntax", dst_unused).
    """
    first, bits = part(selection)
    if bits == 32:
        return value
    mask = np.uint32(((1 << bits) - 1) << first)
    placed = (value << np.uint32(first)) & mask
    if unused in ("UNUSED_PRESERVE", None):
        return placed | (old & ~mask)
    if unused == "UNUSED_SEXT":
        below = placed & mask
        raised = (below << np.uint32(32 - first - bits)).view(np.int32) >> np.int32(32 - first - bits)
        return raised.view(np.uint32)
    if unused == "UNUSED_PAD":
        return placed
    raise NotImplementedError(f"dst_unused:{unused}")
