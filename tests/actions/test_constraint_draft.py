"""Constraints in the draft of a session: typed, filled in, added, removed, put back; trouble stands at the row."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.kernel.hostile_texts import HOSTILE
from tests.queries.test_payload_contract import fields_of
from wave_explorer.actions import constraint_acts
from wave_explorer.actions.constraint_acts import act_on_constraints, constraint_edit_rows
from wave_explorer.actions.constraint_draft import DraftRow
from wave_explorer.actions.draft import Draft
from wave_explorer.kernel import KernelError, kernel

SHARE = "WaveConstraint(M, BLOCK_M / 4)"


@pytest.fixture
def draft() -> Draft:
    return Draft(kernel("gemm"))


def row(draft: Draft, key: str) -> DraftRow:
    return next(one for one in draft.constraint_rows() if one.known.row == key)


def test_a_typed_row_is_a_change_and_putting_it_back_is_none(draft: Draft) -> None:
    draft.set_constraint("3", SHARE)
    assert draft.changes() == (("row 3", "WaveConstraint(M, BLOCK_M / 2)", SHARE),) and draft.errors() == ()
    assert draft.spec() == kernel("gemm").edit(constraints={3: SHARE})
    assert row(draft, "3").edited and not row(draft, "4").edited
    draft.reset_constraint("3")
    assert draft.changes() == () and draft.spec() == kernel("gemm")
    draft.set_constraint("3", SHARE)
    draft.set_constraint("3", "WaveConstraint(M, BLOCK_M / 2)")
    assert draft.changes() == ()


def test_an_error_points_at_the_character_and_the_text_stays(draft: Draft) -> None:
    draft.set_constraint("3", "  WaveConstraint(M, BLOKC_M / 4)")
    wrong = row(draft, "3")
    assert wrong.text == "WaveConstraint(M, BLOKC_M / 4)" and wrong.trouble is not None
    assert wrong.trouble.position == wrong.text.index("BLOKC_M") and "BLOCK_M" in wrong.trouble.fix
    assert "^" not in wrong.trouble.fix
    assert [error.name for error in draft.errors()] == ["row 3"]
    with pytest.raises(KernelError):
        draft.spec()
    assert row(draft, "4").trouble is None


def test_what_cannot_work_is_said_at_the_row_before_a_compile(draft: Draft) -> None:
    draft.set_constraint("3", "WaveConstraint(M, 128)")
    (finding,) = row(draft, "3").findings
    assert finding.severity == "error" and "the workgroup's tile is 64" in finding.message and finding.fix
    assert draft.errors() == ()
    # A symbol is as much a part of it.
    draft.reset()
    draft.set("BLOCK_M", "65")
    assert "65/2" in row(draft, "3").findings[0].message


def test_what_was_said_stays_when_the_edit_is_compiled(draft: Draft) -> None:
    draft.set_constraint("3", "WaveConstraint(M, 128)")
    draft.rebase(draft.spec())
    assert draft.changes() == () and "tile is 64" in row(draft, "3").findings[0].message
    draft.set_constraint("3", "WaveConstraint(M, 64)")
    assert not any("tile is 64" in one.message for one in row(draft, "3").findings)
    draft.reset()
    assert "tile is 64" in row(draft, "3").findings[0].message
    draft.rebase(kernel("gemm"))
    assert not any(one.findings for one in draft.constraint_rows())


def test_rows_are_added_filled_in_and_removed(draft: Draft) -> None:
    first, second = draft.add_constraint("Assumption"), draft.add_constraint("Assumption")
    assert (first, second) == ("+0", "+1") and row(draft, "+0").text == "Assumption(M > 0)"
    draft.set_constraint("+1", "Assumption(K > 64)")
    draft.remove_constraint("+0")
    assert [one.known.row for one in draft.constraint_rows()][-1] == "+1"
    assert [edit.text for edit in draft.spec().constraint_edits] == ["Assumption(K > 64)"]
    draft.set_constraint("+1", "Assumption(K < 3)")
    assert "is not so" in row(draft, "+1").findings[0].message
    draft.remove_constraint("5")
    assert row(draft, "5").text is None and "no HardwareConstraint" in row(draft, "5").findings[0].message
    draft.reset()
    assert len(draft.constraint_rows()) == 6 and draft.spec() == kernel("gemm")


def test_every_class_begins_with_a_text_that_can_be_read(draft: Draft) -> None:
    for kind in constraint_edit_rows(draft)["constraint_kinds"]:
        key = draft.add_constraint(kind["name"])
        assert row(draft, key).trouble is None, row(draft, key)
        draft.remove_constraint(key)


def test_a_field_is_filled_in_with_a_legal_choice(draft: Draft) -> None:
    (mma,) = (field for field in row(draft, "5").known.fields if field.name == "mma_type")
    assert "MMAType.F32_32x32x8_F16" in mma.choices and "MMAType.F32_16x16x32_F16" not in mma.choices
    draft.set_constraint_field("5", "mma_type", "MMAType.F32_32x32x8_F16")
    assert "F32_32x32x8_F16" in (row(draft, "5").text or "") and draft.errors() == ()
    (mma,) = (field for field in row(draft, "5").known.fields if field.name == "mma_type")
    assert mma.changed and mma.text == "MMAType.F32_32x32x8_F16"
    with pytest.raises(KernelError, match="no field"):
        draft.set_constraint_field("5", "mma", "x")


NO_HARDWARE = """
import wave_lang.kernel.lang as tkl, wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import *
M, N, B = tkl.sym.M, tkl.sym.N, tkl.sym.B
def make():
    @tkw.wave([tkw.WorkgroupConstraint(M, B, 0), tkw.WaveConstraint(M, B)])
    def copy(a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f16], c: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f16]):
        tkw.write(tkw.read(a), c)
    return copy, {M: 64, N: 64, B: 64}
