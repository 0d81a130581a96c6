"""What can be wrong with an AMDGCN text."""

from __future__ import annotations


class AsmSyntaxError(ValueError):
    """A line of an AMDGCN text cannot be read.

    Attributes:
        line: 1-based line in the text.
        text: the line as written.
        reason: what is wrong with it.
    """

    def __init__(self, line: int, text: str, reason: str) -> None:
        self.line = line
        self.text = text
        self.reason = reason
        super().__init__(f"line {line}: {reason}: {text.strip()!r}")


class KernelChoiceError(ValueError):
    """The text holds no kernel of the wanted name, or several where none was named; ``kernels`` lists what it holds."""

    def __init__(self, message: str, kernels: tuple[str, ...]) -> None:
        self.kernels = kernels
        super().__init__(message)
