"""Places for LDS buffers that Wave leaves to LLVM, for questions that do not depend on the place.

With ``minimize_shared_allocs=False`` each buffer is an allocation of its own, and only LLVM decides where it goes.
Bank conflicts are the same wherever that is: a shift of a whole buffer by dwords renames the banks.
"""

from __future__ import annotations

import msgspec

from wave_explorer.record import Allocation, Compilation

_ALIGNMENT = 256
"""Bytes after which the banks of every target repeat."""


def placed(comp: Compilation) -> Compilation:
    """The record with a place for every buffer; ``comp`` itself where all have one."""
    holders = {one.parent for one in comp.manifest.allocations}
    if all(one.offset is not None or one.node in holders for one in comp.manifest.allocations):
        return comp
    end = max((one.offset + (one.bytes or 0) for one in comp.manifest.allocations if one.offset is not None), default=0)
    made: list[Allocation] = []
    for one in comp.manifest.allocations:
        if one.offset is None and one.node not in holders:
            end = -(-end // _ALIGNMENT) * _ALIGNMENT
            made.append(msgspec.structs.replace(one, offset=end))
            end += one.bytes or 0
        else:
            made.append(one)
    return Compilation(msgspec.structs.replace(comp.manifest, allocations=tuple(made)), comp.blobs)
