"""Every load and store of every memory, against bytes."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.emulator.machine import Machine
from tests.emulator.memories import SIZE, SPACES, Place
from wave_explorer.emulator.faults import StrayAccess
from wave_explorer.emulator.wavefronts import M0, PRIVATE_APERTURE, SHARED_APERTURE


def places(space: str, alignment: int = 1) -> list[int]:
    if space == "scratch":
        return [lane * 7 % 30 // alignment * alignment for lane in range(64)]
    return [64 * lane // alignment * alignment + 3 // alignment * alignment for lane in range(63)] + [SIZE - 32]


LOADS: dict[str, tuple[int, bool, str]] = {
    "ubyte": (1, False, ""), "sbyte": (1, True, ""), "ushort": (2, False, ""), "sshort": (2, True, ""),
    **{f"{name}_d16{hi}": (size, is_signed, hi or "_lo")
       for name, size, is_signed in (("ubyte", 1, False), ("sbyte", 1, True), ("short", 2, False))
       for hi in ("", "_hi")},
}  # fmt: skip
WIDE = {"dword": 1, "dwordx2": 2, "dwordx3": 3, "dwordx4": 4}
STORES = {"byte": (1, 0), "byte_d16_hi": (1, 16), "short": (2, 0), "short_d16_hi": (2, 16)}


@pytest.mark.parametrize("space", SPACES)
def test_loads(space: str) -> None:
    where = places(space)
    place = Place(space, where)
    machine = place.machine
    address = SPACES[space][0]
    for suffix, (size, is_signed, half) in LOADS.items():
        machine.v(4, [0xABCD1234] * 64)
        machine.run(f"{space}_load_{suffix} v4, {address} offset:5")
        for lane, got in enumerate(machine.vget(4).tolist()):
            start = where[lane] + 5
            value = int.from_bytes(place.content(lane)[start : start + size], "little", signed=is_signed)
            if half == "_hi":
                expected = (value & 0xFFFF) << 16 | 0x1234
            elif half:
                expected = value & 0xFFFF | 0xABCD0000
            else:
                expected = value & 0xFFFFFFFF
            assert got == expected, (space, suffix, lane)
    for suffix, dwords in WIDE.items():
        registers = "v4" if dwords == 1 else f"v[4:{3 + dwords}]"
        machine.run(f"{space}_load_{suffix} {registers}, {address}")
        for part, lane in itertools.product(range(dwords), range(64)):
            start = where[lane] + 4 * part
            assert machine.vget(4 + part)[lane] == int.from_bytes(place.content(lane)[start : start + 4], "little")


@pytest.mark.parametrize("space", SPACES)
def test_stores(space: str) -> None:
    active = 0xFFFFFFFFFFFFFFFB
    cases = [(suffix, size, shift, 1) for suffix, (size, shift) in STORES.items()]
    cases += [(suffix, 4 * dwords, 0, dwords) for suffix, dwords in WIDE.items()]
    for suffix, size, shift, dwords in cases:
        where = places(space)
        place = Place(space, where)
        before = [place.content(lane) for lane in (range(64) if space == "scratch" else range(1))]
        values = np.random.default_rng(4).integers(0, 2**32, (4, 64), dtype=np.uint32)
        for part in range(4):
            place.machine.v(4 + part, values[part])
        place.machine.exec = active
        registers = "v4" if dwords == 1 else f"v[4:{3 + dwords}]"
        place.machine.run(f"{space}_store_{suffix} {SPACES[space][1].format(data=registers)} offset:2")
        for lane in range(64):
            if active >> lane & 1:
                data = b"".join(int(values[part, lane] >> shift).to_bytes(4, "little") for part in range(dwords))
                target = before[lane if space == "scratch" else 0]
                target[where[lane] + 2 : where[lane] + 2 + size] = data[:size]
        for lane, expected in enumerate(before):
            assert place.content(lane) == expected, (space, suffix)


def test_flat_addresses_reach_lds_and_scratch() -> None:
    """Each lane's address decides: global memory, LDS or its scratch memory; loads, stores and atomics."""
    place = Place("flat", [64 * lane for lane in range(64)])
    machine = place.machine
    addresses = [
        (place.buffer.base + 8 * lane, SHARED_APERTURE + 8 * lane, PRIVATE_APERTURE + 8 * (lane % 3))[lane % 3]
        for lane in range(64)
    ]
    machine.v(0, addresses, np.uint64)
    machine.v(4, range(1000, 1064))
    machine.run("flat_store_dword v[0:1], v4", "flat_load_dword v5, v[0:1]")
    assert machine.vget(5).tolist() == list(range(1000, 1064))
    assert int.from_bytes(place.content(0)[24:28], "little") == 1003
    assert int.from_bytes(machine.lds.bytes_of(0)[8:12].tobytes(), "little") == 1001
    assert int.from_bytes(machine.scratch.bytes_of(2)[16:20].tobytes(), "little") == 1002
    machine.exec = sum(1 << lane for lane in range(64) if lane % 3 < 2)
    machine.run("flat_atomic_add v6, v[0:1], v4 sc0", "flat_load_dword v5, v[0:1]")
    assert machine.vget(6)[:3].tolist() == [1000, 1001, 0]
    assert machine.vget(5)[:3].tolist() == [2000, 2002, 1002]
    machine.run("s_mov_b64 s[0:1], src_shared_base", "s_mov_b64 s[2:3], src_private_base")
    assert (machine.sget(0, 2), machine.sget(2, 2)) == (SHARED_APERTURE, PRIVATE_APERTURE)


