"""The next step and the room, against asking about every other amount."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from wave_explorer.arch.occupancy import Needs, needs
from wave_explorer.arch.occupancy_steps import Change, next_step, room
from wave_explorer.arch.targets import TARGETS, target

FIELDS = {"VGPRs": "registers", "SGPRs": "sgprs", "LDS": "lds_bytes"}


@st.composite
def wanted(draw: st.DrawFn) -> Needs:
    name = draw(st.sampled_from(sorted(TARGETS)))
    return needs(
        target(name),
        threads=draw(st.sampled_from((32, 64, 96, 128, 192, 256, 512, 1024))),
        vgprs=draw(st.integers(1, 256)),
        agprs=draw(st.sampled_from((0, 16, 100))) if TARGETS[name].unified_agprs else 0,
        sgprs=draw(st.integers(1, 106)),
        lds_bytes=draw(st.integers(0, 70000)),
    )


def waves(one: Needs) -> int:
    """Waves on the fullest SIMD; 0 where no workgroup fits."""
    return one.waves_of(min(one.workgroups_by().values()))


def changed(one: Needs, changes: tuple[Change, ...], more: str = "") -> Needs:
    """With every change made, ``more`` of one resource by one."""
    amounts: dict[str, Any] = {
        FIELDS[change.resource]: change.at_most + (change.resource == more) for change in changes
    }
    return replace(one, **amounts)


def test_known_steps() -> None:
    gemm = needs(target("gfx942"), threads=256, vgprs=52, sgprs=16, lds_bytes=9216)
    step = next_step(gemm)
    assert step is not None and step.waves_per_simd == 8
    assert [(change.resource, change.fewer) for change in step.changes] == [("LDS", 1024)]
    # 512 / 104 is 4 waves, 512 / 96 is 5: seven registers less than 103.
    step = next_step(needs(target("gfx942"), threads=256, vgprs=103))
    assert step is not None and step.waves_per_simd == 5
    assert [(change.now, change.at_most, change.fewer) for change in step.changes] == [(103, 96, 7)]
    # Both have to shrink.
    step = next_step(needs(target("gfx942"), threads=256, vgprs=103, lds_bytes=16384))
    assert step is not None and [change.resource for change in step.changes] == ["VGPRs", "LDS"]
    # One register less can be worth several waves.
    step = next_step(needs(target("gfx1201"), threads=32, vgprs=97))
    assert step is not None and (step.waves_per_simd, step.changes[0].fewer) == (16, 1)
    assert next_step(needs(target("gfx942"), threads=256, vgprs=64)) is None
    # A workgroup that does not fit at all.
    step = next_step(needs(target("gfx942"), threads=256, vgprs=64, lds_bytes=65537))
    assert step is not None and (step.waves_per_simd, step.changes[0].fewer) == (1, 1)
    assert room(needs(target("gfx942"), threads=256, vgprs=64, lds_bytes=65537)) == ()


@given(wanted())
@settings(max_examples=150, deadline=None)
def test_a_step_is_the_least_that_gives_more_waves(one: Needs) -> None:
    step = next_step(one)
    assume(step is not None)
    assert step is not None
    assert waves(changed(one, step.changes)) == step.waves_per_simd > waves(one)
    for change in step.changes:
        assert change.fewer > 0
        # A little less of the change, and there is no wave more than now.
        assert waves(changed(one, step.changes, change.resource)) <= waves(one)


@given(wanted())
@settings(max_examples=150, deadline=None)
def test_where_there_is_no_step_even_a_kernel_without_registers_has_no_more_waves(one: Needs) -> None:
    assume(next_step(one) is None)
    assert waves(replace(one, registers=1, sgprs=1, lds_bytes=0)) == waves(one)


@given(wanted())
@settings(max_examples=150, deadline=None)
def test_room_is_the_most_that_costs_no_wave(one: Needs) -> None:
    now = waves(one)
    assume(now > 0)
    most = {
        "VGPRs": one.target.most_registers,
        "SGPRs": one.target.most_sgprs,
        "LDS": one.target.lds_bytes_per_workgroup,
    }
    for change in room(one):
        assert change.fewer <= 0
        assert waves(changed(one, (change,))) == now
        if change.at_most < most[change.resource]:
            assert waves(changed(one, (change,), change.resource)) < now
