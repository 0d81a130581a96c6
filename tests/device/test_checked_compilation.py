"""Checks of a compiled kernel's run: fx nodes of both parties, and buffers that the compiler laid over each other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tests.device.test_run_compilation import inputs, recorded
from wave_explorer.capture.worker import compile, shut_down
from wave_explorer.device import run_compilation
from wave_explorer.device.finding_origins import with_origins
from wave_explorer.kernel import kernel
from wave_explorer.queries.registry import NoParameters, Subject
from wave_explorer.queries.run import RunPayload
from wave_explorer.queries.run import run as run_query
from wave_explorer.record import Compilation, Finding, GraphNode, InstructionLink, MemoryBlobs, Provenance, Run, Stage
from wave_explorer.record.graph import Graph, Region
from wave_explorer.record.run import OtherAccess

CASE = Path(__file__).parent.parent / "data" / "two_lds_buffers.py"


@pytest.fixture(scope="module", autouse=True)
def worker() -> Iterator[None]:
    yield
    shut_down()


def without_a_wait() -> tuple[Compilation, int, int]:
    """The GEMM with a wait for LDS reads removed; lines of the ds_read before it and of the v_mfma behind it."""
    comp = recorded()
    assert comp.asm is not None
    lines = comp.asm.splitlines()
    read = next(i for i, row in enumerate(lines) if "ds_read" in row)
    wait = next(i for i, row in enumerate(lines) if i > read and "s_waitcnt lgkmcnt" in row)
    lines[wait] = "\ts_nop 0"
    use = next(i for i, row in enumerate(lines) if i > wait and "v_mfma" in row)
    blobs = MemoryBlobs()
    links = Provenance(
        (InstructionLink(read + 1, ("read_7",), "direct"), InstructionLink(use + 1, ("mma_3", "mma_4"), "direct"))
    )
    manifest = msgspec.structs.replace(
        comp.manifest,
        asm=blobs.add("\n".join(lines).encode()),
        provenance=blobs.add(msgspec.json.encode(links)),
    )
    return Compilation(manifest, blobs), read + 1, use + 1


def test_a_finding_names_the_nodes_of_both_parties() -> None:
    comp, read, use = without_a_wait()
    run = run_compilation(comp, inputs(), check=True)
    finding = next(f for f in run.findings if f.line == use and f.other is not None and f.other.line == read)
    assert finding.kind == "read-before-wait"
    assert finding.nodes == ("mma_3", "mma_4")
    assert finding.other is not None and finding.other.nodes == ("read_7",)
    assert not run.ok
    row = next(row for row in payload(comp, run).findings if row.line == use)
    assert row.severity == "error" and row.other is not None and row.other.line == read


def payload(comp: Compilation, run: Run) -> RunPayload:
    found = run_query(Subject(comp, run), NoParameters())
    assert found is not None
    return found


def test_without_the_checks_the_same_run_is_silent() -> None:
    comp, _, _ = without_a_wait()
    assert run_compilation(comp, inputs()).findings == ()


@pytest.mark.parametrize("minimize", [True, False])
def test_two_buffers_in_the_same_bytes(minimize: bool) -> None:
    spec = kernel(
        f"{CASE}:two_buffers",
        options={"minimize_shared_allocs": minimize},
        M=64,
        N=64,
        K=64,
        BLOCK_M=64,
        BLOCK_N=64,
        BLOCK_K=32,
    )
    comp = compile(spec)
    given = inputs(64, 64, 64)
    reference = given["a"].astype(np.float64) @ given["b"].astype(np.float64).T
    run = run_compilation(comp, given, {"c": reference}, check=True)
    if not minimize:
        assert run.ok, run.findings
        return
    assert run.outputs["c"].ok is False
    (finding,) = run.findings
    assert finding.kind == "lds-buffers-overlap"
    assert "bytes 0 to 4095" in finding.message and "8192 bytes are needed" in finding.message
    assert "minimize_shared_allocs" in finding.fix
    # The place of each buffer in the user's source.
    assert finding.message.count(CASE.name) == 2
    assert finding.instruction.startswith("ds_read")
    assert finding.other is not None and finding.other.instruction.startswith("ds_write")
    graph = comp.last_graph()
    assert graph is not None
    assert [graph.nodes[node].op for node in (*finding.nodes, *finding.other.nodes)] == ["read", "write"]


def lost_write(memories: tuple[str, str]) -> Finding:
    """A lost write found in a kernel whose two writes belong to these allocations, as the checks judge it."""
    graph = Graph(
        (Region("root", "kernel", nodes=("n1", "n2", "w1", "w2")),),
        {
            **{name: GraphNode(name, f"buffer_{name}", "root", "allocate") for name in ("n1", "n2")},
            **{
                name: GraphNode(name, f"write_{name}", "root", "write", memory=memory)
                for name, memory in zip(("w1", "w2"), memories, strict=True)
            },
        },
    )
    comp = recorded()
    blobs = MemoryBlobs()
    links = Provenance((InstructionLink(20, ("w2",), "direct"), InstructionLink(10, ("w1",), "direct")))
    stage = Stage(id="fx/1", layer="fx", name="last", language="graph", after=blobs.add(msgspec.json.encode(graph)))
    manifest = msgspec.structs.replace(
        comp.manifest, stages=(stage,), provenance=blobs.add(msgspec.json.encode(links)), asm=blobs.add(b"s_endpgm")
    )
    found = Finding("lds-lost-write", "it", line=20, other=OtherAccess(10), severity="warning")
    (judged,) = with_origins(Compilation(manifest, blobs), (found,), check=True, as_compiled=True)
    return judged


def test_a_lost_write_is_an_error_between_two_buffers_only() -> None:
    assert lost_write(("n1", "n1")).severity == "warning"
    judged = lost_write(("n1", "n2"))
    assert judged.severity == "error"
    assert "buffer_n1 and buffer_n2" in judged.message
    assert judged.nodes == ("w2",) and judged.other is not None and judged.other.nodes == ("w1",)
