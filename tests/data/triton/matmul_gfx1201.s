; lds_bytes=8192 threads=128
	.amdgcn_target "amdgpu12.01-amd-amdhsa-unknown-gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	matmul                          ; -- Begin function matmul
	.p2align	8
	.type	matmul,@function
matmul:                                 ; @matmul
; %bb.0:
	s_clause 0x2
	s_load_b32 s42, s[0:1], 0x20
	s_load_b32 s33, s[0:1], 0x18
	s_load_b64 s[24:25], s[0:1], 0x0
	s_bfe_u32 s41, ttmp8, 0x50019
	s_lshl_b32 s40, ttmp9, 6
	s_and_b32 s2, s41, 3
	v_and_b32_e32 v79, 31, v0
	s_or_b32 s36, s40, s2
	v_mov_b16_e32 v1.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b32_e32 v43, 1, v79
	v_mov_b16_e32 v1.h, v1.l
	s_wait_kmcnt 0x0
	s_mul_i32 s2, s42, s36
	v_cmp_gt_i32_e32 vcc_lo, s42, v79
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_cmp_lt_i32 s36, s33
	s_add_nc_u64 s[2:3], s[24:25], s[2:3]
	s_cselect_b32 s44, -1, 0
	s_and_b32 s5, s44, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s4, s5
	s_cbranch_execz .LBB0_2
; %bb.1:
	global_load_d16_hi_b16 v1, v43, s[2:3]
.LBB0_2:
	s_or_b32 exec_lo, exec_lo, s4
	s_or_b32 s6, s36, 4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s4, s42, s6
	s_ashr_i32 s5, s4, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_cmp_lt_i32 s6, s33
	s_add_nc_u64 s[4:5], s[24:25], s[4:5]
	s_cselect_b32 s45, -1, 0
	v_add_co_u32 v33, s6, s4, v43
	v_add_co_ci_u32_e64 v34, null, s5, 0, s6
	s_and_b32 s7, s45, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s6, s7
	s_cbranch_execz .LBB0_4
; %bb.3:
	global_load_d16_b16 v1, v[33:34], off
.LBB0_4:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s6
	s_or_b32 s8, s36, 8
	v_mov_b16_e32 v2.l, 0
	s_mul_i32 s6, s42, s8
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s7, s6, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v2.h, v2.l
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[6:7], s[6:7], 1
	s_cmp_lt_i32 s8, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[24:25], s[6:7]
	s_cselect_b32 s46, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v35, s8, s6, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v36, null, s7, 0, s8
	s_and_b32 s9, s46, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s8, s9
	s_cbranch_execz .LBB0_6
; %bb.5:
	global_load_d16_hi_b16 v2, v[35:36], off
.LBB0_6:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s8
	s_or_b32 s10, s36, 12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_i32 s8, s42, s10
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s9, s8, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[8:9], s[8:9], 1
	s_cmp_lt_i32 s10, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[8:9], s[24:25], s[8:9]
	s_cselect_b32 s49, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v37, s10, s8, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v38, null, s9, 0, s10
	s_and_b32 s11, s49, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s10, s11
	s_cbranch_execz .LBB0_8
; %bb.7:
	global_load_d16_b16 v2, v[37:38], off
.LBB0_8:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s10
	s_or_b32 s12, s36, 16
	v_mov_b16_e32 v3.l, 0
	s_mul_i32 s10, s42, s12
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s11, s10, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v3.h, v3.l
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[10:11], s[10:11], 1
	s_cmp_lt_i32 s12, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[10:11], s[24:25], s[10:11]
	s_cselect_b32 s50, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v39, s12, s10, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v40, null, s11, 0, s12
	s_and_b32 s13, s50, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s12, s13
	s_cbranch_execz .LBB0_10
; %bb.9:
	global_load_d16_hi_b16 v3, v[39:40], off
.LBB0_10:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s12
	s_or_b32 s14, s36, 20
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_i32 s12, s42, s14
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s13, s12, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[12:13], s[12:13], 1
	s_cmp_lt_i32 s14, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[12:13], s[24:25], s[12:13]
	s_cselect_b32 s51, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v44, s14, s12, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v45, null, s13, 0, s14
	s_and_b32 s15, s51, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s14, s15
	s_cbranch_execz .LBB0_12
; %bb.11:
	global_load_d16_b16 v3, v[44:45], off
.LBB0_12:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s14
	s_or_b32 s16, s36, 24
	v_mov_b16_e32 v4.l, 0
	s_mul_i32 s14, s42, s16
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s15, s14, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v4.h, v4.l
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[14:15], s[14:15], 1
	s_cmp_lt_i32 s16, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[14:15], s[24:25], s[14:15]
	s_cselect_b32 s52, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v46, s16, s14, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v47, null, s15, 0, s16
	s_and_b32 s17, s52, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s16, s17
	s_cbranch_execz .LBB0_14
; %bb.13:
	global_load_d16_hi_b16 v4, v[46:47], off
.LBB0_14:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s16
	s_or_b32 s18, s36, 28
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_i32 s16, s42, s18
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s17, s16, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[16:17], s[16:17], 1
	s_cmp_lt_i32 s18, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[16:17], s[24:25], s[16:17]
	s_cselect_b32 s53, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v48, s18, s16, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v49, null, s17, 0, s18
	s_and_b32 s19, s53, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s18, s19
	s_cbranch_execz .LBB0_16
; %bb.15:
	global_load_d16_b16 v4, v[48:49], off
.LBB0_16:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s18
	s_or_b32 s20, s36, 32
	v_mov_b16_e32 v5.l, 0
	s_mul_i32 s18, s42, s20
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s19, s18, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v5.h, v5.l
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[18:19], s[18:19], 1
	s_cmp_lt_i32 s20, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[18:19], s[24:25], s[18:19]
	s_cselect_b32 s54, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v50, s20, s18, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v51, null, s19, 0, s20
	s_and_b32 s21, s54, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s20, s21
	s_cbranch_execz .LBB0_18
; %bb.17:
	global_load_d16_hi_b16 v5, v[50:51], off
.LBB0_18:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s20
	s_or_b32 s22, s36, 36
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_i32 s20, s42, s22
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s21, s20, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[20:21], s[20:21], 1
	s_cmp_lt_i32 s22, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[20:21], s[24:25], s[20:21]
	s_cselect_b32 s55, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v52, s22, s20, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v53, null, s21, 0, s22
	s_and_b32 s23, s55, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s22, s23
	s_cbranch_execz .LBB0_20
; %bb.19:
	global_load_d16_b16 v5, v[52:53], off
