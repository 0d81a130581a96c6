"""A copy whose index mapping turns the rows upside down: every step agrees with its index, and the index is wrong."""

import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import *

M, N = tkl.sym.M, tkl.sym.N
BM, BN = tkl.sym.BLOCK_M, tkl.sym.BLOCK_N


def copy_flipped():
    i, j = tkw.IndexMapping.iterator(0), tkw.IndexMapping.iterator(1)
    flipped = tkw.IndexMapping(num_iterators=2, inputs={M: M - 1 - i, N: j}, outputs={M: i, N: j})

    @tkw.wave(
        [
            tkw.WorkgroupConstraint(M, BM, 1),
            tkw.WorkgroupConstraint(N, BN, 0),
            tkw.WaveConstraint(M, BM),
            tkw.WaveConstraint(N, BN),
            tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: 64}),
        ]
    )
    def copy_flipped(
        a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32], b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32]
    ):
        tkw.write(tkw.read(a, mapping=flipped), b)

    return copy_flipped, {M: 64, N: 64, BM: 1, BN: 64}
