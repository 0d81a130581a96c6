"""What follows a person's own compile: a second one in a worker, whose passes complete the record."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from wave_explorer.capture import second_compile
from wave_explorer.capture.worker import CompileJob, WorkerUnavailable, compile_in_worker
from wave_explorer.kernel.errors import KernelError

if TYPE_CHECKING:
    from wave_explorer.capture.observed_compile import ObservedCompile
    from wave_explorer.record import Compilation

_log = logging.getLogger(__name__)


class CompilingAgain:
    """Compiles kernels a second time and joins to each record what that shows.

    Args:
        apart: gets a second compile that is a record of its own, with the one that it followed.
        settled: called once nothing more will be added to a record, in a thread that is nobody's.
    """

    def __init__(
        self, apart: Callable[[ObservedCompile, Compilation], None], settled: Callable[[ObservedCompile], None]
    ) -> None:
        self._apart = apart
        self._settled = settled
        self._lock = threading.Lock()
        self._idle = threading.Condition(self._lock)
        self._pending: set[ObservedCompile] = set()

    def wait(self, timeout: float | None = None) -> bool:
        """Waits until every record is settled; False when ``timeout`` seconds were not enough."""
        with self._lock:
            return self._idle.wait_for(lambda: not self._pending, timeout)

    def start(self, observed: ObservedCompile) -> None:
        """Begins the second compile of one that has succeeded; returns at once."""
        self._expect(observed)
        try:
            if observed.spec is None:
                raise KernelError(observed.no_spec)
            job = compile_in_worker(observed.spec)
        except KernelError as error:
            if not self._lower(observed, error.summary):
                self.settle(observed)
            return
        self._follow(observed, job, lambda: self._join(observed, job))

    def settle(self, observed: ObservedCompile) -> None:
        """Nothing follows; the record is settled by another thread, since this one may be the person's."""
        self._expect(observed)
        threading.Thread(target=self._end, args=(observed,), name="wave-explorer-settle", daemon=True).start()

    def _join(self, observed: ObservedCompile, job: CompileJob) -> bool:
        """Takes over what the second compile found; True where another compile was started for want of it."""
        try:
            second = job.result()
        except (KernelError, WorkerUnavailable) as error:
            return self._lower(observed, str(error))
        if observed.add_second(second):
            return False
        self._apart(observed, second)
        return not observed.cache_hit and self._lower(observed, second_compile.why_no_links(second))

    def _lower(self, observed: ObservedCompile, why: str) -> bool:
        """Where no second compile can speak for the first: takes the MLIR of the first down to AMDGCN."""
        if observed.lowered is None:
            observed.note(f"IREE's and LLVM's passes, AMDGCN and provenance are not known: {why}")
            return False
        job = CompileJob(observed.lowered, observed.lowered.spec)

        def join() -> bool:
            observed.add_lowered(job.result(), why)
            return False

        self._follow(observed, job, join)
        return True

    def _follow(self, observed: ObservedCompile, job: CompileJob, join: Callable[[], bool]) -> None:
        """Calls ``join`` once the job is done; the record is settled unless that says that more is to come."""

        def ended(job: CompileJob) -> None:
            more = False
            try:
                more = join()
            except Exception:
                _log.warning("a second compile is not in its record", exc_info=True)
            if not more:
                self._end(observed)

        job.when_done(ended)

    def _expect(self, observed: ObservedCompile) -> None:
        with self._lock:
            self._pending.add(observed)

    def _end(self, observed: ObservedCompile) -> None:
        try:
            self._settled(observed)
        except Exception:
            _log.warning("a finished record could not be put away", exc_info=True)
        finally:
            with self._lock:
                self._pending.discard(observed)
                self._idle.notify_all()
