"""A gemm whose index mapping reads the rows of b from ``by`` on, so that its last rows lie behind the tensor."""

import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE, SHARED_ADDRESS_SPACE

M, N, K = tkl.sym.M, tkl.sym.N, tkl.sym.K
BM, BN, BK = tkl.sym.BLOCK_M, tkl.sym.BLOCK_N, tkl.sym.BLOCK_K
AS = tkl.sym.ADDRESS_SPACE


def gemm(by=1, columns_of_b=0):
    i, j = tkw.IndexMapping.iterator(0), tkw.IndexMapping.iterator(1)
    shifted = tkw.IndexMapping(num_iterators=2, inputs={N: i + by, K: j + columns_of_b}, outputs={N: i, K: j})

    @tkw.wave(
        [
            tkw.WorkgroupConstraint(M, BM, 0),
            tkw.WorkgroupConstraint(N, BN, 1),
            tkw.TilingConstraint(K, BK),
            tkw.WaveConstraint(M, BM / 2),
            tkw.WaveConstraint(N, BN / 2),
            tkw.HardwareConstraint(threads_per_wave=64, mma_type=tkw.MMAType.F32_16x16x16_F16),
        ]
    )
    def shifted_gemm(
        a: tkl.Memory[M, K, AS, tkl.f16],
        b: tkl.Memory[N, K, AS, tkl.f16],
        c: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        acc0 = tkl.Register[M, N, tkl.f32](0.0)

        @tkw.iterate(K, init_args=[acc0])
        def repeat(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            return tkw.mma(tkw.read(a), tkw.read(b, mapping=shifted), acc)

        tkw.write(repeat, c)

    return shifted_gemm, {AS: SHARED_ADDRESS_SPACE, M: 64, N: 64, K: 64, BM: 32, BN: 32, BK: 32}
