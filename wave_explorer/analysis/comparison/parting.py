"""The first pass after which two compiles are no longer the same, and what differs there, in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from wave_explorer.analysis.comparison.graph_comparison import GraphComparison, NodePair, compare_graphs
from wave_explorer.analysis.comparison.stage_alignment import StagePair, align
from wave_explorer.analysis.comparison.text_comparison import Likeness, differing_lines, kept_lines, likeness
from wave_explorer.analysis.node_facts import display_name
from wave_explorer.record import Compilation
from wave_explorer.record.graph import GraphNode
from wave_explorer.record.stage import Chain, Stage

Kind: TypeAlias = Literal["content", "registers", "one_only", "switched_off", "failed", "unfinished"]

# Longer facts and lines would hide the sentence that they stand in.
_LONGEST = 90


@dataclass(frozen=True)
class Parting:
    """Where two compiles part.

    Attributes:
        before, after: the pass in either compile, None where that one has no such pass.
        kind: what is different there: what the pass left behind, names of registers alone, that only one has the
            pass (and it changed something), that it is switched off in one, that one compile failed in it, or that
            the record of one ends before.
        sentence: the same for a person; ``A`` and ``B`` by their labels.
        unseen: earlier passes of both of which nothing was captured to compare.
    """

    before: Stage | None
    after: Stage | None
    kind: Kind
    sentence: str
    unseen: int = 0

    @property
    def stage(self) -> Stage:
        """The pass, as the second compile has it where it does."""
        found = self.after or self.before
        assert found is not None
        return found


def first_parting(
    before: Compilation, after: Compilation, labels: tuple[str, str] = ("the baseline", "this one")
) -> Parting | None:
    """Where the kernel's own code parts, else where the host code around it does; None where neither does."""
    return _parting(before, after, labels, "device") or _parting(before, after, labels, "host")


def code_likeness(before: Compilation, after: Compilation) -> Likeness | None:
    """How the AMDGCN of two compiles relates, None where one has none."""
    if before.asm is None or after.asm is None:
        return None
    return likeness(before.asm, after.asm, "amdgcn")


def _parting(before: Compilation, after: Compilation, labels: tuple[str, str], chain: Chain) -> Parting | None:
    unseen = 0
    only_registers: Parting | None = None
    pairs = align(before, after, chain)
    for position, pair in enumerate(pairs):
        if pair.before is None or pair.after is None:
            found = _of_single(before, after, pair, pairs[position:], labels, unseen)
        else:
            found = _of_pair(before, after, pair.before, pair.after, labels, unseen)
        if found == "unseen":
            unseen += 1
        elif isinstance(found, Parting) and found.kind == "registers":
            only_registers = only_registers or found
        elif isinstance(found, Parting):
            return found
    return only_registers


def _of_pair(
    before: Compilation, after: Compilation, old: Stage, new: Stage, labels: tuple[str, str], unseen: int
) -> Parting | Literal["unseen", "same"]:
    failed = [label for stage, label in ((old, labels[0]), (new, labels[1])) if stage.status == "failed"]
    if len(failed) == 1:
        return Parting(old, new, "failed", f"{named(new)}: fails in {failed[0]} alone", unseen)
    if old.after is None or new.after is None or old.language != new.language:
        return "unseen"
    if old.after == new.after:
        return "same"
    if old.language == "graph":
        graphs = compare_graphs(before.graph(old), after.graph(new))
        relation: Likeness = "same" if graphs.empty else "different"
        what = graph_sentence(graphs)
    else:
        old_text, new_text = before.text(old), after.text(new)
        relation = likeness(old_text, new_text, old.language)
        what = "" if relation != "different" else _text_sentence(old, old_text, new_text)
    if relation == "same":
        return "same"
    if relation == "registers":
        return Parting(old, new, "registers", f"{named(new)}: the same code in other registers", unseen)
    off = [label for stage, label in ((old, labels[0]), (new, labels[1])) if stage.status == "disabled"]
    if len(off) == 1:
        return Parting(old, new, "switched_off", f"{named(new)}: switched off in {off[0]}; {what}", unseen)
    return Parting(old, new, "content", f"{named(new)}: {what}", unseen)


