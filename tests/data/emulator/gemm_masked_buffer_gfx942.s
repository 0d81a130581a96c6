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
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	v_lshrrev_b32_e32 v2, 2, v1
	v_lshlrev_b32_e32 v0, 5, v0
	v_and_b32_e32 v8, 15, v1
	v_or_b32_e32 v3, v2, v0
	v_lshlrev_b32_e32 v5, 3, v1
	v_lshlrev_b32_e32 v6, 5, v2
	v_or_b32_e32 v16, v8, v0
	v_lshrrev_b32_e32 v0, 1, v1
	v_sub_u32_e32 v17, v5, v6
	s_lshl_b32 s9, s9, 6
	v_and_b32_e32 v18, 12, v2
	v_and_b32_e32 v19, 32, v0
	v_mul_u32_u24_e32 v1, 36, v3
	s_mov_b64 s[0:1], s[6:7]
	s_lshl_b32 s33, s8, 6
	v_or_b32_e32 v7, s9, v3
	s_movk_i32 s6, 0x48
	v_or_b32_e32 v0, v19, v8
	v_add_lshl_u32 v20, v1, v17, 1
	v_lshlrev_b32_e32 v1, 1, v18
	s_movk_i32 s34, 0x88
	s_mov_b64 s[28:29], s[2:3]
	v_or_b32_e32 v4, s33, v3
	s_movk_i32 s2, 0x64
	v_mad_u32_u24 v27, v0, s6, v1
	v_mad_u32_u24 v0, v7, s34, v5
	v_cmp_gt_u32_e32 vcc, s2, v4
	s_and_b32 s2, s29, 0xffff
	s_mov_b32 s31, 0x27000
	s_mov_b32 s30, 0x7ffffffd
	s_and_b32 s5, s5, 0xffff
	v_mad_u32_u24 v21, v16, s6, v1
	v_sub_u32_e32 v23, v0, v6
	v_mad_u32_u24 v0, v4, s34, v5
	s_or_b32 s29, s2, 0x40880000
	v_cmp_gt_u32_e64 s[2:3], s6, v7
	s_or_b32 s5, s5, 0x40880000
	v_add_u32_e32 v22, 0x480, v21
	v_sub_u32_e32 v24, v0, v6
	s_mov_b32 s35, 0
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
	v_not_b32_e32 v25, -2.0
	s_mov_b32 s36, 0x5040100
	v_add_u32_e32 v26, 0x1200, v20
	s_mov_b32 s6, s30
	s_mov_b32 s7, s31
	v_add_u32_e32 v27, 0x1000, v27
