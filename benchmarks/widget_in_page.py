"""The widget over a real session in a page of headless Chromium, with a plain HTTP server where Jupyter would be."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from wave_explorer.actions.session import Session
from wave_explorer.queries import BadQuery
from wave_explorer.widgets.explorer import MODULES, STATIC

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]

PAGE = """<!doctype html><meta charset="utf-8"><title>Wave Explorer</title>
<style>html, body { margin: 0; height: 100%; } #place { height: 100vh; }</style><div id="place"></div>
<script type="module">
import widget from './widget.js';
const traits = { state: await (await fetch('./state')).json(), selection: {} };
const listeners = new Map();
const tell = (name, value) => (listeners.get(name) ?? new Set()).forEach(run => run(value));
const model = {
  get: name => traits[name],
  set: (name, value) => { traits[name] = value; tell(`change:${name}`); },
  save_changes: () => undefined,
  on: (name, run) => listeners.set(name, (listeners.get(name) ?? new Set()).add(run)),
  off: (name, run) => listeners.get(name)?.delete(run),
  send: async message => {
    const answer = await fetch('./ask', { method: 'POST', body: JSON.stringify(message) });
    tell('msg:custom', await answer.json());
  }
};
window.select = change => { traits.selection = { ...traits.selection, ...change }; tell('change:selection'); };
widget.render({ model, el: document.getElementById('place') });
window.painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
/** Milliseconds from a change of the selection until `shown()` holds and its frame is on the screen. */
window.until = async (change, shown) => {
  const start = performance.now();
  window.select(change);
  while (!shown()) {
    await new Promise(done => requestAnimationFrame(done));
  }
  await window.painted();
  return performance.now() - start;
};
</script>"""


class _Handler(BaseHTTPRequestHandler):
    session: Session

    def do_GET(self) -> None:
        name = self.path.strip("/")
        if name == "state":
            self._send(json.dumps(self.session.state()).encode(), "application/json")
        elif name == "widget.js":
            self._send((STATIC / name).read_bytes(), "text/javascript")
        else:
            self._send(PAGE.encode(), "text/html")

    def do_POST(self) -> None:
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        reply: dict[str, Any] = {"kind": "answer", "id": message["id"], "ok": True}
        try:
            if message["kind"] == "module":
                reply["payload"] = (STATIC / MODULES[message["name"]]).read_text(encoding="utf-8")
            else:
                reply["payload"] = self.session.query(message["name"], message["params"])
        except BadQuery as error:
            reply |= {"ok": False, "error": str(error)}
        self._send(json.dumps(reply).encode(), "application/json")

    def _send(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: the figures are the output."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium without a GPU.

    Raises:
        SystemExit: there is none.
    """
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        raise SystemExit("this benchmark needs Chromium on the PATH")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def explorer_page(browser: Browser, session: Session, width: int = 1600, height: int = 1000) -> Iterator[Page]:
    """A page with the explorer of ``session``, drawn and at rest."""
    handler = type("Handler", (_Handler,), {"session": session})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page = browser.new_page(viewport={"width": width, "height": height})
    try:
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.get_by_test_id("wave-explorer").wait_for()
        page.locator("[data-stage]").first.wait_for()
        yield page
    finally:
        page.close()
        server.shutdown()


def bundle_bytes(name: str) -> int:
    """Size of one shipped module."""
    return Path(STATIC / name).stat().st_size
