; lds_bytes=17872 threads=128
	.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-gfx1250"
	.amdhsa_code_object_version 5
	.text
	.globl	matmul                          ; -- Begin function matmul
	.p2align	8
	.type	matmul,@function
matmul:                                 ; @matmul
; %bb.0:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1 ;  msbs: dst=0 src0=0 src1=0 src2=0
	s_mov_b64 s[64:65], 0
	v_nop
	global_prefetch_b8 v0, s[64:65] scope:SCOPE_SE
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	s_bfe_u32 s59, ttmp8, 0x50019
	s_lshl_b32 s19, ttmp9, 6
	s_and_b32 s2, s59, 3
	v_mov_b16_e32 v2.l, 0
	s_or_b32 s58, s19, s2
	v_and_b32_e32 v1, 31, v0
	s_clause 0x1
	s_load_b96 s[16:18], s[0:1], 0x18 nv
	s_load_b128 s[4:7], s[0:1], 0x0 nv
	v_mov_b16_e32 v3.l, v2.l
	s_wait_kmcnt 0x0
	s_mul_i32 s2, s18, s58
	v_cmp_gt_i32_e32 vcc_lo, s18, v1
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_cmp_lt_i32 s58, s16
	s_add_nc_u64 s[2:3], s[4:5], s[2:3]
	s_cselect_b32 s33, -1, 0
	s_and_b32 s9, s33, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s8, s9
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_wait_alu depctr_va_vdst(1)
	global_load_u16 v3, v1, s[2:3] scale_offset
.LBB0_2:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s8
	s_or_b32 s10, s58, 4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s8, s18, s10
	s_ashr_i32 s9, s8, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[8:9], s[8:9], 1
	s_cmp_lt_i32 s10, s16
	s_add_nc_u64 s[8:9], s[4:5], s[8:9]
	s_cselect_b32 s44, -1, 0
	s_and_b32 s11, s44, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s10, s11
	s_cbranch_execz .LBB0_4
; %bb.3:
	s_wait_alu depctr_va_vdst(1)
	global_load_u16 v2, v1, s[8:9] scale_offset
.LBB0_4:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s10
	s_or_b32 s12, s58, 8
	v_mov_b16_e32 v4.l, 0
	s_mul_i32 s10, s18, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 1
	s_cmp_lt_i32 s12, s16
	s_add_nc_u64 s[10:11], s[4:5], s[10:11]
	s_cselect_b32 s45, -1, 0
	v_mov_b16_e32 v5.l, v4.l
	s_and_b32 s13, s45, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s12, s13
	s_cbranch_execz .LBB0_6
; %bb.5:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v5, v1, s[10:11] scale_offset
.LBB0_6:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s12
	s_or_b32 s14, s58, 12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s12, s18, s14
	s_ashr_i32 s13, s12, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[12:13], s[12:13], 1
	s_cmp_lt_i32 s14, s16
	s_add_nc_u64 s[12:13], s[4:5], s[12:13]
	s_cselect_b32 s46, -1, 0
	s_and_b32 s15, s46, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s14, s15
	s_cbranch_execz .LBB0_8
; %bb.7:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v4, v1, s[12:13] scale_offset
.LBB0_8:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s14
	s_or_b32 s20, s58, 16
	v_mov_b16_e32 v6.l, 0
	s_mul_i32 s14, s18, s20
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 1
	s_cmp_lt_i32 s20, s16
	s_add_nc_u64 s[14:15], s[4:5], s[14:15]
	s_cselect_b32 s47, -1, 0
	v_mov_b16_e32 v7.l, v6.l
	s_and_b32 s21, s47, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s20, s21
	s_cbranch_execz .LBB0_10
; %bb.9:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v7, v1, s[14:15] scale_offset
.LBB0_10:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s20
	s_or_b32 s22, s58, 20
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s20, s18, s22
	s_ashr_i32 s21, s20, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[20:21], s[20:21], 1
	s_cmp_lt_i32 s22, s16
	s_add_nc_u64 s[22:23], s[4:5], s[20:21]
	s_cselect_b32 s48, -1, 0
	s_and_b32 s21, s48, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s20, s21
	s_cbranch_execz .LBB0_12
; %bb.11:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v6, v1, s[22:23] scale_offset
.LBB0_12:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s20
	s_or_b32 s24, s58, 24
	v_mov_b16_e32 v8.l, 0
	s_mul_i32 s20, s18, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 1
	s_cmp_lt_i32 s24, s16
	s_add_nc_u64 s[24:25], s[4:5], s[20:21]
	s_cselect_b32 s49, -1, 0
	v_mov_b16_e32 v9.l, v8.l
	s_and_b32 s21, s49, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s20, s21
	s_cbranch_execz .LBB0_14
; %bb.13:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v9, v1, s[24:25] scale_offset
.LBB0_14:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s20
	s_or_b32 s26, s58, 28
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s20, s18, s26
	s_ashr_i32 s21, s20, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[20:21], s[20:21], 1
	s_cmp_lt_i32 s26, s16
	s_add_nc_u64 s[26:27], s[4:5], s[20:21]
	s_cselect_b32 s50, -1, 0
	s_and_b32 s21, s50, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s20, s21
	s_cbranch_execz .LBB0_16
; %bb.15:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v8, v1, s[26:27] scale_offset
.LBB0_16:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s20
	s_or_b32 s28, s58, 32
	v_mov_b16_e32 v10.l, 0
	s_mul_i32 s20, s18, s28
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 1
	s_cmp_lt_i32 s28, s16
	s_add_nc_u64 s[28:29], s[4:5], s[20:21]
	s_cselect_b32 s51, -1, 0
	v_mov_b16_e32 v11.l, v10.l
	s_and_b32 s21, s51, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s20, s21
	s_cbranch_execz .LBB0_18
