"""What a person gives a session's runs: inputs, and what the outputs must be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from numpy.typing import NDArray

from wave_explorer.experiment.launch_inputs import inputs_for
from wave_explorer.record import Compilation

Arrays: TypeAlias = Mapping[str, NDArray[Any]]

ReferenceOf: TypeAlias = Arrays | Callable[[dict[str, NDArray[Any]]], Arrays]
"""Outputs by name, or what computes them from the inputs."""


@dataclass(frozen=True)
class GivenData:
    """Arrays by argument name; None for what is made as :func:`wave_explorer.experiment.running.run` makes it."""

    inputs: Arrays | None = None
    reference: ReferenceOf | None = None

    def for_run(self, comp: Compilation) -> tuple[Arrays | None, Arrays | None]:
        """Inputs and reference of a run of ``comp``.

        Raises:
            LaunchError: inputs do not fit, or cannot be made.
        """
        if not callable(self.reference):
            return self.inputs, self.reference
        inputs = inputs_for(comp, self.inputs, 0, "explore(spec, inputs={name: array})")
        return inputs, self.reference(dict(inputs))
