"""Small kernels as whole assembly files, with all that an assembler and a loader ask for."""

from __future__ import annotations


def kernel_file(
    body: str, *, target: str, lanes: int = 64, pointers: int = 0, lds_bytes: int = 0, vgprs: int = 64
) -> str:
    """The kernel ``k`` around ``body``.

    s[0:1] points to the arguments, which are ``pointers`` addresses; v0 is the thread in its workgroup.
    """
    new = target.startswith(("gfx10", "gfx11", "gfx12"))
    own = [f".amdhsa_wavefront_size32 {int(lanes == 32)}"] if new else [f".amdhsa_accum_offset {vgprs}"]
    directives = [
        f".amdhsa_group_segment_fixed_size {lds_bytes}", f".amdhsa_kernarg_size {8 * pointers}",
        ".amdhsa_user_sgpr_count 2", ".amdhsa_user_sgpr_kernarg_segment_ptr 1",
        ".amdhsa_system_sgpr_workgroup_id_x 1", ".amdhsa_system_vgpr_workitem_id 0",
        f".amdhsa_next_free_vgpr {vgprs}", ".amdhsa_next_free_sgpr 64", *own,
    ]  # fmt: skip
    entries = [
        f"      - .address_space: global\n        .offset: {8 * number}\n        .size: 8\n"
        "        .value_kind: global_buffer"
        for number in range(pointers)
    ]
    described = "\n".join(["    .args:", *entries]) if entries else "    .args: []"
    listed = "\n\t\t".join(directives)
    return f"""\
\t.amdgcn_target "amdgcn-amd-amdhsa--{target}"
\t.amdhsa_code_object_version 5
\t.text
\t.globl\tk
\t.p2align\t8
\t.type\tk,@function
k:
{body}
\t.section\t.rodata,"a",@progbits
\t.p2align\t6, 0x0
\t.amdhsa_kernel k
\t\t{listed}
\t.end_amdhsa_kernel
\t.text
\t.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: {8 * pointers}
    .kernarg_segment_align: 8
    .group_segment_fixed_size: {lds_bytes}
    .private_segment_fixed_size: 0
    .wavefront_size: {lanes}
    .sgpr_count: 64
    .vgpr_count: {vgprs}
    .max_flat_workgroup_size: 1024
{described}
amdhsa.target: amdgcn-amd-amdhsa--{target}
amdhsa.version:
  - 1
  - 2
...
\t.end_amdgpu_metadata
"""
