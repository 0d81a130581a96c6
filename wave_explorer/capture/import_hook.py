"""Switches recording on in a program at the moment it imports Wave's compiler; imports nothing heavy before that."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

COMPILER = "wave_lang.kernel.wave.compile"


class _CompilerFinder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec that the other finders give for the compiler, with one more thing done after its import."""
        if fullname != COMPILER:
            return None
        sys.meta_path.remove(self)
        for finder in sys.meta_path:
            spec = finder.find_spec(fullname, path, target)
            if spec is not None and spec.loader is not None:
                _record_after_import(spec.loader)
                return spec
        return None


def _record_after_import(loader: Any) -> None:
    execute = loader.exec_module

    def execute_and_record(module: ModuleType) -> None:
        execute(module)
        _record(module)

    # On the loader itself, not in a wrapper of it: inspect and linecache ask the loader for the source.
    loader.exec_module = execute_and_record


def install() -> None:
    """Waits for the import of Wave's compiler."""
    if COMPILER in sys.modules:
        _record(sys.modules[COMPILER])
    else:
        sys.meta_path.insert(0, _CompilerFinder())


def _record(module: ModuleType) -> None:
    from wave_explorer.capture import interception

    try:
        interception.install(module.wave_compile, _handle)
    except Exception as error:
        _say(f"nothing is recorded: {error}")


def _handle(original: Any, options: Any, kernel: Any, schedule: Any) -> Any:
    # Only now, since at the import of the compiler the rest of Wave is still half imported.
    try:
        from wave_explorer.capture.program_side import watch_of_program

        watch = watch_of_program()
    except Exception as error:
        _say(f"a compile is not recorded: {type(error).__name__}: {error}")
        return original(options, kernel, schedule)
    return watch.handle(original, options, kernel, schedule)


def _say(message: str) -> None:
    """Into the folder of the records: the program's own output is not ours to write to."""
    import os
    from pathlib import Path

    folder = os.environ.get("WAVE_EXPLORER_RECORD")
    if folder:
        with Path(folder, "recording.log").open("a") as log:
            log.write(f"process {os.getpid()}: {message}\n")
