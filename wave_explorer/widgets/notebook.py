"""What ``%load_ext wave_explorer`` sets up in a shell, and takes back."""

from __future__ import annotations

import sys
from typing import Any

from wave_explorer.capture.watch import unwatch, watch
from wave_explorer.widgets.feed import serve
from wave_explorer.widgets.running_cell import running_cell
from wave_explorer.widgets.wave_cell import WaveCells

_magics: dict[int, WaveCells] = {}


def load(shell: Any) -> None:
    """Records every `wave_compile` of the session, serves the list of compiles, and makes ``%%wave`` known.

    Raises:
        UnknownSignature: this wave-lang has another `wave_compile` than the one we know.
    """
    serve()
    running_cell.follow(shell)
    if id(shell) not in _magics:
        _magics[id(shell)] = WaveCells(shell)
        _magics[id(shell)].register()
    watch()
    sys.stdout.write("Wave Explorer records every wave_compile of this session; wx.explore() shows the newest.\n")


def unload(shell: Any) -> None:
    """Puts the compiler back as it was; the list of compiles stays, with what was recorded."""
    magics = _magics.pop(id(shell), None)
    if magics is not None:
        magics.unregister()
    unwatch()
