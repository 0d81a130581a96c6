"""What a person did to the variants of an experiment, as data that can be taken back and done again."""

from __future__ import annotations

from typing import Literal

import msgspec

ActKind = Literal["edit", "rename", "note", "pin", "unpin", "delete", "restore"]


class Change(msgspec.Struct, frozen=True):
    """One field of one variant, before and after."""

    variant: str
    field: Literal["name", "note", "pinned", "deleted"]
    before: str | bool
    after: str | bool


class Act(msgspec.Struct, frozen=True):
    """One step of the history: a new variant (``edit``: it is no longer put away), or a change of what there is.

    Attributes:
        at: UTC, ISO 8601, seconds.
    """

    kind: ActKind
    changes: tuple[Change, ...]
    at: str

    @property
    def variant(self) -> str:
        """Id of the variant that it is about."""
        return self.changes[-1].variant

    def of(self, old: str, new: str) -> Act:
        """The same act, about variant ``new`` wherever it was about ``old``."""
        return Act(
            self.kind,
            tuple(msgspec.structs.replace(c, variant=new) if c.variant == old else c for c in self.changes),
            self.at,
        )
