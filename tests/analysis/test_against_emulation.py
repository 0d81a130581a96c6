"""Addresses that the recorded index foretells, against those that the final AMDGCN computes when it runs.

The two sides share no arithmetic: one evaluates Wave's symbolic index, the other executes instructions.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.analysis.conftest import record
from tests.analysis.test_index_map import K, M, N, last_map, nodes
from wave_explorer.analysis.index_map import ELEMENT_BYTES
from wave_explorer.analysis.lds_access import lds_access, lds_nodes
from wave_explorer.emulator.bank_conflicts import AccessKind, BankMeter
from wave_explorer.emulator.global_memory import Buffer, GlobalMemory
from wave_explorer.emulator.run import EmulatorResult, emulate
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.record import Compilation
from wave_explorer.record.evaluation import evaluate


class WatchedMemory(GlobalMemory):
    """Global memory that notes every access: kind, address by (row, lane) with -1 for an inactive lane, bytes."""

    def __init__(self) -> None:
        super().__init__()
        self.accesses: list[tuple[str, NDArray[np.int64], int]] = []

    def load(
        self, address: NDArray[np.uint64], active: NDArray[np.bool_] | None, size: int
    ) -> list[NDArray[np.uint32]]:
        self._note("read", address, active, size)
        return super().load(address, active, size)

    def store(
        self,
        address: NDArray[np.uint64],
        active: NDArray[np.bool_] | None,
        data: list[NDArray[np.uint32]],
        size: int,
    ) -> None:
        self._note("write", address, active, size)
        super().store(address, active, data, size)

    def _note(self, kind: str, address: NDArray[np.uint64], active: NDArray[np.bool_] | None, size: int) -> None:
        noted = address.astype(np.int64)
        self.accesses.append((kind, noted if active is None else np.where(active, noted, -1), size))


@dataclass
class Observation:
    program: Program
    result: EmulatorResult
    bases: list[int]
    memory: WatchedMemory
    lds: list[tuple[AccessKind, int, NDArray[np.int64]]] = field(default_factory=list)


@pytest.fixture(scope="module")
def observed(gemm: Compilation) -> Observation:
    assert gemm.asm is not None and gemm.manifest.launch is not None
    launch = gemm.manifest.launch
    assert launch.grid is not None and launch.block is not None
    memory = WatchedMemory()
    bases = [
        memory.map(Buffer(name, np.zeros(size, np.uint8)))
        for name, size in (("a", M * K * 2), ("b", N * K * 2), ("c", M * N * 4))
    ]
    kernarg = Buffer("kernarg", np.array(bases, dtype=np.uint64).view(np.uint8))
    memory.map(kernarg)
    program = read(gemm.asm)
    lds: list[tuple[AccessKind, int, NDArray[np.int64]]] = []
    plain = BankMeter.record

    def record(
        meter: BankMeter, kind: AccessKind, size: int, address: NDArray[np.int64], active: NDArray[np.bool_] | None
    ) -> None:
        lds.append((kind, size, np.array(address, dtype=np.int64)))
        plain(meter, kind, size, address, active)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BankMeter, "record", record)
        result = emulate(program, memory, kernarg, grid=launch.grid, block=launch.block)
    assert result.status == "ok", result.findings
    return Observation(program, result, bases, memory, lds)


def by_lane(addresses: Iterable[NDArray[np.int64]]) -> NDArray[np.int64]:
    """All accesses, from arrays (rows, lanes) of addresses, as sorted numbers that hold lane and address."""
    return np.sort(np.concatenate([(at | np.arange(at.shape[1]) << 48).ravel() for at in addresses]))


def workgroups() -> list[tuple[int, int, int]]:
    return [(x, y, 0) for x in range(M // 64) for y in range(N // 64)]


@pytest.mark.parametrize(("kind", "size"), [("read", 16), ("write", 4)])
def test_global_accesses_are_those_of_the_index(gemm: Compilation, observed: Observation, kind: str, size: int) -> None:
    bases = dict(zip("abc", observed.bases, strict=True))
    foretold: list[NDArray[np.int64]] = []
    for node in nodes(gemm, kind, "global"):
        for workgroup in workgroups():
            for iteration in range(K // 32 if kind == "read" else 1):
                found = last_map(gemm, node, workgroup, iteration)
                assert found.address is not None and found.tensor is not None
                foretold.append(found.address[:, 0].reshape(-1, 64) + bases[found.tensor.name])
    # Behind the last tensor lie the arguments, which scalar loads read.
    end = observed.bases[-1] + M * N * 4
    seen = [access for access in observed.memory.accesses if access[0] == kind and int(access[1].min()) < end]
    assert {access[2] for access in seen} == {size}
    np.testing.assert_array_equal(by_lane(access[1] for access in seen), by_lane(foretold))


@pytest.mark.parametrize("kind", ["read", "write"])
def test_lds_accesses_are_those_of_the_index(gemm: Compilation, observed: Observation, kind: str) -> None:
    foretold: list[NDArray[np.int64]] = []
    for node in [node for node in lds_nodes(gemm) if node.op == kind]:
        found = last_map(gemm, node)
        assert found.address is not None and found.tensor is not None
        for first in range(0, found.elements * found.tensor.element_bytes, 8):
            foretold.append(found.address[:, 0].reshape(-1, 64) + first)
    foretold *= len(workgroups()) * (K // 32)
    seen = [access for access in observed.lds if access[0] == kind]
    assert {access[1] for access in seen} == {8}
    np.testing.assert_array_equal(by_lane(access[2] for access in seen), by_lane(foretold))


def test_bank_conflicts_of_a_run_are_those_of_the_index(gemm: Compilation, observed: Observation) -> None:
    launch = gemm.manifest.launch
    assert launch is not None and launch.block is not None
    waves = prod(launch.block) // 64
    foretold = sum(
        lds_access(gemm, node, wave=wave).conflict_cycles for node in lds_nodes(gemm) for wave in range(waves)
    )
    assert foretold == 2 * waves * 8
    assert int(observed.result.conflict_cycles.sum()) == foretold * len(workgroups()) * (K // 32)


VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "prefetch": ("gemm", {"options": {"schedule": "PREFETCH"}}),
    "modulo": ("gemm", {"options": {"schedule": "MODULO"}}),
    "modulo with buffer instructions": ("gemm", {"options": {"schedule": "MODULO", "use_buffer_ops": True}}),
    "32x32": ("gemm", {"mma_type": "F32_32x32x8_F16"}),
    "ragged": ("gemm", {"M": 100, "N": 90, "K": 250}),
    "ragged with buffer instructions": ("gemm", {"M": 100, "N": 90, "K": 250, "options": {"use_buffer_ops": True}}),
    # Values are read, and results written, through index mappings.
    "attention": ("attention", {}),
    "attention 32x32": ("attention", {"mma_type": "F32_32x32x8_F16"}),
}


@pytest.mark.full
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_touches_the_elements_that_its_index_says(variant: str) -> None:
    name, settings = VARIANTS[variant]
    size = {"M": 128, "N": 128, "K": 256} if name == "gemm" else {}
    comp = record(name, backend=True, **{**size, **settings})
    assert comp.asm is not None and comp.manifest.launch is not None
    grid, block = comp.manifest.launch.grid, comp.manifest.launch.block
    assert grid is not None and block is not None
    memory = WatchedMemory()
    bases: dict[str, int] = {}
    for argument in comp.spec.arguments:
        elements = prod(int(evaluate(dim, comp.symbol_values)) for dim in argument.dims)
        octets = np.zeros(elements * ELEMENT_BYTES[argument.dtype], np.uint8)
        bases[argument.name] = memory.map(Buffer(argument.name, octets))
    kernarg = Buffer("kernarg", np.array(list(bases.values()), dtype=np.uint64).view(np.uint8))
    memory.map(kernarg)
    result = emulate(read(comp.asm), memory, kernarg, grid=grid, block=block)
    assert result.status == "ok", result.findings
    for kind, element in (("read", 2), ("write", 4)):
        foretold: list[NDArray[np.int64]] = []
        for node in nodes(comp, kind, "global"):
            for workgroup in product(range(grid[0]), range(grid[1]), range(grid[2])):
                for iteration in range(last_map(comp, node, workgroup).trip_count or 1):
                    found = last_map(comp, node, workgroup, iteration)
                    assert found.address is not None and found.tensor is not None, found.address_note
                    wanted = found.address if found.masked is None else found.address[~found.masked]
                    foretold.append(wanted.ravel() + bases[found.tensor.name])
        seen = [
            (address[address >= 0][:, None] + np.arange(0, size, element)).ravel()
            for how, address, size in memory.accesses
            # Behind the last tensor lie the arguments, which scalar loads read.
            if how == kind and int(address.max(initial=0)) < kernarg.base
        ]
        np.testing.assert_array_equal(np.sort(np.concatenate(seen)), np.sort(np.concatenate(foretold)))