; %bb.17:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v11, v1, s[28:29] scale_offset
.LBB0_18:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s20
	s_or_b32 s30, s58, 36
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s20, s18, s30
	s_ashr_i32 s21, s20, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[20:21], s[20:21], 1
	s_cmp_lt_i32 s30, s16
	s_add_nc_u64 s[30:31], s[4:5], s[20:21]
	s_cselect_b32 s52, -1, 0
	s_and_b32 s21, s52, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s20, s21
	s_cbranch_execz .LBB0_20
; %bb.19:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v10, v1, s[30:31] scale_offset
.LBB0_20:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s20
	s_or_b32 s34, s58, 40
	v_mov_b16_e32 v12.l, 0
	s_mul_i32 s20, s18, s34
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 1
	s_cmp_lt_i32 s34, s16
	s_add_nc_u64 s[34:35], s[4:5], s[20:21]
	s_cselect_b32 s53, -1, 0
	v_mov_b16_e32 v13.l, v12.l
	s_and_b32 s21, s53, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s20, s21
	s_cbranch_execz .LBB0_22
; %bb.21:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v13, v1, s[34:35] scale_offset
.LBB0_22:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s20
	s_or_b32 s36, s58, 44
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s20, s18, s36
	s_ashr_i32 s21, s20, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[20:21], s[20:21], 1
	s_cmp_lt_i32 s36, s16
	s_add_nc_u64 s[36:37], s[4:5], s[20:21]
	s_cselect_b32 s54, -1, 0
	s_and_b32 s21, s54, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s20, s21
	s_cbranch_execz .LBB0_24
; %bb.23:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v12, v1, s[36:37] scale_offset
.LBB0_24:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s20
	s_or_b32 s38, s58, 48
	v_mov_b16_e32 v14.l, 0
	s_mul_i32 s20, s18, s38
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 1
	s_cmp_lt_i32 s38, s16
	s_add_nc_u64 s[38:39], s[4:5], s[20:21]
	s_cselect_b32 s55, -1, 0
	v_mov_b16_e32 v15.l, v14.l
	s_and_b32 s21, s55, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s20, s21
	s_cbranch_execz .LBB0_26
; %bb.25:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v15, v1, s[38:39] scale_offset
.LBB0_26:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s20
	s_or_b32 s40, s58, 52
	s_load_b64 s[20:21], s[0:1], 0x10 nv
	s_wait_xcnt 0x0
	s_mul_i32 s0, s18, s40
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 1
	s_cmp_lt_i32 s40, s16
	s_add_nc_u64 s[40:41], s[4:5], s[0:1]
	s_cselect_b32 s56, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s1, s56, vcc_lo
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_28
; %bb.27:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v14, v1, s[40:41] scale_offset
.LBB0_28:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_or_b32 s42, s58, 56
	v_mov_b16_e32 v16.l, 0
	s_mul_i32 s0, s18, s42
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 1
	s_cmp_lt_i32 s42, s16
	s_add_nc_u64 s[42:43], s[4:5], s[0:1]
	s_cselect_b32 s57, -1, 0
	v_mov_b16_e32 v18.l, v16.l
	s_and_b32 s1, s57, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_30
; %bb.29:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v18, v1, s[42:43] scale_offset
.LBB0_30:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_or_b32 s58, s58, 60
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s0, s18, s58
	s_ashr_i32 s1, s0, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[0:1], s[0:1], 1
	s_cmp_lt_i32 s58, s16
	s_add_nc_u64 s[4:5], s[4:5], s[0:1]
	s_cselect_b32 s58, -1, 0
	s_and_b32 s1, s58, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_32
; %bb.31:
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v16, v1, s[4:5] scale_offset
.LBB0_32:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_lshl_b32 s0, s59, 5
	s_lshl_b32 s1, ttmp7, 6
	v_mov_b16_e32 v19.l, 0
	s_bfe_u32 s59, s59, 0x10001
	s_and_b32 s1, s1, 0x3fffc0
	v_or_b32_e32 v50, s0, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b16_e32 v20.l, v19.l
	v_and_or_b32 v17, v50, 63, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e32 vcc_lo, s17, v17
	s_cmp_lt_i32 s59, s18
	s_cselect_b32 s60, -1, 0
	s_and_b32 s61, vcc_lo, s60
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s60, s61
	s_cbranch_execz .LBB0_34
; %bb.33:
	s_mul_i32 s62, s17, s59
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(1)
	global_load_u16 v20, v17, s[62:63] scale_offset
.LBB0_34:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s60
	s_or_b32 s62, s59, 2
	s_cmp_gt_i32 s18, 0
	s_cselect_b32 s60, -1, 0
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s61, vcc_lo, s61
	s_and_b32 s63, s60, s61
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_36
; %bb.35:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(1)
	global_load_u16 v19, v17, s[62:63] scale_offset
