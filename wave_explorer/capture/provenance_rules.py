"""Rules that find the fx node of an instruction from its neighbours' links: memory, matrix, waits, control."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from wave_explorer.capture.provenance_case import ANCHORED, MEMORY, Case, Links
from wave_explorer.isa.program import Literal32, Register
from wave_explorer.isa.registers import RegisterId, writes

Found: TypeAlias = tuple[str, ...]
"""Ids of the nodes an instruction serves, the one that the compiler would keep first; empty where undecided."""


@dataclass(frozen=True)
class Rule:
    """A way to tell where an instruction came from.

    Attributes:
        name: short, for lists.
        wording: why the conclusion holds, for a person.
        find: the nodes, empty where the rule does not apply or cannot decide.
    """

    name: str
    wording: str
    find: Callable[[Case, int, Links], Found]

    @property
    def text(self) -> str:
        """Name and wording, as an inferred link shows them."""
        return f"{self.name}: {self.wording}"


_MATRIX_ARGUMENTS = ("lhs", "rhs", "acc")
_HINTS = ("s_nop", "s_delay_alu", "s_wait_alu", "s_clause")


def one(nodes: Iterable[str | None]) -> Found:
    """The only node there is, or nothing."""
    distinct = {node for node in nodes if node}
    return tuple(distinct) if len(distinct) == 1 else ()


def barrier_wait(case: Case, position: int, links: Links) -> Found:
    """A wait right behind a barrier, or for everything with the barrier next among memory and control."""
    if case.kinds[position] != "wait" or position not in case.waits:
        return ()
    if position and case.kinds[position - 1] == "barrier":
        return one([links[position - 1]])
    if any(case.waits[position].limits.values()):
        return ()
    for place in range(position + 1, len(links)):
        if case.kinds[place] == "barrier":
            return one([links[place]])
        if case.kinds[place] in (*MEMORY, "exchange", "wait", "control"):
            break
    return ()


def wait_for_next(case: Case, position: int, links: Links) -> Found:
    """The instruction that a wait, hazard nop or scheduling hint stands before."""
    if not _holds_back(case, position):
        return ()
    following = position + 1
    while following < len(links) and _holds_back(case, following):
        following += 1
    return one([links[following]]) if following < len(links) else ()


def _holds_back(case: Case, position: int) -> bool:
    return case.kinds[position] == "wait" or case.instructions[position].base in _HINTS


def retired(case: Case, position: int, links: Links) -> Found:
    """The memory accesses that a wait retires."""
    wait = case.waits.get(position)
    return tuple(dict.fromkeys(node for place in wait.retires if (node := links[place]))) if wait else ()


def loaded_value(case: Case, position: int, links: Links) -> Found:
    """The read nodes whose values the users of a load take; several for a load that was merged."""
    if case.kinds[position] not in ("lds_read", "load"):
        return ()
    candidates = [_value_nodes(case, position, register, links) for register in case.values.written(position)]
    found = {node for nodes in candidates for node in one(nodes)}
    # Where a loop was unrolled a value may be of its first turn or of a later one; loads that were merged stood in
    # the same turn.
    own = links[position]
    regions = {case.nodes.nodes[node].region for node in found or ([own] if own else [])}
    for nodes in candidates:
        found.update(one(node for node in nodes if case.nodes.nodes[node].region in regions))
    if len(found) < 2 and _reads_two_places(case, position):
        both = {
            node for nodes in candidates for node in nodes if case.nodes.nodes[node].region in regions or not regions
        }
        found = both if len(both) == 2 else found
    # Of the locations of merged loads LLVM keeps the one with the smallest line.
    return tuple(sorted(found, key=lambda node: case.line_of.get(node, 0)))


def _reads_two_places(case: Case, position: int) -> bool:
    """Whether a load was merged from two of LDS that do not lie side by side."""
    modifiers = case.instructions[position].modifiers
    first, second = modifiers.get("offset0", 0), modifiers.get("offset1", 0)
    merged = re.match(r"ds_(read2|load_2addr)", case.instructions[position].base)
    return bool(merged) and isinstance(first, int) and isinstance(second, int) and abs(second - first) != 1


def _value_nodes(case: Case, position: int, register: RegisterId, links: Links) -> set[str]:
    """Fitting nodes that may have made what a load left in one register, by all its users."""
    common: set[str] | None = None
    for user in case.values.users_of(position, register):
        node = links[user]
        if node is None:
            continue
        if case.kinds[user] == "mma":
            taken = taken_by_matrix(case, user, register, node)
        else:
            taken = {origin for source in case.nodes.fed_by[node] for origin in case.nodes.origins(source)}
        taken = {origin for origin in taken if case.fits(position, origin)}
        # A user whose node was folded with others says nothing, and one that disagrees is no reason to forget.
        if taken:
            common = taken if common is None else (common & taken or common)
    return common or set()


def taken_by_matrix(case: Case, position: int, register: RegisterId, node: str) -> set[str]:
    """Origins of the argument of ``node`` that a matrix instruction reads from one register."""
    found: set[str] = set()
    for operand, name in zip(case.instructions[position].operands[1:], _MATRIX_ARGUMENTS, strict=False):
        if isinstance(operand, Register) and _holds(operand, register):
            for argument in case.nodes.arguments(node, name):
                found |= case.nodes.origins(argument)
    return found


def _holds(operand: Register, register: RegisterId) -> bool:
    return operand.file == register[0] and operand.first <= register[1] < operand.first + operand.count


def matrix_operands(case: Case, position: int, links: Links) -> Found:
    """The product whose arguments are the values that a matrix instruction reads."""
    if case.kinds[position] != "mma":
        return ()
    read = _matrix_values(case, position, links)
    users = {node for user in case.values.users[position] if (node := links[user])}
    scores: dict[str, int] = {}
    for node in case.fitting(position):
        wanted = {
            name: {o for argument in case.nodes.arguments(node, name) for o in case.nodes.origins(argument)}
            for name in _MATRIX_ARGUMENTS
        }
        scores[node] = sum(1 if values & wanted[name] else -1 for name, values in read)
        scores[node] += sum(1 if user in case.nodes.near_sinks(node) else -1 for user in users)
    return _best(scores, links)


def _matrix_values(case: Case, position: int, links: Links) -> list[tuple[str, set[str]]]:
    """By argument name, the nodes that made each dword of the operands."""
    found = []
    for operand, name in zip(case.instructions[position].operands[1:], _MATRIX_ARGUMENTS, strict=False):
        if not isinstance(operand, Register):
            continue
        for register in ((operand.file, operand.first + offset) for offset in range(operand.count)):
            for source in case.values.sources[position].get(register, ()):
                values = _made_there(case, source, register, links)
                if values:
                    found.append((name, values))
    return found


def _made_there(case: Case, source: int, register: RegisterId, links: Links) -> set[str]:
    """Nodes whose value an instruction left in a register; a merged load leaves several nodes' values."""
    if case.kinds[source] in ("lds_read", "load"):
        values: set[str] | None = None
        for user in case.values.users_of(source, register):
            node = links[user]
            if node and case.kinds[user] == "mma":
                taken = taken_by_matrix(case, user, register, node)
                values = taken if values is None else values & taken
        if values:
            return values
    node = links[source]
    return {node} if node else set()


