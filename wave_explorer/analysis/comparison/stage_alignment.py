"""The passes of two compiles side by side: the same pass of the same layer, in order, repetitions counted."""

from __future__ import annotations

from dataclasses import dataclass

from wave_explorer.analysis.text_diff import line_changes
from wave_explorer.record import Compilation
from wave_explorer.record.stage import Chain, Stage


@dataclass(frozen=True)
class StagePair:
    """A pass in both compiles, or in one of them only."""

    before: Stage | None
    after: Stage | None


def align(before: Compilation, after: Compilation, chain: Chain = "device") -> tuple[StagePair, ...]:
    """Pairs in the order of both compiles; of passes that only one has, those of ``before`` come first."""
    left = [stage for stage in before.stages if stage.chain == chain]
    right = [stage for stage in after.stages if stage.chain == chain]
    pairs: list[StagePair] = []
    for change in line_changes([_name(stage) for stage in left], [_name(stage) for stage in right]):
        here = left[change.before_start : change.before_end]
        there = right[change.after_start : change.after_end]
        if change.tag == "equal":
            pairs += [StagePair(one, other) for one, other in zip(here, there, strict=True)]
        else:
            pairs += [StagePair(one, None) for one in here] + [StagePair(None, other) for other in there]
    return tuple(pairs)


def _name(stage: Stage) -> str:
    """Layer, pass, and the pass that ran it; not its number, which an earlier extra run of the pass would shift."""
    return f"{stage.layer}/{(stage.parent or '').partition('#')[0]}/{stage.name}"
