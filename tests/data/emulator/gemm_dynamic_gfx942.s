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
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx2 s[12:13], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_mov_b32 s0, s15
	s_ashr_i32 s15, s14, 31
	s_ashr_i32 s1, s0, 31
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	s_lshl_b64 s[26:27], s[14:15], 6
	s_lshl_b64 s[28:29], s[0:1], 6
	v_lshrrev_b32_e32 v3, 2, v1
	v_lshlrev_b32_e32 v0, 5, v0
	v_and_b32_e32 v4, 15, v1
	v_lshrrev_b32_e32 v2, 1, v1
	s_cmp_eq_u64 s[12:13], 0
	v_or_b32_e32 v34, v4, v0
	v_and_b32_e32 v32, 12, v3
	v_and_b32_e32 v33, 32, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB0_35
	v_or_b32_e32 v5, v3, v0
	v_or_b32_e32 v6, s26, v5
	v_mov_b32_e32 v7, s27
	v_cmp_gt_i64_e32 vcc, s[8:9], v[6:7]
	v_lshlrev_b32_e32 v6, 3, v1
	v_lshlrev_b32_e32 v7, 5, v3
	v_sub_u32_e32 v26, v6, v7
	v_or_b32_e32 v6, s28, v5
	v_mul_u32_u24_e32 v5, 36, v5
	s_add_u32 s16, 0, s12
	v_or_b32_e32 v4, v33, v4
	v_add_lshl_u32 v35, v5, v26, 1
	v_lshlrev_b32_e32 v5, 1, v32
	s_movk_i32 s14, 0x48
	s_addc_u32 s17, s13, 0
	v_mad_u32_u24 v36, v34, s14, v5
	v_mad_u32_u24 v37, v4, s14, v5
	s_add_u32 s14, s16, -1
	s_addc_u32 s15, s17, -1
	v_mov_b32_e32 v7, s29
	s_lshr_b64 s[14:15], s[14:15], 5
	v_add_u32_e32 v4, v3, v0
	v_mov_b32_e32 v5, v2
	v_cmp_gt_i64_e64 s[0:1], s[10:11], v[6:7]
	s_add_u32 s46, s14, 1
	v_lshl_add_u64 v[6:7], s[28:29], 0, v[4:5]
	s_addc_u32 s47, s15, 0
	v_mul_lo_u32 v0, s17, v6
	v_mul_lo_u32 v3, s16, v7
	v_mad_u64_u32 v[6:7], s[14:15], s16, v6, 0
	v_add3_u32 v7, v7, v3, v0
	v_lshlrev_b32_e32 v0, 4, v1
	v_mov_b32_e32 v1, v2
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[0:1]
	v_and_b32_e32 v3, 0x7c0, v0
	v_sub_co_u32_e64 v6, s[14:15], v6, v3
	v_lshl_add_u64 v[4:5], s[26:27], 0, v[4:5]
	s_nop 0
	v_subbrev_co_u32_e64 v7, s[14:15], 0, v7, s[14:15]
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[6:7]
	v_mul_lo_u32 v6, s17, v4
	v_mul_lo_u32 v7, s16, v5
	v_mad_u64_u32 v[4:5], s[4:5], s16, v4, 0
	v_add3_u32 v5, v5, v7, v6
	v_lshl_add_u64 v[0:1], v[4:5], 1, v[0:1]
	v_sub_co_u32_e64 v0, s[4:5], v0, v3
	s_mov_b32 s30, s12
	s_nop 0
	v_subbrev_co_u32_e64 v1, s[4:5], 0, v1, s[4:5]
	s_mov_b32 s31, s13
	s_mov_b32 s34, s12
	s_mov_b32 s35, s13
	s_mov_b32 s36, s12
	s_mov_b32 s37, s13
	s_mov_b32 s38, s12
	s_mov_b32 s39, s13
	s_mov_b32 s40, s12
	s_mov_b32 s41, s13
	s_mov_b32 s42, s12
	s_mov_b32 s43, s13
	s_mov_b32 s44, s12
	s_mov_b32 s45, s13
	v_ashrrev_i32_e32 v27, 31, v26
	v_lshl_add_u64 v[30:31], s[2:3], 0, v[0:1]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b32 s33, 0x5040100
	s_mov_b32 s50, 0xffff
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v0, 0x1000, v37
	ds_write2_b64 v35, v[22:23], v[24:25] offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[22:25], v0 offset0:64 offset1:68
	ds_read2_b64 v[38:41], v36 offset1:4
	ds_read2_b64 v[42:45], v36 offset0:144 offset1:148
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[18:21], v[22:23], v[38:39], v[18:21]
	s_add_u32 s46, s46, -1
	s_addc_u32 s47, s47, -1
	v_lshl_add_u64 v[28:29], v[28:29], 0, 64
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[14:17], v[22:23], v[42:43], v[14:17]
	v_lshl_add_u64 v[30:31], v[30:31], 0, 64
	v_lshl_add_u64 v[26:27], v[26:27], 0, 32
	s_cmp_lg_u64 s[46:47], 0
	v_mfma_f32_16x16x16_f16 v[18:21], v[24:25], v[40:41], v[18:21]
	v_mfma_f32_16x16x16_f16 v[14:17], v[24:25], v[44:45], v[14:17]
	ds_read2_b64 v[22:25], v0 offset0:208 offset1:212
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[10:13], v[22:23], v[38:39], v[10:13]
	v_mfma_f32_16x16x16_f16 v[4:7], v[22:23], v[42:43], v[6:9]
	v_mfma_f32_16x16x16_f16 v[10:13], v[24:25], v[40:41], v[10:13]
	v_mfma_f32_16x16x16_f16 v[6:9], v[24:25], v[44:45], v[4:7]
	s_cbranch_scc0 .LBB0_35
