"""What changed most, in a sentence that a stated rule makes from the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2

from wave_explorer.analysis.comparison.compared import Compared
from wave_explorer.analysis.comparison.figures import Figure

RULE = (
    "What changed most has the largest ratio to the baseline (0 counts as 1, more than ×8 as ×8), as a logarithm, "
    "among: executed instructions by class and LDS conflict cycles, each weighted with its share of all executed "
    "instructions; and requests to L2, VGPRs, AGPRs, LDS and scratch bytes, waves per SIMD. Without runs, instructions "
    "in the text by kind stand for those executed."
)

_CLASSES = ("SQ_INSTS_VALU", "SQ_INSTS_SALU", "SQ_INSTS_SMEM", "SQ_INSTS_VMEM_RD", "SQ_INSTS_VMEM_WR", "SQ_INSTS_LDS",
            "SQ_INSTS_BRANCH", "SQ_INSTS_MFMA", "SQ_INSTS_WMMA", "SQ_INSTS_TEX_LOAD", "SQ_INSTS_TEX_STORE")  # fmt: skip
_CONFLICTS = ("SQ_LDS_BANK_CONFLICT", "SQC_LDS_BANK_CONFLICT")
_REQUESTS = ("TCP_TCC_READ_REQ_sum", "TCP_TCC_WRITE_REQ_sum")
_RESOURCES = ("VGPRs", "AGPRs", "LDS", "Scratch", "Waves per SIMD")
_MOST = 3.0
# A difference of times below this part is none worth naming.
_NOTHING = 0.005


@dataclass(frozen=True)
class Verdict:
    """What to say of one compile against the baseline.

    Attributes:
        sentence: for a person.
        figure: of what changed most, None where nothing did.
        weight: the logarithm (to 2) of its ratio, without a sign.
    """

    sentence: str
    figure: Figure | None = None
    weight: float = 0.0


def verdict(compared: Sequence[Compared], figures: Sequence[Figure], position: int) -> Verdict:
    """The verdict on the compile at ``position``; the baseline is at 0."""
    one = compared[position]
    if position == 0:
        return Verdict("the baseline")
    broken = _broken(one)
    if broken:
        return Verdict(broken)
    weights = [(_weight(figure, figures, position), figure) for figure in figures]
    weight, most = max(weights, key=lambda pair: pair[0], default=(0.0, None))
    parts = []
    if most is None or weight == 0.0:
        parts.append("no counter or resource that matters differs")
        most = None
    else:
        parts.append(f"{most.name} {change_text(most, position)}")
    parts += [said for figure in figures if figure.group == "time" and (said := _time_text(figure, position))]
    return Verdict("; ".join(parts), most, weight)


def headline(compared: Sequence[Compared], figures: Sequence[Figure], verdicts: Sequence[Verdict]) -> str:
    """One sentence over all: what is wrong, which is fastest, and the largest change.

    Of different kernels no time is better than another, and nothing has changed from one to the other.
    """
    parts = [f"{one.label} {broken}" for one in compared if (broken := _broken(one))]
    kernels = list(dict.fromkeys(one.compilation.manifest.kernel for one in compared))
    if len(kernels) > 1:
        return "; ".join([f"Different kernels do different work: {' and '.join(kernels)}", *parts]) + "."
    # How soon a wrong result is there says nothing.
    sound = [position for position, one in enumerate(compared) if not _broken(one)]
    # A measured time counts more than a modelled one.
    times = [
        figure
        for figure in figures
        if figure.group == "time" and all(figure.values[position].number is not None for position in sound)
    ]
    if times and len(sound) > 1:
        parts.append(_fastest(compared, times[-1], sound))
    strongest = max(range(len(compared)), key=lambda position: verdicts[position].weight)
    most = verdicts[strongest].figure
    if most is not None:
        parts.append(f"what changed most is {most.name} in {compared[strongest].label}: {change_text(most, strongest)}")
    elif not parts:
        parts.append("no counter or resource that matters differs")
    text = "; ".join(parts)
    # A label keeps its own spelling.
    return (text if text.startswith(tuple(one.label for one in compared)) else text[:1].upper() + text[1:]) + "."


def change_text(figure: Figure, position: int) -> str:
    """``2,048 → 8,192 (×4)``, with how true it is where that is not exact."""
    base, here = figure.values[0], figure.values[position]
    told = f"{number_text(base.number)} → {number_text(here.number)}"
    ratio = figure.ratio(position)
    marks = [ratio_text(ratio)] if ratio else []
    marks += sorted({v.fidelity for v in (base, here)} - {"exact", "unsupported"})
    return told + (f" ({', '.join(marks)})" if marks else "")


def number_text(number: float | int | None) -> str:
    """A number as people read it; an en dash where it is not known."""
    if number is None:
        return "–"
    return f"{number:,.4g}" if isinstance(number, float) and not number.is_integer() else f"{int(number):,}"


def ratio_text(ratio: float) -> str:
    """``+12 %`` for small changes, ``×4`` for large ones, ``÷4`` for their reverse."""
    if ratio >= 2:
        return f"×{ratio:.3g}"
    if ratio <= 0.5:
        return f"÷{1 / ratio:.3g}"
    return f"{100 * (ratio - 1):+.1f} %".replace("-", "−")


def _weight(figure: Figure, figures: Sequence[Figure], position: int) -> float:
    base, here = figure.values[0].number, figure.values[position].number
    if base is None or here is None or base == here:
        return 0.0
    return _share(figure, figures, position) * min(abs(log2((here or 1) / (base or 1))), _MOST)


def _share(figure: Figure, figures: Sequence[Figure], position: int) -> float:
    """How much a figure counts, 0 to 1."""
    if figure.group == "resources":
        return float(figure.name in _RESOURCES)
    total = _total(figures, "counters", position)
    if total:
        if figure.group != "counters":
            return 0.0
        if figure.name in _REQUESTS:
            return 1.0
        counted = figure.name in (*_CLASSES, *_CONFLICTS)
    else:
        total = _total(figures, "written", position)
        counted = figure.group == "written"
    largest = max(figure.values[at].number or 0 for at in (0, position))
    return min(largest / total, 1.0) if counted and total else 0.0


def _total(figures: Sequence[Figure], group: str, position: int) -> float:
    """All instructions of the larger of both, executed or in the text; 0 where one of them is not known."""
    rows = [row for row in figures if row.group == group and (group == "written" or row.name == "SQ_INSTS")]
    sums = []
    for at in (0, position):
        numbers = [row.values[at].number for row in rows]
        sums.append(0.0 if any(number is None for number in numbers) else sum(number or 0 for number in numbers))
    return max(sums) if all(sums) else 0.0


def _broken(one: Compared) -> str:
    manifest = one.compilation.manifest
    if manifest.status == "failed":
        why = f": {manifest.error.summary}" if manifest.error is not None else ""
        return f"does not compile{why}"
    if manifest.status != "ok":
        return f"is {manifest.status}"
    if one.run is not None and not one.run.ok:
        wrong = [output.name for output in one.run.data.outputs if output.ok is False]
        return f"gives a wrong {', '.join(wrong)}" if wrong else "does not run without an error"
    return ""


def _time_text(figure: Figure, position: int) -> str:
    base, here = figure.values[0], figure.values[position]
    if base.number is None or here.number is None:
        return ""
    kind = figure.name.lower()
    ratio = figure.ratio(position)
    if ratio is not None and abs(ratio - 1) < _NOTHING:
        return f"{kind} unchanged at {number_text(here.number)} µs ({_binding(here.note)})"
    told = f"{kind} {number_text(base.number)} → {number_text(here.number)} µs"
    return told + (f" ({ratio_text(ratio)})" if ratio else "")


def _binding(note: str) -> str:
    return note.rpartition("; ")[2]


def _fastest(compared: Sequence[Compared], figure: Figure, sound: Sequence[int]) -> str:
    numbers = {position: figure.values[position].number or 0.0 for position in sound}
    best = min(sound, key=lambda position: numbers[position])
    kind = figure.name.lower()
    if 0 not in numbers:
        among = f"of the {len(sound)} that are right" if len(sound) > 2 else "of both that are right"
        return f"{compared[best].label} has the shortest {kind} {among}: {number_text(numbers[best])} µs"
    if numbers[best] >= numbers[0] * (1 - _NOTHING):
        return f"no other has a shorter {kind} than {compared[0].label} ({number_text(numbers[0])} µs)"
    ratio = numbers[best] / numbers[0]
    return (
        f"{compared[best].label} has the shortest {kind}: {number_text(numbers[best])} µs for "
        f"{number_text(numbers[0])} µs of {compared[0].label} ({ratio_text(ratio)})"
    )
