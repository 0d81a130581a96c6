// @vitest-environment jsdom
/** Pictures of views: what a pen writes as SVG, what a file needs, and that moving draws no more than it must. */
import { describe, expect, it, vi } from 'vitest';
import { Heatmap } from '../heatmap';
import { indexPicture } from '../index_picture';
import { LdsChart } from '../lds_chart';
import { bankWords, laneWords } from '../lds_words';
import type { IndexMapPayload, LdsPhase } from '../payloads';
import { SvgPen } from '../pen';
import { fileName, svgFile, withStyles } from '../picture';
import { TensorTile, type Touch } from '../tensor_tile';
import { Theme } from '../theme';
import { svg } from '../dom';

// jsdom has no canvas: a context that measures and draws nothing is enough for an SVG.
const RULER = {
  font: '', measureText: (text: string) => ({ width: text.length * 6 }) as TextMetrics,
  ...Object.fromEntries(['fillRect', 'strokeRect', 'fillText', 'setTransform', 'translate'].map(name => [name, () => undefined]))
};
HTMLCanvasElement.prototype.getContext = (() => RULER) as unknown as typeof HTMLCanvasElement.prototype.getContext;

function theme(): Theme {
  const root = document.createElement('div');
  document.body.append(root);
  return new Theme(root);
}

/** A wave of four lanes with two elements each; lane l holds row l, columns 0 and 1. */
const MAP = {
  stage: 's', node: 'n', label: 'read', threads: 4, wave_size: 4, waves: 1, elements: 2, dims: ['M', 'K'], space: 'global', element_bytes: 2,
  coordinates: { M: [0, 1, 2, 3].map(row => [row, row]), K: [0, 1, 2, 3].map(() => [0, 1]) }, masked: null, address: null
} as unknown as IndexMapPayload;

/** Two phases: in the first bank 3 serves two dwords in turn, in the second nothing is in the way. */
const PHASES: LdsPhase[] = [
  { lanes: [0, 1], cycles: 2, banks: [{ bank: 3, dwords: [{ address: 12, lanes: [0] }, { address: 140, lanes: [1] }] }] },
  { lanes: [2, 3], cycles: 1, banks: [{ bank: 4, dwords: [{ address: 16, lanes: [2, 3] }] }] }
];

function read(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('not read'));
    reader.readAsText(file);
  });
}

describe('a pen for SVG', () => {
  it('joins cells of one colour, moves with its origin, and keeps text as text', () => {
    const pen = new SvgPen(RULER);
    pen.fillStyle = '#123';
    pen.fillRect(1, 2, 3, 4);
    pen.fillRect(10, 2, 3.004, 4);
    pen.translate(100, 50);
    pen.fillStyle = '#456';
    pen.globalAlpha = 0.5;
    pen.fillRect(0, 0, 1, 1);
    pen.font = '600 13px "A Face", sans-serif';
    pen.textAlign = 'right';
    pen.fillText('<b>lane</b>', 5, 5);
    const drawn = pen.picture(200, 100);
    const [cells, faint] = [...drawn.querySelectorAll('path')];
    expect(cells?.getAttribute('d')).toBe('M1 2h3v4h-3zM10 2h3v4h-3z');
    expect([faint?.getAttribute('d'), faint?.getAttribute('fill-opacity')]).toEqual(['M100 50h1v1h-1z', '0.5']);
    const text = drawn.querySelector('text');
    expect([text?.textContent, text?.getAttribute('x'), text?.getAttribute('text-anchor'), text?.getAttribute('font-weight'), text?.getAttribute('font-family')])
      .toEqual(['<b>lane</b>', '105', 'end', '600', "'A Face', sans-serif"]);
  });
});

describe('pictures as files', () => {
  it('hold the heatmap and the tile, with titles and both ends of the scale', async () => {
    const own = theme();
    const heatmap = new Heatmap(own, 'x', () => undefined, () => undefined);
    const tile = new TensorTile(own, 'x', () => undefined, () => undefined);
    heatmap.paint({ lanes: 4, elements: 2, cellWidth: 10, cellHeight: 10 }, [[0, 0.1], [0.2, 0.3], [0.4, null], [1, 1]]);
    tile.paint(MAP, [], 0, 200);
    const picture = indexPicture(own, { drawn: heatmap, title: 'Lane × element', ends: ['0x0000', '0x01fe'] }, { drawn: tile, title: 'a <i>, cells' });
    const file = await read(await svgFile(picture));
    const drawn = new DOMParser().parseFromString(file, 'image/svg+xml');
    expect(drawn.querySelector('parsererror')).toBeNull();
    const words = [...drawn.querySelectorAll('text')].map(text => text.textContent);
    for (const word of ['Lane × element', '0x0000', '0x01fe', 'a <i>, cells', 'K 0', 'M 0']) {
      expect(words).toContain(word);
    }
    // Eight cells of the tile on their ground, and eight of the heatmap.
    expect(file.match(/h9\.25v9/g)).toHaveLength(8);
  });

  it('have names that are safe everywhere', () => {
    expect([fileName('gemm-lds'), fileName('../a b/c<d>'), fileName('  '), fileName('x'.repeat(200)).length]).toEqual(['gemm-lds', 'a_b_c_d', 'wave-explorer', 80]);
  });

  it('need no stylesheet', () => {
    const sheet = document.createElement('style');
    sheet.textContent = '.bar { fill: rgb(1, 2, 3); }';
    const shown = svg('svg', {}, svg('rect', { class: 'bar' }));
    document.body.append(sheet, shown);
    const copy = withStyles(shown).querySelector('rect');
    expect([copy?.getAttribute('fill'), copy?.hasAttribute('class')]).toEqual(['rgb(1, 2, 3)', false]);
  });
});

