"""What a worker and the process that asked for the compile say to each other."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from wave_explorer.capture.recorder import ManifestChanged, PassStarted, StageRecorded
from wave_explorer.record import SourceLocation, SpecData


class LoweredModule(msgspec.Struct, frozen=True):
    """Wave's MLIR of a compile that somebody else made, to be taken from there to AMDGCN.

    Attributes:
        text: as it was handed to IREE.
        flags: with which it was.
        kernel: name of the kernel function.
        target: GPU.
        spec: what was compiled.
    """

    text: str
    flags: tuple[str, ...]
    kernel: str
    target: str
    spec: SpecData


class CompileRequest(msgspec.Struct, frozen=True, tag=True):
    """To the worker: compile this.

    Attributes:
        id: id that the record gets.
        work: the spec, from :func:`wave_explorer.kernel.shipping.to_shipment`; or a module that is lowered already.
        folder: working directory of the process that asks.
        environment: its environment variables, which a factory may read.
        scratch: folder for temporary files, which the asking process removes: a worker that is killed cannot.
        backend: go on to IREE and LLVM.
        passes: record their passes.
    """

    id: str
    work: bytes | LoweredModule
    folder: str
    environment: dict[str, str]
    scratch: str
    backend: bool = True
    passes: bool = True


class CompileEnded(msgspec.Struct, frozen=True, tag=True):
    """From the worker: the record is complete, whether the kernel compiled or not."""


class KernelRefused(msgspec.Struct, frozen=True, tag=True):
    """From the worker: the spec cannot be built; the fields are those of ``KernelError``."""

    summary: str
    advice: str = ""
    location: SourceLocation | None = None
    constraint: str = ""
    symbol: str = ""
    node: str = ""


class WorkerFailed(msgspec.Struct, frozen=True, tag=True):
    """From the worker: an exception that belongs neither to the kernel nor to its compile."""

    summary: str
    traceback: str


FromWorker: TypeAlias = PassStarted | StageRecorded | ManifestChanged | CompileEnded | KernelRefused | WorkerFailed


class WorkerForked(msgspec.Struct, frozen=True, tag=True):
    """From the fork server: worker ``number`` has this process id."""

    number: int
    pid: int


class WorkerExited(msgspec.Struct, frozen=True, tag=True):
    """From the fork server: worker ``number`` is gone; ``exit_code`` as in ``subprocess`` (negative: a signal)."""

    number: int
    exit_code: int


class ServerReady(msgspec.Struct, frozen=True, tag=True):
    """From the fork server: imports are done (``warm``: and the first compile too)."""

    warm: bool


FromServer: TypeAlias = WorkerForked | WorkerExited | ServerReady


class ForkWorker(msgspec.Struct, frozen=True, tag=True):
    """To the fork server, together with two file descriptors: the worker's socket and where its output goes."""

    number: int


class KillWorker(msgspec.Struct, frozen=True, tag=True):
    """To the fork server: end the process group of worker ``number``."""

    number: int


ToServer: TypeAlias = ForkWorker | KillWorker
