"""Which files a page may ask about."""

from pathlib import Path

import pytest

from wave_explorer.server.record_path import RefusedPath, record_path


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A server's folder: a record in a subfolder, one behind a dot, another file, and one outside."""
    root = tmp_path / "root"
    for name in ("a b/ö.wavex", ".kept/x.wavex", "notes.txt"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("")
    (tmp_path / "outside.wavex").write_text("")
    return root


@pytest.mark.parametrize("path", ["a b/ö.wavex", "/a b/ö.wavex", "a b//ö.wavex", "a b/../a b/ö.wavex"])
def test_a_record_below_the_root_is_found(root: Path, path: str) -> None:
    assert record_path(root, path) == (root / "a b" / "ö.wavex").resolve()


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("../outside.wavex", "lies outside"),
        ("a b/../../outside.wavex", "outside"),
        ("../nothing.wavex", "outside"),
        ("notes.txt", "is no .wavex file"),
        ("a b", "is no .wavex file"),
        ("", "is no .wavex file"),
        ("a b/gone.wavex", "is not there"),
        ("notes.txt/x.wavex", "is not there|cannot be opened"),
        ("a\0.wavex", "cannot be opened"),
        ("x" * 5000 + ".wavex", "cannot be opened"),
        (".kept/x.wavex", "is hidden"),
    ],
)
def test_what_may_not_be_read_is_refused_with_the_reason(root: Path, path: str, why: str) -> None:
    with pytest.raises(RefusedPath, match=why):
        record_path(root, path)


def test_hidden_records_are_found_where_the_server_shows_them(root: Path) -> None:
    assert record_path(root, ".kept/x.wavex", hidden=True).is_file()
    with pytest.raises(RefusedPath, match="outside the folder of this server"):
        record_path(root, "../outside.wavex", hidden=True)


def test_a_link_leads_nowhere_that_the_server_does_not_show(root: Path) -> None:
    (root / "out.wavex").symlink_to(root.parent / "outside.wavex")
    (root / "text.wavex").symlink_to(root / "notes.txt")
    (root / "in.wavex").symlink_to(root / "a b" / "ö.wavex")
    (root / "circle.wavex").symlink_to(root / "circle.wavex")
    with pytest.raises(RefusedPath, match="outside the folder of this server"):
        record_path(root, "out.wavex")
    with pytest.raises(RefusedPath, match="is a link to something else"):
        record_path(root, "text.wavex")
    with pytest.raises(RefusedPath):
        record_path(root, "circle.wavex")
    assert record_path(root, "in.wavex").name == "ö.wavex"
