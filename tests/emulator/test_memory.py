"""Loads and stores of every width and form, against byte-wise definitions."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.emulator.machine import Machine
from wave_explorer.emulator.faults import StrayAccess
from wave_explorer.emulator.global_memory import Buffer

SIZE = 4096


def machine_with_buffers() -> tuple[Machine, Buffer, Buffer]:
    machine = Machine()
    rng = np.random.default_rng(5)
    first = Buffer("first", rng.integers(0, 256, SIZE, dtype=np.uint8))
    second = Buffer("second", rng.integers(0, 256, SIZE, dtype=np.uint8))
    machine.memory.map(first)
    machine.memory.map(second)
    return machine, first, second


def word(content: bytes | bytearray, signed: bool = False) -> int:
    return int.from_bytes(content, "little", signed=signed) & 0xFFFFFFFF


LOADS = {"ubyte": (1, False), "sbyte": (1, True), "ushort": (2, False), "sshort": (2, True)}
WIDE = {"dword": 1, "dwordx2": 2, "dwordx3": 3, "dwordx4": 4}

offsets = st.lists(st.integers(0, SIZE - 32), min_size=64, max_size=64)


@given(offsets, st.sampled_from([1, 2, 4, 16]), st.booleans())
@settings(max_examples=20, deadline=None)
def test_global_loads(places: list[int], alignment: int, split: bool) -> None:
    """Any alignment; all lanes in one buffer, or in two."""
    machine, first, second = machine_with_buffers()
    places = [place // alignment * alignment for place in places]
    homes = [second if split and lane % 3 == 0 else first for lane in range(64)]
    machine.v(0, [home.base + place for home, place in zip(homes, places, strict=True)], np.uint64)
    raw = [home.content().tobytes() for home in homes]
    for suffix, (size, signed) in LOADS.items():
        machine.run(f"global_load_{suffix} v2, v[0:1], off offset:16")
        expected = [word(raw[lane][place + 16 : place + 16 + size], signed) for lane, place in enumerate(places)]
        assert machine.vget(2).tolist() == expected, suffix
    for suffix, dwords in WIDE.items():
        registers = "v2" if dwords == 1 else f"v[2:{1 + dwords}]"
        machine.run(f"global_load_{suffix} {registers}, v[0:1], off")
        for part in range(dwords):
            expected = [word(raw[lane][p + 4 * part : p + 4 * part + 4]) for lane, p in enumerate(places)]
            assert machine.vget(2 + part).tolist() == expected, suffix


@given(offsets, st.sampled_from([1, 4, 16]), st.integers(0, 2**64 - 1))
@settings(max_examples=20, deadline=None)
def test_global_stores(places: list[int], alignment: int, active: int) -> None:
    """Lanes store in order: where two meet, the later one stays, byte by byte as a whole."""
    for suffix, size, dwords in (
        ("byte", 1, 1),
        ("short", 2, 1),
        ("dword", 4, 1),
        ("dwordx2", 8, 2),
        ("dwordx4", 16, 4),
    ):
        machine, first, _ = machine_with_buffers()
        expected = bytearray(first.content().tobytes())
        machine.s(0, first.base, 2)
        machine.v(0, [place // alignment * alignment for place in places])
        values = np.random.default_rng(9).integers(0, 2**32, (4, 64), dtype=np.uint32)
        for part in range(4):
            machine.v(2 + part, values[part])
        machine.exec = active
        registers = "v2" if dwords == 1 else f"v[2:{1 + dwords}]"
        machine.run(f"global_store_{suffix} v0, {registers}, s[0:1]")
        for lane, place in enumerate(places):
            if active >> lane & 1:
                at = place // alignment * alignment
                expected[at : at + size] = values[:, lane].tobytes()[:size]
        assert first.content().tobytes() == bytes(expected), suffix


def test_half_register_loads_keep_the_other_half() -> None:
    machine, first, _ = machine_with_buffers()
    machine.s(0, first.base, 2)
    machine.v(0, [2] * 64)
    machine.v(1, [0x12345678] * 64)
    machine.v(2, [0x12345678] * 64)
    machine.run("global_load_short_d16 v1, v0, s[0:1]", "global_load_short_d16_hi v2, v0, s[0:1] offset:4")
    raw = first.content().tobytes()
    assert machine.vget(1)[0] == 0x12340000 | word(raw[2:4])
    assert machine.vget(2)[0] == word(raw[6:8]) << 16 | 0x5678


def descriptor(machine: Machine, base: int, records: int, stride: int = 0) -> None:
    machine.s(4, base & 0xFFFFFFFF)
    machine.s(5, base >> 32 & 0xFFFF | stride << 16)
    machine.s(6, records)
    machine.s(7, 0x27000)


def test_buffer_loads_check_their_range_dword_by_dword() -> None:
    machine, first, _ = machine_with_buffers()
    descriptor(machine, first.base, 100)
    places = [0, 84, 88, 92, 96, 97, 100, 0x7FFFFFFF, 0xFFFFFFFF]
    machine.v(0, places)
    machine.run("buffer_load_dwordx4 v[2:5], v0, s[4:7], 0 offen")
    raw = first.content().tobytes()
    for lane, place in enumerate(places):
        for part in range(4):
            at = place + 4 * part
            expected = word(raw[at : at + 4]) if at + 4 <= 100 else 0
            assert machine.vget(2 + part)[lane] == expected, (place, part)
    machine.s(8, 40)
    machine.run("buffer_load_dword v2, off, s[4:7], s8 offset:8")
    assert machine.vget(2)[0] == word(raw[48:52])


def test_buffer_stores_out_of_range_are_dropped() -> None:
    machine, first, _ = machine_with_buffers()
    before = first.content().copy()
    descriptor(machine, first.base, 128, stride=136)
    machine.v(0, range(0, 256, 4))
    machine.v(1, range(1000, 1064))
    machine.run("buffer_store_dword v1, v0, s[4:7], 0 offen")
    after = first.content().view(np.uint32)
    assert after[:32].tolist() == list(range(1000, 1032))
    assert (after[32:] == before.view(np.uint32)[32:]).all()


def test_buffer_index_times_stride() -> None:
    machine, first, _ = machine_with_buffers()
    descriptor(machine, first.base, 4000, stride=12)
    machine.v(0, range(64))
    machine.run("buffer_load_dword v2, v0, s[4:7], 0 idxen offset:4")
    assert machine.vget(2).tolist() == [
        word(first.content()[12 * i + 4 : 12 * i + 8].tobytes()) for i in range(64)
    ]  # fmt: skip


def test_scalar_loads() -> None:
    machine, first, _ = machine_with_buffers()
    machine.s(0, first.base + 64, 2)
    machine.s(2, 8)
    machine.run(
        "s_load_dwordx4 s[8:11], s[0:1], 0x10", "s_load_dword s12, s[0:1], -0x4", "s_load_dwordx2 s[14:15], s[0:1], s2"
    )
    raw = first.content().view(np.uint32)
    assert [machine.sget(register) for register in range(8, 12)] == raw[20:24].tolist()
    assert machine.sget(12) == raw[15]
    assert [machine.sget(14), machine.sget(15)] == raw[18:20].tolist()


@given(st.lists(st.integers(0, 900), min_size=64, max_size=64))
@settings(max_examples=20, deadline=None)
def test_lds_round_trips(places: list[int]) -> None:
    machine = Machine()
    image = bytearray(4096)
    machine.v(0, [4 * place for place in places])
    values = np.random.default_rng(2).integers(0, 2**32, (4, 64), dtype=np.uint32)
    for part in range(4):
        machine.v(2 + part, values[part])
    machine.run("ds_write2_b32 v0, v2, v3 offset0:1 offset1:3", "ds_write_b64 v0, v[4:5] offset:16")
    for first, size, source in ((4, 4, 0), (12, 4, 1), (16, 8, 2)):
        for lane, place in enumerate(places):
            image[4 * place + first : 4 * place + first + size] = values[source:, lane].tobytes()[:size]
    machine.run("ds_read_b128 v[8:11], v0 offset:4", "ds_read_u16 v12, v0 offset:18", "ds_read_i8 v13, v0 offset:7",
                "ds_read2_b64 v[14:17], v0 offset0:1 offset1:2")  # fmt: skip
    for lane, place in enumerate(places):
        at = 4 * place
        assert [machine.vget(8 + i)[lane] for i in range(4)] == [
            word(image[at + 4 + 4 * i : at + 8 + 4 * i]) for i in range(4)
        ]
        assert machine.vget(12)[lane] == word(image[at + 18 : at + 20])
        assert machine.vget(13)[lane] == word(image[at + 7 : at + 8], signed=True)
        assert [machine.vget(14 + i)[lane] for i in range(4)] == [
            word(image[at + 8 + 4 * i : at + 12 + 4 * i]) for i in range(4)
        ]


def test_stride_64_forms_count_in_64_elements() -> None:
    machine = Machine(lds_bytes=8192)
    machine.v(0, range(0, 256, 4))
    machine.v(1, range(64))
    machine.v(2, range(100, 164))
    machine.run(
        "ds_write2st64_b32 v0, v1, v2 offset0:1 offset1:3",
        "ds_read_b32 v3, v0 offset:256",
        "ds_read_b32 v4, v0 offset:768",
    )
    assert (machine.vget(3) == machine.vget(1)).all() and (machine.vget(4) == machine.vget(2)).all()


def test_stray_accesses_are_described_by_the_nearest_buffer() -> None:
    machine, first, second = machine_with_buffers()
    machine.v(0, [first.base] * 5 + [second.base - 8] + [first.base] * 58, np.uint64)
    with pytest.raises(StrayAccess, match=r"^loads 4 bytes at 0x\w+, 8 bytes before second") as caught:
        machine.run("global_load_dword v2, v[0:1], off")
    assert (caught.value.lane, caught.value.address) == (5, second.base - 8)
    machine.v(0, [first.end - 4] * 64, np.uint64)
    with pytest.raises(StrayAccess, match="byte 4092 of first, which has 4096 bytes"):
        machine.run("global_load_dwordx2 v[2:3], v[0:1], off")
    first.writable = False
    with pytest.raises(StrayAccess, match=r"^stores 4 bytes at 0x.* read-only"):
        machine.run("global_store_dword v[0:1], v2, off")


def test_atomics_serialise_lanes_at_one_address() -> None:
    """Lanes that meet see each other's result in lane order, and the sum is complete."""
    machine, first, _ = machine_with_buffers()
    before = first.content().view(np.uint32)[:4].astype(np.int64)
    machine.s(0, first.base, 2)
    machine.v(0, [4 * (lane % 3) for lane in range(64)])
    machine.v(1, range(1, 65))
    machine.exec = 0x7FFFFFFFFFFFFFFF
    machine.run("global_atomic_add v2, v0, v1, s[0:1] sc0")
    totals = before.copy()
    for lane in range(63):
        assert machine.vget(2)[lane] == totals[lane % 3] % 2**32
        totals[lane % 3] += lane + 1
    assert (first.content().view(np.uint32)[:4] == totals % 2**32).all()


