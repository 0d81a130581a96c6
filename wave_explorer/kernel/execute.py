"""Executing the text of a kernel's file, afresh for each compile, so that nothing is shared between two of them."""

from __future__ import annotations

import ast
import itertools
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from types import CodeType, ModuleType
from typing import Any

from wave_explorer.kernel.errors import KernelError, the_line
from wave_explorer.kernel.factory import raised
from wave_explorer.kernel.source_text import register_source
from wave_explorer.kernel.syntax_tree import parse
from wave_explorer.record.graph import SourceLocation

_numbers = itertools.count()


@contextmanager
def executed(text: str, filename: str, *, package: str = "", folder: str = "") -> Iterator[dict[str, Any]]:
    """Runs ``text`` as a module and gives its names; the module is importable by its name while the scope is open.

    Args:
        text: Python source.
        filename: what tracebacks and source locations name; `inspect` finds ``text`` under it.
        package: package for relative imports.
        folder: put in front of ``sys.path`` meanwhile, as for a script.

    Raises:
        KernelError: a syntax error, or an exception while the text ran; both with the line.
    """
    code = _compiled(text, filename)
    register_source(filename, text)
    # A name of its own for each execution: two threads may build one spec.
    name = f"_wave_explorer_kernel_{next(_numbers)}"
    module = ModuleType(name)
    module.__file__ = filename
    module.__package__ = package
    sys.modules[name] = module
    if folder:
        sys.path.insert(0, folder)
    try:
        try:
            exec(code, module.__dict__)  # noqa: S102 - the user's own kernel file, as Python would run it
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise raised(error, f"{filename}, which defines the kernel,", frozenset({filename})) from error
        yield module.__dict__
    finally:
        # An empty entry is the working folder of a notebook, and not ours.
        if folder and folder in sys.path:
            sys.path.remove(folder)
        sys.modules.pop(name, None)


@lru_cache(maxsize=32)
def _compiled(text: str, filename: str) -> CodeType:
    try:
        return compile(text, filename, "exec", dont_inherit=True)
    except SyntaxError as error:
        raise KernelError(
            f"{filename} is not valid Python: {error.msg}.",
            advice=the_line(error.text),
            location=SourceLocation(filename, error.lineno or 1, error.offset or 0),
        ) from error
    except (MemoryError, RecursionError) as error:  # how the parser says that its stack is full
        raise KernelError(
            f"{filename} holds an expression nested too deep for Python's parser.",
            advice="Split it into several statements.",
        ) from error
    except ValueError as error:  # null bytes, before Python 3.11.4
        raise KernelError(f"{filename} is not valid Python: {error}.", location=SourceLocation(filename, 1)) from error


def defined_names(text: str) -> tuple[str, ...]:
    """Names that the module level of ``text`` defines by ``def`` or assignment; empty where it does not parse."""
    try:
        tree = parse(text)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return ()
    names: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            names.append(node.name)
        elif isinstance(node, ast.Assign):
            names += [target.id for target in node.targets if isinstance(target, ast.Name)]
    return tuple(names)


def kernel_names(text: str) -> tuple[str, ...]:
    """Functions at the module level of ``text`` that are `@wave` kernels or hold one; all functions if there is none.

    Empty where it does not parse.
    """
    try:
        tree = parse(text)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return ()
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    kernels = [function.name for function in functions if any(map(_is_kernel, ast.walk(function)))]
    return tuple(kernels or [function.name for function in functions])


def _is_kernel(node: ast.AST) -> bool:
    """A function under a decorator called ``wave``, as in ``@tkw.wave(constraints)``."""
    if not isinstance(node, ast.FunctionDef):
        return False
    decorators = [entry.func if isinstance(entry, ast.Call) else entry for entry in node.decorator_list]
    names = [getattr(entry, "attr", getattr(entry, "id", "")) for entry in decorators]
    return "wave" in names
