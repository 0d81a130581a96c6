"""What to do after a search: commands that go on from its best point, as they can be copied."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from wave_explorer.cli.subject import is_record

if TYPE_CHECKING:
    from wave_explorer.experiment.tune import TuneResult
    from wave_explorer.kernel import KernelSpec

_FILE = "best.py"


def next_commands(found: TuneResult, arguments: argparse.Namespace, spec: KernelSpec) -> tuple[str, ...]:
    """Commands that run and export the best point, and compare it with the baseline; none where there is no best point.

    Args:
        found: of the search.
        arguments: that the search was asked for with.
        spec: the kernel as it stood.
    """
    from wave_explorer.kernel.source import LibrarySource

    best = found.best_point
    if best is None:
        return ()
    kernel = kernel_words(found, arguments, spec)
    record = str(Path(found.records) / best.record) if found.records and best.record else ""
    # A record alone can be written as Python only where it is of a library kernel.
    exported = [record] if record and isinstance(spec.source, LibrarySource) else kernel
    data = [["--inputs", arguments.inputs], ["--reference", arguments.reference]]
    data += [["--seed", str(arguments.seed)]] if arguments.seed else []
    commands = [["run", *kernel, *(word for pair in data if pair[1] for word in pair)]]
    commands.append(["export", *exported, "-o", _FILE])
    baseline = "" if found.baseline is None or not record else found.baseline.record
    if baseline and baseline != best.record:
        commands.append(["compare", str(Path(found.records) / baseline), record])
    return tuple(shlex.join(["wave-explorer", *words]) for words in commands)


def kernel_words(found: TuneResult, arguments: argparse.Namespace, spec: KernelSpec) -> list[str]:
    """KERNEL and its options with the settings of the best point, which replace those that were given."""
    from wave_explorer.kernel import settable

    assert found.best_point is not None and not is_record(arguments.kernel)
    options = {setting.name for setting in settable(spec) if setting.group == "option"}
    settings = found.best_point.settings
    words: list[str] = [arguments.kernel]
    for flag, given in (("--sub", arguments.sub), ("--option", arguments.option)):
        for item in given:
            if item.partition("=")[0].strip() not in settings:
                words += [flag, item]
    for name, value in settings.items():
        words += ["--option" if name in options else "--sub", f"{name}={value}"]
    words += ["--target", arguments.target] if arguments.target else []
    for flag, given in (("--constraint", arguments.constraint), ("--disable-pass", arguments.disable_pass)):
        for item in given:
            words += [flag, item]
    return words
