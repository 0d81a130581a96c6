"""Floating-point formats of eight bits and fewer: what each bit pattern means, and which pattern is nearest a number.

Sources: Open Compute Project "OFP8" and "Microscaling Formats (MX) v1.0" (the OCP formats, fp6, bf6, fp4, e8m0); AMD
"CDNA3 ISA", section on 8-bit floats, and Noune et al. 2022 (the FNUZ formats: finite, NaN in place of -0, an
exponent bias one higher).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

Specials: TypeAlias = Literal["ieee", "nan-only", "fnuz", "none"]
SmallRounding: TypeAlias = Literal["even", "zero"]


@dataclass(frozen=True)
class SmallFloat:
    """A format of a sign, ``exponent_bits`` and ``mantissa_bits``.

    Attributes:
        name: as in AMD's instruction names, with ``_fnuz`` where the format is CDNA3's.
        exponent_bits, mantissa_bits, bias: of the encoding.
        specials: ``ieee``: the highest exponent means infinity and NaN; ``nan-only``: all ones is NaN, there is no
            infinity; ``fnuz``: the sign bit alone is NaN, there is neither infinity nor -0; ``none``: every pattern
            is a number.
        signed: whether there is a sign bit; without one (e8m0) there are neither zero nor subnormals, and all ones
            is NaN.
    """

    name: str
    exponent_bits: int
    mantissa_bits: int
    bias: int
    specials: Specials
    signed: bool = True

    @property
    def bits(self) -> int:
        """Width of a value."""
        return self.signed + self.exponent_bits + self.mantissa_bits

    @cached_property
    def values(self) -> NDArray[np.float64]:
        """The number that each of the ``2**bits`` patterns means, as float64 (2**bits,)."""
        code = np.arange(1 << self.bits)
        exponent = code >> self.mantissa_bits & (1 << self.exponent_bits) - 1
        fraction = (code & (1 << self.mantissa_bits) - 1) / (1 << self.mantissa_bits)
        normal = (exponent > 0) | (not self.signed)
        magnitude: NDArray[np.float64] = np.ldexp(fraction + normal, np.where(normal, exponent, 1) - self.bias)
        top = (1 << self.exponent_bits) - 1
        if self.specials == "ieee":
            magnitude = np.where(exponent == top, np.where(fraction == 0, np.inf, np.nan), magnitude)
        elif self.specials == "nan-only":
            all_ones = (1 << self.exponent_bits + self.mantissa_bits) - 1
            magnitude = np.where(code & all_ones == all_ones, np.nan, magnitude)
        if not self.signed:
            return magnitude
        negative = code >> self.bits - 1 == 1
        values: NDArray[np.float64] = np.where(negative, -magnitude, magnitude)
        if self.specials == "fnuz":
            values[1 << self.bits - 1] = np.nan
        return values

    @cached_property
    def largest(self) -> float:
        """The largest finite number."""
        return float(np.max(self.values[np.isfinite(self.values)]))

    @property
    def nan(self) -> int | None:
        """The pattern that a NaN is stored as, None where the format has none."""
        found = np.flatnonzero(np.isnan(self.values))
        if not len(found):
            return None
        # Of IEEE's several patterns the quiet one with a clear payload.
        return int(found[len(found) // 4]) if self.specials == "ieee" else int(found[0])

    def decode(self, patterns: NDArray[np.integer]) -> NDArray[np.float64]:
        """The numbers of an array of patterns; bits above the format's width must be clear."""
        return self.values.take(np.asarray(patterns, np.intp))

    @property
    def _beyond(self) -> int:
        """The magnitude pattern after that of the largest finite number."""
        return int(np.flatnonzero(self.values == self.largest)[0]) + 1

    def encode(
        self, numbers: NDArray[np.floating], rounding: SmallRounding = "even", *, saturate: bool = False
    ) -> NDArray[np.uint8]:
        """The patterns of this format's numbers nearest to ``numbers`` (any shape), rounded once.

        Args:
            numbers: float16, float32 or float64.
            rounding: to nearest, ties to even; or toward zero.
            saturate: what is finite and rounds beyond the largest number becomes that number.  Otherwise it becomes
                an infinity, or a NaN in a format without.

        An infinity stays one where the format has it and is a NaN where it has only that, saturating or not.  A
        format without either (fp4, fp6, bf6) always saturates, and takes infinities and NaNs as its largest number
        of their sign, as AMD's model of gfx950's conversions does.  e8m0 takes zero as its smallest number, and a
        negative number as a NaN.
        """
        number = np.asarray(numbers, np.float64)
        magnitude = np.where(np.isfinite(number), np.abs(number), 0.0)
        lowest = 1 - self.bias if self.signed else -self.bias
        # frexp's fraction is in [1/2, 1): the exponent of the leading 1 is one less.  Its exponent of 0 is 0.
        exponent = np.where(magnitude > 0, np.frexp(magnitude)[1].astype(np.int64) - 1, lowest)
        exponent = np.maximum(exponent, lowest)
        steps = np.ldexp(magnitude, (self.mantissa_bits - exponent).astype(np.int32))
        steps = np.rint(steps) if rounding == "even" else np.floor(steps)
        # The leading 1 of a normal number adds one to the exponent field, as a carry out of the mantissa does.
        code = ((exponent - lowest) << self.mantissa_bits) + steps.astype(np.int64)
        if not self.signed:
            code = np.maximum(code - 1, 0)
        beyond = self._beyond
        code = np.minimum(code, beyond - 1 if saturate or self.specials == "none" else beyond)
        nan = self.nan
        if nan is None:
            code = np.where(np.isfinite(number), code, beyond - 1)
        else:
            code = np.where(np.isinf(number), beyond, code)
            is_nan = np.isnan(number) | ((code == beyond) if self.specials != "ieee" else False)
            if not self.signed:
                is_nan |= number < 0
            code = np.where(is_nan, nan, code)
        if self.signed:
            negative = np.signbit(number)
            if self.specials == "fnuz":
                negative = negative & (code != 0) & (code != nan)
            code = code | negative.astype(np.int64) << self.bits - 1
        return code.astype(np.uint8)


FP8 = SmallFloat("fp8", 4, 3, 7, "nan-only")
BF8 = SmallFloat("bf8", 5, 2, 15, "ieee")
FP8_FNUZ = SmallFloat("fp8_fnuz", 4, 3, 8, "fnuz")
BF8_FNUZ = SmallFloat("bf8_fnuz", 5, 2, 16, "fnuz")
FP6 = SmallFloat("fp6", 2, 3, 1, "none")
BF6 = SmallFloat("bf6", 3, 2, 3, "none")
FP4 = SmallFloat("fp4", 2, 1, 1, "none")
E8M0 = SmallFloat("e8m0", 8, 0, 127, "nan-only", signed=False)

_FNUZ_TARGETS = ("gfx940", "gfx941", "gfx942")


def small_float(name: str, target: str) -> SmallFloat:
    """The format that ``fp8``, ``bf8``, ``fp6``, ``bf6``, ``fp4`` or ``e8m0`` names on ``target``.

    CDNA3's fp8 and bf8 are the FNUZ formats; every later target has OCP's.

    Raises:
        KeyError: no such format.
    """
    if target in _FNUZ_TARGETS and name in ("fp8", "bf8"):
        return FP8_FNUZ if name == "fp8" else BF8_FNUZ
    return _BY_NAME[name]


_BY_NAME = {each.name: each for each in (FP8, BF8, FP6, BF6, FP4, E8M0)}
