"""A spec as bytes, so that another process can build and compile the same kernel.

Library names and files travel as text.  Functions and objects travel by value, with the code of the user's own
modules (a worker need not be able to import them, and the module may have changed since), through cloudpickle.  That
replaces the file name of each code object, without which Wave finds no source, so here each code object keeps its
file name and the text of each file travels too, into the other process's `linecache`.
"""

from __future__ import annotations

import io
import pickle
import sys
from collections import ChainMap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, MappingProxyType, ModuleType
from typing import Any

import cloudpickle

from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.installed import is_users_own
from wave_explorer.kernel.source import FileSource, LibrarySource
from wave_explorer.kernel.source_text import register_source, source_of_file
from wave_explorer.kernel.spec import KernelSpec

_VERSION = 2


def to_shipment(spec: KernelSpec) -> bytes:
    """The spec as bytes, to be read by `from_shipment` in a process with the same packages.

    Raises:
        KernelError: something that the kernel refers to cannot leave this process; the message names it.
    """
    buffer = io.BytesIO()
    pickler = _Pickler(buffer)
    source: Any = spec.source
    if isinstance(source, LibrarySource):
        source = ("library", source.entry.name)
    elif isinstance(source, FileSource):
        source = ("file", source.path, source.name, source.text)
    else:
        source = ("value", source)
    content = (
        source,
        spec.target,
        dict(spec.symbols),
        dict(spec.options),
        spec.disabled_passes,
        spec.mlir,
        spec.constraint_edits,
    )
    with _own_modules_by_value():
        try:
            pickler.dump(content)
        except Exception as error:
            raise KernelError(
                f"The kernel {spec.source.label!r} cannot be sent to another process: {' '.join(str(error).split())}.",
                advice=(
                    "It refers to something that lives in this process only (an open file, a lock, a device tensor). "
                    "Make that inside the factory, or put the kernel in a file and use 'file.py:NAME'."
                ),
            ) from error
    return pickle.dumps((_VERSION, pickler.texts, list(sys.path), buffer.getvalue()))


def from_shipment(shipment: bytes) -> KernelSpec:
    """The spec that `to_shipment` made into bytes; its source texts become known to `linecache`.

    Only for bytes of one's own processes: reading them runs what they say.
    """
    version, texts, path, content = pickle.loads(shipment)
    if version != _VERSION:
        raise KernelError("The shipment was made by another version of Wave Explorer.")
    for filename, text in texts.items():
        register_source(filename, text)
    sys.path += [entry for entry in path if entry not in sys.path]
    source, target, symbols, options, passes, mlir, edits = pickle.loads(content)
    made: Any
    if source[0] == "library":
        made = LibrarySource.load(source[1])
    elif source[0] == "file":
        made = FileSource(*source[1:])
    else:
        made = source[1]
    return KernelSpec(made, target, MappingProxyType(symbols), MappingProxyType(options), passes, mlir, edits)


class _Pickler(cloudpickle.Pickler):  # type: ignore[misc]
    """cloudpickle with file names kept; ``texts`` collects the source of each file it meets."""

    def __init__(self, file: io.BytesIO) -> None:
        self.texts: dict[str, str] = {}
        # Before the base class, which looks at it once.
        self.dispatch_table = ChainMap({CodeType: self._reduce_code}, cloudpickle.Pickler.dispatch_table)
        super().__init__(file)

    def _reduce_code(self, code: CodeType) -> tuple[Callable[..., CodeType], tuple[Any, ...]]:
        if code.co_filename not in self.texts:
            text = source_of_file(code.co_filename)
            if text:
                self.texts[code.co_filename] = text
        make, arguments = cloudpickle.Pickler.dispatch_table[CodeType](code)[:2]
        return _code_with_filename, (make, arguments, code.co_filename)


def _code_with_filename(make: Callable[..., CodeType], arguments: tuple[Any, ...], filename: str) -> CodeType:
    return make(*arguments).replace(co_filename=filename)


@contextmanager
def _own_modules_by_value() -> Iterator[None]:
    """While open, functions and classes of modules that are not installed packages are pickled by value."""
    added: list[ModuleType] = []
    for name, module in list(sys.modules.items()):
        has_file = isinstance(getattr(module, "__file__", None), str) and getattr(module, "__name__", None) == name
        known = name == "__main__" or name in cloudpickle.list_registry_pickle_by_value()
        if has_file and not known and is_users_own(module):
            cloudpickle.register_pickle_by_value(module)
            added.append(module)
    try:
        yield
    finally:
        for module in added:
            cloudpickle.unregister_pickle_by_value(module)
