"""Writes a spec as a Python file that needs only wave-lang and compiles to the same AMDGCN."""

from __future__ import annotations

import ast
import io
import platform
import textwrap
import tokenize
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

from wave_explorer._version import __version__
from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.export_main import CHECK_ONLY_FINITE, main_text
from wave_explorer.kernel.python_writer import PythonWriter
from wave_explorer.kernel.source import LibrarySource
from wave_explorer.kernel.source_text import function_text
from wave_explorer.kernel.spec import BuiltKernel, KernelSpec
from wave_explorer.kernel.syntax_tree import parse
from wave_explorer.kernel.template_source import template_text


def export_text(spec: KernelSpec) -> str:
    """The text of the file.

    Raises:
        KernelError: the kernel cannot be made, or refers to something that cannot be written down (by name).
    """
    if spec.disabled_passes:
        raise KernelError(
            f"Passes are switched off ({', '.join(spec.disabled_passes)}); only Wave Explorer can do that.",
            advice="Switch them on again before exporting.",
        )
    built = spec.build()
    is_library = isinstance(spec.source, LibrarySource)
    # The factory defines the symbols itself, under the same names.
    writer = PythonWriter(inline_symbols=is_library)
    if isinstance(spec.source, LibrarySource):
        body = _library_kernel(spec, built, writer)
    else:
        body = _own_kernel(built, writer)
    options = _options(built, writer)
    writer.imports.add("import torch")
    check = (
        spec.source.entry.check_source(built.data.parameters)
        if isinstance(spec.source, LibrarySource)
        else CHECK_ONLY_FINITE
    )
    text = "\n".join(
        [
            header(built, spec, f"Wave kernel {built.data.kernel}"),
            "import argparse",
            "import os",
            "",
            "# A kernel from Wave's cache would leave no AMDGCN behind.",
            'os.environ.setdefault("WAVE_CACHE_ON", "0")',
            "",
            import_lines(writer),
            "",
            f'TARGET = "{built.data.target}"',
            "\n" if is_library else "",
            body,
            "",
            "",
            options,
            "",
            "",
            main_text(built, check, spec.source.entry if isinstance(spec.source, LibrarySource) else None),
        ]
    )
    parse(text)
    return text


def header(built: BuiltKernel, spec: KernelSpec, title: str) -> str:
    """The docstring of an exported file: what it is, from where, and for which versions it holds."""
    data = built.data
    lines = [
        f"{title}, {data.dtype_text}, {data.shape_text}, for {data.target}.",
        "",
        f"Written by Wave Explorer {__version__} from {_origin(data.origin)}.",
        "Needs wave-lang and torch. Compiled with the versions below it gives the AMDGCN that Wave Explorer showed:",
        f"wave-lang {version('wave-lang')}, iree-base-compiler {version('iree-base-compiler')}, "
        f"torch {version('torch')}, Python {platform.python_version()}.",
    ]
    if data.options:
        settings = ", ".join(f"{name}={value}" for name, value in data.options.items())
        lines += ["", f"Compile options that differ from Wave's defaults: {settings}."]
    if isinstance(spec.source, LibrarySource):
        template = spec.source.entry.template
        lines += [
            "",
            f"The factory {template.function} is that of {template.package}.{template.module}:",
            "Copyright 2025 The IREE Authors. Licensed under the Apache License v2.0 with LLVM Exceptions;",
            "see https://llvm.org/LICENSE.txt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception",
        ]
    lines += ["", "    python THIS_FILE.py [--asm DIR]", ""]
    text = "\n".join(lines).replace("\\", "\\\\").replace('"""', "'''")
    return f'"""{text}"""\n'


def _origin(origin: str) -> str:
    """Where it came from without a path of this machine."""
    kind, _, rest = origin.partition(":")
    if kind == "library":
        return f"the library kernel {rest}"
    if kind == "file":
        path, _, name = rest.rpartition(":")
        return f"{Path(path).name}:{name}"
    return f"the {kind} {rest}"


def import_lines(writer: PythonWriter) -> str:
    """The import statements, those from one module joined."""
    lines: list[str] = []
    modules: dict[str, set[str]] = {}
    for statement in sorted(writer.imports):
        node = parse(statement).body[0]
        if isinstance(node, ast.ImportFrom) and node.module:
            modules.setdefault(node.module, set()).update(ast.unparse(alias) for alias in node.names)
        else:
            lines.append(statement)
    for module, names in sorted(modules.items()):
        chosen = sorted({"*"} if "*" in names else names)
        line = f"from {module} import {', '.join(chosen)}"
        if len(line) > 100:
            line = f"from {module} import (\n{''.join(f'    {name},{chr(10)}' for name in chosen)})"
        lines.append(line)
    return "\n".join(lines)


# ------------------------------------------------------------------------------------------------ library kernels
def _library_kernel(spec: KernelSpec, built: BuiltKernel, writer: PythonWriter) -> str:
    """Wave's own factory as it stands, and the call with this spec's values."""
    factory = template_text(spec.source.entry.template, writer) if isinstance(spec.source, LibrarySource) else ""
    call = factory_call("make_kernel", spec, built, writer)
    return "\n".join([*_spaced(writer.definitions), "", "", factory, "", "", call]).lstrip("\n")


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
        f"        {name}={_nested(writer.expression(value, name), 8)},"
        for name, value in source.entry.factory_arguments(values).items()
    ]
    return "\n".join(
        [
            f"def {name}():",
            '    """A kernel for one compile (a compile changes its kernel), its hyperparameters and dynamic dims."""',
            f"    made = {source.entry.template.function}(",
            *arguments,
            "    )",
            f"    hyperparams = {_nested(_hyperparameters(built.subs, writer), 4)}",
            f"    return {', '.join(_parts(source))}",
        ]
    )


