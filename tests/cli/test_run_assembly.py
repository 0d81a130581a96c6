"""``run-asm`` from the outside: results, files, and errors that a person can act on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import psutil
import pytest

from wave_explorer.cli.main import main

SCALE = """
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
\t.type {name},@function
{name}:
\ts_load_dwordx2 s[4:5], s[0:1], 0x0
\ts_load_dword s6, s[0:1], 0x8
\tv_lshlrev_b32_e32 v1, 2, v0
\ts_waitcnt lgkmcnt(0)
{body}
\ts_endpgm
\t.size {name}, .-{name}
\t.amdhsa_kernel {name}
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_user_sgpr_count 2
\t\t.amdhsa_next_free_vgpr 8
\t\t.amdhsa_next_free_sgpr 16
\t\t.amdhsa_accum_offset 8
\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.kernels:
  - .name: {name}
    .kernarg_segment_size: 12
    .args:
      - {{.name: x, .offset: 0, .size: 8, .value_kind: global_buffer}}
      - {{.name: factor, .offset: 8, .size: 4, .value_kind: by_value}}
...
\t.end_amdgpu_metadata
"""
"""Each of 64 lanes multiplies its number by a factor."""

BODY = """
\tglobal_load_dword v2, v1, s[4:5]
\ts_waitcnt vmcnt(0)
\tv_mul_f32_e32 v2, s6, v2
\tglobal_store_dword v1, v2, s[4:5]
"""

ARGUMENTS: list[dict[str, Any]] = [
    {"name": "x", "shape": [64], "dtype": "f32", "fill": "arange", "expect": "wanted.npy"},
    {"name": "factor", "value": 2.5, "dtype": "f32"},
]
LAUNCH = ("--grid", "1", "--block", "64")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "scale.s").write_text(SCALE.format(name="scale", body=BODY), encoding="utf-8")
    (tmp_path / "args.json").write_text(json.dumps(ARGUMENTS), encoding="utf-8")
    np.save(tmp_path / "wanted.npy", np.arange(64) * 2.5)
    np.save(tmp_path / "words.npy", np.array(["abc"]))
    np.save(tmp_path / "complex.npy", np.zeros(64, np.complex64))
    (tmp_path / "header.npy").write_bytes(b"\x93NUMPY\x01\x00\x14\x00" + b"{'shape': (((((((((\n")
    return tmp_path


def run(folder: Path, *words: str, arguments: Any = None, body: str | None = None) -> int:
    if arguments is not None:
        (folder / "args.json").write_text(json.dumps(arguments), encoding="utf-8")
    if body is not None:
        (folder / "scale.s").write_text(SCALE.format(name="scale", body=body), encoding="utf-8")
    try:
        return main(["run-asm", str(folder / "scale.s"), "--args", str(folder / "args.json"), *words])
    except SystemExit as exit:
        return int(exit.code or 0)


def test_a_run_is_compared_saved_and_told_as_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(folder, *LAUNCH, "--out", str(folder / "made"), "--json") == 0
    payload = json.loads(capsys.readouterr().out)
    (output,) = payload["outputs"]
    assert (output["name"], output["dtype"], output["ok"], output["max_abs_err"]) == ("x", "f32", True, 0)
    assert payload["wave_instructions"] == 9
    assert payload["written"] == [str(folder / "made" / "x.npy")]
    assert np.array_equal(np.load(folder / "made" / "x.npy"), np.arange(64, dtype=np.float32) * np.float32(2.5))


TWO_POINTERS = (
    SCALE.format(
        name="copy",
        body="""
