"""A pipeline as KERNEL on the command line: run, record and export do all its phases; looking needs one of them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.status import Status
from rich.text import Text

from wave_explorer.cli.console import err, out, print_json, stdout_is_ours
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.hand_edits import refuse_hand_edits
from wave_explorer.cli.measuring import measuring
from wave_explorer.cli.run_report import (
    counter_rows,
    output_rows,
    print_counters,
    print_outputs,
    print_run,
    run_payload,
)
from wave_explorer.cli.running_status import RunningStatus
from wave_explorer.cli.subject import compile_failure, kernel_failure, named_changes
from wave_explorer.record.pipeline import CompiledPipeline, PipelineRun

if TYPE_CHECKING:
    from wave_explorer.kernel.pipeline import PipelineSpec


def names_pipeline(kernel: str | None) -> bool:
    """Whether KERNEL names a pipeline of the library."""
    if kernel is None or ":" in kernel or Path(kernel).suffix:
        return False
    from wave_explorer.kernel.library import pipelines

    return kernel in pipelines()


def open_pipeline(arguments: argparse.Namespace) -> PipelineSpec:
    """The pipeline that the arguments name.

    Raises:
        UsageError: a symbol, option or target that no phase has, or a value that cannot be used.
    """
    from wave_explorer.kernel import KernelError
    from wave_explorer.kernel.pipeline import pipeline

    refuse_hand_edits(arguments, f"{arguments.kernel} is compiled in phases")
    try:
        with stdout_is_ours():
            return pipeline(arguments.kernel).edit(**named_changes(arguments))
    except KernelError as error:
        raise kernel_failure(error) from error


def compile_phases(spec: PipelineSpec) -> CompiledPipeline:
    """Compiles all phases, with progress on stderr.

    Raises:
        UsageError: a phase cannot be compiled at all.
    """
    from wave_explorer.actions.compiling import compile_with_progress
    from wave_explorer.kernel import KernelError

    records = []
    with Status("starting the compiler", console=err) as status:
        for name, phase in zip(spec.entry.phase_names, spec.phases, strict=True):

            def progress(done: int, step: str, name: str = name) -> None:
                status.update(Text(f"compiling {name}: {done} passes · {step}"))

            try:
                records.append(compile_with_progress(phase, progress))
            except KernelError as error:
                raise kernel_failure(error) from error
    return CompiledPipeline(spec.name, spec.entry.phase_names, tuple(records))


def run_phases(arguments: argparse.Namespace) -> int:
    """``run`` of a pipeline."""
    if arguments.bundle:
        raise UsageError(f"{arguments.kernel} is a pipeline", advice="--bundle is for one phase of it.")
    if arguments.inputs or arguments.reference:
        raise UsageError(
            f"{arguments.kernel} is a pipeline, which runs on inputs that are made for it",
            advice="Give inputs from Python (wx.run(compiled, inputs)), or run one phase: "
            f"{_one_phase(arguments.kernel)}.",
        )
    compiled = compile_phases(open_pipeline(arguments))
    for comp in compiled.phases:
        if comp.asm is None:
            raise compile_failure(comp.error, comp.manifest.status)
    from wave_explorer.actions.running_pipeline import run_pipeline
    from wave_explorer.device import LaunchError

    with RunningStatus() as status:
        try:
            result = run_pipeline(
                compiled,
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
    if arguments.json:
        print_json(pipeline_payload(result))
    else:
        for name, run in zip(result.phase_names, result.phases, strict=True):
            out.print(Text(f"{result.name}:{name}", style="bold"))
            print_run(run)
        _print_totals(result)
    return 0 if result.ok else 1


def _print_totals(result: PipelineRun) -> None:
    instructions = sum(run.data.wave_instructions for run in result.phases)
    seconds = sum(run.data.seconds for run in result.phases)
    named = f"{result.name}, {len(result.phases)} phases together"
    out.print(Text(f"{named}: {instructions:,} wave instructions in {seconds:.2f} s", style="bold"))
    print_outputs(result.checks)
    print_counters(result.counters)
    if result.measured_seconds is not None:
        medians = f"measured: {result.measured_seconds * 1e6:.4g} µs, the medians of the phases added up"
        out.print(Text(medians, style="bold"))
    if result.modelled_seconds is not None:
        bound = f"modelled: at least {result.modelled_seconds * 1e6:.3g} µs, the phases one after the other"
        out.print(Text(bound, style="bold"))


def pipeline_payload(result: PipelineRun) -> dict[str, Any]:
    """The JSON of a pipeline's run: final outputs and totals, and the payload of ``run`` for each phase by its name."""
    last = result.phases[-1].data
    return {
        "pipeline": result.name,
        "device": last.device,
        "target": last.target,
        "status": last.status,
        "outputs": output_rows(result.checks),
        "phases": [
            {"phase": f"{result.name}:{name}", **run_payload(run)}
            for name, run in zip(result.phase_names, result.phases, strict=True)
        ],
        "counters": counter_rows(result.counters),
        "measured_seconds": result.measured_seconds,
        "modelled_seconds": result.modelled_seconds,
        "wave_instructions": sum(run.data.wave_instructions for run in result.phases),
        "seconds": sum(run.data.seconds for run in result.phases),
    }


def record_phases(arguments: argparse.Namespace) -> int:
    """``record`` of a pipeline: a file for each phase in the folder that ``-o`` names."""
    if Path(arguments.output).suffix == ".wavex":
        raise UsageError(
            f"{arguments.kernel} is a pipeline, which gives a record for each phase",
            advice="With a pipeline, -o names a folder for them.",
        )
    compiled = compile_phases(open_pipeline(arguments))
    try:
        paths = compiled.save(arguments.output)
    except OSError as error:
        raise UsageError(f"{arguments.output} cannot be written: {error.strerror or error}") from error
    rows = [
        {"written": str(path), "id": comp.id, "status": comp.manifest.status, "stages": len(comp.stages)}
        for path, comp in zip(paths, compiled.phases, strict=True)
    ]
    if arguments.json:
        print_json({"pipeline": compiled.name, "phases": rows})
    else:
        for entry in rows:
            out.print(Text(f"written: {entry['written']} ({entry['stages']} stages)"))
    if not compiled.ok:
        raise compile_failure(compiled.error, "failed")
    return 0


def _one_phase(name: str) -> str:
    from wave_explorer.kernel.library import pipelines

    return pipelines()[name].phases[0].name
