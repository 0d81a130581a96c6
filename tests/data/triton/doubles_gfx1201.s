; lds_bytes=0 threads=128
	.amdgcn_target "amdgpu12.01-amd-amdhsa-unknown-gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	doubles                         ; -- Begin function doubles
	.p2align	8
	.type	doubles,@function
doubles:                                ; @doubles
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_and_b32_e32 v0, 31, v0
	s_bfe_u32 s0, ttmp8, 0x50019
	s_mov_b32 s11, 0x31027000
	s_lshl_b32 s0, s0, 5
	s_mov_b32 s10, 0x7ffffffe
	v_and_or_b32 v0, 0x60, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v40, 3, v0
	s_wait_kmcnt 0x0
	s_and_b32 s9, s5, 0xffff
	s_mov_b32 s8, s4
	s_clause 0x1
	buffer_load_b64 v[0:1], v40, s[8:11], null offen
	buffer_load_b64 v[2:3], v40, s[8:11], null offen offset:1024
	s_and_b32 s9, s7, 0xffff
	s_mov_b32 s8, s6
	s_wait_loadcnt 0x1
	v_cmp_gt_f64_e64 s0, 0x10000000, v[0:1]
	s_wait_loadcnt 0x0
	v_cmp_gt_f64_e64 s1, 0x10000000, v[2:3]
	v_add_f64_e32 v[4:5], 0x3ff80000, v[0:1]
	v_add_f64_e32 v[6:7], 0x3ff80000, v[2:3]
	s_wait_alu depctr_va_sdst(0)
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v8, 0, 0x100, s0
	v_cndmask_b32_e64 v10, 0, 0x100, s1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_div_scale_f64 v[12:13], null, v[4:5], v[4:5], v[0:1]
	v_div_scale_f64 v[14:15], null, v[6:7], v[6:7], v[2:3]
	v_div_scale_f64 v[36:37], vcc_lo, v[0:1], v[4:5], v[0:1]
	v_ldexp_f64 v[8:9], v[0:1], v8
	v_ldexp_f64 v[10:11], v[2:3], v10
	v_rcp_f64_e32 v[20:21], v[12:13]
	v_rcp_f64_e32 v[22:23], v[14:15]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_rsq_f64_e32 v[16:17], v[8:9]
	v_rsq_f64_e32 v[18:19], v[10:11]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[28:29], -v[12:13], v[20:21], 1.0
	v_fma_f64 v[30:31], -v[14:15], v[22:23], 1.0
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_f64_e32 v[24:25], v[8:9], v[16:17]
	v_mul_f64_e32 v[16:17], 0.5, v[16:17]
	v_mul_f64_e32 v[26:27], v[10:11], v[18:19]
	v_mul_f64_e32 v[18:19], 0.5, v[18:19]
	v_fma_f64 v[20:21], v[20:21], v[28:29], v[20:21]
	v_fma_f64 v[22:23], v[22:23], v[30:31], v[22:23]
	v_fma_f64 v[32:33], -v[16:17], v[24:25], 0.5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[34:35], -v[18:19], v[26:27], 0.5
	v_fma_f64 v[28:29], -v[12:13], v[20:21], 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[30:31], -v[14:15], v[22:23], 1.0
	v_fma_f64 v[24:25], v[24:25], v[32:33], v[24:25]
	v_fma_f64 v[16:17], v[16:17], v[32:33], v[16:17]
	v_fma_f64 v[26:27], v[26:27], v[34:35], v[26:27]
	v_fma_f64 v[18:19], v[18:19], v[34:35], v[18:19]
	v_fma_f64 v[20:21], v[20:21], v[28:29], v[20:21]
	v_div_scale_f64 v[28:29], s2, v[2:3], v[6:7], v[2:3]
	v_fma_f64 v[22:23], v[22:23], v[30:31], v[22:23]
	v_fma_f64 v[32:33], -v[24:25], v[24:25], v[8:9]
	v_fma_f64 v[34:35], -v[26:27], v[26:27], v[10:11]
	v_mul_f64_e32 v[30:31], v[36:37], v[20:21]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fma_f64 v[24:25], v[32:33], v[16:17], v[24:25]
	v_mul_f64_e32 v[32:33], v[28:29], v[22:23]
	v_fma_f64 v[26:27], v[34:35], v[18:19], v[26:27]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[12:13], -v[12:13], v[30:31], v[36:37]
	v_fma_f64 v[34:35], -v[24:25], v[24:25], v[8:9]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[14:15], -v[14:15], v[32:33], v[28:29]
	v_fma_f64 v[38:39], -v[26:27], v[26:27], v[10:11]
	s_delay_alu instid0(VALU_DEP_4)
	v_div_fmas_f64 v[12:13], v[12:13], v[20:21], v[30:31]
	s_mov_b32 vcc_lo, s2
	v_cndmask_b32_e64 v20, 0, 0xffffff80, s0
	v_cndmask_b32_e64 v21, 0, 0xffffff80, s1
	v_fma_f64 v[16:17], v[34:35], v[16:17], v[24:25]
	s_wait_alu depctr_sa_sdst(0)
	v_div_fmas_f64 v[14:15], v[14:15], v[22:23], v[32:33]
	v_fma_f64 v[18:19], v[38:39], v[18:19], v[26:27]
	v_cmp_class_f64_e64 vcc_lo, v[8:9], 0x260
	v_cmp_class_f64_e64 s0, v[10:11], 0x260
	v_div_fixup_f64 v[4:5], v[12:13], v[4:5], v[0:1]
	v_floor_f64_e32 v[12:13], v[0:1]
	v_ldexp_f64 v[16:17], v[16:17], v20
	v_div_fixup_f64 v[6:7], v[14:15], v[6:7], v[2:3]
	v_ldexp_f64 v[18:19], v[18:19], v21
	v_floor_f64_e32 v[14:15], v[2:3]
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v9, v17, v9 :: v_dual_cndmask_b32 v8, v16, v8
	s_wait_alu depctr_va_sdst(0)
	v_cndmask_b32_e64 v11, v19, v11, s0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v10, v18, v10, s0
	v_cvt_i32_f64_e32 v16, v[0:1]
	v_add_f64_e32 v[4:5], v[8:9], v[4:5]
	v_add_f64_e32 v[6:7], v[10:11], v[6:7]
	v_cvt_i32_f64_e32 v10, v[2:3]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cvt_f64_i32_e32 v[8:9], v16
	v_add_f64_e32 v[4:5], v[12:13], v[4:5]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_f64_e32 v[6:7], v[14:15], v[6:7]
	v_cvt_f64_i32_e32 v[10:11], v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f64 v[0:1], v[0:1], v[8:9], v[4:5]
	v_fma_f64 v[2:3], v[2:3], v[10:11], v[6:7]
	s_clause 0x1
	buffer_store_b64 v[0:1], v40, s[8:11], null offen
	buffer_store_b64 v[2:3], v40, s[8:11], null offen offset:1024
	s_endpgm
.Lfunc_end0:
	.size	doubles, .Lfunc_end0-doubles
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel doubles
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-doubles)<<4)&4080)>>4
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
	.set .Ldoubles.num_vgpr, 41
	.set .Ldoubles.num_agpr, 0
	.set .Ldoubles.numbered_sgpr, 12
	.set .Ldoubles.num_named_barrier, 0
	.set .Ldoubles.private_seg_size, 0
	.set .Ldoubles.uses_vcc, 1
	.set .Ldoubles.uses_flat_scratch, 0
	.set .Ldoubles.has_dyn_sized_stack, 0
	.set .Ldoubles.has_recursion, 0
	.set .Ldoubles.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 760
; TotalNumSgprs: 14
; NumVgprs: 41
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 41
; Occupancy: 16
; WaveLimiterHint : 0
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 128
    .name:           doubles
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         doubles.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     41
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu12.01-amd-amdhsa-unknown-gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
