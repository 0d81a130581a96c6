"""Query ``compare``: several compiles and their runs beside a baseline, from what was asked to what came out."""

from __future__ import annotations

import msgspec

from wave_explorer.analysis.comparison.compared import Compared, NothingToCompare, with_baseline
from wave_explorer.analysis.comparison.figures import GROUPS, Figure, figures
from wave_explorer.analysis.comparison.findings_delta import statements
from wave_explorer.analysis.comparison.parting import Parting, code_likeness, first_parting
from wave_explorer.analysis.comparison.settings_delta import settings_delta
from wave_explorer.analysis.comparison.verdict import RULE, headline, verdict
from wave_explorer.queries.registry import Subject, query
from wave_explorer.record import Run


class CompareParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``variants``: ids of those to compare, all if empty; ``baseline``: id or label, the first if None.

    ``mnemonics``: also figures by mnemonic.
    """

    variants: tuple[str, ...] = ()
    baseline: str | None = None
    mnemonics: bool = False


class PartingRow(msgspec.Struct, frozen=True):
    """The first pass after which a compile is not the baseline; a stage is None where one has no such pass.

    ``operations`` are those of the graph or text afterwards.
    """

    stage: str | None
    baseline_stage: str | None
    name: str
    layer: str
    chain: str
    kind: str
    sentence: str
    operations: int | None
    baseline_operations: int | None
    unseen: int


class ComparedRow(msgspec.Struct, frozen=True):
    """One column: ``code`` says how its AMDGCN relates to the baseline's, empty where that is not known."""

    id: str
    label: str
    kernel: str
    target: str
    shape: str
    status: str
    device: str
    outputs: str
    verdict: str
    parting: PartingRow | None
    code: str


class SettingDelta(msgspec.Struct, frozen=True):
    """One field of what was asked for: its value in each column, None where it is not given there."""

    group: str
    name: str
    values: tuple[str | None, ...]
    differs: bool


class FigureRow(msgspec.Struct, frozen=True):
    """One number of each column with its ratio to the baseline, how true it is, and a word on it."""

    group: str
    name: str
    unit: str
    better: str
    meaning: str
    values: tuple[float | int | None, ...]
    ratios: tuple[float | None, ...]
    fidelities: tuple[str, ...]
    notes: tuple[str, ...]
    differs: bool


class FigureGroup(msgspec.Struct, frozen=True):
    """A group of figures and its title."""

    group: str
    title: str


class StatementRow(msgspec.Struct, frozen=True):
    """A diagnostic or finding: what it says in each column, and ``same gained lost changed none`` to the baseline."""

    source: str
    code: str
    severity: str
    messages: tuple[str | None, ...]
    changes: tuple[str, ...]


class ComparePayload(msgspec.Struct, frozen=True):
    """Answer of ``compare``; columns have the order of ``variants``, the baseline first."""

    headline: str
    rule: str
    variants: list[ComparedRow]
    settings: list[SettingDelta]
    groups: list[FigureGroup]
    figures: list[FigureRow]
    statements: list[StatementRow]
    notes: list[str]


@query("compare", CompareParameters)
def compare(subject: Subject, parameters: CompareParameters) -> ComparePayload:
    """All that differs, without the texts; those are asked for by ``compare_diff``."""
    chosen = chosen_ones(subject, parameters.variants, parameters.baseline)
    numbers = figures(chosen)
    verdicts = [verdict(chosen, numbers, position) for position in range(len(chosen))]
    return ComparePayload(
        headline=headline(chosen, numbers, verdicts),
        rule=RULE,
        variants=[_column(one, chosen[0], said.sentence) for one, said in zip(chosen, verdicts, strict=True)],
        settings=[SettingDelta(row.group, row.name, row.values, row.differs) for row in settings_delta(chosen)],
        groups=[FigureGroup(group, title) for group, title in GROUPS.items()],
        figures=[_figure(row) for row in numbers if parameters.mnemonics or not row.group.endswith("mnemonics")],
        statements=[
            StatementRow(
                one.source, one.code, one.severity, one.messages, tuple(one.change(k) for k in range(len(chosen)))
            )
            for one in statements(chosen)
        ],
        notes=_notes(chosen),
    )


