; lds_bytes=16384 threads=256
	.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	scaled                          ; -- Begin function scaled
	.p2align	8
	.type	scaled,@function
scaled:                                 ; @scaled
; %bb.1:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.2:
.LBB0_0:
	v_readfirstlane_b32 s1, v0
	s_and_b32 s0, s1, 0xc0
	v_and_b32_e32 v1, 63, v0
	v_or_b32_e32 v2, s0, v1
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[2:3]
	s_movk_i32 s13, 0x2000
	v_add_co_u32_e32 v6, vcc, s13, v4
	s_movk_i32 s13, 0x3000
	s_nop 0
	v_addc_co_u32_e32 v7, vcc, 0, v5, vcc
	global_load_ubyte v13, v[6:7], off offset:-4096
	global_load_ubyte v14, v[6:7], off
	global_load_ubyte v11, v2, s[2:3]
	global_load_ubyte v12, v2, s[2:3] offset:256
	v_add_co_u32_e32 v8, vcc, s13, v4
	s_movk_i32 s12, 0x1000
	s_nop 0
	v_addc_co_u32_e32 v9, vcc, 0, v5, vcc
	global_load_ubyte v15, v[8:9], off
	v_add_co_u32_e32 v4, vcc, s12, v4
	v_add_u32_e32 v10, 0, v2
	s_nop 0
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	global_load_ubyte v16, v[4:5], off offset:256
	global_load_ubyte v17, v[6:7], off offset:256
	global_load_ubyte v18, v[8:9], off offset:256
	global_load_ubyte v19, v2, s[2:3] offset:512
	global_load_ubyte v20, v[4:5], off offset:512
	global_load_ubyte v21, v[6:7], off offset:512
	global_load_ubyte v22, v[8:9], off offset:512
	global_load_ubyte v23, v2, s[2:3] offset:768
	global_load_ubyte v24, v[4:5], off offset:768
	global_load_ubyte v25, v[6:7], off offset:768
	global_load_ubyte v26, v[8:9], off offset:768
	global_load_ubyte v27, v2, s[2:3] offset:1024
	global_load_ubyte v28, v[4:5], off offset:1024
	global_load_ubyte v29, v[6:7], off offset:1024
	global_load_ubyte v30, v[8:9], off offset:1024
	global_load_ubyte v31, v2, s[2:3] offset:1280
	global_load_ubyte v32, v[4:5], off offset:1280
	global_load_ubyte v33, v[6:7], off offset:1280
	global_load_ubyte v34, v[8:9], off offset:1280
	global_load_ubyte v35, v2, s[2:3] offset:1536
	global_load_ubyte v36, v[4:5], off offset:1536
	global_load_ubyte v37, v[6:7], off offset:1536
	global_load_ubyte v38, v[8:9], off offset:1536
	global_load_ubyte v39, v2, s[2:3] offset:1792
	global_load_ubyte v40, v[4:5], off offset:1792
	global_load_ubyte v41, v[6:7], off offset:1792
	global_load_ubyte v42, v[8:9], off offset:1792
	global_load_ubyte v43, v2, s[2:3] offset:2048
	global_load_ubyte v44, v[4:5], off offset:2048
	global_load_ubyte v45, v[6:7], off offset:2048
	global_load_ubyte v46, v[8:9], off offset:2048
	global_load_ubyte v47, v2, s[2:3] offset:2304
	global_load_ubyte v48, v2, s[2:3] offset:2560
	global_load_ubyte v49, v2, s[2:3] offset:2816
	global_load_ubyte v50, v2, s[2:3] offset:3072
	global_load_ubyte v51, v2, s[2:3] offset:3328
	global_load_ubyte v52, v2, s[2:3] offset:3584
	global_load_ubyte v53, v2, s[2:3] offset:3840
	global_load_ubyte v54, v[4:5], off offset:2304
	global_load_ubyte v55, v[6:7], off offset:2304
	global_load_ubyte v56, v[8:9], off offset:2304
	global_load_ubyte v57, v[6:7], off offset:2560
	global_load_ubyte v58, v[8:9], off offset:2560
	global_load_ubyte v59, v[4:5], off offset:2560
	global_load_ubyte v60, v[4:5], off offset:2816
                                        ; kill: killed $sgpr2_sgpr3
	global_load_ubyte v61, v[4:5], off offset:3072
	global_load_ubyte v62, v[4:5], off offset:3328
	global_load_ubyte v63, v[4:5], off offset:3584
	global_load_ubyte v64, v[4:5], off offset:3840
	s_nop 0
	global_load_ubyte v5, v[8:9], off offset:2816
	global_load_ubyte v65, v[6:7], off offset:2816
	global_load_ubyte v66, v[6:7], off offset:3072
	global_load_ubyte v67, v[6:7], off offset:3328
	global_load_ubyte v68, v[6:7], off offset:3584
	global_load_ubyte v69, v[6:7], off offset:3840
	global_load_ubyte v70, v[8:9], off offset:3072
	global_load_ubyte v71, v[8:9], off offset:3328
	global_load_ubyte v72, v[8:9], off offset:3584
	global_load_ubyte v73, v[8:9], off offset:3840
	v_mov_b32_e32 v4, 0x50
	v_bitop3_b32 v4, s0, v4, v1 bitop3:0x36
	s_and_b32 s3, s1, 0x80
	s_lshr_b32 s2, s3, 3
	s_lshl_b32 s13, s3, 5
	s_add_u32 s6, s6, s3
	s_addc_u32 s7, s7, 0
	v_and_b32_e32 v8, 7, v0
	v_mov_b32_e32 v9, v3
	s_lshr_b32 s3, s3, 6
	s_waitcnt vmcnt(61)
	ds_write_b8 v10, v11
	ds_write_b8 v10, v13 offset:4096
	ds_write_b8 v10, v14 offset:8192
	s_waitcnt vmcnt(59)
	ds_write_b8 v10, v15 offset:12288
	v_xad_u32 v13, v2, 48, 0
	v_add_u32_e32 v15, 0, v4
	v_mov_b32_e32 v4, 0x60
	v_xad_u32 v11, v2, 16, 0
	s_waitcnt vmcnt(51)
	ds_write_b8 v13, v23 offset:768
	s_waitcnt vmcnt(50)
	ds_write_b8 v13, v24 offset:4864
	s_waitcnt vmcnt(49)
	ds_write_b8 v13, v25 offset:8960
	s_waitcnt vmcnt(48)
	ds_write_b8 v13, v26 offset:13056
	v_bitop3_b32 v4, s0, v4, v1 bitop3:0x36
	v_mov_b32_e32 v24, 0x70
	ds_write_b8 v11, v12 offset:256
	ds_write_b8 v11, v16 offset:4352
	ds_write_b8 v11, v17 offset:8448
	ds_write_b8 v11, v18 offset:12544
	v_add_u32_e32 v16, 0, v4
	v_bitop3_b32 v4, s0, v24, v1 bitop3:0x36
	v_mov_b32_e32 v18, 0x80
	v_add_u32_e32 v17, 0, v4
	v_bitop3_b32 v4, s0, v18, v1 bitop3:0x36
	v_add_u32_e32 v4, 0, v4
	s_waitcnt vmcnt(31)
	ds_write_b8 v4, v43 offset:2048
	s_waitcnt vmcnt(30)
	ds_write_b8 v4, v44 offset:6144
	s_waitcnt vmcnt(29)
	ds_write_b8 v4, v45 offset:10240
	s_waitcnt vmcnt(28)
	ds_write_b8 v4, v46 offset:14336
	v_mov_b32_e32 v4, 0x90
	v_bitop3_b32 v4, s0, v4, v1 bitop3:0x36
	v_add_u32_e32 v4, 0, v4
	s_waitcnt vmcnt(27)
	ds_write_b8 v4, v47 offset:2304
	s_waitcnt vmcnt(20)
	ds_write_b8 v4, v54 offset:6400
	s_waitcnt vmcnt(19)
	ds_write_b8 v4, v55 offset:10496
	s_waitcnt vmcnt(18)
	ds_write_b8 v4, v56 offset:14592
	v_mov_b32_e32 v4, 0xa0
	v_bitop3_b32 v4, s0, v4, v1 bitop3:0x36
	v_add_u32_e32 v4, 0, v4
	ds_write_b8 v4, v48 offset:2560
	s_waitcnt vmcnt(15)
	ds_write_b8 v4, v59 offset:6656
	ds_write_b8 v4, v57 offset:10752
	ds_write_b8 v4, v58 offset:14848
	v_mov_b32_e32 v4, 0xb0
	v_xad_u32 v12, v2, 32, 0
	v_bitop3_b32 v4, s0, v4, v1 bitop3:0x36
	ds_write_b8 v12, v19 offset:512
	ds_write_b8 v12, v20 offset:4608
	ds_write_b8 v12, v21 offset:8704
	ds_write_b8 v12, v22 offset:12800
	v_add_u32_e32 v4, 0, v4
	v_mov_b32_e32 v19, 0xc0
	ds_write_b8 v4, v49 offset:2816
	s_waitcnt vmcnt(14)
	ds_write_b8 v4, v60 offset:6912
	s_waitcnt vmcnt(8)
	ds_write_b8 v4, v65 offset:11008
	ds_write_b8 v4, v5 offset:15104
	v_bitop3_b32 v4, s1, v19, v1 bitop3:0x26
	v_add_u32_e32 v4, 0, v4
	ds_write_b8 v4, v50 offset:3072
	ds_write_b8 v4, v61 offset:7168
	s_waitcnt vmcnt(7)
	ds_write_b8 v4, v66 offset:11264
	s_waitcnt vmcnt(3)
	ds_write_b8 v4, v70 offset:15360
	v_mov_b32_e32 v4, 0xd0
	v_bitop3_b32 v4, s0, v4, v1 bitop3:0x36
	v_add_u32_e32 v4, 0, v4
	ds_write_b8 v4, v51 offset:3328
	ds_write_b8 v4, v62 offset:7424
	ds_write_b8 v4, v67 offset:11520
	s_waitcnt vmcnt(2)
	ds_write_b8 v4, v71 offset:15616
	v_mov_b32_e32 v4, 0xe0
	v_bitop3_b32 v4, s0, v4, v1 bitop3:0x36
	v_add_u32_e32 v4, 0, v4
	ds_write_b8 v4, v52 offset:3584
	ds_write_b8 v4, v63 offset:7680
	ds_write_b8 v4, v68 offset:11776
	s_waitcnt vmcnt(1)
	ds_write_b8 v4, v72 offset:15872
	v_mov_b32_e32 v4, 0xf0
	v_bitop3_b32 v4, s0, v4, v1 bitop3:0x36
	v_add_u32_e32 v4, 0, v4
	ds_write_b8 v4, v53 offset:3840
	ds_write_b8 v4, v64 offset:7936
	ds_write_b8 v4, v69 offset:12032
	s_waitcnt vmcnt(0)
	ds_write_b8 v4, v73 offset:16128
	v_mov_b32_e32 v4, 0x7f
	v_bitop3_b32 v4, s0, v4, v1 bitop3:0xc8
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[4:5]
	v_add_co_u32_e32 v6, vcc, s12, v6
	v_xad_u32 v14, v2, 64, 0
	s_nop 0
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_and_b32_e32 v20, 15, v0
	ds_write_b8 v14, v27 offset:1024
	ds_write_b8 v14, v28 offset:5120
	ds_write_b8 v14, v29 offset:9216
	ds_write_b8 v14, v30 offset:13312
	ds_write_b8 v15, v31 offset:1280
	ds_write_b8 v15, v32 offset:5376
	ds_write_b8 v15, v33 offset:9472
	ds_write_b8 v15, v34 offset:13568
	ds_write_b8 v16, v35 offset:1536
	ds_write_b8 v16, v36 offset:5632
	ds_write_b8 v16, v37 offset:9728
	ds_write_b8 v16, v38 offset:13824
	ds_write_b8 v17, v39 offset:1792
	ds_write_b8 v17, v40 offset:5888
	ds_write_b8 v17, v41 offset:9984
	ds_write_b8 v17, v42 offset:14080
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_ubyte v27, v4, s[6:7]
	global_load_ubyte v60, v4, s[6:7] offset:2048
	global_load_ubyte v61, v[6:7], off
	global_load_ubyte v62, v[6:7], off offset:2048
	global_load_ubyte v63, v4, s[6:7] offset:256
	global_load_ubyte v64, v4, s[6:7] offset:2304
	global_load_ubyte v65, v[6:7], off offset:256
	global_load_ubyte v66, v[6:7], off offset:2304
	global_load_ubyte v67, v4, s[6:7] offset:512
	global_load_ubyte v68, v4, s[6:7] offset:2560
	global_load_ubyte v69, v[6:7], off offset:512
	global_load_ubyte v70, v[6:7], off offset:2560
	global_load_ubyte v71, v4, s[6:7] offset:768
	global_load_ubyte v72, v4, s[6:7] offset:2816
	global_load_ubyte v73, v[6:7], off offset:768
	global_load_ubyte v74, v[6:7], off offset:2816
	global_load_ubyte v75, v4, s[6:7] offset:1024
	global_load_ubyte v76, v4, s[6:7] offset:3072
	global_load_ubyte v77, v[6:7], off offset:1024
	global_load_ubyte v78, v[6:7], off offset:3072
	global_load_ubyte v79, v4, s[6:7] offset:1280
	global_load_ubyte v80, v4, s[6:7] offset:3328
	global_load_ubyte v81, v[6:7], off offset:1280
	global_load_ubyte v82, v[6:7], off offset:3328
	global_load_ubyte v83, v4, s[6:7] offset:1536
	global_load_ubyte v84, v4, s[6:7] offset:3584
	global_load_ubyte v85, v[6:7], off offset:1536
	global_load_ubyte v86, v[6:7], off offset:3584
	global_load_ubyte v87, v4, s[6:7] offset:1792
	global_load_ubyte v88, v4, s[6:7] offset:3840
	global_load_ubyte v89, v[6:7], off offset:1792
	global_load_ubyte v90, v[6:7], off offset:3840
	v_mov_b32_e32 v4, 0xf8
	v_and_b32_e32 v21, 48, v0
	v_mul_u32_u24_e32 v5, 0x110, v20
	v_bitop3_b32 v4, s0, v4, v1 bitop3:0xc8
	v_bitop3_b32 v22, v5, v0, 48 bitop3:0x78
	v_bitop3_b32 v23, s13, v5, v21 bitop3:0xf6
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[6:7], s[4:5], 0, v[4:5]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	global_load_ubyte v25, v[6:7], off
	global_load_ubyte v26, v[6:7], off offset:256
	v_add_u32_e32 v6, 0, v23
	ds_read_b128 v[28:31], v6
	ds_read_b128 v[36:39], v6 offset:8192
	v_xad_u32 v6, v23, 64, 0
	ds_read_b128 v[32:35], v6
	ds_read_b128 v[40:43], v6 offset:8192
	v_bitop3_b32 v6, s13, v18, v22 bitop3:0x36
	v_add_u32_e32 v6, 0, v6
	ds_read_b128 v[44:47], v6
	ds_read_b128 v[52:55], v6 offset:8192
	v_bitop3_b32 v6, s13, v19, v22 bitop3:0x36
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[4:5]
	v_add_u32_e32 v6, 0, v6
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[8:9]
	ds_read_b128 v[48:51], v6
	ds_read_b128 v[56:59], v6 offset:8192
	global_load_ubyte v6, v[4:5], off
	global_load_ubyte v7, v[4:5], off offset:256
	v_lshlrev_b32_e32 v4, 3, v0
	v_and_b32_e32 v4, 0x70, v4
	s_and_b32 s4, s1, 64
	s_lshl_b32 s5, s4, 5
	v_lshl_or_b32 v4, v20, 7, v4
	v_bitop3_b32 v4, s5, v4, v21 bitop3:0xf6
	v_add_u32_e32 v5, 0, v4
	v_xad_u32 v4, v4, 64, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_bfe_i32 s1, s1, 0x10006
	s_waitcnt vmcnt(35)
	ds_write_b8 v10, v27
	s_waitcnt vmcnt(34)
	ds_write_b8 v10, v60 offset:2048
	s_waitcnt vmcnt(33)
	ds_write_b8 v10, v61 offset:4096
	s_waitcnt vmcnt(32)
	ds_write_b8 v10, v62 offset:6144
	s_waitcnt vmcnt(31)
	ds_write_b8 v11, v63 offset:256
	s_waitcnt vmcnt(30)
	ds_write_b8 v11, v64 offset:2304
	s_waitcnt vmcnt(29)
	ds_write_b8 v11, v65 offset:4352
	s_waitcnt vmcnt(28)
	ds_write_b8 v11, v66 offset:6400
	s_waitcnt vmcnt(27)
	ds_write_b8 v12, v67 offset:512
	s_waitcnt vmcnt(26)
	ds_write_b8 v12, v68 offset:2560
	s_waitcnt vmcnt(25)
	ds_write_b8 v12, v69 offset:4608
	s_waitcnt vmcnt(24)
	ds_write_b8 v12, v70 offset:6656
	s_waitcnt vmcnt(23)
	ds_write_b8 v13, v71 offset:768
	s_waitcnt vmcnt(22)
	ds_write_b8 v13, v72 offset:2816
	s_waitcnt vmcnt(21)
	ds_write_b8 v13, v73 offset:4864
	s_waitcnt vmcnt(20)
	ds_write_b8 v13, v74 offset:6912
	s_waitcnt vmcnt(19)
	ds_write_b8 v14, v75 offset:1024
	s_waitcnt vmcnt(18)
	ds_write_b8 v14, v76 offset:3072
	s_waitcnt vmcnt(17)
	ds_write_b8 v14, v77 offset:5120
	s_waitcnt vmcnt(16)
	ds_write_b8 v14, v78 offset:7168
	s_waitcnt vmcnt(15)
	ds_write_b8 v15, v79 offset:1280
	s_waitcnt vmcnt(14)
	ds_write_b8 v15, v80 offset:3328
	s_waitcnt vmcnt(13)
	ds_write_b8 v15, v81 offset:5376
	s_waitcnt vmcnt(12)
	ds_write_b8 v15, v82 offset:7424
	s_waitcnt vmcnt(11)
	ds_write_b8 v16, v83 offset:1536
	s_waitcnt vmcnt(10)
	ds_write_b8 v16, v84 offset:3584
	s_waitcnt vmcnt(9)
	ds_write_b8 v16, v85 offset:5632
	s_waitcnt vmcnt(8)
	ds_write_b8 v16, v86 offset:7680
	s_waitcnt vmcnt(7)
	ds_write_b8 v17, v87 offset:1792
	s_waitcnt vmcnt(6)
	ds_write_b8 v17, v88 offset:3840
	s_waitcnt vmcnt(5)
	ds_write_b8 v17, v89 offset:5888
	s_waitcnt vmcnt(4)
	ds_write_b8 v17, v90 offset:7936
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[60:63], v4
	ds_read_b128 v[64:67], v4 offset:4096
	v_lshrrev_b32_e32 v4, 1, v0
	v_and_b32_e32 v4, 28, v4
	ds_read_b128 v[12:15], v5
	ds_read_b128 v[16:19], v5 offset:4096
	v_lshl_or_b32 v4, v8, 5, v4
	v_mov_b32_e32 v5, 0x180
	v_bitop3_b32 v4, s1, v4, v5 bitop3:0x6c
	s_waitcnt vmcnt(2)
	v_lshlrev_b16_e32 v5, 8, v26
	v_add_u32_e32 v4, s3, v4
	v_or_b32_e32 v5, v25, v5
	v_bfe_i32 v0, v0, 3, 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v4, v5
	v_lshlrev_b32_e32 v5, 1, v21
	v_and_b32_e32 v0, 0x180, v0
	s_movk_i32 s6, 0x80
	v_lshl_or_b32 v5, v8, 2, v5
	v_or_b32_e32 v8, s3, v0
	v_or_b32_e32 v9, v8, v5
	v_bitop3_b32 v8, v8, s6, v5 bitop3:0x36
	s_waitcnt vmcnt(0)
	v_lshlrev_b16_e32 v7, 8, v7
	s_lshr_b32 s1, s4, 5
	v_add_u32_e32 v9, 0, v9
	v_add_u32_e32 v8, 0, v8
	v_or_b32_e32 v6, v6, v7
	v_or_b32_e32 v0, s1, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v9, v9
	ds_read_u16 v8, v8
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v4, v6
	v_or_b32_e32 v4, v0, v5
	v_bitop3_b32 v0, v0, s6, v5 bitop3:0x36
	v_add_u32_e32 v4, 0, v4
	v_add_u32_e32 v0, 0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v4, v4
	ds_read_u16 v0, v0
	s_mov_b32 s1, 0x1050004
	v_perm_b32 v21, v9, v8, s1
	v_or_b32_e32 v20, s2, v20
	v_lshlrev_b32_e32 v20, 8, v20
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v0, v4, v0, s1
	s_mov_b64 s[2:3], 0x2000
	v_mov_b32_e32 v26, 0x8c
	v_mfma_scale_f32_16x16x128_f8f6f4 v[4:7], v[12:15], v[28:35], 0, v0, v21 op_sel_hi:[0,0,0] cbsz:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[8:11], v[16:19], v[28:35], 0, v0, v21 op_sel_hi:[1,0,0] cbsz:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[12:15], v[12:15], v[36:43], 0, v0, v21 op_sel_hi:[0,1,0] cbsz:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[16:19], v[16:19], v[36:43], 0, v0, v21 op_sel_hi:[1,1,0] cbsz:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[4:7], v[60:63], v[44:51], v[4:7], v0, v21 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[8:11], v[64:67], v[44:51], v[8:11], v0, v21 op_sel:[1,1,0] op_sel_hi:[1,0,0] cbsz:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[12:15], v[60:63], v[52:59], v[12:15], v0, v21 op_sel:[1,1,0] op_sel_hi:[0,1,0] cbsz:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[16:19], v[64:67], v[52:59], v[16:19], v0, v21 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4
	v_mov_b32_e32 v21, v3
	v_lshl_add_u64 v[20:21], s[10:11], 0, v[20:21]
	v_bitop3_b32 v0, s0, v24, v1 bitop3:0xc8
	v_mov_b32_e32 v1, v3
	s_movk_i32 s0, 0xfc
	v_lshl_add_u64 v[22:23], v[20:21], 0, s[2:3]
	v_lshl_add_u64 v[24:25], v[20:21], 0, v[0:1]
	v_bitop3_b32 v2, v2, s0, v26 bitop3:0xc8
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[2:3]
	v_lshl_add_u64 v[0:1], v[22:23], 0, v[0:1]
	v_lshl_add_u64 v[2:3], v[22:23], 0, v[2:3]
	global_store_dwordx4 v[24:25], v[4:7], off
	global_store_dwordx3 v[24:25], v[8:10], off offset:128
	global_store_dword v[20:21], v11, off
	global_store_dwordx4 v[0:1], v[12:15], off
	global_store_dwordx3 v[0:1], v[16:18], off offset:128
	global_store_dword v[2:3], v19, off
	s_endpgm
.Lfunc_end0:
	.size	scaled, .Lfunc_end0-scaled
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scaled
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 91
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 92
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
	.set .Lscaled.num_vgpr, 91
	.set .Lscaled.num_agpr, 0
	.set .Lscaled.numbered_sgpr, 16
	.set .Lscaled.num_named_barrier, 0
	.set .Lscaled.private_seg_size, 0
	.set .Lscaled.uses_vcc, 1
	.set .Lscaled.uses_flat_scratch, 0
	.set .Lscaled.has_dyn_sized_stack, 0
	.set .Lscaled.has_recursion, 0
	.set .Lscaled.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3284
; TotalNumSgprs: 22
; NumVgprs: 91
; NumAgprs: 0
; TotalNumVgprs: 91
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 91
; AccumOffset: 92
; Occupancy: 5
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 22
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
    .max_flat_workgroup_size: 256
    .name:           scaled
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         scaled.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     91
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
