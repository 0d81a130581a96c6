"""The notebook widget."""

from wave_explorer.widgets.explore import explore

__all__ = ["explore"]
