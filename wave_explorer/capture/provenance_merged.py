"""Rules for accesses that the compiler rebuilt: moved to another operation's place, or merged from several stores.

LLVM makes a new load where an operation takes an element of a wider one (VectorCombine), or where a cast or a store
takes the whole (InstCombine), and gives it the location of that operation; a merged store keeps one location of two.
"""

from __future__ import annotations

from wave_explorer.capture.provenance_case import MEMORY, Case, Links
from wave_explorer.capture.provenance_rules import Found, loaded_value, one, taken_by_matrix
from wave_explorer.isa.registers import RegisterId


def contradicted(case: Case, position: int, links: Links) -> bool:
    """Whether a load cannot be that of the node its location names: every product that takes its value takes another.

    A loop whose values go round in rotating registers is where LLVM gives loads each other's locations.
    """
    node = links[position]
    if node is None or case.kinds[position] not in ("load", "lds_read"):
        return False
    for register in case.values.written(position):
        users = case.values.users_of(position, register)
        products = [(user, links[user]) for user in users if case.kinds[user] == "mma" and links[user]]
        taken = {
            origin
            for user, product in products
            for origin in taken_by_matrix(case, user, register, product or "")
            if case.carries_out(position, origin)
        }
        if not taken or node in taken:
            return False
    return bool(case.values.written(position))


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


def of_merged_store(case: Case, position: int, links: Links) -> Found:
    """What a load brings for the other half of a merged store, whose location is that of its first half."""
    if case.kinds[position] not in ("load", "lds_read"):
        return ()
    users = case.values.users[position]
    writes = [node for user in users if case.kinds[user] in ("lds_write", "store") and (node := links[user])]
    if not writes or len(writes) != len(users):
        return ()
    regions = {case.nodes.nodes[write].region for write in writes}
    others = [
        node
        for node in case.nodes.order
        if case.nodes.op(node) == "write" and case.nodes.nodes[node].region in regions and node not in writes
    ]
    values = {
        origin
        for write in others
        for argument in case.nodes.arguments(write, "register_")
        for origin in case.nodes.origins(argument)
    }
    carried = {origin for origin in values if case.carries_out(position, origin)}
    return one({origin for origin in carried if case.fits(position, origin)} or carried)


def stored_values(case: Case, position: int, links: Links) -> Found:
    """The writes of all values that a store takes: several for a store that was merged."""
    if case.kinds[position] not in ("store", "lds_write"):
        return ()
    found: dict[str, None] = {}
    for operand in case.data(position):
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
