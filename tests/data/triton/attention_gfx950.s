; lds_bytes=20480 threads=256
	.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	attention                       ; -- Begin function attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
; %bb.139:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.140:
.LBB0_0:
                                        ; implicit-def: $vgpr146 : SGPR spill to VGPR lane
	v_readfirstlane_b32 s1, v0
	v_writelane_b32 v146, s8, 0
	s_lshl_b32 s38, s16, 6
	s_lshr_b32 s0, s1, 6
	v_writelane_b32 v146, s9, 1
	v_writelane_b32 v146, s0, 2
	s_or_b32 s14, s0, s38
	s_lshl_b32 s0, s17, 6
	s_mul_i32 s8, s0, s10
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s2, s2, s8
	v_and_b32_e32 v1, 63, v0
	v_writelane_b32 v146, s8, 3
	s_addc_u32 s3, s3, s9
	s_cmp_ge_i32 s14, s10
	v_lshlrev_b32_e32 v2, 1, v1
	v_writelane_b32 v146, s9, 4
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_lshl_b32 s8, s14, 6
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s8, s2, s8
	s_addc_u32 s9, s3, s9
	global_load_ushort v4, v2, s[8:9]
	s_branch .LBB0_3
.LBB0_2:
	v_mov_b32_e32 v4, 0
.LBB0_3:
	v_readlane_b32 s8, v146, 2
	s_or_b32 s9, s8, 4
	s_or_b32 s8, s9, s38
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_5
; %bb.4:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v6, v2, s[16:17]
	s_branch .LBB0_6
.LBB0_5:
	v_mov_b32_e32 v6, 0
.LBB0_6:
	v_readlane_b32 s8, v146, 2
	s_or_b32 s22, s8, 8
	s_or_b32 s8, s22, s38
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_8
; %bb.7:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v7, v2, s[16:17]
	s_branch .LBB0_9
.LBB0_8:
	v_mov_b32_e32 v7, 0
.LBB0_9:
	v_readlane_b32 s8, v146, 2
	s_or_b32 s13, s8, 12
	s_or_b32 s8, s13, s38
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_11
; %bb.10:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v8, v2, s[16:17]
	s_branch .LBB0_12
.LBB0_11:
	v_mov_b32_e32 v8, 0
.LBB0_12:
	v_readlane_b32 s8, v146, 2
	s_or_b32 s24, s8, 16
	s_or_b32 s8, s24, s38
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_14
; %bb.13:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v5, v2, s[16:17]
	s_branch .LBB0_15
.LBB0_14:
	v_mov_b32_e32 v5, 0
.LBB0_15:
	v_readlane_b32 s8, v146, 2
	s_or_b32 s26, s8, 20
	s_or_b32 s8, s26, s38
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_17
; %bb.16:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v9, v2, s[16:17]
	s_branch .LBB0_18
.LBB0_17:
	v_mov_b32_e32 v9, 0
.LBB0_18:
	v_readlane_b32 s8, v146, 2
	s_or_b32 s28, s8, 24
	s_or_b32 s8, s28, s38
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_20
; %bb.19:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v10, v2, s[16:17]
	s_branch .LBB0_21
.LBB0_20:
	v_mov_b32_e32 v10, 0
.LBB0_21:
	v_readlane_b32 s8, v146, 2
	s_or_b32 s30, s8, 28
	s_or_b32 s8, s30, s38
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_30
; %bb.22:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v11, v2, s[16:17]
	s_or_b32 s8, s14, 32
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc0 .LBB0_31
.LBB0_23:
	v_mov_b32_e32 v12, 0
	s_or_b32 s8, s14, 36
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc0 .LBB0_32
.LBB0_24:
	v_mov_b32_e32 v13, 0
	s_or_b32 s8, s14, 40
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc0 .LBB0_33
.LBB0_25:
	v_mov_b32_e32 v14, 0
	s_or_b32 s8, s14, 44
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc0 .LBB0_34
.LBB0_26:
	v_mov_b32_e32 v15, 0
	s_or_b32 s8, s14, 48
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc0 .LBB0_35
.LBB0_27:
	v_mov_b32_e32 v16, 0
	s_or_b32 s8, s14, 52
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc0 .LBB0_36
.LBB0_28:
	v_mov_b32_e32 v17, 0
	s_or_b32 s8, s14, 56
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc0 .LBB0_37
.LBB0_29:
	v_mov_b32_e32 v18, 0
	s_branch .LBB0_38
.LBB0_30:
	v_mov_b32_e32 v11, 0
	s_or_b32 s8, s14, 32
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_23
.LBB0_31:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v12, v2, s[16:17]
	s_or_b32 s8, s14, 36
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_24
.LBB0_32:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v13, v2, s[16:17]
	s_or_b32 s8, s14, 40
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_25
.LBB0_33:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v14, v2, s[16:17]
	s_or_b32 s8, s14, 44
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_26
.LBB0_34:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v15, v2, s[16:17]
	s_or_b32 s8, s14, 48
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_27
.LBB0_35:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v16, v2, s[16:17]
	s_or_b32 s8, s14, 52
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_28
.LBB0_36:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v17, v2, s[16:17]
	s_or_b32 s8, s14, 56
	s_cmp_ge_i32 s8, s10
	s_cbranch_scc1 .LBB0_29
.LBB0_37:
	s_lshl_b32 s16, s8, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	global_load_ushort v18, v2, s[16:17]
.LBB0_38:
	s_and_b32 s8, s1, 0xc0
	s_or_b32 s14, s14, 60
	s_cmp_ge_i32 s14, s10
	v_writelane_b32 v146, s10, 5
	s_cbranch_scc1 .LBB0_40
; %bb.39:
	s_lshl_b32 s14, s14, 6
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 1
	s_add_u32 s2, s2, s14
	s_addc_u32 s3, s3, s15
	global_load_ushort v19, v2, s[2:3]
	s_branch .LBB0_41
.LBB0_40:
	v_mov_b32_e32 v19, 0
.LBB0_41:
	s_and_b32 s2, s1, 0x80
	s_bfe_i32 s14, s1, 0x10007
	s_and_b32 s39, s1, 64
	v_or_b32_e32 v50, s8, v1
	s_cmp_eq_u32 s2, 0
	v_lshlrev_b32_e32 v1, 1, v50
	v_writelane_b32 v146, s2, 6
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s1, s14, 0x110
	v_mov_b32_e32 v3, 0xfe
	v_bitop3_b32 v53, v1, s1, v3 bitop3:0x6c
	v_add_u32_e32 v3, 0, v53
	v_xor_b32_e32 v54, 32, v53
	s_waitcnt vmcnt(0)
	ds_write_b16 v3, v4
	ds_write_b16 v3, v5 offset:2048
	ds_write_b16 v3, v12 offset:4096
	ds_write_b16 v3, v16 offset:6144
	v_add_u32_e32 v5, 0, v54
	v_xor_b32_e32 v55, 64, v53
	ds_write_b16 v5, v6 offset:512
	ds_write_b16 v5, v9 offset:2560
	ds_write_b16 v5, v13 offset:4608
	ds_write_b16 v5, v17 offset:6656
	v_add_u32_e32 v6, 0, v55
	v_xor_b32_e32 v56, 0x60, v53
	v_and_b32_e32 v49, 31, v0
	v_and_b32_e32 v35, 32, v0
	ds_write_b16 v6, v7 offset:1024
	ds_write_b16 v6, v10 offset:3072
	ds_write_b16 v6, v14 offset:5120
	ds_write_b16 v6, v18 offset:7168
	v_add_u32_e32 v7, 0, v56
	ds_write_b16 v7, v8 offset:1536
	ds_write_b16 v7, v11 offset:3584
	ds_write_b16 v7, v15 offset:5632
	ds_write_b16 v7, v19 offset:7680
	v_lshlrev_b32_e32 v51, 7, v49
	v_lshlrev_b32_e32 v4, 3, v0
	v_lshrrev_b32_e32 v8, 1, v35
	s_movk_i32 s14, 0x70
	v_lshl_or_b32 v9, s39, 6, v51
	v_bitop3_b32 v52, v4, v8, s14 bitop3:0x6c
	s_movk_i32 s1, 0x60
	v_or_b32_e32 v8, v9, v52
	s_mul_i32 s0, s0, s11
	v_add_u32_e32 v10, 0, v8
	v_xad_u32 v11, v8, 32, 0
	v_xad_u32 v8, v8, 64, 0
	v_bitop3_b32 v9, v9, s1, v52 bitop3:0x36
	s_ashr_i32 s1, s0, 31
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[106:109], v10
	ds_read_b128 v[102:105], v11
	v_add_u32_e32 v9, 0, v9
	ds_read_b128 v[98:101], v8
	ds_read_b128 v[94:97], v9
	s_lshl_b64 s[14:15], s[0:1], 1
	s_add_u32 s0, s4, s14
	s_addc_u32 s1, s5, s15
	v_readlane_b32 s4, v146, 2
	s_cmp_lt_i32 s4, s11
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_ge_i32 s4, s11
	s_cbranch_scc1 .LBB0_43