.LBB0_20:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s22
	s_or_b32 s26, s36, 40
	v_mov_b16_e32 v6.l, 0
	s_mul_i32 s22, s42, s26
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s23, s22, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v6.h, v6.l
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[22:23], s[22:23], 1
	s_cmp_lt_i32 s26, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[22:23], s[24:25], s[22:23]
	s_cselect_b32 s56, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v54, s26, s22, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v55, null, s23, 0, s26
	s_and_b32 s27, s56, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s26, s27
	s_cbranch_execz .LBB0_22
; %bb.21:
	global_load_d16_hi_b16 v6, v[54:55], off
.LBB0_22:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s26
	s_or_b32 s28, s36, 44
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_i32 s26, s42, s28
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s27, s26, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[26:27], s[26:27], 1
	s_cmp_lt_i32 s28, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[26:27], s[24:25], s[26:27]
	s_cselect_b32 s57, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v56, s28, s26, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v57, null, s27, 0, s28
	s_and_b32 s29, s57, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s28, s29
	s_cbranch_execz .LBB0_24
; %bb.23:
	global_load_d16_b16 v6, v[56:57], off
.LBB0_24:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s28
	s_or_b32 s30, s36, 48
	v_mov_b16_e32 v7.l, 0
	s_mul_i32 s28, s42, s30
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s29, s28, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v7.h, v7.l
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[28:29], s[28:29], 1
	s_cmp_lt_i32 s30, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[28:29], s[24:25], s[28:29]
	s_cselect_b32 s58, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v58, s30, s28, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v59, null, s29, 0, s30
	s_and_b32 s31, s58, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s30, s31
	s_cbranch_execz .LBB0_26
; %bb.25:
	global_load_d16_hi_b16 v7, v[58:59], off
.LBB0_26:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s30
	s_or_b32 s34, s36, 52
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_i32 s30, s42, s34
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s31, s30, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[30:31], s[30:31], 1
	s_cmp_lt_i32 s34, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[30:31], s[24:25], s[30:31]
	s_cselect_b32 s59, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v60, s34, s30, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v61, null, s31, 0, s34
	s_and_b32 s35, s59, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s34, s35
	s_cbranch_execz .LBB0_28
; %bb.27:
	global_load_d16_b16 v7, v[60:61], off
.LBB0_28:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s34
	s_or_b32 s37, s36, 56
	v_mov_b16_e32 v9.l, 0
	s_mul_i32 s34, s42, s37
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s35, s34, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v9.h, v9.l
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[34:35], s[34:35], 1
	s_cmp_lt_i32 s37, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[34:35], s[24:25], s[34:35]
	s_cselect_b32 s60, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v62, s37, s34, v43
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v63, null, s35, 0, s37
	s_and_b32 s38, s60, vcc_lo
	s_and_saveexec_b32 s37, s38
	s_cbranch_execz .LBB0_30
; %bb.29:
	global_load_d16_hi_b16 v9, v[62:63], off
.LBB0_30:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s37
	s_load_b32 s43, s[0:1], 0x1c
	s_or_b32 s38, s36, 60
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_i32 s36, s42, s38
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s37, s36, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[36:37], s[36:37], 1
	s_cmp_lt_i32 s38, s33
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[36:37], s[24:25], s[36:37]
	s_cselect_b32 s61, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v64, s24, s36, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v65, null, s37, 0, s24
	s_and_b32 s25, s61, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s24, s25
	s_cbranch_execz .LBB0_32
; %bb.31:
	global_load_d16_b16 v9, v[64:65], off
.LBB0_32:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s24
	s_lshl_b32 s24, s41, 5
	s_load_b64 s[38:39], s[0:1], 0x8
	v_or_b32_e32 v70, s24, v79
	s_lshl_b32 s25, ttmp7, 6
	s_and_b32 s48, s24, 64
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s47, s25, 0x3fffc0
	v_mov_b16_e32 v10.h, 0
	v_and_b32_e32 v12, 63, v70
	s_lshr_b32 s62, s48, 4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_lt_i32 s62, s42
	v_mov_b16_e32 v10.l, v10.h
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_or_b32_e32 v8, s47, v12
	s_cselect_b32 s24, -1, 0
	s_wait_kmcnt 0x0
	v_cmp_gt_i32_e32 vcc_lo, s43, v8
	v_lshlrev_b32_e32 v80, 1, v8
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s25, vcc_lo, s24
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s24, s25
	s_cbranch_execz .LBB0_34
; %bb.33:
	s_mul_i32 s64, s43, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_b16 v10, v80, s[64:65]
.LBB0_34:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s24
	s_or_b32 s63, s62, 1
	s_cmp_gt_i32 s42, 0
	s_cselect_b32 s24, -1, 0
	s_cmp_lt_i32 s63, s42
	s_cselect_b32 s25, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s25, vcc_lo, s25
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s64, s24, s25
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s25, s64
	s_cbranch_execz .LBB0_36
; %bb.35:
	s_mul_i32 s64, s43, s63
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_hi_b16 v10, v80, s[64:65]
.LBB0_36:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s25
	s_or_b32 s25, s62, 2
	v_mov_b16_e32 v11.h, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s25, s42
	s_cselect_b32 s63, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v11.l, v11.h
	s_and_b32 s63, vcc_lo, s63
	s_and_b32 s64, s24, s63
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s63, s64
	s_cbranch_execz .LBB0_38
; %bb.37:
	s_mul_i32 s64, s43, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_b16 v11, v80, s[64:65]
.LBB0_38:
	s_or_b32 exec_lo, exec_lo, s63
	s_or_b32 s63, s62, 3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s63, s42
	s_cselect_b32 s25, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s25, vcc_lo, s25
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s64, s24, s25
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s25, s64
	s_cbranch_execz .LBB0_40
; %bb.39:
	s_mul_i32 s64, s43, s63
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_hi_b16 v11, v80, s[64:65]
.LBB0_40:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s25
	s_or_b32 s25, s62, 8
	v_mov_b16_e32 v41.h, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s25, s42
	s_cselect_b32 s63, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v41.l, v41.h
	s_and_b32 s63, vcc_lo, s63
	s_and_b32 s64, s24, s63
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s63, s64
	s_cbranch_execz .LBB0_42
; %bb.41:
	s_mul_i32 s64, s43, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_b16 v41, v80, s[64:65]
.LBB0_42:
	s_or_b32 exec_lo, exec_lo, s63
	s_or_b32 s63, s62, 9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s63, s42
	s_cselect_b32 s25, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s25, vcc_lo, s25
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s64, s24, s25
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s25, s64
	s_cbranch_execz .LBB0_44
; %bb.43:
	s_mul_i32 s64, s43, s63
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_hi_b16 v41, v80, s[64:65]
.LBB0_44:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s25
	s_or_b32 s25, s62, 10
	v_mov_b16_e32 v42.h, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s25, s42
	s_cselect_b32 s63, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v42.l, v42.h
	s_and_b32 s63, vcc_lo, s63
	s_and_b32 s64, s24, s63
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s63, s64
	s_cbranch_execz .LBB0_46