.LBB0_36:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 4
	v_mov_b16_e32 v21.l, 0
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_and_b32 s61, vcc_lo, s61
	v_mov_b16_e32 v22.l, v21.l
	s_and_b32 s63, s60, s61
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_38
; %bb.37:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v22, v17, s[62:63] scale_offset
.LBB0_38:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_and_b32 s61, vcc_lo, s61
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s63, s60, s61
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_40
; %bb.39:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v21, v17, s[62:63] scale_offset
.LBB0_40:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 8
	v_mov_b16_e32 v23.l, 0
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_and_b32 s61, vcc_lo, s61
	v_mov_b16_e32 v24.l, v23.l
	s_and_b32 s63, s60, s61
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_42
; %bb.41:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v24, v17, s[62:63] scale_offset
.LBB0_42:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_and_b32 s61, vcc_lo, s61
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s63, s60, s61
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_44
; %bb.43:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v23, v17, s[62:63] scale_offset
.LBB0_44:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 12
	v_mov_b16_e32 v25.l, 0
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_and_b32 s61, vcc_lo, s61
	v_mov_b16_e32 v26.l, v25.l
	s_and_b32 s63, s60, s61
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_46
; %bb.45:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v26, v17, s[62:63] scale_offset
.LBB0_46:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 14
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_and_b32 s61, vcc_lo, s61
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s63, s60, s61
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_48
; %bb.47:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v25, v17, s[62:63] scale_offset
.LBB0_48:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 16
	v_mov_b16_e32 v27.l, 0
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_and_b32 s61, vcc_lo, s61
	v_mov_b16_e32 v28.l, v27.l
	s_and_b32 s63, s60, s61
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_50
; %bb.49:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v28, v17, s[62:63] scale_offset
.LBB0_50:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 18
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_and_b32 s61, vcc_lo, s61
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s63, s60, s61
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_52
; %bb.51:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v27, v17, s[62:63] scale_offset
.LBB0_52:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 20
	v_mov_b16_e32 v29.l, 0
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_and_b32 s61, vcc_lo, s61
	v_mov_b16_e32 v30.l, v29.l
	s_and_b32 s63, s60, s61
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_54
; %bb.53:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v30, v17, s[62:63] scale_offset
.LBB0_54:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 22
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_and_b32 s61, vcc_lo, s61
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s63, s60, s61
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_56
; %bb.55:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v29, v17, s[62:63] scale_offset
.LBB0_56:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 24
	v_mov_b16_e32 v31.l, 0
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_and_b32 s61, vcc_lo, s61
	v_mov_b16_e32 v32.l, v31.l
	s_and_b32 s63, s60, s61
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_58
; %bb.57:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v32, v17, s[62:63] scale_offset
.LBB0_58:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 26
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_and_b32 s61, vcc_lo, s61
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s63, s60, s61
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_60
; %bb.59:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v31, v17, s[62:63] scale_offset
.LBB0_60:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s62, s59, 28
	v_mov_b16_e32 v35.l, 0
	s_cmp_lt_i32 s62, s18
	s_cselect_b32 s61, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_and_b32 s61, vcc_lo, s61
	v_mov_b16_e32 v36.l, v35.l
	s_and_b32 s63, s60, s61
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s61, s63
	s_cbranch_execz .LBB0_62
; %bb.61:
	s_mul_i32 s62, s17, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v36, v17, s[62:63] scale_offset
.LBB0_62:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s61
	s_or_b32 s61, s59, 30
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s61, s18
	s_cselect_b32 s62, -1, 0
	s_and_b32 s62, vcc_lo, s62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s62, s60, s62
	s_and_saveexec_b32 s60, s62
	s_cbranch_execz .LBB0_64
; %bb.63:
	s_mul_i32 s62, s17, s61
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[62:63], s[62:63], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[62:63], s[6:7], s[62:63]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v35, v17, s[62:63] scale_offset
.LBB0_64:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s60
	v_dual_lshlrev_b32 v37, 1, v50 :: v_dual_bitop2_b32 v53, 16, v0 bitop3:0x40
	v_dual_lshlrev_b32 v34, 7, v0 :: v_dual_lshlrev_b32 v33, 1, v0
	s_mov_b32 s61, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_and_b32_e32 v54, 0xfe, v37
	s_sub_co_i32 s62, s18, 32
	s_cmp_gt_i32 s62, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v37, 0, v54
	s_wait_loadcnt 0x0
	s_wait_alu depctr_va_vdst(0)
	ds_store_b16 v37, v3 offset:9184
	ds_store_b16 v37, v2 offset:9456
	ds_store_b16 v37, v5 offset:9728
	ds_store_b16 v37, v4 offset:10000
	ds_store_b16 v37, v7 offset:10272
	ds_store_b16 v37, v6 offset:10544
	ds_store_b16 v37, v9 offset:10816
	ds_store_b16 v37, v8 offset:11088
	ds_store_b16 v37, v11 offset:11360
	ds_store_b16 v37, v10 offset:11632
	ds_store_b16 v37, v13 offset:11904
	ds_store_b16 v37, v12 offset:12176
	ds_store_b16 v37, v15 offset:12448
	ds_store_b16 v37, v14 offset:12720
	ds_store_b16 v37, v18 offset:12992
	ds_store_b16 v37, v16 offset:13264
	ds_store_b16 v37, v20
	ds_store_b16 v37, v19 offset:288
	ds_store_b16 v37, v22 offset:576
	ds_store_b16 v37, v21 offset:864
	ds_store_b16 v37, v24 offset:1152
	ds_store_b16 v37, v23 offset:1440
	ds_store_b16 v37, v26 offset:1728
	ds_store_b16 v37, v25 offset:2016
	ds_store_b16 v37, v28 offset:2304
	ds_store_b16 v37, v27 offset:2592
	ds_store_b16 v37, v30 offset:2880
	ds_store_b16 v37, v29 offset:3168
	ds_store_b16 v37, v32 offset:3456
	ds_store_b16 v37, v31 offset:3744
	ds_store_b16 v37, v36 offset:4032
	ds_store_b16 v37, v35 offset:4320
	s_cbranch_scc1 .LBB0_66
; %bb.65:                               ; %.._crit_edge_crit_edge
	v_and_b32_e32 v48, 16, v0
	s_wait_alu depctr_vm_vsrc(0)
	v_and_b32_e32 v2, 0x380, v34
	s_and_b32 s60, s0, 32
	s_mov_b32 s63, 0
	v_lshlrev_b32_e32 v3, 6, v48
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v3, v33, 16, v3
	v_or3_b32 v55, v3, s60, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v2, 3, v55
	v_and_b32_e32 v56, 0xe0, v2
	s_branch .LBB0_67
