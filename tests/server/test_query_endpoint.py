"""The address of a real Jupyter server that answers questions about records."""

from __future__ import annotations

import http.cookiejar
import json
import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from wave_explorer.record import Compilation

ROOT = Path(__file__).resolve().parents[2]
CONFIG = ROOT / "extension" / "jupyter_server_config.d"


@dataclass(frozen=True)
class Server:
    """A running server and the folder that it shows."""

    url: str
    token: str
    folder: Path

    def post(self, body: bytes, headers: dict[str, str]) -> tuple[int, Any]:
        """Status of a request, and what came back as JSON."""
        request = urllib.request.Request(f"{self.url}wave-explorer/query", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, None

    def ask(self, path: str, name: str, **params: object) -> Any:
        """The reply to a question that carries the token."""
        body = json.dumps({"path": path, "name": name, "params": params}).encode()
        status, reply = self.post(body, {"Authorization": f"token {self.token}"})
        assert status == 200
        return reply


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, gemm: Compilation) -> Iterator[Server]:
    """A Jupyter server under an address of its own, with the configuration that the package installs."""
    home = tmp_path_factory.mktemp("server")
    folder = home / "root"
    folder.mkdir()
    gemm.save(str(folder / "gemm.wavex"))
    (home / "config").mkdir()
    (home / "config" / "jupyter_server_config.d").symlink_to(CONFIG)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    token = secrets.token_hex(16)
    places = {f"JUPYTER_{name}_DIR": str(home / name.lower()) for name in ("CONFIG", "DATA", "RUNTIME")}
    log = home / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [
                sys.executable, "-m", "jupyter_server", "--no-browser", "--allow-root", "--ip=127.0.0.1",
                f"--port={port}", "--ServerApp.base_url=/a/base/", f"--IdentityProvider.token={token}",
                f"--ServerApp.root_dir={folder}",
            ],
            stdout=out, stderr=subprocess.STDOUT, env=os.environ | places | {"PYTHONPATH": str(ROOT)}, cwd=folder,
        )  # fmt: skip
    found = Server(f"http://127.0.0.1:{port}/a/base/", token, folder)
    deadline = time.monotonic() + 120
    while True:
        try:
            urllib.request.urlopen(f"{found.url}api/status?token={token}", timeout=5).close()
            break
        except OSError:
            if process.poll() is not None or time.monotonic() > deadline:
                process.kill()
                pytest.fail(f"the server did not start:\n{log.read_text()[-3000:]}")
            time.sleep(0.3)
    yield found
    process.terminate()
    process.wait(30)


def test_a_question_is_answered(server: Server, gemm: Compilation) -> None:
    reply = server.ask("gemm.wavex", "summary")
    assert reply["ok"] and reply["payload"]["id"] == gemm.id and reply["revision"]
    assert server.ask("gemm.wavex", "stages")["payload"]["stages"][0]["id"] == gemm.stages[0].id


def test_what_cannot_be_answered_says_why(server: Server) -> None:
    assert server.ask("gemm.wavex", "sumary")["error"].endswith("did you mean 'summary'?")
    assert server.ask("gone.wavex", "summary")["error"] == "gone.wavex is not there; it may have been moved or deleted"
    assert "outside the folder" in server.ask("../gemm.wavex", "summary")["error"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"path": "a.wavex"}', b'{"path": 1, "name": "summary"}', b"\xff"])
def test_what_is_no_question_is_a_bad_request(server: Server, body: bytes) -> None:
    assert server.post(body, {"Authorization": f"token {server.token}"})[0] == 400


def test_strangers_get_nothing(server: Server) -> None:
    body = json.dumps({"path": "gemm.wavex", "name": "summary"}).encode()
    assert server.post(body, {})[0] == 403
    assert server.post(body, {"Authorization": f"token {secrets.token_hex(16)}"})[0] == 403


def test_a_browser_that_is_logged_in_needs_the_page_s_own_mark(server: Server) -> None:
    """A cookie alone is sent by any page that a browser shows; the second one only our own can read."""
    jar = http.cookiejar.CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    browser.open(f"{server.url}login?token={server.token}", timeout=60).close()
    cookies = {cookie.name: cookie.value or "" for cookie in jar}
    body = json.dumps({"path": "gemm.wavex", "name": "summary"}).encode()
    sent = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    assert server.post(body, sent)[0] == 403
    status, reply = server.post(body, sent | {"X-XSRFToken": cookies["_xsrf"]})
    assert status == 200 and reply["ok"]


def test_the_server_takes_in_neither_compiler_nor_kernel() -> None:
    """What its process imports to answer every question, in a fresh interpreter."""
    code = (
        "import sys, wave_explorer.server.query_handler, wave_explorer.server.opened_records;"
        "print(*{name.partition('.')[0] for name in sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {"torch", "wave_lang", "iree", "sympy", "ipywidgets", "IPython", "ipykernel"} & set(done.stdout.split())


def test_loading_the_extension_reads_no_record_room() -> None:
    """A server that never opens a record does not pay for it when it starts."""
    code = "import sys, wave_explorer.server.query_handler; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
