"""The profiler's JSON files.

Source: AMD "ROCprofiler-SDK documentation", "rocprofv3 output schema" (``rocprofv3-schema.json``).
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from wave_explorer.device.profiler_errors import ProfilerFileError
from wave_explorer.device.rocprof_samples import AgentFacts, CounterSample, DispatchTime, ProfilerData


class _Handle(msgspec.Struct, frozen=True):
    handle: int


class _Agent(msgspec.Struct, frozen=True):
    type: int = 0
    name: str = ""
    cu_count: int = 0
    simd_count: int = 0
    wave_front_size: int = 0


class _Counter(msgspec.Struct, frozen=True):
    id: _Handle
    name: str


class _KernelSymbol(msgspec.Struct, frozen=True):
    kernel_id: int
    kernel_name: str = ""
    formatted_kernel_name: str = ""

    @property
    def name(self) -> str:
        return self.formatted_kernel_name or self.kernel_name


class _DispatchInfo(msgspec.Struct, frozen=True):
    kernel_id: int
    dispatch_id: int


class _DispatchData(msgspec.Struct, frozen=True):
    dispatch_info: _DispatchInfo


class _Value(msgspec.Struct, frozen=True):
    counter_id: _Handle
    value: float


class _Collection(msgspec.Struct, frozen=True):
    dispatch_data: _DispatchData
    records: tuple[_Value, ...] = ()


class _Dispatch(msgspec.Struct, frozen=True):
    dispatch_info: _DispatchInfo
    start_timestamp: int = 0
    end_timestamp: int = 0


class _Callbacks(msgspec.Struct, frozen=True):
    counter_collection: tuple[_Collection, ...] = ()


class _Buffers(msgspec.Struct, frozen=True):
    kernel_dispatch: tuple[_Dispatch, ...] = ()


class _Process(msgspec.Struct, frozen=True):
    agents: tuple[_Agent, ...] = ()
    counters: tuple[_Counter, ...] = ()
    kernel_symbols: tuple[_KernelSymbol, ...] = ()
    callback_records: _Callbacks = _Callbacks()
    buffer_records: _Buffers = _Buffers()


class _Document(msgspec.Struct, frozen=True):
    processes: tuple[_Process, ...] = msgspec.field(name="rocprofiler-sdk-tool")


_GPU = 2
"""``ROCPROFILER_AGENT_TYPE_GPU``."""


def read_json(path: Path) -> ProfilerData:
    """What a JSON file of the profiler says; members that are not known here are passed over.

    Raises:
        ProfilerFileError: it is cut short, or not of the documented shape.
    """
    try:
        content = path.read_bytes()
        if not content.strip():
            raise ProfilerFileError(path, "it is empty")
        document = msgspec.json.decode(content, type=_Document)
    except OSError as error:
        raise ProfilerFileError(path, str(error.strerror)) from error
    except msgspec.MsgspecError as error:
        raise ProfilerFileError(path, f"it is damaged, cut short or of another shape ({error})") from error
    data = ProfilerData()
    for process in document.processes:
        data.add(_process(path, process))
    return data


def _process(path: Path, process: _Process) -> ProfilerData:
    kernels = {symbol.kernel_id: symbol.name for symbol in process.kernel_symbols}
    counters = {counter.id.handle: counter.name for counter in process.counters}
    samples = []
    for one in process.callback_records.counter_collection:
        info = one.dispatch_data.dispatch_info
        for value in one.records:
            if value.counter_id.handle not in counters:
                raise ProfilerFileError(path, f"it has a value of counter {value.counter_id.handle}, which has no name")
            name = counters[value.counter_id.handle]
            samples.append(CounterSample(info.dispatch_id, kernels.get(info.kernel_id, ""), name, value.value))
    return ProfilerData(
        samples,
        [
            DispatchTime(
                one.dispatch_info.dispatch_id, kernels.get(one.dispatch_info.kernel_id, ""), one.start_timestamp,
                one.end_timestamp,
            )
            for one in process.buffer_records.kernel_dispatch
        ],
        [
            AgentFacts(agent.name, agent.cu_count, agent.simd_count, agent.wave_front_size)
            for agent in process.agents
            if agent.type == _GPU
        ],
    )  # fmt: skip
