"""Plain, immutable, versioned data of a compile and of a run; opens anywhere, without torch or a compiler."""

from wave_explorer.record.compilation import (
    Allocation,
    Compilation,
    CompileError,
    Launch,
    Manifest,
    NotRecorded,
)
from wave_explorer.record.diagnostic import Diagnostic
from wave_explorer.record.expression import Expression, Term
from wave_explorer.record.graph import (
    Graph,
    GraphNode,
    IndexSequence,
    Operand,
    Region,
    SourceLocation,
    Symbol,
    ValueType,
)
from wave_explorer.record.kept_run import kept_run, with_run
from wave_explorer.record.propagation import ConstraintTerm, IndexOffer, Propagation
from wave_explorer.record.provenance import InstructionLink, MlirLink, Provenance
from wave_explorer.record.run import AccessTrace, Counter, Finding, InstructionCount, OutputCheck, Run, RunData
from wave_explorer.record.scheduling import BarrierPlacement, Dependence, LoopSchedule, ScheduledNode, Scheduling
from wave_explorer.record.spec import ArgumentData, ConstraintData, SourceFile, SpecData
from wave_explorer.record.stage import IndexEvent, Stage
from wave_explorer.record.store import MemoryBlobs, MissingBlob, UnreadableContent
from wave_explorer.record.wavex import BadRecordFile, load, save

__all__ = [
    "AccessTrace", "Allocation", "ArgumentData", "BadRecordFile", "BarrierPlacement", "Compilation", "CompileError",
    "ConstraintData", "ConstraintTerm", "Counter", "Dependence", "Diagnostic", "Expression", "Finding", "Graph",
    "GraphNode", "IndexEvent", "IndexOffer", "IndexSequence", "InstructionCount", "InstructionLink", "Launch",
    "LoopSchedule", "Manifest", "MemoryBlobs", "MissingBlob", "MlirLink", "NotRecorded", "Operand", "OutputCheck",
    "Propagation", "Provenance", "Region", "Run", "RunData", "ScheduledNode", "Scheduling", "SourceFile",
    "SourceLocation", "SpecData", "Stage", "Symbol", "Term", "UnreadableContent", "ValueType", "kept_run", "load",
    "save", "with_run",
]  # fmt: skip
