"""A gemm tuned on the emulator: results against torch, and the reasons for leaving points out against the compiler."""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from wave_explorer.capture.worker import compile
from wave_explorer.experiment.running import run
from wave_explorer.experiment.tune import TuneProgress, TuneResult, tune
from wave_explorer.experiment.tune.pruning import MOST_THREADS, why_not
from wave_explorer.isa.reader import read
from wave_explorer.isa.resources import resources
from wave_explorer.kernel import KernelSpec, kernel
from wave_explorer.kernel.tiling import tiling
from wave_explorer.record import Compilation, kept_run, load

SPACE: dict[str, Any] = {
    "BLOCK_M": [16, 32, 64], "BLOCK_N": [32, 64], "BLOCK_K": [32, 64], "waves_m": [1, 2],
    "schedule": ["NONE", "PREFETCH"],
}  # fmt: skip
POINTS, LEGAL = 48, 30
SMALL: dict[str, Any] = {"BLOCK_M": [16, 32], "BLOCK_N": [32, 64], "waves_m": [1]}


@pytest.fixture(scope="module")
def gemm() -> KernelSpec:
    return kernel("gemm", M=64, N=64, K=64)


@pytest.fixture(scope="module")
def data() -> tuple[dict[str, Any], dict[str, Any]]:
    """Inputs, and their product by torch in float64."""
    torch.manual_seed(3)
    a, b = (torch.rand(64, 64).sub(0.5).half() for _ in range(2))
    return {"a": a.numpy(), "b": b.numpy()}, {"c": (a.double() @ b.double().T).numpy()}


@pytest.mark.full
@pytest.mark.timeout(3600)
def test_the_command_tunes_a_gemm_and_the_best_beats_the_default(tmp_path: Path, data: Any) -> None:
    inputs, reference = data
    np.savez(tmp_path / "in.npz", **inputs)
    np.savez(tmp_path / "out.npz", **reference)
    words = [word for name, values in SPACE.items() for word in ("--space", f"{name}={','.join(map(str, values))}")]
    command = [
        sys.executable, "-m", "wave_explorer.cli.main", "tune", "gemm",
        "--sub", "M=64", "--sub", "N=64", "--sub", "K=64", *words,
        "--inputs", str(tmp_path / "in.npz"), "--reference", str(tmp_path / "out.npz"),
        "--storage", str(tmp_path / "gemm.db"), "--json",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[3])
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["size"], found["legal"], len(found["points"])) == (POINTS, LEGAL, LEGAL)
    assert found["objective"]["label"] == "modelled time"
    for point in found["points"]:
        result = point["result"]
        assert result["status"] == "ok", point
        # Torch's product is the reference here: the bound on each output is the run's own.
        (output,) = result["correctness"]
        assert output["ok"] and output["max_abs_err"] <= output["tolerance"]
        assert result["speed"]["fidelity"] == "modelled"
        assert result["speed"]["flops"] == 2 * 64**3
    best = next(point for point in found["points"] if point["number"] == found["best"])
    assert best["result"]["value"] < found["baseline"]["result"]["value"] and best["ratio"] < 1
    assert found["remeasured"]["repeatable"] and -1 in found["remeasured"]["numbers"]
    assert sum(found["importance"]["shares"].values()) == pytest.approx(1)
    assert found["pareto"] and all("not run" in other["note"] for other in found["beside"])
    # The records of the best stand by themselves, and give what the search said.
    comp = load(Path(found["records"]) / best["record"])
    kept = kept_run(comp)
    assert kept is not None and kept.modelled_time is not None
    assert kept.modelled_time.seconds == best["result"]["value"]
    again = run(comp, inputs, reference=reference)
    assert again.ok and again.data.modelled_time is not None
    assert again.data.modelled_time.seconds == best["result"]["value"]

    resumed = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[3])
    second = json.loads(resumed.stdout)
    assert second["resumed"] == LEGAL and second["best"] == found["best"] and second["points"] == found["points"]


@pytest.mark.full
@pytest.mark.timeout(3600)
def test_a_search_that_is_stopped_and_resumed_is_the_search_that_never_stopped(
    gemm: KernelSpec, tmp_path: Path
) -> None:
    def settings(found: TuneResult) -> list[Any]:
        return [(point.settings, point.result.value, point.result.status) for point in found.points]

    whole = tune(gemm, SMALL, workers=1)
    done: list[int] = []

    def follow(now: TuneProgress) -> None:
        done.append(now.done)

    first = tune(
        gemm,
        SMALL,
        workers=1,
        storage=tmp_path / "study.db",
        progress=follow,
        cancelled=lambda: max(done, default=0) >= 2,
    )
    assert first.status == "cancelled" and 2 <= len(first.points) < len(whole.points)
    second = tune(gemm, SMALL, workers=1, storage=tmp_path / "study.db")
    assert second.resumed == len(first.points)
    assert settings(second) == settings(whole) and second.status == "complete"
    assert second.best_point is not None and whole.best_point is not None
    assert second.best_point.settings == whole.best_point.settings