; %bb.42:
	s_lshl_b32 s4, s8, 1
	s_add_u32 s4, s0, s4
	s_addc_u32 s5, s1, 0
	global_load_ushort v11, v2, s[4:5]
	s_branch .LBB0_44
.LBB0_43:
	v_mov_b32_e32 v11, 0
.LBB0_44:
	s_cmp_gt_i32 s11, 0
	s_cselect_b64 s[4:5], -1, 0
	s_lshl_b32 s33, s9, 6
	s_cmp_lt_i32 s9, s11
	s_cselect_b64 s[18:19], -1, 0
	s_and_b64 s[18:19], s[4:5], s[18:19]
	s_and_b64 s[20:21], s[18:19], exec
	s_cselect_b32 s9, 1, 0
	s_cmp_lg_u32 s9, 1
	s_cbranch_scc1 .LBB0_46
; %bb.45:
	s_lshl_b32 s9, s33, 1
	s_add_u32 s20, s0, s9
	s_addc_u32 s21, s1, 0
	global_load_ushort v12, v2, s[20:21]
	s_branch .LBB0_47
.LBB0_46:
	v_mov_b32_e32 v12, 0
.LBB0_47:
	s_lshl_b32 s9, s22, 6
	s_cmp_lt_i32 s22, s11
	s_cselect_b64 s[20:21], -1, 0
	s_and_b64 s[20:21], s[4:5], s[20:21]
	s_and_b64 s[22:23], s[20:21], exec
	s_cselect_b32 s10, 1, 0
	s_cmp_lg_u32 s10, 1
	s_cbranch_scc1 .LBB0_49
; %bb.48:
	s_lshl_b32 s10, s9, 1
	s_add_u32 s22, s0, s10
	s_addc_u32 s23, s1, 0
	global_load_ushort v13, v2, s[22:23]
	s_branch .LBB0_50
.LBB0_49:
	v_mov_b32_e32 v13, 0
.LBB0_50:
	s_lshl_b32 s10, s13, 6
	s_cmp_lt_i32 s13, s11
	s_cselect_b64 s[22:23], -1, 0
	s_and_b64 s[22:23], s[4:5], s[22:23]
	s_and_b64 s[34:35], s[22:23], exec
	s_cselect_b32 s13, 1, 0
	s_cmp_lg_u32 s13, 1
	s_cbranch_scc1 .LBB0_52
; %bb.51:
	s_lshl_b32 s13, s10, 1
	s_add_u32 s34, s0, s13
	s_addc_u32 s35, s1, 0
	global_load_ushort v14, v2, s[34:35]
	s_branch .LBB0_53
.LBB0_52:
	v_mov_b32_e32 v14, 0
.LBB0_53:
	s_lshl_b32 s13, s24, 6
	s_cmp_lt_i32 s24, s11
	s_cselect_b64 s[24:25], -1, 0
	s_and_b64 s[24:25], s[4:5], s[24:25]
	s_and_b64 s[34:35], s[24:25], exec
	s_cselect_b32 s27, 1, 0
	s_cmp_lg_u32 s27, 1
	s_cbranch_scc1 .LBB0_55
; %bb.54:
	s_lshl_b32 s27, s13, 1
	s_add_u32 s34, s0, s27
	s_addc_u32 s35, s1, 0
	global_load_ushort v15, v2, s[34:35]
	s_branch .LBB0_56
.LBB0_55:
	v_mov_b32_e32 v15, 0
.LBB0_56:
	s_lshl_b32 s34, s26, 6
	s_cmp_lt_i32 s26, s11
	s_cselect_b64 s[26:27], -1, 0
	s_and_b64 s[26:27], s[4:5], s[26:27]
	s_and_b64 s[36:37], s[26:27], exec
	s_cselect_b32 s29, 1, 0
	s_cmp_lg_u32 s29, 1
	s_cbranch_scc1 .LBB0_58
; %bb.57:
	s_lshl_b32 s29, s34, 1
	s_add_u32 s36, s0, s29
	s_addc_u32 s37, s1, 0
	global_load_ushort v16, v2, s[36:37]
	s_branch .LBB0_59
.LBB0_58:
	v_mov_b32_e32 v16, 0
.LBB0_59:
	s_lshl_b32 s35, s28, 6
	s_cmp_lt_i32 s28, s11
	s_cselect_b64 s[28:29], -1, 0
	s_and_b64 s[28:29], s[4:5], s[28:29]
	s_and_b64 s[36:37], s[28:29], exec
	s_cselect_b32 s31, 1, 0
	s_cmp_lg_u32 s31, 1
	s_cbranch_scc1 .LBB0_61
; %bb.60:
	s_lshl_b32 s31, s35, 1
	s_add_u32 s36, s0, s31
	s_addc_u32 s37, s1, 0
	global_load_ushort v17, v2, s[36:37]
	s_branch .LBB0_62
.LBB0_61:
	v_mov_b32_e32 v17, 0
.LBB0_62:
	s_lshl_b32 s36, s30, 6
	s_cmp_lt_i32 s30, s11
	s_cselect_b64 s[30:31], -1, 0
	s_and_b64 s[30:31], s[4:5], s[30:31]
	s_and_b64 s[4:5], s[30:31], exec
	s_cselect_b32 s4, 1, 0
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .LBB0_64
; %bb.63:
	s_lshl_b32 s4, s36, 1
	s_add_u32 s4, s0, s4
	s_addc_u32 s5, s1, 0
	global_load_ushort v18, v2, s[4:5]
	s_branch .LBB0_65
.LBB0_64:
	v_mov_b32_e32 v18, 0
.LBB0_65:
	s_add_u32 s4, s6, s14
	s_addc_u32 s5, s7, s15
	s_and_b64 s[6:7], s[16:17], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc1 .LBB0_73
; %bb.66:
	s_lshl_b32 s6, s8, 1
	s_add_u32 s6, s4, s6
	s_addc_u32 s7, s5, 0
	global_load_ushort v19, v2, s[6:7]
	s_and_b64 s[6:7], s[18:19], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc0 .LBB0_74
.LBB0_67:
	v_mov_b32_e32 v20, 0
	s_and_b64 s[6:7], s[20:21], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc0 .LBB0_75
.LBB0_68:
	v_mov_b32_e32 v21, 0
	s_and_b64 s[6:7], s[22:23], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc0 .LBB0_76
.LBB0_69:
	v_mov_b32_e32 v22, 0
	s_and_b64 s[6:7], s[24:25], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc0 .LBB0_77
.LBB0_70:
	v_mov_b32_e32 v23, 0
	s_and_b64 s[6:7], s[26:27], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc0 .LBB0_78
.LBB0_71:
	v_mov_b32_e32 v24, 0
	s_and_b64 s[6:7], s[28:29], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc0 .LBB0_79
.LBB0_72:
	v_mov_b32_e32 v25, 0
	s_branch .LBB0_80
.LBB0_73:
	v_mov_b32_e32 v19, 0
	s_and_b64 s[6:7], s[18:19], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc1 .LBB0_67
.LBB0_74:
	s_lshl_b32 s6, s33, 1
	s_add_u32 s6, s4, s6
	s_addc_u32 s7, s5, 0
	global_load_ushort v20, v2, s[6:7]
	s_and_b64 s[6:7], s[20:21], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc1 .LBB0_68
.LBB0_75:
	s_lshl_b32 s6, s9, 1
	s_add_u32 s6, s4, s6
	s_addc_u32 s7, s5, 0
	global_load_ushort v21, v2, s[6:7]
	s_and_b64 s[6:7], s[22:23], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc1 .LBB0_69
.LBB0_76:
	s_lshl_b32 s6, s10, 1
	s_add_u32 s6, s4, s6
	s_addc_u32 s7, s5, 0
	global_load_ushort v22, v2, s[6:7]
	s_and_b64 s[6:7], s[24:25], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc1 .LBB0_70
.LBB0_77:
	s_lshl_b32 s6, s13, 1
	s_add_u32 s6, s4, s6
	s_addc_u32 s7, s5, 0
	global_load_ushort v23, v2, s[6:7]
	s_and_b64 s[6:7], s[26:27], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc1 .LBB0_71
.LBB0_78:
	s_lshl_b32 s6, s34, 1
	s_add_u32 s6, s4, s6
	s_addc_u32 s7, s5, 0
	global_load_ushort v24, v2, s[6:7]
	s_and_b64 s[6:7], s[28:29], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	s_cbranch_scc1 .LBB0_72
.LBB0_79:
	s_lshl_b32 s6, s35, 1
	s_add_u32 s6, s4, s6
	s_addc_u32 s7, s5, 0
	global_load_ushort v25, v2, s[6:7]
.LBB0_80:
	s_and_b64 s[6:7], s[30:31], exec
	s_cselect_b32 s6, 1, 0
	s_cmp_lg_u32 s6, 1
	v_and_b32_e32 v10, 0xfe, v1
	s_cbranch_scc1 .LBB0_82
; %bb.81:
	s_lshl_b32 s6, s36, 1
	s_add_u32 s6, s4, s6
	s_addc_u32 s7, s5, 0
	global_load_ushort v26, v2, s[6:7]
	s_branch .LBB0_83
.LBB0_82:
	v_mov_b32_e32 v26, 0
