"""No expression that can be typed stalls the process: neither while it is read nor afterwards."""

from __future__ import annotations

import sys
import threading
import time
from datetime import timedelta
from itertools import islice
from typing import Any

import pytest
import sympy
from hypothesis import HealthCheck, given, settings
from sympy.ntheory.multinomial import multinomial_coefficients
from wave_lang.kernel._support.indexing import index_symbol

from tests.kernel.expression_texts import deep_expressions
from wave_explorer.kernel import KernelError, kernel
from wave_explorer.kernel.constraint_rows import constraint_rows
from wave_explorer.kernel.edit_diagnostics import edit_diagnostics
from wave_explorer.kernel.expression_text import read_expression, symbols_by_name
from wave_explorer.kernel.typed_text import TextError
from wave_explorer.kernel.work_limit import TooMuchWork, WorkLimit

NAMES = symbols_by_name(index_symbol(name) for name in ("M", "N", "K", "BLOCK_M", "BLOCK_N", "BLOCK_K"))
HANG = timedelta(seconds=10)
"""Per example: some ten times what the limit takes on a busy machine."""
_EXAMPLES: dict[str, Any] = {"deadline": HANG, "suppress_health_check": list(HealthCheck)}

FRACTIONS = [f"M*{number}//{number + 1}" for number in range(1, 64)]
STALLS = {
    "Mod((M+N+K+BLOCK_M+BLOCK_N+BLOCK_K+1)**30,(M+1)**20)": 0,
    f"Max({','.join(FRACTIONS)})": None,
    f"Min({','.join(FRACTIONS[:13])})": 0,
    f"3 + Max({','.join(FRACTIONS[:13])})": 4,
}
"""Texts that take sympy from a second to hours, with the character to blame: of the function, or of an argument."""


@pytest.mark.parametrize("text", STALLS, ids=range(len(STALLS)))
def test_what_takes_too_long_points_at_the_character(text: str) -> None:
    began = time.thread_time()
    with pytest.raises(TextError, match="takes too long") as refused:
        read_expression(text, NAMES)
    assert time.thread_time() - began < 5
    wanted = STALLS[text]
    assert refused.value.position == wanted if wanted is not None else 0 <= refused.value.position < len(text)


def test_the_work_of_a_text_is_limited_as_a_whole() -> None:
    """Each part is quick, and there are many: terms of a sum, and fields of a constraint."""
    parts = [f"Max({','.join(FRACTIONS[:4])})".replace("M*", f"(M + {number})*") for number in range(20)]
    for part in parts[:6]:
        read_expression(part, NAMES)
    sympy.core.cache.clear_cache()
    with pytest.raises(TextError, match="takes too long"):
        read_expression(" + ".join(parts), NAMES)
    dims = ("M", "N", "K", "BLOCK_M", "BLOCK_N", "BLOCK_K")
    sizes = ", ".join(f"{dim}: {part}" for dim, part in zip(dims, parts[:6], strict=True))
    sympy.core.cache.clear_cache()
    with pytest.raises(KernelError, match="takes too long"):
        kernel("gemm").edit(constraints={5: f"HardwareConstraint(64, vector_shapes={{{sizes}}})"})


@settings(max_examples=60, **_EXAMPLES)
@given(deep_expressions(tuple(NAMES)))
def test_any_expression_is_read_or_refused_soon(text: str) -> None:
    try:
        read_expression(text, NAMES)
    except TextError as error:
        assert 0 <= error.position <= len(text)


@pytest.mark.full
@settings(max_examples=1500, **_EXAMPLES)
@given(deep_expressions(tuple(NAMES)))
def test_any_of_many_expressions_is_read_or_refused_soon(text: str) -> None:
    try:
        read_expression(text, NAMES)
    except TextError as error:
        assert 0 <= error.position <= len(text)


@settings(max_examples=12, **_EXAMPLES)
@given(deep_expressions(("M", "N", "BLOCK_M", "BLOCK_N")))
def test_what_is_read_stalls_nothing_afterwards(text: str) -> None:
    _through_the_kernel(text)


