"""What cannot work about edited constraints, said on stderr before a compile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from wave_explorer.cli.console import err, stdout_is_ours

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec

_STYLES = {"error": "bold red", "warning": "bold yellow"}


def say_findings(spec: KernelSpec) -> None:
    """Prints what checks find wrong with a kernel whose constraints were edited, a row each; for others nothing.

    Raises:
        KernelError: the kernel cannot be made.
    """
    if not spec.constraint_edits:
        return
    from wave_explorer.kernel.edit_diagnostics import edit_diagnostics

    with stdout_is_ours():
        found = edit_diagnostics(spec)
    for one in found:
        row = f"row {one.row}: {one.constraint}: " if one.row else ""
        err.print(Text(f"{one.severity}: ", style=_STYLES[one.severity]) + Text(f"{row}{one.message}"))
        err.print(Text(f"  {one.fix}"))
