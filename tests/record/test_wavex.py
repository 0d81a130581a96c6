"""``.wavex`` files: what is saved comes back, and no bad file is believed."""

from __future__ import annotations

import json
import os
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wave_explorer.record import (
    BadRecordFile,
    Compilation,
    Graph,
    GraphNode,
    IndexSequence,
    Launch,
    Manifest,
    MemoryBlobs,
    MissingBlob,
    Operand,
    Region,
    RunData,
    SpecData,
    Stage,
    UnreadableContent,
    ValueType,
    kept_run,
    load,
    wavex,
    with_run,
)
from wave_explorer.record.soundness import graph_fault


def a_record() -> Compilation:
    blobs = MemoryBlobs()
    graph = Graph((Region("root", "gemm", nodes=("n0",)),), {"n0": GraphNode("n0", "<b>a</b>", "root", "placeholder")})
    after = blobs.add(msgspec.json.encode(graph))
    stages = (
        Stage("fx/trace", "fx", "trace", seconds=0.1, changed=True, language="graph", after=after, op_count=1),
        Stage("isa/amdgcn", "isa", "amdgcn", language="amdgcn", after=blobs.add("s_endpgm\n")),
    )
    manifest = Manifest(id="x1", kernel="gemm", spec=SpecData("gemm"), status="ok", stages=stages, asm=stages[1].after)
    return Compilation(manifest, blobs)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "gemm.wavex"
    a_record().save(str(path))
    return path


def test_round_trip(saved: Path) -> None:
    record, again = a_record(), load(saved)
    assert again.manifest == record.manifest
    assert again.asm == "s_endpgm\n"
    assert again.graph("fx/trace") == record.graph("trace")


def test_nothing_is_left_behind_by_a_failed_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(zipfile.ZipFile, "writestr", full)
    with pytest.raises(OSError, match="No space"):
        a_record().save(str(tmp_path / "x.wavex"))
    assert list(tmp_path.iterdir()) == []


def test_every_truncation_is_refused(saved: Path, tmp_path: Path) -> None:
    whole = saved.read_bytes()
    cut = tmp_path / "cut.wavex"
    for size in range(0, len(whole), max(1, len(whole) // 60)):
        cut.write_bytes(whole[:size])
        with pytest.raises(BadRecordFile, match="cut short"):
            load(cut)


def test_a_newer_version_says_upgrade(tmp_path: Path) -> None:
    path = tmp_path / "new.wavex"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("manifest.json", json.dumps({"format_version": 99, "something": "else"}))
    with pytest.raises(BadRecordFile, match=r"format 99.*Upgrade"):
        load(path)


@pytest.mark.parametrize("manifest", ["", "{}", "[1]", '{"format_version": "x"}', '{"id": 3, "kernel": null}', "\x00"])
def test_a_manifest_of_another_shape_is_refused(tmp_path: Path, manifest: str) -> None:
    path = tmp_path / "bad.wavex"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("manifest.json", manifest)
    with pytest.raises(BadRecordFile):
        load(path)


def test_a_small_entry_that_unpacks_to_much_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wavex, "MAX_MANIFEST_BYTES", 1000)
    path = tmp_path / "bomb.wavex"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("manifest.json", b" " * 10_000_000)
    with pytest.raises(BadRecordFile, match="larger than"):
        load(path)


def test_an_oversized_file_is_refused_unread(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wavex, "MAX_FILE_BYTES", 10)
    with pytest.raises(BadRecordFile, match="larger than"):
        load(saved)


def test_changed_content_is_noticed(saved: Path, tmp_path: Path) -> None:
    other = tmp_path / "changed.wavex"
    with zipfile.ZipFile(saved) as source, zipfile.ZipFile(other, "w") as target:
        for name in source.namelist():
            data = source.read(name)
            target.writestr(name, data.replace(b"s_endpgm", b"s_trap 2") if name.startswith("blobs/") else data)
    with pytest.raises(BadRecordFile, match="not what was stored"):
        _ = load(other).asm


def test_missing_content_is_named(saved: Path, tmp_path: Path) -> None:
    other = tmp_path / "missing.wavex"
    with zipfile.ZipFile(saved) as source, zipfile.ZipFile(other, "w") as target:
        target.writestr("manifest.json", source.read("manifest.json"))
    with pytest.raises(MissingBlob):
        _ = load(other).asm


def test_a_pipe_does_not_block_and_a_folder_is_named(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.wavex")
    (tmp_path / "folder.wavex").mkdir()
    (tmp_path / "zero.wavex").symlink_to("/dev/zero")
    for name in ("pipe.wavex", "folder.wavex", "zero.wavex"):
        with pytest.raises(BadRecordFile, match="name the file itself"):
            load(tmp_path / name)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"[1, 2]", b"[" * 100_000])
def test_content_of_another_kind_is_damage_and_no_crash(content: bytes) -> None:
    blobs = MemoryBlobs()
    handle = blobs.add(content)
    stages = (Stage("fx/trace", "fx", "trace", language="graph", after=handle),)
    manifest = Manifest("x", "k", SpecData("k"), "ok", stages=stages, events=handle, provenance=handle)
    record = Compilation(manifest, blobs)
    for read in (lambda: record.graph("fx/trace"), record.index_events, record.provenance):
        with pytest.raises(UnreadableContent, match="damaged"):
            read()


