; lds_bytes=8192 threads=256
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
	s_and_b32 s9, s8, 0xc0
	s_and_b32 s10, s8, 0x80
	s_bfe_i32 s11, s8, 0x10007
	s_lshr_b32 s12, s10, 3
	s_lshl_b32 s13, s9, 1
	v_and_b32_e32 v12, 63, v0
	s_add_u32 s0, s2, s13
	s_addc_u32 s1, s3, 0
	v_lshlrev_b32_e32 v8, 1, v12
	v_mov_b32_e32 v9, 0
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[8:9]
	global_load_ushort v11, v8, s[0:1]
	global_load_ushort v13, v8, s[0:1] offset:512
	global_load_ushort v14, v8, s[0:1] offset:1024
	global_load_ushort v15, v8, s[0:1] offset:1536
	global_load_ushort v16, v8, s[0:1] offset:2048
	global_load_ushort v17, v8, s[0:1] offset:2560
	global_load_ushort v18, v8, s[0:1] offset:3072
	global_load_ushort v19, v8, s[0:1] offset:3584
	s_movk_i32 s0, 0x1000
	v_add_co_u32_e32 v2, vcc, s0, v2
	s_add_u32 s0, s4, s13
	s_nop 0
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_addc_u32 s1, s5, 0
	global_load_ushort v20, v[2:3], off
	global_load_ushort v21, v[2:3], off offset:2048
	global_load_ushort v22, v[2:3], off offset:512
	global_load_ushort v23, v[2:3], off offset:2560
	global_load_ushort v24, v[2:3], off offset:1024
	global_load_ushort v25, v[2:3], off offset:3072
	global_load_ushort v26, v[2:3], off offset:1536
	global_load_ushort v27, v[2:3], off offset:3584
	global_load_ushort v30, v8, s[0:1]
	global_load_ushort v31, v8, s[0:1] offset:2048
	global_load_ushort v32, v8, s[0:1] offset:512
	global_load_ushort v33, v8, s[0:1] offset:2560
	global_load_ushort v34, v8, s[0:1] offset:1024
	global_load_ushort v35, v8, s[0:1] offset:3072
	global_load_ushort v36, v8, s[0:1] offset:1536
	global_load_ushort v37, v8, s[0:1] offset:3584
	v_and_b32_e32 v8, 15, v0
	v_lshlrev_b32_e32 v2, 3, v0
	v_or_b32_e32 v5, s9, v12
	v_mov_b32_e32 v1, 0xfe
	v_lshlrev_b32_e32 v3, 7, v8
	v_and_b32_e32 v4, 0x70, v2
	v_lshlrev_b32_e32 v5, 1, v5
	s_and_b32 s1, s11, 0x110
	s_movk_i32 s0, 0x70
	v_and_b32_e32 v0, 48, v0
	v_or_b32_e32 v4, v3, v4
	s_lshl_b32 s2, s10, 4
	v_bitop3_b32 v1, v5, s1, v1 bitop3:0x6c
	s_lshl_b32 s1, s8, 5
	v_bitop3_b32 v4, s2, v4, v0 bitop3:0xf6
	v_add_u32_e32 v5, 0, v1
	v_xad_u32 v6, v1, 32, 0
	v_xad_u32 v7, v1, 64, 0
	v_xor_b32_e32 v1, 0x60, v1
	s_and_b32 s1, s1, 0x800
	v_bitop3_b32 v0, v2, v0, s0 bitop3:0x6c
	v_add_u32_e32 v10, 0, v4
	v_add_u32_e32 v1, 0, v1
	v_or3_b32 v0, s1, v0, v3
	v_xad_u32 v4, v4, 64, 0
	v_or_b32_e32 v8, s12, v8
	v_lshlrev_b32_e32 v8, 7, v8
	s_waitcnt vmcnt(23)
	ds_write_b16 v5, v11
	s_waitcnt vmcnt(19)
	ds_write_b16 v5, v16 offset:2048
	ds_write_b16 v6, v13 offset:512
	s_waitcnt vmcnt(18)
	ds_write_b16 v6, v17 offset:2560
	ds_write_b16 v7, v14 offset:1024
	s_waitcnt vmcnt(17)
	ds_write_b16 v7, v18 offset:3072
	ds_write_b16 v1, v15 offset:1536
	s_waitcnt vmcnt(16)
	ds_write_b16 v1, v19 offset:3584
	s_waitcnt vmcnt(15)
	ds_write_b16 v5, v20 offset:4096
	s_waitcnt vmcnt(14)
	ds_write_b16 v5, v21 offset:6144
	s_waitcnt vmcnt(13)
	ds_write_b16 v6, v22 offset:4608
	s_waitcnt vmcnt(12)
	ds_write_b16 v6, v23 offset:6656
	s_waitcnt vmcnt(11)
	ds_write_b16 v7, v24 offset:5120
	s_waitcnt vmcnt(10)
	ds_write_b16 v7, v25 offset:7168
	s_waitcnt vmcnt(9)
	ds_write_b16 v1, v26 offset:5632
	s_waitcnt vmcnt(8)
	ds_write_b16 v1, v27 offset:7680
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[14:17], v10
	ds_read_b128 v[18:21], v10 offset:4096
	ds_read_b128 v[22:25], v4
	ds_read_b128 v[26:29], v4 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(7)
	ds_write_b16 v5, v30
	s_waitcnt vmcnt(6)
	ds_write_b16 v5, v31 offset:2048
	s_waitcnt vmcnt(5)
	ds_write_b16 v6, v32 offset:512
	s_waitcnt vmcnt(4)
	ds_write_b16 v6, v33 offset:2560
	s_waitcnt vmcnt(3)
	ds_write_b16 v7, v34 offset:1024
	s_waitcnt vmcnt(2)
	ds_write_b16 v7, v35 offset:3072
	s_waitcnt vmcnt(1)
	ds_write_b16 v1, v36 offset:1536
	s_waitcnt vmcnt(0)
	ds_write_b16 v1, v37 offset:3584
	v_add_u32_e32 v1, 0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[4:7], v1
	v_xad_u32 v0, v0, 64, 0
	ds_read_b128 v[30:33], v0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x32_f16 v[0:3], v[4:7], v[14:17], 0
	v_lshl_add_u64 v[10:11], s[6:7], 0, v[8:9]
	v_mov_b32_e32 v8, 0x70
	v_bitop3_b32 v8, s9, v8, v12 bitop3:0xc8
	v_mfma_f32_16x16x32_f16 v[4:7], v[4:7], v[18:21], 0
	v_lshl_add_u64 v[8:9], v[10:11], 0, v[8:9]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x32_f16 v[0:3], v[30:33], v[22:25], v[0:3]
	v_mfma_f32_16x16x32_f16 v[4:7], v[30:33], v[26:29], v[4:7]
	s_nop 6
	global_store_dwordx4 v[8:9], v[0:3], off
	s_nop 1
	v_add_co_u32_e32 v0, vcc, 0x1000, v8
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v9, vcc
	global_store_dwordx4 v[0:1], v[4:7], off
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
		.amdhsa_next_free_vgpr 38
		.amdhsa_next_free_sgpr 14
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
	.set .Lproduct.num_vgpr, 38
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 14
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 0
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 0
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1168
; TotalNumSgprs: 20
; NumVgprs: 38
; NumAgprs: 0
; TotalNumVgprs: 38
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 38
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     38
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
