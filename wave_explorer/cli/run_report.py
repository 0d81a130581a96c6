"""What a run shows on the terminal: outputs, counters, modelled time and findings, as tables or as JSON."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec
from rich.text import Text

from wave_explorer.cli.console import out, row, table
from wave_explorer.cli.measured_report import print_counter_table, print_measured_time
from wave_explorer.cli.spelling import on_command_line
from wave_explorer.queries.run import finding_row
from wave_explorer.record import OutputCheck, Run
from wave_explorer.record.run import BufferAccess, Counter, Finding, ModelledTime


def run_payload(result: Run) -> dict[str, Any]:
    """The JSON of a run: outputs and findings as recorded, counters by name."""
    data = msgspec.to_builtins(result.data)
    return {
        "device": result.data.device,
        "target": result.data.target,
        "status": result.data.status,
        "outputs": output_rows(result.data.outputs),
        "arguments": [msgspec.structs.asdict(access) for access in result.data.accesses],
        "counters": counter_rows(result.data.counters),
        "findings": [
            {**msgspec.to_builtins(finding_row(finding)), "fix": on_command_line(finding.fix)}
            for finding in result.data.findings
        ],
        "wave_instructions": result.data.wave_instructions,
        "seconds": result.data.seconds,
        "modelled_time": data.get("modelled_time"),
        "measured_time": data.get("measured_time"),
        "notes": list(result.data.notes),
    }


def counter_rows(counters: Iterable[Counter]) -> dict[str, dict[str, Any]]:
    """Counters as JSON, by name."""
    return {
        counter.name: {
            "value": counter.value,
            "fidelity": counter.fidelity,
            "rule": counter.rule,
            "emulated": counter.emulated,
            "emulated_fidelity": counter.emulated_fidelity,
            "difference": counter.difference,
            "suspect": counter.suspect,
        }
        for counter in counters
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


def print_run(result: Run, nodes: Mapping[str, str] = MappingProxyType({})) -> None:
    """A run as tables: first what is wrong, then outputs, counters and the modelled time.

    Args:
        result: the run.
        nodes: names of fx nodes by id, as the other commands show them.
    """
    data = result.data
    counted = f"{data.wave_instructions:,} wave instructions in " if data.wave_instructions else ""
    out.print(Text(f"ran on {data.device}: {counted}{data.seconds:.2f} s"))
    if data.measured_time is not None:
        print_measured_time(data.measured_time)
    if data.status != "ok":
        stopped = "stopped by an error" if data.status == "failed" else "cancelled"
        said = f"the run was {stopped}: outputs are not compared, and counters are those of the part that ran"
        out.print(Text(said, style="bold red"))
    for finding in data.findings:
        _print_finding(finding, nodes)
    if data.outputs:
        print_outputs(data.outputs)
    else:
        out.print(Text("the kernel wrote no array"))
    _print_accesses(data.accesses)
    if any(output.ok is False for output in data.outputs) and not data.findings:
        out.print(Text("If the reference is right, --check looks for races, missing waits and values never written."))
    if data.counters or data.device == "emulator":
        print_counters(data.counters)
    else:
        out.print(Text("no counters were measured: --counters asks for some", style="dim"))
    if data.modelled_time is not None:
        _print_time(data.modelled_time)
    for note in data.notes:
        out.print(Text(note))


def print_outputs(checks: Collection[OutputCheck]) -> None:
    """Outputs and their errors as a table."""
    made = table("output", "dtype", "shape", "max abs error", "tolerance", "", right=("max abs error", "tolerance"))
    for output in checks:
        verdict = {True: "ok", False: "WRONG", None: "no reference"}[output.ok]
        shape = "×".join(str(size) for size in output.shape)
        row(made, output.name, output.dtype, shape, _short(output.max_abs_err), _short(output.tolerance), verdict)
    out.print(made)
    for output in checks:
        if output.ok is False and output.worst is not None:
            place = ", ".join(map(str, output.worst))
            out.print(Text(f"the largest error of {output.name} is at [{place}]", style="bold red"))


def _print_accesses(accesses: tuple[BufferAccess, ...]) -> None:
    """Arguments that are no outputs."""
    read = [access.name for access in accesses if access.read and not access.written]
    untouched = [access.name for access in accesses if not (access.read or access.written)]
    said = [f"only read: {', '.join(read)}"] if read else []
    said += [f"neither read nor written: {', '.join(untouched)}"] if untouched else []
    if said:
        out.print(Text("; ".join(said), style="dim"))


def _print_finding(finding: Finding, names: Mapping[str, str]) -> None:
    times = f" ({finding.count} waves)" if finding.count > 1 else ""
    style = "bold red" if finding.severity == "error" else "yellow"
    out.print(Text(f"{finding.kind}: {finding.message}{times}", style=style))
    if finding.fix:
        out.print(Text(f"  what would fix it: {on_command_line(finding.fix)}"))
    nodes = (*finding.nodes[:3], *(finding.other.nodes[:3] if finding.other is not None else ()))
    if nodes:
        labels = dict.fromkeys(names.get(node, node) for node in nodes)
        out.print(Text(f"  fx nodes: {', '.join(labels)}", style="dim"))


def print_counters(counters: tuple[Counter, ...]) -> None:
    """Counters that are not 0 as a table, and how many more there are."""
    if not counters:
        out.print(Text("no counter definitions are known for this target", style="dim"))
        return
    print_counter_table(counters)
    zero = sum(counter.value == 0 for counter in counters)
    unknown = sum(counter.value is None for counter in counters)
    if zero or unknown:
        out.print(
            Text(f"{zero} more are 0 and {unknown} are not known here: --json has them, with reasons", style="dim")
        )


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
