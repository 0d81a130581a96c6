"""The command line from the outside: payloads, exit status, and errors that a person can act on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wave_explorer.cli.main import main
from wave_explorer.record import load


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A recorded GEMM, made by the command itself."""
    path = str(tmp_path_factory.mktemp("records") / "gemm.wavex")
    assert main(["record", "gemm", "-o", path]) == 0
    return path


def payload(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> dict[str, object]:
    capsys.readouterr()
    assert main([*words, "--json"]) == status
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    capsys.readouterr()
    try:
        status = main(list(words))
    except SystemExit as exit:
        status = int(exit.code or 0)
    assert status in (1, 2)
    output = capsys.readouterr()
    assert "Traceback" not in output.err + output.out
    return " ".join(output.err.split())


def test_passes_of_every_layer(capsys: pytest.CaptureFixture[str], record: str) -> None:
    stages = payload(capsys, "passes", record)["stages"]
    assert isinstance(stages, list)
    counts = {layer: sum(s["layer"] == layer for s in stages) for layer in ("fx", "mlir", "llvm", "mir", "isa")}
    assert counts["fx"] >= 45
    assert counts["mlir"] >= 60
    assert counts["llvm"] + counts["mir"] >= 250
    assert counts["isa"] == 1
    assert {"id", "layer", "name", "seconds", "changed", "status"} <= set(stages[0])
    assert len({stage["id"] for stage in stages}) == len(stages)


def test_the_graph_of_a_pass_as_text(capsys: pytest.CaptureFixture[str], record: str) -> None:
    assert main(["show", record, "expand_graph"]) == 0
    assert "%mma_M:1_N:1_K:1 = mma(" in capsys.readouterr().out


def test_a_diff_shows_what_the_pass_made(capsys: pytest.CaptureFixture[str], record: str) -> None:
    assert main(["diff", record, "expand_graph"]) == 0
    lines = capsys.readouterr().out.splitlines()
    added = [line for line in lines if line.startswith("+") and "mma(" in line]
    # 64×64×32 tiles, 2×2 waves, 16×16×16 instructions: 2·2·2 of them for each wave and iteration.
    assert len(added) == 2 * 2 * 2


def test_lanes_of_a_read_by_hand(capsys: pytest.CaptureFixture[str], record: str) -> None:
    """Operand A of v_mfma_f32_16x16x16_f16: lane l holds row l mod 16, elements 4·⌊l/16⌋ on."""
    comp = load(record)
    graph = comp.last_graph()
    assert graph is not None
    name = next(n.name for n in graph.nodes.values() if n.name.startswith("read_2_shared") and n.name.endswith("K:0"))
    found = payload(capsys, "index", record, name)
    coordinates = found["coordinates"]
    assert isinstance(coordinates, dict)
    for lane in range(64):
        assert coordinates["M"][lane] == [lane % 16] * 4
        assert coordinates["K"][lane] == [4 * (lane // 16) + element for element in range(4)]


def test_why_an_index_is_what_it_is(capsys: pytest.CaptureFixture[str], record: str) -> None:
    """Lane 17 of copy M1 K1: rows 16 on, columns 16 on, and in the 16×16 operand row 1, column 4."""
    name = "read_2_shared_M:1_N:0_K:1"
    capsys.readouterr()
    assert main(["index", record, name, "--why", "--lane", "17"]) == 0
    words = " ".join(capsys.readouterr().out.split())
    assert "anchor mma (mma), along mma → read_2" in words
    assert "dropped M: $WG0·BLOCK_M (workgroup) by apply_shared_memory_indexing_corrections" in words
    derivation = payload(capsys, "index", record, name)["derivation"]
    assert isinstance(derivation, dict)
    sums = {dim: sum(t["values"][17] for t in derivation["terms"] if t["dim"] == dim) for dim in ("M", "K")}
    assert sums == {"M": 16 + 1, "K": 16 + 4}
    assert "no lane 64" in refused(capsys, "index", record, name, "--why", "--lane", "64")


def test_instructions_and_resources(capsys: pytest.CaptureFixture[str], record: str) -> None:
    found = payload(capsys, "isa", record)
    instructions, resources = found["instructions"], found["resources"]
    assert isinstance(instructions, list) and isinstance(resources, dict)
    assert {"line", "text", "mnemonic", "nodes", "attribution", "rule"} <= set(instructions[0])
    asm = load(record).asm
    assert asm is not None
    # The assembler's own directives and metadata, read with other code than the query's.
    assert f".vgpr_count:     {resources['vgprs']}" in asm
    assert f".group_segment_fixed_size: {resources['lds_bytes']}" in asm


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["passes", "gem"], "gemm"),
        (["passes", "gemm", "--target", "gfx9423"], "gfx942"),
        (["passes", "gemm", "--sub", "BLOCKM=64"], "BLOCK_M"),
        (["passes", "gemm", "--sub", "BLOCK_M"], "NAME=VALUE"),
        (["passes", "gemm", "--sub", "BLOCK_M=64.5"], "whole number"),
        (["passes", "gemm", "--sub", "BLOCK_M=__import__('os').getpid()"], "whole number"),
        (["passes", "gemm", "--option", "shedule=PREFETCH"], "schedule"),
        (["passes", "gemm", "--option", "schedule=PREFETHC"], "PREFETCH"),
        (["passes", "gemm", "--disable-pass", "minimise_global_loads"], "minimize_global_loads"),
        (["passes", "no_such_file.wavex"], "no file"),
        (["passes", "no_such_file.py:gemm"], "no_such_file.py"),
        (["frobnicate"], "frobnicate"),
    ],
)
def test_wrong_words_name_the_right_ones(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    assert said in refused(capsys, *words)


def test_an_unknown_stage_or_node(capsys: pytest.CaptureFixture[str], record: str) -> None:
    assert "no stage" in refused(capsys, "show", record, "expand_grph")
    assert "no pass of this compile has a node" in refused(capsys, "index", record, "nobody")


def test_a_record_cannot_be_edited(capsys: pytest.CaptureFixture[str], record: str) -> None:
    assert "cannot be edited" in refused(capsys, "passes", record, "--sub", "BLOCK_M=128")


def test_a_truncated_record(capsys: pytest.CaptureFixture[str], record: str, tmp_path: Path) -> None:
    cut = tmp_path / "cut.wavex"
    cut.write_bytes(Path(record).read_bytes()[:1000])
    assert "cut short" in refused(capsys, "passes", str(cut))


@pytest.mark.parametrize(
    ("text", "said"),
    [("def gemm(:\n", "line 1"), ("raise RuntimeError('not today')\n", "not today"), ("x = 1\n", "gemm")],
)
def test_a_file_that_is_no_kernel(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(text)
    message = refused(capsys, "passes", f"{path}:gemm")
    assert said in message or said.replace("line ", ":") in message
