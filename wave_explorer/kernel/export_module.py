"""A kernel, or a pipeline of kernels, as a `torch.nn.Module` in an exported file."""

from __future__ import annotations

import keyword
from collections.abc import Mapping
from dataclasses import dataclass

from wave_explorer.kernel.export_tensors import TORCH_TYPES
from wave_explorer.record.evaluation import InexactValue, UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression, Term
from wave_explorer.record.spec import ArgumentData, SpecData

CHECK_TENSOR = '''\
def check_tensor(name, tensor, shape, dtype):
    """Refuses a tensor that the kernel would read or write in another way."""
    if tuple(tensor.shape) != shape or tensor.dtype != dtype:
        given = f"{tuple(tensor.shape)} of {tensor.dtype}"
        raise ValueError(f"{name} must be {shape} of {dtype}, not {given}")
    if not tensor.is_contiguous():
        raise ValueError(f"{name} must be contiguous")
'''


@dataclass(frozen=True)
class Phase:
    """One launch of a module.

    Attributes:
        kernel: expression for the compiled kernel.
        data: the kernel.
        names: of its arguments among those of all launches, in its order.
    """

    kernel: str
    data: SpecData
    names: tuple[str, ...]


def module_source(class_name: str, phases: tuple[Phase, ...], compiled: str) -> str | None:
    """Source of the class and of what it uses; None where the shape of an argument is not known.

    What the last launch writes is returned; what an earlier one writes goes from launch to launch.

    Args:
        class_name: of the module.
        phases: its launches, in order.
        compiled: expression that compiles what ``phases`` launch.
    """
    writer = _Writer(phases)
    try:
        return writer.source(class_name, compiled)
    except _Unknown:
        return None


def class_name(kernel: str) -> str:
    """The name of a kernel as the name of a class: ``gemm_prefetch`` becomes ``GemmPrefetchModule``."""
    words = "".join(character if character.isalnum() else " " for character in kernel).split()
    return "".join(word[:1].upper() + word[1:] for word in words) + "Module"


class _Unknown(Exception):
    """A shape or element type that has no text."""


