"""Command ``run-asm``: any AMDGCN text on arrays and numbers from a file; assembly files for other commands."""

from __future__ import annotations

import argparse
import uuid
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING, Any

from rich.text import Text

from wave_explorer.cli.console import out, print_json
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.measuring import add_measuring, measuring
from wave_explorer.cli.run_limits import add_limits
from wave_explorer.cli.run_report import print_run, run_payload
from wave_explorer.cli.running_status import RunningStatus
from wave_explorer.cli.subject import add_json_argument, is_assembly, open_record, refuse_edits
from wave_explorer.emulator.run_limits import HAND_WRITTEN_INSTRUCTION_LIMIT
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.reader import read
from wave_explorer.record import Compilation, Manifest, MemoryBlobs, Run, SpecData

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wave_explorer.device.argument_file import GivenArgument


def add_commands(commands: Any) -> None:
    """Adds the command of this file."""
    run = commands.add_parser("run-asm", help="run an AMDGCN assembly file on arguments from a JSON or .npz file")
    run.add_argument("file", metavar="FILE.s", help="assembly text, from any compiler or by hand")
    run.add_argument("--args", metavar="FILE", help="args.json or .npz with the arguments in order; none without")
    run.add_argument("--grid", type=_extent, required=True, metavar="X,Y,Z", help="workgroups")
    run.add_argument(
        "--block", type=_extent, metavar="X,Y,Z", help="threads of a workgroup, where the file does not say"
    )
    run.add_argument("--kernel", metavar="NAME", help="which kernel, where the file holds several")
    run.add_argument("--lds-bytes", type=_whole, metavar="N", help="LDS of a workgroup, for kernels with dynamic LDS")
    add_measuring(run)
    run.add_argument(
        "--check", action="store_true", help="also look for races, reads before their wait and values never written"
    )
    add_limits(run, HAND_WRITTEN_INSTRUCTION_LIMIT)
    run.add_argument("--out", metavar="DIR", help="save the arrays that the kernel wrote there, as NAME.npy")
    add_json_argument(run)
    run.set_defaults(handler=run_assembly)


def _extent(text: str) -> tuple[int, int, int]:
    parts = [part.strip() for part in text.split(",")]
    if not 1 <= len(parts) <= 3 or not all(part.isascii() and part.isdigit() and int(part) > 0 for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} is not X,Y,Z with whole numbers from 1 up")
    x, y, z = [*(int(part) for part in parts), 1, 1][:3]
    return x, y, z


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 up")
    return int(text)


def read_text(path: str) -> str:
    """The text of an assembly file.

    Raises:
        UsageError: it is not there, or no text.
    """
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UsageError(
            f"{path} is no text file", advice="An object file can be disassembled: llvm-objdump -d."
        ) from None
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}") from error


def open_assembly(path: str) -> Compilation:
    """An assembly file as the record of a compile that consists of its AMDGCN.

    Raises:
        UsageError: it cannot be read, or does not hold exactly one kernel.
    """
    text = read_text(path)
    try:
        program = read(text)
    except AsmSyntaxError as error:
        raise _syntax_failure(path, error) from error
    except KernelChoiceError as error:
        raise UsageError(str(error)) from error
    blobs = MemoryBlobs()
    name = program.metadata.name
    spec = SpecData(kernel=name, target=program.target)
    return Compilation(Manifest("assembly", name, spec, "ok", asm=blobs.add(text.encode())), blobs)


def open_record_or_assembly(arguments: argparse.Namespace) -> Compilation:
    """The record behind KERNEL, which may be an assembly file as well.

    Raises:
        UsageError: the file or the kernel cannot be used, or an assembly file is to be edited.
    """
    if not is_assembly(arguments.kernel):
        return open_record(arguments)
    refuse_edits(arguments, "an assembly file cannot be edited")
    return open_assembly(arguments.kernel)


def _syntax_failure(path: str, error: AsmSyntaxError) -> UsageError:
    return UsageError(f"{error.reason}: {error.text.strip()}", place=f"{path}:{error.line}", status=1)


def run_assembly(arguments: argparse.Namespace) -> int:
    """``run-asm``."""
    from wave_explorer.device import LaunchError
    from wave_explorer.device.argument_file import read_arguments

    text = read_text(arguments.file)
    try:
        given = read_arguments(Path(arguments.args)) if arguments.args else ()
        if arguments.out:
            _check_file_names(given)
        result = _run(arguments, text, given)
    except LaunchError as error:
        raise UsageError(error.summary, advice=error.advice) from error
    except AsmSyntaxError as error:
        raise _syntax_failure(arguments.file, error) from error
    except KernelChoiceError as error:
        raise UsageError(str(error), advice="--kernel NAME chooses one." if len(error.kernels) > 1 else "") from error
    written = _save(Path(arguments.out), result) if arguments.out else []
    if arguments.json:
        print_json({**run_payload(result), "written": written})
    else:
        print_run(result)
        if written:
            out.print(Text(f"written: {', '.join(written)}"))
    return 0 if result.ok else 1


def _run(arguments: argparse.Namespace, text: str, given: tuple[GivenArgument, ...]) -> Run:
    import numpy as np

    from wave_explorer.device.assembly import run_asm

    with RunningStatus() as status:
        return run_asm(
            text,
            [argument.value for argument in given],
            arguments.grid,
            arguments.block,
            arguments.lds_bytes,
            kernel=arguments.kernel,
            names=[argument.name for argument in given],
            dtypes={a.name: a.dtype for a in given if a.dtype and isinstance(a.value, np.ndarray)},
            expected={a.name: a.expected for a in given if a.expected is not None},
            tolerances={a.name: a.tolerance for a in given if a.tolerance is not None},
            device=arguments.device,
            check=arguments.check,
            instruction_limit=arguments.instruction_limit,
            time_limit=arguments.time_limit,
            measuring=measuring(arguments),
            progress=status.progress,
            instructions_done=status.instructions_done,
        )


def _check_file_names(given: tuple[GivenArgument, ...]) -> None:
    """Refuses names that would lead out of the folder of the results: the arguments may be someone else's file."""
    for argument in given:
        name = argument.name
        if PureWindowsPath(name).name != name or not name.isprintable():
            raise UsageError(f"the argument {name!r} cannot name a file of --out", advice="Give it a plain name.")


def _save(folder: Path, result: Run) -> list[str]:
    """Writes the arrays that the kernel wrote; returns the names of the files."""
    stored = {access.name for access in result.data.accesses if access.written}
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, array in result.arrays.items():
            if name in stored:
                path = folder / f"{name}.npy"
                _save_whole(path, array)
                written.append(str(path))
    except OSError as error:
        # NumPy says that the disk is full in words of its own.
        raise UsageError(f"{folder} cannot be written: {error.strerror or error}") from error
    return written


def _save_whole(path: Path, array: NDArray[Any]) -> None:
    """The file appears whole or not at all."""
    import numpy as np

    unfinished = path.with_name(f".{uuid.uuid4().hex}.npy")
    try:
        np.save(unfinished, array, allow_pickle=False)
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
