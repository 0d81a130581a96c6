"""Each rule by a kernel that has the trap and one that has not."""

from __future__ import annotations

import re
import time
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wave_explorer.analysis.diagnostics import CODES, diagnose, explained
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.experiment.diagnosed import diagnosed
from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Compilation, Diagnostic, Launch, MemoryBlobs

TRAPS = Path(__file__).parents[1] / "data" / "trap_kernels.py"


@lru_cache
def _record(
    name: str, target: str, options: tuple[tuple[str, Any], ...], symbols: tuple[tuple[str, Any], ...]
) -> Compilation:
    which = name if name in ("row_sum", "add") else f"{TRAPS}:{name}"
    built = kernel(which).edit(target=target, options=dict(options), symbols=dict(symbols)).build()
    return record_compile(built, Recorder(built.data), backend=False)


def compiled(
    name: str, *, target: str = "gfx942", options: dict[str, Any] | None = None, **symbols: Any
) -> Compilation:
    return _record(name, target, tuple((options or {}).items()), tuple(symbols.items()))


def only(comp: Compilation, code: str) -> Diagnostic:
    found = [one for one in diagnose(comp) if one.code == code]
    assert found, [one.code for one in diagnose(comp)]
    return found[0]


def codes(comp: Compilation) -> set[str]:
    return {one.code for one in diagnose(comp)}


def test_a_clean_kernel_has_none() -> None:
    assert diagnose(compiled("gemm")) == ()
    assert diagnose(compiled("copy2d")) == ()


def test_a_duplicate_wave_constraint_names_both_lines_and_what_it_does() -> None:
    comp = compiled("gemm", duplicate="wave")
    twice = only(comp, "WX-C101")
    assert twice.severity == "error" and twice.constraint == "WaveConstraint(M, WAVE_M)"
    assert (
        twice.message.count("(line ") == 2 and twice.location is not None and twice.location.file.endswith(TRAPS.name)
    )
    outside = only(comp, "WX-C201")
    # Rows 256 to 287 of M=256, from the second wave of the last row of blocks: 32 x 256 elements.
    assert (outside.evidence["elements"], outside.evidence["cell"]) == (32 * 256, "(256, 0)")
    assert outside.node and outside.stage and outside.location is not None
    never = only(comp, "WX-C202")
    assert never.evidence["cells"] == 128 * 256 and "M = 32..63" in never.message
    assert only(comp, "WX-C203").evidence["cells"] == 96 * 256


def test_conflicting_tiles_of_a_loop() -> None:
    assert "contradict" in only(compiled("gemm", duplicate="tiling"), "WX-C101").message


def test_two_dims_on_one_workgroup_axis_are_refused_with_a_way_out() -> None:
    with pytest.raises(KernelError) as refused:
        kernel(f"{TRAPS}:gemm").edit(symbols={"axis_of_n": 0})
    assert "Multiple constraints in the same workgroup dimension" in refused.value.summary
    assert "primary=False" in refused.value.advice and refused.value.location is not None


def test_waves_against_the_launch() -> None:
    clean = compiled("gemm", BLOCK_M=128)
    assert "WX-C103" not in codes(clean)
    launch = msgspec.structs.replace(clean.manifest.launch or Launch(), block=(128, 2, 1))
    stale = Compilation(msgspec.structs.replace(clean.manifest, launch=launch), clean.blobs)
    found = only(stale, "WX-C103")
    assert found.severity == "error"
    assert (found.evidence["waves_asked"], found.evidence["waves_launched"]) == (4, 2)
    # A single wave does the whole tile: nothing is wrong but the constraint.
    assert only(compiled("gemm", waves_per_block=(1, 2, 1)), "WX-C103").severity == "warning"


def test_wave_size_against_target_and_instruction() -> None:
    found = [one for one in diagnose(compiled("gemm", threads_per_wave=32)) if one.code == "WX-C104"]
    assert len(found) == 2 and {"target", "mma_type"} <= {key for one in found for key in one.evidence}


def test_matrix_type_against_the_target() -> None:
    found = only(compiled("gemm", target="gfx1201"), "WX-C109")
    assert "RDNA4_WAVE32_F32_16x16x16_F16" in found.fix and found.evidence["target"] == "gfx1201"


def test_matrix_type_against_the_element_type() -> None:
    found = only(compiled("gemm", mma_type="F32_16x16x32_F8"), "WX-C109")
    assert "its operands are f16" in found.message and "F32_16x16x16_F16" in found.fix
    failed = explained(compiled("gemm", dtype="f32"))
    assert failed is not None and failed.summary.startswith("F32_16x16x16_F16 multiplies f16 or bf16")
    assert len(failed.summary) < 300


