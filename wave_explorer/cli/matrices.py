"""Command ``mma``: which lane and register holds which element of a matrix instruction."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.text import Text

from wave_explorer.cli.console import out, print_json, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.subject import add_json_argument
from wave_explorer.queries import BadQuery
from wave_explorer.queries.matrix_layout import MatrixLayoutPayload, MatrixOperand, matrix_layout

_COLUMNS = 6
"""Registers side by side, in 80 characters; elements are never shortened, so that more go into a further table."""

_WIDE = 120
"""More than any of these tables takes: a narrower terminal breaks lines instead of shortening elements."""


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    mma = commands.add_parser("mma", help="which lane and register holds which element of a matrix instruction")
    mma.add_argument("instruction", metavar="INSTRUCTION", help="for example v_mfma_f32_16x16x16_f16")
    mma.add_argument("--target", default="gfx942", help="AMD target (default: gfx942)")
    mma.add_argument("--wave-size", type=int, choices=(32, 64), help="lanes, where the target has both")
    mma.add_argument(
        "--operand", type=str.upper, choices=tuple("ABCD"), default="D", help="whose table is shown (default: D)"
    )
    add_json_argument(mma)
    mma.set_defaults(handler=show_layout)


def show_layout(arguments: argparse.Namespace) -> int:
    """``mma``."""
    try:
        found = matrix_layout(arguments.instruction, arguments.target, arguments.wave_size)
    except BadQuery as error:
        raise UsageError(str(error)) from error
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
    for key in "ABCD":
        operand: MatrixOperand = getattr(found, key)
        out.print(Text(f"  {key}: {operand.dtype}, {len(operand.slots)} elements a lane in {operand.registers} VGPRs"))
    operand = getattr(found, name)
    indices = {"A": "i,k", "B": "k,j"}.get(name, "i,j") + (",block" if found.blocks > 1 else "")
    out.print(Text(f"{name}[{indices}] by lane and register:"))
    for first in range(0, len(operand.slots), _COLUMNS):
        some = slice(first, first + _COLUMNS)
        heads = [_slot(slot) for slot in operand.slots[some]]
        made = table("lane", *heads, right=("lane",), whole=tuple(heads))
        for lane, elements in enumerate(operand.lanes):
            row(made, lane, *(",".join(str(part) for part in _shown(cell, found.blocks)) for cell in elements[some]))
        out.print(made, width=_WIDE, crop=False)
    out.print(Text(f"known by: {found.evidence}"))


def _slot(slot: tuple[int, int, int]) -> str:
    register, bit, width = slot
    if width > 32:
        return f"v{register}:{register + width // 32 - 1}"
    return f"v{register}" if width == 32 else f"v{register}[{bit + width - 1}:{bit}]"


def _shown(cell: tuple[int, int, int], blocks: int) -> tuple[int, ...]:
    return cell if blocks > 1 else cell[:2]
