"""The command ``wave-explorer``.

Exit status: 0 fine, 1 the kernel does not compile or the run found an error, 2 wrong usage, 130 interrupted.
"""

from __future__ import annotations

import argparse
import errno
import sys
import tempfile
import traceback
from collections.abc import Sequence

from wave_explorer._version import __version__
from wave_explorer.cli import (
    assembly,
    comparing,
    coverage,
    experiments,
    exporting,
    global_memory,
    html,
    lds,
    linting,
    looking,
    matrices,
    recording,
    resources,
    running,
    scheduling,
    thread_traces,
    tracing_back,
    tuning,
    verifying,
    workgroups,
)
from wave_explorer.cli.console import report
from wave_explorer.cli.failure import UsageError
from wave_explorer.cli.parser import Parser
from wave_explorer.record import UnreadableContent


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit status; every foreseeable error is one short message on stderr."""
    parser = build_parser()
    words, program = _split_program(list(sys.argv[1:] if argv is None else argv))
    arguments = parser.parse_args(words, argparse.Namespace(program=program))
    if not hasattr(arguments, "handler"):
        parser.print_help(sys.stderr)
        return 2
    try:
        if program and arguments.handler is not recording.record_anything:
            raise UsageError("only 'record' takes a program after --")
        return int(arguments.handler(arguments))
    except UsageError as error:
        report(error)
        return error.status
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("wave_lang", "iree", "torch"):
            raise
        report(
            UsageError(
                f"this command needs the compiler, and {error.name} is not installed",
                advice="wave-lang has wheels for Linux x86-64 and Windows; elsewhere .wavex records can be opened.",
            )
        )
        return 1
    except BrokenPipeError:
        # The reader (head, less) has seen enough.
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        report(UsageError("interrupted"))
        return 130
    except UnreadableContent as error:
        report(UsageError(str(error), advice="Record the kernel again, or copy the file once more."))
        return 2
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT):
            return _report_own_failure(error)
        report(
            UsageError(f"there is no room left to write: {error.strerror}", advice="Free some disk space.", status=1)
        )
        return 1
    except MemoryError as error:
        report(UsageError(f"there is not enough memory: {error}", advice="Choose smaller dims.", status=1))
        return 1
    except Exception as error:
        return _report_own_failure(error)


def _report_own_failure(error: Exception) -> int:
    report(
        UsageError(
            f"Wave Explorer itself failed: {type(error).__name__}: {error}",
            advice=f"Please report this, with the command and the traceback in {_kept_traceback()}.",
        )
    )
    return 1


def _kept_traceback() -> str:
    """Name of a file with the traceback of the exception that is being handled."""
    with tempfile.NamedTemporaryFile("w", prefix="wave-explorer-", suffix=".log", delete=False) as log:
        traceback.print_exc(file=log)
    return log.name


def _split_program(words: list[str]) -> tuple[list[str], list[str]]:
    """Words before and after ``--``: what follows is another program's command line, not ours."""
    if "--" not in words:
        return words, []
    at = words.index("--")
    return words[:at], words[at + 1 :]


def build_parser() -> Parser:
    """The parser with all commands."""
    parser = Parser(
        prog="wave-explorer",
        description="See, run and export Wave GPU kernels, pass by pass. KERNEL is a name from 'wave-explorer list', "
        "a .wavex record, or file.py:NAME.",
    )
    parser.add_argument("--version", action="version", version=f"wave-explorer {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    views = (looking, lds, global_memory, workgroups, resources, coverage, linting, matrices, scheduling)
    for room in (
        *views,
        comparing,
        experiments,
        running,
        assembly,
        exporting,
        html,
        recording,
        verifying,
        tracing_back,
        thread_traces,
        tuning,
    ):
        room.add_commands(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
