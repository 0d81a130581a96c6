"""What was asked for: the kernel, its symbols, constraints and options, as data."""

from __future__ import annotations

from typing import Any

import msgspec

from wave_explorer.record.expression import Expression
from wave_explorer.record.graph import SourceLocation


class ConstraintData(msgspec.Struct, frozen=True, omit_defaults=True):
    """One constraint: its class, its arguments (expressions where symbolic, else JSON), and its source line."""

    kind: str
    arguments: dict[str, Expression | None] = {}
    settings: dict[str, Any] = {}
    location: SourceLocation | None = None

    def expression(self, name: str) -> Expression | None:
        """An argument that may be symbolic or a number (``WorkgroupConstraint(M, 1, 1)``), None where it is neither."""
        given = self.arguments.get(name)
        if given is None and type(number := self.settings.get(name)) is int:
            return number
        return given


class ConstraintEditData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A constraint that was edited: place in the kernel's own list (None: added), its text (None: removed), and what
    stood there (None: nothing)."""

    row: int | None = None
    text: str | None = None
    original: str | None = None


class SourceFile(msgspec.Struct, frozen=True):
    """The text a kernel came from; ``first_line`` and ``last_line`` (1-based) bound the kernel in ``text``."""

    file: str
    text: str
    first_line: int
    last_line: int


class SpecData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kernel with all that its compile depends on.

    Attributes:
        kernel: name of the ``@wave`` function.
        origin: how the kernel was given (``library:gemm``, ``file:path:NAME``, ``object``).
        target: AMD target (``gfx942``).
        symbols: hyperparameters by symbol name.
        constraints: in source order, as they were compiled.
        constraint_edits: which of them were edited, added or removed, and what the kernel has there itself.
        options: fields of the compile options that differ from their defaults, as JSON.
        disabled_passes: names of fx passes that were switched off by request.
        parameters: what the kernel's factory was given besides symbols, by name (``mma_type``, ``dtype``).
        mlir: handle of the MLIR that a person edited and IREE got, empty where it got the kernel's own.
        shape_text, dtype_text: one line for headers (``256×256×4096``, ``f16→f32``).
        arguments: kernel arguments in order: name, dims, dtype, usage.
    """

    kernel: str
    origin: str = ""
    target: str = ""
    symbols: dict[str, Any] = {}
    constraints: tuple[ConstraintData, ...] = ()
    options: dict[str, Any] = {}
    disabled_passes: tuple[str, ...] = ()
    shape_text: str = ""
    dtype_text: str = ""
    arguments: tuple[ArgumentData, ...] = ()
    source: SourceFile | None = None
    parameters: dict[str, Any] = {}
    constraint_edits: tuple[ConstraintEditData, ...] = ()
    mlir: str = ""


class ArgumentData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kernel argument: tensor with dims (expressions) and dtype, or a scalar (no dims)."""

    name: str
    dtype: str
    dims: tuple[Expression, ...] = ()
    usage: str = ""  # input | output | inout | scalar
