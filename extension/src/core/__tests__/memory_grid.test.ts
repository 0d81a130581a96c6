import { describe, expect, it } from 'vitest';
import { boxText, launchPlane, linear, place, shares, tensorPlane } from '../grid_cells';
import type { GridPayload, GridTensor, MemoryPart } from '../payloads';
import { stretches } from '../segment_picture';

function tensor(more: Partial<GridTensor>): GridTensor {
  return { name: 'c', kind: 'write', dtype: 'f32', dims: ['M', 'N'], shape: [128, 128], element_bytes: 4, tiles: [], tile_of: [], cells: null, dense: null, not_known: '', ...more };
}

const box = (start: number[], size: number[]): GridTensor['tiles'][number] => ({ start, stop: start.map((at, i) => at + (size[i] as number)), workgroups: 1 });

describe('workgroups in the grid', () => {
  it('are numbered with x fastest, and back', () => {
    const grid = [3, 4, 5];
    expect(linear([2, 1, 0], grid)).toBe(5);
    for (let id = 0; id < 60; id++) {
      expect(linear(place(id, grid), grid)).toBe(id);
    }
  });

  it('stand in the plane of their z', () => {
    const plane = launchPlane({ grid: [2, 3, 4] } as GridPayload, 2);
    expect([plane.rows, plane.columns, plane.title]).toEqual([3, 2, 'Launch grid, z 2']);
    expect(plane.cells.find(cell => cell.row === 1 && cell.column === 1)?.id).toBe(2 * 6 + 3);
  });

  it('stand in the tensor where their tile lies, in whatever order they are', () => {
    const c = tensor({ tiles: [box([0, 0], [64, 64]), box([64, 0], [64, 64]), box([0, 64], [64, 64]), box([64, 64], [64, 64])], tile_of: [3, 2, 1, 0] });
    const plane = tensorPlane(c, 0);
    expect(plane?.across).toEqual(['N', '0', '128']);
    expect(plane?.cells.map(({ id, row, column }) => [id, row, column])).toEqual([[0, 1, 1], [1, 0, 1], [2, 1, 0], [3, 0, 0]]);
    expect(boxText(c, 1)).toBe('M 0:64, N 64:128');
  });

  it('show the slice of the selected workgroup where more than two dimensions vary', () => {
    const tiles = [0, 1].flatMap(b => [0, 16, 32].flatMap(m => [0, 8].map(n => box([b, m, n], [1, 16, 8]))));
    const c = tensor({ dims: ['B', 'M', 'N'], shape: [2, 48, 16], tiles, tile_of: tiles.map((_, i) => i) });
    const plane = tensorPlane(c, 7);
    expect([plane?.rows, plane?.columns]).toEqual([3, 2]);
    expect(plane?.title).toBe('Tiles of c, B 1');
    expect(plane?.cells.map(cell => cell.id)).toEqual([6, 7, 8, 9, 10, 11]);
  });

  it('share a tile only where both have one', () => {
    const a = tensor({ tiles: [box([0, 0], [64, 64])], tile_of: [0, 0, -1, -1] });
    expect([shares(a, 0, 1), shares(a, 0, 2), shares(a, 2, 3)]).toEqual([true, false, false]);
    expect(boxText(a, 2)).toBe('nothing');
    expect(tensorPlane(a, 2)).toBeNull();
  });
});

describe('the bytes of a segment', () => {
  const part: MemoryPart = { lane_bytes: 16, addresses: [56, null, 8, 64], asked_bytes: 48, needed_bytes: 40, moved_bytes: 128, segments: [] };

  it('belong to the lanes that ask for them, cut at its ends', () => {
    expect(stretches(part, 0, 64)).toEqual([{ lane: 2, from: 8, to: 24 }, { lane: 0, from: 56, to: 64 }]);
    // The lowest lane is drawn last.
    expect(stretches(part, 64, 64)).toEqual([{ lane: 3, from: 0, to: 16 }, { lane: 0, from: 0, to: 8 }]);
    expect(stretches(part, 128, 64)).toEqual([]);
  });
});
