"""The record form of a kernel, against its source."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.kernel import sample_kernels
from wave_explorer.kernel import kernel
from wave_explorer.record.expression import to_text
from wave_explorer.record.spec import SpecData


def test_gemm_in_record_form() -> None:
    data = kernel("gemm", BLOCK_M=128, options={"schedule": "PREFETCH"}).build().data
    assert (data.kernel, data.origin, data.target) == ("gemm", "library:gemm", "gfx942")
    assert (data.shape_text, data.dtype_text) == ("256×256×512", "f16→f32")
    assert (data.symbols["BLOCK_M"], data.options) == (128, {"schedule": "PREFETCH"})
    assert data.parameters["mma_type"] == "F32_16x16x16_F16"
    assert [(a.name, a.dtype, [to_text(dim) for dim in a.dims], a.usage) for a in data.arguments] == [
        ("a", "f16", ["M", "K"], "input"),
        ("b", "f16", ["N", "K"], "input"),
        ("c", "f32", ["M", "N"], "output"),
    ]
    assert msgspec.json.decode(msgspec.json.encode(data), type=SpecData) == data


def test_each_constraint_has_the_line_where_it_is_written() -> None:
    for name in ("gemm", "attention"):
        data = kernel(name).build().data
        assert data.source is not None and not data.source.file.startswith("/")
        lines = data.source.text.splitlines()
        for constraint in data.constraints:
            assert constraint.location is not None and constraint.location.file == data.source.file
            line = lines[constraint.location.line - 1]
            assert f"{constraint.kind}(" in line
            dim = constraint.arguments.get("dim")
            assert dim is None or f"{constraint.kind}({to_text(dim)}," in line
        body = lines[data.source.first_line - 1 : data.source.last_line]
        assert body[0].strip().startswith("@tkw.wave") and f"def {data.kernel}(" in body[1]


def test_constraints_in_a_decorator_have_lines_too() -> None:
    data = kernel(sample_kernels.scaled, M=16, N=64, BLOCK_M=1, BLOCK_N=64).build().data
    assert data.source is not None
    lines = data.source.text.splitlines()
    for constraint in data.constraints:
        assert constraint.location is not None and constraint.kind in lines[constraint.location.line - 1]
    assert data.constraints[-1].settings["vector_shapes"] == {"M": 1, "N": 64}
    # What the source does not set is not shown.
    assert data.constraints[0].settings == {"workgroup_dim": 1}
    assert [(a.name, a.usage) for a in data.arguments] == [("a", "input"), ("b", "output")]


def test_lines_that_cannot_be_told_apart_are_left_out() -> None:
    """Two constraints from one call of a helper: no line is guessed."""
    import wave_lang.kernel.wave as tkw

    from wave_explorer.kernel.constraint_lines import constraint_lines
    from wave_explorer.kernel.source_text import function_text

    made = sample_kernels.make_gemm()
    made.constraints.append(tkw.WaveConstraint(sample_kernels.M, sample_kernels.WAVE_M))
    found = constraint_lines(made.constraints, function_text(made._f))
    assert [line is None for line in found] == [False, False, False, True, False, False, True]


HELPERS = """\
import wave_lang.kernel.lang as tkl, wave_lang.kernel.wave as tkw
M, BM = tkl.sym.M, tkl.sym.BLOCK_M
def of_rows():
    return [tkw.WorkgroupConstraint(M, BM, 1), tkw.WaveConstraint(M, BM)]
"""

HELPED = """\
from dataclasses import replace
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE
from constraints_of_rows import *
N, BN = tkl.sym.N, tkl.sym.BLOCK_N
class Setup:
    def __init__(self, tile):
        self.made = [
            kind(N, tile, *more)
            for kind, more in ((tkw.WorkgroupConstraint, (0,)), (tkw.WaveConstraint, ()))
        ]
hardware = tkw.HardwareConstraint(threads_per_wave=32)
@tkw.wave(of_rows() + Setup(BN).made + [tkw.WaveConstraint(M, BM),
          replace(hardware, threads_per_wave=64, vector_shapes={M: 1, N: BN})])
def double(a: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32], b: tkl.Memory[M, N, GLOBAL_ADDRESS_SPACE, tkl.f32]):
    x = tkw.read(a)
    tkw.write(x + x, b)
"""


def test_constraints_of_helper_functions_have_the_line_of_their_call(tmp_path: Path) -> None:
    """In a function of another file, a comprehension of a class, the decorator; two of them differ by line only."""
    import wave_lang.kernel.wave as tkw

    kinds = (tkw.WorkgroupConstraint, tkw.WaveConstraint, tkw.HardwareConstraint)
    constructors = [vars(kind)["__init__"] for kind in kinds]
    (tmp_path / "constraints_of_rows.py").write_text(HELPERS)
    (tmp_path / "own.py").write_text(HELPED)
    data = kernel(f"{tmp_path / 'own.py'}:double", M=16, N=64, BLOCK_M=1, BLOCK_N=64).build().data
    places = [constraint.location for constraint in data.constraints]
    assert [place and (Path(place.file).name, place.line, place.column) for place in places] == [
        ("constraints_of_rows.py", 4, 13), ("constraints_of_rows.py", 4, 48),
        ("own.py", 8, 13), ("own.py", 8, 13), ("own.py", 12, 41), ("own.py", 13, 11),
    ]  # fmt: skip
    assert [vars(kind)["__init__"] for kind in kinds] == constructors


def test_options_are_the_same_after_a_record_was_saved() -> None:
    data = kernel("gemm", dynamic_dims=True).build().data
    assert data.options["dynamic_symbols"] == ["M", "N", "K"]
    assert msgspec.json.decode(msgspec.json.encode(data), type=SpecData) == data
