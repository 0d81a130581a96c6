"""Convolution as a matrix product whose operand is gathered from the image (implicit GEMM)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import wave_lang.kernel.lang as tkl
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray
from typing_extensions import override

from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.library.check_text import compare
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry, Template
from wave_explorer.kernel.library.input_arrays import dims, numbers, uniform
from wave_explorer.kernel.library.parameters import by_name, choice, integer
from wave_explorer.record.spec import SpecData

_LAYOUTS = ("nhwc_hwcf", "nchw_fchw")


class Convolution(LibraryEntry):
    """Two-dimensional convolution without padding: image ``x``, filters ``we``, f16 in, f32 out."""

    name = "conv2d"
    summary = "2-D convolution without padding as an implicit GEMM, channels last or first (f16 in, f32 out)"
    targets = ("gfx942", "gfx950", "gfx908", "gfx90a")
    template = Template("conv", "get_igemm_conv2d")
    result = (0, 1, None)
    shape_symbols = ("N", "H", "W", "C", "NF", "HF", "WF")
    variants = ({"layout": "nchw_fchw"}, {"stride": 2, "H": 9, "W": 9}, {"N": 1, "H": 5, "W": 5, "NF": 40})
    gaps = (
        "The template fixes waves of 64 lanes and CDNA's matrix type, so it is for CDNA only.",
        "Images, filters and outputs must be square: the template takes rows from the width and columns from the "
        "height, and reads out of bounds otherwise.",
        "There is no padding, and no element type but f16.",
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            integer("N", 2, "Images."),
            integer("H", 6, "Height of an image."),
            integer("W", 6, "Width of an image; equal to H."),
            integer("C", 32, "Channels of an image."),
            integer("HF", 3, "Height of a filter."),
            integer("WF", 3, "Width of a filter; equal to HF."),
            integer("NF", 64, "Filters: channels of the output."),
            integer("stride", 1, "Step of the filter in both directions."),
            choice("layout", _LAYOUTS[0], _LAYOUTS, "Order of dims in memory: channels last or first."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "layout": values["layout"],
            **{name.lower(): values[name] for name in self.shape_symbols},
            "stride": values["stride"],
            "input_dtype": tkl.f16,
            "output_dtype": tkl.f32,
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        return uniform(spec, seed)

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        wide = numbers(inputs, spec)
        image, filters = wide["x"], wide["we"]
        last = spec.parameters["layout"] == "nhwc_hwcf"
        if last:
            image, filters = image.transpose(0, 3, 1, 2), filters.transpose(3, 2, 0, 1)
        stride = dims(spec)["stride"]
        windows = sliding_window_view(image, filters.shape[2:], axis=(2, 3))[:, :, ::stride, ::stride]
        found = np.einsum("nchwij,fcij->nfhw", windows, filters, optimize=True)
        return {"out": found.transpose(0, 2, 3, 1) if last else found}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        values = dims(spec)
        return values["HF"] * values["WF"] * values["C"]

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        last = parameters["layout"] == "nhwc_hwcf"
        arguments = (
            'tensors["x"].double().permute(0, 3, 1, 2), tensors["we"].double().permute(3, 2, 0, 1)'
            if last
            else 'tensors["x"].double(), tensors["we"].double()'
        )
        back = ".permute(0, 2, 3, 1)" if last else ""
        return f'''\
def check(tensors, outputs):
    """Compares out with torch's convolution in float64."""
    expected = torch.nn.functional.conv2d({arguments}, stride={parameters["stride"]}){back}
{compare("out")}'''


ENTRIES: tuple[LibraryEntry, ...] = (Convolution(),)
