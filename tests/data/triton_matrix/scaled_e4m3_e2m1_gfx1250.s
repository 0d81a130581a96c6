; lds_bytes=16384 threads=128
	.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-gfx1250"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled                          ; -- Begin function scaled
	.p2align	8
	.type	scaled,@function
scaled:                                 ; @scaled
; %bb.0:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1 ;  msbs: dst=0 src0=0 src1=0 src2=0
	s_mov_b64 s[64:65], 0
	v_nop
	global_prefetch_b8 v0, s[64:65] scope:SCOPE_SE
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	v_mov_b32_e32 v1, 0
	s_clause 0x1
	s_load_b256 s[4:11], s[0:1], 0x0 nv
	s_load_b64 s[2:3], s[0:1], 0x20 nv
	v_and_b32_e32 v2, 31, v0
	v_and_b32_e32 v3, 15, v0
	v_and_b32_e32 v4, 16, v0
	v_dual_mov_b32 v67, v1 :: v_dual_bitop2_b32 v66, 7, v0 bitop3:0x40
	v_dual_lshrrev_b32 v5, 1, v0 :: v_dual_lshlrev_b32 v6, 2, v0
	v_bfe_i32 v0, v0, 3, 1
	v_mul_u32_u24_e32 v7, 0x110, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_lshlrev_b32 v8, 4, v66 :: v_dual_bitop2_b32 v9, 12, v5 bitop3:0x40
	v_and_b32_e32 v6, 12, v6
	v_and_b32_e32 v5, 2, v5
	s_wait_xcnt 0x0
	s_bfe_u32 s0, ttmp8, 0x50019
	v_lshl_or_b32 v8, v3, 7, v8
	v_and_or_b32 v10, s0, 1, v4
	v_lshl_or_b32 v9, v66, 5, v9
	v_and_or_b32 v5, 0x120, v0, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_or3_b32 v10, v10, v6, v5
	s_lshl_b32 s1, s0, 5
	s_bfe_i32 s12, s0, 0x10001
	v_bitop3_b32 v0, v2, 0x78, s1 bitop3:0xc8
	v_bitop3_b32 v68, v2, 0x7f, s1 bitop3:0xc8
	v_bitop3_b32 v9, s12, v9, 0x120 bitop3:0x6c
	v_add_nc_u32_e32 v102, 0, v10
	v_xad_u32 v103, v10, 32, 0
	s_wait_kmcnt 0x0
	v_add_nc_u64_e32 v[98:99], s[6:7], v[0:1]
	v_add_nc_u64_e32 v[100:101], s[10:11], v[0:1]
	v_add_nc_u32_e32 v69, 0, v68
	v_xad_u32 v70, v68, 16, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u64_e32 v[116:117], v[98:99], v[66:67]
	v_add_nc_u64_e32 v[118:119], v[100:101], v[66:67]
	v_xad_u32 v66, v68, 32, 0
	v_xad_u32 v67, v68, 48, 0
	s_wait_alu depctr_va_vdst(8)
	s_clause 0x3e
	global_load_u8 v10, v68, s[4:5]
	global_load_u8 v11, v68, s[4:5] offset:128
	global_load_u8 v12, v68, s[4:5] offset:2048
	global_load_u8 v13, v68, s[4:5] offset:2176
	global_load_u8 v14, v68, s[4:5] offset:4096
	global_load_u8 v15, v68, s[4:5] offset:4224
	global_load_u8 v16, v68, s[4:5] offset:6144
	global_load_u8 v17, v68, s[4:5] offset:6272
	global_load_u8 v18, v68, s[4:5] offset:8192
	global_load_u8 v19, v68, s[4:5] offset:8320
	global_load_u8 v20, v68, s[4:5] offset:10240
	global_load_u8 v21, v68, s[4:5] offset:10368
	global_load_u8 v22, v68, s[4:5] offset:12288
	global_load_u8 v23, v68, s[4:5] offset:12416
	global_load_u8 v24, v68, s[4:5] offset:14336
	global_load_u8 v25, v68, s[4:5] offset:14464
	global_load_u8 v26, v68, s[4:5] offset:256
	global_load_u8 v27, v68, s[4:5] offset:384
	global_load_u8 v28, v68, s[4:5] offset:2304
	global_load_u8 v29, v68, s[4:5] offset:2432
	global_load_u8 v30, v68, s[4:5] offset:4352
	global_load_u8 v31, v68, s[4:5] offset:4480
	global_load_u8 v32, v68, s[4:5] offset:6400
	global_load_u8 v33, v68, s[4:5] offset:6528
	global_load_u8 v34, v68, s[4:5] offset:8448
	global_load_u8 v35, v68, s[4:5] offset:8576
	global_load_u8 v36, v68, s[4:5] offset:10496
	global_load_u8 v37, v68, s[4:5] offset:10624
	global_load_u8 v38, v68, s[4:5] offset:12544
	global_load_u8 v39, v68, s[4:5] offset:12672
	global_load_u8 v40, v68, s[4:5] offset:14592
	global_load_u8 v41, v68, s[4:5] offset:14720
	global_load_u8 v42, v68, s[4:5] offset:512
	global_load_u8 v43, v68, s[4:5] offset:640
	global_load_u8 v44, v68, s[4:5] offset:2560
	global_load_u8 v45, v68, s[4:5] offset:2688
	global_load_u8 v46, v68, s[4:5] offset:4608
	global_load_u8 v47, v68, s[4:5] offset:4736
	global_load_u8 v48, v68, s[4:5] offset:6656
	global_load_u8 v49, v68, s[4:5] offset:6784
	global_load_u8 v50, v68, s[4:5] offset:8704
	global_load_u8 v51, v68, s[4:5] offset:8832
	global_load_u8 v52, v68, s[4:5] offset:10752
	global_load_u8 v53, v68, s[4:5] offset:10880
	global_load_u8 v54, v68, s[4:5] offset:12800
	global_load_u8 v55, v68, s[4:5] offset:12928
	global_load_u8 v56, v68, s[4:5] offset:14848
	global_load_u8 v57, v68, s[4:5] offset:14976
	global_load_u8 v58, v68, s[4:5] offset:768
	global_load_u8 v59, v68, s[4:5] offset:896
	global_load_u8 v60, v68, s[4:5] offset:2816
	global_load_u8 v61, v68, s[4:5] offset:2944
	global_load_u8 v62, v68, s[4:5] offset:4864
	global_load_u8 v63, v68, s[4:5] offset:4992
	global_load_u8 v64, v68, s[4:5] offset:6912
	global_load_u8 v65, v68, s[4:5] offset:7040
	global_load_u8 v71, v68, s[4:5] offset:8960
	global_load_u8 v72, v68, s[4:5] offset:9088
	global_load_u8 v73, v68, s[4:5] offset:11008
	global_load_u8 v74, v68, s[4:5] offset:11136
	global_load_u8 v75, v68, s[4:5] offset:13056
	global_load_u8 v76, v68, s[4:5] offset:13184
	global_load_u8 v77, v68, s[4:5] offset:15104
	s_clause 0x13
	global_load_u8 v78, v68, s[4:5] offset:15232
	global_load_u8 v79, v68, s[4:5] offset:1024
	global_load_u8 v80, v68, s[4:5] offset:1152
	global_load_u8 v81, v68, s[4:5] offset:1280
	global_load_u8 v82, v68, s[4:5] offset:1408
	global_load_u8 v83, v68, s[4:5] offset:1536
	global_load_u8 v84, v68, s[4:5] offset:1664
	global_load_u8 v85, v68, s[4:5] offset:1792
	global_load_u8 v86, v68, s[4:5] offset:1920
	global_load_u8 v87, v68, s[4:5] offset:3072
	global_load_u8 v88, v68, s[4:5] offset:3200
	global_load_u8 v89, v68, s[4:5] offset:3328
	global_load_u8 v90, v68, s[4:5] offset:3456
	global_load_u8 v91, v68, s[4:5] offset:3584
	global_load_u8 v92, v68, s[4:5] offset:3712
	global_load_u8 v93, v68, s[4:5] offset:3840
	global_load_u8 v94, v68, s[4:5] offset:3968
	global_load_u8 v95, v68, s[4:5] offset:5120
	global_load_u8 v96, v68, s[4:5] offset:5248
	global_load_u8 v97, v68, s[4:5] offset:5376
	s_wait_alu depctr_va_vdst(2)
	s_clause 0x2c
	global_load_u8 v100, v68, s[4:5] offset:5504
	global_load_u8 v101, v68, s[4:5] offset:5632
	global_load_u8 v104, v68, s[4:5] offset:5760
	global_load_u8 v105, v68, s[4:5] offset:5888
	global_load_u8 v106, v68, s[4:5] offset:6016
	global_load_u8 v107, v68, s[4:5] offset:7168
	global_load_u8 v108, v68, s[4:5] offset:7296
	global_load_u8 v109, v68, s[4:5] offset:7424
	global_load_u8 v110, v68, s[4:5] offset:7552
	global_load_u8 v111, v68, s[4:5] offset:7680
	global_load_u8 v112, v68, s[4:5] offset:7808
	global_load_u8 v113, v68, s[4:5] offset:7936
	global_load_u8 v114, v68, s[4:5] offset:8064
	global_load_u8 v115, v68, s[4:5] offset:9216
	global_load_u8 v122, v68, s[4:5] offset:9344
	global_load_u8 v123, v68, s[4:5] offset:9472
	global_load_u8 v124, v68, s[4:5] offset:9600
	global_load_u8 v125, v68, s[4:5] offset:9728
	global_load_u8 v126, v68, s[4:5] offset:9856
	global_load_u8 v127, v68, s[4:5] offset:9984
	global_load_u8 v128, v68, s[4:5] offset:10112
	global_load_u8 v129, v68, s[4:5] offset:11264
	global_load_u8 v130, v68, s[4:5] offset:11392
	global_load_u8 v131, v68, s[4:5] offset:11520
	global_load_u8 v132, v68, s[4:5] offset:11648
	global_load_u8 v133, v68, s[4:5] offset:11776
	global_load_u8 v134, v68, s[4:5] offset:11904
	global_load_u8 v135, v68, s[4:5] offset:12032
	global_load_u8 v136, v68, s[4:5] offset:12160
	global_load_u8 v137, v68, s[4:5] offset:13312
	global_load_u8 v138, v68, s[4:5] offset:13440
	global_load_u8 v139, v68, s[4:5] offset:13568
	global_load_u8 v140, v68, s[4:5] offset:13696
	global_load_u8 v141, v68, s[4:5] offset:13824
	global_load_u8 v142, v68, s[4:5] offset:13952
	global_load_u8 v143, v68, s[4:5] offset:14080
	global_load_u8 v144, v68, s[4:5] offset:14208
	global_load_u8 v145, v68, s[4:5] offset:15360
	global_load_u8 v146, v68, s[4:5] offset:15488
	global_load_u8 v147, v68, s[4:5] offset:15616
	global_load_u8 v148, v68, s[4:5] offset:15744
	global_load_u8 v149, v68, s[4:5] offset:15872
	global_load_u8 v150, v68, s[4:5] offset:16000
	global_load_u8 v151, v68, s[4:5] offset:16128
	global_load_u8 v152, v68, s[4:5] offset:16256
	v_xad_u32 v153, v68, 64, 0
	v_xad_u32 v154, 0x50, v68, 0
	v_xad_u32 v155, 0x60, v68, 0
	v_or_b32_e32 v0, s1, v2
	v_xad_u32 v156, 0x70, v68, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v2, 1, v0
	s_lshr_b32 s0, s0, 1
	s_wait_xcnt 0x0
	s_and_b32 s4, s1, 64
	v_and_or_b32 v0, s0, 1, v4
	v_or3_b32 v0, v0, v6, v5
	s_lshr_b32 s0, s4, 2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v157, 0, v0
	s_lshl_b32 s4, s4, 6
	v_or_b32_e32 v3, s0, v3
	v_bitop3_b32 v5, v7, s4, v4 bitop3:0xde
	v_xad_u32 v158, v0, 32, 0
	v_dual_lshlrev_b32 v0, 8, v3 :: v_dual_add_nc_u32 v3, 0, v5
	v_xad_u32 v6, v5, 32, 0
	v_xad_u32 v7, v5, 64, 0
	v_xad_u32 v159, 0x60, v5, 0
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u64_e32 v[98:99], s[2:3], v[0:1]
	v_and_b32_e32 v0, 0x60, v2
	v_xad_u32 v2, 0x80, v5, 0
	v_xad_u32 v160, 0xa0, v5, 0
	v_xad_u32 v161, 0xc0, v5, 0
	v_xad_u32 v162, 0xe0, v5, 0
	v_add_nc_u64_e32 v[120:121], v[98:99], v[0:1]
	s_and_b32 s0, s1, 32
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	s_lshl_b32 s1, s0, 6
	s_lshr_b32 s0, s0, 4
	v_bitop3_b32 v0, v8, s1, v4 bitop3:0xde
	v_add3_u32 v99, 0, s0, v9
	v_add_nc_u32_e32 v163, 0, v0
	v_xad_u32 v164, v0, 32, 0
	v_xad_u32 v165, v0, 64, 0
	v_xad_u32 v166, 0x60, v0, 0
	s_wait_loadcnt 0x3e
	ds_store_b8 v69, v10
	ds_store_b8 v69, v11 offset:128
	ds_store_b8 v69, v12 offset:2176
	ds_store_b8 v69, v13 offset:2048
	ds_store_b8 v69, v14 offset:4096
	ds_store_b8 v69, v15 offset:4224
	ds_store_b8 v69, v16 offset:6272
	ds_store_b8 v69, v17 offset:6144
	ds_store_b8 v69, v18 offset:8192
	ds_store_b8 v69, v19 offset:8320
	ds_store_b8 v69, v20 offset:10368
	ds_store_b8 v69, v21 offset:10240
	ds_store_b8 v69, v22 offset:12288
	ds_store_b8 v69, v23 offset:12416
	ds_store_b8 v69, v24 offset:14464
	ds_store_b8 v69, v25 offset:14336
	ds_store_b8 v70, v26 offset:256
	ds_store_b8 v70, v27 offset:384
	ds_store_b8 v70, v28 offset:2432
	ds_store_b8 v70, v29 offset:2304
	ds_store_b8 v70, v30 offset:4352
	ds_store_b8 v70, v31 offset:4480
	ds_store_b8 v70, v32 offset:6528
	ds_store_b8 v70, v33 offset:6400
	ds_store_b8 v70, v34 offset:8448
	ds_store_b8 v70, v35 offset:8576
	ds_store_b8 v70, v36 offset:10624
	ds_store_b8 v70, v37 offset:10496
	ds_store_b8 v70, v38 offset:12544
	ds_store_b8 v70, v39 offset:12672
	ds_store_b8 v70, v40 offset:14720
	ds_store_b8 v70, v41 offset:14592
	s_wait_alu depctr_va_vdst(14)
	ds_store_b8 v66, v42 offset:512
	ds_store_b8 v66, v43 offset:640
	ds_store_b8 v66, v44 offset:2688
	ds_store_b8 v66, v45 offset:2560
	ds_store_b8 v66, v46 offset:4608
	ds_store_b8 v66, v47 offset:4736
	ds_store_b8 v66, v48 offset:6784
	ds_store_b8 v66, v49 offset:6656
	ds_store_b8 v66, v50 offset:8704
	ds_store_b8 v66, v51 offset:8832
	ds_store_b8 v66, v52 offset:10880
	ds_store_b8 v66, v53 offset:10752
	ds_store_b8 v66, v54 offset:12800
	ds_store_b8 v66, v55 offset:12928
	ds_store_b8 v66, v56 offset:14976
	ds_store_b8 v66, v57 offset:14848
	ds_store_b8 v67, v58 offset:768
	ds_store_b8 v67, v59 offset:896
	ds_store_b8 v67, v60 offset:2944
	ds_store_b8 v67, v61 offset:2816
	ds_store_b8 v67, v62 offset:4864
	ds_store_b8 v67, v63 offset:4992
	ds_store_b8 v67, v64 offset:7040
	ds_store_b8 v67, v65 offset:6912
	ds_store_b8 v67, v71 offset:8960
	ds_store_b8 v67, v72 offset:9088
	ds_store_b8 v67, v73 offset:11136
	ds_store_b8 v67, v74 offset:11008
	ds_store_b8 v67, v75 offset:13056
	ds_store_b8 v67, v76 offset:13184
	ds_store_b8 v67, v77 offset:15232
	ds_store_b8 v67, v78 offset:15104
	ds_store_b8 v153, v79 offset:1024
	ds_store_b8 v153, v80 offset:1152
	s_wait_loadcnt 0x37
	ds_store_b8 v153, v87 offset:3200
	s_wait_loadcnt 0x36
	ds_store_b8 v153, v88 offset:3072
	s_wait_loadcnt 0x2f
	ds_store_b8 v153, v95 offset:5120
	s_wait_loadcnt 0x2e
	ds_store_b8 v153, v96 offset:5248
	s_wait_loadcnt 0x27
	ds_store_b8 v153, v107 offset:7296
	s_wait_loadcnt 0x26
	ds_store_b8 v153, v108 offset:7168
	s_wait_loadcnt 0x1f
	ds_store_b8 v153, v115 offset:9216
	s_wait_loadcnt 0x1e
	ds_store_b8 v153, v122 offset:9344
	s_wait_loadcnt 0x17
	ds_store_b8 v153, v129 offset:11392
	s_wait_loadcnt 0x16
	ds_store_b8 v153, v130 offset:11264
	s_wait_loadcnt 0xf
	ds_store_b8 v153, v137 offset:13312
	s_wait_loadcnt 0xe
	ds_store_b8 v153, v138 offset:13440
	s_wait_loadcnt 0x7
	ds_store_b8 v153, v145 offset:15488
	s_wait_loadcnt 0x6
	ds_store_b8 v153, v146 offset:15360
	ds_store_b8 v154, v81 offset:1280
	ds_store_b8 v154, v82 offset:1408
	ds_store_b8 v154, v89 offset:3456
	ds_store_b8 v154, v90 offset:3328
	ds_store_b8 v154, v97 offset:5376
	ds_store_b8 v154, v100 offset:5504
	ds_store_b8 v154, v109 offset:7552
	ds_store_b8 v154, v110 offset:7424
	ds_store_b8 v154, v123 offset:9472
	ds_store_b8 v154, v124 offset:9600
	ds_store_b8 v154, v131 offset:11648
	ds_store_b8 v154, v132 offset:11520
	ds_store_b8 v154, v139 offset:13568
	ds_store_b8 v154, v140 offset:13696
	s_wait_loadcnt 0x5
	ds_store_b8 v154, v147 offset:15744
	s_wait_loadcnt 0x4
	ds_store_b8 v154, v148 offset:15616
	ds_store_b8 v155, v83 offset:1536
	ds_store_b8 v155, v84 offset:1664
	ds_store_b8 v155, v91 offset:3712
	ds_store_b8 v155, v92 offset:3584
	ds_store_b8 v155, v101 offset:5632
	ds_store_b8 v155, v104 offset:5760
	ds_store_b8 v155, v111 offset:7808
	ds_store_b8 v155, v112 offset:7680
	ds_store_b8 v155, v125 offset:9728
	ds_store_b8 v155, v126 offset:9856
	ds_store_b8 v155, v133 offset:11904
	ds_store_b8 v155, v134 offset:11776
	ds_store_b8 v155, v141 offset:13824
	ds_store_b8 v155, v142 offset:13952
	s_wait_loadcnt 0x3
	ds_store_b8 v155, v149 offset:16000
	s_wait_loadcnt 0x2
	ds_store_b8 v155, v150 offset:15872
	ds_store_b8 v156, v85 offset:1792
	ds_store_b8 v156, v86 offset:1920
	ds_store_b8 v156, v93 offset:3968
	ds_store_b8 v156, v94 offset:3840
	ds_store_b8 v156, v105 offset:5888
	ds_store_b8 v156, v106 offset:6016
	ds_store_b8 v156, v113 offset:8064
	ds_store_b8 v156, v114 offset:7936
	ds_store_b8 v156, v127 offset:9984
	ds_store_b8 v156, v128 offset:10112
	ds_store_b8 v156, v135 offset:12160
	ds_store_b8 v156, v136 offset:12032
	ds_store_b8 v156, v143 offset:14080
	ds_store_b8 v156, v144 offset:14208
	s_wait_loadcnt 0x1
	ds_store_b8 v156, v151 offset:16256
	s_wait_loadcnt 0x0
	ds_store_b8 v156, v152 offset:16128
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	global_load_u8 v0, v[116:117], off offset:128
	global_load_u8 v1, v[116:117], off offset:384
	s_wait_alu depctr_vm_vsrc(0)
	s_clause 0x1
	global_load_u8 v71, v[118:119], off offset:128
	global_load_u8 v72, v[118:119], off offset:384
	s_clause 0xb
	global_load_u8 v73, v68, s[8:9]
	global_load_u8 v74, v68, s[8:9] offset:128
	global_load_u8 v75, v68, s[8:9] offset:256
	global_load_u8 v76, v68, s[8:9] offset:384
	global_load_u8 v77, v68, s[8:9] offset:512
	global_load_u8 v78, v68, s[8:9] offset:640
	global_load_u8 v79, v68, s[8:9] offset:768
	global_load_u8 v80, v68, s[8:9] offset:896
	global_load_u8 v81, v68, s[8:9] offset:1024
	global_load_u8 v82, v68, s[8:9] offset:1152
	global_load_u8 v83, v68, s[8:9] offset:1280
	global_load_u8 v84, v68, s[8:9] offset:1408
	ds_load_b128 v[34:37], v3
	global_load_u8 v85, v68, s[8:9] offset:1536
	ds_load_b128 v[50:53], v3 offset:8192
	global_load_u8 v86, v68, s[8:9] offset:1664
	ds_load_b128 v[38:41], v6
	global_load_u8 v87, v68, s[8:9] offset:1792
	ds_load_b128 v[54:57], v6 offset:8192
	global_load_u8 v88, v68, s[8:9] offset:1920
	ds_load_b128 v[42:45], v7
	global_load_u8 v89, v68, s[8:9] offset:2048
	ds_load_b128 v[58:61], v7 offset:8192
	global_load_u8 v90, v68, s[8:9] offset:2176
	ds_load_b128 v[46:49], v159
	global_load_u8 v91, v68, s[8:9] offset:2304
	ds_load_b128 v[62:65], v159 offset:8192
	global_load_u8 v92, v68, s[8:9] offset:2432
	ds_load_b128 v[18:21], v2
	global_load_u8 v93, v68, s[8:9] offset:2560
	s_wait_alu depctr_vm_vsrc(0)
	ds_load_b128 v[2:5], v2 offset:8192
	global_load_u8 v94, v68, s[8:9] offset:2688
	ds_load_b128 v[22:25], v160
	global_load_u8 v95, v68, s[8:9] offset:2816
	ds_load_b128 v[6:9], v160 offset:8192
	global_load_u8 v96, v68, s[8:9] offset:2944
	ds_load_b128 v[26:29], v161
	global_load_u8 v97, v68, s[8:9] offset:3072
	ds_load_b128 v[10:13], v161 offset:8192
	global_load_u8 v100, v68, s[8:9] offset:3200
	ds_load_b128 v[30:33], v162
	global_load_u8 v101, v68, s[8:9] offset:3328
	ds_load_b128 v[14:17], v162 offset:8192
	s_clause 0x24
	global_load_u8 v104, v68, s[8:9] offset:3456
	global_load_u8 v105, v68, s[8:9] offset:3584
	global_load_u8 v106, v68, s[8:9] offset:3712
	global_load_u8 v107, v68, s[8:9] offset:3840
	global_load_u8 v108, v68, s[8:9] offset:3968
	global_load_u8 v109, v68, s[8:9] offset:4096
	global_load_u8 v110, v68, s[8:9] offset:4224
	global_load_u8 v111, v68, s[8:9] offset:4352
	global_load_u8 v112, v68, s[8:9] offset:4480
	global_load_u8 v113, v68, s[8:9] offset:4608
	global_load_u8 v114, v68, s[8:9] offset:4736
	global_load_u8 v115, v68, s[8:9] offset:4864
	global_load_u8 v122, v68, s[8:9] offset:4992
	global_load_u8 v123, v68, s[8:9] offset:5120
	global_load_u8 v124, v68, s[8:9] offset:5248
	global_load_u8 v125, v68, s[8:9] offset:5376
	global_load_u8 v126, v68, s[8:9] offset:5504
	global_load_u8 v127, v68, s[8:9] offset:5632
	global_load_u8 v128, v68, s[8:9] offset:5760
	global_load_u8 v129, v68, s[8:9] offset:5888
	global_load_u8 v130, v68, s[8:9] offset:6016
	global_load_u8 v131, v68, s[8:9] offset:6144
	global_load_u8 v132, v68, s[8:9] offset:6272
	global_load_u8 v133, v68, s[8:9] offset:6400
	global_load_u8 v134, v68, s[8:9] offset:6528
	global_load_u8 v135, v68, s[8:9] offset:6656
	global_load_u8 v136, v68, s[8:9] offset:6784
	global_load_u8 v137, v68, s[8:9] offset:6912
	global_load_u8 v138, v68, s[8:9] offset:7040
	global_load_u8 v139, v68, s[8:9] offset:7168
	global_load_u8 v140, v68, s[8:9] offset:7296
	global_load_u8 v141, v68, s[8:9] offset:7424
	global_load_u8 v142, v68, s[8:9] offset:7552
	global_load_u8 v143, v68, s[8:9] offset:7680
	global_load_u8 v144, v68, s[8:9] offset:7808
	global_load_u8 v145, v68, s[8:9] offset:7936
	global_load_u8 v146, v68, s[8:9] offset:8064
	s_clause 0x1
	global_load_u8 v98, v[116:117], off
	global_load_u8 v147, v[116:117], off offset:256
	s_clause 0x1
	global_load_u8 v148, v[118:119], off
	global_load_u8 v149, v[118:119], off offset:256
	s_wait_loadcnt 0x3e
	v_lshlrev_b16 v0.l, 8, v0.l
	v_lshlrev_b16 v0.h, 8, v1.l
	v_lshlrev_b16 v1.l, 8, v71.l
	v_lshlrev_b16 v1.h, 8, v72.l
	s_wait_loadcnt 0x3
	v_or_b16 v0.l, v98.l, v0.l
	s_wait_loadcnt 0x2
	v_or_b16 v0.h, v147.l, v0.h
	s_wait_loadcnt 0x1
	v_or_b16 v98.l, v148.l, v1.l
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_wait_loadcnt 0x0
	v_or_b16 v98.h, v149.l, v1.h
	s_barrier_wait -1
	ds_store_b8 v69, v73
	ds_store_b8 v69, v81 offset:1024
	ds_store_b8 v69, v89 offset:2048
	ds_store_b8 v69, v97 offset:3072
	ds_store_b8 v69, v109 offset:4096
	ds_store_b8 v69, v123 offset:5120
	ds_store_b8 v69, v131 offset:6144
	ds_store_b8 v69, v139 offset:7168
	ds_store_b8 v70, v74 offset:128
	ds_store_b8 v70, v82 offset:1152
	ds_store_b8 v70, v90 offset:2176
	ds_store_b8 v70, v100 offset:3200
	ds_store_b8 v70, v110 offset:4224
	ds_store_b8 v70, v124 offset:5248
	ds_store_b8 v70, v132 offset:6272
	ds_store_b8 v70, v140 offset:7296
	ds_store_b8 v66, v75 offset:256
	ds_store_b8 v66, v83 offset:1280
	ds_store_b8 v66, v91 offset:2304
	ds_store_b8 v66, v101 offset:3328
	ds_store_b8 v66, v111 offset:4352
	ds_store_b8 v66, v125 offset:5376
	ds_store_b8 v66, v133 offset:6400
	ds_store_b8 v66, v141 offset:7424
	ds_store_b8 v67, v76 offset:384
	ds_store_b8 v67, v84 offset:1408
	ds_store_b8 v67, v92 offset:2432
	ds_store_b8 v67, v104 offset:3456
	ds_store_b8 v67, v112 offset:4480
	ds_store_b8 v67, v126 offset:5504
	ds_store_b8 v67, v134 offset:6528
	ds_store_b8 v67, v142 offset:7552
	ds_store_b8 v153, v77 offset:512
	ds_store_b8 v153, v85 offset:1536
	ds_store_b8 v153, v93 offset:2560
	ds_store_b8 v153, v105 offset:3584
	ds_store_b8 v153, v113 offset:4608
	ds_store_b8 v153, v127 offset:5632
	ds_store_b8 v153, v135 offset:6656
	ds_store_b8 v153, v143 offset:7680
	ds_store_b8 v154, v78 offset:640
	ds_store_b8 v154, v86 offset:1664
	ds_store_b8 v154, v94 offset:2688
	ds_store_b8 v154, v106 offset:3712
	ds_store_b8 v154, v114 offset:4736
	ds_store_b8 v154, v128 offset:5760
	ds_store_b8 v154, v136 offset:6784
	ds_store_b8 v154, v144 offset:7808
	ds_store_b8 v155, v79 offset:768
	ds_store_b8 v155, v87 offset:1792
	ds_store_b8 v155, v95 offset:2816
	ds_store_b8 v155, v107 offset:3840
	ds_store_b8 v155, v115 offset:4864
	ds_store_b8 v155, v129 offset:5888
	ds_store_b8 v155, v137 offset:6912
	ds_store_b8 v155, v145 offset:7936
	ds_store_b8 v156, v80 offset:896
	ds_store_b8 v156, v88 offset:1920
	ds_store_b8 v156, v96 offset:2944
	ds_store_b8 v156, v108 offset:3968
	ds_store_b8 v156, v122 offset:4992
	ds_store_b8 v156, v130 offset:6016
	ds_store_b8 v156, v138 offset:7040
	ds_store_b8 v156, v146 offset:8064
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[66:69], v163
	s_wait_alu depctr_vm_vsrc(0)
	ds_load_b128 v[74:77], v163 offset:4096
	s_wait_alu depctr_va_vdst(4)
	ds_load_b128 v[70:73], v164
	ds_load_b128 v[78:81], v164 offset:4096
	ds_load_b128 v[82:85], v165
	ds_load_b128 v[90:93], v165 offset:4096
	ds_load_b128 v[86:89], v166
	ds_load_b128 v[94:97], v166 offset:4096
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(3)
	ds_store_b16 v99, v0
	s_wait_alu depctr_va_vdst(2)
	ds_store_b16_d16_hi v99, v0 offset:16
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_u8 v0, v158
	s_wait_alu depctr_va_vdst(0)
	ds_load_u8 v1, v157
	ds_load_u8 v100, v158 offset:64
	ds_load_u8 v101, v157 offset:64
	ds_load_u8 v104, v158 offset:128
	ds_load_u8 v105, v157 offset:128
	ds_load_u8 v106, v158 offset:192
	ds_load_u8 v107, v157 offset:192
	s_wait_dscnt 0x6
	v_perm_b32 v0, v1, v0, 0xc0c0004
	s_wait_dscnt 0x4
	v_perm_b32 v1, v101, v100, 0xc0c0004
	s_wait_dscnt 0x2
	v_perm_b32 v100, v105, v104, 0xc0c0004
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_wait_alu depctr_vm_vsrc(6)
	v_lshl_or_b32 v0, v1, 16, v0
	v_perm_b32 v1, v107, v106, 0xc0c0004
	s_delay_alu instid0(VALU_DEP_1)
	v_lshl_or_b32 v1, v1, 16, v100
	s_barrier_wait -1
	ds_store_b16 v99, v98
	ds_store_b16_d16_hi v99, v98 offset:16
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_u8 v98, v103
	s_wait_alu depctr_vm_vsrc(1)
	ds_load_u8 v99, v102
	s_wait_alu depctr_va_vdst(0)
	ds_load_u8 v100, v103 offset:64
	ds_load_u8 v101, v102 offset:64
	ds_load_u8 v104, v103 offset:128
	ds_load_u8 v105, v102 offset:128
	s_wait_alu depctr_vm_vsrc(1)
	ds_load_u8 v103, v103 offset:192
	s_wait_alu depctr_vm_vsrc(1)
	ds_load_u8 v102, v102 offset:192
	s_wait_dscnt 0x6
	v_perm_b32 v98, v99, v98, 0xc0c0004
	s_wait_dscnt 0x4
	v_perm_b32 v99, v101, v100, 0xc0c0004
	s_wait_dscnt 0x2
	v_perm_b32 v100, v105, v104, 0xc0c0004
	s_wait_dscnt 0x0
	v_perm_b32 v101, v102, v103, 0xc0c0004
	v_lshl_or_b32 v114, v99, 16, v98
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshl_or_b32 v115, v101, 16, v100
	s_wait_alu depctr_vm_vsrc(0)
	v_wmma_scale_f32_16x16x128_f8f6f4 v[98:105], v[66:73], v[34:49], 0, v114, v0 matrix_a_fmt:MATRIX_FMT_FP4
	v_wmma_scale_f32_16x16x128_f8f6f4 v[106:113], v[74:81], v[34:49], 0, v114, v0 matrix_a_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[34:41], v[66:73], v[50:65], 0, v114, v0 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[42:49], v[74:81], v[50:65], 0, v114, v0 matrix_a_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[98:105], v[82:89], v[18:33], v[98:105], v115, v1 matrix_a_fmt:MATRIX_FMT_FP4
	v_wmma_scale_f32_16x16x128_f8f6f4 v[106:113], v[90:97], v[18:33], v[106:113], v115, v1 matrix_a_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[34:41], v[82:89], v[2:17], v[34:41], v115, v1 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[42:49], v[90:97], v[2:17], v[42:49], v115, v1 matrix_a_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1 matrix_b_scale:MATRIX_SCALE_ROW1
	s_wait_alu depctr_va_vdst(6)
	s_clause 0x1
	global_store_b128 v[120:121], v[98:101], off
	global_store_b128 v[120:121], v[102:105], off offset:16
	s_wait_alu depctr_va_vdst(4)
	s_clause 0x1
	global_store_b128 v[120:121], v[106:109], off offset:128
	global_store_b128 v[120:121], v[110:113], off offset:144
	s_wait_alu depctr_va_vdst(2)
	s_clause 0x1
	global_store_b128 v[120:121], v[34:37], off offset:8192
	global_store_b128 v[120:121], v[38:41], off offset:8208
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	global_store_b128 v[120:121], v[42:45], off offset:8320
	global_store_b128 v[120:121], v[46:49], off offset:8336
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Lfunc_end0:
	.size	scaled, .Lfunc_end0-scaled
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled
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
		.amdhsa_next_free_vgpr 167
		.amdhsa_next_free_sgpr 66
		.amdhsa_named_barrier_count 0
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-scaled)<<4)&4080)>>4
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
	.set .Lscaled.num_vgpr, 167
	.set .Lscaled.num_agpr, 0
	.set .Lscaled.numbered_sgpr, 66
	.set .Lscaled.num_named_barrier, 0
	.set .Lscaled.private_seg_size, 0
	.set .Lscaled.uses_vcc, 0
	.set .Lscaled.uses_flat_scratch, 0
	.set .Lscaled.has_dyn_sized_stack, 0
	.set .Lscaled.has_recursion, 0
	.set .Lscaled.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 5672
; TotalNumSgprs: 66
; NumVgprs: 167
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 66
; NumVGPRsForWavesPerEU: 167
; NamedBarCnt: 0
; Occupancy: 5
; WaveLimiterHint : 1
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
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
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
    .name:           scaled
    .private_segment_fixed_size: 0
    .sgpr_count:     66
    .sgpr_spill_count: 0
    .symbol:         scaled.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     167
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
