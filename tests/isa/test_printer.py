from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.isa.assembler import instruction_bytes, needs_assembler, sections
from tests.isa.forms import TABLES, forms
from tests.isa.listing import FOLDER, plain
from wave_explorer.isa.printer import instruction_text, program_text
from wave_explorer.isa.reader import read

COMMITTED = sorted([*FOLDER.glob("*.s"), *(FOLDER.parent / "emulator").glob("*.s")])


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


@needs_assembler
@pytest.mark.parametrize("path", COMMITTED, ids=lambda path: path.stem)
def test_a_compiled_kernel_assembles_to_the_same_code_and_descriptor_after_reading_and_printing(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    program = read(text)
    before, after = (sections(one, program.target) for one in (text, program_text(program)))
    # The compiler fills the end of the code with s_code_end, for the instruction cache.
    code = after[".text"]
    assert before[".text"][: len(code)] == code
    padding = before[".text"][len(code) :]
    assert set(re.findall(b"....", padding, re.DOTALL)) <= {bytes.fromhex("00009fbf"), bytes.fromhex("000080bf")}
    assert before[".rodata"] == after[".rodata"]
