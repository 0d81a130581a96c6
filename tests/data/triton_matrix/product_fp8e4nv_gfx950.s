; lds_bytes=4096 threads=256
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
	s_and_b32 s10, s8, 0x80
	s_and_b32 s9, s8, 0xc0
	s_lshr_b32 s11, s10, 3
	s_add_u32 s0, s2, s9
	v_and_b32_e32 v22, 63, v0
	s_addc_u32 s1, s3, 0
	global_load_ubyte v3, v22, s[0:1]
	global_load_ubyte v5, v22, s[0:1] offset:1024
	global_load_ubyte v6, v22, s[0:1] offset:2048
	global_load_ubyte v7, v22, s[0:1] offset:3072
	global_load_ubyte v15, v22, s[0:1] offset:256
	global_load_ubyte v17, v22, s[0:1] offset:1280
	global_load_ubyte v18, v22, s[0:1] offset:2304
	global_load_ubyte v19, v22, s[0:1] offset:3328
	global_load_ubyte v20, v22, s[0:1] offset:512
	global_load_ubyte v21, v22, s[0:1] offset:1536
	global_load_ubyte v23, v22, s[0:1] offset:2560
	global_load_ubyte v24, v22, s[0:1] offset:3584
	global_load_ubyte v25, v22, s[0:1] offset:768
	global_load_ubyte v26, v22, s[0:1] offset:1792
	global_load_ubyte v27, v22, s[0:1] offset:2816
	global_load_ubyte v28, v22, s[0:1] offset:3840
	s_add_u32 s0, s4, s9
	s_addc_u32 s1, s5, 0
	global_load_ubyte v29, v22, s[0:1]
	global_load_ubyte v30, v22, s[0:1] offset:1024
	global_load_ubyte v31, v22, s[0:1] offset:256
	global_load_ubyte v32, v22, s[0:1] offset:1280
	global_load_ubyte v33, v22, s[0:1] offset:512
	global_load_ubyte v34, v22, s[0:1] offset:1536
	global_load_ubyte v35, v22, s[0:1] offset:768
	global_load_ubyte v36, v22, s[0:1] offset:1792
	v_and_b32_e32 v16, 15, v0
	v_lshlrev_b32_e32 v8, 1, v0
	v_lshrrev_b32_e32 v9, 1, v0
	v_lshlrev_b32_e32 v10, 6, v16
	v_and_b32_e32 v0, 24, v8
	v_and_b32_e32 v1, 24, v9
	v_or_b32_e32 v0, v10, v0
	s_lshl3_add_u32 s0, s10, 0
	s_lshl_b32 s1, s8, 4
	v_or_b32_e32 v2, s9, v22
	v_xad_u32 v0, v0, v1, s0
	s_and_b32 s0, s1, 0x400
	v_bitop3_b32 v8, v8, v9, 24 bitop3:0x28
	v_add_u32_e32 v11, 0, v2
	v_add_u32_e32 v4, 0x800, v0
	v_add3_u32 v8, s0, v8, v10
	v_xad_u32 v12, v2, 8, 0
	v_xad_u32 v13, v2, 16, 0
	v_xad_u32 v14, v2, 24, 0
	s_waitcnt vmcnt(23)
	ds_write_b8 v11, v3
	s_waitcnt vmcnt(22)
	ds_write_b8 v11, v5 offset:1024
	s_waitcnt vmcnt(21)
	ds_write_b8 v11, v6 offset:2048
	s_waitcnt vmcnt(20)
	ds_write_b8 v11, v7 offset:3072
	s_waitcnt vmcnt(19)
	ds_write_b8 v12, v15 offset:256
	s_waitcnt vmcnt(18)
	ds_write_b8 v12, v17 offset:1280
	s_waitcnt vmcnt(17)
	ds_write_b8 v12, v18 offset:2304
	s_waitcnt vmcnt(16)
	ds_write_b8 v12, v19 offset:3328
	s_waitcnt vmcnt(15)
	ds_write_b8 v13, v20 offset:512
	s_waitcnt vmcnt(14)
	ds_write_b8 v13, v21 offset:1536
	s_waitcnt vmcnt(13)
	ds_write_b8 v13, v23 offset:2560
	s_waitcnt vmcnt(12)
	ds_write_b8 v13, v24 offset:3584
	s_waitcnt vmcnt(11)
	ds_write_b8 v14, v25 offset:768
	s_waitcnt vmcnt(10)
	ds_write_b8 v14, v26 offset:1792
	s_waitcnt vmcnt(9)
	ds_write_b8 v14, v27 offset:2816
	s_waitcnt vmcnt(8)
	ds_write_b8 v14, v28 offset:3840
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[0:3], v0 offset1:4
	ds_read2_b64 v[4:7], v4 offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(7)
	ds_write_b8 v11, v29
	s_waitcnt vmcnt(6)
	ds_write_b8 v11, v30 offset:1024
	s_waitcnt vmcnt(5)
	ds_write_b8 v12, v31 offset:256
	s_waitcnt vmcnt(4)
	ds_write_b8 v12, v32 offset:1280
	s_waitcnt vmcnt(3)
	ds_write_b8 v13, v33 offset:512
	s_waitcnt vmcnt(2)
	ds_write_b8 v13, v34 offset:1536
	s_waitcnt vmcnt(1)
	ds_write_b8 v14, v35 offset:768
	s_waitcnt vmcnt(0)
	ds_write_b8 v14, v36 offset:1792
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[8:11], v8 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x32_fp8_fp8 v[12:15], v[8:9], v[0:1], 0
	v_or_b32_e32 v1, s11, v16
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v0, 0x70
	v_mfma_f32_16x16x32_fp8_fp8 v[16:19], v[8:9], v[4:5], 0
	v_lshlrev_b32_e32 v20, 7, v1
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[20:21]
	v_bitop3_b32 v20, s9, v0, v22 bitop3:0xc8
	v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[10:11], v[2:3], v[12:15]
	v_lshl_add_u64 v[8:9], v[4:5], 0, v[20:21]
	v_mfma_f32_16x16x32_fp8_fp8 v[4:7], v[10:11], v[6:7], v[16:19]
	s_nop 0
	v_add_co_u32_e32 v12, vcc, 0x1000, v8
	s_nop 3
	global_store_dwordx4 v[8:9], v[0:3], off
	v_addc_co_u32_e32 v13, vcc, 0, v9, vcc
	global_store_dwordx4 v[12:13], v[4:7], off
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
		.amdhsa_next_free_vgpr 37
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 40
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
	.set .Lproduct.num_vgpr, 37
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
; codeLenInByte = 1056
; TotalNumSgprs: 18
; NumVgprs: 37
; NumAgprs: 0
; TotalNumVgprs: 37
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 37
; AccumOffset: 40
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 9
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
    .vgpr_count:     37
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
