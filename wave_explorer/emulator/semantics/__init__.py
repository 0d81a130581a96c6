"""The semantics of every mnemonic that the emulator knows, by family; importing this fills the table."""

from wave_explorer.emulator.operation import TABLE, Operation
from wave_explorer.emulator.semantics import (  # noqa: F401  (each enters its mnemonics)
    async_copy,
    atomic,
    bit_functions,
    byte_arithmetic,
    compare,
    control,
    conversion,
    division,
    dot_product,
    float_arithmetic,
    float_parts,
    integer,
    lane_exchange,
    lane_swap,
    lds,
    lds_atomic,
    lds_direct,
    lds_transpose,
    matrix,
    minimum_maximum,
    mixed_precision,
    narrow_integer,
    packed,
    packed_brain_float,
    rdna_dot,
    rdna_float,
    rdna_integer,
    row_permute,
    scalar,
    scalar_float,
    scalar_masks,
    scalar_memory,
    scalar_narrow_load,
    scaled_conversion,
    small_float_conversion,
    tensor,
    vector_memory,
)
from wave_explorer.emulator.semantics.renamed import enter_further_names

enter_further_names()

__all__ = ["Operation", "lookup", "mnemonics"]


def lookup(base: str) -> Operation | None:
    """The operation of a mnemonic without encoding suffix, None if the emulator does not know it."""
    return TABLE.get(base)


def mnemonics() -> tuple[str, ...]:
    """All known mnemonics, sorted."""
    return tuple(sorted(TABLE))
