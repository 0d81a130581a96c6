; To reproduce the .rocmasm from .optimized.ll, run:
; llc -mtriple=amdgcn-amd-amdhsa -mcpu=gfx1250 -mattr='+wavefrontsize32' -O3 <.optimized.ll> -o <out.rocmasm>

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.amdhsa_code_object_version 5
	.text
	.globl	gemm
	.p2align	8
	.type	gemm,@function
gemm:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	s_bfe_u32 s3, ttmp6, 0x4000c
	s_bfe_u32 s4, ttmp6, 0x40010
	s_add_co_i32 s3, s3, 1
	s_and_b32 s2, ttmp6, 15
	s_clause 0x1
	s_load_b128 s[24:27], s[0:1], 0x0
	s_load_b64 s[34:35], s[0:1], 0x10
	s_wait_xcnt 0x0
	s_mul_i32 s0, ttmp9, s3
	s_add_co_i32 s4, s4, 1
	v_and_b32_e32 v1, 0x3ff, v0
	s_add_co_i32 s2, s2, s0
	s_mul_i32 s0, ttmp7, s4
	s_bfe_u32 s1, ttmp6, 0x40004
	s_getreg_b32 s3, hwreg(HW_REG_IB_STS2, 6, 4)
	s_add_co_i32 s1, s1, s0
	s_cmp_eq_u32 s3, 0
	v_dual_lshrrev_b32 v2, 5, v1 :: v_dual_bitop2_b32 v40, 32, v1 bitop3:0x40
	v_bfe_u32 v0, v0, 10, 10
	s_cselect_b32 s2, ttmp9, s2
	s_cselect_b32 s1, ttmp7, s1
	s_mul_i32 s3, s2, 0xffc0
	s_lshl_b32 s2, s2, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_dual_sub_nc_u32 v3, s3, v40 :: v_dual_bitop2_b32 v41, s2, v40 bitop3:0x54
	v_dual_lshlrev_b32 v4, 21, v0 :: v_dual_lshlrev_b32 v5, 5, v0
	s_movk_i32 s3, 0x900
	v_lshl_add_u32 v44, v3, 16, 0x1000000
	v_mad_u32_u24 v2, v2, s3, 0x1200
	s_delay_alu instid0(VALU_DEP_3)
	v_lshl_or_b32 v3, s1, 22, v4
	v_and_b32_e32 v42, 15, v1
	v_mul_u32_u24_e32 v0, 0x900, v0
	v_bfe_u32 v45, v1, 4, 1
	s_mov_b32 s0, 1
	v_mov_b64_e32 v[34:35], s[2:3]
	v_mov_b64_e32 v[38:39], s[2:3]
	v_mov_b64_e32 v[32:33], s[0:1]
	v_mov_b64_e32 v[36:37], s[0:1]
	v_lshl_or_b32 v43, s1, 6, v5
	v_dual_mov_b32 v37, v0 :: v_dual_sub_nc_u32 v46, 0x1000000, v3
	v_mov_b32_e32 v33, v2
	v_dual_mov_b32 v0, 0 :: v_dual_bitop2_b32 v3, v42, v5 bitop3:0x54
	v_and_b32_e32 v4, 47, v1
	v_or_b32_e32 v1, 16, v1
	v_lshlrev_b32_e32 v5, 5, v45
	s_mov_b32 s45, 0
	v_dual_mov_b32 v6, v0 :: v_dual_mov_b32 v7, v0
	v_dual_mov_b32 v24, v0 :: v_dual_mov_b32 v25, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_mad_u32_u24 v47, 0x48, v3, v5
	v_mov_b32_e32 v3, v0
	v_mad_u32_u24 v1, 0x48, v1, v5
	v_dual_mov_b32 v26, v0 :: v_dual_mov_b32 v27, v0
	v_dual_mov_b32 v28, v0 :: v_dual_mov_b32 v29, v0
	v_add_nc_u32_e32 v50, 0x1200, v1
	v_add_nc_u32_e32 v51, 0x1210, v1
	v_mov_b32_e32 v1, v0
	v_mad_u32_u24 v2, 0x48, v4, v5
	v_dual_mov_b32 v4, v0 :: v_dual_mov_b32 v5, v0
	v_dual_mov_b32 v30, v0 :: v_dual_mov_b32 v31, v0
	s_delay_alu instid0(VALU_DEP_3)
	v_add_nc_u32_e32 v48, 0x1200, v2
	v_dual_mov_b32 v2, v0 :: v_dual_add_nc_u32 v49, 0x1210, v2
	v_dual_mov_b32 v8, v0 :: v_dual_mov_b32 v9, v0
	v_dual_mov_b32 v10, v0 :: v_dual_mov_b32 v11, v0
	v_dual_mov_b32 v12, v0 :: v_dual_mov_b32 v13, v0
	v_dual_mov_b32 v14, v0 :: v_dual_mov_b32 v15, v0
	v_dual_mov_b32 v16, v0 :: v_dual_mov_b32 v17, v0
	v_dual_mov_b32 v18, v0 :: v_dual_mov_b32 v19, v0
	v_dual_mov_b32 v20, v0 :: v_dual_mov_b32 v21, v0
	v_dual_mov_b32 v22, v0 :: v_dual_mov_b32 v23, v0
	s_mov_b32 s4, 32
	s_mov_b32 s33, 0x1e00000
	s_mov_b32 s3, 0x200000
	s_mov_b32 s7, 2
	s_movk_i32 s5, 0x200
	s_mov_b32 s0, 0x2d10000
	s_mov_b32 s28, s45
	s_mov_b32 s29, s45
	s_mov_b32 s30, s45
	s_mov_b32 s31, s45
	s_mov_b32 s46, 0
