"""Attention kernels of the library: inputs that a kernel can follow, and references that torch comes to as well.

The check that an exported file carries is written in torch, the reference in NumPy: each is held against the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

from wave_explorer.kernel import KernelError, kernel
from wave_explorer.kernel.export_tensors import TORCH_TYPES
from wave_explorer.kernel.library import library, pipelines
from wave_explorer.kernel.library.number_formats import encoded
from wave_explorer.record.evaluation import evaluate
from wave_explorer.record.spec import SpecData

_FAMILIES = ("attention", "evoformer", "speculative")


def _cases() -> list[Any]:
    # A matrix type changes neither inputs nor reference.
    return [
        pytest.param(name, settings, id=f"{name}-{','.join(f'{key}={value}' for key, value in settings.items())}")
        for name, entry in library().items()
        if any(word in name for word in _FAMILIES)
        for settings in ({}, *entry.variants)
        if "mma_type" not in settings
    ]


def described(name: str, settings: Mapping[str, Any]) -> SpecData:
    """A kernel with these settings, in record form."""
    return _described(name, tuple(settings.items()))


@cache
def _described(name: str, settings: tuple[tuple[str, Any], ...]) -> SpecData:
    return kernel(name, **dict(settings)).build().data


def tensor(array: NDArray[Any], dtype: str) -> Any:
    """An array or scalar as torch has it; bf16 from bit patterns."""
    if array.ndim == 0:
        return array.item()
    kind = getattr(torch, TORCH_TYPES[dtype].removeprefix("torch."))
    if dtype == "bf16":
        return torch.from_numpy(array.view(np.int16).copy()).view(kind)
    return torch.from_numpy(array.copy()).to(kind)


def check_function(source: str) -> Any:
    """The function ``check`` of an exported file."""
    names: dict[str, Any] = {"torch": torch}
    exec(compile(source, "check", "exec"), names)
    return names["check"]


def tensors_of(data: SpecData, arrays: dict[str, NDArray[Any]]) -> dict[str, Any]:
    """Inputs and outputs of a kernel in torch, in the kernel's types."""
    types = {argument.name: argument.dtype for argument in data.arguments}
    return {
        name: tensor(array if array.dtype != np.float64 else encoded(array, types[name]), types[name])
        for name, array in arrays.items()
    }


@pytest.mark.parametrize(("name", "settings"), _cases())
def test_reference_and_exported_check_agree(name: str, settings: dict[str, Any]) -> None:
    entry = library()[name]
    data = described(name, settings)
    inputs = entry.make_inputs(data, seed=5)
    outputs = entry.reference(inputs, data)
    written = [argument.name for argument in data.arguments if argument.usage in ("output", "inout")]
    assert sorted(outputs) == sorted(written)
    check = check_function(entry.check_source(data.parameters))
    tensors = tensors_of(data, {**inputs, **outputs})
    check(tensors, written)
    # A result that is off by more than rounding is refused, so the check does look.
    checked = {"speculative_sampling": "accept_index"}.get(name, written[0])
    tensors[checked] = tensors[checked].clone()
    tensors[checked].view(-1)[0] += 3
    with pytest.raises(SystemExit):
        check(tensors, written)


@pytest.mark.parametrize("name", pipelines())
def test_pipeline_reference_needs_no_phases(name: str) -> None:
    """Attention over all keys at once is what the phases come to, and what the exported check expects."""
    entry = pipelines()[name]
    for settings in ({}, *entry.variants):
        if "mma_type" in settings:
            continue
        data = [described(phase.name, settings) for phase in entry.phases]
        inputs = entry.make_inputs(data[0], seed=2)
        whole = entry.reference(inputs, data[0])
        made = entry.phases[1].make_inputs(data[1], seed=2)
        np.testing.assert_allclose(entry.phases[1].reference(made, data[1])["output"], whole["output"], atol=1e-6)
        check = check_function(entry.check_source(data[0].parameters))
        types = [argument for argument in data[1].arguments if argument.name == "output"]
        output = tensor(encoded(whole["output"], types[0].dtype), types[0].dtype)
        check({**tensors_of(data[0], inputs), "output": output}, ["output"])


