"""Products whose throughput is published: how many units there are, how fast they run, and what they move.

Figures are peaks.  They serve the modelled time of a run, which says so; a kernel reaches less.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

_CDNA_ISSUE = "16 lanes a SIMD: a wave of 64 takes 4 cycles (AMD CDNA3 ISA, 1.1; GCN white paper); transcendentals 16"
_RDNA_ISSUE = (
    "32 lanes a SIMD: a wave of 32 takes 1 cycle, of 64 takes 2 (AMD RDNA white paper); transcendentals 4 times"
)


@dataclass(frozen=True, slots=True)
class Machine:
    """One product.

    Attributes:
        target: what it runs.
        product: its name.
        cus: compute units (or, where SIMDs of two share a workgroup, pairs of them): what one workgroup runs on.
        clock_hz: highest engine clock.
        lanes_per_cycle: of one SIMD, in plain vector ALU instructions.
        transcendental_factor: cycles of a transcendental instruction, over those of a plain one.
        issue_cycles: between two instructions of one wave.
        memory_bytes_per_second: peak of the memory.
        l2_bytes_per_cycle: reads of all L2 caches together; None where it is not published.
        sources: where the figures come from.
    """

    target: str
    product: str
    cus: int
    clock_hz: float
    lanes_per_cycle: int
    transcendental_factor: int
    issue_cycles: int
    memory_bytes_per_second: float
    l2_bytes_per_cycle: float | None
    sources: tuple[str, ...]


class UnknownMachine(LookupError):
    """No product with published figures runs a target."""


MACHINES = MappingProxyType(
    {
        entry.target: entry
        for entry in (
            Machine(
                "gfx90a", "MI250X, one of two dies", 110, 1.7e9, 16, 4, 4, 1.6e12, 32 * 128.0,
                ("AMD Instinct MI250X data sheet", "AMD CDNA2 white paper: 32 L2 channels, 128 B a cycle", _CDNA_ISSUE),
            ),
            Machine(
                "gfx942", "MI300X", 304, 2.1e9, 16, 4, 4, 5.3e12, 8 * 16 * 128.0,
                ("AMD Instinct MI300X data sheet", "AMD CDNA3 white paper: 8 dies, 16 L2 channels each, 128 B a cycle",
                 _CDNA_ISSUE),
            ),
            Machine(
                "gfx950", "MI355X", 256, 2.4e9, 16, 4, 4, 8.0e12, 8 * 16 * 128.0,
                ("AMD Instinct MI355X data sheet", "AMD CDNA4 white paper: L2 as in CDNA3", _CDNA_ISSUE),
            ),
            Machine(
                "gfx1201", "RX 9070 XT", 32, 2.97e9, 32, 4, 1, 640e9, None,
                ("AMD Radeon RX 9070 XT product page (64 CUs in 32 pairs, boost clock)", _RDNA_ISSUE),
            ),
        )
    }
)  # fmt: skip


def machine(target: str) -> Machine:
    """The product that stands for ``target``.

    Raises:
        UnknownMachine: no figures are published, or none were gathered.
    """
    found = MACHINES.get(target)
    if found is None:
        raise UnknownMachine(f"no throughput figures for {target}; known are those of {', '.join(MACHINES)}")
    return found
