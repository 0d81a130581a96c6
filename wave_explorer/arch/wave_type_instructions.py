"""The matrix instruction that a matrix multiply type of Wave names: ``F32_16x16x16_F16`` on each target."""

from __future__ import annotations

import re
from dataclasses import dataclass

from wave_explorer.arch.matrix import MATRIX_TARGETS, MatrixInstruction, matrix_instructions

_NAME = re.compile(
    r"(?:(?:Scaled)?MMAType\.)?(?P<family>RDNA4_WAVE32_|GFX1250_)?(?P<result>F32|I32)_"
    r"(?P<m>\d+)x(?P<n>\d+)x(?P<k>\d+)_(?P<virtual>K8_)?(?:K4_)?(?P<element>F16|BF16|F8F6F4|F8|I8)",
    re.IGNORECASE,
)
_TARGETS = {
    "": tuple(name for name in MATRIX_TARGETS if name.startswith("gfx9")),
    "RDNA4_WAVE32_": ("gfx1200", "gfx1201"),
    "GFX1250_": ("gfx1250",),
}
_ELEMENTS = {
    "F16": ("f16", "bf16"), "BF16": ("bf16", "f16"), "F8": ("fp8", "bf8"), "I8": ("i8", "iu8"), "F8F6F4": ("fp8",),
}  # fmt: skip
"""The element types of an instruction that a type's last word stands for, the one it says first."""


@dataclass(frozen=True)
class WaveTypeInstruction:
    """What a matrix multiply type becomes on one target.

    Attributes:
        name: of the type, as Wave spells it.
        instruction: for the element type that the name says.
        others: for the further element types that Wave takes with this type.
        count: instructions for one mma of this type: 2 where Wave splits its k.
    """

    name: str
    instruction: MatrixInstruction
    others: tuple[MatrixInstruction, ...]
    count: int


def wave_type_name(text: str) -> str | None:
    """The type that ``text`` spells (``MMAType.F32_16x16x16_F16``, in any case) without its class; else None."""
    if _NAME.fullmatch(text.strip()) is None:
        return None
    name = text.strip().rpartition(".")[2]
    return re.sub(r"X(?=\d)", "x", name.upper())


def wave_type_targets(text: str) -> tuple[str, ...]:
    """Targets on which a type can be lowered to a matrix instruction; empty for what is no type."""
    return tuple(name for name in MATRIX_TARGETS if wave_type_instruction(text, name) is not None)


def wave_type_instruction(text: str, target: str) -> WaveTypeInstruction | None:
    """What the type that ``text`` names becomes on ``target``; None where it names none, or the target has none for it.

    Wave makes two native instructions of a K8 type (``decompose_vmma_ops``), and a scaled one of each F8F6F4 type.
    """
    named = _NAME.fullmatch(text.strip())
    name = wave_type_name(text)
    if named is None or name is None or target not in _TARGETS[(named["family"] or "").upper()]:
        return None
    count = 2 if named["virtual"] else 1
    shape = (int(named["m"]), int(named["n"]), int(named["k"]) // count, 1)
    element, result = named["element"].upper(), named["result"].lower()
    found = {
        one.a_type: one
        for one in reversed(matrix_instructions(target))  # the first of several, which has waves of 32, wins
        if one.shape == shape
        and one.a_type == one.b_type
        and one.d_type == result
        and bool(one.scale_block) == bool(one.formats) == (element == "F8F6F4")
    }
    fitting = [found[kind] for kind in _ELEMENTS[element] if kind in found]
    return WaveTypeInstruction(name, fitting[0], tuple(fitting[1:]), count) if fitting else None


def wave_types_of(instruction: MatrixInstruction, target: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Those of Wave's types ``names`` that become ``instruction`` on ``target``, for one of their element types."""
    types = []
    for name in names:
        found = wave_type_instruction(name, target)
        if found is not None and any(
            (one.name, one.wave_size) == (instruction.name, instruction.wave_size)
            for one in (found.instruction, *found.others)
        ):
            types.append(name)
    return tuple(types)


WAVE_TYPES = (
    "F32_16x16x16_F16", "F32_32x32x8_F16", "F32_16x16x32_K8_F16", "F32_32x32x16_K8_F16", "I32_16x16x16_I8",
    "I32_32x32x8_I8", "F32_16x16x32_F8", "F32_32x32x16_F8", "F32_16x16x32_K4_F8", "F32_32x32x16_K4_F8",
    "I32_16x16x32_I8", "I32_32x32x16_I8", "F32_32x32x16_BF16", "F32_16x16x32_BF16", "F32_32x32x16_F16",
    "F32_16x16x32_F16", "RDNA4_WAVE32_F32_16x16x16_F16", "GFX1250_F32_16x16x32_F16", "F32_16x16x128_F8F6F4",
    "F32_32x32x64_F8F6F4",
)  # fmt: skip
"""The names of ``MMAType`` and ``ScaledMMAType`` in wave-lang 3.9.1."""
