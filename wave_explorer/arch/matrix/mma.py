"""``wx.mma``: a matrix instruction's layout to ask questions of, for a notebook or a terminal.

m = wx.mma("v_mfma_f32_16x16x16_f16", target="gfx942")
m.where("A", 1, 5)          # lane 17, v0.hi
m.what("D", 17, 2)          # D[6, 1]
m.feeds(6, 1)               # the lanes that hold row 6 of A and column 1 of B
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.matrix import MatrixInstruction, OperandLayout, OperandName, matrix_instruction
from wave_explorer.arch.matrix.picture import picture
from wave_explorer.arch.wave_type_instructions import wave_type_instruction

_INDICES = {"A": ("i", "k"), "B": ("k", "j"), "C": ("i", "j"), "D": ("i", "j")}


class Place(NamedTuple):
    """Where an element is: the lane, the VGPR counted from the operand's first, and its first and last bit there.

    ``bits`` of a 64-bit element are ``(0, 63)``: it goes on in the next register.
    """

    lane: int
    register: int
    bits: tuple[int, int]

    def __repr__(self) -> str:
        return f"lane {self.lane}, {register_text(self.register, *self.bits)}"


class Element(NamedTuple):
    """An element of an operand: A[i, k], B[k, j], C[i, j] or D[i, j] of one block."""

    operand: OperandName
    row: int
    column: int
    block: int = 0

    def __repr__(self) -> str:
        first, second = _INDICES[self.operand]
        block = f" of block {self.block}" if self.block else ""
        return f"{self.operand}[{first} {self.row}, {second} {self.column}]{block}"


@dataclass(frozen=True, repr=False)
class Feeds:
    """What D[i, j] is summed from: for each k the places of A[i, k] and B[k, j]; C[i, j] is where D[i, j] is."""

    mma: Mma
    i: int
    j: int
    block: int
    a: tuple[Place, ...]
    b: tuple[Place, ...]
    d: Place

    def __repr__(self) -> str:
        a, b = (numbers({place.lane for place in places}) for places in (self.a, self.b))
        return (
            f"D[i {self.i}, j {self.j}] ({self.d}) sums A row {self.i} (lanes {a}) times B column {self.j} (lanes {b})"
        )

    def _repr_html_(self) -> str:
        return picture(self.mma.instruction, self.block, cell=(self.i, self.j), caption=repr(self))


@dataclass(frozen=True, repr=False)
class Mma:
    """The layout of one matrix instruction D = A·B + C on one target.

    Attributes:
        instruction: shape, types, cycles and the maps of its operands.
        target: GPU.
    """

    instruction: MatrixInstruction
    target: str

    def __repr__(self) -> str:
        one = self.instruction
        blocks = f", {one.blocks} blocks" if one.blocks > 1 else ""
        cycles = "cycles not known" if one.cycles is None else f"{one.cycles} cycles"
        lines = [
            f"{one.name} on {self.target}: D[{one.m}×{one.n}] = A[{one.m}×{one.k}] · B[{one.k}×{one.n}] + C{blocks}; "
            f"wave{one.wave_size}, {cycles}"
        ]
        for name in get_args(OperandName):
            layout = one.layouts[name]
            lines.append(
                f"  {name}: {layout.dtype}, a lane holds {len(layout.slots)} in {', '.join(self._short(name))}"
            )
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        return picture(self.instruction, 0, cell=None, caption=repr(self).splitlines()[0])

    def where(self, operand: OperandName, row: int, column: int, block: int = 0) -> Place:
        """The first lane that holds an element, and the register and bits there.

        Args:
            operand: ``"A"`` (row i, column k), ``"B"`` (row k, column j), ``"C"`` or ``"D"`` (row i, column j).
            row, column: of the element, from 0.
            block: for instructions that multiply several small matrices.

        Raises:
            IndexError: the operand has no such element; the message gives its size.
        """
        return self.holders(operand, row, column, block)[0]

    def holders(self, operand: OperandName, row: int, column: int, block: int = 0) -> tuple[Place, ...]:
        """All lanes that hold an element: one, but on gfx11, where two (or four) hold the same of A and B.

        Raises:
            IndexError: the operand has no such element.
        """
        layout = self._layout(operand)
        found = np.argwhere((layout.elements == (row, column, block)).all(axis=-1))
        if not len(found):
            rows, columns = self.size(operand)
            blocks = f" in blocks 0 to {self.instruction.blocks - 1}" if self.instruction.blocks > 1 else ""
            raise IndexError(
                f"{operand} of {self.instruction.name} has {rows} rows and {columns} columns{blocks}: there is no "
                f"{Element(operand, row, column, block)!r}"
            )
        return tuple(_place(layout, int(lane), int(slot)) for lane, slot in found)

    def what(self, operand: OperandName, lane: int, slot: int) -> Element | None:
        """The element that a lane holds in a slot (see :meth:`slots`); None where it holds nothing there.

        Raises:
            IndexError: there is no such lane or slot.
        """
        elements = self._layout(operand).elements
        if not (0 <= lane < elements.shape[0] and 0 <= slot < elements.shape[1]):
            raise IndexError(
                f"{operand} of {self.instruction.name} has lanes 0 to {elements.shape[0] - 1} and slots 0 to "
                f"{elements.shape[1] - 1}: there is no lane {lane}, slot {slot}"
            )
        row, column, block = (int(part) for part in elements[lane, slot])
        return None if row < 0 else Element(operand, row, column, block)

    def feeds(self, i: int, j: int, block: int = 0) -> Feeds:
        """Which places of A and B are multiplied and added up to D[i, j].

        Raises:
            IndexError: D has no such element.
        """
        d = self.where("D", i, j, block)
        k = range(self.instruction.k)
        a = tuple(self.where("A", i, one, block) for one in k)
        b = tuple(self.where("B", one, j, block) for one in k)
        return Feeds(self, i, j, block, a, b, d)

    def slots(self, operand: OperandName) -> tuple[str, ...]:
        """Names of the places a lane has for an operand, in order: ``v0.lo, v0.hi, v1.lo, v1.hi``."""
        return tuple(
            register_text(register, bit, bit + width - 1) for register, bit, width in self._layout(operand).slots
        )

    def table(self, operand: OperandName) -> NDArray[np.int64]:
        """Int array (lanes, slots, 3): row, column and block of each element, -1 where a slot is not used."""
        return self._layout(operand).elements.copy()

    def size(self, operand: OperandName) -> tuple[int, int]:
        """Rows and columns of one block of an operand."""
        one = self.instruction
        return {"A": (one.m, one.k), "B": (one.k, one.n), "C": (one.m, one.n), "D": (one.m, one.n)}[operand]

    def _layout(self, operand: OperandName) -> OperandLayout:
        if operand not in self.instruction.layouts:
            raise ValueError(f"the operands of a matrix instruction are A, B, C and D, not {operand!r}")
        return self.instruction.layouts[operand]

    def _short(self, operand: OperandName) -> Sequence[str]:
        names = self.slots(operand)
        return names if len(names) <= 4 else (*names[:2], "…", names[-1])

    @cached_property
    def evidence(self) -> str:
        """How the layout is known."""
        return self.instruction.evidence


def mma(
    name: str,
    target: str = "gfx942",
    *,
    wave_size: int | None = None,
    a_type: str | None = None,
    b_type: str | None = None,
) -> Mma:
    """The layout of a matrix instruction: which lane and register holds which element.

    Args:
        name: mnemonic, for example ``v_mfma_f32_16x16x16_f16``; other spellings and encoding suffixes are understood,
            and so are the names of Wave's types (``F32_16x16x16_F16``).
        target: GPU.
        wave_size: lanes, where the target has the instruction for waves of 32 and of 64.
        a_type, b_type: element types, for the instructions that take several (``v_mfma_f32_16x16x128_f8f6f4``).

    Raises:
        UnknownMatrixInstruction: there are no facts about it; the message lists what is known of the target.
        ValueError: the instruction does not take these types.
    """
    kind = wave_type_instruction(name, target)
    found = matrix_instruction(kind.instruction.name if kind is not None else name, target, wave_size)
    if a_type is not None or b_type is not None:
        found = found.with_formats(a_type or found.a_type, b_type or found.b_type)
    return Mma(found, target)


def register_text(register: int, first: int, last: int) -> str:
    """``v1``, ``v1.hi``, ``v0[2]`` (third byte), ``v0:1`` for 64 bits."""
    width = last - first + 1
    if width == 64:
        return f"v{register}:{register + 1}"
    if width == 32:
        return f"v{register}"
    if width == 16:
        return f"v{register}.{'hi' if first else 'lo'}"
    return f"v{register}[{first // width}]" if 32 % width == 0 else f"v{register} bit {first}"


def numbers(values: set[int]) -> str:
    """``0–15, 17``: runs of three and more joined."""
    runs: list[list[int]] = []
    for value in sorted(values):
        if runs and runs[-1][-1] + 1 == value:
            runs[-1].append(value)
        else:
            runs.append([value])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)


def _place(layout: OperandLayout, lane: int, slot: int) -> Place:
    register, bit, width = layout.slots[slot]
    return Place(lane, register, (bit, bit + width - 1))
