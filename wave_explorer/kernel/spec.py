"""What is to be compiled, as an immutable value; `build` makes everything afresh for one compile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

import msgspec
from wave_lang.kernel.wave.compile_options import WaveCompileOptions
from wave_lang.kernel.wave.utils.general_utils import get_default_scheduling_params
from wave_lang.kernel.wave.wave import LaunchableWave
from wave_lang.kernel.wave.wave_schedule import WaveSchedule

from wave_explorer.kernel.constraint_edits import (
    Changes,
    ConstraintEdit,
    Row,
    changed_edits,
    edited_rows,
    known_names,
    with_constraints,
)
from wave_explorer.kernel.describe import describe
from wave_explorer.kernel.disabled_passes import check_passes_can_go
from wave_explorer.kernel.dynamic_dims import dynamic_dims
from wave_explorer.kernel.edit_arguments import changes_by_row, named_values, names, text
from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.kernel.factory import Made
from wave_explorer.kernel.matrix_types import KNOWN_TARGETS, check_kept_types
from wave_explorer.kernel.missing import check_complete
from wave_explorer.kernel.mlir_text import check_mlir
from wave_explorer.kernel.options import changed_options, compile_arguments, option_settings, parse_option
from wave_explorer.kernel.source import FileSource, KernelSource, LibrarySource, ObjectSource, source_of
from wave_explorer.kernel.symbols import plain_value, set_symbols
from wave_explorer.kernel.wave_version import warn_if_untested
from wave_explorer.record.spec import SpecData
from wave_explorer.record.store import handle_of

DEFAULT_TARGET = "gfx942"


@dataclass
class BuiltKernel:
    """Everything that one compile needs, shared with no other compile.

    Attributes:
        kernel: never compiled; to be compiled once.
        subs: hyperparameters by symbol.
        options: keyword arguments of a `WaveCompileOptions`, besides ``subs``; nothing in it dumps or prints.
        data: the same in record form.
        disabled_passes: names of fx passes to leave out.
        schedule: a schedule written by hand; the third argument of `wave_compile`.
        mlir: what IREE gets in place of the MLIR that Wave makes; None for that.
    """

    kernel: LaunchableWave
    subs: dict[Any, Any]
    options: dict[str, Any]
    data: SpecData
    disabled_passes: tuple[str, ...] = ()
    schedule: WaveSchedule | None = None
    mlir: str | None = None

    def compile_options(self, **more: Any) -> WaveCompileOptions:
        """A new `WaveCompileOptions`; one is good for a single compile."""
        edited = {} if self.mlir is None else {"override_mlir": self.mlir}
        return WaveCompileOptions(subs=dict(self.subs), **{**self.options, **edited, **more})


@dataclass(frozen=True)
class KernelSpec:
    """A kernel with all that its compile depends on.

    Attributes:
        source: how to make the kernel.
        target: AMD target, None for the default one (gfx942).
        symbols: what was changed, by symbol name or factory parameter, as plain data.
        options: compile options that were set, by name, as plain data (enumerations by name).
        disabled_passes: names of fx passes to leave out.
        mlir: final MLIR that a person edited, which IREE gets in place of the kernel's own; None for that.
        constraint_edits: constraints that were changed, added and removed.
    """

    source: KernelSource
    target: str | None = None
    symbols: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    options: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    disabled_passes: tuple[str, ...] = ()
    mlir: str | None = None
    constraint_edits: tuple[ConstraintEdit, ...] = ()

    def __repr__(self) -> str:
        what = [f"{name}={value}" for name, value in (*self.symbols.items(), *self.options.items())]
        what += [_edit_text(edit) for edit in self.constraint_edits]
        without = [f"without {name}" for name in self.disabled_passes]
        edited = [] if self.mlir is None else ["with edited MLIR"]
        return f"<KernelSpec {' '.join([self.source.label, self.target_name, *what, *without, *edited])}>"

    @property
    def target_name(self) -> str:
        """The AMD target that is compiled for."""
        return self.target or DEFAULT_TARGET

    def edit(
        self,
        *,
        symbols: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        target: str | None = None,
        disable_passes: Iterable[str] | None = None,
        mlir: str | None = None,
        constraints: Changes | None = None,
    ) -> KernelSpec:
        """A spec with some things changed; this one stays as it is.

        Args:
            symbols: new values by symbol name or factory parameter; integers, names of enumeration members.
            options: new values by name of a compile option; None puts the default back.
            target: AMD target.
            disable_passes: names of fx passes to leave out; replaces what was left out before.
            mlir: the kernel's final MLIR as a person edited it (see `Compilation.mlir`); empty text takes such an edit
                back.  Nothing else can be changed while it stands, since it would not show in the code.
            constraints: new text by row of the kernel's own list (``{2: "WaveConstraint(M, BLOCK_M / 4)"}``); None
                removes the row, ``...`` puts the kernel's own back, row ``"+"`` adds one (``"+0"`` is the first that
                was added).  A symbol that the kernel lacks can be named where ``symbols`` gives it a value.

        Raises:
            KernelError: an argument of another form, an unknown name (with the nearest known ones), a pass that later
                ones need, a value that is not allowed, a factory that does not take the new values, a text that MLIR's
                parser refuses, or a constraint that cannot be read (with the row and character); one that contradicts
                others is told by `build` and `edit_diagnostics`.
        """
        given = named_values("symbols", symbols)
        changes = None if constraints is None else changes_by_row("constraints", constraints)
        new_target = self.target if target is None else _known_target(target)
        new_options = dict(self.options)
        for name, value in named_values("options", options).items():
            if value is None:
                parse_option(name, option_default(name))
                new_options.pop(name, None)
            else:
                new_options[name] = parse_option(name, value)
        parameters = self.source.parameters(new_target or DEFAULT_TARGET)
        new_symbols = dict(self.symbols)
        for name, value in given.items():
            new_symbols[name] = parameters[name].parse(value) if name in parameters else value
        if new_target != self.target or "dtype" in given:
            choices = {name: parameter.setting.choices for name, parameter in parameters.items()}
            check_kept_types(new_symbols, given, choices, new_target or DEFAULT_TARGET)
        passes = self.disabled_passes if disable_passes is None else _pass_names(disable_passes)
        edited = replace(
            self,
            target=new_target,
            options=MappingProxyType(new_options),
            symbols=MappingProxyType(new_symbols),
            disabled_passes=passes,
            mlir=self.mlir if mlir is None else _edited_mlir(text("mlir", mlir)),
        )
        if changes is not None:
            edited = edited._with_changed_constraints(changes, given)
            new_symbols = dict(edited.symbols)
        if edited.mlir is not None and mlir is None and edited != self:
            raise KernelError(
                "The MLIR of this kernel was edited by hand: what is set before it no longer changes the code.",
                advice='Take that edit back first (mlir=""), or give a new text together with this change.',
            )
        _, subs = edited._made()
        # Values of plain symbols are kept as they were read, so that equal edits give equal specs.
        by_name = {str(symbol): value for symbol, value in subs.items()}
        new_symbols.update(
            {name: plain_value(by_name[name]) for name in new_symbols if name not in parameters and name in by_name}
        )
        return replace(edited, symbols=MappingProxyType(new_symbols))

    def build(self) -> BuiltKernel:
        """Everything afresh for one compile.

        Raises:
            KernelError: the kernel cannot be made, has no source, or a symbol that its constraints or arguments use
                has no value.
        """
        warn_if_untested()
        made, subs = self._made()
        dynamic = dynamic_dims(made, self.options.get("dynamic_symbols", ()))
        for symbol in dynamic:
            subs.pop(symbol, None)
        if self.options.get("schedule", "NONE") != "NONE":
            # Wave's schedulers fail without their delays; these are the values its own tests use.
            subs = {**get_default_scheduling_params(), **subs}
        rows = self.constraint_rows() if self.constraint_edits else ()
        if rows:
            made = replace(made, kernel=with_constraints(made.kernel, made.kernel.constraints, rows))
        data = describe(
            made.kernel,
            subs,
            rows=rows,
            origin=self.source.origin,
            target=self.target_name,
            options={**self.options, **({"dynamic_symbols": tuple(map(str, dynamic))} if dynamic else {})},
            parameters=self._parameter_values(),
            shape_symbols=self.source.entry.shape_symbols if isinstance(self.source, LibrarySource) else (),
            argument_dims=self.source.entry.argument_dims if isinstance(self.source, LibrarySource) else {},
            disabled_passes=self.disabled_passes,
        )
        if self.mlir is not None:
            data = msgspec.structs.replace(data, mlir=handle_of(self.mlir.encode()))
        check_complete(made.kernel, subs, dynamic, data)
        options = {**compile_arguments(self.options), "target": self.target_name, "dynamic_symbols": list(dynamic)}
        return BuiltKernel(made.kernel, subs, options, data, self.disabled_passes, made.schedule, self.mlir)

    def reload(self) -> KernelSpec:
        """The same spec with the text that the kernel's file has now; itself for any other source.

        Raises:
            KernelError: the file cannot be read, or no longer takes these settings.
        """
        if not isinstance(self.source, FileSource):
            return self
        return replace(self, source=FileSource.load(self.source.path, self.source.name)).edit()

    def constraint_rows(self) -> tuple[Row, ...]:
        """Every constraint of a kernel made afresh, as it is and as the kernel has it itself.

        Raises:
            KernelError: the kernel cannot be made, or no longer has a row that was edited.
        """
        return self._rows(self.unedited())

    def unedited(self) -> Made:
        """A kernel made afresh, with its own constraints.

        Raises:
            KernelError: it cannot be made.
        """
        parameters = self.source.parameters(self.target_name)
        arguments = {name: value for name, value in self.symbols.items() if name in parameters}
        return self.source.make(arguments, self.target_name)

    def _rows(self, made: Made) -> tuple[Row, ...]:
        if not self.constraint_edits:
            return edited_rows(made.kernel, (), {})
        return edited_rows(made.kernel, self.constraint_edits, known_names(made.kernel, made.subs, self.symbols))

    def _made(self) -> tuple[Made, dict[Any, Any]]:
        parameters = self.source.parameters(self.target_name)
        others = {name: value for name, value in self.symbols.items() if name not in parameters}
        made = self.unedited()
        if self.constraint_edits:
            # The grid is made anew by `build`: constraints that contradict each other can still be looked at.
            made.kernel.constraints = [row.constraint for row in self._rows(made) if row.constraint is not None]
        return made, set_symbols(made.subs, made.kernel, others, frozenset(parameters))

    def _with_changed_constraints(self, changes: Changes, given: Mapping[str, Any]) -> KernelSpec:
        """Edits as `edit` takes them; a symbol that only an edit used, and that no edit uses any more, is dropped."""
        made = self.unedited()
        names = known_names(made.kernel, made.subs, self.symbols)
        edited = replace(self, constraint_edits=changed_edits(self.constraint_edits, changes, made.kernel, names))
        made.kernel.constraints = [row.constraint for row in edited._rows(made) if row.constraint is not None]
        known = {*known_names(made.kernel, made.subs), *self.source.parameters(self.target_name), *given}
        # Names that begin with $ are Wave's own, which need not be used anywhere.
        kept = {name: value for name, value in self.symbols.items() if name in known or name.startswith("$")}
        return replace(edited, symbols=MappingProxyType(kept))

    def _parameter_values(self) -> dict[str, Any]:
        values = {
            name: self.symbols.get(name, parameter.setting.value)
            for name, parameter in self.source.parameters(self.target_name).items()
        }
        return {name: value for name, value in values.items() if value is not None}


def _edit_text(edit: ConstraintEdit) -> str:
    if edit.text is None:
        return f"without row {edit.row} ({edit.kind})"
    return f"+ {edit.text}" if edit.row is None else f"row {edit.row} = {edit.text}"


def _edited_mlir(given: str) -> str | None:
    if not given.strip():
        return None
    check_mlir(given)
    return given


def option_default(name: str) -> Any:
    """The default of a compile option; None where there is no such option."""
    return next((setting.default for setting in option_settings({}) if setting.name == name), None)


def _known_target(target: Any) -> str:
    name = text("target", target)
    if name not in KNOWN_TARGETS:
        raise KernelError(f"{name!r} is no AMD target that Wave compiles for.", advice=nearest(name, KNOWN_TARGETS))
    return name


def _pass_names(given: Iterable[str]) -> tuple[str, ...]:
    once = names("disable_passes", given)
    check_passes_can_go(once)
    return once


def kernel(
    which: Any,
    /,
    *,
    target: str | None = None,
    options: Mapping[str, Any] | None = None,
    disable_passes: Iterable[str] | None = None,
    **symbols: Any,
) -> KernelSpec:
    """The spec of a kernel.

    Args:
        which: a library name (``"gemm"``), ``"file.py:NAME"``, a ``@wave`` kernel, ``(kernel, hyperparameters)``, or a
            factory that returns one of these.
        target: AMD target, e.g. ``"gfx942"``.
        options: compile options by name, e.g. ``{"schedule": "PREFETCH"}``.
        disable_passes: names of fx passes to leave out.
        symbols: hyperparameters by symbol name, and parameters of the factory.

    Raises:
        KernelError: no such kernel, an unknown name, or a value that is not allowed.
    """
    source = source_of(which)
    spec = KernelSpec(
        source,
        target=_known_target(DEFAULT_TARGET if target is None else target),
        options=MappingProxyType(source.options),
    )
    return spec.edit(symbols=symbols, options=options, disable_passes=disable_passes)


def spec_of_compile(kernel: LaunchableWave, options: WaveCompileOptions) -> KernelSpec:
    """The spec of a compile that somebody else makes with `wave_compile(options, kernel)`.

    To be called before it runs (or with an object that `remember` was called with before).

    Raises:
        KernelError: the kernel was compiled before we first saw it, or its target is not known.
    """
    source = ObjectSource.of((kernel, options.subs or {}, options.dynamic_symbols or ()))
    changed = MappingProxyType(changed_options(options))
    return KernelSpec(source, _known_target(options.target), options=changed, mlir=options.override_mlir or None)
