"""The spec behind a record, where the record says enough to make it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from wave_explorer.kernel.errors import KernelError
from wave_explorer.record import Compilation
from wave_explorer.record.spec import SpecData

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec


def spec_of_record(compilation: Compilation) -> KernelSpec:
    """The kernel of a record, made again from the library; what it gives is compared with what was recorded.

    Raises:
        KernelError: the kernel is no library kernel, or no longer the one that was recorded.
    """
    # Not needed where records are only looked at.
    from wave_explorer.kernel import kernel

    data = compilation.spec
    kind, _, name = data.origin.partition(":")
    if kind != "library":
        raise KernelError(
            f"The record of {data.kernel} does not hold the kernel itself, only what became of it.",
            advice="Export the spec (wx.kernel(...)) or a variant; .mlir and .s can be written from the record.",
        )
    try:
        spec = kernel(
            name,
            target=data.target,
            options={option: value for option, value in data.options.items() if option not in _made_for(data)},
            disable_passes=data.disabled_passes,
            **{name: _as_typed(value) for name, value in data.parameters.items()},
        )
        edits = [("+" if edit.row is None else edit.row, edit.text) for edit in data.constraint_edits]
        spec = spec.edit(symbols=_changed_symbols(spec, data), constraints=edits or None)
        made = spec.build().data
    except KernelError as error:
        raise _not_the_same(data, error.summary) from error
    if _essence(made) != _essence(data):
        raise _not_the_same(data, "the installed versions make another one")
    if compilation.manifest.hand_edited == "mlir" and compilation.mlir is not None:
        spec = spec.edit(mlir=compilation.mlir)
    return spec


def _made_for(data: SpecData) -> frozenset[str]:
    """Options that the kernel brings with it, and that nobody can set."""
    from wave_explorer.kernel.library import library_entry

    options = library_entry(data.origin.partition(":")[2]).options
    return frozenset(option for option, value in options.items() if data.options.get(option) == value)


def _as_typed(value: object) -> object:
    """A record has several numbers as the text of a tuple."""
    return value.strip("()[]") if isinstance(value, str) else value


def _changed_symbols(spec: KernelSpec, data: SpecData) -> dict[str, object]:
    made = spec.build().data.symbols
    edited = bool(data.constraint_edits)  # which may have brought symbols of their own
    return {
        name: value
        for name, value in data.symbols.items()
        if (name in made and made[name] != value) or (name not in made and edited and not name.startswith("$"))
    }


def _essence(data: SpecData) -> SpecData:
    """All that a compile depends on; where the source stood does not count, nor an edit of the MLIR."""
    constraints = tuple(msgspec.structs.replace(part, location=None) for part in data.constraints)
    return msgspec.structs.replace(data, source=None, constraints=constraints, mlir="")


def _not_the_same(data: SpecData, why: str) -> KernelError:
    return KernelError(
        f"The kernel of the record of {data.kernel} cannot be made again: {why.rstrip('.')}.",
        advice="Export it where it was recorded, or write the .mlir or .s of the record.",
    )
