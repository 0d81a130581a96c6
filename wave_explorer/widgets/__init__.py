"""The notebook: the widget, the list of compiles that a page follows, and the cell magic.

The widget is loaded when it is first used: the list is served in every kernel from its start, and must cost nothing.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wave_explorer.widgets.explore import explore as explore

__all__ = ["explore"]


def __getattr__(name: str) -> Any:
    if name == "explore":
        from importlib import import_module

        # By its full name: once it is loaded, the module itself would be found here under the same one.
        function = import_module("wave_explorer.widgets.explore").explore
        globals()["explore"] = function
        return function
    raise AttributeError(f"module 'wave_explorer.widgets' has no attribute {name!r}")
