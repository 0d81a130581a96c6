"""How fast the emulator runs compiled kernels.

    python benchmarks/emulator.py

Prints, for each kernel, wave instructions a second of wall time and of processor time, and the share of the time by
kind of instruction.  The GEMM makes 1024×256 elements from sums of 4096: 64 workgroups, 256 waves, one batch.  Outputs
are checked by the tests, not here.
"""

from __future__ import annotations

import time
from collections import defaultdict
from pathlib import Path

import numpy as np

from wave_explorer.emulator.bank_conflicts import BankMeter
from wave_explorer.emulator.binding import Step, bind
from wave_explorer.emulator.global_memory import Buffer, GlobalMemory
from wave_explorer.emulator.launch_state import initial_mode, initialise
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.numpy_engine import NumpyEngine
from wave_explorer.emulator.run import emulate
from wave_explorer.emulator.scheduler import Scheduler
from wave_explorer.emulator.wavefronts import Wavefronts
from wave_explorer.isa.category import category
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read

ASM = Path(__file__).parent.parent / "tests" / "data" / "asm"


def prepared(program: Program, sizes: list[int]) -> tuple[GlobalMemory, Buffer]:
    """Buffers of these sizes in bytes with random f16 below 1, and the kernel arguments."""
    rng = np.random.default_rng(0)
    memory = GlobalMemory()
    kernarg = Buffer("kernel arguments", np.zeros(8 * len(sizes), np.uint8), writable=False)
    addresses = []
    for index, size in enumerate(sizes):
        halves = rng.integers(0, 0x3C00, size // 2, dtype=np.uint16)
        addresses.append(memory.map(Buffer(f"arg{index}", halves.view(np.uint8))))
    kernarg.content()[:] = np.array(addresses, np.uint64).view(np.uint8)
    memory.map(kernarg)
    return memory, kernarg


def measure(name: str, sizes: list[int], grid: tuple[int, int, int], repeat: int) -> None:
    program = read((ASM / name).read_text(encoding="utf-8"))
    block = program.metadata.required_workgroup_size or (64, 1, 1)
    memory, kernarg = prepared(program, sizes)
    emulate(program, memory, kernarg, grid=grid, block=block)
    wall, cpu = time.perf_counter(), time.process_time()
    done = 0
    for _ in range(repeat):
        done += emulate(program, memory, kernarg, grid=grid, block=block).wave_instructions
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    print(f"{name}: {done:,} wave instructions; {done / wall / 1e6:.2f} M/s wall, {done / cpu / 1e6:.2f} M/s processor")
    profile(program, memory, kernarg, grid, block)


def profile(
    program: Program, memory: GlobalMemory, kernarg: Buffer, grid: tuple[int, int, int], block: tuple[int, int, int]
) -> None:
    """Times each step of one batch and adds up by category."""
    count = len(program.instructions)
    spent: defaultdict[str, float] = defaultdict(float)
    waves_per_group = -(-block[0] * block[1] * block[2] // 64)
    meter = BankMeter(program.target, waves_per_group, np.zeros(count, np.int64), np.zeros(count, np.int64))
    engine = NumpyEngine(program.target, 64, memory, meter)

    def timed(step: Step, kind: str) -> Step:
        def execute() -> object:
            began = time.process_time()
            result = step.execute()
            spent[kind] += time.process_time() - began
            return result

        return Step(execute, step.effect, step.target)  # type: ignore[arg-type]

    steps = [
        timed(step, category(instruction))
        for step, instruction in zip(bind(program, engine), program.instructions, strict=True)
    ]
    hits = np.zeros(count, np.int64)
    scheduler = Scheduler(program, steps, engine, hits, 10**9, lambda: None)
    number = np.arange(grid[0] * grid[1] * grid[2])
    groups = np.stack([number % grid[0], number // grid[0] % grid[1], number // (grid[0] * grid[1])], axis=1)
    state = Wavefronts(groups, waves_per_group, 64, 256, 256, program.entry, initial_mode(program))
    initialise(state, program, block, kernarg.base, kernarg.content())
    lds = LocalMemory(len(groups), program.metadata.lds_bytes, "LDS")
    engine.begin(state, lds, LocalMemory(state.waves * 64, program.metadata.scratch_bytes, "scratch"))
    with np.errstate(all="ignore"):
        scheduler.run(state)
    total = sum(spent.values())
    shares = ", ".join(f"{kind} {100 * t / total:.0f} %" for kind, t in sorted(spent.items(), key=lambda kv: -kv[1]))
    print(f"    {shares}")


def main() -> None:
    wide = 2 * 1024 * 4096
    for name in ("gemm_none_gfx942.s", "gemm_prefetch_gfx942.s"):
        # 256 columns of c a row in the kernel: a taller grid only needs more rows of a and c.
        measure(name, [wide, 2 * 256 * 4096, 4 * 1024 * 256], (16, 4, 1), 2)
    measure(
        "attention_gfx942.s", [2 * 8 * 128 * 64, 2 * 8 * 256 * 64, 2 * 8 * 256 * 128, 4 * 8 * 128 * 128], (1, 2, 8), 3
    )


if __name__ == "__main__":
    main()
