"""What was asked for, field by field: kernel, target, parameters, symbols, constraints, options, passes, versions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from wave_explorer.analysis.comparison.compared import Compared
from wave_explorer.record import Compilation
from wave_explorer.record.expression import to_text
from wave_explorer.record.spec import ConstraintData
from wave_explorer.record.store import handle_of

Group: TypeAlias = Literal["kernel", "parameter", "symbol", "constraint", "option", "pass", "argument", "version"]


@dataclass(frozen=True)
class SettingRow:
    """One field: its value in each compile as text, None where a compile does not have it.

    An option that was not set is ``default``: Wave's own, of the version at hand.
    """

    group: Group
    name: str
    values: tuple[str | None, ...]

    @property
    def differs(self) -> bool:
        """Not all have the same."""
        return len(set(self.values)) > 1


def settings_delta(compared: Sequence[Compared]) -> tuple[SettingRow, ...]:
    """Every field that at least one of the compiles has, in the order of the records."""
    columns = [dict(_settings(one.compilation)) for one in compared]
    names = dict.fromkeys(name for column in columns for name in column)
    order = {group: position for position, group in enumerate(_GROUPS)}
    rows = [
        SettingRow(group, name, tuple(column.get((group, name), _WHERE_NOT_SET.get(group)) for column in columns))
        for group, name in names
    ]
    return tuple(sorted(rows, key=lambda row: order[row.group]))


_WHERE_NOT_SET: dict[Group, str] = {"option": "default", "pass": "on"}
"""What a record holds only where it was set."""

_GROUPS: tuple[Group, ...] = (
    "kernel", "parameter", "symbol", "constraint", "option", "pass", "argument", "version",
)  # fmt: skip


def _settings(comp: Compilation) -> Iterator[tuple[tuple[Group, str], str]]:
    spec = comp.spec
    yield ("kernel", "kernel"), comp.manifest.kernel
    yield ("kernel", "origin"), spec.origin
    yield ("kernel", "target"), spec.target
    if spec.source is not None:
        lines = spec.source.text.splitlines()[spec.source.first_line - 1 : spec.source.last_line]
        # The text itself is compared, not shown: its file may be another copy of the same kernel.
        yield ("kernel", "source"), _fingerprint("\n".join(lines))
    for name, value in spec.parameters.items():
        yield ("parameter", name), _text(value)
    for name, value in spec.symbols.items():
        # What a parameter of the same name says already is not said twice.
        if spec.parameters.get(name) != value:
            yield ("symbol", name), _text(value)
    seen: Counter[str] = Counter()
    for constraint in spec.constraints:
        title = _title(constraint)
        seen[title] += 1
        called = title if seen[title] == 1 else f"{title} #{seen[title]}"
        yield ("constraint", called), "given"
        for field, value in _fields(constraint):
            yield ("constraint", f"{called} {field}"), value
    for name, value in spec.options.items():
        yield ("option", name), _text(value)
    for name in spec.disabled_passes:
        yield ("pass", name), "off"
    for argument in spec.arguments:
        dims = ", ".join(to_text(dim) for dim in argument.dims)
        yield (
            ("argument", argument.name),
            " ".join(part for part in (f"[{dims}]", argument.dtype, argument.usage) if part),
        )
    for name, value in comp.manifest.versions.items():
        yield ("version", name), value


def _title(constraint: ConstraintData) -> str:
    """``WaveConstraint(M)``: a constraint by its kind and the dim it is about."""
    dim = constraint.arguments.get("dim")
    return constraint.kind if dim is None else f"{constraint.kind}({to_text(dim)})"


def _fields(constraint: ConstraintData) -> Iterator[tuple[str, str]]:
    for name, value in constraint.arguments.items():
        if name != "dim" and value is not None:
            yield name, to_text(value)
    for name, setting in constraint.settings.items():
        if setting is not None:
            yield name, _text(setting)


def _fingerprint(text: str) -> str:
    return f"{len(text.splitlines())} lines, {handle_of(text.encode())[:8]}"


def _text(value: Any) -> str:
    if isinstance(value, dict) and "text" in value:
        return str(value["text"])
    if isinstance(value, dict):
        return ", ".join(f"{name}: {_text(part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(_text, value))
    return str(value)
