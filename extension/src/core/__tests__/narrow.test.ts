// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { context2d, innerHeight, innerWidth, svg } from '../dom';
import { tickStep } from '../error_map';
import { planLayout, titleRoom, type LayoutShape } from '../layout_plan';
import { ldsChart } from '../lds_chart';
import { ldsMap } from '../lds_map';
import { windowStart } from '../output_view';
import type { LdsPhase, LdsPredictionPayload, MemoryPart, PipelineLoop } from '../payloads';
import { pipelineChart } from '../pipeline_chart';
import { laneWords, rowStep, segmentPicture } from '../segment_picture';
import { Theme } from '../theme';

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const WIDTHS = [0, 50, 110, 600];

/** Every size that the picture sets, with the element that has it. */
function sizes(picture: Element): [string, number][] {
  return [picture, ...picture.querySelectorAll('*')].flatMap(one =>
    ['width', 'height', 'r', 'rx'].flatMap((name): [string, number][] => (one.hasAttribute(name) ? [[`${one.tagName} ${name}`, Number(one.getAttribute(name))]] : [])));
}

function refused(picture: Element): [string, number][] {
  return sizes(picture).filter(([, size]) => !(size >= 0));
}

/** An element of this size, margins included. */
function sized(width: number, height = width): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: width }, clientHeight: { value: height } });
  return element;
}

const PART: MemoryPart = {
  lane_bytes: 16, addresses: [56, null, 8, 64], asked_bytes: 48, needed_bytes: 40, moved_bytes: 128,
  segments: [{ start: 0, lanes: [0, 2] }, { start: 64, lanes: [0, 3] }].map(one => ({ used_bytes: 24, ...one }))
};
const PHASES: LdsPhase[] = [{ lanes: [0, 1], cycles: 2, banks: [{ bank: 0, dwords: [{ address: 0, lanes: [0] }, { address: 128, lanes: [1] }] }] }];
const BUFFER = { name: 'a', node: 'n', offset: 0, bytes: 4096, lifetime: null, shares: [] };
const LOOP = { stages: 3, initiation_interval: 8, trips: 16, applied: true } as PipelineLoop;

describe('a place that is narrower than its margins', () => {
  it.each(WIDTHS)('of %i px gets no size below 0', width => {
    const place = sized(width);
    const [across, down] = [innerWidth(place, 32), innerHeight(place, 32)];
    expect(across).toBe(Math.max(0, width - 32));
    const theme = new Theme(document.createElement('div'));
    const pictures = [
      segmentPicture({ part: PART, segmentBytes: 64, width: across, room: down, lane: 0, hatch: 'h', theme, pick: () => undefined }),
      ldsChart({ phases: PHASES, banks: 32, width: across, unit: 2, laneHeight: 8, deepest: 2, phase: 0, lane: 0, hatch: 'h', pickPhase: () => undefined, pickLane: () => undefined }),
      ldsMap({ payload: { allocations: [BUFFER], sections: [], lds_bytes: 8192 } as unknown as LdsPredictionPayload, width: across, hatch: 'h', chosen: null, pick: () => undefined }),
      pipelineChart(LOOP, across)
    ];
    for (const picture of pictures) {
      expect(sizes(picture).length).toBeGreaterThan(3);
      expect(refused(picture)).toEqual([]);
    }
    const canvas = document.createElement('canvas');
    context2d(canvas, across - 20, down - 20);
    expect([canvas.style.width, canvas.style.height]).toEqual(Array(2).fill(`${Math.max(0, width - 52)}px`));
  });

  it('is drawn without a size below 0 whatever is asked for', () => {
    const rect = svg('rect', { x: -3, width: -194, height: -0.5, rx: NaN });
    expect(['x', 'width', 'height', 'rx'].map(name => rect.getAttribute(name))).toEqual(['-3', '0', '0', '0']);
  });
});

describe('the bytes of segments in little room', () => {
  it('have a label for each row while there are few, then one for a group', () => {
    expect(rowStep(16, 190)).toBeGreaterThanOrEqual(14);
    expect(rowStep(64, 190)).toBe(4);
    const segments = Array.from({ length: 16 }, (_, at) => ({ start: 1024 * at, used_bytes: 64, lanes: [4 * at, 4 * at + 1, 4 * at + 2, 4 * at + 3] }));
    const draw = (count: number): SVGSVGElement => segmentPicture({
      part: { ...PART, segments: Array.from({ length: count }, (_, at) => ({ ...segments[at % 16] as (typeof segments)[0], start: 64 * at })) },
      segmentBytes: 64, width: 600, room: 120, lane: 0, hatch: 'h', theme: new Theme(document.createElement('div')), pick: () => undefined
    });
    const words = (picture: SVGSVGElement): string[] => [...picture.querySelectorAll('text')].map(one => one.textContent ?? '');
    expect(words(draw(16)).filter(text => text.startsWith('lanes'))).toHaveLength(16);
    expect(words(draw(64)).filter(text => text.startsWith('lanes'))).toHaveLength(16);
    expect(draw(16).querySelectorAll('line')).toHaveLength(0);
    expect(draw(64).querySelectorAll('line')).toHaveLength(32);
  });

  it('name the lanes of a group once', () => {
    expect(laneWords([4, 5, 6, 7, 7, 8])).toBe('lanes 4–8');
    expect([laneWords([3]), laneWords([0, 8])]).toEqual(['lane 3', '2 lanes']);
  });
});

describe('the layout picture in little room', () => {
  const shape: LayoutShape = { m: 16, n: 16, k: 16, lanes: 64, slots: { A: 4, B: 4, D: 4 } };

  it('keeps cells in which lanes can be named, and scrolls', () => {
    const plan = planLayout(shape, 566, 200);
    expect([plan.cell, plan.along]).toEqual([8, 8]);
    expect(plan.height).toBeGreaterThan(200);
  });

  it('ends its titles before the numbers of the lanes', () => {
    for (const width of [300, 566, 900]) {
      const plan = planLayout(shape, width, 200);
      // Two digits stand before the registers.
      expect(plan.at.D[0] + 15 + titleRoom(plan, 'D')).toBeLessThanOrEqual(plan.files.A - 7 - 14);
      expect(plan.at.A[0] + 15 + titleRoom(plan, 'A')).toBeLessThan(plan.at.D[0]);
    }
  });
});

describe('the axes of an output', () => {
  it('have their numbers where tiles begin', () => {
    expect([0.5, 1, 2.1, 4, 44 / 3].map(tickStep)).toEqual([1, 1, 4, 4, 16]);
  });

  it('open a window where half of one may begin', () => {
    expect([0, 30, 130, 250].map(at => windowStart(at, 256))).toEqual([0, 16, 112, 224]);
    expect(windowStart(20, 24)).toBe(0);
  });
});
