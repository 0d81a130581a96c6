"""``wx.to_html``: a compile, or all variants of a session, as one file that a browser opens with no kernel."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from wave_explorer.actions.page_file import html_page
from wave_explorer.actions.session import Session
from wave_explorer.actions.stepping import step
from wave_explorer.device.protocol import Extent
from wave_explorer.experiment import Experiment, Variant
from wave_explorer.experiment.comparison import as_compared
from wave_explorer.queries.registry import Subject
from wave_explorer.queries.saved_page import SavedPage, saved_page
from wave_explorer.queries.saved_states import Reach, Texts
from wave_explorer.record import Compilation, Run, load

if TYPE_CHECKING:
    from wave_explorer.emulator.stepper import Stepper
    from wave_explorer.kernel import KernelSpec

_MOST_VARIANTS = 6
_LEFT_OUT = ("experiment", "controls", "stepping", "message", "draft_changes", "draft_errors")
"""Parts of a session's state that say what can be done, which in a page is nothing."""

_OVER = ("end", "fault", "limit")


def to_html(
    subject: Compilation | Session | Experiment | KernelSpec | str | os.PathLike[str],
    path: str | os.PathLike[str],
    *,
    run: Run | None = None,
    inputs: Mapping[str, NDArray[Any]] | None = None,
    steps: int = 0,
    workgroup: Extent = (0, 0, 0),
    texts: Texts = "changed",
    **selection: Any,
) -> Path:
    """Writes one HTML file that shows the subject offline; which states it holds is listed in the page.

    Args:
        subject: a compile; a session or experiment with all its variants (the newest few, the baseline and the one on
            view); a spec or a name as ``wx.kernel`` takes it, which is compiled now; or a ``.wavex`` file.
        path: of the file.
        run: of a compile, made with ``wx.run``.
        inputs: arrays by argument name for the recorded steps; made where there are none.
        steps: so many instructions of one workgroup are recorded, for the tab Step.
        workgroup: the one that is stepped.
        texts: which passes of MLIR, LLVM and machine code have their text: ``few`` (the first and last of each layer),
            ``changed`` (those that changed something), or ``all``.
        selection: where the page starts, e.g. ``view="lds"``, ``lane=17``, ``stage="fx/expand_graph"``.

    Returns:
        The path of the file.

    Raises:
        KernelError: there is no such kernel, or the spec cannot be built.
        LaunchError: steps were asked for, and the compile cannot be launched.
        ValueError: nothing was compiled in the session yet, work is under way in it, or ``steps`` is negative.
        OSError: the file cannot be written.
    """
    if steps < 0:
        raise ValueError(f"{steps} steps cannot be recorded: give a number from 0 up")
    session = _session(subject, run)
    page = page_of(session, selection=selection, texts=texts, steps=steps, workgroup=workgroup, inputs=inputs)
    return write_pages([page], path)


def write_pages(pages: Sequence[SavedPage], path: str | os.PathLike[str]) -> Path:
    """Writes an HTML file with one page, or with several to choose from.

    Raises:
        OSError: it cannot be written.
    """
    target = Path(path)
    target.write_text(html_page(pages), encoding="utf-8")
    return target


def page_of(
    session: Session,
    *,
    selection: Mapping[str, Any] | None = None,
    reach: Reach = "page",
    texts: Texts = "changed",
    steps: int = 0,
    workgroup: Extent = (0, 0, 0),
    inputs: Mapping[str, NDArray[Any]] | None = None,
) -> SavedPage:
    """What a session shows, as data for a page.

    Args:
        session: with at least one variant.
        selection: where the page starts.
        reach: ``page`` for all passes of all variants, ``view`` for the variant on view and what is near to the
            selection.
        texts, steps, workgroup, inputs: as for :func:`to_html`; the variant on view is stepped.

    Raises:
        ValueError: nothing was compiled in the session yet, or work is under way in it.
        LaunchError: the variant on view cannot be stepped.
    """
    current = session.current
    if current is None:
        raise ValueError("nothing was compiled in this session yet, so there is nothing to save")
    if session.status.busy:
        raise ValueError(f"the session is {session.status.phase}: save the page when it is done")
    state = session.state()
    held = _held(session, current) if reach == "page" else [current]
    compared = as_compared(held, session.experiment.baseline if session.experiment.baseline in held else None)
    subjects = {
        one.id: Subject(one.compilation, one.run, None, session.traces.newest(one.id), compared) for one in held
    }
    ids = {one.id for one in held}
    kept = {key: value for key, value in state.items() if key not in _LEFT_OUT}
    kept["variants"] = [row for row in state["variants"] if row["id"] in ids]
    # Other devices of this machine are no business of who gets the page.
    kept["device"] = {key: state["device"][key] for key in ("name", "kind", "note")}
    kept |= {"controls": [], "message": None, "draft_changes": [], "draft_errors": [], "phase": "idle"}
    walks: dict[str, Iterator[Stepper]] = {}
    if steps:
        walks[current.id] = _walk(current.compilation, steps, workgroup, inputs)
    return saved_page(kept, subjects, selection=selection, reach=reach, texts=texts, walks=walks)


def _session(
    subject: Compilation | Session | Experiment | KernelSpec | str | os.PathLike[str], run: Run | None
) -> Session:
    if isinstance(subject, Session):
        return subject
    if isinstance(subject, Experiment):
        return Session(experiment=subject)
    if isinstance(subject, str | os.PathLike) and os.fspath(subject).endswith(".wavex"):
        subject = load(os.fspath(subject))
    if not isinstance(subject, Compilation):
        subject = _compiled(subject)
    return Session(subject, run=run, experiment=Experiment(None, None, saved=False))


def _compiled(subject: Any) -> Compilation:
    # Who has a record only need not have the compiler.
    from wave_explorer.actions.compile_any import compile

    made = compile(subject)
    if not isinstance(made, Compilation):
        raise ValueError(f"{made.name} has {len(made.phases)} kernels, and a page shows one: take one of its phases")
    return made


def _held(session: Session, current: Variant) -> list[Variant]:
    """The variants that a page has: the baseline, the newest, and the one on view, in the session's order."""
    baseline = session.experiment.baseline
    finished = [one for one in session.experiment.variants if one.compilation.manifest.status != "compiling"]
    wanted = {one.id for one in finished[-_MOST_VARIANTS:]} | {current.id, baseline.id if baseline is not None else ""}
    return [one for one in session.experiment.variants if one.id in wanted]


def _walk(
    comp: Compilation, steps: int, workgroup: Extent, inputs: Mapping[str, NDArray[Any]] | None
) -> Iterator[Stepper]:
    """A stepper at the start of a workgroup, and after each of so many steps, or until it can go no farther."""
    stepper = step(comp, inputs, workgroup)
    yield stepper
    for _ in range(steps):
        reached = stepper.step().reason
        yield stepper
        if reached in _OVER:
            return
