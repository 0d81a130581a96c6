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
    "schedule": ("choice", "How the loop is software-pipelined."),
    "use_buffer_ops": ("flag", "Global memory through buffer instructions, with range check in hardware."),
    "use_global_to_shared": ("flag", "Load from global memory straight into LDS (gfx950 and later)."),
    "use_scheduling_barriers": ("flag", "Keep LLVM from moving instructions over the schedule's stages."),
    "multi_buffer_count": ("integer", "LDS buffers of a pipelined loop; none: the compiler chooses."),
    "minimize_shared_allocs": ("flag", "Let LDS buffers share bytes when their lifetimes do not overlap."),
    "reorder_allocs": ("flag", "Reorder LDS buffers so that they pack better."),
    "linearize_shared_access": ("flag", "One-dimensional addresses for LDS accesses."),
    "waves_per_eu": ("integer", "Waves per SIMD that LLVM should aim for; none: its own choice."),
    "denorm_fp_math_f32": ("choice", "What happens to f32 denormals; none: LLVM's default."),
    "use_fast_math": ("flag", "Allow floating-point transformations that change rounding."),
    "scalarize_packed_math": ("flag", "Packed arithmetic as scalar instructions."),
    "optimization_level": ("flag", "Run Wave's optimisation passes."),
    "canonicalize": ("flag", "Run MLIR canonicalisation on Wave's MLIR."),
    "use_bound_check": ("flag", "Add a run-time check to each global access."),
    "iree_preprocessing_pass_pipeline": ("text", "MLIR passes that IREE runs first."),
    "postprocess": ("text", "An MLIR transform script for Wave's MLIR."),
    "codeobj": ("choice", "Version of AMD's code object."),
    "func_name": ("text", "Name of the host function."),
    "iree_launch_async": ("flag", "An asynchronous host function."),
    "dynamic_symbols": ("object", "Dims known only when the kernel is launched, by name, with commas between."),
}

_CHOICES: dict[str, tuple[str, ...]] = {
    "denorm_fp_math_f32": ("ieee", "preserve-sign", "positive-zero", "dynamic"),
    "codeobj": ("4", "5"),
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
    "device": "only device 'hip' is captured",
    "num_devices": "Wave takes it from the DeviceConstraints",
    "kernel_launch_info": "the compiler fills it in",
    "kernel_usages": "the compiler fills it in",
    "kernel_hash": "the compiler fills it in",
    "compile_to_mlir": "a compile is always recorded down to AMDGCN, and its MLIR is a stage of the record",
    "compile_to_asm": "a compile is always recorded down to AMDGCN",
    "override_mlir": "the record would show passes that did not make the code",
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
