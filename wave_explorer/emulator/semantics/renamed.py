"""Names that gfx11 and gfx12 gave to operations which gfx9 has too: one operation, entered under each name.

Sources: RDNA3 ISA, appendix "Renamed instructions"; RDNA4 ISA, chapters 16 and "Renamed instructions"; LLVM's
definitions of the mnemonics.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from wave_explorer.emulator.operation import TABLE, also_called

_BITS = {"": "b32", "x2": "b64", "x3": "b96", "x4": "b128", "x8": "b256", "x16": "b512"}
_NARROW = {"ubyte": "u8", "sbyte": "i8", "ushort": "u16", "sshort": "i16", "byte": "b8", "short": "b16"}
_ATOMIC = {
    "add": "add_u32", "sub": "sub_u32", "smin": "min_i32", "umin": "min_u32", "smax": "max_i32", "umax": "max_u32",
    "and": "and_b32", "or": "or_b32", "xor": "xor_b32", "swap": "swap_b32", "cmpswap": "cmpswap_b32",
    "inc": "inc_u32", "dec": "dec_u32", "add_x2": "add_u64", "sub_x2": "sub_u64", "smin_x2": "min_i64",
    "umin_x2": "min_u64", "smax_x2": "max_i64", "umax_x2": "max_u64", "and_x2": "and_b64", "or_x2": "or_b64",
    "xor_x2": "xor_b64", "swap_x2": "swap_b64", "cmpswap_x2": "cmpswap_b64", "inc_x2": "inc_u64",
    "dec_x2": "dec_u64",
}  # fmt: skip


def _half(space: str, verb: str, narrow: str, high: str | None) -> str:
    """``load_short_d16_hi`` is ``load_d16_hi_b16`` now."""
    return f"{space}_{verb}_d16{high or ''}_{_NARROW[narrow]}"


# A pattern of old names, and how each of them is called now.
_MEMORY: tuple[tuple[re.Pattern[str], Callable[..., str]], ...] = (
    (
        re.compile(r"(global|flat|scratch|buffer|s|s_buffer)_(load|store)_dword(x\d+|)$"),
        lambda space, verb, count: f"{space}_{verb}_{_BITS[count]}",
    ),
    (
        re.compile(r"(global|flat|scratch|buffer)_(load|store)_([us]?byte|[us]?short)$"),
        lambda space, verb, narrow: f"{space}_{verb}_{_NARROW[narrow]}",
    ),
    (re.compile(r"(global|flat|scratch|buffer)_(load|store)_([us]?byte|short)_d16(_hi)?$"), _half),
    (
        re.compile(rf"(global|flat|buffer)_atomic_({'|'.join(_ATOMIC)})$"),
        lambda space, name: f"{space}_atomic_{_ATOMIC[name]}",
    ),
    (re.compile(r"ds_read_(\w+)$"), lambda rest: f"ds_load_{rest}"),
    (re.compile(r"ds_read2_(\w+)$"), lambda rest: f"ds_load_2addr_{rest}"),
    (re.compile(r"ds_read2st64_(\w+)$"), lambda rest: f"ds_load_2addr_stride64_{rest}"),
    (re.compile(r"ds_write_(\w+)$"), lambda rest: f"ds_store_{rest}"),
    (re.compile(r"ds_write2_(\w+)$"), lambda rest: f"ds_store_2addr_{rest}"),
    (re.compile(r"ds_write2st64_(\w+)$"), lambda rest: f"ds_store_2addr_stride64_{rest}"),
    (re.compile(r"ds_wrxchg_rtn_(\w+)$"), lambda rest: f"ds_storexchg_rtn_{rest}"),
    (re.compile(r"ds_wrxchg2_rtn_(\w+)$"), lambda rest: f"ds_storexchg_2addr_rtn_{rest}"),
    (re.compile(r"ds_wrxchg2st64_rtn_(\w+)$"), lambda rest: f"ds_storexchg_2addr_stride64_rtn_{rest}"),
    (
        re.compile(r"(global|flat|buffer)_atomic_(min|max)_(f32|f64)$"),
        lambda space, name, kind: f"{space}_atomic_{name}_num_{kind}",
    ),
    (re.compile(r"s_andn2_(\w+)$"), lambda rest: f"s_and_not1_{rest}"),
    (re.compile(r"s_orn2_(\w+)$"), lambda rest: f"s_or_not1_{rest}"),
    (re.compile(r"s_andn1_(\w+)$"), lambda rest: f"s_and_not0_{rest}"),
    (re.compile(r"s_orn1_(\w+)$"), lambda rest: f"s_or_not0_{rest}"),
    # gfx12: "num" for the minimum and maximum that let a number win over a NaN.
    (re.compile(r"(v|v_pk|ds)_(min|max|min3|max3|med3|min_rtn|max_rtn)_(f16|f32|f64)$"), lambda unit, name, kind: (
        f"{unit}_{name.replace('_rtn', '_num_rtn') if '_' in name else name + '_num'}_{kind}"
    )),
)  # fmt: skip

_SCALAR = {
    "s_add_u32": "s_add_co_u32", "s_sub_u32": "s_sub_co_u32", "s_add_i32": "s_add_co_i32", "s_sub_i32": "s_sub_co_i32",
    "s_addc_u32": "s_add_co_ci_u32", "s_subb_u32": "s_sub_co_ci_u32", "s_addk_i32": "s_addk_co_i32",
    "s_flbit_i32_b32": "s_clz_i32_u32", "s_flbit_i32_b64": "s_clz_i32_u64", "s_ff1_i32_b32": "s_ctz_i32_b32",
    "s_ff1_i32_b64": "s_ctz_i32_b64", "s_flbit_i32": "s_cls_i32", "s_flbit_i32_i64": "s_cls_i32_i64",
}  # fmt: skip

_VECTOR = {
    "v_add_u32": "v_add_nc_u32", "v_sub_u32": "v_sub_nc_u32", "v_subrev_u32": "v_subrev_nc_u32",
    "v_add_u16": "v_add_nc_u16", "v_sub_u16": "v_sub_nc_u16", "v_add_i16": "v_add_nc_i16", "v_sub_i16": "v_sub_nc_i16",
    "v_add_i32": "v_add_nc_i32", "v_sub_i32": "v_sub_nc_i32",
    "v_addc_co_u32": "v_add_co_ci_u32", "v_subb_co_u32": "v_sub_co_ci_u32", "v_subbrev_co_u32": "v_subrev_co_ci_u32",
    "v_mad_u64_u32": "v_mad_co_u64_u32", "v_mad_i64_i32": "v_mad_co_i64_i32",
    "v_ffbh_u32": "v_clz_i32_u32", "v_ffbl_b32": "v_ctz_i32_b32", "v_ffbh_i32": "v_cls_i32",
    "v_cvt_pkrtz_f16_f32": "v_cvt_pk_rtz_f16_f32", "v_cvt_rpi_i32_f32": "v_cvt_nearest_i32_f32",
    "v_cvt_flr_i32_f32": "v_cvt_floor_i32_f32", "v_cvt_pknorm_i16_f32": "v_cvt_pk_norm_i16_f32",
    "v_cvt_pknorm_u16_f32": "v_cvt_pk_norm_u16_f32", "v_cvt_pknorm_u16_f16": "v_cvt_pk_norm_u16_f16",
    "v_mul_legacy_f32": "v_mul_dx9_zero_f32",
    "v_dot2c_f32_f16": "v_dot2acc_f32_f16", "v_dot2c_f32_bf16": "v_dot2acc_f32_bf16",
    "v_cvt_pknorm_i16_f16": "v_cvt_pk_norm_i16_f16",
}  # fmt: skip

# What can be half of a pair (VOPD; RDNA4 ISA, chapter 16.15, and LLVM for gfx1250), by its name outside.
_IN_PAIRS = (
    "mov_b32", "add_f32", "sub_f32", "subrev_f32", "mul_f32", "mul_dx9_zero_f32", "fmac_f32", "fmaak_f32",
    "fmamk_f32", "max_f32", "min_f32", "max_num_f32", "min_num_f32", "add_nc_u32", "lshlrev_b32", "and_b32",
    "sub_nc_u32", "lshrrev_b32", "ashrrev_i32", "max_i32", "min_i32", "fma_f32", "fma_f64", "add_f64", "mul_f64",
    "max_num_f64", "min_num_f64", "dot2acc_f32_f16", "dot2acc_f32_bf16",
)  # fmt: skip


def enter_further_names() -> None:
    """Gives the operations of the table their later names; called once, when all of them are there."""
    for old in tuple(TABLE):
        for pattern, now in _MEMORY:
            match = pattern.match(old)
            if match:
                also_called(old, now(*match.groups()))
    for old, new in {**_SCALAR, **_VECTOR}.items():
        if old in TABLE:
            also_called(old, new)
    for name in _IN_PAIRS:
        if f"v_{name}" in TABLE:
            also_called(f"v_{name}", f"v_dual_{name}")
