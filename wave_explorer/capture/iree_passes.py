"""Stages of IREE's MLIR passes, from the tree of files that ``--mlir-print-ir-tree-dir`` writes."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from wave_explorer.capture.recorder import Recorder
from wave_explorer.record import Stage
from wave_explorer.record.stage import Chain

_FILE_NAME = re.compile(r"((?:\d+_)+)(.+)\.mlir$")
_BANNER = re.compile(rb"// -----// IR Dump After (\S+)( Failed)?(?: \(([^\n]*)\))? //----- //\n")
_RESULTS = rb"(?:%[\w$.:#, %-]+ = )?"
_OPERATION = re.compile(rb"^ *(?:" + _RESULTS + rb'(?:"?[a-z_]+\.[a-z]|call\b)|(?:module|return)\b)', re.M)
_OPERATION_FOLDERS = (
    ("builtin_module", "builtin.module"),
    ("hal_executable_variant", "hal.executable.variant"),
    ("hal_executable", "hal.executable"),
    ("func_func", "func.func"),
    ("llvm_func", "llvm.func"),
    ("util_func", "util.func"),
    ("util_initializer", "util.initializer"),
    ("vm_module", "vm.module"),
    ("vm_func", "vm.func"),
)


def operation_count(text: bytes) -> int:
    """Number of lines of an MLIR text that begin an operation; terminators that are not printed do not count."""
    return len(_OPERATION.findall(text))


@dataclass
class IreePasses:
    """Records the passes whose files have appeared in the tree since the last call.

    A pass that changed nothing leaves no file.  What happens below ``hal.executable`` is the kernel's own code
    (chain ``device``); the rest is the host wrapper around its launch.

    Attributes:
        failed: ids of the stages that the compiler marks as failed, innermost first.
    """

    recorder: Recorder
    tree: Path
    failed: list[str] = field(default_factory=list)
    _seen: set[Path] = field(default_factory=set)
    _last: dict[str, tuple[str, int]] = field(default_factory=dict)
    _last_device: str | None = None

    def record_new(self, *, running: bool = False) -> None:
        """Adds a stage for each file not seen before.

        Args:
            running: passes are still running, and the newest file may not be complete: it is left for the next time.
        """
        found = sorted((path for path in self.tree.rglob("*.mlir") if path not in self._seen), key=_when)
        for path in found[:-1] if running else found:
            self._seen.add(path)
            self._record(path)

    def _record(self, path: Path) -> None:
        content = path.read_bytes()
        banner = _BANNER.match(content)
        text = content[banner.end() :] if banner else content
        named = _FILE_NAME.match(path.name)
        name = named[2] if named else path.stem
        failed = bool(banner and banner[2])
        folder = path.parent.relative_to(self.tree).as_posix()
        chain: Chain = "device" if "/hal_executable_" in f"/{folder}" else "host"
        after = self.recorder.blobs.add(text)
        count = operation_count(text)
        before, delta, note = self._before(folder, chain, count)
        stage = Stage(
            id=self.recorder.stage_id("mlir", name, chain),
            layer="mlir",
            name=name,
            title=banner[1].decode() if banner else "",
            changed=before != after,
            status="failed" if failed else "ok",
            chain=chain,
            language="mlir",
            before=before,
            after=after,
            op_count=count,
            op_delta=delta,
            scope=_scope(path.parent.name),
            note=note,
        )
        self._last[folder] = (after, count)
        if chain == "device":
            self._last_device = after
        if failed:
            self.failed.append(stage.id)
        self.recorder.add_stage(stage)

    def _before(self, folder: str, chain: Chain, count: int) -> tuple[str | None, int | None, str]:
        same = self._last.get(folder)
        if same is not None:
            return same[0], count - same[1], ""
        if chain == "device" and self._last_device is not None:
            return self._last_device, None, "before: the text of the pass before, which ran on another operation"
        note = "before is not known: IREE prints an operation only once a pass has changed it"
        if not self._last:
            note += "; passes of IREE that changed nothing are not listed, and their times are not measured"
        return None, None, note


def _when(path: Path) -> tuple[int, list[int]]:
    """Order of writing; the counters of the name settle what one tick of the clock holds."""
    named = _FILE_NAME.match(path.name)
    counters = [int(number) for number in named[1].split("_") if number] if named else []
    return path.stat().st_mtime_ns, counters


def _scope(folder: str) -> str:
    """``func.func @gemm`` from a folder name such as ``func_func_gemm``."""
    for prefix, operation in _OPERATION_FOLDERS:
        if folder.startswith(prefix):
            symbol = folder[len(prefix) :].lstrip("_") if folder != prefix else ""
            return operation if symbol in ("", "no-symbol-name") else f"{operation} @{symbol}"
    return folder
