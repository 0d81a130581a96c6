"""Links from AMDGCN to fx nodes: how many, how sure, and whether the rules find what debug locations say."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.capture.lowered import Lowered, lowered
from wave_explorer.capture.def_use import DefUse
from wave_explorer.capture.provenance import RULES, first_difference, link_program, rediscover
from wave_explorer.capture.provenance_graph import NodeGraph
from wave_explorer.capture.provenance_pointers import Pointers
from wave_explorer.isa.flow import ControlFlow
from wave_explorer.isa.reader import read
from wave_explorer.record import InstructionLink, Provenance

NAMES = pytest.mark.parametrize("name", ["gemm", "gemm PREFETCH", "gemm MODULO", "attention"])


def provenance(name: str) -> Provenance:
    found = lowered(name).comp.provenance()
    assert found is not None and found.usable, found and found.reason
    return found


def linked(name: str) -> list[tuple[str, InstructionLink]]:
    """Each instruction's text with its link."""
    program = read(lowered(name).plain_asm, lowered(name).comp.manifest.kernel)
    links = {link.line: link for link in provenance(name).instructions}
    assert len(links) == len(program.instructions)
    return [(instruction.text, links[instruction.line]) for instruction in program.instructions]


@NAMES
def test_at_least_85_percent_direct_and_99_percent_known(name: str) -> None:
    counts = Counter(link.attribution for link in provenance(name).instructions)
    total = sum(counts.values())
    assert counts["direct"] / total >= 0.85
    assert (counts["direct"] + counts["inferred"]) / total >= 0.99


@NAMES
def test_rules_find_hidden_direct_links_again(name: str) -> None:
    results = rediscover(*lowered(name).links())
    wrong = [result for result in results if not result.right]
    assert len(results) > 100
    assert 1 - len(wrong) / len(results) >= 0.95, wrong


@NAMES
def test_every_link_says_how_it_is_known(name: str) -> None:
    nodes = lowered(name).graph.nodes
    wordings = {rule.text for rule in RULES}
    for text, link in linked(name):
        assert set(link.nodes) <= set(nodes), text
        assert bool(link.nodes) == (link.attribution != "none"), text
        if link.attribution == "inferred":
            assert link.rule in wordings, text
        if link.attribution == "none":
            assert link.rule, text


@NAMES
def test_instructions_belong_to_nodes_of_the_fitting_operation(name: str) -> None:
    """An independent check of kinds: what the graph calls a product, an access or a barrier is one in the code."""
    nodes = lowered(name).graph.nodes
    kinds = (("v_mfma_", "mma"), ("s_barrier", "shared_memory_barrier"), ("ds_read", "read"), ("ds_write", "write"))
    for text, link in linked(name):
        for beginning, op in kinds:
            if text.startswith(beginning):
                assert {nodes[node].op for node in link.nodes} == {op}, text
        if text.startswith(("global_load", "global_store")):
            memory = nodes[nodes[link.nodes[0]].memory or ""]
            assert memory.op == "placeholder", text


def test_every_shared_read_of_the_loop_has_its_load_merged_ones_too() -> None:
    case = lowered("gemm")
    nodes = case.graph.nodes
    shared = {n.id for n in nodes.values() if n.op == "read" and n.memory and nodes[n.memory].op == "allocate"}
    loads = [link for text, link in linked("gemm") if text.startswith("ds_read")]
    assert {node for link in loads for node in link.nodes} == shared
    merged = [link for text, link in linked("gemm") if text.startswith("ds_read2")]
    assert merged and all(len(link.nodes) == 2 for link in merged)


def test_the_end_and_the_kernel_arguments() -> None:
    nodes = lowered("gemm").graph.nodes
    found = dict(linked("gemm"))
    first = next(link for text, link in found.items() if text.startswith("s_load_dwordx2"))
    assert [nodes[node].name for node in first.nodes] == ["a"]
    rest = next(link for text, link in found.items() if text.startswith("s_load_dwordx4"))
    assert [nodes[node].name for node in rest.nodes] == ["b", "c"]
    # No debug location reaches the end of the program: the one of the last store must not be taken for it.
    end = found["s_endpgm"]
    assert end.attribution == "inferred" and [nodes[node].op for node in end.nodes] == ["output"]


