; lds_bytes=2048 threads=256
	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
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
	v_readfirstlane_b32 s34, v0
	s_and_b32 s0, s34, 0xc0
	v_and_b32_e32 v3, 63, v0
	s_mov_b64 s[36:37], s[2:3]
	v_or_b32_e32 v6, s0, v3
	s_and_b32 s37, s37, 0xffff
	s_mov_b32 s39, 0x27000
	s_mov_b32 s38, 0x7ffffffe
	v_lshlrev_b32_e32 v1, 2, v6
	buffer_load_dword v7, v1, s[36:39], 0 offen
	buffer_load_dword v8, v1, s[36:39], 0 offen offset:1024
	s_movk_i32 s0, 0x420
	v_and_b32_e32 v5, 1, v0
	v_lshlrev_b32_e32 v20, 4, v6
	v_and_b32_e32 v21, 0xc8, v6
	v_lshlrev_b32_e32 v17, 6, v5
	v_and_b32_e32 v22, 0x88, v6
	v_and_or_b32 v6, v20, s0, v21
	v_bfe_u32 v10, v0, 1, 1
	v_xor_b32_e32 v20, v6, v17
	s_and_b32 s10, s34, 0x80
	v_cmp_ne_u32_e32 vcc, v10, v5
	s_bfe_i32 s11, s34, 0x10007
	s_lshr_b32 s48, s34, 7
	s_lshr_b32 s33, s10, 1
	v_bfe_u32 v15, v0, 2, 1
	v_cmp_ne_u32_e64 s[18:19], v15, v10
	v_cmp_ne_u32_e64 s[20:21], v15, v5
	v_bfe_u32 v16, v0, 3, 1
	v_cmp_ne_u32_e64 s[22:23], v16, v15
	v_cmp_ne_u32_e64 s[24:25], v16, v10
	v_cmp_ne_u32_e64 s[26:27], v16, v5
	v_bfe_u32 v14, v0, 4, 1
	v_cmp_ne_u32_e64 s[16:17], v14, v10
	v_cmp_ne_u32_e64 s[14:15], v14, v5
	v_lshlrev_b32_e32 v9, 2, v3
	v_xor_b32_e32 v3, 64, v9
	v_bfe_u32 v12, v0, 5, 1
	v_cmp_ne_u32_e64 s[12:13], v12, v14
	v_cmp_ne_u32_e64 s[6:7], v12, v10
	v_cmp_ne_u32_e64 s[2:3], v12, v5
	v_bfe_i32 v4, v0, 0, 1
	v_and_b32_e32 v18, 0x440, v4
	v_xor_b32_e32 v4, 0x80, v9
	v_and_b32_e32 v11, 32, v0
	v_and_b32_e32 v13, 16, v0
	v_and_b32_e32 v26, 4, v0
	v_and_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v19, 3, v11
	v_lshlrev_b32_e32 v24, 5, v13
	v_lshlrev_b32_e32 v27, 2, v26
	v_or_b32_e32 v25, v24, v19
	v_lshl_or_b32 v28, v2, 4, v27
	v_add_u32_e32 v9, 0, v19
	v_and_b32_e32 v30, 3, v0
	v_bfrev_b32_e32 v30, v30
	v_lshrrev_b32_e32 v30, 25, v30
	v_add3_u32 v22, 0, v22, v30
	s_waitcnt vmcnt(1)
	v_mov_b32_dpp v6, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_waitcnt vmcnt(0)
	v_mov_b32_dpp v23, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v8, v23
	v_cmp_gt_f32_e64 s[8:9], v7, v6
	s_xor_b64 s[0:1], vcc, s[0:1]
	s_xor_b64 vcc, vcc, s[8:9]
	s_cmp_eq_u32 s10, 0
	s_cselect_b64 s[42:43], -1, 0
	s_bitcmp1_b32 s34, 7
	s_cselect_b64 s[36:37], -1, 0
	s_and_b32 s46, s11, 0x440
	s_and_b32 s40, s34, 64
	s_bfe_u32 s49, s34, 0x10006
	s_cmp_lg_u32 s48, s49
	v_cndmask_b32_e64 v8, v8, v23, s[0:1]
	s_cselect_b64 s[44:45], -1, 0
	s_lshl_b32 s47, s40, 1
	v_cndmask_b32_e32 v6, v7, v6, vcc
	v_mov_b32_dpp v23, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_bitcmp1_b32 s34, 6
	v_mov_b32_dpp v7, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[28:29], v8, v23
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_eq_u32 s40, 0
	v_cmp_gt_f32_e64 s[30:31], v6, v7
	s_cselect_b64 s[40:41], -1, 0
	s_xor_b64 s[28:29], s[18:19], s[28:29]
	v_cndmask_b32_e64 v8, v8, v23, s[28:29]
	s_xor_b64 s[18:19], s[18:19], s[30:31]
	v_cndmask_b32_e64 v6, v6, v7, s[18:19]
	v_mov_b32_dpp v23, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[18:19], v8, v23
	v_mov_b32_dpp v7, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[28:29], v6, v7
	s_xor_b64 s[18:19], s[20:21], s[18:19]
	v_cndmask_b32_e64 v8, v8, v23, s[18:19]
	s_xor_b64 s[18:19], s[20:21], s[28:29]
	v_cndmask_b32_e64 v6, v6, v7, s[18:19]
	v_mov_b32_dpp v23, v8 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e64 s[10:11], s49, v12
	v_mov_b32_dpp v7, v6 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v23, v23 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[20:21], v8, v23
	v_mov_b32_dpp v7, v7 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[18:19], v6, v7
	s_xor_b64 s[20:21], s[22:23], s[20:21]
	v_cndmask_b32_e64 v8, v8, v23, s[20:21]
	s_xor_b64 s[18:19], s[22:23], s[18:19]
	v_cndmask_b32_e64 v6, v6, v7, s[18:19]
	v_mov_b32_dpp v23, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[18:19], v8, v23
	v_mov_b32_dpp v7, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[20:21], v6, v7
	s_xor_b64 s[18:19], s[24:25], s[18:19]
	v_cndmask_b32_e64 v8, v8, v23, s[18:19]
	s_xor_b64 s[18:19], s[24:25], s[20:21]
	v_cndmask_b32_e64 v6, v6, v7, s[18:19]
	v_mov_b32_dpp v23, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[18:19], v8, v23
	v_mov_b32_dpp v7, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[20:21], v6, v7
	s_xor_b64 s[18:19], s[26:27], s[18:19]
	v_cndmask_b32_e64 v8, v8, v23, s[18:19]
	s_xor_b64 s[18:19], s[26:27], s[20:21]
	v_cndmask_b32_e64 v6, v6, v7, s[18:19]
	v_mov_b32_dpp v23, v8 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[18:19], v8, v23
	v_mov_b32_dpp v7, v6 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e64 s[22:23], v14, v16
	v_cmp_gt_f32_e64 s[20:21], v6, v7
	s_xor_b64 s[18:19], s[22:23], s[18:19]
	v_cndmask_b32_e64 v8, v8, v23, s[18:19]
	s_xor_b64 s[18:19], s[22:23], s[20:21]
	v_cndmask_b32_e64 v6, v6, v7, s[18:19]
	v_mov_b32_dpp v23, v8 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e64 s[24:25], v14, v15
	v_mov_b32_dpp v7, v6 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v23, v23 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[18:19], v8, v23
	v_mov_b32_dpp v7, v7 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[20:21], v6, v7
	s_xor_b64 s[18:19], s[24:25], s[18:19]
	v_cndmask_b32_e64 v8, v8, v23, s[18:19]
	s_xor_b64 s[18:19], s[24:25], s[20:21]
	v_cndmask_b32_e64 v6, v6, v7, s[18:19]
	v_mov_b32_dpp v23, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[18:19], v8, v23
	v_mov_b32_dpp v7, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[20:21], v6, v7
	s_xor_b64 s[18:19], s[16:17], s[18:19]
	v_cndmask_b32_e64 v8, v8, v23, s[18:19]
	s_xor_b64 s[16:17], s[16:17], s[20:21]
	v_cndmask_b32_e64 v6, v6, v7, s[16:17]
	v_mov_b32_dpp v23, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[18:19], v8, v23
	v_mov_b32_dpp v7, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[16:17], v6, v7
	s_xor_b64 s[18:19], s[14:15], s[18:19]
	v_cndmask_b32_e64 v8, v8, v23, s[18:19]
	s_xor_b64 s[14:15], s[14:15], s[16:17]
	v_cndmask_b32_e64 v6, v6, v7, s[14:15]
	ds_bpermute_b32 v7, v3, v8
	ds_bpermute_b32 v23, v3, v6
	v_cmp_ne_u32_e64 s[16:17], v12, v16
	v_cmp_ne_u32_e64 s[14:15], v12, v15
	v_cmp_ne_u32_e64 s[8:9], s49, v14
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e64 s[18:19], v8, v7
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s[20:21], v6, v23
	s_xor_b64 s[18:19], s[12:13], s[18:19]
	v_cndmask_b32_e64 v7, v8, v7, s[18:19]
	s_xor_b64 s[12:13], s[12:13], s[20:21]
	v_cndmask_b32_e64 v6, v6, v23, s[12:13]
	v_mov_b32_dpp v23, v7 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[12:13], v7, v23
	v_mov_b32_dpp v8, v6 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[18:19], v6, v8
	s_xor_b64 s[12:13], s[16:17], s[12:13]
	v_cndmask_b32_e64 v7, v7, v23, s[12:13]
	s_xor_b64 s[12:13], s[16:17], s[18:19]
	v_cndmask_b32_e64 v6, v6, v8, s[12:13]
	v_mov_b32_dpp v23, v7 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e64 s[0:1], s49, v10
	v_mov_b32_dpp v8, v6 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v23, v23 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[12:13], v7, v23
	v_mov_b32_dpp v8, v8 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[16:17], v6, v8
	s_xor_b64 s[12:13], s[14:15], s[12:13]
	v_cndmask_b32_e64 v7, v7, v23, s[12:13]
	s_xor_b64 s[12:13], s[14:15], s[16:17]
	v_cndmask_b32_e64 v6, v6, v8, s[12:13]
	v_mov_b32_dpp v23, v7 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[12:13], v7, v23
	v_mov_b32_dpp v8, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[14:15], v6, v8
	s_xor_b64 s[12:13], s[6:7], s[12:13]
	v_cndmask_b32_e64 v7, v7, v23, s[12:13]
	s_xor_b64 s[6:7], s[6:7], s[14:15]
	v_cndmask_b32_e64 v6, v6, v8, s[6:7]
	v_mov_b32_dpp v23, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[6:7], v7, v23
	v_mov_b32_dpp v8, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[12:13], v6, v8
	s_xor_b64 s[6:7], s[2:3], s[6:7]
	v_cndmask_b32_e64 v7, v7, v23, s[6:7]
	s_xor_b64 s[2:3], s[2:3], s[12:13]
	v_cndmask_b32_e64 v6, v6, v8, s[2:3]
	ds_bpermute_b32 v23, v4, v7
	ds_bpermute_b32 v8, v4, v6
	v_cmp_ne_u32_e32 vcc, s49, v5
	v_cmp_eq_u32_e64 s[18:19], 0, v2
	s_and_b32 s5, s5, 0xffff
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e64 s[6:7], v7, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s[2:3], v6, v8
	s_xor_b64 s[6:7], s[10:11], s[6:7]
	v_cndmask_b32_e64 v7, v7, v23, s[6:7]
	s_xor_b64 s[2:3], s[10:11], s[2:3]
	v_cndmask_b32_e64 v6, v6, v8, s[2:3]
	ds_bpermute_b32 v8, v3, v7
	ds_bpermute_b32 v23, v3, v6
	v_cmp_ne_u32_e64 s[6:7], s49, v16
	v_cmp_ne_u32_e64 s[2:3], s49, v15
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e64 s[10:11], v7, v8
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s[12:13], v6, v23
	s_xor_b64 s[10:11], s[8:9], s[10:11]
	v_cndmask_b32_e64 v7, v7, v8, s[10:11]
	s_xor_b64 s[8:9], s[8:9], s[12:13]
	v_cndmask_b32_e64 v6, v6, v23, s[8:9]
	v_mov_b32_dpp v23, v7 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[8:9], v7, v23
	v_mov_b32_dpp v8, v6 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v6, v8
	s_xor_b64 s[8:9], s[6:7], s[8:9]
	v_cndmask_b32_e64 v7, v7, v23, s[8:9]
	s_xor_b64 s[6:7], s[6:7], s[10:11]
	v_cndmask_b32_e64 v6, v6, v8, s[6:7]
	v_mov_b32_dpp v23, v7 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_mov_b32_dpp v8, v6 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v23, v23 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[6:7], v7, v23
	v_mov_b32_dpp v8, v8 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[8:9], v6, v8
	s_xor_b64 s[6:7], s[2:3], s[6:7]
	v_cndmask_b32_e64 v7, v7, v23, s[6:7]
	s_xor_b64 s[2:3], s[2:3], s[8:9]
	v_cndmask_b32_e64 v6, v6, v8, s[2:3]
	v_mov_b32_dpp v23, v7 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[2:3], v7, v23
	v_mov_b32_dpp v8, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[6:7], v6, v8
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_cndmask_b32_e64 v7, v7, v23, s[2:3]
	s_xor_b64 s[0:1], s[0:1], s[6:7]
	v_cndmask_b32_e64 v6, v6, v8, s[0:1]
	v_mov_b32_dpp v23, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v7, v23
	v_mov_b32_dpp v8, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[2:3], v6, v8
	s_xor_b64 s[0:1], vcc, s[0:1]
	v_cndmask_b32_e64 v7, v7, v23, s[0:1]
	s_xor_b64 vcc, vcc, s[2:3]
	v_or_b32_e32 v23, v27, v24
	v_add3_u32 v27, 0, v28, v25
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add3_u32 v20, v9, v20, v23
	v_xad_u32 v29, v21, v18, v27
	ds_write_b64 v20, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v29
	v_add_u32_e32 v21, v27, v21
	v_add3_u32 v22, v22, v23, v19
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xor_b32_dpp v8, v8, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	ds_write_b64 v21, v[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v22
	v_cmp_ne_u32_e32 vcc, s48, v10
	v_cmp_ne_u32_e64 s[0:1], s48, v5
	v_and_b32_e32 v10, 15, v0
	v_and_b32_e32 v0, 8, v0
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v9, v9, v7
	v_xor_b32_e32 v8, v8, v6
	v_cmp_gt_f32_e64 s[2:3], v7, v9
	v_cmp_gt_f32_e64 s[6:7], v6, v8
	s_xor_b64 s[2:3], s[44:45], s[2:3]
	v_cndmask_b32_e64 v7, v7, v9, s[2:3]
	s_xor_b64 s[2:3], s[44:45], s[6:7]
	v_cndmask_b32_e64 v6, v6, v8, s[2:3]
	ds_bpermute_b32 v9, v4, v7
	ds_bpermute_b32 v8, v4, v6
	v_cmp_ne_u32_e64 s[2:3], s48, v12
	v_cmp_ne_u32_e64 s[6:7], s48, v14
	v_add_u32_e32 v12, 0, v24
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e64 s[10:11], v7, v9
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s[8:9], v6, v8
	s_xor_b64 s[10:11], s[2:3], s[10:11]
	v_cndmask_b32_e64 v7, v7, v9, s[10:11]
	s_xor_b64 s[2:3], s[2:3], s[8:9]
	v_cndmask_b32_e64 v6, v6, v8, s[2:3]
	ds_bpermute_b32 v8, v3, v7
	ds_bpermute_b32 v9, v3, v6
	v_cmp_ne_u32_e64 s[8:9], s48, v16
	v_cmp_ne_u32_e64 s[2:3], s48, v15
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s[10:11], v7, v8
	v_cmp_gt_f32_e64 s[12:13], v6, v9
	s_xor_b64 s[10:11], s[6:7], s[10:11]
	v_cndmask_b32_e64 v7, v7, v8, s[10:11]
	s_xor_b64 s[6:7], s[6:7], s[12:13]
	v_cndmask_b32_e64 v6, v6, v9, s[6:7]
	v_mov_b32_dpp v9, v7 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[6:7], v7, v9
	v_mov_b32_dpp v8, v6 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v6, v8
	s_xor_b64 s[6:7], s[8:9], s[6:7]
	v_cndmask_b32_e64 v7, v7, v9, s[6:7]
	s_xor_b64 s[6:7], s[8:9], s[10:11]
	v_cndmask_b32_e64 v6, v6, v8, s[6:7]
	v_mov_b32_dpp v9, v7 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier
	v_mov_b32_dpp v8, v6 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v9, v9 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[6:7], v7, v9
	v_mov_b32_dpp v8, v8 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[8:9], v6, v8
	s_xor_b64 s[6:7], s[2:3], s[6:7]
	v_cndmask_b32_e64 v7, v7, v9, s[6:7]
	s_xor_b64 s[2:3], s[2:3], s[8:9]
	v_cndmask_b32_e64 v6, v6, v8, s[2:3]
	v_mov_b32_dpp v9, v7 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[2:3], v7, v9
	v_mov_b32_dpp v8, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[6:7], v6, v8
	s_xor_b64 s[2:3], vcc, s[2:3]
	v_cndmask_b32_e64 v7, v7, v9, s[2:3]
	s_xor_b64 vcc, vcc, s[6:7]
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_mov_b32_dpp v9, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e32 vcc, v7, v9
	v_mov_b32_dpp v8, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[2:3], v6, v8
	s_xor_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e32 v7, v7, v9, vcc
	s_xor_b64 vcc, s[0:1], s[2:3]
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add3_u32 v8, v12, v0, v28
	v_add3_u32 v12, v8, s47, v19
	v_xad_u32 v14, s33, v18, v12
	v_xad_u32 v15, s46, v17, v12
	ds_write_b64 v15, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v14
	v_bfrev_b32_e32 v10, v10
	v_lshrrev_b32_e32 v10, 25, v10
	v_add3_u32 v10, s47, v10, v25
	v_add_u32_e32 v12, s33, v12
	s_waitcnt lgkmcnt(0)
	v_xor_b32_dpp v8, v8, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier
	ds_write_b64 v12, v[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v10
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cmp_eq_u32_e64 s[12:13], 0, v5
	v_xor_b32_e32 v9, v9, v7
	v_xor_b32_e32 v8, v8, v6
	v_cmp_gt_f32_e32 vcc, v7, v9
	v_cmp_gt_f32_e64 s[0:1], v6, v8
	s_xor_b64 vcc, s[42:43], vcc
	v_cndmask_b32_e32 v7, v7, v9, vcc
	s_xor_b64 vcc, s[36:37], s[0:1]
	v_cndmask_b32_e32 v6, v6, v8, vcc
	ds_write_b64 v20, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v29
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cmp_ne_u32_e64 s[0:1], 0, v11
	v_xor_b32_dpp v8, v8, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	ds_write_b64 v21, v[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v22
	v_cmp_eq_u32_e64 s[8:9], 0, v13
	v_cmp_eq_u32_e64 s[16:17], 0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xor_b32_e32 v8, v8, v6
	v_cmp_gt_f32_e32 vcc, v6, v8
	s_xor_b64 vcc, s[34:35], vcc
	s_nop 0
	v_cndmask_b32_e32 v6, v6, v8, vcc
	ds_bpermute_b32 v8, v4, v6
	v_cmp_eq_u32_e32 vcc, 1, v5
	v_xor_b32_e32 v5, v9, v7
	v_cmp_gt_f32_e64 s[6:7], v7, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s[2:3], v6, v8
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	s_nop 0
	v_cndmask_b32_e64 v6, v6, v8, s[2:3]
	s_xor_b64 s[2:3], s[40:41], s[6:7]
	v_cndmask_b32_e64 v5, v7, v5, s[2:3]
	ds_bpermute_b32 v8, v4, v5
	ds_bpermute_b32 v7, v3, v6
	v_cmp_eq_u32_e64 s[6:7], 0, v11
	v_cmp_ne_u32_e64 s[2:3], 0, v13
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e64 s[14:15], v5, v8
	s_xor_b64 s[6:7], s[6:7], s[14:15]
	v_cndmask_b32_e64 v5, v5, v8, s[6:7]
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s[10:11], v6, v7
	ds_bpermute_b32 v8, v3, v5
	s_xor_b64 s[6:7], s[2:3], s[10:11]
	v_cndmask_b32_e64 v6, v6, v7, s[6:7]
	v_cmp_ne_u32_e64 s[6:7], 0, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s[14:15], v5, v8
	v_mov_b32_dpp v7, v6 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v6, v7
	s_xor_b64 s[10:11], s[6:7], s[10:11]
	s_xor_b64 s[8:9], s[8:9], s[14:15]
	v_cndmask_b32_e64 v6, v6, v7, s[10:11]
	v_cndmask_b32_e64 v5, v5, v8, s[8:9]
	v_cmp_ne_u32_e64 s[8:9], 0, v26
	v_mov_b32_dpp v8, v6 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v7, v5 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[14:15], v5, v7
	v_mov_b32_dpp v8, v8 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v6, v8
	s_xor_b64 s[10:11], s[8:9], s[10:11]
	s_nop 0
	v_cndmask_b32_e64 v0, v6, v8, s[10:11]
	s_xor_b64 s[10:11], s[16:17], s[14:15]
	v_cndmask_b32_e64 v5, v5, v7, s[10:11]
	v_cmp_eq_u32_e64 s[14:15], 0, v26
	s_nop 0
	v_mov_b32_dpp v6, v5 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_mov_b32_dpp v6, v6 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[10:11], v5, v6
	s_xor_b64 s[10:11], s[14:15], s[10:11]
	s_nop 0
	v_cndmask_b32_e64 v5, v5, v6, s[10:11]
	v_mov_b32_dpp v6, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[16:17], v0, v6
	v_mov_b32_dpp v7, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[14:15], v5, v7
	v_cmp_ne_u32_e64 s[10:11], 0, v2
	s_xor_b64 s[14:15], s[18:19], s[14:15]
	v_cndmask_b32_e64 v2, v5, v7, s[14:15]
	s_xor_b64 s[14:15], s[10:11], s[16:17]
	v_cndmask_b32_e64 v0, v0, v6, s[14:15]
	v_mov_b32_dpp v6, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[14:15], v2, v6
	v_mov_b32_dpp v5, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[16:17], v0, v5
	s_xor_b64 s[12:13], s[14:15], s[12:13]
	v_cndmask_b32_e64 v2, v2, v6, s[12:13]
	s_xor_b64 s[12:13], s[16:17], vcc
	v_cndmask_b32_e64 v0, v0, v5, s[12:13]
	v_cmp_gt_f32_e64 s[12:13], v2, v0
	s_nop 1
	v_cndmask_b32_e64 v7, v0, v2, s[12:13]
	v_cmp_gt_f32_e64 s[12:13], v0, v2
	s_nop 1
	v_cndmask_b32_e64 v6, v0, v2, s[12:13]
	ds_write_b64 v15, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v14
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xor_b32_dpp v8, v8, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	ds_write_b64 v12, v[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v10
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xor_b32_e32 v0, v9, v7
	v_xor_b32_e32 v2, v8, v6
	v_cmp_gt_f32_e64 s[12:13], v7, v0
	v_cmp_gt_f32_e64 s[14:15], v6, v2
	s_xor_b64 s[12:13], s[36:37], s[12:13]
	v_cndmask_b32_e64 v7, v7, v0, s[12:13]
	s_xor_b64 s[12:13], s[36:37], s[14:15]
	v_cndmask_b32_e64 v6, v6, v2, s[12:13]
	ds_write_b64 v20, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v29
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xor_b32_dpp v8, v8, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_xor_b32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	ds_write_b64 v21, v[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v22
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v0, v9, v7
	v_xor_b32_e32 v2, v8, v6
	v_cmp_gt_f32_e64 s[14:15], v7, v0
	v_cmp_gt_f32_e64 s[12:13], v6, v2
	s_xor_b64 s[14:15], s[34:35], s[14:15]
	v_cndmask_b32_e64 v0, v7, v0, s[14:15]
	s_xor_b64 s[12:13], s[34:35], s[12:13]
	v_cndmask_b32_e64 v2, v6, v2, s[12:13]
	ds_bpermute_b32 v5, v4, v0
	ds_bpermute_b32 v4, v4, v2
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e64 s[12:13], v0, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s[14:15], v2, v4
	s_xor_b64 s[12:13], s[0:1], s[12:13]
	v_cndmask_b32_e64 v0, v0, v5, s[12:13]
	s_xor_b64 s[0:1], s[0:1], s[14:15]
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	ds_bpermute_b32 v4, v3, v0
	ds_bpermute_b32 v3, v3, v2
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e64 s[0:1], v0, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s[12:13], v2, v3
	s_xor_b64 s[0:1], s[2:3], s[0:1]
	v_cndmask_b32_e64 v0, v0, v4, s[0:1]
	s_xor_b64 s[0:1], s[2:3], s[12:13]
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_mov_b32_dpp v4, v0 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[0:1], v0, v4
	v_mov_b32_dpp v3, v2 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_f32_e64 s[2:3], v2, v3
	s_xor_b64 s[0:1], s[6:7], s[0:1]
	v_cndmask_b32_e64 v0, v0, v4, s[0:1]
	s_xor_b64 s[0:1], s[6:7], s[2:3]
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_mov_b32_dpp v4, v0 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_mov_b32 s6, s38
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
	s_mov_b32 s7, s39
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
		.amdhsa_next_free_vgpr 31
		.amdhsa_next_free_sgpr 50
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
	.set .Lsort.num_vgpr, 31
	.set .Lsort.num_agpr, 0
	.set .Lsort.numbered_sgpr, 50
	.set .Lsort.num_named_barrier, 0
	.set .Lsort.private_seg_size, 0
	.set .Lsort.uses_vcc, 1
	.set .Lsort.uses_flat_scratch, 0
	.set .Lsort.has_dyn_sized_stack, 0
	.set .Lsort.has_recursion, 0
	.set .Lsort.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4056
; TotalNumSgprs: 56
; NumVgprs: 31
; NumAgprs: 0
; TotalNumVgprs: 31
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 56
; NumVGPRsForWavesPerEU: 31
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
    .sgpr_count:     56
    .sgpr_spill_count: 0
    .symbol:         sort.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     31
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
