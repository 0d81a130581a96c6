"""A library kernel in an exported file: Wave's own factory as it stands, and the call with a spec's values."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from types import FunctionType
from typing import Any

from wave_lang.kernel.wave.constraints import DeviceConstraint

from wave_explorer.kernel.constraint_edits import Row
from wave_explorer.kernel.constraint_text import constraint_text
from wave_explorer.kernel.export_format import LINE_LENGTH
from wave_explorer.kernel.python_writer import PythonWriter
from wave_explorer.kernel.source import LibrarySource
from wave_explorer.kernel.spec import BuiltKernel, KernelSpec
from wave_explorer.kernel.symbols import constraint_parts

_COMMENT_LENGTH = LINE_LENGTH - 8
"""Of a line with a comment in the list of constraints: the formatter breaks the code in front of a longer one."""


def factory_call(name: str, spec: KernelSpec, built: BuiltKernel, writer: PythonWriter) -> str:
    """Source of a function ``name`` that calls the factory of a library kernel with a spec's values.

    Args:
        name: of the function.
        spec: its source is the library.
        built: from ``spec``.
        writer: gathers the imports and definitions that the values need.

    Raises:
        KernelError: a value cannot be written down.
    """
    source = spec.source
    assert isinstance(source, LibrarySource)
    values = {name: parameter.setting.value for name, parameter in source.parameters(spec.target_name).items()}
    values.update({name: value for name, value in spec.symbols.items() if name in values})
    arguments = [
        f"        {name}={writer.expression(value, name)},"
        for name, value in source.entry.factory_arguments(values).items()
    ]
    kernel, schedule = f"made[{source.entry.result[0]}]", source.entry.schedule_position
    edited = _edited_constraints(spec.constraint_rows(), kernel, writer) if spec.constraint_edits else []
    dynamic = writer.expression(list(built.options["dynamic_symbols"]), "dynamic_symbols")
    parts = [
        "kernel" if edited else kernel,
        "hyperparams",
        dynamic,
        *([] if schedule is None else [f"made[{schedule}]"]),
    ]
    return "\n".join(
        [
            f"def {name}():",
            '    """A kernel for one compile, which changes it; hyperparameters; dynamic dims."""',
            f"    made = {source.entry.template.function}(",
            *arguments,
            "    )",
            *edited,
            f"    hyperparams = {hyperparameters(built.subs, writer)}",
            f"    return {', '.join(parts)}",
        ]
    )


def _edited_constraints(rows: tuple[Row, ...], kernel: str, writer: PythonWriter) -> list[str]:
    """Lines that make the kernel again with its constraints as edited.

    A constraint that was not edited is taken from the factory's kernel: it may hold a function of the factory's own.
    """
    lines = [
        "    # The factory's constraints with the edits of a person. Grid and device layout",
        "    # follow from them, so the kernel is made again from its function.",
        "    constraints = [",
        *(line for row in rows for line in _row(row, f"{kernel}.constraints[{row.key}]", writer)),
        "    ]",
    ]
    if any(isinstance(row.original, DeviceConstraint) for row in rows):
        lines += [
            "    for constraint in constraints:",
            "        if isinstance(constraint, tkw.WorkgroupConstraint):",
            "            # The factory's kernel has put the tile of its devices here.",
            "            constraint.per_device_dim = constraint.dim",
        ]
    return [*lines, f"    kernel = tkw.wave(constraints)({kernel}._f)"]


def _row(row: Row, given: str, writer: PythonWriter) -> list[str]:
    was = "" if row.original is None else constraint_text(row.original)
    if row.constraint is None:
        return _comment(f"removed: {was}")
    if row.edit is None:
        in_a_line = f"{given},  # {was}"
        return [in_a_line] if len(in_a_line) <= _COMMENT_LENGTH else [*_comment(was), f"{given},"]
    for name, value in constraint_parts(row.original).items():
        if isinstance(value, FunctionType):
            writer.name_function(value, f"{given}.{name}")
    return [
        *_comment(f"was {was}" if was else "added"),
        f"{writer.expression(row.constraint, f'constraint {row.key}')},",
    ]


def _comment(text: str) -> list[str]:
    return [f"# {line}" for line in textwrap.wrap(text, _COMMENT_LENGTH - 2)]


def hyperparameters(subs: Mapping[Any, Any], writer: PythonWriter) -> str:
    """A dict of all symbols and their values, one a line."""
    lines = [
        f"{writer.expression(key, str(key))}: {writer.expression(value, str(key))},\n" for key, value in subs.items()
    ]
    return f"{{\n{''.join(lines)}}}"
