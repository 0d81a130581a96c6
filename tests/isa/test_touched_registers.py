"""Registers that instructions touch, against LLVM's instruction descriptions."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from tests.isa.forms import TABLES, Form, forms
from wave_explorer.isa.memory_counters import counter_uses
from wave_explorer.isa.program import Instruction
from wave_explorer.isa.registers import (
    RegisterId,
    carried,
    reads,
    reads_mode,
    reads_scratch_base,
    writes,
    writes_lds_directly,
    writes_mode,
)

_FILES = {"VGPR": "v", "SGPR": "s", "AGPR": "a", "TTMP": "ttmp"}
_NAMED = {
    "VCC": "vcc", "EXEC": "exec", "SCC": "scc", "SRC_SCC": "scc", "M0": "m0", "FLAT_SCR": "flat_scratch",
    "XNACK_MASK": "xnack_mask", "SRC_VCCZ": "vcc", "SRC_EXECZ": "exec",
}  # fmt: skip
_SINGLE = ("scc", "m0")

# Where LLVM's description and the hardware differ; each with what AMD's manuals say.
_EXEC_NOT_READ = re.compile(
    # Matrix instructions and scalar ones of the vector unit work whatever EXEC is; messages and no-ops have no lanes.
    r"v_(mfma|smfmac|wmma|swmmac|s_|nop)|s_sendmsg|tensor_save"
)
_READS_TOO = re.compile(
    # The description leaves out that the old value is an addend, that other bits stay, or that EXEC masks the lanes.
    r"v_pk_fmac_f16|s_bitset|v_swaprel|v_movrelsd_2"
)
_M0_NOT_READ = re.compile(r"ds_(?!gws|append|consume|direct|param|\w*addtid)")
_RETURNS_ONLY_IF_ASKED = re.compile(r"image_atomic_")
_LANE_MASKS_OF_32 = re.compile(r"s_\w+_(save|wr)exec_b32")
# Unlike in the manuals, s_setvskip is described with the definitions of comparisons, and s_barrier_signal_isfirst as if
# it kept SCC.
_SCC_IS_NOT_TOUCHED = re.compile(r"s_setvskip|s_barrier_signal_isfirst")


def registers(names: Iterable[str]) -> frozenset[RegisterId]:
    """LLVM's register names as ours; MODE, ``null`` and hardware constants are left out."""
    found: set[RegisterId] = set()
    for name in names:
        numbered = re.findall(r"(VGPR|SGPR|AGPR|TTMP)(\d+)", name)
        found.update((_FILES[file], int(index)) for file, index in numbered)
        plain, _, part = re.sub(r"_(vi|gfx\w+)$", "", name).rpartition("_")
        base, half = (plain, part) if part in ("LO", "HI") else (re.sub(r"_(vi|gfx\w+)$", "", name), "")
        if not numbered and base in _NAMED:
            file = _NAMED[base]
            halves = (0,) if file in _SINGLE or half == "LO" else (1,) if half == "HI" else (0, 1)
            found.update((file, index) for index in halves)
    return frozenset(found)


def expected_reads(form: Form, instruction: Instruction) -> frozenset[RegisterId]:
    found = registers(form.reads)
    if _EXEC_NOT_READ.match(instruction.base):
        found -= {("exec", 0), ("exec", 1)}
    if _M0_NOT_READ.match(instruction.base):
        found -= {("m0", 0)}
    if _SCC_IS_NOT_TOUCHED.match(instruction.base):
        found -= {("scc", 0)}
    if not reads_scratch_base(instruction):
        return found
    return frozenset(register for register in found if register[0] != "flat_scratch" or register in reads(instruction))


def expected_writes(form: Form, instruction: Instruction, wave_size: int) -> frozenset[RegisterId]:
    found = registers(form.writes)
    if _RETURNS_ONLY_IF_ASKED.match(instruction.base) and not writes(instruction):
        return frozenset()
    if instruction.base == "s_setvskip":
        found -= {("scc", 0)}
    if _LANE_MASKS_OF_32.match(instruction.base) and wave_size == 64:
        found -= {("exec", 1)} - (writes(instruction) & {("exec", 1)})
    if instruction.base.startswith(("v_movreld", "v_movrelsd")):
        # DPP forms are described with the named register as their result; it is the one behind it by M0.
        return frozenset()
    return found


