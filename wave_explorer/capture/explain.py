"""Says in words why a compile failed: what, where, and what to do.

Pure functions of plain data; each rule knows one kind of failure and returns None for all others.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec

from wave_explorer.kernel.matrix_types import MATRIX_TYPES
from wave_explorer.kernel.symbols import address_space_advice, is_address_space
from wave_explorer.record import CompileError, ConstraintData, SourceLocation, SpecData
from wave_explorer.record.evaluation import UnboundSymbol, evaluate
from wave_explorer.record.expression import Expression, Term, free_symbols, to_text
from wave_explorer.record.graph import GraphNode

TRACE_PASS = "trace"


@dataclass(frozen=True)
class ErrorContext:
    """What is known about a failed compile, as plain data.

    Attributes:
        error: the exception.
        spec: what was compiled.
        stage, pass_name: where it failed; empty when outside any pass.
        node: the fx node that the failing function was working on, where that can be told.
        operations: operation names of the graph as it stood, with their number.
        unbound: symbols that constraints or arguments use and that have no value, with where each is used.
        user_location: the kernel's line on the exception's stack, where there is one.
        disabled: passes that were switched off.
        messages: the compiler's log, each with its stage in front.
    """

    error: BaseException
    spec: SpecData
    stage: str = ""
    pass_name: str = ""
    node: GraphNode | None = None
    operations: Mapping[str, int] = field(default_factory=dict)
    unbound: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    user_location: SourceLocation | None = None
    disabled: tuple[str, ...] = ()
    messages: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The exception in words; a KeyError's own text is only the missing key."""
        text = str(self.error).strip() or type(self.error).__name__
        return f"no entry for {text}" if isinstance(self.error, KeyError) else text

    @property
    def headline(self) -> str:
        """The first line of the text, with the next one where it only announces it (``Invalid type:``)."""
        lines = [line.strip() for line in self.text.splitlines() if line.strip()]
        return " ".join(lines[:2] if lines[0].endswith(":") else lines[:1])[:300]


@dataclass(frozen=True)
class Explanation:
    """The parts of a :class:`CompileError` that a rule finds; empty parts are filled from the context."""

    summary: str
    advice: str = ""
    constraint: str = ""
    symbol: str = ""
    location: SourceLocation | None = None


def explain(context: ErrorContext) -> CompileError:
    """The error of a record: the first rule that knows this failure, else what is known in general."""
    found = next((found for rule in _RULES if (found := rule(context)) is not None), None)
    if found is None:
        found = _in_general(context)
    node = context.node
    return CompileError(
        summary=found.summary,
        stage=context.stage,
        kind=type(context.error).__name__,
        detail=context.text,
        node=node.id if node else "",
        constraint=found.constraint,
        symbol=found.symbol,
        location=found.location or context.user_location or (node.location if node else None),
        advice=found.advice,
        traceback="".join(traceback.format_exception(context.error)),
    )


def explain_backend(error: CompileError, spec: SpecData) -> CompileError:
    """Adds to an error of IREE or LLVM what the kernel has to do with it."""
    if "gave no AMDGCN text" in error.summary:
        return _without_a_kernel(error, spec)
    if not re.search(r"\b(MFMA|WMMA|SMFMAC)\b", error.detail) and "amdgpu.mfma" not in error.detail:
        return error
    hardware = _constraint(spec, "HardwareConstraint")
    mma_type = hardware.settings.get("mma_type") if hardware else None
    reason = error.summary.removeprefix("iree-compile: ")
    return CompileError(
        summary=f"{spec.target or 'The target'} has no instruction for mma_type {mma_type} ({reason})",
        stage=error.stage,
        kind=error.kind,
        detail=error.detail,
        node=error.node,
        constraint=_named(hardware),
        location=hardware.location if hardware else None,
        advice=(
            "Choose an mma_type of this target, or a target that has this one: MFMA exists on gfx9 (gfx942, gfx950), "
            "WMMA on gfx11 and gfx12, and the 16x16x32 and 32x32x16 f16 and bf16 forms from gfx950 on."
        ),
    )


