; lds_bytes=8192 threads=256
	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	attention                       ; -- Begin function attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
; %bb.78:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.79:
.LBB0_0:
	s_lshl_b32 s13, s17, 6
	v_readfirstlane_b32 s14, v0
	s_mul_i32 s0, s13, s10
	s_lshl_b32 s33, s16, 6
	s_lshr_b32 s70, s14, 6
	s_ashr_i32 s1, s0, 31
	s_or_b32 s15, s70, s33
	s_lshl_b64 s[68:69], s[0:1], 1
	s_add_u32 s0, s2, s68
	v_and_b32_e32 v1, 63, v0
	s_addc_u32 s1, s3, s69
	s_cmp_ge_i32 s15, s10
	v_lshlrev_b32_e32 v18, 1, v1
	s_cbranch_scc1 .LBB0_17
; %bb.1:
	s_lshl_b32 s2, s15, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v2, v18, s[2:3]
	s_or_b32 s71, s70, 4
	s_or_b32 s2, s71, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_18
.LBB0_2:
	v_mov_b32_e32 v3, 0
	s_or_b32 s72, s70, 8
	s_or_b32 s2, s72, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_19
.LBB0_3:
	v_mov_b32_e32 v4, 0
	s_or_b32 s73, s70, 12
	s_or_b32 s2, s73, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_20
.LBB0_4:
	v_mov_b32_e32 v5, 0
	s_or_b32 s74, s70, 16
	s_or_b32 s2, s74, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_21
.LBB0_5:
	v_mov_b32_e32 v6, 0
	s_or_b32 s75, s70, 20
	s_or_b32 s2, s75, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_22
.LBB0_6:
	v_mov_b32_e32 v7, 0
	s_or_b32 s76, s70, 24
	s_or_b32 s2, s76, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_23
.LBB0_7:
	v_mov_b32_e32 v8, 0
	s_or_b32 s77, s70, 28
	s_or_b32 s2, s77, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_24
.LBB0_8:
	v_mov_b32_e32 v9, 0
	s_or_b32 s2, s15, 32
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_25
.LBB0_9:
	v_mov_b32_e32 v10, 0
	s_or_b32 s2, s15, 36
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_26
.LBB0_10:
	v_mov_b32_e32 v11, 0
	s_or_b32 s2, s15, 40
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_27
.LBB0_11:
	v_mov_b32_e32 v12, 0
	s_or_b32 s2, s15, 44
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_28
.LBB0_12:
	v_mov_b32_e32 v13, 0
	s_or_b32 s2, s15, 48
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_29
.LBB0_13:
	v_mov_b32_e32 v14, 0
	s_or_b32 s2, s15, 52
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_30
.LBB0_14:
	v_mov_b32_e32 v15, 0
	s_or_b32 s2, s15, 56
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc0 .LBB0_31
.LBB0_15:
	v_mov_b32_e32 v16, 0
	s_and_b32 s16, s14, 0xc0
	s_or_b32 s15, s15, 60
	s_cmp_ge_i32 s15, s10
	s_cbranch_scc0 .LBB0_32
.LBB0_16:
	v_mov_b32_e32 v17, 0
	s_branch .LBB0_33
.LBB0_17:
	v_mov_b32_e32 v2, 0
	s_or_b32 s71, s70, 4
	s_or_b32 s2, s71, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_2
.LBB0_18:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v3, v18, s[2:3]
	s_or_b32 s72, s70, 8
	s_or_b32 s2, s72, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_3
.LBB0_19:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v4, v18, s[2:3]
	s_or_b32 s73, s70, 12
	s_or_b32 s2, s73, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_4
.LBB0_20:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v5, v18, s[2:3]
	s_or_b32 s74, s70, 16
	s_or_b32 s2, s74, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_5
.LBB0_21:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v6, v18, s[2:3]
	s_or_b32 s75, s70, 20
	s_or_b32 s2, s75, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_6
.LBB0_22:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v7, v18, s[2:3]
	s_or_b32 s76, s70, 24
	s_or_b32 s2, s76, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_7
.LBB0_23:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v8, v18, s[2:3]
	s_or_b32 s77, s70, 28
	s_or_b32 s2, s77, s33
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_8
.LBB0_24:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v9, v18, s[2:3]
	s_or_b32 s2, s15, 32
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_9
.LBB0_25:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v10, v18, s[2:3]
	s_or_b32 s2, s15, 36
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_10
.LBB0_26:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v11, v18, s[2:3]
	s_or_b32 s2, s15, 40
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_11
.LBB0_27:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v12, v18, s[2:3]
	s_or_b32 s2, s15, 44
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_12
.LBB0_28:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v13, v18, s[2:3]
	s_or_b32 s2, s15, 48
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_13
.LBB0_29:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v14, v18, s[2:3]
	s_or_b32 s2, s15, 52
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_14
.LBB0_30:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v15, v18, s[2:3]
	s_or_b32 s2, s15, 56
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .LBB0_15
.LBB0_31:
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_load_ushort v16, v18, s[2:3]
	s_and_b32 s16, s14, 0xc0
	s_or_b32 s15, s15, 60
	s_cmp_ge_i32 s15, s10
	s_cbranch_scc1 .LBB0_16
