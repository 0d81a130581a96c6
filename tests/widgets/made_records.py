"""Small records and the page's end of a comm, for the tests of the list of compiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wave_explorer.record import Compilation, CompileError, Diagnostic, Manifest, MemoryBlobs, SpecData, Stage
from wave_explorer.record.compilation import CompilationStatus, Origin


def record(
    name: str,
    status: CompilationStatus = "ok",
    *,
    kernel: str = "gemm",
    origin: Origin = "watch",
    passes: tuple[str, ...] = (),
    error: CompileError | None = None,
    diagnostics: tuple[Diagnostic, ...] = (),
    **symbols: int,
) -> Compilation:
    """A compile of `kernel` that has come as far as `passes`; each pass left a text."""
    blobs = MemoryBlobs()
    stages = tuple(
        Stage(f"mlir/{one}", "mlir", one, changed=True, after=blobs.add(f"// after {one} of {name}")) for one in passes
    )
    spec = SpecData(kernel=kernel, target="gfx942", symbols={"M": 64, **symbols})
    manifest = Manifest(
        name, kernel, spec, status, origin=origin, stages=stages, error=error, diagnostics=diagnostics,
        seconds={"total": 1.5},
    )  # fmt: skip
    return Compilation(manifest, blobs)


class Comm:
    """What Jupyter gives the kernel of a comm that a page has opened; keeps what is sent to the page."""

    def __init__(self, comm_id: str = "page-1") -> None:
        self.comm_id = comm_id
        self.sent: list[dict[str, Any]] = []
        self.closed = False
        self._on_msg: Callable[[dict[str, Any]], None] | None = None
        self._on_close: Callable[[dict[str, Any]], None] | None = None

    def send(self, data: dict[str, Any]) -> None:
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True

    def on_msg(self, callback: Callable[[dict[str, Any]], None]) -> None:
        self._on_msg = callback

    def on_close(self, callback: Callable[[dict[str, Any]], None]) -> None:
        self._on_close = callback

    def ask(self, data: Any) -> dict[str, Any]:
        """Says something to the kernel, and returns its answer."""
        assert self._on_msg is not None
        self._on_msg({"content": {"data": data}})
        return next(one for one in reversed(self.sent) if one["kind"] == "answer")

    def leave(self) -> None:
        """The page closes the comm."""
        assert self._on_close is not None
        self._on_close({})

    @property
    def lists(self) -> list[dict[str, Any]]:
        return [one for one in self.sent if one["kind"] == "list"]

    @property
    def rows(self) -> list[dict[str, Any]]:
        """Of the newest list."""
        rows: list[dict[str, Any]] = self.lists[-1]["compilations"]
        return rows