.LBB0_83:
	s_lshr_b32 s9, s39, 1
	s_and_b64 s[2:3], s[2:3], exec
	s_cselect_b32 s2, 0, 0x108
	v_xor_b32_e32 v76, s2, v10
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b16 v3, v11
	ds_write_b16 v3, v15 offset:2048
	ds_write_b16 v5, v12 offset:512
	ds_write_b16 v5, v16 offset:2560
	ds_write_b16 v6, v13 offset:1024
	ds_write_b16 v6, v17 offset:3072
	ds_write_b16 v7, v14 offset:1536
	ds_write_b16 v7, v18 offset:3584
	v_add_u32_e32 v3, 0, v76
	v_xor_b32_e32 v77, 16, v76
	ds_write_b16 v3, v19 offset:8192
	ds_write_b16 v3, v23 offset:10240
	v_add_u32_e32 v3, 0, v77
	v_xor_b32_e32 v78, 32, v76
	v_lshrrev_b32_e32 v34, 3, v35
	ds_write_b16 v3, v20 offset:8704
	ds_write_b16 v3, v24 offset:10752
	v_add_u32_e32 v3, 0, v78
	v_xor_b32_e32 v79, 48, v76
	s_sub_i32 s2, s11, 32
	v_or_b32_e32 v1, 1, v34
	v_or_b32_e32 v70, 3, v34
	v_or_b32_e32 v63, 2, v34
	v_or_b32_e32 v65, 11, v34
	v_or_b32_e32 v69, 10, v34
	v_or_b32_e32 v72, 9, v34
	v_or_b32_e32 v73, 8, v34
	v_or_b32_e32 v62, 24, v34
	v_or_b32_e32 v64, 19, v34
	v_or_b32_e32 v68, 18, v34
	v_or_b32_e32 v71, 17, v34
	v_or_b32_e32 v66, 26, v34
	v_or_b32_e32 v67, 25, v34
	v_mov_b32_e32 v8, 0x3fb8aa3b
	v_or_b32_e32 v9, s38, v49
	s_mov_b32 s20, 0
	ds_write_b16 v3, v21 offset:9216
	ds_write_b16 v3, v25 offset:11264
	v_add_u32_e32 v3, 0, v79
	v_writelane_b32 v146, s2, 7
	s_cmp_gt_i32 s2, 0
	ds_write_b16 v3, v22 offset:9728
	ds_write_b16 v3, v26 offset:11776
	v_writelane_b32 v146, s38, 8
	s_cbranch_scc1 .LBB0_85
; %bb.84:                               ; %.._crit_edge_crit_edge
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_86
.LBB0_85:
	s_mov_b64 s[2:3], -1
.LBB0_86:                               ; %Flow
	s_and_b64 s[2:3], s[2:3], exec
	s_cselect_b32 s2, 1, 0
	v_mul_f32_e32 v36, s12, v8
	v_or_b32_e32 v74, s9, v9
	v_mov_b32_e32 v3, 0
	s_cmp_lg_u32 s2, 1
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v48, 0xff800000
	v_or_b32_e32 v75, v52, v51
	v_bfe_i32 v57, v0, 3, 1
	v_lshlrev_b32_e32 v59, 5, v0
	v_and_b32_e32 v58, 24, v4
	v_lshlrev_b32_e32 v61, 1, v0
	v_cmp_eq_u32_e32 vcc, 0, v35
	v_lshlrev_b32_e32 v60, 1, v49
	v_writelane_b32 v146, s39, 9
	s_cbranch_scc1 .LBB0_130
; %bb.87:                               ; %.lr.ph
	v_lshl_add_u64 v[38:39], s[0:1], 0, v[2:3]
	s_movk_i32 s0, 0x60
	v_writelane_b32 v146, s9, 10
	v_bitop3_b32 v81, v52, s0, v51 bitop3:0x36
	v_mov_b32_e32 v5, 0x210
	s_movk_i32 s0, 0x180
	s_movk_i32 s1, 0x108
	v_lshl_add_u64 v[40:41], s[4:5], 0, v[2:3]
	v_and_b32_e32 v2, 0x48, v50
	v_cndmask_b32_e64 v5, v5, 0, vcc
	v_and_or_b32 v6, v59, s0, v58
	v_readlane_b32 s0, v146, 6
	v_bitop3_b32 v11, v57, v58, s1 bitop3:0x6c
	v_bitop3_b32 v2, v2, v6, v5 bitop3:0x36
	v_xor_b32_e32 v6, v5, v60
	v_bitop3_b32 v7, s39, v5, v60 bitop3:0xf6
	v_and_b32_e32 v10, 0x80, v59
	s_lshr_b32 s0, s0, 1
	v_xor_b32_e32 v5, v11, v5
	v_and_b32_e32 v4, 32, v61
	v_or3_b32 v5, v10, s0, v5
	v_or_b32_e32 v82, v2, v4
	v_bitop3_b32 v8, s39, 8, v6 bitop3:0x36
	v_bitop3_b32 v9, s39, 32, v6 bitop3:0x36
	v_bitop3_b32 v6, s39, 40, v6 bitop3:0x36
	v_or_b32_e32 v4, v5, v4
	v_bitop3_b32 v5, v5, 32, v61 bitop3:0x34
	v_bitop3_b32 v0, v52, 32, v51 bitop3:0x36
	v_bitop3_b32 v80, v52, 64, v51 bitop3:0x36
	s_lshl_b32 s10, s39, 1
	v_lshl_add_u32 v83, v49, 2, 0
	v_mov_b32_e32 v42, v36
	v_mov_b32_e32 v43, v36
	v_mov_b32_e32 v44, v36
	v_mov_b32_e32 v45, v36
	v_mov_b32_e32 v46, v36
	v_mov_b32_e32 v47, v36
	v_bitop3_b32 v84, v2, 32, v61 bitop3:0x34
	s_movk_i32 s33, 0x2000
	s_or_b32 s68, s8, 0xf00
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0xff800000
	v_add_u32_e32 v85, 0, v7
	v_add_u32_e32 v86, 0, v8
	v_add_u32_e32 v87, 0, v9
	v_add_u32_e32 v88, 0, v6
	v_add_u32_e32 v89, 0, v4
	v_add_u32_e32 v90, 0, v5
	v_mov_b32_e32 v91, 0xff800000
	s_mov_b32 s9, 0
	s_mov_b32 s8, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, v3
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v2, v3
	s_branch .LBB0_90
	.p2align	5, , 4
.LBB0_88:                               ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[126:127], s[68:69], 1, v[40:41]
	global_load_ushort v125, v[126:127], off
