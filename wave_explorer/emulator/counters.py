"""What the hardware's counters would say about an emulated run, under AMD's names for the target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
from typing_extensions import override

from wave_explorer.arch.counter_expression import MissingCounter, UnknownExpression, derive
from wave_explorer.arch.counters import CounterDefinition, UnknownCounters, counters
from wave_explorer.arch.machines import machine
from wave_explorer.arch.targets import target
from wave_explorer.emulator.counted_instructions import Counted, counted
from wave_explorer.emulator.memory_traffic import Traffic
from wave_explorer.emulator.run import EmulatorResult
from wave_explorer.isa.program import Instruction, Program
from wave_explorer.record.run import Counter, Fidelity, ModelledTime

_NO_TRAFFIC = "the size of this target's memory requests is not known"
_NO_RULE = "no rule is known by which it follows from the instructions"
_NO_TIME = "the emulator executes instructions without timing"
_COLD_L1 = "as if the L1 kept nothing between two instructions; scalar loads left out"
_ENDLESS_L2 = "as if one L2, empty at first, kept everything; scalar loads left out"
FIDELITIES: tuple[Fidelity, ...] = ("measured", "exact", "approximate", "modelled", "unsupported")
"""From the best to the worst; a derived counter is as good as the worst that it is made of."""


def count(
    program: Program, result: EmulatorResult, traffic: Traffic | None = None, model: ModelledTime | None = None
) -> tuple[Counter, ...]:
    """Every counter that is defined for the program's target; ``unsupported`` where a run cannot tell.

    Counters are totals over the grid.  They are those of one dispatch on an idle GPU, without the waves that a
    profiler itself adds.

    Args:
        program: what ran.
        result: what the run counted.
        traffic: of its vector memory accesses; None where it was not counted.
        model: the modelled time, for the counters in cycles; None where there is none.
    """
    try:
        definitions = counters(program.target)
    except UnknownCounters:
        return ()
    followed = {} if traffic is None else _memory_counters(traffic)
    if model is not None:
        followed |= _modelled_counters(program, model)
    executed = _by_mnemonic(program, result)
    basic = {
        name: followed.get(name) or _basic(definition, program, result, executed)
        for name, definition in definitions.items()
    }
    known = {name: one for name, one in {**followed, **basic}.items() if one.value is not None}
    return tuple(
        derived(definition, known)
        if definition.expression and basic[name].value is None
        else _described(basic[name], definition)
        for name, definition in definitions.items()
    )


def _described(counter: Counter, definition: CounterDefinition) -> Counter:
    return Counter(definition.name, counter.value, counter.fidelity, counter.rule, definition.meaning)


def _by_mnemonic(program: Program, result: EmulatorResult) -> list[tuple[Instruction, int]]:
    """Executions of each mnemonic, or pair of them, with an instruction that has it: rules ask for nothing else."""
    executions: dict[tuple[str, str], tuple[Instruction, int]] = {}
    for position in np.flatnonzero(result.hits).tolist():
        instruction = program.instructions[position]
        key = (instruction.base, instruction.second.base if instruction.second is not None else "")
        _, before = executions.get(key, (instruction, 0))
        executions[key] = (instruction, before + int(result.hits[position]))
    return list(executions.values())


def _basic(
    definition: CounterDefinition, program: Program, result: EmulatorResult, executed: list[tuple[Instruction, int]]
) -> Counter:
    name = definition.name
    if name == "SQ_WAVES":
        return Counter(name, result.waves, "exact", "waves that were started")
    if name == "SQ_INSTS":
        return Counter(name, result.wave_instructions, "exact", "executions of every instruction, by wave")
    rule = counted(name, program)
    if rule is not None:
        fidelity: Fidelity = "approximate" if definition.emulated == "approximate" else "exact"
        return Counter(name, _total(executed, rule), fidelity, rule.rule)
    if name.endswith("LDS_BANK_CONFLICT"):
        return _lds(name, int(result.conflict_cycles.sum()), result)
    if name.endswith("LDS_IDX_ACTIVE"):
        return _lds(name, int(result.active_cycles.sum()), result)
    if definition.emulated == "modelled":
        return Counter(name, None, "unsupported", _NO_TIME)
    return Counter(name, None, "unsupported", _NO_TRAFFIC if name.startswith(("TC", "GL2C", "FE", "WR")) else _NO_RULE)


def _total(executed: list[tuple[Instruction, int]], rule: Counted) -> int:
    return sum(times * rule.weight(instruction) for instruction, times in executed) // rule.divisor


def _lds(name: str, value: int, result: EmulatorResult) -> Counter:
    unknown = sorted(form for form, status in result.lds_rules.items() if not status)
    if unknown:
        rule = f"how the LDS serves {', '.join(unknown)} is not known for this target"
        return Counter(name, None, "unsupported", rule)
    inexact = sorted(
        f"{form} ({status})" for form, status in result.lds_rules.items() if not status.startswith("measured")
    )
    fidelity: Fidelity = "approximate" if inexact else "exact"
    rule = "service phases and banks of each access"
    if inexact:
        rule += f"; not measured on hardware for {', '.join(inexact)}"
    return Counter(name, value, fidelity, rule)


def _memory_counters(traffic: Traffic) -> dict[str, Counter]:
    """Requests between the caches and to memory, those in AMD's expressions among them."""
    reads, writes, atomics = (int(column.sum()) for column in (traffic.reads, traffic.writes, traffic.atomics))
    requests = reads + writes + atomics
    fetched = traffic.lines_read
    per_instruction = f"distinct aligned segments of each wave instruction, {_COLD_L1}"
    read_rule = f"{traffic.read_bytes}-byte {per_instruction}"
    write_rule = f"{traffic.write_bytes}-byte {per_instruction}"
    both = f"reads of {traffic.read_bytes} and writes of {traffic.write_bytes} bytes, {_COLD_L1}"
    once = f"each {traffic.read_bytes}-byte line once, {_ENDLESS_L2}"
    values: dict[str, tuple[int, str]] = {
        "TCP_TCC_READ_REQ_sum": (reads, read_rule),
        "TCP_TCC_WRITE_REQ_sum": (writes, write_rule),
        "TCC_READ_sum": (reads, read_rule),
        "TCC_WRITE_sum": (writes, write_rule),
        "TCC_ATOMIC_sum": (atomics, write_rule),
        "TCC_REQ_sum": (requests, both),
        "TCC_MISS_sum": (traffic.lines_touched, once),
        "TCC_HIT_sum": (requests - traffic.lines_touched, f"the requests that do not miss: {once}"),
    }
    for port in ("EA0", "EA"):
        values[f"TCC_{port}_RDREQ_sum"] = (fetched, once)
        values[f"TCC_{port}_RDREQ_32B_sum"] = (0, f"reads take {traffic.read_bytes} bytes")
        segments = f"each {traffic.write_bytes}-byte segment written once, {_ENDLESS_L2}"
        values[f"TCC_{port}_WRREQ_sum"] = (traffic.segments_written, segments)
        values[f"TCC_{port}_WRREQ_64B_sum"] = (traffic.segments_written if traffic.write_bytes == 64 else 0, segments)
    values["TCC_BUBBLE_sum"] = (fetched if traffic.read_bytes == 128 else 0, once)
    return {name: Counter(name, value, "approximate", rule) for name, (value, rule) in values.items()}


