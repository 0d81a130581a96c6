"""All rules, and what they find in one record."""

from __future__ import annotations

import msgspec

from wave_explorer.analysis.diagnostics import (
    accesses,
    bank_conflicts,
    constraints,
    division,
    history,
    lds,
    machine,
    schedule,
)
from wave_explorer.analysis.diagnostics.rule import Rule
from wave_explorer.record import Compilation, CompileError, Diagnostic
from wave_explorer.record.diagnostic import Severity

__all__ = ["RULES", "RULES_OF_THE_GRAPH", "Rule", "diagnose", "explained"]

RULES: tuple[Rule, ...] = (
    history.failed,
    constraints.duplicates,
    constraints.waves_of_the_launch,
    constraints.workgroup_size,
    constraints.wave_sizes,
    constraints.matrix_types,
    constraints.untiled_loops,
    constraints.untiled_reductions,
    constraints.missing_vector_shapes,
    division.broken_tiles,
    division.uneven_shares,
    division.parts_of_vectors,
    division.padded_dims,
    accesses.covered,
    accesses.reads_beyond,
    accesses.lanes_beyond_the_tile,
    accesses.masks,
    accesses.requests,
    lds.size,
    lds.never_written,
    lds.aliasing,
    bank_conflicts.conflicts,
    schedule.dropped,
    schedule.without_a_loop,
    machine.registers,
    machine.declared,
)
"""In the order in which a person should read their findings of one severity."""

RULES_OF_THE_GRAPH = tuple(
    rule
    for rule in RULES
    if rule.__module__ not in (accesses.__name__, bank_conflicts.__name__, machine.__name__, history.__name__)
)
"""Those that need nothing but constraints and the last fx graph, and little time."""

_ORDER: tuple[Severity, ...] = ("error", "warning", "note")


def diagnose(comp: Compilation, rules: tuple[Rule, ...] = RULES) -> tuple[Diagnostic, ...]:
    """Everything that is found about a record, worst first; what capture noticed is among it.

    Works on the record of a failed compile as well, as far as it goes.
    """
    stage = comp.last_graph_stage()
    name = stage.id if stage is not None else ""
    own = [_with_stage(diagnostic, name) for rule in rules for diagnostic in rule(comp)]
    # What a rule says about a matter that capture has noticed as well holds more numbers.
    said = {(diagnostic.code, diagnostic.stage) for diagnostic in own}
    noticed = [one for one in comp.diagnostics if (one.code, one.stage) not in said]
    return tuple(sorted((*noticed, *own), key=lambda diagnostic: _ORDER.index(diagnostic.severity)))


def _with_stage(diagnostic: Diagnostic, stage: str) -> Diagnostic:
    """A node without a stage is one of the last fx stage: a view that jumps there has to know it."""
    if not diagnostic.node or diagnostic.stage:
        return diagnostic
    return msgspec.structs.replace(diagnostic, stage=stage)


_SHORT = 200


def _shortened(text: str) -> str:
    """The compiler's own sentence beside ours; all of it stands in the error's detail."""
    return text if len(text) <= _SHORT else f"{text[:_SHORT]} …"


def explained(comp: Compilation) -> CompileError | None:
    """The error of a failed compile, with the finding that explains it where the compiler's own message does not.

    A finding explains an error where it is an error itself and speaks of the constraints, of which a failing pass says
    nothing.
    """
    error = comp.error
    if error is None or error.advice:
        return error
    causes = [one for one in diagnose(comp) if one.severity == "error" and one.code != history.FAILED.code]
    if not causes:
        return error
    first = causes[0]
    return msgspec.structs.replace(
        error,
        summary=f"{first.message} ({_shortened(error.summary)})",
        advice=first.fix,
        constraint=error.constraint or first.constraint,
        location=first.location or error.location,
    )
