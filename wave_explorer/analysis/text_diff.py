"""Line differences of two texts, fast also where both have tens of thousands of lines.

Lines that occur once in both texts are matched first, as many as keep their order (patience diff, Bram Cohen); what
lies between them is compared by :mod:`difflib`.  IR repeats many lines (``}``, ``s_waitcnt``), over which a plain
longest-common-subsequence search takes minutes and matches unrelated code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal, TypeAlias

from wave_explorer.analysis.longest_increasing import longest_increasing

Tag: TypeAlias = Literal["equal", "replace", "delete", "insert"]

# A stretch without any line to hold on to is searched exhaustively up to this many pairs of lines, and shown as
# replaced beyond.
_EXHAUSTIVE_PAIRS = 250_000


@dataclass(frozen=True, slots=True)
class LineChange:
    """Lines ``before[before_start:before_end]`` correspond to ``after[after_start:after_end]`` as ``tag`` says."""

    tag: Tag
    before_start: int
    before_end: int
    after_start: int
    after_end: int


def line_changes(before: Sequence[str], after: Sequence[str]) -> tuple[LineChange, ...]:
    """How ``after`` comes from ``before``, in order and without gaps, equal stretches included."""
    changes: list[LineChange] = []
    left = right = 0
    for start, other_start, length in [*_runs(_matches(before, after)), (len(before), len(after), 0)]:
        if (start, other_start) != (left, right):
            changes.append(LineChange(_tag(start - left, other_start - right), left, start, right, other_start))
        left, right = start + length, other_start + length
        if length:
            changes.append(LineChange("equal", start, left, other_start, right))
    return tuple(changes)


def _runs(matched: list[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Pairs of lines that follow each other on both sides, as (first, first of the other side, length)."""
    runs: list[tuple[int, int, int]] = []
    for left, right in matched:
        if runs and (runs[-1][0] + runs[-1][2], runs[-1][1] + runs[-1][2]) == (left, right):
            runs[-1] = (runs[-1][0], runs[-1][1], runs[-1][2] + 1)
        else:
            runs.append((left, right, 1))
    return runs


def count_changes(before: str, after: str) -> tuple[int, int]:
    """Lines removed from ``before`` and added in ``after``."""
    left, right = before.splitlines(), after.splitlines()
    same = len(_matches(left, right))
    return len(left) - same, len(right) - same


def unified_diff(before: str, after: str, *, context: int = 3, names: tuple[str, str] = ("before", "after")) -> str:
    """The differences in the format of ``diff -u``, with ``context`` equal lines around each; empty where equal."""
    left, right = before.splitlines(), after.splitlines()
    hunks = _hunks(line_changes(left, right), context)
    if not hunks:
        return ""
    lines = [f"--- {names[0]}", f"+++ {names[1]}"]
    for hunk in hunks:
        first, last = hunk[0], hunk[-1]
        lines.append(f"@@ -{_span(first.before_start, last.before_end)} +{_span(first.after_start, last.after_end)} @@")
        for change in hunk:
            if change.tag == "equal":
                lines += [f" {line}" for line in left[change.before_start : change.before_end]]
            else:
                lines += [f"-{line}" for line in left[change.before_start : change.before_end]]
                lines += [f"+{line}" for line in right[change.after_start : change.after_end]]
    return "\n".join(lines) + "\n"


def _tag(removed: int, added: int) -> Tag:
    if removed and added:
        return "replace"
    return "delete" if removed else "insert"


def _span(start: int, end: int) -> str:
    """Line numbers of a hunk; an empty one names the line before it."""
    length = end - start
    return f"{start + 1 if length else start},{length}"


def _hunks(changes: tuple[LineChange, ...], context: int) -> list[list[LineChange]]:
    """Groups of changes with at most ``context`` equal lines at their ends; short equal stretches stay inside."""
    hunks: list[list[LineChange]] = []
    current: list[LineChange] = []
    for position, change in enumerate(changes):
        if change.tag != "equal":
            current.append(change)
            continue
        length = change.before_end - change.before_start
        is_last = position == len(changes) - 1
        if current and not is_last and length <= 2 * context:
            current.append(change)
            continue
        if current:
            current.append(_cut(change, 0, min(context, length)))
            hunks.append(current)
            current = []
        if not is_last:
            current = [_cut(change, max(length - context, 0), length)]
    if any(change.tag != "equal" for change in current):
        hunks.append(current)
    return [
        [change for change in hunk if change.tag != "equal" or change.before_end > change.before_start]
        for hunk in hunks
    ]


def _cut(change: LineChange, start: int, end: int) -> LineChange:
    return LineChange(
        "equal",
        change.before_start + start,
        change.before_start + end,
        change.after_start + start,
        change.after_start + end,
    )


def _matches(before: Sequence[str], after: Sequence[str]) -> list[tuple[int, int]]:
    """Pairs of equal lines, both ascending."""
    found: list[tuple[int, int]] = []
    pending = [(0, len(before), 0, len(after))]
    while pending:
        left, left_end, right, right_end = pending.pop()
        while left < left_end and right < right_end and before[left] == after[right]:
            found.append((left, right))
            left, right = left + 1, right + 1
        while left < left_end and right < right_end and before[left_end - 1] == after[right_end - 1]:
            left_end, right_end = left_end - 1, right_end - 1
            found.append((left_end, right_end))
        if left == left_end or right == right_end:
            continue
        anchors = _anchors(before, left, left_end, after, right, right_end)
        if anchors:
            found += anchors
            starts = [(left, right), *((a + 1, b + 1) for a, b in anchors)]
            ends = [*anchors, (left_end, right_end)]
            pending += [(a, a_end, b, b_end) for (a, b), (a_end, b_end) in zip(starts, ends, strict=True)]
        elif (left_end - left) * (right_end - right) <= _EXHAUSTIVE_PAIRS:
            matcher = SequenceMatcher(None, before[left:left_end], after[right:right_end], autojunk=False)
            for block in matcher.get_matching_blocks():
                found += [(left + block.a + k, right + block.b + k) for k in range(block.size)]
    return sorted(found)


def _anchors(
    before: Sequence[str], left: int, left_end: int, after: Sequence[str], right: int, right_end: int
) -> list[tuple[int, int]]:
    """Lines that occur exactly once on either side, as many as keep their order."""
    here, there = Counter(before[left:left_end]), Counter(after[right:right_end])
    place = {after[k]: k for k in range(right, right_end) if there[after[k]] == 1}
    pairs = [(k, place[before[k]]) for k in range(left, left_end) if here[before[k]] == 1 and before[k] in place]
    return [pairs[k] for k in longest_increasing([b for _, b in pairs])]
