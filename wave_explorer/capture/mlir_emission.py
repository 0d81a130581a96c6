"""From the last fx graph to the MLIR that IREE gets: stages, and synthetic locations for provenance.

Before the emission of a compile of ours, every fx node gets a location of its own (a made-up line number); debug
information carries it through IREE and LLVM down to the AMDGCN.  The plain text is the same module printed
without locations.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wave_explorer.capture.active import active
from wave_explorer.capture.hand_edited_mlir import NOTE, EditedModule, edited_module, with_line_locations
from wave_explorer.capture.iree_passes import operation_count
from wave_explorer.capture.mlir_lines import link_lines
from wave_explorer.capture.patching import HookPoint
from wave_explorer.record import MlirLink
from wave_explorer.record.stage import Chain, Stage

if TYPE_CHECKING:
    from wave_explorer.capture.fx_capture import FxCapture

EMIT = "compile_to_mlir"
CANONICALIZE = "canonicalize_module"
HOST_WRAPPER = "isolated_test_call"
HAND_EDIT = "hand_edit"
SYNTHETIC_FILE = "fx"


@dataclass
class Emission:
    """The MLIR side of one compile.

    Attributes:
        capture: the compile.
        plain: the final module without locations, as IREE gets it.
        annotated: the same module with synthetic locations; empty in a compile that is not ours.
        numbers: synthetic line -> fx node id.
        failing_node: the fx node whose emission raised.
        kernel, trace, options: Wave's objects of this compile, once emission began.
        flags: the iree-compile flags that Wave would use.
        edited: what a person wrote in place of the final module; None for nothing.
    """

    capture: FxCapture
    plain: str = ""
    annotated: str = ""
    numbers: dict[int, str] = field(default_factory=dict)
    failing_node: Any = None
    kernel: Any = None
    trace: Any = None
    options: Any = None
    flags: list[str] | None = None
    edited: EditedModule | None = None
    _text: str | None = None
    _count: int | None = None
    _stage_id: str = ""
    _started: float = 0.0

    def run_emission(self, kernel: Any, trace: Any, options: Any, body: Callable[[], Any]) -> Any:
        """Emission of the kernel, with Wave's own canonicalisation at its end."""
        self.kernel, self.trace, self.options = kernel, trace, options
        self._stage_id = self.capture.begin("mlir", EMIT)
        self._started = time.perf_counter()
        with self._synthetic_locations(trace, options):
            try:
                result = body()
            except Exception as error:
                if error is not self.capture.interruption and self._stage_id:
                    self._failed(error, self._stage_id, EMIT)
                raise
        if self._stage_id:
            self._ended_emission(result[0].module_op)
        return result

    def run_canonicalisation(self, module: Any, body: Callable[[], Any]) -> Any:
        """The end of the emission proper, and Wave's canonicalisation as a stage of its own."""
        self._ended_emission(module)
        return self._run_stage(CANONICALIZE, "device", module, body)

    def run_host_wrapper(self, module: Any, body: Callable[[], Any]) -> Any:
        """The host code around the launch; after it the module is what IREE gets."""
        result = self._run_stage(HOST_WRAPPER, "host", module, body)
        self.plain = self._text or ""
        if not self.capture.observe:
            local_scope = bool(getattr(self.options, "use_local_scope", False))
            self.annotated = module.get_asm(enable_debug_info=True, use_local_scope=local_scope)
        return result

    def replace(self, text: str) -> None:
        """A person's text takes the place of the module that IREE gets; its locations are its own lines."""
        if text == self.plain:
            return
        self.edited = edited_module(self.plain, self.annotated, self.numbers, text)
        self._add(self.capture.begin("mlir", HAND_EDIT), HAND_EDIT, "device", None, text)
        self.plain, self.annotated = text, "" if self.capture.observe else with_line_locations(text, self.kernel._name)

    def refuse(self, text: str) -> str:
        """Records a person's text that cannot stand in for the module; returns the id of its stage."""
        blobs = self.capture.recorder.blobs
        stage_id = self.capture.begin("mlir", HAND_EDIT)
        self.capture.add_stage(
            Stage(
                stage_id,
                "mlir",
                HAND_EDIT,
                changed=True,
                status="failed",
                language="mlir",
                before=blobs.add(self.plain),
                after=blobs.add(text),
                note="the edited text was refused, so IREE did not get it",
            )
        )
        return stage_id

    def links(self) -> tuple[MlirLink, ...]:
        """Which fx node each line of the final module was emitted for."""
        if self.edited is not None:
            return self.edited.links
        return link_lines(self.plain, self.annotated, self.numbers)

    def _run_stage(self, name: str, chain: Chain, module: Any, body: Callable[[], Any]) -> Any:
        stage_id = self.capture.begin("mlir", name, chain)
        start = time.perf_counter()
        try:
            result = body()
        except Exception as error:
            self._failed(error, stage_id, name, chain)
            raise
        self._add(stage_id, name, chain, time.perf_counter() - start, self._print(module))
        return result

    def _ended_emission(self, module: Any) -> None:
        seconds = time.perf_counter() - self._started
        stage_id, self._stage_id = self._stage_id, ""
        self._add(stage_id, EMIT, "device", seconds, self._print(module))

    def _add(self, stage_id: str, name: str, chain: Chain, seconds: float | None, text: str) -> None:
        blobs = self.capture.recorder.blobs
        before = None if self._text is None else blobs.add(self._text)
        after = blobs.add(text)
        self._text = text
        self.capture.seconds["mlir"] = self.capture.seconds.get("mlir", 0.0) + (seconds or 0.0)
        count = operation_count(text.encode())
        delta = None if self._count is None else count - self._count
        self._count = count
        self.capture.add_stage(
            Stage(
                id=stage_id,
                layer="mlir",
                name=name,
                seconds=seconds,
                changed=before != after,
                chain=chain,
                language="mlir",
                before=before,
                after=after,
                op_count=count,
                op_delta=delta,
                title="MLIR edited by hand" if name == HAND_EDIT else "",
                note=NOTE if name == HAND_EDIT else "",
            )
        )

    def _failed(self, error: BaseException, stage_id: str, name: str, chain: Chain = "device") -> None:
        self.capture.fail(error, stage_id, name)
        before = None if self._text is None else self.capture.recorder.blobs.add(self._text)
        seconds = time.perf_counter() - self._started
        self.capture.add_stage(
            Stage(
                id=stage_id,
                layer="mlir",
                name=name,
                seconds=seconds,
                status="failed",
                chain=chain,
                language="mlir",
                before=before,
                note="it raised, so there is no module after it",
            )
        )

    def _print(self, module: Any) -> str:
        local_scope = bool(getattr(self.options, "use_local_scope", False))
        return str(module.get_asm(enable_debug_info=False, use_local_scope=local_scope))

    @contextmanager
    def _synthetic_locations(self, trace: Any, options: Any) -> Iterator[None]:
        """Every node speaks of itself while it is emitted; its own location is put back afterwards."""
        if self.capture.observe:
            yield
            return
        from wave_lang.kernel._support.location import FileLineColInfo

        identity = self.capture.identity
        nodes = trace.walk()
        kept = [(node, getattr(node, "location", None)) for node in nodes]
        dropped = options.drop_debug_info_before_mlir
        options.drop_debug_info_before_mlir = False
        for node in nodes:
            line = identity.synthetic_line(node)
            self.numbers[line] = identity.id(node)
            node.location = FileLineColInfo(SYNTHETIC_FILE, line, 1)
        try:
            yield
        finally:
            options.drop_debug_info_before_mlir = dropped
            for node, location in kept:
                node.location = location


