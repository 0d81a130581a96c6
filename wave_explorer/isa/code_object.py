"""Facts of the code object: ``.amdhsa_*`` directives and the ``.amdgpu_metadata`` document.

Sources: LLVM "User Guide for AMDGPU Backend", sections "Code Object Metadata" and "AMDHSA Kernel Assembler
Directives", which also give the defaults of directives that a text leaves out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from wave_explorer.isa.program import KernelArgument, KernelMetadata


class MetadataError(ValueError):
    """The metadata document of a text is no YAML of the expected shape."""


def _dotted(name: str) -> str:
    return f".{name}"


class ArgumentEntry(msgspec.Struct, frozen=True, rename=_dotted):
    """One entry of ``.args``."""

    offset: int = 0
    size: int = 0
    value_kind: str = ""
    name: str = ""
    address_space: str = ""
    actual_access: str = ""
    access: str = ""


class KernelEntry(msgspec.Struct, frozen=True, rename=_dotted):
    """One kernel of the document; None for what it leaves out."""

    name: str = ""
    agpr_count: int | None = None
    vgpr_count: int | None = None
    sgpr_count: int | None = None
    group_segment_fixed_size: int | None = None
    private_segment_fixed_size: int | None = None
    kernarg_segment_size: int | None = None
    kernarg_segment_align: int | None = None
    max_flat_workgroup_size: int | None = None
    vgpr_spill_count: int | None = None
    sgpr_spill_count: int | None = None
    wavefront_size: int | None = None
    reqd_workgroup_size: tuple[int, int, int] | None = None
    args: tuple[ArgumentEntry, ...] = ()


class MetadataDocument(msgspec.Struct, frozen=True):
    """The ``.amdgpu_metadata`` document, as far as it is used."""

    kernels: tuple[KernelEntry, ...] = msgspec.field(name="amdhsa.kernels", default=())
    target: str = msgspec.field(name="amdhsa.target", default="")

    def kernel(self, name: str) -> KernelEntry:
        """The entry of kernel ``name``, an empty one where there is none."""
        return next((entry for entry in self.kernels if entry.name == name), KernelEntry(name))


def read_metadata_document(text: str) -> MetadataDocument:
    """The ``.amdgpu_metadata`` YAML.

    Raises:
        MetadataError: it is no YAML, or not of that shape.
    """
    try:
        return msgspec.yaml.decode(text, type=MetadataDocument)
    except msgspec.MsgspecError as error:
        raise MetadataError(f"the .amdgpu_metadata block cannot be read: {error}") from error


def target_name(text: str) -> str | None:
    """``gfx942`` from ``amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-``; None where there is no such name."""
    match = re.search(r"gfx[0-9a-z]+(?:-[0-9]+)*(?:-generic)?", text)
    return match.group(0) if match else None


def build_metadata(
    name: str,
    target: str,
    directives: Mapping[str, int | str],
    symbols: Mapping[str, int],
    entry: KernelEntry,
) -> KernelMetadata:
    """One kernel's metadata.

    Args:
        name: of the kernel.
        target: ``gfx942``; some defaults depend on it.
        directives: ``.amdhsa_*`` values without that prefix.
        symbols: ``.set`` values of the text (``gemm.num_vgpr``).
        entry: the kernel's entry of the metadata document.

    The register count is that of architectural VGPRs; the document's ``.vgpr_count`` counts AGPRs as well on
    targets that hold both in one file.  Of LDS and scratch that directive and document give differently, a kernel can
    rely on the smaller: see :mod:`wave_explorer.isa.declared_lds`.
    """
    lds = _given(entry.group_segment_fixed_size, directives, "group_segment_fixed_size")
    scratch = _given(entry.private_segment_fixed_size, directives, "private_segment_fixed_size")
    agprs = _first(symbols.get(f"{name}.num_agpr"), entry.agpr_count, 0)
    accum_offset = _number(directives, "accum_offset", 0)
    vgprs = symbols.get(f"{name}.num_vgpr")
    if vgprs is None:
        total = _first(entry.vgpr_count, _number(directives, "next_free_vgpr", 0))
        vgprs = min(total, accum_offset) if agprs and accum_offset else total
    return KernelMetadata(
        name=name,
        wavefront_size=_wavefront_size(target, directives, entry),
        vgpr_count=vgprs,
        agpr_count=agprs,
        sgpr_count=_first(entry.sgpr_count, _number(directives, "next_free_sgpr", 0)),
        accum_offset=accum_offset,
        lds_bytes=min(lds, default=0),
        scratch_bytes=min(scratch, default=0),
        kernarg_bytes=_first(entry.kernarg_segment_size, _number(directives, "kernarg_size", 0)),
        max_flat_workgroup_size=_first(entry.max_flat_workgroup_size, 1024),
        vgpr_spills=_first(entry.vgpr_spill_count, 0),
        sgpr_spills=_first(entry.sgpr_spill_count, 0),
        required_workgroup_size=entry.reqd_workgroup_size,
        user_sgpr_count=_number(directives, "user_sgpr_count", _enabled_user_sgprs(directives)),
        kernarg_preload_length=_number(directives, "user_sgpr_kernarg_preload_length", 0),
        kernarg_preload_offset=_number(directives, "user_sgpr_kernarg_preload_offset", 0),
        workgroup_id_enabled=(
            bool(_number(directives, "system_sgpr_workgroup_id_x", 1)),
            bool(_number(directives, "system_sgpr_workgroup_id_y", 0)),
            bool(_number(directives, "system_sgpr_workgroup_id_z", 0)),
        ),
        workitem_id_dimensions=_number(directives, "system_vgpr_workitem_id", 0) + 1,
        float_round_mode_32=_number(directives, "float_round_mode_32", 0),
        float_round_mode_16_64=_number(directives, "float_round_mode_16_64", 0),
        float_denorm_mode_32=_number(directives, "float_denorm_mode_32", 0),
        float_denorm_mode_16_64=_number(directives, "float_denorm_mode_16_64", 3),
        # From gfx12 on these two modes do not exist: clamping is DX10's, and IEEE mode is off.
        ieee_mode=bool(_number(directives, "ieee_mode", 0 if target.startswith("gfx12") else 1)),
        dx10_clamp=bool(_number(directives, "dx10_clamp", 1)),
        arguments=tuple(_argument(argument) for argument in entry.args),
        directives=dict(directives),
        kernarg_align=_first(entry.kernarg_segment_align, 8),
        largest_lds_bytes=max(lds, default=0),
    )


# SGPRs that each enabled user value takes, in the order in which the hardware lays them out.
_USER_SGPRS = {
    "user_sgpr_private_segment_buffer": 4,
    "user_sgpr_dispatch_ptr": 2,
    "user_sgpr_queue_ptr": 2,
    "user_sgpr_kernarg_segment_ptr": 2,
    "user_sgpr_dispatch_id": 2,
    "user_sgpr_flat_scratch_init": 2,
    "user_sgpr_private_segment_size": 1,
}


def _enabled_user_sgprs(directives: Mapping[str, int | str]) -> int:
    enabled = sum(size for name, size in _USER_SGPRS.items() if _number(directives, name, 0))
    return enabled + _number(directives, "user_sgpr_kernarg_preload_length", 0)


def _wavefront_size(target: str, directives: Mapping[str, int | str], entry: KernelEntry) -> int:
    if entry.wavefront_size is not None:
        return entry.wavefront_size
    # gfx10 and later run wave32 unless told otherwise; earlier targets know wave64 only.
    default = 1 if re.match(r"gfx1\d", target) else 0
    return 32 if _number(directives, "wavefront_size32", default) else 64


def _argument(entry: ArgumentEntry) -> KernelArgument:
    return KernelArgument(
        offset=entry.offset,
        size=entry.size,
        kind=entry.value_kind,
        name=entry.name,
        address_space=entry.address_space,
        access=entry.actual_access or entry.access,
    )


def _number(directives: Mapping[str, int | str], name: str, default: int) -> int:
    value = directives.get(name, default)
    return value if isinstance(value, int) else default


def _given(described: int | None, directives: Mapping[str, int | str], name: str) -> list[int]:
    """What the document and the directive say, as far as they do."""
    directive = directives.get(name)
    return [value for value in (described, directive) if isinstance(value, int)]


def _first(*values: int | None) -> int:
    return next(value for value in values if value is not None)
