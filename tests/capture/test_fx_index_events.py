"""Who set each index: the events explain every index of every graph, and name real functions."""

from __future__ import annotations

import importlib
import inspect
import sys
from typing import Any

import pytest

from tests.capture.recorded import recorded
from wave_explorer.capture.fx_index_events import UNOBSERVED

NAMES = pytest.mark.parametrize("name", ["gemm", "gemm PREFETCH", "attention"])


@NAMES
def test_replaying_the_events_gives_the_index_of_every_node_after_every_pass(name: str) -> None:
    comp = recorded(name)
    events = list(comp.index_events())
    assert [event.order for event in events] == list(range(len(events)))
    index: dict[str, Any] = {}
    by_stage: dict[str, list[Any]] = {}
    for event in events:
        by_stage.setdefault(event.stage, []).append(event)
    seen = 0
    for stage in comp.stages:
        if stage.layer != "fx":
            continue
        # Events of an outer pass before its first sub-pass come first in time, and stages in order of their end.
        pending = by_stage.pop(stage.id, [])
        if stage.parent:
            pending = [*by_stage.pop(stage.parent, []), *pending]
        for event in sorted(pending, key=lambda event: event.order):
            index[event.node] = event.index
        for node in comp.graph(stage).nodes.values():
            assert node.index == index.get(node.id), (stage.id, node.name)
            seen += node.index is not None
    assert seen and not by_stage.keys() - {stage.id for stage in comp.stages}


@NAMES
def test_only_changes_in_place_are_unobserved(name: str) -> None:
    unobserved = {event.stage for event in recorded(name).index_events() if event.function == UNOBSERVED}
    assert unobserved <= {"fx/set_post_expansion_indices"}


def test_events_name_functions_of_the_compiler_and_lines_inside_them() -> None:
    places = {event.function for event in recorded("gemm PREFETCH").index_events()} - {UNOBSERVED}
    assert len(places) >= 10
    for place in places:
        module_name, function, line = place.split(":")
        name = f"wave_lang.kernel.{module_name}"
        importlib.import_module(name)
        code = _code(sys.modules[name], function.split(".<locals>.")[0])
        source, first = inspect.getsourcelines(code)
        assert first <= int(line) < first + len(source), place


def test_the_index_of_the_mma_is_told_step_by_step() -> None:
    comp = recorded("gemm")
    (mma,) = (node for node in comp.graph("trace").nodes.values() if node.op == "mma")
    events = [event for event in comp.index_events() if event.node == mma.id]
    assert [event.function.split(":")[1] for event in events[:2]] == [
        "set_thread_independent_index",
        "populate_mma_source_indices",
    ]
    assert events[0].stage == "fx/set_node_indices"
    assert events[1].stage == "fx/set_thread_dependent_index_from_mma"
    assert any("set_thread_dependent_index_from_mma" in caller for caller in events[1].callers)


def _code(module: Any, qualified: str) -> Any:
    found = module
    for part in qualified.split("."):
        found = getattr(found, part)
    return found
