"""A sum whose ragged columns are masked at the store alone: LLVM sinks the LDS reads under that mask."""

import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE, SHARED_ADDRESS_SPACE

M, N = tkl.sym.M, tkl.sym.N
BM, BN = tkl.sym.BLOCK_M, tkl.sym.BLOCK_N
ADDRESS_SPACE = tkl.sym.ADDRESS_SPACE


def masked_sum():
    @tkw.wave(
        [
            tkw.WorkgroupConstraint(M, BM, 1),
            tkw.WorkgroupConstraint(N, BN, 0),
            tkw.WaveConstraint(M, BM / 2),
            tkw.WaveConstraint(N, BN),
            tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: 64}),
        ]
    )
    def masked_sum(
        a: tkl.Memory[M, N, ADDRESS_SPACE, tkl.f16],
        d: tkl.Memory[M, N, ADDRESS_SPACE, tkl.f32],
        b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        tkw.write(tkw.cast(tkw.read(a), tkl.f32) + tkw.read(d), b)

    return masked_sum, {M: 8, N: 96, BM: 4, BN: 64, ADDRESS_SPACE: SHARED_ADDRESS_SPACE}
