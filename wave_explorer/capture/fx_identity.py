"""Names for fx nodes that hold over a whole compile, and where each copy came from."""

from __future__ import annotations

from typing import Any

# Synthetic source lines start here: smaller numbers would collide with the line of the kernel's ``def``.
FIRST_SYNTHETIC_LINE = 100_000


class NodeIdentity:
    """Gives each fx node an id at first sight and keeps the node alive.

    Wave itself names originals by ``id(node)`` (``pre_expansion_id``); a freed node would let Python reuse that
    number for another one, so holding every node seen makes those numbers trustworthy too.
    """

    def __init__(self) -> None:
        self._numbers: dict[Any, int] = {}
        self._by_address: dict[int, int] = {}
        self._copied_from: dict[Any, Any] = {}

    def number(self, node: Any) -> int:
        """Position of ``node`` among all nodes, in the order they were first seen; starts at 1."""
        found = self._numbers.get(node)
        if found is None:
            found = self._numbers[node] = len(self._numbers) + 1
            self._by_address[id(node)] = found
        return found

    def id(self, node: Any) -> str:
        """The id of ``node`` in the record (``n17``); the same in every compile of one spec."""
        return f"n{self.number(node)}"

    def synthetic_line(self, node: Any) -> int:
        """The line number under which debug information speaks of ``node``."""
        return FIRST_SYNTHETIC_LINE + self.number(node)

    def copied(self, original: Any, copy: Any) -> None:
        """Notes that the compiler made ``copy`` by copying ``original``."""
        self._copied_from.setdefault(copy, original)
        self.number(original)

    def original(self, node: Any) -> Any:
        """The fx node that ``node`` was copied from, None where it was not made by copying."""
        return self._copied_from.get(node)

    def lineage(self, node: Any) -> str | None:
        """Id of the node that ``node`` was copied from, or stands for; None for an original."""
        original = self._copied_from.get(node)
        if original is not None:
            return self.id(original)
        number = self._by_address.get(getattr(node, "pre_expansion_id", None) or 0)
        if number is None or number == self._numbers.get(node):
            return None
        return f"n{number}"
