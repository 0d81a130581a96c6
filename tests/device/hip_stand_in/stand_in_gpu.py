"""The test's side of the stand-in: takes its launches over a socket, runs them on the emulator, and keeps its log."""

from __future__ import annotations

import hashlib
import json
import os
import re
import socket
import struct
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.device.hip_stand_in.stand_in_library import stand_in_library
from wave_explorer.device import hip_device
from wave_explorer.device.assembler import assemble
from wave_explorer.device.code_object import CodeObject, read_code_object
from wave_explorer.device.emulated import EmulatedDevice
from wave_explorer.device.hip_library import VARIABLE
from wave_explorer.device.hip_report import ask_again
from wave_explorer.device.protocol import Argument, BufferArgument, DeviceResult, KernelLaunch, ScalarArgument
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read

MI300X = "gfx942:sramecc+:xnack-"

_ILLEGAL_ADDRESS, _LAUNCH_FAILURE = 700, 719


@dataclass
class SeenLaunch:
    """One launch: what the library was asked for, what came of it, and when."""

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_lds: int
    arguments: bytes
    result: DeviceResult
    began: float
    ended: float
    process: int


@dataclass
class StandInGpu:
    """GPUs that are not there.

    Attributes:
        milliseconds: of a launch, by its number from 0 on.
        of_text: the same, by the AMDGCN; goes before ``milliseconds``.
        only_first: whether only the first launch of each process is emulated, and those after it merely take time.
        never_ends: whether kernels run for ever.
        seconds: that a launch holds the GPU in real time, for tests of who waits for whom.
        launches: that were made, in order of their ends.
        errors: of this side; a test that leaves some behind fails.
    """

    folder: Path
    milliseconds: Callable[[int], float] = lambda number: 1.0
    of_text: Callable[[str], float] | None = None
    only_first: bool = False
    never_ends: bool = False
    seconds: float = 0.0
    launches: list[SeenLaunch] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    _written: list[str] | None = None
    _texts: dict[str, str] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def log(self) -> list[str]:
        """Lines that the library wrote, of all processes."""
        if self._written is not None:
            return self._written
        path = self.folder / "log"
        return path.read_text().splitlines() if path.exists() else []

    @property
    def counted(self) -> Path:
        """The file with the counters of the newest launch, by name."""
        return self.folder / "counted.json"

    def close(self) -> None:
        """Keeps the log beyond the end of its folder."""
        self._written = self.log

    @property
    def misuses(self) -> list[str]:
        """Calls that no program should make."""
        return [line for line in self.log if line.startswith("misuse")]

    @property
    def left_behind(self) -> list[str]:
        """What processes held at their end, of those that held anything."""
        return [line for line in self.log if line.startswith("left") and re.search(r"[1-9]", line)]

    @property
    def processes(self) -> int:
        """Processes that had the library loaded and have ended in an orderly way."""
        return sum(line.startswith("left") for line in self.log)

    def knows(self, text: str, image: bytes | None = None) -> None:
        """Tells what a code object says in AMDGCN; without ``image`` the one that the text assembles to."""
        content = image if image is not None else assemble(read(text)).image
        self._texts[hashlib.sha256(content).hexdigest()] = text

    def learns(self, patch: pytest.MonkeyPatch) -> None:
        """Tells of every code object as it is assembled for a launch in this process."""

        def known(program: Program) -> CodeObject:
            code = assemble(program)
            self.knows(program.text, code.image)
            return code

        patch.setattr(hip_device, "assemble", known)

    def answer(self, connection: socket.socket) -> None:
        """One launch."""
        with connection, connection.makefile("rb") as stream:
            wire = _Wire(stream)
            wire.number("<I")  # the GPU's number
            image, name, arguments = wire.block(), wire.block().decode(), wire.block()
            numbers = struct.unpack("<7I", wire.exactly(28))
            memory = {wire.number("<Q"): np.frombuffer(wire.block(), np.uint8).copy() for _ in range(wire.number("<I"))}
            began = time.monotonic()
            (process, _, _) = struct.unpack("3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
            if self.never_ends:
                connection.sendall(struct.pack("<IdI", 0, 0.0, 1))
                return
            if self.only_first and any(seen.process == process for seen in self.launches):
                result, written = DeviceResult("ok"), memory
            else:
                result, written = self._run(image, name, arguments, numbers, memory)
            self._note_counters(result)
            time.sleep(self.seconds)
            with self._lock:
                number = len(self.launches)
                x, y, z, a, b, c, lds = numbers
                self.launches.append(
                    SeenLaunch(name, (x, y, z), (a, b, c), lds, arguments, result, began, time.monotonic(), process)
                )
            error = 0
            if result.status != "ok":
                kinds = {finding.kind for finding in result.findings}
                error = _ILLEGAL_ADDRESS if "out-of-bounds" in kinds else _LAUNCH_FAILURE
            text = self._texts[hashlib.sha256(image).hexdigest()]
            took = self.milliseconds(number) if self.of_text is None else self.of_text(text)
            connection.sendall(struct.pack("<IdI", error, took, 0))
            if not error:
                for content in written.values():
                    connection.sendall(content.tobytes())

    def _note_counters(self, result: DeviceResult) -> None:
        """What a stand-in for the profiler can say of the newest launch that was emulated."""
        counted = {counter.name: counter.value for counter in result.counters if counter.value is not None}
        if counted:
            self.counted.write_text(json.dumps(counted))

    def _run(
        self, image: bytes, name: str, packed: bytes, numbers: tuple[int, ...], memory: dict[int, NDArray[np.uint8]]
    ) -> tuple[DeviceResult, dict[int, NDArray[np.uint8]]]:
        """On the emulator, with the arguments as the code object's own note has them."""
        program = read(self._texts[hashlib.sha256(image).hexdigest()], name)
        entry = read_code_object(image).kernel(name)
        assert len(packed) >= (entry.kernarg_segment_size or 0), "the argument segment is too short"
        arguments: list[Argument] = []
        places: dict[str, tuple[int, int]] = {}
        for position, argument in enumerate(one for one in entry.args if not one.value_kind.startswith("hidden_")):
            content = packed[argument.offset : argument.offset + argument.size]
            if argument.value_kind != "global_buffer":
                arguments.append(ScalarArgument(f"arg{position}", content))
                continue
            address = int.from_bytes(content, "little")
            base = next((one for one in memory if one <= address < one + memory[one].size), None)
            assert base is not None, f"argument {position} points to {address:#x}, where nothing is"
            places[f"arg{position}"] = (base, address - base)
            arguments.append(BufferArgument(f"arg{position}", memory[base][address - base :], read_back=True))
        own = entry.group_segment_fixed_size or 0
        grid, block, dynamic = numbers[:3], numbers[3:6], numbers[6]
        result = EmulatedDevice().run(
            KernelLaunch(
                program, tuple(arguments), (grid[0], grid[1], grid[2]), (block[0], block[1], block[2]),
                own + dynamic if dynamic else None,
            )
        )  # fmt: skip
        for argument_name, (base, offset) in places.items():
            memory[base][offset:] = result.buffers[argument_name]
        return result, memory


class _Wire:
    """Reads numbers and blocks of bytes."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def exactly(self, size: int) -> bytes:
        content: bytes = self._stream.read(size)
        assert len(content) == size, "the library hung up"
        return content

    def number(self, form: str) -> int:
        (value,) = struct.unpack(form, self.exactly(struct.calcsize(form)))
        return int(value)

    def block(self) -> bytes:
        return self.exactly(self.number("<Q"))


@contextmanager
def stand_in(devices: str = MI300X, fail: str = "") -> Iterator[StandInGpu]:
    """The library in place of HIP's, and a listener for its launches, for as long as it is open.

    Args:
        devices: target ids, with semicolons between them.
        fail: ``CALL:NUMBER:ERROR`` for a call that is to fail.
    """
    with tempfile.TemporaryDirectory(prefix="wx-gpu-") as name:
        gpu = StandInGpu(Path(name))
        path = str(gpu.folder / "socket")
        settings = {
            VARIABLE: str(stand_in_library()),
            "HIP_STAND_IN_SOCKET": path,
            "HIP_STAND_IN_LOG": str(gpu.folder / "log"),
            "HIP_STAND_IN_DEVICES": devices,
            "HIP_STAND_IN_FAIL": fail,
        }
        before = {key: os.environ.get(key) for key in settings}
        os.environ.update(settings)
        ask_again()
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
            listener.bind(path)
            listener.listen()
            listening = threading.Thread(target=_listen, args=(listener, gpu), daemon=True)
            listening.start()
            try:
                yield gpu
            finally:
                with suppress(OSError):
                    listener.shutdown(socket.SHUT_RDWR)
                listening.join()
                gpu.close()
                for key, value in before.items():
                    if value is None:
                        os.environ.pop(key)
                    else:
                        os.environ[key] = value
                ask_again()
        assert not gpu.errors, gpu.errors


def _listen(listener: socket.socket, gpu: StandInGpu) -> None:
    while True:
        try:
            connection, _ = listener.accept()
        except OSError:
            return
        threading.Thread(target=_answer, args=(gpu, connection), daemon=True).start()


def _answer(gpu: StandInGpu, connection: socket.socket) -> None:
    try:
        gpu.answer(connection)
    except Exception as error:
        gpu.errors.append(f"{type(error).__name__}: {error}")
