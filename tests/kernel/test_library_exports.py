"""Every library kernel and pipeline as an exported file: its text, and the AMDGCN that Wave alone makes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import torch

from tests.kernel.compiling import is_made_by
from tests.kernel.exported_files import compiled_alone, faults, imported
from wave_explorer.kernel import PipelineSpec, export, kernel_or_pipeline
from wave_explorer.kernel.library import library, pipelines

NAMES = (*library(), *pipelines())


def _settings(name: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each kernel as it is, and with another setting that its template has; a schedule too where its loop takes one."""
    entry: Any = library().get(name) or pipelines()[name]
    target = entry.targets[0]
    variants = entry.variants_for(target) if name in library() else entry.variants
    yield "defaults", {"target": target}
    yield "variant", {"target": target, **variants[0]}
    for schedule in getattr(entry, "schedules", ())[:1]:
        yield schedule, {"target": target, "options": {"schedule": schedule}}


CASES = [pytest.param(name, settings, id=f"{name}-{which}") for name in NAMES for which, settings in _settings(name)]

QUICK = ("gemm", "gemm_scheduled", "evoformer", "speculative_sampling", "paged_decode_attention")
"""What stands for all of them where there is no time for all."""

TEXTS = [
    pytest.param(*case.values, id=case.id, marks=() if case.values[0] in QUICK else pytest.mark.full) for case in CASES
]


@pytest.mark.parametrize(("name", "settings"), TEXTS)
def test_the_file_is_formatted_and_holds_no_path(name: str, settings: Mapping[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "tuned.py"
    export(kernel_or_pipeline(name, **settings), file)
    assert not faults(file.read_text())


@pytest.mark.full
@pytest.mark.parametrize(("name", "settings"), CASES)
def test_wave_alone_makes_the_same_amdgcn_of_it(name: str, settings: Mapping[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "tuned.py"
    spec = kernel_or_pipeline(name, **settings)
    export(spec, file)
    found = compiled_alone(file)
    if isinstance(spec, PipelineSpec):
        for phase, part in zip(spec.entry.phase_names, spec.phases, strict=True):
            assert is_made_by(found[phase], part, name)
    else:
        assert is_made_by(found, spec, name)


@pytest.mark.full
def test_every_kernel_with_known_shapes_is_a_torch_module(tmp_path: Path) -> None:
    without = []
    for name in NAMES:
        target = (library().get(name) or pipelines()[name]).targets[0]
        file = tmp_path / f"{name.replace(':', '_')}.py"
        export(kernel_or_pipeline(name, target=target), file)
        module = imported(file)
        classes = [value for value in vars(module).values() if _is_module_class(value)]
        without += [] if classes else [name]
    assert not without


def _is_module_class(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, torch.nn.Module) and value is not torch.nn.Module
