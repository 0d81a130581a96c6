"""Records and runs of a few lines, for tests of what keeps them."""

from __future__ import annotations

import numpy as np

from wave_explorer.record import Compilation, CompileError, Run, RunData
from wave_explorer.record.compilation import CompilationStatus, Manifest, Origin
from wave_explorer.record.run import OutputCheck
from wave_explorer.record.spec import SpecData
from wave_explorer.record.store import MemoryBlobs


def compiled(
    name: str,
    kernel: str = "gemm",
    status: CompilationStatus = "ok",
    origin: Origin = "worker",
    asm: str | None = None,
    block: int = 64,
) -> Compilation:
    """A record that holds nothing but its AMDGCN text."""
    blobs = MemoryBlobs()
    return Compilation(
        Manifest(
            name,
            kernel,
            SpecData(kernel, symbols={"BLOCK_M": block}),
            status,
            origin=origin,
            asm=blobs.add(asm) if asm is not None else None,
            mlir=blobs.add(f"module of {asm}") if asm is not None else None,
            error=CompileError("it does not fit") if status == "failed" else None,
        ),
        blobs,
    )


def made_run(name: str, compilation: str, error: float = 0.5, size: int = 8) -> Run:
    """A run with one output, its reference and one input."""
    output = np.arange(size, dtype=np.float32)
    check = OutputCheck("c", "f32", (size,), max_abs_err=error, tolerance=1.0, ok=error <= 1.0)
    data = RunData(name, compilation, "emulator", "gfx942", (1, 1, 1), (64, 1, 1), outputs=(check,), seconds=0.25)
    inputs = {"a": np.ones(size, np.float16)}
    return Run(data, {"c": output}, inputs=inputs, references={"c": output.astype(np.float64)})
