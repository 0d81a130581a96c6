"""What the checks find in small kernels written by hand, and what they leave alone."""

from __future__ import annotations

import numpy as np
import pytest

from tests.emulator.listing import kernel_text
from wave_explorer.device import run_asm
from wave_explorer.emulator.checks.report import Unwritten
from wave_explorer.emulator.checks.unwritten_values import Fill, UnwrittenValues
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.wavefronts import FloatMode, Wavefronts
from wave_explorer.record import Run


def checked(body: str, *, lds_bytes: int = 0, threads: int = 64, arguments: int = 1, groups: int = 1) -> Run:
    """Runs ``body`` with one output buffer of 4 KiB."""
    out = np.zeros(1024, np.uint32)
    given = [out] * arguments
    text = kernel_text(body + "\n\ts_endpgm", lds_bytes=lds_bytes, arguments=arguments)
    return run_asm(text, given, (groups, 1, 1), (threads, 1, 1), check=True)


def kinds(run: Run) -> list[str]:
    return [finding.kind for finding in run.findings]


# v1: byte offset of the thread's own dword; s[4:5]: the output buffer, loaded and waited for.
START = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)"""
STORE = """
	global_store_dword v1, v2, s[4:5]"""


class TestReadBeforeWait:
    def test_scalar_load(self) -> None:
        run = checked("""
	v_mov_b32_e32 v1, 0
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	global_store_dword v1, v1, s[4:5]""")
        assert kinds(run) == ["read-before-wait"]
        (finding,) = run.findings
        assert finding.instruction.startswith("global_store_dword")
        assert finding.other is not None and finding.other.instruction.startswith("s_load_dwordx2")
        assert finding.fix == f"s_waitcnt lgkmcnt(0) before line {finding.line}"
        assert not run.ok

    @pytest.mark.parametrize(("count", "found"), [(0, False), (1, False), (2, True)])
    def test_vector_loads_finish_in_order(self, count: int, found: bool) -> None:
        run = checked(
            START
            + f"""
	global_load_dword v2, v1, s[4:5]
	global_load_dword v3, v1, s[4:5]
	s_waitcnt vmcnt({count})
	v_add_u32_e32 v4, v2, v2"""
        )
        assert kinds(run) == (["read-before-wait"] if found else [])
        if found:
            assert run.findings[0].fix.startswith("s_waitcnt vmcnt(1) before line")
            assert "v2" in run.findings[0].message and run.findings[0].lane == 0

    def test_scalar_loads_finish_in_any_order(self) -> None:
        run = checked("""
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(1)
	s_mov_b32 s8, s4""")
        assert kinds(run) == ["read-before-wait"]
        assert run.findings[0].fix.startswith("s_waitcnt lgkmcnt(0)")

    def test_an_overwritten_target(self) -> None:
        run = checked(
            START
            + """
	global_load_dword v2, v1, s[4:5]
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(0)"""
            + STORE
        )
        assert kinds(run) == ["read-before-wait"]
        assert "overwrites v2" in run.findings[0].message

    def test_loads_of_two_kinds_into_one_register_are_told_apart(self) -> None:
        run = checked(
            START
            + """
	v_mov_b32_e32 v3, 0
	global_load_dword v2, v1, s[4:5]
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v2, v2
	s_waitcnt vmcnt(0)""",
            lds_bytes=256,
        )
        found = [finding for finding in run.findings if finding.kind == "read-before-wait"]
        # In the order in which they happen; the LDS read was waited for, the load was not.
        assert [finding.instruction.split()[0] for finding in found] == ["ds_read_b32", "v_add_u32_e32"]
        assert all(f.other is not None and f.other.instruction.startswith("global_load_dword") for f in found)
        assert all("s_waitcnt vmcnt(0) before" in finding.fix for finding in found)

    def test_lanes_that_were_not_loaded_may_be_read(self) -> None:
        run = checked(
            START
            + """
	v_mov_b32_e32 v2, 0
	s_mov_b64 exec, 0xff
	global_load_dword v2, v1, s[4:5]
	s_mov_b64 exec, 0xff00
	v_add_u32_e32 v3, v2, v2"""
        )
        assert kinds(run) == []

    def test_the_wait_may_stand_on_another_path_only(self) -> None:
        """Only the wave that jumps over the wait reads too early."""
        run = checked(
            START
            + """
	v_readfirstlane_b32 s8, v0
	global_load_dword v2, v1, s[4:5]
	s_cmp_lg_u32 s8, 64
	s_cbranch_scc0 SKIP
	s_waitcnt vmcnt(0)
