"""LDS that the code object declares is what a run gives: no byte more, and no more than the target has."""

from __future__ import annotations

import pytest

from tests.isa.test_declared_lds import text
from wave_explorer.device import LaunchError, run_asm
from wave_explorer.record import Run

BODY = "v_mov_b32_e32 v9, 12; v_mov_b32_e32 v1, 7; ds_write_b32 v9, v1; s_waitcnt lgkmcnt(0)"
LINE = 8


def run(directive: int, document: int | None, lds_bytes: int | None = None, check: bool = True) -> Run:
    return run_asm(text(BODY, directive, document), [], (1, 1, 1), (64, 1, 1), lds_bytes, check=check)


@pytest.mark.parametrize("check", [True, False])
@pytest.mark.parametrize(("directive", "document"), [(15, None), (15, 15), (15, 9216), (9216, 15)])
def test_an_access_beyond_what_is_declared_is_a_finding(directive: int, document: int | None, check: bool) -> None:
    found = run(directive, document, check=check)
    (finding,) = found.findings
    assert not found.ok and (finding.kind, finding.severity, finding.line) == ("out-of-bounds", "error", LINE)
    assert "byte 12, of 15 bytes" in finding.message


@pytest.mark.parametrize(("directive", "document"), [(16, None), (16, 9216), (65536, 65536)])
def test_the_last_byte_is_there(directive: int, document: int | None) -> None:
    assert run(directive, document).ok


@pytest.mark.parametrize(("directive", "document"), [(65537, None), (99999999, 64), (64, 99999999)])
def test_more_than_the_target_has_is_refused(directive: int, document: int | None) -> None:
    with pytest.raises(LaunchError, match=rf"{max(directive, document or 0)} bytes of LDS.* can have 65536"):
        run(directive, document)


def test_dynamic_lds_comes_on_top_of_nothing() -> None:
    assert not run(0, 0).ok
    assert run(0, 0, lds_bytes=16).ok and run(0, 0, lds_bytes=65536).ok
    with pytest.raises(LaunchError, match="65537 bytes of LDS"):
        run(0, 0, lds_bytes=65537)
