"""Kernels that are ready to look at: Wave's own templates, with inputs and float64 references to check a run by."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override
from wave_lang.kernel.wave.constraints import MMAType
from wave_lang.kernel.wave.templates.attention_common import AttentionShape
from wave_lang.kernel.wave.utils.general_utils import get_default_scheduling_params

from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.kernel.factory import DTYPES, Parameter
from wave_explorer.kernel.matrix_types import matrix_types
from wave_explorer.kernel.setting import Setting
from wave_explorer.record.spec import SpecData

Arrays: TypeAlias = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Template:
    """One factory in ``wave_lang.kernel.wave.templates``."""

    module: str
    function: str
    package: str = "wave_lang.kernel.wave.templates"

    @property
    def filename(self) -> str:
        """The file name that its source locations carry."""
        return f"wave_templates/{self.module}.py"

    def text(self) -> str:
        """Source text of the template's file in the installed Wave.

        Raises:
            KernelError: this version of Wave lacks it.
        """
        name = f"{self.package}.{self.module}"
        spec = find_spec(name)
        text = spec.loader.get_source(name) if spec and hasattr(spec.loader, "get_source") else None  # type: ignore[union-attr]
        if not isinstance(text, str):
            raise KernelError(f"The installed wave-lang has no template {name}.", advice="Install wave-lang 3.9.")
        return text


class LibraryEntry:
    """A kernel of the library; the attributes are data, the methods make what a run needs.

    Attributes:
        name, summary: for lists.
        targets: AMD targets that it was compiled for in our tests.
        template: where Wave keeps it.
        shape_symbols: the symbols that make up its shape, in the order people say them.
    """

    name: str
    summary: str
    targets: tuple[str, ...]
    template: Template
    shape_symbols: tuple[str, ...]

    def parameters(self, target: str) -> dict[str, Parameter]:
        """What can be set besides the symbols of the hyperparameters, with defaults for ``target``."""
        raise NotImplementedError

    @property
    def defaults(self) -> dict[str, Any]:
        """Default values by parameter name, for its first target."""
        return {name: parameter.setting.default for name, parameter in self.parameters(self.targets[0]).items()}

    @property
    def factory(self) -> Callable[..., Any]:
        """Wave's factory itself."""
        found: Callable[..., Any] = getattr(
            import_module(f"{self.template.package}.{self.template.module}"), self.template.function
        )
        return found

    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments of Wave's factory for parameter values as plain data."""
        raise NotImplementedError

    def extra_subs(self) -> dict[Any, Any]:
        """Hyperparameters that Wave's own tests add to what the factory gives."""
        return {}

    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        """Input arrays by argument name, reproducible from ``seed``.

        Values are small enough that no sum of the kernel leaves the range of f16.
        """
        raise NotImplementedError

    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        """What the outputs must be, by argument name, computed in float64 from the inputs as they are."""
        raise NotImplementedError

    def reduction_length(self, spec: SpecData) -> int:
        """Terms in the longest sum behind one output element; an error bound grows with it."""
        raise NotImplementedError

    def check_source(self, parameters: Mapping[str, Any]) -> str:
        """Source of ``check(tensors, outputs)`` in torch, for an exported file, with these parameter values."""
        raise NotImplementedError


def _integer(name: str, default: int, text: str) -> Parameter:
    return Parameter(Setting(name=name, kind="integer", value=default, default=default, help=text))


def _choice(name: str, default: str, choices: tuple[str, ...], text: str) -> Parameter:
    return Parameter(Setting(name=name, kind="choice", value=default, default=default, choices=choices, help=text))


def _flag(name: str, text: str) -> Parameter:
    return Parameter(Setting(name=name, kind="flag", value=False, default=False, help=text))


def _matrix_type(name: str, target: str, dtype: str, allowed: Callable[[str], bool] = lambda _: True) -> Parameter:
    """Every type there is can be asked for, so that its failure can be seen; the target's own come first."""
    legal = [kind.name for kind in matrix_types(target, dtype) if allowed(kind.name)]
    others = [kind.name for kind in MMAType if kind.name not in legal and allowed(kind.name)]
    return _choice(
        name,
        (legal or others)[0],
        tuple(legal + others),
        f"Matrix instruction; {', '.join(legal) or 'none'} on {target} for {dtype}.",
    )


