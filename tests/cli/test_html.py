"""Command ``html`` and ``wx.to_html``: one file that holds what it says, and fetches nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import wave_explorer as wx
from tests.cli.test_bad_words import refused
from tests.kernel.library_matrix import Case
from tests.kernel.library_records import library_record
from wave_explorer.actions import page_file
from wave_explorer.actions.session import Session
from wave_explorer.cli.main import main
from wave_explorer.experiment import Experiment
from wave_explorer.queries.saved_page import unpacked
from wave_explorer.record import Compilation

SCRIPT = 'const end = "</script><!-- </SCRIPT>";'


@pytest.fixture(autouse=True)
def front_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A front end that could end the script it stands in; what is under test is the file around it."""
    path = tmp_path / "standalone.js"
    path.write_text(SCRIPT, encoding="utf-8")
    monkeypatch.setattr(page_file, "_FRONT_END", path)


@pytest.fixture(scope="module")
def comp() -> Compilation:
    return library_record(Case("copy", "gfx942"))


@pytest.fixture(scope="module")
def record(comp: Compilation, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "copy.wavex"
    comp.save(str(path))
    return path


def pages(file: Path) -> dict[str, dict[str, Any]]:
    """The saved pages in an HTML file, by title."""
    text = file.read_text(encoding="utf-8")
    found = re.findall(r'class="wave-explorer-data" data-title="([^"]*)">([^<]*)</script>', text)
    return {title: unpacked(data) for title, data in found}


def test_a_record_becomes_a_page_that_says_what_it_holds(
    record: Path, comp: Compilation, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "copy.html"
    assert main(["html", str(record), "--view", "isa", "--texts", "few", "-o", str(out), "--json"]) == 0
    said = json.loads(capfd.readouterr().out)
    assert said["written"] == str(out) and said["bytes"] == out.stat().st_size
    ((title, page),) = pages(out).items()
    assert title == comp.manifest.kernel
    assert page["notes"] == said["holds"]
    assert page["selection"] == {"view": "isa"}
    assert page["state"]["current"] == comp.id
    assert list(page["variants"]) == [comp.id]
    assert page["variants"][comp.id]["steps"] == []
    assert page["variants"][comp.id]["answers"]["run {}"] is None


def test_the_file_fetches_nothing_and_no_text_ends_its_script(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "copy.html"
    wx.to_html(str(record), out, texts="few")
    text = out.read_text(encoding="utf-8")
    assert "default-src 'none'" in text
    assert not re.search(r"<(?:script|img|link|iframe)[^>]* (?:src|href)=", text)
    assert 'const end = "<\\/script><\\!-- <\\/SCRIPT>";' in text
    assert text.count("<script") == text.count("</script>") == 2


def test_a_run_and_steps_are_recorded_on_request(
    record: Path, comp: Compilation, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "copy.html"
    assert main(["html", str(record), "--run", "--steps", "3", "--texts", "few", "-o", str(out)]) == 0
    printed = capfd.readouterr().out
    assert "the newest run and its output" in printed and "The stepper's first 3 steps" in printed
    variant = pages(out)[comp.manifest.kernel]["variants"][comp.id]
    assert variant["answers"]["run {}"]["status"] == "ok"
    steps = variant["steps"]
    assert [place["answers"]['step {"wave":0}']["at"] for place in steps] == [0, 1, 2, 3]
    lines = [place["answers"]['step {"wave":0}']["line"] for place in steps]
    assert len(set(lines)) == 4


def test_a_workgroup_that_ends_ends_the_recording(comp: Compilation, tmp_path: Path) -> None:
    wx.to_html(comp, tmp_path / "all.html", steps=100_000, texts="few")
    steps = pages(tmp_path / "all.html")[comp.manifest.kernel]["variants"][comp.id]["steps"]
    last = steps[-1]["answers"]['step {"wave":0}']
    assert {wave["status"] for wave in last["waves"]} == {"ended"}
    assert len(steps) == last["at"] + 1 < 10_000


def test_all_variants_of_a_session_and_their_comparison(comp: Compilation, tmp_path: Path) -> None:
    other = library_record(Case("copy", "gfx950"))
    session = Session(experiment=Experiment(None, None, saved=False))
    session.take(comp)
    session.take(other)
    wx.to_html(session, tmp_path / "two.html", texts="few", view="compare")
    (page,) = pages(tmp_path / "two.html").values()
    assert set(page["variants"]) == {comp.id, other.id} == {row["id"] for row in page["state"]["variants"]}
    key = f'compare {{"baseline":"{comp.id}","variants":["{comp.id}","{other.id}"]}}'
    assert [column["id"] for column in page["variants"][other.id]["answers"][key]["variants"]] == [comp.id, other.id]
    assert all(": " in note for note in page["notes"])


def test_names_from_a_kernel_stay_text(comp: Compilation, tmp_path: Path) -> None:
    named = Compilation(msgspec.structs.replace(comp.manifest, kernel='</script><b id="x">&'), comp.blobs)
    wx.to_html(named, tmp_path / "named.html", texts="few")
    text = (tmp_path / "named.html").read_text(encoding="utf-8")
    assert '<b id="x">' not in text
    assert "&lt;/script&gt;&lt;b id=&quot;x&quot;&gt;&amp;" in text


def test_what_is_refused(record: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "x.html")
    assert "no KERNEL was given" in refused(capfd, "html", "-o", out)
    assert "chooses its kernels itself" in refused(capfd, "html", str(record), "--gallery", "-o", out)
    assert "no whole number" in refused(capfd, "html", str(record), "--steps", "-1", "-o", out)
    nowhere = str(tmp_path / "no" / "x.html")
    assert "cannot be written" in refused(capfd, "html", str(record), "--texts", "few", "-o", nowhere)
    with pytest.raises(ValueError, match="nothing was compiled"):
        wx.to_html(Session(experiment=Experiment(None, None, saved=False)), out)
    with pytest.raises(ValueError, match="from 0 up"):
        wx.to_html(str(record), out, steps=-1)


def test_a_source_tree_without_its_front_end_says_so(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_file, "_FRONT_END", tmp_path / "missing.js")
    with pytest.raises(page_file.NoFrontEnd, match="the front end was not built"):
        wx.to_html(str(record), tmp_path / "x.html", texts="few")
