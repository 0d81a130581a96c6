"""Arguments of another type than `edit` takes are refused in words, by a spec and by an experiment."""

from __future__ import annotations

from typing import Any

import pytest

from wave_explorer.experiment import Experiment
from wave_explorer.kernel import KernelError, kernel
from wave_explorer.kernel.pipeline import pipeline

WRONG: list[tuple[str, Any, str]] = [
    ("mlir", 5, "text of an MLIR module"),
    ("mlir", b"module {}", "text of an MLIR module"),
    ("constraints", ["x"], "'x' is no pair"),
    ("constraints", [("3",)], "is no pair"),
    ("constraints", "3", "mapping of rows to texts"),
    ("constraints", 5, "mapping of rows to texts"),
    ("constraints", {3: 7}, "takes text by row"),
    ("constraints", {3: {}}, "takes text by row"),
    ("constraints", {None: "x"}, "takes text by row"),
    ("constraints", {(3, 4): "x"}, "takes text by row"),
    ("symbols", 5, "mapping of names to values"),
    ("symbols", {5: 1}, "5 is no name"),
    ("symbols", [("M", 64)], "mapping of names to values"),
    ("options", [("schedule", "NONE")], "mapping of names to values"),
    ("options", {None: 1}, "None is no name"),
    ("disable_passes", 5, "list of names of fx passes"),
    ("disable_passes", "cse", "list of names of fx passes"),
    ("disable_passes", [5], "5 is no name"),
    ("disable_passes", {"minimize_global_loads": True}, "list of names of fx passes"),
    ("target", 5, "name of an AMD target"),
    ("target", [], "name of an AMD target"),
]


@pytest.mark.parametrize(("argument", "given", "words"), WRONG, ids=lambda part: repr(part)[:30])
def test_another_type_is_refused_with_what_is_taken(argument: str, given: Any, words: str) -> None:
    spec = kernel("gemm")
    for edit in (spec.edit, Experiment(spec).edit):
        with pytest.raises(KernelError) as refused:
            edit(**{argument: given})
        assert argument in str(refused.value) and words in str(refused.value)


def test_a_pipeline_refuses_the_same() -> None:
    spec = pipeline("decode_attention")
    for argument, given, words in WRONG:
        if argument == "mlir" or words in ("takes text by row", "is no pair"):
            continue
        with pytest.raises(KernelError, match=argument) as refused:
            spec.edit(**{argument: given})
        assert words in str(refused.value)
    with pytest.raises(KernelError, match="takes text by row"):
        wrong: Any = {"phase_0.3": 7}
        spec.edit(constraints=wrong)


@pytest.mark.parametrize(("argument", "given"), [("target", 5), ("options", 5), ("disable_passes", "cse")])
def test_wx_kernel_refuses_the_same(argument: str, given: Any) -> None:
    with pytest.raises(KernelError, match=argument):
        kernel("gemm", **{argument: given})


def test_what_can_be_iterated_once_is_taken() -> None:
    spec = kernel("gemm")
    assert spec.edit(disable_passes=iter(["minimize_global_loads"] * 2)).disabled_passes == ("minimize_global_loads",)
    pairs = iter([("3", "WaveConstraint(M, BLOCK_M / 4)")])
    assert spec.edit(constraints=pairs) == spec.edit(constraints={3: "WaveConstraint(M, BLOCK_M / 4)"})
