"""What variants are called: by their changes, else by who compiled them."""

from __future__ import annotations

from wave_explorer.experiment import History
from wave_explorer.record import Compilation
from wave_explorer.record.compilation import Manifest, Origin
from wave_explorer.record.spec import SpecData
from wave_explorer.record.store import MemoryBlobs


def compiled(number: int, kernel: str, origin: Origin) -> Compilation:
    return Compilation(Manifest(str(number), kernel, SpecData(kernel), "ok", origin=origin), MemoryBlobs())


def labels(*compiles: tuple[str, Origin]) -> list[str]:
    history = History()
    for number, (kernel, origin) in enumerate(compiles):
        history.add(None, compiled(number, kernel, origin))
    return [variant.label for variant in history.variants]


def test_a_record_on_its_own_is_the_original() -> None:
    assert labels(("gemm", "worker")) == ["original"]


def test_a_watched_compile_is_told_from_the_clean_one_after_it() -> None:
    assert labels(("gemm", "watch"), ("gemm", "worker")) == ["as run", "fresh compile"]


def test_no_two_compiles_of_a_watched_session_share_a_label() -> None:
    assert labels(("gemm", "watch"), ("gemm", "watch"), ("attention", "watch"), ("gemm", "watch")) == [
        "as run",
        "as run (2)",
        "attention, as run",
        "as run (3)",
    ]
