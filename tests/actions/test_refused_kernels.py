"""A kernel that the worker cannot make, and actions with hostile parameters: the session says so and stays alive."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wave_explorer.actions.session import Session
from wave_explorer.kernel import kernel

KERNEL = """\
import sys, wave_lang.kernel.lang as tkl, wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import *
M, N, BM, BN = tkl.sym.M, tkl.sym.N, tkl.sym.BLOCK_M, tkl.sym.BLOCK_N
def make(leave=False):
    @tkw.wave([tkw.WorkgroupConstraint(M, BM, 1), tkw.WorkgroupConstraint(N, BN, 0), tkw.WaveConstraint(M, BM),
               tkw.WaveConstraint(N, BN), tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: 64})])
    def double(a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32], b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32]):
        x = tkw.read(a)
        if leave:
            sys.exit(9)
        tkw.write(x + x, b)
    return double, {M: 16, N: 64, BN: 64}
"""


@pytest.fixture
def path(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(KERNEL)
    return f"{file}:make"


def test_a_forgotten_symbol_ends_the_compile_and_can_be_given(path: str) -> None:
    session = Session(kernel(path))
    assert session.wait(120)
    state = session.state()
    assert state["phase"] == "idle"
    assert state["variants"][0]["status"] == "failed"
    assert "BLOCK_M has no value" in state["message"]["text"]
    current = session.current
    assert current is not None and current.compilation.error is not None
    assert current.compilation.error.symbol == "BLOCK_M"
    session.set_draft("BLOCK_M", "1")
    session.act("compile")
    assert session.wait(120)
    assert session.state()["variants"][1]["status"] == "ok"


def test_a_kernel_that_calls_exit_is_explained(path: str) -> None:
    session = Session(kernel(path, BLOCK_M=1, leave=True))
    assert session.wait(120)
    assert "raised SystemExit at line 10" in session.state()["message"]["text"]


@pytest.mark.parametrize(
    ("action", "parameters"),
    [
        ("nosuch", {}),
        ("compile", {}),
        ("run", {"device": 3}),
        ("export", {"path": "a\0b"}),
        ("export", {"path": "\ud800"}),
        ("show_variant", {"id": None}),
    ],
)
def test_an_action_that_cannot_be_done_is_a_message(action: str, parameters: dict[str, Any]) -> None:
    session = Session()
    session.act(action, parameters)
    message = session.state()["message"]
    assert message is not None and message["severity"] == "error"
