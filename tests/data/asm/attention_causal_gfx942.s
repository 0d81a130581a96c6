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
	v_and_b32_e32 v14, 15, v0
	s_movk_i32 s0, 0x60
	v_and_or_b32 v4, v1, s0, v14
	s_lshl_b32 s0, s12, 14
	v_lshrrev_b32_e32 v1, 2, v0
	s_add_u32 s0, s2, s0
	v_mov_b32_e32 v11, 0
	v_and_b32_e32 v9, 12, v1
	s_addc_u32 s1, s3, 0
	v_lshlrev_b32_e32 v10, 7, v4
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[10:11]
	v_lshlrev_b32_e32 v10, 1, v9
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[10:11]
	global_load_dwordx2 v[128:129], v[2:3], off
	global_load_dwordx2 v[130:131], v[2:3], off offset:32
	global_load_dwordx2 v[132:133], v[2:3], off offset:64
	global_load_dwordx2 v[134:135], v[2:3], off offset:96
	v_or_b32_e32 v2, 16, v4
	v_lshlrev_b32_e32 v6, 7, v2
	v_mov_b32_e32 v7, v11
	v_lshl_add_u64 v[6:7], s[0:1], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[10:11]
	global_load_dwordx2 v[136:137], v[6:7], off
	global_load_dwordx2 v[138:139], v[6:7], off offset:32
	global_load_dwordx2 v[140:141], v[6:7], off offset:64
	global_load_dwordx2 v[142:143], v[6:7], off offset:96
	v_lshrrev_b32_e32 v10, 3, v0
	v_lshlrev_b32_e32 v1, 3, v0
	v_lshlrev_b32_e32 v3, 6, v10
	v_lshrrev_b32_e32 v16, 5, v0
	v_sub_u32_e32 v15, v1, v3
	v_lshlrev_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v3, 6, v16
	v_sub_u32_e32 v17, v1, v3
	v_mul_u32_u24_e32 v10, 0x88, v10
	v_lshl_add_u32 v42, v15, 1, v10
	v_mul_i32_i24_e32 v10, 0x88, v17
	v_lshl_add_u32 v110, v16, 4, v10
	v_mul_u32_u24_e32 v10, 0x44, v14
	v_add_lshl_u32 v111, v10, v9, 1
	v_mbcnt_lo_u32_b32 v10, -1, 0
	s_lshl_b32 s33, s11, 6
	s_lshl_b32 s0, s12, 15
	s_lshl_b32 s73, s12, 16
	v_mbcnt_hi_u32_b32 v10, -1, v10
	v_lshlrev_b32_e32 v10, 2, v10
	s_add_u32 s0, s4, s0
	v_add_u32_e32 v12, s33, v17
	v_xor_b32_e32 v115, 0x80, v10
	v_lshlrev_b32_e32 v10, 4, v0
	s_addc_u32 s1, s5, 0
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[14:15], s[0:1], 0, v[10:11]
	v_lshl_or_b32 v10, v16, 11, s73
	s_mov_b64 s[0:1], 0x1000
	v_lshl_add_u64 v[10:11], v[12:13], 1, v[10:11]
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v7, v2
	v_add_u32_e32 v112, 32, v111
	v_add_u32_e32 v113, 64, v111
	v_add_u32_e32 v114, 0x60, v111
	v_lshl_add_u64 v[74:75], v[14:15], 0, s[0:1]
	v_lshl_add_u64 v[76:77], s[6:7], 0, v[10:11]
	s_mov_b64 s[70:71], 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v0, 0xc9742400
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
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
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
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
	v_add_u32_e32 v116, 0x2200, v42
	v_add_u32_e32 v117, 0x3300, v42
	s_mov_b32 s76, 0x5040100
	s_mov_b32 s77, 0x7060302
	v_mov_b32_e32 v118, 0xc9742400
	s_mov_b32 s72, 0x3e38aa3b
	s_mov_b32 s78, 0xc2fc0000
	v_mov_b32_e32 v119, 0x42800000
	v_not_b32_e32 v120, 63
	s_mov_b64 s[74:75], 0x2000
	v_add_u32_e32 v121, 0x2000, v111
	v_mov_b32_e32 v122, v9
	v_mov_b32_e32 v54, 0xc9742400
