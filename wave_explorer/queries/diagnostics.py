"""Query ``diagnostics``: everything that is found about a compile, worst first, with its place."""

from __future__ import annotations

import msgspec

from wave_explorer.analysis.diagnostics import diagnose
from wave_explorer.queries.overview import DiagnosticPayload, diagnostic_payload
from wave_explorer.queries.registry import NoParameters, Subject, query


class DiagnosticsPayload(msgspec.Struct, frozen=True):
    """Answer of ``diagnostics``: the findings, and how many there are of each severity."""

    kernel: str
    target: str
    status: str
    errors: int
    warnings: int
    notes: int
    diagnostics: list[DiagnosticPayload]


@query("diagnostics", NoParameters)
def diagnostics(subject: Subject, _: NoParameters) -> DiagnosticsPayload:
    """All rules over the record, and what capture noticed."""
    comp = subject.compilation
    found = diagnose(comp)
    counts = {severity: sum(one.severity == severity for one in found) for severity in ("error", "warning", "note")}
    return DiagnosticsPayload(
        kernel=comp.manifest.kernel,
        target=comp.spec.target,
        status=comp.manifest.status,
        errors=counts["error"],
        warnings=counts["warning"],
        notes=counts["note"],
        diagnostics=[diagnostic_payload(one) for one in found],
    )
