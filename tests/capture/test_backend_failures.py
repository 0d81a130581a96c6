"""A failing iree-compile: the useful line, the failing pass, the stages until then, and no process left behind."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from tests.capture.lowered import Lowered, lowered
from wave_explorer.capture.backend import BackendFailure, record_backend
from wave_explorer.capture.recorder import Listener, Recorder, RecorderEvent, StageRecorded
from wave_explorer.record import Compilation

FakeCompiler = Callable[[str], None]


@pytest.fixture
def case() -> Lowered:
    return lowered("gemm")


@pytest.fixture
def fake_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeCompiler:
    """Puts a shell script in the place of iree-compile; ``$REAL`` is the real one."""
    from iree.compiler.tools.binaries import find_tool

    real = find_tool("iree-compile")

    def install(script: str) -> None:
        path = tmp_path / "iree-compile"
        path.write_text(f"#!/bin/sh\nREAL={real}\n{script}\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        monkeypatch.setenv("IREE_TOOL_PATH", str(tmp_path))

    return install


def run(
    case: Lowered, plain: str | None = None, flags: list[str] | None = None, listener: Listener | None = None
) -> Recorder:
    recorder = Recorder(case.comp.spec, listener=listener)
    record_backend(
        case.plain_mlir if plain is None else plain,
        case.annotated_mlir,
        kernel_name="gemm",
        target="gfx942",
        flags=case.flags if flags is None else flags,
        recorder=recorder,
        fx_numbers=case.numbers,
    )
    return recorder


def failure_of(case: Lowered, plain: str, flags: list[str] | None = None) -> tuple[BackendFailure, Compilation]:
    recorder = Recorder(case.comp.spec)
    with pytest.raises(BackendFailure) as caught:
        record_backend(
            plain,
            case.annotated_mlir,
            kernel_name="gemm",
            target="gfx942",
            flags=case.flags if flags is None else flags,
            recorder=recorder,
            fx_numbers=case.numbers,
        )
    assert not compilers()
    return caught.value, recorder.compilation()


def compilers() -> list[psutil.Process]:
    found = []
    for child in psutil.Process(os.getpid()).children(recursive=True):
        try:
            if "iree-compile" in " ".join(child.cmdline()):
                found.append(child)
        except psutil.NoSuchProcess:
            continue
    return found


def test_too_much_lds(case: Lowered) -> None:
    size = case.comp.manifest.allocations[0].bytes or 0
    total = max(a.bytes or 0 for a in case.comp.manifest.allocations)
    plain = case.plain_mlir.replace(f"memref<{total}xi8", f"memref<{total + 90000}xi8")
    assert plain != case.plain_mlir, size
    failure, comp = failure_of(case, plain)
    assert failure.summary == (
        f"iree-compile: function 'gemm' uses {total + 90000} bytes of shared memory; exceeded the limit of 65536 bytes"
    )
    assert failure.stage == "mlir/iree-codegen-gpu-check-resource-usage"
    assert comp.stage(failure.stage).status == "failed"
    assert "BLOCK_M" in failure.advice
    assert len([stage for stage in comp.stages if stage.status == "ok"]) > 30
    assert comp.asm is None


def test_unknown_target(case: Lowered) -> None:
    flags = [flag.replace("gfx942", "gfx9999") for flag in case.flags]
    failure, _ = failure_of(case, case.plain_mlir, flags)
    assert failure.summary == "iree-compile: Unknown HIP target 'gfx9999'"
    assert "gfx942" in failure.advice
    assert "does not provide any executable targets" in failure.detail


def test_matrix_instruction_of_another_target(case: Lowered) -> None:
    flags = [flag.replace("gfx942", "gfx1201") for flag in case.flags]
    failure, comp = failure_of(case, case.plain_mlir, flags)
    assert "'amdgpu.mfma' op" in failure.summary
    assert comp.stage(failure.stage).status == "failed"
    assert "mma_type" in failure.advice


def test_text_that_is_no_mlir(case: Lowered) -> None:
    failure, comp = failure_of(case, case.plain_mlir[: len(case.plain_mlir) // 2])
    assert failure.summary.startswith("iree-compile: ")
    assert len(failure.summary) > len("iree-compile: ") + 5
    assert failure.stage == "" and not comp.stages
    assert "error:" in failure.detail


def test_a_crash_is_named_by_its_signal_and_by_the_last_pass(case: Lowered, fake_compiler: FakeCompiler) -> None:
    fake_compiler(
        'case "$*" in *print-changed*) echo "*** IR Dump At Start ***" >&2;'
        ' echo "*** IR Dump After SROAPass on gemm omitted because no change ***" >&2;; esac; kill -SEGV $$'
    )
    failure, comp = failure_of(case, case.plain_mlir)
    assert failure.kind == "crash"
    assert failure.summary == "iree-compile was ended by SIGSEGV in or after SROAPass"
    assert [stage.id for stage in comp.stages] == ["llvm/SROAPass"]


def test_a_compiler_that_says_nothing(case: Lowered, fake_compiler: FakeCompiler) -> None:
    fake_compiler("exit 3")
    failure, _ = failure_of(case, case.plain_mlir)
    assert failure.summary == "iree-compile ended with status 3 and gave no reason"


def test_debug_locations_that_do_not_compile_cost_only_the_links(case: Lowered, fake_compiler: FakeCompiler) -> None:
    fake_compiler(
        'case "$*" in *emit-debug-info*) echo "error: no locations today" >&2; exit 1;; esac; exec $REAL "$@"'
    )
    comp = run(case).compilation()
    assert comp.asm == case.comp.asm
    links = comp.provenance()
    assert links is not None and not links.usable and not links.instructions
    assert "no locations today" in links.reason


def test_what_a_listener_raises_ends_both_compilers(case: Lowered) -> None:
    running: list[int] = []

    def cancel(event: RecorderEvent) -> None:
        if isinstance(event, StageRecorded):
            running.append(len(compilers()))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(case, listener=cancel)
    assert running[0] >= 1
    assert not compilers()
