from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.isa.listing import REAL, plain, real_program, real_text, small_program, wrapped
from wave_explorer.isa.errors import AsmSyntaxError, KernelChoiceError
from wave_explorer.isa.printer import instruction_text
from wave_explorer.isa.program import DebugLocation, Keyword, Label, Literal32, ModifierValue, Operand, Register
from wave_explorer.isa.reader import read, read_instruction


def function_lines(text: str) -> list[tuple[int, str]]:
    """Instruction lines between the kernel's label and its end, found without the reader."""
    name = re.search(r"\.amdhsa_kernel (\w+)", text)
    assert name
    found, inside = [], False
    for number, line in enumerate(text.splitlines(), start=1):
        code = line.split(";")[0].strip()
        if code == f"{name.group(1)}:":
            inside = True
        elif code.startswith((".size", ".section")):
            inside = False
        elif inside and code and not code.startswith(".") and not code.endswith(":"):
            found.append((number, code))
    return found


@pytest.mark.parametrize("name", REAL)
def test_every_line_is_read_and_printing_it_gives_the_text_again(name: str) -> None:
    text = real_text(name)
    program = read(text)
    assert [(i.line, i.text) for i in program.instructions] == function_lines(text)
    for instruction in program.instructions:
        assert plain(instruction_text(instruction)) == plain(instruction.text)


def test_metadata_of_a_gemm_is_what_the_compiler_states() -> None:
    program = real_program("gemm_none_gfx942")
    facts = program.metadata
    assert program.target == "gfx942"
    assert (facts.vgpr_count, facts.agpr_count, facts.sgpr_count, facts.lds_bytes) == (52, 0, 16, 9216)
    assert (facts.wavefront_size, facts.max_flat_workgroup_size) == (64, 256)
    assert facts.required_workgroup_size == (128, 2, 1)
    assert facts.workgroup_id_enabled == (True, True, False)
    assert (facts.user_sgpr_count, facts.kernarg_preload_length, facts.kernarg_bytes) == (8, 6, 24)
    assert facts.workitem_id_dimensions == 2
    assert [(a.offset, a.size, a.kind, a.access) for a in facts.arguments] == [
        (0, 8, "global_buffer", "read_only"),
        (8, 8, "global_buffer", "read_only"),
        (16, 8, "global_buffer", "write_only"),
    ]


def test_a_kernel_with_preloaded_arguments_starts_after_its_prologue() -> None:
    program = real_program("attention_gfx942")
    assert program.instructions[program.entry - 1].text == "s_branch .LBB0_0"
    assert program.labels[".LBB0_0"] == program.entry == 5
    assert real_program("gemm_gfx90a").entry == 0


def test_wave_size_comes_from_the_text_and_not_from_the_target() -> None:
    assert real_program("gemm_gfx1201").metadata.wavefront_size == 32
    wave64 = wrapped("s_endpgm", "gfx1201").replace("\t.end_", "\t.amdhsa_wavefront_size32 0\n\t.end_")
    assert read(wave64).metadata.wavefront_size == 64


def test_debug_locations_name_the_file_of_the_table() -> None:
    program = real_program("gemm_debug_gfx942")
    assert program.instructions[0].location == DebugLocation("/kernels/gemm.py", 76, 0)
    # `.loc 1 0 0`: no source line.
    assert program.instructions[program.entry].location is None
    assert {i.location.column for i in program.instructions[program.entry :] if i.location} == {37}


