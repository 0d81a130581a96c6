"""Expressions survive the way into a record and back, and mean the same there."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest
import sympy
from hypothesis import example, given, settings
from hypothesis import strategies as st
from wave_lang.kernel._support.indexing import index_symbol, xor
from wave_lang.kernel.lang.global_symbols import MMA_ACC, THREAD_0, WORKGROUP_0
from wave_lang.kernel.wave.constraints import HardwareConstraint, MMAOperand, MMAType, ScaledMMAType

from wave_explorer.kernel.sympy_tree import SymbolTable, to_expression, to_sympy
from wave_explorer.record.evaluation import evaluate
from wave_explorer.record.expression import Expression, Term

SYMBOLS = [index_symbol(name) for name in ("M", "BLOCK_M", "$T0", "$WG0", "odd*name$")] + [sympy.Symbol("M", real=True)]


def _numbers() -> st.SearchStrategy[Any]:
    whole = st.integers(-40, 40).map(sympy.Integer)
    fractions = st.builds(sympy.Rational, st.integers(-9, 9), st.integers(1, 9))
    return st.one_of(whole, fractions, st.sampled_from(SYMBOLS))


def _combined(children: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    pair = st.tuples(children, children)
    divisor = st.integers(1, 12).map(sympy.Integer)
    relation = st.sampled_from([sympy.Lt, sympy.Le, sympy.Gt, sympy.Ge, sympy.Eq, sympy.Ne])
    return st.one_of(
        pair.map(lambda p: p[0] + p[1]),
        pair.map(lambda p: p[0] * p[1]),
        st.tuples(children, divisor).map(lambda p: p[0] % p[1]),
        st.tuples(children, divisor).map(lambda p: p[0] / p[1]),
        st.tuples(children, st.integers(0, 3)).map(lambda p: p[0] ** p[1]),
        children.map(sympy.floor),
        children.map(sympy.ceiling),
        pair.map(lambda p: sympy.Min(*p)),
        pair.map(lambda p: sympy.Max(*p)),
        # With a symbol, as Wave does: sympy cannot compare an xor of two numbers.
        st.tuples(children, st.sampled_from(SYMBOLS)).map(lambda p: xor(*p)),
        st.tuples(children, children, relation).map(lambda p: sympy.Piecewise((p[0], p[2](p[0], p[1])), (p[1], True))),
    )


EXPRESSIONS = st.recursive(_numbers(), _combined, max_leaves=8)


_M = SYMBOLS[0]
_NESTED = sympy.Piecewise(
    (0, sympy.Piecewise((0, _M > 0), (_M, True)) > 0), (sympy.Piecewise((0, _M > 0), (_M, True)), True)
)
"""A piecewise in a condition, of which sympy makes an if-then-else of conditions."""


@settings(max_examples=150, deadline=None)
@given(EXPRESSIONS)
@example(_NESTED)
def test_round_trip_is_exact(expression: Any) -> None:
    table = SymbolTable()
    tree = to_expression(expression, table)
    # What a file keeps is JSON.
    stored = msgspec.json.decode(msgspec.json.encode(tree), type=Expression)
    assert stored == tree
    assert to_sympy(stored, table) == expression


@settings(max_examples=60, deadline=None)
@example(_NESTED, [3, 0, 1, 2, 5, 8])
@given(EXPRESSIONS, st.lists(st.integers(0, 63), min_size=6, max_size=6))
def test_the_tree_has_the_value_of_the_expression(expression: Any, numbers: list[int]) -> None:
    table = SymbolTable()
    tree = to_expression(expression, table)
    values = {table.id_of(symbol): number for symbol, number in zip(SYMBOLS, numbers, strict=True)}
    bound = dict(zip(SYMBOLS, numbers, strict=True))
    expected = _python_value(expression, bound)
    if expected is None or expected.q != 1 or abs(expected) > 2**40:
        return
    try:
        found = int(evaluate(tree, values))
    except ValueError:
        return
    assert found == int(expected)


def _python_value(expression: Any, bound: dict[Any, int]) -> Any:
    """The value by sympy's own substitution, with Wave's xor worked out on integers; None where it has none."""
    if isinstance(expression, sympy.Symbol):
        return sympy.Integer(bound[expression])
    if not expression.args:
        return expression
    if isinstance(expression, sympy.Piecewise):
        for result, condition in expression.args:
            truth = _python_value(condition, bound) if condition not in (sympy.true, sympy.false) else condition
            if truth is None:
                return None
            if truth == sympy.true:
                return _python_value(result, bound)
        return None
    parts = [_python_value(part, bound) for part in expression.args]
    if any(part is None for part in parts):
        return None
    if isinstance(expression, xor):
        if any(getattr(part, "q", 0) != 1 for part in parts):
            return None
        return sympy.Integer(int(parts[0]) ^ int(parts[1]))
    value = expression.func(*parts)
    return value if value in (sympy.true, sympy.false) or isinstance(value, sympy.Rational) else None


@pytest.mark.parametrize("kind", [*MMAType, *ScaledMMAType], ids=lambda kind: str(kind.name))
def test_the_offsets_of_every_matrix_type(kind: Any) -> None:
    """Wave's own piecewise indices, with their symbols, come back equal; none of them is opaque."""
    constraint = HardwareConstraint(threads_per_wave=64, waves_per_block=(2, 2, 1), mma_type=kind)
    for operand in MMAOperand:
        sequence = constraint.apply_mma_mapping(index_symbol("M"), operand, kind)
        for part in (sequence.start, sequence.size, sequence.stride):
            table = SymbolTable()
            tree = to_expression(part, table)
            assert "opaque" not in str(msgspec.to_builtins(tree))
            assert to_sympy(tree, table) == sympy.sympify(part)


