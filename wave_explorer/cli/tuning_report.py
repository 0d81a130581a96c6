"""A finished search on the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from wave_explorer.analysis.comparison.verdict import number_text
from wave_explorer.cli.console import out, print_whole, row, table
from wave_explorer.experiment.tune.results import ObjectiveRow, TunedPoint, TuneResult, spelled

_MOST_ROWS = 20


def print_tuning(found: TuneResult, commands: Sequence[str] = ()) -> None:
    """Everything that a person wants to know first, and ``commands`` that go on; the rest is in the JSON."""
    out.print(Text(f"{found.kernel} for {found.target} on {found.device}: {found.objective.label}", style="bold"))
    rules = Counter(one.reason.rule for one in found.pruned)
    left_out = ", ".join(f"{count} by {rule}" for rule, count in rules.most_common())
    out.print(
        Text(f"{found.size:,} points, {found.legal:,} worth a trial" + (f"; left out: {left_out}" if left_out else ""))
    )
    if found.pruned and not found.legal and found.status == "complete":
        _print_why_none(found)
        return
    if found.baseline is not None or found.points:
        _print_points(found)
    if found.importance.shares:
        out.print()
        out.print(Text(found.importance.method))
        for name, share in sorted(found.importance.shares.items(), key=lambda one: -one[1]):
            out.print(Text(f"  {share:6.1%}  {name}"))
    out.print()
    if found.points or found.status == "complete":
        _print_best(found)
        for other in found.beside:
            out.print(Text(f"{other.name}: " + (f"{other.seconds:.3g} s" if other.seconds is not None else other.note)))
    if found.status == "cancelled":
        done = f"cancelled after {count_of(len(found.points))}" if found.points else "cancelled before a point was done"
        after = "what was done is above" if found.points else "nothing is known of any"
        if found.storage:
            after = f"the same command with --storage {found.storage} goes on"
        out.print(Text(f"{done}; {after}", style="bold"))
    if commands:
        out.print(Text("go on with:"))
        for command in commands:
            out.print(Text(f"  {command}"))


def count_of(points: int) -> str:
    """``1 point``, ``2 points``."""
    return f"{points:,} point{'' if points == 1 else 's'}"


def _print_why_none(found: TuneResult) -> None:
    """The rules that left every point out, each with the reason of the first point that it left out."""
    out.print(Text("every point was left out, so nothing was compiled or run:", style="bold"))
    first = {one.reason.rule: one for one in reversed(found.pruned)}
    for rule, count in Counter(one.reason.rule for one in found.pruned).most_common():
        example = first[rule]
        out.print(Text(f"  {rule} ({count_of(count)}), such as {spelled(example.settings)}: {example.reason.text}"))
    out.print(Text("'--list' shows the reason of each; give other values with --space"))


def figure(value: float | None, objective: ObjectiveRow) -> str:
    """A value of the objective with its unit."""
    if value is None:
        return "–"
    if objective.name != "time":
        return number_text(value)
    scale, unit = (1e6, "µs") if value < 1e-3 else (1e3, "ms") if value < 1 else (1.0, "s")
    return f"{number_text(value * scale)} {unit}"


def _print_points(found: TuneResult) -> None:
    def order(point: TunedPoint) -> tuple[bool, float]:
        value = point.result.value
        sign = 1 if found.objective.direction == "minimize" else -1
        return value is None, 0.0 if value is None else sign * value

    made = table(
        "point", found.objective.label, "of baseline", "VGPRs", "LDS", "waves", "compile s", "status",
        right=("point", found.objective.label, "of baseline", "VGPRs", "LDS", "waves", "compile s"),
    )  # fmt: skip
    shown = sorted(found.points, key=order)[:_MOST_ROWS]
    for point in [*([found.baseline] if found.baseline is not None else []), *shown]:
        result, needs = point.result, point.result.registers
        row(
            made,
            "–" if point.number < 0 else point.number,
            figure(result.value, found.objective),
            None if point.ratio is None else f"{point.ratio:.3f}",
            None if needs is None else needs.vgprs + needs.agprs,
            None if needs is None else f"{needs.lds_bytes:,}",
            None if needs is None else needs.waves_per_simd,
            None if result.compile_seconds is None else f"{result.compile_seconds:.1f}",
            "baseline" if point.number < 0 else spelled(point.settings) if result.status == "ok" else
            f"{result.status}: {spelled(point.settings)}: {result.reason}",
        )  # fmt: skip
    print_whole(made)
    if len(found.points) > len(shown):
        out.print(Text(f"and {len(found.points) - len(shown)} more (--json: all)"))


def _print_best(found: TuneResult) -> None:
    best = found.best_point
    if best is None:
        out.print(Text("no correct point was found", style="bold"))
        return
    gain = "" if best.ratio is None else f", {best.ratio:.3f} of the baseline's"
    out.print(Text(f"best: {spelled(best.settings)}", style="bold"))
    out.print(Text(f"  {found.objective.label}: {figure(best.result.value, found.objective)}{gain}"))
    speed = best.result.speed
    if speed is not None and speed.tflops is not None:
        shares = [
            f"{share:.2%} of {what}"
            for share, what in ((speed.peak_share, "peak"), (speed.roofline_share, "the roofline"))
            if share is not None
        ]
        on = f" of {speed.machine}" if speed.machine and shares else ""
        out.print(
            Text(f"  {speed.tflops:.4g} TFLOP/s ({speed.fidelity})" + (", " + ", ".join(shares) + on if shares else ""))
        )
        out.print(Text(f"  operations: {speed.flops_from}"))
    if found.remeasured is not None:
        out.print(Text(f"  measured again: {found.remeasured.note}"))
