"""Measured and emulated counters of one launch as one table, and what it means where they differ."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wave_explorer.record.run import Counter


def beside(measured: Sequence[Counter], emulated: Sequence[Counter]) -> tuple[Counter, ...]:
    """One table of counters: what was measured goes before what was emulated, and has it beside.

    A counter that only one side knows stands as that side has it.
    """
    by_name = {counter.name: counter for counter in emulated}
    table = [_with(counter, by_name.pop(counter.name, None)) for counter in measured]
    return (*table, *by_name.values())


def _with(counter: Counter, other: Counter | None) -> Counter:
    if other is None or other.value is None:
        return counter
    if counter.value is None:
        # Nothing was measured: what the emulator knows is better than nothing, and says what it is.
        return msgspec.structs.replace(other, suspect=f"not measured: {counter.rule}")
    return msgspec.structs.replace(counter, emulated=other.value, emulated_fidelity=other.fidelity)


def disagreements(counters: Sequence[Counter]) -> tuple[Counter, ...]:
    """Counters that the emulator claims to know exactly, and that the GPU counted differently."""
    return tuple(
        counter
        for counter in counters
        if counter.emulated_fidelity == "exact" and not counter.suspect and counter.difference
    )


def calibration_note(counters: Sequence[Counter]) -> str:
    """What to do about the disagreements, empty where there are none: each is a defect of the emulator's."""
    found = disagreements(counters)
    if not found:
        return ""
    rows = "; ".join(f"{one.name} measured {one.value:,}, emulated {one.emulated:,}" for one in found[:4])
    more = f"; and {len(found) - 4} more" if len(found) > 4 else ""
    return (
        f"calibration: {rows}{more}. The emulator calls these exact, so one of them is a defect of Wave Explorer. "
        "Please report it with the bundle that run --bundle FILE.zip (wx.calibration_bundle) writes: the record and "
        "both tables"
    )
