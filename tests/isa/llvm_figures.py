"""LLVM's own figures of a kernel: what llc writes in comments behind it (registers, LDS, scratch, occupancy)."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pytest

from wave_explorer.isa.program import Program
from wave_explorer.isa.reader import read

OLDEST = 22
"""The first LLVM that knows all our targets."""


@lru_cache(maxsize=1)
def compiler() -> str | None:
    """A new enough llc, None where there is none."""
    for name in ("llc-22", "llc-23", "llc-24", "llc"):
        path = shutil.which(name)
        if path is None:
            continue
        version = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
        match = re.search(r"LLVM version (\d+)", version)
        if match and int(match.group(1)) >= OLDEST and "amdgcn" in version:
            return path
    return None


needs_compiler = pytest.mark.skipif(
    compiler() is None, reason=f"llc {OLDEST} or newer is not installed (Debian: apt-get install llvm-{OLDEST})"
)


@dataclass(frozen=True)
class Kernel:
    """A kernel that takes just these resources: the highest register of each file that it names, bytes of LDS."""

    name: str
    threads: int
    vgprs: int = 0
    agprs: int = 0
    sgprs: int = 0
    lds_bytes: int = 0
    spills: bool = False

    @property
    def ir(self) -> str:
        touched = [f"{file}{count - 1}" for file, count in zip("vas", self._counts, strict=True) if count]
        clobbers = ",".join(f"~{{{register}}}" for register in touched)
        lines = [f'  call void asm sideeffect "; touched", "{clobbers}"()'] if touched else []
        if self.lds_bytes:
            lines.append(f"  store volatile i8 0, ptr addrspace(3) @lds_{self.name}")
        if self.spills:
            lines += ["  %slot = alloca [16 x i32], align 4, addrspace(5)"]
            lines += ["  store volatile i32 7, ptr addrspace(5) %slot"]
            lines += ["  %back = load volatile i32, ptr addrspace(5) %slot"]
        body = "\n".join([*lines, "  ret void"])
        lds = f"@lds_{self.name} = internal addrspace(3) global [{self.lds_bytes} x i8] poison, align 16\n"
        return (
            lds if self.lds_bytes else ""
        ) + f"define amdgpu_kernel void @{self.name}() #{self.threads} {{\n{body}\n}}\n"

    @property
    def _counts(self) -> tuple[int, int, int]:
        return self.vgprs, self.agprs, self.sgprs


def assembly(kernels: Sequence[Kernel], target: str, features: str = "") -> str:
    """The text that llc makes of all kernels together."""
    sizes = sorted({kernel.threads for kernel in kernels})
    attributes = [
        f'attributes #{size} = {{ nounwind "amdgpu-flat-work-group-size"="{size},{size}" }}' for size in sizes
    ]
    module = "\n".join([*(kernel.ir for kernel in kernels), *attributes])
    path = compiler()
    assert path is not None
    command = [path, "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={target}", *([f"-mattr={features}"] if features else [])]
    done = subprocess.run(command, input=module, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]
    return done.stdout


def compiled(
    kernels: Sequence[Kernel], target: str, features: str = ""
) -> Iterator[tuple[Kernel, Program, dict[str, int]]]:
    """Each kernel with its program and what the comments behind it say (``NumVgprs``, ``Occupancy`` ...)."""
    # Several at a time, since a process costs more than a kernel; few, since each is looked for in the whole text.
    for first in range(0, len(kernels), 4):
        some = kernels[first : first + 4]
        text = assembly(some, target, features)
        said = _figures(text)
        for kernel in some:
            yield kernel, read(text, kernel=kernel.name), said[kernel.name]


def _figures(text: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for part in text.split("\t.amdhsa_kernel ")[1:]:
        name = part.split("\n", 1)[0].strip()
        facts = re.findall(r"^; (\w+) ?: (\d+)", part, re.M)
        found[name] = {key: int(value) for key, value in facts}
    return found
