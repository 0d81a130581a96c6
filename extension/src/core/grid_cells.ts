/** Where each workgroup stands in the pictures of the Grid view, and whom it shares tiles with. */
import type { GridPayload, GridTensor } from './payloads';

export interface GridCell {
  /** Linear number of the workgroup: its place in the order of dispatch. */
  id: number;
  row: number;
  column: number;
}

export interface GridPlane {
  title: string;
  rows: number;
  columns: number;
  /** Names and ends of the axes: across, down. */
  across: [string, string, string];
  down: [string, string, string];
  cells: GridCell[];
}

/** Linear number of a workgroup, x fastest. */
export function linear([x, y, z]: readonly number[], grid: readonly number[]): number {
  return (x ?? 0) + (grid[0] ?? 1) * ((y ?? 0) + (grid[1] ?? 1) * (z ?? 0));
}

/** Coordinates of a workgroup from its linear number. */
export function place(id: number, grid: readonly number[]): [number, number, number] {
  const [width, height] = [grid[0] ?? 1, grid[1] ?? 1];
  return [id % width, Math.floor(id / width) % height, Math.floor(id / (width * height))];
}

/** One z of the launch grid. */
export function launchPlane(payload: GridPayload, z: number): GridPlane {
  const [width, height, depth] = payload.grid ?? [1, 1, 1];
  const cells: GridCell[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      cells.push({ id: linear([x, y, z], [width, height, depth]), row: y, column: x });
    }
  }
  return {
    title: depth > 1 ? `Launch grid, z ${z}` : 'Launch grid', rows: height, columns: width,
    across: ['x', '0', String(width - 1)], down: ['y', '0', String(height - 1)], cells
  };
}

/** The tiles of a tensor, laid out as they lie in it, in the slice that the workgroup `id` works on. */
export function tensorPlane(tensor: GridTensor, id: number): GridPlane | null {
  const own = tensor.tiles[tensor.tile_of[id] ?? -1];
  if (!own) {
    return null;
  }
  const starts = tensor.dims.map((_, dim) => [...new Set(tensor.tiles.map(tile => tile.start[dim] as number))].sort((a, b) => a - b));
  const varied = starts.map((values, dim) => ({ dim, count: values.length })).sort((a, b) => b.count - a.count || b.dim - a.dim);
  const chosen = varied.slice(0, 2).map(one => one.dim).sort((a, b) => a - b);
  const [down, across] = chosen.length > 1 ? [chosen[0] as number, chosen[1] as number] : [null, chosen[0] ?? 0];
  const fixed = tensor.dims.map((_, dim) => dim).filter(dim => dim !== down && dim !== across && (starts[dim]?.length ?? 0) > 1);
  const order = (dim: number): Map<number, number> => new Map((starts[dim] ?? []).map((value, i) => [value, i]));
  const [rowOf, columnOf] = [down === null ? null : order(down), order(across)];
  const cells: GridCell[] = [];
  tensor.tile_of.forEach((number, workgroup) => {
    const tile = tensor.tiles[number];
    if (tile && fixed.every(dim => tile.start[dim] === own.start[dim])) {
      cells.push({ id: workgroup, row: down === null ? 0 : rowOf?.get(tile.start[down] as number) ?? 0, column: columnOf.get(tile.start[across] as number) ?? 0 });
    }
  });
  const ends = (dim: number): [string, string] => [String(starts[dim]?.[0] ?? 0), String(Math.max(...tensor.tiles.map(tile => tile.stop[dim] as number)))];
  const slice = fixed.map(dim => `${tensor.dims[dim]} ${own.start[dim]}`).join(', ');
  return {
    title: `Tiles of ${tensor.name}${slice ? `, ${slice}` : ''}`,
    rows: down === null ? 1 : starts[down]?.length ?? 1, columns: starts[across]?.length ?? 1,
    across: [tensor.dims[across] ?? '', ...ends(across)], down: down === null ? ['', '', ''] : [tensor.dims[down] ?? '', ...ends(down)], cells
  };
}

/** `M 64:128, N 0:64`. */
export function boxText(tensor: GridTensor, id: number): string {
  const tile = tensor.tiles[tensor.tile_of[id] ?? -1];
  return tile ? tensor.dims.map((dim, i) => `${dim} ${tile.start[i]}:${tile.stop[i]}`).join(', ') : 'nothing';
}

/** Whether two workgroups have the same tile of a tensor. */
export function shares(tensor: GridTensor, one: number, other: number): boolean {
  const tile = tensor.tile_of[one] ?? -1;
  return tile >= 0 && tile === tensor.tile_of[other];
}
