"""Every option that can be set does what its help says: it changes the text of some kernel, or the help says when."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from tests.kernel.compiling import amdgcn, mlir
from wave_explorer.kernel import KernelError, kernel
from wave_explorer.kernel.option_notes import option_notes
from wave_explorer.kernel.options import REFUSED, SETTABLE

UNROLL = """
module attributes { transform.with_named_sequence } {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %0 { factor = 2 } : !transform.any_op
    transform.yield
  }
}
"""

IN_THE_CODE: tuple[tuple[str, Any, str, dict[str, Any]], ...] = (
    ("schedule", "PREFETCH", "gemm", {}),
    ("schedule", "MODULO", "gemm", {}),
    ("schedule", "FOUR_STAGE", "gemm", {}),
    ("use_buffer_ops", True, "gemm", {}),
    ("use_global_to_shared", True, "gemm", {}),
    ("minimize_shared_allocs", False, "gemm", {}),
    ("reorder_allocs", False, "gemm", {}),
    ("linearize_shared_access", True, "gemm", {}),
    ("denorm_fp_math_f32", "preserve-sign", "gemm", {}),
    ("optimization_level", False, "gemm", {}),
    ("use_bound_check", True, "gemm", {}),
    ("use_scheduling_barriers", True, "gemm", {"schedule": "MODULO"}),
    ("multi_buffer_count", 2, "gemm", {"schedule": "MODULO"}),
    ("use_fast_math", True, "attention", {}),
    ("scalarize_packed_math", True, "attention", {}),
    ("postprocess", UNROLL, "gemm", {}),
)
"""Option, value, kernel, and other options: the AMDGCN differs from that without the option."""

IN_THE_MLIR: tuple[tuple[str, Any, str, str], ...] = (
    ("waves_per_eu", 2, "gemm", "registers set the limit"),
    ("canonicalize", False, "gemm", "Changes the MLIR"),
    ("func_name", "another", "add", "no code of the kernel"),
    ("iree_launch_async", False, "add", "no code of the kernel"),
)
"""Option, value, kernel: only the MLIR differs there; and what the help says about it."""

BY_ITS_HELP = {"iree_preprocessing_pass_pipeline": "something to do", "dynamic_symbols": "when the kernel is launched"}


def test_every_option_is_in_the_table() -> None:
    shown = {name for name, *_ in IN_THE_CODE} | {name for name, *_ in IN_THE_MLIR} | set(BY_ITS_HELP)
    assert shown == set(SETTABLE)
    for name, words in [*((name, words) for name, _, _, words in IN_THE_MLIR), *BY_ITS_HELP.items()]:
        assert words in SETTABLE[name][1]
    assert all(text.endswith(".") and len(text) > 40 for _, text in SETTABLE.values())


@lru_cache
def _text(which: str, options: tuple[tuple[str, Any], ...], code: bool) -> str:
    spec = kernel(which, options=dict(options))
    return amdgcn(spec) if code else mlir(spec)


@pytest.mark.full
@pytest.mark.parametrize(("name", "value", "which", "others"), IN_THE_CODE, ids=lambda part: str(part)[:20])
def test_an_option_changes_the_code(name: str, value: Any, which: str, others: dict[str, Any]) -> None:
    before = _text(which, tuple(others.items()), True)
    assert _text(which, ((name, value), *others.items()), True) != before


@pytest.mark.full
@pytest.mark.parametrize(("name", "value", "which", "words"), IN_THE_MLIR, ids=lambda part: str(part)[:20])
def test_an_option_changes_the_mlir_alone(name: str, value: Any, which: str, words: str) -> None:
    assert _text(which, ((name, value),), False) != _text(which, (), False)
    assert _text(which, ((name, value),), True) == _text(which, (), True)


def test_options_that_do_nothing_here_say_so() -> None:
    assert option_notes({}, "gfx942") == ()
    assert option_notes({"use_global_to_shared": True, "schedule": "MODULO", "multi_buffer_count": 2}, "gfx942") == ()
    for options, target, word in (
        ({"multi_buffer_count": 2}, "gfx942", "without a schedule"),
        ({"use_scheduling_barriers": True, "schedule": "NONE"}, "gfx942", "without a schedule"),
        ({"use_global_to_shared": True}, "gfx90a", "gfx90a"),
        ({"use_global_to_shared": True, "optimization_level": False}, "gfx950", "optimization_level"),
    ):
        (note,) = option_notes(options, target)
        assert word in note


@pytest.mark.full
@pytest.mark.parametrize("target", ["gfx90a", "gfx1200"])
def test_loads_into_lds_do_nothing_where_the_note_says_so(target: str) -> None:
    spec = kernel("gemm", target=target)
    assert mlir(spec.edit(options={"use_global_to_shared": True})) == mlir(spec)


def test_what_is_not_taken_says_why() -> None:
    for name in ("backend", "num_devices", "codeobj", "override_mlir"):
        with pytest.raises(KernelError, match=name):
            kernel("add").edit(options={name: "4"})
        assert len(REFUSED[name]) > 20


def test_a_new_target_without_the_matrix_type_names_both_and_what_it_has() -> None:
    spec = kernel("gemm", mma_type="F32_32x32x8_F16")
    with pytest.raises(KernelError) as refused:
        spec.edit(target="gfx1200")
    assert "F32_32x32x8_F16" in refused.value.summary and "gfx1200" in refused.value.summary
    assert "RDNA4_WAVE32_F32_16x16x16_F16" in refused.value.advice and refused.value.symbol == "mma_type"
    assert spec.edit(target="gfx950").target == "gfx950"
    together = spec.edit(target="gfx1200", symbols={"mma_type": "RDNA4_WAVE32_F32_16x16x16_F16"})
    assert together.target == "gfx1200"
    # One that the target lacks can still be asked for, so that its failure can be seen.
    assert together.edit(symbols={"mma_type": "F32_32x32x8_F16"}).symbols["mma_type"] == "F32_32x32x8_F16"
    with pytest.raises(KernelError, match="GFX1250_F32_16x16x32_F16 does not exist on gfx1250 for bf16"):
        kernel("gemm", target="gfx1250", mma_type="GFX1250_F32_16x16x32_F16").edit(symbols={"dtype": "bf16"})
    # Wave gives bf16 operands the instruction of their own type.
    assert kernel("gemm", target="gfx950", mma_type="F32_16x16x32_F16").edit(symbols={"dtype": "bf16"})
