"""``wx.lds(comp)``: everything about the LDS of a compiled kernel, for a notebook."""

from __future__ import annotations

from dataclasses import dataclass

from wave_explorer.analysis.index_map import NotKnown
from wave_explorer.analysis.lds_access import LdsAccess, lds_access, lds_nodes, lds_program
from wave_explorer.analysis.lds_buffers import LdsBuffer, lds_buffers
from wave_explorer.analysis.lds_layouts import Swizzle
from wave_explorer.analysis.lds_placing import placed
from wave_explorer.analysis.lds_prediction import LdsPrediction, PredictedAccess, known_iterations, predict
from wave_explorer.analysis.lds_what_if import WhatIf, what_if
from wave_explorer.record import Compilation


@dataclass(frozen=True, repr=False)
class LdsReport:
    """The LDS of one record.

    Attributes:
        buffers: by offset.
        prediction: of a run, instruction by instruction.
    """

    comp: Compilation
    buffers: tuple[LdsBuffer, ...]
    prediction: LdsPrediction

    def __repr__(self) -> str:
        total = self.predicted_bank_conflicts
        said = "not known" if total is None else f"{total:,} cycles"
        names = ", ".join(f"{one.name} {one.allocation.bytes} B" for one in self.buffers) or "no buffers"
        return f"<LDS of {self.comp.manifest.kernel} {self.comp.spec.target}: {names}; predicted bank conflicts {said}>"

    @property
    def accesses(self) -> tuple[PredictedAccess, ...]:
        """Every LDS instruction of the AMDGCN."""
        return self.prediction.accesses

    @property
    def predicted_bank_conflicts(self) -> int | None:
        """Conflict cycles of a run of the whole grid, as ``SQ_LDS_BANK_CONFLICT`` counts them; None where not known."""
        return self.prediction.conflicts

    def buffer(self, name: str) -> LdsBuffer:
        """A buffer by the name of its allocation.

        Raises:
            KeyError: there is none of this name.
        """
        for one in self.buffers:
            if name in (one.name, one.allocation.node):
                return one
        raise KeyError(f"there is no LDS buffer {name!r}; there are {', '.join(one.name for one in self.buffers)}")

    def access(
        self, node: str, *, wave: int = 0, padding: int | None = None, swizzle: Swizzle | None = None
    ) -> LdsAccess:
        """One node's access by one wave, phase by phase and bank by bank, as compiled or in another layout.

        Args:
            node: name or id in the last fx graph.
            wave: of workgroup 0.
            padding: elements after each row, in place of the compiler's.
            swizzle: of unpadded rows, in place of the compiler's layout.

        Raises:
            KeyError: there is no such access.
            NotKnown: its bytes or the rule of the target are not known.
        """
        for one in lds_nodes(self.comp):
            if node in (one.name, one.id):
                return lds_access(self.comp, one, wave=wave, padding=padding, swizzle=swizzle)
        raise KeyError(
            f"no node {node!r} accesses LDS; there are {', '.join(one.name for one in lds_nodes(self.comp))}"
        )

    def what_if(self, name: str) -> WhatIf:
        """What other paddings and swizzles of a buffer would cost, computed from the index.

        Raises:
            KeyError: there is no buffer of this name.
            NotKnown: its rows, an access of it, or the rule of an access is not known.
        """
        wanted = self.buffer(name).allocation.node
        program = lds_program(self.comp)
        assert program is not None
        found = next(one for one in lds_buffers(placed(self.comp)) if one.allocation.node == wanted)
        return what_if(program, found, known_iterations(program))


def lds(comp: Compilation) -> LdsReport:
    """Buffers, accesses and bank conflicts of a compiled kernel, known without a run.

    Raises:
        NotKnown: no fx graph was recorded, or the compile has not reached AMDGCN.
    """
    program = lds_program(comp)
    if program is None:
        raise NotKnown("the compile has not reached AMDGCN")
    return LdsReport(comp, lds_buffers(comp), predict(program))
