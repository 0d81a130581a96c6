"""The search of a session: what the views get while it goes on and afterwards; the search itself is a stand-in here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.experiment.tune.sample_results import BASE, GOOD, OBJECTIVE, a_result
from wave_explorer.actions import tune_desk
from wave_explorer.actions.device_choice import DeviceChoice
from wave_explorer.actions.given_data import GivenData
from wave_explorer.actions.session_status import SessionStatus
from wave_explorer.actions.tune_desk import TuneDesk
from wave_explorer.device import LaunchError
from wave_explorer.experiment import Experiment, Variant
from wave_explorer.experiment.tune import OF_A_PROPOSED_SPACE
from wave_explorer.experiment.tune.results import TuneProgress, TuneResult
from wave_explorer.kernel import KernelError, kernel
from wave_explorer.record import Compilation, SpecData
from wave_explorer.record.compilation import Manifest
from wave_explorer.record.store import MemoryBlobs


class Bench:
    """A desk with everything around it."""

    def __init__(self) -> None:
        self.experiment = Experiment(saved=False)
        self.status = SessionStatus(self.experiment.logbook.lock)
        self.status.phase = "idle"
        self.used: list[Mapping[str, Any]] = []
        self.desk = TuneDesk(self.experiment, self.status, GivenData(), self.used.append, DeviceChoice())
        manifest = Manifest("v1", "gemm", SpecData("gemm", origin="library:gemm", target="gfx942"), "ok")
        self.variant = Variant("v1", kernel("gemm"), Compilation(manifest, MemoryBlobs()))


@pytest.fixture
def bench() -> Bench:
    return Bench()


def test_a_search_shows_its_points_as_they_come_and_its_outcome_at_the_end(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[dict[str, Any]] = []
    asked: dict[str, Any] = {}

    def stand_in(spec: Any, space: Any, **given: Any) -> TuneResult:
        asked.update(given, space=space)
        given["progress"](TuneProgress("sifting", 3, 4, size=4))
        sifting = bench.desk.row()
        assert (sifting["phase"], sifting["done"], sifting["total"]) == ("sifting", 3, 4)
        assert bench.status.progress is not None and bench.status.progress["name"] == "points looked at"
        given["progress"](TuneProgress("baseline", total=2, size=4, objective=OBJECTIVE, running=({},)))
        given["progress"](
            TuneProgress("searching", 1, 2, ({"BLOCK_M": 16},), GOOD, GOOD, BASE, OBJECTIVE, pruned=2, size=4)
        )
        seen.append(bench.desk.row())
        assert bench.status.phase == "tuning" and bench.status.progress is not None
        assert bench.status.progress["done"] == 1
        return a_result()

    monkeypatch.setattr(tune_desk, "tune", stand_in)
    bench.desk.act("tune", {"space": {"BLOCK_M": "16, 32"}, "trials": 2, "workers": 3}, bench.variant)
    assert bench.status.wait(30)
    assert asked["space"] == {"BLOCK_M": "16, 32"} and asked["trials"] == 2 and asked["workers"] == 3
    (during,) = seen
    assert during["running"] == ["BLOCK_M=16"] and during["best"] == 0
    assert [(point["number"], point["ratio"], point["registers"]) for point in during["points"]] == [(0, 0.5, 48)]
    after = bench.desk.row()
    assert after["phase"] == "done" and after["serial"] > during["serial"]
    assert [point["status"] for point in after["points"]] == ["ok", "wrong"]
    assert after["pruned"] == [{"rule": "wave tile", "count": 2, "examples": [("BLOCK_M=8", "too small")] * 2}]
    assert after["importance"] == [("BLOCK_M", 0.75), ("BLOCK_N", 0.25)] and after["pareto"] == [0]
    assert any("not run: no GPU" in note for note in after["notes"])
    bench.desk.act("tune_use", {"number": 0}, bench.variant)
    assert bench.used == [{"BLOCK_M": 32}]


def test_cancel_reaches_the_search_and_a_failure_is_said(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def cancelled(spec: Any, space: Any, **given: Any) -> TuneResult:
        assert not given["cancelled"]()
        bench.status.cancelled.set()
        assert given["cancelled"]()
        return a_result("cancelled")

    def broken(spec: Any, space: Any, **given: Any) -> TuneResult:
        raise KernelError("nothing to vary", advice="Name something.")

    monkeypatch.setattr(tune_desk, "tune", cancelled)
    bench.desk.act("tune", {}, bench.variant)
    assert bench.status.wait(30) and bench.desk.row()["cancelled"]
    monkeypatch.setattr(tune_desk, "tune", broken)
    bench.desk.act("tune", {}, bench.variant)
    assert bench.status.wait(30) and bench.status.phase == "idle"
    assert bench.desk.row()["phase"] == "failed"
    assert bench.status.message is not None and "nothing to vary" in bench.status.message["text"]


def test_what_cannot_be_tuned_is_refused(bench: Bench) -> None:
    with pytest.raises(LaunchError, match="no kernel to compile"):
        bench.desk.act("tune", {}, None)
    with pytest.raises(LaunchError, match="tune:"):
        bench.desk.act("tune", {"trials": "many"}, bench.variant)
    with pytest.raises(LaunchError, match="tune:"):
        bench.desk.act("tune", {"colour": "red"}, bench.variant)
    with pytest.raises(LaunchError, match="no point 7"):
        bench.desk.act("tune_use", {"number": 7}, bench.variant)
    bench.status.phase = "compiling"
    with pytest.raises(LaunchError, match="while the session is compiling"):
        bench.desk.act("tune", {}, bench.variant)


def test_the_proposal_is_text_to_edit(bench: Bench) -> None:
    bench.desk.act("tune_propose", {}, bench.variant)
    rows = {row["name"]: row["values"] for row in bench.desk.row()["proposal"]}
    assert rows["schedule"] == "NONE, PREFETCH, MODULO" and rows["waves_m"] == "1, 2, 4"
    # As many as the command line tries of it.
    assert bench.desk.row()["proposed_trials"] == OF_A_PROPOSED_SPACE
