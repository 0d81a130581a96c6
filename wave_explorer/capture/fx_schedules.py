"""What a scheduler found for a loop, whether the loop was then pipelined, and between what a barrier was put.

Wave keeps of a schedule the slots of its nodes, and of one that it drops a line in the log; the scheduler object, which
knows resources and dependences, is gone after the pass.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from inspect import signature
from typing import TYPE_CHECKING, Any

import msgspec

from wave_explorer.capture.active import active
from wave_explorer.capture.fx_identity import NodeIdentity
from wave_explorer.capture.patching import HookPoint
from wave_explorer.record.scheduling import (
    BarrierPlacement,
    Dependence,
    LoopSchedule,
    Resource,
    ScheduledNode,
    Scheduling,
)

if TYPE_CHECKING:
    from wave_explorer.capture.fx_capture import FxCapture

_SCHEDULING = "wave_lang.kernel.wave.scheduling"
_SCHEDULERS = (
    ("modulo_scheduling", "ModuloScheduler"),
    ("prefetch_scheduling", "PrefetchScheduler"),
    ("prefetch_scheduling", "PrefetchAttentionScheduler"),
    ("four_stage_pipelined_scheduling", "FourStageScheduler"),
)


@dataclass
class _Found:
    """What a scheduler object knows beside the slots, until the compiler applies its schedule."""

    uses: dict[Any, tuple[tuple[int, ...], ...]] = field(default_factory=dict)
    resources: tuple[Resource, ...] = ()
    reservations: tuple[tuple[int, ...], ...] = ()
    dependences: tuple[Dependence, ...] = ()


@dataclass(frozen=True)
class _Placement:
    barrier: Any
    signal: Any
    producer: Any
    consumer: Any
    next_iteration: bool


class ScheduleLog:
    """All schedules and barrier placements of one compile.

    Args:
        identity: gives node ids.
    """

    def __init__(self, identity: NodeIdentity) -> None:
        self._identity = identity
        self._loops: list[LoopSchedule] = []
        self._placements: list[_Placement] = []
        self._found = _Found()
        self.bounds: dict[str, float] = {}

    @property
    def result(self) -> Scheduling:
        """What goes into the record."""
        name = self._identity.id
        return Scheduling(
            tuple(self._loops),
            tuple(
                BarrierPlacement(
                    name(one.barrier),
                    name(one.producer),
                    name(one.consumer),
                    None if one.signal is None else name(one.signal),
                    one.next_iteration,
                )
                for one in self._placements
            ),
        )

    def scheduled(self, scheduler: Any) -> None:
        """Takes over what ``scheduler``, which works on a copy of the loop, has found."""
        from wave_lang.kernel.wave.scheduling.resources import get_resource_names

        units = [int(count) for count in scheduler.resources]
        table = getattr(scheduler, "RT", None)
        self._found = _Found(
            uses={self._own(node): _rows(node.rrt) for node in scheduler.schedule if hasattr(node, "rrt")},
            resources=tuple(Resource(name, count) for name, count in zip(get_resource_names(), units, strict=True)),
            reservations=() if table is None else _rows(table),
            dependences=tuple(
                Dependence(
                    self._identity.id(self._own(edge._from)),
                    self._identity.id(self._own(edge._to)),
                    int(edge.weight.delay),
                    int(edge.weight.iteration_difference),
                )
                for edge in scheduler.edges
            ),
        )

    def asked(self, stage: str, call: dict[str, Any]) -> LoopSchedule:
        """The schedule that the compiler is about to apply; it takes the loop apart.

        Args:
            stage: id of the running stage.
            call: the compiler's arguments by name.
        """
        found, self._found = self._found, _Found()
        bounds, self.bounds = self.bounds, {}
        return LoopSchedule(
            stage=stage,
            loop=self._identity.id(call["reduction"].fx_node),
            method=str(getattr(call["scheduling_type"], "name", "")),
            initiation_interval=int(call["initiation_interval"]),
            stages=int(call["num_stages"]),
            nodes=tuple(
                ScheduledNode(self._identity.id(node), int(slot["absolute_cycle"]), found.uses.get(node, ()))
                for node in call["reduction_graph"].nodes
                if (slot := getattr(node, "scheduling_parameters", None))
            ),
            resources=found.resources,
            reservations=found.reservations,
            dependences=found.dependences,
            resource_interval=bounds.get("resource"),
            recurrence_interval=bounds.get("recurrence"),
        )

    def ended(self, schedule: LoopSchedule, result: Any, said: str) -> None:
        """Files a schedule with what became of it: the new loop, or what the compiler said when it dropped it."""
        pipelined = None if result is None else self._identity.id(result[0])
        self._loops.append(msgspec.structs.replace(schedule, pipelined=pipelined, said="" if pipelined else said))

    def placed(self, barrier: Any, signal: Any, region: Any) -> None:
        """Notes why a barrier was put."""
        self._placements.append(_Placement(barrier, signal, region.producer, region.consumer, bool(region.cross_iter)))

    def _own(self, node: Any) -> Any:
        """The loop's node behind a copy that a scheduler works on."""
        return self._identity.original(node) or node


