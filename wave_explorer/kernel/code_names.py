"""What compiled code refers to, and the lambda that it was compiled from."""

from __future__ import annotations

import ast
import dis
from types import CodeType, FunctionType

from wave_explorer.kernel.source_text import function_text
from wave_explorer.kernel.syntax_tree import parse


def global_names(code: CodeType) -> set[str]:
    """Names that a code object and those inside it look up as globals (or builtins)."""
    found = {
        instruction.argval
        for instruction in dis.get_instructions(code)
        if instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME")
    }
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found |= global_names(constant)
    return found


def _same_code(node: ast.Lambda, code: CodeType) -> bool:
    """Whether a lambda of a source text may be the one that was compiled to ``code``.

    Compared by what does not depend on the scope around it: arguments, names of globals and attributes, constants.
    """
    module = compile(ast.fix_missing_locations(ast.Expression(node)), "<lambda>", "eval")
    made = next(constant for constant in module.co_consts if isinstance(constant, CodeType))
    plain = [constant for constant in code.co_consts if not isinstance(constant, CodeType)]
    other = [constant for constant in made.co_consts if not isinstance(constant, CodeType)]
    names = set(code.co_names) | set(code.co_freevars)
    return (
        code.co_varnames[: code.co_argcount] == made.co_varnames[: made.co_argcount]
        and names == set(made.co_names) | set(made.co_freevars)
        and plain == other
    )


def lambda_node(function: FunctionType) -> ast.Lambda | None:
    """The lambda in the source of its file that compiles to this code; None where several do, or none."""
    code = function.__code__
    text = function_text(function).file_text
    found = [
        node
        for node in ast.walk(parse(text))
        if isinstance(node, ast.Lambda) and node.lineno == code.co_firstlineno and _same_code(node, code)
    ]
    texts = {ast.unparse(node) for node in found}
    return found[0] if len(texts) == 1 else None
