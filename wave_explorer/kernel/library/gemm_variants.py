"""Matrix products of other templates: other layouts, dot products, a schedule by hand, other orders of workgroups."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import torch
import wave_lang.kernel.lang as tkl
from typing_extensions import override
from wave_lang.kernel.wave.constraints import GenericDot, MMAOperand, MMAType

from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.factory import DTYPES, Parameter
from wave_explorer.kernel.library.entry import LibraryEntry, Template
from wave_explorer.kernel.library.gemm import MatrixProduct
from wave_explorer.kernel.library.input_arrays import size
from wave_explorer.kernel.library.parameters import by_name, choice, flag, integer, matrix_type, threads_per_wave
from wave_explorer.record.spec import SpecData

_CDNA = ("gfx942", "gfx950", "gfx908", "gfx90a")

_WAVES_OF_64 = (
    "The template fixes waves of 64 lanes, and the matrix instructions of gfx1200, gfx1201 and gfx1250 work on waves "
    "of 32: LLVM refuses it for gfx12; for gfx1250 IREE reports success, and its code object is empty.",
)


class TransposedGemm(MatrixProduct):
    """``c[M, N] = a[K, M].T @ b[K, N]``."""

    name = "gemm_transposed"
    summary = "Matrix product c = aᵀ · b of matrices stored with K outermost (f16 or bf16 in, f32 out)"
    targets = (*_CDNA, "gfx1200", "gfx1201", "gfx1250")
    template = Template("gemm", "get_gemm_kernel_transpose_a_b")
    equation = "km,kn->mn"
    variants = ({"M": 100, "N": 72, "K": 104}, {"dynamic_dims": True, "K": 160}, {"dtype": "bf16"})

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            *self._sizes(128, 128, 128),
            matrix_type("mma_type", target, "f16"),
            choice("dtype", "f16", ("f16", "bf16"), "Element type of a and b."),
            flag("dynamic_dims", "M, N and K are known at launch only; K must be above 4 · BLOCK_K."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": (values["M"], values["N"], values["K"]),
            "dynamic_dims": values["dynamic_dims"],
            "mfma_variant": MMAType[values["mma_type"]],
            "dtype": DTYPES[values["dtype"]],
            "threads_per_wave": threads_per_wave(values["mma_type"]),
        }


class DotGemm(MatrixProduct):
    """``c[M, N] = a[M, K] @ b[N, K].T`` by dot products of vectors, with no matrix instruction."""

    name = "gemm_dot"
    summary = "Matrix product c = a · bᵀ by dot products on the vector unit (Wave's GenericDot), f16 in, f32 out"
    targets = (*_CDNA, "gfx1100", "gfx1101", "gfx1103", "gfx1150", "gfx1151", "gfx1200", "gfx1201", "gfx1250")
    template = Template("gemm", "get_gemm_kernel")
    variants = ({"along": "M", "BLOCK_M": 32, "BLOCK_N": 16}, {"M": 30, "N": 50, "K": 40})
    gaps = ("Only vectors of one output element compile (out_vec_size=1).",)

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        lanes = 32 if target.startswith("gfx1") else 64
        found = [
            *self._sizes(32, 64, 64),
            integer("BLOCK_M", 16, "Rows of c that one workgroup makes."),
            integer("BLOCK_N", 32, "Columns of c that one workgroup makes."),
            integer("BLOCK_K", 32, "Columns of a and b that one turn of the loop takes."),
            integer("k_vec_size", 4, "Elements of K that one lane multiplies at a time."),
            integer("k_mult", 4 if lanes == 64 else 2, "Lanes that share one element of c."),
            choice("along", "N", ("N", "M"), "The dim that the lanes of a wave are laid along."),
            integer("threads_per_wave", lanes, "Lanes of a wave."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": (values["M"], values["N"], values["K"]),
            "dynamic_dims": False,
            "mfma_variant": GenericDot(
                k_vec_size=values["k_vec_size"], k_mult=values["k_mult"], along_dim=MMAOperand[values["along"]]
            ),
            "dtype": torch.float16,
            "threads_per_wave": values["threads_per_wave"],
            "block_shape": (values["BLOCK_M"], values["BLOCK_N"], values["BLOCK_K"]),
            "waves_per_block": (2, 1) if values["along"] == "M" else (1, 2),
        }


class ScheduledGemm(MatrixProduct):
    """``c[M, N] = a[M, K] @ b[N, K].T`` with a two-stage pipeline written by hand."""

    name = "gemm_scheduled"
    summary = "Matrix product c = a · bᵀ whose loop is pipelined by a schedule written by hand (f16 in, f32 out)"
    targets = _CDNA
    template = Template("test_kernels", "get_gemm_prefetch_kernel_and_schedule")
    result = (0, 2, None)
    schedule_position = 1
    options = MappingProxyType({"schedule": "MANUAL", "use_scheduling_barriers": True})
    variants = ({"mma_type": "F32_32x32x8_F16"},)
    gaps = _WAVES_OF_64

    @override
    def pick(self, made: Any) -> tuple[Any, ...]:
        kernel, schedule, options = made
        return kernel, options.subs, (), schedule

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [*self._sizes(128, 128, 128), matrix_type("mma_type", target, "f16")]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": (values["M"], values["N"], values["K"]),
            "mfma_variant": MMAType[values["mma_type"]],
            "compile_to_mlir": False,
        }


class ReorderedGemm(MatrixProduct):
    """``c[M, N] = a[M, K] @ b[N, K].T``, workgroups taken in groups of rows for the sake of the L2 cache."""

    name = "gemm_reordered"
    summary = "Matrix product c = a · bᵀ whose workgroups are reordered for the L2 caches of an MI300 (f16 in, f32 out)"
    targets = _CDNA
    template = Template("reordered_gemm", "get_reordered_matmul")
    result = (0, 1, None)
    variants = ({"M": 320, "GROUP_SIZE_M": 4}, {"M": 100, "N": 72, "K": 104})
    gaps = (
        *_WAVES_OF_64,
        "Expressions of the new order grow with the number of workgroups: at 4096×4096 a compile takes a minute.",
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            *self._sizes(128, 128, 64),
            integer("BLOCK_M", 64, "Rows of c that one workgroup makes, by 4 waves."),
            integer("BLOCK_N", 32, "Columns of c that one workgroup makes, by 2 waves."),
            integer("BLOCK_K", 32, "Columns of a and b that one turn of the loop takes."),
            integer("GROUP_SIZE_M", 2, "Workgroups along M that are taken together before the next along N."),
            matrix_type("mma_type", target, "f16"),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "m_size": values["M"],
            "n_size": values["N"],
            "k_size": values["K"],
            "block_m_size": values["BLOCK_M"],
            "block_n_size": values["BLOCK_N"],
            "block_k_size": values["BLOCK_K"],
            "group_m_size": values["GROUP_SIZE_M"],
            "mfma_variant": MMAType[values["mma_type"]],
        }


_PIECES = "what IREE's launch wrapper passes for each GPU (8 bytes: where its pieces of the tensors lie) is not known"


class DistributedGemm(MatrixProduct):
    """``c[M, N] = a[M, K] @ b[N, K].T``, cut for several GPUs that share the rows and columns of c."""

    name = "gemm_distributed"
    summary = "Matrix product c = a · bᵀ cut into pieces for several GPUs; on one GPU unless asked (f16 in, f32 out)"
    targets = _CDNA
    template = Template("dist_gemm", "get_dist_gemm_kernel")
    variants = ({"dtype": "bf16"}, {"M": 100, "N": 72, "K": 104})
    gaps = (*_WAVES_OF_64, f"For several GPUs it compiles, and can be looked at. It cannot be run here: {_PIECES}.")

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            *self._sizes(128, 128, 128),
            matrix_type("mma_type", target, "f16"),
            choice("dtype", "f16", ("f16", "bf16"), "Element type of a and b."),
            integer("device_m", 1, "GPUs that share the rows of c; a divisor of M."),
            integer("device_n", 1, "GPUs that share the columns of c; a divisor of N."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        for extent, devices in (("M", "device_m"), ("N", "device_n")):
            if values[extent] % values[devices]:
                raise KernelError(
                    f"{extent} = {values[extent]} cannot be shared by {devices} = {values[devices]} GPUs.",
                    advice="The pieces must be of one size.",
                    symbol=devices,
                )
        return {
            "shape": (values["M"], values["N"], values["K"]),
            "dynamic_dims": False,
            "mfma_variant": MMAType[values["mma_type"]],
            "dtype": DTYPES[values["dtype"]],
            "device_m": values["device_m"],
            "device_n": values["device_n"],
        }

    @override
    def cannot_run(self, spec: SpecData) -> str:
        return _PIECES if size(spec, "device_m") * size(spec, "device_n") > 1 else ""


class ExpertGemm(MatrixProduct):
    """``c[M, N] = a[M, K] @ b[N, K].T``: the product of one expert."""

    name = "moe_gemm"
    summary = "Matrix product c = a · bᵀ of one expert in a mixture of experts (f16 or bf16 in, f32 out)"
    targets = _CDNA
    template = Template("moe", "get_gemm_kernel")
    result = (0, 1, None)
    variants = ({"dtype": "bf16"}, {"M": 33, "N": 128, "K": 64})
    gaps = (
        *_WAVES_OF_64,
        "The templates of wave-lang 3.9.1 route no tokens: there is neither top-k nor a fused kernel of all experts.",
    )

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        found = [
            *self._sizes(128, 128, 128),
            matrix_type("mma_type", target, "f16"),
            choice("dtype", "f16", ("f16", "bf16"), "Element type of a and b."),
        ]
        return by_name(found)

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "m": values["M"],
            "k": values["K"],
            "n": values["N"],
            "mfma_variant": MMAType[values["mma_type"]],
            "datatype": getattr(tkl, values["dtype"]),
        }


ENTRIES: tuple[LibraryEntry, ...] = (
    TransposedGemm(),
    DotGemm(),
    ScheduledGemm(),
    ReorderedGemm(),
    DistributedGemm(),
    ExpertGemm(),
)
