"""A `.wavex` file as a document: opened from the file browser with no kernel, followed on disk, and never written."""

from __future__ import annotations

import hashlib
import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Request, expect

import wave_explorer as wx
from tests.browser.lab_server import LabServer
from tests.browser.notebook_page import wait_until
from tests.browser.test_plugin import PATIENCE_MS, open_lab
from wave_explorer.record import Compilation

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]

DOCUMENT = ".jp-WaveRecord"
EVIL = "<img src=x onerror=document.title='owned'>"


@pytest.fixture(scope="module")
def gemm() -> Compilation:
    compiled = wx.compile(wx.kernel("gemm", M=64, N=64, K=64))
    assert isinstance(compiled, Compilation)
    return compiled


def named(compilation: Compilation, kernel: str) -> Compilation:
    """The same compile under another kernel's name, as another compile."""
    manifest = msgspec.structs.replace(compilation.manifest, kernel=kernel, id=f"of {kernel}")
    return Compilation(manifest, compilation.blobs)


@pytest.fixture
def record(lab: LabServer, gemm: Compilation, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A record in the server's folder, under a name of its own."""
    path = lab.folder / f"{request.node.name}.wavex"
    gemm.save(str(path))
    yield path
    path.unlink(missing_ok=True)


def sessions(lab: LabServer) -> set[str]:
    """Ids of the sessions that there are; kernels of other tests may be at work in some."""
    with urllib.request.urlopen(f"{lab.url}/api/sessions?token={lab.token}", timeout=30) as answer:
        return {session["id"] for session in json.load(answer)}


def open_record(page: Page, lab: LabServer, record: Path) -> Locator:
    """Opens a record as Lab opens an address, and gives its document."""
    open_lab(page, lab, path=f"/tree/{record.name}")
    return page.locator(DOCUMENT)


def expect_kernel(document: Locator, name: str) -> Locator:
    """The explorer of a record of this kernel."""
    explorer = document.get_by_test_id("wave-explorer")
    expect(explorer.get_by_test_id("kernel")).to_have_text(name, timeout=PATIENCE_MS)
    return explorer


def test_a_double_click_opens_it_with_no_kernel(page: Page, lab: LabServer, record: Path) -> None:
    before = sessions(lab)
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    open_lab(page, lab)
    page.locator(".jp-DirListing-item", has_text=record.name).dblclick()
    explorer = expect_kernel(page.locator(DOCUMENT), "gemm")

    explorer.get_by_test_id("pass-search").fill("expand_graph")
    explorer.locator("[data-name='expand_graph']").first.click()
    explorer.get_by_test_id("tab-graph").click()
    expect(explorer.get_by_test_id("graph").locator("[data-op='mma']").first).to_be_attached()
    for view in ("index", "lds", "isa", "memory"):
        explorer.get_by_test_id(f"tab-{view}").click()
        expect(explorer.get_by_role("tabpanel")).not_to_contain_text("Needs a kernel")
    explorer.get_by_test_id("tab-isa").click()
    expect(explorer.get_by_role("tabpanel")).to_contain_text(re.compile(r"\d+ instructions"))

    assert sessions(lab) == before
    contents = [request.url for request in asked if f"/api/contents/{record.name}?" in request.url]
    assert contents and all("content=0" in url for url in contents), "the record stays on the server"


@pytest.mark.full
def test_saving_writes_nothing(page: Page, lab: LabServer, record: Path) -> None:
    before = hashlib.sha256(record.read_bytes()).hexdigest()
    document = open_record(page, lab, record)
    expect_kernel(document, "gemm")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    document.get_by_test_id("kernel").click()
    page.keyboard.press("Control+s")
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save-all')")
    page.evaluate("window.jupyterapp.commands.execute('filebrowser:refresh')")
    expect(page.locator(".jp-DirListing-item", has_text=record.name)).to_be_visible()
    assert not [one for one in sent if one.startswith(("PUT", "PATCH")) and "/api/contents" in one]
    assert hashlib.sha256(record.read_bytes()).hexdigest() == before
    assert not list(lab.folder.glob(f".ipynb_checkpoints/{record.stem}*"))


@pytest.mark.full
def test_a_record_that_changes_on_disk_is_shown_anew(
    page: Page, lab: LabServer, record: Path, gemm: Compilation
) -> None:
    document = open_record(page, lab, record)
    explorer = expect_kernel(document, "gemm")
    explorer.get_by_test_id("tab-isa").click()
    named(gemm, EVIL).save(str(record))
    expect_kernel(document, EVIL)
    expect(explorer.get_by_test_id("tab-isa")).to_have_attribute("aria-selected", "true")
    expect(document.locator("img")).to_have_count(0)
    assert page.title() != "owned"


def test_a_broken_record_says_why_and_opens_when_it_is_whole(page: Page, lab: LabServer, record: Path) -> None:
    whole = record.read_bytes()
    record.write_bytes(whole[: len(whole) // 2])
    document = open_record(page, lab, record)
    message = document.locator(".jp-WaveRecord-message")
    expect(message).to_contain_text("This record cannot be shown")
    expect(message).to_contain_text(f"{record.name} is no whole .wavex file")
    record.write_bytes(whole)
    expect_kernel(document, "gemm")
    expect(message).to_be_hidden()
    record.unlink()
    expect(message).to_contain_text(f"{record.name} is not there")


@pytest.mark.full
def test_it_comes_back_with_the_workspace(page: Page, lab: LabServer, record: Path) -> None:
    explorer = expect_kernel(open_record(page, lab, record), "gemm")
    explorer.get_by_test_id("tab-isa").click()
    page.wait_for_function(
        "name => window.sessionStorage.getItem(`wave-explorer:view:${name}`)?.startsWith('isa')", arg=record.name
    )
    wait_until(
        page,
        "async name => JSON.stringify(await window.jupyterapp.serviceManager.workspaces.fetch('default'))"
        ".includes(name)",
        arg=f"wave-explorer-records:{record.name}",
    )
    open_lab(page, lab, reset=False)
    explorer = expect_kernel(page.locator(DOCUMENT), "gemm")
    expect(page.locator(DOCUMENT)).to_have_count(1)
    expect(explorer.get_by_test_id("tab-isa")).to_have_attribute("aria-selected", "true")


@pytest.mark.full
def test_an_address_opens_it_at_a_view(page: Page, lab: LabServer, record: Path) -> None:
    page.goto(f"{lab.url}/lab/tree/{record.name}?wave-view=isa.l-17&token={lab.token}&reset")
    explorer = expect_kernel(page.locator(DOCUMENT), "gemm")
    expect(explorer.get_by_test_id("tab-isa")).to_have_attribute("aria-selected", "true")


@pytest.mark.full
def test_a_server_without_our_part_says_what_to_do(page: Page, lab: LabServer, record: Path) -> None:
    page.route("**/wave-explorer/query*", lambda route: route.fulfill(status=404, body=""))
    document = open_record(page, lab, record)
    expect(document.get_by_role("status").first).to_contain_text("jupyter server extension enable wave_explorer.server")


@pytest.mark.full
def test_notebook_7_opens_it_too(page: Page, lab: LabServer, record: Path) -> None:
    page.goto(f"{lab.url}/edit/{record.name}?token={lab.token}")
    expect_kernel(page.locator(DOCUMENT), "gemm")