.LBB0_89:                               ;   in Loop: Header=BB0_90 Depth=1
	v_max3_f32 v48, v93, v32, v48
	v_pk_add_f32 v[28:29], v[28:29], v[48:49] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[26:27], v[26:27], v[48:49] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v32, v33, v48
	v_exp_f32_e32 v33, v28
	v_exp_f32_e32 v28, v29
	v_exp_f32_e32 v29, v26
	v_sub_f32_e32 v26, v93, v48
	v_exp_f32_e32 v93, v26
	v_add_u32_e32 v26, s33, v82
	v_add_u32_e32 v126, s33, v84
	ds_read_b64_tr_b16 v[134:135], v26
	ds_read_b64_tr_b16 v[138:139], v26 offset:2048
	ds_read_b64_tr_b16 v[136:137], v126 offset:1024
	ds_read_b64_tr_b16 v[140:141], v126 offset:3072
	v_add_u32_e32 v26, s10, v83
	v_readlane_b32 s0, v146, 6
	ds_write_b32 v26, v93 offset:16384
	v_pk_add_f32 v[18:19], v[18:19], v[48:49] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_add_u32_e32 v26, s0, v83
	v_pk_add_f32 v[22:23], v[22:23], v[48:49] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[20:21], v[20:21], v[48:49] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v26, v26 offset:16384
	v_pk_add_f32 v[24:25], v[24:25], v[48:49] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[30:31], v[30:31], v[48:49] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v37, v37, v48
	v_exp_f32_e32 v18, v18
	v_exp_f32_e32 v19, v19
	v_exp_f32_e32 v22, v22
	v_exp_f32_e32 v23, v23
	v_exp_f32_e32 v20, v20
	v_exp_f32_e32 v21, v21
	v_exp_f32_e32 v32, v32
	v_exp_f32_e32 v24, v24
	v_exp_f32_e32 v25, v25
	v_exp_f32_e32 v126, v27
	v_exp_f32_e32 v127, v30
	v_exp_f32_e32 v30, v31
	v_exp_f32_e32 v31, v37
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[2:3], v[2:3], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[26:27] op_sel_hi:[1,0]
	v_cvt_pk_f16_f32 v27, v18, v19
	v_cvt_pk_f16_f32 v128, v22, v23
	v_cvt_pk_f16_f32 v129, v20, v21
	v_cvt_pk_f16_f32 v130, v32, v33
	v_cvt_pk_f16_f32 v131, v28, v29
	v_cvt_pk_f16_f32 v37, v24, v25
	v_cvt_pk_f16_f32 v132, v126, v127
	v_cvt_pk_f16_f32 v133, v30, v31
	s_barrier
	ds_write_b16 v85, v27 offset:16384
	ds_write_b16_d16_hi v85, v27 offset:16512
	ds_write_b16 v85, v130 offset:18432
	ds_write_b16_d16_hi v85, v130 offset:18560
	ds_write_b16 v86, v37 offset:16640
	ds_write_b16_d16_hi v86, v37 offset:16768
	ds_write_b16 v86, v131 offset:18688
	ds_write_b16_d16_hi v86, v131 offset:18816
	ds_write_b16 v87, v128 offset:17408
	ds_write_b16_d16_hi v87, v128 offset:17536
	ds_write_b16 v87, v132 offset:19456
	ds_write_b16_d16_hi v87, v132 offset:19584
	ds_write_b16 v88, v129 offset:17664
	ds_write_b16_d16_hi v88, v129 offset:17792
	ds_write_b16 v88, v133 offset:19712
	ds_write_b16_d16_hi v88, v133 offset:19840
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64_tr_b16 v[128:129], v89 offset:16384
	ds_read_b64_tr_b16 v[130:131], v90 offset:17408
	v_pk_mul_f32 v[14:15], v[14:15], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[26:27] op_sel_hi:[1,0]
	v_pk_add_f32 v[18:19], v[18:19], v[24:25]
	v_pk_add_f32 v[20:21], v[22:23], v[20:21]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[2:17], v[134:137], v[128:131], v[2:17]
	v_add_f32_e64 v22, v32, v28
	v_add_f32_e64 v23, v33, v29
	v_add_f32_e64 v24, v126, v30
	v_add_f32_e64 v25, v127, v31
	ds_read_b64_tr_b16 v[142:143], v89 offset:18432
	ds_read_b64_tr_b16 v[144:145], v90 offset:19456
	v_pk_add_f32 v[18:19], v[18:19], v[20:21]
	v_pk_add_f32 v[20:21], v[22:23], v[24:25]
	s_add_i32 s8, s8, 32
	v_pk_add_f32 v[18:19], v[18:19], v[20:21]
	s_add_i32 s0, s9, 1
	v_add_f32_e32 v18, v18, v19
	s_cmp_lt_i32 s0, 2
	v_mov_b32_e32 v19, v18
	s_cselect_b32 s9, s0, 0
	s_nop 0
	v_permlane32_swap_b32_e32 v18, v19
	s_lshl_b32 s20, s9, 12
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[2:17], v[138:141], v[142:145], v[2:17]
	v_add_f32_e32 v37, v18, v19
	v_add_u32_e32 v18, s20, v53
	s_waitcnt vmcnt(0)
	ds_write_b16 v18, v110
	ds_write_b16 v18, v114 offset:2048
	v_add_u32_e32 v18, s20, v54
	ds_write_b16 v18, v111 offset:512
	ds_write_b16 v18, v115 offset:2560
	v_add_u32_e32 v18, s20, v55
	ds_write_b16 v18, v112 offset:1024
	ds_write_b16 v18, v116 offset:3072
	v_add_u32_e32 v18, s20, v56
	ds_write_b16 v18, v113 offset:1536
	ds_write_b16 v18, v117 offset:3584
	v_add_u32_e32 v18, s20, v76
	ds_write_b16 v18, v118 offset:8192
	ds_write_b16 v18, v122 offset:10240
	v_add_u32_e32 v18, s20, v77
	v_fmac_f32_e32 v37, v92, v93
	s_add_i32 s33, s20, 0x2000
	ds_write_b16 v18, v119 offset:8704
	ds_write_b16 v18, v123 offset:10752
	v_add_u32_e32 v18, s20, v78
	s_addk_i32 s68, 0x800
	v_readlane_b32 s0, v146, 7
	ds_write_b16 v18, v120 offset:9216
	ds_write_b16 v18, v124 offset:11264
	v_add_u32_e32 v18, s20, v79
	s_cmp_lt_i32 s8, s0
	v_mov_b32_e32 v92, v37
	v_mov_b32_e32 v93, v48
	ds_write_b16 v18, v121 offset:9728
	ds_write_b16 v18, v125 offset:11776
	s_cbranch_scc0 .LBB0_131
.LBB0_90:                               ; =>This Inner Loop Header: Depth=1
	v_readlane_b32 s0, v146, 2
	s_add_i32 s0, s0, s8
	s_add_i32 s1, s0, 32
	s_add_i32 s72, s68, 0xfffff900
	s_cmp_lt_i32 s1, s11
	s_cselect_b64 s[78:79], -1, 0
	s_cmp_ge_i32 s1, s11
	s_cbranch_scc1 .LBB0_92
; %bb.91:                               ;   in Loop: Header=BB0_90 Depth=1
	s_ashr_i32 s73, s72, 31
	v_lshl_add_u64 v[18:19], s[72:73], 1, v[38:39]
	global_load_ushort v110, v[18:19], off
	s_branch .LBB0_93
	.p2align	5
.LBB0_92:                               ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v110, 0
.LBB0_93:                               ;   in Loop: Header=BB0_90 Depth=1
	s_add_i32 s74, s68, 0xfffffa00
	s_add_i32 s1, s0, 36
	s_ashr_i32 s75, s74, 31
	s_cmp_lt_i32 s1, s11
	s_cselect_b64 s[82:83], -1, 0
	s_cmp_ge_i32 s1, s11
	s_cbranch_scc1 .LBB0_95
; %bb.94:                               ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[18:19], s[74:75], 1, v[38:39]
	global_load_ushort v111, v[18:19], off
	s_branch .LBB0_96
	.p2align	5
.LBB0_95:                               ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v111, 0
.LBB0_96:                               ;   in Loop: Header=BB0_90 Depth=1
	s_add_i32 s76, s68, 0xfffffb00
	s_add_i32 s1, s0, 40
	s_ashr_i32 s77, s76, 31
	s_cmp_lt_i32 s1, s11
	s_cselect_b64 s[86:87], -1, 0
	s_cmp_ge_i32 s1, s11
	s_cbranch_scc1 .LBB0_98
; %bb.97:                               ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[18:19], s[76:77], 1, v[38:39]
	global_load_ushort v112, v[18:19], off
	s_branch .LBB0_99
	.p2align	5
.LBB0_98:                               ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v112, 0
.LBB0_99:                               ;   in Loop: Header=BB0_90 Depth=1
	s_add_i32 s80, s68, 0xfffffc00
	s_add_i32 s1, s0, 44
	s_ashr_i32 s81, s80, 31
	s_cmp_lt_i32 s1, s11
	s_cselect_b64 s[90:91], -1, 0
	s_cmp_ge_i32 s1, s11
	s_cbranch_scc1 .LBB0_101
; %bb.100:                              ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[18:19], s[80:81], 1, v[38:39]
	global_load_ushort v113, v[18:19], off
	s_branch .LBB0_102
	.p2align	5
.LBB0_101:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v113, 0
.LBB0_102:                              ;   in Loop: Header=BB0_90 Depth=1
	s_add_i32 s84, s68, 0xfffffd00
	s_add_i32 s1, s0, 48
	s_ashr_i32 s85, s84, 31
	s_cmp_lt_i32 s1, s11
	s_cselect_b64 s[94:95], -1, 0
	s_cmp_ge_i32 s1, s11
	s_cbranch_scc1 .LBB0_104
; %bb.103:                              ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[18:19], s[84:85], 1, v[38:39]
	global_load_ushort v114, v[18:19], off
	s_branch .LBB0_105
	.p2align	5
.LBB0_104:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v114, 0
.LBB0_105:                              ;   in Loop: Header=BB0_90 Depth=1
	s_add_i32 s88, s68, 0xfffffe00
	s_add_i32 s1, s0, 52
	s_ashr_i32 s89, s88, 31
	s_cmp_lt_i32 s1, s11
	s_cselect_b64 s[96:97], -1, 0
	s_cmp_ge_i32 s1, s11
	s_cbranch_scc1 .LBB0_107
; %bb.106:                              ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[18:19], s[88:89], 1, v[38:39]
	global_load_ushort v115, v[18:19], off
	s_branch .LBB0_108
	.p2align	5
.LBB0_107:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v115, 0
.LBB0_108:                              ;   in Loop: Header=BB0_90 Depth=1
	s_add_i32 s92, s68, 0xffffff00
	s_add_i32 s1, s0, 56
	s_ashr_i32 s93, s92, 31
	s_cmp_lt_i32 s1, s11
	s_cselect_b64 s[98:99], -1, 0
	s_cmp_ge_i32 s1, s11
	s_cbranch_scc1 .LBB0_110
; %bb.109:                              ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[18:19], s[92:93], 1, v[38:39]
	global_load_ushort v116, v[18:19], off
	s_branch .LBB0_111
	.p2align	5
.LBB0_110:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v116, 0
.LBB0_111:                              ;   in Loop: Header=BB0_90 Depth=1
	s_add_i32 s0, s0, 60
	s_ashr_i32 s69, s68, 31
	s_cmp_lt_i32 s0, s11
	s_cselect_b64 s[70:71], -1, 0
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc1 .LBB0_113
; %bb.112:                              ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[18:19], s[68:69], 1, v[38:39]
	global_load_ushort v117, v[18:19], off
	s_branch .LBB0_114
	.p2align	5
