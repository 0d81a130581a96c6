"""Command ``tune``: a space of settings searched for the best correct kernel, with live progress."""

from __future__ import annotations

import argparse
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.live import Live
from rich.text import Text

from wave_explorer.cli.console import err, out, print_json, row, stdout_is_ours, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.measuring import DEVICES
from wave_explorer.cli.running import add_data_arguments
from wave_explorer.cli.subject import add_kernel_arguments, kernel_failure, open_spec
from wave_explorer.cli.tuning_next import next_commands
from wave_explorer.cli.tuning_report import figure, print_tuning

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wave_explorer.experiment.tune import TuneProgress
    from wave_explorer.experiment.tune.space import Space
    from wave_explorer.kernel import KernelSpec

_INTERRUPTED = 130
"""Exit status of a search that was cancelled: a shell's own for a program that Ctrl-C ended."""


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    tune = commands.add_parser("tune", help="search settings for the best correct kernel, on several processes at once")
    add_kernel_arguments(tune)
    tune.add_argument(
        "--space", action="append", default=[], metavar="NAME=A,B,C",
        help="values to try of a symbol or option (repeatable); tiles, waves, matrix types and schedules without it",
    )  # fmt: skip
    tune.add_argument("--trials", type=_count, metavar="N", help="points to try (all legal ones; 40 without --space)")
    tune.add_argument("--workers", type=_count, default=2, metavar="N", help="processes on this machine (2)")
    tune.add_argument("--scheduler", metavar="ADDRESS", help="a Dask scheduler whose workers are used instead")
    tune.add_argument("--storage", metavar="FILE", help="keep the study there; a search that was stopped goes on")
    tune.add_argument(
        "--objective", metavar="NAME", help="time (default), a counter, or vgprs, lds_bytes ...; max:NAME for more"
    )
    tune.add_argument(
        "--waves-per-simd", type=_count, default=1, metavar="N", help="leave out points that cannot have N resident"
    )
    tune.add_argument("--device", default="auto", help=DEVICES)
    tune.add_argument("--time-limit", type=_count, metavar="SECONDS", help="of one compile, and again of one run (300)")
    tune.add_argument("--list", action="store_true", help="show the points and why some are left out, and try none")
    add_data_arguments(tune)
    tune.epilog = (
        "Exit status 1 where no correct point was found, 130 where the search was cancelled (Ctrl-C); what was done "
        "until then is printed all the same."
    )
    tune.set_defaults(handler=tune_kernel)


def tune_kernel(arguments: argparse.Namespace) -> int:
    """``tune``."""
    from wave_explorer.device import LaunchError
    from wave_explorer.experiment.tune import TIME_LIMIT, tune
    from wave_explorer.experiment.tune.space import proposed_space
    from wave_explorer.kernel import KernelError

    spec = open_spec(arguments)
    try:
        with stdout_is_ours():
            space = _space(arguments, spec)
        if arguments.list:
            return _list(arguments, spec, space or proposed_space(spec))
        inputs, reference = _data(arguments, spec)
        # Workers inherit where output goes, and what a library prints there must not come into the payload.
        with stdout_is_ours(), _Shown() as shown, _interruptible() as stop:
            found = tune(
                spec,
                space,
                trials=arguments.trials,
                workers=arguments.workers,
                scheduler=arguments.scheduler,
                storage=arguments.storage,
                objective=arguments.objective,
                waves_per_simd=arguments.waves_per_simd,
                device=arguments.device,
                inputs=inputs,
                reference=reference,
                seed=arguments.seed,
                time_limit=float(arguments.time_limit or TIME_LIMIT),
                progress=shown.progress,
                cancelled=stop.is_set,
            )
    except KernelError as error:
        raise kernel_failure(error) from error
    except LaunchError as error:
        raise UsageError(error.summary, advice=error.advice) from error
    if arguments.json:
        print_json(found)
    else:
        print_tuning(found, next_commands(found, arguments, spec))
    if found.status == "cancelled":
        return _INTERRUPTED
    return 0 if found.best is not None else 1


