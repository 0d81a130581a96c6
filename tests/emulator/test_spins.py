"""Workgroups that wait for one another through global memory."""

from __future__ import annotations

import time

import numpy as np
import pytest

from tests.emulator.listing import kernel_text
from wave_explorer.device import run_asm

# The workgroup ``waiter`` polls a flag, which the workgroup ``setter`` sets; then it stores 7.
_POLL = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s2, {setter}
	s_cbranch_scc1 Set
	s_cmp_lg_u32 s2, {waiter}
	s_cbranch_scc1 End
Wait:
	{poll}
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 Wait
	v_mov_b32_e32 v3, 7
	global_store_dword v1, v3, s[4:5] offset:4
	s_branch End
Set:
	v_mov_b32_e32 v3, 1
	global_store_dword v1, v3, s[4:5]
End:
	s_endpgm"""

_LOAD = "global_load_dword v2, v1, s[4:5] sc1"
_COMPARE_AND_SWAP = """v_mov_b32_e32 v4, 2
	v_mov_b32_e32 v5, 1
	global_atomic_cmpswap v2, v1, v[4:5], s[4:5] sc0"""


@pytest.mark.parametrize("poll", [_LOAD, _COMPARE_AND_SWAP], ids=["load", "cmpswap"])
@pytest.mark.parametrize(("waiter", "setter"), [(0, 1), (1, 0), (3, 200)])
def test_a_workgroup_waits_for_another(poll: str, waiter: int, setter: int) -> None:
    """The loop stands before what ends it, so that the lowest position alone must not decide who goes on."""
    text = kernel_text(_POLL.format(waiter=waiter, setter=setter, poll=poll), arguments=1)
    run = run_asm(text, [np.zeros(2, np.uint32)], (setter + waiter + 1, 1, 1), (64, 1, 1))
    assert run.ok, run.findings
    assert run.arrays["arg0"][1] == 7


@pytest.mark.parametrize("poll", [_LOAD, _COMPARE_AND_SWAP], ids=["load", "cmpswap"])
def test_a_wait_for_a_workgroup_that_has_not_started_ends_with_a_reason(poll: str) -> None:
    text = kernel_text(_POLL.format(waiter=0, setter=999, poll=poll), arguments=1)
    started = time.monotonic()
    run = run_asm(text, [np.zeros(2, np.uint32)], (1000, 1, 1), (64, 1, 1))
    assert time.monotonic() - started < 30
    (finding,) = run.findings
    assert finding.kind == "waits-forever"
    assert finding.workgroup == (0, 0, 0)
    assert "744 workgroups have not started" in finding.message
    assert finding.line is not None
    assert any(word in text.split("\n")[finding.line - 1] for word in ("global", "v_mov", "Wait"))


def test_a_flag_that_nobody_sets() -> None:
    text = kernel_text(_POLL.format(waiter=0, setter=5, poll=_LOAD), arguments=1)
    run = run_asm(text, [np.zeros(2, np.uint32)], (4, 1, 1), (128, 1, 1))
    (finding,) = run.findings
    assert finding.kind == "waits-forever"
    assert "not started" not in finding.message and "the other 1 waves" in finding.message


def test_a_long_loop_is_no_wait() -> None:
    """Many rounds without a store, of which no two are alike."""
    body = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
Loop:
	s_add_i32 s6, s6, 1
	s_cmp_lt_i32 s6, 5000
	s_cbranch_scc1 Loop
	v_mov_b32_e32 v2, s6
	global_store_dword v1, v2, s[4:5]
	s_endpgm"""
    run = run_asm(kernel_text(body, arguments=1), [np.zeros(1, np.uint32)], (1, 1, 1), (64, 1, 1))
    assert run.ok, run.findings
    assert run.arrays["arg0"][0] == 5000
