"""Stepping in a session: what views ask for and are told, and what goes wrong."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.device.test_run_compilation import inputs, recorded
from tests.emulator.test_stepper import looped_record
from wave_explorer.actions import step_desk
from wave_explorer.actions.session import Session
from wave_explorer.actions.stepping import step
from wave_explorer.queries import BadQuery


def opened() -> Session:
    session = Session(recorded(provenance=True))
    session.act("step_open", {"workgroup": [1, 0, 0]})
    assert session.wait(60)
    assert session.state()["stepping"]["open"], session.state()["stepping"]
    return session


@pytest.fixture(scope="module")
def session() -> Iterator[Session]:
    yield opened()


def trouble(session: Session) -> str:
    said: str = session.state()["stepping"]["trouble"]
    return said


def test_where_the_stepper_stands(session: Session) -> None:
    session.act("step_to", {"place": "start"})
    first = session.query("step")
    assert first["at"] == 0 and tuple(first["workgroup"]) == (1, 0, 0) and tuple(first["grid"]) == (2, 2, 1)
    assert [wave["status"] for wave in first["waves"]] == ["running"] * 4
    serial = session.state()["stepping"]["serial"]
    session.act("step", {"count": 3, "wave": 2})
    moved = session.query("step", {"wave": 2})
    assert session.state()["stepping"]["serial"] == serial + 1
    assert moved["at"] == 3 and moved["last_waves"] == [2] and moved["waves"][0]["line"] == first["line"]
    session.act("step_back", {"count": 3})
    assert session.query("step") == {**first, "reason": "back", "text": session.query("step")["text"]}


def test_registers_are_those_of_the_instruction_and_what_is_pinned(session: Session) -> None:
    session.act("step_to", {"place": "start"})
    found = session.query("step", {"pinned": ["v[3:4]"]})
    columns = {column["name"]: column for column in found["columns"]}
    assert columns["v3"]["roles"] == ["pinned"]
    stepper = session.steps.stepper(session.query("summary")["id"])
    assert stepper is not None
    for name, column in columns.items():
        np.testing.assert_array_equal(column["values"], stepper.register(name))
    assert columns["v0"]["roles"] == ["reads"]
    with pytest.raises(BadQuery, match="names no register"):
        session.query("step", {"pinned": ["nine"]})
    with pytest.raises(BadQuery, match="waves 0 to 3, not 9"):
        session.query("step", {"wave": 9})


def test_an_lds_access_by_bank_costs_what_the_meter_counts(session: Session) -> None:
    session.act("step_to", {"place": "start"})
    stepper = session.steps.stepper(session.query("summary")["id"])
    assert stepper is not None
    seen = 0
    while stepper.step().reason != "end":
        last = stepper.last
        if last is None or not any(access.space == "lds" for access in last.accesses):
            continue
        seen += 1
        if seen % 5:
            continue
        before = int(stepper.engine.banks.conflict_cycles[last.position])
        stepper.back()
        delta = before - int(stepper.engine.banks.conflict_cycles[last.position])
        stepper.step()
        cost = 0
        for wave in range(4):
            access = session.query("step", {"wave": wave})["lds"]
            assert access["wave"] == wave and access["line"] == stepper.program.instructions[last.position].line
            cost += sum(part["conflict_cycles"] for part in access["parts"])
        assert cost == delta
    assert seen > 20
    lds = session.query("step_lds")
    assert base64.b64decode(lds["content"]) == stepper.lds().tobytes() and lds["banks"] == 32


def test_a_matrix_instruction_before_and_after(session: Session) -> None:
    stepper = session.steps.stepper(session.query("summary")["id"])
    assert stepper is not None
    line = next(i.line for i in stepper.program.instructions if i.base.startswith("v_mfma"))
    session.act("step_to", {"place": "start"})
    session.act("step_to", {"place": "line", "line": line})
    assert session.wait(60)
    before = session.query("step")["matrix"]
    assert not before["executed"] and [one["name"] for one in before["operands"]] == ["A", "B", "C"]
    session.act("step")
    after = session.query("step")["matrix"]
    assert after["executed"] and [one["name"] for one in after["operands"]] == ["A", "B", "C", "D"]
    a, b, c, d = (np.array(one["value"], np.float64) for one in after["operands"])
    assert a.shape == (after["m"], after["k"]) and b.shape == (after["k"], after["n"])
    np.testing.assert_allclose(d, a @ b + c, rtol=1e-4, atol=1e-5)
    kinds = {column["name"]: column["kind"] for column in session.query("step")["columns"]}
    assert kinds[after["operands"][3]["registers"][0]] == "f32"


@pytest.mark.parametrize(
    ("name", "parameters", "said"),
    [
        ("step_to", {"place": "line", "line": 1}, "holds no instruction"),
        ("step_to", {"place": "node", "node": "nobody"}, "'nobody'"),
        ("step_watch", {"what": "nonsense["}, "cannot be watched"),
        ("step_unwatch", {"number": 99}, "no watchpoint 99"),
        ("step", {"wave": 7}, "waves 0 to 3, not 7"),
        ("step_open", {"workgroup": [9, 9, 9]}, "no workgroup (9, 9, 9)"),
    ],
)
def test_what_goes_wrong_is_told_and_nothing_moves(
    session: Session, name: str, parameters: dict[str, Any], said: str
) -> None:
    at = session.query("step")["at"]
    session.act(name, parameters)
    assert session.wait(60)
    assert said in trouble(session) and session.query("step")["at"] == at
    session.act("step_watch", {"what": "c[0, 0]"})
    assert trouble(session) == ""
    session.act("step_unwatch", {"number": session.query("step")["watches"][-1]["number"]})


def test_wrong_parameters_are_the_sessions_message(session: Session) -> None:
    session.act("step_to", {"place": "moon"})
    message = session.state()["message"]
    assert message["severity"] == "error" and "step_to" in message["text"]


def test_a_long_way_shows_its_progress_and_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(step_desk, "PATIENCE", 0.0)
    session = Session(looped_record())
    session.steps.give_inputs(session.state()["current"], inputs(256, 256, 4096))
    phases: list[str] = []
    session.on_change(lambda: phases.append(session.state()["phase"]))
    session.act("step_open", {})
    assert session.wait(60)
    session.act("step_to", {"place": "end"})
    assert session.state()["phase"] == "stepping"
    with pytest.raises(BadQuery, match="moving"):
        session.query("step")
    session.act("step")
    assert "stepping" in session.state()["message"]["text"]
    session.act("cancel")
    assert session.wait(60)
    found = session.query("step")
    assert found["reason"] == "cancelled" and 0 < found["at"] < 3000
    assert "stepping" in phases and session.state()["phase"] == "idle"
    session.act("step_to", {"place": "end"})
    assert session.wait(60)
    assert session.query("step")["reason"] == "end"


def test_a_stepper_made_in_python_is_that_of_the_views() -> None:
    comp = recorded(provenance=True)
    session = Session(comp)
    assert session.query("step") is None and session.query("step_lds") is None
    session.act("step")
    assert "open one first" in trouble(session)
    stepper = step(comp, inputs())
    stepper.step(5)
    session.steps.keep(comp.id, stepper)
    assert session.state()["stepping"]["open"] and session.query("step")["at"] == 5
