"""Records of real compiles down to AMDGCN, with what the back end was given, and the same made by Wave alone."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

from wave_lang.kernel.wave.compile import wave_compile

from tests.capture.recorded import cache_off, spec_of
from wave_explorer.capture import backend
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.provenance import link_program
from wave_explorer.capture.recorder import Recorder
from wave_explorer.record import Compilation, Graph


@dataclass(frozen=True)
class Lowered:
    """A record with the arguments of its back end and of its linking."""

    comp: Compilation
    plain_mlir: str
    annotated_mlir: str
    flags: list[str]
    numbers: Mapping[int, str]
    plain_asm: str
    annotated_asm: str
    graph: Graph

    def links(self) -> tuple[str, str, str, Mapping[int, str], Graph]:
        """The arguments of ``link_program``."""
        return self.plain_asm, self.annotated_asm, self.comp.manifest.kernel, self.numbers, self.graph


@cache
def lowered(name: str) -> Lowered:
    """The whole record of a library kernel; made once."""
    built = spec_of(name).build()
    with (
        mock.patch.object(backend, "record_backend", wraps=backend.record_backend) as run,
        mock.patch.object(backend, "link_program", wraps=link_program) as link,
    ):
        comp = record_compile(built, Recorder(built.data))
    assert comp.error is None, comp.error
    plain_mlir, annotated_mlir = run.call_args.args
    given: Mapping[str, Any] = run.call_args.kwargs
    plain_asm, annotated_asm, _, numbers, graph = link.call_args.args
    return Lowered(comp, plain_mlir, annotated_mlir, given["flags"], numbers, plain_asm, annotated_asm, graph)


def assembly_alone(name: str) -> str:
    """The AMDGCN that ``wave_compile`` dumps when nothing of ours is at work."""
    built = spec_of(name).build()
    with tempfile.TemporaryDirectory() as folder, cache_off():
        wave_compile(built.compile_options(dump_intermediates=folder), built.kernel)
        (path,) = Path(folder).glob("*.rocmasm")
        return path.read_text()