def test_atomics_without_a_result_and_of_floats() -> None:
    machine, first, _ = machine_with_buffers()
    first.octets[:16] = np.array([1.5, -2.0, 0, 0], np.float32).view(np.uint8)
    machine.v(0, [first.base + 4 * (lane % 2) for lane in range(64)], np.uint64)
    machine.v(2, [0.25] * 64, np.float32)
    machine.run("global_atomic_add_f32 v[0:1], v2, off")
    assert first.content()[:8].view(np.float32).tolist() == [9.5, 6.0]
    machine.v(4, [7] * 64)
    machine.v(5, [0] * 64)
    machine.run("global_atomic_cmpswap v6, v[0:1], v[4:5], off offset:8 sc0")
    assert machine.vget(6)[:4].tolist() == [0, 0, 7, 7]
    assert first.content()[8:16].view(np.uint32).tolist() == [7, 7]


def test_scratch_is_private_to_each_lane() -> None:
    machine = Machine()
    machine.v(0, range(100, 164))
    machine.v(1, range(200, 264))
    machine.v(4, [16] * 64)
    machine.s(32, 8)
    machine.run(
        "scratch_store_dwordx2 off, v[0:1], off offset:24",
        "scratch_load_dword v2, off, s32 offset:20",
        "scratch_load_dword v3, v4, off offset:8",
    )
    assert machine.vget(2).tolist() == list(range(200, 264))
    assert machine.vget(3).tolist() == list(range(100, 164))
    with pytest.raises(StrayAccess, match="scratch byte 62, of 64 bytes"):
        machine.run("scratch_load_dword v3, off, off offset:62")
