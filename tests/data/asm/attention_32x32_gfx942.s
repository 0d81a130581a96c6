; To reproduce the .rocmasm from .optimized.ll, run:
; llc -mtriple=amdgcn-amd-amdhsa -mcpu=gfx942 -mattr='-fma-mix-insts' -O3 <.optimized.ll> -o <out.rocmasm>

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	base_attention
	.p2align	8
	.type	base_attention,@function
base_attention:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx4 s[4:7], s[0:1], 0x8
	s_load_dwordx2 s[8:9], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	v_lshrrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v6, 31, v0
	s_movk_i32 s0, 0x60
	v_and_or_b32 v106, v1, s0, v6
	s_lshl_b32 s0, s12, 14
	v_lshrrev_b32_e32 v1, 3, v0
	s_add_u32 s0, s2, s0
	v_mov_b32_e32 v3, 0
	v_and_b32_e32 v107, 4, v1
	s_addc_u32 s1, s3, 0
	v_lshlrev_b32_e32 v2, 7, v106
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[2:3]
	v_lshlrev_b32_e32 v2, 1, v107
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[2:3]
	global_load_dwordx2 v[130:131], v[4:5], off
	global_load_dwordx2 v[132:133], v[4:5], off offset:16
	global_load_dwordx2 v[134:135], v[4:5], off offset:32
	global_load_dwordx2 v[136:137], v[4:5], off offset:48
	global_load_dwordx2 v[138:139], v[4:5], off offset:64
	global_load_dwordx2 v[140:141], v[4:5], off offset:80
	global_load_dwordx2 v[142:143], v[4:5], off offset:96
	global_load_dwordx2 v[144:145], v[4:5], off offset:112
	v_lshlrev_b32_e32 v2, 3, v0
	v_lshlrev_b32_e32 v4, 6, v1
	v_lshrrev_b32_e32 v7, 5, v0
	v_sub_u32_e32 v2, v2, v4
	v_lshlrev_b32_e32 v4, 1, v0
	v_lshlrev_b32_e32 v5, 6, v7
	v_sub_u32_e32 v8, v4, v5
	v_mul_u32_u24_e32 v1, 0x88, v1
	v_lshl_add_u32 v32, v2, 1, v1
	v_mul_i32_i24_e32 v1, 0x88, v8
	v_lshl_add_u32 v113, v7, 4, v1
	v_mul_u32_u24_e32 v1, 0x44, v6
	s_lshl_b32 s33, s11, 6
	s_lshl_b32 s0, s12, 15
	s_lshl_b32 s71, s12, 16
	v_add_lshl_u32 v114, v1, v107, 1
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_mbcnt_hi_u32_b32 v1, -1, v1
	s_add_u32 s0, s4, s0
	v_add_u32_e32 v4, s33, v8
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshlrev_b32_e32 v2, 4, v0
	s_addc_u32 s1, s5, 0
	v_ashrrev_i32_e32 v5, 31, v4
	v_xor_b32_e32 v115, 0x80, v1
	v_lshl_add_u64 v[0:1], s[0:1], 0, v[2:3]
	s_mov_b64 s[0:1], 0x1000
	v_lshl_or_b32 v2, v7, 11, s71
	v_add_u32_e32 v33, 16, v114
	v_add_u32_e32 v34, 32, v114
	v_add_u32_e32 v35, 48, v114
	v_add_u32_e32 v36, 64, v114
	v_add_u32_e32 v37, 0x50, v114
	v_add_u32_e32 v38, 0x60, v114
	v_add_u32_e32 v39, 0x70, v114
	v_lshl_add_u64 v[108:109], v[0:1], 0, s[0:1]
	v_lshl_add_u64 v[0:1], v[4:5], 1, v[2:3]
	v_lshl_add_u64 v[110:111], s[6:7], 0, v[0:1]
	s_mov_b64 s[68:69], 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v112, 0xc9742400
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_add_u32_e32 v116, 0x2200, v32
	v_add_u32_e32 v117, 0x3300, v32
	s_mov_b32 s74, 0x5040100
	s_mov_b32 s75, 0x7060302
	s_movk_i32 s76, 0x100
	v_mov_b32_e32 v118, 0xc9742400
	s_mov_b32 s70, 0x3e38aa3b
	s_mov_b32 s77, 0xc2fc0000
	v_mov_b32_e32 v119, 0x42800000
	v_not_b32_e32 v120, 63
	s_mov_b64 s[72:73], 0x2000
	v_add_u32_e32 v121, 0x100, v33
	v_add_u32_e32 v122, 0x100, v34
	v_add_u32_e32 v123, 0x100, v35
	v_add_u32_e32 v124, 0x100, v36
	v_add_u32_e32 v125, 0x100, v37
	v_add_u32_e32 v126, 0x100, v38
	v_add_u32_e32 v127, 0x100, v39
	v_add_u32_e32 v128, 0x2000, v114
	v_mov_b32_e32 v129, v107
