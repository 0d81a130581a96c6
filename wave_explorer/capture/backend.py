"""From Wave's MLIR to AMDGCN: runs iree-compile on it and records every pass below Wave.

Two compiles run side by side.  The *plain* one gets what ``wave_compile`` gives to IREE, with its flags; the
record's AMDGCN and the text after every pass are its own.  The *annotated* one gets the same MLIR with a debug
location on each operation, and gives nothing but the locations in its AMDGCN; once it has written that, it is ended.
A compile without passes is the plain one alone, which then writes nothing but its AMDGCN.
"""

from __future__ import annotations

import os
import select
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from wave_explorer.capture.compile_folder import compile_folder
from wave_explorer.capture.hand_edited_mlir import EditedModule, link_edited_program
from wave_explorer.capture.iree_command import (
    DEBUG_LOCATIONS,
    PASS_DUMPS,
    BackendFailure,
    explain_failure,
    iree_command,
)
from wave_explorer.capture.iree_passes import IreePasses
from wave_explorer.capture.llvm_passes import LlvmPasses
from wave_explorer.capture.provenance import link_program
from wave_explorer.capture.recorder import Recorder
from wave_explorer.record import Provenance, Stage

__all__ = ["BackendFailure", "record_backend"]

_PIPE_BYTES = 1 << 20
_SILENCE_SECONDS = 0.1
_GATHER_SECONDS = 0.005
_SECOND_IN_LINE = 3
_END_OF_INSTRUCTIONS = ".end_amdgpu_metadata"


def record_backend(
    plain_mlir: str,
    annotated_mlir: str,
    *,
    kernel_name: str,
    target: str,
    flags: Sequence[str],
    recorder: Recorder,
    fx_numbers: Mapping[int, str],
    edited: EditedModule | None = None,
    passes: bool = True,
) -> None:
    """Compiles Wave's MLIR and records the stages of layers mlir, llvm, mir and isa, the AMDGCN and its links.

    Args:
        plain_mlir: the module as ``wave_compile`` hands it to IREE.
        annotated_mlir: the same with debug locations whose line numbers are keys of ``fx_numbers``.
        kernel_name: name of the kernel function.
        target: GPU, for messages.
        flags: the ``extra_args`` that ``wave_compile`` gives to ``iree.compiler.compile_str`` for these options.
        recorder: gets the stages; its last fx graph is what the links speak of.
        fx_numbers: synthetic line number -> fx node id.
        edited: the module where a person edited it: its debug locations are lines of its own text.
        passes: record each pass and the links; else the AMDGCN alone, in half the time.

    Raises:
        BackendFailure: iree-compile failed; what it did until then is recorded.
    """
    began = time.perf_counter()
    recorder.begin("mlir", "iree-compile")
    with compile_folder() as folder, _ended_with_us() as running:
        dumps = [*PASS_DUMPS, f"--mlir-print-ir-tree-dir={folder / 'plain' / 'tree'}"] if passes else []
        plain = _Compile(folder / "plain", plain_mlir, flags, dumps, running, watched=True)
        annotated: _Compile | None = None
        if passes:
            annotated = _Compile(
                folder / "annotated", annotated_mlir, flags, [*DEBUG_LOCATIONS], running, watched=False
            )
        mlir = IreePasses(recorder, plain.tree)
        llvm = LlvmPasses(recorder, on_start=mlir.record_new)
        result = _Result(recorder, kernel_name, plain, annotated, fx_numbers, edited)
        for piece in plain.errors():
            if piece:
                llvm.feed(piece)
            elif not llvm.started:
                mlir.record_new(running=True)
            if annotated is not None and annotated.ended_after_text(kernel_name) and llvm.text_written:
                # The object file is still being made: time to link.
                result.record()
        llvm.finish()
        status = plain.process.wait()
        # The AMDGCN stands before the passes that wrap it up, however long its links take.
        written = result.record() if status == 0 else result.done
        mlir.record_new()
        recorder.update(seconds={**recorder.manifest.seconds, "iree": time.perf_counter() - began})
        if status != 0:
            failed = mlir.failed[0] if mlir.failed else ""
            raise explain_failure(llvm.messages.decode(errors="replace"), status, failed, llvm.last)
        note = llvm.code_object_note()
        if note:
            recorder.update(notes=(*recorder.manifest.notes, note))
        if not written:
            raise BackendFailure(f"iree-compile gave no AMDGCN text of a kernel {kernel_name!r} for {target}")


