"""Kernels whose LDS buffers the program lays out itself: rows without padding, unless asked for."""

from typing import Any

import sympy
import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE, SHARED_ADDRESS_SPACE

M, N, K = tkl.sym.M, tkl.sym.N, tkl.sym.K
BLOCK_M, BLOCK_N, BLOCK_K = tkl.sym.BLOCK_M, tkl.sym.BLOCK_N, tkl.sym.BLOCK_K


def unpadded(
    mma_type: str = "F32_16x16x16_F16",
    M_: int = 64,
    N_: int = 64,
    K_: int = 128,
    block_m: int = 32,
    block_n: int = 32,
    block_k: int = 32,
    padding: int = 0,
) -> tuple[Any, dict[Any, int]]:
    """C = A Bᵀ by one wave a workgroup, with tiles of A and B in LDS, row after row, each ``padding`` elements longer."""
    shape = {M: 16, N: 16, K: 32 if "16x16x32" in mma_type else 16}
    constraints = [
        tkw.WorkgroupConstraint(M, BLOCK_M, 0),
        tkw.WorkgroupConstraint(N, BLOCK_N, 1),
        tkw.TilingConstraint(K, BLOCK_K),
        tkw.WaveConstraint(M, sympy.sympify(BLOCK_M)),
        tkw.WaveConstraint(N, sympy.sympify(BLOCK_N)),
        tkw.HardwareConstraint(threads_per_wave=64, mma_type=tkw.MMAType[mma_type], vector_shapes=shape),
    ]

    @tkw.wave(constraints)
    def gemm(
        a: tkl.Memory[M, K, GLOBAL_ADDRESS_SPACE, tkl.f16],
        b: tkl.Memory[N, K, GLOBAL_ADDRESS_SPACE, tkl.f16],
        c: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        rows_of_a = tkw.allocate((M, K), (BLOCK_M, BLOCK_K + padding), tkl.f16, SHARED_ADDRESS_SPACE, padding)
        rows_of_b = tkw.allocate((N, K), (BLOCK_N, BLOCK_K + padding), tkl.f16, SHARED_ADDRESS_SPACE, padding)
        zero = tkl.Register[M, N, tkl.f32](0.0)

        @tkw.iterate(K, init_args=[zero])
        def loop(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            tkw.write(tkw.read(a), rows_of_a)
            tkw.write(tkw.read(b), rows_of_b)
            tkw.shared_memory_barrier()
            return tkw.mma(tkw.read(rows_of_a), tkw.read(rows_of_b), acc)

        tkw.write(loop, c)

    return gemm, {M: M_, N: N_, K: K_, BLOCK_M: block_m, BLOCK_N: block_n, BLOCK_K: block_k}
