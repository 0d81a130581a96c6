"""Which states a saved page is given: the questions that its views ask, answered beforehand and listed for a person."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import dropwhile
from math import prod
from typing import Any, Literal

from wave_explorer.analysis.index_map import wave_size
from wave_explorer.queries.memory import MemoryParameters, selected_accesses
from wave_explorer.queries.registry import Subject
from wave_explorer.queries.saved_answers import Answer, SavedAnswers, TextTable
from wave_explorer.queries.saved_indices import SavedIndices, saved_indices
from wave_explorer.record import Compilation, GraphNode
from wave_explorer.record.stage import Stage

Reach = Literal["view", "page"]
"""How far a page goes: what a person looks at and what is near to it, or all passes."""

Texts = Literal["few", "changed", "all"]
"""Which passes below fx have their text: the first and last of each layer, those that changed something, or all."""

_WHOLE = (
    "summary", "stages", "diagnostics", "source", "isa", "resources", "run", "output", "trace_back", "schedule",
    "expansion", "grid", "lds_prediction", "lds_what_if", "matrix_choices",
)  # fmt: skip
"""Queries about the kernel as a whole, which take no parameters."""

_MOST_CARDS = 3000
_MOST_LINES = 800
_MOST_WAVES = 4
_PLACE: dict[str, Any] = {"workgroup": [0, 0, 0], "iteration": 0}
"""Where accesses are looked at: the views ask for them by place."""

_PLACED = ("workgroup", "iteration", "wave")
"""Parts of a selection that say where accesses are looked at."""


@dataclass(frozen=True)
class SavedStates:
    """What was saved of one compile.

    Attributes:
        answers: by question.
        indices: None where no pass has a graph.
        notes: what is held, a line each.
    """

    answers: dict[str, Any]
    indices: SavedIndices | None
    notes: list[str]


def saved_states(
    subject: Subject, texts: TextTable, selection: Mapping[str, Any], reach: Reach, below: Texts
) -> SavedStates:
    """Answers the questions that the views ask first of a compile.

    Args:
        subject: the compile, with its newest run and what it may be compared with.
        texts: of the page, where long texts go.
        selection: of the views; where it names no stage, the one that did most is on view.
        reach: how far to go.
        below: which texts below fx a page holds; for a view, the one on view and the last of each layer.
    """
    return _Shelves(subject, texts, selection, reach, below).fill()


class _Shelves:
    def __init__(
        self, subject: Subject, texts: TextTable, selection: Mapping[str, Any], reach: Reach, below: Texts
    ) -> None:
        self._comp: Compilation = subject.compilation
        self._answers = SavedAnswers(subject, texts)
        self._selection = selection
        self._whole_page = reach == "page"
        self._below = below
        self._notes: list[str] = []
        self._graphs = [stage for stage in self._comp.stages if stage.language == "graph" and stage.after is not None]
        chosen = next((stage for stage in self._comp.stages if stage.id == selection.get("stage")), None)
        self._shown = chosen or most_telling(self._comp.stages)
        near = [_graph_at(self._comp.stages, self._shown), most_telling(self._graphs), *self._graphs[-1:]]
        self._near = list({stage.id: stage for stage in near if stage is not None}.values())
        # What takes long is looked into after the pass on view only, unless the whole page was asked for.
        self._at = self._near if self._whole_page else self._near[:1]

    def fill(self) -> SavedStates:
        whole = {name: self._answers.ask(name) for name in _WHOLE}
        self._notes.append(
            "The kernel as a whole: source, constraints, diagnostics, AMDGCN, resources, schedule, expansion, grid and "
            "LDS" + (", the newest run and its output" if whole["run"].payload is not None else "")
        )
        shown = self._graphs if self._whole_page else self._near
        self._graph_views(shown)
        self._node_cards(shown)
        nodes = self._accesses()
        self._selected()
        self._matrices(whole["matrix_choices"])
        self._lines(whole["isa"], whole["resources"])
        self._texts_below()
        self._comparisons()
        return SavedStates(self._answers.kept, self._indices(shown, nodes), self._notes)

    def _graph_views(self, stages: Sequence[Stage]) -> None:
        for stage in stages:
            self._answers.ask("graph", {"stage": stage.id})
            self._text_of(stage)
        if stages:
            self._notes.append(f"Graph and text after {_of(stages, self._graphs, 'fx pass', 'fx passes')}")

    def _text_of(self, stage: Stage) -> None:
        self._answers.ask("text", {"stage": stage.id})
        if stage.changed:
            self._answers.ask("diff", {"stage": stage.id})
            self._answers.ask("text", {"stage": stage.id, "before": True})

    def _node_cards(self, stages: Sequence[Stage]) -> None:
        changed = [stage for stage in stages if stage.changed or stage in self._near] if self._whole_page else self._at
        if sum(len(self._comp.graph(stage).nodes) for stage in changed) > _MOST_CARDS:
            changed = self._near
        for stage in changed:
            for node in self._comp.graph(stage).nodes:
                self._answers.ask("node", {"stage": stage.id, "node": node})
        if changed:
            self._notes.append(f"What is known of each node after {_of(changed, self._graphs, 'fx pass', 'fx passes')}")

    def _accesses(self) -> set[str]:
        """Accesses to memory in the first workgroup and iteration; returns their nodes."""
        launch = self._comp.manifest.launch
        waves = range(1)
        if launch is not None and launch.block is not None and self._whole_page:
            waves = range(min(-(-prod(launch.block) // wave_size(self._comp)), _MOST_WAVES))
        nodes = {*self._global_accesses(waves), *self._lds_accesses(waves)}
        if nodes:
            which = "wave 0" if len(waves) == 1 else f"waves 0 to {waves[-1]}"
            self._notes.append(f"Global and LDS accesses in workgroup 0, 0, 0 and iteration 0, {which}")
        return nodes

    def _global_accesses(self, waves: range) -> list[str]:
        found = self._answers.ask("memory", _PLACE)
        accesses = (found.payload or {}).get("accesses", ())
        for wave in waves if accesses else ():
            plain = self._answers.ask("memory", {**_PLACE, "wave": wave}, like=found)
            for node, selected in selected_accesses(self._answers.subject, MemoryParameters(wave=wave)).items():
                payload = {**plain.payload, "selected": selected}
                self._answers.put("memory", {**_PLACE, "wave": wave, "node": node}, payload, like=plain)
        for tensor in sorted({row["tensor"] for row in accesses}):
            self._answers.ask("coverage", {"tensor": tensor})
        return [row["node"] for row in accesses]

    def _lds_accesses(self, waves: range) -> list[str]:
        found = self._answers.ask("lds", _PLACE)
        accesses = [row["node"] for row in (found.payload or {}).get("accesses", ())]
        for wave in waves if accesses else ():
            plain = self._answers.ask("lds", {**_PLACE, "wave": wave}, like=found)
            for node in accesses if self._whole_page else ():
                self._answers.ask("lds", {**_PLACE, "wave": wave, "node": node}, like=plain)
        if self._whole_page:
            self._layouts(accesses)
        return accesses

    def _layouts(self, accesses: Iterable[str]) -> None:
        """Each LDS access of wave 0 in the best other layouts of its buffer."""
        offers = {row["node"]: row for row in (self._answers.ask("lds_what_if").payload or {}).get("buffers", ())}
        for node in accesses:
            plain = self._answers.ask("lds", {**_PLACE, "node": node})
            offer = offers.get(((plain.payload or {}).get("selected") or {}).get("buffer"))
            if offer is None:
                continue
            choices: list[dict[str, Any]] = []
            if offer["best_padding"] is not None:
                choices.append({"padding": offer["best_padding"]["padding"]})
            if offer["best_swizzle"] is not None and offer["best_swizzle"]["swizzle"] is not None:
                choices.append({"swizzle": offer["best_swizzle"]["swizzle"]})
            for choice in choices:
                self._answers.ask("lds", {**_PLACE, "node": node, **choice}, like=plain)
                self._answers.ask("lds", {**_PLACE, **choice}, like=plain)

    def _selected(self) -> None:
        """What the views ask about the selection itself."""
        node, line = self._selection.get("node"), self._selection.get("instruction")
        place = {part: self._selection[part] for part in _PLACED if self._selection.get(part) is not None}
        for name in ("memory", "lds"):
            plain = self._answers.ask(name, place)
            if node is not None:
                self._answers.ask(name, {**place, "node": node}, like=plain)
        if node is not None:
            self._agreement(node)
            for stage in self._near[:1]:
                self._agreement(node, stage.id)
        if line is not None:
            self._answers.ask("resources", {"line": line}, like=self._answers.ask("resources"))

    def _matrices(self, choices: Answer) -> None:
        payload = choices.payload or {}
        uses = [use for use in payload.get("uses", ()) if use["known"]]
        for use in uses:
            types = {"a_type": use["a_type"], "b_type": use["b_type"]} if use.get("a_type") else {}
            self._answers.ask("matrix_layout", {"instruction": use["name"], "wave_size": payload["wave_size"], **types})
            for node in use["nodes"] if self._whole_page else use["nodes"][:1]:
                self._agreement(node)
        for stage in self._near if self._whole_page else ():
            for node in self._comp.graph(stage).nodes.values():
                if "mma" in node.op:
                    self._agreement(node.id)
                    self._agreement(node.id, stage.id)
        if uses:
            self._notes.append(
                f"Layouts of the matrix instructions of this kernel: {_listed(use['name'] for use in uses)}"
            )

    def _agreement(self, node: str, stage: str | None = None) -> None:
        found = self._answers.ask("mma_agreement", {"node": node, **({"stage": stage} if stage is not None else {})})
        if found.payload is not None and found.payload.get("instruction"):
            self._answers.ask(
                "matrix_layout",
                {"instruction": found.payload["instruction"], "wave_size": found.payload["wave_size"]},
            )

    def _lines(self, isa: Answer, resources: Answer) -> None:
        lines = [row["line"] for row in (isa.payload or {}).get("instructions", ())]
        if not self._whole_page or not lines:
            return
        if len(lines) > _MOST_LINES:
            self._notes.append("Whose values are in the registers: at the peak only, for the AMDGCN is long")
            return
        for line in lines:
            self._answers.ask("resources", {"line": line}, like=resources)
        self._notes.append("Whose values are in the registers at each AMDGCN instruction")

    def _texts_below(self) -> None:
        below = [stage for stage in self._comp.stages if stage.language != "graph" and stage.after is not None]
        layers = {
            stage.layer: [one for one in below if one.layer == stage.layer and one.chain == "device"] for stage in below
        }
        ends = {
            stage.id
            for layer in layers.values()
            for stage in (layer[:1] + layer[-1:] if self._whole_page else layer[-1:])
        }
        if self._shown is not None:
            ends.add(self._shown.id)
        kept = [stage for stage in below if stage.id in ends or self._is_wanted(stage)]
        for stage in kept:
            self._text_of(stage)
        if kept:
            self._notes.append(
                f"Text after {_of(kept, below, 'pass', 'passes')} of MLIR, LLVM, machine code and AMDGCN"
            )

    def _is_wanted(self, stage: Stage) -> bool:
        return self._whole_page and (self._below == "all" or (self._below == "changed" and stage.changed))

    def _comparisons(self) -> None:
        compared = self._answers.subject.compared
        if len(compared) < 2:
            return
        baseline = compared[0].id
        recent = [one.id for one in compared[1:]][-3:]
        chosen = {baseline, *recent, self._comp.manifest.id}
        listed = [one.id for one in compared if one.id in chosen]
        found = self._answers.ask("compare", {"variants": listed, "baseline": baseline})
        if found.payload is None or not self._whole_page:
            return
        for column in found.payload["variants"][1:]:
            pair = {"variant": column["id"], "baseline": baseline}
            parting = column["parting"]
            stage = (parting or {}).get("stage") or (parting or {}).get("baseline_stage")
            for what in ("graph", "mlir", "asm"):
                self._answers.ask("compare_diff", {**pair, "what": what})
            if stage is not None:
                self._answers.ask("compare_diff", {**pair, "what": "stage", "stage": stage})
        self._notes.append("Comparison with the baseline")

    def _indices(self, stages: Sequence[Stage], accesses: set[str]) -> SavedIndices | None:
        if not stages:
            return None
        derived = [
            (stage.id, node.id)
            for stage in self._at
            for node in self._comp.graph(stage).nodes.values()
            if _is_looked_into(node, accesses)
        ]
        found = saved_indices(self._comp, stages, derived)
        self._notes.append(
            f"Lane maps of every node after {_of(stages, self._graphs, 'fx pass', 'fx passes')}, in any workgroup and "
            "iteration"
        )
        if found.derivation_of:
            self._notes.append(f"Where an index comes from, after {_listed(found.derivation_of)}")
        return found


def most_telling(stages: Sequence[Stage]) -> Stage | None:
    """The pass that a person would open first: the one that failed, else the fx pass that did most."""
    failed = next((stage for stage in stages if stage.status == "failed"), None)
    if failed is not None:
        return failed
    passes = [stage for stage in stages if stage.layer == "fx" and stage.after is not None and stage.parent is None]
    return max(passes, key=lambda one: abs(one.op_delta or 0) + (0.5 if one.changed else 0), default=None)


def _graph_at(stages: Sequence[Stage], shown: Stage | None) -> Stage | None:
    """The last fx pass with a graph, at or before the one on view."""
    until = list(stages)[: stages.index(shown) + 1] if shown is not None else list(stages)
    backwards = dropwhile(lambda one: one.language != "graph" or one.after is None, reversed(until))
    return next(backwards, None)


def _is_looked_into(node: GraphNode, accesses: set[str]) -> bool:
    return node.index is not None and (node.memory is not None or "mma" in node.op or node.id in accesses)


def _of(some: Sequence[Stage], whole: Sequence[Stage], one: str, several: str) -> str:
    if len(some) >= len(whole):
        return f"all {len(whole)} {several}" if len(whole) > 1 else f"the one {one}"
    if len(some) <= 3:
        return _listed(stage.name for stage in some)
    return f"{len(some)} of {len(whole)} {several}"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(names))
