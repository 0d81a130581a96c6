"""A small finished search, made up."""

from __future__ import annotations

from typing import Any

from wave_explorer.experiment.tune.results import (
    Beside,
    Correctness,
    Importance,
    ObjectiveRow,
    PrunedRow,
    Reason,
    Registers,
    Speed,
    TrialResult,
    TunedPoint,
    TuneResult,
)

OBJECTIVE = ObjectiveRow("time", "minimize", "modelled time", "s")


def a_point(number: int, value: float | None, **settings: Any) -> TunedPoint:
    result = TrialResult(
        "ok" if value is not None else "wrong",
        reason="" if value is not None else "c is off by 3",
        value=value,
        speed=None if value is None else Speed(value, "modelled", "LDS", 100, "the dims", 1.0, 0.1, 0.2, "MI300X"),
        registers=Registers(40, 8, 20, 0, 4096, 256, 4, "LDS"),
        correctness=(Correctness("c", 1e-6, 1e-5, value is not None),),
        compile_seconds=1.5,
    )
    return TunedPoint(number, settings, result)


BASE, GOOD, BAD = a_point(-1, 2.0), a_point(0, 1.0, BLOCK_M=32), a_point(1, None, BLOCK_M=16)


def a_result(status: Any = "complete") -> TuneResult:
    return TuneResult(
        "gemm", "gfx942", "emulator", OBJECTIVE, {"BLOCK_M": (16, 32)}, 4, 2, BASE, (GOOD, BAD),
        (PrunedRow({"BLOCK_M": 8}, Reason("wave tile", "too small")),) * 2, 0, None,
        Importance("PED-ANOVA", {"BLOCK_N": 0.25, "BLOCK_M": 0.75}), (0,), (Beside("torch", None, "not run: no GPU"),),
        status, 0, 1.0, 2,
    )  # fmt: skip
