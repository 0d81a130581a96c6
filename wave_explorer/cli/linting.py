"""Command ``lint``: what is wrong with a kernel, surely not meant, or costly."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from wave_explorer.cli.console import out, print_json
from wave_explorer.cli.looking import ask
from wave_explorer.cli.subject import add_kernel_arguments, open_record

_STYLES = {"error": "bold red", "warning": "dark_orange", "note": "cyan"}


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    lint = commands.add_parser("lint", help="what is wrong with a kernel, surely not meant, or costly")
    add_kernel_arguments(lint)
    lint.epilog = "Exit status 1 where there is an error."
    lint.set_defaults(handler=show_diagnostics)


def show_diagnostics(arguments: argparse.Namespace) -> int:
    """``lint``."""
    payload = ask(open_record(arguments), "diagnostics")
    if arguments.json:
        print_json(payload)
    else:
        _print(payload)
    return 1 if payload["errors"] else 0


def _print(payload: dict[str, Any]) -> None:
    for one in payload["diagnostics"]:
        head = Text(f"{one['severity']} {one['code']}: ", style=_STYLES[one["severity"]])
        out.print(head + Text(one["message"]))
        place = _place(one)
        if place:
            out.print(Text(f"  at {place}"))
        if one["fix"]:
            out.print(Text(f"  {one['fix']}"))
    counts = (_counted(payload[f"{name}s"], name) for name in ("error", "warning", "note"))
    out.print(Text(f"{payload['kernel']} on {payload['target']}: {', '.join(counts)}", style="bold"))


def _place(one: dict[str, Any]) -> str:
    location = one["location"]
    parts = [f"{location['file']}:{location['line']}" if location else "", one["constraint"]]
    parts += [f"node {one['node']}" if one["node"] else "", f"pass {one['stage']}" if one["stage"] else ""]
    parts.append(f"AMDGCN line {one['line']}" if one["line"] is not None else "")
    return ", ".join(part for part in parts if part)


def _counted(count: int, name: str) -> str:
    return f"{count} {name}{'' if count == 1 else 's'}"
