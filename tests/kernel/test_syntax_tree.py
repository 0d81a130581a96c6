"""Trees that several threads build at the same time."""

from __future__ import annotations

import ast
import sys
from concurrent.futures import ThreadPoolExecutor

from wave_explorer.kernel import syntax_tree


def test_threads_that_parse_at_once_each_get_their_tree() -> None:
    text = "\n".join(f"def f{i}(a):\n    return [x * (a + {i}) for x in range({i})]" for i in range(300))
    alone = ast.dump(ast.parse(text))
    before = sys.getswitchinterval()
    # Threads that change places this often meet inside the construction of a tree.
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            trees = list(pool.map(syntax_tree.parse, [text] * 24))
    finally:
        sys.setswitchinterval(before)
    assert {ast.dump(tree) for tree in trees} == {alone}
