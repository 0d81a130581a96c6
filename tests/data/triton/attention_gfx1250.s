; lds_bytes=17872 threads=128
	.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-gfx1250"
	.amdhsa_code_object_version 5
	.text
	.globl	attention                       ; -- Begin function attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
; %bb.0:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1 ;  msbs: dst=0 src0=0 src1=0 src2=0
	s_mov_b64 s[64:65], 0
	v_nop
	global_prefetch_b8 v0, s[64:65] scope:SCOPE_SE
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	s_bfe_u32 s2, ttmp8, 0x50019
	s_lshl_b32 s6, ttmp9, 6
	s_lshl_b32 s3, ttmp7, 6
	s_lshl_b32 s7, s2, 5
	s_bfe_u32 s31, s2, 0x10001
	s_and_b32 s2, s3, 0x3fffc0
	s_or_b32 s3, s31, s6
	v_mov_b16_e32 v8.l, 0
	v_and_b32_e32 v3, 31, v0
	s_clause 0x1
	s_load_b96 s[44:46], s[0:1], 0x20 nv
	s_load_b256 s[36:43], s[0:1], 0x0 nv
	v_mov_b16_e32 v9.l, v8.l
	v_bitop3_b32 v1, v3, 63, s7 bitop3:0xc8
	s_wait_kmcnt 0x0
	s_mul_i32 s0, s2, s44
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[34:35], s[0:1], 1
	s_cmp_ge_i32 s3, s44
	s_add_nc_u64 s[0:1], s[36:37], s[34:35]
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_lshl_b32 s4, s3, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v9, v1, s[4:5] scale_offset
.LBB0_2:
	s_or_b32 s24, s31, 2
	s_wait_xcnt 0x0
	s_or_b32 s4, s24, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_4
; %bb.3:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v8, v1, s[4:5] scale_offset
.LBB0_4:
	s_or_b32 s23, s31, 4
	v_mov_b16_e32 v10.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s23, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v11.l, v10.l
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v11, v1, s[4:5] scale_offset
.LBB0_6:
	s_or_b32 s22, s31, 6
	s_wait_xcnt 0x0
	s_or_b32 s4, s22, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_8
; %bb.7:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v10, v1, s[4:5] scale_offset
.LBB0_8:
	s_or_b32 s21, s31, 8
	v_mov_b16_e32 v12.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s21, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v13.l, v12.l
	s_cbranch_scc1 .LBB0_10
; %bb.9:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v13, v1, s[4:5] scale_offset
.LBB0_10:
	s_or_b32 s20, s31, 10
	s_wait_xcnt 0x0
	s_or_b32 s4, s20, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_12
; %bb.11:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v12, v1, s[4:5] scale_offset
.LBB0_12:
	s_or_b32 s19, s31, 12
	v_mov_b16_e32 v14.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s19, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v15.l, v14.l
	s_cbranch_scc1 .LBB0_14
; %bb.13:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v15, v1, s[4:5] scale_offset
.LBB0_14:
	s_or_b32 s18, s31, 14
	s_wait_xcnt 0x0
	s_or_b32 s4, s18, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_16
; %bb.15:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v14, v1, s[4:5] scale_offset
.LBB0_16:
	s_or_b32 s17, s31, 16
	v_mov_b16_e32 v16.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s17, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v17.l, v16.l
	s_cbranch_scc1 .LBB0_18
; %bb.17:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v17, v1, s[4:5] scale_offset
.LBB0_18:
	s_or_b32 s16, s31, 18
	s_wait_xcnt 0x0
	s_or_b32 s4, s16, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_20
; %bb.19:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v16, v1, s[4:5] scale_offset
.LBB0_20:
	s_or_b32 s15, s31, 20
	v_mov_b16_e32 v18.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s15, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v19.l, v18.l
	s_cbranch_scc1 .LBB0_22
; %bb.21:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v19, v1, s[4:5] scale_offset
.LBB0_22:
	s_or_b32 s14, s31, 22
	s_wait_xcnt 0x0
	s_or_b32 s4, s14, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_24
; %bb.23:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v18, v1, s[4:5] scale_offset
.LBB0_24:
	s_or_b32 s13, s31, 24
	v_mov_b16_e32 v20.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s13, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v21.l, v20.l
	s_cbranch_scc1 .LBB0_26
; %bb.25:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v21, v1, s[4:5] scale_offset
.LBB0_26:
	s_or_b32 s12, s31, 26
	s_wait_xcnt 0x0
	s_or_b32 s4, s12, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_28
; %bb.27:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v20, v1, s[4:5] scale_offset
.LBB0_28:
	s_or_b32 s11, s31, 28
	v_mov_b16_e32 v22.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s11, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v23.l, v22.l
	s_cbranch_scc1 .LBB0_30
; %bb.29:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v23, v1, s[4:5] scale_offset
.LBB0_30:
	s_or_b32 s10, s31, 30
	s_wait_xcnt 0x0
	s_or_b32 s4, s10, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_32
; %bb.31:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v22, v1, s[4:5] scale_offset
.LBB0_32:
	v_mov_b16_e32 v24.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 32
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v26.l, v24.l
	s_cbranch_scc1 .LBB0_34
; %bb.33:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v26, v1, s[4:5] scale_offset
.LBB0_34:
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 34
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_36
; %bb.35:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v24, v1, s[4:5] scale_offset
.LBB0_36:
	v_mov_b16_e32 v25.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 36
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v27.l, v25.l
	s_cbranch_scc1 .LBB0_38
; %bb.37:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v27, v1, s[4:5] scale_offset
.LBB0_38:
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 38
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_40
; %bb.39:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v25, v1, s[4:5] scale_offset
.LBB0_40:
	v_mov_b16_e32 v28.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 40
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v30.l, v28.l
	s_cbranch_scc1 .LBB0_42
; %bb.41:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v30, v1, s[4:5] scale_offset
.LBB0_42:
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 42
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_44
; %bb.43:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v28, v1, s[4:5] scale_offset
.LBB0_44:
	v_mov_b16_e32 v29.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 44
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v31.l, v29.l
	s_cbranch_scc1 .LBB0_46
; %bb.45:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v31, v1, s[4:5] scale_offset
.LBB0_46:
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 46
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_48
; %bb.47:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v29, v1, s[4:5] scale_offset
.LBB0_48:
	v_mov_b16_e32 v32.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 48
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v34.l, v32.l
	s_cbranch_scc1 .LBB0_50
; %bb.49:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v34, v1, s[4:5] scale_offset
.LBB0_50:
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 50
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_52
; %bb.51:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v32, v1, s[4:5] scale_offset
.LBB0_52:
	v_mov_b16_e32 v33.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 52
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v35.l, v33.l
	s_cbranch_scc1 .LBB0_54
; %bb.53:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v35, v1, s[4:5] scale_offset
.LBB0_54:
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 54
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_56
; %bb.55:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v33, v1, s[4:5] scale_offset
.LBB0_56:
	v_mov_b16_e32 v36.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 56
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v38.l, v36.l
	s_cbranch_scc1 .LBB0_58
; %bb.57:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v38, v1, s[4:5] scale_offset
.LBB0_58:
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 58
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s44
	s_cbranch_scc1 .LBB0_60
; %bb.59:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v36, v1, s[4:5] scale_offset
.LBB0_60:
	v_mov_b16_e32 v37.l, 0
	s_wait_xcnt 0x0
	s_or_b32 s4, s3, 60
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s4, s44
	v_mov_b16_e32 v39.l, v37.l
	s_cbranch_scc1 .LBB0_62
; %bb.61:
	s_lshl_b32 s4, s4, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v39, v1, s[4:5] scale_offset
.LBB0_62:
	s_and_b32 s8, s7, 64
	s_or_b32 s3, s3, 62
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s3, s44
	s_cbranch_scc1 .LBB0_64
; %bb.63:
	s_lshl_b32 s4, s3, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[0:1], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v37, v1, s[0:1] scale_offset
.LBB0_64:
	v_dual_lshlrev_b32 v2, 1, v1 :: v_dual_bitop2_b32 v4, 15, v0 bitop3:0x40
	v_and_b32_e32 v5, 7, v0
	v_mov_b16_e32 v6.l, 0
	s_and_b32 s9, s7, 0x60
	s_cmp_eq_u32 s8, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_lshlrev_b32 v75, 7, v4 :: v_dual_lshlrev_b32 v40, 4, v5
	v_mov_b16_e32 v7.l, v6.l
	s_wait_xcnt 0x0
	s_cselect_b32 s0, 0, 0x90
	s_mov_b32 s5, 0
	v_xor_b32_e32 v41, s0, v2
	v_bitop3_b32 v40, v40, v0, 16 bitop3:0x78
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v42, 0, v41
	v_xad_u32 v43, v41, 32, 0
	v_xad_u32 v44, v41, 64, 0
	v_xad_u32 v41, 0x60, v41, 0
	s_lshl_b32 s1, s9, 6
	s_mul_i32 s0, s2, s45
	v_or3_b32 v40, s1, v40, v75
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v45, 0, v40
	v_xad_u32 v46, v40, 32, 0
	v_xad_u32 v50, v40, 64, 0
	v_xad_u32 v40, 0x60, v40, 0
	s_ashr_i32 s1, s0, 31
	s_wait_loadcnt 0x0
	s_wait_alu depctr_va_vdst(8)
	ds_store_b16 v42, v9
	ds_store_b16 v42, v13 offset:1024
	ds_store_b16 v42, v17 offset:2048
	ds_store_b16 v42, v21 offset:3072
	ds_store_b16 v42, v26 offset:4096
	ds_store_b16 v42, v30 offset:5120
	ds_store_b16 v42, v34 offset:6144
	ds_store_b16 v42, v38 offset:7168
	s_wait_alu depctr_va_vdst(7)
	ds_store_b16 v43, v8 offset:256
	ds_store_b16 v43, v12 offset:1280
	ds_store_b16 v43, v16 offset:2304
	ds_store_b16 v43, v20 offset:3328
	ds_store_b16 v43, v24 offset:4352
	ds_store_b16 v43, v28 offset:5376
	ds_store_b16 v43, v32 offset:6400
	ds_store_b16 v43, v36 offset:7424
	s_lshl_b64 s[2:3], s[0:1], 1
	s_cmp_lt_i32 s31, s45
	s_add_nc_u64 s[0:1], s[38:39], s[2:3]
	s_cselect_b32 s25, -1, 0
	s_cmp_ge_i32 s31, s45
	s_wait_alu depctr_va_vdst(6)
	ds_store_b16 v44, v11 offset:512
	ds_store_b16 v44, v15 offset:1536
	ds_store_b16 v44, v19 offset:2560
	ds_store_b16 v44, v23 offset:3584
	ds_store_b16 v44, v27 offset:4608
	ds_store_b16 v44, v31 offset:5632
	ds_store_b16 v44, v35 offset:6656
	ds_store_b16 v44, v39 offset:7680
	s_wait_alu depctr_va_vdst(5)
	ds_store_b16 v41, v10 offset:768
	ds_store_b16 v41, v14 offset:1792
	ds_store_b16 v41, v18 offset:2816
	ds_store_b16 v41, v22 offset:3840
	ds_store_b16 v41, v25 offset:4864
	ds_store_b16 v41, v29 offset:5888
	ds_store_b16 v41, v33 offset:6912
	ds_store_b16 v41, v37 offset:7936
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(3)
	ds_load_b128 v[42:45], v45
	s_wait_alu depctr_va_vdst(2)
	ds_load_b128 v[46:49], v46
	s_wait_alu depctr_va_vdst(1) depctr_vm_vsrc(0)
	ds_load_b128 v[34:37], v50
	s_wait_alu depctr_va_vdst(0)
	ds_load_b128 v[38:41], v40
	s_cbranch_scc1 .LBB0_66
; %bb.65:
	s_lshl_b32 s4, s8, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	global_load_u16 v7, v1, s[4:5] scale_offset
.LBB0_66:
	s_cmp_gt_i32 s45, 0
	s_cselect_b32 s47, -1, 0
	s_lshl_b32 s26, s24, 6
	s_cmp_lt_i32 s24, s45
	s_wait_xcnt 0x0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s27, s47, s4
	s_and_b32 s4, s27, exec_lo
	s_cselect_b32 s4, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_68
