; To reproduce the .rocmasm from .optimized.ll, run:
; llc -mtriple=amdgcn-amd-amdhsa -mcpu=gfx1250 -mattr='+wavefrontsize32' -O3 <.optimized.ll> -o <out.rocmasm>

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.amdhsa_code_object_version 5
	.text
	.globl	gemm
	.p2align	8
	.type	gemm,@function
gemm:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	s_bfe_u32 s3, ttmp6, 0x4000c
	s_bfe_u32 s4, ttmp6, 0x40010
	s_add_co_i32 s3, s3, 1
	s_add_co_i32 s4, s4, 1
	s_and_b32 s2, ttmp6, 15
	s_mul_i32 s3, ttmp9, s3
	v_and_b32_e32 v38, 0x3ff, v0
	s_load_b128 s[8:11], s[0:1], 0x0
	v_bfe_u32 v0, v0, 10, 10
	s_mul_i32 s4, ttmp7, s4
	s_bfe_u32 s5, ttmp6, 0x40004
	s_add_co_i32 s2, s2, s3
	s_getreg_b32 s3, hwreg(HW_REG_IB_STS2, 6, 4)
	s_add_co_i32 s5, s5, s4
	s_cmp_eq_u32 s3, 0
	v_dual_lshlrev_b32 v5, 5, v0 :: v_dual_bitop2_b32 v3, 15, v38 bitop3:0x40
	v_bfe_u32 v39, v38, 4, 1
	v_and_b32_e32 v4, 47, v38
	s_cselect_b32 s4, ttmp9, s2
	s_cselect_b32 s2, ttmp7, s5
	s_wait_xcnt 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_lshl_b32 s5, s2, 6
	v_dual_lshlrev_b32 v6, 5, v39 :: v_dual_lshlrev_b32 v0, 10, v4
	v_mov_b32_e32 v1, 0
	v_or3_b32 v2, s5, v5, v3
	s_lshl_b32 s2, s4, 16
	v_or_b32_e32 v7, 16, v38
	v_or3_b32 v0, s2, v0, v6
	v_or_b32_e32 v40, v3, v5
	v_lshl_or_b32 v2, v2, 10, v6
	v_mov_b32_e32 v3, v1
	v_mad_u32_u24 v4, 0x48, v4, v6
	s_wait_kmcnt 0x0
	v_add_nc_u64_e32 v[32:33], s[8:9], v[0:1]
	v_mad_u32_u24 v5, 0x48, v7, v6
	v_or_b32_e32 v0, 0x4000, v2
	v_add_nc_u64_e32 v[36:37], s[10:11], v[2:3]
	v_add_nc_u32_e32 v42, 0x1200, v4
	v_dual_mov_b32 v2, v1 :: v_dual_add_nc_u32 v43, 0x1210, v4
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u64_e32 v[34:35], s[10:11], v[0:1]
	v_dual_mov_b32 v7, v1 :: v_dual_add_nc_u32 v44, 0x1200, v5
	v_dual_mov_b32 v4, v1 :: v_dual_add_nc_u32 v45, 0x1210, v5
	v_mov_b32_e32 v0, v1
	v_mad_u32_u24 v41, 0x48, v40, v6
	v_dual_mov_b32 v5, v1 :: v_dual_mov_b32 v6, v1
	v_dual_mov_b32 v24, v1 :: v_dual_mov_b32 v25, v1
	v_dual_mov_b32 v26, v1 :: v_dual_mov_b32 v27, v1
	v_dual_mov_b32 v28, v1 :: v_dual_mov_b32 v29, v1
	v_dual_mov_b32 v30, v1 :: v_dual_mov_b32 v31, v1
	v_dual_mov_b32 v8, v1 :: v_dual_mov_b32 v9, v1
	v_dual_mov_b32 v10, v1 :: v_dual_mov_b32 v11, v1
	v_dual_mov_b32 v12, v1 :: v_dual_mov_b32 v13, v1
	v_dual_mov_b32 v14, v1 :: v_dual_mov_b32 v15, v1
	v_dual_mov_b32 v16, v1 :: v_dual_mov_b32 v17, v1
	v_dual_mov_b32 v18, v1 :: v_dual_mov_b32 v19, v1
	v_dual_mov_b32 v20, v1 :: v_dual_mov_b32 v21, v1
	v_dual_mov_b32 v22, v1 :: v_dual_mov_b32 v23, v1
	s_mov_b64 s[2:3], 0
