"""Matrix products."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override
from wave_lang.kernel.wave.constraints import MMAType

from wave_explorer.kernel.factory import DTYPES, Parameter
from wave_explorer.kernel.library.check_text import COMPARE
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.number_formats import decoded, encoded
from wave_explorer.kernel.library.parameters import choice, integer, matrix_type, threads_per_wave
from wave_explorer.record.spec import SpecData


class Gemm(LibraryEntry):
    """``c[M, N] = a[M, K] @ b[N, K].T``, f16 or bf16 in, f32 out."""

    name = "gemm"
    summary = "Matrix product c = a · bᵀ through LDS and matrix instructions (f16 or bf16 in, f32 out)"
    targets = ("gfx942", "gfx950", "gfx90a", "gfx1200", "gfx1201", "gfx1250")
    template = Template("gemm", "get_gemm_kernel")
    shape_symbols = ("M", "N", "K")

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            integer("M", 256, "Rows of a and c."),
            integer("N", 256, "Rows of b, columns of c."),
            integer("K", 512, "Columns of a and b: the dimension that is summed over."),
            integer("BLOCK_M", 64, "Rows of c that one workgroup makes."),
            integer("BLOCK_N", 64, "Columns of c that one workgroup makes."),
            integer("BLOCK_K", 32, "Columns of a and b that one turn of the loop takes."),
            integer("waves_m", 2, "Waves of a workgroup along M; BLOCK_M / waves_m rows a wave."),
            integer("waves_n", 2, "Waves of a workgroup along N; BLOCK_N / waves_n columns a wave."),
            matrix_type("mma_type", target, "f16"),
            choice("dtype", "f16", ("f16", "bf16"), "Element type of a and b."),
        ]
        return {parameter.setting.name: parameter for parameter in found}

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": (values["M"], values["N"], values["K"]),
            "dynamic_dims": False,
            "mfma_variant": MMAType[values["mma_type"]],
            "dtype": DTYPES[values["dtype"]],
            "threads_per_wave": threads_per_wave(values["mma_type"]),
            "block_shape": (values["BLOCK_M"], values["BLOCK_N"], values["BLOCK_K"]),
            "waves_per_block": (values["waves_m"], values["waves_n"]),
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        m, n, k = (int(spec.symbols[name]) for name in self.shape_symbols)
        types = {argument.name: argument.dtype for argument in spec.arguments}
        return {
            "a": encoded(rng.uniform(-1.0, 1.0, (m, k)), types["a"]),
            "b": encoded(rng.uniform(-1.0, 1.0, (n, k)), types["b"]),
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        types = {argument.name: argument.dtype for argument in spec.arguments}
        return {"c": decoded(inputs["a"], types["a"]) @ decoded(inputs["b"], types["b"]).T}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return int(spec.symbols["K"])

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c with a · bᵀ in float64."""
    expected = tensors["a"].double() @ tensors["b"].double().T
{COMPARE}'''


ENTRIES: tuple[LibraryEntry, ...] = (Gemm(),)
