"""One wave whose registers a test can set and read: executes single instructions on the NumPy engine."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.bank_conflicts import BankMeter
from wave_explorer.emulator.binding import bind
from wave_explorer.emulator.global_memory import GlobalMemory
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.wavefronts import EXEC, VCC, FloatMode, Wavefronts
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read

_TEXT = """\
	.amdgcn_target "amdgcn-amd-amdhsa--{target}"
	.type	k,@function
k:
{body}
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
		.amdhsa_accum_offset 32
		.amdhsa_wavefront_size32 {wave32}
	.end_amdhsa_kernel
"""


@lru_cache(maxsize=1024)
def _program(body: str, target: str, lanes: int) -> Program:
    return read(_TEXT.format(body=body, target=target, wave32=int(lanes == 32)))


class Machine:
    """A wave with 32 VGPRs and 32 AGPRs: of 64 lanes on gfx942, unless the test wants another."""

    def __init__(
        self, mode: FloatMode | None = None, lds_bytes: int = 4096, target: str = "gfx942", lanes: int = 64
    ) -> None:
        self.target = target
        self.lanes = lanes
        self.memory = GlobalMemory()
        self.state = Wavefronts(np.zeros((1, 3), np.int64), 1, lanes, 32, 32, 0, mode or FloatMode())
        self.state.scalars[EXEC : EXEC + lanes // 32] = 0xFFFFFFFF
        self.lds = LocalMemory(1, lds_bytes, "LDS")
        self.scratch = LocalMemory(lanes, 64, "scratch")

    def v(self, register: int, values: Any, kind: type[np.generic] = np.uint32) -> None:
        """Sets a VGPR (two for a 64-bit kind) from values of ``kind``, one a lane; 16-bit values go to the low half."""
        column = np.zeros(self.lanes, kind)
        column[: len(values)] = values
        if column.itemsize == 2:
            self.state.vgprs[register, 0] = column.view(np.uint16)
            return
        for part, words in enumerate(column.view(np.uint32).reshape(self.lanes, -1).T):
            self.state.vgprs[register + part, 0] = words

    def vget(self, register: int, kind: type[np.generic] = np.uint32) -> NDArray[Any]:
        """A VGPR (two for a 64-bit kind) as a value of ``kind`` a lane."""
        size = np.dtype(kind).itemsize
        if size == 2:
            halves: NDArray[Any] = (self.state.vgprs[register, 0] & np.uint32(0xFFFF)).astype(np.uint16).view(kind)
            return halves
        words = np.stack([self.state.vgprs[register + part, 0] for part in range(size // 4)], axis=-1)
        return np.ascontiguousarray(words).view(kind)[:, 0]

    def s(self, register: int, value: int, dwords: int = 1) -> None:
        """Sets one SGPR, or a pair."""
        for part in range(dwords):
            self.state.scalars[register + part] = np.uint32(value >> 32 * part & 0xFFFFFFFF)

    def sget(self, register: int, dwords: int = 1) -> int:
        """One SGPR, or a pair, unsigned."""
        return sum(int(self.state.scalars[register + part, 0, 0]) << 32 * part for part in range(dwords))

    @property
    def vcc(self) -> int:
        return self.sget(VCC, 2)

    @vcc.setter
    def vcc(self, value: int) -> None:
        self.s(VCC, value, 2)

    @property
    def exec(self) -> int:
        return self.sget(EXEC, 2)

    @exec.setter
    def exec(self, value: int) -> None:
        self.s(EXEC, value, 2)

    @property
    def scc(self) -> bool:
        return bool(self.state.scc[0, 0])

    @scc.setter
    def scc(self, value: bool) -> None:
        self.state.scc[:] = value

    def run(self, *lines: str) -> None:
        """Executes the instructions one after the other."""
        program = _program("\n".join(lines), self.target, self.lanes)
        count = len(program.instructions)
        meter = BankMeter(self.target, 1, np.zeros(count, np.int64), np.zeros(count, np.int64))
        engine = NumpyEngine(self.target, self.lanes, self.memory, meter)
        engine.begin(self.state, self.lds, self.scratch)
        with np.errstate(all="ignore"):
            for step in bind(program, engine)[:-1]:
                step.execute()
                engine.select_waves(None)


def mask_bits(predicate: Any) -> int:
    """A lane mask from up to 64 truth values."""
    return sum(1 << lane for lane, value in enumerate(predicate) if value)
