; lds_bytes=4096 threads=128
	.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-gfx1250"
	.amdhsa_code_object_version 5
	.text
	.globl	product                         ; -- Begin function product
	.p2align	8
	.type	product,@function
product:                                ; @product
; %bb.0:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1 ;  msbs: dst=0 src0=0 src1=0 src2=0
	s_mov_b64 s[64:65], 0
	v_nop
	global_prefetch_b8 v0, s[64:65] scope:SCOPE_SE
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	v_mov_b32_e32 v1, 0
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x10 nv
	s_load_b128 s[4:7], s[0:1], 0x0 nv
	v_and_b32_e32 v28, 15, v0
	v_dual_lshlrev_b32 v30, 2, v0 :: v_dual_bitop2_b32 v29, 31, v0 bitop3:0x40
	v_lshrrev_b32_e32 v0, 1, v0
	s_bfe_u32 s8, ttmp8, 0x50019
	s_delay_alu instid0(VALU_DEP_3)
	v_lshlrev_b32_e32 v31, 6, v28
	s_wait_xcnt 0x0
	s_lshl_b32 s0, s8, 5
	v_and_b32_e32 v32, 56, v30
	v_bitop3_b32 v36, v29, 63, s0 bitop3:0xc8
	v_bitop3_b32 v33, v29, 0x7f, s0 bitop3:0xc8
	v_and_b32_e32 v34, 8, v0
	v_or_b32_e32 v0, s0, v29
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_add_nc_u32 v26, 0, v33 :: v_dual_bitop2_b32 v32, v31, v32 bitop3:0x54
	v_xad_u32 v27, v33, 8, 0
	v_xad_u32 v35, v33, 16, 0
	v_xad_u32 v37, v33, 24, 0
	v_xad_u32 v38, v33, 32, 0
	v_xad_u32 v39, v33, 40, 0
	v_xad_u32 v40, v33, 48, 0
	v_xad_u32 v33, v33, 56, 0
	v_bitop3_b32 v30, v30, v34, 56 bitop3:0x6c
	v_lshlrev_b32_e32 v41, 1, v0
	s_and_b32 s0, s0, 64
	s_mov_b32 s1, 0
	s_lshr_b32 s9, s0, 2
	s_wait_kmcnt 0x0
	s_add_nc_u64 s[4:5], s[4:5], s[0:1]
	v_or_b32_e32 v0, s9, v28
	s_wait_alu depctr_va_vdst(14)
	s_clause 0x1f
	global_load_u8 v2, v36, s[4:5]
	global_load_u8 v3, v36, s[4:5] offset:1024
	global_load_u8 v4, v36, s[4:5] offset:2048
	global_load_u8 v5, v36, s[4:5] offset:3072
	global_load_u8 v6, v36, s[4:5] offset:128
	global_load_u8 v7, v36, s[4:5] offset:1152
	global_load_u8 v8, v36, s[4:5] offset:2176
	global_load_u8 v9, v36, s[4:5] offset:3200
	global_load_u8 v10, v36, s[4:5] offset:256
	global_load_u8 v11, v36, s[4:5] offset:1280
	global_load_u8 v12, v36, s[4:5] offset:2304
	global_load_u8 v13, v36, s[4:5] offset:3328
	global_load_u8 v14, v36, s[4:5] offset:384
	global_load_u8 v15, v36, s[4:5] offset:1408
	global_load_u8 v16, v36, s[4:5] offset:2432
	global_load_u8 v17, v36, s[4:5] offset:3456
	global_load_u8 v18, v36, s[4:5] offset:512
	global_load_u8 v19, v36, s[4:5] offset:1536
	global_load_u8 v20, v36, s[4:5] offset:2560
	global_load_u8 v21, v36, s[4:5] offset:3584
	global_load_u8 v22, v36, s[4:5] offset:640
	global_load_u8 v23, v36, s[4:5] offset:1664
	global_load_u8 v24, v36, s[4:5] offset:2688
	global_load_u8 v25, v36, s[4:5] offset:3712
	global_load_u8 v42, v36, s[4:5] offset:768
	global_load_u8 v43, v36, s[4:5] offset:1792
	global_load_u8 v44, v36, s[4:5] offset:2816
	global_load_u8 v45, v36, s[4:5] offset:3840
	global_load_u8 v46, v36, s[4:5] offset:896
	global_load_u8 v47, v36, s[4:5] offset:1920
	global_load_u8 v48, v36, s[4:5] offset:2944
	global_load_u8 v49, v36, s[4:5] offset:3968
	v_lshlrev_b32_e32 v0, 7, v0
	s_wait_xcnt 0x0
	s_add_nc_u64 s[4:5], s[6:7], s[0:1]
	s_lshl_b32 s0, s0, 4
	s_clause 0x1
	global_load_u8 v50, v36, s[4:5]
	global_load_u8 v51, v36, s[4:5] offset:128
	v_add_nc_u64_e32 v[28:29], s[2:3], v[0:1]
	global_load_u8 v52, v36, s[4:5] offset:256
	v_and_b32_e32 v0, 0x60, v41
	v_bitop3_b32 v32, v32, s0, v34 bitop3:0xde
	s_clause 0x2
	global_load_u8 v53, v36, s[4:5] offset:384
	global_load_u8 v54, v36, s[4:5] offset:512
	global_load_u8 v55, v36, s[4:5] offset:640
	v_add_nc_u64_e32 v[0:1], v[28:29], v[0:1]
	global_load_u8 v56, v36, s[4:5] offset:768
	v_add_nc_u32_e32 v28, 0, v32
	v_xad_u32 v29, v32, 16, 0
	global_load_u8 v57, v36, s[4:5] offset:896
	v_xad_u32 v34, v32, 32, 0
	global_load_u8 v58, v36, s[4:5] offset:1024
	v_xad_u32 v32, v32, 48, 0
	global_load_u8 v59, v36, s[4:5] offset:1152
	s_wait_alu depctr_va_vdst(6)
	s_clause 0x5
	global_load_u8 v41, v36, s[4:5] offset:1280
	global_load_u8 v60, v36, s[4:5] offset:1408
	global_load_u8 v61, v36, s[4:5] offset:1536
	global_load_u8 v62, v36, s[4:5] offset:1664
	global_load_u8 v63, v36, s[4:5] offset:1792
	global_load_u8 v64, v36, s[4:5] offset:1920
	s_lshl_b32 s0, s8, 10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s0, s0, 0x400
	v_or3_b32 v30, s0, v30, v31
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v31, 0, v30
	s_wait_xcnt 0x0
	s_wait_alu depctr_vm_vsrc(0)
	v_xad_u32 v36, v30, 16, 0
	v_xad_u32 v65, v30, 32, 0
	v_xad_u32 v30, v30, 48, 0
	s_wait_loadcnt 0x2f
	ds_store_b8 v26, v2
	s_wait_loadcnt 0x2e
	ds_store_b8 v26, v3 offset:1024
	s_wait_loadcnt 0x2d
	ds_store_b8 v26, v4 offset:2048
	s_wait_loadcnt 0x2c
	ds_store_b8 v26, v5 offset:3072
	s_wait_loadcnt 0x2b
	ds_store_b8 v27, v6 offset:128
	s_wait_loadcnt 0x2a
	ds_store_b8 v27, v7 offset:1152
	s_wait_loadcnt 0x29
	ds_store_b8 v27, v8 offset:2176
	s_wait_loadcnt 0x28
	ds_store_b8 v27, v9 offset:3200
	s_wait_loadcnt 0x27
	ds_store_b8 v35, v10 offset:256
	s_wait_loadcnt 0x26
	ds_store_b8 v35, v11 offset:1280
	s_wait_loadcnt 0x25
	ds_store_b8 v35, v12 offset:2304
	s_wait_loadcnt 0x24
	ds_store_b8 v35, v13 offset:3328
	s_wait_loadcnt 0x23
	ds_store_b8 v37, v14 offset:384
	s_wait_loadcnt 0x22
	ds_store_b8 v37, v15 offset:1408
	s_wait_loadcnt 0x21
	ds_store_b8 v37, v16 offset:2432
	s_wait_loadcnt 0x20
	ds_store_b8 v37, v17 offset:3456
	s_wait_loadcnt 0x1f
	ds_store_b8 v38, v18 offset:512
	s_wait_loadcnt 0x1e
	ds_store_b8 v38, v19 offset:1536
	s_wait_loadcnt 0x1d
	ds_store_b8 v38, v20 offset:2560
	s_wait_loadcnt 0x1c
	ds_store_b8 v38, v21 offset:3584
	s_wait_loadcnt 0x1b
	ds_store_b8 v39, v22 offset:640
	s_wait_loadcnt 0x1a
	ds_store_b8 v39, v23 offset:1664
	s_wait_loadcnt 0x19
	ds_store_b8 v39, v24 offset:2688
	s_wait_loadcnt 0x18
	ds_store_b8 v39, v25 offset:3712
	s_wait_loadcnt 0x17
	ds_store_b8 v40, v42 offset:768
	s_wait_loadcnt 0x16
	ds_store_b8 v40, v43 offset:1792
	s_wait_loadcnt 0x15
	ds_store_b8 v40, v44 offset:2816
	s_wait_loadcnt 0x14
	ds_store_b8 v40, v45 offset:3840
	s_wait_loadcnt 0x13
	ds_store_b8 v33, v46 offset:896
	s_wait_loadcnt 0x12
	ds_store_b8 v33, v47 offset:1920
	s_wait_loadcnt 0x11
	ds_store_b8 v33, v48 offset:2944
	s_wait_loadcnt 0x10
	ds_store_b8 v33, v49 offset:3968
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(8) depctr_vm_vsrc(6)
	ds_load_2addr_stride64_b64 v[2:5], v28 offset1:4
	s_wait_alu depctr_va_vdst(7)
	ds_load_2addr_stride64_b64 v[22:25], v29 offset1:4
	s_wait_alu depctr_va_vdst(6)
	ds_load_2addr_stride64_b64 v[6:9], v34 offset1:4
	s_wait_alu depctr_va_vdst(5)
	ds_load_2addr_stride64_b64 v[18:21], v32 offset1:4
	s_wait_dscnt 0x3
	v_dual_mov_b32 v12, v2 :: v_dual_mov_b32 v13, v3
	s_wait_dscnt 0x1
	v_mov_b32_e32 v16, v6
	s_wait_dscnt 0x0
	s_barrier_signal -1
	v_dual_mov_b32 v17, v7 :: v_dual_mov_b32 v14, v22
	v_dual_mov_b32 v15, v23 :: v_dual_mov_b32 v6, v24
	v_dual_mov_b32 v7, v25 :: v_dual_mov_b32 v10, v20
	v_mov_b32_e32 v11, v21
	s_barrier_wait -1
	s_wait_loadcnt 0xf
	ds_store_b8 v26, v50
	s_wait_loadcnt 0x7
	ds_store_b8 v26, v58 offset:1024
	ds_store_b8 v27, v51 offset:128
	s_wait_loadcnt 0x6
	ds_store_b8 v27, v59 offset:1152
	ds_store_b8 v35, v52 offset:256
	s_wait_loadcnt 0x5
	ds_store_b8 v35, v41 offset:1280
	ds_store_b8 v37, v53 offset:384
	s_wait_loadcnt 0x4
	ds_store_b8 v37, v60 offset:1408
	ds_store_b8 v38, v54 offset:512
	s_wait_loadcnt 0x3
	ds_store_b8 v38, v61 offset:1536
	ds_store_b8 v39, v55 offset:640
	s_wait_loadcnt 0x2
	ds_store_b8 v39, v62 offset:1664
	ds_store_b8 v40, v56 offset:768
	s_wait_loadcnt 0x1
	ds_store_b8 v40, v63 offset:1792
	ds_store_b8 v33, v57 offset:896
	s_wait_loadcnt 0x0
	ds_store_b8 v33, v64 offset:1920
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	ds_load_b64 v[20:21], v31
	ds_load_b64 v[22:23], v36
	ds_load_b64 v[24:25], v65
	s_wait_alu depctr_vm_vsrc(6)
	ds_load_b64 v[26:27], v30
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x64_bf8_bf8 v[28:35], v[20:27], v[12:19], 0
	v_wmma_f32_16x16x64_bf8_bf8 v[12:19], v[20:27], v[4:11], 0
	s_wait_alu depctr_va_vdst(1)
	s_clause 0x1
	global_store_b128 v[0:1], v[28:31], off
	global_store_b128 v[0:1], v[32:35], off offset:16
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	global_store_b128 v[0:1], v[12:15], off offset:4096
	global_store_b128 v[0:1], v[16:19], off offset:4112
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
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
		.amdhsa_next_free_vgpr 66
		.amdhsa_next_free_sgpr 66
		.amdhsa_named_barrier_count 0
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
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
	.set .Lproduct.num_vgpr, 66
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 66
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 0
	.set .Lproduct.uses_vcc, 0
	.set .Lproduct.uses_flat_scratch, 0
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1788
; TotalNumSgprs: 66
; NumVgprs: 66
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 66
; NumVGPRsForWavesPerEU: 66
; NamedBarCnt: 0
; Occupancy: 12
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
    .sgpr_count:     66
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     66
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
