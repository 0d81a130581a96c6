"""Matrix instructions on the GPU: operands laid out by our tables, and a product that NumPy makes exactly."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.emulator.matrix_machine import Places, get, patterns, places, put, span, values
from tests.gpu.assembled_kernel import kernel_file
from tests.gpu.gpu_report import GpuReport
from wave_explorer.arch.matrix import matrix_instructions
from wave_explorer.arch.matrix.instruction import MatrixInstruction
from wave_explorer.device import run_asm
from wave_explorer.device.hip_report import Gpu
from wave_explorer.device.protocol import Measuring

A, B, C, D, REGISTERS = 8, 40, 72, 112, 160
"""Where the operands stand."""


def microkernel(instruction: MatrixInstruction, target: str, where: dict[str, Places]) -> str:
    """Loads each lane's registers, executes the instruction once, and stores what it gives."""
    new = target.startswith("gfx12")
    load, store = ("global_load_b32", "global_store_b32") if new else ("global_load_dword", "global_store_dword")
    pointers = "s_load_b128 s[4:7], s[0:1], 0x0" if new else "s_load_dwordx4 s[4:7], s[0:1], 0x0"
    wait = "s_wait_loadcnt 0x0\n\ts_wait_kmcnt 0x0" if new else "s_waitcnt vmcnt(0) lgkmcnt(0)"
    lines = [pointers, wait, f"v_mul_u32_u24_e32 v1, 0x{4 * REGISTERS:x}, v0"]
    for first, operand in ((A, "A"), (B, "B"), (C, "C")):
        for register in range(first, first + where[operand].registers):
            lines.append(f"{load} v{register}, v1, s[4:5] offset:{4 * register}")
    operands = [span("v", D, where["D"].registers)]
    operands += [span("v", first, where[name].registers) for first, name in ((A, "A"), (B, "B"), (C, "C"))]
    lines += [wait, f"{instruction.name} {', '.join(operands)}"]
    # Results of a matrix instruction may be read late enough only: no hardware waits for them everywhere.
    lines += ["s_nop 7"] * 8
    for register in range(D, D + where["D"].registers):
        lines.append(f"{store} v1, v{register}, s[6:7] offset:{4 * register}")
    body = "\t" + "\n\t".join([*lines, "s_endpgm"])
    return kernel_file(body, pointers=2, target=target, lanes=instruction.wave_size, vgprs=REGISTERS)


def _numbers(seed: int, kind: str, *shape: int) -> NDArray[np.float64]:
    """Small whole numbers: every type holds them, and every order of adding gives the same.

    Integers whose sign a modifier decides (``iu8``) are unsigned without it.
    """
    lowest = 0 if kind.startswith("iu") else -2
    return np.random.default_rng(seed).integers(lowest, 3, shape).astype(np.float64)


def test_every_matrix_instruction(gpu: Gpu, report: GpuReport) -> None:
    known = [one for one in matrix_instructions(gpu.target) if not one.formats and not one.scale_block]
    if not known:
        pytest.skip(f"no matrix instructions of {gpu.target} are known")
    wrong = []
    for instruction in known:
        where = {operand: places(instruction, gpu.target, operand) for operand in "ABCD"}
        m, n, k, blocks = instruction.shape
        a = _numbers(1, instruction.a_type, blocks, m, k)
        b = _numbers(2, instruction.b_type, blocks, k, n)
        c = _numbers(3, instruction.c_type, blocks, m, n)
        registers = np.zeros((REGISTERS, instruction.wave_size), np.uint32)
        for first, operand, kind, numbers in (
            (A, "A", instruction.a_type, a), (B, "B", instruction.b_type, b), (C, "C", instruction.c_type, c),
        ):  # fmt: skip
            put(registers, first, where[operand], patterns(kind, gpu.target, numbers))
        lane_by_lane = np.ascontiguousarray(registers.T)
        run = run_asm(
            microkernel(instruction, gpu.target, where), [lane_by_lane, np.zeros_like(lane_by_lane)], (1, 1, 1),
            (instruction.wave_size, 1, 1), names=("given", "made"), device="hip", measuring=Measuring(repeats=0),
        )  # fmt: skip
        made = np.ascontiguousarray(run.arrays["made"].T)
        got = values(instruction.d_type, gpu.target, get(made, D, where["D"], (blocks, m, n)))
        fine = run.ok and np.array_equal(got, a @ b + c)
        report.add("Matrix instructions", f"{instruction.name}, wave{instruction.wave_size}", fine)
        if not fine:
            wrong.append(instruction.name)
    assert not wrong
