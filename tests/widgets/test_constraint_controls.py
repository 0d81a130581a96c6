"""The constraint editor's widgets on a session, without a browser: text fields follow the draft and the draft them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ipywidgets
import pytest

from wave_explorer.actions.session import Session
from wave_explorer.kernel import kernel
from wave_explorer.record import Compilation, Manifest
from wave_explorer.record.store import MemoryBlobs
from wave_explorer.widgets.explorer import Explorer

SHARE = "WaveConstraint(M, BLOCK_M / 4)"


@pytest.fixture
def explorer() -> Iterator[Explorer]:
    spec = kernel("gemm")
    made = Explorer(Session(Compilation(Manifest("one", "gemm", spec.build().data, "ok"), MemoryBlobs()), spec=spec))
    yield made
    made.close()


def row(explorer: Explorer, key: str) -> dict[str, Any]:
    return next(one for one in explorer.state["constraints"] if one["row"] == key)


def ask(explorer: Explorer, name: str, **params: Any) -> None:
    explorer._handle_custom_msg({"kind": "action", "id": "view-1", "name": name, "params": params}, [])


def test_each_row_has_a_text_field_in_the_page(explorer: Explorer) -> None:
    rows = explorer.state["constraints"]
    assert [one["row"] for one in rows] == ["0", "1", "2", "3", "4", "5"]
    for one in rows:
        field = ipywidgets.widget_serialization["from_json"](f"IPY_MODEL_{one['model']}", None)
        assert isinstance(field, ipywidgets.Text) and field.value == one["text"] and field.tooltip == one["help"]
        assert one["location"] and not one["changed"]
    assert {one["name"] for one in explorer.state["constraint_kinds"]} >= {"WaveConstraint", "Assumption"}


def test_typing_is_a_draft_and_one_click_puts_the_row_back(explorer: Explorer) -> None:
    explorer.constraints["3"].value = SHARE
    changed = row(explorer, "3")
    assert changed["changed"] and changed["original"] == "WaveConstraint(M, BLOCK_M / 2)" and not changed["findings"]
    assert explorer.state["draft_changes"] == [{"name": "row 3", "from": changed["original"], "to": SHARE}]
    ask(explorer, "reset_constraint", row="3")
    assert explorer.constraints["3"].value == changed["original"] and explorer.state["draft_changes"] == []
    explorer.constraints["3"].value = SHARE
    ask(explorer, "reset_draft")
    assert explorer.constraints["3"].value == changed["original"]


def test_what_is_wrong_stands_at_the_row(explorer: Explorer) -> None:
    explorer.constraints["3"].value = "WaveConstraint(M, BLOKC_M / 4)"
    trouble = row(explorer, "3")["trouble"]
    assert trouble["position"] == 18 and "BLOCK_M" in trouble["fix"]
    assert [error["name"] for error in explorer.state["draft_errors"]] == ["row 3"]
    assert explorer.constraints["3"].value == "WaveConstraint(M, BLOKC_M / 4)"
    explorer.constraints["3"].value = "WaveConstraint(M, 128)"
    assert row(explorer, "3")["trouble"] is None and explorer.state["draft_errors"] == []
    (finding,) = row(explorer, "3")["findings"]
    assert finding["severity"] == "error" and "tile is 64" in finding["message"]


def test_rows_come_and_go(explorer: Explorer) -> None:
    ask(explorer, "add_constraint", kind="Assumption")
    assert explorer.constraints["+0"].value == "Assumption(M > 0)" and row(explorer, "+0")["original"] is None
    explorer.constraints["+0"].value = "Assumption(K > 64)"
    ask(explorer, "set_constraint_field", row="5", field="max_bits_per_load", text="64")
    assert explorer.constraints["5"].value.endswith("max_bits_per_load=64)")
    ask(explorer, "remove_constraint", row="4")
    assert row(explorer, "4")["removed"] and explorer.constraints["4"].disabled
    ask(explorer, "remove_constraint", row="+0")
    with pytest.raises(KeyError):
        explorer.constraints["+0"]
    ask(explorer, "add_constraint", kind="__import__")
    assert explorer.state["message"]["severity"] == "error"


def test_the_rows_survive_a_record_without_a_kernel() -> None:
    spec = kernel("gemm")
    made = Explorer(Session(Compilation(Manifest("two", "gemm", spec.build().data, "ok"), MemoryBlobs())))
    assert made.state["constraints"] == [] and made.state["constraint_kinds"] == []
    ask(made, "set_constraint", row="3", text=SHARE)
    assert made.state["message"]["severity"] == "error"
    made.close()
