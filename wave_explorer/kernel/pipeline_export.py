"""Writes all kernels of a pipeline as one Python file that needs only wave-lang, each to the same AMDGCN."""

from __future__ import annotations

from wave_explorer.kernel.export_compile import compile_source
from wave_explorer.kernel.export_header import header
from wave_explorer.kernel.export_library import factory_call
from wave_explorer.kernel.export_main import PIPELINE_MAIN, WHY_NOT_HERE, running_blocks
from wave_explorer.kernel.export_module import class_name, module_source, pipeline_launches
from wave_explorer.kernel.export_tensors import tensors as tensors_of
from wave_explorer.kernel.library import PipelineEntry
from wave_explorer.kernel.pipeline import PipelineSpec
from wave_explorer.kernel.python_export import SHAPES_UNKNOWN, edits_of, module_text, refuse_disabled_passes
from wave_explorer.kernel.python_writer import PythonWriter
from wave_explorer.kernel.spec import BuiltKernel
from wave_explorer.kernel.template_source import template_text
from wave_explorer.kernel.text_literal import text_literal
from wave_explorer.record.spec import ArgumentData


def pipeline_text(spec: PipelineSpec) -> str:
    """The text of the file.

    Raises:
        KernelError: passes are switched off, a kernel cannot be made, or a value cannot be written down (by name).
    """
    for phase in spec.phases:
        refuse_disabled_passes(phase)
    writer = PythonWriter(inline_symbols=True)
    built = tuple(phase.build() for phase in spec.phases)
    names = spec.entry.phase_names
    factory = template_text(spec.entry.phases[0].template, writer)
    makers = [
        factory_call(f"make_{name}", phase, made, writer)
        for name, phase, made in zip(names, spec.phases, built, strict=True)
    ]
    head = header(
        f"Wave pipeline {spec.name} ({' and '.join(names)})",
        built[0].data,
        spec.phases[0].source,
        notes=tuple(dict.fromkeys(note for phase in spec.phases for note in edits_of(phase))),
        usage="[--asm DIR]",
    )
    compiles = [
        compile_source(
            made, writer, signature=f"compile_{name}(asm_dir=None)", make=f"make_{name}()", mlir=f"MLIR_{name}"
        )
        for name, made in zip(names, built, strict=True)
    ]
    phases = f"PHASES = {{{', '.join(f'{name!r}: compile_{name}' for name in names)}}}"
    edited = [
        f"MLIR_{name} = {text_literal(made.mlir)}"
        for name, made in zip(names, built, strict=True)
        if made.mlir is not None
    ]
    ours = [*compiles, phases, WHY_NOT_HERE, *_module(spec, built), *_running(spec.entry, built)]
    return module_text(head, spec.target_name, writer, [factory, *makers, *edited], ours)


def _module(spec: PipelineSpec, built: tuple[BuiltKernel, ...]) -> list[str]:
    launches = pipeline_launches(
        {
            name: (made.data, tuple(_key(spec.entry, which, argument) for argument in made.data.arguments))
            for which, (name, made) in enumerate(zip(spec.entry.phase_names, built, strict=True))
        }
    )
    compiled = "{name: compile_phase() for name, compile_phase in PHASES.items()}"
    text = module_source(class_name(spec.name), launches, compiled)
    return [] if text is None else [text]


def _running(entry: PipelineEntry, built: tuple[BuiltKernel, ...]) -> list[str]:
    """Source for running all phases on random inputs, what one makes going into the next, and the check at the end."""
    tensors: dict[str, str] | None = {}
    launches = []
    for which, (name, phase, made) in enumerate(zip(entry.phase_names, entry.phases, built, strict=True)):
        expressions = tensors_of(made.data, phase.make_inputs(made.data, 0), phase.tables)
        if expressions is None or tensors is None:
            tensors = None
            break
        keys = [_key(entry, which, argument) for argument in made.data.arguments]
        for key, argument in zip(keys, made.data.arguments, strict=True):
            tensors.setdefault(key, expressions[argument.name])
        launches.append(f'    kernels["{name}"]({", ".join(f"tensors[{key!r}]" for key in keys)})')
    outputs = tuple(a.name for a in built[-1].data.arguments if a.usage in ("output", "inout"))
    return running_blocks(
        tensors,
        outputs,
        entry.check_source(built[0].data.parameters),
        SHAPES_UNKNOWN,
        main=PIPELINE_MAIN,
        launch="\n".join(launches),
    )


def _key(entry: PipelineEntry, which: int, argument: ArgumentData) -> str:
    """The name of an argument among those of all phases: its own, with the phase where another phase reads it."""
    source = entry.links[which].get(argument.name)
    if source is not None:
        return f"{entry.phase_names[source[0]]}.{source[1]}"
    if argument.usage == "output" and which < len(entry.phases) - 1:
        return f"{entry.phase_names[which]}.{argument.name}"
    return argument.name
