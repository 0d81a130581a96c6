"""Random texts of index arithmetic with every function and sign that there is, sums and powers nested in each other."""

from __future__ import annotations

from hypothesis import strategies as st

from wave_explorer.kernel.expression_text import FUNCTIONS

_OF_NUMBERS = sorted(set(FUNCTIONS) - {"Piecewise", "And", "Or", "Not", "Eq", "Ne", "Lt", "Le", "Gt", "Ge"})


def deep_expressions(symbols: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Texts of numbers, for symbols of these names; many of them mean nothing, or take sympy hours."""
    leaf = st.one_of(st.sampled_from(symbols), st.sampled_from(["0", "1", "2", "3", "7", "64", str(2**62 + 1)]))
    return st.recursive(leaf, _larger, max_leaves=40)


def _larger(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    listed = st.lists(inner, min_size=1, max_size=8).map(", ".join)
    condition = st.one_of(
        st.tuples(inner, st.sampled_from(["<", "<=", ">", ">=", "==", "!="]), inner).map(" ".join),
        st.tuples(st.sampled_from(["Eq", "Ne", "Lt", "Le", "Gt", "Ge"]), inner, inner).map(
            lambda parts: f"{parts[0]}({parts[1]}, {parts[2]})"
        ),
    )
    conditions = st.one_of(
        condition,
        st.tuples(st.sampled_from(["And", "Or"]), st.lists(condition, min_size=1, max_size=4)).map(
            lambda parts: f"{parts[0]}({', '.join(parts[1])})"
        ),
        condition.map(lambda one: f"Not({one})"),
        condition.map(lambda one: f"~({one})"),
        st.tuples(condition, st.sampled_from("&|"), condition).map(
            lambda parts: f"({parts[0]}) {parts[1]} ({parts[2]})"
        ),
    )
    case = st.tuples(inner, conditions).map(lambda parts: f"({parts[0]}, {parts[1]})")
    return st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*", "/", "//", "%"]), inner).map(" ".join),
        st.lists(inner, min_size=2, max_size=6).map(lambda parts: f"({' + '.join(parts)})"),
        st.tuples(inner, st.integers(-20, 64)).map(lambda parts: f"({parts[0]})**{parts[1]}"),
        inner.map(lambda text: f"-({text})"),
        st.tuples(st.sampled_from(_OF_NUMBERS), listed).map(lambda parts: f"{parts[0]}({parts[1]})"),
        st.tuples(st.sampled_from(["Mod", "Rational", "xor", "ceildiv"]), inner, inner).map(
            lambda parts: f"{parts[0]}({parts[1]}, {parts[2]})"
        ),
        st.tuples(st.sampled_from(["floor", "ceiling", "Abs"]), inner).map(lambda parts: f"{parts[0]}({parts[1]})"),
        st.lists(case, min_size=1, max_size=3).map(lambda cases: f"Piecewise({', '.join(cases)}, (0, True))"),
    )
