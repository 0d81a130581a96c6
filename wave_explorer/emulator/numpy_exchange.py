"""The lane algebra in NumPy: values that pass from lane to lane."""

from __future__ import annotations

import numpy as np

from wave_explorer.emulator.numpy_values import ExecutingWaves
from wave_explorer.emulator.wavefronts import Lanes


class LaneExchange(ExecutingWaves):
    """Operations that look at other lanes of the same wave."""

    def lane_index(self) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.arange(self.lanes, dtype=np.uint32)[None, :]

    def _per_lane(self, x: Lanes) -> Lanes:
        return np.broadcast_to(x, (self.waves, self.lanes))

    def gather_lanes(self, x: Lanes, source: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        gathered = self.gather_any_lanes(x, source)
        if self.all_active:
            return gathered
        return np.where(self.gather_any_lanes(self.active, source), gathered, gathered.dtype.type(0))

    def gather_any_lanes(self, x: Lanes, source: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        lane = self._per_lane(source & np.uint32(self.lanes - 1)).astype(np.intp)
        gathered: Lanes = np.take_along_axis(self._per_lane(x), lane, axis=1)
        return gathered

    def scatter_lanes(self, x: Lanes, target: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        x, lane = self._per_lane(x), self._per_lane(target & np.uint32(self.lanes - 1)).astype(np.intp)
        scattered: Lanes = np.zeros(x.shape, x.dtype)
        row, column = np.nonzero(np.broadcast_to(self.active, x.shape))
        # In lane order, so that the last one stays.
        scattered[row, lane[row, column]] = x[row, column]
        return scattered

    def read_lane(self, x: Lanes, lane: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        if x.shape[1] == 1:
            return x
        index = np.broadcast_to(lane & np.uint32(self.lanes - 1), (x.shape[0], 1)).astype(np.intp)
        value: Lanes = np.take_along_axis(x, index, axis=1)
        return value

    def first_active_lane(self) -> Lanes:
        """See :class:`LaneAlgebra`."""
        first: Lanes = np.argmax(self.active, axis=1).astype(np.uint32)[:, None]
        return first

    def replace_lane(self, x: Lanes, lane: Lanes, value: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return np.where(self.lane_index() == (lane & np.uint32(self.lanes - 1)), value, x)

    def lane_active(self) -> Lanes:
        """See :class:`LaneAlgebra`."""
        return self.active

    def any_lane(self, predicate: Lanes) -> Lanes:
        """See :class:`LaneAlgebra`."""
        found: Lanes = np.any(predicate, axis=1, keepdims=True)
        return found

    def first_to_signal(self) -> Lanes:
        """See :class:`LaneAlgebra`."""
        groups = self.pick(self.state.workgroup)
        first = np.zeros(len(groups), np.bool_)
        first[np.unique(groups, return_index=True)[1]] = True
        before_all: Lanes = first & (self.state.barrier_signals[groups] == 0)
        return before_all[:, None]
