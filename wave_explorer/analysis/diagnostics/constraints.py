"""Findings in the constraints alone, or in the constraints against the launch, the operations and the target."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from math import prod

from wave_explorer.analysis.diagnostics.distribution import Distribution, Tile
from wave_explorer.analysis.diagnostics.rule import at_line, code, constraint_text, found
from wave_explorer.analysis.node_facts import source_operation
from wave_explorer.arch.targets import UnknownTarget, target
from wave_explorer.arch.wave_matrix_types import FNUZ_TYPES, MATRIX_TYPES, OCP_TYPES, MatrixType
from wave_explorer.record import Compilation, Diagnostic, Graph, GraphNode
from wave_explorer.record.expression import to_text

DUPLICATE = code(
    "WX-C101",
    "error",
    "two constraints of one kind for one dimension",
    "Every distribution constraint of a dimension adds its own start to the index, and nothing removes duplicates: the "
    "term counts twice, so waves or workgroups access other cells than their own.",
)
WAVES = code(
    "WX-C103",
    "error",
    "the launch has another number of waves than the constraints ask for",
    "Waves start one WaveConstraint tile apart, and each does the workgroup's tile divided by the waves of the launch: "
    "with another number they overlap, and a part of the tile is computed by none. One wave alone does it all.",
)
WAVE_SIZE = code(
    "WX-C104",
    "error",
    "a wave size that the target or the matrix instruction does not have",
    "The lanes of a wave are part of a matrix instruction's layout and of the hardware: they cannot be chosen freely.",
)
WORKGROUP_SIZE = code(
    "WX-C113",
    "error",
    "more threads than a workgroup can have",
    "The hardware starts workgroups of at most 1024 threads. iree-compile makes code for a larger one all the same, "
    "and the launch fails.",
)
UNTILED_LOOP = code(
    "WX-C105",
    "error",
    "a loop over a dimension without a tile",
    "tkw.iterate takes the step of its loop from the TilingConstraint of the dimension.",
)
UNTILED_REDUCTION = code(
    "WX-C106",
    "warning",
    "the reduction of an mma is not tiled",
    "Without a TilingConstraint the whole dimension is one tile: every step of it is unrolled, with the registers that "
    "its operands take, and nothing goes through a loop.",
)
MATRIX_TYPE = code(
    "WX-C109",
    "error",
    "a matrix instruction that the target does not have, or not for these elements",
    "An mma_type names an instruction of particular architectures and element types; others cannot lower it.",
)
NO_VECTOR_SHAPES = code(
    "WX-C110",
    "error",
    "no vector_shapes in a kernel without mma",
    "Indices are derived from the mma of a kernel, else from its reductions, else from its reads and writes; the last "
    "two take the elements of each dimension for one wave from HardwareConstraint.vector_shapes.",
)

_UNROLLED_STEPS = 16
"""Steps of an untiled reduction from which unrolling is surely not meant: head dims of attention, which are legal
and usual, stay below."""


def duplicates(comp: Compilation) -> Iterator[Diagnostic]:
    """Two constraints of one kind for one dimension."""
    spread = Distribution(comp)
    for tiles in (spread.workgroup, spread.wave, spread.tiling):
        by_dim = sorted(tiles, key=lambda tile: tile.dim)
        for dim, group in groupby(by_dim, key=lambda tile: tile.dim):
            same = list(group)
            if len(same) > 1:
                yield _duplicate(dim, same)


def _duplicate(dim: str, same: list[Tile]) -> Diagnostic:
    kind, last = same[0].constraint.kind, same[-1].constraint
    texts = [constraint_text(tile.constraint) + at_line(tile.constraint) for tile in same]
    equal = len({tile.size for tile in same}) == 1
    return found(
        DUPLICATE,
        f"{dim} has {len(same)} {kind}s{'' if equal else ' that contradict each other'}: {' and '.join(texts)}",
        fix=f"Keep one {kind} for {dim}.",
        constraint=last,
        view="edit",
        dim=dim,
        constraints=len(same),
    )


def waves_of_the_launch(comp: Compilation) -> Iterator[Diagnostic]:
    """Waves a workgroup that the constraints ask for, against those of the launch (or of the hardware constraint)."""
    spread = Distribution(comp)
    actual = _waves(comp, spread)
    if actual is None or spread.hardware is None:
        return
    for tile in spread.wave:
        group = spread.workgroup_tile(tile.dim)
        axis = group.constraint.settings.get("workgroup_dim") if group is not None else None
        if group is None or group.size is None or not tile.size or not isinstance(axis, int) or axis > 2:
            continue
        asked = -(-group.size // tile.size)
        if asked != actual[axis]:
            yield found(
                WAVES,
                f"{tile.dim}: the tile of {group.size} in shares of {tile.size} is for {asked} waves on axis {axis}, "
                f"and the launch has {actual[axis]}",
                fix="Leave waves_per_block out, so that it follows from the wave constraints; where it is not given, "
                "the kernel object was compiled before with other tiles: make it afresh for each compile.",
                constraint=tile.constraint,
                view="edit",
                severity="warning" if actual[axis] == 1 else "error",
                axis=axis,
                workgroup_tile=group.size,
                wave_tile=tile.size,
                waves_asked=asked,
                waves_launched=actual[axis],
            )


def _waves(comp: Compilation, spread: Distribution) -> tuple[int, ...] | None:
    launch, lanes = comp.manifest.launch, spread.lanes
    if launch is not None and launch.block is not None:
        if not lanes:
            return None
        x, y, z = launch.block
        return x // lanes, y, z
    given = spread.setting("waves_per_block")
    if isinstance(given, list | tuple) and len(given) == 3 and all(type(part) is int for part in given):
        return tuple(given)
    return None


_MOST_THREADS = 1024
"""Of a workgroup on every target (LLVM, ``AMDGPUSubtarget::getMaxFlatWorkGroupSize``)."""


def workgroup_size(comp: Compilation) -> Iterator[Diagnostic]:
    """Threads of a workgroup against what the hardware takes."""
    launch, spread = comp.manifest.launch, Distribution(comp)
    if launch is None or launch.block is None or prod(launch.block) <= _MOST_THREADS:
        return
    threads, lanes = prod(launch.block), spread.lanes
    waves = f" ({threads // lanes} waves of {lanes} lanes)" if lanes else ""
    shares = [tile for tile in spread.wave if tile.size]
    yield found(
        WORKGROUP_SIZE,
        f"The launch has {threads} threads a workgroup{waves}, and {comp.spec.target} takes at most {_MOST_THREADS}",
        fix="Choose a smaller tile of the workgroup, or a larger one of each wave.",
        constraint=min(shares, key=lambda tile: tile.size or 0).constraint if shares else spread.hardware,
        view="edit",
        threads=threads,
        most=_MOST_THREADS,
        block="×".join(map(str, launch.block)),
    )


def wave_sizes(comp: Compilation) -> Iterator[Diagnostic]:
    """threads_per_wave against the target and against the matrix instruction."""
    spread = Distribution(comp)
    lanes = spread.lanes
    if lanes is None or spread.hardware is None:
        return
    try:
        sizes: tuple[int, ...] = target(comp.spec.target).wave_sizes
    except UnknownTarget:
        sizes = ()
    if sizes and lanes not in sizes:
        yield found(
            WAVE_SIZE,
            f"threads_per_wave is {lanes}, and {comp.spec.target} runs waves of {' or '.join(map(str, sizes))} lanes",
            fix=f"Set threads_per_wave={sizes[0]} in HardwareConstraint.",
            constraint=spread.hardware,
            view="edit",
            threads_per_wave=lanes,
            target=comp.spec.target,
        )
    for node, kind in _matrix_nodes(comp, spread):
        if kind.threads_per_wave != lanes:
            yield found(
                WAVE_SIZE,
                f"threads_per_wave is {lanes}, and {kind.name} is an instruction of {kind.threads_per_wave} lanes",
                fix=f"Set threads_per_wave={kind.threads_per_wave} in HardwareConstraint.",
                constraint=spread.hardware,
                node=node,
                view="edit",
                threads_per_wave=lanes,
                mma_type=kind.name,
            )


def matrix_types(comp: Compilation) -> Iterator[Diagnostic]:
    """The type of each mma against the target and the element type of its operands."""
    spread = Distribution(comp)
    graph = comp.last_graph()
    for node, kind in _matrix_nodes(comp, spread):
        dtype = _operand_dtype(graph, node) if graph is not None else ""
        wrong_target = comp.spec.target not in kind.targets
        wrong_dtype = bool(dtype) and dtype.lower() not in _accepted(kind, comp.spec.target)
        if not (wrong_target or wrong_dtype):
            continue
        fits = [
            one.name
            for one in MATRIX_TYPES
            if comp.spec.target in one.targets and (not dtype or dtype.lower() in _accepted(one, comp.spec.target))
        ]
        what = (
            f"{comp.spec.target} has no instruction for {kind.name}"
            if wrong_target
            else (
                f"{kind.name} multiplies {' or '.join(_accepted(kind, comp.spec.target))}, and its operands are {dtype}"
            )
        )
        yield found(
            MATRIX_TYPE,
            what,
            fix=f"Choose one of {', '.join(fits)}." if fits else "Choose another target or element type.",
            constraint=spread.hardware,
            node=node,
            location=node.location,
            view="edit",
            mma_type=kind.name,
            target=comp.spec.target,
            dtype=dtype,
        )


def _accepted(kind: MatrixType, name: str) -> tuple[str, ...]:
    """Element types of a matrix type on one target: each has one family of 8-bit formats."""
    foreign = OCP_TYPES if name == "gfx942" else FNUZ_TYPES
    return tuple(dtype.lower() for dtype in kind.dtypes if dtype not in foreign)


def _matrix_nodes(comp: Compilation, spread: Distribution) -> Iterator[tuple[GraphNode, MatrixType]]:
    """One mma of each written operation with its type, where that is in the table."""
    graph = comp.last_graph()
    known = {kind.name: kind for kind in MATRIX_TYPES}
    for node in _first_copies(graph, "mma"):
        named = node.attributes.get("mma_type") or spread.setting("mma_type")
        if isinstance(named, str) and named in known:
            yield node, known[named]


def _first_copies(graph: Graph | None, op: str) -> Iterator[GraphNode]:
    seen = set()
    for node in graph.nodes.values() if graph is not None else ():
        if node.op == op and (key := source_operation(node, graph.nodes if graph else {})) not in seen:
            seen.add(key)
            yield node


def _operand(graph: Graph, node: GraphNode, name: str) -> GraphNode | None:
    return next((graph.nodes.get(edge.node) for edge in node.operands if edge.name == name), None)


def _operand_dtype(graph: Graph, node: GraphNode) -> str:
    lhs = _operand(graph, node, "lhs")
    return lhs.type.dtype if lhs is not None and lhs.type is not None else ""


def untiled_loops(comp: Compilation) -> Iterator[Diagnostic]:
    """A loop whose dimension has no TilingConstraint, in a compile that failed: Wave takes no other step for it."""
    graph, tiled = comp.last_graph(), {tile.dim for tile in Distribution(comp).tiling}
    if graph is None or comp.error is None:
        return
    for node in _first_copies(graph, "iterate"):
        dim = node.attributes.get("axis")
        if (
            isinstance(dim, str)
            and dim not in tiled
            and not any(edge.name.startswith("start") for edge in node.operands)
        ):
            yield found(
                UNTILED_LOOP,
                f"The loop {node.name} goes over {dim}, which has no TilingConstraint",
                fix=f"Add tkw.TilingConstraint({dim}, BLOCK_{dim}) to the constraints.",
                node=node,
                view="edit",
                dim=dim,
            )


def untiled_reductions(comp: Compilation) -> Iterator[Diagnostic]:
    """The reduction dimension of an mma that is unrolled as a whole."""
    graph, spread = comp.last_graph(), Distribution(comp)
    distributed = {tile.dim for tile in (*spread.tiling, *spread.workgroup)}
    for node, kind in _matrix_nodes(comp, spread):
        lhs, rhs = (None if graph is None else _operand(graph, node, name) for name in ("lhs", "rhs"))
        if lhs is None or rhs is None or lhs.type is None or rhs.type is None or node.type is None:
            continue
        dims = {to_text(dim) for dim in lhs.type.dims} & {to_text(dim) for dim in rhs.type.dims}
        for dim in sorted(dims - {to_text(part) for part in node.type.dims} - distributed):
            extent = spread.values.get(dim)
            steps = extent // kind.shape[2] if extent is not None else 0
            if extent is not None and steps >= _UNROLLED_STEPS:
                yield found(
                    UNTILED_REDUCTION,
                    f"{dim} = {extent} has no TilingConstraint: each mma is unrolled into {steps} along it",
                    fix=f"Put the mma into tkw.iterate({dim}, ...) and add tkw.TilingConstraint({dim}, BLOCK_{dim}).",
                    node=node,
                    view="edit",
                    dim=dim,
                    extent=extent,
                    steps=steps,
                )


def missing_vector_shapes(comp: Compilation) -> Iterable[Diagnostic]:
    """A failed compile of a kernel without mma whose hardware constraint leaves out dimensions."""
    spread, graph = Distribution(comp), comp.last_graph()
    if comp.error is None or graph is None or spread.hardware is None or comp.error.symbol:
        return
    operations = {node.op for node in graph.nodes.values()}
    if any("mma" in op or op == "dot" for op in operations) or not operations & {"read", "write"}:
        return
    shapes = spread.setting("vector_shapes")
    given = set(shapes) if isinstance(shapes, dict) else set()
    dims = dict.fromkeys(to_text(dim) for argument in comp.spec.arguments for dim in argument.dims)
    missing = [dim for dim in dims if dim not in given]
    if missing:
        yield found(
            NO_VECTOR_SHAPES,
            f"This kernel has no mma, and HardwareConstraint.vector_shapes says nothing about {', '.join(missing)}",
            fix=f"Add vector_shapes={{{', '.join(f'{dim}: ...' for dim in dims)}}}: elements of each dim for one wave.",
            constraint=spread.hardware,
            view="edit",
            missing=", ".join(missing),
        )
