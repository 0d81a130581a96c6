from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wave_explorer.arch.counter_expression import MissingCounter, UnknownExpression, derive
from wave_explorer.arch.counters import counters

NUMBERS = st.floats(1, 1e6)


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201"])
@given(numbers=st.lists(NUMBERS, min_size=60, max_size=60))
def test_amds_expressions_have_the_value_that_python_gives_them(target: str, numbers: list[float]) -> None:
    for definition in counters(target).values():
        if not definition.expression:
            continue
        names = sorted({word for word in definition.expression.replace("(", " ").replace(")", " ").replace(",", " ")
                        .replace("*", " ").replace("/", " ").replace("+", " ").replace("-", " ").split()
                        if word[0].isalpha() and word not in ("reduce", "sum", "max")})  # fmt: skip
        values = dict(zip(names, numbers, strict=False))
        scope = {**values, "sum": None, "max": None, "reduce": lambda value, how: value}
        try:
            expected = eval(definition.expression, {"__builtins__": {}}, scope)  # noqa: S307 - AMD's, from our data file
        except ZeroDivisionError:
            continue
        assert derive(definition.expression, values) == pytest.approx(expected), definition.name


def test_a_total_stands_for_the_sum_of_its_instances() -> None:
    assert derive("100*reduce(TCC_HIT,sum)/(reduce(TCC_HIT,sum)+TCC_MISS_sum)", {"TCC_HIT_sum": 3, "TCC_MISS": 1}) == 75


@pytest.mark.parametrize("text", ["", "1+", "(1", "1)", "a b", "reduce(a)", "__import__('os')", "a.b", "2**3"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(UnknownExpression):
        derive(text, {"a": 1.0, "b": 2.0})


def test_a_counter_without_value_is_named() -> None:
    with pytest.raises(MissingCounter, match="GRBM_GUI_ACTIVE"):
        derive("100*reduce(GRBM_GUI_ACTIVE,max)", {})
