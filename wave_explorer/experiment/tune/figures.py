"""What a time is worth: operations a second, the share of the machine's peak, and of the roofline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wave_explorer.arch.machines import Machine, UnknownMachine, machine
from wave_explorer.arch.matrix import matrix_instructions
from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.experiment.tune.results import Registers, Speed
from wave_explorer.isa.category import category
from wave_explorer.isa.reader import read
from wave_explorer.isa.resources import resources
from wave_explorer.record import Compilation, Run

if TYPE_CHECKING:
    from wave_explorer.kernel.library import LibraryEntry

_MOPS = "SQ_INSTS_VALU_MFMA_MOPS_"
_OPERATIONS_PER_MOP = 512


def registers(comp: Compilation, threads: int) -> Registers | None:
    """What the code object of a compile takes, for workgroups of ``threads``; None without AMDGCN."""
    if comp.asm is None:
        return None
    found = resources(read(comp.asm), threads=threads)
    return Registers(
        vgprs=found.vgprs,
        agprs=found.agprs,
        sgprs=found.sgprs,
        spills=found.vgpr_spills + found.sgpr_spills,
        lds_bytes=found.lds_bytes,
        threads=found.threads,
        waves_per_simd=found.waves_per_simd,
        limited_by=found.limiting,
    )


def speed(comp: Compilation, run: Run, entry: LibraryEntry | None) -> Speed | None:
    """The time of a finished run, measured on a GPU or modelled on the emulator; None where neither is known."""
    measured, modelled = run.data.measured_time, run.data.modelled_time
    if measured is not None:
        seconds = measured.median
    elif modelled is not None:
        seconds = modelled.seconds
    else:
        return None
    flops, source = _operations(comp, run, entry)
    facts = _machine(run.data.target)
    rate = None if flops is None or not seconds else flops / seconds
    peak = None if facts is None else _peak(comp, facts)
    memory = None if modelled is None else next((b.seconds for b in modelled.bounds if b.resource == "memory"), None)
    least = None if flops is None or peak is None or memory is None else max(flops / peak, memory)
    return Speed(
        seconds=seconds,
        fidelity="modelled" if measured is None else "measured",
        binding=modelled.binding if measured is None and modelled is not None else "",
        flops=flops,
        flops_from=source,
        tflops=None if rate is None else rate / 1e12,
        peak_share=None if rate is None or peak is None else rate / peak,
        roofline_share=None if least is None or not seconds else least / seconds,
        machine="" if facts is None else facts.product,
    )


def _operations(comp: Compilation, run: Run, entry: LibraryEntry | None) -> tuple[int | None, str]:
    """Operations of the kernel: those that its result needs, else those that its matrix instructions did."""
    needed = None if entry is None else entry.operations(comp.spec)
    if needed is not None:
        return needed, "the operations that the result needs, from the kernel's dims"
    counted = [
        counter.value
        for counter in run.data.counters
        if counter.name.startswith(_MOPS) and counter.fidelity in ("exact", "measured") and counter.value
    ]
    if counted:
        return (
            int(sum(counted) * _OPERATIONS_PER_MOP),
            f"matrix operations counted ({_MOPS}* x {_OPERATIONS_PER_MOP}), masked ones included",
        )
    return None, ""


def _machine(name: str) -> Machine | None:
    try:
        return machine(name)
    except UnknownMachine:
        return None


def _peak(comp: Compilation, facts: Machine) -> float | None:
    """Operations a second of all matrix cores, with the fastest instruction for the types that the kernel's has."""
    assert comp.asm is not None
    used = {instruction.base for instruction in read(comp.asm).instructions if category(instruction) == "mfma"}
    known = matrix_instructions(facts.target)
    types = {(one.a_type, one.d_type) for one in known if one.name in used}
    rates = [one.flops / one.cycles for one in known if (one.a_type, one.d_type) in types and one.cycles]
    try:
        simds = target(facts.target).simds
    except UnknownTarget:
        return None
    return max(rates) * simds * facts.cus * facts.clock_hz if rates else None
