"""Small kernels written by hand."""

from __future__ import annotations


def kernel_text(
    body: str,
    *,
    arguments: int = 0,
    values: int = 0,
    lds_bytes: int = 0,
    ids: str = "x",
    denormals: int = 3,
    target: str = "gfx942",
    lanes: int = 64,
    vgprs: int = 64,
    agprs: int = 0,
) -> str:
    """An AMDGCN text around ``body``.

    s[0:1] points to the arguments: ``arguments`` pointers, then ``values`` 4-byte numbers; workgroup ids follow from
    s2 on (``ids`` says which; gfx12 has them in ttmp9 and ttmp7); v0 is the thread in its workgroup.
    """
    entries = [
        f"      - .offset: {8 * i}\n        .size: 8\n        .value_kind: global_buffer" for i in range(arguments)
    ]
    entries += [
        f"      - .offset: {8 * arguments + 4 * i}\n        .size: 4\n        .value_kind: by_value"
        for i in range(values)
    ]
    described = "    .args:\n" + "\n".join(entries) + "\n" if entries else ""
    return f"""\
	.amdgcn_target "amdgcn-amd-amdhsa--{target}"
	.text
	.globl	k
	.type	k,@function
k:{body}
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size {lds_bytes}
		.amdhsa_kernarg_size {8 * arguments + 4 * values}
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x {int("x" in ids)}
		.amdhsa_system_sgpr_workgroup_id_y {int("y" in ids)}
		.amdhsa_system_sgpr_workgroup_id_z {int("z" in ids)}
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr {vgprs + agprs}
		.amdhsa_next_free_sgpr 64
		.amdhsa_accum_offset {vgprs}
		.amdhsa_wavefront_size32 {int(lanes == 32)}
		.amdhsa_float_denorm_mode_32 {denormals}
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .kernarg_segment_size: {8 * arguments + 4 * values}
    .wavefront_size: {lanes}
    .max_flat_workgroup_size: 1024
{described}amdhsa.target: amdgcn-amd-amdhsa--{target}
...
	.end_amdgpu_metadata
"""
