"""Commands that show what a compile did: ``list passes show diff index isa``."""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from typing import Any

from rich.text import Text

from wave_explorer.analysis.text_diff import unified_diff
from wave_explorer.cli.assembly import open_record_or_assembly
from wave_explorer.cli.console import out, print_json, print_rows, row, table
from wave_explorer.cli.derivation import print_derivation
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.graph_file import dot_text, write_graph
from wave_explorer.cli.subject import add_json_argument, add_kernel_arguments, compile_status, open_record
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.record import Compilation

_DELTA_STYLES = {"+": "green", "−": "dark_orange", "~": "yellow"}


_MOST_NAMES = 4
"""Nodes that the line about later names lists."""


def add_commands(commands: Any) -> None:
    """Adds the commands of this file."""
    listing = commands.add_parser("list", help="kernels that are ready to explore")
    listing.add_argument("name", nargs="?", metavar="NAME", help="one of them, with its settings and gaps")
    add_json_argument(listing)
    listing.set_defaults(handler=list_kernels)

    passes = commands.add_parser("passes", help="every pass of every layer")
    add_kernel_arguments(passes)
    passes.add_argument("--all", action="store_true", help="also passes that changed nothing")
    passes.add_argument("--layer", choices=["fx", "mlir", "llvm", "mir", "isa"])
    passes.set_defaults(handler=show_passes)

    show = commands.add_parser("show", help="the IR or graph after one pass")
    add_kernel_arguments(show)
    show.add_argument("stage", metavar="STAGE", help="id or name of a pass, from 'passes'")
    show.add_argument("--dot", metavar="FILE", help="write an fx graph as DOT (.dot), drawn (.svg .png .pdf), - prints")
    show.add_argument("--join-copies", action="store_true", help="with --dot: copies of an operation are one box")
    show.set_defaults(handler=show_stage)

    diff = commands.add_parser("diff", help="what one pass changed")
    add_kernel_arguments(diff)
    diff.add_argument("stage", metavar="STAGE", help="id or name of a pass")
    diff.add_argument("--against", metavar="STAGE", help="another pass to compare with (default: before the pass)")
    diff.set_defaults(handler=show_diff)

    index = commands.add_parser("index", help="which element and byte each lane touches")
    add_kernel_arguments(index)
    index.add_argument("node", metavar="NODE", help="id or name of an fx node")
    index.add_argument("--stage", help="after which pass (default: the last one that has the node)")
    index.add_argument("--workgroup", type=coordinates, default=(0, 0, 0), metavar="X,Y,Z")
    index.add_argument("--iteration", type=int, default=0)
    index.add_argument("--wave", type=int, default=0, help="which wave the table shows")
    index.add_argument("--why", action="store_true", help="the index as a sum of terms, and what put each there")
    index.add_argument("--lane", type=int, help="whose values --why shows, 0 if not given")
    index.set_defaults(handler=show_index)

    isa = commands.add_parser("isa", help="the AMDGCN, with the fx node behind each instruction, and its resources")
    add_kernel_arguments(isa)
    isa.epilog = "KERNEL may also be an assembly file (FILE.s)."
    isa.set_defaults(handler=show_isa)


def ask(comp: Compilation, name: str, **parameters: Any) -> Any:
    """A query whose refusal is a usage error."""
    try:
        return answer(Subject(comp), name, parameters)
    except BadQuery as error:
        raise UsageError(str(error)) from error


