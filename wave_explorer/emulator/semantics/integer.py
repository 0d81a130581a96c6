"""Vector integer and bit operations (CDNA3 ISA, chapters 12.7 to 12.12)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Special, define
from wave_explorer.emulator.semantics.saturation import narrowed, saturating
from wave_explorer.emulator.value_types import F32, I16, I32, I64, U16, U32, U64, ValueType

V = TypeVar("V")
MASK = Special.MASK


@define("v_mov_b32", unit="valu", results=[U32], sources=[U32])
@define("v_mov_b64", unit="valu", results=[U64], sources=[U64])
@define("v_accvgpr_read_b32", "v_accvgpr_write_b32", "v_accvgpr_mov_b32", unit="valu", results=[U32], sources=[U32])
def move(a: LaneAlgebra[V], x: V) -> V:
    return x


# ---------------------------------------------------------------------------------------------------- add and subtract
def add(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.add(x, y)


def sub(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.sub(x, y)


def subrev(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.sub(y, x)


for _mnemonic, _operation in (("v_add_u32", add), ("v_sub_u32", sub), ("v_subrev_u32", subrev)):
    define(_mnemonic, unit="valu", results=[U32], sources=[U32, U32], saturated=saturating(_operation, U32))(_operation)


@define("v_add_co_u32", unit="valu", results=[U32, MASK], sources=[U32, U32])
def add_carry_out(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
    total = a.add(x, y)
    return total, a.less(total, x)


@define("v_addc_co_u32", unit="valu", results=[U32, MASK], sources=[U32, U32, MASK])
def add_with_carry(a: LaneAlgebra[V], x: V, y: V, carry: V) -> tuple[V, V]:
    partial = a.add(x, y)
    total = a.add(partial, a.from_predicate(carry, U32))
    return total, a.bit_or(a.less(partial, x), a.less(total, partial))


@define("v_sub_co_u32", unit="valu", results=[U32, MASK], sources=[U32, U32])
def sub_borrow_out(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
    return a.sub(x, y), a.less(x, y)


@define("v_subrev_co_u32", unit="valu", results=[U32, MASK], sources=[U32, U32])
def subrev_borrow_out(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
    return sub_borrow_out(a, y, x)


@define("v_subb_co_u32", unit="valu", results=[U32, MASK], sources=[U32, U32, MASK])
def sub_with_borrow(a: LaneAlgebra[V], x: V, y: V, borrow: V) -> tuple[V, V]:
    taken = a.from_predicate(borrow, U32)
    partial = a.sub(x, y)
    return a.sub(partial, taken), a.bit_or(a.less(x, y), a.less(partial, taken))


@define("v_subbrev_co_u32", unit="valu", results=[U32, MASK], sources=[U32, U32, MASK])
def subrev_with_borrow(a: LaneAlgebra[V], x: V, y: V, borrow: V) -> tuple[V, V]:
    return sub_with_borrow(a, y, x, borrow)


@define("v_add3_u32", unit="valu", results=[U32], sources=[U32, U32, U32])
def add3(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(a.add(x, y), z)


# ------------------------------------------------------------------------------------------------------------ multiply
@define("v_mul_lo_u32", unit="valu", results=[U32], sources=[U32, U32])
@define("v_mul_lo_u16", unit="valu", results=[U16], sources=[U16, U16])
def mul_low(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.mul(x, y)


@define("v_mul_hi_u32", unit="valu", results=[U32], sources=[U32, U32])
@define("v_mul_hi_i32", unit="valu", results=[I32], sources=[I32, I32])
def mul_high(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.mul_high(x, y)


def low_24_unsigned(a: LaneAlgebra[V], x: V) -> V:
    """Bits 23:0 of a u32."""
    return a.bit_and(x, a.constant(U32, 0xFFFFFF))


def low_24_signed(a: LaneAlgebra[V], x: V) -> V:
    """Bits 23:0 of an i32, sign-extended."""
    eight = a.constant(U32, 8)
    return a.shift_right(a.shift_left(x, eight), eight)


@define("v_mul_u32_u24", unit="valu", results=[U32], sources=[U32, U32])
def mul_u24(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.mul(low_24_unsigned(a, x), low_24_unsigned(a, y))


@define("v_mul_hi_u32_u24", unit="valu", results=[U32], sources=[U32, U32])
def mul_high_u24(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.mul_high(low_24_unsigned(a, x), low_24_unsigned(a, y))


@define("v_mul_i32_i24", unit="valu", results=[I32], sources=[I32, I32])
def mul_i24(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.mul(low_24_signed(a, x), low_24_signed(a, y))


@define("v_mul_hi_i32_i24", unit="valu", results=[I32], sources=[I32, I32])
def mul_high_i24(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.mul_high(low_24_signed(a, x), low_24_signed(a, y))


def _saturated_mad_u24(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    product = a.mul(a.resize(low_24_unsigned(a, x), I64), a.resize(low_24_unsigned(a, y), I64))
    held: V = narrowed(a, a.add(product, a.resize(z, I64)), U32)
    return held


def _saturated_mad_i24(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    product = a.mul(a.resize(low_24_signed(a, x), I64), a.resize(low_24_signed(a, y), I64))
    held: V = narrowed(a, a.add(product, a.resize(z, I64)), I32)
    return held


@define("v_mad_u32_u24", unit="valu", results=[U32], sources=[U32, U32, U32], saturated=_saturated_mad_u24)
def mad_u24(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(mul_u24(a, x, y), z)


@define("v_mad_i32_i24", unit="valu", results=[I32], sources=[I32, I32, I32], saturated=_saturated_mad_i24)
def mad_i24(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.add(mul_i24(a, x, y), z)


@define("v_mad_u64_u32", unit="valu", results=[U64, MASK], sources=[U32, U32, U64])
def mad_u64(a: LaneAlgebra[V], x: V, y: V, z: V) -> tuple[V, V]:
    product = a.mul(a.resize(x, U64), a.resize(y, U64))
    total = a.add(product, z)
    return total, a.less(total, product)


@define("v_mad_i64_i32", unit="valu", results=[I64, MASK], sources=[I32, I32, I64])
def mad_i64(a: LaneAlgebra[V], x: V, y: V, z: V) -> tuple[V, V]:
    product = a.mul(a.resize(x, I64), a.resize(y, I64))
    total = a.add(product, z)
    # Signed overflow: the operands agree in sign and the sum does not.
    changed = a.bit_and(a.bit_xor(product, total), a.bit_xor(z, total))
    return total, a.less(changed, a.constant(I64, 0))


# ---------------------------------------------------------------------------------------------------------------- bits
@define("v_and_b32", unit="valu", results=[U32], sources=[U32, U32])
def bit_and(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.bit_and(x, y)


@define("v_or_b32", unit="valu", results=[U32], sources=[U32, U32])
def bit_or(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.bit_or(x, y)


@define("v_xor_b32", unit="valu", results=[U32], sources=[U32, U32])
def bit_xor(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.bit_xor(x, y)


@define("v_xnor_b32", unit="valu", results=[U32], sources=[U32, U32])
def bit_xnor(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.bit_not(a.bit_xor(x, y))


@define("v_not_b32", unit="valu", results=[U32], sources=[U32])
def bit_not(a: LaneAlgebra[V], x: V) -> V:
    return a.bit_not(x)


@define("v_or3_b32", unit="valu", results=[U32], sources=[U32, U32, U32])
def or3(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.bit_or(a.bit_or(x, y), z)


@define("v_and_or_b32", unit="valu", results=[U32], sources=[U32, U32, U32])
def and_or(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    return a.bit_or(a.bit_and(x, y), z)


@define("v_bfi_b32", unit="valu", results=[U32], sources=[U32, U32, U32])
def bit_field_insert(a: LaneAlgebra[V], mask: V, x: V, y: V) -> V:
    return a.bit_or(a.bit_and(mask, x), a.bit_and(a.bit_not(mask), y))


@define("v_bfe_u32", unit="valu", results=[U32], sources=[U32, U32, U32])
def bit_field_extract(a: LaneAlgebra[V], x: V, offset: V, width: V) -> V:
    one = a.constant(U32, 1)
    mask = a.sub(a.shift_left(one, width), one)
    return a.bit_and(a.shift_right(x, offset), mask)


@define("v_bfe_i32", unit="valu", results=[I32], sources=[I32, U32, U32])
def bit_field_extract_signed(a: LaneAlgebra[V], x: V, offset: V, width: V) -> V:
    """A field that reaches beyond bit 31 ends there; its top bit is the sign."""
    thirty_two = a.constant(U32, 32)
    offset = a.bit_and(offset, a.constant(U32, 31))
    width = a.minimum(a.bit_and(width, a.constant(U32, 31)), a.sub(thirty_two, offset))
    to_top = a.sub(a.sub(thirty_two, width), offset)
    field = a.shift_right(a.shift_left(x, to_top), a.sub(thirty_two, width))
    return a.select(a.equal(width, a.constant(U32, 0)), a.constant(I32, 0), field)


@define("v_bfrev_b32", unit="valu", results=[U32], sources=[U32])
def reverse(a: LaneAlgebra[V], x: V) -> V:
    return a.reverse_bits(x)


@define("v_bcnt_u32_b32", unit="valu", results=[U32], sources=[U32, U32])
def count_ones(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.add(a.count_ones(x), y)


@define("v_ffbh_u32", unit="valu", results=[U32], sources=[U32])
def first_one_from_top(a: LaneAlgebra[V], x: V) -> V:
    none = a.equal(x, a.constant(U32, 0))
    return a.select(none, a.constant(U32, -1), a.leading_zeros(x))


@define("v_ffbl_b32", unit="valu", results=[U32], sources=[U32])
def first_one_from_bottom(a: LaneAlgebra[V], x: V) -> V:
    none = a.equal(x, a.constant(U32, 0))
    return a.select(none, a.constant(U32, -1), a.trailing_zeros(x))


@define("v_mbcnt_lo_u32_b32", unit="valu", results=[U32], sources=[U32, U32])
def masked_count_low(a: LaneAlgebra[V], mask: V, x: V) -> V:
    """Ones of ``mask`` below this lane's bit, among lanes 0 to 31, plus ``x``."""
    lane = a.lane_index()
    low = a.less(lane, a.constant(U32, 32))
    one = a.constant(U32, 1)
    below = a.select(low, a.sub(a.shift_left(one, lane), one), a.constant(U32, -1))
    return a.add(a.count_ones(a.bit_and(mask, below)), x)