.LBB0_3:
	s_nop 3
	v_or_b32_e32 v4, 3, v26
	v_mov_b32_e32 v5, v27
	v_or_b32_e32 v22, 2, v26
	v_mov_b32_e32 v23, v27
	v_or_b32_e32 v24, 1, v26
	v_mov_b32_e32 v25, v27
	v_cmp_gt_i64_e64 s[18:19], s[36:37], v[4:5]
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v0, 4, v26
	v_mov_b32_e32 v1, v27
	v_or_b32_e32 v38, 5, v26
	v_mov_b32_e32 v39, v27
	v_or_b32_e32 v40, 6, v26
	v_mov_b32_e32 v41, v27
	v_or_b32_e32 v42, 7, v26
	v_mov_b32_e32 v43, v27
	v_cmp_gt_i64_e64 s[22:23], s[30:31], v[24:25]
	v_cmp_gt_i64_e64 s[20:21], s[34:35], v[22:23]
	v_cmp_gt_i64_e64 s[24:25], s[12:13], v[26:27]
	v_mov_b32_e32 v3, v2
	v_mov_b64_e32 v[24:25], v[4:5]
	v_cmp_gt_i64_e64 s[2:3], s[44:45], v[42:43]
	v_cmp_gt_i64_e64 s[4:5], s[42:43], v[40:41]
	v_cmp_gt_i64_e64 s[14:15], s[40:41], v[38:39]
	v_cmp_gt_i64_e64 s[16:17], s[38:39], v[0:1]
	s_and_b64 s[52:53], vcc, s[24:25]
	v_mov_b64_e32 v[22:23], v[2:3]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execnz .LBB0_20
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[22:23]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execnz .LBB0_21
.LBB0_5:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[20:21]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execnz .LBB0_22
.LBB0_6:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[18:19]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execnz .LBB0_23
.LBB0_7:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[16:17]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execnz .LBB0_24
.LBB0_8:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[14:15]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execnz .LBB0_25
.LBB0_9:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[4:5]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execnz .LBB0_26
.LBB0_10:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[2:3]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execz .LBB0_12
.LBB0_11:
	global_load_ushort v0, v[30:31], off offset:14
	s_waitcnt vmcnt(0)
	v_perm_b32 v25, v0, v25, s33
