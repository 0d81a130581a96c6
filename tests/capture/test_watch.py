"""watch(): a session's own compiles are recorded, and nothing about them changes."""

import inspect
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from wave_lang.kernel.wave import cache
from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile

from tests.capture.small_kernels import copy_kernel
from wave_explorer.capture.patching import installed_hooks
from wave_explorer.capture.watch import Watch, unwatch, watch
from wave_explorer.capture.worker import compile, prepare
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import Compilation


@pytest.fixture(scope="module", autouse=True)
def warm_spare() -> None:
    prepare(wait=True, timeout=120)


@pytest.fixture(autouse=True)
def no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "WAVE_CACHE_ON", 0)


@pytest.fixture
def watching() -> Iterator[Watch]:
    yield watch()
    unwatch()


def options(subs: dict[Any, Any], **more: Any) -> WaveCompileOptions:
    return WaveCompileOptions(subs=dict(subs), target="gfx942", **more)


def gemm() -> Any:
    from wave_lang.kernel.wave.constraints import MMAType
    from wave_lang.kernel.wave.templates.gemm import get_gemm_kernel

    made, subs, _ = get_gemm_kernel((256, 256, 64), False, MMAType.F32_16x16x16_F16)
    return made, subs


def notes(record: Compilation) -> str:
    return "\n".join(record.manifest.notes)


def test_on_and_off_leave_the_function_as_it_was() -> None:
    code, signature = wave_compile.__code__, inspect.signature(wave_compile)
    first = watch()
    assert wave_compile.__code__ is not code
    assert inspect.signature(wave_compile) == signature
    assert watch() is first and first.on
    assert watch(False) is first
    assert wave_compile.__code__ is code and not first.on
    second = watch()
    first.stop()
    assert second.on, "an old watch must not end the one that followed it"
    second.stop()
    assert wave_compile.__code__ is code
    assert installed_hooks() == ()


def test_a_watched_compile_gives_what_an_unwatched_one_gives(capfd: pytest.CaptureFixture[str]) -> None:
    made, subs = gemm()
    alone = wave_compile(options(subs), made)
    marks = [str(vars(constraint)) for constraint in made.constraints]
    capfd.readouterr()
    session = watch()
    try:
        made, subs = gemm()
        given = options(subs)
        watched = wave_compile(given, made)
    finally:
        session.stop()
    assert capfd.readouterr() == ("", "")
    assert watched.asm == alone.asm
    assert watched.executable == alone.executable
    assert watched.options is given
    assert given.kernel_launch_info.shared_memory_bytes == alone.options.kernel_launch_info.shared_memory_bytes
    assert [str(vars(constraint)) for constraint in made.constraints] == marks
    assert session.wait(120)
    (record,) = session.compilations
    reference = compile(kernel(gemm))
    assert record.manifest.status == "ok" and record.manifest.origin == "watch"
    assert record.mlir == watched.asm
    assert record.asm == reference.asm
    assert [stage.id for stage in record.stages] == [stage.id for stage in reference.stages]
    provenance = record.provenance()
    assert provenance is not None and provenance == reference.provenance()
    assert "your own code ran" in notes(record) and "second compile" in notes(record)


def test_records_are_announced_pass_by_pass(watching: Watch) -> None:
    new: list[Compilation] = []
    stages: list[int] = []
    watching.on_new(new.append)
    watching.on_update(lambda record: stages.append(len(record.stages)))
    made, subs = copy_kernel()
    wave_compile(options(subs, compile_to_mlir=True), made)
    assert len(new) == 1 and new[0].manifest.status == "compiling" and new[0].stages == ()
    fx = [stage for stage in watching.compilations[0].stages if stage.layer == "fx"]
    assert set(range(1, len(fx) + 1)) <= set(stages)
    assert watching.wait(120)


