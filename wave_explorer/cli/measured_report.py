"""What a GPU measured, on the terminal: its time, and counters with the emulator's beside."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from wave_explorer.cli.console import out, row, table
from wave_explorer.record.run import Counter, MeasuredTime


def print_measured_time(time: MeasuredTime) -> None:
    """The median with its spread."""
    spread = f"half of {time.repeats} launches from {_micro(time.lower)} to {_micro(time.upper)}"
    ends = f"fastest {_micro(time.fastest)}, slowest {_micro(time.slowest)}"
    flushed = "; caches emptied before each" if time.flushed else ""
    out.print(Text(f"measured: {_micro(time.median)} µs, median; {spread}, {ends} µs{flushed}", style="bold"))


def print_counter_table(counters: Sequence[Counter]) -> None:
    """Counters that are not 0, one beside the other where both sides have them; a measured 0 is shown as well."""
    both = any(counter.fidelity == "measured" for counter in counters)
    columns = ("counter", "value", "fidelity", *(("emulated", "how", "difference", "") if both else ()))
    made = table(*columns, right=("value", "emulated", "difference")[: 3 if both else 1], whole=("counter",))
    for counter in counters:
        if counter.value or counter.fidelity == "measured":
            cells = [counter.name, amount(counter.value), counter.fidelity]
            row(made, *cells, *(_beside(counter) if both else ()))
    out.print(made)
    for counter in counters:
        if counter.suspect:
            out.print(Text(f"{counter.name}: {counter.suspect}", style="yellow"))


def _beside(counter: Counter) -> tuple[str, str, str, str]:
    apart = counter.difference
    return (
        amount(counter.emulated),
        counter.emulated_fidelity or "",
        "" if apart is None else f"{apart:+,}" if isinstance(apart, int) else f"{apart:+,.4g}",
        "suspect" if counter.suspect else "",
    )


def amount(value: float | int | None) -> str:
    """A counter's value for a person, empty where there is none."""
    if value is None:
        return ""
    return f"{value:,}" if isinstance(value, int) else f"{value:,.4g}"


def _micro(seconds: float) -> str:
    return f"{seconds * 1e6:.4g}"