; %bb.67:
	s_lshl_b32 s4, s26, 1
	s_mov_b32 s5, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	global_load_u16 v6, v1, s[4:5] scale_offset
.LBB0_68:
	s_lshl_b32 s24, s23, 6
	s_wait_xcnt 0x0
	s_mov_b32 s5, 0
	s_cmp_lt_i32 s23, s45
	v_mov_b16_e32 v8.l, 0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s28, s47, s4
	s_and_b32 s4, s28, exec_lo
	s_cselect_b32 s4, 1, 0
	v_mov_b16_e32 v9.l, v8.l
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_70
; %bb.69:
	s_lshl_b32 s4, s24, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v9, v1, s[4:5] scale_offset
.LBB0_70:
	s_lshl_b32 s23, s22, 6
	s_cmp_lt_i32 s22, s45
	s_wait_xcnt 0x0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s29, s47, s4
	s_and_b32 s4, s29, exec_lo
	s_cselect_b32 s4, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_72
; %bb.71:
	s_lshl_b32 s4, s23, 1
	s_mov_b32 s5, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v8, v1, s[4:5] scale_offset
.LBB0_72:
	s_lshl_b32 s22, s21, 6
	s_wait_xcnt 0x0
	s_mov_b32 s5, 0
	s_cmp_lt_i32 s21, s45
	v_mov_b16_e32 v10.l, 0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s30, s47, s4
	s_and_b32 s4, s30, exec_lo
	s_cselect_b32 s4, 1, 0
	v_mov_b16_e32 v11.l, v10.l
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_74
; %bb.73:
	s_lshl_b32 s4, s22, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v11, v1, s[4:5] scale_offset
.LBB0_74:
	s_lshl_b32 s21, s20, 6
	s_cmp_lt_i32 s20, s45
	s_wait_xcnt 0x0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s33, s47, s4
	s_and_b32 s4, s33, exec_lo
	s_cselect_b32 s4, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_76
; %bb.75:
	s_lshl_b32 s4, s21, 1
	s_mov_b32 s5, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v10, v1, s[4:5] scale_offset
.LBB0_76:
	s_lshl_b32 s20, s19, 6
	s_wait_xcnt 0x0
	s_mov_b32 s5, 0
	s_cmp_lt_i32 s19, s45
	v_mov_b16_e32 v12.l, 0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s36, s47, s4
	s_and_b32 s4, s36, exec_lo
	s_cselect_b32 s4, 1, 0
	v_mov_b16_e32 v13.l, v12.l
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_78
; %bb.77:
	s_lshl_b32 s4, s20, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v13, v1, s[4:5] scale_offset
.LBB0_78:
	s_lshl_b32 s19, s18, 6
	s_cmp_lt_i32 s18, s45
	s_wait_xcnt 0x0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s37, s47, s4
	s_and_b32 s4, s37, exec_lo
	s_cselect_b32 s4, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_80
; %bb.79:
	s_lshl_b32 s4, s19, 1
	s_mov_b32 s5, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v12, v1, s[4:5] scale_offset
.LBB0_80:
	s_lshl_b32 s18, s17, 6
	s_wait_xcnt 0x0
	s_mov_b32 s5, 0
	s_cmp_lt_i32 s17, s45
	v_mov_b16_e32 v14.l, 0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s38, s47, s4
	s_and_b32 s4, s38, exec_lo
	s_cselect_b32 s4, 1, 0
	v_mov_b16_e32 v15.l, v14.l
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_82
; %bb.81:
	s_lshl_b32 s4, s18, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v15, v1, s[4:5] scale_offset
.LBB0_82:
	s_lshl_b32 s17, s16, 6
	s_cmp_lt_i32 s16, s45
	s_wait_xcnt 0x0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s39, s47, s4
	s_and_b32 s4, s39, exec_lo
	s_cselect_b32 s4, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_84
; %bb.83:
	s_lshl_b32 s4, s17, 1
	s_mov_b32 s5, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v14, v1, s[4:5] scale_offset
.LBB0_84:
	s_lshl_b32 s16, s15, 6
	s_wait_xcnt 0x0
	s_mov_b32 s5, 0
	s_cmp_lt_i32 s15, s45
	v_mov_b16_e32 v16.l, 0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s48, s47, s4
	s_and_b32 s4, s48, exec_lo
	s_cselect_b32 s4, 1, 0
	v_mov_b16_e32 v17.l, v16.l
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_86
; %bb.85:
	s_lshl_b32 s4, s16, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v17, v1, s[4:5] scale_offset
.LBB0_86:
	s_lshl_b32 s15, s14, 6
	s_cmp_lt_i32 s14, s45
	s_wait_xcnt 0x0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s49, s47, s4
	s_and_b32 s4, s49, exec_lo
	s_cselect_b32 s4, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_88
; %bb.87:
	s_lshl_b32 s4, s15, 1
	s_mov_b32 s5, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v16, v1, s[4:5] scale_offset
.LBB0_88:
	s_lshl_b32 s14, s13, 6
	s_wait_xcnt 0x0
	s_mov_b32 s5, 0
	s_cmp_lt_i32 s13, s45
	v_mov_b16_e32 v18.l, 0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s50, s47, s4
	s_and_b32 s4, s50, exec_lo
	s_cselect_b32 s4, 1, 0
	v_mov_b16_e32 v19.l, v18.l
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_90
; %bb.89:
	s_lshl_b32 s4, s14, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v19, v1, s[4:5] scale_offset
.LBB0_90:
	s_lshl_b32 s13, s12, 6
	s_cmp_lt_i32 s12, s45
	s_wait_xcnt 0x0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s51, s47, s4
	s_and_b32 s4, s51, exec_lo
	s_cselect_b32 s4, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_92
; %bb.91:
	s_lshl_b32 s4, s13, 1
	s_mov_b32 s5, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v18, v1, s[4:5] scale_offset
.LBB0_92:
	s_lshl_b32 s12, s11, 6
	s_wait_xcnt 0x0
	s_mov_b32 s5, 0
	s_cmp_lt_i32 s11, s45
	v_mov_b16_e32 v20.l, 0
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s11, s47, s4
	s_and_b32 s4, s11, exec_lo
	s_cselect_b32 s4, 1, 0
	v_mov_b16_e32 v21.l, v20.l
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_94
; %bb.93:
	s_lshl_b32 s4, s12, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[0:1], s[4:5]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v21, v1, s[4:5] scale_offset
.LBB0_94:
	s_wait_xcnt 0x0
	s_lshl_b32 s4, s10, 6
	s_cmp_lt_i32 s10, s45
	s_cselect_b32 s5, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s5, s47, s5
	s_and_b32 s10, s5, exec_lo
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s10, 1
	s_cbranch_scc1 .LBB0_96
; %bb.95:
	s_lshl_b32 s52, s4, 1
	s_mov_b32 s53, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[52:53], s[0:1], s[52:53]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v20, v1, s[52:53] scale_offset
.LBB0_96:
	s_add_nc_u64 s[2:3], s[40:41], s[2:3]
	s_and_b32 s10, s25, exec_lo
	v_mov_b16_e32 v22.l, 0
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s10, 1
	v_mov_b16_e32 v23.l, v22.l
	s_cbranch_scc1 .LBB0_98
; %bb.97:
	s_lshl_b32 s40, s8, 1
	s_mov_b32 s41, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[40:41], s[2:3], s[40:41]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v23, v1, s[40:41] scale_offset
.LBB0_98:
	s_and_b32 s10, s27, exec_lo
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s10, 1
	s_cbranch_scc1 .LBB0_100
; %bb.99:
	s_lshl_b32 s26, s26, 1
	s_mov_b32 s27, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[26:27], s[2:3], s[26:27]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v22, v1, s[26:27] scale_offset
.LBB0_100:
	s_and_b32 s10, s28, exec_lo
	v_mov_b16_e32 v24.l, 0
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s10, 1
	v_mov_b16_e32 v25.l, v24.l
	s_cbranch_scc1 .LBB0_102
; %bb.101:
	s_lshl_b32 s24, s24, 1
	s_mov_b32 s25, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[24:25], s[2:3], s[24:25]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v25, v1, s[24:25] scale_offset
.LBB0_102:
	s_and_b32 s10, s29, exec_lo
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s10, 1
	s_cbranch_scc1 .LBB0_104
; %bb.103:
	s_lshl_b32 s24, s23, 1
	s_mov_b32 s25, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[24:25], s[2:3], s[24:25]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v24, v1, s[24:25] scale_offset
.LBB0_104:
	s_and_b32 s10, s30, exec_lo
	v_mov_b16_e32 v26.l, 0
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s10, 1
	v_mov_b16_e32 v27.l, v26.l
	s_cbranch_scc1 .LBB0_106
; %bb.105:
	s_lshl_b32 s22, s22, 1
	s_mov_b32 s23, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[22:23], s[2:3], s[22:23]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v27, v1, s[22:23] scale_offset
.LBB0_106:
	s_and_b32 s10, s33, exec_lo
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s10, 1
	s_cbranch_scc1 .LBB0_108
; %bb.107:
	s_lshl_b32 s22, s21, 1
	s_mov_b32 s23, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[22:23], s[2:3], s[22:23]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v26, v1, s[22:23] scale_offset
.LBB0_108:
	s_and_b32 s10, s36, exec_lo
	v_mov_b16_e32 v28.l, 0
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s10, 1
	v_mov_b16_e32 v29.l, v28.l
	s_cbranch_scc1 .LBB0_110
; %bb.109:
	s_lshl_b32 s20, s20, 1
	s_mov_b32 s21, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[20:21], s[2:3], s[20:21]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v29, v1, s[20:21] scale_offset
.LBB0_110:
	s_and_b32 s10, s37, exec_lo
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s10, 1
	s_cbranch_scc1 .LBB0_112
; %bb.111:
	s_lshl_b32 s20, s19, 1
	s_mov_b32 s21, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[20:21], s[2:3], s[20:21]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v28, v1, s[20:21] scale_offset
.LBB0_112:
	s_and_b32 s10, s38, exec_lo
	v_mov_b16_e32 v30.l, 0
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s10, 1
	v_mov_b16_e32 v31.l, v30.l
	s_cbranch_scc1 .LBB0_114
; %bb.113:
	s_lshl_b32 s18, s18, 1
	s_mov_b32 s19, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[18:19], s[2:3], s[18:19]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v31, v1, s[18:19] scale_offset
.LBB0_114:
	s_and_b32 s10, s39, exec_lo
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s10, 1
	s_cbranch_scc1 .LBB0_116
; %bb.115:
	s_lshl_b32 s18, s17, 1
	s_mov_b32 s19, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[18:19], s[2:3], s[18:19]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v30, v1, s[18:19] scale_offset
.LBB0_116:
	s_and_b32 s10, s48, exec_lo
	v_mov_b16_e32 v32.l, 0
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s10, 1
	v_mov_b16_e32 v33.l, v32.l
	s_cbranch_scc1 .LBB0_118
; %bb.117:
	s_lshl_b32 s16, s16, 1
	s_mov_b32 s17, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[16:17], s[2:3], s[16:17]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v33, v1, s[16:17] scale_offset
.LBB0_118:
	s_and_b32 s10, s49, exec_lo
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s10, 1
	s_cbranch_scc1 .LBB0_120
; %bb.119:
	s_lshl_b32 s16, s15, 1
	s_mov_b32 s17, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[16:17], s[2:3], s[16:17]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v32, v1, s[16:17] scale_offset
.LBB0_120:
	s_and_b32 s10, s50, exec_lo
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v50.l, 0
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s10, 1
	v_mov_b16_e32 v51.l, v50.l
	s_cbranch_scc1 .LBB0_122
; %bb.121:
	s_lshl_b32 s14, s14, 1
	s_mov_b32 s15, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[14:15], s[2:3], s[14:15]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v51, v1, s[14:15] scale_offset
.LBB0_122:
	s_and_b32 s10, s51, exec_lo
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s10, 1
	s_cbranch_scc1 .LBB0_124
