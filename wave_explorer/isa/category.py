"""What kind of work an instruction is: one category for views, and the classes by which hardware counts it."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias, get_args

from wave_explorer.isa.program import Instruction

Category: TypeAlias = Literal["mfma", "lds", "vmem", "wait", "sync", "valu", "salu", "ctl"]
CounterClass: TypeAlias = Literal[
    "VALU", "MFMA", "SALU", "SMEM", "VMEM", "VMEM_RD", "VMEM_WR", "FLAT", "LDS", "BRANCH", "SENDMSG", "OTHER"
]

CATEGORIES: tuple[Category, ...] = get_args(Category)

_MATRIX = re.compile(r"v_(mfma|smfmac|wmma|swmmac)_")
_LDS = re.compile(r"ds_|lds_direct_load|lds_param_load")
_GLOBAL = re.compile(r"(global|flat|scratch|buffer|tbuffer|image|cluster|tensor)_")
_WAIT = re.compile(r"s_wait(?!_alu$|_event|cnt_depctr$)")
_BARRIER = re.compile(r"s_(barrier|wakeup)")
_SCALAR_MEMORY = re.compile(
    r"s_(load|buffer_load|store|buffer_store|scratch_load|scratch_store|atomic|buffer_atomic|dcache|memtime|"
    r"memrealtime|atc_probe|prefetch|buffer_prefetch)"
)
_BRANCH = re.compile(r"s_(branch|cbranch|setpc|set_pc|add_pc|swappc|swap_pc|call|rfe)")
_MESSAGE = re.compile(r"s_sendmsg")
# Scalar instructions that the sequencer carries out itself: they neither compute nor access memory.
_SEQUENCER = re.compile(
    r"s_(nop|sleep|endpgm|wait_event|waitcnt_depctr|sethalt|setprio|setkill|trap|icache|clause|delay_alu|wait_alu|inst_prefetch|"
    r"set_inst_prefetch|incperf|decperf|ttrace|code_end|round_mode|denorm_mode|version|singleuse|setvskip|"
    r"set_vgpr_msb|monitor)"
)
_STORE = re.compile(r"\w+_(store|wbinv|wbl2|wb)")


def category(instruction: Instruction) -> Category:
    """The category under which views show an instruction.

    Scalar loads count as ``salu`` (the scalar unit), LDS lane exchanges (``ds_swizzle``, ``ds_bpermute``) as ``lds``
    (they occupy the LDS), a global load that writes LDS as ``vmem``.
    """
    base = instruction.base
    if base.startswith("v_"):
        return "mfma" if _MATRIX.match(base) else "valu"
    if _LDS.match(base):
        return "lds"
    if _GLOBAL.match(base):
        return "vmem"
    if _WAIT.match(base):
        return "wait"
    if _BARRIER.match(base):
        return "sync"
    if _BRANCH.match(base) or _SEQUENCER.match(base) or _MESSAGE.match(base) or not base.startswith("s_"):
        return "ctl"
    return "salu"


def counter_classes(instruction: Instruction) -> frozenset[CounterClass]:
    """The SQ_INSTS_* classes that count an instruction once each.

    As on MI300X (measured with vecCopy; AMD "MI300 performance counters"): VALU includes matrix instructions,
    ``global_*`` and ``scratch_*`` count as FLAT besides VMEM, waits, barriers, ``s_nop`` and ``s_endpgm`` count in
    the total only (``OTHER``).
    """
    base = instruction.base
    if base.startswith("v_"):
        return frozenset({"VALU", "MFMA"} if _MATRIX.match(base) else {"VALU"})
    if _LDS.match(base):
        return frozenset({"LDS"})
    if _GLOBAL.match(base):
        return _global_classes(base)
    if _SCALAR_MEMORY.match(base):
        return frozenset({"SMEM"})
    if _BRANCH.match(base):
        return frozenset({"BRANCH"})
    if _MESSAGE.match(base):
        return frozenset({"SENDMSG"})
    if _WAIT.match(base) or _BARRIER.match(base) or _SEQUENCER.match(base) or not base.startswith("s_"):
        return frozenset({"OTHER"})
    return frozenset({"SALU"})


def _global_classes(base: str) -> frozenset[CounterClass]:
    flat: frozenset[CounterClass] = frozenset({"FLAT"} if base.startswith(("global_", "flat_", "scratch_")) else ())
    if base.startswith("tensor_"):
        return frozenset({"OTHER"})
    if _STORE.match(base) or "atomic" in base:
        return flat | {"VMEM", "VMEM_WR"}
    return flat | {"VMEM", "VMEM_RD"}
