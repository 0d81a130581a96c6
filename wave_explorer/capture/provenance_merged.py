"""Rules for accesses that the compiler rebuilt: moved to another operation's place, or merged from several stores.

LLVM makes a new load where an operation takes an element of a wider one (VectorCombine), or where a cast or a store
takes the whole (InstCombine), and gives it the location of that operation; a merged store keeps one location of two.
"""

from __future__ import annotations

from wave_explorer.capture.provenance_case import MEMORY, Case, Links
from wave_explorer.capture.provenance_rules import Found, loaded_value, one
from wave_explorer.isa.program import Register
from wave_explorer.isa.registers import RegisterId


def moved_to_user(case: Case, position: int, links: Links) -> Found:
    """The accesses nearest to the operation whose location a load or store has, where that makes no such access."""
    located = case.located[position]
    if located is None or case.kinds[position] not in MEMORY or case.carries_out(position, located):
        return ()
    upwards = case.kinds[position] in ("load", "lds_read")
    near = _nearest(case, position, located, upwards=upwards)
    here = {node for node in near if case.fits(position, node)} or near
    taken = here & set(loaded_value(case, position, links)) if upwards else set()
    return tuple(sorted(taken or here, key=lambda node: case.line_of.get(node, 0)))


def _nearest(case: Case, position: int, node: str, *, upwards: bool) -> set[str]:
    """Accesses of the fitting kind on the ways up (or down) from a node, with none between."""
    edges = case.nodes.fed_by if upwards else case.nodes.feeds
    found: set[str] = set()
    seen = {node}
    pending = [node]
    while pending:
        for other in edges[pending.pop()] - seen:
            seen.add(other)
            if case.carries_out(position, other):
                found.add(other)
            elif "mma" not in case.nodes.op(other):
                pending.append(other)
    return found


def stored_values(case: Case, position: int, links: Links) -> Found:
    """The writes of all values that a store takes: several for a store that was merged."""
    if case.kinds[position] not in ("store", "lds_write"):
        return ()
    data = case.instructions[position].operands
    data = data[1:2] if case.kinds[position] == "store" else data[1:]
    found: dict[str, None] = {}
    for operand in data:
        if isinstance(operand, Register):
            for offset in range(operand.count):
                found.update(dict.fromkeys(_writes_of(case, position, (operand.file, operand.first + offset), links)))
    return tuple(found)


def _writes_of(case: Case, position: int, register: RegisterId, links: Links) -> Found:
    """The write that stores what stands in one data register, where only one does."""
    fitting: set[str] = set()
    for source in case.values.sources[position].get(register, ()):
        made = links[source]
        if made is None:
            continue
        place = _place(case, source, register)
        fitting |= {
            node
            for node in case.fitting(position)
            if any(_takes(case, argument, made, place) for argument in case.nodes.arguments(node, "register_"))
        }
    return one(fitting)


def _place(case: Case, source: int, register: RegisterId) -> int | None:
    """Which dword of its result a matrix instruction left in a register; None for other instructions."""
    if case.kinds[source] != "mma":
        return None
    return case.values.written(source).index(register)


def _takes(case: Case, node: str, made: str, place: int | None) -> bool:
    """Whether a value is that of ``made``, or a slice of it that holds its dword ``place``."""
    if made not in case.nodes.origins(node):
        return False
    offset = case.nodes.nodes[node].attributes.get("offset")
    size = case.nodes.nodes[node].attributes.get("size")
    if place is None or case.nodes.op(node) != "extract_slice" or not (isinstance(offset, list) and offset):
        return True
    length = size[-1] if isinstance(size, list) and size and isinstance(size[-1], int) else 1
    return not isinstance(offset[-1], int) or offset[-1] <= place < offset[-1] + length
