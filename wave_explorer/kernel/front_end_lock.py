"""One trace at a time: torch.fx swaps functions of torch while it traces, for the whole process, and two traces at once
would undo each other."""

from __future__ import annotations

import threading

front_end_lock = threading.RLock()
"""Held while a kernel is traced or taken through Wave's passes in this process."""
