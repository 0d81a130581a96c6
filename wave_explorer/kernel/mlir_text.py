"""MLIR that a person edited, in place of what Wave hands to IREE: read by MLIR's parser, compared with the original."""

from __future__ import annotations

import re
from typing import Any

from wave_explorer.kernel.errors import KernelError, the_line
from wave_explorer.record.graph import SourceLocation

FILE = "edited MLIR"
"""Stands for a file in the location of an error in such a text."""

MAX_CHARACTERS = 16 * 2**20
MAX_NESTING = 200
"""Wave's deepest modules nest some ten brackets; MLIR's parser recurses, and a few ten thousand end the process."""

_PLACE = re.compile(r'loc\("[^"]*":(\d+):(\d+)')
_VALUE_NAME = re.compile(r"%[\w$.-]+(?:#\d+)?")
_FORM = (
    "Take the text of the record (comp.mlir, or the last stage of Wave's MLIR) and edit that: a module with the "
    "stream.executable that holds the kernel, and the host function that launches it."
)


def check_mlir(text: str) -> None:
    """Refuses a text that is no module as Wave hands it to IREE.

    Raises:
        KernelError: MLIR's parser or verifier refuses it (with line, column and the parser's words), or it holds no
            kernel in a ``stream.executable``.
    """
    _parsed(text)


def signature_difference(own: str, edited: str) -> str:
    """How functions and launch of two modules differ, as a sentence; empty where they are the same.

    Compared are names and types of all functions, the workgroup size, and the number of workgroups: a launch and the
    arguments of a run are those of the kernel.

    Args:
        own: the module that Wave made.
        edited: the same as a person edited it; :func:`check_mlir` takes it.
    """
    before, after = _signatures(own), _signatures(edited)
    for name in before:
        if name not in after:
            others = [other for other in after if other not in before]
            renamed = f"; it has {', '.join(others)} instead" if others else ""
            return f"the edited MLIR has no {name}{renamed}"
        for what, value in before[name].items():
            if after[name].get(what) != value:
                given = after[name].get(what) or "none"
                return f"{name} has another {what}: {_short(given)}, where the kernel has {_short(value)}"
    added = [name for name in after if name not in before]
    return f"the edited MLIR adds {', '.join(added)}" if added else ""


def _parsed(text: str) -> Any:
    """The module; its operations live only as long as it does."""
    _check_characters(text)
    from iree.compiler import ir

    try:
        with ir.Context():
            module = ir.Module.parse(text)
    except ir.MLIRError as error:
        raise _refused(text, error) from error
    if not any(operation.operation.name == "stream.executable" for operation in module.body.operations):
        raise KernelError("The edited MLIR holds no kernel: there is no stream.executable in it.", advice=_FORM)
    return module


def _check_characters(text: str) -> None:
    if len(text) > MAX_CHARACTERS:
        raise KernelError(f"The edited MLIR is longer than {MAX_CHARACTERS // 2**20} MiB.", advice=_FORM)
    if "\0" in text or any(0xD800 <= ord(character) <= 0xDFFF for character in text):
        raise KernelError("The edited MLIR holds characters that no text file can hold.", advice=_FORM)
    depth, line, last = 0, 1, ""
    for character in text:
        if character == "\n":
            line += 1
        elif character in "([{<":
            depth += 1
        elif character in ")]}>" and not (character == ">" and last in "-="):  # -> and => are no brackets
            depth = max(0, depth - 1)
        if depth > MAX_NESTING:
            raise KernelError(
                f"The edited MLIR cannot be read: line {line} opens the {depth}th bracket inside another.",
                advice=_FORM,
                location=SourceLocation(FILE, line),
            )
        last = character


def _refused(text: str, error: Any) -> KernelError:
    diagnostics = list(error.error_diagnostics)
    said = diagnostics[0] if diagnostics else None
    place = _PLACE.search(str(said.location)) if said is not None else None
    message = said.message.strip() if said is not None else str(error).strip()
    if place is None:
        return KernelError(f"The edited MLIR cannot be read: {message}.", advice=_FORM)
    line, column = int(place[1]), int(place[2])
    lines = text.split("\n")
    content = lines[line - 1] if line <= len(lines) else ""
    return KernelError(
        f"The edited MLIR cannot be read: line {line}, column {column}: {_with_name(message, content, column)}.",
        advice=the_line(content),
        location=SourceLocation(FILE, line, column),
    )


def _with_name(message: str, line: str, column: int) -> str:
    """A message about a value with the name that the line has there, where MLIR does not say it."""
    # MLIR counts bytes.
    name = _VALUE_NAME.match(line.encode()[column - 1 :].decode(errors="replace"))
    if name is None or "SSA value" not in message or name[0] in message:
        return message
    return f"{message} {_short(name[0])}"


def _signatures(text: str) -> dict[str, dict[str, str]]:
    """By function or export, what a caller sees of it."""
    found: dict[str, dict[str, str]] = {}
    module = _parsed(text)
    for operation in module.body.operations:
        _collect(operation, "", found)
    return found


def _collect(operation: Any, within: str, found: dict[str, dict[str, str]]) -> None:
    from iree.compiler import ir

    op = operation.operation
    attributes = {name: op.attributes[name] for name in op.attributes}
    name = ir.StringAttr(attributes["sym_name"]).value if "sym_name" in attributes else ""
    label = f"{op.name} @{name}" + (f" in @{within}" if within else "")
    if op.name == "stream.executable.export":
        # Its region computes the number of workgroups.
        found[label] = {"number of workgroups": op.get_asm(enable_debug_info=False)}
        return
    if "function_type" in attributes:
        found[label] = {
            "type": str(attributes["function_type"]),
            "workgroup size": str(attributes.get("translation_info", "")),
        }
        return
    for region in op.regions:
        for block in region.blocks:
            for inner in block.operations:
                _collect(inner, name or within, found)


def _short(text: str, limit: int = 160) -> str:
    line = " ".join(text.split())
    return line if len(line) <= limit else f"{line[: limit - 3]}..."
