"""Explorers that were opened on one compile of the list, or on two to compare them; many may be open at once."""

from __future__ import annotations

from typing import Any

from wave_explorer.actions.session import Session
from wave_explorer.experiment import Experiment, Variant
from wave_explorer.widgets import newest
from wave_explorer.widgets.compile_book import UnknownCompile
from wave_explorer.widgets.explorer import Explorer
from wave_explorer.widgets.feed import feed

_explorers: dict[tuple[str, ...], Explorer] = {}


def explorer_on(compile_id: str, **selection: Any) -> Explorer:
    """The explorer of one compile: shown twice, it is one model with one selection.

    Args:
        compile_id: of the list of compiles.
        selection: where a new one starts, e.g. ``view="index"``.

    Raises:
        UnknownCompile: there is none, or it is put away.
    """
    experiment, variant = _present(compile_id)
    explorer = _explorers.get((compile_id,))
    if explorer is None or not explorer.is_open:
        beside = feed.book.session_of(experiment)
        session = Session(experiment=experiment, given=beside.given if beside is not None else None)
        explorer = _explorers[(compile_id,)] = newest.keep_beside(Explorer(session, **selection))
    explorer.session.stay_on(variant.id)
    return explorer


def comparison_of(compile_id: str, baseline_id: str) -> Explorer:
    """The explorer of two compiles beside each other, which may be of different kernels.

    Raises:
        UnknownCompile: one of them is not there, is put away, or is still being compiled.
    """
    key = (compile_id, baseline_id)
    compared = {one: _finished(one) for one in (baseline_id, compile_id)}
    explorer = _explorers.get(key)
    if explorer is not None and explorer.is_open:
        # What was renamed or run since is compared as it is now.
        for one, variant in compared.items():
            _update(variant, feed.book.label(one), explorer.session.experiment)
    else:
        experiment = Experiment(saved=False)
        for one, variant in compared.items():
            _copy(variant, feed.book.label(one), experiment)
        # The baseline is pinned here only: where the compile comes from, another one may be.
        experiment.pin(baseline_id)
        explorer = Explorer(Session(experiment=experiment), view="compare")
        _explorers[key] = newest.keep_beside(explorer, copies=frozenset(key))
    return explorer


def _present(compile_id: str) -> tuple[Experiment, Variant]:
    experiment, variant = feed.book.find(compile_id)
    if variant.deleted:
        raise UnknownCompile(f"{feed.book.label(compile_id)} is deleted; bring it back first")
    return experiment, variant


def _finished(compile_id: str) -> Variant:
    _, variant = _present(compile_id)
    if variant.compilation.manifest.status == "compiling":
        raise UnknownCompile(f"{feed.book.label(compile_id)} is still being compiled; compare it when that has ended")
    return variant


def _copy(variant: Variant, label: str, experiment: Experiment) -> None:
    experiment.add(variant.spec, variant.compilation)
    _update(variant, label, experiment)


def _update(variant: Variant, label: str, experiment: Experiment) -> None:
    copy = experiment.variant(variant.id)
    if copy.deleted:
        experiment.restore(copy)
    if copy.label != label:
        experiment.name(copy, label)
    known = [kept.run.data for kept in copy.runs]
    for kept in reversed(variant.runs):
        if kept.run.data not in known:
            experiment.update(copy.id, run=kept.run)
