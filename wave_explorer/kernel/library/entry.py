"""What a kernel of the library is: where Wave keeps it, what can be set on it, its inputs and its reference."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.matrix_types import MATRIX_TYPES, matrix_types
from wave_explorer.record.expression import Expression
from wave_explorer.record.spec import SpecData

Arrays: TypeAlias = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Template:
    """One factory in ``wave_lang.kernel.wave.templates``.

    Attributes:
        module, function, package: where it is.
        edits: pieces of the file's text and what stands in their place, for factories that compile their kernel
            themselves and give no other hold on it.
    """

    module: str
    function: str
    package: str = "wave_lang.kernel.wave.templates"
    edits: tuple[tuple[str, str], ...] = ()

    @property
    def filename(self) -> str:
        """The file name that its source locations carry."""
        return f"wave_templates/{self.module}.py"

    def text(self) -> str:
        """Source text of the template's file in the installed Wave.

        Raises:
            KernelError: this version of Wave lacks it, or has another text where it is edited.
        """
        name = f"{self.package}.{self.module}"
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            raise KernelError(f"The installed wave-lang has no template {name}.", advice="Install wave-lang 3.9.")
        text = Path(spec.origin).read_text(encoding="utf-8")
        for old, new in self.edits:
            if text.count(old) != 1:
                raise KernelError(
                    f"{name} of the installed wave-lang is not the file that we know: {old.strip().splitlines()[0]!r} "
                    f"stands in it {text.count(old)} times.",
                    advice="Install wave-lang 3.9.",
                )
            text = text.replace(old, new)
        return text


def _has_matrix_type(target: str, values: Mapping[str, Any]) -> bool:
    kinds = [kind for kind in MATRIX_TYPES if kind.name == values.get("mma_type")]
    if not kinds:
        return True
    # Other matrix types than those for 16 bits have one element type, whatever the arguments hold.
    dtype = values.get("dtype", "f16") if "f16" in kinds[0].dtypes else kinds[0].dtypes[0]
    return target in kinds[0].targets and (dtype not in ("f16", "bf16") or kinds[0] in matrix_types(target, dtype))


class LibraryEntry:
    """A kernel of the library; the attributes are data, the methods make what a run needs.

    Attributes:
        name, summary: for lists.
        targets: AMD targets that it was compiled for in our tests.
        template: where Wave keeps it.
        shape_symbols: the symbols that make up its shape, in the order people say them.
        result: positions of kernel, hyperparameters and dynamic symbols (None: it gives none) in what Wave's
            factory returns.
        schedule_position: position of a schedule object in it; None where there is none.
        options: compile options that it is made for.
        variants: settings by parameter name, beside the defaults, that show the rest of what the template can do;
            one with a matrix type is for the targets that have this type.
        schedules: schedules beside the default one that its loop has.
        tables: arguments whose values have a meaning (indices, lengths, masks); an exported file has them as they are.
        argument_dims: dims of arguments whose arrays are larger than their annotation says, by name.
        gaps: what the template lacks or where it fails, a sentence each.
    """

    name: str
    summary: str
    targets: tuple[str, ...]
    template: Template
    shape_symbols: tuple[str, ...]
    result: tuple[int, int, int | None] = (0, 1, 2)
    schedule_position: int | None = None
    options: Mapping[str, Any] = MappingProxyType({})
    variants: tuple[Mapping[str, Any], ...] = ()
    schedules: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    argument_dims: Mapping[str, tuple[Expression, ...]] = MappingProxyType({})
    gaps: tuple[str, ...] = ()

    def parameters(self, target: str) -> dict[str, Parameter]:
        """What can be set besides the symbols of the hyperparameters, with defaults for ``target``."""
        raise NotImplementedError

    def pick(self, made: Any) -> tuple[Any, ...]:
        """Kernel, hyperparameters, dynamic symbols and any schedule object out of what Wave's factory returned."""
        kernel, subs, dynamic = self.result
        schedule = () if self.schedule_position is None else (made[self.schedule_position],)
        return (made[kernel], made[subs], () if dynamic is None else made[dynamic], *schedule)

    @property
    def defaults(self) -> dict[str, Any]:
        """Default values by parameter name, for its first target."""
        return {name: parameter.setting.default for name, parameter in self.parameters(self.targets[0]).items()}

    def variants_for(self, target: str) -> tuple[Mapping[str, Any], ...]:
        """The variants whose matrix type ``target`` has, for their element type."""
        defaults = {name: parameter.setting.default for name, parameter in self.parameters(target).items()}
        return tuple(variant for variant in self.variants if _has_matrix_type(target, {**defaults, **variant}))

    @property
    def factory(self) -> Callable[..., Any]:
        """Wave's factory itself."""
        found: Callable[..., Any] = getattr(
            import_module(f"{self.template.package}.{self.template.module}"), self.template.function
        )
        return found

    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments of Wave's factory for parameter values as plain data."""
        raise NotImplementedError

    def extra_subs(self) -> dict[Any, Any]:
        """Hyperparameters that Wave's own tests add to what the factory gives."""
        return {}

    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        """Input arrays by argument name, reproducible from ``seed``.

        Values are small enough that no sum of the kernel leaves the range of f16.
        """
        raise NotImplementedError

    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        """What the outputs must be, by argument name, computed in float64 from the inputs as they are."""
        raise NotImplementedError

    def cannot_run(self, spec: SpecData) -> str:
        """Why a compile with these parameters can only be looked at, as half a sentence; empty where it can run."""
        return ""

    def reduction_length(self, spec: SpecData) -> int:
        """Terms in the longest sum behind one output element; an error bound grows with it."""
        raise NotImplementedError

    def operations(self, spec: SpecData) -> int | None:
        """Multiplications and additions that the result needs; None where nobody has counted them."""
        return None

    def intermediate(self, spec: SpecData) -> str | None:
        """The narrowest format that intermediate results are rounded to, where the instructions need not show it.

        None leaves it to them: a conversion to bf16 may be integer arithmetic.
        """
        return None

    def check_source(self, parameters: Mapping[str, Any]) -> str:
        """Source of ``check(tensors, outputs)`` in torch, for an exported file, with these parameter values."""
        raise NotImplementedError
