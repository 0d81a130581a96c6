"""Wave's index of an mma node beside the register layout of the instruction that executes it.

Both say which element a lane holds in a register. They need not say the same: the product is right as long as the rows
of A are the rows of D, the columns of B the columns of D, and each k that the instruction sums is one K of the kernel,
the same in A and in B. A difference that keeps these rules is a permutation; any other makes the product wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

import numpy as np

from wave_explorer.analysis.element_order import MmaOperand, Values, element_coordinates
from wave_explorer.analysis.index_map import NotKnown, symbol_values_at
from wave_explorer.arch.matrix import MatrixInstruction, OperandLayout
from wave_explorer.record import Compilation, Graph, GraphNode
from wave_explorer.record.evaluation import InexactValue, IntArray, UnboundSymbol
from wave_explorer.record.expression import free_symbols, to_text

Verdict: TypeAlias = Literal["same", "permuted", "differs"]
FactorName: TypeAlias = Literal["A", "B", "D"]

_OPERANDS: dict[FactorName, MmaOperand] = {"A": "lhs", "B": "rhs", "D": "acc"}
_RUNS_NAMED = 3
_TRIED = (4096, 12289)


@dataclass(frozen=True)
class OperandAgreement:
    """One operand.

    Attributes:
        node: id of the fx node whose value it is.
        dims: Wave's dimensions of its rows and columns.
        elements: int array (lanes, slots, 2): row and column that Wave's index gives, from the start of the tile.
        text: what there is to say, one sentence.
    """

    name: FactorName
    node: str
    dims: tuple[str, str]
    elements: IntArray
    verdict: Verdict
    text: str


@dataclass(frozen=True)
class MmaAgreement:
    """Both layouts of one mma node.

    Attributes:
        k_order: Wave's k (from the start of its tile) for each k of the instruction; empty where A and B differ.
        k_extent: how many k Wave's tile has; more than the instruction's where several instructions share it.
    """

    verdict: Verdict
    text: str
    k_order: tuple[int, ...]
    k_extent: int
    operands: tuple[OperandAgreement, ...]


def mma_agreement(
    comp: Compilation,
    graph: Graph,
    node: GraphNode,
    instruction: MatrixInstruction,
    *,
    wave: int = 0,
    workgroup: tuple[int, int, int] = (0, 0, 0),
) -> MmaAgreement:
    """Compares the index of ``node`` with the layout of ``instruction``, lane by lane and register by register.

    Args:
        comp: the record.
        graph: of an fx stage, that holds ``node``.
        node: an mma (``scaled_mma``: its factors without their scales).
        instruction: that executes it.
        wave, workgroup: whose lanes are looked at.

    Raises:
        NotKnown: the node has no index, or another number of elements than the instruction; the message says which.
    """
    if node.index is None:
        raise NotKnown(f"{node.name} has no index after this pass")
    if instruction.blocks > 1:
        raise NotKnown(f"{instruction.name} multiplies {instruction.blocks} blocks, which no Wave type uses")
    sources = {name: _source(graph, node, operand) for name, operand in _OPERANDS.items()}
    dims = {name: _type_dims(node, source) for name, source in sources.items()}
    values, threads = symbol_values_at(comp, graph, node, workgroup, 0)
    # The device and the iterations of loops further out move the tile as a whole.
    outer = [one.id for one in comp.manifest.symbols if one.role in ("device", "induction")]
    values = {**dict.fromkeys(outer, 0), **values}
    lanes = slice(wave * instruction.wave_size, (wave + 1) * instruction.wave_size)
    if threads < lanes.stop:
        raise NotKnown(f"a workgroup has {threads} threads: there is no wave {wave}")
    found: dict[FactorName, dict[str, IntArray]] = {}
    for name, operand in _OPERANDS.items():
        found[name] = _in_tile(graph, node, dims[name], values, threads, operand, lanes)
    row, column, summed = _roles(node, dims, found)
    base = {
        row: int(found["A"][row].min()),
        column: int(found["B"][column].min()),
        summed: min(int(found["A"][summed].min()), int(found["B"][summed].min())),
    }
    extent = int(max(found[name][summed].max() for name in ("A", "B"))) - base[summed] + 1
    pairs: dict[FactorName, tuple[str, str]] = {"A": (row, summed), "B": (summed, column), "D": (row, column)}
    elements: dict[FactorName, IntArray] = {}
    for name, pair in pairs.items():
        whole = np.stack([found[name][dim] - base[dim] for dim in pair], axis=-1)
        slots = len(instruction.layouts[name].slots)
        elements[name] = _part(graph, node, sources[name], whole, slots, summed, name)
    result = compared(instruction, elements, pairs, {name: source.id for name, source in sources.items()}, extent)
    parts = found["A"][summed].shape[1] // len(instruction.layouts["A"].slots)
    missing = sorted(set(range(parts)) - _parts_summed(graph, sources["A"], summed, parts)) if parts > 1 else []
    if missing and result.verdict != "differs":
        named = ", ".join(str(part) for part in missing)
        return replace(
            result, verdict="differs", text=f"No instruction sums part {named} of {parts} of Wave's {summed}."
        )
    return result


def compared(
    instruction: MatrixInstruction,
    elements: dict[FactorName, IntArray],
    dims: dict[FactorName, tuple[str, str]],
    nodes: dict[FactorName, str],
    k_extent: int,
) -> MmaAgreement:
    """The verdict on Wave's ``elements`` (lanes, slots, 2) of A, B and D; ``k_extent`` is how many k its tile has."""
    wave = {name: _by_hardware_element(instruction.layouts[name], elements[name]) for name in elements}
    rows, k_of_a, fault_a = _separate(wave["A"])
    columns, k_of_b, fault_b = _separate(wave["B"].transpose(1, 0, 2)[..., ::-1])
    faults: dict[FactorName, str] = {}
    if fault_a:
        faults["A"] = _mismatch("A", instruction, elements["A"], rows, k_of_a)
    if fault_b:
        faults["B"] = _mismatch("B", instruction, elements["B"], k_of_b, columns)
    if not faults and not np.array_equal(k_of_a, k_of_b):
        k = int(np.argmax(k_of_a != k_of_b))
        faults["B"] = (
            f"for the instruction's k {k} Wave has {dims['A'][1]} {k_of_a[k]} in A and {k_of_b[k]} in B: the products "
            "that are summed belong to different elements"
        )
    if not faults and len(np.unique(k_of_a)) < instruction.k:
        faults["A"] = f"Wave's index gives the same {dims['A'][1]} twice, so one product is counted twice"
    if not faults and instruction.scale_block:
        block = np.arange(instruction.k) // instruction.scale_block
        if not np.array_equal(k_of_a // instruction.scale_block, block):
            faults["A"] = f"elements of one block of {instruction.scale_block} k, which share a factor, are in another"
    wanted = np.stack(np.broadcast_arrays(rows[:, None], columns[None, :]), axis=-1)
    if not np.array_equal(wave["D"], wanted):
        faults["D"] = _mismatch("D", instruction, elements["D"], rows, columns)
    k_order = () if faults else tuple(int(k) for k in k_of_a)
    operands = tuple(
        OperandAgreement(
            name, nodes[name], dims[name], elements[name], *_operand_verdict(name, instruction, elements, faults)
        )
        for name in elements
    )
    verdict, text = _verdict(instruction, dims["A"][1], k_order, k_extent, rows, columns, faults)
    return MmaAgreement(verdict, text, k_order, k_extent, operands)


def _in_tile(
    graph: Graph,
    node: GraphNode,
    dims: tuple[str, ...],
    values: Values,
    threads: int,
    operand: MmaOperand,
    lanes: slice,
) -> dict[str, IntArray]:
    """Coordinates of the wave's elements.

    A symbol that the record has no value for (a dynamic size) may place the whole tile, but not the elements in it:
    that is tried with two values.
    """
    tried = []
    for value in _TRIED:
        known = dict(values)
        while True:
            try:
                coordinates = element_coordinates(graph, node, dims, known, threads, operand)
                break
            except UnboundSymbol as error:
                known |= dict.fromkeys(error.symbols, value)
            except InexactValue as error:
                raise NotKnown(f"{node.name}, operand {operand}: {error}") from error
        tried.append({dim: array[lanes] for dim, array in coordinates.items()})
        if len(known) == len(values):
            return tried[0]
    for dim in dims:
        one, other = (each[dim] - each[dim].min() for each in tried)
        if not np.array_equal(one, other):
            free = ", ".join(sorted(known.keys() - values.keys()))
            raise NotKnown(
                f"{node.name}, operand {operand}: where {dim} is in the tile depends on {free}, not known here"
            )
    return tried[0]


def _source(graph: Graph, node: GraphNode, operand: MmaOperand) -> GraphNode:
    place = next((edge.node for edge in node.operands if edge.name == operand), None)
    if place is None or place not in graph.nodes:
        raise NotKnown(f"the record does not say what the {operand} of {node.name} is")
    return graph.nodes[place]


def _type_dims(node: GraphNode, source: GraphNode) -> tuple[str, ...]:
    """Dimensions of a value that the node's index names (a dimension of the type may be an expression of one)."""
    index = node.index or {}
    if source.type is None or not source.type.dims:
        raise NotKnown(f"the type of {source.name} is not known after this pass")
    dims = []
    for dim in source.type.dims:
        named = to_text(dim) if to_text(dim) in index else next((s for s in free_symbols(dim) if s in index), None)
        if named is None:
            raise NotKnown(f"the index of {node.name} does not name {to_text(dim)}")
        dims.append(named)
    return tuple(dims)


def _roles(
    node: GraphNode, dims: dict[FactorName, tuple[str, ...]], found: dict[FactorName, dict[str, IntArray]]
) -> tuple[str, str, str]:
    """Wave's dimensions that are the rows, the columns, and summed over; those of batches stand still in a wave."""

    def one(wanted: Sequence[str], operand: FactorName, what: str) -> str:
        moving = [dim for dim in wanted if np.ptp(found[operand][dim])]
        if len(moving) != 1 and len(wanted) != 1:
            raise NotKnown(f"{node.name}: which dimension is {what} cannot be told from {', '.join(wanted) or 'none'}")
        return moving[0] if len(moving) == 1 else wanted[0]

    row = one([dim for dim in dims["A"] if dim not in dims["B"]], "A", "the rows")
    column = one([dim for dim in dims["B"] if dim not in dims["A"]], "B", "the columns")
    summed = one([dim for dim in dims["A"] if dim in dims["B"] and dim not in dims["D"]], "A", "summed over")
    return row, column, summed


def _part(
    graph: Graph, node: GraphNode, source: GraphNode, whole: IntArray, slots: int, summed: str, name: FactorName
) -> IntArray:
    """The elements of this node, where several share the value: a ``reshape`` then says which part is its own."""
    count = whole.shape[1]
    if count == slots:
        return whole
    number = (source.expanded_dims or {}).get(summed)
    if name == "D" or count % slots or source.op != "reshape" or number is None:
        raise NotKnown(
            f"Wave's index of {node.name} has {count} elements of {name} in a lane, the instruction takes {slots}"
        )
    first = number % (count // slots) * slots
    return whole[:, first : first + slots]


def _parts_summed(graph: Graph, source: GraphNode, summed: str, parts: int) -> set[int]:
    """Which parts of the value behind ``source`` some mma takes as its lhs."""
    taken = {
        edge.node for node in graph.nodes.values() if "mma" in node.op for edge in node.operands if edge.name == "lhs"
    }
    whole = [edge.node for edge in source.operands]
    return {
        (part.expanded_dims or {}).get(summed, 0) % parts
        for part in graph.nodes.values()
        if part.op == "reshape" and part.id in taken and [edge.node for edge in part.operands] == whole
    }


def _by_hardware_element(layout: OperandLayout, elements: IntArray) -> IntArray:
    """Wave's element by row and column of the instruction, -1 where lanes that hold one element disagree."""
    used = layout.elements[..., 0] >= 0
    rows, columns = layout.elements[used][:, 0], layout.elements[used][:, 1]
    result = np.full((rows.max() + 1, columns.max() + 1, 2), -1, np.int64)
    result[rows, columns] = elements[used]
    odd = (result[rows, columns] != elements[used]).any(axis=-1)
    result[rows[odd], columns[odd]] = -1
    return result


def _separate(wave: IntArray) -> tuple[IntArray, IntArray, bool]:
    """Wave's row by the instruction's row and its k by the instruction's k; True where an element is not of these."""
    rows, k = wave[:, 0, 0], wave[0, :, 1]
    wanted = np.stack(np.broadcast_arrays(rows[:, None], k[None, :]), axis=-1)
    return rows, k, bool((wave < 0).any()) or not np.array_equal(wave, wanted) or len(np.unique(rows)) < len(rows)


def _mismatch(
    name: FactorName, instruction: MatrixInstruction, elements: IntArray, rows: IntArray, columns: IntArray
) -> str:
    """The first lane and register that do not fit the rows and columns of the other lanes."""
    layout = instruction.layouts[name]
    for lane, slot in np.ndindex(elements.shape[:2]):
        row, column, _ = layout.elements[lane, slot]
        if row >= 0 and tuple(elements[lane, slot]) != (rows[row], columns[column]):
            said = ", ".join(str(part) for part in elements[lane, slot])
            return (
                f"lane {lane}, {slot_name(layout, slot)}: the instruction has {name}[{row}, {column}] there, and the "
                f"rest of Wave's index makes that [{rows[row]}, {columns[column]}], but there it says [{said}]"
            )
    return "two rows of the instruction have the same row of Wave's index"


def slot_name(layout: OperandLayout, slot: int) -> str:
    """``v1.hi``, ``v0[2]`` (third byte), ``v0:1`` for 64 bits: the register of an operand and the part of it."""
    register, bit, width = layout.slots[slot]
    if width == 64:
        return f"v{register}:{register + 1}"
    if width == 16:
        return f"v{register}.{'hi' if bit else 'lo'}"
    return f"v{register}" if width == 32 else f"v{register}[{bit // width}]"


def _operand_verdict(
    name: FactorName,
    instruction: MatrixInstruction,
    elements: dict[FactorName, IntArray],
    faults: dict[FactorName, str],
) -> tuple[Verdict, str]:
    if name in faults:
        return "differs", faults[name]
    layout = instruction.layouts[name]
    used = layout.elements[..., 0] >= 0
    differing = (layout.elements[..., :2] != elements[name]).any(axis=-1) & used
    if not differing.any():
        return "same", "every lane and register as the instruction has it"
    lane, slot = (int(part) for part in np.argwhere(differing)[0])
    hardware, wave = (list(map(int, one[lane, slot][:2])) for one in (layout.elements, elements[name]))
    return "permuted", (
        f"{int(differing.sum())} of {int(used.sum())} places differ; the first, lane {lane} {slot_name(layout, slot)}: "
        f"the instruction has {name}{hardware}, Wave {name}{wave}"
    )


def _verdict(
    instruction: MatrixInstruction,
    k_dim: str,
    k_order: tuple[int, ...],
    k_extent: int,
    rows: IntArray,
    columns: IntArray,
    faults: dict[FactorName, str],
) -> tuple[Verdict, str]:
    if faults:
        name, text = next(iter(faults.items()))
        return "differs", f"Wave's index does not fit the instruction. {name}: {text}."
    moved = [
        what
        for what, order in (("rows", rows), ("columns", columns))
        if not np.array_equal(order, np.arange(len(order)))
    ]
    if k_order == tuple(range(instruction.k)) and not moved:
        return "same", "Wave's index gives every lane and register the element that the instruction expects there."
    said = []
    if moved:
        said.append(f"The {' and '.join(moved)} are in another order, in D as in the factors.")
    if k_extent > instruction.k:
        said.append(
            f"This instruction sums {instruction.k} of the {k_extent} {k_dim} of Wave's tile: "
            f"{_ranges(sorted(k_order))}. Further instructions sum the rest. That is legal: it does not matter which "
            "products are added first."
        )
    elif k_order != tuple(range(instruction.k)):
        said.append(
            f"A and B have {k_dim} in the same order, but not in the instruction's: {_exchanges(k_order)}. That is "
            f"legal: a sum over {k_dim} does not depend on the order. Rows and columns, and with them D, "
            f"{'keep to the same rule' if moved else 'agree'}."
        )
    return "permuted", " ".join(said)


def _ranges(numbers: Sequence[int]) -> str:
    """``0–3, 8–11``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] + 1 == number:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in runs)


def _exchanges(k_order: tuple[int, ...]) -> str:
    """Runs of the instruction's k whose k in Wave's index is another: ``its k 4–7 is Wave's 8–11``."""
    runs: list[list[int]] = []
    for k, wave in enumerate(k_order):
        if runs and runs[-1][1] + 1 == k and runs[-1][2] + k - runs[-1][0] == wave:
            runs[-1][1] = k
        else:
            runs.append([k, k, wave])
    moved = [run for run in runs if run[0] != run[2]]
    texts = [
        f"its k {_ranges(range(first, last + 1))} is Wave's {_ranges(range(wave, wave + last - first + 1))}"
        for first, last, wave in moved[:_RUNS_NAMED]
    ]
    return ", ".join(texts) + (f", and {len(moved) - _RUNS_NAMED} more runs" if len(moved) > _RUNS_NAMED else "")
