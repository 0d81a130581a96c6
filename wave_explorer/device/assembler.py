"""AMDGCN text as a code object, by an assembler and a linker that are here: ROCm's, LLVM's, or the linker of IREE."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

from wave_explorer.device.code_object import CodeObject, features, read_code_object
from wave_explorer.device.errors import LaunchError
from wave_explorer.device.rocm_paths import rocm_folders
from wave_explorer.isa.program import Program

_ASSEMBLERS = ("amdclang", "clang", "llvm-mc-23", "llvm-mc-22", "llvm-mc")
_LINKERS = ("ld.lld", "ld.lld-23", "ld.lld-22")
_WAVE64 = "+wavefrontsize64"
_TIME_LIMIT = 120.0
_NO_ASSEMBLER = "No assembler for AMD GPUs was found."
_INSTALL = "Install ROCm, or LLVM 22 or newer (llvm-mc), or set ROCM_PATH."
_TOLD = 600
"""Characters of an assembler's complaint that are passed on."""


class NotAssembled(LaunchError):
    """The text does not become a code object: no tools are here, or they refuse it."""


def assemble(program: Program) -> CodeObject:
    """The code object of a kernel's text.

    Assembling is deterministic, and the newest few results are kept.

    Raises:
        NotAssembled: there is no assembler or no linker, or each of them refused the text.
    """
    asked = tuple(f"{'+' if on else '-'}{name}" for name, on in features(program.target_id).items())
    wide = program.metadata.wavefront_size == 64 and program.target.startswith(("gfx10", "gfx11", "gfx12"))
    # Wave64 has to be asked for where wave32 is the default.
    return read_code_object(_assembled(program.text, program.target, (*asked, *(_WAVE64,) * wide)))


def missing_tools() -> str:
    """What is not here to make code objects with, as a sentence for a person; empty where all is."""
    try:
        linker()
        if not _assemblers():
            raise NotAssembled(_NO_ASSEMBLER, _INSTALL)
    except NotAssembled as error:
        return str(error)
    return ""


@lru_cache(maxsize=16)
def _assembled(text: str, target: str, asked: tuple[str, ...]) -> bytes:
    assemblers = _assemblers()
    if not assemblers:
        raise NotAssembled(_NO_ASSEMBLER, _INSTALL)
    said: list[str] = []
    with tempfile.TemporaryDirectory(prefix="wave-explorer-") as folder:
        source, item, code = (Path(folder) / name for name in ("k.s", "k.o", "k.hsaco"))
        source.write_text(_spelled_for_any_version(text), encoding="utf-8")
        for path in assemblers:
            done = _run([path, *_options(path, target, asked), str(source), "-o", str(item)])
            if done.returncode == 0:
                break
            said.append(f"{path}: {done.stderr.strip()[:_TOLD]}")
        else:
            raise NotAssembled(f"The AMDGCN cannot be assembled for {target}. {' '.join(said)}")
        done = _run([*linker(), "-shared", str(item), "-o", str(code)])
        if done.returncode != 0:
            raise NotAssembled(f"The assembled kernel cannot be linked: {done.stderr.strip()[:_TOLD]}")
        return code.read_bytes()


def _assemblers() -> list[str]:
    return [path for name in _ASSEMBLERS if (path := tool(name)) is not None]


def _options(path: str, target: str, asked: tuple[str, ...]) -> list[str]:
    """What makes an object file; features of a target have their place in the name of its CPU, or apart."""
    if "clang" in Path(path).name:
        named = [feature for feature in asked if feature != _WAVE64]
        cpu = ":".join([target, *(f"{feature[1:]}{feature[0]}" for feature in named)])
        options = ["-x", "assembler", "-target", "amdgcn-amd-amdhsa", "-c", f"-mcpu={cpu}"]
        return [*options, "-mwavefrontsize64"] if _WAVE64 in asked else options
    options = ["-triple=amdgcn-amd-amdhsa", "-filetype=obj", f"-mcpu={target}"]
    return [*options, f"-mattr={','.join(asked)}"] if asked else options


def _spelled_for_any_version(text: str) -> str:
    """Versions of LLVM spell the triple of ``.amdgcn_target`` in different ways, and refuse each other's."""
    return re.sub(r'"[a-z0-9.]+-amd-amdhsa-(unknown)?-', '"amdgcn-amd-amdhsa--', text)


def tool(name: str) -> str | None:
    """The path of a program of LLVM: that of ROCm first, then that of the search path; None where there is none."""
    for folder in rocm_folders():
        found = shutil.which(name, path=os.pathsep.join((str(folder / "llvm" / "bin"), str(folder / "lib/llvm/bin"))))
        if found:
            return found
    return shutil.which(name)


def linker() -> list[str]:
    """A command that links AMDGCN objects.

    Raises:
        NotAssembled: there is none.
    """
    for name in _LINKERS:
        found = tool(name)
        if found:
            return [found]
    try:
        iree = importlib.util.find_spec("iree.compiler")
    except ModuleNotFoundError:
        iree = None
    for folder in (iree.submodule_search_locations or ()) if iree is not None else ():
        own = Path(folder) / "_mlir_libs" / "iree-lld"
        if own.exists():
            return [str(own), "-flavor", "gnu"]
    raise NotAssembled("No linker for AMD GPUs was found.", "Install ROCm, or lld, or set ROCM_PATH.")


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=_TIME_LIMIT, errors="replace"
        )
    except subprocess.TimeoutExpired:
        raise NotAssembled(f"{command[0]} did not end within {_TIME_LIMIT:.0f} s.") from None
    except OSError as error:
        raise NotAssembled(f"{command[0]} cannot be started: {error.strerror}.") from error
