"""The device that a session's runs take: chosen, refused with the reason, remembered."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.device.hip_stand_in.stand_in_gpu import stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler
from tests.device.test_run_compilation import inputs, product, recorded
from tests.isa.assembler import needs_assembler
from wave_explorer.actions.given_data import GivenData
from wave_explorer.actions.page import page_of
from wave_explorer.actions.session import Session
from wave_explorer.device.protocol import Measuring
from wave_explorer.device.rocprof_plan import counter_sets
from wave_explorer.device.rocprof_tool import VARIABLE as PROFILER
from wave_explorer.experiment.place import SETTING
from wave_explorer.queries.run import RunPayload

pytestmark = needs_c_compiler


def session() -> Session:
    given = inputs()
    return Session(recorded(), given=GivenData(given, product(given)))


def test_what_there_is_and_what_a_run_would_take() -> None:
    with stand_in("gfx942;gfx1201"):
        row = session().state()["device"]
    assert (row["name"], row["kind"], row["choice"]) == ("hip:0", "gpu", "auto")
    assert [(one["name"], one["kind"], one["usable"]) for one in row["choices"]] == [
        ("hip:0", "gpu", True), ("hip:1", "gpu", False), ("emulator", "emulator", True),
    ]  # fmt: skip
    assert row["choices"][1]["note"] == "it is a gfx1201, and the kernel is for gfx942"


@needs_assembler
def test_the_chosen_device_runs() -> None:
    with stand_in() as gpu:
        asm = recorded().asm
        assert asm is not None
        gpu.knows(asm)
        one = session()
        one.act("run")
        assert one.wait(300)
        one.act("choose_device", {"name": "emulator"})
        assert one.state()["device"]["name"] == "emulator"
        one.act("run")
        assert one.wait(300)
    (variant,) = one.state()["variants"]
    assert [(run["device"], run["ok"]) for run in variant["runs"]] == [("emulator", True), ("hip:0", True)]


def test_a_device_that_is_not_there_is_refused_and_the_choice_stands() -> None:
    with stand_in():
        one = session()
        one.act("choose_device", {"name": "hip:9"})
        state = one.state()
    assert state["message"]["severity"] == "error" and "There is no device 'hip:9'" in state["message"]["text"]
    assert state["device"]["choice"] == "auto"


def test_the_choice_is_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(SETTING, str(tmp_path / "experiments"))
    with stand_in():
        session().act("choose_device", {"name": "hip:0"})
        assert session().state()["device"]["choice"] == "hip:0"
    # The GPU is gone: what was chosen is kept in mind, and the row says why it cannot be used.
    with stand_in(devices=""):
        row = session().state()["device"]
        assert (row["choice"], row["name"]) == ("hip:0", "no device") and "hipErrorNoDevice" in row["note"]
    (tmp_path / "experiments" / "device").write_bytes(b"\xff\xfe\n\n")
    with stand_in():
        assert session().state()["device"]["choice"] == "auto"


def test_what_a_gpu_counts_is_chosen_and_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(SETTING, str(tmp_path / "experiments"))
    with stand_in():
        one = session()
        row = one.state()["device"]
        assert row["counters"] == "" and {"set:exact", "set:lds", "set:mfma"} <= set(row["counter_sets"])
        assert one.device.measuring("gfx942") == Measuring()
        one.act("choose_counters", {"counters": " set:lds, SQ_WAVES ,"})
        assert one.state()["device"]["counters"] == "set:lds,SQ_WAVES"
        again = session()
        assert again.device.measuring("gfx942") == Measuring(counters=("set:lds", "SQ_WAVES"), beside=True)
        # The emulator counts everything anyway.
        again.act("choose_device", {"name": "emulator"})
        assert again.device.measuring("gfx942") is None and session().device.counters == "set:lds,SQ_WAVES"
        again.act("choose_counters", {"counters": ""})
        assert session().device.counters == ""


def test_sets_are_those_that_the_target_has() -> None:
    assert "set:mfma" in counter_sets("gfx950") and "set:mfma" not in counter_sets("gfx1201")
    assert "set:lds" in counter_sets("gfx1201") and counter_sets("gfx000") == ()


@needs_assembler
def test_a_run_of_the_session_measures_what_was_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without a profiler each counter says why, and the emulator's value stands in its place."""
    monkeypatch.setenv(PROFILER, str(tmp_path / "nothing"))
    with stand_in() as gpu:
        asm = recorded().asm
        assert asm is not None
        gpu.knows(asm)
        one = session()
        one.act("choose_counters", {"counters": "SQ_WAVES"})
        one.act("run")
        assert one.wait(300)
        run = msgspec.convert(one.query("run"), RunPayload)
        one.act("choose_counters", {"counters": "SQ_WAVE"})
        one.act("run")
        assert one.wait(300)
    (waves,) = [counter for counter in run.counters if counter.name == "SQ_WAVES"]
    assert (waves.value, waves.fidelity) == (16, "exact") and "is no program" in waves.suspect
    assert run.measured_time is not None and run.measured_time.repeats == 20 and run.modelled_time is not None
    assert run.measured_time.median == pytest.approx(1e-3)
    assert "Nearest: SQ_WAVES" in one.state()["message"]["text"]


def test_devices_can_be_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with stand_in(devices=""):
        one = session()
        assert one.state()["device"]["name"] == "emulator"
        monkeypatch.setenv("HIP_STAND_IN_DEVICES", "gfx942")
        assert one.state()["device"]["name"] == "emulator"
        one.act("look_for_devices")
        assert one.state()["device"]["name"] == "hip:0"


def test_a_saved_page_names_the_device_and_no_others_of_the_machine() -> None:
    with stand_in("gfx942;gfx1201"):
        state = page_of(session()).state
    assert set(state["device"]) == {"name", "kind", "note"} and state["device"]["name"] == "hip:0"