def _parts(source: LibrarySource) -> list[str]:
    """What ``make_kernel`` returns of ``made``, which is what Wave's factory returned."""
    kernel, _, dynamic = source.entry.result
    schedule = source.entry.schedule_position
    return [
        f"made[{kernel}]",
        "hyperparams",
        "[]" if dynamic is None else f"made[{dynamic}]",
        *([] if schedule is None else [f"made[{schedule}]"]),
    ]


def _hyperparameters(subs: Mapping[Any, Any], writer: PythonWriter) -> str:
    lines = [
        f"    {writer.expression(key, str(key))}: {writer.expression(value, str(key))}," for key, value in subs.items()
    ]
    return "\n".join(["{", *lines, "}"])


def _nested(text: str, spaces: int) -> str:
    return text.replace("\n", "\n" + " " * spaces)


def _spaced(definitions: list[str]) -> list[str]:
    """Definitions with blank lines around functions and classes."""
    found: list[str] = []
    for text in definitions:
        block = text.startswith(("def ", "class ", "@"))
        found += ["", "", text, "", ""] if block else [text]
    while found and not found[-1]:
        found.pop()
    return found


# ---------------------------------------------------------------------------------------------- a user's own kernel
def _own_kernel(built: BuiltKernel, writer: PythonWriter) -> str:
    """The kernel's own source at module level, with everything that it refers to defined before it."""
    kernel = built.kernel
    function = kernel._f
    writer.bind_names_of(function)
    constraints = [writer.expression(part, "a constraint") for part in kernel.constraints]
    header = [f"    {name}: {_annotation(function, name, writer)}," for name in kernel._sig.parameters]
    hyperparameters = _hyperparameters(built.subs, writer)
    dynamic = writer.expression(list(built.options.get("dynamic_symbols", ())), "dynamic_symbols")
    names = {name: writer.free_name(name) for name in ("constraints", "hyperparams", "make_kernel", "dynamic_symbols")}
    lines = [
        *_spaced(writer.definitions),
        "",
        f"{names['constraints']} = [",
        *(f"    {_nested(text, 4)}," for text in constraints),
        "]",
        "",
        "",
        f"@tkw.wave({names['constraints']})",
        f"def {function.__name__}(",
        *header,
        "):",
        _function_body(function),
        "",
        "",
        f"{names['hyperparams']} = {hyperparameters}",
        f"{names['dynamic_symbols']} = {dynamic}",
        "",
        "",
        "def make_kernel():",
        '    """The kernel, its hyperparameters and dynamic dims, for one compile: a compile changes its kernel."""',
        f"    return {function.__name__}, {names['hyperparams']}, {names['dynamic_symbols']}",
    ]
    return "\n".join(lines)


def _annotation(function: Any, name: str, writer: PythonWriter) -> str:
    return writer.expression(function.__annotations__.get(name), f"the annotation of {name}")


def _function_body(function: Any) -> str:
    """The lines of a function below its signature, indented by four spaces, comments included."""
    text = textwrap.dedent(function_text(function).text)
    definition = parse(text).body[0]
    if not isinstance(definition, ast.FunctionDef):
        raise KernelError(f"The source of {function.__name__} does not start with its definition.")
    row = _end_of_signature(text, definition)
    if row is None:
        return textwrap.indent("\n".join(ast.unparse(node) for node in definition.body), "    ")
    body = "\n".join(text.splitlines()[row:])
    return textwrap.indent(textwrap.dedent(body), "    ") if not _has_long_strings(definition) else body


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


def _has_long_strings(definition: ast.FunctionDef) -> bool:
    """Whether a string literal goes over several lines, so that its lines must stay as they are."""
    return any(
        isinstance(node, ast.Constant) and isinstance(node.value, str) and node.end_lineno != node.lineno
        for node in ast.walk(definition)
    )


# -------------------------------------------------------------------------------------------------------- options
def _options(built: BuiltKernel, writer: PythonWriter) -> str:
    writer.imports.add("from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile")
    more_made = ", schedule" if built.schedule is not None else ""
    return "\n".join(
        [
            "def compile_kernel(asm_dir=None):",
            '    """Compiles the kernel; ``asm_dir`` is a folder for its AMDGCN (*.rocmasm) and LLVM IR."""',
            f"    kernel, hyperparams, dynamic_symbols{more_made} = make_kernel()",
            "    options = WaveCompileOptions(",
            "        subs=hyperparams,",
            "        dynamic_symbols=dynamic_symbols,",
            "        target=TARGET,",
            *option_arguments(built, writer),
            "        dump_intermediates=asm_dir or False,",
            "    )",
            f"    return wave_compile(options, kernel{more_made})",
        ]
    )


def option_arguments(built: BuiltKernel, writer: PythonWriter) -> list[str]:
    """Lines of the compile options that differ from Wave's defaults, as arguments of `WaveCompileOptions`."""
    return [
        f"        {name}={writer.expression(value, f'option {name}')},"
        for name, value in built.options.items()
        if name not in ("target", "dynamic_symbols")
    ]