.LBB0_12:
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v0, 0x1200, v35
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	s_barrier
	ds_write2_b64 v0, v[22:23], v[24:25] offset1:1
	v_mov_b32_e32 v3, v2
	v_mov_b64_e32 v[24:25], v[4:5]
	s_and_b64 s[48:49], s[0:1], s[24:25]
	v_mov_b64_e32 v[22:23], v[2:3]
	s_and_saveexec_b64 s[24:25], s[48:49]
	s_cbranch_execnz .LBB0_27
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], s[0:1], s[22:23]
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execnz .LBB0_28
.LBB0_14:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], s[0:1], s[20:21]
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execnz .LBB0_29
.LBB0_15:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[0:1], s[18:19]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execnz .LBB0_30
.LBB0_16:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], s[0:1], s[16:17]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_31
.LBB0_17:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], s[0:1], s[14:15]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execnz .LBB0_32
.LBB0_18:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[0:1], s[4:5]
	s_and_saveexec_b64 s[4:5], s[14:15]
	s_cbranch_execnz .LBB0_33
.LBB0_19:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_2
	s_branch .LBB0_34
.LBB0_20:
	global_load_ushort v0, v[30:31], off
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v1, v2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 0xffff, v0
	v_mov_b64_e32 v[24:25], v[2:3]
	v_mov_b64_e32 v[22:23], v[0:1]
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[22:23]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execz .LBB0_5
.LBB0_21:
	global_load_ushort v0, v[30:31], off offset:2
	s_waitcnt vmcnt(0)
	v_perm_b32 v22, v0, v22, s33
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[20:21]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execz .LBB0_6
.LBB0_22:
	global_load_ushort v0, v[30:31], off offset:4
	s_waitcnt vmcnt(0)
	v_bfi_b32 v23, s50, v0, v23
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[18:19]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execz .LBB0_7
.LBB0_23:
	global_load_ushort v0, v[30:31], off offset:6
	s_waitcnt vmcnt(0)
	v_perm_b32 v23, v0, v23, s33
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[16:17]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execz .LBB0_8
.LBB0_24:
	global_load_ushort v0, v[30:31], off offset:8
	s_waitcnt vmcnt(0)
	v_bfi_b32 v24, s50, v0, v24
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[14:15]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execz .LBB0_9
.LBB0_25:
	global_load_ushort v0, v[30:31], off offset:10
	s_waitcnt vmcnt(0)
	v_perm_b32 v24, v0, v24, s33
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[4:5]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execz .LBB0_10
.LBB0_26:
	global_load_ushort v0, v[30:31], off offset:12
	s_waitcnt vmcnt(0)
	v_bfi_b32 v25, s50, v0, v25
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[52:53], vcc, s[2:3]
	s_and_saveexec_b64 s[48:49], s[52:53]
	s_cbranch_execnz .LBB0_11
	s_branch .LBB0_12
.LBB0_27:
	global_load_ushort v0, v[28:29], off
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v1, v2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 0xffff, v0
	v_mov_b64_e32 v[24:25], v[2:3]
	v_mov_b64_e32 v[22:23], v[0:1]
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], s[0:1], s[22:23]
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execz .LBB0_14
.LBB0_28:
	global_load_ushort v0, v[28:29], off offset:2
	s_waitcnt vmcnt(0)
	v_perm_b32 v22, v0, v22, s33
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], s[0:1], s[20:21]
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_15
.LBB0_29:
	global_load_ushort v0, v[28:29], off offset:4
	s_waitcnt vmcnt(0)
	v_bfi_b32 v23, s50, v0, v23
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[0:1], s[18:19]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_16
.LBB0_30:
	global_load_ushort v0, v[28:29], off offset:6
	s_waitcnt vmcnt(0)
	v_perm_b32 v23, v0, v23, s33
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], s[0:1], s[16:17]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_17
.LBB0_31:
	global_load_ushort v0, v[28:29], off offset:8
	s_waitcnt vmcnt(0)
	v_bfi_b32 v24, s50, v0, v24
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], s[0:1], s[14:15]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_18
.LBB0_32:
	global_load_ushort v0, v[28:29], off offset:10
	s_waitcnt vmcnt(0)
	v_perm_b32 v24, v0, v24, s33
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[0:1], s[4:5]
	s_and_saveexec_b64 s[4:5], s[14:15]
	s_cbranch_execz .LBB0_19