def _modelled_counters(program: Program, model: ModelledTime) -> dict[str, Counter]:
    """Counters in cycles, and the sizes of the machine that AMD's expressions divide by."""
    facts = machine(program.target)
    simds = target(program.target).simds
    clock = f"the modelled time on {model.machine}, a lower bound, at its highest clock"
    values: dict[str, tuple[float, str]] = {
        "GRBM_GUI_ACTIVE": (round(model.seconds * facts.clock_hz), clock),
        "CU_NUM": (facts.cus, model.machine),
        "SIMD_NUM": (facts.cus * simds, model.machine),
    }
    if model.matrix_cycles is not None:
        values["SQ_VALU_MFMA_BUSY_CYCLES"] = (model.matrix_cycles, "published cycles of each matrix instruction")
    return {name: Counter(name, value, "modelled", rule) for name, (value, rule) in values.items()}


class _Used(Mapping[str, float]):
    """Counter values by name that notes which of them are read."""

    def __init__(self, known: Mapping[str, Counter]) -> None:
        self._known = known
        self.used: dict[str, Counter] = {}

    @override
    def __getitem__(self, name: str) -> float:
        counter = self._known[name]
        self.used[name] = counter
        return float(counter.value or 0)

    @override
    def __contains__(self, name: object) -> bool:
        return name in self._known

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    @override
    def __len__(self) -> int:
        return len(self._known)


def derived(definition: CounterDefinition, known: Mapping[str, Counter]) -> Counter:
    """A counter by AMD's expression; ``unsupported``, with the reason, where ``known`` lacks what it is made of."""
    name, meaning = definition.name, definition.meaning
    values = _Used(known)
    try:
        value = derive(definition.expression, values)
    except MissingCounter as missing:
        reason = _NO_TIME if definition.emulated == "modelled" else f"{missing.name} is not known"
        return Counter(name, None, "unsupported", reason, meaning)
    except ZeroDivisionError:
        return Counter(
            name, None, "unsupported", f"nothing was counted that {definition.expression} divides by", meaning
        )
    except UnknownExpression:
        return Counter(name, None, "unsupported", f"its expression {definition.expression} cannot be read", meaning)
    fidelity = max((counter.fidelity for counter in values.used.values()), key=FIDELITIES.index)
    rules = "; ".join(dict.fromkeys(counter.rule for counter in values.used.values()))
    shown = int(value) if value == int(value) else value
    return Counter(name, shown, fidelity, f"{definition.expression}: {rules}", meaning)
