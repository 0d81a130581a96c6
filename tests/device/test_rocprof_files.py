"""The profiler's files: recorded ones read right, damaged ones refused with the reason."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.device.rocprof_stand_in import json_document, rocpd_file
from wave_explorer.device.profiler_errors import ProfilerFileError
from wave_explorer.device.rocprof_avail import AvailableCounter, read_available
from wave_explorer.device.rocprof_json import read_json
from wave_explorer.device.rocprof_results import read_folder
from wave_explorer.device.rocprof_rocpd import read_rocpd
from wave_explorer.device.rocprof_samples import AgentFacts, CounterSample, is_kernel, totals
from wave_explorer.device.rocprof_tables import data_of, read_table

DATA = Path(__file__).parent.parent / "data" / "rocprof"
SAMPLES = DATA / "sdk_samples"
LDS = DATA / "gfx950_lds"
COUNTERS = SAMPLES / "counter_collection.csv"


# ---------------------------------------------------------------------------------------------------- recorded files
@pytest.mark.parametrize(
    ("name", "conflicts"),
    [
        ("ds_read_b128__bank_test", 0.0),
        ("ds_read_b64__phase_test", 1.0),
        ("ds_write_b64__lds_conflict", 60.0),
    ],
)
def test_our_kernel_is_picked_among_those_of_torch_and_the_runtime(name: str, conflicts: float) -> None:
    data = data_of(read_table(LDS / f"{name}_counter_collection.csv"))
    assert len(data.samples) == 6
    assert totals(data.samples, "micro_tk") == {"SQ_INSTS_LDS": (1.0,), "SQ_LDS_BANK_CONFLICT": (conflicts,)}


def test_gpus_of_a_machine_without_its_cpus() -> None:
    table = read_table(LDS / "ds_read_b64__phase_test_agent_info.csv")
    assert table.kind == "agents" and len(table.rows) == 10
    agents = data_of(table).agents
    assert agents == [AgentFacts("gfx950", 256, 1024, 64)] * 8
    assert agents[0].constants == {"CU_NUM": 256, "SIMD_NUM": 1024, "MAX_WAVE_SIZE": 64}


def test_a_file_without_a_final_line_end_is_whole() -> None:
    data = data_of(read_table(COUNTERS))
    assert [(sample.dispatch, sample.counter, sample.value) for sample in data.samples] == [
        (1, "SQ_WAVES", 16384.0), (2, "SQ_WAVES", 16384.0), (3, "SQ_WAVES", 16384.0), (4, "SQ_WAVES", 16384.0),
    ]  # fmt: skip
    assert totals(data.samples, "addition_kernel<float>") == {"SQ_WAVES": (16384.0,)}
    assert totals(data.samples, "divide_kernel") == {"SQ_WAVES": (16384.0,)}
    assert totals(data.samples, "kernel") == {}


def test_times_of_dispatches() -> None:
    times = {time.dispatch: time for time in data_of(read_table(SAMPLES / "kernel_trace.csv")).times}
    assert times[1].kernel.startswith("void addition_kernel<float>")
    assert times[1].seconds == pytest.approx(12.8e-6)
    assert times[4].seconds == pytest.approx(11.2e-6)
    short = data_of(read_table(SAMPLES / "kernel_trace_truncated.csv")).times
    assert [(time.dispatch, time.kernel) for time in short] == [
        (1, "addition_kernel"), (4, "divide_kernel"), (3, "multiply_kernel"), (2, "subtract_kernel"),
    ]  # fmt: skip
    assert short[0].seconds == pytest.approx(11.64e-6)


def test_tables_that_hold_no_counters_are_known_for_what_they_are() -> None:
    copies = read_table(SAMPLES / "memory_copy_trace.csv")
    assert (copies.kind, len(copies.rows)) == ("copies", 4)
    assert copies.rows[3]["Direction"] == "MEMORY_COPY_DEVICE_TO_HOST"
    calls = read_table(SAMPLES / "rocpd-to-csv.csv")
    assert (calls.kind, len(calls.rows), calls.rows[3]["Function"]) == ("calls", 13, "hipMalloc")
    assert not data_of(copies).samples and not data_of(calls).samples


def test_a_table_with_a_column_for_each_counter() -> None:
    """rocprof-compute's merged table of vecCopy on MI300X, 16384 waves."""
    folder = DATA / "vecCopy_MI300X"
    table = read_table(folder / "no_roof_MI300X_A1_pmc_perf.csv")
    assert table.kind == "counters by column"
    data = data_of(table)
    found = totals(data.samples, "vecCopy")
    waves = 16384
    for name, each in (
        ("SQ_WAVES", 1),
        ("SQ_INSTS", 20),
        ("SQ_INSTS_VALU", 6),
        ("SQ_INSTS_SALU", 3),
        ("SQ_INSTS_SMEM", 4),
    ):
        assert found[name] == (each * waves,) * 3, name
    # One column for each of 128 L2 channels, and what the profiler made of them.
    assert found["TCC_HIT"][0] == 66160.0 == found["TCC_HIT_sum"][0]
    assert found["TCC_EA0_WRREQ_64B"][0] == 131072.0
    assert "Wave_Size_3" not in found and "XCC_Index" not in found and "SGPR" not in found
    assert len(data.times) == 3
    assert data_of(read_table(folder / "no_roof_MI300X_A1_sysinfo.csv")).agents == [AgentFacts("gfx942", 304, 1216, 64)]