SKIP:
	v_add_u32_e32 v3, v2, v2""",
            threads=256,
        )
        assert kinds(run) == ["read-before-wait"]
        assert (run.findings[0].wave, run.findings[0].count) == (1, 1)

    def test_a_store_has_taken_its_data(self) -> None:
        run = checked(START + "\n\tv_mov_b32_e32 v2, 7" + STORE + "\n\tv_mov_b32_e32 v2, 8")
        assert run.ok


LDS_START = START + "\n\tv_mov_b32_e32 v2, v0"
WAIT = "\n\ts_waitcnt lgkmcnt(0)"


class TestLdsRaces:
    def exchange(self, between: str) -> Run:
        """Each wave writes its dwords, then reads those of the next wave."""
        return checked(
            LDS_START
            + "\n\tds_write_b32 v1, v2"
            + between
            + """
	v_add_u32_e32 v3, 0x100, v1
	v_and_b32_e32 v3, 0x3ff, v3
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)"""
            + STORE,
            lds_bytes=1024,
            threads=256,
        )

    def test_wait_and_barrier(self) -> None:
        assert self.exchange(WAIT + "\n\ts_barrier").ok

    def test_no_barrier(self) -> None:
        run = self.exchange(WAIT)
        assert "lds-race" in kinds(run)
        finding = next(f for f in run.findings if f.kind == "lds-race")
        assert finding.address is not None and finding.other is not None
        # The wave that wrote the byte, by its address.
        assert finding.other.wave == finding.address // 256 != finding.wave
        assert finding.count == 4
        assert "s_barrier between line" in finding.fix

    def test_the_wait_comes_after_the_barrier(self) -> None:
        run = self.exchange("\n\ts_barrier" + WAIT)
        assert kinds(run) == ["lds-race"]
        assert "is not waited for before the barrier" in run.findings[0].message
        assert run.findings[0].fix.startswith("s_waitcnt lgkmcnt(0) before the barrier at line")

    def test_a_read_that_is_still_under_way_at_the_barrier(self) -> None:
        run = checked(
            LDS_START
            + "\n\tds_write_b32 v1, v2"
            + WAIT
            + """
	s_barrier
	v_xor_b32_e32 v3, 0x100, v1
	ds_read_b32 v4, v3
	s_barrier
	ds_write_b32 v1, v1
	s_waitcnt lgkmcnt(0)""",
            lds_bytes=1024,
            threads=256,
        )
        assert kinds(run) == ["lds-race"]
        assert "writes LDS byte" in run.findings[0].message

    def test_a_wave_alone_does_not_race(self) -> None:
        run = checked(
            LDS_START
            + """
	ds_write_b32 v1, v2
	v_xor_b32_e32 v3, 4, v1
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)"""
            + STORE,
            lds_bytes=1024,
            threads=256,
        )
        assert run.ok

    @pytest.mark.parametrize(("value", "found"), [("7", False), ("v0", True)])
    @pytest.mark.parametrize("groups", [1, 3])
    def test_two_writers_of_one_value_do_no_harm(self, value: str, found: bool, groups: int) -> None:
        run = checked(
            LDS_START
            + f"""
	v_and_b32_e32 v3, 0xff, v1
	v_mov_b32_e32 v4, {value}
	ds_write_b32 v3, v4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)"""
            + STORE,
            lds_bytes=1024,
            threads=128,
            groups=groups,
        )
        assert kinds(run) == (["lds-race"] if found else [])

    def test_only_one_workgroup_races(self) -> None:
        """Workgroup 2 alone writes where another of its waves writes."""
        run = checked(
            LDS_START
            + """
	s_cmp_eq_u32 s2, 2
	s_cselect_b32 s8, 0xff, 0x3ff
	v_and_b32_e32 v3, s8, v1
	ds_write_b32 v3, v2
	s_waitcnt lgkmcnt(0)""",
            lds_bytes=1024,
            threads=256,
            groups=4,
        )
        assert kinds(run) == ["lds-race"]
        assert run.findings[0].workgroup == (2, 0, 0)

    def test_neighbouring_halves_of_a_dword_are_different_bytes(self) -> None:
        run = checked(
            LDS_START
            + """
	v_lshrrev_b32_e32 v3, 6, v0
	v_lshlrev_b32_e32 v3, 1, v3
	v_and_b32_e32 v4, 63, v0
	v_lshl_add_u32 v3, v4, 3, v3
	ds_write_b16 v3, v2
	s_waitcnt lgkmcnt(0)""",
            lds_bytes=1024,
            threads=256,
        )
        assert run.ok

    def test_a_value_overwritten_before_anybody_reads_it(self) -> None:
        run = checked(LDS_START + "\n\tds_write_b32 v1, v2\n\tds_write_b32 v1, v1" + WAIT, lds_bytes=1024, threads=256)
        assert kinds(run) == ["lds-lost-write"]
        assert run.findings[0].severity == "warning"
        assert run.ok


class TestUninitialised:
    def test_lds(self) -> None:
        run = checked(LDS_START + "\n\tds_read_b32 v2, v1" + WAIT + STORE, lds_bytes=1024)
        assert kinds(run) == ["uninitialised-lds"]
        assert (run.findings[0].lane, run.findings[0].address) == (0, 0)

    def test_lds_that_nothing_depends_on(self) -> None:
        run = checked(
            LDS_START + "\n\tds_read_b32 v2, v1" + WAIT + "\n\tv_and_b32_e32 v2, 0, v2" + STORE, lds_bytes=1024
        )
        assert run.ok

    def test_vector_register(self) -> None:
        run = checked(START + "\n\tv_add_u32_e32 v2, v9, v9" + STORE)
        assert kinds(run) == ["uninitialised-register"]
        assert "v9" in run.findings[0].message

    def test_one_lane_of_a_vector_register(self) -> None:
        run = checked(
            START
            + """
	s_mov_b64 exec, -2
	v_mov_b32_e32 v9, 1
	s_mov_b64 exec, -1
	v_mov_b32_e32 v2, v9"""
            + STORE
        )
        assert kinds(run) == ["uninitialised-register"]
        assert run.findings[0].lane == 0

    def test_scalar_register(self) -> None:
        run = checked(START + "\n\tv_mov_b32_e32 v2, s9" + STORE)
        assert kinds(run) == ["uninitialised-register"]

    def test_a_register_whose_value_does_not_matter(self) -> None:
        run = checked(START + "\n\tv_xor_b32_e32 v2, v9, v9" + STORE)
        assert run.ok

    def test_registers_of_the_launch_hold_values(self) -> None:
        run = checked(START + "\n\tv_mov_b32_e32 v2, s2\n\tv_add_u32_e32 v2, v0, v2" + STORE)
        assert run.ok

    def test_only_what_matters_is_named(self) -> None:
        run = checked(START + "\n\tv_xor_b32_e32 v3, v8, v8\n\tv_add_u32_e32 v2, v9, v3" + STORE)
        assert kinds(run) == ["uninitialised-register"]
        assert "v9" in run.findings[0].message


class TestAlignment:
    def test_a_scalar_load_drops_the_low_bits(self) -> None:
        run = checked(START + "\n\ts_add_u32 s4, s4, 2\n\ts_load_dword s6, s[4:5], 0x0" + WAIT)
        assert kinds(run) == ["misaligned"]

    def test_an_atomic(self) -> None:
        run = checked(START + "\n\tv_mov_b32_e32 v2, 1\n\tglobal_atomic_add v1, v2, s[4:5] offset:2")
        assert kinds(run) == ["misaligned"]

    def test_other_accesses_need_none(self) -> None:
        run = checked(START + "\n\tv_mov_b32_e32 v2, 1\n\tglobal_store_dword v1, v2, s[4:5] offset:2")
        assert run.ok


class TestBarriers:
    def test_waves_at_different_barriers(self) -> None:
        run = checked(
            START
            + """
	v_readfirstlane_b32 s8, v0
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc0 OTHER
	s_barrier
	s_branch END
