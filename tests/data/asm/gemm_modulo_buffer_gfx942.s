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
	v_and_b32_e32 v8, 0x3ff, v0
	s_mov_b64 s[12:13], s[2:3]
	v_lshrrev_b32_e32 v9, 2, v8
	v_bfe_u32 v10, v0, 10, 10
	v_lshlrev_b32_e32 v11, 5, v10
	v_lshlrev_b32_e32 v0, 3, v8
	v_lshlrev_b32_e32 v1, 5, v9
	s_and_b32 s2, s13, 0xffff
	v_or_b32_e32 v12, v9, v11
	v_sub_u32_e32 v13, v0, v1
	s_or_b32 s13, s2, 0x50000000
	s_lshl_b32 s10, s8, 19
	s_lshl_b32 s2, s9, 6
	s_mov_b32 s15, 0x27000
	s_mov_b32 s14, 0x7ffffffd
	v_lshl_or_b32 v0, v12, 13, s10
	v_lshlrev_b32_e32 v4, 1, v13
	v_or_b32_e32 v5, s2, v12
	s_and_b32 s3, s5, 0xffff
	s_mov_b64 s[0:1], s[6:7]
	v_add_u32_e32 v14, v0, v4
	s_or_b32 s5, s3, 0x50000000
	s_mov_b32 s6, s14
	s_mov_b32 s7, s15
	v_lshl_add_u32 v15, v5, 13, v4
	buffer_load_dwordx4 v[0:3], v14, s[12:15], 0 offen
	buffer_load_dwordx4 v[4:7], v15, s[4:7], 0 offen
	v_and_b32_e32 v19, 15, v8
	v_lshrrev_b32_e32 v18, 1, v8
	v_or_b32_e32 v16, v19, v11
	v_and_b32_e32 v17, 12, v9
	v_and_b32_e32 v18, 32, v18
	v_mul_u32_u24_e32 v11, 36, v12
	s_movk_i32 s3, 0x48
	v_lshlrev_b32_e32 v12, 1, v17
	v_or_b32_e32 v20, v18, v19
	v_add_lshl_u32 v21, v11, v13, 1
	v_mad_u32_u24 v19, v16, s3, v12
	v_mad_u32_u24 v20, v20, s3, v12
	v_add_u32_e32 v22, 0x1200, v21
	v_add_u32_e32 v23, 0x1000, v20
	v_lshlrev_b32_e32 v10, 18, v10
	v_lshlrev_b32_e32 v12, 4, v8
	v_mul_u32_u24_e32 v8, 0x1fc0, v9
	v_or3_b32 v13, s10, v10, v8
	s_mov_b32 s3, 0
	v_add_u32_e32 v24, 0x480, v19
	s_waitcnt vmcnt(1)
	ds_write2_b64 v22, v[0:1], v[2:3] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v21, v[4:5], v[6:7] offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[32:35], v19 offset1:4
	ds_read2_b64 v[40:43], v23 offset0:64 offset1:68
	ds_read2_b64 v[28:31], v23 offset0:208 offset1:212
	buffer_load_dwordx4 v[44:47], v14, s[12:15], 0 offen offset:64
	buffer_load_dwordx4 v[48:51], v15, s[4:7], 0 offen offset:64
	ds_read2_b64 v[36:39], v19 offset0:144 offset1:148
	s_lshl_b32 s7, s9, 19
	s_movk_i32 s6, 0x100
	v_or3_b32 v9, s7, v10, v8
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 v[0:3], v[40:41], v[32:33], 0
	v_add3_u32 v25, v9, v12, s6
	v_add3_u32 v26, v13, v12, s6
	s_mov_b32 s6, s14
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[4:7], v[40:41], v[36:37], 0
	s_mov_b32 s7, s15
	v_mfma_f32_16x16x16_f16 v[8:11], v[28:29], v[32:33], 0
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write2_b64 v22, v[44:45], v[46:47] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v21, v[48:49], v[50:51] offset1:1
	v_mfma_f32_16x16x16_f16 v[12:15], v[28:29], v[36:37], 0
