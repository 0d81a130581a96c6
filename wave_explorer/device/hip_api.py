"""The functions of the HIP runtime that a launch needs, by ctypes; a failure is raised with HIP's name of it.

Source: HIP's public header ``hip/hip_runtime_api.h`` (HIP 6 and 7) and AMD's HIP runtime API reference.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass

HOST_TO_DEVICE = 1
DEVICE_TO_HOST = 2

_LAUNCH_BUFFER, _LAUNCH_BUFFER_SIZE, _LAUNCH_END = 1, 2, 3
"""``HIP_LAUNCH_PARAM_BUFFER_POINTER``, ``_BUFFER_SIZE`` and ``_END``."""

_PROPERTIES = "hipGetDevicePropertiesR0600"
_PROPERTIES_BYTES = 1472
"""Of ``hipDeviceProp_tR0600``; the function's name fixes the layout."""

_KNOWN = {
    1: "hipErrorInvalidValue", 2: "hipErrorOutOfMemory", 3: "hipErrorNotInitialized", 35: "hipErrorInsufficientDriver",
    98: "hipErrorInvalidDeviceFunction", 100: "hipErrorNoDevice", 101: "hipErrorInvalidDevice",
    200: "hipErrorInvalidImage", 209: "hipErrorNoBinaryForGpu", 303: "hipErrorSharedObjectInitFailed",
    700: "hipErrorIllegalAddress", 719: "hipErrorLaunchFailure", 999: "hipErrorUnknown",
}  # fmt: skip
"""Names for where the library itself cannot be asked."""


class HipError(Exception):
    """A call of HIP failed.

    Attributes:
        call: the function.
        status: HIP's number.
        name: HIP's name of it (``hipErrorOutOfMemory``).
        text: HIP's words for it.
    """

    def __init__(self, call: str, status: int, name: str, text: str) -> None:
        self.call, self.status, self.name, self.text = call, status, name, text
        super().__init__(f"{call} failed with {name} ({status}): {text}")


class HipUnusable(Exception):
    """A library cannot be loaded, or lacks a function: it is none of HIP 6 or newer."""


@dataclass(frozen=True)
class DeviceProperties:
    """One GPU as HIP describes it; memory in bytes, clock in Hz.

    Attributes:
        arch: target id with features (``gfx942:sramecc+:xnack-``).
        lds_bytes: that one workgroup can have.
        pci: address on the bus (``0000:c1:00.0``).
    """

    name: str
    arch: str
    compute_units: int
    wave_size: int
    lds_bytes: int
    memory_bytes: int
    l2_bytes: int
    clock_hz: int
    pci: str


