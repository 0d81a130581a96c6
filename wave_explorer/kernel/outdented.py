"""The source of a function that is defined inside another, moved to the margin."""

from __future__ import annotations

import ast

from wave_explorer.kernel.syntax_tree import parse


def outdented(text: str) -> str:
    """``text`` without the margin of its first line; lines that begin inside a string stay as they are.

    What `textwrap.dedent` makes of a text whose strings reach further left cannot be parsed.

    Args:
        text: whole lines of one definition, decorators included.
    """
    lines = text.splitlines(keepends=True)
    margin = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
    if not margin:
        return text
    # Line 1 of the text is line 2 of what is parsed.
    inside = {number - 1 for number in lines_inside_strings(parse(f"if True:\n{text}"))}
    return "".join(
        line if number in inside else line[min(margin, len(line) - len(line.lstrip(" \t"))) :]
        for number, line in enumerate(lines, 1)
    )


def lines_inside_strings(tree: ast.AST) -> set[int]:
    """Lines (1-based) that begin inside a string literal, whose white space is part of the string."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant | ast.JoinedStr) or node.end_lineno is None:
            continue
        if isinstance(node, ast.JoinedStr) or isinstance(node.value, str | bytes):
            found.update(range(node.lineno + 1, node.end_lineno + 1))
    return found
