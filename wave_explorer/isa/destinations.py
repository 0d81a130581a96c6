"""Which operands an instruction writes, and whether bits of their old value survive or enter the result.

Sources: as for :mod:`wave_explorer.isa.registers`.
"""

from __future__ import annotations

import re

from wave_explorer.isa.program import Instruction, Register

# Scalar instructions whose first operand is a source, or that have no operand that is a register.
_SALU_WITHOUT_DESTINATION = re.compile(
    r"s_(cmp_|cmpk_|bitcmp|setreg|setpc|branch|cbranch|barrier|wait|nop|sleep|endpgm|sendmsg|sethalt|setprio|clause|"
    r"delay_alu|icache|dcache|inst_prefetch|set_inst_prefetch|prefetch|setkill|trap|incperf|decperf|ttrace|code_end|"
    r"round_mode|denorm_mode|version|store|buffer_store|scratch_store|set_gpr_idx|rfe|singleuse|wakeup|setvskip|"
    r"monitor|atc_probe|set_vgpr_msb|alloc_vgpr|buffer_prefetch|add_pc|set_pc|movreld)"
)
_RETURNS_MESSAGE = re.compile(r"s_sendmsg_rtn")
_SCALAR_ATOMIC = re.compile(r"s_(buffer_|scratch_)?atomic_")
_VECTOR_MEMORY = re.compile(r"(global|flat|scratch|buffer|tbuffer|image|ds|cluster|tensor)_")
_LDS_READS = re.compile(
    r"ds_(read|load|swizzle|permute|bpermute|consume|append|bvh|ordered_count|direct_load|param_load|wrap)"
)
_EXCHANGES = re.compile(r"v_(swap|swaprel|permlane(16|32)_swap)")
_TWO_DESTINATIONS = re.compile(
    r"v_((add|sub|subrev)_co_u32|(addc|subb|subbrev)_co_u32|(add|sub|subrev)_co_ci_u32|div_scale_|"
    r"mad_(nc_|co_)?[ui]64_[ui]32)"
)
_SCALAR_ACCUMULATES = re.compile(r"s_(addk_|mulk_|bitset|fmac_)")
_VECTOR_ACCUMULATES = re.compile(r"v_(dual_)?(fmac|mac|pk_fmac|dot\d*acc|dot\d+c|smfmac|swmmac)|v_dual_dot2acc")
# These write one byte, one half, or one lane of their destination.
_WRITES_A_PART = re.compile(
    r"v_(writelane|fma_mixlo|fma_mixhi|mad_mixlo|mad_mixhi|cvt_pk_(fp8|bf8)_|cvt_sr_(fp8|bf8|f16|bf16)_|"
    r"cvt_scalef32_(sr_)?(pk_)?(fp8|bf8|fp4)_|cvt_scalef32_f16_|permlanex?16_(var_)?b32)"
)
# The last bit of op_sel chooses a half of the result where that has 16 bits.
_FIRST_TYPE = re.compile(r"_(b?f16|[iub]16|[fiub]32|[fiub]64|fp8|bf8|fp4)(?=_|$)")


def destination_count(instruction: Instruction) -> int:
    """How many of the leading operands the instruction writes."""
    base = instruction.base
    if not instruction.operands:
        return 0
    if base.startswith("s_"):
        if _SCALAR_ATOMIC.match(base):
            return 1 if "glc" in instruction.modifiers else 0
        return 0 if _SALU_WITHOUT_DESTINATION.match(base) and not _RETURNS_MESSAGE.match(base) else 1
    if base in ("lds_direct_load", "lds_param_load"):
        return 1
    if _VECTOR_MEMORY.match(base):
        return _memory_destinations(instruction)
    if not base.startswith("v_") or base in ("v_nop", "v_dual_nop", "v_clrexcp", "v_pipeflush", "v_mfma_ld_scale_b32"):
        return 0
    if base.startswith(("v_movreld", "v_movrelsd")):
        # The destination is the register behind the named one by M0.
        return 0
    if base.startswith("v_cmpx"):
        # From gfx10 on v_cmpx writes EXEC only; before, its first operand receives the mask as well.
        return 1 if len(instruction.operands) == 3 else 0
    if base.startswith("v_mad_nc_"):
        return 1
    return 2 if _TWO_DESTINATIONS.match(base) or _EXCHANGES.match(base) else 1


def _memory_destinations(instruction: Instruction) -> int:
    base, modifiers = instruction.base, instruction.modifiers
    if base.startswith("tensor_") or "_async_" in base or writes_lds_directly(instruction):
        return 0
    if base.startswith("ds_bvh_stack"):
        # The stack's address comes back as well.
        return 2
    if base.startswith("ds_"):
        return 1 if _LDS_READS.match(base) or "_rtn" in base else 0
    if "atomic" in base:
        returns = "glc" in modifiers or "sc0" in modifiers or "RETURN" in str(modifiers.get("th", ""))
        return 1 if returns else 0
    if "store" in base or "prefetch" in base:
        return 0
    return 1 if "load" in base or "image" in base else 0


def writes_lds_directly(instruction: Instruction) -> bool:
    """Whether a load from memory puts its data into LDS and not into VGPRs."""
    return (
        "lds" in instruction.modifiers
        or re.match(r"(global|buffer|scratch|cluster)_load_(async_to_)?lds_", instruction.base) is not None
    )


def exchanges(instruction: Instruction) -> bool:
    """Whether both destinations are sources as well (``v_swap_b32``, ``v_permlane32_swap_b32``)."""
    return _EXCHANGES.match(instruction.base) is not None


def accumulates(instruction: Instruction) -> bool:
    """Whether the old value of the destination is an operand (``v_fmac_f32``, returning atomics, ``s_addk_i32``)."""
    base = instruction.base
    if base.startswith("s_"):
        return bool(_SCALAR_ACCUMULATES.match(base) or _SCALAR_ATOMIC.match(base))
    if base.startswith(("buffer_atomic", "image_atomic")):
        return True
    return _VECTOR_ACCUMULATES.match(base) is not None


def keeps_a_part(instruction: Instruction) -> bool:
    """Whether bits or lanes of the old destination survive beside the result, without entering it.

    Masking by EXEC is not meant, which holds for every vector instruction.
    """
    base, modifiers = instruction.base, instruction.modifiers
    if _WRITES_A_PART.match(base) or base.startswith("s_cmov"):
        return True
    if "d16" in base and ("load" in base or base.startswith("ds_read")):
        # A 16-bit load writes half a register.  Of the formatted ones only those with an odd number of parts do.
        return not re.search(r"format_(d16_)?(xy|xyzw)$|d16_format_(xy|xyzw)$", base)
    if modifiers.get("dst_unused") == "UNUSED_PRESERVE":
        return True
    if instruction.encoding in ("_dpp", "_e64_dpp", "_dpp8"):
        # Lanes that are masked off, or whose source lies outside the row, keep the old value.
        whole = modifiers.get("row_mask", 15) == 15 and modifiers.get("bank_mask", 15) == 15
        if not (whole and "bound_ctrl" in modifiers):
            return True
    selection = modifiers.get("op_sel")
    if isinstance(selection, tuple) and selection[-1] == 1 and _has_16_bits(base):
        return len(selection) == len(instruction.operands)
    return any(isinstance(operand, Register) and operand.half for operand in instruction.operands[:1])


def _has_16_bits(base: str) -> bool:
    """Whether the result is one number of 16 bits: the first type that the mnemonic names."""
    first = _FIRST_TYPE.search(base)
    return first is not None and first.group(1).endswith("16") and not re.search(r"_pk\d*_|^v_dot", base)
