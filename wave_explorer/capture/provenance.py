"""Which fx node each AMDGCN instruction came from: debug locations first, rules for the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from wave_explorer.capture import provenance_arithmetic as arithmetic
from wave_explorer.capture import provenance_merged as merged
from wave_explorer.capture import provenance_rules as rules
from wave_explorer.capture.provenance_case import MEMORY, Case, Links
from wave_explorer.capture.provenance_rules import Rule
from wave_explorer.isa.program import Instruction, Label, Program
from wave_explorer.isa.reader import read
from wave_explorer.record import Graph, InstructionLink, Provenance

RULES: tuple[Rule, ...] = (
    Rule("kernel argument", "it loads these arguments", rules.kernel_arguments),
    Rule("prologue", "it skips the loads of arguments that newer firmware preloads", rules.prologue),
    Rule("end of kernel", "the program ends", rules.end_of_kernel),
    Rule("barrier's wait", "the accesses that a barrier waits for", rules.barrier_wait),
    Rule("waits for", "it holds back the instruction that follows", rules.wait_for_next),
    Rule("moved to its user", "its debug location is of what takes its value", merged.moved_to_user),
    Rule("loaded value", "its users take this node's value", rules.loaded_value),
    Rule("merged store", "it brings the other value of a store that was merged", merged.of_merged_store),
    Rule("matrix operands", "it multiplies and adds the values that this product takes", rules.matrix_operands),
    Rule("stored value", "it stores the value that this write takes", rules.stored_value),
    Rule("only one left", "every other node of this operation has its instruction", rules.only_one_left),
    Rule("barrier", "the wait of this barrier stands before it", rules.barrier_after_its_wait),
    Rule("barrier's place", "it is emitted between the LDS accesses around it", rules.barrier_between_accesses),
    Rule("loop control", "it counts, compares or branches for this loop", rules.loop_control),
    Rule("initial value", "set together with the constants beside it", arithmetic.initial_value),
    Rule("within a node", "it reads from and feeds instructions of this node", arithmetic.within_node),
    Rule("unrolled copy", "the same instruction in another turn of the loop", rules.unrolled_copy),
    Rule("place in the graph", "the nodes around it are those around this node", arithmetic.graph_place),
    Rule("address of a loop", "the loop's own addresses are computed from it", arithmetic.address_of_loop),
    Rule("computed for", "these nodes use it; the first made the compiler emit it", arithmetic.first_user),
    Rule("lanes", "it switches lanes off or on for this node", rules.masked_lanes),
    Rule("waits for accesses", "it waits until these accesses are done", rules.retired),
    Rule("used by", "only this node uses it", arithmetic.only_users),
    Rule("between two", "the instructions before and after it belong to this node", arithmetic.both_neighbours),
)
"""In the order in which they are asked; the first that decides counts."""

_HINTS = ("s_clause", "s_delay_alu")
"""Hints to the scheduler of waves, which change nothing that a program computes."""

UNDECIDED = "no debug location, and no rule decides"


def link_program(
    plain: str,
    annotated: str,
    kernel_name: str,
    fx_numbers: Mapping[int, str],
    graph: Graph | None,
    arguments: Sequence[str] = (),
) -> Provenance:
    """Links of every instruction of ``plain``, from the debug locations of ``annotated`` and the rules.

    Args:
        plain: AMDGCN text of the record.
        annotated: AMDGCN text of the compile with debug locations.
        kernel_name: name of the kernel.
        fx_numbers: line number of a debug location -> fx node id.
        graph: the fx graph that the nodes belong to; without it there are no inferred links.
        arguments: names of the kernel's arguments in the order in which it takes them.
    """
    program, other = read(plain, kernel_name), read(annotated, kernel_name)
    difference = first_difference(program, other)
    if difference:
        return Provenance(usable=False, reason=f"with debug locations the compiler made other code: {difference}")
    direct = direct_nodes(program, other, fx_numbers)
    # A graph that lacks a node which was emitted is that of an earlier pass: the later ones could not be read.
    if graph is None or any(node not in graph.nodes for node in direct if node is not None):
        return Provenance(tuple(_link(i.line, (n,) if n else (), None) for i, n in _pairs(program, direct)))
    case = Case(program, graph, {node: line for line, node in fx_numbers.items()}, direct, arguments)
    direct = _of_their_own(case)
    links = _with_moved(case, direct)
    inferred = _fill_gaps(case, direct, links)
    for position, (nodes, _) in inferred.items():
        if case.kinds[position] in MEMORY and len(nodes) == 1:
            links.set(position, nodes[0])
    return Provenance(
        tuple(
            _link(i.line, (n, *_also(case, i.position, n, links)), None) if n else _link(i.line, *inferred[i.position])
            for i, n in _pairs(program, direct)
        )
    )


def direct_nodes(program: Program, annotated: Program, fx_numbers: Mapping[int, str]) -> list[str | None]:
    """By position in ``program``, the node that the instruction's debug location names; None where it names none."""
    return [None if line is None else fx_numbers.get(line) for line in located(program, annotated)]


def located(program: Program, annotated: Program) -> list[int | None]:
    """By position in ``program``, the line of the debug location that ``annotated`` has there; None without one."""
    found: list[int | None] = [None] * len(program.instructions)
    for instruction, other in zip(_compared(program), _compared(annotated), strict=True):
        if other.location is not None:
            found[instruction.position] = other.location.line
    return found


