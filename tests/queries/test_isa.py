"""Query ``isa``: basic blocks and waits of AMDGCN whose shape is known."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.isa.listing import FOLDER, REAL, wrapped
from wave_explorer.cli.assembly import open_assembly
from wave_explorer.queries import Subject, answer

GOLDEN = Path(__file__).parents[2] / "extension/src/core/__tests__/golden/isa_gemm_modulo.json"
"""What the views' own tests draw."""


def asked(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = answer(Subject(open_assembly(str(path))), "isa", {})
    return found


def test_blocks_of_a_loop_around_a_condition(tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    lines = ["s_mov_b32 s0, 0", ".Ltop:", "s_cbranch_scc0 .Lskip", "v_mov_b32 v0, 1", ".Lskip:", "s_cbranch_scc1 .Ltop"]
    path.write_text(wrapped("\n".join([*lines, "s_endpgm", "s_nop 0"])))
    blocks = asked(path)["blocks"]
    # The text begins in line 4, behind two directives and the kernel's label.
    assert [(block["first"], block["last"], block["label"]) for block in blocks] == [
        (4, 4, "k"), (6, 6, ".Ltop"), (7, 7, ""), (9, 9, ".Lskip"), (10, 10, ""), (11, 11, ""),
    ]  # fmt: skip
    assert [block["successors"] for block in blocks] == [(1,), (2, 3), (3,), (4, 1), (), ()]
    assert [block["depth"] for block in blocks] == [0, 1, 1, 1, 0, 0]
    assert [block["reached"] for block in blocks] == [True] * 5 + [False]
    assert all(block["hits"] is None for block in blocks)


@pytest.mark.parametrize("name", REAL)
def test_blocks_cover_every_instruction_once_and_notes_every_wait(name: str) -> None:
    found = asked(FOLDER / f"{name}.s")
    lines = [instruction["line"] for instruction in found["instructions"]]
    covered = [line for block in found["blocks"] for line in lines if block["first"] <= line <= block["last"]]
    assert covered == lines
    waits = {i["line"] for i in found["instructions"] if i["category"] == "wait"}
    assert {note["line"] for note in found["wait_notes"]} <= waits
    assert {wait["to"] for wait in found["waits"]} <= {note["line"] for note in found["wait_notes"]}
    assert all(wait["carried"] == (wait["to"] < wait["from"]) for wait in found["waits"])
    # A loop is where a block leads back to itself or to one above it.
    back = [b for b in found["blocks"] if any(to <= b["number"] for to in b["successors"])]
    assert len(back) == len(found["loops"])


def test_the_views_are_tested_with_what_is_answered_now() -> None:
    found = asked(FOLDER / "gemm_modulo_buffer_gfx942.s")
    assert json.loads(GOLDEN.read_text(encoding="utf-8")) == json.loads(json.dumps(found))
