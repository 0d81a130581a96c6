"""Commands ``schedule`` and ``expansion``: pipelines, barriers and their hazards, and the copies of each operation."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from wave_explorer.cli.console import out, print_json, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.looking import ask
from wave_explorer.cli.subject import add_kernel_arguments, compile_status, open_record


def add_commands(commands: Any) -> None:
    """Adds the commands of this file."""
    schedule = commands.add_parser("schedule", help="pipelines of loops, and the hazard behind each barrier")
    add_kernel_arguments(schedule)
    schedule.set_defaults(handler=show_schedule)

    expansion = commands.add_parser("expansion", help="into how many copies each operation was made, and why")
    add_kernel_arguments(expansion)
    expansion.set_defaults(handler=show_expansion)


def show_schedule(arguments: argparse.Namespace) -> int:
    """``schedule``."""
    comp = open_record(arguments)
    status = compile_status(comp)
    payload = ask(comp, "schedule")
    if arguments.json:
        print_json(payload)
        return status
    out.print(Text(payload["summary"], style="bold"))
    for loop in payload["loops"]:
        _print_loop(loop)
    _print_barriers(payload)
    return status


def _print_loop(loop: dict[str, Any]) -> None:
    trips = "?" if loop["trips"] is None else loop["trips"]
    out.print(
        Text(
            f"\nLoop over {loop['dim']} ({trips} iterations), {loop['method']}: {loop['stages']} stages, initiation "
            f"interval {loop['initiation_interval']} ({loop['unit']})"
        )
    )
    if loop["resource_interval"] is not None:
        out.print(
            Text(
                f"  no interval below {loop['resource_interval']:g} for the units, {loop['recurrence_interval']:g} for "
                "what an iteration needs of the one before"
            )
        )
    if not loop["applied"]:
        out.print(Text(f"  not applied: {loop['reason']}", style="yellow"))
    for part in loop["parts"]:
        turns = "" if part["turns"] in (1, None) else f", {part['turns']} turns"
        out.print(Text(f"  {part['part']}: {part['operations']} operations, {part['matrix']} of them matrix{turns}"))
    made = table("stage", "cycle", "node", "prologue", "kernel", "epilogue", right=("stage", "cycle"))
    for node in sorted(loop["nodes"], key=lambda node: node["cycle"]):
        row(made, node["stage"], node["cycle"], node["label"], *(_copies(node[part]) for part in _PARTS))
    out.print(made)
    if loop["resources"]:
        slots = range(loop["initiation_interval"])
        units = table("units", "there are", *(f"cycle {slot}" for slot in slots), right=("there are",))
        for one in loop["resources"]:
            row(units, one["name"], one["units"], *(_used(used, one["units"]) for used in one["used"]))
        out.print(units)
        if any(used > one["units"] for one in loop["resources"] for used in one["used"]):
            out.print(Text("more than there are in a cycle: this scheduler puts nodes by phase and counts no units"))


_PARTS = ("prologue", "kernel", "epilogue")


def _copies(copies: list[dict[str, Any]]) -> str:
    return " ".join(f"{copy['node']}" for copy in copies)


def _used(used: int, units: int) -> Text:
    return Text(f"{used}{' !' if used > units else ''}", style="yellow" if used > units else "")


def _print_barriers(payload: dict[str, Any]) -> None:
    if payload["barriers_not_known"]:
        out.print(Text(f"\nBarriers: not known: {payload['barriers_not_known']}"))
        return
    if not payload["barriers"]:
        out.print(Text("\nNo barrier in the last fx graph"))
        return
    seen = [
        f"iterations {', '.join(map(str, one['iterations']))} of {'?' if one['trips'] is None else one['trips']} over "
        f"{one['dim']}"
        for one in payload["examined"]
    ]
    out.print(Text(f"\nBarriers between {payload['waves']} waves" + (f" ({'; '.join(seen)})" if seen else "")))
    for barrier in payload["barriers"]:
        lines = f", AMDGCN line {', '.join(map(str, barrier['lines']))}" if barrier["lines"] else ""
        halves = f" with {barrier['signal']['label']}" if barrier["signal"] else ""
        out.print(Text(f"{barrier['label']} ({barrier['node']}){halves} {barrier['place']}{lines}", style="bold"))
        out.print(Text(f"  {barrier['verdict']}: {barrier['reason']}"))
        for same in _grouped(barrier["hazards"]):
            hazard = same[0]
            byte, first, second = hazard["example"]
            more = f", and {len(same) - 1} more pairs" if len(same) > 1 else ""
            out.print(
                Text(
                    f"    {hazard['kind']} {hazard['when']}, in {hazard['buffer']}: {hazard['before']['label']} → "
                    f"{hazard['after']['label']}, {hazard['bytes']} bytes, first byte {byte} (wave {first}, then wave "
                    f"{second}){more}"
                )
            )
    for hazard in payload["unordered"]:
        bytes_ = f"{hazard['bytes']} bytes of {hazard['buffer']}"
        if hazard["before"]["node"] == hazard["after"]["node"] and hazard["kind"] == "WAW":
            words, style = f"several waves write {bytes_} with {hazard['before']['label']}: harmless if one value", ""
        else:
            pair = f"{hazard['before']['label']} and {hazard['after']['label']}"
            words, style = f"no barrier between {pair} ({hazard['kind']}, {hazard['when']}, {bytes_})", "yellow"
        out.print(Text(words, style=style))
    for access in payload["unknown"]:
        out.print(Text(f"bytes of {access['label']} not known: {access['reason']}"))


def _grouped(hazards: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Hazards of one kind, buffer and distance together; ``--json`` has them one by one."""
    groups: dict[tuple[str, str, str], list[dict[str, Any]]] = {}
    for hazard in hazards:
        groups.setdefault((hazard["kind"], hazard["when"], hazard["buffer"]), []).append(hazard)
    return list(groups.values())


def show_expansion(arguments: argparse.Namespace) -> int:
    """``expansion``."""
    comp = open_record(arguments)
    status = compile_status(comp)
    payload = ask(comp, "expansion")
    if arguments.json:
        print_json(payload)
        return status
    if payload["not_known"]:
        raise UsageError(f"not known: {payload['not_known']}", status=1)
    out.print(
        Text(f"{payload['stage']}: {payload['nodes_before']} nodes become {payload['nodes_after']}", style="bold")
    )
    made = table("operation", "copies", "per dim: ⌈T / (W · V)⌉", right=("copies",), whole=("operation",))
    for operation in payload["operations"]:
        dims = "  ".join(f"{dim['dim']} {dim['formula']}" for dim in operation["dims"])
        row(made, f"{operation['label']} ({operation['node']})", len(operation["copies"]), dims)
    out.print(made)
    out.print(Text("T: elements of the tile, W: waves that share it, V: elements of a vector"))
    for chain in payload["chains"]:
        names = " → ".join(link["label"] for link in chain["links"])
        start = f"{chain['enters']['label']} → " if chain["enters"] else ""
        back = " → next iteration" if chain["carried"] else ""
        joined = names if chain["kind"] == "accumulator" else f"{chain['label']}({names.replace(' → ', ', ')})"
        out.print(Text(f"{chain['kind']} along {chain['dim']}: {start}{joined}{back}"))
    return status
