"""Which bytes of its sources a byte of a result was made from, for instructions that pack, unpack, shift or mask.

Without these rules a register of two f16 would tie each of them to the sources of both.  Every other instruction
makes each byte of a dword from all bytes of its sources.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from wave_explorer.emulator.slicing.byte_lanes import ALL_BYTES
from wave_explorer.isa.destinations import destination_count
from wave_explorer.isa.program import Instruction, Literal32

OLD = -1
"""Stands for the destination's own old value in place of the number of a source."""

Sources: TypeAlias = tuple[tuple[int, int], ...]
"""Number of a source (behind the destinations, from 0) and a byte of it."""

ByteMoves: TypeAlias = tuple[Sources, Sources, Sources, Sources]
"""For each byte of the result what it was made from."""

Constants: TypeAlias = Mapping[int, int]
"""Values of scalar operands as they were at the step, by the number of the operand in the instruction."""

_NOTHING: Sources = ()


def byte_moves(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    """The bytes behind each byte of a result of one dword; None where every byte comes from all.

    Args:
        instruction: with a single dword as its result.
        constants: see :data:`Constants`.
    """
    if instruction.encoding == "_sdwa":
        return _sub_dword(instruction)
    for pattern, rule in _RULES:
        if pattern.match(instruction.base):
            return rule(instruction, constants)
    return None


def _whole(*sources: int) -> Sources:
    return tuple((source, byte) for source in sources for byte in ALL_BYTES)


def _half(source: int, high: bool) -> Sources:
    first = 2 if high else 0
    return (source, first), (source, first + 1)


def _op_sel(instruction: Instruction, number: int, name: str = "op_sel", default: int = 0) -> bool:
    bits = instruction.modifiers.get(name)
    return bool(bits[number] if isinstance(bits, tuple) and number < len(bits) else default)


def _constant(instruction: Instruction, constants: Constants, source: int) -> int | None:
    """The value of a source, if it is known: a literal, or a scalar register that was noted."""
    number = destination_count(instruction) + source
    if number >= len(instruction.operands):
        return None
    operand = instruction.operands[number]
    if isinstance(operand, Literal32) and not operand.is_float:
        return int(operand.value) & 0xFFFFFFFF
    return constants.get(number)


def _moved(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    return tuple(((0, byte),) for byte in ALL_BYTES)  # type: ignore[return-value]


def _bitwise(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    count = len(instruction.operands) - destination_count(instruction)
    return tuple(tuple((source, byte) for source in range(count)) for byte in ALL_BYTES)  # type: ignore[return-value]


def _masked(source: int, mask: int | None, mask_source: int) -> list[Sources]:
    """Bytes of a source that an ``and`` lets through; with a mask that is not known, all."""
    if mask is None:
        return [((source, byte), (mask_source, byte)) for byte in ALL_BYTES]
    return [((source, byte),) if mask >> 8 * byte & 0xFF else _NOTHING for byte in ALL_BYTES]


def _and(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    first, second = (_constant(instruction, constants, source) for source in (0, 1))
    found = _masked(1, first, 0) if first is not None else _masked(0, second, 1)
    return tuple(found)  # type: ignore[return-value]


def _and_or(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    first, second = (_constant(instruction, constants, source) for source in (0, 1))
    found = _masked(1, first, 0) if first is not None else _masked(0, second, 1)
    return tuple((*sources, (2, byte)) for byte, sources in enumerate(found))  # type: ignore[return-value]


def _inserted(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    """``v_bfi_b32``: bits of the second source where the first is set, of the third elsewhere."""
    mask = _constant(instruction, constants, 0)
    found: list[Sources] = []
    for byte in ALL_BYTES:
        part = None if mask is None else mask >> 8 * byte & 0xFF
        kept: Sources = ((1, byte),) if part != 0 else _NOTHING
        found.append(kept if part == 0xFF else (*kept, (2, byte)))
    return tuple(found)  # type: ignore[return-value]


def _shifted(source: int, bits: int) -> list[Sources]:
    """Bytes of a source that was shifted left by ``bits`` (right where negative)."""
    found: list[Sources] = []
    for byte in ALL_BYTES:
        low, high = (8 * byte - bits) // 8, (8 * byte + 7 - bits) // 8
        found.append(tuple((source, origin) for origin in sorted({low, high}) if origin in ALL_BYTES))
    return found


def _shift(left: bool, distance: int, source: int) -> Callable[[Instruction, Constants], ByteMoves | None]:
    """``distance`` and ``source`` are the numbers of the sources that say how far, and what."""

    def rule(instruction: Instruction, constants: Constants) -> ByteMoves | None:
        bits = _constant(instruction, constants, distance)
        if bits is None:
            return None
        return tuple(_shifted(source, bits % 32 if left else -(bits % 32)))  # type: ignore[return-value]

    return rule


def _arithmetic_shift(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    bits = _constant(instruction, constants, 0)
    if bits is None:
        return None
    found = _shifted(1, -(bits % 32))
    return tuple(sources or ((1, 3),) for sources in found)  # type: ignore[return-value]


def _shift_or(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    bits = _constant(instruction, constants, 1)
    if bits is None:
        return None
    return tuple((*sources, (2, byte)) for byte, sources in enumerate(_shifted(0, bits % 32)))  # type: ignore[return-value]


def _aligned(unit: int) -> Callable[[Instruction, Constants], ByteMoves | None]:
    """``v_alignbit_b32``, ``v_alignbyte_b32``: a dword out of the two sources, the second one low."""

    def rule(instruction: Instruction, constants: Constants) -> ByteMoves | None:
        distance = _constant(instruction, constants, 2)
        if distance is None:
            return None
        bits = distance * unit % 32
        found: list[Sources] = []
        for byte in ALL_BYTES:
            places = {(8 * byte + bits) // 8, (8 * byte + bits + 7) // 8}
            found.append(tuple((1, place) if place < 4 else (0, place - 4) for place in sorted(places)))
        return tuple(found)  # type: ignore[return-value]

    return rule


def _permuted(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    """``v_perm_b32``: each byte of the selector names one of the bytes of both sources, the second one low."""
    selector = _constant(instruction, constants, 2)
    if selector is None:
        return None
    found: list[Sources] = []
    for byte in ALL_BYTES:
        code = selector >> 8 * byte & 0xFF
        if code < 8:
            found.append(((1, code),) if code < 4 else ((0, code - 4),))
        elif code < 12:
            # The sign of one of four bytes.
            found.append((((1, 1), (1, 3), (0, 1), (0, 3))[code - 8],))
        else:
            found.append(_NOTHING)
    return tuple(found)  # type: ignore[return-value]


def _packed_halves(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    """``v_pack_b32_f16``."""
    low, high = _half(0, _op_sel(instruction, 0)), _half(1, _op_sel(instruction, 1))
    return low[:1], low[1:], high[:1], high[1:]


def _converted_pair(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    """Two floats to two of 16 bits."""
    return _whole(0), _whole(0), _whole(1), _whole(1)


def _converted_bytes(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    """Two floats to two of 8 bits, in one half of the result; the other half stays."""
    bits = instruction.modifiers.get("op_sel")
    high = isinstance(bits, tuple) and bool(bits[-1])
    kept: list[Sources] = [((OLD, byte),) for byte in ALL_BYTES]
    first = 2 if high else 0
    kept[first], kept[first + 1] = _whole(0), _whole(1)
    return tuple(kept)  # type: ignore[return-value]


def _both_halves(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    """Packed arithmetic of 16-bit numbers: op_sel chooses halves for the low result, op_sel_hi for the high one."""
    count = len(instruction.operands) - destination_count(instruction)
    low = tuple(place for s in range(count) for place in _half(s, _op_sel(instruction, s)))
    high = tuple(place for s in range(count) for place in _half(s, _op_sel(instruction, s, "op_sel_hi", 1)))
    if instruction.base.startswith("v_pk_fmac"):
        low, high = (*low, *_half(OLD, False)), (*high, *_half(OLD, True))
    return low, low, high, high


def _sixteen_bits(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    """A result of 16 bits, in the half that the last bit of op_sel or ``.h`` names; gfx9 clears the other one."""
    operands = instruction.operands
    count = len(operands) - destination_count(instruction)
    narrow = not re.match(r"v_cvt_f16_|v_cvt_[iu]16_[iu]32|v_cvt_pk", instruction.base)
    made: Sources = ()
    for source in range(count):
        operand = operands[destination_count(instruction) + source]
        high = getattr(operand, "half", "") == "h" or _op_sel(instruction, source)
        made = (*made, *(_half(source, high) if narrow else _whole(source)))
    if "fmac" in instruction.base or "_mac_" in instruction.base:
        made = (*made, *_half(OLD, False))
    last = instruction.modifiers.get("op_sel")
    to_high = getattr(operands[0], "half", "") == "h" or (
        isinstance(last, tuple) and len(last) == len(operands) and bool(last[-1])
    )
    old = ((OLD, 0),), ((OLD, 1),), ((OLD, 2),), ((OLD, 3),)
    return (*old[:2], made, made) if to_high else (made, made, *old[2:])


def _widened(instruction: Instruction, constants: Constants) -> ByteMoves | None:
    """One number of 16 bits to one of 32."""
    operand = instruction.operands[destination_count(instruction)]
    high = getattr(operand, "half", "") == "h" or _op_sel(instruction, 0)
    return (_half(0, high),) * 4


_SELECTED = {
    "BYTE_0": (0,), "BYTE_1": (1,), "BYTE_2": (2,), "BYTE_3": (3,), "WORD_0": (0, 1), "WORD_1": (2, 3),
    "DWORD": ALL_BYTES,
}  # fmt: skip


def _sub_dword(instruction: Instruction) -> ByteMoves | None:
    """SDWA: parts of the sources, and a part of the result, by modifiers."""
    modifiers = instruction.modifiers
    made: Sources = ()
    for source in range(len(instruction.operands) - destination_count(instruction)):
        chosen = _SELECTED.get(str(modifiers.get(f"src{source}_sel", "DWORD")), ALL_BYTES)
        made = (*made, *((source, byte) for byte in chosen))
    written = _SELECTED.get(str(modifiers.get("dst_sel", "DWORD")), ALL_BYTES)
    keeps = modifiers.get("dst_unused") == "UNUSED_PRESERVE"
    rest: list[Sources] = [((OLD, byte),) if keeps else _NOTHING for byte in ALL_BYTES]
    for byte in written:
        rest[byte] = made
    return tuple(rest)  # type: ignore[return-value]


_RULES: tuple[tuple[re.Pattern[str], Callable[[Instruction, Constants], ByteMoves | None]], ...] = tuple(
    (re.compile(pattern), rule)
    for pattern, rule in (
        (r"v_(dual_)?mov_b32$|s_mov_b32$|v_accvgpr_(read|write|mov)(_b32)?$|s_cmov_b32$", _moved),
        (r"v_(or|xor|or3|xor3|not|xnor)_b32$|s_(or|xor|not)_b32$", _bitwise),
        (r"(v|s)_and_b32$", _and),
        (r"v_and_or_b32$", _and_or),
        (r"v_bfi_b32$", _inserted),
        (r"v_lshlrev_b32$|v_dual_lshlrev_b32$", _shift(True, 0, 1)),
        (r"v_lshrrev_b32$", _shift(False, 0, 1)),
        (r"v_ashrrev_i32$", _arithmetic_shift),
        (r"s_lshl_b32$", _shift(True, 1, 0)),
        (r"s_lshr_b32$", _shift(False, 1, 0)),
        (r"v_lshl_or_b32$", _shift_or),
        (r"v_alignbit_b32$", _aligned(1)),
        (r"v_alignbyte_b32$", _aligned(8)),
        (r"v_perm_b32$", _permuted),
        (r"v_pack_b32_f16$", _packed_halves),
        (r"v_cvt_pk_(f16|bf16)_f32$|v_cvt_pkrtz_f16_f32$|v_cvt_pk_rtz_f16_f32$|v_cvt_pk(norm)?_[iu]16_[iu]?f?32$",
         _converted_pair),
        (r"v_cvt_pk_(fp8|bf8)_f32$", _converted_bytes),
        (r"v_pk_(?!f?mac)\w+_(f16|bf16|u16|i16|b16)$|v_pk_fmac_f16$", _both_halves),
        (r"v_cvt_f32_(f16|bf16)$", _widened),
        (r"v_cvt_f16_|v_cvt_[iu]16_|v_(?!cmp|pk|mad_mix|fma_mix|dot|cvt|cndmask)\w+_(f16|bf16|u16|i16|b16)$",
         _sixteen_bits),
    )
)  # fmt: skip
