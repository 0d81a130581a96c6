"""Fixtures of the browser tests: one JupyterLab, one Chromium, a fresh page a test."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.lab_server import ROOT, LabServer, start

CHROMIUM_FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """A JupyterLab for all tests of the session."""
    server, process = start(tmp_path_factory.mktemp("lab"))
    yield server
    os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(20)
    except Exception:
        os.killpg(process.pid, signal.SIGKILL)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    executable = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if executable is None:
        pytest.fail("the browser tests need Chromium on the PATH; `make test` installs it as root on Debian")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=CHROMIUM_FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of the size that the design takes as its smallest reference projector plus Lab's own frame."""
    context = browser.new_context(viewport={"width": 1600, "height": 1000})
    opened = context.new_page()
    opened.set_default_timeout(60_000)
    yield opened
    context.close()


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Folder in which screenshots are kept as artefacts of the test run."""
    folder = ROOT / "test-artifacts" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