.LBB0_66:
	s_mov_b32 s63, -1
                                        ; implicit-def: $vgpr48
                                        ; implicit-def: $vgpr55
                                        ; implicit-def: $vgpr56
.LBB0_67:                               ; %Flow82
	s_and_b32 s60, s0, 64
	s_and_b32 s63, s63, exec_lo
	v_and_b32_e32 v51, 15, v0
	s_cselect_b32 s63, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s63, 1
	v_lshlrev_b32_e32 v52, 6, v51
	s_cbranch_scc1 .LBB0_134
; %bb.68:                               ; %.lr.ph
	s_wait_alu depctr_vm_vsrc(0)
	v_dual_mov_b32 v25, 0 :: v_dual_lshlrev_b32 v24, 1, v17
	s_delay_alu instid0(VALU_DEP_2)
	v_lshl_or_b32 v57, s60, 4, v52
	v_and_b32_e32 v32, 0x380, v34
	v_lshlrev_b32_e32 v0, 6, v53
	v_or_b32_e32 v58, 32, v1
	v_add_nc_u64_e32 v[48:49], s[6:7], v[24:25]
	v_dual_mov_b32 v24, v25 :: v_dual_lshrrev_b32 v34, 4, v57
	s_delay_alu instid0(VALU_DEP_4)
	v_and_or_b32 v33, v33, 16, v0
	v_dual_mov_b32 v26, v25 :: v_dual_mov_b32 v27, v25
	v_dual_mov_b32 v28, v25 :: v_dual_mov_b32 v29, v25
	v_mov_b32_e32 v30, v25
	s_and_b32 s0, s0, 32
	s_or_b32 s65, s59, 62
	s_lshl_b32 s6, s17, 5
	s_or_b32 s66, s59, 60
	s_or_b32 s67, s59, 58
	s_or_b32 s68, s59, 56
	s_or_b32 s69, s59, 54
	s_or_b32 s70, s59, 52
	v_mov_b32_e32 v31, v25
	s_or_b32 s71, s59, 50
	v_mov_b32_e32 v16, v25
	s_or_b32 s72, s59, 48
	v_mov_b32_e32 v17, v25
	s_or_b32 s73, s59, 46
	v_mov_b32_e32 v18, v25
	s_or_b32 s74, s59, 44
	v_mov_b32_e32 v19, v25
	s_or_b32 s75, s59, 42
	v_mov_b32_e32 v20, v25
	s_or_b32 s76, s59, 40
	v_mov_b32_e32 v21, v25
	s_or_b32 s77, s59, 38
	v_mov_b32_e32 v22, v25
	s_or_b32 s78, s59, 36
	v_mov_b32_e32 v23, v25
	s_or_b32 s79, s59, 34
	v_dual_mov_b32 v8, v25 :: v_dual_mov_b32 v9, v25
	s_or_b32 s80, s59, 32
	v_dual_mov_b32 v10, v25 :: v_dual_mov_b32 v11, v25
	s_movk_i32 s81, 0x23e0
	v_mov_b32_e32 v12, v25
	s_mov_b32 s7, 0
	v_mov_b32_e32 v13, v25
	s_mov_b32 s63, 0
	v_mov_b32_e32 v14, v25
	s_mov_b32 s64, 0
	v_mov_b32_e32 v15, v25
	s_mul_i32 s65, s17, s65
	v_mov_b32_e32 v0, v25
	s_mul_i32 s66, s17, s66
	v_mov_b32_e32 v1, v25
	s_mul_i32 s67, s17, s67
	v_mov_b32_e32 v2, v25
	s_mul_i32 s68, s17, s68
	v_mov_b32_e32 v3, v25
	s_mul_i32 s69, s17, s69
	v_mov_b32_e32 v4, v25
	s_mul_i32 s70, s17, s70
	v_mov_b32_e32 v5, v25
	s_mul_i32 s71, s17, s71
	v_mov_b32_e32 v6, v25
	s_mul_i32 s72, s17, s72
	v_mov_b32_e32 v7, v25
	s_mul_i32 s73, s17, s73
	v_and_b32_e32 v59, 0x70, v34
	s_mul_i32 s74, s17, s74
	v_or3_b32 v55, v33, s0, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v32, 3, v55
	s_mul_i32 s75, s17, s75
	s_mul_i32 s76, s17, s76
	s_mul_i32 s77, s17, s77
	v_and_b32_e32 v56, 0xe0, v32
	s_mul_i32 s78, s17, s78
	s_mul_i32 s79, s17, s79
	s_mul_i32 s80, s17, s80
	s_branch .LBB0_70
