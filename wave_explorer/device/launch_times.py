"""Times of single launches as one figure with its spread."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median, quantiles

from wave_explorer.record.run import MeasuredTime


def measured_time(seconds: Sequence[float], *, warmup: int, flushed: bool) -> MeasuredTime | None:
    """The figure; None without a launch.

    The median is told and not the mean: a launch that something disturbed takes longer, and never shorter.
    """
    if not seconds:
        return None
    lower, _, upper = quantiles(seconds, n=4, method="inclusive") if len(seconds) > 1 else (seconds[0],) * 3
    return MeasuredTime(
        median(seconds), lower, upper, min(seconds), max(seconds), len(seconds), warmup=warmup, flushed=flushed
    )
