"""A file that holds all that is needed to look into counters that emulator and GPU have different values for."""

from __future__ import annotations

import json
import platform
import tempfile
import zipfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import msgspec

from wave_explorer._version import __version__
from wave_explorer.device.hip_report import hip_report
from wave_explorer.record import Compilation, Run, with_run
from wave_explorer.record.run import Counter

_PACKAGES = ("wave-lang", "iree-base-compiler", "numpy", "torch")


def calibration_bundle(compilation: Compilation, run: Run, path: Path) -> None:
    """Writes the record with its run, the counters of both sides, and versions.

    The arrays of the run are not in it: counters do not depend on them unless the kernel branches on its data.

    Args:
        compilation: that was run.
        run: on a GPU, with the emulator beside.
        path: of the ``.zip`` to write.

    Raises:
        OSError: the file cannot be written.
    """
    with tempfile.TemporaryDirectory(prefix="wave-explorer-") as folder:
        record = Path(folder) / "record.wavex"
        with_run(compilation, run.data).save(str(record))
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as bundle:
            bundle.write(record, "record.wavex")
            bundle.writestr("counters.json", json.dumps([counter_row(one) for one in run.data.counters], indent=1))
            bundle.writestr("run.json", msgspec.json.format(msgspec.json.encode(run.data)))
            bundle.writestr("machine.json", json.dumps(machine_facts(), indent=1))


def counter_row(counter: Counter) -> dict[str, Any]:
    """A counter with both values and their difference."""
    return {
        "name": counter.name,
        "value": counter.value,
        "fidelity": counter.fidelity,
        "emulated": counter.emulated,
        "emulated_fidelity": counter.emulated_fidelity,
        "difference": counter.difference,
        "suspect": counter.suspect,
        "rule": counter.rule,
    }


def machine_facts() -> dict[str, Any]:
    """Versions and GPUs, without anything that names the machine or its user."""
    versions = {"wave-explorer": __version__}
    for name in _PACKAGES:
        try:
            versions[name] = version(name)
        except PackageNotFoundError:
            versions[name] = "not installed"
    return {
        "versions": versions,
        "python": platform.python_version(),
        "system": platform.platform(),
        "hip": msgspec.to_builtins(hip_report()),
    }
