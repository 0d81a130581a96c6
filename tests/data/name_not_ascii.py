"""A kernel, an argument and a constant whose names are not ASCII."""

import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE

M, N = tkl.sym.M, tkl.sym.N
BLOCK_M, BLOCK_N = tkl.sym.BLOCK_M, tkl.sym.BLOCK_N


def scaled():
    größe = 2.5

    @tkw.wave(
        [
            tkw.WorkgroupConstraint(N, BLOCK_N, 0),
            tkw.WorkgroupConstraint(M, BLOCK_M, 1),
            tkw.WaveConstraint(N, BLOCK_N),
            tkw.WaveConstraint(M, BLOCK_M),
            tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: BLOCK_N}),
        ]
    )
    def größer(
        ä: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
        b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        tkw.write(tkw.read(ä) * tkl.Register[M, N, tkl.f32](größe), b)

    return größer, {M: 4, N: 64, BLOCK_M: 1, BLOCK_N: 64}
