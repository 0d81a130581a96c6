"""Text of kernels, records and exceptions on a terminal: shown, never obeyed."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

_LAYOUT = "\n\t"
_BIDIRECTIONAL = [0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
"""Marks that change the order in which a line is shown (Unicode Standard Annex 9)."""
_OBEYED = [*range(0x20), *range(0x7F, 0xA0), *_BIDIRECTIONAL]
_SHOWN = {code: f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" for code in _OBEYED if chr(code) not in _LAYOUT}


def visible(text: str) -> str:
    """``text`` with what a terminal would obey written as an escape: ESC is ``\\x1b``; line ends and tabs stay."""
    return text.translate(_SHOWN)


def visible_text(text: Text) -> Text:
    """The same for rich's text; one that has to be changed keeps its own style and loses those of its parts."""
    shown = visible(text.plain)
    return text if shown == text.plain else Text(shown, style=text.style)


class ForeignTextConsole(Console):
    """A console that shows control characters in what is printed instead of passing them on."""

    def print(self, *objects: Any, **options: Any) -> None:
        """As ``Console.print``; cells of tables are made visible where rows are added."""
        shown = (
            visible_text(one) if isinstance(one, Text) else visible(one) if isinstance(one, str) else one
            for one in objects
        )
        super().print(*shown, **options)
