"""How an instruction accesses the LDS: which way, how many bits a lane at once, and where each part starts.

``ds_read2_b64`` is two accesses of 64 bits, one after the other; their offsets count units of 8 bytes, with ``st64``
units of 64 times that (CDNA3 ISA 11.3; RDNA4 ISA: ``2addr``, ``stride64``).  Exchanges between lanes (``ds_swizzle``,
``ds_bpermute``) go through the crossbar of the LDS and touch none of its bytes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

from wave_explorer.isa.program import Instruction
from wave_explorer.isa.registers import writes_lds_directly

LdsVerb: TypeAlias = Literal["read", "write", "fill", "other"]

_EXCHANGE = re.compile(r"ds_(swizzle|permute|bpermute|nop|gws|ordered_count|bvh|sub_gs|add_gs)")
_READ = re.compile(r"ds_(?:read|load)_(?:(?P<bits>b\d+)|[ui](?P<narrow>8|16)(?:_d16(?:_hi)?)?)$")
_TRANSPOSED = re.compile(r"ds_(?:read_b(?P<old>\d+)_tr_b\d+|load_tr\d+_b(?P<new>\d+))$")
_WRITE = re.compile(r"ds_(?:write|store)_b(?P<bits>\d+)(?:_d16_hi)?$")
_TWO = re.compile(r"ds_(?P<verb>read|load|write|store)(?:2|_2addr)(?P<far>st64|_stride64)?_b(?P<bits>32|64)$")
_FROM_LDS = re.compile(r"(?:global|cluster)_store_async_from_lds_b(?P<bits>\d+)$")
_FAR = 64


@dataclass(frozen=True, slots=True)
class LdsForm:
    """The access of one instruction.

    Attributes:
        verb: ``read``, ``write``, ``fill`` (a load from global memory that puts its data into LDS), or ``other`` (an
            atomic, or a form that is not in the table).
        width: bits a lane transfers in one service; 0 where it is not in the table.
        offsets: byte offset of each service from the address that the lanes give.
        transposed: lanes get elements that other lanes of their group have read.
    """

    verb: LdsVerb
    width: int
    offsets: tuple[int, ...] = (0,)
    transposed: bool = False


def lds_form(instruction: Instruction) -> LdsForm | None:
    """The LDS access of ``instruction``, None for one that touches no LDS."""
    base = instruction.base
    if writes_lds_directly(instruction):
        return LdsForm("fill", 0)
    stored = _FROM_LDS.match(base)
    if stored:
        return LdsForm("read", int(stored["bits"]))
    if not base.startswith("ds_") or _EXCHANGE.match(base):
        return None
    two = _TWO.match(base)
    if two:
        unit = int(two["bits"]) // 8 * (_FAR if two["far"] else 1)
        offsets = tuple(_number(instruction, name) * unit for name in ("offset0", "offset1"))
        return LdsForm("read" if two["verb"] in ("read", "load") else "write", int(two["bits"]), offsets)
    offsets = (_number(instruction, "offset"),)
    transposed = _TRANSPOSED.match(base)
    if transposed:
        return LdsForm("read", int(transposed["old"] or transposed["new"]), offsets, transposed=True)
    read = _READ.match(base)
    if read:
        return LdsForm("read", int(read["narrow"] or read["bits"][1:]), offsets)
    write = _WRITE.match(base)
    if write:
        return LdsForm("write", int(write["bits"]), offsets)
    return LdsForm("other", 0, offsets)


def _number(instruction: Instruction, name: str) -> int:
    value = instruction.modifiers.get(name, 0)
    return value if isinstance(value, int) else 0
