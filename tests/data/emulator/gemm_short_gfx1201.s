; To reproduce the .rocmasm from .optimized.ll, run:
; llc -mtriple=amdgcn-amd-amdhsa -mcpu=gfx1201 -mattr='+wavefrontsize32' -O3 <.optimized.ll> -o <out.rocmasm>

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.amdhsa_code_object_version 5
	.text
	.globl	gemm
	.p2align	8
	.type	gemm,@function
gemm:
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	s_load_b128 s[4:7], s[0:1], 0x0
	s_movk_i32 s2, 0x1400
	s_load_b64 s[0:1], s[0:1], 0x10
	v_lshrrev_b32_e32 v2, 2, v1
	v_lshlrev_b32_e32 v3, 3, v1
	v_lshrrev_b32_e32 v20, 1, v1
	v_and_b32_e32 v22, 47, v1
	v_or_b32_e32 v23, 16, v1
	v_lshlrev_b32_e32 v4, 5, v2
	v_lshl_or_b32 v18, v0, 4, v2
	v_lshlrev_b32_e32 v0, 5, v0
	v_and_b32_e32 v92, 8, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v19, v3, v4
	v_mul_u32_u24_e32 v2, 0xa0, v18
	v_mad_u32_u24 v4, 0xa0, v18, s2
	v_and_or_b32 v0, v1, 15, v0
	v_mul_u32_u24_e32 v18, 36, v18
	v_ashrrev_i32_e32 v5, 31, v19
	v_add_co_u32 v2, vcc_lo, v19, v2
	v_lshlrev_b32_e32 v21, 1, v92
	v_mul_u32_u24_e32 v20, 36, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v3, null, 0, v5, vcc_lo
	v_add_co_u32 v4, vcc_lo, v19, v4
	s_wait_alu 0xfffd
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	v_lshlrev_b64_e32 v[2:3], 1, v[2:3]
	v_add_lshl_u32 v93, v18, v19, 1
	v_mad_u32_u24 v18, 0x48, v22, v21
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64_e32 v[4:5], 1, v[4:5]
	v_lshl_add_u32 v94, v20, 1, v21
	v_mad_u32_u24 v19, 0x48, v23, v21
	s_wait_kmcnt 0x0
	v_add_co_u32 v74, vcc_lo, s4, v2
	s_wait_alu 0xfffd
	v_add_co_ci_u32_e64 v75, null, s5, v3, vcc_lo
	v_add_co_u32 v86, vcc_lo, s4, v4
	s_wait_alu 0xfffd
	v_add_co_ci_u32_e64 v87, null, s5, v5, vcc_lo
	v_add_co_u32 v88, vcc_lo, s6, v2
	s_wait_alu 0xfffd
	v_add_co_ci_u32_e64 v89, null, s7, v3, vcc_lo
	v_add_co_u32 v90, vcc_lo, s6, v4
	s_wait_alu 0xfffd
	v_add_co_ci_u32_e64 v91, null, s7, v5, vcc_lo
	global_load_b128 v[2:5], v[74:75], off
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_load_b128 v[6:9], v[86:87], off
	s_clause 0x1
	global_load_b128 v[10:13], v[88:89], off
	global_load_b128 v[14:17], v[90:91], off
	v_add_nc_u32_e32 v95, 0x1200, v93
	v_add_nc_u32_e32 v97, 0x1b00, v93
	v_add_nc_u32_e32 v96, 0x900, v93
	v_add_nc_u32_e32 v98, 0x1200, v18
	v_add_nc_u32_e32 v99, 0x1220, v18
	v_add_nc_u32_e32 v100, 0x1200, v19
	v_add_nc_u32_e32 v101, 0x1220, v19
	v_and_or_b32 v1, v1, 32, v92
	v_lshlrev_b32_e32 v0, 2, v0
	s_wait_loadcnt 0x3
	ds_store_2addr_b64 v95, v[2:3], v[4:5] offset1:1
	s_wait_loadcnt 0x2
	ds_store_2addr_b64 v97, v[6:7], v[8:9] offset1:1
	s_wait_loadcnt 0x1
	ds_store_2addr_b64 v93, v[10:11], v[12:13] offset1:1
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v96, v[14:15], v[16:17] offset1:1
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b64 v[26:29], v94 offset1:1
	ds_load_2addr_b64 v[34:37], v94 offset0:4 offset1:5
	ds_load_2addr_b64 v[38:41], v94 offset0:144 offset1:145
	ds_load_2addr_b64 v[42:45], v94 offset0:148 offset1:149
	ds_load_2addr_b64 v[18:21], v98 offset1:1
	ds_load_2addr_b64 v[46:49], v99 offset1:1
	ds_load_2addr_b64 v[50:53], v100 offset1:1
	ds_load_2addr_b64 v[54:57], v101 offset1:1
	global_load_b128 v[22:25], v[74:75], off offset:64
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_load_b128 v[30:33], v[86:87], off offset:64
	s_clause 0x1
	global_load_b128 v[58:61], v[88:89], off offset:64
	global_load_b128 v[62:65], v[90:91], off offset:64
	v_lshlrev_b32_e32 v1, 8, v1
	s_wait_loadcnt 0x3
	ds_store_2addr_b64 v95, v[22:23], v[24:25] offset1:1
	s_wait_loadcnt 0x2
	ds_store_2addr_b64 v97, v[30:31], v[32:33] offset1:1
	s_wait_loadcnt 0x1
	ds_store_2addr_b64 v93, v[58:59], v[60:61] offset1:1
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v96, v[62:63], v[64:65] offset1:1
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b64 v[58:61], v94 offset1:1
	ds_load_2addr_b64 v[62:65], v98 offset1:1
	ds_load_2addr_b64 v[66:69], v94 offset0:144 offset1:145
	ds_load_2addr_b64 v[70:73], v100 offset1:1
	v_wmma_f32_16x16x16_f16 v[2:9], v[18:21], v[26:29], 0
	v_wmma_f32_16x16x16_f16 v[10:17], v[18:21], v[38:41], 0
	v_wmma_f32_16x16x16_f16 v[18:25], v[50:53], v[26:29], 0
	v_wmma_f32_16x16x16_f16 v[26:33], v[50:53], v[38:41], 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_f16 v[2:9], v[46:49], v[34:37], v[2:9]
	v_wmma_f32_16x16x16_f16 v[10:17], v[46:49], v[42:45], v[10:17]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_wmma_f32_16x16x16_f16 v[18:25], v[54:57], v[34:37], v[18:25]
	v_wmma_f32_16x16x16_f16 v[26:33], v[54:57], v[42:45], v[26:33]
	global_load_b128 v[34:37], v[74:75], off offset:128
	ds_load_2addr_b64 v[38:41], v94 offset0:4 offset1:5
	ds_load_2addr_b64 v[42:45], v94 offset0:148 offset1:149
	ds_load_2addr_b64 v[46:49], v99 offset1:1
	ds_load_2addr_b64 v[50:53], v101 offset1:1
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	v_wmma_f32_16x16x16_f16 v[2:9], v[62:65], v[58:61], v[2:9]
	v_wmma_f32_16x16x16_f16 v[10:17], v[62:65], v[66:69], v[10:17]
	v_wmma_f32_16x16x16_f16 v[18:25], v[70:73], v[58:61], v[18:25]
	s_clause 0x1
	global_load_b128 v[58:61], v[88:89], off offset:128
	global_load_b128 v[62:65], v[90:91], off offset:128
	global_load_b128 v[54:57], v[86:87], off offset:128
	v_wmma_f32_16x16x16_f16 v[26:33], v[70:73], v[66:69], v[26:33]
	v_add_co_u32 v1, s0, s0, v1
	s_wait_loadcnt 0x3
	ds_store_2addr_b64 v95, v[34:35], v[36:37] offset1:1
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v97, v[54:55], v[56:57] offset1:1
	ds_store_2addr_b64 v93, v[58:59], v[60:61] offset1:1
	ds_store_2addr_b64 v96, v[62:63], v[64:65] offset1:1
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_load_b128 v[34:37], v[74:75], off offset:192
	v_wmma_f32_16x16x16_f16 v[2:9], v[46:49], v[38:41], v[2:9]
	v_wmma_f32_16x16x16_f16 v[10:17], v[46:49], v[42:45], v[10:17]
	v_wmma_f32_16x16x16_f16 v[18:25], v[50:53], v[38:41], v[18:25]
	v_wmma_f32_16x16x16_f16 v[26:33], v[50:53], v[42:45], v[26:33]
	ds_load_2addr_b64 v[38:41], v94 offset1:1
	ds_load_2addr_b64 v[42:45], v94 offset0:4 offset1:5
	ds_load_2addr_b64 v[46:49], v94 offset0:144 offset1:145
	ds_load_2addr_b64 v[50:53], v94 offset0:148 offset1:149
	ds_load_2addr_b64 v[54:57], v98 offset1:1
	ds_load_2addr_b64 v[58:61], v99 offset1:1
	ds_load_2addr_b64 v[62:65], v100 offset1:1
	ds_load_2addr_b64 v[66:69], v101 offset1:1
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_load_b128 v[70:73], v[86:87], off offset:192
	v_add_co_u32 v0, vcc_lo, v1, v0
	s_wait_loadcnt 0x1
	ds_store_2addr_b64 v95, v[34:35], v[36:37] offset1:1
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v97, v[70:71], v[72:73] offset1:1
	s_clause 0x1
	global_load_b128 v[34:37], v[88:89], off offset:192
	global_load_b128 v[70:73], v[90:91], off offset:192
	v_wmma_f32_16x16x16_f16 v[2:9], v[54:57], v[38:41], v[2:9]
	v_wmma_f32_16x16x16_f16 v[10:17], v[54:57], v[46:49], v[10:17]
	v_wmma_f32_16x16x16_f16 v[18:25], v[62:65], v[38:41], v[18:25]
	v_wmma_f32_16x16x16_f16 v[26:33], v[62:65], v[46:49], v[26:33]
	s_wait_loadcnt 0x1
	ds_store_2addr_b64 v93, v[34:35], v[36:37] offset1:1
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v96, v[70:71], v[72:73] offset1:1
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_load_b128 v[34:37], v[74:75], off offset:256
	ds_load_2addr_b64 v[38:41], v94 offset1:1
	ds_load_2addr_b64 v[46:49], v94 offset0:4 offset1:5
	ds_load_2addr_b64 v[54:57], v94 offset0:144 offset1:145
	ds_load_2addr_b64 v[62:65], v94 offset0:148 offset1:149
	ds_load_2addr_b64 v[70:73], v98 offset1:1
	ds_load_2addr_b64 v[74:77], v99 offset1:1
	ds_load_2addr_b64 v[78:81], v100 offset1:1
	ds_load_2addr_b64 v[82:85], v101 offset1:1
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	v_wmma_f32_16x16x16_f16 v[2:9], v[58:61], v[42:45], v[2:9]
	v_wmma_f32_16x16x16_f16 v[18:25], v[66:69], v[42:45], v[18:25]
	v_wmma_f32_16x16x16_f16 v[10:17], v[58:61], v[50:53], v[10:17]
	v_wmma_f32_16x16x16_f16 v[26:33], v[66:69], v[50:53], v[26:33]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_wmma_f32_16x16x16_f16 v[2:9], v[70:73], v[38:41], v[2:9]
	v_wmma_f32_16x16x16_f16 v[10:17], v[70:73], v[54:57], v[10:17]
	v_wmma_f32_16x16x16_f16 v[18:25], v[78:81], v[38:41], v[18:25]
	s_delay_alu instid0(VALU_DEP_4)
	v_wmma_f32_16x16x16_f16 v[26:33], v[78:81], v[54:57], v[26:33]
	s_wait_alu 0xf1ff
	v_add_co_ci_u32_e64 v78, null, s1, 0, s0
	v_wmma_f32_16x16x16_f16 v[2:9], v[74:77], v[46:49], v[2:9]
	v_wmma_f32_16x16x16_f16 v[10:17], v[74:77], v[62:65], v[10:17]
	v_wmma_f32_16x16x16_f16 v[18:25], v[82:85], v[46:49], v[18:25]
	v_wmma_f32_16x16x16_f16 v[26:33], v[82:85], v[62:65], v[26:33]
	s_wait_alu 0xfffd
	v_add_co_ci_u32_e64 v1, null, 0, v78, vcc_lo
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v95, v[34:35], v[36:37] offset1:1
	global_load_b128 v[34:37], v[86:87], off offset:256
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v97, v[34:35], v[36:37] offset1:1
	s_clause 0x1
	global_load_b128 v[34:37], v[88:89], off offset:256
	global_load_b128 v[42:45], v[90:91], off offset:256
	s_wait_loadcnt 0x1
	ds_store_2addr_b64 v93, v[34:35], v[36:37] offset1:1
	s_wait_loadcnt 0x0
	ds_store_2addr_b64 v96, v[42:43], v[44:45] offset1:1
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b64 v[34:37], v94 offset1:1
	ds_load_2addr_b64 v[42:45], v98 offset1:1
	ds_load_2addr_b64 v[38:41], v94 offset0:144 offset1:145
	ds_load_2addr_b64 v[50:53], v100 offset1:1
	ds_load_2addr_b64 v[58:61], v94 offset0:4 offset1:5
	ds_load_2addr_b64 v[66:69], v99 offset1:1
	ds_load_2addr_b64 v[54:57], v94 offset0:148 offset1:149
	ds_load_2addr_b64 v[70:73], v101 offset1:1
	s_wait_dscnt 0x4
	v_wmma_f32_16x16x16_f16 v[18:25], v[50:53], v[34:37], v[18:25]
	v_wmma_f32_16x16x16_f16 v[2:9], v[42:45], v[34:37], v[2:9]
	v_wmma_f32_16x16x16_f16 v[10:17], v[42:45], v[38:41], v[10:17]
	v_wmma_f32_16x16x16_f16 v[26:33], v[50:53], v[38:41], v[26:33]
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_f16 v[18:25], v[70:73], v[58:61], v[18:25]
	v_wmma_f32_16x16x16_f16 v[2:9], v[66:69], v[58:61], v[2:9]
	v_wmma_f32_16x16x16_f16 v[10:17], v[66:69], v[54:57], v[10:17]
	v_wmma_f32_16x16x16_f16 v[26:33], v[70:73], v[54:57], v[26:33]
	s_clause 0x1f
	global_store_b32 v[0:1], v2, off
	global_store_b32 v[0:1], v3, off offset:256
	global_store_b32 v[0:1], v4, off offset:512
	global_store_b32 v[0:1], v5, off offset:768
	global_store_b32 v[0:1], v10, off offset:64
	global_store_b32 v[0:1], v11, off offset:320
	global_store_b32 v[0:1], v12, off offset:576
	global_store_b32 v[0:1], v13, off offset:832
	global_store_b32 v[0:1], v6, off offset:1024
	global_store_b32 v[0:1], v7, off offset:1280
	global_store_b32 v[0:1], v8, off offset:1536
	global_store_b32 v[0:1], v9, off offset:1792
	global_store_b32 v[0:1], v14, off offset:1088
	global_store_b32 v[0:1], v15, off offset:1344
	global_store_b32 v[0:1], v16, off offset:1600
	global_store_b32 v[0:1], v17, off offset:1856
	global_store_b32 v[0:1], v18, off offset:4096
	global_store_b32 v[0:1], v19, off offset:4352
	global_store_b32 v[0:1], v20, off offset:4608
	global_store_b32 v[0:1], v21, off offset:4864
	global_store_b32 v[0:1], v26, off offset:4160
	global_store_b32 v[0:1], v27, off offset:4416
	global_store_b32 v[0:1], v28, off offset:4672
	global_store_b32 v[0:1], v29, off offset:4928
	global_store_b32 v[0:1], v22, off offset:5120
	global_store_b32 v[0:1], v23, off offset:5376
	global_store_b32 v[0:1], v24, off offset:5632
	global_store_b32 v[0:1], v25, off offset:5888
	global_store_b32 v[0:1], v30, off offset:5184
	global_store_b32 v[0:1], v31, off offset:5440
	global_store_b32 v[0:1], v32, off offset:5696
	global_store_b32 v[0:1], v33, off offset:5952
	s_nop 0
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 102
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 17
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

	.set gemm.num_vgpr, 102
	.set gemm.num_agpr, 0
	.set gemm.numbered_sgpr, 8
	.set gemm.num_named_barrier, 0
	.set gemm.private_seg_size, 0
	.set gemm.uses_vcc, 1
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     102
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
