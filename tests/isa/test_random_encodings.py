"""Instructions from random bits: disassembled by llvm-mc, read, printed, and assembled to the bits again."""

from __future__ import annotations

import random

import pytest

from tests.isa.assembler import assemblable, disassembled, instruction_bytes, needs_assembler
from tests.isa.forms import TABLES
from wave_explorer.isa.printer import instruction_text
from wave_explorer.isa.reader import read_instruction

pytestmark = needs_assembler

# Encodings of vector instructions take most of the space; a few bits set lead to the others.
WORDS = 4000


def random_instructions(target: str, features: str, seed: int) -> list[str]:
    generator = random.Random(f"{target} {features} {seed}")
    words = []
    for _ in range(WORDS):
        dwords = [generator.getrandbits(32) for _ in range(4)]
        dwords[1:] = [dword & generator.getrandbits(32) for dword in dwords[1:]]
        words.append(b"".join(dword.to_bytes(4, "little") for dword in dwords))
    return assemblable(disassembled(words, target, features), target, features)


def check(table: str, seed: int) -> None:
    target, features = TABLES[table]
    texts = random_instructions(target, features, seed)
    assert len(texts) > WORDS // 10
    printed = [instruction_text(read_instruction(text)) for text in texts]
    wanted, found = (instruction_bytes(each, target, features) for each in (texts, printed))
    for text, one, encoding, again in zip(texts, printed, wanted, found, strict=True):
        assert encoding == again, (text, one)


@pytest.mark.parametrize("table", ["gfx942", "gfx950", "gfx1201", "gfx1250"])
def test_random_instructions_keep_their_bytes(table: str) -> None:
    check(table, 0)


@pytest.mark.full
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", range(1, 11))
def test_many_random_instructions_keep_their_bytes(table: str, seed: int) -> None:
    check(table, seed)
