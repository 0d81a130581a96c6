"""Typed index arithmetic means what Python and sympy make of it, and nothing else can be said."""

from __future__ import annotations

import ast
from typing import Any

import pytest
import sympy
from hypothesis import example, given, settings
from hypothesis import strategies as st
from wave_lang.kernel._support.indexing import index_symbol, xor

from wave_explorer.kernel.expression_text import expression_text, read_expression, symbols_by_name
from wave_explorer.kernel.typed_text import MOST_CHARACTERS, TextError

SYMBOLS = {name: index_symbol(name) for name in ("M", "N", "K", "BLOCK_M", "BLOCK_K")}
NAMES = symbols_by_name(SYMBOLS.values())
PYTHON: dict[str, Any] = {
    **SYMBOLS,
    "xor": xor,
    "Rational": lambda p, q: sympy.Rational(p, q),
    "ceildiv": lambda a, b: sympy.ceiling(a / b),
    **{
        name: getattr(sympy, name)
        for name in ("floor", "ceiling", "Min", "Max", "Mod", "Piecewise", "And", "Or", "Not")
    },
}


class _ExactNumbers(ast.NodeTransformer):
    """Numbers as sympy's, so that Python's own division is exact too."""

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return ast.Call(ast.Name("Integer", ast.Load()), [node], []) if type(node.value) is int else node


def _by_python(text: str) -> Any:
    tree = ast.fix_missing_locations(_ExactNumbers().visit(ast.parse(text, mode="eval")))
    code = compile(tree, "<text>", "eval")
    return eval(code, {"__builtins__": {}, "Integer": sympy.Integer, **PYTHON})  # noqa: S307 - the test's own text


def _sums(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    number = st.integers(1, 9).map(str)
    return st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*"]), inner).map(" ".join),
        st.tuples(inner, st.sampled_from(["/", "//", "%"]), number).map(" ".join),
        inner.map(lambda text: f"({text})"),
        inner.map(lambda text: f"-{text}"),
        st.tuples(st.sampled_from(["floor", "ceiling"]), inner).map(lambda parts: f"{parts[0]}({parts[1]})"),
        st.tuples(inner, number).map(lambda parts: f"ceildiv({parts[0]}, {parts[1]})"),
        st.tuples(st.sampled_from(["M", "K", "(N + 1)"]), st.integers(0, 3)).map(
            lambda parts: f"{parts[0]}**{parts[1]}"
        ),
    )


EXPRESSIONS = st.recursive(
    st.one_of(st.sampled_from(sorted(SYMBOLS)), st.integers(0, 64).map(str)), _sums, max_leaves=7
)


@settings(max_examples=60, deadline=None)
@given(EXPRESSIONS)
def test_a_text_means_what_python_makes_of_it(text: str) -> None:
    assert read_expression(text, NAMES) == _by_python(text)


@settings(max_examples=40, deadline=None)
@given(EXPRESSIONS)
@example("BLOCK_K + -BLOCK_K // 2")
@example("M - (-K) % 8 - (K - M) // 3")
def test_what_is_written_is_read_as_the_same(text: str) -> None:
    value = read_expression(text, NAMES)
    written = expression_text(value)
    assert written is not None and read_expression(written, NAMES) == value


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("BLOCK_M / 4", SYMBOLS["BLOCK_M"] / 4),
        ("ceildiv(M, 2)", sympy.ceiling(SYMBOLS["M"] / 2)),
        ("4*K+1", 4 * SYMBOLS["K"] + 1),
        ("-M ** 2", -(SYMBOLS["M"] ** 2)),
        ("tkl.sym.M - sympy.floor(K / 3)", SYMBOLS["M"] - sympy.floor(SYMBOLS["K"] / 3)),
        ("N * (K % 8)", SYMBOLS["N"] * (SYMBOLS["K"] % 8)),
        ("xor(M, 3)", xor(SYMBOLS["M"], sympy.Integer(3))),
        ("K > 4 * BLOCK_K", SYMBOLS["K"] > 4 * SYMBOLS["BLOCK_K"]),
        ("Piecewise((M, K < 3), (0, True))", sympy.Piecewise((SYMBOLS["M"], SYMBOLS["K"] < 3), (0, True))),
        ("Min(M, 4) + Max(K, N)", sympy.Min(SYMBOLS["M"], 4) + sympy.Max(SYMBOLS["K"], SYMBOLS["N"])),
    ],
)
def test_forms(text: str, expected: Any) -> None:
    assert read_expression(text, NAMES) == expected


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("__import__('os').system('true')", 11),
        ("M.__class__", 0),
        ("M +", 3),
        ("M + * N", 4),
        ("1.5 * M", 1),
        ("4K", 1),
        ("M ^ 2", 2),
        ("M + BLOCK_X", 4),
        ("M < N < K", 6),
        ("9**9**9", 3),
        ("2**63", 1),
        ("9" * 30, 0),
        ("M(3)", 0),
        ("M / (N - N)", 4),
        ("M and N", 2),
        ("[x for x in M]", 0),
        ("lambda x: x", 0),
        ("M\u200b", 1),
        ("\ud800", 0),
        ("M\0", 1),
        ("M" * (MOST_CHARACTERS + 1), MOST_CHARACTERS),
        ("(" * 200 + "M" + ")" * 200, 41),
        ("-" * 200 + "M", 41),
        ("", 0),
        ("(M**64)**64", 7),
        ("1 + (M**64 + 1)**-2", 15),
        ("M**40 * N**40", 0),
        ("M + 9223372036854775807 + 9223372036854775807", 0),
        ("4611686018427387904 * (2*M + 4)", 0),
    ],
)
def test_what_cannot_be_read_points_at_the_character(text: str, position: int) -> None:
    with pytest.raises(TextError) as refused:
        read_expression(text, NAMES)
    assert refused.value.position == position
    line, caret = refused.value.advice.splitlines()[:2]
    assert caret.strip() == "^" and len(caret) <= len(line) + 1


def test_an_unknown_symbol_names_near_ones() -> None:
    with pytest.raises(TextError) as refused:
        read_expression("BLOKC_M / 2", NAMES)
    assert refused.value.symbol == "BLOKC_M" and "BLOCK_M" in refused.value.advice


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read_expression(text, NAMES)
    except TextError as error:
        assert 0 <= error.position <= len(text)