\ts_load_dwordx2 s[8:9], s[0:1], 0x10
\tglobal_load_dword v2, v1, s[4:5]
\ts_waitcnt vmcnt(0) lgkmcnt(0)
\tglobal_store_dword v1, v2, s[8:9]
""",
    )
    .replace(".kernarg_segment_size: 12", ".kernarg_segment_size: 24")
    .replace(
        "      - {.name: factor, .offset: 8, .size: 4, .value_kind: by_value}",
        """\
      - {.name: scratch, .offset: 8, .size: 8, .value_kind: global_buffer}
      - {.name: y, .offset: 16, .size: 8, .value_kind: global_buffer}""",
    )
)
"""Copies x to y, and leaves scratch alone."""


def test_only_what_is_written_is_an_output(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "scale.s").write_text(TWO_POINTERS, encoding="utf-8")
    source = {"name": "x", "shape": [64], "dtype": "f32", "fill": "zeros"}
    given = [source, {"name": "scratch", "shape": [4], "dtype": "f32"}, source | {"name": "y"}]
    assert run(folder, *LAUNCH, "--json", "--out", str(folder / "made"), arguments=given) == 0
    payload = json.loads(capsys.readouterr().out)
    # y was written although its bytes are what they were before.
    assert [output["name"] for output in payload["outputs"]] == ["y"]
    assert payload["arguments"] == [
        {"name": "x", "read": True, "written": False, "changed": False},
        {"name": "scratch", "read": False, "written": False, "changed": False},
        {"name": "y", "read": False, "written": True, "changed": False},
    ]
    assert payload["written"] == [str(folder / "made" / "y.npy")]
    assert run(folder, *LAUNCH) == 0
    shown = capsys.readouterr().out
    assert "only read: x; neither read nor written: scratch" in shown
    (folder / "scale.s").write_text(SCALE.format(name="nothing", body=""), encoding="utf-8")
    assert run(folder, *LAUNCH, arguments=[source, ARGUMENTS[1]]) == 0
    shown = capsys.readouterr().out
    assert "the kernel wrote no array" in shown and "neither read nor written: x" in shown
    # What is to be compared is an output in any case.
    (folder / "scale.s").write_text(TWO_POINTERS, encoding="utf-8")
    given[0] = source | {"expect": "wanted.npy"}
    assert run(folder, *LAUNCH, "--json", arguments=given) == 1
    assert [output["name"] for output in json.loads(capsys.readouterr().out)["outputs"]] == ["x", "y"]


@pytest.mark.parametrize("null", [{"value": None}, {"value": 0}, {"value": 0, "dtype": "i64"}])
def test_a_null_pointer_is_allowed_until_it_is_used(
    folder: Path, capsys: pytest.CaptureFixture[str], null: dict[str, Any]
) -> None:
    (folder / "scale.s").write_text(TWO_POINTERS, encoding="utf-8")
    array = {"name": "x", "shape": [64], "dtype": "f32", "fill": "ones"}
    given = [array, null | {"name": "scratch"}, array | {"name": "y"}]
    assert run(folder, *LAUNCH, arguments=given) == 0
    capsys.readouterr()
    assert run(folder, *LAUNCH, "--json", arguments=[null | {"name": "x"}, array | {"name": "s"}, given[2]]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["findings"]
    assert finding["kind"] == "out-of-bounds" and finding["instruction"] == "global_load_dword v2, v1, s[4:5]"
    assert "address 0: the argument x is a null pointer" in finding["message"] and "give x an array" in finding["fix"]
    assert run(folder, *LAUNCH, "--json", arguments=[given[0], given[1], null | {"name": "y"}]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["findings"]
    assert "the arguments scratch and y are null pointers" in finding["message"]


def test_advice_names_options(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def shown(*words: str, **changes: Any) -> str:
        run(folder, *words, **changes)
        captured = capsys.readouterr()
        return " ".join((captured.err + captured.out).split())

    assert "Give --block X,Y,Z" in shown("--grid", "1")
    lds = BODY + "\tds_read_b32 v3, v1\n"
    assert "give its size: --lds-bytes N" in shown(*LAUNCH, body=lds)
    forever = BODY + ".Lon:\n\ts_add_u32 s8, s8, 1\n\ts_branch .Lon\n"
    assert "give a higher --instruction-limit" in shown(*LAUNCH, "--instruction-limit", "99", body=forever)
    busy = "\ts_movk_i32 s8, 0x4000\n.Lon:\n\ts_sub_u32 s8, s8, 1\n\ts_cmp_lg_u32 s8, 0\n\ts_cbranch_scc1 .Lon\n"
    late = shown("--grid", "9999999", "--block", "64", "--time-limit", "1", body=busy)
    assert "of 9,999,999 workgroups took" in late and "--time-limit SECONDS (0 for no limit)" in late


def test_a_wrong_result_is_an_error(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    np.save(folder / "wanted.npy", np.arange(64) * 2.5 + 1)
    assert run(folder, *LAUNCH) == 1
    assert "WRONG" in capsys.readouterr().out
    lenient = [{**ARGUMENTS[0], "tolerance": 1.5}, ARGUMENTS[1]]
    assert run(folder, *LAUNCH, arguments=lenient) == 0


def test_arrays_come_from_files(folder: Path) -> None:
    np.savez(folder / "inputs.npz", a=np.full(64, 3, np.float32), b=np.zeros(4))
    np.save(folder / "wanted.npy", np.full(64, 7.5))
    entry = {"name": "x", "file": "inputs.npz", "key": "a", "expect": "wanted.npy"}
    assert run(folder, *LAUNCH, arguments=[entry, ARGUMENTS[1]]) == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (ARGUMENTS[:1], "takes 2 arguments (x: a pointer, factor: 4 bytes by value), 1 are given"),
        ([ARGUMENTS[1], ARGUMENTS[0]], "is a pointer: give an array"),
        ([ARGUMENTS[0], ARGUMENTS[0] | {"name": "y"}], "passed by value, not as an array"),
        ([ARGUMENTS[0], {"value": 2.5, "dtype": "f64"}], "takes 4 bytes by value"),
        ([ARGUMENTS[0], {"value": 2**40, "dtype": "i32"}], "does not fit in i32"),
        ([ARGUMENTS[0] | {"dtype": "f33"}, ARGUMENTS[1]], "no element type 'f33'"),
        ([ARGUMENTS[0] | {"fill": "sevens"}, ARGUMENTS[1]], "'sevens' is no filling"),
        ([ARGUMENTS[0] | {"file": "x.npy"}, ARGUMENTS[1]], "has file and shape"),
        ([{"file": "nowhere.npy"}, ARGUMENTS[1]], "no file"),
        ([{"file": "scale.s"}, ARGUMENTS[1]], "no array file of NumPy"),
        ([ARGUMENTS[0] | {"shape": [1 << 40]}, ARGUMENTS[1]], "half of this machine's memory"),
        ([ARGUMENTS[0] | {"shape": [-1]}, ARGUMENTS[1]], "negative extent"),
        ([ARGUMENTS[0] | {"size": 4}, ARGUMENTS[1]], "unknown field `size`"),
        ({"args": []}, "no list of arguments"),
        ([ARGUMENTS[0] | {"name": "factor"}, ARGUMENTS[1]], "two arguments 'factor'"),
        ([ARGUMENTS[0] | {"fill": "random", "seed": -1}, ARGUMENTS[1]], "seed -1 is negative"),
        ([ARGUMENTS[0] | {"shape": [1] * 100}, ARGUMENTS[1]], "NumPy has no array of shape"),
        ([ARGUMENTS[0] | {"shape": [0, 10**24]}, ARGUMENTS[1]], "NumPy has no array of shape"),
        ([ARGUMENTS[0] | {"fill": 1e300}, ARGUMENTS[1]], "1e+300 does not fit in f32"),
        ([ARGUMENTS[0], {"value": 1e300}], "1e+300 does not fit in 4 bytes"),
        ([ARGUMENTS[0], {"value": 1.0, "expect": "wanted.npy"}], "value takes no expect"),
        ([ARGUMENTS[0] | {"key": "a"}, ARGUMENTS[1]], "shape takes no key"),
        ([{"file": "words.npy"}, ARGUMENTS[1]], "array of <U3, which a kernel cannot read"),
        ([{"file": "header.npy"}, ARGUMENTS[1]], "no array file of NumPy"),
        ([ARGUMENTS[0] | {"expect": "words.npy"}, ARGUMENTS[1]], "array of <U3, which a kernel cannot read"),
        ([ARGUMENTS[0] | {"expect": "complex.npy"}, ARGUMENTS[1]], "are compared with real numbers"),
    ],
)
def test_wrong_arguments_are_refused(
    folder: Path, capsys: pytest.CaptureFixture[str], arguments: Any, message: str
) -> None:
    assert run(folder, *LAUNCH, arguments=arguments) == 2
    assert message in " ".join(capsys.readouterr().err.split())


def test_a_full_disk_leaves_no_half_of_a_file(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def half(path: Path, array: Any, allow_pickle: bool) -> None:
        path.write_bytes(b"half")
        raise OSError("64 requested and 4 written")

    monkeypatch.setattr(np, "save", half)
    assert run(folder, *LAUNCH, "--out", str(folder / "made")) == 2
    assert "cannot be written: 64 requested and 4 written" in " ".join(capsys.readouterr().err.split())
    assert list((folder / "made").iterdir()) == []


@pytest.mark.parametrize("name", ["../x", "/x", "a/b", "a\\b", "c:x", "x\0", "x\n"])
def test_no_argument_names_a_file_outside_the_folder(folder: Path, name: str) -> None:
    before = sorted(folder.rglob("*"))
    assert (
        run(folder, *LAUNCH, "--out", str(folder / "made"), arguments=[ARGUMENTS[0] | {"name": name}, ARGUMENTS[1]])
        == 2
    )
    assert sorted(folder.rglob("*")) == before


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        (BODY + "\tv_frobnicate_b32 v0, v1\n", 1, "does not support the instruction v_frobnicate_b32"),
        (BODY + "\tv_mul_f32 v0 v1, v2\n", 1, "comma is missing"),
        (BODY + "\ts_branch .Lnowhere\n", 1, "does not define"),
        (BODY + ".Lforever:\n\ts_branch .Lforever\n", 1, "endless loop"),
        (BODY + ".Lon:\n\ts_add_u32 s8, s8, 1\n\ts_branch .Lon\n", 1, "most likely in an endless loop"),
        (BODY.replace("v1, s[4:5]", "v1, s[4:5] offset:4"), 1, "byte 256 of x, which has 256 bytes"),
    ],
)
def test_wrong_code_is_an_error_within_seconds(
    folder: Path, capsys: pytest.CaptureFixture[str], body: str, status: int, message: str
) -> None:
    started = time.monotonic()
    assert run(folder, *LAUNCH, "--instruction-limit", "2000", body=body) == status
    shown = capsys.readouterr()
    assert message in " ".join((shown.err + shown.out).split())
    assert time.monotonic() - started < 20


@pytest.mark.parametrize(
    ("launch", "message"),
    [
        (("--grid", "1"), "does not say how many threads"),
        (("--grid", "0", "--block", "64"), "whole numbers from 1 up"),
        (("--grid", "1,2,3,4", "--block", "64"), "is not X,Y,Z"),
        (("--grid", "99999999", "--block", "64"), "too large"),
        (("--grid", "1", "--block", "4096"), "allows 1024"),
        ((*LAUNCH, "--lds-bytes", "999999999999"), "a workgroup of gfx942 can have 65536"),
        ((*LAUNCH, "--kernel", "other"), "no kernel 'other'; it holds scale"),
        ((*LAUNCH, "--device", "abacus"), "no device 'abacus'"),
        ((*LAUNCH, "--time-limit", "soon"), "'soon' is no number of seconds"),
        ((*LAUNCH, "--instruction-limit", "0"), "'0' is no whole number from 1 up"),
    ],
)
def test_impossible_launches_are_refused(
    folder: Path, capsys: pytest.CaptureFixture[str], launch: tuple[str, ...], message: str
) -> None:
    assert run(folder, *launch) == 2
    assert message in " ".join(capsys.readouterr().err.split())


def test_of_several_kernels_one_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = SCALE.format(name="other", body="").partition(".amdgpu_metadata")[0].rstrip()
    text = (folder / "scale.s").read_text(encoding="utf-8")
    (folder / "scale.s").write_text(other + text, encoding="utf-8")
    assert run(folder, *LAUNCH) == 2
    assert "several kernels, name one of other, scale --kernel NAME" in " ".join(capsys.readouterr().err.split())
    assert run(folder, *LAUNCH, "--kernel", "scale") == 0


def test_isa_shows_an_assembly_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["isa", str(folder / "scale.s"), "--json"]) == 0
    payload = json.loads(capsys.readouterr().out)
    assert [i["category"] for i in payload["instructions"]].count("vmem") == 2
    assert [(wait["from"], wait["to"]) for wait in payload["waits"]] == [(5, 8), (6, 8), (10, 11)]
    assert main(["isa", str(folder / "scale.s")]) == 0
    assert "global_load_dword v2" in capsys.readouterr().out
    (folder / "scale.s").write_text("nonsense (", encoding="utf-8")
    assert main(["isa", str(folder / "scale.s")]) == 2
    assert "holds no kernel" in capsys.readouterr().err
    assert main(["isa", str(folder / "scale.s"), "--sub", "M=1"]) == 2


def test_what_is_no_text_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "scale.s").write_bytes(b"\x7fELF\xff\xfe\x80")
    assert run(folder, *LAUNCH) == 2
    assert "is no text file" in capsys.readouterr().err


def test_an_interrupted_run_leaves_nothing_behind(folder: Path) -> None:
    counting = (
        "\ts_mov_b32 s8, 0\n.Lagain:\n\ts_add_u32 s8, s8, 1\n\ts_cmp_lt_u32 s8, 0x400000\n\ts_cbranch_scc1 .Lagain\n"
    )
    (folder / "scale.s").write_text(SCALE.format(name="scale", body=counting + BODY), encoding="utf-8")
    before = sorted(folder.iterdir())
    command = [sys.executable, "-m", "wave_explorer.cli.main", "run-asm", "scale.s", "--args", "args.json", *LAUNCH]
    process = subprocess.Popen(
        [*command, "--out", "made", "--instruction-limit", "100000000"],
        cwd=folder, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "COLUMNS": "100", "PYTHONPATH": str(Path(__file__).parents[2])},
        # Tests that run in the background of a shell ignore the signal, and a child would inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    try:
        watched = psutil.Process(process.pid)
        # Seconds of work, whatever else the machine does: starting takes one of them.
        while watched.cpu_times().user < 2.5:
            assert process.poll() is None
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 130 and output == "" and "interrupted" in errors and "Traceback" not in errors
    assert sorted(folder.iterdir()) == before
