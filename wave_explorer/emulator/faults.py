"""What stops an emulated run: errors for people, with the place down to the lane and address."""

from __future__ import annotations

from wave_explorer.isa.program import Instruction
from wave_explorer.record.run import Finding


class EmulatorError(Exception):
    """The run cannot go on.  ``finding`` says what happened, where, and what to do."""

    def __init__(self, finding: Finding) -> None:
        self.finding = finding
        super().__init__(finding.message)


class UnsupportedInstruction(EmulatorError):
    """The emulator has no semantics for a mnemonic, modifier or operand form that the program executes."""

    def __init__(self, instruction: Instruction, what: str) -> None:
        super().__init__(
            Finding(
                kind="unsupported-instruction",
                message=f"line {instruction.line}: {what}: {instruction.text}",
                line=instruction.line,
                instruction=instruction.text,
                fix="The emulator stops rather than guess. Run on an AMD GPU, or choose a schedule, MMA type or option "
                "whose code does not use this instruction.",
            )
        )


class MemoryFault(EmulatorError):
    """An access outside every buffer, outside the LDS allocation, or a write to read-only memory."""


class InstructionLimitReached(EmulatorError):
    """A wave executed more instructions than the limit: most likely an endless loop."""


class BarrierNeverOpens(EmulatorError):
    """Every wave that is left waits at a barrier which not all waves of its workgroup have signalled."""


class WaitsForever(EmulatorError):
    """Every running wave goes round a loop in which nothing can change any more."""


class TakesTooLong(EmulatorError):
    """The whole grid would take longer than the run may."""


class Cancelled(Exception):
    """The caller asked the run to stop."""


class StrayAccess(Exception):
    """Raised by a memory: row (position among the waves of the access) and lane of the first bad address.

    The scheduler, which knows the instruction and the wave, turns it into a :class:`MemoryFault`.
    """

    def __init__(self, row: int, lane: int, address: int, explanation: str, fix: str = "") -> None:
        self.row = row
        self.lane = lane
        self.address = address
        self.explanation = explanation
        self.fix = fix
        super().__init__(explanation)