@define("v_mbcnt_hi_u32_b32", unit="valu", results=[U32], sources=[U32, U32])
def masked_count_high(a: LaneAlgebra[V], mask: V, x: V) -> V:
    """The same for lanes 32 to 63: bit 0 of ``mask`` stands for lane 32."""
    lane = a.lane_index()
    low = a.less(lane, a.constant(U32, 32))
    one = a.constant(U32, 1)
    below = a.select(low, a.constant(U32, 0), a.sub(a.shift_left(one, lane), one))
    return a.add(a.count_ones(a.bit_and(mask, below)), x)


@define("v_perm_b32", unit="valu", results=[U32], sources=[U32, U32, U32])
def permute_bytes(a: LaneAlgebra[V], x: V, y: V, selector: V) -> V:
    """Each byte of ``selector`` chooses one of the bytes 0-3 of y, 4-7 of x, a repeated sign (8-11), 0 or 0xff."""
    both = a.pair(y, x)
    byte = a.constant(U32, 0xFF)
    result = a.constant(U32, 0)
    for place in range(4):
        shift = a.constant(U32, 8 * place)
        choice = a.bit_and(a.shift_right(selector, shift), byte)
        source = a.shift_left(a.bit_and(choice, a.constant(U32, 7)), a.constant(U32, 3))
        plain = a.bit_and(a.low_half(a.shift_right(both, source)), byte)
        # 8 to 11 repeat the sign of the upper byte of each half dword: bytes 1, 3, 5 and 7.
        half = a.shift_left(a.bit_and(choice, a.constant(U32, 3)), a.constant(U32, 4))
        sign = a.bit_and(a.low_half(a.shift_right(both, a.add(half, a.constant(U32, 15)))), a.constant(U32, 1))
        chosen = a.select(a.less(choice, a.constant(U32, 12)), a.mul(sign, byte), byte)
        chosen = a.select(a.equal(choice, a.constant(U32, 12)), a.constant(U32, 0), chosen)
        chosen = a.select(a.less(choice, a.constant(U32, 8)), plain, chosen)
        result = a.bit_or(result, a.shift_left(chosen, shift))
    return result


