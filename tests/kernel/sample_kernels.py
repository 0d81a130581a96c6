"""Kernels that tests compile: a GEMM whose waves follow from its symbols, and an elementwise kernel."""

from typing import Any

import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE, SHARED_ADDRESS_SPACE
from wave_lang.kernel.wave.utils.general_utils import get_default_scheduling_params

M, N, K = tkl.sym.M, tkl.sym.N, tkl.sym.K
BLOCK_M, BLOCK_N, BLOCK_K = tkl.sym.BLOCK_M, tkl.sym.BLOCK_N, tkl.sym.BLOCK_K
WAVE_M, WAVE_N = tkl.sym.WAVE_M, tkl.sym.WAVE_N
ADDRESS_SPACE = tkl.sym.ADDRESS_SPACE
SCALE = 2.0


def unchanged(value: Any) -> Any:
    return value


def make_gemm() -> Any:
    """Alone, without hyperparameters."""
    constraints = [
        tkw.WorkgroupConstraint(M, BLOCK_M, 0),
        tkw.WorkgroupConstraint(N, BLOCK_N, 1),
        tkw.TilingConstraint(K, BLOCK_K),
        tkw.WaveConstraint(M, WAVE_M),
        tkw.WaveConstraint(N, WAVE_N),
        tkw.HardwareConstraint(threads_per_wave=64, mma_type=tkw.MMAType.F32_16x16x16_F16),
    ]

    @tkw.wave(constraints)  # type: ignore[untyped-decorator]
    def gemm(
        a: tkl.Memory[M, K, ADDRESS_SPACE, tkl.f16],
        b: tkl.Memory[N, K, ADDRESS_SPACE, tkl.f16],
        c: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ) -> None:
        start = tkl.Register[M, N, tkl.f32](0.0)

        @tkw.iterate(K, init_args=[start])  # type: ignore[untyped-decorator]
        def loop(acc: tkl.Register[M, N, tkl.f32]) -> tkl.Register[M, N, tkl.f32]:
            # Comments of the kernel stay in an export.
            return tkw.mma(unchanged(tkw.read(a)), tkw.read(b), acc)

        tkw.write(loop, c)

    return gemm


def gemm_subs(**values: int) -> dict[Any, Any]:
    """Hyperparameters of `make_gemm`, some of them changed by name."""
    subs: dict[Any, Any] = {
        ADDRESS_SPACE: SHARED_ADDRESS_SPACE, BLOCK_M: 64, BLOCK_N: 64, BLOCK_K: 32, WAVE_M: 32, WAVE_N: 32,
        M: 256, N: 128, K: 64,
    }  # fmt: skip
    subs.update({tkl.sym.__getattr__(name): value for name, value in values.items()})
    subs.update(get_default_scheduling_params())
    return subs


def make_with_subs(block_m: int = 64, mma: tkw.MMAType = tkw.MMAType.F32_16x16x16_F16, flag: bool = False) -> Any:
    """In the form of Wave's templates."""
    del mma, flag
    return make_gemm(), gemm_subs(BLOCK_M=block_m), []


gemm = make_gemm()


@tkw.wave(  # type: ignore[untyped-decorator]
    [
        tkw.WorkgroupConstraint(M, BLOCK_M, 1),
        tkw.WorkgroupConstraint(N, BLOCK_N, 0),
        tkw.WaveConstraint(M, BLOCK_M),
        tkw.WaveConstraint(N, BLOCK_N),
        tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: 64}),
    ]
)
def scaled(
    a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
) -> None:
    factor = tkl.Register[M, N, tkl.f32](SCALE)
    tkw.write(tkw.read(a) * factor, b)


def closure_kernel(scale: Any, picked: Any) -> Any:
    """An elementwise kernel that refers to a mapping, a number, a container and helper functions around it."""
    i, j = tkw.IndexMapping.iterator(0), tkw.IndexMapping.iterator(1)
    mapping = tkw.IndexMapping(num_iterators=2, inputs={M: i, N: (j + 1) % BLOCK_N}, outputs={M: i, N: j})
    offsets = {"first": (1, 2.5), "second": [scale, None]}

    def shifted(value: Any) -> Any:
        return value * tkl.Register[M, N, tkl.f32](scale) + tkl.Register[M, N, tkl.f32](offsets["first"][1])

    @tkw.wave(  # type: ignore[untyped-decorator]
        [
            tkw.WorkgroupConstraint(M, BLOCK_M, 1),
            tkw.WorkgroupConstraint(N, BLOCK_N, 0),
            tkw.WaveConstraint(M, BLOCK_M),
            tkw.WaveConstraint(N, BLOCK_N),
            tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: 64}),
        ]
    )
    def closure(
        a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
        b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ) -> None:
        value = tkw.read(a, mapping=mapping)
        if picked is not None:
            value = value + tkl.Register[M, N, tkl.f32](1.0)
        tkw.write(shifted_by(value), b)

    def shifted_by(value: Any) -> Any:
        return shifted(value)

    return closure, {M: 16, N: 64, BLOCK_M: 1, BLOCK_N: 64}


def check(value: Any) -> Any:
    """A helper by a name that an exported file uses too."""
    return value + value


def main(value: Any) -> Any:
    return check(value)


def _one_wave_a_row() -> list[Any]:
    return [
        tkw.WorkgroupConstraint(M, BLOCK_M, 1),
        tkw.WorkgroupConstraint(N, BLOCK_N, 0),
        tkw.WaveConstraint(M, BLOCK_M),
        tkw.WaveConstraint(N, BLOCK_N),
        tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 1, N: 64}),
    ]


def kernel_with_taken_names() -> Any:
    """An elementwise kernel whose helpers have names that an exported file gives to its own functions."""

    @tkw.wave(_one_wave_a_row())  # type: ignore[untyped-decorator]
    def doubled(
        a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
        b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ) -> None:
        tkw.write(main(tkw.read(a)), b)

    return doubled, {M: 16, N: 64, BLOCK_M: 1, BLOCK_N: 64}


def documented_kernel() -> Any:
    """An elementwise kernel with strings over several lines."""

    @tkw.wave(_one_wave_a_row())  # type: ignore[untyped-decorator]
    def documented(
        a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
        b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ) -> None:
        """Copies.

        In two paragraphs.
        """
        text = """
    At the margin.
"""
        # A comment that stands with the code.
        value = tkw.read(a)
        if text.startswith("\n    At"):
            value = value + value
        tkw.write(value, b)

    return documented, {M: 16, N: 64, BLOCK_M: 1, BLOCK_N: 64}
