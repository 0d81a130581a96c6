"""Every scalar instruction of gfx9 against its definition in Python integers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.emulator.machine import Machine
from tests.emulator.samples import columns, signed

M32, M64 = 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF
# A result, and what SCC becomes; None where it stays.
Outcome = tuple[int, bool | None]


def nonzero(value: int, bits: int) -> Outcome:
    value &= (1 << bits) - 1
    return value, value != 0


def field(x: int, spec: int, bits: int, is_signed: bool) -> Outcome:
    offset, width = spec & bits - 1, spec >> 16 & 127
    width = min(width, bits - offset)
    value = x >> offset & ((1 << width) - 1)
    return nonzero(signed(value, width) if is_signed and width else value, bits)


def first_unlike_sign(x: int, bits: int) -> int:
    unlike = x ^ ((1 << bits) - 1 if x >> bits - 1 else 0)
    return bits - unlike.bit_length() if unlike else -1


def quads(x: int, bits: int) -> list[bool]:
    return [bool(x >> first & 0xF) for first in range(0, bits, 4)]


def fits(x: int) -> bool:
    return -(1 << 31) <= x < 1 << 31


# By mnemonic: bits of result and of each source; definition of the unsigned sources and SCC.
TABLE: dict[str, tuple[int, tuple[int, ...], Callable[..., Outcome]]] = {
    "s_mov_b32": (32, (32,), lambda x, c: (x, None)),
    "s_mov_b64": (64, (64,), lambda x, c: (x, None)),
    "s_add_u32": (32, (32, 32), lambda x, y, c: (x + y, x + y > M32)),
    "s_addc_u32": (32, (32, 32), lambda x, y, c: (x + y + c, x + y + c > M32)),
    "s_sub_u32": (32, (32, 32), lambda x, y, c: (x - y, y > x)),
    "s_subb_u32": (32, (32, 32), lambda x, y, c: (x - y - c, y + c > x)),
    "s_add_i32": (32, (32, 32), lambda x, y, c: (x + y, not fits(signed(x) + signed(y)))),
    "s_sub_i32": (32, (32, 32), lambda x, y, c: (x - y, not fits(signed(x) - signed(y)))),
    "s_mul_i32": (32, (32, 32), lambda x, y, c: (x * y, None)),
    "s_mul_hi_u32": (32, (32, 32), lambda x, y, c: (x * y >> 32, None)),
    "s_mul_hi_i32": (32, (32, 32), lambda x, y, c: (signed(x) * signed(y) >> 32, None)),
    "s_min_u32": (32, (32, 32), lambda x, y, c: (min(x, y), x < y)),
    "s_max_u32": (32, (32, 32), lambda x, y, c: (max(x, y), x > y)),
    "s_min_i32": (32, (32, 32), lambda x, y, c: (min(signed(x), signed(y)), signed(x) < signed(y))),
    "s_max_i32": (32, (32, 32), lambda x, y, c: (max(signed(x), signed(y)), signed(x) > signed(y))),
    "s_cselect_b32": (32, (32, 32), lambda x, y, c: (x if c else y, None)),
    "s_cselect_b64": (64, (64, 64), lambda x, y, c: (x if c else y, None)),
    "s_abs_i32": (32, (32,), lambda x, c: nonzero(abs(signed(x)), 32)),
    "s_absdiff_i32": (32, (32, 32), lambda x, y, c: nonzero(abs(signed(x - y)), 32)),
    "s_sext_i32_i8": (32, (32,), lambda x, c: (signed(x, 8), None)),
    "s_sext_i32_i16": (32, (32,), lambda x, c: (signed(x, 16), None)),
    "s_bfe_u32": (32, (32, 32), lambda x, y, c: field(x, y, 32, False)),
    "s_bfe_i32": (32, (32, 32), lambda x, y, c: field(x, y, 32, True)),
    "s_bfe_u64": (64, (64, 32), lambda x, y, c: field(x, y, 64, False)),
    "s_bfe_i64": (64, (64, 32), lambda x, y, c: field(x, y, 64, True)),
    "s_bfm_b32": (32, (32, 32), lambda x, y, c: (((1 << (x & 31)) - 1) << (y & 31), None)),
    "s_bfm_b64": (64, (32, 32), lambda x, y, c: (((1 << (x & 63)) - 1) << (y & 63), None)),
    "s_brev_b32": (32, (32,), lambda x, c: (int(f"{x:032b}"[::-1], 2), None)),
    "s_brev_b64": (64, (64,), lambda x, c: (int(f"{x:064b}"[::-1], 2), None)),
    "s_bcnt0_i32_b32": (32, (32,), lambda x, c: nonzero(32 - x.bit_count(), 32)),
    "s_bcnt0_i32_b64": (32, (64,), lambda x, c: nonzero(64 - x.bit_count(), 32)),
    "s_bcnt1_i32_b32": (32, (32,), lambda x, c: nonzero(x.bit_count(), 32)),
    "s_bcnt1_i32_b64": (32, (64,), lambda x, c: nonzero(x.bit_count(), 32)),
    "s_ff0_i32_b32": (32, (32,), lambda x, c: ((~x & M32 & -(~x & M32)).bit_length() - 1, None)),
    "s_ff0_i32_b64": (32, (64,), lambda x, c: ((~x & M64 & -(~x & M64)).bit_length() - 1, None)),
    "s_ff1_i32_b32": (32, (32,), lambda x, c: ((x & -x).bit_length() - 1, None)),
    "s_ff1_i32_b64": (32, (64,), lambda x, c: ((x & -x).bit_length() - 1, None)),
    "s_flbit_i32_b32": (32, (32,), lambda x, c: (32 - x.bit_length() if x else -1, None)),
    "s_flbit_i32_b64": (32, (64,), lambda x, c: (64 - x.bit_length() if x else -1, None)),
    "s_flbit_i32": (32, (32,), lambda x, c: (first_unlike_sign(x, 32), None)),
    "s_flbit_i32_i64": (32, (64,), lambda x, c: (first_unlike_sign(x, 64), None)),
    "s_pack_ll_b32_b16": (32, (32, 32), lambda x, y, c: (x & 0xFFFF | y << 16, None)),
    "s_pack_lh_b32_b16": (32, (32, 32), lambda x, y, c: (x & 0xFFFF | y & 0xFFFF0000, None)),
    "s_pack_hh_b32_b16": (32, (32, 32), lambda x, y, c: (x >> 16 | y & 0xFFFF0000, None)),
    "s_bitreplicate_b64_b32": (64, (32,), lambda x, c: (sum((x >> i & 1) * 3 << 2 * i for i in range(32)), None)),
    "s_wqm_b32": (32, (32,), lambda x, c: nonzero(sum(0xF * q << 4 * i for i, q in enumerate(quads(x, 32))), 32)),
    "s_wqm_b64": (64, (64,), lambda x, c: nonzero(sum(0xF * q << 4 * i for i, q in enumerate(quads(x, 64))), 64)),
    "s_quadmask_b32": (32, (32,), lambda x, c: nonzero(sum(q << i for i, q in enumerate(quads(x, 32))), 32)),
    "s_quadmask_b64": (64, (64,), lambda x, c: nonzero(sum(q << i for i, q in enumerate(quads(x, 64))), 64)),
}  # fmt: skip
for _count in (1, 2, 3, 4):
    TABLE[f"s_lshl{_count}_add_u32"] = (
        32,
        (32, 32),
        lambda x, y, c, n=_count: ((x << n) + y, (x << n) + y > M32),
    )

BITWISE: dict[str, Callable[[int, int], int]] = {
    "and": lambda x, y: x & y, "or": lambda x, y: x | y, "xor": lambda x, y: x ^ y, "andn2": lambda x, y: x & ~y,
    "orn2": lambda x, y: x | ~y, "nand": lambda x, y: ~(x & y), "nor": lambda x, y: ~(x | y),
    "xnor": lambda x, y: ~(x ^ y), "andn1": lambda x, y: ~x & y, "orn1": lambda x, y: ~x | y,
}  # fmt: skip
for _bits in (32, 64):
    TABLE[f"s_not_b{_bits}"] = (_bits, (_bits,), lambda x, c, b=_bits: nonzero(~x, b))
    TABLE[f"s_lshl_b{_bits}"] = (_bits, (_bits, 32), lambda x, y, c, b=_bits: nonzero(x << (y & b - 1), b))
    TABLE[f"s_lshr_b{_bits}"] = (_bits, (_bits, 32), lambda x, y, c, b=_bits: nonzero(x >> (y & b - 1), b))
    TABLE[f"s_ashr_i{_bits}"] = (_bits, (_bits, 32), lambda x, y, c, b=_bits: nonzero(signed(x, b) >> (y & b - 1), b))
    for _name, _operation in BITWISE.items():
        if not _name.endswith("n1"):
            TABLE[f"s_{_name}_b{_bits}"] = (
                _bits,
                (_bits, _bits),
                lambda x, y, c, b=_bits, f=_operation: nonzero(f(x, y), b),
            )


def register(first: int, bits: int) -> str:
    return f"s[{first}:{first + 1}]" if bits == 64 else f"s{first}"


def operands(count: int, bits: tuple[int, ...]) -> list[tuple[int, ...]]:
    batches = {width: next(iter(columns(width, count))) for width in set(bits)}
    return [tuple(int(batches[width][i, lane]) for i, width in enumerate(bits)) for lane in range(24)]


@pytest.mark.parametrize("mnemonic", TABLE)
def test_operations(mnemonic: str) -> None:
    result, sources, definition = TABLE[mnemonic]
    machine = Machine()
    for index, row in enumerate(operands(len(sources), sources)):
        carry = bool(index & 1)
        for place, (bits, x) in enumerate(zip(sources, row, strict=True)):
            machine.s(2 * place, x, bits // 32)
        machine.scc = carry
        names = ", ".join(register(2 * place, bits) for place, bits in enumerate(sources))
        machine.run(f"{mnemonic} {register(8, result)}, {names}")
        value, condition = definition(*row, carry)
        assert machine.sget(8, result // 32) == value & ((1 << result) - 1), (mnemonic, row)
        assert machine.scc == (carry if condition is None else condition), (mnemonic, row)


@pytest.mark.parametrize("name", BITWISE)
def test_saving_and_writing_exec(name: str) -> None:
    machine = Machine()
    for x, execute in operands(2, (64, 64)):
        new = BITWISE[name](x, execute) & M64
        forms = [("saveexec", execute)] + ([("wrexec", new)] if name in ("andn1", "andn2") else [])
        for form, result in forms:
            machine.s(0, x, 2)
            machine.exec = execute
            machine.run(f"s_{name}_{form}_b64 s[2:3], s[0:1]")
            assert (machine.sget(2, 2), machine.exec, machine.scc) == (result, new, new != 0), (name, form)


@pytest.mark.parametrize("name", BITWISE)
def test_saving_and_writing_exec_of_32_lanes(name: str) -> None:
    machine = Machine(lanes=32, target="gfx1201")
    spelled = {"andn2": "and_not1", "orn2": "or_not1", "andn1": "and_not0", "orn1": "or_not0"}.get(name, name)
    for x, execute in operands(2, (32, 32)):
        new = BITWISE[name](x, execute) & M32
        machine.s(0, x)
        machine.exec = execute
        machine.run(f"s_{spelled}_saveexec_b32 s2, s0")
        assert (machine.sget(2), machine.exec, machine.scc) == (execute, new, new != 0), name
        if name in ("andn1", "andn2"):
            machine.exec = execute
            machine.run(f"s_{spelled}_wrexec_b32 s2, s0")
            assert (machine.sget(2), machine.exec, machine.scc) == (new, new, new != 0), name


@pytest.mark.parametrize("bits", [16, 32])
def test_float_functions_of_a_scalar(bits: int) -> None:
    """RDNA: the vector unit's functions of one number, the two older extremes, and a sum into the result."""
    kind, unsigned = (np.float16, np.uint16) if bits == 16 else (np.float32, np.uint32)
    machine = Machine(lanes=32, target="gfx1201")
    functions: dict[str, Callable[[float], float]] = {
        "sqrt": np.sqrt, "rcp": lambda x: 1 / x, "rsq": lambda x: 1 / np.sqrt(x), "exp": np.exp2, "log": np.log2,
    }  # fmt: skip

    def number(register: int) -> float:
        return float(np.array(machine.sget(register) & (1 << bits) - 1, unsigned).view(kind))

    for x, y, z in ((1.5, 0.25, 3.0), (0.125, 7.0, -2.0), (4.0, 4.0, 0.5)):
        for register, value in zip((4, 5, 6), (x, y, z), strict=True):
            machine.s(register, int(np.array(value, kind).view(unsigned)))
        machine.run(
            f"s_min_f{bits} s7, s4, s6", f"s_max_f{bits} s8, s4, s6", f"s_fmac_f{bits} s6, s4, s5",
            *(f"v_s_{name}_f{bits} s{10 + index}, s4" for index, name in enumerate(functions)),
        )  # fmt: skip
        assert (number(7), number(8), number(6)) == (min(x, z), max(x, z), x * y + z)
        for index, function in enumerate(functions.values()):
            assert number(10 + index) == float(kind(function(x)))