@pytest.mark.parametrize("table", TABLES)
def test_reads_and_writes_are_those_of_llvms_descriptions(table: str) -> None:
    wave_size = 64 if table.startswith("gfx9") or table.endswith("w64") else 32
    # Descriptions name all of VCC and EXEC in wave32 as well.
    unused = frozenset() if wave_size == 64 else frozenset({("vcc", 1), ("exec", 1)})
    for form in forms(table):
        instruction = form.instruction
        found, wanted = reads(instruction, wave_size) - unused, expected_reads(form, instruction) - unused
        written = writes(instruction, wave_size) - unused
        assert written == expected_writes(form, instruction, wave_size) - unused, form.text
        if instruction.second is not None and re.search(r":: v_dual_(fmac|dot2acc)", form.text):
            # The disassembler loses the low bit of the accumulator of a second half.
            wanted = (wanted - {r for r in wanted - found if r[0] == "v"}) | (found & written)
        if "src_lds_direct" in form.text:
            wanted |= {("m0", 0)}
        if instruction.base == "export":
            # What is switched off is encoded as v0.
            found, wanted = found - {("v", 0)}, wanted - {("v", 0)}
        extra = found - wanted - carried(instruction)
        if _READS_TOO.match(instruction.base):
            extra -= written | {("exec", 0), ("exec", 1)}
        assert not extra, form.text
        assert wanted <= found, form.text


@pytest.mark.parametrize("table", TABLES)
def test_mode_and_scratch_base_are_told_as_llvm_does(table: str) -> None:
    for form in forms(table):
        instruction = form.instruction
        assert writes_mode(instruction) == ("MODE" in form.writes), form.text
        assert reads_mode(instruction) or "MODE" not in form.reads or "_i32_" in instruction.base, form.text
        scratch = any(name.startswith("FLAT_SCR") for name in form.reads) and "flat_scratch" not in form.text
        assert reads_scratch_base(instruction) or not scratch, form.text


@pytest.mark.parametrize("table", TABLES)
def test_counters_are_those_of_llvms_descriptions(table: str) -> None:
    target, _ = TABLES[table]
    bits = {"vmcnt": 1, "loadcnt": 1, "storecnt": 1, "samplecnt": 1, "bvhcnt": 1, "expcnt": 2, "lgkmcnt": 4,
            "dscnt": 4, "kmcnt": 4, "tensorcnt": 0, "asynccnt": 0}  # fmt: skip
    for form in forms(table):
        instruction = form.instruction
        uses = {use.counter for use in counter_uses(instruction, target)}
        if re.match(r"s_(sendmsg|get_barrier_state)", instruction.base):
            # Answered through the counter of scalar memory; the descriptions leave it out.
            assert uses == {"kmcnt"} or uses == {"lgkmcnt"}
            continue
        if instruction.base in ("buffer_inv", "buffer_wbinvl1", "buffer_wbinvl1_vol"):
            # It counts nowhere: LLVM's pass that inserts waits leaves it out, whatever the description says.
            assert not uses
            continue
        counted = 0
        for counter in uses:
            counted |= bits[counter]
        # Vector memory is marked with the export counter as well, which it used on the first GCN only.
        described = form.counters & ~2 if form.counters & 1 else form.counters
        if writes_lds_directly(instruction) and uses == {"vmcnt"}:
            # So are loads to LDS with that of LDS accesses; their data has arrived when the memory counter says so.
            described = 1
        assert counted == described, form.text
        if not instruction.base.startswith("s_wait"):
            assert ("asynccnt" in uses) == ("ASYNCcnt" in form.writes), form.text
            assert ("tensorcnt" in uses) == instruction.base.startswith(("tensor_load", "tensor_store")), form.text