.LBB0_113:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v117, 0
.LBB0_114:                              ;   in Loop: Header=BB0_90 Depth=1
	v_add_u32_e32 v18, s20, v75
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[132:135], v18
	v_add_u32_e32 v18, s20, v0
	ds_read_b128 v[136:139], v18
	v_or_b32_e32 v123, s8, v1
	v_or_b32_e32 v122, s8, v34
	v_cmp_gt_i32_e32 vcc, s11, v123
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_f16 v[18:33], v[132:135], v[106:109], 0
	v_add_u32_e32 v132, s20, v80
	ds_read_b128 v[140:143], v132
	v_add_u32_e32 v132, s20, v81
	ds_read_b128 v[132:135], v132
	v_cmp_ge_i32_e64 s[36:37], v74, v123
	v_or_b32_e32 v37, s8, v63
	v_or_b32_e32 v121, s8, v65
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x16_f16 v[18:33], v[136:139], v[102:105], v[18:33]
	v_cmp_gt_i32_e64 s[0:1], s11, v122
	v_cmp_ge_i32_e64 s[38:39], v74, v122
	s_and_b64 vcc, vcc, s[36:37]
	v_or_b32_e32 v118, s8, v73
	v_or_b32_e32 v119, s8, v72
	v_or_b32_e32 v120, s8, v69
	v_cmp_gt_i32_e64 s[2:3], s11, v121
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_f16 v[18:33], v[140:143], v[98:101], v[18:33]
	v_cmp_gt_i32_e64 s[16:17], s11, v37
	v_cmp_ge_i32_e64 s[40:41], v74, v121
	v_cmp_ge_i32_e64 s[50:51], v74, v37
	v_mov_b32_e32 v37, v36
	v_cmp_gt_i32_e64 s[4:5], s11, v120
	v_cmp_gt_i32_e64 s[6:7], s11, v119
	v_cmp_gt_i32_e64 s[12:13], s11, v118
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[18:33], v[132:135], v[94:97], v[18:33]
	v_cmp_ge_i32_e64 s[42:43], v74, v120
	v_cmp_ge_i32_e64 s[44:45], v74, v119
	v_cmp_ge_i32_e64 s[46:47], v74, v118
	v_or_b32_e32 v48, s8, v70
	v_add_u32_e32 v124, s8, v34
	v_cmp_gt_i32_e64 s[14:15], s11, v48
	v_cmp_ge_i32_e64 s[48:49], v74, v48
	s_nop 4
	v_pk_mul_f32 v[18:19], v[42:43], v[18:19]
	v_pk_mul_f32 v[118:119], v[36:37], v[20:21]
	v_cndmask_b32_e32 v19, v91, v19, vcc
	s_and_b64 vcc, s[0:1], s[38:39]
	v_pk_mul_f32 v[20:21], v[36:37], v[24:25]
	v_cndmask_b32_e32 v18, v91, v18, vcc
	s_and_b64 vcc, s[2:3], s[40:41]
	v_cndmask_b32_e32 v21, v91, v21, vcc
	s_and_b64 vcc, s[4:5], s[42:43]
	v_pk_mul_f32 v[22:23], v[36:37], v[22:23]
	v_cndmask_b32_e32 v20, v91, v20, vcc
	s_and_b64 vcc, s[6:7], s[44:45]
	v_cndmask_b32_e32 v23, v91, v23, vcc
	s_and_b64 vcc, s[12:13], s[46:47]
	v_add_u32_e32 v125, 16, v124
	v_cndmask_b32_e32 v22, v91, v22, vcc
	s_and_b64 vcc, s[14:15], s[48:49]
	v_cmp_gt_i32_e64 s[18:19], s11, v125
	v_cmp_ge_i32_e64 s[52:53], v74, v125
	v_cndmask_b32_e32 v25, v91, v119, vcc
	s_and_b64 vcc, s[16:17], s[50:51]
	v_mul_f32_e32 v26, v36, v26
	v_cndmask_b32_e32 v24, v91, v118, vcc
	s_and_b64 vcc, s[18:19], s[52:53]
	v_or_b32_e32 v129, s8, v62
	v_mul_f32_e32 v132, v36, v33
	v_cndmask_b32_e32 v33, v91, v26, vcc
	v_mov_b32_e32 v26, v27
	v_mov_b32_e32 v27, v28
	v_or_b32_e32 v128, s8, v64
	v_cmp_gt_i32_e64 s[20:21], s11, v129
	v_cmp_ge_i32_e64 s[54:55], v74, v129
	v_pk_mul_f32 v[118:119], v[44:45], v[26:27]
	v_mov_b32_e32 v26, v29
	v_mov_b32_e32 v27, v30
	v_or_b32_e32 v127, s8, v68
	v_cmp_gt_i32_e64 s[22:23], s11, v128
	v_cmp_ge_i32_e64 s[56:57], v74, v128
	v_pk_mul_f32 v[26:27], v[36:37], v[26:27]
	s_and_b64 vcc, s[20:21], s[54:55]
	v_or_b32_e32 v126, s8, v71
	v_cmp_gt_i32_e64 s[24:25], s11, v127
	v_cmp_ge_i32_e64 s[58:59], v74, v127
	v_cndmask_b32_e32 v27, v91, v27, vcc
	s_and_b64 vcc, s[22:23], s[56:57]
	v_add_u32_e32 v124, 27, v124
	v_cmp_gt_i32_e64 s[26:27], s11, v126
	v_cmp_ge_i32_e64 s[60:61], v74, v126
	v_cndmask_b32_e32 v26, v91, v26, vcc
	s_and_b64 vcc, s[24:25], s[58:59]
	v_or_b32_e32 v130, s8, v66
	v_cmp_gt_i32_e64 s[34:35], s11, v124
	v_cmp_ge_i32_e64 s[66:67], v74, v124
	v_cndmask_b32_e32 v29, v91, v119, vcc
	s_and_b64 vcc, s[26:27], s[60:61]
	v_max_f32_e32 v30, v18, v19
	v_max3_f32 v48, v25, v22, v23
	v_or_b32_e32 v131, s8, v67
	v_cmp_gt_i32_e64 s[28:29], s11, v130
	v_cmp_ge_i32_e64 s[62:63], v74, v130
	v_cndmask_b32_e32 v28, v91, v118, vcc
	s_and_b64 vcc, s[34:35], s[66:67]
	v_max3_f32 v48, v30, v24, v48
	v_mov_b32_e32 v30, v31
	v_mov_b32_e32 v31, v32
	v_cmp_gt_i32_e64 s[30:31], s11, v131
	v_cmp_ge_i32_e64 s[64:65], v74, v131
	v_cndmask_b32_e32 v37, v91, v132, vcc
	v_pk_mul_f32 v[30:31], v[46:47], v[30:31]
	s_and_b64 vcc, s[28:29], s[62:63]
	v_cndmask_b32_e32 v31, v91, v31, vcc
	s_and_b64 vcc, s[30:31], s[64:65]
	v_cndmask_b32_e32 v30, v91, v30, vcc
	v_max3_f32 v119, v28, v29, v26
	v_max3_f32 v32, v27, v30, v31
	v_max3_f32 v118, v20, v21, v33
	v_max3_f32 v32, v119, v32, v37
	v_max3_f32 v32, v48, v118, v32
	s_and_b64 s[0:1], s[78:79], exec
	v_mov_b32_e32 v48, v32
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	v_permlane32_swap_b32_e32 v32, v48
	s_cbranch_scc1 .LBB0_122
; %bb.115:                              ;   in Loop: Header=BB0_90 Depth=1
	s_ashr_i32 s73, s72, 31
	v_lshl_add_u64 v[118:119], s[72:73], 1, v[40:41]
	global_load_ushort v118, v[118:119], off
	s_and_b64 s[0:1], s[82:83], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc0 .LBB0_123
.LBB0_116:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v119, 0
	s_and_b64 s[0:1], s[86:87], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc0 .LBB0_124
.LBB0_117:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v120, 0
	s_and_b64 s[0:1], s[90:91], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc0 .LBB0_125
.LBB0_118:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v121, 0
	s_and_b64 s[0:1], s[94:95], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc0 .LBB0_126
.LBB0_119:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v122, 0
	s_and_b64 s[0:1], s[96:97], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc0 .LBB0_127
.LBB0_120:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v123, 0
	s_and_b64 s[0:1], s[98:99], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc0 .LBB0_128
.LBB0_121:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v124, 0
	s_and_b64 s[0:1], s[70:71], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc0 .LBB0_88
	s_branch .LBB0_129
	.p2align	5
.LBB0_122:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v118, 0
	s_and_b64 s[0:1], s[82:83], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_116
.LBB0_123:                              ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[120:121], s[74:75], 1, v[40:41]
	global_load_ushort v119, v[120:121], off
	s_and_b64 s[0:1], s[86:87], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_117
.LBB0_124:                              ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[120:121], s[76:77], 1, v[40:41]
	global_load_ushort v120, v[120:121], off
	s_and_b64 s[0:1], s[90:91], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_118
.LBB0_125:                              ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[122:123], s[80:81], 1, v[40:41]
	global_load_ushort v121, v[122:123], off
	s_and_b64 s[0:1], s[94:95], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_119