def test_the_list_of_available_counters() -> None:
    found = read_available((SAMPLES / "list-avail.txt").read_text())
    assert found == (
        AvailableCounter("gfx90a", "processor_id_low"),
        AvailableCounter(
            "gfx90a", "ALUStalledByLDS",
            expression="400*reduce(SQ_WAIT_INST_LDS,sum)/reduce(SQ_WAVES,sum)/reduce(GRBM_GUI_ACTIVE,max)",
        ),
        AvailableCounter("gfx90a", "SQ_WAVES", "SQ"),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------- other versions, damage
def test_columns_that_came_later_or_went_do_not_matter(tmp_path: Path) -> None:
    lines = COUNTERS.read_text().splitlines()
    later = tmp_path / "later.csv"
    later.write_text(
        "\n".join(f'"New_Thing",{line},1' if n else f'"New_Thing",{line},"Other"' for n, line in enumerate(lines))
    )
    assert data_of(read_table(later)).samples == data_of(read_table(COUNTERS)).samples
    old = tmp_path / "old.csv"
    old.write_text(
        '"Dispatch_Id","Agent_Id","Kernel_Name","Counter_Name","Counter_Value"\n4,1,"gemm.kd","SQ_WAVES",16384\n'
    )
    assert data_of(read_table(old)).samples == [CounterSample(4, "gemm.kd", "SQ_WAVES", 16384.0)]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "it is empty"),
        (b"\n\n", "it is empty"),
        (b"\xff\xfe\x00\x01", "it is no text"),
        (b'"Dispatch_Id","Kernel_Name","Counter_Name"\n1,"a","b"\n', "has no column Counter_Value"),
        (
            b'"Dispatch_Id","Kernel_Name","Counter_Name","Counter_Value"\n1,"a","b"\n',
            "row 2 has 3 fields and the header 4",
        ),
        (
            b'"Dispatch_Id","Kernel_Name","Counter_Name","Counter_Value"\n1,"a","b","many"\n',
            "'many', which is no number",
        ),
        (b'"Dispatch_Id","Kernel_Name","Counter_Name","Counter_Value"\n1.5,"a","b",1\n', "no whole number"),
        (b'"Dispatch_Id","Kernel_Name","Counter_Name","Counter_Value"\n1,"a', "damaged or cut short"),
    ],
)
def test_a_broken_table_is_refused_with_the_reason(content: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "broken_counter_collection.csv"
    path.write_bytes(content)
    with pytest.raises(ProfilerFileError, match=said):
        data_of(read_table(path))


def test_a_header_alone_is_a_kernel_that_did_not_run(tmp_path: Path) -> None:
    path = tmp_path / "x_counter_collection.csv"
    path.write_text(COUNTERS.read_text().splitlines()[0] + "\n")
    assert data_of(read_table(path)).samples == []


def test_a_table_cut_anywhere_gives_no_wrong_value(tmp_path: Path) -> None:
    """Whole rows at the most: what is half there is refused."""
    whole = COUNTERS.read_bytes()
    rows = data_of(read_table(COUNTERS)).samples
    path = tmp_path / "cut_counter_collection.csv"
    refused = 0
    for length in range(1, len(whole)):
        path.write_bytes(whole[:length])
        try:
            found = data_of(read_table(path)).samples
        except ProfilerFileError:
            refused += 1
        else:
            assert found == rows[: len(found)]
    assert refused > 0.8 * len(whole)


# ---------------------------------------------------------------------------------------------------- JSON and rocpd
ROWS = [(1, "__amd_rocclr_copyBuffer", "SQ_WAVES", 8.0), (2, "gemm", "SQ_WAVES", 16.0), (2, "gemm", "SQ_INSTS", 320.0)]


def test_json_of_the_documented_shape(tmp_path: Path) -> None:
    path = tmp_path / "x_results.json"
    path.write_text(json.dumps(json_document(ROWS) | {"future": {"thing": 1}}))
    data = read_json(path)
    # Each came in two parts.
    assert totals(data.samples, "gemm") == {"SQ_WAVES": (16.0,), "SQ_INSTS": (320.0,)}
    assert [(time.dispatch, time.kernel) for time in data.times] == [(1, "__amd_rocclr_copyBuffer"), (2, "gemm")]
    assert [time.seconds for time in data.times] == pytest.approx([5e-7, 5e-7])
    assert data.agents == [AgentFacts("gfx942", 304, 1216, 64)]


def test_json_that_is_broken(tmp_path: Path) -> None:
    path = tmp_path / "x_results.json"
    whole = json.dumps(json_document(ROWS))
    for content, said in (
        ("", "it is empty"),
        (whole[: len(whole) // 2], "damaged, cut short"),
        ('{"rocprofiler-sdk-tool": 3}', "of another shape"),
        ("{}", "missing required field"),
        (whole.replace('"name": "SQ_INSTS"', '"name": 5'), "of another shape"),
    ):
        path.write_text(content)
        with pytest.raises(ProfilerFileError, match=said):
            read_json(path)
    document = json_document(ROWS)
    document["rocprofiler-sdk-tool"][0]["counters"].pop()
    path.write_text(json.dumps(document))
    with pytest.raises(ProfilerFileError, match="which has no name"):
        read_json(path)


def test_a_database_of_the_documented_schema(tmp_path: Path) -> None:
    path = tmp_path / "x_results.db"
    rocpd_file(path, ROWS)
    data = read_rocpd(path)
    assert totals(data.samples, "gemm") == {"SQ_WAVES": (16.0,), "SQ_INSTS": (320.0,)}
    assert [(time.dispatch, time.kernel) for time in data.times] == [(1, "__amd_rocclr_copyBuffer"), (2, "gemm")]
    assert data.agents == [AgentFacts("gfx942", 304, 1216, 64)]


def test_a_database_of_two_processes(tmp_path: Path) -> None:
    path = tmp_path / "x_results.db"
    rocpd_file(path, ROWS[:1], "_aaaa")
    rocpd_file(path, ROWS[1:], "_bbbb")
    assert len(read_rocpd(path).samples) == 3


def test_a_database_that_is_broken(tmp_path: Path) -> None:
    path = tmp_path / "x_results.db"
    with pytest.raises(ProfilerFileError, match="it is not there"):
        read_rocpd(path)
    path.write_bytes(b"")
    with pytest.raises(ProfilerFileError, match="no table of kernel dispatches"):
        read_rocpd(path)
    path.write_bytes(b"no database at all, but long enough to be one" * 40)
    with pytest.raises(ProfilerFileError, match="file is not a database"):
        read_rocpd(path)
    path.unlink()
    rocpd_file(path, ROWS)
    with sqlite3.connect(path) as database:
        database.execute('DROP TABLE "rocpd_info_pmc_0000ddb5_8903_7903"')
    with pytest.raises(ProfilerFileError, match="it has no table rocpd_info_pmc"):
        read_rocpd(path)
    path.unlink()
    rocpd_file(path, ROWS)
    with sqlite3.connect(path) as database:
        database.execute('ALTER TABLE "rocpd_kernel_dispatch_0000ddb5_8903_7903" DROP COLUMN dispatch_id')
    with pytest.raises(ProfilerFileError, match=r"no such column: d\.dispatch_id"):
        read_rocpd(path)


# ----------------------------------------------------------------------------------------------------------- a folder
def test_files_are_found_however_deep_and_said_once(tmp_path: Path) -> None:
    deep = tmp_path / "host" / "4711"
    deep.mkdir(parents=True)
    (deep / "p_counter_collection.csv").write_bytes(COUNTERS.read_bytes())
    (deep / "p_results.json").write_text(json.dumps(json_document(ROWS)))
    found = read_folder(tmp_path)
    assert not found.troubles and {sample.counter for sample in found.data.samples} == {"SQ_WAVES"}
    (deep / "p_counter_collection.csv").write_bytes(COUNTERS.read_bytes()[:-40] + b'"')
    found = read_folder(tmp_path)
    assert "p_counter_collection.csv cannot be read" in found.troubles[0]
    assert totals(found.data.samples, "gemm")["SQ_INSTS"] == (320.0,)


@pytest.mark.parametrize(
    ("recorded", "ours"),
    [
        ("gemm", True), ("gemm.kd", True), ("gemm [clone .kd]", True), ("gemm(float*, int) (.kd)", True),
        ("void gemm(float*)", True), ("gemm_2", False), ("void at::native::gemm<4>(int)", False), ("my_gemm", False),
    ],
)  # fmt: skip
def test_names_of_kernels(recorded: str, ours: bool) -> None:
    assert is_kernel(recorded, "gemm") is ours