def test_a_loop_without_a_tile_explains_the_error() -> None:
    comp = compiled("gemm", tiled=False)
    assert comp.error is not None and "K" in only(comp, "WX-C105").message
    better = explained(comp)
    assert better is not None and better.summary.startswith(
        "The loop iterate goes over K, which has no TilingConstraint"
    )
    assert comp.error.summary[:200] in better.summary and "TilingConstraint(K" in better.advice


def test_an_untiled_reduction_and_too_much_lds() -> None:
    comp = compiled("gemm", tiled=False, loop=False, K=512)
    assert only(comp, "WX-C106").evidence["steps"] == 32
    too_much = only(comp, "WX-C301")
    # Two tiles of 64 rows of 512 + 4 padded f16.
    assert too_much.evidence["lds_bytes"] == 2 * 64 * 516 * 2 and too_much.severity == "error"


@pytest.mark.parametrize(
    ("symbols", "dim", "masked"), [({"BLOCK_K": 24, "K": 96}, "K", 8), ({"WAVE_M": 24, "BLOCK_M": 48}, "M", 8)]
)
def test_a_tile_of_part_of_an_instruction(symbols: dict[str, Any], dim: str, masked: int) -> None:
    found = only(compiled("gemm", **symbols), "WX-C107")
    assert (found.evidence["dim"], found.evidence["masked"]) == (dim, masked)


def test_a_vector_that_does_not_divide_its_tile_without_an_mma() -> None:
    found = only(compiled("copy2d", BLOCK_N=96, N=192), "WX-C107")
    assert (found.evidence["dim"], found.evidence["tile"], found.evidence["vector"]) == ("N", 96, 64)
    # The lanes of one wave store 64 of the 192 columns of each row twice.
    twice = only(compiled("copy2d", BLOCK_N=96, N=192), "WX-C204")
    assert (twice.evidence["cells"], twice.evidence["most"]) == (64 * 64, 2)


@pytest.mark.parametrize("dim", ["M", "N"])
def test_a_share_that_is_no_whole_number_stands_beside_waves_own_error(dim: str) -> None:
    comp = record_compile((built := kernel("gemm").edit(symbols={f"BLOCK_{dim}": 63}).build()), Recorder(built.data))
    found = only(comp, "WX-C111")
    assert found.evidence["elements"] == "63/2" and found.constraint == f"WaveConstraint({dim}, BLOCK_{dim}/2)"
    assert found.location is not None and found.location.file.endswith("gemm.py")
    error = explained(comp)
    assert error is not None and "Rational" in error.detail
    assert f"The tile of {dim} cannot be divided among the waves" in error.summary
    assert f"BLOCK_{dim}=64" in error.advice and error.constraint == found.constraint


@pytest.mark.parametrize("wave", [48, 128])
def test_a_tile_that_its_waves_cannot_share_explains_the_error(wave: int) -> None:
    comp = compiled("gemm", WAVE_M=wave)
    found = only(comp, "WX-C112")
    assert (found.evidence["workgroup_tile"], found.evidence["wave_tile"]) == (64, wave)
    error = explained(comp)
    assert error is not None and error.summary.startswith(
        f"The workgroup's tile of 64 elements of M is no multiple of the {wave}"
    )
    assert "(16, 32, 64)" in error.advice and error.constraint == found.constraint == "WaveConstraint(M, WAVE_M)"


def test_more_threads_than_a_workgroup_can_have() -> None:
    found = only(compiled("gemm", BLOCK_M=512, M=512), "WX-C113")
    assert (found.evidence["threads"], found.constraint) == (2048, "WaveConstraint(M, WAVE_M)")
    assert "WX-C113" not in codes(compiled("gemm", BLOCK_M=256))


def test_a_dim_that_its_tile_does_not_divide_masks_its_accesses() -> None:
    comp = compiled("gemm", M=200)
    padded = only(comp, "WX-C108")
    assert (padded.evidence["lost"], padded.severity) == (56, "note") and "22 %" in padded.message
    masks = {one.evidence["tensor"]: one for one in diagnose(comp) if one.code == "WX-C206"}
    assert set(masks) == {"a", "c"}
    assert "M = 200 is no multiple of the tile 64" in masks["c"].message and "every iteration" in masks["a"].message
    along_k = {one.evidence["tensor"] for one in diagnose(compiled("gemm", K=100)) if one.code == "WX-C206"}
    assert along_k == {"a", "b"}


