"""``wx.export``: a kernel or a variant as a file: Python that needs Wave alone, the final MLIR, or the AMDGCN."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wave_explorer.actions.assembly_file import assembly_file
from wave_explorer.actions.recorded_spec import spec_of_record
from wave_explorer.experiment import Variant
from wave_explorer.kernel.errors import KernelError
from wave_explorer.record import Compilation

if TYPE_CHECKING:
    from wave_explorer.kernel import KernelSpec, PipelineSpec

ENDINGS = {".py": "Python that needs only wave-lang", ".mlir": "the final MLIR", ".s": "the AMDGCN"}
"""What is written, by the ending of the file."""


def export(subject: Any, path: str | os.PathLike[str]) -> None:
    """Writes a kernel as a file; its ending says what.

    ``.py`` compiles, with wave-lang alone, to the same AMDGCN, runs and checks itself where an AMD GPU is, and holds
    the kernel as a ``torch.nn.Module``.  Where a person edited the MLIR or the AMDGCN it holds that text, and says so.
    ``.mlir`` is the module that Wave hands to IREE, ``.s`` the AMDGCN; a kernel that was not compiled yet is.

    Args:
        subject: a spec (or anything that ``wx.kernel`` takes), a pipeline, a variant of an experiment, or a record.
        path: where to.

    Raises:
        KernelError: another ending; the kernel does not compile, or refers to something that cannot be written down
            (by name); passes are switched off; a record does not hold the kernel.
        OSError: the file cannot be written.
    """
    file = Path(path)
    file.write_text(exported_text(subject, file.name), encoding="utf-8")


def exported_text(subject: Any, name: str) -> str:
    """What :func:`export` writes into a file of this name.

    Args:
        subject: as `export` takes it.
        name: of the file; its ending says what is made.

    Raises:
        KernelError: as `export` raises it.
    """
    ending = Path(name).suffix.lower()
    if ending not in ENDINGS:
        known = ", ".join(f"{known} for {what}" for known, what in ENDINGS.items())
        given = f"A file that ends in {ending}" if ending else "A file without an ending"
        raise KernelError(f"{given} cannot be written.", advice=f"Give a name that ends in {known}.")
    if not isinstance(subject, Variant | Compilation):
        subject = _spec(subject)
    return _python(subject) if ending == ".py" else _compiled_text(subject, ending)


def export_variant(variant: Variant | None, path: str) -> str:
    """Writes a variant of a session; returns a sentence that says so.

    Raises:
        KernelError: it cannot be written down; OSError: the file cannot be written.
    """
    chosen = _chosen(variant, path)
    export(chosen, path)
    return f"exported {chosen.label} to {path}"


def variant_text(variant: Variant | None, name: str) -> str:
    """What :func:`export_variant` would write, for a page that saves it by itself.

    Raises:
        KernelError: it cannot be written down.
    """
    return exported_text(_chosen(variant, name), name)


def _chosen(variant: Variant | None, path: str) -> Variant:
    if variant is None:
        raise KernelError("there is nothing to export", advice="Compile a kernel first.")
    if not path:
        raise KernelError("no file name was given", advice="Give a path such as tuned.py, tuned.mlir or tuned.s.")
    return variant


def _spec(subject: Any) -> KernelSpec | PipelineSpec:
    # The compiler is not needed where records are only looked at.
    from wave_explorer.kernel import KernelSpec, PipelineSpec, kernel_or_pipeline

    return subject if isinstance(subject, KernelSpec | PipelineSpec) else kernel_or_pipeline(subject)


def _python(subject: KernelSpec | PipelineSpec | Variant | Compilation) -> str:
    compilation = subject.compilation if isinstance(subject, Variant) else subject
    if isinstance(compilation, Compilation) and compilation.manifest.hand_edited == "amdgcn":
        return assembly_file(compilation)
    from wave_explorer.kernel.pipeline import PipelineSpec
    from wave_explorer.kernel.pipeline_export import pipeline_text
    from wave_explorer.kernel.python_export import export_text

    if isinstance(subject, Variant):
        subject = subject.spec if subject.spec is not None else _made_again(subject)
    elif isinstance(subject, Compilation):
        subject = spec_of_record(subject)
    return pipeline_text(subject) if isinstance(subject, PipelineSpec) else export_text(subject)


def _made_again(variant: Variant) -> KernelSpec:
    """The kernel of a variant that was opened without it."""
    try:
        return spec_of_record(variant.compilation)
    except KernelError as error:
        if not variant.view_only:
            raise
        raise KernelError(
            f"{variant.label} can only be looked at: {variant.view_only}.",
            advice="Open the kernel again, or write the .mlir or .s.",
        ) from error


def _compiled_text(subject: KernelSpec | PipelineSpec | Variant | Compilation, ending: str) -> str:
    if isinstance(subject, Variant):
        subject = subject.compilation
    if not isinstance(subject, Compilation):
        from wave_explorer.actions.compile_any import compile as compile_any
        from wave_explorer.kernel.pipeline import PipelineSpec

        if isinstance(subject, PipelineSpec):
            first = f"{subject.name}:{subject.entry.phase_names[0]}"
            raise KernelError(
                f"{subject.name} is a pipeline of several kernels, and a {ending} file holds one.",
                advice=f"Export one of them ({first}), or all as a .py.",
            )
        subject = compile_any(subject)
    text = subject.mlir if ending == ".mlir" else subject.asm
    if text is None:
        error = subject.error
        raise KernelError(
            f"{subject.manifest.kernel} did not get as far as {ENDINGS[ending]}"
            + (f": {error.summary.rstrip('.')}." if error is not None else "."),
            advice=error.advice if error is not None and error.advice else "Compile it first.",
        )
    return text
