"""Running a record: arguments by name, checked, on the emulator."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from wave_explorer.device import LaunchError, run_compilation
from wave_explorer.record import (
    ArgumentData,
    Compilation,
    InstructionLink,
    Launch,
    Manifest,
    MemoryBlobs,
    Provenance,
    SpecData,
)
from wave_explorer.record.expression import symbol
from wave_explorer.record.run import BufferAccess

DATA = Path(__file__).parent.parent / "data"
SHAPE = {"M": 128, "N": 128, "K": 256}


def recorded(
    name: str = "emulator/gemm_32x32_gfx942", *, dynamic: bool = False, provenance: bool = False
) -> Compilation:
    """A record of the GEMM whose AMDGCN is committed, as a compile makes it."""
    text = (DATA / f"{name}.s").read_text(encoding="utf-8")
    blobs = MemoryBlobs()
    handle = blobs.add(text.encode())
    links = None
    if provenance:
        line = next(i for i, row in enumerate(text.splitlines(), 1) if "global_store_dword" in row)
        links = blobs.add(msgspec.json.encode(Provenance((InstructionLink(line, ("write_0",), "direct"),))))
    arguments = tuple(
        ArgumentData(argument, dtype, tuple(symbol(dim) for dim in dims), usage)
        for argument, dtype, dims, usage in (
            ("a", "f16", "MK", "input"), ("b", "f16", "NK", "input"), ("c", "f32", "MN", "output"),
        )
    )  # fmt: skip
    spec = SpecData(
        kernel="gemm",
        target="gfx942",
        symbols={} if dynamic else dict(SHAPE),
        options={"dynamic_symbols": ["M", "N", "K"]} if dynamic else {},
        arguments=arguments,
    )
    launch = Launch(grid=None if dynamic else (2, 2, 1), grid_text="ceil(M/64)", block=(128, 2, 1))
    manifest = Manifest("id0", "gemm", spec, "ok", launch=launch, asm=handle, provenance=links)
    return Compilation(manifest, blobs)


def inputs(m: int = 128, n: int = 128, k: int = 256) -> dict[str, Any]:
    rng = np.random.default_rng(4)
    return {
        "a": rng.standard_normal((m, k)).astype(np.float16),
        "b": rng.standard_normal((n, k)).astype(np.float16),
    }


def product(given: dict[str, Any]) -> dict[str, Any]:
    return {"c": given["a"].astype(np.float64) @ given["b"].astype(np.float64).T}


def test_a_run_with_its_check() -> None:
    given = inputs()
    kept = {name: array.copy() for name, array in given.items()}
    run = run_compilation(recorded(), given, product(given))
    assert run.ok and run.data.device == "emulator" and run.data.target == "gfx942"
    assert run.outputs["c"].ok and run.outputs["c"].shape == (128, 128)
    # The reduction length is worked out from the dims: K.
    scale = np.abs(product(given)["c"]).max()
    assert run.outputs["c"].tolerance == pytest.approx((4 * 256 * 2.0**-24 + 2.0**-24) * scale)
    assert set(run.arrays) == {"c"}
    assert all((given[name] == kept[name]).all() for name in given)
    assert "emulator" in run.data.notes[0]
    assert run.counters["SQ_WAVES"].value == 16


def test_a_wrong_reference_is_found() -> None:
    given = inputs()
    wrong = product(given)
    wrong["c"][3, 4] += 1
    run = run_compilation(recorded(), given, wrong)
    assert not run.ok and run.outputs["c"].worst == (3, 4)
    unchecked = run_compilation(recorded(), given)
    assert unchecked.ok and unchecked.outputs["c"].ok is None


def test_a_reference_is_computed_once_the_kernel_has_run() -> None:
    given = inputs()
    asked: list[str] = []

    def reference() -> dict[str, Any]:
        asked.append("asked")
        return product(given)

    def too_large() -> dict[str, Any]:
        raise LaunchError("The float64 reference takes 99 GiB.")

    assert run_compilation(recorded(), given, reference, cancelled=lambda: True).data.status == "cancelled"
    assert asked == []
    run = run_compilation(recorded(), given, reference)
    assert run.outputs["c"].ok and asked == ["asked"]
    assert run.data.accesses == (
        BufferAccess("a", read=True), BufferAccess("b", read=True), BufferAccess("c", written=True, changed=True),
    )  # fmt: skip
    refused = run_compilation(recorded(), given, too_large)
    assert refused.ok and refused.outputs["c"].ok is None
    assert refused.data.notes[0] == "not compared: The float64 reference takes 99 GiB."


def test_dynamic_dims_come_from_the_shapes() -> None:
    given = inputs(100, 72, 136)
    compilation = recorded("emulator/gemm_dynamic_gfx942", dynamic=True)
    with pytest.raises(LaunchError, match="grid"):
        run_compilation(compilation, given)
    run = run_compilation(compilation, given, product(given), grid=(2, 2, 1))
    assert run.ok, run.findings
    assert "dynamic dims: M = 100, N = 72, K = 136" in run.data.notes
    with pytest.raises(LaunchError, match="K is 136 in a and 100 in b"):
        run_compilation(compilation, {"a": given["a"], "b": given["b"][:, :100]}, grid=(2, 2, 1))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"a": None}, "needs its argument a: f16 128×256"),
        ({"a": np.zeros((128, 255), np.float16)}, "a has shape 128×255; the kernel was compiled for 128×256"),
        ({"b": np.zeros((128, 256), np.float32)}, "b has dtype float32; the kernel reads f16"),
        ({"d": np.zeros(3)}, "has no argument d"),
        ({"a": [1, 2]}, "a is a list, not a NumPy array"),
    ],
)
def test_wrong_arguments(change: dict[str, Any], message: str) -> None:
    given = {name: array for name, array in {**inputs(), **change}.items() if array is not None}
    with pytest.raises(LaunchError, match=message):
        run_compilation(recorded(), given)


def test_a_compile_without_code_cannot_run() -> None:
    compilation = Compilation(Manifest("id1", "gemm", SpecData("gemm"), "failed"), MemoryBlobs())
    with pytest.raises(LaunchError, match="has no AMDGCN to run"):
        run_compilation(compilation, {})


@pytest.mark.parametrize(("grid", "message"), [((-1, 0, 0), "is empty"), ((1 << 62, 1, 1), "too large")])
def test_a_grid_that_no_gpu_could_launch_is_refused(grid: tuple[int, int, int], message: str) -> None:
    comp = recorded("emulator/gemm_32x32_gfx942")
    with pytest.raises(LaunchError, match=message):
        run_compilation(comp, inputs(), grid=grid)


def test_a_finding_names_the_fx_node() -> None:
    """The kernel of 256 rows run on buffers of 128: the store that leaves the buffer names its node."""
    comp = recorded("emulator/gemm_32x32_gfx942", provenance=True)
    run = run_compilation(comp, inputs(), grid=(3, 2, 1))
    (finding,) = run.findings
    assert run.data.status == "failed" and finding.kind == "out-of-bounds"
    assert run.outputs["c"].note == "the run did not get to its end"
    comp_lines = (comp.asm or "").splitlines()
    assert finding.line is not None and finding.instruction in comp_lines[finding.line - 1]
    if "global_store_dword" in finding.instruction:
        assert finding.nodes == ("write_0",)