def stored_value(case: Case, position: int, links: Links) -> Found:
    """The write of the value that a store takes."""
    if case.kinds[position] not in ("store", "lds_write"):
        return ()
    sources = {source for operand in case.data(position) for source in case.values.sources_of(position, operand)}
    made = {node for source in sources if (node := links[source])}
    scores: dict[str, int] = {}
    for node in case.fitting(position):
        stored = {o for a in case.nodes.arguments(node, "register_") for o in case.nodes.origins(a)}
        if stored & made:
            scores[node] = len(stored & made)
    return _best(scores, case.taken(position, links)) if scores else ()


def _best(scores: dict[str, int], linked: Links | set[str]) -> Found:
    """The node with the highest score above 0; of several the only one that has no instruction yet."""
    highest = max(scores.values(), default=0)
    if highest <= 0:
        return ()
    best = [node for node, score in scores.items() if score == highest]
    return one(best) or one(node for node in best if node not in linked)


def only_one_left(case: Case, position: int, links: Links) -> Found:
    """The only fitting node for which no other instruction of this kind stands."""
    # A merged LDS load stands for several nodes, so nodes without a load of their own say nothing there.
    if case.kinds[position] not in ANCHORED or case.kinds[position] == "lds_read":
        return ()
    taken = case.taken(position, links)
    return one(node for node in case.fitting(position) if node not in taken)