.LBB0_69:                               ;   in Loop: Header=BB0_70 Depth=1
	s_or_b32 exec_lo, exec_lo, s0
	v_add3_u32 v104, s61, v55, v56
	s_add_co_i32 s64, s64, 32
	s_add_co_i32 s0, s63, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s0, 2
	s_cselect_b32 s63, s0, 0
	s_add_co_i32 s7, s7, s6
	s_lshl_b32 s0, s63, 11
	s_lshl_b32 s61, s63, 12
	s_lshr_b32 s81, s0, 3
	s_lshr_b32 s0, s0, 2
	s_add_co_i32 s81, s61, s81
	s_wait_alu depctr_va_vdst(0) depctr_vm_vsrc(0)
	ds_load_tr16_b128 v[92:95], v104
	ds_load_tr16_b128 v[96:99], v104 offset:2304
	ds_load_tr16_b128 v[100:103], v104 offset:64
	s_wait_alu depctr_vm_vsrc(0)
	ds_load_tr16_b128 v[104:107], v104 offset:2368
	v_add_nc_u32_e32 v108, s81, v54
	s_add_co_i32 s61, s61, s0
	s_addk_co_i32 s81, 0x23e0
	v_add_nc_u32_e32 v109, s61, v54
	s_cmp_lt_i32 s64, s62
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x32_f16 v[24:31], v[92:99], v[40:47], v[24:31]
	s_wait_dscnt 0x0
	s_barrier_signal -1
	v_wmma_f32_16x16x32_f16 v[16:23], v[100:107], v[40:47], v[16:23]
	v_wmma_f32_16x16x32_f16 v[8:15], v[92:99], v[32:39], v[8:15]
	v_wmma_f32_16x16x32_f16 v[0:7], v[100:107], v[32:39], v[0:7]
	s_barrier_wait -1
	s_wait_loadcnt 0x0
	s_wait_alu depctr_va_vdst(3)
	ds_store_b16 v108, v63 offset:9728
	ds_store_b16 v108, v65 offset:10272
	ds_store_b16 v108, v67 offset:10816
	ds_store_b16 v108, v69 offset:11360
	ds_store_b16 v108, v71 offset:11904
	ds_store_b16 v108, v73 offset:12448
	ds_store_b16 v108, v75 offset:12992
	ds_store_b16 v108, v61 offset:9184
	ds_store_b16 v108, v60 offset:9456
	ds_store_b16 v108, v62 offset:10000
	ds_store_b16 v108, v64 offset:10544
	ds_store_b16 v108, v66 offset:11088
	ds_store_b16 v108, v68 offset:11632
	ds_store_b16 v108, v70 offset:12176
	ds_store_b16 v108, v72 offset:12720
	ds_store_b16 v108, v74 offset:13264
	ds_store_b16 v109, v77
	ds_store_b16 v109, v76 offset:288
	ds_store_b16 v109, v79 offset:576
	ds_store_b16 v109, v78 offset:864
	ds_store_b16 v109, v81 offset:1152
	ds_store_b16 v109, v80 offset:1440
	ds_store_b16 v109, v83 offset:1728
	ds_store_b16 v109, v82 offset:2016
	ds_store_b16 v109, v85 offset:2304
	ds_store_b16 v109, v84 offset:2592
	ds_store_b16 v109, v87 offset:2880
	ds_store_b16 v109, v86 offset:3168
	ds_store_b16 v109, v89 offset:3456
	ds_store_b16 v109, v88 offset:3744
	ds_store_b16 v109, v91 offset:4032
	ds_store_b16 v109, v90 offset:4320
	s_cbranch_scc0 .LBB0_135
.LBB0_70:                               ; =>This Inner Loop Header: Depth=1
	v_nop
	v_nop
	v_nop
	v_nop
	v_add_nc_u32_e32 v32, s64, v58
	s_wait_alu depctr_vm_vsrc(6)
	v_mov_b16_e32 v60.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_gt_i32_e64 s0, s18, v32
	v_ashrrev_i32_e32 v33, 31, v32
	v_mov_b16_e32 v61.l, v60.l
	s_and_b32 s83, s33, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_72
; %bb.71:                               ;   in Loop: Header=BB0_70 Depth=1
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[2:3]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v61, v[34:35], off
.LBB0_72:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	s_and_b32 s83, s44, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_74
; %bb.73:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[8:9]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v60, v[34:35], off
.LBB0_74:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	v_mov_b16_e32 v62.l, 0
	s_and_b32 s83, s45, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v63.l, v62.l
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_76
; %bb.75:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[10:11]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v63, v[34:35], off
.LBB0_76:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	s_and_b32 s83, s46, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[12:13]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v62, v[34:35], off
.LBB0_78:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	v_mov_b16_e32 v64.l, 0
	s_and_b32 s83, s47, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v65.l, v64.l
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_80
; %bb.79:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[14:15]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v65, v[34:35], off
.LBB0_80:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	s_and_b32 s83, s48, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_82
; %bb.81:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[22:23]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v64, v[34:35], off
.LBB0_82:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	v_mov_b16_e32 v66.l, 0
	s_and_b32 s83, s49, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v67.l, v66.l
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_84
; %bb.83:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[24:25]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v67, v[34:35], off
.LBB0_84:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	s_and_b32 s83, s50, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_86
; %bb.85:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[26:27]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v66, v[34:35], off
.LBB0_86:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	v_mov_b16_e32 v68.l, 0
	s_and_b32 s83, s51, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v69.l, v68.l
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[28:29]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v69, v[34:35], off
.LBB0_88:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	s_and_b32 s83, s52, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_90
; %bb.89:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[30:31]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v68, v[34:35], off
.LBB0_90:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	v_mov_b16_e32 v70.l, 0
	s_and_b32 s83, s53, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v71.l, v70.l
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_92
; %bb.91:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[34:35]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v71, v[34:35], off
.LBB0_92:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	s_and_b32 s83, s54, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_94
; %bb.93:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[36:37]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v70, v[34:35], off
.LBB0_94:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	v_mov_b16_e32 v72.l, 0
	s_and_b32 s83, s55, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v73.l, v72.l
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_96
; %bb.95:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[38:39]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v73, v[34:35], off
.LBB0_96:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	s_and_b32 s83, s56, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_98
; %bb.97:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[40:41]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v72, v[34:35], off
.LBB0_98:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	v_mov_b16_e32 v74.l, 0
	s_and_b32 s83, s57, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v75.l, v74.l
	s_and_saveexec_b32 s82, s83
	s_cbranch_execz .LBB0_100
; %bb.99:                               ;   in Loop: Header=BB0_70 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[34:35], v[32:33], 1, s[42:43]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v75, v[34:35], off
.LBB0_100:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s82
	s_and_b32 s82, s58, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s82
	s_cbranch_execz .LBB0_102
