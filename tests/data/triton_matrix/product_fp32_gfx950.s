; lds_bytes=16384 threads=256
	.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	product                         ; -- Begin function product
	.p2align	8
	.type	product,@function
product:                                ; @product
; %bb.1:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.2:
.LBB0_0:
	v_readfirstlane_b32 s8, v0
	s_and_b32 s0, s8, 0xc0
	s_and_b32 s9, s8, 0x80
	s_lshr_b32 s1, s9, 3
	s_lshl_b32 s10, s0, 2
	v_and_b32_e32 v46, 63, v0
	s_add_u32 s2, s2, s10
	s_addc_u32 s3, s3, 0
	v_lshlrev_b32_e32 v8, 2, v46
	v_mov_b32_e32 v9, 0
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[8:9]
	s_movk_i32 s11, 0x1000
	v_add_co_u32_e32 v4, vcc, s11, v2
	global_load_dword v1, v8, s[2:3]
	global_load_dword v10, v8, s[2:3] offset:1024
	global_load_dword v11, v8, s[2:3] offset:2048
	global_load_dword v12, v8, s[2:3] offset:3072
	v_addc_co_u32_e32 v5, vcc, 0, v3, vcc
	s_movk_i32 s2, 0x2000
	v_add_co_u32_e32 v6, vcc, s2, v2
	s_movk_i32 s2, 0x3000
	s_nop 0
	v_addc_co_u32_e32 v7, vcc, 0, v3, vcc
	v_add_co_u32_e32 v2, vcc, s2, v2
	global_load_dword v13, v[6:7], off offset:-4096
	global_load_dword v14, v[6:7], off
	global_load_dword v15, v[6:7], off offset:1024
	global_load_dword v16, v[6:7], off offset:2048
	global_load_dword v17, v[6:7], off offset:3072
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	global_load_dword v6, v[2:3], off
	global_load_dword v7, v[4:5], off offset:1024
	global_load_dword v18, v[2:3], off offset:1024
	global_load_dword v19, v[4:5], off offset:2048
	global_load_dword v20, v[2:3], off offset:2048
	global_load_dword v21, v[4:5], off offset:3072
	global_load_dword v22, v[2:3], off offset:3072
	s_add_u32 s2, s4, s10
	s_addc_u32 s3, s5, 0
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[8:9]
	v_add_co_u32_e32 v2, vcc, s11, v2
	global_load_dword v38, v8, s[2:3]
	global_load_dword v39, v8, s[2:3] offset:1024
	global_load_dword v40, v8, s[2:3] offset:2048
	global_load_dword v41, v8, s[2:3] offset:3072
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	global_load_dword v8, v[2:3], off
	global_load_dword v42, v[2:3], off offset:1024
	global_load_dword v43, v[2:3], off offset:2048
	global_load_dword v44, v[2:3], off offset:3072
	v_and_b32_e32 v47, 15, v0
	v_lshrrev_b32_e32 v0, 2, v0
	v_lshlrev_b32_e32 v2, 8, v47
	v_lshlrev_b32_e32 v3, 2, v47
	v_or_b32_e32 v5, s0, v46
	v_and_b32_e32 v4, 12, v0
	v_or_b32_e32 v23, v2, v3
	v_lshlrev_b32_e32 v5, 2, v5
	s_lshr_b32 s2, s0, 4
	s_lshl_b32 s3, s9, 5
	v_xor_b32_e32 v5, s2, v5
	v_bitop3_b32 v30, s3, v23, v4 bitop3:0xf6
	v_add_u32_e32 v45, 0, v5
	v_add_u32_e32 v23, 0, v30
	v_xad_u32 v48, v5, 16, 0
	v_xad_u32 v49, v5, 32, 0
	v_xad_u32 v50, v5, 48, 0
	s_lshl_b32 s2, s8, 6
	s_and_b32 s2, s2, 0x1000
	v_bitop3_b32 v0, v3, v0, 12 bitop3:0x78
	s_waitcnt vmcnt(19)
	ds_write2st64_b32 v45, v1, v13 offset1:16
	s_waitcnt vmcnt(14)
	ds_write2st64_b32 v45, v14, v6 offset0:32 offset1:48
	s_waitcnt vmcnt(13)
	ds_write2st64_b32 v48, v10, v7 offset0:4 offset1:20
	s_waitcnt vmcnt(12)
	ds_write2st64_b32 v48, v15, v18 offset0:36 offset1:52
	s_waitcnt vmcnt(11)
	ds_write2st64_b32 v49, v11, v19 offset0:8 offset1:24
	s_waitcnt vmcnt(10)
	ds_write2st64_b32 v49, v16, v20 offset0:40 offset1:56
	s_waitcnt vmcnt(9)
	ds_write2st64_b32 v50, v12, v21 offset0:12 offset1:28
	s_waitcnt vmcnt(8)
	ds_write2st64_b32 v50, v17, v22 offset0:44 offset1:60
	v_add_u32_e32 v1, 0x2000, v23
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[12:13], v1 offset1:16
	ds_read2_b32 v[14:15], v1 offset0:32 offset1:48
	v_xad_u32 v1, v30, 16, 0
	ds_read2_b32 v[6:7], v1 offset1:16
	ds_read2_b32 v[16:17], v1 offset0:32 offset1:48
	v_add_u32_e32 v1, 0x2000, v1
	ds_read2_b32 v[18:19], v1 offset1:16
	ds_read2_b32 v[20:21], v1 offset0:32 offset1:48
	v_xad_u32 v1, v30, 32, 0
	ds_read2_b32 v[4:5], v23 offset1:16
	ds_read2_b32 v[10:11], v23 offset0:32 offset1:48
	ds_read2_b32 v[22:23], v1 offset1:16
	ds_read2_b32 v[24:25], v1 offset0:32 offset1:48
	v_add_u32_e32 v1, 0x2000, v1
	ds_read2_b32 v[26:27], v1 offset1:16
	ds_read2_b32 v[28:29], v1 offset0:32 offset1:48
	v_xad_u32 v1, v30, 48, 0
	ds_read2_b32 v[30:31], v1 offset1:16
	ds_read2_b32 v[32:33], v1 offset0:32 offset1:48
	v_add_u32_e32 v1, 0x2000, v1
	ds_read2_b32 v[34:35], v1 offset1:16
	ds_read2_b32 v[36:37], v1 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(3)
	ds_write2st64_b32 v45, v38, v8 offset1:16
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v48, v39, v42 offset0:4 offset1:20
	s_waitcnt vmcnt(1)
	ds_write2st64_b32 v49, v40, v43 offset0:8 offset1:24
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v50, v41, v44 offset0:12 offset1:28
	v_or3_b32 v8, s2, v0, v2
	v_add_u32_e32 v48, 0, v8
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[38:39], v48 offset1:16
	v_xad_u32 v49, v8, 16, 0
	ds_read2_b32 v[40:41], v49 offset1:16
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x4_f32 v[0:3], v38, v4, 0
	v_xad_u32 v50, v8, 32, 0
	ds_read2_b32 v[42:43], v50 offset1:16
	v_xad_u32 v8, v8, 48, 0
	ds_read2_b32 v[44:45], v8 offset1:16
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x4_f32 v[0:3], v40, v6, v[0:3]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x4_f32 v[0:3], v42, v22, v[0:3]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x4_f32 v[0:3], v44, v30, v[0:3]
	v_mfma_f32_16x16x4_f32 v[0:3], v39, v5, v[0:3]
	v_mfma_f32_16x16x4_f32 v[0:3], v41, v7, v[0:3]
	v_mfma_f32_16x16x4_f32 v[4:7], v38, v12, 0
	v_mfma_f32_16x16x4_f32 v[4:7], v40, v18, v[4:7]
	v_mfma_f32_16x16x4_f32 v[4:7], v42, v26, v[4:7]
	v_mfma_f32_16x16x4_f32 v[4:7], v44, v34, v[4:7]
	v_mfma_f32_16x16x4_f32 v[4:7], v39, v13, v[4:7]
	ds_read2_b32 v[12:13], v48 offset0:32 offset1:48
	v_mfma_f32_16x16x4_f32 v[4:7], v41, v19, v[4:7]
	ds_read2_b32 v[18:19], v49 offset0:32 offset1:48
	v_mfma_f32_16x16x4_f32 v[0:3], v43, v23, v[0:3]
	ds_read2_b32 v[22:23], v50 offset0:32 offset1:48
	v_mfma_f32_16x16x4_f32 v[4:7], v43, v27, v[4:7]
	ds_read2_b32 v[26:27], v8 offset0:32 offset1:48
	v_or_b32_e32 v8, s1, v47
	v_lshlrev_b32_e32 v8, 7, v8
	v_mfma_f32_16x16x4_f32 v[0:3], v45, v31, v[0:3]
	v_mfma_f32_16x16x4_f32 v[4:7], v45, v35, v[4:7]
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x4_f32 v[0:3], v12, v10, v[0:3]
	v_mfma_f32_16x16x4_f32 v[4:7], v12, v14, v[4:7]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x4_f32 v[0:3], v18, v16, v[0:3]
	v_mfma_f32_16x16x4_f32 v[4:7], v18, v20, v[4:7]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x4_f32 v[0:3], v22, v24, v[0:3]
	v_mfma_f32_16x16x4_f32 v[4:7], v22, v28, v[4:7]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x4_f32 v[0:3], v26, v32, v[0:3]
	v_mfma_f32_16x16x4_f32 v[0:3], v13, v11, v[0:3]
	v_lshl_add_u64 v[10:11], s[6:7], 0, v[8:9]
	v_mov_b32_e32 v8, 0x70
	v_bitop3_b32 v8, s0, v8, v46 bitop3:0xc8
	v_lshl_add_u64 v[8:9], v[10:11], 0, v[8:9]
	v_mfma_f32_16x16x4_f32 v[4:7], v26, v36, v[4:7]
	v_mfma_f32_16x16x4_f32 v[0:3], v19, v17, v[0:3]
	v_mfma_f32_16x16x4_f32 v[4:7], v13, v15, v[4:7]
	v_mfma_f32_16x16x4_f32 v[0:3], v23, v25, v[0:3]
	v_mfma_f32_16x16x4_f32 v[4:7], v19, v21, v[4:7]
	v_mfma_f32_16x16x4_f32 v[0:3], v27, v33, v[0:3]
	v_mfma_f32_16x16x4_f32 v[4:7], v23, v29, v[4:7]
	s_nop 8
	global_store_dwordx4 v[8:9], v[0:3], off
	v_add_co_u32_e32 v8, vcc, 0x1000, v8
	s_nop 1
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_mfma_f32_16x16x4_f32 v[0:3], v27, v37, v[4:7]
	s_nop 9
	global_store_dwordx4 v[8:9], v[0:3], off
	s_endpgm
.Lfunc_end0:
	.size	product, .Lfunc_end0-product
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel product
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 10
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 51
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 52
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
	.set .Lproduct.num_vgpr, 51
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 12
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 0
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 0
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1496
; TotalNumSgprs: 18
; NumVgprs: 51
; NumAgprs: 0
; TotalNumVgprs: 51
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 51
; AccumOffset: 52
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 12
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 256
    .name:           product
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     51
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
