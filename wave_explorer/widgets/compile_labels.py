"""What to call compiles in a list over all kernels, before a person gives them names."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wave_explorer.experiment import Variant
    from wave_explorer.record import Manifest, SpecData

MOST_CHANGES = 3
"""Settings that a label names."""


class CompileLabels:
    """Tells compiles of one kernel apart by the settings in which they differ from the first, else by number."""

    def __init__(self) -> None:
        self._first: dict[str, SpecData] = {}
        self._used: Counter[str] = Counter()

    def of_compile(self, manifest: Manifest, is_copy: bool) -> str:
        """Of a compile by itself: ``gemm``, ``gemm K=128``, ``gemm (2)``; ``is_copy`` of one made beside another."""
        first = self._first.setdefault(manifest.kernel, manifest.spec)
        changes = _changes(first, manifest.spec)
        label = " ".join((manifest.kernel, *changes[:MOST_CHANGES], *("…",) * (len(changes) > MOST_CHANGES)))
        return self._numbered(f"{label}, fresh copy" if is_copy else label)

    def of_variant(self, variant: Variant) -> str:
        """Of an explorer's variant: its kernel, and what sets it apart from the first."""
        kernel, apart = variant.compilation.manifest.kernel, variant.distinction
        if apart == "original":
            return self._numbered(kernel)
        return self._numbered(apart if apart.startswith(kernel) else f"{kernel} {apart}")

    def _numbered(self, label: str) -> str:
        self._used[label] += 1
        return label if self._used[label] == 1 else f"{label} ({self._used[label]})"


def _changes(first: SpecData, spec: SpecData) -> list[str]:
    changes = [f"{name}={value}" for name, value in spec.symbols.items() if first.symbols.get(name) != value]
    changes += [f"{name}={value}" for name, value in spec.options.items() if first.options.get(name) != value]
    return changes if first.target == spec.target else [*changes, spec.target]