def chosen_ones(subject: Subject, ids: tuple[str, ...], baseline: str | None) -> tuple[Compared, ...]:
    """Those of the subject's session to compare, the baseline first.

    Raises:
        NothingToCompare: an id that is not there, or fewer than two.
    """
    known = {one.id: one for one in subject.compared}
    strange = [key for key in ids if key not in known]
    if strange:
        raise NothingToCompare(f"there is no variant {strange[0]!r} here")
    wanted = dict.fromkeys(ids or known)
    if baseline is not None and baseline in known:
        wanted[baseline] = None
    return with_baseline([known[key] for key in known if key in wanted], baseline)


def _column(one: Compared, baseline: Compared, said: str) -> ComparedRow:
    manifest = one.compilation.manifest
    found: Parting | None = None
    if one is not baseline:
        found = first_parting(baseline.compilation, one.compilation, (baseline.label, one.label))
    return ComparedRow(
        id=one.id,
        label=one.label,
        kernel=manifest.kernel,
        target=manifest.spec.target,
        shape=" · ".join(part for part in (manifest.spec.shape_text, manifest.spec.dtype_text) if part),
        status=manifest.status,
        device=one.run.data.device if one.run is not None else "",
        outputs=_outputs(one.run),
        verdict=said,
        parting=None if found is None else _parting(found),
        code=code_likeness(baseline.compilation, one.compilation) or "",
    )


def _parting(found: Parting) -> PartingRow:
    return PartingRow(
        stage=None if found.after is None else found.after.id,
        baseline_stage=None if found.before is None else found.before.id,
        name=found.stage.name,
        layer=found.stage.layer,
        chain=found.stage.chain,
        kind=found.kind,
        sentence=found.sentence,
        operations=None if found.after is None else found.after.op_count,
        baseline_operations=None if found.before is None else found.before.op_count,
        unseen=found.unseen,
    )


def _outputs(run: Run | None) -> str:
    if run is None:
        return ""
    if run.data.status != "ok":
        return f"run {run.data.status}"
    words = {True: "agrees", False: "WRONG", None: "not checked"}
    return ", ".join(f"{output.name} {words[output.ok]}" for output in run.data.outputs)


def _figure(row: Figure) -> FigureRow:
    return FigureRow(
        group=row.group,
        name=row.name,
        unit=row.unit,
        better=row.better,
        meaning=row.meaning,
        values=tuple(value.number for value in row.values),
        ratios=tuple(row.ratio(position) for position in range(len(row.values))),
        fidelities=tuple(value.fidelity for value in row.values),
        notes=tuple(value.note for value in row.values),
        differs=row.differs,
    )


def _notes(chosen: tuple[Compared, ...]) -> list[str]:
    """What makes numbers of the columns not mean the same."""
    notes = []
    runs = [one.run for one in chosen if one.run is not None]
    specs = [one.compilation.spec for one in chosen]
    if len({(spec.shape_text, spec.dtype_text) for spec in specs}) > 1:
        notes.append("The problems differ in shape or type: counters and times are of different work.")
    if len({one.compilation.manifest.kernel for one in chosen}) > 1:
        notes.append("The kernels differ: counters and times are of different work.")
    if len({spec.target for spec in specs}) > 1:
        notes.append("The targets differ: times are modelled for different machines, and counters may count otherwise.")
    if len({run.data.device for run in runs}) > 1:
        devices = ", ".join(sorted({run.data.device for run in runs}))
        notes.append(f"The runs are of different devices ({devices}): a model is not compared with a measurement.")
    missing = [one.label for one in chosen if one.run is None and one.compilation.manifest.status == "ok"]
    if missing:
        notes.append(f"Without a run: {', '.join(missing)}.")
    versions = {tuple(sorted(one.compilation.manifest.versions.items())) for one in chosen}
    if len(versions) > 1:
        notes.append("The compilers differ in version: the first pass where the compiles part may be new or renamed.")
    return notes
