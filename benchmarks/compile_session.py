"""Memory of a notebook's kernel over many recorded compiles: runs in a process of its own and prints JSON."""

from __future__ import annotations

import argparse
import gc
import json
import sys
from pathlib import Path


def resident_mib() -> float:
    """Memory of this process that is not shared with others, in MiB (`Private_*` of /proc/self/smaps_rollup)."""
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiles", type=int, default=100)
    parser.add_argument("--kernel", default="gemm")
    arguments = parser.parse_args()

    from wave_lang.kernel.wave import cache
    from wave_lang.kernel.wave.compile import wave_compile

    import wave_explorer as wx
    from wave_explorer.actions.session import Session
    from wave_explorer.kernel.spec import kernel

    cache.WAVE_CACHE_ON = 0
    watch = wx.watch()
    session = Session()
    watch.on_new(session.take)
    watch.on_update(session.take)
    figures = [("before", resident_mib())]
    for number in range(arguments.compiles):
        built = kernel(arguments.kernel).edit(symbols={"K": 64 * (2 + number % 16)}).build()
        wave_compile(built.compile_options(), built.kernel)
        if number + 1 in (1, arguments.compiles // 2, arguments.compiles):
            watch.wait()
            gc.collect()
            figures.append((f"after {number + 1}", resident_mib()))
    json.dump({"resident": figures, "kept": len(watch.compilations)}, sys.stdout)


if __name__ == "__main__":
    main()
