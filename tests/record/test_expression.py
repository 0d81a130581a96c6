"""Expressions against Python's own integers and fractions, which share no code with the evaluator."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate, evaluate_rational
from wave_explorer.record.expression import Expression, Term, free_symbols, rational, symbol, to_text

NAMES = ("M", "$T0", "$WG0*2")


def _leaf() -> st.SearchStrategy[Expression]:
    return st.one_of(
        st.integers(-50, 50),
        st.sampled_from(NAMES).map(symbol),
        st.builds(rational, st.integers(-20, 20), st.integers(1, 12)),
    )


def _grow(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    def binary(op: str) -> st.SearchStrategy[Expression]:
        return st.builds(lambda a, b: Term(op, (a, b)), inner, inner)  # type: ignore[arg-type]

    relation = st.one_of(*(binary(op) for op in ("eq", "ne", "lt", "le", "gt", "ge")))
    return st.one_of(
        *(binary(op) for op in ("add", "mul", "min", "max")),
        st.builds(lambda a: Term("floor", (a,)), inner),
        st.builds(lambda a: Term("ceiling", (a,)), inner),
        st.builds(lambda a, n: Term("mod", (a, n)), inner, st.integers(1, 9)),
        st.builds(lambda a, n: Term("pow", (a, n)), inner, st.integers(0, 3)),
        st.builds(lambda c, a, b: Term("piecewise", (a, c, b, Term("true"))), relation, inner, inner),
    )


EXPRESSIONS = st.recursive(_leaf(), _grow, max_leaves=12)
VALUES = st.fixed_dictionaries({name: st.integers(0, 255) for name in NAMES})


def by_hand(expression: Expression | str, values: dict[str, int]) -> Fraction | bool:
    """The same meaning, computed one number at a time with Fraction."""
    if isinstance(expression, int):
        return Fraction(expression)
    assert isinstance(expression, Term)
    op, args = expression.op, expression.args
    if op == "sym":
        return Fraction(values[str(args[0])])
    if op == "rat":
        return Fraction(int(str(args[0])), int(str(args[1])))
    if op == "true":
        return True
    if op == "piecewise":
        for value, condition in zip(args[::2], args[1::2], strict=True):
            if by_hand(condition, values):
                return by_hand(value, values)
        raise AssertionError("no case")
    parts = [by_hand(argument, values) for argument in args]
    first = Fraction(parts[0])
    if op == "floor":
        return Fraction(math.floor(first))
    if op == "ceiling":
        return Fraction(math.ceil(first))
    second = Fraction(parts[1])
    table: dict[str, Callable[[], Fraction | bool]] = {
        "add": lambda: first + second,
        "mul": lambda: first * second,
        "min": lambda: min(first, second),
        "max": lambda: max(first, second),
        "mod": lambda: first % second,
        "pow": lambda: Fraction(first ** int(second)),
        "eq": lambda: first == second,
        "ne": lambda: first != second,
        "lt": lambda: first < second,
        "le": lambda: first <= second,
        "gt": lambda: first > second,
        "ge": lambda: first >= second,
    }
    return table[op]()


@settings(max_examples=400, deadline=None)
@given(EXPRESSIONS, VALUES)
def test_evaluation_equals_fractions(expression: Expression, values: dict[str, int]) -> None:
    try:
        numerator, denominator = evaluate_rational(expression, values)
    except InexactValue as error:
        assert "62 bits" in str(error)
        return
    assert Fraction(int(numerator), int(denominator)) == by_hand(expression, values)


@settings(max_examples=200, deadline=None)
@given(EXPRESSIONS)
def test_json_keeps_every_tree(expression: Expression) -> None:
    assert msgspec.json.decode(msgspec.json.encode(expression), type=Expression) == expression


@settings(max_examples=50, deadline=None)
@given(EXPRESSIONS, st.lists(st.integers(0, 255), min_size=2, max_size=5))
def test_an_array_is_its_elements(expression: Expression, lanes: list[int]) -> None:
    others = {"M": 7, "$WG0*2": 3}
    try:
        together = evaluate_rational(expression, {**others, "$T0": np.array(lanes)})
    except InexactValue:
        return
    for position, lane in enumerate(lanes):
        numerator = np.broadcast_to(together[0], len(lanes))[position]
        denominator = np.broadcast_to(together[1], len(lanes))[position]
        assert Fraction(int(numerator), int(denominator)) == by_hand(expression, {**others, "$T0": lane})


def test_a_free_symbol_is_named() -> None:
    with pytest.raises(UnboundSymbol) as caught:
        evaluate(Term("add", (symbol("M"), symbol("$T0"))), {"M": 1})
    assert caught.value.symbols == {"$T0"}


def test_a_fraction_is_no_index() -> None:
    with pytest.raises(InexactValue, match="not an integer"):
        evaluate(rational(1, 2), {})


def test_large_products_are_refused_and_never_wrap() -> None:
    big = Term("mul", (symbol("M"), symbol("M"), symbol("M")))
    with pytest.raises(InexactValue, match="62 bits"):
        evaluate(big, {"M": 2**31})


def test_text_of_a_wave_index() -> None:
    half = Term("mul", (rational(1, 2), symbol("BLOCK_M"), symbol("$T1")))
    lane = Term("mul", (4, Term("floor", (Term("mul", (rational(1, 16), Term("mod", (symbol("$T0"), 64)))),))))
    text = to_text(Term("add", (half, lane, Term("mul", (-1, symbol("N"))))))
    assert text == "BLOCK_M·$T1/2 + 4·⌊($T0 mod 64)/16⌋ − N"
    assert free_symbols(half) == {"BLOCK_M", "$T1"}
