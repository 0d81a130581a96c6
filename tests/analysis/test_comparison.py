"""Compiles side by side: the pass where they part by what is known of them, and properties that hold for any two."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.analysis.conftest import record
from wave_explorer.analysis.comparison.compared import Compared, NothingToCompare, with_baseline
from wave_explorer.analysis.comparison.figures import Figure, Value, figures
from wave_explorer.analysis.comparison.findings_delta import statements
from wave_explorer.analysis.comparison.graph_comparison import compare_graphs
from wave_explorer.analysis.comparison.node_matching import match_nodes
from wave_explorer.analysis.comparison.parting import Parting, code_likeness, first_parting
from wave_explorer.analysis.comparison.settings_delta import settings_delta
from wave_explorer.analysis.comparison.text_comparison import likeness
from wave_explorer.analysis.comparison.verdict import headline, ratio_text, verdict
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Compilation, Diagnostic
from wave_explorer.record.graph import Graph, GraphNode, Operand, Region
from wave_explorer.record.run import Counter, MeasuredTime, ModelledTime, OutputCheck, Run, RunData
from wave_explorer.record.store import MemoryBlobs

SIZES: dict[str, Any] = {"M": 256, "N": 256, "K": 512}


def edited(**edit: Any) -> Compilation:
    """The gemm of the fixture under other settings, fx passes and Wave's MLIR only."""
    built = kernel("gemm", target="gfx942", **SIZES).edit(**edit).build()
    return record_compile(built, Recorder(built.data), backend=False)


@pytest.fixture(scope="module")
def prefetch() -> Compilation:
    return edited(options={"schedule": "PREFETCH"})


@pytest.fixture(scope="module")
def plain() -> Compilation:
    return edited()


def parting(before: Compilation, after: Compilation) -> Parting:
    found = first_parting(before, after, ("A", "B"))
    assert found is not None
    return found


# ---------------------------------------------------------------- where compiles part, by what their passes do


@pytest.mark.parametrize(("schedule", "turns", "products"), [("PREFETCH", 15, 8), ("MODULO", 14, 16)])
def test_a_schedule_parts_in_the_pass_that_schedules(
    plain: Compilation, schedule: str, turns: int, products: int
) -> None:
    found = parting(plain, edited(options={"schedule": schedule}))
    assert (found.stage.name, found.kind) == ("schedule_graph", "content")
    # K / BLOCK_K = 16 turns of 8 products; two stages take one of them out of the loop, three stages two.
    assert f"16 → {turns}" in found.sentence and f"+{products} mma" in found.sentence


def test_another_matrix_type_parts_where_it_sets_the_index(plain: Compilation, gemm_32x32: Compilation) -> None:
    found = parting(plain, gemm_32x32)
    assert (found.stage.name, found.stage.parent) == ("set_thread_dependent_index_from_mma", "fx/set_node_indices")
    # 16 rows of lanes become 32.
    assert re.search(r"index of M of \w+ differs: .*mod 64\)/16.*→.*mod 64\)/32", found.sentence)


def test_a_larger_tile_parts_where_tiles_become_copies(plain: Compilation) -> None:
    found = parting(plain, edited(symbols={"BLOCK_M": 128}))
    assert found.stage.name == "expand_graph" and "+8 mma" in found.sentence


def test_a_pass_that_is_switched_off_is_said_to_be(plain: Compilation) -> None:
    found = parting(plain, edited(disable_passes=("minimize_global_loads",)))
    assert (found.stage.name, found.kind) == ("minimize_global_loads", "switched_off")
    # Two loads of 8 elements a lane become eight of 4.
    assert "switched off in B" in found.sentence and "+8 read" in found.sentence and "−2 read" in found.sentence


def test_an_option_of_the_emission_parts_in_the_mlir(plain: Compilation) -> None:
    found = parting(plain, edited(options={"use_buffer_ops": True}))
    assert (found.stage.name, found.stage.layer) == ("compile_to_mlir", "mlir")


