"""LDS that a text declares, against the target's and against accesses whose place the text itself tells."""

from __future__ import annotations

import pytest

from tests.emulator.listing import kernel_text
from wave_explorer.isa.declared import Inconsistency, inconsistencies
from wave_explorer.isa.reader import read

SIZE = "amdhsa_group_segment_fixed_size"


def text(body: str, lds_bytes: int, document: int | None = None, target: str = "gfx942") -> str:
    made = kernel_text(
        "".join(f"\n\t{line}" for line in [*body.split("; "), "s_endpgm"]), lds_bytes=lds_bytes, target=target
    )
    if document is None:
        return made
    return made.replace("  - .name: k\n", f"  - .name: k\n    .group_segment_fixed_size: {document}\n")


def lds(body: str, lds_bytes: int, document: int | None = None, target: str = "gfx942") -> list[Inconsistency]:
    return [one for one in inconsistencies(read(text(body, lds_bytes, document, target))) if one.what == "LDS"]


# Bytes that must be there at least: CDNA3 ISA, 11.3: paired offsets count elements, st64 ones 64 elements.
@pytest.mark.parametrize(
    ("body", "end"),
    [
        ("ds_read_b32 v1, v0 offset:60", 64),
        ("ds_read_u8 v1, v0 offset:60", 61),
        ("ds_write_b128 v0, v[2:5] offset:48", 64),
        ("ds_read2_b64 v[2:5], v0 offset0:2 offset1:68", 552),
        ("ds_read2st64_b32 v[2:3], v0 offset1:2", 516),
        ("ds_write2_b32 v0, v1, v2 offset0:3", 16),
        ("ds_add_u64 v0, v[2:3] offset:8", 16),
        ("ds_add_rtn_u32 v1, v0, v2 offset:8", 12),
        ("ds_wrxchg2_rtn_b32 v[2:3], v0, v4, v5 offset1:7", 32),
        ("v_mov_b32_e32 v9, 0x1000; ds_write_b64 v9, v[2:3] offset:16", 0x1018),
        ("v_mov_b32_e32 v9, 0x1000; v_mov_b32_e32 v2, 1; ds_read_b32 v3, v9", 0x1004),
    ],
)
def test_the_end_of_an_access_that_the_text_tells(body: str, end: int) -> None:
    (found,) = lds(body, end - 1)
    assert (found.used, found.declared, found.line) == (end, end - 1, 6 + body.count(";"))
    assert lds(body, end) == []


@pytest.mark.parametrize(
    "body",
    [
        "ds_bpermute_b32 v1, v0, v2 offset:4096",
        "ds_swizzle_b32 v1, v0 offset:swizzle(BROADCAST,4,1)",
        # Not a constant any more, data and no address, and code that is jumped to in between.
        "v_mov_b32_e32 v9, 0x1000; v_and_b32_e32 v9, 31, v9; ds_read_b32 v3, v9",
        "v_mov_b32_e32 v9, 0x1000; ds_write_b32 v0, v9",
        "v_mov_b32_e32 v9, 0x1000\n.Lx:; ds_read_b32 v3, v9",
    ],
)
def test_what_is_not_known_is_not_claimed(body: str) -> None:
    assert lds(body, 64) == []


@pytest.mark.parametrize(("target", "most"), [("gfx942", 65536), ("gfx950", 163840), ("gfx1201", 65536)])
def test_more_than_the_target_has_names_both_numbers(target: str, most: int) -> None:
    assert lds("s_nop 0", most, target=target) == []
    for directive, document in ((most + 1, None), (most + 1, 64), (64, most + 1)):
        (found,) = lds("s_nop 0", directive, document, target)
        assert (found.declared, found.limit) == (most + 1, most)
        assert str(most) in found.message and str(most + 1) in found.message


@pytest.mark.parametrize(("directive", "document"), [(16, 64), (64, 16)])
def test_of_two_sizes_a_kernel_can_rely_on_the_smaller(directive: int, document: int) -> None:
    facts = read(text("s_nop 0", directive, document)).metadata
    assert (facts.lds_bytes, facts.largest_lds_bytes) == (16, 64)
    (found,) = lds("ds_read_b32 v1, v0 offset:16", directive, document)
    assert found.declared == 16
