"""The GPUs of this machine, or why none can be used; asked in a process of its own, since a driver may hang.

Sources: AMD "HIP documentation", "Error handling"; AMD "ROCm installation", "Prerequisites" (groups ``render`` and
``video``, ``/dev/kfd``) and "GPU isolation techniques" (``ROCR_VISIBLE_DEVICES``, ``HIP_VISIBLE_DEVICES``).
"""

from __future__ import annotations

import os
import subprocess
from functools import lru_cache
from pathlib import Path

import msgspec

from wave_explorer.device.child_process import child_command, child_environment
from wave_explorer.device.hip_api import Hip, HipError, HipUnusable
from wave_explorer.device.hip_library import VARIABLE, LibraryFile, hip_libraries
from wave_explorer.isa.code_object import target_name

UNTRIED = (
    "written to HIP's documentation and tested with a stand-in for its library; not tried on a real GPU by its authors"
)
"""What everybody who uses this device has to know."""

_TIME_LIMIT = 60.0
_KFD = Path("/dev/kfd")
_HIDING = ("ROCR_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES")
_DRIVER_MISMATCH = ("hipErrorInsufficientDriver", "hipErrorSharedObjectInitFailed", "hipErrorNotInitialized")


class Gpu(msgspec.Struct, frozen=True):
    """One GPU that HIP can use.

    Attributes:
        index: HIP's number of it.
        product: its name.
        arch: target id with features (``gfx942:sramecc+:xnack-``).
        compute_units: as HIP counts them.
        wave_size: lanes of a wave by default.
        lds_bytes: that one workgroup can have.
        memory_bytes, l2_bytes: of the GPU.
        clock_hz: highest engine clock.
        pci: address on the bus.
    """

    index: int
    product: str
    arch: str
    compute_units: int
    wave_size: int
    lds_bytes: int
    memory_bytes: int
    l2_bytes: int
    clock_hz: int
    pci: str

    @property
    def target(self) -> str:
        """LLVM's name of what it runs (``gfx942``)."""
        return target_name(self.arch) or self.arch

    @property
    def words(self) -> str:
        """For people."""
        memory = f"{self.memory_bytes / 2**30:.0f} GiB"
        lds = f"{self.lds_bytes // 1024} KiB LDS"
        return f"{self.product}, {self.target}, {self.compute_units} compute units, {lds}, {memory}"


class HipReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """What HIP can do here.

    Attributes:
        library: path of the runtime that was loaded, empty where none was.
        origin: where it was found.
        runtime, driver: HIP's version numbers, 0 where not known.
        gpus: those that can be used.
        reason: why there is none, in words for a person; empty where there are some.
    """

    library: str = ""
    origin: str = ""
    runtime: int = 0
    driver: int = 0
    gpus: tuple[Gpu, ...] = ()
    reason: str = ""


def hip_report() -> HipReport:
    """The GPUs of this machine; asked once for each library and set of visible GPUs, and kept.

    Where no HIP runtime is installed, no process is started.
    """
    return _report(tuple(os.environ.get(name, "") for name in (VARIABLE, "LD_LIBRARY_PATH", "ROCM_PATH", *_HIDING)))


def ask_again() -> None:
    """Forgets what is known: the next :func:`hip_report` asks the machine."""
    _report.cache_clear()


@lru_cache(maxsize=8)
def _report(_environment: tuple[str, ...]) -> HipReport:
    if not hip_libraries():
        return HipReport(reason=f"no HIP runtime (libamdhip64) is installed; install ROCm, or set {VARIABLE}")
    command = child_command("wave_explorer.device.hip_probe")
    try:
        done = subprocess.run(
            command, env=child_environment(), capture_output=True, check=False, timeout=_TIME_LIMIT,
            start_new_session=True,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return HipReport(reason=f"HIP did not answer within {_TIME_LIMIT:.0f} s: the driver or the GPU hangs")
    try:
        return msgspec.json.decode(done.stdout.splitlines()[-1] if done.stdout else b"", type=HipReport)
    except msgspec.MsgspecError:
        said = done.stderr.decode(errors="replace").strip().splitlines()[-1:] or ["no word why"]
        return HipReport(reason=f"asking HIP ended its process (exit status {done.returncode}): {said[0]}")


def probe() -> HipReport:
    """Loads HIP into this process and asks it; the first library that loads counts."""
    said: list[str] = []
    for file in hip_libraries():
        try:
            return _asked(Hip(file.path), file)
        except HipUnusable as error:
            said.append(str(error))
    return HipReport(reason="; ".join(said) or "no HIP runtime (libamdhip64) is installed")


def _asked(hip: Hip, file: LibraryFile) -> HipReport:
    try:
        count = hip.device_count()
    except HipError as error:
        return HipReport(file.path, file.origin, reason=_why(hip, error))
    runtime, driver = _versions(hip)
    if not count:
        return HipReport(file.path, file.origin, runtime, driver, reason=_no_device("HIP sees no GPU"))
    try:
        gpus = tuple(_gpu(hip, index) for index in range(count))
    except (HipError, HipUnusable) as error:
        return HipReport(file.path, file.origin, runtime, driver, reason=f"HIP does not describe its GPUs: {error}")
    return HipReport(file.path, file.origin, runtime, driver, gpus)


def _gpu(hip: Hip, index: int) -> Gpu:
    found = hip.properties(index)
    return Gpu(
        index, found.name or found.arch, found.arch, found.compute_units, found.wave_size, found.lds_bytes,
        found.memory_bytes, found.l2_bytes, found.clock_hz, found.pci,
    )  # fmt: skip


def _versions(hip: Hip) -> tuple[int, int]:
    try:
        return hip.versions()
    except (HipError, HipUnusable):
        return 0, 0


def _why(hip: Hip, error: HipError) -> str:
    if error.name in _DRIVER_MISMATCH:
        runtime, driver = _versions(hip)
        numbers = f" (runtime {runtime}, driver {driver})" if runtime else ""
        return f"the HIP runtime and the kernel's amdgpu driver do not fit each other{numbers}: {error}"
    return _no_device(str(error))


def _no_device(said: str) -> str:
    """With what the machine shows about the cause."""
    if not _KFD.exists():
        return (
            f"{said}; /dev/kfd is not there: the amdgpu driver is not loaded, or this is a container that was not "
            "given the GPU (--device=/dev/kfd --device=/dev/dri)"
        )
    if not os.access(_KFD, os.R_OK | os.W_OK):
        return f"{said}; no permission on /dev/kfd: add this user to the groups render and video, and log in again"
    hidden = [f"{name}={os.environ[name]!r}" for name in _HIDING if name in os.environ]
    return f"{said}; hidden by {', '.join(hidden)}?" if hidden else said