; %bb.123:
	s_lshl_b32 s14, s13, 1
	s_mov_b32 s15, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[14:15], s[2:3], s[14:15]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v50, v1, s[14:15] scale_offset
.LBB0_124:
	s_and_b32 s10, s11, exec_lo
	v_mov_b16_e32 v52.l, 0
	s_cselect_b32 s10, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s10, 1
	v_mov_b16_e32 v53.l, v52.l
	s_cbranch_scc1 .LBB0_126
; %bb.125:
	s_lshl_b32 s10, s12, 1
	s_mov_b32 s11, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[10:11], s[2:3], s[10:11]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v53, v1, s[10:11] scale_offset
.LBB0_126:
	s_and_b32 s5, s5, exec_lo
	s_cselect_b32 s5, 1, 0
	v_or_b32_e32 v3, s7, v3
	v_and_b32_e32 v79, 16, v0
	s_cmp_lg_u32 s5, 1
	s_cbranch_scc1 .LBB0_128
; %bb.127:
	s_lshl_b32 s4, s4, 1
	s_mov_b32 s5, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[4:5], s[2:3], s[4:5]
	s_wait_alu depctr_va_vdst(2)
	global_load_u16 v52, v1, s[4:5] scale_offset
.LBB0_128:
	s_wait_dscnt 0x3
	s_wait_xcnt 0x0
	s_wait_alu depctr_vm_vsrc(0)
	v_dual_lshlrev_b32 v1, 1, v3 :: v_dual_lshrrev_b32 v80, 16, v42
	v_dual_lshrrev_b32 v81, 16, v43 :: v_dual_lshrrev_b32 v84, 16, v44
	v_lshrrev_b32_e32 v85, 16, v45
	s_delay_alu instid0(VALU_DEP_3)
	v_and_b32_e32 v68, 0xfe, v1
	s_wait_dscnt 0x2
	v_dual_lshrrev_b32 v88, 16, v46 :: v_dual_lshrrev_b32 v90, 16, v47
	v_dual_lshrrev_b32 v92, 16, v48 :: v_dual_lshrrev_b32 v94, 16, v49
	s_wait_dscnt 0x1
	v_dual_add_nc_u32 v1, 0, v68 :: v_dual_lshrrev_b32 v86, 16, v34
	v_dual_lshrrev_b32 v87, 16, v35 :: v_dual_lshrrev_b32 v89, 16, v36
	s_wait_dscnt 0x0
	v_dual_lshrrev_b32 v91, 16, v37 :: v_dual_lshrrev_b32 v93, 16, v38
	v_dual_lshrrev_b32 v95, 16, v39 :: v_dual_lshrrev_b32 v96, 16, v40
	v_dual_lshrrev_b32 v97, 16, v41 :: v_dual_lshrrev_b32 v82, 1, v79
	v_lshlrev_b32_e32 v98, 3, v0
	s_mul_f32 s36, s46, 0x3fb8aa3b
	v_lshlrev_b32_e32 v76, 7, v5
	s_lshr_b32 s4, s9, 1
	s_mov_b32 s33, 0
	s_sub_co_i32 s74, s45, 32
	s_wait_loadcnt 0x0
	s_wait_alu depctr_va_vdst(6)
	ds_store_b16 v1, v7 offset:9184
	ds_store_b16 v1, v6 offset:9456
	ds_store_b16 v1, v9 offset:9728
	ds_store_b16 v1, v8 offset:10000
	ds_store_b16 v1, v11 offset:10272
	ds_store_b16 v1, v10 offset:10544
	ds_store_b16 v1, v13 offset:10816
	ds_store_b16 v1, v12 offset:11088
	ds_store_b16 v1, v15 offset:11360
	ds_store_b16 v1, v14 offset:11632
	ds_store_b16 v1, v17 offset:11904
	ds_store_b16 v1, v16 offset:12176
	ds_store_b16 v1, v19 offset:12448
	ds_store_b16 v1, v18 offset:12720
	ds_store_b16 v1, v21 offset:12992
	ds_store_b16 v1, v20 offset:13264
	v_dual_lshlrev_b32 v77, 1, v0 :: v_dual_lshlrev_b32 v78, 6, v79
	v_or3_b32 v83, s4, s6, v4
	s_cmp_lt_i32 s74, 1
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_store_b16 v1, v23
	ds_store_b16 v1, v22 offset:288
	ds_store_b16 v1, v25 offset:576
	ds_store_b16 v1, v24 offset:864
	ds_store_b16 v1, v27 offset:1152
	ds_store_b16 v1, v26 offset:1440
	ds_store_b16 v1, v29 offset:1728
	ds_store_b16 v1, v28 offset:2016
	ds_store_b16 v1, v31 offset:2304
	ds_store_b16 v1, v30 offset:2592
	ds_store_b16 v1, v33 offset:2880
	ds_store_b16 v1, v32 offset:3168
	ds_store_b16 v1, v51 offset:3456
	ds_store_b16 v1, v50 offset:3744
	ds_store_b16 v1, v53 offset:4032
	ds_store_b16 v1, v52 offset:4320
	s_cbranch_scc1 .LBB0_195
; %bb.129:                              ; %.lr.ph
	v_mov_b32_e32 v3, 0
	v_and_b32_e32 v69, 0x70, v98
	v_mov_b16_e32 v49.h, v94.l
	v_mov_b16_e32 v48.h, v92.l
	v_mov_b16_e32 v47.h, v90.l
	s_wait_alu depctr_vm_vsrc(0)
	v_add_nc_u64_e32 v[0:1], s[0:1], v[2:3]
	v_mov_b16_e32 v46.h, v88.l
	v_add_nc_u64_e32 v[50:51], s[2:3], v[2:3]
	v_mov_b16_e32 v45.h, v85.l
	v_mov_b16_e32 v44.h, v84.l
	v_mov_b16_e32 v43.h, v81.l
	v_mov_b16_e32 v42.h, v80.l
	v_mov_b16_e32 v41.h, v97.l
	v_mov_b16_e32 v40.h, v96.l
	v_mov_b16_e32 v39.h, v95.l
	v_mov_b16_e32 v38.h, v93.l
	v_mov_b16_e32 v37.h, v91.l
	v_mov_b16_e32 v36.h, v89.l
	v_mov_b16_e32 v35.h, v87.l
	v_mov_b16_e32 v34.h, v86.l
	v_and_b32_e32 v6, 16, v77
	v_mov_b32_e32 v70, 0xff800000
	v_dual_mov_b32 v2, v3 :: v_dual_mov_b32 v4, v3
	v_mov_b32_e32 v5, v3
	s_delay_alu instid0(VALU_DEP_4)
	v_or3_b32 v71, v6, v78, v76
	v_dual_mov_b32 v6, v3 :: v_dual_mov_b32 v7, v3
	v_dual_mov_b32 v8, v3 :: v_dual_mov_b32 v9, v3
	v_dual_mov_b32 v10, v3 :: v_dual_mov_b32 v11, v3
	v_dual_mov_b32 v12, v3 :: v_dual_mov_b32 v13, v3
	v_dual_mov_b32 v14, v3 :: v_dual_mov_b32 v15, v3
	v_dual_mov_b32 v16, v3 :: v_dual_mov_b32 v17, v3
	v_dual_mov_b32 v18, v3 :: v_dual_mov_b32 v19, v3
	v_dual_mov_b32 v20, v3 :: v_dual_mov_b32 v21, v3
	v_dual_mov_b32 v22, v3 :: v_dual_mov_b32 v23, v3
	v_dual_mov_b32 v24, v3 :: v_dual_mov_b32 v25, v3
	v_dual_mov_b32 v26, v3 :: v_dual_mov_b32 v27, v3
	v_dual_mov_b32 v28, v3 :: v_dual_mov_b32 v29, v3
	v_dual_mov_b32 v30, v3 :: v_dual_mov_b32 v31, v3
	v_dual_mov_b32 v32, v3 :: v_dual_mov_b32 v33, v3
	v_dual_mov_b32 v72, v3 :: v_dual_lshrrev_b32 v52, 3, v71
	s_mov_b32 s37, s36
	s_movk_i32 s0, 0x23e0
	s_or_b32 s38, s8, 0xf80
	s_delay_alu instid0(VALU_DEP_1)
	v_and_b32_e32 v73, 0xe0, v52
	s_mov_b32 s75, 0x76543210
	s_mov_b32 s76, 0
	s_mov_b32 s77, 0
	s_branch .LBB0_131
.LBB0_130:                              ;   in Loop: Header=BB0_131 Depth=1
	s_barrier_signal -1
	v_max3_num_f32 v74, v70, v74, v131
	v_add3_u32 v131, s33, v71, v73
	s_delay_alu instid0(VALU_DEP_2)
	v_pk_add_f32 v[66:67], v[66:67], v[74:75] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[64:65], v[64:65], v[74:75] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[62:63], v[62:63], v[74:75] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[60:61], v[60:61], v[74:75] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[58:59], v[58:59], v[74:75] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_exp_f32_e32 v66, v66
	v_pk_add_f32 v[56:57], v[56:57], v[74:75] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_exp_f32_e32 v67, v67
	s_wait_alu depctr_vm_vsrc(0)
	v_pk_add_f32 v[132:133], v[54:55], v[74:75] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_exp_f32_e32 v54, v64
	v_pk_add_f32 v[136:137], v[52:53], v[74:75] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_exp_f32_e32 v55, v65
	v_sub_f32_e32 v140, v70, v74
	v_exp_f32_e32 v156, v62
	v_mov_b32_e32 v70, v74
	v_exp_f32_e32 v157, v63
	v_cvt_pk_f16_f32 v52, v66, v67
	v_exp_f32_e32 v158, v60
	s_add_co_i32 s77, s77, 32
	v_exp_f32_e32 v159, v61
	v_cvt_pk_f16_f32 v53, v54, v55
	v_exp_f32_e32 v160, v58
	v_pk_add_f32 v[162:163], v[66:67], v[54:55]
	v_exp_f32_e32 v161, v59
	v_cvt_pk_f16_f32 v54, v156, v157
	v_exp_f32_e32 v164, v56
	s_add_co_i32 s0, s76, 1
	v_exp_f32_e32 v165, v57
	v_cvt_pk_f16_f32 v55, v158, v159
	s_barrier_wait -1
	v_exp_f32_e32 v166, v132
	s_wait_alu depctr_va_vdst(0)
	ds_load_tr16_b128 v[64:67], v131 offset:2304
	v_exp_f32_e32 v167, v133
	ds_load_tr16_b128 v[60:63], v131
	v_exp_f32_e32 v168, v136
	s_wait_alu depctr_va_vdst(1)
	ds_load_tr16_b128 v[132:135], v131 offset:32
	v_exp_f32_e32 v169, v137
	s_wait_alu depctr_va_vdst(0)
	ds_load_tr16_b128 v[136:139], v131 offset:2336
	v_exp_f32_e32 v170, v140
	s_wait_alu depctr_va_vdst(0)
	ds_load_tr16_b128 v[140:143], v131 offset:64
	ds_load_tr16_b128 v[144:147], v131 offset:2368
	ds_load_tr16_b128 v[148:151], v131 offset:96
	ds_load_tr16_b128 v[152:155], v131 offset:2400
	s_cmp_lt_i32 s0, 2
	v_cvt_pk_f16_f32 v56, v160, v161
	s_cselect_b32 s76, s0, 0
	v_pk_mul_f32 v[2:3], v[2:3], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[170:171] op_sel_hi:[1,0]
	v_cvt_pk_f16_f32 v57, v164, v165
	v_cvt_pk_f16_f32 v58, v166, v167
	v_cvt_pk_f16_f32 v59, v168, v169
	v_pk_mul_f32 v[10:11], v[10:11], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[18:19], v[18:19], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[20:21], v[20:21], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[22:23], v[22:23], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[24:25], v[24:25], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[26:27], v[26:27], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[28:29], v[28:29], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[30:31], v[30:31], v[170:171] op_sel_hi:[1,0]
	v_pk_mul_f32 v[32:33], v[32:33], v[170:171] op_sel_hi:[1,0]
	v_pk_add_f32 v[156:157], v[156:157], v[158:159]
	v_pk_add_f32 v[158:159], v[160:161], v[164:165]
	v_pk_add_f32 v[160:161], v[166:167], v[168:169]
	s_lshl_b32 s0, s76, 11
	s_lshl_b32 s1, s76, 12
	v_pk_add_f32 v[156:157], v[162:163], v[156:157]
	s_lshr_b32 s2, s0, 3
	v_pk_add_f32 v[158:159], v[158:159], v[160:161]
	s_add_co_i32 s2, s1, s2
	s_lshr_b32 s0, s0, 2
	s_wait_alu depctr_vm_vsrc(0)
	v_add_nc_u32_e32 v131, s2, v68
	v_pk_add_f32 v[156:157], v[156:157], v[158:159]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_add_f32_e32 v156, v156, v157
	s_add_co_i32 s33, s1, s0
	s_addk_co_i32 s38, 0x800
	v_add_nc_u32_e32 v157, s33, v68
	v_permlanex16_b32 v158, v156, s75, 0xfedcba98 op_sel:[1,0]
	s_wait_loadcnt 0x0
	s_wait_alu depctr_va_vdst(4)
	ds_store_b16 v131, v99 offset:9184
	s_wait_alu depctr_vm_vsrc(0)
	v_add_f32_e32 v99, v156, v158
	s_wait_dscnt 0x7
	v_wmma_f32_16x16x32_f16 v[2:9], v[60:67], v[52:59], v[2:9]
	s_add_co_i32 s0, s2, 0x23e0
	s_cmp_lt_i32 s77, s74
	v_fmac_f32_e32 v99, v72, v170
	s_wait_dscnt 0x5
	v_wmma_f32_16x16x32_f16 v[10:17], v[132:139], v[52:59], v[10:17]
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v72, v99
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x32_f16 v[18:25], v[140:147], v[52:59], v[18:25]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x32_f16 v[26:33], v[148:155], v[52:59], v[26:33]
	s_wait_alu depctr_va_vdst(5)
	ds_store_b16 v131, v108 offset:9456
	ds_store_b16 v131, v101 offset:9728
	ds_store_b16 v131, v100 offset:10000
	ds_store_b16 v131, v103 offset:10272
	ds_store_b16 v131, v102 offset:10544
	ds_store_b16 v131, v105 offset:10816
	ds_store_b16 v131, v104 offset:11088
	ds_store_b16 v131, v107 offset:11360
	ds_store_b16 v131, v106 offset:11632
	ds_store_b16 v131, v110 offset:11904
	ds_store_b16 v131, v109 offset:12176
	ds_store_b16 v131, v112 offset:12448
	ds_store_b16 v131, v111 offset:12720
	ds_store_b16 v131, v114 offset:12992
	ds_store_b16 v131, v113 offset:13264
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_store_b16 v157, v116
	ds_store_b16 v157, v115 offset:288
	ds_store_b16 v157, v118 offset:576
	ds_store_b16 v157, v117 offset:864
	ds_store_b16 v157, v120 offset:1152
	ds_store_b16 v157, v119 offset:1440
	ds_store_b16 v157, v122 offset:1728
	ds_store_b16 v157, v121 offset:2016
	ds_store_b16 v157, v124 offset:2304
	ds_store_b16 v157, v123 offset:2592
	ds_store_b16 v157, v126 offset:2880
	ds_store_b16 v157, v125 offset:3168
	ds_store_b16 v157, v128 offset:3456
	ds_store_b16 v157, v127 offset:3744
	ds_store_b16 v157, v130 offset:4032
	ds_store_b16 v157, v129 offset:4320
	s_cbranch_scc0 .LBB0_196