.LBB0_33:
	global_load_ushort v0, v[28:29], off offset:12
	s_waitcnt vmcnt(0)
	v_bfi_b32 v25, s50, v0, v25
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_2
.LBB0_34:
	global_load_ushort v0, v[28:29], off offset:14
	s_waitcnt vmcnt(0)
	v_perm_b32 v25, v0, v25, s33
	s_branch .LBB0_2
.LBB0_35:
	v_or_b32_e32 v0, s28, v34
	v_mov_b32_e32 v1, s29
	v_or3_b32 v2, v32, v33, s26
	v_mov_b32_e32 v3, s27
	v_cmp_gt_i64_e32 vcc, s[10:11], v[0:1]
	v_cmp_gt_i64_e64 s[2:3], s[8:9], v[2:3]
	s_and_b64 s[4:5], s[2:3], vcc
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_37
	v_mul_lo_u32 v22, s11, v2
	v_mul_lo_u32 v23, s10, v3
	v_mad_u64_u32 v[4:5], s[4:5], s10, v2, 0
	v_add3_u32 v5, v5, v23, v22
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
	v_lshl_add_u64 v[4:5], v[0:1], 2, v[4:5]
	global_store_dword v[4:5], v18, off
.LBB0_37:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v4, 1, v2
	v_mov_b32_e32 v5, v3
	v_cmp_gt_i64_e64 s[4:5], s[8:9], v[4:5]
	s_and_b64 s[12:13], s[4:5], vcc
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_39
	v_mul_lo_u32 v18, s11, v4
	v_mul_lo_u32 v24, s10, v5
	v_mad_u64_u32 v[22:23], s[12:13], s10, v4, 0
	v_add3_u32 v23, v23, v24, v18
	v_lshl_add_u64 v[22:23], v[22:23], 2, s[6:7]
	v_lshl_add_u64 v[22:23], v[0:1], 2, v[22:23]
	global_store_dword v[22:23], v19, off
.LBB0_39:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v18, 2, v2
	v_mov_b32_e32 v19, v3
	v_cmp_gt_i64_e64 s[12:13], s[8:9], v[18:19]
	s_and_b64 s[14:15], s[12:13], vcc
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_41
	v_mul_lo_u32 v24, s11, v18
	v_mul_lo_u32 v25, s10, v19
	v_mad_u64_u32 v[22:23], s[14:15], s10, v18, 0
	v_add3_u32 v23, v23, v25, v24
	v_lshl_add_u64 v[22:23], v[22:23], 2, s[6:7]
	v_lshl_add_u64 v[22:23], v[0:1], 2, v[22:23]
	global_store_dword v[22:23], v20, off
.LBB0_41:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v22, 3, v2
	v_mov_b32_e32 v23, v3
	v_cmp_gt_i64_e64 s[14:15], s[8:9], v[22:23]
	s_and_b64 s[16:17], s[14:15], vcc
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_43
	v_mul_lo_u32 v20, s11, v22
	v_mul_lo_u32 v26, s10, v23
	v_mad_u64_u32 v[24:25], s[16:17], s10, v22, 0
	v_add3_u32 v25, v25, v26, v20
	v_lshl_add_u64 v[24:25], v[24:25], 2, s[6:7]
	v_lshl_add_u64 v[24:25], v[0:1], 2, v[24:25]
	global_store_dword v[24:25], v21, off
