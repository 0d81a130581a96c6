"""The head of an exported file: its docstring, its imports, and names that nothing in the kernel has."""

from __future__ import annotations

import ast
import platform
import re
import textwrap
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from wave_explorer._version import __version__
from wave_explorer.kernel.export_format import LINE_LENGTH
from wave_explorer.kernel.library import Template
from wave_explorer.kernel.python_writer import PythonWriter
from wave_explorer.kernel.source import KernelSource, LibrarySource
from wave_explorer.kernel.syntax_tree import parse
from wave_explorer.record.spec import SpecData


def header(title: str, data: SpecData, source: KernelSource, notes: tuple[str, ...] = (), usage: str = "") -> str:
    """The docstring of an exported file: what it is, from where, and for which versions it holds.

    Args:
        title: what is written, as half a sentence.
        data: the kernel, or the first one of a pipeline.
        source: where it comes from; Wave's own templates bring their licence.
        notes: more paragraphs.
        usage: arguments of the file on the command line.
    """
    versions = ", ".join(f"{name} {version(name)}" for name in ("wave-lang", "iree-base-compiler", "torch"))
    paragraphs = [
        f"{title}, {data.dtype_text}, {data.shape_text}, for {data.target}.",
        f"Written by Wave Explorer {__version__} from {_origin(data.origin)}. Needs wave-lang and torch. Compiled with "
        f"{versions} and Python {platform.python_version()} it gives the AMDGCN that Wave Explorer showed.",
    ]
    if data.options:
        settings = ", ".join(f"{name}={value}" for name, value in data.options.items())
        paragraphs.append(f"Compile options that differ from Wave's defaults: {settings}.")
    paragraphs += notes
    if isinstance(source, LibrarySource):
        paragraphs.append(_licence(source.entry.template))
    paragraphs.append(f"    python THIS_FILE.py {usage}".rstrip())
    return docstring(*paragraphs)


def docstring(*paragraphs: str) -> str:
    """A docstring of whole paragraphs, broken into lines that fit; an indented one stays as it is."""
    blocks = [
        text
        if text.startswith(" ")
        else textwrap.fill(text, LINE_LENGTH, break_long_words=False, break_on_hyphens=False)
        for text in paragraphs
    ]
    text = "\n\n".join(blocks).replace("\\", "\\\\").replace('"""', "'''")
    return f'"""{text}\n"""'


def _licence(template: Template) -> str:
    where = f"The factory {template.function} is that of {template.package}.{template.module}"
    if not template.package.startswith("wave_lang."):
        return f"{where}. SPDX-License-Identifier: Apache-2.0"
    return (
        f"{where}: Copyright 2025 The IREE Authors. Licensed under the Apache License v2.0 with LLVM Exceptions; see "
        "https://llvm.org/LICENSE.txt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
    )


def _origin(origin: str) -> str:
    """Where it came from without a path of this machine."""
    kind, _, rest = origin.partition(":")
    if kind == "library":
        return f"the library kernel {rest}"
    if kind == "file":
        path, _, name = rest.rpartition(":")
        return f"{Path(path).name}:{name}"
    return f"the {kind} {rest}"


def import_lines(writer: PythonWriter, body: str) -> str:
    """The import statements, those from one module joined.

    Args:
        writer: has gathered them.
        body: the text that they are for; of a module that everything was imported from, it gets the names it uses.
    """
    used = {node.id for node in ast.walk(parse(body)) if isinstance(node, ast.Name)}
    lines: list[str] = []
    modules: dict[str, set[str]] = {}
    for statement in sorted(writer.imports):
        node = parse(statement).body[0]
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                names = _exported_by(node.module) & used if alias.name == "*" else {ast.unparse(alias)}
                modules.setdefault(node.module, set()).update(names)
        else:
            lines.append(statement)
    lines += [
        f"from {module} import ({', '.join(sorted(names))})" for module, names in sorted(modules.items()) if names
    ]
    return "\n".join(lines)


def _exported_by(module: str) -> set[str]:
    """Names that ``from module import *`` binds."""
    found = import_module(module)
    return set(getattr(found, "__all__", [name for name in vars(found) if not name.startswith("_")]))


OWN_NAMES = (
    "TARGET", "make_kernel", "compile_kernel", "check", "check_tensor", "random_tensors", "table",
    "why_not_here", "main",
)  # fmt: skip
"""Names that an exported file gives to what is not the kernel's."""

_OWN_IMPORTS = {
    "argparse": ("argparse", ""),
    "os": ("os", ""),
    "torch": ("torch", ""),
    "cache": ("wave_lang.kernel.wave", "cache"),
    "WaveCompileOptions": ("wave_lang.kernel.wave.compile", "WaveCompileOptions"),
    "wave_compile": ("wave_lang.kernel.wave.compile", "wave_compile"),
}
"""What the text that is ours imports: module, and name in it where it is not the module itself."""


def free_names(writer: PythonWriter) -> dict[str, str]:
    """Other names for those of ours by which the kernel itself means something else; ours are imported by them."""
    renamed = {name: free for name in OWN_NAMES if (free := writer.free_name(name)) != name}
    for name, (module, attribute) in _OWN_IMPORTS.items():
        value = getattr(import_module(module), attribute) if attribute else import_module(module)
        free = name if writer.means(name, value) else writer.free_name(name)
        if free != name:
            renamed[name] = free
        alias = "" if free == name else f" as {free}"
        writer.imports.add(f"from {module} import {attribute}{alias}" if attribute else f"import {module}{alias}")
    return renamed


def renamed(text: str, names: Mapping[str, str]) -> str:
    """``text``, which is ours, with other names."""
    for name, other in names.items():
        text = re.sub(rf"\b{name}\b", other, text)
    return text
