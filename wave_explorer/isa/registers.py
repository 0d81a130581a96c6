"""Which registers an instruction reads and writes, explicit operands and implicit ones.

A register is a pair ``(file, index)`` of one dword: ``("v", 3)``, ``("s", 0)``, ``("a", 7)``, ``("vcc", 0)`` for its
low half, ``("exec", 1)``, ``("scc", 0)``, ``("m0", 0)``.

Sources: AMD "CDNA3 Instruction Set Architecture" and "RDNA4 Instruction Set Architecture", the descriptions of the
instructions; LLVM's operand definitions where a text shows implicit operands.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

from wave_explorer.isa.program import Instruction, Operand, Register

RegisterId: TypeAlias = tuple[str, int]

_NONE: frozenset[RegisterId] = frozenset()
_EXEC: frozenset[RegisterId] = frozenset({("exec", 0), ("exec", 1)})
_VCC: frozenset[RegisterId] = frozenset({("vcc", 0), ("vcc", 1)})
_SCC: frozenset[RegisterId] = frozenset({("scc", 0)})
_M0: frozenset[RegisterId] = frozenset({("m0", 0)})

_VECTOR_MEMORY = re.compile(r"(global|flat|scratch|buffer|tbuffer|image|ds)_")

# Scalar instructions whose first operand is a source, or that have no operand that is a register.
_SALU_WITHOUT_DESTINATION = re.compile(
    r"s_(cmp_|cmpk_|bitcmp|setreg|setpc|branch|cbranch|barrier|wait|nop|sleep|endpgm|sendmsg|sethalt|setprio|clause|"
    r"delay_alu|icache|dcache|inst_prefetch|set_inst_prefetch|prefetch|setkill|trap|incperf|decperf|ttrace|code_end|"
    r"round_mode|denorm_mode|version|store|buffer_store|scratch_store|set_gpr_idx|rfe|singleuse|wakeup|setvskip|"
    r"monitor|atc_probe|set_vgpr_msb)"
)
_RETURNS_MESSAGE = re.compile(r"s_sendmsg_rtn")
_SCC_WRITERS = re.compile(
    r"s_((add|sub)_[iu]32|(add|sub)_co_(ci_)?[iu]32|addc_u32|subb_u32|addk_(co_)?i32|(min|max)_[iu]32|"
    r"(and|or|xor|andn2|orn2|nand|nor|xnor|and_not1|or_not1|not|wqm|quadmask)_b(32|64)|"
    r"(lshl|lshr|ashr)_[bi](32|64)|lshl[1-4]_add_u32|bfe_[iu](32|64)|abs_i32|absdiff_i32|bcnt[01]_i32_b(32|64)|"
    r"cmp_|cmpk_|bitcmp|\w+_saveexec_b|\w+_wrexec_b|barrier_signal_isfirst)"
)
_SCC_READERS = re.compile(r"s_(addc_u32|subb_u32|(add|sub)_co_ci_u32|cselect_|cmov|cbranch_scc)")
_SALU_UPDATES = re.compile(r"s_(addk_|mulk_|cmov|bitset|setreg_imm)")

# Vector instructions that also read what stands in their destination.
_VALU_UPDATES = re.compile(
    r"v_(dual_)?(fmac|mac|pk_fmac|dot\d*acc|dot\d+c|smfmac|swmmac|writelane|fma_mixlo|fma_mixhi|mad_mixlo|mad_mixhi|"
    r"cvt_pk_(fp8|bf8)|cvt_sr_(fp8|bf8)|cvt_scalef32_(sr|pk)\w*(fp8|bf8|fp4))"
)
_VALU_EXCHANGES = re.compile(r"v_(swap|swaprel|permlane(16|32)_swap)")
_TWO_DESTINATIONS = re.compile(
    r"v_((add|sub|subrev)_co_u32|(addc|subb|subbrev)_co_u32|(add|sub|subrev)_co_ci_u32|div_scale_|mad_(co_)?[ui]64_[ui]32)"
)
_IGNORES_EXEC = re.compile(r"v_(mfma|smfmac|wmma|swmmac|readlane|writelane|nop)")


@lru_cache(maxsize=65536)
def _dwords(operand: Operand) -> frozenset[RegisterId]:
    """The dwords that an operand names; empty for constants, labels and ``null``."""
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
        "flat_scratch_lo": frozenset({("flat_scratch", 0)}),
        "flat_scratch_hi": frozenset({("flat_scratch", 1)}),
    }
    return named.get(operand.text, _NONE)


def destination_count(instruction: Instruction) -> int:
    """How many of the leading operands the instruction writes."""
    base = instruction.base
    if not instruction.operands:
        return 0
    if base.startswith("s_"):
        return 0 if _SALU_WITHOUT_DESTINATION.match(base) and not _RETURNS_MESSAGE.match(base) else 1
    if _VECTOR_MEMORY.match(base):
        return _memory_destinations(instruction)
    if not base.startswith("v_") or base == "v_nop":
        return 0
    if base.startswith("v_cmpx"):
        # From gfx10 on v_cmpx writes EXEC only; before, its first operand receives the mask as well.
        return 1 if len(instruction.operands) == 3 else 0
    return 2 if _TWO_DESTINATIONS.match(base) or _VALU_EXCHANGES.match(base) else 1


def _memory_destinations(instruction: Instruction) -> int:
    base, modifiers = instruction.base, instruction.modifiers
    if base.startswith("ds_"):
        reads = re.match(r"ds_(read|load|swizzle|permute|bpermute|consume|append|bvh|ordered_count)", base)
        return 1 if reads or "_rtn" in base else 0
    if "atomic" in base:
        returns = "glc" in modifiers or "sc0" in modifiers or "RETURN" in str(modifiers.get("th", ""))
        return 1 if returns else 0
    if "load" not in base and "image" not in base:
        return 0
    return 0 if writes_lds_directly(instruction) else 1


def writes_lds_directly(instruction: Instruction) -> bool:
    """Whether a global load puts its data into LDS and not into VGPRs."""
    return (
        "lds" in instruction.modifiers
        or re.match(r"(global|buffer)_load_(async_to_)?lds_", instruction.base) is not None
    )


def _updates_destination(instruction: Instruction) -> bool:
    """Whether bits of the old destination survive, so that the instruction depends on them."""
    base, modifiers = instruction.base, instruction.modifiers
    if _SALU_UPDATES.match(base) or _VALU_UPDATES.match(base) or _VALU_EXCHANGES.match(base):
        return True
    if ("d16" in base and "load" in base) or (base.startswith("ds_read") and "d16" in base):
        return True
    if base.startswith("buffer_atomic"):
        return True
    if modifiers.get("dst_unused") == "UNUSED_PRESERVE":
        return True
    if instruction.encoding in ("_dpp", "_e64_dpp", "_dpp8"):
        # Lanes that are masked off, or whose source lies outside the row, keep the old value.
        whole = modifiers.get("row_mask", 15) == 15 and modifiers.get("bank_mask", 15) == 15
        return not (whole and "bound_ctrl" in modifiers)
    selection = modifiers.get("op_sel")
    if isinstance(selection, tuple) and not base.startswith(("v_pk_", "v_mfma", "v_fma_mix", "v_mad_mix")):
        return selection[-1] == 1 and len(selection) == len(instruction.operands)
    # Writing one half of a VGPR keeps the other.
    return any(isinstance(operand, Register) and operand.half for operand in instruction.operands[:1])


def reads(instruction: Instruction) -> frozenset[RegisterId]:
    """Every dword register that the instruction reads, with implicit ones (EXEC, VCC, SCC, M0)."""
    base = instruction.base
    found = set().union(*(_dwords(operand) for operand in instruction.operands[destination_count(instruction) :]))
    if _updates_destination(instruction):
        found |= set().union(
            *(_dwords(operand) for operand in instruction.operands[: 2 if _VALU_EXCHANGES.match(base) else 1])
        )
    if base.startswith("s_"):
        found |= _scalar_implicit_reads(base)
    elif _VECTOR_MEMORY.match(base):
        found |= _EXEC
        if writes_lds_directly(instruction) or "addtid" in base or "_gs_reg" in base:
            found |= _M0
    elif base.startswith("v_"):
        if not _IGNORES_EXEC.match(base):
            found |= _EXEC
        if base.startswith(("v_div_fmas", "v_dual_cndmask")):
            found |= _VCC
        if base.startswith("v_movrel"):
            found |= _M0
    if instruction.second is not None:
        found |= reads(instruction.second)
    return frozenset(found)


def _scalar_implicit_reads(base: str) -> frozenset[RegisterId]:
    found = _SCC if _SCC_READERS.match(base) else _NONE
    if "saveexec" in base or "wrexec" in base or base.startswith("s_cbranch_exec"):
        found |= _EXEC
    if base.startswith("s_cbranch_vcc"):
        found |= _VCC
    if base.startswith("s_movrel"):
        found |= _M0
    return found


def writes(instruction: Instruction) -> frozenset[RegisterId]:
    """Every dword register that the instruction writes, with implicit ones (EXEC, VCC, SCC, M0)."""
    base = instruction.base
    found = set().union(*(_dwords(operand) for operand in instruction.operands[: destination_count(instruction)]))
    if base.startswith("s_"):
        if _SCC_WRITERS.match(base):
            found |= _SCC
        if "saveexec" in base or "wrexec" in base:
            found |= _EXEC if base.endswith("b64") else {("exec", 0)}
        if base.startswith("s_set_gpr_idx"):
            found |= _M0
    elif base.startswith("v_cmpx"):
        found |= _EXEC
    if instruction.second is not None:
        found |= writes(instruction.second)
    return frozenset(found)
