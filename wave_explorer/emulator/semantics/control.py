"""Branches, barriers, waits and modes (CDNA3 ISA, chapters 4 and 12.5; RDNA4 ISA, chapters 4.4, 5 and 16.5)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import ModeField, Semantics, Special, define
from wave_explorer.emulator.value_types import U32

V = TypeVar("V")

LABEL, SCC, VCC, EXEC = Special.LABEL, Special.SCC, Special.VCC, Special.EXEC


@define("s_branch", unit="control", sources=[LABEL], effect="branch")
def always(a: LaneAlgebra[V]) -> V:
    return a.truth(True)


_CONDITIONS: dict[str, tuple[Special, Semantics]] = {
    "scc1": (SCC, lambda a, x: x),
    "scc0": (SCC, lambda a, x: a.bit_not(x)),
    "vccnz": (VCC, lambda a, x: a.any_lane(x)),
    "vccz": (VCC, lambda a, x: a.bit_not(a.any_lane(x))),
    "execnz": (EXEC, lambda a, x: a.any_lane(x)),
    "execz": (EXEC, lambda a, x: a.bit_not(a.any_lane(x))),
}
for _name, (_condition, _taken) in _CONDITIONS.items():
    define(f"s_cbranch_{_name}", unit="control", sources=[LABEL, _condition], effect="branch")(_taken)


# A barrier in two halves: a wave says that it has come, and waits for the others later.
@define("s_barrier_signal", unit="control", sources=[Special.BARRIER], effect="signal")
@define("s_barrier_wait", unit="control", sources=[Special.BARRIER], effect="wait")
@define("s_barrier", unit="control", effect="barrier")
@define("s_endpgm", unit="control", effect="end")
def nothing(a: LaneAlgebra[V]) -> None:
    return None


@define("s_barrier_signal_isfirst", unit="control", results=[SCC], sources=[Special.BARRIER], effect="signal")
def signal_first(a: LaneAlgebra[V]) -> V:
    """SCC says that no other wave has signalled the barrier since it last opened."""
    return a.first_to_signal()


# Results are available at once here, and memory is the same for everyone: waiting, scheduling hints, prefetching and
# the invalidation or write-back of caches change nothing.
@define(
    "s_waitcnt", "s_waitcnt_vscnt", "s_waitcnt_vmcnt", "s_waitcnt_lgkmcnt", "s_waitcnt_expcnt", "s_waitcnt_depctr",
    "s_wait_loadcnt", "s_wait_storecnt", "s_wait_dscnt", "s_wait_kmcnt", "s_wait_loadcnt_dscnt",
    "s_wait_storecnt_dscnt", "s_wait_samplecnt", "s_wait_bvhcnt", "s_wait_expcnt", "s_wait_xcnt", "s_wait_tensorcnt",
    "s_wait_asynccnt", "s_wait_alu", "s_wait_idle", "s_delay_alu", "s_clause", "s_nop", "s_sleep", "s_setprio",
    "s_setprio_inc_wg", "s_sethalt", "s_set_inst_prefetch_distance", "s_inst_prefetch", "s_monitor_sleep",
    "s_prefetch_inst", "s_prefetch_inst_pc_rel", "s_prefetch_data", "s_prefetch_data_pc_rel", "s_buffer_prefetch_data",
    "s_icache_inv",
    unit="control", sources=[Special.TIMING],
)  # fmt: skip
@define(
    "global_inv", "global_wb", "global_wbinv", "buffer_gl0_inv", "buffer_gl1_inv", "global_prefetch_b8",
    "flat_prefetch_b8",
    unit="vector-memory", sources=[Special.TIMING], modifiers=["offset", "scale_offset"],
)  # fmt: skip
@define("v_nop", unit="valu")
def wait(a: LaneAlgebra[V]) -> None:
    return None


@define("s_sendmsg", unit="control", sources=[Special.MESSAGE])
@define("s_set_vgpr_msb", unit="control", sources=[Special.HIGH_REGISTERS])
def without_effect(a: LaneAlgebra[V]) -> None:
    return None


@define("s_setreg_imm32_b32", "s_setreg_b32", unit="control", results=[Special.HARDWARE_REGISTER], sources=[U32])
@define("s_round_mode", unit="control", results=[ModeField(0, 4)], sources=[U32])
@define("s_denorm_mode", unit="control", results=[ModeField(4, 4)], sources=[U32])
def set_register(a: LaneAlgebra[V], x: V) -> V:
    return x


@define("s_getreg_b32", unit="control", results=[U32], sources=[Special.HARDWARE_REGISTER])
def get_register(a: LaneAlgebra[V], x: V) -> V:
    return x
