"""Which versions of wave-lang Wave Explorer is tested with."""

from __future__ import annotations

import re
import warnings
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version

TESTED = (3, 9)
"""Release of wave-lang that the tests run with; any patch level of it."""


class UntestedWaveVersion(UserWarning):
    """The installed wave-lang is of a release that Wave Explorer was not tested with."""


def wave_version() -> str:
    """Version of the installed wave-lang, empty where it is not installed as a package."""
    try:
        return version("wave-lang")
    except PackageNotFoundError:
        return ""


@lru_cache(maxsize=1)
def warn_if_untested() -> None:
    """Warns once when wave-lang is of another release than the tested one; nothing is refused."""
    installed = wave_version()
    parts = tuple(int(part) for part in re.findall(r"\d+", installed)[:2])
    if parts != TESTED:
        warnings.warn(
            f"wave-lang {installed or '(version not known)'} is not the {TESTED[0]}.{TESTED[1]} that Wave Explorer is "
            "tested with. It is used all the same; views that depend on the compiler's internals may stay empty.",
            UntestedWaveVersion,
            stacklevel=3,
        )
