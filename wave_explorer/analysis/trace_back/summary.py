"""What a trace found, in a few sentences: never a cause that is not shown."""

from __future__ import annotations

from wave_explorer.analysis.trace_back.cell_writers import IndexWriters
from wave_explorer.record.trace_back import Suspect, TraceBack


def summary(trace: TraceBack, by_index: IndexWriters | None) -> str:
    """Who wrote the element, the first step that disagrees with the index or what is odd without one, and suspects."""
    parts = (
        [_writing(trace, by_index or IndexWriters())] if trace.output else ["An access outside memory stopped the run."]
    )
    if by_index is not None and by_index.total_leaving:
        parts.append(_leaving(by_index))
    wrong = next((step for step in trace.steps if step.number == trace.first_disagreement), None)
    if wrong is not None and wrong.kind != "no store":
        parts.append(f"The first step that disagrees with the index is step {wrong.number}: {wrong.note}.")
    elif trace.steps and trace.steps[0].kind != "no store":
        parts.append(_without_disagreement(trace))
    if trace.suspects:
        parts.append(_named(trace.suspects))
    if trace.passes_off:
        parts.append(f"The kernel was compiled without {', '.join(trace.passes_off)}.")
    return " ".join(part for part in parts if part)


def element_name(trace: TraceBack) -> str:
    """``c[M 40, N 3]``."""
    return f"{trace.output}[{', '.join(f'{dim} {at}' for dim, at in zip(trace.dims, trace.cell, strict=True))}]"


def _writing(trace: TraceBack, by_index: IndexWriters) -> str:
    name = element_name(trace)
    if not trace.writers:
        if by_index.total and trace.steps and trace.steps[0].agrees is None:
            several = len({one.workgroup for one in by_index.writers}) > 1
            where = "of workgroups that had not come to their end" if several else "of a workgroup that had not ended"
            return (
                f"No store had written {name} when the run stopped, and whether one would is not known: "
                f"{_should(by_index)}, {where}."
            )
        if by_index.total:
            return f"No store wrote {name}, though {_should(by_index)}."
        if trace.index_note:
            return f"No store wrote {name}; what the index says is not known ({trace.index_note})."
        return f"No store wrote {name}, and by the index of its writes none should."
    last = trace.writers[-1]
    place = ", ".join(str(axis) for axis in last.workgroup)
    who = f"workgroup ({place}), wave {last.wave}, lane {last.lane} at line {last.line}"
    if trace.writers_total == 1:
        text = f"{name} was written once, by {who}"
    else:
        groups = len({one.workgroup for one in trace.writers})
        text = f"{name} was written {trace.writers_total} times, by {groups} workgroup{'s' if groups > 1 else ''}, "
        text += f"last by {who}"
    if trace.writers_agree is False:
        return f"{text}; the index names {_lanes(trace.index_writers_total)}, and not the same."
    return f"{text}{', as the index says' if trace.writers_agree else ''}."


def _should(by_index: IndexWriters) -> str:
    """Who is to store by the index, with a lane whose index leaves the tensor taken by its byte address."""
    lanes = _lanes(by_index.total)
    if by_index.total_leaving == by_index.total:
        return f"by the byte address of its index {lanes} should"
    return f"the index says that {lanes} should"


def _leaving(by_index: IndexWriters) -> str:
    """Coverage counts by element, where such lanes are outside."""
    left = next((text for text in by_index.leaves if text), "")
    alone = by_index.total == by_index.total_leaving == 1
    who = "That lane is" if alone else f"Of the lanes that the index names, {by_index.total_leaving} are"
    where = f" ({left})" if left else ""
    return f"{who} meant for an element outside the tensor{where}: only the byte address is that of this one."


def _lanes(count: int) -> str:
    return f"{count} lane{'s' if count != 1 else ''}"


def _without_disagreement(trace: TraceBack) -> str:
    unknown = [step for step in trace.steps if step.agrees is None and step.note]
    text = "No step disagrees with the index"
    if unknown:
        text += f" ({len(unknown)} could not be compared)"
    left = [f"step {step.number}: {step.note}" for step in trace.steps if step.agrees and step.note]
    if left:
        return f"{text}, but it leads out of a tensor. {left[0][0].upper()}{left[0][1:]}."
    odd = [f"of {one.tensor}, {row.remark}" for one in trace.elements for row in one.ranges if row.remark]
    odd += [f"no element of {one.tensor} went in" for one in trace.elements if not one.count]
    if odd:
        return f"{text}: the index itself says which elements go in, and {'; '.join(odd)}."
    return f"{text}, and nothing is odd about the elements that went in." if trace.output else f"{text}."


def _named(found: list[Suspect]) -> str:
    return f"Diagnostics that concern these nodes: {', '.join(dict.fromkeys(one.code for one in found))}."
