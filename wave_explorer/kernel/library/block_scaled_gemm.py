"""Matrix product of fp4 elements with scales: Wave's MXFP4 template."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override
from wave_lang.kernel.wave.constraints import ScaledMMAType

from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.library.check_text import COMPARE
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.gemm import MatrixProduct
from wave_explorer.kernel.library.input_arrays import extents
from wave_explorer.kernel.library.number_formats import fp4_pairs, power_of_two_scales
from wave_explorer.kernel.library.parameters import by_name, choice
from wave_explorer.record.spec import SpecData


class BlockScaledGemm(MatrixProduct):
    """``c[M, N]`` of fp4 elements: a with one scale a row, b with one scale every 32 elements of a row."""

    name = "gemm_mxfp4"
    summary = "Matrix product c = a · bᵀ of fp4 with power-of-two scales: a row of a, 32 elements of b (f32 out)"
    targets = ("gfx950",)
    template = Template("test_kernels", "get_broadcasted_scale_gemm_mxfp4")
    result = (0, 1, None)
    # Two waves a side, and a wave must hold a whole instruction.
    variants = ({"mma_type": "F32_32x32x64_F8F6F4", "BLOCK_M": 64, "BLOCK_N": 64},)
    gaps = (
        "Scaled matrix instructions exist on gfx950 only; for other targets IREE says 'only supported on gfx908+', "
        "which is misleading.",
        "Both operands are fp4 and a has one scale a row; the template has no other formats.",
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        types = tuple(kind.name for kind in ScaledMMAType)
        found = [
            *self._sizes(64, 64, 512),
            choice("mma_type", types[0], types, "Scaled matrix instruction."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": (values["M"], values["N"], values["K"]),
            "mfma_variant": ScaledMMAType[values["mma_type"]],
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        shapes = extents(spec)
        found = {name: rng.integers(0, 256, shapes[name]) for name in ("a", "b")}
        # Scales from 2**-4 to 2**4: no sum leaves the range of f32, and none hides the others.
        found |= {name: rng.integers(123, 132, shapes[name]) for name in ("a_scale", "b_scale")}
        return {name: value.astype(np.uint8).view(np.int8) for name, value in found.items()}

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        a = fp4_pairs(inputs["a"]) * power_of_two_scales(inputs["a_scale"])[:, None]
        b = fp4_pairs(inputs["b"]) * np.repeat(power_of_two_scales(inputs["b_scale"]), 32, axis=1)
        return {"c": a @ b.T}

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c with the product of the fp4 numbers and their scales in float64."""

    def numbers(packed):
        byte = packed.view(torch.uint8).int()
        code = torch.stack([byte & 15, byte >> 4], dim=-1).flatten(-2)
        magnitudes = torch.tensor([0, 0.5, 1, 1.5, 2, 3, 4, 6], dtype=torch.float64, device=packed.device)
        return magnitudes[code & 7] * (1 - 2 * (code >> 3))

    def scales(codes):
        return torch.exp2(codes.view(torch.uint8).double() - 127)

    a = numbers(tensors["a"]) * scales(tensors["a_scale"])[:, None]
    b = numbers(tensors["b"]) * scales(tensors["b_scale"]).repeat_interleave(32, dim=1)
    expected = a @ b.T
{COMPARE}'''


ENTRIES: tuple[LibraryEntry, ...] = (BlockScaledGemm(),)
