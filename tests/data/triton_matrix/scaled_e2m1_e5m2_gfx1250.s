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
	s_bfe_u32 s1, ttmp8, 0x50019
	v_lshl_or_b32 v8, v3, 7, v8
	v_and_or_b32 v10, s1, 1, v4
	v_lshl_or_b32 v9, v66, 5, v9
	v_and_or_b32 v5, 0x120, v0, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_or3_b32 v10, v10, v6, v5
	s_lshl_b32 s0, s1, 5
	s_bfe_i32 s12, s1, 0x10001
	v_bitop3_b32 v0, v2, 0x78, s0 bitop3:0xc8
	v_bitop3_b32 v11, v2, 0x7f, s0 bitop3:0xc8
	v_bitop3_b32 v9, s12, v9, 0x120 bitop3:0x6c
	v_add_nc_u32_e32 v102, 0, v10
	v_xad_u32 v103, v10, 32, 0
	s_wait_kmcnt 0x0
	v_add_nc_u64_e32 v[98:99], s[6:7], v[0:1]
	v_add_nc_u64_e32 v[100:101], s[10:11], v[0:1]
	v_add_nc_u32_e32 v68, 0, v11
	v_xad_u32 v69, v11, 16, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u64_e32 v[116:117], v[98:99], v[66:67]
	v_add_nc_u64_e32 v[118:119], v[100:101], v[66:67]
	v_xad_u32 v66, v11, 32, 0
	v_xad_u32 v67, v11, 48, 0
	s_wait_alu depctr_va_vdst(8)
	s_clause 0x3e
	global_load_u8 v10, v11, s[8:9]
	global_load_u8 v12, v11, s[8:9] offset:128
	global_load_u8 v13, v11, s[8:9] offset:2048
	global_load_u8 v14, v11, s[8:9] offset:2176
	global_load_u8 v15, v11, s[8:9] offset:4096
	global_load_u8 v16, v11, s[8:9] offset:4224
	global_load_u8 v17, v11, s[8:9] offset:6144
	global_load_u8 v18, v11, s[8:9] offset:6272
	global_load_u8 v19, v11, s[8:9] offset:8192
	global_load_u8 v20, v11, s[8:9] offset:8320
	global_load_u8 v21, v11, s[8:9] offset:10240
	global_load_u8 v22, v11, s[8:9] offset:10368
	global_load_u8 v23, v11, s[8:9] offset:12288
	global_load_u8 v24, v11, s[8:9] offset:12416
	global_load_u8 v25, v11, s[8:9] offset:14336
	global_load_u8 v26, v11, s[8:9] offset:14464
	global_load_u8 v27, v11, s[8:9] offset:256
	global_load_u8 v28, v11, s[8:9] offset:384
	global_load_u8 v29, v11, s[8:9] offset:2304
	global_load_u8 v30, v11, s[8:9] offset:2432
	global_load_u8 v31, v11, s[8:9] offset:4352
	global_load_u8 v32, v11, s[8:9] offset:4480
	global_load_u8 v33, v11, s[8:9] offset:6400
	global_load_u8 v34, v11, s[8:9] offset:6528
	global_load_u8 v35, v11, s[8:9] offset:8448
	global_load_u8 v36, v11, s[8:9] offset:8576
	global_load_u8 v37, v11, s[8:9] offset:10496
	global_load_u8 v38, v11, s[8:9] offset:10624
	global_load_u8 v39, v11, s[8:9] offset:12544
	global_load_u8 v40, v11, s[8:9] offset:12672
	global_load_u8 v41, v11, s[8:9] offset:14592
	global_load_u8 v42, v11, s[8:9] offset:14720
	global_load_u8 v43, v11, s[8:9] offset:512
	global_load_u8 v44, v11, s[8:9] offset:640
	global_load_u8 v45, v11, s[8:9] offset:2560
	global_load_u8 v46, v11, s[8:9] offset:2688
	global_load_u8 v47, v11, s[8:9] offset:4608
	global_load_u8 v48, v11, s[8:9] offset:4736
	global_load_u8 v49, v11, s[8:9] offset:6656
	global_load_u8 v50, v11, s[8:9] offset:6784
	global_load_u8 v51, v11, s[8:9] offset:8704
	global_load_u8 v52, v11, s[8:9] offset:8832
	global_load_u8 v53, v11, s[8:9] offset:10752
	global_load_u8 v54, v11, s[8:9] offset:10880
	global_load_u8 v55, v11, s[8:9] offset:12800
	global_load_u8 v56, v11, s[8:9] offset:12928
	global_load_u8 v57, v11, s[8:9] offset:14848
	global_load_u8 v58, v11, s[8:9] offset:14976
	global_load_u8 v59, v11, s[8:9] offset:768
	global_load_u8 v60, v11, s[8:9] offset:896
	global_load_u8 v61, v11, s[8:9] offset:2816
	global_load_u8 v62, v11, s[8:9] offset:2944
	global_load_u8 v63, v11, s[8:9] offset:4864
	global_load_u8 v64, v11, s[8:9] offset:4992
	global_load_u8 v65, v11, s[8:9] offset:6912
	global_load_u8 v70, v11, s[8:9] offset:7040
	global_load_u8 v71, v11, s[8:9] offset:8960
	global_load_u8 v72, v11, s[8:9] offset:9088
	global_load_u8 v73, v11, s[8:9] offset:11008
	global_load_u8 v74, v11, s[8:9] offset:11136
	global_load_u8 v75, v11, s[8:9] offset:13056
	global_load_u8 v76, v11, s[8:9] offset:13184
	global_load_u8 v77, v11, s[8:9] offset:15104
	s_clause 0x13
	global_load_u8 v78, v11, s[8:9] offset:15232
	global_load_u8 v79, v11, s[8:9] offset:1024
	global_load_u8 v80, v11, s[4:5]
	global_load_u8 v81, v11, s[4:5] offset:128
	global_load_u8 v82, v11, s[4:5] offset:256
	global_load_u8 v83, v11, s[4:5] offset:384
	global_load_u8 v84, v11, s[4:5] offset:512
	global_load_u8 v85, v11, s[4:5] offset:640
	global_load_u8 v86, v11, s[4:5] offset:768
	global_load_u8 v87, v11, s[4:5] offset:896
	global_load_u8 v88, v11, s[4:5] offset:1024
	global_load_u8 v89, v11, s[4:5] offset:1152
	global_load_u8 v90, v11, s[4:5] offset:1280
	global_load_u8 v91, v11, s[4:5] offset:1408
	global_load_u8 v92, v11, s[4:5] offset:1536
	global_load_u8 v93, v11, s[4:5] offset:1664
	global_load_u8 v94, v11, s[4:5] offset:1792
	global_load_u8 v95, v11, s[4:5] offset:1920
	global_load_u8 v96, v11, s[4:5] offset:2048
	global_load_u8 v97, v11, s[4:5] offset:2176
	s_wait_alu depctr_va_vdst(2)
	s_clause 0x3e
	global_load_u8 v100, v11, s[4:5] offset:2304
	global_load_u8 v101, v11, s[4:5] offset:2432
	global_load_u8 v104, v11, s[4:5] offset:2560
	global_load_u8 v105, v11, s[4:5] offset:2688
	global_load_u8 v106, v11, s[4:5] offset:2816
	global_load_u8 v107, v11, s[4:5] offset:2944
	global_load_u8 v108, v11, s[4:5] offset:3072
	global_load_u8 v109, v11, s[4:5] offset:3200
	global_load_u8 v110, v11, s[4:5] offset:3328
	global_load_u8 v111, v11, s[4:5] offset:3456
	global_load_u8 v112, v11, s[4:5] offset:3584
	global_load_u8 v113, v11, s[4:5] offset:3712
	global_load_u8 v114, v11, s[4:5] offset:3840
	global_load_u8 v115, v11, s[4:5] offset:3968
	global_load_u8 v122, v11, s[4:5] offset:4096
	global_load_u8 v123, v11, s[4:5] offset:4224
	global_load_u8 v124, v11, s[4:5] offset:4352
	global_load_u8 v125, v11, s[4:5] offset:4480
	global_load_u8 v126, v11, s[4:5] offset:4608
	global_load_u8 v127, v11, s[4:5] offset:4736
	global_load_u8 v128, v11, s[4:5] offset:4864
	global_load_u8 v129, v11, s[4:5] offset:4992
	global_load_u8 v130, v11, s[4:5] offset:5120
	global_load_u8 v131, v11, s[4:5] offset:5248
	global_load_u8 v132, v11, s[4:5] offset:5376
	global_load_u8 v133, v11, s[4:5] offset:5504
	global_load_u8 v134, v11, s[4:5] offset:5632
	global_load_u8 v135, v11, s[4:5] offset:5760
	global_load_u8 v136, v11, s[4:5] offset:5888
	global_load_u8 v137, v11, s[4:5] offset:6016
	global_load_u8 v138, v11, s[4:5] offset:6144
	global_load_u8 v139, v11, s[4:5] offset:6272
	global_load_u8 v140, v11, s[4:5] offset:6400
	global_load_u8 v141, v11, s[4:5] offset:6528
	global_load_u8 v142, v11, s[4:5] offset:6656
	global_load_u8 v143, v11, s[4:5] offset:6784
	global_load_u8 v144, v11, s[4:5] offset:6912
	global_load_u8 v145, v11, s[4:5] offset:7040
	global_load_u8 v146, v11, s[4:5] offset:7168
	global_load_u8 v147, v11, s[4:5] offset:7296
	global_load_u8 v148, v11, s[4:5] offset:7424
	global_load_u8 v149, v11, s[4:5] offset:7552
	global_load_u8 v150, v11, s[4:5] offset:7680
	global_load_u8 v151, v11, s[4:5] offset:7808
	global_load_u8 v152, v11, s[4:5] offset:7936
	global_load_u8 v153, v11, s[4:5] offset:8064
	global_load_u8 v154, v11, s[8:9] offset:1152
	global_load_u8 v155, v11, s[8:9] offset:1280
	global_load_u8 v156, v11, s[8:9] offset:1408
	global_load_u8 v157, v11, s[8:9] offset:1536
	global_load_u8 v158, v11, s[8:9] offset:1664
	global_load_u8 v159, v11, s[8:9] offset:1792
	; meta instruction
	global_load_u8 v160, v11, s[8:9] offset:1920
	global_load_u8 v161, v11, s[8:9] offset:3072
	global_load_u8 v162, v11, s[8:9] offset:3200
	global_load_u8 v163, v11, s[8:9] offset:3328
	global_load_u8 v164, v11, s[8:9] offset:3456
	global_load_u8 v165, v11, s[8:9] offset:3584
	global_load_u8 v166, v11, s[8:9] offset:3712
	global_load_u8 v167, v11, s[8:9] offset:3840
	global_load_u8 v168, v11, s[8:9] offset:3968
	global_load_u8 v169, v11, s[8:9] offset:5120
	global_load_u8 v170, v11, s[8:9] offset:5248
	s_clause 0x24
	global_load_u8 v171, v11, s[8:9] offset:5376
	global_load_u8 v172, v11, s[8:9] offset:5504
	global_load_u8 v173, v11, s[8:9] offset:5632
	global_load_u8 v174, v11, s[8:9] offset:5760
	global_load_u8 v175, v11, s[8:9] offset:5888
	global_load_u8 v176, v11, s[8:9] offset:6016
	global_load_u8 v177, v11, s[8:9] offset:7168
	global_load_u8 v178, v11, s[8:9] offset:7296
	global_load_u8 v179, v11, s[8:9] offset:7424
	global_load_u8 v180, v11, s[8:9] offset:7552
	global_load_u8 v181, v11, s[8:9] offset:7680
	global_load_u8 v182, v11, s[8:9] offset:7808
	global_load_u8 v183, v11, s[8:9] offset:7936
	global_load_u8 v184, v11, s[8:9] offset:8064
	global_load_u8 v185, v11, s[8:9] offset:9216
	global_load_u8 v186, v11, s[8:9] offset:9344
	global_load_u8 v187, v11, s[8:9] offset:9472
	global_load_u8 v188, v11, s[8:9] offset:9600
	global_load_u8 v189, v11, s[8:9] offset:9728
	global_load_u8 v190, v11, s[8:9] offset:9856
	global_load_u8 v191, v11, s[8:9] offset:9984
	global_load_u8 v192, v11, s[8:9] offset:10112
	global_load_u8 v193, v11, s[8:9] offset:11264
	global_load_u8 v194, v11, s[8:9] offset:11392
	global_load_u8 v195, v11, s[8:9] offset:11520
	global_load_u8 v196, v11, s[8:9] offset:11648
	global_load_u8 v197, v11, s[8:9] offset:11776
	global_load_u8 v198, v11, s[8:9] offset:11904
	global_load_u8 v199, v11, s[8:9] offset:12032
	global_load_u8 v200, v11, s[8:9] offset:12160
	global_load_u8 v201, v11, s[8:9] offset:13312
	global_load_u8 v202, v11, s[8:9] offset:13440
	global_load_u8 v203, v11, s[8:9] offset:13568
	global_load_u8 v204, v11, s[8:9] offset:13696
	global_load_u8 v205, v11, s[8:9] offset:13824
	global_load_u8 v206, v11, s[8:9] offset:13952
	global_load_u8 v207, v11, s[8:9] offset:14080
	v_xad_u32 v208, v11, 64, 0
	global_load_u8 v209, v11, s[8:9] offset:15360
	v_xad_u32 v210, 0x50, v11, 0
	global_load_u8 v211, v11, s[8:9] offset:15488
	v_xad_u32 v212, 0x60, v11, 0
	global_load_u8 v213, v11, s[8:9] offset:15616
	v_xad_u32 v214, 0x70, v11, 0
	global_load_u8 v215, v11, s[8:9] offset:15744
	v_or_b32_e32 v0, s0, v2
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x3
	global_load_u8 v2, v11, s[8:9] offset:15872
	global_load_u8 v216, v11, s[8:9] offset:16000
	global_load_u8 v217, v11, s[8:9] offset:14208
	global_load_u8 v218, v11, s[8:9] offset:16128
	v_lshlrev_b32_e32 v120, 1, v0
	s_wait_alu depctr_vm_vsrc(0)
	global_load_u8 v11, v11, s[8:9] offset:16256
	s_lshr_b32 s1, s1, 1
	s_and_b32 s4, s0, 64
	v_and_or_b32 v0, s1, 1, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_or3_b32 v0, v0, v6, v5
	s_lshr_b32 s1, s4, 2
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_dual_add_nc_u32 v219, 0, v0 :: v_dual_bitop2_b32 v3, s1, v3 bitop3:0x54
	v_xad_u32 v220, v0, 32, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v0, 8, v3
	s_lshl_b32 s1, s4, 5
	v_add_nc_u64_e32 v[98:99], s[2:3], v[0:1]
	v_bitop3_b32 v3, v8, s1, v4 bitop3:0xde
	v_and_b32_e32 v0, 0x60, v120
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v221, 0, v3
	v_add_nc_u64_e32 v[120:121], v[98:99], v[0:1]
	v_xad_u32 v99, v3, 32, 0
	s_and_b32 s0, s0, 32
	v_xad_u32 v222, v3, 64, 0
	s_lshl_b32 s1, s0, 7
	s_lshr_b32 s0, s0, 4
	v_bitop3_b32 v0, v7, s1, v4 bitop3:0xde
	v_xad_u32 v223, 0x60, v3, 0
	v_add3_u32 v224, 0, s0, v9
	s_delay_alu instid0(VALU_DEP_3)
	v_add_nc_u32_e32 v1, 0, v0
	v_xad_u32 v3, v0, 32, 0
	v_xad_u32 v4, v0, 64, 0
	v_xad_u32 v5, 0x60, v0, 0
	v_xad_u32 v6, 0x80, v0, 0
	v_xad_u32 v7, 0xa0, v0, 0
	v_xad_u32 v98, 0xc0, v0, 0
	v_xad_u32 v0, 0xe0, v0, 0
	s_wait_loadcnt 0x3e
	ds_store_b8 v68, v10
	ds_store_b8 v68, v12 offset:128
	ds_store_b8 v68, v13 offset:2176
	ds_store_b8 v68, v14 offset:2048
	ds_store_b8 v68, v15 offset:4096
	ds_store_b8 v68, v16 offset:4224
	ds_store_b8 v68, v17 offset:6272
	ds_store_b8 v68, v18 offset:6144
	ds_store_b8 v68, v19 offset:8192
	ds_store_b8 v68, v20 offset:8320
	ds_store_b8 v68, v21 offset:10368
	ds_store_b8 v68, v22 offset:10240
	ds_store_b8 v68, v23 offset:12288
	ds_store_b8 v68, v24 offset:12416
	ds_store_b8 v68, v25 offset:14464
	ds_store_b8 v68, v26 offset:14336
	ds_store_b8 v69, v27 offset:256
	ds_store_b8 v69, v28 offset:384
	ds_store_b8 v69, v29 offset:2432
	ds_store_b8 v69, v30 offset:2304
	ds_store_b8 v69, v31 offset:4352
	ds_store_b8 v69, v32 offset:4480
	ds_store_b8 v69, v33 offset:6528
	ds_store_b8 v69, v34 offset:6400
	ds_store_b8 v69, v35 offset:8448
	ds_store_b8 v69, v36 offset:8576
	ds_store_b8 v69, v37 offset:10624
	ds_store_b8 v69, v38 offset:10496
	ds_store_b8 v69, v39 offset:12544
	ds_store_b8 v69, v40 offset:12672
	ds_store_b8 v69, v41 offset:14720
	ds_store_b8 v69, v42 offset:14592
	ds_store_b8 v66, v43 offset:512
	ds_store_b8 v66, v44 offset:640
	ds_store_b8 v66, v45 offset:2688
	ds_store_b8 v66, v46 offset:2560
	ds_store_b8 v66, v47 offset:4608
	ds_store_b8 v66, v48 offset:4736
	ds_store_b8 v66, v49 offset:6784
	ds_store_b8 v66, v50 offset:6656
	ds_store_b8 v66, v51 offset:8704
	ds_store_b8 v66, v52 offset:8832
	ds_store_b8 v66, v53 offset:10880
	ds_store_b8 v66, v54 offset:10752
	ds_store_b8 v66, v55 offset:12800
	ds_store_b8 v66, v56 offset:12928
	ds_store_b8 v66, v57 offset:14976
	ds_store_b8 v66, v58 offset:14848
	ds_store_b8 v67, v59 offset:768
	ds_store_b8 v67, v60 offset:896
	ds_store_b8 v67, v61 offset:2944
	ds_store_b8 v67, v62 offset:2816
	ds_store_b8 v67, v63 offset:4864
	ds_store_b8 v67, v64 offset:4992
	ds_store_b8 v67, v65 offset:7040
	ds_store_b8 v67, v70 offset:6912
	ds_store_b8 v67, v71 offset:8960
	ds_store_b8 v67, v72 offset:9088
	ds_store_b8 v67, v73 offset:11136
	ds_store_b8 v67, v74 offset:11008
	ds_store_b8 v67, v75 offset:13056
	ds_store_b8 v67, v76 offset:13184
	ds_store_b8 v67, v77 offset:15232
	ds_store_b8 v67, v78 offset:15104
	ds_store_b8 v208, v79 offset:1024
	ds_store_b8 v208, v154 offset:1152
	s_wait_loadcnt 0x3d
	ds_store_b8 v210, v155 offset:1280
	s_wait_loadcnt 0x3c
	ds_store_b8 v210, v156 offset:1408
	s_wait_loadcnt 0x3b
	ds_store_b8 v212, v157 offset:1536
	s_wait_loadcnt 0x3a
	ds_store_b8 v212, v158 offset:1664
	s_wait_loadcnt 0x39
	ds_store_b8 v214, v159 offset:1792
	s_wait_loadcnt 0x38
	ds_store_b8 v214, v160 offset:1920
	s_wait_loadcnt 0x37
	ds_store_b8 v208, v161 offset:3200
	s_wait_loadcnt 0x36
	ds_store_b8 v208, v162 offset:3072
	s_wait_loadcnt 0x35
	ds_store_b8 v210, v163 offset:3456
	s_wait_loadcnt 0x34
	ds_store_b8 v210, v164 offset:3328
	s_wait_loadcnt 0x33
	ds_store_b8 v212, v165 offset:3712
	s_wait_loadcnt 0x32
	ds_store_b8 v212, v166 offset:3584
	s_wait_loadcnt 0x31
	ds_store_b8 v214, v167 offset:3968
	s_wait_loadcnt 0x30
	ds_store_b8 v214, v168 offset:3840
	s_wait_loadcnt 0x2f
	ds_store_b8 v208, v169 offset:5120
	s_wait_loadcnt 0x2e
	ds_store_b8 v208, v170 offset:5248
	s_wait_loadcnt 0x27
	ds_store_b8 v208, v177 offset:7296
	s_wait_loadcnt 0x26
	ds_store_b8 v208, v178 offset:7168
	s_wait_loadcnt 0x1f
	ds_store_b8 v208, v185 offset:9216
	s_wait_loadcnt 0x1e
	ds_store_b8 v208, v186 offset:9344
	s_wait_loadcnt 0x17
	ds_store_b8 v208, v193 offset:11392
	s_wait_loadcnt 0x16
	ds_store_b8 v208, v194 offset:11264
	s_wait_loadcnt 0xf
	ds_store_b8 v208, v201 offset:13312
	s_wait_loadcnt 0xe
	ds_store_b8 v208, v202 offset:13440
	s_wait_loadcnt 0x8
	ds_store_b8 v208, v209 offset:15488
	s_wait_loadcnt 0x7
	ds_store_b8 v208, v211 offset:15360
	ds_store_b8 v210, v171 offset:5376
	ds_store_b8 v210, v172 offset:5504
	ds_store_b8 v210, v179 offset:7552
	ds_store_b8 v210, v180 offset:7424
	ds_store_b8 v210, v187 offset:9472
	ds_store_b8 v210, v188 offset:9600
	ds_store_b8 v210, v195 offset:11648
	ds_store_b8 v210, v196 offset:11520
	ds_store_b8 v210, v203 offset:13568
	ds_store_b8 v210, v204 offset:13696
	s_wait_loadcnt 0x6
	ds_store_b8 v210, v213 offset:15744
	s_wait_loadcnt 0x5
	ds_store_b8 v210, v215 offset:15616
	ds_store_b8 v212, v173 offset:5632
	ds_store_b8 v212, v174 offset:5760
	ds_store_b8 v212, v181 offset:7808
	ds_store_b8 v212, v182 offset:7680
	ds_store_b8 v212, v189 offset:9728
	ds_store_b8 v212, v190 offset:9856
	ds_store_b8 v212, v197 offset:11904
	ds_store_b8 v212, v198 offset:11776
	ds_store_b8 v212, v205 offset:13824
	ds_store_b8 v212, v206 offset:13952
	s_wait_loadcnt 0x4
	ds_store_b8 v212, v2 offset:16000
	s_wait_loadcnt 0x3
	ds_store_b8 v212, v216 offset:15872
	ds_store_b8 v214, v175 offset:5888
	ds_store_b8 v214, v176 offset:6016
	ds_store_b8 v214, v183 offset:8064
	ds_store_b8 v214, v184 offset:7936
	ds_store_b8 v214, v191 offset:9984
	ds_store_b8 v214, v192 offset:10112
	ds_store_b8 v214, v199 offset:12160
	ds_store_b8 v214, v200 offset:12032
	ds_store_b8 v214, v207 offset:14080
	s_wait_loadcnt 0x2
	ds_store_b8 v214, v217 offset:14208
	s_wait_loadcnt 0x1
	ds_store_b8 v214, v218 offset:16256
	s_wait_loadcnt 0x0
	ds_store_b8 v214, v11 offset:16128
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_load_u8 v70, v[116:117], off offset:128
	s_wait_alu depctr_vm_vsrc(0)
	global_load_u8 v71, v[116:117], off offset:384
	s_clause 0x1
	global_load_u8 v72, v[118:119], off offset:128
	global_load_u8 v73, v[118:119], off offset:384
	s_clause 0x1
	global_load_u8 v74, v[116:117], off
	global_load_u8 v75, v[116:117], off offset:256
	s_wait_alu depctr_va_vdst(7)
	ds_load_b128 v[34:37], v1
	ds_load_b128 v[50:53], v1 offset:8192
	s_wait_alu depctr_va_vdst(6)
	ds_load_b128 v[38:41], v3
	ds_load_b128 v[54:57], v3 offset:8192
	s_wait_alu depctr_va_vdst(5)
	ds_load_b128 v[42:45], v4
	ds_load_b128 v[58:61], v4 offset:8192
	s_wait_alu depctr_va_vdst(4)
	ds_load_b128 v[46:49], v5
	ds_load_b128 v[62:65], v5 offset:8192
	s_wait_alu depctr_va_vdst(3)
	ds_load_b128 v[18:21], v6
	s_wait_alu depctr_vm_vsrc(0)
	ds_load_b128 v[2:5], v6 offset:8192
	s_wait_alu depctr_va_vdst(2)
	ds_load_b128 v[22:25], v7
	s_wait_alu depctr_vm_vsrc(0)
	ds_load_b128 v[6:9], v7 offset:8192
	s_wait_alu depctr_va_vdst(1)
	ds_load_b128 v[26:29], v98
	ds_load_b128 v[10:13], v98 offset:8192
	s_wait_alu depctr_va_vdst(0)
	ds_load_b128 v[30:33], v0
	ds_load_b128 v[14:17], v0 offset:8192
	s_clause 0x1
	global_load_u8 v76, v[118:119], off
	global_load_u8 v77, v[118:119], off offset:256
	s_wait_loadcnt 0x7
	s_wait_alu depctr_vm_vsrc(0)
	v_lshlrev_b16 v0.l, 8, v70.l
	s_wait_loadcnt 0x6
	v_lshlrev_b16 v0.h, 8, v71.l
	s_wait_loadcnt 0x5
	v_lshlrev_b16 v1.l, 8, v72.l
	s_wait_loadcnt 0x4
	v_lshlrev_b16 v1.h, 8, v73.l
	s_wait_loadcnt 0x3
	v_or_b16 v0.l, v74.l, v0.l
	s_wait_loadcnt 0x2
	v_or_b16 v0.h, v75.l, v0.h
	s_wait_loadcnt 0x1
	v_or_b16 v98.l, v76.l, v1.l
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_wait_loadcnt 0x0
	v_or_b16 v98.h, v77.l, v1.h
	s_barrier_wait -1
	ds_store_b8 v68, v80
	ds_store_b8 v68, v88 offset:1024
	ds_store_b8 v68, v96 offset:2048
	ds_store_b8 v68, v108 offset:3072
	ds_store_b8 v68, v122 offset:4096
	ds_store_b8 v68, v130 offset:5120
	ds_store_b8 v68, v138 offset:6144
	ds_store_b8 v68, v146 offset:7168
	ds_store_b8 v69, v81 offset:128
	ds_store_b8 v69, v89 offset:1152
	ds_store_b8 v69, v97 offset:2176
	ds_store_b8 v69, v109 offset:3200
	ds_store_b8 v69, v123 offset:4224
	ds_store_b8 v69, v131 offset:5248
	ds_store_b8 v69, v139 offset:6272
	ds_store_b8 v69, v147 offset:7296
	ds_store_b8 v66, v82 offset:256
	ds_store_b8 v66, v90 offset:1280
	ds_store_b8 v66, v100 offset:2304
	ds_store_b8 v66, v110 offset:3328
	ds_store_b8 v66, v124 offset:4352
	ds_store_b8 v66, v132 offset:5376
	ds_store_b8 v66, v140 offset:6400
	ds_store_b8 v66, v148 offset:7424
	ds_store_b8 v67, v83 offset:384
	ds_store_b8 v67, v91 offset:1408
	ds_store_b8 v67, v101 offset:2432
	ds_store_b8 v67, v111 offset:3456
	ds_store_b8 v67, v125 offset:4480
	ds_store_b8 v67, v133 offset:5504
	ds_store_b8 v67, v141 offset:6528
	ds_store_b8 v67, v149 offset:7552
	ds_store_b8 v208, v84 offset:512
	ds_store_b8 v208, v92 offset:1536
	ds_store_b8 v208, v104 offset:2560
	ds_store_b8 v208, v112 offset:3584
	ds_store_b8 v208, v126 offset:4608
	ds_store_b8 v208, v134 offset:5632
	ds_store_b8 v208, v142 offset:6656
	ds_store_b8 v208, v150 offset:7680
	ds_store_b8 v210, v85 offset:640
	ds_store_b8 v210, v93 offset:1664
	ds_store_b8 v210, v105 offset:2688
	ds_store_b8 v210, v113 offset:3712
	ds_store_b8 v210, v127 offset:4736
	ds_store_b8 v210, v135 offset:5760
	ds_store_b8 v210, v143 offset:6784
	ds_store_b8 v210, v151 offset:7808
	ds_store_b8 v212, v86 offset:768
	ds_store_b8 v212, v94 offset:1792
	ds_store_b8 v212, v106 offset:2816
	ds_store_b8 v212, v114 offset:3840
	ds_store_b8 v212, v128 offset:4864
	ds_store_b8 v212, v136 offset:5888
	ds_store_b8 v212, v144 offset:6912
	ds_store_b8 v212, v152 offset:7936
	ds_store_b8 v214, v87 offset:896
	ds_store_b8 v214, v95 offset:1920
	ds_store_b8 v214, v107 offset:2944
	ds_store_b8 v214, v115 offset:3968
	ds_store_b8 v214, v129 offset:4992
	ds_store_b8 v214, v137 offset:6016
	ds_store_b8 v214, v145 offset:7040
	ds_store_b8 v214, v153 offset:8064
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[66:69], v221
	s_wait_alu depctr_va_vdst(0)
	ds_load_b128 v[74:77], v221 offset:4096
	ds_load_b128 v[70:73], v99
	s_wait_alu depctr_vm_vsrc(6)
	ds_load_b128 v[78:81], v99 offset:4096
	ds_load_b128 v[82:85], v222
	ds_load_b128 v[90:93], v222 offset:4096
	ds_load_b128 v[86:89], v223
	ds_load_b128 v[94:97], v223 offset:4096
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_store_b16 v224, v0
	ds_store_b16_d16_hi v224, v0 offset:16
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_u8 v0, v220
	ds_load_u8 v1, v219
	s_wait_alu depctr_vm_vsrc(6)
	ds_load_u8 v99, v220 offset:64
	ds_load_u8 v100, v219 offset:64
	ds_load_u8 v101, v220 offset:128
	ds_load_u8 v104, v219 offset:128
	ds_load_u8 v105, v220 offset:192
	ds_load_u8 v106, v219 offset:192
	s_wait_dscnt 0x6
	v_perm_b32 v0, v1, v0, 0xc0c0004
	s_wait_dscnt 0x4
	v_perm_b32 v1, v100, v99, 0xc0c0004
	s_wait_dscnt 0x2
	v_perm_b32 v99, v104, v101, 0xc0c0004
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_wait_alu depctr_vm_vsrc(6)
	v_lshl_or_b32 v0, v1, 16, v0
	v_perm_b32 v1, v106, v105, 0xc0c0004
	s_delay_alu instid0(VALU_DEP_1)
	v_lshl_or_b32 v1, v1, 16, v99
	s_barrier_wait -1
	ds_store_b16 v224, v98
	ds_store_b16_d16_hi v224, v98 offset:16
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_u8 v98, v103
	s_wait_alu depctr_va_vdst(0)
	ds_load_u8 v99, v102
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
	v_wmma_scale_f32_16x16x128_f8f6f4 v[98:105], v[34:49], v[66:73], 0, v114, v0 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_FP4
	v_wmma_scale_f32_16x16x128_f8f6f4 v[106:113], v[50:65], v[66:73], 0, v114, v0 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[66:73], v[34:49], v[74:81], 0, v114, v0 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_FP4 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[34:41], v[50:65], v[74:81], 0, v114, v0 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[98:105], v[18:33], v[82:89], v[98:105], v115, v1 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_FP4
	v_wmma_scale_f32_16x16x128_f8f6f4 v[106:113], v[2:17], v[82:89], v[106:113], v115, v1 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[66:73], v[18:33], v[90:97], v[66:73], v115, v1 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_FP4 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[34:41], v[2:17], v[90:97], v[34:41], v115, v1 matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1 matrix_b_scale:MATRIX_SCALE_ROW1
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
	global_store_b128 v[120:121], v[66:69], off offset:8192
	global_store_b128 v[120:121], v[70:73], off offset:8208
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	global_store_b128 v[120:121], v[34:37], off offset:8320
	global_store_b128 v[120:121], v[38:41], off offset:8336
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
		.amdhsa_next_free_vgpr 225
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
	.set .Lscaled.num_vgpr, 225
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
; codeLenInByte = 5760
; TotalNumSgprs: 66
; NumVgprs: 225
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 66
; NumVGPRsForWavesPerEU: 225
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
    .vgpr_count:     225
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
