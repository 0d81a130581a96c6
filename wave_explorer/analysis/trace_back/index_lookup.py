"""Whether the index of a node says that a thread touches a byte, and in which turn of its loops."""

from __future__ import annotations

from wave_explorer.analysis.foretold_accesses import Foretold, ForetoldAccesses, Workgroup
from wave_explorer.analysis.index_map import NotKnown

_Places = dict[int, tuple[int, int]]


class IndexLookup:
    """Looks bytes up in what the index of the nodes of one workgroup foretells.

    Args:
        foretold: of the launch.
        workgroup: whose threads are asked about.
    """

    def __init__(self, foretold: ForetoldAccesses, workgroup: Workgroup) -> None:
        self.wave_size = foretold.wave_size
        self._foretold, self.workgroup = foretold, workgroup
        self._places: dict[tuple[str, bool, int], _Places] = {}

    def foretold(self, node: str, in_lds: bool) -> Foretold:
        """Everything that a node touches in LDS, or in global memory.

        Raises:
            NotKnown: the record does not decide it, or the node touches nothing there.
        """
        found = next((one for one in self._foretold.of(node, self.workgroup) if one.in_lds == in_lds), None)
        if found is None:
            raise NotKnown(f"its index is not one of {'LDS' if in_lds else 'global memory'}")
        return found

    def find(self, node: str, in_lds: bool, wave: int, lane: int, byte: int) -> tuple[int, int] | None:
        """Turn and element by which a lane touches a byte of the node's tensor (LDS: of the workgroup's LDS).

        Raises:
            NotKnown: see :meth:`foretold`.
        """
        thread = wave * self.wave_size + lane
        found = self.foretold(node, in_lds)
        places = self._places.get((node, in_lds, thread))
        if places is None:
            places = self._places.setdefault((node, in_lds, thread), _places(found, thread))
        for first in range(byte, byte - found.element_bytes, -1):
            if first in places:
                return places[first]
        return None

    def addresses(self, node: str, in_lds: bool, wave: int, lane: int) -> list[int]:
        """First bytes of the elements that a lane touches, ascending, over all turns.

        Raises:
            NotKnown: see :meth:`foretold`.
        """
        self.find(node, in_lds, wave, lane, 0)
        return sorted(self._places[node, in_lds, wave * self.wave_size + lane])


def _places(found: Foretold, thread: int) -> _Places:
    """Turn and element by the first byte of each element; of several turns the first."""
    if thread >= found.address.shape[1]:
        return {}
    places: _Places = {}
    for turn in range(found.turns - 1, -1, -1):
        active = found.active[turn, thread].tolist()
        for element, address in enumerate(found.address[turn, thread].tolist()):
            if active[element]:
                places[address] = (turn, element)
    return places
