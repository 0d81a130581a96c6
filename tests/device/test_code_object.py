"""Code objects: made from text, read back, and fitted to a GPU."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.isa.assembler import needs_assembler
from wave_explorer.device.assembler import NotAssembled, assemble
from wave_explorer.device.code_object import BadCodeObject, mismatch, read_code_object
from wave_explorer.isa.reader import read

DATA = Path(__file__).parent.parent / "data"


@needs_assembler
@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("asm/gemm_none_gfx942", "gfx942"), ("asm/gemm_gfx90a", "gfx90a"), ("asm/gemm_gfx950", "gfx950"),
        ("emulator/gemm_dynamic_gfx942", "gfx942"), ("asm/attention_gfx942", "gfx942"),
    ],
)  # fmt: skip
def test_the_metadata_of_the_text_is_that_of_the_code_object(name: str, target: str) -> None:
    program = read((DATA / f"{name}.s").read_text())
    code = assemble(program)
    assert code.target == target
    described = code.described(program)
    assert described.metadata.arguments == program.metadata.arguments and program.metadata.arguments
    assert described.metadata.kernarg_bytes == program.metadata.kernarg_bytes
    assert assemble(program).image == code.image


@needs_assembler
def test_rdna_kernels_of_both_wave_sizes() -> None:
    texts = [path.read_text() for path in sorted((DATA / "asm").glob("*gfx12*.s"))]
    texts += [path.read_text() for path in sorted((DATA / "emulator").glob("*gfx1201*.s"))]
    sizes = set()
    for text in texts:
        program = read(text)
        if program.target != "gfx1201":
            continue
        sizes.add(program.metadata.wavefront_size)
        assert assemble(program).target == "gfx1201"
    assert sizes


@needs_assembler
def test_what_is_no_code_object_is_refused() -> None:
    image = assemble(read((DATA / "asm/gemm_none_gfx942.s").read_text())).image
    for content, said in (
        (b"", "no ELF file"),
        (image[:3], "no ELF file"),
        (image[:40], "cut short"),
        (image[:18] + bytes((62, 0)) + image[20:], "for machine 62, not for AMD GPUs"),
        (image.replace(b"AMDGPU\0", b"OTHERS\0"), "no metadata"),
        (image[: len(image) // 2], "cut short"),
    ):
        with pytest.raises(BadCodeObject, match=said):
            read_code_object(content)
    with pytest.raises(BadCodeObject, match="no kernel 'other'"):
        read_code_object(image).kernel("other")


@needs_assembler
def test_text_that_does_not_assemble_gives_the_assembler_s_words() -> None:
    program = read((DATA / "asm/gemm_none_gfx942.s").read_text())
    broken = replace(program, text=program.text.replace("s_endpgm", "s_never_heard_of"))
    with pytest.raises(NotAssembled, match="invalid instruction"):
        assemble(broken)


def test_without_tools_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from wave_explorer.device import assembler

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("ROCM_PATH", "")
    monkeypatch.setattr(assembler, "rocm_folders", tuple)
    assembler._assembled.cache_clear()
    with pytest.raises(NotAssembled, match=r"Install ROCm, or LLVM 22 or newer"):
        assemble(read((DATA / "asm/gemm_none_gfx942.s").read_text()))
    assembler._assembled.cache_clear()


@pytest.mark.parametrize(
    ("code", "gpu", "said"),
    [
        ("amdgcn-amd-amdhsa--gfx942", "gfx942:sramecc+:xnack-", ""),
        ("amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-", "gfx942:sramecc+:xnack-", ""),
        ("amdgcn-amd-amdhsa--gfx942:xnack+", "gfx942:sramecc+:xnack-", "gfx942 with xnack+"),
        ("amdgcn-amd-amdhsa--gfx1201", "gfx1201", ""),
        ("amdgcn-amd-amdhsa--gfx1200", "gfx1201", "the code is for gfx1200, and the GPU is a gfx1201"),
        ("amdgcn-amd-amdhsa--gfx90a", "gfx942:sramecc+:xnack-", "for gfx90a, and the GPU is a gfx942"),
    ],
)
def test_code_fits_a_gpu(code: str, gpu: str, said: str) -> None:
    found = mismatch(code, gpu)
    assert said in found and bool(said) == bool(found)