COMPARES: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda x, y: x == y, "lg": lambda x, y: x != y, "gt": lambda x, y: x > y, "ge": lambda x, y: x >= y,
    "lt": lambda x, y: x < y, "le": lambda x, y: x <= y,
}  # fmt: skip


@pytest.mark.parametrize("name", COMPARES)
def test_compares(name: str) -> None:
    """Registers, and a register with a 16-bit constant that is extended by the type's signedness."""
    machine = Machine()
    for x, y in operands(2, (32, 32)):
        machine.s(0, x)
        machine.s(1, y)
        for kind, convert in (("u32", lambda v: v), ("i32", signed)):
            machine.run(f"s_cmp_{name}_{kind} s0, s1")
            assert machine.scc == COMPARES[name](convert(x), convert(y)), (name, kind, x, y)
        for kind, a, b in (("u32", x, 0x8001), ("i32", signed(x), -0x7FFF)):
            machine.run(f"s_cmpk_{name}_{kind} s0, 0x8001")
            assert machine.scc == COMPARES[name](a, b), (name, kind, x)
    if name in ("eq", "lg"):
        for x, y in [*operands(2, (64, 64)), (5, 5)]:
            machine.s(0, x, 2)
            machine.s(2, y, 2)
            machine.run(f"s_cmp_{name}_u64 s[0:1], s[2:3]")
            assert machine.scc == COMPARES[name](x, y)


