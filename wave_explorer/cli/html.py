"""Command ``html``: a kernel as one file that a browser opens offline; and the gallery of all views."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from rich.status import Status
from rich.text import Text

from wave_explorer.cli.console import err, out, print_json
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.running_status import RunningStatus
from wave_explorer.cli.subject import (
    add_kernel_arguments,
    compile_failure,
    compile_with_status,
    open_record,
    open_spec,
)
from wave_explorer.queries.saved_states import Texts
from wave_explorer.record import Compilation, Run

if TYPE_CHECKING:
    from wave_explorer.queries.saved_page import SavedPage

GALLERY: dict[str, dict[str, str]] = {"gemm": {"schedule": "PREFETCH"}, "attention": {}, "conv2d": {}}
"""Kernels whose views the gallery shows, with options of a second variant to compare."""

VIEWS = (
    "graph", "index", "layout", "ir", "lds", "isa", "step", "counters", "edit", "source", "schedule", "memory", "grid",
    "output", "compare", "tune",
)  # fmt: skip

_GALLERY_STEPS = 24


def add_commands(commands: Any) -> None:
    """Adds the commands of this file."""
    html = commands.add_parser(
        "html",
        help="write one HTML file that shows a kernel with no kernel, server or network",
        epilog="Example: wave-explorer html gemm --run --steps 40 --view lds -o gemm.html. The page lists which states "
        "it holds; lane maps are computed in it for any workgroup and iteration, and what it lacks says that it needs "
        "a kernel.",
    )
    add_kernel_arguments(html, optional=True)
    html.add_argument("-o", "--output", required=True, metavar="FILE", help="the HTML file")
    html.add_argument("--run", action="store_true", help="run the kernel first: hit counts, counters and the output")
    html.add_argument("--steps", type=_steps, default=0, metavar="N", help="record so many instructions for tab Step")
    html.add_argument("--view", choices=VIEWS, help="tab that the page opens with")
    html.add_argument(
        "--texts",
        choices=get_args(Texts),
        default="changed",
        help="passes of MLIR, LLVM and machine code that keep their text (default: those that changed something)",
    )
    html.add_argument(
        "--gallery", action="store_true", help=f"every view on {', '.join(GALLERY)}, run, in one file; takes no KERNEL"
    )
    html.set_defaults(handler=write_html)


def _steps(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 to 999999")
    return int(text)


def write_html(arguments: argparse.Namespace) -> int:
    """``html``."""
    if not arguments.output.strip():
        raise UsageError("no file name was given to -o")
    if arguments.gallery and arguments.kernel is not None:
        raise UsageError("--gallery chooses its kernels itself", advice="Leave KERNEL out.")
    if not arguments.gallery and arguments.kernel is None:
        raise UsageError("no KERNEL was given", advice="Name one ('wave-explorer list'), or ask for the --gallery.")
    if arguments.gallery:
        pages = [_gallery_page(arguments, name) for name in GALLERY]
        status = 0
    else:
        comp = open_record(arguments)
        if comp.error is not None and not comp.stages:
            raise compile_failure(comp.error, comp.manifest.status)
        pages = [_page(arguments, [comp], arguments.run, arguments.steps)]
        status = 0 if comp.manifest.status == "ok" else 1
    _write(pages, arguments.output)
    size = Path(arguments.output).stat().st_size
    notes = [note for page in pages for note in page.notes]
    if arguments.json:
        print_json({"written": arguments.output, "bytes": size, "holds": notes})
    else:
        out.print(Text(f"written: {arguments.output} ({size / 1e6:.1f} MB), which opens offline and holds"))
        for note in notes:
            out.print(Text(f"  {note}"))
    return status


def _gallery_page(arguments: argparse.Namespace, name: str) -> SavedPage:
    arguments.kernel = name
    spec = open_spec(arguments)
    compiled = [compile_with_status(spec)]
    if GALLERY[name]:
        compiled.append(compile_with_status(spec.edit(options=dict(GALLERY[name]))))
    return _page(arguments, compiled, True, _GALLERY_STEPS)


def _page(arguments: argparse.Namespace, compiled: list[Compilation], with_run: bool, steps: int) -> SavedPage:
    """The page of one compile, or of several as variants, the first on view."""
    from wave_explorer.actions.page import page_of
    from wave_explorer.actions.session import Session
    from wave_explorer.device import LaunchError
    from wave_explorer.experiment import Experiment

    session = Session(experiment=Experiment(None, None, saved=False))
    for comp in compiled:
        session.take(comp)
        if with_run and comp.asm is not None:
            session.experiment.update(comp.id, run=_run(comp))
    session.show(compiled[0].id)
    selection = {"view": arguments.view} if arguments.view else {}
    with Status(Text(f"answering what the views of {compiled[0].manifest.kernel} ask"), console=err):
        try:
            return page_of(session, selection=selection, texts=arguments.texts, steps=steps)
        except LaunchError as error:
            raise UsageError(f"the kernel cannot be stepped: {error}", advice="Leave --steps out.", status=1) from error


def _run(comp: Compilation) -> Run:
    from wave_explorer.device import LaunchError
    from wave_explorer.experiment.running import run

    with RunningStatus() as status:
        try:
            return run(comp, progress=status.progress)
        except LaunchError as error:
            raise UsageError(error.summary, advice=error.advice, status=1) from error


def _write(pages: list[SavedPage], path: str) -> None:
    from wave_explorer.actions.page import write_pages
    from wave_explorer.actions.page_file import NoFrontEnd

    try:
        write_pages(pages, path)
    except NoFrontEnd as error:
        raise UsageError(str(error), status=1) from error
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror or error}") from error