"""


def test_what_the_kernel_itself_lacks_stands_in_no_row(tmp_path: Path) -> None:
    (tmp_path / "lacks.py").write_text(NO_HARDWARE)
    draft = Draft(kernel(f"{tmp_path / 'lacks.py'}:make"))
    draft.set_constraint("1", "WaveConstraint(M, B / 2)")
    (finding,) = constraint_edit_rows(draft)["constraint_findings"]
    assert "no HardwareConstraint" in finding["message"] and "threads_per_wave=64" in finding["fix"]
    draft.add_constraint("HardwareConstraint")
    assert constraint_edit_rows(draft)["constraint_findings"] == []


def test_an_edited_variant_is_the_base_and_the_kernel_stays_the_original() -> None:
    edited = kernel("gemm").edit(constraints=[(3, SHARE), (4, None), ("+", "Assumption(K > 64)")])
    draft = Draft(edited)
    assert draft.changes() == ()
    rows = {one["row"]: one for one in constraint_edit_rows(draft)["constraints"]}
    assert [key for key, one in rows.items() if one["changed"]] == ["3", "4", "+0"]
    assert not any(one["edited"] for one in rows.values()) and rows["4"]["removed"]
    assert rows["4"]["text"] == "WaveConstraint(N, BLOCK_N / 2)" == rows["4"]["original"]
    for key in ("3", "4", "+0"):
        draft.reset_constraint(key)
    assert draft.spec() == kernel("gemm") and len(draft.changes()) == 3
    draft.add_constraint("Assumption")
    assert [edit.text for edit in draft.spec().constraint_edits] == ["Assumption(M > 0)"]
    draft.set_constraint("+1", "Assumption(K < 3)")
    assert row(draft, "+1").findings and not row(draft, "+0").findings
    draft.rebase(kernel("gemm"))
    assert draft.changes() == () and len(draft.constraint_rows()) == 6


def test_settings_and_rows_are_compiled_together(draft: Draft) -> None:
    draft.set("BLOCK_M", "128")
    draft.set_constraint("3", SHARE)
    draft.set("BLOCK_N", "x")
    assert [error.name for error in draft.errors()] == ["BLOCK_N"]
    draft.reset("BLOCK_N")
    assert draft.spec() == kernel("gemm").edit(symbols={"BLOCK_M": 128}, constraints={3: SHARE})


def test_actions_are_strict(draft: Draft) -> None:
    act_on_constraints(draft, "set_constraint", {"row": "3", "text": SHARE})
    assert draft.changes()
    for wrong in ({"row": 3, "text": "x"}, {"row": "3"}, {"row": "3", "text": "x", "more": 1}):
        with pytest.raises(ValueError, match="set_constraint"):
            act_on_constraints(draft, "set_constraint", wrong)
    for name, parameters in (
        ("remove_constraint", {"row": "77"}),
        ("reset_constraint", {"row": "__class__"}),
        ("add_constraint", {"kind": "exec"}),
    ):
        with pytest.raises(KernelError, match="there is no"):
            act_on_constraints(draft, name, parameters)


def test_hostile_texts_are_kept_as_text(draft: Draft, tmp_path: Path) -> None:
    canary = tmp_path / "canary"
    for text in HOSTILE:
        draft.set_constraint("3", text.format(canary=canary))
        assert row(draft, "3").trouble is not None, text[:100]
        assert constraint_edit_rows(draft)["constraints"][3]["trouble"]["message"]
    assert not canary.exists()


@pytest.mark.parametrize(
    ("interface", "struct"),
    [
        ("ConstraintEditRow", constraint_acts.ConstraintEditRow),
        ("ConstraintField", constraint_acts.FieldRow),
        ("ConstraintTrouble", constraint_acts.TroubleRow),
        ("ConstraintFinding", constraint_acts.FindingRow),
        ("ConstraintKind", constraint_acts.ConstraintKindRow),
    ],
)
def test_the_views_have_the_same_fields(interface: str, struct: type[msgspec.Struct]) -> None:
    assert fields_of(interface) == {field.encode_name for field in msgspec.structs.fields(struct)}
