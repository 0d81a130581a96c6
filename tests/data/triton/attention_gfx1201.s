; lds_bytes=8192 threads=128
	.amdgcn_target "amdgpu12.01-amd-amdhsa-unknown-gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	attention                       ; -- Begin function attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
; %bb.0:
	s_clause 0x1
	s_load_b32 s38, s[0:1], 0x20
	s_load_b64 s[2:3], s[0:1], 0x0
	v_and_b32_e32 v2, 31, v0
	s_bfe_u32 s6, ttmp8, 0x50019
	s_lshl_b32 s4, ttmp7, 6
	s_lshl_b32 s5, s6, 5
	v_mov_b16_e32 v1.l, 0
	s_and_b32 s4, s4, 0x3fffc0
	v_and_or_b32 v18, s5, 32, v2
	s_bfe_u32 s39, s6, 0x10001
	s_lshl_b32 s10, ttmp9, 6
	v_mov_b16_e32 v1.h, v1.l
	s_or_b32 s8, s39, s10
	v_lshlrev_b32_e32 v17, 1, v18
	s_wait_kmcnt 0x0
	s_mul_i32 s6, s4, s38
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[34:35], s[6:7], 1
	s_cmp_ge_i32 s8, s38
	s_add_nc_u64 s[2:3], s[2:3], s[34:35]
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_lshl_b32 s6, s8, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v1, v17, s[6:7]
.LBB0_2:
	s_or_b32 s40, s39, 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s40, s10
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_4
; %bb.3:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v1, v17, s[6:7]
.LBB0_4:
	v_mov_b16_e32 v2.l, 0
	s_or_b32 s41, s39, 4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s41, s10
	s_cmp_ge_i32 s6, s38
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v2.h, v2.l
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v2, v17, s[6:7]
.LBB0_6:
	s_or_b32 s42, s39, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s42, s10
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_8
; %bb.7:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v2, v17, s[6:7]
.LBB0_8:
	v_mov_b16_e32 v3.l, 0
	s_or_b32 s43, s39, 8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s43, s10
	s_cmp_ge_i32 s6, s38
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v3.h, v3.l
	s_cbranch_scc1 .LBB0_10
; %bb.9:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v3, v17, s[6:7]
.LBB0_10:
	s_or_b32 s44, s39, 10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s44, s10
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_12
; %bb.11:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v3, v17, s[6:7]
.LBB0_12:
	v_mov_b16_e32 v4.l, 0
	s_or_b32 s45, s39, 12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s45, s10
	s_cmp_ge_i32 s6, s38
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v4.h, v4.l
	s_cbranch_scc1 .LBB0_14
; %bb.13:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v4, v17, s[6:7]
.LBB0_14:
	s_or_b32 s46, s39, 14
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s46, s10
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_16
; %bb.15:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v4, v17, s[6:7]
.LBB0_16:
	v_mov_b16_e32 v5.l, 0
	s_or_b32 s47, s39, 16
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s47, s10
	s_cmp_ge_i32 s6, s38
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v5.h, v5.l
	s_cbranch_scc1 .LBB0_18
; %bb.17:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v5, v17, s[6:7]
.LBB0_18:
	s_or_b32 s48, s39, 18
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s48, s10
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_20
; %bb.19:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v5, v17, s[6:7]
.LBB0_20:
	v_mov_b16_e32 v6.l, 0
	s_or_b32 s50, s39, 20
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s50, s10
	s_cmp_ge_i32 s6, s38
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v6.h, v6.l
	s_cbranch_scc1 .LBB0_22
; %bb.21:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v6, v17, s[6:7]
.LBB0_22:
	s_or_b32 s51, s39, 22
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s51, s10
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_24
; %bb.23:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v6, v17, s[6:7]
.LBB0_24:
	v_mov_b16_e32 v7.l, 0
	s_or_b32 s52, s39, 24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s52, s10
	s_cmp_ge_i32 s6, s38
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v7.h, v7.l
	s_cbranch_scc1 .LBB0_26
; %bb.25:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v7, v17, s[6:7]
.LBB0_26:
	s_or_b32 s53, s39, 26
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s53, s10
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_28
; %bb.27:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v7, v17, s[6:7]
.LBB0_28:
	v_mov_b16_e32 v8.l, 0
	s_or_b32 s54, s39, 28
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s54, s10
	s_cmp_ge_i32 s6, s38
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v8.h, v8.l
	s_cbranch_scc1 .LBB0_30
; %bb.29:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v8, v17, s[6:7]
.LBB0_30:
	s_or_b32 s55, s39, 30
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s55, s10
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_32
; %bb.31:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v8, v17, s[6:7]
.LBB0_32:
	v_mov_b16_e32 v9.l, 0
	s_or_b32 s6, s8, 32
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s6, s38
	v_mov_b16_e32 v9.h, v9.l
	s_cbranch_scc1 .LBB0_34
; %bb.33:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v9, v17, s[6:7]
.LBB0_34:
	s_or_b32 s6, s8, 34
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_36
; %bb.35:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v9, v17, s[6:7]
.LBB0_36:
	v_mov_b16_e32 v10.l, 0
	s_or_b32 s6, s8, 36
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s6, s38
	v_mov_b16_e32 v10.h, v10.l
	s_cbranch_scc1 .LBB0_38
; %bb.37:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v10, v17, s[6:7]
.LBB0_38:
	s_or_b32 s6, s8, 38
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_40
; %bb.39:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v10, v17, s[6:7]
.LBB0_40:
	v_mov_b16_e32 v11.l, 0
	s_or_b32 s6, s8, 40
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s6, s38
	v_mov_b16_e32 v11.h, v11.l
	s_cbranch_scc1 .LBB0_42
; %bb.41:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v11, v17, s[6:7]
.LBB0_42:
	s_or_b32 s6, s8, 42
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_44
; %bb.43:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v11, v17, s[6:7]
.LBB0_44:
	v_mov_b16_e32 v12.l, 0
	s_or_b32 s6, s8, 44
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s6, s38
	v_mov_b16_e32 v12.h, v12.l
	s_cbranch_scc1 .LBB0_46
; %bb.45:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v12, v17, s[6:7]
.LBB0_46:
	s_or_b32 s6, s8, 46
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_48
; %bb.47:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v12, v17, s[6:7]
.LBB0_48:
	v_mov_b16_e32 v13.l, 0
	s_or_b32 s6, s8, 48
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s6, s38
	v_mov_b16_e32 v13.h, v13.l
	s_cbranch_scc1 .LBB0_50
; %bb.49:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v13, v17, s[6:7]
.LBB0_50:
	s_or_b32 s6, s8, 50
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_52
; %bb.51:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v13, v17, s[6:7]
.LBB0_52:
	v_mov_b16_e32 v14.l, 0
	s_or_b32 s6, s8, 52
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s6, s38
	v_mov_b16_e32 v14.h, v14.l
	s_cbranch_scc1 .LBB0_54
; %bb.53:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v14, v17, s[6:7]
.LBB0_54:
	s_or_b32 s6, s8, 54
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_56
; %bb.55:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v14, v17, s[6:7]
.LBB0_56:
	v_mov_b16_e32 v15.l, 0
	s_or_b32 s6, s8, 56
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s6, s38
	v_mov_b16_e32 v15.h, v15.l
	s_cbranch_scc1 .LBB0_58
; %bb.57:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v15, v17, s[6:7]
.LBB0_58:
	s_or_b32 s6, s8, 58
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s6, s38
	s_cbranch_scc1 .LBB0_60
; %bb.59:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v15, v17, s[6:7]
.LBB0_60:
	v_mov_b16_e32 v16.l, 0
	s_or_b32 s6, s8, 60
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s6, s38
	v_mov_b16_e32 v16.h, v16.l
	s_cbranch_scc1 .LBB0_62
; %bb.61:
	s_lshl_b32 s6, s6, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v16, v17, s[6:7]
.LBB0_62:
	s_clause 0x1
	s_load_b64 s[6:7], s[0:1], 0x8
	s_load_b32 s49, s[0:1], 0x24
	s_or_b32 s8, s8, 62
	s_and_b32 s11, s5, 64
	s_cmp_ge_i32 s8, s38
	s_cbranch_scc1 .LBB0_64
; %bb.63:
	s_lshl_b32 s8, s8, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[2:3], s[2:3], s[8:9]
	global_load_d16_b16 v16, v17, s[2:3]
.LBB0_64:
	s_and_b32 s12, s5, 0x60
	s_cmp_eq_u32 s11, 0
	v_and_b32_e32 v67, 7, v0
	s_cselect_b32 s2, 0, 0x90
	v_and_b32_e32 v66, 16, v0
	v_xor_b32_e32 v19, s2, v17
	s_lshl_b32 s2, s12, 6
	v_lshlrev_b32_e32 v68, 4, v67
	s_mov_b32 s9, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_xor_b32_e32 v20, 32, v19
	v_xor_b32_e32 v21, 64, v19
	v_add_nc_u32_e32 v71, 0, v19
	v_xor_b32_e32 v19, 0x60, v19
	s_wait_loadcnt 0x0
	ds_store_b16_d16_hi v71, v1
	ds_store_b16_d16_hi v71, v3 offset:1024
	ds_store_b16_d16_hi v71, v5 offset:2048
	ds_store_b16_d16_hi v71, v7 offset:3072
	ds_store_b16_d16_hi v71, v9 offset:4096
	ds_store_b16_d16_hi v71, v11 offset:5120
	ds_store_b16_d16_hi v71, v13 offset:6144
	ds_store_b16_d16_hi v71, v15 offset:7168
	v_add_nc_u32_e32 v72, 0, v20
	v_add_nc_u32_e32 v73, 0, v21
	ds_store_b16 v72, v1 offset:256
	ds_store_b16 v72, v3 offset:1280
	ds_store_b16 v72, v5 offset:2304
	ds_store_b16 v72, v7 offset:3328
	ds_store_b16 v72, v9 offset:4352
	ds_store_b16 v72, v11 offset:5376
	ds_store_b16 v72, v13 offset:6400
	ds_store_b16 v72, v15 offset:7424
	v_add_nc_u32_e32 v74, 0, v19
	ds_store_b16_d16_hi v73, v2 offset:512
	ds_store_b16_d16_hi v73, v4 offset:1536
	ds_store_b16_d16_hi v73, v6 offset:2560
	ds_store_b16_d16_hi v73, v8 offset:3584
	ds_store_b16_d16_hi v73, v10 offset:4608
	ds_store_b16_d16_hi v73, v12 offset:5632
	ds_store_b16_d16_hi v73, v14 offset:6656
	ds_store_b16_d16_hi v73, v16 offset:7680
	ds_store_b16 v74, v2 offset:768
	ds_store_b16 v74, v4 offset:1792
	ds_store_b16 v74, v6 offset:2816
	ds_store_b16 v74, v8 offset:3840
	ds_store_b16 v74, v10 offset:4864
	ds_store_b16 v74, v12 offset:5888
	ds_store_b16 v74, v14 offset:6912
	ds_store_b16 v74, v16 offset:7936
	s_wait_dscnt 0x0
	s_barrier_signal -1
	v_and_b32_e32 v19, 15, v0
	v_xor_b32_e32 v1, v68, v66
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v69, 7, v19
	s_wait_alu depctr_sa_sdst(0)
	v_or3_b32 v1, s2, v1, v69
	s_wait_kmcnt 0x0
	s_mul_i32 s2, s4, s49
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	v_add_nc_u32_e32 v2, 0, v1
	v_xad_u32 v3, v1, 32, 0
	v_xad_u32 v4, v1, 64, 0
	v_xad_u32 v1, 0x60, v1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[2:3], 1
	s_cmp_ge_i32 s39, s49
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[2:3], s[6:7], s[4:5]
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[61:64], v2
	ds_load_b128 v[57:60], v3
	ds_load_b128 v[53:56], v4
	ds_load_b128 v[49:52], v1
	v_mov_b16_e32 v1.l, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v1.h, v1.l
	s_cbranch_scc1 .LBB0_66
; %bb.65:
	s_lshl_b32 s8, s11, 1
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[8:9]
	global_load_d16_hi_b16 v1, v17, s[6:7]
.LBB0_66:
	s_cmp_gt_i32 s49, 0
	s_cselect_b32 s6, -1, 0
	s_cmp_lt_i32 s49, 1
	s_cselect_b32 s7, -1, 0
	s_cmp_ge_i32 s40, s49
	s_cselect_b32 s8, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s7, s7, s8
	s_and_b32 vcc_lo, exec_lo, s7
	s_cbranch_vccnz .LBB0_68
; %bb.67:
	s_lshl_b32 s8, s40, 7
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[8:9], s[2:3], s[8:9]
	global_load_d16_b16 v1, v17, s[8:9]
.LBB0_68:
	v_mov_b16_e32 v2.l, 0
	s_cmp_ge_i32 s41, s49
	s_cselect_b32 s7, -1, 0
	s_xor_b32 s8, s6, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mov_b16_e32 v2.h, v2.l
	s_or_b32 s6, s8, s7
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_70
; %bb.69:
	s_lshl_b32 s6, s41, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v2, v17, s[6:7]
.LBB0_70:
	s_cmp_ge_i32 s42, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s8, s6
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_72
; %bb.71:
	s_lshl_b32 s6, s42, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v2, v17, s[6:7]