def _space(arguments: argparse.Namespace, spec: KernelSpec) -> Space | None:
    """The space that the words name, None where they name none."""
    from wave_explorer.experiment.tune.space import space_of

    choices = {}
    for word in arguments.space:
        name, separator, values = word.partition("=")
        if not separator or not name.strip():
            raise UsageError(f"--space {word!r} is not NAME=A,B,C", advice="For example --space BLOCK_M=32,64,128.")
        choices[name.strip()] = values
    return space_of(spec, choices) if choices else None


def _list(arguments: argparse.Namespace, spec: KernelSpec, space: Space) -> int:
    from wave_explorer.experiment.tune.results import PrunedRow, TuneProgress
    from wave_explorer.experiment.tune.space import sifted

    def looked_at(count: int) -> None:
        shown.progress(TuneProgress("sifting", done=count, total=len(space), size=len(space)))

    with _Shown() as shown:
        found = sifted(spec, space, waves_per_simd=arguments.waves_per_simd, looked_at=looked_at)
    if arguments.json:
        pruned = [PrunedRow(one.point, one.reason) for one in found.pruned]
        print_json({"size": len(space), "legal": found.legal, "pruned": pruned})
        return 0
    made = table(*(one.name for one in space.dimensions), "left out because")
    for point in found.legal:
        row(made, *point.values(), "")
    for one in found.pruned:
        row(made, *one.point.values(), one.reason.text)
    out.print(made)
    out.print(Text(f"{len(found.legal)} of {len(space)} points are worth a trial"))
    return 0


def _data(
    arguments: argparse.Namespace, spec: KernelSpec
) -> tuple[dict[str, NDArray[Any]] | None, dict[str, NDArray[Any]] | None]:
    """Inputs and reference from their files, None where no file is named."""
    if not arguments.inputs and not arguments.reference:
        return None, None
    from wave_explorer.device.argument_file import read_arguments, read_arrays
    from wave_explorer.device.element_types import decoded

    types = {argument.name: argument for argument in spec.build().data.arguments}
    inputs: dict[str, NDArray[Any]] | None = None
    if arguments.inputs:
        read = read_arguments(Path(arguments.inputs))
        inputs = {
            given.name: given.array()
            for given in read
            if given.name not in types or types[given.name].usage != "output"
        }
    if not arguments.reference:
        return inputs, None
    return inputs, {
        name: decoded(array, types[name].dtype) if name in types else array
        for name, array in read_arrays(Path(arguments.reference)).items()
    }


@contextmanager
def _interruptible() -> Iterator[threading.Event]:
    """While open, the first Ctrl-C sets the event, and the second one ends the program as always."""
    stop = threading.Event()

    def ask_to_stop(*_: object) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.signal(signal.SIGINT, ask_to_stop)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


class _Shown:
    """Within it, lines on the terminal say how far the search is and what is best so far."""

    def __init__(self) -> None:
        self._live = Live(console=err, transient=True, auto_refresh=False)

    def __enter__(self) -> _Shown:
        if err.is_terminal:
            self._live.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._live.stop()

    def progress(self, now: TuneProgress) -> None:
        """What :func:`wave_explorer.experiment.tune.tune` tells."""
        if err.is_terminal:
            self._live.update(progress_text(now), refresh=True)


def progress_text(now: TuneProgress) -> Text:
    """The state of a search in a few lines."""
    from wave_explorer.experiment.tune.results import spelled

    lines = [f"{now.phase}: {now.done:,} of {now.total:,} points" if now.total else f"{now.phase}: {now.size:,} points"]
    if now.phase == "sifting":
        lines[0] += " looked at"
    if now.pruned:
        lines[0] += f", {now.pruned:,} of {now.size:,} left out"
    if now.objective is not None and now.baseline is not None:
        lines.append(f"baseline  {figure(now.baseline.result.value, now.objective)}")
    if now.objective is not None and now.best is not None:
        lines.append(f"best      {figure(now.best.result.value, now.objective)}  {spelled(now.best.settings)}")
    lines += [f"trying    {spelled(point)}" if point else "trying    the kernel as it stands" for point in now.running]
    if now.latest is not None and now.latest.result.status != "ok":
        lines.append(f"{now.latest.result.status}: {spelled(now.latest.settings)}: {now.latest.result.reason}")
    return Text("\n".join(lines))


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 10**9):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 up")
    return int(text)