def _rows(table: Any) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(int(units) for units in row) for row in table)


@contextmanager
def _own_work(capture: FxCapture, what: str) -> Iterator[None]:
    """Counts the time as the capture's own; trouble costs ``what`` and never the compile."""
    start = time.perf_counter()
    try:
        yield
    except Exception as error:
        capture.notes.append(f"{what} not recorded ({type(error).__name__}: {error})")
    finally:
        capture.overhead += time.perf_counter() - start


def _wrap_schedule_graph(original: Callable[..., Any]) -> Callable[..., Any]:
    def schedule_graph(self: Any) -> Any:
        result = original(self)
        capture = active.get()
        if capture is not None and result[1]:
            with _own_work(capture, "what a scheduler counted is"):
                capture.schedules.scheduled(self)
        return result

    return schedule_graph


def _wrap_bound(kind: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def wrap(original: Callable[..., Any]) -> Callable[..., Any]:
        def compute(self: Any, *args: Any, **kwargs: Any) -> Any:
            bound = original(self, *args, **kwargs)
            capture = active.get()
            if capture is not None:
                capture.schedules.bounds[kind] = float(bound)
            return bound

        return compute

    return wrap


def _wrap_apply(original: Callable[..., Any]) -> Callable[..., Any]:
    parameters = signature(original)

    def apply_pipelined_schedule(*args: Any, **kwargs: Any) -> Any:
        capture = active.get()
        if capture is None:
            return original(*args, **kwargs)
        schedule = None
        with _own_work(capture, "the schedule of a loop is"):
            call = parameters.bind(*args, **kwargs).arguments
            schedule = capture.schedules.asked(capture.current_stage, call)
        spoken = len(capture.log.messages)
        result = original(*args, **kwargs)
        if schedule is not None:
            with _own_work(capture, "the schedule of a loop is"):
                capture.schedules.ended(schedule, result, "; ".join(capture.log.messages[spoken:]))
        return result

    return apply_pipelined_schedule


def _wrap_place_barrier(original: Callable[..., Any]) -> Callable[..., Any]:
    def place_barrier(self: Any, region: Any) -> Any:
        capture = active.get()
        if capture is None:
            return original(self, region)
        before, after = region.consumer.prev, region.producer.next
        result = original(self, region)
        with _own_work(capture, "why a barrier was put is"):
            barrier, signal = region.consumer.prev, region.producer.next
            # A split barrier that is there already does for this pair, too.
            if barrier is not before:
                capture.schedules.placed(barrier, signal if signal not in (after, barrier) else None, region)
        return result

    return place_barrier


SCHEDULE_HOOKS = (
    HookPoint(f"{_SCHEDULING}.schedule", "apply_pipelined_schedule", "the schedules of loops", _wrap_apply),
    *(
        HookPoint(f"{_SCHEDULING}.{module}", f"{name}.schedule_graph", "what a scheduler counted", _wrap_schedule_graph)
        for module, name in _SCHEDULERS
    ),
    *(
        HookPoint(
            f"{_SCHEDULING}.modulo_scheduling",
            f"ModuloScheduler.compute_{kind}_ii",
            "the lower bounds of an initiation interval",
            _wrap_bound(kind),
        )
        for kind in ("resource", "recurrence")
    ),
    *(
        HookPoint(
            "wave_lang.kernel.wave.barriers", f"{name}.place_barrier", "why a barrier was put", _wrap_place_barrier
        )
        for name in ("LegacyBarrierEmitter", "BasicSplitBarrierEmitter")
    ),
)
