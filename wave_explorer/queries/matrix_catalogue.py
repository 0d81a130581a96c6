"""Which matrix instructions there are: by target and element type, with the types of Wave that become each."""

from __future__ import annotations

from difflib import get_close_matches

import msgspec

from wave_explorer.arch.matrix import MATRIX_TARGETS, MatrixInstruction, matrix_instructions
from wave_explorer.arch.wave_type_instructions import WAVE_TYPES, wave_type_name, wave_type_targets, wave_types_of
from wave_explorer.queries.registry import BadQuery


class CatalogueRow(msgspec.Struct, frozen=True):
    """A dense matrix instruction of targets that have it with the same shape, types and cycles.

    Attributes:
        a_type, b_type: element types; where ``formats`` is not empty, those without modifiers.
        cycles: that the matrix core is busy, None where not published.
        wave_types: names of Wave's ``MMAType`` or ``ScaledMMAType`` that become it.
    """

    name: str
    targets: tuple[str, ...]
    wave_size: int
    m: int
    n: int
    k: int
    blocks: int
    a_type: str
    b_type: str
    c_type: str
    d_type: str
    formats: tuple[str, ...]
    cycles: int | None
    wave_types: tuple[str, ...]


class CataloguePayload(msgspec.Struct, frozen=True):
    """What ``mma --list`` prints: ``instructions`` by target, then element type, then shape."""

    targets: tuple[str, ...]
    instructions: list[CatalogueRow]


def matrix_catalogue(target: str | None = None, element: str | None = None) -> CataloguePayload:
    """All dense matrix instructions, of one target or all, for one element type or all.

    Raises:
        BadQuery: no such target, or no instruction for such elements; the message says what there is.
    """
    if target is not None and target not in MATRIX_TARGETS:
        raise BadQuery(
            f"no matrix instructions are known of {target!r}; known are those of {', '.join(MATRIX_TARGETS)}"
        )
    families: dict[tuple[MatrixInstruction, ...], list[str]] = {}
    for name in MATRIX_TARGETS if target is None else (target,):
        families.setdefault(matrix_instructions(name), []).append(name)
    rows = []
    for instructions, targets in families.items():
        order = {kind: place for place, kind in enumerate(dict.fromkeys(one.a_type for one in instructions))}
        for one in sorted(instructions, key=lambda one: (one.wave_size, order[one.a_type])):
            if element is None or element.lower() in _elements(one):
                rows.append(_row(one, tuple(targets)))
    if not rows:
        known = sorted({kind for some in families for one in some for kind in _elements(one)})
        near = get_close_matches((element or "").lower(), known, 1)
        advice = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        raise BadQuery(f"no matrix instruction multiplies elements of type {element!r}; {advice}")
    return CataloguePayload(tuple(name for some in families.values() for name in some), rows)


def _elements(one: MatrixInstruction) -> tuple[str, ...]:
    return (one.a_type, one.b_type, *one.formats)


def _row(one: MatrixInstruction, targets: tuple[str, ...]) -> CatalogueRow:
    return CatalogueRow(
        one.name, targets, one.wave_size, one.m, one.n, one.k, one.blocks, one.a_type, one.b_type, one.c_type,
        one.d_type, one.formats, one.cycles, wave_types_of(one, targets[0], WAVE_TYPES),
    )  # fmt: skip


def targets_with(name: str) -> tuple[str, ...]:
    """Targets that have an instruction of this name or spelling, or lower this type of Wave to one."""
    if wave_type_name(name) is not None:
        return wave_type_targets(name)
    return tuple(
        target
        for target in MATRIX_TARGETS
        if any(name in (one.name, *one.aliases) for one in matrix_instructions(target))
    )


def meant(name: str, target: str) -> str:
    """What somebody who asked for an unknown ``name`` on ``target`` may have meant, one sentence."""
    elsewhere = targets_with(name)
    spelled = {
        spelling.lower(): spelling
        for one in matrix_instructions(target)
        for spelling in (one.name, *one.aliases)
    } | {
        kind.lower(): kind
        for kind in WAVE_TYPES
        if target in wave_type_targets(kind)
    }  # fmt: skip
    near = get_close_matches(name.lower(), list(spelled), n=3, cutoff=0.6)
    parts = [f"{', '.join(elsewhere)} {'has' if len(elsewhere) == 1 else 'have'} it"] if elsewhere else []
    if near:
        parts.append(f"did you mean {' or '.join(spelled[one] for one in near)}?")
    elif not elsewhere:
        parts.append(f"`wave-explorer mma --list --target {target}` shows what there is")
    return "; ".join(parts)
