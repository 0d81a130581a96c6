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
	s_and_b32 s14, s1, 0x80
	s_and_b32 s17, s1, 0xc0
	s_bfe_i32 s13, s1, 0x10007
	s_lshr_b32 s12, s1, 7
	s_lshr_b32 s0, s14, 2
	v_and_b32_e32 v1, 63, v0
	s_add_u32 s2, s2, s14
	v_mov_b32_e32 v3, 0x7f
	v_mov_b32_e32 v17, 0
	v_or_b32_e32 v4, s17, v1
	s_addc_u32 s3, s3, 0
	v_bitop3_b32 v16, s17, v3, v1 bitop3:0xc8
	v_mov_b32_e32 v5, v17
	v_lshl_add_u64 v[6:7], s[2:3], 0, v[16:17]
	global_load_ubyte v54, v16, s[2:3]
	global_load_ubyte v55, v16, s[2:3] offset:256
	global_load_ubyte v56, v16, s[2:3] offset:512
	global_load_ubyte v57, v16, s[2:3] offset:768
	global_load_ubyte v58, v16, s[2:3] offset:1024
	global_load_ubyte v59, v16, s[2:3] offset:1280
	global_load_ubyte v60, v16, s[2:3] offset:1536
	global_load_ubyte v61, v16, s[2:3] offset:1792
	global_load_ubyte v62, v16, s[2:3] offset:2048
	global_load_ubyte v63, v16, s[2:3] offset:2304
	global_load_ubyte v64, v16, s[2:3] offset:2560
	global_load_ubyte v65, v16, s[2:3] offset:2816
	global_load_ubyte v66, v16, s[2:3] offset:3072
	global_load_ubyte v67, v16, s[2:3] offset:3328
	global_load_ubyte v68, v16, s[2:3] offset:3584
	global_load_ubyte v69, v16, s[2:3] offset:3840
	s_movk_i32 s2, 0x1000
	v_lshl_add_u64 v[8:9], s[6:7], 0, v[4:5]
	v_add_co_u32_e32 v10, vcc, s2, v8
	s_movk_i32 s3, 0x2000
	s_nop 0
	v_addc_co_u32_e32 v11, vcc, 0, v9, vcc
	v_add_co_u32_e32 v12, vcc, s3, v8
	global_load_ubyte v3, v4, s[6:7]
	global_load_ubyte v90, v4, s[6:7] offset:2304
	v_addc_co_u32_e32 v13, vcc, 0, v9, vcc
	global_load_ubyte v5, v[12:13], off offset:-4096
	global_load_ubyte v14, v[12:13], off
	s_movk_i32 s3, 0x3000
	v_add_co_u32_e32 v8, vcc, s3, v8
	v_mov_b32_e32 v2, 0xf8
	s_nop 0
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	global_load_ubyte v15, v[10:11], off offset:2304
	global_load_ubyte v16, v[10:11], off offset:2560
	global_load_ubyte v20, v[10:11], off offset:2816
	global_load_ubyte v21, v[10:11], off offset:3072
	global_load_ubyte v22, v[10:11], off offset:3328
	global_load_ubyte v23, v[10:11], off offset:3584
	global_load_ubyte v24, v[10:11], off offset:3840
	global_load_ubyte v25, v[8:9], off
	global_load_ubyte v26, v4, s[6:7] offset:256
	global_load_ubyte v27, v[10:11], off offset:256
	global_load_ubyte v28, v[12:13], off offset:256
	global_load_ubyte v29, v[8:9], off offset:256
	global_load_ubyte v30, v4, s[6:7] offset:512
	global_load_ubyte v31, v4, s[6:7] offset:768
	global_load_ubyte v32, v[10:11], off offset:512
	global_load_ubyte v33, v[10:11], off offset:768
	global_load_ubyte v34, v[12:13], off offset:512
	global_load_ubyte v35, v[8:9], off offset:512
	global_load_ubyte v36, v[12:13], off offset:768
	global_load_ubyte v37, v[8:9], off offset:768
	v_add_co_u32_e32 v6, vcc, s2, v6
	global_load_ubyte v91, v[12:13], off offset:2304
	global_load_ubyte v92, v[8:9], off offset:2304
	global_load_ubyte v93, v4, s[6:7] offset:2560
	global_load_ubyte v94, v4, s[6:7] offset:2816
	global_load_ubyte v95, v4, s[6:7] offset:3072
	global_load_ubyte v96, v4, s[6:7] offset:3328
	global_load_ubyte v97, v4, s[6:7] offset:3584
	global_load_ubyte v98, v4, s[6:7] offset:3840
	global_load_ubyte v99, v[12:13], off offset:2560
	global_load_ubyte v100, v[8:9], off offset:2560
	global_load_ubyte v101, v[12:13], off offset:2816
	global_load_ubyte v102, v[12:13], off offset:3072
	global_load_ubyte v103, v[12:13], off offset:3328
	global_load_ubyte v104, v[12:13], off offset:3584
	global_load_ubyte v105, v[12:13], off offset:3840
                                        ; kill: killed $sgpr6_sgpr7
                                        ; kill: killed $vgpr12 killed $vgpr13
	global_load_ubyte v106, v[8:9], off offset:2816
	global_load_ubyte v107, v[8:9], off offset:3072
	global_load_ubyte v108, v[8:9], off offset:3328
	global_load_ubyte v109, v[8:9], off offset:3584
	global_load_ubyte v110, v[8:9], off offset:3840
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	global_load_ubyte v38, v4, s[6:7] offset:1024
	global_load_ubyte v39, v[10:11], off offset:1024
	global_load_ubyte v40, v[12:13], off offset:1024
	global_load_ubyte v41, v[8:9], off offset:1024
	global_load_ubyte v42, v4, s[6:7] offset:1280
	global_load_ubyte v43, v4, s[6:7] offset:1536
	global_load_ubyte v44, v[10:11], off offset:1280
	global_load_ubyte v45, v[10:11], off offset:1536
	global_load_ubyte v46, v[12:13], off offset:1280
	global_load_ubyte v47, v[12:13], off offset:1536
	global_load_ubyte v48, v[8:9], off offset:1280
	global_load_ubyte v49, v[8:9], off offset:1536
	global_load_ubyte v70, v[6:7], off
	global_load_ubyte v71, v[6:7], off offset:256
	global_load_ubyte v72, v[6:7], off offset:512
	global_load_ubyte v73, v[6:7], off offset:768
	global_load_ubyte v74, v[6:7], off offset:1024
	global_load_ubyte v75, v[6:7], off offset:1280
	global_load_ubyte v76, v[6:7], off offset:1536
	global_load_ubyte v77, v[6:7], off offset:1792
	global_load_ubyte v50, v4, s[6:7] offset:1792
	global_load_ubyte v51, v4, s[6:7] offset:2048
	global_load_ubyte v52, v[10:11], off offset:1792
	global_load_ubyte v53, v[10:11], off offset:2048
	global_load_ubyte v78, v[12:13], off offset:1792
	global_load_ubyte v79, v[12:13], off offset:2048
	global_load_ubyte v80, v[8:9], off offset:1792
	global_load_ubyte v81, v[8:9], off offset:2048
	global_load_ubyte v82, v[6:7], off offset:2048
	global_load_ubyte v83, v[6:7], off offset:2304
                                        ; kill: killed $vgpr10 killed $vgpr11
	global_load_ubyte v84, v[6:7], off offset:2560
	global_load_ubyte v85, v[6:7], off offset:2816
	global_load_ubyte v86, v[6:7], off offset:3072
	global_load_ubyte v87, v[6:7], off offset:3328
	global_load_ubyte v88, v[6:7], off offset:3584
	global_load_ubyte v89, v[6:7], off offset:3840
	v_add_u32_e32 v6, 0, v4
	v_bitop3_b32 v2, s17, v2, v1 bitop3:0xc8
	v_and_b32_e32 v18, 31, v0
	v_and_b32_e32 v19, 32, v0
	s_and_b32 s2, s1, 64
	s_movk_i32 s19, 0xf0
	v_xad_u32 v7, v4, 16, 0
	v_xad_u32 v8, v4, 32, 0
	v_xad_u32 v9, v4, 48, 0
	v_xad_u32 v10, v4, 64, 0
	s_movk_i32 s3, 0x60
	s_movk_i32 s16, 0x80
	s_movk_i32 s7, 0xa0
	s_movk_i32 s15, 0xc0
	s_movk_i32 s18, 0xe0
	s_movk_i32 s6, 0x70
	s_waitcnt vmcnt(35)
	ds_write_b8 v10, v38 offset:1024
	s_waitcnt vmcnt(34)
	ds_write_b8 v10, v39 offset:5120
	s_waitcnt vmcnt(33)
	ds_write_b8 v10, v40 offset:9216
	s_waitcnt vmcnt(32)
	ds_write_b8 v10, v41 offset:13312
	ds_write_b8 v6, v3
	ds_write_b8 v6, v5 offset:4096
	ds_write_b8 v6, v14 offset:8192
	ds_write_b8 v6, v25 offset:12288
	v_mov_b32_e32 v3, 0x50
	v_bitop3_b32 v3, s17, v3, v1 bitop3:0x36
	v_add_u32_e32 v11, 0, v3
	v_mov_b32_e32 v3, 0x60
	v_bitop3_b32 v3, s17, v3, v1 bitop3:0x36
	v_add_u32_e32 v12, 0, v3
	v_mov_b32_e32 v3, 0x70
	v_bitop3_b32 v3, s17, v3, v1 bitop3:0x36
	v_add_u32_e32 v13, 0, v3
	v_mov_b32_e32 v3, 0x80
	v_bitop3_b32 v3, s17, v3, v1 bitop3:0x36
	v_add_u32_e32 v3, 0, v3
	s_waitcnt vmcnt(14)
	ds_write_b8 v3, v51 offset:2048
	s_waitcnt vmcnt(12)
	ds_write_b8 v3, v53 offset:6144
	s_waitcnt vmcnt(10)
	ds_write_b8 v3, v79 offset:10240
	s_waitcnt vmcnt(8)
	ds_write_b8 v3, v81 offset:14336
	v_mov_b32_e32 v3, 0x90
	v_bitop3_b32 v3, s17, v3, v1 bitop3:0x36
	v_add_u32_e32 v3, 0, v3
	ds_write_b8 v3, v90 offset:2304
	ds_write_b8 v3, v15 offset:6400
	ds_write_b8 v3, v91 offset:10496
	ds_write_b8 v3, v92 offset:14592
	v_mov_b32_e32 v3, 0xa0
	v_bitop3_b32 v3, s17, v3, v1 bitop3:0x36
	v_add_u32_e32 v3, 0, v3
	ds_write_b8 v3, v93 offset:2560
	ds_write_b8 v3, v16 offset:6656
	ds_write_b8 v3, v99 offset:10752
	ds_write_b8 v3, v100 offset:14848
	v_mov_b32_e32 v3, 0xb0
	v_bitop3_b32 v3, s17, v3, v1 bitop3:0x36
	v_add_u32_e32 v3, 0, v3
	ds_write_b8 v3, v94 offset:2816
	ds_write_b8 v3, v20 offset:6912
	ds_write_b8 v3, v101 offset:11008
	ds_write_b8 v3, v106 offset:15104
	v_mov_b32_e32 v3, 0xc0
	v_bitop3_b32 v3, s1, v3, v1 bitop3:0x26
	v_add_u32_e32 v3, 0, v3
	ds_write_b8 v3, v95 offset:3072
	ds_write_b8 v3, v21 offset:7168
	ds_write_b8 v3, v102 offset:11264
	ds_write_b8 v3, v107 offset:15360
	v_mov_b32_e32 v3, 0xd0
	v_bitop3_b32 v3, s17, v3, v1 bitop3:0x36
	v_add_u32_e32 v3, 0, v3
	ds_write_b8 v3, v96 offset:3328
	ds_write_b8 v3, v22 offset:7424
	ds_write_b8 v3, v103 offset:11520
	ds_write_b8 v3, v108 offset:15616
	v_mov_b32_e32 v3, 0xe0
	v_bitop3_b32 v3, s17, v3, v1 bitop3:0x36
	v_add_u32_e32 v3, 0, v3
	ds_write_b8 v3, v97 offset:3584
	ds_write_b8 v3, v23 offset:7680
	ds_write_b8 v3, v104 offset:11776
	ds_write_b8 v3, v109 offset:15872
	v_mov_b32_e32 v3, 0xf0
	v_bitop3_b32 v1, s17, v3, v1 bitop3:0x36
	v_add_u32_e32 v1, 0, v1
	ds_write_b8 v1, v98 offset:3840
	ds_write_b8 v1, v24 offset:7936
	ds_write_b8 v1, v105 offset:12032
	ds_write_b8 v1, v110 offset:16128
	v_lshlrev_b32_e32 v1, 8, v18
	v_lshlrev_b32_e32 v3, 4, v0
	v_lshrrev_b32_e32 v14, 1, v19
	v_lshl_or_b32 v1, s2, 7, v1
	v_bitop3_b32 v15, v3, v14, s19 bitop3:0x6c
	v_or_b32_e32 v3, v1, v15
	v_add_u32_e32 v4, 0, v3
	ds_write_b8 v7, v26 offset:256
	ds_write_b8 v7, v27 offset:4352
	ds_write_b8 v7, v28 offset:8448
	ds_write_b8 v7, v29 offset:12544
	ds_write_b8 v8, v30 offset:512
	ds_write_b8 v8, v32 offset:4608
	ds_write_b8 v8, v34 offset:8704
	ds_write_b8 v8, v35 offset:12800
	ds_write_b8 v9, v31 offset:768
	ds_write_b8 v9, v33 offset:4864
	ds_write_b8 v9, v36 offset:8960
	ds_write_b8 v9, v37 offset:13056
	ds_write_b8 v11, v42 offset:1280
	ds_write_b8 v11, v44 offset:5376
	ds_write_b8 v11, v46 offset:9472
	ds_write_b8 v11, v48 offset:13568
	ds_write_b8 v12, v43 offset:1536
	ds_write_b8 v12, v45 offset:5632
	ds_write_b8 v12, v47 offset:9728
	ds_write_b8 v12, v49 offset:13824
	ds_write_b8 v13, v50 offset:1792
	ds_write_b8 v13, v52 offset:5888
	ds_write_b8 v13, v78 offset:9984
	ds_write_b8 v13, v80 offset:14080
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xad_u32 v5, v3, 32, 0
	ds_read_b128 v[22:25], v4
	ds_read_b128 v[26:29], v5
	v_xad_u32 v3, v3, 64, 0
	v_bitop3_b32 v4, v1, s3, v15 bitop3:0x36
	v_add_u32_e32 v4, 0, v4
	ds_read_b128 v[30:33], v3
	ds_read_b128 v[34:37], v4
	v_mov_b32_e32 v3, v17
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[2:3]
	v_and_b32_e32 v16, 7, v0
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[16:17]
	global_load_ubyte v20, v[4:5], off
	global_load_ubyte v21, v[4:5], off offset:256
	v_bitop3_b32 v4, v1, s16, v15 bitop3:0x36
	v_add_u32_e32 v4, 0, v4
	v_bitop3_b32 v5, v1, s7, v15 bitop3:0x36
	v_add_u32_e32 v5, 0, v5
	ds_read_b128 v[38:41], v4
	ds_read_b128 v[42:45], v5
	v_bitop3_b32 v4, v1, s15, v15 bitop3:0x36
	v_bitop3_b32 v1, v1, s18, v15 bitop3:0x36
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	v_add_u32_e32 v4, 0, v4
	v_add_u32_e32 v1, 0, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[16:17]
	ds_read_b128 v[46:49], v4
	ds_read_b128 v[50:53], v1
	global_load_ubyte v1, v[2:3], off
	global_load_ubyte v4, v[2:3], off offset:256
	v_lshlrev_b32_e32 v2, 7, v18
	v_lshlrev_b32_e32 v3, 3, v0
	v_lshl_or_b32 v2, s14, 5, v2
	v_bitop3_b32 v3, v3, v14, s6 bitop3:0x6c
	v_or_b32_e32 v5, v2, v3
	v_bitop3_b32 v2, v2, s3, v3 bitop3:0x36
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b8 v6, v54
	ds_write_b8 v6, v62 offset:2048
	ds_write_b8 v6, v70 offset:4096
	s_waitcnt vmcnt(11)
	ds_write_b8 v6, v82 offset:6144
	ds_write_b8 v7, v55 offset:256
	ds_write_b8 v7, v63 offset:2304
	ds_write_b8 v7, v71 offset:4352
	s_waitcnt vmcnt(10)
	ds_write_b8 v7, v83 offset:6400
	ds_write_b8 v8, v56 offset:512
	ds_write_b8 v8, v64 offset:2560
	ds_write_b8 v8, v72 offset:4608
	s_waitcnt vmcnt(9)
	ds_write_b8 v8, v84 offset:6656
	ds_write_b8 v9, v57 offset:768
	ds_write_b8 v9, v65 offset:2816
	ds_write_b8 v9, v73 offset:4864
	s_waitcnt vmcnt(8)
	ds_write_b8 v9, v85 offset:6912
	ds_write_b8 v10, v58 offset:1024
	ds_write_b8 v10, v66 offset:3072
	ds_write_b8 v10, v74 offset:5120
	s_waitcnt vmcnt(7)
	ds_write_b8 v10, v86 offset:7168
	ds_write_b8 v11, v59 offset:1280
	ds_write_b8 v11, v67 offset:3328
	ds_write_b8 v11, v75 offset:5376
	s_waitcnt vmcnt(6)
	ds_write_b8 v11, v87 offset:7424
	ds_write_b8 v12, v60 offset:1536
	ds_write_b8 v12, v68 offset:3584
	ds_write_b8 v12, v76 offset:5632
	s_waitcnt vmcnt(5)
	ds_write_b8 v12, v88 offset:7680
	ds_write_b8 v13, v61 offset:1792
	ds_write_b8 v13, v69 offset:3840
	ds_write_b8 v13, v77 offset:5888
	s_waitcnt vmcnt(4)
	ds_write_b8 v13, v89 offset:7936
	v_add_u32_e32 v6, 0, v5
	v_xad_u32 v7, v5, 32, 0
	v_xad_u32 v5, v5, 64, 0
	v_add_u32_e32 v2, 0, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[58:61], v5
	ds_read_b128 v[62:65], v2
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v2, 28, v2
	v_lshl_or_b32 v2, v16, 5, v2
	v_mov_b32_e32 v3, 0x140
	s_lshr_b32 s3, s2, 5
	v_bitop3_b32 v2, s13, v2, v3 bitop3:0x6c
	v_lshrrev_b32_e32 v5, 2, v0
	s_movk_i32 s4, 0x140
	v_add_u32_e32 v2, s3, v2
	v_and_b32_e32 v5, 2, v5
	v_bfe_i32 v0, v0, 4, 1
	ds_read_b128 v[10:13], v6
	ds_read_b128 v[54:57], v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_and_or_b32 v0, v0, s4, v5
	v_or_b32_e32 v5, s12, v19
	s_lshr_b32 s1, s1, 6
	v_or_b32_e32 v18, s0, v18
	s_lshr_b32 s0, s2, 1
	s_waitcnt vmcnt(2)
	v_lshlrev_b16_e32 v3, 8, v21
	v_or_b32_e32 v3, v20, v3
	ds_write_b16 v2, v3
	v_lshlrev_b32_e32 v3, 2, v16
	v_or3_b32 v5, v5, v3, v0
	v_add_u32_e32 v6, 0, v5
	v_xad_u32 v5, v5, 64, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u8 v7, v5 offset:128
	ds_read_u8 v8, v6 offset:128
	ds_read_u8 v5, v5
	ds_read_u8 v6, v6
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_lshlrev_b16_e32 v4, 8, v4
	v_or_b32_e32 v1, v1, v4
	ds_write_b16 v2, v1
	v_and_or_b32 v1, s1, 1, v19
	v_or3_b32 v0, v1, v3, v0
	v_add_u32_e32 v1, 0, v0
	v_xad_u32 v0, v0, 64, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u8 v2, v0
	ds_read_u8 v3, v1
	ds_read_u8 v0, v0 offset:128
	ds_read_u8 v1, v1 offset:128
	s_mov_b32 s1, 0xc0c0004
	v_perm_b32 v4, v6, v5, s1
	v_perm_b32 v5, v8, v7, s1
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v2, v3, v2, s1
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v0, v1, v0, s1
	v_lshl_or_b32 v16, v5, 16, v4
	v_lshl_or_b32 v20, v0, 16, v2
	v_lshrrev_b32_e32 v19, 3, v19
	v_or_b32_e32 v21, s0, v19
	v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[22:29], v[10:13], 0, v20, v16 op_sel_hi:[0,0,0] cbsz:1 blgp:4
	v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[30:37], v[54:57], v[0:15], v20, v16 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:1 blgp:4
	v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[38:45], v[58:61], v[0:15], v20, v16 op_sel_hi:[1,1,0] cbsz:1 blgp:4
	v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[46:53], v[62:65], v[0:15], v20, v16 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:1 blgp:4
	v_lshlrev_b32_e32 v16, 8, v18
	v_lshl_add_u64 v[18:19], s[10:11], 0, v[16:17]
	v_lshlrev_b32_e32 v16, 2, v21
	v_lshl_add_u64 v[16:17], v[18:19], 0, v[16:17]
	s_nop 15
	global_store_dwordx4 v[16:17], v[0:3], off
	global_store_dwordx4 v[16:17], v[4:7], off offset:32
	global_store_dwordx4 v[16:17], v[8:11], off offset:64
	global_store_dwordx4 v[16:17], v[12:15], off offset:96
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
		.amdhsa_next_free_vgpr 111
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 112
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
	.set .Lscaled.num_vgpr, 111
	.set .Lscaled.num_agpr, 0
	.set .Lscaled.numbered_sgpr, 20
	.set .Lscaled.num_named_barrier, 0
	.set .Lscaled.private_seg_size, 0
	.set .Lscaled.uses_vcc, 1
	.set .Lscaled.uses_flat_scratch, 0
	.set .Lscaled.has_dyn_sized_stack, 0
	.set .Lscaled.has_recursion, 0
	.set .Lscaled.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3148
; TotalNumSgprs: 26
; NumVgprs: 111
; NumAgprs: 0
; TotalNumVgprs: 111
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 13
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 111
; AccumOffset: 112
; Occupancy: 4
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 27
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
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         scaled.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     111
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
