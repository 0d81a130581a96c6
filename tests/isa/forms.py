"""One line for each form of each instruction, as LLVM 22 disassembles it, with the registers it says are touched.

``tests/data/isa/PROVENANCE.md`` tells how the tables were made.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from wave_explorer.isa.program import Instruction
from wave_explorer.isa.reader import read_instruction

FOLDER = Path(__file__).parent.parent / "data" / "isa"

TABLES = {
    "gfx90a": ("gfx90a", ""),
    "gfx942": ("gfx942", ""),
    "gfx950": ("gfx950", ""),
    "gfx1201": ("gfx1201", ""),
    "gfx1201w64": ("gfx1201", "+wavefrontsize64"),
    "gfx1201t16": ("gfx1201", "+real-true16"),
    "gfx1250": ("gfx1250", ""),
}
"""Name of a table -> target and features of the assembler."""


@dataclass(frozen=True)
class Form:
    """One instruction.

    ``counters`` is the sum of 1 (vector memory), 2 (export) and 4 (LDS, scalar memory, messages), as LLVM marks what
    counts in which wait counter.  ``reads`` and ``writes`` are LLVM's names of registers (``VGPR3``, ``SGPR4_SGPR5``).
    """

    text: str
    encoding: str
    counters: int
    reads: tuple[str, ...]
    writes: tuple[str, ...]

    @cached_property
    def instruction(self) -> Instruction:
        """The text as our reader reads it."""
        return read_instruction(self.text)


@lru_cache
def forms(table: str) -> list[Form]:
    """The lines of a table."""
    lines = gzip.decompress((FOLDER / f"{table}.tsv.gz").read_bytes()).decode().splitlines()
    found = []
    for line in lines:
        text, encoding, counters, reads, writes = line.split("\t")
        found.append(Form(text, encoding, int(counters), tuple(reads.split()), tuple(writes.split())))
    return found
