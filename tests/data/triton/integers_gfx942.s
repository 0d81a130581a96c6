; lds_bytes=0 threads=256
	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	integers                        ; -- Begin function integers
	.p2align	8
	.type	integers,@function
integers:                               ; @integers
; %bb.5:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx4 s[4:7], s[0:1], 0x8
	s_load_dwordx2 s[8:9], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.6:
.LBB0_0:
	s_mov_b64 s[0:1], s[2:3]
	v_readfirstlane_b32 s2, v0
	s_and_b32 s2, s2, 0xc0
	s_and_b32 s1, s1, 0xffff
	v_and_or_b32 v0, v0, 63, s2
	s_mov_b32 s3, 0x27000
	s_mov_b32 s2, 0x7ffffffe
	v_lshlrev_b32_e32 v10, 3, v0
	buffer_load_dwordx2 v[0:1], v10, s[0:3], 0 offen
                                        ; implicit-def: $vgpr8_vgpr9
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[2:3], s[0:1], v0, 31, 7
	v_mov_b32_e32 v4, v3
	v_mad_u64_u32 v[4:5], s[0:1], v1, 31, v[4:5]
	v_or_b32_e32 v5, v1, v4
	v_or_b32_e32 v6, 1, v2
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v7, v4
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_ashrrev_i32_e32 v8, 31, v4
	v_mov_b32_e32 v9, v8
	v_lshl_add_u64 v[12:13], v[6:7], 0, v[8:9]
	v_xor_b32_e32 v5, v13, v8
	v_xor_b32_e32 v7, v12, v8
	v_cvt_f32_u32_e32 v9, v7
	v_cvt_f32_u32_e32 v11, v5
	v_sub_co_u32_e32 v18, vcc, 0, v7
	v_mov_b32_e32 v17, 0
	v_fmamk_f32 v9, v11, 0x4f800000, v9
	v_rcp_f32_e32 v9, v9
	v_subb_co_u32_e32 v19, vcc, 0, v5, vcc
	v_mul_f32_e32 v9, 0x5f7ffffc, v9
	v_mul_f32_e32 v11, 0x2f800000, v9
	v_trunc_f32_e32 v11, v11
	v_fmamk_f32 v9, v11, 0xcf800000, v9
	v_cvt_u32_f32_e32 v11, v11
	v_cvt_u32_f32_e32 v9, v9
	v_mul_lo_u32 v14, v18, v11
	v_mul_lo_u32 v15, v19, v9
	v_mad_u64_u32 v[12:13], s[0:1], v18, v9, 0
	v_add3_u32 v20, v13, v14, v15
	v_mad_u64_u32 v[14:15], s[0:1], v9, v20, 0
	v_mul_hi_u32 v16, v9, v12
	v_lshl_add_u64 v[14:15], v[16:17], 0, v[14:15]
	v_mad_u64_u32 v[12:13], s[0:1], v11, v12, 0
	v_add_co_u32_e32 v12, vcc, v14, v12
	s_nop 1
	v_addc_co_u32_e32 v16, vcc, v15, v13, vcc
	v_mad_u64_u32 v[12:13], s[0:1], v11, v20, 0
	s_nop 0
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	v_lshl_add_u64 v[12:13], v[16:17], 0, v[12:13]
	v_add_co_u32_e32 v9, vcc, v9, v12
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, v11, v13, vcc
	v_mad_u64_u32 v[12:13], s[0:1], v18, v9, 0
	v_mul_lo_u32 v16, v18, v11
	v_mul_lo_u32 v18, v19, v9
	v_add3_u32 v20, v13, v16, v18
	v_mad_u64_u32 v[18:19], s[0:1], v9, v20, 0
	v_mul_hi_u32 v16, v9, v12
	v_mad_u64_u32 v[14:15], s[0:1], v11, v12, 0
	v_lshl_add_u64 v[12:13], v[16:17], 0, v[18:19]
	v_add_co_u32_e32 v12, vcc, v12, v14
	s_nop 1
	v_addc_co_u32_e32 v16, vcc, v13, v15, vcc
	v_mad_u64_u32 v[12:13], s[0:1], v11, v20, 0
	s_nop 0
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	v_lshl_add_u64 v[12:13], v[16:17], 0, v[12:13]
	v_add_co_u32_e32 v9, vcc, v9, v12
	v_ashrrev_i32_e32 v12, 31, v1
	s_nop 0
	v_addc_co_u32_e32 v11, vcc, v11, v13, vcc
	v_mov_b32_e32 v13, v12
	v_lshl_add_u64 v[14:15], v[0:1], 0, v[12:13]
	v_xor_b32_e32 v20, v14, v12
	v_xor_b32_e32 v13, v15, v12
	v_mad_u64_u32 v[14:15], s[0:1], v20, v11, 0
	v_mul_hi_u32 v16, v20, v9
	v_lshl_add_u64 v[14:15], v[16:17], 0, v[14:15]
	v_mad_u64_u32 v[18:19], s[0:1], v13, v9, 0
	v_add_co_u32_e32 v9, vcc, v14, v18
	s_nop 1
	v_addc_co_u32_e32 v16, vcc, v15, v19, vcc
	v_mad_u64_u32 v[14:15], s[0:1], v13, v11, 0
	s_nop 0
	v_addc_co_u32_e32 v15, vcc, 0, v15, vcc
	v_lshl_add_u64 v[14:15], v[16:17], 0, v[14:15]
	v_mul_lo_u32 v9, v5, v14
	v_mul_lo_u32 v11, v7, v15
	v_mad_u64_u32 v[16:17], s[0:1], v7, v14, 0
	v_add3_u32 v9, v17, v11, v9
	v_sub_u32_e32 v11, v13, v9
	v_sub_co_u32_e32 v20, vcc, v20, v16
	v_lshl_add_u64 v[18:19], v[14:15], 0, 1
	s_nop 0
	v_subb_co_u32_e64 v11, s[0:1], v11, v5, vcc
	v_sub_co_u32_e64 v16, s[0:1], v20, v7
	v_subb_co_u32_e32 v9, vcc, v13, v9, vcc
	s_nop 0
	v_subbrev_co_u32_e64 v11, s[0:1], 0, v11, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v11, v5
	v_cmp_ge_u32_e32 vcc, v9, v5
	s_nop 0
	v_cndmask_b32_e64 v17, 0, -1, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v16, v7
	v_cndmask_b32_e64 v13, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v20, v7
	v_cndmask_b32_e64 v16, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], v11, v5
	v_cndmask_b32_e64 v7, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v9, v5
	v_cndmask_b32_e64 v11, v17, v16, s[0:1]
	v_lshl_add_u64 v[16:17], v[14:15], 0, 2
	v_cmp_ne_u32_e64 s[0:1], 0, v11
	v_cndmask_b32_e32 v5, v13, v7, vcc
	v_cmp_ne_u32_e32 vcc, 0, v5
	v_cndmask_b32_e64 v7, v18, v16, s[0:1]
	v_cndmask_b32_e64 v11, v19, v17, s[0:1]
	v_cndmask_b32_e32 v7, v14, v7, vcc
	v_xor_b32_e32 v9, v12, v8
	v_cndmask_b32_e32 v5, v15, v11, vcc
	v_xor_b32_e32 v7, v7, v9
	v_xor_b32_e32 v5, v5, v9
	v_sub_co_u32_e32 v8, vcc, v7, v9
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v5, v9, vcc
.LBB0_2:                                ; %Flow
	s_andn2_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_4
