from __future__ import annotations

import pytest

from tests.isa.forms import TABLES, forms
from tests.isa.listing import small_program
from wave_explorer.isa.category import counter_classes
from wave_explorer.isa.flow import ControlFlow
from wave_explorer.isa.memory_counters import counter_uses
from wave_explorer.isa.reader import read_instruction
from wave_explorer.isa.registers import carried, reads
from wave_explorer.isa.waits import waits


@pytest.mark.parametrize(
    ("target", "text", "uses"),
    [
        ("gfx942", "global_load_dword v0, v[2:3], off", [("vmcnt", 1, True)]),
        ("gfx942", "global_store_dword v[2:3], v0, off", [("vmcnt", 1, True)]),
        ("gfx942", "buffer_load_dword v0, s[0:3], 0 offen lds", [("vmcnt", 1, True)]),
        ("gfx942", "flat_load_dword v0, v[2:3]", [("vmcnt", 1, False), ("lgkmcnt", 1, False)]),
        ("gfx942", "s_load_dword s0, s[2:3], 0x0", [("lgkmcnt", 1, False)]),
        ("gfx942", "s_load_dwordx4 s[0:3], s[4:5], 0x0", [("lgkmcnt", 2, False)]),
        ("gfx942", "ds_read_b32 v0, v1", [("lgkmcnt", 1, True)]),
        ("gfx942", "buffer_inv sc1", []),
        ("gfx942", "buffer_wbl2 sc1", [("vmcnt", 1, True)]),
        ("gfx1100", "global_store_b32 v[2:3], v0, off", [("vscnt", 1, True)]),
        ("gfx1201", "global_load_b32 v0, v[2:3], off", [("loadcnt", 1, True)]),
        ("gfx1201", "global_store_b32 v[2:3], v0, off", [("storecnt", 1, True)]),
        ("gfx1201", "global_atomic_add_u32 v0, v[2:3], v4, off th:TH_ATOMIC_RETURN", [("loadcnt", 1, True)]),
        ("gfx1201", "global_atomic_add_u32 v[2:3], v4, off", [("storecnt", 1, True)]),
        ("gfx1201", "global_inv scope:SCOPE_DEV", [("loadcnt", 1, True)]),
        ("gfx1201", "global_wb scope:SCOPE_DEV", [("storecnt", 1, True)]),
        ("gfx1201", "image_sample v0, v1, s[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_1D", [("samplecnt", 1, True)]),
        ("gfx1201", "s_load_b96 s[0:2], s[4:5], 0x0", [("kmcnt", 2, False)]),
        ("gfx1201", "flat_store_b32 v[2:3], v0", [("storecnt", 1, False), ("dscnt", 1, False)]),
        ("gfx1250", "tensor_load_to_lds s[0:3], s[4:11]", [("tensorcnt", 1, True)]),
        ("gfx1250", "global_load_async_to_lds_b128 v1, v[2:3], off", [("asynccnt", 1, True)]),
        ("gfx1250", "global_prefetch_b8 v[0:1], off", []),
    ],
)  # fmt: skip
def test_what_counts_where(target: str, text: str, uses: list[tuple[str, int, bool]]) -> None:
    found = counter_uses(read_instruction(text), target)
    assert [(use.counter, use.amount, use.in_order) for use in found] == uses


def test_waits_of_gfx12_retire_by_their_own_counter() -> None:
    program = small_program(
        "\tglobal_load_b32 v0, v[2:3], off\n\tglobal_load_b32 v1, v[2:3], off\n\tds_load_b32 v4, v5\n"
        "\tglobal_store_b32 v[2:3], v6, off\n\ts_load_b64 s[0:1], s[2:3], 0x0\n"
        "\ts_wait_loadcnt_dscnt 0x100\n\ts_wait_kmcnt 0x1\n\ts_wait_kmcnt 0x0\n"
        "\ts_wait_storecnt 0x0\n\ts_wait_loadcnt 0x0\n\ts_endpgm",
        "gfx1201",
    )
    assert [wait.retires for wait in waits(program)] == [(0, 2), (), (4,), (3,), (1,)]


def test_tensor_and_async_loads_of_gfx1250() -> None:
    program = small_program(
        "\ttensor_load_to_lds s[0:3], s[4:11]\n\tglobal_load_async_to_lds_b32 v1, v[2:3], off\n"
        "\tglobal_load_async_to_lds_b32 v4, v[2:3], off\n\tglobal_store_async_from_lds_b32 v[2:3], v1, off\n"
        "\ts_wait_asynccnt 0x1\n\ts_wait_tensorcnt 0x0\n\ts_wait_xcnt 0x0\n\ts_wait_asynccnt 0x0\n\ts_endpgm",
        "gfx1250",
    )
    # Two of three have finished, the loads in order: the first is among them, whichever the other is.
    assert [wait.retires for wait in waits(program)] == [(1,), (0,), (), (2, 3)]


def test_an_unknown_jump_ends_its_path() -> None:
    flow = ControlFlow(small_program("\ts_set_pc_i64 s[0:1]\n\ts_endpgm", "gfx1250"))
    assert [block.successors for block in flow.blocks] == [(), ()]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("v_mov_b16_e32 v3.l, v1.h", {("v", 3)}),
        ("global_load_d16_hi_b16 v3, v[4:5], off", {("v", 3)}),
        ("v_writelane_b32 v3, s1, 2", {("v", 3)}),
        ("v_cvt_pk_fp8_f32 v3, v1, v2 op_sel:[0,0,1]", {("v", 3)}),
        ("v_mov_b32_dpp v3, v1 row_shr:1 row_mask:0xf bank_mask:0xf", {("v", 3)}),
        ("v_mov_b32_dpp v3, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1", set()),
        ("v_fmac_f32_e32 v3, v1, v2", set()),
        ("v_swap_b32 v3, v1", set()),
        ("global_load_b32 v3, v[4:5], off", set()),
    ],
)  # fmt: skip
def test_what_is_left_of_a_destination_is_carried(text: str, kept: set[tuple[str, int]]) -> None:
    instruction = read_instruction(text)
    assert carried(instruction) == kept
    assert kept <= reads(instruction)


def test_wave32_uses_half_of_implicit_masks() -> None:
    divide = read_instruction("v_div_fmas_f32 v0, v1, v2, v3")
    assert {("vcc", 1), ("exec", 1)} <= reads(divide)
    assert reads(divide, 32) == {("v", 1), ("v", 2), ("v", 3), ("vcc", 0), ("exec", 0)}


@pytest.mark.parametrize("table", TABLES)
def test_every_form_belongs_to_one_class_of_counters(table: str) -> None:
    basic = {"VALU", "SALU", "SMEM", "VMEM", "LDS", "BRANCH", "SENDMSG", "OTHER"}
    for form in forms(table):
        assert len(counter_classes(form.instruction) & basic) == 1, form.text