.LBB0_131:                              ; =>This Inner Loop Header: Depth=1
	s_add_co_i32 s1, s31, s77
	s_add_co_i32 s40, s38, 0xfffff880
	s_add_co_i32 s2, s1, 32
	s_wait_alu depctr_vm_vsrc(6)
	v_mov_b16_e32 v108.l, 0
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s93, -1, 0
	s_cmp_ge_i32 s2, s45
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v99.l, v108.l
	s_cbranch_scc1 .LBB0_133
; %bb.132:                              ;   in Loop: Header=BB0_131 Depth=1
	s_ashr_i32 s41, s40, 31
	v_nop
	v_nop
	v_lshl_add_u64 v[52:53], s[40:41], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v99, v[52:53], off
.LBB0_133:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 34
	s_add_co_i32 s46, s38, 0xfffff900
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s47, s46, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s78, -1, 0
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_135
; %bb.134:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_nop
	v_nop
	v_lshl_add_u64 v[52:53], s[46:47], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v108, v[52:53], off
.LBB0_135:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 36
	s_add_co_i32 s48, s38, 0xfffff980
	v_mov_b16_e32 v100.l, 0
	s_ashr_i32 s49, s48, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s79, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v101.l, v100.l
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_137
; %bb.136:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[48:49], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v101, v[52:53], off
.LBB0_137:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 38
	s_add_co_i32 s50, s38, 0xfffffa00
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s51, s50, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s80, -1, 0
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_139
; %bb.138:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[50:51], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v100, v[52:53], off
.LBB0_139:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 40
	s_add_co_i32 s52, s38, 0xfffffa80
	v_mov_b16_e32 v102.l, 0
	s_ashr_i32 s53, s52, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s81, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v103.l, v102.l
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_141
; %bb.140:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[52:53], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v103, v[52:53], off
.LBB0_141:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 42
	s_add_co_i32 s54, s38, 0xfffffb00
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s55, s54, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s82, -1, 0
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_143
; %bb.142:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[54:55], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v102, v[52:53], off
.LBB0_143:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 44
	s_add_co_i32 s56, s38, 0xfffffb80
	v_mov_b16_e32 v104.l, 0
	s_ashr_i32 s57, s56, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s83, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v105.l, v104.l
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_145
; %bb.144:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[56:57], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v105, v[52:53], off
.LBB0_145:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 46
	s_add_co_i32 s58, s38, 0xfffffc00
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s59, s58, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s84, -1, 0
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_147
; %bb.146:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[58:59], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v104, v[52:53], off
.LBB0_147:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 48
	s_add_co_i32 s60, s38, 0xfffffc80
	v_mov_b16_e32 v106.l, 0
	s_ashr_i32 s61, s60, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s85, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v107.l, v106.l
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_149
; %bb.148:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[60:61], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v107, v[52:53], off
.LBB0_149:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 50
	s_add_co_i32 s62, s38, 0xfffffd00
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s63, s62, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s86, -1, 0
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_151
; %bb.150:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[62:63], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v106, v[52:53], off
.LBB0_151:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 52
	s_add_co_i32 s64, s38, 0xfffffd80
	v_mov_b16_e32 v109.l, 0
	s_ashr_i32 s65, s64, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s87, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v110.l, v109.l
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_153
; %bb.152:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[64:65], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v110, v[52:53], off
.LBB0_153:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 54
	s_add_co_i32 s66, s38, 0xfffffe00
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s67, s66, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s88, -1, 0
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[66:67], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v109, v[52:53], off
.LBB0_155:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 56
	s_add_co_i32 s68, s38, 0xfffffe80
	v_mov_b16_e32 v111.l, 0
	s_ashr_i32 s69, s68, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s89, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v112.l, v111.l
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[68:69], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v112, v[52:53], off
.LBB0_157:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 58
	s_add_co_i32 s70, s38, 0xffffff00
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s71, s70, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s90, -1, 0
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[70:71], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v111, v[52:53], off
.LBB0_159:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s2, s1, 60
	s_add_co_i32 s72, s38, 0xffffff80
	v_mov_b16_e32 v113.l, 0
	s_ashr_i32 s73, s72, 31
	s_cmp_lt_i32 s2, s45
	s_cselect_b32 s91, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v114.l, v113.l
	s_cmp_ge_i32 s2, s45
	s_cbranch_scc1 .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[72:73], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v114, v[52:53], off
.LBB0_161:                              ;   in Loop: Header=BB0_131 Depth=1
	s_add_co_i32 s1, s1, 62
	s_ashr_i32 s39, s38, 31
	s_cmp_lt_i32 s1, s45
	s_cselect_b32 s92, -1, 0
	s_cmp_ge_i32 s1, s45
	s_cbranch_scc1 .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[52:53], s[38:39], 1, v[0:1]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v113, v[52:53], off
.LBB0_163:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_xcnt 0x0
	s_wait_alu depctr_vm_vsrc(0)
	v_dual_add_nc_u32 v52, s0, v79 :: v_dual_add_nc_u32 v53, s77, v82
	v_mov_b64_e32 v[142:143], s[36:37]
	v_mov_b16_e32 v115.l, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add3_u32 v74, v52, v75, v69
	v_cmp_gt_i32_e32 vcc_lo, s45, v53
	v_cmp_ge_i32_e64 s0, v83, v53
	v_dual_add_nc_u32 v52, 1, v53 :: v_dual_add_nc_u32 v54, 2, v53
	v_dual_add_nc_u32 v55, 3, v53 :: v_dual_add_nc_u32 v56, 4, v53
	v_dual_add_nc_u32 v57, 5, v53 :: v_dual_add_nc_u32 v58, 6, v53
	v_dual_add_nc_u32 v59, 7, v53 :: v_dual_add_nc_u32 v60, 16, v53
	v_dual_add_nc_u32 v61, 17, v53 :: v_dual_add_nc_u32 v62, 18, v53
	v_dual_add_nc_u32 v63, 19, v53 :: v_dual_add_nc_u32 v64, 20, v53
	v_dual_add_nc_u32 v117, 21, v53 :: v_dual_add_nc_u32 v134, 22, v53
	v_add_nc_u32_e32 v135, 23, v53
	v_mov_b16_e32 v116.l, v115.l
	v_cmp_gt_i32_e64 s1, s45, v52
	v_cmp_gt_i32_e64 s2, s45, v54
	v_cmp_gt_i32_e64 s3, s45, v55
	v_cmp_gt_i32_e64 s4, s45, v56
	v_cmp_gt_i32_e64 s5, s45, v57
	v_cmp_gt_i32_e64 s6, s45, v58
	v_cmp_gt_i32_e64 s7, s45, v59
	v_cmp_gt_i32_e64 s8, s45, v60
	v_cmp_gt_i32_e64 s9, s45, v61
	v_cmp_gt_i32_e64 s10, s45, v62
	v_cmp_gt_i32_e64 s11, s45, v63
	v_cmp_gt_i32_e64 s12, s45, v64
	v_cmp_gt_i32_e64 s13, s45, v117
	v_cmp_gt_i32_e64 s14, s45, v134
	v_cmp_gt_i32_e64 s15, s45, v135
	v_cmp_ge_i32_e64 s16, v83, v52
	v_cmp_ge_i32_e64 s17, v83, v54
	v_cmp_ge_i32_e64 s18, v83, v55
	v_cmp_ge_i32_e64 s19, v83, v56
	v_cmp_ge_i32_e64 s20, v83, v57
	v_cmp_ge_i32_e64 s21, v83, v58
	v_cmp_ge_i32_e64 s22, v83, v59
	v_cmp_ge_i32_e64 s23, v83, v60
	v_cmp_ge_i32_e64 s24, v83, v61
	v_cmp_ge_i32_e64 s25, v83, v62
	v_cmp_ge_i32_e64 s26, v83, v63
	v_cmp_ge_i32_e64 s27, v83, v64
	s_wait_alu depctr_va_vdst(9)
	ds_load_b128 v[52:55], v74
	s_wait_alu depctr_va_vdst(5)
	ds_load_b128 v[56:59], v74 offset:32
	s_wait_alu depctr_va_vdst(1)
	ds_load_b128 v[60:63], v74 offset:64
	s_wait_alu depctr_va_vdst(0)
	ds_load_b128 v[64:67], v74 offset:96
	ds_load_b128 v[118:121], v74 offset:2176
	ds_load_b128 v[122:125], v74 offset:2208
	ds_load_b128 v[126:129], v74 offset:2240
	ds_load_b128 v[130:133], v74 offset:2272
	v_cmp_ge_i32_e64 s28, v83, v117
	v_cmp_ge_i32_e64 s29, v83, v134
	v_cmp_ge_i32_e64 s30, v83, v135
	s_and_b32 vcc_lo, vcc_lo, s0
	s_and_b32 s0, s1, s16
	s_and_b32 s1, s2, s17
	s_and_b32 s2, s3, s18
	s_and_b32 s3, s4, s19
	s_and_b32 s4, s5, s20
	s_and_b32 s5, s6, s21
	s_and_b32 s6, s7, s22
	s_and_b32 s7, s8, s23
	s_and_b32 s8, s9, s24
	s_and_b32 s9, s10, s25
	s_and_b32 s10, s11, s26
	s_and_b32 s11, s12, s27
	s_and_b32 s12, s13, s28
	s_and_b32 s13, s14, s29
	s_and_b32 s14, s15, s30
	s_and_b32 s15, s93, exec_lo
	s_cselect_b32 s15, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(TRANS32_DEP_2)
	s_cmp_lg_u32 s15, 1
	s_wait_dscnt 0x6
	v_wmma_f32_16x16x32_f16 v[134:141], v[52:59], v[42:49], 0
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x32_f16 v[52:59], v[118:125], v[42:49], 0
	v_wmma_f32_16x16x32_f16 v[134:141], v[60:67], v[34:41], v[134:141]
	s_wait_dscnt 0x0
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_3) | instid1(TRANS32_DEP_2)
	v_wmma_f32_16x16x32_f16 v[52:59], v[126:133], v[34:41], v[52:59]
	v_nop
	v_nop
	v_nop
	v_pk_mul_f32 v[60:61], v[142:143], v[134:135]
	s_delay_alu instid0(TRANS32_DEP_2)
	v_pk_mul_f32 v[62:63], v[142:143], v[136:137]
	v_pk_mul_f32 v[118:119], v[142:143], v[138:139]
	v_pk_mul_f32 v[120:121], v[142:143], v[140:141]
	v_pk_mul_f32 v[52:53], v[142:143], v[52:53]
	v_pk_mul_f32 v[54:55], v[142:143], v[54:55]
	v_pk_mul_f32 v[122:123], v[142:143], v[56:57]
	v_pk_mul_f32 v[124:125], v[142:143], v[58:59]
	v_cndmask_b32_e32 v66, 0xff800000, v60, vcc_lo
	v_cndmask_b32_e64 v67, 0xff800000, v61, s0
	v_cndmask_b32_e64 v64, 0xff800000, v62, s1
	v_cndmask_b32_e64 v65, 0xff800000, v63, s2
	v_cndmask_b32_e64 v62, 0xff800000, v118, s3
	v_cndmask_b32_e64 v63, 0xff800000, v119, s4
	v_cndmask_b32_e64 v60, 0xff800000, v120, s5
	v_cndmask_b32_e64 v61, 0xff800000, v121, s6
	v_cndmask_b32_e64 v58, 0xff800000, v52, s7
	v_cndmask_b32_e64 v59, 0xff800000, v53, s8
	v_cndmask_b32_e64 v56, 0xff800000, v54, s9
	v_cndmask_b32_e64 v57, 0xff800000, v55, s10
	v_cndmask_b32_e64 v54, 0xff800000, v122, s11
	v_cndmask_b32_e64 v55, 0xff800000, v123, s12
	v_cndmask_b32_e64 v52, 0xff800000, v124, s13
	v_cndmask_b32_e64 v53, 0xff800000, v125, s14
	s_wait_alu depctr_vm_vsrc(0)
	v_max_num_f32_e32 v74, v66, v67
	v_max3_num_f32 v117, v65, v62, v63
	v_max3_num_f32 v118, v60, v61, v58
	v_max3_num_f32 v119, v59, v56, v57
	v_max3_num_f32 v120, v54, v55, v52
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_max3_num_f32 v74, v74, v64, v117
	v_max3_num_f32 v117, v119, v120, v53
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_num_f32 v74, v74, v118, v117
	v_permlanex16_b32 v131, v74, s75, 0xfedcba98 op_sel:[1,0]
	s_cbranch_scc1 .LBB0_165
