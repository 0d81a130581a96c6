"""Kernels that are ready to look at: Wave's own templates, with inputs and float64 references to check a run by.

One module holds one family of kernels and lists them in its ``ENTRIES``.
"""

from __future__ import annotations

from functools import lru_cache

from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.kernel.library import attention, biased_attention, gemm, packed_attention
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template

__all__ = ["Arrays", "LibraryEntry", "Template", "library", "library_entry"]

_FAMILIES = (
    gemm.ENTRIES,
    attention.ENTRIES,
    biased_attention.ENTRIES,
    packed_attention.ENTRIES,
)


@lru_cache(maxsize=1)
def library() -> dict[str, LibraryEntry]:
    """Every kernel of the library by name."""
    return {entry.name: entry for family in _FAMILIES for entry in family}


def library_entry(name: str) -> LibraryEntry:
    """The library kernel of this name.

    Raises:
        KernelError: there is none.
    """
    found = library().get(name)
    if found is None:
        raise KernelError(
            f"There is no kernel {name!r}.",
            advice=f"{nearest(name, library())} A kernel of your own is 'file.py:NAME'.",
        )
    return found
