"""Action ``edit_asm``: an edited AMDGCN text becomes a record of its own, which can be looked at and run."""

from __future__ import annotations

from wave_explorer.analysis.hand_edited_asm import hand_edited_asm
from wave_explorer.experiment.diagnosed import diagnosed
from wave_explorer.record import Compilation


def edit_asm(comp: Compilation, text: str) -> Compilation:
    """A new record in which ``text`` stands in for the AMDGCN of ``comp``, with its diagnostics.

    Where the text uses more registers, LDS or scratch than it declares, a diagnostic says so.  It runs as any other:
    ``wx.run(wx.edit_asm(comp, text), check=True)``.

    Args:
        comp: a compile that reached AMDGCN; it stays as it is.
        text: the whole assembly text, as a person edited it.

    Raises:
        EditRefused: there is nothing to edit, the text cannot be read (the line is named), or it is of another kernel
            or target.
    """
    return diagnosed(hand_edited_asm(comp, text))
