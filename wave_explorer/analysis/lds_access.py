"""How the LDS serves one fx node's access: lane by bank by phase, what conflicts cost, and what other layouts would do.

Addresses come from the node's recorded index, the width of a service from the instructions that the compiler chose for
the node (``ds_write2_b64`` serves 64 bits a lane twice, however wide the node's vector is).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from wave_explorer.analysis.index_map import IndexMap, NotKnown, Tensor, index_map
from wave_explorer.analysis.lds_instructions import LdsProgram
from wave_explorer.analysis.lds_lanes import Pattern, by_wave, patterns
from wave_explorer.analysis.lds_layouts import Rows, Swizzle
from wave_explorer.analysis.lds_nodes import last_fx_stage, lds_nodes
from wave_explorer.analysis.lds_placing import placed
from wave_explorer.analysis.transposing_read import fetched
from wave_explorer.arch.lds_service import Kind, Service, UnknownService, service
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.reader import read
from wave_explorer.record import Compilation, GraphNode
from wave_explorer.record.evaluation import IntArray

__all__ = ["LdsAccess", "LdsPart", "last_fx_stage", "lds_access", "lds_nodes", "lds_program"]


@dataclass(frozen=True)
class LdsPart:
    """One service of the LDS: ``first_byte`` of the node's bytes per lane, and how it went."""

    first_byte: int
    service: Service
    addresses: IntArray


@dataclass(frozen=True)
class LdsAccess:
    """One fx node's access by one wave.

    Attributes:
        width: bits a lane transfers in one service.
        width_source: ``ds_read2_b64`` ..., or why the width is an assumption.
        addresses: first byte per lane, -1 for a masked lane.
        parts: one service after another.
        padding: elements after each row of the buffer.
        swizzle: of the chunks of a row; None for the compiler's own layout.
    """

    node: GraphNode
    kind: Kind
    wave: int
    width: int
    width_source: str
    addresses: IntArray
    parts: tuple[LdsPart, ...]
    padding: int
    swizzle: Swizzle | None = None

    @property
    def conflict_cycles(self) -> int:
        """Extra cycles over all parts."""
        return sum(part.service.conflict_cycles for part in self.parts)


@lru_cache(maxsize=4)
def lds_program(comp: Compilation) -> LdsProgram | None:
    """The LDS instructions of a record; None where it has no AMDGCN that can be read.

    Raises:
        NotKnown: no fx graph was recorded.
    """
    asm = comp.asm
    if asm is None:
        return None
    try:
        return LdsProgram(comp, read(asm))
    except (AsmSyntaxError, KernelChoiceError):
        return None


def lds_access(
    comp: Compilation,
    node: GraphNode,
    *,
    wave: int = 0,
    workgroup: tuple[int, int, int] = (0, 0, 0),
    iteration: int = 0,
    padding: int | None = None,
    swizzle: Swizzle | None = None,
) -> LdsAccess:
    """The access of ``node`` (of the last fx graph) by one wave.

    Args:
        comp: the record.
        node: one of :func:`lds_nodes`.
        wave: of the workgroup.
        workgroup, iteration: which execution.
        padding: elements after each row instead of what the compiler chose; None for the compiler's.
        swizzle: rows without padding, and with these chunks exchanged, instead of the compiler's layout.

    Raises:
        NotKnown: addresses or the service rule are not known; the message says why.
    """
    original, comp = comp, placed(comp)
    found = index_map(comp, last_fx_stage(comp), node.id, workgroup=workgroup, iteration=iteration)
    if found.tensor is None:
        raise NotKnown(found.address_note)
    tensor = found.tensor
    found, width, source = _served(original, node, found)
    kind: Kind = "read" if node.op == "read" else "write"
    move = _move(tensor, padding, swizzle)
    parts: list[LdsPart] = []
    for pattern in patterns([found]):
        parts += _parts(comp.spec.target, kind, width, pattern, found.wave_size, wave, move, len(parts))
    own = _padding_of(tensor) if padding is None else padding
    return LdsAccess(
        node, kind, wave, width, source, parts[0].addresses, tuple(parts), 0 if swizzle is not None else own, swizzle
    )


def _parts(
    target: str,
    kind: Kind,
    width: int,
    pattern: Pattern,
    lanes: int,
    wave: int,
    move: Callable[[IntArray], IntArray],
    before: int,
) -> list[LdsPart]:
    active = by_wave(pattern.active, lanes, False)
    if not 0 <= wave < len(active):
        raise NotKnown(f"there is no wave {wave}: a workgroup has {len(active)}")
    on: NDArray[np.bool_] = active[wave].astype(np.bool_)
    made = []
    for number, place in enumerate(pattern.tiles(width // 8), start=before):
        try:
            addresses = move(by_wave(pattern.addresses(place), lanes, 0)[wave].astype(np.int64))
            served = service(target, kind, width, addresses, on)
        except (UnknownService, ValueError) as error:
            raise NotKnown(str(error)) from error
        made.append(LdsPart(number * (width // 8), served, np.where(on, addresses, -1)))
    return made


def _move(tensor: Tensor, padding: int | None, swizzle: Swizzle | None) -> Callable[[IntArray], IntArray]:
    """Where an address of the compiler's layout is in another one; a shift of the whole buffer changes no conflict."""
    row = tensor.shape[-1] * tensor.element_bytes
    rows = Rows(tensor.base, row, row + _padding_of(tensor) * tensor.element_bytes, int(np.prod(tensor.shape[:-1])))
    if swizzle is not None:
        return lambda addresses: rows.swizzled(addresses, swizzle)
    if padding is not None:
        return lambda addresses: rows.padded(addresses, padding * tensor.element_bytes)
    return lambda addresses: addresses


def _padding_of(tensor: Tensor) -> int:
    return tensor.pitch[-2] - tensor.shape[-1] if len(tensor.pitch) > 1 else 0


def _served(comp: Compilation, node: GraphNode, found: IndexMap) -> tuple[IndexMap, int, str]:
    """What lanes fetch or store, the bits of one service, and how these are known."""
    program = lds_program(comp)
    if program is not None:
        named = program.instruction_of(node)
        if named is not None:
            form = named.form
            if form.transposed:
                found = fetched(comp, program.graph, found, form.width // 8)
            return found, form.width, named.instruction.base
    spans = [end - first for pattern in patterns([found]) for first, end in pattern.spans]
    return found, min(8 * min(spans), 128), "assumed: no instruction is linked to the node"
