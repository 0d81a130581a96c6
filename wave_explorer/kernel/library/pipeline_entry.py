"""A pipeline of the library: kernels that run one after the other, the outputs of one being inputs of the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wave_explorer.kernel.factory import Parameter
from wave_explorer.kernel.library.entry import Arrays, LibraryEntry
from wave_explorer.record.spec import SpecData


class PipelineEntry:
    """Several kernels of one factory that belong together; each is a library kernel too, named ``PIPELINE:PHASE``.

    Attributes:
        name, summary: for lists.
        phases: in the order in which they run; all have the same parameters.
        links: for each phase, where its arguments come from that an earlier phase makes: ``{argument: (phase,
            argument there)}``.  An argument without a link is an input, the same for all phases that have it.
    """

    name: str
    summary: str
    phases: tuple[LibraryEntry, ...]
    links: tuple[Mapping[str, tuple[int, str]], ...]

    @property
    def phase_names(self) -> tuple[str, ...]:
        """What follows the colon in the names of the phases."""
        return tuple(phase.name.partition(":")[2] for phase in self.phases)

    @property
    def targets(self) -> tuple[str, ...]:
        """Targets that all phases compile for."""
        return tuple(name for name in self.phases[0].targets if all(name in phase.targets for phase in self.phases))

    @property
    def variants(self) -> tuple[Mapping[str, Any], ...]:
        """As `LibraryEntry.variants`, the same for all phases."""
        return self.phases[0].variants

    @property
    def gaps(self) -> tuple[str, ...]:
        """What the templates lack or where they fail, a sentence each."""
        return tuple(dict.fromkeys(gap for phase in self.phases for gap in phase.gaps))

    def parameters(self, target: str) -> dict[str, Parameter]:
        """What can be set; it holds for all phases."""
        return self.phases[0].parameters(target)

    @property
    def defaults(self) -> dict[str, Any]:
        """Default values by parameter name, for its first target."""
        return self.phases[0].defaults

    def make_inputs(self, spec: SpecData, seed: int) -> Arrays:
        """Input arrays of all phases by argument name.

        Args:
            spec: of the first phase.
            seed: the arrays are the same for the same seed.
        """
        return self.phases[0].make_inputs(spec, seed)

    def reference(self, inputs: Arrays, spec: SpecData) -> dict[str, NDArray[np.float64]]:
        """What the last phase must give, by argument name, computed in float64 without any split."""
        raise NotImplementedError

    def reduction_length(self, spec: SpecData) -> int:
        """Terms in the longest sum behind one element of the last phase's outputs, through all phases."""
        raise NotImplementedError

    def intermediate(self, spec: SpecData) -> str | None:
        """The narrowest format that any phase rounds intermediate results to."""
        return self.phases[0].intermediate(spec)

    def check_source(self, parameters: Mapping[str, Any]) -> str:
        """Source of ``check(tensors, outputs)`` in torch for the whole pipeline, for an exported file."""
        raise NotImplementedError
