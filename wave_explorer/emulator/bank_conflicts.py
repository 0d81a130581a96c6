"""LDS bank conflicts of the accesses that a run makes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from wave_explorer.arch.lds_service import UnknownService, conflict_cycles, service_rule
from wave_explorer.emulator.wavefronts import Lanes

AccessKind = Literal["read", "write"]

_INACTIVE = -1
# Loops repeat their address patterns: computed once, then looked up.
_CACHED_PATTERNS = 4096


@dataclass
class BankMeter:
    """Adds up the cycles in which the LDS serves a run's accesses, by instruction.

    Attributes:
        target: whose rules count.
        waves_per_group: waves of a workgroup: most address patterns repeat from workgroup to workgroup.
        conflict_cycles, active_cycles: i64 by instruction position: SQ_LDS_BANK_CONFLICT, SQ_LDS_IDX_ACTIVE.
        position: of the instruction that executes.
        statuses: how the rule of each access form (``read b64``) is known; ``""`` where there is none.
    """

    target: str
    waves_per_group: int
    conflict_cycles: NDArray[np.int64]
    active_cycles: NDArray[np.int64]
    position: int = 0
    statuses: dict[str, str] = field(default_factory=dict)
    _cache: dict[tuple[AccessKind, int, bytes], tuple[int, int]] = field(default_factory=dict)

    def record(self, kind: AccessKind, size: int, address: Lanes, active: Lanes | None) -> None:
        """Counts one access of ``size`` bytes at byte addresses (wave, lane)."""
        pattern = address.astype(np.int32)
        if active is not None:
            pattern = np.where(active, pattern, np.int32(_INACTIVE))
        repeats = 1
        per_group = self.waves_per_group
        if len(pattern) > per_group and len(pattern) % per_group == 0:
            groups = pattern.reshape(-1, per_group, pattern.shape[1])
            if (groups == groups[0]).all():
                repeats, pattern = len(groups), groups[0]
        key = (kind, size, pattern.tobytes())
        known = self._cache.get(key)
        if known is None:
            if len(self._cache) >= _CACHED_PATTERNS:
                self._cache.clear()
            known = self._cache[key] = self._service(kind, size, pattern)
        conflicts, cycles = known
        self.conflict_cycles[self.position] += repeats * conflicts
        self.active_cycles[self.position] += repeats * cycles

    def _service(self, kind: AccessKind, size: int, pattern: Lanes) -> tuple[int, int]:
        form = f"{kind} b{8 * size}"
        try:
            rule = service_rule(self.target, kind, 8 * size)
            active = pattern != _INACTIVE
            conflicts = int(conflict_cycles(self.target, kind, 8 * size, pattern, active).sum())
        except (UnknownService, ValueError):
            self.statuses[form] = ""
            return 0, 0
        self.statuses[form] = rule.status
        busy = sum(int(active[:, list(lanes)].any(axis=1).sum()) for lanes in rule.phases)
        return conflicts, conflicts + busy
