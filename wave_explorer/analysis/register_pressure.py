"""Registers in use along the AMDGCN, and the fx nodes whose values are in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wave_explorer.isa.liveness import File, Liveness
from wave_explorer.isa.program import Program
from wave_explorer.isa.reaching import reaching_writes
from wave_explorer.isa.registers import writes
from wave_explorer.record import InstructionLink

FILES: tuple[File, ...] = ("v", "a", "s")


@dataclass(frozen=True)
class Peak:
    """Where most registers of a file are in use.

    Attributes:
        live: registers in use there.
        position: of the first such instruction.
        times: instructions with as many.
    """

    file: File
    live: int
    position: int
    times: int


@dataclass(frozen=True)
class Holder:
    """Registers that hold values of the same origin.

    Attributes:
        nodes: fx nodes whose instructions may have written them, of several the one that wrote last in the text
            first; empty where no node is known.
        registers: by file their numbers.
        positions: of the instructions that may have written them; empty for what the hardware set up at the launch.
        direct: every link to the nodes comes from a debug location.
    """

    nodes: tuple[str, ...]
    registers: dict[File, tuple[int, ...]]
    positions: tuple[int, ...]
    direct: bool

    @property
    def at_launch(self) -> bool:
        """The hardware put the values there (thread ids, kernel arguments) and nothing has written them since."""
        return not self.positions

    def count(self, file: File) -> int:
        """Registers of one file."""
        return len(self.registers.get(file, ()))


def peak(live: Liveness, file: File) -> Peak | None:
    """The greatest pressure on a register file; None for one that the program does not use."""
    pressure = live.pressure(file)
    most = max(pressure, default=0)
    return Peak(file, most, pressure.index(most), pressure.count(most)) if most else None


def holders(
    program: Program, live: Liveness, position: int, links: Mapping[int, InstructionLink]
) -> tuple[Holder, ...]:
    """Whose values are in the registers in use at the instruction at ``position``, most registers first.

    Args:
        program: that was analysed.
        live: its live registers.
        position: of an instruction.
        links: the fx nodes of instructions, by line; empty where they are not known.
    """
    used = [(file, number) for file in FILES for number in live.occupied(file, position)]
    # Where the values needed before outnumber those after, what the instruction itself writes is not yet there.
    after = {file for file in FILES if live.occupied(file, position) != live.live_before(file, position)}
    own = {register for register in writes(program.instructions[position]) if register[0] in after}
    reaching = reaching_writes(live.flow, position, [register for register in used if register not in own])
    grouped: dict[tuple[str, ...] | None, list[tuple[File, int, tuple[int, ...]]]] = {}
    for file, number in used:
        positions = (position,) if (file, number) in own else reaching[file, number]
        origin = _nodes(program, positions, links) if positions else None
        grouped.setdefault(origin, []).append((file, number, positions))
    made = [_holder(program, origin or (), entries, links) for origin, entries in grouped.items()]
    return tuple(sorted(made, key=lambda one: (-one.count("v") - one.count("a"), -one.count("s"), one.positions)))


def _nodes(program: Program, positions: tuple[int, ...], links: Mapping[int, InstructionLink]) -> tuple[str, ...]:
    """One node for each write, the latest write first."""
    first = (links.get(program.instructions[at].line) for at in reversed(positions))
    return tuple(dict.fromkeys(link.nodes[0] for link in first if link is not None and link.nodes))


def _holder(
    program: Program,
    nodes: tuple[str, ...],
    entries: list[tuple[File, int, tuple[int, ...]]],
    links: Mapping[int, InstructionLink],
) -> Holder:
    positions = tuple(sorted({at for *_, positions in entries for at in positions}))
    lines = [program.instructions[at].line for at in positions]
    direct = all(line in links and links[line].attribution == "direct" for line in lines)
    numbers = {file: tuple(number for other, number, _ in entries if other == file) for file in FILES}
    return Holder(nodes, {file: found for file, found in numbers.items() if found}, positions, direct)
