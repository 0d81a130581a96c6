"""Gathers what an exception of the compiler concerns: the node at hand, the kernel's line, symbols without a value."""

from __future__ import annotations

import re
import traceback
from collections import Counter
from collections.abc import Collection, Sequence
from types import TracebackType
from typing import Any

from wave_explorer.capture.explain import ErrorContext
from wave_explorer.capture.fx_capture import FxCapture
from wave_explorer.capture.fx_locations import frame_position, is_machinery
from wave_explorer.capture.fx_snapshot import operation
from wave_explorer.kernel.missing import unbound_symbols
from wave_explorer.record import SourceLocation, SpecData

# Names under which compiler functions hold the node they work on, the likeliest first.
_NODE_NAMES = ("node", "custom", "custom_node", "op", "source", "read", "write", "mma_op", "current", "user", "self")
_NAMES_A_NODE = re.compile(r"\bfor node (\S+)")


def context_of(
    error: BaseException, capture: FxCapture, spec: SpecData, kernel: Any, dynamic: Collection[Any] = ()
) -> ErrorContext:
    """Everything known about a failed compile.

    Args:
        error: what it raised.
        capture: of this compile.
        spec: what was compiled, in record form.
        kernel: the ``LaunchableWave``.
        dynamic: symbols that get their value at launch only.
    """
    failure = capture.failure
    nodes = capture.last.snapshot.fx_nodes if capture.last is not None else ()
    messages = tuple(capture.log.messages)
    node = capture.emission.failing_node or _node_at_hand(error, set(nodes)) or _named_in(messages, nodes)
    return ErrorContext(
        error=error,
        spec=spec,
        stage=failure.stage if failure else "",
        pass_name=failure.name if failure else "",
        node=None if node is None else capture.snapshotter.graph_node(node, ""),
        operations=Counter(operation(entry) for entry in nodes),
        unbound={
            str(symbol): places for symbol, places in unbound_symbols(kernel, {*capture.bindings, *dynamic}).items()
        },
        user_location=_user_line(error),
        disabled=tuple(sorted(capture.disabled)),
        messages=messages,
    )


def _node_at_hand(error: BaseException, known: set[Any]) -> Any:
    """The fx node that the innermost compiler function with one was working on, by its local variables."""
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    for frame in reversed(frames):
        if "wave_lang" not in frame.f_code.co_filename:
            continue
        variables = frame.f_locals
        for name in _NODE_NAMES:
            value = variables.get(name)
            node = getattr(value, "fx_node", value)
            if hasattr(node, "all_input_nodes") and node in known:
                return node
    return None


def _named_in(messages: Sequence[str], nodes: Sequence[Any]) -> Any:
    """The node that a message of the compiler's log names."""
    names = [match[1] for match in map(_NAMES_A_NODE.search, messages) if match]
    # The schedulers speak of a copy of the graph, in which fx has turned the colons of the names into underscores.
    return next((node for node in nodes if node.name.replace(":", "_") in names), None)


def _user_line(error: BaseException) -> SourceLocation | None:
    """The innermost line of the kernel on the exception's stack."""
    found: SourceLocation | None = None
    entry: TracebackType | None = error.__traceback__
    inside = False
    while entry is not None:
        code = entry.tb_frame.f_code
        if is_machinery(code.co_filename):
            # Frames before the compiler are ours and the caller's; only what the compiler calls is the kernel.
            inside = inside or "wave_lang" in code.co_filename
        elif inside:
            found = SourceLocation(code.co_filename, entry.tb_lineno, frame_position(code, entry.tb_lasti)[2] + 1)
        entry = entry.tb_next
    return found
