"""Every fx pass is a stage, with the graph it left and what it changed."""

from __future__ import annotations

import re
import sys
from itertools import pairwise
from typing import Any

import pytest
from wave_lang.kernel.wave.utils.print_utils import try_apply_pass

from tests.capture.recorded import KERNELS, compiled_alone, recorded

WAVE = sys.modules["wave_lang.kernel.wave.wave"]
QUICK = pytest.mark.parametrize(
    "name", [pytest.param(k, marks=[pytest.mark.full] if k == "attention PREFETCH_ATTENTION" else []) for k in KERNELS]
)


def fx_stages(name: str) -> list[Any]:
    return [stage for stage in recorded(name).stages if stage.layer == "fx"]


@QUICK
def test_at_least_45_fx_stages_with_the_sub_passes_of_set_node_indices(name: str) -> None:
    stages = fx_stages(name)
    assert len(stages) >= 45
    assert stages[0].id == "fx/trace"
    inner = [stage.name for stage in stages if stage.parent == "fx/set_node_indices"]
    assert inner == [
        "set_thread_dependent_index_from_mma",
        "set_derived_index",
        "resolve_thread_shapes",
        "resolve_scaled_indices",
        "verify_nodes",
    ]


def test_the_stages_are_the_passes_that_wave_itself_times(capsys: pytest.CaptureFixture[str]) -> None:
    compiled_alone("gemm", print_pass_times=True)
    timed = re.findall(r"^    (\w+): [\d.]+s$", capsys.readouterr().out, re.M)
    stages = [stage.name for stage in fx_stages("gemm") if stage.parent is None and stage.name != "trace"]
    assert sorted(stages) == sorted(timed)


@QUICK
def test_node_counts_are_those_of_waves_own_graph_walk(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[tuple[str, int]] = []

    def counting(p: Any, trace: Any, *args: Any) -> None:
        try_apply_pass(p, trace, *args)
        counted.append((p.__name__, len(trace.preorder_walk())))

    monkeypatch.setattr(WAVE, "try_apply_pass", counting)
    compiled_alone(name)
    stages = [stage for stage in fx_stages(name) if stage.parent is None and stage.name != "trace"]
    assert [(stage.name, stage.op_count) for stage in stages] == counted
    deltas = [stage.op_delta for stage in stages]
    counts = [fx_stages(name)[0].op_count, *(stage.op_count for stage in stages)]
    assert deltas == [after - before for before, after in pairwise(counts)]


@pytest.mark.parametrize("name", ["gemm", "gemm PREFETCH"])
def test_a_stage_is_changed_exactly_when_its_graphs_differ(name: str) -> None:
    comp = recorded(name)
    changed = set()
    for stage in fx_stages(name)[1:]:
        assert stage.changed == (comp.graph(stage) != comp.graph(stage, before=True)), stage.id
        if stage.changed:
            changed.add(stage.name)
    assert {
        "infer_types",
        "promote_placeholders",
        "set_node_indices",
        "expand_graph",
        "minimize_global_loads",
    } <= changed
    assert not {"decompose_scan_ops", "gather_to_shared", "location_check_pass"} & changed


def test_each_pass_begins_where_the_one_before_ended() -> None:
    outer = [stage for stage in fx_stages("gemm") if stage.parent is None]
    assert all(after.before == before.after for before, after in pairwise(outer))
    # Indices that do not depend on the thread are set by set_node_indices itself, before its first sub-pass.
    stages = {stage.name: stage for stage in fx_stages("gemm")}
    first = stages["set_thread_dependent_index_from_mma"]
    assert first.before not in (stages["set_node_indices"].before, first.after)


def test_seconds_are_those_of_the_pass_alone() -> None:
    comp = recorded("gemm")
    outer = [stage.seconds or 0.0 for stage in fx_stages("gemm") if stage.parent is None and stage.name != "trace"]
    assert all(seconds >= 0 for seconds in outer)
    assert sum(outer) == pytest.approx(comp.manifest.seconds["fx"])
    parts = [comp.manifest.seconds[part] for part in ("trace", "fx", "mlir")]
    assert sum(parts) <= comp.manifest.seconds["total"]
    inner = sum(stage.seconds or 0.0 for stage in fx_stages("gemm") if stage.parent == "fx/set_node_indices")
    assert inner <= (comp.stage("fx/set_node_indices").seconds or 0.0)
