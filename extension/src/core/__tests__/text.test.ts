import { StringStream } from '@codemirror/language';
import { describe, expect, it } from 'vitest';
import { parserOf } from '../languages';
import type { StageRow } from '../payloads';
import { changesWords, hitsWords, passChoices } from '../text_choices';
import { hunksOf } from '../text_diff';
import { foldEnds } from '../text_folds';
import { comparedLines, nameless } from '../text_names';
import { diffRows, differingPart } from '../text_rows';
import { firstFrom, placesOf } from '../text_search';

/** Folds as the texts of their first line and of the last line they hide. */
function folds(text: string): [string, string][] {
  const lines = text.split('\n');
  return [...foldEnds(lines)].flatMap((end, row) => (end > row ? [[(lines[row] ?? '').trim(), (lines[end] ?? '').trim()] as [string, string]] : []));
}

describe('folds', () => {
  it('are the regions of MLIR, whose blocks stand as far left as the function', () => {
    expect(folds('module {\n  func.func @f() {\n    cf.br ^bb1\n  ^bb1:\n    scf.for %i = %a to %b {\n      amdgpu.lds_barrier\n    } {loc}\n    return\n  }\n}')).toEqual([
      ['module {', '}'], ['func.func @f() {', 'return'], ['^bb1:', 'return'], ['scf.for %i = %a to %b {', 'amdgpu.lds_barrier']
    ]);
  });

  it('are the functions of LLVM IR, and the blocks in them', () => {
    expect(folds('define void @f() {\n  %1 = add i32 0, 1\n  br label %2\n2:   ; preds = %0\n  ret void\n}\n\ndeclare void @g()')).toEqual([
      ['define void @f() {', 'ret void'], ['2:   ; preds = %0', 'ret void']
    ]);
  });

  it('are the two arms of a condition, each on its own', () => {
    expect(folds('scf.if %c {\n  a\n} else {\n  b\n}')).toEqual([['scf.if %c {', 'a'], ['} else {', 'b']]);
  });

  it('are the blocks of AMDGCN and the facts of graph nodes', () => {
    expect(folds('gemm:\n\ts_nop 0\n\ts_nop 1\n.LBB0_1:\n\ts_endpgm')).toEqual([['gemm:', 's_nop 1'], ['.LBB0_1:', 's_endpgm']]);
    expect(folds('%a = read()\n    index M  0\n%b = write()')).toEqual([['%a = read()', 'index M  0']]);
  });

  it('survive a brace that is never closed', () => {
    expect(folds('a {\n    b {\n        c\nd\n  e')).toContainEqual(['d', 'e']);
  });

  it('take about as long for each line of a long text as of a short one', () => {
    const body = Array.from({ length: 20 }, (_, at) => `    %${at} = "op"() : () -> ()`);
    const text = (times: number): string[] => ['module {', ...Array.from({ length: times }, () => ['  func.func @f() {', ...body, '  }']).flat(), '}'];
    const time = (lines: string[]): number => {
      const start = performance.now();
      foldEnds(lines);
      return performance.now() - start;
    };
    const [short, long] = [text(250), text(2500)];
    time(long);
    const best = (lines: string[]): number => Math.min(...Array.from({ length: 5 }, () => time(lines)));
    expect(best(long) / best(short)).toBeLessThan(40);
  });
});

/** Applies hunks to the older text. */
function patched(before: string[], after: string[], hunks: ReturnType<typeof hunksOf>): string[] {
  const made: string[] = [];
  let at = 0;
  for (const hunk of hunks) {
    made.push(...before.slice(at, hunk.before), ...after.slice(hunk.after, hunk.after + hunk.added));
    at = hunk.before + hunk.removed;
  }
  return [...made, ...before.slice(at)];
}

/** Lines in a longest common subsequence, by the textbook's table. */
function common(a: string[], b: string[]): number {
  let last = new Array<number>(b.length + 1).fill(0);
  for (const x of a) {
    const next = [0];
    b.forEach((y, j) => next.push(x === y ? (last[j] ?? 0) + 1 : Math.max(last[j + 1] ?? 0, next[j] ?? 0)));
    last = next;
  }
  return last[b.length] ?? 0;
}

