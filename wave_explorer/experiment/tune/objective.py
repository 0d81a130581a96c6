"""What a search makes small (or large): the time of a launch, or a counter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wave_explorer.arch.counters import UnknownCounters
from wave_explorer.arch.counters import counters as counter_table
from wave_explorer.experiment.tune.results import ObjectiveRow, Registers, Speed
from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.record.run import Run

_RESOURCES = ("vgprs", "agprs", "sgprs", "spills", "lds_bytes", "waves_per_simd")


@dataclass(frozen=True)
class Objective:
    """A figure of a run and the direction that is better.

    Attributes:
        name: ``time``, a counter under AMD's name for the target, or a figure of :class:`Registers`.
    """

    name: str = "time"
    direction: Literal["minimize", "maximize"] = "minimize"

    @property
    def counter(self) -> str | None:
        """The counter that has to be measured for it; None for a time or a resource."""
        return None if self.name == "time" or self.name in _RESOURCES else self.name

    def value(self, run: Run, speed: Speed | None, registers: Registers | None) -> float | None:
        """Of a finished run; None where the device cannot tell."""
        if self.name == "time":
            return None if speed is None else speed.seconds
        if self.name in _RESOURCES:
            found = None if registers is None else getattr(registers, self.name)
            return None if found is None else float(found)
        counter = run.counters.get(self.name)
        return None if counter is None or counter.value is None else float(counter.value)

    def row(self, device: str) -> ObjectiveRow:
        """With the label that says what was measured and what was modelled on a device of this kind."""
        if self.name != "time":
            return ObjectiveRow(self.name, self.direction, self.name)
        return ObjectiveRow("time", self.direction, "modelled time" if device == "emulator" else "measured time", "s")

    def key(self, value: float) -> float:
        """Smaller is better."""
        return value if self.direction == "minimize" else -value


def objective_of(text: str | Objective | None, target: str) -> Objective:
    """What a person asked for: a name, with ``max:`` before it where larger is better; None for the time.

    Raises:
        KernelError: no such figure.
    """
    if isinstance(text, Objective):
        return text
    name = text or "time"
    direction: Literal["minimize", "maximize"] = "minimize"
    if name.startswith("max:"):
        name, direction = name.removeprefix("max:"), "maximize"
    try:
        counted = tuple(counter_table(target))
    except UnknownCounters:
        counted = ()
    known = ("time", *_RESOURCES, *counted)
    if name not in known:
        raise KernelError(f"{name!r} is no objective.", advice=nearest(name, known))
    return Objective(name, direction)
