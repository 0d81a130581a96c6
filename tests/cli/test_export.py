"""Command ``export``: what the ending of the file says, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_bad_words import refused
from tests.kernel.library_matrix import Case
from tests.kernel.library_records import library_record
from wave_explorer.cli.main import main


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("record") / "copy.wavex"
    library_record(Case("copy", "gfx942")).save(str(file))
    return file


def test_the_texts_of_a_record(record: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    comp = library_record(Case("copy", "gfx942"))
    for name, text in (("copy.s", comp.asm), ("copy.MLIR", comp.mlir)):
        assert main(["export", str(record), "-o", str(tmp_path / name), "--json"]) == 0
        assert json.loads(capfd.readouterr().out) == {"written": str(tmp_path / name)}
        assert (tmp_path / name).read_text() == text


def test_a_record_and_a_name_give_the_same_python(record: Path, tmp_path: Path) -> None:
    for subject, name in ((str(record), "record.py"), ("copy", "name.py")):
        assert main(["export", subject, "-o", str(tmp_path / name)]) == 0
    assert (tmp_path / "record.py").read_text() == (tmp_path / "name.py").read_text()


def test_an_edited_text_is_exported_with_its_loader(record: Path, tmp_path: Path) -> None:
    text = library_record(Case("copy", "gfx942")).asm
    assert text is not None
    edited = tmp_path / "edited.s"
    edited.write_text(text.replace("\ts_endpgm", "\ts_nop 0\n\ts_endpgm", 1))
    assert main(["export", str(record), "--asm", str(edited), "-o", str(tmp_path / "edited.py")]) == 0
    assert edited.read_text() in (tmp_path / "edited.py").read_text()


def test_what_is_refused(record: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert "ends in .txt" in refused(capfd, "export", "copy", "-o", str(tmp_path / "x.txt"))
    assert "without an ending" in refused(capfd, "export", "copy", "-o", str(tmp_path / "x"))
    assert "a record cannot be edited" in refused(capfd, "export", str(record), "--sub", "M=1", "-o", "x.py")
    assert "cannot be written" in refused(capfd, "export", "copy", "-o", str(tmp_path / "no" / "x.py"))
    assert not list(tmp_path.iterdir())
