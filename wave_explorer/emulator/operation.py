"""What a mnemonic is: its operands' types, its semantics, and how true the result is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Literal, TypeAlias, TypeVar

from wave_explorer.emulator.matrix_form import MatrixRole
from wave_explorer.emulator.value_types import ValueType

Unit = Literal["valu", "matrix", "salu", "scalar-memory", "vector-memory", "lds", "control"]
Effect = Literal["none", "branch", "barrier", "signal", "wait", "end"]


class Special(Enum):
    """Operands that are no plain value."""

    MASK = "a predicate of the lanes, in VCC or an SGPR pair (an SGPR for waves of 32)"
    VCC = "VCC as a predicate, not written as an operand"
    MASK_ON_GFX9 = "a predicate of the lanes that only gfx9 writes, and has an operand for"
    MASK_OR_VCC = "a predicate of the lanes; VCC where no operand is left"
    EXEC = "EXEC as a predicate, not written as an operand"
    SCC = "SCC as a scalar predicate, not written as an operand"
    EXEC_BITS = "EXEC as a scalar integer, not written as an operand"
    MEMORY_ADDRESS = "vaddr, saddr or off, and offset, as u64"
    BUFFER_ADDRESS = "vaddr or off, descriptor, soffset, and offset, as a BufferAddress"
    SCRATCH_ADDRESS = "vaddr or off, saddr or off, and offset, as u32 in the lane's private memory"
    FLAT_ADDRESS = "vaddr and offset, as u64, which may lie in the apertures of LDS and scratch"
    LDS_ADDRESS = "u32 byte address, without the offset modifiers"
    SCALAR_BUFFER_ADDRESS = "descriptor and offset of a scalar load, as a BufferAddress"
    M0 = "M0 as u32, not written as an operand"
    SCALAR_ADDRESS = "SGPR pair and offset, as u64, a multiple of 4"
    SCALAR_BYTE_ADDRESS = "SGPR pair and offset, as u64"
    SIGNED_16 = "16-bit constant of the instruction, sign-extended to i32"
    UNSIGNED_16 = "16-bit constant of the instruction, zero-extended to u32"
    HARDWARE_REGISTER = "hwreg(NAME, offset, size)"
    LABEL = "a branch target"
    TIMING = "operands that only delay (counters to wait for, cycles)"
    HIGHER_DIMS = "groups of a tensor descriptor for more than two dims"
    BARRIER = "the number of a barrier; -1 is the workgroup's"
    MATRIX_FORM = "the matrix instruction with its modifiers, as a MatrixForm"
    HIGH_REGISTERS = "upper bits of the numbers of VGPRs that follow"
    MESSAGE = "sendmsg(NAME), of a message that changes nothing the program could see"


@dataclass(frozen=True, slots=True)
class Dwords:
    """A group of consecutive registers as a tuple of u32."""

    count: int


@dataclass(frozen=True, slots=True)
class Packed:
    """A pair of values in one operand (f16 in a register, f32 in two), chosen by op_sel, op_sel_hi, neg_lo, neg_hi."""

    kind: ValueType


@dataclass(frozen=True, slots=True)
class PackedBrainFloats:
    """A pair of bf16 in one register, each made an f32, chosen as in :class:`Packed`."""


@dataclass(frozen=True, slots=True)
class Mixed:
    """An f32, or one half of a register as an f16 made an f32: op_sel_hi says which, op_sel which half."""


@dataclass(frozen=True, slots=True)
class OldResult:
    """The value that a result (by its number) has before the instruction."""

    slot: ValueType | Dwords | Packed
    number: int = 0


@dataclass(frozen=True, slots=True)
class ReturnedIf:
    """A result that is written, and has an operand, only where the instruction has one of these modifiers.

    ``in_data``: it has no operand of its own, but goes to the first registers of the first source.
    """

    slot: Dwords
    modifiers: tuple[str, ...]
    in_data: bool = False


@dataclass(frozen=True, slots=True)
class ModeField:
    """Bits ``first`` and up of MODE as a result without an operand."""

    first: int
    bits: int


@dataclass(frozen=True, slots=True)
class MatrixOperand:
    """The registers of an operand of a matrix instruction, as many as its target, wave size and modifiers ask for."""

    role: MatrixRole


@dataclass(frozen=True, slots=True)
class Modifier:
    """The number that a modifier has, as a Python int; ``default`` where it is not written."""

    name: str
    default: int = 0


Slot: TypeAlias = (
    ValueType
    | Special
    | Dwords
    | Packed
    | PackedBrainFloats
    | Mixed
    | OldResult
    | ReturnedIf
    | ModeField
    | MatrixOperand
    | Modifier
)
Semantics: TypeAlias = Callable[..., Any]
Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Operation:
    """One mnemonic.

    Attributes:
        results, sources: in written order; implicit ones stand where they are in the semantics.
        semantics: called with the algebra, then the sources; returns the result, or a tuple of several.
        modifiers: names of the modifiers that the semantics (or the operand forms) honour; any other stops the run.
        effect: what it does to control flow; a branch's result is the predicate "taken"; a barrier is a signal and
            a wait in one.
        keeps_high_half: a 16-bit result leaves bits 31:16 alone; otherwise gfx9 clears them.
        writes_high_half: a 16-bit result goes to bits 31:16 and leaves the others alone.
        saturated: in place of ``semantics`` where an integer instruction has ``clamp``; None if it takes no clamp.
        ignores_exec: results are written in every lane.
        approximation: the rule, where the hardware's result is only known within a bound; empty for exact ones.
    """

    mnemonic: str
    unit: Unit
    results: tuple[Slot, ...]
    sources: tuple[Slot, ...]
    semantics: Semantics
    modifiers: frozenset[str] = frozenset()
    effect: Effect = "none"
    keeps_high_half: bool = False
    ignores_exec: bool = False
    approximation: str = ""
    writes_high_half: bool = False
    saturated: Semantics | None = None


TABLE: dict[str, Operation] = {}
"""Every mnemonic that the emulator knows, without encoding suffix; filled by the files of ``semantics/``."""


def define(
    *mnemonics: str,
    unit: Unit,
    results: Sequence[Slot] = (),
    sources: Sequence[Slot] = (),
    modifiers: Sequence[str] = (),
    effect: Effect = "none",
    keeps_high_half: bool = False,
    ignores_exec: bool = False,
    approximation: str = "",
    writes_high_half: bool = False,
    saturated: Semantics | None = None,
) -> Callable[[Function], Function]:
    """Enters a function into the table as the semantics of ``mnemonics``."""

    def enter(semantics: Function) -> Function:
        for mnemonic in mnemonics:
            if mnemonic in TABLE:
                raise ValueError(f"{mnemonic} is defined twice")
            TABLE[mnemonic] = Operation(
                mnemonic,
                unit,
                tuple(results),
                tuple(sources),
                semantics,
                frozenset(modifiers),
                effect,
                keeps_high_half,
                ignores_exec,
                approximation,
                writes_high_half,
                saturated,
            )
        return semantics

    return enter


def also_called(mnemonic: str, *names: str) -> None:
    """Enters further names of a mnemonic that the table has; all are the same operation.

    Raises:
        ValueError: the table has no such mnemonic, or has one of the names already.
    """
    if mnemonic not in TABLE:
        raise ValueError(f"{mnemonic} is not defined")
    for name in names:
        if name in TABLE:
            raise ValueError(f"{name} is defined twice")
        TABLE[name] = replace(TABLE[mnemonic], mnemonic=name)
