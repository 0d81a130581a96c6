"""The semantics of every mnemonic that the emulator knows, by family; importing this fills the table."""

from wave_explorer.emulator.operation import TABLE, Operation
from wave_explorer.emulator.semantics import (  # noqa: F401  (each enters its mnemonics)
    atomic,
    compare,
    control,
    conversion,
    division,
    float_arithmetic,
    integer,
    lane_exchange,
    lds,
    matrix,
    packed,
    scalar,
    scalar_memory,
    scratch,
    vector_memory,
)

__all__ = ["Operation", "lookup", "mnemonics"]


def lookup(base: str) -> Operation | None:
    """The operation of a mnemonic without encoding suffix, None if the emulator does not know it."""
    return TABLE.get(base)


def mnemonics() -> tuple[str, ...]:
    """All known mnemonics, sorted."""
    return tuple(sorted(TABLE))
