"""The list of compiles in a real Jupyter kernel: pushed while a cell runs, and answered there through a subshell."""

from __future__ import annotations

import queue
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager

ROOT = Path(__file__).parents[2]
PATIENCE = 240

COMPILE = """
import time
from tests.capture.small_kernels import copy_kernel
from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile
made, subs = copy_kernel()
wave_compile(WaveCompileOptions(subs=dict(subs), target="gfx942", compile_to_mlir=True), made)
go_on = False
until = time.monotonic() + 120
while not go_on and time.monotonic() < until:
    time.sleep(0.05)
"""


class Kernel:
    """A kernel, and the one page that talks to it."""

    def __init__(self, client: BlockingKernelClient) -> None:
        self.client = client
        self.comm_id = uuid.uuid4().hex
        self.said: list[dict[str, Any]] = []
        self.idle: set[str] = set()

    def send(self, kind: str, content: dict[str, Any], subshell: str | None = None) -> str:
        message = self.client.session.msg(kind, content)
        if subshell is not None:
            message["header"]["subshell_id"] = subshell
        self.client.shell_channel.send(message)
        return str(message["header"]["msg_id"])

    def execute(self, code: str, subshell: str | None = None, **more: Any) -> str:
        asked = {"code": code, "silent": False, "store_history": True, "user_expressions": {}, "allow_stdin": False}
        return self.send("execute_request", {**asked, **more}, subshell)

    def run(self, code: str, **more: Any) -> None:
        asked = self.execute(code, **more)
        self.wait_for(lambda: asked in self.idle)

    def subshell(self) -> str:
        message = self.client.session.msg("create_subshell_request", {})
        self.client.control_channel.send(message)
        reply = self.client.control_channel.get_msg(timeout=PATIENCE)
        return str(reply["content"]["subshell_id"])

    def wait_for(self, condition: Any) -> None:
        """Reads what the kernel publishes until ``condition()``."""
        until = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < until, self.said[-3:]
            try:
                message = self.client.get_iopub_msg(timeout=1)
            except queue.Empty:
                continue
            kind, content = message["header"]["msg_type"], message["content"]
            if kind == "comm_msg" and content["comm_id"] == self.comm_id:
                self.said.append(content["data"])
            elif kind == "status" and content["execution_state"] == "idle":
                self.idle.add(message["parent_header"]["msg_id"])
            assert kind != "error", content

    @property
    def lists(self) -> list[dict[str, Any]]:
        return [one for one in self.said if one["kind"] == "list"]

    @property
    def rows(self) -> list[dict[str, Any]]:
        return list(self.lists[-1]["compilations"]) if self.lists else []


@pytest.fixture(scope="module")
def kernel() -> Iterator[Kernel]:
    manager = KernelManager(kernel_name="python3")
    manager.start_kernel(cwd=str(ROOT))
    client = manager.client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=PATIENCE)
        yield Kernel(client)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def test_the_list_moves_and_answers_while_the_cell_that_compiles_still_runs(kernel: Kernel) -> None:
    kernel.run("import sys; sys.path.insert(0, '.'); import os; os.environ['WAVE_CACHE_ON'] = '0'")
    kernel.run("get_ipython().run_line_magic('load_ext', 'wave_explorer')", silent=True, store_history=False)
    kernel.run("assert not {'torch', 'wave_lang', 'numpy', 'ipywidgets'} & set(sys.modules)")
    subshell = kernel.subshell()
    opening = {"comm_id": kernel.comm_id, "target_name": "wave-explorer-compilations", "data": {}}
    kernel.send("comm_open", opening, subshell)
    kernel.wait_for(lambda: kernel.lists)
    assert kernel.lists[0]["recording"] and kernel.rows == []

    cell = kernel.execute(COMPILE)
    kernel.wait_for(lambda: kernel.rows and kernel.rows[0]["status"] == "ok")
    assert cell not in kernel.idle, "the cell waits for us"
    growing = [one["compilations"][0]["passes"] for one in kernel.lists if one["compilations"]]
    assert growing == sorted(growing) and growing[-1] > 30
    (row,) = kernel.rows
    assert (row["kernel"], row["target"], row["cell"]) == ("row_copy", "gfx942", "3")

    rename = {"kind": "rename", "id": "r1", "compilation": row["id"], "value": "mine"}
    kernel.send("comm_msg", {"comm_id": kernel.comm_id, "data": rename}, subshell)
    kernel.wait_for(lambda: {"kind": "answer", "id": "r1", "ok": True} in kernel.said)
    kernel.wait_for(lambda: kernel.rows[0]["label"] == "mine")
    assert cell not in kernel.idle
    # Another message of the kernel has gone out since: what the page says next still finds the subshell.
    kernel.send("comm_msg", {"comm_id": kernel.comm_id, "data": {**rename, "id": "r2", "value": "yours"}}, subshell)
    kernel.wait_for(lambda: kernel.rows[0]["label"] == "yours")
    assert cell not in kernel.idle
    kernel.execute("go_on = True", subshell)
    kernel.wait_for(lambda: cell in kernel.idle)


def test_a_panel_opens_on_the_cell_of_a_compile_and_on_nothing(kernel: Kernel) -> None:
    kernel.run("from wave_explorer.widgets.panel import show_cell; show_cell(3)", store_history=False)
    kernel.run("from wave_explorer.widgets.panel import show_panel; show_panel('no-such-compile')", store_history=False)
    kernel.run("from wave_explorer.widgets.on_compile import _explorers\nassert len(_explorers) == 1")
