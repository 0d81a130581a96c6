"""Counters measured on the stand-in GPU under a stand-in for the profiler, beside what the emulator counts."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.device import rocprof_stand_in
from tests.device.hip_stand_in.stand_in_gpu import StandInGpu, stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler
from tests.device.test_run_compilation import inputs, recorded
from tests.isa.assembler import needs_assembler
from wave_explorer.device import LaunchError, run_compilation
from wave_explorer.device.calibration_bundle import calibration_bundle
from wave_explorer.device.protocol import Measuring
from wave_explorer.device.rocprof_tool import VARIABLE, find_profiler
from wave_explorer.record import Run, kept_run, load

pytestmark = [needs_c_compiler, needs_assembler]

ASKED = ("SQ_WAVES", "SQ_INSTS_VALU", "SQ_INSTS_LDS", "SQ_LDS_BANK_CONFLICT", "GRBM_GUI_ACTIVE")


@dataclass
class Profiler:
    """How the stand-in for the profiler behaves, and what it was asked for."""

    gpu: StandInGpu
    folder: Path

    def behaves(self, **settings: Any) -> None:
        rocprof_stand_in.behaves(self.folder, **settings)

    @property
    def passes(self) -> list[list[str]]:
        return [line.split() for line in (self.folder / "passes").read_text().splitlines()]


@pytest.fixture
def profiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Profiler]:
    for name, value in rocprof_stand_in.installed(tmp_path).items():
        monkeypatch.setenv(name, value)
    with stand_in() as gpu:
        asm = recorded().asm
        assert asm is not None
        gpu.knows(asm)
        yield Profiler(gpu, tmp_path)
    assert not gpu.misuses and not gpu.left_behind


@pytest.fixture(scope="module")
def emulated() -> dict[str, float]:
    """What the emulator counts for the same launch."""
    run = run_compilation(recorded(), inputs(), device="emulator")
    return {name: counter.value for name, counter in run.counters.items() if counter.value is not None}


def measured(*counters: str, beside: bool = True) -> Run:
    return run_compilation(
        recorded(), inputs(), device="hip", measuring=Measuring(counters=counters, repeats=0, beside=beside)
    )


def test_measured_counters_stand_beside_emulated_ones(profiler: Profiler, emulated: dict[str, float]) -> None:
    values = {**{name: emulated[name] for name in ASKED}, "GRBM_GUI_ACTIVE": 12345.0}
    profiler.behaves(values=values)
    run = measured(*ASKED)
    assert profiler.passes == [list(ASKED)]
    # One launch gave the results, one the counters.
    assert len(profiler.gpu.launches) == 2 and run.ok
    for name in ASKED[:4]:
        counter = run.counters[name]
        assert (counter.value, counter.fidelity, counter.difference) == (emulated[name], "measured", 0)
        assert counter.emulated_fidelity in ("exact", "approximate")
    cycles = run.counters["GRBM_GUI_ACTIVE"]
    assert (cycles.value, cycles.fidelity, cycles.emulated_fidelity) == (12345, "measured", "modelled")
    # What was not asked for is the emulator's, and says so.
    assert run.counters["SQ_INSTS_SALU"].fidelity == "exact" and run.counters["SQ_INSTS_SALU"].emulated is None
    assert not any(note.startswith("calibration") for note in run.data.notes)
    assert any("ROCm 6.4.1" in note for note in run.data.notes)
    assert run.data.instruction_counts and run.data.modelled_time is not None


def test_the_others_in_the_file_are_not_our_kernel(profiler: Profiler) -> None:
    profiler.behaves(values={"SQ_WAVES": 16})
    assert measured("SQ_WAVES", beside=False).counters["SQ_WAVES"].value == 16


@pytest.mark.parametrize("kind", ["csv", "json", "rocpd"])
def test_every_format_gives_the_same(profiler: Profiler, kind: str) -> None:
    profiler.behaves(values={"SQ_WAVES": 16, "SQ_INSTS_VALU": 999}, format=kind)
    found = measured("SQ_WAVES", "SQ_INSTS_VALU", beside=False).counters
    assert {name: counter.value for name, counter in found.items()} == {"SQ_WAVES": 16, "SQ_INSTS_VALU": 999}


@pytest.mark.parametrize("dies", [False, True])
def test_a_pass_that_the_hardware_refuses_is_halved(profiler: Profiler, dies: bool) -> None:
    names = ("SQ_WAVES", "SQ_INSTS_VALU", "SQ_INSTS_LDS")
    profiler.behaves(values=dict.fromkeys(names, 5.0), at_most=1, dies=dies)
    found = measured(*names, beside=False).counters
    assert [found[name].value for name in names] == [5, 5, 5]
    assert profiler.passes == [list(names), [names[0]], list(names[1:]), [names[1]], [names[2]]]


def test_a_counter_that_the_files_lack_is_not_known_and_says_why(
    profiler: Profiler, emulated: dict[str, float]
) -> None:
    profiler.behaves(values={"SQ_WAVES": 16})
    alone = measured("SQ_WAVES", "SQ_INSTS_LDS", beside=False).counters["SQ_INSTS_LDS"]
    assert (alone.value, alone.fidelity, alone.suspect) == (None, "unsupported", "missing")
    assert "do not have it for this kernel" in alone.rule
    # With the emulator beside, its value is there, as what it is.
    beside = measured("SQ_WAVES", "SQ_INSTS_LDS").counters["SQ_INSTS_LDS"]
    assert (beside.value, beside.fidelity) == (emulated["SQ_INSTS_LDS"], "exact")
    assert beside.suspect.startswith("not measured")


def test_a_half_written_file_is_no_measurement(profiler: Profiler) -> None:
    profiler.behaves(values={"SQ_WAVES": 16}, writes="half")
    counter = measured("SQ_WAVES", beside=False).counters["SQ_WAVES"]
    assert counter.value is None and "damaged or cut short" in counter.rule


def test_an_exact_counter_that_varies_is_suspect(profiler: Profiler) -> None:
    profiler.behaves(values={"SQ_WAVES": 16}, launches=3)
    counter = measured("SQ_WAVES", beside=False).counters["SQ_WAVES"]
    assert counter.suspect.startswith("3 launches gave from 16 to 18")


def test_an_exact_counter_that_disagrees_is_a_defect_of_ours(profiler: Profiler, tmp_path: Path) -> None:
    profiler.behaves(values={"SQ_WAVES": 15})
    run = measured("SQ_WAVES")
    (note,) = [note for note in run.data.notes if note.startswith("calibration")]
    assert "SQ_WAVES measured 15, emulated 16" in note and "--bundle" in note
    comp, path = recorded(), tmp_path / "bundle.zip"
    calibration_bundle(comp, run, path)
    with zipfile.ZipFile(path) as bundle:
        rows = {row["name"]: row for row in json.loads(bundle.read("counters.json"))}
        assert (rows["SQ_WAVES"]["value"], rows["SQ_WAVES"]["emulated"], rows["SQ_WAVES"]["difference"]) == (15, 16, -1)
        facts = json.loads(bundle.read("machine.json"))
        assert facts["hip"]["gpus"][0]["arch"] == "gfx942:sramecc+:xnack-" and "wave-explorer" in facts["versions"]
        assert os.uname().nodename not in bundle.read("machine.json").decode()
        bundle.extract("record.wavex", tmp_path)
    again = load(tmp_path / "record.wavex")
    kept = kept_run(again)
    assert again.asm == comp.asm and kept is not None
    assert {counter.name: counter for counter in kept.counters}["SQ_WAVES"].emulated == 16


def test_the_run_survives_saving_with_all_that_was_measured(profiler: Profiler) -> None:
    profiler.gpu.milliseconds = lambda number: 2.0 + number
    profiler.behaves(values={"SQ_WAVES": 16})
    run = run_compilation(
        recorded(),
        inputs(),
        device="hip",
        measuring=Measuring(counters=("SQ_WAVES",), repeats=3, warmup=0, beside=True),
    )
    again = msgspec.json.decode(msgspec.json.encode(run.data), type=type(run.data))
    assert again == run.data and again.measured_time is not None
    assert again.measured_time.median == pytest.approx(4e-3)


def test_zeros_of_rdna_are_suspect(profiler: Profiler) -> None:
    from wave_explorer.device.measured_counters import counters_of
    from wave_explorer.device.rocprof_plan import plan_counters

    plan = plan_counters("gfx1201", ["SQ_WAVES", "SQ_INSTS_LDS"])
    waves, lds = counters_of(plan, "gfx1201", {"SQ_WAVES": [0.0], "SQ_INSTS_LDS": [4.0]}, [], {})
    assert waves.value == 0 and waves.suspect.startswith("0 (suspect)") and not lds.suspect
    plan = plan_counters("gfx942", ["SQ_INSTS_LDS"])
    assert not counters_of(plan, "gfx942", {"SQ_INSTS_LDS": [0.0]}, [], {})[0].suspect


def test_derived_counters_from_their_parts() -> None:
    from wave_explorer.device.measured_counters import counters_of
    from wave_explorer.device.rocprof_plan import plan_counters
    from wave_explorer.device.rocprof_samples import AgentFacts

    plan = plan_counters("gfx942", ["FETCH_SIZE", "MfmaUtil", "VALUUtilization"])
    parts = {
        "TCC_BUBBLE_sum": [65536.0], "TCC_EA0_RDREQ_sum": [65768.0], "TCC_EA0_RDREQ_32B_sum": [0.0],
        "SQ_VALU_MFMA_BUSY_CYCLES": [5.0], "GRBM_GUI_ACTIVE": [5.0], "SQ_THREAD_CYCLES_VALU": [640.0],
        "SQ_ACTIVE_INST_VALU": [20.0],
    }  # fmt: skip
    fetch, mfma, lanes = counters_of(plan, "gfx942", parts, [AgentFacts("gfx942", 304, 1216, 64)], {})
    # 65536 requests of 128 bytes and 232 of 64, in KiB.
    assert fetch.value == (65536 * 128 + 232 * 64) / 1024 and fetch.rule.endswith("from its parts")
    # Its expression asks for the largest of several instances, and totals do not say which that is.
    assert mfma.value is None and mfma.fidelity == "unsupported"
    assert lanes.value == 50


def test_without_a_profiler_the_run_is_there_and_the_counters_say_why(
    profiler: Profiler, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nothing"))
    run = measured("SQ_WAVES", beside=False)
    assert run.outputs["c"].note.startswith("not checked") and run.counters["SQ_WAVES"].value is None
    assert "is no program" in run.counters["SQ_WAVES"].rule
    monkeypatch.delenv(VARIABLE)
    old = tmp_path / "rocprof"
    old.write_text("#!/bin/sh\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("ROCM_PATH", "")
    (tmp_path / "rocprofv3").unlink()
    with pytest.raises(LaunchError, match=r"AMD's profiler before ROCm 6\.2"):
        find_profiler()


def test_an_unknown_counter_is_refused_before_anything_runs(profiler: Profiler) -> None:
    with pytest.raises(LaunchError, match="Nearest: SQ_WAVES"):
        measured("SQ_WAVE")
    with pytest.raises(LaunchError, match="Nearest: SQ_WAVES"):
        run_compilation(recorded(), inputs(), device="emulator", measuring=Measuring(counters=("SQ_WAVE",)))
    assert not profiler.gpu.launches
