"""Query ``text``: after a stage and before it, of the compile asked and of another one of its session."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from tests.analysis.conftest import record
from wave_explorer.analysis.comparison.compared import Compared
from wave_explorer.queries import BadQuery, Subject, answer
from wave_explorer.record import Compilation


@pytest.fixture(scope="module")
def subject() -> Subject:
    here = record(backend=False, M=256, N=256, K=512)
    there = record(backend=False, M=256, N=256, K=512, BLOCK_M=128)
    there = Compilation(msgspec.structs.replace(there.manifest, id="other"), there.blobs)
    both = (Compared(here.manifest.id, "here", here), Compared("other", "there", there))
    return Subject(here, compared=both)


def test_before_a_pass_stands_what_the_one_before_it_left(subject: Subject) -> None:
    stages = [stage for stage in subject.compilation.stages if stage.layer == "fx" and stage.parent is None]
    pairs = [(a, b) for a, b in pairwise(stages) if a.after == b.before and b.changed]
    assert len(pairs) > 5
    different = 0
    for first, second in pairs:
        before = answer(subject, "text", {"stage": second.id, "before": True})["text"]
        assert answer(subject, "text", {"stage": first.id})["text"] == before
        different += before != answer(subject, "text", {"stage": second.id})["text"]
    assert different > 5


def test_texts_and_passes_of_another_compile_of_the_session(subject: Subject) -> None:
    there = subject.compared[1].compilation
    mlir = answer(subject, "text", {"stage": "mlir/canonicalize_module", "variant": "other"})["text"]
    assert mlir == there.text(there.stage("mlir/canonicalize_module"))
    assert mlir != answer(subject, "text", {"stage": "mlir/canonicalize_module"})["text"]
    rows = answer(subject, "stages", {"variant": "other"})["stages"]
    assert [row["id"] for row in rows] == [stage.id for stage in there.stages]
    assert answer(subject, "stages", {"variant": subject.compilation.manifest.id}) == answer(subject, "stages", {})


def test_a_compile_that_is_not_there_is_named_with_those_that_are(subject: Subject) -> None:
    with pytest.raises(BadQuery, match=r"no compile 'gone' here.*other"):
        answer(subject, "text", {"stage": "fx/trace", "variant": "gone"})
