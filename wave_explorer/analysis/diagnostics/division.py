"""Findings about what does not divide: dimensions by tiles, tiles by waves, vectors and matrix instructions."""

from __future__ import annotations

from collections.abc import Iterator

from wave_explorer.analysis.diagnostics.distribution import Distribution, Tile
from wave_explorer.analysis.diagnostics.rule import code, constraint_text, found
from wave_explorer.record import Compilation, Diagnostic
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate_rational
from wave_explorer.record.expression import free_symbols

PART_OF_A_VECTOR = code(
    "WX-C107",
    "warning",
    "a tile that is no multiple of the vector or matrix instruction",
    "Expansion rounds the number of vectors up, and bounds switch off the elements beyond the tile: the result stays "
    "right, but the matrix instructions and loads for the rest are spent for nothing.",
)
PADDED_DIM = code(
    "WX-C108",
    "note",
    "a tile that does not divide its dimension",
    "The last tile reaches beyond the tensor. Every read and write of this dimension gets a bound, which becomes "
    "masked loads and stores or branches on EXEC in all tiles, and the last tile works for cells that do not exist.",
)
NO_WHOLE_NUMBER = code(
    "WX-C111",
    "error",
    "a tile that is no whole number of elements",
    "Wave accepts such a tile and goes on with a fraction in its index expressions, until a late pass cannot make code "
    "of it (Rational is not supported).",
)
UNEVEN_SHARES = code(
    "WX-C112",
    "error",
    "a workgroup's tile that is no multiple of its waves' tile",
    "Waves start one WaveConstraint tile apart: the tile of a workgroup has to be shared out without a rest, and one "
    "wave cannot have more than the workgroup.",
)


def broken_tiles(comp: Compilation) -> Iterator[Diagnostic]:
    """A tile whose size comes to a fraction."""
    spread = Distribution(comp)
    for tile in spread.tiles:
        size = tile.constraint.expression("tile_size")
        if size is None or tile.size is not None:
            continue
        try:
            numerator, denominator = (int(part) for part in evaluate_rational(size, spread.values))
        except (UnboundSymbol, InexactValue):
            continue
        if denominator == 1:
            continue
        names = sorted(free_symbols(size))
        values = " and ".join(f"{name} = {spread.values[name]}" for name in names)
        whose = "each wave" if tile.constraint.kind == "WaveConstraint" else "a tile"
        yield found(
            NO_WHOLE_NUMBER,
            f"{constraint_text(tile.constraint)} gives {whose} {numerator}/{denominator} elements of {tile.dim}"
            f"{f' with {values}' if values else ''}",
            fix=f"Choose {' and '.join(names) or 'a tile'} so that it is a whole number.",
            constraint=tile.constraint,
            view="edit",
            dim=tile.dim,
            elements=f"{numerator}/{denominator}",
            given=values,
        )


def uneven_shares(comp: Compilation) -> Iterator[Diagnostic]:
    """A workgroup's tile that its waves cannot share without a rest."""
    spread = Distribution(comp)
    for tile in spread.wave:
        group = spread.workgroup_tile(tile.dim)
        if group is None or not group.size or not tile.size or group.size % tile.size == 0:
            continue
        yield found(
            UNEVEN_SHARES,
            f"The workgroup's tile of {group.size} elements of {tile.dim} is no multiple of the {tile.size} that "
            f"{constraint_text(tile.constraint)} gives one wave",
            fix=_shares(group, tile),
            constraint=tile.constraint,
            view="edit",
            dim=tile.dim,
            workgroup_tile=group.size,
            wave_tile=tile.size,
        )


def _shares(group: Tile, tile: Tile) -> str:
    assert group.size and tile.size
    divisors = [size for size in range(1, group.size + 1) if group.size % size == 0 and size % 16 == 0]
    some = f" ({', '.join(map(str, divisors))})" if divisors else ""
    return f"Give a wave a part of {group.size}{some}, or a workgroup a multiple of {tile.size}."


def parts_of_vectors(comp: Compilation) -> Iterator[Diagnostic]:
    """A wave's tile that is no multiple of the vector shape that the compiler gave to the operations.

    Where a kernel has matrix instructions, their shape decides; else the vectors of its reads and writes.
    """
    graph, spread = comp.last_graph(), Distribution(comp)
    if graph is None:
        return
    with_mma = any("mma" in node.op for node in graph.nodes.values())
    vectors: dict[str, int] = {}
    for node in graph.nodes.values():
        decides = "mma" in node.op if with_mma else node.op in ("read", "write")
        for dim, shape in (node.vector_shapes or {}).items() if decides else ():
            vector = spread.number(shape)
            if vector is not None and vector > 1:
                vectors[dim] = max(vector, vectors.get(dim, 1))
    what = "one matrix instruction" if with_mma else "one vector of a wave"
    for dim, vector in vectors.items():
        tile = spread.wave_tile(dim) or next((one for one in spread.tiling if one.dim == dim), None)
        if tile is None or tile.size is None or tile.size < 1 or tile.size % vector == 0:
            continue
        vectors_used = -(-tile.size // vector)
        lost = vectors_used * vector - tile.size
        yield found(
            PART_OF_A_VECTOR,
            f"{constraint_text(tile.constraint)} gives {tile.size} elements of {dim}, which the {vector} of {what} do "
            f"not divide: {lost} of every {vectors_used * vector} are masked "
            f"({100 * lost / (vectors_used * vector):.0f} % of the work)",
            fix=f"Choose a tile that is a multiple of {vector}.",
            constraint=tile.constraint,
            view="edit",
            dim=dim,
            tile=tile.size,
            vector=vector,
            masked=lost,
        )


def padded_dims(comp: Compilation) -> Iterator[Diagnostic]:
    """A dimension that its workgroup's or loop's tile does not divide."""
    spread = Distribution(comp)
    for tile in (*spread.workgroup, *spread.tiling):
        extent = tile.extent
        if extent is None or not tile.size or extent % tile.size == 0:
            continue
        tiles = -(-extent // tile.size)
        lost = tiles * tile.size - extent
        yield found(
            PADDED_DIM,
            f"{tile.dim} = {extent} is no multiple of its tile of {tile.size}: the last of {tiles} tiles works for "
            f"{lost} that do not exist ({100 * lost / (tiles * tile.size):.0f} % of all)",
            fix=f"Pad {tile.dim} to {tiles * tile.size}, or choose a tile that divides {extent}.",
            constraint=tile.constraint,
            view="edit",
            dim=tile.dim,
            extent=extent,
            tile=tile.size,
            tiles=tiles,
            lost=lost,
        )
