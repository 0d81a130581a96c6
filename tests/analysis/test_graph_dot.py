"""Graphs as DOT, read back by a small parser of our own and, where it is installed, drawn by Graphviz."""

from __future__ import annotations

import re
import shutil

import pytest

from wave_explorer.analysis.graph_copies import joined_copies_after
from wave_explorer.analysis.graph_diff import diff
from wave_explorer.analysis.graph_dot import graph_dot
from wave_explorer.record import Compilation, Graph, GraphNode, Region
from wave_explorer.record.graph import Operand

_NODE = re.compile(r'^ *(n\d+) \[label="((?:[^"\\]|\\.)*)"', re.MULTILINE)
_EDGE = re.compile(r'^ *(n\d+) -> (n\d+) \[label="((?:[^"\\]|\\.)*)"\];$', re.MULTILINE)


def test_every_node_and_edge_of_a_graph_stands_in_the_text(gemm: Compilation) -> None:
    graph = gemm.graph("fx/expand_graph")
    text = graph_dot(graph, title="gemm")
    assert len(_NODE.findall(text)) == len(graph.nodes)
    edges = {(operand.node, node.id) for node in graph.nodes.values() for operand in node.operands}
    assert len(_EDGE.findall(text)) == len(edges)
    assert text.count("subgraph") == len(graph.regions) - 1
    assert text.count("{") == text.count("}")


def test_joined_copies_bear_their_number_and_what_the_pass_did(gemm: Compilation) -> None:
    stage = gemm.stage("fx/expand_graph")
    graph = gemm.graph(stage)
    changes = diff(gemm.graph(stage, before=True), graph)
    text = graph_dot(graph, changes=changes, groups=joined_copies_after(gemm, stage))
    labels = [label for _, label in _NODE.findall(text)]
    # 2×2×2 products of 16×16×16 where one mma stood.
    assert [label for label in labels if label.startswith("mma ")] == ["mma ×8 +\\n[M, N] f32"]
    box = next(name for name, label in _NODE.findall(text) if label.startswith("mma "))
    assert {argument for _, to, argument in _EDGE.findall(text) if to == box} == {"lhs", "rhs", "acc"}


@pytest.mark.parametrize("name", ['say "hi"', "back\\slash", "two\nlines", "<b>bold</b>", "}; a -> b"])
def test_names_stay_text(name: str) -> None:
    nodes = {
        "a": GraphNode("a", name, "r", "placeholder"),
        "b": GraphNode("b", "b", "r", name, operands=(Operand(name, "a"),)),
    }
    text = graph_dot(Graph((Region("r", name, nodes=("a", "b")),), nodes), title=name)
    assert [label for _, label in _NODE.findall(text)] == [_escaped(name)] * 2
    assert [edge for *_, edge in _EDGE.findall(text)] == [_escaped(name)]
    assert "\nlines" not in text


def _escaped(name: str) -> str:
    return name.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz's dot is not installed")
def test_graphviz_draws_it(gemm: Compilation) -> None:
    import graphviz

    drawn = graphviz.Source(graph_dot(gemm.graph("fx/expand_graph"))).pipe(format="svg")
    assert b"<svg" in drawn
