"""The stable codes, and how a rule states a finding.

A rule is a pure function of a record that yields findings.  What it cannot decide it leaves out: a finding that
guesses is worse than none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from wave_explorer.record import Compilation, ConstraintData, Diagnostic, GraphNode, SourceLocation
from wave_explorer.record.diagnostic import Severity
from wave_explorer.record.expression import to_text

Rule: TypeAlias = Callable[[Compilation], Iterable[Diagnostic]]


@dataclass(frozen=True)
class Code:
    """A kind of finding: its code, how bad it is, what it is called, and why it matters."""

    code: str
    severity: Severity
    title: str
    explanation: str


CODES: dict[str, Code] = {}


def code(name: str, severity: Severity, title: str, explanation: str) -> Code:
    """Registers a kind of finding.

    Raises:
        ValueError: the code is taken.
    """
    if name in CODES:
        raise ValueError(f"{name} is already {CODES[name].title!r}")
    CODES[name] = Code(name, severity, title, explanation)
    return CODES[name]


def found(
    kind: Code,
    message: str,
    *,
    fix: str = "",
    constraint: ConstraintData | None = None,
    node: GraphNode | None = None,
    stage: str = "",
    line: int | None = None,
    location: SourceLocation | None = None,
    view: str = "",
    severity: Severity | None = None,
    **evidence: int | float | str,
) -> Diagnostic:
    """One finding of a kind; the place is the constraint's or node's own where no other is given."""
    own = constraint.location if constraint is not None else None
    if own is None and node is not None:
        own = node.location
    return Diagnostic(
        code=kind.code,
        severity=severity or kind.severity,
        message=message,
        explanation=kind.explanation,
        fix=fix,
        stage=stage,
        node=node.id if node is not None else "",
        constraint=constraint_text(constraint) if constraint is not None else "",
        line=line,
        location=location or own,
        view=view,
        evidence=dict(evidence),
    )


def constraint_text(constraint: ConstraintData) -> str:
    """``WaveConstraint(M, BLOCK_M/2)``."""
    parts = [to_text(part) for part in constraint.arguments.values() if part is not None]
    return f"{constraint.kind}({', '.join(parts[:2])})"


def at_line(constraint: ConstraintData) -> str:
    """`` (line 58)``, empty where the line is not known."""
    return f" (line {constraint.location.line})" if constraint.location is not None else ""
