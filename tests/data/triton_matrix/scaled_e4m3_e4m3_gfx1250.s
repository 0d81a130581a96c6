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
	v_dual_mov_b32 v131, v1 :: v_dual_bitop2_b32 v130, 7, v0 bitop3:0x40
	v_dual_lshrrev_b32 v5, 1, v0 :: v_dual_lshlrev_b32 v6, 2, v0
	v_bfe_i32 v0, v0, 3, 1
	v_mul_u32_u24_e32 v7, 0x110, v3
	s_wait_xcnt 0x0
	s_bfe_u32 s0, ttmp8, 0x50019
	v_and_b32_e32 v8, 12, v5
	v_and_b32_e32 v6, 12, v6
	v_and_b32_e32 v5, 2, v5
	v_and_or_b32 v9, s0, 1, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshl_or_b32 v8, v130, 5, v8
	v_and_or_b32 v5, 0x120, v0, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_or3_b32 v9, v9, v6, v5
	s_lshl_b32 s1, s0, 5
	s_bfe_i32 s12, s0, 0x10001
	v_bitop3_b32 v0, v2, 0x78, s1 bitop3:0xc8
	v_bitop3_b32 v66, v2, 0x7f, s1 bitop3:0xc8
	v_bitop3_b32 v8, s12, v8, 0x120 bitop3:0x6c
	v_add_nc_u32_e32 v136, 0, v9
	v_xad_u32 v137, v9, 32, 0
	s_wait_kmcnt 0x0
	v_add_nc_u64_e32 v[132:133], s[6:7], v[0:1]
	v_add_nc_u64_e32 v[134:135], s[10:11], v[0:1]
	v_add_nc_u32_e32 v67, 0, v66
	v_xad_u32 v68, v66, 16, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u64_e32 v[148:149], v[132:133], v[130:131]
	v_add_nc_u64_e32 v[150:151], v[134:135], v[130:131]
	v_xad_u32 v69, v66, 32, 0
	v_xad_u32 v70, v66, 48, 0
	s_wait_alu depctr_va_vdst(8)
	s_clause 0x3e
	global_load_u8 v9, v66, s[4:5]
	global_load_u8 v10, v66, s[4:5] offset:128
	global_load_u8 v11, v66, s[4:5] offset:256
	global_load_u8 v12, v66, s[4:5] offset:384
	global_load_u8 v13, v66, s[4:5] offset:512
	global_load_u8 v14, v66, s[4:5] offset:640
	global_load_u8 v15, v66, s[4:5] offset:768
	global_load_u8 v16, v66, s[4:5] offset:896
	global_load_u8 v17, v66, s[4:5] offset:1024
	global_load_u8 v18, v66, s[4:5] offset:1152
	global_load_u8 v19, v66, s[4:5] offset:1280
	global_load_u8 v20, v66, s[4:5] offset:1408
	global_load_u8 v21, v66, s[4:5] offset:1536
	global_load_u8 v22, v66, s[4:5] offset:1664
	global_load_u8 v23, v66, s[4:5] offset:1792
	global_load_u8 v24, v66, s[4:5] offset:1920
	global_load_u8 v25, v66, s[4:5] offset:2048
	global_load_u8 v26, v66, s[4:5] offset:2176
	global_load_u8 v27, v66, s[4:5] offset:2304
	global_load_u8 v28, v66, s[4:5] offset:2432
	global_load_u8 v29, v66, s[4:5] offset:2560
	global_load_u8 v30, v66, s[4:5] offset:2688
	global_load_u8 v31, v66, s[4:5] offset:2816
	global_load_u8 v32, v66, s[4:5] offset:2944
	global_load_u8 v33, v66, s[4:5] offset:3072
	global_load_u8 v34, v66, s[4:5] offset:3200
	global_load_u8 v35, v66, s[4:5] offset:3328
	global_load_u8 v36, v66, s[4:5] offset:3456
	global_load_u8 v37, v66, s[4:5] offset:3584
	global_load_u8 v38, v66, s[4:5] offset:3712
	global_load_u8 v39, v66, s[4:5] offset:3840
	global_load_u8 v40, v66, s[4:5] offset:3968
	global_load_u8 v41, v66, s[4:5] offset:4096
	global_load_u8 v42, v66, s[4:5] offset:4224
	global_load_u8 v43, v66, s[4:5] offset:4352
	global_load_u8 v44, v66, s[4:5] offset:4480
	global_load_u8 v45, v66, s[4:5] offset:4608
	global_load_u8 v46, v66, s[4:5] offset:4736
	global_load_u8 v47, v66, s[4:5] offset:4864
	global_load_u8 v48, v66, s[4:5] offset:4992
	global_load_u8 v49, v66, s[4:5] offset:5120
	global_load_u8 v50, v66, s[4:5] offset:5248
	global_load_u8 v51, v66, s[4:5] offset:5376
	global_load_u8 v52, v66, s[4:5] offset:5504
	global_load_u8 v53, v66, s[4:5] offset:5632
	global_load_u8 v54, v66, s[4:5] offset:5760
	global_load_u8 v55, v66, s[4:5] offset:5888
	global_load_u8 v56, v66, s[4:5] offset:6016
	global_load_u8 v57, v66, s[4:5] offset:6144
	global_load_u8 v58, v66, s[4:5] offset:6272
	global_load_u8 v59, v66, s[4:5] offset:6400
	global_load_u8 v60, v66, s[4:5] offset:6528
	global_load_u8 v61, v66, s[4:5] offset:6656
	global_load_u8 v62, v66, s[4:5] offset:6784
	global_load_u8 v63, v66, s[4:5] offset:6912
	global_load_u8 v64, v66, s[4:5] offset:7040
	global_load_u8 v65, v66, s[4:5] offset:7168
	global_load_u8 v71, v66, s[4:5] offset:7296
	global_load_u8 v72, v66, s[4:5] offset:7424
	global_load_u8 v73, v66, s[4:5] offset:7552
	global_load_u8 v74, v66, s[4:5] offset:7680
	global_load_u8 v75, v66, s[4:5] offset:7808
	global_load_u8 v76, v66, s[4:5] offset:7936
	s_clause 0x34
	global_load_u8 v77, v66, s[4:5] offset:8064
	global_load_u8 v78, v66, s[4:5] offset:8192
	global_load_u8 v79, v66, s[4:5] offset:8320
	global_load_u8 v80, v66, s[4:5] offset:8448
	global_load_u8 v81, v66, s[4:5] offset:8576
	global_load_u8 v82, v66, s[4:5] offset:8704
	global_load_u8 v83, v66, s[4:5] offset:8832
	global_load_u8 v84, v66, s[4:5] offset:8960
	global_load_u8 v85, v66, s[4:5] offset:9088
	global_load_u8 v86, v66, s[4:5] offset:9216
	global_load_u8 v87, v66, s[4:5] offset:9344
	global_load_u8 v88, v66, s[4:5] offset:9472
	global_load_u8 v89, v66, s[4:5] offset:9600
	global_load_u8 v90, v66, s[4:5] offset:9728
	global_load_u8 v91, v66, s[4:5] offset:9856
	global_load_u8 v92, v66, s[4:5] offset:9984
	global_load_u8 v93, v66, s[4:5] offset:10112
	global_load_u8 v94, v66, s[4:5] offset:10240
	global_load_u8 v95, v66, s[4:5] offset:10368
	global_load_u8 v96, v66, s[4:5] offset:12288
	global_load_u8 v97, v66, s[4:5] offset:12416
	global_load_u8 v98, v66, s[4:5] offset:14336
	global_load_u8 v99, v66, s[4:5] offset:14464
	global_load_u8 v100, v66, s[4:5] offset:10496
	global_load_u8 v101, v66, s[4:5] offset:10624
	global_load_u8 v102, v66, s[4:5] offset:12544
	global_load_u8 v103, v66, s[4:5] offset:12672
	global_load_u8 v104, v66, s[4:5] offset:14592
	global_load_u8 v105, v66, s[4:5] offset:14720
	global_load_u8 v106, v66, s[4:5] offset:10752
	global_load_u8 v107, v66, s[4:5] offset:10880
	global_load_u8 v108, v66, s[4:5] offset:12800
	global_load_u8 v109, v66, s[4:5] offset:12928
	global_load_u8 v110, v66, s[4:5] offset:14848
	global_load_u8 v111, v66, s[4:5] offset:14976
	global_load_u8 v112, v66, s[4:5] offset:11008
	global_load_u8 v113, v66, s[4:5] offset:11136
	global_load_u8 v114, v66, s[4:5] offset:13056
	global_load_u8 v115, v66, s[4:5] offset:13184
	global_load_u8 v116, v66, s[4:5] offset:15104
	global_load_u8 v117, v66, s[4:5] offset:15232
	global_load_u8 v118, v66, s[4:5] offset:11264
	global_load_u8 v119, v66, s[4:5] offset:11392
	global_load_u8 v120, v66, s[4:5] offset:11520
	global_load_u8 v121, v66, s[4:5] offset:11648
	global_load_u8 v122, v66, s[4:5] offset:11776
	global_load_u8 v123, v66, s[4:5] offset:11904
	global_load_u8 v124, v66, s[4:5] offset:12032
	global_load_u8 v125, v66, s[4:5] offset:12160
	global_load_u8 v126, v66, s[4:5] offset:13312
	global_load_u8 v127, v66, s[4:5] offset:13440
	global_load_u8 v128, v66, s[4:5] offset:13568
	global_load_u8 v129, v66, s[4:5] offset:13696
	s_wait_alu depctr_va_vdst(2)
	s_clause 0xb
	global_load_u8 v130, v66, s[4:5] offset:13824
	global_load_u8 v131, v66, s[4:5] offset:13952
	global_load_u8 v132, v66, s[4:5] offset:14080
	global_load_u8 v133, v66, s[4:5] offset:14208
	global_load_u8 v134, v66, s[4:5] offset:15360
	global_load_u8 v135, v66, s[4:5] offset:15488
	global_load_u8 v138, v66, s[4:5] offset:15616
	global_load_u8 v139, v66, s[4:5] offset:15744
	global_load_u8 v140, v66, s[4:5] offset:15872
	global_load_u8 v141, v66, s[4:5] offset:16000
	global_load_u8 v142, v66, s[4:5] offset:16128
	global_load_u8 v143, v66, s[4:5] offset:16256
	v_xad_u32 v144, v66, 64, 0
	v_xad_u32 v145, 0x50, v66, 0
	v_xad_u32 v146, 0x60, v66, 0
	v_or_b32_e32 v0, s1, v2
	v_xad_u32 v147, 0x70, v66, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v152, 1, v0
	s_lshr_b32 s0, s0, 1
	s_wait_xcnt 0x0
	s_and_b32 s4, s1, 64
	v_and_or_b32 v0, s0, 1, v4
	v_or3_b32 v0, v0, v6, v5
	s_lshr_b32 s0, s4, 2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v154, 0, v0
	s_lshl_b32 s4, s4, 6
	v_or_b32_e32 v2, s0, v3
	v_bitop3_b32 v5, v7, s4, v4 bitop3:0xde
	v_xad_u32 v155, v0, 32, 0
	v_dual_lshlrev_b32 v0, 8, v2 :: v_dual_add_nc_u32 v6, 0, v5
	v_xad_u32 v156, v5, 32, 0
	v_xad_u32 v157, v5, 64, 0
	v_xad_u32 v158, 0x60, v5, 0
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u64_e32 v[2:3], s[2:3], v[0:1]
	v_and_b32_e32 v0, 0x60, v152
	v_xad_u32 v159, 0x80, v5, 0
	v_xad_u32 v160, 0xa0, v5, 0
	v_xad_u32 v161, 0xc0, v5, 0
	v_xad_u32 v162, 0xe0, v5, 0
	v_add_nc_u64_e32 v[152:153], v[2:3], v[0:1]
	s_and_b32 s0, s1, 32
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	s_lshl_b32 s1, s0, 7
	s_lshr_b32 s0, s0, 4
	v_bitop3_b32 v0, v7, s1, v4 bitop3:0xde
	v_add3_u32 v163, 0, s0, v8
	v_add_nc_u32_e32 v1, 0, v0
	v_xad_u32 v164, v0, 32, 0
	v_xad_u32 v165, v0, 64, 0
	v_xad_u32 v166, 0x60, v0, 0
	v_xad_u32 v167, 0x80, v0, 0
	v_xad_u32 v168, 0xa0, v0, 0
	v_xad_u32 v169, 0xc0, v0, 0
	v_xad_u32 v0, 0xe0, v0, 0
	s_wait_loadcnt 0x3e
	ds_store_b8 v67, v9
	ds_store_b8 v67, v10 offset:128
	ds_store_b8 v68, v11 offset:256
	ds_store_b8 v68, v12 offset:384
	s_wait_alu depctr_va_vdst(14)
	ds_store_b8 v69, v13 offset:512
	ds_store_b8 v69, v14 offset:640
	ds_store_b8 v70, v15 offset:768
	ds_store_b8 v70, v16 offset:896
	ds_store_b8 v144, v17 offset:1024
	ds_store_b8 v144, v18 offset:1152
	ds_store_b8 v145, v19 offset:1280
	ds_store_b8 v145, v20 offset:1408
	ds_store_b8 v146, v21 offset:1536
	ds_store_b8 v146, v22 offset:1664
	ds_store_b8 v147, v23 offset:1792
	ds_store_b8 v147, v24 offset:1920
	ds_store_b8 v67, v25 offset:2176
	ds_store_b8 v67, v26 offset:2048
	ds_store_b8 v67, v41 offset:4096
	ds_store_b8 v67, v42 offset:4224
	ds_store_b8 v67, v57 offset:6272
	ds_store_b8 v67, v58 offset:6144
	ds_store_b8 v67, v78 offset:8192
	ds_store_b8 v67, v79 offset:8320
	ds_store_b8 v68, v27 offset:2432
	ds_store_b8 v68, v28 offset:2304
	ds_store_b8 v68, v43 offset:4352
	ds_store_b8 v68, v44 offset:4480
	ds_store_b8 v68, v59 offset:6528
	ds_store_b8 v68, v60 offset:6400
	s_wait_loadcnt 0x3d
	ds_store_b8 v68, v80 offset:8448
	s_wait_loadcnt 0x3c
	ds_store_b8 v68, v81 offset:8576
	ds_store_b8 v69, v29 offset:2688
	ds_store_b8 v69, v30 offset:2560
	s_wait_loadcnt 0x2f
	ds_store_b8 v67, v94 offset:10368
	s_wait_loadcnt 0x2e
	ds_store_b8 v67, v95 offset:10240
	s_wait_loadcnt 0x2d
	ds_store_b8 v67, v96 offset:12288
	s_wait_loadcnt 0x2c
	ds_store_b8 v67, v97 offset:12416
	s_wait_loadcnt 0x2b
	ds_store_b8 v67, v98 offset:14464
	s_wait_loadcnt 0x2a
	ds_store_b8 v67, v99 offset:14336
	s_wait_loadcnt 0x29
	ds_store_b8 v68, v100 offset:10624
	s_wait_loadcnt 0x28
	ds_store_b8 v68, v101 offset:10496
	s_wait_loadcnt 0x27
	ds_store_b8 v68, v102 offset:12544
	s_wait_loadcnt 0x26
	ds_store_b8 v68, v103 offset:12672
	s_wait_loadcnt 0x25
	ds_store_b8 v68, v104 offset:14720
	s_wait_loadcnt 0x24
	ds_store_b8 v68, v105 offset:14592
	ds_store_b8 v69, v45 offset:4608
	ds_store_b8 v69, v46 offset:4736
	ds_store_b8 v69, v61 offset:6784
	ds_store_b8 v69, v62 offset:6656
	ds_store_b8 v69, v82 offset:8704
	ds_store_b8 v69, v83 offset:8832
	s_wait_loadcnt 0x23
	ds_store_b8 v69, v106 offset:10880
	s_wait_loadcnt 0x22
	ds_store_b8 v69, v107 offset:10752
	s_wait_loadcnt 0x21
	ds_store_b8 v69, v108 offset:12800
	s_wait_loadcnt 0x20
	ds_store_b8 v69, v109 offset:12928
	s_wait_loadcnt 0x1f
	ds_store_b8 v69, v110 offset:14976
	s_wait_loadcnt 0x1e
	ds_store_b8 v69, v111 offset:14848
	ds_store_b8 v70, v31 offset:2944
	ds_store_b8 v70, v32 offset:2816
	ds_store_b8 v70, v47 offset:4864
	ds_store_b8 v70, v48 offset:4992
	ds_store_b8 v70, v63 offset:7040
	ds_store_b8 v70, v64 offset:6912
	ds_store_b8 v70, v84 offset:8960
	ds_store_b8 v70, v85 offset:9088
	s_wait_loadcnt 0x1d
	ds_store_b8 v70, v112 offset:11136
	s_wait_loadcnt 0x1c
	ds_store_b8 v70, v113 offset:11008
	s_wait_loadcnt 0x1b
	ds_store_b8 v70, v114 offset:13056
	s_wait_loadcnt 0x1a
	ds_store_b8 v70, v115 offset:13184
	s_wait_loadcnt 0x19
	ds_store_b8 v70, v116 offset:15232
	s_wait_loadcnt 0x18
	ds_store_b8 v70, v117 offset:15104
	ds_store_b8 v144, v33 offset:3200
	ds_store_b8 v144, v34 offset:3072
	ds_store_b8 v144, v49 offset:5120
	ds_store_b8 v144, v50 offset:5248
	ds_store_b8 v144, v65 offset:7296
	ds_store_b8 v144, v71 offset:7168
	ds_store_b8 v144, v86 offset:9216
	ds_store_b8 v144, v87 offset:9344
	s_wait_loadcnt 0x17
	ds_store_b8 v144, v118 offset:11392
	s_wait_loadcnt 0x16
	ds_store_b8 v144, v119 offset:11264
	s_wait_loadcnt 0xf
	ds_store_b8 v144, v126 offset:13312
	s_wait_loadcnt 0xe
	ds_store_b8 v144, v127 offset:13440
	s_wait_loadcnt 0x7
	ds_store_b8 v144, v134 offset:15488
	s_wait_loadcnt 0x6
	ds_store_b8 v144, v135 offset:15360
	ds_store_b8 v145, v35 offset:3456
	ds_store_b8 v145, v36 offset:3328
	ds_store_b8 v145, v51 offset:5376
	ds_store_b8 v145, v52 offset:5504
	ds_store_b8 v145, v72 offset:7552
	ds_store_b8 v145, v73 offset:7424
	ds_store_b8 v145, v88 offset:9472
	ds_store_b8 v145, v89 offset:9600
	ds_store_b8 v145, v120 offset:11648
	ds_store_b8 v145, v121 offset:11520
	ds_store_b8 v145, v128 offset:13568
	ds_store_b8 v145, v129 offset:13696
	s_wait_loadcnt 0x5
	ds_store_b8 v145, v138 offset:15744
	s_wait_loadcnt 0x4
	ds_store_b8 v145, v139 offset:15616
	ds_store_b8 v146, v37 offset:3712
	ds_store_b8 v146, v38 offset:3584
	ds_store_b8 v146, v53 offset:5632
	ds_store_b8 v146, v54 offset:5760
	ds_store_b8 v146, v74 offset:7808
	ds_store_b8 v146, v75 offset:7680
	ds_store_b8 v146, v90 offset:9728
	ds_store_b8 v146, v91 offset:9856
	ds_store_b8 v146, v122 offset:11904
	ds_store_b8 v146, v123 offset:11776
	ds_store_b8 v146, v130 offset:13824
	ds_store_b8 v146, v131 offset:13952
	s_wait_loadcnt 0x3
	ds_store_b8 v146, v140 offset:16000
	s_wait_loadcnt 0x2
	ds_store_b8 v146, v141 offset:15872
	ds_store_b8 v147, v39 offset:3968
	ds_store_b8 v147, v40 offset:3840
	ds_store_b8 v147, v55 offset:5888
	ds_store_b8 v147, v56 offset:6016
	ds_store_b8 v147, v76 offset:8064
	ds_store_b8 v147, v77 offset:7936
	ds_store_b8 v147, v92 offset:9984
	ds_store_b8 v147, v93 offset:10112
	ds_store_b8 v147, v124 offset:12160
	ds_store_b8 v147, v125 offset:12032
	ds_store_b8 v147, v132 offset:14080
	ds_store_b8 v147, v133 offset:14208
	s_wait_loadcnt 0x1
	ds_store_b8 v147, v142 offset:16256
	s_wait_loadcnt 0x0
	ds_store_b8 v147, v143 offset:16128
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_load_u8 v71, v66, s[8:9]
	s_wait_alu depctr_vm_vsrc(0)
	s_clause 0x6
	global_load_u8 v72, v66, s[8:9] offset:128
	global_load_u8 v73, v66, s[8:9] offset:256
	global_load_u8 v74, v66, s[8:9] offset:384
	global_load_u8 v75, v66, s[8:9] offset:512
	global_load_u8 v76, v66, s[8:9] offset:640
	global_load_u8 v77, v66, s[8:9] offset:768
	global_load_u8 v78, v66, s[8:9] offset:896
	ds_load_b128 v[34:37], v6
	global_load_u8 v79, v66, s[8:9] offset:1024
	ds_load_b128 v[50:53], v6 offset:8192
	global_load_u8 v80, v66, s[8:9] offset:1152
	ds_load_b128 v[38:41], v156
	global_load_u8 v81, v66, s[8:9] offset:1280
	ds_load_b128 v[54:57], v156 offset:8192
	global_load_u8 v82, v66, s[8:9] offset:1408
	ds_load_b128 v[42:45], v157
	global_load_u8 v83, v66, s[8:9] offset:1536
	ds_load_b128 v[58:61], v157 offset:8192
	global_load_u8 v84, v66, s[8:9] offset:1664
	ds_load_b128 v[46:49], v158
	global_load_u8 v85, v66, s[8:9] offset:1792
	ds_load_b128 v[62:65], v158 offset:8192
	global_load_u8 v86, v66, s[8:9] offset:1920
	ds_load_b128 v[18:21], v159
	global_load_u8 v87, v66, s[8:9] offset:2048
	s_wait_alu depctr_va_vdst(9)
	ds_load_b128 v[2:5], v159 offset:8192
	global_load_u8 v88, v66, s[8:9] offset:2176
	ds_load_b128 v[22:25], v160
	global_load_u8 v89, v66, s[8:9] offset:2304
	s_wait_alu depctr_va_vdst(8) depctr_vm_vsrc(0)
	ds_load_b128 v[6:9], v160 offset:8192
	global_load_u8 v90, v66, s[8:9] offset:2432
	ds_load_b128 v[26:29], v161
	global_load_u8 v91, v66, s[8:9] offset:2560
	ds_load_b128 v[10:13], v161 offset:8192
	global_load_u8 v92, v66, s[8:9] offset:2688
	ds_load_b128 v[30:33], v162
	global_load_u8 v93, v66, s[8:9] offset:2816
	ds_load_b128 v[14:17], v162 offset:8192
	s_clause 0x2d
	global_load_u8 v94, v66, s[8:9] offset:2944
	global_load_u8 v95, v66, s[8:9] offset:3072
	global_load_u8 v96, v66, s[8:9] offset:3200
	global_load_u8 v97, v66, s[8:9] offset:3328
	global_load_u8 v98, v66, s[8:9] offset:3456
	global_load_u8 v99, v66, s[8:9] offset:3584
	global_load_u8 v100, v66, s[8:9] offset:3712
	global_load_u8 v101, v66, s[8:9] offset:3840
	global_load_u8 v102, v66, s[8:9] offset:3968
	global_load_u8 v103, v66, s[8:9] offset:4096
	global_load_u8 v104, v66, s[8:9] offset:4224
	global_load_u8 v105, v66, s[8:9] offset:4352
	global_load_u8 v106, v66, s[8:9] offset:4480
	global_load_u8 v107, v66, s[8:9] offset:4608
	global_load_u8 v108, v66, s[8:9] offset:4736
	global_load_u8 v109, v66, s[8:9] offset:4864
	global_load_u8 v110, v66, s[8:9] offset:4992
	global_load_u8 v111, v66, s[8:9] offset:5120
	global_load_u8 v112, v66, s[8:9] offset:5248
	global_load_u8 v113, v66, s[8:9] offset:5376
	global_load_u8 v114, v66, s[8:9] offset:5504
	global_load_u8 v115, v66, s[8:9] offset:5632
	global_load_u8 v116, v66, s[8:9] offset:5760
	global_load_u8 v117, v66, s[8:9] offset:5888
	global_load_u8 v118, v66, s[8:9] offset:6016
	global_load_u8 v119, v66, s[8:9] offset:6144
	global_load_u8 v120, v66, s[8:9] offset:6272
	global_load_u8 v121, v66, s[8:9] offset:6400
	global_load_u8 v122, v66, s[8:9] offset:6528
	global_load_u8 v123, v66, s[8:9] offset:6656
	global_load_u8 v124, v66, s[8:9] offset:6784
	global_load_u8 v125, v66, s[8:9] offset:6912
	global_load_u8 v126, v66, s[8:9] offset:7040
	global_load_u8 v127, v66, s[8:9] offset:7168
	global_load_u8 v128, v66, s[8:9] offset:7296
	global_load_u8 v129, v66, s[8:9] offset:7424
	global_load_u8 v138, v66, s[8:9] offset:7552
	global_load_u8 v139, v66, s[8:9] offset:7680
	global_load_u8 v140, v66, s[8:9] offset:7808
	global_load_u8 v141, v66, s[8:9] offset:7936
	global_load_u8 v142, v66, s[8:9] offset:8064
	global_load_u8 v143, v66, s[8:9] offset:8192
	global_load_u8 v156, v66, s[8:9] offset:8320
	global_load_u8 v157, v66, s[8:9] offset:8448
	global_load_u8 v158, v66, s[8:9] offset:8576
	global_load_u8 v159, v66, s[8:9] offset:8704
	s_wait_alu depctr_vm_vsrc(0)
	s_clause 0x3a
	global_load_u8 v160, v66, s[8:9] offset:8832
	global_load_u8 v161, v66, s[8:9] offset:8960
	global_load_u8 v162, v66, s[8:9] offset:9088
	global_load_u8 v170, v66, s[8:9] offset:9216
	global_load_u8 v171, v66, s[8:9] offset:9344
	global_load_u8 v172, v66, s[8:9] offset:9472
	global_load_u8 v173, v66, s[8:9] offset:9600
	global_load_u8 v174, v66, s[8:9] offset:9728
	global_load_u8 v175, v66, s[8:9] offset:9856
	global_load_u8 v176, v66, s[8:9] offset:9984
	global_load_u8 v177, v66, s[8:9] offset:10112
	global_load_u8 v178, v66, s[8:9] offset:10240
	global_load_u8 v179, v66, s[8:9] offset:10368
	global_load_u8 v180, v66, s[8:9] offset:10496
	global_load_u8 v181, v66, s[8:9] offset:10624
	global_load_u8 v130, v66, s[8:9] offset:10752
	global_load_u8 v131, v66, s[8:9] offset:10880
	global_load_u8 v132, v66, s[8:9] offset:11008
	global_load_u8 v133, v66, s[8:9] offset:11136
	global_load_u8 v134, v66, s[8:9] offset:11264
	global_load_u8 v135, v66, s[8:9] offset:11392
	global_load_u8 v182, v66, s[8:9] offset:11520
	global_load_u8 v183, v66, s[8:9] offset:11648
	global_load_u8 v184, v66, s[8:9] offset:11776
	global_load_u8 v185, v66, s[8:9] offset:11904
	global_load_u8 v186, v66, s[8:9] offset:12032
	global_load_u8 v187, v66, s[8:9] offset:12160
	global_load_u8 v188, v66, s[8:9] offset:12288
	global_load_u8 v189, v66, s[8:9] offset:12416
	global_load_u8 v190, v66, s[8:9] offset:12544
	global_load_u8 v191, v66, s[8:9] offset:12672
	global_load_u8 v192, v66, s[8:9] offset:12800
	global_load_u8 v193, v66, s[8:9] offset:12928
	global_load_u8 v194, v66, s[8:9] offset:13056
	global_load_u8 v195, v66, s[8:9] offset:13184
	global_load_u8 v196, v66, s[8:9] offset:13312
	global_load_u8 v197, v66, s[8:9] offset:13440
	global_load_u8 v198, v66, s[8:9] offset:13568
	global_load_u8 v199, v66, s[8:9] offset:13696
	global_load_u8 v200, v66, s[8:9] offset:13824
	global_load_u8 v201, v66, s[8:9] offset:13952
	global_load_u8 v202, v66, s[8:9] offset:14080
	global_load_u8 v203, v66, s[8:9] offset:14208
	global_load_u8 v204, v66, s[8:9] offset:14336
	global_load_u8 v205, v66, s[8:9] offset:14464
	global_load_u8 v206, v66, s[8:9] offset:14592
	global_load_u8 v207, v66, s[8:9] offset:14720
	global_load_u8 v208, v66, s[8:9] offset:14848
	global_load_u8 v209, v66, s[8:9] offset:14976
	global_load_u8 v210, v66, s[8:9] offset:15104
	global_load_u8 v211, v66, s[8:9] offset:15232
	global_load_u8 v212, v66, s[8:9] offset:15360
	global_load_u8 v213, v66, s[8:9] offset:15488
	global_load_u8 v214, v66, s[8:9] offset:15616
	global_load_u8 v215, v66, s[8:9] offset:15744
	global_load_u8 v216, v66, s[8:9] offset:15872
	global_load_u8 v217, v66, s[8:9] offset:16000
	global_load_u8 v218, v66, s[8:9] offset:16128
	global_load_u8 v219, v66, s[8:9] offset:16256
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_loadcnt 0x3e
	ds_store_b8 v67, v71
	ds_store_b8 v67, v72 offset:128
	ds_store_b8 v67, v87 offset:2176
	ds_store_b8 v67, v88 offset:2048
	ds_store_b8 v67, v103 offset:4096
	ds_store_b8 v67, v104 offset:4224
	ds_store_b8 v67, v119 offset:6272
	ds_store_b8 v67, v120 offset:6144
	ds_store_b8 v67, v143 offset:8192
	ds_store_b8 v67, v156 offset:8320
	s_wait_loadcnt 0x2f
	ds_store_b8 v67, v178 offset:10368
	s_wait_loadcnt 0x2e
	ds_store_b8 v67, v179 offset:10240
	s_wait_loadcnt 0x1f
	ds_store_b8 v67, v188 offset:12288
	s_wait_loadcnt 0x1e
	ds_store_b8 v67, v189 offset:12416
	s_wait_loadcnt 0xf
	ds_store_b8 v67, v204 offset:14464
	s_wait_loadcnt 0xe
	ds_store_b8 v67, v205 offset:14336
	ds_store_b8 v68, v73 offset:256
	ds_store_b8 v68, v74 offset:384
	ds_store_b8 v68, v89 offset:2432
	ds_store_b8 v68, v90 offset:2304
	ds_store_b8 v68, v105 offset:4352
	ds_store_b8 v68, v106 offset:4480
	ds_store_b8 v68, v121 offset:6528
	ds_store_b8 v68, v122 offset:6400
	ds_store_b8 v68, v157 offset:8448
	ds_store_b8 v68, v158 offset:8576
	ds_store_b8 v68, v180 offset:10624
	ds_store_b8 v68, v181 offset:10496
	ds_store_b8 v68, v190 offset:12544
	ds_store_b8 v68, v191 offset:12672
	s_wait_loadcnt 0xd
	ds_store_b8 v68, v206 offset:14720
	s_wait_loadcnt 0xc
	ds_store_b8 v68, v207 offset:14592
	ds_store_b8 v69, v75 offset:512
	ds_store_b8 v69, v76 offset:640
	ds_store_b8 v69, v91 offset:2688
	ds_store_b8 v69, v92 offset:2560
	ds_store_b8 v69, v107 offset:4608
	ds_store_b8 v69, v108 offset:4736
	ds_store_b8 v69, v123 offset:6784
	ds_store_b8 v69, v124 offset:6656
	ds_store_b8 v69, v159 offset:8704
	ds_store_b8 v69, v160 offset:8832
	ds_store_b8 v69, v130 offset:10880
	ds_store_b8 v69, v131 offset:10752
	ds_store_b8 v69, v192 offset:12800
	ds_store_b8 v69, v193 offset:12928
	s_wait_loadcnt 0xb
	ds_store_b8 v69, v208 offset:14976
	s_wait_loadcnt 0xa
	ds_store_b8 v69, v209 offset:14848
	ds_store_b8 v70, v77 offset:768
	ds_store_b8 v70, v78 offset:896
	ds_store_b8 v70, v93 offset:2944
	ds_store_b8 v70, v94 offset:2816
	ds_store_b8 v70, v109 offset:4864
	ds_store_b8 v70, v110 offset:4992
	ds_store_b8 v70, v125 offset:7040
	ds_store_b8 v70, v126 offset:6912
	ds_store_b8 v70, v161 offset:8960
	ds_store_b8 v70, v162 offset:9088
	ds_store_b8 v70, v132 offset:11136
	ds_store_b8 v70, v133 offset:11008
	ds_store_b8 v70, v194 offset:13056
	ds_store_b8 v70, v195 offset:13184
	s_wait_loadcnt 0x9
	ds_store_b8 v70, v210 offset:15232
	s_wait_loadcnt 0x8
	ds_store_b8 v70, v211 offset:15104
	ds_store_b8 v144, v79 offset:1024
	ds_store_b8 v144, v80 offset:1152
	ds_store_b8 v144, v95 offset:3200
	ds_store_b8 v144, v96 offset:3072
	ds_store_b8 v144, v111 offset:5120
	ds_store_b8 v144, v112 offset:5248
	ds_store_b8 v144, v127 offset:7296
	ds_store_b8 v144, v128 offset:7168
	ds_store_b8 v144, v170 offset:9216
	ds_store_b8 v144, v171 offset:9344
	ds_store_b8 v144, v134 offset:11392
	ds_store_b8 v144, v135 offset:11264
	ds_store_b8 v144, v196 offset:13312
	ds_store_b8 v144, v197 offset:13440
	s_wait_loadcnt 0x7
	ds_store_b8 v144, v212 offset:15488
	s_wait_loadcnt 0x6
	ds_store_b8 v144, v213 offset:15360
	ds_store_b8 v145, v81 offset:1280
	ds_store_b8 v145, v82 offset:1408
	ds_store_b8 v145, v97 offset:3456
	ds_store_b8 v145, v98 offset:3328
	ds_store_b8 v145, v113 offset:5376
	ds_store_b8 v145, v114 offset:5504
	ds_store_b8 v145, v129 offset:7552
	ds_store_b8 v145, v138 offset:7424
	ds_store_b8 v145, v172 offset:9472
	ds_store_b8 v145, v173 offset:9600
	ds_store_b8 v145, v182 offset:11648
	ds_store_b8 v145, v183 offset:11520
	ds_store_b8 v145, v198 offset:13568
	ds_store_b8 v145, v199 offset:13696
	s_wait_loadcnt 0x5
	ds_store_b8 v145, v214 offset:15744
	s_wait_loadcnt 0x4
	ds_store_b8 v145, v215 offset:15616
	ds_store_b8 v146, v83 offset:1536
	ds_store_b8 v146, v84 offset:1664
	ds_store_b8 v146, v99 offset:3712
	ds_store_b8 v146, v100 offset:3584
	ds_store_b8 v146, v115 offset:5632
	ds_store_b8 v146, v116 offset:5760
	ds_store_b8 v146, v139 offset:7808
	ds_store_b8 v146, v140 offset:7680
	ds_store_b8 v146, v174 offset:9728
	ds_store_b8 v146, v175 offset:9856
	ds_store_b8 v146, v184 offset:11904
	ds_store_b8 v146, v185 offset:11776
	ds_store_b8 v146, v200 offset:13824
	ds_store_b8 v146, v201 offset:13952
	s_wait_loadcnt 0x3
	ds_store_b8 v146, v216 offset:16000
	s_wait_loadcnt 0x2
	ds_store_b8 v146, v217 offset:15872
	ds_store_b8 v147, v85 offset:1792
	ds_store_b8 v147, v86 offset:1920
	ds_store_b8 v147, v101 offset:3968
	ds_store_b8 v147, v102 offset:3840
	ds_store_b8 v147, v117 offset:5888
	ds_store_b8 v147, v118 offset:6016
	ds_store_b8 v147, v141 offset:8064
	ds_store_b8 v147, v142 offset:7936
	ds_store_b8 v147, v176 offset:9984
	ds_store_b8 v147, v177 offset:10112
	ds_store_b8 v147, v186 offset:12160
	ds_store_b8 v147, v187 offset:12032
	ds_store_b8 v147, v202 offset:14080
	ds_store_b8 v147, v203 offset:14208
	s_wait_loadcnt 0x1
	ds_store_b8 v147, v218 offset:16256
	s_wait_loadcnt 0x0
	ds_store_b8 v147, v219 offset:16128
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_load_u8 v130, v[148:149], off offset:128
	s_wait_alu depctr_vm_vsrc(0)
	global_load_u8 v131, v[148:149], off offset:384
	s_clause 0x1
	global_load_u8 v132, v[150:151], off offset:128
	global_load_u8 v133, v[150:151], off offset:384
	s_clause 0x1
	global_load_u8 v134, v[148:149], off
	global_load_u8 v135, v[148:149], off offset:256
	s_clause 0x1
	global_load_u8 v138, v[150:151], off
	global_load_u8 v139, v[150:151], off offset:256
	s_wait_alu depctr_va_vdst(7)
	ds_load_b128 v[98:101], v1
	ds_load_b128 v[114:117], v1 offset:8192
	s_wait_alu depctr_va_vdst(6)
	ds_load_b128 v[102:105], v164
	ds_load_b128 v[118:121], v164 offset:8192
	s_wait_alu depctr_va_vdst(5)
	ds_load_b128 v[106:109], v165
	ds_load_b128 v[122:125], v165 offset:8192
	s_wait_alu depctr_va_vdst(4)
	ds_load_b128 v[110:113], v166
	ds_load_b128 v[126:129], v166 offset:8192
	s_wait_alu depctr_va_vdst(3)
	ds_load_b128 v[82:85], v167
	ds_load_b128 v[66:69], v167 offset:8192
	s_wait_alu depctr_va_vdst(2)
	ds_load_b128 v[86:89], v168
	ds_load_b128 v[70:73], v168 offset:8192
	s_wait_alu depctr_va_vdst(1)
	ds_load_b128 v[90:93], v169
	ds_load_b128 v[74:77], v169 offset:8192
	s_wait_alu depctr_va_vdst(0)
	ds_load_b128 v[94:97], v0
	ds_load_b128 v[78:81], v0 offset:8192
	s_wait_loadcnt 0x7
	s_wait_alu depctr_vm_vsrc(0)
	v_lshlrev_b16 v0.l, 8, v130.l
	s_wait_loadcnt 0x6
	v_lshlrev_b16 v0.h, 8, v131.l
	s_wait_loadcnt 0x5
	v_lshlrev_b16 v1.l, 8, v132.l
	s_wait_loadcnt 0x4
	v_lshlrev_b16 v1.h, 8, v133.l
	s_wait_loadcnt 0x3
	v_or_b16 v0.l, v134.l, v0.l
	s_wait_loadcnt 0x2
	v_or_b16 v0.h, v135.l, v0.h
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_wait_loadcnt 0x1
	v_or_b16 v130.l, v138.l, v1.l
	s_wait_loadcnt 0x0
	v_or_b16 v130.h, v139.l, v1.h
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(3)
	ds_store_b16 v163, v0
	s_wait_alu depctr_va_vdst(2)
	ds_store_b16_d16_hi v163, v0 offset:16
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_u8 v0, v155
	s_wait_alu depctr_va_vdst(0)
	ds_load_u8 v1, v154
	ds_load_u8 v131, v155 offset:64
	ds_load_u8 v132, v154 offset:64
	ds_load_u8 v133, v155 offset:128
	ds_load_u8 v134, v154 offset:128
	ds_load_u8 v135, v155 offset:192
	ds_load_u8 v138, v154 offset:192
	s_wait_dscnt 0x6
	v_perm_b32 v0, v1, v0, 0xc0c0004
	s_wait_dscnt 0x4
	v_perm_b32 v1, v132, v131, 0xc0c0004
	s_wait_dscnt 0x2
	v_perm_b32 v131, v134, v133, 0xc0c0004
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_wait_alu depctr_vm_vsrc(6)
	v_lshl_or_b32 v0, v1, 16, v0
	v_perm_b32 v1, v138, v135, 0xc0c0004
	s_delay_alu instid0(VALU_DEP_1)
	v_lshl_or_b32 v1, v1, 16, v131
	s_barrier_wait -1
	ds_store_b16 v163, v130
	ds_store_b16_d16_hi v163, v130 offset:16
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_u8 v130, v137
	s_wait_alu depctr_va_vdst(0)
	ds_load_u8 v131, v136
	ds_load_u8 v132, v137 offset:64
	ds_load_u8 v133, v136 offset:64
	ds_load_u8 v134, v137 offset:128
	ds_load_u8 v135, v136 offset:128
	s_wait_alu depctr_vm_vsrc(1)
	ds_load_u8 v137, v137 offset:192
	s_wait_alu depctr_vm_vsrc(1)
	ds_load_u8 v136, v136 offset:192
	s_wait_dscnt 0x6
	v_perm_b32 v130, v131, v130, 0xc0c0004
	s_wait_dscnt 0x4
	v_perm_b32 v131, v133, v132, 0xc0c0004
	s_wait_dscnt 0x2
	v_perm_b32 v132, v135, v134, 0xc0c0004
	s_wait_dscnt 0x0
	v_perm_b32 v133, v136, v137, 0xc0c0004
	v_lshl_or_b32 v146, v131, 16, v130
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshl_or_b32 v147, v133, 16, v132
	s_wait_alu depctr_vm_vsrc(0)
	v_wmma_scale_f32_16x16x128_f8f6f4 v[130:137], v[98:113], v[34:49], 0, v146, v0
	v_wmma_scale_f32_16x16x128_f8f6f4 v[138:145], v[114:129], v[34:49], 0, v146, v0 matrix_a_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[34:41], v[98:113], v[50:65], 0, v146, v0 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[42:49], v[114:129], v[50:65], 0, v146, v0 matrix_a_scale:MATRIX_SCALE_ROW1 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[130:137], v[82:97], v[18:33], v[130:137], v147, v1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[138:145], v[66:81], v[18:33], v[138:145], v147, v1 matrix_a_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[34:41], v[82:97], v[2:17], v[34:41], v147, v1 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[42:49], v[66:81], v[2:17], v[42:49], v147, v1 matrix_a_scale:MATRIX_SCALE_ROW1 matrix_b_scale:MATRIX_SCALE_ROW1
	s_wait_alu depctr_va_vdst(6)
	s_clause 0x1
	global_store_b128 v[152:153], v[130:133], off
	global_store_b128 v[152:153], v[134:137], off offset:16
	s_wait_alu depctr_va_vdst(4)
	s_clause 0x1
	global_store_b128 v[152:153], v[138:141], off offset:128
	global_store_b128 v[152:153], v[142:145], off offset:144
	s_wait_alu depctr_va_vdst(2)
	s_clause 0x1
	global_store_b128 v[152:153], v[34:37], off offset:8192
	global_store_b128 v[152:153], v[38:41], off offset:8208
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	global_store_b128 v[152:153], v[42:45], off offset:8320
	global_store_b128 v[152:153], v[46:49], off offset:8336
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
		.amdhsa_next_free_vgpr 220
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
	.set .Lscaled.num_vgpr, 220
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
; codeLenInByte = 7248
; TotalNumSgprs: 66
; NumVgprs: 220
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 13
; NumSGPRsForWavesPerEU: 66
; NumVGPRsForWavesPerEU: 220
; NamedBarCnt: 0
; Occupancy: 4
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
    .vgpr_count:     220
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
