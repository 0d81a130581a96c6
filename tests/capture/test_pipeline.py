"""A record down to Wave's MLIR against the same compile by Wave alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from wave_lang.kernel.wave.compile import wave_compile
from wave_lang.kernel.wave.utils import compile_utils

from tests.capture.recorded import KERNELS, cache_off, compiled_alone, record, recorded, spec_of
from wave_explorer.capture.fx_capture import FxCapture
from wave_explorer.capture.mlir_lines import link_lines
from wave_explorer.capture.pipeline import _front_end
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.disabled_passes import REQUIRED, known_passes
from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.spec import kernel
from wave_explorer.kernel.sympy_tree import SymbolTable
from wave_explorer.record import Compilation


def captured(name: str) -> FxCapture:
    built = spec_of(name).build()
    capture = FxCapture(Recorder(built.data), SymbolTable(), built.subs)
    assert _front_end(built, capture) is None
    return capture


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.full] if "_ATTENTION" in name else []) for name in KERNELS]
)
def test_the_mlir_is_byte_for_byte_what_wave_hands_to_iree(name: str) -> None:
    assert recorded(name).mlir == compiled_alone(name).asm


def test_the_flags_are_those_that_wave_gives_to_iree(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    def compile_str(text: str, extra_args: list[str]) -> bytes:
        given.append(extra_args)
        return b""

    monkeypatch.setattr(compile_utils, "compile_str", compile_str)
    built = spec_of("gemm").build()
    with cache_off():
        wave_compile(built.compile_options(), built.kernel)
    monkeypatch.undo()
    assert captured("gemm").emission.flags == given[0]
    assert "--iree-hip-target=gfx942" in given[0]


def test_waves_mlir_stages_lead_from_emission_to_the_final_module() -> None:
    comp = recorded("gemm")
    stages = [stage for stage in comp.stages if stage.layer == "mlir"]
    assert [stage.id for stage in stages] == [
        "mlir/compile_to_mlir",
        "mlir/canonicalize_module",
        "mlir/host/isolated_test_call",
    ]
    emitted, canonical, final = (comp.text(stage) for stage in stages)
    assert comp.text(stages[1], before=True) == emitted
    assert canonical.count("arith.constant") < emitted.count("arith.constant")
    assert "hal.tensor.import" in final and "hal.tensor.import" not in canonical
    assert final == comp.mlir and " loc(" not in final


@pytest.mark.parametrize("name", ["gemm PREFETCH", "attention"])
def test_lines_of_the_mlir_lead_to_nodes_that_can_have_made_them(name: str) -> None:
    capture = captured(name)
    emission = capture.emission
    links = link_lines(emission.plain, emission.annotated, emission.numbers)
    lines = emission.plain.splitlines()
    graph = recorded(name).last_graph()
    assert graph is not None
    by_line: dict[int, set[str]] = {}
    for link in links:
        by_line.setdefault(link.line, set()).add(graph.nodes[link.node].op)
    made_by = {
        "amdgpu.mfma": {"mma"},
        "amdgpu.lds_barrier": {"shared_memory_barrier"},
        "memref.alloc": {"allocate"},
        "vector.store": {"write"},
        "vector.load": {"read"},
        "scf.for": {"iterate"},
    }
    counts = dict.fromkeys(made_by, 0)
    for number, line in enumerate(lines, start=1):
        for operation, nodes in made_by.items():
            if re.search(rf"(?<!\S){re.escape(operation)}(?![\w.])", line):
                assert by_line.get(number) == nodes, line
                counts[operation] += 1
    assert all(counts.values()), counts
    mmas = [node for node in graph.nodes.values() if node.op == "mma"]
    assert counts["amdgpu.mfma"] == len(mmas)


def test_another_module_gets_no_links() -> None:
    emission = captured("gemm").emission
    assert link_lines(emission.plain.replace("8xf16", "4xf16"), emission.annotated, emission.numbers) == ()


def test_lds_buffers_and_launch() -> None:
    comp = recorded("gemm")
    values = comp.symbol_values
    tiles = [(values[f"BLOCK_{dim}"], values["BLOCK_K"]) for dim in ("M", "N")]
    buffers = [buffer for buffer in comp.manifest.allocations if buffer.parent]
    (whole,) = (buffer for buffer in comp.manifest.allocations if not buffer.parent)
    # Wave pads the last dim of an f16 tile by 64 bits, so that rows start in different banks.
    assert sorted(buffer.shape for buffer in buffers) == sorted(tiles)
    assert all(buffer.padding == 4 and buffer.dtype == "f16" for buffer in buffers)
    assert all(buffer.bytes == buffer.shape[0] * (buffer.shape[1] + 4) * 2 for buffer in buffers)
    spans = sorted((buffer.offset or 0, (buffer.offset or 0) + (buffer.bytes or 0)) for buffer in buffers)
    assert spans[0][0] == 0 and spans[0][1] <= spans[1][0] and spans[1][1] == whole.bytes
    launch = comp.manifest.launch
    assert launch is not None and launch.lds_bytes == whole.bytes
    assert f"memref.alloc() : memref<{whole.bytes}xi8" in str(comp.mlir)
    assert launch.grid == (values["M"] // values["BLOCK_M"], values["N"] // values["BLOCK_N"], 1)
    size = re.search(r"workgroup_size = \[(\d+), (\d+), (\d+)\]", str(comp.mlir))
    assert size and launch.block == tuple(map(int, size.groups()))


def test_a_dynamic_dim_leaves_the_grid_open() -> None:
    comp = record(kernel("gemm", options={"dynamic_symbols": ["M"]}).build())
    assert comp.error is None
    launch = comp.manifest.launch
    assert launch is not None and launch.grid is None and "M" in launch.grid_text
    assert comp.symbols["M"].value is None


def test_symbols_have_roles_and_values() -> None:
    symbols = recorded("gemm").symbols
    roles = {name: symbols[name].role for name in ("$WG0", "$T0", "$ARGK", "M", "BLOCK_M")}
    assert roles == {
        "$WG0": "workgroup", "$T0": "thread", "$ARGK": "induction", "M": "dimension", "BLOCK_M": "parameter"
    }  # fmt: skip
    assert (symbols["M"].value, symbols["$T0"].value) == (256, None)


def test_the_same_spec_gives_the_same_stages_again() -> None:
    spec = spec_of("gemm PREFETCH")
    first, second = (record(spec.build()) for _ in range(2))
    assert [(s.id, s.before, s.after) for s in first.stages] == [(s.id, s.before, s.after) for s in second.stages]
    assert first.manifest.events == second.manifest.events


def global_loads(comp: Compilation) -> list[int]:
    """Elements of each load from global memory in the loop."""
    loop = str(comp.mlir).split("scf.for", 1)[1].split("scf.yield")[0]
    loads = re.findall(r"vector\.load .* : (memref<.*>), vector<(\d+)xf16>", loop)
    return [int(width) for memory, width in loads if "workgroup" not in memory]


def test_without_minimize_global_loads_each_operand_is_loaded_by_itself() -> None:
    with_pass, spec = recorded("gemm"), spec_of("gemm").edit(disable_passes=["minimize_global_loads"])
    without = record(spec.build())
    assert without.error is None
    stage = without.stage("minimize_global_loads")
    assert (stage.status, stage.changed) == ("disabled", False)
    assert any("minimize_global_loads" in note for note in without.manifest.notes)
    values = with_pass.symbol_values
    threads = 4 * 64
    # With the pass a tile is shared out among all threads, 128 bits at a time.
    per_thread = [values[f"BLOCK_{dim}"] * values["BLOCK_K"] // threads for dim in ("M", "N")]
    assert global_loads(with_pass) == [8] * (sum(per_thread) // 8)
    # Without it each wave brings what its own products need: 4 elements a lane for each 16x16 operand.
    operands = sum(values[f"BLOCK_{dim}"] // 2 // 16 * values["BLOCK_K"] // 16 for dim in ("M", "N"))
    assert global_loads(without) == [4] * operands


@pytest.mark.parametrize(
    ("name", "said"),
    [("minimise_global_loads", "minimize_global_loads"), ("expand_graph", "cannot be switched off")],
)
def test_a_pass_that_is_unknown_or_needed_is_refused_before_anything_runs(name: str, said: str) -> None:
    with pytest.raises(KernelError) as refusal:
        spec_of("gemm").edit(disable_passes=[name])
    assert said in refusal.value.summary + refusal.value.advice


def test_known_passes_are_all_that_ran_and_required_ones_exist() -> None:
    known = set(known_passes())
    ran = {stage.name for stage in recorded("gemm").stages if stage.layer == "fx"} - {"trace"}
    assert ran <= known
    assert REQUIRED.keys() <= known
    assert all(name.isidentifier() and name.islower() for name in known)


@pytest.mark.full
@pytest.mark.parametrize("name", sorted(REQUIRED))
def test_a_kernel_really_fails_without_a_required_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wave_explorer.kernel.disabled_passes.REQUIRED", {})
    failed = []
    for which in ("gemm", "attention"):
        comp = record(spec_of(which).edit(disable_passes=[name]).build())
        if any(stage.status == "disabled" for stage in comp.stages):
            failed.append(comp.error is not None)
            assert comp.error is None or f"{name} switched off" in comp.error.summary
    assert any(failed) or not failed


def test_a_required_pass_of_one_kernel_is_named_by_its_error() -> None:
    comp = record(spec_of("attention").edit(disable_passes=["decompose_reduce_ops"]).build())
    assert comp.error is not None
    assert "decompose_reduce_ops switched off" in comp.error.summary
    assert comp.stages[-1].status == "failed"


def test_nothing_is_printed_and_what_was_said_is_kept(capfd: pytest.CaptureFixture[str]) -> None:
    failing = spec_of("attention").edit(options={"schedule": "PREFETCH"})
    comp = record(failing.build())
    assert comp.error is not None and "PREFETCH" in comp.error.summary
    assert capfd.readouterr() == ("", "")
    assert "Prefetch scheduling failed" in comp.manifest.captured_output
    assert comp.last_graph() is not None
    node = comp.node(comp.stages[-1], comp.error.node)
    assert node.op == "self_index"
