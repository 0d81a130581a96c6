"""Linear layers: the kernels behind Wave's `WaveLinear` and `WaveQuantLinear` modules for torch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from typing_extensions import override
from wave_lang.kernel.wave.constraints import MMAType

from wave_explorer.kernel.factory import DTYPES, Parameter
from wave_explorer.kernel.library.check_text import compare
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.gemm import MatrixProduct
from wave_explorer.kernel.library.input_arrays import extents, numbers
from wave_explorer.kernel.library.number_formats import encoded
from wave_explorer.kernel.library.parameters import by_name, choice, flag, integer, matrix_type, number
from wave_explorer.record.spec import SpecData

# The layers compile their kernel where they make it, for the GPU of this machine.
_EDITS = (
    (
        """\
    options = WaveCompileOptions(
        subs=hyperparams,
        canonicalize=True,
        dynamic_symbols=dynamic_symbols,
    )
    options = set_default_run_config(options)
""",
        "",
    ),
    (
        """\
    compiled_gemm = wave_compile(options, gemm_kernel)
    return compiled_gemm
""",
        """\
    return gemm_kernel, hyperparams, dynamic_symbols
""",
    ),
)

_WAVES_OF_64 = "It is for CDNA only: the layer fixes waves of 64 lanes and CDNA's matrix types."


class Linear(MatrixProduct):
    """``result[B, M, N] = a[B, M, K] @ b[N, K].T + bias[N]``, f16 in and out, summed in f32."""

    name = "linear"
    summary = "Linear layer result = a · bᵀ (+ bias) of Wave's torch module WaveLinear; batch and rows dynamic, f16"
    targets: tuple[str, ...] = ("gfx942", "gfx950", "gfx908", "gfx90a")
    template = Template("linear", "get_linear_kernel", "wave_lang.kernel.wave.nn", _EDITS)
    shape_symbols = ("B", "M", "N", "K")
    variants: tuple[Mapping[str, Any], ...] = ({"use_bias": True}, {"M": 70, "N": 100, "K": 72})
    gaps: tuple[str, ...] = (_WAVES_OF_64,)

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            integer("B", 2, "Batch."),
            *self._sizes(64, 64, 64),
            matrix_type("mma_type", target, "f16"),
            flag("use_bias", "Add bias[N] to each row."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": (values["K"], values["N"]),
            "mfma_variant": MMAType[values["mma_type"]],
            "use_bias": values["use_bias"],
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        wide = numbers(inputs, spec)
        return {"result": np.einsum("bmk,nk->bmn", wide["a"], wide["b"], optimize=True) + wide.get("bias", 0.0)}

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        bias = ' + tensors["bias"].double()' if parameters.get("use_bias") else ""
        return f'''\
def check(tensors, outputs):
    """Compares the result with the layer in float64."""
    expected = tensors["a"].double() @ tensors["b"].double().T{bias}
{compare("result")}'''


class QuantizedLinear(Linear):
    """``result[B, M, N] = a[B, M, K] @ b[N, K].T``, multiplied in fp8 with one scale a tensor."""

    name = "linear_fp8"
    summary = "Linear layer of Wave's torch module WaveQuantLinear: f16 or bf16 in and out, multiplied in fp8"
    targets = ("gfx942", "gfx950")
    template = Template("quant_linear", "get_quant_linear_kernel", "wave_lang.kernel.wave.nn", _EDITS)
    variants = ({"dtype": "bf16"}, {"M": 70, "N": 100, "K": 80})
    gaps = (
        _WAVES_OF_64,
        "Each target has one family of 8-bit formats: FNUZ on gfx942, OCP on gfx950; gfx90a has none.",
        "The layer has no bias: Wave refuses it.",
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        formats = ("f8E4M3FN", "f8E4M3FNUZ") if target == "gfx950" else ("f8E4M3FNUZ", "f8E4M3FN")
        found = [
            integer("B", 2, "Batch."),
            *self._sizes(64, 64, 64),
            choice("mma_type", "F32_16x16x32_F8", ("F32_16x16x32_F8", "F32_32x32x16_F8"), "Matrix instruction."),
            choice("dtype", "f16", ("f16", "bf16"), "Element type of a, b and the result."),
            choice("quantized_dtype", formats[0], formats, "Element type of the products."),
            number("input_scale", 0.25, "What 1 in a quantized a stands for."),
            number("weight_scale", 0.125, "What 1 in a quantized b stands for."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": (values["K"], values["N"]),
            "input_dtype": DTYPES[values["dtype"]],
            "quant_params": [
                torch.tensor(float(values["weight_scale"])),
                torch.tensor(float(values["input_scale"])),
                DTYPES[values["quantized_dtype"]],
            ],
            "mfma_variant": MMAType[values["mma_type"]],
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        """Whole numbers of at most 8 times the scale: fp8 holds them exactly, so nothing but the sum is rounded."""
        rng = np.random.default_rng(seed)
        shapes = extents(spec)
        dtype = str(spec.parameters["dtype"])
        scales = {"a": float(spec.parameters["input_scale"]), "b": float(spec.parameters["weight_scale"])}
        return {name: encoded(rng.integers(-8, 9, shapes[name]) * scale, dtype) for name, scale in scales.items()}

    @override
    def intermediate(self, spec: SpecData) -> str | None:
        return str(spec.parameters["dtype"])

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        bits = 4 if parameters["dtype"] == "f16" else 3
        return f'''\
def check(tensors, outputs):
    """Compares the result with the layer in float64; the kernel rounds a and b to fp8."""
    expected = tensors["a"].double() @ tensors["b"].double().T
{compare("result", bits)}'''


ENTRIES: tuple[LibraryEntry, ...] = (Linear(), QuantizedLinear())
