; lds_bytes=0 threads=128
	.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-gfx1250"
	.amdhsa_code_object_version 5
	.text
	.globl	doubles                         ; -- Begin function doubles
	.p2align	8
	.type	doubles,@function
doubles:                                ; @doubles
; %bb.0:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1 ;  msbs: dst=0 src0=0 src1=0 src2=0
	s_mov_b64 s[64:65], 0
	v_nop
	global_prefetch_b8 v0, s[64:65] scope:SCOPE_SE
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	s_bfe_u32 s2, ttmp8, 0x50019
	s_mov_b32 s7, 0
	s_lshl_b32 s4, s2, 5
	v_and_b32_e32 v0, 31, v0
	s_mov_b32 s6, 0xffffff
	s_load_b128 s[0:3], s[0:1], 0x0 nv
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v0, 0x60, s4, v0
	v_lshlrev_b32_e32 v46, 3, v0
	s_wait_kmcnt 0x0
	s_or_b32 s5, s1, 0xfc000000
	s_mov_b32 s4, s0
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	buffer_load_b64 v[2:3], v46, s[4:7], null offen
	buffer_load_b64 v[4:5], v46, s[4:7], null offen offset:1024
	s_wait_xcnt 0x0
	s_or_b64 s[4:5], s[2:3], 0xfc00000000000000
	s_wait_loadcnt 0x1
	v_cmp_gt_f64_e64 s0, 0x10000000, v[2:3]
	s_wait_loadcnt 0x0
	v_cmp_gt_f64_e64 s1, 0x10000000, v[4:5]
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 2, 2), 0 ;  msbs: dst=0 src0=0 src1=0 src2=0
	v_add_f64_e32 v[0:1], 0x3ff80000, v[2:3]
	v_add_f64_e32 v[6:7], 0x3ff80000, v[4:5]
	v_cndmask_b32_e64 v10, 0, 0x100, s0
	v_floor_f64_e32 v[8:9], v[2:3]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_ldexp_f64 v[10:11], v[2:3], v10
	v_div_scale_f64 v[12:13], null, v[0:1], v[0:1], v[2:3]
	v_div_scale_f64 v[14:15], vcc_lo, v[2:3], v[0:1], v[2:3]
	v_div_scale_f64 v[16:17], null, v[6:7], v[6:7], v[4:5]
	v_div_scale_f64 v[18:19], s2, v[4:5], v[6:7], v[4:5]
	v_rcp_f64_e32 v[20:21], v[12:13]
	v_cndmask_b32_e64 v47, 0, 0xffffff80, s0
	v_rsq_f64_e32 v[22:23], v[10:11]
	v_cndmask_b32_e64 v28, 0, 0x100, s1
	v_rcp_f64_e32 v[24:25], v[16:17]
	v_cndmask_b32_e64 v48, 0, 0xffffff80, s1
	v_cvt_i32_f64_e32 v30, v[2:3]
	v_fma_f64 v[26:27], -v[12:13], v[20:21], 1.0
	v_ldexp_f64 v[28:29], v[4:5], v28
	v_cmp_class_f64_e64 s0, v[10:11], 0x260
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_cvt_f64_i32_e32 v[30:31], v30
	v_floor_f64_e32 v[32:33], v[4:5]
	v_cvt_i32_f64_e32 v36, v[4:5]
	v_fma_f64 v[34:35], -v[16:17], v[24:25], 1.0
	v_cvt_f64_i32_e32 v[36:37], v36
	v_cmp_class_f64_e64 s1, v[28:29], 0x260
	v_rsq_f64_e32 v[38:39], v[28:29]
	v_mul_f64_e32 v[40:41], v[10:11], v[22:23]
	v_mul_f64_e32 v[22:23], 0.5, v[22:23]
	v_fmac_f64_e32 v[20:21], v[20:21], v[26:27]
	v_fmac_f64_e32 v[24:25], v[24:25], v[34:35]
	v_mul_f64_e32 v[26:27], v[28:29], v[38:39]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[34:35], -v[22:23], v[40:41], 0.5
	v_fma_f64 v[42:43], -v[12:13], v[20:21], 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f64 v[44:45], -v[16:17], v[24:25], 1.0
	v_mul_f64_e32 v[38:39], 0.5, v[38:39]
	v_fmac_f64_e32 v[20:21], v[20:21], v[42:43]
	v_fmac_f64_e32 v[40:41], v[40:41], v[34:35]
	v_fmac_f64_e32 v[22:23], v[22:23], v[34:35]
	v_fmac_f64_e32 v[24:25], v[24:25], v[44:45]
	v_fma_f64 v[34:35], -v[38:39], v[26:27], 0.5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f64 v[42:43], -v[40:41], v[40:41], v[10:11]
	v_fmac_f64_e32 v[26:27], v[26:27], v[34:35]
	v_mul_f64_e32 v[44:45], v[14:15], v[20:21]
	v_fmac_f64_e32 v[38:39], v[38:39], v[34:35]
	v_mul_f64_e32 v[34:35], v[18:19], v[24:25]
	v_fmac_f64_e32 v[40:41], v[42:43], v[22:23]
	v_fma_f64 v[42:43], -v[26:27], v[26:27], v[28:29]
	v_fma_f64 v[12:13], -v[12:13], v[44:45], v[14:15]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f64 v[14:15], -v[40:41], v[40:41], v[10:11]
	v_div_fmas_f64 v[12:13], v[12:13], v[20:21], v[44:45]
	v_fma_f64 v[16:17], -v[16:17], v[34:35], v[18:19]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fixup_f64 v[0:1], v[12:13], v[0:1], v[2:3]
	s_mov_b32 vcc_lo, s2
	v_div_fmas_f64 v[12:13], v[16:17], v[24:25], v[34:35]
	v_fmac_f64_e32 v[26:27], v[42:43], v[38:39]
	v_fmac_f64_e32 v[40:41], v[14:15], v[22:23]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_div_fixup_f64 v[6:7], v[12:13], v[6:7], v[4:5]
	v_fma_f64 v[12:13], -v[26:27], v[26:27], v[28:29]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ldexp_f64 v[14:15], v[40:41], v47
	v_fmac_f64_e32 v[26:27], v[12:13], v[38:39]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v11, v15, v11, s0 :: v_dual_cndmask_b32 v10, v14, v10, s0
	v_add_f64_e32 v[0:1], v[10:11], v[0:1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ldexp_f64 v[10:11], v[26:27], v48
	v_add_f64_e32 v[0:1], v[8:9], v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v9, v11, v29, s1 :: v_dual_cndmask_b32 v8, v10, v28, s1
	v_add_f64_e32 v[6:7], v[8:9], v[6:7]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f64_e32 v[0:1], v[2:3], v[30:31]
	v_add_f64_e32 v[2:3], v[32:33], v[6:7]
	s_wait_alu depctr_va_vdst(0)
	buffer_store_b64 v[0:1], v46, s[4:7], null offen
	v_fmac_f64_e32 v[2:3], v[4:5], v[36:37]
	s_wait_alu depctr_va_vdst(0)
	buffer_store_b64 v[2:3], v46, s[4:7], null offen offset:1024
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 49
		.amdhsa_next_free_sgpr 66
		.amdhsa_named_barrier_count 0
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
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
	.set .Ldoubles.num_vgpr, 49
	.set .Ldoubles.num_agpr, 0
	.set .Ldoubles.numbered_sgpr, 66
	.set .Ldoubles.num_named_barrier, 0
	.set .Ldoubles.private_seg_size, 0
	.set .Ldoubles.uses_vcc, 1
	.set .Ldoubles.uses_flat_scratch, 0
	.set .Ldoubles.has_dyn_sized_stack, 0
	.set .Ldoubles.has_recursion, 0
	.set .Ldoubles.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 728
; TotalNumSgprs: 68
; NumVgprs: 49
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 68
; NumVGPRsForWavesPerEU: 49
; NamedBarCnt: 0
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
    .sgpr_count:     68
    .sgpr_spill_count: 0
    .symbol:         doubles.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     49
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
