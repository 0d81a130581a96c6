; lds_bytes=4096 threads=128
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
	v_and_or_b32 v38, v0, 31, s2
	s_and_b32 s2, s2, 64
	s_delay_alu instid0(VALU_DEP_1)
	v_and_b32_e32 v17, 63, v38
	s_wait_kmcnt 0x0
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[4:5], s[4:5], s[2:3]
	s_add_nc_u64 s[6:7], s[6:7], s[2:3]
	s_clause 0x1f
	global_load_d16_u8 v1, v17, s[4:5]
	global_load_d16_hi_u8 v1, v17, s[4:5] offset:128
	global_load_d16_u8 v2, v17, s[4:5] offset:256
	global_load_d16_hi_u8 v2, v17, s[4:5] offset:384
	global_load_d16_u8 v3, v17, s[4:5] offset:512
	global_load_d16_hi_u8 v3, v17, s[4:5] offset:640
	global_load_d16_u8 v4, v17, s[4:5] offset:768
	global_load_d16_hi_u8 v4, v17, s[4:5] offset:896
	global_load_d16_u8 v5, v17, s[4:5] offset:1024
	global_load_d16_hi_u8 v5, v17, s[4:5] offset:1152
	global_load_d16_u8 v6, v17, s[4:5] offset:1280
	global_load_d16_hi_u8 v6, v17, s[4:5] offset:1408
	global_load_d16_u8 v7, v17, s[4:5] offset:1536
	global_load_d16_hi_u8 v7, v17, s[4:5] offset:1664
	global_load_d16_u8 v8, v17, s[4:5] offset:1792
	global_load_d16_hi_u8 v8, v17, s[4:5] offset:1920
	global_load_d16_u8 v9, v17, s[4:5] offset:3072
	global_load_d16_hi_u8 v9, v17, s[4:5] offset:3200
	global_load_d16_u8 v10, v17, s[4:5] offset:2048
	global_load_d16_hi_u8 v10, v17, s[4:5] offset:2176
	global_load_d16_u8 v11, v17, s[4:5] offset:2304
	global_load_d16_hi_u8 v11, v17, s[4:5] offset:2432
	global_load_d16_u8 v12, v17, s[4:5] offset:2560
	global_load_d16_hi_u8 v12, v17, s[4:5] offset:2688
	global_load_d16_u8 v13, v17, s[4:5] offset:2816
	global_load_d16_hi_u8 v13, v17, s[4:5] offset:2944
	global_load_d16_u8 v14, v17, s[4:5] offset:3328
	global_load_d16_hi_u8 v14, v17, s[4:5] offset:3456
	global_load_d16_u8 v15, v17, s[4:5] offset:3584
	global_load_d16_hi_u8 v15, v17, s[4:5] offset:3712
	global_load_d16_u8 v16, v17, s[4:5] offset:3840
	global_load_d16_hi_u8 v16, v17, s[4:5] offset:3968
	s_clause 0xf
	global_load_d16_u8 v30, v17, s[6:7]
	global_load_d16_hi_u8 v30, v17, s[6:7] offset:128
	global_load_d16_u8 v31, v17, s[6:7] offset:256
	global_load_d16_hi_u8 v31, v17, s[6:7] offset:384
	global_load_d16_u8 v32, v17, s[6:7] offset:512
	global_load_d16_hi_u8 v32, v17, s[6:7] offset:640
	global_load_d16_u8 v33, v17, s[6:7] offset:768
	global_load_d16_hi_u8 v33, v17, s[6:7] offset:896
	global_load_d16_u8 v34, v17, s[6:7] offset:1024
	global_load_d16_hi_u8 v34, v17, s[6:7] offset:1152
	global_load_d16_u8 v35, v17, s[6:7] offset:1280
	global_load_d16_hi_u8 v35, v17, s[6:7] offset:1408
	global_load_d16_u8 v36, v17, s[6:7] offset:1536
	global_load_d16_hi_u8 v36, v17, s[6:7] offset:1664
	global_load_d16_u8 v37, v17, s[6:7] offset:1792
	global_load_d16_hi_u8 v37, v17, s[6:7] offset:1920
	v_and_b32_e32 v17, 0x7f, v38
	s_lshl_b32 s3, s8, 10
	v_lshlrev_b32_e32 v38, 1, v38
	s_wait_alu depctr_sa_sdst(0)
	s_and_b32 s3, s3, 0x400
	v_add_nc_u32_e32 v39, 0, v17
	v_xad_u32 v40, v17, 8, 0
	v_xad_u32 v41, v17, 16, 0
	v_xad_u32 v42, v17, 24, 0
	v_xad_u32 v43, v17, 32, 0
	v_xad_u32 v44, v17, 40, 0
	v_xad_u32 v45, v17, 48, 0
	v_xad_u32 v46, v17, 56, 0
	s_wait_loadcnt 0x2f
	ds_store_b8 v39, v1
	s_wait_loadcnt 0x27
	ds_store_b8 v39, v5 offset:1024
	s_wait_loadcnt 0x1d
	ds_store_b8 v39, v10 offset:2048
	ds_store_b8 v39, v9 offset:3072
	ds_store_b8_d16_hi v40, v1 offset:128
	ds_store_b8_d16_hi v40, v5 offset:1152
	s_wait_loadcnt 0x1c
	ds_store_b8_d16_hi v40, v10 offset:2176
	ds_store_b8_d16_hi v40, v9 offset:3200
	ds_store_b8 v41, v2 offset:256
	ds_store_b8 v41, v6 offset:1280
	s_wait_loadcnt 0x1b
	ds_store_b8 v41, v11 offset:2304
	s_wait_loadcnt 0x15
	ds_store_b8 v41, v14 offset:3328
	ds_store_b8_d16_hi v42, v2 offset:384
	ds_store_b8_d16_hi v42, v6 offset:1408
	ds_store_b8_d16_hi v42, v11 offset:2432
	s_wait_loadcnt 0x14
	ds_store_b8_d16_hi v42, v14 offset:3456
	ds_store_b8 v43, v3 offset:512
	ds_store_b8 v43, v7 offset:1536
	ds_store_b8 v43, v12 offset:2560
	s_wait_loadcnt 0x13
	ds_store_b8 v43, v15 offset:3584
	ds_store_b8_d16_hi v44, v3 offset:640
	ds_store_b8_d16_hi v44, v7 offset:1664
	ds_store_b8_d16_hi v44, v12 offset:2688
	s_wait_loadcnt 0x12
	ds_store_b8_d16_hi v44, v15 offset:3712
	ds_store_b8 v45, v4 offset:768
	ds_store_b8 v45, v8 offset:1792
	ds_store_b8 v45, v13 offset:2816
	s_wait_loadcnt 0x11
	ds_store_b8 v45, v16 offset:3840
	ds_store_b8_d16_hi v46, v4 offset:896
	ds_store_b8_d16_hi v46, v8 offset:1920
	ds_store_b8_d16_hi v46, v13 offset:2944
	s_wait_loadcnt 0x10
	ds_store_b8_d16_hi v46, v16 offset:3968
	v_and_b32_e32 v1, 15, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshrrev_b32_e32 v0, 1, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b32_e32 v3, 6, v1
	v_and_b32_e32 v2, 56, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_b32_e32 v0, 8, v0
	v_or_b32_e32 v4, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v4, v4, v0
	v_xor_b32_e32 v0, v2, v0
	v_lshl_or_b32 v4, s2, 4, v4
	s_wait_alu depctr_sa_sdst(0)
	s_delay_alu instid0(VALU_DEP_2)
	v_or3_b32 v0, s3, v0, v3
	s_lshr_b32 s2, s2, 2
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	v_add_nc_u32_e32 v5, 0, v4
	v_xad_u32 v6, v4, 16, 0
	v_xad_u32 v7, v4, 32, 0
	v_xad_u32 v4, v4, 48, 0
	v_add_nc_u32_e32 v2, 0, v0
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_2addr_stride64_b64 v[14:17], v5 offset1:4
	ds_load_2addr_stride64_b64 v[18:21], v6 offset1:4
	ds_load_2addr_stride64_b64 v[22:25], v7 offset1:4
	ds_load_2addr_stride64_b64 v[26:29], v4 offset1:4
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_store_b8 v39, v30
	ds_store_b8 v39, v34 offset:1024
	ds_store_b8_d16_hi v40, v30 offset:128
	ds_store_b8_d16_hi v40, v34 offset:1152
	ds_store_b8 v41, v31 offset:256
	ds_store_b8 v41, v35 offset:1280
	ds_store_b8_d16_hi v42, v31 offset:384
	ds_store_b8_d16_hi v42, v35 offset:1408
	ds_store_b8 v43, v32 offset:512
	ds_store_b8 v43, v36 offset:1536
	ds_store_b8_d16_hi v44, v32 offset:640
	ds_store_b8_d16_hi v44, v36 offset:1664
	ds_store_b8 v45, v33 offset:768
	ds_store_b8 v45, v37 offset:1792
	ds_store_b8_d16_hi v46, v33 offset:896
	ds_store_b8_d16_hi v46, v37 offset:1920
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_wait_alu depctr_sa_sdst(0)
	v_or_b32_e32 v39, s2, v1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b64 v[30:31], v2
	v_xad_u32 v2, v0, 16, 0
	ds_load_b64 v[32:33], v2
	v_xad_u32 v2, v0, 32, 0
	v_xad_u32 v0, v0, 48, 0
	ds_load_b64 v[34:35], v2
	ds_load_b64 v[36:37], v0
	s_wait_dscnt 0x3
	v_wmma_f32_16x16x16_fp8_fp8 v[0:7], v[30:31], v[14:15], 0
	v_wmma_f32_16x16x16_fp8_fp8 v[8:15], v[30:31], v[16:17], 0
	v_lshlrev_b32_e32 v16, 7, v39
	v_and_b32_e32 v17, 0x60, v38
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x16_fp8_fp8 v[0:7], v[32:33], v[18:19], v[0:7]
	v_wmma_f32_16x16x16_fp8_fp8 v[8:15], v[32:33], v[20:21], v[8:15]
	v_add_co_u32 v16, s0, s0, v16
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v18, null, s1, 0, s0
	s_wait_dscnt 0x1
	v_wmma_f32_16x16x16_fp8_fp8 v[0:7], v[34:35], v[22:23], v[0:7]
	v_wmma_f32_16x16x16_fp8_fp8 v[8:15], v[34:35], v[24:25], v[8:15]
	v_add_co_u32 v16, vcc_lo, v16, v17
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v17, null, 0, v18, vcc_lo
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_fp8_fp8 v[0:7], v[36:37], v[26:27], v[0:7]
	v_wmma_f32_16x16x16_fp8_fp8 v[8:15], v[36:37], v[28:29], v[8:15]
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
		.amdhsa_next_free_vgpr 47
		.amdhsa_next_free_sgpr 9
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
	.set .Lproduct.num_vgpr, 47
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 9
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 0
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 0
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1632
; TotalNumSgprs: 11
; NumVgprs: 47
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 47
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
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     47
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu12.01-amd-amdhsa-unknown-gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