.LBB0_1:
	v_readfirstlane_b32 s18, v41
	s_lshl_b32 s44, s46, 6
	s_mov_b32 s6, s45
	s_wait_kmcnt 0x0
	s_add_nc_u64 s[20:21], s[44:45], s[24:25]
	s_add_co_i32 s1, s33, 0x200000
	s_ashr_i32 s19, s18, 31
	v_nop
	v_nop
	v_nop
	v_mov_b64_e32 v[60:61], s[6:7]
	s_lshl_b64 s[38:39], s[18:19], 10
	v_mov_b64_e32 v[58:59], s[4:5]
	s_add_nc_u64 s[18:19], s[20:21], s[38:39]
	v_mov_b64_e32 v[56:57], s[2:3]
	v_mov_b64_e32 v[54:55], s[0:1]
	s_and_b32 s1, s19, 0x1ffffff
	v_mov_b64_e32 v[64:65], v[34:35]
	s_bitset1_b32 s1, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v52, v44 :: v_dual_mov_b32 v53, s1
	v_mov_b64_e32 v[62:63], v[32:33]
	v_readfirstlane_b32 s8, v54
	v_readfirstlane_b32 s9, v55
	s_delay_alu instid0(VALU_DEP_4)
	v_readfirstlane_b32 s10, v52
	v_mov_b32_e32 v52, s18
	v_readfirstlane_b32 s11, v57
	v_readfirstlane_b32 s12, v58
	v_readfirstlane_b32 s16, v62
	v_readfirstlane_b32 s17, v63
	v_readfirstlane_b32 s13, v59
	v_readfirstlane_b32 s14, v60
	v_readfirstlane_b32 s15, v61
	v_readfirstlane_b32 s18, v52
	v_readfirstlane_b32 s19, v53
	s_wait_tensorcnt 0x0
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	tensor_load_to_lds s[16:19], s[8:15], s[28:31], s[28:31]
	v_readfirstlane_b32 s18, v43
	s_add_nc_u64 s[20:21], s[44:45], s[26:27]
	v_mov_b32_e32 v52, v46
	v_mov_b64_e32 v[64:65], v[38:39]
	v_mov_b64_e32 v[62:63], v[36:37]
	s_ashr_i32 s19, s18, 31
	v_readfirstlane_b32 s8, v54
	s_lshl_b64 s[42:43], s[18:19], 10
	v_mov_b32_e32 v54, v46
	s_add_nc_u64 s[18:19], s[20:21], s[42:43]
	v_readfirstlane_b32 s10, v52
	s_and_b32 s1, s19, 0x1ffffff
	v_mov_b32_e32 v52, s18
	s_bitset1_b32 s1, 31
	v_readfirstlane_b32 s16, v62
	v_mov_b32_e32 v53, s1
	v_readfirstlane_b32 s17, v63
	v_readfirstlane_b32 s9, v55
	v_readfirstlane_b32 s11, v57
	v_readfirstlane_b32 s12, v58
	v_readfirstlane_b32 s13, v59
	v_readfirstlane_b32 s14, v60
	v_readfirstlane_b32 s15, v61
	v_readfirstlane_b32 s18, v52
	v_readfirstlane_b32 s19, v53
	s_mov_b32 s1, s33
	v_mov_b64_e32 v[62:63], s[6:7]
	v_mov_b64_e32 v[60:61], s[4:5]
	v_mov_b64_e32 v[58:59], s[2:3]
	v_mov_b64_e32 v[56:57], s[0:1]
	v_mov_b64_e32 v[66:67], v[34:35]
	v_mov_b64_e32 v[68:69], v[38:39]
	v_mov_b64_e32 v[64:65], v[32:33]
	v_mov_b64_e32 v[66:67], v[36:37]
	v_readfirstlane_b32 s20, v60
	v_readfirstlane_b32 s21, v61
	v_readfirstlane_b32 s22, v62
	v_readfirstlane_b32 s23, v63
	s_add_co_i32 s33, s33, 0xffc00000
	v_readfirstlane_b32 s40, v64
	v_readfirstlane_b32 s41, v65
	v_readfirstlane_b32 s36, v66
	v_readfirstlane_b32 s37, v67
	tensor_load_to_lds s[16:19], s[8:15], s[28:31], s[28:31]
	s_add_co_i32 s8, s46, 1
	v_readfirstlane_b32 s10, v54
	s_lshl_b32 s44, s8, 6
	v_readfirstlane_b32 s16, v56
	s_add_nc_u64 s[48:49], s[44:45], s[24:25]
	s_add_nc_u64 s[50:51], s[44:45], s[26:27]
	s_add_nc_u64 s[38:39], s[48:49], s[38:39]
	s_add_nc_u64 s[42:43], s[50:51], s[42:43]
	s_and_b32 s1, s39, 0x1ffffff
	s_and_b32 s6, s43, 0x1ffffff
	s_bitset1_b32 s1, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_dual_mov_b32 v52, v44 :: v_dual_mov_b32 v53, s1
	s_bitset1_b32 s6, 31
	v_dual_mov_b32 v54, s42 :: v_dual_mov_b32 v55, s6
	s_delay_alu instid0(VALU_DEP_2)
	v_readfirstlane_b32 s18, v52
	v_mov_b32_e32 v52, s38
	v_readfirstlane_b32 s17, v57
	v_readfirstlane_b32 s19, v59
	v_readfirstlane_b32 s8, v56
	v_readfirstlane_b32 s9, v57
	v_readfirstlane_b32 s11, v59
	v_readfirstlane_b32 s12, v60
	v_readfirstlane_b32 s13, v61
	v_readfirstlane_b32 s14, v62
	v_readfirstlane_b32 s15, v63
	v_readfirstlane_b32 s42, v52
	v_readfirstlane_b32 s38, v54
	v_readfirstlane_b32 s43, v53
	v_readfirstlane_b32 s39, v55
	s_add_co_i32 s46, s46, 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s46, 16
	s_wait_tensorcnt 0x0
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b64 v[56:59], v47 offset0:2 offset1:3
	ds_load_2addr_b64 v[52:55], v47 offset1:1
	ds_load_2addr_b64 v[64:67], v49 offset1:1
	ds_load_2addr_b64 v[60:63], v48 offset1:1
	ds_load_2addr_b64 v[72:75], v47 offset0:146 offset1:147
	ds_load_2addr_b64 v[68:71], v47 offset0:144 offset1:145
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x32_f16 v[0:7], v[60:67], v[52:59], v[0:7]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[24:31], v[60:67], v[68:75], v[24:31]
	ds_load_2addr_b64 v[64:67], v51 offset1:1
	ds_load_2addr_b64 v[60:63], v50 offset1:1
	s_wait_tensorcnt 0x0
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	tensor_load_to_lds s[40:43], s[16:23], s[28:31], s[28:31]
	v_wmma_f32_16x16x32_f16 v[8:15], v[60:67], v[52:59], v[8:15]
	tensor_load_to_lds s[36:39], s[8:15], s[28:31], s[28:31]
	v_wmma_f32_16x16x32_f16 v[16:23], v[60:67], v[68:75], v[16:23]
	s_wait_tensorcnt 0x0
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b64 v[56:59], v47 offset0:2 offset1:3
	ds_load_2addr_b64 v[52:55], v47 offset1:1
	ds_load_2addr_b64 v[64:67], v49 offset1:1
	ds_load_2addr_b64 v[60:63], v48 offset1:1
	ds_load_2addr_b64 v[72:75], v47 offset0:146 offset1:147
	ds_load_2addr_b64 v[68:71], v47 offset0:144 offset1:145
	s_wait_dscnt 0x2
	v_wmma_f32_16x16x32_f16 v[0:7], v[60:67], v[52:59], v[0:7]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[24:31], v[60:67], v[68:75], v[24:31]
	ds_load_2addr_b64 v[64:67], v51 offset1:1
	ds_load_2addr_b64 v[60:63], v50 offset1:1
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x32_f16 v[8:15], v[60:67], v[52:59], v[8:15]
	v_wmma_f32_16x16x32_f16 v[16:23], v[60:67], v[68:75], v[16:23]
	s_cbranch_scc1 .LBB0_1
	v_dual_mov_b32 v33, 0 :: v_dual_lshlrev_b32 v32, 3, v45
	v_or_b32_e32 v36, v43, v42
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or3_b32 v32, v32, s2, v40
	v_lshlrev_b32_e32 v32, 10, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u64_e32 v[34:35], s[34:35], v[32:33]
	v_lshlrev_b32_e32 v32, 2, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u64_e32 v[32:33], v[34:35], v[32:33]
	s_clause 0x1f
	global_store_b32 v[32:33], v0, off
	global_store_b32 v[32:33], v1, off offset:1024
	global_store_b32 v[32:33], v2, off offset:2048
	global_store_b32 v[32:33], v3, off offset:3072
	global_store_b32 v[32:33], v24, off offset:64
	global_store_b32 v[32:33], v25, off offset:1088
	global_store_b32 v[32:33], v26, off offset:2112
	global_store_b32 v[32:33], v27, off offset:3136
	global_store_b32 v[32:33], v4, off offset:4096
	global_store_b32 v[32:33], v5, off offset:5120
	global_store_b32 v[32:33], v6, off offset:6144
	global_store_b32 v[32:33], v7, off offset:7168
	global_store_b32 v[32:33], v28, off offset:4160
	global_store_b32 v[32:33], v29, off offset:5184
	global_store_b32 v[32:33], v30, off offset:6208
	global_store_b32 v[32:33], v31, off offset:7232
	global_store_b32 v[32:33], v8, off offset:16384
	global_store_b32 v[32:33], v9, off offset:17408
	global_store_b32 v[32:33], v10, off offset:18432
	global_store_b32 v[32:33], v11, off offset:19456
	global_store_b32 v[32:33], v16, off offset:16448
	global_store_b32 v[32:33], v17, off offset:17472
	global_store_b32 v[32:33], v18, off offset:18496
	global_store_b32 v[32:33], v19, off offset:19520
	global_store_b32 v[32:33], v12, off offset:20480
	global_store_b32 v[32:33], v13, off offset:21504
	global_store_b32 v[32:33], v14, off offset:22528
	global_store_b32 v[32:33], v15, off offset:23552
	global_store_b32 v[32:33], v20, off offset:20544
	global_store_b32 v[32:33], v21, off offset:21568
	global_store_b32 v[32:33], v22, off offset:22592
	global_store_b32 v[32:33], v23, off offset:23616
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm
		.amdhsa_group_segment_fixed_size 9216
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 76
		.amdhsa_next_free_sgpr 52
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
		.amdhsa_inst_pref_size 15
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
.Lfunc_end0:
	.size	gemm, .Lfunc_end0-gemm

	.set gemm.num_vgpr, 76
	.set gemm.num_agpr, 0
	.set gemm.numbered_sgpr, 52
	.set gemm.num_named_barrier, 0
	.set gemm.private_seg_size, 0
	.set gemm.uses_vcc, 0
	.set gemm.uses_flat_scratch, 0
	.set gemm.has_dyn_sized_stack, 0
	.set gemm.has_recursion, 0
	.set gemm.has_indirect_call, 0
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.text
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .actual_access:  read_only
        .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  generic
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 9216
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 128
    .name:           gemm
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 2
      - 1
    .sgpr_count:     52
    .sgpr_spill_count: 0
    .symbol:         gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     76
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
