"""What is to be compiled, as an immutable value; `build` makes everything afresh for one compile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from wave_lang.kernel.wave.compile_options import WaveCompileOptions
from wave_lang.kernel.wave.utils.general_utils import get_default_scheduling_params
from wave_lang.kernel.wave.wave import LaunchableWave
from wave_lang.kernel.wave.wave_schedule import WaveSchedule

from wave_explorer.kernel.describe import describe
from wave_explorer.kernel.disabled_passes import check_passes_can_go
from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.kernel.factory import Made, Parameter
from wave_explorer.kernel.matrix_types import KNOWN_TARGETS
from wave_explorer.kernel.missing import check_complete, unbound_symbols
from wave_explorer.kernel.options import changed_options, compile_arguments, option_settings, parse_option
from wave_explorer.kernel.setting import Setting
from wave_explorer.kernel.source import FileSource, KernelSource, LibrarySource, ObjectSource, source_of
from wave_explorer.kernel.symbols import ADDRESS_SPACES, is_address_space, plain_value, set_symbols
from wave_explorer.kernel.wave_version import warn_if_untested
from wave_explorer.record.spec import SpecData

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
    """

    kernel: LaunchableWave
    subs: dict[Any, Any]
    options: dict[str, Any]
    data: SpecData
    disabled_passes: tuple[str, ...] = ()
    schedule: WaveSchedule | None = None

    def compile_options(self, **more: Any) -> WaveCompileOptions:
        """A new `WaveCompileOptions`; one is good for a single compile."""
        return WaveCompileOptions(subs=dict(self.subs), **{**self.options, **more})


