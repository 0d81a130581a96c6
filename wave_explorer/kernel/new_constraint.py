"""The text that a new constraint begins with: every argument it needs, with values of the kernel that can be read."""

from __future__ import annotations

from wave_explorer.kernel.clone import is_memory
from wave_explorer.kernel.constraint_kinds import CONSTRAINT_KINDS, Field
from wave_explorer.kernel.spec import KernelSpec


def starting_text(kind: str, spec: KernelSpec) -> str:
    """A constraint of a class for a kernel, to go on from.

    Args:
        kind: name of the class.
        spec: the kernel; its first dim stands where a dim has to, with the tile ``BLOCK_`` of it where it has one.

    Raises:
        KernelError: the kernel cannot be made.
    """
    made = spec.unedited()
    dims = [
        str(dim)
        for annotation in made.kernel._f.__annotations__.values()
        if is_memory(annotation)
        for dim in annotation.symbolic_shape
    ]
    dim = next((name for name in dims if name.isidentifier()), "1")
    symbols = {str(symbol) for symbol in made.subs}
    tile = f"BLOCK_{dim}" if f"BLOCK_{dim}" in symbols else "1"
    fields = [field for field in CONSTRAINT_KINDS[kind].fields if field.required or field.name == "tile_size"]
    return f"{kind}({', '.join(_argument(field, dim, tile) for field in fields)})"


def _argument(field: Field, dim: str, tile: str) -> str:
    value = {
        "expression": tile if field.name == "tile_size" else dim,
        "launch_expression": "WORKGROUP_0",
        "condition": f"{dim} > 0",
        "integer": "64" if field.name == "threads_per_wave" else str(field.minimum),
        "function": "lambda x: x",
        "bindings": "{}",
    }[field.kind]
    return f"{field.name}={value}" if field.keyword else value
