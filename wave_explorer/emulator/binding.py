"""Binds a program's instructions to an engine: operands to registers, mnemonics to their semantics."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from wave_explorer.emulator.dual_issue import Halves, issued_together
from wave_explorer.emulator.faults import UnsupportedInstruction
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.operand_reading import UnsupportedOperand
from wave_explorer.emulator.operation import Effect, ModeField, Operation, Special
from wave_explorer.emulator.result_binding import ResultBinding
from wave_explorer.emulator.semantics import lookup
from wave_explorer.emulator.source_binding import SourceBinding, no_value
from wave_explorer.emulator.source_lanes import SourceLanes
from wave_explorer.emulator.wavefronts import Lanes
from wave_explorer.isa.program import Program

# gfx10 and gfx11 carry these out within 32 lanes; their manuals differ from LLVM on what the upper half of a wave sees.
_LDS_PERMUTES = frozenset({"ds_bpermute_b32", "ds_permute_b32"})


@dataclass(slots=True)
class Step:
    """One instruction, ready to execute.

    Attributes:
        execute: does it for the executing waves; a branch returns the predicate "taken", the others None.
        effect: on control flow; ``regroup`` when it may have changed the waves' MODE.
        target: position that a branch goes to.
    """

    execute: Callable[[], Lanes | None]
    effect: Effect | str
    target: int = -1


def bind(program: Program, engine: NumpyEngine) -> list[Step]:
    """A step for each instruction.  What is not supported stops the run only when it is reached."""
    return [_Binding(program, instruction, engine).step() for instruction in program.instructions]


class _Binding(ResultBinding, SourceBinding):
    def step(self) -> Step:
        """The bound instruction, or a step that stops the run with the reason."""
        try:
            return self._bound()
        except (UnsupportedOperand, NotImplementedError) as error:
            return Step(self._stop(str(error)), "none")

    def _stop(self, what: str) -> Callable[[], None]:
        instruction = self.instruction

        def execute() -> None:
            raise UnsupportedInstruction(instruction, f"the emulator does not support {what}")

        return execute

    def _bound(self) -> Step:
        if self.instruction.second is not None:
            second = _Binding(self.program, self.instruction.second, self.engine)
            return Step(issued_together(self._half_of_pair(), second._half_of_pair()), "none")
        operation = self._operation()
        lanes = self.source_lanes()
        execute = self._combined(operation, self._halves(operation))
        if lanes is not None:
            execute = self._with_lane_mask(execute, lanes)
        if operation.ignores_exec:
            execute = self._in_every_lane(execute)
        if self.writes_exec:
            execute = self._refreshing(execute)
        effect: Effect | str = operation.effect
        if any(slot is Special.HARDWARE_REGISTER or isinstance(slot, ModeField) for slot in operation.results):
            effect = "regroup"
        return Step(execute, effect, self.target)

    def _operation(self) -> Operation:
        # A load that goes to LDS in place of registers is an operation of its own.
        operation = lookup(self.instruction.base + (" lds" if "lds" in self.modifiers else ""))
        if operation is None:
            raise UnsupportedOperand(f"the instruction {self.instruction.mnemonic}")
        self.check_modifiers(operation)
        if self.instruction.base in _LDS_PERMUTES and self.engine.lanes_of_program == 64 and self._is_gfx10_or_11():
            raise UnsupportedOperand("an LDS permute of 64 lanes on a target that permutes 32")
        if "clamp" in self.modifiers and operation.saturated is not None:
            return replace(operation, semantics=operation.saturated)
        return operation

    def _is_gfx10_or_11(self) -> bool:
        return self.program.target.startswith(("gfx10", "gfx11"))

    def _halves(self, operation: Operation) -> Halves:
        """What computes the results, and what writes them."""
        results = self.results(operation)
        sources = self.sources(operation)
        if self.operands:
            raise UnsupportedOperand(f"this operand form of {self.instruction.base}")
        return Halves(self._computation(operation, sources), _all_written(results))

    def _half_of_pair(self) -> Halves:
        operation = self._operation()
        if operation.unit != "valu":
            raise UnsupportedOperand(f"{self.instruction.base} in a pair of instructions")
        return self._halves(operation)

    def _computation(self, operation: Operation, sources: list[Callable[[], Any]]) -> Callable[[], Any]:
        semantics, engine, instruction = operation.semantics, self.engine, self.instruction
        readers = [read for read in sources if read is not no_value]

        def compute() -> Any:
            try:
                return semantics(engine, *[read() for read in readers])
            except (NotImplementedError, LookupError) as error:
                raise UnsupportedInstruction(instruction, f"the emulator does not support {error}") from error

        return compute

    @staticmethod
    def _combined(operation: Operation, halves: Halves) -> Callable[[], Lanes | None]:
        compute, write = halves
        if operation.effect == "branch":
            return compute
        return lambda: write(compute())

    def _with_lane_mask(self, execute: Callable[[], Lanes | None], lanes: SourceLanes) -> Callable[[], None]:
        engine = self.engine

        def run() -> None:
            before = engine.write_mask
            mask = engine.active & lanes.enabled
            engine.write_mask = mask if lanes.zero_if_missing else mask & self.present(lanes)
            try:
                execute()
            finally:
                engine.write_mask = before

        return run

    def _in_every_lane(self, execute: Callable[[], Lanes | None]) -> Callable[[], None]:
        engine = self.engine

        def run() -> None:
            before, engine.write_mask = engine.write_mask, None
            try:
                execute()
            finally:
                engine.write_mask = before

        return run

    def _refreshing(self, execute: Callable[[], Lanes | None]) -> Callable[[], None]:
        engine = self.engine

        def run() -> None:
            execute()
            engine.refresh_exec()

        return run


def _all_written(results: list[Callable[[Any], None]]) -> Callable[[Any], None]:
    """One writer of what semantics return: nothing, one value, or a tuple of several."""
    if not results:
        return lambda value: None
    if len(results) == 1:
        return results[0]

    def write_several(values: Any) -> None:
        for write, value in zip(results, values, strict=True):
            write(value)

    return write_several
