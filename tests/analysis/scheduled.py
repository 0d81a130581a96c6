"""Records of small kernels under the schedulers of Wave, made once a session."""

from __future__ import annotations

from functools import cache
from typing import Any

from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.spec import KernelSpec, kernel
from wave_explorer.record import Compilation

RDNA4 = "RDNA4_WAVE32_F32_16x16x16_F16"

KERNELS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "NONE": ("gemm", {}, {}),
    "PREFETCH": ("gemm", {}, {"schedule": "PREFETCH"}),
    "MODULO": ("gemm", {}, {"schedule": "MODULO"}),
    "FOUR_STAGE": ("gemm", {}, {"schedule": "FOUR_STAGE"}),
    "MANUAL": ("gemm_scheduled", {}, {}),
    "to LDS, PREFETCH": ("gemm", {"target": "gfx950"}, {"schedule": "PREFETCH", "use_global_to_shared": True}),
    "gfx1201": ("gemm", {"target": "gfx1201", "mma_type": RDNA4}, {}),
    "gfx1201, PREFETCH": ("gemm", {"target": "gfx1201", "mma_type": RDNA4}, {"schedule": "PREFETCH"}),
}
"""Kernel, parameters and options by name; the matrices are given apart."""

SIZES = {"M": 64, "N": 64, "K": 192}


def spec_of(name: str, **sizes: int) -> KernelSpec:
    """The kernel with this name, of one workgroup and six iterations where no other sizes are given."""
    which, parameters, options = KERNELS[name]
    spec = kernel(which, **{**SIZES, **parameters, **sizes})
    return spec.edit(options=options) if options else spec


@cache
def recorded(name: str, *, backend: bool = False, **sizes: int) -> Compilation:
    """Its record; without a back end it ends with Wave's MLIR."""
    built = spec_of(name, **sizes).build()
    found = record_compile(built, Recorder(built.data), backend=backend)
    assert found.error is None, found.error
    return found
