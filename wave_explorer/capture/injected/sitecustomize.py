"""Runs at the start of each Python of a recorded program: prepares the recording, then what would have run here.

Its folder is first on PYTHONPATH only while `wave-explorer record` runs a program; it is no part of an import path
otherwise.
"""

import os
import sys


def _run_the_other_one() -> None:
    """Executes the `sitecustomize` that this one stands in front of, if there is one."""
    from importlib.machinery import PathFinder
    from importlib.util import module_from_spec

    spec = PathFinder.find_spec("sitecustomize", sys.path)
    if spec is not None and spec.loader is not None:
        module = module_from_spec(spec)
        sys.modules["sitecustomize"] = module
        spec.loader.exec_module(module)


_here = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - pathlib would slow down every start
sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != _here]  # noqa: PTH100
if os.environ.get("WAVE_EXPLORER_RECORD"):
    try:
        from wave_explorer.capture.program_start import install
    except ImportError:  # a Python that does not have our package: its compiles cannot be recorded
        pass
    else:
        install()
_run_the_other_one()