@pytest.mark.parametrize(
    ("text", "operands"),
    [
        ("v_mov_b32 v0, -1", (Register("v", 0), Literal32(-1, 0xFFFFFFFF))),
        ("v_add_f32 v0, -v1, |s2|", (
            Register("v", 0), Register("v", 1, negated=True), Register("s", 2, absolute=True))),
        ("v_max_f32 v0, -|v1|, 0.5", (
            Register("v", 0), Register("v", 1, negated=True, absolute=True), Literal32(0.5, 0x3F000000, True))),
        ("v_mul_f32 v0, 0.15915494, v1", (
            Register("v", 0), Literal32(0.15915494, 0x3E22F983, True), Register("v", 1))),
        ("s_mov_b64 exec, vcc", (Register("exec", 0, 2), Register("vcc", 0, 2))),
        ("v_cvt_f32_i32_sdwa v0, sext(v1)", (Register("v", 0), Register("v", 1, sign_extended=True))),
        ("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3", (
            Keyword("hwreg", ("HW_REG_MODE", "4", "2")), Literal32(3, 3))),
        ("s_waitcnt vmcnt(0) & lgkmcnt(3)", (Keyword("vmcnt", ("0",)), Keyword("lgkmcnt", ("3",)))),
        ("s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)", (
            Keyword("instid0", ("VALU_DEP_1",)), Keyword("instskip", ("NEXT",)),
            Keyword("instid1", ("SALU_CYCLE_1",)))),
        ("s_mov_b32 s0, ttmp9", (Register("s", 0), Register("ttmp", 9))),
        ("v_accvgpr_write_b32 a[3], v1", (Register("a", 3), Register("v", 1))),
        ("v_add_f16 v0.l, v1.h, v2.l", (
            Register("v", 0, half="l"), Register("v", 1, half="h"), Register("v", 2, half="l"))),
        ("s_mov_b64 s[0:1], src_shared_base", (Register("s", 0, 2), Register("src_shared_base", 0, 2))),
        ("s_add_u32 s0, s0, table@rel32@lo+4", (Register("s", 0), Register("s", 0), Label("table@rel32@lo+4"))),
        ("s_endpgm", ()),
    ],
)  # fmt: skip
def test_operand_forms(text: str, operands: tuple[Operand, ...]) -> None:
    assert read_instruction(text).operands == operands


@pytest.mark.parametrize(
    ("text", "modifiers"),
    [
        ("global_load_dwordx4 v[0:3], v[4:5], off offset:-64 sc0 nt", {"offset": -64, "sc0": 1, "nt": 1}),
        ("buffer_load_dword v0, s[0:3], 0 offen lds", {"offen": 1, "lds": 1}),
        ("ds_read2_b64 v[0:3], v4 offset0:1 offset1:0x11", {"offset0": 1, "offset1": 17}),
        ("v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[0:1] op_sel_hi:[1,0,1] neg_lo:[0, 0, 1]", {
            "op_sel_hi": (1, 0, 1), "neg_lo": (0, 0, 1)}),
        ("v_add_u32_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0", {
            "dst_sel": "WORD_1", "dst_unused": "UNUSED_PRESERVE", "src0_sel": "BYTE_0"}),
        ('ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, "00p11")', {
            "offset": 'swizzle(BITMASK_PERM, "00p11")'}),
        ("v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1", {
            "quad_perm": (1, 0, 3, 2), "row_mask": 15, "bank_mask": 15, "bound_ctrl": 1}),
    ],
)  # fmt: skip
def test_modifier_forms(text: str, modifiers: dict[str, ModifierValue]) -> None:
    assert read_instruction(text).modifiers == modifiers


def test_encoding_suffixes_are_told_from_the_base_mnemonic() -> None:
    found = [read_instruction(f"{name} v0, v1") for name in ("v_mov_b32_e32", "v_mov_b32_e64_dpp", "v_cvt_pk_f16_f32")]
    assert [(i.base, i.encoding) for i in found] == [
        ("v_mov_b32", "_e32"), ("v_mov_b32", "_e64_dpp"), ("v_cvt_pk_f16_f32", "")
    ]  # fmt: skip


def test_a_dual_issue_pair_keeps_both_halves() -> None:
    pair = read_instruction("v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v3, v4, v5")
    assert pair.second is not None
    assert (pair.base, pair.second.base) == ("v_dual_mov_b32", "v_dual_add_f32")
    assert pair.second.operands == (Register("v", 3), Register("v", 4), Register("v", 5))


