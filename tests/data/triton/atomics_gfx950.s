; lds_bytes=4 threads=256
	.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	atomics                         ; -- Begin function atomics
	.p2align	8
	.type	atomics,@function
atomics:                                ; @atomics
; %bb.34:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.35:
.LBB0_0:
	v_readfirstlane_b32 s8, v0
	s_mov_b64 s[0:1], s[2:3]
	v_and_b32_e32 v8, 63, v0
	s_and_b32 s2, s8, 0xc0
	v_or_b32_e32 v9, s2, v8
	s_and_b32 s1, s1, 0xffff
	s_mov_b32 s3, 0x27000
	s_mov_b32 s2, 0x7ffffffe
	v_lshlrev_b32_e32 v1, 2, v9
	buffer_load_dword v10, v1, s[0:3], 0 offen
	v_and_b32_e32 v0, 7, v0
	s_and_b32 s1, s5, 0xffff
	s_mov_b32 s0, s4
	v_lshlrev_b32_e32 v0, 2, v0
	s_barrier
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v1
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	v_bfrev_b32_e32 v11, 0.5
	v_lshl_add_u64 v[2:3], v[2:3], 0, 32
	buffer_atomic_add_f32 v10, v0, s[0:3], 0 offen
	v_cmp_lt_i32_e32 vcc, -1, v10
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	v_cndmask_b32_e64 v4, 0, 1, vcc
	s_barrier
	s_nop 0
	v_mov_b32_dpp v5, v4 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v6, v4 row_shr:2 row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e64 v5, s[0:1], v6, v5, vcc
	v_cmp_gt_i32_e64 s[0:1], 0, v10
	s_nop 0
	v_add_u32_dpp v4, v4, v5 row_shr:3 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_barrier
	s_nop 0
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	s_nop 1
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v4, v4, 0, s[0:1]
	v_lshl_add_u32 v5, v4, 2, -4
	v_cmp_ne_u32_e64 s[2:3], 0, v4
	s_nop 1
	v_cndmask_b32_e64 v5, v11, v5, s[2:3]
	ds_permute_b32 v12, v5, v10
	ds_permute_b32 v4, v5, v2
	ds_permute_b32 v5, v5, v3
	s_bcnt1_i32_b64 s2, vcc
	v_cmp_gt_u32_e32 vcc, s2, v8
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_9
; %bb.1:
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[14:15], v[4:5], 0, 4
	v_mov_b32_dpp v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v5 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[14:15], v[6:7]
	s_lshr_b64 s[4:5], vcc, 1
	s_and_b32 s5, s5, 0x55555555
	s_and_b32 s4, s4, 0x55555555
	s_sub_u32 s4, vcc_lo, s4
	s_mov_b32 s10, 0x33333333
	s_subb_u32 s5, vcc_hi, s5
	s_mov_b32 s11, s10
	s_and_b64 s[12:13], s[4:5], s[10:11]
	s_lshr_b64 s[4:5], s[4:5], 2
	s_and_b64 s[4:5], s[4:5], s[10:11]
	s_add_u32 s4, s4, s12
	s_addc_u32 s5, s5, s13
	s_lshr_b64 s[10:11], s[4:5], 4
	s_add_u32 s4, s10, s4
	s_addc_u32 s5, s11, s5
	s_and_b32 s4, s4, 0xf0f0f0f
	s_and_b32 s5, s5, 0xf0f0f0f
	s_mul_i32 s9, s4, 0x1010101
	s_mul_hi_u32 s4, s4, 0x1010101
	s_add_i32 s4, s4, s9
	s_mul_i32 s5, s5, 0x1010101
	s_add_i32 s4, s4, s5
	s_cmp_gt_u32 s4, 0x1fffffff
	s_cbranch_scc1 .LBB0_7
; %bb.2:                                ; %.preheader7.preheader
	s_mov_b32 s9, 0
	s_mov_b64 s[4:5], 0
.LBB0_3:                                ; %.preheader7
                                        ; =>This Inner Loop Header: Depth=1
	v_readfirstlane_b32 s10, v4
	v_readfirstlane_b32 s11, v5
	v_mov_b32_e32 v13, s9
	s_nop 0
	v_cmp_eq_u64_e64 s[10:11], s[10:11], v[4:5]
	s_bcnt1_i32_b64 s12, s[10:11]
	s_add_i32 s9, s9, s12
	v_mov_b64_e32 v[6:7], s[10:11]
	v_mov_b32_e32 v14, s12
	s_or_b64 s[4:5], s[10:11], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_3
