"""Random edits of constraints, valid, invalid, contradictory, hostile: each ends in code or at a row that is named."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.compiling import mlir
from tests.kernel.hostile_texts import HOSTILE
from tests.kernel.test_shipping import CELL, SHAPE
from tests.kernel.tripwire import Tripwire
from wave_explorer.actions.constraint_acts import constraint_edit_rows
from wave_explorer.actions.draft import Draft
from wave_explorer.kernel import KernelError, KernelSpec, constraint_edits, kernel
from wave_explorer.kernel.constraint_rows import constraint_rows
from wave_explorer.kernel.constraint_text import read_constraint
from wave_explorer.kernel.edit_diagnostics import edit_diagnostics
from wave_explorer.kernel.failed_edits import failure_diagnostics

Changes = list[tuple[str, str | None]]


@pytest.fixture(scope="module")
def wire() -> Tripwire:
    return Tripwire()


@pytest.fixture(autouse=True)
def watched(wire: Tripwire, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every reading of a typed text happens under the tripwire."""

    def reading(*arguments: Any) -> Any:
        with wire.reading():
            return read_constraint(*arguments)

    monkeypatch.setattr(constraint_edits, "read_constraint", reading)
    wire.touched.clear()
    yield
    assert wire.touched == []


def _file_kernel(folder: Path) -> KernelSpec:
    file = folder / "own.py"
    file.write_text(CELL)
    return kernel(f"{file}:cell_kernel", **SHAPE)


class _Writer:
    """Random changes of the constraints of one spec."""

    def __init__(self, spec: KernelSpec, random_: random.Random, canary: Path) -> None:
        self._random = random_
        self._canary = canary
        rows = constraint_rows(spec)
        self._rows = [row.row for row in rows]
        self._texts = {row.row: row.text or "" for row in rows}
        self._symbols = sorted(name for name in spec.build().data.symbols if not name.startswith("$"))

    def changes(self) -> Changes:
        return [self._change() for _ in range(self._random.choice([1, 1, 2, 3]))]

    def _change(self) -> tuple[str, str | None]:
        key = self._random.choice([*self._rows, "+"])
        return key, self._random.choice(
            [self._nothing, self._hostile, self._broken, *[self._near] * 3, *[self._new] * 3]
        )(key)

    def _nothing(self, key: str) -> None:
        return None

    def _hostile(self, key: str) -> str:
        return self._random.choice(HOSTILE).format(canary=self._canary)

    def _broken(self, key: str) -> str:
        text = self._texts.get(key) or self._random.choice(list(self._texts.values()))
        place = self._random.randrange(len(text))
        typed = self._random.choice(["", "(", "'", "\u00e9", "*", "/", "0", "__", "...", " or "])
        return text[:place] + typed + text[place + self._random.randrange(2) :]

    def _near(self, key: str) -> str:
        """The kernel's own text with another size in it: what a person does most."""
        text = self._texts.get(key) or self._random.choice(list(self._texts.values()))
        head, comma, tail = text.rpartition(",")
        return f"{head}{comma} {self._size()})" if comma and "=" not in tail else text

    def _new(self, key: str) -> str:
        dim, other = self._random.choice(self._symbols), self._random.choice(self._symbols)
        size, axis = self._size(), self._random.randrange(6)
        mma = self._random.choice(["F32_16x16x16_F16", "F32_32x32x8_F16", "F32_16x16x32_F8", "I32_16x16x16_I8", "None"])
        return self._random.choice(
            [
                f"WaveConstraint({dim}, {size})",
                f"TilingConstraint({dim}, {size})",
                f"WorkgroupConstraint({dim}, {size}, {axis})",
                f"Assumption({dim} > {size})",
                f"ReorderingConstraint(WORKGROUP_0, {axis})",
                f"SymbolicAlias({dim}, {other}, lambda x: x // 2)",
                f"DeviceConstraint({dim}, {size}, {axis})",
                f"IteratorBindings({{{dim}: {other}}})",
                f"HardwareConstraint({self._random.choice([32, 64, 64, 48])}, mma_type={mma})",
            ]
        )

    def _size(self) -> str:
        number = self._random.choice(["0", "1", "2", "3", "7", "16", "32", "64", "128"])
        symbol = self._random.choice(self._symbols)
        return self._random.choice([number, f"{symbol} / {number}", f"{symbol} // 2 + {number}", symbol])


