; lds_bytes=8192 threads=128
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
	v_mov_b32_e32 v65, 0
	s_clause 0x1
	s_load_b256 s[4:11], s[0:1], 0x0 nv
	s_load_b64 s[2:3], s[0:1], 0x20 nv
	v_and_b32_e32 v70, 31, v0
	v_dual_mov_b32 v3, v65 :: v_dual_bitop2_b32 v2, 7, v0 bitop3:0x40
	v_and_b32_e32 v1, 15, v0
	v_dual_lshrrev_b32 v5, 1, v0 :: v_dual_bitop2_b32 v4, 16, v0 bitop3:0x40
	v_lshlrev_b32_e32 v6, 2, v0
	v_bfe_i32 v0, v0, 3, 1
	v_lshlrev_b32_e32 v7, 4, v2
	s_wait_xcnt 0x0
	s_bfe_u32 s0, ttmp8, 0x50019
	v_and_b32_e32 v8, 12, v5
	v_and_b32_e32 v71, 12, v6
	v_and_b32_e32 v5, 2, v5
	v_and_or_b32 v64, s0, 1, v4
	v_lshl_or_b32 v72, v1, 7, v7
	v_lshl_or_b32 v66, v2, 5, v8
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v73, 0x120, v0, v5
	v_or3_b32 v67, v64, v71, v73
	s_lshl_b32 s1, s0, 5
	s_bfe_i32 s12, s0, 0x10001
	v_bitop3_b32 v64, v70, 0x78, s1 bitop3:0xc8
	v_bitop3_b32 v90, v70, 0x7f, s1 bitop3:0xc8
	v_bitop3_b32 v0, s12, v66, 0x120 bitop3:0x6c
	v_add_nc_u32_e32 v74, 0, v67
	v_xad_u32 v75, v67, 32, 0
	s_wait_kmcnt 0x0
	v_add_nc_u64_e32 v[66:67], s[6:7], v[64:65]
	v_add_nc_u64_e32 v[68:69], s[10:11], v[64:65]
	v_add_nc_u32_e32 v32, 0, v90
	v_xad_u32 v33, v90, 16, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u64_e32 v[84:85], v[66:67], v[2:3]
	v_add_nc_u64_e32 v[86:87], v[68:69], v[2:3]
	v_xad_u32 v34, v90, 32, 0
	v_xad_u32 v35, v90, 48, 0
	s_wait_alu depctr_va_vdst(2)
	s_clause 0x3e
	global_load_u8 v2, v90, s[4:5]
	global_load_u8 v3, v90, s[4:5] offset:1024
	global_load_u8 v5, v90, s[4:5] offset:2048
	global_load_u8 v6, v90, s[4:5] offset:3072
	global_load_u8 v7, v90, s[4:5] offset:4096
	global_load_u8 v8, v90, s[4:5] offset:5120
	global_load_u8 v9, v90, s[4:5] offset:6144
	global_load_u8 v10, v90, s[4:5] offset:7168
	global_load_u8 v11, v90, s[4:5] offset:128
	global_load_u8 v12, v90, s[4:5] offset:1152
	global_load_u8 v13, v90, s[4:5] offset:2176
	global_load_u8 v14, v90, s[4:5] offset:3200
	global_load_u8 v15, v90, s[4:5] offset:4224
	global_load_u8 v16, v90, s[4:5] offset:5248
	global_load_u8 v17, v90, s[4:5] offset:6272
	global_load_u8 v18, v90, s[4:5] offset:7296
	global_load_u8 v19, v90, s[4:5] offset:256
	global_load_u8 v20, v90, s[4:5] offset:1280
	global_load_u8 v21, v90, s[4:5] offset:2304
	global_load_u8 v22, v90, s[4:5] offset:3328
	global_load_u8 v23, v90, s[4:5] offset:4352
	global_load_u8 v24, v90, s[4:5] offset:5376
	global_load_u8 v25, v90, s[4:5] offset:6400
	global_load_u8 v26, v90, s[4:5] offset:7424
	global_load_u8 v27, v90, s[4:5] offset:384
	global_load_u8 v28, v90, s[4:5] offset:1408
	global_load_u8 v29, v90, s[4:5] offset:2432
	global_load_u8 v30, v90, s[4:5] offset:3456
	global_load_u8 v31, v90, s[4:5] offset:4480
	global_load_u8 v36, v90, s[4:5] offset:5504
	global_load_u8 v37, v90, s[4:5] offset:6528
	global_load_u8 v38, v90, s[4:5] offset:7552
	global_load_u8 v39, v90, s[4:5] offset:512
	global_load_u8 v40, v90, s[4:5] offset:640
	global_load_u8 v41, v90, s[4:5] offset:768
	global_load_u8 v42, v90, s[4:5] offset:896
	global_load_u8 v43, v90, s[4:5] offset:1536
	global_load_u8 v44, v90, s[4:5] offset:1664
	global_load_u8 v45, v90, s[4:5] offset:1792
	global_load_u8 v46, v90, s[4:5] offset:1920
	global_load_u8 v47, v90, s[4:5] offset:2560
	global_load_u8 v48, v90, s[4:5] offset:2688
	global_load_u8 v49, v90, s[4:5] offset:2816
	global_load_u8 v50, v90, s[4:5] offset:2944
	global_load_u8 v51, v90, s[4:5] offset:3584
	global_load_u8 v52, v90, s[4:5] offset:3712
	global_load_u8 v53, v90, s[4:5] offset:3840
	global_load_u8 v54, v90, s[4:5] offset:3968
	global_load_u8 v55, v90, s[4:5] offset:4608
	global_load_u8 v56, v90, s[4:5] offset:4736
	global_load_u8 v57, v90, s[4:5] offset:4864
	global_load_u8 v58, v90, s[4:5] offset:4992
	global_load_u8 v59, v90, s[4:5] offset:5632
	global_load_u8 v60, v90, s[4:5] offset:5760
	global_load_u8 v61, v90, s[4:5] offset:5888
	global_load_u8 v62, v90, s[4:5] offset:6016
	global_load_u8 v63, v90, s[4:5] offset:6656
	global_load_u8 v68, v90, s[4:5] offset:6784
	global_load_u8 v69, v90, s[4:5] offset:6912
	global_load_u8 v76, v90, s[4:5] offset:7040
	global_load_u8 v77, v90, s[4:5] offset:7680
	global_load_u8 v78, v90, s[4:5] offset:7808
	global_load_u8 v79, v90, s[4:5] offset:7936
	s_clause 0x2b
	global_load_u8 v80, v90, s[4:5] offset:8064
	global_load_u8 v81, v90, s[8:9]
	global_load_u8 v82, v90, s[8:9] offset:128
	global_load_u8 v83, v90, s[8:9] offset:256
	global_load_u8 v91, v90, s[8:9] offset:384
	global_load_u8 v92, v90, s[8:9] offset:512
	global_load_u8 v93, v90, s[8:9] offset:640
	global_load_u8 v94, v90, s[8:9] offset:768
	global_load_u8 v95, v90, s[8:9] offset:896
	global_load_u8 v96, v90, s[8:9] offset:1024
	global_load_u8 v97, v90, s[8:9] offset:1152
	global_load_u8 v98, v90, s[8:9] offset:1280
	; meta instruction
	global_load_u8 v99, v90, s[8:9] offset:1408
	global_load_u8 v100, v90, s[8:9] offset:1536
	global_load_u8 v101, v90, s[8:9] offset:1664
	global_load_u8 v102, v90, s[8:9] offset:1792
	global_load_u8 v103, v90, s[8:9] offset:1920
	global_load_u8 v104, v90, s[8:9] offset:2048
	global_load_u8 v105, v90, s[8:9] offset:2176
	global_load_u8 v106, v90, s[8:9] offset:2304
	global_load_u8 v107, v90, s[8:9] offset:2432
	global_load_u8 v108, v90, s[8:9] offset:2560
	global_load_u8 v109, v90, s[8:9] offset:2688
	global_load_u8 v110, v90, s[8:9] offset:2816
	global_load_u8 v111, v90, s[8:9] offset:2944
	global_load_u8 v112, v90, s[8:9] offset:3072
	global_load_u8 v113, v90, s[8:9] offset:3200
	global_load_u8 v114, v90, s[8:9] offset:3328
	global_load_u8 v115, v90, s[8:9] offset:3456
	global_load_u8 v116, v90, s[8:9] offset:3584
	global_load_u8 v117, v90, s[8:9] offset:3712
	global_load_u8 v118, v90, s[8:9] offset:3840
	global_load_u8 v119, v90, s[8:9] offset:3968
	global_load_u8 v120, v90, s[8:9] offset:4096
	global_load_u8 v121, v90, s[8:9] offset:4224
	global_load_u8 v122, v90, s[8:9] offset:4352
	global_load_u8 v123, v90, s[8:9] offset:4480
	global_load_u8 v124, v90, s[8:9] offset:4608
	global_load_u8 v125, v90, s[8:9] offset:4736
	global_load_u8 v126, v90, s[8:9] offset:4864
	global_load_u8 v127, v90, s[8:9] offset:4992
	global_load_u8 v128, v90, s[8:9] offset:5120
	global_load_u8 v129, v90, s[8:9] offset:5248
	global_load_u8 v130, v90, s[8:9] offset:5376
	v_xad_u32 v131, v90, 64, 0
	global_load_u8 v132, v90, s[8:9] offset:5504
	v_xad_u32 v133, 0x50, v90, 0
	global_load_u8 v134, v90, s[8:9] offset:5632
	v_xad_u32 v135, 0x60, v90, 0
	global_load_u8 v136, v90, s[8:9] offset:5760
	v_xad_u32 v137, 0x70, v90, 0
	global_load_u8 v138, v90, s[8:9] offset:5888
	v_or_b32_e32 v64, s1, v70
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x3
	global_load_u8 v70, v90, s[8:9] offset:6016
	global_load_u8 v139, v90, s[8:9] offset:6144
	global_load_u8 v140, v90, s[8:9] offset:6272
	global_load_u8 v141, v90, s[8:9] offset:6400
	v_lshlrev_b32_e32 v88, 1, v64
	s_clause 0xc
	global_load_u8 v142, v90, s[8:9] offset:6528
	global_load_u8 v143, v90, s[8:9] offset:6656
	global_load_u8 v144, v90, s[8:9] offset:6784
	global_load_u8 v145, v90, s[8:9] offset:6912
	global_load_u8 v146, v90, s[8:9] offset:7040
	global_load_u8 v147, v90, s[8:9] offset:7168
	global_load_u8 v148, v90, s[8:9] offset:7296
	global_load_u8 v149, v90, s[8:9] offset:7424
	global_load_u8 v150, v90, s[8:9] offset:7552
	global_load_u8 v151, v90, s[8:9] offset:7680
	global_load_u8 v152, v90, s[8:9] offset:7808
	global_load_u8 v153, v90, s[8:9] offset:7936
	global_load_u8 v154, v90, s[8:9] offset:8064
	s_clause 0x1
	global_load_u8 v155, v[84:85], off
	global_load_u8 v156, v[84:85], off offset:128
                                        ; kill: killed $vgpr90
                                        ; kill: killed $sgpr8_sgpr9
	s_wait_alu depctr_vm_vsrc(2)
	s_clause 0x1
	global_load_u8 v90, v[84:85], off offset:256
	global_load_u8 v157, v[84:85], off offset:384
	s_clause 0x3
	global_load_u8 v158, v[86:87], off
	global_load_u8 v159, v[86:87], off offset:128
	global_load_u8 v160, v[86:87], off offset:256
	global_load_u8 v161, v[86:87], off offset:384
	s_and_b32 s4, s1, 64
	s_lshr_b32 s0, s0, 1
	s_lshr_b32 s5, s4, 2
	v_and_or_b32 v64, s0, 1, v4
	v_or_b32_e32 v1, s5, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or3_b32 v71, v64, v71, v73
	v_dual_lshlrev_b32 v64, 8, v1 :: v_dual_add_nc_u32 v73, 0, v71
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_nc_u64_e32 v[66:67], s[2:3], v[64:65]
	v_and_b32_e32 v64, 0x60, v88
	v_xad_u32 v71, v71, 32, 0
	v_add_nc_u64_e32 v[88:89], v[66:67], v[64:65]
	s_lshl_b32 s0, s4, 5
	s_and_b32 s1, s1, 32
	v_bitop3_b32 v1, v72, s0, v4 bitop3:0xde
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v66, 0, v1
	v_xad_u32 v67, v1, 32, 0
	s_wait_xcnt 0x4
	s_wait_alu depctr_vm_vsrc(4)
	v_xad_u32 v84, v1, 64, 0
	v_xad_u32 v85, 0x60, v1, 0
	s_lshl_b32 s0, s1, 6
	s_lshr_b32 s1, s1, 4
	v_bitop3_b32 v1, v72, s0, v4 bitop3:0xde
	v_add3_u32 v72, 0, s1, v0
	s_wait_xcnt 0x0
	s_wait_alu depctr_vm_vsrc(0)
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v86, 0, v1
	v_xad_u32 v87, v1, 32, 0
	v_xad_u32 v162, v1, 64, 0
	v_xad_u32 v163, 0x60, v1, 0
	s_wait_loadcnt 0x3e
	ds_store_b8 v32, v2
	ds_store_b8 v32, v3 offset:1024
	ds_store_b8 v32, v5 offset:2048
	ds_store_b8 v32, v6 offset:3072
	ds_store_b8 v32, v7 offset:4096
	ds_store_b8 v32, v8 offset:5120
	ds_store_b8 v32, v9 offset:6144
	ds_store_b8 v32, v10 offset:7168
	ds_store_b8 v33, v11 offset:128
	ds_store_b8 v33, v12 offset:1152
	ds_store_b8 v33, v13 offset:2176
	ds_store_b8 v33, v14 offset:3200
	ds_store_b8 v33, v15 offset:4224
	ds_store_b8 v33, v16 offset:5248
	ds_store_b8 v33, v17 offset:6272
	ds_store_b8 v33, v18 offset:7296
	ds_store_b8 v34, v19 offset:256
	ds_store_b8 v34, v20 offset:1280
	ds_store_b8 v34, v21 offset:2304
	ds_store_b8 v34, v22 offset:3328
	ds_store_b8 v34, v23 offset:4352
	ds_store_b8 v34, v24 offset:5376
	ds_store_b8 v34, v25 offset:6400
	ds_store_b8 v34, v26 offset:7424
	ds_store_b8 v35, v27 offset:384
	ds_store_b8 v35, v28 offset:1408
	ds_store_b8 v35, v29 offset:2432
	ds_store_b8 v35, v30 offset:3456
	ds_store_b8 v35, v31 offset:4480
	ds_store_b8 v35, v36 offset:5504
	ds_store_b8 v35, v37 offset:6528
	ds_store_b8 v35, v38 offset:7552
	ds_store_b8 v131, v39 offset:512
	ds_store_b8 v131, v43 offset:1536
	ds_store_b8 v131, v47 offset:2560
	ds_store_b8 v131, v51 offset:3584
	ds_store_b8 v131, v55 offset:4608
	ds_store_b8 v131, v59 offset:5632
	ds_store_b8 v131, v63 offset:6656
	ds_store_b8 v131, v77 offset:7680
	ds_store_b8 v133, v40 offset:640
	ds_store_b8 v133, v44 offset:1664
	ds_store_b8 v133, v48 offset:2688
	ds_store_b8 v133, v52 offset:3712
	ds_store_b8 v133, v56 offset:4736
	ds_store_b8 v133, v60 offset:5760
	ds_store_b8 v133, v68 offset:6784
	ds_store_b8 v133, v78 offset:7808
	ds_store_b8 v135, v41 offset:768
	ds_store_b8 v135, v45 offset:1792
	ds_store_b8 v135, v49 offset:2816
	ds_store_b8 v135, v53 offset:3840
	ds_store_b8 v135, v57 offset:4864
	ds_store_b8 v135, v61 offset:5888
	ds_store_b8 v135, v69 offset:6912
	ds_store_b8 v135, v79 offset:7936
	ds_store_b8 v137, v42 offset:896
	ds_store_b8 v137, v46 offset:1920
	ds_store_b8 v137, v50 offset:2944
	ds_store_b8 v137, v54 offset:3968
	ds_store_b8 v137, v58 offset:4992
	ds_store_b8 v137, v62 offset:6016
	ds_store_b8 v137, v76 offset:7040
	ds_store_b8 v137, v80 offset:8064
	s_wait_loadcnt 0x6
	v_lshlrev_b16 v64.l, 8, v156.l
	s_wait_loadcnt 0x4
	v_lshlrev_b16 v64.h, 8, v157.l
	s_wait_loadcnt 0x2
	v_lshlrev_b16 v65.l, 8, v159.l
	v_or_b16 v64.l, v155.l, v64.l
	s_wait_loadcnt 0x0
	v_lshlrev_b16 v65.h, 8, v161.l
	v_or_b16 v64.h, v90.l, v64.h
	s_wait_dscnt 0x0
	s_barrier_signal -1
	v_or_b16 v65.l, v158.l, v65.l
	v_or_b16 v65.h, v160.l, v65.h
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(8)
	ds_load_b128 v[0:3], v66
	s_wait_alu depctr_vm_vsrc(6)
	ds_load_b128 v[8:11], v66 offset:4096
	ds_load_b128 v[4:7], v67
	ds_load_b128 v[12:15], v67 offset:4096
	ds_load_b128 v[16:19], v84
	ds_load_b128 v[24:27], v84 offset:4096
	ds_load_b128 v[20:23], v85
	ds_load_b128 v[28:31], v85 offset:4096
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_store_b8 v32, v81
	ds_store_b8 v32, v96 offset:1024
	ds_store_b8 v32, v104 offset:2048
	ds_store_b8 v32, v112 offset:3072
	ds_store_b8 v32, v120 offset:4096
	ds_store_b8 v32, v128 offset:5120
	ds_store_b8 v32, v139 offset:6144
	ds_store_b8 v32, v147 offset:7168
	ds_store_b8 v33, v82 offset:128
	ds_store_b8 v33, v97 offset:1152
	ds_store_b8 v33, v105 offset:2176
	ds_store_b8 v33, v113 offset:3200
	ds_store_b8 v33, v121 offset:4224
	ds_store_b8 v33, v129 offset:5248
	ds_store_b8 v33, v140 offset:6272
	ds_store_b8 v33, v148 offset:7296
	ds_store_b8 v34, v83 offset:256
	ds_store_b8 v34, v98 offset:1280
	ds_store_b8 v34, v106 offset:2304
	ds_store_b8 v34, v114 offset:3328
	ds_store_b8 v34, v122 offset:4352
	ds_store_b8 v34, v130 offset:5376
	ds_store_b8 v34, v141 offset:6400
	ds_store_b8 v34, v149 offset:7424
	ds_store_b8 v35, v91 offset:384
	ds_store_b8 v35, v99 offset:1408
	ds_store_b8 v35, v107 offset:2432
	ds_store_b8 v35, v115 offset:3456
	ds_store_b8 v35, v123 offset:4480
	ds_store_b8 v35, v132 offset:5504
	ds_store_b8 v35, v142 offset:6528
	ds_store_b8 v35, v150 offset:7552
	ds_store_b8 v131, v92 offset:512
	ds_store_b8 v131, v100 offset:1536
	ds_store_b8 v131, v108 offset:2560
	ds_store_b8 v131, v116 offset:3584
	ds_store_b8 v131, v124 offset:4608
	ds_store_b8 v131, v134 offset:5632
	ds_store_b8 v131, v143 offset:6656
	ds_store_b8 v131, v151 offset:7680
	ds_store_b8 v133, v93 offset:640
	ds_store_b8 v133, v101 offset:1664
	ds_store_b8 v133, v109 offset:2688
	ds_store_b8 v133, v117 offset:3712
	ds_store_b8 v133, v125 offset:4736
	ds_store_b8 v133, v136 offset:5760
	ds_store_b8 v133, v144 offset:6784
	ds_store_b8 v133, v152 offset:7808
	ds_store_b8 v135, v94 offset:768
	ds_store_b8 v135, v102 offset:1792
	ds_store_b8 v135, v110 offset:2816
	ds_store_b8 v135, v118 offset:3840
	ds_store_b8 v135, v126 offset:4864
	ds_store_b8 v135, v138 offset:5888
	ds_store_b8 v135, v145 offset:6912
	ds_store_b8 v135, v153 offset:7936
	ds_store_b8 v137, v95 offset:896
	ds_store_b8 v137, v103 offset:1920
	ds_store_b8 v137, v111 offset:2944
	ds_store_b8 v137, v119 offset:3968
	ds_store_b8 v137, v127 offset:4992
	ds_store_b8 v137, v70 offset:6016
	ds_store_b8 v137, v146 offset:7040
	ds_store_b8 v137, v154 offset:8064
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[32:35], v86
	ds_load_b128 v[40:43], v86 offset:4096
	ds_load_b128 v[36:39], v87
	ds_load_b128 v[44:47], v87 offset:4096
	ds_load_b128 v[48:51], v162
	s_wait_alu depctr_vm_vsrc(6)
	ds_load_b128 v[56:59], v162 offset:4096
	ds_load_b128 v[52:55], v163
	ds_load_b128 v[60:63], v163 offset:4096
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(4)
	ds_store_b16 v72, v64
	s_wait_alu depctr_va_vdst(2)
	ds_store_b16_d16_hi v72, v64 offset:16
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_u8 v64, v71
	ds_load_u8 v66, v73
	ds_load_u8 v67, v71 offset:64
	ds_load_u8 v68, v73 offset:64
	ds_load_u8 v69, v71 offset:128
	ds_load_u8 v70, v73 offset:128
	s_wait_alu depctr_vm_vsrc(1)
	ds_load_u8 v71, v71 offset:192
	s_wait_alu depctr_vm_vsrc(1)
	ds_load_u8 v73, v73 offset:192
	s_wait_dscnt 0x6
	v_perm_b32 v64, v66, v64, 0xc0c0004
	s_wait_dscnt 0x4
	v_perm_b32 v66, v68, v67, 0xc0c0004
	s_wait_dscnt 0x2
	v_perm_b32 v67, v70, v69, 0xc0c0004
	s_wait_dscnt 0x0
	s_barrier_signal -1
	v_lshl_or_b32 v80, v66, 16, v64
	v_perm_b32 v64, v73, v71, 0xc0c0004
	s_delay_alu instid0(VALU_DEP_1)
	v_lshl_or_b32 v81, v64, 16, v67
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(7)
	ds_store_b16 v72, v65
	s_wait_alu depctr_va_vdst(6)
	ds_store_b16_d16_hi v72, v65 offset:16
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	ds_load_u8 v64, v75
	s_wait_alu depctr_vm_vsrc(1)
	ds_load_u8 v65, v74
	ds_load_u8 v66, v75 offset:64
	ds_load_u8 v67, v74 offset:64
	ds_load_u8 v68, v75 offset:128
	ds_load_u8 v69, v74 offset:128
	ds_load_u8 v70, v75 offset:192
	ds_load_u8 v71, v74 offset:192
	s_wait_dscnt 0x6
	v_perm_b32 v64, v65, v64, 0xc0c0004
	s_wait_dscnt 0x4
	v_perm_b32 v65, v67, v66, 0xc0c0004
	s_wait_dscnt 0x2
	v_perm_b32 v66, v69, v68, 0xc0c0004
	s_wait_dscnt 0x0
	v_perm_b32 v67, v71, v70, 0xc0c0004
	v_lshl_or_b32 v82, v65, 16, v64
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshl_or_b32 v83, v67, 16, v66
	v_wmma_scale_f32_16x16x128_f8f6f4 v[64:71], v[32:39], v[0:7], 0, v82, v80 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4
	s_wait_alu depctr_vm_vsrc(0)
	v_wmma_scale_f32_16x16x128_f8f6f4 v[72:79], v[40:47], v[0:7], 0, v82, v80 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[0:7], v[32:39], v[8:15], 0, v82, v80 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[32:39], v[40:47], v[8:15], 0, v82, v80 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[64:71], v[48:55], v[16:23], v[64:71], v83, v81 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4
	v_wmma_scale_f32_16x16x128_f8f6f4 v[72:79], v[56:63], v[16:23], v[72:79], v83, v81 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[0:7], v[48:55], v[24:31], v[0:7], v83, v81 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4 matrix_b_scale:MATRIX_SCALE_ROW1
	v_wmma_scale_f32_16x16x128_f8f6f4 v[32:39], v[56:63], v[24:31], v[32:39], v83, v81 matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4 matrix_a_scale:MATRIX_SCALE_ROW1 matrix_b_scale:MATRIX_SCALE_ROW1
	s_wait_alu depctr_va_vdst(6)
	s_clause 0x1
	global_store_b128 v[88:89], v[64:67], off
	global_store_b128 v[88:89], v[68:71], off offset:16
	s_wait_alu depctr_va_vdst(4)
	s_clause 0x1
	global_store_b128 v[88:89], v[72:75], off offset:128
	global_store_b128 v[88:89], v[76:79], off offset:144
	s_wait_alu depctr_va_vdst(2)
	s_clause 0x1
	global_store_b128 v[88:89], v[0:3], off offset:8192
	global_store_b128 v[88:89], v[4:7], off offset:8208
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	global_store_b128 v[88:89], v[32:35], off offset:8320
	global_store_b128 v[88:89], v[36:39], off offset:8336
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
		.amdhsa_next_free_vgpr 164
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
	.set .Lscaled.num_vgpr, 164
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
; codeLenInByte = 4176
; TotalNumSgprs: 66
; NumVgprs: 164
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 66
; NumVGPRsForWavesPerEU: 164
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
    .vgpr_count:     164
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