; %bb.164:                              ;   in Loop: Header=BB0_131 Depth=1
	s_ashr_i32 s41, s40, 31
	s_delay_alu instid0(SALU_CYCLE_1)
	v_lshl_add_u64 v[116:117], s[40:41], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v116, v[116:117], off
.LBB0_165:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s78, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_167
; %bb.166:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[118:119], s[46:47], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v115, v[118:119], off
.LBB0_167:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s79, exec_lo
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v117.l, 0
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s0, 1
	s_wait_xcnt 0x0
	v_mov_b16_e32 v118.l, v117.l
	s_cbranch_scc1 .LBB0_169
; %bb.168:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[118:119], s[48:49], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v118, v[118:119], off
.LBB0_169:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s80, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_171
; %bb.170:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[120:121], s[50:51], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v117, v[120:121], off
.LBB0_171:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s81, exec_lo
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v119.l, 0
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s0, 1
	s_wait_xcnt 0x0
	v_mov_b16_e32 v120.l, v119.l
	s_cbranch_scc1 .LBB0_173
; %bb.172:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[120:121], s[52:53], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v120, v[120:121], off
.LBB0_173:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s82, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_175
; %bb.174:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[122:123], s[54:55], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v119, v[122:123], off
.LBB0_175:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s83, exec_lo
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v121.l, 0
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s0, 1
	s_wait_xcnt 0x0
	v_mov_b16_e32 v122.l, v121.l
	s_cbranch_scc1 .LBB0_177
; %bb.176:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[122:123], s[56:57], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v122, v[122:123], off
.LBB0_177:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s84, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_179
; %bb.178:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[124:125], s[58:59], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v121, v[124:125], off
.LBB0_179:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s85, exec_lo
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v123.l, 0
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s0, 1
	s_wait_xcnt 0x0
	v_mov_b16_e32 v124.l, v123.l
	s_cbranch_scc1 .LBB0_181
; %bb.180:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[124:125], s[60:61], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v124, v[124:125], off
.LBB0_181:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s86, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_183
; %bb.182:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[126:127], s[62:63], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v123, v[126:127], off
.LBB0_183:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s87, exec_lo
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v125.l, 0
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s0, 1
	s_wait_xcnt 0x0
	v_mov_b16_e32 v126.l, v125.l
	s_cbranch_scc1 .LBB0_185
; %bb.184:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[126:127], s[64:65], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v126, v[126:127], off
.LBB0_185:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s88, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_187
; %bb.186:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[128:129], s[66:67], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v125, v[128:129], off
.LBB0_187:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s89, exec_lo
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e32 v127.l, 0
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s0, 1
	s_wait_xcnt 0x0
	v_mov_b16_e64 v128.l, v127.l
	s_cbranch_scc1 .LBB0_189
; %bb.188:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[128:129], s[68:69], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v128, v[128:129], off
.LBB0_189:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s90, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_191
; %bb.190:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[132:133], s[70:71], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v127, v[132:133], off
.LBB0_191:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s91, exec_lo
	s_wait_alu depctr_vm_vsrc(0)
	v_mov_b16_e64 v129.l, 0
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s0, 1
	v_mov_b16_e64 v130.l, v129.l
	s_cbranch_scc1 .LBB0_193
; %bb.192:                              ;   in Loop: Header=BB0_131 Depth=1
	v_lshl_add_u64 v[132:133], s[72:73], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v130, v[132:133], off
.LBB0_193:                              ;   in Loop: Header=BB0_131 Depth=1
	s_and_b32 s0, s92, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_130
; %bb.194:                              ;   in Loop: Header=BB0_131 Depth=1
	s_wait_alu depctr_vm_vsrc(0)
	v_lshl_add_u64 v[132:133], s[38:39], 1, v[50:51]
	s_wait_alu depctr_va_vdst(0)
	global_load_u16 v129, v[132:133], off
	s_branch .LBB0_130
.LBB0_195:
	s_wait_alu depctr_vm_vsrc(5)
	v_dual_mov_b32 v74, 0xff800000 :: v_dual_mov_b32 v33, 0
	s_movk_i32 s0, 0x23e0
	s_wait_alu depctr_vm_vsrc(4)
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v32, v33 :: v_dual_mov_b32 v31, v33
	v_dual_mov_b32 v30, v33 :: v_dual_mov_b32 v29, v33
	v_dual_mov_b32 v28, v33 :: v_dual_mov_b32 v27, v33
	v_dual_mov_b32 v26, v33 :: v_dual_mov_b32 v25, v33
	v_dual_mov_b32 v24, v33 :: v_dual_mov_b32 v23, v33
	v_dual_mov_b32 v22, v33 :: v_dual_mov_b32 v21, v33
	v_dual_mov_b32 v20, v33 :: v_dual_mov_b32 v19, v33
	v_dual_mov_b32 v18, v33 :: v_dual_mov_b32 v17, v33
	v_dual_mov_b32 v16, v33 :: v_dual_mov_b32 v15, v33
	v_dual_mov_b32 v14, v33 :: v_dual_mov_b32 v13, v33
	v_dual_mov_b32 v12, v33 :: v_dual_mov_b32 v11, v33
	v_dual_mov_b32 v10, v33 :: v_dual_mov_b32 v9, v33
	v_dual_mov_b32 v8, v33 :: v_dual_mov_b32 v7, v33
	v_dual_mov_b32 v6, v33 :: v_dual_mov_b32 v5, v33
	v_dual_mov_b32 v4, v33 :: v_dual_mov_b32 v3, v33
	v_dual_mov_b32 v2, v33 :: v_dual_mov_b32 v99, v33
.LBB0_196:                              ; %._crit_edge
	v_mov_b32_e32 v66, 0
	s_add_co_i32 s1, s45, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_gt_i32 s1, 31
	s_cselect_b32 vcc_lo, -1, 0
	v_dual_mov_b32 v67, v66 :: v_dual_mov_b32 v68, v66
	v_dual_mov_b32 v69, v66 :: v_dual_mov_b32 v70, v66
	v_dual_mov_b32 v71, v66 :: v_dual_mov_b32 v72, v66
	s_wait_alu depctr_vm_vsrc(2)
	v_dual_mov_b32 v73, v66 :: v_dual_mov_b32 v50, v66
	s_wait_alu depctr_vm_vsrc(0)
	v_dual_mov_b32 v51, v66 :: v_dual_mov_b32 v52, v66
	v_dual_mov_b32 v53, v66 :: v_dual_mov_b32 v54, v66
	v_dual_mov_b32 v55, v66 :: v_dual_mov_b32 v56, v66
	v_mov_b32_e32 v57, v66
	s_cmp_lt_i32 s1, 32
	s_cbranch_scc1 .LBB0_198
; %bb.197:
	v_and_b32_e32 v0, 0x70, v98
	v_add_nc_u32_e32 v1, s0, v79
	v_mov_b16_e32 v49.h, v94.l
	v_mov_b16_e32 v48.h, v92.l
	v_mov_b16_e32 v47.h, v90.l
	v_mov_b16_e32 v46.h, v88.l
	v_add3_u32 v0, v1, v75, v0
	v_mov_b16_e32 v45.h, v85.l
	v_mov_b16_e32 v44.h, v84.l
	v_mov_b16_e32 v43.h, v81.l
	v_mov_b16_e32 v42.h, v80.l
	v_mov_b16_e32 v41.h, v97.l
	v_mov_b16_e32 v40.h, v96.l
	v_mov_b16_e32 v39.h, v95.l
	v_mov_b16_e32 v38.h, v93.l
	v_mov_b16_e32 v37.h, v91.l
	v_mov_b16_e32 v36.h, v89.l
	v_mov_b16_e32 v35.h, v87.l
	v_mov_b16_e32 v34.h, v86.l
	s_wait_alu depctr_va_vdst(12)
	ds_load_b128 v[50:53], v0
	ds_load_b128 v[54:57], v0 offset:32
	ds_load_b128 v[62:65], v0 offset:2208
	ds_load_b128 v[58:61], v0 offset:2176
	s_wait_alu depctr_va_vdst(2)
	ds_load_b128 v[88:91], v0 offset:96
	s_wait_alu depctr_va_vdst(0)
	ds_load_b128 v[84:87], v0 offset:64
	ds_load_b128 v[104:107], v0 offset:2272
	ds_load_b128 v[100:103], v0 offset:2240
	s_wait_dscnt 0x6
	v_wmma_f32_16x16x32_f16 v[66:73], v[50:57], v[42:49], 0
	s_wait_dscnt 0x4
	v_wmma_f32_16x16x32_f16 v[50:57], v[58:65], v[42:49], 0
	s_wait_dscnt 0x2
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_2)
	v_wmma_f32_16x16x32_f16 v[66:73], v[84:91], v[34:41], v[66:73]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[50:57], v[100:107], v[34:41], v[50:57]