class Hip:
    """The HIP runtime of a library file.

    Args:
        path: of the file, or a name for the loader.

    Raises:
        HipUnusable: it cannot be loaded.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        try:
            self._library = ctypes.CDLL(path)
        except OSError as error:
            raise HipUnusable(f"{path} cannot be loaded: {error}") from error

    # ------------------------------------------------------------------------------------------------------- devices

    def device_count(self) -> int:
        """GPUs that the runtime sees."""
        count = ctypes.c_int()
        self._call("hipGetDeviceCount", ctypes.byref(count))
        return count.value

    def versions(self) -> tuple[int, int]:
        """Of the runtime and of the driver, as HIP numbers them (60342134 is 6.3.42134)."""
        runtime, driver = ctypes.c_int(), ctypes.c_int()
        self._call("hipRuntimeGetVersion", ctypes.byref(runtime))
        self._call("hipDriverGetVersion", ctypes.byref(driver))
        return runtime.value, driver.value

    def properties(self, device: int) -> DeviceProperties:
        """What HIP says of a GPU.

        Raises:
            HipUnusable: the runtime is older than HIP 6, whose layout of the answer is another.
        """
        block = ctypes.create_string_buffer(_PROPERTIES_BYTES)
        self._call(_PROPERTIES, ctypes.byref(block), ctypes.c_int(device))
        raw = block.raw

        def number(offset: int, size: int = 4) -> int:
            return int.from_bytes(raw[offset : offset + size], "little")

        def text(offset: int) -> str:
            return raw[offset : offset + 256].partition(b"\0")[0].decode(errors="replace")

        return DeviceProperties(
            name=text(0),
            arch=text(1160),
            compute_units=number(388),
            wave_size=number(308),
            lds_bytes=number(296, 8),
            memory_bytes=number(288, 8),
            l2_bytes=number(616),
            clock_hz=number(348) * 1000,
            pci=f"{number(592):04x}:{number(584):02x}:{number(588):02x}.0",
        )

    def set_device(self, device: int) -> None:
        """Makes a GPU the one that this thread's calls speak of."""
        self._call("hipSetDevice", ctypes.c_int(device))

    def synchronize(self) -> None:
        """Waits for everything under way on the GPU."""
        self._call("hipDeviceSynchronize")

    # -------------------------------------------------------------------------------------------------------- memory

    def allocate(self, size: int) -> int:
        """The address of ``size`` bytes of the GPU's memory."""
        address = ctypes.c_void_p()
        self._call("hipMalloc", ctypes.byref(address), ctypes.c_size_t(size))
        return address.value or 0

    def free(self, address: int) -> None:
        """Gives memory back."""
        self._call("hipFree", ctypes.c_void_p(address))

    def copy(self, destination: int, source: int, size: int, direction: int) -> None:
        """Copies bytes between host and GPU, and waits for it; what was launched before is waited for as well."""
        self._call(
            "hipMemcpy", ctypes.c_void_p(destination), ctypes.c_void_p(source), ctypes.c_size_t(size),
            ctypes.c_int(direction),
        )  # fmt: skip

    def fill(self, address: int, value: int, size: int) -> None:
        """Sets bytes of the GPU's memory."""
        self._call("hipMemset", ctypes.c_void_p(address), ctypes.c_int(value), ctypes.c_size_t(size))

    # ------------------------------------------------------------------------------------------------------- kernels

    def load(self, image: bytes) -> int:
        """A module from a code object; the bytes must live as long as it does."""
        module = ctypes.c_void_p()
        self._call("hipModuleLoadData", ctypes.byref(module), ctypes.c_char_p(image))
        return module.value or 0

    def unload(self, module: int) -> None:
        """Gives a module back."""
        self._call("hipModuleUnload", ctypes.c_void_p(module))

    def function(self, module: int, name: str) -> int:
        """A kernel of a module."""
        function = ctypes.c_void_p()
        self._call("hipModuleGetFunction", ctypes.byref(function), ctypes.c_void_p(module), name.encode())
        return function.value or 0

    def launch(
        self, function: int, grid: Sequence[int], block: Sequence[int], lds: int, arguments: bytes, stream: int = 0
    ) -> None:
        """Starts a kernel; its end is not waited for.

        Args:
            function: from :meth:`function`.
            grid: workgroups in x, y, z.
            block: threads of a workgroup in x, y, z.
            lds: bytes beyond those that the kernel has by itself.
            arguments: the kernel argument segment.
            stream: to launch on; 0 is the default stream.
        """
        segment = ctypes.create_string_buffer(arguments, max(1, len(arguments)))
        size = ctypes.c_size_t(len(arguments))
        extra = (ctypes.c_void_p * 5)(
            _LAUNCH_BUFFER, ctypes.addressof(segment), _LAUNCH_BUFFER_SIZE, ctypes.addressof(size), _LAUNCH_END
        )
        numbers = [ctypes.c_uint(number) for number in (*grid, *block, lds)]
        self._call("hipModuleLaunchKernel", ctypes.c_void_p(function), *numbers, ctypes.c_void_p(stream), None, extra)

    # -------------------------------------------------------------------------------------------------------- events

    def create_event(self) -> int:
        """A mark in the stream of work, for times."""
        event = ctypes.c_void_p()
        self._call("hipEventCreate", ctypes.byref(event))
        return event.value or 0

    def destroy_event(self, event: int) -> None:
        """Gives an event back."""
        self._call("hipEventDestroy", ctypes.c_void_p(event))

    def record(self, event: int, stream: int = 0) -> None:
        """Puts an event behind the work that a stream has so far."""
        self._call("hipEventRecord", ctypes.c_void_p(event), ctypes.c_void_p(stream))

    def wait_for(self, event: int) -> None:
        """Waits until the work before an event is done."""
        self._call("hipEventSynchronize", ctypes.c_void_p(event))

    def seconds_between(self, start: int, stop: int) -> float:
        """Between two events that have happened."""
        milliseconds = ctypes.c_float()
        self._call("hipEventElapsedTime", ctypes.byref(milliseconds), ctypes.c_void_p(start), ctypes.c_void_p(stop))
        return milliseconds.value / 1000.0

    # -------------------------------------------------------------------------------------------------------- inside

    def _call(self, name: str, *arguments: object) -> None:
        """Calls a function.

        Raises:
            HipError: it failed.
            HipUnusable: the library has no such function.
        """
        try:
            function = getattr(self._library, name)
        except AttributeError:
            raise HipUnusable(f"{self.path} has no {name}: HIP 6 or newer is needed") from None
        status = int(function(*arguments))
        if status:
            raise HipError(name, status, *self._words(status))

    def _words(self, status: int) -> tuple[str, str]:
        words = []
        for name in ("hipGetErrorName", "hipGetErrorString"):
            try:
                function = getattr(self._library, name)
            except AttributeError:
                words.append("")
                continue
            function.restype = ctypes.c_char_p
            words.append((function(ctypes.c_int(status)) or b"").decode(errors="replace"))
        return words[0] or _KNOWN.get(status, f"error {status}"), words[1] or "no words for it"