; %bb.4:
	s_or_b64 exec, exec, s[4:5]
	v_mbcnt_lo_u32_b32 v6, v6, 0
	v_mbcnt_hi_u32_b32 v6, v7, v6
	v_sub_u32_e32 v7, v14, v6
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_add_lshl_u32 v13, v6, v13, 2
	v_lshlrev_b32_e32 v7, 8, v7
	v_cndmask_b32_e64 v6, 0, 1, vcc
	v_or3_b32 v6, v7, v6, v13
	ds_permute_b32 v6, v13, v6
	ds_permute_b32 v4, v13, v4
	ds_permute_b32 v5, v13, v5
	ds_permute_b32 v12, v13, v12
	v_mov_b32_e32 v7, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v6, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_6
; %bb.5:
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v13, v6, v12 offset:128
	v_mov_b32_e32 v14, 32
	v_cmp_gt_u32_sdwa vcc, v6, v14 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v15, 16
	s_waitcnt lgkmcnt(0)
	v_min_u32_e32 v13, v13, v12
	v_cndmask_b32_e32 v13, v12, v13, vcc
	ds_bpermute_b32 v14, v6, v13 offset:64
	v_cmp_gt_u32_sdwa vcc, v6, v15 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v15, 8
	s_waitcnt lgkmcnt(0)
	v_min_u32_e32 v13, v14, v13
	v_cndmask_b32_e32 v13, v12, v13, vcc
	ds_bpermute_b32 v14, v6, v13 offset:32
	v_cmp_gt_u32_sdwa vcc, v6, v15 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v15, 4
	s_waitcnt lgkmcnt(0)
	v_min_u32_e32 v13, v14, v13
	v_cndmask_b32_e32 v13, v12, v13, vcc
	ds_bpermute_b32 v14, v6, v13 offset:16
	v_cmp_gt_u32_sdwa vcc, v6, v15 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v15, 2
	s_waitcnt lgkmcnt(0)
	v_min_u32_e32 v13, v14, v13
	v_cndmask_b32_e32 v13, v12, v13, vcc
	ds_bpermute_b32 v14, v6, v13 offset:8
	v_cmp_gt_u32_sdwa vcc, v6, v15 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_min_u32_e32 v13, v14, v13
	v_cndmask_b32_e32 v13, v12, v13, vcc
	ds_bpermute_b32 v14, v6, v13 offset:4
	v_cmp_gt_u32_sdwa vcc, v6, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_min_u32_e32 v13, v14, v13
	v_cndmask_b32_e32 v12, v12, v13, vcc
.LBB0_6:
	v_and_b32_e32 v6, 1, v6
	v_cmp_eq_u32_e64 s[4:5], 1, v6
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_8
	s_branch .LBB0_9
.LBB0_7:
	s_mov_b64 s[4:5], -1
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_9
.LBB0_8:
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_atomic_smin v[4:5], v12, off
	s_waitcnt vmcnt(0)
	buffer_inv sc1
.LBB0_9:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b32_e32 v4, 31, v10
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_dpp v5, v4, v4 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v6, v4 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v1, v4 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v1, v5, v6, v1
	s_barrier
	s_nop 0
	v_add_u32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xe
	s_barrier
	s_nop 0
	v_add_u32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_add_u32_dpp v1, v1, v1 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v1, v1, v1 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v1, 0, v1, s[0:1]
	v_lshl_add_u32 v4, v1, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v4, v11, v4, vcc
	ds_permute_b32 v1, v4, v10
	ds_permute_b32 v2, v4, v2
	ds_permute_b32 v3, v4, v3
	v_cndmask_b32_e64 v4, 0, 1, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_18
; %bb.10:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[2:3], 0, 4
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[4:5]
	s_lshr_b64 s[2:3], vcc, 1
	s_and_b32 s3, s3, 0x55555555
	s_and_b32 s2, s2, 0x55555555
	s_sub_u32 s2, vcc_lo, s2
	s_mov_b32 s4, 0x33333333
	s_subb_u32 s3, vcc_hi, s3
	s_mov_b32 s5, s4
	s_and_b64 s[10:11], s[2:3], s[4:5]
	s_lshr_b64 s[2:3], s[2:3], 2
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_add_u32 s2, s2, s10
	s_addc_u32 s3, s3, s11
	s_lshr_b64 s[4:5], s[2:3], 4
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	s_and_b32 s2, s2, 0xf0f0f0f
	s_and_b32 s3, s3, 0xf0f0f0f
	s_mul_i32 s4, s2, 0x1010101
	s_mul_hi_u32 s2, s2, 0x1010101
	s_add_i32 s2, s2, s4
	s_mul_i32 s3, s3, 0x1010101
	s_add_i32 s2, s2, s3
	s_cmp_gt_u32 s2, 0x1fffffff
	s_cbranch_scc1 .LBB0_16
; %bb.11:                               ; %.preheader6.preheader
	s_mov_b32 s4, 0
	s_mov_b64 s[2:3], 0
