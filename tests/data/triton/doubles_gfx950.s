; lds_bytes=0 threads=256
	.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	doubles                         ; -- Begin function doubles
	.p2align	8
	.type	doubles,@function
doubles:                                ; @doubles
; %bb.1:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx4 s[4:7], s[0:1], 0x8
	s_load_dwordx2 s[8:9], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.2:
.LBB0_0:
	s_mov_b64 s[0:1], s[2:3]
	v_readfirstlane_b32 s2, v0
	s_and_b32 s2, s2, 0xc0
	s_and_b32 s1, s1, 0xffff
	v_and_or_b32 v0, v0, 63, s2
	s_mov_b32 s3, 0x27000
	s_mov_b32 s2, 0x7ffffffe
	v_lshlrev_b32_e32 v24, 3, v0
	buffer_load_dwordx2 v[0:1], v24, s[0:3], 0 offen
	s_mov_b32 s8, 0
	s_brev_b32 s9, 8
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0x3ff80000
	v_mov_b32_e32 v4, 0x100
	v_mov_b32_e32 v16, 0xffffff80
	v_mov_b32_e32 v25, 0x260
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s6, s2
	s_mov_b32 s7, s3
	s_waitcnt vmcnt(0)
	v_cmp_gt_f64_e32 vcc, s[8:9], v[0:1]
	v_add_f64 v[2:3], v[0:1], s[0:1]
	v_div_scale_f64 v[6:7], s[0:1], v[2:3], v[2:3], v[0:1]
	v_cndmask_b32_e32 v10, 0, v4, vcc
	v_ldexp_f64 v[10:11], v[0:1], v10
	v_rcp_f64_e32 v[12:13], v[6:7]
	v_rsq_f64_e32 v[14:15], v[10:11]
	v_div_scale_f64 v[8:9], s[0:1], v[0:1], v[2:3], v[0:1]
	v_cndmask_b32_e32 v26, 0, v16, vcc
	v_fma_f64 v[18:19], -v[6:7], v[12:13], 1.0
	v_mul_f64 v[20:21], v[10:11], v[14:15]
	v_mul_f64 v[14:15], v[14:15], 0.5
	v_fmac_f64_e32 v[12:13], v[12:13], v[18:19]
	v_fma_f64 v[18:19], -v[14:15], v[20:21], 0.5
	v_fma_f64 v[22:23], -v[6:7], v[12:13], 1.0
	v_fmac_f64_e32 v[20:21], v[20:21], v[18:19]
	v_fmac_f64_e32 v[14:15], v[14:15], v[18:19]
	v_fmac_f64_e32 v[12:13], v[12:13], v[22:23]
	v_fma_f64 v[18:19], -v[20:21], v[20:21], v[10:11]
	v_mul_f64 v[22:23], v[8:9], v[12:13]
	v_fmac_f64_e32 v[20:21], v[18:19], v[14:15]
	v_fma_f64 v[6:7], -v[6:7], v[22:23], v[8:9]
	v_fma_f64 v[8:9], -v[20:21], v[20:21], v[10:11]
	s_mov_b64 vcc, s[0:1]
	v_div_fmas_f64 v[6:7], v[6:7], v[12:13], v[22:23]
	v_fmac_f64_e32 v[20:21], v[8:9], v[14:15]
	v_div_fixup_f64 v[2:3], v[6:7], v[2:3], v[0:1]
	v_ldexp_f64 v[6:7], v[20:21], v26
	v_cmp_class_f64_e32 vcc, v[10:11], v25
	v_floor_f64_e32 v[4:5], v[0:1]
	v_cvt_i32_f64_e32 v17, v[0:1]
	v_cndmask_b32_e32 v7, v7, v11, vcc
	v_cndmask_b32_e32 v6, v6, v10, vcc
	v_add_f64 v[2:3], v[6:7], v[2:3]
	v_cvt_f64_i32_e32 v[16:17], v17
	v_add_f64 v[2:3], v[4:5], v[2:3]
	v_fmac_f64_e32 v[2:3], v[0:1], v[16:17]
	buffer_store_dwordx2 v[2:3], v24, s[4:7], 0 offen
	s_endpgm
.Lfunc_end0:
	.size	doubles, .Lfunc_end0-doubles
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel doubles
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
		.amdhsa_next_free_vgpr 27
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 28
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
	.set .Ldoubles.num_vgpr, 27
	.set .Ldoubles.num_agpr, 0
	.set .Ldoubles.numbered_sgpr, 10
	.set .Ldoubles.num_named_barrier, 0
	.set .Ldoubles.private_seg_size, 0
	.set .Ldoubles.uses_vcc, 1
	.set .Ldoubles.uses_flat_scratch, 0
	.set .Ldoubles.has_dyn_sized_stack, 0
	.set .Ldoubles.has_recursion, 0
	.set .Ldoubles.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 612
; TotalNumSgprs: 16
; NumVgprs: 27
; NumAgprs: 0
; TotalNumVgprs: 27
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 27
; AccumOffset: 28
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 6
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
    .name:           doubles
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         doubles.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
