"""The source of a template's factory as another file can hold it: with what it names, and the imports it needs."""

from __future__ import annotations

import ast
from importlib import import_module

from wave_explorer.kernel.library import Template
from wave_explorer.kernel.python_writer import PythonWriter
from wave_explorer.kernel.syntax_tree import parse


def template_text(template: Template, writer: PythonWriter) -> str:
    """Source of a template's factory, after that of everything else in its file that it names.

    Args:
        template: where Wave keeps it.
        writer: gets the file's imports, relative ones written out, and the names that the text defines.

    Raises:
        KernelError: this version of Wave lacks the template.
    """
    tree = parse(template.text())
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level:
            package = ".".join(template.package.split(".")[: len(template.package.split(".")) - node.level + 1])
            node.module, node.level = f"{package}.{node.module}" if node.module else package, 0
        if isinstance(node, ast.Import | ast.ImportFrom):
            writer.imports.add(ast.unparse(node))
    module = import_module(f"{template.package}.{template.module}")
    lines = template.text().splitlines()
    texts = []
    for node in _with_what_it_names(tree, template.function):
        texts.append("\n".join(lines[_first_line(node) - 1 : node.end_lineno]))
        for name in _defined_by(node):
            writer.reserve(name, getattr(module, name, None))
    return "\n\n\n".join(texts)


def _with_what_it_names(tree: ast.Module, function: str) -> list[ast.stmt]:
    defined = {name: node for node in tree.body for name in _defined_by(node)}
    wanted, found = [defined[function]], {id(defined[function])}
    for node in wanted:
        for part in ast.walk(node):
            known = defined.get(part.id) if isinstance(part, ast.Name) else None
            if known is not None and id(known) not in found:
                found.add(id(known))
                wanted.append(known)
    return [node for node in tree.body if id(node) in found]


def _defined_by(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _first_line(node: ast.stmt) -> int:
    """Line of the first decorator, or of the statement."""
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    return min([node.lineno, *(part.lineno for part in decorators)])
