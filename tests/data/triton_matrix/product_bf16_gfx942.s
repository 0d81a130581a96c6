; lds_bytes=8192 threads=256
	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	product                         ; -- Begin function product
	.p2align	8
	.type	product,@function
product:                                ; @product
; %bb.3:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.4:
.LBB0_0:
	v_readfirstlane_b32 s1, v0
	s_lshr_b32 s0, s1, 6
	s_lshl_b32 s8, s0, 7
	v_and_b32_e32 v1, 63, v0
	s_add_u32 s2, s2, s8
	s_addc_u32 s3, s3, 0
	v_lshlrev_b32_e32 v16, 1, v1
	v_mov_b32_e32 v17, 0
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[16:17]
	global_load_ushort v11, v16, s[2:3]
	global_load_ushort v12, v16, s[2:3] offset:512
	global_load_ushort v13, v16, s[2:3] offset:1024
	global_load_ushort v14, v16, s[2:3] offset:1536
	global_load_ushort v15, v16, s[2:3] offset:2048
	global_load_ushort v20, v16, s[2:3] offset:2560
	global_load_ushort v21, v16, s[2:3] offset:3072
	global_load_ushort v22, v16, s[2:3] offset:3584
	s_movk_i32 s2, 0x1000
	v_add_co_u32_e32 v2, vcc, s2, v2
	s_add_u32 s2, s4, s8
	s_nop 0
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	global_load_ushort v23, v[2:3], off
	global_load_ushort v24, v[2:3], off offset:2048
	global_load_ushort v25, v[2:3], off offset:512
	global_load_ushort v26, v[2:3], off offset:2560
	global_load_ushort v27, v[2:3], off offset:1024
	global_load_ushort v28, v[2:3], off offset:3072
	global_load_ushort v29, v[2:3], off offset:1536
	global_load_ushort v30, v[2:3], off offset:3584
	s_addc_u32 s3, s5, 0
	global_load_ushort v36, v16, s[2:3]
	global_load_ushort v37, v16, s[2:3] offset:2048
	global_load_ushort v38, v16, s[2:3] offset:512
	global_load_ushort v39, v16, s[2:3] offset:2560
	global_load_ushort v40, v16, s[2:3] offset:1024
	global_load_ushort v41, v16, s[2:3] offset:3072
	global_load_ushort v42, v16, s[2:3] offset:1536
	global_load_ushort v43, v16, s[2:3] offset:3584
	v_and_b32_e32 v19, 31, v0
	v_and_b32_e32 v18, 32, v0
	v_lshlrev_b32_e32 v0, 3, v0
	v_and_b32_e32 v0, 0x78, v0
	v_lshrrev_b32_e32 v2, 2, v18
	v_xor_b32_e32 v0, v0, v2
	v_or_b32_e32 v2, s8, v16
	s_lshl_b32 s2, s0, 3
	s_lshl_b32 s3, s1, 5
	v_lshlrev_b32_e32 v1, 7, v19
	v_xor_b32_e32 v2, s2, v2
	s_and_b32 s2, s3, 0x1000
	v_or3_b32 v6, s2, v1, v0
	v_add_u32_e32 v3, 0, v2
	v_xad_u32 v4, v2, 32, 0
	v_xad_u32 v5, v2, 64, 0
	v_xor_b32_e32 v2, 0x60, v2
	v_add_u32_e32 v7, 0, v6
	v_xad_u32 v8, v6, 16, 0
	v_xad_u32 v9, v6, 32, 0
	v_or_b32_e32 v16, v0, v1
	v_add_u32_e32 v2, 0, v2
	v_xad_u32 v10, v6, 48, 0
	v_add_u32_e32 v0, 0, v16
	v_xad_u32 v1, v16, 32, 0
	s_bitcmp1_b32 s1, 6
	s_waitcnt vmcnt(23)
	ds_write_b16 v3, v11
	s_waitcnt vmcnt(19)
	ds_write_b16 v3, v15 offset:2048
	ds_write_b16 v4, v12 offset:512
	s_waitcnt vmcnt(18)
	ds_write_b16 v4, v20 offset:2560
	ds_write_b16 v5, v13 offset:1024
	s_waitcnt vmcnt(17)
	ds_write_b16 v5, v21 offset:3072
	ds_write_b16 v2, v14 offset:1536
	s_waitcnt vmcnt(16)
	ds_write_b16 v2, v22 offset:3584
	s_waitcnt vmcnt(15)
	ds_write_b16 v3, v23 offset:4096
	s_waitcnt vmcnt(14)
	ds_write_b16 v3, v24 offset:6144
	s_waitcnt vmcnt(13)
	ds_write_b16 v4, v25 offset:4608
	s_waitcnt vmcnt(12)
	ds_write_b16 v4, v26 offset:6656
	s_waitcnt vmcnt(11)
	ds_write_b16 v5, v27 offset:5120
	s_waitcnt vmcnt(10)
	ds_write_b16 v5, v28 offset:7168
	s_waitcnt vmcnt(9)
	ds_write_b16 v2, v29 offset:5632
	s_waitcnt vmcnt(8)
	ds_write_b16 v2, v30 offset:7680
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[20:21], v7
	ds_read_b64 v[22:23], v8
	ds_read_b64 v[24:25], v9
	ds_read_b64 v[26:27], v10
	v_xad_u32 v7, v6, 64, 0
	v_xor_b32_e32 v8, 0x50, v6
	v_xor_b32_e32 v9, 0x60, v6
	v_xor_b32_e32 v6, 0x70, v6
	v_add_u32_e32 v8, 0, v8
	v_add_u32_e32 v9, 0, v9
	v_add_u32_e32 v6, 0, v6
	ds_read_b64 v[28:29], v7
	ds_read_b64 v[30:31], v8
	ds_read_b64 v[32:33], v9
	ds_read_b64 v[34:35], v6
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(7)
	ds_write_b16 v3, v36
	s_waitcnt vmcnt(6)
	ds_write_b16 v3, v37 offset:2048
	s_waitcnt vmcnt(5)
	ds_write_b16 v4, v38 offset:512
	s_waitcnt vmcnt(4)
	ds_write_b16 v4, v39 offset:2560
	s_waitcnt vmcnt(3)
	ds_write_b16 v5, v40 offset:1024
	s_waitcnt vmcnt(2)
	ds_write_b16 v5, v41 offset:3072
	s_waitcnt vmcnt(1)
	ds_write_b16 v2, v42 offset:1536
	s_waitcnt vmcnt(0)
	ds_write_b16 v2, v43 offset:3584
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[36:37], v0
	v_xad_u32 v0, v16, 16, 0
	v_xad_u32 v2, v16, 48, 0
	ds_read_b64 v[38:39], v0
	ds_read_b64 v[40:41], v1
	ds_read_b64 v[42:43], v2
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[36:37], v[20:21], 0
	v_xad_u32 v20, v16, 64, 0
	v_xor_b32_e32 v21, 0x60, v16
	v_add_u32_e32 v21, 0, v21
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[38:39], v[22:23], v[0:15]
	ds_read_b64 v[22:23], v20
	v_xor_b32_e32 v20, 0x50, v16
	v_add_u32_e32 v20, 0, v20
	v_xor_b32_e32 v16, 0x70, v16
	v_add_u32_e32 v16, 0, v16
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[40:41], v[24:25], v[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[42:43], v[26:27], v[0:15]
	ds_read_b64 v[24:25], v20
	ds_read_b64 v[20:21], v21
	ds_read_b64 v[26:27], v16
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[22:23], v[28:29], v[0:15]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[24:25], v[30:31], v[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[20:21], v[32:33], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[26:27], v[34:35], v[0:15]
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.critedge
	v_lshlrev_b32_e32 v16, 5, v19
	v_lshl_or_b32 v16, s0, 9, v16
	v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
	v_lshrrev_b32_e32 v16, 1, v18
	v_lshl_add_u64 v[16:17], v[20:21], 0, v[16:17]
	s_nop 4
	global_store_dwordx4 v[16:17], v[0:3], off
	global_store_dwordx4 v[16:17], v[4:7], off offset:32
	global_store_dwordx4 v[16:17], v[8:11], off offset:64
	global_store_dwordx4 v[16:17], v[12:15], off offset:96
.LBB0_2:                                ; %.critedge28
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
		.amdhsa_next_free_vgpr 44
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 44
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
	.set .Lproduct.num_vgpr, 44
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
; codeLenInByte = 1360
; TotalNumSgprs: 18
; NumVgprs: 44
; NumAgprs: 0
; TotalNumVgprs: 44
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 44
; AccumOffset: 44
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 10
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
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
