"""Variants of a kernel: every compile and run of a session is kept and can be brought back."""

from wave_explorer.experiment.history import History
from wave_explorer.experiment.variant import Variant

__all__ = ["History", "Variant"]
