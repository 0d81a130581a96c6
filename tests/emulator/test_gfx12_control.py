"""gfx12: barriers in two halves, pairs of operations, waves of 32 lanes, launch state, modes."""

from __future__ import annotations

import numpy as np
import pytest

from tests.emulator.listing import kernel_text
from tests.emulator.machine import Machine
from wave_explorer.device import run_asm
from wave_explorer.emulator.wavefronts import FloatMode
from wave_explorer.record import Run


def rdna4(mode: FloatMode | None = None, lanes: int = 32) -> Machine:
    return Machine(mode, target="gfx1201", lanes=lanes)


def run_gfx12(
    body: str,
    arrays: list[np.ndarray[tuple[int, ...], np.dtype[np.generic]]],
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    *,
    lanes: int = 32,
    ids: str = "x",
    lds_bytes: int = 0,
    target: str = "gfx1201",
    check: bool = False,
    vgprs: int = 64,
) -> Run:
    text = kernel_text(
        body, arguments=len(arrays), ids=ids, lds_bytes=lds_bytes, target=target, lanes=lanes, vgprs=vgprs
    )
    return run_asm(text, arrays, grid, block, check=check)


# --------------------------------------------------------------------------------------------------------------- pairs
def test_both_halves_of_a_pair_read_before_either_writes() -> None:
    machine = rdna4()
    first, second = np.arange(32), np.arange(1000, 1032)
    machine.v(0, first)
    machine.v(1, second)
    machine.run("v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v1, v0")
    assert (machine.vget(0) == second).all() and (machine.vget(1) == first).all()
    machine.run("v_dual_add_nc_u32 v1, v0, v1 :: v_dual_lshlrev_b32 v0, 3, v1")
    assert (machine.vget(1) == first + second).all() and (machine.vget(0) == first << 3).all()


def test_each_half_of_a_pair_is_the_operation_of_its_name() -> None:
    machine = rdna4()
    rng = np.random.default_rng(3)
    x, y, z = rng.standard_normal((3, 32)).astype(np.float32)
    for register, column in enumerate((x, y, z, z)):
        machine.v(register, column, np.float32)
    machine.s(106, 0x0F0F3333)
    machine.run(
        "v_dual_fmac_f32 v2, v0, v1 :: v_dual_fmaak_f32 v3, v0, v1, 0x40000000",
        "v_dual_max_num_f32 v4, v0, v1 :: v_dual_min_num_f32 v5, v0, v1",
        "v_dual_sub_f32 v6, v0, v1 :: v_dual_subrev_f32 v7, v0, v1",
        "v_dual_cndmask_b32 v8, v0, v1 :: v_dual_mul_dx9_zero_f32 v9, 0, v1",
    )
    product = x.astype(np.float64) * y.astype(np.float64)
    assert (machine.vget(2, np.float32) == (product + z).astype(np.float32)).all()
    assert (machine.vget(3, np.float32) == (product + 2).astype(np.float32)).all()
    assert (machine.vget(4, np.float32) == np.maximum(x, y)).all()
    assert (machine.vget(5, np.float32) == np.minimum(x, y)).all()
    assert (machine.vget(6, np.float32) == x - y).all() and (machine.vget(7, np.float32) == y - x).all()
    taken = [0x0F0F3333 >> lane & 1 for lane in range(32)]
    assert (machine.vget(8, np.float32) == np.where(taken, y, x)).all()
    assert not machine.vget(9).any()


@pytest.mark.parametrize(
    ("table", "expected"),
    [(0x40, 0b1000), (0x54, 0b1110), (0x14, 0b0110), (0x01, 0b0001), (0x15, 0b0111), (0x50, 0b1100)],
    ids=["and", "or", "xor", "nor", "nand", "first"],
)
def test_truth_tables_of_two(table: int, expected: int) -> None:
    """``expected`` holds the result for the sources 11, 10, 01, 00."""
    machine = Machine(target="gfx1250", lanes=32)
    machine.v(0, [0b1100] * 32)
    machine.v(1, [0b1010] * 32)
    machine.run(f"v_dual_bitop2_b32 v2, v0, v1 bitop3:{table:#x} :: v_dual_mov_b32 v3, v0")
    assert (machine.vget(2) & 0b1111 == expected).all()


