"""When a run is given up, unless a caller says otherwise."""

from __future__ import annotations

INSTRUCTION_LIMIT = 5_000_000
"""Instructions of one wave after which a run is taken for an endless loop."""

HAND_WRITTEN_INSTRUCTION_LIMIT = 200_000
"""The same for assembly of unknown origin: code by hand goes wrong more often than a compiler's, and the emulator gets
there within seconds."""

TIME_LIMIT = 3600.0
"""Seconds that a run may be expected to take when its first workgroups have run."""
