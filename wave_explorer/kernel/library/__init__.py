"""Kernels that are ready to look at: Wave's own templates, with inputs and float64 references to check a run by.

One module holds one family of kernels and lists them in its ``ENTRIES``.
"""

from __future__ import annotations

from functools import lru_cache

from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.kernel.library import (
    attention,
    biased_attention,
    block_scaled_gemm,
    convolution,
    decode_attention,
    elementwise,
    fp8_attention,
    gemm,
    gemm_variants,
    linear,
    packed_attention,
    paged_decode_attention,
    speculative_sampling,
)
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.pipeline_entry import PipelineEntry

__all__ = ["Arrays", "LibraryEntry", "PipelineEntry", "Template", "library", "library_entry", "pipelines"]

_FAMILIES = (
    gemm.ENTRIES,
    gemm_variants.ENTRIES,
    linear.ENTRIES,
    elementwise.ENTRIES,
    convolution.ENTRIES,
    block_scaled_gemm.ENTRIES,
    attention.ENTRIES,
    biased_attention.ENTRIES,
    packed_attention.ENTRIES,
    fp8_attention.ENTRIES,
    speculative_sampling.ENTRIES,
    decode_attention.ENTRIES,
    paged_decode_attention.ENTRIES,
)


@lru_cache(maxsize=1)
def library() -> dict[str, LibraryEntry]:
    """Every kernel of the library by name; a phase of a pipeline is ``PIPELINE:PHASE``."""
    return {entry.name: entry for family in _FAMILIES for entry in family}


@lru_cache(maxsize=1)
def pipelines() -> dict[str, PipelineEntry]:
    """Every pipeline of the library by name."""
    return {entry.name: entry for entry in (*decode_attention.PIPELINES, *paged_decode_attention.PIPELINES)}


def library_entry(name: str) -> LibraryEntry:
    """The library kernel of this name.

    Raises:
        KernelError: there is none, or it is a pipeline of several.
    """
    if name in pipelines():
        phases = " or ".join(phase.name for phase in pipelines()[name].phases)
        raise KernelError(
            f"{name} is {len(pipelines()[name].phases)} kernels that run one after the other, and one is needed here.",
            advice=f"Name a phase: {phases}.",
        )
    found = library().get(name)
    if found is None:
        raise KernelError(
            f"There is no kernel {name!r}.",
            advice=f"{nearest(name, [*library(), *pipelines()])} A kernel of your own is 'file.py:NAME'.",
        )
    return found
