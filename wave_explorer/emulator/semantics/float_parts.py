"""The parts of floating-point numbers: exponent, mantissa, fraction, class (CDNA3 ISA, chapters 12.8 and 12.9)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Special, define
from wave_explorer.emulator.value_types import F16, F32, F64, I16, I32, U16, U32, U64, ValueType

V = TypeVar("V")

_BITS = {F16: U16, F32: U32, F64: U64}
_MANTISSA_BITS = {F16: 10, F32: 23, F64: 52}


def _family(kind: ValueType, exponent_kind: ValueType) -> None:
    name = kind.name

    @define(f"v_frexp_mant_{name}", unit="valu", results=[kind], sources=[kind])
    def mantissa(a: LaneAlgebra[V], x: V) -> V:
        """From 0.5 up to 1, with the number's sign; infinities and NaNs stay as they are."""
        return a.frexp(x)[0]

    @define(f"v_frexp_exp_{exponent_kind.name}_{name}", unit="valu", results=[exponent_kind], sources=[kind])
    def exponent(a: LaneAlgebra[V], x: V) -> V:
        """The power of two to that mantissa; 0 for zero, infinities and NaNs."""
        return a.resize(a.frexp(x)[1], exponent_kind)

    below_one = {F16: 1 - 2.0**-11, F32: 1 - 2.0**-24, F64: 1 - 2.0**-53}[kind]

    @define(f"v_fract_{name}", unit="valu", results=[kind], sources=[kind])
    def fraction(a: LaneAlgebra[V], x: V) -> V:
        """``x - floor(x)``, which stays below 1 (LLVM, AMDGPUCodeGenPrepare, which matches it so); a NaN stays one."""
        difference = a.fadd(x, a.fneg(a.fround(x, "floor")))
        return a.select(a.is_nan(difference), difference, a.fminimum(difference, a.constant(kind, below_one)))

    # v_cmpx also makes the predicate the new EXEC.
    define(f"v_cmp_class_{name}", unit="valu", results=[Special.MASK], sources=[kind, U32])(
        lambda a, x, classes: _has_class(a, x, classes, kind)
    )
    define(f"v_cmpx_class_{name}", unit="valu", results=[Special.MASK, Special.EXEC], sources=[kind, U32])(
        lambda a, x, classes: (_has_class(a, x, classes, kind),) * 2
    )


def _has_class(a: LaneAlgebra[V], x: V, classes: V, kind: ValueType) -> V:
    """Whether ``classes`` has the bit of the number's class.

    Signalling NaN, quiet NaN, -infinity, -normal, -subnormal, -0, +0, +subnormal, +normal, +infinity: bits 0 to 9.
    MODE does not matter: a subnormal number is one.
    """
    bits_kind, mantissa_bits = _BITS[kind], _MANTISSA_BITS[kind]
    bits = a.bitcast(x, bits_kind)
    sign = a.constant(bits_kind, 1 << kind.bits - 1)
    magnitude = a.bit_and(bits, a.bit_not(sign))
    negative = a.bit_not(a.equal(magnitude, bits))
    infinity = ((1 << kind.bits - 1) - 1) >> mantissa_bits << mantissa_bits
    quiet = infinity | 1 << mantissa_bits - 1

    # From the largest magnitude down; each later line overrides.
    number = a.select(a.less(magnitude, a.constant(bits_kind, quiet)), a.constant(U32, 0), a.constant(U32, 1))

    def signed(if_negative: int, if_positive: int) -> V:
        return a.select(negative, a.constant(U32, if_negative), a.constant(U32, if_positive))

    number = a.select(a.equal(magnitude, a.constant(bits_kind, infinity)), signed(2, 9), number)
    number = a.select(a.less(magnitude, a.constant(bits_kind, infinity)), signed(3, 8), number)
    number = a.select(a.less(magnitude, a.constant(bits_kind, 1 << mantissa_bits)), signed(4, 7), number)
    number = a.select(a.equal(magnitude, a.constant(bits_kind, 0)), signed(5, 6), number)
    return a.equal(a.bit_and(a.shift_right(classes, number), a.constant(U32, 1)), a.constant(U32, 1))


_family(F16, I16)
_family(F32, I32)
_family(F64, I32)
