"""A spec in an experiment's file: the kernel by its name, and everything that was set on it as plain data.

Nothing in such a file is executed.  A library kernel is made again from its name; a file, factory or object only when
the person gives that same kernel in this session, and only if it is still what the record was compiled from.  Where it
cannot be made again the variant can be looked at, and the reason is said.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import msgspec

from wave_explorer.kernel.errors import KernelError
from wave_explorer.record import SpecData

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec
    from wave_explorer.kernel.source import KernelSource


class SavedConstraintEdit(msgspec.Struct, frozen=True):
    """One edit of the list of constraints: ``row`` None adds, ``text`` None removes."""

    row: int | None
    text: str | None


class SavedSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spec as plain data.

    Attributes:
        origin: as ``KernelSource.origin`` has it.
        digest: SHA-256 of the text of a file, empty for any other source.
        mlir: MLIR that a person wrote in place of Wave's.
        not_plain: settings that hold Python objects and cannot be written down.
    """

    origin: str
    digest: str = ""
    target: str | None = None
    symbols: dict[str, Any] = {}
    options: dict[str, Any] = {}
    disabled_passes: tuple[str, ...] = ()
    constraint_edits: tuple[SavedConstraintEdit, ...] = ()
    mlir: str | None = None
    not_plain: tuple[str, ...] = ()


class ViewOnly(Exception):
    """A saved spec cannot be made again; the message is a sentence for people."""


def saved_spec(spec: KernelSpec) -> SavedSpec:
    """The spec as plain data."""
    settings = {**spec.symbols, **spec.options}
    return SavedSpec(
        origin=spec.source.origin,
        digest=_digest(spec.source),
        target=spec.target,
        symbols={name: value for name, value in spec.symbols.items() if _is_plain(value)},
        options={name: value for name, value in spec.options.items() if _is_plain(value)},
        disabled_passes=spec.disabled_passes,
        constraint_edits=tuple(SavedConstraintEdit(edit.row, edit.text) for edit in spec.constraint_edits),
        mlir=spec.mlir,
        not_plain=tuple(name for name, value in settings.items() if not _is_plain(value)),
    )


def restored_spec(saved: SavedSpec, given: KernelSpec | None, recorded: SpecData) -> KernelSpec:
    """The spec that was saved.

    Args:
        saved: as it was read.
        given: a spec of the same kernel, made in this session; None where no kernel was given.
        recorded: what the variant's record says it was compiled from.

    Raises:
        ViewOnly: it cannot be made again.
    """
    if saved.not_plain:
        raise ViewOnly(f"{', '.join(saved.not_plain)} was given as a Python object, which a file cannot hold")
    try:
        source = _source(saved, given)
        spec = _edited(saved, source)
        if not saved.origin.startswith(("library:", "file:")) and spec.build().data != recorded:
            raise ViewOnly(f"{source.label} is no longer what this variant was compiled from")
    except KernelError as error:
        raise ViewOnly(f"the kernel no longer takes these settings: {error.summary}") from error
    return spec


def _source(saved: SavedSpec, given: KernelSpec | None) -> KernelSource:
    kind, _, name = saved.origin.partition(":")
    if kind == "library":
        from wave_explorer.kernel.source import LibrarySource

        return LibrarySource.load(name)
    if given is None or given.source.origin != saved.origin:
        how = f"wx.explore({name!r})" if kind == "file" else "wx.explore(KERNEL)"
        raise ViewOnly(f"{name} was not given in this session; open it with {how}")
    if _digest(given.source) != saved.digest:
        raise ViewOnly(f"the text of {name.rpartition(':')[0]} has changed since this variant was compiled")
    return given.source


def _edited(saved: SavedSpec, source: KernelSource) -> KernelSpec:
    from wave_explorer.kernel import KernelSpec

    # What a kernel is made for (schedule MANUAL, say) may be nothing that a person can set.
    options = _tuples(saved.options)
    inherent = {name: value for name, value in source.options.items() if options.get(name) == value}
    start = KernelSpec(source, target=saved.target, options=MappingProxyType(inherent))
    more: dict[str, Any] = {}
    if saved.constraint_edits:
        more["constraints"] = [("+" if edit.row is None else edit.row, edit.text) for edit in saved.constraint_edits]
    if saved.mlir is not None:
        more["mlir"] = saved.mlir
    return start.edit(
        symbols=_tuples(saved.symbols),
        options={name: value for name, value in options.items() if name not in inherent},
        target=saved.target,
        disable_passes=saved.disabled_passes,
        **more,
    )


def _tuples(values: Mapping[str, Any]) -> dict[str, Any]:
    """JSON has no tuples; a spec has no lists."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}


def _digest(source: KernelSource) -> str:
    text = getattr(source, "text", None)
    return hashlib.sha256(text.encode()).hexdigest() if isinstance(text, str) else ""


def _is_plain(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(map(_is_plain, value))
    return value is None or type(value) in (bool, int, float, str)
