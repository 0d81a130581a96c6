"""Branches, barriers, waits and modes (CDNA3 ISA, chapters 4 and 12.5)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Semantics, Special, define
from wave_explorer.emulator.value_types import U32

V = TypeVar("V")

LABEL, SCC, VCC, EXEC = Special.LABEL, Special.SCC, Special.VCC, Special.EXEC


@define("s_branch", unit="control", sources=[LABEL], effect="branch")
def always(a: LaneAlgebra[V]) -> V:
    return a.truth(True)


_CONDITIONS: dict[str, tuple[Special, Semantics]] = {
    "scc1": (SCC, lambda a, x: x),
    "scc0": (SCC, lambda a, x: a.bit_not(x)),
    "vccnz": (VCC, lambda a, x: a.any_lane(x)),
    "vccz": (VCC, lambda a, x: a.bit_not(a.any_lane(x))),
    "execnz": (EXEC, lambda a, x: a.any_lane(x)),
    "execz": (EXEC, lambda a, x: a.bit_not(a.any_lane(x))),
}
for _name, (_condition, _taken) in _CONDITIONS.items():
    define(f"s_cbranch_{_name}", unit="control", sources=[LABEL, _condition], effect="branch")(_taken)


@define("s_endpgm", unit="control", effect="end")
@define("s_barrier", unit="control", effect="barrier")
def nothing(a: LaneAlgebra[V]) -> None:
    return None


# Results are available at once here, so waiting changes nothing.
@define("s_waitcnt", "s_nop", "s_sleep", "s_setprio", "s_sethalt", unit="control", sources=[Special.TIMING])
def wait(a: LaneAlgebra[V]) -> None:
    return None


@define("s_setreg_imm32_b32", "s_setreg_b32", unit="control", results=[Special.HARDWARE_REGISTER], sources=[U32])
def set_register(a: LaneAlgebra[V], x: V) -> V:
    return x


@define("s_getreg_b32", unit="control", results=[U32], sources=[Special.HARDWARE_REGISTER])
def get_register(a: LaneAlgebra[V], x: V) -> V:
    return x
