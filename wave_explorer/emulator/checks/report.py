"""Collects what the checks find: one finding for each pair of instructions, with how often it happened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

from wave_explorer.emulator.memory_faults import place_of
from wave_explorer.emulator.wavefronts import Wavefronts
from wave_explorer.isa.program import Program
from wave_explorer.isa.registers import RegisterId
from wave_explorer.record.run import Finding, OtherAccess

FINDING_LIMIT = 50
"""Most different findings of one run; more only make it harder to see the first."""


Unwritten: TypeAlias = RegisterId | Literal["lds"]
"""A register, or the LDS, that is read before anything has written it: what it holds may not matter."""

_Key: TypeAlias = tuple[str, int, int]


@dataclass(frozen=True, slots=True)
class Place:
    """Who does it: position of the instruction, number of the wave in the batch, lane (None: the wave as a whole)."""

    position: int
    wave: int
    lane: int | None = None


class Report:
    """The findings of one run.

    Attributes:
        left_out: pairs of instructions whose findings were too many to keep.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.left_out = 0
        self._found: dict[_Key, Finding] = {}
        self._doubts: dict[_Key, Unwritten] = {}
        self._dropped: set[_Key] = set()

    def begin(self, state: Wavefronts) -> None:
        """Turns to another batch."""
        self.state = state

    def line(self, position: int) -> int:
        """The line of the text that an instruction stands on."""
        return self.program.instructions[position].line

    def who(self, place: Place) -> str:
        """``workgroup (0, 0, 0), wave 1, lane 5``."""
        workgroup, wave = place_of(self.state, place.wave)
        lane = "" if place.lane is None else f", lane {place.lane}"
        return f"workgroup {workgroup}, wave {wave}{lane}"

    def known(self, kind: str, position: int, other: int = -1, times: int = 1) -> bool:
        """Whether this pair of instructions was found before; then it only happened ``times`` more often.

        ``other`` is the position of the second instruction, or a number that tells findings at one position apart.
        """
        key = (kind, position, other)
        finding = self._found.get(key)
        if finding is not None:
            self._found[key] = msgspec.structs.replace(finding, count=finding.count + times)
        return finding is not None or key in self._dropped

    def add(
        self,
        kind: str,
        place: Place,
        what: str,
        fix: str,
        *,
        other: Place | None = None,
        pair: int = -1,
        address: int | None = None,
        times: int = 1,
        severity: Literal["error", "warning"] = "error",
        doubt: Unwritten | None = None,
    ) -> None:
        """Adds a finding whose kind and instructions are not yet known.

        Args:
            kind: of the finding.
            place: who does it.
            what: the end of the sentence that begins with ``place``: ``reads v5 ...``.
            fix: what would mend it.
            other: the second party.
            pair: where there is no second party, what ``known`` was asked with.
            address: that it is about.
            times: how many waves did it.
            severity: ``warning`` where a program may mean it.
            doubt: what was read unwritten, where that may not matter; see :meth:`settle`.
        """
        key = (kind, place.position, other.position if other is not None else pair)
        if len(self._found) >= FINDING_LIMIT:
            self._dropped.add(key)
            self.left_out = len(self._dropped)
            return
        instruction = self.program.instructions[place.position]
        workgroup, wave = place_of(self.state, place.wave)
        if doubt is not None:
            self._doubts[key] = doubt
        self._found[key] = Finding(
            kind=kind,
            message=f"line {instruction.line}: {self.who(place)} {what}: {instruction.text}",
            line=instruction.line,
            instruction=instruction.text,
            workgroup=workgroup,
            wave=wave,
            lane=place.lane,
            address=address,
            fix=fix,
            other=self._other(other) if other is not None else None,
            count=times,
            severity=severity,
        )

    def _other(self, place: Place) -> OtherAccess:
        instruction = self.program.instructions[place.position]
        return OtherAccess(
            line=instruction.line,
            instruction=instruction.text,
            wave=place_of(self.state, place.wave)[1],
            lane=place.lane,
        )

    @property
    def doubts(self) -> tuple[Unwritten, ...]:
        """What was read unwritten, in the order of the first read."""
        return tuple(dict.fromkeys(self._doubts.values()))

    def settle(self, matters: Callable[[Unwritten], bool]) -> None:
        """Drops the reads of unwritten registers and LDS whose value does not matter."""
        for key, unwritten in self._doubts.items():
            if not matters(unwritten):
                del self._found[key]
        self._doubts.clear()

    def findings(self) -> tuple[Finding, ...]:
        """All of them, errors first, each as they first happened: what follows from another one comes after it."""
        return tuple(sorted(self._found.values(), key=lambda f: f.severity != "error"))
