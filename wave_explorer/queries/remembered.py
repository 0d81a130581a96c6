"""A record that is asked many questions in a row: every content of it is decoded once."""

from __future__ import annotations

from typing import TypeVar, cast

from wave_explorer.record import Compilation
from wave_explorer.record.provenance import InstructionLink

T = TypeVar("T")


class RememberedCompilation(Compilation):
    """The same record, with what was decoded kept as long as this object; a record itself keeps little.

    Args:
        comp: the record.
    """

    def __init__(self, comp: Compilation) -> None:
        super().__init__(comp.manifest, comp.blobs)
        self._contents: dict[str, object] = {}
        self._links: dict[int, InstructionLink] | None = None

    def instruction_links(self) -> dict[int, InstructionLink]:
        """See :meth:`Compilation.instruction_links`."""
        if self._links is None:
            self._links = super().instruction_links()
        return self._links

    def _decoded(self, handle: str, kind: type[T]) -> T:
        if handle not in self._contents:
            self._contents[handle] = super()._decoded(handle, kind)
        return cast(T, self._contents[handle])

    def _text(self, handle: str) -> str:
        if handle not in self._contents:
            self._contents[handle] = super()._text(handle)
        return cast(str, self._contents[handle])