def test_a_callback_that_raises_costs_the_user_nothing(watching: Watch, caplog: pytest.LogCaptureFixture) -> None:
    def broken(record: Compilation) -> None:
        raise RuntimeError("the view is gone")

    watching.on_new(broken)
    watching.on_update(broken)
    made, subs = copy_kernel()
    with caplog.at_level(logging.WARNING):
        assert "row_copy" in wave_compile(options(subs, compile_to_mlir=True), made).asm
    assert "the view is gone" in caplog.text
    assert watching.wait(120)


def test_an_exception_of_the_compiler_comes_through_unchanged(watching: Watch) -> None:
    made, subs = copy_kernel()
    missing = {symbol: value for symbol, value in subs.items() if str(symbol) != "BLOCK_N"}
    watching.stop()
    with pytest.raises(Exception) as alone:
        wave_compile(options(missing), copy_kernel()[0])
    again = watch()
    with pytest.raises(type(alone.value)) as watched:
        wave_compile(options(missing), made)
    assert str(watched.value) == str(alone.value)
    (record,) = again.compilations
    assert record.manifest.status == "failed"
    assert record.error is not None and "BLOCK_N" in record.error.summary + record.error.advice + record.error.detail


def test_a_second_compile_of_one_object_is_recorded_as_it_was(watching: Watch) -> None:
    made, subs = gemm()
    first = wave_compile(options(subs), made)
    second = wave_compile(options(subs), made)
    assert first.asm != second.asm, "Wave compiles a used object to something else"
    assert watching.wait(120)
    clean, used, fresh = watching.compilations
    assert clean.mlir == first.asm and used.mlir == second.asm
    assert "had been compiled before" in notes(used) and "address space" in notes(used)
    assert "other MLIR" in notes(used) and used.provenance() is None
    assert fresh.asm == clean.asm
    # Promotion changed the arguments' address spaces for good, so the code that the user got has no LDS.
    assert clean.asm is not None and used.asm is not None
    assert "ds_write" in clean.asm and "ds_write" not in used.asm


def test_an_object_compiled_before_the_watch_is_recorded_with_the_reason(watching: Watch) -> None:
    watching.stop()
    made, subs = gemm()
    wave_compile(options(subs, compile_to_mlir=True), made)
    again = watch()
    wave_compile(options(subs, compile_to_mlir=True), made)
    assert again.wait(60)
    (record,) = again.compilations
    assert record.manifest.status == "ok" and len(record.stages) > 45
    assert "before Wave Explorer first saw it" in notes(record)
    assert record.asm is None, "the user stopped at MLIR, so the flags of iree-compile are not known"
    wave_compile(options(subs), made)
    assert again.wait(60)
    assert (asm := again.compilations[1].asm) is not None and "ds_write" not in asm


@pytest.fixture
def private_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cache, "WAVE_CACHE_ON", 1)
    monkeypatch.setattr(cache, "_global_cache_manager", cache.WaveCacheManager(tmp_path), raising=False)


@pytest.mark.usefixtures("private_cache")
def test_a_call_answered_by_the_cache_says_so(watching: Watch) -> None:
    made, subs = copy_kernel()
    first = wave_compile(options(subs), made)
    assert watching.wait(120)
    made, subs = copy_kernel()
    second = wave_compile(options(subs), made)
    assert second.get_trace() is None and second.asm == first.asm
    assert watching.wait(120)
    compiled, hit, fresh = watching.compilations
    assert compiled.stages and not hit.stages
    assert hit.mlir == first.asm
    assert "WAVE_CACHE_ON=0" in notes(hit) and "up to date" in notes(hit)
    assert [one.code for one in hit.diagnostics] == ["WX-C012"]
    assert fresh.asm == compiled.asm


def test_our_own_compile_in_this_process_is_not_watched(watching: Watch) -> None:
    from wave_explorer.capture.pipeline import record_compile
    from wave_explorer.capture.recorder import Recorder

    built = kernel(copy_kernel).build()
    record_compile(built, Recorder(built.data), backend=False)
    assert watching.compilations == ()
