"""How a product's compute units are cut into dies with an L2 each, and in which order workgroups reach them.

Sources: AMD ROCm documentation, "GPU hardware specifications" (units and L2 of each die); AMD ROCm blog "Deep dive into
the MI300 compute and memory partition modes", "Workgroup scheduling behavior" (workgroups of a launch go round-robin to
the dies in SPX mode, the default); AMD AITER, ``remap_xcd`` (the same of MI350); Wave's "Workgroup Reordering in Wave"
(workgroup dimension 0 is the fastest in the order of dispatch).
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

_SPECIFICATIONS = "AMD ROCm documentation, GPU hardware specifications"
_ONE_BY_ONE = "Wave, Workgroup Reordering in Wave: workgroup dimension 0 is the fastest"
_ROUND_ROBIN = (
    "AMD ROCm blog, Deep dive into the MI300 compute and memory partition modes: in SPX mode, the default, workgroups "
    "go round-robin to the XCDs"
)
_ROUND_ROBIN_MI350 = "AMD AITER, remap_xcd: indices go round-robin to the 8 XCDs of MI300X and MI350"


@dataclass(frozen=True, slots=True)
class Dies:
    """The dies of one product.

    Attributes:
        target: what it runs.
        product: its name.
        count: of dies that a launch is spread over, one after another (1: there is nothing to spread).
        cus: of one die: compute units, or pairs of them where SIMDs of two share a workgroup.
        l2_bytes: of one die; its compute units share it, and no other die can use it.
        order_source: for the order of dispatch within a launch.
        spread_source: for the spread over dies, empty with one.
        size_source: for the numbers.
    """

    target: str
    product: str
    count: int
    cus: int
    l2_bytes: int
    order_source: str = _ONE_BY_ONE
    spread_source: str = ""
    size_source: str = _SPECIFICATIONS

    def die_of(self, position: int) -> int:
        """The die that gets the workgroup of this position in the order of dispatch."""
        return position % self.count


class UnknownDies(LookupError):
    """Nothing was gathered about the dies of a target."""


_MIB = 1024 * 1024

DIES = MappingProxyType(
    {
        entry.target: entry
        for entry in (
            Dies("gfx90a", "MI250X, one of two dies", 1, 110, 8 * _MIB),
            Dies("gfx942", "MI300X", 8, 38, 4 * _MIB, spread_source=_ROUND_ROBIN),
            Dies("gfx950", "MI355X", 8, 32, 4 * _MIB, spread_source=_ROUND_ROBIN_MI350),
            Dies("gfx1100", "RX 7900 XTX", 1, 48, 6 * _MIB),
            Dies("gfx1101", "RX 7800 XT", 1, 30, 4 * _MIB),
            Dies("gfx1200", "RX 9060 XT", 1, 16, 4 * _MIB),
            Dies("gfx1201", "RX 9070 XT", 1, 32, 8 * _MIB),
        )
    }
)


def dies(target: str) -> Dies:
    """The dies of the product that stands for ``target``.

    Raises:
        UnknownDies: none were gathered.
    """
    found = DIES.get(target)
    if found is None:
        raise UnknownDies(f"nothing is known about the dies and the L2 of {target}; known are {', '.join(DIES)}")
    return found
