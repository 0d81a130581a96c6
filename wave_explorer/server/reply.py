"""What a page asks about a record, and what it gets."""

from __future__ import annotations

from typing import Any

import msgspec


class Question(msgspec.Struct, frozen=True):
    """A named query about a record.

    Attributes:
        path: of the record below the server's folder, with ``/`` between the parts.
        name: of the query.
        params: of the query.
    """

    path: str
    name: str
    params: dict[str, Any] = {}


class Reply(msgspec.Struct, frozen=True):
    """An answer, or why there is none.

    Attributes:
        ok: whether there is an answer.
        payload: the answer, as the query gives it.
        error: for a person, why there is none.
        revision: changes with the file; empty where there is no file.
    """

    ok: bool
    payload: Any = None
    error: str = ""
    revision: str = ""
