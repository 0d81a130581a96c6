"""The TypeScript payload types and the Python payload structs name the same fields."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from wave_explorer.actions import device_choice, session_rows
from wave_explorer.queries import (
    compare,
    compare_diff,
    coverage,
    derivation,
    diagnostics,
    expansion,
    graph,
    grid,
    index_map,
    isa,
    lds,
    lds_prediction,
    matrix_layout,
    memory,
    mma_agreement,
    node,
    output,
    overview,
    registry,
    resources,
    run,
    schedule,
    source,
    step,
    step_matrix,
    text,
)
from wave_explorer.record import trace_back

PAYLOADS = Path(__file__).parents[2] / "extension" / "src" / "core" / "payloads"

PAIRS: dict[str, type[msgspec.Struct]] = {
    "SummaryPayload": overview.SummaryPayload,
    "Diagnostic": overview.DiagnosticPayload,
    "DiagnosticsPayload": diagnostics.DiagnosticsPayload,
    "CompileError": overview.ErrorPayload,
    "StageRow": overview.StageRow,
    "StagesPayload": overview.StagesPayload,
    "GraphNodeRow": graph.GraphNodeRow,
    "GraphRegion": graph.GraphRegion,
    "GraphPayload": graph.GraphPayload,
    "NodePayload": node.NodePayload,
    "IndexDim": node.IndexDim,
    "NodeEdge": node.EdgeRow,
    "TextPayload": text.TextPayload,
    "DiffPayload": text.DiffPayload,
    "ComparePayload": compare.ComparePayload,
    "ComparedColumn": compare.ComparedRow,
    "Parting": compare.PartingRow,
    "SettingDelta": compare.SettingDelta,
    "ComparedFigure": compare.FigureRow,
    "Statement": compare.StatementRow,
    "CompareDiffPayload": compare_diff.CompareDiffPayload,
    "MatchedNode": compare_diff.MatchedNodeRow,
    "DerivationPayload": derivation.DerivationPayload,
    "TermRow": derivation.TermRow,
    "StepRow": derivation.StepRow,
    "AnchorRow": derivation.AnchorRow,
    "ConstraintRow": derivation.ConstraintRow,
    "IndexMapPayload": index_map.IndexMapPayload,
    "LdsPayload": lds.LdsPayload,
    "LdsAccess": lds.LdsAccess,
    "LdsPhase": lds.LdsPhase,
    "LdsPredictionPayload": lds_prediction.LdsPredictionPayload,
    "LdsAllocation": lds_prediction.LdsAllocation,
    "LdsPredictedAccess": lds_prediction.PredictedRow,
    "LdsWhatIfPayload": lds_prediction.LdsWhatIfPayload,
    "LdsBufferWhatIf": lds_prediction.BufferWhatIf,
    "LdsLayout": lds_prediction.LayoutRow,
    "LdsPlacePayload": lds_prediction.LdsPlacePayload,
    "GridPayload": grid.GridPayload,
    "GridTensor": grid.GridTensor,
    "L2Row": grid.L2Row,
    "L2Die": grid.L2Die,
    "MemoryPayload": memory.MemoryPayload,
    "MemoryAccessRow": memory.MemoryAccessRow,
    "MemoryInstruction": memory.MemoryInstruction,
    "MemoryAccess": memory.MemoryAccess,
    "MemoryPart": memory.MemoryPart,
    "MemorySegment": memory.MemorySegment,
    "TrafficRow": memory.TrafficRow,
    "ElsewhereRow": memory.ElsewhereRow,
    "PassEffectRow": memory.PassEffectRow,
    "StagingRow": memory.StagingRow,
    "ExpansionPayload": expansion.ExpansionPayload,
    "ExpansionDim": expansion.ExpansionDim,
    "ExpandedOperation": expansion.OperationRow,
    "ExpansionChain": expansion.ChainRow,
    "NodeName": expansion.NodeName,
    "SchedulePayload": schedule.SchedulePayload,
    "PipelineLoop": schedule.LoopRow,
    "PipelineSlot": schedule.SlotRow,
    "PipelineCopy": schedule.CopyAt,
    "BarrierRow": schedule.BarrierRow,
    "BarrierHazard": schedule.HazardRow,
    "IsaInstruction": isa.IsaInstruction,
    "IsaPayload": isa.IsaPayload,
    "IsaWait": isa.WaitRow,
    "IsaBlock": isa.BlockRow,
    "Resources": isa.ResourcesRow,
    "CoveragePayload": coverage.CoveragePayload,
    "TensorCoverage": coverage.TensorCoverageRow,
    "CoveragePicture": coverage.CoveragePicture,
    "ResourcesPayload": resources.ResourcesPayload,
    "RegisterPeak": resources.PeakRow,
    "OccupancyLimit": resources.LimitRow,
    "RegisterHolder": resources.HolderRow,
    "OutputPayload": output.OutputPayload,
    "OutputName": output.OutputName,
    "TraceBack": trace_back.TraceBack,
    "TraceStep": trace_back.TraceStep,
    "TracedTerm": trace_back.TracedTerm,
    "TracedConstraint": trace_back.TracedConstraint,
    "TracedDim": trace_back.TracedDim,
    "CellWriter": trace_back.CellWriter,
    "IndexWriter": trace_back.IndexWriter,
    "ElementSet": trace_back.ElementSet,
    "ElementRange": trace_back.ElementRange,
    "Suspect": trace_back.Suspect,
    "CounterRow": run.CounterRow,
    "RunPayload": run.RunPayload,
    "MeasuredTime": run.MeasuredTimeRow,
    "ModelledTime": run.ModelledTimeRow,
    "TimeBound": run.TimeBoundRow,
    "MatrixLayoutPayload": matrix_layout.MatrixLayoutPayload,
    "MatrixOperand": matrix_layout.MatrixOperand,
    "MatrixChoice": mma_agreement.MatrixChoice,
    "MatrixUse": mma_agreement.MatrixUseRow,
    "MatrixChoicesPayload": mma_agreement.MatrixChoicesPayload,
    "MmaAgreementPayload": mma_agreement.MmaAgreementPayload,
    "OperandAgreement": mma_agreement.OperandAgreementRow,
    "SourcePayload": source.SourcePayload,
    "SourceConstraint": source.SourceConstraint,
    "StepPayload": step.StepPayload,
    "StepWave": step.StepWave,
    "StepColumn": step.StepColumn,
    "StepOutstanding": step.StepOutstanding,
    "StepAccess": step.StepAccess,
    "StepAccessPart": step.StepAccessPart,
    "StepMatrix": step_matrix.StepMatrix,
    "StepOperand": step_matrix.StepOperand,
    "StepLdsPayload": step.StepLdsPayload,
    "DeviceRow": device_choice.DeviceRow,
    "VariantRun": session_rows.RunRow,
}


def fields_of(interface: str) -> set[str]:
    """Field names of one exported interface and of the one that it extends, not of what its fields hold."""
    texts = "\n".join(path.read_text() for path in sorted(PAYLOADS.glob("*.ts")))
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", texts, flags=re.S)
    match = re.search(rf"export interface {interface} (?:extends (\w+) )?\{{", code)
    assert match is not None, f"no file of payloads/ has an interface {interface}"
    depth, names, position = 1, fields_of(match.group(1)) if match.group(1) else set(), match.end()
    statement = ""
    while depth:
        character = code[position]
        depth += (character in "{[(") - (character in "}])")
        if depth == 1 and character == ";":
            found = re.match(r"\s*(\w+)\??\s*:", statement)
            assert found is not None, statement
            names.add(found.group(1))
            statement = ""
        else:
            statement += character
        position += 1
    return names


@pytest.mark.parametrize("interface", PAIRS)
def test_same_fields(interface: str) -> None:
    struct = PAIRS[interface]
    names = {field.encode_name for field in msgspec.structs.fields(struct)}
    assert names == fields_of(interface)


def test_every_query_is_typed() -> None:
    assert fields_of("Queries") == set(registry.names())
