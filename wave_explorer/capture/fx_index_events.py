"""Who set a node's index, and when: Wave keeps the result only.

Assignments go through one property, ``CustomOp.index``, or straight to the attribute of the fx node; both are
hooked.  Some code changes an index in place: comparing all nodes at each pass boundary shows what no event
explains, and that is recorded as ``unobserved``.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from types import CodeType, FrameType
from typing import Any

from wave_explorer.capture.active import active
from wave_explorer.capture.fx_identity import NodeIdentity
from wave_explorer.capture.fx_values import FxValues
from wave_explorer.capture.patching import HookPoint
from wave_explorer.record.graph import IndexSequence
from wave_explorer.record.stage import IndexEvent

UNOBSERVED = "unobserved"
_MAX_CALLERS = 8
_WAVE_OPS = "wave_lang.kernel.ops.wave_ops"
_PREFIX = "wave_lang.kernel."
# Hooks that stand between two functions of the compiler.
_OWN_HOOKS = "wave_explorer.capture.fx_index_offers"
# These hand an assignment on; the function that decided it is the one that called them.
_PLUMBING = {"index", "copy_core_attributes", "copy"}

Key = tuple[Any, ...] | None


class IndexEventLog:
    """All index assignments of one compile, in order.

    Args:
        identity: gives node ids.
        values: converts indices.
    """

    def __init__(self, identity: NodeIdentity, values: FxValues) -> None:
        self.events: list[IndexEvent] = []
        self._identity = identity
        self._values = values
        self._last: dict[Any, Key] = {}
        self._places: dict[tuple[CodeType, int], str] = {}

    def assigned(self, node: Any, stage: str, frame: FrameType | None) -> None:
        """Logs that ``node.index`` was just set by the code at ``frame`` (an index per result is not logged)."""
        index = node.index
        if index is not None and not isinstance(index, dict):
            return
        places = self._callers(frame)
        self._last[node] = _key(index)
        self._add(node, stage, places[0] if places else UNOBSERVED, index, tuple(places[1:]))

    def compare(self, nodes: Iterable[Any], stage: str) -> None:
        """Adds an event for each of ``nodes`` whose index is not what the last event left."""
        for node in nodes:
            index = getattr(node, "index", None)
            if index is not None and not isinstance(index, dict):
                continue
            key = _key(index)
            if self._last.get(node) != key:
                self._last[node] = key
                self._add(node, stage, UNOBSERVED, index, ())

    def _add(self, node: Any, stage: str, function: str, index: Any, callers: tuple[str, ...]) -> None:
        converted: dict[str, IndexSequence] | None = None if index is None else self._values.index(index)
        self.events.append(IndexEvent(len(self.events), stage, self._identity.id(node), function, converted, callers))

    def _callers(self, frame: FrameType | None) -> list[str]:
        """Compiler functions from ``frame`` outwards up to the pass, as ``module:function:line``."""
        places: list[str] = []
        while frame is not None and len(places) <= _MAX_CALLERS:
            code = frame.f_code
            module = str(frame.f_globals.get("__name__", ""))
            if module == _OWN_HOOKS:
                frame = frame.f_back
                continue
            if not module.startswith(_PREFIX) or code.co_name == "try_apply_pass":
                if places:
                    break
            elif module != _WAVE_OPS or code.co_name not in _PLUMBING:
                place = self._places.get((code, frame.f_lineno))
                if place is None:
                    place = f"{module.removeprefix(_PREFIX)}:{code.co_qualname}:{frame.f_lineno}"
                    self._places[(code, frame.f_lineno)] = place
                places.append(place)
            frame = frame.f_back
        return places


def _key(index: dict[Any, Any] | None) -> Key:
    """An index by value: sequences are mutable, and shared ones do change in place."""
    if index is None:
        return None
    return tuple([(dim, seq.start, seq.size, seq.stride) for dim, seq in index.items()])


def _is_property(frame: FrameType | None) -> bool:
    return frame is not None and frame.f_code.co_name == "index" and frame.f_globals.get("__name__") == _WAVE_OPS


def _rereads(frame: FrameType | None) -> bool:
    """Whether an assignment only repeats the node's own index, as making an accessor for a node does."""
    while frame is not None and _is_property(frame):
        frame = frame.f_back
    return frame is not None and frame.f_code.co_name == "from_fx_node"


def _wrap_index(original: Any) -> Any:
    def set_index(self: Any, value: Any) -> None:
        original.fset(self, value)
        frame = sys._getframe(1)
        # By far the most calls: making an accessor for a node assigns the node's own index again.
        if frame.f_code.co_name == "from_fx_node" or value is None:
            return
        capture = active.get()
        if capture is not None and not _rereads(frame):
            start = time.perf_counter()
            capture.events.assigned(self.fx_node, capture.current_stage, frame)
            capture.overhead += time.perf_counter() - start

    return property(original.fget, set_index, original.fdel, original.__doc__)


def _wrap_set_attribute(original: Callable[..., None]) -> Callable[..., None]:
    def __setattr__(self: Any, name: str, value: Any) -> None:
        original(self, name, value)
        # The property sets an empty index, fills it, and reports for itself.
        if name != "index" or not value:
            return
        capture = active.get()
        frame = sys._getframe(1)
        if capture is not None and not _is_property(frame):
            start = time.perf_counter()
            capture.events.assigned(self, capture.current_stage, frame)
            capture.overhead += time.perf_counter() - start

    return __setattr__


def _wrap_copy_core_attributes(original: Callable[..., Any]) -> Callable[..., Any]:
    def copy_core_attributes(self: Any, new_node: Any) -> Any:
        capture = active.get()
        if capture is not None:
            capture.identity.copied(self.fx_node, new_node)
        return original(self, new_node)

    return copy_core_attributes


INDEX_HOOKS = (
    HookPoint(_WAVE_OPS, "CustomOp.index", "who set an index (index events)", _wrap_index),
    HookPoint("torch.fx.node", "Node.__setattr__", "who set an index on the node itself", _wrap_set_attribute),
    HookPoint(_WAVE_OPS, "CustomOp.copy_core_attributes", "which node a copy came from", _wrap_copy_core_attributes),
)