@define("v_alignbit_b32", unit="valu", results=[U32], sources=[U32, U32, U32])
def align_bits(a: LaneAlgebra[V], x: V, y: V, count: V) -> V:
    return a.low_half(a.shift_right(a.pair(y, x), a.bit_and(count, a.constant(U32, 31))))


# -------------------------------------------------------------------------------------------------------------- shifts
@define("v_lshlrev_b32", unit="valu", results=[U32], sources=[U32, U32])
@define("v_lshlrev_b64", unit="valu", results=[U64], sources=[U32, U64])
@define("v_lshlrev_b16", unit="valu", results=[U16], sources=[U16, U16])
def shift_left_reversed(a: LaneAlgebra[V], count: V, x: V) -> V:
    return a.shift_left(x, count)


@define("v_lshrrev_b32", unit="valu", results=[U32], sources=[U32, U32])
@define("v_lshrrev_b64", unit="valu", results=[U64], sources=[U32, U64])
@define("v_lshrrev_b16", unit="valu", results=[U16], sources=[U16, U16])
@define("v_ashrrev_i32", unit="valu", results=[I32], sources=[U32, I32])
@define("v_ashrrev_i64", unit="valu", results=[I64], sources=[U32, I64])
@define("v_ashrrev_i16", unit="valu", results=[I16], sources=[U16, I16])
def shift_right_reversed(a: LaneAlgebra[V], count: V, x: V) -> V:
    return a.shift_right(x, count)


