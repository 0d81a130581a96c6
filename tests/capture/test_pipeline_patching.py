"""Hooks are there while a scope needs them, for the compile that they belong to, and never afterwards."""

from __future__ import annotations

import sys
import threading
import types
from collections.abc import Iterator
from typing import Any

import pytest

from tests.capture.recorded import compiled_alone, record, spec_of
from wave_explorer.capture.active import active
from wave_explorer.capture.fx_capture import FxCapture
from wave_explorer.capture.fx_index_events import INDEX_HOOKS
from wave_explorer.capture.fx_locations import LOCATION_HOOKS
from wave_explorer.capture.fx_passes import PASS_HOOKS
from wave_explorer.capture.mlir_emission import EMISSION_HOOKS
from wave_explorer.capture.patching import HookPoint, PatchScope, installed_hooks
from wave_explorer.capture.recorder import PassStarted, Recorder, RecorderEvent
from wave_explorer.kernel.sympy_tree import SymbolTable

ALL = (*PASS_HOOKS, *INDEX_HOOKS, *LOCATION_HOOKS, *EMISSION_HOOKS)


@pytest.fixture
def library() -> Iterator[Any]:
    module: Any = types.ModuleType("a_library")

    class Thing:
        @staticmethod
        def name() -> str:
            return "thing"

    module.answer = lambda: 42
    module.Thing = Thing
    sys.modules["a_library"] = module
    yield module
    del sys.modules["a_library"]


def point(attribute: str, value: Any) -> HookPoint:
    return HookPoint("a_library", attribute, "a view", lambda original: value)


def in_place() -> dict[str, Any]:
    """What stands at each hook point, as the class or module itself holds it; None for an inherited member."""
    found: dict[str, Any] = {}
    for hook in ALL:
        owner: Any = sys.modules[hook.module]
        *path, member = hook.attribute.split(".")
        for part in path:
            owner = getattr(owner, part)
        found[hook.name] = vars(owner).get(member)
    return found


def test_nested_and_overlapping_scopes_install_once_and_restore_last(library: Any) -> None:
    original, static = library.answer, vars(library.Thing)["name"]
    hooks = (point("answer", lambda: 1), point("Thing.name", staticmethod(lambda: "hook")))
    outer, inner = PatchScope(hooks), PatchScope(hooks)
    with outer:
        inner.__enter__()
        assert library.answer() == 1 and library.Thing.name() == "hook"
    # Two compiles that overlap do not end in the order of a stack.
    assert library.answer() == 1
    inner.__exit__(None, None, None)
    assert library.answer is original and vars(library.Thing)["name"] is static
    assert not installed_hooks()


def test_a_scope_restores_when_its_block_raises_and_when_a_hook_cannot_be_made(library: Any) -> None:
    original = library.answer
    with pytest.raises(KeyboardInterrupt), PatchScope([point("answer", lambda: 1)]):
        raise KeyboardInterrupt
    assert library.answer is original

    def refuse(original: Any) -> Any:
        raise RuntimeError("no")

    hooks = [point("answer", lambda: 1), HookPoint("a_library", "Thing.name", "a view", refuse)]
    with pytest.raises(RuntimeError), PatchScope(hooks):
        pass
    assert library.answer is original and not installed_hooks()


def test_missing_points_are_named_and_the_others_work(library: Any) -> None:
    scope = PatchScope([point("gone", 0), point("Gone.member", 0), point("answer", lambda: 1)])
    with scope:
        assert library.answer() == 1
        assert [missing.name for missing in scope.missing] == ["a_library.gone", "a_library.Gone.member"]
    with PatchScope([HookPoint("no_such_module_here", "x", "a view", lambda original: original)]) as other:
        assert len(other.missing) == 1


def test_what_another_tool_patched_on_top_stays(library: Any) -> None:
    with PatchScope([point("answer", lambda: 1)]):
        library.answer = theirs = lambda: 7
    assert library.answer is theirs


def test_this_wave_lang_has_every_hook_point() -> None:
    with PatchScope(ALL) as scope:
        assert not scope.missing
        assert len(installed_hooks()) == len(ALL)


def test_a_missing_hook_costs_its_own_view_only(monkeypatch: pytest.MonkeyPatch) -> None:
    renamed = HookPoint("wave_lang.kernel.wave.wave", "canonicalise", "Wave's MLIR before X", lambda original: original)
    kept = tuple(hook for hook in EMISSION_HOOKS if hook.attribute != "canonicalize_module")
    monkeypatch.setattr("wave_explorer.capture.fx_capture.EMISSION_HOOKS", (*kept, renamed))
    comp = record(spec_of("gemm").build())
    assert comp.error is None and comp.mlir
    assert any("wave_lang.kernel.wave.wave.canonicalise" in note and "before X" in note for note in comp.manifest.notes)
    names = [stage.name for stage in comp.stages if stage.layer == "mlir"]
    assert names == ["compile_to_mlir", "isolated_test_call"]


class StopHere(Exception):
    """What a listener raises to cancel."""


@pytest.mark.parametrize("stop", [StopHere, KeyboardInterrupt])
@pytest.mark.parametrize("at", ["expand_graph", "compile_to_mlir"])
def test_a_listener_ends_the_compile_and_nothing_stays_behind(stop: type[BaseException], at: str) -> None:
    before, streams = in_place(), (sys.stdout, sys.stderr)

    def listener(event: RecorderEvent) -> None:
        if isinstance(event, PassStarted) and event.name == at:
            raise stop

    with pytest.raises(stop):
        record(spec_of("gemm").build(), listener)
    assert in_place() == before and not installed_hooks()
    assert (sys.stdout, sys.stderr) == streams and active.get() is None


def test_nothing_stays_behind_after_success_and_failure() -> None:
    before = in_place()
    assert record(spec_of("gemm").build()).error is None
    assert in_place() == before
    failing = spec_of("gemm").build()
    failing.subs.clear()
    assert record(failing).error is not None
    assert in_place() == before and not installed_hooks()


def test_a_compile_in_another_thread_is_not_taken_for_ours() -> None:
    built = spec_of("gemm").build()
    recorder = Recorder(built.data)
    alone: list[Any] = []
    with FxCapture(recorder, SymbolTable(), built.subs):
        thread = threading.Thread(target=lambda: alone.append(compiled_alone("gemm")))
        thread.start()
        thread.join()
    assert alone[0].asm == compiled_alone("gemm").asm
    assert recorder.stages == ()


def test_two_threads_recording_at_once_each_get_their_own_record() -> None:
    names = ["gemm", "gemm PREFETCH"]
    found: dict[str, Any] = {}
    threads = [
        threading.Thread(target=lambda name=name: found.update({name: record(spec_of(name).build())})) for name in names
    ]
    # Building traces as well: with short turns, one thread builds while the other compiles.
    turns = sys.getswitchinterval()
    sys.setswitchinterval(1e-4)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(turns)
    for name in names:
        again = record(spec_of(name).build())
        assert [(s.id, s.after) for s in found[name].stages] == [(s.id, s.after) for s in again.stages]
    assert not installed_hooks()
