"""Writes a spec as a Python file that needs only wave-lang and compiles to the same AMDGCN."""

from __future__ import annotations

from wave_explorer.kernel.constraint_text import constraint_text
from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.export_compile import compile_source
from wave_explorer.kernel.export_format import formatted
from wave_explorer.kernel.export_header import free_names, header, import_lines, renamed
from wave_explorer.kernel.export_library import factory_call
from wave_explorer.kernel.export_main import CHECK_ONLY_FINITE, WHY_NOT_HERE, running_blocks
from wave_explorer.kernel.export_module import class_name, module_source, single_launch
from wave_explorer.kernel.export_own_kernel import own_kernel
from wave_explorer.kernel.export_tensors import tensors as tensors_of
from wave_explorer.kernel.python_writer import PythonWriter
from wave_explorer.kernel.source import LibrarySource
from wave_explorer.kernel.spec import BuiltKernel, KernelSpec
from wave_explorer.kernel.syntax_tree import parse
from wave_explorer.kernel.template_source import template_text
from wave_explorer.kernel.text_literal import text_literal

EDITED_MLIR = (
    "A person edited the MLIR that Wave made of this kernel: the text below takes its place. The kernel and its "
    "settings give the launch and the arguments only; the code no longer follows from them."
)

SHAPES_UNKNOWN = "its shapes are only known at launch, or its inputs are too large for a file"


def export_text(spec: KernelSpec) -> str:
    """The text of the file.

    Raises:
        KernelError: the kernel cannot be made, or refers to something that cannot be written down (by name).
    """
    refuse_disabled_passes(spec)
    built = spec.build()
    source = spec.source
    # The factory defines the symbols itself, under the same names.
    writer = PythonWriter(inline_symbols=isinstance(source, LibrarySource))
    if isinstance(source, LibrarySource):
        blocks = [template_text(source.entry.template, writer), factory_call("make_kernel", spec, built, writer)]
    else:
        blocks = [own_kernel(built, writer)]
    edited = "" if built.mlir is None else writer.free_name("MLIR")
    if built.mlir is not None:
        blocks.append(f"{edited} = {text_literal(built.mlir)}")
    ours = [
        compile_source(built, writer, mlir=edited),
        WHY_NOT_HERE,
        *_module(built),
        *_running(source, built),
    ]
    head = header(f"Wave kernel {built.data.kernel}", built.data, source, edits_of(spec), "[--asm DIR]")
    return module_text(head, built.data.target, writer, blocks, ours)


def edits_of(spec: KernelSpec) -> tuple[str, ...]:
    """What a person wrote in the place of the kernel's own, a paragraph each."""
    rows = [
        f"row {row.key} {'removed' if row.constraint is None else constraint_text(row.constraint)}"
        for row in (spec.constraint_rows() if spec.constraint_edits else ())
        if row.edit is not None
    ]
    constraints = [f"Constraints that a person edited: {', '.join(rows)}."] if rows else []
    return (*constraints, *([] if spec.mlir is None else [EDITED_MLIR]))


def refuse_disabled_passes(spec: KernelSpec) -> None:
    """Refuses a spec that Wave alone cannot compile.

    Raises:
        KernelError: passes are switched off.
    """
    if spec.disabled_passes:
        raise KernelError(
            f"Passes are switched off ({', '.join(spec.disabled_passes)}); only Wave Explorer can do that.",
            advice="Switch them on again before exporting.",
        )


def module_text(head: str, target: str, writer: PythonWriter, kernel: list[str], ours: list[str]) -> str:
    """A whole file, formatted.

    Args:
        head: its docstring.
        target: AMD target.
        writer: has gathered imports and definitions.
        kernel: blocks that are the kernel's own.
        ours: blocks that we add, which use `OWN_NAMES`; the last one calls ``main``.
    """
    names = free_names(writer)
    added = renamed("\n\n\n".join(block.strip("\n") for block in ours), names)
    own = "\n\n\n".join([renamed(f'TARGET = "{target}"', names), *_grouped(writer.definitions), *kernel])
    body = f"{own}\n\n\n{added}\n"
    text = f"{head}\n\n{import_lines(writer, body)}\n\n{body}"
    parse(text)
    return formatted(text)


def _grouped(definitions: list[str]) -> list[str]:
    """Definitions with those that are assignments next to each other in one block."""
    found: list[str] = []
    for text in definitions:
        is_block = text.startswith(("def ", "class ", "@"))
        if found and not is_block and not found[-1].startswith(("def ", "class ", "@")):
            found[-1] += f"\n{text}"
        else:
            found.append(text)
    return found


def _module(built: BuiltKernel) -> list[str]:
    text = module_source(class_name(built.data.kernel), single_launch(built.data), "compile_kernel()")
    return [] if text is None else [text]


def _running(source: object, built: BuiltKernel) -> list[str]:
    if not isinstance(source, LibrarySource):
        return running_blocks(tensors_of(built.data, {}), _outputs(built), CHECK_ONLY_FINITE, SHAPES_UNKNOWN)
    entry = source.entry
    why_not = entry.cannot_run(built.data)
    tensors = None if why_not else tensors_of(built.data, entry.make_inputs(built.data, 0), entry.tables)
    return running_blocks(
        tensors, _outputs(built), entry.check_source(built.data.parameters), why_not or SHAPES_UNKNOWN
    )


def _outputs(built: BuiltKernel) -> tuple[str, ...]:
    return tuple(argument.name for argument in built.data.arguments if argument.usage in ("output", "inout"))
