"""Kernels with one trap each, which wave-lang compiles without a word (or refuses without saying why)."""

import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import *
from wave_lang.kernel.wave.utils.general_utils import get_default_scheduling_params

M, N, K = tkl.sym.M, tkl.sym.N, tkl.sym.K
BM, BN, BK = tkl.sym.BLOCK_M, tkl.sym.BLOCK_N, tkl.sym.BLOCK_K
WM = tkl.sym.WAVE_M
AS = tkl.sym.ADDRESS_SPACE


def gemm(
    duplicate="",
    axis_of_n=1,
    waves_per_block=None,
    threads_per_wave=64,
    mma_type="F32_16x16x16_F16",
    tiled=True,
    loop=True,
    dtype="f16",
):
    element = getattr(tkl, dtype)
    cs = [tkw.WorkgroupConstraint(M, BM, 0), tkw.WorkgroupConstraint(N, BN, axis_of_n)]
    if tiled:
        cs.append(tkw.TilingConstraint(K, BK))
    cs += [tkw.WaveConstraint(M, WM), tkw.WaveConstraint(N, BN / 2)]
    extra = {} if waves_per_block is None else {"waves_per_block": tuple(waves_per_block)}
    cs.append(
        tkw.HardwareConstraint(threads_per_wave=threads_per_wave, mma_type=getattr(tkw.MMAType, mma_type), **extra)
    )
    if duplicate == "wave":
        cs.append(tkw.WaveConstraint(M, WM))
    elif duplicate == "tiling":
        cs.append(tkw.TilingConstraint(K, BK * 2))

    def multiply(
        a: tkl.Memory[M, K, AS, element],
        b: tkl.Memory[N, K, AS, element],
        c: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        acc0 = tkl.Register[M, N, tkl.f32](0.0)

        @tkw.iterate(K, init_args=[acc0])
        def repeat(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            return tkw.mma(tkw.read(a), tkw.read(b), acc)

        tkw.write(repeat, c)

    def multiply_at_once(
        a: tkl.Memory[M, K, AS, element],
        b: tkl.Memory[N, K, AS, element],
        c: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        acc0 = tkl.Register[M, N, tkl.f32](0.0)
        tkw.write(tkw.mma(tkw.read(a), tkw.read(b), acc0), c)

    kernel = tkw.wave(cs)(multiply if loop else multiply_at_once)
    subs = {AS: SHARED_ADDRESS_SPACE, BM: 64, BN: 64, BK: 32, WM: 32, M: 256, N: 256, K: 128}
    subs.update(get_default_scheduling_params())
    return kernel, subs


def copy2d(block_m=1, block_n=64, axis_of_m=1, axis_of_n=0, vector_shapes=True):
    shapes = {"vector_shapes": {M: block_m, N: block_n}} if vector_shapes else {}

    @tkw.wave(
        [
            tkw.WorkgroupConstraint(M, BM, axis_of_m),
            tkw.WorkgroupConstraint(N, BN, axis_of_n),
            tkw.WaveConstraint(M, BM),
            tkw.WaveConstraint(N, BN),
            tkw.HardwareConstraint(threads_per_wave=64, **shapes),
        ]
    )
    def copy2d(a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32], b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32]):
        tkw.write(tkw.read(a), b)

    return copy2d, {M: 64, N: 64, BM: block_m, BN: block_n}


def folded_columns():
    """b[i, 2 j mod 64] = a[i, j]: lanes of one wave, and workgroups, write the same cells."""
    i, j = tkw.IndexMapping.iterator(0), tkw.IndexMapping.iterator(1)
    fold = tkw.IndexMapping(num_iterators=2, inputs={M: i, N: j}, outputs={M: i, N: (j * 2) % 64})

    @tkw.wave(
        [
            tkw.WorkgroupConstraint(M, BM, 1),
            tkw.WorkgroupConstraint(N, BN, 0),
            tkw.WaveConstraint(M, BM),
            tkw.WaveConstraint(N, BN),
            tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: BN}),
        ]
    )
    def folded(a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32], b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32]):
        tkw.write(tkw.read(a), b, mapping=fold)

    return folded, {M: 5, N: 100, BM: 1, BN: 64}


