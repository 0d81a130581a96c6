"""Named queries: each is a function from a record (and perhaps a run of it) and checked parameters to a payload."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from wave_explorer.analysis.comparison.compared import Compared, NothingToCompare
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.record import Compilation, NotRecorded, Run, UnreadableContent

if TYPE_CHECKING:
    from wave_explorer.emulator.stepper import Stepper
    from wave_explorer.record.trace_back import TraceBack


@dataclass(frozen=True)
class Subject:
    """What a query is asked about: a compile, and its newest run, stepper and trace where there are.

    Attributes:
        compared: the compiles that it may be compared with, itself among them: the baseline, then in the order of
            the session.
    """

    compilation: Compilation
    run: Run | None = None
    stepper: Stepper | None = None
    trace: TraceBack | None = None
    compared: tuple[Compared, ...] = ()


class BadQuery(ValueError):
    """An unknown query, wrong parameters, or a question about something that the record does not hold."""


class NoParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A query that takes none."""


P = TypeVar("P", bound=msgspec.Struct)
R = TypeVar("R")

_QUERIES: dict[str, tuple[type[msgspec.Struct], Callable[[Subject, Any], Any]]] = {}


def query(name: str, parameters: type[P]) -> Callable[[Callable[[Subject, P], R]], Callable[[Subject, P], R]]:
    """Registers the decorated function as the query ``name``."""

    def register(function: Callable[[Subject, P], R]) -> Callable[[Subject, P], R]:
        _QUERIES[name] = (parameters, function)
        return function

    return register


def names() -> tuple[str, ...]:
    """Names of all queries."""
    return tuple(_QUERIES)


def parameter_defaults() -> dict[str, dict[str, Any]]:
    """Of each query, the values that its parameters have where they are left out, as a JSON text gives them back.

    A tuple is a list there: what a page asks is compared with these values.
    """
    return {
        name: {
            field.encode_name: msgspec.json.decode(msgspec.json.encode(field.default))
            for field in msgspec.structs.fields(parameters)
            if field.default is not msgspec.NODEFAULT
        }
        for name, (parameters, _) in _QUERIES.items()
    }


def answer(subject: Subject, name: str, parameters: Mapping[str, Any] | None = None) -> Any:
    """Answers one query with JSON-shaped data (dicts, lists, numbers, text, None).

    Raises:
        BadQuery: unknown name, parameters of the wrong shape, or nothing recorded to answer from; the message says
            which and what there is instead.
    """
    if not isinstance(name, str) or name not in _QUERIES:
        near = get_close_matches(str(name), _QUERIES, 1)
        raise BadQuery(f"there is no query {name!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
    parameter_type, function = _QUERIES[name]
    try:
        checked = msgspec.convert(dict(parameters or {}), parameter_type)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise BadQuery(f"query {name!r}: {error}") from error
    try:
        return msgspec.to_builtins(function(subject, checked))
    except (NotRecorded, UnreadableContent, NothingToCompare) as error:
        raise BadQuery(str(error.args[0])) from error
    except (AsmSyntaxError, KernelChoiceError) as error:
        raise BadQuery(f"the AMDGCN of this record cannot be read: {error}") from error