def _wrap_compile_to_mlir(original: Callable[..., Any]) -> Callable[..., Any]:
    def compile_to_mlir(
        self: Any, trace: Any, context: Any, module_op: Any = None, options: Any = None, **more: Any
    ) -> Any:
        def call() -> Any:
            return original(self, trace, context, module_op, options=options, **more)

        capture = active.get()
        return call() if capture is None else capture.emission.run_emission(self, trace, options, call)

    return compile_to_mlir


def _wrap_canonicalize(original: Callable[..., Any]) -> Callable[..., Any]:
    def canonicalize_module(module: Any) -> Any:
        capture = active.get()
        if capture is None:
            return original(module)
        return capture.emission.run_canonicalisation(module, lambda: original(module))

    return canonicalize_module


def _wrap_host_wrapper(original: Callable[..., Any]) -> Callable[..., Any]:
    def isolated_test_call(mb: Any, *args: Any, **kwargs: Any) -> Any:
        capture = active.get()
        if capture is None:
            return original(mb, *args, **kwargs)
        return capture.emission.run_host_wrapper(mb.module_op, lambda: original(mb, *args, **kwargs))

    return isolated_test_call


def _wrap_emit_node(original: Callable[..., Any]) -> Callable[..., Any]:
    def emit_node(self: Any, node: Any) -> Any:
        try:
            return original(self, node)
        except Exception:
            capture = active.get()
            # A loop is emitted by a handler that emits its body, so the innermost node reports first.
            if capture is not None and capture.emission.failing_node is None:
                capture.emission.failing_node = node
            raise

    return emit_node


def _wrap_compile_str(original: Callable[..., Any]) -> Callable[..., Any]:
    def compile_str(*args: Any, **kwargs: Any) -> Any:
        capture = active.get()
        if capture is None:
            return original(*args, **kwargs)
        capture.emission.flags = list(kwargs.get("extra_args") or ())
        if not capture.observe:
            return b""
        if getattr(capture.emission.options, "override_mlir", None):
            capture.emission.replace(str(args[0]))
        return original(*args, **kwargs)

    return compile_str


def _wrap_is_cache_enabled(original: Callable[..., bool]) -> Callable[..., bool]:
    def is_cache_enabled() -> bool:
        capture = active.get()
        return original() if capture is None or capture.observe else False

    return is_cache_enabled


_WAVE = "wave_lang.kernel.wave.wave"
EMISSION_HOOKS = (
    HookPoint(_WAVE, "LaunchableWave.compile_to_mlir", "Wave's MLIR and the provenance", _wrap_compile_to_mlir),
    HookPoint(_WAVE, "canonicalize_module", "Wave's MLIR before its canonicalisation", _wrap_canonicalize),
    HookPoint("wave_lang.kernel.compiler.host_codegen", HOST_WRAPPER, "the MLIR that IREE gets", _wrap_host_wrapper),
    HookPoint(
        "wave_lang.kernel.wave.codegen.emitter",
        "WaveEmitter._emit_function_call_node",
        "which node an error of the emission concerns",
        _wrap_emit_node,
    ),
    HookPoint(
        "wave_lang.kernel.wave.utils.compile_utils", "compile_str", "the flags of iree-compile", _wrap_compile_str
    ),
    HookPoint(
        "wave_lang.kernel.wave.compile",
        "is_cache_enabled",
        "a compile that the kernel cache answers",
        _wrap_is_cache_enabled,
    ),
)