; %bb.101:                              ;   in Loop: Header=BB0_70 Depth=1
	v_lshl_add_u64 v[32:33], v[32:33], 1, s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v74, v[32:33], off
.LBB0_102:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_add_co_i32 s0, s59, s64
	s_wait_alu depctr_vm_vsrc(0)
	v_add_nc_u32_e32 v32, s81, v57
	v_mov_b16_e32 v76.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v36, v32, v53, v59
	v_mov_b16_e32 v77.l, v76.l
	s_add_co_i32 s81, s0, 32
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_and_b32 s82, vcc_lo, s81
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(1)
	ds_load_b128 v[40:43], v36
	ds_load_b128 v[44:47], v36 offset:32
	ds_load_b128 v[32:35], v36 offset:2176
	s_wait_alu depctr_vm_vsrc(0)
	ds_load_b128 v[36:39], v36 offset:2208
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_104
; %bb.103:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s80, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	v_lshl_add_u64 v[78:79], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v77, v[78:79], off
.LBB0_104:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 34
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_and_b32 s82, vcc_lo, s81
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_106
; %bb.105:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s79, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[78:79], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v76, v[78:79], off
.LBB0_106:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 36
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v78.l, 0
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v79.l, v78.l
	s_and_b32 s82, vcc_lo, s81
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_108
; %bb.107:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s78, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	v_lshl_add_u64 v[80:81], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v79, v[80:81], off
.LBB0_108:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 38
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_and_b32 s82, vcc_lo, s81
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_110
; %bb.109:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s77, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[80:81], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v78, v[80:81], off
.LBB0_110:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 40
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v80.l, 0
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v81.l, v80.l
	s_and_b32 s82, vcc_lo, s81
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_112
; %bb.111:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s76, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	v_lshl_add_u64 v[82:83], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v81, v[82:83], off
.LBB0_112:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 42
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_and_b32 s82, vcc_lo, s81
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_114
; %bb.113:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s75, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[82:83], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v80, v[82:83], off
.LBB0_114:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 44
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v82.l, 0
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v83.l, v82.l
	s_and_b32 s82, vcc_lo, s81
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_116
; %bb.115:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s74, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	v_lshl_add_u64 v[84:85], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v83, v[84:85], off
.LBB0_116:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 46
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_and_b32 s82, vcc_lo, s81
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s73, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[84:85], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v82, v[84:85], off
.LBB0_118:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 48
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v84.l, 0
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v85.l, v84.l
	s_and_b32 s82, vcc_lo, s81
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_120
; %bb.119:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s72, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	v_lshl_add_u64 v[86:87], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v85, v[86:87], off
.LBB0_120:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 50
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_and_b32 s82, vcc_lo, s81
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_122
; %bb.121:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s71, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[86:87], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v84, v[86:87], off
.LBB0_122:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 52
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v86.l, 0
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v87.l, v86.l
	s_and_b32 s82, vcc_lo, s81
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_124
; %bb.123:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s70, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	v_lshl_add_u64 v[88:89], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v87, v[88:89], off
.LBB0_124:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 54
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_and_b32 s82, vcc_lo, s81
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_126
; %bb.125:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s69, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[88:89], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v86, v[88:89], off
.LBB0_126:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 56
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v88.l, 0
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v89.l, v88.l
	s_and_b32 s82, vcc_lo, s81
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_128
; %bb.127:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s68, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	v_lshl_add_u64 v[90:91], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v89, v[90:91], off
.LBB0_128:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 58
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_and_b32 s82, vcc_lo, s81
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_130
; %bb.129:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s67, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[90:91], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v88, v[90:91], off
.LBB0_130:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s81, s0, 60
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v90.l, 0
	s_cmp_lt_i32 s81, s18
	s_cselect_b32 s81, -1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v91.l, v90.l
	s_and_b32 s82, vcc_lo, s81
	s_and_saveexec_b32 s81, s82
	s_cbranch_execz .LBB0_132
; %bb.131:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s66, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	v_lshl_add_u64 v[92:93], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v91, v[92:93], off
.LBB0_132:                              ;   in Loop: Header=BB0_70 Depth=1
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s81
	s_add_co_i32 s0, s0, 62
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lt_i32 s0, s18
	s_cselect_b32 s0, -1, 0
	s_and_b32 s81, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s81
	s_cbranch_execz .LBB0_69
; %bb.133:                              ;   in Loop: Header=BB0_70 Depth=1
	s_add_co_i32 s82, s65, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s83, s82, 31
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[92:93], s[82:83], 1, v[48:49]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v90, v[92:93], off
	s_branch .LBB0_69
.LBB0_134:
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b32_e32 v7, 0
	s_movk_i32 s81, 0x23e0
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v6, v7 :: v_dual_mov_b32 v5, v7
	v_dual_mov_b32 v4, v7 :: v_dual_mov_b32 v3, v7
	v_dual_mov_b32 v2, v7 :: v_dual_mov_b32 v1, v7
	v_dual_mov_b32 v0, v7 :: v_dual_mov_b32 v15, v7
	v_dual_mov_b32 v14, v7 :: v_dual_mov_b32 v13, v7
	v_dual_mov_b32 v12, v7 :: v_dual_mov_b32 v11, v7
	v_dual_mov_b32 v10, v7 :: v_dual_mov_b32 v9, v7
	v_dual_mov_b32 v8, v7 :: v_dual_mov_b32 v23, v7
	v_dual_mov_b32 v22, v7 :: v_dual_mov_b32 v21, v7
	v_dual_mov_b32 v20, v7 :: v_dual_mov_b32 v19, v7
	v_dual_mov_b32 v18, v7 :: v_dual_mov_b32 v17, v7
	v_dual_mov_b32 v16, v7 :: v_dual_mov_b32 v31, v7
	v_dual_mov_b32 v30, v7 :: v_dual_mov_b32 v29, v7
	v_dual_mov_b32 v28, v7 :: v_dual_mov_b32 v27, v7
	v_dual_mov_b32 v26, v7 :: v_dual_mov_b32 v25, v7
	v_mov_b32_e32 v24, v7
	s_branch .LBB0_136
