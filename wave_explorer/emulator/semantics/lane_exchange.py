"""Values that pass between lanes: LDS permutes, swizzles and lane reads (CDNA3 ISA, chapters 12.13 and 12.8).

DPP, which does this in front of an ordinary vector operation, is an operand form; see ``source_lanes``.
"""

from __future__ import annotations

import re
from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Modifier, OldResult, define
from wave_explorer.emulator.value_types import U32

V = TypeVar("V")

_SWIZZLE = re.compile(r"swizzle\((\w+)\s*,\s*(.*)\)$")


@define("ds_bpermute_b32", unit="lds", results=[U32], sources=[U32, U32, Modifier("offset")], modifiers=["offset"])
def backward_permute(a: LaneAlgebra[V], address: V, x: V, offset: int) -> V:
    """Each lane takes the value of lane ``address / 4``; 0 from an inactive one."""
    return a.gather_lanes(x, a.shift_right(a.add(address, a.constant(U32, offset)), a.constant(U32, 2)))


@define(
    "ds_permute_b32",
    unit="lds",
    results=[U32],
    sources=[U32, U32, Modifier("offset")],
    modifiers=["offset"],
)
def forward_permute(a: LaneAlgebra[V], address: V, x: V, offset: int) -> V:
    """Each lane gives its value to lane ``address / 4``; of several the last stays, where none gives it is 0."""
    return a.scatter_lanes(x, a.shift_right(a.add(address, a.constant(U32, offset)), a.constant(U32, 2)))


def swizzle_code(pattern: int | str) -> int:
    """The 16-bit pattern of ``ds_swizzle_b32`` from ``swizzle(MODE, ...)`` or from its number.

    Raises:
        NotImplementedError: a mode that is not known.
    """
    if isinstance(pattern, int):
        return pattern
    match = _SWIZZLE.match(pattern)
    if match is None:
        raise NotImplementedError(f"swizzle pattern {pattern}")
    mode, rest = match.groups()
    values = [value.strip() for value in rest.split(",")]
    # LLVM, "AMDGPU modifier syntax", swizzle: what each macro stands for.
    if mode == "QUAD_PERM":
        return 0x8000 | sum(int(value, 0) << 2 * place for place, value in enumerate(values))
    if mode == "BITMASK_PERM":
        characters = values[0].strip("\"'")
        and_mask = sum(1 << place for place, c in enumerate(reversed(characters)) if c in "pi")
        or_mask = sum(1 << place for place, c in enumerate(reversed(characters)) if c == "1")
        xor_mask = sum(1 << place for place, c in enumerate(reversed(characters)) if c == "i")
        return and_mask | or_mask << 5 | xor_mask << 10
    if mode == "BROADCAST":
        size, lane = (int(value, 0) for value in values)
        return (0x1F - size + 1) | lane << 5
    if mode == "SWAP":
        return 0x1F | int(values[0], 0) << 10
    if mode == "REVERSE":
        return 0x1F | (int(values[0], 0) - 1) << 10
    raise NotImplementedError(f"swizzle mode {mode}")


@define("ds_swizzle_b32", unit="lds", results=[U32], sources=[U32, Modifier("offset")], modifiers=["offset"])
def swizzle(a: LaneAlgebra[V], x: V, offset: int | str) -> V:
    """Bit 15 set: any order within each four lanes; clear: and, or, xor of the lane number within each 32."""
    code = swizzle_code(offset)
    lane = a.lane_index()
    if code & 0x8000:
        quarter = a.bit_and(lane, a.constant(U32, 3))
        chosen = a.shift_right(a.constant(U32, code & 0xFF), a.shift_left(quarter, a.constant(U32, 1)))
        source = a.bit_or(a.bit_and(lane, a.constant(U32, ~3)), a.bit_and(chosen, a.constant(U32, 3)))
        return a.gather_lanes(x, source)
    within = a.bit_and(lane, a.constant(U32, code & 0x1F))
    within = a.bit_or(within, a.constant(U32, code >> 5 & 0x1F))
    within = a.bit_xor(within, a.constant(U32, code >> 10 & 0x1F))
    return a.gather_lanes(x, a.bit_or(a.bit_and(lane, a.constant(U32, ~31)), within))


@define("v_readfirstlane_b32", unit="valu", results=[U32], sources=[U32])
def read_first_lane(a: LaneAlgebra[V], x: V) -> V:
    return a.read_lane(x, a.first_active_lane())


@define("v_readlane_b32", unit="valu", results=[U32], sources=[U32, U32])
def read_lane(a: LaneAlgebra[V], x: V, lane: V) -> V:
    return a.read_lane(x, lane)


@define("v_writelane_b32", unit="valu", results=[U32], sources=[U32, U32, OldResult(U32)], ignores_exec=True)
def write_lane(a: LaneAlgebra[V], value: V, lane: V, old: V) -> V:
    return a.replace_lane(old, lane, value)
