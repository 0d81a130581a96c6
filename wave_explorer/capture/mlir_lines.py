"""Which fx node each line of Wave's MLIR was emitted for, read from the synthetic locations.

The annotated text is the plain text with a location behind every operation (``loc(#loc9)``) and a table of the
locations (``#loc9 = loc("fx":100082:1)``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from wave_explorer.record import MlirLink

_ALIAS = re.compile(r"^#loc\d* = loc\((.*)\)$")
_ALIAS_NAME = re.compile(r"^(#loc\d*) = ")
_REFERENCE = re.compile(r"#loc\d*")
_SYNTHETIC = re.compile(r'"fx":(\d+):')
# Parentheses may be nested in a location, but hardly deeper than name(fused[callsite(...)]).
_NESTED = r"(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*"
_LOCATION = re.compile(rf" loc\(({_NESTED})\)")
_DEBUG_INFO = re.compile(r"^#di_\w+ = ")


def link_lines(plain: str, annotated: str, numbers: Mapping[int, str]) -> tuple[MlirLink, ...]:
    """Links of the lines of ``plain`` to fx nodes; a loop's links stand at its first and at its last line.

    Args:
        plain: the module printed without locations.
        annotated: the same module printed with them.
        numbers: synthetic line number -> fx node id.

    Returns:
        In line order; nothing when the two texts are not the same module.
    """
    plain_lines = plain.splitlines()
    lines = [line for line in annotated.splitlines() if not _ALIAS.match(line) and not _DEBUG_INFO.match(line)]
    stripped = [_LOCATION.sub("", line).rstrip() for line in lines]
    if stripped != [line.rstrip() for line in plain_lines]:
        return ()
    locations = _location_table(annotated)
    links: set[tuple[int, str]] = set()
    open_lines: list[int] = []
    for position, line in enumerate(lines, start=1):
        text = stripped[position - 1].strip()
        places = [position]
        if text.startswith("}") and open_lines:
            places.append(open_lines.pop())
        if text.endswith("{"):
            open_lines.append(position)
        for found in _LOCATION.finditer(line):
            for number in _numbers(found.group(1), locations, frozenset()):
                if number in numbers:
                    links |= {(place, numbers[number]) for place in places}
    return tuple(MlirLink(place, node) for place, node in sorted(links))


def _location_table(annotated: str) -> dict[str, str]:
    table: dict[str, str] = {}
    for line in annotated.splitlines():
        name, body = _ALIAS_NAME.match(line), _ALIAS.match(line)
        if name and body:
            table[name.group(1)] = body.group(1)
    return table


def _numbers(location: str, table: Mapping[str, str], seen: frozenset[str]) -> list[int]:
    """Synthetic numbers in a location, through the locations it refers to."""
    found = [int(number) for number in _SYNTHETIC.findall(location)]
    for reference in _REFERENCE.findall(location):
        if reference not in seen:
            found += _numbers(table.get(reference, ""), table, seen | {reference})
    return found
