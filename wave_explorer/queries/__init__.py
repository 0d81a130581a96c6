"""Named queries over a record: small JSON in, small JSON out; the same payloads for views and command line."""

from wave_explorer.queries import (  # noqa: F401  (each module registers its queries)
    compare,
    compare_diff,
    coverage,
    derivation,
    diagnostics,
    expansion,
    graph,
    grid,
    index_map,
    isa,
    lds,
    lds_prediction,
    matrix_layout,
    memory,
    mma_agreement,
    node,
    output,
    overview,
    resources,
    run,
    schedule,
    source,
    step,
    text,
    trace_back,
)
from wave_explorer.queries.registry import BadQuery, Subject, answer, names

__all__ = ["BadQuery", "Subject", "answer", "names"]