@dataclass(frozen=True)
class KernelSpec:
    """A kernel with all that its compile depends on.

    Attributes:
        source: how to make the kernel.
        target: AMD target, None for the default one (gfx942).
        symbols: what was changed, by symbol name or factory parameter, as plain data.
        options: compile options that were set, by name, as plain data (enumerations by name).
        disabled_passes: names of fx passes to leave out.
    """

    source: KernelSource
    target: str | None = None
    symbols: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    options: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    disabled_passes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        what = [f"{name}={value}" for name, value in (*self.symbols.items(), *self.options.items())]
        without = [f"without {name}" for name in self.disabled_passes]
        return f"<KernelSpec {' '.join([self.source.label, self.target_name, *what, *without])}>"

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
    ) -> KernelSpec:
        """A spec with some things changed; this one stays as it is.

        Args:
            symbols: new values by symbol name or factory parameter; integers, names of enumeration members.
            options: new values by name of a compile option; None puts the default back.
            target: AMD target.
            disable_passes: names of fx passes to leave out; replaces what was left out before.

        Raises:
            KernelError: an unknown name (with the nearest known ones), a pass that later ones need, a value that is
                not allowed, or a factory that does not take the new values.
        """
        new_target = self.target if target is None else _known_target(target)
        new_options = dict(self.options)
        for name, value in (options or {}).items():
            if value is None:
                parse_option(name, option_default(name))
                new_options.pop(name, None)
            else:
                new_options[name] = parse_option(name, value)
        parameters = self.source.parameters(new_target or DEFAULT_TARGET)
        new_symbols = dict(self.symbols)
        for name, value in (symbols or {}).items():
            new_symbols[name] = parameters[name].parse(value) if name in parameters else value
        passes = self.disabled_passes if disable_passes is None else _pass_names(disable_passes)
        edited = replace(
            self,
            target=new_target,
            options=MappingProxyType(new_options),
            symbols=MappingProxyType(new_symbols),
            disabled_passes=passes,
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
        dynamic = _dynamic_symbols(made, subs, self.options.get("dynamic_symbols", ()))
        for symbol in dynamic:
            subs.pop(symbol, None)
        if self.options.get("schedule", "NONE") != "NONE":
            # Wave's schedulers fail without their delays; these are the values its own tests use.
            subs = {**get_default_scheduling_params(), **subs}
        data = describe(
            made.kernel,
            subs,
            origin=self.source.origin,
            target=self.target_name,
            options={**self.options, **({"dynamic_symbols": tuple(map(str, dynamic))} if dynamic else {})},
            parameters=self._parameter_values(),
            shape_symbols=self.source.entry.shape_symbols if isinstance(self.source, LibrarySource) else (),
            argument_dims=self.source.entry.argument_dims if isinstance(self.source, LibrarySource) else {},
            disabled_passes=self.disabled_passes,
        )
        check_complete(made.kernel, subs, dynamic, data)
        options = {**compile_arguments(self.options), "target": self.target_name, "dynamic_symbols": list(dynamic)}
        return BuiltKernel(made.kernel, subs, options, data, self.disabled_passes, made.schedule)

    def reload(self) -> KernelSpec:
        """The same spec with the text that the kernel's file has now; itself for any other source.

        Raises:
            KernelError: the file cannot be read, or no longer takes these settings.
        """
        if not isinstance(self.source, FileSource):
            return self
        return replace(self, source=FileSource.load(self.source.path, self.source.name)).edit()

    def _made(self) -> tuple[Made, dict[Any, Any]]:
        parameters = self.source.parameters(self.target_name)
        arguments = {name: value for name, value in self.symbols.items() if name in parameters}
        others = {name: value for name, value in self.symbols.items() if name not in parameters}
        made = self.source.make(arguments, self.target_name)
        return made, set_symbols(made.subs, made.kernel, others, frozenset(parameters))

    def _parameter_values(self) -> dict[str, Any]:
        values = {
            name: self.symbols.get(name, parameter.setting.value)
            for name, parameter in self.source.parameters(self.target_name).items()
        }
        return {name: value for name, value in values.items() if value is not None}


def option_default(name: str) -> Any:
    """The default of a compile option; None where there is no such option."""
    return next((setting.default for setting in option_settings({}) if setting.name == name), None)


def _known_target(target: Any) -> str:
    if target not in KNOWN_TARGETS:
        raise KernelError(
            f"{target!r} is no AMD target that Wave compiles for.", advice=nearest(str(target), KNOWN_TARGETS)
        )
    return str(target)


def _pass_names(names: Iterable[str]) -> tuple[str, ...]:
    once = tuple(dict.fromkeys([names] if isinstance(names, str) else [str(name) for name in names]))
    check_passes_can_go(once)
    return once


def _dynamic_symbols(made: Made, subs: Mapping[Any, Any], names: Iterable[str]) -> tuple[Any, ...]:
    arguments = {
        str(dim): dim
        for annotation in made.kernel._f.__annotations__.values()
        for dim in getattr(annotation, "symbolic_shape", ())
    }
    unknown = [name for name in names if name not in arguments]
    if unknown:
        raise KernelError(
            f"{unknown[0]!r} is no dim of an argument, so it cannot be dynamic.", advice=nearest(unknown[0], arguments)
        )
    return tuple(dict.fromkeys([*made.dynamic_symbols, *(arguments[name] for name in names)]))


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
    spec = KernelSpec(source, target=_known_target(target or DEFAULT_TARGET), options=MappingProxyType(source.options))
    return spec.edit(symbols=symbols, options=options, disable_passes=disable_passes)


def spec_of_compile(kernel: LaunchableWave, options: WaveCompileOptions) -> KernelSpec:
    """The spec of a compile that somebody else makes with `wave_compile(options, kernel)`.

    To be called before it runs (or with an object that `remember` was called with before).

    Raises:
        KernelError: the kernel was compiled before we first saw it, or its target is not known.
    """
    source = ObjectSource.of((kernel, options.subs or {}, options.dynamic_symbols or ()))
    return KernelSpec(source, target=_known_target(options.target), options=MappingProxyType(changed_options(options)))


def settable(spec: KernelSpec) -> tuple[Setting, ...]:
    """Everything that can be set on a spec, with its value now: parameters, symbols, target, options."""
    parameters = spec.source.parameters(spec.target_name)
    made, subs = spec._made()
    dynamic = spec.options.get("dynamic_symbols", ())
    found = [_with_value(parameter, spec) for parameter in parameters.values()]
    for symbol, value in subs.items():
        name = str(symbol)
        if name in parameters:
            continue
        plain = plain_value(value)
        is_space = plain in ADDRESS_SPACES
        if not is_space and not isinstance(plain, int):
            continue
        found.append(
            Setting(
                name=name,
                kind="choice" if is_space else "integer",
                value=plain,
                default=plain_value(made.subs.get(symbol)),
                choices=tuple(ADDRESS_SPACES) if is_space else (),
                help=_symbol_help(name, is_space),
                minimum=0 if name.endswith("_DELAY") else 1,
            )
        )
    for symbol, places in unbound_symbols(made.kernel, {*subs, *_dynamic_symbols(made, subs, dynamic)}).items():
        used = f"It has no value yet; used by {', '.join(places[:3])}."
        if is_address_space(places):
            found.append(Setting(symbol.name, "choice", None, None, tuple(ADDRESS_SPACES), help=used, required=True))
        else:
            found.append(Setting(symbol.name, "integer", None, None, help=used, required=True))
    targets = spec.source.entry.targets if isinstance(spec.source, LibrarySource) else KNOWN_TARGETS
    found.append(
        Setting("target", "choice", spec.target_name, DEFAULT_TARGET, targets, "target", "AMD GPU to compile for.")
    )
    return (*found, *option_settings(spec.options))


def _with_value(parameter: Parameter, spec: KernelSpec) -> Setting:
    setting = parameter.setting
    return replace(setting, value=spec.symbols.get(setting.name, setting.value))


def _symbol_help(name: str, is_space: bool) -> str:
    if is_space:
        return "Where the arguments with this address space are kept while they are worked on."
    if name.startswith("$") and name.endswith("_DELAY"):
        return "Cycles that a scheduler counts for this kind of operation."
    if name.startswith("$") and name.endswith("_UNITS"):
        return "How many operations of this kind a scheduler lets start in one cycle."
    if name.startswith("BLOCK_"):
        return f"Tile of {name.removeprefix('BLOCK_')} that one workgroup or one turn of the loop takes."
    return "A hyperparameter of the kernel."
