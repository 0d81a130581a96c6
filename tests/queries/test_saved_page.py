"""A saved page holds what a kernel would answer, and says what it holds."""

from __future__ import annotations

import gzip
import json
from typing import Any

import msgspec
import pytest

import wave_explorer as wx
from tests.queries.saved_maps import GOLDEN, maps_of
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.queries.saved_answers import question_key
from wave_explorer.queries.saved_page import PAGE_FORMAT, packed, saved_page, unpacked
from wave_explorer.queries.saved_states import most_telling
from wave_explorer.record import Compilation


@pytest.fixture(scope="module")
def comp() -> Compilation:
    made = wx.compile(wx.kernel("gemm", M=64, N=64, K=64))
    assert isinstance(made, Compilation)
    return made


@pytest.fixture(scope="module")
def subject(comp: Compilation) -> Subject:
    return Subject(comp, wx.run(comp))


@pytest.fixture(scope="module")
def page(comp: Compilation, subject: Subject) -> dict[str, Any]:
    state = {"title": "gemm", "variants": [{"id": comp.id, "label": "first"}], "current": comp.id}
    return unpacked(packed(saved_page(state, {comp.id: subject}, texts="few")))


def opened(page: dict[str, Any], answers: dict[str, Any], key: str) -> Any:
    """An answer as the page reads it; ``BadQuery`` for one that was refused."""
    kept = answers[key]
    if not isinstance(kept, dict):
        return kept
    if "$refused" in kept:
        raise BadQuery(kept["$refused"])
    fields = {
        name: page["texts"][value["$text"]] if isinstance(value, dict) and "$text" in value else value
        for name, value in kept.items()
        if name != "$like"
    }
    return {**(opened(page, answers, kept["$like"]) if "$like" in kept else {}), **fields}


def asked(key: str) -> tuple[str, dict[str, Any]]:
    name, _, parameters = key.partition(" ")
    return name, json.loads(parameters)


def test_every_answer_is_the_kernels(page: dict[str, Any], comp: Compilation, subject: Subject) -> None:
    answers = page["variants"][comp.id]["answers"]
    names = set()
    for key in answers:
        name, parameters = asked(key)
        names.add(name)
        try:
            expected = answer(subject, name, parameters)
        except BadQuery as error:
            with pytest.raises(BadQuery) as refused:
                opened(page, answers, key)
            assert str(refused.value) == str(error)
        else:
            assert opened(page, answers, key) == json.loads(json.dumps(expected)), key
    assert {"graph", "text", "node", "isa", "run", "output", "lds", "memory", "coverage", "matrix_layout"} <= names


def test_defaults_are_no_other_question(page: dict[str, Any]) -> None:
    defaults = page["defaults"]
    place = {"workgroup": [0, 0, 0], "iteration": 0, "wave": 0, "node": None}
    assert question_key("lds", place, defaults) == question_key("lds", {}, defaults) == "lds {}"
    assert question_key("lds", {"wave": 1, "node": "a"}, defaults) == 'lds {"node":"a","wave":1}'


def test_all_graphs_and_indices_are_there(page: dict[str, Any], comp: Compilation) -> None:
    variant = page["variants"][comp.id]
    graphs = [stage.id for stage in comp.stages if stage.language == "graph" and stage.after is not None]
    assert graphs
    assert all(f'graph {{"stage":"{stage}"}}' in variant["answers"] for stage in graphs)
    assert set(variant["indices"]["form_of"]) == set(graphs)
    last = comp.last_graph()
    assert last is not None
    held = variant["indices"]["form_of"][graphs[-1]]
    assert [node.name for node in last.nodes.values() if node.index and node.id not in held] == []


def test_long_texts_stand_there_once(page: dict[str, Any]) -> None:
    texts = page["texts"]
    assert texts and len(texts) == len(set(texts))


def test_what_it_holds_is_listed(page: dict[str, Any]) -> None:
    assert page["format"] == PAGE_FORMAT
    assert any(note.startswith("Lane maps of every node after all") for note in page["notes"])
    assert any("the newest run and its output" in note for note in page["notes"])


def test_the_state_on_view_is_a_small_part(comp: Compilation, subject: Subject) -> None:
    state = {"title": "gemm", "variants": [], "current": comp.id}
    near = saved_page(state, {comp.id: subject}, selection={"stage": "fx/promote_placeholders"}, reach="view")
    graphs = {asked(key)[1]["stage"] for key in near.variants[comp.id].answers if key.startswith("graph ")}
    telling = most_telling(comp.stages)
    assert telling is not None
    assert {"fx/promote_placeholders", telling.id} <= graphs
    assert len(graphs) <= 3
    assert len(packed(near)) < 400_000


def test_what_is_selected_is_there_though_nothing_else_is(comp: Compilation, subject: Subject) -> None:
    reads = [row["node"] for row in answer(subject, "lds", {})["accesses"]]
    state = {"title": "gemm", "variants": [], "current": comp.id}
    selection = {"node": reads[-1], "workgroup": [0, 0, 0], "iteration": 1, "wave": 1, "instruction": None}
    near = unpacked(packed(saved_page(state, {comp.id: subject}, selection=selection, reach="view")))
    key = question_key("lds", {"node": reads[-1], "iteration": 1, "wave": 1}, near["defaults"])
    asked_of = {"node": reads[-1], "iteration": 1, "wave": 1}
    expected = json.loads(json.dumps(answer(subject, "lds", asked_of)))
    assert opened(near, near["variants"][comp.id]["answers"], key) == expected


def test_equal_pages_are_equal_texts(comp: Compilation, subject: Subject) -> None:
    state = {"title": "gemm", "variants": [], "current": comp.id}
    assert packed(saved_page(state, {comp.id: subject}, reach="view")) == packed(
        saved_page(state, {comp.id: subject}, reach="view")
    )


def test_the_front_ends_golden_maps_are_what_a_kernel_answers_today(comp: Compilation) -> None:
    """The forms and payloads of the file have the fields that this code writes."""
    golden = msgspec.json.decode(gzip.decompress(GOLDEN.read_bytes()))
    now = maps_of(comp, "gemm", nodes=2, places=1)
    for case in golden:
        assert set(case["indices"]) == set(now["indices"])
        assert set(case["maps"][0]) == set(now["maps"][0])
        assert set(case["derivations"][0]["payload"]) == set(now["derivations"][0]["payload"])
