"""How iree-compile is called, and what it says when it fails."""

from __future__ import annotations

import re
import signal
from collections.abc import Sequence

from iree.compiler.tools.core import CompilerOptions, build_compile_command_line
from iree.compiler.tools.debugging import TempFileSaver

# Flags that we set ourselves; iree-compile refuses one that is given twice.
_OURS = ("--iree-hal-dump-executable-", "--mlir-print-ir", "--mlir-disable-threading", "--print-")

PASS_DUMPS = (
    "--mlir-print-ir-after-all",
    "--mlir-print-ir-after-change",
    "--mlir-disable-threading",
    "--print-changed",
    # The whole module for each LLVM IR pass: a pass over one function or loop then compares with one over the module.
    "--print-module-scope",
)
"""Prints the IR after each pass that changed it: MLIR into a tree of files, LLVM and machine IR to stderr."""

DEBUG_LOCATIONS = (
    "--iree-hip-emit-debug-info",
    # Without it, an instruction that has no location appears under the location of the one before it.
    "--use-unknown-locations=Enable",
    # Of two merged instructions keep one location, where LLVM would by default keep none.
    "--pick-merged-source-locations",
    # The instructions of a clause (gfx10 and later) are printed as one bundle, under the location of the first.
    "--amdgpu-hard-clause-length-limit=1",
)
"""Writes debug locations into the AMDGCN, and only those that the compiler kept with an instruction itself."""


def iree_command(flags: Sequence[str], *dumps: str) -> list[str]:
    """The command line that ``iree.compiler.compile_str`` runs for these flags, with ``dumps`` added.

    The MLIR comes on standard input.  Debug locations are left out of what is printed, which changes no code.

    Args:
        flags: ``extra_args`` that wave_lang gives to ``compile_str``.
        dumps: flags that ask for more output.
    """
    kept = [flag for flag in flags if not flag.startswith(_OURS)]
    options = CompilerOptions(extra_args=[*kept, *dumps], output_mlir_debuginfo=False)
    with TempFileSaver.implicit() as saver:
        command: list[str] = build_compile_command_line("-", saver, options)
    return command


class BackendFailure(Exception):
    """iree-compile did not give code.

    Attributes:
        summary: one sentence: what went wrong.
        detail: all that the compiler said.
        stage: id of the failing stage, empty where the compiler named none.
        kind: ``error``, or ``crash`` when a signal ended it.
        advice: what to do, where that is known.
    """

    def __init__(self, summary: str, detail: str = "", stage: str = "", kind: str = "error", advice: str = "") -> None:
        super().__init__(summary)
        self.summary = summary
        self.detail = detail
        self.stage = stage
        self.kind = kind
        self.advice = advice


DIAGNOSTIC_LINE = re.compile(
    rb"^(?:LLVM ERROR: |(?:[^\s%@!#;\"][^\n]*?: )?(?:fatal error|error|warning|remark|note): |PLEASE submit a bug)",
    re.M,
)
"""Start of a line that is a message and no IR."""

_ERROR = re.compile(r"^(?:.*?: )?(?:fatal )?error: (.*)|^LLVM ERROR: (.*)")

_ADVICE = (
    (
        re.compile(r"bytes of shared memory|local memory .* exceeds"),
        "Make the tiles smaller (BLOCK_M, BLOCK_N, BLOCK_K), or let fewer operands go through shared memory: the "
        "limit is the LDS that one compute unit of the target has.",
    ),
    (
        re.compile(r"Unknown HIP target"),
        "Choose a target that this IREE knows, such as gfx942, gfx950 or gfx1201.",
    ),
    (
        re.compile(r"op (MFMA|WMMA|SMFMAC).* only supported"),
        "The kernel's matrix instruction does not exist on this target: choose an mma_type of the target, or a "
        "target that has it.",
    ),
)


def explain_failure(messages: str, status: int, stage: str, after: str) -> BackendFailure:
    """What a failed iree-compile means.

    Args:
        messages: what it wrote to stderr, without pass dumps.
        status: its exit status, negative for the signal that ended it.
        stage: id of the stage that failed, empty where unknown.
        after: name of the last pass that ended, for a compiler that died in the next one.
    """
    found = next((match for match in map(_ERROR.match, messages.splitlines()) if match), None)
    said = (found[1] or found[2] or "").strip() if found else ""
    advice = next((text for pattern, text in _ADVICE if pattern.search(said)), "")
    if status < 0:
        try:
            name = signal.Signals(-status).name
        except ValueError:
            name = f"signal {-status}"
        where = f" in or after {after}" if after else ""
        summary = f"iree-compile was ended by {name}{where}" + (f": {said}" if said else "")
        return BackendFailure(summary, messages, stage, "crash", advice)
    summary = f"iree-compile: {said}" if said else f"iree-compile ended with status {status} and gave no reason"
    return BackendFailure(summary, messages, stage, "error", advice)
