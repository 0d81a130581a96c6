"""Switches recording on in a program that `wave-explorer record` runs, at the moment it imports Wave's compiler."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from wave_explorer.capture.import_hook import CompilerImport


def install() -> None:
    """Waits for the import of Wave's compiler; see the folder ``injected``."""
    CompilerImport(_record).wait()


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
