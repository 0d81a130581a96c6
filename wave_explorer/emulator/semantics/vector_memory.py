"""Loads and stores: global, flat, through buffer descriptors, scratch (CDNA3 ISA, chapters 12.15 and 12.16)."""

from __future__ import annotations

from wave_explorer.emulator.operation import Special, define
from wave_explorer.emulator.semantics.access_forms import CACHE_POLICY, Memory, define_accesses

define_accesses(
    Memory(
        "global",
        Special.MEMORY_ADDRESS,
        lambda a, address, size: a.load(address, size),
        lambda a, address, data, size: a.store(address, data, size),
        ("offset", *CACHE_POLICY),
    )
)
define_accesses(
    Memory(
        "flat",
        Special.FLAT_ADDRESS,
        lambda a, address, size: a.flat_load(address, size),
        lambda a, address, data, size: a.flat_store(address, data, size),
        ("offset", *CACHE_POLICY),
    )
)
define_accesses(
    Memory(
        "buffer",
        Special.BUFFER_ADDRESS,
        lambda a, address, size: a.buffer_load(address, size),
        lambda a, address, data, size: a.buffer_store(address, data, size),
        ("offset", "offen", "idxen", *CACHE_POLICY),
        data_first=True,
    )
)
# The lanes' private memory, which compilers spill registers to.
define_accesses(
    Memory(
        "scratch",
        Special.SCRATCH_ADDRESS,
        lambda a, address, size: a.scratch_load(address, size),
        lambda a, address, data, size: a.scratch_store(address, data, size),
        ("offset", *CACHE_POLICY),
    )
)


# Memory is coherent here: caches have nothing to write back or to forget.
@define("buffer_wbl2", "buffer_inv", unit="vector-memory", modifiers=["sc0", "sc1"])
def caches_agree(a: object) -> None:
    return None
