"""What a kernel's list of compiles and the page say to each other; ``plugin/feed_messages.ts`` is its other end.

Importing this loads nothing else of ours: the list is served from a kernel's start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

if TYPE_CHECKING:
    from wave_explorer.experiment import Variant
    from wave_explorer.record import Compilation

FEED_TARGET = "wave-explorer-compilations"
"""Name of the comm's target."""

Maker = Literal["watch", "wx.compile", "explorer"]
"""Who brought a compile into the list."""

CompileStatus = Literal["compiling", "ok", "failed", "partial"]


class DiagnosticCounts(msgspec.Struct, frozen=True):
    """How many diagnostics of each severity were found so far."""

    error: int = 0
    warning: int = 0
    note: int = 0


class CompileRow(msgspec.Struct, frozen=True):
    """One compile of the kernel, from its first pass on.

    Attributes:
        label: its name for people; what a person renames.
        origin: ``cell`` for a compile of the person's own code, ``fresh copy`` for one made beside it, ``wx.compile``,
            ``explorer``, or ``program`` for a record of another program.
        status: ``partial`` where it was cancelled.
        passes: how many are done.
        pass_: the newest one, or the one that failed (``pass`` on the wire).
        seconds: wall time, so far or in all.
        error: why it failed, in one line.
        cell: number of the cell's execution, empty where no cell compiled it.
    """

    id: str
    label: str
    kernel: str
    target: str
    origin: str
    status: CompileStatus
    passes: int
    pass_: str = msgspec.field(name="pass")
    seconds: float
    diagnostics: DiagnosticCounts
    error: str
    pinned: bool
    cell: str


class DeviceRow(msgspec.Struct, frozen=True):
    """The device that a run of the newest compile would take; no name before there is one."""

    name: str = ""
    kind: Literal["emulator", "gpu"] = "emulator"
    note: str = "no kernel yet"


class FeedList(msgspec.Struct, frozen=True, tag="list", tag_field="kind"):
    """The whole list, oldest first: sent when the comm opens and after each change.

    Attributes:
        problem: what keeps the kernel from recording, empty where nothing does.
    """

    recording: bool
    device: DeviceRow
    compilations: tuple[CompileRow, ...]
    problem: str


class FeedAnswer(msgspec.Struct, frozen=True, tag="answer", tag_field="kind", omit_defaults=True):
    """The answer to the request with this id."""

    id: str
    ok: bool
    error: str = ""


class Rename(msgspec.Struct, frozen=True, tag="rename", tag_field="kind"):
    """Gives a compile a name; an empty one goes back to its own."""

    id: str
    compilation: str
    value: str


class Pin(msgspec.Struct, frozen=True, tag="pin", tag_field="kind"):
    """Makes a compile the baseline of comparisons with its like, or takes that back."""

    id: str
    compilation: str
    value: bool


class Delete(msgspec.Struct, frozen=True, tag="delete", tag_field="kind"):
    """Puts a compile away."""

    id: str
    compilation: str


class Restore(msgspec.Struct, frozen=True, tag="restore", tag_field="kind"):
    """Brings one back that was put away."""

    id: str
    compilation: str


class Record(msgspec.Struct, frozen=True, tag="record", tag_field="kind"):
    """Switches recording on or off."""

    id: str
    on: bool


FeedRequest = Rename | Pin | Delete | Restore | Record


def plain(message: FeedList | FeedAnswer) -> dict[str, Any]:
    """A message as a comm sends it."""
    return dict(msgspec.to_builtins(message))


def row_of(variant: Variant, label: str, cell: str, maker: Maker, elapsed: float) -> CompileRow:
    """The row of a compile as it is now.

    Args:
        label: what to call it where it has no name.
        cell: see :class:`CompileRow`.
        maker: who brought it into the list.
        elapsed: seconds since its compile began, for one under way.
    """
    compilation = variant.compilation
    manifest = compilation.manifest
    found = [one.severity for one in manifest.diagnostics]
    return CompileRow(
        id=variant.id,
        label=variant.name or label,
        kernel=manifest.kernel,
        target=manifest.spec.target,
        origin=_origin(compilation, maker),
        status="partial" if manifest.status == "cancelled" else manifest.status,
        passes=sum(stage.status not in ("failed", "skipped") for stage in manifest.stages),
        pass_=_pass(compilation),
        seconds=elapsed if manifest.status == "compiling" else manifest.seconds.get("total", 0.0),
        diagnostics=DiagnosticCounts(found.count("error"), found.count("warning"), found.count("note")),
        error=_first_line(manifest.error.summary) if manifest.error is not None else "",
        pinned=variant.pinned,
        cell=cell,
    )


def _origin(compilation: Compilation, maker: Maker) -> str:
    match compilation.manifest.origin:
        case "watch":
            return "cell"
        case "program":
            return "program"
        case "worker":
            return "fresh copy" if maker == "watch" else maker


def _pass(compilation: Compilation) -> str:
    error = compilation.error
    stages = compilation.stages
    failed = next((stage for stage in stages if stage.status == "failed"), None)
    if error is not None and error.stage:
        failed = next((stage for stage in stages if stage.id == error.stage), failed)
    shown = failed or (stages[-1] if stages else None)
    return shown.name if shown is not None else ""


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0]
