"""``POST <base>/wave-explorer/query``: one named query about one ``.wavex`` file of the server.

The body is a :class:`Question` as JSON, the answer a :class:`Reply`.  Whatever a person can do something about is said
in a reply of status 200; 400 means that the body is no question, 403 that the user may not read files.
"""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from jupyter_server.auth.decorator import authorized
from jupyter_server.base.handlers import APIHandler
from jupyter_server.utils import url_path_join
from tornado import web

from wave_explorer.server.record_path import RefusedPath, record_path
from wave_explorer.server.reply import Question, Reply

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp

    from wave_explorer.server.opened_records import OpenedRecords

THREADS = 8
"""Questions under way at once; a page that opens asks several."""


class RecordAnswers:
    """Answers questions in threads of its own; the rooms that read records are imported by the first question.

    Args:
        app: the server.
    """

    def __init__(self, app: ServerApp) -> None:
        self._log = app.log
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="wave-explorer")
        self._lock = threading.Lock()
        self._opened: OpenedRecords | None = None

    async def json(self, file: Path, question: Question) -> bytes:
        """The reply as JSON."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._json, file, question)

    def _json(self, file: Path, question: Question) -> bytes:
        return msgspec.json.encode(self._records().reply(file, question))

    def _records(self) -> OpenedRecords:
        with self._lock:
            if self._opened is None:
                from wave_explorer.server.opened_records import OpenedRecords

                self._opened = OpenedRecords(self._log)
            return self._opened


class QueryHandler(APIHandler):
    """Answers one question; for users who may read files."""

    auth_resource = "contents"

    def initialize(self, answers: RecordAnswers) -> None:
        """Takes what the application gives each request."""
        self.answers = answers

    @web.authenticated
    @authorized(action="read")  # type: ignore[untyped-decorator]
    async def post(self) -> None:
        """See the module."""
        try:
            question = msgspec.json.decode(self.request.body, type=Question)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise web.HTTPError(400, reason="This is no question about a record") from error
        self.finish(await self._reply(question))

    async def _reply(self, question: Question) -> bytes:
        root = getattr(self.contents_manager, "root_dir", "")
        if not root:
            return _refusal("This server keeps its files elsewhere than in a folder; records open from a folder only")
        try:
            file = record_path(Path(root), question.path, hidden=self.contents_manager.allow_hidden)
        except RefusedPath as error:
            return _refusal(str(error))
        return await self.answers.json(file, question)


def _refusal(error: str) -> bytes:
    return msgspec.json.encode(Reply(False, error=error))


def add_query_handler(app: ServerApp) -> None:
    """Adds the address to a server."""
    address = url_path_join(app.web_app.settings["base_url"], "wave-explorer", "query")
    handlers = [(address, QueryHandler, {"answers": RecordAnswers(app)})]
    app.web_app.add_handlers(".*$", handlers)  # type: ignore[no-untyped-call]
