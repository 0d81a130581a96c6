; To reproduce the .rocmasm from .optimized.ll, run:
; llc -mtriple=amdgcn-amd-amdhsa -mcpu=gfx942 -mattr='-fma-mix-insts' -O3 <.optimized.ll> -o <out.rocmasm>

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	base_attention_transposed_v
	.p2align	8
	.type	base_attention_transposed_v,@function
base_attention_transposed_v:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx4 s[4:7], s[0:1], 0x8
	s_load_dwordx2 s[8:9], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	v_lshrrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v6, 15, v0
	s_movk_i32 s0, 0x60
	v_and_or_b32 v1, v1, s0, v6
	v_lshrrev_b32_e32 v2, 2, v0
	s_lshl_b32 s33, s11, 13
	v_lshlrev_b32_e32 v78, 6, v1
	v_and_b32_e32 v70, 12, v2
	v_or_b32_e32 v1, s33, v78
	v_or_b32_e32 v68, v1, v70
	v_or_b32_e32 v69, 16, v70
	v_or_b32_e32 v71, 32, v70
	v_or_b32_e32 v79, 48, v70
	v_lshlrev_b32_e32 v2, 1, v68
	v_or_b32_e32 v3, v1, v69
	v_or_b32_e32 v4, v1, v71
	v_or_b32_e32 v1, v1, v79
	global_load_dwordx2 v[96:97], v2, s[2:3]
	global_load_dwordx2 v[98:99], v2, s[2:3] offset:32
	global_load_dwordx2 v[100:101], v2, s[2:3] offset:64
	global_load_dwordx2 v[102:103], v2, s[2:3] offset:96
	v_lshlrev_b32_e32 v3, 1, v3
	v_lshlrev_b32_e32 v4, 1, v4
	v_lshlrev_b32_e32 v1, 1, v1
	global_load_dwordx2 v[104:105], v2, s[2:3] offset:2048
	global_load_dwordx2 v[106:107], v3, s[2:3] offset:2048
	global_load_dwordx2 v[108:109], v4, s[2:3] offset:2048
	global_load_dwordx2 v[110:111], v1, s[2:3] offset:2048
	v_lshrrev_b32_e32 v1, 3, v0
	v_lshlrev_b32_e32 v2, 3, v0
	v_lshlrev_b32_e32 v4, 6, v1
	v_sub_u32_e32 v4, v2, v4
	v_mul_u32_u24_e32 v2, 0x44, v1
	s_lshl_b32 s2, s11, 15
	v_add_lshl_u32 v80, v4, v2, 1
	s_add_u32 s0, s6, s2
	v_lshlrev_b32_e32 v2, 9, v1
	v_mul_u32_u24_e32 v1, 0x44, v6
	v_mov_b32_e32 v3, 0
	s_addc_u32 s1, s7, 0
	v_add_lshl_u32 v81, v1, v70, 1
	v_add_lshl_u32 v82, v1, v69, 1
	v_add_lshl_u32 v83, v1, v71, 1
	v_add_lshl_u32 v84, v1, v79, 1
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_lshl_add_u64 v[72:73], s[0:1], 0, v[2:3]
	v_mbcnt_hi_u32_b32 v1, -1, v1
	v_lshlrev_b32_e32 v0, 4, v0
	s_add_u32 s0, s4, s2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b32_e32 v1, 2, v1
	v_and_b32_e32 v2, 0xf80, v0
	s_addc_u32 s1, s5, 0
	v_xor_b32_e32 v85, 0x80, v1
	v_lshlrev_b64 v[74:75], 1, v[4:5]
	s_mov_b32 s71, 4
	v_lshl_add_u64 v[76:77], s[0:1], 0, v[2:3]
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v52, 0xc9742400
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
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
	v_add_u32_e32 v86, 0x2200, v80
	s_movk_i32 s76, 0x1000
	v_add_u32_e32 v87, 0x3300, v80
	s_movk_i32 s77, 0x4000
	v_add_u32_e32 v88, 0x1100, v80
	s_mov_b32 s70, 0x3e38aa3b
	s_mov_b32 s78, 0xc2fc0000
	v_mov_b32_e32 v89, 0x42800000
	v_not_b32_e32 v90, 63
	s_mov_b64 s[72:73], 0x80
	s_mov_b64 s[74:75], 0x2000
	v_add_u32_e32 v91, 0x2000, v81
	v_mov_b32_e32 v36, 0xc9742400