def test_comments_and_labels_on_one_line() -> None:
    program = small_program("/* two\nlines */ s_nop 0 // a\n.L1: s_nop 1 ; b\n\ts_cbranch_scc1 .L1\n\ts_endpgm")
    assert [i.text for i in program.instructions] == ["s_nop 0", "s_nop 1", "s_cbranch_scc1 .L1", "s_endpgm"]
    assert program.labels[".L1"] == 1
    assert program.instructions[1].line == 6


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("v_add_f32 v0, v1,", "operand is missing"),
        ("v_add_f32 v0,, v1", "operand is missing"),
        ("v_add_f32 v0 v1, v2", "comma is missing"),
        ("v_mov_b32 v[3:1], v0", "backwards"),
        ("v_mov_b32 v0, |v1", "absolute"),
        ("v_mov_b32 v0, hwreg(1", "never closed"),
        ("V_MOV_B32 v0, v1", "no instruction"),
        ("global_load_dword v0, v[1:2], off offset:4 offset:8", "twice"),
        ("v_mov_b32 v0, ?", "no operand"),
        ("v_mov_b32 v0, 09", "octal"),
        ("ds_read_b32 v0, v1 offset:09", "octal"),
        ("global_load_dword v0, v[1:2], off v3", "no modifier"),
        ("s_branch 65520", "names no label"),
        ("s_branch .Lnowhere", "does not define"),
        (".loc 7 1 1", "no .file describes"),
        ("s_waitcnt vmcn(0)", "no counter 'vmcn'"),
        ("s_waitcnt vmcnt(x)", "vmcnt takes a number"),
        ("s_waitcnt", "what it waits for"),
        ("s_wait_loadcnt", "what it waits for"),
        ("v_mov_b32 v99999999, v0", "no register"),
        ("v_mov_b32 v\N{ARABIC-INDIC DIGIT THREE}, v0", "no operand"),
        ("v_mov_b32 v0, 1e999", "does not fit"),
    ],
)
def test_a_broken_line_is_named_with_its_number(line: str, reason: str) -> None:
    with pytest.raises(AsmSyntaxError, match=reason) as caught:
        small_program(f"\ts_nop 0\n\t{line}\n\ts_endpgm")
    assert caught.value.line == 5
    assert line in caught.value.text


@pytest.mark.parametrize("operand", ["-" * 3000 + "v1", "(" * 3000 + "1" + ")" * 3000])
def test_a_deeply_nested_operand_is_refused(operand: str) -> None:
    with pytest.raises(AsmSyntaxError, match="nested too deeply"):
        read_instruction(f"v_mov_b32 v0, {operand}")


def test_of_several_kernels_one_must_be_named() -> None:
    both = wrapped("v_mov_b32 v0, 1\n\ts_endpgm", name="one") + wrapped("s_endpgm", name="two")
    with pytest.raises(KernelChoiceError) as caught:
        read(both)
    assert caught.value.kernels == ("one", "two")
    assert len(read(both, "one").instructions) == 2
    assert len(read(both, "two").instructions) == 1
    with pytest.raises(KernelChoiceError, match="'three'"):
        read(both, "three")


def test_broken_metadata_is_an_error_of_the_block() -> None:
    with pytest.raises(AsmSyntaxError, match="cannot be read"):
        read(wrapped("s_endpgm") + "\t.amdgpu_metadata\n---\na: [1\n...\n\t.end_amdgpu_metadata\n")
    with pytest.raises(AsmSyntaxError, match="never closed"):
        read(wrapped("s_endpgm") + "\t.amdgpu_metadata\n---\n")


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_damaged_text_is_read_or_refused_but_never_crashes_the_reader(data: st.DataObject) -> None:
    lines = real_text("gemm_prefetch_gfx942").splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(lines) - 1))
        line = lines[number]
        at = data.draw(st.integers(0, len(line)))
        change = data.draw(st.sampled_from(("cut", "insert", "drop", "double")))
        if change == "cut":
            lines[number] = line[:at]
        elif change == "insert":
            lines[number] = (
                line[:at] + data.draw(st.text(st.sampled_from('[](),:"|-.v0x;/*{}'), min_size=1)) + line[at:]
            )
        elif change == "drop":
            del lines[number]
        else:
            lines.insert(number, line)
    try:
        read("\n".join(lines))
    except AsmSyntaxError as error:
        assert 1 <= error.line <= len(lines)
    except KernelChoiceError:
        pass