.LBB0_72:
	v_mov_b16_e32 v3.l, 0
	s_cmp_ge_i32 s43, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_or_b32 s6, s8, s6
	v_mov_b16_e32 v3.h, v3.l
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_74
; %bb.73:
	s_lshl_b32 s6, s43, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v3, v17, s[6:7]
.LBB0_74:
	s_cmp_ge_i32 s44, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s8, s6
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_76
; %bb.75:
	s_lshl_b32 s6, s44, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v3, v17, s[6:7]
.LBB0_76:
	v_mov_b16_e32 v4.l, 0
	s_cmp_ge_i32 s45, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_or_b32 s6, s8, s6
	v_mov_b16_e32 v4.h, v4.l
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_78
; %bb.77:
	s_lshl_b32 s6, s45, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v4, v17, s[6:7]
.LBB0_78:
	s_cmp_ge_i32 s46, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s8, s6
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_80
; %bb.79:
	s_lshl_b32 s6, s46, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v4, v17, s[6:7]
.LBB0_80:
	v_mov_b16_e32 v5.l, 0
	s_cmp_ge_i32 s47, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_or_b32 s6, s8, s6
	v_mov_b16_e32 v5.h, v5.l
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_82
; %bb.81:
	s_lshl_b32 s6, s47, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v5, v17, s[6:7]
.LBB0_82:
	s_cmp_ge_i32 s48, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s8, s6
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_84
; %bb.83:
	s_lshl_b32 s6, s48, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v5, v17, s[6:7]
.LBB0_84:
	v_mov_b16_e32 v6.l, 0
	s_cmp_ge_i32 s50, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_or_b32 s6, s8, s6
	v_mov_b16_e32 v6.h, v6.l
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_86
; %bb.85:
	s_lshl_b32 s6, s50, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v6, v17, s[6:7]
.LBB0_86:
	s_cmp_ge_i32 s51, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s8, s6
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_88
; %bb.87:
	s_lshl_b32 s6, s51, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v6, v17, s[6:7]
.LBB0_88:
	v_mov_b16_e32 v7.l, 0
	s_cmp_ge_i32 s52, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_or_b32 s6, s8, s6
	v_mov_b16_e32 v7.h, v7.l
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_90
; %bb.89:
	s_lshl_b32 s6, s52, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v7, v17, s[6:7]
.LBB0_90:
	s_cmp_ge_i32 s53, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s8, s6
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_92
; %bb.91:
	s_lshl_b32 s6, s53, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_b16 v7, v17, s[6:7]
.LBB0_92:
	v_mov_b16_e32 v8.l, 0
	s_cmp_ge_i32 s54, s49
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_or_b32 s6, s8, s6
	v_mov_b16_e32 v8.h, v8.l
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_94
; %bb.93:
	s_lshl_b32 s6, s54, 7
	s_mov_b32 s7, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[6:7], s[2:3], s[6:7]
	global_load_d16_hi_b16 v8, v17, s[6:7]
.LBB0_94:
	s_load_b64 s[6:7], s[0:1], 0x10
	s_cmp_ge_i32 s55, s49
	s_cselect_b32 s9, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s9, s8, s9
	s_and_b32 vcc_lo, exec_lo, s9
	s_cbranch_vccnz .LBB0_96
; %bb.95:
	s_lshl_b32 s14, s55, 7
	s_mov_b32 s15, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[14:15], s[2:3], s[14:15]
	global_load_d16_b16 v8, v17, s[14:15]
.LBB0_96:
	v_mov_b16_e32 v9.h, 0
	s_lshr_b32 s57, s11, 4
	s_wait_kmcnt 0x0
	s_add_nc_u64 s[36:37], s[6:7], s[4:5]
	s_cmp_ge_i32 s57, s49
	v_mov_b16_e32 v9.l, v9.h
	s_cbranch_scc1 .LBB0_98
; %bb.97:
	s_lshl_b32 s4, s11, 3
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_b16 v9, v17, s[4:5]
.LBB0_98:
	s_or_b32 s58, s57, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s58, s49
	s_cselect_b32 s4, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_100
; %bb.99:
	s_lshl_b32 s4, s58, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_hi_b16 v9, v17, s[4:5]
.LBB0_100:
	s_or_b32 s59, s57, 2
	v_mov_b16_e32 v10.h, 0
	s_cmp_ge_i32 s59, s49
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v10.l, v10.h
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_102
; %bb.101:
	s_lshl_b32 s4, s59, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_b16 v10, v17, s[4:5]
.LBB0_102:
	s_or_b32 s60, s57, 3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s60, s49
	s_cselect_b32 s4, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_104
; %bb.103:
	s_lshl_b32 s4, s60, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_hi_b16 v10, v17, s[4:5]
.LBB0_104:
	s_or_b32 s61, s57, 8
	v_mov_b16_e32 v11.h, 0
	s_cmp_ge_i32 s61, s49
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v11.l, v11.h
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_106
; %bb.105:
	s_lshl_b32 s4, s61, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_b16 v11, v17, s[4:5]
.LBB0_106:
	s_or_b32 s62, s57, 9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s62, s49
	s_cselect_b32 s4, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_108
; %bb.107:
	s_lshl_b32 s4, s62, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_hi_b16 v11, v17, s[4:5]
.LBB0_108:
	s_or_b32 s63, s57, 10
	v_mov_b16_e32 v12.h, 0
	s_cmp_ge_i32 s63, s49
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v12.l, v12.h
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_110
; %bb.109:
	s_lshl_b32 s4, s63, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_b16 v12, v17, s[4:5]
.LBB0_110:
	s_or_b32 s64, s57, 11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s64, s49
	s_cselect_b32 s4, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_112
; %bb.111:
	s_lshl_b32 s4, s64, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_hi_b16 v12, v17, s[4:5]
.LBB0_112:
	s_or_b32 s65, s57, 16
	v_mov_b16_e32 v13.h, 0
	s_cmp_ge_i32 s65, s49
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v13.l, v13.h
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_114
; %bb.113:
	s_lshl_b32 s4, s65, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_b16 v13, v17, s[4:5]
.LBB0_114:
	s_or_b32 s66, s57, 17
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s66, s49
	s_cselect_b32 s4, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_116
; %bb.115:
	s_lshl_b32 s4, s66, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_hi_b16 v13, v17, s[4:5]
.LBB0_116:
	s_or_b32 s67, s57, 18
	v_mov_b16_e32 v14.h, 0
	s_cmp_ge_i32 s67, s49
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v14.l, v14.h
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_118
; %bb.117:
	s_lshl_b32 s4, s67, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_b16 v14, v17, s[4:5]
.LBB0_118:
	s_or_b32 s68, s57, 19
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s68, s49
	s_cselect_b32 s4, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_120
; %bb.119:
	s_lshl_b32 s4, s68, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_hi_b16 v14, v17, s[4:5]
.LBB0_120:
	s_or_b32 s69, s57, 24
	v_mov_b16_e32 v15.h, 0
	s_cmp_ge_i32 s69, s49
	s_cselect_b32 s4, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v15.l, v15.h
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_122
; %bb.121:
	s_lshl_b32 s4, s69, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_b16 v15, v17, s[4:5]
.LBB0_122:
	s_or_b32 s70, s57, 25
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s70, s49
	s_cselect_b32 s4, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_124
; %bb.123:
	s_lshl_b32 s4, s70, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_hi_b16 v15, v17, s[4:5]
.LBB0_124:
	s_or_b32 s71, s57, 26
	v_mov_b16_e32 v16.l, 0
	s_cmp_ge_i32 s71, s49
	s_cselect_b32 s4, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s4, s8, s4
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB0_126
; %bb.125:
	s_lshl_b32 s4, s71, 7
	s_mov_b32 s5, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[36:37], s[4:5]
	global_load_d16_b16 v16, v17, s[4:5]
.LBB0_126:
	s_load_b32 s4, s[0:1], 0x28
	s_or_b32 s72, s57, 27
	v_mov_b32_e32 v24, 0
	s_cmp_ge_i32 s72, s49
	v_mov_b32_e32 v20, 0
	s_cselect_b32 s5, -1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s5, s8, s5
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccnz .LBB0_128
; %bb.127:
	s_lshl_b32 s6, s72, 7
	s_mov_b32 s7, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_nc_u64 s[6:7], s[36:37], s[6:7]
	global_load_u16 v20, v17, s[6:7]
.LBB0_128:
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_lshlrev_b32_e32 v21, 3, v0
	v_lshlrev_b32_e32 v22, 1, v0
	s_wait_kmcnt 0x0
	s_mul_f32 s56, s4, 0x3fb8aa3b
	s_lshr_b32 s4, s12, 1
	v_lshlrev_b32_e32 v18, 6, v18
	s_wait_alu depctr_sa_sdst(0)
	v_or3_b32 v70, s4, s10, v19
	v_xor_b32_e32 v19, v21, v22
	s_lshr_b32 s5, s11, 3
	v_lshrrev_b32_e32 v65, 1, v66
	v_and_b32_e32 v75, 48, v21
	v_mov_b16_e32 v16.h, v20.l
	s_sub_co_i32 s73, s49, 32
	s_delay_alu instid0(VALU_DEP_3)
	v_or_b32_e32 v76, 1, v65
	v_or_b32_e32 v77, 2, v65
	v_or_b32_e32 v78, 3, v65
	v_or_b32_e32 v79, 4, v65
	v_or_b32_e32 v80, 5, v65
	v_or_b32_e32 v81, 6, v65
	v_or_b32_e32 v82, 7, v65
	v_or_b32_e32 v83, 16, v65
	v_or_b32_e32 v84, 17, v65
	v_or_b32_e32 v85, 18, v65
	v_or_b32_e32 v86, 19, v65
	v_or_b32_e32 v87, 20, v65
	v_or_b32_e32 v88, 21, v65
	v_or_b32_e32 v89, 22, v65
	v_or_b32_e32 v90, 23, v65
	s_cmp_lt_i32 s73, 1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b16_d16_hi v71, v3 offset:1024
	ds_store_b16_d16_hi v71, v5 offset:2048
	ds_store_b16_d16_hi v71, v7 offset:3072
	ds_store_b16 v72, v1 offset:256
	ds_store_b16 v72, v3 offset:1280
	ds_store_b16 v72, v5 offset:2304
	ds_store_b16_d16_hi v71, v1
	ds_store_b16 v72, v7 offset:3328
	v_and_b32_e32 v1, 48, v19
	ds_store_b16_d16_hi v73, v2 offset:512
	ds_store_b16_d16_hi v73, v4 offset:1536
	ds_store_b16_d16_hi v73, v6 offset:2560
	ds_store_b16_d16_hi v73, v8 offset:3584
	ds_store_b16 v74, v2 offset:768
	ds_store_b16 v74, v4 offset:1792
	ds_store_b16 v74, v6 offset:2816
	ds_store_b16 v74, v8 offset:3840
	s_wait_alu depctr_sa_sdst(0)
	v_or3_b32 v1, v18, s5, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v91, 0, v1
	v_xor_b32_e32 v2, 16, v1
	v_xor_b32_e32 v3, 32, v1
	v_xor_b32_e32 v1, 48, v1
	ds_store_b64 v91, v[9:10] offset:4096
	v_add_nc_u32_e32 v92, 0, v2
	v_add_nc_u32_e32 v93, 0, v3
	v_add_nc_u32_e32 v94, 0, v1
	ds_store_b64 v92, v[11:12] offset:4096
	ds_store_b64 v93, v[13:14] offset:4096
	ds_store_b64 v94, v[15:16] offset:4096
	s_cbranch_scc1 .LBB0_257
; %bb.129:                              ; %.lr.ph
	v_mov_b16_e32 v33.l, 0
	v_add_co_u32 v95, s2, s2, v17
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v96, null, s3, 0, s2
	s_delay_alu instid0(VALU_DEP_3)
	v_mov_b16_e32 v33.h, v33.l
	s_or_b32 s2, s39, 32
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_131
; %bb.130:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_hi_b16 v33, v[1:2], off
.LBB0_131:
	s_or_b32 s2, s39, 34
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_133
; %bb.132:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_b16 v33, v[1:2], off
.LBB0_133:
	v_mov_b16_e32 v34.l, 0
	s_or_b32 s2, s39, 36
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v34.h, v34.l
	s_cbranch_scc1 .LBB0_135
; %bb.134:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_hi_b16 v34, v[1:2], off
.LBB0_135:
	s_or_b32 s2, s39, 38
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_137
; %bb.136:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_b16 v34, v[1:2], off
.LBB0_137:
	v_mov_b16_e32 v35.l, 0
	s_or_b32 s2, s39, 40
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v35.h, v35.l
	s_cbranch_scc1 .LBB0_139
; %bb.138:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_hi_b16 v35, v[1:2], off
.LBB0_139:
	s_or_b32 s2, s39, 42
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_141
; %bb.140:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_b16 v35, v[1:2], off
.LBB0_141:
	v_mov_b16_e32 v36.l, 0
	s_or_b32 s2, s39, 44
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v36.h, v36.l
	s_cbranch_scc1 .LBB0_143
; %bb.142:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_hi_b16 v36, v[1:2], off
.LBB0_143:
	s_or_b32 s2, s39, 46
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_145
; %bb.144:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_b16 v36, v[1:2], off
.LBB0_145:
	v_mov_b16_e32 v37.l, 0
	s_or_b32 s2, s39, 48
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v37.h, v37.l
	s_cbranch_scc1 .LBB0_147
