"""The lane algebra in NumPy: floating point with the rounding and subnormals of MODE.

f32 and f16 sums, products and fused multiply-adds are formed in float64.  Where float64 cannot hold the exact
value, the result is rounded *to odd*: truncated, with the last bit set if anything was lost.  A second rounding of
such a number to at most 50 bits is always right, in every direction (Boldo and Melquiond, "When double rounding is
odd", 2005).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from wave_explorer.emulator.exact_arithmetic import fused_multiply_add, sum_to_odd
from wave_explorer.emulator.numpy_values import ExecutingWaves, dtype_of
from wave_explorer.emulator.small_floats import small_float
from wave_explorer.emulator.value_types import ValueType
from wave_explorer.emulator.wavefronts import Lanes

NEAREST, UP, DOWN, ZERO = 0, 1, 2, 3

_SIGN: dict[np.dtype[Any], Any] = {np.dtype(np.float16): np.uint16(0x8000), np.dtype(np.float32): np.uint32(1 << 31),
         np.dtype(np.float64): np.uint64(1 << 63)}  # fmt: skip
_BITS: dict[np.dtype[Any], type[np.unsignedinteger[Any]]] = {
    np.dtype(np.float16): np.uint16,
    np.dtype(np.float32): np.uint32,
    np.dtype(np.float64): np.uint64,
}


class FloatLanes(ExecutingWaves):
    """Floats; the format of a value is its dtype.

    Attributes:
        target: decides what fp8 and bf8 mean.
    """

    target: str

    def _rounding(self, dtype: np.dtype[Any]) -> int:
        return self.mode.round_32 if dtype == np.float32 else self.mode.round_16_64

    def _denormals(self, dtype: np.dtype[Any]) -> int:
        return self.mode.denormals_32 if dtype == np.float32 else self.mode.denormals_16_64

    def _flushed(self, x: Lanes) -> Lanes:
        tiny = np.finfo(x.dtype).tiny
        return np.where(np.abs(x) < tiny, np.copysign(x.dtype.type(0), x), x)

    def _input(self, x: Lanes) -> Lanes:
        return x if self._denormals(x.dtype) & 1 else self._flushed(x)

    def _result(self, x: Lanes, *sources: Lanes) -> Lanes:
        """A result as MODE stores it; ``sources`` are those of an operation that may overflow."""
        if self.keeps_halves_finite and x.dtype == np.float16 and sources:
            # Only what overflowed is held: an infinity that came of an infinity stays.
            overflowed = np.isinf(x) & np.logical_and.reduce([np.isfinite(source) for source in sources])
            x = np.where(overflowed, np.copysign(np.finfo(np.float16).max, x), x)
        return x if self._denormals(x.dtype) & 2 else self._flushed(x)

    def _rounded(self, exact: Lanes, dtype: np.dtype[Any], rounding: int) -> Lanes:
        """Float64 (exact, or rounded to odd) to a narrower format."""
        nearest = exact.astype(dtype)
        if rounding == NEAREST:
            return nearest
        back = nearest.astype(np.float64)
        toward = {UP: np.inf, DOWN: -np.inf, ZERO: 0.0}[rounding]
        if rounding == UP:
            wrong = back < exact
        elif rounding == DOWN:
            wrong = back > exact
        else:
            wrong = np.abs(back) > np.abs(exact)
        return np.where(wrong, np.nextafter(nearest, nearest.dtype.type(toward)), nearest)

    def fadd(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        dtype = x.dtype
        x, y = self._input(x), self._input(y)
        rounding = self._rounding(dtype)
        if rounding == NEAREST:
            return self._result(x + y, x, y)
        opposite = np.signbit(x) != np.signbit(y)
        if dtype == np.float64:
            return self._result(_exactly(lambda p, q: p + q, x + y, rounding, opposite, x, y))
        total = sum_to_odd(x.astype(np.float64), y.astype(np.float64))
        return self._result(self._rounded(_zero_sum(total, opposite, rounding), dtype, rounding), x, y)

    def fmul(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        dtype = x.dtype
        x, y = self._input(x), self._input(y)
        rounding = self._rounding(dtype)
        if rounding == NEAREST:
            return self._result(x * y, x, y)
        if dtype == np.float64:
            return self._result(_exactly(lambda p, q: p * q, x * y, rounding, None, x, y))
        return self._result(self._rounded(x.astype(np.float64) * y.astype(np.float64), dtype, rounding), x, y)

    def fma(self, x: Lanes, y: Lanes, z: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        dtype = x.dtype
        x, y, z = self._input(x), self._input(y), self._input(z)
        rounding = self._rounding(dtype)
        opposite = (np.signbit(x) != np.signbit(y)) != np.signbit(z) if rounding == DOWN else None
        if dtype == np.float64:
            return self._result(_fma64(x, y, z, rounding, opposite))
        exact = sum_to_odd(x.astype(np.float64) * y.astype(np.float64), z.astype(np.float64))
        if opposite is not None:
            exact = _zero_sum(exact, opposite, rounding)
        return self._result(self._rounded(exact, dtype, rounding), x, y, z)

    def fneg(self, x: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        flipped: Lanes = np.bitwise_xor(x.view(_BITS[x.dtype]), _SIGN[x.dtype]).view(x.dtype)
        return flipped

    def fabs(self, x: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        cleared: Lanes = np.bitwise_and(x.view(_BITS[x.dtype]), ~_SIGN[x.dtype]).view(x.dtype)
        return cleared

    def fminimum(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        x, y = self._input(x), self._input(y)
        bits = _BITS[x.dtype]
        # Equal numbers have equal bits but for the zeros, where or-ing gives the negative one.
        same = (x.view(bits) | y.view(bits)).view(x.dtype)
        return self._result(np.where(x == y, same, np.fmin(x, y)))

    def fmaximum(self, x: Lanes, y: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        x, y = self._input(x), self._input(y)
        bits = _BITS[x.dtype]
        same = (x.view(bits) & y.view(bits)).view(x.dtype)
        return self._result(np.where(x == y, same, np.fmax(x, y)))

    def fround(self, x: Lanes, how: str) -> Lanes:
        """See :class:`LaneAlgebra`."""
        function = {"floor": np.floor, "ceil": np.ceil, "trunc": np.trunc, "even": np.rint}[how]
        return np.asarray(self._result(function(self._input(x))), x.dtype)

    def ldexp(self, x: Lanes, exponent: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        dtype = x.dtype
        x = self._input(x)
        if dtype == np.float64:
            return self._result(_ldexp64(x, exponent, self._rounding(dtype)))
        # Beyond this every f16 or f32 has become zero or infinite; within it float64 holds the exact value.
        scaled = np.ldexp(x.astype(np.float64), np.clip(exponent, -400, 400))
        return self._result(self._rounded(scaled, dtype, self._rounding(dtype)), x)

    def frexp(self, x: Lanes) -> tuple[Lanes, Lanes]:
        """See :class:`LaneAlgebra`."""
        x = self._input(x)
        mantissa, exponent = np.frexp(x)
        return mantissa, np.where(np.isfinite(x), exponent, 0).astype(np.int32)

    def approximate(self, function: str, x: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        dtype = x.dtype
        if dtype == np.float32:
            x = self._flushed(x)
        wide = x.astype(np.float64)
        if function == "exp2":
            result = np.exp2(wide)
        elif function == "log2":
            result = np.log2(wide)
        elif function == "rcp":
            result = 1.0 / wide
        elif function == "rsq":
            result = 1.0 / np.sqrt(wide)
        elif function == "sqrt":
            result = np.sqrt(wide)
        elif function == "sin":
            result = np.sin(2 * np.pi * (wide - np.floor(wide)))
        elif function == "cos":
            result = np.cos(2 * np.pi * (wide - np.floor(wide)))
        else:
            raise NotImplementedError(f"transcendental function {function}")
        narrow = result.astype(dtype)
        if dtype == np.float32:
            return self._flushed(narrow)
        # What a zero gives is no overflow.
        return self._result(narrow, np.where(x == 0, np.inf, x))

    def float_to_float(self, x: Lanes, kind: ValueType, rounding: str = "mode") -> Lanes:
        """See :class:`LaneAlgebra`."""
        dtype = dtype_of(kind)
        x = self._input(x)
        direction = {"zero": ZERO, "even": NEAREST}.get(rounding, self._rounding(dtype))
        if direction == NEAREST or dtype.itemsize >= x.dtype.itemsize:
            return self._result(x.astype(dtype), x)
        return self._result(self._rounded(x.astype(np.float64), dtype, direction), x)

    def float_to_integer(self, x: Lanes, kind: ValueType) -> Lanes:
        """See :class:`LaneAlgebra`."""
        dtype = dtype_of(kind)
        highest = 2.0 ** (kind.bits - (kind.kind == "signed")) - 1
        lowest = -highest - 1 if kind.kind == "signed" else 0.0
        wide = np.trunc(np.nan_to_num(self._input(x).astype(np.float64), nan=0.0, posinf=np.inf, neginf=-np.inf))
        return np.clip(wide, lowest, highest).astype(dtype)

    def from_small_float(self, x: Lanes, name: str, kind: ValueType) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return small_float(name, self.target).decode(x).astype(dtype_of(kind))

    def to_small_float(self, x: Lanes, name: str) -> Lanes:
        """See :class:`LaneAlgebra`."""
        encoded = small_float(name, self.target).encode(self._input(x), saturate=self.keeps_halves_finite)
        return encoded.astype(np.uint32)

    def integer_to_float(self, x: Lanes, kind: ValueType) -> Lanes:
        """See :class:`LaneAlgebra`."""
        dtype = dtype_of(kind)
        direction = self._rounding(dtype)
        if dtype.itemsize <= 4 and x.dtype.itemsize <= 4:
            return self._result(self._rounded(x.astype(np.float64), dtype, direction), x)
        if dtype == np.float64 and x.dtype.itemsize <= 4:
            return x.astype(dtype)  # exact
        raise NotImplementedError("a 64-bit integer to floating point")


def round_fraction(exact: Fraction, rounding: int) -> float:
    """The float64 that an exact number, not 0, is rounded to."""
    sign = 1 if exact > 0 else -1
    try:
        nearest = float(exact)
    except OverflowError:
        nearest = sign * math.inf
    if rounding == NEAREST:
        return nearest
    error = 1 if math.isinf(nearest) else abs(Fraction(nearest)) - abs(exact)
    # Away from zero and to be taken back, or short of where it should go.
    away_allowed = rounding == (UP if exact > 0 else DOWN)
    if error > 0 and not away_allowed:
        return math.nextafter(nearest, 0.0)
    if error < 0 and away_allowed:
        return math.nextafter(nearest, sign * math.inf)
    return nearest


def _exactly(
    exact: Callable[..., Fraction], by_hardware: Lanes, rounding: int, opposite: Lanes | None, *sources: Lanes
) -> Lanes:
    """A function of float64 values by exact fractions, rounded once.

    Lanes with an infinity, a NaN or a zero result keep ``by_hardware``; ``opposite`` says where the addends of a sum
    differ in sign, which decides the sign of a zero.
    """
    shape = by_hardware.shape
    columns = [np.broadcast_to(source, shape).ravel() for source in sources]
    out: Lanes = by_hardware.ravel().copy()
    finite = np.logical_and.reduce([np.isfinite(column) for column in columns])
    for index in np.flatnonzero(finite):
        value = exact(*(Fraction(float(column[index])) for column in columns))
        if value:
            out[index] = round_fraction(value, rounding)
        elif opposite is not None and rounding == DOWN and np.broadcast_to(opposite, shape).ravel()[index]:
            out[index] = -0.0
    return out.reshape(shape)


def _fma64(x: Lanes, y: Lanes, z: Lanes, rounding: int, opposite: Lanes | None) -> Lanes:
    """Fused multiply-add of float64: by error-free transformations where those are safe, else by fractions."""
    if rounding == NEAREST and all(_moderate(source) for source in (x, y, z)):
        return fused_multiply_add(x, y, z)
    return _exactly(lambda p, q, r: p * q + r, x * y + z, rounding, opposite, x, y, z)


def _moderate(x: Lanes) -> bool:
    """All are zero, or of a size between 2**-200 and 2**200: a product's error is a float64 then."""
    size = np.abs(x)
    return bool(((size == 0) | ((size > 2.0**-200) & (size < 2.0**200))).all())


def _ldexp64(x: Lanes, exponent: Lanes, rounding: int) -> Lanes:
    """``x * 2**exponent`` of float64, rounded once."""
    # Beyond this every number has become zero or infinite.
    power = np.clip(exponent, -2200, 2200)
    nearest: Lanes = np.ldexp(x, power)
    if rounding == NEAREST:
        return nearest
    x, power = np.broadcast_arrays(x, power)
    out = nearest.ravel().copy()
    for index in np.flatnonzero(np.isfinite(x) & (x != 0)):
        scaled = Fraction(float(x.ravel()[index])) * Fraction(2) ** int(power.ravel()[index])
        out[index] = round_fraction(scaled, rounding)
    return out.reshape(nearest.shape)


def _zero_sum(total: Lanes, opposite: Lanes, rounding: int) -> Lanes:
    """IEEE 754: an exact zero sum of addends of opposite signs is -0 when rounding toward -infinity, alone."""
    if rounding != DOWN:
        return total
    return np.where((total == 0) & opposite, -0.0, total)