def list_kernels(arguments: argparse.Namespace) -> int:
    """``list``."""
    from wave_explorer.kernel.library import LibraryEntry, PipelineEntry, library, pipelines

    # A phase stands behind its pipeline.
    entries: list[LibraryEntry | PipelineEntry] = [entry for name, entry in library().items() if ":" not in name]
    entries += pipelines().values()
    rows: list[dict[str, Any]] = [
        {
            "name": entry.name,
            "summary": entry.summary,
            "targets": list(entry.targets),
            "defaults": dict(entry.defaults),
            "gaps": list(entry.gaps),
            "phases": [phase.name for phase in entry.phases] if isinstance(entry, PipelineEntry) else [],
        }
        for entry in entries
    ]
    if arguments.name is not None:
        rows = [entry for entry in rows if entry["name"] == arguments.name]
        if not rows:
            known = [entry.name for entry in entries]
            near = get_close_matches(arguments.name, known, 1)
            advice = f"Did you mean {near[0]!r}?" if near else "'wave-explorer list' names them all."
            raise UsageError(f"there is no kernel {arguments.name!r} in the library", advice=advice)
    if arguments.json:
        print_json({"kernels": rows})
    elif arguments.name is not None:
        _print_entry(rows[0])
    else:
        made = table("name", "what it is", "targets", whole=("name",))
        for entry in rows:
            row(made, entry["name"], entry["summary"], " ".join(entry["targets"]))
        out.print(made)
        out.print(Text("wave-explorer list NAME shows the settings of one, and what its template lacks"))
    return 0


def _print_entry(entry: dict[str, Any]) -> None:
    out.print(Text(f"{entry['name']}: {entry['summary']}", style="bold"))
    out.print(Text(f"targets: {' '.join(entry['targets'])}"))
    if entry["phases"]:
        out.print(Text(f"phases: {' '.join(entry['phases'])}"))
    made = table("setting", "default", whole=("setting",))
    for key, value in entry["defaults"].items():
        if value is not None:
            row(made, key, _value(value))
    out.print(made)
    for gap in entry["gaps"]:
        out.print(Text(f"lacks: {gap}"))


