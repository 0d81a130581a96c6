"""Python source for values: what a kernel refers to, written down so that another file makes it again."""

from __future__ import annotations

import ast
import builtins
import inspect
import keyword
import math
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import sympy
import torch
import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel._support.dtype import DataType
from wave_lang.kernel._support.indexing import index_symbol
from wave_lang.kernel.lang import IndexMapping, Register, SymbolBind, global_symbols
from wave_lang.kernel.lang.kernel_buffer import KernelBufferUsage

from wave_explorer.kernel.clone import is_memory
from wave_explorer.kernel.code_names import global_names, lambda_node
from wave_explorer.kernel.constraint_kinds import TypedFunction
from wave_explorer.kernel.errors import KernelError
from wave_explorer.kernel.installed import importable, is_users_own
from wave_explorer.kernel.outdented import outdented
from wave_explorer.kernel.python_arithmetic import arithmetic
from wave_explorer.kernel.source_text import function_text
from wave_explorer.kernel.syntax_tree import parse
from wave_explorer.record.graph import SourceLocation

_GLOBAL_SYMBOLS = {
    value: name for name, value in vars(global_symbols).items() if isinstance(value, sympy.Symbol) and name.isupper()
}
_COMPILER_FIELDS = ("induction_var", "wave_id", "wg_constraint", "per_device_dim")