.LBB0_12:                               ; %.preheader6
                                        ; =>This Inner Loop Header: Depth=1
	v_readfirstlane_b32 s10, v2
	v_readfirstlane_b32 s11, v3
	v_mov_b32_e32 v6, s4
	s_nop 0
	v_cmp_eq_u64_e64 s[10:11], s[10:11], v[2:3]
	s_bcnt1_i32_b64 s5, s[10:11]
	s_add_i32 s4, s4, s5
	v_mov_b64_e32 v[4:5], s[10:11]
	v_mov_b32_e32 v7, s5
	s_or_b64 s[2:3], s[10:11], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_12
; %bb.13:
	s_or_b64 exec, exec, s[2:3]
	v_mbcnt_lo_u32_b32 v4, v4, 0
	v_mbcnt_hi_u32_b32 v4, v5, v4
	v_sub_u32_e32 v5, v7, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_add_lshl_u32 v6, v4, v6, 2
	v_lshlrev_b32_e32 v5, 8, v5
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_or3_b32 v4, v5, v4, v6
	ds_permute_b32 v4, v6, v4
	ds_permute_b32 v2, v6, v2
	ds_permute_b32 v3, v6, v3
	ds_permute_b32 v1, v6, v1
	v_mov_b32_e32 v5, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v5 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_15
; %bb.14:
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v6, v4, v1 offset:128
	v_mov_b32_e32 v7, 32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v10, 16
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v6, v6, v1
	v_cndmask_b32_e32 v6, v1, v6, vcc
	ds_bpermute_b32 v7, v4, v6 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v10 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v10, 8
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v6, v7, v6
	v_cndmask_b32_e32 v6, v1, v6, vcc
	ds_bpermute_b32 v7, v4, v6 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v10 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v10, 4
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v6, v7, v6
	v_cndmask_b32_e32 v6, v1, v6, vcc
	ds_bpermute_b32 v7, v4, v6 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v10 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v10, 2
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v6, v7, v6
	v_cndmask_b32_e32 v6, v1, v6, vcc
	ds_bpermute_b32 v7, v4, v6 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v10 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v6, v7, v6
	v_cndmask_b32_e32 v6, v1, v6, vcc
	ds_bpermute_b32 v7, v4, v6 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v5 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v6, v7, v6
	v_cndmask_b32_e32 v1, v1, v6, vcc
.LBB0_15:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[2:3], 1, v4
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_17
	s_branch .LBB0_18
.LBB0_16:
	s_mov_b64 s[2:3], -1
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_18
.LBB0_17:
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_atomic_umax v[2:3], v1, off
	s_waitcnt vmcnt(0)
	buffer_inv sc1
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v1
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[0:1]
	v_mov_b32_dpp v5, v4 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v6, v4 row_shr:3 row_mask:0xf bank_mask:0xf
	s_bcnt1_i32_b64 s0, exec
	v_add_u32_dpp v5, v4, v5 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add3_u32 v4, v5, v6, 1
	v_bfrev_b32_e32 v6, 0.5
	s_lshr_b32 s4, s8, 6
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	s_barrier
	s_nop 0
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_barrier
	s_nop 0
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_lshl_add_u32 v5, v4, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_nop 1
	v_cndmask_b32_e32 v4, v6, v5, vcc
	ds_permute_b32 v6, v4, v9
	ds_permute_b32 v2, v4, v2
	ds_permute_b32 v3, v4, v3
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_27
; %bb.19:
	v_mov_b32_e32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v1, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_e32 v5, v1
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_lshl_add_u64 v[10:11], v[2:3], 0, 4
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_lshr_b64 s[2:3], vcc, 1
	s_and_b32 s3, s3, 0x55555555
	s_and_b32 s2, s2, 0x55555555
	s_sub_u32 s2, vcc_lo, s2
	s_mov_b32 s8, 0x33333333
	s_subb_u32 s3, vcc_hi, s3
	s_mov_b32 s9, s8
	s_and_b64 s[10:11], s[2:3], s[8:9]
	s_lshr_b64 s[2:3], s[2:3], 2
	s_and_b64 s[2:3], s[2:3], s[8:9]
	s_add_u32 s2, s2, s10
	s_addc_u32 s3, s3, s11
	s_lshr_b64 s[8:9], s[2:3], 4
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	s_and_b32 s2, s2, 0xf0f0f0f
	s_and_b32 s3, s3, 0xf0f0f0f
	s_mul_i32 s5, s2, 0x1010101
	s_mul_hi_u32 s2, s2, 0x1010101
	s_add_i32 s2, s2, s5
	s_mul_i32 s3, s3, 0x1010101
	s_add_i32 s2, s2, s3
	s_cmp_gt_u32 s2, 0x1fffffff
	s_cbranch_scc1 .LBB0_25
; %bb.20:                               ; %.preheader.preheader
	s_mov_b32 s5, 0
	s_mov_b64 s[2:3], 0
