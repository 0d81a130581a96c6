"""What a trace found, in a few sentences: never a cause that is not shown."""

from __future__ import annotations

from wave_explorer.record.trace_back import Suspect, TraceBack


def summary(trace: TraceBack) -> str:
    """Who wrote the element, the first step that disagrees with the index or what is odd without one, and suspects."""
    parts = [_writing(trace)] if trace.output else ["An access outside memory stopped the run."]
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


def _writing(trace: TraceBack) -> str:
    name = element_name(trace)
    if not trace.writers:
        if trace.index_writers_total:
            return f"No store wrote {name}, though the index says that {_lanes(trace.index_writers_total)} should."
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