; %bb.45:
	s_mul_i32 s64, s43, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_b16 v42, v80, s[64:65]
.LBB0_46:
	s_or_b32 exec_lo, exec_lo, s63
	s_or_b32 s63, s62, 11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s63, s42
	s_cselect_b32 s25, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s25, vcc_lo, s25
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s64, s24, s25
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s25, s64
	s_cbranch_execz .LBB0_48
; %bb.47:
	s_mul_i32 s64, s43, s63
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_hi_b16 v42, v80, s[64:65]
.LBB0_48:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s25
	s_or_b32 s25, s62, 16
	v_mov_b16_e32 v66.h, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s25, s42
	s_cselect_b32 s63, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v66.l, v66.h
	s_and_b32 s63, vcc_lo, s63
	s_and_b32 s64, s24, s63
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s63, s64
	s_cbranch_execz .LBB0_50
; %bb.49:
	s_mul_i32 s64, s43, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_b16 v66, v80, s[64:65]
.LBB0_50:
	s_or_b32 exec_lo, exec_lo, s63
	s_or_b32 s63, s62, 17
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s63, s42
	s_cselect_b32 s25, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s25, vcc_lo, s25
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s64, s24, s25
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s25, s64
	s_cbranch_execz .LBB0_52
; %bb.51:
	s_mul_i32 s64, s43, s63
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_hi_b16 v66, v80, s[64:65]
.LBB0_52:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s25
	s_or_b32 s25, s62, 18
	v_mov_b16_e32 v67.h, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s25, s42
	s_cselect_b32 s63, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v67.l, v67.h
	s_and_b32 s63, vcc_lo, s63
	s_and_b32 s64, s24, s63
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s63, s64
	s_cbranch_execz .LBB0_54
; %bb.53:
	s_mul_i32 s64, s43, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_b16 v67, v80, s[64:65]
.LBB0_54:
	s_or_b32 exec_lo, exec_lo, s63
	s_or_b32 s63, s62, 19
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s63, s42
	s_cselect_b32 s25, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s25, vcc_lo, s25
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s64, s24, s25
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s25, s64
	s_cbranch_execz .LBB0_56
; %bb.55:
	s_mul_i32 s64, s43, s63
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_hi_b16 v67, v80, s[64:65]
.LBB0_56:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s25
	s_or_b32 s25, s62, 24
	v_mov_b16_e32 v68.h, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s25, s42
	s_cselect_b32 s63, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v68.l, v68.h
	s_and_b32 s63, vcc_lo, s63
	s_and_b32 s64, s24, s63
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s63, s64
	s_cbranch_execz .LBB0_58
; %bb.57:
	s_mul_i32 s64, s43, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_b16 v68, v80, s[64:65]
.LBB0_58:
	s_or_b32 exec_lo, exec_lo, s63
	s_or_b32 s63, s62, 25
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s63, s42
	s_cselect_b32 s25, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s25, vcc_lo, s25
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s64, s24, s25
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s25, s64
	s_cbranch_execz .LBB0_60
; %bb.59:
	s_mul_i32 s64, s43, s63
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_hi_b16 v68, v80, s[64:65]
.LBB0_60:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s25
	s_or_b32 s25, s62, 26
	v_mov_b16_e32 v69.l, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s25, s42
	s_cselect_b32 s63, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s63, vcc_lo, s63
	s_and_b32 s64, s24, s63
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s63, s64
	s_cbranch_execz .LBB0_62
; %bb.61:
	s_mul_i32 s64, s43, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_d16_b16 v69, v80, s[64:65]
.LBB0_62:
	s_or_b32 exec_lo, exec_lo, s63
	s_or_b32 s25, s62, 27
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v13, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s25, s42
	s_cselect_b32 s63, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s63, vcc_lo, s63
	s_and_b32 s63, s24, s63
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s24, s63
	s_cbranch_execz .LBB0_64
; %bb.63:
	s_mul_i32 s64, s43, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[64:65], s[38:39], s[64:65]
	global_load_u16 v13, v80, s[64:65]
.LBB0_64:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s24
	v_lshlrev_b32_e32 v14, 1, v12
	s_cmp_eq_u32 s48, 0
	v_lshlrev_b32_e32 v15, 3, v0
	s_cselect_b32 s24, 0, 0x90
	v_lshlrev_b32_e32 v16, 1, v0
	s_wait_alu depctr_sa_sdst(0)
	v_xor_b32_e32 v14, s24, v14
	s_load_b64 s[24:25], s[0:1], 0x10
	v_lshlrev_b32_e32 v12, 6, v12
	s_lshr_b32 s0, s48, 3
	v_and_b32_e32 v71, 15, v0
	v_xor_b32_e32 v17, 32, v14
	v_add_nc_u32_e32 v73, 0, v14
	s_wait_loadcnt 0x0
	v_mov_b16_e32 v69.h, v13.l
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v19, 0
	v_add_nc_u32_e32 v74, 0, v17
	ds_store_b16_d16_hi v73, v1
	ds_store_b16_d16_hi v73, v2 offset:512
	ds_store_b16_d16_hi v73, v3 offset:1024
	ds_store_b16_d16_hi v73, v4 offset:1536
	ds_store_b16_d16_hi v73, v5 offset:2048
	ds_store_b16_d16_hi v73, v6 offset:2560
	ds_store_b16_d16_hi v73, v7 offset:3072
	ds_store_b16_d16_hi v73, v9 offset:3584
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v31, 0
	ds_store_b16 v74, v1 offset:256
	ds_store_b16 v74, v2 offset:768
	ds_store_b16 v74, v3 offset:1280
	ds_store_b16 v74, v4 offset:1792
	ds_store_b16 v74, v5 offset:2304
	ds_store_b16 v74, v6 offset:2816
	ds_store_b16 v74, v7 offset:3328
	ds_store_b16 v74, v9 offset:3840
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v5, 0
	v_xor_b32_e32 v16, v15, v16
	v_dual_mov_b32 v13, 0 :: v_dual_and_b32 v72, 48, v15
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v4, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v15, 0 :: v_dual_and_b32 v14, 48, v16
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v27, 0
	v_or3_b32 v12, v12, s0, v14
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v25, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_add_nc_u32_e32 v75, 0, v12
	v_xor_b32_e32 v1, 16, v12
	v_xor_b32_e32 v2, 32, v12
	v_xor_b32_e32 v3, 48, v12
	v_mov_b32_e32 v14, 0
	ds_store_b64 v75, v[10:11] offset:4096
	v_dual_mov_b32 v11, 0 :: v_dual_add_nc_u32 v76, 0, v1
	v_add_nc_u32_e32 v77, 0, v2
	v_dual_mov_b32 v9, 0 :: v_dual_add_nc_u32 v78, 0, v3
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v21, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v26, 0
	s_sub_co_i32 s63, s42, 32
	ds_store_b64 v76, v[41:42] offset:4096
	s_cmp_lt_i32 s63, 1
	ds_store_b64 v77, v[66:67] offset:4096
	ds_store_b64 v78, v[68:69] offset:4096
	s_cbranch_scc1 .LBB0_196
