"""Launches through HIP, on a stand-in for its library that checks every call and emulates the kernel."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tests.device.hip_stand_in.stand_in_gpu import MI300X, StandInGpu, stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler
from tests.device.test_run_compilation import inputs, product, recorded
from tests.isa.assembler import needs_assembler
from wave_explorer.device import LaunchError, choose, devices, run_compilation
from wave_explorer.device.hip_api import Hip
from wave_explorer.device.hip_report import hip_report
from wave_explorer.device.protocol import BufferArgument, KernelLaunch, Measuring
from wave_explorer.device.run import launch_of

pytestmark = [needs_c_compiler, needs_assembler]

CALLS = (
    "hipGetDevicePropertiesR0600", "hipSetDevice", "hipModuleLoadData", "hipModuleGetFunction", "hipMalloc",
    "hipMemcpy", "hipModuleLaunchKernel", "hipDeviceSynchronize", "hipEventCreate", "hipEventRecord",
    "hipEventSynchronize", "hipEventElapsedTime", "hipFree", "hipModuleUnload", "hipEventDestroy",
)  # fmt: skip
"""Every call of a launch."""


@pytest.fixture
def gpu() -> Iterator[StandInGpu]:
    with stand_in() as found:
        asm = recorded().asm
        assert asm is not None
        found.knows(asm)
        yield found
    assert not found.misuses


def launch(measuring: Measuring | None = None, **fields: Any) -> KernelLaunch:
    made = launch_of(recorded(), inputs())
    return replace(made, measuring=measuring or Measuring(repeats=0), **fields)


# ------------------------------------------------------------------------------------------------------------ results
def test_a_gemm_gives_the_right_product(gpu: StandInGpu) -> None:
    given = inputs()
    run = run_compilation(recorded(), given, product(given), device="hip", measuring=Measuring(repeats=0))
    assert run.data.device == "hip:0" and run.ok
    assert run.outputs["c"].ok and run.outputs["c"].max_abs_err is not None and run.outputs["c"].max_abs_err > 0
    (seen,) = gpu.launches
    assert (seen.kernel, seen.grid, seen.block, seen.dynamic_lds) == ("gemm", (2, 2, 1), (128, 2, 1), 0)
    assert not gpu.left_behind


def test_auto_takes_the_gpu_of_the_target_and_says_so(gpu: StandInGpu) -> None:
    assert choose("auto", "gfx942").name == "hip:0"
    assert choose("auto", "gfx950").name == "emulator"
    assert choose("emulator", "gfx942").name == "emulator"
    run = run_compilation(recorded(), inputs(), device="auto", measuring=Measuring(repeats=0))
    assert any(note.startswith("ran on: hip:0 (chosen automatically)") for note in run.data.notes)
    assert any("not tried on a real GPU" in note for note in run.data.notes)


def test_inputs_are_never_changed(gpu: StandInGpu) -> None:
    given = inputs()
    before = {name: array.copy() for name, array in given.items()}
    run_compilation(recorded(), given, device="hip", measuring=Measuring(repeats=0))
    assert all(np.array_equal(given[name], before[name]) for name in given)


def test_dynamic_dims_are_packed_where_the_code_object_has_them() -> None:
    comp = recorded("emulator/gemm_dynamic_gfx942", dynamic=True)
    given = inputs(100, 72, 136)
    assert comp.asm is not None
    with stand_in() as gpu:
        gpu.knows(comp.asm)
        run = run_compilation(
            comp, given, product(given), grid=(2, 2, 1), device="hip:0", measuring=Measuring(repeats=0)
        )
    assert run.outputs["c"].ok
    assert [int.from_bytes(gpu.launches[0].arguments[at : at + 8], "little") for at in (24, 32, 40)] == [100, 72, 136]


# ------------------------------------------------------------------------------------------------------------- timing
def test_times_are_those_of_the_events(gpu: StandInGpu) -> None:
    # The first launch gives the results, two warm up, five are timed.
    times = [50.0, 40.0, 30.0, 2.0, 1.0, 4.0, 3.0, 9.0]
    gpu.milliseconds = times.__getitem__
    found = choose("hip", "gfx942").run(launch(Measuring(repeats=5, warmup=2))).measured_time
    assert found is not None and len(gpu.launches) == 8
    assert found.median == pytest.approx(3e-3)
    assert [found.fastest, found.slowest] == pytest.approx([1e-3, 9e-3])
    assert [found.lower, found.upper] == pytest.approx([2e-3, 4e-3])
    assert (found.repeats, found.warmup, found.flushed) == (5, 2, False)


def test_caches_are_flushed_between_timed_launches_and_not_in_them(
    gpu: StandInGpu, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wave_explorer.device.hip_device._FLUSH", 1 << 20)
    found = choose("hip", "gfx942").run(launch(Measuring(repeats=2, warmup=0, flush_cache=True))).measured_time
    assert found is not None and found.flushed
    calls = [line.split()[1] for line in gpu.log if line.startswith("call")]
    timed = calls[calls.index("hipEventRecord") - 1 :]
    assert timed[:4] == ["hipMemset", "hipEventRecord", "hipModuleLaunchKernel", "hipEventRecord"]
    assert timed.count("hipMemset") == 2
    assert not gpu.left_behind


# ------------------------------------------------------------------------------------------------------------- errors
def _calls() -> list[object]:
    """Some stand for all of them where there is no time for all."""
    quick = ("hipModuleLoadData", "hipMemcpy", "hipModuleLaunchKernel", "hipEventRecord")
    return [pytest.param(call, marks=() if call in quick else pytest.mark.full) for call in CALLS]


@pytest.mark.parametrize("call", _calls())
def test_each_call_that_fails_is_named_and_nothing_is_left(call: str) -> None:
    asm = recorded().asm
    assert asm is not None
    with stand_in() as gpu:
        gpu.knows(asm)
        device = choose("hip", "gfx942")  # asked before calls begin to fail
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("HIP_STAND_IN_FAIL", f"{call}:1:2")
            try:
                result = device.run(launch(Measuring(repeats=2, warmup=1)))
            except LaunchError as error:
                said = str(error)
            else:
                assert result.status == "failed"
                (finding,) = result.findings
                said = finding.message
    assert call in said and "hipErrorOutOfMemory (2): out of memory" in said
    assert not gpu.misuses
    # A call that gives something back and fails has not given it back: that one thing is all that may be left.
    held = [line for line in gpu.left_behind if call not in ("hipFree", "hipModuleUnload", "hipEventDestroy")]
    assert not held
    assert f"ordered failure {call} 2" in gpu.log


def test_a_gpu_of_another_target_is_refused_before_anything_is_launched() -> None:
    with stand_in("gfx1201") as gpu, pytest.raises(LaunchError, match="it is a gfx1201, and the kernel is for gfx942"):
        run_compilation(recorded(), inputs(), device="hip")
    assert not gpu.launches and "call hipModuleLoadData" not in gpu.log


def test_code_for_other_features_is_refused() -> None:
    asm = recorded().asm
    assert asm is not None
    made = launch_of(recorded(), inputs())
    text = asm.replace("amdhsa--gfx942", "amdhsa--gfx942:xnack+").replace(
        "amdhsa-unknown-gfx942", "amdhsa--gfx942:xnack+"
    )
    from wave_explorer.isa.reader import read

    with stand_in(MI300X) as gpu, pytest.raises(LaunchError, match="xnack\\+, and the GPU runs with the opposite"):
        choose("hip", "gfx942").run(replace(made, program=read(text)))
    assert not gpu.launches


def test_a_kernel_that_reaches_beyond_its_arrays_is_a_fault_of_the_kernel(gpu: StandInGpu) -> None:
    made = launch()
    short = tuple(
        BufferArgument(one.name, one.array[:64].copy(), True)
        if isinstance(one, BufferArgument) and one.name == "c"
        else one
        for one in made.arguments
    )
    result = choose("hip", "gfx942").run(replace(made, arguments=short))
    assert result.status == "failed"
    (finding,) = result.findings
    assert finding.kind == "gpu-fault" and "hipErrorIllegalAddress (700)" in finding.message
    assert "--check" in finding.fix
    assert not gpu.left_behind


# --------------------------------------------------------------------------------------------------- hangs and cancels
def test_a_launch_that_never_ends_is_stopped_at_its_limit(gpu: StandInGpu) -> None:
    gpu.never_ends = True
    began = time.monotonic()
    result = choose("hip", "gfx942").run(launch(time_limit=1.0))
    assert time.monotonic() - began < 60
    assert result.status == "failed"
    (finding,) = result.findings
    assert finding.kind == "takes-too-long" and "did not end within 1 s" in finding.message
    gpu.never_ends = False
    assert choose("hip", "gfx942").run(launch()).status == "ok"


def test_a_launch_that_never_ends_can_be_cancelled(gpu: StandInGpu) -> None:
    gpu.never_ends = True
    asked = threading.Event()

    def cancelled() -> bool:
        # Once the launch hangs, and not before.
        if "call hipDeviceSynchronize" in gpu.log:
            asked.set()
        return asked.is_set()

    result = choose("hip", "gfx942").run(launch(), cancelled=cancelled)
    assert result.status == "cancelled" and asked.is_set()


def test_two_sessions_take_turns_on_one_gpu(gpu: StandInGpu) -> None:
    gpu.seconds = 0.3
    results = []

    def session() -> None:
        results.append(choose("hip", "gfx942").run(launch(Measuring(repeats=1, warmup=0))))

    threads = [threading.Thread(target=session) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [result.status for result in results] == ["ok", "ok"]
    spans = sorted((seen.began, seen.ended) for seen in gpu.launches)
    assert len(spans) == 4
    assert all(ended <= began for (_, ended), (began, _) in pairwise(spans))


# ------------------------------------------------------------------------------------------------------------ devices
def test_devices_are_described_as_hip_does() -> None:
    with stand_in("gfx942:sramecc+:xnack-;gfx950"):
        first, second = hip_report().gpus
        assert (first.target, first.arch, first.compute_units, first.wave_size) == ("gfx942", MI300X, 304, 64)
        assert (first.lds_bytes, second.lds_bytes) == (64 * 1024, 160 * 1024)
        assert (first.memory_bytes, first.clock_hz, first.pci) == (192 * 2**30, 2_100_000_000, "0000:c1:00.0")
        assert [device.name for device in devices()] == ["hip:0", "hip:1", "emulator"]
        assert choose("hip", "gfx950").name == "hip:1"
        assert hip_report().runtime == 60342134
        with pytest.raises(LaunchError, match="There is no device 'hip:7'"):
            choose("hip:7", "gfx942")


def test_what_is_lent_and_not_given_back_is_counted() -> None:
    """The count of the stand-in is no formality: a leak shows."""
    import subprocess
    import sys

    with stand_in() as gpu:
        leak = "from wave_explorer.device.hip_api import Hip; import sys; Hip(sys.argv[1]).allocate(64)"
        from wave_explorer.device.child_process import child_environment
        from wave_explorer.device.hip_library import hip_libraries

        command = [sys.executable, "-c", leak, hip_libraries()[0].path]
        subprocess.run(command, check=True, env=child_environment())
    assert gpu.left_behind == ["left memory 1 modules 0 events 0"]


def test_wrong_use_of_the_library_is_seen() -> None:
    """And so is a wrong call."""
    from wave_explorer.device.hip_api import HipError
    from wave_explorer.device.hip_library import hip_libraries

    with stand_in() as gpu:
        hip = Hip(hip_libraries()[0].path)
        address = hip.allocate(16)
        with pytest.raises(HipError, match="hipErrorInvalidValue"):
            hip.copy(address, address, 17, 1)
        hip.free(address)
        with pytest.raises(HipError, match="hipErrorInvalidValue"):
            hip.free(address)
    assert [line.split()[1] for line in gpu.misuses] == ["hipMemcpy", "hipFree"]
