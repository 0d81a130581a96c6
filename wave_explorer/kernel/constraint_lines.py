"""The source line of each constraint, where it can be told for certain."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any

import sympy

from wave_explorer.kernel.constraint_sites import site
from wave_explorer.kernel.source_text import FunctionText
from wave_explorer.kernel.symbols import constraint_parts
from wave_explorer.kernel.syntax_tree import parse
from wave_explorer.record.graph import SourceLocation


def constraint_lines(constraints: Sequence[Any], source: FunctionText) -> tuple[SourceLocation | None, ...]:
    """Where each of a kernel's own constraints is written, in order; None where several places are possible.

    A constraint whose making was noted has the place of that call.  Any other is matched to a call of its class in the
    scope that defines the kernel, first by its dim, then, when as many calls as constraints are left, by order.
    """
    noted = [site(constraint) for constraint in constraints]
    if None not in noted:
        return tuple(noted)
    calls = _calls(source)
    groups: dict[tuple[str, str], list[int]] = {}
    for position, constraint in enumerate(constraints):
        groups.setdefault(_key(constraint), []).append(position)
    found: list[SourceLocation | None] = [None] * len(constraints)
    for (kind, dim), positions in groups.items():
        named = [call for call in calls if call[0] == kind and call[1] == dim]
        fitting = named or [call for call in calls if call[0] == kind]
        if len(fitting) == len(positions):
            for position, (_, _, line, column) in zip(positions, fitting, strict=True):
                found[position] = SourceLocation(source.file, line, column)
    return tuple(known or matched for known, matched in zip(noted, found, strict=True))


def _key(constraint: Any) -> tuple[str, str]:
    first = next(iter(constraint_parts(constraint).values()), None)
    return type(constraint).__name__, str(first) if isinstance(first, sympy.Basic) else ""


def _calls(source: FunctionText) -> list[tuple[str, str, int, int]]:
    """Calls in the scope that defines the kernel: name, first argument, line and column (1-based), in source order."""
    try:
        tree = parse(source.file_text)
    except SyntaxError:
        return []
    scope = _defining_scope(tree, source)
    if scope is None:
        return []
    found: list[tuple[str, str, int, int]] = []
    waiting: list[ast.AST] = [scope]
    while waiting:
        node = waiting.pop()
        for child in ast.iter_child_nodes(node):
            # Other functions of the scope have constraints of their own; decorators belong to the scope.
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                waiting += getattr(child, "decorator_list", [])
                found += [_call(item) for item in getattr(child, "decorator_list", []) if isinstance(item, ast.Call)]
                continue
            if isinstance(child, ast.Call):
                found.append(_call(child))
            waiting.append(child)
    return sorted(set(found), key=lambda call: call[2:])


def _call(node: ast.Call) -> tuple[str, str, int, int]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    first = node.args[0] if node.args else next((word.value for word in node.keywords), None)
    return name, ast.unparse(first) if first is not None else "", node.lineno, node.col_offset + 1


def _defining_scope(tree: ast.Module, source: FunctionText) -> ast.AST | None:
    """The function, or the module, whose body holds the definition of the kernel."""

    def search(scope: ast.AST, node: ast.AST) -> ast.AST | None:
        for child in ast.iter_child_nodes(node):
            inside = scope
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                if source.first_line <= child.lineno <= source.last_line:
                    return scope
                inside = child
            inner = search(inside, child)
            if inner is not None:
                return inner
        return None

    return search(tree, tree)
