; lds_bytes=8 threads=128
	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	layer_norm                      ; -- Begin function layer_norm
	.p2align	8
	.type	layer_norm,@function
layer_norm:                             ; @layer_norm
; %bb.1:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.2:
.LBB0_0:
	v_readfirstlane_b32 s0, v0
	s_and_b32 s26, s0, 64
	s_mul_i32 s0, s10, s16
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[24:25], s[0:1], 1
	s_add_u32 s16, s2, s24
	v_and_or_b32 v1, v0, 63, s26
	s_addc_u32 s0, s3, s25
	v_or_b32_e32 v2, 0x80, v1
	s_and_b32 s17, s0, 0xffff
	v_lshlrev_b32_e32 v5, 1, v1
	v_bfrev_b32_e32 v6, 1
	v_cmp_gt_i32_e64 s[0:1], s10, v1
	v_or_b32_e32 v3, 0x100, v1
	v_cmp_gt_i32_e64 s[2:3], s10, v2
	v_cndmask_b32_e64 v7, v6, v5, s[0:1]
	v_lshlrev_b32_e32 v5, 1, v2
	v_or_b32_e32 v4, 0x180, v1
	v_cndmask_b32_e64 v8, v6, v5, s[2:3]
	v_lshlrev_b32_e32 v5, 1, v3
	v_cmp_gt_i32_e64 s[14:15], s10, v3
	s_mov_b32 s19, 0x27000
	s_mov_b32 s18, 0x7ffffffe
	v_cndmask_b32_e64 v9, v6, v5, s[14:15]
	v_lshlrev_b32_e32 v5, 1, v4
	v_cmp_gt_i32_e64 s[12:13], s10, v4
	v_lshlrev_b32_e32 v0, 2, v0
	v_and_b32_e32 v0, 4, v0
	v_cndmask_b32_e64 v10, v6, v5, s[12:13]
	buffer_load_ushort v5, v8, s[16:19], 0 offen
	buffer_load_ushort v11, v7, s[16:19], 0 offen
	buffer_load_ushort v12, v10, s[16:19], 0 offen
	buffer_load_ushort v13, v9, s[16:19], 0 offen
	v_add_u32_e32 v15, 0, v0
	v_lshlrev_b32_e32 v0, 2, v1
	v_cndmask_b32_e64 v16, v6, v0, s[0:1]
	v_lshlrev_b32_e32 v17, 2, v2
	v_lshlrev_b32_e32 v18, 2, v3
	v_lshlrev_b32_e32 v19, 2, v4
	v_cvt_f32_i32_e32 v14, s10
	s_lshr_b32 s10, s26, 4
	v_mov_b32_e32 v20, s10
	s_mov_b64 s[20:21], s[6:7]
	s_mov_b32 s6, s18
	s_mov_b32 s7, s19
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s22, s18
	s_mov_b32 s23, s19
	s_and_b32 s21, s21, 0xffff
	s_waitcnt vmcnt(3)
	v_lshlrev_b32_e32 v1, 16, v5
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e32 v0, 16, v11
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v3, 16, v12
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 16, v13
	v_pk_add_f32 v[4:5], v[0:1], v[2:3]
	v_cndmask_b32_e64 v11, v6, v18, s[14:15]
	v_add_f32_e32 v4, v4, v5
	s_nop 1
	v_add_f32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v4, v4, v4 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v4, v4, v4 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v5, v4
	s_nop 1
	v_mov_b32_dpp v5, v5 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_f32_e32 v4, v5, v4
	v_cndmask_b32_e64 v5, v6, v17, s[2:3]
	v_cndmask_b32_e64 v6, v6, v19, s[12:13]
	v_add_f32_dpp v4, v4, v4 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s10, v4, 63
	s_nop 1
	v_mov_b32_e32 v4, s10
	ds_write_b32 v20, v4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v15
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_f32_dpp v4, v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_div_scale_f32 v12, s[16:17], v14, v14, v4
	v_rcp_f32_e32 v13, v12
	v_div_scale_f32 v17, vcc, v4, v14, v4
	s_add_u32 s16, s8, s24
	v_fma_f32 v18, -v12, v13, 1.0
	v_fmac_f32_e32 v13, v18, v13
	v_mul_f32_e32 v18, v17, v13
	v_fma_f32 v19, -v12, v18, v17
	v_fmac_f32_e32 v18, v19, v13
	v_fma_f32 v12, -v12, v18, v17
	v_div_fmas_f32 v12, v12, v13, v18
	v_div_fixup_f32 v4, v12, v14, v4
	v_sub_f32_e32 v0, v0, v4
	v_sub_f32_e32 v1, v1, v4
	v_sub_f32_e32 v2, v2, v4
	v_sub_f32_e32 v3, v3, v4
	v_cndmask_b32_e64 v4, 0, v0, s[0:1]
	v_cndmask_b32_e64 v12, 0, v1, s[2:3]
	v_cndmask_b32_e64 v13, 0, v2, s[14:15]
	v_cndmask_b32_e64 v17, 0, v3, s[12:13]
	v_mul_f32_e32 v0, v4, v4
	v_mul_f32_e32 v1, v12, v12
	v_mul_f32_e32 v2, v13, v13
	v_mul_f32_e32 v3, v17, v17
	v_pk_add_f32 v[0:1], v[0:1], v[2:3]
	s_nop 0
	v_add_f32_e32 v0, v0, v1
	s_nop 1
	v_add_f32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v0, v0, v0 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v0, v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_f32_e32 v0, v1, v0
	s_nop 1
	v_add_f32_dpp v0, v0, v0 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s0, v0, 63
	s_nop 1
	v_mov_b32_e32 v0, s0
	ds_write_b32 v20, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v0, v16, s[4:7], 0 offen
	buffer_load_dword v1, v5, s[4:7], 0 offen
	buffer_load_dword v2, v11, s[4:7], 0 offen
	buffer_load_dword v3, v6, s[4:7], 0 offen
	buffer_load_dword v18, v16, s[20:23], 0 offen
	buffer_load_dword v19, v5, s[20:23], 0 offen
	buffer_load_dword v20, v11, s[20:23], 0 offen
	buffer_load_dword v21, v6, s[20:23], 0 offen
	ds_read_b32 v5, v15
	s_movk_i32 s6, 0x7fff
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v5, v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_div_scale_f32 v6, s[0:1], v14, v14, v5
	v_rcp_f32_e32 v11, v6
	v_div_scale_f32 v15, vcc, v5, v14, v5
	v_fma_f32 v16, -v6, v11, 1.0
	v_fmac_f32_e32 v11, v16, v11
	v_mul_f32_e32 v16, v15, v11
	v_fma_f32 v22, -v6, v16, v15
	v_fmac_f32_e32 v16, v22, v11
	v_fma_f32 v6, -v6, v16, v15
	v_div_fmas_f32 v6, v6, v11, v16
	v_div_fixup_f32 v5, v6, v14, v5
	v_add_f32_e32 v5, s11, v5
	v_sqrt_f32_e32 v5, v5
	v_mov_b32_e32 v6, 0x7fff
	v_div_scale_f32 v11, s[0:1], v5, v5, 1.0
	v_rcp_f32_e32 v14, v11
	v_div_scale_f32 v15, vcc, 1.0, v5, 1.0
	s_addc_u32 s0, s9, s25
	s_and_b32 s17, s0, 0xffff
	v_fma_f32 v16, -v11, v14, 1.0
	v_fmac_f32_e32 v14, v16, v14
	v_mul_f32_e32 v16, v15, v14
	v_fma_f32 v22, -v11, v16, v15
	v_fmac_f32_e32 v16, v22, v14
	v_fma_f32 v11, -v11, v16, v15
	v_div_fmas_f32 v11, v11, v14, v16
	v_div_fixup_f32 v5, v11, v5, 1.0
	v_mul_f32_e32 v4, v4, v5
	v_mul_f32_e32 v11, v12, v5
	v_mul_f32_e32 v12, v13, v5
	v_mul_f32_e32 v5, v17, v5
	s_waitcnt vmcnt(3)
	v_fmac_f32_e32 v18, v0, v4
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v19, v1, v11
	v_bfe_u32 v0, v18, 16, 1
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v20, v2, v12
	v_bfe_u32 v1, v19, 16, 1
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cmp_o_f32_e64 s[0:1], v19, v19
	v_add3_u32 v0, v18, v0, s6
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v21, v3, v5
	v_bfe_u32 v2, v20, 16, 1
	v_cmp_o_f32_e64 s[2:3], v20, v20
	v_add3_u32 v1, v19, v1, s6
	v_cndmask_b32_sdwa v0, v6, v0, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	s_mov_b64 vcc, s[0:1]
	v_bfe_u32 v3, v21, 16, 1
	v_cmp_o_f32_e64 s[4:5], v21, v21
	v_add3_u32 v2, v20, v2, s6
	buffer_store_short v0, v7, s[16:19], 0 offen
	v_cndmask_b32_sdwa v0, v6, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	s_mov_b64 vcc, s[2:3]
	v_add3_u32 v3, v21, v3, s6
	buffer_store_short v0, v8, s[16:19], 0 offen
	v_cndmask_b32_sdwa v0, v6, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	s_mov_b64 vcc, s[4:5]
	buffer_store_short v0, v9, s[16:19], 0 offen
	v_cndmask_b32_sdwa v0, v6, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	buffer_store_short v0, v10, s[16:19], 0 offen
	s_endpgm
.Lfunc_end0:
	.size	layer_norm, .Lfunc_end0-layer_norm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 27
		.amdhsa_accum_offset 24
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
	.set .Llayer_norm.num_vgpr, 23
	.set .Llayer_norm.num_agpr, 0
	.set .Llayer_norm.numbered_sgpr, 27
	.set .Llayer_norm.num_named_barrier, 0
	.set .Llayer_norm.private_seg_size, 0
	.set .Llayer_norm.uses_vcc, 1
	.set .Llayer_norm.uses_flat_scratch, 0
	.set .Llayer_norm.has_dyn_sized_stack, 0
	.set .Llayer_norm.has_recursion, 0
	.set .Llayer_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1496
; TotalNumSgprs: 33
; NumVgprs: 23
; NumAgprs: 0
; TotalNumVgprs: 23
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 33
; NumVGPRsForWavesPerEU: 23
; AccumOffset: 24
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 5
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
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
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
    .name:           layer_norm
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         layer_norm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
