"""A matrix instruction as an SVG: A lower left, B upper right, D lower right, each cell coloured by the lane it is in.

Drawn without a library and with the page's own text colour, so that it stands in any notebook, light or dark.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.matrix import MatrixInstruction, OperandName

# The four hues of lane groups in the explorer, readable on white and on near-black.
_HUES = ("#d9572b", "#1fa78f", "#9269d1", "#dda916")
_LANES_PER_GROUP = 16
_LARGEST, _SIDE = 20, 560
_LEFT, _TOP, _GAP = 28, 40, 34
_NUMBERED = 15


def picture(instruction: MatrixInstruction, block: int, *, cell: tuple[int, int] | None, caption: str) -> str:
    """HTML with the tiles of one block.

    Args:
        instruction: what is drawn.
        block: of instructions that multiply several.
        cell: (i, j) of an element of D whose row of A and column of B are lit; None for none.
        caption: one line under the picture.
    """
    m, n, k = instruction.m, instruction.n, instruction.k
    size = max(3, min(_LARGEST, _SIDE // (max(m, n) + k)))
    right, lower = _LEFT + k * size + _GAP, _TOP + k * size + _GAP
    lit: dict[OperandName, Callable[[int, int], bool]] = {
        "A": lambda row, column: cell is not None and row == cell[0],
        "B": lambda row, column: cell is not None and column == cell[1],
        "D": lambda row, column: (row, column) == cell,
    }
    parts = []
    corners: dict[OperandName, tuple[int, int]] = {"A": (_LEFT, lower), "B": (right, _TOP), "D": (right, lower)}
    titles = {"A": "i × k", "B": "k × j", "D": "i × j"}
    for name, (left, top) in corners.items():
        layout = instruction.layouts[name]
        title = f"<tspan font-weight='600'>{name}</tspan> {titles[name]}, {layout.dtype}: lanes"
        parts.append(f"<text x='{left}' y='{top - 7}' font-size='12' fill='currentColor'>{title}</text>")
        parts.extend(_cells(_lanes(layout.elements, block), left, top, size, lit[name]))
    for x, y, text in (
        (_LEFT - 4, lower + 11, "i 0"),
        (_LEFT - 4, lower + m * size - 1, str(m - 1)),
        (right - 4, _TOP + 11, "k 0"),
        (right - 4, _TOP + k * size - 1, str(k - 1)),
    ):
        parts.append(
            f"<text x='{x}' y='{y}' font-size='11' text-anchor='end' fill='currentColor' opacity='.7'>{text}</text>"
        )
    width, height = right + n * size + 4, lower + m * size + 6
    return (
        f"<div><svg width='{width}' height='{height}' viewBox='0 0 {width} {height}' role='img' "
        f"aria-label='{escape(caption, quote=True)}' font-family='sans-serif'>{''.join(parts)}</svg>"
        f"<div style='font-size:12px'>{escape(caption)}</div></div>"
    )


def _lanes(elements: NDArray[np.int64], block: int) -> NDArray[np.int64]:
    """By row and column the first lane that holds it, -1 for none."""
    own = elements[..., 2] == block
    rows, columns, _ = elements[own].T
    lane = np.broadcast_to(np.arange(elements.shape[0])[:, None], own.shape)[own]
    result = np.full((rows.max() + 1, columns.max() + 1), -1, np.int64)
    # Backwards, so that of several lanes that hold a cell the first one stays.
    result[rows[::-1], columns[::-1]] = lane[::-1]
    return result


def _cells(lanes: NDArray[np.int64], left: int, top: int, size: int, lit: Callable[[int, int], bool]) -> list[str]:
    """One path for all cells of a colour, and the lane numbers where there is room: a saved notebook stays small."""
    side = size - 1 if size > 5 else size
    paths: dict[tuple[str, bool], list[str]] = {}
    texts = []
    for (row, column), lane in np.ndenumerate(lanes):
        x, y = left + column * size, top + row * size
        hue = _HUES[lane // _LANES_PER_GROUP % len(_HUES)] if lane >= 0 else "#808a99"
        paths.setdefault((hue, lit(row, column)), []).append(f"M{x} {y}h{side}v{side}h-{side}z")
        if size >= _NUMBERED and lane >= 0:
            texts.append(f"<text x='{x + side // 2}' y='{y + size // 2 + 3}'>{lane}</text>")
    drawn = [
        f"<path fill='{hue}' fill-opacity='{0.75 if shown else 0.25}' d='{''.join(cells)}'/>"
        for (hue, shown), cells in paths.items()
    ]
    return [*drawn, f"<g font-size='9' text-anchor='middle' fill='currentColor'>{''.join(texts)}</g>"]
