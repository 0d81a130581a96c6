"""Failing kernels end in a record whose error a person can act on: what, where, and what to do."""

# No `from __future__ import annotations` here: Wave reads the annotations of a kernel as objects.
import re
import textwrap
from pathlib import Path
from typing import Any

import pytest
import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE
from wave_lang.kernel.wave.templates.gemm import get_gemm_kernel

from tests.capture.recorded import record, spec_of
from wave_explorer.capture.explain import ErrorContext, explain, explain_backend
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel.describe import describe
from wave_explorer.kernel.spec import BuiltKernel, kernel
from wave_explorer.record import Compilation, CompileError, SpecData

M, N, BLOCK_M, BLOCK_N = tkl.sym.M, tkl.sym.N, tkl.sym.BLOCK_M, tkl.sym.BLOCK_N
HERE = Path(__file__).read_text().splitlines()


def line_of(text: str) -> int:
    (found,) = (number for number, line in enumerate(HERE, start=1) if text in line and "line_of" not in line)
    return found


def built(made: Any, subs: dict[Any, Any]) -> BuiltKernel:
    """As a compile of somebody's own is seen, without the checks that come before a compile of ours."""
    data = describe(made, subs, origin="object", target="gfx942", options={}, parameters={})
    return BuiltKernel(made, subs, {"target": "gfx942"}, data)


def elementwise(vector_shapes: dict[Any, int] | None) -> Compilation:
    constraints = [
        tkw.WorkgroupConstraint(M, BLOCK_M, 1),
        tkw.WorkgroupConstraint(N, BLOCK_N, 0),
        tkw.WaveConstraint(M, BLOCK_M),
        tkw.WaveConstraint(N, BLOCK_N),
        tkw.HardwareConstraint(threads_per_wave=64, vector_shapes=vector_shapes),
    ]

    @tkw.wave(constraints)  # type: ignore[untyped-decorator]
    def double(
        a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f16],
        c: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f16],
    ) -> None:
        value = tkw.read(a)
        tkw.write(value + value, c)

    return record(built(double, {M: 64, N: 128, BLOCK_M: 1, BLOCK_N: 64}))


@pytest.mark.parametrize(
    ("shapes", "said"), [(None, "it is not given"), ({M: 1}, "it says nothing about N")], ids=["none", "one dim"]
)
def test_without_an_mma_the_vector_shapes_are_asked_for(shapes: dict[Any, int] | None, said: str) -> None:
    comp = elementwise(shapes)
    error = comp.error
    assert error is not None and said in error.summary
    assert error.constraint == "HardwareConstraint"
    assert error.location is not None and error.location.file == __file__
    assert error.location.line == line_of("tkw.HardwareConstraint(threads_per_wave=64, vector_shapes=vector_shapes)")
    # The node is the access whose index was to be derived, with its own line in the text.
    assert comp.node(comp.stages[-1], error.node).op == "read"
    assert f"(line {line_of('value = tkw.read(a)')})" in error.summary
    # What the advice proposes is what makes the kernel compile.
    assert "vector_shapes={M: 1, N: 64}" in error.advice
    assert elementwise({M: 1, N: 64}).error is None


def test_the_record_ends_at_the_failing_pass_with_its_graph() -> None:
    comp = elementwise(None)
    assert comp.manifest.status == "failed"
    inner, outer = comp.stages[-2:]
    assert (inner.id, outer.id) == ("fx/set_thread_dependent_index_from_read_write", "fx/set_node_indices")
    assert inner.status == outer.status == "failed" and inner.parent == outer.id
    assert comp.error is not None and comp.error.stage == inner.id
    assert {node.op for node in comp.graph(inner).nodes.values()} >= {"read", "add", "write"}
    assert "index_sequence_analysis" in comp.error.traceback


