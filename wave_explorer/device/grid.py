"""Workgroups of a launch whose grid depends on dynamic dims or on scalar arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.device.errors import LaunchError
from wave_explorer.device.protocol import Extent
from wave_explorer.record.compilation import Launch
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate
from wave_explorer.record.expression import to_text


def grid_of(launch: Launch, dims: Mapping[str, int], inputs: Mapping[str, NDArray[Any]]) -> Extent | None:
    """Workgroups in x, y, z, or None where the record does not say how they come about.

    Args:
        launch: as recorded.
        dims: values of all symbols in argument dims.
        inputs: by argument name; integer scalars stand for the symbols that they are bound to.

    Raises:
        LaunchError: a symbol has no value, or the dims give no workgroup at all.
    """
    if launch.grid is not None or not launch.grid_extents:
        return launch.grid
    values = {**dims, **_scalars(inputs)}
    extents = [1, 1, 1]
    for axis, extent in enumerate(launch.grid_extents[:3]):
        try:
            extents[axis] = int(evaluate(extent, values))
        except (UnboundSymbol, InexactValue) as error:
            raise LaunchError(f"The grid {launch.grid_text} cannot be worked out: {error}.") from error
        if extents[axis] < 1:
            raise LaunchError(
                f"The grid has {extents[axis]} workgroups along axis {axis} ({to_text(extent)}).",
                "Check the shapes of the inputs and the scalar arguments.",
            )
    x, y, z = extents
    return x, y, z


def _scalars(inputs: Mapping[str, NDArray[Any]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, value in inputs.items():
        number = np.asarray(value)
        if not number.ndim and number.dtype.kind in "iu":
            found[name] = int(number)
    return found
