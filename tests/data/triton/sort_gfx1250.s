; lds_bytes=2048 threads=128
	.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-gfx1250"
	.amdhsa_code_object_version 5
	.text
	.globl	sort                            ; -- Begin function sort
	.p2align	8
	.type	sort,@function
sort:                                   ; @sort
; %bb.0:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1 ;  msbs: dst=0 src0=0 src1=0 src2=0
	s_mov_b64 s[64:65], 0
	v_nop
	global_prefetch_b8 v0, s[64:65] scope:SCOPE_SE
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	s_bfe_u32 s35, ttmp8, 0x50019
	s_mov_b32 s39, 0
	s_lshl_b32 s31, s35, 5
	v_and_b32_e32 v1, 4, v0
	v_and_or_b32 v2, v0, 31, s31
	v_bfe_u32 v3, v0, 2, 1
	v_and_b32_e32 v4, 8, v0
	v_bfe_u32 v5, v0, 3, 1
	v_bfe_u32 v6, v0, 4, 1
	v_lshlrev_b32_e32 v7, 2, v2
	v_bfe_u32 v8, v0, 1, 1
	v_and_b32_e32 v9, 1, v0
	v_cmp_ne_u32_e64 s26, v5, v3
	v_cmp_ne_u32_e64 s22, v6, v5
	v_and_b32_e32 v20, 0x1fc, v7
	v_cmp_ne_u32_e64 s27, v3, v8
	v_cmp_ne_u32_e64 s28, v8, v9
	v_cmp_ne_u32_e64 s29, v3, v9
	v_cmp_ne_u32_e64 s30, v5, v8
	v_cmp_ne_u32_e64 s23, v5, v9
	v_cmp_ne_u32_e64 s21, v6, v3
	v_cmp_ne_u32_e64 s20, v6, v8
	v_cmp_ne_u32_e64 s18, v6, v9
	v_dual_lshlrev_b32 v7, 5, v2 :: v_dual_lshlrev_b32 v10, 7, v9
	v_dual_lshlrev_b32 v11, 3, v1 :: v_dual_lshlrev_b32 v12, 1, v4
	v_bfe_i32 v13, v0, 0, 1
	v_dual_lshlrev_b32 v14, 5, v0 :: v_dual_bitop2_b32 v15, 16, v0 bitop3:0x40
	v_and_b32_e32 v0, 2, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v16, 0, v12
	v_cmp_eq_u32_e64 s4, 0, v9
	v_and_b32_e32 v14, 0x240, v14
	v_and_b32_e32 v13, 0x480, v13
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_lshlrev_b32 v17, 3, v2 :: v_dual_add_nc_u32 v18, v16, v11
	v_lshlrev_b32_e32 v2, 1, v2
	v_cmp_ne_u32_e64 s3, 0, v15
	v_cmp_eq_u32_e64 s8, 0, v6
	v_cmp_ne_u32_e64 s2, 0, v4
	v_cmp_eq_u32_e64 s7, 0, v4
	v_cmp_ne_u32_e64 s24, 0, v0
	v_cmp_eq_u32_e64 s5, 0, v8
	v_cmp_eq_u32_e32 vcc_lo, 1, v9
	v_cmp_eq_u32_e64 s6, 0, v1
	v_cmp_ne_u32_e64 s25, 0, v1
	v_add_nc_u32_e32 v0, 0, v14
	v_or_b32_e32 v1, v14, v10
	v_and_b32_e32 v4, 0x120, v17
	v_and_b32_e32 v2, 0x90, v2
	s_load_b128 s[40:43], s[0:1], 0x0 nv
	v_add_nc_u32_e32 v11, v0, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_or_b32_e32 v15, v4, v14
	v_add_nc_u32_e32 v0, v0, v4
	v_add3_u32 v21, v16, v1, v4
	v_xad_u32 v22, v2, v13, v0
	v_add_nc_u32_e32 v23, v0, v2
	s_mov_b32 s38, 0xffffff
	s_and_b32 s44, s35, 1
	s_mov_b32 s34, 0x76543210
	v_cmp_ne_u32_e64 s19, s44, v6
	v_cmp_ne_u32_e64 s17, s44, v5
	v_cmp_ne_u32_e64 s16, s44, v3
	v_cmp_ne_u32_e64 s15, s44, v8
	v_cmp_ne_u32_e64 s14, s44, v9
	s_wait_kmcnt 0x0
	s_or_b32 s37, s41, 0xfc000000
	s_mov_b32 s36, s40
	s_lshl_b32 s0, s35, 7
	s_wait_alu depctr_va_vdst(14)
	s_clause 0x3
	buffer_load_b32 v19, v20, s[36:39], null offen
	buffer_load_b32 v24, v20, s[36:39], null offen offset:512
	buffer_load_b32 v25, v20, s[36:39], null offen offset:1024
	buffer_load_b32 v26, v20, s[36:39], null offen offset:1536
	s_and_b32 s0, s0, 0x180
	s_wait_xcnt 0x0
	s_bfe_u32 s37, s35, 0x10001
	v_and_or_b32 v0, 0x640, v7, s0
	v_cmp_ne_u32_e64 s13, s37, v6
	v_cmp_ne_u32_e64 s12, s37, v5
	v_cmp_ne_u32_e64 s11, s37, v3
	v_cmp_ne_u32_e64 s10, s37, v8
	v_xad_u32 v27, v0, v10, v18
	v_cmp_ne_u32_e64 s9, s37, v9
	v_or_b32_e32 v0, s0, v14
	v_add3_u32 v28, v11, v12, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_xad_u32 v29, v0, v13, v18
	s_bfe_i32 s0, s35, 0x10001
	s_and_b32 s36, s31, 64
	v_bitop3_b32 v0, s0, v10, 0x480 bitop3:0x6c
	v_add3_u32 v30, v16, v15, v0
	s_lshl_b32 s0, s36, 2
	s_delay_alu instid0(SALU_CYCLE_1)
	v_add3_u32 v31, v18, s0, v1
	s_wait_loadcnt 0x3
	v_mov_b32_dpp v0, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_loadcnt 0x2
	v_mov_b32_dpp v1, v24 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_loadcnt 0x1
	v_mov_b32_dpp v2, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_loadcnt 0x0
	v_mov_b32_dpp v3, v26 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v19, v0
	v_cmp_gt_f32_e64 s1, v24, v1
	v_cmp_gt_f32_e64 s31, v25, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s33, v26, v3
	s_xor_b32 s0, s28, s0
	s_xor_b32 s1, s28, s1
	v_dual_cndmask_b32 v0, v19, v0, s0 :: v_dual_cndmask_b32 v1, v24, v1, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s31, s28, s31
	s_xor_b32 s28, s28, s33
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v25, v2, s31 :: v_dual_cndmask_b32 v3, v26, v3, s28
	v_mov_b32_dpp v6, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v7, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s28, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s31, v3, v7
	s_xor_b32 s0, s27, s0
	s_xor_b32 s1, s27, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s28, s27, s28
	s_xor_b32 s27, s27, s31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s28 :: v_dual_cndmask_b32 v3, v3, v7, s27
	v_mov_b32_dpp v6, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v7, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s27, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s28, v3, v7
	s_xor_b32 s0, s29, s0
	s_xor_b32 s1, s29, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s27, s29, s27
	s_xor_b32 s28, s29, s28
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s27 :: v_dual_cndmask_b32 v3, v3, v7, s28
	v_mov_b32_dpp v6, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v7, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s27, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s28, v3, v7
	s_xor_b32 s0, s26, s0
	s_xor_b32 s1, s26, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s27, s26, s27
	s_xor_b32 s26, s26, s28
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s27 :: v_dual_cndmask_b32 v3, v3, v7, s26
	v_mov_b32_dpp v6, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v7, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s26, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s27, v3, v7
	s_xor_b32 s0, s30, s0
	s_xor_b32 s1, s30, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s26, s30, s26
	s_xor_b32 s27, s30, s27
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s26 :: v_dual_cndmask_b32 v3, v3, v7, s27
	v_mov_b32_dpp v6, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v7, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s26, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s27, v3, v7
	s_xor_b32 s0, s23, s0
	s_xor_b32 s1, s23, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s26, s23, s26
	s_xor_b32 s23, s23, s27
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s26 :: v_dual_cndmask_b32 v3, v3, v7, s23
	v_mov_b32_dpp v6, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v7, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s23, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s26, v3, v7
	s_xor_b32 s0, s22, s0
	s_xor_b32 s1, s22, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s23, s22, s23
	s_xor_b32 s22, s22, s26
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s23 :: v_dual_cndmask_b32 v3, v3, v7, s22
	v_mov_b32_dpp v6, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v7, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s22, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s23, v3, v7
	s_xor_b32 s0, s21, s0
	s_xor_b32 s1, s21, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s22, s21, s22
	s_xor_b32 s21, s21, s23
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s22 :: v_dual_cndmask_b32 v3, v3, v7, s21
	v_mov_b32_dpp v6, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v7, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s21, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s22, v3, v7
	s_xor_b32 s0, s20, s0
	s_xor_b32 s1, s20, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s21, s20, s21
	s_xor_b32 s20, s20, s22
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s21 :: v_dual_cndmask_b32 v3, v3, v7, s20
	v_mov_b32_dpp v6, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v7, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s20, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s21, v3, v7
	s_xor_b32 s0, s18, s0
	s_xor_b32 s1, s18, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v4, v0, s34, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v5, v1, s34, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s20, s18, s20
	s_xor_b32 s18, s18, s21
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s20 :: v_dual_cndmask_b32 v3, v3, v7, s18
	v_permlanex16_b32 v6, v2, s34, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v7, v3, s34, 0xfedcba98 op_sel:[1,0]
	v_cmp_gt_f32_e64 s18, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s20, v3, v7
	s_xor_b32 s0, s19, s0
	s_xor_b32 s1, s19, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v8, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v8
	v_cmp_gt_f32_e64 s1, v1, v12
	s_xor_b32 s18, s19, s18
	s_xor_b32 s19, s19, s20
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s18 :: v_dual_cndmask_b32 v3, v3, v7, s19
	v_mov_b32_dpp v13, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v14, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s18, v2, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s19, v3, v14
	s_xor_b32 s0, s17, s0
	s_xor_b32 s1, s17, s1
	v_cndmask_b32_e64 v0, v0, v8, s0
	v_cndmask_b32_e64 v1, v1, v12, s1
	v_mov_b32_dpp v12, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v15, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v0, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s1, v1, v15
	s_xor_b32 s18, s17, s18
	s_xor_b32 s17, s17, s19
	v_dual_cndmask_b32 v2, v2, v13, s18 :: v_dual_cndmask_b32 v3, v3, v14, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v13, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v14, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s17, v2, v13
	v_cmp_gt_f32_e64 s18, v3, v14
	s_xor_b32 s0, s16, s0
	s_xor_b32 s1, s16, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v0, v0, v12, s0 :: v_dual_cndmask_b32 v1, v1, v15, s1
	v_mov_b32_dpp v12, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v15, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v0, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s1, v1, v15
	s_xor_b32 s17, s16, s17
	s_xor_b32 s16, s16, s18
	v_dual_cndmask_b32 v2, v2, v13, s17 :: v_dual_cndmask_b32 v3, v3, v14, s16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v13, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v14, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s16, v2, v13
	v_cmp_gt_f32_e64 s17, v3, v14
	s_xor_b32 s0, s15, s0
	s_xor_b32 s1, s15, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v0, v0, v12, s0 :: v_dual_cndmask_b32 v1, v1, v15, s1
	v_mov_b32_dpp v12, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v15, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v0, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s1, v1, v15
	s_xor_b32 s16, s15, s16
	s_xor_b32 s15, s15, s17
	v_dual_cndmask_b32 v2, v2, v13, s16 :: v_dual_cndmask_b32 v3, v3, v14, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v13, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v14, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s15, v2, v13
	v_cmp_gt_f32_e64 s16, v3, v14
	s_xor_b32 s0, s14, s0
	s_xor_b32 s1, s14, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_dual_cndmask_b32 v0, v0, v12, s0 :: v_dual_cndmask_b32 v1, v1, v15, s1
	s_xor_b32 s0, s14, s15
	s_xor_b32 s1, s14, s16
	v_dual_cndmask_b32 v2, v2, v13, s0 :: v_dual_cndmask_b32 v3, v3, v14, s1
	s_cmp_lg_u32 s37, s44
	s_cselect_b32 s16, -1, 0
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v27, v[0:3]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[4:7], v29
	s_wait_dscnt 0x0
	v_xor_b32_dpp v4, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_signal -1
	v_xor_b32_dpp v5, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v6, v6, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v7, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v28, v[4:7]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[8:11], v31
	s_wait_dscnt 0x0
	v_xor_b32_e32 v4, v8, v0
	s_barrier_signal -1
	s_wait_alu depctr_vm_vsrc(0)
	v_xor_b32_e32 v5, v9, v1
	v_xor_b32_e32 v6, v10, v2
	v_cmp_gt_f32_e64 s0, v0, v4
	v_xor_b32_e32 v7, v11, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s1, v1, v5
	v_cmp_gt_f32_e64 s14, v2, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s15, v3, v7
	s_xor_b32 s0, s16, s0
	s_xor_b32 s1, s16, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v4, v0, s34, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v5, v1, s34, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_barrier_wait -1
	s_xor_b32 s14, s16, s14
	s_xor_b32 s15, s16, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s14 :: v_dual_cndmask_b32 v3, v3, v7, s15
	v_permlanex16_b32 v6, v2, s34, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v7, v3, s34, 0xfedcba98 op_sel:[1,0]
	v_cmp_gt_f32_e64 s14, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s15, v3, v7
	s_xor_b32 s0, s13, s0
	s_xor_b32 s1, s13, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v8, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v8
	v_cmp_gt_f32_e64 s1, v1, v12
	s_xor_b32 s14, s13, s14
	s_xor_b32 s13, s13, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s14 :: v_dual_cndmask_b32 v3, v3, v7, s13
	v_mov_b32_dpp v13, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v14, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s13, v2, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s14, v3, v14
	s_xor_b32 s0, s12, s0
	s_xor_b32 s1, s12, s1
	v_cndmask_b32_e64 v0, v0, v8, s0
	v_cndmask_b32_e64 v1, v1, v12, s1
	v_mov_b32_dpp v16, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v24, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v0, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s1, v1, v24
	s_xor_b32 s13, s12, s13
	s_xor_b32 s12, s12, s14
	v_dual_cndmask_b32 v2, v2, v13, s13 :: v_dual_cndmask_b32 v3, v3, v14, s12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v25, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v26, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s12, v2, v25
	v_cmp_gt_f32_e64 s13, v3, v26
	s_xor_b32 s0, s11, s0
	s_xor_b32 s1, s11, s1
	v_cndmask_b32_e64 v0, v0, v16, s0
	v_cndmask_b32_e64 v1, v1, v24, s1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v24, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v32, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v24
	v_cmp_gt_f32_e64 s1, v1, v32
	s_xor_b32 s12, s11, s12
	s_xor_b32 s11, s11, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v25, s12 :: v_dual_cndmask_b32 v3, v3, v26, s11
	v_mov_b32_dpp v25, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v26, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s11, v2, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s12, v3, v26
	s_xor_b32 s0, s10, s0
	s_xor_b32 s1, s10, s1
	v_cndmask_b32_e64 v0, v0, v24, s0
	v_cndmask_b32_e64 v1, v1, v32, s1
	v_mov_b32_dpp v24, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v32, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v0, v24
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s1, v1, v32
	s_xor_b32 s11, s10, s11
	s_xor_b32 s10, s10, s12
	v_dual_cndmask_b32 v2, v2, v25, s11 :: v_dual_cndmask_b32 v3, v3, v26, s10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v25, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v26, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s10, v2, v25
	v_cmp_gt_f32_e64 s11, v3, v26
	s_xor_b32 s0, s9, s0
	s_xor_b32 s1, s9, s1
	v_cndmask_b32_e64 v0, v0, v24, s0
	v_cndmask_b32_e64 v1, v1, v32, s1
	s_xor_b32 s0, s9, s10
	s_xor_b32 s1, s9, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	v_dual_cndmask_b32 v2, v2, v25, s0 :: v_dual_cndmask_b32 v3, v3, v26, s1
	s_cmp_eq_u32 s36, 0
	s_cselect_b32 s13, -1, 0
	s_bitcmp1_b32 s35, 1
	s_cselect_b32 s12, -1, 0
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v30, v[0:3]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[4:7], v22
	s_wait_dscnt 0x0
	v_xor_b32_dpp v4, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_signal -1
	v_xor_b32_dpp v5, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v6, v6, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v7, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v23, v[4:7]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[8:11], v21
	s_wait_dscnt 0x0
	v_xor_b32_e32 v4, v8, v0
	s_barrier_signal -1
	s_wait_alu depctr_vm_vsrc(1)
	v_xor_b32_e32 v5, v9, v1
	v_xor_b32_e32 v6, v10, v2
	v_cmp_gt_f32_e64 s0, v0, v4
	v_xor_b32_e32 v7, v11, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s1, v1, v5
	v_cmp_gt_f32_e64 s9, v2, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s10, v3, v7
	s_xor_b32 s0, s12, s0
	s_xor_b32 s1, s13, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_barrier_wait -1
	s_xor_b32 s0, s12, s9
	s_xor_b32 s1, s13, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	v_dual_cndmask_b32 v2, v2, v6, s0 :: v_dual_cndmask_b32 v3, v3, v7, s1
	s_bitcmp1_b32 s35, 0
	s_cselect_b32 s11, -1, 0
	s_cmp_eq_u32 s44, 0
	s_cselect_b32 s14, -1, 0
	s_or_b64 s[36:37], s[42:43], 0xfc00000000000000
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v27, v[0:3]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[12:15], v29
	s_wait_dscnt 0x0
	v_xor_b32_dpp v4, v12, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_signal -1
	v_xor_b32_dpp v5, v13, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v6, v14, v14 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v7, v15, v15 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v28, v[4:7]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[16:19], v31
	s_wait_dscnt 0x0
	v_xor_b32_e32 v4, v16, v0
	s_barrier_signal -1
	s_wait_alu depctr_vm_vsrc(1)
	v_xor_b32_e32 v5, v17, v1
	v_xor_b32_e32 v6, v18, v2
	v_cmp_gt_f32_e64 s0, v0, v4
	v_xor_b32_e32 v7, v19, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s1, v1, v5
	v_cmp_gt_f32_e64 s9, v2, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s10, v3, v7
	s_xor_b32 s0, s0, s11
	s_xor_b32 s1, s14, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v4, v0, s34, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v5, v1, s34, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_barrier_wait -1
	s_xor_b32 s9, s9, s11
	s_xor_b32 s10, s14, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s9 :: v_dual_cndmask_b32 v3, v3, v7, s10
	v_permlanex16_b32 v6, v2, s34, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v7, v3, s34, 0xfedcba98 op_sel:[1,0]
	v_cmp_gt_f32_e64 s9, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s10, v3, v7
	s_xor_b32 s0, s0, s3
	s_xor_b32 s1, s8, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s9, s9, s3
	s_xor_b32 s10, s8, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s9 :: v_dual_cndmask_b32 v3, v3, v7, s10
	v_mov_b32_dpp v8, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v12, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s9, v2, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s10, v3, v12
	s_xor_b32 s0, s2, s0
	s_xor_b32 s1, s7, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v13, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v14, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v13
	v_cmp_gt_f32_e64 s1, v1, v14
	s_xor_b32 s9, s2, s9
	s_xor_b32 s10, s7, s10
	v_cndmask_b32_e64 v2, v2, v8, s9
	v_cndmask_b32_e64 v3, v3, v12, s10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v16, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v24, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s9, v2, v16
	v_cmp_gt_f32_e64 s10, v3, v24
	s_xor_b32 s0, s25, s0
	s_xor_b32 s1, s6, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v0, v0, v13, s0 :: v_dual_cndmask_b32 v1, v1, v14, s1
	v_mov_b32_dpp v25, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v26, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v0, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s1, v1, v26
	s_xor_b32 s9, s25, s9
	s_xor_b32 s10, s6, s10
	v_cndmask_b32_e64 v2, v2, v16, s9
	v_cndmask_b32_e64 v3, v3, v24, s10
	v_mov_b32_dpp v24, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v32, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s9, v2, v24
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s10, v3, v32
	s_xor_b32 s0, s0, s24
	s_xor_b32 s1, s5, s1
	v_dual_cndmask_b32 v0, v0, v25, s0 :: v_dual_cndmask_b32 v1, v1, v26, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v25, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v26, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v25
	v_cmp_gt_f32_e64 s1, v1, v26
	s_xor_b32 s9, s9, s24
	s_xor_b32 s10, s5, s10
	v_cndmask_b32_e64 v2, v2, v24, s9
	v_cndmask_b32_e64 v3, v3, v32, s10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v24, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v32, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s9, v2, v24
	v_cmp_gt_f32_e64 s10, v3, v32
	s_xor_b32 s0, s0, vcc_lo
	s_xor_b32 s1, s4, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v25, v0, v25, s0 :: v_dual_cndmask_b32 v1, v1, v26, s1
	v_cmp_gt_f32_e64 s0, v25, v1
	v_cmp_gt_f32_e64 s1, v1, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v0, v25, v1, s0 :: v_dual_cndmask_b32 v1, v25, v1, s1
	s_xor_b32 s0, s9, vcc_lo
	s_xor_b32 s1, s4, s10
	v_cndmask_b32_e64 v2, v2, v24, s0
	v_cndmask_b32_e64 v24, v3, v32, s1
	v_cmp_gt_f32_e64 s0, v24, v2
	v_cmp_gt_f32_e64 s1, v2, v24
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_cndmask_b32 v3, v24, v2, s0 :: v_dual_cndmask_b32 v2, v24, v2, s1
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v30, v[0:3]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[4:7], v22
	s_wait_dscnt 0x0
	v_xor_b32_dpp v4, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_signal -1
	v_xor_b32_dpp v5, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v6, v6, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v7, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v23, v[4:7]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[8:11], v21
	s_wait_dscnt 0x0
	v_xor_b32_e32 v4, v8, v0
	s_barrier_signal -1
	s_wait_alu depctr_vm_vsrc(1)
	v_xor_b32_e32 v5, v9, v1
	v_xor_b32_e32 v6, v10, v2
	v_cmp_gt_f32_e64 s0, v0, v4
	v_xor_b32_e32 v7, v11, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s1, v1, v5
	v_cmp_gt_f32_e64 s9, v2, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s10, v3, v7
	s_xor_b32 s0, s12, s0
	s_xor_b32 s1, s12, s1
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_barrier_wait -1
	s_xor_b32 s0, s13, s9
	s_xor_b32 s1, s13, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	v_dual_cndmask_b32 v2, v2, v6, s0 :: v_dual_cndmask_b32 v3, v3, v7, s1
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v27, v[0:3]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[12:15], v29
	s_wait_dscnt 0x0
	v_xor_b32_dpp v4, v12, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_signal -1
	v_xor_b32_dpp v5, v13, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v6, v14, v14 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v7, v15, v15 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v28, v[4:7]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[16:19], v31
	s_wait_dscnt 0x0
	v_xor_b32_e32 v4, v16, v0
	s_barrier_signal -1
	s_wait_alu depctr_vm_vsrc(1)
	v_xor_b32_e32 v5, v17, v1
	v_xor_b32_e32 v6, v18, v2
	v_cmp_gt_f32_e64 s0, v0, v4
	v_xor_b32_e32 v7, v19, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s1, v1, v5
	v_cmp_gt_f32_e64 s9, v2, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s10, v3, v7
	s_xor_b32 s0, s0, s11
	s_xor_b32 s1, s1, s11
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v4, v0, s34, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v5, v1, s34, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_barrier_wait -1
	s_xor_b32 s9, s14, s9
	s_xor_b32 s10, s14, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s9 :: v_dual_cndmask_b32 v3, v3, v7, s10
	v_permlanex16_b32 v6, v2, s34, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v7, v3, s34, 0xfedcba98 op_sel:[1,0]
	v_cmp_gt_f32_e64 s9, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s10, v3, v7
	s_xor_b32 s0, s0, s3
	s_xor_b32 s1, s1, s3
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v1, v5
	s_xor_b32 s9, s8, s9
	s_xor_b32 s8, s8, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v2, v2, v6, s9 :: v_dual_cndmask_b32 v3, v3, v7, s8
	v_mov_b32_dpp v6, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v7, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s8, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s9, v3, v7
	s_xor_b32 s0, s2, s0
	s_xor_b32 s8, s7, s8
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v2, v2, v6, s8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v8, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v8
	v_cmp_gt_f32_e64 s8, v2, v12
	s_xor_b32 s7, s7, s9
	s_xor_b32 s1, s2, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v3, v3, v7, s7 :: v_dual_cndmask_b32 v1, v1, v5, s1
	v_mov_b32_dpp v13, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v14, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v3, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s7, v1, v14
	s_xor_b32 s8, s6, s8
	s_xor_b32 s0, s25, s0
	v_cndmask_b32_e64 v2, v2, v12, s8
	v_cndmask_b32_e64 v0, v0, v8, s0
	v_mov_b32_dpp v16, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v24, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v2, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s8, v0, v24
	s_xor_b32 s7, s25, s7
	s_xor_b32 s1, s6, s1
	v_dual_cndmask_b32 v1, v1, v14, s7 :: v_dual_cndmask_b32 v3, v3, v13, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v25, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v26, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s1, v1, v25
	v_cmp_gt_f32_e64 s6, v3, v26
	s_xor_b32 s0, s5, s0
	s_xor_b32 s7, s8, s24
	v_cndmask_b32_e64 v2, v2, v16, s0
	v_cndmask_b32_e64 v0, v0, v24, s7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v24, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v32, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v2, v24
	v_cmp_gt_f32_e64 s7, v0, v32
	s_xor_b32 s1, s1, s24
	s_xor_b32 s5, s5, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v1, v1, v25, s1 :: v_dual_cndmask_b32 v3, v3, v26, s5
	v_mov_b32_dpp v25, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v26, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v1, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s5, v3, v26
	s_xor_b32 s0, s4, s0
	s_xor_b32 s6, s7, vcc_lo
	v_cndmask_b32_e64 v2, v2, v24, s0
	v_cndmask_b32_e64 v0, v0, v32, s6
	v_cmp_gt_f32_e64 s0, v0, v2
	v_cmp_gt_f32_e64 s6, v2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_dual_cndmask_b32 v24, v0, v2, s0 :: v_dual_cndmask_b32 v32, v0, v2, s6
	s_xor_b32 s0, s1, vcc_lo
	s_xor_b32 s1, s4, s5
	v_dual_cndmask_b32 v0, v1, v25, s0 :: v_dual_cndmask_b32 v1, v3, v26, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, v0, v1
	v_cmp_gt_f32_e64 s1, v1, v0
	v_dual_cndmask_b32 v3, v0, v1, s0 :: v_dual_cndmask_b32 v25, v0, v1, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v3, v24
	v_cmp_gt_f32_e64 s1, v32, v25
	v_cmp_gt_f32_e64 s4, v24, v3
	v_cmp_gt_f32_e64 s5, v25, v32
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v1, v24, v3, s0
	v_cndmask_b32_e64 v2, v32, v25, s1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v0, v24, v3, s4
	v_cndmask_b32_e64 v3, v32, v25, s5
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v30, v[0:3]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[4:7], v22
	s_wait_dscnt 0x0
	v_xor_b32_dpp v4, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_signal -1
	v_xor_b32_dpp v5, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v6, v6, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v7, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v23, v[4:7]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[8:11], v21
	s_wait_dscnt 0x0
	v_xor_b32_e32 v4, v10, v2
	s_barrier_signal -1
	s_wait_alu depctr_vm_vsrc(1)
	v_xor_b32_e32 v5, v9, v1
	v_xor_b32_e32 v6, v11, v3
	v_cmp_gt_f32_e64 s0, v2, v4
	v_xor_b32_e32 v7, v8, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s1, v1, v5
	v_cmp_gt_f32_e64 s4, v3, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s5, v0, v7
	s_xor_b32 s1, s12, s1
	s_xor_b32 s0, s12, s0
	v_dual_cndmask_b32 v1, v1, v5, s1 :: v_dual_cndmask_b32 v2, v2, v4, s0
	s_barrier_wait -1
	s_xor_b32 s0, s12, s4
	s_xor_b32 s1, s12, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	v_dual_cndmask_b32 v3, v3, v6, s0 :: v_dual_cndmask_b32 v0, v0, v7, s1
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v27, v[0:3]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[12:15], v29
	s_wait_dscnt 0x0
	v_xor_b32_dpp v4, v12, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_signal -1
	v_xor_b32_dpp v5, v13, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v6, v14, v14 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v7, v15, v15 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	ds_store_b128 v28, v[4:7]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[16:19], v31
	s_wait_dscnt 0x0
	v_xor_b32_e32 v4, v16, v0
	s_wait_alu depctr_vm_vsrc(1)
	v_xor_b32_e32 v5, v19, v3
	v_xor_b32_e32 v6, v17, v1
	v_xor_b32_e32 v7, v18, v2
	v_cmp_gt_f32_e64 s0, v0, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s1, v3, v5
	v_cmp_gt_f32_e64 s4, v1, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s5, v2, v7
	s_xor_b32 s0, s0, s11
	s_xor_b32 s1, s1, s11
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v3, v3, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v4, v0, s34, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v5, v3, s34, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s1, v3, v5
	s_xor_b32 s0, s0, s3
	s_xor_b32 s5, s5, s11
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v2, v2, v7, s5
	v_mov_b32_dpp v4, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v7, v2, s34, 0xfedcba98 op_sel:[1,0]
	v_cmp_gt_f32_e64 s0, v0, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s5, v2, v7
	s_xor_b32 s0, s2, s0
	s_xor_b32 s4, s4, s11
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v6, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_permlanex16_b32 v6, v1, s34, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s4, v1, v6
	s_xor_b32 s0, s25, s0
	s_xor_b32 s1, s1, s3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v3, v3, v5, s1
	v_mov_b32_dpp v4, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v5, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v0, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s1, v3, v5
	s_xor_b32 s0, s0, s24
	s_xor_b32 s5, s5, s3
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v2, v2, v7, s5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v7, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v0, v4
	v_cmp_gt_f32_e64 s5, v2, v7
	s_xor_b32 s0, s0, vcc_lo
	s_xor_b32 s3, s4, s3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v0, v0, v4, s0 :: v_dual_cndmask_b32 v1, v1, v6, s3
	v_mov_b32_dpp v4, v1 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 s0, s2, s1
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_f32_e64 s1, v1, v4
	v_cndmask_b32_e64 v3, v3, v5, s0
	s_wait_alu depctr_va_vdst(3)
	buffer_store_b32 v0, v20, s[36:39], null offen
	s_wait_xcnt 0x0
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b32_dpp v0, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s0, v3, v0
	s_xor_b32 s1, s2, s1
	s_xor_b32 s2, s2, s5
	v_dual_cndmask_b32 v1, v1, v4, s1 :: v_dual_cndmask_b32 v2, v2, v7, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v4, v1 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s1, v1, v4
	v_cmp_gt_f32_e64 s2, v2, v5
	s_xor_b32 s1, s25, s1
	s_xor_b32 s0, s25, s0
	v_cndmask_b32_e64 v1, v1, v4, s1
	v_cndmask_b32_e64 v0, v3, v0, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v3, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v4, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, v1, v3
	v_cmp_gt_f32_e64 s1, v0, v4
	s_xor_b32 s0, s0, s24
	s_xor_b32 s2, s25, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v1, v1, v3, s0 :: v_dual_cndmask_b32 v2, v2, v5, s2
	v_mov_b32_dpp v3, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v5, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v1, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s2, v2, v5
	s_xor_b32 s0, s0, vcc_lo
	s_xor_b32 s1, s1, s24
	v_dual_cndmask_b32 v1, v1, v3, s0 :: v_dual_cndmask_b32 v0, v0, v4, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mov_b32_dpp v3, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 s0, s2, s24
	v_cmp_gt_f32_e64 s1, v0, v3
	v_cndmask_b32_e64 v2, v2, v5, s0
	s_wait_alu depctr_va_vdst(3)
	buffer_store_b32 v1, v20, s[36:39], null offen offset:512
	s_wait_xcnt 0x0
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b32_dpp v1, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s0, v2, v1
	s_xor_b32 s0, s0, vcc_lo
	s_xor_b32 vcc_lo, s1, vcc_lo
	v_dual_cndmask_b32 v1, v2, v1, s0 :: v_dual_cndmask_b32 v0, v0, v3, vcc_lo
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	buffer_store_b32 v1, v20, s[36:39], null offen offset:1024
	buffer_store_b32 v0, v20, s[36:39], null offen offset:1536
	s_endpgm
.Lfunc_end0:
	.size	sort, .Lfunc_end0-sort
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sort
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 33
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-sort)<<4)&4080)>>4
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
	.set .Lsort.num_vgpr, 33
	.set .Lsort.num_agpr, 0
	.set .Lsort.numbered_sgpr, 66
	.set .Lsort.num_named_barrier, 0
	.set .Lsort.private_seg_size, 0
	.set .Lsort.uses_vcc, 1
	.set .Lsort.uses_flat_scratch, 0
	.set .Lsort.has_dyn_sized_stack, 0
	.set .Lsort.has_recursion, 0
	.set .Lsort.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 7064
; TotalNumSgprs: 68
; NumVgprs: 33
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 68
; NumVGPRsForWavesPerEU: 33
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 128
    .name:           sort
    .private_segment_fixed_size: 0
    .sgpr_count:     68
    .sgpr_spill_count: 0
    .symbol:         sort.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     33
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