.LBB0_43:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v20, 16, v0
	v_mov_b32_e32 v21, v1
	v_cmp_gt_i64_e64 s[0:1], s[10:11], v[20:21]
	s_and_b64 s[16:17], s[2:3], s[0:1]
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execnz .LBB0_60
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[4:5], s[4:5], s[0:1]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_61
.LBB0_45:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[4:5], s[12:13], s[0:1]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_62
.LBB0_46:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[4:5], s[14:15], s[0:1]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_48
.LBB0_47:
	v_mul_lo_u32 v14, s11, v22
	v_mul_lo_u32 v15, s10, v23
	v_mad_u64_u32 v[4:5], s[4:5], s10, v22, 0
	v_add3_u32 v5, v5, v15, v14
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
	v_lshl_add_u64 v[4:5], v[0:1], 2, v[4:5]
	global_store_dword v[4:5], v17, off offset:64
.LBB0_48:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v4, 16, v2
	v_mov_b32_e32 v5, v3
	v_cmp_gt_i64_e64 s[2:3], s[8:9], v[4:5]
	s_and_b64 s[12:13], s[2:3], vcc
	s_and_saveexec_b64 s[4:5], s[12:13]
	s_cbranch_execz .LBB0_50
	v_mul_lo_u32 v16, s11, v4
	v_mul_lo_u32 v17, s10, v5
	v_mad_u64_u32 v[14:15], s[12:13], s10, v4, 0
	v_add3_u32 v15, v15, v17, v16
	v_lshl_add_u64 v[14:15], v[14:15], 2, s[6:7]
	v_lshl_add_u64 v[14:15], v[0:1], 2, v[14:15]
	global_store_dword v[14:15], v10, off
.LBB0_50:
	s_or_b64 exec, exec, s[4:5]
	v_or_b32_e32 v14, 17, v2
	v_mov_b32_e32 v15, v3
	v_cmp_gt_i64_e64 s[4:5], s[8:9], v[14:15]
	s_and_b64 s[14:15], s[4:5], vcc
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_52
	v_mul_lo_u32 v10, s11, v14
	v_mul_lo_u32 v18, s10, v15
	v_mad_u64_u32 v[16:17], s[14:15], s10, v14, 0
	v_add3_u32 v17, v17, v18, v10
	v_lshl_add_u64 v[16:17], v[16:17], 2, s[6:7]
	v_lshl_add_u64 v[16:17], v[0:1], 2, v[16:17]
	global_store_dword v[16:17], v11, off
.LBB0_52:
	s_or_b64 exec, exec, s[12:13]
	v_or_b32_e32 v10, 18, v2
	v_mov_b32_e32 v11, v3
	v_cmp_gt_i64_e64 s[12:13], s[8:9], v[10:11]
	s_and_b64 s[16:17], s[12:13], vcc
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_54
	v_mul_lo_u32 v18, s11, v10
	v_mul_lo_u32 v19, s10, v11
	v_mad_u64_u32 v[16:17], s[16:17], s10, v10, 0
	v_add3_u32 v17, v17, v19, v18
	v_lshl_add_u64 v[16:17], v[16:17], 2, s[6:7]
	v_lshl_add_u64 v[16:17], v[0:1], 2, v[16:17]
	global_store_dword v[16:17], v12, off
.LBB0_54:
	s_or_b64 exec, exec, s[14:15]
	v_or_b32_e32 v2, 19, v2
	v_cmp_gt_i64_e64 s[8:9], s[8:9], v[2:3]
	s_and_b64 s[16:17], s[8:9], vcc
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execnz .LBB0_63
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[2:3], s[0:1]
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execnz .LBB0_64
.LBB0_56:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[4:5], s[4:5], s[0:1]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_65
.LBB0_57:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[4:5], s[12:13], s[0:1]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_66
.LBB0_58:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[0:1], s[8:9], s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB0_67
.LBB0_59:
	s_endpgm
