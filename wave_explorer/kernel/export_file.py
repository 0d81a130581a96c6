"""Writes a kernel, or all kernels of a pipeline, as one Python file that needs only wave-lang."""

from __future__ import annotations

from pathlib import Path

from wave_explorer.kernel.pipeline import PipelineSpec
from wave_explorer.kernel.pipeline_export import pipeline_text
from wave_explorer.kernel.python_export import export_text
from wave_explorer.kernel.spec import KernelSpec


def export(spec: KernelSpec | PipelineSpec, path: str | Path) -> None:
    """Writes ``spec`` to a Python file.

    Raises:
        KernelError: a kernel cannot be made, or refers to something that cannot be written down (by name).
        OSError: the file cannot be written.
    """
    text = pipeline_text(spec) if isinstance(spec, PipelineSpec) else export_text(spec)
    Path(path).write_text(text, encoding="utf-8")
