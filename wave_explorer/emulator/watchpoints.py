"""Watchpoints: bytes of memory that are read or written, registers that change; read from a person's words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.global_memory import Buffer
from wave_explorer.emulator.operand_reading import UnsupportedOperand, scalar_place
from wave_explorer.emulator.step_trail import Access
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts
from wave_explorer.isa.operands import OperandError, parse_operand
from wave_explorer.isa.program import Register

On: TypeAlias = Literal["read", "write", "access"]

_INDEXED = re.compile(r"\s*([A-Za-z_][\w.]*)\s*(?:\[([^\]]*)\])?\s*$")
_REGISTER = re.compile(r"([vas]\d+|ttmp\d+|exec|vcc|scc|m0)$")


class WatchError(ValueError):
    """A watchpoint that cannot be set; the message says why and what there is."""


@dataclass(frozen=True)
class NamedBuffer:
    """A kernel argument in global memory, with the element type and shape of the array that it came from."""

    buffer: Buffer
    dtype: np.dtype[Any]
    shape: tuple[int, ...]

    def array(self) -> NDArray[Any]:
        """A copy of its present content."""
        return self.buffer.content().copy().view(self.dtype).reshape(self.shape)

    def element_at(self, address: int) -> tuple[int, ...]:
        """The index of the element that holds the byte at ``address``."""
        flat = (address - self.buffer.base) // self.dtype.itemsize
        return tuple(int(part) for part in np.unravel_index(flat, self.shape)) if self.shape else ()


@dataclass(frozen=True)
class MemoryWatch:
    """Bytes ``first`` up to, not including, ``end`` of global memory or of the workgroup's LDS."""

    number: int
    text: str
    space: Literal["global", "lds"]
    first: int
    end: int
    on: On

    def hit(self, access: Access) -> Lanes | None:
        """Bool (wave, lane) who touches the bytes in the watched way; None if nobody does."""
        if access.space != self.space or (self.on, access.verb) in (("write", "load"), ("read", "store")):
            return None
        touching = access.touching(self.first, self.end)
        return touching if touching.any() else None


@dataclass(frozen=True)
class RegisterWatch:
    """A register of all waves or one, of all lanes or one; ``lane`` is None for scalar registers."""

    number: int
    text: str
    register: Register
    wave: int | None
    lane: int | None

    def value(self, state: Wavefronts) -> NDArray[np.uint32]:
        """A copy of what is watched, (wave, lane)."""
        found = register_of(state, self.register)[0]
        if self.wave is not None:
            found = found[self.wave : self.wave + 1]
        chosen: NDArray[np.uint32] = found if self.lane is None else found[:, self.lane : self.lane + 1]
        return chosen.copy()


Watch: TypeAlias = MemoryWatch | RegisterWatch


def register_of(state: Wavefronts, register: Register) -> NDArray[np.uint32]:
    """All dwords of a register of all waves, u32 (dword, wave, lane); scalar ones have one column.

    Raises:
        WatchError: the program has no such register.
    """
    first, end = register.first, register.first + register.count
    if register.file in ("v", "a"):
        registers = state.vgprs if register.file == "v" else state.agprs
        if end > len(registers):
            name = "VGPRs" if register.file == "v" else "AGPRs"
            raise WatchError(f"the program uses {len(registers)} {name}, so {register.file}{end - 1} holds nothing")
        lanes: NDArray[np.uint32] = registers[first:end]
        return lanes
    if register.file == "scc":
        return state.scc.astype(np.uint32)[None]
    try:
        place = scalar_place(register)
    except UnsupportedOperand as error:
        raise WatchError(str(error)) from error
    if place is None or place + register.count > len(state.scalars):
        raise WatchError(f"there is no register {register.file}{first}")
    found: NDArray[np.uint32] = state.scalars[place : place + register.count]
    return found


def parse_register(text: str) -> Register:
    """``v12``, ``v[12:15]``, ``s4``, ``exec`` as an operand.

    Raises:
        WatchError: it names no register.
    """
    try:
        operand = parse_operand(text.strip())
    except OperandError as error:
        raise WatchError(f"{text!r} names no register: {error}") from error
    if not isinstance(operand, Register):
        raise WatchError(f"{text!r} names no register; registers are written v12, v[12:15], a0, s4, vcc, exec, scc, m0")
    return operand


