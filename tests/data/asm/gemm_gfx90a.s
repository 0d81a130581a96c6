; To reproduce the .rocmasm from .optimized.ll, run:
; llc -mtriple=amdgcn-amd-amdhsa -mcpu=gfx90a -mattr='-fma-mix-insts' -O3 <.optimized.ll> -o <out.rocmasm>

	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 5
	.text
	.globl	gemm
	.p2align	8
	.type	gemm,@function
gemm:
	v_and_b32_e32 v1, 0x3ff, v0
	v_lshrrev_b32_e32 v2, 2, v1
	v_bfe_u32 v0, v0, 10, 10
	v_lshlrev_b32_e32 v3, 5, v0
	v_lshlrev_b32_e32 v0, 3, v1
	v_lshlrev_b32_e32 v5, 5, v2
	v_or_b32_e32 v4, v2, v3
	v_sub_u32_e32 v0, v0, v5
	v_and_b32_e32 v5, 15, v1
	v_and_b32_e32 v25, 12, v2
	v_lshrrev_b32_e32 v2, 1, v1
	v_or_b32_e32 v24, v5, v3
	v_and_b32_e32 v26, 32, v2
	v_mul_u32_u24_e32 v3, 36, v4
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_lshl_b32 s4, s6, 6
	s_lshl_b32 s5, s7, 6
	v_or_b32_e32 v2, v26, v5
	v_add_lshl_u32 v27, v3, v0, 1
	v_lshlrev_b32_e32 v3, 1, v25
	s_movk_i32 s6, 0x48
	v_mad_u32_u24 v30, v2, s6, v3
	v_or_b32_e32 v2, s5, v4
	v_lshlrev_b32_e32 v2, 13, v2
	v_lshlrev_b32_e32 v1, 4, v1
	v_mad_u32_u24 v28, v24, s6, v3
	v_or_b32_e32 v3, v2, v1
	v_and_b32_e32 v5, 0x7c0, v1
	v_sub_co_u32_e32 v3, vcc, v3, v5
	v_subb_co_u32_e64 v6, s[6:7], 0, 0, vcc
	s_waitcnt lgkmcnt(0)
	v_add_co_u32_e32 v16, vcc, s2, v3
	v_or_b32_e32 v3, s4, v4
	v_mov_b32_e32 v7, s3
	v_lshlrev_b32_e32 v3, 13, v3
	v_addc_co_u32_e32 v17, vcc, v7, v6, vcc
	v_or_b32_e32 v1, v3, v1
	v_sub_co_u32_e32 v1, vcc, v1, v5
	v_subb_co_u32_e64 v4, s[6:7], 0, 0, vcc
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v18, vcc, s0, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_addc_co_u32_e32 v19, vcc, v5, v4, vcc
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_add_co_u32_e32 v2, vcc, v2, v0
	v_addc_co_u32_e32 v4, vcc, 0, v1, vcc
	v_add_co_u32_e32 v20, vcc, s2, v2
	v_addc_co_u32_e32 v21, vcc, v7, v4, vcc
	v_add_co_u32_e32 v0, vcc, v3, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_add_co_u32_e32 v22, vcc, s0, v0
	v_addc_co_u32_e32 v23, vcc, v5, v1, vcc
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_add_u32_e32 v29, 0x1200, v27
	v_add_u32_e32 v30, 0x1000, v30