@pytest.mark.parametrize(
    "line",
    [
        "global_atomic_add v[0:1], v4, off", "flat_load_dword v5, v[0:1]", "flat_store_short v[0:1], v4",
        "flat_atomic_cmpswap_x2 v[0:1], v[4:7]", "global_load_lds_dwordx4 v[0:1], off",
        "global_load_sbyte_d16_hi v5, v[0:1], off",
    ],
)  # fmt: skip
def test_a_stray_access_names_lane_and_buffer(line: str) -> None:
    place = Place("global", [8 * lane for lane in range(64)])
    addresses = [place.buffer.base + 8 * lane for lane in range(64)]
    addresses[17] = place.buffer.base + SIZE + 24
    place.machine.v(0, addresses, np.uint64)
    with pytest.raises(StrayAccess) as stray:
        place.machine.run(line)
    assert (stray.value.lane, stray.value.address) == (17, addresses[17])
    assert f"byte {SIZE + 24} of buffer, which has {SIZE} bytes" in str(stray.value)


# ------------------------------------------------------------------------------------------------ straight into LDS
DIRECT = {"ubyte": (1, False), "sbyte": (1, True), "ushort": (2, False), "sshort": (2, True), "dword": (4, False),
          "dwordx3": (12, False), "dwordx4": (16, False)}  # fmt: skip


@pytest.mark.parametrize("suffix", DIRECT)
@pytest.mark.parametrize("space", ["global", "buffer"])
def test_loads_into_lds(suffix: str, space: str) -> None:
    """Lane i's data go to M0 + offset + i * size; the offset counts in both memories; inactive lanes write nothing."""
    size, is_signed = DIRECT[suffix]
    where = [(lane * 37 + 11) % 97 * 16 for lane in range(64)]
    place = Place(space, where)
    machine = place.machine
    machine.lds.octets[:] = 0xEE
    machine.s(M0, 32)
    machine.exec = 0xFFFFFFFFFFFFFFDF
    text = (
        f"global_load_lds_{suffix} v[0:1], off" if space == "global" else f"buffer_load_{suffix} v0, s[8:11], 0 offen"
    )
    machine.run(f"{text} offset:16" + " lds" * (space == "buffer"))
    pitch = max(size, 4)
    for lane in range(64):
        data = bytes(place.content(0)[where[lane] + 16 : where[lane] + 16 + size])
        expected = int.from_bytes(data, "little", signed=is_signed) & ((1 << 8 * pitch) - 1)
        target = 48 + pitch * lane
        got = machine.lds.bytes_of(0)[target : target + pitch].tobytes()
        assert got == (expected.to_bytes(pitch, "little") if lane != 5 else b"\xee" * pitch), lane


TRANSPOSED = {"b64_tr_b16": 16, "b64_tr_b8": 8, "b64_tr_b4": 4, "b96_tr_b6": 6}