.LBB0_32:
	s_lshl_b32 s2, s15, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 1
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	global_load_ushort v17, v18, s[0:1]
.LBB0_33:
	v_or_b32_e32 v19, s16, v1
	v_lshlrev_b32_e32 v19, 1, v19
	s_lshr_b32 s3, s16, 3
	v_xor_b32_e32 v19, s3, v19
	v_add_u32_e32 v47, 0, v19
	s_waitcnt vmcnt(0)
	ds_write_b16 v47, v2
	ds_write_b16 v47, v6 offset:2048
	ds_write_b16 v47, v10 offset:4096
	ds_write_b16 v47, v14 offset:6144
	v_xor_b32_e32 v2, 32, v19
	v_add_u32_e32 v48, 0, v2
	v_xor_b32_e32 v2, 64, v19
	v_and_b32_e32 v44, 31, v0
	s_and_b32 s2, s14, 64
	v_add_u32_e32 v49, 0, v2
	v_xor_b32_e32 v2, 0x60, v19
	v_and_b32_e32 v20, 32, v0
	v_add_u32_e32 v50, 0, v2
	s_cmp_gt_i32 s11, 0
	v_lshlrev_b32_e32 v46, 2, v44
	ds_write_b16 v48, v3 offset:512
	ds_write_b16 v48, v7 offset:2560
	ds_write_b16 v48, v11 offset:4608
	ds_write_b16 v48, v15 offset:6656
	ds_write_b16 v49, v4 offset:1024
	ds_write_b16 v49, v8 offset:3072
	ds_write_b16 v49, v12 offset:5120
	ds_write_b16 v49, v16 offset:7168
	ds_write_b16 v50, v5 offset:1536
	ds_write_b16 v50, v9 offset:3584
	ds_write_b16 v50, v13 offset:5632
	ds_write_b16 v50, v17 offset:7680
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_35
; %bb.34:                               ; %.._crit_edge_crit_edge
	s_lshl_b32 s15, s2, 1
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v21, s15
	s_branch .LBB0_36
.LBB0_35:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr21
.LBB0_36:                               ; %Flow
	s_and_b32 s79, s14, 0x80
	s_lshr_b32 s78, s2, 1
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, 1, 0
	v_lshrrev_b32_e32 v45, 3, v20
	v_mov_b32_e32 v16, 0
	s_cmp_lg_u32 s0, 1
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v19, 0
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
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB0_73
; %bb.37:                               ; %.lr.ph
	v_and_b32_e32 v3, 15, v0
	v_lshlrev_b32_e32 v4, 3, v3
	v_lshrrev_b32_e32 v5, 2, v20
	v_lshlrev_b32_e32 v2, 7, v44
	s_lshl_b32 s0, s2, 6
	v_xor_b32_e32 v4, v4, v5
	v_or3_b32 v6, s0, v2, v4
	s_mul_i32 s0, s13, s11
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s81, s16, 4
	s_lshl_b64 s[0:1], s[0:1], 1
	s_add_u32 s4, s4, s0
	s_addc_u32 s5, s5, s1
	s_add_u32 s0, s6, s0
	s_addc_u32 s1, s7, s1
	v_mov_b32_e32 v19, v16
	v_lshrrev_b32_e32 v17, 1, v0
	v_add_u32_e32 v7, 0, v6
	v_xad_u32 v8, v6, 16, 0
	v_xad_u32 v9, v6, 32, 0
	v_lshl_add_u64 v[38:39], s[0:1], 0, v[18:19]
	s_lshl_b32 s82, s2, 1
	s_lshr_b32 s0, s79, 1
	v_lshlrev_b32_e32 v15, 2, v0
	v_and_b32_e32 v17, 24, v17
	v_xad_u32 v10, v6, 48, 0
	ds_read_b64 v[84:85], v7
	ds_read_b64 v[86:87], v8
	ds_read_b64 v[88:89], v9
	ds_read_b64 v[90:91], v10
	v_xad_u32 v7, v6, 64, 0
	v_xor_b32_e32 v8, 0x50, v6
	v_xor_b32_e32 v9, 0x60, v6
	v_xor_b32_e32 v6, 0x70, v6
	v_lshlrev_b32_e32 v13, 4, v20
	v_and_b32_e32 v15, 56, v15
	v_xor_b32_e32 v17, s3, v17
	s_cmp_eq_u32 s2, 0
	v_add_u32_e32 v8, 0, v8
	v_add_u32_e32 v9, 0, v9
	v_add_u32_e32 v6, 0, v6
	ds_read_b64 v[92:93], v7
	ds_read_b64 v[94:95], v8
	ds_read_b64 v[96:97], v9
	ds_read_b64 v[98:99], v6
	v_add_u32_e32 v14, s2, v13
	v_add_u32_e32 v13, s0, v13
	v_xor_b32_e32 v17, v17, v15
	v_bfe_i32 v0, v0, 4, 1
	s_cselect_b32 s0, 0, 0x810
	v_lshlrev_b32_e32 v12, 2, v1
	v_lshl_or_b32 v17, v1, 6, v17
	v_and_b32_e32 v0, 0x408, v0
	v_or_b32_e32 v1, s0, v5
	v_xor_b32_e32 v0, v0, v1
	v_mov_b32_e32 v6, 0x3fb8aa3b
	v_xor_b32_e32 v0, v0, v15
	v_mul_f32_e32 v34, s12, v6
	v_or_b32_e32 v6, s33, v44
	v_or_b32_e32 v2, v4, v2
	v_lshl_or_b32 v3, v3, 6, v0
	v_lshl_add_u64 v[36:37], s[4:5], 0, v[18:19]
	v_or_b32_e32 v53, s78, v6
	v_xor_b32_e32 v4, 16, v2
	v_xor_b32_e32 v6, 32, v2
	v_xor_b32_e32 v7, 48, v2
	v_xor_b32_e32 v8, 64, v2
	v_xor_b32_e32 v9, 0x50, v2
	v_xor_b32_e32 v10, 0x60, v2
	v_xor_b32_e32 v11, 0x70, v2
	v_xor_b32_e32 v54, 0x80, v12
	v_lshlrev_b32_e32 v12, 1, v44
	v_xor_b32_e32 v18, 32, v17
	v_xor_b32_e32 v5, 16, v3
	v_xor_b32_e32 v15, 32, v3
	v_xor_b32_e32 v19, 48, v3
	s_mov_b32 s80, 0
	v_or_b32_e32 v51, 16, v45
	v_or_b32_e32 v52, 27, v45
	v_add_u32_e32 v55, 0, v46
	v_mov_b32_e32 v0, v34
	v_mov_b32_e32 v1, v34
	v_mov_b32_e32 v40, v34
	v_mov_b32_e32 v41, v34
	v_mov_b32_e32 v42, v34
	v_mov_b32_e32 v43, v34
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v74, 0xff800000
	v_add_u32_e32 v56, 0, v2
	v_add_u32_e32 v57, 0, v4
	v_add_u32_e32 v58, 0, v6
	v_add_u32_e32 v59, 0, v7
	v_add_u32_e32 v61, 0, v8
	v_add_u32_e32 v62, 0, v9
	v_add_u32_e32 v63, 0, v10
	v_add_u32_e32 v64, 0, v11
	v_add_u32_e32 v65, v14, v12
	v_add_u32_e32 v66, v13, v12
	s_mov_b32 s83, 0x5040100
	v_add_u32_e32 v67, 0, v17
	v_add_u32_e32 v68, 0, v18
	v_add_u32_e32 v69, 0, v3
	v_add_u32_e32 v70, 0, v5
	v_add_u32_e32 v71, 0, v15
	v_add_u32_e32 v72, 0, v19
	v_mov_b32_e32 v73, 0xff800000
	v_mov_b32_e32 v17, v16
	v_mov_b32_e32 v14, v16
	v_mov_b32_e32 v15, v16
	v_mov_b32_e32 v12, v16
	v_mov_b32_e32 v13, v16
	v_mov_b32_e32 v10, v16
	v_mov_b32_e32 v11, v16
	v_mov_b32_e32 v8, v16
	v_mov_b32_e32 v9, v16
	v_mov_b32_e32 v6, v16
	v_mov_b32_e32 v7, v16
	v_mov_b32_e32 v4, v16
	v_mov_b32_e32 v5, v16
	v_mov_b32_e32 v2, v16
	v_mov_b32_e32 v3, v16
	s_branch .LBB0_40
