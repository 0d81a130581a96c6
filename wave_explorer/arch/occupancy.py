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
        waves_by: waves on the fullest SIMD that each resource alone would allow; registers are counted wave by wave,
            as LLVM does, though a workgroup that does not fit as a whole brings none of its waves.
        allocated_vgprs, allocated_lds_bytes: after rounding up to the allocation unit.
    """

    waves_per_simd: int
    waves_per_cu: int
    workgroups_per_cu: int
    limiting: Resource
    workgroups_by: dict[Resource, int]
    waves_by: dict[Resource, int]
    allocated_vgprs: int
    allocated_lds_bytes: int


class DoesNotFit(ValueError):
    """Not even one workgroup fits; the message says which resource is short."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a kernel takes of a target.

    Attributes:
        target: the GPU.
        threads: of a workgroup.
        registers: VGPRs of a lane that are allocated together, AGPRs among them where the file is one
            (:func:`allocated_together`).
        sgprs: scalar registers of a wave, VCC and the like included.
        lds_bytes: of a workgroup.
        wave_size: lanes of a wave.
    """

    target: Target
    threads: int
    registers: int
    sgprs: int
    lds_bytes: int
    wave_size: int

    @property
    def waves(self) -> int:
        """Waves of a workgroup."""
        return -(-self.threads // self.wave_size)

    @property
    def allocated_vgprs(self) -> int:
        """Registers of a lane, rounded up to the allocation unit; at least one unit."""
        granule = self.target.vgpr_allocation_granule(self.wave_size)
        return max(_aligned(self.registers, granule), granule)

    @property
    def allocated_lds(self) -> int:
        """Bytes of a workgroup, rounded up to the allocation unit."""
        return _aligned(self.lds_bytes, self.target.lds_granule)

    def waves_by_vgprs(self) -> int:
        """Waves of a SIMD that the vector registers allow."""
        fit = self.target.vgprs_per_lane(self.wave_size) // self.allocated_vgprs
        return min(fit, self.target.max_waves_per_simd)

    def waves_by_sgprs(self) -> int:
        """Waves of a SIMD that the scalar registers allow.

        800 SGPRs in units of 16 (LLVM's table for GCN3 to CDNA: 80, 88 and 100 are its steps).
        """
        most = self.target.max_waves_per_simd
        if self.target.sgprs is None or self.sgprs <= 80:
            return most
        if self.sgprs <= 88:
            return min(9, most)
        return min(8 if self.sgprs <= 100 else 7, most)

    def workgroups_by(self) -> dict[Resource, int]:
        """Resident workgroups that each resource alone would allow."""
        target, waves = self.target, self.waves
        slots = target.max_waves_per_simd * target.simds
        lds = target.lds_bytes // self.allocated_lds if self.allocated_lds else slots
        return {
            "VGPRs": self.target.vgprs_per_lane(self.wave_size) // self.allocated_vgprs * target.simds // waves,
            "SGPRs": self.waves_by_sgprs() * target.simds // waves,
            "LDS": lds if self.lds_bytes <= target.lds_bytes_per_workgroup else 0,
            "workgroup slots": slots if waves == 1 else target.max_workgroups,
            "wave slots": slots // waves,
        }

    def waves_of(self, workgroups: int) -> int:
        """Waves on the fullest SIMD, of so many resident workgroups."""
        return min(-(-workgroups * self.waves // self.target.simds), self.target.max_waves_per_simd)


def allocated_together(target: Target, vgprs: int, agprs: int) -> int:
    """Registers of a lane as one number: AGPRs follow the VGPRs, rounded up to 4, where they share a file."""
    return _aligned(vgprs, 4) + agprs if agprs and target.unified_agprs else max(vgprs, agprs)


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
    return occupancy_of(needs(target, threads, vgprs, agprs, sgprs, lds_bytes, wave_size))


def needs(
    target: Target, threads: int, vgprs: int, agprs: int = 0, sgprs: int = 0, lds_bytes: int = 0, wave_size: int = 0
) -> Needs:
    """The arguments of :func:`occupancy` as one value; it raises the same ``ValueError``."""
    lanes = wave_size or target.wave_size
    if lanes not in target.wave_sizes:
        raise ValueError(f"{target.name} runs waves of {target.wave_sizes} lanes, not of {lanes}")
    if threads < 1:
        raise ValueError("a workgroup has at least one thread")
    return Needs(target, threads, allocated_together(target, vgprs, agprs), sgprs, lds_bytes, lanes)


def occupancy_of(wanted: Needs) -> Occupancy:
    """As :func:`occupancy`.

    Raises:
        DoesNotFit: a workgroup needs more than the target has.
    """
    by = wanted.workgroups_by()
    # A limit that only the wave slots reach is theirs, whatever else would allow as many.
    workgroups = min(by.values())
    limiting: Resource = "wave slots" if by["wave slots"] == workgroups else _first(by, workgroups)
    if workgroups == 0:
        raise DoesNotFit(
            f"a workgroup of {wanted.threads} threads with {wanted.registers} VGPRs, {wanted.sgprs} SGPRs and "
            f"{wanted.lds_bytes} B of LDS does not fit on {wanted.target.name}: {limiting} run out"
        )
    waves_by = {resource: wanted.waves_of(count) for resource, count in by.items()}
    waves_by |= {"VGPRs": wanted.waves_by_vgprs(), "SGPRs": wanted.waves_by_sgprs()}
    return Occupancy(
        waves_per_simd=wanted.waves_of(workgroups),
        waves_per_cu=workgroups * wanted.waves,
        workgroups_per_cu=workgroups,
        limiting=limiting,
        workgroups_by=by,
        waves_by=waves_by,
        allocated_vgprs=wanted.allocated_vgprs,
        allocated_lds_bytes=wanted.allocated_lds,
    )


def _first(by: dict[Resource, int], workgroups: int) -> Resource:
    return next(resource for resource, count in by.items() if count == workgroups)


def _aligned(value: int, unit: int) -> int:
    return -(-value // unit) * unit
