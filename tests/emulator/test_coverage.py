"""Every mnemonic in the emulator's table stands in some test of its values, or in a list with its reason."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from wave_explorer.emulator.operation import Operation
from wave_explorer.emulator.semantics import lookup, mnemonics

HERE = Path(__file__).parent
# Names whose effect is on time, caches or control alone: the tests of control flow and of whole kernels run them.
REASONS: dict[str, str] = {}


def _written() -> set[str]:
    """Mnemonics that stand in the texts of tests, with their encoding suffix taken off."""
    names: set[str] = set()
    for path in HERE.glob("test_*.py"):
        names |= set(re.findall(r"\b[a-z]+_\w+", path.read_text(encoding="utf-8")))
    return {re.sub(r"_(e32|e64|sdwa|dpp|e64_dpp)$", "", name) for name in names}


def _covered() -> set[str]:
    """Tests that make the names of instructions from tables say in COVERED which they are."""
    covered = _written() | _in_loops()
    for path in HERE.glob("test_*.py"):
        if "\nCOVERED" in path.read_text(encoding="utf-8"):
            covered |= importlib.import_module(f"tests.emulator.{path.stem}").COVERED
    return covered


def _in_loops() -> set[str]:
    """Names that tests of gfx12 make from tables in loops."""
    scalar = importlib.import_module("tests.emulator.test_gfx12_scalar")
    vector = importlib.import_module("tests.emulator.test_gfx12_vector")
    floats, small = ("f16", "f32"), ("fp8", "bf8")
    return {
        *(f"s_{name}_{kind}" for name in scalar.ARITHMETIC for kind in floats),
        *(f"s_{name}_{kind}" for name in ("floor", "ceil", "trunc", "rndne") for kind in floats),
        *(f"s_cmp_{name}_{kind}" for name in scalar.COMPARES for kind in floats),
        *(f"v_{name}_{kind}" for name in vector.EXTREMES for kind in floats),
        *(f"v_dot4_f32_{first}_{second}" for first in small for second in small),
        *(f"v_permlane{x}16_{form}b32" for x in ("", "x") for form in ("", "var_")),
        *(f"s_{name}_u64" for name in ("add_nc", "sub_nc", "mul")),
    }


def _same(operation: Operation) -> tuple[object, ...]:
    """What two names of one operation share."""
    return operation.semantics, operation.results, operation.sources, operation.effect


def test_every_mnemonic_is_tested_or_has_a_reason() -> None:
    covered = _covered()
    tested = {_same(operation) for name in mnemonics() if name in covered and (operation := lookup(name))}
    missing = [
        name
        for name in mnemonics()
        if name not in covered and name not in REASONS and _same(lookup(name) or _never()) not in tested
    ]
    assert not missing, f"{len(missing)} mnemonics have no test: {' '.join(missing)}"


def _never() -> Operation:
    raise AssertionError("a name without an operation")


def test_reasons_are_for_what_the_table_has() -> None:
    assert set(REASONS) <= set(mnemonics())
