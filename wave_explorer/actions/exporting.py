"""Action ``export``: a variant as a file that runs with Wave alone."""

from __future__ import annotations

from wave_explorer.experiment import Variant
from wave_explorer.kernel.errors import KernelError


def export_variant(variant: Variant | None, path: str) -> str:
    """Writes the variant as a ``.py`` that needs only wave-lang; returns a sentence that says so.

    Raises:
        KernelError: it cannot be written down; OSError: the file cannot be written.
    """
    if variant is None or variant.spec is None:
        raise KernelError(
            "this record has no kernel behind it", advice="Only a kernel compiled in this session can be exported."
        )
    if not path:
        raise KernelError("no file name was given", advice="Give a path such as tuned.py.")
    # Not needed where records are only looked at.
    from wave_explorer.kernel import export

    export(variant.spec, path)
    return f"exported {variant.label} to {path}"
