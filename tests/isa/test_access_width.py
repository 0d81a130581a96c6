from __future__ import annotations

import pytest

from tests.emulator.listing import kernel_text
from wave_explorer.isa.access_width import access_kind, lane_bytes
from wave_explorer.isa.reader import read

BYTES = {
    "global_load_dwordx4 v[0:3], v[4:5], off": ("load", 16),
    "global_load_dword v0, v1, s[2:3]": ("load", 4),
    "global_load_ushort v0, v1, s[2:3]": ("load", 2),
    "global_load_short_d16_hi v0, v1, s[2:3]": ("load", 2),
    "global_load_ubyte_d16 v0, v1, s[2:3]": ("load", 1),
    "global_store_dwordx3 v1, v[4:6], s[2:3]": ("store", 12),
    "global_store_short v1, v2, s[2:3]": ("store", 2),
    "global_store_byte_d16_hi v1, v2, s[2:3]": ("store", 1),
    "buffer_load_dwordx2 v[0:1], v2, s[4:7], 0 offen": ("load", 8),
    "buffer_store_dword v0, v2, s[4:7], 0 offen": ("store", 4),
    "flat_load_dword v0, v[2:3]": ("load", 4),
    "global_atomic_add v1, v2, s[2:3]": ("atomic", 4),
    "global_atomic_add_x2 v1, v[2:3], s[2:3]": ("atomic", 8),
    "global_atomic_add_f32 v1, v2, s[2:3]": ("atomic", 4),
    "global_atomic_pk_add_f16 v1, v2, s[2:3]": ("atomic", 4),
    "global_atomic_max_f64 v1, v[2:3], s[2:3]": ("atomic", 8),
    "ds_read_b128 v[0:3], v4": (None, None),
    "s_load_dwordx4 s[0:3], s[4:5], 0x0": (None, None),
}


@pytest.mark.parametrize("text", BYTES)
def test_bytes_that_a_lane_moves(text: str) -> None:
    instruction = read(kernel_text(text + "\ns_endpgm")).instructions[0]
    assert (access_kind(instruction), lane_bytes(instruction)) == BYTES[text]
