"""Says in words why a compile failed: what, where, and what to do."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field

from wave_explorer.record import CompileError, SourceLocation, SpecData
from wave_explorer.record.graph import GraphNode


@dataclass(frozen=True)
class ErrorContext:
    """What is known about a failed compile, as plain data.

    Attributes:
        error: the exception.
        spec: what was compiled.
        stage, pass_name: where it failed; empty when outside any pass.
        node: the fx node that the failing function was working on, where that can be told.
        operations: operation names of the graph as it stood, with their number.
        unbound: symbols that constraints or annotations use and that have no value, with where each is used.
        user_location: the user's line on the exception's stack, where there is one.
        disabled: passes that were switched off.
    """

    error: BaseException
    spec: SpecData
    stage: str = ""
    pass_name: str = ""
    node: GraphNode | None = None
    operations: Mapping[str, int] = field(default_factory=dict)
    unbound: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    user_location: SourceLocation | None = None
    disabled: tuple[str, ...] = ()


def explain(context: ErrorContext) -> CompileError:
    """The error of a record."""
    error = context.error
    text = str(error).strip() or type(error).__name__
    return CompileError(
        summary=text.splitlines()[0],
        stage=context.stage,
        kind=type(error).__name__,
        detail=text,
        node=context.node.id if context.node else "",
        location=context.user_location or (context.node.location if context.node else None),
        traceback="".join(traceback.format_exception(error)),
    )
