"""AMDGCN that a person edited as a Python file that assembles and launches it, with neither Wave nor this package.

The launch follows the HIP runtime's documentation of its module interface (``hipModuleLoadData``,
``hipModuleLaunchKernel`` with the arguments as one buffer); the file says that it was not tried on a GPU.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wave_explorer._version import __version__
from wave_explorer.device.arguments import dynamic_symbols
from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read
from wave_explorer.kernel.errors import KernelError
from wave_explorer.record import Compilation
from wave_explorer.record.spec import SpecData

if TYPE_CHECKING:
    from wave_explorer.kernel.library import LibraryEntry

_POINTER = "global_buffer"


def assembly_file(compilation: Compilation) -> str:
    """The text of the file.

    Raises:
        KernelError: there is no AMDGCN, its workgroups are only known at launch, or it cannot be read.
    """
    # Not needed where records are only looked at.
    from wave_explorer.kernel.export_format import formatted
    from wave_explorer.kernel.export_header import docstring
    from wave_explorer.kernel.export_main import ASSEMBLY_MAIN, CHECK_ONLY_FINITE, WHY_NOT_HERE, running_blocks
    from wave_explorer.kernel.export_tensors import tensors as tensors_of
    from wave_explorer.kernel.text_literal import text_literal

    data, text, launch = compilation.spec, compilation.asm, compilation.manifest.launch
    if text is None or launch is None or launch.block is None:
        raise KernelError(f"{data.kernel} has no AMDGCN to export.", advice="Compile it first.")
    if launch.grid is None or dynamic_symbols(data) or any(part.usage == "scalar" for part in data.arguments):
        raise KernelError(
            f"The launch of {data.kernel} depends on numbers that are known at launch only ({launch.grid_text}).",
            advice="Write the text itself: give a name that ends in .s.",
        )
    program = _read(text)
    head = docstring(
        f"AMDGCN of {data.kernel}, edited by hand, {data.dtype_text}, {data.shape_text}, for {data.target}.",
        f"Written by Wave Explorer {__version__}. A person edited ASM below: it no longer follows from the source, the "
        "constraints or the MLIR of the kernel, and Wave takes no part in this file. It is assembled with LLVM (clang "
        "of ROCm, or llvm-mc and ld.lld) and launched through HIP. The launch was written to HIP's documentation and "
        "has not been tried on a GPU.",
        "    python THIS_FILE.py [--hsaco FILE]",
    )
    entry = _entry(data)
    arrays = {} if entry is None else entry.make_inputs(data, 0)
    check = CHECK_ONLY_FINITE if entry is None else entry.check_source(data.parameters)
    outputs = tuple(part.name for part in data.arguments if part.usage in ("output", "inout"))
    running = running_blocks(
        tensors_of(data, arrays, () if entry is None else entry.tables),
        outputs,
        check,
        "its inputs are too large for a file",
        main=ASSEMBLY_MAIN,
        launch="    launch(image, tensors)",
    )
    constants = "\n".join(
        [
            f'TARGET = "{data.target}"',
            f'KERNEL = "{program.metadata.name}"',
            f"GRID = {launch.grid}  # workgroups",
            f"BLOCK = {launch.block}  # threads of a workgroup",
            f"ARGUMENT_BYTES = {program.metadata.kernarg_bytes}",
            "# Where the address of each tensor stands among the arguments.",
            f"OFFSETS = {_offsets(data, program)}",
        ]
    )
    wide = program.metadata.wavefront_size == 64 and data.target.startswith(("gfx10", "gfx11", "gfx12"))
    blocks = [
        head + "\n\n" + _IMPORTS,
        constants,
        f"ASM = {text_literal(text)}",
        _TOOLS,
        _ASSEMBLE.format(
            clang='"-mwavefrontsize64", ' if wide else "", mc='"-mattr=+wavefrontsize64", ' if wide else ""
        ),
        _LAUNCH,
        WHY_NOT_HERE,
        *running,
    ]
    return formatted("\n\n\n".join(block.strip("\n") for block in blocks) + "\n")


def _read(text: str) -> Program:
    try:
        return read(text)
    except ValueError as error:
        raise KernelError(
            f"The edited AMDGCN cannot be read: {str(error).rstrip('.')}.",
            advice="Write the text itself: give a name that ends in .s.",
        ) from error


def _entry(data: SpecData) -> LibraryEntry | None:
    kind, _, name = data.origin.partition(":")
    if kind != "library":
        return None
    from wave_explorer.kernel.library import library

    return library().get(name)


def _offsets(data: SpecData, program: Program) -> dict[str, int]:
    """By tensor, in the kernel's order; Wave's launch gives those that are only read first."""
    pointers = [entry.offset for entry in program.metadata.arguments if entry.kind == _POINTER]
    given = sorted(data.arguments, key=lambda argument: argument.usage in ("output", "inout"))
    if len(pointers) != len(given):
        raise KernelError(
            f"The edited AMDGCN takes {len(pointers)} buffers, the kernel has {len(given)} tensors.",
            advice="Write the text itself: give a name that ends in .s.",
        )
    offsets = dict(zip((argument.name for argument in given), pointers, strict=True))
    return {argument.name: offsets[argument.name] for argument in data.arguments}


_IMPORTS = """\
import argparse
import ctypes
import importlib.util
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import torch
"""

_TOOLS = '''\
def tool(*names):
    """The first of these programs that ROCm or the search path has, None for none."""
    rocm = os.environ.get("ROCM_PATH", "/opt/rocm")
    for name in names:
        found = shutil.which(name, path=os.path.join(rocm, "llvm", "bin"))
        found = found or shutil.which(name)
        if found:
            return found
    return None


def linker():
    """A command that links AMDGCN objects: ROCm's, or the one that IREE's compiler has."""
    found = tool("ld.lld", "ld.lld-22", "ld.lld-23")
    if found:
        return [found]
    try:
        iree = importlib.util.find_spec("iree.compiler")
    except ModuleNotFoundError:
        iree = None
    for folder in iree.submodule_search_locations if iree else []:
        found = Path(folder) / "_mlir_libs" / "iree-lld"
        if found.exists():
            return [str(found), "-flavor", "gnu"]
    raise SystemExit("no ld.lld was found; install ROCm or LLVM's lld")
'''

_ASSEMBLE = '''\
def assembled():
    """The code object as bytes, by the first assembler that knows the target."""
    # Versions of LLVM spell the target in different ways.
    spelled = re.sub(
        r'"[a-z0-9.]+-amd-amdhsa-(unknown)?-', '"amdgcn-amd-amdhsa--', ASM
    )
    clang = ["-x", "assembler", "-target", "amdgcn-amd-amdhsa", {clang}"-c"]
    mc = ["-triple=amdgcn-amd-amdhsa", {mc}"-filetype=obj"]
    names = ("amdclang", "clang", "llvm-mc-23", "llvm-mc-22", "llvm-mc")
    said = ["no clang and no llvm-mc was found; install ROCm or LLVM"]
    with tempfile.TemporaryDirectory() as folder:
        source, item, code = (Path(folder) / name for name in ("k.s", "k.o", "k.hsaco"))
        source.write_text(spelled)
        for found in filter(None, map(tool, names)):
            options = clang if "clang" in os.path.basename(found) else mc
            command = [found, *options, f"-mcpu={{TARGET}}", str(source), "-o", str(item)]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode == 0:
                break
            said.append(f"{{found}}: {{done.stderr.strip()[:500]}}")
        else:
            raise SystemExit("\\n".join(said[1:] or said))
        link = [*linker(), "-shared", str(item), "-o", str(code)]
        subprocess.run(link, check=True)
        return code.read_bytes()
'''

_LAUNCH = '''\
def hip(name, *arguments):
    """Calls a function of the HIP runtime that torch uses."""
    own = Path(torch.__file__).parent / "lib" / "libamdhip64.so"
    runtime = ctypes.CDLL(str(own) if own.exists() else "libamdhip64.so")
    status = getattr(runtime, name)(*arguments)
    if status != 0:
        raise RuntimeError(f"{name} failed with HIP error {status}")


def launch(image, tensors):
    """Runs the kernel on tensors by name, which must be contiguous and on the GPU."""
    module, function = ctypes.c_void_p(), ctypes.c_void_p()
    hip("hipModuleLoadData", ctypes.byref(module), image)
    hip("hipModuleGetFunction", ctypes.byref(function), module, KERNEL.encode())
    packed = (ctypes.c_ubyte * ARGUMENT_BYTES)()
    for name, offset in OFFSETS.items():
        address = tensors[name].data_ptr().to_bytes(8, "little")
        packed[offset : offset + 8] = address
    size = ctypes.c_size_t(ARGUMENT_BYTES)
    # HIP_LAUNCH_PARAM_BUFFER_POINTER, _BUFFER_SIZE and _END.
    extra = (ctypes.c_void_p * 5)(
        1, ctypes.addressof(packed), 2, ctypes.addressof(size), 3
    )
    stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
    # LDS that the code object itself asks for is not counted here.
    sizes = [ctypes.c_uint(number) for number in (*GRID, *BLOCK, 0)]
    hip("hipModuleLaunchKernel", function, *sizes, stream, None, extra)
    torch.cuda.synchronize()
    hip("hipModuleUnload", module)
'''
