"""How tests are dealt out to the workers of pytest-xdist (``--dist loadgroup``)."""

from __future__ import annotations

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keeps the tests of a file on one worker, since they share what its fixtures made; ``apart`` lets them go."""
    for item in items:
        if item.get_closest_marker("apart") is None:
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
