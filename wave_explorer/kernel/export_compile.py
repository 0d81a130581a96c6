"""The function of an exported file that compiles the kernel, with every option that differs from Wave's defaults."""

from __future__ import annotations

from wave_explorer.kernel.python_writer import PythonWriter
from wave_explorer.kernel.spec import BuiltKernel

_WITHOUT_CACHE = """\
    # Wave's cache does not see the names at the top of this file, and what comes out of
    # it leaves no AMDGCN behind.
    enabled, cache.WAVE_CACHE_ON = cache.WAVE_CACHE_ON, 0
    try:
        return wave_compile(options, {arguments})
    finally:
        cache.WAVE_CACHE_ON = enabled"""


def compile_source(
    built: BuiltKernel,
    writer: PythonWriter,
    *,
    signature: str = "compile_kernel(asm_dir=None)",
    make: str = "make_kernel()",
    mlir: str = "MLIR",
) -> str:
    """Source of the function that compiles.

    Args:
        built: its options are written down.
        writer: gets the imports and definitions that the options need.
        signature: name and parameters of the function.
        make: what gives kernel, hyperparameters, dynamic symbols and any schedule.
        mlir: name of the MLIR that a person edited, where there is one.

    Raises:
        KernelError: an option cannot be written down.
    """
    schedule = ", schedule" if built.schedule is not None else ""
    return "\n".join(
        [
            f"def {signature}:",
            '    """Compiles the kernel; ``asm_dir`` gets its AMDGCN (*.rocmasm) and LLVM IR."""',
            f"    kernel, hyperparams, dynamic_symbols{schedule} = {make}",
            "    options = WaveCompileOptions(",
            "        subs=hyperparams,",
            "        dynamic_symbols=dynamic_symbols,",
            "        target=TARGET,",
            *option_arguments(built, writer),
            *([] if built.mlir is None else [f"        override_mlir={mlir},"]),
            "        dump_intermediates=asm_dir or False,",
            "    )",
            _WITHOUT_CACHE.format(arguments=f"kernel{schedule}"),
        ]
    )


def option_arguments(built: BuiltKernel, writer: PythonWriter) -> list[str]:
    """Lines of the compile options that differ from Wave's defaults, as arguments of `WaveCompileOptions`."""
    return [
        f"        {name}={writer.expression(value, f'option {name}')},"
        for name, value in built.options.items()
        if name not in ("target", "dynamic_symbols")
    ]
