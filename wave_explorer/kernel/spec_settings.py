"""Everything that can be set on a spec: what an editor shows, and what a search may vary."""

from __future__ import annotations

from dataclasses import replace

from wave_explorer.kernel.dynamic_dims import dynamic_dims
from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.matrix_types import KNOWN_TARGETS
from wave_explorer.kernel.missing import unbound_symbols
from wave_explorer.kernel.options import option_settings
from wave_explorer.kernel.pass_settings import pass_settings
from wave_explorer.kernel.setting import Setting
from wave_explorer.kernel.source import LibrarySource
from wave_explorer.kernel.spec import DEFAULT_TARGET, KernelSpec
from wave_explorer.kernel.symbols import ADDRESS_SPACES, is_address_space, plain_value


def settable(spec: KernelSpec) -> tuple[Setting, ...]:
    """Everything that can be set on a spec, with its value now: parameters, symbols, target, options, passes."""
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
    for symbol, places in unbound_symbols(made.kernel, {*subs, *dynamic_dims(made, dynamic)}).items():
        used = f"It has no value yet; used by {', '.join(places[:3])}."
        if is_address_space(places):
            found.append(Setting(symbol.name, "choice", None, None, tuple(ADDRESS_SPACES), help=used, required=True))
        else:
            found.append(Setting(symbol.name, "integer", None, None, help=used, required=True))
    targets = spec.source.entry.targets if isinstance(spec.source, LibrarySource) else KNOWN_TARGETS
    found.append(
        Setting("target", "choice", spec.target_name, DEFAULT_TARGET, targets, "target", "AMD GPU to compile for.")
    )
    return (*found, *option_settings(spec.options), *pass_settings(spec.disabled_passes))


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
