"""Every library kernel on each target: what is compiled and run, and the compile with all that is asked of it."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.analysis.reviewed_diagnostics import unreviewed
from tests.isa.assembler import assembler, same_bytes
from tests.kernel.compiling import is_made_by
from tests.kernel.library_verification import TARGETS as VERIFIED
from tests.kernel.library_verification import disagreements
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.device.emulated import TARGETS as EMULATED
from wave_explorer.experiment.running import run
from wave_explorer.kernel import KernelSpec, kernel
from wave_explorer.kernel.library import library
from wave_explorer.record import Compilation, Run
from wave_explorer.record.wavex import load, save


@dataclass(frozen=True)
class Case:
    """One compile: a library kernel, a target, settings that differ from the defaults, and a schedule."""

    name: str
    target: str
    settings: tuple[tuple[str, Any], ...] = ()
    schedule: str = ""

    @property
    def spec(self) -> KernelSpec:
        options = {"schedule": self.schedule} if self.schedule else None
        return kernel(self.name, target=self.target, options=options, **dict(self.settings))

    @property
    def emulated(self) -> bool:
        return self.target in EMULATED

    def __str__(self) -> str:
        settings = [f"{name}={value}" for name, value in self.settings]
        return "-".join([self.name, self.target, *settings, *([self.schedule] if self.schedule else [])])


def cases() -> Iterator[Case]:
    """Defaults of each kernel for each target; variants and schedules too where the target can be run here."""
    for name, entry in library().items():
        for target in entry.targets:
            yield Case(name, target)
            if target not in EMULATED:
                continue
            for variant in entry.variants_for(target):
                yield Case(name, target, _items(variant))
            for schedule in entry.schedules:
                yield Case(name, target, (), schedule)


def _items(variant: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(variant.items())


def recorded(case: Case) -> Compilation:
    """The record of a case down to AMDGCN."""
    built = case.spec.build()
    return record_compile(built, Recorder(built.data))


def faults(case: Case, comp: Compilation, folder: Path) -> list[str]:
    """What is wrong with the record of a case, a sentence each; none where all is well."""
    if comp.error is not None or comp.asm is None:
        return [f"does not compile: {comp.error}"]
    found = []
    first, second = folder / "first.wavex", folder / "second.wavex"
    save(comp, first)
    opened = load(first)
    save(opened, second)
    if opened.manifest != comp.manifest or opened.asm != comp.asm or _members(first) != _members(second):
        found.append("the record changes when it is saved and loaded")
    if not is_made_by(comp.asm, case.spec, case.name):
        found.append("the AMDGCN of a second compile is another one")
    if assembler() is not None:
        try:
            same_bytes(comp.asm)
        except AssertionError as error:
            found.append(f"its AMDGCN does not survive reading and printing: {error}")
    found += unreviewed(case.name, comp)
    if case.emulated:
        # The checks must find nothing here; without them one run of each kernel is enough.
        found += run_faults(run(opened, device="emulator", check=True))
        if not case.settings:
            found += run_faults(run(opened, device="emulator"))
    if case.target in VERIFIED and not case.settings:
        found += disagreements(case.name, opened)
    return found


def _members(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as file:
        return {name: file.read(name) for name in file.namelist()}


def run_faults(result: Run) -> list[str]:
    """What is wrong with a run."""
    found = [f"{finding.message} ({finding.instruction})" for finding in result.data.findings]
    if result.data.status != "ok":
        found.append(f"the run {result.data.status}: {' '.join(result.data.notes)}")
    for output in result.data.outputs:
        if output.ok is not True:
            found.append(f"{output.name}: error {output.max_abs_err} of {output.tolerance}, {output.note}")
    return found
