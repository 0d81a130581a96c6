"""What HIP lends, given back whatever happens: memory, modules, events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from wave_explorer.device.hip_api import Hip, HipError


@contextmanager
def allocation(hip: Hip, size: int) -> Iterator[int]:
    """The address of ``size`` bytes of the GPU's memory, for as long as it is open."""
    with _held(hip.allocate(max(1, size)), hip.free) as address:
        yield address


@contextmanager
def module(hip: Hip, image: bytes) -> Iterator[int]:
    """A loaded code object, for as long as it is open."""
    with _held(hip.load(image), hip.unload) as loaded:
        yield loaded


@contextmanager
def event(hip: Hip) -> Iterator[int]:
    """An event, for as long as it is open."""
    with _held(hip.create_event(), hip.destroy_event) as made:
        yield made


@contextmanager
def _held(handle: int, give_back: Callable[[int], None]) -> Iterator[int]:
    """What went wrong first is what a person has to know: a failure to give back after it is not raised."""
    try:
        yield handle
    except BaseException:
        with suppress(HipError):
            give_back(handle)
        raise
    give_back(handle)
