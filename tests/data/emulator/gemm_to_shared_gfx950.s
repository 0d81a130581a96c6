; To reproduce the .rocmasm from .optimized.ll, run:
; llc -mtriple=amdgcn-amd-amdhsa -mcpu=gfx950 -mattr='-fma-mix-insts' -O3 <.optimized.ll> -o <out.rocmasm>

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	gemm
	.p2align	8
	.type	gemm,@function
gemm:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx4 s[4:7], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	v_bfe_u32 v1, v0, 10, 10
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v4, 5, v1
	v_lshrrev_b32_e32 v1, 2, v0
	v_lshlrev_b32_e32 v3, 3, v0
	v_lshlrev_b32_e32 v5, 5, v1
	v_sub_u32_e32 v3, v3, v5
	v_lshrrev_b32_e32 v5, 6, v0
	v_lshl_or_b32 v6, v5, 4, v4
	s_mov_b64 s[8:9], s[2:3]
	v_readfirstlane_b32 s2, v6
	v_or_b32_e32 v2, v4, v1
	s_and_b32 s3, s9, 0xffff
	s_lshl_b32 s2, s2, 6
	v_and_b32_e32 v6, 15, v0
	v_and_b32_e32 v33, 12, v1
	v_lshlrev_b32_e32 v34, 5, v5
	v_lshlrev_b32_e32 v2, 8, v2
	s_or_b32 s9, s3, 0x41000000
	s_add_i32 s3, s2, 0x3000
	v_or_b32_e32 v0, v34, v6
	v_lshlrev_b32_e32 v12, 1, v33
	s_mov_b32 s11, 0x27000
	s_mov_b32 s10, 0x7ffffffd
	v_add_lshl_u32 v32, v2, v3, 1
	s_mov_b32 m0, s3
	s_and_b32 s5, s5, 0xffff
	s_add_i32 s12, s2, 0x1000
	v_lshl_or_b32 v24, v0, 6, v12
	s_mov_b64 s[0:1], s[6:7]
	buffer_load_dwordx4 v32, s[8:11], 0 offen lds
	s_or_b32 s5, s5, 0x41000000
	s_mov_b32 s6, s10
	s_mov_b32 s7, s11
	s_mov_b32 m0, s12
	v_add_u32_e32 v28, 0x3000, v24
	buffer_load_dwordx4 v32, s[4:7], 0 offen lds
	s_waitcnt vmcnt(0)
	s_barrier
	ds_read2_b64 v[0:3], v28 offset1:4
	v_or_b32_e32 v35, v6, v4
	v_or_b32_e32 v37, 16, v35
	v_lshl_or_b32 v36, v35, 6, v12
	v_lshl_or_b32 v38, v37, 6, v12
	v_add_u32_e32 v29, 0x1000, v36
	v_add_u32_e32 v30, 0x1000, v38
	ds_read2_b64 v[4:7], v29 offset1:4
	ds_read2_b64 v[12:15], v30 offset1:4
	ds_read2_b64 v[20:23], v28 offset0:128 offset1:132
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 v[8:11], v[0:1], v[4:5], 0
	s_add_i32 s13, s2, 0x2000
	v_add_u32_e32 v25, 64, v32
	s_mov_b32 m0, s13
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[16:19], v[0:1], v[12:13], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_f16 v[8:11], v[2:3], v[6:7], v[8:11]
	buffer_load_dwordx4 v25, s[8:11], 0 offen lds
	s_mov_b32 m0, s2
	v_mfma_f32_16x16x16_f16 v[0:3], v[2:3], v[14:15], v[16:19]
	v_add_u32_e32 v39, 0x2000, v24
	buffer_load_dwordx4 v25, s[4:7], 0 offen lds
	s_waitcnt vmcnt(0)
	v_mfma_f32_16x16x16_f16 v[16:19], v[20:21], v[4:5], 0
	s_barrier
	v_mfma_f32_16x16x16_f16 v[4:7], v[22:23], v[6:7], v[16:19]
	ds_read2_b64 v[24:27], v39 offset1:4
	s_mov_b32 m0, s3
	v_mfma_f32_16x16x16_f16 v[16:19], v[20:21], v[12:13], 0
	v_mfma_f32_16x16x16_f16 v[12:15], v[22:23], v[14:15], v[16:19]
	ds_read2_b64 v[20:23], v38 offset1:4
	s_nop 5
	ds_read2_b64 v[16:19], v36 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[8:11], v[24:25], v[16:17], v[8:11]
	v_mfma_f32_16x16x16_f16 v[0:3], v[24:25], v[20:21], v[0:3]
	v_mfma_f32_16x16x16_f16 v[8:11], v[26:27], v[18:19], v[8:11]
	v_mfma_f32_16x16x16_f16 v[0:3], v[26:27], v[22:23], v[0:3]
	ds_read2_b64 v[24:27], v39 offset0:128 offset1:132
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[4:7], v[24:25], v[16:17], v[4:7]
	v_add_u32_e32 v16, 0x80, v32
	s_barrier
	buffer_load_dwordx4 v16, s[8:11], 0 offen lds
	s_mov_b32 m0, s12
	v_mfma_f32_16x16x16_f16 v[4:7], v[26:27], v[18:19], v[4:7]
	buffer_load_dwordx4 v16, s[4:7], 0 offen lds
	s_waitcnt vmcnt(0)
	v_mfma_f32_16x16x16_f16 v[12:15], v[24:25], v[20:21], v[12:15]
	s_barrier
	ds_read2_b64 v[16:19], v28 offset1:4
	v_mfma_f32_16x16x16_f16 v[12:15], v[26:27], v[22:23], v[12:15]
	ds_read2_b64 v[20:23], v29 offset1:4
	ds_read2_b64 v[24:27], v30 offset1:4
	s_mov_b32 m0, s13
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[8:11], v[16:17], v[20:21], v[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[0:3], v[16:17], v[24:25], v[0:3]
	v_mfma_f32_16x16x16_f16 v[8:11], v[18:19], v[22:23], v[8:11]
	v_mfma_f32_16x16x16_f16 v[0:3], v[18:19], v[26:27], v[0:3]
	ds_read2_b64 v[16:19], v28 offset0:128 offset1:132
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[4:7], v[16:17], v[20:21], v[4:7]
	v_add_u32_e32 v20, 0xc0, v32
	s_barrier
	buffer_load_dwordx4 v20, s[8:11], 0 offen lds
	s_mov_b32 m0, s2
	v_mfma_f32_16x16x16_f16 v[4:7], v[18:19], v[22:23], v[4:7]
	buffer_load_dwordx4 v20, s[4:7], 0 offen lds
	s_waitcnt vmcnt(0)
	v_mfma_f32_16x16x16_f16 v[12:15], v[16:17], v[24:25], v[12:15]
	s_barrier
	ds_read2_b64 v[20:23], v39 offset1:4
	v_mfma_f32_16x16x16_f16 v[12:15], v[18:19], v[26:27], v[12:15]
	ds_read2_b64 v[16:19], v36 offset1:4
	ds_read2_b64 v[24:27], v38 offset1:4
	s_mov_b32 m0, s3
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[8:11], v[20:21], v[16:17], v[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[0:3], v[20:21], v[24:25], v[0:3]
	v_mfma_f32_16x16x16_f16 v[8:11], v[22:23], v[18:19], v[8:11]
	v_mfma_f32_16x16x16_f16 v[0:3], v[22:23], v[26:27], v[0:3]
	ds_read2_b64 v[20:23], v39 offset0:128 offset1:132
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[4:7], v[20:21], v[16:17], v[4:7]
	v_add_u32_e32 v16, 0x100, v32
	s_barrier
	buffer_load_dwordx4 v16, s[8:11], 0 offen lds
	s_mov_b32 m0, s12
	v_mfma_f32_16x16x16_f16 v[4:7], v[22:23], v[18:19], v[4:7]
	buffer_load_dwordx4 v16, s[4:7], 0 offen lds
	s_waitcnt vmcnt(0)
	v_mfma_f32_16x16x16_f16 v[12:15], v[20:21], v[24:25], v[12:15]
	s_barrier
	ds_read2_b64 v[16:19], v28 offset1:4
	v_mfma_f32_16x16x16_f16 v[12:15], v[22:23], v[26:27], v[12:15]
	ds_read2_b64 v[20:23], v29 offset1:4
	ds_read2_b64 v[24:27], v30 offset1:4
	s_mov_b32 m0, s13
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[8:11], v[16:17], v[20:21], v[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[0:3], v[16:17], v[24:25], v[0:3]
	v_mfma_f32_16x16x16_f16 v[8:11], v[18:19], v[22:23], v[8:11]
	v_mfma_f32_16x16x16_f16 v[0:3], v[18:19], v[26:27], v[0:3]
	ds_read2_b64 v[16:19], v28 offset0:128 offset1:132
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[4:7], v[16:17], v[20:21], v[4:7]
	v_add_u32_e32 v20, 0x140, v32
	s_barrier
	buffer_load_dwordx4 v20, s[8:11], 0 offen lds
	s_mov_b32 m0, s2
	v_mfma_f32_16x16x16_f16 v[4:7], v[18:19], v[22:23], v[4:7]
	buffer_load_dwordx4 v20, s[4:7], 0 offen lds
	s_waitcnt vmcnt(0)
	v_mfma_f32_16x16x16_f16 v[12:15], v[16:17], v[24:25], v[12:15]
	s_barrier
	ds_read2_b64 v[20:23], v39 offset1:4
	v_mfma_f32_16x16x16_f16 v[12:15], v[18:19], v[26:27], v[12:15]
	ds_read2_b64 v[16:19], v36 offset1:4
	ds_read2_b64 v[24:27], v38 offset1:4
	s_mov_b32 m0, s3
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[8:11], v[20:21], v[16:17], v[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[0:3], v[20:21], v[24:25], v[0:3]
	v_mfma_f32_16x16x16_f16 v[8:11], v[22:23], v[18:19], v[8:11]
	v_mfma_f32_16x16x16_f16 v[0:3], v[22:23], v[26:27], v[0:3]
	ds_read2_b64 v[20:23], v39 offset0:128 offset1:132
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[4:7], v[20:21], v[16:17], v[4:7]
	v_add_u32_e32 v16, 0x180, v32
	s_barrier
	buffer_load_dwordx4 v16, s[8:11], 0 offen lds
	s_mov_b32 m0, s12
	v_mfma_f32_16x16x16_f16 v[4:7], v[22:23], v[18:19], v[4:7]
	buffer_load_dwordx4 v16, s[4:7], 0 offen lds
	s_waitcnt vmcnt(0)
	v_mfma_f32_16x16x16_f16 v[12:15], v[20:21], v[24:25], v[12:15]
	s_barrier
	ds_read2_b64 v[16:19], v28 offset1:4
	v_mfma_f32_16x16x16_f16 v[12:15], v[22:23], v[26:27], v[12:15]
	ds_read2_b64 v[20:23], v29 offset1:4
	ds_read2_b64 v[24:27], v30 offset1:4
	s_mov_b32 m0, s13
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[8:11], v[16:17], v[20:21], v[8:11]
	ds_read2_b64 v[28:31], v28 offset0:128 offset1:132
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[0:3], v[16:17], v[24:25], v[0:3]
	v_add_u32_e32 v16, 0x1c0, v32
	s_barrier
	buffer_load_dwordx4 v16, s[8:11], 0 offen lds
	s_mov_b32 m0, s2
	v_mfma_f32_16x16x16_f16 v[4:7], v[28:29], v[20:21], v[4:7]
	buffer_load_dwordx4 v16, s[4:7], 0 offen lds
	s_waitcnt vmcnt(0)
	v_mfma_f32_16x16x16_f16 v[12:15], v[28:29], v[24:25], v[12:15]
	s_barrier
	v_or_b32_e32 v32, v33, v34
	v_mfma_f32_16x16x16_f16 v[8:11], v[18:19], v[22:23], v[8:11]
	v_lshlrev_b32_e32 v32, 8, v32
	v_mov_b32_e32 v33, 0
	v_mfma_f32_16x16x16_f16 v[0:3], v[18:19], v[26:27], v[0:3]
	ds_read2_b64 v[16:19], v39 offset1:4
	v_mfma_f32_16x16x16_f16 v[4:7], v[30:31], v[22:23], v[4:7]
	ds_read2_b64 v[20:23], v36 offset1:4
	v_mfma_f32_16x16x16_f16 v[12:15], v[30:31], v[26:27], v[12:15]
	ds_read2_b64 v[28:31], v39 offset0:128 offset1:132
	ds_read2_b64 v[24:27], v38 offset1:4
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 v[8:11], v[16:17], v[20:21], v[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[0:3], v[16:17], v[24:25], v[0:3]
	v_lshl_add_u64 v[16:17], s[0:1], 0, v[32:33]
	v_lshlrev_b32_e32 v32, 2, v35
	s_mov_b64 s[0:1], 0x1000
	v_mfma_f32_16x16x16_f16 v[4:7], v[28:29], v[20:21], v[4:7]
	v_mfma_f32_16x16x16_f16 v[8:11], v[18:19], v[22:23], v[8:11]
	v_mfma_f32_16x16x16_f16 v[0:3], v[18:19], v[26:27], v[0:3]
	v_lshl_add_u64 v[18:19], v[16:17], 0, v[32:33]
	s_nop 5
	global_store_dword v[18:19], v8, off
	global_store_dword v[18:19], v9, off offset:256
	v_lshl_add_u64 v[8:9], v[16:17], 0, s[0:1]
	v_mfma_f32_16x16x16_f16 v[4:7], v[30:31], v[22:23], v[4:7]
	global_store_dword v[18:19], v10, off offset:512
	global_store_dword v[18:19], v11, off offset:768
	global_store_dword v[18:19], v0, off offset:64
	global_store_dword v[18:19], v1, off offset:320
	global_store_dword v[18:19], v2, off offset:576
	global_store_dword v[18:19], v3, off offset:832
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[32:33]
	v_mfma_f32_16x16x16_f16 v[0:3], v[28:29], v[24:25], v[12:15]
	s_mov_b64 s[0:1], 0x1100
	global_store_dword v[10:11], v4, off
	v_lshl_add_u64 v[10:11], v[16:17], 0, s[0:1]
	v_lshl_add_u64 v[12:13], v[10:11], 0, v[32:33]
	s_mov_b64 s[0:1], 0x1200
	global_store_dword v[12:13], v5, off
	v_lshl_add_u64 v[4:5], v[16:17], 0, s[0:1]
	v_mfma_f32_16x16x16_f16 v[0:3], v[30:31], v[26:27], v[0:3]
	v_lshl_add_u64 v[12:13], v[4:5], 0, v[32:33]
	s_mov_b64 s[0:1], 0x1300
	global_store_dword v[12:13], v6, off
	v_lshl_add_u64 v[12:13], v[16:17], 0, s[0:1]
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[32:33]
	v_lshlrev_b32_e32 v32, 2, v37
	global_store_dword v[14:15], v7, off
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[32:33]
	global_store_dword v[6:7], v0, off
	v_lshl_add_u64 v[6:7], v[10:11], 0, v[32:33]
	global_store_dword v[6:7], v1, off
	v_lshl_add_u64 v[0:1], v[4:5], 0, v[32:33]
	global_store_dword v[0:1], v2, off
	v_lshl_add_u64 v[0:1], v[12:13], 0, v[32:33]
	global_store_dword v[0:1], v3, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 6
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 40
		.amdhsa_next_free_sgpr 14
		.amdhsa_accum_offset 40
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	gemm, .Lfunc_end0-gemm

	.set gemm.num_vgpr, 40
	.set gemm.num_agpr, 0
	.set gemm.numbered_sgpr, 14
	.set gemm.num_named_barrier, 0
	.set gemm.private_seg_size, 0
	.set gemm.uses_vcc, 0
	.set gemm.uses_flat_scratch, 0
	.set gemm.has_dyn_sized_stack, 0
	.set gemm.has_recursion, 0
	.set gemm.has_indirect_call, 0
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.text
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  generic
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 16384
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .name:           gemm
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 2
      - 1
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
