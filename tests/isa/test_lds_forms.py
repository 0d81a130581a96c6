"""How LDS instructions access LDS, by AMD's instruction lists (CDNA3 ISA 12.14, CDNA4 ISA, RDNA4 ISA)."""

from __future__ import annotations

import pytest

from tests.emulator.listing import kernel_text
from wave_explorer.isa.lds_forms import LdsForm, lds_form
from wave_explorer.isa.reader import read

FORMS: dict[str, LdsForm | None] = {
    "ds_read_b32 v1, v0 offset:8": LdsForm("read", 32, (8,)),
    "ds_read_b96 v[4:6], v0": LdsForm("read", 96, (0,)),
    "ds_read_b128 v[4:7], v0 offset:16": LdsForm("read", 128, (16,)),
    "ds_read_u16 v1, v0 offset:2": LdsForm("read", 16, (2,)),
    "ds_read_i8 v1, v0": LdsForm("read", 8, (0,)),
    "ds_read_u16_d16_hi v1, v0": LdsForm("read", 16, (0,)),
    "ds_read2_b64 v[4:7], v0 offset0:1 offset1:4": LdsForm("read", 64, (8, 32)),
    "ds_read2_b32 v[4:5], v0 offset1:3": LdsForm("read", 32, (0, 12)),
    "ds_read2st64_b64 v[4:7], v0 offset0:1 offset1:2": LdsForm("read", 64, (512, 1024)),
    "ds_write_b8 v0, v1 offset:3": LdsForm("write", 8, (3,)),
    "ds_write_b16_d16_hi v0, v1": LdsForm("write", 16, (0,)),
    "ds_write_b128 v0, v[4:7]": LdsForm("write", 128, (0,)),
    "ds_write2_b32 v0, v1, v2 offset0:1 offset1:9": LdsForm("write", 32, (4, 36)),
    "ds_write2st64_b64 v0, v[4:5], v[6:7] offset1:5": LdsForm("write", 64, (0, 2560)),
    "ds_add_u32 v0, v1": LdsForm("other", 0, (0,)),
    "ds_bpermute_b32 v1, v0, v2": None,
    "ds_swizzle_b32 v1, v0 offset:0x1f": None,
    "global_load_dword v1, v[2:3], off": None,
    "buffer_load_dword v1, s[4:7], 0 offen lds": LdsForm("fill", 0, (0,)),
    "global_load_lds_dword v[2:3], off": LdsForm("fill", 0, (0,)),
}


@pytest.mark.parametrize("text", FORMS)
def test_forms(text: str) -> None:
    instruction = next(one for one in read(kernel_text(f"\t{text}\n\ts_endpgm")).instructions if one.text == text)
    assert lds_form(instruction) == FORMS[text]


def test_transposing_reads_and_names_of_gfx12() -> None:
    names = {
        "ds_read_b64_tr_b16 v[4:5], v0 offset:32": LdsForm("read", 64, (32,), transposed=True),
        "ds_load_2addr_b64 v[4:7], v0 offset1:4": LdsForm("read", 64, (0, 32)),
        "ds_load_2addr_stride64_b32 v[4:5], v0 offset1:1": LdsForm("read", 32, (0, 256)),
        "ds_store_b128 v0, v[4:7]": LdsForm("write", 128, (0,)),
        "ds_store_2addr_b64 v0, v[4:5], v[6:7] offset1:1": LdsForm("write", 64, (0, 8)),
        "ds_load_u16 v1, v0": LdsForm("read", 16, (0,)),
    }
    listing = "".join(f"\t{text}\n" for text in names) + "\ts_endpgm"
    found = {one.text: lds_form(one) for one in read(kernel_text(listing)).instructions}
    assert {text: found[text] for text in names} == names
