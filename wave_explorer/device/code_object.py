"""What a code object says of itself: its target, and the arguments of its kernels.

Sources: LLVM "User Guide for AMDGPU Backend": the metadata is a MessagePack map in an ELF note of type
``NT_AMDGPU_METADATA`` (32) and name ``AMDGPU``; ELF itself is that of the System V ABI, 64 bits, little-endian.
"""

from __future__ import annotations

import struct
from dataclasses import replace

import msgspec

from wave_explorer.device.errors import LaunchError
from wave_explorer.isa.code_object import KernelEntry, MetadataDocument, target_name
from wave_explorer.isa.program import KernelArgument, Program

_EM_AMDGPU = 224
_NOTE_SECTION = 7
_NT_AMDGPU_METADATA = 32
_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_NOTE = struct.Struct("<III")


class BadCodeObject(LaunchError):
    """Bytes that are no code object for an AMD GPU; the message says what is wrong with them."""


class CodeObject(msgspec.Struct, frozen=True):
    """A code object and its metadata.

    Attributes:
        image: the ELF file.
        target_id: with features, as the compiler wrote it (``amdgcn-amd-amdhsa--gfx942:xnack-``).
        kernels: as its metadata describe them.
    """

    image: bytes
    target_id: str
    kernels: tuple[KernelEntry, ...]

    @property
    def target(self) -> str:
        """Without triple and features (``gfx942``)."""
        return target_name(self.target_id) or ""

    def kernel(self, name: str) -> KernelEntry:
        """The entry of kernel ``name``.

        Raises:
            BadCodeObject: there is none.
        """
        for entry in self.kernels:
            if entry.name == name:
                return entry
        held = ", ".join(entry.name for entry in self.kernels) or "none"
        raise BadCodeObject(f"The code object has no kernel {name!r} (it has: {held}).")

    def described(self, program: Program) -> Program:
        """``program`` with arguments and sizes as the code object, which is what the GPU loads, gives them.

        Raises:
            BadCodeObject: it has no such kernel.
        """
        entry = self.kernel(program.metadata.name)
        arguments = tuple(
            KernelArgument(
                one.offset, one.size, one.value_kind, one.name, one.address_space, one.actual_access or one.access
            )
            for one in entry.args
        )
        metadata = replace(
            program.metadata,
            arguments=arguments,
            kernarg_bytes=entry.kernarg_segment_size or program.metadata.kernarg_bytes,
        )
        return replace(program, metadata=metadata)


def read_code_object(image: bytes) -> CodeObject:
    """The metadata of a code object.

    Raises:
        BadCodeObject: it is no ELF file for AMD GPUs, cut short, or has no metadata.
    """
    try:
        document = msgspec.msgpack.decode(_metadata(image), type=MetadataDocument)
    except struct.error:
        raise BadCodeObject("The code object is cut short.") from None
    except msgspec.MsgspecError as error:
        raise BadCodeObject(f"The metadata of the code object cannot be read: {error}.") from error
    return CodeObject(image, document.target, document.kernels)


def features(target_id: str) -> dict[str, bool]:
    """The features that a target id asks for or has: ``{"xnack": False}`` for ``gfx942:xnack-``."""
    return {word[:-1]: word[-1] == "+" for word in target_id.split(":")[1:] if word[-1:] in ("+", "-")}


def mismatch(code: str, gpu: str) -> str:
    """Why a GPU cannot run code for a target id, empty where it can.

    A feature that the code leaves open fits either way.

    Args:
        code: target id of the code object.
        gpu: that of the GPU, as HIP gives it (``gfx942:sramecc+:xnack-``).
    """
    wanted, found = target_name(code), target_name(gpu)
    if wanted != found:
        return f"the code is for {wanted}, and the GPU is a {found}"
    have = features(gpu)
    other = [name for name, on in features(code).items() if name in have and have[name] != on]
    if other:
        asked = features(code)
        spelled = ", ".join(f"{name}{'+' if asked[name] else '-'}" for name in other)
        return f"the code is for {wanted} with {spelled}, and the GPU runs with the opposite"
    return ""


def _metadata(image: bytes) -> bytes:
    if image[:4] != b"\x7fELF":
        raise BadCodeObject("The code object is no ELF file.")
    header = _HEADER.unpack_from(image)
    machine, sections_at, section_size, count = header[2], header[6], header[11], header[12]
    if machine != _EM_AMDGPU:
        raise BadCodeObject(f"The code object is an ELF file for machine {machine}, not for AMD GPUs.")
    for number in range(count):
        section = _SECTION.unpack_from(image, sections_at + number * section_size)
        if section[1] == _NOTE_SECTION:
            found = _note(image[section[4] : section[4] + section[5]])
            if found is not None:
                return found
    raise BadCodeObject("The code object has no metadata of its kernels.")


def _note(notes: bytes) -> bytes | None:
    at = 0
    while at < len(notes):
        name_size, size, kind = _NOTE.unpack_from(notes, at)
        at += _NOTE.size
        name = notes[at : at + name_size].rstrip(b"\0")
        at += -(-name_size // 4) * 4
        if kind == _NT_AMDGPU_METADATA and name == b"AMDGPU":
            return notes[at : at + size]
        at += -(-size // 4) * 4
    return None
