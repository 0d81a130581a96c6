"""Variants of an experiment beside each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wave_explorer.analysis.comparison.compared import Compared, with_baseline
from wave_explorer.analysis.comparison.figures import Figure, figures
from wave_explorer.analysis.comparison.parting import Parting, first_parting
from wave_explorer.analysis.comparison.settings_delta import SettingRow, settings_delta
from wave_explorer.analysis.comparison.verdict import Verdict, headline, verdict
from wave_explorer.experiment.variant import Variant


@dataclass(frozen=True)
class Comparison:
    """What differs between compiles and their newest runs; every sequence has the order of ``compared``.

    Attributes:
        compared: the baseline first.
        headline: one sentence over all.
        verdicts: what changed most in each.
        settings: what was asked for, row by row.
        figures: resources, counters and times, row by row, each with how true it is.
        partings: the first pass after which each is no longer the baseline, None for the baseline and where none is.
    """

    compared: tuple[Compared, ...]
    headline: str
    verdicts: tuple[Verdict, ...]
    settings: tuple[SettingRow, ...]
    figures: tuple[Figure, ...]
    partings: tuple[Parting | None, ...]

    def __repr__(self) -> str:
        return f"<Comparison of {', '.join(one.label for one in self.compared)}: {self.headline}>"

    def __str__(self) -> str:
        lines = [self.headline]
        for one, said, parting in zip(self.compared, self.verdicts, self.partings, strict=True):
            lines.append(f"  {one.label}: {said.sentence}" + (f"; {parting.sentence}" if parting else ""))
        return "\n".join(lines)


def as_compared(variants: Sequence[Variant], baseline: Variant | None) -> tuple[Compared, ...]:
    """Variants with their newest runs, the baseline first where it is among them."""
    ordered = sorted(variants, key=lambda variant: baseline is None or variant.id != baseline.id)
    return tuple(Compared(one.id, one.label, one.compilation, one.run) for one in ordered)


def compare(compared: Sequence[Compared]) -> Comparison:
    """Compares compiles with the first of them.

    Raises:
        NothingToCompare: fewer than two.
    """
    chosen = with_baseline(compared)
    numbers = tuple(figures(chosen))
    verdicts = tuple(verdict(chosen, numbers, position) for position in range(len(chosen)))
    first = chosen[0]
    partings = [first_parting(first.compilation, one.compilation, (first.label, one.label)) for one in chosen[1:]]
    return Comparison(
        chosen,
        headline(chosen, numbers, verdicts),
        verdicts,
        tuple(settings_delta(chosen)),
        numbers,
        (None, *partings),
    )