.LBB0_38:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s0, s0, 6
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[100:101], s[0:1], 1, v[38:39]
	global_load_ushort v81, v[100:101], off
.LBB0_39:                               ;   in Loop: Header=BB0_40 Depth=1
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v82, v74, v82, v83
	v_pk_add_f32 v[28:29], v[28:29], v[82:83] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[26:27], v[26:27], v[82:83] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[18:19], v[18:19], v[82:83] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[24:25], v[24:25], v[82:83] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[22:23], v[22:23], v[82:83] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[20:21], v[20:21], v[82:83] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[30:31], v[30:31], v[82:83] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v83, v79, v82
	v_exp_f32_e32 v79, v28
	v_exp_f32_e32 v28, v29
	v_exp_f32_e32 v29, v26
	v_sub_f32_e32 v26, v74, v82
	v_exp_f32_e32 v102, v26
	v_add_u32_e32 v26, s82, v55
	s_barrier
	ds_write_b32 v26, v102
	v_add_u32_e32 v26, s79, v55
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v26, v26
	v_exp_f32_e32 v18, v18
	v_exp_f32_e32 v19, v19
	v_exp_f32_e32 v24, v24
	v_sub_f32_e32 v78, v78, v82
	v_exp_f32_e32 v25, v25
	v_exp_f32_e32 v22, v22
	v_exp_f32_e32 v23, v23
	v_exp_f32_e32 v20, v20
	v_exp_f32_e32 v21, v21
	v_exp_f32_e32 v78, v78
	v_exp_f32_e32 v100, v27
	v_exp_f32_e32 v101, v30
	v_exp_f32_e32 v30, v31
	v_exp_f32_e32 v31, v83
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[2:3], v[2:3], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[26:27] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v27, v18
	v_cvt_f16_f32_e32 v74, v19
	v_cvt_f16_f32_e32 v83, v24
	v_cvt_f16_f32_e32 v103, v25
	v_cvt_f16_f32_e32 v104, v22
	v_cvt_f16_f32_e32 v105, v23
	v_cvt_f16_f32_e32 v106, v20
	v_cvt_f16_f32_e32 v107, v21
	v_cvt_f16_f32_e32 v108, v78
	v_cvt_f16_f32_e32 v109, v79
	v_cvt_f16_f32_e32 v110, v28
	v_cvt_f16_f32_e32 v111, v29
	v_cvt_f16_f32_e32 v112, v100
	v_cvt_f16_f32_e32 v113, v101
	v_cvt_f16_f32_e32 v114, v30
	v_cvt_f16_f32_e32 v115, v31
	s_barrier
	ds_write_b16 v65, v27
	ds_write_b16 v65, v74 offset:128
	ds_write_b16 v65, v83 offset:256
	ds_write_b16 v65, v103 offset:384
	ds_write_b16 v65, v104 offset:1024
	ds_write_b16 v65, v105 offset:1152
	ds_write_b16 v65, v106 offset:1280
	ds_write_b16 v65, v107 offset:1408
	ds_write_b16 v65, v108 offset:2048
	ds_write_b16 v65, v109 offset:2176
	ds_write_b16 v65, v110 offset:2304
	ds_write_b16 v65, v111 offset:2432
	ds_write_b16 v65, v112 offset:3072
	ds_write_b16 v65, v113 offset:3200
	ds_write_b16 v65, v114 offset:3328
	ds_write_b16 v65, v115 offset:3456
	s_waitcnt vmcnt(0)
	v_perm_b32 v75, v35, v75, s83
	v_perm_b32 v74, v32, v33, s83
	v_perm_b32 v32, v76, v77, s83
	v_perm_b32 v33, v81, v80, s83
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v83, v66
	ds_read_u16 v103, v66 offset:128
	ds_read_u16 v27, v66 offset:256
	ds_read_u16 v104, v66 offset:384
	ds_read_u16 v105, v66 offset:1024
	ds_read_u16 v106, v66 offset:1152
	ds_read_u16 v107, v66 offset:1280
	ds_read_u16 v108, v66 offset:1408
	ds_read_u16 v109, v66 offset:2048
	ds_read_u16 v110, v66 offset:2176
	ds_read_u16 v111, v66 offset:2304
	ds_read_u16 v112, v66 offset:2432
	ds_read_u16 v113, v66 offset:3072
	ds_read_u16 v114, v66 offset:3200
	ds_read_u16 v115, v66 offset:3328
	ds_read_u16 v116, v66 offset:3456
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b64 v67, v[74:75]
	ds_write_b64 v68, v[32:33]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[32:33], v69
	v_pk_mul_f32 v[12:13], v[12:13], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[26:27] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[26:27] op_sel_hi:[1,0]
	v_perm_b32 v27, v104, v27, s83
	v_perm_b32 v26, v103, v83, s83
	ds_read_b64 v[74:75], v70
	ds_read_b64 v[76:77], v71
	ds_read_b64 v[80:81], v72
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x8_f16 v[2:17], v[32:33], v[26:27], v[2:17]
	v_perm_b32 v27, v108, v107, s83
	v_perm_b32 v26, v106, v105, s83
	v_add_f32_e64 v18, v18, v24
	v_add_f32_e64 v19, v19, v25
	v_add_f32_e64 v20, v22, v20
	v_add_f32_e64 v21, v23, v21
	v_pk_add_f32 v[22:23], v[78:79], v[28:29]
	v_pk_add_f32 v[24:25], v[100:101], v[30:31]
	v_pk_add_f32 v[18:19], v[18:19], v[20:21]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_f16 v[2:17], v[74:75], v[26:27], v[2:17]
	v_perm_b32 v27, v112, v111, s83
	v_perm_b32 v26, v110, v109, s83
	v_add_f32_e64 v20, v22, v24
	v_add_f32_e64 v21, v23, v25
	s_add_i32 s80, s80, 32
	v_pk_add_f32 v[18:19], v[18:19], v[20:21]
	s_cmp_lt_i32 s80, s11
	v_add_f32_e32 v20, v18, v19
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[2:17], v[76:77], v[26:27], v[2:17]
	v_perm_b32 v19, v116, v115, s83
	v_perm_b32 v18, v114, v113, s83
	ds_bpermute_b32 v21, v54, v20
	v_mov_b32_e32 v74, v82
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[2:17], v[80:81], v[18:19], v[2:17]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v18, v20, v21
	v_fmac_f32_e32 v18, v60, v102
	v_mov_b32_e32 v60, v18
	s_cbranch_scc0 .LBB0_74