# ------------------------------------------------------------------------------------------------------------ barriers
HANDSHAKE = """
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_wait_kmcnt 0x0
	v_readfirstlane_b32 s6, v0
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 Signal
	s_movk_i32 s7, 0x32
Slow:
	s_add_co_i32 s7, s7, -1
	s_cmp_lg_u32 s7, 0
	s_cbranch_scc1 Slow
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 42
	ds_store_b32 v2, v3
	s_wait_dscnt 0x0
Signal:
	s_barrier_signal -1
	v_mov_b32_e32 v2, 0
	s_movk_i32 s8, 0x7
	s_barrier_wait -1
	ds_load_b32 v4, v2
	s_lshl_b32 s9, ttmp9, 10
	v_add_nc_u32_e32 v1, s9, v1
	s_wait_dscnt 0x0
	v_add_nc_u32_e32 v4, s8, v4
	global_store_b32 v1, v4, s[4:5]
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm"""


def test_a_wave_waits_for_the_signals_of_the_others() -> None:
    """Wave 0 writes LDS late and then signals; the other seven, which signalled long before, see what it wrote."""
    run = run_gfx12(HANDSHAKE, [np.zeros((5, 256), np.uint32)], (5, 1, 1), (256, 1, 1), lds_bytes=16)
    assert run.ok, run.findings
    assert (run.arrays["arg0"] == 49).all()


def test_the_slow_wave_goes_through_its_open_barrier_without_stopping() -> None:
    """Waves 1 to 7 wait already when wave 0 signals; at its own wait the barrier is open, and at the next it is not."""
    body = HANDSHAKE.replace("\tds_load_b32", "\ts_barrier_signal -1\n\ts_barrier_wait -1\n\tds_load_b32", 1)
    run = run_gfx12(body, [np.zeros((2, 256), np.uint32)], (2, 1, 1), (256, 1, 1), lds_bytes=16)
    assert run.ok, run.findings
    assert (run.arrays["arg0"] == 49).all()


SPLIT = """
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_xor_b32_e32 v5, 0x80, v1
	ds_store_b32 v1, v0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_barrier_signal -1
	{first}
	s_barrier_wait -1
	{second}
	s_wait_dscnt 0x0
	s_barrier_signal -1
	{third}
	s_barrier_wait -1
	ds_store_b32 v1, v3
	global_store_b32 v1, v3, s[4:5]
	s_endpgm"""
"""Each of two waves writes 128 bytes of LDS; v5 points to those of the other."""
READ = "ds_load_b32 v3, v5"


@pytest.mark.parametrize(
    ("first", "second", "third", "verb"),
    [
        ("", READ, "", None),
        # The other wave may not have written yet, or may write again.
        (READ, "", "", "reads"),
        ("", READ, "ds_load_b32 v3, v5\n\ts_wait_dscnt 0x0", "writes"),
        # What the wave has written itself.
        ("ds_load_b32 v3, v1", READ, "", None),
    ],
)
def test_an_access_between_the_halves_of_a_barrier_lies_on_both_of_its_sides(
    first: str, second: str, third: str, verb: str | None
) -> None:
    body = SPLIT.format(first=first, second=second, third=third)
    run = run_gfx12(body, [np.zeros(64, np.uint32)], (1, 1, 1), (64, 1, 1), lds_bytes=256, check=True)
    assert [finding.kind for finding in run.findings] == ([] if verb is None else ["lds-race"]), run.findings
    assert verb is None or f"lane 0 {verb} LDS byte" in run.findings[0].message


def test_a_read_between_the_halves_does_not_reach_behind_the_next_barrier() -> None:
    """Both waves read a dword between the halves of the second barrier; wave 0 writes it behind the third."""
    body = """
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 7
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_saveexec_b32 s8, vcc_lo
	ds_store_b32 v5, v6
	s_mov_b32 exec_lo, s8
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_barrier_signal -1
	ds_load_b32 v3, v5
	s_barrier_wait -1
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_and_saveexec_b32 s8, vcc_lo
	ds_store_b32 v5, v0
	s_mov_b32 exec_lo, s8
	global_store_b32 v1, v3, s[4:5]
	s_endpgm"""
    run = run_gfx12(body, [np.zeros(64, np.uint32)], (1, 1, 1), (64, 1, 1), lds_bytes=16, check=True)
    assert run.ok and not run.findings, run.findings
    assert (run.arrays["arg0"] == 7).all()


