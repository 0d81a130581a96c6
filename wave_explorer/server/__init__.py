"""The Jupyter server's part: it answers questions about ``.wavex`` files, so that they open with no kernel.

Jupyter finds the two functions here by their names; what they need is imported when the server loads the extension.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Where the server finds the extension."""
    return [{"module": "wave_explorer.server"}]


def _load_jupyter_server_extension(app: ServerApp) -> None:
    """Adds the address that answers questions."""
    from wave_explorer.server.query_handler import add_query_handler

    add_query_handler(app)