.LBB0_40:                               ; =>This Inner Loop Header: Depth=1
	s_or_b32 s0, s80, s70
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc1 .LBB0_49
; %bb.41:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s0, s0, 6
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[18:19], s[0:1], 1, v[36:37]
	global_load_ushort v18, v[18:19], off
	s_or_b32 s0, s80, s71
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc0 .LBB0_50
.LBB0_42:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v19, 0
	s_or_b32 s0, s80, s72
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc0 .LBB0_51
.LBB0_43:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v20, 0
	s_or_b32 s0, s80, s73
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc0 .LBB0_52
.LBB0_44:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v21, 0
	s_or_b32 s0, s80, s74
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc0 .LBB0_53
.LBB0_45:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v22, 0
	s_or_b32 s0, s80, s75
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc0 .LBB0_54
.LBB0_46:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v23, 0
	s_or_b32 s0, s80, s76
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc0 .LBB0_55
.LBB0_47:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v24, 0
	s_or_b32 s0, s80, s77
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc0 .LBB0_56
.LBB0_48:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v25, 0
	s_branch .LBB0_57
.LBB0_49:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v18, 0
	s_or_b32 s0, s80, s71
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc1 .LBB0_42
.LBB0_50:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s0, s0, 6
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[20:21], s[0:1], 1, v[36:37]
	global_load_ushort v19, v[20:21], off
	s_or_b32 s0, s80, s72
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc1 .LBB0_43
.LBB0_51:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s0, s0, 6
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[20:21], s[0:1], 1, v[36:37]
	global_load_ushort v20, v[20:21], off
	s_or_b32 s0, s80, s73
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc1 .LBB0_44
.LBB0_52:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s0, s0, 6
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[22:23], s[0:1], 1, v[36:37]
	global_load_ushort v21, v[22:23], off
	s_or_b32 s0, s80, s74
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc1 .LBB0_45
.LBB0_53:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s0, s0, 6
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[22:23], s[0:1], 1, v[36:37]
	global_load_ushort v22, v[22:23], off
	s_or_b32 s0, s80, s75
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc1 .LBB0_46
.LBB0_54:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s0, s0, 6
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[24:25], s[0:1], 1, v[36:37]
	global_load_ushort v23, v[24:25], off
	s_or_b32 s0, s80, s76
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc1 .LBB0_47
.LBB0_55:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s0, s0, 6
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[24:25], s[0:1], 1, v[36:37]
	global_load_ushort v24, v[24:25], off
	s_or_b32 s0, s80, s77
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc1 .LBB0_48
.LBB0_56:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s0, s0, 6
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[26:27], s[0:1], 1, v[36:37]
	global_load_ushort v25, v[26:27], off