@pytest.mark.full
@settings(max_examples=250, **_EXAMPLES)
@given(deep_expressions(("M", "N", "BLOCK_M", "BLOCK_N")))
def test_none_of_many_that_are_read_stalls_anything_afterwards(text: str) -> None:
    _through_the_kernel(text)


def _through_the_kernel(text: str) -> None:
    for row, typed in (
        (3, f"WaveConstraint(M, {text})"),
        (0, f"WorkgroupConstraint(M, {text}, 0)"),
        ("+", f"SymbolicAlias(K, M, lambda x: {text.replace('N', 'x')})"),
        ("+", f"Assumption({text} > 3)"),
    ):
        try:
            edited = kernel("gemm").edit(constraints=[(row, typed)])
        except KernelError as error:
            assert error.constraint.startswith("row ")
            continue
        found = edit_diagnostics(edited)
        assert not any("could not be made" in one.message for one in found), found
        constraint_rows(edited)
        try:
            edited.build()
        except KernelError as error:
            assert str(error)


# ---------------------------------------------------------------------------------------------------------- the limit
def _endless() -> None:
    """A loop of sympy over some billions of terms, which calls nothing."""
    multinomial_coefficients(9, 400)


def test_a_loop_without_calls_ends_on_any_thread() -> None:
    ended: list[type[BaseException]] = []

    def attempt() -> None:
        try:
            WorkLimit(10_000).run(_endless)
        except TooMuchWork as error:
            ended.append(type(error))

    attempt()
    thread = threading.Thread(target=attempt)
    thread.start()
    thread.join(10)
    assert ended == [TooMuchWork, TooMuchWork]


@pytest.mark.parametrize("work", [_endless, lambda: 3, lambda: int("x")])
def test_the_trace_function_is_put_back(work: Any) -> None:
    def tracer(frame: Any, event: str, argument: Any) -> Any:
        return None

    before, profiler = sys.gettrace(), sys.getprofile()
    sys.settrace(tracer)
    try:
        WorkLimit(10_000).run(work)
    except (TooMuchWork, ValueError):
        pass
    finally:
        after = sys.gettrace()
        sys.settrace(before)
    assert after is tracer and sys.getprofile() is profiler


def test_a_destructor_does_not_swallow_the_end() -> None:
    """Generators that are closed all the time, wherever the last line falls."""
    for lines in range(3000, 3060):
        with pytest.raises(TooMuchWork):
            WorkLimit(lines).run(lambda: [sympy.Max(*(index_symbol(f"s{n}") // 3 for n in range(m))) for m in range(9)])
        sympy.core.cache.clear_cache()


def test_a_generator_that_outlives_the_work_is_not_stopped() -> None:
    left = sympy.numbered_symbols()
    WorkLimit(5000).run(next, left)
    before = sys.gettrace()
    sys.settrace(lambda frame, event, argument: None)
    try:
        assert sum(1 for _ in islice(left, 9000)) == 9000
    finally:
        sys.settrace(before)


def test_a_refusal_leaves_sympy_as_it_was() -> None:
    """What sympy had begun to find out is forgotten, not kept as unknown."""
    M, N = (index_symbol(name) for name in ("M", "N"))
    before = [(M + N).is_nonnegative, sympy.Max(M, M + N), ((M + 1) ** 3).is_positive]
    for text in STALLS:
        with pytest.raises(TextError):
            read_expression(text, NAMES)
    assert [(M + N).is_nonnegative, sympy.Max(M, M + N), ((M + 1) ** 3).is_positive] == before


def test_ordinary_arithmetic_takes_a_small_part_of_the_limit() -> None:
    """Also where sympy remembers nothing."""
    for text in (
        "ceildiv(M, 2) * Min(BLOCK_M // 4, 3) + Mod(K, 8)",
        "Piecewise((M // 3, K < 3), (N % 4, And(K > 5, M < N)), (0, True))",
        "And(K > 4 * BLOCK_K, M < N, K % 32 == 0) | (M == 3)",
        "xor(M // 8 % 8, N) + (BLOCK_M + BLOCK_N) ** 2 // BLOCK_K",
    ):
        sympy.core.cache.clear_cache()
        WorkLimit(300_000).run(read_expression, text, NAMES)
