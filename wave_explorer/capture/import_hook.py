"""Does something at the moment a program imports Wave's compiler; imports nothing heavy before that."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

COMPILER = "wave_lang.kernel.wave.compile"

Action = Callable[[ModuleType], None]
"""Gets the compiler's module. The rest of Wave may be half imported at that moment; it must not raise."""


class CompilerImport(MetaPathFinder):
    """Waits for the import of Wave's compiler, from :meth:`wait` until it came or :meth:`cancel`.

    Args:
        action: called once, in the thread that imports.
    """

    def __init__(self, action: Action) -> None:
        self._action = action
        self._asking = False

    def wait(self) -> None:
        """Calls the action when the compiler is imported, at once where it is already."""
        if COMPILER in sys.modules:
            self._action(sys.modules[COMPILER])
        else:
            sys.meta_path.insert(0, self)

    def cancel(self) -> None:
        """Waits no longer."""
        with suppress(ValueError):
            sys.meta_path.remove(self)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec that the other finders give for the compiler, with one more thing done after its import."""
        if fullname != COMPILER or self._asking:
            return None
        self._asking = True
        try:
            for finder in [one for one in sys.meta_path if one is not self]:
                spec = finder.find_spec(fullname, path, target)
                if spec is not None and spec.loader is not None:
                    self._act_after_import(spec.loader)
                    return spec
        finally:
            self._asking = False
        return None

    def _act_after_import(self, loader: Any) -> None:
        execute = loader.exec_module

        def execute_and_act(module: ModuleType) -> None:
            execute(module)
            # Only now: somebody may have asked for the spec without importing.
            if self in sys.meta_path:
                self.cancel()
                self._action(module)

        # On the loader itself, not in a wrapper of it: inspect and linecache ask the loader for the source.
        loader.exec_module = execute_and_act