def test_vector_shapes_in_a_kernel_without_mma() -> None:
    comp = compiled("copy2d", vector_shapes=False)
    found = only(comp, "WX-C110")
    assert found.evidence["missing"] == "M, N" and found.location is not None
    assert only(comp, "WX-C000").fix


def test_lanes_all_on_one_dim() -> None:
    comp = compiled("copy2d", block_m=8, block_n=8, axis_of_m=0, axis_of_n=1)
    lanes = only(comp, "WX-C205")
    assert (lanes.evidence["reach"], lanes.evidence["tile"], lanes.evidence["dim"]) == (64, 8, "M")
    assert "none along N" in lanes.message
    assert only(comp, "WX-C203").evidence["most"] == 8
    # Lane t reads 32 bytes of row t: 2048 bytes out of 64 rows of two requests of 128.
    assert only(comp, "WX-C207").evidence["used_bytes"] == 2048


def test_a_sum_is_stored_by_all_lanes_of_a_wave_and_that_is_a_note() -> None:
    found = only(compiled("row_sum"), "WX-C204")
    assert found.severity == "note" and found.evidence["most"] == 64


def test_two_buffers_at_one_place() -> None:
    found = only(compiled("two_buffers"), "WX-C302")
    assert found.severity == "error" and found.evidence["first_bytes"] == found.evidence["second_bytes"] == "0..4095"
    assert "WX-C302" not in codes(compiled("two_buffers", options={"minimize_shared_allocs": False}))


def test_two_buffers_that_are_used_one_after_the_other() -> None:
    found = only(compiled("buffers_in_turn"), "WX-C303")
    assert found.severity == "note" and found.evidence["first_bytes"] == found.evidence["second_bytes"] == "0..4095"
    assert "WX-C302" not in codes(compiled("buffers_in_turn"))


def test_a_buffer_that_nothing_writes_names_the_pass_that_took_its_writes_away() -> None:
    found = only(compiled("buffers_outside_a_loop"), "WX-C306")
    assert found.severity == "error" and found.evidence["removed_by"] == "minimize_global_loads"
    assert found.node and found.location is not None
    mlir = compiled("buffers_outside_a_loop").mlir
    assert mlir is not None
    # The MLIR itself: of the memory in the workgroup's address space there are loads, and no store.
    accesses = [line for line in mlir.splitlines() if "address_space<workgroup>" in line and "vector." in line]
    assert accesses and not [line for line in accesses if "vector.store" in line]
    assert "WX-C306" not in codes(compiled("two_buffers")) | codes(compiled("buffers_in_turn"))


def test_buffers_of_promotion_do_not_share_bytes() -> None:
    assert not codes(compiled("gemm")) & {"WX-C302", "WX-C303", "WX-C305"}


def test_lds_counted_twice() -> None:
    comp = compiled("gemm")
    launch = comp.manifest.launch
    assert launch is not None and launch.lds_bytes is not None
    doubled = msgspec.structs.replace(launch, lds_bytes=2 * launch.lds_bytes)
    again = Compilation(msgspec.structs.replace(comp.manifest, launch=doubled), comp.blobs)
    assert only(again, "WX-C305").evidence["needed"] == launch.lds_bytes


def test_bank_conflicts_need_an_instruction(gemm: Compilation) -> None:
    found = only(gemm, "WX-C304")
    assert found.severity == "note" and found.evidence["conflict_cycles"] == found.evidence["phases"] == 8
    assert "takes 16 LDS cycles in place of 8 each time a wave executes it" in found.message
    assert f"{found.evidence['conflict_cycles_of_a_run']:,} conflict cycles in a run" in found.message
    assert "WX-C304" not in codes(compiled("gemm"))


