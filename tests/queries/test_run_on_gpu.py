"""What the views get of a run on a GPU: measured beside emulated, doubts, and the times; the front end's golden too."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tests.device import rocprof_stand_in
from tests.device.hip_stand_in.stand_in_gpu import stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler
from tests.device.test_run_compilation import inputs, product, recorded
from tests.isa.assembler import needs_assembler
from wave_explorer.device import run_compilation
from wave_explorer.device.protocol import Measuring
from wave_explorer.queries import Subject, answer
from wave_explorer.queries.run import RunPayload

GOLDEN = Path(__file__).parents[2] / "extension/src/core/__tests__/golden/run_on_gpu.json"
"""A run whose wave count is made up to be wrong and whose VALU count was not measured; remade by deleting it."""

WAVES, EMULATED_WAVES = 15, 16
LAUNCHES = (4.2, 4.0, 4.1, 4.6, 4.1)
"""Milliseconds of those that are timed."""


@pytest.fixture(scope="module")
def payload(tmp_path_factory: pytest.TempPathFactory) -> RunPayload:
    folder = tmp_path_factory.mktemp("profiler")
    comp, given = recorded(), inputs()
    assert comp.asm is not None
    emulated = run_compilation(comp, given, device="emulator").counters
    values = {name: emulated[name].value for name in ("SQ_INSTS_LDS", "SQ_LDS_BANK_CONFLICT", "SQ_INSTS_FLAT")}
    rocprof_stand_in.behaves(folder, values={**values, "SQ_WAVES": WAVES, "GRBM_GUI_ACTIVE": 12345})
    with pytest.MonkeyPatch.context() as patch, stand_in() as gpu:
        for name, value in rocprof_stand_in.installed(folder).items():
            patch.setenv(name, value)
        gpu.knows(comp.asm)
        # The first launch gives the results, and is not timed.
        gpu.milliseconds = lambda number: LAUNCHES[max(number - 1, 0) % len(LAUNCHES)]
        asked = ("SQ_WAVES", *values, "SQ_INSTS_VALU", "GRBM_GUI_ACTIVE")
        measuring = Measuring(counters=asked, repeats=len(LAUNCHES), warmup=0, beside=True)
        run = run_compilation(comp, given, product(given), device="hip", measuring=measuring)
    return msgspec.convert(answer(Subject(comp, run), "run"), RunPayload)


pytestmark = [needs_c_compiler, needs_assembler]


def test_measured_stands_beside_emulated_with_the_difference(payload: RunPayload) -> None:
    rows = {row.name: row for row in payload.counters}
    waves = rows["SQ_WAVES"]
    assert (waves.value, waves.fidelity, waves.emulated, waves.emulated_fidelity, waves.difference, waves.suspect) == (
        WAVES, "measured", EMULATED_WAVES, "exact", WAVES - EMULATED_WAVES, "",
    )  # fmt: skip
    assert rows["SQ_INSTS_LDS"].difference == 0
    assert rows["GRBM_GUI_ACTIVE"].emulated_fidelity == "modelled"
    # What was asked for and not measured is the emulator's, and says so; what was not asked for has no such doubt.
    valu = rows["SQ_INSTS_VALU"]
    assert (valu.fidelity, valu.emulated, valu.difference) == ("exact", None, None)
    assert valu.suspect.startswith("not measured: ")
    assert rows["SQ_INSTS_SALU"].suspect == ""
    assert any(note.startswith("calibration: SQ_WAVES measured 15, emulated 16") for note in payload.notes)


def test_the_time_is_the_median_of_the_launches_with_their_spread(payload: RunPayload) -> None:
    time = payload.measured_time
    assert time is not None and (time.repeats, time.warmup, time.flushed) == (5, 0, False)
    assert [round(one * 1e3, 3) for one in (time.fastest, time.lower, time.median, time.upper, time.slowest)] == [
        4.0, 4.1, 4.1, 4.2, 4.6,
    ]  # fmt: skip
    assert payload.modelled_time is not None and payload.modelled_time.seconds < time.median


def test_the_front_ends_golden_is_what_a_run_gives_today(payload: RunPayload) -> None:
    document = msgspec.to_builtins(payload)
    # These differ from run to run, and the profiler's folder from machine to machine.
    document |= {"id": "run", "seconds": 2.5}
    document["notes"] = [re.sub(r"/\S*/rocprofv3", "/opt/rocm/bin/rocprofv3", note) for note in document["notes"]]
    if not GOLDEN.exists():
        GOLDEN.write_bytes(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")
    golden = msgspec.json.decode(GOLDEN.read_bytes())
    # Errors are those of this processor's own sums.
    assert msgspec.json.decode(msgspec.json.encode({**document, "outputs": []})) == {**golden, "outputs": []}
    assert [output["ok"] for output in golden["outputs"]] == [True]