class _Writer:
    def __init__(self, phases: tuple[Phase, ...]) -> None:
        self._phases = phases
        self._dims: dict[str, str] = {}
        self._assigned: list[str] = []
        self._values = [_values(phase.data) for phase in phases]
        self._variables: dict[str, str] = {}
        for phase in phases:
            for name in phase.names:
                self._variable(name)

    def source(self, class_name: str, compiled: str) -> str:
        inputs: dict[str, tuple[ArgumentData, int]] = {}
        made: dict[str, tuple[ArgumentData, int]] = {}
        for which, phase in enumerate(self._phases):
            for name, argument in zip(phase.names, phase.data.arguments, strict=True):
                if name not in made and name not in inputs:
                    (made if argument.usage == "output" else inputs)[name] = (argument, which)
        tensors = {name: place for name, place in inputs.items() if place[0].usage != "scalar"}
        if not tensors or not (made or any(argument.usage == "inout" for argument, _ in inputs.values())):
            raise _Unknown
        for name, (argument, which) in tensors.items():
            self._name_dims(name, argument, which)
        checks = [
            f"check_tensor({name!r}, {self._variables[name]}, {self._shape(argument, which)}, {_dtype(argument)})"
            for name, (argument, which) in tensors.items()
        ]
        first = self._variables[next(iter(tensors))]
        allocations = [
            f"{self._variables[name]} = torch.zeros("
            f"{self._shape(argument, which)}, dtype={_dtype(argument)}, device={first}.device)"
            for name, (argument, which) in made.items()
        ]
        last = self._phases[-1]
        returned = [
            self._variables[name]
            for name, argument in zip(last.names, last.data.arguments, strict=True)
            if argument.usage in ("output", "inout")
        ]
        launches = [
            f"{phase.kernel}({', '.join(self._variables[name] for name in phase.names)})" for phase in self._phases
        ]
        forward = [
            *self._assigned,
            *checks,
            *allocations,
            f"if {first}.is_meta:",
            f"    return {', '.join(returned)}",
            "reason = why_not_here()",
            f"if reason or not {first}.is_cuda:",
            f'    raise RuntimeError(reason or f"the tensors are on {{{first}.device}}, not on the GPU")',
            "if self._compiled is None:",
            f"    self._compiled = {compiled}",
            *launches,
            f"return {', '.join(returned)}",
        ]
        parameters = ", ".join(self._variables[name] for name in inputs)
        lines = [
            f"class {class_name}(torch.nn.Module):",
            f'    """Gives {_listed(returned)}.',
            "",
            "    The kernel is compiled by the first call, and has no backward. Tensors on the",
            "    device 'meta' give the shapes of the outputs and launch nothing.",
            '    """',
            "",
            "    def __init__(self):",
            "        super().__init__()",
            "        self._compiled = None",
            "",
            f"    def forward(self, {parameters}):",
            *(f"        {line}" for line in forward),
        ]
        return "\n".join([CHECK_TENSOR, "", *lines, ""])

    def _variable(self, name: str) -> None:
        text = "".join(character if character.isalnum() else "_" for character in name)
        while keyword.iskeyword(text) or text in ("self", "torch", "reason", *self._variables.values()):
            if self._variables.get(name) == text:
                return
            text += "_"
        self._variables[name] = text

    def _name_dims(self, name: str, argument: ArgumentData, which: int) -> None:
        """Gives each dim that the compile leaves open a variable, from the first input that has it."""
        for axis, dim in enumerate(argument.dims):
            symbol = str(dim.args[0]) if isinstance(dim, Term) and dim.op == "sym" else ""
            if not symbol or symbol in self._values[which] or symbol in self._dims:
                continue
            variable = "".join(character if character.isalnum() else "_" for character in symbol)
            while variable in (*self._variables.values(), *self._dims.values()) or keyword.iskeyword(variable):
                variable += "_"
            self._dims[symbol] = variable
            self._assigned.append(f"{variable} = {self._variables[name]}.shape[{axis}]")

    def _shape(self, argument: ArgumentData, which: int) -> str:
        extents = [self._extent(dim, which) for dim in argument.dims]
        return f"({', '.join(extents)},)" if len(extents) == 1 else f"({', '.join(extents)})"

    def _extent(self, dim: Expression, which: int) -> str:
        try:
            return str(int(evaluate(dim, self._values[which])))
        except InexactValue as error:
            raise _Unknown from error
        except UnboundSymbol as error:
            text = self._open_extent(dim, which)
            if text is None:
                raise _Unknown from error
            return text

    def _open_extent(self, dim: Expression | str, which: int) -> str | None:
        """Text of a sum or product of open dims; None where a dim shows in no input, or it is another expression."""
        if not isinstance(dim, Term):
            return str(dim)
        if dim.op == "sym":
            symbol = str(dim.args[0])
            known = self._values[which].get(symbol)
            return self._dims.get(symbol) if known is None else str(known)
        parts = [self._open_extent(part, which) for part in dim.args] if dim.op in ("add", "mul") else [None]
        if None in parts:
            return None
        return f"({(' + ' if dim.op == 'add' else ' * ').join(map(str, parts))})"


def _values(data: SpecData) -> dict[str, int]:
    """Symbols and parameters that the compile fixes, by name."""
    dynamic = data.options.get("dynamic_symbols", ())
    known = {**data.parameters, **data.symbols}
    return {name: value for name, value in known.items() if type(value) is int and name not in dynamic}


def _dtype(argument: ArgumentData) -> str:
    dtype = TORCH_TYPES.get(argument.dtype)
    if dtype is None or not argument.dims:
        raise _Unknown
    return dtype


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def single_launch(data: SpecData) -> tuple[Phase, ...]:
    """The launches of a kernel alone."""
    return (Phase("self._compiled", data, tuple(argument.name for argument in data.arguments)),)


def pipeline_launches(phases: Mapping[str, tuple[SpecData, tuple[str, ...]]]) -> tuple[Phase, ...]:
    """The launches of a pipeline, whose compiled kernels stand in a dict by the names of the phases."""
    return tuple(Phase(f'self._compiled["{name}"]', data, names) for name, (data, names) in phases.items())