def _without_a_kernel(error: CompileError, spec: SpecData) -> CompileError:
    """LLVM leaves out a function whose wave size the target lacks, and IREE reports success all the same."""
    hardware = _constraint(spec, "HardwareConstraint")
    if hardware is None or spec.target != "gfx1250" or _threads_per_wave(hardware) != 64:
        return error
    return msgspec.structs.replace(
        error,
        summary=f"The code object is empty: {spec.kernel} is made for waves of 64 lanes, and {spec.target} has 32",
        constraint=_named(hardware),
        location=hardware.location,
        advice="Set threads_per_wave=32 in HardwareConstraint.",
    )


def _threads_per_wave(hardware: ConstraintData) -> int | None:
    value = hardware.arguments.get("threads_per_wave", hardware.settings.get("threads_per_wave"))
    return value if isinstance(value, int) else None


def _switched_off(context: ErrorContext) -> Explanation | None:
    if not context.disabled:
        return None
    names = ", ".join(context.disabled)
    place = f"{context.pass_name} fails" if context.pass_name else "the compile fails"
    return Explanation(
        summary=f"With {names} switched off, {place}: {context.headline}",
        advice=f"Later passes need what {names} does for this kernel; leave it on.",
    )


def _no_source(context: ErrorContext) -> Explanation | None:
    if not isinstance(context.error, OSError) or "source code" not in str(context.error):
        return None
    return Explanation(
        summary=f"Wave needs the source text of kernel {context.spec.kernel}, and Python cannot find it",
        advice=(
            "A kernel that was made by exec() has no file. Put it in a file or a notebook cell, or register its text "
            "in linecache.cache under the file name that compile() was given."
        ),
    )


def _unbound_symbol(context: ErrorContext) -> Explanation | None:
    names = [name for name in context.unbound if re.search(rf"(?<![\w$]){re.escape(name)}(?!\w)", context.text)]
    if not names and isinstance(context.error, TypeError | ValueError | AssertionError):
        names = list(context.unbound)
    if not names:
        return None
    name, places = names[0], context.unbound[names[0]]
    constraint = next((item for item in context.spec.constraints if _uses(item, name)), None)
    others = f" Neither have {', '.join(names[1:])}." if len(names) > 1 else ""
    return Explanation(
        summary=f"Symbol {name} has no value; it is used by {', '.join(places[:4])}.{others}",
        advice=f"Give it one in the hyperparameters: subs={{{name}: ...}}. {_what_it_may_be(name, places)}",
        constraint=_named(constraint),
        symbol=name,
        location=constraint.location if constraint else _kernel_line(context.spec),
    )


def _what_it_may_be(name: str, places: Sequence[str]) -> str:
    if is_address_space(places):
        return address_space_advice([name])
    return "A dim that is only known at launch belongs in dynamic_symbols."


def _scheduler_delays(context: ErrorContext) -> Explanation | None:
    if context.pass_name != "schedule_graph" or "Cannot convert symbols to int" not in context.text:
        return None
    return Explanation(
        summary="The scheduler has no delays: hyperparameters such as $READ_SHARED_DELAY have no value",
        advice=(
            "Add them: subs.update(get_default_scheduling_params()), from wave_lang.kernel.wave.utils.general_utils."
        ),
        symbol="$READ_SHARED_DELAY",
    )


def _no_schedule(context: ErrorContext) -> Explanation | None:
    scheduling = context.pass_name in ("schedule_graph", "schedule_reordering")
    wanted = context.spec.options.get("schedule")
    if scheduling and wanted == "PREFETCH_ATTENTION" and isinstance(context.error, IndexError):
        return Explanation(
            summary="The schedule PREFETCH_ATTENTION does not fit this kernel's loop: it looks for two matrix products "
            f"one after the other and does not find them ({context.headline})",
            advice="Choose PREFETCH, FOUR_STAGE or MODULO for a loop with one matrix product.",
        )
    if context.pass_name != "schedule_graph" or "Scheduling failed" not in context.text:
        return None
    said = [message.partition(": warning: ")[2] for message in context.messages if ": warning: " in message]
    schedule = context.spec.options.get("schedule", "asked for")
    on = f", at {_described(context.node)}" if context.node else ""
    return Explanation(
        summary=f"The schedule {schedule} does not fit this kernel's loop{on}: {'; '.join(said) or 'no reason given'}",
        advice="Choose another schedule: NONE always fits, and PREFETCH_ATTENTION is made for attention.",
    )


