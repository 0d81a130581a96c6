"""What a compile settles beside its graphs: LDS buffers and the launch."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import sympy

from wave_explorer.capture.fx_identity import NodeIdentity
from wave_explorer.capture.fx_snapshot import named_arguments, operation
from wave_explorer.capture.fx_values import FxValues
from wave_explorer.record import Allocation, Launch
from wave_explorer.record.expression import to_text


def allocations(
    trace: Any, identity: NodeIdentity, values: FxValues, bindings: Mapping[Any, Any]
) -> tuple[Allocation, ...]:
    """The LDS buffers of the last graph.

    A buffer that was placed inside another one names it as ``parent`` and has an offset; sizes that depend on a
    symbol without a value are None.
    """
    found: list[Allocation] = []
    for node in trace.walk(lambda node: operation(node) == "allocate"):
        kind = values.type(node.type)
        if kind is None or kind.address_space != "shared":
            continue
        arguments = dict(named_arguments(node))
        shape = [_integer(extent, bindings) for extent in arguments["distributed_shape"]]
        padding = _integer(arguments.get("padding", 0), bindings) or 0
        tail = _integer(arguments.get("tail_padding", 0), bindings) or 0
        known = [extent for extent in shape if extent is not None]
        complete = len(known) == len(shape)
        offset = arguments.get("offset")
        parent = arguments.get("parent")
        dtype = arguments["dtype"]
        found.append(
            Allocation(
                node=identity.id(node),
                offset=None if offset is None else _integer(offset, bindings),
                bytes=(math.prod(known) + tail) * dtype.bitwidth() // 8 if complete else None,
                shape=(*known[:-1], known[-1] - padding) if complete else (),
                padding=padding,
                dtype=str(dtype),
                parent=None if parent is None else identity.id(parent),
            )
        )
    return tuple(found)


def launch(kernel: Any, options: Any, values: FxValues) -> Launch:
    """Grid, block and LDS bytes of the launch, as Wave worked them out."""
    info = options.kernel_launch_info
    extents = [sympy.sympify(extent) for extent in kernel.grid_type.dims]
    fixed = all(extent.is_number for extent in extents)
    blocks = info.blocks
    return Launch(
        grid=_three([int(extent) for extent in extents]) if fixed else None,
        grid_text=" × ".join(to_text(values.expression(extent)) for extent in extents),
        grid_extents=() if fixed else tuple(values.expression(extent) for extent in extents),
        block=None if blocks is None else _three([int(extent) for extent in blocks]),
        lds_bytes=int(info.shared_memory_bytes),
    )


def _three(extents: list[int]) -> tuple[int, int, int]:
    x, y, z = [*extents, 1, 1, 1][:3]
    return x, y, z


def _integer(value: Any, bindings: Mapping[Any, Any]) -> int | None:
    if isinstance(value, int):
        return value
    number = sympy.sympify(value).subs(bindings)
    return int(number) if number.is_number else None