describe('line differences', () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };

  it('make the newer text of the older one, whatever the texts', () => {
    for (let round = 0; round < 300; round++) {
      const letters = 1 + random(9);
      const text = (): string[] => Array.from({ length: random(24) }, () => String.fromCharCode(97 + random(letters)));
      const [before, after] = [text(), text()];
      expect(patched(before, after, hunksOf(before, after))).toEqual(after);
    }
  });

  it('keep all lines that can be kept where no line holds the rest in place', () => {
    for (let round = 0; round < 200; round++) {
      // Every line occurs twice or more, or on one side only.
      const text = (): string[] => ['a', 'a', 'b', 'b', ...Array.from({ length: random(30) }, () => 'ab'[random(2)] ?? '')];
      const [before, after] = [text(), text()];
      const kept = before.length - hunksOf(before, after).reduce((sum, hunk) => sum + hunk.removed, 0);
      expect(kept).toBe(common(before, after));
    }
  });

  it('find one line in fifty thousand, and nothing in equal texts', () => {
    const before = Array.from({ length: 50_000 }, (_, at) => `  %${at % 700} = op`);
    const after = [...before.slice(0, 31_000), '  new', ...before.slice(31_001)];
    expect(hunksOf(before, after)).toEqual([{ before: 31_000, removed: 1, after: 31_000, added: 1 }]);
    expect(hunksOf(before, before)).toEqual([]);
  });

  it('find few changes also where all lines are alike', () => {
    const before = Array.from({ length: 20_000 }, () => 'same');
    const after = before.flatMap((line, at) => (at % 400 === 100 ? ['new', line] : at % 400 === 300 ? [] : [line]));
    const hunks = hunksOf(before, after);
    expect(patched(before, after, hunks)).toEqual(after);
    expect(hunks.reduce((sum, hunk) => sum + hunk.added + hunk.removed, 0)).toBe(100);
  });

  it('come to an end, and are right, for long texts without likeness', () => {
    const [before, after] = [Array.from({ length: 4000 }, () => `${random(3)}`), Array.from({ length: 4000 }, () => `${random(3)}`)];
    expect(patched(before, after, hunksOf(before, after))).toEqual(after);
    const strange = Array.from({ length: 4000 }, () => 'x');
    expect(hunksOf(before, strange)).toEqual([{ before: 0, removed: 4000, after: 0, added: 4000 }]);
  });

  it('match the facts of a graph node with those of the same node only', () => {
    const before = ['%a = read()', '    vector M 16', '%b = read()', '    vector M 16'];
    const after = ['%a = read()', '    vector M 16', '%c = read()', '    vector M 16'];
    const hunks = hunksOf(comparedLines(before, 'graph', false), comparedLines(after, 'graph', false));
    expect(hunks).toEqual([{ before: 2, removed: 2, after: 2, added: 2 }]);
    expect(comparedLines(['  { iterate K', '  }'], 'graph', true)).toEqual(['  { iterate K', '  }']);
  });

  it('are none where only names differ that the compiler made up', () => {
    const before = ['%0 = arith.addi %arg0, %c1 loc(#loc3)', '^bb1(%3: i32):'];
    const after = ['%7 = arith.addi %arg1, %c1_0', '^bb2(%9: i32):'];
    const strip = (lines: string[]): string[] => lines.map(line => nameless(line, 'mlir'));
    expect(hunksOf(strip(before), strip(after))).toEqual([]);
    expect(hunksOf(before, after)).toHaveLength(1);
    expect(nameless('  %12 = add i32 %3, 5, !dbg !40', 'llvm')).toBe(nameless('  %9 = add i32 %1, 5', 'llvm'));
    expect(nameless('%4:vgpr_32 = V_ADD_U32_e32 8, %9:vgpr_32, implicit $exec', 'mir')).toBe(nameless('%1:vgpr_32 = V_ADD_U32_e32 8, %2:vgpr_32, implicit $exec', 'mir'));
    // A shift of a register is another instruction, of an offset too.
    expect(nameless('v_add_u32 v4, v[2:3], v1 offset:16', 'amdgcn')).toBe(nameless('v_add_u32 v9, v[6:7], v2 offset:16', 'amdgcn'));
    expect(nameless('ds_read_b64 v[4:5], v1 offset:16', 'amdgcn')).not.toBe(nameless('ds_read_b64 v[4:5], v1 offset:32', 'amdgcn'));
    expect(nameless('%a = read()', 'graph')).toBe('%a = read()');
  });
});

describe('a text with its changes', () => {
  const before = 'a b c d e f g h i j k l'.split(' ');
  const after = 'a b c d e F g h i j k l m'.split(' ');

  it('has lines that are gone above those that took their place, each with the number of its own text', () => {
    const { rows, added, removed } = diffRows(before, after, hunksOf(before, after));
    expect(rows.filter(row => row.sign).map(row => `${row.sign}${row.number} ${row.text}`)).toEqual(['−6 f', '+6 F', '+13 m']);
    expect([added, removed]).toEqual([2, 1]);
    expect(rows.filter(row => row.sign !== '−').map(row => row.text)).toEqual(after);
    expect(rows.filter(row => row.sign !== '+').map(row => row.text)).toEqual(before);
  });

  it('folds what did not change but for three lines around each change', () => {
    const long = Array.from({ length: 40 }, (_, at) => `line ${at}`);
    const now = long.map((line, at) => (at === 20 ? 'other' : line));
    const { rows, quiet } = diffRows(long, now, hunksOf(long, now));
    expect(quiet).toEqual([[0, 17], [25, 41]]);
    expect(rows.slice(17, 25).map(row => row.sign)).toEqual(['', '', '', '−', '+', '', '', '']);
    expect(diffRows(long, long, []).quiet).toEqual([]);
  });

  it('marks the words in which a line differs from the one it replaces', () => {
    const [old, now] = ['  %a = load 16, align 4', '  %a = load 32, align 4'];
    const part = differingPart(old, now);
    expect(part && [old.slice(...part[0]), now.slice(...part[1])]).toEqual(['16', '32']);
    expect(differingPart('alpha', 'omega')).toBeNull();
  });
});

