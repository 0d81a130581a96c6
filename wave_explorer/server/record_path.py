"""From the path that a page names to a file that it may read."""

from __future__ import annotations

from pathlib import Path

SUFFIX = ".wavex"


class RefusedPath(Exception):
    """No file that may be read; the message says why, and names the path as the page does."""


def record_path(root: Path, path: str, *, hidden: bool = False) -> Path:
    """The record that ``path`` names, with all links followed.

    Args:
        root: the folder that the server shows.
        path: below it, with ``/`` between the parts, as JupyterLab's file browser names it.
        hidden: whether names that begin with a dot may be read.

    Raises:
        RefusedPath: outside ``root``, hidden, no ``.wavex`` file, or not there.
    """
    parts = [part for part in path.split("/") if part]
    if not parts or not parts[-1].endswith(SUFFIX):
        raise RefusedPath(f"{path} is no {SUFFIX} file")
    if not hidden and any(part.startswith(".") and part not in (".", "..") for part in parts):
        raise RefusedPath(f"{path} is hidden, and this server does not show hidden files")
    top = root.resolve()
    try:
        found = top.joinpath(*parts).resolve()
        # First this: whether there are files elsewhere is nothing to be told.
        if not found.is_relative_to(top):
            raise RefusedPath(f"{path} lies outside the folder of this server; copy the record into it to open it")
        there = found.exists()
    except (OSError, RuntimeError, ValueError) as error:
        # Links in a circle, or a name that no file can have.
        raise RefusedPath(f"{path} cannot be opened: {error}") from error
    if not there:
        raise RefusedPath(f"{path} is not there; it may have been moved or deleted")
    if found.suffix != SUFFIX:
        raise RefusedPath(f"{path} is a link to something else than a {SUFFIX} file")
    return found
