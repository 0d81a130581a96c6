"""Files and factories that are no kernels: each is refused with words, and none takes the caller down."""

from __future__ import annotations

import codecs
import os
from pathlib import Path

import pytest

from wave_explorer.kernel import KernelError, kernel

GOOD = """\
import sys, wave_lang.kernel.lang as tkl, wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import *
M, N, BM, BN = tkl.sym.M, tkl.sym.N, tkl.sym.BLOCK_M, tkl.sym.BLOCK_N
SUBS = {M: 16, N: 64, BM: 1, BN: 64}
class Odd(BaseException): pass
def make(subs=None, dynamic=()):
    @tkw.wave([tkw.WorkgroupConstraint(M, BM, 1), tkw.WorkgroupConstraint(N, BN, 0), tkw.WaveConstraint(M, BM),
               tkw.WaveConstraint(N, BN), tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: 64})])
    def double(a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32], b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32]):
        x = tkw.read(a)
        tkw.write(x + x, b)
    return double, SUBS if subs is None else subs, dynamic
def raising(error): raise error
"""


def refused(path: Path, name: str = "made") -> KernelError:
    with pytest.raises(KernelError) as caught:
        kernel(f"{path}:{name}").build()
    return caught.value


@pytest.mark.parametrize(
    "data",
    [
        codecs.BOM_UTF8 + GOOD.encode(),
        ("# -*- coding: latin-1 -*-\n# é\n" + GOOD).encode("latin-1"),
        GOOD.replace("\n", "\r\n").encode(),
    ],
    ids=["byte order mark", "declared encoding", "CRLF"],
)
def test_a_file_is_read_as_python_reads_it(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "mine.py"
    path.write_bytes(data)
    assert kernel(f"{path}:make").build().data.symbols["BLOCK_N"] == 64


def test_a_pipe_does_not_block_and_a_device_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.py")
    (tmp_path / "zero.py").symlink_to("/dev/zero")
    for name in ("pipe.py", "zero.py"):
        assert "no plain file" in refused(tmp_path / name).summary


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("# é".encode("latin-1"), "nor text in an encoding"),
        (GOOD.encode("utf-16"), "nor text in an encoding"),
        (b"x = " + b"-" * 100_000 + b"1", "nested too deep"),
        (b"x = " + b"(" * 5000, "too many nested parentheses"),
        (b"class X(BaseException): pass\nraise X('odd')", "raised X: odd"),
        (b"raise GeneratorExit", "raised GeneratorExit"),
    ],
)
def test_a_file_that_cannot_be_executed(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "mine.py"
    path.write_bytes(data)
    error = refused(path)
    assert said in error.summary
    assert len(str(error)) < 500


def test_a_file_too_large_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    with path.open("wb") as stream:
        stream.truncate(2**34)
    assert "larger than" in refused(path).summary


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("sys.exit(4)", "raised SystemExit: 4"),
        ("raising(Odd('no'))", "raised Odd: no"),
        ("make(subs=3)", "not a mapping"),
        ("make(subs={1: 2})", "where a symbol should be"),
        ("make(subs={**SUBS, BM: 'x'})", "BLOCK_M the value 'x'"),
        ("make(subs={**SUBS, BM: None})", "BLOCK_M the value None"),
        ("make(subs={**SUBS, BM: True})", "BLOCK_M the value True"),
        ("make(subs={**SUBS, M: float('nan')})", "M the value nan"),
        ("make(subs={**SUBS, M: float('inf')})", "M the value inf"),
        ("make(subs={**SUBS, M: 10**30})", "M the value 1000"),
        ("make(dynamic=3)", "dynamic symbols"),
        ("make(dynamic=[1])", "dynamic symbols"),
    ],
)
def test_a_factory_that_gives_something_else(tmp_path: Path, body: str, said: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(f"{GOOD}def made(): return {body}\n")
    assert said in refused(path).summary


def test_without_a_name_only_kernels_are_offered(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "SIZE = 4\n"
        "def reference(a): return a\n"
        "@tkw.wave(constraints)\ndef direct(a): ...\n"
        "def factory():\n    @wave(c)\n    def inner(a): ...\n    return inner, {}\n"
    )
    with pytest.raises(KernelError, match="Which kernel of") as error:
        kernel(str(path))
    assert "It defines direct, factory." in error.value.advice
