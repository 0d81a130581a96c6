"""Which registers an instruction reads and writes, explicit operands and implicit ones.

A register is a pair ``(file, index)`` of one dword: ``("v", 3)``, ``("s", 0)``, ``("a", 7)``, ``("vcc", 0)`` for its
low half, ``("exec", 1)``, ``("scc", 0)``, ``("m0", 0)``.

What an instruction reaches through an index in M0 (``v_movrels_b32``) is not known before it runs: the register that
the text names is listed as read, and nothing as written.  MODE and the scratch base, which the hardware sets up and
most kernels never name, have functions of their own.

Sources: AMD "CDNA3 Instruction Set Architecture" and "RDNA4 Instruction Set Architecture", the descriptions of the
instructions; LLVM's operand definitions where a text shows implicit operands.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

from wave_explorer.isa.destinations import (
    accumulates,
    destination_count,
    exchanges,
    keeps_a_part,
    writes_lds_directly,
)
from wave_explorer.isa.operands import OperandError, parse_operand
from wave_explorer.isa.program import Instruction, Keyword, Operand, Register

__all__ = [
    "RegisterId", "carried", "destination_count", "dwords", "reads", "reads_mode", "reads_scratch_base", "writes",
    "writes_lds_directly", "writes_mode",
]  # fmt: skip

RegisterId: TypeAlias = tuple[str, int]

_NONE: frozenset[RegisterId] = frozenset()
_EXEC: frozenset[RegisterId] = frozenset({("exec", 0), ("exec", 1)})
_VCC: frozenset[RegisterId] = frozenset({("vcc", 0), ("vcc", 1)})
_SCC: frozenset[RegisterId] = frozenset({("scc", 0)})
_M0: frozenset[RegisterId] = frozenset({("m0", 0)})

_VECTOR_MEMORY = re.compile(r"(global|flat|scratch|buffer|tbuffer|image|ds|cluster)_")
_EXPORT = re.compile(r"(exp|export|lds_direct_load|lds_param_load)$")
_SCC_WRITERS = re.compile(
    r"s_((add|sub)_[iu]32|(add|sub)_co_(ci_)?[iu]32|addc_u32|subb_u32|addk_(co_)?i32|(min|max)_[iu]32|"
    r"(and|or|xor|andn2|orn2|nand|nor|xnor|and_not1|or_not1|not|wqm|quadmask)_b(32|64)|"
    r"(lshl|lshr|ashr)_[bi](32|64)|lshl[1-4]_add_u32|bfe_[iu](32|64)|abs_i32|absdiff_i32|bcnt[01]_i32_b(32|64)|"
    r"cmp_|cmpk_|bitcmp|\w+_saveexec_b|\w+_wrexec_b|barrier_signal_isfirst|barrier_leave|alloc_vgpr)"
)
_SCC_READERS = re.compile(r"s_(addc_u32|subb_u32|(add|sub)_co_ci_u32|cselect_|cmov|cbranch_scc)")
_IGNORES_EXEC = re.compile(r"v_(mfma|smfmac|wmma|swmmac|readlane|writelane|nop|s_|ld_scale)")
_VIA_M0 = re.compile(r"v_(movrel|swaprel|interp_(p1|p2|mov|p10))|ds_(direct|param)_load|lds_(direct|param)_load")
_FLOATING = re.compile(r"f16|f32|f64|bf8|fp8|f8f6f4|xf32|fp4|fp6")
_WITHOUT_MODE = re.compile(r"v_(cmpx?_class_|wmma|swmmac|cvt_f32_ubyte|cvt_off_)")
_MODE_WRITERS = re.compile(r"s_(setreg|round_mode|denorm_mode|set_gpr_idx_idx|set_vgpr_msb)")
_SCRATCH = re.compile(r"(flat|scratch|s_scratch)_")


@lru_cache(maxsize=65536)
def dwords(operand: Operand) -> frozenset[RegisterId]:
    """The dwords that an operand names; empty for constants, labels and ``null``."""
    if isinstance(operand, Keyword) and not operand.name:
        return frozenset().union(*(_listed(text) for text in operand.arguments))
    if not isinstance(operand, Register):
        return _NONE
    file, count = operand.file, operand.count
    if file in ("v", "s", "a", "ttmp"):
        return frozenset((file, operand.first + offset) for offset in range(count))
    if file in ("vcc", "exec", "flat_scratch"):
        return frozenset({(file, 0), (file, 1)})
    if file in ("vcc_lo", "exec_lo"):
        return frozenset({(file[:-3], 0)})
    if file in ("vcc_hi", "exec_hi"):
        return frozenset({(file[:-3], 1)})
    if file in ("m0", "scc"):
        return frozenset({(file, 0)})
    named = {
        "vccz": _VCC,
        "src_vccz": _VCC,
        "execz": _EXEC,
        "src_execz": _EXEC,
        "lds_direct": _M0,
        "src_lds_direct": _M0,
        "flat_scratch_lo": frozenset({("flat_scratch", 0)}),
        "flat_scratch_hi": frozenset({("flat_scratch", 1)}),
        "xnack_mask": frozenset({("xnack_mask", 0), ("xnack_mask", 1)}),
        "xnack_mask_lo": frozenset({("xnack_mask", 0)}),
        "xnack_mask_hi": frozenset({("xnack_mask", 1)}),
    }
    return named.get(operand.text, _NONE)


def _listed(text: str) -> frozenset[RegisterId]:
    """A register of an address in brackets (``[v0, v2, v[4:5]]``)."""
    try:
        return dwords(parse_operand(text))
    except OperandError:
        return _NONE


def _destinations(instruction: Instruction) -> frozenset[RegisterId]:
    return frozenset().union(*(dwords(o) for o in instruction.operands[: destination_count(instruction)]))


def carried(instruction: Instruction) -> frozenset[RegisterId]:
    """The destinations of which a part survives that does not enter the result: another half, byte or lane.

    They are among :func:`reads`, because the register's old value is needed afterwards; but a program may well begin
    to fill a register in this way.  Lanes that EXEC switches off are not meant.
    """
    found = _destinations(instruction) if keeps_a_part(instruction) and not accumulates(instruction) else _NONE
    return found | carried(instruction.second) if instruction.second is not None else found


def reads(instruction: Instruction, wave_size: int = 64) -> frozenset[RegisterId]:
    """Every dword register that the instruction reads, with implicit ones (EXEC, VCC, SCC, M0).

    In wave32 an instruction uses the low half only of an implicit EXEC or VCC.
    """
    base = instruction.base
    found = set().union(*(dwords(operand) for operand in instruction.operands[destination_count(instruction) :]))
    if exchanges(instruction) or accumulates(instruction) or keeps_a_part(instruction):
        found |= _destinations(instruction)
    if base.startswith("ds_bvh_stack"):
        found |= dwords(instruction.operands[1])
    found |= _narrowed(_implicit_reads(instruction), wave_size)
    if instruction.second is not None:
        found |= reads(instruction.second, wave_size)
    return frozenset(found)


def _implicit_reads(instruction: Instruction) -> frozenset[RegisterId]:
    base = instruction.base
    if base.startswith("s_"):
        return _scalar_implicit_reads(base)
    found = _M0 if _VIA_M0.match(base) else _NONE
    if _VECTOR_MEMORY.match(base):
        # LDS-direct loads, cluster loads and some oddities take an address or mask from M0.
        by_m0 = writes_lds_directly(instruction) and "_async_" not in base
        if (
            by_m0
            or base.startswith("cluster_")
            or re.match(r"ds_\w*(addtid|_gs_reg|gws)|ds_(append|consume)|\w+_block$", base)
        ):
            found |= _M0
        return found | _EXEC
    if _EXPORT.match(base):
        return found | _EXEC | (_M0 if "row_en" in instruction.modifiers else _NONE)
    if base.startswith("v_"):
        if not _IGNORES_EXEC.match(base):
            found |= _EXEC
        if base.startswith(("v_div_fmas", "v_dual_cndmask")) and len(instruction.operands) < 4:
            found |= _VCC
        if base.startswith("v_div_fmas"):
            found |= _VCC
    return found


def _scalar_implicit_reads(base: str) -> frozenset[RegisterId]:
    found = _SCC if _SCC_READERS.match(base) else _NONE
    if "saveexec" in base or "wrexec" in base or base.startswith("s_cbranch_exec"):
        found |= _EXEC
    if base.startswith("s_cbranch_vcc"):
        found |= _VCC
    if base.startswith(("s_movrel", "s_sendmsg", "s_set_gpr_idx")) and "rtn" not in base:
        found |= _M0
    return found


def writes(instruction: Instruction, wave_size: int = 64) -> frozenset[RegisterId]:
    """Every dword register that the instruction writes, with implicit ones (EXEC, VCC, SCC, M0)."""
    base = instruction.base
    found: set[RegisterId] = set(_destinations(instruction))
    if base.startswith("s_"):
        if _SCC_WRITERS.match(base):
            found |= _SCC
        if "saveexec" in base or "wrexec" in base:
            found |= _EXEC if base.endswith("b64") else {("exec", 0)}
        if base.startswith("s_set_gpr_idx"):
            found |= _M0
    elif base.startswith("v_cmpx"):
        found |= _narrowed(_EXEC, wave_size)
    if instruction.second is not None:
        found |= writes(instruction.second, wave_size)
    return frozenset(found)


def _narrowed(registers: frozenset[RegisterId], wave_size: int) -> frozenset[RegisterId]:
    """Without the high halves of EXEC and VCC where a wave has 32 lanes."""
    if wave_size == 64:
        return registers
    return frozenset(register for register in registers if register not in (("exec", 1), ("vcc", 1)))


def reads_mode(instruction: Instruction) -> bool:
    """Whether the result depends on MODE (rounding, denormals): floating-point arithmetic, and reads of the register.

    Instructions of RDNA that compute in a fixed mode (WMMA) do not.
    """
    base = instruction.base
    if instruction.second is not None and reads_mode(instruction.second):
        return True
    if base == "s_getreg_b32" or _MODE_WRITERS.match(base):
        return True
    return base.startswith(("v_", "s_")) and bool(_FLOATING.search(base)) and not _WITHOUT_MODE.match(base)


def writes_mode(instruction: Instruction) -> bool:
    """Whether the instruction changes MODE."""
    return _MODE_WRITERS.match(instruction.base) is not None


def reads_scratch_base(instruction: Instruction) -> bool:
    """Whether the address is formed with the base of the wave's scratch: scratch accesses, and flat ones to it."""
    return _SCRATCH.match(instruction.base) is not None
