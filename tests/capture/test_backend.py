"""iree-compile recorded: the code is that of Wave alone, and every pass stands with the text that it left."""

from __future__ import annotations

import re
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from tests.capture.lowered import Lowered, assembly_alone, lowered
from tests.isa.assembler import elf_sections, needs_assembler, sections
from wave_explorer.capture.iree_command import iree_command
from wave_explorer.capture.llvm_passes import LlvmPasses, instruction_count
from wave_explorer.capture.recorder import Recorder
from wave_explorer.record import Stage

ALL = ("gemm", "gemm PREFETCH", "gemm MODULO", "attention")
QUICK = pytest.mark.parametrize(
    "name", [pytest.param(k, marks=[] if k in ("gemm", "attention") else [pytest.mark.full]) for k in ALL]
)


def stages(name: str, *layers: str) -> list[Stage]:
    return [stage for stage in lowered(name).comp.stages if stage.layer in layers]


def iree_prints(case: Lowered, *flags: str) -> str:
    """What iree-compile writes to stderr for the module that IREE got."""
    done = subprocess.run(iree_command(case.flags, *flags), input=case.plain_mlir.encode(), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    return done.stderr.decode()


@QUICK
def test_the_assembly_is_that_of_wave_compile_alone(name: str) -> None:
    assert lowered(name).comp.asm == assembly_alone(name)


@QUICK
def test_every_layer_has_its_passes(name: str) -> None:
    assert len(stages(name, "mlir")) >= 60
    assert len(stages(name, "llvm", "mir")) >= 250
    (final,) = stages(name, "isa")
    assert lowered(name).comp.text(final) == lowered(name).comp.asm
    ids = [stage.id for stage in lowered(name).comp.stages]
    assert len(ids) == len(set(ids))


def test_layers_follow_one_another_as_the_compiler_runs() -> None:
    device = [stage.layer for stage in lowered("gemm").comp.stages if stage.chain == "device"]
    llvm, mir = device.index("llvm"), device.index("mir")
    assert device.index("mlir") < llvm < mir < device.index("isa")
    assert "llvm" not in device[mir:]


def test_well_known_passes_are_there_by_the_compilers_own_names() -> None:
    names = {layer: [s.name for s in stages("gemm", layer)] for layer in ("mlir", "llvm", "mir")}
    assert {"iree-convert-to-rocdl", "iree-hal-serialize-target-executables", "cse"} <= set(names["mlir"])
    assert {"InstCombinePass", "SROAPass", "LICMPass", "AMDGPUAttributorPass"} <= set(names["llvm"])
    wanted = ["amdgpu-isel", "si-load-store-opt", "machine-scheduler", "greedy", "si-insert-waitcnts"]
    assert next(name for name in names["mir"] if name in wanted) == "amdgpu-isel"
    assert [names["mir"].index(name) for name in wanted] == sorted(names["mir"].index(name) for name in wanted)
    # Code generation runs twice in one iree-compile; the record shows one of them.
    assert names["mir"].count("amdgpu-isel") == 1
    assert not any("PassManager" in name or "Adaptor" in name for name in names["llvm"])


@pytest.mark.parametrize("name", ["finalize-isel", "si-load-store-opt", "si-insert-waitcnts"])
def test_machine_text_is_what_the_compiler_prints_for_that_pass_alone(name: str) -> None:
    case = lowered("gemm")
    printed = iree_prints(case, f"--print-after={name}")
    texts = re.split(r"^# \*\*\* IR Dump After .*\*\*\*:\n", printed, flags=re.M)[1:]
    assert [text.strip() for text in texts] == [case.comp.text(f"mir/{name}").strip()]


def test_llvm_text_is_what_the_compiler_prints_for_that_pass_alone() -> None:
    case = lowered("gemm")
    printed = iree_prints(case, "--print-after=infer-address-spaces", "--print-module-scope")
    texts = re.split(r"^; \*\*\* IR Dump After .*\*\*\*\n", printed, flags=re.M)[1:]
    recorded = [case.comp.text(s) for s in stages("gemm", "llvm") if s.name == "InferAddressSpacesPass" and s.changed]
    assert recorded
    assert {text.strip() for text in recorded} <= {text.strip() for text in texts}


def test_mlir_text_is_what_the_compiler_prints_for_that_pass_alone() -> None:
    case = lowered("gemm")
    printed = iree_prints(case, "--mlir-print-ir-after=iree-convert-to-rocdl")
    (text,) = re.split(r"^// -----// IR Dump After .*//----- //\n", printed, flags=re.M)[1:]
    assert text.strip() == case.comp.text("mlir/iree-convert-to-rocdl").strip()


def test_unchanged_passes_leave_the_text_as_it_was() -> None:
    for stage in stages("gemm", "llvm", "mir"):
        assert (stage.before == stage.after) == (not stage.changed), stage.id
        assert stage.changed or stage.op_delta == 0, stage.id
    machine = [stage for stage in stages("gemm", "mir") if stage.scope == "function gemm"]
    for earlier, later in pairwise(machine):
        assert later.before == earlier.after, later.id


def test_the_kernels_own_mlir_passes_are_told_from_the_host_wrappers() -> None:
    found = [stage for stage in stages("gemm", "mlir") if stage.title]
    device = {stage.name for stage in found if stage.chain == "device"}
    host = {stage.name for stage in found if stage.chain == "host"}
    assert {"iree-convert-to-rocdl", "convert-scf-to-cf", "lower-affine"} <= device
    assert {"iree-vm-conversion", "iree-hal-conversion", "iree-abi-wrap-entry-points"} <= host
    for stage in found:
        if stage.chain == "device" and stage.scope == "func.func @gemm":
            text = lowered("gemm").comp.text(stage)
            assert "func.func @gemm" in text and "util.func" not in text


def test_times_that_were_not_measured_are_not_given() -> None:
    assert all(stage.seconds is None for stage in stages("gemm", "llvm", "mir", "isa"))


def test_no_name_of_this_machines_folders_gets_into_the_texts() -> None:
    comp = lowered("gemm").comp
    for stage in comp.stages:
        if stage.layer in ("mlir", "llvm", "mir", "isa"):
            assert "wave-explorer-" not in comp.text(stage), stage.id


def test_pieces_of_any_size_give_the_same_stages(tmp_path: Path) -> None:
    case = lowered("gemm")
    flags = ["--print-changed", "--print-module-scope", f"--iree-hal-dump-executable-intermediates-to={tmp_path}"]
    output = iree_prints(case, *flags).encode()
    found = []
    for size in (len(output), 4096, 777):
        recorder = Recorder(case.comp.spec)
        reader = LlvmPasses(recorder, on_start=lambda: None)
        for start in range(0, len(output), size):
            reader.feed(output[start : start + size])
        reader.finish()
        assert not reader.messages
        found.append(recorder.stages)
    assert found[0] == found[1] == found[2]
    assert list(found[0]) == stages("gemm", "llvm", "mir")


@needs_assembler
@pytest.mark.parametrize("name", ["gemm", "attention"])
def test_a_code_object_that_is_not_the_text_is_noted(name: str, tmp_path: Path) -> None:
    case = lowered(name)
    iree_prints(case, f"--iree-hal-dump-executable-binaries-to={tmp_path}")
    (path,) = tmp_path.glob("*.hsaco")
    (loaded,) = elf_sections(path.read_bytes(), (".text",)).values()
    shown = sections(case.plain_asm.replace("amdgpu9.42-amd-amdhsa-unknown-", "amdgcn-amd-amdhsa--"), "gfx942")[".text"]
    notes = [note for note in case.comp.manifest.notes if "code object" in note]
    assert len(notes) == (loaded != shown)
    if notes:
        found = re.search(r"(\d+) of (\d+) instructions", notes[0])
        assert found is not None and 0 < int(found[1]) < int(found[2])


def test_instructions_are_counted() -> None:
    function = b"""
define void @f(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b
a:                                                ; preds = %0
  %x = load i32, ptr %p, align 4
  switch i32 %x, label %b [
    i32 0, label %a
  ]
b:
  ret void
}
"""
    assert instruction_count(function) == 4
    machine = b"""# Machine code for function f: NoPHIs

bb.0 (%ir-block.1):
  successors: %bb.1(0x80000000)
  liveins: $vgpr0
  renamable $vgpr1 = V_AND_B32_e32 1023, $vgpr0, implicit $exec
  S_ENDPGM 0

# End machine code for function f.
"""
    assert instruction_count(machine) == 2


def test_operations_of_mlir_are_counted() -> None:
    """Against MLIR's own parser, which also counts the terminators that are not printed."""
    from iree.compiler import ir

    parsed = 0
    for stage in stages("gemm", "mlir"):
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            try:
                root = ir.Operation.parse(lowered("gemm").comp.text(stage))
            except ir.MLIRError:
                # A function on its own may name globals that stand in the module around it.
                continue
            found: list[str] = []

            def note(operation: ir.Operation, names: list[str] = found) -> ir.WalkResult:
                names.append(operation.name)
                return ir.WalkResult.ADVANCE

            root.walk(note)
            parsed += 1
            assert stage.op_count is not None
            assert 0 <= len(found) - stage.op_count <= 3, (stage.id, len(found), stage.op_count)
    assert parsed > 40
