"""Divergence, barriers, launch state, and the ways in which a run stops."""

from __future__ import annotations

import numpy as np
import pytest

from tests.emulator.listing import kernel_text
from wave_explorer.device import LaunchError, run_asm
from wave_explorer.device.emulated import EmulatedDevice
from wave_explorer.device.launch import pack
from wave_explorer.device.protocol import BufferArgument, KernelLaunch, ScalarArgument
from wave_explorer.emulator.global_memory import Buffer, GlobalMemory
from wave_explorer.emulator.run import emulate
from wave_explorer.isa.reader import read

COLLATZ = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshl_b32 s3, s2, 8
	v_lshl_add_u32 v1, s2, 9, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], exec
	s_waitcnt vmcnt(0)
Loop:
	v_cmp_ne_u32_e32 vcc, 1, v2
	s_and_b64 exec, exec, vcc
	s_cbranch_execz Done
	s_mov_b64 s[10:11], exec
	v_and_b32_e32 v4, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz Even
	v_lshl_add_u32 v2, v2, 1, v2
	v_add_u32_e32 v2, 1, v2
	s_branch Join
Even:
	s_nop 0
Join:
	s_andn2_b64 exec, s[12:13], vcc
	v_lshrrev_b32_e32 v2, 1, v2
	s_mov_b64 exec, s[10:11]
	v_add_u32_e32 v3, 1, v3
	s_branch Loop
Done:
	s_mov_b64 exec, s[8:9]
	global_store_dword v1, v3, s[6:7]
	s_endpgm"""


def collatz(start: int) -> int:
    steps = 0
    while start != 1:
        start = 3 * start + 1 if start % 2 else start // 2
        steps += 1
    return steps


def test_waves_part_and_meet_again() -> None:
    """Each lane loops as long as its own number asks; the waves of a batch leave the loop one by one."""
    starts = np.arange(1, 513, dtype=np.uint32)
    out = np.full(512, -1, np.int32)
    run = run_asm(kernel_text(COLLATZ, arguments=2), [starts, out], (4, 1, 1), (128, 1, 1))
    assert run.ok, run.findings
    assert run.arrays["arg1"].tolist() == [collatz(int(start)) for start in starts]
    assert out.tolist() == [-1] * 512, "the caller's array is never changed"
    # A wave goes round as often as its slowest lane asks, and once more to find that it is done.
    turns = sum(max(collatz(int(s)) for s in starts[first : first + 64]) + 1 for first in range(0, 512, 64))
    compare = next(i for i in read(kernel_text(COLLATZ, arguments=2)).instructions if i.base == "v_cmp_ne_u32")
    assert next(c.hits for c in run.data.instruction_counts if c.line == compare.line) == turns


def test_barriers_hold_back_the_fast_waves() -> None:
    """Wave 0 writes LDS late, after a loop; the others wait for it at the barrier."""
    body = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_readfirstlane_b32 s6, v0
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 Meet
	s_movk_i32 s7, 0x32
Slow:
	s_add_i32 s7, s7, -1
	s_cmp_lg_u32 s7, 0
	s_cbranch_scc1 Slow
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 42
	ds_write_b32 v2, v3
Meet:
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v2, 0
	ds_read_b32 v4, v2
	v_add_u32_e32 v4, s2, v4
	v_lshl_add_u32 v1, s2, 10, v1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v4, s[4:5]
	s_endpgm"""
    out = np.zeros((5, 256), np.uint32)
    run = run_asm(kernel_text(body, arguments=1, lds_bytes=16), [out], (5, 1, 1), (256, 1, 1))
    assert run.ok, run.findings
    assert (run.arrays["arg0"] == 42 + np.arange(5)[:, None]).all()


def test_ended_waves_do_not_hold_a_barrier() -> None:
    body = """
	v_readfirstlane_b32 s6, v0
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 Leave
	s_barrier
Leave:
	s_endpgm"""
    assert run_asm(kernel_text(body), [], (1, 1, 1), (256, 1, 1)).ok


