"""Pipelines of kernels: settings of all phases or of one, refusals, and one file with all of them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.compiling import mlir, plain_mlir
from wave_explorer.kernel import KernelError, KernelSpec, kernel, kernel_or_pipeline
from wave_explorer.kernel.library import library, pipelines
from wave_explorer.kernel.pipeline import PipelineSpec, pipeline
from wave_explorer.kernel.pipeline_export import pipeline_text


def test_every_phase_is_a_kernel_of_the_library() -> None:
    for name, entry in pipelines().items():
        assert len(entry.phases) == len(entry.links) == len(set(entry.phase_names)) >= 2
        assert entry.phase_names[0] == "phase_0" and not entry.links[0]
        for phase in entry.phases:
            assert phase.name.startswith(f"{name}:") and library()[phase.name] is phase
            assert phase.parameters("gfx942").keys() == entry.parameters("gfx942").keys()


@pytest.mark.parametrize("name", pipelines())
def test_links_join_arguments_of_one_shape_and_type(name: str) -> None:
    spec = pipeline(name)
    arguments = [{a.name: a for a in phase.build().data.arguments} for phase in spec.phases]
    for which, links in enumerate(spec.entry.links):
        for argument, (phase, made) in links.items():
            taken, given = arguments[which][argument], arguments[phase][made]
            assert taken.usage == "input" and given.usage == "output"
            assert (taken.dims, taken.dtype) == (given.dims, given.dtype)
    final = spec.entry.reference(spec.entry.make_inputs(spec.phases[0].build().data, 0), spec.phases[0].build().data)
    assert set(final) == {name for name, argument in arguments[-1].items() if argument.usage == "output"}


def test_a_name_stands_for_a_kernel_or_a_pipeline() -> None:
    spec = kernel_or_pipeline("decode_attention", target="gfx950", K2=256)
    assert isinstance(spec, PipelineSpec) and spec.target_name == "gfx950"
    assert [phase.symbols["K2"] for phase in spec.phases] == [256, 256]
    assert isinstance(kernel_or_pipeline("decode_attention:phase_1"), KernelSpec)
    assert spec.phase("phase_1") is spec.phases[1]
    with pytest.raises(KernelError, match="no phase 'phase_2'"):
        spec.phase("phase_2")
    with pytest.raises(KernelError, match="one is needed here") as refused:
        kernel("decode_attention")
    assert "decode_attention:phase_0" in refused.value.advice


def test_symbols_of_all_phases_or_of_one() -> None:
    spec = pipeline("decode_attention")
    every = spec.edit(symbols={"BLOCK_B": 2})
    assert [phase.symbols.get("BLOCK_B") for phase in every.phases] == [2, 2]
    one = spec.edit(symbols={"phase_1.BLOCK_M": 64})
    assert [phase.symbols.get("BLOCK_M") for phase in one.phases] == [None, 64]
    with pytest.raises(KernelError, match="holds for all phases"):
        spec.edit(symbols={"phase_0.K2": 64})
    with pytest.raises(KernelError, match="No phase of decode_attention has a symbol 'BLOCK_Q'"):
        spec.edit(symbols={"BLOCK_Q": 64})
    with pytest.raises(KernelError, match="no AMD target"):
        spec.edit(target="gfx1")


def _names_of(text: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> dict[str, Any]:
    """The names of an exported file, as `import` makes them."""
    file = folder / "exported_pipeline.py"
    file.write_text(text)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "exported_pipeline", raising=False)
    return vars(__import__("exported_pipeline"))


def test_an_exported_pipeline_makes_its_kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = pipeline("paged_decode_attention", sequence_lengths=(3, 50), B=6)
    text = pipeline_text(spec)
    assert "IREE Authors" in text and text.count("def get_paged_decode_attention_kernels(") == 1
    launch = 'kernels["phase_1"]( tensors["phase_0.output"], tensors["phase_0.output_max"],'
    assert launch in " ".join(text.split())
    names = _names_of(text, monkeypatch, tmp_path)
    assert list(names["PHASES"]) == ["phase_0", "phase_1"]
    for name, phase in zip(spec.entry.phase_names, spec.phases, strict=True):
        exported, subs, dynamic = names[f"make_{name}"]()
        assert plain_mlir(exported, subs, dynamic_symbols=dynamic) == mlir(phase)


def test_switched_off_passes_keep_a_pipeline_from_being_exported() -> None:
    with pytest.raises(KernelError, match="minimize_global_loads"):
        pipeline_text(pipeline("decode_attention", disable_passes=["minimize_global_loads"]))
