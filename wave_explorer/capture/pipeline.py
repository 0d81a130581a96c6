"""Compiles a kernel in this process and records every pass on the way."""

from __future__ import annotations

import time
from importlib.metadata import PackageNotFoundError, version
from platform import python_version
from typing import TYPE_CHECKING, Any

import msgspec

from wave_explorer._version import __version__
from wave_explorer.capture.compile_diagnostics import diagnostics_of
from wave_explorer.capture.error_context import context_of
from wave_explorer.capture.explain import explain, explain_backend
from wave_explorer.capture.fx_capture import FxCapture
from wave_explorer.capture.fx_results import allocations, launch
from wave_explorer.capture.hand_edited_mlir import NOTE
from wave_explorer.capture.library_gaps import with_library_gaps
from wave_explorer.capture.recorder import Recorder
from wave_explorer.capture.single_threaded_mlir import single_threaded_mlir
from wave_explorer.capture.streams import captured_output
from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.front_end_lock import front_end_lock
from wave_explorer.kernel.missing import unbound_symbols
from wave_explorer.kernel.mlir_text import signature_difference
from wave_explorer.kernel.option_notes import option_notes
from wave_explorer.kernel.sympy_tree import SymbolTable
from wave_explorer.record import Compilation, CompileError, MlirLink, Provenance

if TYPE_CHECKING:
    from wave_explorer.kernel.spec import BuiltKernel

CACHE_NOTE = "Wave's kernel cache was off for this compile: a cached kernel runs no pass"


def record_compile(built: BuiltKernel, recorder: Recorder, *, backend: bool = True, passes: bool = True) -> Compilation:
    """Compiles ``built`` and records it; a kernel that does not compile gives a record that says why.

    Whatever the recorder's listener raises passes through, as does ``KeyboardInterrupt``; the hooks are taken out
    all the same.

    Args:
        built: a fresh kernel; it is used up by this.
        recorder: collects the record, and may have a listener.
        backend: go on to IREE and LLVM, down to AMDGCN; without it the record ends at Wave's MLIR.
        passes: of the back end, record each pass and the links of its AMDGCN; else the AMDGCN alone, in less time.
    """
    started = time.perf_counter()
    notes = [CACHE_NOTE]
    if built.disabled_passes:
        notes.append(
            f"switched off: {', '.join(built.disabled_passes)}; the code may compute something else than it should"
        )
    notes += option_notes(built.data.options, built.data.target, built.disabled_passes)
    recorder.update(versions=versions(), notes=(*recorder.manifest.notes, *notes))
    symbols = SymbolTable()
    # The back end runs outside, so compiles overlap where the time goes.
    with front_end_lock, single_threaded_mlir(), captured_output() as output:
        capture = FxCapture(recorder, symbols, built.subs, disabled=built.disabled_passes)
        error = _front_end(built, capture)
        refused = None if error is not None or built.mlir is None else _take_edit(built.mlir, capture)
    write_results(capture, recorder, output.getvalue())
    if error is not None:
        dynamic = built.options.get("dynamic_symbols", ())
        return _failed(recorder, explain(context_of(error, capture, built.data, built.kernel, dynamic)), started)
    if refused is not None:
        recorder.update(hand_edited="mlir")
        return _failed(recorder, refused, started)
    if backend:
        failure = _back_end(capture, recorder, passes)
        if failure is not None:
            return _failed(recorder, explain_backend(failure, built.data), started)
    _finish(recorder, started, status="ok")
    return recorder.compilation()


def _front_end(built: BuiltKernel, capture: FxCapture) -> BaseException | None:
    """Trace, fx passes and MLIR; returns the exception of a kernel that does not compile."""
    from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile
    from wave_lang.kernel.wave.utils.compile_utils import compile_to_vmfb

    with capture:
        try:
            # Wave stops before IREE: the back end runs iree-compile itself, twice at once.
            options = WaveCompileOptions(**{**built.options, "subs": built.subs, "compile_to_mlir": True})
            wave_compile(options, built.kernel, built.schedule)
            compile_to_vmfb("", options)
        except (Exception, SystemExit) as error:  # sys.exit() in a kernel is a kernel that does not compile
            if error is capture.interruption:
                raise
            return error
    return None


