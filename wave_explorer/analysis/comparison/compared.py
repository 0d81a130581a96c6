"""What is compared: a compile under a name, and a run of it where there is one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wave_explorer.record import Compilation, Run


@dataclass(frozen=True)
class Compared:
    """A compile with its newest run.

    Attributes:
        id: unique among those compared.
        label: what to call it.
        compilation: also one that failed, or is still under way.
        run: None where none was made.
    """

    id: str
    label: str
    compilation: Compilation
    run: Run | None = None


class NothingToCompare(LookupError):
    """Fewer than two compiles, or a baseline that is not among them; the message says which there are."""


def with_baseline(all_of_them: Sequence[Compared], baseline: str | None = None) -> tuple[Compared, ...]:
    """The same with the baseline first: the one with this id or label, or the first.

    Raises:
        NothingToCompare: fewer than two, or no such baseline.
    """
    if len(all_of_them) < 2:
        raise NothingToCompare("there is nothing to compare with: only one compile is here")
    if baseline is None:
        return tuple(all_of_them)
    found = [one for one in all_of_them if baseline in (one.id, one.label)]
    if len(found) != 1:
        known = ", ".join(one.label for one in all_of_them)
        raise NothingToCompare(f"{'none' if not found else 'more than one'} of {known} is called {baseline!r}")
    return (found[0], *(one for one in all_of_them if one is not found[0]))
