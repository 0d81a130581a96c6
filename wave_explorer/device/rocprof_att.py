"""Thread traces that rocprofv3 ``--att`` left, as latency of each AMDGCN line beside what the emulator counted.

Source: AMD "ROCprofiler-SDK documentation", "Using thread trace" (``stats_*.csv``), and the header that ``code.json``
carries itself.  A trace is of one compute unit of a shader engine: its hits are a part of the emulator's.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

import msgspec

from wave_explorer.device.profiler_errors import ProfilerFileError
from wave_explorer.isa.program import Instruction, Program
from wave_explorer.record.run import InstructionCount

_COLUMNS = ("codeobj", "vaddr", "instruction", "hitcount", "latency", "stall", "idle")
_JSON_NAMES = {"isa": "instruction", "hit": "hitcount"}


@dataclass(frozen=True)
class TracedInstruction:
    """One instruction of a trace; cycles and hits over all waves that were traced.

    Attributes:
        code_object: the profiler's number of it.
        address: in the ELF file.
        text: as disassembled.
        hits: executions.
        latency: cycles from issue on, stalls included.
        stall: cycles in which the hardware could not issue it.
        idle: cycles between the end of the one before and the begin of this one.
    """

    code_object: int
    address: int
    text: str
    hits: int
    latency: int
    stall: int
    idle: int


@dataclass(frozen=True)
class TracedLine:
    """A trace's instruction beside the emulator's count of the same AMDGCN line; ``emulated_hits`` None without."""

    line: int
    text: str
    traced: TracedInstruction
    emulated_hits: int | None

    @property
    def cycles_each(self) -> float | None:
        """Latency of one execution; None where the trace saw none."""
        return self.traced.latency / self.traced.hits if self.traced.hits else None


def read_stats(path: Path) -> tuple[TracedInstruction, ...]:
    """A ``stats_*.csv``; one with a header only is a kernel that no wave of the traced compute unit ran.

    Raises:
        ProfilerFileError: it is empty, damaged or cut short, or lacks a column.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise ProfilerFileError(path, "it is no text" if isinstance(error, ValueError) else str(error)) from error
    if not text.strip():
        raise ProfilerFileError(path, "it is empty")
    try:
        header, *lines = csv.reader(io.StringIO(text, newline=""), strict=True)
    except csv.Error as error:
        raise ProfilerFileError(path, f"it is damaged or cut short ({error})") from error
    return _rows(path, header, lines)


def read_code(path: Path) -> tuple[TracedInstruction, ...]:
    """A ``code.json``.

    Raises:
        ProfilerFileError: it is damaged or cut short, or its decoder found no code.
    """
    try:
        document = msgspec.json.decode(path.read_bytes(), type=_CodeFile)
    except OSError as error:
        raise ProfilerFileError(path, str(error.strerror)) from error
    except msgspec.MsgspecError as error:
        raise ProfilerFileError(path, f"it is damaged, cut short or of another shape ({error})") from error
    if document.code is None:
        raise ProfilerFileError(path, "its code is null: the trace decoder is missing or found no trace")
    header = [word.strip() for word in document.header.split(",")]
    # Rows whose text begins with a semicolon name the function that follows.
    rows = [row for row in document.code if not str(row[0]).startswith(";")]
    return _rows(path, header, rows)


class _CodeFile(msgspec.Struct, frozen=True):
    code: list[list[str | int | float | None]] | None
    header: str


def beside_program(
    program: Program, traced: Sequence[TracedInstruction], counts: Sequence[InstructionCount] = ()
) -> tuple[TracedLine, ...]:
    """Each traced instruction with its AMDGCN line and the emulator's count of it.

    A disassembler spells operands in its own way, so that instructions are matched by their order and mnemonics;
    those that find no partner are left out.
    """
    ordered = sorted(traced, key=lambda one: (one.code_object, one.address))
    own = [_mnemonic(instruction.text) for instruction in program.instructions]
    theirs = [_mnemonic(one.text) for one in ordered]
    hits = {count.line: count.hits for count in counts}
    found = []
    for a, b, size in SequenceMatcher(a=own, b=theirs, autojunk=False).get_matching_blocks():
        for step in range(size):
            instruction: Instruction = program.instructions[a + step]
            emulated = hits.get(instruction.line, 0) if counts else None
            found.append(TracedLine(instruction.line, instruction.text, ordered[b + step], emulated))
    return tuple(found)


def _mnemonic(text: str) -> str:
    """Without the suffix of the encoding, which one side may leave out."""
    word = text.split(maxsplit=1)[0] if text.strip() else ""
    for suffix in ("_e32", "_e64", "_sdwa", "_dpp"):
        word = word.removesuffix(suffix)
    return word


def _rows(
    path: Path, header: Sequence[str], rows: Sequence[Sequence[str | int | float | None]]
) -> tuple[TracedInstruction, ...]:
    names = [_JSON_NAMES.get(name.strip().lower(), name.strip().lower()) for name in header]
    missing = [name for name in _COLUMNS if name not in names]
    if missing:
        raise ProfilerFileError(path, f"it has no column {', '.join(missing)}")
    found = []
    for number, row in enumerate(rows, 2):
        if not row:
            continue
        if len(row) != len(names):
            raise ProfilerFileError(path, f"row {number} has {len(row)} fields and the header {len(names)}")
        entry = dict(zip(names, row, strict=True))
        try:
            found.append(_instruction(entry))
        except (TypeError, ValueError):
            raise ProfilerFileError(path, f"row {number} holds something else where a number belongs") from None
    return tuple(found)


def _instruction(entry: Mapping[str, str | int | float | None]) -> TracedInstruction:
    def number(name: str) -> int:
        value = entry[name]
        if value is None:
            raise ValueError(name)
        return int(value)

    return TracedInstruction(
        number("codeobj"), number("vaddr"), str(entry["instruction"]), number("hitcount"), number("latency"),
        number("stall"), number("idle"),
    )  # fmt: skip