def test_one_wave_is_the_first_to_signal() -> None:
    """In each of two rounds exactly one wave of each workgroup finds the barrier without a signal."""
    body = """
	s_load_b64 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_lshl_b32 s9, ttmp9, 2
	v_mov_b32_e32 v2, 1
	s_movk_i32 s8, 2
	v_add_nc_u32_e32 v1, s9, v1
	s_wait_kmcnt 0x0
Round:
	s_barrier_signal_isfirst -1
	s_cbranch_scc0 Wait
	v_cmpx_eq_u32_e32 0, v0
	v_mbcnt_lo_u32_b32 v3, -1, 0
	s_mov_b32 exec_lo, -1
	v_cmpx_eq_u32_e32 0, v3
	global_atomic_add_u32 v1, v2, s[4:5]
	s_mov_b32 exec_lo, -1
Wait:
	s_barrier_wait -1
	s_add_co_i32 s8, s8, -1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 Round
	s_endpgm"""
    body = body.replace("\tv_cmpx_eq_u32_e32 0, v0\n", "")
    run = run_gfx12(body, [np.zeros(3, np.uint32)], (3, 1, 1), (128, 1, 1))
    assert run.ok, run.findings
    assert run.arrays["arg0"].tolist() == [2, 2, 2]


def test_a_barrier_that_nobody_can_open_stops_the_run() -> None:
    body = """
	v_readfirstlane_b32 s6, v0
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 Wait
	s_barrier_signal -1
Wait:
	s_barrier_wait -1
	s_endpgm"""
    run = run_gfx12(body, [], (1, 1, 1), (64, 1, 1))
    (finding,) = run.findings
    assert finding.kind == "barrier-deadlock" and "s_barrier_wait -1" in finding.message
    assert "s_barrier_signal" in finding.fix


def test_ended_waves_hold_no_barrier() -> None:
    """Waves 1 to 3 are still on their way to the end when wave 0 waits."""
    body = """
	v_readfirstlane_b32 s6, v0
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 Leave
	s_barrier_signal -1
	s_barrier_wait -1
Leave:
	s_endpgm"""
    assert run_gfx12(body, [], (2, 1, 1), (128, 1, 1)).ok


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("s_barrier_signal 2", "barrier other than"),
        ("s_barrier_wait -2", "barrier other than"),
        ("s_sendmsg sendmsg(MSG_INTERRUPT)", "message other than"),
        ("s_getreg_b32 s4, hwreg(HW_REG_SHADER_CYCLES_LO)", "HW_REG_SHADER_CYCLES_LO"),
        ("v_dual_mov_b32 v1, v0 :: v_dual_frobnicate_b32 v2, v0", "v_dual_frobnicate_b32"),
        ("v_dual_mov_b32 v1, v0 :: v_dual_add_f32 v2, v0", "so few operands"),
        ("global_load_b32 v1, v0, s[0:1] sc0:1 mystery:3", "mystery"),
    ],
)
def test_what_is_not_supported_stops_the_run_by_name(line: str, what: str) -> None:
    run = run_gfx12(f"\n\ts_nop 0\n\t{line}\n\ts_endpgm", [], (1, 1, 1), (32, 1, 1))
    (finding,) = run.findings
    assert finding.kind == "unsupported-instruction" and what in finding.message and line in finding.message


# -------------------------------------------------------------------------------------------------- launch, wave sizes
IDS = """
	s_load_b64 s[6:7], s[0:1], 0x0
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v2, v0, 10, 10
	v_bfe_u32 v3, v0, 20, 10
	v_mad_u32_u24 v4, v3, 3, v2
	v_mad_u32_u24 v4, v4, 5, v1
	s_and_b32 s3, ttmp7, 0xffff
	s_lshr_b32 s4, ttmp7, 16
	s_mul_i32 s5, s4, 3
	s_add_co_i32 s5, s5, s3
	s_mul_i32 s5, s5, 2
	s_add_co_i32 s5, s5, ttmp9
	s_mulk_i32 s5, 0x4b
	v_add_nc_u32_e32 v5, s5, v4
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_nc_u32_e32 v6, s5, v0
	s_wait_kmcnt 0x0
	global_store_b32 v5, v6, s[6:7]
	s_endpgm"""


