"""The trap programs, recorded as they run: each gives the diagnostic that its docstring calls for."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from wave_explorer.analysis.diagnostics import diagnose
from wave_explorer.capture.program import record_program
from wave_explorer.record import Compilation, load

CASES = Path(__file__).parents[1] / "data" / "cases"

EXPECTED: dict[str, dict[int, set[str]]] = {
    "01_duplicate_wave_constraint": {1: set(), 2: {"WX-C101", "WX-C201", "WX-C202", "WX-C203"}},
    "04_recompile_keeps_old_waves": {1: set(), 2: {"WX-C011", "WX-C103"}, 3: set(), 4: {"WX-C305"}},
    "05_cache_serves_old_kernel": {1: set(), 2: {"WX-C010", "WX-C012"}, 3: set()},
    "06_vector_shapes_missing": {1: {"WX-C000", "WX-C110"}, 2: {"WX-C000", "WX-C110"}, 3: set()},
    "07_second_compile_loses_lds": {1: set(), 2: {"WX-C011"}, 3: {"WX-C011"}, 4: set()},
    "09_two_lds_buffers_same_bytes": {1: {"WX-C302"}, 2: set()},
    "11_tile_does_not_divide_masks": {
        1: set(), 2: {"WX-C108", "WX-C206"}, 3: {"WX-C108", "WX-C206"}, 4: {"WX-C108", "WX-C206"}
    },
    "13_schedule_silently_dropped": {n: {"WX-C002"} if n == 3 else set() for n in range(1, 10)},
    "16_copy2d_threads_all_on_dim0": {1: {"WX-C201", "WX-C203", "WX-C205", "WX-C208"}, 2: set()},
    "17_forgotten_hyperparameter": {
        1: set(), 2: {"WX-C000"}, 3: {"WX-C000"}, 4: {"WX-C000"}, 5: {"WX-C000"}, 6: {"WX-C001"}
    },
    "18_kernel_from_exec_has_no_source": {1: {"WX-C000"}, 2: set()},
}  # fmt: skip
"""By program and number of its compile: codes it must have; a compile with none must have no error and no warning."""


def records(name: str, folder: Path) -> dict[int, Compilation]:
    assert record_program([sys.executable, str(CASES / f"{name}.py")], folder) == 0
    own = [file for file in sorted(folder.glob("*.wavex")) if not file.stem.endswith("_fresh")]
    return {number: load(file) for number, file in enumerate(own, 1)}


def test_every_program_is_expected() -> None:
    assert {file.stem for file in CASES.glob("[0-9]*.py")} == set(EXPECTED)


@pytest.mark.parametrize(
    "name", [name if name.startswith("18") else pytest.param(name, marks=pytest.mark.full) for name in EXPECTED]
)
def test_gives_the_diagnostic_of_its_docstring(name: str, tmp_path: Path) -> None:
    found = records(name, tmp_path)
    assert set(found) == set(EXPECTED[name])
    for number, codes in EXPECTED[name].items():
        diagnostics = diagnose(found[number])
        assert codes <= {one.code for one in diagnostics}, (number, [one.message for one in diagnostics])
        if not codes:
            assert not [one.message for one in diagnostics if one.severity != "note"]
