"""Which source line, fx node and MLIR operation an AMDGCN instruction came from, and how that is known."""

from __future__ import annotations

from typing import Literal

import msgspec

Attribution = Literal["direct", "inferred", "none"]


class InstructionLink(msgspec.Struct, frozen=True, omit_defaults=True):
    """The origin of one instruction.

    Attributes:
        line: 1-based line in the AMDGCN text of the record.
        nodes: ids of fx nodes of the last fx stage; for ``direct`` the one the compiler kept comes first.
        attribution: ``direct`` (a debug location names it), ``inferred`` (by ``rule``), ``none``.
        rule: name and short wording of the rule of an inferred link, or why there is none.
        mlir_lines: 1-based lines of the final Wave MLIR text.
    """

    line: int
    nodes: tuple[str, ...] = ()
    attribution: Attribution = "none"
    rule: str = ""
    mlir_lines: tuple[int, ...] = ()


class MlirLink(msgspec.Struct, frozen=True):
    """A line of the final Wave MLIR text that the fx node ``node`` was emitted as."""

    line: int
    node: str


class Provenance(msgspec.Struct, frozen=True, omit_defaults=True):
    """All links of one compile.

    ``usable`` is False, with ``reason``, when the annotated compile gave another instruction stream than the
    plain one (its links would then speak of code that the user does not have).
    """

    instructions: tuple[InstructionLink, ...] = ()
    mlir: tuple[MlirLink, ...] = ()
    usable: bool = True
    reason: str = ""