; %bb.146:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_hi_b16 v37, v[1:2], off
.LBB0_147:
	s_or_b32 s2, s39, 50
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_149
; %bb.148:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_b16 v37, v[1:2], off
.LBB0_149:
	v_mov_b16_e32 v38.l, 0
	s_or_b32 s2, s39, 52
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v38.h, v38.l
	s_cbranch_scc1 .LBB0_151
; %bb.150:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_hi_b16 v38, v[1:2], off
.LBB0_151:
	s_or_b32 s2, s39, 54
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_153
; %bb.152:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_b16 v38, v[1:2], off
.LBB0_153:
	v_mov_b16_e32 v39.l, 0
	s_or_b32 s2, s39, 56
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v39.h, v39.l
	s_cbranch_scc1 .LBB0_155
; %bb.154:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_hi_b16 v39, v[1:2], off
.LBB0_155:
	s_or_b32 s2, s39, 58
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_157
; %bb.156:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_b16 v39, v[1:2], off
.LBB0_157:
	v_mov_b16_e32 v40.l, 0
	s_or_b32 s2, s39, 60
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v40.h, v40.l
	s_cbranch_scc1 .LBB0_159
; %bb.158:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_hi_b16 v40, v[1:2], off
.LBB0_159:
	s_or_b32 s2, s39, 62
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_161
; %bb.160:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v1, vcc_lo, v95, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v2, null, 0, v96, vcc_lo
	global_load_d16_b16 v40, v[1:2], off