.LBB0_60:
	v_mul_lo_u32 v24, s11, v2
	v_mul_lo_u32 v25, s10, v3
	v_mad_u64_u32 v[20:21], s[16:17], s10, v2, 0
	v_add3_u32 v21, v21, v25, v24
	v_lshl_add_u64 v[20:21], v[20:21], 2, s[6:7]
	v_lshl_add_u64 v[20:21], v[0:1], 2, v[20:21]
	global_store_dword v[20:21], v14, off offset:64
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[4:5], s[4:5], s[0:1]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_45
.LBB0_61:
	v_mul_lo_u32 v14, s11, v4
	v_mul_lo_u32 v20, s10, v5
	v_mad_u64_u32 v[4:5], s[4:5], s10, v4, 0
	v_add3_u32 v5, v5, v20, v14
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
	v_lshl_add_u64 v[4:5], v[0:1], 2, v[4:5]
	global_store_dword v[4:5], v15, off offset:64
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[4:5], s[12:13], s[0:1]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_46
.LBB0_62:
	v_mul_lo_u32 v14, s11, v18
	v_mul_lo_u32 v15, s10, v19
	v_mad_u64_u32 v[4:5], s[4:5], s10, v18, 0
	v_add3_u32 v5, v5, v15, v14
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
	v_lshl_add_u64 v[4:5], v[0:1], 2, v[4:5]
	global_store_dword v[4:5], v16, off offset:64
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[4:5], s[14:15], s[0:1]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_47
	s_branch .LBB0_48
.LBB0_63:
	v_mul_lo_u32 v12, s11, v2
	v_mul_lo_u32 v18, s10, v3
	v_mad_u64_u32 v[16:17], s[16:17], s10, v2, 0
	v_add3_u32 v17, v17, v18, v12
	v_lshl_add_u64 v[16:17], v[16:17], 2, s[6:7]
	v_lshl_add_u64 v[16:17], v[0:1], 2, v[16:17]
	global_store_dword v[16:17], v13, off
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[2:3], s[0:1]
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_56
.LBB0_64:
	v_mul_lo_u32 v12, s11, v4
	v_mul_lo_u32 v13, s10, v5
	v_mad_u64_u32 v[4:5], s[14:15], s10, v4, 0
	v_add3_u32 v5, v5, v13, v12
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
	v_lshl_add_u64 v[4:5], v[0:1], 2, v[4:5]
	global_store_dword v[4:5], v6, off offset:64
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[4:5], s[4:5], s[0:1]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_57
.LBB0_65:
	v_mul_lo_u32 v6, s11, v14
	v_mul_lo_u32 v12, s10, v15
	v_mad_u64_u32 v[4:5], s[4:5], s10, v14, 0
	v_add3_u32 v5, v5, v12, v6
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
	v_lshl_add_u64 v[4:5], v[0:1], 2, v[4:5]
	global_store_dword v[4:5], v7, off offset:64
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[4:5], s[12:13], s[0:1]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_58
.LBB0_66:
	v_mul_lo_u32 v6, s11, v10
	v_mul_lo_u32 v7, s10, v11
	v_mad_u64_u32 v[4:5], s[4:5], s10, v10, 0
	v_add3_u32 v5, v5, v7, v6
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
	v_lshl_add_u64 v[4:5], v[0:1], 2, v[4:5]
	global_store_dword v[4:5], v8, off offset:64
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[0:1], s[8:9], s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_59
.LBB0_67:
	v_mul_lo_u32 v4, s11, v2
	v_mul_lo_u32 v5, s10, v3
	v_mad_u64_u32 v[2:3], s[0:1], s10, v2, 0
	v_add3_u32 v3, v3, v5, v4
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[2:3]
	global_store_dword v[0:1], v9, off offset:64
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm
		.amdhsa_group_segment_fixed_size 9216
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 12
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
		.amdhsa_accum_offset 48
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

	.set gemm.num_vgpr, 46
	.set gemm.num_agpr, 0
	.set gemm.numbered_sgpr, 54
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
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 9216
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 256
    .name:           gemm
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 2
      - 1
    .sgpr_count:     60
    .sgpr_spill_count: 0
    .symbol:         gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     46
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
