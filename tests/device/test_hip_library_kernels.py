"""Library kernels through HIP from end to end, by our own launch and by Wave's runtime."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.device.hip_stand_in.stand_in_gpu import stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler, stand_in_library
from tests.device.test_run_compilation import recorded
from tests.isa.assembler import needs_assembler
from tests.kernel.library_matrix import Case
from tests.kernel.library_records import library_record
from wave_explorer.device.assembler import assemble
from wave_explorer.device.protocol import Measuring
from wave_explorer.experiment.running import run
from wave_explorer.isa.reader import read
from wave_explorer.kernel.library import library

pytestmark = [needs_c_compiler, needs_assembler]

_QUICK = {"copy", "gemm"}
"""What stands for all of them where there is no time for all."""


def _kernels() -> list[object]:
    return [
        pytest.param(name, marks=() if name in _QUICK else pytest.mark.full)
        for name, entry in library().items()
        if "gfx942" in entry.targets
    ]


@pytest.mark.parametrize("name", _kernels())
def test_a_library_kernel_is_right_on_hip(name: str) -> None:
    comp = library_record(Case(name, "gfx942"))
    assert comp.asm is not None
    with stand_in() as gpu:
        gpu.knows(comp.asm)
        found = run(comp, device="hip", measuring=Measuring(repeats=0), time_limit=900.0)
    assert found.data.device == "hip:0" and found.ok, found
    assert all(output.ok for output in found.outputs.values())
    assert len(gpu.launches) == 1
    assert not gpu.misuses and not gpu.left_behind


def test_wave_s_own_runtime_loads_the_stand_in_and_gets_the_same() -> None:
    """Its launch packs the arguments in its own way, and the kernel is the same code object."""
    pytest.importorskip("wave_runtime")
    comp = recorded()
    assert comp.asm is not None
    with stand_in() as gpu:
        gpu.knows(comp.asm)
        code = gpu.folder / "gemm.hsaco"
        code.write_bytes(assemble(read(comp.asm)).image)
        environment = {
            **os.environ,
            "LD_LIBRARY_PATH": str(stand_in_library().parent),
            "PYTHONPATH": str(Path(__file__).parents[2]),
        }
        command = [sys.executable, str(Path(__file__).parent / "through_wave_runtime.py"), str(code)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) < 1e-3
    assert len(gpu.launches) == 1 and gpu.launches[0].grid == (2, 2, 1)
    assert not gpu.misuses
