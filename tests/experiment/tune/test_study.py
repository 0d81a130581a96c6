"""The study in its file: what is asked, kept, resumed and forgotten, without a compile and without other processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.experiment.tune.fake_trials import CHOICES, InThisProcess, a_search
from tests.experiment.tune.worker_tasks import value_of
from wave_explorer.experiment.tune.objective import Objective, objective_of
from wave_explorer.experiment.tune.remeasure import compared, winner
from wave_explorer.experiment.tune.results import Registers, Status, TrialResult, TunedPoint
from wave_explorer.experiment.tune.search import Search, with_ratio
from wave_explorer.experiment.tune.shelf import RecordShelf
from wave_explorer.experiment.tune.space import space_of
from wave_explorer.experiment.tune.study import TuneStudy
from wave_explorer.experiment.tune.summary import as_good_as_the_best, importance, pareto_front, ranked
from wave_explorer.kernel import KernelError, KernelSpec, kernel

POINTS = 12


@pytest.fixture(scope="module")
def gemm() -> KernelSpec:
    return kernel("gemm", M=64, N=64, K=64)


def ask_and_tell(search: Search, count: int) -> list[str]:
    """Asks for so many points, and tells each its value at once."""
    asked = []
    for _ in range(count):
        number, point = search.study.ask()
        asked.append(str(point))
        search.study.tell(number, TrialResult("ok", value=value_of(point)))
    return asked


def test_every_point_is_asked_for_once_and_a_stopped_study_goes_on_as_it_would_have(
    gemm: KernelSpec, tmp_path: Path
) -> None:
    whole = ask_and_tell(a_search(None, gemm), POINTS)
    assert len(set(whole)) == POINTS

    file = tmp_path / "study.db"
    first = a_search(None, gemm, storage=file)
    begun = ask_and_tell(first, 5)
    lost, _ = first.study.ask()  # its process ends before it is told
    assert lost == 5
    second = a_search(None, gemm, storage=file)
    assert second.study.resumed == 5
    assert begun + ask_and_tell(second, POINTS - 5) == whole
    assert second.study.fresh() == 0
    assert [point.number for point in second.study.points()] == [0, 1, 2, 3, 4, *range(6, POINTS + 1)]
    with pytest.raises(LookupError):
        second.study.ask()


def test_the_estimator_finds_the_best_of_a_bowl_before_it_has_seen_all(gemm: KernelSpec) -> None:
    space = space_of(gemm, {"BLOCK_M": range(16, 80, 4), "BLOCK_N": range(16, 80, 4), "BLOCK_K": [16, 32]})
    study = TuneStudy(
        gemm, space, Objective(), legal=list(space.points()), device="emulator", seed=1, shelf=RecordShelf(None),
        storage=None,
    )  # fmt: skip
    seen = []
    for _ in range(60):
        number, point = study.ask()
        seen.append(value_of(point))
        study.tell(number, TrialResult("ok", value=seen[-1]))
    assert min(seen) < min(seen[:8])
    # Draws that ignored the values would come this near in one of 50 cases or less.
    better = sum(value_of(point) <= min(seen) for point in space.points()) / len(space)
    assert 1 - (1 - better) ** 60 < 0.5


@pytest.mark.parametrize("change", ["kernel", "space", "objective", "seed"])
def test_a_file_of_another_study_is_refused_and_says_what_differs(
    gemm: KernelSpec, tmp_path: Path, change: str
) -> None:
    file = tmp_path / "study.db"
    space = space_of(gemm, CHOICES)
    shelf = RecordShelf(file)

    def open_it(spec: KernelSpec, choices: object = CHOICES, objective: str = "time", seed: int = 0) -> TuneStudy:
        made = space_of(spec, choices)  # type: ignore[arg-type]
        return TuneStudy(
            spec, made, objective_of(objective, "gfx942"), legal=list(made.points()), device="emulator", seed=seed,
            shelf=shelf, storage=file,
        )  # fmt: skip

    open_it(gemm)
    open_it(gemm)
    changed = {
        "kernel": lambda: open_it(gemm.edit(symbols={"K": 128})),
        "space": lambda: open_it(gemm, {**CHOICES, "BLOCK_M": [16, 32]}),
        "objective": lambda: open_it(gemm, objective="SQ_WAVES"),
        "seed": lambda: open_it(gemm, seed=7),
    }
    with pytest.raises(KernelError, match={"kernel": "settings"}.get(change, change)):
        changed[change]()
    assert len(space)


def test_a_file_that_is_no_study_is_refused(gemm: KernelSpec, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("these are notes, and no database\n" * 50)
    with pytest.raises(KernelError, match=r"notes\.txt cannot be used"):
        a_search(None, gemm, storage=file)
    assert file.read_text().startswith("these are notes")


def test_the_baseline_is_a_point_where_the_space_has_it(gemm: KernelSpec, tmp_path: Path) -> None:
    inside = gemm.edit(symbols={"BLOCK_N": 32, "waves_m": 1, "waves_n": 1})
    search = a_search(InThisProcess(), inside, log=tmp_path / "log")
    search.baseline()
    assert search.study.baseline is not None and search.study.baseline.record == "baseline.wavex"
    (point,) = search.study.points()
    assert point.settings["BLOCK_N"] == 32 and search.study.baseline_number() == point.number
    assert search.study.baseline.settings == point.settings
    assert point.record == "baseline.wavex"
    asked = ask_and_tell(search, search.study.fresh())
    assert str(point.settings) not in asked and len(asked) == POINTS - 1


def a_point(number: int, value: float | None, compile_seconds: float, vgprs: int, lds: int) -> TunedPoint:
    needs = Registers(vgprs, 0, 10, 0, lds, 256, 2, "VGPRs")
    status: Status = "ok" if value is not None else "wrong"
    return TunedPoint(
        number, {"n": number}, TrialResult(status, value=value, registers=needs, compile_seconds=compile_seconds)
    )


def test_ranking_ratio_and_pareto_front() -> None:
    points = [
        a_point(0, 2.0, 1.0, 64, 1000),
        a_point(1, 1.0, 2.0, 64, 1000),  # faster, compiles longer
        a_point(2, 3.0, 1.0, 64, 1000),  # beaten by 0
        a_point(3, None, 0.1, 1, 1),  # wrong: no candidate at all
        a_point(4, 9.0, 9.0, 8, 1000),  # the fewest registers
        a_point(5, 2.0, 1.0, 64, 1000),  # as good as 0: neither beats the other
    ]
    objective = Objective()
    assert [point.number for point in ranked(points, objective)] == [1, 0, 5, 2, 4]
    assert pareto_front(points, objective) == (0, 1, 4, 5)
    assert pareto_front(points, Objective("time", "maximize")) == (2, 4)
    assert with_ratio(points[1], points[0]).ratio == 0.5 and with_ratio(points[3], points[0]).ratio is None


def test_the_winner_is_that_of_the_repetitions_and_may_be_the_baseline() -> None:
    base, first, second = a_point(-1, 2.0, 1, 1, 1), a_point(3, 1.0, 1, 1, 1), a_point(4, 1.1, 1, 1, 1)
    again = compared([base, first, second], [[2.0, 2.0], [1.0, 1.0], [1.1, 1.1]], "emulator")
    assert again.repeatable and "every repetition gave the same" in again.note
    assert winner(again, Objective(), None, [3, 4]) == 3
    noisy = compared([base, first, second], [[2.0, 2.1, 1.9], [1.0, 3.0, 3.0], [1.1, 1.1, 1.0]], "MI300X")
    assert not noisy.repeatable and winner(noisy, Objective(), None, [3, 4]) == 4
    assert winner(compared([base, first], [[0.5], [1.0]], "emulator"), Objective(), 7, [7, 3]) == 7
    assert winner(compared([base, first], [[0.5], [1.0]], "emulator"), Objective(), None, [3]) == 3


def test_of_equal_points_the_one_that_needs_least_is_named_and_the_tie_is_said() -> None:
    greedy, base, frugal = a_point(2, 1.0, 1, 52, 6912), a_point(7, 1.0, 1, 40, 3840), a_point(9, 1.0, 1, 32, 3840)
    more_lds, slower = a_point(10, 1.0, 1, 32, 4096), a_point(11, 2.0, 1, 8, 16)
    order = ranked([greedy, base, frugal, more_lds, slower], Objective())
    assert [point.number for point in order] == [9, 10, 7, 2, 11]
    tied = as_good_as_the_best(order, Objective())
    assert tied == 4
    again = compared([base, frugal, more_lds], [[1.0, 1.0]] * 3, "emulator", tied)
    assert winner(again, Objective(), 7, [point.number for point in order]) == 9
    assert "4 points have the best value, and the one named takes the fewest registers of them" in again.note
    assert "points have the best value" not in compared([slower], [[2.0, 2.0]], "emulator").note


def test_importance_names_the_setting_that_decides(gemm: KernelSpec) -> None:
    search = a_search(None, gemm)
    few = importance(search.study.optuna, Objective())
    assert few.shares == {} and "0 correct points" in few.note
    for _ in range(POINTS):
        number, point = search.study.ask()
        search.study.tell(number, TrialResult("ok", value=float(point["BLOCK_M"])))
    shares = importance(search.study.optuna, Objective()).shares
    assert sum(shares.values()) == pytest.approx(1) and max(shares, key=lambda name: shares[name]) == "BLOCK_M"


def test_objectives_are_known_figures() -> None:
    assert objective_of(None, "gfx942") == Objective("time", "minimize")
    assert objective_of("max:waves_per_simd", "gfx942").direction == "maximize"
    assert objective_of("SQ_LDS_BANK_CONFLICT", "gfx942").row("emulator").label == "SQ_LDS_BANK_CONFLICT"
    assert objective_of("time", "gfx942").row("emulator").label == "modelled time"
    with pytest.raises(KernelError, match="'tiem'"):
        objective_of("tiem", "gfx942")