def test_padding_parts_in_the_kernel_itself_and_is_named() -> None:
    before, after = (_with_padding(padding) for padding in (0, 4))
    assert parting(before, after).stage.name == "trace"
    changed = compare_graphs(before.graph("fx/trace"), after.graph("fx/trace")).changed
    facts = {(pair.after.op, fact.name, fact.before, fact.after) for pair in changed for fact in pair.changes}
    assert ("allocate", "padding", "0", "4") in facts and {op for op, *_ in facts} == {"allocate"}


def _with_padding(padding: int) -> Compilation:
    from tests.analysis.test_lds_prediction import UNPADDED

    built = kernel(UNPADDED, target="gfx942").edit(symbols={"padding": padding}).build()
    return record_compile(built, Recorder(built.data), backend=False)


# ---------------------------------------------------------------- properties


def test_a_compile_parts_from_itself_nowhere(gemm: Compilation) -> None:
    assert first_parting(gemm, gemm) is None
    assert code_likeness(gemm, gemm) == "same"
    one = Compared("a", "a", gemm, a_run())
    pair = (one, replace(one, id="b", label="b"))
    assert not any(row.differs for row in settings_delta(pair))
    assert not any(figure.differs for figure in figures(pair))
    assert {said.change(1) for said in statements(pair)} <= {"same"}
    assert verdict(pair, figures(pair), 1).figure is None


def test_a_second_compile_of_the_same_parts_nowhere(plain: Compilation) -> None:
    again = edited()
    assert again.id != plain.id and first_parting(plain, again) is None


def test_names_and_ids_of_nodes_are_no_difference(plain: Compilation) -> None:
    assert first_parting(plain, renamed(plain, random.Random(7))) is None


def test_the_delta_turns_round(plain: Compilation, prefetch: Compilation) -> None:
    there, back = parting(plain, prefetch), parting(prefetch, plain)
    assert there.stage.name == back.stage.name
    name = there.stage.id
    forth, fro = (
        compare_graphs(plain.graph(name), prefetch.graph(name)),
        compare_graphs(prefetch.graph(name), plain.graph(name)),
    )
    assert (len(forth.added), len(forth.removed)) == (len(fro.removed), len(fro.added))
    assert {node.id for node in forth.added} == {node.id for node in fro.removed}
    # Which of two nodes that swapped places has moved is a matter of choice.
    facts = [
        {(pair.before.id, pair.after.id, fact.name) for pair in found.changed for fact in pair.changes}
        for found in (forth, fro)
    ]
    back_again = {(new, old, name) for old, new, name in facts[1]}
    assert {one for one in facts[0] ^ back_again if one[2] != "position"} == set()


def test_every_node_is_matched_at_most_once(plain: Compilation, prefetch: Compilation) -> None:
    pairs = match_nodes(plain.graph("fx/schedule_graph"), prefetch.graph("fx/schedule_graph"))
    assert len(set(pairs.values())) == len(pairs) > 60
    left, right = plain.graph("fx/schedule_graph").nodes, prefetch.graph("fx/schedule_graph").nodes
    assert all(left[old].op == right[new].op for old, new in pairs.items())


def test_records_of_two_versions_are_compared_and_the_version_is_a_row(plain: Compilation) -> None:
    # A version that has renamed a pass and dropped one that did nothing.
    stages = tuple(
        msgspec.structs.replace(stage, id="fx/grow_graph", name="grow_graph") if stage.name == "expand_graph" else stage
        for stage in plain.stages
        if stage.name != "debug_log_hoist"
    )
    versions = plain.manifest.versions | {"wave_lang": "4.0.0"}
    newer = Compilation(msgspec.structs.replace(plain.manifest, id="n", stages=stages, versions=versions), plain.blobs)
    found = parting(plain, newer)
    assert (found.kind, found.stage.name) == ("one_only", "expand_graph") and "only A runs it" in found.sentence
    rows = settings_delta([Compared("a", "a", plain), Compared("b", "b", newer)])
    assert [(row.group, row.name, row.values[1]) for row in rows if row.differs] == [("version", "wave_lang", "4.0.0")]


