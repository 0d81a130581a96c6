"""Which matrix instructions a kernel has, and for an mma node Wave's index beside the instruction's layout."""

from __future__ import annotations

from typing import Literal

import msgspec

from wave_explorer.analysis.index_map import NotKnown, wave_size
from wave_explorer.analysis.matrix_uses import MatrixUse, instruction_of_type, matrix_uses
from wave_explorer.analysis.mma_agreement import MmaAgreement, mma_agreement
from wave_explorer.analysis.node_facts import display_name
from wave_explorer.arch.matrix import MatrixInstruction, matrix_instructions
from wave_explorer.isa.reader import read
from wave_explorer.queries.node import find_node
from wave_explorer.queries.registry import BadQuery, NoParameters, Subject, query
from wave_explorer.record import Graph, GraphNode, NotRecorded


class MatrixChoice(msgspec.Struct, frozen=True):
    """An instruction of the target; ``used`` counts the lines of this kernel's AMDGCN that have it."""

    name: str
    wave_size: int
    m: int
    n: int
    k: int
    blocks: int
    a_type: str
    b_type: str
    d_type: str
    used: int


class MatrixUseRow(msgspec.Struct, frozen=True):
    """A matrix instruction of the AMDGCN; ``known`` is False where its layout is not (sparse ones, new ones)."""

    line: int
    name: str
    a_type: str
    b_type: str
    nodes: tuple[str, ...]
    known: bool


class MatrixChoicesPayload(msgspec.Struct, frozen=True):
    """Answer of ``matrix_choices``: what the target has, and what the kernel has of it, in the order of the text.

    ``note`` says why ``uses`` is empty.
    """

    target: str
    wave_size: int
    instructions: list[MatrixChoice]
    uses: list[MatrixUseRow]
    note: str


@query("matrix_choices", NoParameters)
def matrix_choices(subject: Subject, _: NoParameters) -> MatrixChoicesPayload:
    """Matrix instructions of the compile's target, and those of the kernel."""
    target = subject.compilation.spec.target
    uses = _uses(subject)
    lanes = _wave_size(subject)
    counts: dict[str, int] = {}
    for use in uses:
        counts[_name(use)] = counts.get(_name(use), 0) + 1
    known = sorted(matrix_instructions(target), key=lambda one: one.wave_size != lanes)
    return MatrixChoicesPayload(
        target=target,
        wave_size=lanes,
        instructions=[
            MatrixChoice(
                one.name, one.wave_size, one.m, one.n, one.k, one.blocks, one.a_type, one.b_type, one.d_type,
                counts.get(one.name, 0) if one.wave_size == lanes else 0,
            )
            for one in known
        ],
        uses=[
            MatrixUseRow(
                use.line,
                _name(use),
                use.instruction.a_type if use.instruction is not None else "",
                use.instruction.b_type if use.instruction is not None else "",
                use.nodes,
                use.instruction is not None,
            )
            for use in uses
        ],
        note=""
        if uses
        else "The compile has not reached AMDGCN."
        if subject.compilation.asm is None
        else "The AMDGCN of this kernel has no matrix instruction.",
    )  # fmt: skip


def _uses(subject: Subject) -> tuple[MatrixUse, ...]:
    asm = subject.compilation.asm
    return () if asm is None else matrix_uses(read(asm), subject.compilation.instruction_links())


def _wave_size(subject: Subject) -> int:
    asm = subject.compilation.asm
    return wave_size(subject.compilation) if asm is None else read(asm).metadata.wavefront_size


def _name(use: MatrixUse) -> str:
    """As the table of the target has it, which may be another spelling than the text's."""
    return use.mnemonic if use.instruction is None else use.instruction.name


class MmaAgreementParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An mma node by id or name, of the last fx stage if ``stage`` is left out; the wave whose lanes are compared."""

    node: str
    stage: str | None = None
    wave: int = 0


class OperandAgreementRow(msgspec.Struct, frozen=True):
    """One operand.

    Attributes:
        node, label: the fx node whose value it is.
        dims: Wave's dimensions of rows and columns.
        lanes: by lane and slot the row and column that Wave's index gives, from the start of the tile.
    """

    name: Literal["A", "B", "D"]
    node: str
    label: str
    dims: tuple[str, str]
    verdict: Literal["same", "permuted", "differs"]
    text: str
    lanes: list[list[tuple[int, int]]]


class MmaAgreementPayload(msgspec.Struct, frozen=True):
    """Answer of ``mma_agreement``.

    Attributes:
        verdict: ``same``, ``permuted`` (another order of k, legal), ``differs`` (the product is wrong), or empty with
            the reason in ``not_known``.
        found_by: how the instruction is known: ``direct`` or ``inferred`` (a link to the AMDGCN), ``type`` (by the
            shape and element type of the node's mma type).
        lines: of the AMDGCN that execute it.
        k_order: Wave's k for each k of the instruction, ``k_extent`` how many Wave's tile has.
    """

    stage: str
    node: str
    label: str
    instruction: str
    target: str
    wave_size: int
    wave: int
    found_by: str
    lines: list[int]
    verdict: str
    text: str
    not_known: str
    k_order: tuple[int, ...]
    k_extent: int
    operands: list[OperandAgreementRow]


@query("mma_agreement", MmaAgreementParameters)
def mma_agreement_query(subject: Subject, parameters: MmaAgreementParameters) -> MmaAgreementPayload:
    """Whether Wave's index of an mma node and the layout of its instruction name the same elements."""
    comp = subject.compilation
    graph, stage = _graph_with(subject, parameters)
    node = find_node(graph, parameters.node, stage)
    if "mma" not in node.op:
        raise BadQuery(f"{node.name} is a {node.op}: only an mma has a matrix instruction's layout")
    own = [use for use in _uses(subject) if node.id in use.nodes]
    lanes = _wave_size(subject)
    instruction = next((use.instruction for use in own if use.instruction is not None), None)
    found_by: str = own[0].attribution if own else "type"
    if instruction is None and not own:
        instruction = instruction_of_type(comp, graph, node, lanes)
    name = instruction.name if instruction is not None else own[0].mnemonic if own else ""
    answer = MmaAgreementPayload(
        stage=stage, node=node.id, label=display_name(node), instruction=name, target=comp.spec.target, wave_size=lanes,
        wave=parameters.wave, found_by=found_by if name else "", lines=[use.line for use in own], verdict="", text="",
        not_known="", k_order=(), k_extent=0, operands=[],
    )  # fmt: skip
    if instruction is None:
        return msgspec.structs.replace(answer, not_known=_no_instruction(comp.spec.target, node, name))
    return _answered(answer, subject, graph, node, instruction)


def _answered(
    answer: MmaAgreementPayload, subject: Subject, graph: Graph, node: GraphNode, instruction: MatrixInstruction
) -> MmaAgreementPayload:
    try:
        found: MmaAgreement = mma_agreement(subject.compilation, graph, node, instruction, wave=answer.wave)
    except NotKnown as reason:
        return msgspec.structs.replace(answer, not_known=str(reason))
    operands = [
        OperandAgreementRow(
            one.name,
            one.node,
            display_name(graph.nodes[one.node]),
            one.dims,
            one.verdict,
            one.text,
            one.elements.tolist(),
        )
        for one in found.operands
    ]
    return msgspec.structs.replace(
        answer,
        verdict=found.verdict,
        text=found.text,
        k_order=found.k_order,
        k_extent=found.k_extent,
        operands=operands,
    )


def _graph_with(subject: Subject, parameters: MmaAgreementParameters) -> tuple[Graph, str]:
    """The graph that the question is about: the one asked for, else the last, which the AMDGCN is linked to."""
    comp = subject.compilation
    if parameters.stage is not None:
        return comp.graph(parameters.stage), parameters.stage
    for stage in reversed(comp.stages):
        if stage.language == "graph" and stage.after is not None:
            return comp.graph(stage), stage.id
    raise NotRecorded("no fx graph was recorded")


def _no_instruction(target: str, node: GraphNode, name: str) -> str:
    if name:
        return f"the layout of {name} on {target} is not known"
    kind = node.attributes.get("mma_type")
    what = f" ({kind})" if kind else ""
    return (
        f"{target} has no single matrix instruction for {node.name}{what}: a later pass splits the node or multiplies "
        "without matrix instructions"
    )