.LBB0_1:
	global_load_dwordx4 v[32:35], v[108:109], off offset:-4096
	v_lshl_add_u64 v[40:41], v[110:111], 0, s[68:69]
	v_cmp_gt_u32_e32 vcc, s76, v129
	s_add_u32 s68, s68, 0x4000
	s_addc_u32 s69, s69, 0
	v_add_u32_e32 v129, 64, v129
	s_cmp_lg_u32 s68, 0x10000
	s_barrier
	global_load_dwordx4 v[36:39], v[108:109], off
	global_load_dword v42, v[40:41], off
	global_load_dword v43, v[40:41], off offset:256
	global_load_dword v44, v[40:41], off offset:512
	global_load_dword v45, v[40:41], off offset:768
	global_load_dword v46, v[40:41], off offset:1024
	global_load_dword v47, v[40:41], off offset:1280
	global_load_dword v48, v[40:41], off offset:1536
	global_load_dword v49, v[40:41], off offset:1792
	v_lshl_add_u64 v[108:109], v[108:109], 0, s[72:73]
	s_waitcnt vmcnt(9)
	ds_write2_b64 v116, v[32:33], v[34:35] offset1:1
	s_waitcnt vmcnt(8)
	ds_write2_b64 v117, v[36:37], v[38:39] offset1:1
	s_waitcnt vmcnt(6)
	v_perm_b32 v32, v43, v42, s74
	v_perm_b32 v36, v43, v42, s75
	s_waitcnt vmcnt(4)
	v_perm_b32 v33, v45, v44, s74
	v_perm_b32 v37, v45, v44, s75
	s_waitcnt vmcnt(2)
	v_perm_b32 v34, v47, v46, s74
	v_perm_b32 v38, v47, v46, s75
	s_waitcnt vmcnt(0)
	v_perm_b32 v35, v49, v48, s74
	v_perm_b32 v39, v49, v48, s75
	ds_write_b128 v113, v[32:35]
	ds_write2_b64 v113, v[36:37], v[38:39] offset0:17 offset1:18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[62:65], v128 offset0:64 offset1:66
	ds_read_b64 v[66:67], v114 offset:13056
	ds_read2st64_b64 v[84:87], v121 offset0:8 offset1:25
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_f16 v[32:47], v[62:63], v[130:131], 0
	ds_read2st64_b64 v[80:83], v122 offset0:8 offset1:25
	ds_read2st64_b64 v[76:79], v123 offset0:8 offset1:25
	ds_read2st64_b64 v[72:75], v124 offset0:8 offset1:25
	ds_read2st64_b64 v[68:71], v125 offset0:8 offset1:25
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_32x32x8_f16 v[48:63], v[66:67], v[130:131], 0
	v_mfma_f32_32x32x8_f16 v[32:47], v[64:65], v[132:133], v[32:47]
	ds_read2_b64 v[64:67], v128 offset0:68 offset1:70
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_32x32x8_f16 v[48:63], v[86:87], v[132:133], v[48:63]
	ds_read2_b64 v[86:89], v128 offset0:76 offset1:78
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[32:47], v[64:65], v[134:135], v[32:47]
	v_mfma_f32_32x32x8_f16 v[48:63], v[82:83], v[134:135], v[48:63]
	v_mfma_f32_32x32x8_f16 v[32:47], v[66:67], v[136:137], v[32:47]
	ds_read2_b64 v[64:67], v128 offset0:72 offset1:74
	v_mfma_f32_32x32x8_f16 v[48:63], v[78:79], v[136:137], v[48:63]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[32:47], v[64:65], v[138:139], v[32:47]
	v_mfma_f32_32x32x8_f16 v[48:63], v[74:75], v[138:139], v[48:63]
	v_mfma_f32_32x32x8_f16 v[32:47], v[66:67], v[140:141], v[32:47]
	ds_read2st64_b64 v[64:67], v126 offset0:8 offset1:25
	v_mfma_f32_32x32x8_f16 v[48:63], v[70:71], v[140:141], v[48:63]
	v_cndmask_b32_e64 v70, v118, 0, vcc
	v_mfma_f32_32x32x8_f16 v[32:47], v[86:87], v[142:143], v[32:47]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[48:63], v[66:67], v[142:143], v[48:63]
	v_mov_b32_e32 v66, v90
	v_mov_b32_e32 v67, v112
	v_mfma_f32_32x32x8_f16 v[32:47], v[88:89], v[144:145], v[32:47]
	ds_read2st64_b64 v[86:89], v127 offset0:8 offset1:25
	ds_read_b64 v[166:167], v114 offset:4352
	ds_read2_b64 v[102:105], v114 offset1:2
	ds_read2_b64 v[98:101], v114 offset0:4 offset1:6
	ds_read2_b64 v[94:97], v114 offset0:8 offset1:10
	ds_read2_b64 v[90:93], v114 offset0:12 offset1:14
	s_nop 4
	v_pk_add_f32 v[34:35], v[70:71], v[34:35] op_sel_hi:[0,1]
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_32x32x8_f16 v[48:63], v[88:89], v[144:145], v[48:63]
	v_add_f32_e64 v32, v70, v32
	v_add_f32_e64 v33, v70, v33
	v_add_f32_e64 v36, v70, v36
	v_add_f32_e64 v37, v70, v37
	v_add_f32_e64 v38, v70, v38
	v_add_f32_e64 v39, v70, v39
	v_pk_add_f32 v[40:41], v[70:71], v[40:41] op_sel_hi:[0,1]
	v_pk_add_f32 v[74:75], v[70:71], v[42:43] op_sel_hi:[0,1]
	v_pk_add_f32 v[44:45], v[70:71], v[44:45] op_sel_hi:[0,1]
	v_pk_add_f32 v[42:43], v[70:71], v[46:47] op_sel_hi:[0,1]
	s_nop 0
	v_pk_add_f32 v[78:79], v[70:71], v[50:51] op_sel_hi:[0,1]
	v_pk_add_f32 v[52:53], v[70:71], v[52:53] op_sel_hi:[0,1]
	v_pk_add_f32 v[82:83], v[70:71], v[54:55] op_sel_hi:[0,1]
	v_pk_add_f32 v[56:57], v[70:71], v[56:57] op_sel_hi:[0,1]
	v_pk_add_f32 v[58:59], v[70:71], v[58:59] op_sel_hi:[0,1]
	v_pk_add_f32 v[60:61], v[70:71], v[60:61] op_sel_hi:[0,1]
	v_pk_add_f32 v[62:63], v[70:71], v[62:63] op_sel_hi:[0,1]
	v_pk_add_f32 v[70:71], v[70:71], v[48:49] op_sel_hi:[0,1]
	v_pk_mul_f32 v[148:149], v[34:35], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[150:151], v[32:33], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[146:147], v[36:37], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[160:161], v[70:71], s[70:71] op_sel_hi:[1,0]
	v_max3_f32 v112, v150, v151, v148
	v_max_f32_e32 v160, v160, v161
	v_max3_f32 v112, v112, v149, v146
	v_pk_mul_f32 v[148:149], v[78:79], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[88:89], v[38:39], s[70:71] op_sel_hi:[1,0]
	v_max3_f32 v146, v160, v148, v149
	v_pk_mul_f32 v[148:149], v[52:53], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[54:55], v[40:41], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[150:151], v[82:83], s[70:71] op_sel_hi:[1,0]
	v_max3_f32 v88, v112, v147, v88
	v_max3_f32 v112, v146, v148, v149
	v_pk_mul_f32 v[50:51], v[74:75], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[158:159], v[56:57], s[70:71] op_sel_hi:[1,0]
	v_max3_f32 v54, v88, v89, v54
	v_max3_f32 v88, v112, v150, v151
	v_pk_mul_f32 v[48:49], v[44:45], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[156:157], v[58:59], s[70:71] op_sel_hi:[1,0]
	v_max3_f32 v50, v54, v55, v50
	v_max3_f32 v54, v88, v158, v159
	v_pk_mul_f32 v[46:47], v[42:43], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[154:155], v[60:61], s[70:71] op_sel_hi:[1,0]
	v_max3_f32 v48, v50, v51, v48
	v_max3_f32 v50, v54, v156, v157
	v_pk_mul_f32 v[152:153], v[62:63], s[70:71] op_sel_hi:[1,0]
	v_max3_f32 v46, v48, v49, v46
	v_max3_f32 v48, v50, v154, v155
	v_max3_f32 v48, v48, v152, v153
	v_max3_f32 v46, v46, v47, v48
	ds_bpermute_b32 v47, v115, v46
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v112, v67, v46, v47
	v_pk_fma_f32 v[146:147], v[34:35], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[148:149], v[32:33], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[88:89], v[36:37], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cmp_gt_f32_e64 s[64:65], s77, v148
	v_cmp_gt_f32_e64 s[66:67], s77, v146
	v_cmp_gt_f32_e64 s[56:57], s77, v147
	v_pk_fma_f32 v[50:51], v[74:75], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[74:75], v[38:39], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[34:35], v[60:61], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[36:37], v[58:59], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[38:39], v[56:57], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cmp_gt_f32_e64 s[60:61], s77, v88
	v_cmp_gt_f32_e64 s[50:51], s77, v89
	v_cndmask_b32_e64 v56, 0, v119, s[64:65]
	v_cndmask_b32_e64 v59, 0, v119, s[66:67]
	v_cndmask_b32_e64 v60, 0, v119, s[56:57]
	v_pk_fma_f32 v[32:33], v[62:63], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cndmask_b32_e64 v61, 0, v119, s[60:61]
	v_cndmask_b32_e64 v62, 0, v119, s[50:51]
	v_add_f32_e32 v56, v148, v56
	v_add_f32_e32 v59, v146, v59
	v_add_f32_e32 v60, v147, v60
	v_add_f32_e32 v61, v88, v61
	v_add_f32_e32 v62, v89, v62
	v_exp_f32_e32 v56, v56
	v_exp_f32_e32 v59, v59
	v_exp_f32_e32 v89, v60
	v_cmp_gt_f32_e64 s[52:53], s77, v74
	v_exp_f32_e32 v146, v61
	v_exp_f32_e32 v147, v62
	v_cmp_gt_f32_e64 s[54:55], s77, v75
	v_cndmask_b32_e64 v63, 0, v119, s[52:53]
	v_sub_f32_e32 v67, v67, v112
	v_pk_fma_f32 v[46:47], v[44:45], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[44:45], v[52:53], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[48:49], v[78:79], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[52:53], v[70:71], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cmp_gt_f32_e64 s[58:59], s77, v149
	v_cndmask_b32_e64 v70, 0, v119, s[54:55]
	v_cndmask_b32_e64 v78, 0, v120, s[64:65]
	v_cndmask_b32_e64 v88, 0, v120, s[66:67]
	v_add_f32_e32 v63, v74, v63
	v_cndmask_b32_e64 v74, 0, v120, s[56:57]
	v_cmp_gt_f32_e64 s[62:63], s77, v67
	v_cndmask_b32_e64 v57, 0, v119, s[58:59]
	v_add_f32_e32 v70, v75, v70
	v_cndmask_b32_e64 v75, 0, v120, s[60:61]
	v_ldexp_f32 v56, v56, v78
	v_cndmask_b32_e64 v78, 0, v120, s[50:51]
	v_ldexp_f32 v60, v59, v88
	v_ldexp_f32 v61, v89, v74
	v_cndmask_b32_e64 v58, 0, v119, s[62:63]
	v_add_f32_e32 v57, v149, v57
	v_exp_f32_e32 v163, v63
	v_ldexp_f32 v62, v146, v75
	v_ldexp_f32 v63, v147, v78
	v_cvt_f16_f32_e32 v75, v61
	v_cvt_f16_f32_e32 v78, v60
	v_exp_f32_e32 v57, v57
	v_add_f32_e32 v58, v67, v58
	v_exp_f32_e32 v58, v58
	v_exp_f32_e32 v164, v70
	v_cndmask_b32_e64 v79, 0, v120, s[58:59]
	v_cvt_f16_f32_e32 v59, v63
	v_pack_b32_f16 v75, v78, v75
	v_cvt_f16_f32_e32 v78, v62
	v_cndmask_b32_e64 v71, 0, v120, s[62:63]
	v_ldexp_f32 v57, v57, v79
	v_cndmask_b32_e64 v67, 0, v120, s[54:55]
	v_ldexp_f32 v58, v58, v71
	v_ldexp_f32 v71, v164, v67
	v_cvt_f16_f32_e32 v67, v57
	v_cvt_f16_f32_e32 v74, v56
	v_pk_fma_f32 v[54:55], v[40:41], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[40:41], v[82:83], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cmp_gt_f32_e64 s[18:19], s77, v39
	v_cmp_gt_f32_e64 s[16:17], s77, v41
	v_pk_mul_f32 v[30:31], v[30:31], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[28:29], v[28:29], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[26:27], v[26:27], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[24:25], v[24:25], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[22:23], v[22:23], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[20:21], v[20:21], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[18:19], v[18:19], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[58:59] op_sel_hi:[1,0]
	v_pack_b32_f16 v78, v78, v59
	v_cndmask_b32_e64 v59, 0, v119, s[18:19]
	v_add_f32_e32 v39, v39, v59
	v_cndmask_b32_e64 v59, 0, v120, s[16:17]
	v_pack_b32_f16 v74, v74, v67
	v_pk_mul_f32 v[14:15], v[14:15], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[0:1], v[0:1], v[58:59] op_sel_hi:[1,0]
	v_mfma_f32_32x32x8_f16 v[16:31], v[102:103], v[74:75], v[16:31]
	v_cndmask_b32_e64 v79, 0, v120, s[52:53]
	v_ldexp_f32 v70, v163, v79
	v_cmp_gt_f32_e64 s[24:25], s77, v54
	v_cmp_gt_f32_e64 s[0:1], s77, v55
	v_cmp_gt_f32_e64 s[26:27], s77, v50
	v_cmp_gt_f32_e64 s[2:3], s77, v51
	v_cvt_f16_f32_e32 v79, v71
	v_mfma_f32_32x32x8_f16 v[0:15], v[166:167], v[74:75], v[0:15]
	v_cvt_f16_f32_e32 v67, v70
	v_cndmask_b32_e64 v82, 0, v119, s[24:25]
	v_cndmask_b32_e64 v83, 0, v119, s[0:1]
	v_cndmask_b32_e64 v150, 0, v119, s[26:27]
	v_cndmask_b32_e64 v151, 0, v119, s[2:3]
	v_add_f32_e32 v54, v54, v82
	v_add_f32_e32 v55, v55, v83
	v_add_f32_e32 v50, v50, v150
	v_add_f32_e32 v51, v51, v151
	v_exp_f32_e32 v54, v54
	v_exp_f32_e32 v55, v55
	v_exp_f32_e32 v50, v50
	v_exp_f32_e32 v51, v51
	v_cmp_gt_f32_e64 s[46:47], s77, v34
	v_cmp_gt_f32_e64 s[22:23], s77, v35
	v_cmp_gt_f32_e64 s[48:49], s77, v32
	v_cmp_gt_f32_e32 vcc, s77, v33
	v_pack_b32_f16 v79, v67, v79
	v_cmp_gt_f32_e64 s[40:41], s77, v40
	v_cmp_gt_f32_e64 s[42:43], s77, v38
	v_mfma_f32_32x32x8_f16 v[16:31], v[104:105], v[78:79], v[16:31]
	v_cndmask_b32_e64 v89, 0, v119, s[46:47]
	v_cndmask_b32_e64 v102, 0, v119, s[22:23]
	v_cndmask_b32_e64 v103, 0, v119, s[48:49]
	v_cndmask_b32_e32 v82, 0, v119, vcc
	v_cmp_gt_f32_e64 s[38:39], s77, v44
	v_cmp_gt_f32_e64 s[14:15], s77, v45
	v_cndmask_b32_e64 v162, 0, v119, s[40:41]
	v_mfma_f32_32x32x8_f16 v[0:15], v[84:85], v[78:79], v[0:15]
	v_cndmask_b32_e64 v148, 0, v119, s[16:17]
	v_cndmask_b32_e64 v149, 0, v119, s[42:43]
	v_cndmask_b32_e64 v83, 0, v120, s[24:25]
	v_cndmask_b32_e64 v104, 0, v120, s[0:1]
	v_cndmask_b32_e64 v105, 0, v120, s[26:27]
	v_cndmask_b32_e64 v146, 0, v120, s[2:3]
	v_add_f32_e32 v34, v34, v89
	v_add_f32_e32 v35, v35, v102
	v_add_f32_e32 v32, v32, v103
	v_add_f32_e32 v33, v33, v82
	v_pk_fma_f32 v[42:43], v[42:43], s[70:71], v[112:113] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cndmask_b32_e64 v160, 0, v119, s[38:39]
	v_cndmask_b32_e64 v161, 0, v119, s[14:15]
	v_add_f32_e32 v40, v40, v162
	v_add_f32_e32 v41, v41, v148
	v_add_f32_e32 v38, v38, v149
	v_exp_f32_e32 v166, v34
	v_exp_f32_e32 v167, v35
	v_exp_f32_e32 v168, v32
	v_exp_f32_e32 v169, v33
	v_ldexp_f32 v32, v54, v83
	v_ldexp_f32 v33, v55, v104
	v_ldexp_f32 v34, v50, v105
	v_ldexp_f32 v35, v51, v146
	v_cmp_gt_f32_e64 s[28:29], s77, v46
	v_cmp_gt_f32_e64 s[4:5], s77, v47
	v_cmp_gt_f32_e64 s[30:31], s77, v42
	v_cmp_gt_f32_e64 s[6:7], s77, v43
	v_add_f32_e32 v44, v44, v160
	v_add_f32_e32 v45, v45, v161
	v_exp_f32_e32 v160, v40
	v_exp_f32_e32 v161, v41
	v_exp_f32_e32 v162, v38
	v_exp_f32_e32 v163, v39
	v_cvt_f16_f32_e32 v38, v33
	v_cvt_f16_f32_e32 v39, v35
	v_cvt_f16_f32_e32 v40, v34
	v_cvt_f16_f32_e32 v41, v32
	v_cndmask_b32_e64 v152, 0, v119, s[28:29]
	v_cndmask_b32_e64 v153, 0, v119, s[4:5]
	v_cndmask_b32_e64 v154, 0, v119, s[30:31]
	v_cndmask_b32_e64 v155, 0, v119, s[6:7]
	v_add_f32_e32 v46, v46, v152
	v_add_f32_e32 v47, v47, v153
	v_add_f32_e32 v42, v42, v154
	v_add_f32_e32 v43, v43, v155
	v_exp_f32_e32 v46, v46
	v_exp_f32_e32 v47, v47
	v_exp_f32_e32 v42, v42
	v_exp_f32_e32 v43, v43
	v_cmp_gt_f32_e64 s[44:45], s77, v36
	v_cmp_gt_f32_e64 s[20:21], s77, v37
	v_pack_b32_f16 v39, v40, v39
	v_pack_b32_f16 v38, v41, v38
	v_cndmask_b32_e64 v67, 0, v119, s[44:45]
	v_cndmask_b32_e64 v88, 0, v119, s[20:21]
	v_mfma_f32_32x32x8_f16 v[16:31], v[98:99], v[38:39], v[16:31]
	v_cndmask_b32_e64 v147, 0, v120, s[28:29]
	v_cndmask_b32_e64 v150, 0, v120, s[4:5]
	v_cndmask_b32_e64 v151, 0, v120, s[30:31]
	v_cndmask_b32_e64 v152, 0, v120, s[6:7]
	v_add_f32_e32 v36, v36, v67
	v_add_f32_e32 v37, v37, v88
	v_exp_f32_e32 v164, v36
	v_mfma_f32_32x32x8_f16 v[0:15], v[80:81], v[38:39], v[0:15]
	v_exp_f32_e32 v165, v37
	v_ldexp_f32 v36, v46, v147
	v_ldexp_f32 v37, v47, v150
	v_ldexp_f32 v40, v42, v151
	v_ldexp_f32 v41, v43, v152
	v_cmp_gt_f32_e64 s[34:35], s77, v52
	v_cmp_gt_f32_e64 s[10:11], s77, v53
	v_cmp_gt_f32_e64 s[36:37], s77, v48
	v_cmp_gt_f32_e64 s[12:13], s77, v49
	v_cvt_f16_f32_e32 v46, v37
	v_cvt_f16_f32_e32 v38, v41
	v_cvt_f16_f32_e32 v39, v40
	v_cvt_f16_f32_e32 v47, v36
	v_cndmask_b32_e64 v156, 0, v119, s[34:35]
	v_cndmask_b32_e64 v157, 0, v119, s[10:11]
	v_cndmask_b32_e64 v158, 0, v119, s[36:37]
	v_cndmask_b32_e64 v159, 0, v119, s[12:13]
	v_add_f32_e32 v52, v52, v156
	v_add_f32_e32 v53, v53, v157
	v_add_f32_e32 v48, v48, v158
	v_add_f32_e32 v49, v49, v159
	v_exp_f32_e32 v52, v52
	v_exp_f32_e32 v53, v53
	v_exp_f32_e32 v48, v48
	v_exp_f32_e32 v49, v49
	v_pack_b32_f16 v39, v39, v38
	v_pack_b32_f16 v38, v47, v46
	v_cndmask_b32_e64 v153, 0, v120, s[34:35]
	v_cndmask_b32_e64 v154, 0, v120, s[10:11]
	v_mfma_f32_32x32x8_f16 v[16:31], v[100:101], v[38:39], v[16:31]
	v_cndmask_b32_e64 v155, 0, v120, s[36:37]
	v_cndmask_b32_e64 v156, 0, v120, s[12:13]
	v_exp_f32_e32 v74, v44
	v_exp_f32_e32 v159, v45
	v_ldexp_f32 v42, v52, v153
	v_ldexp_f32 v43, v53, v154
	v_ldexp_f32 v44, v48, v155
	v_mfma_f32_32x32x8_f16 v[0:15], v[76:77], v[38:39], v[0:15]
	v_ldexp_f32 v45, v49, v156
	v_cvt_f16_f32_e32 v52, v43
	v_cvt_f16_f32_e32 v38, v45
	v_cvt_f16_f32_e32 v39, v44
	v_cvt_f16_f32_e32 v53, v42
	v_cndmask_b32_e64 v157, 0, v120, s[38:39]
	v_cndmask_b32_e64 v148, 0, v120, s[14:15]
	v_pack_b32_f16 v39, v39, v38
	v_pack_b32_f16 v38, v53, v52
	v_cndmask_b32_e64 v158, 0, v120, s[40:41]
	v_cndmask_b32_e64 v67, 0, v120, s[18:19]
	v_mfma_f32_32x32x8_f16 v[16:31], v[94:95], v[38:39], v[16:31]
	v_ldexp_f32 v46, v74, v157
	v_ldexp_f32 v47, v159, v148
	v_ldexp_f32 v48, v160, v158
	v_ldexp_f32 v49, v161, v59
	v_ldexp_f32 v51, v163, v67
	v_cvt_f16_f32_e32 v59, v47
	v_cvt_f16_f32_e32 v67, v46
	v_mfma_f32_32x32x8_f16 v[0:15], v[72:73], v[38:39], v[0:15]
	v_cvt_f16_f32_e32 v38, v49
	v_cvt_f16_f32_e32 v39, v48
	v_cndmask_b32_e64 v149, 0, v120, s[42:43]
	v_cndmask_b32_e64 v88, 0, v120, s[44:45]
	v_cndmask_b32_e64 v89, 0, v120, s[20:21]
	v_pack_b32_f16 v39, v39, v38
	v_pack_b32_f16 v38, v67, v59
	v_pk_add_f32 v[42:43], v[56:57], v[42:43]
	v_ldexp_f32 v50, v162, v149
	v_mfma_f32_32x32x8_f16 v[16:31], v[96:97], v[38:39], v[16:31]
	v_ldexp_f32 v52, v164, v88
	v_ldexp_f32 v53, v165, v89
	v_add_f32_e32 v42, v42, v43
	v_add_f32_e64 v34, v34, v52
	v_add_f32_e64 v35, v35, v53
	v_pk_add_f32 v[32:33], v[32:33], v[50:51]
	v_cvt_f16_f32_e32 v51, v51
	v_cvt_f16_f32_e32 v53, v53
	v_mfma_f32_32x32x8_f16 v[0:15], v[68:69], v[38:39], v[0:15]
	v_add_f32_e64 v38, v60, v44
	v_add_f32_e64 v39, v61, v45
	v_cvt_f16_f32_e32 v52, v52
	v_cvt_f16_f32_e32 v50, v50
	v_add_f32_e32 v38, v38, v42
	v_pk_add_f32 v[46:47], v[62:63], v[46:47]
	v_add_f32_e32 v38, v39, v38
	v_add_f32_e32 v42, v46, v38
	v_pk_add_f32 v[48:49], v[70:71], v[48:49]
	v_add_f32_e32 v42, v47, v42
	v_pack_b32_f16 v45, v52, v53
	v_pack_b32_f16 v44, v50, v51
	v_add_f32_e32 v42, v48, v42
	v_add_f32_e32 v42, v49, v42
	v_mfma_f32_32x32x8_f16 v[16:31], v[90:91], v[44:45], v[16:31]
	v_cndmask_b32_e64 v102, 0, v120, s[46:47]
	v_cndmask_b32_e64 v82, 0, v120, s[22:23]
	v_cndmask_b32_e64 v103, 0, v120, s[48:49]
	v_cndmask_b32_e32 v75, 0, v120, vcc
	v_add_f32_e32 v32, v32, v42
	v_ldexp_f32 v54, v166, v102
	v_ldexp_f32 v55, v167, v82
	v_mfma_f32_32x32x8_f16 v[0:15], v[64:65], v[44:45], v[0:15]
	v_ldexp_f32 v74, v168, v103
	v_ldexp_f32 v75, v169, v75
	v_add_f32_e32 v32, v33, v32
	v_cvt_f16_f32_e32 v50, v55
	v_cvt_f16_f32_e32 v51, v54
	v_cvt_f16_f32_e32 v52, v75
	v_cvt_f16_f32_e32 v53, v74
	v_add_f32_e32 v32, v34, v32
	v_pk_add_f32 v[36:37], v[36:37], v[54:55]
	v_add_f32_e32 v32, v35, v32
	v_add_f32_e32 v32, v36, v32
	v_pk_add_f32 v[40:41], v[40:41], v[74:75]
	v_add_f32_e32 v32, v37, v32
	v_pack_b32_f16 v39, v53, v52
	v_pack_b32_f16 v38, v51, v50
	v_add_f32_e32 v32, v40, v32
	v_add_f32_e32 v32, v41, v32
	v_mfma_f32_32x32x8_f16 v[16:31], v[92:93], v[38:39], v[16:31]
	ds_bpermute_b32 v33, v115, v32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v90, v32, v33
	v_fmac_f32_e32 v90, v66, v58
	v_mfma_f32_32x32x8_f16 v[0:15], v[86:87], v[38:39], v[0:15]
	s_cbranch_scc1 .LBB0_1
	v_div_scale_f32 v32, s[0:1], v90, v90, 1.0
	v_rcp_f32_e32 v33, v32
	v_div_scale_f32 v34, vcc, 1.0, v90, 1.0
	s_add_u32 s0, s8, s71
	v_fma_f32 v35, -v32, v33, 1.0
	v_fmac_f32_e32 v33, v35, v33
	v_mul_f32_e32 v35, v34, v33
	v_fma_f32 v36, -v32, v35, v34
	v_fmac_f32_e32 v35, v36, v33
	v_fma_f32 v32, -v32, v35, v34
	v_div_fmas_f32 v32, v32, v33, v35
	v_div_fixup_f32 v32, v32, v90, 1.0
	v_pk_mul_f32 v[30:31], v[30:31], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[28:29], v[28:29], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[26:27], v[26:27], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[24:25], v[24:25], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[22:23], v[22:23], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[20:21], v[20:21], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[18:19], v[18:19], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[0:1], v[0:1], v[32:33] op_sel_hi:[1,0]
	v_or_b32_e32 v36, s33, v107
	s_addc_u32 s1, s9, 0
	v_lshlrev_b32_e32 v32, 9, v106
	v_mov_b32_e32 v33, 0
	v_lshl_add_u64 v[34:35], s[0:1], 0, v[32:33]
	v_lshlrev_b32_e32 v32, 2, v36
	v_lshl_add_u64 v[32:33], v[34:35], 0, v[32:33]
	global_store_dwordx4 v[32:33], v[16:19], off
	global_store_dwordx4 v[32:33], v[20:23], off offset:32
	global_store_dwordx4 v[32:33], v[24:27], off offset:64
	global_store_dwordx4 v[32:33], v[28:31], off offset:96
	global_store_dwordx4 v[32:33], v[0:3], off offset:128
	global_store_dwordx4 v[32:33], v[4:7], off offset:160
	global_store_dwordx4 v[32:33], v[8:11], off offset:192
	global_store_dwordx4 v[32:33], v[12:15], off offset:224
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel base_attention
		.amdhsa_group_segment_fixed_size 17408
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 170
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset 172
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
	.size	base_attention, .Lfunc_end0-base_attention

	.set base_attention.num_vgpr, 170
	.set base_attention.num_agpr, 0
	.set base_attention.numbered_sgpr, 78
	.set base_attention.num_named_barrier, 0
	.set base_attention.private_seg_size, 0
	.set base_attention.uses_vcc, 1
	.set base_attention.uses_flat_scratch, 0
	.set base_attention.has_dyn_sized_stack, 0
	.set base_attention.has_recursion, 0
	.set base_attention.has_indirect_call, 0
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.text
	.ident	"clang version 18.0.0"
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
      - .actual_access:  read_only
        .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  generic
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 17408
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           base_attention
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     84
    .sgpr_spill_count: 0
    .symbol:         base_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     170
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
