from __future__ import annotations

import pytest

from tests.isa.listing import REAL, real_program
from wave_explorer.isa.category import category, counter_classes
from wave_explorer.isa.reader import read_instruction


@pytest.mark.parametrize(
    ("text", "kind", "classes"),
    [
        ("v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]", "mfma", {"VALU", "MFMA"}),
        ("v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[12:15], v[0:7]", "mfma", {"VALU", "MFMA"}),
        ("v_accvgpr_read_b32 v0, a0", "valu", {"VALU"}),
        ("ds_bpermute_b32 v0, v1, v2", "lds", {"LDS"}),
        ("global_load_dword v0, v[2:3], off", "vmem", {"VMEM", "VMEM_RD", "FLAT"}),
        ("buffer_store_dword v0, v1, s[0:3], 0 offen", "vmem", {"VMEM", "VMEM_WR"}),
        ("s_load_dwordx2 s[0:1], s[2:3], 0x0", "salu", {"SMEM"}),
        ("s_and_b64 s[0:1], s[2:3], vcc", "salu", {"SALU"}),
        ("s_waitcnt vmcnt(0)", "wait", {"OTHER"}),
        ("s_wait_kmcnt 0x0", "wait", {"OTHER"}),
        ("s_wait_alu 0xfffd", "ctl", {"OTHER"}),
        ("s_barrier_signal -1", "sync", {"OTHER"}),
        ("s_cbranch_scc1 .L", "ctl", {"BRANCH"}),
        ("s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)", "ctl", {"SENDMSG"}),
        ("s_endpgm", "ctl", {"OTHER"}),
    ],
)
def test_category_and_counter_classes(text: str, kind: str, classes: set[str]) -> None:
    instruction = read_instruction(text)
    assert category(instruction) == kind
    assert counter_classes(instruction) == classes


@pytest.mark.parametrize("name", REAL)
def test_one_basic_class_each(name: str) -> None:
    basic = {"VALU", "SALU", "SMEM", "VMEM", "LDS", "BRANCH", "SENDMSG", "OTHER"}
    for instruction in real_program(name).instructions:
        assert len(counter_classes(instruction) & basic) == 1, instruction.text
