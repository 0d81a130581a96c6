"""Tells whoever lists compiles about those that `wx.compile` makes, while they grow; importing it loads nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wave_explorer.kernel.spec import KernelSpec
    from wave_explorer.record import Compilation

    Listener = Callable[[KernelSpec, Compilation], None]

_log = logging.getLogger(__name__)
_listeners: list[Listener] = []


def on_compile(listener: Listener) -> None:
    """Calls ``listener`` with each compile: first in the thread that asked for it, then from others as it grows."""
    _listeners.append(listener)


def announce(spec: KernelSpec, compilation: Compilation) -> None:
    """Tells the listeners; what they raise is logged, for it is not the compile's."""
    for listener in tuple(_listeners):
        try:
            listener(spec, compilation)
        except Exception:
            _log.warning("a compile could not be listed", exc_info=True)
