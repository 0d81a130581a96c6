"""The record of one compile: a light manifest, and the texts and graphs it names."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from typing import Literal, TypeVar

import msgspec

from wave_explorer.record.diagnostic import Diagnostic
from wave_explorer.record.expression import Expression
from wave_explorer.record.graph import Graph, GraphNode, SourceLocation, Symbol
from wave_explorer.record.propagation import Propagation
from wave_explorer.record.provenance import InstructionLink, Provenance
from wave_explorer.record.scheduling import Scheduling
from wave_explorer.record.soundness import graph_fault
from wave_explorer.record.spec import SpecData
from wave_explorer.record.stage import IndexEvent, Stage
from wave_explorer.record.store import BlobReader, UnreadableContent

T = TypeVar("T")

FORMAT_VERSION = 1
"""Version of the manifest; a file with a higher one is refused, with a message that says so."""

CompilationStatus = Literal["compiling", "ok", "failed", "cancelled"]
Origin = Literal["worker", "watch", "program"]
HandEdited = Literal["", "mlir", "amdgcn"]


class CompileError(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a compile failed, for a person.

    Attributes:
        summary: one sentence: what went wrong.
        stage: id of the failing stage, empty when it failed outside any pass.
        kind: exception class or ``crash``, ``cancelled``, ``timeout``.
        detail: the compiler's own message in full.
        node, constraint, symbol: what it concerns, where known.
        location: line of the user's source, where known.
        advice: what to do.
        traceback: the compiler's stack, for a bug report.
    """

    summary: str
    stage: str = ""
    kind: str = ""
    detail: str = ""
    node: str = ""
    constraint: str = ""
    symbol: str = ""
    location: SourceLocation | None = None
    advice: str = ""
    traceback: str = ""


class Allocation(msgspec.Struct, frozen=True, omit_defaults=True):
    """An LDS buffer of the last fx stage: byte offset, unpadded shape, padding (elements of the last dim), bytes."""

    node: str
    offset: int | None
    bytes: int | None
    shape: tuple[int, ...] = ()
    padding: int = 0
    dtype: str = ""
    parent: str | None = None


class Launch(msgspec.Struct, frozen=True, omit_defaults=True):
    """Workgroups per axis and threads per axis of a launch.

    Attributes:
        grid: None where dynamic dims or scalar arguments decide it at launch.
        grid_text: for people.
        grid_extents: workgroups per axis as expressions in those dims and arguments; empty where ``grid`` is known.
        block: threads of a workgroup.
        lds_bytes: LDS of a workgroup.
    """

    grid: tuple[int, int, int] | None = None
    grid_text: str = ""
    grid_extents: tuple[Expression, ...] = ()
    block: tuple[int, int, int] | None = None
    lds_bytes: int | None = None


