"""How tests are dealt out to the workers of pytest-xdist (``--dist loadgroup``), and the records that they share."""

from __future__ import annotations

import os
import shutil
import tempfile

import pytest

RECORDS = "WAVE_EXPLORER_TEST_RECORDS"
"""Environment variable with the folder of ``tests.kernel.library_records``; workers inherit it."""

EXPERIMENTS = "WAVE_EXPLORER_EXPERIMENTS"
"""Where experiments without a path are saved: nowhere, or a test would find what another one, or a person, left."""


def pytest_configure(config: pytest.Config) -> None:
    """Makes the folder before the workers start; tables are laid out for a pipe, wherever the tests were started;
    tests that save experiments name their own folder."""
    os.environ.pop("COLUMNS", None)
    os.environ[EXPERIMENTS] = "off"
    if RECORDS not in os.environ:
        os.environ[RECORDS] = tempfile.mkdtemp(prefix="wave-explorer-records-")
        config.add_cleanup(_remove_records)


def _remove_records() -> None:
    shutil.rmtree(os.environ.pop(RECORDS), ignore_errors=True)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keeps the tests of a file on one worker, since they share what its fixtures made; ``apart`` lets them go.

    Those come first: they make the records that others load.
    """
    for item in items:
        if item.get_closest_marker("apart") is None:
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
    items.sort(key=lambda item: item.get_closest_marker("apart") is None)