.LBB0_21:                               ; %.preheader
                                        ; =>This Inner Loop Header: Depth=1
	v_readfirstlane_b32 s8, v2
	v_readfirstlane_b32 s9, v3
	v_mov_b32_e32 v1, s5
	s_nop 0
	v_cmp_eq_u64_e64 s[8:9], s[8:9], v[2:3]
	s_bcnt1_i32_b64 s10, s[8:9]
	s_add_i32 s5, s5, s10
	v_mov_b64_e32 v[4:5], s[8:9]
	v_mov_b32_e32 v7, s10
	s_or_b64 s[2:3], s[8:9], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_21
; %bb.22:
	s_or_b64 exec, exec, s[2:3]
	v_mbcnt_lo_u32_b32 v4, v4, 0
	v_mbcnt_hi_u32_b32 v4, v5, v4
	v_sub_u32_e32 v5, v7, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_add_lshl_u32 v7, v4, v1, 2
	v_lshlrev_b32_e32 v4, 8, v5
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_or3_b32 v1, v4, v1, v7
	ds_permute_b32 v1, v7, v1
	ds_permute_b32 v2, v7, v2
	ds_permute_b32 v3, v7, v3
	ds_permute_b32 v6, v7, v6
	v_mov_b32_e32 v4, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v1, v4 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_24
; %bb.23:
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v1, v6 offset:128
	v_mov_b32_e32 v7, 32
	v_cmp_gt_u32_sdwa vcc, v1, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v10, 16
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v5, v6
	v_cndmask_b32_e32 v5, v6, v5, vcc
	ds_bpermute_b32 v7, v1, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v1, v10 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v10, 8
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v7, v5
	v_cndmask_b32_e32 v5, v6, v5, vcc
	ds_bpermute_b32 v7, v1, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v1, v10 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v10, 4
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v7, v5
	v_cndmask_b32_e32 v5, v6, v5, vcc
	ds_bpermute_b32 v7, v1, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v1, v10 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v10, 2
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v7, v5
	v_cndmask_b32_e32 v5, v6, v5, vcc
	ds_bpermute_b32 v7, v1, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v1, v10 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v7, v5
	v_cndmask_b32_e32 v5, v6, v5, vcc
	ds_bpermute_b32 v7, v1, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v1, v4 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v7, v5
	v_cndmask_b32_e32 v6, v6, v5, vcc
.LBB0_24:
	v_and_b32_e32 v1, 1, v1
	v_cmp_eq_u32_e64 s[2:3], 1, v1
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_26
	s_branch .LBB0_27
.LBB0_25:
	s_mov_b64 s[2:3], -1
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_27
.LBB0_26:
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_atomic_smax v[2:3], v6, off
	s_waitcnt vmcnt(0)
	buffer_inv sc1
.LBB0_27:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s0, s6, 32
	s_addc_u32 s1, s7, 0
	s_and_b32 s1, s1, 0xffff
	s_mov_b32 s3, 0x27000
	s_mov_b32 s2, 0x7ffffffe
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_barrier
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0)
	buffer_atomic_xor v9, v0, s[0:3], 0 offen
	v_or_b32_e32 v0, s4, v8
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	s_barrier
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_29
; %bb.28:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v0, 4
	v_mov_b32_e32 v1, 3
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0)
	global_atomic_cmpswap v0, v2, v[0:1], s[6:7] offset:64 sc0
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	ds_write_b32 v2, v0
.LBB0_29:                               ; %.critedge
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:
	v_mov_b32_e32 v0, 0
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[6:7] offset:68
.LBB0_31:
	s_or_b64 exec, exec, s[0:1]
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_33
; %bb.32:
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 5
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0)
	global_atomic_swap v0, v1, s[6:7] offset:72
	s_waitcnt vmcnt(0)
	buffer_inv sc1
.LBB0_33:
	s_or_b64 exec, exec, s[0:1]
	s_barrier
	s_endpgm
.Lfunc_end0:
	.size	atomics, .Lfunc_end0-atomics
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel atomics
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 10
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 14
		.amdhsa_accum_offset 16
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
	.set .Latomics.num_vgpr, 16
	.set .Latomics.num_agpr, 0
	.set .Latomics.numbered_sgpr, 14
	.set .Latomics.num_named_barrier, 0
	.set .Latomics.private_seg_size, 0
	.set .Latomics.uses_vcc, 1
	.set .Latomics.uses_flat_scratch, 0
	.set .Latomics.has_dyn_sized_stack, 0
	.set .Latomics.has_recursion, 0
	.set .Latomics.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3036
; TotalNumSgprs: 20
; NumVgprs: 16
; NumAgprs: 0
; TotalNumVgprs: 16
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 16
; AccumOffset: 16
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 3
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
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 256
    .name:           atomics
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         atomics.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
