"""Kernels that compile quickly, made anew by each call."""

from typing import Any


def copy_kernel() -> Any:
    """The smallest kernel: a workgroup is one wave, which copies 64 floats of one row."""
    import wave_lang.kernel.lang as tkl
    import wave_lang.kernel.wave as tkw
    from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE

    M, N = tkl.sym.M, tkl.sym.N
    BLOCK_M, BLOCK_N = tkl.sym.BLOCK_M, tkl.sym.BLOCK_N

    @tkw.wave(  # type: ignore[untyped-decorator]
        [
            tkw.WorkgroupConstraint(M, BLOCK_M, 1),
            tkw.WorkgroupConstraint(N, BLOCK_N, 0),
            tkw.WaveConstraint(M, BLOCK_M),
            tkw.WaveConstraint(N, BLOCK_N),
            tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: 64}),
        ]
    )
    def row_copy(  # type: ignore[no-untyped-def]
        a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
        b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        tkw.write(tkw.read(a), b)

    return row_copy, {M: 16, N: 64, BLOCK_M: 1, BLOCK_N: 64}