def test_a_compile_that_fails_parts_where_it_fails(plain: Compilation) -> None:
    stages = list(plain.stages)
    place = [stage.name for stage in stages].index("expand_graph")
    cut = (*stages[:place], msgspec.structs.replace(stages[place], status="failed", after=None))
    failed = Compilation(msgspec.structs.replace(plain.manifest, status="failed", stages=cut), plain.blobs)
    found = parting(plain, failed)
    assert (found.kind, found.stage.name) == ("failed", "expand_graph") and "fails in B alone" in found.sentence
    cancelled = Compilation(
        msgspec.structs.replace(plain.manifest, status="cancelled", stages=tuple(stages[:place])), plain.blobs
    )
    assert parting(plain, cancelled).kind == "unfinished"


def renamed(comp: Compilation, chance: random.Random) -> Compilation:
    """The same record with other ids and names of all nodes and regions of every graph."""
    keys: dict[str, str] = {}

    def key(old: str | None) -> str | None:
        return None if old is None else keys.setdefault(old, f"x{chance.randrange(10**9)}")

    def node(one: GraphNode) -> GraphNode:
        attributes = {
            name: f"region {len(keys)}" if name == "subgraph_name" else value for name, value in one.attributes.items()
        }
        return msgspec.structs.replace(
            one,
            id=key(one.id), name=f"value_{chance.randrange(10**6)}", region=key(one.region), memory=key(one.memory),
            lineage=key(one.lineage), subgraph=key(one.subgraph), attributes=attributes,
            operands=tuple(Operand(edge.name, str(key(edge.node))) for edge in one.operands),
        )  # fmt: skip

    def graph(one: Graph) -> Graph:
        regions = tuple(
            msgspec.structs.replace(
                region, id=key(region.id), owner=key(region.owner), nodes=tuple(str(key(n)) for n in region.nodes)
            )
            for region in one.regions
        )
        return Graph(regions, {str(key(old)): node(new) for old, new in one.nodes.items()})

    blobs = MemoryBlobs({handle: comp.blobs.read(handle) for handle in comp.blobs.handles()})

    def stage(one: Any) -> Any:
        if one.language != "graph" or one.after is None:
            return one
        return msgspec.structs.replace(one, after=blobs.add(msgspec.json.encode(graph(comp.graph(one)))))

    stages = tuple(stage(one) for one in comp.stages)
    return Compilation(msgspec.structs.replace(comp.manifest, id="renamed", stages=stages), blobs)


# ---------------------------------------------------------------- graphs and texts by hand


def _graph(*nodes: GraphNode) -> Graph:
    return Graph((Region("r", "kernel", nodes=tuple(node.id for node in nodes)),), {node.id: node for node in nodes})


def test_a_swap_of_two_nodes_is_a_move_and_nothing_else() -> None:
    a, b, c = (GraphNode(name, name, "r", "read", attributes={"n": name}) for name in "abc")
    found = compare_graphs(_graph(a, b, c), _graph(b, a, c))
    assert not found.added and not found.removed and found.matched == 3
    assert [[change.name for change in pair.changes] for pair in found.changed] == [["position"]]


def test_an_edge_that_goes_elsewhere_is_a_changed_operand() -> None:
    a, b = (GraphNode(name, name, "r", "read") for name in "ab")
    user = GraphNode("u", "u", "r", "mma", operands=(Operand("lhs", "a"),))
    other = msgspec.structs.replace(user, operands=(Operand("lhs", "b"),))
    found = compare_graphs(_graph(a, b, user), _graph(a, b, other))
    assert [(p.after.id, p.changes[0].name, p.changes[0].before, p.changes[0].after) for p in found.changed] == [
        ("u", "operands", "lhs=a", "lhs=b")
    ]


MLIR = """\
#loc1 = loc("a.py":1:2)
func.func @f(%arg0: index) {
  %c1 = arith.constant 1 : index loc(#loc1)
  %0 = arith.addi %arg0, %c1 : index
}
"""


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda text: text.replace("%c1", "%one").replace("%0", "%7"), "same"),
        (lambda text: text.replace('#loc1 = loc("a.py":1:2)\n', "").replace(" loc(#loc1)", ""), "same"),
        (lambda text: text.replace("constant 1 ", "constant 2 "), "different"),
        # The same names in another place: values are wired otherwise.
        (lambda text: text.replace("addi %arg0, %c1", "addi %c1, %arg0"), "different"),
    ],
)
def test_mlir_is_compared_up_to_names_and_locations(change: Callable[[str], str], expected: str) -> None:
    assert likeness(MLIR, change(MLIR), "mlir") == expected


