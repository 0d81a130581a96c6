"""The constraints of Wave as forms to fill in: classes, their fields, and what each field takes."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal

import sympy
from wave_lang.kernel.lang.global_symbols import (
    DEVICE_DIM_0,
    DEVICE_DIM_1,
    DEVICE_DIM_2,
    THREAD_0,
    THREAD_1,
    THREAD_2,
    get_workgroup_symbol,
)
from wave_lang.kernel.wave.assumptions import Assumption
from wave_lang.kernel.wave.constraints import (
    DeviceConstraint,
    HardwareConstraint,
    IteratorBindings,
    ReorderingConstraint,
    TilingConstraint,
    WaveConstraint,
    WorkgroupConstraint,
)
from wave_lang.kernel.wave.symbolic_constraints import SymbolicAlias

FieldKind = Literal[
    "expression", "launch_expression", "condition", "integer", "triple", "flag", "mma_type", "sizes", "bindings",
    "function",
]  # fmt: skip
"""What stands in a field: index arithmetic (a ``launch_expression`` may also name the workgroup and thread), a
condition, a whole number, three of them, true or false, a matrix multiply type, sizes by dim, dims by iterator, or a
function of one symbol."""


@dataclass(frozen=True)
class Field:
    """One argument of a constraint.

    Attributes:
        name: as Wave has it.
        kind: what it takes.
        help: one sentence for a person.
        default: its value where it is left out.
        required: whether it must be given.
        minimum, maximum: of an ``integer``.
        keyword: whether people write it with its name even where it comes first.
    """

    name: str
    kind: FieldKind
    help: str
    default: Any = None
    required: bool = False
    minimum: int = 0
    maximum: int = 2**31 - 1
    keyword: bool = False


@dataclass(frozen=True)
class ConstraintKind:
    """A class of constraints.

    Attributes:
        name: of the class.
        make: the class.
        help: one sentence for a person.
        fields: in the order in which they are written without names.
    """

    name: str
    make: type
    help: str
    fields: tuple[Field, ...]


def _dim(what: str) -> Field:
    return Field("dim", "expression", f"The dimension that is {what}.", required=True)


_TILE = "tile_size"

_ALL = (
    ConstraintKind(
        "WorkgroupConstraint",
        WorkgroupConstraint,
        "Shares a dimension out among workgroups, a tile to each.",
        (
            _dim("shared out"),
            Field(_TILE, "expression", "Elements of the dimension that one workgroup takes.", required=True),
            Field(
                "workgroup_dim",
                "integer",
                "Axis of the grid, 0 to 4; those from 2 share one.",
                required=True,
                maximum=4,
            ),
            Field("apply_fn", "function", "Start of a workgroup's tile, as a function of its place on the axis."),
            Field("primary", "flag", "Whether the grid gets its extent on this axis from this dimension.", True),
            Field("iters", "expression", "Workgroups on the axis, where it is not the extent divided by the tile."),
        ),
    ),
    ConstraintKind(
        "WaveConstraint",
        WaveConstraint,
        "Shares a workgroup's tile out among its waves.",
        (
            _dim("shared out"),
            Field(
                _TILE, "expression", "Elements of the dimension that one wave takes; divides the tile.", required=True
            ),
            Field("wave_id", "launch_expression", "Which share a wave takes; Wave works it out where it is left out."),
        ),
    ),
    ConstraintKind(
        "TilingConstraint",
        TilingConstraint,
        "Cuts a dimension into the steps of a loop.",
        (
            _dim("looped over"),
            Field(_TILE, "expression", "Elements of the dimension that one turn of the loop takes.", 1),
            Field("iters", "expression", "Turns of the loop, where it is not the extent divided by the tile."),
            Field("start", "expression", "First element.", 0),
        ),
    ),
    ConstraintKind(
        "HardwareConstraint",
        HardwareConstraint,
        "Waves, matrix instruction and vector sizes.",
        (
            Field(
                "threads_per_wave", "integer", "Lanes of a wave.", required=True, minimum=1, maximum=64, keyword=True
            ),
            Field(
                "waves_per_block", "triple", "Waves of a workgroup on each axis; from the WaveConstraints if left out."
            ),
            Field("workgroups_per_cluster", "triple", "Workgroups of a cluster on each axis (gfx1250)."),
            Field("mma_type", "mma_type", "Matrix instruction of every tkw.mma that names none."),
            Field("vector_shapes", "sizes", "Elements of each dimension that one operation of a wave takes."),
            Field("max_bits_per_load", "integer", "Widest load of a lane, in bits.", 128, minimum=8, maximum=1024),
        ),
    ),
    ConstraintKind(
        "SymbolicAlias",
        SymbolicAlias,
        "Makes a dimension follow another one: its constraints are made from those of the target.",
        (
            Field("source", "expression", "The dimension that follows.", required=True),
            Field("target", "expression", "The dimension that it follows.", required=True),
            Field(
                "source_to_target",
                "function",
                "A tile of the source as a function of one of the target.",
                required=True,
            ),
        ),
    ),
    ConstraintKind(
        "IteratorBindings",
        IteratorBindings,
        "Says which iterator of a kernel stands for which dimension.",
        (Field("bindings", "bindings", "Dimensions by iterator: {m: M, n: N}.", required=True),),
    ),
    ConstraintKind(
        "Assumption",
        Assumption,
        "A condition that the compiler may rely on.",
        (Field("expr", "condition", "The condition, such as K > 4 * BLOCK_K.", required=True),),
    ),
    ConstraintKind(
        "DeviceConstraint",
        DeviceConstraint,
        "Shares a dimension out among devices, a tile to each.",
        (
            _dim("shared out"),
            Field(_TILE, "expression", "Elements of the dimension that one device takes.", required=True),
            Field("device_dim", "integer", "Axis of the devices, 0 to 2.", 0, maximum=2),
        ),
    ),
    ConstraintKind(
        "ReorderingConstraint",
        ReorderingConstraint,
        "Gives workgroups other tiles than their own place says.",
        (
            Field("reordered_equation", "launch_expression", "Place on the axis whose tile is taken.", required=True),
            Field("workgroup_dim", "integer", "Axis of the grid, 0 to 2.", required=True, maximum=2),
        ),
    ),
)

CONSTRAINT_KINDS = MappingProxyType({kind.name: kind for kind in _ALL})
"""Kinds by the name of their class."""

LAUNCH_SYMBOLS = MappingProxyType(
    {
        **{f"WORKGROUP_{axis}": get_workgroup_symbol(axis) for axis in range(5)},
        "THREAD_0": THREAD_0,
        "THREAD_1": THREAD_1,
        "THREAD_2": THREAD_2,
        "DEVICE_DIM_0": DEVICE_DIM_0,
        "DEVICE_DIM_1": DEVICE_DIM_1,
        "DEVICE_DIM_2": DEVICE_DIM_2,
    }
)
"""Wave's own symbols for the place of a workgroup, thread and device, by the names that people write."""


def kind_of(constraint: Any) -> ConstraintKind | None:
    """The kind of a constraint object; None for a class that is not known here."""
    found = CONSTRAINT_KINDS.get(type(constraint).__name__)
    return found if found is not None and type(constraint) is found.make else None


@dataclass(frozen=True)
class TypedFunction:
    """A function of one symbol, made from typed arithmetic: what Wave takes as a Python function.

    Attributes:
        parameter: the symbol that stands for the argument.
        expression: what it gives.
    """

    parameter: sympy.Symbol
    expression: Any

    def __call__(self, argument: Any) -> Any:
        """The expression with ``argument`` in place of the parameter."""
        return sympy.sympify(self.expression).subs(self.parameter, argument)
