"""Words and signs of a line that a person typed, each with its place; errors point at the character."""

from __future__ import annotations

import re
from dataclasses import dataclass

from wave_explorer.kernel.errors import KernelError

MOST_CHARACTERS = 8000
MOST_TOKENS = 2500
_SHOWN = 60
"""Characters of a long line that an error shows on each side of the place it points at."""

_TOKEN = re.compile(
    r"(?P<number>[0-9]+)|(?P<name>\$?[^\W\d]\w*)|(?P<sign>\.\.\.|\*\*|//|<=|>=|==|!=|[-+*/%<>()\[\]{},:=.&|~])"
)
_SPACE = re.compile(r"[ \t\r\n]*")


class TextError(KernelError):
    """Typed text that cannot be read.

    Attributes:
        text: what was typed.
        position: of the character that is wrong, 0-based; the length of the text where something is missing.
    """

    def __init__(self, summary: str, text: str, position: int, *, advice: str = "", symbol: str = "") -> None:
        self.text = text
        self.position = position
        shown = f"{pointed_at(text, position)}\n{advice}".rstrip()
        super().__init__(f"Character {position}: {summary}", advice=shown, symbol=symbol)


def pointed_at(text: str, position: int) -> str:
    """The text around a place, with a caret below it: two lines."""
    start = max(0, position - _SHOWN)
    end = min(len(text), position + _SHOWN)
    before, after = "..." if start else "", "..." if end < len(text) else ""
    line = "".join(
        character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in text[start:end]
    )
    return f"{before}{line}{after}\n{' ' * (len(before) + position - start)}^"


@dataclass(frozen=True)
class Token:
    """A number, a name, a sign, or the end of the text (kind ``end``)."""

    kind: str
    text: str
    position: int


class Tokens:
    """The tokens of a text, taken one after the other.

    Raises:
        TextError: a character that has no meaning here, or more text than an expression has.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        if len(text) > MOST_CHARACTERS:
            raise TextError(
                f"the text has {len(text)} characters, and at most {MOST_CHARACTERS} are read", text, MOST_CHARACTERS
            )
        self._tokens = _tokens(text)
        self._next = 0

    @property
    def next(self) -> Token:
        """The token that comes next; it is not taken."""
        return self._tokens[self._next]

    @property
    def after_next(self) -> Token:
        """The token behind the next one."""
        return self._tokens[min(self._next + 1, len(self._tokens) - 1)]

    def take(self) -> Token:
        """Takes the next token."""
        token = self.next
        self._next = min(self._next + 1, len(self._tokens) - 1)
        return token

    def took(self, *signs: str) -> Token | None:
        """Takes the next token if it is one of these signs."""
        return self.take() if self.next.kind == "sign" and self.next.text in signs else None

    def expect(self, sign: str, where: str) -> Token:
        """Takes a sign that has to be there.

        Raises:
            TextError: something else is.
        """
        token = self.took(sign)
        if token is None:
            raise self.error(f"{sign!r} is missing {where}{self._instead()}")
        return token

    def expect_end(self) -> None:
        """Refuses text after the end.

        Raises:
            TextError: there is more.
        """
        if self.next.kind != "end":
            raise self.error(f"{self.next.text!r} is not expected here", advice=_advice(self.next.text))

    def error(self, summary: str, *, at: Token | None = None, advice: str = "", symbol: str = "") -> TextError:
        """An error at a token, by default the next one."""
        return TextError(summary, self.text, (at or self.next).position, advice=advice, symbol=symbol)

    def _instead(self) -> str:
        return "; the text ends" if self.next.kind == "end" else f"; there is {self.next.text!r}"


def _tokens(text: str) -> list[Token]:
    found: list[Token] = []
    position = _after_space(text, 0)
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            character = text[position]
            shown = repr(character) if character.isprintable() else f"U+{ord(character):04X}"
            raise TextError(f"{shown} has no meaning here", text, position, advice=_advice(character))
        if len(found) >= MOST_TOKENS:
            raise TextError(f"more than {MOST_TOKENS} words and signs", text, position)
        token = Token(match.lastgroup or "", match.group(), position)
        _refuse_number_and_name_in_one(text, token, match.end())
        found.append(token)
        position = _after_space(text, match.end())
    return [*found, Token("end", "", len(text))]


def _after_space(text: str, position: int) -> int:
    match = _SPACE.match(text, position)
    return match.end() if match else position


def _refuse_number_and_name_in_one(text: str, token: Token, end: int) -> None:
    if token.kind != "number" or end >= len(text):
        return
    if text[end] == "." and not text.startswith("...", end):
        raise TextError(
            "numbers here are whole", text, end, advice="Write a fraction for anything between them: 1/2, 3/4 * M."
        )
    if re.match(r"\w", text[end]):
        raise TextError(
            f"a sign is missing between {token.text} and {text[end]}", text, end, advice="Write products with *: 4 * M."
        )


WORDS = {
    "and": "Join conditions with And(a < b, c < d).",
    "or": "Join conditions with Or(a < b, c < d).",
    "not": "Turn a condition round with Not(a < b).",
    "if": "Choose between values with Piecewise((value, condition), (other, True)).",
    "else": "Choose between values with Piecewise((value, condition), (other, True)).",
    "lambda": "A function can stand only where a field takes one.",
    "None": "Leave the argument out.",
}
"""Words of Python that mean nothing in index arithmetic, with what to write instead."""


def _advice(sign: str) -> str:
    if sign in WORDS:
        return WORDS[sign]
    if sign in ("'", '"', "`"):
        return "Names are written without quotation marks."
    if sign == "^":
        return "Write xor(a, b) for exclusive or, and ** for a power."
    if sign in ("=", ":"):
        return "Equality is written == or Eq(a, b)."
    return {"\u2212": "Write - for minus.", "\u00d7": "Write * for times.", "\u00f7": "Write / for divided by."}.get(
        sign, ""
    )
