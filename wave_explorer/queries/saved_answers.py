"""Answers of queries as a saved page keeps them: by question, long texts once, and alike answers by what differs.

=========================================  ==========================================================================
in an answer                               stands for
=========================================  ==========================================================================
``{"$text": 3}`` in place of a field       text number 3 of the page
``{"$like": QUESTION, ...}``               the answer to ``QUESTION`` of the same compile, with these fields instead
``{"$refused": REASON}``                   no answer: the query refuses this question
=========================================  ==========================================================================
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from wave_explorer.queries.registry import BadQuery, Subject, answer, parameter_defaults

_LONG = 200
"""Texts of so many characters are kept once, however many answers hold them."""


def question_key(name: str, parameters: dict[str, Any], defaults: dict[str, dict[str, Any]]) -> str:
    """A question as text, equal for questions that mean the same; the page makes the same text."""
    usual = defaults.get(name, {})
    told = {key: value for key, value in sorted(parameters.items()) if key not in usual or value != usual[key]}
    return f"{name} {json.dumps(told, separators=(',', ':'), ensure_ascii=False)}"


class TextTable:
    """The long texts of a page; compression does not find them again far apart."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """Its place in the table, where it is put if it is new."""
        if text not in self._numbers:
            self._numbers[text] = len(self.texts)
            self.texts.append(text)
        return self._numbers[text]


@dataclass(frozen=True)
class Answer:
    """A question as text, and what the query answers; ``payload`` is None also where it refuses."""

    key: str
    payload: Any


class SavedAnswers:
    """Asks queries about one compile, and keeps the answers.

    Args:
        subject: what is asked about.
        texts: of the page.
    """

    def __init__(self, subject: Subject, texts: TextTable) -> None:
        self.subject = subject
        self.kept: dict[str, Any] = {}
        self._texts = texts
        self._defaults = parameter_defaults()

    def ask(self, name: str, parameters: dict[str, Any] | None = None, *, like: Answer | None = None) -> Answer:
        """Asks, keeps the answer, and returns it.

        Args:
            name: of the query.
            parameters: lists and numbers as JSON has them.
            like: an answer that this one equals in most of its fields.
        """
        given = parameters or {}
        key = question_key(name, given, self._defaults)
        try:
            payload = answer(self.subject, name, given)
        except BadQuery as error:
            self.kept[key] = {"$refused": str(error)}
            return Answer(key, None)
        except Exception as error:
            # One answer that fails must not cost all others; its view says what a live one would say.
            self.kept[key] = {"$refused": f"{name} failed: {type(error).__name__}: {error}"}
            return Answer(key, None)
        self.kept.setdefault(key, self._packed(payload, like))
        return Answer(key, payload)

    def put(self, name: str, parameters: dict[str, Any], payload: Any, *, like: Answer | None = None) -> None:
        """Keeps an answer that was had in another way."""
        self.kept.setdefault(question_key(name, parameters, self._defaults), self._packed(payload, like))

    def _packed(self, payload: Any, like: Answer | None) -> Any:
        if not isinstance(payload, dict):
            return payload
        fields = payload
        if like is not None and isinstance(like.payload, dict):
            fields = {key: value for key, value in payload.items() if like.payload.get(key, payload) != value}
        packed = {
            key: {"$text": self._texts.number(value)} if isinstance(value, str) and len(value) >= _LONG else value
            for key, value in fields.items()
        }
        return packed if fields is payload else {"$like": like.key if like is not None else "", **packed}
