"""What the compiler decided about the order of things: schedules of loops, and why barriers stand where they do."""

from __future__ import annotations

import msgspec


class Resource(msgspec.Struct, frozen=True):
    """A kind of unit that a scheduler counts, and how many it takes the machine to have."""

    name: str
    units: int


class ScheduledNode(msgspec.Struct, frozen=True, omit_defaults=True):
    """A node of the loop with its place.

    Attributes:
        node: id of the node in the loop as it was before.
        cycle: counted from the start of the node's iteration, in the scheduler's own unit of time.
        uses: units taken of each resource, one row per cycle; empty where the scheduler had no table.
    """

    node: str
    cycle: int
    uses: tuple[tuple[int, ...], ...] = ()


class Dependence(msgspec.Struct, frozen=True, omit_defaults=True):
    """``target`` may start ``delay`` cycles after ``source``, of as many iterations before."""

    source: str
    target: str
    delay: int
    iterations: int = 0


class LoopSchedule(msgspec.Struct, frozen=True, omit_defaults=True):
    """The schedule of one loop.

    Attributes:
        stage: id of the fx stage that made it.
        loop: id of the loop.
        method: the compiler's name of the scheduler (``MODULO``).
        initiation_interval: cycles from one iteration's start to the next one's.
        stages: iterations that overlap.
        pipelined: id of the loop that took its place; None where the schedule was dropped.
        said: what the compiler said when it dropped it.
        resources: what the scheduler counted; empty where it counted nothing (a schedule from a file or by hand).
        reservations: units taken per cycle of the interval and resource, the scheduler's own table; empty for a
            scheduler without one.
        resource_interval, recurrence_interval: lower bounds of the interval, by units and by cycles of dependences;
            None for a scheduler that does not work them out.
    """

    stage: str
    loop: str
    method: str
    initiation_interval: int
    stages: int
    nodes: tuple[ScheduledNode, ...] = ()
    pipelined: str | None = None
    said: str = ""
    resources: tuple[Resource, ...] = ()
    reservations: tuple[tuple[int, ...], ...] = ()
    dependences: tuple[Dependence, ...] = ()
    resource_interval: float | None = None
    recurrence_interval: float | None = None


class BarrierPlacement(msgspec.Struct, frozen=True, omit_defaults=True):
    """Between which two accesses the compiler put a barrier.

    Attributes:
        barrier: id of the barrier, or of the half that waits.
        signal: id of the half that signals; None for a whole barrier.
        producer, consumer: ids of the accesses; the consumer stands in the next iteration where ``next_iteration``.
    """

    barrier: str
    producer: str
    consumer: str
    signal: str | None = None
    next_iteration: bool = False


class Scheduling(msgspec.Struct, frozen=True, omit_defaults=True):
    """All schedules and barrier placements of a compile, in the order in which they were made."""

    loops: tuple[LoopSchedule, ...] = ()
    placements: tuple[BarrierPlacement, ...] = ()
