"""The steppers of a session: one for each compile, moved by named actions, one movement at a time."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any, Literal, Protocol

import msgspec
from numpy.typing import NDArray

from wave_explorer.actions.stepping import step
from wave_explorer.device import LaunchError
from wave_explorer.emulator.stepper import StepError, Stepper, WatchError
from wave_explorer.record import Compilation

PATIENCE = 0.08
"""Seconds that an action is waited for; one that takes longer goes on in its thread, with progress and cancel."""

_KEPT = 4

Extent = tuple[int, int, int]


class StepOpen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``step_open``: a new stepper at the start of a workgroup."""

    workgroup: Extent = (0, 0, 0)


class StepForward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``step``: so many instructions of the waves at the lowest position, or of one wave."""

    count: int = 1
    wave: int | None = None


class StepBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``step_back``: takes so many steps back."""

    count: int = 1


class StepTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``step_to``: goes to a place; ``visit``, ``iteration`` and ``wave`` as for :class:`Stepper`."""

    place: Literal["start", "end", "line", "node", "barrier", "iteration"]
    line: int = 0
    node: str = ""
    visit: int | None = None
    iteration: int = 0
    loop: int | None = None
    wave: int | None = None


class StepWatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``step_watch``: a watchpoint."""

    what: str
    on: Literal["read", "write", "access"] = "write"
    wave: int | None = None


class StepUnwatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``step_unwatch``: ends it."""

    number: int


Request = StepOpen | StepForward | StepBack | StepTo | StepWatch | StepUnwatch

REQUESTS: dict[str, type[msgspec.Struct]] = {
    "step_open": StepOpen, "step": StepForward, "step_back": StepBack, "step_to": StepTo, "step_watch": StepWatch,
    "step_unwatch": StepUnwatch,
}  # fmt: skip
"""Parameters of each action by its name."""


class Host(Protocol):
    """What the desk needs of its session."""

    def stepping_begins(self) -> None:
        """A movement takes longer than one waits for; called with the lock held."""

    def stepping_advances(self, steps: int) -> None:
        """So many steps are made."""

    def stepping_ends(self) -> None:
        """The long movement has ended."""

    def stepping_changed(self) -> None:
        """The row of the state is another one."""

    def stepping_cancelled(self) -> bool:
        """Whether the person wants the movement to end."""


class StepDesk:
    """Keeps and moves the steppers.

    Args:
        host: is told of long movements.
        lock: of the session; held while the desk's own state changes, never while a stepper moves.
    """

    def __init__(self, host: Host, lock: threading.RLock) -> None:
        self._host = host
        self._lock = lock
        self._steppers: dict[str, Stepper] = {}
        self._inputs: dict[str, Mapping[str, NDArray[Any]]] = {}
        self._trouble: dict[str, str] = {}
        self._serial = 0
        self._moving = False
        self._long = False

    @property
    def moving(self) -> bool:
        """Whether a stepper is between two places."""
        return self._moving

    def stepper(self, compilation: str) -> Stepper | None:
        """The stepper of a compile, None while there is none."""
        return self._steppers.get(compilation)

    def row(self, compilation: str | None) -> dict[str, Any]:
        """``SessionState.stepping``: changes whenever a view has to ask again."""
        return {
            "serial": self._serial,
            "open": compilation in self._steppers,
            "trouble": self._trouble.get(compilation or "", ""),
        }

    def keep(self, compilation: str, stepper: Stepper) -> None:
        """Takes a stepper that was made elsewhere as that of a compile."""
        with self._lock:
            self._put(compilation, stepper)
            self._serial += 1
        self._host.stepping_changed()

    def give_inputs(self, compilation: str, inputs: Mapping[str, NDArray[Any]]) -> None:
        """What later steppers of a compile are opened on."""
        self._inputs[compilation] = inputs

    def act(self, name: str, parameters: Mapping[str, Any], comp: Compilation) -> None:
        """Carries out one of :data:`REQUESTS`; waits :data:`PATIENCE` for it.

        What goes wrong is in :meth:`row` afterwards.

        Raises:
            StepError: the parameters are not those of the action, or another movement is under way.
        """
        try:
            request = msgspec.convert({k: v for k, v in parameters.items() if v is not None}, REQUESTS[name])
        except msgspec.ValidationError as error:
            raise StepError(f"{name}: {error}") from error
        with self._lock:
            if self._moving:
                raise StepError("the stepper is moving: wait for it, or cancel it")
            self._moving = True
        thread = threading.Thread(target=self._move, args=(comp, request), name="wave-explorer-step", daemon=True)
        thread.start()
        thread.join(PATIENCE)
        with self._lock:
            if not self._moving:
                return
            self._long = True
            self._host.stepping_begins()
        # Told without the lock: a listener may take one of its own.
        self._host.stepping_changed()

    def _move(self, comp: Compilation, request: Request) -> None:
        trouble = ""
        try:
            self._carry_out(comp, request)
        except (StepError, WatchError, LaunchError) as error:
            trouble = str(error)
        except Exception as error:
            # A defect of ours must not leave the session moving for ever.
            trouble = f"the stepper failed: {type(error).__name__}: {error}"
        with self._lock:
            self._trouble[comp.id] = trouble
            self._serial += 1
            self._moving = False
            long, self._long = self._long, False
        if long:
            self._host.stepping_ends()
        else:
            self._host.stepping_changed()

    def _carry_out(self, comp: Compilation, request: Request) -> None:
        if isinstance(request, StepOpen):
            self._put(comp.id, step(comp, self._inputs.get(comp.id), request.workgroup))
            return
        stepper = self._steppers.get(comp.id)
        if stepper is None:
            raise StepError("no workgroup is being stepped: open one first")
        long: dict[str, Any] = {
            "progress": self._host.stepping_advances, "cancelled": self._host.stepping_cancelled,
        }  # fmt: skip
        match request:
            case StepForward(count, wave):
                stepper.step(count, wave=wave)
            case StepBack(count):
                stepper.back(count)
            case StepTo("start"):
                stepper.restart()
            case StepTo("end"):
                stepper.run(**long)
            case StepTo("barrier"):
                stepper.run_to_barrier(**long)
            case StepTo("line"):
                stepper.run_to_line(request.line, request.visit, wave=request.wave, **long)
            case StepTo("node"):
                stepper.run_to_node(request.node, wave=request.wave, **long)
            case StepTo("iteration"):
                stepper.run_to_iteration(request.iteration, request.loop, wave=request.wave, **long)
            case StepWatch(what, on, wave):
                stepper.watch(what, on=on, wave=wave)
            case StepUnwatch(number):
                stepper.unwatch(number)

    def _put(self, compilation: str, stepper: Stepper) -> None:
        self._steppers.pop(compilation, None)
        self._steppers[compilation] = stepper
        while len(self._steppers) > _KEPT:
            del self._steppers[next(iter(self._steppers))]