.LBB0_1:
	v_add_u32_e32 v28, s35, v17
	v_or_b32_e32 v36, 7, v28
	v_cmp_gt_i32_e64 s[18:19], s34, v28
	v_add_u32_e32 v29, s35, v24
	v_or_b32_e32 v35, 6, v28
	v_cmp_gt_i32_e64 s[20:21], s34, v36
	s_and_b64 s[26:27], vcc, s[18:19]
	v_or_b32_e32 v30, 1, v28
	v_or_b32_e32 v31, 2, v28
	v_or_b32_e32 v32, 3, v28
	v_or_b32_e32 v33, 4, v28
	v_or_b32_e32 v34, 5, v28
	v_or_b32_e32 v28, 1, v29
	v_or_b32_e32 v37, 2, v29
	v_or_b32_e32 v38, 3, v29
	v_or_b32_e32 v39, 4, v29
	v_or_b32_e32 v40, 5, v29
	v_or_b32_e32 v41, 6, v29
	v_or_b32_e32 v42, 7, v29
	v_cmp_gt_i32_e64 s[22:23], s34, v35
	v_cndmask_b32_e64 v29, v25, v29, s[26:27]
	s_and_b64 s[26:27], vcc, s[20:21]
	v_cmp_gt_i32_e64 s[24:25], s34, v34
	v_cmp_gt_i32_e64 s[16:17], s34, v30
	v_cndmask_b32_e64 v30, v25, v42, s[26:27]
	s_and_b64 s[26:27], vcc, s[22:23]
	v_cmp_gt_i32_e64 s[14:15], s34, v33
	v_cmp_gt_i32_e64 s[10:11], s34, v31
	v_cndmask_b32_e64 v31, v25, v41, s[26:27]
	s_and_b64 s[26:27], vcc, s[24:25]
	v_cmp_gt_i32_e64 s[12:13], s34, v32
	v_cndmask_b32_e64 v32, v25, v40, s[26:27]
	s_and_b64 s[26:27], vcc, s[14:15]
	v_cndmask_b32_e64 v33, v25, v39, s[26:27]
	s_and_b64 s[26:27], vcc, s[12:13]
	v_cndmask_b32_e64 v34, v25, v38, s[26:27]
	s_and_b64 s[26:27], vcc, s[10:11]
	v_cndmask_b32_e64 v35, v25, v37, s[26:27]
	s_and_b64 s[26:27], vcc, s[16:17]
	v_cndmask_b32_e64 v28, v25, v28, s[26:27]
	v_lshlrev_b32_e32 v29, 1, v29
	v_lshlrev_b32_e32 v28, 1, v28
	v_lshlrev_b32_e32 v35, 1, v35
	v_lshlrev_b32_e32 v34, 1, v34
	v_lshlrev_b32_e32 v33, 1, v33
	v_lshlrev_b32_e32 v32, 1, v32
	v_lshlrev_b32_e32 v31, 1, v31
	v_lshlrev_b32_e32 v30, 1, v30
	buffer_load_ushort v36, v29, s[28:31], 0 offen
	buffer_load_ushort v37, v28, s[28:31], 0 offen
	buffer_load_ushort v38, v35, s[28:31], 0 offen
	buffer_load_ushort v39, v34, s[28:31], 0 offen
	buffer_load_ushort v40, v33, s[28:31], 0 offen
	buffer_load_ushort v41, v32, s[28:31], 0 offen
	buffer_load_ushort v42, v31, s[28:31], 0 offen
	buffer_load_ushort v43, v30, s[28:31], 0 offen
	v_add_u32_e32 v28, s35, v23
	s_and_b64 s[18:19], s[2:3], s[18:19]
	v_or_b32_e32 v29, 1, v28
	v_or_b32_e32 v30, 2, v28
	v_or_b32_e32 v31, 3, v28
	v_or_b32_e32 v32, 4, v28
	v_or_b32_e32 v33, 5, v28
	v_or_b32_e32 v34, 6, v28
	v_or_b32_e32 v35, 7, v28
	v_cndmask_b32_e64 v28, v25, v28, s[18:19]
	s_and_b64 s[18:19], s[2:3], s[20:21]
	v_cndmask_b32_e64 v35, v25, v35, s[18:19]
	s_and_b64 s[18:19], s[2:3], s[22:23]
	s_and_b64 s[10:11], s[2:3], s[10:11]
	v_cndmask_b32_e64 v34, v25, v34, s[18:19]
	s_and_b64 s[18:19], s[2:3], s[24:25]
	s_and_b64 s[14:15], s[2:3], s[14:15]
	s_and_b64 s[12:13], s[2:3], s[12:13]
	v_cndmask_b32_e64 v30, v25, v30, s[10:11]
	s_and_b64 s[10:11], s[2:3], s[16:17]
	v_cndmask_b32_e64 v33, v25, v33, s[18:19]
	v_cndmask_b32_e64 v32, v25, v32, s[14:15]
	v_cndmask_b32_e64 v31, v25, v31, s[12:13]
	v_cndmask_b32_e64 v29, v25, v29, s[10:11]
	v_lshlrev_b32_e32 v28, 1, v28
	v_lshlrev_b32_e32 v29, 1, v29
	v_lshlrev_b32_e32 v30, 1, v30
	v_lshlrev_b32_e32 v31, 1, v31
	v_lshlrev_b32_e32 v32, 1, v32
	v_lshlrev_b32_e32 v33, 1, v33
	v_lshlrev_b32_e32 v34, 1, v34
	v_lshlrev_b32_e32 v35, 1, v35
	s_add_i32 s35, s35, 32
	s_cmpk_lg_i32 s35, 0xa0
	s_barrier
	buffer_load_ushort v44, v28, s[4:7], 0 offen
	buffer_load_ushort v45, v29, s[4:7], 0 offen
	buffer_load_ushort v46, v30, s[4:7], 0 offen
	buffer_load_ushort v47, v31, s[4:7], 0 offen
	buffer_load_ushort v48, v32, s[4:7], 0 offen
	buffer_load_ushort v49, v33, s[4:7], 0 offen
	buffer_load_ushort v50, v34, s[4:7], 0 offen
	buffer_load_ushort v51, v35, s[4:7], 0 offen
	s_waitcnt vmcnt(12)
	v_perm_b32 v29, v39, v38, s36
	v_perm_b32 v28, v37, v36, s36
	s_waitcnt vmcnt(10)
	v_perm_b32 v30, v41, v40, s36
	s_waitcnt vmcnt(8)
	v_perm_b32 v31, v43, v42, s36
	ds_write2_b64 v26, v[28:29], v[30:31] offset1:1
	s_waitcnt vmcnt(6)
	v_perm_b32 v30, v45, v44, s36
	s_waitcnt vmcnt(4)
	v_perm_b32 v31, v47, v46, s36
	s_waitcnt vmcnt(2)
	v_perm_b32 v28, v49, v48, s36
	s_waitcnt vmcnt(0)
	v_perm_b32 v29, v51, v50, s36
	ds_write2_b64 v20, v[30:31], v[28:29] offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[40:43], v27 offset0:208 offset1:212
	ds_read2_b64 v[28:31], v27 offset0:64 offset1:68
	ds_read2_b64 v[32:35], v21 offset1:4
	ds_read2_b64 v[36:39], v22 offset1:4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[12:15], v[28:29], v[32:33], v[12:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[8:11], v[28:29], v[36:37], v[8:11]
	v_mfma_f32_16x16x16_f16 v[4:7], v[40:41], v[32:33], v[4:7]
	v_mfma_f32_16x16x16_f16 v[0:3], v[40:41], v[36:37], v[0:3]
	v_mfma_f32_16x16x16_f16 v[12:15], v[30:31], v[34:35], v[12:15]
	v_mfma_f32_16x16x16_f16 v[8:11], v[30:31], v[38:39], v[8:11]
	v_mfma_f32_16x16x16_f16 v[4:7], v[42:43], v[34:35], v[4:7]
	v_mfma_f32_16x16x16_f16 v[0:3], v[42:43], v[38:39], v[0:3]
	s_cbranch_scc1 .LBB0_1
	v_or_b32_e32 v18, v19, v18
	v_or_b32_e32 v20, s9, v16
	s_movk_i32 s10, 0x48
	v_or_b32_e32 v19, s33, v18
	s_movk_i32 s2, 0x64
	s_mulk_i32 s8, 0x1200
	v_cmp_gt_u32_e32 vcc, s10, v20
	v_cmp_gt_u32_e64 s[2:3], s2, v19
	s_or_b32 s6, s8, s9
	s_and_b64 s[4:5], vcc, s[2:3]
	s_lshl_b32 s6, s6, 2
	s_add_u32 s12, s0, s6
	v_mad_u32_u24 v21, v18, s10, v16
	v_bfrev_b32_e32 v22, -8
	s_addc_u32 s0, s1, 0
	s_and_b32 s0, s0, 0xffff
	v_cndmask_b32_e64 v21, v22, v21, s[4:5]
	s_or_b32 s13, s0, 0x40480000
	s_mov_b32 s15, 0x27000
	s_mov_b32 s14, 0x7ffffffb
	v_lshlrev_b32_e32 v21, 2, v21
	s_movk_i32 s0, 0x63
	buffer_store_dword v12, v21, s[12:15], 0 offen
	v_cmp_gt_u32_e64 s[0:1], s0, v19
	v_mad_u32_u24 v12, v18, s10, s10
	v_add_u32_e32 v21, v12, v16
	s_and_b64 s[4:5], vcc, s[0:1]
	v_cndmask_b32_e64 v21, v22, v21, s[4:5]
	v_lshlrev_b32_e32 v21, 2, v21
	buffer_store_dword v13, v21, s[12:15], 0 offen
	s_movk_i32 s4, 0x62
	v_mov_b32_e32 v13, 0x90
	v_cmp_gt_u32_e64 s[4:5], s4, v19
	v_mad_u32_u24 v13, v18, s10, v13
	v_add_u32_e32 v21, v13, v16
	s_and_b64 s[6:7], vcc, s[4:5]
	v_cndmask_b32_e64 v21, v22, v21, s[6:7]
	v_lshlrev_b32_e32 v21, 2, v21
	buffer_store_dword v14, v21, s[12:15], 0 offen
	s_movk_i32 s6, 0x61
	v_mov_b32_e32 v14, 0xd8
	v_cmp_gt_u32_e64 s[6:7], s6, v19
	v_mad_u32_u24 v14, v18, s10, v14
	v_add_u32_e32 v21, v14, v16
	s_and_b64 s[8:9], vcc, s[6:7]
	v_cndmask_b32_e64 v21, v22, v21, s[8:9]
	v_or_b32_e32 v17, 16, v16
	v_lshlrev_b32_e32 v21, 2, v21
	v_cmp_gt_u32_e64 s[8:9], 56, v20
	buffer_store_dword v15, v21, s[12:15], 0 offen
	v_mad_u32_u24 v15, v18, s10, v17
	s_and_b64 s[2:3], s[8:9], s[2:3]
	v_cndmask_b32_e64 v15, v22, v15, s[2:3]
	v_lshlrev_b32_e32 v15, 2, v15
	buffer_store_dword v8, v15, s[12:15], 0 offen
	v_add_u32_e32 v8, v12, v17
	s_and_b64 s[0:1], s[8:9], s[0:1]
	v_cndmask_b32_e64 v8, v22, v8, s[0:1]
	v_lshlrev_b32_e32 v8, 2, v8
	buffer_store_dword v9, v8, s[12:15], 0 offen
	v_add_u32_e32 v8, v13, v17
	s_and_b64 s[0:1], s[8:9], s[4:5]
	v_cndmask_b32_e64 v8, v22, v8, s[0:1]
	v_lshlrev_b32_e32 v8, 2, v8
	buffer_store_dword v10, v8, s[12:15], 0 offen
	v_add_u32_e32 v8, v14, v17
	s_and_b64 s[0:1], s[8:9], s[6:7]
	v_cndmask_b32_e64 v8, v22, v8, s[0:1]
	v_lshlrev_b32_e32 v8, 2, v8
	buffer_store_dword v11, v8, s[12:15], 0 offen
	s_movk_i32 s0, 0x54
	v_mov_b32_e32 v8, 0x480
	v_cmp_gt_u32_e64 s[0:1], s0, v19
	v_mad_u32_u24 v8, v18, s10, v8
	v_add_u32_e32 v9, v8, v16
	s_and_b64 s[2:3], vcc, s[0:1]
	v_cndmask_b32_e64 v9, v22, v9, s[2:3]
	v_lshlrev_b32_e32 v9, 2, v9
	buffer_store_dword v4, v9, s[12:15], 0 offen
	s_movk_i32 s2, 0x53
	v_mov_b32_e32 v4, 0x4c8
	v_cmp_gt_u32_e64 s[2:3], s2, v19
	v_mad_u32_u24 v4, v18, s10, v4
	v_add_u32_e32 v9, v4, v16
	s_and_b64 s[4:5], vcc, s[2:3]
	v_cndmask_b32_e64 v9, v22, v9, s[4:5]
	v_lshlrev_b32_e32 v9, 2, v9
	buffer_store_dword v5, v9, s[12:15], 0 offen
	s_movk_i32 s4, 0x52
	v_mov_b32_e32 v5, 0x510
	v_cmp_gt_u32_e64 s[4:5], s4, v19
	v_mad_u32_u24 v5, v18, s10, v5
	v_add_u32_e32 v9, v5, v16
	s_and_b64 s[6:7], vcc, s[4:5]
	v_cndmask_b32_e64 v9, v22, v9, s[6:7]
	v_lshlrev_b32_e32 v9, 2, v9
	buffer_store_dword v6, v9, s[12:15], 0 offen
	s_movk_i32 s6, 0x51
	v_mov_b32_e32 v6, 0x558
	v_cmp_gt_u32_e64 s[6:7], s6, v19
	v_mad_u32_u24 v6, v18, s10, v6
	v_add_u32_e32 v9, v6, v16
	s_and_b64 vcc, vcc, s[6:7]
	v_cndmask_b32_e32 v9, v22, v9, vcc
	v_lshlrev_b32_e32 v9, 2, v9
	buffer_store_dword v7, v9, s[12:15], 0 offen
	v_add_u32_e32 v7, v8, v17
	s_and_b64 vcc, s[8:9], s[0:1]
	v_cndmask_b32_e32 v7, v22, v7, vcc
	v_lshlrev_b32_e32 v7, 2, v7
	buffer_store_dword v0, v7, s[12:15], 0 offen
	v_add_u32_e32 v0, v4, v17
	s_and_b64 vcc, s[8:9], s[2:3]
	v_cndmask_b32_e32 v0, v22, v0, vcc
	v_lshlrev_b32_e32 v0, 2, v0
	buffer_store_dword v1, v0, s[12:15], 0 offen
	v_add_u32_e32 v0, v5, v17
	s_and_b64 vcc, s[8:9], s[4:5]
	v_cndmask_b32_e32 v0, v22, v0, vcc
	v_lshlrev_b32_e32 v0, 2, v0
	buffer_store_dword v2, v0, s[12:15], 0 offen
	v_add_u32_e32 v0, v6, v17
	s_and_b64 vcc, s[8:9], s[6:7]
	v_cndmask_b32_e32 v0, v22, v0, vcc
	v_lshlrev_b32_e32 v0, 2, v0
	buffer_store_dword v3, v0, s[12:15], 0 offen
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
		.amdhsa_reserve_vcc 1
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
	.set gemm.numbered_sgpr, 37
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
    .sgpr_count:     43
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
