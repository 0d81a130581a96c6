"""All variants of a session, oldest first; nothing that was compiled is lost, failed attempts included."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wave_explorer.experiment.diagnosed import diagnosed
from wave_explorer.experiment.variant import Variant
from wave_explorer.record import Compilation, Run

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec


class UnknownVariant(LookupError):
    """The history holds no variant with this id."""


class History:
    """Variants by id; the first one is the baseline that changes are named against."""

    def __init__(self) -> None:
        self._variants: dict[str, Variant] = {}

    def __len__(self) -> int:
        return len(self._variants)

    @property
    def variants(self) -> tuple[Variant, ...]:
        """Oldest first."""
        return tuple(self._variants.values())

    @property
    def baseline(self) -> Variant | None:
        """The first variant, None while there is none."""
        return next(iter(self._variants.values()), None)

    def get(self, variant_id: str) -> Variant:
        """The variant with this id.

        Raises:
            UnknownVariant: there is none.
        """
        try:
            return self._variants[variant_id]
        except KeyError:
            raise UnknownVariant(f"there is no variant {variant_id!r} in this session") from None

    def add(self, spec: KernelSpec | None, compilation: Compilation) -> Variant:
        """Keeps a new attempt; its id is the compile's."""
        variant = Variant(
            compilation.id,
            spec,
            diagnosed(compilation),
            changes=self._changes(spec),
            title=self._title(spec, compilation),
        )
        self._variants[variant.id] = variant
        return variant

    def update(self, variant_id: str, *, compilation: Compilation | None = None, run: Run | None = None) -> Variant:
        """Replaces the record (as it grows) or the newest run of a variant."""
        variant = self.get(variant_id)
        if compilation is not None:
            variant = replace(variant, compilation=diagnosed(compilation, variant.compilation))
        if run is not None:
            variant = replace(variant, run=run)
        self._variants[variant_id] = variant
        return variant

    def _title(self, spec: KernelSpec | None, compilation: Compilation) -> str:
        """``as run`` for a compile of the user's own code, ``fresh compile`` for the clean one that follows it."""
        manifest = compilation.manifest
        alike = [
            variant.compilation.manifest
            for variant in self._variants.values()
            if variant.compilation.manifest.kernel == manifest.kernel
        ]
        if manifest.origin == "watch":
            title = "as run"
        elif spec is None and any(earlier.origin == "watch" for earlier in alike):
            title = "fresh compile"
        else:
            title = "original"
        if self.baseline is not None and self.baseline.compilation.manifest.kernel != manifest.kernel:
            title = f"{manifest.kernel}, {title}"
        same = sum(variant.title.partition(" (")[0] == title for variant in self._variants.values())
        return f"{title} ({same + 1})" if same and title != "original" else title

    def _changes(self, spec: KernelSpec | None) -> tuple[str, ...]:
        baseline = self.baseline
        if spec is None or baseline is None or baseline.spec is None:
            return ()
        return differences(baseline.spec, spec)


def differences(before: KernelSpec, after: KernelSpec) -> tuple[str, ...]:
    """Settings that differ, as ``name = value``, and passes that were switched off."""
    # A spec exists only where the compiler is installed, and a history of records opens without it.
    from wave_explorer.kernel import settable

    old = {setting.name: setting.value for setting in settable(before)}
    changed = [
        f"{setting.name} = {setting.value}"
        for setting in settable(after)
        if setting.group != "pass" and old.get(setting.name) != setting.value
    ]
    off = [name for name in after.disabled_passes if name not in before.disabled_passes]
    return (*changed, *(f"without {name}" for name in off))
