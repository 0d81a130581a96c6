"""llvm-mc as oracle: what bytes a text stands for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from functools import lru_cache

import pytest

from wave_explorer.isa.printer import program_text
from wave_explorer.isa.reader import read

OLDEST = 22
"""The first LLVM whose assembler knows all our targets."""


@lru_cache(maxsize=1)
def assembler() -> str | None:
    """A new enough llvm-mc, None where there is none."""
    for name in ("llvm-mc-22", "llvm-mc-23", "llvm-mc-24", "llvm-mc"):
        path = shutil.which(name)
        if path is None:
            continue
        version = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
        match = re.search(r"LLVM version (\d+)", version)
        if match and int(match.group(1)) >= OLDEST and "amdgcn" in version:
            return path
    return None


needs_assembler = pytest.mark.skipif(
    assembler() is None, reason=f"llvm-mc {OLDEST} or newer is not installed (Debian: apt-get install llvm-{OLDEST})"
)


def instruction_bytes(texts: Sequence[str], target: str, features: str = "") -> list[str]:
    """The encoding of each instruction in hexadecimal.

    Raises:
        AssertionError: one does not assemble; the message holds what llvm-mc says.
    """
    found = _run(["-show-encoding"], "\n".join(texts) + "\n", target, features)
    assert not found.stderr, found.stderr.decode()[:2000]
    encodings = re.findall(rb"encoding: \[(.*?)\]", found.stdout)
    assert len(encodings) == len(texts)
    return [re.sub(rb"0x|,|\s", b"", encoding).decode() for encoding in encodings]


def assemblable(texts: Sequence[str], target: str, features: str = "") -> list[str]:
    """Those of ``texts`` that llvm-mc takes."""
    found = _run(["-show-encoding"], "\n".join(texts) + "\n", target, features)
    refused = {int(line) for line in re.findall(rb"<stdin>:(\d+):\d+: error", found.stderr)}
    return [text for number, text in enumerate(texts, 1) if number not in refused]


def disassembled(words: Sequence[bytes], target: str, features: str = "") -> list[str]:
    """The instructions that begin ``words``, one for each that is an instruction at all."""
    lines = "\n".join("[" + ",".join(f"0x{byte:02x}" for byte in word) + "]" for word in words)
    found = _run(["-disassemble"], lines, target, features)
    texts = (line.strip() for line in found.stdout.decode().splitlines())
    return [text for text in texts if text and not text.startswith(".") and "/*" not in text]


def sections(text: str, target: str, features: str = "") -> dict[str, bytes]:
    """The code (``.text``) and the kernel descriptors (``.rodata``) of an assembled file."""
    found = _run(["-filetype=obj", "-o", "-"], text, target, features)
    assert not found.returncode, found.stderr.decode()[:2000]
    return elf_sections(found.stdout, (".text", ".rodata"))


def assembles(text: str, target: str) -> bool:
    """Whether the assembler takes a whole file."""
    return not _run(["-filetype=obj", "-o", os.devnull], text, target, "").returncode


def same_bytes(text: str) -> None:
    """Asserts that a kernel's text, read and printed, assembles to the code and descriptor that it had."""
    program = read(text)
    wide = program.target.startswith(("gfx11", "gfx12")) and program.metadata.wavefront_size == 64
    features = "+wavefrontsize64" if wide else ""
    # LLVM of late spells the triple in another way.
    known = re.sub(r'"amdgpu[\d.]+-amd-amdhsa-unknown-', '"amdgcn-amd-amdhsa--', text)
    before = sections(known, program.target, features)
    after = sections(program_text(program), program.target, features)
    code = after[".text"]
    assert before[".text"][: len(code)] == code
    # The compiler fills the end of the code with s_code_end or s_nop, for the instruction cache.
    padding = re.findall(b"....", before[".text"][len(code) :], re.DOTALL)
    assert set(padding) <= {bytes.fromhex("00009fbf"), bytes.fromhex("000080bf")}
    assert before[".rodata"] == after[".rodata"]


def _run(arguments: list[str], text: str, target: str, features: str) -> subprocess.CompletedProcess[bytes]:
    path = assembler()
    assert path is not None
    command = [path, "-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", *([f"-mattr={features}"] if features else [])]
    return subprocess.run([*command, *arguments], input=text.encode(), capture_output=True, check=False)


def elf_sections(data: bytes, wanted: tuple[str, ...]) -> dict[str, bytes]:
    """Contents of sections of a 64-bit little-endian ELF file, by name."""

    def number(offset: int, size: int) -> int:
        return int.from_bytes(data[offset : offset + size], "little")

    table, size, count, names = number(0x28, 8), number(0x3A, 2), number(0x3C, 2), number(0x3E, 2)
    headers = [table + index * size for index in range(count)]
    strings = number(headers[names] + 0x18, 8)
    found: dict[str, bytes] = {}
    for header in headers:
        start = strings + number(header, 4)
        name = data[start : data.index(b"\0", start)].decode()
        if name in wanted:
            offset, length = number(header + 0x18, 8), number(header + 0x20, 8)
            found[name] = data[offset : offset + length]
    return found
