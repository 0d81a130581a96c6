"""Compile options that a person may set, by name, with their kinds; and those that would break a capture, with why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any

from wave_lang.kernel.wave.compile_options import WaveCompileOptions
from wave_lang.kernel.wave.scheduling.schedule_enums import SchedulingType

from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.kernel.setting import Kind, Setting

SETTABLE: dict[str, tuple[Kind, str]] = {
    "schedule": (
        "choice",
        "How a loop is software-pipelined: NONE leaves it as written; PREFETCH loads the next turn's tiles while this "
        "one multiplies; FOUR_STAGE adds stages for the way through LDS; MODULO solves for the shortest distance "
        "between turns; PREFETCH_ATTENTION is for two matrix products in a loop.",
    ),
    "use_buffer_ops": (
        "flag",
        "Global memory through buffer instructions: they take a descriptor with the tensor's size, and the hardware "
        "drops what lies beyond it, so no mask is needed.",
    ),
    "use_global_to_shared": (
        "flag",
        "Load from global memory into LDS without registers between: a dword a lane on gfx942, up to 16 bytes on "
        "gfx950, by the tensor unit on gfx1250. Other targets and kernels without LDS stay as they are.",
    ),
    "use_scheduling_barriers": (
        "flag",
        "Barriers for LLVM's scheduler between the stages of a pipelined loop, so that it keeps the schedule. Matters "
        "with a schedule only.",
    ),
    "multi_buffer_count": (
        "integer",
        "LDS buffers that a pipelined loop takes turns with; none: as many as the schedule needs. Matters with a "
        "schedule only.",
    ),
    "minimize_shared_allocs": (
        "flag",
        "Put all LDS buffers into one allocation, where buffers whose lifetimes do not overlap share bytes; off: one "
        "allocation each.",
    ),
    "reorder_allocs": (
        "flag",
        "Read from LDS only after all writes to it: fewer barriers, longer lifetimes; off: each buffer is read right "
        "after it is written. Matters where two arguments go through LDS.",
    ),
    "linearize_shared_access": ("flag", "Address LDS buffers by one number in place of one for each dim."),
    "waves_per_eu": (
        "integer",
        "Waves per SIMD that LLVM shall make room for, by using fewer registers; none: its own choice. Matters where "
        "registers set the limit.",
    ),
    "denorm_fp_math_f32": (
        "choice",
        "f32 denormals: ieee keeps them, preserve-sign and positive-zero flush them, dynamic reads the mode; none: "
        "LLVM's default, which on CDNA is ieee.",
    ),
    "use_fast_math": (
        "flag",
        "Allow LLVM to reorder, contract and approximate floating-point operations between the matrix products. "
        "Matters where the kernel has such operations of its own.",
    ),
    "scalarize_packed_math": (
        "flag",
        "Compute element by element beside matrix products, which packed instructions would hold up; and no vectors "
        "made of scalars by LLVM. Matters where a loop with matrix products has other arithmetic.",
    ),
    "optimization_level": (
        "flag",
        "Run Wave's optimising passes: hoisting, coarser global loads, transposes, global-to-LDS loads, sharing of "
        "LDS, ping-pong order.",
    ),
    "canonicalize": (
        "flag",
        "Simplify Wave's MLIR (canonicalisation, common subexpressions, loop invariants) before IREE does. Changes the "
        "MLIR; the code only where IREE's own passes come to another result.",
    ),
    "use_bound_check": (
        "flag",
        "Check each global access against its tensor at run time, and end the kernel with a message: for debugging, "
        "slow. LLVM drops the checks that it can prove.",
    ),
    "iree_preprocessing_pass_pipeline": (
        "text",
        "MLIR passes that IREE runs first, as builtin.module(PASS, ...). Matters as far as these passes find "
        "something to do.",
    ),
    "postprocess": (
        "text",
        "An MLIR transform script for Wave's MLIR; %%NAME%% in it stands for the value of a symbol. Matters as far "
        "as its sequence does something.",
    ),
    "func_name": ("text", "Name of the host function. Changes the MLIR around the launch and no code of the kernel."),
    "iree_launch_async": (
        "flag",
        "An asynchronous host function, with fences. Changes the MLIR around the launch and no code of the kernel.",
    ),
    "dynamic_symbols": ("object", "Dims known only when the kernel is launched, by name, with commas between."),
}
"""Options that change what is compiled, with their kind and help; where one is without effect, the help says when."""

_CHOICES: dict[str, tuple[str, ...]] = {
    "denorm_fp_math_f32": ("ieee", "preserve-sign", "positive-zero", "dynamic"),
}

_NEEDS_A_SCHEDULE_OBJECT = ("MANUAL",)

_PATHS = "Wave Explorer keeps every intermediate itself; see the stages of the record, or export the kernel"
_PRINTS = "it prints to the screen; the same text is a stage of the record"
_BENCH = "benchmarks and launches belong to running a kernel, not to its compile"
_BENCH_OPTIONS = (
    "run_bench", "benchmark_batch_size", "benchmark_repetitions", "benchmark_results_file", "capture_trace",
    "bench_with_constant_weights", "profile_python_wrapper", "profile_python_cprofile", "profile_python_warmup",
    "profile_python_repetitions",
)  # fmt: skip
REFUSED: dict[str, str] = {
    "subs": "set symbols by name instead (BLOCK_M=64)",
    "target": "it has its own place: target=..., --target",
    "backend": "only the LLVM back end is captured; the wheel of Wave 3.9 lacks a data file of the other one",
    "codeobj": "only Wave's own assembly back end reads it; LLVM always writes version 5 here",
    "device": "only device 'hip' is captured",
    "num_devices": "Wave takes it from the DeviceConstraints",
    "kernel_launch_info": "the compiler fills it in",
    "kernel_usages": "the compiler fills it in",
    "kernel_hash": "the compiler fills it in",
    "compile_to_mlir": "a compile is always recorded down to AMDGCN, and its MLIR is a stage of the record",
    "compile_to_asm": "a compile is always recorded down to AMDGCN",
    "override_mlir": "it has its own place: edit(mlir=...), --mlir",
    "override_schedule": "it reads a schedule from a file that the record would not hold",
    "create_vmfb_file": _PATHS,
    "dump_binaries": _PATHS,
    "dump_intermediates": _PATHS,
    "dump_schedule": "the schedule is part of the record; with PREFETCH this option fails inside Wave 3.9",
    "location_capture_config": "the record needs source locations",
    "use_local_scope": "the record needs source locations",
    "enforce_locations": "the record needs source locations",
    "drop_debug_info_before_mlir": "the record makes both kinds of compile itself",
    "use_water_leak_check": "it runs an external tool and replaces the result by its own",
    "wave_runtime": "it changes how a kernel is launched, not its code",
    "mlir_print_ir_after_all": _PRINTS,
    "print_ir_after": _PRINTS,
    "print_ir_before": _PRINTS,
    "profile_pass": "the record holds the time of each pass",
    "print_trace_begin": _PRINTS,
    "print_grid": _PRINTS,
    "print_signature": _PRINTS,
    "print_mlir": _PRINTS,
    "print_mlir_file": _PATHS,
    "print_pass_times": "the record holds the time of each pass",
    **dict.fromkeys(_BENCH_OPTIONS, _BENCH),
}
"""Options that are not taken, by name, each with the reason."""


def _defaults() -> dict[str, Any]:
    """Defaults of the options of the installed Wave, by name."""
    found: dict[str, Any] = {}
    for field in fields(WaveCompileOptions):
        if field.default is not MISSING:
            found[field.name] = field.default
        elif field.default_factory is not MISSING:
            found[field.name] = None
    return found


def option_settings(values: Mapping[str, Any]) -> tuple[Setting, ...]:
    """The options that can be set, with their values now; ones the installed Wave lacks are left out."""
    defaults = _defaults()
    return tuple(_setting(name, defaults[name], values.get(name)) for name in SETTABLE if name in defaults) + tuple(
        _setting(name, default, values.get(name))
        for name, default in defaults.items()
        if name not in SETTABLE and name not in REFUSED and isinstance(default, bool | int | str)
    )


def _setting(name: str, default: Any, value: Any) -> Setting:
    kind, text = SETTABLE.get(name, (_kind_of(default), "An option of this version of Wave."))
    if name == "schedule":
        default = SchedulingType(default).name
    elif name == "dynamic_symbols":
        default = ()
    return Setting(
        name=name,
        kind=kind,
        value=default if value is None else value,
        default=default,
        # A kernel that is made for a schedule of its own has it here.
        choices=_choices(name) + ((value,) if name == "schedule" and value in _NEEDS_A_SCHEDULE_OBJECT else ()),
        group="option",
        help=text,
        optional=default is None,
    )


def _kind_of(default: Any) -> Kind:
    if isinstance(default, bool):
        return "flag"
    return "integer" if isinstance(default, int) else "text"


def _choices(name: str) -> tuple[str, ...]:
    if name == "schedule":
        return tuple(kind.name for kind in SchedulingType if kind.name not in _NEEDS_A_SCHEDULE_OBJECT)
    return _CHOICES.get(name, ())


def parse_option(name: str, value: Any) -> Any:
    """The value of option ``name`` as plain data: enumerations by name, symbols by name.

    Raises:
        KernelError: no such option, an option that is not taken, or no value of it.
    """
    if name in REFUSED:
        raise KernelError(f"Option {name!r} cannot be set here: {REFUSED[name]}.")
    known = {setting.name: setting for setting in option_settings({})}
    if name not in known:
        raise KernelError(f"Wave has no compile option {name!r}.", advice=nearest(name, known))
    if name == "dynamic_symbols":
        return _symbol_names(value)
    if name == "schedule":
        if str(getattr(value, "name", value)) in _NEEDS_A_SCHEDULE_OBJECT:
            raise KernelError("Schedule MANUAL needs a WaveSchedule object, which this version does not take.")
        if isinstance(value, bool | int):
            raise KernelError(f"schedule must be a name, not {value!r}.", advice=nearest("", _choices(name)))
    parsed = known[name].parse(value)
    if name == "func_name" and not str(parsed).isidentifier():
        raise KernelError(f"func_name must be a Python identifier, not {parsed!r}.")
    return parsed


def _symbol_names(value: Any) -> tuple[str, ...]:
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, list | tuple):
        raise KernelError("dynamic_symbols must be names of symbols with commas between.")
    return tuple(str(part).strip() for part in parts if str(part).strip())


def compile_arguments(values: Mapping[str, Any]) -> dict[str, Any]:
    """Keyword arguments of `WaveCompileOptions` for options as plain data; ``dynamic_symbols`` is left out."""
    arguments = {name: value for name, value in values.items() if name != "dynamic_symbols"}
    if "schedule" in arguments:
        arguments["schedule"] = SchedulingType[arguments["schedule"]]
    return arguments


def changed_options(options: WaveCompileOptions) -> dict[str, Any]:
    """The options of a compile somebody else made that differ from the defaults and that change its code.

    Options that only print, dump, cache or launch are left out.
    """
    defaults = _defaults()
    changed: dict[str, Any] = {}
    for name in SETTABLE:
        if name == "dynamic_symbols" or name not in defaults:
            continue
        value = getattr(options, name, defaults[name])
        if value != defaults[name]:
            changed[name] = getattr(value, "name", value)
    return changed
