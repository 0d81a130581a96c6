"""Outputs against a float64 reference: how far apart they may be, and whether they are.

The tolerance.  Let ``n`` be the number of terms in the longest sum behind one output element, ``u`` the unit
roundoff of the accumulator (2**-24 for f32), ``v`` that of the narrowest format that intermediate results are
rounded to on the way (2**-11 for f16, 2**-8 for bf16; 0 if there is none) and ``w`` that of the output's own format.
An error of up to

    (4 (n u + v) + w) max|reference|

is allowed in every element.  Why: adding n terms ``t`` with rounding errors of random sign is off by about
``sqrt(n) u sum|t|``, and for terms of random sign ``sum|t|`` is about ``sqrt(n)`` times the size of the sum itself
(for terms of one sign it is the sum itself, and the bound is generous); rounding every term to ``v`` first adds
independent errors of ``v sqrt(sum t**2)``, about ``v`` times the size of the sum.  4 stands for the spread over many
elements.  A single wrong term, of size ``max|reference| / sqrt(n)`` and more, breaks the bound as long as n is below
about 100,000 and nothing is rounded to a narrow format on the way; a wrong lane, row or tile always does.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.record.run import OutputCheck

UNIT_ROUNDOFF = {"f64": 2.0**-53, "f32": 2.0**-24, "f16": 2.0**-11, "bf16": 2.0**-8, "f8": 2.0**-4}
"""Half the distance between 1 and the next number of each format; ``f8`` is that of E4M3."""

_SAFETY = 4.0


def tolerance(
    scale: float, reduction_length: int, output: str, intermediate: str | None = None, accumulator: str = "f32"
) -> float:
    """Bound on the absolute error of an output element; see the module for the rule.

    Args:
        scale: the largest absolute value of the reference.
        reduction_length: terms in the longest sum behind one element.
        output: format of the output (``f32``); integers have no roundoff of their own.
        intermediate: narrowest format that intermediate results are rounded to, None for none.
        accumulator: format that sums are kept in.
    """
    narrow = UNIT_ROUNDOFF[intermediate] if intermediate else 0.0
    relative = _SAFETY * (reduction_length * UNIT_ROUNDOFF[accumulator] + narrow) + UNIT_ROUNDOFF.get(output, 0.0)
    return relative * scale


def numbers(array: NDArray[Any], dtype: str) -> NDArray[np.float64]:
    """An array as float64; bf16 may be given as its bit patterns (uint16)."""
    if dtype == "bf16" and array.dtype == np.uint16:
        widened: NDArray[np.float64] = (array.astype(np.uint32) << np.uint32(16)).view(np.float32).astype(np.float64)
        return widened
    return array.astype(np.float64)


def check_output(
    name: str,
    dtype: str,
    actual: NDArray[Any],
    reference: NDArray[np.float64],
    *,
    reduction_length: int,
    intermediate: str | None = None,
) -> OutputCheck:
    """Compares an output with its reference.

    ``max_rel_err`` of the result is the largest error relative to the largest reference value.

    Args:
        name, dtype: of the argument.
        actual: the output; bf16 as bit patterns or in a NumPy type.
        reference: what it must be, same shape.
        reduction_length, intermediate: as for :func:`tolerance`.
    """
    if actual.shape != reference.shape:
        note = f"the reference has shape {reference.shape}"
        return OutputCheck(name, dtype, actual.shape, ok=False, note=note)
    got = numbers(actual, dtype)
    expected = reference.astype(np.float64)
    if not got.size:
        return OutputCheck(name, dtype, actual.shape, 0.0, 0.0, 0.0, True)
    finite = np.isfinite(expected)
    scale = float(np.abs(expected[finite]).max(initial=0.0))
    bound = tolerance(scale, reduction_length, dtype, intermediate)
    with np.errstate(invalid="ignore"):
        error = np.abs(got - expected)
    # An infinity must be the same infinity, a NaN a NaN.
    same = (got == expected) | (np.isnan(got) & np.isnan(expected))
    error = np.where(same, 0.0, error)
    broken = ~np.isfinite(error)
    largest = float(error[~broken].max(initial=0.0))
    ranked = np.where(broken, math.inf, error)
    worst = tuple(int(v) for v in np.unravel_index(int(ranked.argmax()), ranked.shape))
    note = f"{int(broken.sum())} elements are NaN or infinite, or should be" if broken.any() else ""
    if not broken.any() and not finite.all():
        kind = f"{int((~finite).sum())} of {finite.size} elements are NaN or infinite"
        note = f"{kind}, as they should be: no numbers to compare"
    return OutputCheck(
        name,
        dtype,
        actual.shape,
        max_abs_err=largest,
        max_rel_err=largest / scale if scale else largest,
        tolerance=bound,
        ok=not broken.any() and largest <= bound,
        worst=worst,
        note=note,
    )
