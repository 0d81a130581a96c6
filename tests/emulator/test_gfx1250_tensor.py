"""gfx1250: tiles that its tensor unit loads into LDS, against the same copy written out element by element."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.emulator.machine import Machine
from wave_explorer.emulator.faults import StrayAccess, UnsupportedInstruction
from wave_explorer.emulator.global_memory import Buffer

UNTOUCHED = 0xEE


def descriptor(
    lds: int,
    base: int,
    size: int,
    tile: tuple[int, int],
    bounds: tuple[int, int],
    stride: int,
    padding: tuple[int, int],
) -> list[int]:
    """Twelve dwords; ``tile`` and ``bounds`` are rows and columns, ``padding`` dwords after so many dwords."""
    interval, amount = padding
    gaps = 1 << 20 | (interval.bit_length() - 2) << 22 | (amount - 1) << 25 if amount else 0
    packed = [(size.bit_length() - 1) << 16 | gaps, bounds[1] << 16, bounds[1] >> 16 | bounds[0] << 16]
    packed += [bounds[0] >> 16 | tile[1] << 16, tile[0], stride & 0xFFFFFFFF, stride >> 32, 0]
    return [1, lds, base & 0xFFFFFFFF, base >> 32 | 2 << 30, *(word & 0xFFFFFFFF for word in packed)]


def load(words: list[int], content: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]) -> Machine:
    """Runs the load; ``words`` count from the buffer's start, which is added here."""
    machine = Machine(target="gfx1250", lanes=32, lds_bytes=32768)
    buffer = Buffer("matrix", content)
    machine.memory.map(buffer)
    machine.lds.octets[:] = UNTOUCHED
    address = (words[2] | (words[3] & 0x1FFFFFF) << 32) + buffer.base
    placed = [*words[:2], address & 0xFFFFFFFF, words[3] & 0xC0000000 | address >> 32, *words[4:]]
    for register, word in enumerate(placed):
        machine.s(4 + register, word)
    machine.exec = 0  # which does not count
    machine.run("tensor_load_to_lds s[4:7], s[8:15]")
    return machine


@given(
    size=st.sampled_from([1, 2, 4, 8]),
    rows=st.integers(0, 20),
    columns=st.integers(1, 70),
    lost=st.tuples(st.integers(0, 5), st.integers(0, 9)),
    first=st.integers(0, 30),
    gaps=st.sampled_from([(2, 0), (4, 1), (8, 4), (16, 3)]),
    odd=st.integers(0, 7),
)
@settings(max_examples=60, deadline=None)
def test_tiles(
    size: int, rows: int, columns: int, lost: tuple[int, int], first: int, gaps: tuple[int, int], odd: int
) -> None:
    """Rows and columns beyond the tensor are zeros; gaps in LDS stay as they were; no rows means one dim."""
    stride = columns + odd
    content = np.random.default_rng(8).integers(0, 256, (max(rows, 1) * stride + first) * size, dtype=np.uint8)
    bounds = (max(max(rows, 1) - lost[0], 0), max(columns - lost[1], 0))
    machine = load(descriptor(64, first * size, size, (rows, columns), bounds, stride, gaps), content)
    expected = np.full(32768, UNTOUCHED, np.uint8)
    position = 0
    for row in range(max(rows, 1)):
        for column in range(columns):
            start = (first + row * stride + column) * size
            element = content[start : start + size].copy()
            if column >= bounds[1] or (rows and row >= bounds[0]):
                element[:] = 0
            for octet in element:
                gap = position // (4 * gaps[0]) * 4 * gaps[1]
                expected[64 + position + gap] = octet
                position += 1
    assert (machine.lds.octets[:32768] == expected).all()


def test_a_tile_without_its_predicate_is_not_loaded() -> None:
    words = descriptor(0, 0, 4, (4, 4), (4, 4), 4, (2, 0))
    machine = load([0, *words[1:]], np.ones(64, np.uint8))
    assert (machine.lds.octets == UNTOUCHED).all()


@pytest.mark.parametrize(
    ("word", "bits", "what"),
    [(0, 2, "another type"), (3, 1 << 30, "another type"), (4, 1, "several workgroups"), (4, 1 << 18, "barrier"),
     (8, 3 << 16, "two dims")],
)  # fmt: skip
def test_what_a_descriptor_may_not_ask_for(word: int, bits: int, what: str) -> None:
    words = descriptor(0, 0, 4, (4, 4), (4, 4), 4, (2, 0))
    words[word] ^= bits
    with pytest.raises(UnsupportedInstruction, match=what):
        load(words, np.ones(64, np.uint8))


def test_a_tile_that_leaves_its_buffer_or_lds_is_stopped() -> None:
    with pytest.raises(StrayAccess, match="matrix"):
        load(descriptor(0, 0, 4, (4, 4), (4, 4), 5, (2, 0)), np.ones(64, np.uint8))
    with pytest.raises(StrayAccess, match="LDS"):
        load(descriptor(32766, 0, 4, (4, 4), (4, 4), 4, (2, 0)), np.ones(64, np.uint8))
