"""``wx.explore``: open a kernel, a record or a recorded session in a notebook."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Literal

from typing_extensions import TypeIs

from wave_explorer.actions.given_data import Arrays, GivenData, ReferenceOf
from wave_explorer.actions.session import Session
from wave_explorer.experiment import Experiment
from wave_explorer.record import Compilation, Run, load
from wave_explorer.record.pipeline import CompiledPipeline
from wave_explorer.widgets import newest
from wave_explorer.widgets.explorer import Explorer

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec, PipelineSpec


def explore(
    subject: KernelSpec | PipelineSpec | Compilation | CompiledPipeline | Session | Experiment | str | None = None,
    *,
    spec: KernelSpec | None = None,
    inputs: Arrays | None = None,
    reference: ReferenceOf | None = None,
    run: Run | None = None,
    experiment: Experiment | str | os.PathLike[str] | Literal[False] | None = None,
    **selection: Any,
) -> Explorer:
    """Shows a kernel with every pass of its compile; the last expression of a cell displays it.

    Args:
        subject: a spec (compiled in a worker, the cell does not wait), a finished or failed compile, a session, an
            experiment, a name as ``wx.kernel`` takes it (``"gemm"``, ``"file.py:NAME"``), a ``.wavex`` file, or None
            for the newest compile that ``watch()`` recorded.
        spec: what a finished compile was made from, so that its settings can be edited.
        inputs: arrays by argument name that its runs are given; made where there are none.
        reference: what the outputs must be, by argument name, or a function of the inputs that computes it; a library
            kernel has its own.
        run: of a finished compile, made with ``wx.run``.
        experiment: where variants are kept and saved: an experiment, a folder, or None for the place of this kernel and
            notebook, where the variants of an earlier session are found again; False saves nothing.  A compile without
            its spec is kept in memory only, unless an experiment or a folder is given.
        selection: where to start, e.g. ``view="index"``, ``lane=17``.

    Raises:
        KernelError: there is no such kernel, or the spec cannot be built.
        ModuleNotFoundError: a name of a kernel where the compiler is not installed.
        BadRecordFile: a ``.wavex`` file that is no readable record.
        TypeError: something that cannot be explored, or a pipeline of several kernels.
    """
    if isinstance(subject, str):
        subject = _named(subject)
    if isinstance(subject, Session):
        session = subject
    elif subject is None:
        return newest.recorded() or newest.newest()
    elif isinstance(subject, Experiment):
        session = Session(given=GivenData(inputs, reference), experiment=subject)
    elif isinstance(subject, Compilation) or is_spec(subject):
        kept = _experiment(experiment, spec if isinstance(subject, Compilation) else subject)
        session = Session(subject, spec=spec, given=GivenData(inputs, reference), run=run, experiment=kept)
    elif isinstance(subject, CompiledPipeline) or _is_pipeline(subject):
        raise TypeError(
            f"explore() shows one kernel, and {subject.name} has {len(subject.phases)}: take one with "
            f".phase('phase_0'), or explore '{subject.name}:phase_0'"
        )
    else:
        raise TypeError(
            f"explore() shows a kernel spec, a compile, an experiment, a session or what a name stands for, not "
            f"{type(subject).__name__}: make a spec with wx.kernel(...) first"
        )
    return newest.keep(Explorer(session, **selection))


def _experiment(
    asked: Experiment | str | os.PathLike[str] | Literal[False] | None, spec: KernelSpec | None
) -> Experiment:
    if isinstance(asked, Experiment):
        return asked
    return Experiment(spec, None if asked is False else asked, saved=asked is not False)


def _named(name: str) -> KernelSpec | PipelineSpec | Compilation:
    if name.endswith(".wavex"):
        return load(name)
    try:
        from wave_explorer.kernel import kernel
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{name!r} names a kernel, and making one needs the compiler: {error.name} is not installed here. A .wavex "
            f"record opens without it.",
            name=error.name,
        ) from error
    return kernel(name)


def is_spec(subject: object) -> TypeIs[KernelSpec]:
    """Whether this describes a kernel to compile; without a compiler installed nothing does."""
    try:
        from wave_explorer.kernel import KernelSpec
    except ModuleNotFoundError:
        return False
    return isinstance(subject, KernelSpec)


def _is_pipeline(subject: object) -> TypeIs[PipelineSpec]:
    try:
        from wave_explorer.kernel import PipelineSpec
    except ModuleNotFoundError:
        return False
    return isinstance(subject, PipelineSpec)
