"""Wave Explorer: see, edit, compile and run Wave GPU kernels pass by pass.

    import wave_explorer as wx
    spec = wx.kernel("gemm", M=512, target="gfx942")
    comp = wx.compile(spec)
    wx.explore(comp)

The public functions are loaded when they are first used (PEP 562): `import wave_explorer` brings in neither torch nor
wave_lang nor Jupyter, so a recorded compile opens on any machine.
"""

import importlib
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

from wave_explorer._version import __version__

if TYPE_CHECKING:
    from wave_explorer.actions.compile_any import compile as compile
    from wave_explorer.actions.editing import edit_asm as edit_asm
    from wave_explorer.actions.exporting import export as export
    from wave_explorer.actions.page import to_html as to_html
    from wave_explorer.actions.run_any import run as run
    from wave_explorer.actions.stepping import step as step
    from wave_explorer.actions.tracing_back import why as why
    from wave_explorer.actions.verifying import verify as verify
    from wave_explorer.analysis.lds_report import lds as lds
    from wave_explorer.arch.matrix.mma import mma as mma
    from wave_explorer.capture.watch import watch as watch
    from wave_explorer.device import run_asm as run_asm
    from wave_explorer.device.calibration_bundle import calibration_bundle as calibration_bundle
    from wave_explorer.device.gpu_tensors import launch_on_tensors as launch_on_tensors
    from wave_explorer.experiment import Experiment as Experiment
    from wave_explorer.kernel import KernelError as KernelError
    from wave_explorer.kernel import KernelSpec as KernelSpec
    from wave_explorer.kernel.pipeline import kernel_or_pipeline as kernel
    from wave_explorer.record import Compilation as Compilation
    from wave_explorer.record import Run as Run
    from wave_explorer.record import load as load
    from wave_explorer.widgets.exploring import explore as explore

_HOME = {
    "Compilation": "wave_explorer.record",
    "Experiment": "wave_explorer.experiment",
    "KernelError": "wave_explorer.kernel",
    "KernelSpec": "wave_explorer.kernel",
    "Run": "wave_explorer.record",
    "calibration_bundle": "wave_explorer.device.calibration_bundle",
    "compile": "wave_explorer.actions.compile_any",
    "edit_asm": "wave_explorer.actions.editing",
    "explore": "wave_explorer.widgets.exploring",
    "export": "wave_explorer.actions.exporting",
    "launch_on_tensors": "wave_explorer.device.gpu_tensors",
    "lds": "wave_explorer.analysis.lds_report",
    "load": "wave_explorer.record",
    "mma": "wave_explorer.arch.matrix.mma",
    "run": "wave_explorer.actions.run_any",
    "run_asm": "wave_explorer.device",
    "step": "wave_explorer.actions.stepping",
    "to_html": "wave_explorer.actions.page",
    "verify": "wave_explorer.actions.verifying",
    "watch": "wave_explorer.capture.watch",
    "why": "wave_explorer.actions.tracing_back",
}
"""Where each public name lives. `kernel` is not here: it is a room, and calling the room makes a spec."""

__all__ = ["__version__", "kernel", *sorted(_HOME)]


def __getattr__(name: str) -> Any:
    if name in _HOME:
        return getattr(importlib.import_module(_HOME[name]), name)
    if name == "kernel":
        return importlib.import_module("wave_explorer.kernel")
    raise AttributeError(f"module 'wave_explorer' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({name for name in globals() if name.startswith("__")} | {*__all__})


def load_ipython_extension(shell: Any) -> None:
    """`%load_ext wave_explorer`: record every `wave_compile` of this session, and make `%%wave` known."""
    importlib.import_module("wave_explorer.widgets.notebook").load(shell)


def unload_ipython_extension(shell: Any) -> None:
    """`%unload_ext wave_explorer`: put the compiler back as it was."""
    importlib.import_module("wave_explorer.widgets.notebook").unload(shell)


class _KernelRoom(ModuleType):
    """The room `wave_explorer.kernel`, which is also the function that makes a spec: `wx.kernel("gemm")`."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return importlib.import_module("wave_explorer.kernel.pipeline").kernel_or_pipeline(*args, **kwargs)


class _Package(ModuleType):
    """This package. Python binds a room to its name here when the room is first imported, by whatever statement."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "kernel" and type(value) is ModuleType:
            value.__class__ = _KernelRoom
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
