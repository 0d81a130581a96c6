"""Converts what hangs on fx nodes (types, indices, mappings, arguments) to plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Literal

import sympy

from wave_explorer.capture.fx_identity import NodeIdentity
from wave_explorer.kernel.sympy_tree import SymbolTable, to_expression
from wave_explorer.record.expression import Expression, Term, to_text
from wave_explorer.record.graph import IndexSequence, Operand, ValueType

AddressSpaceName = Literal["global", "shared", "register", ""]


class FxValues:
    """Conversions that share one symbol table; results are kept, since passes use few distinct objects.

    Args:
        symbols: gives symbols their ids.
        bindings: value of each bound symbol, which tells where a memory with a symbolic address space lies.
    """

    def __init__(self, symbols: SymbolTable, bindings: Mapping[Any, Any]) -> None:
        self._symbols = symbols
        self._bindings = bindings
        self._types: dict[tuple[Any, Any], ValueType] = {}
        self._sequences: dict[tuple[Any, Any, Any], IndexSequence] = {}
        self._expressions: dict[Any, Expression] = {}

    def expression(self, value: Any) -> Expression:
        """A sympy expression or a number as a tree."""
        if isinstance(value, bool):
            return to_expression(value, self._symbols)
        found = self._expressions.get(value)
        if found is None:
            found = self._expressions[value] = to_expression(value, self._symbols)
        return found

    def dim(self, symbol: Any) -> str:
        """Key of a dimension: the symbol's id, or the text of a dimension that is an expression."""
        if isinstance(symbol, sympy.Symbol):
            return self._symbols.id_of(symbol, "dimension")
        return to_text(self.expression(symbol))

    def index(self, index: Mapping[Any, Any] | None) -> dict[str, IndexSequence]:
        """An index of a node by dimension."""
        return {self.dim(dim): self.sequence(sequence) for dim, sequence in (index or {}).items()}

    def sequence(self, sequence: Any) -> IndexSequence:
        """One ``start : size : stride``."""
        key = (sequence.start, sequence.size, sequence.stride)
        found = self._sequences.get(key)
        if found is None:
            found = self._sequences[key] = IndexSequence(*(self.expression(part) for part in key))
        return found

    def by_dim(self, values: Mapping[Any, Any] | None) -> dict[str, Expression] | None:
        """Vector shapes or bounds by dimension; None where the node has none."""
        if values is None:
            return None
        return {self.dim(dim): self.expression(value) for dim, value in values.items() if value is not None}

    def expanded_dims(self, values: Mapping[Any, int] | None) -> dict[str, int] | None:
        """Position of a copy made by expansion, by dimension; None for a node that was not expanded."""
        return None if values is None else {self.dim(dim): int(value) for dim, value in values.items()}

    def type(self, kind: Any) -> ValueType | None:
        """The type of a value; None while it is not known."""
        if kind is None:
            return None
        if isinstance(kind, list | tuple):
            parts = [part.text for part in map(self.type, kind) if part is not None]
            return ValueType("other", text=f"({', '.join(parts)})")
        # Promotion rewrites the address space of a memory type in place, so the object alone is no key.
        key = (kind, getattr(kind, "address_space", None))
        if key not in self._types:
            self._types[key] = self._convert_type(*key)
        return self._types[key]

    def _convert_type(self, kind: Any, address_space: Any) -> ValueType:
        shape = getattr(kind, "symbolic_shape", None)
        dtype = getattr(kind, "dtype", None)
        if shape is None or dtype is None:
            return ValueType("scalar", dtype=str(kind), text=str(kind))
        dims = tuple(self.expression(dim) for dim in shape)
        space = self._address_space(address_space)
        is_register = space == "register"
        text = f"{'Register' if is_register else 'Memory'}[{', '.join(map(to_text, dims))}] {dtype}"
        if not is_register and space:
            text += f" {space}"
        return ValueType("register" if is_register else "memory", dims, str(dtype), space, text)

    def _address_space(self, space: Any) -> AddressSpaceName:
        name = str(getattr(space, "name", space))
        if isinstance(space, sympy.Symbol):
            name = str(self._bindings.get(space, space))
        for known in ("register", "shared", "global"):
            if known in name.lower() and name != "ADDRESS_SPACE":
                return known
        return ""

    def argument(
        self, name: str, value: Any, operands: list[Operand], attributes: dict[str, Any], ids: NodeIdentity
    ) -> None:
        """Files one argument of a node: nodes in it become operands, the rest an attribute."""
        if _is_node(value):
            operands.append(Operand(name, ids.id(value)))
        elif isinstance(value, list | tuple) and any(_is_node(part) for part in value):
            for position, part in enumerate(value):
                self.argument(f"{name}[{position}]", part, operands, attributes, ids)
        elif value is not None and not (isinstance(value, list | tuple) and not value):
            attributes[name] = self.plain(value)

    def applied(self, arguments: Sequence[Any]) -> Expression | None:
        """What ``apply_expr`` computes, as an expression of ``$APPLY_EXPR_ARG_0`` ...; None where it is none.

        Its function is called once with symbols, as Wave does when it emits the operation.
        """
        given, function = arguments
        count = len(given) if isinstance(given, list | tuple) else 1
        # The assumptions are those of Wave's own symbols for the arguments.
        names = (f"$APPLY_EXPR_ARG_{position}" for position in range(count))
        try:
            return self.expression(function(*(sympy.Symbol(name, integer=True, nonnegative=True) for name in names)))
        except Exception:
            # Whatever is wrong with the function of a kernel, Wave itself will say so when it emits the operation.
            return None

    def plain(self, value: Any) -> Any:
        """``value`` as JSON.  A symbol is its id; another symbolic value is ``{"expression": tree, "text": text}``."""
        if value is None or isinstance(value, bool | int | float | str):
            return value
        if isinstance(value, sympy.Basic):
            return self._symbolic(value)
        if isinstance(value, Enum):
            return value.name
        if isinstance(value, Mapping):
            return {self._key(key): self.plain(entry) for key, entry in value.items()}
        if isinstance(value, Sequence | set | frozenset):
            return [self.plain(entry) for entry in value]
        if hasattr(value, "input_mapping"):
            return self._mapping(value)
        if type(value).__name__ == "IndexSequence":
            return {part: self.plain(getattr(value, part)) for part in ("start", "size", "stride")}
        if _is_node(value):
            return value.name
        if isinstance(value, type) or callable(value):
            return getattr(value, "__name__", type(value).__name__)
        return str(value)

    def _key(self, key: Any) -> str:
        if isinstance(key, sympy.Basic):
            return self.dim(key)
        return key.name if isinstance(key, Enum) else str(key)

    def _symbolic(self, value: Any) -> Any:
        tree = self.expression(value)
        if isinstance(tree, Term) and tree.op == "sym":
            return tree.args[0]
        return tree if isinstance(tree, int) else {"expression": tree, "text": to_text(tree)}

    def _mapping(self, mapping: Any) -> dict[str, Any]:
        """An ``IndexMapping``: expressions of the iterators for each input and output dimension."""

        def side(entries: Mapping[Any, Any]) -> dict[str, Expression]:
            return {self.dim(dim): self.expression(value) for dim, value in entries.items()}

        return {
            "iterators": [self._symbols.id_of(iterator) for iterator in mapping.iters],
            "inputs": side(mapping.input_mapping),
            "outputs": side(mapping.output_mapping),
            # A pass of Wave leaves None where it makes a mapping that needs none.
            "dynamic": [side(entries) for entries in mapping.dynamic_val_mappings or ()],
        }


def _is_node(value: Any) -> bool:
    return hasattr(value, "all_input_nodes")
