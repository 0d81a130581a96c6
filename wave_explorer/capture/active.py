"""Which capture, if any, the running thread or task belongs to; every hook asks here first."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wave_explorer.capture.fx_capture import FxCapture

# A new thread starts without a value, so a compile that another thread runs is not taken for ours.
active: ContextVar[FxCapture | None] = ContextVar("wave_explorer_capture", default=None)
