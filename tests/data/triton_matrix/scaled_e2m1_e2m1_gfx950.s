; lds_bytes=8192 threads=256
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
	v_readfirstlane_b32 s14, v0
	s_and_b32 s13, s14, 0x80
	s_and_b32 s0, s14, 0xc0
	s_lshr_b32 s1, s13, 3
	v_and_b32_e32 v22, 63, v0
	s_add_u32 s2, s2, s13
	v_mov_b32_e32 v2, 0x7f
	s_addc_u32 s3, s3, 0
	v_bitop3_b32 v2, s0, v2, v22 bitop3:0xc8
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[6:7], s[2:3], 0, v[2:3]
	s_movk_i32 s15, 0x1000
	v_add_co_u32_e32 v6, vcc, s15, v6
	global_load_ubyte v10, v2, s[2:3]
	global_load_ubyte v11, v2, s[2:3] offset:256
	global_load_ubyte v12, v2, s[2:3] offset:2048
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	global_load_ubyte v13, v[6:7], off
	global_load_ubyte v14, v[6:7], off offset:2048
	global_load_ubyte v15, v2, s[2:3] offset:2304
	global_load_ubyte v16, v2, s[2:3] offset:2560
	global_load_ubyte v17, v[6:7], off offset:256
	global_load_ubyte v18, v[6:7], off offset:512
	global_load_ubyte v19, v[6:7], off offset:2304
	global_load_ubyte v20, v[6:7], off offset:2560
	global_load_ubyte v21, v2, s[2:3] offset:512
	global_load_ubyte v23, v2, s[2:3] offset:768
	global_load_ubyte v25, v2, s[2:3] offset:1024
	global_load_ubyte v26, v2, s[2:3] offset:1280
	global_load_ubyte v27, v2, s[2:3] offset:1536
	global_load_ubyte v28, v2, s[2:3] offset:1792
	global_load_ubyte v29, v2, s[2:3] offset:2816
	global_load_ubyte v30, v[6:7], off offset:768
	global_load_ubyte v31, v[6:7], off offset:2816
	global_load_ubyte v32, v2, s[2:3] offset:3072
	global_load_ubyte v33, v2, s[2:3] offset:3328
	global_load_ubyte v34, v2, s[2:3] offset:3584
	global_load_ubyte v35, v2, s[2:3] offset:3840
	global_load_ubyte v36, v[6:7], off offset:1024
	global_load_ubyte v37, v[6:7], off offset:3072
	global_load_ubyte v38, v[6:7], off offset:1280
	global_load_ubyte v39, v[6:7], off offset:1536
	global_load_ubyte v40, v[6:7], off offset:1792
	global_load_ubyte v41, v[6:7], off offset:3328
	global_load_ubyte v42, v[6:7], off offset:3584
	global_load_ubyte v43, v[6:7], off offset:3840
	s_add_u32 s2, s6, s13
	s_addc_u32 s3, s7, 0
	v_lshl_add_u64 v[6:7], s[2:3], 0, v[2:3]
	v_add_co_u32_e32 v6, vcc, s15, v6
	global_load_ubyte v44, v2, s[2:3]
	global_load_ubyte v45, v2, s[2:3] offset:256
	global_load_ubyte v46, v2, s[2:3] offset:512
	global_load_ubyte v47, v2, s[2:3] offset:768
	global_load_ubyte v48, v2, s[2:3] offset:1024
	global_load_ubyte v49, v2, s[2:3] offset:1280
	global_load_ubyte v50, v2, s[2:3] offset:1536
	global_load_ubyte v51, v2, s[2:3] offset:1792
	global_load_ubyte v52, v2, s[2:3] offset:2048
	global_load_ubyte v53, v2, s[2:3] offset:2304
	global_load_ubyte v54, v2, s[2:3] offset:2560
	global_load_ubyte v55, v2, s[2:3] offset:2816
	global_load_ubyte v56, v2, s[2:3] offset:3072
	global_load_ubyte v57, v2, s[2:3] offset:3328
	global_load_ubyte v58, v2, s[2:3] offset:3584
	global_load_ubyte v59, v2, s[2:3] offset:3840
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	global_load_ubyte v60, v[6:7], off
	global_load_ubyte v61, v[6:7], off offset:256
	global_load_ubyte v62, v[6:7], off offset:512
	global_load_ubyte v63, v[6:7], off offset:768
	global_load_ubyte v64, v[6:7], off offset:1024
	global_load_ubyte v65, v[6:7], off offset:1280
	global_load_ubyte v66, v[6:7], off offset:1536
	global_load_ubyte v67, v[6:7], off offset:1792
	global_load_ubyte v68, v[6:7], off offset:2048
	global_load_ubyte v69, v[6:7], off offset:2304
	global_load_ubyte v70, v[6:7], off offset:2560
	global_load_ubyte v71, v[6:7], off offset:2816
	global_load_ubyte v72, v[6:7], off offset:3072
	global_load_ubyte v73, v[6:7], off offset:3328
	global_load_ubyte v74, v[6:7], off offset:3584
	global_load_ubyte v75, v[6:7], off offset:3840
	v_mov_b32_e32 v1, 0xf8
	v_bitop3_b32 v4, s0, v1, v22 bitop3:0xc8
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[6:7], s[4:5], 0, v[4:5]
	v_and_b32_e32 v2, 7, v0
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[2:3]
	global_load_ubyte v8, v[6:7], off
	global_load_ubyte v9, v[6:7], off offset:256
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[2:3]
	global_load_ubyte v6, v[4:5], off
	global_load_ubyte v7, v[4:5], off offset:256
	v_or_b32_e32 v24, s0, v22
	v_add_u32_e32 v4, 0, v24
	v_xad_u32 v5, v24, 16, 0
	v_and_b32_e32 v1, 15, v0
	s_lshl_b32 s2, s13, 4
	s_bfe_i32 s3, s14, 0x10006
	s_movk_i32 s12, 0x80
	s_waitcnt vmcnt(62)
	ds_write_b8 v5, v11 offset:256
	ds_write_b8 v5, v15 offset:2304
	s_waitcnt vmcnt(60)
	ds_write_b8 v5, v17 offset:4352
	s_waitcnt vmcnt(58)
	ds_write_b8 v5, v19 offset:6400
	ds_write_b8 v4, v10
	ds_write_b8 v4, v12 offset:2048
	ds_write_b8 v4, v13 offset:4096
	ds_write_b8 v4, v14 offset:6144
	v_xad_u32 v10, v24, 32, 0
	s_waitcnt vmcnt(56)
	ds_write_b8 v10, v21 offset:512
	ds_write_b8 v10, v16 offset:2560
	ds_write_b8 v10, v18 offset:4608
	ds_write_b8 v10, v20 offset:6656
	v_lshlrev_b32_e32 v16, 3, v0
	v_xad_u32 v11, v24, 48, 0
	v_and_b32_e32 v16, 0x70, v16
	s_waitcnt vmcnt(55)
	ds_write_b8 v11, v23 offset:768
	s_waitcnt vmcnt(50)
	ds_write_b8 v11, v29 offset:2816
	s_waitcnt vmcnt(49)
	ds_write_b8 v11, v30 offset:4864
	s_waitcnt vmcnt(48)
	ds_write_b8 v11, v31 offset:6912
	v_mov_b32_e32 v13, 0x50
	v_mov_b32_e32 v14, 0x60
	v_mov_b32_e32 v23, 0x70
	v_and_b32_e32 v17, 48, v0
	v_lshl_or_b32 v16, v1, 7, v16
	v_bitop3_b32 v13, s0, v13, v22 bitop3:0x36
	v_bitop3_b32 v14, s0, v14, v22 bitop3:0x36
	v_bitop3_b32 v15, s0, v23, v22 bitop3:0x36
	v_bitop3_b32 v18, s2, v16, v17 bitop3:0xf6
	s_and_b32 s2, s14, 64
	v_xad_u32 v12, v24, 64, 0
	v_add_u32_e32 v13, 0, v13
	v_add_u32_e32 v14, 0, v14
	v_add_u32_e32 v15, 0, v15
	v_add_u32_e32 v19, 0, v18
	v_xad_u32 v18, v18, 64, 0
	s_lshl_b32 s4, s2, 5
	ds_write_b8 v12, v25 offset:1024
	s_waitcnt vmcnt(47)
	ds_write_b8 v12, v32 offset:3072
	s_waitcnt vmcnt(43)
	ds_write_b8 v12, v36 offset:5120
	s_waitcnt vmcnt(42)
	ds_write_b8 v12, v37 offset:7168
	ds_write_b8 v13, v26 offset:1280
	ds_write_b8 v13, v33 offset:3328
	s_waitcnt vmcnt(41)
	ds_write_b8 v13, v38 offset:5376
	s_waitcnt vmcnt(38)
	ds_write_b8 v13, v41 offset:7424
	ds_write_b8 v14, v27 offset:1536
	ds_write_b8 v14, v34 offset:3584
	ds_write_b8 v14, v39 offset:5632
	s_waitcnt vmcnt(37)
	ds_write_b8 v14, v42 offset:7680
	ds_write_b8 v15, v28 offset:1792
	ds_write_b8 v15, v35 offset:3840
	ds_write_b8 v15, v40 offset:5888
	s_waitcnt vmcnt(36)
	ds_write_b8 v15, v43 offset:7936
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[26:29], v19
	ds_read_b128 v[30:33], v19 offset:4096
	ds_read_b128 v[34:37], v18
	ds_read_b128 v[38:41], v18 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(35)
	ds_write_b8 v4, v44
	s_waitcnt vmcnt(27)
	ds_write_b8 v4, v52 offset:2048
	s_waitcnt vmcnt(19)
	ds_write_b8 v4, v60 offset:4096
	s_waitcnt vmcnt(11)
	ds_write_b8 v4, v68 offset:6144
	ds_write_b8 v5, v45 offset:256
	ds_write_b8 v5, v53 offset:2304
	ds_write_b8 v5, v61 offset:4352
	s_waitcnt vmcnt(10)
	ds_write_b8 v5, v69 offset:6400
	ds_write_b8 v10, v46 offset:512
	ds_write_b8 v10, v54 offset:2560
	ds_write_b8 v10, v62 offset:4608
	s_waitcnt vmcnt(9)
	ds_write_b8 v10, v70 offset:6656
	ds_write_b8 v11, v47 offset:768
	ds_write_b8 v11, v55 offset:2816
	ds_write_b8 v11, v63 offset:4864
	s_waitcnt vmcnt(8)
	ds_write_b8 v11, v71 offset:6912
	ds_write_b8 v12, v48 offset:1024
	ds_write_b8 v12, v56 offset:3072
	ds_write_b8 v12, v64 offset:5120
	s_waitcnt vmcnt(7)
	ds_write_b8 v12, v72 offset:7168
	ds_write_b8 v13, v49 offset:1280
	ds_write_b8 v13, v57 offset:3328
	ds_write_b8 v13, v65 offset:5376
	s_waitcnt vmcnt(6)
	ds_write_b8 v13, v73 offset:7424
	ds_write_b8 v14, v50 offset:1536
	ds_write_b8 v14, v58 offset:3584
	ds_write_b8 v14, v66 offset:5632
	s_waitcnt vmcnt(5)
	ds_write_b8 v14, v74 offset:7680
	ds_write_b8 v15, v51 offset:1792
	ds_write_b8 v15, v59 offset:3840
	ds_write_b8 v15, v67 offset:5888
	s_waitcnt vmcnt(4)
	ds_write_b8 v15, v75 offset:7936
	v_bitop3_b32 v4, s4, v16, v17 bitop3:0xf6
	v_add_u32_e32 v5, 0, v4
	v_xad_u32 v4, v4, 64, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[46:49], v4
	ds_read_b128 v[50:53], v4 offset:4096
	v_lshrrev_b32_e32 v4, 1, v0
	v_and_b32_e32 v4, 28, v4
	ds_read_b128 v[12:15], v5
	ds_read_b128 v[42:45], v5 offset:4096
	v_lshl_or_b32 v4, v2, 5, v4
	v_mov_b32_e32 v5, 0x180
	s_lshr_b32 s4, s13, 6
	v_bitop3_b32 v4, s3, v4, v5 bitop3:0x6c
	s_waitcnt vmcnt(2)
	v_lshlrev_b16_e32 v5, 8, v9
	v_add_u32_e32 v4, s4, v4
	v_or_b32_e32 v5, v8, v5
	v_bfe_i32 v0, v0, 3, 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v4, v5
	v_lshlrev_b32_e32 v5, 1, v17
	v_and_b32_e32 v0, 0x180, v0
	v_lshl_or_b32 v2, v2, 2, v5
	v_or_b32_e32 v5, s4, v0
	v_or_b32_e32 v8, v5, v2
	v_bitop3_b32 v5, v5, s12, v2 bitop3:0x36
	s_waitcnt vmcnt(0)
	v_lshlrev_b16_e32 v7, 8, v7
	s_lshr_b32 s2, s2, 5
	v_add_u32_e32 v8, 0, v8
	v_add_u32_e32 v5, 0, v5
	v_or_b32_e32 v6, v6, v7
	v_or_b32_e32 v0, s2, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v8, v8
	ds_read_u16 v5, v5
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v4, v6
	v_or_b32_e32 v4, v0, v2
	v_bitop3_b32 v0, v0, s12, v2 bitop3:0x36
	v_add_u32_e32 v4, 0, v4
	v_add_u32_e32 v0, 0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v2, v4
	ds_read_u16 v0, v0
	s_mov_b32 s2, 0x1050004
	v_perm_b32 v20, v8, v5, s2
	v_or_b32_e32 v1, s1, v1
	v_mov_b32_e32 v25, 0x8c
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v0, v2, v0, s2
	v_lshlrev_b32_e32 v2, 8, v1
	s_mov_b64 s[2:3], 0x2000
	v_mfma_scale_f32_16x16x128_f8f6f4 v[4:7], v[12:15], v[26:29], 0, v0, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[8:11], v[42:45], v[26:29], 0, v0, v20 op_sel_hi:[1,0,0] cbsz:4 blgp:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[12:15], v[12:15], v[30:33], 0, v0, v20 op_sel_hi:[0,1,0] cbsz:4 blgp:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[16:19], v[42:45], v[30:33], 0, v0, v20 op_sel_hi:[1,1,0] cbsz:4 blgp:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[4:7], v[46:49], v[34:37], v[4:7], v0, v20 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[8:11], v[50:53], v[34:37], v[8:11], v0, v20 op_sel:[1,1,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[12:15], v[46:49], v[38:41], v[12:15], v0, v20 op_sel:[1,1,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
	v_mfma_scale_f32_16x16x128_f8f6f4 v[16:19], v[50:53], v[38:41], v[16:19], v0, v20 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
	v_lshl_add_u64 v[0:1], s[10:11], 0, v[2:3]
	v_bitop3_b32 v2, s0, v23, v22 bitop3:0xc8
	s_movk_i32 s0, 0xfc
	v_lshl_add_u64 v[20:21], v[0:1], 0, s[2:3]
	v_lshl_add_u64 v[22:23], v[0:1], 0, v[2:3]
	v_bitop3_b32 v24, v24, s0, v25 bitop3:0xc8
	v_mov_b32_e32 v25, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[24:25]
	v_lshl_add_u64 v[2:3], v[20:21], 0, v[2:3]
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[24:25]
	global_store_dwordx4 v[22:23], v[4:7], off
	global_store_dwordx3 v[22:23], v[8:10], off offset:128
	global_store_dword v[0:1], v11, off
	global_store_dwordx4 v[2:3], v[12:15], off
	global_store_dwordx3 v[2:3], v[16:18], off offset:128
	global_store_dword v[20:21], v19, off
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
		.amdhsa_next_free_vgpr 76
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 76
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
	.set .Lscaled.num_vgpr, 76
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
; codeLenInByte = 2380
; TotalNumSgprs: 22
; NumVgprs: 76
; NumAgprs: 0
; TotalNumVgprs: 76
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 76
; AccumOffset: 76
; Occupancy: 6
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 18
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
    .vgpr_count:     76
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
