"""A lower bound of the time that a run would take on a GPU, resource by resource: a model, never a measurement.

Each resource has to do at least what was counted, and does it no faster than its published peak.  What a GPU spends
besides (latencies that too few waves hide, launch, caches that lose lines, clocks below the peak) is not in it.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from wave_explorer.arch.machines import Machine, UnknownMachine, machine
from wave_explorer.arch.matrix import UnknownMatrixInstruction, matrix_instruction
from wave_explorer.arch.targets import Target, UnknownTarget, target
from wave_explorer.emulator.memory_traffic import Traffic
from wave_explorer.emulator.run import EmulatorResult
from wave_explorer.isa.category import category, counter_classes
from wave_explorer.isa.program import Instruction, Program
from wave_explorer.isa.resources import resources
from wave_explorer.record.run import ModelledTime, TimeBound

_TRANSCENDENTAL = ("v_exp_", "v_log_", "v_rcp_", "v_rsq_", "v_sqrt_", "v_sin_", "v_cos_")


def modelled_time(
    program: Program, result: EmulatorResult, traffic: Traffic | None, *, threads: int, lds_bytes: int | None = None
) -> ModelledTime | None:
    """The bounds of a finished run; None where the target has no machine with published figures.

    Args:
        program: what ran.
        result: its counts.
        traffic: of its vector memory accesses, None where it was not counted.
        threads: of a workgroup.
        lds_bytes: of a workgroup; what the code object says if None.
    """
    try:
        facts, place = machine(program.target), target(program.target)
    except (UnknownMachine, UnknownTarget):
        return None
    needs = resources(program, threads=threads, lds_bytes=lds_bytes)
    if not result.workgroups or needs.occupancy is None:
        return None
    model = _Model(program, result, facts, place, needs.occupancy.workgroups_per_cu)
    bounds = [model.matrix(), model.vector(), model.scalar(), model.issue(), model.lds()]
    if traffic is None:
        model.not_known.append("L2, memory: the size of this target's memory requests is not known")
    else:
        bounds += [model.level2(traffic), model.memory(traffic)]
    found = sorted((bound for bound in bounds if bound is not None), key=lambda bound: -bound.seconds)
    second = found[1].seconds if len(found) > 1 else 0.0
    return ModelledTime(
        machine=facts.product,
        seconds=found[0].seconds,
        binding=found[0].resource,
        margin=found[0].seconds / second if second else 1.0,
        bounds=tuple(found),
        waves_per_simd=needs.occupancy.waves_per_simd,
        limited_by=needs.limiting,
        matrix_cycles=model.matrix_cycles,
        not_known=tuple(model.not_known),
        sources=facts.sources,
    )


class _Model:
    """Counts of one run, spread over the compute units of one machine."""

    def __init__(self, program: Program, result: EmulatorResult, facts: Machine, place: Target, resident: int) -> None:
        self.program, self.result, self.facts, self.place = program, result, facts, place
        self.waves_per_group = result.waves // result.workgroups
        # Workgroups go round the units; the fullest one ends last.
        self.groups = -(-result.workgroups // facts.cus)
        self.rounds = -(-self.groups // resident)
        self.simds = min(place.simds, self.waves_per_group * min(self.groups, resident))
        self.not_known: list[str] = []
        self.matrix_cycles: int | None = None

    def _on_fullest(self, total: float) -> float:
        """The part of a count over the grid that the unit with the most workgroups has."""
        return total * self.groups / self.result.workgroups

    def _executed(self, weight: Callable[[Instruction], float]) -> float:
        positions = np.flatnonzero(self.result.hits)
        return sum(int(self.result.hits[p]) * weight(self.program.instructions[p]) for p in positions)

    def _seconds(self, cycles: float) -> float:
        return cycles / self.facts.clock_hz

    def _units(self) -> str:
        return f"{self.groups} of {self.result.workgroups} workgroups on the fullest of {self.facts.cus} units"

    def _simds(self) -> str:
        return "1 SIMD has waves" if self.simds == 1 else f"{self.simds} SIMDs have waves"

    def matrix(self) -> TimeBound | None:
        """Matrix cores, one a SIMD."""
        unknown: set[str] = set()

        def cycles(instruction: Instruction) -> float:
            if category(instruction) != "mfma":
                return 0
            try:
                known = matrix_instruction(instruction.base, self.program.target).with_modifiers(instruction.modifiers)
            except UnknownMatrixInstruction:
                known = None
            if known is None or known.cycles is None:
                unknown.add(instruction.base)
                return 0
            return known.cycles

        busy = self._executed(cycles)
        total = self._on_fullest(busy)
        if unknown:
            self.not_known.append(f"matrix cores: the cycles of {', '.join(sorted(unknown))} are not published")
            return None
        self.matrix_cycles = int(busy)
        return TimeBound(
            "matrix cores", self._seconds(total / self.simds),
            f"{total:,.0f} busy cycles ({self._units()})", self._simds(),
        )  # fmt: skip

    def vector(self) -> TimeBound:
        """Vector ALU, matrix instructions left out."""
        lanes = self.program.metadata.wavefront_size
        plain = max(1, lanes // self.facts.lanes_per_cycle)

        def cycles(instruction: Instruction) -> float:
            if category(instruction) != "valu":
                return 0
            slow = instruction.base.startswith(_TRANSCENDENTAL)
            return plain * (self.facts.transcendental_factor if slow else 1)

        total = self._on_fullest(self._executed(cycles))
        return TimeBound(
            "vector ALU", self._seconds(total / self.simds),
            f"{total:,.0f} busy cycles ({self._units()})",
            f"{self._simds()}, {plain} cycles an instruction of {lanes} lanes",
        )  # fmt: skip

    def scalar(self) -> TimeBound:
        """The scalar unit."""
        total = self._on_fullest(
            self._executed(lambda instruction: bool(counter_classes(instruction) & {"SALU", "SMEM", "BRANCH"}))
        )
        return TimeBound(
            "scalar unit", self._seconds(total / self.place.simds),
            f"{total:,.0f} instructions ({self._units()})", f"one a cycle for each of {self.place.simds} SIMDs",
        )  # fmt: skip

    def issue(self) -> TimeBound:
        """A wave issues one instruction after the other; waves beyond those resident come after them."""
        each = self.result.wave_instructions / self.result.waves
        after = f", {self.rounds} waves one after the other" if self.rounds > 1 else ""
        return TimeBound(
            "issue of one wave", self._seconds(self.rounds * each * self.facts.issue_cycles),
            f"{each:,.0f} instructions a wave{after}",
            f"one instruction in {self.facts.issue_cycles} cycles" if self.facts.issue_cycles > 1 else "one a cycle",
        )  # fmt: skip

    def lds(self) -> TimeBound | None:
        """The LDS, bank conflicts included."""
        unknown = sorted(form for form, status in self.result.lds_rules.items() if not status)
        if unknown:
            self.not_known.append(f"LDS: how it serves {', '.join(unknown)} is not known for this target")
            return None
        total = self._on_fullest(int(self.result.active_cycles.sum()))
        return TimeBound(
            "LDS", self._seconds(total), f"{total:,.0f} service cycles ({self._units()})", "one LDS a unit"
        )

    def level2(self, traffic: Traffic) -> TimeBound | None:
        """Requests of all units to L2."""
        rate = self.facts.l2_bytes_per_cycle
        if rate is None:
            self.not_known.append("L2: its throughput is not published")
            return None
        moved = int(traffic.reads.sum()) * traffic.read_bytes + int((traffic.writes + traffic.atomics).sum()) * (
            traffic.write_bytes
        )
        return TimeBound(
            "L2", self._seconds(moved / rate), f"{moved / 2**20:,.2f} MiB as if the L1 kept nothing",
            f"{rate:,.0f} B a cycle",
        )  # fmt: skip

    def memory(self, traffic: Traffic) -> TimeBound:
        """Bytes that have to come from memory and go back to it, each once."""
        moved = traffic.lines_read * traffic.read_bytes + traffic.segments_written * traffic.write_bytes
        rate = self.facts.memory_bytes_per_second
        return TimeBound(
            "memory", moved / rate, f"{moved / 2**20:,.2f} MiB, each line once", f"{rate / 1e12:,.2f} TB/s"
        )
