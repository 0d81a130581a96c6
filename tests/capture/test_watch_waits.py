"""Recording that is switched on before the compiler is imported: it costs nothing, and begins with that import."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("torch", "wave_lang", "iree", "sympy", "numpy", "ipywidgets", "anywidget")

COPY = """
from tests.capture.small_kernels import copy_kernel
from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile
made, subs = copy_kernel()
wave_compile(WaveCompileOptions(subs=dict(subs), target="gfx942", compile_to_mlir=True), made)
"""


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_switching_on_and_serving_the_list_import_nothing_heavy() -> None:
    out = run(
        "import sys\n"
        "from wave_explorer.widgets.feed import serve\n"
        "serve()\n"
        "import wave_explorer as wx\n"
        "assert wx.watch().on and wx.watch() is wx.watch()\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    assert out.strip() == "[]"


def test_the_import_of_the_compiler_is_enough() -> None:
    out = run(
        "import wave_explorer as wx\n"
        "session = wx.watch()\n"
        "import importlib.util\n"
        "assert importlib.util.find_spec('wave_lang.kernel.wave.compile') is not None\n"  # asking is no import
        f"{COPY}"
        "assert session.wait(120)\n"
        "(record,) = session.compilations\n"
        "print(record.manifest.kernel, record.manifest.status, record.manifest.origin, session.trouble or 'no trouble')"
    )
    assert out.strip() == "row_copy ok watch no trouble"


def test_switched_off_before_the_import_nothing_is_recorded() -> None:
    out = run(
        "import sys, wave_explorer as wx\n"
        "session = wx.watch()\n"
        "hooks = len(sys.meta_path)\n"
        "assert wx.watch(False) is session and len(sys.meta_path) == hooks - 1\n"
        f"{COPY}"
        "from wave_explorer.capture import interception\n"
        "print(session.compilations, interception.installed())"
    )
    assert out.strip() == "() False"


def test_a_compiler_that_we_do_not_know_is_imported_all_the_same() -> None:
    out = run(
        "import sys, types, importlib.abc, importlib.machinery\n"
        "NAME = 'wave_lang.kernel.wave.compile'\n"
        "class Loader(importlib.abc.Loader):\n"
        "    def exec_module(self, module):\n"
        "        exec('def wave_compile(everything): return everything', module.__dict__)\n"
        "class Finder(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == NAME:\n"
        "            return importlib.machinery.ModuleSpec(name, Loader())\n"
        "        if NAME.startswith(name + '.'):\n"
        "            spec = importlib.machinery.ModuleSpec(name, Loader(), is_package=True)\n"
        "            return spec\n"
        "sys.meta_path.insert(0, Finder())\n"
        "import wave_explorer as wx\n"
        "session = wx.watch()\n"
        "from wave_lang.kernel.wave.compile import wave_compile\n"
        "print(wave_compile(3), session.trouble)"
    )
    assert out.startswith("3 nothing is recorded: wave_compile of this wave-lang takes (everything)")


@pytest.mark.parametrize("other", ["gfx950"])
def test_compiles_can_be_aimed_at_another_target(other: str) -> None:
    out = run(
        "import wave_explorer as wx\n"
        "session = wx.watch()\n"
        f"session.target = {other!r}\n"
        "from tests.capture.small_kernels import copy_kernel\n"
        "from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile\n"
        "made, subs = copy_kernel()\n"
        "options = WaveCompileOptions(subs=dict(subs), target='gfx942', compile_to_mlir=True)\n"
        "result = wave_compile(options, made)\n"
        "print(session.compilations[0].spec.target, result.options.target, options.target)"
    )
    assert out.split() == [other, other, "gfx942"]
