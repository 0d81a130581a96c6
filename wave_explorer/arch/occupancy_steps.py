"""What it would take for more waves to be resident, and how much more a kernel may take before it loses one.

Both are answered by asking :mod:`wave_explorer.arch.occupancy` about other amounts, so they hold whatever the steps of
the allocation are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from wave_explorer.arch.occupancy import Needs, Resource

Adjustable: TypeAlias = Literal["VGPRs", "SGPRs", "LDS"]
_ADJUSTABLE: tuple[Adjustable, ...] = ("VGPRs", "SGPRs", "LDS")


@dataclass(frozen=True, slots=True)
class Change:
    """A resource, what the kernel takes of it now, and the most it may take.

    Registers of a lane (AGPRs among them, where the file is one) or of a wave, bytes of a workgroup.
    """

    resource: Adjustable
    now: int
    at_most: int

    @property
    def fewer(self) -> int:
        """How much has to go; negative where there is room."""
        return self.now - self.at_most


@dataclass(frozen=True, slots=True)
class Step:
    """The least change that gives more waves.

    Attributes:
        waves_per_simd, workgroups_per_cu: that would then be resident.
        changes: what has to shrink for it, all together.
    """

    waves_per_simd: int
    workgroups_per_cu: int
    changes: tuple[Change, ...]


def next_step(wanted: Needs) -> Step | None:
    """The least that gives more waves on the fullest SIMD, also for a kernel of which no workgroup fits yet.

    None where no change of registers and LDS can give more: wave or workgroup slots are the limit.
    """
    by = wanted.workgroups_by()
    now = min(by.values())
    most = min(by["wave slots"], by["workgroup slots"])
    goal = next((n for n in range(now + 1, most + 1) if wanted.waves_of(n) > wanted.waves_of(now)), None)
    if goal is None:
        return None
    changes: list[Change] = []
    for resource in _ADJUSTABLE:
        if by[resource] < goal:
            enough = next((n for n in _smaller(wanted, resource) if _workgroups(wanted, resource, n) >= goal), None)
            if enough is None:
                return None
            changes.append(Change(resource, _amount(wanted, resource), enough))
    # One unit less can give more than one wave: 96 registers of 1536 leave 16 waves, 97 leave 12.
    after = wanted
    for change in changes:
        after = _with(after, change.resource, change.at_most)
    workgroups = min(after.workgroups_by().values())
    return Step(wanted.waves_of(workgroups), workgroups, tuple(changes))


def room(wanted: Needs) -> tuple[Change, ...]:
    """For each resource the most that the kernel may take, everything else as it is, without losing a wave.

    Empty for a kernel of which no workgroup fits. SGPRs are left out where they never limit the waves.
    """
    by = wanted.workgroups_by()
    now = wanted.waves_of(min(by.values()))
    if now == 0:
        return ()
    found: list[Change] = []
    for resource in _ADJUSTABLE:
        if resource == "SGPRs" and wanted.target.sgprs is None:
            continue
        others = min(count for name, count in by.items() if name != resource)
        most = _amount(wanted, resource)
        for amount in _larger(wanted, resource):
            if wanted.waves_of(min(others, _workgroups(wanted, resource, amount))) < now:
                break
            most = amount
        found.append(Change(resource, _amount(wanted, resource), most))
    return tuple(found)


def _amount(wanted: Needs, resource: Adjustable) -> int:
    return {"VGPRs": wanted.registers, "SGPRs": wanted.sgprs, "LDS": wanted.lds_bytes}[resource]


def _with(wanted: Needs, resource: Adjustable, amount: int) -> Needs:
    if resource == "VGPRs":
        return replace(wanted, registers=amount)
    return replace(wanted, sgprs=amount) if resource == "SGPRs" else replace(wanted, lds_bytes=amount)


def _workgroups(wanted: Needs, resource: Resource, amount: int) -> int:
    adjustable: Adjustable = next(name for name in _ADJUSTABLE if name == resource)
    return _with(wanted, adjustable, amount).workgroups_by()[resource]


def _smaller(wanted: Needs, resource: Adjustable) -> Iterator[int]:
    """Smaller amounts, largest first; of LDS only those that end an allocation unit."""
    if resource == "LDS":
        unit = wanted.target.lds_granule
        first = min(wanted.lds_bytes - 1, wanted.target.lds_bytes_per_workgroup) // unit * unit
        return iter(range(first, -1, -unit))
    return iter(range(_amount(wanted, resource) - 1, 0, -1))


def _larger(wanted: Needs, resource: Adjustable) -> Iterator[int]:
    """Larger amounts that the target has, smallest first; of LDS only those that end an allocation unit."""
    target = wanted.target
    if resource == "LDS":
        unit = target.lds_granule
        return iter(range(-(-wanted.lds_bytes // unit) * unit, target.lds_bytes_per_workgroup + 1, unit))
    most = target.most_registers if resource == "VGPRs" else target.most_sgprs
    return iter(range(_amount(wanted, resource) + 1, most + 1))