class PythonWriter:
    """Turns values into source text, and gathers the imports and module-level definitions that the text needs.

    Args:
        inline_symbols: write ``tkl.sym.M`` wherever the symbol is used, and no ``M = tkl.sym.M``.

    Attributes:
        imports: import statements.
        definitions: statements that define names, in an order in which they can run.
    """

    def __init__(self, *, inline_symbols: bool = False) -> None:
        self._inline_symbols = inline_symbols
        self.imports: set[str] = {"import wave_lang.kernel.lang as tkl", "import wave_lang.kernel.wave as tkw"}
        self.definitions: list[str] = []
        self._names: dict[str, Any] = {"tkl": tkl, "tkw": tkw}
        self._symbols: dict[sympy.Symbol, str] = {}
        self._functions: dict[FunctionType, str] = {}

    def free_name(self, wanted: str) -> str:
        """``wanted``, with underscores behind it where the kernel uses that name itself."""
        while wanted in self._names:
            wanted += "_"
        return wanted

    def means(self, name: str, value: Any) -> bool:
        """Whether ``name`` means ``value`` in the written module."""
        return self._names.get(name) is value

    def reserve(self, name: str, value: Any) -> None:
        """Says that the written module defines ``name`` as ``value`` in a way of its own.

        Raises:
            KernelError: the name already means something else.
        """
        if name in self._names and self._names[name] is not value:
            raise self._two_meanings(name, "the kernel itself")
        self._names[name] = value

    def bind(self, name: str, value: Any, where: str) -> None:
        """Makes ``name`` mean ``value`` in the written module.

        Raises:
            KernelError: the value cannot be written down, or the name already means something else.
        """
        if name.startswith("__") and name.endswith("__"):
            raise KernelError(
                f"{name}, {where}, cannot be written down: Python gives each module its own meaning of such a name.",
                advice="Give the variable another name.",
                symbol=name,
            )
        if name in self._names:
            known = self._names[name]
            if known is value or (type(known) is type(value) and _equal(known, value)):
                return
            raise self._two_meanings(name, where)
        self._names[name] = value
        if isinstance(value, ModuleType):
            self._bind_module(name, value, where)
            return
        found = importable(value)
        if found is not None:
            self.imports.add(f"from {found[0]} import {found[1]}" + (f" as {name}" if found[1] != name else ""))
        elif isinstance(value, sympy.Symbol):
            if _GLOBAL_SYMBOLS.get(value) == name:
                self.imports.add(f"from wave_lang.kernel.lang.global_symbols import {name}")
            else:
                self.definitions.append(f"{name} = {self._new_symbol(value)}")
            self._symbols.setdefault(value, name)
        elif isinstance(value, FunctionType) and value.__name__ != "<lambda>":
            self._bind_function(name, value)
        elif inspect.isclass(value) and not is_memory(value) and not issubclass(value, Register | SymbolBind):
            self._bind_class(name, value, where)
        else:
            self.definitions.append(f"{name} = {self.expression(value, f'{name} ({where})')}")

    def name_function(self, function: FunctionType, text: str) -> None:
        """Says what expression gives a function that the written module makes in a way of its own."""
        self._functions[function] = text

    def bind_names_of(self, function: FunctionType) -> None:
        """Defines what a function's code refers to: closure variables first, then globals.

        Raises:
            KernelError: one of them cannot be written down; the message names it.
        """
        where = f"used by {function.__name__}"
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
            try:
                value = cell.cell_contents
            except ValueError:
                continue
            if value is not function:
                self.bind(name, value, where)
        for name in sorted(global_names(function.__code__)):
            # The written module has a __file__ and a __name__ of its own.
            if name in function.__globals__ and not (name.startswith("__") and name.endswith("__")):
                self.bind(name, function.__globals__[name], where)

    def expression(self, value: Any, where: str) -> str:
        """An expression that makes ``value``.

        Args:
            value: what to write.
            where: the variable it comes from, for messages.

        Raises:
            KernelError: it cannot be written down.
        """
        if isinstance(value, np.generic):
            # The file does without NumPy; an item has the same value.
            value = value.item()
        if value is None or (isinstance(value, bool | int | str | bytes) and not isinstance(value, Enum)):
            return repr(value)
        if isinstance(value, float):
            return repr(value) if math.isfinite(value) else f'float("{value}")'
        if isinstance(value, sympy.Basic):
            return self._sympy(value, where)
        if isinstance(value, DataType):
            return self._dtype(value, where)
        if isinstance(value, torch.dtype):
            self.imports.add("import torch")
            return str(value)
        if isinstance(value, tuple) and isinstance(names := getattr(value, "_fields", None), tuple):
            parts = [f"{name}={self.expression(part, where)}" for name, part in zip(names, value, strict=True)]
            return _called(self._type(value, where), parts)
        if isinstance(value, torch.Tensor) and value.ndim == 0:
            self.imports.add("import torch")
            return f"torch.tensor({self.expression(value.item(), where)}, dtype={value.dtype})"
        if isinstance(value, list | tuple | set | frozenset | Mapping) and type(value).__module__ == "builtins":
            return self._container(value, where)
        if inspect.isclass(value):
            return self._class(value, where)
        if isinstance(value, Enum):
            return f"{self._type(value, where)}.{value.name}"
        if isinstance(value, IndexMapping):
            return self._index_mapping(value, where)
        if isinstance(value, FunctionType):
            return self._function(value, where)
        if isinstance(value, TypedFunction):
            return self._typed_function(value, where)
        if is_dataclass(value):
            return self._instance(value, where)
        raise self._unwritable(value, where)

    def _two_meanings(self, name: str, where: str) -> KernelError:
        return KernelError(
            f"The name {name!r} means two things in functions of this kernel ({where}).",
            advice="One file cannot hold both: rename one of them and export again.",
            symbol=name,
        )

    def _unwritable(self, value: Any, where: str) -> KernelError:
        return KernelError(
            f"{where} is {type(value).__module__}.{type(value).__qualname__}, which cannot be written into a file.",
            advice="Replace it by a number, a symbol or a function, or make it inside the kernel's own file.",
            symbol=where.split(" ")[0],
        )

    # ------------------------------------------------------------------------------------------------- symbols
    def _new_symbol(self, symbol: sympy.Symbol) -> str:
        if symbol in _GLOBAL_SYMBOLS:
            name = str(_GLOBAL_SYMBOLS[symbol])
            self.imports.add(f"from wave_lang.kernel.lang.global_symbols import {name}")
            return name
        for prefix, method in (("$index", "iterator"), ("$dynamic_val", "dynamic_val")):
            number = symbol.name.removeprefix(prefix)
            if number.isdigit() and symbol == index_symbol(symbol.name):
                return f"tkw.IndexMapping.{method}({number})"
        usual = symbol == index_symbol(symbol.name)
        if usual and symbol.name.isidentifier() and not keyword.iskeyword(symbol.name):
            return f"tkl.sym.{symbol.name}"
        self.imports.add("import sympy")
        assumptions = "".join(f", {key}={flag!r}" for key, flag in symbol._assumptions_orig.items() if flag is not None)
        return f"sympy.Symbol({symbol.name!r}{assumptions})"

    def _symbol(self, symbol: sympy.Symbol) -> str:
        if symbol not in self._symbols:
            text = self._new_symbol(symbol)
            name = symbol.name
            if text == f"tkl.sym.{name}" and name not in self._names and not self._inline_symbols:
                self._names[name] = symbol
                self.definitions.append(f"{name} = {text}")
                text = name
            self._symbols[symbol] = text
        return str(self._symbols[symbol])

    def _sympy(self, value: sympy.Basic, where: str) -> str:
        if isinstance(value, sympy.Symbol):
            return self._symbol(value)
        if isinstance(value, sympy.Integer):
            self.imports.add("import sympy")
            return f"sympy.Integer({int(value)})"
        text = arithmetic(value, self._symbol, self.imports)
        if text is None:
            raise self._unwritable(value, where)
        return text

    # -------------------------------------------------------------------------------------------------- values
    def _dtype(self, value: DataType, where: str) -> str:
        for name in ("f16", "bf16", "f32", "f64", "i8", "i16", "i32", "i64", *tkl.__all__):
            if getattr(tkl, name, None) is value:
                return f"tkl.{name}"
        raise self._unwritable(value, where)

    def _container(self, value: Any, where: str) -> str:
        if isinstance(value, Mapping):
            pairs = [f"{self.expression(key, where)}: {self.expression(part, where)}" for key, part in value.items()]
            return _braced("{}", pairs)
        parts = [self.expression(part, where) for part in value]
        if isinstance(value, list):
            return _braced("[]", parts)
        if isinstance(value, tuple):
            return f"({parts[0]},)" if len(parts) == 1 else _braced("()", parts)
        text = _braced("{}", parts) if parts else ""
        return text if isinstance(value, set) and parts else f"{type(value).__name__}({text})"

    def _class(self, value: Any, where: str) -> str:
        if is_memory(value):
            parts = [*value.symbolic_shape, value.address_space, value.dtype]
            if value.physical_layout is not None:
                parts.append(value.physical_layout)
            if value.usage not in (None, KernelBufferUsage.NONE):
                parts.append(value.usage)
            return f"tkl.Memory[{', '.join(self.expression(part, where) for part in parts)}]"
        if issubclass(value, Register) and value is not Register:
            parts = [*value.symbolic_shape, value.dtype]
            return f"tkl.Register[{', '.join(self.expression(part, where) for part in parts)}]"
        if issubclass(value, SymbolBind) and value is not SymbolBind:
            self.imports.add("from wave_lang.kernel.lang import SymbolBind")
            return f"SymbolBind[{self.expression(value.dtype, where)}]"
        return self._named(value, where)

    def _named(self, value: Any, where: str) -> str:
        found = importable(value)
        if found is not None:
            for package, alias in ((tkw, "tkw"), (tkl, "tkl")):
                if getattr(package, found[1], None) is value:
                    return f"{alias}.{found[1]}"
        self.bind(value.__name__, value, where)
        return str(value.__name__)

    def _type(self, value: Any, where: str) -> str:
        return self._named(type(value), where)

    def _index_mapping(self, value: IndexMapping, where: str) -> str:
        parts = [
            f"num_iterators={value.num_iterators}",
            f"inputs={self.expression(dict(value.input_mapping), where)}",
            f"outputs={self.expression(dict(value.output_mapping), where)}",
        ]
        if value.dynamic_val_mappings:
            maps = tuple(dict(mapping) for mapping in value.dynamic_val_mappings)
            parts.append(f"dynamic_val_mappings={self.expression(maps, where)}")
        return _called("tkw.IndexMapping", parts)

    def _instance(self, value: Any, where: str) -> str:
        parts: list[str] = []
        positional = True
        for field in fields(value):
            part = getattr(value, field.name)
            is_default = field.default is not MISSING and type(part) is type(field.default) and part == field.default
            if not field.init or field.name in _COMPILER_FIELDS or (is_default and field.name != "mma_type"):
                positional = False
                continue
            # A symbol comes in front by position, as Wave's constraints are written by hand.
            text = self.expression(part, f"{field.name} of {type(value).__name__} in {where}")
            positional = positional and (isinstance(part, sympy.Basic) or field.name == "workgroup_dim")
            parts.append(text if positional else f"{field.name}={text}")
        return _called(self._type(value, where), parts)

    # ------------------------------------------------------------------------------------- functions and classes
    def _function(self, value: FunctionType, where: str) -> str:
        if value in self._functions:
            return self._functions[value]
        if value.__name__ != "<lambda>":
            return self._named(value, where)
        node = lambda_node(value)
        if node is None:
            raise KernelError(f"{where} is a lambda whose source cannot be told apart.", advice="Write it as a def.")
        self.bind_names_of(value)
        return ast.unparse(node)

    def _typed_function(self, value: TypedFunction, where: str) -> str:
        def symbol(found: sympy.Symbol) -> str:
            return found.name if found == value.parameter else self._symbol(found)

        text = arithmetic(sympy.sympify(value.expression), symbol, self.imports)
        if text is None:
            raise self._unwritable(value, where)
        return f"lambda {value.parameter.name}: {text}"

    def _bind_function(self, name: str, value: FunctionType) -> None:
        source = function_text(value)
        text = outdented(source.text)
        self._bind_names_in_signature(text, value, name)
        self.bind_names_of(value)
        self.definitions.append(_renamed(text.rstrip("\n"), value.__name__, name))

    def _bind_names_in_signature(self, text: str, value: FunctionType, name: str) -> None:
        """Names in annotations, defaults and decorators: they are looked up when the definition runs."""
        definition = parse(text).body[0]
        if not isinstance(definition, ast.FunctionDef):
            return
        scope = {**value.__globals__, **inspect.getclosurevars(value).nonlocals}
        outside: list[ast.AST] = [*definition.decorator_list, definition.args]
        outside += [definition.returns] if definition.returns else []
        for part in outside:
            for node in ast.walk(part):
                if isinstance(node, ast.Name) and node.id in scope:
                    self.bind(node.id, scope[node.id], f"in the signature of {name}")
                elif isinstance(node, ast.Name) and node.id not in vars(builtins):
                    raise KernelError(
                        f"{node.id!r} in the signature of {name} is a local of another function.",
                        advice="Define it at module level, or leave the annotation out.",
                        symbol=node.id,
                        location=SourceLocation(value.__code__.co_filename, value.__code__.co_firstlineno),
                    )

    def _bind_class(self, name: str, value: type, where: str) -> None:
        try:
            text = outdented(inspect.getsource(value)).rstrip("\n")
        except (OSError, TypeError) as error:
            raise self._unwritable(value, where) from error
        module = inspect.getmodule(value)
        scope = vars(module) if module else {}
        for node in ast.walk(parse(text)):
            if isinstance(node, ast.Name) and node.id in scope and scope[node.id] is not value:
                self.bind(node.id, scope[node.id], f"used by {name}")
        self.definitions.append(_renamed(text, value.__name__, name))

    def _bind_module(self, name: str, module: ModuleType, where: str) -> None:
        if is_users_own(module):
            raise KernelError(
                f"{name} ({where}) is a module of yours, which the exported file could not import elsewhere.",
                advice=f"Import the names that the kernel uses: from {module.__name__} import ...",
                symbol=name,
            )
        self.imports.add(f"import {module.__name__}" + (f" as {name}" if name != module.__name__ else ""))


def _equal(left: Any, right: Any) -> bool:
    try:
        return bool(left == right)
    except Exception:
        return False


def _renamed(text: str, own: str, name: str) -> str:
    return text if own == name else f"{text}\n\n\n{name} = {own}"


def _braced(braces: str, parts: list[str]) -> str:
    return f"{braces[0]}{', '.join(parts)}{braces[1]}"


def _called(function: str, parts: list[str]) -> str:
    return function + _braced("()", parts)
