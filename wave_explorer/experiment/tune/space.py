"""The space of a search: what may be set to which values, given by a person or proposed from the kernel."""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from wave_explorer.experiment.tune.pruning import why_not
from wave_explorer.experiment.tune.results import Reason
from wave_explorer.kernel import KernelError, KernelSpec, Setting, settable
from wave_explorer.kernel.errors import nearest

if TYPE_CHECKING:
    from wave_explorer.kernel.tiling import Tiling

Point: TypeAlias = dict[str, Any]
"""Values by name of a dimension, as plain data."""

MOST_POINTS = 20_000
"""Every point of a space is looked at before the search begins; with more of them that takes minutes."""

_TELL_SECONDS = 0.1

_MATRIX_TYPE = re.compile(r"(mma|mfma)_(type|variant)(_\w+)?|mfma")


@dataclass(frozen=True)
class Dimension:
    """One thing that is varied.

    Attributes:
        name: of a symbol, a parameter of the factory or a compile option.
        group: what it is; an edit of a spec names symbols and options apart.
        choices: the values that it takes, each once, in the order given.
        value: what it is in the kernel as it stands.
    """

    name: str
    group: Literal["symbol", "option"]
    choices: tuple[Any, ...]
    value: Any


@dataclass(frozen=True)
class Space:
    """The product of its dimensions; at least one, and no name twice."""

    dimensions: tuple[Dimension, ...]

    def __len__(self) -> int:
        size = 1
        for dimension in self.dimensions:
            size *= len(dimension.choices)
        return size

    def points(self) -> Iterator[Point]:
        """All points, the last dimension varying fastest."""
        names = [dimension.name for dimension in self.dimensions]
        for values in itertools.product(*(dimension.choices for dimension in self.dimensions)):
            yield dict(zip(names, values, strict=True))

    @property
    def start(self) -> Point | None:
        """The kernel as it stands as a point, None where it is none of this space."""
        point = {dimension.name: dimension.value for dimension in self.dimensions}
        return point if all(one.value in one.choices for one in self.dimensions) else None

    def applied(self, spec: KernelSpec, point: Mapping[str, Any]) -> KernelSpec:
        """``spec`` with the settings of a point.

        Raises:
            KernelError: the kernel cannot be made with them.
        """
        groups = {dimension.name: dimension.group for dimension in self.dimensions}
        return spec.edit(
            symbols={name: value for name, value in point.items() if groups[name] == "symbol"},
            options={name: value for name, value in point.items() if groups[name] == "option"},
        )


@dataclass(frozen=True)
class PrunedPoint:
    """A point that is not tried, with the reason."""

    point: Point
    reason: Reason


@dataclass(frozen=True)
class Sifted:
    """The points of a space: those worth a trial, and the others; not ``whole`` where it was cancelled."""

    legal: tuple[Point, ...]
    pruned: tuple[PrunedPoint, ...]
    whole: bool = True


def space_of(spec: KernelSpec, choices: Mapping[str, Iterable[Any] | str]) -> Space:
    """A space from values by name, as Python values or as text with commas between.

    Raises:
        KernelError: an unknown name, a value that it cannot have, or nothing to vary.
    """
    known = {setting.name: setting for setting in settable(spec) if setting.group in ("symbol", "option")}
    dimensions = []
    for name, given in choices.items():
        if name not in known:
            raise KernelError(
                f"{name!r} cannot be varied: the kernel has no such setting.", advice=nearest(name, known)
            )
        setting = known[name]
        if setting.kind in ("object", "integers", "text"):
            raise KernelError(
                f"{name} cannot be varied: only numbers, flags and choices can.",
                advice="Set it for all trials instead.",
                symbol=name,
            )
        values = [part.strip() for part in given.split(",")] if isinstance(given, str) else list(given)
        read = tuple(dict.fromkeys(setting.parse(value) for value in values if value != ""))
        if not read:
            raise KernelError(f"{name} has no value to try.", advice=f"Give some: {name}=16,32.", symbol=name)
        dimensions.append(_dimension(setting, read))
    return _checked(Space(tuple(dimensions)))


