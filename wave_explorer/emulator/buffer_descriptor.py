"""Buffer descriptors (V#): where their fields lie on each family of targets.

Sources: CDNA3 ISA, "Buffer resource descriptor"; RDNA4 ISA, "Buffer resource descriptor" and "Range checking"; for
gfx1250 LLVM's lowering of ``llvm.amdgcn.make.buffer.rsrc``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.wavefronts import Lanes

_ADD_TID_ENABLE = np.uint32(1 << 23)
# OOB_SELECT of gfx10 and later: the offset in bytes is compared with num_records.
_RAW = 3


class BufferDescriptor(NamedTuple):
    """Fields of a descriptor, one of each wave.

    Attributes:
        base: u64 byte address.
        records: integer ``num_records``.
        stride: u32 bytes.
        swizzled: predicate, ``swizzle_enable``.
    """

    base: Lanes
    records: Lanes
    stride: Lanes
    swizzled: Lanes


def descriptor_reader(engine: NumpyEngine) -> Callable[[Sequence[Lanes]], BufferDescriptor]:
    """What takes a descriptor of the engine's target apart, given as four u32.

    What it gives raises NotImplementedError for a descriptor whose addresses or range are not known.
    """
    target = engine.target
    if target.startswith("gfx125"):
        return lambda words: _gfx1250(engine, words)
    if target.startswith("gfx9"):
        return lambda words: _classic(engine, words)
    return lambda words: _with_range_choice(engine, words)


def _classic(engine: NumpyEngine, words: Sequence[Lanes]) -> BufferDescriptor:
    low, high, records, flags = words
    if (flags & _ADD_TID_ENABLE).any():
        raise NotImplementedError("a buffer descriptor that adds the lane's number to its address")
    return BufferDescriptor(
        engine.pair(low, high & np.uint32(0xFFFF)),
        records,
        (high >> np.uint32(16)) & np.uint32(0x3FFF),
        (high >> np.uint32(31)) == 1,
    )


def _with_range_choice(engine: NumpyEngine, words: Sequence[Lanes]) -> BufferDescriptor:
    if ((words[3] >> np.uint32(28) & np.uint32(3)) != _RAW).any():
        raise NotImplementedError("a buffer descriptor whose range is not checked in bytes (OOB_SELECT other than 3)")
    found = _classic(engine, words)
    return found._replace(swizzled=(words[1] >> np.uint32(30)) != 0)


def _gfx1250(engine: NumpyEngine, words: Sequence[Lanes]) -> BufferDescriptor:
    """57 bits of address, then 45 of ``num_records``; the stride begins in bit 12 of the last word."""
    low, high, middle, top = words
    if ((top >> np.uint32(26)) != 0).any() or ((top & np.uint32(0xFC0)) != 0).any():
        raise NotImplementedError("a buffer descriptor of gfx1250 with more than an address, a size and a stride")
    records = (
        (high >> np.uint32(25)).astype(np.int64)
        | middle.astype(np.int64) << np.int64(7)
        | (top & np.uint32(0x3F)).astype(np.int64) << np.int64(39)
    )
    return BufferDescriptor(
        engine.pair(low, high & np.uint32(0x1FFFFFF)),
        records,
        (top >> np.uint32(12)) & np.uint32(0x3FFF),
        np.zeros((1, 1), np.bool_),
    )