def _transform_script(context: ErrorContext) -> Explanation | None:
    """MLIR's words about a script name neither it nor the option that it came with."""
    if not context.spec.options.get("postprocess"):
        return None
    if not any(frame.name == "apply_transform" for frame in traceback.extract_tb(context.error.__traceback__)):
        return None
    return Explanation(
        summary=f"The transform script of option postprocess cannot be applied: {context.headline}",
        advice=(
            "It must be a module with a transform.named_sequence, as MLIR's transform dialect has it; %%NAME%% in it "
            "stands for the value of a symbol. Leave the option out to compile without one."
        ),
    )


_VECTOR_SHAPE_PASSES = (
    "set_thread_dependent_index_from_read_write", "set_thread_dependent_index_from_reduce", "resolve_thread_shapes",
    "verify_nodes", "set_node_indices", "expand_graph",
)  # fmt: skip


def _vector_shapes(context: ErrorContext) -> Explanation | None:
    """Without an mma, indices come from ``HardwareConstraint.vector_shapes``, which then has to name every dim."""
    has_mma = any("mma" in operation for operation in context.operations)
    if context.pass_name not in _VECTOR_SHAPE_PASSES or has_mma:
        return None
    hardware = _constraint(context.spec, "HardwareConstraint")
    given = dict((hardware.settings.get("vector_shapes") or {}) if hardware else {})
    dims = _dims(context)
    missing = [dim for dim in dims if dim not in given]
    if not missing:
        return None
    node = context.node
    what = f"of {_described(node)} " if node else ""
    gives = f"says nothing about {', '.join(missing)}" if given else "is not given"
    example = ", ".join(f"{dim}: {given.get(dim, _wave_tile(context.spec, dim) or '...')}" for dim in dims)
    at = f" (line {hardware.location.line})" if hardware and hardware.location else ""
    return Explanation(
        summary=(
            f"The index {what}cannot be derived: this kernel has no mma, so HardwareConstraint.vector_shapes decides "
            f"how many elements of each dim a wave takes, and it {gives}"
        ),
        advice=f"Add vector_shapes={{{example}}} to HardwareConstraint{at}: the elements of each dim for one wave.",
        constraint="HardwareConstraint",
        location=(hardware.location if hardware else None) or (node.location if node else None),
    )


