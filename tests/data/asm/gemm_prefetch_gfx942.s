; To reproduce the .rocmasm from .optimized.ll, run:
; llc -mtriple=amdgcn-amd-amdhsa -mcpu=gfx942 -mattr='-fma-mix-insts' -O3 <.optimized.ll> -o <out.rocmasm>

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
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
	v_and_b32_e32 v20, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	v_lshrrev_b32_e32 v21, 2, v20
	v_lshlrev_b32_e32 v22, 5, v0
	v_or_b32_e32 v23, v21, v22
	s_lshl_b32 s8, s8, 6
	v_lshlrev_b32_e32 v1, 3, v20
	v_lshlrev_b32_e32 v24, 5, v21
	v_or_b32_e32 v0, s8, v23
	v_sub_u32_e32 v16, v1, v24
	v_ashrrev_i32_e32 v17, 31, v16
	v_mov_b32_e32 v19, 0
	v_lshlrev_b32_e32 v18, 13, v0
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[18:19]
	v_lshlrev_b64 v[2:3], 1, v[16:17]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	s_lshl_b32 s9, s9, 6
	global_load_dwordx4 v[28:31], v[0:1], off
	v_or_b32_e32 v0, s9, v23
	v_lshlrev_b32_e32 v36, 13, v0
	v_mov_b32_e32 v37, v19
	v_lshl_add_u64 v[0:1], s[4:5], 0, v[36:37]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dwordx4 v[32:35], v[0:1], off
	v_and_b32_e32 v25, 15, v20
	v_lshrrev_b32_e32 v26, 1, v20
	v_lshlrev_b32_e32 v27, 4, v20
	v_or_b32_e32 v20, v25, v22
	v_and_b32_e32 v22, 32, v26
	v_and_b32_e32 v21, 12, v21
	v_mul_u32_u24_e32 v23, 36, v23
	v_or_b32_e32 v26, v22, v25
	v_sub_u32_e32 v38, 0, v24
	v_mul_u32_u24_e32 v37, 36, v20
	v_lshlrev_b32_e32 v40, 1, v21
	v_add_lshl_u32 v25, v23, v16, 1
	v_mul_u32_u24_e32 v16, 36, v26
	v_ashrrev_i32_e32 v39, 31, v38
	v_mov_b32_e32 v17, v19
	v_lshl_add_u32 v23, v37, 1, v40
	v_lshl_add_u32 v24, v16, 1, v40
	v_or_b32_e32 v16, v36, v27
	v_lshlrev_b64 v[36:37], 1, v[38:39]
	v_or_b32_e32 v18, v18, v27
	v_lshl_add_u64 v[16:17], v[16:17], 0, v[36:37]
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[36:37]
	v_lshl_add_u64 v[16:17], s[4:5], 0, v[16:17]
	v_lshl_add_u64 v[18:19], s[2:3], 0, v[18:19]
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_add_u32_e32 v26, 0x1200, v25
	v_lshl_add_u64 v[16:17], v[16:17], 0, 64
	v_lshl_add_u64 v[18:19], v[18:19], 0, 64
	v_add_u32_e32 v27, 0x1000, v24
	s_waitcnt vmcnt(1)
	ds_write2_b64 v26, v[28:29], v[30:31] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v25, v[32:33], v[34:35] offset1:1