.LBB0_57:                               ;   in Loop: Header=BB0_40 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b16 v47, v18
	ds_write_b16 v47, v22 offset:2048
	ds_write_b16 v48, v19 offset:512
	ds_write_b16 v48, v23 offset:2560
	ds_write_b16 v49, v20 offset:1024
	ds_write_b16 v49, v24 offset:3072
	ds_write_b16 v50, v21 offset:1536
	ds_write_b16 v50, v25 offset:3584
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[76:77], v56
	ds_read_b64 v[78:79], v57
	ds_read_b64 v[82:83], v58
	ds_read_b64 v[104:105], v59
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x8_f16 v[18:33], v[76:77], v[84:85], 0
	ds_read_b64 v[106:107], v61
	ds_read_b64 v[108:109], v62
	ds_read_b64 v[110:111], v63
	ds_read_b64 v[112:113], v64
	v_or_b32_e32 v35, s80, v45
	v_or_b32_e32 v81, 1, v35
	v_cmp_gt_i32_e64 s[2:3], s11, v81
	v_cmp_ge_i32_e64 s[36:37], v53, v81
	v_or_b32_e32 v80, 11, v35
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_32x32x8_f16 v[18:33], v[78:79], v[86:87], v[18:33]
	v_cmp_gt_i32_e64 s[4:5], s11, v35
	v_cmp_ge_i32_e64 s[38:39], v53, v35
	s_and_b64 s[2:3], s[2:3], s[36:37]
	v_or_b32_e32 v75, 2, v35
	v_or_b32_e32 v76, 3, v35
	v_or_b32_e32 v77, 8, v35
	v_or_b32_e32 v78, 9, v35
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_32x32x8_f16 v[18:33], v[82:83], v[88:89], v[18:33]
	v_or_b32_e32 v79, 10, v35
	v_or_b32_e32 v83, 17, v35
	v_or_b32_e32 v100, 18, v35
	v_or_b32_e32 v101, 19, v35
	v_or_b32_e32 v102, 24, v35
	v_or_b32_e32 v103, 26, v35
	v_cmp_gt_i32_e64 s[6:7], s11, v80
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_32x32x8_f16 v[18:33], v[104:105], v[90:91], v[18:33]
	v_or_b32_e32 v104, 25, v35
	v_cmp_ge_i32_e64 s[40:41], v53, v80
	v_mov_b32_e32 v35, v34
	v_cmp_gt_i32_e64 s[12:13], s11, v79
	v_cmp_gt_i32_e64 s[16:17], s11, v77
	v_cmp_gt_i32_e64 s[18:19], s11, v76
	v_cmp_ge_i32_e64 s[42:43], v53, v79
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x8_f16 v[18:33], v[106:107], v[92:93], v[18:33]
	v_cmp_ge_i32_e64 s[46:47], v53, v77
	v_cmp_ge_i32_e64 s[48:49], v53, v76
	v_cmp_gt_i32_e64 s[14:15], s11, v78
	v_cmp_ge_i32_e64 s[44:45], v53, v78
	v_or_b32_e32 v82, s80, v51
	v_cmp_gt_i32_e64 s[20:21], s11, v75
	v_cmp_ge_i32_e64 s[50:51], v53, v75
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_f16 v[18:33], v[108:109], v[94:95], v[18:33]
	v_cmp_gt_i32_e64 s[22:23], s11, v82
	v_cmp_ge_i32_e64 s[52:53], v53, v82
	v_cmp_gt_i32_e64 s[24:25], s11, v102
	v_cmp_ge_i32_e64 s[54:55], v53, v102
	v_cmp_gt_i32_e64 s[26:27], s11, v101
	v_cmp_ge_i32_e64 s[56:57], v53, v101
	v_cmp_gt_i32_e64 s[28:29], s11, v100
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[18:33], v[110:111], v[96:97], v[18:33]
	v_cmp_ge_i32_e64 s[58:59], v53, v100
	v_or_b32_e32 v105, s80, v52
	v_cmp_gt_i32_e64 s[30:31], s11, v83
	v_cmp_ge_i32_e64 s[60:61], v53, v83
	v_cmp_gt_i32_e64 s[34:35], s11, v105
	v_cmp_ge_i32_e64 s[66:67], v53, v105
	v_cmp_gt_i32_e64 s[0:1], s11, v103
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[18:33], v[112:113], v[98:99], v[18:33]
	v_cmp_gt_i32_e32 vcc, s11, v104
	v_cmp_ge_i32_e64 s[62:63], v53, v103
	v_cmp_ge_i32_e64 s[64:65], v53, v104
	s_and_b64 s[0:1], s[0:1], s[62:63]
	s_and_b64 vcc, vcc, s[64:65]
	s_nop 5
	v_pk_mul_f32 v[18:19], v[0:1], v[18:19]
	v_pk_mul_f32 v[76:77], v[34:35], v[20:21]
	v_cndmask_b32_e64 v19, v73, v19, s[2:3]
	s_and_b64 s[2:3], s[4:5], s[38:39]
	v_pk_mul_f32 v[20:21], v[34:35], v[24:25]
	v_cndmask_b32_e64 v18, v73, v18, s[2:3]
	s_and_b64 s[2:3], s[6:7], s[40:41]
	v_cndmask_b32_e64 v21, v73, v21, s[2:3]
	s_and_b64 s[2:3], s[12:13], s[42:43]
	v_pk_mul_f32 v[22:23], v[34:35], v[22:23]
	v_cndmask_b32_e64 v20, v73, v20, s[2:3]
	s_and_b64 s[2:3], s[14:15], s[44:45]
	v_cndmask_b32_e64 v23, v73, v23, s[2:3]
	s_and_b64 s[2:3], s[16:17], s[46:47]
	v_cndmask_b32_e64 v22, v73, v22, s[2:3]
	s_and_b64 s[2:3], s[18:19], s[48:49]
	v_cndmask_b32_e64 v25, v73, v77, s[2:3]
	s_and_b64 s[2:3], s[20:21], s[50:51]
	v_mul_f32_e32 v26, v34, v26
	v_cndmask_b32_e64 v24, v73, v76, s[2:3]
	s_and_b64 s[2:3], s[22:23], s[52:53]
	v_cndmask_b32_e64 v78, v73, v26, s[2:3]
	v_mov_b32_e32 v26, v27
	v_mov_b32_e32 v27, v28
	v_pk_mul_f32 v[76:77], v[40:41], v[26:27]
	v_mov_b32_e32 v26, v29
	v_mov_b32_e32 v27, v30
	v_pk_mul_f32 v[26:27], v[34:35], v[26:27]
	s_and_b64 s[2:3], s[24:25], s[54:55]
	v_cndmask_b32_e64 v27, v73, v27, s[2:3]
	s_and_b64 s[2:3], s[26:27], s[56:57]
	v_cndmask_b32_e64 v26, v73, v26, s[2:3]
	s_and_b64 s[2:3], s[28:29], s[58:59]
	v_cndmask_b32_e64 v29, v73, v77, s[2:3]
	s_and_b64 s[2:3], s[30:31], s[60:61]
	v_mul_f32_e32 v33, v34, v33
	v_cndmask_b32_e64 v28, v73, v76, s[2:3]
	s_and_b64 s[2:3], s[34:35], s[66:67]
	v_cndmask_b32_e64 v79, v73, v33, s[2:3]
	v_max_f32_e32 v30, v18, v19
	v_max3_f32 v33, v25, v22, v23
	v_max3_f32 v33, v30, v24, v33
	v_mov_b32_e32 v30, v31
	v_mov_b32_e32 v31, v32
	v_pk_mul_f32 v[30:31], v[42:43], v[30:31]
	v_max3_f32 v75, v28, v29, v26
	v_cndmask_b32_e64 v31, v73, v31, s[0:1]
	v_cndmask_b32_e32 v30, v73, v30, vcc
	v_max3_f32 v32, v27, v30, v31
	v_max3_f32 v35, v20, v21, v78
	v_max3_f32 v32, v75, v32, v79
	v_max3_f32 v82, v33, v35, v32
	ds_bpermute_b32 v83, v54, v82
	s_or_b32 s0, s80, s81
	v_mov_b32_e32 v32, 0
	s_cmp_ge_i32 s0, s11
	v_mov_b32_e32 v33, v32
	s_cbranch_scc1 .LBB0_59
