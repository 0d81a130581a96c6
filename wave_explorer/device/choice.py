"""Which device a run takes."""

from __future__ import annotations

from wave_explorer.device.emulated import EmulatedDevice
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.protocol import Device


def devices() -> tuple[Device, ...]:
    """Every kind of device, best first, whether or not it can be used here."""
    return (EmulatedDevice(),)


def choose(name: str, target: str) -> Device:
    """The device for kernels of ``target``: the best one for ``auto``, else the one of this name or kind.

    Raises:
        LaunchError: there is no such device, or it cannot run the target; the message says why.
    """
    known = devices()
    if name != "auto":
        wanted = [device for device in known if name in (device.name, device.kind)]
        if not wanted:
            names = ", ".join(device.name for device in known)
            raise LaunchError(f"There is no device {name!r}.", f"Devices here: {names}; or 'auto'.")
        known = tuple(wanted)
    reasons = []
    for device in known:
        found = device.availability(target)
        if found.available:
            return device
        reasons.append(f"{device.name}: {found.reason}")
    raise LaunchError(f"No device can run a kernel for {target} ({'; '.join(reasons)}).")