.LBB0_1:
	v_lshl_add_u64 v[38:39], v[76:77], 0, v[74:75]
	global_load_dwordx4 v[32:35], v[38:39], off
	v_add_co_u32_e32 v56, vcc, s76, v38
	v_lshl_add_u64 v[50:51], v[72:73], 0, v[74:75]
	s_nop 0
	v_addc_co_u32_e32 v57, vcc, 0, v39, vcc
	v_add_co_u32_e32 v58, vcc, s77, v50
	s_add_i32 s71, s71, -1
	s_nop 0
	v_addc_co_u32_e32 v59, vcc, 0, v51, vcc
	v_lshl_add_u64 v[72:73], v[72:73], 0, s[72:73]
	v_lshl_add_u64 v[76:77], v[76:77], 0, s[74:75]
	s_cmp_lg_u32 s71, 0
	s_barrier
	global_load_dwordx4 v[38:41], v[56:57], off
	global_load_dwordx4 v[42:45], v[50:51], off
	global_load_dwordx4 v[46:49], v[58:59], off
	s_waitcnt vmcnt(3)
	ds_write2_b64 v86, v[32:33], v[34:35] offset1:1
	s_waitcnt vmcnt(2)
	ds_write2_b64 v87, v[38:39], v[40:41] offset1:1
	s_waitcnt vmcnt(1)
	ds_write2_b64 v80, v[42:43], v[44:45] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2_b64 v88, v[46:47], v[48:49] offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[32:35], v91 offset0:64 offset1:68
	ds_read_b64 v[50:51], v81 offset:10880
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[38:41], v[32:33], v[96:97], 0
	ds_read_b64 v[112:113], v81 offset:15232
	ds_read_b64 v[92:93], v81 offset:13056
	ds_read_b64 v[114:115], v82 offset:4352
	ds_read_b64 v[174:175], v82 offset:2176
	ds_read_b64 v[176:177], v84 offset:2176
	ds_read_b64 v[178:179], v81 offset:2176
	v_mfma_f32_16x16x16_f16 v[60:63], v[32:33], v[104:105], 0
	ds_read_b64 v[32:33], v82 offset:10880
	ds_read_b64 v[180:181], v81 offset:4352
	ds_read_b64 v[182:183], v81 offset:6528
	ds_read_b64 v[184:185], v82 offset:6528
	ds_read_b64 v[186:187], v83 offset:2176
	ds_read_b64 v[188:189], v83 offset:4352
	ds_read_b64 v[190:191], v83 offset:6528
	s_waitcnt lgkmcnt(13)
	v_mfma_f32_16x16x16_f16 v[42:45], v[50:51], v[96:97], 0
	v_mfma_f32_16x16x16_f16 v[64:67], v[50:51], v[104:105], 0
	v_mfma_f32_16x16x16_f16 v[38:41], v[34:35], v[98:99], v[38:41]
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_f16 v[42:45], v[32:33], v[98:99], v[42:45]
	v_mfma_f32_16x16x16_f16 v[60:63], v[34:35], v[106:107], v[60:63]
	v_mfma_f32_16x16x16_f16 v[120:123], v[32:33], v[106:107], v[64:67]
	ds_read2_b64 v[32:35], v91 offset0:72 offset1:76
	v_mfma_f32_16x16x16_f16 v[46:49], v[92:93], v[96:97], 0
	v_mfma_f32_16x16x16_f16 v[56:59], v[112:113], v[96:97], 0
	v_mfma_f32_16x16x16_f16 v[92:95], v[92:93], v[104:105], 0
	v_mfma_f32_16x16x16_f16 v[116:119], v[112:113], v[104:105], 0
	ds_read_b64 v[50:51], v82 offset:13056
	ds_read_b64 v[112:113], v82 offset:15232
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[46:49], v[50:51], v[98:99], v[46:49]
	v_mfma_f32_16x16x16_f16 v[92:95], v[50:51], v[106:107], v[92:95]
	ds_read_b64 v[50:51], v83 offset:10880
	v_mfma_f32_16x16x16_f16 v[124:127], v[32:33], v[100:101], v[38:41]
	s_nop 2
	ds_read_b64 v[40:41], v83 offset:15232
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 v[56:59], v[112:113], v[98:99], v[56:59]
	v_mfma_f32_16x16x16_f16 v[116:119], v[112:113], v[106:107], v[116:119]
	ds_read_b64 v[38:39], v83 offset:13056
	ds_read_b64 v[112:113], v84 offset:4352
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 v[128:131], v[50:51], v[100:101], v[42:45]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 v[64:67], v[40:41], v[100:101], v[56:59]
	v_mfma_f32_16x16x16_f16 v[40:43], v[40:41], v[108:109], v[116:119]
	s_nop 2
	ds_read_b64 v[118:119], v84 offset:10880
	v_mfma_f32_16x16x16_f16 v[60:63], v[32:33], v[108:109], v[60:63]
	ds_read_b64 v[32:33], v84 offset:13056
	ds_read_b64 v[116:117], v84 offset:15232
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_f16 v[132:135], v[38:39], v[100:101], v[46:49]
	v_mfma_f32_16x16x16_f16 v[56:59], v[50:51], v[108:109], v[120:123]
	v_mfma_f32_16x16x16_f16 v[48:51], v[38:39], v[108:109], v[92:95]
	s_nop 2
	v_mov_b32_e32 v94, v36
	v_mfma_f32_16x16x16_f16 v[36:39], v[34:35], v[102:103], v[124:127]
	v_mov_b32_e32 v95, v52
	v_mov_b32_e32 v93, v54
	v_mov_b32_e32 v92, v53
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 v[44:47], v[118:119], v[102:103], v[128:131]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[52:55], v[32:33], v[102:103], v[132:135]
	v_add_f32_e64 v38, v38, 0
	v_add_f32_e64 v39, v39, 0
	s_nop 2
	v_pk_add_f32 v[44:45], v[44:45], 0 op_sel_hi:[1,0]
	v_pk_add_f32 v[46:47], v[46:47], 0 op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[64:67], v[116:117], v[102:103], v[64:67]
	v_mul_f32_e64 v126, v44, s70
	v_mul_f32_e64 v127, v45, s70
	v_pk_add_f32 v[122:123], v[52:53], 0 op_sel_hi:[1,0]
	v_pk_add_f32 v[54:55], v[54:55], 0 op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 v[56:59], v[118:119], v[110:111], v[56:59]
	v_mul_f32_e64 v124, v46, s70
	v_mul_f32_e64 v125, v47, s70
	v_pk_add_f32 v[64:65], v[64:65], 0 op_sel_hi:[1,0]
	v_pk_add_f32 v[66:67], v[66:67], 0 op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 v[60:63], v[34:35], v[110:111], v[60:63]
	v_mul_f32_e64 v130, v122, s70
	v_mul_f32_e64 v131, v123, s70
	v_pk_add_f32 v[56:57], v[56:57], 0 op_sel_hi:[1,0]
	v_pk_add_f32 v[58:59], v[58:59], 0 op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 v[118:121], v[32:33], v[110:111], v[48:51]
	v_mul_f32_e64 v134, v64, s70
	v_mul_f32_e64 v135, v65, s70
	v_pk_add_f32 v[62:63], v[62:63], 0 op_sel_hi:[1,0]
	v_pk_add_f32 v[60:61], v[60:61], 0 op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 v[40:43], v[116:117], v[110:111], v[40:43]
	v_add_f32_e64 v116, v36, 0
	v_add_f32_e64 v117, v37, 0
	v_pk_mul_f32 v[36:37], v[38:39], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[52:53], v[116:117], s[70:71] op_sel_hi:[1,0]
	v_pk_add_f32 v[118:119], v[118:119], 0 op_sel_hi:[1,0]
	v_pk_mul_f32 v[142:143], v[56:57], s[70:71] op_sel_hi:[1,0]
	s_nop 0
	v_pk_add_f32 v[40:41], v[40:41], 0 op_sel_hi:[1,0]
	v_max3_f32 v36, v52, v53, v36
	v_max_f32_e32 v52, v126, v127
	v_pk_add_f32 v[120:121], v[120:121], 0 op_sel_hi:[1,0]
	v_pk_add_f32 v[42:43], v[42:43], 0 op_sel_hi:[1,0]
	v_pk_mul_f32 v[128:129], v[54:55], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[132:133], v[66:67], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[136:137], v[62:63], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[138:139], v[60:61], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[140:141], v[58:59], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[146:147], v[118:119], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[150:151], v[40:41], s[70:71] op_sel_hi:[1,0]
	v_max_f32_e32 v53, v130, v131
	v_max_f32_e32 v126, v134, v135
	v_max_f32_e32 v130, v142, v143
	v_max3_f32 v52, v52, v124, v125
	v_pk_mul_f32 v[144:145], v[120:121], s[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[148:149], v[42:43], s[70:71] op_sel_hi:[1,0]
	v_max3_f32 v127, v138, v139, v136
	v_max_f32_e32 v131, v146, v147
	v_max_f32_e32 v134, v150, v151
	v_max3_f32 v53, v53, v128, v129
	v_max3_f32 v124, v126, v132, v133
	v_max3_f32 v125, v130, v140, v141
	v_max3_f32 v36, v36, v37, v52
	v_max3_f32 v126, v131, v144, v145
	v_max3_f32 v128, v134, v148, v149
	v_max3_f32 v37, v127, v137, v125
	v_max3_f32 v36, v36, v53, v124
	v_max3_f32 v37, v37, v126, v128
	ds_swizzle_b32 v52, v36 offset:swizzle(SWAP,16)
	ds_swizzle_b32 v53, v37 offset:swizzle(SWAP,16)
	ds_read_b64 v[192:193], v84 offset:6528
	ds_read2_b64 v[48:51], v81 offset1:4
	ds_read2_b64 v[32:35], v81 offset0:8 offset1:12
	s_waitcnt lgkmcnt(4)
	v_max_f32_e32 v52, v52, v52
	s_waitcnt lgkmcnt(3)
	v_max_f32_e32 v53, v53, v53
	v_max_f32_e32 v36, v36, v52
	v_max_f32_e32 v37, v37, v53
	ds_bpermute_b32 v52, v85, v36
	ds_bpermute_b32 v53, v85, v37
	s_waitcnt lgkmcnt(1)
	v_max3_f32 v36, v94, v36, v52
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v52, v95, v37, v53
	v_sub_f32_e32 v37, v94, v36
	v_pk_fma_f32 v[38:39], v[38:39], s[70:71], v[36:37] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cmp_gt_f32_e32 vcc, s78, v37
	v_cmp_gt_f32_e64 s[6:7], s78, v38
	v_cmp_gt_f32_e64 s[10:11], s78, v39
	v_sub_f32_e32 v53, v95, v52
	v_cndmask_b32_e64 v126, 0, v89, s[6:7]
	v_cndmask_b32_e64 v127, 0, v89, s[10:11]
	v_pk_fma_f32 v[94:95], v[116:117], s[70:71], v[36:37] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[116:117], v[122:123], s[70:71], v[36:37] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cndmask_b32_e32 v122, 0, v89, vcc
	v_add_f32_e32 v38, v38, v126
	v_add_f32_e32 v39, v39, v127
	v_pk_fma_f32 v[46:47], v[46:47], s[70:71], v[36:37] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[44:45], v[44:45], s[70:71], v[36:37] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[54:55], v[54:55], s[70:71], v[36:37] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[66:67], v[66:67], s[70:71], v[36:37] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[64:65], v[64:65], s[70:71], v[36:37] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[60:61], v[60:61], s[70:71], v[52:53] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_add_f32_e32 v37, v37, v122
	v_exp_f32_e32 v156, v38
	v_exp_f32_e32 v39, v39
	v_pk_fma_f32 v[62:63], v[62:63], s[70:71], v[52:53] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cmp_gt_f32_e64 s[2:3], s78, v94
	v_cmp_gt_f32_e64 s[4:5], s78, v95
	v_cmp_gt_f32_e64 s[12:13], s78, v44
	v_cmp_gt_f32_e64 s[14:15], s78, v45
	v_cmp_gt_f32_e64 s[28:29], s78, v64
	v_cmp_gt_f32_e64 s[38:39], s78, v60
	v_exp_f32_e32 v37, v37
	v_cmp_gt_f32_e64 s[0:1], s78, v53
	v_cndmask_b32_e64 v124, 0, v89, s[2:3]
	v_cndmask_b32_e64 v125, 0, v89, s[4:5]
	v_cndmask_b32_e64 v128, 0, v89, s[12:13]
	v_cndmask_b32_e64 v129, 0, v89, s[14:15]
	v_cmp_gt_f32_e64 s[22:23], s78, v117
	v_cndmask_b32_e64 v136, 0, v89, s[28:29]
	v_cmp_gt_f32_e64 s[30:31], s78, v65
	v_cmp_gt_f32_e64 s[34:35], s78, v66
	v_cmp_gt_f32_e64 s[36:37], s78, v67
	v_cndmask_b32_e64 v140, 0, v89, s[38:39]
	v_cmp_gt_f32_e64 s[40:41], s78, v61
	v_cmp_gt_f32_e64 s[42:43], s78, v62
	v_cmp_gt_f32_e64 s[44:45], s78, v63
	v_cndmask_b32_e64 v123, 0, v89, s[0:1]
	v_cndmask_b32_e64 v133, 0, v89, s[22:23]
	v_cndmask_b32_e64 v137, 0, v89, s[30:31]
	v_cndmask_b32_e64 v138, 0, v89, s[34:35]
	v_cndmask_b32_e64 v139, 0, v89, s[36:37]
	v_cndmask_b32_e64 v141, 0, v89, s[40:41]
	v_cndmask_b32_e64 v142, 0, v89, s[42:43]
	v_cndmask_b32_e64 v143, 0, v89, s[44:45]
	v_add_f32_e32 v94, v94, v124
	v_add_f32_e32 v95, v95, v125
	v_cndmask_b32_e64 v126, 0, v90, s[6:7]
	v_cndmask_b32_e64 v127, 0, v90, s[10:11]
	v_add_f32_e32 v44, v44, v128
	v_add_f32_e32 v45, v45, v129
	v_add_f32_e32 v64, v64, v136
	v_add_f32_e32 v60, v60, v140
	v_pk_fma_f32 v[58:59], v[58:59], s[70:71], v[52:53] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[56:57], v[56:57], s[70:71], v[52:53] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[120:121], v[120:121], s[70:71], v[52:53] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[118:119], v[118:119], s[70:71], v[52:53] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[42:43], v[42:43], s[70:71], v[52:53] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[40:41], v[40:41], s[70:71], v[52:53] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cndmask_b32_e32 v122, 0, v90, vcc
	v_add_f32_e32 v53, v53, v123
	v_add_f32_e32 v117, v117, v133
	v_add_f32_e32 v65, v65, v137
	v_add_f32_e32 v66, v66, v138
	v_add_f32_e32 v67, v67, v139
	v_add_f32_e32 v61, v61, v141
	v_add_f32_e32 v62, v62, v142
	v_add_f32_e32 v63, v63, v143
	v_exp_f32_e32 v94, v94
	v_exp_f32_e32 v95, v95
	v_exp_f32_e32 v157, v44
	v_exp_f32_e32 v158, v45
	v_exp_f32_e32 v64, v64
	v_exp_f32_e32 v163, v60
	v_ldexp_f32 v44, v156, v126
	v_ldexp_f32 v45, v39, v127
	v_cmp_gt_f32_e64 s[66:67], s78, v42
	v_cmp_gt_f32_e64 s[68:69], s78, v43
	v_exp_f32_e32 v53, v53
	v_exp_f32_e32 v117, v117
	v_exp_f32_e32 v65, v65
	v_exp_f32_e32 v66, v66
	v_exp_f32_e32 v67, v67
	v_exp_f32_e32 v164, v61
	v_exp_f32_e32 v165, v62
	v_exp_f32_e32 v166, v63
	v_ldexp_f32 v38, v37, v122
	v_cvt_f16_f32_e32 v37, v45
	v_cvt_f16_f32_e32 v39, v44
	v_cmp_gt_f32_e64 s[20:21], s78, v116
	v_cmp_gt_f32_e64 s[48:49], s78, v57
	v_cmp_gt_f32_e64 s[62:63], s78, v40
	v_cndmask_b32_e64 v154, 0, v89, s[66:67]
	v_cndmask_b32_e64 v155, 0, v89, s[68:69]
	v_cmp_gt_f32_e64 s[16:17], s78, v46
	v_cmp_gt_f32_e64 s[18:19], s78, v47
	v_cndmask_b32_e64 v132, 0, v89, s[20:21]
	v_cndmask_b32_e64 v145, 0, v89, s[48:49]
	v_cndmask_b32_e64 v152, 0, v89, s[62:63]
	v_cmp_gt_f32_e64 s[64:65], s78, v41
	v_cndmask_b32_e64 v124, 0, v90, s[2:3]
	v_cndmask_b32_e64 v125, 0, v90, s[4:5]
	v_cndmask_b32_e64 v136, 0, v90, s[28:29]
	v_cndmask_b32_e64 v140, 0, v90, s[38:39]
	v_add_f32_e32 v42, v42, v154
	v_add_f32_e32 v43, v43, v155
	v_cndmask_b32_e64 v130, 0, v89, s[16:17]
	v_cndmask_b32_e64 v131, 0, v89, s[18:19]
	v_cndmask_b32_e64 v153, 0, v89, s[64:65]
	v_cndmask_b32_e64 v123, 0, v90, s[0:1]
	v_add_f32_e32 v116, v116, v132
	v_cndmask_b32_e64 v133, 0, v90, s[22:23]
	v_cndmask_b32_e64 v137, 0, v90, s[30:31]
	v_cndmask_b32_e64 v138, 0, v90, s[34:35]
	v_cndmask_b32_e64 v139, 0, v90, s[36:37]
	v_cndmask_b32_e64 v141, 0, v90, s[40:41]
	v_cndmask_b32_e64 v142, 0, v90, s[42:43]
	v_cndmask_b32_e64 v143, 0, v90, s[44:45]
	v_add_f32_e32 v57, v57, v145
	v_add_f32_e32 v40, v40, v152
	v_exp_f32_e32 v172, v42
	v_exp_f32_e32 v173, v43
	v_ldexp_f32 v42, v94, v124
	v_ldexp_f32 v43, v95, v125
	v_ldexp_f32 v60, v64, v136
	v_ldexp_f32 v64, v163, v140
	v_add_f32_e32 v46, v46, v130
	v_add_f32_e32 v47, v47, v131
	v_add_f32_e32 v41, v41, v153
	v_exp_f32_e32 v116, v116
	v_exp_f32_e32 v168, v57
	v_exp_f32_e32 v171, v40
	v_ldexp_f32 v40, v53, v123
	v_ldexp_f32 v57, v117, v133
	v_ldexp_f32 v61, v65, v137
	v_ldexp_f32 v62, v66, v138
	v_ldexp_f32 v63, v67, v139
	v_ldexp_f32 v65, v164, v141
	v_ldexp_f32 v66, v165, v142
	v_ldexp_f32 v67, v166, v143
	v_cvt_f16_f32_e32 v53, v43
	v_cvt_f16_f32_e32 v95, v42
	v_pk_mul_f32 v[30:31], v[30:31], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[28:29], v[28:29], v[38:39] op_sel_hi:[1,0]
	v_pack_b32_f16 v117, v39, v37
	v_pk_mul_f32 v[14:15], v[14:15], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[38:39] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v39, v64
	v_cmp_gt_f32_e64 s[46:47], s78, v56
	v_exp_f32_e32 v159, v46
	v_exp_f32_e32 v160, v47
	v_exp_f32_e32 v41, v41
	v_cvt_f16_f32_e32 v122, v67
	v_cvt_f16_f32_e32 v123, v66
	v_cvt_f16_f32_e32 v37, v65
	v_cmp_gt_f32_e64 s[24:25], s78, v54
	v_cmp_gt_f32_e64 s[26:27], s78, v55
	v_cndmask_b32_e64 v144, 0, v89, s[46:47]
	v_cndmask_b32_e64 v134, 0, v89, s[24:25]
	v_cndmask_b32_e64 v135, 0, v89, s[26:27]
	v_cmp_gt_f32_e64 s[50:51], s78, v58
	v_cmp_gt_f32_e64 s[52:53], s78, v59
	v_cndmask_b32_e64 v132, 0, v90, s[20:21]
	v_add_f32_e32 v56, v56, v144
	v_cndmask_b32_e64 v146, 0, v89, s[50:51]
	v_cndmask_b32_e64 v147, 0, v89, s[52:53]
	v_cndmask_b32_e64 v128, 0, v90, s[12:13]
	v_cndmask_b32_e64 v129, 0, v90, s[14:15]
	v_cndmask_b32_e64 v130, 0, v90, s[16:17]
	v_cndmask_b32_e64 v131, 0, v90, s[18:19]
	v_add_f32_e32 v54, v54, v134
	v_add_f32_e32 v55, v55, v135
	v_exp_f32_e32 v167, v56
	v_ldexp_f32 v56, v116, v132
	v_pack_b32_f16 v116, v95, v53
	v_pk_mul_f32 v[18:19], v[18:19], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[22:23], v[22:23], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[20:21], v[20:21], v[38:39] op_sel_hi:[1,0]
	v_add_f32_e32 v58, v58, v146
	v_add_f32_e32 v59, v59, v147
	v_exp_f32_e32 v161, v54
	v_exp_f32_e32 v162, v55
	v_ldexp_f32 v46, v157, v128
	v_ldexp_f32 v47, v158, v129
	v_ldexp_f32 v54, v159, v130
	v_ldexp_f32 v55, v160, v131
	v_mfma_f32_16x16x16_f16 v[28:31], v[48:49], v[116:117], v[28:31]
	v_mul_f32_e64 v26, v26, v40
	v_mul_f32_e64 v27, v27, v40
	v_pk_mul_f32 v[24:25], v[24:25], v[40:41] op_sel_hi:[1,0]
	v_exp_f32_e32 v169, v58
	v_mfma_f32_16x16x16_f16 v[12:15], v[178:179], v[116:117], v[12:15]
	v_exp_f32_e32 v170, v59
	v_cvt_f16_f32_e32 v53, v46
	v_cndmask_b32_e64 v144, 0, v90, s[46:47]
	v_mfma_f32_16x16x16_f16 v[16:19], v[180:181], v[116:117], v[16:19]
	v_cndmask_b32_e64 v145, 0, v90, s[48:49]
	v_cndmask_b32_e64 v146, 0, v90, s[50:51]
	v_cndmask_b32_e64 v147, 0, v90, s[52:53]
	v_mfma_f32_16x16x16_f16 v[20:23], v[182:183], v[116:117], v[20:23]
	v_pack_b32_f16 v117, v123, v122
	v_pack_b32_f16 v116, v39, v37
	v_cvt_f16_f32_e32 v37, v55
	v_cvt_f16_f32_e32 v39, v54
	v_mfma_f32_16x16x16_f16 v[24:27], v[48:49], v[116:117], v[24:27]
	v_cvt_f16_f32_e32 v48, v47
	v_pk_mul_f32 v[2:3], v[2:3], v[40:41] op_sel_hi:[1,0]
	v_pk_mul_f32 v[0:1], v[0:1], v[40:41] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[40:41] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[40:41] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[40:41] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[40:41] op_sel_hi:[1,0]
	v_ldexp_f32 v94, v167, v144
	v_mfma_f32_16x16x16_f16 v[0:3], v[178:179], v[116:117], v[0:3]
	v_pack_b32_f16 v49, v39, v37
	v_pack_b32_f16 v48, v53, v48
	v_ldexp_f32 v95, v168, v145
	v_mfma_f32_16x16x16_f16 v[4:7], v[180:181], v[116:117], v[4:7]
	v_cvt_f16_f32_e32 v53, v95
	v_cmp_gt_f32_e64 s[54:55], s78, v118
	v_cmp_gt_f32_e64 s[56:57], s78, v119
	v_mfma_f32_16x16x16_f16 v[8:11], v[182:183], v[116:117], v[8:11]
	v_ldexp_f32 v116, v169, v146
	v_ldexp_f32 v117, v170, v147
	v_cvt_f16_f32_e32 v37, v117
	v_mfma_f32_16x16x16_f16 v[28:31], v[50:51], v[48:49], v[28:31]
	v_cvt_f16_f32_e32 v39, v116
	v_cmp_gt_f32_e64 s[58:59], s78, v120
	v_cmp_gt_f32_e64 s[60:61], s78, v121
	v_mfma_f32_16x16x16_f16 v[12:15], v[174:175], v[48:49], v[12:15]
	v_cndmask_b32_e64 v148, 0, v89, s[54:55]
	v_cndmask_b32_e64 v149, 0, v89, s[56:57]
	v_cndmask_b32_e64 v150, 0, v89, s[58:59]
	v_mfma_f32_16x16x16_f16 v[16:19], v[114:115], v[48:49], v[16:19]
	v_cndmask_b32_e64 v151, 0, v89, s[60:61]
	v_add_f32_e32 v118, v118, v148
	v_add_f32_e32 v119, v119, v149
	v_mfma_f32_16x16x16_f16 v[20:23], v[184:185], v[48:49], v[20:23]
	v_cvt_f16_f32_e32 v48, v94
	v_add_f32_e32 v120, v120, v150
	v_add_f32_e32 v121, v121, v151
	v_cndmask_b32_e64 v153, 0, v90, s[64:65]
	v_exp_f32_e32 v118, v118
	v_exp_f32_e32 v119, v119
	v_exp_f32_e32 v120, v120
	v_exp_f32_e32 v121, v121
	v_pack_b32_f16 v49, v39, v37
	v_pack_b32_f16 v48, v48, v53
	v_cvt_f16_f32_e32 v53, v56
	v_cndmask_b32_e64 v134, 0, v90, s[24:25]
	v_mfma_f32_16x16x16_f16 v[24:27], v[50:51], v[48:49], v[24:27]
	v_ldexp_f32 v51, v41, v153
	v_cvt_f16_f32_e32 v41, v57
	v_cndmask_b32_e64 v135, 0, v90, s[26:27]
	v_cndmask_b32_e64 v148, 0, v90, s[54:55]
	v_cndmask_b32_e64 v149, 0, v90, s[56:57]
	v_cndmask_b32_e64 v150, 0, v90, s[58:59]
	v_cndmask_b32_e64 v151, 0, v90, s[60:61]
	v_ldexp_f32 v58, v161, v134
	v_ldexp_f32 v59, v162, v135
	v_ldexp_f32 v118, v118, v148
	v_ldexp_f32 v119, v119, v149
	v_ldexp_f32 v120, v120, v150
	v_ldexp_f32 v121, v121, v151
	v_cvt_f16_f32_e32 v37, v59
	v_cvt_f16_f32_e32 v39, v58
	v_mfma_f32_16x16x16_f16 v[0:3], v[174:175], v[48:49], v[0:3]
	v_add_f32_e64 v44, v44, v54
	v_add_f32_e64 v45, v45, v55
	v_pk_add_f32 v[54:55], v[64:65], v[94:95]
	v_cvt_f16_f32_e32 v64, v119
	v_mfma_f32_16x16x16_f16 v[4:7], v[114:115], v[48:49], v[4:7]
	v_cvt_f16_f32_e32 v65, v118
	v_cndmask_b32_e64 v152, 0, v90, s[62:63]
	v_cndmask_b32_e64 v154, 0, v90, s[66:67]
	v_mfma_f32_16x16x16_f16 v[8:11], v[184:185], v[48:49], v[8:11]
	v_pack_b32_f16 v48, v53, v41
	v_cvt_f16_f32_e32 v41, v121
	v_cvt_f16_f32_e32 v53, v120
	v_cndmask_b32_e64 v155, 0, v90, s[68:69]
	v_pack_b32_f16 v49, v39, v37
	v_ldexp_f32 v50, v171, v152
	v_ldexp_f32 v122, v172, v154
	v_ldexp_f32 v123, v173, v155
	v_mfma_f32_16x16x16_f16 v[28:31], v[32:33], v[48:49], v[28:31]
	v_add_f32_e64 v42, v42, v46
	v_add_f32_e64 v43, v43, v47
	v_cvt_f16_f32_e32 v37, v63
	v_cvt_f16_f32_e32 v39, v62
	v_mfma_f32_16x16x16_f16 v[12:15], v[186:187], v[48:49], v[12:15]
	v_add_f32_e64 v46, v66, v116
	v_add_f32_e64 v47, v67, v117
	v_cvt_f16_f32_e32 v66, v61
	v_cvt_f16_f32_e32 v67, v50
	v_mfma_f32_16x16x16_f16 v[16:19], v[188:189], v[48:49], v[16:19]
	v_add_f32_e64 v46, v120, v46
	v_add_f32_e64 v47, v121, v47
	v_pk_add_f32 v[46:47], v[122:123], v[46:47]
	v_mfma_f32_16x16x16_f16 v[20:23], v[190:191], v[48:49], v[20:23]
	v_pack_b32_f16 v49, v53, v41
	v_pack_b32_f16 v48, v65, v64
	v_cvt_f16_f32_e32 v41, v60
	v_cvt_f16_f32_e32 v53, v123
	v_mfma_f32_16x16x16_f16 v[24:27], v[32:33], v[48:49], v[24:27]
	v_cvt_f16_f32_e32 v64, v122
	v_cvt_f16_f32_e32 v65, v51
	v_pk_add_f32 v[32:33], v[56:57], v[42:43]
	v_pk_add_f32 v[42:43], v[58:59], v[44:45]
	v_pk_add_f32 v[44:45], v[118:119], v[54:55]
	v_pk_add_f32 v[32:33], v[60:61], v[32:33]
	v_pk_add_f32 v[44:45], v[50:51], v[44:45]
	v_pk_add_f32 v[42:43], v[62:63], v[42:43]
	v_add_f32_e32 v32, v32, v33
	v_add_f32_e32 v33, v44, v45
	v_mfma_f32_16x16x16_f16 v[0:3], v[186:187], v[48:49], v[0:3]
	v_mfma_f32_16x16x16_f16 v[4:7], v[188:189], v[48:49], v[4:7]
	v_mfma_f32_16x16x16_f16 v[8:11], v[190:191], v[48:49], v[8:11]
	v_pack_b32_f16 v49, v39, v37
	v_add_f32_e32 v37, v42, v32
	v_add_f32_e32 v39, v46, v33
	v_pack_b32_f16 v48, v41, v66
	v_pack_b32_f16 v33, v64, v53
	v_pack_b32_f16 v32, v67, v65
	v_add_f32_e32 v37, v43, v37
	v_add_f32_e32 v39, v47, v39
	v_mfma_f32_16x16x16_f16 v[28:31], v[34:35], v[48:49], v[28:31]
	ds_swizzle_b32 v41, v37 offset:swizzle(SWAP,16)
	v_mfma_f32_16x16x16_f16 v[24:27], v[34:35], v[32:33], v[24:27]
	ds_swizzle_b32 v34, v39 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v35, v37, v41
	ds_bpermute_b32 v37, v85, v35
	v_mfma_f32_16x16x16_f16 v[12:15], v[176:177], v[48:49], v[12:15]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v34, v39, v34
	ds_bpermute_b32 v39, v85, v34
	v_mfma_f32_16x16x16_f16 v[16:19], v[112:113], v[48:49], v[16:19]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v54, v35, v37
	v_fmac_f32_e32 v54, v93, v38
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v53, v34, v39
	v_mfma_f32_16x16x16_f16 v[20:23], v[192:193], v[48:49], v[20:23]
	v_fmac_f32_e32 v53, v92, v40
	v_mfma_f32_16x16x16_f16 v[0:3], v[176:177], v[32:33], v[0:3]
	v_mfma_f32_16x16x16_f16 v[4:7], v[112:113], v[32:33], v[4:7]
	v_mfma_f32_16x16x16_f16 v[8:11], v[192:193], v[32:33], v[8:11]
	s_cbranch_scc1 .LBB0_1
	v_div_scale_f32 v34, s[0:1], v54, v54, 1.0
	v_rcp_f32_e32 v35, v34
	v_or_b32_e32 v32, s33, v78
	v_or_b32_e32 v32, 0x400, v32
	v_or_b32_e32 v33, v32, v70
	v_or_b32_e32 v36, v32, v69
	v_or_b32_e32 v37, v32, v71
	v_or_b32_e32 v38, v32, v79
	v_fma_f32 v32, -v34, v35, 1.0
	v_fmac_f32_e32 v35, v32, v35
	v_div_scale_f32 v32, vcc, 1.0, v54, 1.0
	v_mul_f32_e32 v39, v32, v35
	v_fma_f32 v40, -v34, v39, v32
	v_fmac_f32_e32 v39, v40, v35
	v_fma_f32 v32, -v34, v39, v32
	v_div_scale_f32 v34, s[0:1], v53, v53, 1.0
	v_rcp_f32_e32 v40, v34
	v_div_fmas_f32 v32, v32, v35, v39
	v_div_fixup_f32 v32, v32, v54, 1.0
	v_pk_mul_f32 v[30:31], v[30:31], v[32:33] op_sel_hi:[1,0]
	v_fma_f32 v35, -v34, v40, 1.0
	v_fmac_f32_e32 v40, v35, v40
	v_div_scale_f32 v35, vcc, 1.0, v53, 1.0
	v_mul_f32_e32 v39, v35, v40
	v_fma_f32 v41, -v34, v39, v35
	v_fmac_f32_e32 v39, v41, v40
	v_fma_f32 v34, -v34, v39, v35
	v_div_fmas_f32 v34, v34, v40, v39
	v_div_fixup_f32 v34, v34, v53, 1.0
	v_pk_mul_f32 v[28:29], v[28:29], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[18:19], v[18:19], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[32:33] op_sel_hi:[1,0]
	v_pk_mul_f32 v[22:23], v[32:33], v[22:23] op_sel_hi:[0,1]
	v_pk_mul_f32 v[20:21], v[32:33], v[20:21] op_sel_hi:[0,1]
	v_lshlrev_b32_e32 v32, 2, v68
	v_pk_mul_f32 v[26:27], v[34:35], v[26:27] op_sel_hi:[0,1]
	v_pk_mul_f32 v[24:25], v[34:35], v[24:25] op_sel_hi:[0,1]
	global_store_dwordx4 v32, v[28:31], s[8:9]
	global_store_dwordx4 v32, v[12:15], s[8:9] offset:64
	global_store_dwordx4 v32, v[16:19], s[8:9] offset:128
	global_store_dwordx4 v32, v[20:23], s[8:9] offset:192
	v_lshlrev_b32_e32 v12, 2, v33
	v_pk_mul_f32 v[2:3], v[34:35], v[2:3] op_sel_hi:[0,1]
	v_pk_mul_f32 v[0:1], v[34:35], v[0:1] op_sel_hi:[0,1]
	global_store_dwordx4 v12, v[24:27], s[8:9]
	v_lshlrev_b32_e32 v12, 2, v36
	v_pk_mul_f32 v[6:7], v[34:35], v[6:7] op_sel_hi:[0,1]
	v_pk_mul_f32 v[4:5], v[34:35], v[4:5] op_sel_hi:[0,1]
	global_store_dwordx4 v12, v[0:3], s[8:9]
	v_pk_mul_f32 v[10:11], v[34:35], v[10:11] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[34:35], v[8:9] op_sel_hi:[0,1]
	v_lshlrev_b32_e32 v0, 2, v37
	global_store_dwordx4 v0, v[4:7], s[8:9]
	v_lshlrev_b32_e32 v0, 2, v38
	global_store_dwordx4 v0, v[8:11], s[8:9]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel base_attention_transposed_v
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 194
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset 196
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
	.size	base_attention_transposed_v, .Lfunc_end0-base_attention_transposed_v

	.set base_attention_transposed_v.num_vgpr, 194
	.set base_attention_transposed_v.num_agpr, 0
	.set base_attention_transposed_v.numbered_sgpr, 79
	.set base_attention_transposed_v.num_named_barrier, 0
	.set base_attention_transposed_v.private_seg_size, 0
	.set base_attention_transposed_v.uses_vcc, 1
	.set base_attention_transposed_v.uses_flat_scratch, 0
	.set base_attention_transposed_v.has_dyn_sized_stack, 0
	.set base_attention_transposed_v.has_recursion, 0
	.set base_attention_transposed_v.has_indirect_call, 0
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
    .name:           base_attention_transposed_v
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     85
    .sgpr_spill_count: 0
    .symbol:         base_attention_transposed_v.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     194
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