def proposed_space(spec: KernelSpec) -> Space:
    """What one would vary first: tiles (``BLOCK_*``), waves, matrix types and schedules.

    Tiles are halved and doubled, within the dim that they are of; waves are 1, 2 or 4 along each axis; matrix types are
    those of the target for the element type; schedules those that the library knows the kernel's loop to take.

    Raises:
        KernelError: the kernel has nothing of the kind.
    """
    from wave_explorer.kernel.source import LibrarySource

    settings = {setting.name: setting for setting in settable(spec)}
    entry = spec.source.entry if isinstance(spec.source, LibrarySource) else None
    dimensions = []
    for setting in settings.values():
        if setting.group != "symbol" or setting.value is None:
            continue
        if setting.name.startswith("BLOCK_") and setting.kind == "integer":
            extent = settings.get(setting.name.removeprefix("BLOCK_"))
            dimensions.append(_dimension(setting, _tiles(setting.value, None if extent is None else extent.value)))
        elif setting.kind == "integer" and setting.name.startswith("waves_"):
            dimensions.append(_dimension(setting, (1, 2, 4)))
        elif setting.kind == "choice" and _MATRIX_TYPE.fullmatch(setting.name):
            dimensions.append(_dimension(setting, _matrix_types(setting, spec.target_name, settings)))
    if entry is not None and entry.schedules and "schedule" in settings:
        dimensions.append(_dimension(settings["schedule"], ("NONE", *entry.schedules)))
    return _checked(Space(tuple(one for one in dimensions if len(one.choices) > 1)))


def _dimension(setting: Setting, choices: tuple[Any, ...]) -> Dimension:
    return Dimension(setting.name, "option" if setting.group == "option" else "symbol", choices, setting.value)


def _checked(space: Space) -> Space:
    if not space.dimensions:
        raise KernelError(
            "There is nothing to vary.", advice="Name settings with the values to try, e.g. --space BLOCK_M=32,64,128."
        )
    if len(space) > MOST_POINTS:
        largest = max(space.dimensions, key=lambda one: len(one.choices))
        raise KernelError(
            f"The space has {len(space):,} points, more than the {MOST_POINTS:,} that are looked at.",
            advice=f"Leave values out, of {largest.name} ({len(largest.choices)}) for one.",
        )
    return space


def _tiles(value: int, extent: Any) -> tuple[int, ...]:
    """Half, once and twice a tile; not below what a matrix instruction needs, nor beyond the dim."""
    most = extent if isinstance(extent, int) else value * 2
    return tuple(size for size in (value // 2, value, value * 2) if size == value or 16 <= size <= most)


def _matrix_types(setting: Setting, target: str, settings: Mapping[str, Setting]) -> tuple[str, ...]:
    from wave_explorer.kernel.matrix_types import MATRIX_TYPES, matrix_types

    dtype = settings["dtype"].value if "dtype" in settings else None
    now = next((kind for kind in MATRIX_TYPES if kind.name == setting.value), None)
    of_kernel = [dtype] if isinstance(dtype, str) else list(now.dtypes[:1]) if now is not None else []
    legal = [kind.name for one in of_kernel for kind in matrix_types(target, one) if kind.name in setting.choices]
    return tuple(dict.fromkeys([setting.value, *legal]))


def sifted(
    spec: KernelSpec,
    space: Space,
    *,
    waves_per_simd: int = 1,
    looked_at: Callable[[int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Sifted:
    """Every point of ``space``, with the reason for those that are left out.

    Args:
        spec: the kernel as it stands.
        space: of it.
        waves_per_simd: resident waves that a point must be able to have.
        looked_at: told now and then how many points were looked at.
        cancelled: asked now and then; True ends it with what was looked at until then.
    """
    legal: list[Point] = []
    pruned: list[PrunedPoint] = []
    # Options do not touch the constraints, so points that differ in nothing else share their tiling.
    known: dict[tuple[Any, ...], Tiling | Reason] = {}
    told = time.monotonic()
    for count, point in enumerate(space.points()):
        if cancelled is not None and cancelled():
            return Sifted(tuple(legal), tuple(pruned), whole=False)
        if looked_at is not None and time.monotonic() - told > _TELL_SECONDS:
            looked_at(count)
            told = time.monotonic()
        symbols = tuple(point[one.name] for one in space.dimensions if one.group == "symbol")
        if symbols not in known:
            known[symbols] = _tiling_at(spec, space, point)
        found = known[symbols]
        if isinstance(found, Reason):
            reason: Reason | None = found
        else:
            schedule = str(point.get("schedule", found.schedule))
            reason = why_not(replace(found, schedule=schedule), waves_per_simd=waves_per_simd)
        if reason is None:
            legal.append(point)
        else:
            pruned.append(PrunedPoint(point, reason))
    return Sifted(tuple(legal), tuple(pruned))


def _tiling_at(spec: KernelSpec, space: Space, point: Point) -> Tiling | Reason:
    from wave_explorer.kernel.tiling import tiling

    symbols = {one.name: point[one.name] for one in space.dimensions if one.group == "symbol"}
    try:
        # An edit makes the kernel to look at the new values, and a tiling makes it again. Values of a dimension are as
        # an edit keeps them; only with another element type it has more to look at.
        edited = (
            space.applied(spec, point) if "dtype" in symbols else replace(spec, symbols={**spec.symbols, **symbols})
        )
        return tiling(edited)
    except KernelError as error:
        return Reason("kernel", error.summary)
