"""An AMDGCN kernel as data: instructions with typed operands, labels, and the code object's metadata."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

RegisterFile: TypeAlias = Literal[
    "v", "s", "a", "ttmp", "vcc", "vcc_lo", "vcc_hi", "exec", "exec_lo", "exec_hi", "m0", "scc", "null",
    "flat_scratch", "src_shared_base", "src_private_base", "other",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Register:
    """``count`` consecutive 32-bit registers from ``first`` of one file.

    ``vcc``, ``exec`` and the other named registers have ``first`` 0; ``count`` is their width in dwords for the
    program's wave size. ``text`` is the name as written for ``other``.  ``half`` is ``l`` or ``h`` where the text
    names 16 bits of a VGPR (``v5.h``).
    """

    file: RegisterFile
    first: int = 0
    count: int = 1
    negated: bool = False
    absolute: bool = False
    sign_extended: bool = False
    text: str = ""
    half: Literal["", "l", "h"] = ""


@dataclass(frozen=True, slots=True)
class Literal32:
    """A constant operand.

    ``bits`` is what the hardware reads for an operand of 32 bits; ``value`` the number as written.  A floating
    constant (``1.0``) has ``is_float``: its bits depend on the operand's type (f16, f32, f64).  ``wrapper`` is ``lit``
    or ``lit64`` where the text asks for a literal although an inline constant would do: the value is the same, the
    encoding is not.
    """

    value: int | float
    bits: int
    is_float: bool = False
    negated: bool = False
    absolute: bool = False
    sign_extended: bool = False
    wrapper: Literal["", "lit", "lit64"] = ""


@dataclass(frozen=True, slots=True)
class Label:
    """A branch target, another symbol, or an expression of symbols whose value only a linker knows (``table+4``)."""

    name: str


@dataclass(frozen=True, slots=True)
class Keyword:
    """An operand that is a word: ``off``, ``hwreg(HW_REG_MODE, 4, 2)``, ``vmcnt(0)``, ``sendmsg(...)``.

    ``name`` is the word; ``arguments`` what stands in its parentheses, as written.  A list in brackets
    (``[v0, v2, v5]``, ``[1, 0]``) has no name.
    """

    name: str
    arguments: tuple[str, ...] = ()


Operand: TypeAlias = Register | Literal32 | Label | Keyword
ModifierValue: TypeAlias = int | str | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DebugLocation:
    """What the last ``.loc`` before an instruction said; ``file`` is the path from the ``.file`` table."""

    file: str
    line: int
    column: int = 0


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction.

    Attributes:
        position: index among the program's instructions.
        line: 1-based line in the program's text.
        text: the instruction as written, without comment and outer blanks.
        mnemonic: as written (``v_add_u32_e32``).
        base: the mnemonic without its encoding suffix (``_e32 _e64 _sdwa _dpp``).
        encoding: that suffix, empty where there is none.
        operands: in written order, destination first.
        modifiers: ``offset``, ``offset0``, ``sc0``, ``op_sel``, ``neg_lo``, ``dst_sel`` ...; a flag has value 1.
        location: from debug information, None without.
        second: the other half of a dual-issue pair (``v_dual_... :: v_dual_...``), which reads its operands before
            the first half writes; None for every other instruction.
    """

    position: int
    line: int
    text: str
    mnemonic: str
    base: str
    encoding: str
    operands: tuple[Operand, ...]
    modifiers: dict[str, ModifierValue] = field(default_factory=dict)
    location: DebugLocation | None = None
    second: Instruction | None = None


@dataclass(frozen=True, slots=True)
class KernelArgument:
    """One entry of the code object's ``.args``: ``kind`` is ``global_buffer``, ``by_value`` or a ``hidden_*``."""

    offset: int
    size: int
    kind: str
    name: str = ""
    address_space: str = ""
    access: str = ""


@dataclass(frozen=True, slots=True)
class KernelMetadata:
    """Facts of the code object; bytes and register counts as the assembler and metadata state them.

    ``directives`` holds every ``.amdhsa_*`` value, for the fields that have no attribute of their own.  ``lds_bytes``
    is what a kernel can rely on, ``largest_lds_bytes`` what a launch may ask for where the text says it twice.
    """

    name: str
    wavefront_size: int
    vgpr_count: int
    agpr_count: int
    sgpr_count: int
    accum_offset: int
    lds_bytes: int
    scratch_bytes: int
    kernarg_bytes: int
    max_flat_workgroup_size: int
    vgpr_spills: int
    sgpr_spills: int
    required_workgroup_size: tuple[int, int, int] | None
    user_sgpr_count: int
    kernarg_preload_length: int
    kernarg_preload_offset: int
    workgroup_id_enabled: tuple[bool, bool, bool]
    workitem_id_dimensions: int
    float_round_mode_32: int
    float_round_mode_16_64: int
    float_denorm_mode_32: int
    float_denorm_mode_16_64: int
    ieee_mode: bool
    dx10_clamp: bool
    arguments: tuple[KernelArgument, ...] = ()
    directives: dict[str, int | str] = field(default_factory=dict)
    kernarg_align: int = 8
    largest_lds_bytes: int = 0


@dataclass(frozen=True)
class Program:
    """One kernel of an AMDGCN text.

    Attributes:
        target: from ``.amdgcn_target``, without feature suffixes (``gfx942``).
        text: the whole text that was read.
        instructions: in order; ``labels`` maps a name to the position of the instruction that follows it
            (``len(instructions)`` at the end).
        metadata: facts of the code object.
        entry: position of the first instruction that runs when the hardware preloads kernel arguments into SGPRs;
            it lies after the prologue for firmware that does not, and is 0 for kernels without preloading.
        target_id: the target as written, with triple and features (``amdgcn-amd-amdhsa--gfx942:xnack-``).
        alignments: directives that align the instruction at a position (``.p2align 8``): the assembler fills up with
            bytes that never run.
    """

    target: str
    text: str
    instructions: tuple[Instruction, ...]
    labels: dict[str, int]
    metadata: KernelMetadata
    entry: int = 0
    target_id: str = ""
    alignments: dict[int, str] = field(default_factory=dict)