; %bb.3:
	v_cvt_f32_u32_e32 v5, v6
	v_sub_u32_e32 v7, 0, v6
	v_rcp_iflag_f32_e32 v5, v5
	s_nop 0
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v7, v7, v5
	v_mul_hi_u32 v7, v5, v7
	v_add_u32_e32 v5, v5, v7
	v_mul_hi_u32 v5, v0, v5
	v_mul_lo_u32 v7, v5, v6
	v_sub_u32_e32 v7, v0, v7
	v_add_u32_e32 v8, 1, v5
	v_sub_u32_e32 v9, v7, v6
	v_cmp_ge_u32_e32 vcc, v7, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_add_u32_e32 v8, 1, v5
	v_cmp_ge_u32_e32 vcc, v7, v6
	v_mov_b32_e32 v9, 0
	s_nop 0
	v_cndmask_b32_e32 v8, v5, v8, vcc
.LBB0_4:                                ; %.split
	s_or_b64 exec, exec, s[0:1]
	v_mul_lo_u32 v5, v9, v6
	v_mul_lo_u32 v11, v8, v4
	v_mad_u64_u32 v[6:7], s[0:1], v8, v6, 0
	v_add3_u32 v5, v7, v11, v5
	v_sub_co_u32_e32 v6, vcc, v0, v6
	v_xor_b32_e32 v11, v0, v1
	s_nop 0
	v_subb_co_u32_e32 v7, vcc, v1, v5, vcc
	v_ffbh_i32_e32 v5, v1
	v_ashrrev_i32_e32 v11, 31, v11
	v_add_u32_e32 v5, -1, v5
	v_add_u32_e32 v11, 32, v11
	v_min_u32_e32 v5, v5, v11
	v_lshlrev_b64 v[16:17], v5, v[0:1]
	v_min_u32_e32 v11, 1, v16
	v_or_b32_e32 v11, v17, v11
	v_cvt_f32_i32_e32 v11, v11
	v_cmp_lt_i64_e32 vcc, v[0:1], v[2:3]
	v_sub_u32_e32 v3, 32, v5
	s_mov_b32 s0, 0x2f800000
	v_ldexp_f32 v3, v11, v3
	v_trunc_f32_e32 v3, v3
	v_mul_f32_e64 v5, |v3|, s0
	v_floor_f32_e32 v5, v5
	s_mov_b32 s0, 0xcf800000
	v_fma_f32 v11, v5, s0, |v3|
	v_cvt_u32_f32_e32 v11, v11
	v_cvt_u32_f32_e32 v5, v5
	v_ashrrev_i32_e32 v3, 31, v3
	v_ashrrev_i64 v[14:15], 3, v[0:1]
	v_xor_b32_e32 v11, v11, v3
	v_cndmask_b32_e32 v17, v4, v1, vcc
	v_cndmask_b32_e32 v16, v2, v0, vcc
	v_xor_b32_e32 v5, v5, v3
	v_sub_co_u32_e32 v18, vcc, v11, v3
	v_lshl_add_u64 v[8:9], v[14:15], 0, v[8:9]
	s_nop 0
	v_subb_co_u32_e32 v19, vcc, v5, v3, vcc
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[18:19]
	v_mul_hi_u32 v12, v2, v0
	v_mad_u64_u32 v[6:7], s[0:1], v2, v0, v[6:7]
	v_mul_lo_u32 v1, v2, v1
	v_mul_lo_u32 v0, v4, v0
	v_add3_u32 v7, v0, v7, v1
	v_mov_b32_e32 v13, 0
	v_lshl_add_u64 v[0:1], v[6:7], 0, v[16:17]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[12:13]
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s7, 0x27000
	s_mov_b32 s6, 0x7ffffffe
	buffer_store_dwordx2 v[0:1], v10, s[4:7], 0 offen
	s_endpgm
.Lfunc_end0:
	.size	integers, .Lfunc_end0-integers
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel integers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 8
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 10
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
	.set .Lintegers.num_vgpr, 21
	.set .Lintegers.num_agpr, 0
	.set .Lintegers.numbered_sgpr, 10
	.set .Lintegers.num_named_barrier, 0
	.set .Lintegers.private_seg_size, 0
	.set .Lintegers.uses_vcc, 1
	.set .Lintegers.uses_flat_scratch, 0
	.set .Lintegers.has_dyn_sized_stack, 0
	.set .Lintegers.has_recursion, 0
	.set .Lintegers.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1452
; TotalNumSgprs: 16
; NumVgprs: 21
; NumAgprs: 0
; TotalNumVgprs: 21
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 21
; AccumOffset: 24
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 256
    .name:           integers
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         integers.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
