"""A pipeline from its spec to checked outputs: compiled, run on the emulator, recorded, exported, opened by phase."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

import wave_explorer as wx
from tests.device import rocprof_stand_in
from tests.device.hip_stand_in.stand_in_gpu import stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler
from tests.isa.assembler import needs_assembler
from wave_explorer.actions.run_any import run
from wave_explorer.device import LaunchError
from wave_explorer.device.protocol import Measuring
from wave_explorer.kernel.pipeline import PipelineSpec
from wave_explorer.record import Compilation, load
from wave_explorer.record.compilation import CompileError
from wave_explorer.record.pipeline import CompiledPipeline, PipelineRun


@pytest.fixture(scope="module")
def compiled() -> CompiledPipeline:
    spec = wx.kernel("decode_attention", B=1, M=64, K2=64)
    assert isinstance(spec, PipelineSpec)
    made = wx.compile(spec)
    assert isinstance(made, CompiledPipeline) and made.ok and made.error is None
    return made


def test_all_phases_run_and_the_end_is_checked(compiled: CompiledPipeline) -> None:
    parts: list[float] = []
    result = wx.run(compiled, seed=3, progress=parts.append)
    assert isinstance(result, PipelineRun) and result.ok and result.phase_names == ("phase_0", "phase_1")
    assert [sorted(phase.outputs) for phase in result.phases] == [["output", "output_max"], ["output"]]
    assert all(check.ok for phase in result.phases for check in phase.data.outputs)
    (check,) = result.checks
    assert check.ok and check.max_abs_err is not None and 0 < check.max_abs_err < 1e-3
    # Two parts of 32 keys come together: each alone is something else.
    parts_of_keys = result.phases[0].arrays["output"].transpose(0, 1, 3, 2)
    assert all(np.abs(part - result.arrays["output"]).max() > 0.1 for part in parts_of_keys)
    assert parts == sorted(parts) and parts[-1] == 1.0 and any(part <= 0.5 for part in parts)


def test_inputs_of_the_user_go_in_and_strange_ones_are_named(compiled: CompiledPipeline) -> None:
    rng = np.random.default_rng(0)
    inputs = {
        "q": rng.standard_normal((1, 64, 64)).astype(np.float16) * np.float16(0.1),
        "k": rng.standard_normal((1, 64, 64)).astype(np.float16),
        "v": np.ones((1, 64, 64), np.float16),
    }
    result = run(compiled, inputs)
    assert result.ok
    np.testing.assert_allclose(result.arrays["output"], 1.0, atol=2e-3)
    with pytest.raises(LaunchError, match=r"has no input logits.*k, q, v"):
        run(compiled, {**inputs, "logits": inputs["q"]})
    with pytest.raises(LaunchError, match="needs its argument k"):
        run(compiled, {"q": inputs["q"], "v": inputs["v"]})
    with pytest.raises(LaunchError, match="reference of its own"):
        run(compiled, inputs, reference={})  # type: ignore[call-overload]


@needs_c_compiler
@needs_assembler
def test_phases_run_on_a_gpu_with_times_and_counters_added_up(
    compiled: CompiledPipeline, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, value in rocprof_stand_in.installed(tmp_path).items():
        monkeypatch.setenv(name, value)
    with stand_in() as gpu:
        gpu.learns(monkeypatch)
        gpu.milliseconds = lambda number: 2.0 + 1.0 * (len({seen.kernel for seen in gpu.launches}) > 1)
        rocprof_stand_in.behaves(tmp_path, values_from=str(gpu.counted))
        result = run(compiled, device="hip", measuring=Measuring(("SQ_WAVES",), repeats=2, warmup=0, beside=True))
    assert isinstance(result, PipelineRun) and result.ok
    assert {phase.data.device for phase in result.phases} == {"hip:0"}
    (waves,) = [counter for counter in result.counters if counter.name == "SQ_WAVES"]
    each = [phase.counters["SQ_WAVES"].value for phase in result.phases]
    assert waves.value == waves.emulated == sum(each) and all(each)  # type: ignore[arg-type]
    assert (waves.fidelity, waves.emulated_fidelity, waves.difference) == ("measured", "exact", 0)
    medians = [phase.data.measured_time.median for phase in result.phases if phase.data.measured_time]
    assert result.measured_seconds == pytest.approx(sum(medians)) and len(medians) == 2
    assert result.modelled_seconds is not None and result.measured_seconds is not None
    assert result.modelled_seconds < result.measured_seconds
    assert run(compiled, device="emulator").measured_seconds is None


def test_a_cancelled_run_ends_with_its_phase(compiled: CompiledPipeline) -> None:
    result = run(compiled, cancelled=lambda: True)
    assert result.phase_names == ("phase_0",) and not result.ok and not result.checks
    assert result.phases[0].data.status == "cancelled"


def test_phases_are_saved_apart_and_open_alone(compiled: CompiledPipeline, tmp_path: Path) -> None:
    paths = compiled.save(tmp_path / "records")
    assert [path.name for path in paths] == ["decode_attention.phase_0.wavex", "decode_attention.phase_1.wavex"]
    opened = load(str(paths[1]))
    assert opened.asm == compiled.phase("phase_1").asm and opened.spec.origin == "library:decode_attention:phase_1"
    assert wx.run(opened).ok
    with pytest.raises(KeyError, match="phase_0, phase_1"):
        compiled.phase("phase_7")


def test_a_view_shows_one_phase(compiled: CompiledPipeline) -> None:
    with pytest.raises(TypeError, match="explore\\(\\) shows one kernel, and decode_attention has 2"):
        wx.explore(compiled)
    with pytest.raises(wx.KernelError, match="Name a phase: decode_attention:phase_0"):
        wx.explore("decode_attention")


def test_a_phase_that_does_not_compile_is_named(compiled: CompiledPipeline) -> None:
    first, second = compiled.phases
    error = CompileError("there is no such instruction")
    manifest = msgspec.structs.replace(second.manifest, status="failed", asm=None, error=error)
    broken = CompiledPipeline("decode_attention", compiled.phase_names, (first, Compilation(manifest, second.blobs)))
    assert not broken.ok and broken.error == error
    with pytest.raises(LaunchError, match="phase_1 has no AMDGCN to run: there is no such instruction"):
        run(broken)
