"""Variants of a kernel: every compile and run is kept, named, compared, saved, and can be brought back."""

from wave_explorer.experiment.experiment import Experiment
from wave_explorer.experiment.history import History, NothingToUndo, UnknownVariant
from wave_explorer.experiment.variant import KeptRun, Variant

__all__ = ["Experiment", "History", "KeptRun", "NothingToUndo", "UnknownVariant", "Variant"]