def test_annotations_that_are_text_are_told_to_be_objects() -> None:
    @tkw.wave([tkw.HardwareConstraint(threads_per_wave=64), tkw.WorkgroupConstraint(M, BLOCK_M, 0)])  # type: ignore[untyped-decorator]
    def texts(a: "tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f16]") -> None:
        tkw.write(tkw.read(a), a)

    error = record(built(texts, {M: 64, BLOCK_M: 64})).error
    assert error is not None and "annotations of kernel texts are text" in error.summary
    assert error.location is not None and "__future__" in error.advice


def test_a_kernel_that_raises_while_it_is_traced_is_told_with_its_own_line() -> None:
    @tkw.wave([tkw.HardwareConstraint(threads_per_wave=64), tkw.WorkgroupConstraint(M, BLOCK_M, 0)])  # type: ignore[untyped-decorator]
    def broken(a: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f16]) -> None:
        x = tkw.read(a)
        numbers = [1, 2]
        tkw.write(x * numbers[5], a)

    comp = record(built(broken, {M: 64, BLOCK_M: 64}))
    error = comp.error
    assert error is not None and error.kind == "IndexError" and "list index out of range" in error.summary
    assert error.location is not None and error.location.file == __file__
    assert error.location.line == line_of("tkw.write(x * numbers[5], a)")
    assert [(stage.id, stage.status) for stage in comp.stages] == [("fx/trace", "failed")]


@pytest.mark.parametrize("symbol", ["BLOCK_M", "BLOCK_K", "M", "K"])
def test_a_forgotten_hyperparameter_is_named_with_its_constraint_and_line(symbol: str) -> None:
    made, subs, _ = get_gemm_kernel((128, 128, 64), False, tkw.MMAType.F32_16x16x16_F16)
    del subs[getattr(tkl.sym, symbol)]
    error = record(built(made, subs)).error
    assert error is not None and error.symbol == symbol
    assert f"Symbol {symbol} has no value" in error.summary and f"{symbol}: ..." in error.advice
    assert symbol in error.constraint and error.location is not None
    text = Path(error.location.file).read_text().splitlines()[error.location.line - 1]
    assert symbol in text and "Constraint(" in text


def test_a_forgotten_address_space_compiles_and_is_a_diagnostic() -> None:
    made, subs, _ = get_gemm_kernel((128, 128, 64), False, tkw.MMAType.F32_16x16x16_F16)
    del subs[tkl.sym.ADDRESS_SPACE]
    comp = record(built(made, subs))
    assert comp.error is None and comp.manifest.launch is not None and comp.manifest.launch.lds_bytes == 0
    (found,) = comp.diagnostics
    assert (found.code, found.severity) == ("WX-C001", "warning")
    assert "ADDRESS_SPACE" in found.message and "argument a" in found.message
    assert "SHARED_ADDRESS_SPACE (brought to LDS) or GLOBAL_ADDRESS_SPACE" in found.fix
    assert not record(spec_of("gemm").build()).diagnostics


def test_a_schedule_that_was_dropped_is_a_diagnostic() -> None:
    # One turn of the loop; a pipeline of two stages needs more.
    comp = record(kernel("gemm", options={"schedule": "PREFETCH"}).edit(symbols={"K": 32}).build())
    assert comp.error is None
    found = [diagnostic for diagnostic in comp.diagnostics if diagnostic.code == "WX-C002"]
    assert len(found) == 1 and "PREFETCH" in found[0].message and found[0].stage == "fx/schedule_graph"
    assert comp.stage("fx/schedule_graph").status != "failed"


def test_a_kernel_without_source_is_told_to_be_given_one() -> None:
    source = textwrap.dedent(
        """
        import wave_lang.kernel.lang as tkl, wave_lang.kernel.wave as tkw
        from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE
        M, BLOCK_M = tkl.sym.M, tkl.sym.BLOCK_M
        @tkw.wave([tkw.WorkgroupConstraint(M, BLOCK_M, 0), tkw.WaveConstraint(M, BLOCK_M),
                   tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 64})])
        def nowhere(a: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f32]):
            tkw.write(tkw.read(a), a)
        """
    )
    names: dict[str, Any] = {}
    exec(compile(source, "<no such file>", "exec"), names)
    data = SpecData(kernel="nowhere", target="gfx942")
    error = record(BuiltKernel(names["nowhere"], {M: 64, BLOCK_M: 64}, {"target": "gfx942"}, data)).error
    assert error is not None and "source text of kernel nowhere" in error.summary
    assert "linecache" in error.advice


