"""Stages of LLVM's IR and machine passes, from what ``--print-changed`` writes while the compiler runs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from wave_explorer.capture.iree_command import DIAGNOSTIC_LINE
from wave_explorer.capture.recorder import Recorder
from wave_explorer.record import Stage
from wave_explorer.record.stage import Language, Layer

_MARK = b"\n*** IR "
_AFTER = re.compile(r"Dump After (?P<name>.+) on (?P<scope>.+?)(?P<same> omitted because no change)? \*\*\*$")
_GONE = re.compile(r"Pass (?P<name>.+) on (?P<scope>.+?) invalidated \*\*\*$")
_ARGUMENT = re.compile(r"(?P<title>.+) \((?P<name>[\w-]+)\)$")
_SELECTION = "amdgpu-isel"
_MACHINE_TEXT = b"# Machine code for function"


def instruction_count(text: bytes) -> int:
    """Number of instructions in a printed LLVM module or machine function: the lines indented by just two blanks.

    The closing bracket of a ``switch`` and the ``successors`` and ``liveins`` lines of a machine block are none.
    """
    count = text.count(b"\n  ") - text.count(b"\n   ") - text.count(b"\n  ]")
    if text.startswith(_MACHINE_TEXT):
        count -= text.count(b"\n  successors:") + text.count(b"\n  liveins:")
    return count


def machine_instructions(text: bytes) -> list[bytes]:
    """The instructions of a printed machine function, without what is known about the memory they access."""
    return [line.partition(b" :: ")[0] for line in text.splitlines() if line.startswith(b"  ") and line[2:3] != b" "]


@dataclass
class LlvmPasses:
    """Takes the compiler's stderr piece by piece and records a stage for each LLVM pass.

    Passes that only run others (pass managers, adaptors) and the verifier are no stages.  IREE generates code
    twice, first for the text and then for the code object.  The stages are those of the first; of the second only what
    it ends with is kept, for :meth:`code_object_note`.

    Args:
        recorder: gets the stages.
        on_start: called once, when LLVM begins.

    Attributes:
        started: whether LLVM has begun.
        text_written: whether the assembly text is complete, and only the object file is still to be made.
        last: name of the pass that ended last.
        messages: what was written besides the dumps (errors, warnings).
    """

    recorder: Recorder
    on_start: Callable[[], None]
    started: bool = False
    text_written: bool = False
    last: str = ""
    messages: bytearray = field(default_factory=bytearray)
    _tail: bytes = b"\n"
    _selected: set[str] = field(default_factory=set)
    _module: tuple[str, int] | None = None
    _functions: dict[str, tuple[str, int]] = field(default_factory=dict)
    _again: dict[str, bytes] = field(default_factory=dict)

    def feed(self, piece: bytes) -> None:
        """Records the passes that ``piece`` completes."""
        *complete, self._tail = (self._tail + piece).split(_MARK)
        if not complete:
            return
        if not self.started:
            self.started = True
            self._keep_messages(complete.pop(0))
            self.on_start()
        for entry in complete:
            self._entry(entry)

    def finish(self) -> None:
        """Records what is left at the end of the output."""
        if self.started:
            self._entry(self._tail)
        else:
            self._keep_messages(self._tail)
        self._tail = b""

    def code_object_note(self) -> str:
        """How the code object differs from the AMDGCN text; empty where it does not, or was not made.

        Both come from the same LLVM module, but the text from a copy of it, and the order of a value's uses, which a
        copy does not keep, decides ties of the register allocator and the scheduler.
        """
        other, total = 0, 0
        for scope, text in self._again.items():
            if scope not in self._functions:
                continue
            first = machine_instructions(self.recorder.blobs.read(self._functions[scope][0]))
            second = machine_instructions(text)
            total += len(second)
            only = (Counter(second) - Counter(first)).total()
            other += only if only or first == second else 1
        if not other:
            return ""
        return (
            "IREE generates code twice, for the AMDGCN text that is shown and emulated here and again for the code "
            f"object that a GPU loads; in the code object, {other} of {total} instructions have other registers or "
            "stand elsewhere"
        )

    def _entry(self, entry: bytes) -> None:
        head, _, body = entry.partition(b"\n")
        banner = head.decode(errors="replace")
        text = self._without_messages(body)
        if banner.startswith("Dump At Start"):
            self._module = self._store(text)
            return
        after = _AFTER.match(banner)
        gone = None if after else _GONE.match(banner)
        match = after or gone
        if match is None:
            return
        argument = _ARGUMENT.match(match["name"])
        if argument and argument["name"] == _SELECTION:
            self.text_written = self.text_written or match["scope"] in self._selected
            self._selected.add(match["scope"])
        if self.text_written:
            if after and not after["same"]:
                self._again[match["scope"]] = text
            return
        name, title = (argument["name"], argument["title"]) if argument else (match["name"], "")
        self.last = name
        if self._selected:
            self._record("mir", name, title, match["scope"], text if after and not after["same"] else None)
        else:
            note = "the pass removed what it ran on; the next pass shows the rest" if gone else ""
            self._record("llvm", name, title, match["scope"], text if after and not after["same"] else None, note)

    def _record(self, layer: Layer, name: str, title: str, scope: str, text: bytes | None, note: str = "") -> None:
        before = self._functions.get(scope, self._module) if layer == "mir" else self._module
        after = before if text is None else self._store(text)
        language: Language = "mir" if layer == "mir" and (text is not None or scope in self._functions) else "llvm"
        comparable = layer == "llvm" or scope in self._functions or text is None
        if not comparable:
            note = "before: the LLVM IR that instructions were selected for"
        if text is not None and layer == "llvm":
            self._module = after
        elif text is not None and after is not None:
            self._functions[scope] = after
        delta = after[1] - before[1] if before and after and comparable else None
        self.recorder.add_stage(
            Stage(
                id=self.recorder.stage_id(layer, name),
                layer=layer,
                name=name,
                title=title,
                changed=text is not None or bool(note and layer == "llvm"),
                language=language,
                before=before[0] if before else None,
                after=after[0] if after else None,
                op_count=after[1] if after else None,
                op_delta=delta,
                scope=_scope(scope, layer),
                note=note,
            )
        )

    def _store(self, text: bytes) -> tuple[str, int]:
        return self.recorder.blobs.add(text), instruction_count(text)

    def _without_messages(self, text: bytes) -> bytes:
        """The IR in ``text``; messages that follow it are kept apart."""
        if b"error: " in text or b"warning: " in text or b"LLVM ERROR" in text or b"PLEASE" in text:
            found = DIAGNOSTIC_LINE.search(text)
            if found:
                self._keep_messages(text[found.start() :])
                return text[: found.start()]
        return text

    def _keep_messages(self, text: bytes) -> None:
        if text.strip():
            self.messages += text.strip(b"\n") + b"\n"


def _scope(scope: str, layer: Layer) -> str:
    if scope == "[module]":
        return "module"
    if layer == "mir" or not scope.startswith(("loop ", "(")):
        return f"function {scope}"
    return scope
