"""Passes as settings: each that can go is a flag with a help of its own, and Draft and edit understand them."""

from __future__ import annotations

import pytest

from wave_explorer.actions.draft import Draft
from wave_explorer.experiment.history import differences
from wave_explorer.kernel import KernelError, kernel, settable
from wave_explorer.kernel.disabled_passes import REQUIRED, known_passes
from wave_explorer.kernel.pass_settings import PREFIX, PURPOSE, pass_settings, passes_after

_COPY = kernel("copy")


def test_each_pass_that_can_go_is_a_flag() -> None:
    found = {setting.name.removeprefix(PREFIX): setting for setting in settable(_COPY) if setting.group == "pass"}
    assert set(found) == set(known_passes()) - set(REQUIRED)
    assert all(setting.kind == "flag" and setting.value is True for setting in found.values())
    # They stand last, behind everything that is changed more often.
    assert [setting.group for setting in settable(_COPY)][-len(found) :] == ["pass"] * len(found)


def test_every_pass_of_this_wave_has_a_help_in_our_words() -> None:
    assert set(PURPOSE) == set(known_passes()) - set(REQUIRED)
    assert all(text.endswith(".") and len(text) > 25 for text in PURPOSE.values())


def test_a_flag_switches_its_pass_off_and_on() -> None:
    off = passes_after((), {"pass:minimize_global_loads": "false"})
    assert off == ("minimize_global_loads",)
    assert passes_after(off, {"pass:multicast": False}) == ("minimize_global_loads", "multicast")
    assert passes_after(off, {"pass:minimize_global_loads": "on"}) == ()
    value = {setting.name: setting.value for setting in pass_settings(off)}
    assert value["pass:minimize_global_loads"] is False and value["pass:multicast"] is True
    for name, given in (("pass:expand_graph", "false"), ("pass:nothing", "false"), ("pass:multicast", "maybe")):
        with pytest.raises(KernelError) as refused:
            passes_after((), {name: given})
        assert refused.value.symbol == name


def test_a_draft_edits_passes() -> None:
    draft = Draft(_COPY.edit(disable_passes=["multicast"]))
    draft.set("pass:minimize_shared_allocs", False)
    assert draft.changes() == (("pass:minimize_shared_allocs", "true", "false"),) and not draft.errors()
    # The option of the same name is not touched.
    assert draft.spec().disabled_passes == ("multicast", "minimize_shared_allocs") and not draft.spec().options
    assert differences(_COPY, draft.spec()) == ("without multicast", "without minimize_shared_allocs")
    draft.set("pass:minimize_shared_allocs", "perhaps")
    assert [error.name for error in draft.errors()] == ["pass:minimize_shared_allocs"]
    draft.set("pass:minimize_shared_allocs", "true")
    draft.set("pass:multicast", "true")
    assert draft.spec().disabled_passes == ()