@pytest.mark.parametrize(
    ("settings", "symbol", "said", "advised"),
    [
        ({"BLOCK_M": 63}, "BLOCK_M", "BLOCK_M = 63", "BLOCK_M=32 or BLOCK_M=64"),
        ({"BLOCK_N": 7}, "BLOCK_N", "BLOCK_N = 7", "BLOCK_N=32."),
        ({"waves_m": 3}, "BLOCK_M", "BLOCK_M = 64", "BLOCK_M=48 or BLOCK_M=96"),
    ],
)
def test_a_tile_that_does_not_divide_among_the_waves_is_named(
    settings: dict[str, Any], symbol: str, said: str, advised: str
) -> None:
    spec = kernel("gemm", M=128, N=128, K=64, **settings)
    error = record(spec.build()).error
    assert error is not None
    assert error.symbol == symbol and said in error.summary and "no whole number" in error.summary
    assert advised in error.advice and "16 divides" in error.advice
    assert error.constraint.startswith("WaveConstraint") and error.location is not None
    # What is advised does compile.
    for choice in re.findall(r"(BLOCK_\w)=(\d+)", error.advice):
        assert record(spec.edit(symbols={choice[0]: int(choice[1])}).build()).error is None


@pytest.mark.parametrize(("script", "said"), [("x", "custom op 'x' is unknown"), ("%%Q%%", "Symbol Q not found")])
def test_a_transform_script_that_cannot_be_applied_is_named_by_its_option(script: str, said: str) -> None:
    error = record(kernel("add").edit(options={"postprocess": script}).build()).error
    assert error is not None and "option postprocess" in error.summary and said in error.summary
    assert "transform.named_sequence" in error.advice


def test_an_error_of_no_known_kind_names_pass_node_line_and_text() -> None:
    node = spec_node()
    context = ErrorContext(RuntimeError("odd\nmore"), SpecData(kernel="k"), "fx/some_pass", "some_pass", node)
    error = explain(context)
    assert error.summary == f"some_pass failed on {node.name} (line {node.location.line}): odd"
    assert (error.stage, error.node, error.kind, error.detail) == ("fx/some_pass", node.id, "RuntimeError", "odd\nmore")
    assert error.location == node.location
    missing = explain(ErrorContext(KeyError("N"), SpecData(kernel="k"), "fx/p", "p"))
    assert missing.summary == "p failed: no entry for 'N'"


def spec_node() -> Any:
    comp = record(spec_of("gemm").build())
    return next(node for node in comp.graph("trace").nodes.values() if node.op == "read")


def test_a_matrix_instruction_that_the_target_lacks() -> None:
    wrong = kernel("gemm").build()
    data = describe(wrong.kernel, wrong.subs, origin="library:gemm", target="gfx1201", options={}, parameters={})
    said = "'amdgpu.mfma' op MFMA only supported on gfx908+"
    error = explain_backend(CompileError(f"iree-compile: {said}", detail=f"<unknown>:0: error: {said}"), data)
    assert "gfx1201" in error.summary and "F32_16x16x16_F16" in error.summary
    assert error.constraint == "HardwareConstraint" and "gfx12" in error.advice
    other = CompileError("iree-compile: something else", detail="something else")
    assert explain_backend(other, data) is other


@pytest.mark.full
def test_a_matrix_instruction_that_the_target_lacks_down_to_the_back_end() -> None:
    made, subs, _ = get_gemm_kernel((128, 128, 64), False, tkw.MMAType.F32_16x16x32_F16)
    wrong = built(made, subs)
    comp = record_compile(wrong, Recorder(wrong.data))
    assert comp.error is not None and "gfx942 has no instruction for mma_type F32_16x16x32_F16" in comp.error.summary
    assert comp.mlir is not None and comp.asm is None
