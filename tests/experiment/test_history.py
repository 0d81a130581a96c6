"""What variants are called, and what acts on them give: nothing is lost, and undo and redo are each other's reverse."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tests.experiment.small_records import compiled, made_run
from wave_explorer.experiment import History, NothingToUndo, UnknownVariant
from wave_explorer.experiment.history import ACTS_KEPT
from wave_explorer.record.compilation import Origin


def labels(*compiles: tuple[str, Origin]) -> list[str]:
    history = History()
    for number, (kernel, origin) in enumerate(compiles):
        history.add(None, compiled(str(number), kernel, origin=origin))
    return [variant.label for variant in history.variants]


def test_a_record_on_its_own_is_the_original() -> None:
    assert labels(("gemm", "worker")) == ["original"]


def test_a_watched_compile_is_told_from_the_clean_one_after_it() -> None:
    assert labels(("gemm", "watch"), ("gemm", "worker")) == ["as run", "fresh compile"]


def test_no_two_compiles_of_a_watched_session_share_a_label() -> None:
    assert labels(("gemm", "watch"), ("gemm", "watch"), ("attention", "watch"), ("gemm", "watch")) == [
        "as run",
        "as run (2)",
        "attention, as run",
        "as run (3)",
    ]


def test_a_name_replaces_the_label_and_an_empty_one_gives_it_back() -> None:
    history = History()
    history.add(None, compiled("a"))
    assert history.rename("a", "  wide \n tiles ").label == "wide tiles"
    assert history.rename("a", "").label == "original"
    # Half a character, which no file could hold.
    assert history.rename("a", "wide \ud800").name == "wide ?"
    assert history.note("a", "x\udfff").note == "x?"


def test_the_pin_moves_and_says_which_is_the_baseline() -> None:
    history = History()
    for name in "abc":
        history.add(None, compiled(name))
    assert history.baseline is not None and history.baseline.id == "a"
    history.pin("c")
    history.pin("b")
    assert [variant.pinned for variant in history.variants] == [False, True, False]
    assert history.baseline.id == "b"
    history.undo()
    assert [variant.pinned for variant in history.variants] == [False, False, True]
    history.delete("c")
    assert history.baseline.id == "a"
    history.undo()
    assert history.baseline.id == "c"


def test_a_variant_whose_edit_was_undone_outlives_a_later_edit() -> None:
    history = History()
    history.add(None, compiled("a"))
    history.add(None, compiled("b"))
    history.update("b", run=made_run("r", "b"))
    history.undo()
    history.add(None, compiled("c"))
    with pytest.raises(NothingToUndo):
        history.redo()
    assert [variant.id for variant in history.deleted] == ["b"]
    assert history.restore("b").run is not None
    assert [variant.id for variant in history.variants] == ["a", "b", "c"]


def test_what_is_put_away_cannot_be_changed_and_says_so() -> None:
    history = History()
    history.add(None, compiled("a"))
    history.delete("a")
    for act in (history.delete, history.pin):
        with pytest.raises(UnknownVariant, match="is deleted"):
            act("a")
    with pytest.raises(UnknownVariant, match="no variant 'z'"):
        history.rename("z", "name")


def test_runs_are_kept_newest_first_and_only_the_newest_has_arrays() -> None:
    history = History()
    history.add(None, compiled("a"))
    for name in ("first", "second"):
        history.update("a", run=made_run(name, "a"))
    newest, oldest = history.get("a").runs
    assert (newest.run.data.id, oldest.run.data.id) == ("second", "first")
    assert newest.run.arrays and not oldest.run.arrays and oldest.run.outputs["c"].max_abs_err == 0.5


def test_a_new_compile_takes_the_place_of_the_same_one_with_all_that_was_said_of_it() -> None:
    history = History()
    history.add(None, compiled("old"))
    history.add(None, compiled("other"))
    history.rename("old", "reference")
    history.update("old", run=made_run("r", "old"))
    history.add(None, compiled("new"))
    history.renew("old", "new")
    assert [variant.id for variant in history.variants] == ["new", "other"]
    assert history.get("new").name == "reference" and history.get("new").run is not None
    history.undo()
    assert history.get("new").name == ""


@dataclass
class Model:
    """What a person would expect of the variants, as plain values."""

    order: list[str] = field(default_factory=list)
    facts: dict[str, dict[str, Any]] = field(default_factory=dict)

    def copy(self) -> Model:
        return Model(list(self.order), {key: dict(value) for key, value in self.facts.items()})


class Acts(RuleBasedStateMachine):
    """Random acts on a history beside a stack of earlier states of a model of it."""

    def __init__(self) -> None:
        super().__init__()
        self.history = History()
        self.model = Model()
        self.past: list[Model] = []
        self.future: list[Model] = []
        self.count = 0
        self.runs: dict[str, int] = {}

    def begin(self) -> None:
        self.past.append(self.model.copy())
        self.future.clear()

    def present(self) -> list[str]:
        return [key for key in self.model.order if not self.model.facts[key]["deleted"]]

    def choose(self, data: st.DataObject, deleted: bool = False) -> str:
        known = [key for key in self.model.order if self.model.facts[key]["deleted"]] if deleted else self.present()
        return data.draw(st.sampled_from(known))

    @rule()
    def edit(self) -> None:
        self.count += 1
        key = f"v{self.count}"
        # It is there, put away, in each state before: a compile is never lost.
        unknown = {"name": "", "note": "", "pinned": False, "deleted": True}
        for state in (*self.past, self.model):
            state.order.append(key)
            state.facts[key] = dict(unknown)
        self.begin()
        self.model.facts[key]["deleted"] = False
        self.history.add(None, compiled(key))
        self.runs[key] = 0

    @precondition(lambda self: self.present())
    @rule(data=st.data(), text=st.text(max_size=6))
    def annotate(self, data: st.DataObject, text: str) -> None:
        key, what = self.choose(data), data.draw(st.sampled_from(["name", "note"]))
        said = " ".join(text.split()) if what == "name" else text.strip()
        if self.model.facts[key][what] != said:
            self.begin()
            self.model.facts[key][what] = said
        (self.history.rename if what == "name" else self.history.note)(key, text)

    @precondition(lambda self: self.present())
    @rule(data=st.data(), pinned=st.booleans())
    def pin(self, data: st.DataObject, pinned: bool) -> None:
        key = self.choose(data)
        if self.model.facts[key]["pinned"] != pinned:
            self.begin()
            if pinned:
                for facts in self.model.facts.values():
                    facts["pinned"] = False
            self.model.facts[key]["pinned"] = pinned
        self.history.pin(key, pinned)

    @precondition(lambda self: self.present())
    @rule(data=st.data())
    def delete(self, data: st.DataObject) -> None:
        key = self.choose(data)
        self.begin()
        self.model.facts[key]["deleted"] = True
        self.history.delete(key)

    @precondition(lambda self: len(self.present()) < len(self.model.order))
    @rule(data=st.data())
    def restore(self, data: st.DataObject) -> None:
        key = self.choose(data, deleted=True)
        self.begin()
        self.model.facts[key]["deleted"] = False
        self.history.restore(key)

    @precondition(lambda self: self.present())
    @rule(data=st.data())
    def run(self, data: st.DataObject) -> None:
        key = self.choose(data)
        self.runs[key] += 1
        self.history.update(key, run=made_run(f"{key}-{self.runs[key]}", key))

    @rule()
    def undo(self) -> None:
        if not self.past:
            with pytest.raises(NothingToUndo):
                self.history.undo()
            return
        self.future.append(self.model)
        self.model = self.past.pop()
        self.history.undo()

    @rule()
    def redo(self) -> None:
        if not self.future:
            with pytest.raises(NothingToUndo):
                self.history.redo()
            return
        self.past.append(self.model)
        self.model = self.future.pop()
        self.history.redo()

    @rule()
    def begin_again(self) -> None:
        """As after a restart: a history that begins with the state goes on as if nothing had been."""
        self.history = History(self.history.state)

    @invariant()
    def is_as_expected(self) -> None:
        found = {variant.id: variant for variant in self.history.state.variants}
        assert list(found) == self.model.order
        for key, facts in self.model.facts.items():
            assert {name: getattr(found[key], name) for name in facts} == facts
            assert len(found[key].runs) == self.runs[key]
        assert sum(variant.pinned for variant in found.values()) <= 1
        assert [v.id for v in self.history.variants] == self.present()


Acts.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
TestActs = Acts.TestCase


def test_old_acts_are_forgotten_and_the_variants_stay() -> None:
    history = History()
    history.add(None, compiled("a"))
    for number in range(ACTS_KEPT + 10):
        history.note("a", str(number))
    assert len(history.state.acts) == ACTS_KEPT
    for _ in range(ACTS_KEPT):
        history.undo()
    with pytest.raises(NothingToUndo):
        history.undo()
    assert history.get("a").note == "9"


def test_a_variant_that_is_dropped_takes_its_acts_along() -> None:
    history = History()
    for name in "ab":
        history.add(None, compiled(name))
    history.note("a", "text")
    history.rename("b", "kept")
    history.drop(["a"])
    assert [act.variant for act in history.state.acts] == ["b", "b"]
    assert history.undo().kind == "rename" and history.get("b").name == ""