def test_thread_and_workgroup_ids_and_a_partial_wave() -> None:
    """v0 packs the thread ids; lanes beyond the block's 5·3·5 = 75 threads do nothing."""
    body = """
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v2, v0, 10, 10
	v_bfe_u32 v3, v0, 20, 10
	v_mul_u32_u24_e32 v4, 3, v3
	v_add_u32_e32 v4, v4, v2
	v_mul_u32_u24_e32 v4, 5, v4
	v_add_u32_e32 v4, v4, v1
	s_mul_i32 s5, s4, 3
	s_add_i32 s5, s5, s3
	s_mul_i32 s5, s5, 2
	s_add_i32 s5, s5, s2
	s_mulk_i32 s5, 0x4b
	v_add_u32_e32 v5, s5, v4
	v_lshlrev_b32_e32 v5, 2, v5
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v6, v6, v0
	s_waitcnt lgkmcnt(0)
	global_store_dword v5, v6, s[6:7]
	s_endpgm"""
    out = np.zeros((2, 3, 2, 75), np.uint32)
    run = run_asm(kernel_text(body, arguments=1, ids="xyz"), [out], (2, 3, 2), (5, 3, 5))
    assert run.ok, run.findings
    z, y, x = np.unravel_index(np.arange(75), (5, 3, 5))
    expected = (x | y << 10 | z << 20)[None, :] + 75 * np.arange(12)[:, None]
    assert (run.arrays["arg0"].reshape(12, 75) == expected).all()


def test_preloaded_arguments_skip_the_prologue() -> None:
    """The hardware starts behind the loads when it has preloaded the arguments: they are never executed."""
    body = """
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_branch Entry
Entry:
	v_lshlrev_b32_e32 v1, 2, v0
	global_store_dword v1, v0, s[2:3]
	s_endpgm"""
    text = kernel_text(body, arguments=1).replace(
        ".amdhsa_user_sgpr_count 2",
        ".amdhsa_user_sgpr_count 4\n\t\t.amdhsa_user_sgpr_kernarg_preload_length 2\n"
        "\t\t.amdhsa_user_sgpr_kernarg_preload_offset 0",
    )
    run = run_asm(text, [np.zeros(64, np.uint32)], (1, 1, 1), (64, 1, 1))
    assert run.arrays["arg0"].tolist() == list(range(64))
    assert run.counters["SQ_INSTS_SMEM"].value == 0
    assert run.data.wave_instructions == 3


@pytest.mark.parametrize(
    ("setting", "taken"),
    [
        ("s_mov_b64 vcc, 0", {"vccz", "execnz"}),
        ("s_mov_b64 vcc, 8", {"vccnz", "execnz"}),
        ("s_mov_b64 vcc, 8\n\ts_mov_b64 exec, 0", {"vccnz", "execz"}),
        ("s_mov_b64 vcc, 8\n\ts_cmp_eq_u32 s0, s0", {"vccnz", "execnz", "scc1"}),
    ],
)
def test_conditions_of_branches(setting: str, taken: set[str]) -> None:
    """Each branch that is taken skips the clearing of its bit."""
    conditions = ("scc0", "scc1", "vccz", "vccnz", "execz", "execnz")
    lines = []
    for number, condition in enumerate(conditions):
        lines += [f"\ts_cbranch_{condition} L{number}", f"\ts_bitset0_b32 s8, {number}", f"L{number}:"]
    body = f"""
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_movk_i32 s8, 0x3f
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s0, s0
	{setting}
{chr(10).join(lines)}
	s_mov_b64 exec, 1
	v_mov_b32_e32 v2, s8
	global_store_dword v1, v2, s[4:5]
	v_nop
	s_endpgm"""
    run = run_asm(kernel_text(body, arguments=1), [np.zeros(1, np.uint32)], (1, 1, 1), (64, 1, 1))
    assert run.ok, run.findings
    bits = int(run.arrays["arg0"][0])
    assert {condition for number, condition in enumerate(conditions) if bits >> number & 1} == (
        taken | ({"scc0"} if "scc1" not in taken else set())
    )


