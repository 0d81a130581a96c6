"""Commands ``run`` and ``devices``."""

from __future__ import annotations

import argparse
import re
from typing import Any

from rich.status import Status
from rich.text import Text

from wave_explorer.cli.console import err, out, print_json, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.run_report import print_run, run_payload
from wave_explorer.cli.subject import add_json_argument, add_kernel_arguments, compile_failure, open_record


def add_commands(commands: Any) -> None:
    """Adds the commands of this file."""
    run = commands.add_parser("run", help="run a library kernel and check its outputs against a float64 reference")
    add_kernel_arguments(run)
    run.add_argument("--device", default="auto", help="auto (default) or emulator")
    run.add_argument(
        "--check", action="store_true", help="also look for races, reads before their wait and values never written"
    )
    run.add_argument("--seed", type=_seed, default=0, help="of the random inputs")
    run.set_defaults(handler=run_kernel)

    devices = commands.add_parser("devices", help="where kernels can run, and why not elsewhere")
    add_json_argument(devices)
    devices.set_defaults(handler=list_devices)


def _seed(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 up")
    return int(text)


def run_kernel(arguments: argparse.Namespace) -> int:
    """``run``."""
    comp = open_record(arguments)
    if comp.asm is None:
        raise compile_failure(comp.error, comp.manifest.status)
    from wave_explorer.actions.running import run
    from wave_explorer.device import LaunchError

    with Status("running", console=err) as status:

        def progress(part: float) -> None:
            status.update(Text(f"running: {part:.0%}"))

        try:
            result = run(comp, device=arguments.device, check=arguments.check, seed=arguments.seed, progress=progress)
        except LaunchError as error:
            raise UsageError(error.summary, advice=error.advice) from error
    if arguments.json:
        print_json(run_payload(result))
    else:
        print_run(result)
    return 0 if result.ok else 1


def list_devices(arguments: argparse.Namespace) -> int:
    """``devices``."""
    from wave_explorer.device import devices

    rows = []
    for device in devices():
        found = device.availability()
        rows.append({"name": device.name, "kind": device.kind, "available": found.available, "note": found.reason})
    if arguments.json:
        print_json({"devices": rows})
        return 0
    made = table("device", "kind", "usable", "note")
    for entry in rows:
        row(made, entry["name"], entry["kind"], "yes" if entry["available"] else "no", entry["note"])
    out.print(made)
    return 0
