"""What a run shows on the terminal: outputs, counters, modelled time and findings, as tables or as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from rich.text import Text

from wave_explorer.cli.console import out, row, table
from wave_explorer.queries.run import finding_row
from wave_explorer.record import OutputCheck, Run
from wave_explorer.record.run import Counter, Finding, ModelledTime


def run_payload(result: Run) -> dict[str, Any]:
    """The JSON of a run: outputs and findings as recorded, counters by name."""
    data = msgspec.to_builtins(result.data)
    return {
        "device": result.data.device,
        "target": result.data.target,
        "status": result.data.status,
        "outputs": output_rows(result.data.outputs),
        "counters": {
            counter.name: {"value": counter.value, "fidelity": counter.fidelity, "rule": counter.rule}
            for counter in result.data.counters
        },
        "findings": [msgspec.to_builtins(finding_row(finding)) for finding in result.data.findings],
        "wave_instructions": result.data.wave_instructions,
        "seconds": result.data.seconds,
        "modelled_time": data.get("modelled_time"),
        "notes": list(result.data.notes),
    }


def output_rows(checks: Iterable[OutputCheck]) -> list[dict[str, Any]]:
    """Outputs as JSON."""
    return [
        {
            "name": output.name,
            "dtype": output.dtype,
            "shape": list(output.shape),
            "max_abs_err": output.max_abs_err,
            "max_rel_err": output.max_rel_err,
            "tolerance": output.tolerance,
            "ok": output.ok,
            "note": output.note,
        }
        for output in checks
    ]


def print_run(result: Run) -> None:
    """A run as tables."""
    data = result.data
    out.print(Text(f"ran on {data.device}: {data.wave_instructions} wave instructions in {data.seconds:.2f} s"))
    print_outputs(data.outputs)
    _print_counters(data.counters)
    if data.modelled_time is not None:
        _print_time(data.modelled_time)
    for finding in data.findings:
        _print_finding(finding)
    for note in data.notes:
        out.print(Text(note))


def print_outputs(checks: Iterable[OutputCheck]) -> None:
    """Outputs and their errors as a table."""
    made = table("output", "dtype", "shape", "max abs error", "tolerance", "", right=("max abs error", "tolerance"))
    for output in checks:
        verdict = {True: "ok", False: "WRONG", None: "no reference"}[output.ok]
        shape = "×".join(str(size) for size in output.shape)
        row(made, output.name, output.dtype, shape, _short(output.max_abs_err), _short(output.tolerance), verdict)
    out.print(made)


def _print_finding(finding: Finding) -> None:
    times = f" ({finding.count} waves)" if finding.count > 1 else ""
    style = "bold red" if finding.severity == "error" else "yellow"
    out.print(Text(f"{finding.kind}: {finding.message}{times}", style=style))
    if finding.fix:
        out.print(Text(f"  {finding.fix}"))
    nodes = (*finding.nodes[:3], *(finding.other.nodes[:3] if finding.other is not None else ()))
    if nodes:
        out.print(Text(f"  fx nodes: {', '.join(dict.fromkeys(nodes))}", style="dim"))


def _print_counters(counters: tuple[Counter, ...]) -> None:
    made = table("counter", "value", "fidelity", right=("value",))
    for counter in counters:
        if counter.value:
            row(made, counter.name, _amount(counter.value), counter.fidelity)
    out.print(made)
    zero = [counter.name for counter in counters if counter.value == 0]
    unknown = [counter.name for counter in counters if counter.value is None]
    if zero:
        out.print(Text(f"0: {', '.join(zero)}", style="dim"))
    if unknown:
        out.print(Text(f"not known here (reasons with --json): {', '.join(unknown)}", style="dim"))


def _amount(value: float) -> str:
    return f"{value:,}" if isinstance(value, int) else f"{value:,.4g}"


def _print_time(model: ModelledTime) -> None:
    claim = f"modelled: at least {model.seconds * 1e6:.3g} µs on {model.machine}; {model.binding} binds"
    out.print(Text(f"{claim}, {model.margin:.2f} times as long as the next", style="bold"))
    made = table("resource", "at least µs", "to do", "at", right=("at least µs",))
    for bound in model.bounds:
        row(made, bound.resource, f"{bound.seconds * 1e6:.3g}", bound.amount, bound.rate)
    out.print(made)
    for reason in model.not_known:
        out.print(Text(f"not known: {reason}", style="dim"))


def _short(value: float | None) -> str | None:
    return None if value is None else f"{value:.3g}"
