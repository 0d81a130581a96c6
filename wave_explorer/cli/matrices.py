"""Command ``mma``: which matrix instructions there are, and which lane and register holds which element of one."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.text import Text

from wave_explorer.cli.console import out, print_json, print_whole, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.subject import add_json_argument
from wave_explorer.queries import BadQuery
from wave_explorer.queries.matrix_catalogue import CatalogueRow, matrix_catalogue, targets_with
from wave_explorer.queries.matrix_layout import MatrixLayoutPayload, MatrixOperand, matrix_layout

_USUAL = "gfx942"

_COLUMNS = 6
"""Registers side by side, in 80 characters; elements are never shortened, so that more go into a further table."""


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    mma = commands.add_parser(
        "mma",
        help="which lane and register holds which element of a matrix instruction; without one, which there are",
    )
    mma.add_argument(
        "instruction",
        metavar="INSTRUCTION",
        nargs="?",
        help="such as v_mfma_f32_16x16x16_f16, or a type of Wave (F32_16x16x16_F16); without it all are listed",
    )
    mma.add_argument("--list", action="store_true", help="list the instructions, also of one --target or --type")
    mma.add_argument("--type", metavar="TYPE", help="with --list: only those for these elements (f16, fp8, i8 ...)")
    mma.add_argument("--target", help=f"AMD target (default: {_USUAL}, else the first that has the instruction)")
    mma.add_argument("--wave-size", type=int, choices=(32, 64), help="lanes, where the target has both")
    mma.add_argument(
        "--operand", type=str.upper, choices=tuple("ABCD"), default="D", help="whose table is shown (default: D)"
    )
    add_json_argument(mma)
    mma.set_defaults(handler=show_matrices)


def show_matrices(arguments: argparse.Namespace) -> int:
    """``mma``."""
    try:
        if arguments.list or arguments.instruction is None:
            return _list(arguments)
        if arguments.type is not None:
            raise UsageError("--type chooses among the instructions of a list", advice="Leave it out, or add --list.")
        return _show(arguments)
    except BadQuery as error:
        raise UsageError(str(error)) from error


def _list(arguments: argparse.Namespace) -> int:
    if arguments.instruction is not None:
        raise UsageError("--list takes no instruction", advice="--target and --type make the list shorter.")
    found = matrix_catalogue(arguments.target, arguments.type)
    rows = [one for one in found.instructions if arguments.wave_size in (None, one.wave_size)]
    if arguments.json:
        print_json(msgspec.to_builtins(msgspec.structs.replace(found, instructions=rows)))
        return 0
    for targets in dict.fromkeys(one.targets for one in rows):
        out.print(Text(" ".join(targets), style="bold"))
        words = ("instruction", "A·B", "C, D", "shape", "type of Wave")
        made = table(*words[:4], "wave", "cycles", words[4], right=("wave", "cycles"), whole=words)
        for one in rows:
            if one.targets == targets:
                blocks = f" ×{one.blocks}" if one.blocks > 1 else ""
                shape = f"{one.m}×{one.n}×{one.k}{blocks}"
                row(made, one.name, _factors(one), _sums(one), shape, one.wave_size, one.cycles, _types(one))
        print_whole(made)
    out.print(
        Text("shape: m×n×k, and the blocks that are multiplied at once. cycles: the matrix core is busy with one")
    )
    out.print(Text("wave-explorer mma INSTRUCTION --target TARGET shows where its elements are"))
    return 0


def _factors(one: CatalogueRow) -> str:
    if one.formats:
        return "/".join(one.formats)
    return one.a_type if one.a_type == one.b_type else f"{one.a_type}·{one.b_type}"


def _sums(one: CatalogueRow) -> str:
    return one.d_type if one.c_type == one.d_type else f"{one.c_type}, {one.d_type}"


def _types(one: CatalogueRow) -> str:
    return " ".join(one.wave_types)


def _show(arguments: argparse.Namespace) -> int:
    target = arguments.target
    if target is None:
        having = targets_with(arguments.instruction)
        target = having[0] if having and _USUAL not in having else _USUAL
    found = matrix_layout(arguments.instruction, target, arguments.wave_size)
    if arguments.json:
        print_json(msgspec.to_builtins(found))
    else:
        _print(found, arguments.operand)
    return 0


def _print(found: MatrixLayoutPayload, name: str) -> None:
    blocks = f", {found.blocks} blocks" if found.blocks > 1 else ""
    cycles = "not known" if found.cycles is None else str(found.cycles)
    out.print(
        Text(
            f"{found.name} on {found.target}, wave{found.wave_size}: D[{found.m}×{found.n}] = "
            f"A[{found.m}×{found.k}] · B[{found.k}×{found.n}] + C{blocks}; {found.flops:,} operations, cycles {cycles}",
            style="bold",
        )
    )
    if found.note:
        out.print(Text(found.note))
    for key in "ABCD":
        operand: MatrixOperand = getattr(found, key)
        out.print(Text(f"  {key}: {operand.dtype}, {len(operand.slots)} elements a lane in {operand.registers} VGPRs"))
    operand = getattr(found, name)
    indices = {"A": "i,k", "B": "k,j"}.get(name, "i,j") + (",block" if found.blocks > 1 else "")
    out.print(Text(f"{name}[{indices}], {operand.dtype}, by lane and register:"))
    for first in range(0, len(operand.slots), _COLUMNS):
        some = slice(first, first + _COLUMNS)
        heads = [_slot(slot) for slot in operand.slots[some]]
        made = table("lane", *heads, right=("lane",), whole=tuple(heads))
        for lane, elements in enumerate(operand.lanes):
            row(made, lane, *(",".join(str(part) for part in _shown(cell, found.blocks)) for cell in elements[some]))
        print_whole(made)
    out.print(Text(f"known by: {found.evidence}"))


def _slot(slot: tuple[int, int, int]) -> str:
    register, bit, width = slot
    if width > 32:
        return f"v{register}:{register + width // 32 - 1}"
    return f"v{register}" if width == 32 else f"v{register}[{bit + width - 1}:{bit}]"


def _shown(cell: tuple[int, int, int], blocks: int) -> tuple[int, ...]:
    return cell if blocks > 1 else cell[:2]
