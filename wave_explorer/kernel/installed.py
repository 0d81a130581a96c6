"""Which modules are installed packages, and which are a user's own."""

from __future__ import annotations

import sys
import sysconfig
from functools import lru_cache
from pathlib import Path
from types import ModuleType

_FOLDERS = tuple(
    str(Path(sysconfig.get_path(name)).resolve()) for name in ("stdlib", "platstdlib", "purelib", "platlib")
)


def is_users_own(module: ModuleType) -> bool:
    """Whether a module is neither part of Python nor of an installed package, nor of Wave Explorer."""
    file = getattr(module, "__file__", None)
    name = getattr(module, "__name__", "")
    if name == "__main__" or name in sys.builtin_module_names or name.split(".")[0] == "wave_explorer":
        return name == "__main__"
    return not isinstance(file, str) or not _is_installed(file)


@lru_cache(maxsize=4096)
def _is_installed(file: str) -> bool:
    path = str(Path(file).resolve())
    return path.startswith(_FOLDERS) or "site-packages" in path or "dist-packages" in path


def importable(value: object) -> tuple[str, str] | None:
    """Module and name by which an installed package gives this very object; None where there is none."""
    module_name = getattr(value, "__module__", None)
    name = getattr(value, "__name__", None)
    module = sys.modules.get(module_name) if isinstance(module_name, str) else None
    if module is None or not isinstance(name, str) or is_users_own(module):
        return None
    return (module_name, name) if getattr(module, name, None) is value else None  # type: ignore[return-value]
