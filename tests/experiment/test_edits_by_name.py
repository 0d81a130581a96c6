"""Keywords of an edit: symbols, parameters and options are told apart, and nothing is guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.experiment.test_saved_spec import FILE
from wave_explorer.experiment import Experiment
from wave_explorer.experiment.settings_by_name import told_apart
from wave_explorer.kernel import KernelError, kernel


def test_symbols_parameters_and_options_are_told_apart() -> None:
    spec = kernel("gemm")
    assert told_apart(spec, {"BLOCK_M": 128, "mma_type": "F32_32x32x8_F16", "schedule": "PREFETCH"}) == (
        {"BLOCK_M": 128, "mma_type": "F32_32x32x8_F16"},
        {"schedule": "PREFETCH"},
    )


def test_a_name_that_is_both_is_refused_with_both(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(FILE.replace("def make(waves=1)", "def make(waves=1, schedule=1)"))
    experiment = Experiment(kernel(f"{file}:make"), saved=False)
    with pytest.raises(KernelError, match="both a parameter of make and a compile option") as refused:
        experiment.edit(schedule="PREFETCH")
    assert "symbols={'schedule': ...}" in refused.value.advice and "options={'schedule': ...}" in refused.value.advice
    assert experiment.variants == ()


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        ({"BLOK_M": 64}, "no symbol or parameter 'BLOK_M'"),
        ({"dump_intermediates": "/tmp"}, "cannot be set here"),
        ({"BLOCK_M": "__import__('os')"}, "whole number"),
        ({"schedule": "FASTEST"}, "no value of schedule"),
    ],
)
def test_a_wrong_edit_compiles_nothing(edit: dict[str, object], said: str) -> None:
    experiment = Experiment(kernel("gemm"), saved=False)
    with pytest.raises(KernelError, match=said):
        experiment.edit(**edit)  # type: ignore[arg-type]
    assert experiment.variants == () and experiment.deleted == ()


def test_an_experiment_without_a_kernel_says_how_to_give_one() -> None:
    with pytest.raises(KernelError, match="without a kernel"):
        Experiment(saved=False).edit(BLOCK_M=64)