# ------------------------------------------------------------------------------------------------------------- stopping
@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("v_frobnicate_b32 v1, v0", "v_frobnicate_b32"),
        ("v_mul_f32_e64 v1, v0, v0 mul:3", "mul:3"),
        ("global_load_dword v1, v0, s[0:1] lds", "lds"),
        ("v_and_b32_e64 v1, v0, v0 clamp", "clamp"),
        ("v_add_f32_e64 v1, v0, v0 op_sel:[1,0,0]", "op_sel"),
        ("v_mfma_f32_16x16x16_f16 v[4:7], v[0:1], v[2:3], v[4:7] blgp:3", "blgp"),
        ("s_getreg_b32 s4, hwreg(HW_REG_HW_ID)", "hardware register"),
        ("v_mov_b32_e32 v1, src_pops_exiting_wave_id", "src_pops_exiting_wave_id"),
        ("v_add_f32_e64 v1, v0", "so few operands"),
    ],
)
def test_what_is_not_supported_stops_the_run_by_name(line: str, what: str) -> None:
    body = f"\n\ts_nop 0\n\t{line}\n\ts_endpgm"
    text = kernel_text(body)
    run = run_asm(text, [], (1, 1, 1), (64, 1, 1))
    assert run.data.status == "failed" and not run.ok
    (finding,) = run.findings
    assert finding.kind == "unsupported-instruction"
    assert what in finding.message and line in finding.message
    assert finding.line is not None and text.splitlines()[finding.line - 1].strip() == line
    assert run.data.wave_instructions == 2, "what ran before is counted"


def test_what_is_not_supported_may_stand_where_nothing_runs() -> None:
    body = "\n\ts_branch End\n\tv_frobnicate_b32 v1, v0\nEnd:\n\ts_endpgm"
    assert run_asm(kernel_text(body), [], (1, 1, 1), (64, 1, 1)).ok


def test_an_endless_loop_ends() -> None:
    body = "\nForever:\n\ts_add_u32 s4, s4, 1\n\ts_branch Forever"
    program = read(kernel_text(body))
    memory = GlobalMemory()
    kernarg = Buffer("kernel arguments", np.zeros(8, np.uint8), writable=False)
    memory.map(kernarg)
    result = emulate(program, memory, kernarg, grid=(1, 1, 1), block=(64, 1, 1), instruction_limit=1001)
    assert result.status == "failed"
    assert result.findings[0].kind == "instruction-limit"
    assert "1,001 instructions" in result.findings[0].message
    assert result.wave_instructions == 1001


def test_cancel_and_progress() -> None:
    # Its state changes all the time, and no limit ends it: only the cancel does.
    body = "\nForever:\n\ts_add_u32 s4, s4, 1\n\ts_branch Forever"
    asked: list[float] = []

    def cancelled() -> bool:
        return len(asked) > 3

    run = run_asm(
        kernel_text(body), [], (2, 1, 1), (64, 1, 1), progress=asked.append, cancelled=cancelled,
        instruction_limit=10**12,
    )  # fmt: skip
    assert run.data.status == "cancelled"
    run = run_asm(kernel_text("\n\ts_endpgm"), [], (2000, 1, 1), (64, 1, 1), progress=asked.append)
    assert run.ok and asked[-1] == 1.0


