"""Where a kernel comes from, and how it is made afresh for each compile."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from typing_extensions import override
from wave_lang.kernel.wave.wave import LaunchableWave

from wave_explorer.kernel.clone import clone
from wave_explorer.kernel.constraint_sites import noted_sites
from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.kernel.execute import defined_names, executed, kernel_names
from wave_explorer.kernel.factory import Made, Parameter, call_factory, parameters_of, unpack
from wave_explorer.kernel.library import LibraryEntry, library_entry
from wave_explorer.kernel.source_text import read_python


class KernelSource(ABC):
    """How a kernel is made."""

    @property
    @abstractmethod
    def origin(self) -> str:
        """``library:gemm``, ``file:PATH:NAME``, ``factory:NAME`` or ``object:NAME``."""

    @property
    @abstractmethod
    def label(self) -> str:
        """What messages call it."""

    @abstractmethod
    def parameters(self, target: str) -> dict[str, Parameter]:
        """What the factory takes, by name, with the defaults for a target; empty where there is no factory."""

    @property
    def options(self) -> Mapping[str, Any]:
        """Compile options that the kernel is made for."""
        return {}

    @abstractmethod
    def make(self, arguments: Mapping[str, Any], target: str) -> Made:
        """A kernel that was never compiled.

        Args:
            arguments: plain data by parameter name, for those that are set.
            target: AMD target that it is made for.

        Raises:
            KernelError: it cannot be made; the message says why and where.
        """


@dataclass(frozen=True)
class ObjectSource(KernelSource):
    """A ``@wave`` object, by a clone that was taken before its first compile, and its hyperparameters."""

    pristine: LaunchableWave
    subs: Mapping[Any, Any] = field(default_factory=dict)
    dynamic_symbols: tuple[Any, ...] = ()

    @classmethod
    def of(cls, given: Any) -> ObjectSource:
        """From a kernel, or ``(kernel, hyperparameters[, dynamic_symbols])``.

        Raises:
            KernelError: it was compiled before we saw it, or is no kernel.
        """
        made = unpack(given, "The kernel")
        return cls(made.kernel, made.subs, made.dynamic_symbols)

    @property
    @override
    def label(self) -> str:
        return str(self.pristine._name)

    @property
    @override
    def origin(self) -> str:
        return f"object:{self.label}"

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        return {}

    @override
    def make(self, arguments: Mapping[str, Any], target: str) -> Made:
        return Made(clone(self.pristine), dict(self.subs), self.dynamic_symbols)


@dataclass(frozen=True)
class FactorySource(KernelSource):
    """A function that returns the kernel."""

    factory: Callable[..., Any]

    @property
    @override
    def label(self) -> str:
        return str(getattr(self.factory, "__name__", "factory"))

    @property
    @override
    def origin(self) -> str:
        return f"factory:{self.label}"

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        return parameters_of(self.factory)

    @override
    def make(self, arguments: Mapping[str, Any], target: str) -> Made:
        with noted_sites():
            return _call(self.factory, self.parameters(target), arguments, self.label)


@dataclass(frozen=True)
class FileSource(KernelSource):
    """``file.py:NAME``, by the text that the file had when it was read; executed afresh for each compile."""

    path: str
    name: str
    text: str

    @classmethod
    def load(cls, path: str, name: str) -> FileSource:
        """Reads the file.

        Raises:
            KernelError: it cannot be read, or is no text.
        """
        file = Path(path).expanduser()
        return cls(str(file.absolute()), name, read_python(file, path))

    @property
    @override
    def origin(self) -> str:
        return f"file:{self.path}:{self.name}"

    @property
    @override
    def label(self) -> str:
        return self.name

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        return self._parameters

    @cached_property
    def _parameters(self) -> dict[str, Parameter]:
        with self._names() as names:
            found = self._find(names)
            return {} if isinstance(found, LaunchableWave) else parameters_of(found)

    @override
    def make(self, arguments: Mapping[str, Any], target: str) -> Made:
        with noted_sites(), self._names() as names:
            found = self._find(names)
            if isinstance(found, LaunchableWave):
                return unpack(found, self.name)
            return _call(found, parameters_of(found), arguments, self.name)

    def _names(self) -> Any:
        return executed(self.text, self.path, folder=str(Path(self.path).parent))

    def _find(self, names: Mapping[str, Any]) -> Any:
        if self.name not in names:
            raise KernelError(f"{self.path} has no {self.name!r}.", advice=nearest(self.name, defined_names(self.text)))
        found = names[self.name]
        if not isinstance(found, LaunchableWave) and not callable(found):
            raise KernelError(
                f"{self.name} in {self.path} is {type(found).__name__}, neither a @wave kernel nor a factory.",
                advice="Name a kernel at module level or a function that returns one.",
            )
        return found


@dataclass(frozen=True)
class LibrarySource(KernelSource):
    """A kernel of the library: one of Wave's own templates, from its text.

    The text is executed under a short file name of our own, because Wave leaves every frame inside its own package
    out of source locations: executed in place, a template's operations would have no line.
    """

    entry: LibraryEntry

    @classmethod
    def load(cls, name: str) -> LibrarySource:
        """The library kernel ``name``.

        Raises:
            KernelError: there is none of this name.
        """
        return cls(library_entry(name))

    @property
    @override
    def label(self) -> str:
        return self.entry.name

    @property
    @override
    def origin(self) -> str:
        return f"library:{self.entry.name}"

    @property
    @override
    def options(self) -> Mapping[str, Any]:
        return self.entry.options

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        return self.entry.parameters(target)

    @override
    def make(self, arguments: Mapping[str, Any], target: str) -> Made:
        values = {name: parameter.setting.value for name, parameter in self.entry.parameters(target).items()}
        values.update(arguments)
        template = self.entry.template
        with noted_sites(), executed(template.text(), template.filename, package=template.package) as names:
            arguments = self.entry.factory_arguments(values)
            made = call_factory(names[template.function], arguments, self.label, self.entry.pick)
        return replace(made, subs={**self.entry.extra_subs(), **made.subs})


def _call(
    factory: Callable[..., Any], parameters: Mapping[str, Parameter], arguments: Mapping[str, Any], name: str
) -> Made:
    missing = [key for key, parameter in parameters.items() if parameter.setting.required and key not in arguments]
    if missing:
        raise KernelError(
            f"The factory {name} needs {', '.join(missing)}.",
            advice=f"Give {'it' if len(missing) == 1 else 'them'} by name: {missing[0]}=...",
            symbol=missing[0],
        )
    return call_factory(factory, {key: parameters[key].convert(value) for key, value in arguments.items()}, name)


def source_of(which: Any) -> KernelSource:
    """The source for anything that names or is a kernel.

    Raises:
        KernelError: it is none, or cannot be used.
    """
    if isinstance(which, str):
        return _source_by_name(which)
    if isinstance(which, LaunchableWave | tuple):
        return ObjectSource.of(which)
    if callable(which):
        return FactorySource(which)
    raise KernelError(
        f"{type(which).__name__} is no kernel.",
        advice="Give a library name, 'file.py:NAME', a @wave kernel, or a function that returns one.",
    )


def _source_by_name(which: str) -> KernelSource:
    path, separator, name = which.rpartition(":")
    if separator and path.endswith(".py"):
        return FileSource.load(path, name)
    if which.endswith(".py"):
        text = FileSource.load(which, "").text
        names = kernel_names(text)
        offered = f"It defines {', '.join(names)}." if names else "It defines no function at module level."
        raise KernelError(f"Which kernel of {which}?", advice=f"Write {which}:NAME. {offered}")
    return LibrarySource.load(which)
