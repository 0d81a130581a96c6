"""PAIN: two tkw.allocate() shared buffers used inside a tkw.iterate loop get the same LDS bytes under the default options.

The A tile and the B tile overwrite each other, C is garbage: a silent miscompile of wave-lang 3.9.1.
Expected insight: the two buffers share bytes 0..4095 though both are in use; 2 x 64 x 32 x 2 = 8192 bytes are needed.
True answer: minimize_shared_allocs=False (upstream's own test of this pattern does exactly that).
How known: in the final MLIR both vector.store's go to one memref.view and all loads come from it;
memory_analysis/minimize_shared_allocs.compute_live_intervals sees, as the only use of each buffer, the loop's captured
placeholder node, not that placeholder's writes and reads, so it finds no overlap.
"""
import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE, SHARED_ADDRESS_SPACE

M, N, K = tkl.sym.M, tkl.sym.N, tkl.sym.K
BM, BN, BK = tkl.sym.BLOCK_M, tkl.sym.BLOCK_N, tkl.sym.BLOCK_K


def two_buffers():
    @tkw.wave([tkw.WorkgroupConstraint(M, BM, 0), tkw.WorkgroupConstraint(N, BN, 1), tkw.TilingConstraint(K, BK),
               tkw.WaveConstraint(M, BM / 2), tkw.WaveConstraint(N, BN / 2),
               tkw.HardwareConstraint(threads_per_wave=64, mma_type=tkw.MMAType.F32_16x16x16_F16, vector_shapes={M: 16, N: 16, K: 16})])
    def gemm(a: tkl.Memory[M, K, GLOBAL_ADDRESS_SPACE, tkl.f16], b: tkl.Memory[N, K, GLOBAL_ADDRESS_SPACE, tkl.f16],
             c: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32]):
        sa = tkw.allocate((M, K), (BM, BK), tkl.f16, SHARED_ADDRESS_SPACE)
        sb = tkw.allocate((N, K), (BN, BK), tkl.f16, SHARED_ADDRESS_SPACE)
        acc0 = tkl.Register[M, N, tkl.f32](0.0)

        @tkw.iterate(K, init_args=[acc0])
        def loop(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            tkw.write(tkw.read(a), sa)
            tkw.write(tkw.read(b), sb)
            tkw.shared_memory_barrier()
            return tkw.mma(tkw.read(sa), tkw.read(sb), acc)

        tkw.write(loop, c)

    return gemm