OTHER:
	s_barrier
END:""",
            threads=128,
        )
        assert kinds(run) == ["barrier-divergence"]
        assert run.findings[0].other is not None
        assert run.ok

    def test_lanes_switched_off(self) -> None:
        run = checked(START + "\n\ts_mov_b64 exec, 1\n\ts_barrier\n\ts_mov_b64 exec, -1", threads=128)
        assert kinds(run) == ["barrier-divergence"]

    def test_a_workgroup_that_does_not_fill_its_last_wave(self) -> None:
        assert checked(START + "\n\ts_barrier", threads=100).findings == ()

    def test_a_wave_that_has_ended(self) -> None:
        run = checked(
            START
            + """
	v_readfirstlane_b32 s8, v0
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 END
	s_barrier
END:""",
            threads=128,
        )
        assert kinds(run) == ["wave-ended-before-barrier"]


class TestReport:
    def test_one_finding_for_a_pair_of_instructions(self) -> None:
        run = checked(
            START
            + """
	s_mov_b32 s8, 8
LOOP:
	global_load_dword v2, v1, s[4:5]
	v_add_u32_e32 v3, v2, v2
	s_waitcnt vmcnt(0)
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 LOOP""",
            threads=128,
            groups=5,
        )
        assert kinds(run) == ["read-before-wait"]
        assert run.findings[0].count == 8 * 2 * 5

    def test_the_list_is_bounded(self) -> None:
        reads = "".join(f"\n\tv_add_u32_e32 v{3 + place}, v2, v2" for place in range(60))
        run = checked(START + "\n\tglobal_load_dword v2, v1, s[4:5]" + reads)
        assert len(run.findings) == 50
        assert any("10 more pairs" in note for note in run.data.notes)

    def test_findings_do_not_change_the_run(self) -> None:
        body = LDS_START + "\n\tds_read_b32 v2, v1\n\tv_add_u32_e32 v2, v2, v9" + STORE
        text = kernel_text(body + "\n\ts_endpgm", lds_bytes=1024, arguments=1)
        plain, watched = (
            run_asm(text, [np.zeros(1024, np.uint32)], (3, 1, 1), (256, 1, 1), check=check) for check in (False, True)
        )
        assert np.array_equal(plain.arrays["arg0"], watched.arrays["arg0"])
        assert plain.counters == watched.counters
        assert plain.data.instruction_counts == watched.data.instruction_counts
        assert not plain.findings and watched.findings

    def test_a_fault_comes_with_the_findings_before_it(self) -> None:
        run = checked(
            START
            + "\n\tglobal_load_dword v2, v1, s[4:5]\n\tv_lshlrev_b32_e32 v2, 30, v0\n"
            + STORE.replace("v1,", "v2,")
        )
        assert set(kinds(run)) == {"read-before-wait", "out-of-bounds"}


class TestUnwrittenValues:
    """Which of several unwritten registers matters, by runs that an oracle stands for."""

    @staticmethod
    def asked(doubts: tuple[Unwritten, ...], mattering: set[frozenset[int]]) -> tuple[set[Unwritten], int]:
        """What is said to matter if a run changes once all registers of a set are filled, and how many runs it took."""
        runs = 0

        def changes(apply: Fill) -> bool:
            nonlocal runs
            runs += 1
            state = Wavefronts(np.zeros((1, 3), np.int64), 1, 64, 16, 0, 0, FloatMode())
            apply(state, LocalMemory(1, 16, "LDS"))
            filled = {register for register in range(16) if state.vgprs[register].any()}
            return any(needed <= filled for needed in mattering)

        values = UnwrittenValues(doubts, changes)
        return {doubt for doubt in doubts if values.matter(doubt)}, runs

    def test_nothing_matters(self) -> None:
        assert self.asked((("v", 1), ("v", 2)), set()) == (set(), 2)

    def test_one_of_many(self) -> None:
        doubts: tuple[Unwritten, ...] = tuple(("v", register) for register in range(4))
        assert self.asked(doubts, {frozenset({2})}) == ({("v", 2)}, 5)

    def test_two_that_matter_only_together(self) -> None:
        doubts: tuple[Unwritten, ...] = (("v", 1), ("v", 2))
        assert self.asked(doubts, {frozenset({1, 2})})[0] == set(doubts)

    def test_many_are_tried_together(self) -> None:
        doubts: tuple[Unwritten, ...] = tuple(("v", register) for register in range(16))
        found, runs = self.asked(doubts, {frozenset({1}), frozenset({9})})
        assert {("v", 1), ("v", 9)} <= found and ("v", 0) not in found
        assert runs == 6
