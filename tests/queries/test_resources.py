"""Query and command ``resources`` on real kernels: counts, peaks, whose values are alive, and records without links."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from tests.analysis.conftest import record
from tests.isa.listing import FOLDER, REAL, small_program
from wave_explorer.cli.assembly import open_assembly
from wave_explorer.cli.main import main
from wave_explorer.isa.reader import read
from wave_explorer.isa.spills import spills
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.record import Compilation


@pytest.fixture(scope="module")
def gemm() -> Compilation:
    return record(backend=True, M=256, N=256, K=512)


def asked(comp: Compilation, **parameters: Any) -> dict[str, Any]:
    found: dict[str, Any] = answer(Subject(comp), "resources", parameters)
    return found


def test_the_gemm_is_bound_by_lds_and_says_what_one_more_wave_takes(gemm: Compilation) -> None:
    found = asked(gemm)
    assert (found["waves_per_simd"], found["max_waves_per_simd"], found["limit"]) == (7, 8, "LDS")
    assert found["fidelity"] == "modelled"
    assert found["next"]["text"] == "1024 B of LDS fewer → 8 waves per SIMD"
    limits = {limit["resource"]: limit for limit in found["limits"]}
    assert [name for name, limit in limits.items() if limit["binds"]] == ["LDS"]
    assert (limits["VGPRs"]["used"], limits["VGPRs"]["allocated"], limits["VGPRs"]["available"]) == (52, 56, 512)
    # 72 registers are 7 waves, one more is 6.
    assert limits["VGPRs"]["room"] == 72 - 52
    assert all(limit["source"] for limit in limits.values())
    assert found["spills"] == {"vgprs": 0, "sgprs": 0, "scratch_bytes": 0, "instructions": []}


def test_the_accumulators_alive_at_the_peak_are_those_of_the_mma_nodes(gemm: Compilation) -> None:
    found = asked(gemm)
    vgprs = next(file for file in found["registers"] if file["file"] == "VGPR")
    alive = found["alive"]
    assert alive["line"] == vgprs["peak"]["line"] and alive["vgprs"] == vgprs["peak"]["live"] <= vgprs["used"] == 52
    assert found["live"]["vgprs"][found["live"]["lines"].index(alive["line"])] == alive["vgprs"]
    for file in ("vgprs", "agprs", "sgprs"):
        assert sum(holder[file] for holder in alive["holders"]) == alive[file]
    graph = gemm.last_graph()
    assert graph is not None
    by_mma = sum(h["vgprs"] for h in alive["holders"] if h["nodes"] and graph.nodes[h["nodes"][0]].op == "mma")
    # Four accumulators of 16×16 f32 in 64 lanes.
    assert by_mma == 16


def test_alive_can_be_asked_of_any_line_and_of_no_other(gemm: Compilation) -> None:
    lines = asked(gemm)["live"]["lines"]
    first = asked(gemm, line=lines[0])["alive"]
    assert first["line"] == lines[0]
    assert {holder["attribution"] for holder in first["holders"]} <= {"launch", "direct", "inferred", "none"}
    assert any(holder["attribution"] == "launch" for holder in first["holders"])
    with pytest.raises(BadQuery, match="holds no instruction"):
        asked(gemm, line=1)


@pytest.mark.parametrize("name", REAL)
def test_no_more_is_ever_alive_than_the_compiler_took(name: str) -> None:
    found = asked(open_assembly(str(FOLDER / f"{name}.s")))
    assert found["not_known"] == ""
    for file in found["registers"]:
        assert file["peak"] is None or file["peak"]["live"] <= file["used"]
    alive = found["alive"]
    assert sum(holder["vgprs"] for holder in alive["holders"]) == alive["vgprs"]
    assert {holder["attribution"] for holder in alive["holders"]} <= {"launch", "none"}


def test_a_target_without_facts_still_has_its_registers(tmp_path: Path) -> None:
    text = (FOLDER / "gemm_none_gfx942.s").read_text().replace("gfx942", "gfx906")
    path = tmp_path / "old.s"
    path.write_text(text)
    found = asked(open_assembly(str(path)))
    assert found["waves_per_simd"] is None and "gfx906" in found["note"] and found["limits"] == []
    assert found["registers"][0]["used"] == 52


def test_the_command_prints_the_same_for_a_record_and_for_its_assembly(
    gemm: Compilation, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert gemm.asm is not None
    gemm.save(str(tmp_path / "gemm.wavex"))
    (tmp_path / "gemm.s").write_text(gemm.asm)
    payloads = []
    for name in ("gemm.wavex", "gemm.s"):
        assert main(["resources", str(tmp_path / name), "--json"]) == 0
        payloads.append(json.loads(capsys.readouterr().out))
    record_, assembly = payloads
    assert record_["limits"] == assembly["limits"] and record_["live"] == assembly["live"]
    assert main(["resources", str(tmp_path / "gemm.wavex")]) == 0
    text = capsys.readouterr().out
    assert "7 of 8 waves per SIMD, bound by LDS (modelled)" in text
    assert "next step: 1024 B of LDS fewer → 8 waves per SIMD" in text
    assert "mma M0 N0 K0" in text or "mma M1 N1 K1" in text
    assert main(["resources", str(tmp_path / "gemm.s"), "--line", "1"]) == 2


def test_moves_of_scalars_to_lanes_count_where_the_compiler_spilled_some() -> None:
    program = small_program("v_writelane_b32 v40, s30, 0\ns_nop 0\nv_readlane_b32 s30, v40, 0\ns_endpgm")
    assert spills(program) == ()
    spilling = dataclasses.replace(program, metadata=dataclasses.replace(program.metadata, sgpr_spills=1))
    assert [(spill.kind, spill.position) for spill in spills(spilling)] == [("lane write", 0), ("lane read", 2)]


def test_scratch_accesses_name_the_registers_that_they_move() -> None:
    program = small_program(
        "scratch_store_dwordx4 off, v[4:7], off offset:16\nscratch_load_dwordx2 v[2:3], v9, off\ns_endpgm"
    )
    assert [(spill.kind, spill.dwords) for spill in spills(program)] == [("scratch store", 4), ("scratch load", 2)]
    buffered = read(
        '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n\t.type k,@function\nk:\n'
        "\tbuffer_store_dword v3, off, s[0:3], 0 offset:4\n\tbuffer_load_dword v3, v1, s[8:11], 0 offen\n\ts_endpgm\n"
        "\t.size k, .-k\n\t.amdhsa_kernel k\n\t.amdhsa_private_segment_fixed_size 16\n"
        "\t.amdhsa_user_sgpr_private_segment_buffer 1\n\t.end_amdhsa_kernel\n"
    )
    assert [(spill.kind, spill.position) for spill in spills(buffered)] == [("scratch store", 0)]
