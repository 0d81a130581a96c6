"""The registers with which waves begin (LLVM, "User Guide for AMDGPU Backend", Initial Kernel Execution State)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.wavefronts import EXEC, TTMP, FloatMode, Lanes, Wavefronts
from wave_explorer.isa.program import Program

# User SGPRs in the order in which they are given out, with their number.
_USER_SGPRS = (
    ("private_segment_buffer", 4),
    ("dispatch_ptr", 2),
    ("queue_ptr", 2),
    ("kernarg_segment_ptr", 2),
    ("dispatch_id", 2),
    ("flat_scratch_init", 2),
    ("private_segment_size", 1),
)


class UnsupportedLaunch(ValueError):
    """The code object asks for something at launch that the emulator does not give."""


def initial_mode(program: Program) -> FloatMode:
    """MODE as the code object sets it."""
    metadata = program.metadata
    return FloatMode(
        metadata.float_round_mode_32,
        metadata.float_round_mode_16_64,
        metadata.float_denorm_mode_32,
        metadata.float_denorm_mode_16_64,
        metadata.dx10_clamp,
        metadata.ieee_mode,
    )


def initialise(
    state: Wavefronts, program: Program, block: tuple[int, int, int], kernarg_address: int, kernarg: NDArray[np.uint8]
) -> None:
    """Sets the registers of every wave of the batch.

    Args:
        block: threads of a workgroup in x, y, z.
        kernarg_address: where the kernel arguments are mapped; ``kernarg`` holds their bytes.

    Raises:
        UnsupportedLaunch: scratch memory that is set up in a way the emulator does not know.
    """
    threads = block[0] * block[1] * block[2]
    thread = state.wave_in_group[:, None] * state.lanes + np.arange(state.lanes)[None, :]
    _set_exec(state, thread < threads)
    _set_thread_ids(state, program, thread, block)
    place = _set_user_registers(state, program, kernarg_address, kernarg)
    ids = state.workgroup_ids[state.workgroup].astype(np.uint32)
    enabled_ids = program.metadata.workgroup_id_enabled
    if program.target.startswith("gfx12"):
        _set_ids_in_trap_registers(state, ids, has_z=enabled_ids[2])
        return
    for axis, enabled in enumerate(enabled_ids):
        if enabled:
            state.scalars[place] = ids[:, axis : axis + 1]
            place += 1


def _set_ids_in_trap_registers(state: Wavefronts, ids: Lanes, has_z: bool) -> None:
    """x in TTMP9; y in TTMP7, its low half only where a kernel takes z, which then has the high half.

    Bits 29:25 of TTMP8 number the waves of a workgroup (LLVM, ``llvm.amdgcn.wave.id``).

    gfx1250 keeps in TTMP6 where a workgroup is in its cluster; 0 without clusters.
    """
    state.scalars[TTMP + 8] = (state.wave_in_group.astype(np.uint32) << np.uint32(25))[:, None]
    state.scalars[TTMP + 9] = ids[:, 0:1]
    state.scalars[TTMP + 7] = ids[:, 1:2] & np.uint32(0xFFFF) | ids[:, 2:3] << np.uint32(16) if has_z else ids[:, 1:2]


def _set_exec(state: Wavefronts, active: Lanes) -> None:
    words = np.ascontiguousarray(np.packbits(active, axis=1, bitorder="little")).view(np.uint32)
    for part in range(words.shape[1]):
        state.scalars[EXEC + part] = words[:, part : part + 1]


def _set_thread_ids(state: Wavefronts, program: Program, thread: Lanes, block: tuple[int, int, int]) -> None:
    """Those that the code object asks for: in v0 together (x in bits 9:0, y in 19:10, z in 29:20), from gfx90a on.

    gfx908 has them in v0, v1 and v2.
    """
    coordinates = (thread % block[0], thread // block[0] % block[1], thread // (block[0] * block[1]))
    wanted = coordinates[: max(1, program.metadata.workitem_id_dimensions)]
    if program.target == "gfx908":
        # A register that the code does not name has no place.
        for register, coordinate in enumerate(wanted[: len(state.vgprs)]):
            state.vgprs[register] = coordinate.astype(np.uint32)
        return
    state.vgprs[0] = sum(coordinate << 10 * place for place, coordinate in enumerate(wanted))


def _set_user_registers(state: Wavefronts, program: Program, kernarg_address: int, kernarg: NDArray[np.uint8]) -> int:
    """Fills the user SGPRs; returns the first SGPR behind them."""
    directives = program.metadata.directives
    place = 0
    for name, count in _USER_SGPRS:
        if not _enabled(directives, name):
            continue
        if name == "kernarg_segment_ptr":
            state.scalars[place] = np.uint32(kernarg_address & 0xFFFFFFFF)
            state.scalars[place + 1] = np.uint32(kernarg_address >> 32)
        elif name == "private_segment_size":
            state.scalars[place] = np.uint32(program.metadata.scratch_bytes)
        elif program.metadata.scratch_bytes and name in ("private_segment_buffer", "flat_scratch_init"):
            raise UnsupportedLaunch(
                f"its scratch memory is reached through {name}, which the emulator does not provide"
            )
        # The others stay 0: a kernel that really reads through one of them faults at address 0, with its line.
        place += count
    length, offset = program.metadata.kernarg_preload_length, program.metadata.kernarg_preload_offset
    if length:
        octets = np.zeros(4 * (offset + length), np.uint8)
        given = kernarg[: len(octets)]
        octets[: len(given)] = given
        words = octets.view(np.uint32)[offset:]
        for index in range(length):
            state.scalars[place + index] = words[index]
        place += length
    return max(place, program.metadata.user_sgpr_count)


def _enabled(directives: dict[str, int | str], name: str) -> bool:
    return bool(directives.get(f"user_sgpr_{name}", 0))
