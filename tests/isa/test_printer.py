from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.isa.assembler import instruction_bytes, needs_assembler, same_bytes, sections
from tests.isa.forms import TABLES, forms
from tests.isa.listing import FOLDER, plain
from tests.isa.test_declared_registers import for_assembler
from wave_explorer.isa.printer import instruction_text, program_text
from wave_explorer.isa.reader import read

DATA = FOLDER.parent
COMMITTED = sorted(path for folder in ("asm", "emulator", "triton") for path in (DATA / folder).glob("*.s"))
# Triton's LLVM is newer than 22: for gfx12 it writes directives and pairs of instructions that 22 does not take.
ASSEMBLED = [path for path in COMMITTED if path.parent.name != "triton" or path.stem.endswith(("gfx942", "gfx950"))]


@pytest.mark.parametrize("table", TABLES)
def test_every_form_is_printed_as_llvm_prints_it(table: str) -> None:
    for form in forms(table):
        assert plain(instruction_text(form.instruction)) == plain(form.text)


@needs_assembler
@pytest.mark.parametrize("table", TABLES)
def test_every_form_assembles_to_the_same_bytes_after_reading_and_printing(table: str) -> None:
    target, features = TABLES[table]
    every = forms(table)
    printed = [instruction_text(form.instruction) for form in every]
    for form, text, encoding in zip(every, printed, instruction_bytes(printed, target, features), strict=True):
        assert encoding == form.encoding, (form.text, text)


@pytest.mark.parametrize("path", COMMITTED, ids=lambda path: path.stem)
def test_a_printed_program_is_the_same_program(path: Path) -> None:
    program = read(path.read_text(encoding="utf-8"))
    again = read(program_text(program))
    assert [plain(i.text) for i in again.instructions] == [plain(i.text) for i in program.instructions]
    assert again.labels == program.labels and again.alignments == program.alignments
    assert again.metadata == program.metadata and again.entry == program.entry


@needs_assembler
@pytest.mark.parametrize("path", ASSEMBLED, ids=lambda path: path.stem)
def test_a_compiled_kernel_assembles_to_the_same_code_and_descriptor_after_reading_and_printing(path: Path) -> None:
    same_bytes(path.read_text(encoding="utf-8"))


@needs_assembler
def test_an_assembler_takes_a_printed_name_that_is_not_ascii() -> None:
    text = for_assembler()
    named = re.sub(r"(?<![\w.])k(?![\w.])", "größer", text)
    program = read(named)
    assert program.metadata.name == "größer" and read(program_text(program)).metadata == program.metadata
    assert sections(program_text(program), "gfx942") == sections(program_text(read(text)), "gfx942")