def parse_watch(
    number: int,
    text: str,
    *,
    on: On,
    wave: int | None,
    state: Wavefronts,
    buffers: Mapping[str, NamedBuffer],
    lds_bytes: int,
) -> Watch:
    """A watchpoint from its words.

    ``c[3, 5]`` is an element of an argument and ``c`` all of it, ``lds[64:128]`` are bytes of LDS and ``lds[64]`` the
    dword there, ``v12[17]`` is lane 17 of a register and ``v12`` all its lanes; scalar registers are ``s4``, ``vcc``,
    ``exec``, ``scc``, ``m0``.

    Raises:
        WatchError: the words mean nothing here, or lie outside what they name.
    """
    if on not in get_args(On):
        raise WatchError(f"a watchpoint stops on {', '.join(get_args(On))}, not on {on!r}")
    match = _INDEXED.match(text)
    if match is None:
        raise WatchError(_not_understood(text, buffers))
    name, index = match.group(1), match.group(2)
    if name in buffers:
        return _buffer_watch(number, name, index, on, buffers[name])
    if name.lower() == "lds":
        first, end = _byte_range(index, lds_bytes)
        return MemoryWatch(number, f"LDS bytes {first} to {end - 1}", "lds", first, end, on)
    if _REGISTER.match(name):
        register = parse_register(name)
        register_of(state, register)
        lane = None if index is None else _number(index, "lane")
        if lane is not None and register.file not in ("v", "a"):
            raise WatchError(f"{name} is a scalar register: it has no lanes")
        if lane is not None and not 0 <= lane < state.lanes:
            raise WatchError(f"a wave has lanes 0 to {state.lanes - 1}, not {lane}")
        if wave is not None and not 0 <= wave < state.waves:
            raise WatchError(f"the workgroup has waves 0 to {state.waves - 1}, not {wave}")
        words = name + (f" lane {lane}" if lane is not None else "") + (f" of wave {wave}" if wave is not None else "")
        return RegisterWatch(number, words, register, wave, lane)
    raise WatchError(_not_understood(text, buffers))


def _not_understood(text: str, buffers: Mapping[str, NamedBuffer]) -> str:
    names = ", ".join(buffers) or "none"
    example = next(iter(buffers), "c")
    return (
        f"{text!r} cannot be watched. Watch an argument ({names}) as {example} or {example}[0, 0], LDS bytes as "
        "lds[0:64], or a register as v12, v12[3] (lane 3), s4, vcc, exec, scc, m0"
    )


def _number(text: str, what: str) -> int:
    try:
        return int(text, 0)
    except ValueError:
        raise WatchError(f"{text!r} is no {what} number") from None


def _buffer_watch(number: int, name: str, index: str | None, on: On, buffer: NamedBuffer) -> MemoryWatch:
    base, size = buffer.buffer.base, buffer.dtype.itemsize
    if index is None:
        return MemoryWatch(number, name, "global", base, buffer.buffer.end, on)
    place = [_number(part.strip(), "index") for part in index.split(",")]
    shape = "×".join(map(str, buffer.shape))
    if len(place) != len(buffer.shape):
        raise WatchError(f"{name} has {len(buffer.shape)} dimensions ({shape}), {len(place)} indices are given")
    if any(not 0 <= at < extent for at, extent in zip(place, buffer.shape, strict=True)):
        raise WatchError(f"{name}[{index}] lies outside its shape {shape}")
    first = base + size * int(np.ravel_multi_index(tuple(place), buffer.shape))
    return MemoryWatch(number, f"{name}[{', '.join(map(str, place))}]", "global", first, first + size, on)


def _byte_range(index: str | None, lds_bytes: int) -> tuple[int, int]:
    if not lds_bytes:
        raise WatchError("this workgroup has no LDS")
    first, end = 0, lds_bytes
    if index is not None:
        parts: Sequence[str] = index.split(":")
        first = _number(parts[0].strip(), "byte")
        end = _number(parts[1].strip(), "byte") if len(parts) == 2 else first + 4
    if not 0 <= first < end <= lds_bytes:
        raise WatchError(f"the workgroup has LDS bytes 0 to {lds_bytes - 1}, not {first} to {end - 1}")
    return first, end


def lanes_text(touching: Lanes, rows: NDArray[np.int64]) -> str:
    """``wave 0, lane 17`` or ``wave 0, lanes 16–31 (16 lanes)`` of the first wave that takes part."""
    row = int(np.flatnonzero(touching.any(axis=1))[0])
    lanes = np.flatnonzero(touching[row])
    wave = f"wave {int(rows[row])}"
    if touching.shape[1] == 1:
        return wave
    if len(lanes) == 1:
        return f"{wave}, lane {int(lanes[0])}"
    return f"{wave}, lanes {int(lanes[0])}–{int(lanes[-1])} ({len(lanes)} lanes)"