; %bb.65:                               ; %.lr.ph
	v_or_b32_e32 v1, 32, v79
	v_mov_b16_e32 v41.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_i32_e64 s0, s42, v1
	v_mov_b16_e32 v41.h, v41.l
	s_and_b32 s64, s44, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_67
; %bb.66:
	global_load_d16_hi_b16 v41, v43, s[2:3] offset:64
.LBB0_67:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_and_b32 s64, s45, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_69
; %bb.68:
	global_load_d16_b16 v41, v[33:34], off offset:64
.LBB0_69:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v42.l, 0
	s_and_b32 s64, s46, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v42.h, v42.l
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_71
; %bb.70:
	global_load_d16_hi_b16 v42, v[35:36], off offset:64
.LBB0_71:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_and_b32 s64, s49, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_73
; %bb.72:
	global_load_d16_b16 v42, v[37:38], off offset:64
.LBB0_73:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v43.l, 0
	s_and_b32 s64, s50, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v43.h, v43.l
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_75
; %bb.74:
	global_load_d16_hi_b16 v43, v[39:40], off offset:64
.LBB0_75:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_and_b32 s64, s51, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_77
; %bb.76:
	global_load_d16_b16 v43, v[44:45], off offset:64
.LBB0_77:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v44.l, 0
	s_and_b32 s64, s52, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v44.h, v44.l
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_79
; %bb.78:
	global_load_d16_hi_b16 v44, v[46:47], off offset:64
.LBB0_79:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_and_b32 s64, s53, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_81
; %bb.80:
	global_load_d16_b16 v44, v[48:49], off offset:64
.LBB0_81:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v45.l, 0
	s_and_b32 s64, s54, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v45.h, v45.l
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_83
; %bb.82:
	global_load_d16_hi_b16 v45, v[50:51], off offset:64
.LBB0_83:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_and_b32 s64, s55, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_85
; %bb.84:
	global_load_d16_b16 v45, v[52:53], off offset:64
.LBB0_85:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v46.l, 0
	s_and_b32 s64, s56, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v46.h, v46.l
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_87
; %bb.86:
	global_load_d16_hi_b16 v46, v[54:55], off offset:64
.LBB0_87:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_and_b32 s64, s57, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_89
; %bb.88:
	global_load_d16_b16 v46, v[56:57], off offset:64
.LBB0_89:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v47.l, 0
	s_and_b32 s64, s58, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v47.h, v47.l
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_91
; %bb.90:
	global_load_d16_hi_b16 v47, v[58:59], off offset:64
.LBB0_91:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_and_b32 s64, s59, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_93
; %bb.92:
	global_load_d16_b16 v47, v[60:61], off offset:64
.LBB0_93:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v48.l, 0
	s_and_b32 s64, s60, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v48.h, v48.l
	s_and_saveexec_b32 s1, s64
	s_cbranch_execz .LBB0_95
; %bb.94:
	global_load_d16_hi_b16 v48, v[62:63], off offset:64
.LBB0_95:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_and_b32 s1, s61, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_97
; %bb.96:
	global_load_d16_b16 v48, v[64:65], off offset:64
.LBB0_97:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_and_b32_e32 v9, 16, v0
	v_lshl_or_b32 v1, v71, 6, v72
	v_mov_b16_e32 v49.h, 0
	s_or_b32 s0, s62, 32
	v_add_co_u32 v67, s1, s38, v80
	s_delay_alu instid0(VALU_DEP_3)
	v_xor_b32_e32 v1, v1, v9
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	v_add_co_ci_u32_e64 v68, null, s39, 0, s1
	v_mov_b16_e32 v49.l, v49.h
	v_lshl_or_b32 v1, s48, 4, v1
	s_cselect_b32 s1, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v2, 32, v1
	v_add_nc_u32_e32 v65, 0, v1
	v_add_nc_u32_e32 v66, 0, v2
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[1:4], v65
	ds_load_b128 v[33:36], v65 offset:2048
	ds_load_b128 v[5:8], v66
	ds_load_b128 v[37:40], v66 offset:2048
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_99
; %bb.98:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_b16 v49, v[10:11], off
.LBB0_99:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_or_b32 s0, s62, 33
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_101
; %bb.100:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_hi_b16 v49, v[10:11], off
.LBB0_101:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v50.h, 0
	s_or_b32 s0, s62, 34
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	v_mov_b16_e32 v50.l, v50.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_103
; %bb.102:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_b16 v50, v[10:11], off
.LBB0_103:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_or_b32 s0, s62, 35
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_105
; %bb.104:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_hi_b16 v50, v[10:11], off
.LBB0_105:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v51.h, 0
	s_or_b32 s0, s62, 40
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	v_mov_b16_e32 v51.l, v51.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_107
; %bb.106:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_b16 v51, v[10:11], off
.LBB0_107:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_or_b32 s0, s62, 41
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_109
; %bb.108:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_hi_b16 v51, v[10:11], off
.LBB0_109:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v52.h, 0
	s_or_b32 s0, s62, 42
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	v_mov_b16_e32 v52.l, v52.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_111
; %bb.110:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_b16 v52, v[10:11], off
.LBB0_111:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_or_b32 s0, s62, 43
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_113
; %bb.112:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_hi_b16 v52, v[10:11], off
.LBB0_113:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v53.h, 0
	s_or_b32 s0, s62, 48
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	v_mov_b16_e32 v53.l, v53.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_115
; %bb.114:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_b16 v53, v[10:11], off
.LBB0_115:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_or_b32 s0, s62, 49
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_117
; %bb.116:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_hi_b16 v53, v[10:11], off
.LBB0_117:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v54.h, 0
	s_or_b32 s0, s62, 50
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	v_mov_b16_e32 v54.l, v54.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_119
; %bb.118:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_b16 v54, v[10:11], off
.LBB0_119:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_or_b32 s0, s62, 51
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_121
; %bb.120:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_hi_b16 v54, v[10:11], off
.LBB0_121:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b16_e32 v55.h, 0
	s_or_b32 s0, s62, 56
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	v_mov_b16_e32 v55.l, v55.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_123
; %bb.122:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_b16 v55, v[10:11], off
.LBB0_123:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_or_b32 s0, s62, 57
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_125
; %bb.124:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_hi_b16 v55, v[10:11], off
.LBB0_125:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_or_b32 s0, s62, 58
	v_mov_b16_e32 v56.l, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_127
