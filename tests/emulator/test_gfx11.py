"""gfx11: launch state, waits under its names, pairs of operations, and a compiled kernel."""

from __future__ import annotations

import numpy as np
import pytest

from tests.emulator.kernels import text
from tests.emulator.listing import kernel_text
from tests.emulator.machine import Machine
from wave_explorer.device import run_asm
from wave_explorer.emulator.faults import UnsupportedInstruction

IDS = """
	s_load_b64 s[6:7], s[0:1], 0x0
	v_bfe_u32 v2, v0, 10, 10
	v_and_b32_e32 v1, 0x3ff, v0
	s_mul_i32 s5, s4, 3
	s_add_i32 s5, s5, s3
	v_mad_u32_u24 v4, v2, 5, v1
	s_mul_i32 s5, s5, 2
	s_add_i32 s5, s5, s2
	s_mul_i32 s5, s5, 35
	v_add_nc_u32_e32 v5, s5, v4
	v_mov_b32_e32 v6, s5
	v_dual_lshlrev_b32 v5, 2, v5 :: v_dual_add_nc_u32 v6, v6, v0
	s_waitcnt lgkmcnt(0)
	global_store_b32 v5, v6, s[6:7] dlc
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm"""


@pytest.mark.parametrize("lanes", [32, 64])
def test_workgroup_ids_follow_the_user_registers(lanes: int) -> None:
    body = IDS
    if lanes == 64:  # pairs of operations are for waves of 32 only
        pair = "v_dual_lshlrev_b32 v5, 2, v5 :: v_dual_add_nc_u32 v6, v6, v0"
        body = IDS.replace(pair, "v_lshlrev_b32_e32 v5, 2, v5\n\tv_add_nc_u32_e32 v6, v6, v0")
    listing = kernel_text(body, arguments=1, ids="xyz", target="gfx1100", lanes=lanes)
    run = run_asm(listing, [np.zeros((2, 3, 2, 35), np.uint32)], (2, 3, 2), (5, 7, 1))
    assert run.ok, run.findings
    y, x = np.unravel_index(np.arange(35), (7, 5))
    expected = (x | y << 10)[None, :] + 35 * np.arange(12)[:, None]
    assert (run.arrays["arg0"].reshape(12, 35) == expected).all()


def test_a_compiled_kernel() -> None:
    x = np.random.default_rng(1).standard_normal((6, 256)).astype(np.float32)
    run = run_asm(text("emulator/row_sum_gfx1100"), [x, np.zeros(6, np.float32)], (1, 6, 1))
    assert run.ok, run.findings
    assert np.abs(run.arrays["arg1"] - x.astype(np.float64).sum(axis=1)).max() < 1e-5


def test_clamping_keeps_a_nan_where_the_mode_says_so() -> None:
    """Unlike gfx12, gfx11 has DX10_CLAMP: bit 8 of MODE."""
    machine = Machine(target="gfx1100", lanes=32)
    machine.v(0, [np.nan] * 32, np.float32)
    machine.run("v_add_f32_e64 v1, v0, v0 clamp")
    assert not machine.vget(1).any()
    machine.run("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 8, 1), 0")
    machine.run("v_add_f32_e64 v1, v0, v0 clamp")
    assert np.isnan(machine.vget(1, np.float32)).all()


def test_an_lds_permute_of_64_lanes_stops_the_run() -> None:
    """It works within 32 lanes there, and the documents differ on the upper half."""
    narrow = Machine(target="gfx1100", lanes=32)
    narrow.v(0, [4 * (31 - lane) for lane in range(32)])
    narrow.v(1, range(32))
    narrow.run("ds_bpermute_b32 v2, v0, v1")
    assert narrow.vget(2).tolist() == list(range(31, -1, -1))
    with pytest.raises(UnsupportedInstruction, match="64 lanes"):
        Machine(target="gfx1100", lanes=64).run("ds_bpermute_b32 v2, v0, v1")
