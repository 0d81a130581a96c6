"""A library kernel in an exported file: Wave's own factory as it stands, and the call with a spec's values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wave_explorer.kernel.python_writer import PythonWriter
from wave_explorer.kernel.source import LibrarySource
from wave_explorer.kernel.spec import BuiltKernel, KernelSpec


def factory_call(name: str, spec: KernelSpec, built: BuiltKernel, writer: PythonWriter) -> str:
    """Source of a function ``name`` that calls the factory of a library kernel with a spec's values.

    Args:
        name: of the function.
        spec: its source is the library.
        built: from ``spec``.
        writer: gathers the imports and definitions that the values need.

    Raises:
        KernelError: a value cannot be written down.
    """
    source = spec.source
    assert isinstance(source, LibrarySource)
    values = {name: parameter.setting.value for name, parameter in source.parameters(spec.target_name).items()}
    values.update({name: value for name, value in spec.symbols.items() if name in values})
    arguments = [
        f"        {name}={writer.expression(value, name)},"
        for name, value in source.entry.factory_arguments(values).items()
    ]
    return "\n".join(
        [
            f"def {name}():",
            '    """A kernel for one compile, which changes it; hyperparameters; dynamic dims."""',
            f"    made = {source.entry.template.function}(",
            *arguments,
            "    )",
            f"    hyperparams = {hyperparameters(built.subs, writer)}",
            f"    return {', '.join(_parts(source))}",
        ]
    )


def _parts(source: LibrarySource) -> list[str]:
    """What ``make_kernel`` returns of ``made``, which is what Wave's factory returned."""
    kernel, _, dynamic = source.entry.result
    schedule = source.entry.schedule_position
    return [
        f"made[{kernel}]",
        "hyperparams",
        "[]" if dynamic is None else f"made[{dynamic}]",
        *([] if schedule is None else [f"made[{schedule}]"]),
    ]


def hyperparameters(subs: Mapping[Any, Any], writer: PythonWriter) -> str:
    """A dict of all symbols and their values, one a line."""
    lines = [
        f"{writer.expression(key, str(key))}: {writer.expression(value, str(key))},\n" for key, value in subs.items()
    ]
    return f"{{\n{''.join(lines)}}}"
