; lds_bytes=2048 threads=128
	.amdgcn_target "amdgpu12.01-amd-amdhsa-unknown-gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	sort                            ; -- Begin function sort
	.p2align	8
	.type	sort,@function
sort:                                   ; @sort
; %bb.0:
	s_load_b128 s[12:15], s[0:1], 0x0
	s_bfe_u32 s6, ttmp8, 0x50019
	s_mov_b32 s19, 0x31027000
	s_lshl_b32 s4, s6, 5
	s_mov_b32 s18, 0x7ffffffe
	v_and_or_b32 v1, v0, 31, s4
	v_bfe_u32 v3, v0, 1, 1
	v_and_b32_e32 v2, 1, v0
	v_bfe_u32 v19, v0, 2, 1
	v_bfe_u32 v20, v0, 3, 1
	v_lshlrev_b32_e32 v8, 2, v1
	s_and_b32 s5, s6, 1
	v_cmp_ne_u32_e32 vcc_lo, v3, v2
	s_and_b32 s11, s4, 32
	s_and_b32 s7, s4, 64
	v_and_b32_e32 v1, 0x1fc, v8
	s_bfe_i32 s10, s6, 0x10000
	s_bfe_i32 s8, s6, 0x10001
	s_bfe_u32 s9, s6, 0x10001
	v_lshlrev_b32_e32 v16, 4, v0
	s_wait_kmcnt 0x0
	s_and_b32 s17, s13, 0xffff
	s_mov_b32 s16, s12
	s_clause 0x3
	buffer_load_b32 v4, v1, s[16:19], null offen
	buffer_load_b32 v5, v1, s[16:19], null offen offset:512
	buffer_load_b32 v6, v1, s[16:19], null offen offset:1024
	buffer_load_b32 v7, v1, s[16:19], null offen offset:1536
	s_mov_b32 s13, 0x76543210
	v_and_b32_e32 v22, 0x120, v16
	v_and_b32_e32 v26, 8, v0
	s_wait_loadcnt 0x3
	v_mov_b32_dpp v9, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_loadcnt 0x2
	v_mov_b32_dpp v10, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_loadcnt 0x1
	v_mov_b32_dpp v11, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_loadcnt 0x0
	v_mov_b32_dpp v12, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v9
	v_cmp_gt_f32_e64 s1, v5, v10
	v_cmp_gt_f32_e64 s2, v6, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_f32_e64 s3, v7, v12
	s_xor_b32 s0, vcc_lo, s0
	v_cndmask_b32_e64 v4, v4, v9, s0
	s_xor_b32 s0, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v10, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v11, s0
	v_mov_b32_dpp v9, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v12, vcc_lo
	v_mov_b32_dpp v10, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, v19, v3
	v_mov_b32_dpp v11, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v9
	v_mov_b32_dpp v12, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v5, v10
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s2, v6, v11
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s3, v7, v12
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v9, s0
	s_xor_b32 s0, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v10, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v11, s0
	v_mov_b32_dpp v9, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v12, vcc_lo
	v_mov_b32_dpp v10, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, v19, v2
	v_mov_b32_dpp v11, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v9
	v_mov_b32_dpp v12, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v5, v10
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s2, v6, v11
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s3, v7, v12
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v9, s0
	s_xor_b32 s0, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v10, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v11, s0
	v_mov_b32_dpp v9, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v12, vcc_lo
	v_mov_b32_dpp v10, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, v20, v19
	v_mov_b32_dpp v11, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v9
	v_mov_b32_dpp v12, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v5, v10
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s2, v6, v11
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s3, v7, v12
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v9, s0
	s_xor_b32 s0, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v10, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v11, s0
	v_mov_b32_dpp v9, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v12, vcc_lo
	v_mov_b32_dpp v10, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, v20, v3
	v_mov_b32_dpp v11, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v9
	v_mov_b32_dpp v12, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v5, v10
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s2, v6, v11
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s3, v7, v12
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v9, s0
	s_xor_b32 s0, vcc_lo, s1
	v_bfe_u32 v9, v0, 4, 1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v10, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v11, s0
	v_mov_b32_dpp v10, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v12, vcc_lo
	v_mov_b32_dpp v11, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, v20, v2
	v_mov_b32_dpp v12, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v10
	v_mov_b32_dpp v13, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v5, v11
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s2, v6, v12
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s3, v7, v13
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v10, s0
	s_xor_b32 s0, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v11, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v12, s0
	v_mov_b32_dpp v10, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v13, vcc_lo
	v_mov_b32_dpp v11, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, v9, v20
	v_mov_b32_dpp v12, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v10
	v_mov_b32_dpp v13, v7 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v5, v11
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s2, v6, v12
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s3, v7, v13
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v10, s0
	s_xor_b32 s0, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v11, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v12, s0
	v_mov_b32_dpp v10, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v13, vcc_lo
	v_mov_b32_dpp v11, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, v9, v19
	v_mov_b32_dpp v12, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v10
	v_mov_b32_dpp v13, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v5, v11
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s2, v6, v12
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s3, v7, v13
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v10, s0
	s_xor_b32 s0, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v11, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v12, s0
	v_mov_b32_dpp v10, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v13, vcc_lo
	v_mov_b32_dpp v11, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, v9, v3
	v_mov_b32_dpp v12, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v10
	v_mov_b32_dpp v13, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v5, v11
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s2, v6, v12
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s3, v7, v13
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v10, s0
	s_xor_b32 s0, vcc_lo, s1
	v_and_b32_e32 v10, 4, v0
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v11, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v12, s0
	v_mov_b32_dpp v11, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v13, vcc_lo
	v_mov_b32_dpp v12, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, v9, v2
	v_mov_b32_dpp v13, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v11
	v_mov_b32_dpp v14, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v5, v12
	v_lshlrev_b32_e32 v23, 2, v10
	v_cmp_gt_f32_e64 s2, v6, v13
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s3, v7, v14
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v11, s0
	s_xor_b32 s0, vcc_lo, s1
	v_lshl_or_b32 v25, s7, 1, v23
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v12, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v13, s0
	v_permlanex16_b32 v11, v4, s13, 0xfedcba98 op_sel:[1,0]
	v_cndmask_b32_e32 v7, v7, v14, vcc_lo
	v_permlanex16_b32 v12, v5, s13, 0xfedcba98 op_sel:[1,0]
	v_cmp_ne_u32_e32 vcc_lo, s5, v9
	v_permlanex16_b32 v13, v6, s13, 0xfedcba98 op_sel:[1,0]
	v_cmp_gt_f32_e64 s0, v4, v11
	v_permlanex16_b32 v14, v7, s13, 0xfedcba98 op_sel:[1,0]
	v_cmp_gt_f32_e64 s1, v5, v12
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s2, v6, v13
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s3, v7, v14
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v11, s0
	s_xor_b32 s0, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v12, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v13, s0
	v_mov_b32_dpp v11, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v14, vcc_lo
	v_mov_b32_dpp v12, v5 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, s5, v20
	v_mov_b32_dpp v13, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v11
	v_mov_b32_dpp v14, v7 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v5, v12
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s2, v6, v13
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s3, v7, v14
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v11, s0
	s_xor_b32 s0, vcc_lo, s1
	v_cmp_ne_u32_e64 s1, s5, v3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v12, s0
	s_xor_b32 s0, vcc_lo, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v13, s0
	v_mov_b32_dpp v11, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v14, vcc_lo
	v_mov_b32_dpp v12, v5 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, s5, v19
	v_mov_b32_dpp v13, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v11
	v_mov_b32_dpp v14, v7 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s2, v5, v12
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s3, v6, v13
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s4, v7, v14
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v11, s0
	s_xor_b32 s0, vcc_lo, s2
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v12, s0
	s_xor_b32 s0, vcc_lo, s3
	s_xor_b32 vcc_lo, vcc_lo, s4
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v13, s0
	v_mov_b32_dpp v11, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v7, v7, v14, vcc_lo
	v_mov_b32_dpp v12, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, s5, v2
	v_mov_b32_dpp v13, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v4, v11
	v_mov_b32_dpp v14, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s2, v5, v12
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s3, v6, v13
	s_xor_b32 s0, s1, s0
	v_cmp_gt_f32_e64 s4, v7, v14
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v4, v11, s0
	s_xor_b32 s0, s1, s2
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v5, v5, v12, s0
	s_xor_b32 s0, s1, s3
	v_mov_b32_dpp v11, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v6, v6, v13, s0
	s_xor_b32 s0, s1, s4
	v_mov_b32_dpp v12, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v7, v7, v14, s0
	v_cmp_gt_f32_e64 s0, v4, v11
	v_mov_b32_dpp v13, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s1, v5, v12
	s_delay_alu instid0(VALU_DEP_4)
	v_mov_b32_dpp v14, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s2, v6, v13
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v11, v4, v11, s0
	s_xor_b32 s1, vcc_lo, s1
	v_cmp_gt_f32_e64 s3, v7, v14
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v12, v5, v12, s1
	s_xor_b32 s2, vcc_lo, s2
	v_bfe_i32 v5, v0, 0, 1
	v_cndmask_b32_e64 v13, v6, v13, s2
	s_xor_b32 vcc_lo, vcc_lo, s3
	s_wait_alu depctr_sa_sdst(0)
	v_dual_cndmask_b32 v14, v7, v14 :: v_dual_lshlrev_b32 v15, 6, v0
	s_cmp_eq_u32 s11, 0
	v_and_b32_e32 v27, 0x440, v5
	s_cselect_b32 s16, -1, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_and_b32_e32 v21, 0x240, v15
	s_and_b32 s3, s10, 0x440
	s_lshl_b32 s0, s6, 6
	v_lshlrev_b32_e32 v5, 6, v26
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, s0, 0xc0
	v_or_b32_e32 v24, v21, v22
	s_wait_alu depctr_sa_sdst(0)
	v_or_b32_e32 v6, s0, v22
	v_add_nc_u32_e32 v7, 0, v22
	v_add_nc_u32_e32 v28, 0, v5
	s_cmp_lg_u32 s9, s5
	v_xor_b32_e32 v15, s3, v24
	v_xor_b32_e32 v6, v6, v27
	v_add_nc_u32_e32 v29, v7, v5
	s_cselect_b32 s3, -1, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add3_u32 v4, 0, v25, v15
	v_add3_u32 v6, v28, v6, v23
	s_delay_alu instid0(VALU_DEP_3)
	v_add3_u32 v5, v29, v23, s0
	v_add_nc_u32_e32 v23, v7, v21
	ds_store_b128 v4, v[11:14]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	v_add_nc_u32_e32 v7, v23, v25
	v_and_b32_e32 v25, 0x90, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v8, 0x440, s8, v25
	v_xad_u32 v8, v8, v24, 0
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[15:18], v6
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_xor_b32_dpp v15, v15, v15 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v16, v16, v16 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v17, v17, v17 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v18, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b128 v5, v[15:18]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[15:18], v7
	s_wait_dscnt 0x0
	v_xor_b32_e32 v15, v15, v11
	v_xor_b32_e32 v16, v16, v12
	v_xor_b32_e32 v17, v17, v13
	v_xor_b32_e32 v18, v18, v14
	s_wait_loadcnt 0x0
	v_cmp_gt_f32_e32 vcc_lo, v11, v15
	v_cmp_gt_f32_e64 s0, v12, v16
	v_cmp_gt_f32_e64 s1, v13, v17
	v_cmp_gt_f32_e64 s2, v14, v18
	s_barrier_signal -1
	s_wait_alu depctr_sa_sdst(0)
	s_xor_b32 vcc_lo, s3, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v11, v11, v15, vcc_lo
	s_xor_b32 vcc_lo, s3, s0
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v12, v12, v16, vcc_lo
	s_xor_b32 vcc_lo, s3, s1
	v_permlanex16_b32 v15, v11, s13, 0xfedcba98 op_sel:[1,0]
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v13, v13, v17, vcc_lo
	s_xor_b32 vcc_lo, s3, s2
	v_permlanex16_b32 v16, v12, s13, 0xfedcba98 op_sel:[1,0]
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v14, v14, v18, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, s9, v9
	v_permlanex16_b32 v17, v13, s13, 0xfedcba98 op_sel:[1,0]
	v_cmp_gt_f32_e64 s0, v11, v15
	v_cmp_gt_f32_e64 s2, v12, v16
	v_permlanex16_b32 v18, v14, s13, 0xfedcba98 op_sel:[1,0]
	v_cmp_ne_u32_e64 s1, s9, v20
	v_cmp_gt_f32_e64 s3, v13, v17
	s_xor_b32 s0, vcc_lo, s0
	v_cmp_gt_f32_e64 s4, v14, v18
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v11, v11, v15, s0
	s_xor_b32 s0, vcc_lo, s2
	v_cmp_ne_u32_e64 s2, s9, v3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v12, v12, v16, s0
	s_xor_b32 s0, vcc_lo, s3
	s_xor_b32 vcc_lo, vcc_lo, s4
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v13, v13, v17, s0
	v_mov_b32_dpp v15, v11 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cndmask_b32_e32 v14, v14, v18, vcc_lo
	v_mov_b32_dpp v16, v12 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc_lo, s9, v19
	v_mov_b32_dpp v17, v13 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v11, v15
	v_mov_b32_dpp v18, v14 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s3, v12, v16
	s_barrier_wait -1
	v_cmp_gt_f32_e64 s4, v13, v17
	s_xor_b32 s0, s1, s0
	v_cmp_gt_f32_e64 s5, v14, v18
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v11, v11, v15, s0
	s_xor_b32 s0, s1, s3
	global_inv scope:SCOPE_SE
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v12, v12, v16, s0
	s_xor_b32 s0, s1, s4
	v_mov_b32_dpp v15, v11 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v13, v13, v17, s0
	s_xor_b32 s0, s1, s5
	v_mov_b32_dpp v16, v12 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v14, v14, v18, s0
	v_cmp_gt_f32_e64 s1, v11, v15
	v_mov_b32_dpp v17, v13 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e64 s0, s9, v2
	v_cmp_gt_f32_e64 s3, v12, v16
	v_mov_b32_dpp v18, v14 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 s1, vcc_lo, s1
	v_cmp_gt_f32_e64 s4, v13, v17
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v11, v11, v15, s1
	s_xor_b32 s1, vcc_lo, s3
	v_cmp_gt_f32_e64 s5, v14, v18
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v12, v12, v16, s1
	s_xor_b32 s1, vcc_lo, s4
	v_mov_b32_dpp v15, v11 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v13, v13, v17, s1
	s_xor_b32 vcc_lo, vcc_lo, s5
	v_mov_b32_dpp v16, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v14, v14, v18, vcc_lo
	v_cmp_gt_f32_e32 vcc_lo, v11, v15
	v_mov_b32_dpp v17, v13 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_eq_u32_e64 s5, 0, v9
	v_cmp_gt_f32_e64 s1, v12, v16
	v_mov_b32_dpp v18, v14 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 vcc_lo, s2, vcc_lo
	v_cmp_gt_f32_e64 s3, v13, v17
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v11, v11, v15, vcc_lo
	s_xor_b32 vcc_lo, s2, s1
	v_cmp_gt_f32_e64 s4, v14, v18
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v12, v12, v16, vcc_lo
	s_xor_b32 vcc_lo, s2, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v13, v13, v17, vcc_lo
	s_xor_b32 vcc_lo, s2, s4
	v_mov_b32_dpp v15, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v17, v14, v18, vcc_lo
	v_mov_b32_dpp v14, v11 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_gt_f32_e64 s1, v12, v15
	v_mov_b32_dpp v18, v17 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e32 vcc_lo, v11, v14
	v_cmp_gt_f32_e64 s3, v17, v18
	s_xor_b32 vcc_lo, s0, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v14, v11, v14, vcc_lo
	s_xor_b32 vcc_lo, s0, s1
	v_xor_b32_e32 v11, s7, v27
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v15, v12, v15, vcc_lo
	v_add_nc_u32_e32 v12, v28, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add3_u32 v12, v12, v11, v22
	v_and_b32_e32 v22, 16, v0
	v_and_b32_e32 v0, 2, v0
	v_mov_b32_dpp v16, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add3_u32 v11, v29, s7, v25
	v_cmp_gt_f32_e64 s2, v13, v16
	s_xor_b32 vcc_lo, s0, s2
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v16, v13, v16, vcc_lo
	s_xor_b32 vcc_lo, s0, s3
	v_add_nc_u32_e32 v13, v23, v25
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v17, v17, v18, vcc_lo
	s_cmp_eq_u32 s7, 0
	v_cmp_eq_u32_e64 s7, 0, v26
	s_cselect_b32 s21, -1, 0
	s_bitcmp1_b32 s6, 1
	ds_store_b128 v8, v[14:17]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_cselect_b32 s17, -1, 0
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[18:21], v12
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_xor_b32_dpp v18, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v19, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v20, v20, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v21, v21, v21 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b128 v11, v[18:21]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[18:21], v13
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_xor_b32_e32 v18, v18, v14
	v_xor_b32_e32 v19, v19, v15
	v_xor_b32_e32 v20, v20, v16
	v_xor_b32_e32 v21, v21, v17
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e32 vcc_lo, v14, v18
	v_cmp_gt_f32_e64 s0, v15, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s1, v16, v20
	v_cmp_gt_f32_e64 s2, v17, v21
	s_xor_b32 vcc_lo, s17, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v14, v14, v18, vcc_lo
	s_xor_b32 vcc_lo, s21, s0
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v15, v15, v19, vcc_lo
	s_xor_b32 vcc_lo, s17, s1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v16, v16, v20, vcc_lo
	s_xor_b32 vcc_lo, s21, s2
	s_bitcmp1_b32 s6, 0
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v17, v17, v21, vcc_lo
	s_cselect_b32 s20, -1, 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v22
	v_cmp_eq_u32_e64 s6, 0, v10
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b128 v4, v[14:17]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[18:21], v6
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_xor_b32_dpp v18, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v19, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v20, v20, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v21, v21, v21 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b128 v5, v[18:21]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[18:21], v7
	s_wait_dscnt 0x0
	v_xor_b32_e32 v9, v18, v14
	v_xor_b32_e32 v18, v19, v15
	v_xor_b32_e32 v19, v20, v16
	v_xor_b32_e32 v20, v21, v17
	s_wait_loadcnt 0x0
	v_cmp_gt_f32_e64 s0, v14, v9
	v_cmp_gt_f32_e64 s1, v15, v18
	v_cmp_gt_f32_e64 s2, v16, v19
	v_cmp_gt_f32_e64 s3, v17, v20
	s_barrier_signal -1
	s_xor_b32 s0, s20, s0
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v14, v9, s0
	s_xor_b32 s0, s16, s1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v14, v15, v18, s0
	s_xor_b32 s0, s20, s2
	v_cmp_ne_u32_e64 s2, 0, v26
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v15, v16, v19, s0
	s_xor_b32 s0, s16, s3
	v_permlanex16_b32 v18, v14, s13, 0xfedcba98 op_sel:[1,0]
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v16, v17, v20, s0
	v_permlanex16_b32 v17, v9, s13, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v19, v15, s13, 0xfedcba98 op_sel:[1,0]
	v_cmp_gt_f32_e64 s1, v14, v18
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_permlanex16_b32 v20, v16, s13, 0xfedcba98 op_sel:[1,0]
	v_cmp_gt_f32_e64 s0, v9, v17
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_gt_f32_e64 s3, v15, v19
	v_cmp_gt_f32_e64 s4, v16, v20
	s_xor_b32 s0, s0, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v9, v17, s0
	s_xor_b32 s0, s5, s1
	v_cmp_ne_u32_e64 s1, 0, v10
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v14, v14, v18, s0
	s_xor_b32 s0, s3, vcc_lo
	v_mov_b32_dpp v17, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v15, v15, v19, s0
	s_xor_b32 s0, s5, s4
	v_mov_b32_dpp v18, v14 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v16, v16, v20, s0
	v_cmp_gt_f32_e64 s0, v9, v17
	v_mov_b32_dpp v19, v15 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	v_cmp_gt_f32_e64 s3, v14, v18
	v_mov_b32_dpp v20, v16 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 s0, s2, s0
	v_cmp_gt_f32_e64 s4, v15, v19
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v9, v17, s0
	s_xor_b32 s0, s7, s3
	v_cmp_gt_f32_e64 s8, v16, v20
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v10, v14, v18, s0
	s_xor_b32 s0, s2, s4
	v_cmp_eq_u32_e64 s4, 0, v3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v14, v15, v19, s0
	s_xor_b32 s0, s7, s8
	global_inv scope:SCOPE_SE
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v15, v16, v20, s0
	v_mov_b32_dpp v16, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e64 s0, 0, v0
	v_mov_b32_dpp v0, v10 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v17, v14 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v18, v15 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s3, v9, v16
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s8, v10, v0
	v_cmp_gt_f32_e64 s9, v14, v17
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s10, v15, v18
	s_xor_b32 s3, s1, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v3, v9, v16, s3
	s_xor_b32 s3, s6, s8
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v0, v10, v0, s3
	s_xor_b32 s3, s1, s9
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v14, v17, s3
	s_xor_b32 s3, s6, s10
	v_mov_b32_dpp v14, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v10, v15, v18, s3
	v_mov_b32_dpp v15, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v16, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s3, v3, v14
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mov_b32_dpp v17, v10 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s8, v0, v15
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s9, v9, v16
	s_xor_b32 s3, s3, s0
	v_cmp_gt_f32_e64 s10, v10, v17
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v3, v3, v14, s3
	s_xor_b32 s3, s4, s8
	v_cmp_eq_u32_e64 s8, 0, v2
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v0, v0, v15, s3
	s_xor_b32 s3, s9, s0
	v_mov_b32_dpp v14, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v9, v16, s3
	s_xor_b32 s3, s4, s10
	v_mov_b32_dpp v15, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v10, v10, v17, s3
	v_cmp_eq_u32_e64 s3, 1, v2
	v_mov_b32_dpp v16, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s9, v3, v14
	v_cmp_gt_f32_e64 s10, v0, v15
	v_mov_b32_dpp v17, v10 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s11, v9, v16
	s_xor_b32 s9, s9, s3
	v_cmp_gt_f32_e64 s12, v10, v17
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v2, v3, v14, s9
	s_xor_b32 s9, s8, s10
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v0, v0, v15, s9
	s_xor_b32 s9, s11, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v3, v9, v16, s9
	s_xor_b32 s9, s8, s12
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v10, v17, s9
	v_cmp_gt_f32_e64 s9, v2, v0
	s_wait_alu depctr_va_sdst(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v14, v2, v0, s9
	v_cmp_gt_f32_e64 s9, v0, v2
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v15, v2, v0, s9
	v_cmp_gt_f32_e64 s9, v3, v9
	s_wait_alu depctr_va_sdst(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v16, v9, v3, s9
	v_cmp_gt_f32_e64 s9, v9, v3
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v17, v9, v3, s9
	ds_store_b128 v8, v[14:17]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[18:21], v12
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_xor_b32_dpp v18, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v19, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v20, v20, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v21, v21, v21 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b128 v11, v[18:21]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[18:21], v13
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_xor_b32_e32 v0, v18, v14
	v_xor_b32_e32 v2, v19, v15
	v_xor_b32_e32 v3, v20, v16
	v_xor_b32_e32 v9, v21, v17
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s9, v14, v0
	v_cmp_gt_f32_e64 s10, v15, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s11, v16, v3
	v_cmp_gt_f32_e64 s12, v17, v9
	s_xor_b32 s9, s17, s9
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v14, v14, v0, s9
	s_xor_b32 s9, s17, s10
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v15, v15, v2, s9
	s_xor_b32 s9, s21, s11
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v16, v16, v3, s9
	s_xor_b32 s9, s21, s12
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v17, v17, v9, s9
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b128 v4, v[14:17]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[18:21], v6
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_xor_b32_dpp v18, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v19, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v20, v20, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v21, v21, v21 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b128 v5, v[18:21]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[18:21], v7
	s_wait_dscnt 0x0
	v_xor_b32_e32 v0, v18, v14
	v_xor_b32_e32 v2, v19, v15
	v_xor_b32_e32 v3, v20, v16
	v_xor_b32_e32 v9, v21, v17
	s_wait_loadcnt 0x0
	v_cmp_gt_f32_e64 s9, v14, v0
	v_cmp_gt_f32_e64 s10, v15, v2
	v_cmp_gt_f32_e64 s11, v16, v3
	v_cmp_gt_f32_e64 s12, v17, v9
	s_barrier_signal -1
	s_xor_b32 s9, s20, s9
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v0, v14, v0, s9
	s_xor_b32 s9, s20, s10
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v2, v15, v2, s9
	s_xor_b32 s9, s16, s11
	v_permlanex16_b32 v10, v0, s13, 0xfedcba98 op_sel:[1,0]
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v3, v16, v3, s9
	s_xor_b32 s9, s16, s12
	v_permlanex16_b32 v14, v2, s13, 0xfedcba98 op_sel:[1,0]
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v17, v9, s9
	v_cmp_gt_f32_e64 s9, v0, v10
	v_permlanex16_b32 v15, v3, s13, 0xfedcba98 op_sel:[1,0]
	s_mov_b32 s16, s14
	v_cmp_gt_f32_e64 s10, v2, v14
	v_permlanex16_b32 v16, v9, s13, 0xfedcba98 op_sel:[1,0]
	s_xor_b32 s9, s9, vcc_lo
	v_cmp_gt_f32_e64 s11, v3, v15
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v0, v0, v10, s9
	s_xor_b32 s9, s10, vcc_lo
	v_cmp_gt_f32_e64 s12, v9, v16
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v2, v2, v14, s9
	s_xor_b32 s9, s5, s11
	v_mov_b32_dpp v10, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v3, v3, v15, s9
	s_xor_b32 s5, s5, s12
	v_mov_b32_dpp v14, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v9, v16, s5
	v_cmp_gt_f32_e64 s5, v0, v10
	v_mov_b32_dpp v15, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s9, v2, v14
	s_delay_alu instid0(VALU_DEP_4)
	v_mov_b32_dpp v16, v9 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 s5, s2, s5
	v_cmp_gt_f32_e64 s10, v3, v15
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v0, v0, v10, s5
	s_xor_b32 s5, s2, s9
	v_cmp_gt_f32_e64 s11, v9, v16
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v2, v2, v14, s5
	s_xor_b32 s5, s7, s10
	v_mov_b32_dpp v10, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v3, v3, v15, s5
	s_xor_b32 s5, s7, s11
	v_mov_b32_dpp v14, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v9, v16, s5
	v_cmp_gt_f32_e64 s5, v0, v10
	v_mov_b32_dpp v15, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	v_cmp_gt_f32_e64 s7, v2, v14
	v_mov_b32_dpp v16, v9 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 s5, s1, s5
	v_cmp_gt_f32_e64 s9, v3, v15
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v0, v0, v10, s5
	s_xor_b32 s5, s1, s7
	v_cmp_gt_f32_e64 s10, v9, v16
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v2, v2, v14, s5
	s_xor_b32 s5, s6, s9
	v_mov_b32_dpp v10, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v3, v3, v15, s5
	s_xor_b32 s5, s6, s10
	v_mov_b32_dpp v14, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v9, v16, s5
	v_cmp_gt_f32_e64 s5, v0, v10
	v_mov_b32_dpp v15, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	global_inv scope:SCOPE_SE
	v_cmp_gt_f32_e64 s6, v2, v14
	v_mov_b32_dpp v16, v9 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 s5, s5, s0
	v_cmp_gt_f32_e64 s7, v3, v15
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v0, v0, v10, s5
	s_xor_b32 s5, s6, s0
	v_cmp_gt_f32_e64 s9, v9, v16
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v2, v2, v14, s5
	s_xor_b32 s5, s4, s7
	v_mov_b32_dpp v10, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v3, v3, v15, s5
	s_xor_b32 s4, s4, s9
	v_mov_b32_dpp v14, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v9, v16, s4
	v_cmp_gt_f32_e64 s4, v0, v10
	v_mov_b32_dpp v15, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s5, v2, v14
	s_delay_alu instid0(VALU_DEP_4)
	v_mov_b32_dpp v16, v9 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 s4, s4, s3
	v_cmp_gt_f32_e64 s6, v3, v15
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v0, v0, v10, s4
	s_xor_b32 s4, s5, s3
	v_cmp_gt_f32_e64 s7, v9, v16
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v2, v2, v14, s4
	s_xor_b32 s4, s8, s6
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v3, v3, v15, s4
	s_xor_b32 s4, s8, s7
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v9, v16, s4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s4, v0, v3
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v10, v0, v3, s4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s4, v2, v9
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v15, v2, v9, s4
	v_cmp_gt_f32_e64 s4, v3, v0
	s_wait_alu depctr_va_sdst(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v0, v0, v3, s4
	v_cmp_gt_f32_e64 s4, v9, v2
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v2, v2, v9, s4
	v_cmp_gt_f32_e64 s4, v10, v15
	s_wait_alu depctr_va_sdst(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v14, v10, v15, s4
	v_cmp_gt_f32_e64 s4, v15, v10
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v15, v10, v15, s4
	v_cmp_gt_f32_e64 s4, v0, v2
	s_wait_alu depctr_va_sdst(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v16, v0, v2, s4
	v_cmp_gt_f32_e64 s4, v2, v0
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v17, v0, v2, s4
	ds_store_b128 v8, v[14:17]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[18:21], v12
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_xor_b32_dpp v18, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v19, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v20, v20, v20 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v21, v21, v21 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b128 v11, v[18:21]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[8:11], v13
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_xor_b32_e32 v0, v8, v14
	v_xor_b32_e32 v2, v9, v15
	v_xor_b32_e32 v3, v10, v16
	v_xor_b32_e32 v11, v11, v17
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s4, v14, v0
	v_cmp_gt_f32_e64 s5, v15, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s6, v16, v3
	v_cmp_gt_f32_e64 s7, v17, v11
	s_xor_b32 s4, s17, s4
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v8, v14, v0, s4
	s_xor_b32 s4, s17, s5
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v9, v15, v2, s4
	s_xor_b32 s4, s17, s6
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v10, v16, v3, s4
	s_xor_b32 s4, s17, s7
	s_and_b32 s17, s15, 0xffff
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v11, v17, v11, s4
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b128 v4, v[8:11]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[12:15], v6
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_xor_b32_dpp v12, v12, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v13, v13, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v14, v14, v14 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v15, v15, v15 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b128 v5, v[12:15]
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[2:5], v7
	s_wait_dscnt 0x0
	v_xor_b32_e32 v0, v2, v8
	v_xor_b32_e32 v2, v3, v9
	v_xor_b32_e32 v3, v4, v10
	v_xor_b32_e32 v4, v5, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s4, v8, v0
	v_cmp_gt_f32_e64 s5, v9, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s6, v10, v3
	v_cmp_gt_f32_e64 s7, v11, v4
	s_xor_b32 s4, s20, s4
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v0, v8, v0, s4
	s_xor_b32 s4, s20, s5
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v2, v9, v2, s4
	s_xor_b32 s4, s20, s6
	v_permlanex16_b32 v5, v0, s13, 0xfedcba98 op_sel:[1,0]
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v3, v10, v3, s4
	s_xor_b32 s4, s20, s7
	v_permlanex16_b32 v6, v2, s13, 0xfedcba98 op_sel:[1,0]
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v4, v11, v4, s4
	v_cmp_gt_f32_e64 s4, v0, v5
	v_permlanex16_b32 v7, v3, s13, 0xfedcba98 op_sel:[1,0]
	v_cmp_gt_f32_e64 s5, v2, v6
	s_delay_alu instid0(VALU_DEP_4)
	v_permlanex16_b32 v8, v4, s13, 0xfedcba98 op_sel:[1,0]
	s_xor_b32 s4, s4, vcc_lo
	v_cmp_gt_f32_e64 s6, v3, v7
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v0, v0, v5, s4
	s_xor_b32 s4, s5, vcc_lo
	v_cmp_gt_f32_e64 s7, v4, v8
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v2, v2, v6, s4
	s_xor_b32 s4, s6, vcc_lo
	v_mov_b32_dpp v5, v0 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v3, v3, v7, s4
	s_xor_b32 vcc_lo, s7, vcc_lo
	v_mov_b32_dpp v6, v2 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v4, v4, v8, vcc_lo
	v_cmp_gt_f32_e32 vcc_lo, v0, v5
	v_mov_b32_dpp v7, v3 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s4, v2, v6
	s_delay_alu instid0(VALU_DEP_4)
	v_mov_b32_dpp v8, v4 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 vcc_lo, s2, vcc_lo
	v_cmp_gt_f32_e64 s5, v3, v7
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v0, v0, v5, vcc_lo
	s_xor_b32 vcc_lo, s2, s4
	v_cmp_gt_f32_e64 s6, v4, v8
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v2, v2, v6, vcc_lo
	s_xor_b32 vcc_lo, s2, s5
	v_mov_b32_dpp v5, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v3, v3, v7, vcc_lo
	s_xor_b32 vcc_lo, s2, s6
	v_mov_b32_dpp v6, v2 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v4, v4, v8, vcc_lo
	v_cmp_gt_f32_e32 vcc_lo, v0, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_gt_f32_e64 s2, v2, v6
	v_mov_b32_dpp v8, v4 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 vcc_lo, s1, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v0, v0, v5, vcc_lo
	v_mov_b32_dpp v7, v3 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s5, v4, v8
	s_xor_b32 vcc_lo, s1, s2
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v2, v2, v6, vcc_lo
	v_cmp_gt_f32_e64 s4, v3, v7
	v_mov_b32_dpp v5, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_3)
	v_mov_b32_dpp v6, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 vcc_lo, s1, s4
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v3, v3, v7, vcc_lo
	s_xor_b32 vcc_lo, s1, s5
	v_cmp_gt_f32_e64 s1, v2, v6
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v4, v4, v8, vcc_lo
	v_cmp_gt_f32_e32 vcc_lo, v0, v5
	v_mov_b32_dpp v7, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v8, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_xor_b32 vcc_lo, vcc_lo, s0
	v_cmp_gt_f32_e64 s2, v3, v7
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v0, v0, v5, vcc_lo
	s_xor_b32 vcc_lo, s1, s0
	v_cmp_gt_f32_e64 s4, v4, v8
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v2, v2, v6, vcc_lo
	s_xor_b32 vcc_lo, s2, s0
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v3, v3, v7, vcc_lo
	s_xor_b32 vcc_lo, s4, s0
	v_mov_b32_dpp v5, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v4, v4, v8, vcc_lo
	v_mov_b32_dpp v6, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v7, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc_lo, v0, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mov_b32_dpp v8, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s0, v2, v6
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s1, v3, v7
	s_xor_b32 vcc_lo, vcc_lo, s3
	v_cmp_gt_f32_e64 s2, v4, v8
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v0, v0, v5, vcc_lo
	s_xor_b32 vcc_lo, s0, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v2, v2, v6, vcc_lo
	s_xor_b32 vcc_lo, s1, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v3, v3, v7, vcc_lo
	s_xor_b32 vcc_lo, s2, s3
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v4, v4, v8, vcc_lo
	s_clause 0x3
	buffer_store_b32 v0, v1, s[16:19], null offen
	buffer_store_b32 v2, v1, s[16:19], null offen offset:512
	buffer_store_b32 v3, v1, s[16:19], null offen offset:1024
	buffer_store_b32 v4, v1, s[16:19], null offen offset:1536
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 30
		.amdhsa_next_free_sgpr 22
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
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
	.set .Lsort.num_vgpr, 30
	.set .Lsort.num_agpr, 0
	.set .Lsort.numbered_sgpr, 22
	.set .Lsort.num_named_barrier, 0
	.set .Lsort.private_seg_size, 0
	.set .Lsort.uses_vcc, 1
	.set .Lsort.uses_flat_scratch, 0
	.set .Lsort.has_dyn_sized_stack, 0
	.set .Lsort.has_recursion, 0
	.set .Lsort.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 7332
; TotalNumSgprs: 24
; NumVgprs: 30
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 24
; NumVGPRsForWavesPerEU: 30
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
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         sort.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     30
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu12.01-amd-amdhsa-unknown-gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
