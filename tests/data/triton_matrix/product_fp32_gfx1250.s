; lds_bytes=16384 threads=128
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
	s_bfe_u32 s2, ttmp8, 0x50019
	s_mov_b32 s3, 0
	v_and_b32_e32 v2, 15, v0
	v_and_b32_e32 v3, 31, v0
	v_lshrrev_b32_e32 v0, 1, v0
	s_lshl_b32 s8, s2, 5
	s_bfe_i32 s9, s2, 0x10001
	v_lshlrev_b32_e32 v4, 8, v2
	v_bitop3_b32 v5, v3, 63, s8 bitop3:0xc8
	v_dual_lshlrev_b32 v6, 3, v2 :: v_dual_bitop2_b32 v7, 8, v0 bitop3:0x40
	v_or_b32_e32 v3, s8, v3
	s_load_b128 s[4:7], s[0:1], 0x0 nv
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_lshlrev_b32 v8, 2, v5 :: v_dual_bitop2_b32 v9, v4, v6 bitop3:0x54
	v_bitop3_b32 v0, v6, v0, 8 bitop3:0x78
	v_lshlrev_b32_e32 v6, 1, v3
	s_wait_xcnt 0x0
	s_load_b64 s[0:1], s[0:1], 0x10 nv
	v_bitop3_b32 v3, v8, s9, 0x108 bitop3:0x78
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v8, 0, v3
	v_xad_u32 v10, v3, 16, 0
	v_xad_u32 v11, v3, 32, 0
	v_xad_u32 v12, v3, 48, 0
	v_xad_u32 v13, v3, 64, 0
	v_xad_u32 v78, 0x50, v3, 0
	v_xad_u32 v79, 0x60, v3, 0
	v_xad_u32 v80, 0x70, v3, 0
	s_and_b32 s8, s8, 64
	s_lshl_b32 s9, s2, 12
	s_lshl_b32 s2, s8, 2
	s_and_b32 s9, s9, 0x1000
	s_wait_kmcnt 0x0
	s_add_nc_u64 s[4:5], s[4:5], s[2:3]
	v_or3_b32 v0, s9, v0, v4
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1f
	global_load_b32 v4, v5, s[4:5] scale_offset
	global_load_b32 v14, v5, s[4:5] offset:4096 scale_offset
	global_load_b32 v15, v5, s[4:5] offset:8192 scale_offset
	global_load_b32 v16, v5, s[4:5] offset:12288 scale_offset
	global_load_b32 v17, v5, s[4:5] offset:512 scale_offset
	global_load_b32 v18, v5, s[4:5] offset:4608 scale_offset
	global_load_b32 v19, v5, s[4:5] offset:8704 scale_offset
	global_load_b32 v20, v5, s[4:5] offset:12800 scale_offset
	global_load_b32 v21, v5, s[4:5] offset:1024 scale_offset
	global_load_b32 v22, v5, s[4:5] offset:5120 scale_offset
	global_load_b32 v23, v5, s[4:5] offset:9216 scale_offset
	global_load_b32 v24, v5, s[4:5] offset:13312 scale_offset
	global_load_b32 v25, v5, s[4:5] offset:1536 scale_offset
	global_load_b32 v26, v5, s[4:5] offset:5632 scale_offset
	global_load_b32 v27, v5, s[4:5] offset:9728 scale_offset
	global_load_b32 v28, v5, s[4:5] offset:13824 scale_offset
	global_load_b32 v29, v5, s[4:5] offset:2048 scale_offset
	global_load_b32 v30, v5, s[4:5] offset:6144 scale_offset
	global_load_b32 v31, v5, s[4:5] offset:10240 scale_offset
	global_load_b32 v32, v5, s[4:5] offset:14336 scale_offset
	global_load_b32 v33, v5, s[4:5] offset:2560 scale_offset
	global_load_b32 v34, v5, s[4:5] offset:6656 scale_offset
	global_load_b32 v35, v5, s[4:5] offset:10752 scale_offset
	global_load_b32 v36, v5, s[4:5] offset:14848 scale_offset
	global_load_b32 v37, v5, s[4:5] offset:3072 scale_offset
	global_load_b32 v38, v5, s[4:5] offset:7168 scale_offset
	global_load_b32 v39, v5, s[4:5] offset:11264 scale_offset
	global_load_b32 v40, v5, s[4:5] offset:15360 scale_offset
	global_load_b32 v41, v5, s[4:5] offset:3584 scale_offset
	global_load_b32 v42, v5, s[4:5] offset:7680 scale_offset
	global_load_b32 v43, v5, s[4:5] offset:11776 scale_offset
	global_load_b32 v44, v5, s[4:5] offset:15872 scale_offset
	v_add_nc_u32_e32 v81, 0, v0
	v_xad_u32 v82, v0, 16, 0
	v_xad_u32 v86, v0, 32, 0
	v_xad_u32 v90, v0, 48, 0
	v_xad_u32 v94, v0, 64, 0
	v_xad_u32 v98, 0x50, v0, 0
	v_xad_u32 v102, 0x60, v0, 0
	v_xad_u32 v106, 0x70, v0, 0
	s_add_nc_u64 s[2:3], s[6:7], s[2:3]
	s_wait_xcnt 0x0
	s_lshl_b32 s4, s8, 6
	s_clause 0xe
	global_load_b32 v83, v5, s[2:3] scale_offset
	global_load_b32 v84, v5, s[2:3] offset:512 scale_offset
	global_load_b32 v85, v5, s[2:3] offset:1024 scale_offset
	global_load_b32 v87, v5, s[2:3] offset:1536 scale_offset
	global_load_b32 v88, v5, s[2:3] offset:2048 scale_offset
	global_load_b32 v89, v5, s[2:3] offset:2560 scale_offset
	global_load_b32 v91, v5, s[2:3] offset:3072 scale_offset
	global_load_b32 v92, v5, s[2:3] offset:3584 scale_offset
	global_load_b32 v93, v5, s[2:3] offset:4096 scale_offset
	global_load_b32 v95, v5, s[2:3] offset:4608 scale_offset
	global_load_b32 v96, v5, s[2:3] offset:5120 scale_offset
	global_load_b32 v97, v5, s[2:3] offset:5632 scale_offset
	global_load_b32 v99, v5, s[2:3] offset:6144 scale_offset
	global_load_b32 v100, v5, s[2:3] offset:6656 scale_offset
	global_load_b32 v101, v5, s[2:3] offset:7168 scale_offset
	s_wait_alu depctr_vm_vsrc(0)
	global_load_b32 v5, v5, s[2:3] offset:7680 scale_offset
	v_bitop3_b32 v0, v9, s4, v7 bitop3:0xde
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v7, 0, v0
	v_xad_u32 v9, v0, 16, 0
	v_xad_u32 v45, v0, 32, 0
	v_xad_u32 v46, v0, 48, 0
	v_xad_u32 v47, v0, 64, 0
	v_add_nc_u32_e32 v48, 0x2000, v7
	v_add_nc_u32_e32 v49, 0x2000, v9
	v_add_nc_u32_e32 v50, 0x2000, v45
	v_add_nc_u32_e32 v51, 0x2000, v46
	v_add_nc_u32_e32 v52, 0x2000, v47
	v_xad_u32 v54, 0x50, v0, 0
	v_xad_u32 v62, 0x60, v0, 0
	v_xad_u32 v70, 0x70, v0, 0
	s_wait_xcnt 0x0
	s_lshr_b32 s2, s8, 2
	v_add_nc_u32_e32 v58, 0x2000, v54
	v_add_nc_u32_e32 v66, 0x2000, v62
	v_add_nc_u32_e32 v74, 0x2000, v70
	v_or_b32_e32 v0, s2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v0, 7, v0
	v_add_nc_u64_e32 v[2:3], s[0:1], v[0:1]
	v_and_b32_e32 v0, 0x60, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u64_e32 v[110:111], v[2:3], v[0:1]
	s_wait_loadcnt 0x2e
	ds_store_2addr_stride64_b32 v8, v4, v14 offset1:16
	s_wait_loadcnt 0x2c
	ds_store_2addr_stride64_b32 v8, v15, v16 offset0:32 offset1:48
	s_wait_loadcnt 0x2a
	ds_store_2addr_stride64_b32 v10, v17, v18 offset0:2 offset1:18
	s_wait_loadcnt 0x28
	ds_store_2addr_stride64_b32 v10, v19, v20 offset0:34 offset1:50
	s_wait_loadcnt 0x26
	ds_store_2addr_stride64_b32 v11, v21, v22 offset0:4 offset1:20
	s_wait_loadcnt 0x24
	ds_store_2addr_stride64_b32 v11, v23, v24 offset0:36 offset1:52
	s_wait_loadcnt 0x22
	ds_store_2addr_stride64_b32 v12, v25, v26 offset0:6 offset1:22
	s_wait_loadcnt 0x20
	ds_store_2addr_stride64_b32 v12, v27, v28 offset0:38 offset1:54
	s_wait_loadcnt 0x1e
	ds_store_2addr_stride64_b32 v13, v29, v30 offset0:8 offset1:24
	s_wait_loadcnt 0x1c
	ds_store_2addr_stride64_b32 v13, v31, v32 offset0:40 offset1:56
	s_wait_loadcnt 0x1a
	ds_store_2addr_stride64_b32 v78, v33, v34 offset0:10 offset1:26
	s_wait_loadcnt 0x18
	ds_store_2addr_stride64_b32 v78, v35, v36 offset0:42 offset1:58
	s_wait_loadcnt 0x16
	ds_store_2addr_stride64_b32 v79, v37, v38 offset0:12 offset1:28
	s_wait_loadcnt 0x14
	ds_store_2addr_stride64_b32 v79, v39, v40 offset0:44 offset1:60
	s_wait_loadcnt 0x12
	ds_store_2addr_stride64_b32 v80, v41, v42 offset0:14 offset1:30
	s_wait_loadcnt 0x10
	ds_store_2addr_stride64_b32 v80, v43, v44 offset0:46 offset1:62
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_alu depctr_va_vdst(14) depctr_vm_vsrc(0)
	ds_load_2addr_b64 v[14:17], v7 offset1:16
	ds_load_2addr_b64 v[18:21], v48 offset1:16
	ds_load_2addr_b64 v[22:25], v9 offset1:16
	ds_load_2addr_b64 v[26:29], v49 offset1:16
	ds_load_2addr_b64 v[30:33], v45 offset1:16
	s_wait_alu depctr_va_vdst(13)
	ds_load_2addr_b64 v[34:37], v50 offset1:16
	ds_load_2addr_b64 v[38:41], v46 offset1:16
	s_wait_alu depctr_va_vdst(12) depctr_vm_vsrc(2)
	ds_load_2addr_b64 v[42:45], v51 offset1:16
	s_wait_alu depctr_va_vdst(11) depctr_vm_vsrc(1)
	ds_load_2addr_b64 v[46:49], v47 offset1:16
	s_wait_alu depctr_vm_vsrc(1)
	ds_load_2addr_b64 v[50:53], v52 offset1:16
	s_wait_alu depctr_va_vdst(7)
	ds_load_2addr_b64 v[54:57], v54 offset1:16
	ds_load_2addr_b64 v[58:61], v58 offset1:16
	s_wait_alu depctr_va_vdst(6)
	ds_load_2addr_b64 v[62:65], v62 offset1:16
	ds_load_2addr_b64 v[66:69], v66 offset1:16
	s_wait_alu depctr_va_vdst(5)
	ds_load_2addr_b64 v[70:73], v70 offset1:16
	ds_load_2addr_b64 v[74:77], v74 offset1:16
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	s_wait_loadcnt 0x7
	ds_store_2addr_stride64_b32 v8, v83, v93 offset1:16
	s_wait_loadcnt 0x6
	ds_store_2addr_stride64_b32 v10, v84, v95 offset0:2 offset1:18
	s_wait_loadcnt 0x5
	ds_store_2addr_stride64_b32 v11, v85, v96 offset0:4 offset1:20
	s_wait_loadcnt 0x4
	ds_store_2addr_stride64_b32 v12, v87, v97 offset0:6 offset1:22
	s_wait_loadcnt 0x3
	ds_store_2addr_stride64_b32 v13, v88, v99 offset0:8 offset1:24
	s_wait_loadcnt 0x2
	ds_store_2addr_stride64_b32 v78, v89, v100 offset0:10 offset1:26
	s_wait_loadcnt 0x1
	ds_store_2addr_stride64_b32 v79, v91, v101 offset0:12 offset1:28
	s_wait_loadcnt 0x0
	ds_store_2addr_stride64_b32 v80, v92, v5 offset0:14 offset1:30
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b64 v[78:81], v81 offset1:16
	s_wait_alu depctr_vm_vsrc(6)
	ds_load_2addr_b64 v[82:85], v82 offset1:16
	s_wait_alu depctr_vm_vsrc(4)
	ds_load_2addr_b64 v[86:89], v86 offset1:16
	s_wait_alu depctr_vm_vsrc(3)
	ds_load_2addr_b64 v[90:93], v90 offset1:16
	ds_load_2addr_b64 v[94:97], v94 offset1:16
	ds_load_2addr_b64 v[98:101], v98 offset1:16
	ds_load_2addr_b64 v[102:105], v102 offset1:16
	ds_load_2addr_b64 v[106:109], v106 offset1:16
	s_wait_dscnt 0x7
	v_wmma_f32_16x16x4_f32 v[0:7], v[78:79], v[14:15], 0
	v_wmma_f32_16x16x4_f32 v[8:15], v[78:79], v[18:19], 0
	s_wait_dscnt 0x6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[82:83], v[22:23], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[82:83], v[26:27], v[8:15]
	s_wait_dscnt 0x5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[86:87], v[30:31], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[86:87], v[34:35], v[8:15]
	s_wait_dscnt 0x4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[90:91], v[38:39], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[90:91], v[42:43], v[8:15]
	s_wait_dscnt 0x3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[94:95], v[46:47], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[94:95], v[50:51], v[8:15]
	s_wait_dscnt 0x2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[98:99], v[54:55], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[98:99], v[58:59], v[8:15]
	s_wait_dscnt 0x1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[102:103], v[62:63], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[102:103], v[66:67], v[8:15]
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[106:107], v[70:71], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[106:107], v[74:75], v[8:15]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[80:81], v[16:17], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[80:81], v[20:21], v[8:15]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[84:85], v[24:25], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[84:85], v[28:29], v[8:15]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[88:89], v[32:33], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[88:89], v[36:37], v[8:15]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[92:93], v[40:41], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[92:93], v[44:45], v[8:15]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[96:97], v[48:49], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[96:97], v[52:53], v[8:15]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[100:101], v[56:57], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[100:101], v[60:61], v[8:15]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[104:105], v[64:65], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[104:105], v[68:69], v[8:15]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x4_f32 v[0:7], v[108:109], v[72:73], v[0:7]
	v_wmma_f32_16x16x4_f32 v[8:15], v[108:109], v[76:77], v[8:15]
	s_wait_alu depctr_va_vdst(1)
	s_clause 0x1
	global_store_b128 v[110:111], v[0:3], off
	global_store_b128 v[110:111], v[4:7], off offset:16
	s_wait_alu depctr_va_vdst(0)
	s_clause 0x1
	global_store_b128 v[110:111], v[8:11], off offset:4096
	global_store_b128 v[110:111], v[12:15], off offset:4112
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
		.amdhsa_next_free_vgpr 112
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
	.set .Lproduct.num_vgpr, 112
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
; codeLenInByte = 2120
; TotalNumSgprs: 66
; NumVgprs: 112
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 66
; NumVGPRsForWavesPerEU: 112
; NamedBarCnt: 0
; Occupancy: 9
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
    .vgpr_count:     112
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgpu12.50-amd-amdhsa-unknown-gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
