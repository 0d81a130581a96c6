"""Matrix products through LDS and matrix instructions: Wave's GEMM template, for 16-bit and 8-bit elements."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override
from wave_lang.kernel.wave.constraints import MMAType

from wave_explorer.kernel.factory import DTYPES, Parameter
from wave_explorer.kernel.library.check_text import COMPARE
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.input_arrays import dims, numbers, uniform
from wave_explorer.kernel.library.parameters import by_name, choice, flag, integer, matrix_type, threads_per_wave
from wave_explorer.record.spec import SpecData


class MatrixProduct(LibraryEntry):
    """What the matrix products share: arguments a, b and c, summed over K.

    Attributes:
        equation: of the product, as `torch.einsum` takes it.
    """

    shape_symbols: tuple[str, ...] = ("M", "N", "K")
    equation = "mk,nk->mn"

    def _sizes(self, m: int, n: int, k: int) -> list[Parameter]:
        return [
            integer("M", m, "Rows of c."),
            integer("N", n, "Columns of c."),
            integer("K", k, "The dimension that is summed over."),
        ]

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        return uniform(spec, seed)

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        wide = numbers(inputs, spec)
        return {"c": np.einsum(self.equation, wide["a"], wide["b"], optimize=True)}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return dims(spec)["K"]

    @override
    def operations(self, spec: SpecData) -> int | None:
        extents = dims(spec)
        letters = set(self.equation.upper()) & set(extents)
        return 2 * math.prod(extents[letter] for letter in letters)

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c with the product of a and b in float64."""
    expected = torch.einsum("{self.equation}", tensors["a"].double(), tensors["b"].double())
{COMPARE}'''


class Gemm(MatrixProduct):
    """``c[M, N] = a[M, K] @ b[N, K].T``, f16 or bf16 in, f32 out."""

    name = "gemm"
    summary = "Matrix product c = a · bᵀ through LDS and matrix instructions (f16 or bf16 in, f32 out)"
    targets: tuple[str, ...] = ("gfx942", "gfx950", "gfx908", "gfx90a", "gfx1200", "gfx1201", "gfx1250")
    template = Template("gemm", "get_gemm_kernel")
    schedules = ("PREFETCH", "MODULO")
    variants: tuple[Mapping[str, Any], ...] = (
        {"M": 100, "N": 72, "K": 104},
        {"M": 101, "N": 73, "K": 103},
        {"dynamic_dims": True},
        {"dtype": "bf16"},
        {"mma_type": "F32_32x32x8_F16"},
        {"mma_type": "F32_16x16x32_K8_F16"},
        {"mma_type": "F32_16x16x32_F16"},
        {"mma_type": "F32_32x32x16_BF16", "dtype": "bf16"},
    )
    gaps: tuple[str, ...] = (
        "bf16 does not compile for gfx1250 (Wave gives bf16 operands to the f16 instruction, which MLIR refuses) nor "
        "for gfx908 (its bf16 instructions have another shape).",
        "Integer matrix types (I32_*_I8) do not compile: the template's accumulator is f32.",
        "gfx1100 to gfx1151 have WMMA instructions that wave-lang 3.9.1 has no matrix type for; gemm_dot runs there.",
    )
    dtypes = ("f16", "bf16")

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            *self._sizes(256, 256, 512),
            integer("BLOCK_M", 64, "Rows of c that one workgroup makes."),
            integer("BLOCK_N", 64, "Columns of c that one workgroup makes."),
            integer("BLOCK_K", 32, "Columns of a and b that one turn of the loop takes."),
            integer("waves_m", 2, "Waves of a workgroup along M; BLOCK_M / waves_m rows a wave."),
            integer("waves_n", 2, "Waves of a workgroup along N; BLOCK_N / waves_n columns a wave."),
            self._matrix_type(target),
            self._element_type(target),
            flag("dynamic_dims", "M, N and K are known at launch only; K must be above 4 · BLOCK_K."),
        ]
        return by_name(found)

    def _matrix_type(self, target: str) -> Parameter:
        return matrix_type("mma_type", target, "f16")

    def _element_type(self, target: str) -> Parameter:
        return choice("dtype", "f16", ("f16", "bf16"), "Element type of a and b.")

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": (values["M"], values["N"], values["K"]),
            "dynamic_dims": values["dynamic_dims"],
            "mfma_variant": MMAType[values["mma_type"]],
            "dtype": DTYPES[values["dtype"]],
            "threads_per_wave": threads_per_wave(values["mma_type"]),
            "block_shape": (values["BLOCK_M"], values["BLOCK_N"], values["BLOCK_K"]),
            "waves_per_block": (values["waves_m"], values["waves_n"]),
        }


class GemmFp8(Gemm):
    """``c[M, N] = a[M, K] @ b[N, K].T``, 8-bit floats in, f32 out."""

    name = "gemm_fp8"
    summary = "Matrix product c = a · bᵀ of 8-bit floats (FNUZ on gfx942, OCP on gfx950), f32 out"
    targets = ("gfx942", "gfx950")
    variants = (
        {"M": 100, "N": 72, "K": 112},
        {"mma_type": "F32_32x32x16_F8"},
        {"mma_type": "F32_16x16x32_K4_F8"},
        {"mma_type": "F32_32x32x16_K4_F8"},
    )
    gaps = (
        "Each target has one family of 8-bit formats: FNUZ on gfx942, OCP (E4M3FN, E5M2) on gfx950; the other one is "
        "refused by IREE.",
        "Wave has no 8-bit matrix type for gfx1200, gfx1201 and gfx1250, whose instructions could.",
    )

    @override
    def _matrix_type(self, target: str) -> Parameter:
        return matrix_type("mma_type", target, self._formats(target)[0])

    @override
    def _element_type(self, target: str) -> Parameter:
        formats = self._formats(target)
        return choice("dtype", formats[0], formats, "Element type of a and b.")

    def _formats(self, target: str) -> tuple[str, ...]:
        fnuz, ocp = ("f8E4M3FNUZ", "f8E5M2FNUZ"), ("f8E4M3FN", "f8E5M2")
        return ocp + fnuz if target == "gfx950" else fnuz + ocp


ENTRIES: tuple[LibraryEntry, ...] = (Gemm(), GemmFp8())
