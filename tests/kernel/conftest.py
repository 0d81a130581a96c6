from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _no_kernel_cache(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    from wave_lang.kernel.wave import cache

    monkeypatch.setattr(cache, "WAVE_CACHE_ON", 0)
    yield