.LBB0_198:
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_wait_alu depctr_vm_vsrc(0)
	v_nop
	v_nop
	v_nop
	v_pk_mul_f32 v[0:1], s[36:37], v[66:67] op_sel_hi:[0,1]
	v_pk_mul_f32 v[66:67], s[36:37], v[68:69] op_sel_hi:[0,1]
	v_pk_mul_f32 v[68:69], s[36:37], v[70:71] op_sel_hi:[0,1]
	v_pk_mul_f32 v[70:71], s[36:37], v[72:73] op_sel_hi:[0,1]
	v_pk_mul_f32 v[72:73], s[36:37], v[50:51] op_sel_hi:[0,1]
	v_pk_mul_f32 v[80:81], s[36:37], v[52:53] op_sel_hi:[0,1]
	v_pk_mul_f32 v[84:85], s[36:37], v[54:55] op_sel_hi:[0,1]
	v_pk_mul_f32 v[86:87], s[36:37], v[56:57] op_sel_hi:[0,1]
	v_and_b32_e32 v34, 16, v77
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_or3_b32 v34, v34, v78, v76
	s_ashr_i32 s0, s1, 31
	s_mov_b32 s36, 0x76543210
	v_lshrrev_b32_e32 v35, 3, v34
	s_lshr_b32 s0, s0, 27
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_add_co_i32 s1, s1, s0
	v_and_b32_e32 v35, 0xe0, v35
	s_ashr_i32 s0, s1, 5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_max_i32 s0, s0, 1
	v_add3_u32 v38, s33, v34, v35
	s_barrier_wait -1
	s_lshl_b32 s0, s0, 5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_co_i32 s0, s0, 32
	v_or_b32_e32 v34, s0, v82
	s_wait_alu depctr_va_vdst(1)
	ds_load_tr16_b128 v[58:61], v38
	ds_load_tr16_b128 v[50:53], v38 offset:32
	ds_load_tr16_b128 v[62:65], v38 offset:2304
	ds_load_tr16_b128 v[54:57], v38 offset:2336
	v_cmp_gt_i32_e64 s0, s45, v34
	v_cmp_ge_i32_e64 s1, v83, v34
	v_or_b32_e32 v35, 1, v34
	v_or_b32_e32 v36, 2, v34
	v_or_b32_e32 v37, 3, v34
	v_or_b32_e32 v39, 4, v34
	v_or_b32_e32 v40, 5, v34
	v_or_b32_e32 v41, 6, v34
	v_or_b32_e32 v42, 7, v34
	v_or_b32_e32 v43, 16, v34
	v_or_b32_e32 v44, 17, v34
	v_or_b32_e32 v45, 18, v34
	v_or_b32_e32 v46, 19, v34
	v_or_b32_e32 v47, 20, v34
	v_or_b32_e32 v48, 21, v34
	v_or_b32_e32 v49, 22, v34
	v_or_b32_e32 v34, 23, v34
	v_cmp_gt_i32_e64 s2, s45, v35
	v_cmp_gt_i32_e64 s3, s45, v36
	v_cmp_gt_i32_e64 s4, s45, v37
	v_cmp_gt_i32_e64 s5, s45, v39
	v_cmp_gt_i32_e64 s6, s45, v40
	v_cmp_gt_i32_e64 s7, s45, v41
	v_cmp_gt_i32_e64 s8, s45, v42
	v_cmp_gt_i32_e64 s9, s45, v43
	v_cmp_gt_i32_e64 s10, s45, v44
	v_cmp_gt_i32_e64 s11, s45, v45
	v_cmp_gt_i32_e64 s12, s45, v46
	v_cmp_gt_i32_e64 s13, s45, v47
	v_cmp_gt_i32_e64 s14, s45, v48
	v_cmp_gt_i32_e64 s15, s45, v49
	v_cmp_gt_i32_e64 s16, s45, v34
	v_cmp_ge_i32_e64 s17, v83, v35
	v_cmp_ge_i32_e64 s18, v83, v36
	v_cmp_ge_i32_e64 s19, v83, v37
	v_cmp_ge_i32_e64 s20, v83, v39
	v_cmp_ge_i32_e64 s21, v83, v40
	v_cmp_ge_i32_e64 s22, v83, v41
	v_cmp_ge_i32_e64 s23, v83, v42
	v_cmp_ge_i32_e64 s24, v83, v43
	v_cmp_ge_i32_e64 s25, v83, v44
	v_cmp_ge_i32_e64 s26, v83, v45
	v_cmp_ge_i32_e64 s27, v83, v46
	v_cmp_ge_i32_e64 s28, v83, v47
	v_cmp_ge_i32_e64 s29, v83, v48
	v_cmp_ge_i32_e64 s30, v83, v49
	v_cmp_ge_i32_e64 s31, v83, v34
	s_wait_alu depctr_va_vdst(5)
	ds_load_tr16_b128 v[42:45], v38 offset:64
	s_wait_alu depctr_va_vdst(1)
	ds_load_tr16_b128 v[46:49], v38 offset:2368
	s_wait_alu depctr_va_vdst(0)
	ds_load_tr16_b128 v[34:37], v38 offset:96
	s_wait_alu depctr_vm_vsrc(0)
	ds_load_tr16_b128 v[38:41], v38 offset:2400
	s_and_b32 s0, s0, s1
	s_and_b32 s1, s2, s17
	v_cndmask_b32_e64 v0, 0xff800000, v0, s0
	v_cndmask_b32_e64 v1, 0xff800000, v1, s1
	s_delay_alu instid0(VALU_DEP_1)
	v_max_num_f32_e32 v75, v0, v1
	s_and_b32 s0, s3, s18
	s_and_b32 s1, s4, s19
	v_cndmask_b32_e64 v66, 0xff800000, v66, s0
	v_cndmask_b32_e64 v67, 0xff800000, v67, s1
	s_and_b32 s0, s5, s20
	s_and_b32 s1, s6, s21
	v_cndmask_b32_e64 v68, 0xff800000, v68, s0
	v_cndmask_b32_e64 v69, 0xff800000, v69, s1
	s_delay_alu instid0(VALU_DEP_1)
	v_max3_num_f32 v76, v67, v68, v69
	s_and_b32 s0, s7, s22
	s_and_b32 s1, s8, s23
	s_and_b32 s2, s9, s24
	v_cndmask_b32_e64 v70, 0xff800000, v70, s0
	v_cndmask_b32_e64 v71, 0xff800000, v71, s1
	v_cndmask_b32_e64 v72, 0xff800000, v72, s2
	v_max3_num_f32 v75, v75, v66, v76
	s_delay_alu instid0(VALU_DEP_2)
	v_max3_num_f32 v88, v70, v71, v72
	s_and_b32 s0, s10, s25
	s_and_b32 s1, s11, s26
	s_and_b32 s2, s12, s27
	s_and_b32 s3, s13, s28
	s_and_b32 s4, s14, s29
	v_cndmask_b32_e64 v73, 0xff800000, v73, s0
	v_cndmask_b32_e64 v76, 0xff800000, v80, s1
	v_cndmask_b32_e64 v77, 0xff800000, v81, s2
	v_cndmask_b32_e64 v78, 0xff800000, v84, s3
	v_cndmask_b32_e64 v79, 0xff800000, v85, s4
	s_delay_alu instid0(VALU_DEP_3)
	v_max3_num_f32 v84, v73, v76, v77
	s_and_b32 s0, s15, s30
	s_and_b32 s1, s16, s31
	s_and_b32 s2, vcc_lo, exec_lo
	s_cselect_b32 s2, 1, 0
	v_cndmask_b32_e64 v80, 0xff800000, v86, s0
	v_cndmask_b32_e64 v81, 0xff800000, v87, s1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_max3_num_f32 v85, v78, v79, v80
	s_cmp_lg_u32 s2, 1
	v_max3_num_f32 v84, v84, v85, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_num_f32 v75, v75, v88, v84
	v_permlanex16_b32 v84, v75, s36, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_num_f32 v84, v74, v75, v84
	v_pk_add_f32 v[0:1], v[0:1], v[84:85] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[66:67], v[66:67], v[84:85] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[86:87], v[68:69], v[84:85] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[88:89], v[70:71], v[84:85] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[90:91], v[72:73], v[84:85] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_exp_f32_e32 v0, v0
	v_pk_add_f32 v[76:77], v[76:77], v[84:85] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_exp_f32_e32 v1, v1
	v_pk_add_f32 v[78:79], v[78:79], v[84:85] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_exp_f32_e32 v68, v66
	v_pk_add_f32 v[80:81], v[80:81], v[84:85] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_exp_f32_e32 v69, v67
	v_sub_f32_e32 v66, v74, v84
	v_exp_f32_e32 v70, v86
	v_exp_f32_e32 v71, v87
	v_exp_f32_e32 v72, v88
	v_exp_f32_e32 v73, v89
	v_exp_f32_e32 v74, v90
	v_exp_f32_e32 v75, v91
	v_exp_f32_e32 v76, v76
	v_exp_f32_e32 v77, v77
	v_exp_f32_e32 v78, v78
	v_exp_f32_e32 v79, v79
	v_exp_f32_e32 v80, v80
	v_exp_f32_e32 v81, v81
	v_exp_f32_e32 v66, v66
	s_cbranch_scc1 .LBB0_200
; %bb.199:
	v_nop
	s_delay_alu instid0(TRANS32_DEP_1)
	v_pk_mul_f32 v[8:9], v[8:9], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[66:67] op_sel_hi:[1,0]
	v_cvt_pk_f16_f32 v91, v80, v81
	v_cvt_pk_f16_f32 v90, v78, v79
	v_cvt_pk_f16_f32 v89, v76, v77
	v_cvt_pk_f16_f32 v88, v74, v75
	v_cvt_pk_f16_f32 v87, v72, v73
	v_cvt_pk_f16_f32 v86, v70, v71
	v_cvt_pk_f16_f32 v85, v68, v69
	v_cvt_pk_f16_f32 v84, v0, v1
	v_pk_mul_f32 v[16:17], v[16:17], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[66:67] op_sel_hi:[1,0]
	s_wait_dscnt 0x5
	v_wmma_f32_16x16x32_f16 v[2:9], v[58:65], v[84:91], v[2:9]
	v_pk_mul_f32 v[24:25], v[24:25], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[22:23], v[22:23], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[20:21], v[20:21], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[18:19], v[18:19], v[66:67] op_sel_hi:[1,0]
	s_wait_dscnt 0x4
	v_wmma_f32_16x16x32_f16 v[10:17], v[50:57], v[84:91], v[10:17]
	v_pk_mul_f32 v[32:33], v[32:33], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[30:31], v[30:31], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[28:29], v[28:29], v[66:67] op_sel_hi:[1,0]
	v_pk_mul_f32 v[26:27], v[26:27], v[66:67] op_sel_hi:[1,0]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x32_f16 v[18:25], v[42:49], v[84:91], v[18:25]
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x32_f16 v[26:33], v[34:41], v[84:91], v[26:33]
.LBB0_200:
	v_pk_add_f32 v[0:1], v[0:1], v[68:69]
	s_wait_dscnt 0x1
	v_nop
	v_nop
	v_nop
	v_pk_add_f32 v[34:35], v[70:71], v[72:73]
	v_pk_add_f32 v[36:37], v[74:75], v[76:77]
	s_wait_dscnt 0x0
	v_pk_add_f32 v[38:39], v[78:79], v[80:81]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_pk_add_f32 v[0:1], v[0:1], v[34:35]
	v_pk_add_f32 v[34:35], v[36:37], v[38:39]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_add_f32 v[0:1], v[0:1], v[34:35]
	v_add_f32_e32 v0, v0, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_permlanex16_b32 v1, v0, s36, 0xfedcba98 op_sel:[1,0]
	s_mov_b32 s1, exec_lo
	v_cmpx_gt_i32_e32 s44, v83
	s_cbranch_execz .LBB0_202
