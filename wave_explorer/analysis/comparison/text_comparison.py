"""Two texts of one language: the same, the same but for the names of registers, or different.

MLIR numbers its values anew whenever one is added, so that names of SSA values and locations are no difference
there. In LLVM IR, machine IR and AMDGCN a register is part of the code: texts that differ in nothing else are told
apart from equal ones and from those whose instructions differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal, TypeAlias

from wave_explorer.record.stage import Language

Likeness: TypeAlias = Literal["same", "registers", "different"]

_LOCATION = re.compile(r" loc\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
_FUNCTION = re.compile(r"^\s*(?:[\w.]*func(?:\.func)?|define)\s")
_SSA = re.compile(r"%[\w$.#-]+|\^bb\d+")
_LLVM_LABEL = re.compile(r"^(\d+):")
_DEBUG = re.compile(r",? ?(?:!dbg|debug-location) !\d+(?:\s*;.*)?$|\s*;.*$")
_METADATA = re.compile(r"!\d+")
_MACHINE = re.compile(r"%\d+|\$(?:[vsa]gpr\d+(?:_(?:[vsa]gpr\d+|lo16|hi16))*)")
_NAMELESS: dict[Language, re.Pattern[str]] = {"mlir": _SSA, "llvm": _SSA, "mir": re.compile(r"%\d+")}
_AMDGCN = re.compile(r"\b([vsa])(?:\d+\b|\[\d+(?::\d+)?\])")
_WIDTH = re.compile(r"\[(\d+):(\d+)\]")


def likeness(before: str, after: str, language: Language) -> Likeness:
    """How two texts of one language relate."""
    if before == after or content(before, language) == content(after, language):
        return "same"
    if language in ("llvm", "mir", "amdgcn") and _skeleton(before, language) == _skeleton(after, language):
        return "registers"
    return "different"


def content(text: str, language: Language) -> list[str]:
    """The lines that count, in a form that texts with the same content share."""
    lines = kept_lines(text, language)
    if language == "mlir":
        return list(_renamed(lines, _SSA))
    return list(_renamed(lines, _METADATA)) if language in ("llvm", "mir") else lines


def kept_lines(text: str, language: Language) -> list[str]:
    """The lines that count, as they stand."""
    lines = text.splitlines()
    if language == "mlir":
        kept = [line for line in lines if not line.startswith("#loc")]
        return [_LOCATION.sub("", line).rstrip() if "loc(" in line else line for line in kept]
    if language in ("llvm", "mir"):
        return [_DEBUG.sub("", line).rstrip() for line in lines]
    return [line.rstrip() for line in lines]


def differing_lines(before: str, after: str, language: Language) -> tuple[list[str], list[str]]:
    """Lines of two different texts in which a difference stays where it is.

    One value more gives all later ones other numbers: values have no name here, unless names are all that differs.
    """
    nameless = _NAMELESS.get(language)
    sides = [kept_lines(text, language) for text in (before, after)]
    if nameless is not None:
        without = [[nameless.sub("%", line) for line in side] for side in sides]
        sides = without if without[0] != without[1] else [content(text, language) for text in (before, after)]
    return sides[0], sides[1]


def _skeleton(text: str, language: Language) -> list[str]:
    """The lines with registers named by their first use, or in AMDGCN by file and width alone."""
    if language == "amdgcn":
        # What the text says about itself, such as how many registers it takes, follows from the registers.
        code = (line.partition(";")[0].strip() for line in text.splitlines())
        return [_AMDGCN.sub(_file_and_width, line) for line in code if line and not line.startswith((".", "-", "@"))]
    lines = content(text, language)
    if language == "llvm":
        return list(_renamed((_LLVM_LABEL.sub(r"%\1:", line) for line in lines), _SSA))
    return list(_renamed(lines, _MACHINE))


def _file_and_width(match: re.Match[str]) -> str:
    span = _WIDTH.search(match.group())
    return match.group(1) + (f"×{int(span.group(2)) - int(span.group(1)) + 1}" if span else "")


def _renamed(lines: Iterable[str], names: re.Pattern[str]) -> Iterable[str]:
    """The lines with names numbered by their first use, anew in each function."""
    numbers: dict[str, str] = {}

    def number(match: re.Match[str]) -> str:
        return numbers.setdefault(match.group(), f"{match.group()[0]}{len(numbers)}")

    for line in lines:
        if _FUNCTION.match(line):
            numbers.clear()
        yield names.sub(number, line)