@pytest.mark.full
@pytest.mark.timeout(3600)
def test_a_worker_that_is_ended_in_the_middle_of_a_compile_loses_nothing(gemm: KernelSpec) -> None:
    ended: list[int] = []

    def end_one(now: TuneProgress) -> None:
        if now.latest is not None and now.running and now.phase == "searching" and not ended:
            ended.append(int(now.latest.result.worker.rpartition(" ")[2]))
            os.kill(ended[0], signal.SIGKILL)

    found = tune(gemm, SMALL, workers=1, progress=end_one)
    assert ended and [point.result.status for point in found.points] == ["ok"] * 4


def _compiled(spec: KernelSpec) -> Compilation:
    return compile(spec, passes=False)


def _spills(comp: Compilation) -> int:
    assert comp.asm is not None
    found = resources(read(comp.asm))
    return found.vgpr_spills + found.scratch_bytes


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("rule", "shape", "changes"),
    [
        ("matrix type", 64, {"mma_type": "F32_16x16x32_F16"}),
        ("wave tile", 64, {"BLOCK_M": 32, "waves_m": 4}),
        ("wave tile", 64, {"BLOCK_M": 48}),
        ("wave tile", 64, {"BLOCK_M": 32, "mma_type": "F32_32x32x8_F16"}),
        ("threads", 256, {"BLOCK_M": 128, "BLOCK_N": 128, "waves_m": 4, "waves_n": 8}),
        ("LDS", 256, {"BLOCK_M": 256, "BLOCK_N": 256, "BLOCK_K": 128}),
        ("registers", 256, {"BLOCK_M": 128, "BLOCK_N": 256, "BLOCK_K": 16, "waves_m": 1, "waves_n": 1}),
        ("tile", 64, {"BLOCK_M": 128}),
        ("loop tile", 64, {"BLOCK_K": 16, "mma_type": "F32_16x16x32_K8_F16"}),
        ("schedule", 64, {"BLOCK_K": 64, "schedule": "PREFETCH"}),
        ("schedule", 64, {"BLOCK_K": 64, "schedule": "MODULO"}),
        ("occupancy", 256, {"BLOCK_M": 256, "BLOCK_N": 128, "BLOCK_K": 64}),
    ],
)
def test_the_reason_for_leaving_a_point_out_is_true(rule: str, shape: int, changes: dict[str, Any]) -> None:
    start = kernel("gemm", M=shape, N=shape, K=shape)
    symbols = {name: value for name, value in changes.items() if name != "schedule"}
    options = {"schedule": changes["schedule"]} if "schedule" in changes else None
    spec = start.edit(symbols=symbols, options=options)
    floor = 2 if rule == "occupancy" else 1
    reason = why_not(tiling(spec), waves_per_simd=floor)
    assert reason is not None and reason.rule == rule
    comp = _compiled(spec)
    if rule == "matrix type":
        assert comp.manifest.status == "failed"
    elif rule == "wave tile":
        assert comp.asm is None or not run(comp).ok
    elif rule == "threads":
        assert comp.manifest.launch is not None and comp.manifest.launch.block is not None
        assert math.prod(comp.manifest.launch.block) > MOST_THREADS
    elif rule == "LDS":
        assert comp.asm is None or resources(read(comp.asm)).lds_bytes > 65536
    elif rule == "registers":
        assert comp.asm is None or _spills(comp) > 0
    elif rule == "tile":
        tile, extent = comp.spec.symbols["BLOCK_M"], comp.spec.symbols["M"]
        assert isinstance(tile, int) and isinstance(extent, int) and 2 * extent <= tile
        assert run(comp).ok  # it works, and half of its work is thrown away
    elif rule == "loop tile":
        result = run(comp)
        counted = result.counters["SQ_INSTS_VALU_MFMA_MOPS_F16"].value
        assert result.ok and counted is not None and counted * 512 >= 2 * 2 * shape**3
    elif rule == "schedule":
        plain = _compiled(start.edit(symbols=symbols))
        assert comp.asm is not None and comp.asm == plain.asm
    else:
        assert comp.asm is not None
        waves = resources(read(comp.asm)).waves_per_simd
        assert waves is not None and waves < floor


@pytest.mark.full
def test_a_compile_without_passes_gives_the_same_code(gemm: KernelSpec) -> None:
    lean, whole = _compiled(gemm), compile(gemm)
    assert lean.asm == whole.asm and lean.mlir == whole.mlir
    assert {stage.layer for stage in lean.stages} == {"fx", "mlir", "isa"} or "llvm" not in {
        stage.layer for stage in lean.stages
    }
    provenance = lean.provenance()
    assert provenance is not None and not provenance.usable and "without the passes" in provenance.reason
    failing = compile(gemm.edit(symbols={"mma_type": "F32_16x16x32_F16"}), passes=False)
    assert failing.error is not None and failing.error.summary