.LBB0_1:
	global_load_dwordx4 v[42:45], v[74:75], off offset:-4096
	v_lshl_add_u64 v[50:51], v[76:77], 0, s[70:71]
	v_or_b32_e32 v79, 3, v122
	v_or_b32_e32 v70, 2, v122
	v_cmp_ge_u32_e64 s[12:13], v3, v79
	v_mov_b32_e32 v126, v54
	v_mov_b32_e32 v124, v53
	v_mov_b32_e32 v123, v52
	v_cmp_ge_u32_e64 s[16:17], v8, v70
	v_cndmask_b32_e64 v83, v118, 0, s[12:13]
	v_cmp_ge_u32_e64 s[12:13], v6, v70
	v_mov_b32_e32 v125, v0
	v_or_b32_e32 v0, 1, v122
	v_or_b32_e32 v100, 16, v122
	v_or_b32_e32 v101, 18, v122
	v_or_b32_e32 v108, 32, v122
	v_or_b32_e32 v102, 34, v122
	v_or_b32_e32 v109, 50, v122
	v_cmp_ge_u32_e32 vcc, v4, v122
	v_cmp_ge_u32_e64 s[0:1], v2, v122
	v_or_b32_e32 v86, 17, v122
	v_or_b32_e32 v84, 19, v122
	v_or_b32_e32 v90, 33, v122
	v_or_b32_e32 v88, 35, v122
	v_or_b32_e32 v94, 49, v122
	v_or_b32_e32 v92, 51, v122
	v_cndmask_b32_e64 v80, v118, 0, vcc
	v_cndmask_b32_e64 v78, v118, 0, s[0:1]
	v_cmp_ge_u32_e64 s[10:11], v1, v0
	v_cmp_ge_u32_e64 s[6:7], v6, v101
	v_cmp_ge_u32_e64 s[4:5], v4, v100
	v_cmp_ge_u32_e64 s[2:3], v6, v102
	v_cmp_ge_u32_e64 s[0:1], v4, v108
	v_cmp_ge_u32_e32 vcc, v6, v109
	v_cmp_ge_u32_e64 s[18:19], v7, v84
	v_cmp_ge_u32_e64 s[20:21], v5, v86
	v_cmp_ge_u32_e64 s[22:23], v7, v88
	v_cmp_ge_u32_e64 s[24:25], v5, v90
	v_cmp_ge_u32_e64 s[26:27], v7, v92
	v_cndmask_b32_e64 v81, v118, 0, s[10:11]
	v_cmp_ge_u32_e64 s[10:11], v3, v84
	v_cndmask_b32_e64 v84, v118, 0, s[6:7]
	v_cmp_ge_u32_e64 s[6:7], v1, v86
	v_cndmask_b32_e64 v86, v118, 0, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v3, v88
	v_cndmask_b32_e64 v88, v118, 0, s[2:3]
	v_cmp_ge_u32_e64 s[2:3], v1, v90
	v_cndmask_b32_e64 v90, v118, 0, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v3, v92
	v_cndmask_b32_e64 v92, v118, 0, vcc
	v_cmp_ge_u32_e32 vcc, v1, v94
	v_or_b32_e32 v127, 48, v122
	v_cmp_ge_u32_e64 s[14:15], v4, v127
	v_cndmask_b32_e64 v95, v118, 0, vcc
	v_cmp_ge_u32_e32 vcc, v7, v79
	v_cmp_ge_u32_e64 s[28:29], v5, v94
	v_cndmask_b32_e64 v82, v118, 0, s[12:13]
	v_cndmask_b32_e64 v87, v118, 0, s[6:7]
	v_cndmask_b32_e64 v85, v118, 0, s[10:11]
	v_cndmask_b32_e64 v89, v118, 0, s[4:5]
	v_cndmask_b32_e64 v91, v118, 0, s[2:3]
	v_cndmask_b32_e64 v93, v118, 0, s[0:1]
	v_cndmask_b32_e64 v94, v118, 0, s[14:15]
	v_cndmask_b32_e64 v103, v118, 0, s[22:23]
	s_add_u32 s70, s70, 0x4000
	s_addc_u32 s71, s71, 0
	v_add_u32_e32 v122, 64, v122
	s_cmp_lg_u32 s70, 0x10000
	s_barrier
	global_load_dwordx4 v[46:49], v[74:75], off
	global_load_dword v55, v[50:51], off
	global_load_dword v56, v[50:51], off offset:256
	global_load_dword v57, v[50:51], off offset:512
	global_load_dword v58, v[50:51], off offset:768
	global_load_dword v59, v[50:51], off offset:1024
	global_load_dword v60, v[50:51], off offset:1280
	global_load_dword v61, v[50:51], off offset:1536
	global_load_dword v62, v[50:51], off offset:1792
	v_lshl_add_u64 v[74:75], v[74:75], 0, s[74:75]
	s_waitcnt vmcnt(9)
	ds_write2_b64 v116, v[42:43], v[44:45] offset1:1
	s_waitcnt vmcnt(8)
	ds_write2_b64 v117, v[46:47], v[48:49] offset1:1
	s_waitcnt vmcnt(6)
	v_perm_b32 v42, v56, v55, s76
	v_perm_b32 v46, v56, v55, s77
	s_waitcnt vmcnt(4)
	v_perm_b32 v43, v58, v57, s76
	v_perm_b32 v47, v58, v57, s77
	s_waitcnt vmcnt(2)
	v_perm_b32 v44, v60, v59, s76
	v_perm_b32 v48, v60, v59, s77
	s_waitcnt vmcnt(0)
	v_perm_b32 v45, v62, v61, s76
	v_perm_b32 v49, v62, v61, s77
	ds_write_b128 v110, v[42:45]
	ds_write2_b64 v110, v[46:47], v[48:49] offset0:17 offset1:18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[42:45], v121 offset0:64 offset1:68
	ds_read_b64 v[66:67], v111 offset:10880
	ds_read_b64 v[104:105], v112 offset:10880
	ds_read_b64 v[150:151], v113 offset:10880
	ds_read_b64 v[72:73], v111 offset:13056
	ds_read_b64 v[154:155], v111 offset:6528
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_16x16x16_f16 v[46:49], v[42:43], v[128:129], 0
	ds_read_b64 v[106:107], v112 offset:13056
	ds_read_b64 v[144:145], v112 offset:15232
	ds_read_b64 v[152:153], v112 offset:6528
	ds_read_b64 v[96:97], v111 offset:15232
	ds_read_b64 v[146:147], v112 offset:2176
	ds_read_b64 v[176:177], v113 offset:13056
	ds_read_b64 v[148:149], v113 offset:6528
	s_waitcnt lgkmcnt(11)
	v_mfma_f32_16x16x16_f16 v[50:53], v[66:67], v[128:129], 0
	ds_read_b64 v[196:197], v111 offset:2176
	ds_read_b64 v[198:199], v111 offset:4352
	ds_read_b64 v[200:201], v113 offset:2176
	ds_read_b64 v[192:193], v112 offset:4352
	ds_read_b64 v[194:195], v114 offset:4352
	s_waitcnt lgkmcnt(13)
	v_mfma_f32_16x16x16_f16 v[54:57], v[72:73], v[128:129], 0
	v_mfma_f32_16x16x16_f16 v[62:65], v[42:43], v[136:137], 0
	v_mfma_f32_16x16x16_f16 v[66:69], v[66:67], v[136:137], 0
	v_mfma_f32_16x16x16_f16 v[70:73], v[72:73], v[136:137], 0
	v_mfma_f32_16x16x16_f16 v[46:49], v[44:45], v[130:131], v[46:49]
	v_mfma_f32_16x16x16_f16 v[50:53], v[104:105], v[130:131], v[50:53]
	s_waitcnt lgkmcnt(11)
	v_mfma_f32_16x16x16_f16 v[54:57], v[106:107], v[130:131], v[54:57]
	v_mfma_f32_16x16x16_f16 v[42:45], v[44:45], v[138:139], v[62:65]
	v_mfma_f32_16x16x16_f16 v[62:65], v[104:105], v[138:139], v[66:69]
	v_mfma_f32_16x16x16_f16 v[66:69], v[106:107], v[138:139], v[70:73]
	s_nop 2
	ds_read2_b64 v[70:73], v121 offset0:72 offset1:76
	s_waitcnt lgkmcnt(9)
	v_mfma_f32_16x16x16_f16 v[58:61], v[96:97], v[128:129], 0
	v_mfma_f32_16x16x16_f16 v[96:99], v[96:97], v[136:137], 0
	v_mfma_f32_16x16x16_f16 v[160:163], v[150:151], v[132:133], v[50:53]
	s_waitcnt lgkmcnt(7)
	v_mfma_f32_16x16x16_f16 v[164:167], v[176:177], v[132:133], v[54:57]
	v_mfma_f32_16x16x16_f16 v[50:53], v[176:177], v[140:141], v[66:69]
	ds_read_b64 v[176:177], v114 offset:10880
	v_mfma_f32_16x16x16_f16 v[58:61], v[144:145], v[130:131], v[58:61]
	v_mfma_f32_16x16x16_f16 v[104:107], v[144:145], v[138:139], v[96:99]
	ds_read_b64 v[178:179], v113 offset:15232
	ds_read_b64 v[144:145], v114 offset:2176
	s_nop 0
	v_cndmask_b32_e64 v97, v118, 0, vcc
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 v[156:159], v[70:71], v[132:133], v[46:49]
	v_cmp_ge_u32_e32 vcc, v5, v0
	v_cndmask_b32_e64 v96, v118, 0, s[16:17]
	v_cndmask_b32_e64 v99, v118, 0, s[18:19]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[168:171], v[178:179], v[132:133], v[58:61]
	v_cndmask_b32_e64 v79, v118, 0, vcc
	v_cmp_ge_u32_e32 vcc, v8, v101
	v_cndmask_b32_e64 v101, v118, 0, s[20:21]
	v_mfma_f32_16x16x16_f16 v[172:175], v[70:71], v[140:141], v[42:45]
	v_cndmask_b32_e64 v98, v118, 0, vcc
	v_cmp_ge_u32_e32 vcc, v2, v100
	v_mfma_f32_16x16x16_f16 v[46:49], v[150:151], v[140:141], v[62:65]
	s_nop 0
	v_cndmask_b32_e64 v100, v118, 0, vcc
	v_cmp_ge_u32_e32 vcc, v8, v102
	v_mfma_f32_16x16x16_f16 v[54:57], v[178:179], v[140:141], v[104:107]
	ds_read_b64 v[178:179], v114 offset:13056
	ds_read_b64 v[180:181], v114 offset:15232
	ds_read_b64 v[150:151], v114 offset:6528
	v_cndmask_b32_e64 v102, v118, 0, vcc
	v_cmp_ge_u32_e32 vcc, v2, v108
	v_mfma_f32_16x16x16_f16 v[42:45], v[72:73], v[134:135], v[156:159]
	v_cndmask_b32_e64 v105, v118, 0, s[24:25]
	v_cndmask_b32_e64 v104, v118, 0, vcc
	v_cmp_ge_u32_e32 vcc, v8, v109
	v_mfma_f32_16x16x16_f16 v[58:61], v[176:177], v[134:135], v[160:163]
	v_cndmask_b32_e64 v109, v118, 0, s[28:29]
	v_cndmask_b32_e64 v106, v118, 0, vcc
	v_cmp_ge_u32_e32 vcc, v2, v127
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 v[62:65], v[178:179], v[134:135], v[164:167]
	v_add_f32_e64 v42, v80, v42
	v_add_f32_e64 v43, v81, v43
	v_cndmask_b32_e64 v108, v118, 0, vcc
	v_pk_add_f32 v[44:45], v[82:83], v[44:45]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[66:69], v[180:181], v[134:135], v[168:171]
	v_add_f32_e64 v58, v86, v58
	v_add_f32_e64 v59, v87, v59
	v_pk_add_f32 v[60:61], v[84:85], v[60:61]
	v_pk_add_f32 v[62:63], v[90:91], v[62:63]
	v_mfma_f32_16x16x16_f16 v[70:73], v[72:73], v[142:143], v[172:175]
	v_add_f32_e64 v64, v88, v64
	v_add_f32_e64 v65, v89, v65
	v_pk_add_f32 v[66:67], v[94:95], v[66:67]
	v_pk_add_f32 v[68:69], v[92:93], v[68:69]
	v_mfma_f32_16x16x16_f16 v[156:159], v[176:177], v[142:143], v[46:49]
	v_mul_f32_e64 v88, v42, s72
	v_mul_f32_e64 v89, v43, s72
	v_pk_add_f32 v[70:71], v[78:79], v[70:71]
	v_pk_mul_f32 v[92:93], v[58:59], s[72:73] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 v[54:57], v[180:181], v[142:143], v[54:57]
	v_cndmask_b32_e64 v107, v118, 0, s[26:27]
	s_nop 0
	v_pk_add_f32 v[78:79], v[100:101], v[156:157]
	v_pk_add_f32 v[72:73], v[96:97], v[72:73]
	v_mfma_f32_16x16x16_f16 v[160:163], v[178:179], v[142:143], v[50:53]
	v_add_f32_e64 v80, v98, v158
	v_add_f32_e64 v81, v99, v159
	v_pk_add_f32 v[86:87], v[108:109], v[54:55]
	v_pk_mul_f32 v[54:55], v[44:45], s[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[90:91], v[60:61], s[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[96:97], v[62:63], s[72:73] op_sel_hi:[1,0]
	s_nop 0
	v_pk_add_f32 v[82:83], v[104:105], v[160:161]
	v_pk_mul_f32 v[100:101], v[66:67], s[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[108:109], v[78:79], s[72:73] op_sel_hi:[1,0]
	v_max3_f32 v0, v88, v89, v54
	v_max_f32_e32 v54, v92, v93
	v_pk_add_f32 v[84:85], v[102:103], v[162:163]
	v_pk_add_f32 v[56:57], v[106:107], v[56:57]
	v_pk_mul_f32 v[94:95], v[64:65], s[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[98:99], v[68:69], s[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[102:103], v[72:73], s[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[104:105], v[70:71], s[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[106:107], v[80:81], s[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[158:159], v[82:83], s[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[162:163], v[86:87], s[72:73] op_sel_hi:[1,0]
	v_max_f32_e32 v88, v96, v97
	v_max_f32_e32 v89, v100, v101
	v_max_f32_e32 v93, v108, v109
	v_max3_f32 v54, v54, v90, v91
	v_pk_mul_f32 v[156:157], v[84:85], s[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[160:161], v[56:57], s[72:73] op_sel_hi:[1,0]
	v_max3_f32 v92, v104, v105, v102
	v_max_f32_e32 v96, v158, v159
	v_max_f32_e32 v97, v162, v163
	v_max3_f32 v88, v88, v94, v95
	v_max3_f32 v89, v89, v98, v99
	v_max3_f32 v90, v93, v106, v107
	v_max3_f32 v0, v0, v55, v54
	v_max3_f32 v91, v96, v156, v157
	v_max3_f32 v93, v97, v160, v161
	v_max3_f32 v54, v92, v103, v90
	v_max3_f32 v0, v0, v88, v89
	v_max3_f32 v54, v54, v91, v93
	ds_swizzle_b32 v55, v0 offset:swizzle(SWAP,16)
	ds_swizzle_b32 v88, v54 offset:swizzle(SWAP,16)
	ds_read_b64 v[202:203], v113 offset:4352
	ds_read2_b64 v[50:53], v111 offset1:4
	ds_read2_b64 v[46:49], v111 offset0:8 offset1:12
	s_waitcnt lgkmcnt(4)
	v_max_f32_e32 v55, v55, v55
	s_waitcnt lgkmcnt(3)
	v_max_f32_e32 v88, v88, v88
	v_max_f32_e32 v0, v0, v55
	v_max_f32_e32 v55, v54, v88
	ds_bpermute_b32 v54, v115, v0
	ds_bpermute_b32 v88, v115, v55
	s_waitcnt lgkmcnt(1)
	v_max3_f32 v54, v126, v0, v54
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v0, v125, v55, v88
	v_sub_f32_e32 v55, v126, v54
	v_pk_fma_f32 v[44:45], v[44:45], s[72:73], v[54:55] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[58:59], v[58:59], s[72:73], v[54:55] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cmp_gt_f32_e64 s[6:7], s78, v44
	v_cmp_gt_f32_e64 s[10:11], s78, v45
	v_cmp_gt_f32_e32 vcc, s78, v55
	v_cndmask_b32_e64 v93, 0, v119, s[6:7]
	v_cndmask_b32_e64 v94, 0, v119, s[10:11]
	v_cmp_gt_f32_e64 s[12:13], s78, v58
	v_cmp_gt_f32_e64 s[14:15], s78, v59
	v_cndmask_b32_e32 v89, 0, v119, vcc
	v_cndmask_b32_e64 v95, 0, v119, s[12:13]
	v_cndmask_b32_e64 v96, 0, v119, s[14:15]
	v_add_f32_e32 v44, v44, v93
	v_add_f32_e32 v45, v45, v94
	v_pk_fma_f32 v[42:43], v[42:43], s[72:73], v[54:55] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[60:61], v[60:61], s[72:73], v[54:55] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[64:65], v[64:65], s[72:73], v[54:55] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[62:63], v[62:63], s[72:73], v[54:55] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[68:69], v[68:69], s[72:73], v[54:55] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[66:67], v[66:67], s[72:73], v[54:55] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[70:71], v[70:71], s[72:73], v[0:1] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_add_f32_e32 v58, v58, v95
	v_add_f32_e32 v59, v59, v96
	v_add_f32_e32 v55, v55, v89
	v_exp_f32_e32 v44, v44
	v_exp_f32_e32 v45, v45
	v_pk_fma_f32 v[72:73], v[72:73], s[72:73], v[0:1] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[56:57], v[56:57], s[72:73], v[0:1] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cmp_gt_f32_e64 s[2:3], s78, v42
	v_cmp_gt_f32_e64 s[4:5], s78, v43
	v_cmp_gt_f32_e64 s[38:39], s78, v70
	v_exp_f32_e32 v58, v58
	v_exp_f32_e32 v59, v59
	v_exp_f32_e32 v55, v55
	v_cndmask_b32_e64 v91, 0, v119, s[2:3]
	v_cndmask_b32_e64 v92, 0, v119, s[4:5]
	v_cmp_gt_f32_e64 s[16:17], s78, v60
	v_cmp_gt_f32_e64 s[18:19], s78, v61
	v_cndmask_b32_e64 v107, 0, v119, s[38:39]
	v_cmp_gt_f32_e64 s[40:41], s78, v71
	v_cmp_gt_f32_e64 s[42:43], s78, v72
	v_cmp_gt_f32_e64 s[44:45], s78, v73
	v_cmp_gt_f32_e64 s[66:67], s78, v56
	v_cmp_gt_f32_e64 s[68:69], s78, v57
	v_sub_f32_e32 v88, v125, v0
	v_cndmask_b32_e64 v97, 0, v119, s[16:17]
	v_cndmask_b32_e64 v98, 0, v119, s[18:19]
	v_cndmask_b32_e64 v108, 0, v119, s[40:41]
	v_cndmask_b32_e64 v109, 0, v119, s[42:43]
	v_cndmask_b32_e64 v125, 0, v119, s[44:45]
	v_cndmask_b32_e64 v164, 0, v119, s[66:67]
	v_cndmask_b32_e64 v165, 0, v119, s[68:69]
	v_add_f32_e32 v42, v42, v91
	v_add_f32_e32 v43, v43, v92
	v_cndmask_b32_e64 v95, 0, v120, s[6:7]
	v_cndmask_b32_e64 v96, 0, v120, s[10:11]
	v_add_f32_e32 v70, v70, v107
	v_add_f32_e32 v60, v60, v97
	v_add_f32_e32 v61, v61, v98
	v_cndmask_b32_e32 v91, 0, v120, vcc
	v_cndmask_b32_e64 v97, 0, v120, s[12:13]
	v_cndmask_b32_e64 v98, 0, v120, s[14:15]
	v_add_f32_e32 v71, v71, v108
	v_add_f32_e32 v72, v72, v109
	v_add_f32_e32 v73, v73, v125
	v_add_f32_e32 v56, v56, v164
	v_add_f32_e32 v57, v57, v165
	v_exp_f32_e32 v42, v42
	v_exp_f32_e32 v43, v43
	v_exp_f32_e32 v175, v70
	v_ldexp_f32 v44, v44, v95
	v_ldexp_f32 v45, v45, v96
	v_pk_fma_f32 v[80:81], v[80:81], s[72:73], v[0:1] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[78:79], v[78:79], s[72:73], v[0:1] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_pk_fma_f32 v[82:83], v[82:83], s[72:73], v[0:1] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_exp_f32_e32 v61, v61
	v_exp_f32_e32 v176, v71
	v_exp_f32_e32 v177, v72
	v_exp_f32_e32 v178, v73
	v_exp_f32_e32 v189, v56
	v_exp_f32_e32 v190, v57
	v_ldexp_f32 v56, v58, v97
	v_ldexp_f32 v57, v59, v98
	v_ldexp_f32 v58, v55, v91
	v_cvt_f16_f32_e32 v55, v45
	v_cvt_f16_f32_e32 v59, v44
	v_pk_fma_f32 v[84:85], v[84:85], s[72:73], v[0:1] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cmp_gt_f32_e64 s[0:1], s78, v88
	v_cmp_gt_f32_e64 s[22:23], s78, v63
	v_cmp_gt_f32_e64 s[46:47], s78, v78
	v_cmp_gt_f32_e64 s[48:49], s78, v79
	v_cmp_gt_f32_e64 s[52:53], s78, v81
	v_cmp_gt_f32_e64 s[56:57], s78, v83
	v_cndmask_b32_e64 v90, 0, v119, s[0:1]
	v_cndmask_b32_e64 v100, 0, v119, s[22:23]
	v_cndmask_b32_e64 v126, 0, v119, s[46:47]
	v_cndmask_b32_e64 v127, 0, v119, s[48:49]
	v_cndmask_b32_e64 v157, 0, v119, s[52:53]
	v_cndmask_b32_e64 v159, 0, v119, s[56:57]
	v_cmp_gt_f32_e64 s[58:59], s78, v84
	v_cmp_gt_f32_e64 s[60:61], s78, v85
	v_cndmask_b32_e64 v93, 0, v120, s[2:3]
	v_cndmask_b32_e64 v94, 0, v120, s[4:5]
	v_cndmask_b32_e64 v109, 0, v120, s[38:39]
	v_cndmask_b32_e64 v160, 0, v119, s[58:59]
	v_cndmask_b32_e64 v161, 0, v119, s[60:61]
	v_add_f32_e32 v63, v63, v100
	v_cndmask_b32_e64 v100, 0, v120, s[18:19]
	v_add_f32_e32 v78, v78, v126
	v_add_f32_e32 v79, v79, v127
	v_add_f32_e32 v81, v81, v157
	v_add_f32_e32 v83, v83, v159
	v_cndmask_b32_e64 v125, 0, v120, s[40:41]
	v_cndmask_b32_e64 v126, 0, v120, s[42:43]
	v_cndmask_b32_e64 v127, 0, v120, s[44:45]
	v_add_f32_e32 v88, v88, v90
	v_ldexp_f32 v42, v42, v93
	v_ldexp_f32 v43, v43, v94
	v_ldexp_f32 v72, v175, v109
	v_add_f32_e32 v84, v84, v160
	v_add_f32_e32 v85, v85, v161
	v_exp_f32_e32 v88, v88
	v_exp_f32_e32 v168, v63
	v_exp_f32_e32 v179, v78
	v_exp_f32_e32 v180, v79
	v_exp_f32_e32 v182, v81
	v_exp_f32_e32 v184, v83
	v_ldexp_f32 v63, v61, v100
	v_ldexp_f32 v73, v176, v125
	v_ldexp_f32 v78, v177, v126
	v_ldexp_f32 v79, v178, v127
	v_cvt_f16_f32_e32 v61, v43
	v_cvt_f16_f32_e32 v81, v42
	v_pk_mul_f32 v[40:41], v[40:41], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[38:39], v[38:39], v[58:59] op_sel_hi:[1,0]
	v_pack_b32_f16 v83, v59, v55
	v_pk_mul_f32 v[24:25], v[24:25], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[22:23], v[22:23], v[58:59] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v59, v72
	v_cmp_gt_f32_e64 s[54:55], s78, v82
	v_exp_f32_e32 v166, v60
	v_exp_f32_e32 v185, v84
	v_exp_f32_e32 v186, v85
	v_cvt_f16_f32_e32 v84, v79
	v_cvt_f16_f32_e32 v85, v78
	v_cvt_f16_f32_e32 v55, v73
	v_cmp_gt_f32_e64 s[20:21], s78, v62
	v_cndmask_b32_e64 v158, 0, v119, s[54:55]
	v_cndmask_b32_e64 v92, 0, v120, s[0:1]
	v_cndmask_b32_e64 v99, 0, v119, s[20:21]
	v_add_f32_e32 v82, v82, v158
	v_add_f32_e32 v62, v62, v99
	v_cndmask_b32_e64 v99, 0, v120, s[16:17]
	v_exp_f32_e32 v183, v82
	v_ldexp_f32 v60, v88, v92
	v_pack_b32_f16 v82, v81, v61
	v_pk_mul_f32 v[28:29], v[28:29], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[26:27], v[26:27], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[32:33], v[32:33], v[58:59] op_sel_hi:[1,0]
	v_pk_mul_f32 v[30:31], v[30:31], v[58:59] op_sel_hi:[1,0]
	v_exp_f32_e32 v167, v62
	v_ldexp_f32 v62, v166, v99
	v_mfma_f32_16x16x16_f16 v[38:41], v[50:51], v[82:83], v[38:41]
	v_mul_f32_e64 v36, v36, v60
	v_mul_f32_e64 v37, v37, v60
	v_pk_mul_f32 v[34:35], v[34:35], v[60:61] op_sel_hi:[1,0]
	v_cmp_gt_f32_e64 s[50:51], s78, v80
	v_mfma_f32_16x16x16_f16 v[22:25], v[196:197], v[82:83], v[22:25]
	v_cndmask_b32_e64 v157, 0, v120, s[48:49]
	v_cndmask_b32_e64 v156, 0, v119, s[50:51]
	v_add_f32_e32 v80, v80, v156
	v_mfma_f32_16x16x16_f16 v[26:29], v[198:199], v[82:83], v[26:29]
	v_cndmask_b32_e64 v156, 0, v120, s[46:47]
	v_exp_f32_e32 v181, v80
	v_cmp_gt_f32_e64 s[24:25], s78, v64
	v_mfma_f32_16x16x16_f16 v[30:33], v[154:155], v[82:83], v[30:33]
	v_pack_b32_f16 v83, v85, v84
	v_pack_b32_f16 v82, v59, v55
	v_cvt_f16_f32_e32 v55, v57
	v_cvt_f16_f32_e32 v59, v56
	v_mfma_f32_16x16x16_f16 v[34:37], v[50:51], v[82:83], v[34:37]
	v_cvt_f16_f32_e32 v50, v63
	v_cvt_f16_f32_e32 v51, v62
	v_cmp_gt_f32_e64 s[26:27], s78, v65
	v_ldexp_f32 v80, v179, v156
	v_ldexp_f32 v81, v180, v157
	v_pack_b32_f16 v51, v51, v50
	v_pack_b32_f16 v50, v59, v55
	v_cndmask_b32_e64 v101, 0, v119, s[24:25]
	v_cndmask_b32_e64 v102, 0, v119, s[26:27]
	v_pk_mul_f32 v[12:13], v[12:13], v[60:61] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[60:61] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[60:61] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[60:61] op_sel_hi:[1,0]
	v_pk_mul_f32 v[20:21], v[20:21], v[60:61] op_sel_hi:[1,0]
	v_pk_mul_f32 v[18:19], v[18:19], v[60:61] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 v[38:41], v[52:53], v[50:51], v[38:41]
	v_cvt_f16_f32_e32 v61, v81
	v_add_f32_e32 v64, v64, v101
	v_add_f32_e32 v65, v65, v102
	v_mfma_f32_16x16x16_f16 v[22:25], v[146:147], v[50:51], v[22:25]
	v_cndmask_b32_e64 v158, 0, v120, s[50:51]
	v_cndmask_b32_e64 v159, 0, v120, s[52:53]
	v_cndmask_b32_e64 v101, 0, v120, s[20:21]
	v_mfma_f32_16x16x16_f16 v[26:29], v[192:193], v[50:51], v[26:29]
	v_cndmask_b32_e64 v102, 0, v120, s[22:23]
	v_exp_f32_e32 v169, v64
	v_exp_f32_e32 v170, v65
	v_mfma_f32_16x16x16_f16 v[30:33], v[152:153], v[50:51], v[30:33]
	v_cvt_f16_f32_e32 v50, v80
	v_pk_fma_f32 v[86:87], v[86:87], s[72:73], v[0:1] op_sel_hi:[1,0,0] neg_lo:[0,0,1] neg_hi:[0,0,1]
	v_cmp_gt_f32_e64 s[28:29], s78, v66
	v_mfma_f32_16x16x16_f16 v[10:13], v[196:197], v[82:83], v[10:13]
	v_cmp_gt_f32_e64 s[30:31], s78, v67
	v_cndmask_b32_e64 v89, 0, v120, s[66:67]
	v_cndmask_b32_e64 v90, 0, v120, s[68:69]
	v_mfma_f32_16x16x16_f16 v[14:17], v[198:199], v[82:83], v[14:17]
	v_ldexp_f32 v64, v167, v101
	v_ldexp_f32 v65, v168, v102
	v_cndmask_b32_e64 v103, 0, v119, s[28:29]
	v_mfma_f32_16x16x16_f16 v[18:21], v[154:155], v[82:83], v[18:21]
	v_ldexp_f32 v82, v181, v158
	v_ldexp_f32 v83, v182, v159
	v_cvt_f16_f32_e32 v55, v83
	v_cvt_f16_f32_e32 v59, v82
	v_cndmask_b32_e64 v104, 0, v119, s[30:31]
	v_cmp_gt_f32_e64 s[62:63], s78, v86
	v_cmp_gt_f32_e64 s[64:65], s78, v87
	v_pack_b32_f16 v50, v50, v61
	v_ldexp_f32 v88, v189, v89
	v_ldexp_f32 v89, v190, v90
	v_cvt_f16_f32_e32 v61, v65
	v_cvt_f16_f32_e32 v90, v64
	v_cndmask_b32_e64 v162, 0, v119, s[62:63]
	v_cndmask_b32_e64 v163, 0, v119, s[64:65]
	v_add_f32_e32 v66, v66, v103
	v_add_f32_e32 v67, v67, v104
	v_cndmask_b32_e64 v103, 0, v120, s[24:25]
	v_cndmask_b32_e64 v104, 0, v120, s[26:27]
	v_add_f32_e32 v86, v86, v162
	v_add_f32_e32 v87, v87, v163
	v_cndmask_b32_e64 v160, 0, v120, s[54:55]
	v_cndmask_b32_e64 v161, 0, v120, s[56:57]
	v_cndmask_b32_e64 v162, 0, v120, s[58:59]
	v_cndmask_b32_e64 v163, 0, v120, s[60:61]
	v_exp_f32_e32 v171, v66
	v_exp_f32_e32 v172, v67
	v_ldexp_f32 v66, v169, v103
	v_ldexp_f32 v67, v170, v104
	v_cmp_gt_f32_e64 s[34:35], s78, v68
	v_cmp_gt_f32_e64 s[36:37], s78, v69
	v_exp_f32_e32 v187, v86
	v_exp_f32_e32 v188, v87
	v_ldexp_f32 v84, v183, v160
	v_ldexp_f32 v85, v184, v161
	v_ldexp_f32 v86, v185, v162
	v_pack_b32_f16 v51, v59, v55
	v_ldexp_f32 v87, v186, v163
	v_cvt_f16_f32_e32 v55, v67
	v_cvt_f16_f32_e32 v59, v66
	v_cndmask_b32_e64 v105, 0, v119, s[34:35]
	v_cndmask_b32_e64 v106, 0, v119, s[36:37]
	v_mfma_f32_16x16x16_f16 v[34:37], v[52:53], v[50:51], v[34:37]
	v_add_f32_e64 v44, v44, v62
	v_add_f32_e64 v45, v45, v63
	v_pk_add_f32 v[42:43], v[42:43], v[56:57]
	v_pk_add_f32 v[56:57], v[78:79], v[82:83]
	v_mfma_f32_16x16x16_f16 v[10:13], v[146:147], v[50:51], v[10:13]
	v_add_f32_e64 v62, v72, v80
	v_add_f32_e64 v63, v73, v81
	v_cvt_f16_f32_e32 v72, v86
	v_cvt_f16_f32_e32 v73, v85
	v_mfma_f32_16x16x16_f16 v[14:17], v[192:193], v[50:51], v[14:17]
	v_cvt_f16_f32_e32 v78, v84
	v_add_f32_e32 v68, v68, v105
	v_add_f32_e32 v69, v69, v106
	v_mfma_f32_16x16x16_f16 v[18:21], v[152:153], v[50:51], v[18:21]
	v_pack_b32_f16 v50, v90, v61
	v_cvt_f16_f32_e32 v61, v87
	v_exp_f32_e32 v173, v68
	v_exp_f32_e32 v174, v69
	v_pack_b32_f16 v51, v59, v55
	v_cndmask_b32_e64 v105, 0, v120, s[28:29]
	v_cndmask_b32_e64 v106, 0, v120, s[30:31]
	v_cndmask_b32_e64 v164, 0, v120, s[62:63]
	v_cndmask_b32_e64 v165, 0, v120, s[64:65]
	v_mfma_f32_16x16x16_f16 v[38:41], v[46:47], v[50:51], v[38:41]
	v_cndmask_b32_e64 v107, 0, v120, s[34:35]
	v_cndmask_b32_e64 v108, 0, v120, s[36:37]
	v_ldexp_f32 v68, v171, v105
	v_mfma_f32_16x16x16_f16 v[22:25], v[200:201], v[50:51], v[22:25]
	v_ldexp_f32 v69, v172, v106
	v_ldexp_f32 v52, v187, v164
	v_ldexp_f32 v53, v188, v165
	v_mfma_f32_16x16x16_f16 v[26:29], v[202:203], v[50:51], v[26:29]
	v_add_f32_e64 v42, v64, v42
	v_add_f32_e64 v43, v65, v43
	v_ldexp_f32 v70, v173, v107
	v_ldexp_f32 v71, v174, v108
	v_mfma_f32_16x16x16_f16 v[30:33], v[148:149], v[50:51], v[30:33]
	v_pack_b32_f16 v51, v72, v61
	v_pack_b32_f16 v50, v78, v73
	v_pk_add_f32 v[44:45], v[66:67], v[44:45]
	v_pk_add_f32 v[56:57], v[86:87], v[56:57]
	v_mfma_f32_16x16x16_f16 v[34:37], v[46:47], v[50:51], v[34:37]
	v_add_f32_e64 v46, v84, v62
	v_add_f32_e64 v47, v85, v63
	v_pk_add_f32 v[42:43], v[68:69], v[42:43]
	v_pk_add_f32 v[46:47], v[52:53], v[46:47]
	v_pk_add_f32 v[44:45], v[70:71], v[44:45]
	v_pk_add_f32 v[56:57], v[88:89], v[56:57]
	v_add_f32_e32 v42, v42, v43
	v_add_f32_e32 v43, v46, v47
	v_add_f32_e32 v44, v44, v42
	v_add_f32_e32 v46, v56, v43
	v_add_f32_e32 v44, v45, v44
	v_add_f32_e32 v45, v57, v46
	ds_swizzle_b32 v46, v44 offset:swizzle(SWAP,16)
	ds_swizzle_b32 v47, v45 offset:swizzle(SWAP,16)
	v_cvt_f16_f32_e32 v55, v71
	v_cvt_f16_f32_e32 v59, v70
	v_cvt_f16_f32_e32 v79, v69
	v_cvt_f16_f32_e32 v61, v68
	v_cvt_f16_f32_e32 v72, v89
	v_cvt_f16_f32_e32 v73, v88
	v_cvt_f16_f32_e32 v78, v53
	v_cvt_f16_f32_e32 v80, v52
	v_mfma_f32_16x16x16_f16 v[10:13], v[200:201], v[50:51], v[10:13]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v44, v44, v46
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v45, v45, v47
	ds_bpermute_b32 v46, v115, v44
	v_mfma_f32_16x16x16_f16 v[14:17], v[202:203], v[50:51], v[14:17]
	ds_bpermute_b32 v47, v115, v45
	v_pack_b32_f16 v43, v73, v72
	v_pack_b32_f16 v42, v80, v78
	v_mfma_f32_16x16x16_f16 v[18:21], v[148:149], v[50:51], v[18:21]
	v_pack_b32_f16 v51, v59, v55
	v_pack_b32_f16 v50, v61, v79
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v53, v44, v46
	v_mfma_f32_16x16x16_f16 v[34:37], v[48:49], v[42:43], v[34:37]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v52, v45, v47
	v_fmac_f32_e32 v53, v124, v58
	v_fmac_f32_e32 v52, v123, v60
	v_mfma_f32_16x16x16_f16 v[38:41], v[48:49], v[50:51], v[38:41]
	v_mfma_f32_16x16x16_f16 v[22:25], v[144:145], v[50:51], v[22:25]
	v_mfma_f32_16x16x16_f16 v[26:29], v[194:195], v[50:51], v[26:29]
	v_mfma_f32_16x16x16_f16 v[30:33], v[150:151], v[50:51], v[30:33]
	v_mfma_f32_16x16x16_f16 v[10:13], v[144:145], v[42:43], v[10:13]
	v_mfma_f32_16x16x16_f16 v[14:17], v[194:195], v[42:43], v[14:17]
	v_mfma_f32_16x16x16_f16 v[18:21], v[150:151], v[42:43], v[18:21]
	s_cbranch_scc1 .LBB0_1
	v_div_scale_f32 v0, s[0:1], v53, v53, 1.0
	v_rcp_f32_e32 v1, v0
	v_div_scale_f32 v3, vcc, 1.0, v53, 1.0
	v_lshlrev_b32_e32 v2, 9, v2
	v_fma_f32 v5, -v0, v1, 1.0
	v_fmac_f32_e32 v1, v5, v1
	v_mul_f32_e32 v5, v3, v1
	v_fma_f32 v6, -v0, v5, v3
	v_fmac_f32_e32 v5, v6, v1
	v_fma_f32 v0, -v0, v5, v3
	v_div_scale_f32 v3, s[0:1], v52, v52, 1.0
	v_rcp_f32_e32 v6, v3
	v_div_fmas_f32 v0, v0, v1, v5
	v_div_fixup_f32 v0, v0, v53, 1.0
	s_add_u32 s0, s8, s73
	v_fma_f32 v1, -v3, v6, 1.0
	v_fmac_f32_e32 v6, v1, v6
	v_div_scale_f32 v1, vcc, 1.0, v52, 1.0
	v_mul_f32_e32 v5, v1, v6
	v_fma_f32 v7, -v3, v5, v1
	v_fmac_f32_e32 v5, v7, v6
	v_fma_f32 v1, -v3, v5, v1
	v_div_fmas_f32 v1, v1, v6, v5
	v_div_fixup_f32 v6, v1, v52, 1.0
	v_pk_mul_f32 v[40:41], v[40:41], v[0:1] op_sel_hi:[1,0]
	v_pk_mul_f32 v[38:39], v[38:39], v[0:1] op_sel_hi:[1,0]
	v_pk_mul_f32 v[24:25], v[24:25], v[0:1] op_sel_hi:[1,0]
	v_pk_mul_f32 v[22:23], v[22:23], v[0:1] op_sel_hi:[1,0]
	v_pk_mul_f32 v[28:29], v[28:29], v[0:1] op_sel_hi:[1,0]
	v_pk_mul_f32 v[26:27], v[26:27], v[0:1] op_sel_hi:[1,0]
	v_pk_mul_f32 v[32:33], v[0:1], v[32:33] op_sel_hi:[0,1]
	v_pk_mul_f32 v[30:31], v[0:1], v[30:31] op_sel_hi:[0,1]
	v_or_b32_e32 v3, s33, v9
	s_addc_u32 s1, s9, 0
	v_lshlrev_b32_e32 v0, 9, v4
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[0:1]
	v_lshlrev_b32_e32 v0, 2, v3
	v_mov_b32_e32 v3, v1
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	v_pk_mul_f32 v[36:37], v[6:7], v[36:37] op_sel_hi:[0,1]
	v_pk_mul_f32 v[34:35], v[6:7], v[34:35] op_sel_hi:[0,1]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[0:1]
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
	v_pk_mul_f32 v[12:13], v[6:7], v[12:13] op_sel_hi:[0,1]
	v_pk_mul_f32 v[10:11], v[6:7], v[10:11] op_sel_hi:[0,1]
	v_pk_mul_f32 v[16:17], v[6:7], v[16:17] op_sel_hi:[0,1]
	v_pk_mul_f32 v[14:15], v[6:7], v[14:15] op_sel_hi:[0,1]
	v_pk_mul_f32 v[20:21], v[6:7], v[20:21] op_sel_hi:[0,1]
	v_pk_mul_f32 v[18:19], v[6:7], v[18:19] op_sel_hi:[0,1]
	global_store_dwordx4 v[4:5], v[38:41], off
	global_store_dwordx4 v[4:5], v[22:25], off offset:64
	global_store_dwordx4 v[4:5], v[26:29], off offset:128
	global_store_dwordx4 v[4:5], v[30:33], off offset:192
	global_store_dwordx4 v[0:1], v[34:37], off
	global_store_dwordx4 v[0:1], v[10:13], off offset:64
	global_store_dwordx4 v[0:1], v[14:17], off offset:128
	global_store_dwordx4 v[0:1], v[18:21], off offset:192
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
		.amdhsa_next_free_vgpr 204
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset 204
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

	.set base_attention.num_vgpr, 204
	.set base_attention.num_agpr, 0
	.set base_attention.numbered_sgpr, 79
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
    .sgpr_count:     85
    .sgpr_spill_count: 0
    .symbol:         base_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     204
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
