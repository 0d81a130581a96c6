"""Kernels that work element by element or row by row, with no matrix instruction: they run on every target."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import wave_lang.kernel.lang as tkl
from numpy.typing import NDArray
from typing_extensions import override

from wave_explorer.kernel.factory import DTYPES, Parameter
from wave_explorer.kernel.library.check_text import compare
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.input_arrays import dims, extents, numbers, uniform
from wave_explorer.kernel.library.number_formats import encoded
from wave_explorer.kernel.library.parameters import by_name, choice, integer
from wave_explorer.kernel.matrix_types import KNOWN_TARGETS
from wave_explorer.record.spec import SpecData

_OWN = "wave_explorer.kernel.library"
_TARGETS = ("gfx942", *(target for target in KNOWN_TARGETS if target != "gfx942"))
_WAVES_OF_64 = (
    "The template fixes waves of 64 lanes, which gfx1250 lacks: IREE reports success there, and its code object is "
    "empty."
)
_PARTS_OF_A_ROW = (
    "For an N between 64 and 256 that 64 does not divide the template masks nothing: lanes read and write beyond their "
    "row, and in the last row beyond the arrays."
)


class RowKernel(LibraryEntry):
    """What they share: rows of N elements, M of them."""

    targets: tuple[str, ...] = _TARGETS
    result = (0, 1, None)
    shape_symbols = ("M", "N")

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        return uniform(spec, seed)

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return 1

    def _extents(self, m: int, n: int) -> list[Parameter]:
        return [integer("M", m, "Rows."), integer("N", n, "Columns.")]


def _lanes(target: str) -> Parameter:
    """RDNA's waves have 32 lanes or 64, gfx1250's have 32."""
    default = 32 if target.startswith("gfx1") else 64
    return integer("threads_per_wave", default, "Lanes of a wave.")


class Copy(RowKernel):
    """``b[M, N] = a[M, N]``."""

    name = "copy"
    summary = "Copies a matrix, a piece of a row at a time (a kernel of Wave Explorer's own)"
    template = Template("elementwise_kernels", "get_copy_kernel", _OWN)
    variants: tuple[Mapping[str, Any], ...] = ({"dtype": "f32"}, {"N": 100})

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            *self._extents(16, 256),
            integer("BLOCK_N", 128, "Columns that a workgroup, which is one wave, takes."),
            choice("dtype", "f16", ("f16", "bf16", "f32", "i32", "i8"), "Element type."),
            _lanes(target),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": (values["M"], values["N"]),
            "block": values["BLOCK_N"],
            "dtype": DTYPES[values["dtype"]],
            "threads_per_wave": values["threads_per_wave"],
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        return {"b": numbers(inputs, spec)["a"]}

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares b with a."""
    expected = tensors["a"].double()
{compare("b")}'''


class Add(Copy):
    """``c[M, N] = a[M, N] + b[M, N]``."""

    name = "add"
    summary = "Adds two matrices element by element (a kernel of Wave Explorer's own)"
    template = Template("elementwise_kernels", "get_add_kernel", _OWN)

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        wide = numbers(inputs, spec)
        return {"c": wide["a"] + wide["b"]}

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c with a + b in float64."""
    expected = tensors["a"].double() + tensors["b"].double()
{compare("c", 8)}'''


class RowSum(RowKernel):
    """``c[M] = Σ a[M, N]`` over N."""

    name = "row_sum"
    summary = "Sums each row of a matrix across the lanes of a wave, in f32 (a kernel of Wave Explorer's own)"
    template = Template("elementwise_kernels", "get_row_sum_kernel", _OWN)
    variants = ({"N": 512},)

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [*self._extents(8, 256), _lanes(target)]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {"shape": (values["M"], values["N"]), "threads_per_wave": values["threads_per_wave"]}

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        return {"c": numbers(inputs, spec)["a"].sum(axis=1)}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return dims(spec)["N"]

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c with the sums of the rows of a in float64."""
    expected = tensors["a"].double().sum(dim=1)
{compare("c")}'''


class BroadcastAdd(RowKernel):
    """``c[M, N/2] = a[M, N/2] + b[M]``."""

    name = "broadcast_add"
    summary = "Adds one number a row to a matrix of N/2 columns (Wave's get_broadcast_scaled_add, which scales nothing)"
    targets = tuple(target for target in _TARGETS if target != "gfx1250")
    template = Template("test_kernels", "get_broadcast_scaled_add")
    variants = ({"N": 600},)
    gaps = (_WAVES_OF_64, _PARTS_OF_A_ROW)

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [integer("M", 16, "Rows."), integer("N", 512, "Twice the number of columns.")]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {"shape": (values["M"], values["N"])}

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        wide = numbers(inputs, spec)
        return {"c": wide["a"] + wide["b"][:, None]}

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c with a plus b of its row in float64."""
    expected = tensors["a"].double() + tensors["b"].double()[:, None]
{compare("c")}'''


class SiluAndMul(RowKernel):
    """``out = x1 · x2 / (1 - 2**-x1)``, which wave-lang 3.9.1 calls SiLU and multiply."""

    name = "silu_and_mul"
    summary = "Wave's gate of a mixture of experts; in 3.9.1 it computes x1·x2/(1 − 2^−x1), which is not SiLU"
    targets = tuple(target for target in _TARGETS if target != "gfx1250")
    template = Template("moe", "get_silu_and_mul_kernel")
    variants = ({"dtype": "bf16"}, {"N": 300})
    gaps = (
        "SiLU is x1/(1 + e^−x1). The template of wave-lang 3.9.1 has −1 where 1 is meant and a power of 2 where one of "
        "e is; the reference is what its text computes, so that a run says whether the compiled kernel does that.",
        _WAVES_OF_64,
        _PARTS_OF_A_ROW,
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [*self._extents(16, 256), choice("dtype", "f16", ("f16", "bf16", "f32"), "Element type.")]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {"m": values["M"], "n": values["N"], "datatype": getattr(tkl, values["dtype"])}

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        """x1 keeps a distance of 1 from 0, where the quotient is infinite and rounding errors with it."""
        rng = np.random.default_rng(seed)
        shapes = extents(spec)
        dtype = str(spec.parameters["dtype"])
        x1 = rng.uniform(1.0, 3.0, shapes["x1"]) * rng.choice((-1.0, 1.0), shapes["x1"])
        return {"x1": encoded(x1, dtype), "x2": encoded(rng.uniform(-1.0, 1.0, shapes["x2"]), dtype)}

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        wide = numbers(inputs, spec)
        return {"out": wide["x1"] * wide["x2"] / (1.0 - np.exp2(-wide["x1"]))}

    @override
    def intermediate(self, spec: SpecData) -> str | None:
        dtype = str(spec.parameters["dtype"])
        return None if dtype == "f32" else dtype

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return 8

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        bits = {"f16": 7, "bf16": 4, "f32": 18}[parameters["dtype"]]
        return f'''\
def check(tensors, outputs):
    """Compares out with what the template's text computes, in float64; that is not SiLU."""
    x1, x2 = tensors["x1"].double(), tensors["x2"].double()
    expected = x1 * x2 / (1 - torch.exp2(-x1))
{compare("out", bits)}'''


ENTRIES: tuple[LibraryEntry, ...] = (Copy(), Add(), RowSum(), BroadcastAdd(), SiluAndMul())
