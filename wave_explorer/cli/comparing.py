"""Command ``compare``: records, or a kernel under several settings, beside a baseline."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from wave_explorer.analysis.comparison.compared import Compared
from wave_explorer.analysis.comparison.verdict import number_text, ratio_text
from wave_explorer.analysis.text_diff import unified_diff
from wave_explorer.cli.console import err, out, print_json, row, stdout_is_ours, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.running_status import RunningStatus
from wave_explorer.cli.subject import add_json_argument, compile_with_status, is_record, kernel_failure, open_file
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.record import Compilation, Run, kept_run

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec

# The fields of a spec that are no symbol and no option.
_TARGET = "target"
_OFF = "without"
_DIFFS = ("graph", "mlir", "asm")


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    compare = commands.add_parser(
        "compare",
        help="several records, or a kernel under several settings: where they part, and what it did to every number",
    )
    compare.add_argument(
        "what",
        nargs="+",
        metavar="KERNEL",
        help="two or more .wavex records, library names or file.py:NAME; the first is the baseline",
    )
    compare.add_argument(
        "--with",
        dest="settings",
        action="append",
        default=[],
        metavar="SETTINGS",
        help="the first KERNEL once more with NAME=VALUE,... (symbols, options, target=..., without=PASS); repeatable",
    )
    compare.add_argument("--baseline", metavar="LABEL", help="another baseline than the first, by its label")
    compare.add_argument(
        "--run",
        action="store_true",
        help="also run each on the emulator or a GPU, and compare counters; records of a search hold their run",
    )
    compare.add_argument("--all", action="store_true", help="also what does not differ, and instructions by mnemonic")
    compare.add_argument(
        "--diff",
        metavar="STAGE",
        help="print the diffs of a pass, by its id; 'graph', 'mlir' and 'asm' are the last ones",
    )
    add_json_argument(compare)
    compare.epilog = (
        "Example: wave-explorer compare gemm --with schedule=PREFETCH --with BLOCK_M=128,waves_m=4 --run. "
        "Exit status 1 where one does not compile or its run is wrong."
    )
    compare.set_defaults(handler=show_comparison)


def show_comparison(arguments: argparse.Namespace) -> int:
    """``compare``."""
    if len(arguments.what) + len(arguments.settings) < 2:
        raise UsageError(
            "there is nothing to compare with",
            advice="Name a second record, or settings of the kernel: --with schedule=PREFETCH.",
        )
    compared = tuple(_compared(arguments))
    subject = Subject(compared[0].compilation, compared[0].run, compared=compared)
    parameters = {"baseline": arguments.baseline, "mnemonics": arguments.all}
    payload = _ask(subject, "compare", parameters)
    status = int(any(_is_wrong(one) for one in compared))
    if arguments.diff:
        diffs = _diffs(subject, payload, arguments.diff)
        if arguments.json:
            print_json({"diffs": diffs})
        else:
            _print_diffs(diffs, {one.id: one.label for one in compared})
        return status
    if arguments.json:
        print_json(payload)
    else:
        _print(payload, everything=arguments.all)
    return status


def _is_wrong(one: Compared) -> bool:
    return one.compilation.manifest.status != "ok" or (one.run is not None and not one.run.ok)


def _compared(arguments: argparse.Namespace) -> list[Compared]:
    """Every record, under a label of its own."""
    found: list[tuple[str, Compilation]] = []
    first: KernelSpec | None = None
    for word in arguments.what:
        if is_record(word):
            found.append((Path(word).stem, open_file(word)))
            continue
        spec = _spec(word)
        first = first or spec
        found.append((word, compile_with_status(spec)))
    for text in arguments.settings:
        if first is None:
            raise UsageError(
                "--with changes a kernel, and a record cannot be changed",
                advice="Name a kernel beside the records: a library name or file.py:NAME.",
            )
        found.append((text, compile_with_status(_edited(first, text))))
    labels = _distinct([label for label, _ in found])
    return [
        Compared(
            str(position), label, comp, _run(comp, label) if arguments.run and comp.asm is not None else _kept(comp)
        )
        for position, (label, (_, comp)) in enumerate(zip(labels, found, strict=True))
    ]


def _kept(comp: Compilation) -> Run | None:
    """The run that a record holds, as those that a search keeps do."""
    data = kept_run(comp)
    return None if data is None else Run(data)


def _distinct(labels: list[str]) -> list[str]:
    """The labels, numbered where several are the same."""
    return [
        label if labels.count(label) == 1 else f"{label} ({labels[: position + 1].count(label)})"
        for position, label in enumerate(labels)
    ]


def _spec(word: str) -> KernelSpec:
    from wave_explorer.kernel import KernelError, kernel

    try:
        with stdout_is_ours():
            return kernel(word)
    except KernelError as error:
        raise kernel_failure(error) from error


def _edited(spec: KernelSpec, text: str) -> KernelSpec:
    """The kernel with settings as written on the command line."""
    from wave_explorer.experiment.settings_by_name import told_apart
    from wave_explorer.kernel import KernelError

    values: dict[str, str] = {}
    target: str | None = None
    off: list[str] = []
    # A comma also parts the numbers of one value: what follows it must look like NAME=.
    for part in re.split(r",(?=\s*[A-Za-z_]\w*\s*=)", text):
        name, separator, value = (word.strip() for word in part.partition("="))
        if not separator or not name or not value:
            raise UsageError(
                f"--with {part!r} is not NAME=VALUE", advice="For example --with BLOCK_M=128,schedule=PREFETCH."
            )
        if name == _TARGET:
            target = value
        elif name == _OFF:
            off.append(value)
        else:
            values[name] = value
    try:
        symbols, options = told_apart(spec, values)
        return spec.edit(
            symbols=symbols or None, options=options or None, target=target, disable_passes=tuple(off) or None
        )
    except KernelError as error:
        raise kernel_failure(error) from error


def _run(comp: Compilation, label: str) -> Run:
    from wave_explorer.device import LaunchError
    from wave_explorer.experiment.running import run

    with RunningStatus() as status:
        try:
            return run(comp, progress=status.progress)
        except LaunchError as error:
            raise UsageError(f"{label}: {error.summary}", advice=error.advice) from error


def _ask(subject: Subject, name: str, parameters: dict[str, Any]) -> Any:
    try:
        return answer(subject, name, parameters)
    except BadQuery as error:
        raise UsageError(str(error)) from error


def _diffs(subject: Subject, payload: dict[str, Any], stage: str) -> list[dict[str, Any]]:
    baseline, *others = (column["id"] for column in payload["variants"])
    what = {"what": stage} if stage in _DIFFS else {"what": "stage", "stage": stage}
    return [_ask(subject, "compare_diff", {"baseline": baseline, "variant": other, **what}) for other in others]


def _print_diffs(diffs: list[dict[str, Any]], labels: dict[str, str]) -> None:
    for diff in diffs:
        names = labels[diff["baseline"]], labels[diff["variant"]]
        out.print(Text(f"{names[1]} against {names[0]}: {diff['sentence']}", style="bold"))
        for line in unified_diff(diff["before"], diff["after"], names=names).splitlines():
            out.print(
                Text(line, style="green" if line.startswith("+") else "dark_orange" if line.startswith("-") else "")
            )


def _print(payload: dict[str, Any], *, everything: bool) -> None:
    columns = payload["variants"]
    out.print(Text(payload["headline"], style="bold"))
    for note in payload["notes"]:
        out.print(Text(note, style="yellow"))
    for column in columns[1:]:
        out.print(Text(f"{column['label']}: ", style="bold") + Text(column["verdict"]))
        parting = column["parting"]
        out.print(Text(f"  parts at {parting['sentence']}" if parting else "  parts nowhere"))
        if column["code"] in ("same", "registers"):
            out.print(
                Text("  the AMDGCN is the same" + (" in other registers" if column["code"] == "registers" else ""))
            )
    settings = [one for one in payload["settings"] if everything or one["differs"]]
    labels = [column["label"] for column in columns]
    if settings:
        made = table("asked for", *labels)
        for one in settings:
            row(made, f"{one['group']} {one['name']}", *one["values"])
        out.print(made)
    for group in payload["groups"]:
        figures = [
            one for one in payload["figures"] if one["group"] == group["group"] and (everything or one["differs"])
        ]
        if figures:
            made = table(group["title"], *labels, right=tuple(labels))
            for one in figures:
                fidelity = sorted({*one["fidelities"]} - {"exact", "unsupported"})
                name = " ".join([one["name"], one["unit"], *(f"({word})" for word in fidelity)])
                row(made, name, *(_cell(one, position) for position in range(len(labels))))
            out.print(made)
    _print_statements(payload, labels)
    err.print(Text(payload["rule"], style="dim"))


def _cell(figure: dict[str, Any], position: int) -> str | None:
    value, ratio = figure["values"][position], figure["ratios"][position]
    if value is None:
        return None
    changed = position and ratio is not None and value != figure["values"][0]
    return f"{number_text(value)} {ratio_text(ratio)}" if changed and ratio else number_text(value)


def _print_statements(payload: dict[str, Any], labels: list[str]) -> None:
    for position, label in enumerate(labels):
        for change, sign in (("gained", "+"), ("lost", "−")):
            for one in payload["statements"]:
                if one["changes"][position] == change:
                    message = one["messages"][position if change == "gained" else 0]
                    out.print(Text(f"{sign} {label}: {one['severity']} {one['code']}: {message}"))
