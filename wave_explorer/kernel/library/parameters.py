"""Parameters of library kernels: whole numbers, choices, flags, matrix types; those that attention kernels share."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from wave_lang.kernel.wave.constraints import MMAType

from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.matrix_types import matrix_types
from wave_explorer.kernel.setting import Setting


def by_name(parameters: Iterable[Parameter]) -> dict[str, Parameter]:
    """Parameters under their names, in this order."""
    return {parameter.setting.name: parameter for parameter in parameters}


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


def attention_extents(
    queries: str, value_size: str, key_size: str, keys: str, *, scaled: bool = True, keys_note: str = ""
) -> list[Parameter]:
    """The extents of ``softmax(q·kᵀ)·v`` for one head, under the names that a template gives them.

    Args:
        queries, value_size, key_size, keys: names of the extents.
        scaled: whether the kernel divides the scores by the root of the head size.
        keys_note: more about the number of keys.
    """
    scale = f"; the scale is 1/√{key_size}" if scaled else ""
    return [
        integer(queries, 128, "Length of the query sequence."),
        integer(value_size, 64, "Head size of v and of the output."),
        integer(key_size, 64, f"Head size of q and k{scale}."),
        integer(keys, 128, f"Length of the key and value sequence{keys_note}."),
    ]


def attention_heads() -> Parameter:
    """The heads of a kernel that has one axis for batch and heads."""
    return integer("B", 2, "Heads (batch times query heads).")


def causal() -> Parameter:
    """Whether an attention kernel masks the future."""
    return flag("is_causal", "Mask the future: query i sees keys 0 to i.")


def dynamic_dims(dims: str, keys: str) -> Parameter:
    """Whether ``dims`` of an attention kernel are left to the launch; ``keys`` is the one that its loop goes over."""
    return flag("dynamic_dims", f"{dims} are known at launch only; {keys} must be above 4 · BLOCK_{keys}.")
