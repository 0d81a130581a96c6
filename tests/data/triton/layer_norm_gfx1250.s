; lds_bytes=8 threads=64
	.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-gfx1250"
	.amdhsa_code_object_version 5
	.text
	.globl	layer_norm                      ; -- Begin function layer_norm
	.p2align	8
	.type	layer_norm,@function
layer_norm:                             ; @layer_norm
; %bb.0:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1 ;  msbs: dst=0 src0=0 src1=0 src2=0
	s_mov_b64 s[64:65], 0
	v_nop
	global_prefetch_b8 v0, s[64:65] scope:SCOPE_SE
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	s_bfe_u32 s2, ttmp8, 0x50019
	s_mov_b32 s19, 0
	s_mov_b32 s18, 0xffffff
	v_and_b32_e32 v1, 31, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_lshl_b32 s3, s2, 2
	s_lshl_b32 s2, s2, 5
	s_and_b32 s3, s3, 4
	v_and_or_b32 v1, s2, 32, v1
	v_dual_mov_b32 v12, s3 :: v_dual_bitop2_b32 v0, 4, v0 bitop3:0x40
	s_clause 0x1
	s_load_b64 s[20:21], s[0:1], 0x20 nv
	s_load_b256 s[8:15], s[0:1], 0x0 nv
	v_dual_lshlrev_b32 v2, 1, v1 :: v_dual_bitop2_b32 v3, 64, v1 bitop3:0x54
	v_or_b32_e32 v4, 0x80, v1
	v_or_b32_e32 v5, 0xc0, v1
	v_or_b32_e32 v6, 0x100, v1
	v_or_b32_e32 v7, 0x140, v1
	v_or_b32_e32 v8, 0x180, v1
	v_or_b32_e32 v9, 0x1c0, v1
	v_dual_lshlrev_b32 v10, 1, v3 :: v_dual_lshlrev_b32 v11, 1, v4
	v_dual_lshlrev_b32 v13, 1, v5 :: v_dual_lshlrev_b32 v14, 1, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_lshlrev_b32 v15, 1, v7 :: v_dual_lshlrev_b32 v16, 1, v8
	v_dual_lshlrev_b32 v17, 1, v9 :: v_dual_add_nc_u32 v20, 0, v0
	v_dual_lshlrev_b32 v0, 2, v1 :: v_dual_lshlrev_b32 v18, 2, v3
	s_wait_kmcnt 0x0
	v_cmp_gt_i32_e64 s0, s20, v1
	v_cmp_gt_i32_e64 s1, s20, v3
	v_cmp_gt_i32_e64 s2, s20, v4
	v_cmp_gt_i32_e64 s3, s20, v5
	v_cmp_gt_i32_e64 s4, s20, v6
	v_cndmask_b32_e64 v28, 0x80000000, v2, s0
	v_cmp_gt_i32_e64 s5, s20, v7
	v_cmp_gt_i32_e64 s6, s20, v8
	v_cmp_gt_i32_e64 s7, s20, v9
	v_cndmask_b32_e64 v29, 0x80000000, v10, s1
	v_cndmask_b32_e64 v30, 0x80000000, v11, s2
	v_cndmask_b32_e64 v31, 0x80000000, v13, s3
	v_cndmask_b32_e64 v32, 0x80000000, v14, s4
	v_cndmask_b32_e64 v33, 0x80000000, v15, s5
	v_cndmask_b32_e64 v34, 0x80000000, v16, s6
	v_cndmask_b32_e64 v35, 0x80000000, v17, s7
	v_dual_lshlrev_b32 v1, 2, v4 :: v_dual_lshlrev_b32 v2, 2, v5
	v_dual_lshlrev_b32 v3, 2, v6 :: v_dual_lshlrev_b32 v4, 2, v7
	v_dual_lshlrev_b32 v5, 2, v8 :: v_dual_lshlrev_b32 v6, 2, v9
	v_cndmask_b32_e64 v36, 0x80000000, v0, s0
	v_cndmask_b32_e64 v37, 0x80000000, v18, s1
	v_cndmask_b32_e64 v38, 0x80000000, v1, s2
	v_cndmask_b32_e64 v39, 0x80000000, v2, s3
	v_cndmask_b32_e64 v40, 0x80000000, v3, s4
	v_cndmask_b32_e64 v41, 0x80000000, v4, s5
	v_cndmask_b32_e64 v42, 0x80000000, v5, s6
	v_cndmask_b32_e64 v43, 0x80000000, v6, s7
	s_mul_i32 s16, s20, ttmp9
	s_cvt_f32_i32 s20, s20
	s_ashr_i32 s17, s16, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[22:23], s[16:17], 1
	s_add_nc_u64 s[16:17], s[8:9], s[22:23]
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s17, s17, 0xfc000000
	s_wait_alu depctr_va_vdst(14)
	s_clause 0x4
	buffer_load_u16 v19, v28, s[16:19], null offen
	buffer_load_u16 v21, v29, s[16:19], null offen
	buffer_load_u16 v22, v30, s[16:19], null offen
	buffer_load_u16 v23, v31, s[16:19], null offen
	buffer_load_u16 v24, v32, s[16:19], null offen
	s_wait_alu depctr_va_vdst(13)
	buffer_load_u16 v25, v33, s[16:19], null offen
	s_wait_alu depctr_va_vdst(12)
	buffer_load_u16 v26, v34, s[16:19], null offen
	s_wait_alu depctr_va_vdst(11)
	buffer_load_u16 v27, v35, s[16:19], null offen
	s_wait_xcnt 0x0
	s_or_b32 s17, s11, 0xfc000000
	s_mov_b32 s16, s10
	s_wait_loadcnt 0x6
	v_dual_lshlrev_b32 v0, 16, v19 :: v_dual_lshlrev_b32 v1, 16, v21
	s_wait_loadcnt 0x4
	v_dual_lshlrev_b32 v2, 16, v22 :: v_dual_lshlrev_b32 v3, 16, v23
	s_wait_loadcnt 0x2
	v_dual_lshlrev_b32 v4, 16, v24 :: v_dual_lshlrev_b32 v5, 16, v25
	s_wait_loadcnt 0x0
	v_dual_lshlrev_b32 v6, 16, v26 :: v_dual_lshlrev_b32 v7, 16, v27
	v_pk_add_f32 v[8:9], v[0:1], v[2:3]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_add_f32 v[10:11], v[4:5], v[6:7]
	v_pk_add_f32 v[8:9], v[8:9], v[10:11]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v8, v8, v9
	v_add_f32_dpp v8, v8, v8 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v8, v8, v8 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v8, v8, v8 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v8, v8, v8 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_permlanex16_b32 v9, v8, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v8, v8, v9
	v_readlane_b32 s8, v8, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v8, s8
	s_wait_alu depctr_va_vdst(0)
	ds_store_b32 v12, v8
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b32 v44, v20
	s_wait_dscnt 0x0
	v_add_f32_dpp v8, v44, v44 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_signal -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_scale_f32 v9, null, s20, s20, v8
	v_div_scale_f32 v10, vcc_lo, v8, s20, v8
	v_rcp_f32_e32 v11, v9
	v_nop
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v44, -v9, v11, 1.0
	v_fmac_f32_e32 v11, v44, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v44, v10, v11
	v_fma_f32 v45, -v9, v44, v10
	s_barrier_wait -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v44, v45, v11
	v_fma_f32 v9, -v9, v44, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v9, v9, v11, v44
	s_wait_alu depctr_vm_vsrc(0)
	v_div_fixup_f32 v8, v9, s20, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_pk_add_f32 v[0:1], v[0:1], v[8:9] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[2:3], v[2:3], v[8:9] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[4:5], v[4:5], v[8:9] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[6:7], v[6:7], v[8:9] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_dual_cndmask_b32 v0, 0, v0, s0 :: v_dual_cndmask_b32 v1, 0, v1, s1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_cndmask_b32 v2, 0, v2, s2 :: v_dual_cndmask_b32 v3, 0, v3, s3
	v_dual_cndmask_b32 v4, 0, v4, s4 :: v_dual_cndmask_b32 v5, 0, v5, s5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v6, 0, v6, s6 :: v_dual_cndmask_b32 v7, 0, v7, s7
	v_pk_mul_f32 v[8:9], v[2:3], v[2:3]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_pk_mul_f32 v[10:11], v[6:7], v[6:7]
	v_pk_fma_f32 v[8:9], v[0:1], v[0:1], v[8:9]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_fma_f32 v[10:11], v[4:5], v[4:5], v[10:11]
	v_pk_add_f32 v[8:9], v[8:9], v[10:11]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v8, v8, v9
	v_add_f32_dpp v8, v8, v8 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v8, v8, v8 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v8, v8, v8 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v8, v8, v8 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_permlanex16_b32 v9, v8, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v8, v8, v9
	v_readlane_b32 s0, v8, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v8, s0
	s_wait_alu depctr_va_vdst(0)
	ds_store_b32 v12, v8
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_clause 0x7
	buffer_load_b32 v12, v36, s[16:19], null offen
	buffer_load_b32 v13, v37, s[16:19], null offen
	buffer_load_b32 v14, v38, s[16:19], null offen
	buffer_load_b32 v15, v39, s[16:19], null offen
	buffer_load_b32 v16, v40, s[16:19], null offen
	buffer_load_b32 v17, v41, s[16:19], null offen
	buffer_load_b32 v18, v42, s[16:19], null offen
	buffer_load_b32 v19, v43, s[16:19], null offen
	s_wait_xcnt 0x0
	s_or_b64 s[16:17], s[12:13], 0xfc00000000000000
	ds_load_b32 v46, v20
	s_wait_alu depctr_vm_vsrc(0)
	s_clause 0x7
	buffer_load_b32 v20, v36, s[16:19], null offen
	buffer_load_b32 v21, v37, s[16:19], null offen
	buffer_load_b32 v22, v38, s[16:19], null offen
	buffer_load_b32 v23, v39, s[16:19], null offen
	buffer_load_b32 v24, v40, s[16:19], null offen
	buffer_load_b32 v25, v41, s[16:19], null offen
	buffer_load_b32 v26, v42, s[16:19], null offen
	buffer_load_b32 v27, v43, s[16:19], null offen
	s_wait_xcnt 0x0
	s_add_nc_u64 s[16:17], s[14:15], s[22:23]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 s17, s17, 0xfc000000
	s_wait_dscnt 0x0
	v_add_f32_dpp v8, v46, v46 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_div_scale_f32 v9, null, s20, s20, v8
	v_div_scale_f32 v10, vcc_lo, v8, s20, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
	v_rcp_f32_e32 v11, v9
	v_nop
	v_fma_f32 v44, -v9, v11, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v11, v44, v11
	v_mul_f32_e32 v44, v10, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v45, -v9, v44, v10
	v_fmac_f32_e32 v44, v45, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v9, -v9, v44, v10
	v_div_fmas_f32 v9, v9, v11, v44
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fixup_f32 v8, v9, s20, v8
	v_add_f32_e32 v8, s21, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
	v_sqrt_f32_e32 v8, v8
	v_nop
	v_div_scale_f32 v9, null, v8, v8, 1.0
	v_div_scale_f32 v10, vcc_lo, 1.0, v8, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
	v_rcp_f32_e32 v11, v9
	v_nop
	v_fma_f32 v44, -v9, v11, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v11, v44, v11
	v_mul_f32_e32 v44, v10, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v45, -v9, v44, v10
	v_fmac_f32_e32 v44, v45, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v9, -v9, v44, v10
	v_div_fmas_f32 v9, v9, v11, v44
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fixup_f32 v8, v9, v8, 1.0
	v_pk_mul_f32 v[0:1], v[0:1], v[8:9] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[8:9] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[8:9] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[8:9] op_sel_hi:[1,0]
	s_wait_loadcnt 0x6
	v_pk_fma_f32 v[0:1], v[12:13], v[0:1], v[20:21]
	s_wait_loadcnt 0x4
	v_pk_fma_f32 v[2:3], v[14:15], v[2:3], v[22:23]
	s_wait_loadcnt 0x2
	v_pk_fma_f32 v[4:5], v[16:17], v[4:5], v[24:25]
	v_cvt_pk_bf16_f32 v8, v0, v1
	s_wait_loadcnt 0x0
	v_pk_fma_f32 v[0:1], v[6:7], v[18:19], v[26:27]
	v_cvt_pk_bf16_f32 v2, v2, v3
	v_cvt_pk_bf16_f32 v3, v4, v5
	v_lshrrev_b32_e32 v4, 16, v8
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_pk_bf16_f32 v0, v0, v1
	v_dual_lshrrev_b32 v1, 16, v2 :: v_dual_lshrrev_b32 v5, 16, v3
	s_delay_alu instid0(VALU_DEP_2)
	v_lshrrev_b32_e32 v6, 16, v0
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x7
	buffer_store_b16 v8, v28, s[16:19], null offen
	buffer_store_b16 v4, v29, s[16:19], null offen
	buffer_store_b16 v2, v30, s[16:19], null offen
	buffer_store_b16 v1, v31, s[16:19], null offen
	buffer_store_b16 v3, v32, s[16:19], null offen
	buffer_store_b16 v5, v33, s[16:19], null offen
	buffer_store_b16 v0, v34, s[16:19], null offen
	buffer_store_b16 v6, v35, s[16:19], null offen
	s_endpgm
.Lfunc_end0:
	.size	layer_norm, .Lfunc_end0-layer_norm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 47
		.amdhsa_next_free_sgpr 66
		.amdhsa_named_barrier_count 0
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-layer_norm)<<4)&4080)>>4
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
                                        ; -- End function
	.set .Llayer_norm.num_vgpr, 47
	.set .Llayer_norm.num_agpr, 0
	.set .Llayer_norm.numbered_sgpr, 66
	.set .Llayer_norm.num_named_barrier, 0
	.set .Llayer_norm.private_seg_size, 0
	.set .Llayer_norm.uses_vcc, 1
	.set .Llayer_norm.uses_flat_scratch, 0
	.set .Llayer_norm.has_dyn_sized_stack, 0
	.set .Llayer_norm.has_recursion, 0
	.set .Llayer_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1988
; TotalNumSgprs: 68
; NumVgprs: 47
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 68
; NumVGPRsForWavesPerEU: 47
; NamedBarCnt: 0
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .max_flat_workgroup_size: 64
    .name:           layer_norm
    .private_segment_fixed_size: 0
    .sgpr_count:     68
    .sgpr_spill_count: 0
    .symbol:         layer_norm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     47
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