def changed(case: Lowered, old: str, new: str) -> Provenance:
    plain, annotated, kernel, numbers, graph = case.links()
    assert old in annotated
    return link_program(plain, annotated.replace(old, new, 1), kernel, numbers, graph)


def test_links_do_not_count_when_the_code_differs() -> None:
    case = lowered("gemm")
    for old, new in (("s_endpgm", "s_nop 0\n\ts_endpgm"), ("0x3ff", "0x3fe"), ("offset1:1", "offset1:2")):
        found = changed(case, old, new)
        assert not found.usable and not found.instructions
        assert "other code" in found.reason


def test_names_of_labels_make_no_difference() -> None:
    plain = lowered("gemm").plain_asm
    one, other = read(plain, "gemm"), read(plain.replace(".LBB0_1", ".Lsomewhere"), "gemm")
    assert first_difference(one, other) == ""


def test_a_location_of_another_file_is_no_link() -> None:
    case = lowered("gemm")
    plain, annotated, kernel, numbers, graph = case.links()
    none: dict[int, str] = {line + 7_000_000: node for line, node in numbers.items()}
    found = link_program(plain, annotated, kernel, none, graph)
    assert found.usable
    assert not any(link.attribution == "direct" for link in found.instructions)


@NAMES
def test_instructions_lead_to_lines_of_the_mlir(name: str) -> None:
    mlir = (lowered(name).comp.mlir or "").splitlines()
    nodes = lowered(name).graph.nodes
    for text, link in linked(name):
        if text.startswith("v_mfma"):
            assert any("amdgpu.mfma" in mlir[line - 1] for line in link.mlir_lines), (text, nodes[link.nodes[0]].name)


@NAMES
def test_a_global_access_goes_to_the_argument_whose_pointer_it_takes(name: str) -> None:
    case = lowered(name)
    program = read(case.plain_asm, case.comp.manifest.kernel)
    flow = Pointers(program, DefUse(ControlFlow(program)), NodeGraph(case.graph).buffers)
    direct = {link.line: link.nodes[0] for _, link in linked(name) if link.attribution == "direct"}
    found = 0
    for instruction in program.instructions:
        argument, node = flow.argument(instruction.position), case.graph.nodes.get(direct.get(instruction.line, ""))
        if instruction.base.startswith(("global_", "buffer_")) and argument is not None and node is not None:
            assert node.memory == argument, instruction.text
            found += 1
    assert found >= 6


def test_a_location_of_a_node_with_another_argument_is_not_believed() -> None:
    case = lowered("gemm")
    plain, annotated, kernel, numbers, graph = case.links()
    loads = [link for text, link in linked("gemm") if text.startswith("global_load") and link.attribution == "direct"]
    one = loads[0].nodes[0]
    other = next(link.nodes[0] for link in loads if graph.nodes[link.nodes[0]].memory != graph.nodes[one].memory)
    # Locations of both reads are exchanged, as if the compiler had put the loads under each other's.
    swapped = {line: {one: other, other: one}.get(node, node) for line, node in numbers.items()}
    found = {link.line: link for link in link_program(plain, annotated, kernel, swapped, graph).instructions}
    for link in loads:
        if link.nodes[0] in (one, other):
            assert found[link.line].attribution == "inferred", found[link.line]
            assert found[link.line].nodes[:1] == link.nodes[:1]


def test_clauses_and_delays_are_no_difference_and_hold_back_what_follows() -> None:
    case = lowered("gemm")
    plain, annotated, kernel, numbers, graph = case.links()
    hinted = re.sub(r"(\n\tglobal_load)", "\n\ts_clause 0x1\n\ts_delay_alu instid0(VALU_DEP_1)\\1", plain, count=1)
    assert hinted != plain
    found = link_program(hinted, annotated, kernel, numbers, graph)
    before = {text: link.nodes for text, link in linked("gemm")}
    assert found.usable, found.reason
    links = {link.line: link.nodes for link in found.instructions}
    instructions = read(hinted, kernel).instructions
    first = next(i.position for i in instructions if i.base == "s_clause")
    assert [i.base for i in instructions[first : first + 2]] == ["s_clause", "s_delay_alu"]
    for instruction in instructions[first : first + 3]:
        assert links[instruction.line] == before[instructions[first + 2].text]
    assert len(links) == len(provenance("gemm").instructions) + 2
