"""Rules that find the fx node of arithmetic: operations on data, address computation, initial values."""

from __future__ import annotations

import re
from collections import Counter

from wave_explorer.capture.provenance_case import Case, Links
from wave_explorer.capture.provenance_rules import Found, one

# Which fx operations an arithmetic mnemonic can be part of.  ``exp2`` and divisions expand to several kinds.
_VOCABULARY: tuple[tuple[re.Pattern[str], frozenset[str]], ...] = tuple(
    (re.compile(pattern), frozenset(ops.split()))
    for pattern, ops in (
        (r"v_(pk_)?max", "maximum max exp2 clamp"),
        (r"v_(pk_)?min", "minimum min exp2 clamp"),
        (r"v_exp", "exp2 exp"),
        (r"v_log", "log2 log"),
        (r"v_cvt", "cast"),
        (r"v_pack", "cast reshape"),
        (r"v_(rcp|div)", "reciprocal truediv div"),
        (r"v_(pk_)?add_f", "add exp2 sub sum"),
        (r"v_(pk_)?mul_f", "mul truediv reciprocal exp2 sub"),
        (r"v_(pk_)?sub_f", "sub exp2"),
        (r"v_(pk_)?(fma|fmac|mac|mad)_", "add sub mul reciprocal exp2 fma"),
        (r"v_cmp", "exp2 select lt gt ge le eq ne and_"),
        (r"v_cndmask", "exp2 select where reciprocal"),
        (r"v_ldexp", "exp2 exp"),
        (r"v_perm", "reshape permute cast bitcast"),
    )
)
# One instruction that carries out two operations: always, or where the compiler contracted them.
_TWO_OPERATIONS = re.compile(r"v_(max3|min3|maxmin|minmax|add3|or3|xor3|and_or|lshl_or|lshl_add|add_lshl|xad)_")
_CONTRACTED = re.compile(r"v_(pk_fma|fma|fmac|mad|mac)_")


def initial_value(case: Case, position: int, links: Links) -> Found:
    """A constant set beside another constant by the same instruction."""
    if case.kinds[position] != "arithmetic" or case.values.producers[position]:
        return ()
    mnemonic = case.instructions[position].mnemonic
    for place in (position - 1, position + 1):
        constant = 0 <= place < len(links) and not case.values.producers[place]
        if constant and links[place] and case.instructions[place].mnemonic == mnemonic:
            return one([links[place]])
    return ()


def within_node(case: Case, position: int, links: Links) -> Found:
    """What it reads comes from one node, and what it makes goes to the same node."""
    if case.kinds[position] != "arithmetic":
        return ()
    made = one(links[place] for place in case.values.producers[position])
    return made if made and made == one(links[place] for place in case.values.users[position]) else ()


def graph_place(case: Case, position: int, links: Links) -> Found:
    """The node that stands in the graph where the instruction stands in the flow of values."""
    if case.kinds[position] not in ("arithmetic", "exchange"):
        return ()
    nodes, values = case.nodes, case.values
    made = {
        node
        for place in values.producers[position]
        if (node := links[place]) and (case.is_data[place] or nodes.computes(node))
    }
    used = {node for place in values.users[position] if (node := links[place])}
    if not case.is_data[position] and not any(nodes.computes(node) for node in made | used):
        return ()
    near = made | used
    for node in made:
        near = near | nodes.near_sinks(node) | nodes.cone(node, links, upwards=False)
    for node in used:
        near = near | nodes.near_sources(node) | nodes.cone(node, links, upwards=True)
    candidates = [node for node in near if _can_be(case, position, node)]
    if not candidates:
        return ()
    habits = _habits(case, position, links)
    scores = {
        node: _agreement(case, position, node, made, used, links) + habits.get(nodes.op(node), 0.0)
        for node in candidates
    }
    highest = max(scores.values())
    best = [node for node in candidates if scores[node] == highest]
    beside = [node for node in case.neighbours(position, links) if node in best]
    return one(best) or tuple(beside[:1]) or (max(best, key=nodes.order.__getitem__),)


