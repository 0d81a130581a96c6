"""Which wait counters an instruction increments, by how much, and whether it finishes in order.

A wave counts its outstanding memory operations by kind.  A counter goes up when an instruction is issued and down when
its data has arrived (loads) or its write is acknowledged (stores); ``s_waitcnt`` and its successors hold the wave until
a counter has come down far enough.  Targets before gfx12 count in ``vmcnt``, ``lgkmcnt``, ``expcnt`` (and ``vscnt`` on
gfx10 and gfx11); gfx12 in ``loadcnt``, ``storecnt``, ``samplecnt``, ``bvhcnt``, ``dscnt``, ``kmcnt`` and ``expcnt``;
gfx1250 adds ``asynccnt``, ``tensorcnt`` and ``xcnt``.

Sources: AMD "CDNA3 ISA" 4.4, "RDNA3 ISA" 5.5, "RDNA4 ISA" 5.6; for gfx1250 and for the order in which operations of
unlike kinds finish: LLVM, SIInsertWaitcnts and "User Guide for AMDGPU Backend", memory model of gfx12.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from wave_explorer.isa.program import Instruction
from wave_explorer.isa.registers import destination_count, writes_lds_directly

_VECTOR_MEMORY = re.compile(r"(global|flat|scratch|buffer|tbuffer|image|cluster)_")
_SCALAR_MEMORY = re.compile(
    r"s_(load|buffer_load|scratch_load|store|buffer_store|scratch_store|atomic|buffer_atomic|memtime|memrealtime|"
    r"dcache|get_waveid)"
)
_ANSWERED = re.compile(r"s_(sendmsg|get_barrier_state)")
_EXPORT = re.compile(r"(exp|export)$|(lds_direct_load|lds_param_load|ds_direct_load|ds_param_load)")
_SAMPLE = re.compile(r"image_(sample|gather|msaa_load)")


@dataclass(frozen=True, slots=True)
class CounterUse:
    """One counter that an instruction increments.

    Attributes:
        counter: ``vmcnt``, ``loadcnt`` ...
        amount: by how much.  A scalar load of more than one dword counts twice: its data may come back in two parts.
        order: operations with the same order class under one counter finish in the order in which they were issued;
            None for one that may finish in any order, so that only a wait for 0 covers it.
    """

    counter: str
    amount: int = 1
    order: str | None = None

    @property
    def in_order(self) -> bool:
        """Whether the operation finishes in order with others of its class."""
        return self.order is not None


def counter_uses(instruction: Instruction, target: str) -> tuple[CounterUse, ...]:
    """The counters that ``instruction`` increments on ``target``; empty for most instructions.

    A flat access increments two counters, because it may go to LDS or to memory; it finishes in order with nothing.
    ``xcnt`` of gfx1250 is left out: it counts address translations that may have to be repeated, not data.
    """
    base = instruction.base
    split = target.startswith("gfx12")
    if _SCALAR_MEMORY.match(base) or _ANSWERED.match(base):
        return (CounterUse("kmcnt" if split else "lgkmcnt", _scalar_amount(base)),)
    if _EXPORT.match(base):
        return (CounterUse("expcnt", order="lds direct" if "load" in base else "export"),)
    if base.startswith("tensor_"):
        if base == "tensor_save":
            return (CounterUse("storecnt"),)
        return () if base == "tensor_stop" else (CounterUse("tensorcnt", order="tensor"),)
    if "_async_" in base:
        return (CounterUse("asynccnt", order="async store" if "store" in base else "async load"),)
    if base.startswith("ds_"):
        return () if base == "ds_nop" else (CounterUse("dscnt" if split else "lgkmcnt", order="lds"),)
    if not _VECTOR_MEMORY.match(base) or "prefetch" in base:
        return ()
    memory = _split_memory(instruction) if split else _joint_memory(instruction, target)
    if base.startswith("flat_") and memory:
        return (CounterUse(memory[0].counter), CounterUse("dscnt" if split else "lgkmcnt"))
    return memory


def _scalar_amount(base: str) -> int:
    single = re.search(r"_(dword|b32|[iu]8|[iu]16)$", base) or _ANSWERED.match(base) or "dcache" in base
    return 1 if single else 2


def _split_memory(instruction: Instruction) -> tuple[CounterUse, ...]:
    base = instruction.base
    if base.startswith("image_bvh"):
        return (CounterUse("bvhcnt", order="bvh"),)
    if _SAMPLE.match(base):
        return (CounterUse("samplecnt", order="sample"),)
    # An invalidation is waited for as loads are, a write-back as stores are.
    loads = base.endswith("_inv") or destination_count(instruction) or writes_lds_directly(instruction)
    return (CounterUse("loadcnt" if loads else "storecnt", order="vmem"),)


def _joint_memory(instruction: Instruction, target: str) -> tuple[CounterUse, ...]:
    base = instruction.base
    # Invalidations take effect for what is issued after them and count nowhere.
    if re.match(r"(buffer|global)_(inv|gl[01]_inv|wbinvl1)", base):
        return ()
    if not target.startswith(("gfx10", "gfx11")):
        return (CounterUse("vmcnt", order="vmem"),)
    if not destination_count(instruction) and not writes_lds_directly(instruction):
        return (CounterUse("vscnt", order="vmem"),)
    kind = "bvh" if base.startswith("image_bvh") else "sample" if _SAMPLE.match(base) else "vmem"
    return (CounterUse("vmcnt", order=kind),)
