"""Kernels without a matrix instruction, of which wave-lang ships none: each workgroup takes a piece of one row.

The library reads them from this text, as it does Wave's templates.
"""

# Wave reads the annotations of a kernel as values: they are no types.
# mypy: disable-error-code="untyped-decorator,no-untyped-def"

from typing import Any

import torch
import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE
from wave_lang.kernel.wave.utils.general_utils import torch_dtype_to_wave


def get_copy_kernel(shape: tuple[int, int], block: int, dtype: torch.dtype, threads_per_wave: int) -> Any:
    """``b[M, N] = a[M, N]``; a wave copies ``block`` elements of a row."""
    M, N, BLOCK_N = tkl.sym.M, tkl.sym.N, tkl.sym.BLOCK_N
    dtype = torch_dtype_to_wave(dtype)
    constraints = [
        tkw.HardwareConstraint(threads_per_wave=threads_per_wave, vector_shapes={M: 1, N: BLOCK_N}),
        tkw.WorkgroupConstraint(M, 1, 1),
        tkw.WorkgroupConstraint(N, BLOCK_N, 0),
        tkw.WaveConstraint(M, 1),
        tkw.WaveConstraint(N, BLOCK_N),
    ]

    @tkw.wave(constraints)
    def copy(
        a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, dtype],
        b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, dtype],
    ):
        tkw.write(tkw.read(a), b)

    return copy, {M: shape[0], N: shape[1], BLOCK_N: block}


def get_add_kernel(shape: tuple[int, int], block: int, dtype: torch.dtype, threads_per_wave: int) -> Any:
    """``c[M, N] = a[M, N] + b[M, N]``; a wave adds ``block`` elements of a row."""
    M, N, BLOCK_N = tkl.sym.M, tkl.sym.N, tkl.sym.BLOCK_N
    dtype = torch_dtype_to_wave(dtype)
    constraints = [
        tkw.HardwareConstraint(threads_per_wave=threads_per_wave, vector_shapes={M: 1, N: BLOCK_N}),
        tkw.WorkgroupConstraint(M, 1, 1),
        tkw.WorkgroupConstraint(N, BLOCK_N, 0),
        tkw.WaveConstraint(M, 1),
        tkw.WaveConstraint(N, BLOCK_N),
    ]

    @tkw.wave(constraints)
    def add(
        a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, dtype],
        b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, dtype],
        c: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, dtype],
    ):
        tkw.write(tkw.read(a) + tkw.read(b), c)

    return add, {M: shape[0], N: shape[1], BLOCK_N: block}


def get_row_sum_kernel(shape: tuple[int, int], threads_per_wave: int) -> Any:
    """``c[M] = Σ a[M, N]`` over N; one wave sums a row, in its lanes first and then across them."""
    M, N = tkl.sym.M, tkl.sym.N
    constraints = [
        tkw.HardwareConstraint(threads_per_wave=threads_per_wave, vector_shapes={M: 1, N: N}),
        tkw.WorkgroupConstraint(M, 1, 1),
        tkw.WorkgroupConstraint(N, N, 0),
        tkw.WaveConstraint(M, 1),
        tkw.WaveConstraint(N, N),
    ]

    @tkw.wave(constraints)
    def row_sum(
        a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
        c: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        tkw.write(tkw.sum(tkw.read(a), dim=N), c)

    return row_sum, {M: shape[0], N: shape[1]}
