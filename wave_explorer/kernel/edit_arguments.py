"""Arguments of `KernelSpec.edit` as a person's Python gives them: of the form it takes, or an error that says so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wave_explorer.kernel.errors import KernelError, shown

_FORMS = {
    "symbols": "a mapping of names to values: symbols={'BLOCK_M': 64}",
    "options": "a mapping of names to values: options={'schedule': 'PREFETCH'}",
    "target": "the name of an AMD target: target='gfx942'",
    "disable_passes": "a list of names of fx passes: disable_passes=['hoist_loop_invariant_ops']",
    "mlir": "the text of an MLIR module (comp.mlir, edited)",
    "constraints": "a mapping of rows to texts: constraints={2: 'WaveConstraint(M, BLOCK_M / 4)'}",
}


def named_values(argument: str, given: Any) -> Mapping[str, Any]:
    """Values by name for the argument of this name; none for None.

    Raises:
        KernelError: no mapping, or a name that is no text.
    """
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise _wrong(argument, given)
    for name in given:
        if not isinstance(name, str):
            raise _wrong(argument, given, f"{shown(name)} is no name. ")
    return given


def names(argument: str, given: Any) -> tuple[str, ...]:
    """Names, each once, in order; a text is refused, since it would be read as one name or many letters.

    Raises:
        KernelError: no list of names.
    """
    if isinstance(given, str | bytes | Mapping) or not isinstance(given, Iterable):
        raise _wrong(argument, given)
    listed = tuple(given)
    for name in listed:
        if not isinstance(name, str):
            raise _wrong(argument, given, f"{shown(name)} is no name. ")
    return tuple(dict.fromkeys(listed))


def text(argument: str, given: Any) -> str:
    """A text.

    Raises:
        KernelError: something else.
    """
    if not isinstance(given, str):
        raise _wrong(argument, given)
    return given


def changes_by_row(argument: str, given: Any) -> list[tuple[Any, Any]]:
    """Pairs of a row and what it shall be, from a mapping or pairs; rows and texts are not looked at.

    Raises:
        KernelError: neither.
    """
    pairs = given.items() if isinstance(given, Mapping) else given
    if isinstance(pairs, str | bytes) or not isinstance(pairs, Iterable):
        raise _wrong(argument, given)
    listed = list(pairs)
    for pair in listed:
        if not isinstance(pair, tuple | list) or len(pair) != 2:
            raise _wrong(argument, given, f"{shown(pair)} is no pair of a row and a text. ")
    return [(row, change) for row, change in listed]


def _wrong(argument: str, given: Any, why: str = "") -> KernelError:
    return KernelError(f"{argument} = {shown(given)}: {why}{argument} takes {_FORMS[argument]}.", symbol=argument)
