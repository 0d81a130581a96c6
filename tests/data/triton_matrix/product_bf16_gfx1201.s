; lds_bytes=8192 threads=128
	.amdgcn_target "amdgpu12.01-amd-amdhsa-unknown-gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	product                         ; -- Begin function product
	.p2align	8
	.type	product,@function
product:                                ; @product
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x0
	s_bfe_u32 s8, ttmp8, 0x50019
	s_mov_b32 s3, 0
	s_lshl_b32 s2, s8, 5
	s_load_b64 s[0:1], s[0:1], 0x10
	v_and_or_b32 v56, v0, 31, s2
	s_and_b32 s9, s2, 64
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_lshl_b32 s2, s9, 1
	v_and_b32_e32 v1, 63, v56
	v_lshlrev_b32_e32 v61, 1, v56
	s_delay_alu instid0(VALU_DEP_2)
	v_lshlrev_b32_e32 v17, 1, v1
	s_wait_kmcnt 0x0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[4:5], s[2:3]
	s_add_nc_u64 s[2:3], s[6:7], s[2:3]
	s_clause 0x1f
	global_load_d16_b16 v1, v17, s[4:5]
	global_load_d16_hi_b16 v1, v17, s[4:5] offset:256
	global_load_d16_b16 v2, v17, s[4:5] offset:512
	global_load_d16_hi_b16 v2, v17, s[4:5] offset:768
	global_load_d16_b16 v3, v17, s[4:5] offset:1024
	global_load_d16_hi_b16 v3, v17, s[4:5] offset:1280
	global_load_d16_b16 v4, v17, s[4:5] offset:1536
	global_load_d16_hi_b16 v4, v17, s[4:5] offset:1792
	global_load_d16_b16 v5, v17, s[4:5] offset:2048
	global_load_d16_hi_b16 v5, v17, s[4:5] offset:2304
	global_load_d16_b16 v6, v17, s[4:5] offset:2560
	global_load_d16_hi_b16 v6, v17, s[4:5] offset:2816
	global_load_d16_b16 v7, v17, s[4:5] offset:3072
	global_load_d16_hi_b16 v7, v17, s[4:5] offset:3328
	global_load_d16_b16 v8, v17, s[4:5] offset:3584
	global_load_d16_hi_b16 v8, v17, s[4:5] offset:3840
	global_load_d16_b16 v9, v17, s[4:5] offset:6144
	global_load_d16_hi_b16 v9, v17, s[4:5] offset:7168
	global_load_d16_b16 v10, v17, s[4:5] offset:4096
	global_load_d16_hi_b16 v10, v17, s[4:5] offset:4352
	global_load_d16_b16 v11, v17, s[4:5] offset:4608
	global_load_d16_hi_b16 v11, v17, s[4:5] offset:5120
	global_load_d16_b16 v12, v17, s[4:5] offset:4864
	global_load_d16_hi_b16 v12, v17, s[4:5] offset:5376
	global_load_d16_b16 v13, v17, s[4:5] offset:5632
	global_load_d16_hi_b16 v13, v17, s[4:5] offset:5888
	global_load_d16_b16 v14, v17, s[4:5] offset:6400
	global_load_d16_hi_b16 v14, v17, s[4:5] offset:6656
	global_load_d16_b16 v15, v17, s[4:5] offset:6912
	global_load_d16_hi_b16 v15, v17, s[4:5] offset:7424
	global_load_d16_b16 v16, v17, s[4:5] offset:7680
	global_load_d16_hi_b16 v16, v17, s[4:5] offset:7936
	s_clause 0xf
	global_load_d16_b16 v44, v17, s[2:3]
	global_load_d16_hi_b16 v44, v17, s[2:3] offset:256
	global_load_d16_b16 v45, v17, s[2:3] offset:512
	global_load_d16_hi_b16 v45, v17, s[2:3] offset:768
	global_load_d16_b16 v46, v17, s[2:3] offset:1024
	global_load_d16_hi_b16 v46, v17, s[2:3] offset:1280
	global_load_d16_b16 v47, v17, s[2:3] offset:1536
	global_load_d16_hi_b16 v47, v17, s[2:3] offset:1792
	global_load_d16_b16 v48, v17, s[2:3] offset:2048
	global_load_d16_hi_b16 v48, v17, s[2:3] offset:2304
	global_load_d16_b16 v49, v17, s[2:3] offset:2560
	global_load_d16_hi_b16 v49, v17, s[2:3] offset:2816
	global_load_d16_b16 v50, v17, s[2:3] offset:3072
	global_load_d16_hi_b16 v50, v17, s[2:3] offset:3328
	global_load_d16_b16 v51, v17, s[2:3] offset:3584
	global_load_d16_hi_b16 v51, v17, s[2:3] offset:3840
	s_bfe_i32 s2, s8, 0x10001
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s2, s2, 0x90
	s_wait_alu depctr_sa_sdst(0)
	v_xor_b32_e32 v17, s2, v17
	s_lshl_b32 s2, s8, 11
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s2, s2, 0x800
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v52, 0, v17
	v_xad_u32 v53, v17, 32, 0
	v_xad_u32 v54, v17, 64, 0
	v_xad_u32 v55, 0x60, v17, 0
	s_wait_loadcnt 0x2f
	ds_store_b16 v52, v1
	s_wait_loadcnt 0x2b
	ds_store_b16 v52, v3 offset:1024
	s_wait_loadcnt 0x27
	ds_store_b16 v52, v5 offset:2048
	s_wait_loadcnt 0x23
	ds_store_b16 v52, v7 offset:3072
	s_wait_loadcnt 0x1d
	ds_store_b16 v52, v10 offset:4096
	s_wait_loadcnt 0x1a
	ds_store_b16_d16_hi v52, v11 offset:5120
	ds_store_b16 v52, v9 offset:6144
	ds_store_b16_d16_hi v52, v9 offset:7168
	ds_store_b16_d16_hi v53, v1 offset:256
	ds_store_b16_d16_hi v53, v3 offset:1280
	ds_store_b16_d16_hi v53, v5 offset:2304
	ds_store_b16_d16_hi v53, v7 offset:3328
	ds_store_b16_d16_hi v53, v10 offset:4352
	s_wait_loadcnt 0x18
	ds_store_b16_d16_hi v53, v12 offset:5376
	s_wait_loadcnt 0x15
	ds_store_b16 v53, v14 offset:6400
	s_wait_loadcnt 0x12
	ds_store_b16_d16_hi v53, v15 offset:7424
	ds_store_b16 v54, v2 offset:512
	ds_store_b16 v54, v4 offset:1536
	ds_store_b16 v54, v6 offset:2560
	ds_store_b16 v54, v8 offset:3584
	ds_store_b16 v54, v11 offset:4608
	ds_store_b16 v54, v13 offset:5632
	ds_store_b16_d16_hi v54, v14 offset:6656
	s_wait_loadcnt 0x11
	ds_store_b16 v54, v16 offset:7680
	ds_store_b16_d16_hi v55, v2 offset:768
	ds_store_b16_d16_hi v55, v4 offset:1792
	ds_store_b16_d16_hi v55, v6 offset:2816
	ds_store_b16_d16_hi v55, v8 offset:3840
	ds_store_b16 v55, v12 offset:4864
	ds_store_b16_d16_hi v55, v13 offset:5888
	ds_store_b16 v55, v15 offset:6912
	s_wait_loadcnt 0x10
	ds_store_b16_d16_hi v55, v16 offset:7936
	v_and_b32_e32 v1, 15, v0
	v_lshlrev_b32_e32 v2, 4, v0
	v_and_b32_e32 v0, 16, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b32_e32 v3, 7, v1
	v_and_b32_e32 v2, 0x70, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or_b32_e32 v4, v3, v2
	v_xor_b32_e32 v4, v4, v0
	v_xor_b32_e32 v0, v2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshl_or_b32 v4, s9, 5, v4
	s_wait_alu depctr_sa_sdst(0)
	v_or3_b32 v0, s2, v0, v3
	s_lshr_b32 s2, s9, 2
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_add_nc_u32_e32 v5, 0, v4
	v_xad_u32 v6, v4, 32, 0
	v_xad_u32 v7, v4, 64, 0
	v_xad_u32 v4, 0x60, v4, 0
	v_add_nc_u32_e32 v2, 0, v0
	s_wait_alu depctr_sa_sdst(0)
	v_or_b32_e32 v60, s2, v1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[8:11], v5
	ds_load_b128 v[16:19], v5 offset:4096
	ds_load_b128 v[20:23], v6
	ds_load_b128 v[24:27], v6 offset:4096
	ds_load_b128 v[28:31], v7
	ds_load_b128 v[32:35], v7 offset:4096
	ds_load_b128 v[36:39], v4
	ds_load_b128 v[40:43], v4 offset:4096
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b16 v52, v44
	ds_store_b16 v52, v46 offset:1024
	ds_store_b16 v52, v48 offset:2048
	ds_store_b16 v52, v50 offset:3072
	ds_store_b16_d16_hi v53, v44 offset:256
	ds_store_b16_d16_hi v53, v46 offset:1280
	ds_store_b16_d16_hi v53, v48 offset:2304
	ds_store_b16_d16_hi v53, v50 offset:3328
	ds_store_b16 v54, v45 offset:512
	ds_store_b16 v54, v47 offset:1536
	ds_store_b16 v54, v49 offset:2560
	ds_store_b16 v54, v51 offset:3584
	ds_store_b16_d16_hi v55, v45 offset:768
	ds_store_b16_d16_hi v55, v47 offset:1792
	ds_store_b16_d16_hi v55, v49 offset:2816
	ds_store_b16_d16_hi v55, v51 offset:3840
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b128 v[44:47], v2
	v_xad_u32 v2, v0, 32, 0
	ds_load_b128 v[48:51], v2
	v_xad_u32 v2, v0, 64, 0
	v_xad_u32 v0, 0x60, v0, 0
	ds_load_b128 v[52:55], v2
	ds_load_b128 v[56:59], v0
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_bf16 v[0:7], v[44:47], v[8:11], 0
	v_wmma_f32_16x16x16_bf16 v[8:15], v[44:47], v[16:19], 0
	v_lshlrev_b32_e32 v16, 7, v60
	v_and_b32_e32 v17, 0x60, v61
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_bf16 v[0:7], v[48:51], v[20:23], v[0:7]
	v_wmma_f32_16x16x16_bf16 v[8:15], v[48:51], v[24:27], v[8:15]
	v_add_co_u32 v16, s0, s0, v16
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v18, null, s1, 0, s0
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_bf16 v[0:7], v[52:55], v[28:31], v[0:7]
	v_wmma_f32_16x16x16_bf16 v[8:15], v[52:55], v[32:35], v[8:15]
	v_add_co_u32 v16, vcc_lo, v16, v17
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v17, null, 0, v18, vcc_lo
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_bf16 v[0:7], v[56:59], v[36:39], v[0:7]
	v_wmma_f32_16x16x16_bf16 v[8:15], v[56:59], v[40:43], v[8:15]
	s_clause 0x3
	global_store_b128 v[16:17], v[0:3], off
	global_store_b128 v[16:17], v[4:7], off offset:16
	global_store_b128 v[16:17], v[8:11], off offset:4096
	global_store_b128 v[16:17], v[12:15], off offset:4112
	s_endpgm
.Lfunc_end0:
	.size	product, .Lfunc_end0-product
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel product
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 62
		.amdhsa_next_free_sgpr 10
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-product)<<4)&4080)>>4
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
	.set .Lproduct.num_vgpr, 62
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 10
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 0
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 0
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1676
; TotalNumSgprs: 12
; NumVgprs: 62
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 62
; Occupancy: 16
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 128
    .name:           product
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     62
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu12.01-amd-amdhsa-unknown-gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
