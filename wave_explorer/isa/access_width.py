"""How many bytes of memory one lane of a vector memory instruction moves, from its mnemonic.

Sources: AMD "CDNA3 ISA" and "RDNA4 ISA", the tables of FLAT, GLOBAL, MUBUF and VFLAT, VGLOBAL, VBUFFER instructions.
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from wave_explorer.isa.program import Instruction

AccessKind: TypeAlias = Literal["load", "store", "atomic"]

_VECTOR = re.compile(r"(global|flat|buffer|tbuffer)_(load|store|atomic)_")
_BYTES = {
    "ubyte": 1, "sbyte": 1, "byte": 1, "u8": 1, "i8": 1, "b8": 1,
    "ushort": 2, "sshort": 2, "short": 2, "u16": 2, "i16": 2, "b16": 2,
    "dword": 4, "dwordx2": 8, "dwordx3": 12, "dwordx4": 16,
    "b32": 4, "b64": 8, "b96": 12, "b128": 16,
    "u32": 4, "i32": 4, "f32": 4, "u64": 8, "i64": 8, "f64": 8, "x2": 8,
}  # fmt: skip


def access_kind(instruction: Instruction) -> AccessKind | None:
    """What a vector instruction does with global memory; None for one that does not access it lane by lane."""
    match = _VECTOR.match(instruction.base)
    if match is None:
        return None
    return "atomic" if match[2] == "atomic" else "store" if match[2] == "store" else "load"


def lane_bytes(instruction: Instruction) -> int | None:
    """Bytes one lane moves; None where the mnemonic does not say, or for an instruction of another kind."""
    kind = access_kind(instruction)
    if kind is None:
        return None
    words = instruction.base.split("_")
    sizes = [_BYTES[word] for word in words if word in _BYTES]
    if sizes:
        return sizes[-1]
    # An atomic without a suffix is of 32 bits, and so is one of two packed halves.
    return 4 if kind == "atomic" else None
