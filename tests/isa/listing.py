"""AMDGCN texts for the tests: real ones from the data folder, and small ones around a few instructions."""

from __future__ import annotations

import re
from pathlib import Path

from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read

_NUMBER = re.compile(r"(?<![\w.\]])-?(0x[0-9a-f]+|\d+(\.\d+)?(e[+-]?\d+)?)(?![\w.\[])")

FOLDER = Path(__file__).parent.parent / "data" / "asm"
REAL = sorted(path.stem for path in FOLDER.glob("*.s"))


def real_text(name: str) -> str:
    return (FOLDER / f"{name}.s").read_text(encoding="utf-8")


def real_program(name: str) -> Program:
    return read(real_text(name))


def wrapped(body: str, target: str = "gfx942", name: str = "k") -> str:
    return (
        f'\t.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n\t.type {name},@function\n{name}:\n{body}\n'
        f"\t.size {name}, .-{name}\n\t.amdhsa_kernel {name}\n\t.end_amdhsa_kernel\n"
    )


def small_program(body: str, target: str = "gfx942") -> Program:
    return read(wrapped(body, target))


def plain(text: str) -> str:
    """The text with every number in one way of writing and single blanks."""
    text = re.sub(r"\s*,\s*", ",", re.sub(r"\s+", " ", text.strip()))
    return _NUMBER.sub(lambda match: repr(_value(match.group(0))), text)


def _value(text: str) -> float | int:
    return int(text, 0) if re.fullmatch(r"-?(0x[0-9a-f]+|\d+)", text) else float(text)
