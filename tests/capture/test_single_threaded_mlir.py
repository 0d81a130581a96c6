"""A module that does not verify ends a compile, and never waits for a thread that waits for Python."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

MODULE = """
import os
from contextlib import nullcontext
from iree.compiler.ir import Context, Module, MLIRError
from wave_explorer.capture.pipeline import record_compile
from wave_explorer.capture.recorder import Recorder
from wave_explorer.capture.single_threaded_mlir import single_threaded_mlir
from wave_explorer.kernel import kernel

FUNCTIONS = "".join(f"func.func @f{n}(%a: i32) -> i32 {{ return %a : i32 }}\\n" for n in range(64))

def threads_after_verifying(way):
    with way:
        context = Context()
        module = Module.parse(FUNCTIONS, context)
        for _ in range(8):
            assert module.operation.verify()
    return len(os.listdir("/proc/self/task"))

before = len(os.listdir("/proc/self/task"))
alone = threads_after_verifying(single_threaded_mlir()) - before
built = kernel("gemm").edit(symbols={"M": 64}).build()
comp = record_compile(built, Recorder(built.data), backend=False)
compiling = len(os.listdir("/proc/self/task")) - before
pool = threads_after_verifying(nullcontext()) - before
print(alone, compiling, comp.manifest.status, pool)
"""


@pytest.mark.skipif(sys.platform != "linux" or (os.cpu_count() or 1) < 2, reason="threads are counted in /proc")
def test_a_compile_starts_no_thread_of_mlir() -> None:
    done = subprocess.run([sys.executable, "-c", MODULE], capture_output=True, text=True, check=True)
    alone, compiling, status, pool = done.stdout.split()
    assert (alone, compiling, status) == ("0", "0", "ok")
    assert int(pool) > 0, "MLIR's own pool is what the count would show"