def _outcome(spec: KernelSpec, changes: Changes, compiles: bool) -> str:
    """How an attempt ends; all but ``built`` and ``compiled`` name a row, by assertion."""
    try:
        edited = spec.edit(constraints=changes)
    except KernelError as error:
        assert error.constraint.startswith("row "), (changes, error)
        assert len(str(error)) < 3000
        return "refused"
    found = edit_diagnostics(edited)
    assert not any("could not be made" in one.message for one in found), (changes, found)
    errors = [one for one in found if one.severity == "error"]
    if errors:
        assert all(one.row and one.message and one.fix for one in errors), (changes, errors)
        return "foretold"
    try:
        built = edited.build()
        if not compiles:
            return "built"
        mlir(built)
    except (Exception, SystemExit) as error:
        assert edited.constraint_edits, (changes, error)
        guilty = failure_diagnostics(edited, str(error))
        assert guilty and all(one.row and one.fix for one in guilty), (changes, error)
        return "failed"
    return "compiled"


def _through_a_draft(draft: Draft, changes: Changes) -> None:
    """The same in a session's draft: what is wrong stands at a row, and a reset leaves nothing behind."""
    for key, text in changes:
        row = key if key != "+" else draft.add_constraint("Assumption")
        if text is None:
            draft.remove_constraint(row)
        elif row in {one.known.row for one in draft.constraint_rows()}:
            draft.set_constraint(row, text)
    rows = constraint_edit_rows(draft)["constraints"]
    assert {error.name for error in draft.errors()} == {f"row {one['row']}" for one in rows if one["trouble"]}
    try:
        draft.spec()
    except KernelError:
        assert draft.errors()
    draft.reset()
    assert draft.changes() == () and draft.errors() == () and draft.spec() == draft.base


def _try(
    specs: list[KernelSpec], attempts: int, seed: int, wire: Tripwire, canary: Path, compiles: bool
) -> Counter[str]:
    random_ = random.Random(seed)
    writers = [_Writer(spec, random_, canary) for spec in specs]
    drafts = [Draft(spec) for spec in specs]
    outcomes: Counter[str] = Counter()
    for attempt in range(attempts):
        which = attempt % len(specs)
        changes = writers[which].changes()
        with wire.handling(*(text for _, text in changes)):
            outcome = _outcome(specs[which], changes, compiles=False)
            if attempt % 3 == 0:
                _through_a_draft(drafts[which], changes)
        # Outside the tripwire: the compiler itself runs code that it makes.
        if outcome == "built" and compiles:
            outcome = _outcome(specs[which], changes, compiles=True)
        outcomes[outcome] += 1
        assert not canary.exists() and wire.touched == [], (changes, wire.touched)
    return outcomes


def test_random_edits_are_built_or_name_a_row(wire: Tripwire, tmp_path: Path) -> None:
    specs = [kernel("gemm"), kernel("copy"), _file_kernel(tmp_path)]
    outcomes = _try(specs, 48, 1, wire, tmp_path / "canary", compiles=False)
    assert min(outcomes[one] for one in ("refused", "foretold", "built")) > 4, outcomes
    assert wire.reads > 48


@pytest.mark.full
def test_hundreds_of_random_edits(wire: Tripwire, tmp_path: Path) -> None:
    specs = [kernel("gemm"), kernel("attention"), kernel("copy"), _file_kernel(tmp_path)]
    before = [spec.build().data for spec in specs]
    outcomes = _try(specs, 480, 5, wire, tmp_path / "canary", compiles=True)
    assert min(outcomes[one] for one in ("refused", "foretold", "compiled")) > 30, outcomes
    assert [spec.build().data for spec in specs] == before


@pytest.mark.parametrize("text", HOSTILE, ids=map(str, range(len(HOSTILE))))
def test_nothing_typed_is_run(text: str, wire: Tripwire, tmp_path: Path) -> None:
    canary = tmp_path / "canary"
    typed = text.format(canary=canary)
    with wire.handling(typed), pytest.raises(KernelError) as refused:
        kernel("gemm").edit(constraints={3: typed})
    assert refused.value.constraint == "row 3" and not canary.exists()


def test_the_tripwire_works(wire: Tripwire) -> None:
    with wire.reading():
        eval("1 + 1")  # noqa: S307 - what the wire is for
    assert [line.split()[0] for line in wire.touched] == ["compile", "exec"]
    wire.touched.clear()
    with wire.handling("a_typed_text", "short"):
        compile("a_typed_text", "<string>", "eval")
        compile("short", "<string>", "eval")
    assert wire.touched == ["compile 'a_typed_text'"]
    wire.touched.clear()