def _value(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def show_passes(arguments: argparse.Namespace) -> int:
    """``passes``."""
    comp = open_record(arguments)
    payload = ask(comp, "stages")
    if arguments.layer:
        payload["stages"] = [stage for stage in payload["stages"] if stage["layer"] == arguments.layer]
    if arguments.json:
        print_json(payload)
        return compile_status(comp)
    if not comp.stages:
        return compile_status(comp)
    made = table("layer", "pass", "ms", "ops", "", right=("ms", "ops"))
    hidden = 0
    for stage in payload["stages"]:
        if not (arguments.all or stage["changed"] or stage["status"] != "ok"):
            hidden += 1
            continue
        seconds = None if stage["seconds"] is None else f"{stage['seconds'] * 1000:.1f}"
        state = "" if stage["status"] == "ok" else stage["status"]
        indent = "  " if stage["parent"] else ""
        row(made, stage["layer"], indent + stage["id"].partition("/")[2], seconds, _delta(stage), state)
    print_rows(made)
    out.print(Text(f"{len(payload['stages'])} passes" + (f", {hidden} unchanged not shown (--all)" if hidden else "")))
    out.print(
        Text("ops: operations that the pass added (+) or removed (−); ~ it changed some, and their number stayed")
    )
    return compile_status(comp)


def _delta(stage: dict[str, Any]) -> Text:
    if not stage["changed"]:
        return Text("")
    delta = stage["op_delta"]
    text = "~" if not delta else f"+{delta}" if delta > 0 else f"−{-delta}"
    return Text(text, style=_DELTA_STYLES[text[0]])


def show_stage(arguments: argparse.Namespace) -> int:
    """``show STAGE``."""
    comp = open_record(arguments)
    status = compile_status(comp)
    if arguments.dot is not None:
        text = dot_text(comp, arguments.stage, join_copies=arguments.join_copies)
        if arguments.dot == "-":
            out.file.write(text)
        else:
            write_graph(text, arguments.dot)
        return status
    if arguments.join_copies:
        raise UsageError("--join-copies goes with --dot")
    payload = ask(comp, "text", stage=arguments.stage)
    if arguments.json:
        print_json(payload)
    elif not payload["text"]:
        raise UsageError(f"nothing to show after {payload['stage']}: {payload['note']}")
    else:
        out.print(Text(payload["text"]))
    return status


def show_diff(arguments: argparse.Namespace) -> int:
    """``diff STAGE``."""
    comp = open_record(arguments)
    status = compile_status(comp)
    parameters = {"stage": arguments.stage} | ({"against": arguments.against} if arguments.against else {})
    payload = ask(comp, "diff", **parameters)
    if arguments.json:
        print_json(payload)
        return status
    text = unified_diff(payload["before"], payload["after"], names=(payload["against"] or "before", payload["stage"]))
    if not text:
        out.print(Text(f"{payload['stage']} changed nothing"))
    for line in text.splitlines():
        style = "green" if line.startswith("+") else "dark_orange" if line.startswith("-") else ""
        out.print(Text(line, style=style))
    return status


def show_index(arguments: argparse.Namespace) -> int:
    """``index NODE``."""
    comp = open_record(arguments)
    status = compile_status(comp)
    stage = arguments.stage or _last_stage_with(comp, arguments.node)
    where = {"node": arguments.node, "workgroup": arguments.workgroup, "iteration": arguments.iteration}
    payload = ask(comp, "index_map", stage=stage, **where)
    _check_place(arguments, comp, payload)
    if arguments.json:
        print_json({**payload, "derivation": ask(comp, "derivation", stage=stage, **where)})
        return status
    if arguments.why:
        print_derivation(ask(comp, "derivation", stage=stage, **where), arguments.wave, arguments.lane or 0)
        _print_mapping(payload)
        return status
    if payload["not_known"]:
        raise UsageError(f"not known: {payload['not_known']}", status=1)
    element = ask(comp, "node", stage=stage, node=payload["node"])["type_text"]
    _print_index(payload, arguments.wave, element)
    if arguments.stage is None:
        _print_successors(comp, payload["stage"], payload["node"], arguments.node)
    return status


def _check_place(arguments: argparse.Namespace, comp: Compilation, payload: dict[str, Any]) -> None:
    waves, lanes, lane = payload["waves"], payload["wave_size"], arguments.lane
    if waves and not 0 <= arguments.wave < waves:
        raise UsageError(f"there is no wave {arguments.wave}: a workgroup has {waves}")
    if lane is not None and not arguments.why:
        raise UsageError("--lane goes with --why; the table shows all lanes")
    if lane is not None and not 0 <= lane < lanes:
        raise UsageError(f"there is no lane {lane}: a wave has {lanes}")
    graph = comp.graph(payload["stage"])
    region = graph.nodes[payload["node"]].region
    if arguments.iteration and all(one.owner is None for one in graph.regions if one.id == region):
        raise UsageError(f"{payload['label']} stands in no loop, so it has no iteration {arguments.iteration}")


def _last_stage_with(comp: Compilation, key: str) -> str:
    for stage in reversed(comp.stages):
        if stage.language != "graph" or stage.after is None:
            continue
        nodes = comp.graph(stage).nodes
        if key in nodes or any(node.name == key for node in nodes.values()):
            return stage.id
    raise UsageError(f"no pass of this compile has a node {key!r}", advice="Names stand in 'wave-explorer show'.")


def _print_successors(comp: Compilation, stage: str, node: str, key: str) -> None:
    """One line where the node is not in the last graph: what comes from it there, and how to ask for another pass."""
    last = comp.last_graph_stage()
    if last is None or last.id == stage:
        return
    graphs = [one for one in comp.stages if one.language == "graph" and one.after is not None]
    later = graphs[[one.id for one in graphs].index(stage) + 1 :]
    family = {node}
    for one in later:
        for copy in comp.graph(one).nodes.values():
            if copy.lineage in family:
                family.add(copy.id)
    names = [one.name for one in comp.graph(last).nodes.values() if one.id in family]
    shown = ", ".join(names[:_MOST_NAMES]) + (f" and {len(names) - _MOST_NAMES} more" if names[_MOST_NAMES:] else "")
    came = f"in the last graph there are {shown} from it" if names else "what comes from it later is not recorded"
    out.print(Text(f"{stage} is the last pass with a node {key}; {came} (--stage PASS shows another pass)"))


def _print_index(payload: dict[str, Any], wave: int, element: str) -> None:
    what = " ".join(part for part in (payload["space"], element) if part)
    out.print(Text(f"{payload['label']} after {payload['stage']}, {what}, wave {wave}", style="bold"))
    for dim in payload["index"]:
        out.print(Text(f"  {dim['dim']} = {dim['start']} : {dim['size']} : {dim['stride']}"))
    _print_mapping(payload)
    behind = [f"in {payload['tensor']['name']}"] if payload["in_memory"] else []
    made = table("lane", *payload["dims"], *behind, "bytes", right=("lane",))
    for lane in range(payload["wave_size"]):
        thread = wave * payload["wave_size"] + lane
        if thread >= payload["threads"]:
            break
        cells = [_range(payload["coordinates"][dim][thread]) for dim in payload["dims"]]
        if behind:
            cells.append(", ".join(_range(payload["in_memory"][dim][thread]) for dim in payload["tensor"]["dims"]))
        address = payload["address"]
        where = None if address is None else _byte_ranges(address[thread], payload["element_bytes"])
        row(made, lane, *cells, where)
    out.print(made)
    if payload["address_note"]:
        out.print(Text(f"bytes not known: {payload['address_note']}"))
    if payload["mask_note"]:
        out.print(Text(payload["mask_note"]))


def _print_mapping(payload: dict[str, Any]) -> None:
    if payload["mapping"]:
        out.print(Text(f"through the index mapping {payload['mapping']}"))


def _byte_ranges(first_bytes: list[int], size: int) -> str:
    """``0x40…0x4f 0x80…0x8f``: first to last byte of elements that lie behind each other, in their order."""
    ranges: list[list[int]] = []
    for first in first_bytes:
        if ranges and first == ranges[-1][1] + 1:
            ranges[-1][1] = first + size - 1
        else:
            ranges.append([first, first + size - 1])
    return " ".join(f"{first:#x}…{last:#x}" if last > first else f"{first:#x}" for first, last in ranges)


def _range(values: list[int]) -> str:
    return str(values[0]) if values[0] == values[-1] else f"{values[0]} … {values[-1]}"


def show_isa(arguments: argparse.Namespace) -> int:
    """``isa``."""
    comp = open_record_or_assembly(arguments)
    status = compile_status(comp)
    payload = ask(comp, "isa")
    if arguments.json:
        print_json(payload)
        return status
    if payload["not_known"] and status:
        # The compile's own error, reported above, is the reason.
        return status
    if payload["not_known"]:
        raise UsageError(f"not known: {payload['not_known']}", status=1)
    resources = payload["resources"]
    out.print(
        Text(
            f"{payload['target']}: {resources['vgprs']} VGPRs, {resources['agprs']} AGPRs, {resources['sgprs']} SGPRs, "
            f"{resources['lds_bytes']} B LDS, {resources['scratch_bytes']} B scratch, "
            f"{resources['waves_per_simd']} waves per SIMD (bound by {resources['limit']})",
            style="bold",
        )
    )
    marks = {"direct": "", "inferred": "≈", "none": ""}
    made = table("line", "instruction", "fx node", "live", right=("line", "live"))
    for instruction in payload["instructions"]:
        chips = ", ".join(instruction["node_labels"])
        chip = marks[instruction["attribution"]] + chips if chips else "–"
        row(made, instruction["line"], instruction["text"], chip, instruction["live_vgprs"])
    print_rows(made)
    coverage = payload["coverage"]
    out.print(
        Text(f"{coverage['direct']} direct, {coverage['inferred']} inferred (≈), {coverage['none']} without a node")
    )
    out.print(Text("live: VGPRs in use at the instruction: values still needed, and what it writes"))
    if payload["provenance_note"]:
        out.print(Text(payload["provenance_note"]))
    return status


def coordinates(text: str) -> tuple[int, int, int]:
    """``X,Y,Z`` of a workgroup, for an argument; axes left out are 0."""
    parts = text.split(",")
    if not 1 <= len(parts) <= 3 or not all(part.strip().isdigit() for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} is not X,Y,Z")
    x, y, z = [*(int(part) for part in parts), 0, 0][:3]
    return x, y, z
