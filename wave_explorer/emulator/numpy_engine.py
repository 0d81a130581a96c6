"""The reference engine: the lane algebra over NumPy arrays, a batch of wavefronts at a time."""

from __future__ import annotations

from collections.abc import Sequence

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.bank_conflicts import BankMeter
from wave_explorer.emulator.global_memory import GlobalMemory
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.numpy_exchange import LaneExchange
from wave_explorer.emulator.numpy_flat import FlatLanes
from wave_explorer.emulator.numpy_float import FloatLanes
from wave_explorer.emulator.numpy_integer import IntegerLanes
from wave_explorer.emulator.numpy_matrix import MatrixLanes
from wave_explorer.emulator.numpy_tensor import TensorLanes
from wave_explorer.emulator.observer import Observer
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts


class NumpyEngine(IntegerLanes, FloatLanes, LaneExchange, FlatLanes, TensorLanes, MatrixLanes, LaneAlgebra[Lanes]):
    """Implements :class:`LaneAlgebra` on the waves that execute; see the parts for each family."""

    def __init__(
        self, target: str, lanes: int, memory: GlobalMemory, banks: BankMeter, observers: Sequence[Observer] = ()
    ) -> None:
        MatrixLanes.__init__(self)
        self.memory = memory
        self.target = target
        self.lanes_of_program = lanes
        self.banks = banks
        self.observers = tuple(observers)

    def begin(self, state: Wavefronts, lds: LocalMemory, scratch: LocalMemory) -> None:
        """Turns to another batch."""
        self.state = state
        self.lds = lds
        self.scratch = scratch
        self.select_waves(None)
        for observer in self.observers:
            observer.begin(state)
            observer.memories(lds, scratch)