.LBB0_161:
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_or_b32_e32 v1, v69, v68
	v_cmp_gt_i32_e32 vcc_lo, s49, v65
	v_cmp_ge_i32_e64 s17, v70, v65
	v_cmp_gt_i32_e64 s2, s49, v76
	v_cmp_gt_i32_e64 s18, v70, v65
	v_xor_b32_e32 v1, v1, v66
	v_cmp_gt_i32_e64 s3, s49, v77
	v_cmp_ge_i32_e64 s19, v70, v77
	s_and_b32 vcc_lo, vcc_lo, s17
	v_cmp_gt_i32_e64 s4, s49, v78
	v_add_nc_u32_e32 v97, 0, v1
	v_xor_b32_e32 v2, 32, v1
	v_xor_b32_e32 v3, 64, v1
	v_xor_b32_e32 v1, 0x60, v1
	v_cmp_ge_i32_e64 s20, v70, v78
	v_cmp_gt_i32_e64 s5, s49, v79
	v_add_nc_u32_e32 v98, 0, v2
	v_add_nc_u32_e32 v99, 0, v3
	v_add_nc_u32_e32 v100, 0, v1
	v_cmp_ge_i32_e64 s21, v70, v79
	v_cmp_gt_i32_e64 s6, s49, v80
	v_cmp_ge_i32_e64 s22, v70, v80
	v_cmp_gt_i32_e64 s7, s49, v81
	v_cmp_ge_i32_e64 s23, v70, v81
	v_cmp_gt_i32_e64 s8, s49, v82
	v_cmp_ge_i32_e64 s24, v70, v82
	v_cmp_gt_i32_e64 s9, s49, v83
	v_cmp_ge_i32_e64 s25, v70, v83
	v_cmp_gt_i32_e64 s10, s49, v84
	v_cmp_ge_i32_e64 s26, v70, v84
	v_cmp_gt_i32_e64 s11, s49, v85
	v_cmp_ge_i32_e64 s27, v70, v85
	v_cmp_gt_i32_e64 s12, s49, v86
	v_cmp_ge_i32_e64 s28, v70, v86
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[9:12], v97
	ds_load_b128 v[105:108], v100 offset:2048
	ds_load_b128 v[18:21], v97 offset:2048
	ds_load_b128 v[22:25], v98
	ds_load_b128 v[26:29], v98 offset:2048
	ds_load_b128 v[41:44], v99
	ds_load_b128 v[45:48], v99 offset:2048
	ds_load_b128 v[101:104], v100
	v_cmp_gt_i32_e64 s13, s49, v87
	v_cmp_ge_i32_e64 s29, v70, v87
	v_cmp_gt_i32_e64 s14, s49, v88
	v_cmp_ge_i32_e64 s30, v70, v88
	v_cmp_gt_i32_e64 s15, s49, v89
	v_cmp_ge_i32_e64 s31, v70, v89
	v_cmp_gt_i32_e64 s16, s49, v90
	v_cmp_ge_i32_e64 s33, v70, v90
	s_wait_dscnt 0x7
	v_wmma_f32_16x16x16_f16 v[1:8], v[9:12], v[61:64], 0
	s_wait_dscnt 0x5
	v_wmma_f32_16x16x16_f16 v[9:16], v[18:21], v[61:64], 0
	s_wait_dscnt 0x4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[22:25], v[57:60], v[1:8]
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_f16 v[9:16], v[26:29], v[57:60], v[9:16]
	s_wait_dscnt 0x2
	s_delay_alu instid0(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[41:44], v[53:56], v[1:8]
	v_mov_b16_e32 v41.h, 0
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_f16 v[9:16], v[45:48], v[53:56], v[9:16]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_f16 v[1:8], v[101:104], v[49:52], v[1:8]
	v_mov_b16_e32 v41.l, v41.h
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_wmma_f32_16x16x16_f16 v[9:16], v[105:108], v[49:52], v[9:16]
	v_dual_mul_f32 v1, s56, v1 :: v_dual_mul_f32 v2, s56, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v3, s56, v3 :: v_dual_mul_f32 v4, s56, v4
	v_dual_mul_f32 v5, s56, v5 :: v_dual_mul_f32 v6, s56, v6
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v1, 0xff800000, v1, vcc_lo
	s_and_b32 vcc_lo, s2, s18
	v_dual_mul_f32 v7, s56, v7 :: v_dual_mul_f32 v8, s56, v8
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v2, 0xff800000, v2, vcc_lo
	s_and_b32 vcc_lo, s3, s19
	v_dual_mul_f32 v9, s56, v9 :: v_dual_mul_f32 v10, s56, v10
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v3, 0xff800000, v3, vcc_lo
	s_and_b32 vcc_lo, s4, s20
	v_dual_mul_f32 v11, s56, v11 :: v_dual_mul_f32 v12, s56, v12
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v4, 0xff800000, v4, vcc_lo
	s_and_b32 vcc_lo, s5, s21
	v_dual_mul_f32 v13, s56, v13 :: v_dual_mul_f32 v14, s56, v14
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v5, 0xff800000, v5, vcc_lo
	s_and_b32 vcc_lo, s6, s22
	v_dual_mul_f32 v15, s56, v15 :: v_dual_mul_f32 v16, s56, v16
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v6, 0xff800000, v6, vcc_lo
	s_and_b32 vcc_lo, s7, s23
	s_wait_alu depctr_sa_sdst(0)
	v_dual_max_num_f32 v18, v1, v2 :: v_dual_cndmask_b32 v7, 0xff800000, v7
	s_and_b32 vcc_lo, s8, s24
	v_max3_num_f32 v19, v4, v5, v6
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v8, 0xff800000, v8, vcc_lo
	s_and_b32 vcc_lo, s9, s25
	s_mov_b32 s3, 0x76543210
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v9, 0xff800000, v9, vcc_lo
	s_and_b32 vcc_lo, s10, s26
	v_max3_num_f32 v18, v18, v3, v19
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v10, 0xff800000, v10, vcc_lo
	s_and_b32 vcc_lo, s11, s27
	v_max3_num_f32 v22, v7, v8, v9
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v11, 0xff800000, v11, vcc_lo
	s_and_b32 vcc_lo, s12, s28
	v_add_co_u32 v101, s4, s36, v17
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v12, 0xff800000, v12, vcc_lo
	s_and_b32 vcc_lo, s13, s29
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v102, null, s37, 0, s4
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v13, 0xff800000, v13, vcc_lo
	s_and_b32 vcc_lo, s14, s30
	v_max3_num_f32 v20, v10, v11, v12
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v14, 0xff800000, v14, vcc_lo
	s_and_b32 vcc_lo, s15, s31
	s_or_b32 s2, s57, 32
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v15, 0xff800000, v15, vcc_lo
	s_and_b32 vcc_lo, s16, s33
	s_cmp_ge_i32 s2, s49
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v16, 0xff800000, v16, vcc_lo
	v_max3_num_f32 v21, v13, v14, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_num_f32 v19, v20, v21, v16
	v_max3_num_f32 v18, v18, v22, v19
	s_delay_alu instid0(VALU_DEP_1)
	v_permlanex16_b32 v17, v18, s3, 0xfedcba98 op_sel:[1,0]
	s_cbranch_scc1 .LBB0_163
; %bb.162:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_b16 v41, v[19:20], off
.LBB0_163:
	s_or_b32 s2, s57, 33
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_165
; %bb.164:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_hi_b16 v41, v[19:20], off
.LBB0_165:
	v_mov_b16_e32 v42.h, 0
	s_or_b32 s2, s57, 34
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v42.l, v42.h
	s_cbranch_scc1 .LBB0_167
; %bb.166:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_b16 v42, v[19:20], off
.LBB0_167:
	s_or_b32 s2, s57, 35
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_169
; %bb.168:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_hi_b16 v42, v[19:20], off
.LBB0_169:
	v_mov_b16_e32 v43.h, 0
	s_or_b32 s2, s57, 40
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v43.l, v43.h
	s_cbranch_scc1 .LBB0_171
; %bb.170:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_b16 v43, v[19:20], off
.LBB0_171:
	s_or_b32 s2, s57, 41
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_173
; %bb.172:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_hi_b16 v43, v[19:20], off
.LBB0_173:
	v_mov_b16_e32 v44.h, 0
	s_or_b32 s2, s57, 42
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v44.l, v44.h
	s_cbranch_scc1 .LBB0_175
; %bb.174:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_b16 v44, v[19:20], off
.LBB0_175:
	s_or_b32 s2, s57, 43
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_177
; %bb.176:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_hi_b16 v44, v[19:20], off
.LBB0_177:
	v_mov_b16_e32 v45.h, 0
	s_or_b32 s2, s57, 48
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v45.l, v45.h
	s_cbranch_scc1 .LBB0_179
; %bb.178:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_b16 v45, v[19:20], off
.LBB0_179:
	s_or_b32 s2, s57, 49
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_181
; %bb.180:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_hi_b16 v45, v[19:20], off
.LBB0_181:
	v_mov_b16_e32 v46.h, 0
	s_or_b32 s2, s57, 50
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v46.l, v46.h
	s_cbranch_scc1 .LBB0_183
; %bb.182:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_b16 v46, v[19:20], off
.LBB0_183:
	s_or_b32 s2, s57, 51
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_185
; %bb.184:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_hi_b16 v46, v[19:20], off
.LBB0_185:
	v_mov_b16_e32 v47.h, 0
	s_or_b32 s2, s57, 56
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v47.l, v47.h
	s_cbranch_scc0 .LBB0_265
; %bb.186:
	s_or_b32 s2, s57, 57
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc0 .LBB0_266
.LBB0_187:
	v_mov_b16_e32 v48.l, 0
	s_or_b32 s2, s57, 58
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc0 .LBB0_267
.LBB0_188:
	v_mov_b32_e32 v107, 0
	s_or_b32 s2, s57, 59
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_190
.LBB0_189:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_u16 v107, v[19:20], off
.LBB0_190:
	v_max3_num_f32 v106, v18, v17, 0xff800000
	v_bfe_i32 v17, v0, 3, 1
	v_lshl_or_b32 v18, v67, 6, v75
	s_mov_b32 s36, 0x76543210
	s_wait_loadcnt 0x0
	v_mov_b16_e32 v48.h, v107.l
	v_dual_sub_f32 v1, v1, v106 :: v_dual_sub_f32 v2, v2, v106
	v_dual_sub_f32 v3, v3, v106 :: v_dual_sub_f32 v4, v4, v106
	v_dual_sub_f32 v7, v7, v106 :: v_dual_sub_f32 v8, v8, v106
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_exp_f32_e32 v1, v1
	v_exp_f32_e32 v2, v2
	s_delay_alu instid0(VALU_DEP_2)
	v_exp_f32_e32 v3, v3
	v_exp_f32_e32 v4, v4
	v_and_b32_e32 v17, 0x210, v17
	v_dual_sub_f32 v9, v9, v106 :: v_dual_sub_f32 v10, v10, v106
	v_exp_f32_e32 v7, v7
	v_exp_f32_e32 v8, v8
	v_cvt_f16_f32_e64 v132.l, v1
	v_cvt_f16_f32_e64 v132.h, v2
	s_delay_alu instid0(TRANS32_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_dual_add_f32 v1, v1, v2 :: v_dual_add_f32 v2, v3, v4
	v_xor3_b32 v17, v18, v17, v66
	v_exp_f32_e32 v18, v9
	v_exp_f32_e32 v19, v10
	v_dual_sub_f32 v11, v11, v106 :: v_dual_sub_f32 v12, v12, v106
	v_xor_b32_e32 v9, 32, v17
	v_dual_sub_f32 v10, 0xff800000, v106 :: v_dual_sub_f32 v5, v5, v106
	v_sub_f32_e32 v6, v6, v106
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_exp_f32_e32 v20, v11
	v_add_nc_u32_e32 v103, 0, v9
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v140, v10
	v_add_nc_u32_e32 v104, 0, v17
	v_exp_f32_e32 v21, v12
	v_dual_sub_f32 v13, v13, v106 :: v_dual_sub_f32 v14, v14, v106
	v_dual_sub_f32 v15, v15, v106 :: v_dual_sub_f32 v16, v16, v106
	v_exp_f32_e32 v5, v5
	v_exp_f32_e32 v6, v6
	v_mul_f32_e32 v17, 0, v140
	ds_load_b128 v[108:111], v103 offset:4096
	ds_load_b128 v[25:28], v103 offset:5120
	ds_load_b128 v[112:115], v103 offset:6144
	ds_load_b128 v[116:119], v103 offset:7168
	ds_load_b128 v[9:12], v104 offset:4096
	ds_load_b128 v[120:123], v104 offset:5120
	ds_load_b128 v[124:127], v104 offset:6144
	ds_load_b128 v[128:131], v104 offset:7168
	v_exp_f32_e32 v13, v13
	v_exp_f32_e32 v14, v14
	v_exp_f32_e32 v15, v15
	v_exp_f32_e32 v16, v16
	v_cvt_f16_f32_e64 v133.l, v3
	v_cvt_f16_f32_e64 v133.h, v4
	v_cvt_f16_f32_e64 v134.l, v5
	v_cvt_f16_f32_e64 v134.h, v6
	v_cvt_f16_f32_e64 v135.l, v7
	v_cvt_f16_f32_e64 v135.h, v8
	v_dual_add_f32 v3, v5, v6 :: v_dual_add_f32 v6, v20, v21
	v_dual_add_f32 v4, v7, v8 :: v_dual_add_f32 v5, v18, v19
	v_dual_add_f32 v8, v15, v16 :: v_dual_add_f32 v7, v13, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v1, v1, v2 :: v_dual_add_f32 v2, v3, v4
	v_add_f32_e32 v3, v5, v6
	v_cvt_f16_f32_e64 v136.l, v18
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v4, v7, v8
	v_cvt_f16_f32_e64 v136.h, v19
	v_add_f32_e32 v1, v1, v2
	v_cvt_f16_f32_e64 v137.l, v20
	v_cvt_f16_f32_e64 v137.h, v21
	v_add_f32_e32 v2, v3, v4
	s_wait_dscnt 0x0
	s_barrier_signal -1
	v_dual_mov_b32 v18, v17 :: v_dual_mov_b32 v19, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_add_f32_e32 v105, v1, v2
	v_dual_mov_b32 v20, v17 :: v_dual_mov_b32 v21, v17
	v_dual_mov_b32 v22, v17 :: v_dual_mov_b32 v23, v17
	s_wait_alu depctr_sa_sdst(0)
	v_permlanex16_b32 v141, v105, s36, 0xfedcba98 op_sel:[1,0]
	v_cvt_f16_f32_e64 v138.l, v13
	v_cvt_f16_f32_e64 v138.h, v14
	v_cvt_f16_f32_e64 v139.l, v15
	v_cvt_f16_f32_e64 v139.h, v16
	v_add_f32_e32 v105, v105, v141
	v_mov_b32_e32 v24, v17
	s_mov_b32 s2, 32
	s_cmp_lt_u32 s73, 33
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v105, 0, v140
	v_wmma_f32_16x16x16_f16 v[1:8], v[9:12], v[132:135], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[25:28], v[132:135], v[17:24]
	v_wmma_f32_16x16x16_f16 v[25:32], v[124:127], v[132:135], v[17:24]
	v_wmma_f32_16x16x16_f16 v[17:24], v[116:119], v[132:135], v[17:24]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_f16 v[1:8], v[108:111], v[136:139], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[120:123], v[136:139], v[9:16]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_f16 v[25:32], v[112:115], v[136:139], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[128:131], v[136:139], v[17:24]
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b16_d16_hi v71, v35 offset:1024
	ds_store_b16_d16_hi v71, v37 offset:2048
	ds_store_b16_d16_hi v71, v39 offset:3072
	ds_store_b16 v72, v33 offset:256
	ds_store_b16 v72, v35 offset:1280
	ds_store_b16 v72, v37 offset:2304
	ds_store_b16_d16_hi v71, v33
	ds_store_b16 v72, v39 offset:3328
	ds_store_b16_d16_hi v73, v34 offset:512
	ds_store_b16_d16_hi v73, v36 offset:1536
	ds_store_b16_d16_hi v73, v38 offset:2560
	ds_store_b16_d16_hi v73, v40 offset:3584
	ds_store_b16 v74, v34 offset:768
	ds_store_b16 v74, v36 offset:1792
	ds_store_b16 v74, v38 offset:2816
	ds_store_b16 v74, v40 offset:3840
	ds_store_b64 v91, v[41:42] offset:4096
	ds_store_b64 v92, v[43:44] offset:4096
	ds_store_b64 v93, v[45:46] offset:4096
	ds_store_b64 v94, v[47:48] offset:4096
	s_cbranch_scc0 .LBB0_193
; %bb.191:
	v_dual_mov_b32 v107, v105 :: v_dual_mov_b32 v108, v106
	s_branch .LBB0_258
.LBB0_192:                              ;   in Loop: Header=BB0_193 Depth=1
	v_max3_num_f32 v108, v106, v108, v124
	s_wait_loadcnt 0x0
	v_mov_b16_e32 v48.h, v125.l
	s_cmp_lt_i32 s37, s73
	s_mov_b32 s2, s37
	v_dual_sub_f32 v121, v121, v108 :: v_dual_sub_f32 v106, v106, v108
	v_dual_sub_f32 v107, v107, v108 :: v_dual_sub_f32 v110, v110, v108
	v_dual_sub_f32 v109, v109, v108 :: v_dual_sub_f32 v112, v112, v108
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v106, v106
	v_dual_sub_f32 v111, v111, v108 :: v_dual_sub_f32 v114, v114, v108
	v_dual_sub_f32 v113, v113, v108 :: v_dual_sub_f32 v116, v116, v108
	v_dual_sub_f32 v115, v115, v108 :: v_dual_sub_f32 v118, v118, v108
	v_dual_sub_f32 v117, v117, v108 :: v_dual_sub_f32 v120, v120, v108
	v_dual_sub_f32 v119, v119, v108 :: v_dual_sub_f32 v122, v122, v108
	s_delay_alu instid0(TRANS32_DEP_1)
	v_dual_sub_f32 v123, v123, v108 :: v_dual_mul_f32 v2, v2, v106
	v_exp_f32_e32 v144, v109
	v_exp_f32_e32 v145, v110
	v_exp_f32_e32 v146, v111
	v_exp_f32_e32 v147, v112
	v_exp_f32_e32 v148, v113
	v_exp_f32_e32 v149, v114
	v_exp_f32_e32 v150, v115
	v_exp_f32_e32 v151, v116
	v_exp_f32_e32 v152, v117
	v_exp_f32_e32 v153, v118
	v_exp_f32_e32 v154, v119
	v_exp_f32_e32 v155, v120
	v_exp_f32_e32 v156, v121
	v_exp_f32_e32 v157, v122
	v_exp_f32_e32 v158, v123
	ds_load_b128 v[109:112], v103 offset:4096
	ds_load_b128 v[113:116], v103 offset:5120
	ds_load_b128 v[117:120], v103 offset:6144
	ds_load_b128 v[121:124], v103 offset:7168
	ds_load_b128 v[126:129], v104 offset:4096
	ds_load_b128 v[130:133], v104 offset:5120
	ds_load_b128 v[134:137], v104 offset:6144
	ds_load_b128 v[138:141], v104 offset:7168
	v_exp_f32_e32 v107, v107
	v_dual_add_f32 v159, v149, v150 :: v_dual_add_f32 v160, v151, v152
	v_add_f32_e32 v161, v153, v154
	v_cvt_f16_f32_e64 v142.h, v144
	v_cvt_f16_f32_e64 v143.l, v145
	v_cvt_f16_f32_e64 v143.h, v146
	v_dual_add_f32 v145, v145, v146 :: v_dual_add_f32 v146, v147, v148
	s_delay_alu instid0(TRANS32_DEP_1)
	v_cvt_f16_f32_e64 v142.l, v107
	v_add_f32_e32 v107, v107, v144
	v_add_f32_e32 v162, v155, v156
	v_cvt_f16_f32_e64 v144.l, v147
	v_add_f32_e32 v147, v160, v161
	v_add_f32_e32 v163, v157, v158
	v_dual_mul_f32 v23, v23, v106 :: v_dual_add_f32 v146, v146, v159
	v_add_f32_e32 v107, v107, v145
	v_cvt_f16_f32_e64 v144.h, v148
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add_f32_e32 v159, v162, v163
	v_cvt_f16_f32_e64 v145.h, v150
	v_dual_mul_f32 v1, v1, v106 :: v_dual_mul_f32 v4, v4, v106
	v_add_f32_e32 v107, v107, v146
	v_add_f32_e32 v148, v147, v159
	v_dual_mul_f32 v3, v3, v106 :: v_dual_mul_f32 v6, v6, v106
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_f32_e32 v107, v107, v148
	v_dual_mul_f32 v5, v5, v106 :: v_dual_mul_f32 v8, v8, v106
	v_dual_mul_f32 v7, v7, v106 :: v_dual_mul_f32 v10, v10, v106
	v_permlanex16_b32 v150, v107, s36, 0xfedcba98 op_sel:[1,0]
	v_dual_mul_f32 v9, v9, v106 :: v_dual_mul_f32 v12, v12, v106
	v_dual_mul_f32 v11, v11, v106 :: v_dual_mul_f32 v14, v14, v106
	v_dual_mul_f32 v13, v13, v106 :: v_dual_mul_f32 v16, v16, v106
	v_dual_mul_f32 v15, v15, v106 :: v_dual_mul_f32 v26, v26, v106
	v_dual_mul_f32 v25, v25, v106 :: v_dual_mul_f32 v28, v28, v106
	v_dual_mul_f32 v27, v27, v106 :: v_dual_mul_f32 v30, v30, v106
	v_dual_mul_f32 v29, v29, v106 :: v_dual_mul_f32 v32, v32, v106
	v_dual_mul_f32 v31, v31, v106 :: v_dual_mul_f32 v18, v18, v106
	v_dual_mul_f32 v17, v17, v106 :: v_dual_mul_f32 v20, v20, v106
	v_dual_mul_f32 v19, v19, v106 :: v_dual_mul_f32 v22, v22, v106
	v_dual_mul_f32 v21, v21, v106 :: v_dual_mul_f32 v24, v24, v106
	v_cvt_f16_f32_e64 v145.l, v149
	v_add_f32_e32 v107, v107, v150
	v_cvt_f16_f32_e64 v146.l, v151
	v_cvt_f16_f32_e64 v146.h, v152
	v_cvt_f16_f32_e64 v147.l, v153
	v_cvt_f16_f32_e64 v147.h, v154
	v_cvt_f16_f32_e64 v148.l, v155
	v_cvt_f16_f32_e64 v148.h, v156
	v_cvt_f16_f32_e64 v149.l, v157
	v_cvt_f16_f32_e64 v149.h, v158
	v_wmma_f32_16x16x16_f16 v[1:8], v[126:129], v[142:145], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[113:116], v[142:145], v[9:16]
	v_wmma_f32_16x16x16_f16 v[25:32], v[134:137], v[142:145], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[121:124], v[142:145], v[17:24]
	v_fmac_f32_e32 v107, v105, v106
	v_wmma_f32_16x16x16_f16 v[1:8], v[109:112], v[146:149], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[130:133], v[146:149], v[9:16]
	v_wmma_f32_16x16x16_f16 v[25:32], v[117:120], v[146:149], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[138:141], v[146:149], v[17:24]
	v_dual_mov_b32 v105, v107 :: v_dual_mov_b32 v106, v108
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b16_d16_hi v71, v35 offset:1024
	ds_store_b16_d16_hi v71, v37 offset:2048
	ds_store_b16_d16_hi v71, v39 offset:3072
	ds_store_b16 v72, v33 offset:256
	ds_store_b16 v72, v35 offset:1280
	ds_store_b16 v72, v37 offset:2304
	ds_store_b16_d16_hi v71, v33
	ds_store_b16 v72, v39 offset:3328
	ds_store_b16_d16_hi v73, v34 offset:512
	ds_store_b16_d16_hi v73, v36 offset:1536
	ds_store_b16_d16_hi v73, v38 offset:2560
	ds_store_b16_d16_hi v73, v40 offset:3584
	ds_store_b16 v74, v34 offset:768
	ds_store_b16 v74, v36 offset:1792
	ds_store_b16 v74, v38 offset:2816
	ds_store_b16 v74, v40 offset:3840
	ds_store_b64 v91, v[41:42] offset:4096
	ds_store_b64 v92, v[43:44] offset:4096
	ds_store_b64 v93, v[45:46] offset:4096
	ds_store_b64 v94, v[47:48] offset:4096
	s_cbranch_scc0 .LBB0_258
.LBB0_193:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b16_e32 v33.l, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_co_i32 s37, s2, 32
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 s3, s37, s39
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	v_mov_b16_e32 v33.h, v33.l
	s_cbranch_scc1 .LBB0_195
; %bb.194:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v34, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v35, null, s5, v96, vcc_lo
	global_load_d16_hi_b16 v33, v[34:35], off
.LBB0_195:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s3, s37, s40
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_cbranch_scc1 .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v34, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v35, null, s5, v96, vcc_lo
	global_load_d16_b16 v33, v[34:35], off
.LBB0_197:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v34.l, 0
	s_or_b32 s3, s37, s41
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v34.h, v34.l
	s_cbranch_scc1 .LBB0_199
; %bb.198:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v35, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v36, null, s5, v96, vcc_lo
	global_load_d16_hi_b16 v34, v[35:36], off
.LBB0_199:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s3, s37, s42
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_cbranch_scc1 .LBB0_201
; %bb.200:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v35, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v36, null, s5, v96, vcc_lo
	global_load_d16_b16 v34, v[35:36], off
.LBB0_201:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v35.l, 0
	s_or_b32 s3, s37, s43
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v35.h, v35.l
	s_cbranch_scc1 .LBB0_203
; %bb.202:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v36, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v37, null, s5, v96, vcc_lo
	global_load_d16_hi_b16 v35, v[36:37], off
.LBB0_203:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s3, s37, s44
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_cbranch_scc1 .LBB0_205
; %bb.204:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v36, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v37, null, s5, v96, vcc_lo
	global_load_d16_b16 v35, v[36:37], off
.LBB0_205:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v36.l, 0
	s_or_b32 s3, s37, s45
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v36.h, v36.l
	s_cbranch_scc1 .LBB0_207
; %bb.206:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v37, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v38, null, s5, v96, vcc_lo
	global_load_d16_hi_b16 v36, v[37:38], off
.LBB0_207:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s3, s37, s46
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_cbranch_scc1 .LBB0_209
; %bb.208:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v37, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v38, null, s5, v96, vcc_lo
	global_load_d16_b16 v36, v[37:38], off
.LBB0_209:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v37.l, 0
	s_or_b32 s3, s37, s47
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v37.h, v37.l
	s_cbranch_scc1 .LBB0_211
; %bb.210:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v38, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v39, null, s5, v96, vcc_lo
	global_load_d16_hi_b16 v37, v[38:39], off
.LBB0_211:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s3, s37, s48
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_cbranch_scc1 .LBB0_213
; %bb.212:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v38, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v39, null, s5, v96, vcc_lo
	global_load_d16_b16 v37, v[38:39], off
.LBB0_213:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v38.l, 0
	s_or_b32 s3, s37, s50
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v38.h, v38.l
	s_cbranch_scc1 .LBB0_215
; %bb.214:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v39, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v40, null, s5, v96, vcc_lo
	global_load_d16_hi_b16 v38, v[39:40], off
.LBB0_215:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s3, s37, s51
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_cbranch_scc1 .LBB0_217
; %bb.216:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v39, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v40, null, s5, v96, vcc_lo
	global_load_d16_b16 v38, v[39:40], off
.LBB0_217:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v39.l, 0
	s_or_b32 s3, s37, s52
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v39.h, v39.l
	s_cbranch_scc1 .LBB0_219
; %bb.218:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v40, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v41, null, s5, v96, vcc_lo
	global_load_d16_hi_b16 v39, v[40:41], off
.LBB0_219:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s3, s37, s53
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_cbranch_scc1 .LBB0_221
; %bb.220:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v40, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v41, null, s5, v96, vcc_lo
	global_load_d16_b16 v39, v[40:41], off
.LBB0_221:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v40.l, 0
	s_or_b32 s3, s37, s54
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v40.h, v40.l
	s_cbranch_scc1 .LBB0_223
; %bb.222:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v41, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v42, null, s5, v96, vcc_lo
	global_load_d16_hi_b16 v40, v[41:42], off
.LBB0_223:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s3, s37, s55
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s3, s49
	s_cbranch_scc1 .LBB0_225
; %bb.224:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s4, s3, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s5, s4, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v41, vcc_lo, v95, s4
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v42, null, s5, v96, vcc_lo
	global_load_d16_b16 v40, v[41:42], off
.LBB0_225:                              ;   in Loop: Header=BB0_193 Depth=1
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_or_b32_e32 v143, s2, v65
	v_or_b32_e32 v144, s2, v76
	v_or_b32_e32 v145, s2, v77
	v_or_b32_e32 v146, s2, v78
	v_or_b32_e32 v147, s2, v79
	v_cmp_gt_i32_e32 vcc_lo, s49, v143
	v_cmp_ge_i32_e64 s17, v70, v143
	v_or_b32_e32 v148, s2, v80
	v_or_b32_e32 v149, s2, v81
	v_or_b32_e32 v150, s2, v82
	v_or_b32_e32 v151, s2, v83
	v_or_b32_e32 v152, s2, v84
	v_or_b32_e32 v153, s2, v85
	v_or_b32_e32 v154, s2, v86
	v_or_b32_e32 v155, s2, v87
	v_or_b32_e32 v156, s2, v88
	v_or_b32_e32 v157, s2, v89
	v_or_b32_e32 v158, s2, v90
	v_cmp_gt_i32_e64 s2, s49, v144
	v_cmp_ge_i32_e64 s18, v70, v144
	v_cmp_gt_i32_e64 s3, s49, v145
	v_cmp_ge_i32_e64 s19, v70, v145
	s_and_b32 vcc_lo, vcc_lo, s17
	v_cmp_gt_i32_e64 s4, s49, v146
	v_cmp_ge_i32_e64 s20, v70, v146
	v_cmp_gt_i32_e64 s5, s49, v147
	v_cmp_ge_i32_e64 s21, v70, v147
	v_cmp_gt_i32_e64 s6, s49, v148
	v_cmp_ge_i32_e64 s22, v70, v148
	v_cmp_gt_i32_e64 s7, s49, v149
	v_cmp_ge_i32_e64 s23, v70, v149
	v_cmp_gt_i32_e64 s8, s49, v150
	v_cmp_ge_i32_e64 s24, v70, v150
	v_cmp_gt_i32_e64 s9, s49, v151
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[107:110], v97
	ds_load_b128 v[139:142], v100 offset:2048
	ds_load_b128 v[115:118], v97 offset:2048
	ds_load_b128 v[119:122], v98
	ds_load_b128 v[123:126], v98 offset:2048
	ds_load_b128 v[127:130], v99
	ds_load_b128 v[131:134], v99 offset:2048
	ds_load_b128 v[135:138], v100
	v_cmp_ge_i32_e64 s25, v70, v151
	v_cmp_gt_i32_e64 s10, s49, v152
	v_cmp_ge_i32_e64 s26, v70, v152
	v_cmp_gt_i32_e64 s11, s49, v153
	v_cmp_ge_i32_e64 s27, v70, v153
	v_cmp_gt_i32_e64 s12, s49, v154
	v_cmp_ge_i32_e64 s28, v70, v154
	v_cmp_gt_i32_e64 s13, s49, v155
	v_cmp_ge_i32_e64 s29, v70, v155
	v_cmp_gt_i32_e64 s14, s49, v156
	v_cmp_ge_i32_e64 s30, v70, v156
	v_cmp_gt_i32_e64 s15, s49, v157
	v_cmp_ge_i32_e64 s31, v70, v157
	v_cmp_gt_i32_e64 s16, s49, v158
	v_cmp_ge_i32_e64 s33, v70, v158
	s_wait_dscnt 0x7
	v_wmma_f32_16x16x16_f16 v[41:48], v[107:110], v[61:64], 0
	s_wait_dscnt 0x5
	v_wmma_f32_16x16x16_f16 v[107:114], v[115:118], v[61:64], 0
	s_wait_dscnt 0x4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[41:48], v[119:122], v[57:60], v[41:48]
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_f16 v[107:114], v[123:126], v[57:60], v[107:114]
	s_wait_dscnt 0x2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[41:48], v[127:130], v[53:56], v[41:48]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_f16 v[107:114], v[131:134], v[53:56], v[107:114]
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[41:48], v[135:138], v[49:52], v[41:48]
	v_wmma_f32_16x16x16_f16 v[107:114], v[139:142], v[49:52], v[107:114]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v41, s56, v41 :: v_dual_mul_f32 v42, s56, v42
	v_dual_mul_f32 v43, s56, v43 :: v_dual_mul_f32 v44, s56, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v116, s56, v107 :: v_dual_mul_f32 v119, s56, v110
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v107, 0xff800000, v41, vcc_lo
	s_and_b32 vcc_lo, s2, s18
	v_dual_mul_f32 v45, s56, v45 :: v_dual_mul_f32 v46, s56, v46
	v_dual_mul_f32 v118, s56, v109 :: v_dual_mul_f32 v121, s56, v112
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v109, 0xff800000, v42, vcc_lo
	s_and_b32 vcc_lo, s3, s19
	v_dual_mul_f32 v47, s56, v47 :: v_dual_mul_f32 v48, s56, v48
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v110, 0xff800000, v43, vcc_lo
	s_and_b32 vcc_lo, s4, s20
	v_mul_f32_e32 v120, s56, v111
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v111, 0xff800000, v44, vcc_lo
	s_and_b32 vcc_lo, s5, s21
	v_mul_f32_e32 v122, s56, v113
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v112, 0xff800000, v45, vcc_lo
	s_and_b32 vcc_lo, s6, s22
	v_dual_mul_f32 v108, s56, v108 :: v_dual_mul_f32 v123, s56, v114
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v113, 0xff800000, v46, vcc_lo
	s_and_b32 vcc_lo, s7, s23
	s_wait_alu depctr_sa_sdst(0)
	v_dual_max_num_f32 v41, v107, v109 :: v_dual_cndmask_b32 v114, 0xff800000, v47
	s_and_b32 vcc_lo, s8, s24
	s_or_b32 s2, s37, s57
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v115, 0xff800000, v48, vcc_lo
	s_and_b32 vcc_lo, s9, s25
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v116, 0xff800000, v116, vcc_lo
	s_and_b32 vcc_lo, s10, s26
	v_max3_num_f32 v42, v111, v112, v113
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v117, 0xff800000, v108, vcc_lo
	s_and_b32 vcc_lo, s11, s27
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v118, 0xff800000, v118, vcc_lo
	s_and_b32 vcc_lo, s12, s28
	v_max3_num_f32 v45, v114, v115, v116
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v119, 0xff800000, v119, vcc_lo
	s_and_b32 vcc_lo, s13, s29
	v_max3_num_f32 v41, v41, v110, v42
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v120, 0xff800000, v120, vcc_lo
	s_and_b32 vcc_lo, s14, s30
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v121, 0xff800000, v121, vcc_lo
	s_and_b32 vcc_lo, s15, s31
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v122, 0xff800000, v122, vcc_lo
	s_and_b32 vcc_lo, s16, s33
	v_max3_num_f32 v43, v117, v118, v119
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e32 v123, 0xff800000, v123, vcc_lo
	s_cmp_ge_i32 s2, s49
	v_max3_num_f32 v44, v120, v121, v122
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_num_f32 v42, v43, v44, v123
	v_max3_num_f32 v108, v41, v45, v42
	v_mov_b16_e32 v41.h, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v124, v108, s36, 0xfedcba98 op_sel:[1,0]
	v_mov_b16_e32 v41.l, v41.h
	s_cbranch_scc1 .LBB0_227
; %bb.226:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v42, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v43, null, s3, v102, vcc_lo
	global_load_d16_b16 v41, v[42:43], off
.LBB0_227:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s2, s37, s58
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_229
; %bb.228:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v42, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v43, null, s3, v102, vcc_lo
	global_load_d16_hi_b16 v41, v[42:43], off
.LBB0_229:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v42.h, 0
	s_or_b32 s2, s37, s59
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v42.l, v42.h
	s_cbranch_scc1 .LBB0_231
; %bb.230:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v43, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v44, null, s3, v102, vcc_lo
	global_load_d16_b16 v42, v[43:44], off
.LBB0_231:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s2, s37, s60
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_233
; %bb.232:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v43, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v44, null, s3, v102, vcc_lo
	global_load_d16_hi_b16 v42, v[43:44], off
.LBB0_233:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v43.h, 0
	s_or_b32 s2, s37, s61
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v43.l, v43.h
	s_cbranch_scc1 .LBB0_235
; %bb.234:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v44, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v45, null, s3, v102, vcc_lo
	global_load_d16_b16 v43, v[44:45], off
.LBB0_235:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s2, s37, s62
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_237
; %bb.236:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v44, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v45, null, s3, v102, vcc_lo
	global_load_d16_hi_b16 v43, v[44:45], off
.LBB0_237:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v44.h, 0
	s_or_b32 s2, s37, s63
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v44.l, v44.h
	s_cbranch_scc1 .LBB0_239
; %bb.238:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v45, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v46, null, s3, v102, vcc_lo
	global_load_d16_b16 v44, v[45:46], off
.LBB0_239:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s2, s37, s64
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_241
; %bb.240:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v45, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v46, null, s3, v102, vcc_lo
	global_load_d16_hi_b16 v44, v[45:46], off
.LBB0_241:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v45.h, 0
	s_or_b32 s2, s37, s65
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v45.l, v45.h
	s_cbranch_scc1 .LBB0_243
; %bb.242:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v46, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v47, null, s3, v102, vcc_lo
	global_load_d16_b16 v45, v[46:47], off
.LBB0_243:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s2, s37, s66
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_245
; %bb.244:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v46, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v47, null, s3, v102, vcc_lo
	global_load_d16_hi_b16 v45, v[46:47], off
.LBB0_245:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v46.h, 0
	s_or_b32 s2, s37, s67
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v46.l, v46.h
	s_cbranch_scc1 .LBB0_247
; %bb.246:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v47, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v48, null, s3, v102, vcc_lo
	global_load_d16_b16 v46, v[47:48], off
.LBB0_247:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s2, s37, s68
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_249
; %bb.248:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v47, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v48, null, s3, v102, vcc_lo
	global_load_d16_hi_b16 v46, v[47:48], off
.LBB0_249:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v47.h, 0
	s_or_b32 s2, s37, s69
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v47.l, v47.h
	s_cbranch_scc0 .LBB0_253
; %bb.250:                              ;   in Loop: Header=BB0_193 Depth=1
	s_or_b32 s2, s37, s70
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc0 .LBB0_254
.LBB0_251:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b16_e32 v48.l, 0
	s_or_b32 s2, s37, s71
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc0 .LBB0_255
.LBB0_252:                              ;   in Loop: Header=BB0_193 Depth=1
	v_mov_b32_e32 v125, 0
	s_or_b32 s2, s37, s72
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_192
	s_branch .LBB0_256
.LBB0_253:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v125, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v126, null, s3, v102, vcc_lo
	global_load_d16_b16 v47, v[125:126], off
	s_or_b32 s2, s37, s70
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_251
.LBB0_254:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v125, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v126, null, s3, v102, vcc_lo
	global_load_d16_hi_b16 v47, v[125:126], off
	v_mov_b16_e32 v48.l, 0
	s_or_b32 s2, s37, s71
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_252
.LBB0_255:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v125, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v126, null, s3, v102, vcc_lo
	global_load_d16_b16 v48, v[125:126], off
	v_mov_b32_e32 v125, 0
	s_or_b32 s2, s37, s72
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_192
.LBB0_256:                              ;   in Loop: Header=BB0_193 Depth=1
	s_lshl_b32 s2, s2, 6
	s_wait_alu depctr_sa_sdst(0)
	s_ashr_i32 s3, s2, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 1
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v125, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v126, null, s3, v102, vcc_lo
	global_load_u16 v125, v[125:126], off
	s_branch .LBB0_192
.LBB0_257:
	v_dual_mov_b32 v108, 0xff800000 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
	v_mov_b32_e32 v107, 0
.LBB0_258:                              ; %Flow191
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_load_b64 s[36:37], s[0:1], 0x18
	s_add_co_i32 s1, s49, 31
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v34, 0
	s_ashr_i32 s0, s1, 31
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v36, 0
	s_lshr_b32 s0, s0, 27
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v38, 0
	s_add_co_i32 s0, s1, s0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v40, 0
	s_ashr_i32 s0, s0, 5
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v48, 0
	s_max_i32 s0, s0, 1
	s_cmp_gt_i32 s1, 31
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s1, 32
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_cbranch_scc1 .LBB0_260
; %bb.259:
	v_or_b32_e32 v33, v69, v68
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v33, v33, v66
	v_add_nc_u32_e32 v34, 0, v33
	v_xad_u32 v35, v33, 32, 0
	ds_load_b128 v[91:94], v35
	ds_load_b128 v[95:98], v35 offset:2048
	ds_load_b128 v[41:44], v34
	ds_load_b128 v[71:74], v34 offset:2048
	v_xad_u32 v34, v33, 64, 0
	v_xad_u32 v33, 0x60, v33, 0
	ds_load_b128 v[99:102], v34
	ds_load_b128 v[103:106], v34 offset:2048
	ds_load_b128 v[109:112], v33
	ds_load_b128 v[113:116], v33 offset:2048
	s_wait_dscnt 0x5
	v_wmma_f32_16x16x16_f16 v[33:40], v[41:44], v[61:64], 0
	s_wait_dscnt 0x4
	v_wmma_f32_16x16x16_f16 v[41:48], v[71:74], v[61:64], 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[33:40], v[91:94], v[57:60], v[33:40]
	v_wmma_f32_16x16x16_f16 v[41:48], v[95:98], v[57:60], v[41:48]
	s_wait_dscnt 0x3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[33:40], v[99:102], v[53:56], v[33:40]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_f16 v[41:48], v[103:106], v[53:56], v[41:48]
	s_wait_dscnt 0x1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[33:40], v[109:112], v[49:52], v[33:40]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_f16 v[41:48], v[113:116], v[49:52], v[41:48]
.LBB0_260:
	s_lshl_b32 s0, s0, 5
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_mul_f32 v33, s56, v33 :: v_dual_mul_f32 v34, s56, v34
	s_sub_co_i32 s0, s0, 32
	v_dual_mul_f32 v35, s56, v35 :: v_dual_mul_f32 v36, s56, v36
	v_or_b32_e32 v49, s0, v65
	v_or_b32_e32 v50, s0, v76
	v_or_b32_e32 v51, s0, v77
	v_or_b32_e32 v52, s0, v78
	v_or_b32_e32 v53, s0, v79
	v_or_b32_e32 v54, s0, v80
	v_or_b32_e32 v55, s0, v81
	v_or_b32_e32 v56, s0, v82
	v_or_b32_e32 v57, s0, v83
	v_or_b32_e32 v58, s0, v84
	v_or_b32_e32 v59, s0, v85
	v_or_b32_e32 v60, s0, v86
	v_or_b32_e32 v61, s0, v87
	v_or_b32_e32 v62, s0, v88
	v_or_b32_e32 v63, s0, v89
	v_or_b32_e32 v64, s0, v90
	v_cmp_gt_i32_e64 s0, s49, v49
	v_cmp_ge_i32_e64 s16, v70, v49
	v_cmp_gt_i32_e64 s1, s49, v50
	v_cmp_ge_i32_e64 s17, v70, v50
	v_cmp_gt_i32_e64 s2, s49, v51
	v_cmp_ge_i32_e64 s18, v70, v51
	s_and_b32 s0, s0, s16
	v_cmp_gt_i32_e64 s3, s49, v52
	v_cmp_ge_i32_e64 s19, v70, v52
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v33, 0xff800000, v33, s0
	s_and_b32 s0, s1, s17
	v_cmp_gt_i32_e64 s4, s49, v53
	v_cmp_ge_i32_e64 s20, v70, v53
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v34, 0xff800000, v34, s0
	s_and_b32 s0, s2, s18
	v_cmp_gt_i32_e64 s5, s49, v54
	v_dual_mul_f32 v37, s56, v37 :: v_dual_mul_f32 v38, s56, v38
	v_cmp_ge_i32_e64 s21, v70, v54
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v35, 0xff800000, v35, s0
	s_and_b32 s0, s3, s19
	v_cmp_gt_i32_e64 s6, s49, v55
	v_cmp_ge_i32_e64 s22, v70, v55
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v36, 0xff800000, v36, s0
	s_and_b32 s0, s4, s20
	v_cmp_gt_i32_e64 s7, s49, v56
	v_dual_mul_f32 v39, s56, v39 :: v_dual_mul_f32 v40, s56, v40
	v_cmp_ge_i32_e64 s23, v70, v56
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v37, 0xff800000, v37, s0
	s_and_b32 s0, s5, s21
	v_cmp_gt_i32_e64 s8, s49, v57
	v_cmp_ge_i32_e64 s24, v70, v57
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v38, 0xff800000, v38, s0
	s_and_b32 s0, s6, s22
	v_cmp_gt_i32_e64 s9, s49, v58
	v_dual_mul_f32 v41, s56, v41 :: v_dual_mul_f32 v42, s56, v42
	v_cmp_ge_i32_e64 s25, v70, v58
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v39, 0xff800000, v39, s0
	s_and_b32 s0, s7, s23
	v_cmp_gt_i32_e64 s10, s49, v59
	v_cmp_ge_i32_e64 s26, v70, v59
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v40, 0xff800000, v40, s0
	s_and_b32 s0, s8, s24
	v_cmp_gt_i32_e64 s11, s49, v60
	v_dual_mul_f32 v43, s56, v43 :: v_dual_mul_f32 v44, s56, v44
	v_cmp_ge_i32_e64 s27, v70, v60
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v41, 0xff800000, v41, s0
	s_and_b32 s0, s9, s25
	v_cmp_gt_i32_e64 s12, s49, v61
	v_cmp_ge_i32_e64 s28, v70, v61
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v42, 0xff800000, v42, s0
	s_and_b32 s0, s10, s26
	v_cmp_gt_i32_e64 s13, s49, v62
	v_dual_mul_f32 v45, s56, v45 :: v_dual_mul_f32 v46, s56, v46
	v_cmp_ge_i32_e64 s29, v70, v62
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v43, 0xff800000, v43, s0
	s_and_b32 s0, s11, s27
	v_cmp_gt_i32_e64 s14, s49, v63
	v_cmp_ge_i32_e64 s30, v70, v63
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v44, 0xff800000, v44, s0
	s_and_b32 s0, s12, s28
	v_dual_mul_f32 v47, s56, v47 :: v_dual_mul_f32 v48, s56, v48
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v45, 0xff800000, v45, s0
	s_and_b32 s0, s13, s29
	v_cmp_gt_i32_e64 s15, s49, v64
	v_cmp_ge_i32_e64 s31, v70, v64
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v46, 0xff800000, v46, s0
	s_and_b32 s0, s14, s30
	v_max_num_f32_e32 v49, v33, v34
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v47, 0xff800000, v47, s0
	s_and_b32 s0, s15, s31
	v_max3_num_f32 v50, v36, v37, v38
	s_wait_alu depctr_sa_sdst(0)
	v_cndmask_b32_e64 v48, 0xff800000, v48, s0
	v_max3_num_f32 v51, v42, v43, v44
	v_max3_num_f32 v52, v45, v46, v47
	v_max3_num_f32 v53, v39, v40, v41
	v_max3_num_f32 v49, v49, v35, v50
	s_mov_b32 s1, 0x76543210
	s_and_b32 s0, vcc_lo, exec_lo
	v_max3_num_f32 v50, v51, v52, v48
	s_cselect_b32 s0, 1, 0
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lg_u32 s0, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_num_f32 v49, v49, v53, v50
	v_permlanex16_b32 v50, v49, s1, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_num_f32 v49, v108, v49, v50
	v_dual_sub_f32 v33, v33, v49 :: v_dual_sub_f32 v50, v34, v49
	v_dual_sub_f32 v51, v35, v49 :: v_dual_sub_f32 v52, v36, v49
	v_dual_sub_f32 v53, v37, v49 :: v_dual_sub_f32 v54, v38, v49
	v_dual_sub_f32 v55, v39, v49 :: v_dual_sub_f32 v56, v40, v49
	v_dual_sub_f32 v57, v41, v49 :: v_dual_sub_f32 v58, v42, v49
	v_dual_sub_f32 v59, v43, v49 :: v_dual_sub_f32 v60, v44, v49
	v_dual_sub_f32 v61, v45, v49 :: v_dual_sub_f32 v62, v46, v49
	v_dual_sub_f32 v63, v47, v49 :: v_dual_sub_f32 v64, v48, v49
	v_exp_f32_e32 v34, v33
	v_sub_f32_e32 v33, v108, v49
	v_exp_f32_e32 v35, v50
	v_exp_f32_e32 v36, v51
	v_exp_f32_e32 v37, v52
	v_exp_f32_e32 v38, v53
	v_exp_f32_e32 v39, v54
	v_exp_f32_e32 v40, v55
	v_exp_f32_e32 v41, v56
	v_exp_f32_e32 v42, v57
	v_exp_f32_e32 v43, v58
	v_exp_f32_e32 v44, v59
	v_exp_f32_e32 v45, v60
	v_exp_f32_e32 v46, v61
	v_exp_f32_e32 v47, v62
	v_exp_f32_e32 v48, v63
	v_exp_f32_e32 v49, v64
	v_exp_f32_e32 v33, v33
	s_cbranch_scc1 .LBB0_262
; %bb.261:
	v_bfe_i32 v0, v0, 3, 1
	v_lshl_or_b32 v50, v67, 6, v75
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v24, v24, v33 :: v_dual_mul_f32 v23, v23, v33
	v_dual_mul_f32 v22, v22, v33 :: v_dual_mul_f32 v21, v21, v33
	v_dual_mul_f32 v7, v7, v33 :: v_dual_and_b32 v0, 0x210, v0
	v_dual_mul_f32 v20, v20, v33 :: v_dual_mul_f32 v19, v19, v33
	v_dual_mul_f32 v18, v18, v33 :: v_dual_mul_f32 v17, v17, v33
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_xor3_b32 v0, v50, v0, v66
	v_dual_mul_f32 v32, v32, v33 :: v_dual_mul_f32 v31, v31, v33
	v_dual_mul_f32 v30, v30, v33 :: v_dual_mul_f32 v29, v29, v33
	v_xad_u32 v50, v0, 32, 0
	v_add_nc_u32_e32 v0, 0, v0
	v_dual_mul_f32 v28, v28, v33 :: v_dual_mul_f32 v27, v27, v33
	ds_load_b128 v[54:57], v50 offset:5120
	ds_load_b128 v[58:61], v0 offset:5120
	ds_load_b128 v[66:69], v0 offset:4096
	ds_load_b128 v[71:74], v0 offset:7168
	ds_load_b128 v[75:78], v0 offset:6144
	ds_load_b128 v[79:82], v50 offset:7168
	ds_load_b128 v[83:86], v50 offset:4096
	ds_load_b128 v[87:90], v50 offset:6144
	v_dual_mul_f32 v26, v26, v33 :: v_dual_mul_f32 v25, v25, v33
	v_dual_mul_f32 v16, v16, v33 :: v_dual_mul_f32 v15, v15, v33
	v_dual_mul_f32 v14, v14, v33 :: v_dual_mul_f32 v13, v13, v33
	v_dual_mul_f32 v12, v12, v33 :: v_dual_mul_f32 v11, v11, v33
	v_dual_mul_f32 v10, v10, v33 :: v_dual_mul_f32 v9, v9, v33
	v_dual_mul_f32 v8, v8, v33 :: v_dual_mul_f32 v5, v5, v33
	v_dual_mul_f32 v6, v6, v33 :: v_dual_mul_f32 v3, v3, v33
	v_dual_mul_f32 v4, v4, v33 :: v_dual_mul_f32 v1, v1, v33
	v_mul_f32_e32 v2, v2, v33
	v_cvt_f16_f32_e32 v94.h, v41
	v_cvt_f16_f32_e32 v94.l, v40
	v_cvt_f16_f32_e32 v93.h, v39
	v_cvt_f16_f32_e32 v93.l, v38
	v_cvt_f16_f32_e32 v92.h, v37
	v_cvt_f16_f32_e32 v92.l, v36
	v_cvt_f16_f32_e32 v91.h, v35
	v_cvt_f16_f32_e32 v91.l, v34
	v_cvt_f16_f32_e32 v53.h, v49
	v_cvt_f16_f32_e32 v53.l, v48
	v_cvt_f16_f32_e32 v52.h, v47
	v_cvt_f16_f32_e32 v52.l, v46
	v_cvt_f16_f32_e32 v51.h, v45
	v_cvt_f16_f32_e32 v51.l, v44
	v_cvt_f16_f32_e32 v50.h, v43
	v_cvt_f16_f32_e32 v50.l, v42
	s_wait_dscnt 0x5
	v_wmma_f32_16x16x16_f16 v[1:8], v[66:69], v[91:94], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[54:57], v[91:94], v[9:16]
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_f16 v[25:32], v[75:78], v[91:94], v[25:32]
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_f16 v[17:24], v[79:82], v[91:94], v[17:24]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_f16 v[1:8], v[83:86], v[50:53], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[58:61], v[50:53], v[9:16]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_f16 v[25:32], v[87:90], v[50:53], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[71:74], v[50:53], v[17:24]
.LBB0_262:
	v_add_f32_e32 v0, v34, v35
	v_dual_add_f32 v34, v36, v37 :: v_dual_add_f32 v35, v38, v39
	v_dual_add_f32 v36, v40, v41 :: v_dual_add_f32 v37, v42, v43
	v_dual_add_f32 v38, v44, v45 :: v_dual_add_f32 v39, v46, v47
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_f32_e32 v40, v48, v49
	v_add_f32_e32 v0, v0, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v34, v35, v36 :: v_dual_add_f32 v35, v37, v38
	v_add_f32_e32 v36, v39, v40
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_f32_e32 v0, v0, v34
	v_add_f32_e32 v34, v35, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v0, v0, v34
	v_permlanex16_b32 v34, v0, s1, 0xfedcba98 op_sel:[1,0]
	s_mov_b32 s1, exec_lo
	v_cmpx_gt_i32_e32 s38, v70
	s_cbranch_execz .LBB0_264
; %bb.263:                              ; %.critedge
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v0, v0, v34
	v_dual_fmac_f32 v0, v107, v33 :: v_dual_lshlrev_b32 v33, 6, v70
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v0, v107, v0, vcc_lo
	v_div_scale_f32 v38, null, v0, v0, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_rcp_f32_e32 v47, v38
	v_fma_f32 v56, -v38, v47, 1.0
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v47, v56, v47
	v_div_scale_f32 v34, null, v0, v0, v24
	v_div_scale_f32 v36, null, v0, v0, v23
	v_div_scale_f32 v42, null, v0, v0, v20
	v_div_scale_f32 v40, null, v0, v0, v21
	v_div_scale_f32 v43, null, v0, v0, v19
	v_rcp_f32_e32 v45, v34
	v_rcp_f32_e32 v46, v36
	v_rcp_f32_e32 v49, v42
	v_div_scale_f32 v35, vcc_lo, v24, v0, v24
	v_div_scale_f32 v37, s0, v23, v0, v23
	v_rcp_f32_e32 v48, v40
	v_rcp_f32_e32 v50, v43
	v_div_scale_f32 v39, s1, v22, v0, v22
	v_div_scale_f32 v41, s2, v21, v0, v21
	v_fma_f32 v54, -v34, v45, 1.0
	v_fma_f32 v55, -v36, v46, 1.0
	v_fma_f32 v58, -v42, v49, 1.0
	v_div_scale_f32 v44, null, v0, v0, v18
	v_div_scale_f32 v52, s4, v19, v0, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v45, v54, v45 :: v_dual_fmac_f32 v46, v55, v46
	v_fmac_f32_e32 v49, v58, v49
	v_fma_f32 v57, -v40, v48, 1.0
	v_fma_f32 v59, -v43, v50, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v54, v35, v45 :: v_dual_mul_f32 v55, v37, v46
	v_rcp_f32_e32 v53, v44
	v_div_scale_f32 v51, s3, v20, v0, v20
	v_fmac_f32_e32 v50, v59, v50
	v_fmac_f32_e32 v48, v57, v48
	v_fma_f32 v60, -v36, v55, v37
	v_mul_f32_e32 v56, v39, v47
	v_fma_f32 v59, -v34, v54, v35
	v_mul_f32_e32 v63, v52, v50
	v_mul_f32_e32 v57, v41, v48
	v_fmac_f32_e32 v55, v60, v46
	v_fma_f32 v61, -v38, v56, v39
	v_fmac_f32_e32 v54, v59, v45
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fma_f32 v62, -v40, v57, v41
	v_mul_f32_e32 v58, v51, v49
	v_fmac_f32_e32 v56, v61, v47
	s_delay_alu instid0(VALU_DEP_4)
	v_fma_f32 v34, -v34, v54, v35
	v_fma_f32 v35, -v36, v55, v37
	v_fmac_f32_e32 v57, v62, v48
	v_fma_f32 v59, -v42, v58, v51
	v_fma_f32 v36, -v38, v56, v39
	v_fma_f32 v38, -v43, v63, v52
	v_fma_f32 v39, -v44, v53, 1.0
	v_fma_f32 v37, -v40, v57, v41
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v58, v59, v49 :: v_dual_fmac_f32 v63, v38, v50
	s_wait_alu depctr_va_vcc(0)
	v_div_fmas_f32 v34, v34, v45, v54
	s_mov_b32 vcc_lo, s0
	v_fmac_f32_e32 v53, v39, v53
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v35, v35, v46, v55
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v24, v34, v0, v24
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v36, v36, v47, v56
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v23, v35, v0, v23
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v34, v37, v48, v57
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v35, v36, v0, v22
	v_fma_f32 v36, -v42, v58, v51
	v_cvt_f16_f32_e32 v22.l, v23
	v_div_scale_f32 v23, null, v0, v0, v17
	v_cvt_f16_f32_e32 v22.h, v24
	v_div_fixup_f32 v24, v34, v0, v21
	v_cvt_f16_f32_e32 v21.h, v35
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v35, v36, v49, v58
	v_rcp_f32_e32 v36, v23
	v_div_scale_f32 v37, null, v0, v0, v32
	v_div_scale_f32 v34, s0, v18, v0, v18
	v_cvt_f16_f32_e32 v21.l, v24
	v_div_fixup_f32 v20, v35, v0, v20
	v_fma_f32 v24, -v43, v63, v52
	v_rcp_f32_e32 v35, v37
	s_mov_b32 vcc_lo, s4
	s_wait_kmcnt 0x0
	s_add_nc_u64 s[4:5], s[36:37], s[34:35]
	v_fma_f32 v40, -v23, v36, 1.0
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v24, v24, v50, v63
	s_mov_b32 vcc_lo, s0
	v_cvt_f16_f32_e32 v20.h, v20
	v_fmac_f32_e32 v36, v40, v36
	v_mul_f32_e32 v38, v34, v53
	v_fma_f32 v40, -v37, v35, 1.0
	v_div_fixup_f32 v19, v24, v0, v19
	v_div_scale_f32 v24, null, v0, v0, v31
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v39, -v44, v38, v34
	v_fmac_f32_e32 v35, v40, v35
	v_div_scale_f32 v40, s2, v32, v0, v32
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_rcp_f32_e32 v42, v24
	v_cvt_f16_f32_e32 v20.l, v19
	v_fmac_f32_e32 v38, v39, v53
	v_div_scale_f32 v39, s1, v17, v0, v17
	v_mul_f32_e32 v43, v40, v35
	v_fma_f32 v34, -v44, v38, v34
	v_div_scale_f32 v44, null, v0, v0, v30
	s_wait_alu depctr_sa_sdst(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v34, v34, v53, v38
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v18, v34, v0, v18
	v_fma_f32 v34, -v37, v43, v40
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e32 v19.h, v18
	v_fmac_f32_e32 v43, v34, v35
	v_mul_f32_e32 v41, v39, v36
	v_div_scale_f32 v34, s0, v31, v0, v31
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v38, -v23, v41, v39
	v_fmac_f32_e32 v41, v38, v36
	v_fma_f32 v38, -v24, v42, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v42, v38, v42
	v_fma_f32 v18, -v23, v41, v39
	v_rcp_f32_e32 v23, v44
	v_div_scale_f32 v38, null, v0, v0, v29
	s_wait_alu depctr_sa_sdst(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v18, v18, v36, v41
	v_fma_f32 v36, -v37, v43, v40
	v_rcp_f32_e32 v39, v38
	v_div_scale_f32 v41, s1, v30, v0, v30
	s_mov_b32 vcc_lo, s2
	s_delay_alu instid0(TRANS32_DEP_2)
	v_fma_f32 v40, -v44, v23, 1.0
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v35, v36, v35, v43
	v_div_fixup_f32 v17, v18, v0, v17
	s_mov_b32 vcc_lo, s0
	v_fmac_f32_e32 v23, v40, v23
	v_mul_f32_e32 v37, v34, v42
	v_fma_f32 v43, -v38, v39, 1.0
	v_div_scale_f32 v40, null, v0, v0, v28
	v_div_fixup_f32 v32, v35, v0, v32
	v_cvt_f16_f32_e32 v19.l, v17
	v_fma_f32 v36, -v24, v37, v34
	v_fmac_f32_e32 v39, v43, v39
	v_div_scale_f32 v43, s2, v29, v0, v29
	v_rcp_f32_e32 v35, v40
	v_cvt_f16_f32_e32 v32.h, v32
	v_dual_fmac_f32 v37, v36, v42 :: v_dual_mul_f32 v36, v41, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v18, -v24, v37, v34
	v_fma_f32 v24, -v44, v36, v41
	v_mul_f32_e32 v34, v43, v39
	s_delay_alu instid0(TRANS32_DEP_1)
	v_fma_f32 v45, -v40, v35, 1.0
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v18, v18, v42, v37
	v_fmac_f32_e32 v36, v24, v23
	v_fma_f32 v24, -v38, v34, v43
	v_div_scale_f32 v37, null, v0, v0, v27
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v18, v18, v0, v31
	v_fma_f32 v31, -v44, v36, v41
	v_fmac_f32_e32 v34, v24, v39
	v_rcp_f32_e32 v41, v37
	v_fmac_f32_e32 v35, v45, v35
	v_div_scale_f32 v42, s0, v28, v0, v28
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v23, v31, v23, v36
	v_fma_f32 v31, -v38, v34, v43
	v_div_scale_f32 v38, null, v0, v0, v26
	s_mov_b32 vcc_lo, s2
	v_cvt_f16_f32_e32 v32.l, v18
	v_div_fixup_f32 v18, v23, v0, v30
	v_fma_f32 v43, -v37, v41, 1.0
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v31, v31, v39, v34
	v_rcp_f32_e32 v34, v38
	s_mov_b32 vcc_lo, s0
	v_dual_fmac_f32 v41, v43, v41 :: v_dual_mul_f32 v24, v42, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_div_fixup_f32 v23, v31, v0, v29
	v_cvt_f16_f32_e32 v31.h, v18
	v_fma_f32 v36, -v40, v24, v42
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v30, -v38, v34, 1.0
	v_cvt_f16_f32_e32 v31.l, v23
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v34, v30, v34
	v_fmac_f32_e32 v24, v36, v35
	v_div_scale_f32 v36, s1, v27, v0, v27
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v29, -v40, v24, v42
	v_mul_f32_e32 v39, v36, v41
	v_div_scale_f32 v42, s0, v26, v0, v26
	v_div_scale_f32 v40, null, v0, v0, v25
	s_delay_alu instid0(VALU_DEP_2)
	v_mul_f32_e32 v23, v42, v34
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v24, v29, v35, v24
	v_fma_f32 v29, -v37, v39, v36
	s_mov_b32 vcc_lo, s1
	v_rcp_f32_e32 v35, v40
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_div_fixup_f32 v18, v24, v0, v28
	v_fmac_f32_e32 v39, v29, v41
	v_div_scale_f32 v24, null, v0, v0, v16
	v_fma_f32 v29, -v38, v23, v42
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cvt_f16_f32_e32 v30.h, v18
	v_fma_f32 v18, -v37, v39, v36
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_rcp_f32_e32 v36, v24
	v_fmac_f32_e32 v23, v29, v34
	v_div_scale_f32 v37, null, v0, v0, v15
	v_fma_f32 v28, -v40, v35, 1.0
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v18, v18, v41, v39
	s_mov_b32 vcc_lo, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v39, -v24, v36, 1.0
	v_div_fixup_f32 v18, v18, v0, v27
	v_fma_f32 v27, -v38, v23, v42
	v_rcp_f32_e32 v38, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v36, v39, v36
	v_div_scale_f32 v39, s1, v16, v0, v16
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v23, v27, v34, v23
	v_cvt_f16_f32_e32 v30.l, v18
	v_mul_f32_e32 v27, v39, v36
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v34, -v37, v38, 1.0
	v_div_fixup_f32 v18, v23, v0, v26
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v26, -v24, v27, v39
	v_fmac_f32_e32 v38, v34, v38
	v_div_scale_f32 v34, s0, v15, v0, v15
	v_fmac_f32_e32 v35, v28, v35
	v_div_scale_f32 v28, s2, v25, v0, v25
	v_fmac_f32_e32 v27, v26, v36
	s_mov_b32 vcc_lo, s2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v26, v34, v38 :: v_dual_mul_f32 v29, v28, v35
	v_fma_f32 v41, -v40, v29, v28
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v29, v41, v35
	v_fma_f32 v23, -v40, v29, v28
	v_div_scale_f32 v28, null, v0, v0, v14
	v_div_scale_f32 v40, null, v0, v0, v13
	s_wait_alu depctr_sa_sdst(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v23, v23, v35, v29
	v_rcp_f32_e32 v35, v28
	v_cvt_f16_f32_e32 v29.h, v18
	s_mov_b32 vcc_lo, s1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(TRANS32_DEP_2)
	v_div_fixup_f32 v18, v23, v0, v25
	v_fma_f32 v23, -v24, v27, v39
	v_fma_f32 v24, -v37, v26, v34
	v_rcp_f32_e32 v25, v40
	v_fma_f32 v39, -v28, v35, 1.0
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v23, v23, v36, v27
	v_fmac_f32_e32 v26, v24, v38
	v_div_scale_f32 v24, s1, v14, v0, v14
	v_div_scale_f32 v27, null, v0, v0, v12
	v_fmac_f32_e32 v35, v39, v35
	v_div_fixup_f32 v16, v23, v0, v16
	v_fma_f32 v23, -v37, v26, v34
	s_mov_b32 vcc_lo, s0
	v_rcp_f32_e32 v37, v27
	v_mul_f32_e32 v34, v24, v35
	v_fma_f32 v36, -v40, v25, 1.0
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v23, v23, v38, v26
	v_div_scale_f32 v38, null, v0, v0, v11
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v26, -v28, v34, v24
	v_cvt_f16_f32_e32 v29.l, v18
	v_div_fixup_f32 v23, v23, v0, v15
	v_fma_f32 v41, -v27, v37, 1.0
	v_cvt_f16_f32_e32 v15.h, v16
	v_fmac_f32_e32 v34, v26, v35
	v_rcp_f32_e32 v26, v38
	v_cvt_f16_f32_e32 v15.l, v23
	v_fmac_f32_e32 v37, v41, v37
	v_div_scale_f32 v41, s0, v12, v0, v12
	v_fma_f32 v16, -v28, v34, v24
	v_div_scale_f32 v28, null, v0, v0, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_mul_f32_e32 v23, v41, v37
	v_fma_f32 v24, -v38, v26, 1.0
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v16, v16, v35, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v35, -v27, v23, v41
	v_fmac_f32_e32 v26, v24, v26
	v_div_scale_f32 v24, s1, v11, v0, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_div_fixup_f32 v14, v16, v0, v14
	v_dual_fmac_f32 v23, v35, v37 :: v_dual_mul_f32 v16, v24, v26
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e32 v14.h, v14
	v_fma_f32 v27, -v27, v23, v41
	s_delay_alu instid0(VALU_DEP_3)
	v_fma_f32 v35, -v38, v16, v24
	v_fmac_f32_e32 v25, v36, v25
	v_div_scale_f32 v36, s2, v13, v0, v13
	s_mov_b32 vcc_lo, s2
	v_fmac_f32_e32 v16, v35, v26
	v_div_scale_f32 v35, null, v0, v0, v8
	v_mul_f32_e32 v39, v36, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v42, -v40, v39, v36
	v_fmac_f32_e32 v39, v42, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_fma_f32 v34, -v40, v39, v36
	v_rcp_f32_e32 v36, v28
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v25, v34, v25, v39
	s_mov_b32 vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v23, v27, v37, v23
	s_mov_b32 vcc_lo, s1
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_fma_f32 v34, -v28, v36, 1.0
	v_div_fixup_f32 v13, v25, v0, v13
	v_div_scale_f32 v25, null, v0, v0, v9
	v_div_fixup_f32 v12, v23, v0, v12
	v_fmac_f32_e32 v36, v34, v36
	v_div_scale_f32 v34, s2, v10, v0, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_rcp_f32_e32 v39, v25
	v_cvt_f16_f32_e32 v14.l, v13
	v_fma_f32 v13, -v38, v16, v24
	v_mul_f32_e32 v27, v34, v36
	s_wait_alu depctr_sa_sdst(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v16, v13, v26, v16
	v_cvt_f16_f32_e32 v13.h, v12
	v_fma_f32 v23, -v28, v27, v34
	s_delay_alu instid0(TRANS32_DEP_1)
	v_fma_f32 v24, -v25, v39, 1.0
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v11, v16, v0, v11
	v_div_scale_f32 v26, null, v0, v0, v7
	v_fmac_f32_e32 v27, v23, v36
	v_rcp_f32_e32 v23, v35
	v_fmac_f32_e32 v39, v24, v39
	v_div_scale_f32 v24, s0, v9, v0, v9
	v_cvt_f16_f32_e32 v13.l, v11
	v_fma_f32 v12, -v28, v27, v34
	v_rcp_f32_e32 v28, v26
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
	v_mul_f32_e32 v16, v24, v39
	v_fma_f32 v34, -v35, v23, 1.0
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v12, v12, v36, v27
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v27, -v25, v16, v24
	v_div_scale_f32 v36, null, v0, v0, v6
	v_fmac_f32_e32 v23, v34, v23
	v_div_scale_f32 v34, s1, v8, v0, v8
	v_div_fixup_f32 v10, v12, v0, v10
	v_fmac_f32_e32 v16, v27, v39
	v_fma_f32 v11, -v26, v28, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v27, v34, v23
	v_cvt_f16_f32_e32 v12.h, v10
	s_delay_alu instid0(VALU_DEP_4)
	v_fma_f32 v10, -v25, v16, v24
	v_rcp_f32_e32 v24, v36
	v_fmac_f32_e32 v28, v11, v28
	v_fma_f32 v25, -v35, v27, v34
	v_div_scale_f32 v11, s2, v7, v0, v7
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v10, v10, v39, v16
	s_mov_b32 vcc_lo, s1
	v_div_scale_f32 v16, null, v0, v0, v5
	v_fmac_f32_e32 v27, v25, v23
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_div_fixup_f32 v9, v10, v0, v9
	v_fma_f32 v38, -v36, v24, 1.0
	v_fma_f32 v10, -v35, v27, v34
	v_rcp_f32_e32 v34, v16
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_f16_f32_e32 v12.l, v9
	v_fmac_f32_e32 v24, v38, v24
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v10, v10, v23, v27
	v_div_scale_f32 v27, null, v0, v0, v4
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v8, v10, v0, v8
	v_rcp_f32_e32 v35, v27
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v38, -v27, v35, 1.0
	v_fmac_f32_e32 v35, v38, v35
	v_mul_f32_e32 v37, v11, v28
	v_div_scale_f32 v38, null, v0, v0, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v25, -v26, v37, v11
	v_fmac_f32_e32 v37, v25, v28
	v_div_scale_f32 v25, s0, v6, v0, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v11, -v26, v37, v11
	v_mul_f32_e32 v23, v25, v24
	v_fma_f32 v26, -v16, v34, 1.0
	s_wait_alu depctr_sa_sdst(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v11, v11, v28, v37
	v_fma_f32 v28, -v36, v23, v25
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v34, v26, v34
	v_div_scale_f32 v26, null, v0, v0, v3
	v_div_scale_f32 v37, s1, v5, v0, v5
	v_div_fixup_f32 v10, v11, v0, v7
	v_fmac_f32_e32 v23, v28, v24
	v_cvt_f16_f32_e32 v7.h, v8
	v_rcp_f32_e32 v11, v26
	v_mul_f32_e32 v28, v37, v34
	v_cvt_f16_f32_e32 v7.l, v10
	v_fma_f32 v8, -v36, v23, v25
	v_div_scale_f32 v25, s2, v4, v0, v4
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v10, -v16, v28, v37
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v8, v8, v24, v23
	v_fma_f32 v36, -v26, v11, 1.0
	v_div_scale_f32 v23, null, v0, v0, v1
	v_fmac_f32_e32 v28, v10, v34
	v_mul_f32_e32 v10, v25, v35
	v_div_scale_f32 v24, s0, v3, v0, v3
	v_fmac_f32_e32 v11, v36, v11
	v_div_fixup_f32 v6, v8, v0, v6
	v_fma_f32 v8, -v16, v28, v37
	v_fma_f32 v16, -v27, v10, v25
	v_rcp_f32_e32 v36, v23
	v_mul_f32_e32 v37, v24, v11
	s_mov_b32 vcc_lo, s1
	v_cvt_f16_f32_e32 v6.h, v6
	v_fmac_f32_e32 v10, v16, v35
	v_rcp_f32_e32 v16, v38
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v8, v8, v34, v28
	v_fma_f32 v28, -v26, v37, v24
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v34, -v23, v36, 1.0
	s_delay_alu instid0(VALU_DEP_3)
	v_div_fixup_f32 v5, v8, v0, v5
	v_fma_f32 v8, -v27, v10, v25
	v_fmac_f32_e32 v37, v28, v11
	v_fma_f32 v27, -v38, v16, 1.0
	v_fmac_f32_e32 v36, v34, v36
	v_div_scale_f32 v25, s1, v1, v0, v1
	v_ashrrev_i32_e32 v34, 31, v33
	v_cvt_f16_f32_e32 v6.l, v5
	v_fmac_f32_e32 v16, v27, v16
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v8, v8, v35, v10
	v_fma_f32 v10, -v26, v37, v24
	v_div_scale_f32 v24, s2, v2, v0, v2
	v_mul_f32_e32 v26, v25, v36
	s_mov_b32 vcc_lo, s0
	v_div_fixup_f32 v4, v8, v0, v4
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v10, v10, v11, v37
	v_mul_f32_e32 v11, v24, v16
	v_fma_f32 v8, -v23, v26, v25
	s_mov_b32 vcc_lo, s1
	v_cvt_f16_f32_e32 v5.h, v4
	v_div_fixup_f32 v3, v10, v0, v3
	v_fma_f32 v10, -v38, v11, v24
	v_fmac_f32_e32 v26, v8, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_f16_f32_e32 v5.l, v3
	v_fmac_f32_e32 v11, v10, v16
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fma_f32 v8, -v23, v26, v25
	v_lshlrev_b64_e32 v[3:4], 1, v[33:34]
	v_lshlrev_b32_e32 v10, 1, v65
	v_fma_f32 v23, -v38, v11, v24
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v8, v8, v36, v26
	s_mov_b32 vcc_lo, s2
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f32 v11, v23, v16, v11
	v_add_co_u32 v3, vcc_lo, s4, v3
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v4, null, s5, v4, vcc_lo
	v_div_fixup_f32 v8, v8, v0, v1
	v_div_fixup_f32 v2, v11, v0, v2
	v_add_co_u32 v0, vcc_lo, v3, v10
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v1, null, 0, v4, vcc_lo
	v_cvt_f16_f32_e32 v4.l, v8
	v_cvt_f16_f32_e32 v4.h, v2
	s_clause 0x3
	global_store_b128 v[0:1], v[4:7], off
	global_store_b128 v[0:1], v[12:15], off offset:32
	global_store_b128 v[0:1], v[29:32], off offset:64
	global_store_b128 v[0:1], v[19:22], off offset:96
.LBB0_264:                              ; %.critedge60
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.LBB0_265:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_b16 v47, v[19:20], off
	s_or_b32 s2, s57, 57
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_187
.LBB0_266:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_hi_b16 v47, v[19:20], off
	v_mov_b16_e32 v48.l, 0
	s_or_b32 s2, s57, 58
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc1 .LBB0_188
.LBB0_267:
	s_lshl_b32 s2, s2, 7
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v19, vcc_lo, v101, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v20, null, 0, v102, vcc_lo
	global_load_d16_b16 v48, v[19:20], off
	v_mov_b32_e32 v107, 0
	s_or_b32 s2, s57, 59
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s2, s49
	s_cbranch_scc0 .LBB0_189
	s_branch .LBB0_190
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 164
		.amdhsa_next_free_sgpr 74
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
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
	.set .Lattention.num_vgpr, 164
	.set .Lattention.num_agpr, 0
	.set .Lattention.numbered_sgpr, 74
	.set .Lattention.num_named_barrier, 0
	.set .Lattention.private_seg_size, 0
	.set .Lattention.uses_vcc, 1
	.set .Lattention.uses_flat_scratch, 0
	.set .Lattention.has_dyn_sized_stack, 0
	.set .Lattention.has_recursion, 0
	.set .Lattention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 17944
; TotalNumSgprs: 76
; NumVgprs: 164
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 20
; NumSGPRsForWavesPerEU: 76
; NumVGPRsForWavesPerEU: 164
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
    .sgpr_count:     76
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     164
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu12.01-amd-amdhsa-unknown-gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
