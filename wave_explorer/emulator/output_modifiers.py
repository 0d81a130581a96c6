"""What VOP3 and SDWA do to a float result before it is stored: scale it (omod), then clamp it (clamp)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.operand_reading import UnsupportedOperand
from wave_explorer.emulator.value_types import ValueType
from wave_explorer.emulator.wavefronts import Lanes
from wave_explorer.isa.program import ModifierValue

OUTPUT_SCALES: dict[str, dict[int, float]] = {"mul": {2: 2.0, 4: 4.0}, "div": {2: 0.5}}
"""Factor by modifier (``mul:4``) and its number."""


def finished(
    engine: NumpyEngine,
    write: Callable[[Any], None],
    kind: ValueType,
    modifiers: Mapping[str, ModifierValue],
    *,
    pairs: bool = False,
) -> Callable[[Any], None]:
    """``write``, after the output modifiers that the instruction has; an integer's clamp is in its semantics.

    Args:
        pairs: the value is a pair, as packed operations give.

    Raises:
        UnsupportedOperand: a scale that does not exist.
    """
    if kind.kind != "float":
        return write
    steps: list[Callable[[Lanes], Lanes]] = []
    for name in OUTPUT_SCALES.keys() & modifiers.keys():
        number = modifiers[name]
        factor = OUTPUT_SCALES[name].get(number) if isinstance(number, int) else None
        if factor is None:
            raise UnsupportedOperand(f"the modifier {name}:{number}")
        steps.append(_scaled(engine, kind, factor))
    if "clamp" in modifiers:
        steps.append(_clamped(engine, kind))
    if not steps:
        return write

    def finish(value: Lanes) -> Lanes:
        for step in steps:
            value = step(value)
        return value

    if pairs:
        return lambda value: write((finish(value[0]), finish(value[1])))
    return lambda value: write(finish(value))


def _scaled(engine: NumpyEngine, kind: ValueType, factor: float) -> Callable[[Lanes], Lanes]:
    """CDNA3 ISA, "Output modifiers": no effect where subnormal results are kept, or under IEEE mode; -0 gives 0."""
    scale, zero = engine.constant(kind, factor), engine.constant(kind, 0.0)

    def apply(value: Lanes) -> Lanes:
        mode = engine.mode
        denormals = mode.denormals_32 if kind.bits == 32 else mode.denormals_16_64
        if denormals & 2 or mode.ieee:
            return value
        scaled = engine.fmul(value, scale)
        return engine.select(engine.equal(scaled, zero), zero, scaled)

    return apply


def _clamped(engine: NumpyEngine, kind: ValueType) -> Callable[[Lanes], Lanes]:
    """Into 0 to 1; a NaN becomes 0 where DX10_CLAMP asks for it, else it stays."""
    zero, one = engine.constant(kind, 0.0), engine.constant(kind, 1.0)

    def apply(value: Lanes) -> Lanes:
        # The order makes a NaN 0.
        limited = engine.fminimum(engine.fmaximum(value, zero), one)
        return limited if engine.mode.dx10_clamp else engine.select(engine.is_nan(value), value, limited)

    return apply
