"""Thread traces as the documentation shows them, beside the emulator's counts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wave_explorer.device.profiler_errors import ProfilerFileError
from wave_explorer.device.rocprof_att import TracedInstruction, beside_program, read_code, read_stats
from wave_explorer.isa.reader import read
from wave_explorer.record.run import InstructionCount

STATS = """"Codeobj","Vaddr","Instruction","Hitcount","Latency","Stall","Idle","Source"
11,5888,"s_load_dwordx4 s[40:43], s[0:1], 0x18",48,276,96,48,"kernel.py:391"
11,5896,"s_load_dwordx2 s[38:39], s[0:1], 0x28",48,192,0,0,"kernel.py:391"
11,5904,"s_ashr_i32 s3, s2, 31",48,260,0,0,"kernel.py:395"
"""
"""The sample of the documentation."""

CODE = {
    "code": [
        ["; gemm", 0, 1, "gemm", 11, 5880, 0, 0, 0, 0],
        ["s_load_dwordx4 s[40:43], s[0:1], 0x18", 0, 2, "kernel.py:391", 11, 5888, 48, 276, 96, 48],
        ["s_load_dwordx2 s[38:39], s[0:1], 0x28", 0, 3, "kernel.py:391", 11, 5896, 48, 192, 0, 0],
        ["s_ashr_i32 s3, s2, 31", 0, 4, "kernel.py:395", 11, 5904, 48, 260, 0, 0],
    ],
    "version": "3.0.0",
    "header": "ISA, _, LineNumber, Source, Codeobj, Vaddr, Hit, Latency, Stall, Idle",
}

PROGRAM = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
\t.type\tk,@function
k:
\ts_load_dwordx4 s[40:43], s[0:1], 0x18
\ts_load_dwordx2 s[38:39], s[0:1], 0x28
\ts_nop 0
\ts_ashr_i32 s3, s2, 31
\tv_add_u32_e32 v0, v1, v2
\ts_endpgm
\t.amdhsa_kernel k
\t\t.amdhsa_next_free_vgpr 8
\t\t.amdhsa_next_free_sgpr 48
\t.end_amdhsa_kernel
"""


def test_a_summary_and_the_code_file_say_the_same(tmp_path: Path) -> None:
    stats, code = tmp_path / "stats_ui_output_agent_1_dispatch_2.csv", tmp_path / "code.json"
    stats.write_text(STATS)
    code.write_text(json.dumps(CODE))
    found = read_stats(stats)
    assert found[0] == TracedInstruction(11, 5888, "s_load_dwordx4 s[40:43], s[0:1], 0x18", 48, 276, 96, 48)
    assert len(found) == 3 and found == read_code(code)


def test_other_spellings_and_later_columns(tmp_path: Path) -> None:
    path = tmp_path / "stats_x.csv"
    path.write_text(
        STATS.replace("Codeobj", "CodeObj")
        .replace('"Source"', '"Source","Later"')
        .replace('"\n', '",1\n')
        .replace('"Later",1', '"Later"')
    )
    assert len(read_stats(path)) == 3


def test_lines_of_the_program_have_latency_and_hits_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "stats_x.csv"
    path.write_text(STATS + '11,5908,"v_add_u32 v0, v1, v2",24,96,0,0,""\n')
    program = read(PROGRAM)
    lines = {instruction.text: instruction.line for instruction in program.instructions}
    counts = [InstructionCount(line, 1216) for line in lines.values()]
    found = beside_program(program, read_stats(path), counts)
    assert [(one.line, one.traced.hits, one.emulated_hits, one.cycles_each) for one in found] == [
        (lines["s_load_dwordx4 s[40:43], s[0:1], 0x18"], 48, 1216, 276 / 48),
        (lines["s_load_dwordx2 s[38:39], s[0:1], 0x28"], 48, 1216, 4.0),
        # The s_nop between them was not traced; the suffix of the encoding does not matter.
        (lines["s_ashr_i32 s3, s2, 31"], 48, 1216, 260 / 48),
        (lines["v_add_u32_e32 v0, v1, v2"], 24, 1216, 4.0),
    ]
    assert all(one.emulated_hits is None for one in beside_program(program, read_stats(path)))


def test_a_trace_without_waves_is_empty_and_no_error(tmp_path: Path) -> None:
    path = tmp_path / "stats_x.csv"
    path.write_text(STATS.splitlines()[0] + "\n")
    assert read_stats(path) == ()
    assert beside_program(read(PROGRAM), ()) == ()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "it is empty"),
        ('"Codeobj","Vaddr","Instruction","Hitcount"\n', "no column latency, stall, idle"),
        (STATS[:-30], "damaged or cut short|row 4 has"),
        (STATS.replace(",276,", ",many,"), "something else where a number belongs"),
    ],
)
def test_a_broken_summary_is_refused(content: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "stats_x.csv"
    path.write_text(content)
    with pytest.raises(ProfilerFileError, match=said):
        read_stats(path)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (json.dumps({**CODE, "code": None}), "its code is null: the trace decoder is missing"),
        (json.dumps(CODE)[:-100], "damaged, cut short"),
        (json.dumps({"code": []}), "another shape"),
        (json.dumps({**CODE, "header": "ISA, Vaddr"}), "no column codeobj"),
        (json.dumps({**CODE, "code": [["s_nop 0", 1]]}), "row 2 has 2 fields"),
    ],
)
def test_a_broken_code_file_is_refused(content: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "code.json"
    path.write_text(content)
    with pytest.raises(ProfilerFileError, match=said):
        read_code(path)