def _threads_per_wave(mma_type: str) -> int:
    """RDNA4's and gfx1250's matrix instructions work on waves of 32, CDNA's on waves of 64."""
    return 32 if mma_type.startswith(("RDNA4", "GFX1250")) else 64


# Sums are made in f32, and attention's weights are rounded to f16 (2**-11): far below this, and far above is a bug.
_COMPARE = '''\
    difference = (tensors["c"].double() - expected).abs().max().item()
    allowed = 2**-9 * expected.abs().max().item()
    print(f"c: largest difference from float64 {difference:.3g}, allowed {allowed:.3g}")
    if not difference <= allowed:
        raise SystemExit(1)
'''


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
            _integer("M", 256, "Rows of a and c."),
            _integer("N", 256, "Rows of b, columns of c."),
            _integer("K", 512, "Columns of a and b: the dimension that is summed over."),
            _integer("BLOCK_M", 64, "Rows of c that one workgroup makes."),
            _integer("BLOCK_N", 64, "Columns of c that one workgroup makes."),
            _integer("BLOCK_K", 32, "Columns of a and b that one turn of the loop takes."),
            _integer("waves_m", 2, "Waves of a workgroup along M; BLOCK_M / waves_m rows a wave."),
            _integer("waves_n", 2, "Waves of a workgroup along N; BLOCK_N / waves_n columns a wave."),
            _matrix_type("mma_type", target, "f16"),
            _choice("dtype", "f16", ("f16", "bf16"), "Element type of a and b."),
        ]
        return {parameter.setting.name: parameter for parameter in found}

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": (values["M"], values["N"], values["K"]),
            "dynamic_dims": False,
            "mfma_variant": MMAType[values["mma_type"]],
            "dtype": DTYPES[values["dtype"]],
            "threads_per_wave": _threads_per_wave(values["mma_type"]),
            "block_shape": (values["BLOCK_M"], values["BLOCK_N"], values["BLOCK_K"]),
            "waves_per_block": (values["waves_m"], values["waves_n"]),
        }

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        m, n, k = (int(spec.symbols[name]) for name in self.shape_symbols)
        types = {argument.name: argument.dtype for argument in spec.arguments}
        return {
            "a": _as(rng.uniform(-1.0, 1.0, (m, k)), types["a"]),
            "b": _as(rng.uniform(-1.0, 1.0, (n, k)), types["b"]),
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        types = {argument.name: argument.dtype for argument in spec.arguments}
        return {"c": _wide(inputs["a"], types["a"]) @ _wide(inputs["b"], types["b"]).T}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return int(spec.symbols["K"])

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        return f'''\
def check(tensors, outputs):
    """Compares c with a · bᵀ in float64."""
    expected = tensors["a"].double() @ tensors["b"].double().T
{_COMPARE}'''


class Attention(LibraryEntry):
    """Flash attention over one head per batch entry: ``c[B, M, N] = softmax(q·kᵀ / sqrt(K1)) · v``."""

    name = "attention"
    summary = "Flash attention (Wave's vanilla template): softmax(q·kᵀ/√d)·v in one loop, f16 in, f32 out"
    targets = ("gfx942", "gfx950", "gfx1201")
    template = Template("vanilla_attention", "get_vanilla_attention_kernel")
    shape_symbols = ("B", "M", "N", "K1", "K2")

    @override
    def parameters(self, target: str) -> dict[str, Parameter]:
        # The template knows vector shapes for these types only.
        known = ("F32_16x16x16_F16", "F32_32x32x8_F16", "RDNA4_WAVE32_F32_16x16x16_F16")
        found = [
            _integer("B", 2, "Heads (batch times query heads)."),
            _integer("M", 128, "Length of the query sequence."),
            _integer("N", 64, "Head size of v and of the output."),
            _integer("K1", 64, "Head size of q and k; the scale is 1/√K1."),
            _integer("K2", 128, "Length of the key and value sequence."),
            _matrix_type("mma_type", target, "f16", known.__contains__),
            _flag("is_causal", "Mask the future: query i sees keys 0 to i."),
            _flag("is_v_transposed", "v is stored [B, N, K2] and not [B, K2, N]."),
        ]
        return {parameter.setting.name: parameter for parameter in found}

    @override
    def factory_arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "shape": AttentionShape(
                num_query_heads=values["B"],
                num_kv_heads=values["B"],
                head_size=values["K1"],
                head_size_kv=values["N"],
                query_seq_len=values["M"],
                kv_seq_len=values["K2"],
            ),
            "mfma_variant": (MMAType[values["mma_type"]],) * 2,
            "dynamic_dims": False,
            "is_causal": values["is_causal"],
            "is_v_transposed": values["is_v_transposed"],
        }

    @override
    def extra_subs(self) -> dict[Any, Any]:
        found: dict[Any, Any] = get_default_scheduling_params()
        return found

    @override
    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        rng = np.random.default_rng(seed)
        b, m, n, k1, k2 = (int(spec.symbols[name]) for name in self.shape_symbols)
        v_shape = (b, n, k2) if spec.parameters.get("is_v_transposed") else (b, k2, n)
        # Spread like trained activations: scores of a few units, so that the softmax is neither flat nor one-hot.
        return {
            "q": rng.standard_normal((b, m, k1)).astype(np.float16),
            "k": rng.standard_normal((b, k2, k1)).astype(np.float16),
            "v": rng.standard_normal(v_shape).astype(np.float16),
        }

    @override
    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        q, k, v = (inputs[name].astype(np.float64) for name in ("q", "k", "v"))
        if spec.parameters.get("is_v_transposed"):
            v = v.transpose(0, 2, 1)
        # The template multiplies by log2(e)/sqrt(K1) and takes powers of 2: the same softmax.
        scores = q @ k.transpose(0, 2, 1) / math.sqrt(q.shape[-1])
        if spec.parameters.get("is_causal"):
            rows, columns = np.indices(scores.shape[1:])
            scores = np.where(rows >= columns, scores, -np.inf)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return {"c": weights / weights.sum(axis=-1, keepdims=True) @ v}

    @override
    def reduction_length(self, spec: SpecData) -> int:
        return int(spec.symbols["K1"]) + int(spec.symbols["K2"])

    @override
    def check_source(self, parameters: Mapping[str, Any]) -> str:
        value = 'tensors["v"]' + (".transpose(1, 2)" if parameters.get("is_v_transposed") else "")
        causal = bool(parameters.get("is_causal"))
        return f'''\
def check(tensors, outputs):
    """Compares c with softmax(q · kᵀ / √d) · v in float64."""
    q, k, v = tensors["q"].double(), tensors["k"].double(), {value}.double()
    expected = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal={causal})
{_COMPARE}'''


def _as(values: NDArray[np.float64], dtype: str) -> NDArray[Any]:
    """Values as the kernel reads them: f16, or the bit patterns (uint16) of bf16, which NumPy lacks."""
    if dtype == "f16":
        return values.astype(np.float16)
    bits = values.astype(np.float32).view(np.uint32)
    # Round to nearest, ties to even, on the upper half.
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def _wide(values: NDArray[Any], dtype: str) -> NDArray[np.float64]:
    if dtype == "bf16":
        return (values.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    return values.astype(np.float64)


@lru_cache(maxsize=1)
def library() -> dict[str, LibraryEntry]:
    """Every kernel of the library by name."""
    entries: tuple[LibraryEntry, ...] = (Gemm(), Attention())
    return {entry.name: entry for entry in entries}


def library_entry(name: str) -> LibraryEntry:
    """The library kernel of this name.

    Raises:
        KernelError: there is none.
    """
    found = library().get(name)
    if found is None:
        raise KernelError(
            f"There is no kernel {name!r}.",
            advice=f"{nearest(name, library())} A kernel of your own is 'file.py:NAME'.",
        )
    return found
