"""Command ``experiment``: what an experiment's folder holds, or which experiments there are."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from wave_explorer.cli.console import out, print_json, print_rows, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.subject import add_json_argument


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    experiment = commands.add_parser(
        "experiment", help="list the variants of an experiment, or the experiments kept here"
    )
    experiment.add_argument(
        "folder", metavar="FOLDER", nargs="?", help="an experiment; without it all in the default folder"
    )
    add_json_argument(experiment)
    experiment.set_defaults(handler=show_experiment)


def show_experiment(arguments: argparse.Namespace) -> int:
    """``experiment``."""
    return _show_all(arguments.json) if arguments.folder is None else _show_one(Path(arguments.folder), arguments.json)


def _show_one(folder: Path, as_json: bool) -> int:
    from wave_explorer.actions.session_rows import variant_row
    from wave_explorer.experiment import History
    from wave_explorer.experiment.experiment_file import ExperimentFile
    from wave_explorer.experiment.opening import is_experiment
    from wave_explorer.experiment.saved_experiment import UnusableExperiment

    if not is_experiment(folder):
        raise UsageError(f"{folder} is no experiment", advice="'wave-explorer experiment' lists those that are kept.")
    try:
        state, notes = ExperimentFile(folder).read(may_write=False, makes_specs=False)
    except UnusableExperiment as error:
        raise UsageError(f"{folder} cannot be read: {error}") from error
    history = History(state)
    baseline = history.baseline
    rows = [variant_row(one, baseline is not None and one.id == baseline.id) for one in history.variants]
    deleted = [{"id": one.id, "label": one.label} for one in history.deleted]
    if as_json:
        print_json({"path": str(folder), "notes": notes, "variants": msgspec.to_builtins(rows), "deleted": deleted})
        return 0
    made = table("variant", "status", "compile s", "runs", "note", right=("compile s", "runs"))
    for one in rows:
        seconds = one.compile_seconds.get("total")
        label = f"{'⚑ ' if one.baseline else ''}{one.label}"
        row(made, label, one.status, "–" if seconds is None else f"{seconds:.1f}", len(one.runs), one.note)
    print_rows(made)
    for sentence in (*notes, *([f"{len(deleted)} deleted, kept until there is no room"] if deleted else ())):
        out.print(sentence, markup=False)
    return 0


def _show_all(as_json: bool) -> int:
    from wave_explorer.experiment.place import SETTING, default_folder, experiments_in

    folder = default_folder()
    if folder is None:
        raise UsageError(f"experiments are not kept: {SETTING} is off", advice="Name the folder of an experiment.")
    kept = experiments_in(folder)
    if as_json:
        print_json({"folder": str(folder), "experiments": msgspec.to_builtins(kept)})
        return 0
    if not kept:
        out.print(f"no experiment is kept in {folder}", markup=False)
        return 0
    made = table("experiment", "kernel", "belongs to", "saved", "variants", "MiB", right=("variants", "MiB"))
    for one in kept:
        row(made, one.name, one.kernel, one.place, one.saved, one.variants, f"{one.bytes / 2**20:.1f}")
    print_rows(made)
    return 0
