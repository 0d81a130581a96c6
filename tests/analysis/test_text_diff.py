from __future__ import annotations

import difflib
import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wave_explorer.analysis.longest_increasing import longest_increasing
from wave_explorer.analysis.text_diff import count_changes, line_changes, unified_diff
from wave_explorer.record import Compilation

LINES = st.lists(st.sampled_from(("a", "b", "c", "}", "unique 1", "unique 2", "unique 3")), max_size=25)


@given(LINES, LINES)
def test_changes_lead_from_one_text_to_the_other(before: list[str], after: list[str]) -> None:
    left = right = 0
    for change in line_changes(before, after):
        assert (change.before_start, change.after_start) == (left, right)
        left, right = change.before_end, change.after_end
        same = before[change.before_start : left] == after[change.after_start : right]
        assert same == (change.tag == "equal")
    assert (left, right) == (len(before), len(after))
    removed, added = count_changes("\n".join(before), "\n".join(after))
    assert len(before) - removed == len(after) - added or not (before and after)


@given(LINES, LINES, st.integers(0, 3))
def test_a_patch_made_of_the_unified_diff_gives_the_second_text(
    before: list[str], after: list[str], context: int
) -> None:
    patch = unified_diff("\n".join(before), "\n".join(after), context=context).splitlines()[2:]
    result, at = [], 0
    for line in patch:
        if line.startswith("@@"):
            start, length = map(int, line.split()[1][1:].split(","))
            begin = start - 1 if length else start
            result += before[at:begin]
            at = begin
        elif line.startswith("+"):
            result.append(line[1:])
        else:
            assert before[at] == line[1:]
            at += 1
            if line.startswith(" "):
                result.append(line[1:])
    assert result + before[at:] == after


def test_lines_that_difflib_takes_for_unrelated_are_kept_together() -> None:
    before = "func a {\n  x\n}\n\nfunc b {\n  y\n}\n"
    after = "func c {\n  z\n}\n\nfunc a {\n  x\n}\n\nfunc b {\n  y\n}\n"
    assert count_changes(before, after) == (0, 4)


def test_fifty_thousand_lines_take_no_more_than_a_moment() -> None:
    source = random.Random(7)
    before = [source.choice(("}", "s_nop 0", f"v_mov_b32 v{n}, {n}")) for n in range(50_000)]
    after = [line for line in before if source.random() > 0.05]
    started = time.perf_counter()
    changes = line_changes(before, after)
    assert time.perf_counter() - started < 10
    kept = sum(c.before_end - c.before_start for c in changes if c.tag == "equal")
    assert kept >= 0.98 * len(after)


def test_real_passes_differ_in_as_few_lines_as_difflib_finds(gemm: Compilation) -> None:
    compared = 0
    for stage in [s for s in gemm.stages if s.language == "llvm" and s.changed and s.before and s.after][:12]:
        before, after = gemm.text(stage, before=True), gemm.text(stage)
        matcher = difflib.SequenceMatcher(None, before.splitlines(), after.splitlines(), autojunk=False)
        same = sum(block.size for block in matcher.get_matching_blocks())
        removed, _ = count_changes(before, after)
        assert removed <= 1.1 * (len(before.splitlines()) - same) + 3
        compared += 1
    assert compared > 3


@given(st.lists(st.integers(0, 30), unique=True, max_size=10))
def test_longest_increasing_against_all_subsequences(values: list[int]) -> None:
    found = longest_increasing(values)
    chosen = [values[position] for position in found]
    assert chosen == sorted(chosen) and list(found) == sorted(found)
    best = [1] * len(values)
    for end in range(len(values)):
        for start in range(end):
            if values[start] < values[end]:
                best[end] = max(best[end], best[start] + 1)
    assert len(found) == max(best, default=0)


def test_equal_texts_have_no_diff() -> None:
    assert unified_diff("a\nb\n", "a\nb\n") == ""
    assert count_changes("a", "a") == (0, 0)


@pytest.mark.parametrize(("before", "after"), [("", "a\n"), ("a\n", ""), ("", "")])
def test_empty_texts(before: str, after: str) -> None:
    assert count_changes(before, after) == (before.count("\n"), after.count("\n"))
