"""Query ``run``: outputs, counters and findings of the newest run."""

from __future__ import annotations

from typing import Any

import msgspec

from wave_explorer.queries.registry import NoParameters, Subject, query
from wave_explorer.record.run import Finding, ModelledTime


class OutputRow(msgspec.Struct, frozen=True):
    """An output against the reference; None where there is none."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    max_abs_err: float | None
    max_rel_err: float | None
    tolerance: float | None
    ok: bool | None
    note: str


class CounterRow(msgspec.Struct, frozen=True):
    """A counter with how true it is, by which rule, and what it means.

    Of a measured one, ``emulated`` is what the emulator has for the same launch, ``emulated_fidelity`` how true that
    is, ``difference`` measured less emulated (None where one of them is missing), and ``suspect`` why the measurement
    should not be believed, empty where nothing speaks against it.
    """

    name: str
    value: float | int | None
    fidelity: str
    rule: str
    meaning: str
    emulated: float | int | None
    emulated_fidelity: str | None
    difference: float | int | None
    suspect: str


class OtherRow(msgspec.Struct, frozen=True):
    """The second party of a finding."""

    line: int
    instruction: str
    wave: int | None
    lane: int | None
    nodes: tuple[str, ...]


class FindingRow(msgspec.Struct, frozen=True):
    """An error that the run met; ``other`` is the second party, ``count`` how many waves did it."""

    kind: str
    severity: str
    message: str
    line: int | None
    instruction: str
    workgroup: tuple[int, int, int] | None
    wave: int | None
    lane: int | None
    address: int | None
    nodes: tuple[str, ...]
    fix: str
    count: int
    other: OtherRow | None


class TimeBoundRow(msgspec.Struct, frozen=True):
    """The least time that one resource needs, what it has to do and how fast it is."""

    resource: str
    seconds: float
    amount: str
    rate: str


class ModelledTimeRow(msgspec.Struct, frozen=True):
    """A lower bound of the time on a machine; ``bounds`` from the largest down."""

    machine: str
    seconds: float
    binding: str
    margin: float
    bounds: list[TimeBoundRow]
    waves_per_simd: int
    limited_by: str
    not_known: tuple[str, ...]
    sources: tuple[str, ...]


class MeasuredTimeRow(msgspec.Struct, frozen=True):
    """The time of a kernel on a GPU, from several launches: median, quartiles and ends, in seconds."""

    median: float
    lower: float
    upper: float
    fastest: float
    slowest: float
    repeats: int
    warmup: int
    flushed: bool


class RunPayload(msgspec.Struct, frozen=True):
    """Answer of ``run``; ``measured_time`` goes before ``modelled_time`` where both are there."""

    id: str
    device: str
    target: str
    status: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    outputs: list[OutputRow]
    counters: list[CounterRow]
    findings: list[FindingRow]
    wave_instructions: int
    seconds: float
    notes: tuple[str, ...]
    measured_time: MeasuredTimeRow | None
    modelled_time: ModelledTimeRow | None


@query("run", NoParameters)
def run(subject: Subject, _: NoParameters) -> RunPayload | None:
    """The newest run of the compile, None where none was made."""
    if subject.run is None:
        return None
    data = subject.run.data
    return RunPayload(
        id=data.id,
        device=data.device,
        target=data.target,
        status=data.status,
        grid=data.grid,
        block=data.block,
        outputs=[_pick(output, OutputRow) for output in data.outputs],
        counters=[_pick(counter, CounterRow) for counter in data.counters],
        findings=[finding_row(finding) for finding in data.findings],
        wave_instructions=data.wave_instructions,
        seconds=data.seconds,
        notes=data.notes,
        measured_time=None if data.measured_time is None else _pick(data.measured_time, MeasuredTimeRow),
        modelled_time=None if data.modelled_time is None else _time(data.modelled_time),
    )


def _time(model: ModelledTime) -> ModelledTimeRow:
    bounds = [TimeBoundRow(bound.resource, bound.seconds, bound.amount, bound.rate) for bound in model.bounds]
    return ModelledTimeRow(
        model.machine, model.seconds, model.binding, model.margin, bounds, model.waves_per_simd, model.limited_by,
        model.not_known, model.sources,
    )  # fmt: skip


def finding_row(finding: Finding) -> FindingRow:
    """A finding as payloads show it, every field written out."""
    others = {name: getattr(finding, name) for name in FindingRow.__struct_fields__ if name != "other"}
    return FindingRow(**others, other=None if finding.other is None else _pick(finding.other, OtherRow))


def _pick(struct: msgspec.Struct, row: type[Any]) -> Any:
    return row(**{name: getattr(struct, name) for name in row.__struct_fields__})
