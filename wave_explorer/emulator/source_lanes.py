"""DPP: the first source of a vector operation taken from another lane (CDNA3 ISA, "DPP_CTRL"; RDNA4 ISA, "DPP16" and
"DPP8")."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wave_explorer.isa.program import ModifierValue

DPP_MODIFIERS = frozenset(
    {
        "quad_perm", "row_shl", "row_shr", "row_ror", "wave_shl", "wave_rol", "wave_shr", "wave_ror", "row_mirror",
        "row_half_mirror", "row_bcast", "row_newbcast", "row_share", "row_xmask", "dpp8", "row_mask",
        "bank_mask", "bound_ctrl", "fi",
    }
)  # fmt: skip


@dataclass(frozen=True)
class SourceLanes:
    """Where each lane of a wave takes its first source.

    Attributes:
        lane: intp (lanes,).
        exists: bool (lanes,), whether that lane is within the row or wave.
        enabled: bool (lanes,), row_mask and bank_mask.
        zero_if_missing: bound_ctrl, and always with DPP8: 0 in place of a missing or inactive lane; else the lane
            writes nothing.
        reads_inactive: fi: an inactive lane counts like any other.
    """

    lane: NDArray[np.intp]
    exists: NDArray[np.bool_]
    enabled: NDArray[np.bool_]
    zero_if_missing: bool
    reads_inactive: bool = False


def source_lanes(modifiers: dict[str, ModifierValue], lanes: int) -> SourceLanes:
    """The lanes that a DPP instruction's modifiers name.

    Raises:
        NotImplementedError: no control or one that is not known.
    """
    here = np.arange(lanes)
    row, column = here // 16, here % 16
    exists = np.ones(lanes, np.bool_)
    if "quad_perm" in modifiers:
        lane = here // 4 * 4 + _pattern(modifiers, "quad_perm", 4)[here % 4]
    elif "dpp8" in modifiers:
        lane = here // 8 * 8 + _pattern(modifiers, "dpp8", 8)[here % 8]
    elif "row_shl" in modifiers:
        column = column + _distance(modifiers, "row_shl", 1)
        lane, exists = row * 16 + column, column < 16
    elif "row_shr" in modifiers:
        column = column - _distance(modifiers, "row_shr", 1)
        lane, exists = row * 16 + column, column >= 0
    elif "row_ror" in modifiers:
        lane = row * 16 + (column - _distance(modifiers, "row_ror", 1)) % 16
    elif "row_mirror" in modifiers:
        lane = row * 16 + 15 - column
    elif "row_half_mirror" in modifiers:
        lane = here // 8 * 8 + 7 - here % 8
    elif "row_newbcast" in modifiers or "row_share" in modifiers:
        lane = row * 16 + _distance(modifiers, "row_share" if "row_share" in modifiers else "row_newbcast", 0)
    elif "row_xmask" in modifiers:
        lane = row * 16 + (column ^ _distance(modifiers, "row_xmask", 0))
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
    zero_if_missing = "bound_ctrl" in modifiers or "dpp8" in modifiers
    return SourceLanes(
        np.where(exists, lane, 0).astype(np.intp), exists, enabled, zero_if_missing, bool(modifiers.get("fi", 0))
    )


def _pattern(modifiers: dict[str, ModifierValue], name: str, count: int) -> NDArray[np.intp]:
    lanes = modifiers[name]
    if not isinstance(lanes, tuple) or len(lanes) != count or not all(0 <= lane < count for lane in lanes):
        raise NotImplementedError(f"{name}:{lanes}")
    return np.array(lanes, np.intp)


def _distance(modifiers: dict[str, ModifierValue], name: str, least: int) -> int:
    """Within a row of 16 lanes."""
    value = _number(modifiers, name)
    if not least <= value <= 15:
        raise NotImplementedError(f"{name}:{value}")
    return value


def _number(modifiers: dict[str, ModifierValue], name: str, default: int | None = None) -> int:
    value = modifiers.get(name, default)
    if not isinstance(value, int):
        raise NotImplementedError(f"{name}:{value}")
    return value