.LBB0_126:                              ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[122:123], s[84:85], 1, v[40:41]
	global_load_ushort v122, v[122:123], off
	s_and_b64 s[0:1], s[96:97], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_120
.LBB0_127:                              ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[124:125], s[88:89], 1, v[40:41]
	global_load_ushort v123, v[124:125], off
	s_and_b64 s[0:1], s[98:99], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_121
.LBB0_128:                              ;   in Loop: Header=BB0_90 Depth=1
	v_lshl_add_u64 v[124:125], s[92:93], 1, v[40:41]
	global_load_ushort v124, v[124:125], off
	s_and_b64 s[0:1], s[70:71], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc0 .LBB0_88
.LBB0_129:                              ;   in Loop: Header=BB0_90 Depth=1
	v_mov_b32_e32 v125, 0
	s_branch .LBB0_89
.LBB0_130:
	s_movk_i32 s33, 0x2000
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	s_branch .LBB0_132
.LBB0_131:                              ; %._crit_edge.loopexit
	v_readlane_b32 s9, v146, 10
.LBB0_132:                              ; %._crit_edge
	s_add_i32 s1, s11, 31
	s_ashr_i32 s0, s1, 31
	s_lshr_b32 s0, s0, 27
	s_add_i32 s0, s1, s0
	s_ashr_i32 s0, s0, 5
	s_max_i32 s0, s0, 1
	s_cmp_gt_i32 s1, 31
	v_mov_b32_e32 v38, 0
	s_cselect_b64 vcc, -1, 0
	s_cmp_lt_i32 s1, 32
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v39, v38
	v_mov_b32_e32 v40, v38
	v_mov_b32_e32 v41, v38
	v_mov_b32_e32 v28, v38
	v_mov_b32_e32 v29, v38
	v_mov_b32_e32 v18, v38
	v_mov_b32_e32 v19, v38
	v_mov_b32_e32 v20, v38
	v_mov_b32_e32 v21, v38
	v_mov_b32_e32 v22, v38
	v_mov_b32_e32 v23, v38
	v_mov_b32_e32 v24, v38
	v_mov_b32_e32 v25, v38
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_134
; %bb.133:
	v_add_u32_e32 v0, s20, v75
	ds_read_b128 v[38:41], v0
	v_xad_u32 v0, v75, 32, s20
	s_movk_i32 s1, 0x60
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[18:33], v[38:41], v[106:109], 0
	ds_read_b128 v[38:41], v0
	v_xad_u32 v0, v75, 64, s20
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[18:33], v[38:41], v[102:105], v[18:33]
	ds_read_b128 v[38:41], v0
	v_bitop3_b32 v0, v52, s1, v51 bitop3:0x36
	v_add_u32_e32 v0, s20, v0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[18:33], v[38:41], v[98:101], v[18:33]
	ds_read_b128 v[38:41], v0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[18:33], v[38:41], v[94:97], v[18:33]
	s_nop 11
	v_mov_b32_e32 v38, v31
	v_mov_b32_e32 v39, v32
	v_mov_b32_e32 v40, v27
	v_mov_b32_e32 v41, v28
	v_mov_b32_e32 v28, v29
	v_mov_b32_e32 v29, v30