@pytest.mark.parametrize(("name", "settings"), _cases())
def test_inputs_have_the_extents_of_the_arguments(name: str, settings: dict[str, Any]) -> None:
    entry = library()[name]
    data = described(name, settings)
    inputs = entry.make_inputs(data, seed=0)
    again = entry.make_inputs(data, seed=0)
    assert all(np.array_equal(inputs[key], again[key]) for key in inputs)
    values: dict[str, int] = {key: value for key, value in data.symbols.items() if isinstance(value, int)}
    for argument in data.arguments:
        if argument.usage == "scalar":
            assert inputs[argument.name].ndim == 0
        elif argument.name in inputs:
            for dim, size in zip(argument.dims, inputs[argument.name].shape, strict=True):
                if not isinstance(dim, int) and dim.op == "sym":
                    assert values.setdefault(str(dim.args[0]), size) == size, argument
                else:
                    assert int(evaluate(dim, values)) == size, argument
    assert {argument.name for argument in data.arguments if argument.usage in ("input", "inout")} <= set(inputs)


def test_tables_of_extend_attention_name_each_row_once() -> None:
    entry = library()["extend_attention"]
    data = kernel("extend_attention", extend_lengths="3,70,1", prefix_lengths="5,1,64", use_custom_mask=True).build()
    inputs = entry.make_inputs(data.data, seed=9)
    assert inputs["qo_indptr"].tolist() == [0, 3, 73, 74] and inputs["q"].shape[0] == 74
    assert inputs["kv_indptr"].tolist() == [0, 5, 6, 70]
    rows = inputs["kv_indices"]
    assert len(rows) == 70 == len(set(rows.tolist()))
    assert rows.min() >= 0 and rows.max() < len(inputs["k_cache"]) == len(inputs["v_cache"])
    assert int(inputs["MAX_EXTEND_SEQ_LEN"]) == 70
    sizes = [3 * 8, 70 * 71, 1 * 65]
    assert inputs["mask_offsets"].tolist() == [0, sizes[0], sum(sizes[:2]), sum(sizes)]
    assert len(inputs["custom_mask"]) == sum(sizes) and set(inputs["custom_mask"].tolist()) == {0, 1}
    for start, new, cached in zip(inputs["mask_offsets"], (3, 70, 1), (5, 1, 64), strict=False):
        seen = inputs["custom_mask"][start : start + new * (new + cached)].reshape(new, new + cached)
        assert (seen[np.arange(new), cached + np.arange(new)] == 1).all()


def test_tables_of_paged_attention_name_each_row_once() -> None:
    name = "paged_decode_attention:phase_0"
    data = kernel(name, sequence_lengths="3,1,100").build().data
    inputs = library()[name].make_inputs(data, seed=9)
    assert inputs["request_indices"].tolist() == [0, 3, 4, 104]
    rows = inputs["kv_indices"].tolist()
    assert len(rows) == 104 == len(set(rows)) and min(rows) >= 0 and max(rows) < len(inputs["k"])
    (declared,) = [argument for argument in data.arguments if argument.name == "request_indices"]
    assert int(evaluate(declared.dims[0], {"S": 3})) == 4


def test_trees_of_speculative_sampling_reach_each_node_once() -> None:
    data = kernel("speculative_sampling", NUM_DRAFT_TOKENS=9).build().data
    inputs = library()["speculative_sampling"].make_inputs(data, seed=1)
    accepted = library()["speculative_sampling"].reference(inputs, data)["accept_token_num"]
    assert len(set(accepted.tolist())) > 1, "all sequences accept alike: the inputs test little"
    for sequence in range(4):
        met, pending = [0], [0]
        while pending:
            node = inputs["retrieve_next_token"][sequence, pending.pop()]
            while node >= 0:
                met.append(int(node))
                pending.append(int(node))
                node = inputs["retrieve_next_sibling"][sequence, node]
        assert sorted(met) == list(range(9))
        assert len(set(inputs["candidates"][sequence].tolist())) == 9


def test_lengths_that_make_no_sense_are_refused() -> None:
    with pytest.raises(KernelError, match="sequence_lengths must be one length or more, each of 1 or more"):
        kernel("prefill_attention", sequence_lengths=(4, 0))
    with pytest.raises(KernelError, match="extend_lengths has 1 sequences and prefix_lengths 2"):
        kernel("extend_attention", extend_lengths=(4,))
    with pytest.raises(KernelError, match="leave a part without keys"):
        kernel("gqa_decode_attention:phase_0", N_KV=9, U=8)


def test_templates_say_what_they_lack() -> None:
    assert any("backward" in gap for gap in library()["attention"].gaps)
    assert any("q_mapping" in gap for gap in library()["attention_bhsd"].gaps)
    with pytest.raises(KernelError, match="Sliding window is only supported for causal attention"):
        kernel("attention", sliding_window=8)
