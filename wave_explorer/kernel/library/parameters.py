"""Parameters of library kernels: whole numbers, choices, flags, matrix types."""

from __future__ import annotations

from collections.abc import Callable

from wave_lang.kernel.wave.constraints import MMAType

from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.matrix_types import matrix_types
from wave_explorer.kernel.setting import Setting


def integer(name: str, default: int, text: str) -> Parameter:
    """A whole number from 1."""
    return Parameter(Setting(name=name, kind="integer", value=default, default=default, help=text))


def choice(name: str, default: str, choices: tuple[str, ...], text: str) -> Parameter:
    """One of ``choices``."""
    return Parameter(Setting(name=name, kind="choice", value=default, default=default, choices=choices, help=text))


def flag(name: str, text: str) -> Parameter:
    """Yes or no; no unless it is set."""
    return Parameter(Setting(name=name, kind="flag", value=False, default=False, help=text))


def matrix_type(name: str, target: str, dtype: str, allowed: Callable[[str], bool] = lambda _: True) -> Parameter:
    """Every type there is can be asked for, so that its failure can be seen; the target's own come first."""
    legal = [kind.name for kind in matrix_types(target, dtype) if allowed(kind.name)]
    others = [kind.name for kind in MMAType if kind.name not in legal and allowed(kind.name)]
    return choice(
        name,
        (legal or others)[0],
        tuple(legal + others),
        f"Matrix instruction; {', '.join(legal) or 'none'} on {target} for {dtype}.",
    )


def threads_per_wave(mma_type: str) -> int:
    """RDNA4's and gfx1250's matrix instructions work on waves of 32, CDNA's on waves of 64."""
    return 32 if mma_type.startswith(("RDNA4", "GFX1250")) else 64


def optional_integer(name: str, text: str) -> Parameter:
    """A whole number from 1, or none, which is the default."""
    return Parameter(Setting(name=name, kind="integer", value=None, default=None, optional=True, help=text))


def integers(name: str, default: tuple[int, ...], text: str) -> Parameter:
    """Whole numbers, typed with commas between."""
    return Parameter(Setting(name=name, kind="integers", value=default, default=default, help=text))


def number(name: str, default: float | None, text: str) -> Parameter:
    """A real number; optional where the default is none."""
    return Parameter(
        Setting(name=name, kind="number", value=default, default=default, optional=default is None, help=text)
    )
