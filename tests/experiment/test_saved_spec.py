"""Which variants of a file can be edited again: those whose kernel is surely the same one."""

from __future__ import annotations

import hashlib
import importlib.util
from pathlib import Path

import msgspec
import pytest

from wave_explorer.experiment.saved_spec import SavedSpec, ViewOnly, restored_spec, saved_spec
from wave_explorer.kernel import KernelSpec, kernel
from wave_explorer.record.spec import SpecData

NOTHING = SpecData("")

FILE = """
import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE

M, BLOCK_M = tkl.sym.M, tkl.sym.BLOCK_M

def make(waves=1):
    constraints = [
        tkw.WorkgroupConstraint(M, BLOCK_M, 0),
        tkw.WaveConstraint(M, BLOCK_M / waves),
        tkw.HardwareConstraint(threads_per_wave=64, vector_shapes={M: 64}),
    ]

    @tkw.wave(constraints)
    def copy(
        a: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f16], b: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f16]
    ):
        tkw.write(tkw.read(a), b)

    return copy, {M: 256, BLOCK_M: 64}
"""


def through_a_file(spec: KernelSpec) -> SavedSpec:
    return msgspec.json.decode(msgspec.json.encode(saved_spec(spec)), type=SavedSpec)


@pytest.mark.parametrize("name", ["gemm", "attention", "decode_attention:phase_0"])
def test_a_library_kernel_comes_back_with_its_edits(name: str) -> None:
    spec = kernel(name, options={"schedule": "PREFETCH", "waves_per_eu": 2}, target="gfx950")
    assert restored_spec(through_a_file(spec), None, NOTHING) == spec


def test_symbols_types_and_passes_come_back() -> None:
    spec = kernel(
        "gemm", BLOCK_M=128, mma_type="F32_32x32x8_F16", dtype="bf16", disable_passes=("minimize_global_loads",)
    )
    again = restored_spec(through_a_file(spec), None, NOTHING)
    assert again == spec and again.build().data == spec.build().data


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "own.py"
    file.write_text(FILE)
    return file


def test_a_file_comes_back_when_it_is_given_and_says_the_same(path: Path) -> None:
    spec = kernel(f"{path}:make", waves=2, BLOCK_M=128)
    saved = through_a_file(spec)
    assert restored_spec(saved, kernel(f"{path}:make"), NOTHING) == spec
    with pytest.raises(ViewOnly, match="was not given in this session"):
        restored_spec(saved, None, NOTHING)
    path.write_text(FILE + "\n# another thought\n")
    with pytest.raises(ViewOnly, match="has changed"):
        restored_spec(saved, kernel(f"{path}:make"), NOTHING)


def test_a_file_that_an_experiment_names_is_not_run(tmp_path: Path) -> None:
    trap = tmp_path / "trap.py"
    text = f"import pathlib\npathlib.Path({str(tmp_path / 'sprung')!r}).touch()\ndef make(): ...\n"
    trap.write_text(text)
    saved = SavedSpec(f"file:{trap}:make", hashlib.sha256(text.encode()).hexdigest())
    for given in (None, kernel("gemm")):
        with pytest.raises(ViewOnly):
            restored_spec(saved, given, NOTHING)
    assert not (tmp_path / "sprung").exists()


def test_a_factory_comes_back_only_if_it_makes_what_was_recorded(path: Path) -> None:
    found = importlib.util.spec_from_file_location("own", path)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    spec = kernel(module.make, BLOCK_M=128)
    recorded = spec.build().data
    saved = through_a_file(spec)
    assert restored_spec(saved, kernel(module.make), recorded) == spec
    other = msgspec.structs.replace(recorded, constraints=recorded.constraints[:-1])
    with pytest.raises(ViewOnly, match="no longer what this variant was compiled from"):
        restored_spec(saved, kernel(module.make), other)


@pytest.mark.parametrize(
    ("saved", "said"),
    [
        (SavedSpec("library:no_such_kernel"), "no longer takes"),
        (SavedSpec("library:gemm", symbols={"BLOCK_M": "__import__('os')"}), "no longer takes"),
        (SavedSpec("library:gemm", options={"dump_intermediates": "/tmp"}), "no longer takes"),
        (SavedSpec("library:gemm", target="gfx1"), "no longer takes"),
        (SavedSpec("library:gemm", not_plain=("tile",)), "Python object"),
        (SavedSpec("nonsense"), "was not given"),
    ],
)
def test_what_cannot_be_made_again_says_why(saved: SavedSpec, said: str) -> None:
    with pytest.raises(ViewOnly, match=said):
        restored_spec(saved, None, NOTHING)