def test_registers_above_255_are_those_that_the_compiler_names() -> None:
    body = "\ts_set_vgpr_msb 0x41\n\tv_add_f32_e32 v0 /*v256*/, v1, v[2:3] /*v[258:259]*/ /* a note */\n\ts_endpgm"
    program = small_program(body, "gfx1250")
    instruction = program.instructions[1]
    assert instruction.operands == (Register("v", 256), Register("v", 1), Register("v", 258, 2))
    assert instruction_text(instruction) == "v_add_f32_e32 v0 /*v256*/, v1, v[2:3] /*v[258:259]*/"
    with pytest.raises(AsmSyntaxError, match="above v255"):
        small_program("\ts_set_vgpr_msb 0x41\n\tv_mov_b32_e32 v0, v1\n\ts_endpgm", "gfx1250")
    assert small_program("\ts_set_vgpr_msb 0x4100\n\tv_mov_b32_e32 v0, v1\n\ts_endpgm", "gfx1250").labels


def test_copies_that_iree_adds_are_no_choice() -> None:
    def kernel(name: str) -> str:
        return f"\t.type {name},@function\n{name}:\n\ts_endpgm\n\t.amdhsa_kernel {name}\n\t.end_amdhsa_kernel\n"

    head = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n'
    copies = "".join(kernel(f'"main$async_dispatch_{n}_slow_memcpy"') for n in range(2))
    assert read(head + copies + kernel("gemm")).metadata.name == "gemm"
    with pytest.raises(KernelChoiceError, match="several kernels"):
        read(head + copies + kernel("gemm") + kernel("other"))


@pytest.mark.parametrize("name", ["größer", "倍", "ähnlich"])
@pytest.mark.parametrize("quoted", [True, False])
def test_a_name_that_is_not_ascii(name: str, quoted: bool) -> None:
    # LLVM 22 puts quotes around the label and around symbols, and none behind .amdhsa_kernel.
    symbol = f'"{name}"' if quoted else name
    text = (
        f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.globl {symbol}\n\t.type\t{symbol},@function\n{symbol}:\n'
        f"\ts_branch .Lende\n.Lende:\n\ts_endpgm\n.Lfunc_end0:\n\t.size\t{symbol}, .Lfunc_end0-{symbol}\n"
        f"\t.amdhsa_kernel {name}\n\t\t.amdhsa_next_free_vgpr 8\n\t.end_amdhsa_kernel\n"
        f'\t.set "{name}.num_vgpr", 5\n\t.set "{name}.num_agpr", max("{name}.num_vgpr", 3)\n'
    )
    program = read(text, name)
    assert program == read(text) and program.metadata.name == name
    assert [one.mnemonic for one in program.instructions] == ["s_branch", "s_endpgm"]
    assert program.labels == {name: 0, ".Lende": 1, ".Lfunc_end0": 2}
    assert (program.metadata.vgpr_count, program.metadata.agpr_count) == (5, 5)


def test_a_quoted_name_may_hold_what_ends_a_name_or_begins_a_comment() -> None:
    text = wrapped("\ts_endpgm").replace("k,@", '"a: \\"b\\";c",@').replace("\nk:", '\n"a: \\"b\\";c":')
    program = read(text.replace("_kernel k", '_kernel "a: \\"b\\";c"'))
    assert program.metadata.name == 'a: "b";c' and len(program.instructions) == 1
