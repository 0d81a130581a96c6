"""``index NODE --why``: the terms of an index for one lane, and what put each there."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from wave_explorer.cli.console import out, row, table
from wave_explorer.cli.failure import UsageError


def print_derivation(payload: dict[str, Any], wave: int, lane: int) -> None:
    """Prints the answer of the query ``derivation``.

    Raises:
        UsageError: the derivation is not known, or the workgroup has no such wave or lane.
    """
    if payload["not_known"]:
        raise UsageError(f"not known: {payload['not_known']}", status=1)
    thread = wave * payload["wave_size"] + lane
    if payload["threads"] and not (0 <= lane < payload["wave_size"] and 0 <= thread < payload["threads"]):
        raise UsageError(f"there is no lane {lane} of wave {wave} in a workgroup of {payload['threads']} threads")
    out.print(Text(f"{payload['label']} after {payload['stage']}, wave {wave}, lane {lane}", style="bold"))
    made = table("dim", "term", "kind", "value", "constraint", "put there by", right=("value",))
    for dim in payload["dims"]:
        terms = [term for term in payload["terms"] if term["dim"] == dim]
        for term in terms:
            row(made, dim, term["text"], term["kind"], _value(term, thread), _constraints(term), term["place"])
        values = [_value(term, thread) for term in terms]
        total = None if None in values else sum(value for value in values if value is not None)
        row(made, dim, "sum", "", total, "", _shape(payload, dim))
    out.print(made)
    for term in payload["dropped"]:
        out.print(Text(f"dropped {term['dim']}: {term['text']} ({term['kind']}) by {term['dropped_by']}"))
    for anchor in payload["anchors"]:
        _print_anchor(anchor)
    out.print(Text("events:"))
    for step in payload["steps"]:
        _print_step(step)


def _value(term: dict[str, Any], thread: int) -> int | None:
    values: list[int] = term["values"]
    return values[thread] if values else None


def _constraints(term: dict[str, Any]) -> str:
    return ", ".join(f"{one['text']} :{one['line']}" if one["line"] else one["text"] for one in term["constraints"])


def _shape(payload: dict[str, Any], dim: str) -> str:
    parts = {one["part"]: one["text"] for one in payload["settings"] if one["dim"] == dim}
    return f"{parts['size']} elements, stride {parts['stride']}" if parts else ""


def _print_anchor(anchor: dict[str, Any]) -> None:
    if anchor["not_known"]:
        out.print(Text(f"anchor not known: {anchor['not_known']}"))
        return
    out.print(Text(f"anchor {anchor['label']} ({anchor['op']}), along {' → '.join(anchor['way'])}"))
    for lost in anchor["lost"]:
        if lost["differs"]:
            out.print(
                Text(f"  not taken from {lost['anchor'] or 'an unknown anchor'}: {lost['index']}: {lost['reason']}")
            )


def _print_step(step: dict[str, Any]) -> None:
    start = {"copy": f", copied from {step['origin']}", "like": f", same terms as {step['origin']} (inferred)"}
    how = start.get(step["start"], "") if step["origin"] else ""
    changes = [("+", step["added"]), ("−", step["dropped"]), ("~", [*step["rewritten"], *step["settings"]])]
    out.print(Text(f"  {step['order']} {step['place']} on {step['node']}{how}"))
    for sign, texts in changes:
        if texts:
            out.print(Text(f"      {sign} {', '.join(texts)}"))
