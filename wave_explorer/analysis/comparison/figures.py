"""Numbers of several compiles and their runs, a row each: time, resources, counters, instructions, compile seconds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Literal, TypeAlias

from wave_explorer.analysis.comparison.compared import Compared
from wave_explorer.isa.category import CATEGORIES, category
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.isa.resources import Resources, resources
from wave_explorer.record.run import Fidelity

Group: TypeAlias = Literal[
    "time",
    "bounds",
    "resources",
    "counters",
    "executed",
    "executed_mnemonics",
    "written",
    "written_mnemonics",
    "compile",
]
Better: TypeAlias = Literal["low", "high", ""]

GROUPS: dict[Group, str] = {
    "time": "Time",
    "bounds": "Modelled time by resource",
    "resources": "Resources",
    "counters": "Counters, whole run",
    "executed": "Executed instructions by kind",
    "executed_mnemonics": "Executed instructions by mnemonic",
    "written": "Instructions in the text by kind",
    "written_mnemonics": "Instructions in the text by mnemonic",
    "compile": "Compile",
}
"""Groups of figures with their titles, in the order in which they are shown."""

_FEWER_IS_BETTER = (
    "SQ_INSTS", "SQ_LDS_BANK_CONFLICT", "SQC_LDS_BANK_CONFLICT", "LDSBankConflict", "TCP_TCC_READ_REQ_sum",
    "TCP_TCC_WRITE_REQ_sum", "TCC_MISS_sum", "TCC_REQ_sum", "FETCH_SIZE", "WRITE_SIZE", "GRBM_GUI_ACTIVE",
)  # fmt: skip
_MORE_IS_BETTER = ("MfmaUtil",)
# Work that the kernel has to do in any case: fewer of these may be wider ones.
_NEITHER = ("SQ_INSTS_MFMA", "SQ_INSTS_VALU_MFMA")
_PARTS = {
    "total": "whole compile",
    "trace": "trace",
    "fx": "fx passes",
    "mlir": "MLIR of Wave",
    "iree": "IREE and LLVM",
    "links": "links",
}


@dataclass(frozen=True)
class Value:
    """One number, how true it is, and a word on it: the rule, the limit, or why there is none."""

    number: float | int | None
    fidelity: Fidelity
    note: str = ""


@dataclass(frozen=True)
class Figure:
    """A row: one number of each compile.

    Attributes:
        better: whether less or more of it is better, where that is known.
        meaning: for people who do not know the name.
    """

    group: Group
    name: str
    unit: str
    better: Better
    values: tuple[Value, ...]
    meaning: str = ""

    def ratio(self, position: int) -> float | None:
        """To the baseline; None where one is not known, the baseline is 0, or only one of both was measured.

        A model and a measurement of the same thing say different things, and so does no quotient of them.
        """
        here, base = self.values[position], self.values[0]
        if here.number is None or not base.number or {here.fidelity, base.fidelity} == {"modelled", "measured"}:
            return None
        return here.number / base.number

    @property
    def differs(self) -> bool:
        """Not all have the same number."""
        return len({value.number for value in self.values}) > 1


def figures(compared: Sequence[Compared]) -> tuple[Figure, ...]:
    """Every number that at least one of the compiles has, the baseline first in each row."""
    rows = (
        *_times(compared),
        *_resources(compared),
        *_counters(compared),
        *_mixes(compared),
        *_compile_seconds(compared),
    )
    return tuple(row for row in rows if any(value.number is not None or value.note for value in row.values))


@lru_cache(maxsize=16)
def _read(text: str) -> Program | None:
    try:
        return read(text)
    except (AsmSyntaxError, KernelChoiceError):
        return None


def program(one: Compared) -> Program | None:
    """The AMDGCN as instructions, None where there is none that can be read."""
    asm = one.compilation.asm
    return None if asm is None else _read(asm)


def _unknown(why: str) -> Value:
    return Value(None, "unsupported", why)


def _times(compared: Sequence[Compared]) -> Iterable[Figure]:
    models = [None if one.run is None else one.run.data.modelled_time for one in compared]
    yield Figure(
        "time", "Modelled time", "µs", "low",
        tuple(
            _unknown("no run" if one.run is None else "no model of this machine")
            if model is None
            else Value(model.seconds * 1e6, "modelled", f"at least, on {model.machine}; {model.binding} binds")
            for one, model in zip(compared, models, strict=True)
        ),
        "Lower bound from counts and published peaks; latencies and launch are not in it.",
    )  # fmt: skip
    measured = [None if one.run is None else one.run.data.measured_time for one in compared]
    if any(time is not None for time in measured):
        yield Figure(
            "time", "Measured time", "µs", "low",
            tuple(
                Value(time.median * 1e6, "measured", f"on {one.run.data.device}, median of {time.repeats} launches")
                if time is not None and one.run is not None
                else _unknown("not timed on a GPU")
                for one, time in zip(compared, measured, strict=True)
            ),
            "Time of one launch on the GPU, by its events.",
        )  # fmt: skip
    names = dict.fromkeys(bound.resource for model in models if model is not None for bound in model.bounds)
    for name in names:
        found = [
            next((bound for bound in model.bounds if bound.resource == name), None) if model is not None else None
            for model in models
        ]
        values = tuple(
            _unknown("") if bound is None else Value(bound.seconds * 1e6, "modelled", f"{bound.amount}; {bound.rate}")
            for bound in found
        )
        yield Figure("bounds", name, "µs", "low", values, "The least time that this resource alone needs.")


def _resources(compared: Sequence[Compared]) -> Iterable[Figure]:
    found = [_resources_of(one) for one in compared]

    def row(
        name: str, unit: str, better: Better, pick: Callable[[Resources], int | None], fidelity: Fidelity = "exact"
    ) -> Figure:
        values = tuple(
            _unknown(_why_no_code(one)) if known is None
            else Value(pick(known), fidelity, _limit(known) if fidelity == "modelled" else "")
            for one, known in zip(compared, found, strict=True)
        )  # fmt: skip
        return Figure("resources", name, unit, better, values)

    yield row("VGPRs", "of a lane", "low", lambda known: known.vgprs)
    yield row("AGPRs", "of a lane", "low", lambda known: known.agprs)
    yield row("SGPRs", "of a wave", "low", lambda known: known.sgprs)
    yield row("LDS", "B of a workgroup", "low", lambda known: known.lds_bytes)
    yield row("Scratch", "B of a lane", "low", lambda known: known.scratch_bytes)
    yield row("Spilled VGPRs", "", "low", lambda known: known.vgpr_spills)
    yield row("Waves per SIMD", "at most", "high", lambda known: known.waves_per_simd, "modelled")
    grids = [one.run.data.grid if one.run is not None else _grid(one) for one in compared]
    values = tuple(
        _unknown("the grid is decided at launch") if grid is None else Value(prod(grid), "exact") for grid in grids
    )
    yield Figure("resources", "Workgroups", "", "", values)


def _resources_of(one: Compared) -> Resources | None:
    text, launch = program(one), one.compilation.manifest.launch
    if text is None:
        return None
    return resources(text, threads=prod(launch.block) if launch is not None and launch.block is not None else None)


def _grid(one: Compared) -> tuple[int, int, int] | None:
    launch = one.compilation.manifest.launch
    return None if launch is None else launch.grid


def _limit(known: Resources) -> str:
    return known.note or f"{known.limiting} sets the limit"


def _why_no_code(one: Compared) -> str:
    return "no AMDGCN" if one.compilation.asm is None else "the AMDGCN cannot be read"


def _counters(compared: Sequence[Compared]) -> Iterable[Figure]:
    columns = [one.run.counters if one.run is not None else {} for one in compared]
    names = dict.fromkeys(name for column in columns for name in column)
    for name in names:
        meaning = next((column[name].meaning for column in columns if name in column), "")
        values = tuple(
            Value(column[name].value, column[name].fidelity, column[name].rule)
            if name in column
            else _unknown("no run" if one.run is None else f"{one.run.data.target} has no such counter")
            for one, column in zip(compared, columns, strict=True)
        )
        yield Figure("counters", name, "", _direction(name), values, meaning)


def _direction(name: str) -> Better:
    if name.startswith(_NEITHER):
        return ""
    if name in _MORE_IS_BETTER:
        return "high"
    return "low" if name.startswith(_FEWER_IS_BETTER) else ""


def _mixes(compared: Sequence[Compared]) -> Iterable[Figure]:
    """Instructions by kind and mnemonic: as they stand in the text, and as often as waves executed them."""
    texts = [program(one) for one in compared]
    written = [None if text is None else _mix(text, None) for text in texts]
    executed = [
        None
        if text is None or one.run is None
        else _mix(text, {c.line: c.hits for c in one.run.data.instruction_counts})
        for one, text in zip(compared, texts, strict=True)
    ]
    for prefix, mixes in (("executed", executed), ("written", written)):
        if all(mix is None for mix in mixes):
            continue
        for kinds in (True, False):
            group: Group = prefix if kinds else f"{prefix}_mnemonics"  # type: ignore[assignment]
            names = CATEGORIES if kinds else sorted({name for mix in mixes if mix is not None for name in mix[1]})
            for name in names:
                values = tuple(
                    _unknown("no run" if prefix == "executed" else "no AMDGCN") if mix is None
                    else Value(mix[0 if kinds else 1][name], "exact")
                    for mix in mixes
                )  # fmt: skip
                yield Figure(group, name, "", "", values)


def _mix(text: Program, hits: dict[int, int] | None) -> tuple[Counter[str], Counter[str]]:
    """Instructions by category and by mnemonic, each counted once or as often as it was executed."""
    kinds: Counter[str] = Counter()
    mnemonics: Counter[str] = Counter()
    for instruction in text.instructions:
        times = 1 if hits is None else hits.get(instruction.line, 0)
        kinds[category(instruction)] += times
        mnemonics[instruction.base] += times
    return kinds, mnemonics


def _compile_seconds(compared: Sequence[Compared]) -> Iterable[Figure]:
    for part, words in _PARTS.items():
        values = tuple(
            _unknown("not recorded") if (seconds := one.compilation.manifest.seconds.get(part)) is None
            else Value(seconds, "measured", "wall time of this compile here")
            for one in compared
        )  # fmt: skip
        if any(value.number is not None for value in values):
            yield Figure("compile", words, "s", "low", values)
    yield Figure(
        "compile", "passes recorded", "", "", tuple(Value(len(one.compilation.stages), "exact") for one in compared)
    )