STORE = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v2, 7
	s_lshl_b32 s3, s2, 8
	v_lshl_add_u32 v1, v0, 2, s3
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[6:7]
	s_endpgm"""


def test_a_store_out_of_bounds_names_the_place() -> None:
    first, second = np.zeros(64, np.uint32), np.zeros(100, np.uint32)
    text = kernel_text(STORE, arguments=2)
    run = run_asm(text, [first, second], (3, 1, 1), (64, 1, 1))
    (finding,) = run.findings
    assert finding.kind == "out-of-bounds"
    assert finding.workgroup == (1, 0, 0) and finding.wave == 0 and finding.lane == 36
    assert "byte 400 of arg1, which has 400 bytes" in finding.message
    assert finding.line is not None and "global_store_dword" in text.splitlines()[finding.line - 1]
    assert not first.any() and not second.any(), "the caller's arrays are never changed"


def test_a_null_pointer_and_an_lds_overrun() -> None:
    null = "\n\tv_mov_b32_e32 v1, 0\n\tv_mov_b32_e32 v2, 0\n\tglobal_load_dword v3, v[1:2], off\n\ts_endpgm"
    (finding,) = run_asm(kernel_text(null.replace("v[1:2]", "v[2:3]")), [], (1, 1, 1), (64, 1, 1)).findings
    assert finding.kind == "out-of-bounds" and finding.address == 0
    overrun = "\n\tv_lshlrev_b32_e32 v1, 2, v0\n\tds_read_b32 v2, v1\n\ts_endpgm"
    (finding,) = run_asm(kernel_text(overrun, lds_bytes=128), [], (1, 1, 1), (64, 1, 1)).findings
    assert finding.lane == 32 and "LDS byte 128" in finding.message
    assert run_asm(kernel_text(overrun, lds_bytes=128), [], (1, 1, 1), (64, 1, 1), lds_bytes=256).ok


def test_running_off_the_end() -> None:
    (finding,) = run_asm(kernel_text("\n\ts_nop 0"), [], (1, 1, 1), (64, 1, 1)).findings
    assert "s_endpgm" in finding.message


def test_arguments_that_do_not_fit() -> None:
    text = kernel_text(STORE, arguments=2)
    array = np.zeros(64, np.uint32)
    with pytest.raises(LaunchError, match=r"takes 2 arguments \(.*\), 1 are given"):
        run_asm(text, [array], (1, 1, 1), (64, 1, 1))
    with pytest.raises(LaunchError, match="is a pointer: give an array"):
        run_asm(text, [array, 3], (1, 1, 1), (64, 1, 1))
    with pytest.raises(LaunchError, match="how many threads"):
        run_asm(text, [array, array], (1, 1, 1))
    with pytest.raises(LaunchError, match="is empty"):
        run_asm(text, [array, array], (0, 1, 1), (64, 1, 1))
    with pytest.raises(LaunchError, match="allows 1024"):
        run_asm(text, [array, array], (1, 1, 1), (2048, 1, 1))
    with pytest.raises(LaunchError, match="no device 'toaster'"):
        run_asm(text, [array, array], (1, 1, 1), (64, 1, 1), device="toaster")
    with pytest.raises(LaunchError, match="not those of gfx1030"):
        run_asm(text.replace("gfx942", "gfx1030"), [array, array], (1, 1, 1), (64, 1, 1))


def test_arguments_are_packed_as_the_code_object_says() -> None:
    text = kernel_text("\n\ts_endpgm", arguments=2, values=1).replace(
        "    .args:\n", "    .args:\n      - .offset: 24\n        .size: 4\n        .value_kind: hidden_block_count_y\n"
    )
    program = read(text)
    buffers = [BufferArgument(name, np.zeros(4, np.uint8)) for name in ("p", "q")]
    launch = KernelLaunch(program, (*buffers, ScalarArgument("n", b"\x01\x02\x03\x04")), (5, 6, 7), (64, 1, 1))
    segment = pack(launch, {"p": 0x1122334455667788, "q": 0x99})
    assert segment[:8].tobytes() == (0x1122334455667788).to_bytes(8, "little")
    assert segment[8:16].tobytes() == (0x99).to_bytes(8, "little")
    assert segment[16:20].tobytes() == b"\x01\x02\x03\x04"
    assert segment[24:28].tobytes() == (6).to_bytes(4, "little")


def test_the_emulator_says_what_it_can_do() -> None:
    device = EmulatedDevice()
    assert device.availability("gfx942").available
    assert not device.availability("gfx1030").available
    assert "gfx942" in device.availability("gfx1030").reason


COVERED = {f"s_cbranch_{condition}" for condition in ("scc0", "scc1", "vccz", "vccnz", "execz", "execnz")}
