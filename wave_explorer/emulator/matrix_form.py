"""A matrix instruction with its modifiers: everything about it that does not change while a program runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from wave_explorer.arch.matrix import BITS, MatrixInstruction

MatrixRole: TypeAlias = Literal["A", "B", "C", "D", "A scale", "B scale"]
SignMask: TypeAlias = tuple[int, int]
"""Bits of a dword to keep, then bits to invert."""

_HALVES, _WHOLE = 0x80008000, 0x80000000


@dataclass(frozen=True, eq=False)
class MatrixForm:
    """One matrix instruction and its modifiers.  Two forms are equal only if they are the same object.

    Attributes:
        instruction: with the formats that the modifiers choose.
        target: GPU.
        cbsz, abid: each group of ``2**cbsz`` blocks takes A from its block ``abid``.
        blgp: from which lanes B is taken (:func:`b_source_lane`).
        negate_a, negate_b: signs of A and B inverted, for the low and the high 16 bits of each register.
        negate_c, absolute_c: of C, absolute first.
        signed_a, signed_b: iu8 and iu4 elements are signed.
        clamp: an integer result saturates.
        upper_half: 16-bit C and D are in the upper halves of their registers (RDNA3).
        scale_place: where in the scale operands of A and B the factors are: gfx950's byte, gfx1250's half of lanes.
    """

    instruction: MatrixInstruction
    target: str
    cbsz: int = 0
    abid: int = 0
    blgp: int = 0
    negate_a: tuple[bool, bool] = (False, False)
    negate_b: tuple[bool, bool] = (False, False)
    negate_c: bool = False
    absolute_c: bool = False
    signed_a: bool = True
    signed_b: bool = True
    clamp: bool = False
    upper_half: bool = False
    scale_place: tuple[int, int] = (0, 0)

    def registers(self, role: MatrixRole) -> int:
        """VGPRs of an operand."""
        if role == "A scale" or role == "B scale":
            return 1
        return self.instruction.layouts[role].registers

    def sign_masks(self, role: Literal["A", "B", "C"]) -> tuple[SignMask, ...] | None:
        """For each register of the operand what its modifiers do to the bits, None for nothing."""
        kind = {"A": self.instruction.a_type, "B": self.instruction.b_type, "C": self.instruction.c_type}[role]
        if role == "C":
            signs = _HALVES if BITS[kind] == 16 else _WHOLE
            low, high = self.negate_c, self.negate_c
        else:
            signs = 0
            low, high = self.negate_a if role == "A" else self.negate_b
        absolute = role == "C" and self.absolute_c
        if not (low or high or absolute):
            return None
        flip = (_HALVES & 0xFFFF) * low | _WHOLE * high if BITS[kind] == 16 else _WHOLE * low
        keep = ~signs & 0xFFFFFFFF if absolute else 0xFFFFFFFF
        one = (keep, flip)
        if BITS[kind] == 64:  # the sign is in the second register of each pair
            return ((0xFFFFFFFF, 0), one) * (self.registers(role) // 2)
        return (one,) * self.registers(role)


def b_source_lane(lane: int, blgp: int) -> int:
    """The lane from which B's element of ``lane`` is taken (CDNA3 ISA, "BLGP").

    1 and 2: the lower or upper 32 lanes for all; 3: 16 lanes further on; 4 to 7: one group of 16 lanes for all.
    """
    if blgp == 0:
        return lane
    if blgp in (1, 2):
        return 32 * (blgp - 1) + lane % 32
    if blgp == 3:
        return (lane + 16) % 64
    return 16 * (blgp - 4) + lane % 16
