"""Command ``resources``: registers, LDS and slots, the waves they allow, and what is alive where it is tightest."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from wave_explorer.cli.assembly import open_record_or_assembly
from wave_explorer.cli.console import out, print_json, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.looking import ask
from wave_explorer.cli.subject import add_kernel_arguments, compile_status

_MOST_HOLDERS = 12


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    resources = commands.add_parser(
        "resources", help="registers, LDS and waves per SIMD: what binds, what the next step would take, spills"
    )
    add_kernel_arguments(resources)
    resources.add_argument(
        "--line", type=int, metavar="N", help="whose values are alive at this line of the AMDGCN (default: the peak)"
    )
    resources.epilog = "KERNEL may also be an assembly file (FILE.s)."
    resources.set_defaults(handler=show_resources)


def show_resources(arguments: argparse.Namespace) -> int:
    """``resources``."""
    comp = open_record_or_assembly(arguments)
    status = compile_status(comp)
    payload = ask(comp, "resources", **({} if arguments.line is None else {"line": arguments.line}))
    if arguments.json:
        print_json(payload)
        return status
    if payload["not_known"] and status:
        # The compile's own error, reported above, is the reason.
        return status
    if payload["not_known"]:
        raise UsageError(f"not known: {payload['not_known']}", status=1)
    _print_waves(payload)
    _print_registers(payload["registers"])
    _print_alive(payload["alive"])
    _print_spills(payload["spills"])
    return status


def _print_waves(payload: dict[str, Any]) -> None:
    shape = f"{payload['threads']} threads a workgroup, {payload['waves']} waves of {payload['wave_size']}"
    if payload["waves_per_simd"] is None:
        out.print(Text(f"{payload['target']}: waves per SIMD not known: {payload['note']}", style="bold"))
    else:
        waves = f"{payload['waves_per_simd']} of {payload['max_waves_per_simd']} waves per SIMD"
        out.print(Text(f"{payload['target']}: {waves}, bound by {payload['limit']} (modelled)", style="bold"))
    out.print(Text(shape))
    if payload["next"] is not None:
        out.print(Text(f"next step: {payload['next']['text']}"))
    elif payload["limits"]:
        out.print(Text("next step: none, fewer registers or bytes of LDS would not give more waves"))
    if not payload["limits"]:
        return
    made = table(
        "resource", "used", "allocated", "of", "unit", "waves per SIMD", "room", "",
        right=("used", "allocated", "of", "waves per SIMD", "room"), whole=("resource",),
    )  # fmt: skip
    for limit in payload["limits"]:
        row(
            made,
            limit["resource"],
            limit["used"],
            limit["allocated"],
            limit["available"],
            limit["unit"],
            limit["waves_per_simd"],
            limit["room"],
            Text("binds", style="bold") if limit["binds"] else "",
        )
    out.print(made)
    out.print(Text(f"room: how much more before a wave is lost; the waves are {payload['rule']}"))


def _print_registers(files: list[dict[str, Any]]) -> None:
    out.print()
    for file in files:
        top = file["peak"]
        where = (
            "never in use"
            if top is None
            else f"at most {top['live']} in use at once, line {top['line']}: {top['text']}"
        )
        out.print(Text(f"{file['file']}: {file['used']} taken, {where}"))


def _print_alive(alive: dict[str, Any] | None) -> None:
    if alive is None:
        return
    out.print()
    out.print(Text(f"alive at line {alive['line']}: {alive['text']}", style="bold"))
    made = table("VGPRs", "AGPRs", "SGPRs", "fx node", "registers", right=("VGPRs", "AGPRs", "SGPRs"))
    for holder in alive["holders"][:_MOST_HOLDERS]:
        row(
            made,
            holder["vgprs"] or "",
            holder["agprs"] or "",
            holder["sgprs"] or "",
            _origin(holder),
            holder["registers"],
        )
    out.print(made)
    hidden = len(alive["holders"]) - _MOST_HOLDERS
    if hidden > 0:
        out.print(Text(f"and {hidden} more (--json)"))


def _origin(holder: dict[str, Any]) -> str:
    if holder["attribution"] == "launch":
        return "set up at the launch"
    mark = "≈" if holder["attribution"] == "inferred" else ""
    return mark + ", ".join(holder["labels"]) if holder["labels"] else "–"


def _print_spills(spills: dict[str, Any]) -> None:
    out.print()
    moves = spills["instructions"]
    if not (spills["vgprs"] or spills["sgprs"] or spills["scratch_bytes"] or moves):
        out.print(Text("no spills, no scratch"))
        return
    out.print(
        Text(
            f"{spills['vgprs']} VGPRs and {spills['sgprs']} SGPRs spilled, {spills['scratch_bytes']} B of scratch "
            f"a lane, {len(moves)} instructions for it",
            style="bold",
        )
    )
    made = table("line", "what", "dwords", "instruction", right=("line", "dwords"))
    for move in moves[:_MOST_HOLDERS]:
        row(made, move["line"], move["kind"], move["dwords"], move["text"])
    out.print(made)
    if len(moves) > _MOST_HOLDERS:
        out.print(Text(f"and {len(moves) - _MOST_HOLDERS} more (--json)"))
