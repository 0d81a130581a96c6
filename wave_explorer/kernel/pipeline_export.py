"""Writes all kernels of a pipeline as one Python file that needs only wave-lang, each to the same AMDGCN."""

from __future__ import annotations

from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.export_tensors import tensors
from wave_explorer.kernel.library import PipelineEntry
from wave_explorer.kernel.pipeline import PipelineSpec
from wave_explorer.kernel.python_export import (
    factory_call,
    header,
    import_lines,
    option_arguments,
)
from wave_explorer.kernel.python_writer import PythonWriter
from wave_explorer.kernel.spec import BuiltKernel
from wave_explorer.kernel.syntax_tree import parse
from wave_explorer.kernel.template_source import template_text
from wave_explorer.record.spec import ArgumentData


def pipeline_text(spec: PipelineSpec) -> str:
    """The text of the file.

    Raises:
        KernelError: passes are switched off, a kernel cannot be made, or a value cannot be written down (by name).
    """
    for phase in spec.phases:
        if phase.disabled_passes:
            raise KernelError(
                f"Passes are switched off ({', '.join(phase.disabled_passes)}); only Wave Explorer can do that.",
                advice="Switch them on again before exporting.",
            )
    writer = PythonWriter(inline_symbols=True)
    writer.imports |= {
        "import torch",
        "from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile",
    }
    built = tuple(phase.build() for phase in spec.phases)
    names = spec.entry.phase_names
    factory = template_text(spec.entry.phases[0].template, writer)
    makers = [
        factory_call(f"make_{name}", phase, made, writer)
        for name, phase, made in zip(names, spec.phases, built, strict=True)
    ]
    blocks = [
        header(built[0], spec.phases[0], f"Wave pipeline {spec.name} ({' and '.join(names)})"),
        "import argparse",
        "import os",
        "",
        "# A kernel from Wave's cache would leave no AMDGCN behind.",
        'os.environ.setdefault("WAVE_CACHE_ON", "0")',
        "",
        import_lines(writer),
        "",
        f'TARGET = "{spec.target_name}"',
        *writer.definitions,
        *(f"\n\n{text}" for text in (factory, *makers)),
        "",
        f"PHASES = {{{', '.join(f'{name!r}: make_{name}' for name in names)}}}",
        f"\n\n{_compile_source(built[0], writer)}",
        f"\n\n{spec.entry.check_source(built[0].data.parameters).rstrip()}",
        f"\n\n{_run_source(spec.entry, built)}",
        f"\n\n{_MAIN}",
    ]
    text = "\n".join(blocks)
    parse(text)
    return text


def _compile_source(built: BuiltKernel, writer: PythonWriter) -> str:
    return "\n".join(
        [
            "def compile_phase(phase, asm_dir=None):",
            '    """Compiles one kernel; ``asm_dir`` is a folder for its AMDGCN (*.rocmasm) and LLVM IR."""',
            "    kernel, hyperparams, dynamic_symbols = PHASES[phase]()",
            "    options = WaveCompileOptions(",
            "        subs=hyperparams,",
            "        dynamic_symbols=dynamic_symbols,",
            "        target=TARGET,",
            *option_arguments(built, writer),
            "        dump_intermediates=asm_dir or False,",
            "    )",
            "    return wave_compile(options, kernel)",
        ]
    )


def _run_source(entry: PipelineEntry, built: tuple[BuiltKernel, ...]) -> str:
    """``run(kernels)``: all phases on random inputs, what one makes going into the next, and the check at the end."""
    lines = [
        "def run(kernels):",
        '    """Runs all kernels on random inputs, one after the other, and checks what the last one gives."""',
        "    torch.manual_seed(0)",
        "    tensors = {}",
    ]
    defined: set[str] = set()
    for which, (name, phase, made) in enumerate(zip(entry.phase_names, entry.phases, built, strict=True)):
        expressions = tensors(made.data, phase.make_inputs(made.data, 0), phase.tables)
        if expressions is None:
            note = "compiled; its shapes are only known at launch, so it is not run here"
            return f'def run(kernels):\n    print("{note}")'
        keys = [_key(entry, which, argument) for argument in made.data.arguments]
        for key, argument in zip(keys, made.data.arguments, strict=True):
            if key not in defined:
                lines.append(f'    tensors["{key}"] = {expressions[argument.name]}')
                defined.add(key)
        tensors_of_phase = ", ".join(f'tensors["{key}"]' for key in keys)
        lines.append(f'    kernels["{name}"]({tensors_of_phase})')
    outputs = [a.name for a in built[-1].data.arguments if a.usage in ("output", "inout")]
    return "\n".join([*lines, "    torch.cuda.synchronize()", f"    check(tensors, {outputs!r})"])


def _key(entry: PipelineEntry, which: int, argument: ArgumentData) -> str:
    """The name of an argument among those of all phases: its own, with the phase where another phase reads it."""
    source = entry.links[which].get(argument.name)
    if source is not None:
        return f"{entry.phase_names[source[0]]}.{source[1]}"
    if argument.usage == "output" and which < len(entry.phases) - 1:
        return f"{entry.phase_names[which]}.{argument.name}"
    return argument.name


_MAIN = '''\
def main():
    """Compiles all kernels; with an AMD GPU, runs them and checks what comes out."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--asm", metavar="DIR", help="keep the AMDGCN and LLVM IR in a folder here for each kernel")
    arguments = parser.parse_args()
    kernels = {}
    for phase in PHASES:
        folder = os.path.join(arguments.asm, phase) if arguments.asm else None
        kernels[phase] = compile_phase(phase, folder)
        for name in sorted(os.listdir(folder)) if folder else []:
            if name.endswith(".rocmasm"):
                print(os.path.join(folder, name))
    if not (torch.cuda.is_available() and torch.version.hip):
        print("compiled; no AMD GPU is here to run it")
        return
    run(kernels)


if __name__ == "__main__":
    main()
'''
