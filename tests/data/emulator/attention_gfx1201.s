; To reproduce the .rocmasm from .optimized.ll, run:
; llc -mtriple=amdgcn-amd-amdhsa -mcpu=gfx1201 -mattr='+wavefrontsize32' -O3 <.optimized.ll> -o <out.rocmasm>

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	base_attention
	.p2align	8
	.type	base_attention,@function
base_attention:
	s_load_b256 s[0:7], s[0:1], 0x0
	v_lshrrev_b32_e32 v1, 1, v0
	v_dual_mov_b32 v143, 0 :: v_dual_lshlrev_b32 v2, 6, v0
	s_lshr_b32 s8, ttmp7, 16
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v134, 0 :: v_dual_and_b32 v7, 8, v1
	v_and_b32_e32 v1, 0x1bc0, v2
	s_lshl_b32 s8, s8, 13
	v_lshrrev_b32_e32 v135, 3, v0
	v_or_b32_e32 v2, s8, v2
	v_lshrrev_b32_e32 v8, 4, v0
	v_or3_b32 v1, v1, s8, v7
	v_dual_mov_b32 v10, v134 :: v_dual_lshlrev_b32 v3, 2, v0
	s_delay_alu instid0(VALU_DEP_4)
	v_or3_b32 v2, v2, v7, 0x400
	v_mov_b32_e32 v146, 0xc9742400
	scratch_store_b32 off, v1, off offset:8
	v_lshlrev_b32_e32 v1, 1, v1
	v_dual_mov_b32 v13, v134 :: v_dual_lshlrev_b32 v4, 6, v8
	scratch_store_b32 off, v2, off offset:4
	v_lshlrev_b32_e32 v2, 1, v2
	s_wait_kmcnt 0x0
	s_clause 0x7
	global_load_b128 v[72:75], v1, s[0:1]
	global_load_b128 v[76:79], v1, s[0:1] offset:32
	global_load_b128 v[80:83], v1, s[0:1] offset:64
	global_load_b128 v[84:87], v1, s[0:1] offset:96
	global_load_b128 v[88:91], v2, s[0:1]
	global_load_b128 v[92:95], v2, s[0:1] offset:32
	global_load_b128 v[96:99], v2, s[0:1] offset:64
	global_load_b128 v[100:103], v2, s[0:1] offset:96
	v_dual_mov_b32 v168, 0xc9742400 :: v_dual_lshlrev_b32 v1, 3, v0
	v_dual_mov_b32 v11, v134 :: v_dual_lshlrev_b32 v2, 6, v135
	v_sub_nc_u32_e32 v3, v3, v4
	v_dual_mov_b32 v12, v134 :: v_dual_and_b32 v9, 15, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v1, v1, v2
	v_dual_mov_b32 v17, v134 :: v_dual_and_b32 v0, 0x70, v0
	v_ashrrev_i32_e32 v4, 31, v3
	v_mov_b32_e32 v15, v134
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v2, 31, v1
	v_mad_i32_i24 v142, 0x88, v3, v0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v45, v134
	v_dual_mov_b32 v42, v134 :: v_dual_mov_b32 v47, v134
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64_e32 v[5:6], 1, v[1:2]
	v_lshlrev_b32_e32 v2, 3, v8
	v_mul_u32_u24_e32 v8, 0x44, v9
	v_dual_mov_b32 v9, v134 :: v_dual_mov_b32 v14, v134
	v_mov_b32_e32 v21, v134
	scratch_store_b32 off, v2, off
	v_mul_u32_u24_e32 v2, 0x88, v135
	v_add_co_u32 v137, vcc_lo, s2, v5
	v_lshlrev_b64_e32 v[4:5], 1, v[3:4]
	v_add_lshl_u32 v139, v8, v7, 1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_lshl_add_u32 v1, v1, 1, v2
	v_mbcnt_lo_u32_b32 v2, -1, 0
	v_add_co_ci_u32_e64 v138, null, s3, v6, vcc_lo
	v_add_co_u32 v140, vcc_lo, s4, v4
	v_dual_mov_b32 v19, v134 :: v_dual_lshlrev_b32 v2, 2, v2
	v_add_nc_u32_e32 v0, 32, v139
	v_add_nc_u32_e32 v3, 64, v139
	v_dual_mov_b32 v23, v134 :: v_dual_add_nc_u32 v4, 0x60, v139
	s_wait_alu 0xfffd
	v_add_co_ci_u32_e64 v141, null, s5, v5, vcc_lo
	v_xor_b32_e32 v144, 64, v2
	v_dual_mov_b32 v16, 0 :: v_dual_add_nc_u32 v145, 0x2200, v1
	v_dual_mov_b32 v18, v134 :: v_dual_add_nc_u32 v147, 0x2a80, v1
	v_dual_mov_b32 v25, v134 :: v_dual_add_nc_u32 v148, 0x3300, v1
	v_dual_mov_b32 v20, v134 :: v_dual_add_nc_u32 v149, 0x3b80, v1
	v_dual_mov_b32 v27, v134 :: v_dual_add_nc_u32 v150, 0x880, v0
	v_dual_mov_b32 v22, v134 :: v_dual_add_nc_u32 v151, 0x880, v3
	v_dual_mov_b32 v29, v134 :: v_dual_add_nc_u32 v152, 0x880, v4
	v_dual_mov_b32 v24, 0 :: v_dual_add_nc_u32 v153, 0x1100, v0
	v_dual_mov_b32 v31, v134 :: v_dual_add_nc_u32 v154, 0x1100, v3
	v_dual_mov_b32 v26, v134 :: v_dual_add_nc_u32 v155, 0x1100, v4
	v_dual_mov_b32 v33, v134 :: v_dual_add_nc_u32 v156, 0x1980, v0
	v_dual_mov_b32 v28, v134 :: v_dual_add_nc_u32 v157, 0x1980, v3
	v_dual_mov_b32 v35, v134 :: v_dual_add_nc_u32 v158, 0x1980, v4
	v_dual_mov_b32 v30, v134 :: v_dual_add_nc_u32 v159, 0x2a80, v0
	v_dual_mov_b32 v37, v134 :: v_dual_add_nc_u32 v160, 0x2a80, v3
	v_dual_mov_b32 v32, 0 :: v_dual_add_nc_u32 v161, 0x2a80, v4
	v_dual_mov_b32 v39, v134 :: v_dual_add_nc_u32 v162, 0x3300, v0
	v_dual_mov_b32 v34, v134 :: v_dual_add_nc_u32 v163, 0x3300, v3
	v_dual_mov_b32 v41, v134 :: v_dual_add_nc_u32 v164, 0x3300, v4
	v_dual_mov_b32 v36, v134 :: v_dual_add_nc_u32 v165, 0x3b80, v0
	v_dual_mov_b32 v43, v134 :: v_dual_add_nc_u32 v166, 0x3b80, v3
	v_dual_mov_b32 v38, v134 :: v_dual_add_nc_u32 v167, 0x3b80, v4
	v_mov_b32_e32 v8, 0
	v_dual_mov_b32 v44, v134 :: v_dual_mov_b32 v49, v134
	v_dual_mov_b32 v46, v134 :: v_dual_mov_b32 v51, v134
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v53, v134
	v_dual_mov_b32 v50, v134 :: v_dual_mov_b32 v55, v134
	v_dual_mov_b32 v52, v134 :: v_dual_mov_b32 v57, v134
	v_dual_mov_b32 v54, v134 :: v_dual_mov_b32 v59, v134
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v61, v134
	v_dual_mov_b32 v58, v134 :: v_dual_mov_b32 v63, v134
	v_dual_mov_b32 v60, v134 :: v_dual_mov_b32 v1, v134
	v_dual_mov_b32 v62, v134 :: v_dual_mov_b32 v3, v134
	v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v5, v134
	v_dual_mov_b32 v2, v134 :: v_dual_mov_b32 v7, v134
	v_mov_b32_e32 v4, v134
	v_mov_b32_e32 v6, v134
	s_mov_b32 s0, 0
	s_mov_b32 s4, -1
	s_lshl_b32 s3, s8, 1
