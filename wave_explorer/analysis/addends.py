"""The addends of an index, and which of them are the same before and after a change.

sympy sorts, merges and substitutes, so an addend may come back in another form.  Two addends count as the same where
their trees are equal, or where they have the same value on many random assignments of threads, workgroups and loop
iterations.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import prod
from operator import eq

import numpy as np

from wave_explorer.record import Compilation, Symbol
from wave_explorer.record.evaluation import InexactValue, IntArray, UnboundSymbol, evaluate_rational
from wave_explorer.record.expression import Expression, Term, rational

_SAMPLES = 192
# Ends of the random range by role; a loop variable may go below another by the stages of a pipeline.
_RANGES = {"workgroup": 61, "induction": 31, "device": 5, "register": 16}
_FREE_SYMBOL = 97
_FLAGS = "$MMA_"
_ALL_THREADS = (1024, 8, 8)


def addends(expression: Expression) -> tuple[Expression, ...]:
    """The terms whose sum is ``expression``; none for 0."""
    if isinstance(expression, Term) and expression.op == "add":
        return tuple(part for argument in expression.args for part in addends(_expression(argument)))
    return () if expression == 0 else (expression,)


def constant(expression: Expression) -> tuple[int, int] | None:
    """Numerator and denominator of a number, None for what is no number."""
    if isinstance(expression, int):
        return expression, 1
    if expression.op == "rat":
        return int(str(expression.args[0])), int(str(expression.args[1]))
    return None


def add_constants(constants: Iterable[Expression], minus: Iterable[Expression] = ()) -> Expression:
    """The sum of some numbers less the sum of others.

    Raises:
        TypeError: one of them is no number.
    """
    numerator, denominator = 0, 1
    for sign, group in ((1, constants), (-1, minus)):
        for expression in group:
            part = constant(expression)
            if part is None:
                raise TypeError(f"{expression!r} is no number")
            numerator, denominator = numerator * part[1] + sign * part[0] * denominator, denominator * part[1]
    return rational(numerator, denominator)


def _expression(argument: Term | int | str) -> Expression:
    assert not isinstance(argument, str), "an addend is never text"
    return argument


class Probe:
    """Tells by value whether two expressions of one compile are the same.

    Args:
        comp: gives the symbols, their values and the threads of a workgroup.
    """

    def __init__(self, comp: Compilation) -> None:
        launch = comp.manifest.launch
        block = launch.block if launch is not None and launch.block is not None else _ALL_THREADS
        chance = random.Random(prod(block))
        self._values = {symbol.id: _samples(symbol, block, chance) for symbol in comp.manifest.symbols}
        self._known: dict[Expression, bytes | None] = {}

    def fingerprint(self, expression: Expression) -> bytes | None:
        """Equal for expressions of equal value; None where it has no value (a name bound nowhere, an overflow)."""
        if expression not in self._known:
            try:
                numerator, denominator = evaluate_rational(expression, self._values)
            except (UnboundSymbol, InexactValue):
                self._known[expression] = None
            else:
                shape = (_SAMPLES,)
                self._known[expression] = (
                    np.broadcast_to(numerator, shape).tobytes() + np.broadcast_to(denominator, shape).tobytes()
                )
        return self._known[expression]

    def same(self, left: Expression, right: Expression) -> bool:
        """Whether the two have one value everywhere, as far as the samples show."""
        if left == right:
            return True
        mark = self.fingerprint(left)
        return mark is not None and mark == self.fingerprint(right)


def _samples(symbol: Symbol, block: tuple[int, int, int], chance: random.Random) -> int | IntArray:
    if symbol.value is not None:
        return symbol.value
    end = _RANGES.get(symbol.role, _FREE_SYMBOL)
    if symbol.name.startswith(_FLAGS):
        end = 2
    elif symbol.role == "thread":
        axis = int(symbol.name[-1]) if symbol.name[-1:].isdigit() else 0
        end = max(1, block[axis]) if axis < len(block) else 1
    return np.asarray([chance.randrange(end) for _ in range(_SAMPLES)], dtype=np.int64)


@dataclass(frozen=True)
class Change:
    """What became of some addends.

    Attributes:
        kept: pairs (position before, addend afterwards) of those whose value is the same.
        dropped: positions of those that are gone.
        added: those that are new; a changed constant counts as the difference.
    """

    kept: tuple[tuple[int, Expression], ...]
    dropped: tuple[int, ...]
    added: tuple[Expression, ...]


def compare(before: list[Expression], after: tuple[Expression, ...], probe: Probe) -> Change:
    """Which addends stayed, went and came.

    Args:
        before: addends as they are told apart; several may be numbers.
        after: addends of the new expression.
    """
    open_before = list(range(len(before)))
    open_after = list(after)
    kept: list[tuple[int, Expression]] = []

    def pair(same: Callable[[Expression, Expression], bool]) -> None:
        for position in list(open_before):
            if constant(before[position]) is not None:
                continue
            for candidate in open_after:
                if same(before[position], candidate):
                    kept.append((position, candidate))
                    open_before.remove(position)
                    open_after.remove(candidate)
                    break

    # Equal trees first: two addends of one value must not change places.
    pair(eq)
    pair(probe.same)
    old = [position for position in open_before if constant(before[position]) is not None]
    new = [candidate for candidate in open_after if constant(candidate) is not None]
    if old:
        difference = add_constants(new, minus=[before[position] for position in old])
        open_after = [candidate for candidate in open_after if candidate not in new]
        if new:
            # What is left of a constant is the old one and a difference: the passes only ever add to an offset.
            kept += [(position, before[position]) for position in old]
            open_before = [position for position in open_before if position not in old]
            open_after += [] if difference == 0 else [difference]
    return Change(tuple(sorted(kept, key=lambda entry: entry[0])), tuple(open_before), tuple(open_after))
