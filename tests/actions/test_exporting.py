"""Files of a kernel, a variant or a record: what the ending says, hand-edited texts, and what is refused."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import torch

import wave_explorer as wx
from tests.isa.assembler import assembler, elf_sections, needs_assembler, sections
from tests.kernel.exported_files import faults, imported
from tests.kernel.library_matrix import Case
from tests.kernel.library_records import library_record
from wave_explorer.actions.exporting import export
from wave_explorer.actions.recorded_spec import spec_of_record
from wave_explorer.experiment import Variant
from wave_explorer.kernel import KernelError, kernel
from wave_explorer.record import Compilation
from wave_explorer.record.store import MemoryBlobs


@pytest.fixture(scope="module")
def record() -> Compilation:
    return library_record(Case("copy", "gfx942"))


def _edited(record: Compilation, text: str) -> Compilation:
    """The record with another AMDGCN, as if a person had edited it."""
    blobs = MemoryBlobs({handle: record.blobs.read(handle) for handle in record.blobs.handles()})
    manifest = msgspec.structs.replace(record.manifest, asm=blobs.add(text), hand_edited="amdgcn")
    return Compilation(manifest, blobs)


@pytest.fixture(scope="module")
def edited(record: Compilation) -> Compilation:
    """With one more instruction, which does nothing."""
    assert record.asm is not None
    return _edited(record, record.asm.replace("\ts_endpgm", "\ts_nop 0\n\ts_endpgm", 1))


def test_the_ending_says_what_is_written(record: Compilation, tmp_path: Path) -> None:
    variant = Variant(record.id, None, record)
    for ending, text in ((".s", record.asm), (".mlir", record.mlir)):
        for subject in (record, variant):
            export(subject, tmp_path / f"kernel{ending}")
            assert (tmp_path / f"kernel{ending}").read_text() == text
    for name, said in (("kernel.txt", "ends in .txt"), ("kernel", "without an ending")):
        with pytest.raises(KernelError, match=said):
            export(record, tmp_path / name)
        assert not (tmp_path / name).exists()


def test_a_record_of_the_library_is_exported_as_its_kernel(record: Compilation, tmp_path: Path) -> None:
    wx.export(record, tmp_path / "record.py")
    wx.export("copy", tmp_path / "name.py")
    assert (tmp_path / "record.py").read_text() == (tmp_path / "name.py").read_text()


def test_settings_of_a_record_come_back() -> None:
    spec = kernel("gemm", M=100, mma_type="F32_32x32x8_F16", options={"schedule": "PREFETCH", "waves_per_eu": 2})
    spec = spec.edit(symbols={"$MMA_UNITS": 2})
    data = spec.build().data
    manifest = library_record(Case("copy", "gfx942")).manifest
    comp = Compilation(msgspec.structs.replace(manifest, spec=data), MemoryBlobs())
    assert spec_of_record(comp).build().data == data


def test_a_record_of_another_kernel_is_refused(record: Compilation, tmp_path: Path) -> None:
    foreign = msgspec.structs.replace(record.spec, origin="file:mine.py:make")
    changed = msgspec.structs.replace(record.spec, kernel="other")
    for spec, said in ((foreign, "does not hold the kernel itself"), (changed, "cannot be made again")):
        comp = Compilation(msgspec.structs.replace(record.manifest, spec=spec), record.blobs)
        with pytest.raises(KernelError, match=said):
            export(comp, tmp_path / "x.py")
    with pytest.raises(KernelError, match="is a pipeline of several kernels"):
        export("decode_attention", tmp_path / "x.s")
    assert not list(tmp_path.iterdir())


def test_what_did_not_compile_has_no_text(record: Compilation, tmp_path: Path) -> None:
    failed = Compilation(msgspec.structs.replace(record.manifest, asm=None, mlir=None), record.blobs)
    for ending in (".s", ".mlir"):
        with pytest.raises(KernelError, match="did not get as far as"):
            export(failed, tmp_path / f"x{ending}")


# ------------------------------------------------------------------------------------------------ AMDGCN of a person
def test_edited_amdgcn_brings_a_loader_and_says_so(edited: Compilation, tmp_path: Path) -> None:
    file = tmp_path / "edited.py"
    export(edited, file)
    text = file.read_text()
    assert not faults(text)
    assert "edited by hand" in text and "has not been tried on a GPU" in " ".join(text.split())
    module = imported(file)
    assert edited.asm == module.ASM
    assert edited.manifest.launch is not None
    assert (edited.manifest.launch.grid, edited.manifest.launch.block) == (module.GRID, module.BLOCK)


@needs_assembler
def test_edited_amdgcn_is_assembled_and_linked(edited: Compilation, tmp_path: Path) -> None:
    file = tmp_path / "edited.py"
    export(edited, file)
    command = [sys.executable, "-I", "-W", "error:::__main__", str(file), "--hsaco", str(tmp_path / "k.hsaco")]
    done = subprocess.run(command, capture_output=True, text=True, cwd="/")
    assert done.returncode == 0, done.stderr
    assert done.stdout == "assembled; no AMD GPU is here to run it\n"
    linked = elf_sections((tmp_path / "k.hsaco").read_bytes(), (".text",))
    assert edited.asm is not None and assembler() is not None
    assert linked[".text"] == sections(edited.asm, "gfx942")[".text"]


def test_the_launch_puts_each_address_where_the_code_reads_it(
    edited: Compilation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export(edited, tmp_path / "edited.py")
    module = imported(tmp_path / "edited.py")
    calls: list[tuple[str, tuple[Any, ...]]] = []
    arguments: list[bytes] = []

    def hip(name: str, *given: Any) -> None:
        calls.append((name, given))
        if name == "hipModuleLaunchKernel":
            extra = given[-1]
            assert (extra[0], extra[2], extra[4]) == (1, 2, 3)
            size = ctypes.c_size_t.from_address(extra[3]).value
            arguments.append(ctypes.string_at(extra[1], size))

    monkeypatch.setattr(module, "hip", hip)
    monkeypatch.setattr(torch.cuda, "current_stream", lambda: SimpleNamespace(cuda_stream=0))
    monkeypatch.setattr(torch.cuda, "synchronize", lambda: None)
    tensors = {name: torch.zeros(4) for name in module.OFFSETS}
    module.launch(b"code object", tensors)
    names = [name for name, _ in calls]
    assert names == ["hipModuleLoadData", "hipModuleGetFunction", "hipModuleLaunchKernel", "hipModuleUnload"]
    (packed,) = arguments
    for name, offset in zip(tensors, (0, 8), strict=True):
        assert int.from_bytes(packed[offset : offset + 8], "little") == tensors[name].data_ptr()
    launched = [part.value for part in calls[2][1][1:8]]
    assert launched == [*module.GRID, *module.BLOCK, 0]


def test_a_launch_that_depends_on_its_inputs_is_refused(edited: Compilation, tmp_path: Path) -> None:
    assert edited.manifest.launch is not None
    launch = msgspec.structs.replace(edited.manifest.launch, grid=None, grid_text="⌈M/64⌉ × 1 × 1")
    comp = Compilation(msgspec.structs.replace(edited.manifest, launch=launch), edited.blobs)
    with pytest.raises(KernelError, match="known at launch only"):
        export(comp, tmp_path / "x.py")
    export(comp, tmp_path / "x.s")