.LBB0_1:
	v_or_b32_e32 v64, s0, v135
	s_wait_alu 0xfffe
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v64, v64, 7, s3
	v_add_co_u32 v108, vcc_lo, v137, v64
	s_wait_alu 0xfffd
	v_add_co_ci_u32_e64 v109, null, 0, v138, vcc_lo
	global_load_b128 v[64:67], v[108:109], off
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_clause 0x1
	global_load_b128 v[68:71], v[108:109], off offset:2048
	global_load_b128 v[104:107], v[108:109], off offset:4096
	s_wait_loadcnt 0x2
	ds_store_2addr_b64 v145, v[64:65], v[66:67] offset1:1
	s_wait_loadcnt 0x1
	ds_store_2addr_b64 v147, v[68:69], v[70:71] offset1:1
	scratch_load_b32 v64, off, off
	s_wait_loadcnt 0x0
	v_or_b32_e32 v64, s0, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v64, v64, 7, s3
	v_add_co_u32 v66, vcc_lo, v140, v64
	s_wait_alu 0xfffd
	v_add_co_ci_u32_e64 v67, null, 0, v141, vcc_lo
	s_clause 0x3
	global_load_b64 v[68:69], v[66:67], off
	global_load_b64 v[70:71], v[66:67], off offset:128
	global_load_b64 v[110:111], v[66:67], off offset:256
	global_load_b64 v[112:113], v[66:67], off offset:384
	s_wait_loadcnt 0x2
	v_perm_b32 v64, v70, v68, 0x5040100
	v_perm_b32 v114, v70, v68, 0x7060302
	s_wait_loadcnt 0x0
	v_perm_b32 v65, v112, v110, 0x5040100
	v_perm_b32 v115, v112, v110, 0x7060302
	v_perm_b32 v112, v71, v69, 0x7060302
	v_perm_b32 v68, v71, v69, 0x5040100
	v_perm_b32 v69, v113, v111, 0x5040100
	v_perm_b32 v113, v113, v111, 0x7060302
	s_clause 0x3
	global_load_b64 v[110:111], v[66:67], off offset:512
	global_load_b64 v[116:117], v[66:67], off offset:640
	global_load_b64 v[118:119], v[66:67], off offset:768
	global_load_b64 v[120:121], v[66:67], off offset:896
	s_wait_loadcnt 0x2
	v_perm_b32 v66, v116, v110, 0x5040100
	v_perm_b32 v70, v117, v111, 0x5040100
	v_perm_b32 v116, v116, v110, 0x7060302
	v_perm_b32 v122, v117, v111, 0x7060302
	global_load_b128 v[108:111], v[108:109], off offset:6144
	s_wait_loadcnt 0x1
	v_perm_b32 v67, v120, v118, 0x5040100
	v_perm_b32 v117, v120, v118, 0x7060302
	v_perm_b32 v71, v121, v119, 0x5040100
	v_perm_b32 v123, v121, v119, 0x7060302
	ds_store_2addr_b64 v148, v[104:105], v[106:107] offset1:1
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v149, v[108:109], v[110:111] offset1:1
	ds_store_b128 v142, v[64:67]
	ds_store_2addr_b64 v142, v[114:115], v[116:117] offset0:17 offset1:18
	ds_store_b128 v142, v[68:71] offset:272
	ds_store_2addr_b64 v142, v[112:113], v[122:123] offset0:51 offset1:52
	v_add_nc_u32_e32 v64, 0x2200, v139
	v_add_nc_u32_e32 v65, 0x2220, v139
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b64 v[104:107], v64 offset1:1
	ds_load_2addr_b64 v[108:111], v65 offset1:1
	v_add_nc_u32_e32 v112, 0x2240, v139
	v_add_nc_u32_e32 v116, 0x2260, v139
	ds_load_2addr_b64 v[112:115], v112 offset1:1
	ds_load_2addr_b64 v[116:119], v116 offset1:1
	ds_load_2addr_b64 v[128:131], v160 offset1:1
	ds_load_2addr_b64 v[177:180], v161 offset1:1
	ds_load_2addr_b64 v[202:205], v163 offset1:1
	ds_load_2addr_b64 v[232:235], v164 offset1:1
	ds_load_2addr_b64 v[244:247], v166 offset1:1
	ds_load_2addr_b64 v[248:251], v167 offset1:1
	s_wait_dscnt 0x9
	v_wmma_f32_16x16x16_f16 v[64:71], v[104:107], v[72:75], 0
	s_wait_dscnt 0x8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[108:111], v[76:79], v[64:71]
	s_wait_dscnt 0x7
	v_wmma_f32_16x16x16_f16 v[64:71], v[112:115], v[80:83], v[64:71]
	s_wait_dscnt 0x6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[116:119], v[84:87], v[64:71]
	v_dual_add_f32 v197, 0, v64 :: v_dual_add_nc_u32 v64, 0x2a80, v139
	ds_load_2addr_b64 v[120:123], v64 offset1:1
	ds_load_2addr_b64 v[124:127], v159 offset1:1
	v_dual_add_f32 v198, 0, v65 :: v_dual_add_f32 v217, 0, v67
	v_dual_add_f32 v194, 0, v66 :: v_dual_add_f32 v219, 0, v68
	v_dual_add_f32 v220, 0, v69 :: v_dual_add_f32 v221, 0, v70
	v_add_f32_e32 v226, 0, v71
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_f16 v[64:71], v[120:123], v[72:75], 0
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[124:127], v[76:79], v[64:71]
	v_wmma_f32_16x16x16_f16 v[64:71], v[128:131], v[80:83], v[64:71]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[177:180], v[84:87], v[64:71]
	v_add_f32_e32 v212, 0, v64
	v_add_nc_u32_e32 v64, 0x3300, v139
	ds_load_2addr_b64 v[185:188], v64 offset1:1
	ds_load_2addr_b64 v[189:192], v162 offset1:1
	v_add_f32_e32 v214, 0, v65
	v_add_f32_e32 v216, 0, v66
	v_dual_add_f32 v218, 0, v67 :: v_dual_add_f32 v231, 0, v68
	v_dual_add_f32 v230, 0, v69 :: v_dual_add_f32 v229, 0, v70
	v_add_f32_e32 v228, 0, v71
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_f16 v[64:71], v[185:188], v[72:75], 0
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[189:192], v[76:79], v[64:71]
	v_wmma_f32_16x16x16_f16 v[64:71], v[202:205], v[80:83], v[64:71]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[232:235], v[84:87], v[64:71]
	v_dual_add_f32 v195, 0, v64 :: v_dual_add_nc_u32 v64, 0x3b80, v139
	ds_load_2addr_b64 v[236:239], v64 offset1:1
	ds_load_2addr_b64 v[240:243], v165 offset1:1
	v_dual_add_f32 v196, 0, v65 :: v_dual_add_f32 v199, 0, v66
	v_add_f32_e32 v201, 0, v67
	v_dual_add_f32 v209, 0, v68 :: v_dual_add_f32 v208, 0, v69
	v_dual_add_f32 v207, 0, v70 :: v_dual_add_f32 v206, 0, v71
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_f16 v[64:71], v[236:239], v[72:75], 0
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[240:243], v[76:79], v[64:71]
	v_wmma_f32_16x16x16_f16 v[64:71], v[244:247], v[80:83], v[64:71]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[248:251], v[84:87], v[64:71]
	v_add_f32_e32 v172, 0, v64
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v174, 0, v65 :: v_dual_add_f32 v175, 0, v66
	v_add_f32_e32 v176, 0, v67
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_dual_add_f32 v184, 0, v68 :: v_dual_add_f32 v183, 0, v69
	v_dual_add_f32 v182, 0, v70 :: v_dual_add_f32 v181, 0, v71
	v_wmma_f32_16x16x16_f16 v[64:71], v[104:107], v[88:91], 0
	v_add_nc_u32_e32 v104, 0x1100, v139
	v_wmma_f32_16x16x16_f16 v[64:71], v[108:111], v[92:95], v[64:71]
	v_add_nc_u32_e32 v108, 0x1980, v139
	s_delay_alu instid0(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[64:71], v[112:115], v[96:99], v[64:71]
	ds_load_2addr_b64 v[112:115], v108 offset1:1
	ds_load_2addr_b64 v[108:111], v156 offset1:1
	v_wmma_f32_16x16x16_f16 v[64:71], v[116:119], v[100:103], v[64:71]
	ds_load_2addr_b64 v[116:119], v104 offset1:1
	ds_load_2addr_b64 v[104:107], v153 offset1:1
	v_dual_add_f32 v252, 0, v64 :: v_dual_add_f32 v253, 0, v65
	v_dual_add_f32 v227, 0, v66 :: v_dual_add_f32 v254, 0, v67
	v_dual_add_f32 v255, 0, v68 :: v_dual_add_f32 v132, 0, v69
	v_dual_add_f32 v133, 0, v70 :: v_dual_add_f32 v136, 0, v71
	v_wmma_f32_16x16x16_f16 v[64:71], v[120:123], v[88:91], 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[124:127], v[92:95], v[64:71]
	v_wmma_f32_16x16x16_f16 v[64:71], v[128:131], v[96:99], v[64:71]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[177:180], v[100:103], v[64:71]
	v_dual_add_f32 v210, 0, v64 :: v_dual_add_f32 v211, 0, v65
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v213, 0, v66
	v_add_f32_e32 v215, 0, v67
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_dual_add_f32 v225, 0, v68 :: v_dual_add_f32 v224, 0, v69
	v_dual_add_f32 v223, 0, v70 :: v_dual_add_f32 v222, 0, v71
	v_wmma_f32_16x16x16_f16 v[64:71], v[185:188], v[88:91], 0
	v_wmma_f32_16x16x16_f16 v[64:71], v[189:192], v[92:95], v[64:71]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[202:205], v[96:99], v[64:71]
	v_wmma_f32_16x16x16_f16 v[64:71], v[232:235], v[100:103], v[64:71]
	v_mov_b32_e32 v234, v146
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v186, 0, v64
	v_dual_add_f32 v190, 0, v65 :: v_dual_add_f32 v191, 0, v66
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_f32_e32 v193, 0, v67
	v_dual_add_f32 v205, 0, v68 :: v_dual_add_f32 v204, 0, v69
	v_add_f32_e32 v202, 0, v70
	v_add_f32_e32 v200, 0, v71
	v_wmma_f32_16x16x16_f16 v[64:71], v[236:239], v[88:91], 0
	v_wmma_f32_16x16x16_f16 v[64:71], v[240:243], v[92:95], v[64:71]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[64:71], v[244:247], v[96:99], v[64:71]
	v_wmma_f32_16x16x16_f16 v[64:71], v[248:251], v[100:103], v[64:71]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v169, 0, v64 :: v_dual_add_f32 v170, 0, v65
	v_add_f32_e32 v171, 0, v66
	v_mul_f32_e32 v64, 0x3e38aa3b, v194
	v_dual_mul_f32 v65, 0x3e38aa3b, v198 :: v_dual_mul_f32 v66, 0x3e38aa3b, v197
	v_add_f32_e32 v179, 0, v69
	v_mul_f32_e32 v69, 0x3e38aa3b, v175
	v_add_f32_e32 v173, 0, v67
	v_mul_f32_e32 v67, 0x3e38aa3b, v216
	v_max3_num_f32 v64, v66, v65, v64
	v_dual_mul_f32 v65, 0x3e38aa3b, v219 :: v_dual_mul_f32 v66, 0x3e38aa3b, v217
	v_add_f32_e32 v180, 0, v68
	v_add_f32_e32 v178, 0, v70
	v_mul_f32_e32 v68, 0x3e38aa3b, v199
	v_add_f32_e32 v177, 0, v71
	v_max3_num_f32 v64, v64, v66, v65
	v_dual_mul_f32 v65, 0x3e38aa3b, v214 :: v_dual_mul_f32 v66, 0x3e38aa3b, v212
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_max_num_f32 v65, v66, v65 :: v_dual_mul_f32 v66, 0x3e38aa3b, v218
	v_max3_num_f32 v65, v65, v67, v66
	v_dual_mul_f32 v66, 0x3e38aa3b, v196 :: v_dual_mul_f32 v67, 0x3e38aa3b, v195
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_max_num_f32 v66, v67, v66 :: v_dual_mul_f32 v67, 0x3e38aa3b, v201
	v_max3_num_f32 v66, v66, v68, v67
	v_dual_mul_f32 v67, 0x3e38aa3b, v174 :: v_dual_mul_f32 v68, 0x3e38aa3b, v172
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_max_num_f32 v67, v68, v67 :: v_dual_mul_f32 v68, 0x3e38aa3b, v176
	v_max3_num_f32 v67, v67, v69, v68
	v_dual_mul_f32 v68, 0x3e38aa3b, v221 :: v_dual_mul_f32 v69, 0x3e38aa3b, v220
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_max3_num_f32 v64, v64, v69, v68
	v_dual_mul_f32 v68, 0x3e38aa3b, v230 :: v_dual_mul_f32 v69, 0x3e38aa3b, v231
	v_max3_num_f32 v65, v65, v69, v68
	v_dual_mul_f32 v68, 0x3e38aa3b, v208 :: v_dual_mul_f32 v69, 0x3e38aa3b, v209
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_max3_num_f32 v66, v66, v69, v68
	v_dual_mul_f32 v68, 0x3e38aa3b, v183 :: v_dual_mul_f32 v69, 0x3e38aa3b, v184
	v_max3_num_f32 v67, v67, v69, v68
	v_dual_mul_f32 v68, 0x3e38aa3b, v228 :: v_dual_mul_f32 v69, 0x3e38aa3b, v229
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_max3_num_f32 v65, v65, v69, v68
	v_dual_mul_f32 v68, 0x3e38aa3b, v206 :: v_dual_mul_f32 v69, 0x3e38aa3b, v207
	v_max3_num_f32 v66, v66, v69, v68
	v_dual_mul_f32 v68, 0x3e38aa3b, v181 :: v_dual_mul_f32 v69, 0x3e38aa3b, v182
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_max3_num_f32 v67, v67, v69, v68
	v_mul_f32_e32 v68, 0x3e38aa3b, v226
	v_max3_num_f32 v64, v64, v68, v65
	v_mov_b32_e32 v65, v168
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max3_num_f32 v64, v64, v66, v67
	ds_bpermute_b32 v66, v144, v64
	s_wait_dscnt 0x0
	v_max3_num_f32 v168, v65, v64, v66
	v_fma_f32 v64, 0x3e38aa3b, v219, -v168
	v_mul_f32_e32 v219, 0x3e38aa3b, v171
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v66, 0, 0x42800000, vcc_lo
	v_add_f32_e32 v64, v64, v66
	v_fma_f32 v66, 0x3e38aa3b, v220, -v168
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v66
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v67, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v66, v66, v67
	v_fma_f32 v67, 0x3e38aa3b, v226, -v168
	v_exp_f32_e32 v66, v66
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v67
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v68, 0, 0x42800000, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_f32_e32 v67, v67, v68
	v_fma_f32 v68, 0x3e38aa3b, v221, -v168
	v_exp_f32_e32 v64, v64
	v_exp_f32_e32 v67, v67
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v68
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v69, 0, 0x42800000, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v68, v68, v69
	v_cndmask_b32_e64 v69, 0, 0xffffffc0, s1
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v185, v67, v69
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v67, v68
	v_cndmask_b32_e64 v68, 0, 0xffffffc0, s2
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v187, v67, v68
	v_cndmask_b32_e64 v67, 0, 0xffffffc0, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_ldexp_f32 v189, v66, v67
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, vcc_lo
	v_cvt_f16_f32_e64 v67, v189
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_ldexp_f32 v188, v64, v66
	v_cvt_f16_f32_e64 v64, v185
	v_cvt_f16_f32_e64 v66, v187
	v_cvt_f16_f32_e64 v68, v188
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_pack_b32_f16 v131, v66, v64
	v_fma_f32 v64, 0x3e38aa3b, v217, -v168
	v_mul_f32_e32 v217, 0x3e38aa3b, v191
	v_pack_b32_f16 v130, v68, v67
	v_add_nc_u32_e32 v68, 0x880, v139
	ds_load_2addr_b64 v[120:123], v68 offset1:1
	ds_load_2addr_b64 v[68:71], v150 offset1:1
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v66, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v64, v64, v66
	v_fma_f32 v66, 0x3e38aa3b, v194, -v168
	v_exp_f32_e32 v64, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v66
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v67, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v66, v66, v67
	v_cndmask_b32_e64 v67, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v192, v64, v67
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v64, v66
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v194, v64, v66
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v64, v192
	v_cvt_f16_f32_e64 v66, v194
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v129, v66, v64
	v_fma_f32 v64, 0x3e38aa3b, v198, -v168
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v66, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v64, v64, v66
	v_fma_f32 v66, 0x3e38aa3b, v197, -v168
	v_exp_f32_e32 v64, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v66
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v67, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v66, v66, v67
	v_cndmask_b32_e64 v67, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v197, v64, v67
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v64, v66
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v198, v64, v66
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v64, v197
	v_cvt_f16_f32_e64 v66, v198
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v128, v66, v64
	v_sub_f32_e32 v64, v65, v168
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v65, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v64, v64, v65
	v_cndmask_b32_e64 v65, 0, 0xffffffc0, vcc_lo
	v_exp_f32_e32 v64, v64
	s_delay_alu instid0(TRANS32_DEP_1)
	v_ldexp_f32 v203, v64, v65
	ds_load_2addr_b64 v[124:127], v139 offset1:1
	ds_load_2addr_b64 v[64:67], v139 offset0:4 offset1:5
	v_mul_f32_e32 v15, v15, v203
	v_mul_f32_e32 v14, v14, v203
	v_mul_f32_e32 v13, v13, v203
	v_mul_f32_e32 v12, v12, v203
	v_mul_f32_e32 v11, v11, v203
	v_mul_f32_e32 v10, v10, v203
	v_mul_f32_e32 v9, v9, v203
	v_mul_f32_e32 v8, v8, v203
	v_mul_f32_e32 v23, v23, v203
	v_mul_f32_e32 v22, v22, v203
	v_mul_f32_e32 v21, v21, v203
	v_mul_f32_e32 v20, v20, v203
	v_mul_f32_e32 v19, v19, v203
	v_mul_f32_e32 v18, v18, v203
	v_mul_f32_e32 v17, v17, v203
	v_mul_f32_e32 v16, v16, v203
	v_mul_f32_e32 v31, v31, v203
	v_mul_f32_e32 v30, v30, v203
	v_mul_f32_e32 v29, v29, v203
	v_mul_f32_e32 v28, v28, v203
	v_mul_f32_e32 v27, v27, v203
	v_mul_f32_e32 v26, v26, v203
	v_mul_f32_e32 v25, v25, v203
	v_mul_f32_e32 v24, v24, v203
	v_mul_f32_e32 v39, v39, v203
	v_mul_f32_e32 v38, v38, v203
	v_mul_f32_e32 v37, v37, v203
	v_mul_f32_e32 v36, v36, v203
	v_mul_f32_e32 v35, v35, v203
	v_mul_f32_e32 v34, v34, v203
	v_mul_f32_e32 v33, v33, v203
	v_mul_f32_e32 v32, v32, v203
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_f16 v[8:15], v[124:127], v[128:131], v[8:15]
	v_wmma_f32_16x16x16_f16 v[16:23], v[120:123], v[128:131], v[16:23]
	v_wmma_f32_16x16x16_f16 v[24:31], v[116:119], v[128:131], v[24:31]
	v_wmma_f32_16x16x16_f16 v[32:39], v[112:115], v[128:131], v[32:39]
	v_dual_mul_f32 v128, 0x3e38aa3b, v227 :: v_dual_mul_f32 v129, 0x3e38aa3b, v253
	v_dual_mul_f32 v130, 0x3e38aa3b, v252 :: v_dual_mul_f32 v131, 0x3e38aa3b, v213
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_max3_num_f32 v128, v130, v129, v128
	v_dual_mul_f32 v129, 0x3e38aa3b, v255 :: v_dual_mul_f32 v130, 0x3e38aa3b, v254
	v_max3_num_f32 v128, v128, v130, v129
	v_dual_mul_f32 v129, 0x3e38aa3b, v211 :: v_dual_mul_f32 v130, 0x3e38aa3b, v210
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_max_num_f32 v129, v130, v129 :: v_dual_mul_f32 v130, 0x3e38aa3b, v215
	v_max3_num_f32 v129, v129, v131, v130
	v_mul_f32_e32 v130, 0x3e38aa3b, v190
	v_mul_f32_e32 v131, 0x3e38aa3b, v186
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_max_num_f32 v130, v131, v130 :: v_dual_mul_f32 v131, 0x3e38aa3b, v193
	v_max3_num_f32 v130, v130, v217, v131
	v_mul_f32_e32 v131, 0x3e38aa3b, v170
	v_mul_f32_e32 v217, 0x3e38aa3b, v169
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v131, v217, v131
	v_mul_f32_e32 v217, 0x3e38aa3b, v173
	v_max3_num_f32 v131, v131, v219, v217
	v_mul_f32_e32 v217, 0x3e38aa3b, v133
	v_mul_f32_e32 v219, 0x3e38aa3b, v132
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_max3_num_f32 v128, v128, v219, v217
	v_mul_f32_e32 v217, 0x3e38aa3b, v224
	v_mul_f32_e32 v219, 0x3e38aa3b, v225
	v_max3_num_f32 v129, v129, v219, v217
	v_mul_f32_e32 v217, 0x3e38aa3b, v204
	v_mul_f32_e32 v219, 0x3e38aa3b, v205
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_max3_num_f32 v130, v130, v219, v217
	v_mul_f32_e32 v217, 0x3e38aa3b, v179
	v_mul_f32_e32 v219, 0x3e38aa3b, v180
	v_max3_num_f32 v131, v131, v219, v217
	v_mul_f32_e32 v217, 0x3e38aa3b, v222
	v_mul_f32_e32 v219, 0x3e38aa3b, v223
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_max3_num_f32 v129, v129, v219, v217
	v_mul_f32_e32 v217, 0x3e38aa3b, v200
	v_mul_f32_e32 v219, 0x3e38aa3b, v202
	v_max3_num_f32 v130, v130, v219, v217
	v_mul_f32_e32 v217, 0x3e38aa3b, v177
	v_mul_f32_e32 v219, 0x3e38aa3b, v178
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_max3_num_f32 v131, v131, v219, v217
	v_mul_f32_e32 v217, 0x3e38aa3b, v136
	v_max3_num_f32 v128, v128, v217, v129
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max3_num_f32 v128, v128, v130, v131
	ds_bpermute_b32 v129, v144, v128
	s_wait_dscnt 0x0
	v_max3_num_f32 v146, v234, v128, v129
	v_fma_f32 v128, 0x3e38aa3b, v255, -v146
	v_fma_f32 v186, 0x3e38aa3b, v186, -v146
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v128
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v129, 0, 0x42800000, vcc_lo
	v_add_f32_e32 v128, v128, v129
	v_fma_f32 v129, 0x3e38aa3b, v132, -v146
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v128, v128
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v129
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v130, 0, 0x42800000, s0
	v_add_f32_e32 v129, v129, v130
	v_fma_f32 v130, 0x3e38aa3b, v133, -v146
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v129, v129
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v130
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v131, 0, 0x42800000, s1
	v_add_f32_e32 v130, v130, v131
	v_fma_f32 v131, 0x3e38aa3b, v136, -v146
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v131
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v132, 0, 0x42800000, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v131, v131, v132
	v_cndmask_b32_e64 v132, 0, 0xffffffc0, s0
	v_ldexp_f32 v217, v129, v132
	v_exp_f32_e32 v129, v130
	v_cndmask_b32_e64 v130, 0, 0xffffffc0, s1
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v219, v129, v130
	v_exp_f32_e32 v129, v131
	v_cndmask_b32_e64 v130, 0, 0xffffffc0, s2
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v221, v129, v130
	v_cndmask_b32_e64 v129, 0, 0xffffffc0, vcc_lo
	v_cvt_f16_f32_e64 v130, v217
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ldexp_f32 v220, v128, v129
	v_cvt_f16_f32_e64 v128, v221
	v_cvt_f16_f32_e64 v129, v219
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v132, v220
	v_pack_b32_f16 v131, v129, v128
	v_fma_f32 v128, 0x3e38aa3b, v254, -v146
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_pack_b32_f16 v130, v132, v130
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v128
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v129, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v128, v128, v129
	v_fma_f32 v129, 0x3e38aa3b, v227, -v146
	v_exp_f32_e32 v128, v128
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v129
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v132, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v129, v129, v132
	v_cndmask_b32_e64 v132, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v226, v128, v132
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v128, v129
	v_cndmask_b32_e64 v129, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v227, v128, v129
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v128, v226
	v_cvt_f16_f32_e64 v129, v227
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v129, v129, v128
	v_fma_f32 v128, 0x3e38aa3b, v253, -v146
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v128
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v132, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v128, v128, v132
	v_fma_f32 v132, 0x3e38aa3b, v252, -v146
	v_exp_f32_e32 v128, v128
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v132
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v133, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v132, v132, v133
	v_cndmask_b32_e64 v133, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v232, v128, v133
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v128, v132
	v_cndmask_b32_e64 v132, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v233, v128, v132
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v128, v232
	v_cvt_f16_f32_e64 v132, v233
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v128, v132, v128
	v_sub_f32_e32 v132, v234, v146
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v132
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v133, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v132, v132, v133
	v_cndmask_b32_e64 v133, 0, 0xffffffc0, vcc_lo
	v_exp_f32_e32 v132, v132
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ldexp_f32 v234, v132, v133
	v_mul_f32_e32 v7, v7, v234
	v_mul_f32_e32 v6, v6, v234
	v_mul_f32_e32 v5, v5, v234
	v_mul_f32_e32 v4, v4, v234
	v_mul_f32_e32 v3, v3, v234
	v_mul_f32_e32 v2, v2, v234
	v_mul_f32_e32 v1, v1, v234
	v_mul_f32_e32 v0, v0, v234
	v_mul_f32_e32 v63, v63, v234
	v_mul_f32_e32 v62, v62, v234
	v_mul_f32_e32 v61, v61, v234
	v_mul_f32_e32 v60, v60, v234
	v_wmma_f32_16x16x16_f16 v[0:7], v[112:115], v[128:131], v[0:7]
	v_fma_f32 v112, 0x3e38aa3b, v231, -v168
	v_mul_f32_e32 v59, v59, v234
	v_mul_f32_e32 v58, v58, v234
	v_mul_f32_e32 v57, v57, v234
	v_mul_f32_e32 v56, v56, v234
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v112
	v_mul_f32_e32 v47, v47, v234
	v_mul_f32_e32 v45, v45, v234
	v_mul_f32_e32 v52, v52, v234
	v_wmma_f32_16x16x16_f16 v[56:63], v[116:119], v[128:131], v[56:63]
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v113, 0, 0x42800000, vcc_lo
	v_mul_f32_e32 v43, v43, v234
	v_mul_f32_e32 v50, v50, v234
	v_mul_f32_e32 v48, v48, v234
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v112, v112, v113
	v_fma_f32 v113, 0x3e38aa3b, v230, -v168
	v_exp_f32_e32 v112, v112
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v113
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v114, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v113, v113, v114
	v_fma_f32 v114, 0x3e38aa3b, v229, -v168
	v_exp_f32_e32 v113, v113
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v114
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v115, 0, 0x42800000, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v41, v41, v234 :: v_dual_add_f32 v114, v114, v115
	v_fma_f32 v115, 0x3e38aa3b, v228, -v168
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v115
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v116, 0, 0x42800000, s2
	v_dual_mul_f32 v46, v46, v234 :: v_dual_add_f32 v115, v115, v116
	v_cndmask_b32_e64 v116, 0, 0xffffffc0, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_ldexp_f32 v132, v113, v116
	v_exp_f32_e32 v113, v114
	v_cndmask_b32_e64 v114, 0, 0xffffffc0, s1
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v133, v113, v114
	v_exp_f32_e32 v113, v115
	v_cndmask_b32_e64 v114, 0, 0xffffffc0, s2
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v136, v113, v114
	v_cndmask_b32_e64 v113, 0, 0xffffffc0, vcc_lo
	v_cvt_f16_f32_e64 v114, v132
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ldexp_f32 v228, v112, v113
	v_cvt_f16_f32_e64 v112, v136
	v_cvt_f16_f32_e64 v113, v133
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v116, v228
	v_pack_b32_f16 v115, v113, v112
	v_fma_f32 v112, 0x3e38aa3b, v218, -v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_pack_b32_f16 v114, v116, v114
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v112
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v113, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v55, v55, v234 :: v_dual_add_f32 v112, v112, v113
	v_fma_f32 v113, 0x3e38aa3b, v216, -v168
	v_exp_f32_e32 v112, v112
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v113
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v116, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mul_f32 v44, v44, v234 :: v_dual_add_f32 v113, v113, v116
	v_cndmask_b32_e64 v116, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v216, v112, v116
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v112, v113
	v_cndmask_b32_e64 v113, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v218, v112, v113
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v112, v216
	v_cvt_f16_f32_e64 v113, v218
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v113, v113, v112
	v_fma_f32 v112, 0x3e38aa3b, v214, -v168
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v112
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v116, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v53, v53, v234 :: v_dual_add_f32 v112, v112, v116
	v_fma_f32 v116, 0x3e38aa3b, v212, -v168
	v_exp_f32_e32 v112, v112
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v116
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v117, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mul_f32 v51, v51, v234 :: v_dual_add_f32 v116, v116, v117
	v_cndmask_b32_e64 v117, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v212, v112, v117
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v112, v116
	v_cndmask_b32_e64 v116, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v214, v112, v116
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v112, v212
	v_cvt_f16_f32_e64 v116, v214
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v112, v116, v112
	v_wmma_f32_16x16x16_f16 v[8:15], v[64:67], v[112:115], v[8:15]
	v_wmma_f32_16x16x16_f16 v[16:23], v[68:71], v[112:115], v[16:23]
	v_wmma_f32_16x16x16_f16 v[24:31], v[104:107], v[112:115], v[24:31]
	v_wmma_f32_16x16x16_f16 v[32:39], v[108:111], v[112:115], v[32:39]
	v_fma_f32 v112, 0x3e38aa3b, v225, -v146
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v112
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v113, 0, 0x42800000, vcc_lo
	v_dual_mul_f32 v49, v49, v234 :: v_dual_add_f32 v112, v112, v113
	v_fma_f32 v113, 0x3e38aa3b, v224, -v146
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v112, v112
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v113
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v114, 0, 0x42800000, s0
	v_add_f32_e32 v113, v113, v114
	v_fma_f32 v114, 0x3e38aa3b, v223, -v146
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v113, v113
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v114
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v115, 0, 0x42800000, s1
	v_add_f32_e32 v114, v114, v115
	v_fma_f32 v115, 0x3e38aa3b, v222, -v146
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v115
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v116, 0, 0x42800000, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v42, v42, v234 :: v_dual_add_f32 v115, v115, v116
	v_cndmask_b32_e64 v116, 0, 0xffffffc0, s0
	v_ldexp_f32 v222, v113, v116
	v_exp_f32_e32 v113, v114
	v_cndmask_b32_e64 v114, 0, 0xffffffc0, s1
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v223, v113, v114
	v_exp_f32_e32 v113, v115
	v_cndmask_b32_e64 v114, 0, 0xffffffc0, s2
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v224, v113, v114
	v_cndmask_b32_e64 v113, 0, 0xffffffc0, vcc_lo
	v_cvt_f16_f32_e64 v114, v222
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ldexp_f32 v225, v112, v113
	v_cvt_f16_f32_e64 v112, v224
	v_cvt_f16_f32_e64 v113, v223
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v116, v225
	v_pack_b32_f16 v115, v113, v112
	v_fma_f32 v112, 0x3e38aa3b, v215, -v146
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_pack_b32_f16 v114, v116, v114
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v112
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v113, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v112, v112, v113
	v_fma_f32 v113, 0x3e38aa3b, v213, -v146
	v_exp_f32_e32 v112, v112
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v113
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v116, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v40, v40, v234 :: v_dual_add_f32 v113, v113, v116
	v_cndmask_b32_e64 v116, 0, 0xffffffc0, vcc_lo
	v_wmma_f32_16x16x16_f16 v[40:47], v[124:127], v[128:131], v[40:47]
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_2)
	v_ldexp_f32 v213, v112, v116
	s_delay_alu instid0(VALU_DEP_4)
	v_exp_f32_e32 v112, v113
	v_cndmask_b32_e64 v113, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v215, v112, v113
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v112, v213
	v_cvt_f16_f32_e64 v113, v215
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v113, v113, v112
	v_fma_f32 v112, 0x3e38aa3b, v211, -v146
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v112
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v116, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v112, v112, v116
	v_fma_f32 v116, 0x3e38aa3b, v210, -v146
	v_exp_f32_e32 v112, v112
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v116
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v117, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v116, v116, v117
	v_cndmask_b32_e64 v117, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v210, v112, v117
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v112, v116
	v_cndmask_b32_e64 v116, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v211, v112, v116
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v112, v210
	v_cvt_f16_f32_e64 v116, v211
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v112, v116, v112
	v_wmma_f32_16x16x16_f16 v[40:47], v[64:67], v[112:115], v[40:47]
	v_fma_f32 v64, 0x3e38aa3b, v209, -v168
	v_wmma_f32_16x16x16_f16 v[56:63], v[104:107], v[112:115], v[56:63]
	v_wmma_f32_16x16x16_f16 v[0:7], v[108:111], v[112:115], v[0:7]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v65, 0, 0x42800000, vcc_lo
	v_add_f32_e32 v64, v64, v65
	v_fma_f32 v65, 0x3e38aa3b, v208, -v168
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v64, v64
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v65
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v66, 0, 0x42800000, s0
	v_add_f32_e32 v65, v65, v66
	v_fma_f32 v66, 0x3e38aa3b, v207, -v168
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v65, v65
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v66
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v67, 0, 0x42800000, s1
	v_add_f32_e32 v66, v66, v67
	v_fma_f32 v67, 0x3e38aa3b, v206, -v168
	v_mul_f32_e32 v54, v54, v234
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v67
	v_wmma_f32_16x16x16_f16 v[48:55], v[120:123], v[128:131], v[48:55]
	ds_load_2addr_b64 v[116:119], v154 offset1:1
	ds_load_2addr_b64 v[120:123], v155 offset1:1
	ds_load_2addr_b64 v[124:127], v157 offset1:1
	ds_load_2addr_b64 v[128:131], v158 offset1:1
	v_wmma_f32_16x16x16_f16 v[48:55], v[68:71], v[112:115], v[48:55]
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v68, 0, 0x42800000, s2
	ds_load_2addr_b64 v[108:111], v151 offset1:1
	ds_load_2addr_b64 v[112:115], v152 offset1:1
	v_add_f32_e32 v67, v67, v68
	v_cndmask_b32_e64 v68, 0, 0xffffffc0, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_ldexp_f32 v206, v65, v68
	v_exp_f32_e32 v65, v66
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, s1
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v207, v65, v66
	v_exp_f32_e32 v65, v67
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, s2
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v208, v65, v66
	v_cndmask_b32_e64 v65, 0, 0xffffffc0, vcc_lo
	v_cvt_f16_f32_e64 v66, v206
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ldexp_f32 v209, v64, v65
	v_cvt_f16_f32_e64 v64, v208
	v_cvt_f16_f32_e64 v65, v207
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v68, v209
	v_pack_b32_f16 v67, v65, v64
	v_fma_f32 v64, 0x3e38aa3b, v201, -v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_pack_b32_f16 v66, v68, v66
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v65, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v64, v64, v65
	v_fma_f32 v65, 0x3e38aa3b, v199, -v168
	v_exp_f32_e32 v64, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v65
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v68, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v65, v65, v68
	v_cndmask_b32_e64 v68, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v199, v64, v68
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v64, v65
	v_cndmask_b32_e64 v65, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v201, v64, v65
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v64, v199
	v_cvt_f16_f32_e64 v65, v201
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v65, v65, v64
	v_fma_f32 v64, 0x3e38aa3b, v196, -v168
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v68, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v64, v64, v68
	v_fma_f32 v68, 0x3e38aa3b, v195, -v168
	v_exp_f32_e32 v64, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v68
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v69, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v68, v68, v69
	v_cndmask_b32_e64 v69, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v195, v64, v69
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v64, v68
	v_cndmask_b32_e64 v68, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v196, v64, v68
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v64, v195
	v_cvt_f16_f32_e64 v68, v196
	s_delay_alu instid0(VALU_DEP_1)
	v_pack_b32_f16 v64, v68, v64
	ds_load_2addr_b64 v[68:71], v139 offset0:8 offset1:9
	ds_load_2addr_b64 v[104:107], v139 offset0:12 offset1:13
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_f16 v[16:23], v[108:111], v[64:67], v[16:23]
	v_wmma_f32_16x16x16_f16 v[24:31], v[116:119], v[64:67], v[24:31]
	v_wmma_f32_16x16x16_f16 v[32:39], v[124:127], v[64:67], v[32:39]
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_f16 v[8:15], v[68:71], v[64:67], v[8:15]
	v_fma_f32 v64, 0x3e38aa3b, v205, -v146
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v65, 0, 0x42800000, vcc_lo
	v_add_f32_e32 v64, v64, v65
	v_fma_f32 v65, 0x3e38aa3b, v204, -v146
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v64, v64
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v65
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v66, 0, 0x42800000, s0
	v_add_f32_e32 v65, v65, v66
	v_fma_f32 v66, 0x3e38aa3b, v202, -v146
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v65, v65
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v66
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v67, 0, 0x42800000, s1
	v_add_f32_e32 v66, v66, v67
	v_fma_f32 v67, 0x3e38aa3b, v200, -v146
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v67
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v200, 0, 0x42800000, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v67, v67, v200
	v_cndmask_b32_e64 v200, 0, 0xffffffc0, s0
	v_ldexp_f32 v200, v65, v200
	v_exp_f32_e32 v65, v66
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, s1
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v202, v65, v66
	v_exp_f32_e32 v65, v67
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, s2
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v204, v65, v66
	v_cndmask_b32_e64 v65, 0, 0xffffffc0, vcc_lo
	v_cvt_f16_f32_e64 v66, v200
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ldexp_f32 v205, v64, v65
	v_cvt_f16_f32_e64 v64, v204
	v_cvt_f16_f32_e64 v65, v202
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v229, v205
	v_pack_b32_f16 v67, v65, v64
	v_fma_f32 v64, 0x3e38aa3b, v193, -v146
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_pack_b32_f16 v66, v229, v66
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v65, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v64, v64, v65
	v_fma_f32 v65, 0x3e38aa3b, v191, -v146
	v_exp_f32_e32 v64, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v65
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v191, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v65, v65, v191
	v_cndmask_b32_e64 v191, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v191, v64, v191
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v64, v65
	v_cndmask_b32_e64 v65, 0, 0xffffffc0, s0
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v186
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_2)
	v_ldexp_f32 v193, v64, v65
	v_cvt_f16_f32_e64 v64, v191
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f16_f32_e64 v65, v193
	v_pack_b32_f16 v65, v65, v64
	v_fma_f32 v64, 0x3e38aa3b, v190, -v146
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v190, 0, 0x42800000, vcc_lo
	v_add_f32_e32 v64, v64, v190
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v190, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v64, v64
	v_add_f32_e32 v186, v186, v190
	v_cndmask_b32_e64 v190, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v190, v64, v190
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v64, v186
	v_cndmask_b32_e64 v186, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v186, v64, v186
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e64 v64, v190
	v_cvt_f16_f32_e64 v229, v186
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v64, v229, v64
	v_wmma_f32_16x16x16_f16 v[40:47], v[68:71], v[64:67], v[40:47]
	v_wmma_f32_16x16x16_f16 v[48:55], v[108:111], v[64:67], v[48:55]
	v_wmma_f32_16x16x16_f16 v[56:63], v[116:119], v[64:67], v[56:63]
	v_wmma_f32_16x16x16_f16 v[0:7], v[124:127], v[64:67], v[0:7]
	v_fma_f32 v64, 0x3e38aa3b, v184, -v168
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v65, 0, 0x42800000, vcc_lo
	v_add_f32_e32 v64, v64, v65
	v_fma_f32 v65, 0x3e38aa3b, v183, -v168
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v64, v64
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v65
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v66, 0, 0x42800000, s0
	v_add_f32_e32 v65, v65, v66
	v_fma_f32 v66, 0x3e38aa3b, v182, -v168
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v65, v65
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v66
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v67, 0, 0x42800000, s1
	v_add_f32_e32 v66, v66, v67
	v_fma_f32 v67, 0x3e38aa3b, v181, -v168
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v67
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v68, 0, 0x42800000, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v67, v67, v68
	v_cndmask_b32_e64 v68, 0, 0xffffffc0, s0
	v_ldexp_f32 v68, v65, v68
	v_exp_f32_e32 v65, v66
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, s1
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v69, v65, v66
	v_exp_f32_e32 v65, v67
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, s2
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v70, v65, v66
	v_cndmask_b32_e64 v65, 0, 0xffffffc0, vcc_lo
	v_cvt_f16_f32_e32 v66, v68
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ldexp_f32 v71, v64, v65
	v_cvt_f16_f32_e32 v64, v70
	v_cvt_f16_f32_e32 v65, v69
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e32 v108, v71
	v_pack_b32_f16 v67, v65, v64
	v_fma_f32 v64, 0x3e38aa3b, v176, -v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_pack_b32_f16 v66, v108, v66
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v65, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v64, v64, v65
	v_fma_f32 v65, 0x3e38aa3b, v175, -v168
	v_exp_f32_e32 v64, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v65
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v108, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v65, v65, v108
	v_cndmask_b32_e64 v108, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v108, v64, v108
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v64, v65
	v_cndmask_b32_e64 v65, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v109, v64, v65
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e32 v64, v108
	v_cvt_f16_f32_e32 v65, v109
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v65, v65, v64
	v_fma_f32 v64, 0x3e38aa3b, v174, -v168
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v110, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v64, v64, v110
	v_fma_f32 v110, 0x3e38aa3b, v172, -v168
	v_exp_f32_e32 v64, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v110
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v111, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v110, v110, v111
	v_cndmask_b32_e64 v111, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v111, v64, v111
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v64, v110
	v_cndmask_b32_e64 v110, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v110, v64, v110
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e32 v64, v111
	v_cvt_f16_f32_e32 v116, v110
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v64, v116, v64
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_f16 v[8:15], v[104:107], v[64:67], v[8:15]
	v_wmma_f32_16x16x16_f16 v[16:23], v[112:115], v[64:67], v[16:23]
	v_wmma_f32_16x16x16_f16 v[24:31], v[120:123], v[64:67], v[24:31]
	v_wmma_f32_16x16x16_f16 v[32:39], v[128:131], v[64:67], v[32:39]
	v_fma_f32 v64, 0x3e38aa3b, v180, -v146
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v65, 0, 0x42800000, vcc_lo
	v_add_f32_e32 v64, v64, v65
	v_fma_f32 v65, 0x3e38aa3b, v179, -v146
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v64, v64
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v65
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v66, 0, 0x42800000, s0
	v_add_f32_e32 v65, v65, v66
	v_fma_f32 v66, 0x3e38aa3b, v178, -v146
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v65, v65
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v66
	s_wait_alu 0xf1ff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v67, 0, 0x42800000, s1
	v_add_f32_e32 v66, v66, v67
	v_fma_f32 v67, 0x3e38aa3b, v177, -v146
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v67
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v116, 0, 0x42800000, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v67, v67, v116
	v_cndmask_b32_e64 v116, 0, 0xffffffc0, s0
	v_ldexp_f32 v116, v65, v116
	v_exp_f32_e32 v65, v66
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, s1
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v117, v65, v66
	v_exp_f32_e32 v65, v67
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, s2
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v118, v65, v66
	v_cndmask_b32_e64 v65, 0, 0xffffffc0, vcc_lo
	v_cvt_f16_f32_e32 v66, v116
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ldexp_f32 v119, v64, v65
	v_cvt_f16_f32_e32 v64, v118
	v_cvt_f16_f32_e32 v65, v117
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e32 v124, v119
	v_pack_b32_f16 v67, v65, v64
	v_fma_f32 v64, 0x3e38aa3b, v173, -v146
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_pack_b32_f16 v66, v124, v66
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v65, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v64, v64, v65
	v_fma_f32 v65, 0x3e38aa3b, v171, -v146
	v_exp_f32_e32 v64, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v65
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v124, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v65, v65, v124
	v_cndmask_b32_e64 v124, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v124, v64, v124
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v64, v65
	v_cndmask_b32_e64 v65, 0, 0xffffffc0, s0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v125, v64, v65
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e32 v64, v124
	v_cvt_f16_f32_e32 v65, v125
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_pack_b32_f16 v65, v65, v64
	v_fma_f32 v64, 0x3e38aa3b, v170, -v146
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v64
	s_wait_alu 0xfffd
	v_cndmask_b32_e64 v126, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v64, v64, v126
	v_fma_f32 v126, 0x3e38aa3b, v169, -v146
	v_exp_f32_e32 v64, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v126
	s_wait_alu 0xf1ff
	v_cndmask_b32_e64 v127, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v126, v126, v127
	v_cndmask_b32_e64 v127, 0, 0xffffffc0, vcc_lo
	s_and_b32 vcc_lo, exec_lo, s4
	s_mov_b32 s4, 0
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v127, v64, v127
	v_exp_f32_e32 v64, v126
	v_cndmask_b32_e64 v126, 0, 0xffffffc0, s0
	s_mov_b32 s0, 64
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_1)
	v_ldexp_f32 v126, v64, v126
	v_cvt_f16_f32_e32 v64, v127
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f16_f32_e64 v169, v126
	v_pack_b32_f16 v64, v169, v64
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[40:47], v[104:107], v[64:67], v[40:47]
	v_wmma_f32_16x16x16_f16 v[48:55], v[112:115], v[64:67], v[48:55]
	v_wmma_f32_16x16x16_f16 v[56:63], v[120:123], v[64:67], v[56:63]
	v_wmma_f32_16x16x16_f16 v[0:7], v[128:131], v[64:67], v[0:7]
	v_add_f32_e32 v66, v189, v132
	v_dual_add_f32 v106, v188, v228 :: v_dual_add_f32 v65, v187, v133
	v_add_f32_e32 v67, v198, v214
	v_add_f32_e32 v105, v194, v218
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_f32_e32 v66, v206, v66
	v_dual_add_f32 v106, v209, v106 :: v_dual_add_f32 v65, v207, v65
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v67, v196, v67
	v_dual_add_f32 v105, v201, v105 :: v_dual_add_f32 v66, v68, v66
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_add_f32_e32 v68, v71, v106
	v_add_f32_e32 v104, v197, v212
	v_add_f32_e32 v65, v69, v65
	v_add_f32_e32 v67, v110, v67
	v_add_f32_e32 v107, v192, v216
	v_dual_add_f32 v71, v109, v105 :: v_dual_add_f32 v104, v195, v104
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_f32_e32 v107, v199, v107
	v_add_f32_e32 v69, v111, v104
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_add_f32 v67, v67, v69 :: v_dual_add_f32 v64, v185, v136
	v_add_f32_e32 v69, v220, v225
	v_dual_add_f32 v67, v71, v67 :: v_dual_add_f32 v64, v208, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_add_f32 v71, v227, v215 :: v_dual_add_f32 v64, v70, v64
	v_add_f32_e32 v70, v108, v107
	v_add_f32_e32 v71, v193, v71
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_f32_e32 v67, v70, v67
	v_dual_add_f32 v70, v226, v213 :: v_dual_add_f32 v71, v125, v71
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v67, v68, v67
	v_add_f32_e32 v68, v233, v211
	v_add_f32_e32 v68, v186, v68
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_f32_e32 v68, v126, v68
	v_add_f32_e32 v70, v191, v70
	v_dual_add_f32 v66, v66, v67 :: v_dual_add_f32 v67, v232, v210
	v_add_f32_e32 v67, v190, v67
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v67, v127, v67
	v_dual_add_f32 v67, v68, v67 :: v_dual_add_f32 v68, v205, v69
	v_add_f32_e32 v69, v124, v70
	v_add_f32_e32 v65, v65, v66
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_f32_e32 v67, v71, v67
	v_add_f32_e32 v68, v119, v68
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v64, v64, v65 :: v_dual_mov_b32 v65, v143
	v_add_f32_e32 v67, v69, v67
	ds_bpermute_b32 v66, v144, v64
	v_add_f32_e32 v67, v68, v67
	s_wait_dscnt 0x0
	v_dual_add_f32 v143, v64, v66 :: v_dual_add_f32 v64, v221, v224
	v_add_f32_e32 v66, v217, v222
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v143, v65, v203
	v_dual_add_f32 v65, v219, v223 :: v_dual_add_f32 v64, v204, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v65, v202, v65 :: v_dual_add_f32 v66, v200, v66
	v_dual_add_f32 v64, v118, v64 :: v_dual_add_f32 v65, v117, v65
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v66, v116, v66
	v_add_f32_e32 v66, v66, v67
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v65, v65, v66
	v_dual_add_f32 v64, v64, v65 :: v_dual_mov_b32 v65, v134
	ds_bpermute_b32 v66, v144, v64
	s_wait_dscnt 0x0
	v_add_f32_e32 v134, v64, v66
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v134, v65, v234
	s_wait_alu 0xfffe
	s_cbranch_vccnz .LBB0_1
	v_div_scale_f32 v64, null, v143, v143, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_div_scale_f32 v65, null, v134, v134, 1.0
	v_div_scale_f32 v70, vcc_lo, 1.0, v143, 1.0
	v_rcp_f32_e32 v66, v64
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(TRANS32_DEP_2)
	v_rcp_f32_e32 v67, v65
	v_fma_f32 v68, -v64, v66, 1.0
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v69, -v65, v67, 1.0
	v_dual_fmac_f32 v66, v68, v66 :: v_dual_fmac_f32 v67, v69, v67
	v_div_scale_f32 v68, s0, 1.0, v134, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v69, v70, v66
	v_fma_f32 v72, -v64, v69, v70
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v69, v72, v66
	v_fma_f32 v64, -v64, v69, v70
	s_wait_alu 0xfffd
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v64, v64, v66, v69
	s_mov_b32 vcc_lo, s0
	v_div_fixup_f32 v64, v64, v143, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v71, v68, v67 :: v_dual_mul_f32 v10, v10, v64
	v_fma_f32 v73, -v65, v71, v68
	v_dual_mul_f32 v11, v11, v64 :: v_dual_mul_f32 v34, v64, v34
	v_mul_f32_e32 v12, v12, v64
	v_dual_mul_f32 v9, v9, v64 :: v_dual_mul_f32 v38, v64, v38
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v71, v73, v67 :: v_dual_mul_f32 v8, v8, v64
	v_mul_f32_e32 v14, v14, v64
	v_mul_f32_e32 v13, v13, v64
	v_dual_mul_f32 v18, v18, v64 :: v_dual_mul_f32 v35, v64, v35
	v_fma_f32 v65, -v65, v71, v68
	v_mul_f32_e32 v17, v17, v64
	v_dual_mul_f32 v22, v22, v64 :: v_dual_mul_f32 v33, v64, v33
	v_mul_f32_e32 v21, v21, v64
	s_wait_alu 0xfffe
	v_div_fmas_f32 v65, v65, v67, v71
	v_dual_mul_f32 v26, v26, v64 :: v_dual_mul_f32 v39, v64, v39
	v_mul_f32_e32 v25, v25, v64
	v_dual_mul_f32 v30, v30, v64 :: v_dual_mul_f32 v37, v64, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_div_fixup_f32 v65, v65, v134, 1.0
	v_mul_f32_e32 v15, v15, v64
	v_mul_f32_e32 v19, v19, v64
	v_mul_f32_e32 v16, v16, v64
	v_dual_mul_f32 v23, v23, v64 :: v_dual_mul_f32 v50, v65, v50
	v_dual_mul_f32 v20, v20, v64 :: v_dual_mul_f32 v41, v65, v41
	v_dual_mul_f32 v27, v27, v64 :: v_dual_mul_f32 v54, v65, v54
	v_dual_mul_f32 v24, v24, v64 :: v_dual_mul_f32 v47, v65, v47
	v_dual_mul_f32 v31, v31, v64 :: v_dual_mul_f32 v58, v65, v58
	v_mul_f32_e32 v29, v29, v64
	v_dual_mul_f32 v28, v28, v64 :: v_dual_mul_f32 v45, v65, v45
	v_dual_mul_f32 v32, v64, v32 :: v_dual_mul_f32 v51, v65, v51
	v_dual_mul_f32 v36, v64, v36 :: v_dual_mul_f32 v49, v65, v49
	scratch_load_b32 v64, off, off offset:8 th:TH_LOAD_LU
	v_mul_f32_e32 v55, v65, v55
	v_mul_f32_e32 v43, v65, v43
	v_mul_f32_e32 v42, v65, v42
	v_mul_f32_e32 v46, v65, v46
	v_mul_f32_e32 v44, v65, v44
	v_mul_f32_e32 v40, v65, v40
	v_mul_f32_e32 v48, v65, v48
	v_mul_f32_e32 v52, v65, v52
	v_mul_f32_e32 v59, v65, v59
	v_mul_f32_e32 v57, v65, v57
	v_mul_f32_e32 v56, v65, v56
	v_mul_f32_e32 v63, v65, v63
	v_mul_f32_e32 v62, v65, v62
	v_mul_f32_e32 v61, v65, v61
	v_mul_f32_e32 v60, v65, v60
	v_mul_f32_e32 v3, v65, v3
	v_mul_f32_e32 v2, v65, v2
	v_mul_f32_e32 v1, v65, v1
	v_mul_f32_e32 v0, v65, v0
	v_mul_f32_e32 v7, v65, v7
	v_mul_f32_e32 v6, v65, v6
	v_mul_f32_e32 v5, v65, v5
	v_mul_f32_e32 v4, v65, v4
	s_wait_loadcnt 0x0
	v_lshlrev_b32_e32 v64, 2, v64
	s_clause 0x3
	global_store_b128 v64, v[12:15], s[6:7] offset:16
	global_store_b128 v64, v[8:11], s[6:7]
	global_store_b128 v64, v[20:23], s[6:7] offset:80
	global_store_b128 v64, v[16:19], s[6:7] offset:64
	scratch_load_b32 v8, off, off offset:4 th:TH_LOAD_LU
	s_wait_loadcnt 0x0
	v_dual_mul_f32 v53, v65, v53 :: v_dual_lshlrev_b32 v8, 2, v8
	s_clause 0xb
	global_store_b128 v64, v[28:31], s[6:7] offset:144
	global_store_b128 v64, v[24:27], s[6:7] offset:128
	global_store_b128 v64, v[36:39], s[6:7] offset:208
	global_store_b128 v64, v[32:35], s[6:7] offset:192
	global_store_b128 v8, v[44:47], s[6:7] offset:16
	global_store_b128 v8, v[40:43], s[6:7]
	global_store_b128 v8, v[52:55], s[6:7] offset:80
	global_store_b128 v8, v[48:51], s[6:7] offset:64
	global_store_b128 v8, v[60:63], s[6:7] offset:144
	global_store_b128 v8, v[56:59], s[6:7] offset:128
	global_store_b128 v8, v[4:7], s[6:7] offset:208
	global_store_b128 v8, v[0:3], s[6:7] offset:192
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel base_attention
		.amdhsa_group_segment_fixed_size 17408
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 256
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 85
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
.Lfunc_end0:
	.size	base_attention, .Lfunc_end0-base_attention

	.set base_attention.num_vgpr, 256
	.set base_attention.num_agpr, 0
	.set base_attention.numbered_sgpr, 9
	.set base_attention.num_named_barrier, 0
	.set base_attention.private_seg_size, 16
	.set base_attention.uses_vcc, 1
	.set base_attention.uses_flat_scratch, 0
	.set base_attention.has_dyn_sized_stack, 0
	.set base_attention.has_recursion, 0
	.set base_attention.has_indirect_call, 0
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
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
  - .args:
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
    .max_flat_workgroup_size: 128
    .name:           base_attention
    .private_segment_fixed_size: 16
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         base_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     256
    .vgpr_spill_count: 3
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