def test_text_that_is_no_text_is_damage() -> None:
    blobs = MemoryBlobs()
    record = Compilation(Manifest("x", "k", SpecData("k"), "ok", asm=blobs.add(b"\xff\xfe\x00")), blobs)
    with pytest.raises(UnreadableContent, match="no text"):
        _ = record.asm


ROOT = Region("root", "gemm", nodes=("a", "loop", "w"))
BODY = Region("body", "loop", owner="loop", nodes=("r",))
NODES = {
    "a": GraphNode("a", "a", "root", "placeholder", type=ValueType("memory", dims=(64, 64), dtype="f16")),
    "loop": GraphNode("loop", "loop", "root", "iterate"),
    "r": GraphNode("r", "r", "body", "read", memory="a", index={"M": IndexSequence(0, 1, 1)}),
    "w": GraphNode("w", "w", "root", "write", operands=(Operand("value", "r"),)),
}


def changed(key: str, **facts: Any) -> dict[str, GraphNode]:
    return NODES | {key: msgspec.structs.replace(NODES[key], **facts)}


@pytest.mark.parametrize(
    ("graph", "fault"),
    [
        (Graph((), {}), "no region"),
        (Graph((ROOT, BODY, BODY), NODES), "one id"),
        (Graph((ROOT, BODY), {}), "which is not there"),
        (Graph((ROOT, msgspec.structs.replace(BODY, owner="r")), NODES), "inside itself"),
        (Graph((ROOT, msgspec.structs.replace(BODY, owner="gone")), NODES), "belongs to node gone"),
        (Graph((ROOT, BODY), changed("w", id="r")), "calls itself r"),
        (Graph((ROOT, BODY), changed("w", region="body")), "listed by region root"),
        (Graph((ROOT, BODY), changed("w", region="gone")), "says it lies in gone"),
        (Graph((ROOT, BODY), NODES | {"x": GraphNode("x", "x", "gone", "write")}), "lies in region gone"),
        (Graph((ROOT, BODY), changed("w", operands=(Operand("value", "gone"),))), "takes node gone"),
        (Graph((ROOT, BODY), changed("r", memory="gone")), "accesses memory gone"),
        (Graph((ROOT, BODY), changed("r", index={})), "index of node r"),
        (Graph((ROOT, BODY), changed("a", type=ValueType("memory"))), "memory a of node r has no dimensions"),
    ],
)
def test_a_graph_that_contradicts_itself_is_damage(graph: Graph, fault: str) -> None:
    blobs = MemoryBlobs()
    stages = (Stage("fx/trace", "fx", "trace", language="graph", after=blobs.add(msgspec.json.encode(graph))),)
    record = Compilation(Manifest("x", "k", SpecData("k"), "ok", stages=stages), blobs)
    with pytest.raises(UnreadableContent, match=fault):
        record.graph("fx/trace")


def test_a_sound_graph_is_no_damage() -> None:
    assert graph_fault(Graph((ROOT, BODY), NODES)) == ""


@pytest.mark.parametrize(
    ("launch", "fault"),
    [
        (Launch(block=(0, 1, 1)), "a workgroup of 0 × 1 × 1 threads"),
        (Launch(block=(10**7, 1, 1)), "it has 1 to 1,024"),
        (Launch(block=(64, 1, 1), grid=(-1, 1, 1)), "a grid of -1 × 1 × 1"),
        (Launch(grid=(10**9, 10**9, 1)), "a grid of 1000000000 × 1000000000 × 1"),
    ],
)
def test_a_launch_that_no_machine_has_is_damage(launch: Launch, fault: str, tmp_path: Path) -> None:
    record = a_record()
    path = tmp_path / "bad.wavex"
    Compilation(msgspec.structs.replace(record.manifest, launch=launch), record.blobs).save(str(path))
    with pytest.raises(BadRecordFile, match=fault):
        load(path)


def test_a_record_holds_a_run_of_its_compile_and_of_no_other(tmp_path: Path) -> None:
    run = RunData("r1", "x1", "emulator", "gfx942", (2, 1, 1), (64, 1, 1), seconds=1.5)
    path = tmp_path / "gemm.wavex"
    with_run(a_record(), run).save(str(path))
    again = load(path)
    assert kept_run(again) == run and again.asm == "s_endpgm\n"
    assert kept_run(a_record()) is None
    # An edit of the AMDGCN makes another compile of the same contents.
    assert kept_run(Compilation(msgspec.structs.replace(again.manifest, id="x2"), again.blobs)) is None


@pytest.mark.parametrize("content", [b"no run", msgspec.msgpack.encode({"id": "r1"}), b""])
def test_a_run_that_is_none_is_refused(content: bytes) -> None:
    record = a_record()
    assert isinstance(record.blobs, MemoryBlobs)
    handle = record.blobs.add(content)
    damaged = Compilation(msgspec.structs.replace(record.manifest, run=handle), record.blobs)
    with pytest.raises(UnreadableContent, match="damaged"):
        kept_run(damaged)


def test_a_run_that_no_hardware_could_be_asked_for_is_refused() -> None:
    run = RunData("r1", "x1", "emulator", "gfx942", (0, 1, 1), (64, 1, 1))
    with pytest.raises(UnreadableContent, match="damaged"):
        kept_run(with_run(a_record(), run))
