"""A statement about a compile that a person should see, with its place and its cure."""

from __future__ import annotations

from typing import Literal

import msgspec

from wave_explorer.record.graph import SourceLocation

Severity = Literal["error", "warning", "note"]


class Diagnostic(msgspec.Struct, frozen=True, omit_defaults=True):
    """One finding.

    ``code`` is stable (``WX-C201``).  An error cannot be right, a warning is surely not meant, a note costs
    speed or is worth knowing.

    Attributes:
        message: one sentence: what, where, how much.
        explanation: why it is so and what follows from it.
        evidence: the numbers that the statement rests on, by name.
        stage, node: ids in the record; ``node`` in the last fx stage unless ``stage`` names one.
        constraint: as ``WaveConstraint(M, BLOCK_M/2)``.
        line: of the AMDGCN, 1-based.
        location: in the user's source.
        view: the view that shows it best.
    """

    code: str
    severity: Severity
    message: str
    explanation: str = ""
    fix: str = ""
    stage: str = ""
    node: str = ""
    constraint: str = ""
    line: int | None = None
    location: SourceLocation | None = None
    view: str = ""
    evidence: dict[str, int | float | str] = {}