def two_buffers():
    @tkw.wave(
        [
            tkw.WorkgroupConstraint(M, BM, 0),
            tkw.WorkgroupConstraint(N, BN, 1),
            tkw.TilingConstraint(K, BK),
            tkw.WaveConstraint(M, BM / 2),
            tkw.WaveConstraint(N, BN / 2),
            tkw.HardwareConstraint(
                threads_per_wave=64, mma_type=tkw.MMAType.F32_16x16x16_F16, vector_shapes={M: 16, N: 16, K: 16}
            ),
        ]
    )
    def explicit_lds(
        a: tkl.Memory[M, K, GLOBAL_ADDRESS_SPACE, tkl.f16],
        b: tkl.Memory[N, K, GLOBAL_ADDRESS_SPACE, tkl.f16],
        c: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        sa = tkw.allocate((M, K), (BM, BK), tkl.f16, SHARED_ADDRESS_SPACE)
        sb = tkw.allocate((N, K), (BN, BK), tkl.f16, SHARED_ADDRESS_SPACE)
        acc0 = tkl.Register[M, N, tkl.f32](0.0)

        @tkw.iterate(K, init_args=[acc0])
        def repeat(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            tkw.write(tkw.read(a), sa)
            tkw.write(tkw.read(b), sb)
            tkw.shared_memory_barrier()
            return tkw.mma(tkw.read(sa), tkw.read(sb), acc)

        tkw.write(repeat, c)

    subs = {BM: 64, BN: 64, BK: 32, M: 128, N: 128, K: 64}
    subs.update(get_default_scheduling_params())
    return explicit_lds, subs


def buffers_outside_a_loop(rows=16):
    @tkw.wave(
        [
            tkw.WorkgroupConstraint(M, BM, 1),
            tkw.WorkgroupConstraint(N, BN, 0),
            tkw.WaveConstraint(M, BM),
            tkw.WaveConstraint(N, BN),
            tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: 64}),
        ]
    )
    def through_lds(
        a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f16],
        b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f16],
    ):
        copy = tkw.allocate((M, N), (BM, BN), tkl.f16, SHARED_ADDRESS_SPACE)
        tkw.write(tkw.read(a), copy)
        tkw.shared_memory_barrier()
        tkw.write(tkw.read(copy), b)

    return through_lds, {M: 64, N: 64, BM: rows, BN: 64}


def buffers_in_turn():
    @tkw.wave(
        [
            tkw.WorkgroupConstraint(M, BM, 0),
            tkw.WorkgroupConstraint(N, BN, 1),
            tkw.TilingConstraint(K, BK),
            tkw.WaveConstraint(M, BM / 2),
            tkw.WaveConstraint(N, BN / 2),
            tkw.HardwareConstraint(
                threads_per_wave=64, mma_type=tkw.MMAType.F32_16x16x16_F16, vector_shapes={M: 16, N: 16, K: 16}
            ),
        ]
    )
    def one_product_after_the_other(
        a: tkl.Memory[M, K, GLOBAL_ADDRESS_SPACE, tkl.f16],
        b: tkl.Memory[N, K, GLOBAL_ADDRESS_SPACE, tkl.f16],
        c: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        first = tkw.allocate((M, K), (BM, BK), tkl.f16, SHARED_ADDRESS_SPACE)
        second = tkw.allocate((M, K), (BM, BK), tkl.f16, SHARED_ADDRESS_SPACE)
        acc0 = tkl.Register[M, N, tkl.f32](0.0)

        @tkw.iterate(K, init_args=[acc0])
        def once(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            tkw.write(tkw.read(a), first)
            tkw.shared_memory_barrier()
            return tkw.mma(tkw.read(first), tkw.read(b), acc)

        @tkw.iterate(K, init_args=[once])
        def again(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            tkw.write(tkw.read(a), second)
            tkw.shared_memory_barrier()
            return tkw.mma(tkw.read(second), tkw.read(b), acc)

        tkw.write(again, c)

    subs = {BM: 64, BN: 64, BK: 32, M: 128, N: 128, K: 64}
    subs.update(get_default_scheduling_params())
    return one_product_after_the_other, subs
