"""The three steps that make a division exact around an approximate reciprocal (CDNA3 ISA, V_DIV_*).

The manual's text cannot be followed to the letter in three places: it scales a large denominator up, which
overflows, it undoes every scaling by the factor 2**32, and it lets a quotient that overflowed on the way come out as
a NaN.  Here the denominator is scaled down, the quotient is scaled by 2**64 or 2**-64, whichever undoes what
``v_div_scale`` did, and such a quotient is infinite; the whole sequence then gives correctly rounded quotients.
"""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Special, define
from wave_explorer.emulator.value_types import F32, I32, U32

V = TypeVar("V")

_RULE = (
    "the scaling inside a division is modelled; the quotient of the whole sequence is correctly rounded "
    "(a subnormal one to within one unit)"
)


def _exponent(a: LaneAlgebra[V], x: V) -> V:
    """The biased exponent field of an f32, as i32."""
    field = a.bit_and(a.shift_right(a.bitcast(x, U32), a.constant(U32, 23)), a.constant(U32, 0xFF))
    return a.bitcast(field, I32)


def _is_zero(a: LaneAlgebra[V], x: V) -> V:
    return a.equal(a.fabs(x), a.constant(F32, 0.0))


def _is_infinite(a: LaneAlgebra[V], x: V) -> V:
    return a.equal(a.fabs(x), a.constant(F32, float("inf")))


@define("v_div_scale_f32", unit="valu", results=[F32, Special.MASK], sources=[F32, F32, F32], approximation=_RULE)
def div_scale(a: LaneAlgebra[V], x: V, denominator: V, numerator: V) -> tuple[V, V]:
    """Scales ``x``, which is the denominator or the numerator, so that no step of the division loses bits.

    The predicate says that ``v_div_fmas`` must scale the quotient back.
    """
    no = a.truth(False)
    top, bottom = _exponent(a, numerator), _exponent(a, denominator)
    is_denominator = a.equal(a.bitcast(x, U32), a.bitcast(denominator, U32))
    is_numerator = a.equal(a.bitcast(x, U32), a.bitcast(numerator, U32))
    up = a.ldexp(x, a.constant(I32, 64))
    down = a.ldexp(x, a.constant(I32, -64))

    zero = a.bit_or(_is_zero(a, numerator), _is_zero(a, denominator))
    huge_quotient = a.less_equal(a.constant(I32, 96), a.sub(top, bottom))
    # The sizes of 1/D and N/D, from the exponents: D above 2^126 has a subnormal reciprocal.
    subnormal_denominator = a.equal(bottom, a.constant(I32, 0))
    subnormal_reciprocal = a.less(
        a.constant(F32, 2.0**126), a.select(_is_infinite(a, denominator), a.constant(F32, 0.0), a.fabs(denominator))
    )
    difference = a.sub(top, bottom)
    smaller = a.less(
        a.bit_and(a.bitcast(numerator, U32), a.constant(U32, 0x7FFFFF)),
        a.bit_and(a.bitcast(denominator, U32), a.constant(U32, 0x7FFFFF)),
    )
    quotient_exponent = a.sub(difference, a.bitcast(a.from_predicate(smaller, U32), I32))
    subnormal_quotient = a.less(quotient_exponent, a.constant(I32, -126))
    tiny_numerator = a.less_equal(top, a.constant(I32, 23))

    # From the last rule to the first: an earlier one overrides.
    value = a.select(tiny_numerator, up, x)
    scaled = no
    value = a.select(subnormal_quotient, a.select(is_numerator, up, x), value)
    scaled = a.select(subnormal_quotient, a.truth(True), scaled)
    value = a.select(subnormal_reciprocal, down, value)
    scaled = a.select(subnormal_reciprocal, no, scaled)
    both = a.bit_and(subnormal_reciprocal, subnormal_quotient)
    value = a.select(both, a.select(is_denominator, down, x), value)
    scaled = a.select(both, a.truth(True), scaled)
    value = a.select(subnormal_denominator, up, value)
    scaled = a.select(subnormal_denominator, no, scaled)
    value = a.select(huge_quotient, a.select(is_denominator, up, x), value)
    scaled = a.select(huge_quotient, a.truth(True), scaled)
    value = a.select(zero, a.constant(F32, float("nan")), value)
    scaled = a.select(zero, no, scaled)
    return value, scaled


@define("v_div_fmas_f32", unit="valu", results=[F32], sources=[F32, F32, F32, Special.VCC], approximation=_RULE)
def div_fmas(a: LaneAlgebra[V], x: V, y: V, z: V, scaled: V) -> V:
    """``z`` is the quotient so far: a large one had its denominator scaled up, a small one its numerator."""
    quotient = a.fma(x, y, z)
    large = a.less(a.constant(I32, 127), _exponent(a, z))
    restored = a.ldexp(quotient, a.select(large, a.constant(I32, 64), a.constant(I32, -64)))
    return a.select(scaled, restored, quotient)


@define("v_div_fixup_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
def div_fixup(a: LaneAlgebra[V], quotient: V, denominator: V, numerator: V) -> V:
    """Puts the special cases of a division right."""
    sign = a.bit_and(a.bit_xor(a.bitcast(denominator, U32), a.bitcast(numerator, U32)), a.constant(U32, 1 << 31))

    def signed(x: V) -> V:
        return a.bitcast(a.bit_or(a.bitcast(a.fabs(x), U32), sign), F32)

    infinite = signed(a.constant(F32, float("inf")))
    zero = signed(a.constant(F32, 0.0))
    top, bottom = _exponent(a, numerator), _exponent(a, denominator)
    result = a.select(a.is_nan(quotient), infinite, signed(quotient))
    result = a.select(a.equal(bottom, a.constant(I32, 255)), infinite, result)
    # Below half of the smallest subnormal, which rounds to zero.
    result = a.select(a.less(a.sub(top, bottom), a.constant(I32, -150)), zero, result)
    result = a.select(a.bit_or(_is_infinite(a, denominator), _is_zero(a, numerator)), zero, result)
    result = a.select(a.bit_or(_is_zero(a, denominator), _is_infinite(a, numerator)), infinite, result)
    undefined = a.bit_or(
        a.bit_and(_is_zero(a, denominator), _is_zero(a, numerator)),
        a.bit_and(_is_infinite(a, denominator), _is_infinite(a, numerator)),
    )
    result = a.select(undefined, a.bitcast(a.constant(U32, 0xFFC00000), F32), result)
    result = a.select(a.is_nan(denominator), denominator, result)
    return a.select(a.is_nan(numerator), numerator, result)