class Manifest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything light about a compile; heavy content is named by handle.

    Attributes:
        id: unique id of this compile.
        versions: of wave_lang, iree, torch, python, wave_explorer.
        origin: a compile of our worker, one seen in the user's notebook, or one of a recorded program.
        hand_edited: what a person wrote in place of the compiler: the final MLIR, or the AMDGCN; empty for neither.
        parent: id of the compile whose AMDGCN was edited.
        notes: what is special about this record (polluted object, cache hit, missing hook, second compile).
        captured_output: what the compiler wrote to its standard streams.
        mlir, asm, events, provenance, propagation, scheduling: handles of the final Wave MLIR, the AMDGCN of the plain
            compile, the index events, the provenance, the way of the indices from their anchors, and the schedules.
        run: handle of a run of this compile (:mod:`wave_explorer.record.kept_run`), None where there is none.
        seconds: wall time by part (``total``, ``trace``, ``fx``, ``mlir``, ``iree`` ...).
    """

    id: str
    kernel: str
    spec: SpecData
    status: CompilationStatus
    format_version: int = FORMAT_VERSION
    created: str = ""
    origin: Origin = "worker"
    versions: dict[str, str] = {}
    stages: tuple[Stage, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    allocations: tuple[Allocation, ...] = ()
    launch: Launch | None = None
    error: CompileError | None = None
    diagnostics: tuple[Diagnostic, ...] = ()
    notes: tuple[str, ...] = ()
    captured_output: str = ""
    seconds: dict[str, float] = {}
    mlir: str | None = None
    asm: str | None = None
    events: str | None = None
    provenance: str | None = None
    propagation: str | None = None
    scheduling: str | None = None
    run: str | None = None
    hand_edited: HandEdited = ""
    parent: str = ""


class NotRecorded(LookupError):
    """The record has no such stage or content; the message says what is there instead, or why not."""


class Compilation:
    """One compile, read-only.  Light facts are on the manifest; graphs and texts are decoded on demand.

    Args:
        manifest: the light part.
        blobs: where the content is; memory, or an opened ``.wavex`` file.
    """

    def __init__(self, manifest: Manifest, blobs: BlobReader) -> None:
        self.manifest = manifest
        self.blobs = blobs
        self._stage_by_id = {stage.id: stage for stage in manifest.stages}
        self._graph = lru_cache(maxsize=16)(self._decode_graph)

    def __repr__(self) -> str:
        return f"<Compilation {self.manifest.kernel} {self.manifest.spec.target} {self.manifest.status} {self.id}>"

    @property
    def id(self) -> str:
        """Unique id of this compile."""
        return self.manifest.id

    @property
    def spec(self) -> SpecData:
        """What was asked for."""
        return self.manifest.spec

    @property
    def stages(self) -> tuple[Stage, ...]:
        """Every pass in the order it ran."""
        return self.manifest.stages

    @property
    def error(self) -> CompileError | None:
        """Why the compile failed, or None."""
        return self.manifest.error

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """What was found about this compile."""
        return self.manifest.diagnostics

    @property
    def symbols(self) -> dict[str, Symbol]:
        """The symbol table by id."""
        return {symbol.id: symbol for symbol in self.manifest.symbols}

    @property
    def symbol_values(self) -> dict[str, int]:
        """Values of the symbols that the hyperparameters bind, by id."""
        return {symbol.id: symbol.value for symbol in self.manifest.symbols if symbol.value is not None}

    @property
    def asm(self) -> str | None:
        """AMDGCN text of the plain compile, None where the compile did not get there."""
        return self._optional_text(self.manifest.asm)

    @property
    def mlir(self) -> str | None:
        """The final MLIR that Wave handed to IREE, None where the compile did not get there."""
        return self._optional_text(self.manifest.mlir)

    def stage(self, stage_id: str) -> Stage:
        """The stage with this id, or with this name where only one has it.

        Raises:
            NotRecorded: no such stage, or a name that several stages share.
        """
        found = self._stage_by_id.get(stage_id)
        if found is not None:
            return found
        named = [stage for stage in self.stages if stage.name == stage_id]
        # The device chain is what people mean when the host wrapper ran a pass of the same name.
        device = [stage for stage in named if stage.chain == "device"]
        if len(device) == 1:
            return device[0]
        if len(named) == 1:
            return named[0]
        if named:
            raise NotRecorded(f"several stages are named {stage_id!r}: {', '.join(s.id for s in named[:8])}")
        close = get_close_matches(stage_id, [known for s in self.stages for known in (s.id, s.name)], n=1)
        advice = f"did you mean {close[0]}?" if close else "`wave-explorer passes` lists them"
        raise NotRecorded(f"this compile has no stage {stage_id!r} among its {len(self.stages)}; {advice}")

    def graph(self, stage: Stage | str, *, before: bool = False) -> Graph:
        """The fx graph after (or before) a stage of layer fx.

        Raises:
            NotRecorded: not an fx stage, or nothing was captured there.
        """
        found = self.stage(stage) if isinstance(stage, str) else stage
        handle = found.before if before else found.after
        if found.language != "graph" or handle is None:
            raise NotRecorded(f"stage {found.id} holds no fx graph{': ' + found.note if found.note else ''}")
        return self._graph(handle)

    def text(self, stage: Stage | str, *, before: bool = False) -> str:
        """The IR text after (or before) a stage that is not an fx stage.

        Raises:
            NotRecorded: an fx stage, or nothing was captured there.
        """
        found = self.stage(stage) if isinstance(stage, str) else stage
        handle = found.before if before else found.after
        if found.language == "graph" or handle is None:
            raise NotRecorded(f"stage {found.id} holds no text{': ' + found.note if found.note else ''}")
        return self._text(handle)

    def last_graph_stage(self) -> Stage | None:
        """The last fx stage that was captured, None where there is none."""
        captured = (stage for stage in reversed(self.stages) if stage.language == "graph" and stage.after is not None)
        return next(captured, None)

    def last_graph(self) -> Graph | None:
        """The graph of the last fx stage that was captured, None where there is none."""
        stage = self.last_graph_stage()
        return None if stage is None or stage.after is None else self._graph(stage.after)

    def node(self, stage: Stage | str, node_id: str) -> GraphNode:
        """One node of an fx stage, by id.

        Raises:
            NotRecorded: the stage has no such node.
        """
        found = self.graph(stage).nodes.get(node_id)
        if found is None:
            name = stage if isinstance(stage, str) else stage.id
            raise NotRecorded(f"stage {name} has no node {node_id!r}")
        return found

    def index_events(self) -> tuple[IndexEvent, ...]:
        """Every assignment of a node's index, in order; empty where none was captured."""
        if self.manifest.events is None:
            return ()
        return self._decoded(self.manifest.events, tuple[IndexEvent, ...])

    def propagation(self) -> Propagation | None:
        """The terms of the constraints and the way of the indices from their anchors; None where not captured."""
        if self.manifest.propagation is None:
            return None
        return self._decoded(self.manifest.propagation, Propagation)

    def scheduling(self) -> Scheduling | None:
        """Schedules of loops and placements of barriers; None where not captured."""
        if self.manifest.scheduling is None:
            return None
        return self._decoded(self.manifest.scheduling, Scheduling)

    def provenance(self) -> Provenance | None:
        """Links from AMDGCN to fx nodes, None where they are not known."""
        if self.manifest.provenance is None:
            return None
        return self._decoded(self.manifest.provenance, Provenance)

    def instruction_links(self) -> dict[int, InstructionLink]:
        """The links of the instructions by line of the AMDGCN; none where :meth:`without_links` gives a reason."""
        provenance = self.provenance()
        if provenance is None or self.without_links():
            return {}
        return {link.line: link for link in provenance.instructions}

    def without_links(self) -> str:
        """Why no instruction can be linked to an fx node; empty where they can."""
        provenance = self.provenance()
        if provenance is None or self.manifest.asm is None:
            return "the record has no links from instructions to fx nodes"
        return "" if provenance.usable else f"the links cannot be used: {provenance.reason}"

    def save(self, path: str) -> None:
        """Writes the record as a ``.wavex`` file; see :func:`wave_explorer.record.wavex.save`."""
        from wave_explorer.record.wavex import save

        save(self, path)

    def _decode_graph(self, handle: str) -> Graph:
        graph = self._decoded(handle, Graph)
        if fault := graph_fault(graph):
            raise UnreadableContent(f"content {handle} of the record is no graph ({fault}); the record is damaged")
        return graph

    def _optional_text(self, handle: str | None) -> str | None:
        return None if handle is None else self._text(handle)

    def _text(self, handle: str) -> str:
        try:
            return self.blobs.read(handle).decode()
        except UnicodeDecodeError as error:
            raise UnreadableContent(f"content {handle} of the record is no text; the record is damaged") from error

    def _decoded(self, handle: str, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self.blobs.read(handle), type=kind)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise UnreadableContent(
                f"content {handle} of the record is not what it should be ({error}); the record is damaged"
            ) from error
