"""How many waves a SIMD can hold at once, and which resource sets the limit.

The formulas are LLVM's (``AMDGPUBaseInfo.cpp``: getNumWavesPerEUWithNumVGPRs, getOccupancyWithNumSGPRs,
getMaxWorkGroupsPerCU; ``AMDGPUSubtarget.cpp``: getOccupancyWithWorkGroupSizes).  The result is what the resources
allow, not what a run achieves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from wave_explorer.arch.targets import Target

Resource: TypeAlias = Literal["VGPRs", "SGPRs", "LDS", "workgroup slots", "wave slots"]


@dataclass(frozen=True, slots=True)
class Occupancy:
    """Resident waves of one kernel.

    Attributes:
        waves_per_simd: on the fullest SIMD.
        waves_per_cu: on all SIMDs that share a workgroup.
        workgroups_per_cu: resident workgroups.
        limiting: the resource that allows the fewest workgroups; of several, the first of :data:`Resource`.
        workgroups_by: workgroups that each resource alone would allow.
        allocated_vgprs, allocated_lds_bytes: after rounding up to the allocation unit.
    """

    waves_per_simd: int
    waves_per_cu: int
    workgroups_per_cu: int
    limiting: Resource
    workgroups_by: dict[Resource, int]
    allocated_vgprs: int
    allocated_lds_bytes: int


class DoesNotFit(ValueError):
    """Not even one workgroup fits; the message says which resource is short."""


def occupancy(
    target: Target, *, threads: int, vgprs: int, agprs: int = 0, sgprs: int = 0, lds_bytes: int = 0, wave_size: int = 0
) -> Occupancy:
    """Waves that can be resident.

    Args:
        target: the GPU.
        threads: of a workgroup.
        vgprs: architectural VGPRs of a lane.
        agprs: accumulation VGPRs of a lane.
        sgprs: scalar registers of a wave, VCC and the like included.
        lds_bytes: of a workgroup.
        wave_size: lanes of a wave; 0 for the target's default.

    Raises:
        DoesNotFit: a workgroup needs more than the target has.
        ValueError: ``threads`` is not positive, or the target has no waves of that size.
    """
    lanes = wave_size or target.wave_size
    if lanes not in target.wave_sizes:
        raise ValueError(f"{target.name} runs waves of {target.wave_sizes} lanes, not of {lanes}")
    if threads < 1:
        raise ValueError("a workgroup has at least one thread")
    waves = -(-threads // lanes)
    granule = target.vgpr_allocation_granule(lanes)
    total = _aligned(vgprs, 4) + agprs if agprs and target.unified_agprs else max(vgprs, agprs)
    allocated_vgprs = max(_aligned(total, granule), granule)
    allocated_lds = _aligned(lds_bytes, target.lds_granule)
    slots = target.max_waves_per_simd * target.simds
    by: dict[Resource, int] = {
        "VGPRs": target.vgprs_per_lane(lanes) // allocated_vgprs * target.simds // waves,
        "SGPRs": _waves_by_sgprs(target, sgprs) * target.simds // waves,
        "LDS": target.lds_bytes // allocated_lds if allocated_lds else slots,
        "workgroup slots": slots if waves == 1 else target.max_workgroups,
        "wave slots": slots // waves,
    }
    if lds_bytes > target.lds_bytes_per_workgroup:
        by["LDS"] = 0
    # A limit that only the wave slots reach is theirs, whatever else would allow as many.
    workgroups = min(by.values())
    limiting: Resource = "wave slots" if by["wave slots"] == workgroups else _first(by, workgroups)
    if workgroups == 0:
        raise DoesNotFit(
            f"a workgroup of {threads} threads with {total} VGPRs, {sgprs} SGPRs and {lds_bytes} B of LDS does not fit "
            f"on {target.name}: {limiting} run out"
        )
    resident = workgroups * waves
    return Occupancy(
        waves_per_simd=-(-resident // target.simds),
        waves_per_cu=resident,
        workgroups_per_cu=workgroups,
        limiting=limiting,
        workgroups_by=by,
        allocated_vgprs=allocated_vgprs,
        allocated_lds_bytes=allocated_lds,
    )


def _first(by: dict[Resource, int], workgroups: int) -> Resource:
    return next(resource for resource, count in by.items() if count == workgroups)


def _waves_by_sgprs(target: Target, sgprs: int) -> int:
    """800 SGPRs in units of 16 (LLVM's table for GCN3 to CDNA: 80, 88 and 100 are its steps)."""
    if target.sgprs is None or sgprs <= 80:
        return target.max_waves_per_simd
    if sgprs <= 88:
        return min(9, target.max_waves_per_simd)
    return min(8 if sgprs <= 100 else 7, target.max_waves_per_simd)


def _aligned(value: int, unit: int) -> int:
    return -(-value // unit) * unit
