"""``--mlir FILE`` and ``--asm FILE``: edited texts in the place of the kernel's own, and files that are no use."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tests.cli.test_bad_words import refused
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.cli.main import main
from wave_explorer.kernel.spec import kernel
from wave_explorer.record import load


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = kernel("add").build()
    path = tmp_path_factory.mktemp("records") / "add.wavex"
    record_compile(built, Recorder(built.data)).save(str(path))
    return path


def _asm(record: Path) -> str:
    text = load(record).asm
    assert text is not None
    return text


def test_an_edited_asm_is_run_and_looked_at(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edited = tmp_path / "edited.s"
    edited.write_text(_asm(record).replace("v_pk_add_f16 v1, v1, v2", "v_pk_mul_f16 v1, v1, v2"))
    np.savez(tmp_path / "in.npz", a=np.full((16, 256), 3, np.float16), b=np.full((16, 256), 5, np.float16))
    np.savez(tmp_path / "out.npz", c=np.full((16, 256), 15.0))
    words = [str(record), "--asm", str(edited), "--json"]
    data = ["--inputs", str(tmp_path / "in.npz"), "--reference", str(tmp_path / "out.npz")]
    assert main(["run", *words, *data]) == 0
    capsys.readouterr()
    # The same file without the edit adds.
    assert main(["run", str(record), "--json", *data]) == 1
    capsys.readouterr()
    main(["passes", *words])
    assert json.loads(capsys.readouterr().out)["stages"][-1]["id"] == "isa/hand_edit"


def test_registers_that_the_code_object_does_not_ask_for(
    record: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    edited = tmp_path / "edited.s"
    edited.write_text(
        _asm(record).replace("v_pk_add_f16 v1, v1, v2", "v_pk_mul_f16 v60, v1, v2\n\tv_mov_b32_e32 v1, v60")
    )
    assert main(["lint", str(record), "--asm", str(edited), "--json"]) == 1
    assert "WX-C505" in capfd.readouterr().out
    assert "line 23 names v60" in refused(capfd, "run", str(record), "--asm", str(edited))


def test_a_file_that_is_no_use_is_named(record: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.s"
    broken.write_text(_asm(record).replace("v_pk_add_f16 v1", "v_pk_add_f16 v[1"))
    said = refused(capfd, "run", str(record), "--asm", str(broken))
    assert "broken.s:" in said.replace(" ", "") and "line 23" in said
    assert "--asm" in refused(capfd, "run", str(record), "--asm", str(tmp_path / "none.s"))
    assert "--mlir cannot be used here" in refused(capfd, "run", str(record), "--mlir", str(broken))
    mlir = tmp_path / "broken.mlir"
    mlir.write_text("module {\n  arith.nothing\n}\n")
    assert "line 2, column 3" in refused(capfd, "passes", "add", "--mlir", str(mlir))


@pytest.mark.full
def test_an_edited_mlir_is_compiled_and_run(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = load(record).mlir
    assert text is not None
    edited = tmp_path / "edited.mlir"
    edited.write_text(text.replace("arith.addf", "arith.mulf"))
    np.savez(tmp_path / "in.npz", a=np.full((16, 256), 3, np.float16), b=np.full((16, 256), 5, np.float16))
    np.savez(tmp_path / "out.npz", c=np.full((16, 256), 15.0))
    data = ["--inputs", str(tmp_path / "in.npz"), "--reference", str(tmp_path / "out.npz")]
    assert main(["run", "add", "--mlir", str(edited), "--json", *data]) == 0
