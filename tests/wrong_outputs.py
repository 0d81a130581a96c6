"""Kernels whose outputs are wrong, each with what is to be found: three known traps, and four mutants."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wave_explorer.kernel import KernelSpec, kernel
from wave_explorer.record import Compilation, MemoryBlobs

DATA = Path(__file__).parent / "data"
Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class WrongOutput:
    """A kernel and what is wrong with it.

    Attributes:
        file, name: where the kernel is.
        symbols, without: its settings, and passes that are left out.
        mutate: what is done to a line of its AMDGCN: the text that is looked for, and what takes its place.
        reference: what the outputs must be.
        guilty: the constraint, node, pass or instruction that has to be reached, as text that the trace shows.
    """

    file: str
    name: str
    guilty: str
    reference: Callable[[Arrays], Arrays]
    symbols: dict[str, Any] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    mutate: tuple[str, str] | None = None

    def spec(self) -> KernelSpec:
        """The kernel, for gfx942."""
        return kernel(f"{DATA / self.file}:{self.name}").edit(
            target="gfx942", symbols=self.symbols, disable_passes=self.without or None
        )

    def mutated(self, comp: Compilation) -> Compilation:
        """The record with one line of its AMDGCN changed, as a compiler with one wrong instruction would make it."""
        if self.mutate is None:
            return comp
        before, after = self.mutate
        assert comp.asm is not None and before in comp.asm
        blobs = MemoryBlobs({handle: comp.blobs.read(handle) for handle in comp.blobs.handles()})
        return Compilation(
            msgspec.structs.replace(comp.manifest, asm=blobs.add(comp.asm.replace(before, after, 1))), blobs
        )


def product(inputs: Arrays) -> Arrays:
    return {"c": inputs["a"].astype(np.float64) @ inputs["b"].astype(np.float64).T}


def copy(inputs: Arrays) -> Arrays:
    return {"b": inputs["a"].astype(np.float64)}


SMALL = {"M": 128, "N": 128, "K": 64}
CASES = {
    "01": WrongOutput("trap_kernels.py", "gemm", "WaveConstraint(M, WAVE_M)", product, {"duplicate": "wave", **SMALL}),
    "09": WrongOutput("trap_kernels.py", "two_buffers", "WX-C302", product),
    "16": WrongOutput(
        "trap_kernels.py", "copy2d", "WX-C205", copy, {"block_m": 8, "block_n": 8, "axis_of_m": 0, "axis_of_n": 1}
    ),
    # An LDS read of the wrong columns, a matrix instruction that takes B from the wrong tile, an index mapping that
    # turns the rows upside down, and a pass that is left out.
    "offset": WrongOutput(
        "trap_kernels.py", "gemm", "offset1:8", product, SMALL, mutate=("offset1:4\n", "offset1:8\n")
    ),
    "operand": WrongOutput(
        "trap_kernels.py", "gemm", "v[0:1], v[12:13], 0", product, SMALL,
        mutate=("v[0:1], v[4:5], 0", "v[0:1], v[12:13], 0"),
    ),
    "mapping": WrongOutput("flipped_copy.py", "copy_flipped", "read", copy),
    "pass": WrongOutput(
        "trap_kernels.py", "gemm", "apply_shared_memory_indexing_corrections", product, SMALL,
        ("apply_shared_memory_indexing_corrections",),
    ),
}  # fmt: skip
