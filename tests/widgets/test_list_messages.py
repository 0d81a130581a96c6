"""The messages of the list of compiles are the ones that the page's own tests read and write."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from wave_explorer.widgets.feed_rows import (
    CompileRow,
    Delete,
    DeviceRow,
    DiagnosticCounts,
    FeedAnswer,
    FeedList,
    FeedRequest,
    Pin,
    Record,
    Rename,
    Restore,
    plain,
)

GOLDEN = json.loads(
    (Path(__file__).parents[2] / "extension/src/plugin/__tests__/feed_golden.json").read_text(encoding="utf-8")
)
ID = "b2862cf8938d"


def test_lists_are_written_as_the_page_reads_them() -> None:
    row = CompileRow(
        id=ID,
        label="<b>mine</b>",
        kernel="gemm",
        target="gfx942",
        origin="cell",
        status="failed",
        passes=14,
        pass_="expand_graph",
        seconds=0.5,
        diagnostics=DiagnosticCounts(1, 2, 3),
        error="Symbol BLOCK_N has no value.",
        pinned=True,
        cell="3",
    )
    full = FeedList(True, DeviceRow("emulator", "emulator", "runs on any machine"), (row,), "")
    empty = FeedList(False, DeviceRow(), (), "this wave-lang has another wave_compile")
    # As a comm writes them: JSON has lists and no tuples.
    assert [json.loads(json.dumps(plain(one))) for one in (full, empty)] == GOLDEN["lists"]


def test_answers_are_written_as_the_page_reads_them() -> None:
    given = [FeedAnswer("p-1", True), FeedAnswer("p-2", False, "this compile is under way")]
    assert [plain(one) for one in given] == GOLDEN["answers"]


def test_requests_are_read_as_the_page_writes_them() -> None:
    assert [msgspec.convert(one, FeedRequest) for one in GOLDEN["requests"]] == [
        Rename("p-1", ID, "<b>mine</b>"),
        Pin("p-2", ID, True),
        Delete("p-3", ID),
        Restore("p-4", ID),
        Record("p-5", False),
    ]
