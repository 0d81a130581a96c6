"""How a kernel's constraints distribute its dimensions: tiles, waves and vectors as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wave_explorer.record import Compilation, ConstraintData
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression, to_text


@dataclass(frozen=True)
class Tile:
    """A constraint of one dimension.

    Attributes:
        size: elements of the tile, ``extent`` of the dimension; None where it is no whole number or not known.
    """

    constraint: ConstraintData
    dim: str
    size: int | None
    extent: int | None


class Distribution:
    """The constraints of a kernel, by kind and dimension.

    Attributes:
        workgroup, tiling, wave: tiles in source order.
        hardware: the HardwareConstraint, None where there is none or there are several.
        values: symbols that are known in numbers.
    """

    def __init__(self, comp: Compilation) -> None:
        given = {name: value for name, value in comp.spec.symbols.items() if type(value) is int}
        self.values: Mapping[str, int] = {**given, **comp.symbol_values}
        self.workgroup = self._tiles(comp, "WorkgroupConstraint")
        self.tiling = self._tiles(comp, "TilingConstraint")
        self.wave = self._tiles(comp, "WaveConstraint")
        hardware = [one for one in comp.spec.constraints if one.kind == "HardwareConstraint"]
        self.hardware = hardware[0] if len(hardware) == 1 else None

    def _tiles(self, comp: Compilation, kind: str) -> list[Tile]:
        return [
            Tile(one, to_text(dim), self.number(one.expression("tile_size")), self.number(dim))
            for one in comp.spec.constraints
            if one.kind == kind and (dim := one.arguments.get("dim")) is not None
        ]

    def number(self, expression: Expression | None) -> int | None:
        """The value of an expression, None where it is not known or no whole number."""
        if expression is None:
            return None
        try:
            return int(evaluate(expression, self.values))
        except (UnboundSymbol, InexactValue, ValueError):
            return None

    def setting(self, name: str) -> object:
        """A setting of the HardwareConstraint, None where it is not given."""
        if self.hardware is None:
            return None
        return self.hardware.arguments.get(name, self.hardware.settings.get(name))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles, by kind."""
        return (*self.workgroup, *self.tiling, *self.wave)

    @property
    def lanes(self) -> int | None:
        """``threads_per_wave`` where it is given as a number."""
        lanes = self.setting("threads_per_wave")
        return lanes if type(lanes) is int else None

    def workgroup_tile(self, dim: str) -> Tile | None:
        """The workgroup constraint of a dimension, None where it has none or several."""
        tiles = [tile for tile in self.workgroup if tile.dim == dim]
        return tiles[0] if len(tiles) == 1 else None

    def wave_tile(self, dim: str) -> Tile | None:
        """The wave constraint of a dimension, else its workgroup constraint; None where it has none or several."""
        tiles = [tile for tile in self.wave if tile.dim == dim]
        if not tiles:
            return self.workgroup_tile(dim)
        return tiles[0] if len(tiles) == 1 else None
