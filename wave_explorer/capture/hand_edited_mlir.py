"""A final MLIR that a person edited: what of the kernel's own links still holds, and links of the code made from it.

An unchanged line still comes from the fx node that it was emitted for.  A line that was written by hand comes from
none.  Of the machine code, only what a debug location says is known: it names a line of the edited text.  The rules
that find other links compare the code with the fx graph, and that graph is of the unedited kernel.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import count
from typing import Any

from wave_explorer.capture.mlir_lines import link_lines
from wave_explorer.capture.provenance import first_difference, located
from wave_explorer.isa.reader import read
from wave_explorer.record import InstructionLink, MlirLink, Provenance

NOTE = (
    "the final MLIR was edited by hand: the fx graphs, the indices, the LDS buffers and the MLIR before the edit are "
    "those of the unedited kernel; the machine code, its links to MLIR lines and every run are of the edited text"
)
_LINE = re.compile(r":(\d+):\d+")
BY_HAND = "its MLIR line was written by hand, so no fx node stands behind it"
NOT_LOCATED = "no debug location; the rules need the fx graph, which is not that of the edited MLIR"


@dataclass(frozen=True)
class EditedModule:
    """The edited text, with what is known of its lines.

    Attributes:
        text: as the person wrote it.
        nodes: by 1-based line that is as the kernel has it, the fx nodes behind it.
        unchanged: all such lines, those of no node too.
    """

    text: str
    nodes: Mapping[int, tuple[str, ...]]
    unchanged: frozenset[int]

    @property
    def links(self) -> tuple[MlirLink, ...]:
        """Its unchanged lines with their fx nodes, in line order."""
        return tuple(MlirLink(line, node) for line in sorted(self.nodes) for node in self.nodes[line])


def edited_module(own: str, annotated: str, numbers: Mapping[int, str], text: str) -> EditedModule:
    """Compares an edited text with the kernel's own, line by line.

    Args:
        own: the module that Wave made, without locations.
        annotated: the same with synthetic locations; empty where there are none.
        numbers: synthetic line number -> fx node id.
        text: what a person made of ``own``.
    """
    by_line: dict[int, list[str]] = defaultdict(list)
    for link in link_lines(own, annotated, numbers) if annotated else ():
        by_line[link.line].append(link.node)
    nodes: dict[int, tuple[str, ...]] = {}
    unchanged: set[int] = set()
    # MLIR counts lines by this one character.
    matcher = SequenceMatcher(None, own.split("\n"), text.split("\n"), autojunk=False)
    for block in matcher.get_matching_blocks():
        for offset in range(block.size):
            line = block.b + offset + 1
            unchanged.add(line)
            if found := by_line.get(block.a + offset + 1):
                nodes[line] = tuple(found)
    return EditedModule(text, nodes, frozenset(unchanged))


def with_line_locations(text: str, kernel_name: str) -> str:
    """The module with a debug location on each operation: its line in ``text``.

    LLVM writes locations only for a function that has a debug description, as Wave gives it to its kernels.

    Args:
        text: a module that MLIR's parser takes.
        kernel_name: name of the kernel function.
    """
    from iree.compiler import ir
    from wave_lang.kernel._support.location import FileLineColInfo
    from wave_lang.kernel.compiler.debug_attrs import create_debug_info_for_kernel

    with ir.Context():
        module = ir.Module.parse(text)
        place = str(_kernel_function(module.operation, kernel_name).location)
        # The function's own line: LLVM gives it to the code that loads the arguments.
        at = FileLineColInfo("edited.mlir", int(_LINE.findall(place)[0]), 1)
        ids = count()
        described = create_debug_info_for_kernel(lambda: next(ids), kernel_name, at)
        located_text = str(module.operation.get_asm(enable_debug_info=True))
    return re.sub(rf"^(#loc\d*) = {re.escape(place)}$", lambda m: f"{m[1]} = {described}", located_text, flags=re.M)


def _kernel_function(operation: Any, name: str) -> Any:
    """The innermost function of that name: the kernel, and not the host function around its launch."""
    from iree.compiler import ir

    for region in operation.regions:
        for block in region.blocks:
            for inner in block.operations:
                found = inner.operation
                if found.name == "func.func" and ir.StringAttr(found.attributes["sym_name"]).value == name:
                    return found
                deeper = None if found.name == "func.func" else _kernel_function(found, name)
                if deeper is not None:
                    return deeper
    return None


def link_edited_program(plain: str, annotated: str, kernel_name: str, module: EditedModule) -> Provenance:
    """Links of the AMDGCN of an edited module to its lines, and through unchanged lines to fx nodes.

    Args:
        plain: AMDGCN text of the record.
        annotated: AMDGCN text of the compile with debug locations, which are lines of the edited text.
        kernel_name: name of the kernel.
        module: the edited module.
    """
    program, other = read(plain, kernel_name), read(annotated, kernel_name)
    difference = first_difference(program, other)
    if difference:
        reason = f"with debug locations the compiler made other code: {difference}"
        return Provenance(mlir=module.links, usable=False, reason=reason)
    lines = located(program, other)
    return Provenance(
        tuple(
            _link(instruction.line, line, module) for instruction, line in zip(program.instructions, lines, strict=True)
        ),
        module.links,
    )


def _link(line: int, mlir_line: int | None, module: EditedModule) -> InstructionLink:
    if mlir_line is None:
        return InstructionLink(line, rule=NOT_LOCATED)
    nodes = module.nodes.get(mlir_line, ())
    if len(nodes) == 1:
        return InstructionLink(line, nodes, "direct", mlir_lines=(mlir_line,))
    if nodes:
        # A line of several nodes does not say which of them this instruction serves.
        return InstructionLink(line, rule=f"its MLIR line serves {len(nodes)} fx nodes", mlir_lines=(mlir_line,))
    rule = "" if mlir_line in module.unchanged else BY_HAND
    return InstructionLink(line, rule=rule or "its MLIR line belongs to no fx node", mlir_lines=(mlir_line,))
