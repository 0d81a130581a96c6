"""DPP: the first source of a vector operation taken from another lane (CDNA3 ISA, "DPP_CTRL")."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.isa.program import ModifierValue

DPP_MODIFIERS = frozenset(
    {
        "quad_perm", "row_shl", "row_shr", "row_ror", "wave_shl", "wave_rol", "wave_shr", "wave_ror", "row_mirror",
        "row_half_mirror", "row_bcast", "row_newbcast", "row_mask", "bank_mask", "bound_ctrl",
    }
)  # fmt: skip


@dataclass(frozen=True)
class SourceLanes:
    """Where each lane of a wave takes its first source.

    Attributes:
        lane: intp (lanes,).
        exists: bool (lanes,), whether that lane is within the row or wave.
        enabled: bool (lanes,), row_mask and bank_mask.
        zero_if_missing: bound_ctrl: 0 in place of a missing or inactive lane; else the lane writes nothing.
    """

    lane: NDArray[np.intp]
    exists: NDArray[np.bool_]
    enabled: NDArray[np.bool_]
    zero_if_missing: bool


def source_lanes(modifiers: dict[str, ModifierValue], lanes: int) -> SourceLanes:
    """The lanes that a DPP instruction's modifiers name.

    Raises:
        NotImplementedError: no control or one that is not known.
    """
    here = np.arange(lanes)
    row, column = here // 16, here % 16
    exists = np.ones(lanes, np.bool_)
    if "quad_perm" in modifiers:
        pattern = modifiers["quad_perm"]
        if not isinstance(pattern, tuple) or len(pattern) != 4:
            raise NotImplementedError(f"quad_perm:{pattern}")
        lane = here // 4 * 4 + np.array(pattern)[here % 4]
    elif "row_shl" in modifiers:
        column = column + _number(modifiers, "row_shl")
        lane, exists = row * 16 + column, column < 16
    elif "row_shr" in modifiers:
        column = column - _number(modifiers, "row_shr")
        lane, exists = row * 16 + column, column >= 0
    elif "row_ror" in modifiers:
        lane = row * 16 + (column - _number(modifiers, "row_ror")) % 16
    elif "row_mirror" in modifiers:
        lane = row * 16 + 15 - column
    elif "row_half_mirror" in modifiers:
        lane = here // 8 * 8 + 7 - here % 8
    elif "row_newbcast" in modifiers:
        lane = row * 16 + _number(modifiers, "row_newbcast")
    elif "row_bcast" in modifiers and _number(modifiers, "row_bcast") == 15:
        lane, exists = row * 16 - 1, row > 0
    elif "row_bcast" in modifiers and _number(modifiers, "row_bcast") == 31:
        lane, exists = np.full(lanes, 31), here >= 32
    elif "wave_shl" in modifiers:
        lane, exists = here + 1, here + 1 < lanes
    elif "wave_shr" in modifiers:
        lane, exists = here - 1, here > 0
    elif "wave_rol" in modifiers:
        lane = (here + 1) % lanes
    elif "wave_ror" in modifiers:
        lane = (here - 1) % lanes
    else:
        raise NotImplementedError("a DPP control that is not known")
    row_mask, bank_mask = _number(modifiers, "row_mask", 0xF), _number(modifiers, "bank_mask", 0xF)
    enabled = (row_mask >> row & 1 == 1) & (bank_mask >> (here % 16 // 4) & 1 == 1)
    # Assemblers write bound_ctrl:0 (older) and bound_ctrl:1 for the same bit.
    return SourceLanes(np.where(exists, lane, 0).astype(np.intp), exists, enabled, "bound_ctrl" in modifiers)


def _number(modifiers: dict[str, ModifierValue], name: str, default: int | None = None) -> int:
    value = modifiers.get(name, default)
    if not isinstance(value, int):
        raise NotImplementedError(f"{name}:{value}")
    return value