ASM = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
k:
\tv_add_u32_e32 v1, v2, v3
\tglobal_load_dwordx4 v[4:7], v1, s[0:1]
\t.amdhsa_next_free_vgpr 8
"""


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda text: text, "same"),
        (lambda text: text.replace("v[4:7]", "v[8:11]").replace("vgpr 8", "vgpr 12"), "registers"),
        (lambda text: text.replace("v1, v2, v3", "v1, s2, v3"), "different"),
        (lambda text: text.replace("dwordx4 v[4:7]", "dwordx2 v[4:5]"), "different"),
    ],
)
def test_other_registers_are_said_to_be_only_that(change: Callable[[str], str], expected: str) -> None:
    assert likeness(ASM, change(ASM), "amdgcn") == expected


def test_numbers_of_llvm_metadata_and_comments_are_no_difference() -> None:
    text = "  %3 = load i32, ptr %2, align 4, !noundef !7 ; note\n"
    assert likeness(text, text.replace("!7 ; note", "!12"), "llvm") == "same"
    assert likeness(text, text.replace("%3", "%9"), "llvm") == "registers"


# ---------------------------------------------------------------- numbers and sentences


def a_run(model: float = 1e-6, device: str = "emulator", **counters: int) -> Run:
    rows = tuple(Counter(name, value, "exact") for name, value in ({"SQ_INSTS": 1000} | counters).items())
    time = ModelledTime("MI300X", model, "LDS", 2.0, (), 8, "LDS") if device == "emulator" else None
    measured = None if device == "emulator" else MeasuredTime(2e-6, 2e-6, 2e-6, 2e-6, 2e-6, repeats=20)
    outputs = (OutputCheck("c", "f32", (4,), 0.0, 0.0, 1e-3, True),)
    return Run(
        RunData(
            "r", "c", device, "gfx942", (1, 1, 1), (64, 1, 1), outputs, counters=rows, modelled_time=time,
            measured_time=measured, seconds=2.0,
        )
    )  # fmt: skip


def column(comp: Compilation, label: str, run: Run | None) -> Compared:
    return Compared(label, label, comp, run)


def test_the_sentence_names_the_largest_change_that_matters(plain: Compilation) -> None:
    base = column(plain, "A", a_run(SQ_INSTS_VALU=400, SQ_INSTS_SMEM=2, SQ_INSTS_VMEM_RD=100, SQ_LDS_BANK_CONFLICT=0))
    # Four times as many scalar loads are a change of 6 in 1000; twice the vector loads are 100.
    other = column(
        plain, "B", a_run(2e-6, SQ_INSTS_VALU=420, SQ_INSTS_SMEM=8, SQ_INSTS_VMEM_RD=200, SQ_LDS_BANK_CONFLICT=4)
    )
    pair = (base, other)
    numbers = figures(pair)
    said = verdict(pair, numbers, 1)
    assert said.sentence == "SQ_INSTS_VMEM_RD 100 → 200 (×2); modelled time 1 → 2 µs (×2)"
    text = headline(pair, numbers, [verdict(pair, numbers, k) for k in (0, 1)])
    assert text == (
        "No other has a shorter modelled time than A (1 µs); what changed most is SQ_INSTS_VMEM_RD in B: "
        "100 → 200 (×2)."
    )


def test_conflicts_that_vanish_are_named_where_they_were_many(plain: Compilation) -> None:
    pair = (column(plain, "A", a_run(SQ_LDS_BANK_CONFLICT=560)), column(plain, "B", a_run(SQ_LDS_BANK_CONFLICT=0)))
    assert verdict(pair, figures(pair), 1).sentence.startswith("SQ_LDS_BANK_CONFLICT 560 → 0;")


def test_a_measurement_is_never_divided_by_a_model(plain: Compilation) -> None:
    pair = (column(plain, "A", a_run()), column(plain, "B", a_run(device="MI300X")))
    times = [figure for figure in figures(pair) if figure.group == "time"]
    assert [(figure.name, [value.fidelity for value in figure.values]) for figure in times] == [
        ("Modelled time", ["modelled", "unsupported"]),
        ("Measured time", ["unsupported", "measured"]),
    ]
    assert all(figure.ratio(1) is None for figure in times)
    mixed = Figure("counters", "GRBM_GUI_ACTIVE", "", "low", (Value(100, "modelled"), Value(200, "measured")))
    assert mixed.ratio(1) is None


def test_a_wrong_result_comes_before_every_number(plain: Compilation) -> None:
    run = a_run(1e-9)
    wrong = msgspec.structs.replace(run.data, outputs=(OutputCheck("c", "f32", (4,), 1.0, 1.0, 1e-3, False),))
    pair = (column(plain, "A", a_run()), column(plain, "B", Run(wrong)))
    numbers = figures(pair)
    said = [verdict(pair, numbers, position) for position in (0, 1)]
    assert said[1].sentence == "gives a wrong c"
    # A thousandth of A's time, and no word of it.
    assert headline(pair, numbers, said) == "B gives a wrong c."
    three = (*pair, column(plain, "C", a_run(5e-7)))
    numbers = figures(three)
    said = [verdict(three, numbers, position) for position in range(3)]
    assert "C has the shortest modelled time: 0.5 µs for 1 µs of A" in headline(three, numbers, said)
    three = (pair[1], pair[0], three[2])
    numbers = figures(three)
    said = [verdict(three, numbers, position) for position in range(3)]
    assert "C has the shortest modelled time of both that are right: 0.5 µs" in headline(three, numbers, said)


def test_kernels_that_differ_are_not_said_to_have_changed(plain: Compilation) -> None:
    manifest = msgspec.structs.replace(plain.manifest, kernel="copy")
    other = Compilation(manifest, plain.blobs)
    pair = (column(plain, "A", a_run(SQ_INSTS_VALU=400)), column(other, "B", a_run(1e-9, SQ_INSTS_VALU=4)))
    numbers = figures(pair)
    text = headline(pair, numbers, [verdict(pair, numbers, position) for position in (0, 1)])
    assert text == f"Different kernels do different work: {plain.manifest.kernel} and copy."


def test_diagnostics_are_gained_lost_or_changed(plain: Compilation) -> None:
    def with_(*found: Diagnostic) -> Compilation:
        return Compilation(msgspec.structs.replace(plain.manifest, diagnostics=found), plain.blobs)

    before = with_(
        Diagnostic("WX-1", "note", "8 cycles", constraint="WaveConstraint(M, BLOCK_M/2)"),
        Diagnostic("WX-2", "error", "x"),
    )
    after = with_(
        Diagnostic("WX-1", "note", "4 cycles", constraint="WaveConstraint(M, BLOCK_M/4)"),
        Diagnostic("WX-3", "note", "y"),
    )
    found = statements([column(before, "A", None), column(after, "B", None)])
    assert {one.code: one.change(1) for one in found} == {"WX-1": "changed", "WX-2": "lost", "WX-3": "gained"}


@pytest.mark.parametrize(("ratio", "text"), [(4.0, "×4"), (0.25, "÷4"), (1.174, "+17.4 %"), (0.875, "−12.5 %")])
def test_ratios_in_words(ratio: float, text: str) -> None:
    assert ratio_text(ratio) == text


def test_the_baseline_is_chosen_by_id_or_label(plain: Compilation) -> None:
    both = [column(plain, "A", None), column(plain, "B", None)]
    assert [one.label for one in with_baseline(both, "B")] == ["B", "A"]
    with pytest.raises(NothingToCompare, match="none of A, B is called 'C'"):
        with_baseline(both, "C")
    with pytest.raises(NothingToCompare, match="only one compile"):
        with_baseline(both[:1])


@pytest.mark.full
def test_llvm_and_machine_code_are_compared_pass_by_pass(gemm: Compilation) -> None:
    other = record(backend=True, **SIZES, mma_type="F32_32x32x8_F16")
    assert code_likeness(gemm, other) == "different"
    # From the index on, everything differs; before it, nothing does.
    assert parting(gemm, other).stage.name == "set_thread_dependent_index_from_mma"
