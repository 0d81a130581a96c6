"""Command ``verify``: executed addresses against the index of the fx nodes."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rich.status import Status
from rich.text import Text

from wave_explorer.cli.console import err, out, print_json, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.subject import add_kernel_arguments, compile_failure, open_record

if TYPE_CHECKING:
    from wave_explorer.analysis.verification import Verification
    from wave_explorer.record import Compilation


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    verify = commands.add_parser(
        "verify", help="compare the addresses that a run touches, lane by lane, with what each fx node's index says"
    )
    add_kernel_arguments(verify)
    verify.add_argument("--every-workgroup", action="store_true", help="not only those at the corners of the grid")
    verify.set_defaults(handler=verify_kernel)


def verify_kernel(arguments: argparse.Namespace) -> int:
    """``verify``."""
    comp = open_record(arguments)
    if comp.asm is None:
        raise compile_failure(comp.error, comp.manifest.status)
    from wave_explorer.actions.verifying import verify
    from wave_explorer.device import LaunchError, RunFailed

    with Status("running", console=err) as status:

        def progress(part: float, *_: object) -> None:
            status.update(Text(f"running: {part:.0%}"))

        try:
            found = verify(comp, every_workgroup=arguments.every_workgroup, progress=progress)
        except LaunchError as error:
            failed = isinstance(error, RunFailed)
            raise UsageError(error.summary, advice=error.advice, status=1 if failed else 2) from error
    if arguments.json:
        print_json(payload(found))
    else:
        _print(comp, found)
    return 0 if found.ok else 1


def payload(found: Verification) -> dict[str, Any]:
    """The JSON of a verification."""
    data = asdict(found)
    return {"ok": found.ok, **data}


def _print(comp: Compilation, found: Verification) -> None:
    share = f"{found.checked / found.accesses:.1%}" if found.accesses else "none"
    out.print(
        Text(
            f"{found.checked} of {found.accesses} accesses checked ({share}), {found.lanes_checked} lanes; "
            f"{found.by_iteration} of them loop iteration by loop iteration",
            style="bold",
        )
    )
    if found.ok:
        out.print(Text("every checked lane touches the bytes that its node's index says", style="green"))
    graph = comp.last_graph()
    nodes = graph.nodes if graph is not None else {}
    for one in found.mismatches:
        names = ", ".join(nodes[node].name for node in one.nodes if node in nodes)
        out.print(
            Text(
                f"line {one.line}, workgroup {one.workgroup}, wave {one.wave}, lane {one.lane}: {one.instruction}\n"
                f"  {names}: expected bytes {_bytes(one.expected, one.expected_in)}, "
                f"touched {_bytes(one.actual, one.actual_in)}",
                style="bold red",
            )
        )
    for left_out in found.not_executed:
        stores = ", ".join(nodes[store].name for store in left_out.stores)
        reads = ", ".join(nodes[node].name for node in left_out.nodes)
        out.print(
            Text(
                f"line {left_out.line}: {left_out.lanes} lanes of {reads} are not executed, and need not be: "
                f"every store of the value ({stores}) is masked there: {left_out.instruction}"
            )
        )
    if found.excluded:
        made = table("line", "not checked", "accesses", "why", right=("line", "accesses"))
        for excluded in found.excluded:
            row(made, excluded.line, excluded.instruction, excluded.accesses, excluded.reason)
        out.print(made)


def _bytes(addresses: tuple[int, ...], memories: tuple[str, ...]) -> str:
    if not addresses:
        return "none besides"
    return f"{' '.join(f'{address:#x}' for address in addresses)} of {' and '.join(memories)}"
