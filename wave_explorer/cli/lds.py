"""Command ``lds``: the buffers in LDS, every instruction that accesses them, and the bank conflicts of a run."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from wave_explorer.cli.console import out, print_json, row, table
from wave_explorer.cli.looking import ask
from wave_explorer.cli.subject import add_kernel_arguments, compile_status, open_record


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    lds = commands.add_parser("lds", help="LDS buffers, accesses and bank conflicts, known without a run")
    add_kernel_arguments(lds)
    lds.set_defaults(handler=show_lds)


def show_lds(arguments: argparse.Namespace) -> int:
    """``lds``."""
    comp = open_record(arguments)
    status = compile_status(comp)
    found, layouts = ask(comp, "lds_prediction"), ask(comp, "lds_what_if")
    if arguments.json:
        print_json({**found, "what_if": layouts})
        return status
    if not found["allocations"] and not found["accesses"]:
        out.print(Text(found["not_known"] or f"{found['kernel']} does not use LDS"))
        return status
    _print_buffers(found)
    _print_accesses(found)
    _print_layouts(layouts)
    return status


def _print_buffers(found: dict[str, Any]) -> None:
    limit = f" of {found['lds_limit']:,}" if found["lds_limit"] else ""
    out.print(
        Text(f"{found['kernel']} on {found['target']}: {_number(found['lds_bytes'])}{limit} bytes of LDS", style="bold")
    )
    made = table("buffer", "bytes", "cells", "padding", "in use", whole=("buffer", "bytes"))
    for one in found["allocations"]:
        life = one["lifetime"]
        span = "–"
        if life is not None:
            where = life["section_first"]
            where += f" to {life['section_last']}" if life["section_last"] != where else ""
            span = f"{life['first_name']} … {life['last_name']} ({where})"
        row(made, one["name"], _bytes(one), _cells(one), one["padding"], span)
    out.print(made)
    for one in found["allocations"]:
        for shared in one["shares"]:
            when = "AT ONE TIME: each overwrites the other" if shared["together"] else "one after the other"
            out.print(
                Text(
                    f"{one['name']} and {shared['name']} share bytes {shared['first']}..{shared['last']}, {when}",
                    style="bold red" if shared["together"] else "",
                )
            )


def _print_accesses(found: dict[str, Any]) -> None:
    if found["not_known"]:
        out.print(Text(f"accesses not known: {found['not_known']}"))
        return
    made = table(
        "instruction", "fx node", "bits", "conflicts", "executions", "in all", "lines",
        right=("bits", "conflicts", "executions", "in all"), whole=("instruction",),
    )  # fmt: skip
    for alike in _groups(found["accesses"]):
        one = alike[0]
        more = f" +{len(one['nodes']) - 1}" if len(one["nodes"]) > 1 else ""
        mark = "≈" if one["link"] == "inferred" else ""
        row(
            made,
            one["mnemonic"],
            f"{mark}{one['label'].partition(', ')[0]}{more}" if one["label"] else None,
            f"{one['services']}×{one['width']}" if one["services"] > 1 else one["width"] or None,
            _number(one["conflicts_per_execution"]),
            _number(_sum(alike, "executions")),
            _number(_sum(alike, "conflict_cycles")),
            " ".join(str(each["line"]) for each in alike),
        )
    out.print(made)
    out.print(Text("conflicts: cycles beyond the conflict-free ones, of one execution by a wave"))
    total = found["predicted_bank_conflicts"]
    grid = found["grid"]
    over = f"grid {grid[0]}×{grid[1]}×{grid[2]}" if grid is not None else "all workgroups"
    if total is not None:
        out.print(Text(f"predicted bank conflicts of a run ({over}): {total:,} cycles", style="bold"))
    else:
        out.print(Text("predicted bank conflicts of a run: not known", style="bold"))
        for reason in dict.fromkeys(_without_line(reason) for reason in found["reasons"]):
            out.print(Text(f"  {reason}"))
    for evidence in dict.fromkeys(
        f"{one['kind']} of {one['width']} bits: {one['evidence']}" for one in found["accesses"] if one["evidence"]
    ):
        out.print(Text(f"rule for a {evidence}"))


def _groups(accesses: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Copies of one access, as an unrolled loop has them."""
    groups: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for one in accesses:
        key = (one["mnemonic"], tuple(one["nodes"]), one["conflicts_per_execution"], one["link"])
        groups.setdefault(key, []).append(one)
    return list(groups.values())


def _sum(accesses: list[dict[str, Any]], field: str) -> int | None:
    values = [one[field] for one in accesses]
    return None if None in values else sum(values)


def _print_layouts(layouts: dict[str, Any]) -> None:
    for one in layouts["buffers"]:
        if one["not_known"]:
            out.print(Text(f"other layouts of {one['name']}: not known: {one['not_known']}"))
            continue
        shown = {"as compiled": one["compiled"], "": one["unpadded"], "best padding": one["best_padding"],
                 "best swizzle": one["best_swizzle"]}  # fmt: skip
        parts = [
            f"{name + ', ' if name else ''}{layout['text']}: {layout['conflict_cycles']:,} cycles, "
            f"{layout['bytes']:,} B"
            for name, layout in shown.items()
            if layout is not None
        ]
        scope = "a workgroup's run" if one["whole_run"] else "one execution of each access"
        out.print(Text(f"{one['name']}, {scope}: " + "; ".join(parts)))
    if layouts["buffers"]:
        out.print(Text(f"other layouts are {layouts['source']}"))


def _without_line(reason: str) -> str:
    return reason.partition(" (")[2].replace("):", ":", 1) or reason


def _bytes(one: dict[str, Any]) -> str:
    if one["offset"] is None or one["bytes"] is None:
        return f"– ({_number(one['bytes'])})"
    return f"{one['offset']}..{one['offset'] + one['bytes'] - 1}"


def _cells(one: dict[str, Any]) -> str:
    names = one["dims"] or ["?"] * len(one["shape"])
    return f"[{', '.join(f'{dim} {size}' for dim, size in zip(names, one['shape'], strict=False))}] {one['dtype']}"


def _number(value: float | None) -> str | None:
    if value is None:
        return None
    return f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"
