"""Hardware registers that a program can read and set: fields of MODE, and what says where a workgroup is.

Sources: RDNA4 ISA, "Hardware register" and "MODE register"; LLVM, "AMDGPU operand syntax", hwreg.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.operand_reading import Reader, UnsupportedOperand
from wave_explorer.emulator.wavefronts import Lanes
from wave_explorer.isa.program import Keyword, Operand

_MODE = ("HW_REG_MODE", "HW_REG_WAVE_MODE", "1")
# How instructions are picked for issue (gfx12): no effect on values.
_SCHEDULING = ("HW_REG_SCHED_MODE", "HW_REG_WAVE_SCHED_MODE")
# gfx1250: bits 9:6 are 0 where the workgroup is not part of a cluster, as no launch here is.
_CLUSTER_FIELD = ("HW_REG_IB_STS2", 6, 4)
# DX10_CLAMP and IEEE, which gfx12 does without.
_CLAMP_AND_IEEE = 0x300


def _field(operand: Operand) -> tuple[str, int, int]:
    """Name, first bit and width of ``hwreg(NAME, first, width)``."""
    if not isinstance(operand, Keyword) or operand.name != "hwreg" or len(operand.arguments) not in (1, 3):
        raise UnsupportedOperand("a hardware register that is not written hwreg(...)")
    if len(operand.arguments) == 1:
        return operand.arguments[0], 0, 32
    name, first, bits = operand.arguments
    return name, int(first, 0), int(bits, 0)


def mode_field_writer(engine: NumpyEngine, first: int, bits: int) -> Callable[[Lanes], None]:
    """Stores a u32 into bits ``first`` and up of MODE."""
    mask = ((1 << bits) - 1) << first
    if engine.target.startswith("gfx12"):
        mask &= ~_CLAMP_AND_IEEE
    mask &= 0xFFFFFFFF

    def write(value: Lanes) -> None:
        old = engine.pick(engine.state.mode)
        field = np.broadcast_to(value.view(np.uint32), (engine.waves, 1))[:, 0] << np.uint32(first)
        engine.put(engine.state.mode, (old & np.uint32(~mask & 0xFFFFFFFF)) | (field & np.uint32(mask)))

    return write


def hardware_register_writer(engine: NumpyEngine, operand: Operand) -> Callable[[Lanes], None]:
    """Stores a u32 into the field that ``hwreg(...)`` names.

    Raises:
        UnsupportedOperand: a register whose effect is not known.
    """
    name, first, bits = _field(operand)
    if name in _MODE:
        return mode_field_writer(engine, first, bits)
    if name in _SCHEDULING:
        return lambda value: None
    raise UnsupportedOperand(f"writing the hardware register {name}")


def hardware_register_reader(engine: NumpyEngine, operand: Operand) -> Reader:
    """The field that ``hwreg(...)`` names, as u32 of each wave.

    Raises:
        UnsupportedOperand: a register whose content is not known.
    """
    name, first, bits = _field(operand)
    if (name, first, bits) == _CLUSTER_FIELD:
        return lambda: np.zeros((1, 1), np.uint32)
    if name not in _MODE:
        raise UnsupportedOperand(f"reading the hardware register {name}")
    mask = np.uint32((1 << bits) - 1)
    return lambda: (engine.pick(engine.state.mode)[:, None] >> np.uint32(first)) & mask