; %bb.58:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s2, s0, 6
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[76:77], s[2:3], 1, v[38:39]
	global_load_ushort v33, v[76:77], off
.LBB0_59:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b32 s1, s0, 1
	s_cmp_ge_i32 s1, s11
	s_cbranch_scc1 .LBB0_61
; %bb.60:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s2, s1, 6
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[76:77], s[2:3], 1, v[38:39]
	global_load_ushort v32, v[76:77], off
.LBB0_61:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b32 s1, s0, 2
	v_mov_b32_e32 v35, 0
	s_cmp_ge_i32 s1, s11
	v_mov_b32_e32 v75, v35
	s_cbranch_scc1 .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s2, s1, 6
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[76:77], s[2:3], 1, v[38:39]
	global_load_ushort v75, v[76:77], off
.LBB0_63:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b32 s1, s0, 3
	s_cmp_ge_i32 s1, s11
	s_cbranch_scc1 .LBB0_65
; %bb.64:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s2, s1, 6
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[76:77], s[2:3], 1, v[38:39]
	global_load_ushort v35, v[76:77], off
.LBB0_65:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b32 s1, s0, 16
	v_mov_b32_e32 v76, 0
	s_cmp_ge_i32 s1, s11
	v_mov_b32_e32 v77, v76
	s_cbranch_scc0 .LBB0_69
; %bb.66:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b32 s1, s0, 17
	s_cmp_ge_i32 s1, s11
	s_cbranch_scc0 .LBB0_70
.LBB0_67:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b32 s1, s0, 18
	s_cmp_ge_i32 s1, s11
	v_mov_b32_e32 v80, 0
	s_cbranch_scc0 .LBB0_71
.LBB0_68:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b32 s0, s0, 19
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc0 .LBB0_38
	s_branch .LBB0_72
.LBB0_69:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s2, s1, 6
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[80:81], s[2:3], 1, v[38:39]
	global_load_ushort v77, v[80:81], off
	s_or_b32 s1, s0, 17
	s_cmp_ge_i32 s1, s11
	s_cbranch_scc1 .LBB0_67
.LBB0_70:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s2, s1, 6
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[80:81], s[2:3], 1, v[38:39]
	global_load_ushort v76, v[80:81], off
	s_or_b32 s1, s0, 18
	s_cmp_ge_i32 s1, s11
	v_mov_b32_e32 v80, 0
	s_cbranch_scc1 .LBB0_68
.LBB0_71:                               ;   in Loop: Header=BB0_40 Depth=1
	s_lshl_b32 s2, s1, 6
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[80:81], s[2:3], 1, v[38:39]
	global_load_ushort v80, v[80:81], off
	s_or_b32 s0, s0, 19
	s_cmp_ge_i32 s0, s11
	s_cbranch_scc0 .LBB0_38
.LBB0_72:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v81, 0
	s_branch .LBB0_39
.LBB0_73:
	v_mov_b32_e32 v18, 0
	s_branch .LBB0_75
.LBB0_74:                               ; %._crit_edge.loopexit
	v_mov_b32_e32 v21, s82
	s_nop 4
	v_mov_b32_e32 v19, v16
.LBB0_75:                               ; %._crit_edge
	s_lshr_b32 s0, s79, 2
	s_or_b32 s33, s33, s0
	v_or_b32_e32 v0, s33, v44
	v_add_u32_e32 v1, 0, v46
	v_cmp_gt_i32_e32 vcc, s10, v0
	v_add_u32_e32 v16, v1, v21
	s_barrier
	ds_write_b32 v16, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_77
