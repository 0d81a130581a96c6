"""MLIR that a person edited: checked by MLIR itself, compiled in place of the kernel's own, linked by its own lines."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest

from tests.kernel.compiling import amdgcn
from wave_explorer.actions.run_any import run
from wave_explorer.capture.hand_edited_mlir import BY_HAND, NOTE, edited_module
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.kernel import KernelError, KernelSpec, kernel
from wave_explorer.kernel.mlir_text import check_mlir, signature_difference
from wave_explorer.kernel.shipping import from_shipment, to_shipment
from wave_explorer.record import Compilation, load, save


def _record(spec: KernelSpec) -> Compilation:
    built = spec.build()
    return record_compile(built, Recorder(built.data))


@lru_cache
def _add() -> Compilation:
    return _record(kernel("add"))


def _own() -> str:
    text = _add().mlir
    assert text is not None
    return text


SUBTRACTION = ("arith.addf", "arith.subf")


@lru_cache
def _edited() -> Compilation:
    return _record(kernel("add").edit(mlir=_own().replace(*SUBTRACTION)))


def test_another_operation_computes_something_else() -> None:
    rng = np.random.default_rng(3)
    a, b = (rng.standard_normal((16, 256)).astype(np.float16) for _ in range(2))
    np.testing.assert_array_equal(run(_edited(), {"a": a, "b": b}).arrays["c"], a - b)


def test_the_record_says_what_it_is_of(tmp_path: Path) -> None:
    comp, own = _edited(), _add()
    assert comp.manifest.hand_edited == "mlir" and NOTE in comp.manifest.notes
    assert own.manifest.hand_edited == "" and NOTE not in own.manifest.notes
    assert comp.mlir == _own().replace(*SUBTRACTION) and comp.spec.mlir == comp.manifest.mlir
    stage = comp.stage("mlir/hand_edit")
    assert comp.text(stage, before=True) == _own() and stage.op_delta == 0
    # What stands before the edit is the kernel's.
    assert [s.id for s in comp.stages if s.layer == "fx"] == [s.id for s in own.stages if s.layer == "fx"]
    assert comp.last_graph() == own.last_graph()
    save(comp, tmp_path / "edited.wavex")
    again = load(tmp_path / "edited.wavex")
    assert again.manifest == comp.manifest and again.mlir == comp.mlir and again.provenance() == comp.provenance()


def test_links_go_to_the_lines_of_the_edited_text() -> None:
    comp, own = _edited(), _add()
    known, before = comp.provenance(), own.provenance()
    assert known is not None and before is not None and known.usable and comp.asm and comp.mlir
    lines, asm = comp.mlir.splitlines(), comp.asm.splitlines()
    edited = next(number for number, line in enumerate(lines, 1) if "arith.subf" in line)
    assert {link.line for link in known.mlir} == {link.line for link in before.mlir} - {edited}
    by_text = {asm[link.line - 1].split()[0]: link for link in known.instructions}
    subtraction = by_text["v_pk_add_f16"]
    assert subtraction.mlir_lines == (edited,) and subtraction.nodes == () and subtraction.rule == BY_HAND
    loads = [link for link in known.instructions if "global_load" in asm[link.line - 1]]
    assert len(loads) == 2
    for link in loads:
        (place,) = link.mlir_lines
        assert "vector.load" in lines[place - 1] and link.attribution == "direct"
        assert link.nodes == tuple(one.node for one in before.mlir if one.line == place)
    assert not any(link.attribution == "inferred" for link in known.instructions)


def test_the_kernels_own_text_is_no_edit() -> None:
    comp = _record(kernel("add").edit(mlir=_own()))
    assert comp.asm == _add().asm and comp.manifest.hand_edited == ""
    assert comp.provenance() == _add().provenance()


@pytest.mark.full
@pytest.mark.parametrize("name", ["gemm", "attention"])
def test_the_kernels_own_text_gives_its_own_code(name: str) -> None:
    own = _record(kernel(name))
    assert own.mlir is not None
    spec = kernel(name).edit(mlir=own.mlir)
    assert _record(spec).asm == own.asm
    # And so does Wave's own way to override the MLIR.
    assert amdgcn(spec) == own.asm


@pytest.mark.full
def test_wave_makes_the_same_code_of_an_edited_text() -> None:
    assert amdgcn(kernel("add").edit(mlir=_own().replace(*SUBTRACTION))) == _edited().asm


@pytest.mark.parametrize(
    ("old", "new", "line_with", "said"),
    [
        ("vector.load", "vector.laod", "vector.laod", "unknown"),
        ("arith.addf %4", "arith.addf %nothing", "%nothing", "undeclared SSA value name %nothing."),
        ("arith.addf %4", "arith.addf %no.such-1#2", "%no.such-1#2", "undeclared SSA value name %no.such-1#2."),
        ("vector<2xf16>\n", "vector<3xf16>\n", "", "different type"),
    ],
)
def test_an_error_of_the_text_has_line_and_column(old: str, new: str, line_with: str, said: str) -> None:
    text = _own().replace(old, new, 1)
    with pytest.raises(KernelError) as refused:
        kernel("add").edit(mlir=text)
    error = refused.value
    assert error.location is not None and error.location.column > 0 and said in error.summary
    assert f"line {error.location.line}, column {error.location.column}" in error.summary
    assert line_with in text.splitlines()[error.location.line - 1]


@pytest.mark.parametrize(
    "text", ["x", "module {}", "module {" * 3000, "\0", "\ud800", "{" * 10**5, "func.func @f()", "é" * 9]
)
def test_hostile_texts_are_refused(text: str) -> None:
    with pytest.raises(KernelError) as refused:
        check_mlir(text)
    assert len(str(refused.value)) < 1500


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("%arg2: !stream.binding)", "%arg2: !stream.binding, %more: index)", "another type"),
        ("workgroup_size = [64, 1, 1]", "workgroup_size = [128, 1, 1]", "workgroup size"),
        ("%c16 = arith.constant 16", "%c16 = arith.constant 8", "number of workgroups"),
        ("@add", "@other", "has no"),
        ("@isolated_benchmark$async", "@f", "has no"),
    ],
)
def test_another_signature_is_named(old: str, new: str, said: str) -> None:
    edited = _own().replace(old, new)
    check_mlir(edited)
    assert said in signature_difference(_own(), edited)
    assert signature_difference(_own(), _own().replace(*SUBTRACTION)) == ""


def test_another_signature_is_a_failed_compile() -> None:
    edited = _own().replace("workgroup_size = [64, 1, 1]", "workgroup_size = [128, 1, 1]")
    comp = _record(kernel("add").edit(mlir=edited))
    assert comp.error is not None and comp.error.stage == "mlir/hand_edit" and "workgroup size" in comp.error.summary
    assert comp.asm is None and comp.text("mlir/hand_edit") == edited and comp.stages[-1].status == "failed"


def test_the_edit_is_part_of_the_spec() -> None:
    spec = kernel("add").edit(mlir=_own())
    assert "edited MLIR" in repr(spec) and from_shipment(to_shipment(spec)) == spec
    # A setting above the edit would not show in the code.
    for change in ({"symbols": {"M": 32}}, {"target": "gfx950"}, {"options": {"use_buffer_ops": True}}):
        with pytest.raises(KernelError, match="edited by hand"):
            spec.edit(**change)
    assert spec.edit(mlir="").mlir is None
    assert spec.edit(mlir="", symbols={"M": 32}).symbols["M"] == 32


def test_unchanged_lines_keep_their_nodes() -> None:
    module = edited_module("a\nb\nc\n", "", {}, "a\nx\nc\n")
    assert module.unchanged == {1, 3, 4} and module.links == ()
