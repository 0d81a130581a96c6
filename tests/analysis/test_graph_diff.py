from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from wave_explorer.analysis.graph_diff import diff
from wave_explorer.record import Compilation, Graph, GraphNode, Region


def graph(order: list[int], types: dict[int, str] | None = None) -> Graph:
    nodes = {f"n{k}": GraphNode(f"n{k}", f"node_{k}", "r", (types or {}).get(k, "add")) for k in order}
    return Graph((Region("r", "kernel", nodes=tuple(nodes)),), nodes)


ORDERS = st.lists(st.integers(0, 12), unique=True, max_size=10)


@given(ORDERS, ORDERS, st.sets(st.integers(0, 12)))
def test_a_diff_accounts_for_every_node(before: list[int], after: list[int], changed: set[int]) -> None:
    old, new = graph(before), graph(after, dict.fromkeys(changed, "mul"))
    found = diff(old, new)
    assert set(found.added) == {f"n{k}" for k in after if k not in before}
    assert set(found.removed) == {f"n{k}" for k in before if k not in after}
    assert {key for key, fields in found.changed.items() if "op" in fields} == {
        f"n{k}" for k in after if k in before and k in changed
    }
    # Taking the moved nodes out leaves both orders alike, and no smaller set of moves does.
    moved = {key for key, fields in found.changed.items() if "position" in fields}
    common = [f"n{k}" for k in before if k in after]
    assert [key for key in common if key not in moved] == [
        f"n{k}" for k in after if k in before and f"n{k}" not in moved
    ]
    place = {key: position for position, key in enumerate(common)}
    order = [place[f"n{k}"] for k in after if k in before]
    longest = [1] * len(order)
    for end in range(len(order)):
        longest[end] += max((longest[start] for start in range(end) if order[start] < order[end]), default=0)
    assert len(moved) == len(order) - max(longest, default=0)


def test_expansion_of_a_real_gemm(gemm: Compilation) -> None:
    stage = gemm.stage("fx/expand_graph")
    before, after = gemm.graph(stage, before=True), gemm.graph(stage)
    found = diff(before, after)
    assert len(after.nodes) == len(before.nodes) + len(found.added) - len(found.removed)
    # Tiles of 64×64×32 on 2×2 waves with 16×16×16 MFMA: 2×2×2 copies where one stood.
    mmas = [after.nodes[key] for key in found.added if after.nodes[key].op == "mma"]
    copies = [node for node in after.nodes.values() if node.op == "mma"]
    assert len(copies) == 8 and len(mmas) in (7, 8)
    assert diff(after, after).empty


def test_a_pass_that_left_the_graph_alone_has_an_empty_diff(gemm: Compilation) -> None:
    checked = 0
    for stage in gemm.stages:
        if stage.language == "graph" and stage.before and stage.after:
            assert diff(gemm.graph(stage, before=True), gemm.graph(stage)).empty == (not stage.changed)
            checked += 1
    assert checked > 20
