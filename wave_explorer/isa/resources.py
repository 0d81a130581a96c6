"""What one kernel takes of the hardware, and how many of its waves fit."""

from __future__ import annotations

from dataclasses import dataclass

from wave_explorer.arch.occupancy import DoesNotFit, Needs, Occupancy, needs, occupancy_of
from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.isa.program import Program


@dataclass(frozen=True, slots=True)
class Resources:
    """Registers per lane or wave, bytes per workgroup (LDS) or lane (scratch), and the occupancy that they allow.

    Attributes:
        threads: of a workgroup, as launched or as the code object requires or allows at most.
        needs: the same as the occupancy counts it; None without facts about the target.
        occupancy: None where it is not known; ``note`` says why.
    """

    vgprs: int
    agprs: int
    sgprs: int
    lds_bytes: int
    scratch_bytes: int
    vgpr_spills: int
    sgpr_spills: int
    wave_size: int
    threads: int
    needs: Needs | None = None
    occupancy: Occupancy | None = None
    note: str = ""

    @property
    def waves_per_simd(self) -> int | None:
        """Waves that a SIMD can hold at once, None where not known."""
        return None if self.occupancy is None else self.occupancy.waves_per_simd

    @property
    def limiting(self) -> str:
        """The resource that sets the limit, empty where not known."""
        return "" if self.occupancy is None else self.occupancy.limiting


def resources(program: Program, *, threads: int | None = None, lds_bytes: int | None = None) -> Resources:
    """Resources of ``program``.

    Args:
        program: a kernel.
        threads: threads of a workgroup; None for the required, else the largest allowed workgroup.
        lds_bytes: LDS of a launch that adds dynamic LDS to the static; None for the static.
    """
    metadata = program.metadata
    required = metadata.required_workgroup_size
    size = threads or (required[0] * required[1] * required[2] if required else metadata.max_flat_workgroup_size)
    lds = metadata.lds_bytes if lds_bytes is None else lds_bytes
    wanted: Needs | None = None
    fit: Occupancy | None = None
    note = ""
    try:
        wanted = needs(
            target(program.target),
            threads=size,
            vgprs=metadata.vgpr_count,
            agprs=metadata.agpr_count,
            sgprs=metadata.sgpr_count,
            lds_bytes=lds,
            wave_size=metadata.wavefront_size,
        )
        fit = occupancy_of(wanted)
    except (UnknownTarget, DoesNotFit) as error:
        note = str(error)
    return Resources(
        vgprs=metadata.vgpr_count,
        agprs=metadata.agpr_count,
        sgprs=metadata.sgpr_count,
        lds_bytes=lds,
        scratch_bytes=metadata.scratch_bytes,
        vgpr_spills=metadata.vgpr_spills,
        sgpr_spills=metadata.sgpr_spills,
        wave_size=metadata.wavefront_size,
        threads=size,
        needs=wanted,
        occupancy=fit,
        note=note,
    )
