"""The lane algebra: the typed operations that the semantics of every mnemonic are written in.

A value holds one number for each lane of each wave that executes (or one for each wave, where it is scalar);
integers know their width and signedness, floats their format.  An engine implements the algebra: NumPy arrays over
a batch of wavefronts here, machine code of a just-in-time compiler elsewhere.  Semantics never look inside a value.

Floating point follows the MODE register of the executing waves: rounding, and whether subnormal inputs and results
are flushed.  NaN payloads are not modelled.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias, TypeVar

from wave_explorer.emulator.addressing import BufferAddress
from wave_explorer.emulator.matrix_form import MatrixForm
from wave_explorer.emulator.value_types import ValueType

V = TypeVar("V")
Combine: TypeAlias = Callable[[Sequence[V], Sequence[V]], Sequence[V]]


class LaneAlgebra(ABC, Generic[V]):
    """Operations on values of one lane each; binary operations take two values of the same type."""

    # ---------------------------------------------------------------------------------------------- constants, types
    @abstractmethod
    def constant(self, kind: ValueType, number: float) -> V:
        """``number`` in every lane."""

    @abstractmethod
    def truth(self, value: bool) -> V:
        """A predicate that is ``value`` in every lane."""

    @abstractmethod
    def bitcast(self, x: V, kind: ValueType) -> V:
        """The same bits, as another type of the same width."""

    @abstractmethod
    def resize(self, x: V, kind: ValueType) -> V:
        """An integer to another width or signedness: low bits kept, extended by the signedness of ``x``."""

    @abstractmethod
    def from_predicate(self, x: V, kind: ValueType) -> V:
        """1 where the predicate holds, else 0."""

    @abstractmethod
    def pair(self, low: V, high: V) -> V:
        """A u64 of two u32."""

    @abstractmethod
    def low_half(self, x: V) -> V:
        """Bits 31:0 of a u64 as u32."""

    @abstractmethod
    def high_half(self, x: V) -> V:
        """Bits 63:32 of a u64 as u32."""

    # ------------------------------------------------------------------------------------------------------ integers
    @abstractmethod
    def add(self, x: V, y: V) -> V:
        """Sum, wrapping."""

    @abstractmethod
    def sub(self, x: V, y: V) -> V:
        """Difference, wrapping."""

    @abstractmethod
    def mul(self, x: V, y: V) -> V:
        """Low half of the product."""

    @abstractmethod
    def mul_high(self, x: V, y: V) -> V:
        """High half of the product of two 32-bit integers."""

    @abstractmethod
    def bit_and(self, x: V, y: V) -> V:
        """Bitwise and; of predicates, both hold."""

    @abstractmethod
    def bit_or(self, x: V, y: V) -> V:
        """Bitwise or; of predicates, either holds."""

    @abstractmethod
    def bit_xor(self, x: V, y: V) -> V:
        """Bitwise exclusive or; of predicates, exactly one holds."""

    @abstractmethod
    def bit_not(self, x: V) -> V:
        """All bits inverted; of a predicate, it does not hold."""

    @abstractmethod
    def shift_left(self, x: V, count: V) -> V:
        """Shifted by ``count`` modulo the width of ``x``; ``count`` is an integer of any type."""

    @abstractmethod
    def shift_right(self, x: V, count: V) -> V:
        """Shifted by ``count`` modulo the width of ``x``: logical if unsigned, arithmetic if signed."""

    @abstractmethod
    def minimum(self, x: V, y: V) -> V:
        """The smaller integer."""

    @abstractmethod
    def maximum(self, x: V, y: V) -> V:
        """The larger integer."""

    @abstractmethod
    def count_ones(self, x: V) -> V:
        """Bits that are 1, as u32."""

    @abstractmethod
    def reverse_bits(self, x: V) -> V:
        """Bit i of a u32 goes to bit 31 - i."""

    @abstractmethod
    def leading_zeros(self, x: V) -> V:
        """Zero bits above the highest 1 of a u32 or u64, as u32; the width for 0."""

    @abstractmethod
    def trailing_zeros(self, x: V) -> V:
        """Zero bits below the lowest 1 of a u32 or u64, as u32; the width for 0."""

    # --------------------------------------------------------------------------------------------- compare and select
    @abstractmethod
    def equal(self, x: V, y: V) -> V:
        """Predicate; false for a NaN."""

    @abstractmethod
    def less(self, x: V, y: V) -> V:
        """Predicate ``x < y``; false for a NaN."""

    @abstractmethod
    def less_equal(self, x: V, y: V) -> V:
        """Predicate ``x <= y``; false for a NaN."""

    @abstractmethod
    def is_nan(self, x: V) -> V:
        """Predicate: the float is a NaN."""

    @abstractmethod
    def select(self, condition: V, if_true: V, if_false: V) -> V:
        """Lane by lane, one of two values of the same type (or predicates)."""

    # --------------------------------------------------------------------------------------------------------- floats
    @abstractmethod
    def fadd(self, x: V, y: V) -> V:
        """Correctly rounded sum."""

    @abstractmethod
    def fmul(self, x: V, y: V) -> V:
        """Correctly rounded product."""

    @abstractmethod
    def fma(self, x: V, y: V, z: V) -> V:
        """``x * y + z`` with one rounding."""

    @abstractmethod
    def fneg(self, x: V) -> V:
        """Sign bit inverted."""

    @abstractmethod
    def fabs(self, x: V) -> V:
        """Sign bit cleared."""

    @abstractmethod
    def fminimum(self, x: V, y: V) -> V:
        """IEEE 754-2008 minNum (a NaN loses); -0 is below +0."""

    @abstractmethod
    def fmaximum(self, x: V, y: V) -> V:
        """IEEE 754-2008 maxNum (a NaN loses); +0 is above -0."""

    @abstractmethod
    def fround(self, x: V, how: str) -> V:
        """To an integral float: ``floor``, ``ceil``, ``trunc`` or ``even``."""

    @abstractmethod
    def ldexp(self, x: V, exponent: V) -> V:
        """``x * 2**exponent`` with one rounding; ``exponent`` is an i32."""

    @abstractmethod
    def frexp(self, x: V) -> tuple[V, V]:
        """Mantissa, from 0.5 up to 1 with the sign of ``x``, and its power of two as i32.

        A zero, infinity or NaN is its own mantissa, with power 0.
        """

    @abstractmethod
    def approximate(self, function: str, x: V) -> V:
        """A transcendental unit: ``exp2 log2 rcp rsq sqrt``, and ``sin cos`` of an angle in revolutions.

        AMD states an error bound only (1 ulp for f32 exp2, log2, rcp, rsq, sqrt); the engine gives the correctly
        rounded value.  Subnormal inputs and results of the f32 forms are flushed, as the unit does in every MODE.
        """

    # ---------------------------------------------------------------------------------------------------- conversions
    @abstractmethod
    def float_to_float(self, x: V, kind: ValueType, rounding: str = "mode") -> V:
        """To another float format; ``rounding`` is ``mode`` (that of MODE), ``zero`` or ``even``."""

    @abstractmethod
    def float_to_integer(self, x: V, kind: ValueType) -> V:
        """Truncated toward zero, saturating; a NaN gives 0."""

    @abstractmethod
    def from_small_float(self, x: V, name: str, kind: ValueType) -> V:
        """Patterns (u32) of the executing target's ``fp8``, ``bf8``, ``fp6``, ``bf6`` or ``fp4`` as floats, exactly."""

    @abstractmethod
    def to_small_float(self, x: V, name: str) -> V:
        """The nearest pattern (u32), ties to even; too large a number saturates where MODE.FP16_OVFL is set.

        Otherwise it becomes an infinity, or a NaN where there is none; fp6, bf6 and fp4 always saturate.
        """

    @abstractmethod
    def integer_to_float(self, x: V, kind: ValueType) -> V:
        """Correctly rounded."""

    # -------------------------------------------------------------------------------------------------- lane exchange
    @abstractmethod
    def lane_index(self) -> V:
        """Each lane's number in its wave, as u32."""

    @abstractmethod
    def gather_lanes(self, x: V, source: V) -> V:
        """The value of lane ``source`` (u32, modulo the wave size); 0 where that lane is inactive."""

    @abstractmethod
    def gather_any_lanes(self, x: V, source: V) -> V:
        """The value (or predicate) of lane ``source`` (u32, modulo the wave size), active or not."""

    @abstractmethod
    def scatter_lanes(self, x: V, target: V) -> V:
        """Each active lane's value goes to lane ``target`` (u32, modulo the wave size), lane by lane; 0 elsewhere."""

    @abstractmethod
    def read_lane(self, x: V, lane: V) -> V:
        """The value of one lane (a scalar u32, modulo the wave size), active or not, as a scalar."""

    @abstractmethod
    def first_active_lane(self) -> V:
        """Scalar u32: the lowest active lane, 0 if none is active."""

    @abstractmethod
    def replace_lane(self, x: V, lane: V, value: V) -> V:
        """``x`` with the scalar ``value`` in one lane."""

    @abstractmethod
    def lane_active(self) -> V:
        """EXEC as a predicate."""

    @abstractmethod
    def any_lane(self, predicate: V) -> V:
        """Scalar predicate: it holds in at least one lane of the wave."""

    @abstractmethod
    def first_to_signal(self) -> V:
        """Scalar predicate: no wave of the workgroup has signalled its barrier since that last opened.

        Of waves that execute together the one with the lowest number is first.
        """

    # --------------------------------------------------------------------------------------------------------- memory
    @abstractmethod
    def load(self, address: V, size: int) -> Sequence[V]:
        """``size`` bytes from a u64 address of each active lane.

        Gives one u32 for each dword; 1 or 2 bytes give one u32, zero-extended.
        """

    @abstractmethod
    def store(self, address: V, data: Sequence[V], size: int) -> None:
        """Stores the low ``size`` bytes of the dwords ``data`` of each active lane, lane by lane in order."""

    @abstractmethod
    def buffer_load(self, address: BufferAddress[V], size: int) -> Sequence[V]:
        """As :meth:`load` through a buffer descriptor: 0 for each dword out of its range."""

    @abstractmethod
    def buffer_store(self, address: BufferAddress[V], data: Sequence[V], size: int) -> None:
        """As :meth:`store` through a buffer descriptor: a dword out of its range is dropped."""

    @abstractmethod
    def atomic(self, address: V, data: Sequence[V], combine: Combine[V]) -> Sequence[V]:
        """Read-modify-write of as many dwords as ``data`` has, lane by lane in order; gives what was there before.

        ``combine`` takes the old dwords and the lane's data and gives the new dwords.
        """

    @abstractmethod
    def buffer_atomic(self, address: BufferAddress[V], data: Sequence[V], combine: Combine[V]) -> Sequence[V]:
        """As :meth:`atomic` through a buffer descriptor: a lane out of its range does nothing and gets 0."""

    @abstractmethod
    def flat_load(self, address: V, size: int) -> Sequence[V]:
        """As :meth:`load`, of addresses that may lie in the apertures of LDS or scratch memory."""

    @abstractmethod
    def flat_store(self, address: V, data: Sequence[V], size: int) -> None:
        """As :meth:`store`, to addresses that may lie in the apertures of LDS or scratch memory."""

    @abstractmethod
    def flat_atomic(self, address: V, data: Sequence[V], combine: Combine[V]) -> Sequence[V]:
        """As :meth:`atomic`, at addresses that may lie in the aperture of LDS."""

    @abstractmethod
    def scalar_buffer_load(self, address: BufferAddress[V], size: int) -> Sequence[V]:
        """``size`` bytes of each wave through a buffer descriptor: 0 for each dword out of its range."""

    @abstractmethod
    def scratch_load(self, address: V, size: int) -> Sequence[V]:
        """``size`` bytes from a u32 byte address in the lane's private memory."""

    @abstractmethod
    def scratch_store(self, address: V, data: Sequence[V], size: int) -> None:
        """Stores the low ``size`` bytes of the dwords ``data`` to the lane's private memory."""

    @abstractmethod
    def lds_read(self, address: V, size: int) -> Sequence[V]:
        """``size`` bytes from a u32 byte address in the workgroup's LDS."""

    @abstractmethod
    def lds_read_transposed(self, address: V, size: int, element_bits: int, group: int = 16) -> Sequence[V]:
        """As :meth:`lds_read`, after which each ``group`` of consecutive lanes exchanges elements.

        The elements that they read one after the other, lane by lane, are a matrix of ``group`` columns; each lane
        gets its column.
        """

    @abstractmethod
    def lds_write(self, address: V, data: Sequence[V], size: int) -> None:
        """Writes the low ``size`` bytes of the dwords ``data`` to the workgroup's LDS."""

    @abstractmethod
    def lds_fill(self, address: V, data: Sequence[V], size: int) -> None:
        """As :meth:`lds_write`, of data that a load brings without passing through registers."""

    @abstractmethod
    def lds_atomic(self, address: V, data: Sequence[V], combine: Combine[V]) -> Sequence[V]:
        """As :meth:`atomic`, at a u32 byte address in the workgroup's LDS."""

    @abstractmethod
    def tensor_load(self, place: Sequence[V], shape: Sequence[V]) -> None:
        """Loads a tile of a tensor into LDS, once for each wave, whatever EXEC is.

        Args:
            place: four scalar u32, the first group of a tensor descriptor of gfx1250.
            shape: eight scalar u32, the second group.
        """

    # --------------------------------------------------------------------------------------------------------- matrix
    @abstractmethod
    def matrix_multiply_add(
        self, form: MatrixForm, a: Sequence[V], b: Sequence[V], c: Sequence[V], scales: tuple[V, V] | None = None
    ) -> Sequence[V]:
        """A matrix instruction over all lanes, EXEC ignored: ``D = A B + C``, operands in its register layouts.

        ``scales`` are the scale operands of A and B where the instruction has these.
        """