describe('search', () => {
  it('finds every occurrence whatever its case, and the first from a place on', () => {
    const places = placesOf('Wait wait\nAWAIT', 'wait');
    expect(places).toEqual([0, 5, 11]);
    expect([0, 1, 5, 6, 12].map(from => firstFrom(places, from))).toEqual([0, 1, 1, 2, 3]);
    expect(placesOf('aaaa', 'aa')).toEqual([0, 2]);
    expect(placesOf('text', '')).toEqual([]);
  });

  it('is not led astray by letters that are longer in lower case', () => {
    const text = 'İİİ %a = read';
    expect(placesOf(text, '%a')).toEqual([text.indexOf('%a')]);
  });

  it('is told as a number of all', () => {
    expect([hitsWords('', 0, 0), hitsWords('x', 0, 0), hitsWords('x', 1234, 2)]).toEqual(['', 'not found', '2 of 1\u2009234']);
  });
});

describe('choices of a comparison', () => {
  const row = (id: string, more: Partial<StageRow>): StageRow => ({
    id, layer: 'mlir', name: id.replace(/^\w+\/|#\d+$/g, ''), seconds: null, changed: true, status: 'ok', chain: 'device', parent: null,
    language: 'mlir', op_count: null, op_delta: null, scope: '', note: '', captured: true, ...more
  });

  it('name a repeated pass by its turn, and leave out what has no text or another language', () => {
    const rows = [row('mlir/cse', {}), row('mlir/cse#2', { changed: false }), row('mlir/lost', { captured: false }), row('llvm/cse', { layer: 'llvm', language: 'llvm' })];
    expect(passChoices(rows, 'mlir').map(one => one.label)).toEqual(['cse', 'cse #2 (no change)']);
    expect(passChoices(rows, null).map(one => one.id)).toEqual(['mlir/cse', 'mlir/cse#2', 'llvm/cse']);
  });

  it('say what was found, also that nothing was', () => {
    expect(changesWords({ added: 0, removed: 0, names: false }, 'names')).toBe('No difference');
    expect(changesWords({ added: 0, removed: 0, names: true }, 'names of values')).toBe('No difference but in names of values');
    expect(changesWords({ added: 3, removed: 2, names: false }, '')).toBe('+3 −2 lines');
  });
});

describe('languages', () => {
  const LINES = {
    mlir: ['  %2 = scf.if %1 -> (!hal.command_buffer) { // c', { '%2': 'variableName', 'scf.if': 'keyword', '!hal.command_buffer': 'typeName', '// c': 'comment' }],
    llvm: ['  %60 = load <8 x half>, ptr addrspace(1) %59, align 2', { '%60': 'variableName', load: 'keyword', half: 'typeName', '8': 'number' }],
    mir: ['  %67:vgpr_32 = V_LSHRREV_B32_e32 2, %65:vgpr_32, implicit $exec', { '%67': 'variableName', ':vgpr_32': 'typeName', V_LSHRREV_B32_e32: 'keyword', implicit: 'keyword', '$exec': 'variableName' }],
    amdgcn: ['\tds_read2_b64 v[32:35], v30 offset0:64 offset1:68 ; x', { ds_read2_b64: 'keyword', 'v[32:35]': 'variableName', offset0: 'typeName', '64': 'number', '; x': 'comment' }],
    graph: ['%read = read(memory=a) : [M, K] f16 in global', { '%read': 'variableName', read: 'keyword', f16: 'typeName' }]
  } as const;

  for (const [language, [line, expected]] of Object.entries(LINES)) {
    it(`name the words of ${language}`, () => {
      const parser = parserOf(language as keyof typeof LINES);
      const stream = new StringStream(line, 8, 2);
      const seen: Record<string, string> = {};
      while (!stream.eol()) {
        stream.start = stream.pos;
        const token = parser.token(stream, null);
        expect(stream.pos).toBeGreaterThan(stream.start);
        if (token) {
          seen[stream.current()] = token;
        }
      }
      expect(seen).toMatchObject(expected);
    });
  }
});
