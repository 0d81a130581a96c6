"""Whole programs are recorded with no change to them or to what they print."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wave_explorer.capture.program import record_program
from wave_explorer.record import load

ROOT = Path(__file__).parents[2]
CASE = ROOT / "tests" / "data" / "cases" / "05_cache_serves_old_kernel.py"

PROGRAM = """
import os, sys
sys.path.insert(0, {root!r})
from tests.capture.small_kernels import copy_kernel
from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile

def compile_one():
    made, subs = copy_kernel()
    return wave_compile(WaveCompileOptions(subs=subs, target="gfx942"), made)

"""


@pytest.fixture(autouse=True)
def no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAVE_CACHE_ON", "0")


def write(tmp_path: Path, text: str, name: str = "program.py") -> Path:
    file = tmp_path / name
    file.write_text(PROGRAM.format(root=str(ROOT)) + text)
    return file


def test_case_05_the_stale_kernel_of_the_cache_is_named(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = subprocess.run([sys.executable, str(CASE)], capture_output=True, text=True, check=True)
    status = record_program([sys.executable, str(CASE)], tmp_path / "records")
    assert status == 0
    assert capfd.readouterr() == (alone.stdout, alone.stderr)
    names = sorted(file.name for file in (tmp_path / "records").iterdir())
    assert names == ["001_scaled.wavex", "002_scaled.wavex", "002_scaled_fresh.wavex", "003_scaled.wavex"]
    first, hit, fresh, off = (load(tmp_path / "records" / name) for name in names)
    assert first.diagnostics == off.diagnostics == ()
    assert first.manifest.origin == "program"
    cached, stale = hit.diagnostics
    assert (cached.code, cached.severity) == ("WX-C012", "note")
    assert stale.code == "WX-C010" and stale.severity == "error"
    assert "dense<2.0" in stale.explanation and "dense<3.0" in stale.explanation and "WAVE_CACHE_ON=0" in stale.fix
    assert hit.mlir is not None and "dense<2.0" in hit.mlir
    assert fresh.mlir == off.mlir and fresh.asm == off.asm != first.asm
    assert first.asm is not None and first.provenance() is not None


def test_exit_status_output_and_subprocesses(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program = write(
        tmp_path,
        "print('before'); compile_one(); print('after', file=sys.stderr)\n"
        "if len(sys.argv) == 1:\n"
        "    import subprocess; subprocess.run([sys.executable, __file__, 'child'], check=False); sys.exit(7)\n",
    )
    status = record_program([sys.executable, str(program)], tmp_path / "records")
    assert status == 7
    assert sorted(capfd.readouterr().out.split()) == ["before", "before"]
    records = [load(file) for file in sorted((tmp_path / "records").iterdir())]
    assert [record.manifest.kernel for record in records] == ["row_copy", "row_copy"]
    assert all(record.asm == records[0].asm is not None for record in records)


def test_a_program_that_dies_while_it_compiles_leaves_a_record(tmp_path: Path) -> None:
    program = write(
        tmp_path,
        "def aborts(*args, **kwargs): os.abort()\n"
        "sys.modules['wave_lang.kernel.wave.wave'].expand_graph = aborts\n"
        "compile_one()\n",
    )
    status = record_program([sys.executable, str(program)], tmp_path / "records")
    assert status == 128 + 6
    (file,) = (tmp_path / "records").iterdir()
    record = load(file)
    assert record.manifest.status == "failed"
    assert record.error is not None and record.error.kind == "crash" and "134" in record.error.summary


def test_under_pytest_and_with_a_sitecustomize_of_its_own(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "sitecustomize.py").write_text("import builtins; builtins.their_site_ran = True\n")
    monkeypatch.setenv("PYTHONPATH", str(site))
    program = write(
        tmp_path,
        "def test_one():\n    import builtins\n    assert builtins.their_site_ran\n    compile_one()\n\n"
        "def test_two():\n    import pytest\n    made, subs = copy_kernel()\n"
        "    with pytest.raises(Exception):\n"
        "        wave_compile(WaveCompileOptions(subs={}, target='gfx942'), made)\n",
        "test_theirs.py",
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(program)]
    assert record_program(command, tmp_path / "records") == 0
    assert "2 passed" in capfd.readouterr().out
    good, bad = (load(file) for file in sorted((tmp_path / "records").iterdir()))
    assert good.manifest.status == "ok" and good.asm is not None
    assert bad.manifest.status == "failed" and bad.error is not None


@pytest.mark.full
def test_numbers_go_on_after_the_records_that_are_there(tmp_path: Path) -> None:
    (tmp_path / "041_earlier.wavex").write_bytes(b"not ours to read")
    program = write(tmp_path, "compile_one()\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        record_program([sys.executable, str(program)], os.curdir)
    assert (tmp_path / "042_row_copy.wavex").exists()


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        record_program(["no-such-program-here"], tmp_path / "records")


FAILING = """
def outer():
    try:
        return compile_one()
    except Exception as error:
        raise RuntimeError("no kernel today") from error

from tests.capture import small_kernels
original = small_kernels.copy_kernel
def copy_kernel():
    made, subs = original()
    subs.clear()
    return made, subs

outer()
"""


def test_the_traceback_of_a_failing_compile_is_the_programs_own(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Wave's message names the first symbol of a set, whose order goes by the hashes of a process.
    monkeypatch.setenv("PYTHONHASHSEED", "0")
    file = write(tmp_path, FAILING)
    alone = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=False)
    assert alone.returncode == 1 and alone.stderr.count("Traceback (most recent call last)") >= 2
    assert "in wave_compile" in alone.stderr
    assert record_program([sys.executable, str(file)], tmp_path / "records") == 1
    assert capfd.readouterr().err == alone.stderr