def _take_edit(text: str, capture: FxCapture) -> CompileError | None:
    """Puts an edited module in the place of the kernel's own; returns why that cannot be."""
    emission = capture.emission
    try:
        difference = signature_difference(emission.plain, text)
    except KernelError as error:
        stage = emission.refuse(text)
        return CompileError(error.summary, stage, "KernelError", location=error.location, advice=error.advice)
    if difference:
        return CompileError(
            f"The edited MLIR cannot stand in for the kernel's own: {difference}.",
            emission.refuse(text),
            "KernelError",
            advice="Arguments, workgroups and workgroup size belong to the kernel: put them back in the text, or "
            "change the kernel itself and edit the MLIR that it gives then.",
        )
    emission.replace(text)
    return None


def _back_end(capture: FxCapture, recorder: Recorder, passes: bool) -> CompileError | None:
    from wave_explorer.capture.backend import BackendFailure, record_backend

    emission = capture.emission
    try:
        record_backend(
            emission.plain,
            emission.annotated,
            kernel_name=recorder.manifest.kernel,
            target=emission.options.target,
            flags=emission.flags or [],
            recorder=recorder,
            fx_numbers=emission.numbers,
            edited=emission.edited,
            passes=passes,
        )
    except BackendFailure as failure:
        return CompileError(
            failure.summary, stage=failure.stage, kind=failure.kind, detail=failure.detail, advice=failure.advice
        )
    finally:
        _add_mlir_links(recorder, emission.links())
    return None


def _add_mlir_links(recorder: Recorder, links: tuple[MlirLink, ...]) -> None:
    """Joins the links of MLIR lines to those of the AMDGCN, which go through the same fx nodes."""
    known = recorder.compilation().provenance() or Provenance()
    if known.mlir or not links:
        return
    lines: dict[str, tuple[int, ...]] = {}
    for link in links:
        lines[link.node] = (*lines.get(link.node, ()), link.line)
    instructions = tuple(
        msgspec.structs.replace(
            instruction, mlir_lines=tuple(sorted({line for node in instruction.nodes for line in lines.get(node, ())}))
        )
        for instruction in known.instructions
    )
    joined = msgspec.structs.replace(known, mlir=links, instructions=instructions)
    recorder.update(provenance=recorder.blobs.add(msgspec.json.encode(joined)))


def write_results(capture: FxCapture, recorder: Recorder, output: str) -> None:
    """Puts on the manifest what a capture gathered beside its stages."""
    emission = capture.emission
    fields: dict[str, Any] = {
        "events": recorder.blobs.add(msgspec.json.encode(capture.events.events)),
        "propagation": recorder.blobs.add(msgspec.json.encode(capture.offers.result)),
        "scheduling": recorder.blobs.add(msgspec.json.encode(capture.schedules.result)),
        "captured_output": "\n".join([*capture.log.messages, output]).strip(),
        "seconds": {**recorder.manifest.seconds, **capture.seconds},
        "notes": (*recorder.manifest.notes, *capture.notes),
        "symbols": capture.symbols.symbols(dict(capture.bindings)),
    }
    if emission.edited is not None:
        fields["hand_edited"] = "mlir"
        fields["notes"] = (*fields["notes"], NOTE)
    if emission.plain:
        fields["mlir"] = recorder.blobs.add(emission.plain)
    if emission.trace is not None:
        fields["allocations"] = allocations(emission.trace, capture.identity, capture.values, capture.bindings)
        fields["launch"] = launch(emission.kernel, emission.options, capture.values)
        bound = {*capture.bindings, *emission.options.dynamic_symbols}
        unbound = {str(symbol): places for symbol, places in unbound_symbols(emission.kernel, bound).items()}
        found = diagnostics_of(recorder.manifest.spec, unbound, capture.log.messages)
        fields["diagnostics"] = (*recorder.manifest.diagnostics, *found)
    recorder.update(**fields)


def versions() -> dict[str, str]:
    """Versions of what made a record."""
    found = {"python": python_version(), "wave_explorer": __version__}
    for name, package in {"wave_lang": "wave-lang", "iree": "iree-base-compiler", "torch": "torch"}.items():
        try:
            found[name] = version(package)
        except PackageNotFoundError:
            found[name] = "not installed"
    return found


def _failed(recorder: Recorder, error: CompileError, started: float) -> Compilation:
    _finish(recorder, started, status="failed", error=with_library_gaps(error, recorder.manifest.spec))
    return recorder.compilation()


def _finish(recorder: Recorder, started: float, **fields: Any) -> None:
    seconds = {**recorder.manifest.seconds, "total": time.perf_counter() - started}
    recorder.update(seconds=seconds, **fields)