.LBB0_135:                              ; %Flow
	v_mov_b32_e32 v48, v53
.LBB0_136:                              ; %._crit_edge
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_add_co_i32 s0, s18, 31
	v_nop
	v_nop
	v_nop
	v_add3_u32 v36, s61, v55, v56
	s_cmp_lt_i32 s0, 32
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	ds_load_tr16_b128 v[40:43], v36
	ds_load_tr16_b128 v[44:47], v36 offset:2304
	ds_load_tr16_b128 v[32:35], v36 offset:64
	s_wait_alu depctr_vm_vsrc(0)
	ds_load_tr16_b128 v[36:39], v36 offset:2368
	s_cbranch_scc1 .LBB0_138
; %bb.137:
	v_lshl_or_b32 v49, s60, 4, v52
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_lshrrev_b32 v52, 4, v49 :: v_dual_add_nc_u32 v49, s81, v49
	v_and_b32_e32 v52, 0x70, v52
	s_delay_alu instid0(VALU_DEP_1)
	v_add3_u32 v48, v49, v48, v52
	s_wait_alu depctr_va_vdst(0)
	ds_load_b128 v[52:55], v48
	ds_load_b128 v[56:59], v48 offset:32
	ds_load_b128 v[64:67], v48 offset:2208
	ds_load_b128 v[60:63], v48 offset:2176
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x32_f16 v[24:31], v[40:47], v[52:59], v[24:31]
	v_wmma_f32_16x16x32_f16 v[16:23], v[32:39], v[52:59], v[16:23]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[8:15], v[40:47], v[60:67], v[8:15]
	v_wmma_f32_16x16x32_f16 v[0:7], v[32:39], v[60:67], v[0:7]
.LBB0_138:                              ; %._crit_edge._crit_edge
	s_wait_dscnt 0x1
	v_nop
	v_nop
	v_nop
	v_nop
	v_dual_mov_b32 v33, 0 :: v_dual_lshrrev_b32 v32, 1, v50
	s_lshr_b32 s0, s60, 2
	s_wait_dscnt 0x0
	v_or3_b32 v36, s0, v51, s19
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_or_b32 v37, v32, 24, s1
	v_mul_lo_u32 v34, s17, v36
	v_cmp_gt_i32_e64 s4, s16, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_gt_i32_e32 vcc_lo, s17, v37
	v_dual_lshlrev_b32 v32, 2, v37 :: v_dual_ashrrev_i32 v35, 31, v34
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_add_u64 v[34:35], v[34:35], 2, s[20:21]
	v_add_nc_u64_e32 v[34:35], v[34:35], v[32:33]
	s_and_b32 s1, s4, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_140
; %bb.139:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[34:35], v24, off
.LBB0_140:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_wait_alu depctr_vm_vsrc(0)
	v_or_b32_e32 v24, 1, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s0, s17, v24
	s_and_b32 s2, s4, s0
	s_and_saveexec_b32 s1, s2
	s_cbranch_execz .LBB0_142
; %bb.141:
	s_wait_alu depctr_va_vdst(2)
	global_store_b32 v[34:35], v25, off offset:4
.LBB0_142:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s1
	v_or_b32_e32 v24, 2, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s1, s17, v24
	s_and_b32 s3, s4, s1
	s_and_saveexec_b32 s2, s3
	s_cbranch_execz .LBB0_144
; %bb.143:
	s_wait_alu depctr_va_vdst(4)
	global_store_b32 v[34:35], v26, off offset:8
.LBB0_144:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s2
	v_or_b32_e32 v24, 3, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s2, s17, v24
	s_and_b32 s5, s4, s2
	s_and_saveexec_b32 s3, s5
	s_cbranch_execz .LBB0_146
; %bb.145:
	s_wait_alu depctr_va_vdst(6)
	global_store_b32 v[34:35], v27, off offset:12
.LBB0_146:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s3
	v_or_b32_e32 v24, 4, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s3, s17, v24
	s_and_b32 s6, s4, s3
	s_and_saveexec_b32 s5, s6
	s_cbranch_execz .LBB0_148
; %bb.147:
	s_wait_alu depctr_va_vdst(8)
	global_store_b32 v[34:35], v28, off offset:16
.LBB0_148:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s5
	v_or_b32_e32 v24, 5, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s5, s17, v24
	s_and_b32 s7, s4, s5
	s_and_saveexec_b32 s6, s7
	s_cbranch_execz .LBB0_150
; %bb.149:
	s_wait_alu depctr_va_vdst(10)
	global_store_b32 v[34:35], v29, off offset:20
.LBB0_150:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s6
	v_or_b32_e32 v24, 6, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s6, s17, v24
	s_and_b32 s8, s4, s6
	s_and_saveexec_b32 s7, s8
	s_cbranch_execz .LBB0_152
; %bb.151:
	s_wait_alu depctr_va_vdst(12)
	global_store_b32 v[34:35], v30, off offset:24
.LBB0_152:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s7
	v_or_b32_e32 v24, 7, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s7, s17, v24
	s_and_b32 s9, s4, s7
	s_and_saveexec_b32 s8, s9
	s_cbranch_execz .LBB0_154
; %bb.153:
	s_wait_alu depctr_va_vdst(14)
	global_store_b32 v[34:35], v31, off offset:28
