"""Command ``memory``: what each global access needs, what the memory moves for it, and why it is no wider."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table
from rich.text import Text

from wave_explorer.cli.console import out, print_json, print_whole, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.looking import ask, coordinates
from wave_explorer.cli.subject import add_kernel_arguments, compile_status, open_record


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    memory = commands.add_parser(
        "memory", help="global accesses: bytes needed and moved, vector widths and what limits them, what LDS saves"
    )
    add_kernel_arguments(memory)
    memory.add_argument("--node", help="id or name of the fx access that 'selected' shows lane by lane")
    memory.add_argument("--workgroup", type=coordinates, default=(0, 0, 0), metavar="X,Y,Z")
    memory.add_argument("--iteration", type=int, default=0)
    memory.add_argument("--wave", type=int, default=0)
    memory.set_defaults(handler=show_memory)


def show_memory(arguments: argparse.Namespace) -> int:
    """``memory``."""
    comp = open_record(arguments)
    status = compile_status(comp)
    payload = ask(
        comp,
        "memory",
        node=arguments.node,
        workgroup=arguments.workgroup,
        iteration=arguments.iteration,
        wave=arguments.wave,
    )
    if arguments.json:
        print_json(payload)
        return status
    if payload["not_known"]:
        raise UsageError(f"not known: {payload['not_known']}", status=1)
    _print_accesses(payload)
    _print_passes(payload)
    _print_staging(payload)
    out.print(Text(payload["rule"]))
    return status


def _print_accesses(payload: dict[str, Any]) -> None:
    """One row for all accesses that read alike; copies of one access mostly do."""
    alike: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for one in payload["accesses"]:
        figures = (
            "kind",
            "tensor",
            "width_bits",
            "needed_bytes",
            "moved_bytes",
            "segments",
            "efficiency",
            "width_limit",
        )
        alike.setdefault(tuple(one[name] for name in figures), []).append(one)
    numbers = ("bits", "needs", "moves", "segments", "used")
    made = table("access", "tensor", *numbers, "width limited by", right=numbers, whole=("access", "width limited by"))
    for (kind, tensor, bits, needs, moves, segments, used, limit), rows in alike.items():
        name = rows[0]["label"] + (f" … {rows[-1]['label']}, {len(rows)} {kind}s" if len(rows) > 1 else f", {kind}")
        row(made, name, tensor, bits, needs, moves, segments, None if used is None else f"{used:.0%}", limit)
    x, y, z = payload["workgroup"]
    where = f"workgroup {x},{y},{z}, iteration {payload['iteration']}, wave {payload['wave']}"
    out.print(Text(f"{payload['target']}: bytes that each access of a wave needs and moves ({where})", style="bold"))
    print_whole(made)
    for rows in alike.values():
        if rows[0]["width_reason"]:
            out.print(Text(f"  {rows[0]['label']}: {rows[0]['width_reason']}"))


def _print_passes(payload: dict[str, Any]) -> None:
    if not payload["passes"]:
        return
    out.print(Text("What passes changed in the graph, of a workgroup (modelled)", style="bold"))
    made = _traffic_table("pass", "tensor", "executed", "")
    for one in payload["passes"]:
        name = one["stage"].partition("/")[2]
        what, where = f"{one['tensor']}, {one['kind']}s", _executed(one["place"])
        row(made, name, what, where, "before", *_figures(one["before"], one["not_known"]))
        row(made, "", "", "", "after", *_figures(one["after"], one["not_known"]))
    print_whole(made)


def _print_staging(payload: dict[str, Any]) -> None:
    if not payload["staging"]:
        return
    out.print(Text("What the way through LDS saves a workgroup (modelled)", style="bold"))
    made = _traffic_table("tensor", "in", "", "executed")
    ways = {"direct": "each wave for itself", "promoted": "promoted to LDS", "staged": "in the last graph"}
    for one in payload["staging"]:
        of_tensor = [one["tensor"], one["buffer"]]
        for way, words in ways.items():
            figures = _figures(one[way], one["not_known"])
            row(made, *of_tensor, words, _executed(one[f"{way}_place"]) if one[way] else "", *figures)
            of_tensor = ["", ""]
            for more in one["elsewhere"]:
                if more["way"] == way:
                    row(made, "", "", "", _executed(more["place"]), *_figures(more["traffic"], ""))
    print_whole(made)


def _executed(place: str) -> str:
    return f"in each turn over {place}" if place else "once, outside loops"


def _traffic_table(*columns: str) -> Table:
    numbers = ("wave instructions", "asked", "distinct", "moved")
    return table(*columns, "wave instructions", "bits", *numbers[1:], right=numbers)


def _figures(traffic: dict[str, Any] | None, not_known: str) -> tuple[object, ...]:
    if traffic is None:
        return (f"not known: {not_known}" if not_known else 0, "", "", "", "")
    widths = " ".join(str(bits) for bits in traffic["lane_bits"])
    figures = ("asked_bytes", "needed_bytes", "moved_bytes")
    return (traffic["instructions"], widths, *(traffic[name] for name in figures))
