"""``run``, ``run-asm`` and ``devices`` with a GPU, which is the stand-in for HIP."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.device.hip_stand_in.stand_in_gpu import StandInGpu, stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler
from tests.device.test_run_compilation import recorded
from tests.isa.assembler import needs_assembler
from wave_explorer.cli.main import main

pytestmark = [needs_c_compiler, needs_assembler]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("records") / "gemm.wavex"
    recorded().save(str(path))
    return str(path)


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[StandInGpu]:
    # No profiler, wherever the tests run.
    monkeypatch.setenv("WAVE_EXPLORER_ROCPROFV3", str(tmp_path / "no rocprofv3"))
    with stand_in() as found:
        asm = recorded().asm
        assert asm is not None
        found.knows(asm)
        yield found
    assert not found.misuses


def payload(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> dict[str, Any]:
    assert main([*words, "--json"]) == status
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_run_on_the_gpu_with_its_time(gpu: StandInGpu, capsys: pytest.CaptureFixture[str], record: str) -> None:
    gpu.milliseconds = lambda number: 0.5 + number
    found = payload(capsys, "run", record, "--device", "hip:0", "--repeats", "3")
    assert found["device"] == "hip:0" and found["status"] == "ok"
    time = found["measured_time"]
    # The launch that gives the results and three for warming up are not among them.
    assert time["repeats"] == 3 and time["median"] == pytest.approx(5.5e-3)
    assert found["modelled_time"] is None and found["counters"] == {}
    assert main(["run", record, "--device", "hip", "--repeats", "1"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "ran on hip:0" in shown and "µs, median" in shown and "not tried on a real GPU" in shown


def test_counters_without_a_profiler_come_from_the_emulator(
    gpu: StandInGpu, capsys: pytest.CaptureFixture[str], record: str, tmp_path: Path
) -> None:
    bundle = tmp_path / "bundle.zip"
    found = payload(capsys, "run", record, "--counters", "SQ_WAVES,set:lds", "--repeats", "0", "--bundle", str(bundle))
    waves = found["counters"]["SQ_WAVES"]
    assert (waves["value"], waves["fidelity"], waves["difference"]) == (16, "exact", None)
    assert waves["suspect"].startswith("not measured")
    assert any(note.startswith("no counters:") for note in found["notes"])
    assert found["modelled_time"] is not None and found["measured_time"] is None
    with zipfile.ZipFile(bundle) as content:
        assert {"record.wavex", "counters.json", "run.json", "machine.json"} == set(content.namelist())


def test_words_that_are_wrong(gpu: StandInGpu, capsys: pytest.CaptureFixture[str], record: str) -> None:
    for words, said in (
        (("--counters", "SQ_WAVE"), "Nearest: SQ_WAVES"),
        (("--counters", "set:ldss"), "Nearest: lds"),
        (("--device", "hip:5"), "There is no device 'hip:5'"),
        (("--repeats", "-1"), "no whole number"),
    ):
        try:
            status = main(["run", record, *words])
        except SystemExit as ended:
            status = int(ended.code or 0)
        assert status == 2
        assert said in " ".join(capsys.readouterr().err.split())
    assert not gpu.launches


def test_devices_with_a_gpu(gpu: StandInGpu, capsys: pytest.CaptureFixture[str]) -> None:
    found = payload(capsys, "devices")
    assert [(one["name"], one["kind"], one["available"]) for one in found["devices"]] == [
        ("hip:0", "gpu", True), ("emulator", "emulator", True),
    ]  # fmt: skip
    assert "Stand-in 0, gfx942, 304 compute units, 64 KiB LDS, 192 GiB" in found["devices"][0]["note"]
    assert "not tried on a real GPU" in found["devices"][0]["note"]
    assert found["hip"]["runtime"] == 60342134 and "is no program" in found["profiler"]
    assert main(["devices"]) == 0
    shown = capsys.readouterr().out
    assert "version 60342134" in shown and "counters: " in shown


def test_devices_without_a_gpu(capsys: pytest.CaptureFixture[str]) -> None:
    with stand_in(devices=""):
        found = payload(capsys, "devices")
        assert main(["devices"]) == 0
    assert [(one["name"], one["available"]) for one in found["devices"]] == [("hip", False), ("emulator", True)]
    assert "hipErrorNoDevice" in found["devices"][0]["note"] == found["hip"]["reason"]
    # With or without one, what was not tried is said.
    assert "not tried on a real GPU" in found["note"]
    assert "not tried on a real GPU" in " ".join(capsys.readouterr().out.split())


def test_an_assembly_file_on_the_gpu(gpu: StandInGpu, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = Path(__file__).parents[1].joinpath("data/emulator/gemm_32x32_gfx942.s").read_text()
    (tmp_path / "k.s").write_text(text)
    arguments = [
        {"name": "a", "shape": [128, 256], "dtype": "f16", "fill": "ones"},
        {"name": "b", "shape": [128, 256], "dtype": "f16", "fill": "ones"},
        {"name": "c", "shape": [128, 128], "dtype": "f32"},
    ]
    (tmp_path / "args.json").write_text(json.dumps(arguments))
    found = payload(
        capsys, "run-asm", str(tmp_path / "k.s"), "--args", str(tmp_path / "args.json"), "--grid", "2,2,1",
        "--block", "128,2,1", "--device", "hip", "--repeats", "0", "--out", str(tmp_path / "out"),
    )  # fmt: skip
    assert found["device"] == "hip:0" and [Path(one).name for one in found["written"]] == ["c.npy"]
    import numpy as np

    assert (np.load(tmp_path / "out" / "c.npy") == 256).all()
