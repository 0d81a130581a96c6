"""How the LDS serves one wave instruction: which lanes go together, and what bank conflicts cost.

The rules, with their sources and evidence, are data (``data/lds_rules.json``).  Under them the counter
SQ_LDS_BANK_CONFLICT of one wave instruction is, summed over its phases, the largest number of distinct dwords that
one bank must deliver, less one; this reproduces published measurements on MI300X.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

Kind: TypeAlias = Literal["read", "write"]


class UnknownService(LookupError):
    """How a target serves this kind of access is not known; the message says what is known."""


@dataclass(frozen=True, slots=True)
class ServiceRule:
    """The phases of one LDS access.

    Attributes:
        target, kind: as asked for.
        width: bits a lane transfers (8, 16, 32, 64, 96, 128).
        banks: banks of 4 bytes that the access sees.
        phases: lanes served together, in the order of service.
        status: how this is known (measured, a document, by analogy).
    """

    target: str
    kind: Kind
    width: int
    banks: int
    phases: tuple[tuple[int, ...], ...]
    status: str

    @property
    def measured(self) -> bool:
        """Whether hardware was measured for exactly this access."""
        return self.status.startswith("measured")

    @property
    def lanes(self) -> int:
        """Lanes of the waves that the rule is of."""
        return sum(len(phase) for phase in self.phases)


@dataclass(frozen=True, slots=True)
class BankLoad:
    """One bank in one phase: the distinct dwords it delivers (by dword address), and the lanes that want each."""

    bank: int
    dwords: dict[int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class PhaseService:
    """One phase: its lanes, the banks they touch, and its conflict cycles."""

    lanes: tuple[int, ...]
    active: tuple[int, ...]
    banks: tuple[BankLoad, ...]
    conflict_cycles: int


@dataclass(frozen=True, slots=True)
class Service:
    """One wave instruction, phase by phase; ``cycles`` counts the phases that have an active lane and the conflicts."""

    rule: ServiceRule
    phases: tuple[PhaseService, ...]

    @property
    def conflict_cycles(self) -> int:
        """Extra cycles over all phases."""
        return sum(phase.conflict_cycles for phase in self.phases)

    @property
    def cycles(self) -> int:
        """Cycles over all phases."""
        return self.conflict_cycles + sum(1 for phase in self.phases if phase.active)


@lru_cache(maxsize=1)
def _rules() -> dict[str, Any]:
    path = resources.files("wave_explorer.arch") / "data" / "lds_rules.json"
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def sources() -> tuple[str, ...]:
    """Where the rules come from."""
    return tuple(_rules()["sources"])


@lru_cache(maxsize=128)
def service_rule(target: str, kind: Kind, width: int) -> ServiceRule:
    """The phases in which ``target`` serves an access of ``width`` bits a lane.

    ``ds_read2_b64`` and the like are two accesses of the single width, one after the other.

    Raises:
        UnknownService: nobody has published how.
    """
    entry = _rules()["targets"].get(target, {}).get(kind, {}).get(f"b{width}")
    if entry is None:
        known = ", ".join(
            f"{name} {way} of {', '.join(widths[way])}"
            for name, widths in _rules()["targets"].items()
            for way in ("read", "write")
            if widths[way]
        )
        raise UnknownService(f"how {target} serves an LDS {kind} of {width} bits a lane is not known; known: {known}")
    phases = tuple(tuple(lane for part in phase for lane in _lanes(part)) for phase in entry["phases"])
    return ServiceRule(target, kind, width, entry["banks"], phases, entry["status"])


def _lanes(part: str) -> range:
    first, last = part.split("-")
    return range(int(first), int(last) + 1)


def conflict_cycles(
    target: str, kind: Kind, width: int, addresses: NDArray[np.int64], active: NDArray[np.bool_] | None = None
) -> NDArray[np.int64]:
    """Bank conflict cycles of wave instructions, many at a time.

    Args:
        target, kind, width: choose the rule, as for :func:`service_rule`.
        addresses: LDS byte address by lane, shape (..., lanes).
        active: whether a lane takes part, same shape; None for all.

    Returns:
        Conflict cycles, shape (...).

    Raises:
        UnknownService: there is no rule.
        ValueError: another number of lanes than the rule has.
    """
    rule = service_rule(target, kind, width)
    _check_lanes(rule, addresses.shape[-1])
    dwords = np.asarray(addresses, dtype=np.int64)[..., None] // 4 + np.arange(max(width // 32, 1))
    if active is not None:
        dwords = np.where(np.asarray(active, dtype=bool)[..., None], dwords, -1)
    total = np.zeros(addresses.shape[:-1], dtype=np.int64)
    for lanes in rule.phases:
        chosen = dwords[..., list(lanes), :]
        total += _conflicts(chosen.reshape(*chosen.shape[:-2], -1), rule.banks)
    return total


def _conflicts(dwords: NDArray[np.int64], banks: int) -> NDArray[np.int64]:
    """Largest number of distinct dwords (-1: none) in one bank, less one, along the last axis."""
    span = int(dwords.max(initial=0)) // banks + 1
    # Sorting by bank, then by dword, puts the distinct dwords of a bank next to each other.
    keys = np.sort(np.where(dwords < 0, -1, dwords % banks * span + dwords // banks), axis=-1)
    distinct = np.ones(keys.shape, dtype=bool)
    distinct[..., 1:] = keys[..., 1:] != keys[..., :-1]
    distinct &= keys >= 0
    count = np.cumsum(distinct, axis=-1)
    bank = keys // span
    first = np.ones(keys.shape, dtype=bool)
    first[..., 1:] = bank[..., 1:] != bank[..., :-1]
    before = np.maximum.accumulate(np.where(first, count - distinct, 0), axis=-1)
    within = np.where(distinct, count - before, 0)
    largest: NDArray[np.int64] = within.max(axis=-1, initial=0)
    return np.maximum(largest - 1, 0)


def service(
    target: str, kind: Kind, width: int, addresses: NDArray[np.int64], active: NDArray[np.bool_] | None = None
) -> Service:
    """One wave instruction, phase by phase and bank by bank.

    Args:
        target, kind, width: choose the rule, as for :func:`service_rule`.
        addresses: LDS byte address by lane, shape (lanes,).
        active: whether a lane takes part; None for all.

    Raises:
        UnknownService: there is no rule.
        ValueError: another number of lanes than the rule has.
    """
    rule = service_rule(target, kind, width)
    _check_lanes(rule, addresses.shape[-1])
    phases: list[PhaseService] = []
    for lanes in rule.phases:
        taking_part = tuple(lane for lane in lanes if active is None or active[lane])
        wanted: dict[int, dict[int, list[int]]] = {}
        for lane in taking_part:
            first = int(addresses[lane]) // 4
            for dword in range(first, first + max(width // 32, 1)):
                wanted.setdefault(dword % rule.banks, {}).setdefault(dword, []).append(lane)
        banks = tuple(
            BankLoad(bank, {dword: tuple(users) for dword, users in sorted(dwords.items())})
            for bank, dwords in sorted(wanted.items())
        )
        busiest = max((len(bank.dwords) for bank in banks), default=1)
        phases.append(PhaseService(lanes, taking_part, banks, busiest - 1))
    return Service(rule, tuple(phases))


def _check_lanes(rule: ServiceRule, lanes: int) -> None:
    if lanes != rule.lanes:
        raise ValueError(
            f"the rule for {rule.target} is known for waves of {rule.lanes} lanes, and there are {lanes} addresses"
        )
