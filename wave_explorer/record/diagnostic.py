"""A statement about a compile that a person should see, with its place and its cure."""

from __future__ import annotations

from typing import Literal

import msgspec

from wave_explorer.record.graph import SourceLocation

Severity = Literal["error", "warning", "note"]


class Diagnostic(msgspec.Struct, frozen=True, omit_defaults=True):
    """One finding.

    ``code`` is stable (``WX-C041``).  An error cannot be right, a warning is surely not meant, a note costs
    speed or is worth knowing.
    """

    code: str
    severity: Severity
    message: str
    detail: str = ""
    fix: str = ""
    stage: str = ""
    node: str = ""
    constraint: str = ""
    line: int | None = None  # AMDGCN line
    location: SourceLocation | None = None
    view: str = ""  # the view that shows it best
