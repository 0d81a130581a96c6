"""The `main` of an exported file: compile, say where the AMDGCN went, and run and check it where a GPU is present."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wave_explorer.kernel.export_tensors import tensors as tensors_of

if TYPE_CHECKING:
    from wave_explorer.kernel.library import LibraryEntry
    from wave_explorer.kernel.spec import BuiltKernel

CHECK_ONLY_FINITE = '''\
def check(tensors, outputs):
    """No reference is known for this kernel: says whether every output is finite."""
    for name in outputs:
        finite = bool(torch.isfinite(tensors[name].float()).all())
        print(f"{name}: {'finite' if finite else 'NOT FINITE'}")
        if not finite:
            raise SystemExit(1)
'''
"""What an exported kernel is checked by where no reference is known."""


def main_text(built: BuiltKernel, check: str, entry: LibraryEntry | None = None) -> str:
    """Source of the functions ``check`` and ``main``.

    Args:
        built: the kernel; a run is written only for tensors with known shapes and plain element types.
        check: source of ``check(tensors, outputs)``.
        entry: the library kernel that it is, which knows what its inputs are.
    """
    tensors = tensors_of(
        built.data,
        {} if entry is None else entry.make_inputs(built.data, 0),
        () if entry is None else entry.tables,
    )
    lines = [
        "def main():",
        '    """Compiles; with an AMD GPU, runs the kernel on random inputs and checks what comes out."""',
        "    parser = argparse.ArgumentParser(",
        "        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter",
        "    )",
        '    parser.add_argument("--asm", metavar="DIR", help="keep the AMDGCN and LLVM IR in this folder")',
        "    arguments = parser.parse_args()",
        "    kernel = compile_kernel(arguments.asm)",
        "    if arguments.asm:",
        "        for name in sorted(os.listdir(arguments.asm)):",
        '            if name.endswith(".rocmasm"):',
        "                print(os.path.join(arguments.asm, name))",
    ]
    if tensors is None:
        lines += ['    print("compiled; its shapes are only known at launch, so it is not run here")']
        check = ""
    else:
        lines += [
            "    if not (torch.cuda.is_available() and torch.version.hip):",
            '        print("compiled; no AMD GPU is here to run it")',
            "        return",
            "    torch.manual_seed(0)",
            "    tensors = {",
            *(f'        "{name}": {text},' for name, text in tensors.items()),
            "    }",
            "    kernel(*tensors.values())",
            "    torch.cuda.synchronize()",
            f"    check(tensors, [{_outputs(built)}])",
        ]
    blocks = [check.rstrip("\n"), "", "", *lines] if check else lines
    return "\n".join([*blocks, "", "", 'if __name__ == "__main__":', "    main()", ""])


def _outputs(built: BuiltKernel) -> str:
    names = [argument.name for argument in built.data.arguments if argument.usage in ("output", "inout")]
    return ", ".join(f'"{name}"' for name in names)