; %bb.76:                               ; %.critedge
	v_add_u32_e32 v1, s79, v1
	ds_read_b32 v16, v1
	v_or_b32_e32 v22, s78, v45
	v_lshlrev_b32_e32 v0, 6, v0
	s_waitcnt lgkmcnt(0)
	v_div_scale_f32 v1, s[0:1], v16, v16, v17
	v_rcp_f32_e32 v20, v1
	v_div_scale_f32 v23, vcc, v17, v16, v17
	v_div_scale_f32 v18, s[0:1], v16, v16, v19
	v_rcp_f32_e32 v21, v18
	v_fma_f32 v24, -v1, v20, 1.0
	v_fmac_f32_e32 v20, v24, v20
	v_mul_f32_e32 v24, v23, v20
	v_fma_f32 v26, -v1, v24, v23
	v_fmac_f32_e32 v24, v26, v20
	v_fma_f32 v1, -v1, v24, v23
	v_div_fmas_f32 v1, v1, v20, v24
	v_fma_f32 v25, -v18, v21, 1.0
	v_div_fixup_f32 v1, v1, v16, v17
	v_cvt_f16_f32_e32 v17, v1
	v_fmac_f32_e32 v21, v25, v21
	v_div_scale_f32 v1, vcc, v19, v16, v19
	v_mul_f32_e32 v20, v1, v21
	v_fma_f32 v23, -v18, v20, v1
	v_fmac_f32_e32 v20, v23, v21
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v15
	v_rcp_f32_e32 v23, v18
	v_div_fmas_f32 v1, v1, v21, v20
	v_div_fixup_f32 v1, v1, v16, v19
	v_cvt_f16_f32_e32 v19, v1
	v_fma_f32 v1, -v18, v23, 1.0
	v_fmac_f32_e32 v23, v1, v23
	v_div_scale_f32 v1, vcc, v15, v16, v15
	v_mul_f32_e32 v20, v1, v23
	v_fma_f32 v21, -v18, v20, v1
	v_fmac_f32_e32 v20, v21, v23
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v14
	v_rcp_f32_e32 v21, v18
	v_div_fmas_f32 v1, v1, v23, v20
	v_div_fixup_f32 v1, v1, v16, v15
	v_cvt_f16_f32_e32 v15, v1
	v_fma_f32 v1, -v18, v21, 1.0
	v_fmac_f32_e32 v21, v1, v21
	v_div_scale_f32 v1, vcc, v14, v16, v14
	v_mul_f32_e32 v20, v1, v21
	v_fma_f32 v23, -v18, v20, v1
	v_fmac_f32_e32 v20, v23, v21
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v13
	v_rcp_f32_e32 v23, v18
	v_div_fmas_f32 v1, v1, v21, v20
	v_div_fixup_f32 v1, v1, v16, v14
	v_cvt_f16_f32_e32 v14, v1
	v_fma_f32 v1, -v18, v23, 1.0
	v_fmac_f32_e32 v23, v1, v23
	v_div_scale_f32 v1, vcc, v13, v16, v13
	v_mul_f32_e32 v20, v1, v23
	v_fma_f32 v21, -v18, v20, v1
	v_fmac_f32_e32 v20, v21, v23
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v12
	v_rcp_f32_e32 v21, v18
	v_div_fmas_f32 v1, v1, v23, v20
	v_div_fixup_f32 v1, v1, v16, v13
	v_cvt_f16_f32_e32 v13, v1
	v_fma_f32 v1, -v18, v21, 1.0
	v_fmac_f32_e32 v21, v1, v21
	v_div_scale_f32 v1, vcc, v12, v16, v12
	v_mul_f32_e32 v20, v1, v21
	v_fma_f32 v23, -v18, v20, v1
	v_fmac_f32_e32 v20, v23, v21
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v11
	v_rcp_f32_e32 v23, v18
	v_div_fmas_f32 v1, v1, v21, v20
	v_div_fixup_f32 v1, v1, v16, v12
	v_cvt_f16_f32_e32 v12, v1
	v_fma_f32 v1, -v18, v23, 1.0
	v_fmac_f32_e32 v23, v1, v23
	v_div_scale_f32 v1, vcc, v11, v16, v11
	v_mul_f32_e32 v20, v1, v23
	v_fma_f32 v21, -v18, v20, v1
	v_fmac_f32_e32 v20, v21, v23
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v10
	v_rcp_f32_e32 v21, v18
	v_div_fmas_f32 v1, v1, v23, v20
	v_div_fixup_f32 v1, v1, v16, v11
	v_cvt_f16_f32_e32 v11, v1
	v_fma_f32 v1, -v18, v21, 1.0
	v_fmac_f32_e32 v21, v1, v21
	v_div_scale_f32 v1, vcc, v10, v16, v10
	v_mul_f32_e32 v20, v1, v21
	v_fma_f32 v23, -v18, v20, v1
	v_fmac_f32_e32 v20, v23, v21
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v9
	v_rcp_f32_e32 v23, v18
	v_div_fmas_f32 v1, v1, v21, v20
	v_div_fixup_f32 v1, v1, v16, v10
	v_cvt_f16_f32_e32 v10, v1
	v_fma_f32 v1, -v18, v23, 1.0
	v_fmac_f32_e32 v23, v1, v23
	v_div_scale_f32 v1, vcc, v9, v16, v9
	v_mul_f32_e32 v20, v1, v23
	v_fma_f32 v21, -v18, v20, v1
	v_fmac_f32_e32 v20, v21, v23
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v8
	v_rcp_f32_e32 v21, v18
	v_div_fmas_f32 v1, v1, v23, v20
	v_div_fixup_f32 v1, v1, v16, v9
	v_cvt_f16_f32_e32 v9, v1
	v_fma_f32 v1, -v18, v21, 1.0
	v_fmac_f32_e32 v21, v1, v21
	v_div_scale_f32 v1, vcc, v8, v16, v8
	v_mul_f32_e32 v20, v1, v21
	v_fma_f32 v23, -v18, v20, v1
	v_fmac_f32_e32 v20, v23, v21
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v7
	v_rcp_f32_e32 v23, v18
	v_div_fmas_f32 v1, v1, v21, v20
	v_div_fixup_f32 v1, v1, v16, v8
	v_cvt_f16_f32_e32 v8, v1
	v_fma_f32 v1, -v18, v23, 1.0
	v_fmac_f32_e32 v23, v1, v23
	v_div_scale_f32 v1, vcc, v7, v16, v7
	v_mul_f32_e32 v20, v1, v23
	v_fma_f32 v21, -v18, v20, v1
	v_fmac_f32_e32 v20, v21, v23
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v6
	v_rcp_f32_e32 v21, v18
	v_div_fmas_f32 v1, v1, v23, v20
	v_div_fixup_f32 v1, v1, v16, v7
	v_cvt_f16_f32_e32 v7, v1
	v_fma_f32 v1, -v18, v21, 1.0
	v_fmac_f32_e32 v21, v1, v21
	v_div_scale_f32 v1, vcc, v6, v16, v6
	v_mul_f32_e32 v20, v1, v21
	v_fma_f32 v23, -v18, v20, v1
	v_fmac_f32_e32 v20, v23, v21
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v5
	v_rcp_f32_e32 v23, v18
	v_div_fmas_f32 v1, v1, v21, v20
	v_div_fixup_f32 v1, v1, v16, v6
	v_cvt_f16_f32_e32 v6, v1
	v_fma_f32 v1, -v18, v23, 1.0
	v_fmac_f32_e32 v23, v1, v23
	v_div_scale_f32 v1, vcc, v5, v16, v5
	v_mul_f32_e32 v20, v1, v23
	v_fma_f32 v21, -v18, v20, v1
	v_fmac_f32_e32 v20, v21, v23
	v_fma_f32 v1, -v18, v20, v1
	v_div_scale_f32 v18, s[0:1], v16, v16, v4
	v_rcp_f32_e32 v21, v18
	v_div_fmas_f32 v1, v1, v23, v20
	v_div_fixup_f32 v1, v1, v16, v5
	v_cvt_f16_f32_e32 v20, v1
	v_fma_f32 v1, -v18, v21, 1.0
	v_fmac_f32_e32 v21, v1, v21
	v_div_scale_f32 v1, vcc, v4, v16, v4
	v_mul_f32_e32 v5, v1, v21
	v_fma_f32 v23, -v18, v5, v1
	v_fmac_f32_e32 v5, v23, v21
	v_fma_f32 v1, -v18, v5, v1
	v_div_fmas_f32 v1, v1, v21, v5
	v_div_scale_f32 v5, s[2:3], v16, v16, v2
	v_rcp_f32_e32 v21, v5
	v_div_fixup_f32 v1, v1, v16, v4
	v_lshlrev_b32_e32 v4, 1, v22
	s_add_u32 s0, s8, s68
	v_fma_f32 v22, -v5, v21, 1.0
	v_fmac_f32_e32 v21, v22, v21
	v_div_scale_f32 v22, vcc, v2, v16, v2
	v_mul_f32_e32 v23, v22, v21
	v_fma_f32 v24, -v5, v23, v22
	v_cvt_f16_f32_e32 v18, v1
	s_addc_u32 s1, s9, s69
	v_ashrrev_i32_e32 v1, 31, v0
	v_fmac_f32_e32 v23, v24, v21
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[0:1]
	v_fma_f32 v5, -v5, v23, v22
	v_div_scale_f32 v22, s[0:1], v16, v16, v3
	v_rcp_f32_e32 v24, v22
	v_div_fmas_f32 v5, v5, v21, v23
	v_div_fixup_f32 v2, v5, v16, v2
	v_cvt_f16_f32_e32 v2, v2
	v_fma_f32 v5, -v22, v24, 1.0
	v_fmac_f32_e32 v24, v5, v24
	v_div_scale_f32 v5, vcc, v3, v16, v3
	v_mul_f32_e32 v21, v5, v24
	v_fma_f32 v23, -v22, v21, v5
	v_fmac_f32_e32 v21, v23, v24
	v_fma_f32 v5, -v22, v21, v5
	v_div_fmas_f32 v5, v5, v24, v21
	v_div_fixup_f32 v3, v5, v16, v3
	v_cvt_f16_f32_e32 v16, v3
	v_mov_b32_e32 v5, 0
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	v_pack_b32_f16 v3, v18, v20
	v_pack_b32_f16 v2, v2, v16
	global_store_dwordx2 v[0:1], v[2:3], off
	v_pack_b32_f16 v3, v8, v9
	v_pack_b32_f16 v2, v6, v7
	global_store_dwordx2 v[0:1], v[2:3], off offset:16
	v_pack_b32_f16 v3, v12, v13
	v_pack_b32_f16 v2, v10, v11
	global_store_dwordx2 v[0:1], v[2:3], off offset:32
	v_pack_b32_f16 v3, v19, v17
	v_pack_b32_f16 v2, v14, v15
	global_store_dwordx2 v[0:1], v[2:3], off offset:48
.LBB0_77:                               ; %.critedge28
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
		.amdhsa_next_free_vgpr 117
		.amdhsa_next_free_sgpr 84
		.amdhsa_accum_offset 120
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
	.set .Lattention.num_vgpr, 117
	.set .Lattention.num_agpr, 0
	.set .Lattention.numbered_sgpr, 84
	.set .Lattention.num_named_barrier, 0
	.set .Lattention.private_seg_size, 0
	.set .Lattention.uses_vcc, 1
	.set .Lattention.uses_flat_scratch, 0
	.set .Lattention.has_dyn_sized_stack, 0
	.set .Lattention.has_recursion, 0
	.set .Lattention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 6260
; TotalNumSgprs: 90
; NumVgprs: 117
; NumAgprs: 0
; TotalNumVgprs: 117
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 90
; NumVGPRsForWavesPerEU: 117
; AccumOffset: 120
; Occupancy: 4
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 29
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
    .sgpr_count:     90
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     117
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
