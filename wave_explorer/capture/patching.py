"""Hooks into a library that has none: installed for a scope, always taken out again.

A hook point is an attribute of a module or of a class in it.  What is put there asks first whether a capture
is active in the running context (thread or task), and calls the original where there is none; so compiles in
other threads go on undisturbed, and several captures may run at once.  The first scope that needs a point
installs it, the last one restores it.
"""

from __future__ import annotations

import importlib
import sys
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any


@dataclass(frozen=True)
class HookPoint:
    """A place in the library where a hook can be put.

    Attributes:
        module: module that holds it; taken from ``sys.modules``, since a function of the same name may hide a
            module in its package.
        attribute: name in the module, dotted for a member of a class (``LaunchableWave._trace``).
        view: what is not recorded when the point is missing, for a message.
        wrap: makes the replacement from the original.  It must behave as the original outside a capture.
    """

    module: str
    attribute: str
    view: str
    wrap: Callable[[Any], Any] = field(compare=False)

    @property
    def name(self) -> str:
        """Full name, as messages show it."""
        return f"{self.module}.{self.attribute}"


@dataclass
class _Installed:
    owner: Any
    member: str
    original: Any
    replacement: Any
    inherited: bool
    users: int = 0


_lock = threading.Lock()
_installed: dict[str, _Installed] = {}


class PatchScope:
    """Keeps hook points installed from ``__enter__`` to ``__exit__``, whatever happens between.

    ``missing`` lists the points that this version of the library does not have; the others work without them.
    """

    def __init__(self, points: Iterable[HookPoint]) -> None:
        self._points = tuple(points)
        self._held: list[HookPoint] = []
        self.missing: list[HookPoint] = []

    def __enter__(self) -> PatchScope:
        try:
            for point in self._points:
                if _acquire(point):
                    self._held.append(point)
                else:
                    self.missing.append(point)
        except BaseException:
            self._release()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._release()

    def _release(self) -> None:
        while self._held:
            _give_back(self._held.pop())


def installed_hooks() -> tuple[str, ...]:
    """Names of the hook points that are installed at this moment."""
    with _lock:
        return tuple(_installed)


def _acquire(point: HookPoint) -> bool:
    with _lock:
        entry = _installed.get(point.name)
        if entry is None:
            found = _find(point)
            if found is None:
                return False
            owner, member, original = found
            inherited = member not in vars(owner)
            entry = _Installed(owner, member, original, point.wrap(original), inherited)
            setattr(owner, member, entry.replacement)
            _installed[point.name] = entry
        entry.users += 1
        return True


def _give_back(point: HookPoint) -> None:
    with _lock:
        entry = _installed[point.name]
        entry.users -= 1
        if entry.users:
            return
        del _installed[point.name]
        # Somebody else may have patched on top of us and kept our hook as their original: taking theirs away
        # would break them, and ours does nothing outside a capture.
        if vars(entry.owner).get(entry.member) is not entry.replacement:
            return
        if entry.inherited:
            delattr(entry.owner, entry.member)
        else:
            setattr(entry.owner, entry.member, entry.original)


def _find(point: HookPoint) -> tuple[Any, str, Any] | None:
    try:
        importlib.import_module(point.module)
    except ImportError:
        return None
    owner: Any = sys.modules[point.module]
    *path, member = point.attribute.split(".")
    for part in path:
        owner = getattr(owner, part, None)
    if owner is None:
        return None
    # A staticmethod or property must be wrapped as what stands in the class, not as what lookup gives.
    original = vars(owner).get(member, getattr(owner, member, None))
    return None if original is None else (owner, member, original)
