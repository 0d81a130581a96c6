"""The process that does one job on a GPU: ``python -m wave_explorer.device.hip_child FOLDER``.

It ends with its parent, and says on its standard output, line by line, what it does at the moment.
"""

from __future__ import annotations

import ctypes
import signal
import sys
from functools import partial
from pathlib import Path

from wave_explorer.device.hip_api import Hip, HipError, HipUnusable
from wave_explorer.device.hip_job import Outcome, Phase, buffer_content, keep_content, read_job, write_outcome
from wave_explorer.device.hip_launch import WrongGpu, execute

_PR_SET_PDEATHSIG = 1


def main(folder: Path) -> int:
    """Does the job in ``folder``; 0 where it went well."""
    phase: Phase = "starting"

    def entering(now: Phase) -> None:
        nonlocal phase
        phase = now
        sys.stdout.write(f"{now}\n")
        sys.stdout.flush()

    job, image = read_job(folder)
    try:
        seconds = execute(
            Hip(job.library), job, image, partial(buffer_content, folder), partial(keep_content, folder), entering
        )
    except HipError as error:
        write_outcome(folder, Outcome(error=str(error), error_name=error.name, phase=phase))
        return 1
    except (HipUnusable, WrongGpu) as error:
        write_outcome(folder, Outcome(error=str(error), phase=phase))
        return 1
    write_outcome(folder, Outcome(seconds))
    return 0


def end_with_parent() -> None:
    """Asks the system to end this process when its parent is gone: a kernel must not run on for nobody."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


if __name__ == "__main__":
    end_with_parent()
    sys.exit(main(Path(sys.argv[1])))
