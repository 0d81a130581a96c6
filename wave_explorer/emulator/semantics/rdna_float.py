"""Vector float operations that gfx11 and gfx12 add (RDNA4 ISA, chapters 16.8, 16.9 and 16.12)."""

from __future__ import annotations

from typing import TypeVar

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import define
from wave_explorer.emulator.value_types import F16, F32, I16, U16, U32, ValueType

V = TypeVar("V")


@define("v_fmaak_f16", unit="valu", results=[F16], sources=[F16, F16, F16])
def fma_with_constant_summand(a: LaneAlgebra[V], x: V, y: V, constant: V) -> V:
    return a.fma(x, y, constant)


@define("v_fmamk_f16", unit="valu", results=[F16], sources=[F16, F16, F16])
def fma_with_constant_factor(a: LaneAlgebra[V], x: V, constant: V, y: V) -> V:
    return a.fma(x, constant, y)


@define("v_fma_dx9_zero_f32", unit="valu", results=[F32], sources=[F32, F32, F32])
def fma_of_direct3d(a: LaneAlgebra[V], x: V, y: V, z: V) -> V:
    """A product with a zero is zero, whatever the other factor."""
    zero = a.constant(F32, 0.0)
    return a.select(a.bit_or(a.equal(x, zero), a.equal(y, zero)), z, a.fma(x, y, z))


def _packed_integers(kind: ValueType) -> None:
    @define(f"v_cvt_pk_{kind.name}_f32", unit="valu", results=[U32], sources=[F32, F32])
    def pack(a: LaneAlgebra[V], x: V, y: V) -> V:
        """Truncated toward zero, saturating; a NaN gives 0."""
        low, high = (a.resize(a.bitcast(a.float_to_integer(part, kind), U16), U32) for part in (x, y))
        return a.bit_or(low, a.shift_left(high, a.constant(U32, 16)))


_packed_integers(I16)
_packed_integers(U16)

_BOUND = "correctly rounded here; AMD states an error of up to 1 ulp, and flushes f32 subnormals"


def _transcendental_of_scalar(name: str, function: str) -> None:
    """One result for the wave, in an SGPR; the upper half of an f16's is 0."""
    define(f"v_s_{name}_f32", unit="valu", results=[F32], sources=[F32], approximation=_BOUND)(
        lambda a, x: a.approximate(function, x)
    )
    define(f"v_s_{name}_f16", unit="valu", results=[U32], sources=[F16], approximation=_BOUND)(
        lambda a, x: a.resize(a.bitcast(a.approximate(function, x), U16), U32)
    )


for _name, _function in (("exp", "exp2"), ("log", "log2"), ("rcp", "rcp"), ("rsq", "rsq"), ("sqrt", "sqrt")):
    _transcendental_of_scalar(_name, _function)
