"""Work that follows changes: nothing is lost, little is done twice, and nothing runs while nothing changes."""

from __future__ import annotations

import logging
import threading
import time

import pytest

from wave_explorer.widgets import paced_thread
from wave_explorer.widgets.paced_thread import PacedThread


def test_the_last_change_arrives_and_most_are_skipped() -> None:
    value, seen = 0, list[int]()
    paced = PacedThread(lambda: seen.append(value), 0.02, "paced-test")
    for value in range(1, 2001):  # noqa: B007
        paced.poke()
    assert paced.wait(10)
    assert seen[-1] == 2000 and len(seen) < 200


def test_a_change_during_the_work_is_followed_by_more_work() -> None:
    entered, go_on, rounds = threading.Event(), threading.Event(), list[int]()

    def work() -> None:
        rounds.append(1)
        entered.set()
        go_on.wait(10)

    paced = PacedThread(work, 0.0, "paced-test")
    paced.poke()
    assert entered.wait(10)
    paced.poke()
    assert not paced.wait(0.05)
    go_on.set()
    assert paced.wait(10) and len(rounds) == 2


def test_work_that_fails_is_done_again_when_asked(caplog: pytest.LogCaptureFixture) -> None:
    rounds = list[int]()

    def work() -> None:
        rounds.append(1)
        raise RuntimeError("no comm")

    paced = PacedThread(work, 0.0, "paced-test")
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            paced.poke()
            assert paced.wait(10)
    assert len(rounds) == 2 and "no comm" in caplog.text


def test_without_changes_there_is_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paced_thread, "LINGER", 0.01)
    done = list[str]()
    paced = PacedThread(lambda: done.append(threading.current_thread().name), 0.0, "paced-idle-test")
    for count in (1, 2):
        paced.poke()
        assert paced.wait(10) and len(done) == count
        until = time.monotonic() + 10
        while any(thread.name == "paced-idle-test" for thread in threading.enumerate()):
            assert time.monotonic() < until
            time.sleep(0.01)
