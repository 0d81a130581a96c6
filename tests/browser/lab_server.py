"""A JupyterLab of our own for a test session: its own port, token, folders and workspace."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class LabServer:
    """A running server; ``folder`` is what its file browser shows."""

    url: str
    token: str
    folder: Path

    def lab(self, notebook: str) -> str:
        """Address that opens ``notebook`` in a fresh workspace."""
        return f"{self.url}/lab/tree/{notebook}?token={self.token}&reset"


def start(home: Path) -> tuple[LabServer, subprocess.Popen[bytes]]:
    """Starts JupyterLab under ``home`` and waits until it answers.

    Raises:
        RuntimeError: it ended or did not answer within a minute; its log is in the message.
    """
    folder = home / "work"
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "notebooks" / "01_first_look.ipynb", folder)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    token = secrets.token_hex(16)
    environment = os.environ | {
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "IPYTHONDIR": str(home / "ipython"),
        "PYTHONPATH": str(ROOT),
    }
    overrides = home / "config" / "labconfig"
    overrides.mkdir(parents=True)
    (overrides / "default_setting_overrides.json").write_text(
        '{"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": false}}'
    )
    log = (home / "lab.log").open("wb")
    process = subprocess.Popen(
        [
            sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}",
            f"--IdentityProvider.token={token}", f"--ServerApp.root_dir={folder}",
            "--LabApp.expose_app_in_browser=True", f"--LabApp.workspaces_dir={home / 'workspaces'}",
            f"--LabApp.user_settings_dir={home / 'settings'}",
        ],
        stdout=log, stderr=subprocess.STDOUT, env=environment, cwd=folder, start_new_session=True,
    )  # fmt: skip
    server = LabServer(f"http://127.0.0.1:{port}", token, folder)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{server.url}/api/status?token={token}", timeout=2):
                return server, process
        except OSError:
            time.sleep(0.3)
    process.kill()
    raise RuntimeError(f"JupyterLab did not start:\n{(home / 'lab.log').read_text()[-3000:]}")
