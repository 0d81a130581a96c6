"""Loads of whole tiles into LDS by the tensor unit of gfx1250."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Dwords, Special, define

V = TypeVar("V")


@define("tensor_load_to_lds", unit="vector-memory", sources=[Dwords(4), Dwords(8), Special.HIGHER_DIMS])
def load_tile(a: LaneAlgebra[V], place: Sequence[V], shape: Sequence[V]) -> None:
    a.tensor_load(place, shape)