.LBB0_134:
	s_lshl_b32 s0, s0, 5
	s_sub_i32 s0, s0, 32
	v_or_b32_e32 v45, s0, v63
	v_or_b32_e32 v0, s0, v34
	v_or_b32_e32 v30, s0, v1
	v_or_b32_e32 v44, s0, v65
	v_cmp_gt_i32_e64 s[4:5], s11, v45
	v_cmp_ge_i32_e64 s[38:39], v74, v45
	v_or_b32_e32 v43, s0, v69
	v_or_b32_e32 v46, 16, v0
	v_or_b32_e32 v56, 27, v0
	v_cmp_gt_i32_e64 s[6:7], s11, v44
	v_cmp_gt_i32_e64 s[22:23], s11, v30
	v_pk_mul_f32 v[0:1], v[36:37], v[18:19] op_sel_hi:[0,1]
	v_pk_mul_f32 v[18:19], v[36:37], v[20:21] op_sel_hi:[0,1]
	v_cmp_ge_i32_e64 s[40:41], v74, v44
	v_cmp_ge_i32_e64 s[52:53], v74, v30
	v_mov_b32_e32 v30, 0xff800000
	s_and_b64 s[4:5], s[4:5], s[38:39]
	v_or_b32_e32 v42, s0, v72
	v_cmp_gt_i32_e64 s[12:13], s11, v43
	v_pk_mul_f32 v[20:21], v[36:37], v[22:23] op_sel_hi:[0,1]
	v_pk_mul_f32 v[22:23], v[36:37], v[24:25] op_sel_hi:[0,1]
	v_cmp_ge_i32_e64 s[42:43], v74, v43
	v_cndmask_b32_e64 v18, v30, v18, s[4:5]
	s_and_b64 s[4:5], s[6:7], s[40:41]
	v_or_b32_e32 v31, s0, v34
	v_or_b32_e32 v34, s0, v73
	v_cmp_gt_i32_e64 s[14:15], s11, v42
	v_cmp_ge_i32_e64 s[44:45], v74, v42
	v_cndmask_b32_e64 v23, v30, v23, s[4:5]
	s_and_b64 s[4:5], s[12:13], s[42:43]
	v_or_b32_e32 v32, s0, v70
	v_cmp_gt_i32_e64 s[16:17], s11, v34
	v_cmp_ge_i32_e64 s[46:47], v74, v34
	v_cndmask_b32_e64 v22, v30, v22, s[4:5]
	s_and_b64 s[4:5], s[14:15], s[44:45]
	v_cmp_gt_i32_e64 s[18:19], s11, v32
	v_cmp_ge_i32_e64 s[48:49], v74, v32
	v_cndmask_b32_e64 v21, v30, v21, s[4:5]
	s_and_b64 s[4:5], s[16:17], s[46:47]
	v_cmp_gt_i32_e64 s[20:21], s11, v31
	v_cmp_ge_i32_e64 s[50:51], v74, v31
	v_cndmask_b32_e64 v20, v30, v20, s[4:5]
	s_and_b64 s[4:5], s[18:19], s[48:49]
	v_cndmask_b32_e64 v19, v30, v19, s[4:5]
	s_and_b64 s[4:5], s[20:21], s[50:51]
	v_or_b32_e32 v53, s0, v62
	v_cmp_gt_i32_e64 s[24:25], s11, v46
	v_cmp_ge_i32_e64 s[54:55], v74, v46
	v_cndmask_b32_e64 v0, v30, v0, s[4:5]
	s_and_b64 s[4:5], s[22:23], s[52:53]
	v_or_b32_e32 v52, s0, v64
	v_cmp_gt_i32_e64 s[26:27], s11, v53
	v_mul_f32_e32 v62, v36, v26
	v_cmp_ge_i32_e64 s[56:57], v74, v53
	v_cndmask_b32_e64 v1, v30, v1, s[4:5]
	s_and_b64 s[4:5], s[24:25], s[54:55]
	v_or_b32_e32 v51, s0, v68
	v_cmp_gt_i32_e64 s[28:29], s11, v52
	v_pk_mul_f32 v[26:27], v[36:37], v[28:29] op_sel_hi:[0,1]
	v_cmp_ge_i32_e64 s[58:59], v74, v52
	v_cndmask_b32_e64 v31, v30, v62, s[4:5]
	s_and_b64 s[4:5], s[26:27], s[56:57]
	v_or_b32_e32 v47, s0, v71
	v_or_b32_e32 v54, s0, v66
	v_or_b32_e32 v55, s0, v67
	v_cmp_gt_i32_e64 s[30:31], s11, v51
	v_cmp_ge_i32_e64 s[60:61], v74, v51
	v_cndmask_b32_e64 v27, v30, v27, s[4:5]
	s_and_b64 s[4:5], s[28:29], s[58:59]
	v_cmp_gt_i32_e64 s[34:35], s11, v47
	v_cmp_gt_i32_e64 s[2:3], s11, v54
	v_cmp_gt_i32_e64 s[0:1], s11, v55
	v_pk_mul_f32 v[24:25], v[36:37], v[40:41] op_sel_hi:[0,1]
	v_cmp_ge_i32_e64 s[62:63], v74, v47
	v_cmp_ge_i32_e64 s[64:65], v74, v54
	v_cmp_ge_i32_e64 s[66:67], v74, v55
	v_cndmask_b32_e64 v26, v30, v26, s[4:5]
	s_and_b64 s[4:5], s[30:31], s[60:61]
	v_cmp_gt_i32_e64 s[36:37], s11, v56
	v_pk_mul_f32 v[28:29], v[36:37], v[38:39] op_sel_hi:[0,1]
	v_cmp_ge_i32_e64 s[68:69], v74, v56
	v_cndmask_b32_e64 v25, v30, v25, s[4:5]
	s_and_b64 s[4:5], s[34:35], s[62:63]
	s_and_b64 s[2:3], s[2:3], s[64:65]
	s_and_b64 s[0:1], s[0:1], s[66:67]
	v_mul_f32_e32 v33, v36, v33
	v_cndmask_b32_e64 v24, v30, v24, s[4:5]
	s_and_b64 s[4:5], s[36:37], s[68:69]
	v_cndmask_b32_e64 v29, v30, v29, s[2:3]
	v_cndmask_b32_e64 v28, v30, v28, s[0:1]
	v_cndmask_b32_e64 v33, v30, v33, s[4:5]
	v_max_f32_e32 v32, v0, v1
	v_max3_f32 v34, v19, v20, v21
	v_max3_f32 v38, v24, v25, v26
	v_max3_f32 v30, v27, v28, v29
	v_max3_f32 v36, v22, v23, v31
	v_max3_f32 v32, v32, v18, v34
	v_max3_f32 v30, v38, v30, v33
	v_max3_f32 v30, v32, v36, v30
	v_mov_b32_e32 v32, v30
	s_nop 1
	v_permlane32_swap_b32_e32 v30, v32
	v_max3_f32 v32, v48, v30, v32
	v_sub_f32_e32 v34, v31, v32
	v_pk_add_f32 v[30:31], v[24:25], v[32:33] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_exp_f32_e32 v24, v34
	v_mov_b32_e32 v34, 0x210
	v_cmp_eq_u32_e64 s[0:1], 0, v35
	v_pk_add_f32 v[0:1], v[0:1], v[32:33] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[18:19], v[18:19], v[32:33] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[20:21], v[20:21], v[32:33] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[22:23], v[22:23], v[32:33] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[38:39], v[26:27], v[32:33] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[40:41], v[28:29], v[32:33] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v33, v33, v32
	v_sub_f32_e32 v32, v48, v32
	v_cndmask_b32_e64 v47, v34, 0, s[0:1]
	s_movk_i32 s0, 0x180
	v_exp_f32_e32 v26, v31
	v_exp_f32_e32 v31, v33
	v_exp_f32_e32 v33, v32
	v_and_b32_e32 v32, 0x48, v50
	v_and_or_b32 v34, v59, s0, v58
	v_and_b32_e32 v46, 32, v61
	v_bitop3_b32 v32, v32, v34, v47 bitop3:0x36
	v_exp_f32_e32 v0, v0
	v_exp_f32_e32 v1, v1
	v_or_b32_e32 v32, v32, v46
	v_exp_f32_e32 v18, v18
	v_exp_f32_e32 v19, v19
	v_exp_f32_e32 v25, v30
	v_add_u32_e32 v34, s33, v32
	v_xad_u32 v32, v32, 32, s33
	v_exp_f32_e32 v20, v20
	v_exp_f32_e32 v21, v21
	v_exp_f32_e32 v27, v38
	v_exp_f32_e32 v28, v39
	v_exp_f32_e32 v29, v40
	v_exp_f32_e32 v30, v41
	ds_read_b64_tr_b16 v[42:43], v34
	ds_read_b64_tr_b16 v[38:39], v34 offset:2048
	ds_read_b64_tr_b16 v[44:45], v32 offset:1024
	ds_read_b64_tr_b16 v[40:41], v32 offset:3072
	v_lshlrev_b32_e32 v32, 2, v49
	v_readlane_b32 s1, v146, 9
	v_readlane_b32 s0, v146, 6
	v_exp_f32_e32 v22, v22
	v_exp_f32_e32 v23, v23
	v_lshl_or_b32 v34, s1, 1, v32
	v_or_b32_e32 v32, s0, v32
	v_bitop3_b32 v60, s1, v47, v60 bitop3:0xf6
	v_add_u32_e32 v34, 0, v34
	v_add_u32_e32 v36, 0, v32
	v_cvt_pk_f16_f32 v48, v0, v1
	v_add_u32_e32 v61, 0, v60
	ds_write_b32 v34, v33 offset:16384
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v32, v36 offset:16384
	v_cvt_pk_f16_f32 v50, v18, v19
	v_cvt_pk_f16_f32 v53, v24, v25
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v61, v48 offset:16384
	ds_write_b16_d16_hi v61, v48 offset:16512
	ds_write_b16 v61, v53 offset:18432
	ds_write_b16_d16_hi v61, v53 offset:18560
	v_xad_u32 v48, v60, 8, 0
	v_cvt_pk_f16_f32 v51, v20, v21
	v_cvt_pk_f16_f32 v54, v26, v27
	ds_write_b16 v48, v50 offset:16640
	ds_write_b16_d16_hi v48, v50 offset:16768
	ds_write_b16 v48, v54 offset:18688
	ds_write_b16_d16_hi v48, v54 offset:18816
	v_xad_u32 v48, v60, 32, 0
	v_cvt_pk_f16_f32 v52, v22, v23
	v_cvt_pk_f16_f32 v55, v28, v29
	ds_write_b16 v48, v51 offset:17408
	ds_write_b16_d16_hi v48, v51 offset:17536
	ds_write_b16 v48, v55 offset:19456
	ds_write_b16_d16_hi v48, v55 offset:19584
	v_xad_u32 v48, v60, 40, 0
	v_cvt_pk_f16_f32 v56, v30, v31
	ds_write_b16 v48, v52 offset:17664
	ds_write_b16_d16_hi v48, v52 offset:17792
	ds_write_b16 v48, v56 offset:19712
	ds_write_b16_d16_hi v48, v56 offset:19840
	v_and_b32_e32 v48, 0x80, v59
	s_lshr_b32 s0, s0, 1
	v_or_b32_e32 v48, s0, v48
	s_movk_i32 s0, 0x108
	v_bitop3_b32 v50, v57, v58, s0 bitop3:0x6c
	v_xor_b32_e32 v47, v50, v47
	v_or3_b32 v46, v48, v47, v46
	v_add_u32_e32 v47, 0, v46
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xad_u32 v46, v46, 32, 0
	ds_read_b64_tr_b16 v[54:55], v47 offset:16384
	ds_read_b64_tr_b16 v[50:51], v47 offset:18432
	ds_read_b64_tr_b16 v[56:57], v46 offset:17408
	ds_read_b64_tr_b16 v[52:53], v46 offset:19456
	s_and_b64 s[0:1], vcc, exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_136
; %bb.135:
	v_pk_mul_f32 v[16:17], v[16:17], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[32:33] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	s_nop 0
	v_mfma_f32_32x32x16_f16 v[2:17], v[42:45], v[54:57], v[2:17]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[2:17], v[38:41], v[50:53], v[2:17]