.LBB0_1:
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[28:31], v23 offset1:4
	ds_read2_b64 v[32:35], v23 offset0:144 offset1:148
	ds_read2_b64 v[36:39], v27 offset0:64 offset1:68
	ds_read2_b64 v[40:43], v27 offset0:208 offset1:212
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[12:15], v[36:37], v[28:29], v[12:15]
	v_lshl_add_u64 v[44:45], v[18:19], 0, s[0:1]
	v_lshl_add_u64 v[48:49], v[16:17], 0, s[0:1]
	global_load_dwordx4 v[44:47], v[44:45], off
	v_mfma_f32_16x16x16_f16 v[8:11], v[36:37], v[32:33], v[8:11]
	s_add_u32 s0, s0, 64
	s_addc_u32 s1, s1, 0
	s_cmpk_lg_i32 s0, 0x1fc0
	v_mfma_f32_16x16x16_f16 v[12:15], v[38:39], v[30:31], v[12:15]
	v_mfma_f32_16x16x16_f16 v[8:11], v[38:39], v[34:35], v[8:11]
	global_load_dwordx4 v[36:39], v[48:49], off
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[0:3], v[40:41], v[28:29], v[0:3]
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write2_b64 v26, v[44:45], v[46:47] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v25, v[36:37], v[38:39] offset1:1
	v_mfma_f32_16x16x16_f16 v[4:7], v[40:41], v[32:33], v[4:7]
	v_mfma_f32_16x16x16_f16 v[0:3], v[42:43], v[30:31], v[0:3]
	v_mfma_f32_16x16x16_f16 v[4:7], v[42:43], v[34:35], v[4:7]
	s_cbranch_scc1 .LBB0_1
	v_add_u32_e32 v32, 0x1000, v24
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[16:19], v32 offset0:64 offset1:68
	ds_read2_b64 v[24:27], v23 offset1:4
	ds_read2_b64 v[32:35], v32 offset0:208 offset1:212
	ds_read2_b64 v[28:31], v23 offset0:144 offset1:148
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 v[12:15], v[16:17], v[24:25], v[12:15]
	v_or_b32_e32 v20, s9, v20
	s_mov_b64 s[0:1], 0x4000
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[8:11], v[16:17], v[28:29], v[8:11]
	v_or3_b32 v16, v21, s8, v22
	v_lshlrev_b32_e32 v16, 10, v16
	v_mov_b32_e32 v17, 0
	v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[24:25], v[0:3]
	v_mfma_f32_16x16x16_f16 v[12:15], v[18:19], v[26:27], v[12:15]
	v_mfma_f32_16x16x16_f16 v[8:11], v[18:19], v[30:31], v[8:11]
	v_lshl_add_u64 v[18:19], s[6:7], 0, v[16:17]
	v_lshlrev_b32_e32 v16, 2, v20
	v_lshl_add_u64 v[20:21], v[18:19], 0, v[16:17]
	v_mfma_f32_16x16x16_f16 v[0:3], v[34:35], v[26:27], v[0:3]
	s_nop 1
	global_store_dword v[20:21], v14, off offset:2048
	global_store_dword v[20:21], v15, off offset:3072
	global_store_dword v[20:21], v8, off offset:64
	global_store_dword v[20:21], v9, off offset:1088
	global_store_dword v[20:21], v10, off offset:2112
	global_store_dword v[20:21], v11, off offset:3136
	v_lshl_add_u64 v[8:9], v[18:19], 0, s[0:1]
	v_mfma_f32_16x16x16_f16 v[4:7], v[32:33], v[28:29], v[4:7]
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[16:17]
	s_mov_b64 s[0:1], 0x4400
	global_store_dword v[10:11], v0, off
	v_lshl_add_u64 v[10:11], v[18:19], 0, s[0:1]
	global_store_dword v[20:21], v12, off
	global_store_dword v[20:21], v13, off offset:1024
	v_lshl_add_u64 v[12:13], v[10:11], 0, v[16:17]
	s_mov_b64 s[0:1], 0x4800
	global_store_dword v[12:13], v1, off
	v_lshl_add_u64 v[0:1], v[18:19], 0, s[0:1]
	v_mfma_f32_16x16x16_f16 v[4:7], v[34:35], v[30:31], v[4:7]
	v_lshl_add_u64 v[12:13], v[0:1], 0, v[16:17]
	s_mov_b64 s[0:1], 0x4c00
	global_store_dword v[12:13], v2, off
	v_lshl_add_u64 v[12:13], v[18:19], 0, s[0:1]
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[16:17]
	v_or_b32_e32 v16, 64, v16
	global_store_dword v[14:15], v3, off
	v_lshl_add_u64 v[2:3], v[8:9], 0, v[16:17]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[16:17]
	global_store_dword v[2:3], v4, off
	v_lshl_add_u64 v[2:3], v[10:11], 0, v[16:17]
	global_store_dword v[0:1], v6, off
	v_lshl_add_u64 v[0:1], v[12:13], 0, v[16:17]
	global_store_dword v[2:3], v5, off
	global_store_dword v[0:1], v7, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm
		.amdhsa_group_segment_fixed_size 9216
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 65
		.amdhsa_next_free_sgpr 75
		.amdhsa_accum_offset 52
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

	.set gemm.num_vgpr, 50
	.set gemm.num_agpr, 0
	.set gemm.numbered_sgpr, 10
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
    .group_segment_fixed_size: 9216
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .name:           gemm
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 2
      - 1
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     50
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