@pytest.mark.parametrize("suffix", TRANSPOSED)
def test_transposing_reads(suffix: str) -> None:
    """Within each 16 lanes, the elements that they read one after the other are rows of 16; each lane gets a column."""
    bits, element = int(suffix[1:3]), TRANSPOSED[suffix]
    machine = Machine(lds_bytes=SIZE, target="gfx950")
    machine.lds.octets[:] = np.random.default_rng(1).integers(0, 256, SIZE, dtype=np.uint8)
    where = [(lane * 5 % 64) * 16 for lane in range(64)]
    machine.v(0, where)
    machine.run(f"ds_read_{suffix} v[4:{3 + bits // 32}], v0 offset:16")
    octets = machine.lds.bytes_of(0).tobytes()
    count = bits // element
    for row in range(4):
        elements = []
        for lane in range(16 * row, 16 * row + 16):
            word = int.from_bytes(octets[where[lane] + 16 : where[lane] + 16 + bits // 8], "little")
            elements += [word >> element * i & (1 << element) - 1 for i in range(count)]
        for lane in range(16):
            column = elements[lane::16]
            expected = sum(value << element * i for i, value in enumerate(column))
            got = sum(int(machine.vget(4 + part)[16 * row + lane]) << 32 * part for part in range(bits // 32))
            assert got == expected, (row, lane)


def test_scalar_loads() -> None:
    """Plain and through a descriptor, whose range gives zeros beyond its end."""
    for suffix, dwords in (("", 1), ("x2", 2), ("x4", 4), ("x8", 8), ("x16", 16)):
        place = Place("buffer", [0])
        machine = place.machine
        raw = place.content(0)
        machine.s(4, 40)
        registers = "s12" if dwords == 1 else f"s[12:{11 + dwords}]"
        for offset_text, offset in (("0x18", 24), ("s4", 40), ("s4 offset:0x8", 48)):
            machine.run(f"s_load_dword{suffix} {registers}, s[8:9], {offset_text}")
            expected = [int.from_bytes(raw[offset + 4 * i : offset + 4 * i + 4], "little") for i in range(dwords)]
            assert [machine.sget(12 + i) for i in range(dwords)] == expected
        machine.s(10, 44)
        machine.run(f"s_buffer_load_dword{suffix} {registers}, s[8:11], s4")
        expected = [int.from_bytes(raw[40:44], "little"), *[0] * (dwords - 1)]
        assert [machine.sget(12 + i) for i in range(dwords)] == expected
    machine.run("s_dcache_inv", "s_dcache_wb", "buffer_wbl2 sc1", "buffer_inv sc1")


LDS_READS: dict[str, tuple[int, bool, str]] = {
    "u8": (1, False, ""), "i8": (1, True, ""), "u16": (2, False, ""), "i16": (2, True, ""),
    **{f"{name}_d16{hi}": (size, is_signed, hi or "_lo")
       for name, size, is_signed in (("u8", 1, False), ("i8", 1, True), ("u16", 2, False)) for hi in ("", "_hi")},
}  # fmt: skip


def test_narrow_lds_accesses() -> None:
    machine = Machine(lds_bytes=SIZE)
    machine.lds.octets[:] = np.random.default_rng(1).integers(0, 256, SIZE, dtype=np.uint8)
    octets = bytearray(machine.lds.bytes_of(0).tobytes())
    machine.v(0, [40 * lane + 1 for lane in range(64)])
    for suffix, (size, is_signed, half) in LDS_READS.items():
        machine.v(4, [0xABCD1234] * 64)
        machine.run(f"ds_read_{suffix} v4, v0 offset:3")
        for lane, got in enumerate(machine.vget(4).tolist()):
            start = 40 * lane + 4
            value = int.from_bytes(octets[start : start + size], "little", signed=is_signed)
            low = value & 0xFFFF
            assert got == {"_hi": low << 16 | 0x1234, "_lo": low | 0xABCD0000, "": value & 0xFFFFFFFF}[half], suffix
    machine.v(4, range(0x12340000, 0x12340000 + 64 * 0x10101, 0x10101))
    for suffix, size, shift in (("b8", 1, 0), ("b16", 2, 0), ("b8_d16_hi", 1, 16), ("b16_d16_hi", 2, 16)):
        machine.run(f"ds_write_{suffix} v0, v4 offset:3")
        for lane, value in enumerate(machine.vget(4).tolist()):
            octets[40 * lane + 4 : 40 * lane + 4 + size] = (value >> shift).to_bytes(4, "little")[:size]
        assert machine.lds.bytes_of(0).tobytes() == bytes(octets), suffix


LDS_WIDE = {"b32": 1, "b64": 2, "b96": 3, "b128": 4}
LDS_DOUBLE = [(middle, suffix) for middle in ("2", "2st64") for suffix in ("b32", "b64")]


def group(first: int, count: int) -> str:
    return f"v{first}" if count == 1 else f"v[{first}:{first + count - 1}]"


@pytest.mark.parametrize("suffix", LDS_WIDE)
def test_wide_lds_accesses(suffix: str) -> None:
    count = LDS_WIDE[suffix]
    machine = Machine(lds_bytes=SIZE)
    machine.lds.octets[:] = np.random.default_rng(1).integers(0, 256, SIZE, dtype=np.uint8)
    octets = bytearray(machine.lds.bytes_of(0).tobytes())
    where = [lane * 5 % 64 * 48 for lane in range(64)]
    machine.v(0, where)
    machine.run(f"ds_read_{suffix} {group(4, count)}, v0 offset:20")
    for lane, part in itertools.product(range(64), range(count)):
        start = where[lane] + 20 + 4 * part
        assert machine.vget(4 + part)[lane] == int.from_bytes(octets[start : start + 4], "little")
    machine.run(f"ds_write_{suffix} v0, {group(4, count)} offset:36")
    for lane, part in itertools.product(range(64), range(count)):
        start = where[lane] + 36 + 4 * part
        octets[start : start + 4] = int(machine.vget(4 + part)[lane]).to_bytes(4, "little")
    assert machine.lds.bytes_of(0).tobytes() == bytes(octets)


@pytest.mark.parametrize(("middle", "suffix"), LDS_DOUBLE)
def test_double_lds_accesses(middle: str, suffix: str) -> None:
    """Offsets count elements, or 64 of them."""
    count = LDS_WIDE[suffix]
    unit = 4 * count * (64 if "st64" in middle else 1)
    machine = Machine(lds_bytes=SIZE)
    machine.lds.octets[:] = np.random.default_rng(1).integers(0, 256, SIZE, dtype=np.uint8)
    octets = bytearray(machine.lds.bytes_of(0).tobytes())
    where = [8 * (lane * 5 % 64) for lane in range(64)]
    machine.v(0, where)
    machine.run(f"ds_read{middle}_{suffix} {group(4, 2 * count)}, v0 offset0:1 offset1:4")
    for lane, half, part in itertools.product(range(64), range(2), range(count)):
        start = where[lane] + (1, 4)[half] * unit + 4 * part
        got = machine.vget(4 + half * count + part)[lane]
        assert got == int.from_bytes(octets[start : start + 4], "little")
    machine.exec = 1 << 9
    text = f"v0, {group(4, count)}, {group(4 + count, count)} offset0:3 offset1:5"
    machine.run(f"ds_write{middle}_{suffix} {text}")
    for half, part in itertools.product(range(2), range(count)):
        start = where[9] + (3, 5)[half] * unit + 4 * part
        octets[start : start + 4] = int(machine.vget(4 + half * count + part)[9]).to_bytes(4, "little")
    assert machine.lds.bytes_of(0).tobytes() == bytes(octets)


COVERED = {
    *(f"{space}_load_{suffix}" for space in SPACES for suffix in (*LOADS, *WIDE)),
    *(f"{space}_store_{suffix}" for space in SPACES for suffix in (*STORES, *WIDE)),
    *(f"global_load_lds_{suffix}" for suffix in DIRECT), *(f"buffer_load_{suffix} lds" for suffix in DIRECT),
    *(f"ds_read_{suffix}" for suffix in (*TRANSPOSED, *LDS_READS)),
    *(f"s_{buffer}load_dword{suffix}" for buffer in ("", "buffer_") for suffix in ("", "x2", "x4", "x8", "x16")),
    *(f"ds_{verb}_{suffix}" for verb in ("read", "write") for suffix in LDS_WIDE),
    *(f"ds_{verb}{middle}_{suffix}" for verb in ("read", "write") for middle, suffix in LDS_DOUBLE),
    "ds_write_b8", "ds_write_b16", "ds_write_b8_d16_hi", "ds_write_b16_d16_hi",
}  # fmt: skip
