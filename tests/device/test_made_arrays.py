"""Arrays made by type and filling, against torch's conversions."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from wave_explorer.device.element_types import NAMES, decoded, element_type, encoded, storage
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.made_arrays import made_array, scalar

TORCH = {
    "bf16": torch.bfloat16, "f8e4m3fnuz": torch.float8_e4m3fnuz, "f8e5m2fnuz": torch.float8_e5m2fnuz,
    "f8e4m3fn": torch.float8_e4m3fn, "f8e5m2": torch.float8_e5m2,
}  # fmt: skip


@pytest.mark.parametrize("dtype", TORCH)
def test_formats_that_numpy_lacks_are_torchs_bits(dtype: str) -> None:
    numbers = np.random.default_rng(1).standard_normal(4096).astype(np.float32)
    tensor = torch.from_numpy(numbers).to(TORCH[dtype])
    bits = tensor.view(torch.uint8 if tensor.element_size() == 1 else torch.int16).numpy()
    made = encoded(numbers, dtype)
    assert np.array_equal(made, bits.view(made.dtype))
    assert np.array_equal(decoded(made, dtype), tensor.double().numpy())


@pytest.mark.parametrize("dtype", [*NAMES, "u8", "u32"])
def test_every_type_takes_every_filling(dtype: str) -> None:
    for fill in ("zeros", "ones", "arange", "random", 1):
        array = made_array(dtype, [2, 3], fill, 7)
        assert array.shape == (2, 3) and array.dtype == storage(dtype)
    assert np.array_equal(decoded(made_array(dtype, [4], "ones"), dtype), np.ones(4))
    again, other = made_array(dtype, [64], "random", 7), made_array(dtype, [64], "random", 8)
    assert np.array_equal(again, made_array(dtype, [64], "random", 7)) and not np.array_equal(again, other)


def test_names_of_numpy_and_of_wave_are_one() -> None:
    assert [element_type(name) for name in ("float32", "F32", "bfloat16", "bool", "uint8")] == [
        "f32", "f32", "bf16", "i1", "u8"
    ]  # fmt: skip
    with pytest.raises(LaunchError, match="no element type"):
        element_type("complex64")


def test_numbers_must_fit() -> None:
    assert scalar(300, "i16").tobytes() == (300).to_bytes(2, "little")
    assert scalar(1.5, "f16").tobytes() == np.float16(1.5).tobytes()
    for value, dtype in ((300, "i8"), (-1, "u32"), (1.5, "i32"), (2, "i1")):
        with pytest.raises(LaunchError):
            scalar(value, dtype)
