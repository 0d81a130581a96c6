"""All variants of an experiment, oldest first, and what was done to them; nothing that was compiled is lost.

Every act of a person can be taken back and done again.  A variant that is put away (deleted, or its edit taken back)
keeps its record and runs, and :meth:`History.restore` brings it back, also when later acts made redoing impossible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Literal

from wave_explorer.experiment.act import Act, ActKind, Change
from wave_explorer.experiment.diagnosed import diagnosed
from wave_explorer.experiment.variant import HandEdited, Variant
from wave_explorer.record import Compilation, Run

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec

ACTS_KEPT = 500
"""Older acts can no longer be taken back; their variants stay as they are."""


class UnknownVariant(LookupError):
    """The history holds no variant with this id, or it is put away."""

    def __str__(self) -> str:
        return str(self.args[0])


class NothingToUndo(LookupError):
    """There is no act to take back, or none to do again."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class HistoryState:
    """A history at one moment; what is stored of it.

    Attributes:
        variants: all of them, those that are put away too, oldest first.
        acts: oldest first.
        done: how many of ``acts`` are in force; those after it were taken back.
    """

    variants: tuple[Variant, ...] = ()
    acts: tuple[Act, ...] = ()
    done: int = 0


class History:
    """Variants by id, with undo and redo.

    Args:
        state: what to begin with.
        now: the clock; UTC, ISO 8601.
    """

    def __init__(self, state: HistoryState | None = None, now: Callable[[], str] | None = None) -> None:
        began = state or HistoryState()
        self._variants = {variant.id: variant for variant in began.variants}
        self._acts = list(began.acts)
        self._done = began.done
        self._now = now or utc_now

    def __len__(self) -> int:
        return len(self.variants)

    @property
    def state(self) -> HistoryState:
        """The history as it is now."""
        return HistoryState(tuple(self._variants.values()), tuple(self._acts), self._done)

    @property
    def variants(self) -> tuple[Variant, ...]:
        """Those that are not put away, oldest first."""
        return tuple(variant for variant in self._variants.values() if not variant.deleted)

    @property
    def deleted(self) -> tuple[Variant, ...]:
        """Those that are put away, oldest first."""
        return tuple(variant for variant in self._variants.values() if variant.deleted)

    @property
    def baseline(self) -> Variant | None:
        """The pinned variant, else the first one; None while there is none."""
        pinned = next((variant for variant in self.variants if variant.pinned), None)
        return pinned or next(iter(self.variants), None)

    @property
    def undoable(self) -> Act | None:
        """The act that :meth:`undo` takes back."""
        return self._acts[self._done - 1] if self._done else None

    @property
    def redoable(self) -> Act | None:
        """The act that :meth:`redo` does again."""
        return self._acts[self._done] if self._done < len(self._acts) else None

    def __contains__(self, variant_id: object) -> bool:
        """Whether there is such a variant, put away or not."""
        return variant_id in self._variants

    def get(self, variant_id: str) -> Variant:
        """The variant with this id, put away or not.

        Raises:
            UnknownVariant: there is none.
        """
        try:
            return self._variants[variant_id]
        except KeyError:
            raise UnknownVariant(f"there is no variant {variant_id!r} in this experiment") from None

    # ------------------------------------------------------------------------------------------- compiles and runs

    def add(
        self,
        spec: KernelSpec | None,
        compilation: Compilation,
        *,
        hand_edited: HandEdited = "",
        reference: KernelSpec | None = None,
    ) -> Variant:
        """Keeps a new attempt; its id is the compile's.

        Args:
            spec: what it was compiled from, None where that is not known.
            compilation: as far as it has come.
            hand_edited: the text that a person wrote.
            reference: what its changes are named against where the first variant has no spec.
        """
        first = next(iter(self._variants.values()), None)
        against = first.spec if first is not None and first.spec is not None else reference
        variant = Variant(
            compilation.id,
            spec,
            diagnosed(compilation),
            changes=differences(against, spec) if against is not None and spec is not None else (),
            title=self._title(spec, compilation),
            hand_edited=hand_edited or ("MLIR" if spec is not None and spec.mlir is not None else ""),
        )
        same = sum(earlier.distinction == variant.distinction for earlier in self._variants.values())
        variant = replace(variant, serial=same + 1)
        self._variants[variant.id] = replace(variant, deleted=True)
        self._act("edit", Change(variant.id, "deleted", True, False))
        return self._variants[variant.id]

    def update(self, variant_id: str, *, compilation: Compilation | None = None, run: Run | None = None) -> Variant:
        """Replaces the record (as it grows), or adds a run.

        Raises:
            UnknownVariant: there is no such variant.
        """
        variant = self.get(variant_id)
        if compilation is not None:
            variant = replace(variant, compilation=diagnosed(compilation, variant.compilation))
        if run is not None:
            variant = variant.with_run(run, self._now())
        self._variants[variant_id] = variant
        return variant

    def put(self, variant: Variant) -> None:
        """Takes what is now known about a variant, e.g. its spec.

        Raises:
            UnknownVariant: there is no such variant.
        """
        self.get(variant.id)
        self._variants[variant.id] = variant

    def renew(self, earlier_id: str, variant_id: str) -> Variant:
        """A new compile that gave what an earlier one gave takes its place, with its runs and what was said about it.

        Raises:
            UnknownVariant: there is no such variant.
        """
        earlier, newer = self.get(earlier_id), self.get(variant_id)
        renewed = replace(
            newer, runs=newer.runs + earlier.runs, changes=earlier.changes, title=earlier.title, serial=earlier.serial,
            name=newer.name or earlier.name, note=newer.note or earlier.note, pinned=newer.pinned or earlier.pinned,
        )  # fmt: skip
        del self._variants[variant_id]
        self._variants = {
            (renewed.id if key == earlier_id else key): (renewed if key == earlier_id else variant)
            for key, variant in self._variants.items()
        }
        self._forget_acts(lambda act: act.kind == "edit" and act.variant == variant_id)
        self._acts = [act.of(earlier_id, variant_id) for act in self._acts]
        return renewed

    def drop(self, variant_ids: Iterable[str]) -> None:
        """Lets variants go for good, with the acts about them: only for what there is no room for."""
        gone = set(variant_ids)
        self._variants = {key: variant for key, variant in self._variants.items() if key not in gone}
        self._forget_acts(lambda act: any(change.variant in gone for change in act.changes))

    # ---------------------------------------------------------------------------------------------- acts of a person

    def rename(self, variant_id: str, name: str) -> Variant:
        """Gives a variant a name; an empty one goes back to what sets it apart.

        Raises:
            UnknownVariant: there is no such variant, or it is put away.
        """
        return self._annotate("rename", variant_id, "name", " ".join(writable(name).split()))

    def note(self, variant_id: str, text: str) -> Variant:
        """Replaces the note of a variant.

        Raises:
            UnknownVariant: there is no such variant, or it is put away.
        """
        return self._annotate("note", variant_id, "note", writable(text).strip())

    def pin(self, variant_id: str, pinned: bool = True) -> Variant:
        """Makes a variant the baseline of comparisons in place of another, or takes that back.

        Raises:
            UnknownVariant: there is no such variant, or it is put away.
        """
        variant = self._present(variant_id)
        if variant.pinned != pinned:
            others = [Change(other.id, "pinned", True, False) for other in self._variants.values() if other.pinned]
            own = Change(variant_id, "pinned", variant.pinned, pinned)
            self._act("pin" if pinned else "unpin", *(others if pinned else ()), own)
        return self.get(variant_id)

    def delete(self, variant_id: str) -> Variant:
        """Puts a variant away; its record and runs are kept.

        Raises:
            UnknownVariant: there is no such variant, or it is put away already.
        """
        self._present(variant_id)
        self._act("delete", Change(variant_id, "deleted", False, True))
        return self.get(variant_id)

    def restore(self, variant_id: str) -> Variant:
        """Brings a variant back that was put away.

        Raises:
            UnknownVariant: there is no such variant.
        """
        if self.get(variant_id).deleted:
            self._act("restore", Change(variant_id, "deleted", True, False))
        return self.get(variant_id)

    def undo(self) -> Act:
        """Takes the last act back.

        Raises:
            NothingToUndo: there is none.
        """
        act = self.undoable
        if act is None:
            raise NothingToUndo("there is nothing to undo")
        self._done -= 1
        for change in reversed(act.changes):
            self._set(change, change.before)
        return act

    def redo(self) -> Act:
        """Does the act again that was taken back last.

        Raises:
            NothingToUndo: there is none, or something else was done since.
        """
        act = self.redoable
        if act is None:
            raise NothingToUndo("there is nothing to do again")
        self._done += 1
        for change in act.changes:
            self._set(change, change.after)
        return act

    # -------------------------------------------------------------------------------------------------------- inside

    def _annotate(self, kind: ActKind, variant_id: str, field: Literal["name", "note"], value: str) -> Variant:
        variant = self._present(variant_id)
        before = variant.name if field == "name" else variant.note
        if before != value:
            self._act(kind, Change(variant_id, field, before, value))
        return self.get(variant_id)

    def _present(self, variant_id: str) -> Variant:
        variant = self.get(variant_id)
        if variant.deleted:
            raise UnknownVariant(f"variant {variant.label!r} is deleted; bring it back first")
        return variant

    def _act(self, kind: ActKind, *changes: Change) -> None:
        del self._acts[self._done :]
        self._acts.append(Act(kind, changes, self._now()))
        del self._acts[:-ACTS_KEPT]
        self._done = len(self._acts)
        for change in changes:
            self._set(change, change.after)

    def _forget_acts(self, is_forgotten: Callable[[Act], bool]) -> None:
        in_force = [act for act in self._acts[: self._done] if not is_forgotten(act)]
        taken_back = [act for act in self._acts[self._done :] if not is_forgotten(act)]
        self._acts, self._done = in_force + taken_back, len(in_force)

    def _set(self, change: Change, value: str | bool) -> None:
        fields: dict[str, Any] = {change.field: value}
        self._variants[change.variant] = replace(self._variants[change.variant], **fields)

    def _title(self, spec: KernelSpec | None, compilation: Compilation) -> str:
        """``as run`` for a compile of the user's own code, ``fresh compile`` for the clean one that follows it."""
        manifest = compilation.manifest
        manifests = [variant.compilation.manifest for variant in self._variants.values()]
        if manifest.origin == "watch":
            title = "as run"
        elif spec is None and any(m.origin == "watch" for m in manifests if m.kernel == manifest.kernel):
            title = "fresh compile"
        else:
            title = "original"
        if manifests and manifests[0].kernel != manifest.kernel:
            title = f"{manifest.kernel}, {title}"
        return title


def writable(text: str) -> str:
    """The text with half characters (lone surrogates), which no file can hold, replaced by question marks."""
    return text.encode("utf-8", "replace").decode("utf-8")


def utc_now() -> str:
    """The moment as UTC, ISO 8601, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


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
    rows = [change for change in _constraint_changes(after) if change not in _constraint_changes(before)]
    return (*changed, *rows, *(f"without {name}" for name in off))


def _constraint_changes(spec: KernelSpec) -> list[str]:
    """What was changed in the constraints: ``row 2 = WaveConstraint(M, 16)``."""
    texts = {True: "without row {0} ({2})", False: "row {0} = {1}"}
    return [
        f"+ {edit.text}" if edit.row is None else texts[edit.text is None].format(edit.row, edit.text, edit.kind)
        for edit in spec.constraint_edits
    ]