@dataclass
class _Result:
    """What comes of the two compiles: the AMDGCN with its links, recorded once and as soon as it is there."""

    recorder: Recorder
    kernel_name: str
    plain: _Compile
    annotated: _Compile | None
    fx_numbers: Mapping[int, str]
    edited: EditedModule | None = None
    done: bool = False

    def record(self) -> bool:
        """Records the AMDGCN and its links unless that is done; False where there is no text of the kernel."""
        if self.done:
            return True
        text = self.plain.assembly(self.kernel_name)
        if text is None:
            return False
        self.done = True
        began = time.perf_counter()
        links = self._links(text)
        handle = self.recorder.blobs.add(text)
        before = next((stage.after for stage in reversed(self.recorder.stages) if stage.layer == "mir"), None)
        self.recorder.add_stage(
            Stage(
                id=self.recorder.stage_id("isa", "amdgcn"),
                layer="isa",
                name="amdgcn",
                title="AMDGCN assembly",
                changed=True,
                language="amdgcn",
                before=before,
                after=handle,
                note="before: machine code after the last machine pass" if before else "",
            )
        )
        self.recorder.update(
            asm=handle,
            provenance=self.recorder.blobs.add(msgspec.json.encode(links)),
            seconds={**self.recorder.manifest.seconds, "links": time.perf_counter() - began},
        )
        return True

    def _links(self, text: str) -> Provenance:
        if self.annotated is None:
            return Provenance(usable=False, reason="this compile was recorded without the passes below Wave")
        if not self.annotated.ended_after_text(self.kernel_name):
            self.annotated.process.wait()
        other = self.annotated.whole_assembly(self.kernel_name)
        if other is None:
            said = self.annotated.messages().strip().partition("\n")[0] or self.annotated.process.returncode
            return Provenance(usable=False, reason=f"the compile with debug locations failed: {said}")
        if self.edited is not None:
            return link_edited_program(text, other, self.kernel_name, self.edited)
        comp = self.recorder.compilation()
        names = [argument.name for argument in comp.spec.arguments]
        return link_program(text, other, self.kernel_name, self.fx_numbers, comp.last_graph(), arguments=names)


class _Compile:
    """One iree-compile with its input, dumps and output in a folder of its own.

    The process stays in our process group, so that whoever ends the group ends it too.
    """

    def __init__(
        self,
        folder: Path,
        mlir: str,
        flags: Sequence[str],
        dumps: list[str],
        running: list[subprocess.Popen[bytes]],
        *,
        watched: bool,
    ) -> None:
        self.tree = folder / "tree"
        self.tree.mkdir(parents=True)
        self._texts = folder / "texts"
        self._texts.mkdir()
        self._errors = folder / "errors"
        source = folder / "kernel.mlir"
        source.write_text(mlir, encoding="utf-8")
        dumps = [*dumps, f"--iree-hal-dump-executable-intermediates-to={self._texts}"]
        with source.open("rb") as given, self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                iree_command(flags, *dumps),
                stdin=given,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE if watched else errors,
                # A compiler that is killed leaves its temporary files behind.
                env={**os.environ, "TMPDIR": str(folder)},
            )
        running.append(self.process)
        if not watched and hasattr(os, "setpriority"):
            # The other one has far more to write, and everybody waits for it.
            os.setpriority(os.PRIO_PROCESS, self.process.pid, os.getpriority(os.PRIO_PROCESS, 0) + _SECOND_IN_LINE)

    def errors(self) -> Iterator[bytes]:
        """Pieces of stderr until the compiler closes it; an empty one when it has been silent for a while."""
        assert self.process.stderr is not None
        descriptor = self.process.stderr.fileno()
        _widen(descriptor)
        while True:
            # Windows cannot wait for a pipe with a time limit; there the reader just waits.
            if os.name == "posix" and not select.select([descriptor], [], [], _SILENCE_SECONDS)[0]:
                yield b""
                continue
            # The compiler writes in small parts; to wake up for each of them takes time from it.
            time.sleep(_GATHER_SECONDS)
            piece = os.read(descriptor, _PIPE_BYTES)
            if not piece:
                return
            yield piece

    def assembly(self, kernel_name: str) -> str | None:
        """The AMDGCN text that defines the kernel, None where there is none."""
        for path in sorted(self._texts.glob("*.rocmasm")):
            # A text that is still being written may end inside a character.
            text = path.read_text(encoding="utf-8", errors="replace")
            # LLVM puts quotes around a name that is not ASCII.
            if f"\n{kernel_name}:" in text or f'\n"{kernel_name}":' in text:
                return text
        return None

    def whole_assembly(self, kernel_name: str) -> str | None:
        """The AMDGCN text as far as it has instructions, None while it is not all there: asked of a running compile."""
        text = self.assembly(kernel_name)
        return text if text is not None and _END_OF_INSTRUCTIONS in text else None

    def ended_after_text(self, kernel_name: str) -> bool:
        """Whether it is over; one that has written its AMDGCN text, and goes on to make an object file, is ended."""
        if self.process.poll() is None and self.whole_assembly(kernel_name) is not None:
            self.process.kill()
            self.process.wait()
        return self.process.returncode is not None

    def messages(self) -> str:
        """What it wrote to stderr, for a compile without dumps."""
        return self._errors.read_text(encoding="utf-8", errors="replace")


@contextmanager
def _ended_with_us() -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes put on the yielded list do not outlive the block, however it is left."""
    running: list[subprocess.Popen[bytes]] = []
    try:
        yield running
    finally:
        for process in running:
            process.kill()
            process.wait()
            if process.stderr is not None:
                process.stderr.close()


def _widen(descriptor: int) -> None:
    """Makes the pipe hold more, so that the compiler seldom waits for us; other systems keep their size."""
    try:
        import fcntl

        fcntl.fcntl(descriptor, fcntl.F_SETPIPE_SZ, _PIPE_BYTES)
    except (ImportError, AttributeError, OSError):
        return
