"""What every device offers, and what a launch and its result are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from numpy.typing import NDArray

from wave_explorer.emulator.run_limits import TIME_LIMIT
from wave_explorer.isa.program import Program
from wave_explorer.record.run import BufferAccess, Counter, Finding, InstructionCount, MeasuredTime, ModelledTime

Extent: TypeAlias = tuple[int, int, int]
Progress: TypeAlias = Callable[[float], None]
InstructionsDone: TypeAlias = Callable[[int], None]
Cancelled: TypeAlias = Callable[[], bool]


@dataclass(frozen=True)
class BufferArgument:
    """A buffer: the device copies ``array`` and never changes it.

    ``read_back`` says that the buffer's content is wanted after the run.
    """

    name: str
    array: NDArray[Any]
    read_back: bool = False


@dataclass(frozen=True)
class ScalarArgument:
    """A number passed by value; ``size`` bytes of it, little-endian, are what the kernel reads."""

    name: str
    content: bytes


@dataclass(frozen=True)
class NullPointer:
    """A pointer to nothing: the kernel gets address 0, and may compare it, but not reach memory through it."""

    name: str


Argument: TypeAlias = BufferArgument | NullPointer | ScalarArgument


@dataclass(frozen=True)
class Measuring:
    """What a GPU is asked for beside the outputs; a device that counts everything takes no notice.

    Attributes:
        counters: under AMD's names for the target, or sets of them (``set:lds``); none without.
        repeats: launches that are timed, none with 0; ``warmup`` launches come before them.
        flush_cache: whether the caches are emptied before each timed launch.
        beside: whether the emulator runs the same launch too, so that its counters stand beside the measured ones.
    """

    counters: tuple[str, ...] = ()
    repeats: int = 20
    warmup: int = 3
    flush_cache: bool = False
    beside: bool = False


def measuring_of(counters: str | Sequence[str]) -> Measuring:
    """What a person asks of a GPU by naming counters: them, with the emulator's beside.

    Args:
        counters: AMD's names or sets, as a list or with commas between them.
    """
    words = counters.split(",") if isinstance(counters, str) else counters
    names = tuple(word.strip() for word in words if word.strip())
    return Measuring(counters=names, beside=bool(names))


@dataclass(frozen=True)
class KernelLaunch:
    """One launch: workgroups and threads in x, y, z.

    ``lds_bytes`` is None for what the code object says; ``check`` asks for findings beyond what stops a run (a device
    that cannot check says so in its notes); ``instruction_limit`` is the number of instructions of one wave after which
    a run is taken for an endless loop, None for the device's own; ``time_limit`` the seconds that it may take, None for
    no limit: the emulator tells beforehand, on a GPU each launch is ended after it.  ``measuring`` is for GPUs.
    """

    program: Program
    arguments: tuple[Argument, ...]
    grid: Extent
    block: Extent
    lds_bytes: int | None = None
    check: bool = False
    instruction_limit: int | None = None
    time_limit: float | None = TIME_LIMIT
    measuring: Measuring = Measuring()


@dataclass(frozen=True)
class DeviceResult:
    """What a launch did.

    Attributes:
        buffers: content after the run of each buffer with ``read_back``, by argument name.
        accesses: what the kernel did with each buffer argument; empty where the device cannot tell.
        instruction_counts: by AMDGCN line, for the lines that ran; empty where the device cannot tell.
        wave_instructions: instructions executed, counted by wave; 0 where the device cannot tell.
        seconds: wall time of the device call.
        modelled_time: what a GPU would need at the least, where the device can say.
        measured_time: of the launches that a GPU timed.
    """

    status: Literal["ok", "failed", "cancelled"]
    buffers: dict[str, NDArray[Any]] = field(default_factory=dict)
    accesses: tuple[BufferAccess, ...] = ()
    counters: tuple[Counter, ...] = ()
    findings: tuple[Finding, ...] = ()
    instruction_counts: tuple[InstructionCount, ...] = ()
    wave_instructions: int = 0
    seconds: float = 0.0
    notes: tuple[str, ...] = ()
    modelled_time: ModelledTime | None = None
    measured_time: MeasuredTime | None = None


@dataclass(frozen=True)
class Availability:
    """Whether a device can be used, and why (not)."""

    available: bool
    reason: str


class Device(Protocol):
    """Something that runs kernels."""

    @property
    def name(self) -> str:
        """What a person types: ``emulator``, or ``hip:0`` for a GPU."""

    @property
    def kind(self) -> Literal["emulator", "gpu"]:
        """What it is."""

    def availability(self, target: str | None = None) -> Availability:
        """Whether it can run here, and kernels for ``target`` if one is given."""

    def run(
        self,
        launch: KernelLaunch,
        *,
        progress: Progress | None = None,
        instructions_done: InstructionsDone | None = None,
        cancelled: Cancelled | None = None,
    ) -> DeviceResult:
        """Runs a kernel to its end.

        Args:
            launch: what to run.
            progress: called now and then with the part that is done, 0 to 1.
            instructions_done: called now and then with the number of instructions executed so far, counted by wave.
            cancelled: asked now and then whether to stop.

        Raises:
            LaunchError: the launch makes no sense, or the device cannot take it.
        """