def _of_single(
    before: Compilation,
    after: Compilation,
    pair: StagePair,
    rest: Sequence[StagePair],
    labels: tuple[str, str],
    unseen: int,
) -> Parting | Literal["unseen", "same"]:
    """A pass that only one compile has: it counts where it changed something, or where the other's record ends."""
    stage = pair.before or pair.after
    assert stage is not None
    mine, other = labels if pair.after is None else (labels[1], labels[0])
    ended = after if pair.after is None else before
    goes_on = any((each.after if pair.after is None else each.before) is not None for each in rest)
    if ended.manifest.status != "ok" and not goes_on:
        sentence = f"{named(stage)}: the record of {other} ends before it ({ended.manifest.status})"
        return Parting(pair.before, pair.after, "unfinished", sentence, unseen)
    if stage.status == "failed":
        return Parting(pair.before, pair.after, "failed", f"{named(stage)}: only in {mine}, where it fails", unseen)
    if stage.changed and stage.parent is None:
        return Parting(pair.before, pair.after, "one_only", f"{named(stage)}: only {mine} runs it", unseen)
    return "same"


def named(stage: Stage) -> str:
    """A pass as a sentence names it, with the pass that ran it."""
    return stage.name if stage.parent is None else f"{stage.name} (in {stage.parent.partition('/')[2]})"


def graph_sentence(found: GraphComparison) -> str:
    """What differs between two graphs, the weightiest first: nodes of one only, loops, then facts of nodes."""
    parts = []
    if found.removed or found.added:
        counts = [_kinds(found.added, "+"), _kinds(found.removed, "−")]
        parts.append("nodes " + ", ".join(one for one in counts if one))
    turns = [(pair, change) for pair in found.changed for change in pair.changes if "loop" in change.name]
    for pair, change in turns[:1]:
        parts.append(f"{change.name} {display_name(pair.after)}: {_short(change.before)} → {_short(change.after)}")
    if not parts and found.changed:
        parts.append(_first_fact(found.changed))
    return "; ".join(parts) or "nothing differs"


def _kinds(nodes: tuple[GraphNode, ...], sign: str) -> str:
    most = Counter(node.op for node in nodes).most_common()
    shown = [f"{sign}{count} {op}" for op, count in most[:4]]
    rest = sum(count for _, count in most[4:])
    return ", ".join([*shown, *([f"{sign}{rest} others"] if rest else [])])


def _first_fact(changed: tuple[NodePair, ...]) -> str:
    first = changed[0]
    change = first.changes[0]
    alike = sum(any(other.name == change.name for other in pair.changes) for pair in changed) - 1
    others = len(changed) - 1 - alike
    more = [f"{alike} more" if alike else "", f"other facts of {others}" if others else ""]
    tail = " and ".join(one for one in more if one)
    told = f"{_short(change.before) or 'none'} → {_short(change.after) or 'none'}"
    if change.name == "position":
        return f"{display_name(first.after)} stands elsewhere" + (f" (and {tail})" if tail else "")
    return f"{change.name} of {display_name(first.after)} differs: {told}" + (f" (and {tail})" if tail else "")


def _text_sentence(stage: Stage, before: str, after: str) -> str:
    old, new = differing_lines(before, after, stage.language)
    here, there = Counter(old), Counter(new)
    removed, added = (here - there).total(), (there - here).total()
    count = f"lines +{added}, −{removed}" if removed or added else "the same lines in another order"
    first = next(
        (k for k, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), min(len(old), len(new))
    )
    shown = [kept_lines(text, stage.language)[first : first + 1] for text in (before, after)]
    left, right = ("".join(lines).strip() for lines in shown)
    told = " → ".join(f"`{line}`" for line in _where_they_differ(left, right) if line)
    return f"{count}; the first that differs: {told}"


def _where_they_differ(left: str, right: str) -> tuple[str, str]:
    """Both lines, without a long beginning that they share."""
    shared = next((k for k, pair in enumerate(zip(left, right, strict=False)) if pair[0] != pair[1]), len(left))
    cut = max(0, shared - _LONGEST // 3) if min(len(left), len(right)) else 0
    return _short(("…" if cut else "") + left[cut:]), _short(("…" if cut else "") + right[cut:])


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
