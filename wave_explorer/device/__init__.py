"""What a program runs on: an AMD GPU or the emulator."""

from wave_explorer.device.assembly import run_asm
from wave_explorer.device.choice import choose, devices
from wave_explorer.device.errors import LaunchError, RunFailed
from wave_explorer.device.protocol import Availability, Device, DeviceResult, KernelLaunch
from wave_explorer.device.run import run_compilation

__all__ = [
    "Availability", "Device", "DeviceResult", "KernelLaunch", "LaunchError", "RunFailed", "choose", "devices",
    "run_asm", "run_compilation",
]  # fmt: skip
