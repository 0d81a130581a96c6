; lds_bytes=2048 threads=256
	.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	sort                            ; -- Begin function sort
	.p2align	8
	.type	sort,@function
sort:                                   ; @sort
; %bb.1:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx4 s[4:7], s[0:1], 0x8
	s_load_dwordx2 s[8:9], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.2:
.LBB0_0:
	v_readfirstlane_b32 s33, v0
	s_and_b32 s0, s33, 0xc0
	s_mov_b64 s[28:29], s[2:3]
	v_and_or_b32 v7, v0, 63, s0
	s_and_b32 s29, s29, 0xffff
	s_mov_b32 s31, 0x27000
	s_mov_b32 s30, 0x7ffffffe
	v_lshlrev_b32_e32 v1, 2, v7
	buffer_load_dword v8, v1, s[28:31], 0 offen
	buffer_load_dword v9, v1, s[28:31], 0 offen offset:1024
	v_bfe_u32 v16, v0, 1, 1
	v_and_b32_e32 v6, 1, v0
	v_cmp_ne_u32_e64 s[16:17], v16, v6
	v_bfe_u32 v12, v0, 2, 1
	v_cmp_ne_u32_e64 s[10:11], v12, v16
	v_cmp_ne_u32_e64 s[6:7], v12, v6
	v_bfe_u32 v13, v0, 3, 1
	v_cmp_ne_u32_e64 s[18:19], v13, v12
	v_cmp_ne_u32_e64 s[20:21], v13, v16
	v_cmp_ne_u32_e64 s[12:13], v13, v6
	v_bfe_u32 v14, v0, 4, 1
	v_cmp_ne_u32_e64 s[8:9], v14, v13
	v_cmp_ne_u32_e64 s[0:1], v14, v12
	v_cmp_ne_u32_e32 vcc, v14, v16
	v_cmp_ne_u32_e64 s[22:23], v14, v6
	v_bfe_u32 v15, v0, 5, 1
	v_cmp_ne_u32_e64 s[14:15], v15, v14
	v_cmp_ne_u32_e64 s[2:3], v15, v13
	s_bfe_u32 s28, s33, 0x10006
	v_and_b32_e32 v2, 4, v0
	v_and_b32_e32 v4, 16, v0
	v_and_b32_e32 v5, 32, v0
	v_and_b32_e32 v3, 2, v0
	v_lshrrev_b32_e32 v20, 1, v4
	v_add_u32_e32 v21, 0, v20
	v_lshlrev_b32_e32 v23, 4, v5
	v_bfe_i32 v10, v0, 0, 1
	v_or_b32_e32 v24, v20, v23
	v_and_b32_e32 v22, 0x480, v10
	v_and_b32_e32 v27, 8, v0
	s_waitcnt vmcnt(1)
	v_mov_b32_dpp v11, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_waitcnt vmcnt(0)
	v_mov_b32_dpp v17, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[24:25], v9, v17
	v_cmp_gt_f32_e64 s[26:27], v8, v11
	s_xor_b64 s[24:25], s[16:17], s[24:25]
	v_cndmask_b32_e64 v9, v9, v17, s[24:25]
	s_xor_b64 s[16:17], s[16:17], s[26:27]
	v_cndmask_b32_e64 v8, v8, v11, s[16:17]
	v_mov_b32_dpp v17, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[16:17], v9, v17
	v_mov_b32_dpp v11, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[24:25], v8, v11
	s_xor_b64 s[16:17], s[10:11], s[16:17]
	v_cndmask_b32_e64 v9, v9, v17, s[16:17]
	s_xor_b64 s[10:11], s[10:11], s[24:25]
	v_cndmask_b32_e64 v8, v8, v11, s[10:11]
	v_mov_b32_dpp v17, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v9, v17
	v_mov_b32_dpp v11, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[16:17], v8, v11
	s_xor_b64 s[10:11], s[6:7], s[10:11]
	v_cndmask_b32_e64 v9, v9, v17, s[10:11]
	s_xor_b64 s[6:7], s[6:7], s[16:17]
	v_cndmask_b32_e64 v8, v8, v11, s[6:7]
	v_mov_b32_dpp v17, v9 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_and_b32 s16, s33, 64
	v_mov_b32_dpp v11, v8 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v17, v17 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v9, v17
	v_mov_b32_dpp v11, v11 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[6:7], v8, v11
	s_xor_b64 s[10:11], s[18:19], s[10:11]
	v_cndmask_b32_e64 v9, v9, v17, s[10:11]
	s_xor_b64 s[6:7], s[18:19], s[6:7]
	v_cndmask_b32_e64 v8, v8, v11, s[6:7]
	v_mov_b32_dpp v17, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[6:7], v9, v17
	v_mov_b32_dpp v11, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v8, v11
	s_xor_b64 s[6:7], s[20:21], s[6:7]
	v_cndmask_b32_e64 v9, v9, v17, s[6:7]
	s_xor_b64 s[6:7], s[20:21], s[10:11]
	v_cndmask_b32_e64 v8, v8, v11, s[6:7]
	v_mov_b32_dpp v17, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[6:7], v9, v17
	v_mov_b32_dpp v11, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v8, v11
	s_xor_b64 s[6:7], s[12:13], s[6:7]
	v_cndmask_b32_e64 v9, v9, v17, s[6:7]
	s_xor_b64 s[6:7], s[12:13], s[10:11]
	v_cndmask_b32_e64 v8, v8, v11, s[6:7]
	v_mov_b32_dpp v17, v9 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[6:7], v9, v17
	v_mov_b32_dpp v11, v8 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v8, v11
	s_xor_b64 s[6:7], s[8:9], s[6:7]
	v_cndmask_b32_e64 v9, v9, v17, s[6:7]
	s_xor_b64 s[6:7], s[8:9], s[10:11]
	v_cndmask_b32_e64 v8, v8, v11, s[6:7]
	v_mov_b32_dpp v17, v9 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e64 s[10:11], v15, v6
	v_mov_b32_dpp v11, v8 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v17, v17 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[6:7], v9, v17
	v_mov_b32_dpp v11, v11 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[8:9], v8, v11
	s_xor_b64 s[6:7], s[0:1], s[6:7]
	s_xor_b64 s[0:1], s[0:1], s[8:9]
	v_cndmask_b32_e64 v9, v9, v17, s[6:7]
	v_cndmask_b32_e64 v8, v8, v11, s[0:1]
	v_cmp_ne_u32_e64 s[8:9], v15, v16
	v_mov_b32_dpp v17, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v11, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v9, v17
	v_cmp_gt_f32_e64 s[6:7], v8, v11
	s_xor_b64 s[0:1], vcc, s[0:1]
	s_xor_b64 vcc, vcc, s[6:7]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_cndmask_b32_e64 v9, v9, v17, s[0:1]
	v_cmp_ne_u32_e64 s[6:7], v15, v12
	v_mov_b32_dpp v11, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v17, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v8, v11
	v_cmp_gt_f32_e64 s[0:1], v9, v17
	s_xor_b64 vcc, s[22:23], vcc
	s_xor_b64 s[0:1], s[22:23], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_cndmask_b32_e64 v9, v9, v17, s[0:1]
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v17, v8
	s_nop 1
	v_permlane16_swap_b32_e32 v11, v17
	v_mov_b32_e32 v18, v9
	v_mov_b32_e32 v19, v9
	s_nop 1
	v_permlane16_swap_b32_e32 v18, v19
	v_cmp_eq_u32_e32 vcc, v11, v8
	v_cmp_ne_u32_e64 s[12:13], s28, v16
	s_and_b32 s17, s33, 0x80
	v_cndmask_b32_e32 v11, v11, v17, vcc
	v_cmp_eq_u32_e32 vcc, v18, v9
	v_cmp_gt_f32_e64 s[0:1], v8, v11
	s_bfe_i32 s18, s33, 0x10007
	v_cndmask_b32_e32 v17, v18, v19, vcc
	v_cmp_gt_f32_e32 vcc, v9, v17
	s_xor_b64 vcc, s[14:15], vcc
	s_nop 0
	v_cndmask_b32_e32 v9, v9, v17, vcc
	s_xor_b64 vcc, s[14:15], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_mov_b32_dpp v17, v9 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v17
	v_mov_b32_dpp v11, v8 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v11
	s_xor_b64 vcc, s[2:3], vcc
	v_cndmask_b32_e32 v9, v9, v17, vcc
	s_xor_b64 vcc, s[2:3], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_mov_b32_dpp v17, v9 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e64 s[2:3], s28, v15
	v_mov_b32_dpp v11, v8 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v17, v17 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v17
	v_mov_b32_dpp v11, v11 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v11
	s_xor_b64 vcc, s[6:7], vcc
	v_cndmask_b32_e32 v9, v9, v17, vcc
	s_xor_b64 vcc, s[6:7], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_mov_b32_dpp v17, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v17
	v_mov_b32_dpp v11, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v11
	s_xor_b64 vcc, s[8:9], vcc
	v_cndmask_b32_e32 v9, v9, v17, vcc
	s_xor_b64 vcc, s[8:9], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_mov_b32_dpp v17, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v17
	v_mov_b32_dpp v11, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v11
	s_xor_b64 vcc, s[10:11], vcc
	v_cndmask_b32_e32 v9, v9, v17, vcc
	s_xor_b64 vcc, s[10:11], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v17, v8
	s_nop 1
	v_permlane32_swap_b32_e32 v11, v17
	v_mov_b32_e32 v18, v9
	v_mov_b32_e32 v19, v9
	s_nop 1
	v_permlane32_swap_b32_e32 v18, v19
	v_xor_b32_e32 v11, v11, v17
	v_xor_b32_e32 v18, v18, v19
	v_xor_b32_e32 v11, v11, v8
	v_xor_b32_e32 v17, v18, v9
	v_cmp_gt_f32_e32 vcc, v8, v11
	v_cmp_gt_f32_e64 s[0:1], v9, v17
	s_xor_b64 vcc, s[2:3], vcc
	s_xor_b64 s[0:1], s[2:3], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_cndmask_b32_e64 v9, v9, v17, s[0:1]
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v17, v8
	s_nop 1
	v_permlane16_swap_b32_e32 v11, v17
	v_mov_b32_e32 v18, v9
	v_mov_b32_e32 v19, v9
	s_nop 1
	v_permlane16_swap_b32_e32 v18, v19
	v_cmp_eq_u32_e32 vcc, v11, v8
	v_cmp_ne_u32_e64 s[6:7], s28, v14
	v_cmp_ne_u32_e64 s[8:9], s28, v13
	v_cndmask_b32_e32 v11, v11, v17, vcc
	v_cmp_eq_u32_e32 vcc, v18, v9
	v_cmp_gt_f32_e64 s[0:1], v8, v11
	v_cmp_ne_u32_e64 s[10:11], s28, v12
	v_cndmask_b32_e32 v17, v18, v19, vcc
	v_cmp_gt_f32_e32 vcc, v9, v17
	s_xor_b64 vcc, s[6:7], vcc
	v_cmp_ne_u32_e64 s[14:15], s28, v6
	v_cndmask_b32_e32 v9, v9, v17, vcc
	s_xor_b64 vcc, s[6:7], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_mov_b32_dpp v17, v9 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v17
	v_mov_b32_dpp v11, v8 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v11
	s_xor_b64 vcc, s[8:9], vcc
	v_cndmask_b32_e32 v9, v9, v17, vcc
	s_xor_b64 vcc, s[8:9], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_mov_b32_dpp v17, v9 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_lshlrev_b32_e32 v18, 7, v6
	v_mov_b32_dpp v11, v8 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v17, v17 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v17
	v_mov_b32_dpp v11, v11 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v11
	s_xor_b64 vcc, s[10:11], vcc
	v_cndmask_b32_e32 v9, v9, v17, vcc
	s_xor_b64 vcc, s[10:11], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_mov_b32_dpp v17, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v17
	v_mov_b32_dpp v11, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v11
	s_xor_b64 vcc, s[12:13], vcc
	v_cndmask_b32_e32 v9, v9, v17, vcc
	s_xor_b64 vcc, s[12:13], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_mov_b32_dpp v17, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v17
	v_mov_b32_dpp v11, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v11
	s_xor_b64 vcc, s[14:15], vcc
	v_cndmask_b32_e32 v9, v9, v17, vcc
	s_xor_b64 vcc, s[14:15], s[0:1]
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_lshlrev_b32_e32 v11, 4, v7
	v_lshlrev_b32_e32 v7, 1, v7
	v_and_b32_e32 v11, 0x600, v11
	v_and_b32_e32 v17, 0x190, v7
	v_lshlrev_b32_e32 v19, 3, v2
	v_lshl_or_b32 v19, v3, 5, v19
	v_bitop3_b32 v11, v11, v18, v17 bitop3:0x36
	v_add3_u32 v21, v21, v11, v19
	v_add_u32_e32 v19, 0, v19
	v_add_u32_e32 v25, v19, v24
	v_xad_u32 v26, v17, v22, v25
	ds_write_b64 v21, v[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[10:11], v26
	v_add_u32_e32 v17, v25, v17
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xor_b32_dpp v10, v10, v10 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v11, v11, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	ds_write_b64 v17, v[10:11]
	v_and_b32_e32 v10, 23, v0
	v_and_b32_e32 v7, 0x110, v7
	v_bfrev_b32_e32 v10, v10
	v_lshrrev_b32_e32 v10, 24, v10
	v_add_u32_e32 v7, 0, v7
	v_add3_u32 v7, v7, v10, v23
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[10:11], v7
	s_lshr_b32 s14, s33, 7
	s_cmp_lg_u32 s14, s28
	s_cselect_b64 s[2:3], -1, 0
	v_cmp_ne_u32_e64 s[8:9], s14, v13
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v11, v11, v9
	v_xor_b32_e32 v10, v10, v8
	v_cmp_gt_f32_e32 vcc, v9, v11
	v_cmp_gt_f32_e64 s[0:1], v8, v10
	s_xor_b64 vcc, s[2:3], vcc
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_xor_b64 vcc, s[2:3], s[0:1]
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v11, v8
	s_nop 1
	v_permlane32_swap_b32_e32 v10, v11
	v_mov_b32_e32 v25, v9
	v_mov_b32_e32 v28, v9
	s_nop 1
	v_permlane32_swap_b32_e32 v25, v28
	v_xor_b32_e32 v10, v10, v11
	v_xor_b32_e32 v25, v25, v28
	v_xor_b32_e32 v10, v10, v8
	v_xor_b32_e32 v11, v25, v9
	v_cmp_gt_f32_e32 vcc, v8, v10
	v_cmp_ne_u32_e64 s[2:3], s14, v15
	v_cmp_gt_f32_e64 s[0:1], v9, v11
	s_xor_b64 vcc, s[2:3], vcc
	s_xor_b64 s[0:1], s[2:3], s[0:1]
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_cndmask_b32_e64 v9, v9, v11, s[0:1]
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v11, v8
	v_cmp_ne_u32_e64 s[10:11], s14, v12
	s_nop 0
	v_permlane16_swap_b32_e32 v10, v11
	v_mov_b32_e32 v12, v9
	v_mov_b32_e32 v13, v9
	s_nop 1
	v_permlane16_swap_b32_e32 v12, v13
	v_cmp_eq_u32_e32 vcc, v10, v8
	v_cmp_ne_u32_e64 s[6:7], s14, v14
	v_cmp_ne_u32_e64 s[12:13], s14, v16
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_cmp_eq_u32_e32 vcc, v12, v9
	v_cmp_gt_f32_e64 s[0:1], v8, v10
	v_cmp_ne_u32_e64 s[14:15], s14, v6
	v_cndmask_b32_e32 v11, v12, v13, vcc
	v_cmp_gt_f32_e32 vcc, v9, v11
	s_xor_b64 vcc, s[6:7], vcc
	s_nop 0
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_xor_b64 vcc, s[6:7], s[0:1]
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_mov_b32_dpp v11, v9 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v11
	v_mov_b32_dpp v10, v8 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v10
	s_xor_b64 vcc, s[8:9], vcc
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_xor_b64 vcc, s[8:9], s[0:1]
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_mov_b32_dpp v11, v9 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier
	v_mov_b32_dpp v10, v8 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v11, v11 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v11
	v_mov_b32_dpp v10, v10 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v10
	s_xor_b64 vcc, s[10:11], vcc
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_xor_b64 vcc, s[10:11], s[0:1]
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_mov_b32_dpp v11, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v11
	v_mov_b32_dpp v10, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v10
	s_xor_b64 vcc, s[12:13], vcc
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_xor_b64 vcc, s[12:13], s[0:1]
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_mov_b32_dpp v11, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v9, v11
	v_mov_b32_dpp v10, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v10
	s_xor_b64 vcc, s[14:15], vcc
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_xor_b64 vcc, s[14:15], s[0:1]
	s_lshl_b32 s0, s16, 2
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_lshlrev_b32_e32 v10, 1, v27
	s_cmp_eq_u32 s17, 0
	v_add3_u32 v10, v19, v10, v20
	s_cselect_b64 s[2:3], -1, 0
	s_bitcmp1_b32 s33, 7
	v_add3_u32 v10, v10, s0, v23
	s_cselect_b64 s[20:21], -1, 0
	s_and_b32 s1, s18, 0x480
	v_xad_u32 v12, s17, v22, v10
	v_xad_u32 v14, s1, v18, v10
	v_add_u32_e32 v13, s17, v10
	ds_write_b64 v14, v[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[10:11], v12
	v_and_b32_e32 v0, 15, v0
	v_bfrev_b32_e32 v0, v0
	v_lshrrev_b32_e32 v0, 24, v0
	v_add3_u32 v0, s0, v0, v24
	s_waitcnt lgkmcnt(0)
	v_xor_b32_dpp v10, v10, v10 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v11, v11, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier
	ds_write_b64 v13, v[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[10:11], v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cmp_eq_u32_e64 s[12:13], 0, v6
	v_xor_b32_e32 v11, v11, v9
	v_xor_b32_e32 v10, v10, v8
	v_cmp_gt_f32_e32 vcc, v9, v11
	v_cmp_gt_f32_e64 s[0:1], v8, v10
	s_xor_b64 vcc, s[2:3], vcc
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_xor_b64 vcc, s[20:21], s[0:1]
	v_cndmask_b32_e32 v8, v8, v10, vcc
	ds_write_b64 v21, v[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[10:11], v26
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_bitcmp1_b32 s33, 6
	v_xor_b32_dpp v10, v10, v10 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v11, v11, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	ds_write_b64 v17, v[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[10:11], v7
	v_cmp_eq_u32_e32 vcc, 1, v6
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_eq_u32 s16, 0
	s_cselect_b64 s[6:7], -1, 0
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v6, v11, v9
	v_xor_b32_e32 v10, v10, v8
	v_cmp_gt_f32_e64 s[0:1], v9, v6
	v_cmp_gt_f32_e64 s[2:3], v8, v10
	s_xor_b64 s[0:1], s[6:7], s[0:1]
	v_cndmask_b32_e64 v6, v9, v6, s[0:1]
	s_xor_b64 s[0:1], s[22:23], s[2:3]
	v_cndmask_b32_e64 v8, v8, v10, s[0:1]
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v15, v6
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v10, v8
	v_permlane32_swap_b32_e32 v11, v15
	s_nop 0
	v_permlane32_swap_b32_e32 v9, v10
	v_xor_b32_e32 v11, v11, v15
	v_xor_b32_e32 v9, v9, v10
	v_xor_b32_e32 v10, v11, v6
	v_xor_b32_e32 v9, v9, v8
	v_cmp_gt_f32_e64 s[6:7], v6, v10
	v_cmp_eq_u32_e64 s[10:11], 0, v5
	v_cmp_gt_f32_e64 s[8:9], v8, v9
	v_cmp_ne_u32_e64 s[2:3], 0, v5
	s_xor_b64 s[6:7], s[10:11], s[6:7]
	v_cmp_ne_u32_e64 s[0:1], 0, v4
	v_cmp_eq_u32_e64 s[14:15], 0, v4
	v_cndmask_b32_e64 v4, v6, v10, s[6:7]
	s_xor_b64 s[6:7], s[2:3], s[8:9]
	v_cndmask_b32_e64 v5, v8, v9, s[6:7]
	v_mov_b32_e32 v6, v5
	v_mov_b32_e32 v8, v5
	s_nop 1
	v_permlane16_swap_b32_e32 v6, v8
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v10, v4
	s_nop 1
	v_permlane16_swap_b32_e32 v9, v10
	v_cmp_eq_u32_e64 s[6:7], v6, v5
	v_cmp_eq_u32_e64 s[16:17], 0, v2
	v_cmp_eq_u32_e64 s[18:19], 0, v3
	v_cndmask_b32_e64 v6, v6, v8, s[6:7]
	v_cmp_eq_u32_e64 s[6:7], v9, v4
	v_cmp_gt_f32_e64 s[8:9], v5, v6
	s_nop 0
	v_cndmask_b32_e64 v8, v9, v10, s[6:7]
	v_cmp_gt_f32_e64 s[6:7], v4, v8
	s_xor_b64 s[6:7], s[14:15], s[6:7]
	v_cmp_eq_u32_e64 s[14:15], 0, v27
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_xor_b64 s[6:7], s[0:1], s[8:9]
	v_cndmask_b32_e64 v5, v5, v6, s[6:7]
	v_mov_b32_dpp v8, v4 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[8:9], v4, v8
	v_mov_b32_dpp v6, v5 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v5, v6
	v_cmp_ne_u32_e64 s[6:7], 0, v27
	s_xor_b64 s[8:9], s[14:15], s[8:9]
	v_cndmask_b32_e64 v4, v4, v8, s[8:9]
	s_xor_b64 s[8:9], s[6:7], s[10:11]
	v_cndmask_b32_e64 v5, v5, v6, s[8:9]
	v_mov_b32_dpp v8, v4 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e64 s[8:9], 0, v2
	v_mov_b32_dpp v6, v5 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v8, v8 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v4, v8
	v_mov_b32_dpp v6, v6 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[14:15], v5, v6
	s_xor_b64 s[10:11], s[16:17], s[10:11]
	v_cndmask_b32_e64 v2, v4, v8, s[10:11]
	s_xor_b64 s[10:11], s[8:9], s[14:15]
	v_cndmask_b32_e64 v4, v5, v6, s[10:11]
	v_mov_b32_dpp v6, v2 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[14:15], v2, v6
	v_mov_b32_dpp v5, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[16:17], v4, v5
	v_cmp_ne_u32_e64 s[10:11], 0, v3
	s_xor_b64 s[14:15], s[18:19], s[14:15]
	v_cndmask_b32_e64 v2, v2, v6, s[14:15]
	s_xor_b64 s[14:15], s[10:11], s[16:17]
	v_cndmask_b32_e64 v3, v4, v5, s[14:15]
	v_mov_b32_dpp v5, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[14:15], v2, v5
	v_mov_b32_dpp v4, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[16:17], v3, v4
	s_xor_b64 s[12:13], s[14:15], s[12:13]
	v_cndmask_b32_e64 v2, v2, v5, s[12:13]
	s_xor_b64 s[12:13], s[16:17], vcc
	v_cndmask_b32_e64 v4, v3, v4, s[12:13]
	v_cmp_gt_f32_e64 s[12:13], v2, v4
	s_barrier
	s_nop 0
	v_cndmask_b32_e64 v3, v4, v2, s[12:13]
	v_cmp_gt_f32_e64 s[12:13], v4, v2
	s_and_b32 s5, s5, 0xffff
	s_nop 0
	v_cndmask_b32_e64 v2, v4, v2, s[12:13]
	ds_write_b64 v14, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[4:5], v12
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xor_b32_dpp v4, v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v5, v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	ds_write_b64 v13, v[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[4:5], v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xor_b32_e32 v0, v5, v3
	v_xor_b32_e32 v4, v4, v2
	v_cmp_gt_f32_e64 s[12:13], v3, v0
	v_cmp_gt_f32_e64 s[14:15], v2, v4
	s_xor_b64 s[12:13], s[20:21], s[12:13]
	v_cndmask_b32_e64 v3, v3, v0, s[12:13]
	s_xor_b64 s[12:13], s[20:21], s[14:15]
	v_cndmask_b32_e64 v2, v2, v4, s[12:13]
	ds_write_b64 v21, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[4:5], v26
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xor_b32_dpp v4, v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v5, v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	ds_write_b64 v17, v[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[4:5], v7
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v0, v5, v3
	v_xor_b32_e32 v4, v4, v2
	v_cmp_gt_f32_e64 s[12:13], v2, v4
	v_cmp_gt_f32_e64 s[14:15], v3, v0
	s_xor_b64 s[14:15], s[22:23], s[14:15]
	s_xor_b64 s[12:13], s[22:23], s[12:13]
	v_cndmask_b32_e64 v0, v3, v0, s[14:15]
	v_cndmask_b32_e64 v2, v2, v4, s[12:13]
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v0
	v_permlane32_swap_b32_e32 v3, v4
	s_nop 0
	v_permlane32_swap_b32_e32 v5, v6
	v_xor_b32_e32 v5, v5, v6
	v_xor_b32_e32 v3, v3, v4
	v_xor_b32_e32 v4, v5, v0
	v_xor_b32_e32 v3, v3, v2
	v_cmp_gt_f32_e64 s[12:13], v0, v4
	v_cmp_gt_f32_e64 s[14:15], v2, v3
	s_xor_b64 s[12:13], s[2:3], s[12:13]
	s_xor_b64 s[2:3], s[2:3], s[14:15]
	v_cndmask_b32_e64 v2, v2, v3, s[2:3]
	v_cndmask_b32_e64 v0, v0, v4, s[12:13]
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	s_nop 1
	v_permlane16_swap_b32_e32 v3, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v0
	s_nop 1
	v_permlane16_swap_b32_e32 v5, v6
	v_cmp_eq_u32_e64 s[2:3], v3, v2
	s_nop 1
	v_cndmask_b32_e64 v3, v3, v4, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], v5, v0
	v_cmp_gt_f32_e64 s[12:13], v2, v3
	s_nop 0
	v_cndmask_b32_e64 v4, v5, v6, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], v0, v4
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	s_xor_b64 s[0:1], s[0:1], s[12:13]
	v_cndmask_b32_e64 v0, v0, v4, s[2:3]
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	s_nop 0
	v_mov_b32_dpp v4, v0 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v3, v2 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v0, v4
	v_cmp_gt_f32_e64 s[2:3], v2, v3
	s_xor_b64 s[0:1], s[6:7], s[0:1]
	v_cndmask_b32_e64 v0, v0, v4, s[0:1]
	s_xor_b64 s[0:1], s[6:7], s[2:3]
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_mov_b32_dpp v4, v0 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_mov_b32 s6, s30
	v_mov_b32_dpp v3, v2 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v4, v4 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v0, v4
	v_mov_b32_dpp v3, v3 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[2:3], v2, v3
	s_xor_b64 s[0:1], s[8:9], s[0:1]
	v_cndmask_b32_e64 v0, v0, v4, s[0:1]
	s_xor_b64 s[0:1], s[8:9], s[2:3]
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_mov_b32_dpp v4, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v0, v4
	v_mov_b32_dpp v3, v2 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[2:3], v2, v3
	s_xor_b64 s[0:1], s[10:11], s[0:1]
	v_cndmask_b32_e64 v0, v0, v4, s[0:1]
	s_xor_b64 s[0:1], s[10:11], s[2:3]
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_mov_b32_dpp v4, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v0, v4
	v_mov_b32_dpp v3, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[2:3], v2, v3
	s_xor_b64 s[2:3], s[2:3], vcc
	s_xor_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e64 v2, v2, v3, s[2:3]
	s_mov_b32 s7, s31
	v_cndmask_b32_e32 v0, v0, v4, vcc
	buffer_store_dword v2, v1, s[4:7], 0 offen
	buffer_store_dword v0, v1, s[4:7], 0 offen offset:1024
	s_endpgm
.Lfunc_end0:
	.size	sort, .Lfunc_end0-sort
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sort
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 8
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 29
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 32
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
                                        ; -- End function
	.set .Lsort.num_vgpr, 29
	.set .Lsort.num_agpr, 0
	.set .Lsort.numbered_sgpr, 34
	.set .Lsort.num_named_barrier, 0
	.set .Lsort.private_seg_size, 0
	.set .Lsort.uses_vcc, 1
	.set .Lsort.uses_flat_scratch, 0
	.set .Lsort.has_dyn_sized_stack, 0
	.set .Lsort.has_recursion, 0
	.set .Lsort.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4092
; TotalNumSgprs: 40
; NumVgprs: 29
; NumAgprs: 0
; TotalNumVgprs: 29
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 40
; NumVGPRsForWavesPerEU: 29
; AccumOffset: 32
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 7
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
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
  - .agpr_count:     0
    .args:
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
    .max_flat_workgroup_size: 256
    .name:           sort
    .private_segment_fixed_size: 0
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         sort.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     29
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