.LBB0_1:
	v_nop
	v_nop
	v_nop
	v_nop
	v_add_nc_u64_e32 v[70:71], s[2:3], v[32:33]
	v_add_nc_u64_e32 v[78:79], s[2:3], v[36:37]
	v_add_nc_u64_e32 v[80:81], s[2:3], v[34:35]
	s_add_nc_u64 s[2:3], s[2:3], 0x100
	s_clause 0x3
	global_load_b128 v[46:49], v[70:71], off offset:16
	global_load_b128 v[50:53], v[70:71], off
	global_load_b128 v[54:57], v[70:71], off offset:16400
	global_load_b128 v[58:61], v[70:71], off offset:16384
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_clause 0x1
	global_load_b128 v[62:65], v[78:79], off offset:16
	global_load_b128 v[66:69], v[78:79], off
	s_cmp_lg_u32 s2, 0x400
	s_wait_loadcnt 0x5
	ds_store_2addr_b64 v43, v[46:47], v[48:49] offset1:1
	s_wait_loadcnt 0x4
	ds_store_2addr_b64 v42, v[50:51], v[52:53] offset1:1
	s_clause 0x1
	global_load_b128 v[46:49], v[80:81], off offset:16
	global_load_b128 v[50:53], v[80:81], off
	s_wait_loadcnt 0x5
	ds_store_2addr_b64 v45, v[54:55], v[56:57] offset1:1
	s_wait_loadcnt 0x4
	ds_store_2addr_b64 v44, v[58:59], v[60:61] offset1:1
	s_wait_loadcnt 0x3
	ds_store_2addr_b64 v41, v[62:63], v[64:65] offset0:2 offset1:3
	s_wait_loadcnt 0x2
	ds_store_2addr_b64 v41, v[66:67], v[68:69] offset1:1
	s_wait_loadcnt 0x1
	ds_store_2addr_b64 v41, v[46:47], v[48:49] offset0:146 offset1:147
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v41, v[50:51], v[52:53] offset0:144 offset1:145
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b64 v[50:53], v41 offset0:2 offset1:3
	ds_load_2addr_b64 v[46:49], v41 offset1:1
	ds_load_2addr_b64 v[58:61], v43 offset1:1
	ds_load_2addr_b64 v[54:57], v42 offset1:1
	ds_load_2addr_b64 v[66:69], v41 offset0:146 offset1:147
	ds_load_2addr_b64 v[62:65], v41 offset0:144 offset1:145
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x32_f16 v[0:7], v[54:61], v[46:53], v[0:7]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[24:31], v[54:61], v[62:69], v[24:31]
	ds_load_2addr_b64 v[58:61], v45 offset1:1
	ds_load_2addr_b64 v[54:57], v44 offset1:1
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[8:15], v[54:61], v[46:53], v[8:15]
	s_clause 0x1
	global_load_b128 v[46:49], v[70:71], off offset:80
	global_load_b128 v[50:53], v[70:71], off offset:64
	v_wmma_f32_16x16x32_f16 v[16:23], v[54:61], v[62:69], v[16:23]
	s_clause 0x1
	global_load_b128 v[54:57], v[70:71], off offset:16464
	global_load_b128 v[58:61], v[70:71], off offset:16448
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_clause 0x1
	global_load_b128 v[62:65], v[78:79], off offset:80
	global_load_b128 v[66:69], v[78:79], off offset:64
	s_wait_loadcnt 0x5
	ds_store_2addr_b64 v43, v[46:47], v[48:49] offset1:1
	s_wait_loadcnt 0x4
	ds_store_2addr_b64 v42, v[50:51], v[52:53] offset1:1
	s_clause 0x1
	global_load_b128 v[46:49], v[80:81], off offset:80
	global_load_b128 v[50:53], v[80:81], off offset:64
	s_wait_loadcnt 0x5
	ds_store_2addr_b64 v45, v[54:55], v[56:57] offset1:1
	s_wait_loadcnt 0x4
	ds_store_2addr_b64 v44, v[58:59], v[60:61] offset1:1
	s_wait_loadcnt 0x3
	ds_store_2addr_b64 v41, v[62:63], v[64:65] offset0:2 offset1:3
	s_wait_loadcnt 0x2
	ds_store_2addr_b64 v41, v[66:67], v[68:69] offset1:1
	s_wait_loadcnt 0x1
	ds_store_2addr_b64 v41, v[46:47], v[48:49] offset0:146 offset1:147
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v41, v[50:51], v[52:53] offset0:144 offset1:145
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b64 v[50:53], v41 offset0:2 offset1:3
	ds_load_2addr_b64 v[46:49], v41 offset1:1
	ds_load_2addr_b64 v[58:61], v43 offset1:1
	ds_load_2addr_b64 v[54:57], v42 offset1:1
	ds_load_2addr_b64 v[66:69], v41 offset0:146 offset1:147
	ds_load_2addr_b64 v[62:65], v41 offset0:144 offset1:145
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x32_f16 v[0:7], v[54:61], v[46:53], v[0:7]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[24:31], v[54:61], v[62:69], v[24:31]
	ds_load_2addr_b64 v[58:61], v45 offset1:1
	ds_load_2addr_b64 v[54:57], v44 offset1:1
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[8:15], v[54:61], v[46:53], v[8:15]
	s_clause 0x1
	global_load_b128 v[46:49], v[70:71], off offset:144
	global_load_b128 v[50:53], v[70:71], off offset:128
	v_wmma_f32_16x16x32_f16 v[16:23], v[54:61], v[62:69], v[16:23]
	s_clause 0x1
	global_load_b128 v[54:57], v[70:71], off offset:16528
	global_load_b128 v[58:61], v[70:71], off offset:16512
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_clause 0x1
	global_load_b128 v[62:65], v[78:79], off offset:144
	global_load_b128 v[66:69], v[78:79], off offset:128
	s_wait_loadcnt 0x5
	ds_store_2addr_b64 v43, v[46:47], v[48:49] offset1:1
	s_wait_loadcnt 0x4
	ds_store_2addr_b64 v42, v[50:51], v[52:53] offset1:1
	s_clause 0x1
	global_load_b128 v[46:49], v[80:81], off offset:144
	global_load_b128 v[50:53], v[80:81], off offset:128
	s_wait_loadcnt 0x5
	ds_store_2addr_b64 v45, v[54:55], v[56:57] offset1:1
	s_wait_loadcnt 0x4
	ds_store_2addr_b64 v44, v[58:59], v[60:61] offset1:1
	s_wait_loadcnt 0x3
	ds_store_2addr_b64 v41, v[62:63], v[64:65] offset0:2 offset1:3
	s_wait_loadcnt 0x2
	ds_store_2addr_b64 v41, v[66:67], v[68:69] offset1:1
	s_wait_loadcnt 0x1
	ds_store_2addr_b64 v41, v[46:47], v[48:49] offset0:146 offset1:147
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v41, v[50:51], v[52:53] offset0:144 offset1:145
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b64 v[50:53], v41 offset0:2 offset1:3
	ds_load_2addr_b64 v[46:49], v41 offset1:1
	ds_load_2addr_b64 v[58:61], v43 offset1:1
	ds_load_2addr_b64 v[54:57], v42 offset1:1
	ds_load_2addr_b64 v[66:69], v41 offset0:146 offset1:147
	ds_load_2addr_b64 v[62:65], v41 offset0:144 offset1:145
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x32_f16 v[0:7], v[54:61], v[46:53], v[0:7]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[24:31], v[54:61], v[62:69], v[24:31]
	ds_load_2addr_b64 v[58:61], v45 offset1:1
	ds_load_2addr_b64 v[54:57], v44 offset1:1
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[8:15], v[54:61], v[46:53], v[8:15]
	s_clause 0x1
	global_load_b128 v[46:49], v[70:71], off offset:208
	global_load_b128 v[50:53], v[70:71], off offset:192
	v_wmma_f32_16x16x32_f16 v[16:23], v[54:61], v[62:69], v[16:23]
	s_clause 0x1
	global_load_b128 v[54:57], v[70:71], off offset:16592
	global_load_b128 v[58:61], v[70:71], off offset:16576
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_clause 0x3
	global_load_b128 v[62:65], v[78:79], off offset:208
	global_load_b128 v[66:69], v[78:79], off offset:192
	global_load_b128 v[70:73], v[80:81], off offset:208
	global_load_b128 v[74:77], v[80:81], off offset:192
	s_wait_loadcnt 0x7
	ds_store_2addr_b64 v43, v[46:47], v[48:49] offset1:1
	s_wait_loadcnt 0x6
	ds_store_2addr_b64 v42, v[50:51], v[52:53] offset1:1
	s_wait_loadcnt 0x5
	ds_store_2addr_b64 v45, v[54:55], v[56:57] offset1:1
	s_wait_loadcnt 0x4
	ds_store_2addr_b64 v44, v[58:59], v[60:61] offset1:1
	s_wait_loadcnt 0x3
	ds_store_2addr_b64 v41, v[62:63], v[64:65] offset0:2 offset1:3
	s_wait_loadcnt 0x2
	ds_store_2addr_b64 v41, v[66:67], v[68:69] offset1:1
	s_wait_loadcnt 0x1
	ds_store_2addr_b64 v41, v[70:71], v[72:73] offset0:146 offset1:147
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v41, v[74:75], v[76:77] offset0:144 offset1:145
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b64 v[50:53], v41 offset0:2 offset1:3
	ds_load_2addr_b64 v[46:49], v41 offset1:1
	ds_load_2addr_b64 v[58:61], v43 offset1:1
	ds_load_2addr_b64 v[54:57], v42 offset1:1
	ds_load_2addr_b64 v[66:69], v41 offset0:146 offset1:147
	ds_load_2addr_b64 v[62:65], v41 offset0:144 offset1:145
	ds_load_2addr_b64 v[74:77], v45 offset1:1
	ds_load_2addr_b64 v[70:73], v44 offset1:1
	s_wait_dscnt 0x4
	v_wmma_f32_16x16x32_f16 v[0:7], v[54:61], v[46:53], v[0:7]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x32_f16 v[24:31], v[54:61], v[62:69], v[24:31]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[8:15], v[70:77], v[46:53], v[8:15]
	v_wmma_f32_16x16x32_f16 v[16:23], v[70:77], v[62:69], v[16:23]
	s_cbranch_scc1 .LBB0_1
	v_dual_mov_b32 v33, 0 :: v_dual_bitop2_b32 v32, 32, v38 bitop3:0x40
	v_or_b32_e32 v36, s5, v40
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v32, 10, v32
	v_lshl_or_b32 v32, v39, 13, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v32, s4, 16, v32
	v_add_nc_u64_e32 v[34:35], s[0:1], v[32:33]
	v_lshlrev_b32_e32 v32, 2, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u64_e32 v[32:33], v[34:35], v[32:33]
	s_clause 0x1f
	global_store_b32 v[32:33], v0, off
	global_store_b32 v[32:33], v1, off offset:1024
	global_store_b32 v[32:33], v2, off offset:2048
	global_store_b32 v[32:33], v3, off offset:3072
	global_store_b32 v[32:33], v24, off offset:64
	global_store_b32 v[32:33], v25, off offset:1088
	global_store_b32 v[32:33], v26, off offset:2112
	global_store_b32 v[32:33], v27, off offset:3136
	global_store_b32 v[32:33], v4, off offset:4096
	global_store_b32 v[32:33], v5, off offset:5120
	global_store_b32 v[32:33], v6, off offset:6144
	global_store_b32 v[32:33], v7, off offset:7168
	global_store_b32 v[32:33], v28, off offset:4160
	global_store_b32 v[32:33], v29, off offset:5184
	global_store_b32 v[32:33], v30, off offset:6208
	global_store_b32 v[32:33], v31, off offset:7232
	global_store_b32 v[32:33], v8, off offset:16384
	global_store_b32 v[32:33], v9, off offset:17408
	global_store_b32 v[32:33], v10, off offset:18432
	global_store_b32 v[32:33], v11, off offset:19456
	global_store_b32 v[32:33], v16, off offset:16448
	global_store_b32 v[32:33], v17, off offset:17472
	global_store_b32 v[32:33], v18, off offset:18496
	global_store_b32 v[32:33], v19, off offset:19520
	global_store_b32 v[32:33], v12, off offset:20480
	global_store_b32 v[32:33], v13, off offset:21504
	global_store_b32 v[32:33], v14, off offset:22528
	global_store_b32 v[32:33], v15, off offset:23552
	global_store_b32 v[32:33], v20, off offset:20544
	global_store_b32 v[32:33], v21, off offset:21568
	global_store_b32 v[32:33], v22, off offset:22592
	global_store_b32 v[32:33], v23, off offset:23616
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm
		.amdhsa_group_segment_fixed_size 9216
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 82
		.amdhsa_next_free_sgpr 12
		.amdhsa_named_barrier_count 0
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 18
		.amdhsa_round_robin_scheduling 0
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

	.set gemm.num_vgpr, 82
	.set gemm.num_agpr, 0
	.set gemm.numbered_sgpr, 12
	.set gemm.num_named_barrier, 0
	.set gemm.private_seg_size, 0
	.set gemm.uses_vcc, 0
	.set gemm.uses_flat_scratch, 0
	.set gemm.has_dyn_sized_stack, 0
	.set gemm.has_recursion, 0
	.set gemm.has_indirect_call, 0
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.text
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
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
    .max_flat_workgroup_size: 128
    .name:           gemm
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 2
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     82
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
