"""When a measured counter and an emulated one differ, and when that is a defect of the emulator."""

from __future__ import annotations

import pytest

from wave_explorer.device.side_by_side import beside, calibration_note, disagreements
from wave_explorer.record.run import Counter


@pytest.mark.parametrize(
    ("measured", "emulated", "difference"),
    [
        (16, 16, 0),
        (15, 16, -1),
        # Counts are compared to the last one, however many they are.
        (10**9 + 1, 10**9, 1),
        # A fraction is compared to the digits that a file has of it.
        (0.333333, 1 / 3, 0),
        (0.33, 1 / 3, 0.33 - 1 / 3),
        (50.0, 50, 0),
        (0.0, 1e-16, 0),
    ],
)
def test_the_difference(measured: float, emulated: float, difference: float) -> None:
    (row,) = beside([Counter("N", measured, "measured")], [Counter("N", emulated, "exact")])
    assert row.difference == difference
    assert bool(disagreements([row])) == bool(difference)
    assert (f"N measured {measured:,}" in calibration_note([row])) == bool(difference)


def test_one_side_alone_stands_as_it_is() -> None:
    alone, other, missing = (
        Counter("A", 1, "measured"),
        Counter("B", 2, "exact"),
        Counter("C", None, "unsupported", rule="no file"),
    )
    table = beside([alone, missing], [other, Counter("C", 3, "modelled")])
    assert [(row.name, row.value, row.fidelity, row.emulated, row.difference) for row in table] == [
        ("A", 1, "measured", None, None), ("C", 3, "modelled", None, None), ("B", 2, "exact", None, None),
    ]  # fmt: skip
    assert table[1].suspect == "not measured: no file" and not disagreements(table)


@pytest.mark.parametrize("fidelity", ["approximate", "modelled"])
def test_only_what_is_called_exact_can_be_a_defect(fidelity: str) -> None:
    row = Counter("N", 1, "measured", emulated=2, emulated_fidelity=fidelity)  # type: ignore[arg-type]
    assert row.difference == -1 and not disagreements([row]) and calibration_note([row]) == ""


def test_a_doubtful_measurement_proves_nothing() -> None:
    row = Counter("N", 0, "measured", emulated=2, emulated_fidelity="exact", suspect="0 (suspect)")
    assert row.difference == -2 and not disagreements([row])