@pytest.mark.parametrize(("schedule", "extent", "stages"), [("MODULO", 64, 3), ("PREFETCH", 32, 2)])
def test_a_dropped_schedule_says_iterations_and_stages(schedule: str, extent: int, stages: int) -> None:
    found = only(compiled("gemm", options={"schedule": schedule}, K=extent), "WX-C002")
    assert (found.evidence["iterations"], found.evidence["stages"]) == (extent // 32, stages)
    assert found.stage == "fx/schedule_graph" and found.node
    assert "WX-C002" not in codes(compiled("gemm", options={"schedule": schedule}, K=128))


def test_a_schedule_without_a_loop() -> None:
    assert only(compiled("copy2d", options={"schedule": "MODULO"}), "WX-C401").evidence["schedule"] == "MODULO"
    assert "WX-C401" not in codes(compiled("gemm", options={"schedule": "MODULO"}, K=128))


def test_spills_and_occupancy_from_the_code_object(gemm: Compilation) -> None:
    assert not codes(gemm) & {"WX-C501", "WX-C502", "WX-C503", "WX-C504"}
    text = gemm.asm
    assert text is not None
    text = re.sub(r"(\.vgpr_spill_count:\s*)\d+", r"\g<1>7", text)
    text = re.sub(r"(\.private_segment_fixed_size:\s*)\d+", r"\g<1>32", text)
    text = re.sub(r"(\.num_vgpr, )\d+", r"\g<1>500", text)
    blobs = MemoryBlobs()
    for handle in gemm.blobs.handles():
        blobs.add(gemm.blobs.read(handle))
    manifest = msgspec.structs.replace(gemm.manifest, asm=blobs.add(text.encode()), provenance=None)
    spilled = Compilation(manifest, blobs)
    assert only(spilled, "WX-C501").evidence["vgpr_spills"] == 7
    assert only(spilled, "WX-C503").evidence["limit"] == "VGPRs"


@pytest.mark.full
def test_scalar_spills_of_an_attention_kernel() -> None:
    built = kernel("attention", target="gfx950", is_causal=True, sliding_window=32).build()
    comp = record_compile(built, Recorder(built.data))
    found = only(comp, "WX-C502")
    assert comp.asm is not None
    # Each spilled register goes to a lane of a vector register and comes back.
    written = len(re.findall(r"^\s*v_writelane_b32", comp.asm, re.M))
    assert found.severity == "note" and 0 < int(found.evidence["sgpr_spills"]) <= written
    assert "v_readlane_b32" in comp.asm and found.line is not None
    assert "v_writelane_b32" in comp.asm.splitlines()[found.line - 1]


@pytest.mark.full
def test_a_workgroup_whose_registers_no_compute_unit_has() -> None:
    built = kernel(f"{TRAPS}:gemm").edit(target="gfx942", symbols={"BLOCK_M": 512, "M": 512, "BLOCK_N": 256}).build()
    comp = record_compile(built, Recorder(built.data))
    found = only(comp, "WX-C504")
    assert "VGPRs run out" in found.message
    # 32 waves, 8 a SIMD, share 512 registers of a lane.
    assert comp.asm is not None
    assert max(int(count) for count in re.findall(r"\.vgpr_count:\s*(\d+)", comp.asm)) > 512 // 8
    assert "WX-C113" in codes(comp)


@pytest.mark.full
def test_too_much_lds_is_what_iree_refuses_too() -> None:
    built = kernel(f"{TRAPS}:gemm").edit(target="gfx942", symbols={"tiled": False, "loop": False, "K": 512}).build()
    comp = record_compile(built, Recorder(built.data))
    error = explained(comp)
    assert error is not None and "132096 bytes" in error.summary and "65536" in error.summary and error.advice
    assert only(comp, "WX-C301").evidence["lds_bytes"] == 132096


def test_what_the_graph_decides_is_said_while_the_back_end_works() -> None:
    whole = compiled("gemm", tiled=False, loop=False, K=512)
    begun = Compilation(msgspec.structs.replace(whole.manifest, status="compiling", launch=None), whole.blobs)
    assert diagnosed(begun) is begun
    at_work = Compilation(msgspec.structs.replace(whole.manifest, status="compiling"), whole.blobs)
    early = diagnosed(at_work, begun)
    assert {"WX-C301", "WX-C106"} <= {one.code for one in early.diagnostics}
    later = diagnosed(at_work, early)
    assert later.diagnostics is early.diagnostics
    final = diagnosed(whole, later)
    assert len([one for one in final.diagnostics if one.code == "WX-C301"]) == 1


def test_every_finding_has_a_registered_code_a_place_and_evidence() -> None:
    comps = [
        compiled("gemm", duplicate="wave"),
        compiled("gemm", M=200),
        compiled("two_buffers"),
        compiled("gemm", tiled=False),
    ]
    for comp in comps:
        for one in diagnose(comp):
            assert one.code in CODES
            assert one.location is not None or one.constraint or one.node or one.stage
            assert one.evidence


def test_errors_stand_first() -> None:
    severities = [one.severity for one in diagnose(compiled("gemm", duplicate="wave"))]
    assert severities == sorted(severities, key=("error", "warning", "note").index)


def test_lint_of_a_gemm_is_quick(gemm: Compilation) -> None:
    diagnose(gemm)
    started = time.process_time()
    diagnose(gemm)
    assert time.process_time() - started < 1.0


def test_the_documentation_lists_every_code() -> None:
    page = (Path(__file__).parents[2] / "docs" / "diagnostics.md").read_text()
    for code in CODES.values():
        assert f"| {code.code} | {code.severity} | {code.title} | {code.explanation} |" in page
