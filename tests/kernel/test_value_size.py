"""Bounds of values, and numbers in messages."""

from __future__ import annotations

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st
from wave_lang.kernel._support.indexing import index_symbol

from tests.kernel.expression_texts import deep_expressions
from wave_explorer.kernel.expression_text import read_expression, symbols_by_name
from wave_explorer.kernel.typed_text import TextError
from wave_explorer.kernel.value_size import bits, number_text

NAMES = symbols_by_name(index_symbol(name) for name in ("M", "N", "K"))


@settings(max_examples=60, deadline=None)
@given(deep_expressions(tuple(NAMES)), st.lists(st.integers(1, 2**63 - 1), min_size=3, max_size=3))
def test_no_value_has_more_bits_than_the_bound(text: str, values: list[int]) -> None:
    try:
        expression = read_expression(text, NAMES)
    except TextError:
        return
    given_ = {symbols[0]: sympy.Integer(value) for symbols, value in zip(NAMES.values(), values, strict=True)}
    try:
        value = expression.xreplace(given_)
    except ZeroDivisionError:
        return
    if value.is_Rational:
        assert max(abs(value.p).bit_length(), value.q.bit_length() if value.q > 1 else 0) <= bits(expression)


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (sympy.Integer(0), "0"),
        (sympy.Integer(-7), "-7"),
        (sympy.Rational(64, 3), "64/3"),
        (sympy.Integer(2**63 - 1), "9223372036854775807"),
        (sympy.Integer(64) ** 64, "about 3.9e+115"),
        (-(sympy.Integer(10) ** 20), "about -1.0e+20"),
        (sympy.Integer(2) ** 30000, "about 7.9e+9030"),
        (1 / sympy.Integer(64) ** 64, "about 2.5e-116"),
        (sympy.Rational(-1, 2**20000), "about -2.5e-6021"),
    ],
)
def test_long_numbers_are_shortened(number: sympy.Rational, text: str) -> None:
    assert number_text(number) == text
