from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.isa.listing import small_program
from wave_explorer.isa.errors import AsmSyntaxError
from wave_explorer.isa.expressions import evaluate, is_expression
from wave_explorer.isa.program import Label, Literal32


@given(st.recursive(
    st.integers(0, 1 << 20).map(str),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*", "&", "|", "^"]), inner).map(" ".join),
        inner.map(lambda text: f"({text})"), inner.map(lambda text: f"-{text}"), inner.map(lambda text: f"~({text})"),
    ), max_leaves=8,
))  # fmt: skip
def test_expressions_are_pythons(text: str) -> None:
    # The same operators bind alike in both languages, but for comparisons, which neither side has here.
    assert is_expression(text)
    assert evaluate(text, {}) == eval(text, {"__builtins__": {}})  # noqa: S307


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7 / 2", 3), ("-7 / 2", -3), ("-7 % 4", -3), ("1 << 4 | 1", 17), ("0x10 + 0b11", 19), ("010", 8),
        ("max(3, 8, 5)", 8), ("alignto(13, 8)", 16), ("totalnumvgprs(0, 13)", 13), ("totalnumvgprs(2, 13)", 18),
        ("or(1, 6)", 7), ("SIZE * 2", 80), ("other", None), ("1 / 0", None), ("extrasgprs(1, 0, 1)", None), ("", None),
        ("1 +", None), ("(1", None), ("1 2", None), ("09", None),
    ],
)  # fmt: skip
def test_values(text: str, value: int | None) -> None:
    assert evaluate(text, {"SIZE": 40}) == value


def test_symbols_of_the_text_stand_for_their_values() -> None:
    program = small_program(
        ".set SIZE, 4*16\nCOUNT = SIZE + 1\n\ts_mov_b32 s0, SIZE-1\n\ts_add_u32 s0, s0, table@rel32@lo+4\n"
        "\tds_read_b32 v0, v1 offset:COUNT\n\ts_endpgm"
    )
    move, add, load, _ = program.instructions
    assert move.operands[1] == Literal32(63, 63)
    assert add.operands[2] == Label("table@rel32@lo+4")
    assert load.modifiers == {"offset": 65}


@pytest.mark.parametrize("directive", [".long 0xbf800000", ".macro twice", ".rept 2", ".if 1", ".fill 4, 4, 0"])
def test_directives_that_make_code_are_refused(directive: str) -> None:
    with pytest.raises(AsmSyntaxError, match="inside the code of a kernel is not supported"):
        small_program(f"\ts_nop 0\n\t{directive}\n\ts_endpgm")
