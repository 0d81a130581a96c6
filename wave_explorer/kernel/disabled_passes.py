"""Passes that can be switched off to see their effect, and those that later passes need."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterable
from functools import cache

from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.kernel.syntax_tree import parse

# Found by switching off each pass in turn for gemm, attention and an elementwise kernel; the reason says what then
# fails.  A pass that only some kernels need is not listed: the error of such a compile names it.
REQUIRED: dict[str, str] = {
    "initialize_iter_args": "infer_types takes the type of a loop's argument by the number that it gives to each",
    "create_induction_vars": "set_node_indices needs the loop variable that it makes for each tiled dim",
    "initialize_reductions": "the MLIR of a loop needs the number of turns that it works out",
    "finalize_indices": "expand_graph needs the tile sizes as numbers, and this pass fixes their values",
    "add_get_results": "expand_graph finds the results of a loop by the nodes that it adds",
    "infer_types": "promote_placeholders and all later passes need the shape and type of every value",
    "set_node_indices": "expand_graph needs the index and vector shape of every node",
    "set_thread_dependent_index_from_mma": "verify_nodes asks for the vector shapes that it gives to every node",
    "set_thread_dependent_index_from_reduce": "verify_nodes asks for the vector shapes that it gives to every node",
    "set_thread_dependent_index_from_read_write": "verify_nodes asks for the vector shapes that it gives to every node",
    "resolve_thread_shapes": "partition_strided_operators needs the elements per thread that it gives to every access",
    "expand_graph": "the schedulers and the emission of MLIR work on single vectors, which it makes of the tiles",
}


@cache
def known_passes() -> tuple[str, ...]:
    """Names of the fx passes of the installed wave-lang.

    They are read from the functions that list the passes, since which of them run depends on the options.
    """
    from wave_lang.kernel.wave.analysis import index_sequence_analysis

    wave = sys.modules["wave_lang.kernel.wave.wave"]
    launchable = wave.LaunchableWave
    listings = (
        launchable.build_initial_pass_pipeline,
        launchable._trace_and_get_kernel_signature,
        index_sequence_analysis.set_node_indices,
    )
    names: dict[str, None] = {}
    for listing in listings:
        tree = parse(textwrap.dedent(inspect.getsource(listing)))
        names |= dict.fromkeys(_listed(tree))
    return tuple(names)


def check_passes_can_go(disabled: Iterable[str]) -> None:
    """Refuses names that cannot be switched off.

    Raises:
        KernelError: no such pass, or one that later passes need; the message says which and why.
    """
    known = known_passes()
    for name in disabled:
        if name not in known:
            raise KernelError(f"wave-lang has no fx pass {name!r}", advice=nearest(name, known))
        reason = REQUIRED.get(name)
        if reason is not None:
            raise KernelError(
                f"the pass {name} cannot be switched off: {reason}",
                advice=f"These can: {', '.join(other for other in known if other not in REQUIRED)}.",
            )


def _listed(tree: ast.AST) -> Iterable[str]:
    """Functions given to ``partial(...)``, and local functions that stand in a list."""
    local = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "partial" and node.args:
            name = _function_name(node.args[0])
            if name is not None:
                yield name
        elif isinstance(node, ast.List):
            yield from (entry.id for entry in node.elts if isinstance(entry, ast.Name) and entry.id in local)


def _function_name(node: ast.expr) -> str | None:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None