.LBB0_136:
	v_pk_add_f32 v[0:1], v[0:1], v[18:19]
	v_pk_add_f32 v[18:19], v[20:21], v[22:23]
	v_pk_add_f32 v[20:21], v[24:25], v[26:27]
	v_pk_add_f32 v[22:23], v[28:29], v[30:31]
	v_pk_add_f32 v[0:1], v[0:1], v[18:19]
	v_pk_add_f32 v[18:19], v[20:21], v[22:23]
	v_readlane_b32 s0, v146, 6
	v_pk_add_f32 v[0:1], v[0:1], v[18:19]
	s_lshr_b32 s2, s0, 2
	v_add_f32_e32 v0, v0, v1
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_permlane32_swap_b32_e32 v0, v1
	v_add_f32_e32 v0, v0, v1
	v_fmac_f32_e32 v0, v37, v33
	v_cndmask_b32_e32 v0, v37, v0, vcc
	ds_write_b32 v34, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v19, v36
	s_waitcnt lgkmcnt(0)
	v_div_scale_f32 v0, s[0:1], v19, v19, v2
	v_rcp_f32_e32 v1, v0
	v_readlane_b32 s0, v146, 8
	s_or_b32 s0, s0, s2
	v_fma_f32 v20, -v0, v1, 1.0
	v_fmac_f32_e32 v1, v20, v1
	v_div_scale_f32 v20, vcc, v2, v19, v2
	v_mul_f32_e32 v21, v20, v1
	v_fma_f32 v22, -v0, v21, v20
	v_fmac_f32_e32 v21, v22, v1
	v_fma_f32 v0, -v0, v21, v20
	v_div_scale_f32 v20, s[2:3], v19, v19, v3
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v0, v0, v1, v21
	v_div_fixup_f32 v0, v0, v19, v2
	v_or_b32_e32 v18, s0, v49
	v_fma_f32 v1, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v1, v22
	v_div_scale_f32 v1, vcc, v3, v19, v3
	v_mul_f32_e32 v2, v1, v22
	v_fma_f32 v21, -v20, v2, v1
	v_fmac_f32_e32 v2, v21, v22
	v_fma_f32 v1, -v20, v2, v1
	v_div_scale_f32 v20, s[2:3], v19, v19, v4
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v1, v1, v22, v2
	v_div_fixup_f32 v1, v1, v19, v3
	v_cvt_pk_f16_f32 v0, v0, v1
	v_fma_f32 v2, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v2, v21
	v_div_scale_f32 v2, vcc, v4, v19, v4
	v_mul_f32_e32 v3, v2, v21
	v_fma_f32 v22, -v20, v3, v2
	v_fmac_f32_e32 v3, v22, v21
	v_fma_f32 v2, -v20, v3, v2
	v_div_scale_f32 v20, s[2:3], v19, v19, v5
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v2, v2, v21, v3
	v_div_fixup_f32 v3, v2, v19, v4
	v_readlane_b32 s0, v146, 5
	v_fma_f32 v2, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v2, v22
	v_div_scale_f32 v2, vcc, v5, v19, v5
	v_mul_f32_e32 v4, v2, v22
	v_fma_f32 v21, -v20, v4, v2
	v_fmac_f32_e32 v4, v21, v22
	v_fma_f32 v2, -v20, v4, v2
	v_div_scale_f32 v20, s[2:3], v19, v19, v6
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v2, v2, v22, v4
	v_div_fixup_f32 v4, v2, v19, v5
	v_cmp_gt_i32_e64 s[0:1], s0, v18
	v_fma_f32 v2, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v2, v21
	v_div_scale_f32 v2, vcc, v6, v19, v6
	v_mul_f32_e32 v5, v2, v21
	v_fma_f32 v22, -v20, v5, v2
	v_fmac_f32_e32 v5, v22, v21
	v_fma_f32 v2, -v20, v5, v2
	v_div_scale_f32 v20, s[2:3], v19, v19, v7
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v2, v2, v21, v5
	v_div_fixup_f32 v2, v2, v19, v6
	v_fma_f32 v5, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v5, v22
	v_div_scale_f32 v5, vcc, v7, v19, v7
	v_mul_f32_e32 v6, v5, v22
	v_fma_f32 v21, -v20, v6, v5
	v_fmac_f32_e32 v6, v21, v22
	v_fma_f32 v5, -v20, v6, v5
	v_div_scale_f32 v20, s[2:3], v19, v19, v8
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v5, v5, v22, v6
	v_div_fixup_f32 v5, v5, v19, v7
	v_cvt_pk_f16_f32 v2, v2, v5
	v_fma_f32 v6, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v6, v21
	v_div_scale_f32 v6, vcc, v8, v19, v8
	v_mul_f32_e32 v7, v6, v21
	v_fma_f32 v22, -v20, v7, v6
	v_fmac_f32_e32 v7, v22, v21
	v_fma_f32 v6, -v20, v7, v6
	v_div_scale_f32 v20, s[2:3], v19, v19, v9
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v6, v6, v21, v7
	v_div_fixup_f32 v6, v6, v19, v8
	v_permlane32_swap_b32_e32 v0, v2
	v_fma_f32 v7, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v7, v22
	v_div_scale_f32 v7, vcc, v9, v19, v9
	v_mul_f32_e32 v8, v7, v22
	v_fma_f32 v21, -v20, v8, v7
	v_fmac_f32_e32 v8, v21, v22
	v_fma_f32 v7, -v20, v8, v7
	v_div_scale_f32 v20, s[2:3], v19, v19, v10
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v7, v7, v22, v8
	v_div_fixup_f32 v7, v7, v19, v9
	v_fma_f32 v8, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v8, v21
	v_div_scale_f32 v8, vcc, v10, v19, v10
	v_mul_f32_e32 v9, v8, v21
	v_fma_f32 v22, -v20, v9, v8
	v_fmac_f32_e32 v9, v22, v21
	v_fma_f32 v8, -v20, v9, v8
	v_div_scale_f32 v20, s[2:3], v19, v19, v11
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v8, v8, v21, v9
	v_div_fixup_f32 v8, v8, v19, v10
	v_fma_f32 v9, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v9, v22
	v_div_scale_f32 v9, vcc, v11, v19, v11
	v_mul_f32_e32 v10, v9, v22
	v_fma_f32 v21, -v20, v10, v9
	v_fmac_f32_e32 v10, v21, v22
	v_fma_f32 v9, -v20, v10, v9
	v_div_scale_f32 v20, s[2:3], v19, v19, v12
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v9, v9, v22, v10
	v_div_fixup_f32 v9, v9, v19, v11
	v_fma_f32 v10, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v10, v21
	v_div_scale_f32 v10, vcc, v12, v19, v12
	v_mul_f32_e32 v11, v10, v21
	v_fma_f32 v22, -v20, v11, v10
	v_fmac_f32_e32 v11, v22, v21
	v_fma_f32 v10, -v20, v11, v10
	v_div_scale_f32 v20, s[2:3], v19, v19, v13
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v10, v10, v21, v11
	v_div_fixup_f32 v10, v10, v19, v12
	v_fma_f32 v11, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v11, v22
	v_div_scale_f32 v11, vcc, v13, v19, v13
	v_mul_f32_e32 v12, v11, v22
	v_fma_f32 v21, -v20, v12, v11
	v_fmac_f32_e32 v12, v21, v22
	v_fma_f32 v11, -v20, v12, v11
	v_div_scale_f32 v20, s[2:3], v19, v19, v14
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v11, v11, v22, v12
	v_div_fixup_f32 v11, v11, v19, v13
	v_fma_f32 v12, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v12, v21
	v_div_scale_f32 v12, vcc, v14, v19, v14
	v_mul_f32_e32 v13, v12, v21
	v_fma_f32 v22, -v20, v13, v12
	v_fmac_f32_e32 v13, v22, v21
	v_fma_f32 v12, -v20, v13, v12
	v_div_scale_f32 v20, s[2:3], v19, v19, v15
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v12, v12, v21, v13
	v_div_fixup_f32 v12, v12, v19, v14
	v_fma_f32 v13, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v13, v22
	v_div_scale_f32 v13, vcc, v15, v19, v15
	v_mul_f32_e32 v14, v13, v22
	v_fma_f32 v21, -v20, v14, v13
	v_fmac_f32_e32 v14, v21, v22
	v_fma_f32 v13, -v20, v14, v13
	v_div_scale_f32 v20, s[2:3], v19, v19, v16
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v1, v13, v22, v14
	v_div_fixup_f32 v5, v1, v19, v15
	v_div_scale_f32 v15, s[2:3], v19, v19, v17
	v_fma_f32 v1, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v1, v21
	v_div_scale_f32 v1, vcc, v16, v19, v16
	v_mul_f32_e32 v13, v1, v21
	v_fma_f32 v14, -v20, v13, v1
	v_fmac_f32_e32 v13, v14, v21
	v_fma_f32 v14, -v20, v13, v1
	v_rcp_f32_e32 v20, v15
	v_cvt_pk_f16_f32 v1, v3, v4
	v_div_fmas_f32 v4, v14, v21, v13
	v_cvt_pk_f16_f32 v3, v6, v7
	v_div_fixup_f32 v7, v4, v19, v16
	v_fma_f32 v4, -v15, v20, 1.0
	v_fmac_f32_e32 v20, v4, v20
	v_div_scale_f32 v4, vcc, v17, v19, v17
	v_mul_f32_e32 v13, v4, v20
	v_fma_f32 v6, -v15, v13, v4
	v_fmac_f32_e32 v13, v6, v20
	v_fma_f32 v14, -v15, v13, v4
	v_cvt_pk_f16_f32 v6, v12, v5
	v_div_fmas_f32 v5, v14, v20, v13
	v_cvt_pk_f16_f32 v4, v8, v9
	v_div_fixup_f32 v8, v5, v19, v17
	v_cvt_pk_f16_f32 v5, v10, v11
	v_cvt_pk_f16_f32 v7, v7, v8
	v_permlane32_swap_b32_e32 v1, v3
	v_permlane32_swap_b32_e32 v4, v6
	v_permlane32_swap_b32_e32 v5, v7
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_138
; %bb.137:                              ; %.critedge
	v_readlane_b32 s0, v146, 0
	v_readlane_b32 s2, v146, 3
	v_lshlrev_b32_e32 v8, 6, v18
	v_lshrrev_b32_e32 v9, 2, v35
	v_readlane_b32 s1, v146, 1
	v_readlane_b32 s3, v146, 4
	s_add_u32 s0, s0, s2
	v_or_b32_e32 v10, s9, v9
	s_addc_u32 s1, s1, s3
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[0:1]
	v_lshlrev_b32_e32 v10, 1, v10
	v_mov_b32_e32 v11, 0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[10:11]
	global_store_dwordx4 v[8:9], v[0:3], off
	global_store_dwordx4 v[8:9], v[4:7], off offset:32
.LBB0_138:                              ; %.critedge28
	s_endpgm
.Lfunc_end0:
	.size	attention, .Lfunc_end0-attention
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 147
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 148
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
	.set .Lattention.num_vgpr, 147
	.set .Lattention.num_agpr, 0
	.set .Lattention.numbered_sgpr, 100
	.set .Lattention.num_named_barrier, 0
	.set .Lattention.private_seg_size, 0
	.set .Lattention.uses_vcc, 1
	.set .Lattention.uses_flat_scratch, 0
	.set .Lattention.has_dyn_sized_stack, 0
	.set .Lattention.has_recursion, 0
	.set .Lattention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 9096
; TotalNumSgprs: 106
; NumVgprs: 147
; NumAgprs: 0
; TotalNumVgprs: 147
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 13
; VGPRBlocks: 18
; NumSGPRsForWavesPerEU: 106
; NumVGPRsForWavesPerEU: 147
; AccumOffset: 148
; Occupancy: 3
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 36
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
    .max_flat_workgroup_size: 256
    .name:           attention
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 11
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     147
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
