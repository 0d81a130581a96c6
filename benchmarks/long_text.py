"""A record whose passes left MLIR texts of 50,000 lines: the loop body of a real shape, once for each of many tiles."""

from __future__ import annotations

from wave_explorer.record import Compilation
from wave_explorer.record.compilation import Manifest
from wave_explorer.record.spec import SpecData
from wave_explorer.record.stage import Stage
from wave_explorer.record.store import MemoryBlobs

LINES = 50_000

STAGES = ("mlir/before", "mlir/after")
"""Two passes; the second changed every thousandth line."""

_BODY = (
    "    %{n} = affine.apply affine_map<()[s0, s1] -> (s0 * 64 + (s1 mod 64) floordiv 16)>()[%tile_{n}, %thread]",
    "    %read_{n} = vector.load %view[%{n}, %c0] : memref<512x512xf16, strided<[512, 1], offset: ?>>, vector<8xf16>",
    "    vector.store %read_{n}, %lds[%{n}, %c0] : memref<64x68xf16, #gpu.address_space<workgroup>>, vector<8xf16>",
    "    amdgpu.lds_barrier",
    "    %mma_{n} = amdgpu.mfma 16x16x16 %read_{n} * %read_{n} + %acc_{n} blgp = none : vector<4xf16>, vector<4xf32>",
)  # fmt: skip


def long_compilation() -> Compilation:
    """A record with the stages :data:`STAGES` and nothing else."""
    lines = ["module {", "  func.func @unrolled(%thread: index) {"]
    lines += [_BODY[i % len(_BODY)].format(n=i // len(_BODY)) for i in range(LINES - 4)]
    lines += ["  }", "}"]
    changed = [f"{line} // moved" if number % 1000 == 500 else line for number, line in enumerate(lines)]
    blobs = MemoryBlobs()
    first, second = blobs.add("\n".join(lines)), blobs.add("\n".join(changed))
    stages = (
        Stage(STAGES[0], "mlir", "before", 0.1, True, language="mlir", after=first, op_count=LINES),
        Stage(STAGES[1], "mlir", "after", 0.1, True, language="mlir", before=first, after=second, op_count=LINES),
    )
    spec = SpecData("long", origin="benchmark", target="gfx942")
    return Compilation(Manifest("long", "long", spec, "ok", stages=stages), blobs)