describe('moving draws little', () => {
  it('marks another lane and phase of LDS without new bars', () => {
    const chart = new LdsChart({ phases: PHASES, banks: 32, width: 400, unit: 4, laneHeight: 10, deepest: 2, phase: 0, lane: 0, hatch: 'h', pickPhase: () => undefined, pickLane: () => undefined });
    const bars = (): Element[] => [...chart.element.querySelectorAll(':scope > rect[pointer-events="none"]')];
    const before = bars();
    expect(before.map(bar => bar.getAttribute('class'))).toEqual(['wx-svg-accfill', 'wx-svg-conflict', 'wx-svg-bar']);
    expect([...chart.element.querySelectorAll('[data-lane]')].map(row => row.getAttribute('data-lane'))).toEqual(['0', '1']);
    chart.mark(1, 3);
    expect(bars()).toEqual(before);
    expect(before.map(bar => bar.getAttribute('class'))).toEqual(['wx-svg-bar', 'wx-svg-conflict', 'wx-svg-accfill']);
    expect([...chart.element.querySelectorAll('[data-lane]')].map(row => row.getAttribute('data-lane'))).toEqual(['2', '3']);
    expect(chart.element.querySelector('[data-phase="1"]')?.getAttribute('class')).toContain('wx-svg-sel');
    expect(before[1]?.getAttribute('fill')).toBe('url(#h)');
  });

  it('says what an LDS lane waits for', () => {
    expect(laneWords(PHASES, 0)).toBe('Lane 0, phase 0: bank 3; bank 3 serves 2 dwords in turn, also for lanes 1.');
    expect(laneWords(PHASES, 3)).toBe('Lane 3, phase 1: bank 4; no other dword is in its way.');
    expect(laneWords(PHASES, 9)).toBe('Lane 9 asks for nothing here.');
    expect(bankWords(PHASES[0], 0, 3)).toBe('Phase 0, bank 3: 2 dwords, 0x000c for lane 0; 0x008c for lane 1.');
    expect(bankWords(PHASES[1], 1, 9)).toBe('Phase 1, bank 9: idle.');
  });

  it('walks the cells of a tensor by keys, over cells that nobody touches', () => {
    const picked: Touch[] = [];
    const tile = new TensorTile(theme(), 'words', () => undefined, touch => picked.push(touch));
    // Lane 1 is masked: from row 0 the next cell down is row 2.
    tile.paint({ ...MAP, masked: [[false, false], [true, true], [false, false], [false, false]] }, [], 0, 200);
    const press = (key: string, more: KeyboardEventInit = {}): boolean => tile.element.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more }));
    tile.mark({ thread: 0, element: 0 });
    press('ArrowDown');
    press('ArrowRight');
    expect(picked).toEqual([{ thread: 2, element: 0 }, { thread: 0, element: 1 }]);
    press('ArrowUp');
    press('ArrowLeft');
    expect(picked).toHaveLength(2);
    expect(press('ArrowDown', { altKey: true })).toBe(true);
  });

  it('walks the heatmap by keys, within its ends', () => {
    const pick = vi.fn();
    const heatmap = new Heatmap(theme(), 'words', () => undefined, pick);
    heatmap.paint({ lanes: 64, elements: 4, cellWidth: 4, cellHeight: 10 }, Array.from({ length: 64 }, () => [0, 0, 0, 0]));
    for (const [from, key, to] of [[[17, 3], 'ArrowDown', [17, 3]], [[17, 3], 'ArrowUp', [17, 2]], [[17, 0], 'PageDown', [33, 0]], [[5, 0], 'PageUp', [0, 0]], [[5, 1], 'End', [63, 1]]] as const) {
      heatmap.mark({ lane: from[0], element: from[1] });
      heatmap.element.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
      expect(pick).toHaveBeenLastCalledWith({ lane: to[0], element: to[1] });
    }
  });
});