; %bb.126:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_d16_b16 v56, v[10:11], off
.LBB0_127:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_or_b32 s0, s62, 59
	v_mov_b32_e32 v57, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s1, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s38, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s38
	s_cbranch_execz .LBB0_129
; %bb.128:
	s_mul_i32 s38, s0, s43
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s39, s38, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[38:39], s[38:39], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v10, s0, v67, s38
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v11, null, s39, v68, s0
	global_load_u16 v57, v[10:11], off
.LBB0_129:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_lshlrev_b32_e32 v10, 6, v0
	v_bfe_i32 v11, v0, 3, 1
	s_bfe_i32 s0, s41, 0x10000
	s_wait_loadcnt 0x0
	v_mov_b16_e32 v56.h, v57.l
	s_wait_alu depctr_sa_sdst(0)
	v_and_or_b32 v9, 0x420, s0, v9
	v_and_or_b32 v10, 0x1c0, v10, v72
	v_and_b32_e32 v11, 0x210, v11
	s_mov_b32 s38, 0
	s_cmp_lt_u32 s63, 33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor3_b32 v9, v9, v10, v11
	v_xor_b32_e32 v10, 32, v9
	v_add_nc_u32_e32 v69, 0, v9
	ds_load_b128 v[58:61], v69 offset:4096
	ds_load_b128 v[81:84], v69 offset:6144
	v_add_nc_u32_e32 v80, 0, v10
	ds_load_b128 v[85:88], v80 offset:4096
	ds_load_b128 v[89:92], v80 offset:6144
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_f16 v[25:32], v[58:61], v[1:4], 0
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_f16 v[17:24], v[81:84], v[1:4], 0
	v_wmma_f32_16x16x16_f16 v[9:16], v[58:61], v[33:36], 0
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_f16 v[25:32], v[85:88], v[5:8], v[25:32]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_f16 v[17:24], v[89:92], v[5:8], v[17:24]
	s_barrier_signal -1
	v_wmma_f32_16x16x16_f16 v[1:8], v[81:84], v[33:36], 0
	v_wmma_f32_16x16x16_f16 v[9:16], v[85:88], v[37:40], v[9:16]
	s_delay_alu instid0(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[89:92], v[37:40], v[1:8]
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b16_d16_hi v73, v41
	ds_store_b16_d16_hi v73, v42 offset:512
	ds_store_b16_d16_hi v73, v43 offset:1024
	ds_store_b16_d16_hi v73, v44 offset:1536
	ds_store_b16_d16_hi v73, v45 offset:2048
	ds_store_b16_d16_hi v73, v46 offset:2560
	ds_store_b16_d16_hi v73, v47 offset:3072
	ds_store_b16_d16_hi v73, v48 offset:3584
	ds_store_b16 v74, v41 offset:256
	ds_store_b16 v74, v42 offset:768
	ds_store_b16 v74, v43 offset:1280
	ds_store_b16 v74, v44 offset:1792
	ds_store_b16 v74, v45 offset:2304
	ds_store_b16 v74, v46 offset:2816
	ds_store_b16 v74, v47 offset:3328
	ds_store_b16 v74, v48 offset:3840
	ds_store_b64 v75, v[49:50] offset:4096
	ds_store_b64 v76, v[51:52] offset:4096
	ds_store_b64 v77, v[53:54] offset:4096
	ds_store_b64 v78, v[55:56] offset:4096
	s_cbranch_scc1 .LBB0_196
; %bb.130:                              ; %.peel.next
	s_add_co_i32 s0, s62, 0x5b
	s_or_b32 s1, s62, 0x58
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s39, s43, s0
	s_add_co_i32 s0, s62, 0x5a
	s_mul_i32 s67, s43, s1
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s65, s43, s0
	s_add_co_i32 s0, s62, 0x59
	s_add_co_i32 s1, s62, 0x52
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s66, s43, s0
	s_add_co_i32 s0, s62, 0x53
	s_mul_i32 s69, s43, s1
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s68, s43, s0
	s_add_co_i32 s0, s62, 0x51
	s_or_b32 s1, s62, 0x50
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s70, s43, s0
	s_mul_i32 s71, s43, s1
	s_add_co_i32 s0, s62, 0x4b
	s_add_co_i32 s1, s62, 0x4a
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s72, s43, s0
	s_mul_i32 s73, s43, s1
	s_add_co_i32 s0, s62, 0x49
	s_or_b32 s1, s62, 0x48
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s74, s43, s0
	s_mul_i32 s75, s43, s1
	s_add_co_i32 s0, s62, 0x43
	s_add_co_i32 s1, s62, 0x42
	v_or_b32_e32 v79, 64, v79
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s76, s43, s0
	s_mul_i32 s77, s43, s1
	s_add_co_i32 s0, s62, 0x41
	s_or_b32 s1, s62, 64
	s_lshl_b32 s64, s43, 5
	s_wait_alu depctr_sa_sdst(0)
	s_mul_i32 s78, s43, s0
	s_mul_i32 s79, s43, s1
	s_mov_b32 s80, 0
	s_branch .LBB0_132
.LBB0_131:                              ;   in Loop: Header=BB0_132 Depth=1
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	ds_load_b128 v[82:85], v69 offset:4096
	ds_load_b128 v[86:89], v69 offset:6144
	ds_load_b128 v[90:93], v80 offset:4096
	ds_load_b128 v[94:97], v80 offset:6144
	s_add_co_i32 s0, s38, 32
	s_add_co_i32 s1, s38, 64
	s_add_co_i32 s80, s80, s64
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s1, s63
	s_mov_b32 s38, s0
	s_wait_loadcnt 0x0
	v_mov_b16_e32 v64.h, v81.l
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_f16 v[25:32], v[82:85], v[45:48], v[25:32]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_f16 v[17:24], v[86:89], v[45:48], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[82:85], v[41:44], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[86:89], v[41:44], v[1:8]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_f16 v[25:32], v[90:93], v[37:40], v[25:32]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	v_wmma_f32_16x16x16_f16 v[17:24], v[94:97], v[37:40], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[90:93], v[33:36], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[94:97], v[33:36], v[1:8]
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b16_d16_hi v73, v49
	ds_store_b16_d16_hi v73, v50 offset:512
	ds_store_b16_d16_hi v73, v51 offset:1024
	ds_store_b16_d16_hi v73, v52 offset:1536
	ds_store_b16_d16_hi v73, v53 offset:2048
	ds_store_b16_d16_hi v73, v54 offset:2560
	ds_store_b16_d16_hi v73, v55 offset:3072
	ds_store_b16_d16_hi v73, v56 offset:3584
	ds_store_b16 v74, v49 offset:256
	ds_store_b16 v74, v50 offset:768
	ds_store_b16 v74, v51 offset:1280
	ds_store_b16 v74, v52 offset:1792
	ds_store_b16 v74, v53 offset:2304
	ds_store_b16 v74, v54 offset:2816
	ds_store_b16 v74, v55 offset:3328
	ds_store_b16 v74, v56 offset:3840
	ds_store_b64 v75, v[57:58] offset:4096
	ds_store_b64 v76, v[59:60] offset:4096
	ds_store_b64 v77, v[61:62] offset:4096
	ds_store_b64 v78, v[63:64] offset:4096
	s_cbranch_scc0 .LBB0_196
.LBB0_132:                              ; =>This Inner Loop Header: Depth=1
	s_wait_alu depctr_sa_sdst(0)
	v_add_nc_u32_e32 v33, s38, v79
	v_mov_b16_e32 v49.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_gt_i32_e64 s0, s42, v33
	v_ashrrev_i32_e32 v34, 31, v33
	v_mov_b16_e32 v49.h, v49.l
	s_and_b32 s1, s44, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_134
; %bb.133:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s2, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s3, v36, s1
	global_load_d16_hi_b16 v49, v[35:36], off
.LBB0_134:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_and_b32 s1, s45, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_136
; %bb.135:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s4, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s5, v36, s1
	global_load_d16_b16 v49, v[35:36], off
.LBB0_136:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v50.l, 0
	s_and_b32 s1, s46, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v50.h, v50.l
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_138
; %bb.137:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s6, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s7, v36, s1
	global_load_d16_hi_b16 v50, v[35:36], off
.LBB0_138:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_and_b32 s1, s49, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_140
; %bb.139:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s8, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s9, v36, s1
	global_load_d16_b16 v50, v[35:36], off
.LBB0_140:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v51.l, 0
	s_and_b32 s1, s50, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v51.h, v51.l
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_142
; %bb.141:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s10, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s11, v36, s1
	global_load_d16_hi_b16 v51, v[35:36], off
.LBB0_142:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_and_b32 s1, s51, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_144
; %bb.143:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s12, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s13, v36, s1
	global_load_d16_b16 v51, v[35:36], off
.LBB0_144:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v52.l, 0
	s_and_b32 s1, s52, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v52.h, v52.l
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_146
; %bb.145:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s14, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s15, v36, s1
	global_load_d16_hi_b16 v52, v[35:36], off
.LBB0_146:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_and_b32 s1, s53, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_148
; %bb.147:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s16, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s17, v36, s1
	global_load_d16_b16 v52, v[35:36], off
.LBB0_148:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v53.l, 0
	s_and_b32 s1, s54, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v53.h, v53.l
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_150
; %bb.149:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s18, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s19, v36, s1
	global_load_d16_hi_b16 v53, v[35:36], off
.LBB0_150:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_and_b32 s1, s55, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_152
; %bb.151:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s20, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s21, v36, s1
	global_load_d16_b16 v53, v[35:36], off
.LBB0_152:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v54.l, 0
	s_and_b32 s1, s56, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v54.h, v54.l
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_154
; %bb.153:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s22, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s23, v36, s1
	global_load_d16_hi_b16 v54, v[35:36], off
.LBB0_154:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_and_b32 s1, s57, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_156
; %bb.155:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s26, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s27, v36, s1
	global_load_d16_b16 v54, v[35:36], off
.LBB0_156:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v55.l, 0
	s_and_b32 s1, s58, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v55.h, v55.l
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_158
; %bb.157:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s28, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s29, v36, s1
	global_load_d16_hi_b16 v55, v[35:36], off
.LBB0_158:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_and_b32 s1, s59, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_160
; %bb.159:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s30, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s31, v36, s1
	global_load_d16_b16 v55, v[35:36], off
.LBB0_160:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v56.l, 0
	s_and_b32 s1, s60, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v56.h, v56.l
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s1
	s_cbranch_execz .LBB0_162
; %bb.161:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[35:36], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v35, s1, s34, v35
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v36, null, s35, v36, s1
	global_load_d16_hi_b16 v56, v[35:36], off
.LBB0_162:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_and_b32 s0, s61, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_164
; %bb.163:                              ;   in Loop: Header=BB0_132 Depth=1
	v_lshlrev_b64_e32 v[33:34], 1, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v33, s0, s36, v33
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v34, null, s37, v34, s0
	global_load_d16_b16 v56, v[33:34], off
.LBB0_164:                              ;   in Loop: Header=BB0_132 Depth=1
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_add_co_i32 s1, s62, s38
	v_mov_b16_e32 v57.h, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_co_i32 s0, s1, 64
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	v_mov_b16_e32 v57.l, v57.h
	s_cselect_b32 s0, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[45:48], v65
	ds_load_b128 v[41:44], v65 offset:2048
	ds_load_b128 v[37:40], v66
	ds_load_b128 v[33:36], v66 offset:2048
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_166
; %bb.165:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s79, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v58, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v59, null, s83, v68, s0
	global_load_d16_b16 v57, v[58:59], off
.LBB0_166:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s0, s1, 0x41
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_168
; %bb.167:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s78, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v58, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v59, null, s83, v68, s0
	global_load_d16_hi_b16 v57, v[58:59], off
.LBB0_168:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v58.h, 0
	s_add_co_i32 s0, s1, 0x42
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	v_mov_b16_e32 v58.l, v58.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s77, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v59, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v60, null, s83, v68, s0
	global_load_d16_b16 v58, v[59:60], off
.LBB0_170:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s0, s1, 0x43
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_172
; %bb.171:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s76, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v59, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v60, null, s83, v68, s0
	global_load_d16_hi_b16 v58, v[59:60], off
.LBB0_172:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v59.h, 0
	s_add_co_i32 s0, s1, 0x48
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	v_mov_b16_e32 v59.l, v59.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s75, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v60, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v61, null, s83, v68, s0
	global_load_d16_b16 v59, v[60:61], off
.LBB0_174:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s0, s1, 0x49
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s74, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v60, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v61, null, s83, v68, s0
	global_load_d16_hi_b16 v59, v[60:61], off
.LBB0_176:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v60.h, 0
	s_add_co_i32 s0, s1, 0x4a
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	v_mov_b16_e32 v60.l, v60.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s73, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v61, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v62, null, s83, v68, s0
	global_load_d16_b16 v60, v[61:62], off
.LBB0_178:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s0, s1, 0x4b
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s72, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v61, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v62, null, s83, v68, s0
	global_load_d16_hi_b16 v60, v[61:62], off
.LBB0_180:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v61.h, 0
	s_add_co_i32 s0, s1, 0x50
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	v_mov_b16_e32 v61.l, v61.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s71, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v62, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v63, null, s83, v68, s0
	global_load_d16_b16 v61, v[62:63], off
.LBB0_182:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s0, s1, 0x51
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_184
; %bb.183:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s70, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v62, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v63, null, s83, v68, s0
	global_load_d16_hi_b16 v61, v[62:63], off
.LBB0_184:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v62.h, 0
	s_add_co_i32 s0, s1, 0x52
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	v_mov_b16_e32 v62.l, v62.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_186
; %bb.185:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s69, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v63, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v64, null, s83, v68, s0
	global_load_d16_b16 v62, v[63:64], off
.LBB0_186:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s0, s1, 0x53
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_188
; %bb.187:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s68, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v63, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v64, null, s83, v68, s0
	global_load_d16_hi_b16 v62, v[63:64], off
.LBB0_188:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	v_mov_b16_e32 v63.h, 0
	s_add_co_i32 s0, s1, 0x58
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	v_mov_b16_e32 v63.l, v63.h
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_190
; %bb.189:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s67, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v81, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v82, null, s83, v68, s0
	global_load_d16_b16 v63, v[81:82], off
.LBB0_190:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s0, s1, 0x59
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_192
; %bb.191:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s66, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v81, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v82, null, s83, v68, s0
	global_load_d16_hi_b16 v63, v[81:82], off
.LBB0_192:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s0, s1, 0x5a
	v_mov_b16_e32 v64.l, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s0, s42
	s_cselect_b32 s0, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s81, s0
	s_cbranch_execz .LBB0_194
; %bb.193:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s65, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v81, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v82, null, s83, v68, s0
	global_load_d16_b16 v64, v[81:82], off
.LBB0_194:                              ;   in Loop: Header=BB0_132 Depth=1
	s_or_b32 exec_lo, exec_lo, s81
	s_addk_co_i32 s1, 0x5b
	v_mov_b32_e32 v81, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s1, s42
	s_cselect_b32 s0, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_131
; %bb.195:                              ;   in Loop: Header=BB0_132 Depth=1
	s_add_co_i32 s82, s39, s80
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[82:83], s[82:83], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v81, s0, v67, s82
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v82, null, s83, v68, s0
	global_load_u16 v81, v[81:82], off
	s_branch .LBB0_131
.LBB0_196:                              ; %._crit_edge
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_add_co_i32 s42, s42, 31
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s42, 32
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_cbranch_scc1 .LBB0_198
; %bb.197:
	v_bfe_i32 v33, v0, 3, 1
	v_lshlrev_b32_e32 v34, 6, v0
	v_and_b32_e32 v0, 16, v0
	v_lshl_or_b32 v35, v71, 6, v72
	s_bfe_i32 s0, s41, 0x10000
	v_and_b32_e32 v33, 0x210, v33
	v_and_or_b32 v34, 0x1c0, v34, v72
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v35, v35, v0
	s_wait_alu depctr_sa_sdst(0)
	v_and_or_b32 v0, 0x420, s0, v0
	v_lshl_or_b32 v35, s48, 4, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor3_b32 v0, v0, v34, v33
	v_add_nc_u32_e32 v45, 0, v35
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v41, 0, v0
	v_xad_u32 v61, v35, 32, 0
	v_xad_u32 v0, v0, 32, 0
	ds_load_b128 v[33:36], v45
	ds_load_b128 v[37:40], v41 offset:4096
	ds_load_b128 v[41:44], v41 offset:6144
	ds_load_b128 v[45:48], v45 offset:2048
	ds_load_b128 v[49:52], v61
	ds_load_b128 v[53:56], v0 offset:4096
	ds_load_b128 v[57:60], v0 offset:6144
	ds_load_b128 v[61:64], v61 offset:2048
	s_wait_dscnt 0x6
	v_wmma_f32_16x16x16_f16 v[25:32], v[37:40], v[33:36], v[25:32]
	s_wait_dscnt 0x5
	v_wmma_f32_16x16x16_f16 v[17:24], v[41:44], v[33:36], v[17:24]
	s_wait_dscnt 0x4
	v_wmma_f32_16x16x16_f16 v[9:16], v[37:40], v[45:48], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[41:44], v[45:48], v[1:8]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_f16 v[25:32], v[53:56], v[49:52], v[25:32]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_f16 v[17:24], v[57:60], v[49:52], v[17:24]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_f16 v[9:16], v[53:56], v[61:64], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[57:60], v[61:64], v[1:8]
.LBB0_198:                              ; %._crit_edge._crit_edge
	s_lshr_b32 s0, s48, 2
	v_lshrrev_b32_e32 v35, 1, v70
	s_wait_alu depctr_sa_sdst(0)
	v_or3_b32 v0, s0, v71, s40
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_or_b32 v36, v35, 24, s47
	v_mul_lo_u32 v33, s43, v0
	v_cmp_gt_i32_e64 s9, s33, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b32_e32 v35, 2, v36
	v_ashrrev_i32_e32 v34, 31, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64_e32 v[33:34], 2, v[33:34]
	s_wait_kmcnt 0x0
	v_add_co_u32 v33, vcc_lo, s24, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v34, null, s25, v34, vcc_lo
	v_cmp_gt_i32_e32 vcc_lo, s43, v36
	v_add_co_u32 v33, s0, v33, v35
	s_wait_alu depctr_va_sdst(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e64 v34, null, 0, v34, s0
	s_and_b32 s1, s9, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_200
; %bb.199:
	global_store_b32 v[33:34], v25, off
.LBB0_200:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	v_or_b32_e32 v25, 1, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s0, s43, v25
	s_and_b32 s2, s9, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s2
	s_cbranch_execz .LBB0_202
; %bb.201:
	global_store_b32 v[33:34], v26, off offset:4
.LBB0_202:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_or_b32_e32 v25, 2, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s1, s43, v25
	s_and_b32 s3, s9, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s2, s3
	s_cbranch_execz .LBB0_204
; %bb.203:
	global_store_b32 v[33:34], v27, off offset:8
.LBB0_204:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s2
	v_or_b32_e32 v25, 3, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s2, s43, v25
	s_and_b32 s4, s9, s2
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s3, s4
	s_cbranch_execz .LBB0_206
; %bb.205:
	global_store_b32 v[33:34], v28, off offset:12
.LBB0_206:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s3
	v_or_b32_e32 v25, 4, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s3, s43, v25
	s_and_b32 s5, s9, s3
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s4, s5
	s_cbranch_execz .LBB0_208
; %bb.207:
	global_store_b32 v[33:34], v29, off offset:16
.LBB0_208:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_or_b32_e32 v25, 5, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s4, s43, v25
	s_and_b32 s6, s9, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s5, s6
	s_cbranch_execz .LBB0_210
; %bb.209:
	global_store_b32 v[33:34], v30, off offset:20
.LBB0_210:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s5
	v_or_b32_e32 v25, 6, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s5, s43, v25
	s_and_b32 s7, s9, s5
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s6, s7
	s_cbranch_execz .LBB0_212
; %bb.211:
	global_store_b32 v[33:34], v31, off offset:24
.LBB0_212:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s6
	v_or_b32_e32 v25, 7, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s6, s43, v25
	s_and_b32 s8, s9, s6
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s7, s8
	s_cbranch_execz .LBB0_214
; %bb.213:
	global_store_b32 v[33:34], v32, off offset:28
.LBB0_214:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s7
	v_or_b32_e32 v25, 32, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s7, s43, v25
	s_and_b32 s10, s9, s7
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s8, s10
	s_cbranch_execz .LBB0_216
; %bb.215:
	global_store_b32 v[33:34], v17, off offset:128
.LBB0_216:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s8
	v_or_b32_e32 v17, 33, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s8, s43, v17
	s_and_b32 s11, s9, s8
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s10, s11
	s_cbranch_execz .LBB0_218
; %bb.217:
	global_store_b32 v[33:34], v18, off offset:132
.LBB0_218:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s10
	v_or_b32_e32 v17, 34, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s10, s43, v17
	s_and_b32 s12, s9, s10
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s11, s12
	s_cbranch_execz .LBB0_220
; %bb.219:
	global_store_b32 v[33:34], v19, off offset:136
.LBB0_220:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s11
	v_or_b32_e32 v17, 35, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s11, s43, v17
	s_and_b32 s13, s9, s11
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s12, s13
	s_cbranch_execz .LBB0_222
; %bb.221:
	global_store_b32 v[33:34], v20, off offset:140
.LBB0_222:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s12
	v_or_b32_e32 v17, 36, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s12, s43, v17
	s_and_b32 s14, s9, s12
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s13, s14
	s_cbranch_execz .LBB0_224
; %bb.223:
	global_store_b32 v[33:34], v21, off offset:144
.LBB0_224:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s13
	v_or_b32_e32 v17, 37, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s13, s43, v17
	s_and_b32 s15, s9, s13
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s14, s15
	s_cbranch_execz .LBB0_226
; %bb.225:
	global_store_b32 v[33:34], v22, off offset:148
.LBB0_226:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s14
	v_or_b32_e32 v17, 38, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s14, s43, v17
	s_and_b32 s16, s9, s14
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s15, s16
	s_cbranch_execz .LBB0_228
; %bb.227:
	global_store_b32 v[33:34], v23, off offset:152
.LBB0_228:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s15
	v_or_b32_e32 v17, 39, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e64 s15, s43, v17
	s_and_b32 s16, s9, s15
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s9, s16
	s_cbranch_execz .LBB0_230
; %bb.229:
	global_store_b32 v[33:34], v24, off offset:156
.LBB0_230:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s9
	v_or_b32_e32 v0, 32, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v17, v0, s43
	v_ashrrev_i32_e32 v18, 31, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64_e32 v[17:18], 2, v[17:18]
	v_add_co_u32 v17, s9, s24, v17
	s_wait_alu depctr_va_sdst(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v18, null, s25, v18, s9
	v_cmp_gt_i32_e64 s9, s33, v0
	v_add_co_u32 v17, s16, v17, v35
	s_wait_alu depctr_va_sdst(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e64 v18, null, 0, v18, s16
	s_and_b32 s17, s9, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s16, s17
	s_cbranch_execnz .LBB0_247
; %bb.231:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s16
	s_and_b32 s16, s9, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s16
	s_cbranch_execnz .LBB0_248
.LBB0_232:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_249
.LBB0_233:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s2
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_250
.LBB0_234:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s3
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_251
.LBB0_235:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_252
.LBB0_236:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s5
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_253
.LBB0_237:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s6
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_254
.LBB0_238:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s7
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_255
.LBB0_239:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s8
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_256
.LBB0_240:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s10
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_257
.LBB0_241:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s11
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_258
.LBB0_242:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s12
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_259
.LBB0_243:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s13
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_260
.LBB0_244:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s14
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_261
.LBB0_245:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s0, s9, s15
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execnz .LBB0_262
.LBB0_246:
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.LBB0_247:
	global_store_b32 v[17:18], v9, off
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s16
	s_and_b32 s16, s9, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s16
	s_cbranch_execz .LBB0_232
.LBB0_248:
	global_store_b32 v[17:18], v10, off offset:4
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_233
.LBB0_249:
	global_store_b32 v[17:18], v11, off offset:8
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s2
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_234
.LBB0_250:
	global_store_b32 v[17:18], v12, off offset:12
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s3
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_235
.LBB0_251:
	global_store_b32 v[17:18], v13, off offset:16
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_236
.LBB0_252:
	global_store_b32 v[17:18], v14, off offset:20
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s5
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_237
.LBB0_253:
	global_store_b32 v[17:18], v15, off offset:24
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s6
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_238
.LBB0_254:
	global_store_b32 v[17:18], v16, off offset:28
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s7
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_239
.LBB0_255:
	global_store_b32 v[17:18], v1, off offset:128
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s8
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_240
.LBB0_256:
	global_store_b32 v[17:18], v2, off offset:132
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s10
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_241
.LBB0_257:
	global_store_b32 v[17:18], v3, off offset:136
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s11
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_242
.LBB0_258:
	global_store_b32 v[17:18], v4, off offset:140
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s12
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_243
.LBB0_259:
	global_store_b32 v[17:18], v5, off offset:144
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s13
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_244
.LBB0_260:
	global_store_b32 v[17:18], v6, off offset:148
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s9, s14
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_245
.LBB0_261:
	global_store_b32 v[17:18], v7, off offset:152
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s0, s9, s15
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_246
.LBB0_262:
	global_store_b32 v[17:18], v8, off offset:156
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Lfunc_end0:
	.size	matmul, .Lfunc_end0-matmul
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_vgpr 98
		.amdhsa_next_free_sgpr 84
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-matmul)<<4)&4080)>>4
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
	.set .Lmatmul.num_vgpr, 98
	.set .Lmatmul.num_agpr, 0
	.set .Lmatmul.numbered_sgpr, 84
	.set .Lmatmul.num_named_barrier, 0
	.set .Lmatmul.private_seg_size, 0
	.set .Lmatmul.uses_vcc, 1
	.set .Lmatmul.uses_flat_scratch, 0
	.set .Lmatmul.has_dyn_sized_stack, 0
	.set .Lmatmul.has_recursion, 0
	.set .Lmatmul.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 12132
; TotalNumSgprs: 86
; NumVgprs: 98
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 86
; NumVGPRsForWavesPerEU: 98
; Occupancy: 12
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
    .max_flat_workgroup_size: 128
    .name:           matmul
    .private_segment_fixed_size: 0
    .sgpr_count:     86
    .sgpr_spill_count: 0
    .symbol:         matmul.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     98
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu12.01-amd-amdhsa-unknown-gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
