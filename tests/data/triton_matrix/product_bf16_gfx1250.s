; lds_bytes=8192 threads=128
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
	v_and_b32_e32 v2, 15, v0
	v_dual_lshlrev_b32 v4, 4, v0 :: v_dual_bitop2_b32 v3, 31, v0 bitop3:0x40
	v_and_b32_e32 v5, 16, v0
	s_bfe_u32 s8, ttmp8, 0x50019
	s_delay_alu instid0(VALU_DEP_3)
	v_lshlrev_b32_e32 v6, 7, v2
	s_wait_xcnt 0x0
	s_lshl_b32 s0, s8, 5
	v_and_b32_e32 v0, 0x70, v4
	v_bitop3_b32 v7, v3, 63, s0 bitop3:0xc8
	v_bitop3_b32 v4, v4, v5, 0x70 bitop3:0x6c
	v_or_b32_e32 v3, s0, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_lshlrev_b32 v9, 1, v7 :: v_dual_bitop2_b32 v8, v6, v0 bitop3:0x54
	v_lshlrev_b32_e32 v10, 1, v3
	s_and_b32 s9, s0, 64
	s_mov_b32 s1, 0
	s_lshr_b32 s10, s9, 2
	s_lshl_b32 s0, s9, 1
	v_or_b32_e32 v0, s10, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v0, 7, v0
	s_wait_kmcnt 0x0
	s_add_nc_u64 s[4:5], s[4:5], s[0:1]
	v_add_nc_u64_e32 v[2:3], s[2:3], v[0:1]
	s_wait_alu depctr_va_vdst(7)
	s_clause 0x1d
	global_load_u16 v11, v7, s[4:5] scale_offset
	global_load_u16 v12, v7, s[4:5] offset:256 scale_offset
	global_load_u16 v13, v7, s[4:5] offset:512 scale_offset
	global_load_u16 v14, v7, s[4:5] offset:768 scale_offset
	global_load_u16 v15, v7, s[4:5] offset:1024 scale_offset
	global_load_u16 v16, v7, s[4:5] offset:1280 scale_offset
	global_load_u16 v17, v7, s[4:5] offset:1536 scale_offset
	global_load_u16 v18, v7, s[4:5] offset:1792 scale_offset
	global_load_u16 v19, v7, s[4:5] offset:2048 scale_offset
	global_load_u16 v20, v7, s[4:5] offset:2304 scale_offset
	global_load_u16 v21, v7, s[4:5] offset:2560 scale_offset
	global_load_u16 v22, v7, s[4:5] offset:2816 scale_offset
	global_load_u16 v23, v7, s[4:5] offset:3072 scale_offset
	global_load_u16 v24, v7, s[4:5] offset:3328 scale_offset
	global_load_u16 v25, v7, s[4:5] offset:3584 scale_offset
	global_load_u16 v26, v7, s[4:5] offset:3840 scale_offset
	global_load_u16 v27, v7, s[4:5] offset:4096 scale_offset
	global_load_u16 v28, v7, s[4:5] offset:4352 scale_offset
	global_load_u16 v29, v7, s[4:5] offset:4608 scale_offset
	global_load_u16 v30, v7, s[4:5] offset:4864 scale_offset
	global_load_u16 v31, v7, s[4:5] offset:5120 scale_offset
	global_load_u16 v32, v7, s[4:5] offset:5376 scale_offset
	global_load_u16 v33, v7, s[4:5] offset:5632 scale_offset
	global_load_u16 v34, v7, s[4:5] offset:5888 scale_offset
	global_load_u16 v35, v7, s[4:5] offset:6144 scale_offset
	global_load_u16 v36, v7, s[4:5] offset:6400 scale_offset
	global_load_u16 v37, v7, s[4:5] offset:6656 scale_offset
	global_load_u16 v38, v7, s[4:5] offset:6912 scale_offset
	global_load_u16 v39, v7, s[4:5] offset:7168 scale_offset
	global_load_u16 v40, v7, s[4:5] offset:7424 scale_offset
	s_bfe_i32 s2, s8, 0x10001
	global_load_u16 v41, v7, s[4:5] offset:7680 scale_offset
	v_bitop3_b32 v9, v9, s2, 0x90 bitop3:0x78
	global_load_u16 v42, v7, s[4:5] offset:7936 scale_offset
	v_and_b32_e32 v0, 0x60, v10
	v_add_nc_u32_e32 v43, 0, v9
	v_xad_u32 v44, v9, 32, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_add_nc_u64_e32 v[58:59], v[2:3], v[0:1]
	s_lshl_b32 s2, s9, 5
	s_lshl_b32 s3, s8, 11
	v_bitop3_b32 v0, v8, s2, v5 bitop3:0xde
	v_xad_u32 v1, v9, 64, 0
	v_xad_u32 v45, 0x60, v9, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_add_nc_u32_e32 v8, 0, v0
	v_xad_u32 v46, v0, 32, 0
	v_xad_u32 v47, v0, 64, 0
	v_xad_u32 v0, 0x60, v0, 0
	s_and_b32 s2, s3, 0x800
	s_add_nc_u64 s[0:1], s[6:7], s[0:1]
	v_or3_b32 v2, s2, v4, v6
	s_clause 0xf
	global_load_u16 v48, v7, s[0:1] scale_offset
	global_load_u16 v49, v7, s[0:1] offset:256 scale_offset
	global_load_u16 v50, v7, s[0:1] offset:512 scale_offset
	global_load_u16 v51, v7, s[0:1] offset:768 scale_offset
	global_load_u16 v52, v7, s[0:1] offset:1024 scale_offset
	global_load_u16 v53, v7, s[0:1] offset:1280 scale_offset
	global_load_u16 v54, v7, s[0:1] offset:1536 scale_offset
	global_load_u16 v55, v7, s[0:1] offset:1792 scale_offset
	global_load_u16 v56, v7, s[0:1] offset:2048 scale_offset
	global_load_u16 v57, v7, s[0:1] offset:2304 scale_offset
	global_load_u16 v60, v7, s[0:1] offset:2560 scale_offset
	global_load_u16 v61, v7, s[0:1] offset:2816 scale_offset
	global_load_u16 v62, v7, s[0:1] offset:3072 scale_offset
	global_load_u16 v63, v7, s[0:1] offset:3328 scale_offset
	global_load_u16 v64, v7, s[0:1] offset:3584 scale_offset
	global_load_u16 v65, v7, s[0:1] offset:3840 scale_offset
	v_add_nc_u32_e32 v66, 0, v2
	v_xad_u32 v67, v2, 32, 0
	v_xad_u32 v68, v2, 64, 0
	v_xad_u32 v69, 0x60, v2, 0
	s_wait_loadcnt 0x2f
	s_wait_alu depctr_va_vdst(14)
	ds_store_b16 v43, v11
	s_wait_loadcnt 0x2e
	s_wait_alu depctr_va_vdst(13)
	ds_store_b16 v44, v12 offset:256
	s_wait_loadcnt 0x2d
	s_wait_alu depctr_va_vdst(10)
	ds_store_b16 v1, v13 offset:512
	s_wait_loadcnt 0x2c
	s_wait_alu depctr_va_vdst(9)
	ds_store_b16 v45, v14 offset:768
	s_wait_loadcnt 0x2b
	ds_store_b16 v43, v15 offset:1024
	s_wait_loadcnt 0x2a
	ds_store_b16 v44, v16 offset:1280
	s_wait_loadcnt 0x29
	ds_store_b16 v1, v17 offset:1536
	s_wait_loadcnt 0x28
	ds_store_b16 v45, v18 offset:1792
	s_wait_loadcnt 0x27
	ds_store_b16 v43, v19 offset:2048
	s_wait_loadcnt 0x26
	ds_store_b16 v44, v20 offset:2304
	s_wait_loadcnt 0x25
	ds_store_b16 v1, v21 offset:2560
	s_wait_loadcnt 0x24
	ds_store_b16 v45, v22 offset:2816
	s_wait_loadcnt 0x23
	ds_store_b16 v43, v23 offset:3072
	s_wait_loadcnt 0x22
	ds_store_b16 v44, v24 offset:3328
	s_wait_loadcnt 0x21
	ds_store_b16 v1, v25 offset:3584
	s_wait_loadcnt 0x20
	ds_store_b16 v45, v26 offset:3840
	s_wait_loadcnt 0x1f
	ds_store_b16 v43, v27 offset:4096
	s_wait_loadcnt 0x1b
	ds_store_b16 v43, v31 offset:5120
	s_wait_loadcnt 0x17
	ds_store_b16 v43, v35 offset:6144
	s_wait_loadcnt 0x13
	ds_store_b16 v43, v39 offset:7168
	ds_store_b16 v44, v28 offset:4352
	ds_store_b16 v44, v32 offset:5376
	ds_store_b16 v44, v36 offset:6400
	s_wait_loadcnt 0x12
	ds_store_b16 v44, v40 offset:7424
	ds_store_b16 v1, v29 offset:4608
	ds_store_b16 v1, v33 offset:5632
	ds_store_b16 v1, v37 offset:6656
	s_wait_loadcnt 0x11
	ds_store_b16 v1, v41 offset:7680
	ds_store_b16 v45, v30 offset:4864
	ds_store_b16 v45, v34 offset:5888
	ds_store_b16 v45, v38 offset:6912
	s_wait_loadcnt 0x10
	ds_store_b16 v45, v42 offset:7936
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(0)
	ds_load_b128 v[2:5], v8
	s_wait_alu depctr_vm_vsrc(0)
	ds_load_b128 v[10:13], v8 offset:4096
	s_wait_alu depctr_vm_vsrc(0)
	ds_load_b128 v[6:9], v46
	ds_load_b128 v[14:17], v46 offset:4096
	ds_load_b128 v[18:21], v47
	ds_load_b128 v[26:29], v47 offset:4096
	ds_load_b128 v[22:25], v0
	ds_load_b128 v[30:33], v0 offset:4096
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_loadcnt 0xf
	ds_store_b16 v43, v48
	s_wait_loadcnt 0xb
	ds_store_b16 v43, v52 offset:1024
	s_wait_loadcnt 0x7
	ds_store_b16 v43, v56 offset:2048
	s_wait_loadcnt 0x3
	ds_store_b16 v43, v62 offset:3072
	ds_store_b16 v44, v49 offset:256
	ds_store_b16 v44, v53 offset:1280
	ds_store_b16 v44, v57 offset:2304
	s_wait_loadcnt 0x2
	ds_store_b16 v44, v63 offset:3328
	ds_store_b16 v1, v50 offset:512
	ds_store_b16 v1, v54 offset:1536
	ds_store_b16 v1, v60 offset:2560
	s_wait_loadcnt 0x1
	ds_store_b16 v1, v64 offset:3584
	ds_store_b16 v45, v51 offset:768
	ds_store_b16 v45, v55 offset:1792
	ds_store_b16 v45, v61 offset:2816
	s_wait_loadcnt 0x0
	ds_store_b16 v45, v65 offset:3840
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_b128 v[34:37], v66
	ds_load_b128 v[38:41], v67
	s_wait_alu depctr_vm_vsrc(2)
	ds_load_b128 v[42:45], v68
	ds_load_b128 v[46:49], v69
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x32_bf16 v[50:57], v[34:41], v[2:9], 0
	v_wmma_f32_16x16x32_bf16 v[0:7], v[34:41], v[10:17], 0
	s_wait_dscnt 0x0
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(NEXT) | instid1(TRANS32_DEP_2)
	v_wmma_f32_16x16x32_bf16 v[50:57], v[42:49], v[18:25], v[50:57]
	v_wmma_f32_16x16x32_bf16 v[0:7], v[42:49], v[26:33], v[0:7]
	s_wait_alu depctr_va_vdst(1)
	s_clause 0x1
	global_store_b128 v[58:59], v[50:53], off
	global_store_b128 v[58:59], v[54:57], off offset:16
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	global_store_b128 v[58:59], v[0:3], off offset:4096
	global_store_b128 v[58:59], v[4:7], off offset:4112
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
		.amdhsa_next_free_vgpr 70
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
	.set .Lproduct.num_vgpr, 70
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
; codeLenInByte = 1740
; TotalNumSgprs: 66
; NumVgprs: 70
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 66
; NumVGPRsForWavesPerEU: 70
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
    .vgpr_count:     70
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
