"""Compiles run in worker processes: the notebook stays responsive, a compile can be cancelled, a crash is a report.

Three processes take part.  The user's process holds a :class:`~wave_explorer.capture.worker.job.CompileJob` for each
compile.  One fork server, started once, has imported torch and wave_lang and compiled a small kernel to warm up; it
is never used up.  It forks one worker for each compile, which is the leader of its own process group, so that ending
the group ends the compile with every iree-compile it started.
"""

from wave_explorer.capture.worker.job import CompileJob, compile, compile_in_worker
from wave_explorer.capture.worker.messages import LoweredModule
from wave_explorer.capture.worker.spare import WorkerUnavailable, prepare, shut_down

__all__ = ["CompileJob", "LoweredModule", "WorkerUnavailable", "compile", "compile_in_worker", "prepare", "shut_down"]
