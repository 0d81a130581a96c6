"""Index maps and derivations as a kernel answers them, beside the forms from which a page makes the same.

``python -m tests.queries.saved_maps`` writes the files that the front end's tests read: these, and a whole saved page.
"""

from __future__ import annotations

import gzip
import random
from pathlib import Path
from typing import Any

import msgspec

import wave_explorer as wx
from wave_explorer.actions.page import page_of
from wave_explorer.actions.session import Session
from wave_explorer.experiment import Experiment
from wave_explorer.kernel.pipeline import kernel_or_pipeline as kernel_of
from wave_explorer.queries import Subject, answer
from wave_explorer.queries.saved_indices import saved_indices
from wave_explorer.queries.saved_page import packed
from wave_explorer.record import Compilation

_FRONT_END = Path(__file__).parents[2] / "extension" / "src"

GOLDEN = _FRONT_END / "core" / "__tests__" / "index_maps.json.gz"

SAVED_PAGE = _FRONT_END / "hosts" / "__tests__" / "saved_page.txt"

KERNELS: dict[str, tuple[str, dict[str, Any]]] = {
    "gemm": ("gemm", {}),
    "masked": ("gemm", {"M": 200, "N": 200, "K": 100}),
    "attention": ("attention", {}),
    "convolution": ("conv2d", {}),
    "wave32": ("gemm", {"target": "gfx1201"}),
}
"""With LDS and loops, with bounds, with a chain of matrix products, with index mappings, and with waves of 32 lanes."""


def maps_of(comp: Compilation, name: str, *, nodes: int, places: int) -> dict[str, Any]:
    """The forms of a compile, and what the kernel answers for some nodes at some places of the launch.

    Args:
        comp: the record.
        name: of the case; also the seed of the choice.
        nodes: how many nodes of each chosen stage.
        places: workgroups and iterations of each node.
    """
    chance = random.Random(name)
    stages = [stage for stage in comp.stages if stage.language == "graph" and stage.after is not None and stage.changed]
    stages = [*chance.sample(stages[:-1], min(2, len(stages) - 1)), stages[-1]]
    subject = Subject(comp)
    maps, derivations = [], []
    chosen: list[tuple[str, str]] = []
    for stage in stages:
        indexed = [node.id for node in comp.graph(stage).nodes.values() if node.index]
        chosen += [(stage.id, node) for node in chance.sample(indexed, min(nodes, len(indexed)))]
    launch = comp.manifest.launch
    grid = launch.grid if launch is not None and launch.grid is not None else (1, 1, 1)
    for stage_id, node in chosen:
        trips = answer(subject, "index_map", {"stage": stage_id, "node": node})["trip_count"] or 1
        for _ in range(places):
            asked = {
                "stage": stage_id,
                "node": node,
                "workgroup": [chance.randrange(size) for size in grid],
                "iteration": chance.randrange(trips),
            }
            maps.append(answer(subject, "index_map", asked))
            derivations.append({"asked": asked, "payload": answer(subject, "derivation", asked)})
    return {
        "name": name,
        "indices": msgspec.to_builtins(saved_indices(comp, stages, chosen)),
        "maps": maps,
        "derivations": derivations,
    }


def main() -> None:
    """Compiles the kernels and writes the files."""
    cases = []
    for name, (kernel, changes) in KERNELS.items():
        comp = wx.compile(kernel_of(kernel, **changes))
        assert isinstance(comp, Compilation)
        cases.append(maps_of(comp, name, nodes=6, places=2))
        if name == "gemm":
            SAVED_PAGE.write_text(page_text(comp) + "\n", encoding="ascii")
    GOLDEN.write_bytes(gzip.compress(msgspec.json.encode(cases), 9, mtime=0))


def page_text(comp: Compilation) -> str:
    """The page of a compile with a run and two recorded steps, as far as the state on view goes."""
    session = Session(comp, run=wx.run(comp), experiment=Experiment(None, None, saved=False))
    return packed(page_of(session, selection={"view": "index", "lane": 17}, reach="view", steps=2))


if __name__ == "__main__":
    main()
