"""How much of this machine's memory arrays may take: more would take the whole process down."""

from __future__ import annotations

import os

from wave_explorer.device.errors import LaunchError


def half_of_memory() -> int | None:
    """Bytes; None where the system does not say."""
    if not hasattr(os, "sysconf") or "SC_PHYS_PAGES" not in os.sysconf_names:
        return None
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2


def check_bytes(wanted: int, what: str, advice: str = "Choose a smaller shape.") -> None:
    """Refuses to make something of more than half of this machine's memory.

    Raises:
        LaunchError: it is that large; the message begins with ``what``.
    """
    limit = half_of_memory()
    if limit is not None and wanted > limit:
        raise LaunchError(
            f"{what} takes {wanted / 2**30:.3g} GiB, and half of this machine's memory is {limit / 2**30:.3g} GiB.",
            advice,
        )