def test_bits_of_registers() -> None:
    machine = Machine()
    for bits in (32, 64):
        for x, place in operands(2, (bits, 32)):
            machine.s(0, x, bits // 32)
            machine.s(2, place)
            source, bit = register(0, bits), place & bits - 1
            machine.run(f"s_bitcmp1_b{bits} {source}, s2")
            assert machine.scc == bool(x >> bit & 1)
            machine.run(f"s_bitcmp0_b{bits} {source}, s2")
            assert machine.scc == (not x >> bit & 1)
            machine.run(f"s_bitset1_b{bits} {source}, s2")
            assert machine.sget(0, bits // 32) == x | 1 << bit
            machine.run(f"s_bitset0_b{bits} {source}, s2")
            assert machine.sget(0, bits // 32) == (x | 1 << bit) ^ 1 << bit


def test_conditional_moves_and_small_constants() -> None:
    machine = Machine()
    for condition in (True, False):
        machine.s(0, 0x1111111122222222, 2)
        machine.s(2, 0x3333333344444444, 2)
        machine.s(4, 9)
        machine.s(5, 9)
        machine.scc = condition
        machine.run("s_cmov_b64 s[2:3], s[0:1]", "s_cmov_b32 s4, s0", "s_cmovk_i32 s5, 0xfffe")
        assert machine.sget(2, 2) == (0x1111111122222222 if condition else 0x3333333344444444)
        assert machine.sget(4) == (0x22222222 if condition else 9)
        assert machine.sget(5) == (0xFFFFFFFE if condition else 9)
    machine.s(0, 0x7FFFFFFF)
    machine.run("s_addk_i32 s0, 0x10")
    assert machine.sget(0) == 0x8000000F and machine.scc, "signed overflow"
    machine.s(0, 7)
    machine.run("s_mulk_i32 s0, 0xffff", "s_movk_i32 s1, 0x8000")
    assert (machine.sget(0), machine.sget(1)) == (M32 - 6, 0xFFFF8000)


COVERED = {
    *TABLE, *(f"s_{name}_saveexec_b{bits}" for name in BITWISE for bits in (32, 64)),
    *(f"s_{name}_wrexec_b{bits}" for name in ("andn1", "andn2") for bits in (32, 64)),
    *(f"s_cmp{k}_{name}_{kind}" for k in ("", "k") for name in COMPARES for kind in ("u32", "i32")),
    "s_cmp_eq_u64", "s_cmp_lg_u64",
    *(f"s_{name}_f{bits}" for name in ("min", "max", "fmac") for bits in (16, 32)),
    *(f"v_s_{name}_f{bits}" for name in ("sqrt", "rcp", "rsq", "exp", "log") for bits in (16, 32)),
    *(f"s_{form}_b{bits}" for form in ("bitcmp0", "bitcmp1", "bitset0", "bitset1") for bits in (32, 64)),
}  # fmt: skip
