"""The runs of a session: in a thread, with progress and cancel, on the data that the person gave."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from wave_explorer.actions.device_choice import DeviceChoice
from wave_explorer.actions.given_data import GivenData
from wave_explorer.actions.session_status import SessionStatus
from wave_explorer.device import LaunchError
from wave_explorer.experiment import Experiment, Variant
from wave_explorer.experiment.running import run
from wave_explorer.record import Run


class RunDesk:
    """Runs one variant at a time and keeps the run with it.

    Args:
        experiment: gets the runs; its lock is the session's.
        status: is told how far the run is.
        given: inputs and reference.
        ran: called with the id of the variant, with the lock held, once it has a new run.
        device: what runs take and a GPU counts in them, as the person chose it.
    """

    def __init__(
        self,
        experiment: Experiment,
        status: SessionStatus,
        given: GivenData,
        ran: Callable[[str], None],
        device: DeviceChoice,
    ) -> None:
        self._experiment = experiment
        self._lock = experiment.logbook.lock
        self._status = status
        self._given = given
        self._ran = ran
        self._device = device

    def start(self, variant: Variant | None, check: bool = False) -> None:
        """Begins a run, with the device's checks where they are asked for.

        Raises:
            LaunchError: there is nothing to run, or work is under way.
        """
        with self._lock:
            if variant is None or self._status.phase != "idle":
                raise LaunchError("nothing can be run while the session is " + self._status.phase)
            if variant.compilation.asm is None:
                raise LaunchError("this variant did not compile to AMDGCN, so there is nothing to run")
            self._status.cancelled.clear()
            self._status.begin("running", 100, "per cent of the run")
        threading.Thread(target=self._run, args=(variant, check), name="wave-explorer-run", daemon=True).start()
        self._status.changed()

    def _run(self, variant: Variant, check: bool) -> None:
        started = time.monotonic()

        def progress(part: float) -> None:
            self._status.advance(done=round(100 * part), seconds=time.monotonic() - started)

        result: Run | None = None
        try:
            inputs, reference = self._given.for_run(variant.compilation)
            result = run(
                variant.compilation,
                inputs,
                check=check,
                reference=reference,
                device=self._device.name,
                measuring=self._device.measuring(variant.compilation.spec.target),
                progress=progress,
                cancelled=self._status.cancelled.is_set,
            )
        except Exception as error:
            # A device that fails in a way we did not foresee must not leave the session stuck in "running".
            self._status.say(f"the run failed: {error}", "error")
        if result is not None:
            self._experiment.update(variant.id, run=result)
            with self._lock:
                self._ran(variant.id)
        self._status.finish("idle")
