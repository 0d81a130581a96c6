; lds_bytes=4096 threads=256
	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	matmul                          ; -- Begin function matmul
	.p2align	8
	.type	matmul,@function
matmul:                                 ; @matmul
; %bb.69:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.70:
.LBB0_0:
	v_readfirstlane_b32 s18, v0
	s_lshl_b32 s11, s16, 6
	s_and_b32 s27, s18, 0x80
	s_and_b32 s28, s18, 64
	s_lshl_b32 s26, s17, 6
	v_and_b32_e32 v36, 31, v0
	s_cmp_lt_i32 s10, 1
	v_and_b32_e32 v37, 32, v0
	s_cbranch_scc1 .LBB0_35
; %bb.1:                                ; %.lr.ph
	s_and_b32 s19, s18, 0xc0
	v_and_b32_e32 v1, 63, v0
	v_or_b32_e32 v34, s19, v1
	v_lshrrev_b32_e32 v2, 5, v34
	v_or_b32_e32 v3, s11, v2
	v_or_b32_e32 v32, 8, v3
	v_or_b32_e32 v33, 16, v3
	v_or_b32_e32 v35, 24, v3
	v_or_b32_e32 v38, 32, v3
	v_or_b32_e32 v39, 40, v3
	v_or_b32_e32 v40, 48, v3
	v_or_b32_e32 v41, 56, v3
	v_or_b32_e32 v2, s26, v1
	v_mul_lo_u32 v4, v3, s10
	v_mul_lo_u32 v6, v32, s10
	v_mul_lo_u32 v8, v33, s10
	v_mul_lo_u32 v10, v35, s10
	v_mul_lo_u32 v12, v38, s10
	v_mul_lo_u32 v14, v39, s10
	v_mul_lo_u32 v28, v40, s10
	v_mul_lo_u32 v30, v41, s10
	v_ashrrev_i32_e32 v5, 31, v4
	v_ashrrev_i32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v9, 31, v8
	v_ashrrev_i32_e32 v11, 31, v10
	v_ashrrev_i32_e32 v13, 31, v12
	v_ashrrev_i32_e32 v15, 31, v14
	v_ashrrev_i32_e32 v29, 31, v28
	v_ashrrev_i32_e32 v31, 31, v30
	v_cmp_gt_i32_e32 vcc, s8, v3
	v_ashrrev_i32_e32 v3, 31, v2
	s_lshr_b32 s29, s19, 4
	v_lshl_add_u64 v[16:17], v[4:5], 1, s[2:3]
	v_lshl_add_u64 v[18:19], v[6:7], 1, s[2:3]
	v_lshl_add_u64 v[20:21], v[8:9], 1, s[2:3]
	v_lshl_add_u64 v[22:23], v[10:11], 1, s[2:3]
	v_lshl_add_u64 v[24:25], v[12:13], 1, s[2:3]
	v_lshl_add_u64 v[26:27], v[14:15], 1, s[2:3]
	v_lshl_add_u64 v[28:29], v[28:29], 1, s[2:3]
	v_lshl_add_u64 v[30:31], v[30:31], 1, s[2:3]
	v_cmp_gt_i32_e64 s[0:1], s8, v32
	v_cmp_gt_i32_e64 s[2:3], s8, v33
	v_lshl_add_u64 v[32:33], v[2:3], 1, s[4:5]
	s_lshr_b32 s4, s19, 3
	s_lshl_b32 s5, s27, 4
	v_lshrrev_b32_e32 v10, 1, v0
	v_cmp_gt_i32_e64 s[16:17], s9, v2
	v_lshlrev_b32_e32 v2, 1, v34
	v_lshlrev_b32_e32 v5, 2, v0
	v_and_b32_e32 v10, 24, v10
	s_cmp_eq_u32 s28, 0
	v_xor_b32_e32 v2, s4, v2
	v_and_b32_e32 v5, 56, v5
	v_lshrrev_b32_e32 v6, 2, v37
	v_xor_b32_e32 v10, s4, v10
	v_lshlrev_b32_e32 v11, 6, v0
	v_bfe_i32 v0, v0, 4, 1
	s_cselect_b32 s4, 0, 0x810
	v_xor_b32_e32 v7, v5, v6
	v_and_b32_e32 v0, 0x408, v0
	v_or_b32_e32 v6, s4, v6
	v_xor_b32_e32 v0, v0, v6
	v_xor_b32_e32 v0, v0, v5
	s_movk_i32 s4, 0x3c0
	v_xor_b32_e32 v10, v10, v5
	v_and_or_b32 v5, v11, s4, v0
	s_bfe_u32 s4, s18, 0x20006
	s_mul_i32 s4, s9, s4
	s_lshl_b32 s31, s4, 2
	s_or_b32 s4, s29, 19
	s_mul_i32 s34, s9, s4
	s_or_b32 s4, s29, 18
	s_mul_i32 s35, s9, s4
	s_or_b32 s4, s29, 17
	s_mul_i32 s36, s9, s4
	s_or_b32 s4, s29, 16
	v_lshlrev_b32_e32 v4, 6, v36
	s_mul_i32 s37, s9, s4
	s_or_b32 s4, s29, 3
	v_or3_b32 v4, s5, v4, v7
	v_lshl_or_b32 v1, v1, 6, v10
	s_mul_i32 s38, s9, s4
	s_or_b32 s4, s29, 2
	v_xor_b32_e32 v3, 32, v2
	v_xor_b32_e32 v7, 16, v4
	v_xor_b32_e32 v8, 32, v4
	v_xor_b32_e32 v9, 48, v4
	v_xor_b32_e32 v10, 32, v1
	v_xor_b32_e32 v6, 16, v5
	v_xor_b32_e32 v11, 32, v5
	v_xor_b32_e32 v12, 48, v5
	s_mul_i32 s39, s9, s4
	s_or_b32 s4, s29, 1
	v_mov_b32_e32 v0, 0
	v_cmp_gt_i32_e64 s[20:21], s8, v35
	v_cmp_gt_i32_e64 s[22:23], s8, v38
	v_cmp_gt_i32_e64 s[24:25], s8, v39
	v_cmp_gt_i32_e64 s[12:13], s8, v40
	v_cmp_gt_i32_e64 s[14:15], s8, v41
	s_mov_b32 s30, 0
	s_lshl_b32 s33, s9, 5
	s_mul_i32 s40, s9, s4
	v_add_u32_e32 v38, 0, v2
	v_add_u32_e32 v39, 0, v3
	v_add_u32_e32 v40, 0, v4
	v_add_u32_e32 v41, 0, v7
	v_add_u32_e32 v42, 0, v8
	v_add_u32_e32 v43, 0, v9
	s_mov_b32 s41, 0x5040100
	v_add_u32_e32 v44, 0, v1
	v_add_u32_e32 v45, 0, v10
	v_add_u32_e32 v46, 0, v5
	v_add_u32_e32 v47, 0, v6
	v_add_u32_e32 v48, 0, v11
	v_add_u32_e32 v49, 0, v12
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v15, v0
	s_mov_b32 s42, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_perm_b32 v51, v50, v51, s41
	v_perm_b32 v50, v34, v35, s41
	v_perm_b32 v34, v52, v53, s41
	v_perm_b32 v35, v55, v54, s41
	s_barrier
	ds_write_b16 v38, v56
	ds_write_b16 v38, v58 offset:1024
	ds_write_b16 v38, v60 offset:2048
	ds_write_b16 v38, v62 offset:3072
	ds_write_b16 v39, v57 offset:512
	ds_write_b16 v39, v59 offset:1536
	ds_write_b16 v39, v61 offset:2560
	ds_write_b16 v39, v63 offset:3584
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[56:57], v40
	ds_read_b64 v[58:59], v41
	ds_read_b64 v[60:61], v42
	ds_read_b64 v[62:63], v43
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b64 v44, v[50:51]
	ds_write_b64 v45, v[34:35]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[34:35], v46
	ds_read_b64 v[50:51], v47
	ds_read_b64 v[52:53], v48
	ds_read_b64 v[54:55], v49
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x8_f16 v[0:15], v[34:35], v[56:57], v[0:15]
	s_add_i32 s42, s42, 32
	s_add_i32 s30, s30, s33
	s_cmp_lt_i32 s42, s10
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_f16 v[0:15], v[50:51], v[58:59], v[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[0:15], v[52:53], v[60:61], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[0:15], v[54:55], v[62:63], v[0:15]
	s_cbranch_scc0 .LBB0_36
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v34, s42, v36
	v_cmp_gt_i32_e64 s[18:19], s10, v34
	v_ashrrev_i32_e32 v35, 31, v34
	s_and_b64 s[44:45], vcc, s[18:19]
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_lshl_add_u64 v[50:51], v[34:35], 1, v[16:17]
	global_load_ushort v56, v[50:51], off
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[44:45], s[0:1], s[18:19]
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	v_lshl_add_u64 v[50:51], v[34:35], 1, v[18:19]
	global_load_ushort v57, v[50:51], off
.LBB0_7:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[44:45], s[2:3], s[18:19]
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	v_lshl_add_u64 v[50:51], v[34:35], 1, v[20:21]
	global_load_ushort v58, v[50:51], off
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[44:45], s[20:21], s[18:19]
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v59, 0
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_3 Depth=1
	v_lshl_add_u64 v[50:51], v[34:35], 1, v[22:23]
	global_load_ushort v59, v[50:51], off
.LBB0_11:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[44:45], s[22:23], s[18:19]
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_3 Depth=1
	v_lshl_add_u64 v[50:51], v[34:35], 1, v[24:25]
	global_load_ushort v60, v[50:51], off
.LBB0_13:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[44:45], s[24:25], s[18:19]
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_15
; %bb.14:                               ;   in Loop: Header=BB0_3 Depth=1
	v_lshl_add_u64 v[50:51], v[34:35], 1, v[26:27]
	global_load_ushort v61, v[50:51], off
.LBB0_15:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[44:45], s[12:13], s[18:19]
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_3 Depth=1
	v_lshl_add_u64 v[50:51], v[34:35], 1, v[28:29]
	global_load_ushort v62, v[50:51], off
.LBB0_17:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[18:19], s[14:15], s[18:19]
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[4:5], s[18:19]
	s_cbranch_execz .LBB0_19
; %bb.18:                               ;   in Loop: Header=BB0_3 Depth=1
	v_lshl_add_u64 v[34:35], v[34:35], 1, v[30:31]
	global_load_ushort v63, v[34:35], off
.LBB0_19:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s18, s29, s42
	s_cmp_lt_i32 s18, s10
	s_cselect_b64 s[4:5], -1, 0
	v_mov_b32_e32 v34, 0
	s_and_b64 s[44:45], s[16:17], s[4:5]
	v_mov_b32_e32 v35, v34
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s44, s31, s30
	s_ashr_i32 s45, s44, 31
	v_lshl_add_u64 v[50:51], s[44:45], 1, v[32:33]
	global_load_ushort v35, v[50:51], off
.LBB0_21:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s4, s18, 1
	s_cmp_lt_i32 s4, s10
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[44:45], s[16:17], s[4:5]
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_23
; %bb.22:                               ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s44, s40, s30
	s_ashr_i32 s45, s44, 31
	v_lshl_add_u64 v[50:51], s[44:45], 1, v[32:33]
	global_load_ushort v34, v[50:51], off
.LBB0_23:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s4, s18, 2
	s_cmp_lt_i32 s4, s10
	s_cselect_b64 s[4:5], -1, 0
	v_mov_b32_e32 v50, 0
	s_and_b64 s[44:45], s[16:17], s[4:5]
	v_mov_b32_e32 v51, v50
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_25
; %bb.24:                               ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s44, s39, s30
	s_ashr_i32 s45, s44, 31
	v_lshl_add_u64 v[52:53], s[44:45], 1, v[32:33]
	global_load_ushort v51, v[52:53], off
.LBB0_25:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s4, s18, 3
	s_cmp_lt_i32 s4, s10
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[44:45], s[16:17], s[4:5]
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s44, s38, s30
	s_ashr_i32 s45, s44, 31
	v_lshl_add_u64 v[52:53], s[44:45], 1, v[32:33]
	global_load_ushort v50, v[52:53], off
.LBB0_27:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s4, s18, 16
	s_cmp_lt_i32 s4, s10
	s_cselect_b64 s[4:5], -1, 0
	v_mov_b32_e32 v52, 0
	s_and_b64 s[44:45], s[16:17], s[4:5]
	v_mov_b32_e32 v53, v52
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s44, s37, s30
	s_ashr_i32 s45, s44, 31
	v_lshl_add_u64 v[54:55], s[44:45], 1, v[32:33]
	global_load_ushort v53, v[54:55], off
.LBB0_29:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s4, s18, 17
	s_cmp_lt_i32 s4, s10
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[44:45], s[16:17], s[4:5]
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s44, s36, s30
	s_ashr_i32 s45, s44, 31
	v_lshl_add_u64 v[54:55], s[44:45], 1, v[32:33]
	global_load_ushort v52, v[54:55], off
.LBB0_31:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s4, s18, 18
	s_cmp_lt_i32 s4, s10
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[44:45], s[16:17], s[4:5]
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s44, s35, s30
	s_ashr_i32 s45, s44, 31
	v_lshl_add_u64 v[54:55], s[44:45], 1, v[32:33]
	global_load_ushort v54, v[54:55], off
.LBB0_33:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s18, s18, 19
	s_cmp_lt_i32 s18, s10
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[18:19], s[16:17], s[4:5]
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[4:5], s[18:19]
	s_cbranch_execz .LBB0_2
; %bb.34:                               ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s18, s34, s30
	s_ashr_i32 s19, s18, 31
	v_lshl_add_u64 v[64:65], s[18:19], 1, v[32:33]
	global_load_ushort v55, v[64:65], off
	s_branch .LBB0_2
.LBB0_35:
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, v15
	v_mov_b32_e32 v13, v15
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v11, v15
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v9, v15
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v7, v15
	v_mov_b32_e32 v6, v15
	v_mov_b32_e32 v5, v15
	v_mov_b32_e32 v4, v15
	v_mov_b32_e32 v3, v15
	v_mov_b32_e32 v2, v15
	v_mov_b32_e32 v1, v15
	v_mov_b32_e32 v0, v15
.LBB0_36:                               ; %._crit_edge
	s_lshr_b32 s0, s27, 2
	s_or_b32 s0, s0, s11
	v_lshrrev_b32_e32 v16, 3, v37
	s_lshr_b32 s1, s28, 1
	v_or_b32_e32 v20, s0, v36
	v_or_b32_e32 v16, s1, v16
	v_mul_lo_u32 v18, v20, s9
	v_or_b32_e32 v16, s26, v16
	v_ashrrev_i32_e32 v19, 31, v18
	v_lshl_add_u64 v[18:19], v[18:19], 2, s[6:7]
	v_ashrrev_i32_e32 v17, 31, v16
	v_cmp_gt_i32_e32 vcc, s8, v20
	v_cmp_gt_i32_e64 s[0:1], s9, v16
	v_lshl_add_u64 v[18:19], v[16:17], 2, v[18:19]
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_38
; %bb.37:
	global_store_dword v[18:19], v0, off
.LBB0_38:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 1, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_40
; %bb.39:
	global_store_dword v[18:19], v1, off offset:4
.LBB0_40:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 2, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_42
; %bb.41:
	global_store_dword v[18:19], v2, off offset:8
.LBB0_42:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 3, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_44
; %bb.43:
	global_store_dword v[18:19], v3, off offset:12
.LBB0_44:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 8, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_46
; %bb.45:
	global_store_dword v[18:19], v4, off offset:32
.LBB0_46:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 9, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_48
; %bb.47:
	global_store_dword v[18:19], v5, off offset:36
.LBB0_48:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 10, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_50
; %bb.49:
	global_store_dword v[18:19], v6, off offset:40
.LBB0_50:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 11, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_52
; %bb.51:
	global_store_dword v[18:19], v7, off offset:44
.LBB0_52:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 16, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_54
; %bb.53:
	global_store_dword v[18:19], v8, off offset:64
.LBB0_54:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 17, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_56
; %bb.55:
	global_store_dword v[18:19], v9, off offset:68
.LBB0_56:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 18, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_58
; %bb.57:
	global_store_dword v[18:19], v10, off offset:72
.LBB0_58:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 19, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_60
; %bb.59:
	global_store_dword v[18:19], v11, off offset:76
.LBB0_60:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 24, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_62
; %bb.61:
	global_store_dword v[18:19], v12, off offset:96
.LBB0_62:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 25, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_64
; %bb.63:
	global_store_dword v[18:19], v13, off offset:100
.LBB0_64:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 26, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_66
; %bb.65:
	global_store_dword v[18:19], v14, off offset:104
.LBB0_66:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 27, v16
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_68
; %bb.67:
	global_store_dword v[18:19], v15, off offset:108
.LBB0_68:
	s_endpgm
.Lfunc_end0:
	.size	matmul, .Lfunc_end0-matmul
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 14
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 66
		.amdhsa_next_free_sgpr 46
		.amdhsa_accum_offset 68
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
	.set .Lmatmul.num_vgpr, 66
	.set .Lmatmul.num_agpr, 0
	.set .Lmatmul.numbered_sgpr, 46
	.set .Lmatmul.num_named_barrier, 0
	.set .Lmatmul.private_seg_size, 0
	.set .Lmatmul.uses_vcc, 1
	.set .Lmatmul.uses_flat_scratch, 0
	.set .Lmatmul.has_dyn_sized_stack, 0
	.set .Lmatmul.has_recursion, 0
	.set .Lmatmul.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2688
; TotalNumSgprs: 52
; NumVgprs: 66
; NumAgprs: 0
; TotalNumVgprs: 66
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 52
; NumVGPRsForWavesPerEU: 66
; AccumOffset: 68
; Occupancy: 7
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 16
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
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
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
    .max_flat_workgroup_size: 256
    .name:           matmul
    .private_segment_fixed_size: 0
    .sgpr_count:     52
    .sgpr_spill_count: 0
    .symbol:         matmul.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     66
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
