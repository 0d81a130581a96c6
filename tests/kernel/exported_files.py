"""What holds for every exported file, and what it compiles to where our package cannot be imported."""

from __future__ import annotations

import ast
import importlib.util
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.kernel.compiling import assembly_in, run_python
from wave_explorer.kernel.outdented import lines_inside_strings

ALLOWED = {"wave_lang", "torch", "sympy"} | sys.stdlib_module_names


def faults(text: str) -> list[str]:
    """What is wrong with the text of an exported file, a sentence each."""
    found = []
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
            found += [f"imports {name}" for name in names if name.split(".")[0] not in ALLOWED]
    found += [f"names a path of this machine: {path}" for path in re.findall(r"/(?:root|home|tmp|work|usr)/\S*", text)]
    for node in tree.body:
        defines = isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef | ast.Assign)
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        is_program = isinstance(node, ast.If) and ast.unparse(node.test) == "__name__ == '__main__'"
        if not (defines or is_text or is_program):
            found.append(f"line {node.lineno} does something when the file is imported")
    found += _format_faults(text)
    inside = lines_inside_strings(tree)
    found += [
        f"line {number} is {len(line)} long"
        for number, line in enumerate(text.split("\n"), 1)
        if len(line) > 120 and number not in inside
    ]
    return found


def _format_faults(text: str) -> list[str]:
    if find_spec("ruff") is None:
        return []
    command = [sys.executable, "-m", "ruff", "format", "--isolated", "--check", "--no-cache", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    return [] if done.returncode == 0 else ["ruff format would change it"]


def imported(file: Path) -> ModuleType:
    """The exported file as a module of this process."""
    found = importlib.util.spec_from_file_location(file.stem, file)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


_ALONE = """
import runpy, sys
sys.modules["wave_explorer"] = None  # an editable install can be imported by any process of this environment
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def compiled_alone(file: Path) -> Any:
    """AMDGCN of an exported file in a process that has wave-lang alone; one text, or by phase those of a pipeline.

    A warning that the file itself gives rise to ends the process.
    """
    folder = file.with_suffix(".asm")
    arguments = ("-W", "error:::__main__", "-c", _ALONE, str(file), "--asm", str(folder))
    output = run_python(*arguments, folder="/", with_package=False)
    assert ".rocmasm" in output
    assert "no AMD GPU" in output or "not run here" in output
    phases = sorted(path for path in folder.iterdir() if path.is_dir())
    return {phase.name: assembly_in(phase) for phase in phases} if phases else assembly_in(folder)
