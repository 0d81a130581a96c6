"""Loads from global memory straight into LDS, without registers (CDNA3 ISA, "Memory buffer load to LDS"; CDNA4 ISA).

The data of lane i go to ``M0 + offset + i * size`` in LDS, where ``size`` is at least 4: a byte or half is extended
to a dword.  The instruction's offset counts for both addresses (LLVM, IntrinsicsAMDGPU.td, ``raw.ptr.buffer.load.lds``
and ``global.load.lds``).  Lanes that a buffer descriptor's range check leaves out put zeros there.
"""

from __future__ import annotations

from typing import Any

from wave_explorer.emulator.algebra import LaneAlgebra
from wave_explorer.emulator.operation import Modifier, Semantics, Slot, Special, define
from wave_explorer.emulator.semantics.access_forms import CACHE_POLICY, extended
from wave_explorer.emulator.value_types import U32

_FORMS = {
    "ubyte": (1, False), "sbyte": (1, True), "ushort": (2, False), "sshort": (2, True), "dword": (4, False),
    "dwordx3": (12, False), "dwordx4": (16, False),
}  # fmt: skip


def _to_lds(mnemonic: str, address: Slot, load: Semantics, size: int, signed: bool, modifiers: tuple[str, ...]) -> None:
    @define(
        mnemonic,
        unit="vector-memory",
        sources=[address, Special.M0, Modifier("offset")],
        modifiers=("offset", *modifiers, *CACHE_POLICY),
    )
    def fill(a: LaneAlgebra[Any], place: Any, m0: Any, offset: int) -> None:
        words = load(a, place, size)
        if size < 4:
            words = [extended(a, words[0], size, signed)]
        pitch = max(size, 4)
        base = a.add(a.bit_and(m0, a.constant(U32, 0xFFFFFF)), a.constant(U32, offset))
        a.lds_fill(a.add(base, a.mul(a.lane_index(), a.constant(U32, pitch))), words, pitch)


for _suffix, (_size, _signed) in _FORMS.items():
    _to_lds(
        f"global_load_lds_{_suffix}",
        Special.MEMORY_ADDRESS,
        lambda a, address, size: a.load(address, size),
        _size,
        _signed,
        (),
    )
    # Written as buffer_load_dword ... lds; the reader of operands looks it up under this name.
    _to_lds(
        f"buffer_load_{_suffix} lds",
        Special.BUFFER_ADDRESS,
        lambda a, address, size: a.buffer_load(address, size),
        _size,
        _signed,
        ("offen", "idxen", "lds"),
    )