def test_symbols_that_share_a_name_stay_apart() -> None:
    table = SymbolTable()
    first, second = index_symbol("M"), sympy.Symbol("M", real=True)
    assert to_expression(first * second, table) == Term("mul", (Term("sym", ("M",)), Term("sym", ("M#2",)))) or (
        to_expression(first * second, table) == Term("mul", (Term("sym", ("M#2",)), Term("sym", ("M",))))
    )
    recorded = {symbol.id: symbol for symbol in table.symbols({first: 64})}
    by_assumption = {symbol.id: dict(symbol.assumptions) for symbol in recorded.values()}
    assert sorted(by_assumption) == ["M", "M#2"]
    assert {"integer": True, "nonnegative": True} in by_assumption.values() and {"real": True} in by_assumption.values()
    assert [symbol.value for symbol in recorded.values() if symbol.value is not None] == [64]


def test_a_table_read_from_a_record_makes_the_same_symbols() -> None:
    table = SymbolTable()
    expression = (THREAD_0 % 64) + 16 * WORKGROUP_0 + sympy.Symbol("M", real=True) * index_symbol("M") + MMA_ACC
    tree = to_expression(expression, table)
    other = SymbolTable()
    for symbol in table.symbols():
        other.add(symbol)
    assert to_sympy(tree, other) == expression
    assert {symbol.name: symbol.role for symbol in table.symbols()}["$T0"] == "thread"


def test_what_has_no_exact_form_is_opaque_and_never_evaluated() -> None:
    table = SymbolTable()
    tree = to_expression(sympy.sin(index_symbol("M")), table)
    assert isinstance(tree, Term) and tree.op == "opaque"
    with pytest.raises(ValueError, match="no exact form"):
        to_sympy(tree, table)


def test_every_pair_of_relations() -> None:
    table = SymbolTable()
    m, n = index_symbol("M"), index_symbol("N")
    for left, right in itertools.permutations((m + 1, n * 2), 2):
        for relation in (sympy.Lt, sympy.Le, sympy.Gt, sympy.Ge, sympy.Eq, sympy.Ne):
            expression = sympy.And(relation(left, right), sympy.Or(m > 3, sympy.Not(n < 2)))
            assert to_sympy(to_expression(expression, table), table) == expression


def test_a_symbol_bound_to_an_expression_keeps_it() -> None:
    table = SymbolTable()
    bound, free, number = (index_symbol(name) for name in ("SPLIT_OFF", "U", "B"))
    for symbol in (bound, free, number):
        table.id_of(symbol)
    found = {s.id: s for s in table.symbols({bound: 64 * WORKGROUP_0, number: sympy.Integer(4), free: THREAD_0})}
    assert found["SPLIT_OFF"].expression is not None and found["SPLIT_OFF"].value is None
    assert evaluate(found["SPLIT_OFF"].expression, {"$WG0": 3}) == 192
    assert (found["B"].value, found["B"].expression) == (4, None)
    # A symbol that is only another name for one is no expression (address spaces are bound like that).
    assert found["U"].expression is None
