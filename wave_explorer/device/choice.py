"""Which device a run takes."""

from __future__ import annotations

from wave_explorer.device.emulated import EmulatedDevice
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.hip_device import HipDevice, NoGpu
from wave_explorer.device.hip_report import hip_report
from wave_explorer.device.protocol import Device

GPU = "hip"
"""What a person types for any AMD GPU."""


def devices() -> tuple[Device, ...]:
    """Every kind of device, best first, whether or not it can be used here; without a GPU, one that says why."""
    report = hip_report()
    gpus: tuple[Device, ...] = tuple(HipDevice(gpu, report) for gpu in report.gpus) or (NoGpu(report.reason),)
    return (*gpus, EmulatedDevice())


def choose(name: str, target: str) -> Device:
    """The device for kernels of ``target``: the best one for ``auto``, else the one of this name or kind.

    Args:
        name: ``auto``, ``emulator``, ``hip`` for the first GPU that can run the target, ``hip:1`` for one of them.
        target: of the kernel.

    Raises:
        LaunchError: there is no such device, or it cannot run the target; the message says why.
    """
    # What stands for a missing GPU says so where GPUs are asked for, and is no reason where anything will do.
    known = devices()
    if name == "auto":
        known = tuple(device for device in known if device.availability().available)
    else:
        wanted = tuple(device for device in known if _named(name, device))
        if not wanted:
            names = ", ".join(device.name for device in known)
            raise LaunchError(f"There is no device {name!r}.", f"Devices here: {names}; or 'auto'.")
        known = wanted
    reasons = []
    for device in known:
        found = device.availability(target)
        if found.available:
            return device
        reasons.append(f"{device.name}: {found.reason}")
    raise LaunchError(f"No device can run a kernel for {target} ({'; '.join(reasons)}).")


def _named(name: str, device: Device) -> bool:
    return name in (device.name, device.kind) or (device.kind == "gpu" and name == GPU) or _stands_for(name, device)


def _stands_for(name: str, device: Device) -> bool:
    """Where no GPU is, whoever asks for one by number gets the reason."""
    return isinstance(device, NoGpu) and name.partition(":")[0] == GPU