def infer(case: Case, position: int, links: Links) -> tuple[rules.Found, Rule | None]:
    """The nodes that the first deciding rule finds for an instruction, and that rule."""
    for rule in RULES:
        found = rule.find(case, position, links)
        if found:
            return found, rule
    return (), None


@dataclass(frozen=True)
class Rediscovery:
    """How the rules do on an instruction whose direct link was hidden: what they found, and what was hidden."""

    position: int
    hidden: str
    found: rules.Found
    rule: str

    @property
    def right(self) -> bool:
        """Whether the rules name the hidden node, and name it first."""
        return self.found[:1] == (self.hidden,)


def rediscover(
    plain: str, annotated: str, kernel_name: str, fx_numbers: Mapping[int, str], graph: Graph
) -> list[Rediscovery]:
    """Hides each direct link in turn and lets the rules find it from all the others.

    The arguments are those of :func:`link_program`.
    """
    program, other = read(plain, kernel_name), read(annotated, kernel_name)
    direct = direct_nodes(program, other, fx_numbers)
    case = Case(program, graph, {node: line for line, node in fx_numbers.items()}, direct)
    links = Links(direct)
    results = []
    for position, node in enumerate(direct):
        if node is not None:
            with links.hidden(position):
                found, rule = infer(case, position, links)
            results.append(Rediscovery(position, node, found, rule.name if rule else ""))
    return results


def first_difference(one: Program, other: Program) -> str:
    """Where two programs' instructions differ, in words; empty where they are the same.

    Mnemonics, operands and modifiers count, and branch targets by the instruction they lead to, not by name.
    ``s_clause`` does not: the instructions of a clause share one debug location, and so the compile with debug
    locations makes no clauses; nor does ``s_delay_alu``, a hint that is set by what stands between two instructions.
    """
    ours, others = _compared(one), _compared(other)
    our_places, other_places = _places(one), _places(other)
    for first, second in zip(ours, others, strict=False):
        if first.text != second.text and _meaning(one, first, our_places) != _meaning(other, second, other_places):
            return f"line {first.line}: {first.text!r} against {second.text!r}"
    if len(ours) != len(others):
        return f"{len(ours)} instructions against {len(others)}"
    return ""


def _compared(program: Program) -> list[Instruction]:
    return [instruction for instruction in program.instructions if instruction.base not in _HINTS]


def _places(program: Program) -> list[int]:
    """For each position, how many instructions before it are compared; one entry more for the end."""
    counted = (int(instruction.base not in _HINTS) for instruction in program.instructions)
    return [0, *accumulate(counted)]


def _meaning(program: Program, instruction: Instruction, places: Sequence[int]) -> tuple[object, ...]:
    operands = tuple(
        places[program.labels[operand.name]]
        if isinstance(operand, Label) and operand.name in program.labels
        else operand
        for operand in instruction.operands
    )
    return instruction.mnemonic, operands, instruction.modifiers


def _of_their_own(case: Case) -> list[str | None]:
    """The located nodes without those that cannot be the instruction's own.

    A node that makes no access, or one of another argument, where the instruction is an access; one that stands
    outside of the loop that the instruction stands in; or a read whose value none of the products takes that the
    instruction feeds.
    """
    kept = [
        node
        if node is None
        or kind not in MEMORY
        or (case.carries_out(position, node) and not case.enters_loop(position, node))
        else None
        for position, (node, kind) in enumerate(zip(case.located, case.kinds, strict=True))
    ]
    links = Links(kept)
    return [None if merged.contradicted(case, position, links) else node for position, node in enumerate(kept)]


def _with_moved(case: Case, direct: Sequence[str | None]) -> Links:
    """The direct links, and those of accesses that one node's value was moved away from."""
    links = Links(direct)
    for position in range(len(direct)):
        found = merged.moved_to_user(case, position, links)
        if len(found) == 1:
            links.set(position, found[0])
    return links


def _fill_gaps(case: Case, direct: Sequence[str | None], known: Links) -> dict[int, tuple[rules.Found, Rule | None]]:
    """What the rules say of each instruction without a direct link.

    Links found so far help to find the rest, but only ``known`` ones are asked first.
    """
    links = Links([known[position] for position in range(len(known))])
    found = {position: infer(case, position, links) for position, node in enumerate(direct) if node is None}
    for position, (nodes, _) in found.items():
        if nodes:
            links.set(position, nodes[0])
    for position, (nodes, _) in found.items():
        if not nodes:
            found[position] = infer(case, position, links)
    return found


def _also(case: Case, position: int, node: str, links: Links) -> rules.Found:
    """Other nodes that a directly linked instruction serves: those of a merged access, those a wait waits for."""
    if case.kinds[position] == "wait":
        served = rules.retired(case, position, links)
    else:
        served = rules.loaded_value(case, position, links) or merged.stored_values(case, position, links)
        served = served if node in served else ()
    return tuple(other for other in served if other != node)


def _link(line: int, nodes: rules.Found, rule: Rule | None) -> InstructionLink:
    if rule is not None:
        return InstructionLink(line=line, nodes=nodes, attribution="inferred", rule=rule.text)
    if nodes:
        return InstructionLink(line=line, nodes=nodes, attribution="direct")
    return InstructionLink(line=line, rule=UNDECIDED)


def _pairs(program: Program, direct: Sequence[str | None]) -> Iterator[tuple[Instruction, str | None]]:
    return zip(program.instructions, direct, strict=True)
