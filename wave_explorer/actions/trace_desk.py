"""The traces of a session: the newest one of each compile, made in a thread with progress and cancel."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from wave_explorer.actions.tracing_back import TraceCancelled, why
from wave_explorer.device import LaunchError
from wave_explorer.record import Compilation, Run
from wave_explorer.record.trace_back import TraceBack


class TraceRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``trace_back``: an element of an output; without one the worst, or the access that stopped the run."""

    output: str | None = None
    cell: tuple[int, ...] | None = None


class Host(Protocol):
    """What the desk needs of its session."""

    def tracing_begins(self) -> None:
        """A trace is under way."""

    def tracing_advances(self, part: float) -> None:
        """The part that is done, 0 to 1."""

    def tracing_ends(self, trouble: str) -> None:
        """It has ended; ``trouble`` says why there is no trace, empty where there is one."""

    def tracing_cancelled(self) -> bool:
        """Whether the person wants it to end."""


class TraceDesk:
    """Makes and keeps traces.

    Args:
        host: is told how far a trace is.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._traces: dict[str, TraceBack] = {}

    def newest(self, compilation: str) -> TraceBack | None:
        """The newest trace of a compile, None while there is none."""
        return self._traces.get(compilation)

    def forget(self, compilation: str) -> None:
        """Drops the trace of a compile: it was of another run."""
        self._traces.pop(compilation, None)

    def act(self, parameters: Mapping[str, Any], comp: Compilation, run: Run | None) -> None:
        """Begins a trace.

        Raises:
            LaunchError: the parameters are not those of the action, or nothing was run yet.
        """
        try:
            request = msgspec.convert({k: v for k, v in parameters.items() if v is not None}, TraceRequest)
        except msgspec.ValidationError as error:
            raise LaunchError(f"trace_back: {error}") from error
        if run is None:
            raise LaunchError("There is no run to look back from.", "Run the kernel first.")
        self._host.tracing_begins()
        threading.Thread(target=self._trace, args=(comp, run, request), name="wave-explorer-trace", daemon=True).start()

    def _trace(self, comp: Compilation, run: Run, request: TraceRequest) -> None:
        trouble = ""
        try:
            self._traces[comp.id] = why(
                comp, run, request.output, request.cell, progress=self._host.tracing_advances,
                cancelled=self._host.tracing_cancelled,
            )  # fmt: skip
        except TraceCancelled:
            trouble = "cancelled; there is no trace"
        except LaunchError as error:
            trouble = str(error)
        except Exception as error:
            # A defect of ours must not leave the session tracing for ever.
            trouble = f"the trace failed: {type(error).__name__}: {error}"
        self._host.tracing_ends(trouble)
