"""The types of values that instructions compute with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ValueKind = Literal["unsigned", "signed", "float"]


@dataclass(frozen=True, slots=True)
class ValueType:
    """A type of one lane's value; ``bits`` is its width, 64-bit values live in two consecutive registers."""

    name: str
    bits: int
    kind: ValueKind

    @property
    def dwords(self) -> int:
        """Registers that a value of this type takes."""
        return max(1, self.bits // 32)


U16 = ValueType("u16", 16, "unsigned")
I16 = ValueType("i16", 16, "signed")
F16 = ValueType("f16", 16, "float")
U32 = ValueType("u32", 32, "unsigned")
I32 = ValueType("i32", 32, "signed")
F32 = ValueType("f32", 32, "float")
U64 = ValueType("u64", 64, "unsigned")
I64 = ValueType("i64", 64, "signed")
F64 = ValueType("f64", 64, "float")
