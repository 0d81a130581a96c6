"""Which nodes are copies of one thing, across passes that threw the originals away."""

from __future__ import annotations

from collections import Counter

from wave_explorer.analysis.graph_copies import joined_copies, joined_copies_after
from wave_explorer.analysis.graph_lineage import source_operations, source_operations_after
from wave_explorer.record import Compilation, Graph, GraphNode, Region
from wave_explorer.record.graph import Operand, SourceLocation


def graph(*nodes: GraphNode) -> Graph:
    return Graph((Region("r", "kernel", nodes=tuple(node.id for node in nodes)),), {node.id: node for node in nodes})


def test_a_chain_of_copies_is_followed_through_graphs_that_are_gone() -> None:
    first = graph(GraphNode("n1", "mma", "r", "mma"), GraphNode("n2", "read", "r", "read"))
    second = graph(GraphNode("n3", "mma_0", "r", "mma", lineage="n1"), GraphNode("n2", "read", "r", "read"))
    third = graph(GraphNode("n4", "mma_0_0", "r", "mma", lineage="n3"), GraphNode("n2", "read", "r", "read"))
    assert source_operations(third, iter([second, first]), {}) == {"n4": "n1", "n2": "n2"}
    # What is not recorded ends the chain where it is known.
    assert source_operations(third, iter([]), {}) == {"n4": "n3", "n2": "n2"}


def test_earlier_graphs_are_read_only_as_far_as_needed() -> None:
    near = graph(GraphNode("n1", "mma", "r", "mma"))
    after = graph(GraphNode("n2", "mma_0", "r", "mma", lineage="n1"))
    read = []

    def earlier() -> object:
        for one in (near, near):
            read.append(one)
            yield one

    assert source_operations(after, earlier(), {}) == {"n2": "n1"}  # type: ignore[arg-type]
    assert len(read) == 1


def test_a_pipeline_keeps_the_source_operation_of_every_product(pipelined_gemm: Compilation) -> None:
    stage = pipelined_gemm.stage("fx/schedule_graph")
    after = pipelined_gemm.graph(stage)
    operations = source_operations_after(pipelined_gemm, stage)
    products = [node for node in after.nodes.values() if node.op == "mma"]
    # 2×2×2 products in the loop and as many behind it, all of the one mma in the source.
    assert len(products) == 16
    assert len({operations[node.id] for node in products}) == 1
    # As things to look at they are two: the loop's and those of the last iteration, which was peeled off.
    joined = joined_copies_after(pipelined_gemm, stage)
    assert sorted(Counter(joined[node.id] for node in products).values()) == [8, 8]


def test_what_a_pass_makes_once_per_copy_joins(pipelined_gemm: Compilation) -> None:
    last = pipelined_gemm.last_graph_stage()
    assert last is not None
    after = pipelined_gemm.graph(last)
    joined = joined_copies_after(pipelined_gemm, last)

    def groups(op: str) -> list[int]:
        return sorted(Counter(joined[node.id] for node in after.nodes.values() if node.op == op).values())

    # A lane holds 4 rows of each of the 2×2 tiles of C and writes them one by one.
    assert groups("extract_slice") == [16]
    assert groups("iter_arg") == groups("get_result") == [4]
    for node in after.nodes.values():
        assert after.nodes[joined[node.id]].op == node.op


def test_equal_arguments_and_unknown_lines_stay_apart() -> None:
    memory = [Operand("memory", "a")]
    here, there = SourceLocation("k.py", 3), SourceLocation("k.py", 4)
    made = graph(
        GraphNode("a", "a", "r", "placeholder"),
        GraphNode("b", "b", "r", "placeholder"),
        GraphNode("r1", "read", "r", "read", operands=tuple(memory)),
        GraphNode("r2", "read_1", "r", "read", operands=tuple(memory)),
        GraphNode("r3", "read_2", "r", "read", operands=tuple(memory), location=here),
        GraphNode("r4", "read_3", "r", "read", operands=tuple(memory), location=here),
        GraphNode("r5", "read_4", "r", "read", operands=tuple(memory), location=there),
    )
    own = {node: node for node in made.nodes}
    assert joined_copies(made, own, {}) == own | {"r4": "r3"}


def test_nodes_on_both_sides_of_a_loop_stay_apart() -> None:
    nodes = [
        GraphNode("m1", "mma_0", "r", "mma", lineage="m"),
        GraphNode("loop", "iterate", "r", "iterate", subgraph="body"),
        GraphNode("m2", "mma_1", "r", "mma", lineage="m"),
        GraphNode("m3", "mma_2", "r", "mma", lineage="m"),
    ]
    body = GraphNode("m4", "mma_3", "body", "mma", lineage="m")
    made = Graph(
        (
            Region("r", "kernel", nodes=tuple(node.id for node in nodes)),
            Region("body", "iterate", "loop", nodes=("m4",)),
        ),
        {node.id: node for node in [*nodes, body]},
    )
    joined = joined_copies(made, source_operations(made, iter([]), {}), {})
    assert joined == {"m1": "m1", "loop": "loop", "m2": "m2", "m3": "m2", "m4": "m4"}