def _wave_tile_is_no_whole_number(context: ErrorContext) -> Explanation | None:
    """Wave takes such a tile and fails much later, on an index that holds a fraction."""
    if "Rational" not in context.text and "denominator" not in context.text:
        return None
    values = {name: value for name, value in context.spec.symbols.items() if isinstance(value, int)}
    for constraint in context.spec.constraints:
        tile, dim = constraint.expression("tile_size"), constraint.arguments.get("dim")
        if constraint.kind != "WaveConstraint" or tile is None or dim is None or _whole(tile, values) is not None:
            continue
        names = sorted(free_symbols(tile))
        if len(names) != 1 or names[0] not in values:
            continue
        name, value = names[0], values[names[0]]
        rows = _instruction_rows(context.spec)
        wholes = ((size, _whole(tile, {name: size})) for size in range(1, 4096))
        step = next((size for size, share in wholes if share and share % rows == 0), None)
        near = {value // step * step, -(-value // step) * step} - {0} if step else set()
        whole = f" that {rows} divides, the rows of one {_mma_type(context.spec)}" if rows > 1 else ""
        return Explanation(
            summary=(
                f"The tile of {to_text(dim)} cannot be divided among the waves: each of them is to take "
                f"{to_text(tile)}, and with {name} = {value} that is no whole number"
            ),
            advice=(
                f"Choose {name} so that {to_text(tile)} is a whole number{whole}"
                + (f": {' or '.join(f'{name}={size}' for size in sorted(near))}." if near else ".")
            ),
            constraint=_named(constraint),
            symbol=name,
            location=constraint.location,
        )
    return None


def _annotations_are_text(context: ErrorContext) -> Explanation | None:
    if context.pass_name != TRACE_PASS or "issubclass() arg 1 must be a class" not in context.text:
        return None
    return Explanation(
        summary=f"The annotations of kernel {context.spec.kernel} are text: Wave needs the types themselves",
        advice="Remove 'from __future__ import annotations' from the kernel's file, and quotes around annotations.",
        location=_kernel_line(context.spec),
    )


def _raised_in_kernel(context: ErrorContext) -> Explanation | None:
    if context.pass_name != TRACE_PASS:
        return None
    place = context.user_location
    at = f" at line {place.line}" if place else ""
    kind = type(context.error).__name__
    return Explanation(
        summary=f"Kernel {context.spec.kernel} raised {kind}{at} while it was traced: {context.headline}",
        advice="Wave runs the kernel function once, in Python, to see its operations; it has to run through.",
    )


def _in_general(context: ErrorContext) -> Explanation:
    # Outside the passes are the checks of the constraints, before, and MLIR's own verification, behind them.
    where = f"{context.pass_name} failed" if context.pass_name else "the compile failed"
    on = f" on {_described(context.node)}" if context.node else ""
    return Explanation(f"{where}{on}: {context.headline}", advice="")


Rule: TypeAlias = Callable[[ErrorContext], Explanation | None]
_RULES: tuple[Rule, ...] = (
    _no_source, _transform_script, _switched_off, _unbound_symbol, _scheduler_delays, _no_schedule, _vector_shapes,
    _wave_tile_is_no_whole_number,
    _annotations_are_text, _raised_in_kernel,
)  # fmt: skip


def _described(node: GraphNode) -> str:
    at = f" (line {node.location.line})" if node.location else ""
    return f"{node.name}{at}"


def _named(constraint: ConstraintData | None) -> str:
    if constraint is None:
        return ""
    parts = [to_text(part) for part in constraint.arguments.values() if part is not None]
    return f"{constraint.kind}({', '.join(parts[:2])})" if parts else constraint.kind


def _constraint(spec: SpecData, kind: str) -> ConstraintData | None:
    return next((constraint for constraint in spec.constraints if constraint.kind == kind), None)


def _uses(constraint: ConstraintData, symbol: str) -> bool:
    return any(symbol in free_symbols(part) for part in constraint.arguments.values() if part is not None)


def _kernel_line(spec: SpecData) -> SourceLocation | None:
    return SourceLocation(spec.source.file, spec.source.first_line) if spec.source else None


def _dims(context: ErrorContext) -> tuple[str, ...]:
    """Dims of the value at hand, else of all arguments, in order."""
    node = context.node
    shapes = [node.type.dims] if node and node.type and node.type.dims else [a.dims for a in context.spec.arguments]
    named = [str(dim.args[0]) for shape in shapes for dim in shape if isinstance(dim, Term) and dim.op == "sym"]
    return tuple(dict.fromkeys(named))


def _whole(expression: Expression, values: Mapping[str, int]) -> int | None:
    """The value of an expression; None where it is no whole number or not known."""
    try:
        return int(evaluate(expression, values))
    except (UnboundSymbol, ValueError):
        return None


def _mma_type(spec: SpecData) -> str:
    hardware = _constraint(spec, "HardwareConstraint")
    return str(hardware.settings.get("mma_type", "")) if hardware else ""


def _instruction_rows(spec: SpecData) -> int:
    """Rows, which are as many as columns, of the kernel's matrix instruction; 1 where that is not known."""
    return next((kind.shape[0] for kind in MATRIX_TYPES if kind.name == _mma_type(spec)), 1)


def _wave_tile(spec: SpecData, dim: str) -> int | None:
    """Elements of ``dim`` that one wave owns, by its wave constraint or else its workgroup constraint."""
    values = {name: value for name, value in spec.symbols.items() if isinstance(value, int)}
    for kind in ("WaveConstraint", "WorkgroupConstraint"):
        for constraint in spec.constraints:
            size = constraint.expression("tile_size")
            if constraint.kind == kind and constraint.arguments.get("dim") == Term("sym", (dim,)) and size is not None:
                try:
                    return int(evaluate(size, values))
                except (UnboundSymbol, ValueError):
                    return None
    return None
