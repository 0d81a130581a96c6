"""Which device the runs of a session take: what a person chose, remembered for the next session."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from wave_explorer.device import LaunchError, choose, devices
from wave_explorer.device.choice import GPU
from wave_explorer.device.hip_report import ask_again
from wave_explorer.experiment.atomic_file import write_whole
from wave_explorer.experiment.place import default_folder

REQUESTS = ("choose_device", "look_for_devices")
"""Actions: ``choose_device {name}`` with ``auto``, ``hip`` or a device's name, and ``look_for_devices``, which asks HIP
again."""

_FILE = "device"
_MOST_CHARACTERS = 100


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
    """

    def __init__(self) -> None:
        self.name = _remembered()

    def act(self, request: str, parameters: dict[str, Any]) -> None:
        """Carries out one of :data:`REQUESTS`.

        Raises:
            LaunchError: there is no such device.
        """
        if request == "look_for_devices":
            ask_again()
            return
        name = str(parameters.get("name", ""))
        names = [device.name for device in devices()]
        if name not in ("auto", GPU, *names):
            raise LaunchError(f"There is no device {name!r}.", f"Devices here: {', '.join(names)}.")
        self.name = name
        _remember(name)

    def row(self, target: str) -> dict[str, Any]:
        """The views' ``SessionState.device``: the device that a run would take, what was chosen, and what there is.

        Args:
            target: of the kernel on view; empty without one.
        """
        rows = [DeviceRow(one.name, one.kind, *_usable(one, target)) for one in devices()]
        shown: dict[str, Any] = {"choice": self.name, "choices": msgspec.to_builtins(rows)}
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


def _remembered() -> str:
    """What was chosen last; a GPU that is gone since is kept in mind, and its row says why it cannot be used."""
    place = _place()
    if place is None:
        return "auto"
    try:
        name = place.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return "auto"
    return name if name.isprintable() and 0 < len(name) < _MOST_CHARACTERS else "auto"


def _remember(name: str) -> None:
    place = _place()
    if place is not None:
        # A choice that cannot be kept is a choice all the same.
        with suppress(OSError):
            place.parent.mkdir(parents=True, exist_ok=True)
            write_whole(place, name.encode())
