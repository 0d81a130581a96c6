"""Points of a space that are not worth a compile, each with the reason: legality first, then what the hardware has.

Every rule is arithmetic on the kernel's constraints, and claims no more than that shows: amounts are lower bounds
(LDS without padding or further buffers, registers of the accumulators alone), so that what exceeds a limit here
exceeds it in the code too.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING

from wave_explorer.arch.occupancy import DoesNotFit, occupancy
from wave_explorer.arch.targets import Target, UnknownTarget, target
from wave_explorer.experiment.tune.results import Reason
from wave_explorer.kernel.matrix_types import matrix_types

if TYPE_CHECKING:
    from wave_explorer.kernel.tiling import Tiling

MOST_THREADS = 1024
"""Of a workgroup on every target (LLVM, ``AMDGPUSubtarget::getMaxFlatWorkGroupSize``)."""

_AGPRS_APART = ("gfx908",)


def why_not(tiling: Tiling, *, waves_per_simd: int = 1) -> Reason | None:
    """Why a point is left out; None for one that is worth a trial.

    Args:
        tiling: of the kernel at the point.
        waves_per_simd: a point that cannot have so many resident waves is left out.
    """
    for rule in _RULES:
        reason = rule(tiling)
        if reason is not None:
            return reason
    return _occupancy(tiling, waves_per_simd)


def _matrix_type(tiling: Tiling) -> Reason | None:
    """A matrix instruction that the target lacks, or not for these elements."""
    if tiling.mma is None:
        return None
    kind = tiling.mma
    if tiling.target not in kind.targets:
        return Reason("matrix type", f"{kind.name} is no matrix instruction of {tiling.target}")
    suited = kind in matrix_types(tiling.target, tiling.dtype)
    if tiling.dtype in ("f16", "bf16") and not suited:
        return Reason("matrix type", f"{kind.name} of {tiling.target} takes no {tiling.dtype}")
    return None


def _wave_tile(tiling: Tiling) -> Reason | None:
    """Shares of a wave that are no whole number of elements, or of matrix instructions."""
    for dim, share in tiling.wave.items():
        tile = tiling.workgroup.get(dim)
        if tile is None:
            continue
        if not share or share.denominator != 1 or tile % int(share):
            return Reason("wave tile", f"{tile} elements of {dim} cannot be shared out in parts of {share}")
        step = _instruction_step(tiling, dim)
        if step is not None and int(share) % step:
            return Reason(
                "wave tile",
                f"a wave's share of {dim} is {share} elements, no whole number of the {step} that one "
                f"{tiling.mma_name} takes",
            )
    return None


def _instruction_step(tiling: Tiling, dim: str) -> int | None:
    """Elements of a dim that one matrix instruction takes, None where it takes none of it."""
    if tiling.matrix is None or tiling.mma is None:
        return None
    m, n, _ = tiling.mma.shape
    return {tiling.matrix.m: m, tiling.matrix.n: n}.get(dim)


def _threads(tiling: Tiling) -> Reason | None:
    """Workgroups larger than the hardware starts."""
    waves = tiling.waves
    if waves is None or waves * tiling.lanes <= MOST_THREADS:
        return None
    return Reason(
        "threads",
        f"{waves} waves of {tiling.lanes} lanes are {waves * tiling.lanes} threads; a workgroup has at most "
        f"{MOST_THREADS}",
    )


def _tile(tiling: Tiling) -> Reason | None:
    """Tiles of which at least half lies outside the dim."""
    for dim, tile in {**tiling.workgroup, **tiling.loop}.items():
        extent = tiling.extents.get(dim)
        if extent is not None and tile // 2 >= extent:
            return Reason("tile", f"of a tile of {tile} elements of {dim}, at most {extent} are there")
    return None


def _loop_tile(tiling: Tiling) -> Reason | None:
    """Turns of the loop that fill no whole matrix instruction."""
    if tiling.matrix is None or tiling.mma is None:
        return None
    tile, step = tiling.loop.get(tiling.matrix.k), tiling.mma.shape[2]
    if tile is None or tile % step == 0:
        return None
    return Reason(
        "loop tile",
        f"a turn of the loop takes {tile} of {tiling.matrix.k}, and one {tiling.mma_name} takes {step}: part of its "
        f"work is masked",
    )


def _schedule(tiling: Tiling) -> Reason | None:
    """Pipelines of a loop that has a single turn: Wave leaves it as it is."""
    if tiling.schedule == "NONE" or len(tiling.loop) != 1:
        return None
    dim, tile = next(iter(tiling.loop.items()))
    extent = tiling.extents.get(dim)
    if extent is None or extent > tile:
        return None
    return Reason(
        "schedule",
        f"the loop over {dim} has one turn ({extent} elements in tiles of {tile}), so schedule {tiling.schedule} gives "
        f"the code of NONE",
    )


def _lds(tiling: Tiling) -> Reason | None:
    """Operands that together are larger than the LDS of a workgroup."""
    wanted, facts = lds_bytes(tiling), _facts(tiling)
    if wanted is None or facts is None or wanted <= facts.lds_bytes_per_workgroup:
        return None
    return Reason(
        "LDS",
        f"the operands take at least {wanted:,} B of LDS, and a workgroup on {tiling.target} can have "
        f"{facts.lds_bytes_per_workgroup:,} B",
    )


def _registers(tiling: Tiling) -> Reason | None:
    """Accumulators that leave no register for anything else."""
    wanted, facts, waves = accumulators(tiling), _facts(tiling), tiling.waves
    if wanted is None or facts is None or waves is None or facts.name in _AGPRS_APART:
        return None
    resident = -(-waves // facts.simds)
    granule = facts.vgpr_allocation_granule(tiling.lanes)
    most = min(facts.vgprs_per_lane(tiling.lanes) // resident // granule * granule, facts.most_registers)
    if wanted < most:
        return None
    return Reason(
        "registers",
        f"the accumulators of a wave take {wanted} registers of a lane, and with {waves} waves in a workgroup it has "
        f"{most} for everything: they would spill",
    )


def _occupancy(tiling: Tiling, floor: int) -> Reason | None:
    """Points that cannot have as many resident waves as were asked for."""
    facts, waves = _facts(tiling), tiling.waves
    if facts is None or waves is None or floor <= 1:
        return None
    try:
        found = occupancy(
            facts,
            threads=waves * tiling.lanes,
            vgprs=accumulators(tiling) or 1,
            lds_bytes=lds_bytes(tiling) or 0,
            wave_size=tiling.lanes,
        )
    except (DoesNotFit, ValueError) as error:
        return Reason("occupancy", str(error))
    if found.waves_per_simd >= floor:
        return None
    return Reason(
        "occupancy",
        f"at most {found.waves_per_simd} waves a SIMD can be resident ({found.limiting}), and {floor} are asked for",
    )


def lds_bytes(tiling: Tiling) -> int | None:
    """The least LDS of a workgroup in bytes, None where it is not known."""
    if tiling.matrix is None:
        return None
    tiles = {**tiling.workgroup, **tiling.loop}
    if any(dim not in tiles for operand in tiling.shared for dim in operand.dims):
        return None
    return sum(prod(tiles[dim] for dim in operand.dims) * operand.bits // 8 for operand in tiling.shared)


def accumulators(tiling: Tiling) -> int | None:
    """32-bit registers of a lane that hold a wave's part of the result, None where it is not known."""
    if tiling.matrix is None:
        return None
    shares = [tiling.wave.get(dim, tiling.workgroup.get(dim)) for dim in (tiling.matrix.m, tiling.matrix.n)]
    if shares[0] is None or shares[1] is None:
        return None
    return int(shares[0] * shares[1]) // tiling.lanes


def _facts(tiling: Tiling) -> Target | None:
    try:
        return target(tiling.target)
    except UnknownTarget:
        return None


_RULES: tuple[Callable[[Tiling], Reason | None], ...] = (
    _matrix_type, _wave_tile, _threads, _lds, _registers, _tile, _loop_tile, _schedule,
)  # fmt: skip
