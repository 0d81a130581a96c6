"""Parameters of a kernel factory, read from its signature, and the call itself with errors that name the line."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from numbers import Real
from typing import Any, get_type_hints

import sympy
import torch
from wave_lang.kernel.lang.kernel_buffer import AddressSpace
from wave_lang.kernel.wave.wave import LaunchableWave
from wave_lang.kernel.wave.wave_schedule import WaveSchedule

from wave_explorer.kernel.clone import fresh
from wave_explorer.kernel.errors import KernelError, said_by, shown, the_line
from wave_explorer.kernel.setting import Kind, Setting
from wave_explorer.kernel.symbols import ADDRESS_SPACES, address_space_advice
from wave_explorer.record.graph import SourceLocation

DTYPES = {
    "f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64, "i8": torch.int8,
    "i16": torch.int16, "i32": torch.int32, "i64": torch.int64, "f8E4M3FNUZ": torch.float8_e4m3fnuz,
    "f8E5M2FNUZ": torch.float8_e5m2fnuz, "f8E4M3FN": torch.float8_e4m3fn, "f8E5M2": torch.float8_e5m2,
}  # fmt: skip
"""Element types by the names that Wave's own types have."""


@dataclass(frozen=True)
class Made:
    """What a source gives for one compile: a kernel that was never compiled, and what it is compiled with.

    ``schedule`` is a schedule written by hand (``@wave_schedule``), which compile option ``schedule=MANUAL`` asks for.
    """

    kernel: LaunchableWave
    subs: dict[Any, Any] = field(default_factory=dict)
    dynamic_symbols: tuple[Any, ...] = ()
    schedule: WaveSchedule | None = None


@dataclass(frozen=True)
class Parameter:
    """A parameter of a factory: how it is set, and how plain data becomes the Python value it wants."""

    setting: Setting
    enumeration: type[Enum] | None = None

    def convert(self, value: Any) -> Any:
        """The Python value for plain data made by `parse`."""
        if self.enumeration is not None and isinstance(value, str):
            return self.enumeration[value]
        if self.setting.kind == "choice" and isinstance(value, str) and value in DTYPES:
            return DTYPES[value]
        return value

    def parse(self, value: Any) -> Any:
        """Plain data for what was given; Python objects that only the factory understands stay as they are."""
        if self.setting.kind == "choice":
            if isinstance(value, torch.dtype):
                names = {dtype: name for name, dtype in DTYPES.items()}
                return names.get(value, value)
            if not isinstance(value, str | Enum):
                return value
        return self.setting.parse(value)


def parameters_of(factory: Callable[..., Any]) -> dict[str, Parameter]:
    """The parameters of a factory by name.

    Raises:
        KernelError: a signature that cannot be called by name (positional-only parameters without defaults).
    """
    try:
        signature = inspect.signature(factory)
    except (TypeError, ValueError) as error:
        raise KernelError(f"The signature of {factory!r} cannot be read.", advice="Wrap it in a function.") from error
    try:
        hints = get_type_hints(factory)
    except Exception:  # annotations may name things that exist only for type checkers
        hints = {}
    found: dict[str, Parameter] = {}
    for name, parameter in signature.parameters.items():
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            continue
        if parameter.kind is parameter.POSITIONAL_ONLY:
            if parameter.default is parameter.empty:
                raise KernelError(f"Parameter {name!r} of {_name(factory)} cannot be given by name.")
            continue
        found[name] = _parameter(name, parameter.default, hints.get(name), parameter.empty)
    return found


def _parameter(name: str, default: Any, hint: Any, empty: Any) -> Parameter:
    required = default is empty
    value = None if required else default
    kind, enumeration, choices = _kind(value, hint)
    plain = value.name if isinstance(value, Enum) else value
    if isinstance(value, torch.dtype):
        plain = next((known for known, dtype in DTYPES.items() if dtype == value), str(value))
    return Parameter(
        Setting(
            name=name,
            kind=kind,
            value=plain,
            default=plain,
            choices=choices,
            help="Parameter of the kernel's factory.",
            minimum=-(2**31),
            optional=not required and default is None,
            required=required,
        ),
        enumeration,
    )


def _kind(value: Any, hint: Any) -> tuple[Kind, type[Enum] | None, tuple[str, ...]]:
    enumeration = type(value) if isinstance(value, Enum) else hint
    if isinstance(enumeration, type) and issubclass(enumeration, Enum):
        return "choice", enumeration, tuple(member.name for member in enumeration)
    if isinstance(value, torch.dtype) or hint is torch.dtype:
        return "choice", None, tuple(DTYPES)
    for kinds, kind in (((bool,), "flag"), ((int,), "integer"), ((float,), "number"), ((str,), "text")):
        if isinstance(value, kinds) or (value is None and hint in kinds):
            return kind, None, ()  # type: ignore[return-value]
    if isinstance(value, list | tuple) and value and all(type(part) is int for part in value):
        return "integers", None, ()
    return "object", None, ()


def call_factory(
    factory: Callable[..., Any],
    arguments: Mapping[str, Any],
    name: str,
    pick: Callable[[Any], Any] = lambda result: result,
) -> Made:
    """Calls a factory and takes what it returns: a kernel, alone or with hyperparameters and dynamic symbols.

    Args:
        factory: what to call.
        arguments: by parameter name.
        name: what messages call it.
        pick: finds the kernel and what belongs to it in a result that holds more.

    Raises:
        KernelError: the factory raised (with the line), or returned something else.
    """
    try:
        result = pick(factory(**arguments))
    except (KernelError, KeyboardInterrupt):
        raise
    except BaseException as error:  # sys.exit() in a factory must not end the notebook
        raise raised(error, f"The factory {name} of the kernel", _files_of(factory)) from error
    return unpack(result, name)