@pytest.mark.parametrize(("target", "lanes"), [("gfx1201", 32), ("gfx1201", 64), ("gfx1250", 32)])
def test_thread_and_workgroup_ids_and_a_partial_wave(target: str, lanes: int) -> None:
    """Workgroup ids lie in ttmp9 and ttmp7; of the last wave only some lanes take part."""
    out = np.zeros((2, 3, 2, 75), np.uint32)
    run = run_gfx12(IDS, [out], (2, 3, 2), (5, 3, 5), ids="xyz", lanes=lanes, target=target)
    assert run.ok, run.findings
    z, y, x = np.unravel_index(np.arange(75), (5, 3, 5))
    expected = (x | y << 10 | z << 20)[None, :] + 75 * np.arange(12)[:, None]
    assert (run.arrays["arg0"].reshape(12, 75) == expected).all()
    if target == "gfx1201":
        assert run.counters["SQ_WAVES"].value == 12 * -(-75 // lanes)


def test_the_y_id_has_all_of_ttmp7_where_a_kernel_takes_no_z() -> None:
    body = """
	s_load_b64 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, ttmp7
	v_lshlrev_b32_e32 v0, 2, v1
	s_wait_kmcnt 0x0
	global_store_b32 v0, v1, s[4:5]
	s_endpgm"""
    run = run_gfx12(body, [np.zeros(70000, np.uint32)], (1, 70000, 1), (1, 1, 1), ids="xy")
    assert run.ok, run.findings
    assert (run.arrays["arg0"] == np.arange(70000)).all()


def test_registers_above_255_are_those_that_the_compiler_writes_behind() -> None:
    body = """
	s_load_b64 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 7
	s_set_vgpr_msb 0x40
	v_mov_b32_e32 v1 /*v257*/, 5
	s_set_vgpr_msb 0x4001
	v_add_nc_u32_e32 v2, v1 /*v257*/, v1
	s_set_vgpr_msb 0x100
	v_lshlrev_b32_e32 v0, 2, v0
	s_wait_kmcnt 0x0
	global_store_b32 v0, v2, s[4:5]
	s_endpgm"""
    run = run_gfx12(body, [np.zeros(32, np.uint32)], (1, 1, 1), (32, 1, 1), target="gfx1250", vgprs=260)
    assert run.ok, run.findings
    assert (run.arrays["arg0"] == 12).all()


def test_a_register_that_lost_its_upper_bits_stops_the_run() -> None:
    body = """
	s_set_vgpr_msb 0x40
	v_mov_b32_e32 v1 /*v257*/, 5
	s_set_vgpr_msb 0x4001
	v_add_nc_u32_e32 v2, v1, v1
	s_set_vgpr_msb 0x100
	s_endpgm"""
    run = run_gfx12(body, [], (1, 1, 1), (32, 1, 1), target="gfx1250", vgprs=260)
    (finding,) = run.findings
    assert finding.kind == "unsupported-instruction" and "low bits alone" in finding.message
    assert finding.instruction == "s_set_vgpr_msb 0x4001"


def test_a_wave_knows_its_number_in_the_workgroup() -> None:
    body = """
	s_load_b64 s[4:5], s[0:1], 0x0
	s_bfe_u32 s6, ttmp8, 0x50019
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s6
	s_wait_kmcnt 0x0
	global_store_b32 v0, v1, s[4:5]
	s_endpgm"""
    run = run_gfx12(body, [np.zeros(160, np.uint32)], (1, 1, 1), (160, 1, 1))
    assert run.ok and run.arrays["arg0"].tolist() == [thread // 32 for thread in range(160)]


def test_compares_of_32_lanes_use_half_of_vcc() -> None:
    machine = rdna4()
    machine.v(0, range(32))
    machine.s(106, 0xDEADBEEF_00000000, 2)
    machine.run("v_cmp_lt_u32_e32 vcc_lo, 7, v0", "v_cmp_gt_u32_e64 s4, 3, v0")
    assert machine.vcc == 0xDEADBEEF_FFFFFF00 and machine.sget(4) == 0b111
    machine.run("v_cndmask_b32_e64 v1, 0, 1, s4", "v_cndmask_b32_e32 v2, v0, v1, vcc_lo")
    assert machine.vget(1).tolist() == [1, 1, 1] + [0] * 29
    assert machine.vget(2).tolist() == list(range(8)) + [0] * 24


def test_cmpx_writes_exec_alone() -> None:
    machine = rdna4()
    machine.v(0, range(32))
    machine.exec = 0x00FF00FF
    machine.s(106, 0x1234)
    machine.run("v_cmpx_lt_u32_e32 3, v0", "v_mov_b32_e32 v1, 1")
    assert machine.exec == 0x00FF00F0 and machine.sget(106) == 0x1234
    machine.exec = 0xFFFFFFFF
    assert [int(bit) for bit in machine.vget(1)] == [0x00FF00F0 >> lane & 1 for lane in range(32)]


@pytest.mark.parametrize("lanes", [32, 64])
def test_the_execution_mask_of_a_wave(lanes: int) -> None:
    """Saving EXEC, its new value, and what SCC says of it."""
    machine = rdna4(lanes=lanes)
    size, registers = (32, "s{0}") if lanes == 32 else (64, "s[{0}:{1}]")
    mask = 0xF0F0F0F0_0000FFFF & (1 << lanes) - 1
    machine.exec = mask
    machine.s(4, 0xFF00FF00_00FF00FF, 2)
    source, saved = registers.format(4, 5), registers.format(6, 7)
    machine.run(f"s_and_saveexec_b{size} {saved}, {source}")
    assert machine.sget(6, lanes // 32) == mask
    assert machine.exec == mask & 0xFF00FF00_00FF00FF and machine.scc
    machine.run(f"s_and_not1_b{size} {saved}, {saved}, {source}")
    assert machine.sget(6, lanes // 32) == mask & ~0xFF00FF00_00FF00FF


# --------------------------------------------------------------------------------------------------------------- modes
def test_denormals_and_rounding_by_their_own_instructions() -> None:
    """Both keep the other field; 0xd is to keep f32 subnormals as inputs only, and all of f16 and f64."""
    body = """
	s_load_b64 s[4:5], s[0:1], 0x0
	s_round_mode 0x1
	v_mov_b32_e32 v1, 0x00400000
	v_mov_b32_e32 v2, 0x3f800001
	v_mul_f32_e32 v3, 1.0, v1
	v_mul_f32_e32 v4, v2, v2
	s_denorm_mode 0xd
	v_mul_f32_e32 v5, 1.0, v1
	v_mul_f32_e32 v6, v2, v2
	s_round_mode 0x0
	v_mul_f32_e32 v7, v2, v2
	v_mul_f32_e32 v8, 0x4b800000, v1
	s_getreg_b32 s6, hwreg(HW_REG_WAVE_MODE, 0, 8)
	v_mov_b32_e32 v9, s6
	v_mov_b32_e32 v0, 0
	s_wait_kmcnt 0x0
	global_store_b128 v0, v[3:6], s[4:5]
	global_store_b96 v0, v[7:9], s[4:5] offset:16
	s_endpgm"""
    run = run_gfx12(body, [np.zeros(7, np.uint32)], (1, 1, 1), (1, 1, 1))
    assert run.ok, run.findings
    kept, up, flushed, still_up, nearest, scaled, mode = run.arrays["arg0"].tolist()
    assert (kept, flushed) == (0x00400000, 0)
    assert (up, still_up, nearest) == (0x3F800003, 0x3F800003, 0x3F800002)
    assert scaled == 0x0C000000, "a subnormal input counts"
    assert mode == 0xD0


def test_clamping_makes_a_nan_zero_in_every_mode() -> None:
    """gfx12 has no DX10_CLAMP to switch that off: writing its old bit in MODE does nothing."""
    body = """
	s_load_b64 s[4:5], s[0:1], 0x0
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 0, 32), 0xf0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0x7fc00000
	v_add_f32_e64 v1, v1, v1 clamp
	s_wait_kmcnt 0x0
	global_store_b32 v0, v1, s[4:5]
	s_endpgm"""
    run = run_gfx12(body, [np.ones(1, np.uint32)], (1, 1, 1), (1, 1, 1))
    assert run.ok and run.arrays["arg0"].tolist() == [0]


# -------------------------------------------------------------------------------------------------------------- memory
def test_an_atomic_returns_where_its_temporal_hint_says_so() -> None:
    body = """
	s_load_b64 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 3
	v_lshlrev_b32_e32 v4, 2, v0
	s_wait_kmcnt 0x0
	global_atomic_add_u32 v1, v2, s[4:5] scope:SCOPE_DEV
	global_atomic_add_u32 v3, v1, v2, s[4:5] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	global_store_b32 v4, v3, s[4:5] offset:4 th:TH_STORE_NT scope:SCOPE_SYS
	s_endpgm"""
    run = run_gfx12(body, [np.zeros(33, np.uint32)], (1, 1, 1), (32, 1, 1))
    assert run.ok, run.findings
    assert run.arrays["arg0"].tolist() == [192] + [96 + 3 * lane for lane in range(32)]


def test_scratch_by_its_gfx12_names() -> None:
    machine = rdna4()
    machine.v(0, range(100, 132))
    machine.v(1, range(200, 232))
    machine.v(4, [16] * 32)
    machine.s(32, 8)
    machine.run(
        "scratch_store_b64 off, v[0:1], off offset:24",
        "scratch_load_b32 v2, off, s32 offset:20 th:TH_LOAD_LU",
        "scratch_load_b32 v3, v4, off offset:8",
    )
    assert machine.vget(2).tolist() == list(range(200, 232)) and machine.vget(3).tolist() == list(range(100, 132))
