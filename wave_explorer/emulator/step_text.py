"""A stepper as text, for a terminal or a notebook cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wave_explorer.emulator.wavefronts import WaveStatus

if TYPE_CHECKING:
    from wave_explorer.emulator.stepper import Stepper

_AROUND = 3
_STATUS = {WaveStatus.RUNNING: "running", WaveStatus.AT_BARRIER: "at a barrier", WaveStatus.ENDED: "ended"}


def describe(stepper: Stepper) -> str:
    """Where the workgroup stands, the instructions around that place, each wave, and what is outstanding."""
    program, wave = stepper.program, stepper.next_wave
    grid = "×".join(map(str, stepper.grid))
    lines = [
        f"<Stepper {program.metadata.name} {program.target}, workgroup {stepper.workgroup} of {grid}, "
        f"{stepper.waves} wave{'s' if stepper.waves > 1 else ''} of {stepper.lanes} lanes, {stepper.at:,} steps>",
        f"{stepper.stop.reason}: {stepper.stop.text}",
    ]
    here = stepper.wave_state(wave).instruction
    if here is not None:
        for instruction in program.instructions[max(0, here.position - _AROUND) : here.position + _AROUND + 1]:
            mark = "▶" if instruction is here else " "
            nodes = stepper.places.nodes_at.get(instruction.position, ())
            names = ", ".join(dict.fromkeys(stepper.places.names.get(node, node) for node in nodes))
            text = f"{mark} {instruction.line:>5}  {instruction.text}"
            lines.append(f"{text:<72}  {names}".rstrip())
    for number in range(stepper.waves):
        state = stepper.wave_state(number)
        outstanding = ", ".join(
            f"line {program.instructions[issued.position].line} ({'+'.join(name for name, _ in issued.counters)})"
            for issued in stepper.outstanding(number)
        )
        place = f"line {state.line}" if state.line is not None else "–"
        lines.append(
            f"  wave {number}: {_STATUS[state.status]:<12} {place:<10} exec {state.exec.bit_count()}/{stepper.lanes}  "
            f"vcc 0x{state.vcc:x}  scc {int(state.scc)}" + (f"  outstanding: {outstanding}" if outstanding else "")
        )
    lines += [f"  watchpoint {watch.number}: {watch.text}" for watch in stepper.watches]
    return "\n".join(lines)
