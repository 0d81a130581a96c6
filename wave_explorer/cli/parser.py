"""The parser of the command line; a setting without its option is told where it belongs."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any

from typing_extensions import override

_SETTING = re.compile(r"[$A-Za-z_][\w$]*=.*", re.DOTALL)


class Parser(argparse.ArgumentParser):
    """argparse's own, with a way out behind "unrecognized arguments"."""

    @override
    def parse_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> argparse.Namespace:
        found: argparse.Namespace
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}{_way_out(found, unknown)}")
        return found


def _way_out(found: argparse.Namespace, unknown: Sequence[str]) -> str:
    """What to write for ``NAME=VALUE`` that stands by itself; empty for other words."""
    lost = [word for word in unknown if _SETTING.fullmatch(word)]
    if not lost:
        return ""
    if hasattr(found, "settings"):
        variant = ",".join([*found.settings[-1:], *lost])
        return (
            f"\nSettings of one variant stand behind one --with, commas between them: --with {variant}; another --with "
            "is another variant."
        )
    if hasattr(found, "sub"):
        return f"\nEach setting has its option: --sub {lost[0]} for a symbol, --option {lost[0]} for a compile option."
    return ""
