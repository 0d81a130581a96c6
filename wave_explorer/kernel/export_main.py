"""What an exported file runs: inputs, the check of the outputs, and `main`, which does both where a GPU is."""

from __future__ import annotations

from wave_explorer.kernel.export_tensors import TABLE

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

WHY_NOT_HERE = '''\
def why_not_here():
    """Why the kernel cannot run on this machine, empty where it can."""
    if not (torch.cuda.is_available() and torch.version.hip):
        return "no AMD GPU is here to run it"
    found = torch.cuda.get_device_properties("cuda").gcnArchName.split(":")[0]
    return "" if found == TARGET else f"the GPU here is a {found}, not a {TARGET}"
'''
"""Source of the function that tells whether the kernel can run."""

_ASM_ARGUMENT = """\
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--asm", metavar="DIR", help="keep the AMDGCN and LLVM IR in this folder"
    )
    arguments = parser.parse_args()
"""

MAIN = f'''\
def main():
    """Compiles; with an AMD GPU, runs on random inputs and checks what comes out."""
{_ASM_ARGUMENT}    kernel = compile_kernel(arguments.asm)
    for name in sorted(os.listdir(arguments.asm)) if arguments.asm else []:
        if name.endswith(".rocmasm"):
            print(os.path.join(arguments.asm, name))
{{run}}


if __name__ == "__main__":
    main()
'''

PIPELINE_MAIN = f'''\
def main():
    """Compiles all phases; with an AMD GPU, runs them and checks what comes out."""
{_ASM_ARGUMENT}    kernels = {{{{}}}}
    for phase, compile_phase in PHASES.items():
        folder = os.path.join(arguments.asm, phase) if arguments.asm else None
        kernels[phase] = compile_phase(folder)
        for name in sorted(os.listdir(folder)) if folder else []:
            if name.endswith(".rocmasm"):
                print(os.path.join(folder, name))
{{run}}


if __name__ == "__main__":
    main()
'''

ASSEMBLY_MAIN = '''\
def main():
    """Assembles; with an AMD GPU, runs on random inputs and checks what comes out."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hsaco", metavar="FILE", help="keep the code object")
    arguments = parser.parse_args()
    image = assembled()
    if arguments.hsaco:
        Path(arguments.hsaco).write_bytes(image)
{run}


if __name__ == "__main__":
    main()
'''

_RUN = """\
    reason = why_not_here()
    if reason:
        print(f"{done}; {{reason}}")
        return
    torch.manual_seed(0)
    tensors = random_tensors()
{launch}
    torch.cuda.synchronize()
    check(tensors, [{outputs}])"""


def running_blocks(
    tensors: dict[str, str] | None,
    outputs: tuple[str, ...],
    check: str,
    why_not: str,
    *,
    main: str = MAIN,
    launch: str = "    kernel(*tensors.values())",
) -> list[str]:
    """Source of all that an exported file has for running, a function each.

    Args:
        tensors: an expression by name; None where the file cannot know them.
        outputs: names of the tensors to check.
        check: source of ``check(tensors, outputs)``.
        why_not: why there is no run, where there is none.
        main: `MAIN` or `PIPELINE_MAIN`.
        launch: lines that launch the kernels on ``tensors``.
    """
    done = "assembled" if main == ASSEMBLY_MAIN else "compiled"
    if tensors is None:
        return [main.format(run=f'    print("{done}; it is not run here: {why_not}")')]
    names = ", ".join(f'"{name}"' for name in outputs)
    made = "\n".join(f'        "{name}": {text},' for name, text in tensors.items())
    blocks = [TABLE] if any(text.startswith("table(") for text in tensors.values()) else []
    blocks += [
        f'def random_tensors():\n    """Arguments by name, in the kernel\'s order."""\n    return {{\n{made}\n    }}',
        check,
        main.format(run=_RUN.format(launch=launch, outputs=names, done=done)),
    ]
    return blocks