.LBB0_1:
	v_mfma_f32_16x16x16_f16 v[0:3], v[42:43], v[34:35], v[0:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_f16 v[4:7], v[42:43], v[38:39], v[4:7]
	ds_read2_b64 v[40:43], v23 offset0:208 offset1:212
	v_add_u32_e32 v27, s3, v26
	v_add_u32_e32 v48, s3, v25
	v_mfma_f32_16x16x16_f16 v[8:11], v[30:31], v[34:35], v[8:11]
	ds_read2_b64 v[32:35], v23 offset0:64 offset1:68
	s_addk_i32 s3, 0xc0
	s_cmpk_lg_i32 s3, 0x1f80
	v_mfma_f32_16x16x16_f16 v[12:15], v[30:31], v[38:39], v[12:15]
	ds_read2_b64 v[28:31], v19 offset1:4
	ds_read2_b64 v[36:39], v24 offset1:4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[0:3], v[32:33], v[28:29], v[0:3]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[4:7], v[32:33], v[36:37], v[4:7]
	v_mfma_f32_16x16x16_f16 v[8:11], v[40:41], v[28:29], v[8:11]
	v_add_u32_e32 v28, 0xffffff80, v27
	v_add_u32_e32 v29, 0xffffff80, v48
	v_mfma_f32_16x16x16_f16 v[0:3], v[34:35], v[30:31], v[0:3]
	v_mfma_f32_16x16x16_f16 v[4:7], v[34:35], v[38:39], v[4:7]
	buffer_load_dwordx4 v[32:35], v28, s[12:15], 0 offen
	v_mfma_f32_16x16x16_f16 v[8:11], v[42:43], v[30:31], v[8:11]
	buffer_load_dwordx4 v[28:31], v29, s[4:7], 0 offen
	v_mfma_f32_16x16x16_f16 v[12:15], v[40:41], v[36:37], v[12:15]
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write2_b64 v22, v[32:33], v[34:35] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v21, v[28:29], v[30:31] offset1:1
	v_mfma_f32_16x16x16_f16 v[12:15], v[42:43], v[38:39], v[12:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[40:43], v23 offset0:208 offset1:212
	ds_read2_b64 v[28:31], v23 offset0:64 offset1:68
	ds_read2_b64 v[32:35], v19 offset1:4
	ds_read2_b64 v[36:39], v24 offset1:4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[0:3], v[28:29], v[32:33], v[0:3]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[4:7], v[28:29], v[36:37], v[4:7]
	v_subrev_u32_e32 v28, 64, v27
	v_mfma_f32_16x16x16_f16 v[8:11], v[40:41], v[32:33], v[8:11]
	v_subrev_u32_e32 v32, 64, v48
	v_mfma_f32_16x16x16_f16 v[0:3], v[30:31], v[34:35], v[0:3]
	v_mfma_f32_16x16x16_f16 v[4:7], v[30:31], v[38:39], v[4:7]
	buffer_load_dwordx4 v[28:31], v28, s[12:15], 0 offen
	v_mfma_f32_16x16x16_f16 v[8:11], v[42:43], v[34:35], v[8:11]
	buffer_load_dwordx4 v[32:35], v32, s[4:7], 0 offen
	v_mfma_f32_16x16x16_f16 v[12:15], v[40:41], v[36:37], v[12:15]
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write2_b64 v22, v[28:29], v[30:31] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v21, v[32:33], v[34:35] offset1:1
	v_mfma_f32_16x16x16_f16 v[12:15], v[42:43], v[38:39], v[12:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[40:43], v23 offset0:64 offset1:68
	ds_read2_b64 v[32:35], v19 offset1:4
	ds_read2_b64 v[36:39], v24 offset1:4
	ds_read2_b64 v[28:31], v23 offset0:208 offset1:212
	buffer_load_dwordx4 v[44:47], v27, s[12:15], 0 offen
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 v[0:3], v[40:41], v[32:33], v[0:3]
	buffer_load_dwordx4 v[48:51], v48, s[4:7], 0 offen
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[4:7], v[40:41], v[36:37], v[4:7]
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write2_b64 v22, v[44:45], v[46:47] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v21, v[48:49], v[50:51] offset1:1
	v_mfma_f32_16x16x16_f16 v[8:11], v[28:29], v[32:33], v[8:11]
	v_mfma_f32_16x16x16_f16 v[12:15], v[28:29], v[36:37], v[12:15]
	s_cbranch_scc1 .LBB0_1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[26:29], v19 offset1:4
	v_add_u32_e32 v19, 0x1000, v20
	ds_read2_b64 v[20:23], v19 offset0:64 offset1:68
	v_mfma_f32_16x16x16_f16 v[0:3], v[42:43], v[34:35], v[0:3]
	s_lshl_b32 s2, s2, 2
	s_lshl_b32 s3, s8, 16
	s_or_b32 s2, s3, s2
	v_mfma_f32_16x16x16_f16 v[4:7], v[42:43], v[38:39], v[4:7]
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, 0
	v_or_b32_e32 v17, v17, v18
	v_mfma_f32_16x16x16_f16 v[8:11], v[30:31], v[34:35], v[8:11]
	ds_read2_b64 v[32:35], v19 offset0:208 offset1:212
	ds_read2_b64 v[40:43], v24 offset1:4
	s_and_b32 s1, s1, 0xffff
	v_lshlrev_b32_e32 v16, 2, v16
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 v[0:3], v[20:21], v[26:27], v[0:3]
	s_or_b32 s1, s1, 0x41000000
	s_mov_b32 s3, 0x27000
	s_mov_b32 s2, 0x7ffffffb
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[4:7], v[20:21], v[40:41], v[4:7]
	v_lshl_or_b32 v16, v17, 10, v16
	v_add_u32_e32 v17, 0x4000, v16
	v_mfma_f32_16x16x16_f16 v[0:3], v[22:23], v[28:29], v[0:3]
	s_nop 6
	buffer_store_dword v0, v16, s[0:3], 0 offen
	buffer_store_dword v1, v16, s[0:3], 0 offen offset:1024
	buffer_store_dword v2, v16, s[0:3], 0 offen offset:2048
	buffer_store_dword v3, v16, s[0:3], 0 offen offset:3072
	v_mfma_f32_16x16x16_f16 v[12:15], v[30:31], v[38:39], v[12:15]
	v_mfma_f32_16x16x16_f16 v[8:11], v[32:33], v[26:27], v[8:11]
	v_mfma_f32_16x16x16_f16 v[0:3], v[22:23], v[42:43], v[4:7]
	s_nop 6
	buffer_store_dword v0, v16, s[0:3], 0 offen offset:64
	buffer_store_dword v1, v16, s[0:3], 0 offen offset:1088
	buffer_store_dword v2, v16, s[0:3], 0 offen offset:2112
	buffer_store_dword v3, v16, s[0:3], 0 offen offset:3136
	v_mfma_f32_16x16x16_f16 v[12:15], v[32:33], v[40:41], v[12:15]
	v_mfma_f32_16x16x16_f16 v[0:3], v[34:35], v[28:29], v[8:11]
	s_nop 6
	buffer_store_dword v0, v17, s[0:3], 0 offen
	buffer_store_dword v1, v17, s[0:3], 0 offen offset:1024
	buffer_store_dword v2, v17, s[0:3], 0 offen offset:2048
	buffer_store_dword v3, v17, s[0:3], 0 offen offset:3072
	v_mfma_f32_16x16x16_f16 v[0:3], v[34:35], v[42:43], v[12:15]
	s_nop 6
	buffer_store_dword v0, v17, s[0:3], 0 offen offset:64
	buffer_store_dword v1, v17, s[0:3], 0 offen offset:1088
	buffer_store_dword v2, v17, s[0:3], 0 offen offset:2112
	buffer_store_dword v3, v17, s[0:3], 0 offen offset:3136
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

	.set gemm.num_vgpr, 52
	.set gemm.num_agpr, 0
	.set gemm.numbered_sgpr, 16
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
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     52
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
