import { StringStream } from '@codemirror/language';
import { describe, expect, it } from 'vitest';
import { CIVIDIS, cividis } from '../cividis';
import { count, duration, hex, signed } from '../format';
import { cellAt, elementY, laneX } from '../heatmap';
import { indexTerms } from '../index_terms';
import { parserOf } from '../languages';
import { luminance } from '../theme';

function rgb(hexadecimal: string): string {
  return `rgb(${[1, 3, 5].map(at => parseInt(hexadecimal.slice(at, at + 2), 16)).join(',')})`;
}

describe('cividis', () => {
  it('ends at its first and last stop, and clamps', () => {
    expect(cividis(0)).toBe(rgb(CIVIDIS[0]));
    expect(cividis(1)).toBe(rgb(CIVIDIS[9]));
    expect(cividis(-1)).toBe(cividis(0));
    expect(cividis(2)).toBe(cividis(1));
  });

  it('grows lighter all the way', () => {
    const steps = Array.from({ length: 101 }, (_, i) => luminance(cividis(i / 100)) as number);
    steps.slice(1).forEach((value, i) => expect(value).toBeGreaterThanOrEqual((steps[i] as number) - 0.002));
  });
});

describe('numbers', () => {
  it('are written with thin spaces, signs and units, and unknown is a dash', () => {
    expect(count(131072)).toBe('131\u2009072');
    expect(count(null)).toBe('–');
    expect(count(0)).toBe('0');
    expect(signed(-12)).toBe('−12');
    expect(hex(5872)).toBe('0x16f0');
    expect(duration(3.14)).toBe('3.1 s');
    expect(duration(null)).toBe('–');
  });
});

describe('index terms', () => {
  it('split at the top only, and tell where each comes from', () => {
    const terms = indexTerms('$WG0·BLOCK_M + BLOCK_M·⌊$T0/64⌋/2 + ($T0 mod 16) + $ARGK·BLOCK_K + 16');
    expect(terms.map(term => term.kind)).toEqual(['workgroup', 'wave', 'lane', 'tile', 'constant']);
    expect(indexTerms('⌊(a + b)/4⌋ − 2').map(term => `${term.sign}${term.text}`)).toEqual(['⌊(a + b)/4⌋', '−2']);
    expect(indexTerms('⌊($T0 + 128·$T1)/8⌋')[0]?.kind).toBe('thread');
  });
});

describe('heatmap cells', () => {
  it('are found under the middle of each, and nowhere between groups', () => {
    const shape = { lanes: 64, elements: 8, cellWidth: 7, cellHeight: 13 };
    for (const lane of [0, 15, 16, 17, 31, 63]) {
      for (const element of [0, 7]) {
        expect(cellAt(shape, laneX(shape, lane) + 3.5, elementY(shape, element) + 6)).toEqual({ lane, element });
      }
    }
    expect(cellAt(shape, laneX(shape, 16) - 1, 30)).toBeNull();
    expect(cellAt(shape, laneX(shape, 3) + 3, 2)).toBeNull();
  });
});

/** Words of one line with the kind each got. */
function tokens(language: 'mlir' | 'llvm' | 'mir' | 'amdgcn', line: string): Record<string, string | null> {
  const parser = parserOf(language);
  const stream = new StringStream(line, 2, 2);
  const found: Record<string, string | null> = {};
  while (!stream.eol()) {
    stream.start = stream.pos;
    const kind = parser.token(stream, null);
    found[line.slice(stream.start, stream.pos)] = kind;
  }
  return found;
}

describe('tokenisers', () => {
  it('read AMDGCN', () => {
    const found = tokens('amdgcn', '  ds_read2_b64 v[44:47], v30 offset0:208 offset1:212 ; comment');
    expect(found).toMatchObject({ ds_read2_b64: 'keyword', 'v[44:47]': 'variableName', v30: 'variableName', offset0: 'typeName', 208: 'number', '; comment': 'comment' });
    expect(tokens('amdgcn', '.LBB0_1:')).toEqual({ '.LBB0_1:': 'labelName' });
    expect(tokens('amdgcn', '\ts_cbranch_scc1 .LBB0_1')).toMatchObject({ s_cbranch_scc1: 'keyword' });
  });

  it('read MLIR', () => {
    const found = tokens('mlir', '%3 = vector.load %arg0[%c0] : memref<64x36xf16>, vector<4xf16> // x');
    expect(found).toMatchObject({ '%3': 'variableName', 'vector.load': 'keyword', memref: 'typeName', '// x': 'comment' });
  });

  it('read LLVM IR and machine IR', () => {
    expect(tokens('llvm', '%5 = load <4 x half>, ptr addrspace(3) %4, align 8 ; c')).toMatchObject({ '%5': 'variableName', load: 'keyword', half: 'typeName', ptr: 'typeName', '; c': 'comment' });
    expect(tokens('mir', '  renamable $vgpr0 = V_ADD_U32_e32 killed $vgpr1, %5:vgpr_32, implicit $exec')).toMatchObject({ renamable: 'keyword', $vgpr0: 'variableName', V_ADD_U32_e32: 'keyword', killed: 'keyword' });
  });

  it('always come to the end of a line, whatever it holds', () => {
    for (const language of ['mlir', 'llvm', 'mir', 'amdgcn'] as const) {
      expect(() => tokens(language, '<script>alert("x")</script> \\ ☃ \'" ` {{}} %%@!#')).not.toThrow();
    }
  });
});
