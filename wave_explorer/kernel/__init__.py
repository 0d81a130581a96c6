"""What is compiled: kernel, symbols, constraints, options, target.

Names are loaded when they are first used: an error of this room can be caught without importing the compiler.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wave_explorer.kernel.clone import remember as remember
    from wave_explorer.kernel.constraint_edits import ConstraintEdit as ConstraintEdit
    from wave_explorer.kernel.constraint_edits import edited_constraints as edited_constraints
    from wave_explorer.kernel.errors import KernelError as KernelError
    from wave_explorer.kernel.export_file import export as export
    from wave_explorer.kernel.pipeline import PipelineSpec as PipelineSpec
    from wave_explorer.kernel.pipeline import kernel_or_pipeline as kernel_or_pipeline
    from wave_explorer.kernel.setting import Setting as Setting
    from wave_explorer.kernel.shipping import from_shipment as from_shipment
    from wave_explorer.kernel.shipping import to_shipment as to_shipment
    from wave_explorer.kernel.spec import BuiltKernel as BuiltKernel
    from wave_explorer.kernel.spec import KernelSpec as KernelSpec
    from wave_explorer.kernel.spec import kernel as kernel
    from wave_explorer.kernel.spec import spec_of_compile as spec_of_compile
    from wave_explorer.kernel.spec_settings import settable as settable

_HOME = {
    "BuiltKernel": "spec",
    "ConstraintEdit": "constraint_edits",
    "KernelError": "errors",
    "KernelSpec": "spec",
    "Setting": "setting",
    "PipelineSpec": "pipeline",
    "edited_constraints": "constraint_edits",
    "export": "export_file",
    "from_shipment": "shipping",
    "kernel": "spec",
    "kernel_or_pipeline": "pipeline",
    "remember": "clone",
    "settable": "spec_settings",
    "spec_of_compile": "spec",
    "to_shipment": "shipping",
}

__all__ = sorted(_HOME)


def __getattr__(name: str) -> Any:
    if name in _HOME:
        return getattr(importlib.import_module(f"wave_explorer.kernel.{_HOME[name]}"), name)
    raise AttributeError(f"module 'wave_explorer.kernel' has no attribute {name!r}")
