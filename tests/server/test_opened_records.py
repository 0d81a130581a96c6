"""Records that pages ask about: opened once, read again when they change, and never a question without a reply."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import renamed
from wave_explorer.queries import Subject, answer
from wave_explorer.record import Compilation, load, with_run
from wave_explorer.record.run import RunData
from wave_explorer.server import opened_records
from wave_explorer.server.opened_records import OpenedRecords
from wave_explorer.server.reply import Question, Reply

LOG = logging.getLogger("tests.server")


def ask(records: OpenedRecords, file: Path, name: str, **params: object) -> Reply:
    return records.reply(file, Question(f"records/{file.name}", name, params))


@pytest.fixture
def openings(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Every file that is opened, in order."""
    opened: list[Path] = []

    def watched(path: Path) -> Compilation:
        opened.append(path)
        return load(path)

    monkeypatch.setattr(opened_records, "load", watched)
    return opened


def test_answers_are_those_of_the_queries(folder: Path, gemm: Compilation) -> None:
    records = OpenedRecords(LOG)
    file = folder / "records" / "gemm.wavex"
    stage = gemm.last_graph_stage()
    assert stage is not None
    for name, params in (("stages", {}), ("graph", {"stage": stage.id}), ("isa", {})):
        reply = ask(records, file, name, **params)
        assert reply.ok and reply.payload == answer(Subject(gemm), name, params)


def test_a_file_is_opened_once_while_it_stays_the_same(folder: Path, openings: list[Path]) -> None:
    records = OpenedRecords(LOG)
    file = folder / "records" / "gemm.wavex"
    first, second = ask(records, file, "summary"), ask(records, file, "stages")
    assert first.ok and second.ok and first.revision == second.revision != ""
    assert openings == [file]


def test_a_changed_file_is_read_again_and_has_another_revision(folder: Path, gemm: Compilation) -> None:
    records = OpenedRecords(LOG)
    file = folder / "records" / "gemm.wavex"
    before = ask(records, file, "summary")
    renamed(gemm, "another").save(str(file))
    after = ask(records, file, "summary")
    assert (before.payload["kernel"], after.payload["kernel"]) == (gemm.manifest.kernel, "another")
    assert before.revision != after.revision

    # A second of the file system's clock need not pass between two writes.
    state = file.stat()
    os.utime(file, ns=(state.st_atime_ns, state.st_mtime_ns + 1))
    assert ask(records, file, "summary").revision != after.revision


def test_only_the_newest_records_stay_open(folder: Path, gemm: Compilation, openings: list[Path]) -> None:
    records = OpenedRecords(LOG, kept=2)
    files = [folder / "records" / f"{name}.wavex" for name in "abc"]
    for file in files:
        gemm.save(str(file))
    a, b, c = files
    for file in (a, b, a, c, a, b):
        assert ask(records, file, "stages").ok
    assert openings == [a, b, c, b]


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"", "is no whole .wavex file"), (b"PK\x03\x04 cut", "is no whole .wavex file")],
)
def test_a_broken_file_says_why_by_the_path_that_a_person_knows(folder: Path, content: bytes, why: str) -> None:
    file = folder / "records" / "broken.wavex"
    file.write_bytes(content)
    reply = ask(OpenedRecords(LOG), file, "summary")
    assert not reply.ok and why in reply.error and reply.revision
    assert reply.error.startswith("records/broken.wavex") and str(folder) not in reply.error


def test_a_file_that_is_mended_opens(folder: Path, gemm: Compilation) -> None:
    records = OpenedRecords(LOG)
    file = folder / "records" / "gemm.wavex"
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    assert not ask(records, file, "summary").ok
    file.write_bytes(whole)
    assert ask(records, file, "summary").ok


def test_a_record_of_a_newer_format_asks_for_an_upgrade(folder: Path, gemm: Compilation) -> None:
    newer = msgspec.structs.replace(gemm.manifest, format_version=gemm.manifest.format_version + 1)
    file = folder / "records" / "newer.wavex"
    Compilation(newer, gemm.blobs).save(str(file))
    assert "Upgrade wave-explorer" in ask(OpenedRecords(LOG), file, "summary").error


def test_wrong_questions_say_what_is_wrong(folder: Path) -> None:
    records = OpenedRecords(LOG)
    file = folder / "records" / "gemm.wavex"
    assert "did you mean 'summary'" in ask(records, file, "sumary").error
    assert "no stage" in ask(records, file, "graph", stage="nowhere").error
    assert ask(records, file.with_name("gone.wavex"), "summary") == Reply(
        False, error="records/gone.wavex cannot be read: No such file or directory"
    )


def test_the_run_that_a_record_holds_is_shown(folder: Path, gemm: Compilation) -> None:
    run = RunData("r1", gemm.id, device="MI300X", target=gemm.spec.target, grid=(1, 1, 1), block=(64, 1, 1))
    file = folder / "records" / "run.wavex"
    with_run(gemm, run).save(str(file))
    reply = ask(OpenedRecords(LOG), file, "run")
    assert reply.ok and reply.payload["device"] == "MI300X"
    assert ask(OpenedRecords(LOG), folder / "records" / "gemm.wavex", "run").payload is None


def test_diagnostics_are_those_that_an_explorer_shows(folder: Path, gemm: Compilation) -> None:
    bare = msgspec.structs.replace(gemm.manifest, diagnostics=())
    file = folder / "records" / "bare.wavex"
    Compilation(bare, gemm.blobs).save(str(file))
    shown = ask(OpenedRecords(LOG), file, "summary").payload["diagnostics"]
    assert [one["code"] for one in shown] == [one.code for one in gemm.diagnostics] != []
