"""Scalar arithmetic and bit operations (CDNA3 ISA, chapters 12.1 to 12.3)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import OldResult, Semantics, Special, define
from wave_explorer.emulator.value_types import I32, I64, U32, U64, ValueType

V = TypeVar("V")
SCC, EXEC_BITS = Special.SCC, Special.EXEC_BITS


def _not_zero(a: LaneAlgebra[V], x: V, kind: ValueType) -> V:
    return a.bit_not(a.equal(x, a.constant(kind, 0)))


# --------------------------------------------------------------------------------------------------------------- moves
@define("s_mov_b32", unit="salu", results=[U32], sources=[U32])
@define("s_mov_b64", unit="salu", results=[U64], sources=[U64])
@define("s_movk_i32", unit="salu", results=[I32], sources=[Special.SIGNED_16])
def move(a: LaneAlgebra[V], x: V) -> V:
    return x


@define("s_cselect_b32", unit="salu", results=[U32], sources=[U32, U32, SCC])
@define("s_cselect_b64", unit="salu", results=[U64], sources=[U64, U64, SCC])
def conditional(a: LaneAlgebra[V], if_true: V, if_false: V, condition: V) -> V:
    return a.select(condition, if_true, if_false)


@define("s_cmov_b32", unit="salu", results=[U32], sources=[U32, OldResult(U32), SCC])
@define("s_cmovk_i32", unit="salu", results=[I32], sources=[Special.SIGNED_16, OldResult(I32), SCC])
@define("s_cmov_b64", unit="salu", results=[U64], sources=[U64, OldResult(U64), SCC])
def conditional_move(a: LaneAlgebra[V], x: V, old: V, condition: V) -> V:
    return a.select(condition, x, old)


# ---------------------------------------------------------------------------------------------------------- arithmetic
@define("s_add_u32", unit="salu", results=[U32, SCC], sources=[U32, U32])
def add_unsigned(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
    total = a.add(x, y)
    return total, a.less(total, x)


@define("s_addc_u32", unit="salu", results=[U32, SCC], sources=[U32, U32, SCC])
def add_with_carry(a: LaneAlgebra[V], x: V, y: V, carry: V) -> tuple[V, V]:
    partial = a.add(x, y)
    total = a.add(partial, a.from_predicate(carry, U32))
    return total, a.bit_or(a.less(partial, x), a.less(total, partial))


@define("s_sub_u32", unit="salu", results=[U32, SCC], sources=[U32, U32])
def sub_unsigned(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
    return a.sub(x, y), a.less(x, y)


@define("s_subb_u32", unit="salu", results=[U32, SCC], sources=[U32, U32, SCC])
def sub_with_borrow(a: LaneAlgebra[V], x: V, y: V, borrow: V) -> tuple[V, V]:
    taken = a.from_predicate(borrow, U32)
    partial = a.sub(x, y)
    return a.sub(partial, taken), a.bit_or(a.less(x, y), a.less(partial, taken))


@define("s_add_i32", unit="salu", results=[I32, SCC], sources=[I32, I32])
@define("s_addk_i32", unit="salu", results=[I32, SCC], sources=[OldResult(I32), Special.SIGNED_16])
def add_signed(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
    total = a.add(x, y)
    overflow = a.bit_and(a.bit_xor(x, total), a.bit_xor(y, total))
    return total, a.less(overflow, a.constant(I32, 0))


@define("s_sub_i32", unit="salu", results=[I32, SCC], sources=[I32, I32])
def sub_signed(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
    difference = a.sub(x, y)
    overflow = a.bit_and(a.bit_xor(x, y), a.bit_xor(x, difference))
    return difference, a.less(overflow, a.constant(I32, 0))


@define("s_mul_i32", unit="salu", results=[I32], sources=[I32, I32])
@define("s_mulk_i32", unit="salu", results=[I32], sources=[OldResult(I32), Special.SIGNED_16])
def mul(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.mul(x, y)


@define("s_mul_hi_u32", unit="salu", results=[U32], sources=[U32, U32])
@define("s_mul_hi_i32", unit="salu", results=[I32], sources=[I32, I32])
def mul_high(a: LaneAlgebra[V], x: V, y: V) -> V:
    return a.mul_high(x, y)


@define("s_min_u32", unit="salu", results=[U32, SCC], sources=[U32, U32])
@define("s_min_i32", unit="salu", results=[I32, SCC], sources=[I32, I32])
def minimum(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
    return a.minimum(x, y), a.less(x, y)


@define("s_max_u32", unit="salu", results=[U32, SCC], sources=[U32, U32])
@define("s_max_i32", unit="salu", results=[I32, SCC], sources=[I32, I32])
def maximum(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
    """SCC says that the first source was the larger."""
    return a.maximum(x, y), a.less(y, x)


@define("s_abs_i32", unit="salu", results=[I32, SCC], sources=[I32])
def absolute(a: LaneAlgebra[V], x: V) -> tuple[V, V]:
    zero = a.constant(I32, 0)
    result = a.select(a.less(x, zero), a.sub(zero, x), x)
    return result, _not_zero(a, result, I32)


@define("s_absdiff_i32", unit="salu", results=[I32, SCC], sources=[I32, I32])
def absolute_difference(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
    """Of the wrapped difference, as the hardware forms it."""
    return absolute(a, a.sub(x, y))


@define("s_sext_i32_i16", unit="salu", results=[I32], sources=[I32])
def extend_16(a: LaneAlgebra[V], x: V) -> V:
    count = a.constant(U32, 16)
    return a.shift_right(a.shift_left(x, count), count)


@define("s_sext_i32_i8", unit="salu", results=[I32], sources=[I32])
def extend_8(a: LaneAlgebra[V], x: V) -> V:
    count = a.constant(U32, 24)
    return a.shift_right(a.shift_left(x, count), count)


for _count in (1, 2, 3, 4):

    @define(f"s_lshl{_count}_add_u32", unit="salu", results=[U32, SCC], sources=[U32, U32])
    def shift_add(a: LaneAlgebra[V], x: V, y: V, _count: int = _count) -> tuple[V, V]:
        """SCC says that the result does not fit in 32 bits."""
        wide = a.add(a.shift_left(a.resize(x, U64), a.constant(U32, _count)), a.resize(y, U64))
        return a.low_half(wide), _not_zero(a, a.high_half(wide), U32)


# ---------------------------------------------------------------------------------------------------------------- bits
_BITWISE: dict[str, Semantics] = {
    "and": lambda a, x, y: a.bit_and(x, y),
    "or": lambda a, x, y: a.bit_or(x, y),
    "xor": lambda a, x, y: a.bit_xor(x, y),
    "andn2": lambda a, x, y: a.bit_and(x, a.bit_not(y)),
    "andn1": lambda a, x, y: a.bit_and(a.bit_not(x), y),
    "orn1": lambda a, x, y: a.bit_or(a.bit_not(x), y),
    "orn2": lambda a, x, y: a.bit_or(x, a.bit_not(y)),
    "nand": lambda a, x, y: a.bit_not(a.bit_and(x, y)),
    "nor": lambda a, x, y: a.bit_not(a.bit_or(x, y)),
    "xnor": lambda a, x, y: a.bit_not(a.bit_xor(x, y)),
}


def _bitwise(name: str, operation: Semantics, kind: ValueType) -> None:
    bits = kind.bits

    def bitwise(a: LaneAlgebra[V], x: V, y: V) -> tuple[V, V]:
        result = operation(a, x, y)
        return result, _not_zero(a, result, kind)

    if not name.endswith("n1"):  # these two exist with EXEC only
        define(f"s_{name}_b{bits}", unit="salu", results=[kind, SCC], sources=[kind, kind])(bitwise)

    @define(f"s_{name}_saveexec_b{bits}", unit="salu", results=[kind, EXEC_BITS, SCC], sources=[kind, EXEC_BITS])
    def save_exec(a: LaneAlgebra[V], x: V, execute: V) -> tuple[V, V, V]:
        """The old EXEC is saved; the new one is ``x`` combined with it."""
        new = operation(a, x, execute)
        return execute, new, _not_zero(a, new, kind)


for _name, _operation in _BITWISE.items():
    _bitwise(_name, _operation, U32)
    _bitwise(_name, _operation, U64)


def _write_exec(name: str, kind: ValueType) -> None:
    @define(f"s_{name}_wrexec_b{kind.bits}", unit="salu", results=[kind, EXEC_BITS, SCC], sources=[kind, EXEC_BITS])
    def write_exec(a: LaneAlgebra[V], x: V, execute: V) -> tuple[V, V, V]:
        """The new EXEC is ``x`` combined with the old one; it is the result as well."""
        new = _BITWISE[name](a, x, execute)
        return new, new, _not_zero(a, new, kind)


for _name in ("andn1", "andn2"):
    _write_exec(_name, U32)
    _write_exec(_name, U64)


@define("s_not_b32", unit="salu", results=[U32, SCC], sources=[U32])
def invert_32(a: LaneAlgebra[V], x: V) -> tuple[V, V]:
    result = a.bit_not(x)
    return result, _not_zero(a, result, U32)


@define("s_not_b64", unit="salu", results=[U64, SCC], sources=[U64])
def invert_64(a: LaneAlgebra[V], x: V) -> tuple[V, V]:
    result = a.bit_not(x)
    return result, _not_zero(a, result, U64)


def _shift(mnemonic: str, kind: ValueType, left: bool) -> None:
    @define(mnemonic, unit="salu", results=[kind, SCC], sources=[kind, U32])
    def shift(a: LaneAlgebra[V], x: V, count: V) -> tuple[V, V]:
        result = a.shift_left(x, count) if left else a.shift_right(x, count)
        return result, _not_zero(a, result, kind)


_shift("s_lshl_b32", U32, True)
_shift("s_lshl_b64", U64, True)
_shift("s_lshr_b32", U32, False)
_shift("s_lshr_b64", U64, False)
_shift("s_ashr_i32", I32, False)
_shift("s_ashr_i64", I64, False)


def _bit_field(mnemonic: str, kind: ValueType) -> None:
    @define(mnemonic, unit="salu", results=[kind, SCC], sources=[kind, U32])
    def extract(a: LaneAlgebra[V], x: V, field: V) -> tuple[V, V]:
        """``field`` holds the offset in its low bits and the width in bits 22:16; a field ends at the top bit."""
        bits = a.constant(U32, kind.bits)
        offset = a.bit_and(field, a.constant(U32, kind.bits - 1))
        width = a.bit_and(a.shift_right(field, a.constant(U32, 16)), a.constant(U32, 127))
        width = a.minimum(width, a.sub(bits, offset))
        empty = a.equal(width, a.constant(U32, 0))
        raised = a.shift_left(x, a.sub(a.sub(bits, width), offset))
        result = a.select(empty, a.constant(kind, 0), a.shift_right(raised, a.sub(bits, width)))
        return result, _not_zero(a, result, kind)


_bit_field("s_bfe_u32", U32)
_bit_field("s_bfe_i32", I32)
_bit_field("s_bfe_u64", U64)
_bit_field("s_bfe_i64", I64)


def _field_mask(kind: ValueType) -> None:
    @define(f"s_bfm_b{kind.bits}", unit="salu", results=[kind], sources=[U32, U32])
    def bit_field_mask(a: LaneAlgebra[V], width: V, offset: V) -> V:
        one = a.constant(kind, 1)
        return a.shift_left(a.sub(a.shift_left(one, width), one), offset)


_field_mask(U32)
_field_mask(U64)


@define("s_brev_b32", unit="salu", results=[U32], sources=[U32])
def reverse(a: LaneAlgebra[V], x: V) -> V:
    return a.reverse_bits(x)


@define("s_brev_b64", unit="salu", results=[U64], sources=[U64])
def reverse_wide(a: LaneAlgebra[V], x: V) -> V:
    return a.pair(a.reverse_bits(a.high_half(x)), a.reverse_bits(a.low_half(x)))


@define("s_bcnt0_i32_b32", unit="salu", results=[U32, SCC], sources=[U32])
@define("s_bcnt0_i32_b64", unit="salu", results=[U32, SCC], sources=[U64])
def count_zeros(a: LaneAlgebra[V], x: V) -> tuple[V, V]:
    return count_ones(a, a.bit_not(x))


@define("s_bcnt1_i32_b32", unit="salu", results=[U32, SCC], sources=[U32])
@define("s_bcnt1_i32_b64", unit="salu", results=[U32, SCC], sources=[U64])
def count_ones(a: LaneAlgebra[V], x: V) -> tuple[V, V]:
    result = a.count_ones(x)
    return result, _not_zero(a, result, U32)


def _find_first(mnemonic: str, kind: ValueType, from_top: bool) -> None:
    @define(mnemonic, unit="salu", results=[U32], sources=[kind])
    def find(a: LaneAlgebra[V], x: V) -> V:
        place = a.leading_zeros(x) if from_top else a.trailing_zeros(x)
        return a.select(a.equal(x, a.constant(kind, 0)), a.constant(U32, -1), place)


_find_first("s_flbit_i32_b32", U32, True)
_find_first("s_flbit_i32_b64", U64, True)
_find_first("s_ff1_i32_b32", U32, False)
_find_first("s_ff1_i32_b64", U64, False)


def _find_first_zero(kind: ValueType) -> None:
    @define(f"s_ff0_i32_b{kind.bits}", unit="salu", results=[U32], sources=[kind])
    def find(a: LaneAlgebra[V], x: V) -> V:
        inverted = a.bit_not(x)
        return a.select(a.equal(inverted, a.constant(kind, 0)), a.constant(U32, -1), a.trailing_zeros(inverted))


def _find_unlike_sign(mnemonic: str, signed: ValueType, unsigned: ValueType) -> None:
    @define(mnemonic, unit="salu", results=[U32], sources=[signed])
    def find(a: LaneAlgebra[V], x: V) -> V:
        """The first bit from the top that differs from the sign; -1 where all bits are alike."""
        unlike = a.bitcast(a.bit_xor(x, a.shift_right(x, a.constant(U32, signed.bits - 1))), unsigned)
        return a.select(a.equal(unlike, a.constant(unsigned, 0)), a.constant(U32, -1), a.leading_zeros(unlike))


_find_first_zero(U32)
_find_first_zero(U64)
_find_unlike_sign("s_flbit_i32", I32, U32)
_find_unlike_sign("s_flbit_i32_i64", I64, U64)


def _pack(name: str, first_high: bool, second_high: bool) -> None:
    @define(f"s_pack_{name}_b32_b16", unit="salu", results=[U32], sources=[U32, U32])
    def pack(a: LaneAlgebra[V], x: V, y: V) -> V:
        """The low half of the result from the first source, the high half from the second."""
        sixteen, low_mask = a.constant(U32, 16), a.constant(U32, 0xFFFF)
        low = a.shift_right(x, sixteen) if first_high else a.bit_and(x, low_mask)
        high = a.bit_and(y, a.bit_not(low_mask)) if second_high else a.shift_left(y, sixteen)
        return a.bit_or(low, high)


_pack("ll", False, False)
_pack("lh", False, True)
_pack("hh", True, True)
_pack("hl", True, False)  # from gfx11 on


# ------------------------------------------------------------------------------------------------------------ compares
_TESTS: dict[str, Semantics] = {
    "eq": lambda a, x, y: a.equal(x, y),
    "lg": lambda a, x, y: a.bit_not(a.equal(x, y)),
    "lt": lambda a, x, y: a.less(x, y),
    "le": lambda a, x, y: a.less_equal(x, y),
    "gt": lambda a, x, y: a.less(y, x),
    "ge": lambda a, x, y: a.less_equal(y, x),
}
for _name, _test in _TESTS.items():
    for _suffix, _kind in (("u32", U32), ("i32", I32)):
        define(f"s_cmp_{_name}_{_suffix}", unit="salu", results=[SCC], sources=[_kind, _kind])(_test)
        _immediate = Special.SIGNED_16 if _kind is I32 else Special.UNSIGNED_16
        define(f"s_cmpk_{_name}_{_suffix}", unit="salu", results=[SCC], sources=[_kind, _immediate])(_test)
for _name in ("eq", "lg"):
    define(f"s_cmp_{_name}_u64", unit="salu", results=[SCC], sources=[U64, U64])(_TESTS[_name])


def _bit_test(kind: ValueType) -> None:
    def bit_is_set(a: LaneAlgebra[V], x: V, place: V) -> V:
        return _not_zero(a, a.bit_and(a.shift_right(x, place), a.constant(kind, 1)), kind)

    define(f"s_bitcmp1_b{kind.bits}", unit="salu", results=[SCC], sources=[kind, U32])(bit_is_set)
    define(f"s_bitcmp0_b{kind.bits}", unit="salu", results=[SCC], sources=[kind, U32])(
        lambda a, x, place: a.bit_not(bit_is_set(a, x, place))
    )


def _bit_change(kind: ValueType) -> None:
    @define(f"s_bitset1_b{kind.bits}", unit="salu", results=[kind], sources=[U32, OldResult(kind)])
    def set_bit(a: LaneAlgebra[V], place: V, old: V) -> V:
        return a.bit_or(old, a.shift_left(a.constant(kind, 1), place))

    @define(f"s_bitset0_b{kind.bits}", unit="salu", results=[kind], sources=[U32, OldResult(kind)])
    def clear_bit(a: LaneAlgebra[V], place: V, old: V) -> V:
        return a.bit_and(old, a.bit_not(a.shift_left(a.constant(kind, 1), place)))


for _kind in (U32, U64):
    _bit_test(_kind)
    _bit_change(_kind)