def _can_be(case: Case, position: int, node: str) -> bool:
    nodes = case.nodes
    if not nodes.computes(node) or (case.kinds[position] == "exchange") != (nodes.op(node) == "shuffle"):
        return False
    if case.loop_region is not None and case.in_loop[position] and nodes.nodes[node].region != case.loop_region:
        return False
    base = case.instructions[position].base
    known = next((ops for pattern, ops in _VOCABULARY if pattern.match(base)), None)
    return known is None or nodes.op(node) in known


def _agreement(case: Case, position: int, node: str, made: set[str], used: set[str], links: Links) -> float:
    """How well a node's place in the graph agrees with the nodes around the instruction."""
    nodes = case.nodes
    near_sources, far_sources = nodes.near_sources(node), nodes.sources(node, links)
    near_sinks, far_sinks = nodes.near_sinks(node), nodes.sinks(node, links)
    score = 0.0
    for other in made:
        score += 2 if other in near_sources or other == node else 1 if other in far_sources else -1
    for other in used:
        score += 2 if other in near_sinks or other == node else 1 if other in far_sinks else -1
    if node not in made:
        unaccounted = _unaccounted(case, node, made, links)
        if _TWO_OPERATIONS.match(case.instructions[position].base):
            unaccounted = abs(unaccounted - 1)
        elif _CONTRACTED.match(case.instructions[position].base):
            unaccounted = max(0, unaccounted - 1)
        score -= 1.5 * unaccounted
    return score if node in links else score + 0.5


def _unaccounted(case: Case, node: str, made: set[str], links: Links) -> int:
    """Number of nodes that a node depends on and whose values the instruction does not read."""
    seen: set[str] = set()
    pending = [node]
    while pending:
        for source in case.nodes.near_sources(pending.pop()):
            if source not in made and source not in seen:
                seen.add(source)
                if source not in links:
                    pending.append(source)
    return len(seen)


def _habits(case: Case, position: int, links: Links) -> dict[str, float]:
    """Which operations the other instructions of this mnemonic belong to, as shares."""
    same = case.by_mnemonic[case.instructions[position].mnemonic]
    counts = Counter(case.nodes.op(node) for place in same if place != position and (node := links[place]))
    total = sum(counts.values()) or 1
    return {op: count / total for op, count in counts.items()}


def address_of_loop(case: Case, position: int, links: Links) -> Found:
    """Computed before a loop from what the loop's own addresses start with, or only for them."""
    if case.kinds[position] != "arithmetic" or case.is_data[position] or case.in_loop[position]:
        return ()
    loops = set(case.nodes.loops)
    made = [node for place in case.values.producers[position] if (node := links[place]) in loops]
    if made:
        return one(made)
    used = [links[place] for place in case.values.users[position]]
    return one(used) if used and all(node in loops for node in used) else ()


def first_user(case: Case, position: int, links: Links) -> Found:
    """Serves several nodes; the first that is emitted makes the compiler emit it.

    Instructions without a link, and those of a loop's own addresses, are looked through.
    """
    if case.kinds[position] != "arithmetic" or case.is_data[position]:
        return ()
    loops = set(case.nodes.loops)
    found: set[str] = set()
    seen: set[int] = set()
    pending = list(case.values.users[position])
    while pending:
        user = pending.pop()
        if user in seen:
            continue
        seen.add(user)
        node = links[user]
        if node and node not in loops:
            found.add(node)
        else:
            pending.extend(case.values.users[user])
    return tuple(sorted(found, key=case.nodes.order.__getitem__))


def only_users(case: Case, position: int, links: Links) -> Found:
    """What it makes is read by one node's instructions only."""
    if case.kinds[position] != "arithmetic":
        return ()
    return one(links[place] for place in case.values.users[position])


def both_neighbours(case: Case, position: int, links: Links) -> Found:
    """The instructions before and after it belong to the same node."""
    before, after = case.neighbours(position, links)
    return one([before]) if before == after else ()
