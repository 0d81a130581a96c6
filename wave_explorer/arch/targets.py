"""What a GPU target offers to a kernel: wave sizes, registers, LDS.

Sources: LLVM ``AMDGPUBaseInfo.cpp`` (register totals and granules, waves, LDS size and granule, barriers), AMD "CDNA3
ISA", "CDNA4 ISA" and "RDNA4 ISA" (LDS banks and sizes).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType


class UnknownTarget(LookupError):
    """There are no facts about a target; the message lists those that there are."""


@dataclass(frozen=True, slots=True)
class Target:
    """Facts of one target.

    Attributes:
        name: LLVM's name (``gfx942``).
        family: AMD's name of the architecture.
        products: where it is found.
        wave_sizes: lanes of a wave that it can run, its default first.
        max_waves_per_simd: wave slots of a SIMD.
        simds: SIMDs whose waves can share a workgroup (a CU; for RDNA a work-group processor).
        vgprs: registers a SIMD lane has for all its waves, in wave64 (in wave32 twice as many where that exists).
        vgpr_granule: allocation unit in wave64 (in wave32 twice as large where that exists).
        unified_agprs: AGPRs come out of the same registers as VGPRs.
        sgprs: for all waves of a SIMD, None where SGPRs never limit the waves.
        lds_bytes: LDS that the workgroups on ``simds`` share.
        lds_bytes_per_workgroup: most that one workgroup can have.
        lds_granule: allocation unit in bytes.
        lds_banks: banks of 4 bytes.
        max_workgroups: that can be resident on ``simds`` when they have more than one wave (barrier resources).
        read_request_bytes, write_request_bytes: size of the requests from L1 to L2; None where not known.
    """

    name: str
    family: str
    products: str
    wave_sizes: tuple[int, ...]
    max_waves_per_simd: int
    simds: int
    vgprs: int
    vgpr_granule: int
    unified_agprs: bool
    sgprs: int | None
    lds_bytes: int
    lds_bytes_per_workgroup: int
    lds_granule: int
    lds_banks: int
    max_workgroups: int
    read_request_bytes: int | None = None
    write_request_bytes: int | None = None

    @property
    def wave_size(self) -> int:
        """Lanes of a wave unless the kernel says otherwise."""
        return self.wave_sizes[0]

    def vgprs_per_lane(self, wave_size: int) -> int:
        """Registers of a SIMD lane for all its waves of ``wave_size`` lanes."""
        return self.vgprs * 2 if self._doubles(wave_size) else self.vgprs

    def vgpr_allocation_granule(self, wave_size: int) -> int:
        """Allocation unit of VGPRs for waves of ``wave_size`` lanes."""
        return self.vgpr_granule * 2 if self._doubles(wave_size) else self.vgpr_granule

    @property
    def most_registers(self) -> int:
        """Registers that one lane can have: 256 that VGPR operands can name, and 256 AGPRs where the file is one."""
        return 512 if self.unified_agprs else 256

    @property
    def most_sgprs(self) -> int:
        """SGPRs that one wave can have: 102 that operands can name, VCC, FLAT_SCRATCH and XNACK_MASK."""
        return 108

    def _doubles(self, wave_size: int) -> bool:
        return wave_size == 32 and 64 in self.wave_sizes


def _cdna(name: str, family: str, products: str, lds_kib: int, lds_granule: int, banks: int) -> Target:
    return Target(
        name=name,
        family=family,
        products=products,
        wave_sizes=(64,),
        max_waves_per_simd=8,
        simds=4,
        vgprs=512,
        vgpr_granule=8,
        unified_agprs=True,
        sgprs=800,
        lds_bytes=lds_kib * 1024,
        lds_bytes_per_workgroup=lds_kib * 1024,
        lds_granule=lds_granule,
        lds_banks=banks,
        max_workgroups=16,
        read_request_bytes=128 if name != "gfx90a" else None,
        write_request_bytes=64 if name != "gfx90a" else None,
    )


def _rdna(name: str, family: str, products: str, *, vgprs: int = 768, vgpr_granule: int = 12) -> Target:
    """RDNA3 and RDNA4 parts, most of them with 1.5 times the registers, in work-group-processor mode (two CUs)."""
    return Target(
        name=name,
        family=family,
        products=products,
        wave_sizes=(32, 64),
        max_waves_per_simd=16,
        simds=4,
        vgprs=vgprs,
        vgpr_granule=vgpr_granule,
        unified_agprs=False,
        sgprs=None,
        lds_bytes=128 * 1024,
        lds_bytes_per_workgroup=64 * 1024,
        lds_granule=512,
        lds_banks=32,
        max_workgroups=32,
    )


def _with_agprs_apart() -> Target:
    """CDNA1: AGPRs are a file of their own, as large as that of the VGPRs and allocated with it."""
    return replace(
        _cdna("gfx908", "CDNA1", "MI100", 64, 512, 32),
        max_waves_per_simd=10,
        vgprs=256,
        vgpr_granule=4,
        unified_agprs=False,
        read_request_bytes=None,
        write_request_bytes=None,
    )


TARGETS = MappingProxyType(
    {
        entry.name: entry
        for entry in (
            _with_agprs_apart(),
            _cdna("gfx90a", "CDNA2", "MI200 series", 64, 512, 32),
            _cdna("gfx942", "CDNA3", "MI300 series", 64, 512, 32),
            _cdna("gfx950", "CDNA4", "MI350 series", 160, 1280, 64),
            _rdna("gfx1100", "RDNA3", "RX 7900 series"),
            _rdna("gfx1101", "RDNA3", "RX 7800 XT, RX 7700 XT"),
            _rdna("gfx1103", "RDNA3", "Radeon 780M, 740M", vgprs=512, vgpr_granule=8),
            _rdna("gfx1150", "RDNA3.5", "Radeon 890M, 880M", vgprs=512, vgpr_granule=8),
            _rdna("gfx1151", "RDNA3.5", "Radeon 8060S, 8050S"),
            _rdna("gfx1200", "RDNA4", "RX 9060 series"),
            _rdna("gfx1201", "RDNA4", "RX 9070 series"),
        )
    }
)


def target(name: str) -> Target:
    """The facts of target ``name``.

    Raises:
        UnknownTarget: there are none.
    """
    try:
        return TARGETS[name]
    except KeyError:
        raise UnknownTarget(f"no hardware facts about target {name!r}; known are {', '.join(TARGETS)}") from None
