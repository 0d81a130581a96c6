"""What an import brings in, seen from a fresh process."""

import subprocess
import sys

import pytest

HEAVY = {"torch", "wave_lang", "iree", "sympy", "numpy", "IPython", "ipywidgets", "anywidget", "jupyter_client"}


def loaded_after(statements: str) -> set[str]:
    """The top-level modules in a fresh interpreter after `statements`."""
    code = f"import sys\n{statements}\nprint(*sorted({{name.partition('.')[0] for name in sys.modules}}))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return set(run.stdout.split())


def test_importing_the_package_brings_in_nothing_heavy() -> None:
    assert not HEAVY & loaded_after("import wave_explorer, wave_explorer as wx; dir(wx); wx.__version__")


@pytest.mark.parametrize("room", ["record", "arch", "isa", "emulator", "analysis", "queries"])
def test_plain_rooms_open_on_a_machine_without_compiler_and_notebook(room: str) -> None:
    """Every module of the room, where torch, Wave, sympy and Jupyter cannot be imported at all."""
    blocked = HEAVY - {"numpy"}
    loaded = loaded_after(
        f"sys.modules.update(dict.fromkeys({sorted(blocked)!r}))\n"
        "import importlib, pkgutil\n"
        f"room = importlib.import_module('wave_explorer.{room}')\n"
        "for module in pkgutil.walk_packages(room.__path__, room.__name__ + '.'):\n"
        "    importlib.import_module(module.name)"
    )
    assert "wave_explorer" in loaded