def barrier_after_its_wait(case: Case, position: int, links: Links) -> Found:
    """The barrier whose wait stands before it with no access between."""
    if case.kinds[position] != "barrier":
        return ()
    for place in range(position - 1, -1, -1):
        node = links[place]
        if case.kinds[place] == "wait" and node and "barrier" in case.nodes.op(node):
            return (node,)
        if case.kinds[place] in (*MEMORY, "exchange", "control", "barrier"):
            break
    return ()


def barrier_between_accesses(case: Case, position: int, links: Links) -> Found:
    """The barrier that is emitted between the LDS accesses before and after it."""
    if case.kinds[position] != "barrier":
        return ()
    block = case.flow.block_of(position)
    before = _nearest_lds(case, range(position - 1, block.first - 1, -1), links)
    after = _nearest_lds(case, range(position + 1, block.last + 1), links)
    order = case.nodes.order
    fitting = [
        node
        for node in case.fitting(position)
        if (before is None or order[before] < order[node]) and (after is None or order[node] < order[after])
    ]
    return one(fitting) or one(node for node in fitting if node not in links)


def _nearest_lds(case: Case, places: Iterable[int], links: Links) -> str | None:
    return next((n for p in places if case.kinds[p] in ("lds_read", "lds_write") and (n := links[p])), None)


def loop_control(case: Case, position: int, links: Links) -> Found:
    """Counters and addresses that go round a loop, their comparison, and the branch back."""
    if not case.in_loop[position] or len(case.nodes.loops) != 1:
        return ()
    if case.instructions[position].base.startswith("s_cbranch"):
        return case.nodes.loops
    if case.kinds[position] != "arithmetic" or case.is_data[position]:
        return ()
    seen: set[int] = set()
    pending = list(case.values.users[position])
    while pending:
        user = pending.pop()
        if user == position or case.kinds[user] == "control":
            return case.nodes.loops
        if user not in seen and case.kinds[user] == "arithmetic" and case.in_loop[user]:
            seen.add(user)
            pending.extend(case.values.users[user])
    return ()


def unrolled_copy(case: Case, position: int, links: Links) -> Found:
    """The same instruction elsewhere in the same block of an unrolled loop."""
    if case.kinds[position] not in (*ANCHORED, "exchange"):
        return ()
    block = case.flow.block_of(position).number
    copies = case.by_text[case.instructions[position].text]
    return one(links[p] for p in copies if p != position and case.flow.block_of(p).number == block)


def masked_lanes(case: Case, position: int, links: Links) -> Found:
    """Switching lanes off or on again around what only some lanes do."""
    if not any(file == "exec" for file, _ in writes(case.instructions[position])):
        return ()
    return one(links[place] for place in case.values.producers[position])


def kernel_arguments(case: Case, position: int, links: Links) -> Found:
    """Arguments that a scalar load takes from the kernel's argument block."""
    instruction = case.instructions[position]
    width = re.match(r"s_load_(?:b(\d+)|dword(?:x(\d+))?)$", instruction.base)
    if not width or case.values.producers[position]:
        return ()
    size = int(width[1]) // 8 if width[1] else 4 * int(width[2] or 1)
    offset = next((int(o.value) for o in instruction.operands[2:] if isinstance(o, Literal32)), None)
    given = [entry for entry in case.program.metadata.arguments if not entry.kind.startswith("hidden")]
    names = case.nodes.arguments_of_kernel
    if offset is None or len(given) != len(names):
        return ()
    return tuple(
        node
        for node, entry in zip(names, given, strict=True)
        if entry.offset < offset + size and offset < entry.offset + entry.size
    )


def prologue(case: Case, position: int, links: Links) -> Found:
    """The branch over the block that loads preloaded arguments on older firmware: the arguments it loads."""
    if position >= case.program.entry:
        return ()
    loads = (kernel_arguments(case, place, links) for place in range(case.program.entry))
    return tuple(dict.fromkeys(node for found in loads for node in found))


def end_of_kernel(case: Case, position: int, links: Links) -> Found:
    """The end of the program."""
    return one([case.nodes.root_output]) if case.instructions[position].base == "s_endpgm" else ()
