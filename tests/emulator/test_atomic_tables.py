"""Every atomic of every memory, lane by lane in order, against Python integers and NumPy's floats."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.emulator.machine import Machine
from tests.emulator.memories import SIZE, Place
from tests.emulator.samples import signed
from wave_explorer.emulator.faults import StrayAccess


def float_operation(kind: Any, unsigned: Any, choose: Callable[[Any, Any], Any]) -> Callable[[int, int], int]:
    def operation(old: int, value: int) -> int:
        result = kind(choose(unsigned(old).view(kind), unsigned(value).view(kind)))
        return int(result.view(unsigned))

    return operation


def pairs(kind: Any) -> Callable[[int, int], int]:
    def operation(old: int, value: int) -> int:
        sums = [
            kind(np.uint16(old >> s & 0xFFFF).view(kind) + np.uint16(value >> s & 0xFFFF).view(kind)).view(np.uint16)
            for s in (0, 16)
        ]
        return int(sums[0]) | int(sums[1]) << 16

    return operation


def integer_operations(bits: int) -> dict[str, Callable[[int, int], int]]:
    mask = (1 << bits) - 1
    return {
        "add": lambda old, x: old + x & mask,
        "sub": lambda old, x: old - x & mask,
        "umin": min,
        "umax": max,
        "smin": lambda old, x: min(old, x, key=lambda v: signed(v, bits)),
        "smax": lambda old, x: max(old, x, key=lambda v: signed(v, bits)),
        "and": lambda old, x: old & x,
        "or": lambda old, x: old | x,
        "xor": lambda old, x: old ^ x,
        "swap": lambda old, x: x,
        "inc": lambda old, x: 0 if old >= x else old + 1,
        "dec": lambda old, x: x if old == 0 or old > x else old - 1,
        "rsub": lambda old, x: x - old & mask,
    }


FLOATS: dict[str, tuple[int, Callable[[int, int], int]]] = {
    "add_f32": (32, float_operation(np.float32, np.uint32, lambda x, y: x + y)),
    "min_f32": (32, float_operation(np.float32, np.uint32, np.fmin)),
    "max_f32": (32, float_operation(np.float32, np.uint32, np.fmax)),
    "add_f64": (64, float_operation(np.float64, np.uint64, lambda x, y: x + y)),
    "min_f64": (64, float_operation(np.float64, np.uint64, np.fmin)),
    "max_f64": (64, float_operation(np.float64, np.uint64, np.fmax)),
    "pk_add_f16": (32, pairs(np.float16)),
    "pk_add_bf16": (32, pairs(ml_dtypes.bfloat16)),
}
# gfx12: only where there is enough, and down to 0.
DIFFERENCES: dict[str, tuple[int, Callable[[int, int], int]]] = {
    "cond_sub_u32": (32, lambda old, x: old - x if old >= x else old),
    "sub_clamp_u32": (32, lambda old, x: max(old - x, 0)),
}
MEMORY_ATOMICS: dict[str, tuple[int, Callable[[int, int], int]]] = {
    **{name: (32, f) for name, f in integer_operations(32).items() if name != "rsub"},
    **{f"{name}_x2": (64, f) for name, f in integer_operations(64).items() if name != "rsub"},
    **FLOATS,
    **DIFFERENCES,
}
ATOMIC_ADDRESSES = {
    "global": ("{old}v[0:1], {data}, off", "global_atomic_"),
    "flat": ("{old}v[0:1], {data}", "flat_atomic_"),
    "buffer": ("{data}, v0, s[8:11], 0 offen", "buffer_atomic_"),
}
LDS_NAMES = {"umin": "min_u", "umax": "max_u", "smin": "min_i", "smax": "max_i", "and": "and_b", "or": "or_b",
             "xor": "xor_b", "swap": "wrxchg_b"}  # fmt: skip


def lds_name(name: str, bits: int) -> tuple[str, str]:
    """``ds_add``, ``u32``."""
    if name in FLOATS or name in DIFFERENCES:
        head, _, kind = name.rpartition("_")
        return f"ds_{head}", kind
    verb, letter = LDS_NAMES.get(name, f"{name}_u").split("_")
    return f"ds_{verb}", f"{letter}{bits}"


LDS_ATOMICS: dict[tuple[str, str], tuple[int, Callable[[int, int], int]]] = {
    **{lds_name(name, bits): (bits, f) for bits in (32, 64) for name, f in integer_operations(bits).items()},
    **{lds_name(name, bits): (bits, f) for name, (bits, f) in (FLOATS | DIFFERENCES).items()},
}


def atomic_values(bits: int, name: str) -> list[int]:
    rng = np.random.default_rng(len(name))
    if "f16" in name or "bf16" in name:
        kind: Any = np.float16 if name.endswith("_f16") else ml_dtypes.bfloat16
        halves = rng.standard_normal((2, 64)).astype(np.float32).astype(kind).view(np.uint16).astype(np.uint32)
        packed: list[int] = (halves[0] | halves[1] << 16).tolist()
        return packed
    if "f32" in name or "f64" in name:
        kind = np.float32 if bits == 32 else np.float64
        numbers: list[int] = rng.standard_normal(64).astype(kind).view(f"u{bits // 8}").tolist()
        return numbers
    values = rng.integers(0, 1 << bits, 64, f"u{bits // 8}").tolist()
    return [value % 7 if lane % 2 else value for lane, value in enumerate(values)]


def expect(
    operation: Callable[[int, int], int], memory: dict[int, int], where: list[int], values: list[int]
) -> list[int]:
    """Lane by lane in order; what each found, with ``memory`` changed."""
    found = []
    for lane, place in enumerate(where):
        found.append(memory[place])
        memory[place] = operation(memory[place], values[lane])
    return found


def starting_memory(bits: int, name: str) -> dict[int, int]:
    starts = atomic_values(bits, name + "start")
    return {8 * index: starts[index] for index in range(5)}


@pytest.mark.parametrize("name", MEMORY_ATOMICS)
def test_memory_atomics(name: str) -> None:
    """Many lanes at five places; with and without the old value."""
    bits, operation = MEMORY_ATOMICS[name]
    where = [8 * (lane * lane % 5) for lane in range(64)]
    values = atomic_values(bits, name)
    for space, (text, prefix) in ATOMIC_ADDRESSES.items():
        for returns in (True, False):
            place = Place(space, where)
            memory = starting_memory(bits, name)
            for address, value in memory.items():
                place.buffer.octets[address : address + bits // 8] = list(value.to_bytes(bits // 8, "little"))
            place.machine.v(4, values, np.uint32 if bits == 32 else np.uint64)
            data, old = ("v4", "v6, ") if bits == 32 else ("v[4:5]", "v[6:7], ")
            operands = text.format(data=data, old=old if returns else "")
            with np.errstate(all="ignore"):
                place.machine.run(f"{prefix}{name} {operands}" + " sc0" * returns)
                found = expect(operation, memory, where, values)
            register = 4 if space == "buffer" else 6
            got = place.machine.vget(register, np.uint32 if bits == 32 else np.uint64).tolist()
            assert got == (found if returns else (values if space == "buffer" else [0] * 64)), (space, name)
            for address, value in memory.items():
                left = place.buffer.content()[address : address + bits // 8].tobytes()
                assert int.from_bytes(left, "little") == value, (space, name)


@pytest.mark.parametrize("bits", [32, 64])
def test_compare_and_swap(bits: int) -> None:
    """Half of the lanes expect what is there; the later ones find what the earlier ones left."""
    where = [8 * (lane % 5) for lane in range(64)]
    expected_values = [lane // 5 if lane % 2 else 999 for lane in range(64)]
    kind = np.uint32 if bits == 32 else np.uint64
    for space, (text, prefix) in ATOMIC_ADDRESSES.items():
        place = Place(space, where)
        memory = {8 * index: index // 2 for index in range(5)}
        for address, value in memory.items():
            place.buffer.octets[address : address + bits // 8] = list(value.to_bytes(bits // 8, "little"))
        words = bits // 32
        place.machine.v(4, range(64), kind)
        place.machine.v(4 + words, expected_values, kind)
        data, old = ("v[4:5]", "v8, ") if bits == 32 else ("v[4:7]", "v[8:9], ")
        place.machine.run(f"{prefix}cmpswap{'_x2' * (bits == 64)} {text.format(data=data, old=old)} sc0")
        found = []
        for lane, address in enumerate(where):
            found.append(memory[address])
            memory[address] = lane if memory[address] == expected_values[lane] else memory[address]
        assert place.machine.vget(4 if space == "buffer" else 8, kind).tolist() == found


@pytest.mark.parametrize("name", LDS_ATOMICS, ids=lambda name: "_".join(name))
def test_lds_atomics(name: tuple[str, str]) -> None:
    bits, operation = LDS_ATOMICS[name]
    head, suffix = name
    where = [8 * (lane * lane % 5) for lane in range(64)]
    values = atomic_values(bits, "_".join(name))
    kind = np.uint32 if bits == 32 else np.uint64
    forms = ["_rtn"] if head == "ds_wrxchg" else ["_rtn", ""]
    for form in forms:
        machine = Machine(lds_bytes=SIZE)
        memory = starting_memory(bits, "_".join(name))
        for address, value in memory.items():
            machine.lds.octets[address + 16 : address + 16 + bits // 8] = list(value.to_bytes(bits // 8, "little"))
        machine.v(0, where)
        machine.v(4, values, kind)
        data, old = ("v4", "v6, ") if bits == 32 else ("v[4:5]", "v[6:7], ")
        with np.errstate(all="ignore"):
            machine.run(f"{head}{form}_{suffix} {old if form else ''}v0, {data} offset:16")
            found = expect(operation, memory, where, values)
        assert machine.vget(6, kind).tolist() == (found if form else [0] * 64)
        for address, value in memory.items():
            left = machine.lds.bytes_of(0)[address + 16 : address + 16 + bits // 8].tobytes()
            assert int.from_bytes(left, "little") == value, name


@pytest.mark.parametrize("bits", [32, 64])
def test_lds_atomics_of_two_values(bits: int) -> None:
    """Compare and store (expected value first), masked or, exchange of two, wrap."""
    kind = np.uint32 if bits == 32 else np.uint64
    rng = np.random.default_rng(bits)
    where = [16 * lane for lane in range(64)]
    start = rng.integers(0, 1 << bits, (64, 2), kind)
    start[::3, 0] &= kind(0xFF)
    first, second = rng.integers(0, 1 << bits, (2, 64), kind)
    first[::2] = start[::2, 0]

    def registers(first: int) -> str:
        return f"v{first}" if bits == 32 else f"v[{first}:{first + 1}]"

    letter = f"b{bits}"
    step = bits // 8

    def fresh() -> Machine:
        machine = Machine(lds_bytes=SIZE)
        for lane, place in enumerate(where):
            machine.lds.octets[place : place + 2 * step] = start[lane].view(np.uint8)
        machine.v(0, where)
        machine.v(2, first, kind)
        machine.v(4, second, kind)
        return machine

    def memory(machine: Machine, part: int = 0) -> list[int]:
        octets = machine.lds.bytes_of(0)
        return [int.from_bytes(octets[p + part * step : p + part * step + step].tobytes(), "little") for p in where]

    old = start[:, 0].tolist()
    operations: dict[str, Callable[[int, int, int], int]] = {
        "cmpst": lambda was, x, y: y if was == x else was,
        "mskor": lambda was, x, y: was & ~x | y,
    }
    for name, operation in operations.items():
        for form in ("_rtn", ""):
            machine = fresh()
            result = f"{registers(8)}, " if form else ""
            machine.run(f"ds_{name}{form}_{letter} {result}v0, {registers(2)}, {registers(4)}")
            assert memory(machine) == [
                operation(*row) for row in zip(old, first.tolist(), second.tolist(), strict=True)
            ]
            assert machine.vget(8, kind).tolist() == (old if form else [0] * 64)
    # gfx12's compare and store takes the new value first.
    for form, kind_of_compare in itertools.product(("_rtn", ""), ("b", "f")):
        for name, data in (("cmpst", (2, 4)), ("cmpstore", (4, 2))):
            machine = fresh()
            result = f"{registers(8)}, " if form else ""
            operands = ", ".join(map(registers, data))
            machine.run(f"ds_{name}{form}_{kind_of_compare}{bits} {result}v0, {operands}")
            expected = [y if was == x else was for was, x, y in zip(old, first.tolist(), second.tolist(), strict=True)]
            assert memory(machine) == expected
    for middle, unit in (("", 1), ("st64", 64)):
        machine = Machine(lds_bytes=SIZE)
        machine.lds.octets[:] = rng.integers(0, 256, SIZE, dtype=np.uint8)
        before = machine.lds.bytes_of(0).tobytes()
        machine.v(0, [step * lane for lane in range(64)])
        machine.v(2, first, kind)
        machine.v(4, second, kind)
        machine.exec = 1 << 5
        result = "v[8:9]" if bits == 32 else "v[8:11]"
        text = f"{result}, v0, {registers(2)}, {registers(4)} offset0:1 offset1:3"
        machine.run(f"ds_wrxchg2{middle}_rtn_{letter} {text}")
        for offset, register, data in ((1, 8, first), (3, 8 + bits // 32, second)):
            place = 5 * step + offset * unit * step
            assert machine.vget(register, kind)[5] == int.from_bytes(before[place : place + step], "little")
            assert machine.lds.bytes_of(0)[place : place + step].tobytes() == int(data[5]).to_bytes(step, "little")
    if bits == 32:
        machine = fresh()
        machine.run("ds_wrap_rtn_b32 v8, v0, v2, v4")
        rows = zip(old, first.tolist(), second.tolist(), strict=True)
        assert memory(machine) == [was - x if was >= x else was + y & 0xFFFFFFFF for was, x, y in rows]


def test_a_stray_lds_atomic_names_its_lane() -> None:
    machine = Machine(lds_bytes=SIZE)
    machine.v(0, [4 * lane for lane in range(9)] + [SIZE])
    with pytest.raises(StrayAccess, match="4096 bytes") as stray:
        machine.run("ds_add_u32 v0, v4")
    assert stray.value.lane == 9


COVERED = {
    *(f"{space}_atomic_{name}" for space in ATOMIC_ADDRESSES for name in (*MEMORY_ATOMICS, "cmpswap", "cmpswap_x2")),
    *(f"{head}{form}_{suffix}" for head, suffix in LDS_ATOMICS for form in ("", "_rtn")),
    *(f"ds_cmpstore{form}_{k}{bits}" for form in ("", "_rtn") for k in "bf" for bits in (32, 64)),
    *(f"ds_{name}{form}_b{bits}" for name in ("cmpst", "mskor") for form in ("", "_rtn") for bits in (32, 64)),
    *(f"ds_cmpst{form}_f{bits}" for form in ("", "_rtn") for bits in (32, 64)),
    *(f"ds_wrxchg2{middle}_rtn_b{bits}" for middle in ("", "st64") for bits in (32, 64)),
}  # fmt: skip