@define("v_lshl_add_u32", unit="valu", results=[U32], sources=[U32, U32, U32])
@define("v_lshl_add_u64", unit="valu", results=[U64], sources=[U64, U32, U64])
def shift_left_add(a: LaneAlgebra[V], x: V, count: V, y: V) -> V:
    return a.add(a.shift_left(x, count), y)


@define("v_add_lshl_u32", unit="valu", results=[U32], sources=[U32, U32, U32])
def add_shift_left(a: LaneAlgebra[V], x: V, y: V, count: V) -> V:
    return a.shift_left(a.add(x, y), count)


@define("v_lshl_or_b32", unit="valu", results=[U32], sources=[U32, U32, U32])
def shift_left_or(a: LaneAlgebra[V], x: V, count: V, y: V) -> V:
    return a.bit_or(a.shift_left(x, count), y)


# --------------------------------------------------------------------------------------------------- minimum, maximum
@define("v_min_u32", unit="valu", results=[U32], sources=[U32, U32])
@define("v_min_i32", unit="valu", results=[I32], sources=[I32, I32])
@define("v_min_u16", unit="valu", results=[U16], sources=[U16, U16])
@define("v_min_i16", unit="valu", results=[I16], sources=[I16, I16])
def minimum(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.minimum(x, y)


@define("v_max_u32", unit="valu", results=[U32], sources=[U32, U32])
@define("v_max_i32", unit="valu", results=[I32], sources=[I32, I32])
@define("v_max_u16", unit="valu", results=[U16], sources=[U16, U16])
@define("v_max_i16", unit="valu", results=[I16], sources=[I16, I16])
def maximum(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.maximum(x, y)


def _three(kind: ValueType, name: str) -> None:
    define(f"v_min3_{name}", unit="valu", results=[kind], sources=[kind] * 3)(
        lambda a, x, y, z: a.minimum(a.minimum(x, y), z)
    )
    define(f"v_max3_{name}", unit="valu", results=[kind], sources=[kind] * 3)(
        lambda a, x, y, z: a.maximum(a.maximum(x, y), z)
    )
    define(f"v_med3_{name}", unit="valu", results=[kind], sources=[kind] * 3)(
        lambda a, x, y, z: a.maximum(a.minimum(x, y), a.minimum(a.maximum(x, y), z))
    )


_three(U32, "u32")
_three(I32, "i32")


@define("v_cndmask_b32", unit="valu", results=[F32], sources=[F32, F32, MASK])
def conditional(a: LaneAlgebra[V], if_false: V, if_true: V, condition: V) -> V:
    """Typed as float because its sources take a sign and an absolute value; the bits pass unchanged."""
    return a.select(condition, if_true, if_false)