def unpack(result: Any, name: str) -> Made:
    """A fresh kernel from a kernel, ``(kernel, hyperparameters)`` or ``(kernel, hyperparameters, dynamic_symbols)``.

    A schedule object may be the fourth part.

    Raises:
        KernelError: none of these, or a kernel that was compiled before.
    """
    parts = result if isinstance(result, tuple) else (result,)
    if not parts or not isinstance(parts[0], LaunchableWave) or len(parts) > 4:
        raise KernelError(
            f"{name} gave {type(result).__name__}, not a @wave kernel.",
            advice="It must be or return a @wave kernel, alone or as (kernel, hyperparameters[, dynamic_symbols]).",
        )
    _refuse_text_annotations(parts[0])
    subs = parts[1] if len(parts) > 1 else {}
    if not isinstance(subs, Mapping):
        raise KernelError(f"The hyperparameters of {name} are {type(subs).__name__}, not a mapping of symbols.")
    dynamic = parts[2] if len(parts) > 2 else ()
    _refuse_odd_hyperparameters(subs, parts[0], name)
    if not isinstance(dynamic, list | tuple | set | frozenset | None) or not all(map(_is_symbol, dynamic or ())):
        raise KernelError(
            f"The dynamic symbols of {name} are {shown(dynamic)}, not a list of symbols.",
            advice="They are the third part of what the factory gives: [tkl.sym.M, ...].",
        )
    schedule = parts[3] if len(parts) > 3 else None
    if schedule is not None and not isinstance(schedule, WaveSchedule):
        raise KernelError(
            f"The schedule of {name} is {shown(schedule)}.", advice="Make it with @wave_schedule.wave_schedule()."
        )
    return Made(fresh(parts[0]), dict(subs), tuple(dynamic or ()), schedule)


def _is_symbol(value: Any) -> bool:
    return isinstance(value, sympy.Symbol)


def _is_value(value: Any) -> bool:
    """An expression, or a finite number of at most 64 bits."""
    if isinstance(value, sympy.Basic) and not isinstance(value, sympy.Number):
        return value is not sympy.zoo
    if isinstance(value, bool) or not isinstance(value, Real | sympy.Number):
        return False
    number = sympy.sympify(value)
    return number is not sympy.nan and bool(-(2**63) <= number < 2**63)


def _refuse_odd_hyperparameters(subs: Mapping[Any, Any], kernel: LaunchableWave, name: str) -> None:
    """Wave takes any mapping and fails passes later, in words about something else."""
    spaces = [getattr(annotation, "address_space", None) for annotation in kernel._f.__annotations__.values()]
    # Wave binds the named spaces to these numbers itself, and its own templates give them so.
    legal = (*ADDRESS_SPACES.values(), AddressSpace.SHARED_MEMORY.value, AddressSpace.GLOBAL_MEMORY.value)
    for symbol, value in subs.items():
        if not _is_symbol(symbol):
            raise KernelError(
                f"The hyperparameters of {name} have {shown(symbol)} where a symbol should be.",
                advice="Use the symbols themselves as keys: {tkl.sym.BLOCK_M: 64}.",
            )
        if symbol in spaces and symbol not in ADDRESS_SPACES.values() and value not in legal:
            raise KernelError(
                f"The hyperparameters of {name} give {symbol} the value {shown(value)}, no address space.",
                advice=f"{address_space_advice([str(symbol)])} Import it from wave_lang.kernel.lang.global_symbols.",
                symbol=str(symbol),
            )
        if not _is_value(value):
            raise KernelError(
                f"The hyperparameters of {name} give {symbol} the value {shown(value)}, no number for a symbol.",
                advice=f"Give it a whole number: {{tkl.sym.{symbol}: 64}}.",
                symbol=str(symbol),
            )


def _refuse_text_annotations(kernel: LaunchableWave) -> None:
    """Wave's tracer takes the annotations as they stand and fails on text without saying so."""
    for name, annotation in kernel._f.__annotations__.items():
        if isinstance(annotation, str) and name in kernel._sig.parameters:
            code = kernel._f.__code__
            raise KernelError(
                f"The annotation of argument {name!r} of {kernel._name!r} is text, which Wave cannot trace.",
                advice="Remove 'from __future__ import annotations' from the file or cell that defines the kernel.",
                location=SourceLocation(code.co_filename, code.co_firstlineno),
                symbol=name,
            )


_HINTS = {
    "Multiple constraints in the same workgroup dimension": "Two WorkgroupConstraints name one workgroup axis: give "
    "each dimension one constraint with a workgroup_dim of its own, or mark all but one of an axis primary=False.",
}
"""What to do about errors of Wave's own constructors, which name neither the constraint nor a way out."""


def raised(error: BaseException, what: str, files: frozenset[str]) -> KernelError:
    """A `KernelError` for an exception of the user's code, at the last line of theirs that it went through."""
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if frame.filename in files] or frames[-1:]
    location = SourceLocation(theirs[-1].filename, theirs[-1].lineno or 0) if theirs else None
    text = said_by(error)
    hint = next((advice for said, advice in _HINTS.items() if said in text), "")
    line = the_line(theirs[-1].line) if theirs else ""
    return KernelError(
        f"{what} raised {type(error).__name__}{': ' + text.rstrip('.') if text else ''}.",
        advice=f"{hint} {line}".strip(),
        location=location,
    )


def _files_of(factory: Callable[..., Any]) -> frozenset[str]:
    code = getattr(inspect.unwrap(factory), "__code__", None)
    return frozenset({code.co_filename} if code else ())


def _name(factory: Callable[..., Any]) -> str:
    return getattr(factory, "__qualname__", None) or repr(factory)
