"""AMDGCN that a person edited: a record of its own, run as any other, with what no longer holds said."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from numpy.typing import NDArray

from wave_explorer.actions.editing import edit_asm
from wave_explorer.actions.run_any import run
from wave_explorer.analysis.hand_edited_asm import BY_HAND, NOTE, EditRefused, unchanged_lines
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Compilation, load, save


@lru_cache
def _add() -> Compilation:
    built = kernel("add").build()
    return record_compile(built, Recorder(built.data))


def _asm() -> str:
    text = _add().asm
    assert text is not None
    return text


def _inputs(comp: Compilation) -> dict[str, NDArray[Any]]:
    rng = np.random.default_rng(5)
    return {name: rng.standard_normal((16, 256)).astype(np.float16) for name in ("a", "b")}


def test_a_subtraction_in_place_of_the_addition() -> None:
    comp = _add()
    edited = edit_asm(
        comp, _asm().replace("v_pk_add_f16 v1, v1, v2", "v_pk_add_f16 v1, v1, v2 neg_lo:[0,1] neg_hi:[0,1]")
    )
    given = _inputs(comp)
    result = run(edited, given)
    np.testing.assert_array_equal(result.arrays["c"], given["a"] - given["b"])
    # The kernel's own reference says that this is no addition any more.
    assert not result.ok
    assert run(comp, given).ok


def test_the_edit_is_a_record_of_its_own(tmp_path: Path) -> None:
    comp = _add()
    text = _asm().replace("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(1)")
    edited = edit_asm(comp, text)
    assert (edited.manifest.hand_edited, edited.manifest.parent) == ("amdgcn", comp.id)
    assert edited.id != comp.id and comp.manifest.hand_edited == "" and comp.asm != text
    assert edited.asm == text and edited.spec == comp.spec and NOTE in edited.manifest.notes
    last = edited.stages[-1]
    assert edited.text(last) == text and edited.text(last, before=True) == comp.asm
    save(edited, tmp_path / "edited.wavex")
    again = load(tmp_path / "edited.wavex")
    assert again.manifest == edited.manifest and again.asm == text and again.provenance() == edited.provenance()
    assert again.last_graph() == comp.last_graph()
    # An edit of an edit stands on the first one, and the history shows one edit only.
    twice = edit_asm(again, _asm())
    assert [stage.id for stage in twice.stages].count("isa/hand_edit") == 1 and twice.manifest.parent == edited.id


def test_a_wait_that_was_dropped_is_found_by_the_check() -> None:
    lines = _asm().splitlines(keepends=True)
    text = "".join(line for line in lines if "s_waitcnt vmcnt(0)" not in line)
    edited = edit_asm(_add(), text)
    add_line = next(number for number, line in enumerate(text.splitlines(), 1) if "v_pk_add_f16" in line)
    found = run(edited, _inputs(edited), check=True).findings
    assert any(one.kind == "read-before-wait" and one.line == add_line for one in found), found
    assert not run(_add(), _inputs(edited), check=True).findings


def test_unchanged_lines_keep_their_links_and_others_have_none() -> None:
    comp = _add()
    old = comp.provenance()
    assert old is not None and old.usable
    text = _asm().replace("\ts_waitcnt vmcnt(0)\n", "\ts_nop 0\n\ts_waitcnt vmcnt(0)\n")
    new = edit_asm(comp, text).provenance()
    assert new is not None and len(new.instructions) == len(old.instructions) + 1
    lines, before = text.splitlines(), _asm().splitlines()
    by_text = {before[link.line - 1]: link for link in old.instructions}
    for link in new.instructions:
        if "s_nop 0" in lines[link.line - 1]:
            assert (link.nodes, link.attribution, link.rule) == ((), "none", BY_HAND)
        else:
            expected = by_text[lines[link.line - 1]]
            assert (link.nodes, link.attribution, link.mlir_lines) == (
                expected.nodes, expected.attribution, expected.mlir_lines,
            )  # fmt: skip
    assert new.mlir == old.mlir


def test_lines_are_matched_in_order() -> None:
    assert unchanged_lines("a\nb\nc\n", "a\n x\nc ") == {1: 1, 3: 3}
    assert unchanged_lines("", "a") == {}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(0", "line"),
        ("v_pk_add_f16 v1, v1, v2", "v_pk_add_f16 v1, v1, v[", "line"),
        (".LBB0_0", ".LBB0_9", "LBB0_"),
        ("add", "mul", "add"),
        ("gfx942", "gfx950", "gfx950"),
        ("s_endpgm", "s_endpgm\0", "characters"),
    ],
)
def test_a_text_that_cannot_be_used_is_refused(old: str, new: str, said: str) -> None:
    text = _asm()
    changed = text.replace(old, new) if old != ".LBB0_0" else text.replace(f"s_branch {old}", f"s_branch {new}")
    assert changed != text
    with pytest.raises(EditRefused) as refused:
        edit_asm(_add(), changed)
    assert said in str(refused.value)
    if said == "line":
        assert refused.value.line is not None and f"line {refused.value.line}" in refused.value.summary


def test_what_is_no_text_is_refused() -> None:
    with pytest.raises(EditRefused, match="no text but int"):
        edit_asm(_add(), cast("str", 5))


WAIT = "s_waitcnt vmcnt(0)"


@pytest.mark.parametrize(
    ("old", "new", "what", "used", "declared"),
    [
        ("v_pk_add_f16 v1, v1, v2", "v_pk_add_f16 v60, v1, v2", "VGPRs", 61, 3),
        (WAIT, "s_mov_b32 s101, 0", "SGPRs", 102, 10),
        (WAIT, "ds_write_b32 v0, v1 offset:64", "LDS", 68, 0),
        (WAIT, "scratch_store_dword off, v1, off", "scratch", 1, 0),
        (".amdhsa_group_segment_fixed_size 0", ".amdhsa_group_segment_fixed_size 512", "declarations", 512, 0),
    ],
)
def test_more_used_than_declared_is_a_diagnostic(old: str, new: str, what: str, used: int, declared: int) -> None:
    text = _asm().replace(old, new)
    assert text != _asm()
    (found,) = [one for one in edit_asm(_add(), text).diagnostics if one.code == "WX-C505"]
    evidence = (found.evidence["what"], found.evidence["used"], found.evidence["declared"])
    assert evidence == (what, used, declared) and found.severity == "error"
    if what != "declarations":
        assert found.line is not None and text.splitlines()[found.line - 1].strip() == new


def test_what_the_compiler_made_declares_enough() -> None:
    assert not [one for one in edit_asm(_add(), _asm() + "\n").diagnostics if one.code == "WX-C505"]
