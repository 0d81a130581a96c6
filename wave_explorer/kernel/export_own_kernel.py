"""A user's own kernel in an exported file: its source as it stands, and all that it refers to defined before it."""

from __future__ import annotations

import ast
import io
import textwrap
import tokenize
from typing import Any

from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.export_library import hyperparameters
from wave_explorer.kernel.outdented import lines_inside_strings, outdented
from wave_explorer.kernel.python_writer import PythonWriter
from wave_explorer.kernel.source_text import function_text
from wave_explorer.kernel.spec import BuiltKernel
from wave_explorer.kernel.syntax_tree import parse


def own_kernel(built: BuiltKernel, writer: PythonWriter) -> str:
    """Source of ``make_kernel``, which makes the kernel afresh; ``writer`` gets the definitions before it.

    Raises:
        KernelError: it refers to something that cannot be written down (by name), or its source cannot be reached.
    """
    kernel = built.kernel
    function = kernel._f
    writer.reserve(function.__name__, function)
    writer.bind_names_of(function)
    constraints = [writer.expression(part, "a constraint") for part in kernel.constraints]
    header = [f"        {name}: {_annotation(function, name, writer)}," for name in kernel._sig.parameters]
    subs = hyperparameters(built.subs, writer)
    dynamic = writer.expression(list(built.options.get("dynamic_symbols", ())), "dynamic_symbols")
    schedule, schedule_name = _schedule(built, writer)
    names = {name: writer.free_name(name) for name in ("constraints", "hyperparams", "make_kernel")}
    lines = [
        f"def {names['make_kernel']}():",
        '    """A kernel for one compile, which changes it; hyperparameters; dynamic dims."""',
        f"    {names['constraints']} = [",
        *(f"{text}," for text in constraints),
        "    ]",
        "",
        f"    @tkw.wave({names['constraints']})",
        f"    def {function.__name__}(",
        *header,
        "    ):",
        _function_body(function),
        "",
        *schedule,
        f"    {names['hyperparams']} = {subs}",
        f"    return {function.__name__}, {names['hyperparams']}, {dynamic}{schedule_name}",
    ]
    return "\n".join(lines)


def _annotation(function: Any, name: str, writer: PythonWriter) -> str:
    return writer.expression(function.__annotations__.get(name), f"the annotation of {name}")


def _schedule(built: BuiltKernel, writer: PythonWriter) -> tuple[list[str], str]:
    """Lines that define the schedule written by hand, and what ``make_kernel`` returns of it."""
    if built.schedule is None:
        return [], ""
    function = built.schedule.f
    writer.imports.add("from wave_lang.kernel.wave.wave_schedule import wave_schedule")
    writer.reserve(function.__name__, function)
    writer.bind_names_of(function)
    lines = ["    @wave_schedule()", f"    def {function.__name__}():", _function_body(function), ""]
    return lines, f", {function.__name__}"


def _function_body(function: Any) -> str:
    """The lines of a function below its signature, comments included, as the body of a function in a function."""
    text = outdented(function_text(function).text)
    definition = parse(text).body[0]
    if not isinstance(definition, ast.FunctionDef):
        raise KernelError(f"The source of {function.__name__} does not start with its definition.")
    row = _end_of_signature(text, definition)
    if row is None:
        return textwrap.indent("\n".join(ast.unparse(node) for node in definition.body), " " * 8)
    inside_strings = lines_inside_strings(definition)
    lines = text.splitlines()
    depth = min(
        (
            len(line) - len(line.lstrip())
            for number, line in enumerate(lines[row:], row + 1)
            if line.strip() and not line.lstrip().startswith("#") and number not in inside_strings
        ),
        default=4,
    )
    body = [
        # What stands inside a string stays as it is; a comment may stand further left than the code.
        line if number in inside_strings or not line.strip() else " " * 8 + line[min(depth, _margin(line)) :]
        for number, line in enumerate(lines[row:], row + 1)
    ]
    return "\n".join(body)


def _margin(line: str) -> int:
    return len(line) - len(line.lstrip())


def _end_of_signature(text: str, definition: ast.FunctionDef) -> int | None:
    """Line (1-based) on which the signature ends; None where the body stands on the same line."""
    depth = 0
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    for position, token in enumerate(tokens):
        if token.start[0] < definition.lineno or token.type != tokenize.OP:
            continue
        depth += (token.string in "([{") - (token.string in ")]}")
        if token.string == ":" and depth == 0:
            following = next(
                after for after in tokens[position + 1 :] if after.type not in (tokenize.COMMENT, tokenize.NL)
            )
            return token.start[0] if following.type == tokenize.NEWLINE else None
    return None
