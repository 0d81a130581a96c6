from __future__ import annotations

import pytest

from wave_explorer.arch.counters import UnknownCounters, counters, source


def test_bank_conflicts_have_another_name_on_rdna4() -> None:
    assert counters("gfx942")["SQ_LDS_BANK_CONFLICT"].block == "SQ"
    assert "SQ_LDS_BANK_CONFLICT" not in counters("gfx1201")
    assert counters("gfx1201")["SQC_LDS_BANK_CONFLICT"].emulated == "exact"


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201"])
def test_each_counter_is_basic_or_derived_and_has_a_meaning(target: str) -> None:
    for counter in counters(target).values():
        assert bool(counter.block) != bool(counter.expression)
        assert counter.meaning.endswith(".")
        # Nothing that is made of cycles can be known without hardware.
        assert counter.emulated == "modelled" or "GRBM" not in counter.expression


def test_unknown_target() -> None:
    with pytest.raises(UnknownCounters, match="gfx942"):
        counters("gfx906")
    assert "rocprofiler-sdk" in source()
