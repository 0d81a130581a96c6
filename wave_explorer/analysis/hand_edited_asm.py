"""The record of an AMDGCN that a person edited: their text in the place of the compiler's, and what still holds."""

from __future__ import annotations

import time
import uuid
from difflib import SequenceMatcher

import msgspec

from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.record import Compilation, InstructionLink, MemoryBlobs, Provenance, Stage
from wave_explorer.record.store import LayeredBlobs

BY_HAND = "written by hand"
NOTE = (
    "the AMDGCN was edited by hand: every stage before it, the fx graphs, the MLIR and the LDS buffers are those of "
    "the unedited kernel; unchanged lines keep their links, runs and resources are of the edited text"
)
_STAGE = "isa/hand_edit"
_OF_THE_CODE = "WX-C5"
"""Codes of findings about machine code begin so; those of the old code do not hold for the new."""


class EditRefused(ValueError):
    """An edited AMDGCN text that cannot stand in for the compiler's.

    Attributes:
        summary: what is wrong.
        advice: what to do.
        line: 1-based line of the edited text, where one is at fault.
    """

    def __init__(self, summary: str, advice: str = "", line: int | None = None) -> None:
        self.summary = summary
        self.advice = advice
        self.line = line
        super().__init__(f"{summary} {advice}".strip())


def hand_edited_asm(comp: Compilation, text: str) -> Compilation:
    """A new record in which ``text`` stands in for the AMDGCN of ``comp``; that one stays as it is.

    Args:
        comp: a compile that reached AMDGCN; its own text may be an edit too.
        text: the whole assembly text, as a person edited it.

    Raises:
        EditRefused: there is nothing to edit, the text cannot be read (the line is named), or it is of another kernel
            or target.
    """
    if not isinstance(text, str):
        raise EditRefused(f"The edited AMDGCN is no text but {type(text).__name__}.", "Give the whole assembly text.")
    original = comp.asm
    if original is None:
        raise EditRefused(f"{comp.manifest.kernel} has no AMDGCN that could be edited.", "Put its compile right first.")
    before, after = read(original), _read(text, comp)
    blobs = MemoryBlobs()
    handle = blobs.add(text)
    manifest = comp.manifest
    known = comp.provenance()
    stages = [stage for stage in manifest.stages if stage.id != _STAGE]
    stages.append(
        Stage(
            id=_STAGE,
            layer="isa",
            name="hand_edit",
            title="AMDGCN edited by hand",
            changed=handle != manifest.asm,
            language="amdgcn",
            before=manifest.asm,
            after=handle,
            note=NOTE,
        )
    )
    edited = msgspec.structs.replace(
        manifest,
        id=uuid.uuid4().hex[:12],
        parent=manifest.id,
        hand_edited="amdgcn",
        created=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        stages=tuple(stages),
        asm=handle,
        provenance=None if known is None else blobs.add(msgspec.json.encode(links_of_edit(known, before, after))),
        notes=(*(note for note in manifest.notes if note != NOTE), NOTE),
        diagnostics=tuple(one for one in manifest.diagnostics if not one.code.startswith(_OF_THE_CODE)),
    )
    return Compilation(edited, LayeredBlobs(blobs, comp.blobs))


def links_of_edit(known: Provenance, before: Program, after: Program) -> Provenance:
    """Links of the edited program: unchanged lines keep theirs, any other was written by hand.

    Args:
        known: links of ``before``.
        before, after: the program that the compiler made, and the edited one.
    """
    if not known.usable:
        return known
    old = {link.line: link for link in known.instructions}
    kept = unchanged_lines(before.text, after.text)
    instructions = []
    for instruction in after.instructions:
        link = old.get(kept.get(instruction.line, 0))
        if link is None:
            link = InstructionLink(instruction.line, rule=BY_HAND)
        instructions.append(msgspec.structs.replace(link, line=instruction.line))
    return msgspec.structs.replace(known, instructions=tuple(instructions))


def unchanged_lines(before: str, after: str) -> dict[int, int]:
    """Lines of ``after`` that stand in ``before`` too, with their place there; both count from 1.

    Blanks at both ends of a line do not count.
    """
    one, other = ([line.strip() for line in text.splitlines()] for text in (before, after))
    found: dict[int, int] = {}
    for block in SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks():
        found |= {block.b + step + 1: block.a + step + 1 for step in range(block.size)}
    return found


def _read(text: str, comp: Compilation) -> Program:
    if "\0" in text or any(0xD800 <= ord(character) <= 0xDFFF for character in text):
        raise EditRefused("The edited AMDGCN holds characters that no text file can hold.")
    original = read(comp.asm or "")
    try:
        program = read(text, original.metadata.name)
    except AsmSyntaxError as error:
        raise EditRefused(f"The edited AMDGCN cannot be read: {error}.", line=error.line) from error
    except KernelChoiceError as error:
        advice = f"Keep the name {original.metadata.name}: the record speaks of that kernel."
        raise EditRefused(f"The edited AMDGCN cannot be used: {error}.", advice) from error
    if program.target != original.target:
        raise EditRefused(
            f"The edited AMDGCN is for {program.target}, and the kernel was compiled for {original.target}.",
            "Compile the kernel for that target, and edit the AMDGCN that it gives then.",
        )
    return program