.LBB0_154:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s8
	v_or_b32_e32 v24, 32, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s8, s17, v24
	s_and_b32 s10, s4, s8
	s_and_saveexec_b32 s9, s10
	s_cbranch_execz .LBB0_156
; %bb.155:
	s_wait_alu depctr_va_vdst(14)
	global_store_b32 v[34:35], v16, off offset:128
.LBB0_156:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s9
	s_wait_alu depctr_vm_vsrc(0)
	v_or_b32_e32 v16, 33, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s9, s17, v16
	s_and_b32 s11, s4, s9
	s_and_saveexec_b32 s10, s11
	s_cbranch_execz .LBB0_158
; %bb.157:
	s_wait_alu depctr_va_vdst(14)
	global_store_b32 v[34:35], v17, off offset:132
.LBB0_158:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s10
	v_or_b32_e32 v16, 34, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s10, s17, v16
	s_and_b32 s12, s4, s10
	s_and_saveexec_b32 s11, s12
	s_cbranch_execz .LBB0_160
; %bb.159:
	s_wait_alu depctr_va_vdst(14)
	global_store_b32 v[34:35], v18, off offset:136
.LBB0_160:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s11
	v_or_b32_e32 v16, 35, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s11, s17, v16
	s_and_b32 s13, s4, s11
	s_and_saveexec_b32 s12, s13
	s_cbranch_execz .LBB0_162
; %bb.161:
	s_wait_alu depctr_va_vdst(14)
	global_store_b32 v[34:35], v19, off offset:140
.LBB0_162:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s12
	v_or_b32_e32 v16, 36, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s12, s17, v16
	s_and_b32 s14, s4, s12
	s_and_saveexec_b32 s13, s14
	s_cbranch_execz .LBB0_164
; %bb.163:
	s_wait_alu depctr_va_vdst(14)
	global_store_b32 v[34:35], v20, off offset:144
.LBB0_164:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s13
	v_or_b32_e32 v16, 37, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s13, s17, v16
	s_and_b32 s15, s4, s13
	s_and_saveexec_b32 s14, s15
	s_cbranch_execz .LBB0_166
; %bb.165:
	s_wait_alu depctr_va_vdst(14)
	global_store_b32 v[34:35], v21, off offset:148
.LBB0_166:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s14
	v_or_b32_e32 v16, 38, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s14, s17, v16
	s_and_b32 s18, s4, s14
	s_and_saveexec_b32 s15, s18
	s_cbranch_execz .LBB0_168
; %bb.167:
	s_wait_alu depctr_va_vdst(14)
	global_store_b32 v[34:35], v22, off offset:152
.LBB0_168:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s15
	v_or_b32_e32 v16, 39, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s15, s17, v16
	s_and_b32 s18, s4, s15
	s_and_saveexec_b32 s4, s18
	s_cbranch_execz .LBB0_170
; %bb.169:
	s_wait_alu depctr_va_vdst(14)
	global_store_b32 v[34:35], v23, off offset:156
.LBB0_170:
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s4
	s_wait_alu depctr_vm_vsrc(0)
	v_dual_mov_b32 v33, 0 :: v_dual_bitop2_b32 v17, 32, v36 bitop3:0x54
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v16, v17, s17
	v_cmp_gt_i32_e64 s4, s16, v17
	v_ashrrev_i32_e32 v17, 31, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_add_u64 v[16:17], v[16:17], 2, s[20:21]
	v_add_nc_u64_e32 v[16:17], v[16:17], v[32:33]
	s_and_b32 s17, s4, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s16, s17
	s_cbranch_execnz .LBB0_187
; %bb.171:
	s_or_b32 exec_lo, exec_lo, s16
	s_and_b32 s16, s4, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s16
	s_cbranch_execnz .LBB0_188
.LBB0_172:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_189
.LBB0_173:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_190
.LBB0_174:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_191
.LBB0_175:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_192
.LBB0_176:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_193
.LBB0_177:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_194
.LBB0_178:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_195
.LBB0_179:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_196
.LBB0_180:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_197
.LBB0_181:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_198
.LBB0_182:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_199
.LBB0_183:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_200
.LBB0_184:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_201
.LBB0_185:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s0, s4, s15
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execnz .LBB0_202
.LBB0_186:
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.LBB0_187:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v8, off
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s16
	s_and_b32 s16, s4, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s16
	s_cbranch_execz .LBB0_172
.LBB0_188:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v9, off offset:4
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_173
.LBB0_189:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v10, off offset:8
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_174
.LBB0_190:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v11, off offset:12
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_175
.LBB0_191:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v12, off offset:16
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_176
.LBB0_192:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v13, off offset:20
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_177
.LBB0_193:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v14, off offset:24
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_178
.LBB0_194:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v15, off offset:28
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_179
.LBB0_195:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v0, off offset:128
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_180
.LBB0_196:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v1, off offset:132
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_181
.LBB0_197:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v2, off offset:136
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_182
.LBB0_198:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v3, off offset:140
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_183
.LBB0_199:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v4, off offset:144
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_184
.LBB0_200:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v5, off offset:148
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_185
.LBB0_201:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v6, off offset:152
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s0, s4, s15
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_186
.LBB0_202:
	s_wait_alu depctr_va_vdst(0)
	global_store_b32 v[16:17], v7, off offset:156
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
		.amdhsa_next_free_vgpr 110
		.amdhsa_next_free_sgpr 84
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
	.set .Lmatmul.num_vgpr, 110
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
; codeLenInByte = 8632
; TotalNumSgprs: 86
; NumVgprs: 110
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 86
; NumVGPRsForWavesPerEU: 110
; NamedBarCnt: 0
; Occupancy: 9
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
    .vgpr_count:     110
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
