"""Which kernel argument each node of a recorded graph has to do with."""

from __future__ import annotations

from wave_explorer.analysis.graph_tensors import tensor_names
from wave_explorer.record import Compilation, Graph, GraphNode, Region
from wave_explorer.record.graph import Operand


def test_every_access_of_a_gemm_names_its_argument(gemm: Compilation) -> None:
    """a is [M, K], b is [N, K] and c is [M, N], so the dimensions of each access tell which argument it is of."""
    graph = gemm.last_graph()
    assert graph is not None
    names = tensor_names(graph)
    by_dims = {"M K": "a", "N K": "b", "M N": "c"}
    accesses = [node for node in graph.nodes.values() if node.op in ("read", "write")]
    for node in accesses:
        dims = " ".join(str(dim) for dim in (node.index or {}) if dim in "MNK")
        assert names[node.id] == by_dims[dims], node.name
    assert len(accesses) > 20
    buffers = [node for node in graph.nodes.values() if node.op == "allocate"]
    assert {names.get(node.id) for node in buffers} <= {"a", "b", None}
    assert all(node.id not in names for node in graph.nodes.values() if node.op in ("mma", "register", "get_result"))


def access(op: str, key: str, **operands: str) -> GraphNode:
    return GraphNode(key, key, "r", op, operands=tuple(Operand(name, node) for name, node in operands.items()))


def test_a_buffer_of_several_tensors_has_no_name() -> None:
    nodes = [
        access("placeholder", "a"),
        access("placeholder", "b"),
        access("allocate", "mixed"),
        access("allocate", "own"),
        access("read", "ra", memory="a"),
        access("read", "rb", memory="b"),
        access("write", "w1", register_="ra", memory="mixed"),
        access("write", "w2", register_="rb", memory="mixed"),
        access("write", "w3", register_="rb", memory="own"),
        access("read", "back", memory="own"),
        access("read", "either", memory="mixed"),
        # A buffer that is filled from itself is nobody's, and asking for it ends.
        access("allocate", "ring"),
        access("read", "rr", memory="ring"),
        access("write", "wr", register_="rr", memory="ring"),
    ]
    graph = Graph((Region("r", "k", nodes=tuple(node.id for node in nodes)),), {node.id: node for node in nodes})
    assert tensor_names(graph) == {
        "a": "a", "b": "b", "own": "b", "ra": "a", "rb": "b", "w3": "b", "back": "b",
    }  # fmt: skip
