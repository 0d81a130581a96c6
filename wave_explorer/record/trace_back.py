"""The way back from one element of an output: who wrote it, out of what, and where the index tells another story."""

from __future__ import annotations

from typing import Literal

import msgspec

StepKind = Literal["store", "value", "matrix", "LDS read", "LDS write", "load", "copy", "scalar load", "no store"]


class TracedConstraint(msgspec.Struct, frozen=True):
    """A constraint by its position in the spec; ``line`` is 0 where its source line is not known."""

    position: int
    text: str
    file: str
    line: int


class TracedTerm(msgspec.Struct, frozen=True):
    """One addend of an index, what it is worth for the lane of the step, and what put it there.

    ``reason`` says in a few words what the term is.
    """

    dim: str
    kind: str
    text: str
    value: int | None
    place: str
    reason: str
    constraints: list[TracedConstraint]


class TracedDim(msgspec.Struct, frozen=True):
    """The start of an index along one dimension, and its value for the lane of the step (None: not known)."""

    dim: str
    text: str
    value: int | None


class CellWriter(msgspec.Struct, frozen=True):
    """A lane that stored to the element when the kernel ran.

    Attributes:
        line, instruction: of the AMDGCN.
        visit: how often the wave had executed the instruction before.
        atomic: whether it adds to what is there, or the like.
        value: of the element afterwards, None where it is no number.
        node, label: fx node behind the instruction, empty where it is not known.
    """

    workgroup: tuple[int, int, int]
    wave: int
    lane: int
    line: int
    instruction: str
    visit: int
    atomic: bool
    value: float | None
    node: str
    label: str


class IndexWriter(msgspec.Struct, frozen=True):
    """A lane that the index of a write says stores to the element; ``turn`` counts the turns of the loops around it."""

    workgroup: tuple[int, int, int]
    wave: int
    lane: int
    turn: int
    node: str
    label: str


class TraceStep(msgspec.Struct, frozen=True):
    """Executions of alike instructions that the element depends on, shown by one of them.

    Attributes:
        number: from 1, away from the store.
        what: one sentence.
        lines: of the AMDGCN; ``instruction`` is the text of the first one.
        executions: by waves, that count; ``lanes`` of the shown one are those whose result counts.
        nodes, labels: fx nodes behind the lines, the one it belongs to most first; ``attribution`` as in provenance.
        file, source_line: of the node in the user's source; 0 where it is not known.
        wave, lane, turn: of the shown execution; turn of the loop by the index, None where it is not known.
        place: what memory it touches.
        value: the number that the shown lane moved or made, None where it is not known; ``word`` the register's bits.
        index, terms: of the node, for the shown lane.
        mapping: where an index mapping leads that index, empty where the access has none.
        agrees: with the index; None where that is not known, and ``note`` says why.  Where it differs, the note says
            what is there and what the index says.
        feeds: numbers of the steps that use its result, ``roles`` as what.
    """

    number: int
    kind: StepKind
    what: str
    lines: list[int]
    instruction: str
    executions: int
    nodes: list[str]
    labels: list[str]
    attribution: str
    file: str
    source_line: int
    wave: int
    waves: list[int]
    lane: int
    lanes: list[int]
    turn: int | None
    place: str
    value: float | None
    word: str
    index: list[TracedDim]
    terms: list[TracedTerm]
    mapping: str
    agrees: bool | None
    note: str
    feeds: list[int]
    roles: list[str]


class ElementRange(msgspec.Struct, frozen=True):
    """Coordinates along one dimension of the elements that went in, as text (``0–127``), and how many there are.

    ``cell`` is the coordinate of the output element along the same dimension, None where it has no such dimension.
    ``remark`` says what is odd about them, empty where nothing is.
    """

    dim: str
    text: str
    count: int
    extent: int
    cell: int | None
    remark: str


class ElementSet(msgspec.Struct, frozen=True):
    """The elements of one input that went into the output element."""

    tensor: str
    count: int
    ranges: list[ElementRange]


class Suspect(msgspec.Struct, frozen=True):
    """A diagnostic that concerns what the element came from; ``steps`` are those it speaks of."""

    code: str
    severity: str
    message: str
    fix: str
    constraint: str
    node: str
    stage: str
    line: int | None
    file: str
    source_line: int
    view: str
    steps: list[int]


class TraceBack(msgspec.Struct, frozen=True):
    """Answer of ``trace_back``.

    Attributes:
        output, dims, cell: the element; ``cell`` is empty where the run failed in an access, which is then step 1.
        got, expected: its values, None where they are no numbers or not known; ``differs`` says whether they do.
        writers: stores to the element in the order of execution; ``writers_total`` counts further ones.
        index_writers: what the index says, as many; ``index_note`` why that is not known.
        writers_agree: whether both name the same lanes, None where one side is not known.
        steps: from the store back to the loads; empty where nothing wrote the element and no write is meant for it.
        first_disagreement: number of the first step that disagrees with the index, None where none does.
        elements: that went in.
        suspects: diagnostics that concern these nodes, worst first.
        passes_off: names of passes that the compile was told to leave out.
        summary: what was found, one to three sentences; it names a cause only where it is one.
        notes: what was left out, and what is true within a bound only.
    """

    kernel: str
    target: str
    output: str
    dims: list[str]
    cell: list[int]
    got: float | None
    expected: float | None
    differs: bool | None
    tolerance: float | None
    workgroup: tuple[int, int, int] | None
    writers: list[CellWriter]
    writers_total: int
    index_writers: list[IndexWriter]
    index_writers_total: int
    index_note: str
    writers_agree: bool | None
    steps: list[TraceStep]
    first_disagreement: int | None
    elements: list[ElementSet]
    suspects: list[Suspect]
    passes_off: list[str]
    summary: str
    notes: list[str]