; %bb.201:                              ; %.critedge
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_dual_lshlrev_b32 v34, 6, v83 :: v_dual_add_f32 v36, v0, v1
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v0, 1, v82
	s_add_nc_u64 s[0:1], s[42:43], s[34:35]
	v_ashrrev_i32_e32 v35, 31, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v36, v99, v66
	v_lshl_add_u64 v[34:35], v[34:35], 1, s[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v99, v36, vcc_lo
	v_add_nc_u64_e32 v[0:1], v[34:35], v[0:1]
	s_delay_alu instid0(VALU_DEP_2)
	v_div_scale_f32 v34, null, v36, v36, v32
	v_div_scale_f32 v35, null, v36, v36, v33
	v_div_scale_f32 v37, null, v36, v36, v30
	s_wait_alu depctr_vm_vsrc(0)
	v_div_scale_f32 v38, null, v36, v36, v31
	v_div_scale_f32 v39, null, v36, v36, v28
	v_rcp_f32_e32 v40, v34
	v_div_scale_f32 v41, null, v36, v36, v29
	v_rcp_f32_e32 v42, v35
	v_div_scale_f32 v43, null, v36, v36, v26
	v_rcp_f32_e32 v44, v37
	v_div_scale_f32 v45, null, v36, v36, v27
	v_rcp_f32_e32 v46, v38
	v_div_scale_f32 v47, null, v36, v36, v24
	v_rcp_f32_e32 v48, v39
	v_div_scale_f32 v49, null, v36, v36, v25
	v_rcp_f32_e32 v50, v41
	v_div_scale_f32 v51, null, v36, v36, v22
	v_rcp_f32_e32 v52, v43
	v_div_scale_f32 v53, null, v36, v36, v23
	v_rcp_f32_e32 v54, v45
	v_div_scale_f32 v55, null, v36, v36, v20
	v_rcp_f32_e32 v56, v47
	v_div_scale_f32 v57, null, v36, v36, v21
	v_rcp_f32_e32 v58, v49
	v_div_scale_f32 v59, null, v36, v36, v18
	v_rcp_f32_e32 v60, v51
	v_div_scale_f32 v61, null, v36, v36, v19
	v_rcp_f32_e32 v62, v53
	v_div_scale_f32 v63, null, v36, v36, v16
	v_rcp_f32_e32 v64, v55
	v_div_scale_f32 v65, null, v36, v36, v17
	v_rcp_f32_e32 v66, v57
	v_div_scale_f32 v67, null, v36, v36, v14
	v_rcp_f32_e32 v68, v59
	v_div_scale_f32 v69, null, v36, v36, v15
	v_rcp_f32_e32 v70, v61
	v_div_scale_f32 v71, null, v36, v36, v12
	v_rcp_f32_e32 v72, v63
	v_div_scale_f32 v73, null, v36, v36, v13
	v_rcp_f32_e32 v74, v65
	v_div_scale_f32 v75, null, v36, v36, v10
	v_rcp_f32_e32 v76, v67
	v_div_scale_f32 v77, null, v36, v36, v11
	v_rcp_f32_e32 v78, v69
	v_div_scale_f32 v79, null, v36, v36, v8
	v_rcp_f32_e32 v80, v71
	v_div_scale_f32 v81, null, v36, v36, v9
	v_rcp_f32_e32 v82, v73
	v_div_scale_f32 v83, null, v36, v36, v6
	v_rcp_f32_e32 v84, v75
	v_div_scale_f32 v85, null, v36, v36, v7
	v_rcp_f32_e32 v86, v77
	v_div_scale_f32 v87, null, v36, v36, v4
	v_rcp_f32_e32 v88, v79
	v_div_scale_f32 v89, null, v36, v36, v5
	v_rcp_f32_e32 v90, v81
	v_div_scale_f32 v91, null, v36, v36, v2
	v_rcp_f32_e32 v92, v83
	v_div_scale_f32 v93, null, v36, v36, v3
	v_rcp_f32_e32 v94, v85
	v_div_scale_f32 v95, vcc_lo, v32, v36, v32
	v_rcp_f32_e32 v96, v87
	v_div_scale_f32 v97, s0, v33, v36, v33
	v_rcp_f32_e32 v98, v89
	v_fma_f32 v99, -v34, v40, 1.0
	v_rcp_f32_e32 v100, v91
	v_div_scale_f32 v101, s1, v30, v36, v30
	v_rcp_f32_e32 v102, v93
	v_div_scale_f32 v103, s2, v31, v36, v31
	v_fmac_f32_e32 v40, v99, v40
	v_div_scale_f32 v99, s3, v28, v36, v28
	v_div_scale_f32 v104, s4, v29, v36, v29
	v_div_scale_f32 v105, s5, v26, v36, v26
	v_div_scale_f32 v106, s6, v27, v36, v27
	v_mul_f32_e32 v107, v95, v40
	v_fma_f32 v108, -v35, v42, 1.0
	v_fma_f32 v109, -v37, v44, 1.0
	v_fma_f32 v110, -v38, v46, 1.0
	v_fma_f32 v111, -v39, v48, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fma_f32 v112, -v34, v107, v95 :: v_dual_fmac_f32 v42, v108, v42
	v_dual_fmac_f32 v44, v109, v44 :: v_dual_fmac_f32 v46, v110, v46
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v48, v111, v48
	v_dual_fmac_f32 v107, v112, v40 :: v_dual_mul_f32 v108, v97, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v109, v101, v44 :: v_dual_mul_f32 v110, v103, v46
	v_dual_mul_f32 v111, v99, v48 :: v_dual_fma_f32 v34, -v34, v107, v95
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v95, -v35, v108, v97
	v_dual_fma_f32 v112, -v37, v109, v101 :: v_dual_fma_f32 v113, -v38, v110, v103
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v114, -v39, v111, v99
	v_div_fmas_f32 v34, v34, v40, v107
	s_mov_b32 vcc_lo, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v108, v95, v42 :: v_dual_fmac_f32 v109, v112, v44
	v_fmac_f32_e32 v110, v113, v46
	v_div_fixup_f32 v32, v34, v36, v32
	v_fmac_f32_e32 v111, v114, v48
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v34, -v35, v108, v97
	v_dual_fma_f32 v35, -v37, v109, v101 :: v_dual_fma_f32 v37, -v38, v110, v103
	v_fma_f32 v38, -v41, v50, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v39, -v39, v111, v99
	v_div_fmas_f32 v34, v34, v42, v108
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v40, -v43, v52, 1.0
	v_div_fmas_f32 v35, v35, v44, v109
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v33, v34, v36, v33
	v_div_fmas_f32 v34, v37, v46, v110
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v30, v35, v36, v30
	v_div_fmas_f32 v35, v39, v48, v111
	s_mov_b32 vcc_lo, s4
	v_fmac_f32_e32 v50, v38, v50
	v_cvt_pk_f16_f32 v33, v32, v33
	v_div_fixup_f32 v31, v34, v36, v31
	v_div_fixup_f32 v28, v35, v36, v28
	v_fmac_f32_e32 v52, v40, v52
	v_mul_f32_e32 v34, v104, v50
	v_fma_f32 v35, -v45, v54, 1.0
	v_cvt_pk_f16_f32 v32, v30, v31
	v_div_scale_f32 v37, s0, v24, v36, v24
	v_mul_f32_e32 v30, v105, v52
	v_fma_f32 v31, -v41, v34, v104
	v_fmac_f32_e32 v54, v35, v54
	v_div_scale_f32 v35, s1, v25, v36, v25
	v_div_scale_f32 v38, s2, v22, v36, v22
	v_fma_f32 v39, -v43, v30, v105
	v_fmac_f32_e32 v34, v31, v50
	v_mul_f32_e32 v40, v106, v54
	v_div_scale_f32 v42, s3, v23, v36, v23
	v_div_scale_f32 v44, s4, v20, v36, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v30, v39, v52 :: v_dual_fma_f32 v31, -v41, v34, v104
	v_fma_f32 v39, -v45, v40, v106
	v_div_scale_f32 v41, s7, v21, v36, v21
	v_div_scale_f32 v46, s8, v18, v36, v18
	s_delay_alu instid0(VALU_DEP_4)
	v_fma_f32 v43, -v43, v30, v105
	v_div_fmas_f32 v31, v31, v50, v34
	s_mov_b32 vcc_lo, s5
	v_fmac_f32_e32 v40, v39, v54
	v_div_scale_f32 v34, s5, v19, v36, v19
	v_div_fmas_f32 v30, v43, v52, v30
	s_mov_b32 vcc_lo, s6
	v_div_fixup_f32 v29, v31, v36, v29
	v_fma_f32 v39, -v45, v40, v106
	v_div_scale_f32 v43, s6, v16, v36, v16
	v_div_fixup_f32 v26, v30, v36, v26
	v_div_scale_f32 v45, s9, v17, v36, v17
	v_cvt_pk_f16_f32 v31, v28, v29
	v_div_fmas_f32 v28, v39, v54, v40
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v29, -v47, v56, 1.0
	v_div_scale_f32 v39, s10, v14, v36, v14
	v_div_scale_f32 v40, s11, v15, v36, v15
	v_div_fixup_f32 v27, v28, v36, v27
	v_div_scale_f32 v28, s12, v12, v36, v12
	v_fmac_f32_e32 v56, v29, v56
	v_div_scale_f32 v29, s13, v13, v36, v13
	v_div_scale_f32 v48, s14, v10, v36, v10
	v_cvt_pk_f16_f32 v30, v26, v27
	v_div_scale_f32 v26, s15, v11, v36, v11
	v_mul_f32_e32 v27, v37, v56
	v_div_scale_f32 v50, s16, v8, v36, v8
	v_div_scale_f32 v52, s17, v9, v36, v9
	v_div_scale_f32 v54, s18, v6, v36, v6
	v_div_scale_f32 v95, s19, v7, v36, v7
	v_fma_f32 v97, -v47, v27, v37
	v_div_scale_f32 v99, s20, v4, v36, v4
	v_div_scale_f32 v101, s21, v5, v36, v5
	v_div_scale_f32 v103, s22, v2, v36, v2
	v_div_scale_f32 v104, s0, v3, v36, v3
	v_fmac_f32_e32 v27, v97, v56
	v_fma_f32 v97, -v49, v58, 1.0
	v_fma_f32 v105, -v51, v60, 1.0
	v_fma_f32 v106, -v53, v62, 1.0
	v_fma_f32 v107, -v55, v64, 1.0
	v_fma_f32 v37, -v47, v27, v37
	v_fma_f32 v47, -v57, v66, 1.0
	v_fma_f32 v108, -v59, v68, 1.0
	v_fma_f32 v109, -v61, v70, 1.0
	v_fma_f32 v110, -v63, v72, 1.0
	v_div_fmas_f32 v27, v37, v56, v27
	s_mov_b32 vcc_lo, s1
	v_fmac_f32_e32 v58, v97, v58
	v_fma_f32 v37, -v65, v74, 1.0
	v_fma_f32 v56, -v67, v76, 1.0
	v_fma_f32 v97, -v69, v78, 1.0
	v_fma_f32 v111, -v71, v80, 1.0
	v_mul_f32_e32 v112, v35, v58
	v_fma_f32 v113, -v73, v82, 1.0
	v_fma_f32 v114, -v75, v84, 1.0
	v_fma_f32 v115, -v77, v86, 1.0
	v_fma_f32 v116, -v79, v88, 1.0
	v_fma_f32 v117, -v49, v112, v35
	v_fma_f32 v118, -v81, v90, 1.0
	v_fma_f32 v119, -v83, v92, 1.0
	v_fma_f32 v120, -v85, v94, 1.0
	v_fma_f32 v121, -v87, v96, 1.0
	v_fmac_f32_e32 v112, v117, v58
	v_fma_f32 v117, -v89, v98, 1.0
	v_fma_f32 v122, -v91, v100, 1.0
	v_fma_f32 v123, -v93, v102, 1.0
	v_fmac_f32_e32 v60, v105, v60
	v_dual_fma_f32 v35, -v49, v112, v35 :: v_dual_fmac_f32 v62, v106, v62
	v_fmac_f32_e32 v64, v107, v64
	v_dual_fmac_f32 v66, v47, v66 :: v_dual_fmac_f32 v68, v108, v68
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v35, v35, v58, v112
	s_mov_b32 vcc_lo, s2
	v_dual_mul_f32 v47, v38, v60 :: v_dual_fmac_f32 v70, v109, v70
	v_dual_fmac_f32 v72, v110, v72 :: v_dual_fmac_f32 v74, v37, v74
	v_dual_fmac_f32 v76, v56, v76 :: v_dual_fma_f32 v37, -v51, v47, v38
	v_dual_fmac_f32 v78, v97, v78 :: v_dual_fmac_f32 v80, v111, v80
	v_dual_fmac_f32 v82, v113, v82 :: v_dual_fmac_f32 v84, v114, v84
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v47, v37, v60 :: v_dual_fmac_f32 v86, v115, v86
	v_dual_fmac_f32 v88, v116, v88 :: v_dual_fmac_f32 v90, v118, v90
	v_fmac_f32_e32 v92, v119, v92
	v_fma_f32 v37, -v51, v47, v38
	v_dual_fmac_f32 v94, v120, v94 :: v_dual_fmac_f32 v96, v121, v96
	v_dual_fmac_f32 v98, v117, v98 :: v_dual_fmac_f32 v100, v122, v100
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v37, v37, v60, v47
	s_mov_b32 vcc_lo, s3
	v_mul_f32_e32 v38, v42, v62
	v_dual_fmac_f32 v102, v123, v102 :: v_dual_mul_f32 v47, v44, v64
	v_dual_mul_f32 v49, v41, v66 :: v_dual_mul_f32 v51, v46, v68
	v_fma_f32 v56, -v53, v38, v42
	v_dual_mul_f32 v58, v34, v70 :: v_dual_mul_f32 v60, v43, v72
	v_dual_mul_f32 v97, v45, v74 :: v_dual_mul_f32 v105, v39, v76
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v38, v56, v62
	v_mul_f32_e32 v56, v40, v78
	v_dual_mul_f32 v106, v28, v80 :: v_dual_mul_f32 v107, v29, v82
	v_dual_mul_f32 v108, v48, v84 :: v_dual_fma_f32 v42, -v53, v38, v42
	v_mul_f32_e32 v53, v26, v86
	v_dual_mul_f32 v109, v50, v88 :: v_dual_mul_f32 v110, v52, v90
	v_mul_f32_e32 v111, v54, v92
	s_delay_alu instid0(VALU_DEP_4)
	v_div_fmas_f32 v38, v42, v62, v38
	s_mov_b32 vcc_lo, s4
	v_fma_f32 v42, -v55, v47, v44
	v_mul_f32_e32 v62, v95, v94
	v_dual_mul_f32 v112, v99, v96 :: v_dual_mul_f32 v113, v101, v98
	v_mul_f32_e32 v114, v103, v100
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v47, v42, v64 :: v_dual_mul_f32 v42, v104, v102
	v_dual_fma_f32 v115, -v57, v49, v41 :: v_dual_fma_f32 v116, -v59, v51, v46
	v_dual_fma_f32 v117, -v61, v58, v34 :: v_dual_fma_f32 v44, -v55, v47, v44
	v_dual_fma_f32 v55, -v63, v60, v43 :: v_dual_fma_f32 v118, -v65, v97, v45
	v_dual_fma_f32 v119, -v67, v105, v39 :: v_dual_fma_f32 v120, -v69, v56, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v44, v44, v64, v47
	s_mov_b32 vcc_lo, s7
	v_fmac_f32_e32 v49, v115, v66
	v_dual_fma_f32 v47, -v71, v106, v28 :: v_dual_fma_f32 v64, -v73, v107, v29
	v_dual_fma_f32 v115, -v75, v108, v48 :: v_dual_fma_f32 v121, -v77, v53, v26
	v_fma_f32 v41, -v57, v49, v41
	v_dual_fma_f32 v57, -v79, v109, v50 :: v_dual_fma_f32 v122, -v81, v110, v52
	v_dual_fma_f32 v123, -v83, v111, v54 :: v_dual_fma_f32 v124, -v85, v62, v95
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v41, v41, v66, v49
	s_mov_b32 vcc_lo, s8
	v_fmac_f32_e32 v51, v116, v68
	v_dual_fma_f32 v49, -v87, v112, v99 :: v_dual_fma_f32 v66, -v89, v113, v101
	v_fma_f32 v116, -v91, v114, v103
	v_dual_fma_f32 v125, -v93, v42, v104 :: v_dual_fma_f32 v46, -v59, v51, v46
	v_dual_fmac_f32 v58, v117, v70 :: v_dual_fmac_f32 v60, v55, v72
	v_fmac_f32_e32 v97, v118, v74
	v_fmac_f32_e32 v105, v119, v76
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v46, v46, v68, v51
	s_mov_b32 vcc_lo, s5
	v_fma_f32 v34, -v61, v58, v34
	v_dual_fmac_f32 v56, v120, v78 :: v_dual_fmac_f32 v106, v47, v80
	v_dual_fmac_f32 v107, v64, v82 :: v_dual_fmac_f32 v108, v115, v84
	v_div_fmas_f32 v34, v34, v70, v58
	s_mov_b32 vcc_lo, s6
	v_dual_fma_f32 v43, -v63, v60, v43 :: v_dual_fmac_f32 v53, v121, v86
	v_dual_fmac_f32 v109, v57, v88 :: v_dual_fmac_f32 v110, v122, v90
	v_fmac_f32_e32 v111, v123, v92
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v43, v43, v72, v60
	s_mov_b32 vcc_lo, s9
	v_dual_fma_f32 v45, -v65, v97, v45 :: v_dual_fmac_f32 v62, v124, v94
	v_dual_fmac_f32 v112, v49, v96 :: v_dual_fmac_f32 v113, v66, v98
	v_fmac_f32_e32 v114, v116, v100
	v_div_fmas_f32 v45, v45, v74, v97
	s_mov_b32 vcc_lo, s10
	v_dual_fma_f32 v39, -v67, v105, v39 :: v_dual_fmac_f32 v42, v125, v102
	v_fma_f32 v40, -v69, v56, v40
	v_dual_fma_f32 v28, -v71, v106, v28 :: v_dual_fma_f32 v29, -v73, v107, v29
	s_delay_alu instid0(VALU_DEP_3)
	v_div_fmas_f32 v39, v39, v76, v105
	s_mov_b32 vcc_lo, s11
	v_fma_f32 v47, -v75, v108, v48
	v_div_fmas_f32 v40, v40, v78, v56
	s_mov_b32 vcc_lo, s12
	v_fma_f32 v26, -v77, v53, v26
	v_div_fmas_f32 v28, v28, v80, v106
	s_mov_b32 vcc_lo, s13
	v_fma_f32 v48, -v79, v109, v50
	v_div_fmas_f32 v29, v29, v82, v107
	s_mov_b32 vcc_lo, s14
	v_fma_f32 v49, -v81, v110, v52
	v_div_fmas_f32 v47, v47, v84, v108
	s_mov_b32 vcc_lo, s15
	v_fma_f32 v50, -v83, v111, v54
	v_div_fmas_f32 v26, v26, v86, v53
	s_mov_b32 vcc_lo, s16
	v_fma_f32 v51, -v85, v62, v95
	v_div_fmas_f32 v48, v48, v88, v109
	s_mov_b32 vcc_lo, s17
	v_fma_f32 v52, -v87, v112, v99
	v_div_fmas_f32 v49, v49, v90, v110
	s_mov_b32 vcc_lo, s18
	v_fma_f32 v53, -v89, v113, v101
	v_div_fmas_f32 v50, v50, v92, v111
	s_mov_b32 vcc_lo, s19
	v_fma_f32 v54, -v91, v114, v103
	v_div_fmas_f32 v51, v51, v94, v62
	s_mov_b32 vcc_lo, s20
	v_fma_f32 v55, -v93, v42, v104
	v_div_fmas_f32 v52, v52, v96, v112
	s_mov_b32 vcc_lo, s21
	v_div_fixup_f32 v24, v27, v36, v24
	v_div_fmas_f32 v27, v53, v98, v113
	s_mov_b32 vcc_lo, s22
	v_div_fixup_f32 v25, v35, v36, v25
	v_div_fmas_f32 v35, v54, v100, v114
	v_div_fixup_f32 v22, v37, v36, v22
	v_div_fixup_f32 v37, v38, v36, v23
	s_delay_alu instid0(VALU_DEP_4)
	v_cvt_pk_f16_f32 v23, v24, v25
	v_div_fixup_f32 v20, v44, v36, v20
	v_div_fixup_f32 v21, v41, v36, v21
	v_div_fixup_f32 v18, v46, v36, v18
	v_cvt_pk_f16_f32 v22, v22, v37
	v_div_fixup_f32 v19, v34, v36, v19
	v_div_fixup_f32 v16, v43, v36, v16
	v_cvt_pk_f16_f32 v21, v20, v21
	v_div_fixup_f32 v17, v45, v36, v17
	v_div_fixup_f32 v14, v39, v36, v14
	v_cvt_pk_f16_f32 v20, v18, v19
	v_div_fixup_f32 v18, v40, v36, v15
	v_div_fixup_f32 v12, v28, v36, v12
	v_cvt_pk_f16_f32 v15, v16, v17
	v_div_fixup_f32 v13, v29, v36, v13
	v_div_fixup_f32 v10, v47, v36, v10
	v_cvt_pk_f16_f32 v14, v14, v18
	v_div_fixup_f32 v11, v26, v36, v11
	v_div_fixup_f32 v8, v48, v36, v8
	v_cvt_pk_f16_f32 v13, v12, v13
	v_div_fixup_f32 v9, v49, v36, v9
	v_div_fixup_f32 v6, v50, v36, v6
	v_cvt_pk_f16_f32 v12, v10, v11
	v_div_fixup_f32 v10, v51, v36, v7
	s_wait_alu depctr_va_vdst(0)
	global_store_b128 v[0:1], v[30:33], off offset:96
	v_cvt_pk_f16_f32 v7, v8, v9
	global_store_b128 v[0:1], v[20:23], off offset:64
	v_div_fixup_f32 v4, v52, v36, v4
	s_mov_b32 vcc_lo, s0
	v_div_fmas_f32 v8, v55, v102, v42
	v_div_fixup_f32 v5, v27, v36, v5
	v_cvt_pk_f16_f32 v6, v6, v10
	v_div_fixup_f32 v2, v35, v36, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_div_fixup_f32 v3, v8, v36, v3
	v_cvt_pk_f16_f32 v5, v4, v5
	global_store_b128 v[0:1], v[12:15], off offset:32
	v_cvt_pk_f16_f32 v4, v2, v3
	s_wait_alu depctr_va_vdst(0)
	global_store_b128 v[0:1], v[4:7], off
.LBB0_202:                              ; %.critedge60
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Lfunc_end0:
	.size	attention, .Lfunc_end0-attention
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 172
		.amdhsa_next_free_sgpr 94
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-attention)<<4)&4080)>>4
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
	.set .Lattention.num_vgpr, 172
	.set .Lattention.num_agpr, 0
	.set .Lattention.numbered_sgpr, 94
	.set .Lattention.num_named_barrier, 0
	.set .Lattention.private_seg_size, 0
	.set .Lattention.uses_vcc, 1
	.set .Lattention.uses_flat_scratch, 0
	.set .Lattention.has_dyn_sized_stack, 0
	.set .Lattention.has_recursion, 0
	.set .Lattention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 14156
; TotalNumSgprs: 96
; NumVgprs: 172
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 96
; NumVGPRsForWavesPerEU: 172
; NamedBarCnt: 0
; Occupancy: 5
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
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .max_flat_workgroup_size: 128
    .name:           attention
    .private_segment_fixed_size: 0
    .sgpr_count:     96
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     172
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
