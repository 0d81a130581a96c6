"""What is said about each compile and run: diagnostics and findings of a run, those gained and those lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from wave_explorer.analysis.comparison.compared import Compared

Change: TypeAlias = Literal["same", "gained", "lost", "changed", "none"]


@dataclass(frozen=True)
class Statement:
    """One thing that is said of some of the compiles.

    Attributes:
        source: of the compile or of the run.
        code: stable code, or the kind of a run's finding.
        messages: in each compile, None where it is not said.
    """

    source: Literal["compile", "run"]
    code: str
    severity: str
    messages: tuple[str | None, ...]

    def change(self, position: int) -> Change:
        """Against the baseline; ``none`` where neither says it."""
        base, here = self.messages[0], self.messages[position]
        if base is None or here is None:
            return "none" if base is here else "gained" if base is None else "lost"
        return "same" if base == here else "changed"


def statements(compared: Sequence[Compared]) -> tuple[Statement, ...]:
    """Everything that is said of at least one, in the order of the records.

    The same code about the same node, constraint or instruction is the same statement, also where its numbers differ.
    """
    columns = [dict(_said(one)) for one in compared]
    keys = dict.fromkeys(key for column in columns for key in column)
    return tuple(Statement(key[0], key[1], key[2], tuple(column.get(key) for column in columns)) for key in keys)


_Key: TypeAlias = tuple[Literal["compile", "run"], str, str, str, int]


def _said(one: Compared) -> Iterator[tuple[_Key, str]]:
    seen: Counter[tuple[str, str, str]] = Counter()
    graph = one.compilation.last_graph()
    nodes = graph.nodes if graph is not None else {}
    for diagnostic in one.compilation.diagnostics:
        # A node is known by its operation and source line, for passes give it other names; a constraint by its kind
        # and dim, for its sizes may be what was changed.
        node = nodes.get(diagnostic.node)
        line = node.location.line if node is not None and node.location is not None else 0
        about = f"{node.op} {line}" if node is not None else diagnostic.constraint.partition(",")[0]
        place = (diagnostic.code, diagnostic.severity, about)
        seen[place] += 1
        yield ("compile", *place, seen[place]), diagnostic.message
    for finding in one.run.findings if one.run is not None else ():
        place = (finding.kind, finding.severity, finding.instruction.partition(" ")[0])
        seen[place] += 1
        yield ("run", *place, seen[place]), finding.message
