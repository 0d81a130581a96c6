"""Breaks AMDGCN texts on purpose, one instruction at a time: knows nothing of the checks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_NOTHING = "\ts_nop 0"


@dataclass(frozen=True)
class Mutant:
    """A text in which one line was changed: ``kind`` says how, ``line`` is 1-based."""

    kind: str
    line: int
    before: str
    after: str
    text: str


def mutants(text: str) -> Iterator[Mutant]:
    """Every mutant of the first kernel of a text, in text order."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        code = line.split(";")[0].split("//")[0].strip()
        for kind, after in _changes(code):
            changed = [*lines[:number], f"\t{after}" if after else _NOTHING, *lines[number + 1 :]]
            yield Mutant(kind, number + 1, code, after, "\n".join(changed) + "\n")
        if code.startswith("s_barrier_signal"):
            # A barrier in two halves goes as a whole.
            other = next(n for n in range(number, len(lines)) if lines[n].strip().startswith("s_barrier_wait"))
            changed = [_NOTHING if n in (number, other) else text for n, text in enumerate(lines)]
            yield Mutant("barrier-removed", number + 1, code, "", "\n".join(changed) + "\n")
        if code.startswith(".end_amdhsa_kernel"):
            return


def address_mutants(text: str) -> Iterator[Mutant]:
    """Mutants that only move the bytes which an LDS or global access touches."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        code = line.split(";")[0].strip()
        for kind, after in (*_lds_offsets(code), *_global_offsets(code)):
            yield Mutant(
                kind, number + 1, code, after, "\n".join([*lines[:number], f"\t{after}", *lines[number + 1 :]])
            )
        if code.startswith(".end_amdhsa_kernel"):
            return


def _global_offsets(code: str) -> Iterator[tuple[str, str]]:
    if not re.match(r"(global|buffer)_(load|store)", code):
        return
    match = re.search(r"offset:(\d+)", code)
    if match:
        yield "global-offset", code.replace(match.group(0), f"offset:{int(match.group(1)) + 16}")
    elif "offset" not in code:
        yield "global-offset", f"{code} offset:16"


def _changes(code: str) -> Iterator[tuple[str, str]]:
    yield from _waits(code)
    if code == "s_barrier":
        yield "barrier-removed", ""
    yield from _lds_offsets(code)
    yield from _masks(code)


def _waits(code: str) -> Iterator[tuple[str, str]]:
    if re.match(r"s_waitcnt\b", code) or re.match(r"s_wait_\w*cnt\b", code):
        yield "wait-removed", ""
    if re.match(r"s_waitcnt\b", code):
        counters = re.findall(r"(\w+)\((\d+)\)", code)
        for chosen, _ in counters:
            weaker = [f"{name}({int(count) + (name == chosen)})" for name, count in counters]
            yield "wait-weakened", f"s_waitcnt {' '.join(weaker)}"
            rest = [f"{name}({count})" for name, count in counters if name != chosen]
            if rest:
                yield "wait-weakened", f"s_waitcnt {' '.join(rest)}"
    match = re.match(r"(s_wait_(?:load|store|ds|km)cnt)\s+(\w+)$", code)
    if match:
        yield "wait-weakened", f"{match.group(1)} 0x{int(match.group(2), 0) + 1:x}"


def _lds_offsets(code: str) -> Iterator[tuple[str, str]]:
    if not re.match(r"ds_(read|write|load|store)", code):
        return
    match = re.search(r"offset:(\d+)", code)
    if match:
        moved = int(match.group(1)) + 16
        yield "lds-offset", code.replace(match.group(0), f"offset:{moved}")
    elif "offset" not in code:
        yield "lds-offset", f"{code} offset:16"
    match = re.search(r"offset1:(\d+)", code)
    if match:
        yield "lds-offset", code.replace(match.group(0), f"offset1:{(int(match.group(1)) + 2) % 256}")


def _masks(code: str) -> Iterator[tuple[str, str]]:
    match = re.match(r"v_cndmask_b32(?:_e32|_e64)? (\w+), ([^,]+), ([^,]+), (?:vcc|vcc_lo|s\[\d+:\d+\]|s\d+)$", code)
    if match:
        for kept in (match.group(2), match.group(3)):
            if re.fullmatch(r"[vs]\d+|-?\d+(\.\d+)?|0x[0-9a-f]+", kept):
                yield "mask-dropped", f"v_mov_b32_e32 {match.group(1)}, {kept}"
    match = re.match(r"s_and_saveexec_b(32|64) ([^,]+), (.+)$", code)
    if match:
        yield "mask-dropped", f"s_mov_b{match.group(1)} {match.group(2)}, exec{'_lo' if match.group(1) == '32' else ''}"
