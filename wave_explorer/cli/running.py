"""Commands ``run`` and ``devices``."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.text import Text

from wave_explorer.cli.console import out, print_json, row, table
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.measuring import add_measuring, measuring, write_bundle
from wave_explorer.cli.pipelines import names_pipeline, run_phases
from wave_explorer.cli.run_limits import add_limits
from wave_explorer.cli.run_report import print_run, run_payload
from wave_explorer.cli.running_status import RunningStatus
from wave_explorer.cli.subject import add_json_argument, add_kernel_arguments, compile_failure, open_record
from wave_explorer.emulator.run_limits import INSTRUCTION_LIMIT
from wave_explorer.queries import Subject, answer
from wave_explorer.record import Compilation

if TYPE_CHECKING:
    from numpy.typing import NDArray


def add_commands(commands: Any) -> None:
    """Adds the commands of this file."""
    run = commands.add_parser("run", help="run a kernel and check its outputs against a float64 reference")
    add_kernel_arguments(run)
    add_measuring(run, bundle=True)
    run.add_argument(
        "--check", action="store_true", help="also look for races, reads before their wait and values never written"
    )
    add_data_arguments(run)
    add_limits(run, INSTRUCTION_LIMIT)
    run.set_defaults(handler=run_kernel)

    devices = commands.add_parser("devices", help="where kernels can run, and why not elsewhere")
    add_json_argument(devices)
    devices.set_defaults(handler=list_devices)


def add_data_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds ``--seed``, ``--inputs`` and ``--reference``."""
    parser.add_argument("--seed", type=_seed, default=0, help="of the random inputs")
    parser.add_argument(
        "--inputs", metavar="FILE", help=".npz or args.json with arrays by argument name; random without"
    )
    parser.add_argument("--reference", metavar="FILE", help=".npz with what outputs must be, by argument name")


def _seed(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 up")
    return int(text)


def run_kernel(arguments: argparse.Namespace) -> int:
    """``run``."""
    if names_pipeline(arguments.kernel):
        return run_phases(arguments)
    comp = open_record(arguments)
    if comp.asm is None:
        raise compile_failure(comp.error, comp.manifest.status)
    from wave_explorer.device import LaunchError
    from wave_explorer.experiment.running import run

    with RunningStatus() as status:
        try:
            inputs, reference = given_data(arguments, comp)
            result = run(
                comp,
                inputs,
                reference=reference,
                device=arguments.device,
                check=arguments.check,
                seed=arguments.seed,
                instruction_limit=arguments.instruction_limit,
                time_limit=arguments.time_limit,
                measuring=measuring(arguments),
                progress=status.progress,
            )
        except LaunchError as error:
            raise UsageError(error.summary, advice=error.advice) from error
    write_bundle(arguments, comp, result)
    if arguments.json:
        print_json(run_payload(result))
    else:
        print_run(result, _node_names(comp) if result.findings else {})
    return 0 if result.ok else 1


def _node_names(comp: Compilation) -> dict[str, str]:
    """Names of the fx nodes behind instructions by id, as ``isa`` shows them."""
    instructions = answer(Subject(comp), "isa")["instructions"]
    return {
        node: label
        for instruction in instructions
        for node, label in zip(instruction["nodes"], instruction["node_labels"], strict=True)
    }


def given_data(
    arguments: argparse.Namespace, comp: Compilation
) -> tuple[dict[str, NDArray[Any]] | None, dict[str, NDArray[Any]] | None]:
    """Inputs and reference from their files, None where no file is named; what inputs expect is reference as well."""
    from wave_explorer.device.argument_file import read_arguments, read_arrays
    from wave_explorer.device.element_types import decoded

    inputs: dict[str, NDArray[Any]] | None = None
    reference: dict[str, NDArray[Any]] = {}
    outputs = {argument.name for argument in comp.spec.arguments if argument.usage == "output"}
    if arguments.inputs:
        read = read_arguments(Path(arguments.inputs))
        # An output may be named for what it must become; its content before the run means nothing.
        inputs = {given.name: given.array() for given in read if given.name not in outputs}
        reference = {given.name: given.expected for given in read if given.expected is not None}
    if arguments.reference:
        types = {argument.name: argument.dtype for argument in comp.spec.arguments}
        for name, array in read_arrays(Path(arguments.reference)).items():
            reference[name] = decoded(array, types[name]) if name in types else array
    return inputs, reference or None


def list_devices(arguments: argparse.Namespace) -> int:
    """``devices``."""
    from wave_explorer.device import devices
    from wave_explorer.device.hip_report import UNTRIED, hip_report
    from wave_explorer.device.profiler_errors import NoProfiler
    from wave_explorer.device.rocprof_tool import find_profiler

    rows = []
    for device in devices():
        found = device.availability()
        rows.append({"name": device.name, "kind": device.kind, "available": found.available, "note": found.reason})
    report = hip_report()
    try:
        profiler = find_profiler().words
    except NoProfiler as error:
        profiler = str(error)
    if arguments.json:
        hip = {name: value for name, value in msgspec.to_builtins(report).items() if name != "gpus"}
        print_json({"devices": rows, "hip": hip, "profiler": profiler, "note": f"GPUs: {UNTRIED}"})
        return 0
    made = table("device", "kind", "usable", "note")
    for entry in rows:
        row(made, entry["name"], entry["kind"], "yes" if entry["available"] else "no", entry["note"])
    out.print(made)
    if report.library:
        out.print(Text(f"HIP: {report.library} ({report.origin}), version {report.runtime or 'not known'}"))
        out.print(Text(f"counters: {profiler}"))
    out.print(Text(f"GPUs: {UNTRIED}", style="dim"))
    return 0
