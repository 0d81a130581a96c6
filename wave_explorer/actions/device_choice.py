"""What the runs of a session take and a GPU counts in them: what a person chose, remembered for the next session."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from wave_explorer.device import LaunchError, choose, devices
from wave_explorer.device.choice import GPU
from wave_explorer.device.hip_report import ask_again, hip_report
from wave_explorer.device.protocol import Measuring, measuring_of
from wave_explorer.device.rocprof_plan import counter_sets
from wave_explorer.experiment.atomic_file import write_whole
from wave_explorer.experiment.place import default_folder

REQUESTS = ("choose_device", "choose_counters", "look_for_devices")
"""Actions: ``choose_device {name}`` with ``auto``, ``hip`` or a device's name; ``choose_counters {counters}``, what a
GPU counts, with commas between (``set:lds,SQ_WAVES``); and ``look_for_devices``, which asks HIP again."""

_FILE = "device"
_MOST_CHARACTERS = 1000


class DeviceRow(msgspec.Struct, frozen=True):
    """A device as the views can offer it; ``note`` says what it is, or why it cannot be used for the kernel on view."""

    name: str
    kind: str
    usable: bool
    note: str


class DeviceChoice:
    """The choice of one session.

    Attributes:
        name: ``auto``, or a device's name.
        counters: that a GPU measures, as typed; empty for none.
    """

    def __init__(self) -> None:
        self.name, self.counters = _remembered()

    def act(self, request: str, parameters: dict[str, Any]) -> None:
        """Carries out one of :data:`REQUESTS`.

        Raises:
            LaunchError: there is no such device.
        """
        if request == "look_for_devices":
            ask_again()
            hip_report()
            return
        if request == "choose_counters":
            # Whether the target has them is said when they are asked for: the choice is for all kernels.
            self.counters = ",".join(measuring_of(str(parameters.get("counters", ""))).counters)
            _remember(self.name, self.counters)
            return
        name = str(parameters.get("name", ""))
        names = [device.name for device in devices()]
        if name not in ("auto", GPU, *names):
            raise LaunchError(f"There is no device {name!r}.", f"Devices here: {', '.join(names)}.")
        self.name = name
        _remember(self.name, self.counters)

    def measuring(self, target: str) -> Measuring | None:
        """What a run of a kernel of ``target`` asks a GPU for; None for the emulator, which counts everything.

        Raises:
            LaunchError: no device can run the target.
        """
        return measuring_of(self.counters) if choose(self.name, target).kind == "gpu" else None

    def row(self, target: str) -> dict[str, Any]:
        """The views' ``SessionState.device``: the device that a run would take, what was chosen, and what there is.

        Args:
            target: of the kernel on view; empty without one.
        """
        rows = [DeviceRow(one.name, one.kind, *_usable(one, target)) for one in devices()]
        shown: dict[str, Any] = {
            "choice": self.name,
            "choices": msgspec.to_builtins(rows),
            "counters": self.counters,
            "counter_sets": list(counter_sets(target)) if target else [],
        }
        if not target:
            return {"name": "", "kind": "emulator", "note": "no kernel yet", **shown}
        try:
            device = choose(self.name, target)
        except LaunchError as error:
            return {"name": "no device", "kind": "emulator", "note": str(error), **shown}
        return {"name": device.name, "kind": device.kind, "note": device.availability(target).reason, **shown}


def _usable(device: Any, target: str) -> tuple[bool, str]:
    found = device.availability(target or None)
    return found.available, found.reason


def _place() -> Path | None:
    """Beside the experiments, and nowhere where those are not saved."""
    folder = default_folder()
    return None if folder is None else folder / _FILE


def _remembered() -> tuple[str, str]:
    """What was chosen last; a GPU that is gone since is kept in mind, and its row says why it cannot be used."""
    place = _place()
    if place is None:
        return "auto", ""
    try:
        text = place.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return "auto", ""
    name, _, counters = (line.strip() for line in text.partition("\n"))
    return name if _is_choice(name) else "auto", counters if _is_choice(counters) else ""


def _is_choice(text: str) -> bool:
    return text.isprintable() and 0 < len(text) < _MOST_CHARACTERS


def _remember(name: str, counters: str) -> None:
    place = _place()
    if place is not None:
        # A choice that cannot be kept is a choice all the same.
        with suppress(OSError):
            place.parent.mkdir(parents=True, exist_ok=True)
            write_whole(place, f"{name}\n{counters}\n".encode())
