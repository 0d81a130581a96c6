"""The three steps that make a division exact around an approximate reciprocal (CDNA3 ISA, V_DIV_*).

The manual's text cannot be followed to the letter in three places: it scales a large denominator up, which
overflows, it undoes every scaling by the factor 2**32 (2**64 for f64), and it lets a quotient that overflowed on the
way come out as a NaN.  Here the denominator is scaled down, the quotient is scaled by 2**64 or 2**-64 (2**128 for f64),
whichever undoes what ``v_div_scale`` did, and such a quotient is infinite; the whole sequence then gives correctly
rounded quotients.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Special, define
from wave_explorer.emulator.value_types import F16, F32, F64, I32, U16, U32, U64, ValueType

_RULE = (
    "the scaling inside a division is modelled; the quotient of the whole sequence is correctly rounded "
    "(a subnormal one to within one unit)"
)


@dataclass(frozen=True, slots=True)
class _Format:
    """Numbers of one float format that the steps look at.

    Attributes:
        kind, bits: its value type, and the unsigned one of its width.
        mantissa_bits, bias: of the encoding.
        scale: power of two by which a step scales.
        huge: difference of exponents from which a quotient is scaled on the way.
        tiny: biased exponent up to which a numerator is scaled up.
    """

    kind: ValueType
    bits: ValueType
    mantissa_bits: int
    bias: int
    scale: int = 0
    huge: int = 0
    tiny: int = 0

    @property
    def top_exponent(self) -> int:
        """The biased exponent of infinities and NaNs."""
        return 2 * self.bias + 1

    def exponent(self, a: LaneAlgebra[Any], x: Any) -> Any:
        """The biased exponent field, as i32."""
        field = a.shift_right(a.bitcast(x, self.bits), a.constant(U32, self.mantissa_bits))
        field = a.bit_and(field, a.constant(self.bits, self.top_exponent))
        return a.resize(field, I32)

    def mantissa(self, a: LaneAlgebra[Any], x: Any) -> Any:
        """The mantissa field."""
        return a.bit_and(a.bitcast(x, self.bits), a.constant(self.bits, (1 << self.mantissa_bits) - 1))

    def number(self, a: LaneAlgebra[Any], value: float) -> Any:
        """A constant of the format."""
        return a.constant(self.kind, value)

    def is_zero(self, a: LaneAlgebra[Any], x: Any) -> Any:
        """Predicate."""
        return a.equal(a.fabs(x), self.number(a, 0.0))

    def is_infinite(self, a: LaneAlgebra[Any], x: Any) -> Any:
        """Predicate."""
        return a.equal(a.fabs(x), self.number(a, float("inf")))


def _define_scaling(f: _Format) -> None:
    name = f.kind.name

    @define(
        f"v_div_scale_{name}", unit="valu", results=[f.kind, Special.MASK], sources=[f.kind] * 3, approximation=_RULE
    )
    def div_scale(a: LaneAlgebra[Any], x: Any, denominator: Any, numerator: Any) -> tuple[Any, Any]:
        """Scales ``x``, which is the denominator or the numerator, so that no step of the division loses bits.

        The predicate says that ``v_div_fmas`` must scale the quotient back.
        """
        no, yes = a.truth(False), a.truth(True)
        top, bottom = f.exponent(a, numerator), f.exponent(a, denominator)
        is_denominator = a.equal(a.bitcast(x, f.bits), a.bitcast(denominator, f.bits))
        is_numerator = a.equal(a.bitcast(x, f.bits), a.bitcast(numerator, f.bits))
        up = a.ldexp(x, a.constant(I32, f.scale))
        down = a.ldexp(x, a.constant(I32, -f.scale))

        zero = a.bit_or(f.is_zero(a, numerator), f.is_zero(a, denominator))
        difference = a.sub(top, bottom)
        huge_quotient = a.less_equal(a.constant(I32, f.huge), difference)
        # The sizes of 1/D and N/D, from the exponents: D above 2**(bias - 1) has a subnormal reciprocal.
        subnormal_denominator = a.equal(bottom, a.constant(I32, 0))
        finite = a.select(f.is_infinite(a, denominator), f.number(a, 0.0), a.fabs(denominator))
        subnormal_reciprocal = a.less(f.number(a, 2.0 ** (f.bias - 1)), finite)
        smaller = a.less(f.mantissa(a, numerator), f.mantissa(a, denominator))
        quotient_exponent = a.sub(difference, a.bitcast(a.from_predicate(smaller, U32), I32))
        subnormal_quotient = a.less(quotient_exponent, a.constant(I32, 1 - f.bias))
        tiny_numerator = a.less_equal(top, a.constant(I32, f.tiny))

        # From the last rule to the first: an earlier one overrides.
        value = a.select(tiny_numerator, up, x)
        scaled = a.select(subnormal_quotient, yes, no)
        value = a.select(subnormal_quotient, a.select(is_numerator, up, x), value)
        value = a.select(subnormal_reciprocal, down, value)
        scaled = a.select(subnormal_reciprocal, no, scaled)
        both = a.bit_and(subnormal_reciprocal, subnormal_quotient)
        value = a.select(both, a.select(is_denominator, down, x), value)
        scaled = a.select(both, yes, scaled)
        value = a.select(subnormal_denominator, up, value)
        scaled = a.select(subnormal_denominator, no, scaled)
        value = a.select(huge_quotient, a.select(is_denominator, up, x), value)
        scaled = a.select(huge_quotient, yes, scaled)
        value = a.select(zero, f.number(a, float("nan")), value)
        return value, a.select(zero, no, scaled)

    @define(
        f"v_div_fmas_{name}",
        unit="valu",
        results=[f.kind],
        sources=[f.kind, f.kind, f.kind, Special.VCC],
        approximation=_RULE,
    )
    def div_fmas(a: LaneAlgebra[Any], x: Any, y: Any, z: Any, scaled: Any) -> Any:
        """``z`` is the quotient so far: a large one had its denominator scaled up, a small one its numerator."""
        quotient = a.fma(x, y, z)
        large = a.less(a.constant(I32, f.bias), f.exponent(a, z))
        restored = a.ldexp(quotient, a.select(large, a.constant(I32, f.scale), a.constant(I32, -f.scale)))
        return a.select(scaled, restored, quotient)


def _define_fixup(f: _Format) -> None:
    @define(f"v_div_fixup_{f.kind.name}", unit="valu", results=[f.kind], sources=[f.kind] * 3, keeps_high_half=True)
    def div_fixup(a: LaneAlgebra[Any], quotient: Any, denominator: Any, numerator: Any) -> Any:
        """Puts the special cases of a division right."""
        sign_bit = a.constant(f.bits, 1 << f.kind.bits - 1)
        sign = a.bit_and(a.bit_xor(a.bitcast(denominator, f.bits), a.bitcast(numerator, f.bits)), sign_bit)

        def signed(x: Any) -> Any:
            return a.bitcast(a.bit_or(a.bitcast(a.fabs(x), f.bits), sign), f.kind)

        infinite, zero = signed(f.number(a, float("inf"))), signed(f.number(a, 0.0))
        top, bottom = f.exponent(a, numerator), f.exponent(a, denominator)
        result = a.select(a.is_nan(quotient), infinite, signed(quotient))
        result = a.select(a.equal(bottom, a.constant(I32, f.top_exponent)), infinite, result)
        # Below half of the smallest subnormal, which rounds to zero.
        vanishing = 1 - f.bias - f.mantissa_bits - 1
        result = a.select(a.less(a.sub(top, bottom), a.constant(I32, vanishing)), zero, result)
        no_numerator, no_denominator = f.is_zero(a, numerator), f.is_zero(a, denominator)
        all_numerator, all_denominator = f.is_infinite(a, numerator), f.is_infinite(a, denominator)
        result = a.select(a.bit_or(all_denominator, no_numerator), zero, result)
        result = a.select(a.bit_or(no_denominator, all_numerator), infinite, result)
        undefined = a.bit_or(a.bit_and(no_denominator, no_numerator), a.bit_and(all_denominator, all_numerator))
        result = a.select(undefined, f.number(a, float("nan")), result)
        result = a.select(a.is_nan(denominator), denominator, result)
        return a.select(a.is_nan(numerator), numerator, result)


_F32 = _Format(F32, U32, 23, 127, scale=64, huge=96, tiny=23)
_F64 = _Format(F64, U64, 52, 1023, scale=128, huge=768, tiny=53)
_F16 = _Format(F16, U16, 10, 15)
for _format in (_F32, _F64):
    _define_scaling(_format)
for _format in (_F16, _F32, _F64):
    _define_fixup(_format)
