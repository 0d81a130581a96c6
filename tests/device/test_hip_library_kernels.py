"""Library kernels through HIP from end to end, by our own launch and by Wave's runtime."""

from __future__ import annotations

import pytest

from tests.device.hip_stand_in.stand_in_gpu import stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler, stand_in_library
from tests.isa.assembler import needs_assembler
from tests.kernel.library_matrix import Case
from tests.kernel.library_records import library_record
from wave_explorer.device import hip_runner
from wave_explorer.device.child_process import child_command
from wave_explorer.device.protocol import Measuring
from wave_explorer.experiment.running import run
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


@pytest.mark.parametrize("name", _kernels())
def test_it_is_right_through_wave_s_own_runtime(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its launch packs the arguments in its own way; the code object, the arrays and the check are the same."""
    pytest.importorskip("wave_runtime")
    comp = library_record(Case(name, "gfx942"))
    assert comp.asm is not None

    scalars = [argument.dtype for argument in comp.spec.arguments if argument.usage == "scalar"]

    def command(_: str, folder: str) -> list[str]:
        return child_command("tests.device.through_wave_runtime", folder, *scalars)

    monkeypatch.setattr(hip_runner, "child_command", command)
    # It asks the system's loader for HIP, by its name.
    monkeypatch.setenv("LD_LIBRARY_PATH", str(stand_in_library().parent))
    with stand_in() as gpu:
        gpu.knows(comp.asm)
        found = run(comp, device="hip", measuring=Measuring(repeats=0), time_limit=900.0)
    assert found.ok and all(output.ok for output in found.outputs.values()), found
    assert len(gpu.launches) == 1
    assert not gpu.misuses and not gpu.left_behind
