"""Command ``grid``: the tile of each workgroup, the order of dispatch, what is shared, and what an L2 would see."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from wave_explorer.cli.console import out, print_json, print_whole, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.looking import ask
from wave_explorer.cli.subject import add_kernel_arguments, compile_status, open_record

_ROWS = 16


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    grid = commands.add_parser(
        "grid",
        help="workgroups on the machine: tiles, order of dispatch, shared inputs, what an L2 would see",
    )
    add_kernel_arguments(grid)
    grid.add_argument("--batch", type=int, default=0, help="which set of workgroups that are resident together")
    grid.add_argument("--all", action="store_true", help="every workgroup, not only the first ones")
    grid.set_defaults(handler=show_grid)


def show_grid(arguments: argparse.Namespace) -> int:
    """``grid``."""
    comp = open_record(arguments)
    status = compile_status(comp)
    payload = ask(comp, "grid", batch=arguments.batch)
    if arguments.json:
        print_json(payload)
        return status
    if payload["not_known"]:
        raise UsageError(f"not known: {payload['not_known']}", status=1)
    _print_dispatch(payload)
    _print_tensors(payload)
    _print_workgroups(payload, arguments.all)
    _print_l2(payload)
    return status


def _print_dispatch(payload: dict[str, Any]) -> None:
    dispatch = payload["dispatch"]
    product = "" if dispatch is None else f" ({dispatch['product']})"
    title = f"{payload['workgroups']} workgroups, {payload['grid_text']}, on {payload['target']}{product}"
    out.print(Text(title, style="bold"))
    rule = f"not known: {payload['dispatch_not_known']}" if dispatch is None else dispatch["rule"]
    out.print(Text(f"dispatched: {rule}"))
    for source in () if dispatch is None else dispatch["sources"]:
        out.print(Text(f"  source: {source}"))
    for constraint in payload["reordering"]:
        out.print(Text(f"reordered by {constraint}"))


def _print_tensors(payload: dict[str, Any]) -> None:
    numbers = ("tiles", "elements", "shared by")
    made = table("tensor", "", "shape", "tile", *numbers, "", right=numbers, whole=("tensor",))
    for one in payload["tensors"]:
        shape = "×".join(map(str, one["shape"]))
        if one["not_known"]:
            row(made, one["name"], one["kind"], shape, f"not known: {one['not_known']}", "", "", "", "")
            continue
        first = one["tiles"][0]
        size = "×".join(str(stop - start) for start, stop in zip(first["start"], first["stop"], strict=True))
        sharers = sorted({tile["workgroups"] for tile in one["tiles"]})
        shared = str(sharers[0]) if len(sharers) == 1 else f"{sharers[0]} to {sharers[-1]}"
        gaps = "with gaps" if one["dense"] is False else ""
        row(made, one["name"], one["kind"], shape, size, len(one["tiles"]), one["cells"], shared, gaps)
    print_whole(made)
    out.print(Text("tile and elements are those of workgroup 0; shared by: workgroups that have the same tile"))


def _print_workgroups(payload: dict[str, Any], every: bool) -> None:
    known = [one for one in payload["tensors"] if not one["not_known"]]
    dies = payload["dispatch"]["dies"] if payload["dispatch"] is not None else None
    made = table("id", "x,y,z", "die", *(one["name"] for one in known), right=("id", "die"), whole=("x,y,z",))
    width, height, _ = payload["grid"]
    count = payload["workgroups"] if every else min(_ROWS, payload["workgroups"])
    for number in range(count):
        place = f"{number % width},{number // width % height},{number // (width * height)}"
        tiles = [_box(one, one["tile_of"][number]) for one in known]
        row(made, number, place, None if dies is None else number % dies, *tiles)
    print_whole(made)
    if count < payload["workgroups"]:
        out.print(Text(f"and {payload['workgroups'] - count} more (--all)"))


def _box(tensor: dict[str, Any], number: int) -> str:
    if number < 0:
        return "nothing"
    tile = tensor["tiles"][number]
    ranges = zip(tensor["dims"], tile["start"], tile["stop"], strict=True)
    return " ".join(f"{dim} {start}:{stop}" for dim, start, stop in ranges)


def _print_l2(payload: dict[str, Any]) -> None:
    model = payload["l2"]
    if model is None:
        out.print(Text(f"what an L2 would see is not known: {payload['l2_not_known']}"))
        return
    out.print(
        Text(
            f"What the L2 of each die would see (modelled), batch {model['batch']} of {model['batches']}: up to "
            f"{model['resident_per_die']} workgroups a die at once",
            style="bold",
        )
    )
    numbers = ("die", "workgroups", "requested", "distinct", "hits at most")
    made = table(*numbers, f"L2 of {model['l2_bytes'] // 1024} KiB", right=numbers)
    for one in model["dies"]:
        fits = "holds it" if one["fits"] else "is smaller"
        row(
            made, one["die"], len(one["workgroups"]), one["requested_bytes"], one["distinct_bytes"],
            _percent(one["hit_bound"]), fits,
        )  # fmt: skip
    print_whole(made)
    whole = model["whole"]
    out.print(
        Text(
            f"all batches: {whole['requested_bytes']} bytes requested, {whole['fetched_bytes']} fetched "
            f"({whole['tensor_bytes']} of the tensors once), hits at most {_percent(whole['hit_bound'])}"
        )
    )
    for one in model["inputs"]:
        out.print(Text(f"  {one['name']}: {one['value']} ({one['source']})"))
    out.print(Text(model["rule"]))


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"