.LBB0_1:
	v_mov_b32_e32 v31, s1
	v_add_co_u32_e32 v32, vcc, s0, v22
	v_addc_co_u32_e32 v33, vcc, v23, v31, vcc
	global_load_dwordx4 v[32:35], v[32:33], off
	v_add_co_u32_e32 v36, vcc, s0, v20
	v_addc_co_u32_e32 v37, vcc, v21, v31, vcc
	v_add_co_u32_e32 v48, vcc, s0, v18
	v_addc_co_u32_e32 v49, vcc, v19, v31, vcc
	v_add_co_u32_e32 v50, vcc, s0, v16
	v_addc_co_u32_e32 v51, vcc, v17, v31, vcc
	s_add_u32 s0, s0, 0x100
	s_addc_u32 s1, s1, 0
	s_cmpk_lg_i32 s0, 0x2000
	s_barrier
	global_load_dwordx4 v[36:39], v[36:37], off
	s_waitcnt vmcnt(1)
	ds_write2_b64 v29, v[32:33], v[34:35] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v27, v[36:37], v[38:39] offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[32:35], v30 offset0:64 offset1:68
	ds_read2_b64 v[36:39], v28 offset1:4
	ds_read2_b64 v[40:43], v28 offset0:144 offset1:148
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16f16 v[12:15], v[32:33], v[36:37], v[12:15]
	ds_read2_b64 v[44:47], v30 offset0:208 offset1:212
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16f16 v[8:11], v[32:33], v[40:41], v[8:11]
	v_mfma_f32_16x16x16f16 v[12:15], v[34:35], v[38:39], v[12:15]
	v_mfma_f32_16x16x16f16 v[8:11], v[34:35], v[42:43], v[8:11]
	global_load_dwordx4 v[32:35], v[48:49], off offset:64
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16f16 v[4:7], v[44:45], v[36:37], v[4:7]
	s_barrier
	v_mfma_f32_16x16x16f16 v[4:7], v[46:47], v[38:39], v[4:7]
	global_load_dwordx4 v[36:39], v[50:51], off offset:64
	s_waitcnt vmcnt(1)
	ds_write2_b64 v29, v[32:33], v[34:35] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v27, v[36:37], v[38:39] offset1:1
	v_mfma_f32_16x16x16f16 v[0:3], v[44:45], v[40:41], v[0:3]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16f16 v[0:3], v[46:47], v[42:43], v[0:3]
	s_barrier
	ds_read2_b64 v[32:35], v30 offset0:64 offset1:68
	ds_read2_b64 v[36:39], v28 offset1:4
	ds_read2_b64 v[40:43], v28 offset0:144 offset1:148
	ds_read2_b64 v[44:47], v30 offset0:208 offset1:212
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16f16 v[12:15], v[32:33], v[36:37], v[12:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16f16 v[8:11], v[32:33], v[40:41], v[8:11]
	v_mfma_f32_16x16x16f16 v[12:15], v[34:35], v[38:39], v[12:15]
	v_mfma_f32_16x16x16f16 v[8:11], v[34:35], v[42:43], v[8:11]
	global_load_dwordx4 v[32:35], v[48:49], off offset:128
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16f16 v[4:7], v[44:45], v[36:37], v[4:7]
	s_barrier
	v_mfma_f32_16x16x16f16 v[4:7], v[46:47], v[38:39], v[4:7]
	global_load_dwordx4 v[36:39], v[50:51], off offset:128
	s_waitcnt vmcnt(1)
	ds_write2_b64 v29, v[32:33], v[34:35] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v27, v[36:37], v[38:39] offset1:1
	v_mfma_f32_16x16x16f16 v[0:3], v[44:45], v[40:41], v[0:3]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16f16 v[0:3], v[46:47], v[42:43], v[0:3]
	s_barrier
	ds_read2_b64 v[32:35], v30 offset0:64 offset1:68
	ds_read2_b64 v[36:39], v28 offset1:4
	ds_read2_b64 v[40:43], v28 offset0:144 offset1:148
	ds_read2_b64 v[44:47], v30 offset0:208 offset1:212
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16f16 v[12:15], v[32:33], v[36:37], v[12:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16f16 v[8:11], v[32:33], v[40:41], v[8:11]
	v_mfma_f32_16x16x16f16 v[12:15], v[34:35], v[38:39], v[12:15]
	v_mfma_f32_16x16x16f16 v[8:11], v[34:35], v[42:43], v[8:11]
	global_load_dwordx4 v[32:35], v[48:49], off offset:192
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16f16 v[4:7], v[44:45], v[36:37], v[4:7]
	s_barrier
	v_mfma_f32_16x16x16f16 v[4:7], v[46:47], v[38:39], v[4:7]
	global_load_dwordx4 v[36:39], v[50:51], off offset:192
	s_waitcnt vmcnt(1)
	ds_write2_b64 v29, v[32:33], v[34:35] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v27, v[36:37], v[38:39] offset1:1
	v_mfma_f32_16x16x16f16 v[0:3], v[44:45], v[40:41], v[0:3]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16f16 v[0:3], v[46:47], v[42:43], v[0:3]
	s_barrier
	ds_read2_b64 v[44:47], v30 offset0:208 offset1:212
	ds_read2_b64 v[32:35], v30 offset0:64 offset1:68
	ds_read2_b64 v[36:39], v28 offset1:4
	ds_read2_b64 v[40:43], v28 offset0:144 offset1:148
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16f16 v[12:15], v[32:33], v[36:37], v[12:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16f16 v[8:11], v[32:33], v[40:41], v[8:11]
	v_mfma_f32_16x16x16f16 v[4:7], v[44:45], v[36:37], v[4:7]
	v_mfma_f32_16x16x16f16 v[0:3], v[44:45], v[40:41], v[0:3]
	v_mfma_f32_16x16x16f16 v[12:15], v[34:35], v[38:39], v[12:15]
	v_mfma_f32_16x16x16f16 v[8:11], v[34:35], v[42:43], v[8:11]
	v_mfma_f32_16x16x16f16 v[4:7], v[46:47], v[38:39], v[4:7]
	v_mfma_f32_16x16x16f16 v[0:3], v[46:47], v[42:43], v[0:3]
	s_cbranch_scc1 .LBB0_1
	v_or3_b32 v16, v25, s4, v26
	v_lshlrev_b32_e32 v16, 10, v16
	v_or_b32_e32 v17, s5, v24
	v_mov_b32_e32 v18, s9
	v_add_co_u32_e32 v19, vcc, s8, v16
	v_addc_co_u32_e32 v18, vcc, 0, v18, vcc
	v_lshlrev_b32_e32 v20, 2, v17
	v_add_co_u32_e32 v16, vcc, v19, v20
	v_addc_co_u32_e32 v17, vcc, 0, v18, vcc
	s_movk_i32 s0, 0x4000
	global_store_dword v[16:17], v12, off
	global_store_dword v[16:17], v13, off offset:1024
	global_store_dword v[16:17], v14, off offset:2048
	global_store_dword v[16:17], v15, off offset:3072
	global_store_dword v[16:17], v8, off offset:64
	global_store_dword v[16:17], v9, off offset:1088
	global_store_dword v[16:17], v10, off offset:2112
	global_store_dword v[16:17], v11, off offset:3136
	v_add_co_u32_e32 v10, vcc, s0, v19
	v_addc_co_u32_e32 v11, vcc, 0, v18, vcc
	v_add_co_u32_e32 v8, vcc, v10, v20
	v_addc_co_u32_e32 v9, vcc, 0, v11, vcc
	s_movk_i32 s0, 0x4400
	v_add_co_u32_e32 v12, vcc, s0, v19
	v_addc_co_u32_e32 v13, vcc, 0, v18, vcc
	global_store_dword v[8:9], v4, off
	v_add_co_u32_e32 v8, vcc, v12, v20
	v_addc_co_u32_e32 v9, vcc, 0, v13, vcc
	s_movk_i32 s0, 0x4800
	global_store_dword v[8:9], v5, off
	v_add_co_u32_e32 v8, vcc, s0, v19
	v_addc_co_u32_e32 v9, vcc, 0, v18, vcc
	v_add_co_u32_e32 v4, vcc, v8, v20
	v_addc_co_u32_e32 v5, vcc, 0, v9, vcc
	s_movk_i32 s0, 0x4c00
	global_store_dword v[4:5], v6, off
	v_add_co_u32_e32 v6, vcc, s0, v19
	v_addc_co_u32_e32 v14, vcc, 0, v18, vcc
	v_add_co_u32_e32 v4, vcc, v6, v20
	v_addc_co_u32_e32 v5, vcc, 0, v14, vcc
	global_store_dword v[4:5], v7, off
	v_or_b32_e32 v7, 64, v20
	v_add_co_u32_e32 v4, vcc, v10, v7
	v_addc_co_u32_e32 v5, vcc, 0, v11, vcc
	global_store_dword v[4:5], v0, off
	v_add_co_u32_e32 v4, vcc, v12, v7
	v_addc_co_u32_e32 v5, vcc, 0, v13, vcc
	v_add_co_u32_e32 v0, vcc, v8, v7
	global_store_dword v[4:5], v1, off
	v_addc_co_u32_e32 v1, vcc, 0, v9, vcc
	global_store_dword v[0:1], v2, off
	v_add_co_u32_e32 v0, vcc, v6, v7
	v_addc_co_u32_e32 v1, vcc, 0, v14, vcc
	global_store_dword v[0:1], v3, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm
		.amdhsa_group_segment_fixed_size 9216
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 65
		.amdhsa_next_free_sgpr 77
		.amdhsa_accum_offset 52
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
	.set gemm.numbered_sgpr, 10
	.set gemm.num_named_barrier, 0
	.set gemm.private_seg_size, 0
	.set gemm.uses_vcc, 1
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     52
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
