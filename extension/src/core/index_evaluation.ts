/**
 * The payloads of `index_map` and `derivation`, made in the page from the indices that a saved page holds.
 *
 * They equal what a kernel answers (`wave_explorer/analysis/index_map.py` and `element_order.py` have the rules). Where
 * this code cannot be as exact as the kernel it throws `NotExact`, and the page says that a kernel is needed.
 */
import { evaluate, names, NotExact, type Column, type Expression } from './expression';
import type { DerivationPayload, IndexMapPayload, TermRow } from './payloads';
import type { SavedDerivation, SavedIndex, SavedIndices, SavedPlaces, SavedTensor } from './saved_page';

const REGISTER_NUMBER = '$GPR_NUM';
/** The value of a matrix node is its accumulator. */
const ACCUMULATOR: Record<string, number> = {
  $MMA_ACC: 1, $MMA_LHS: 0, $MMA_RHS: 0, $MMA_LHS_SCALE: 0, $MMA_RHS_SCALE: 0, $MMA_SCALE_FP4: 0
};

/** Which node is asked about, and for which workgroup and iteration, both from 0. */
export interface Place {
  stage: string;
  node: string;
  workgroup: [number, number, number];
  iteration: number;
}

type Values = Map<string, Column>;
/** Coordinates by dimension, `[thread × elements + element]`. */
type Flat = Record<string, Column>;

const range = (size: number): number[] => Array.from({ length: size }, (_, at) => at);

/** Values of all symbols at a place; the threads of the workgroup side by side. */
function symbolValues(indices: SavedIndices, places: SavedPlaces | null, { workgroup, iteration }: Place): Values {
  const [x, y] = indices.block;
  const axes = [(at: number) => at % x, (at: number) => Math.floor(at / x) % y, (at: number) => Math.floor(at / (x * y))];
  const values: Values = new Map(Object.entries(indices.values).map(([symbol, value]) => [symbol, [value]]));
  for (const [symbol, axis] of Object.entries(indices.thread_axes)) {
    values.set(symbol, range(indices.threads).map(axes[axis] as (at: number) => number));
  }
  for (const [symbol, axis] of Object.entries(indices.workgroup_axes)) {
    values.set(symbol, [workgroup[axis] as number]);
  }
  for (const symbol of places?.loops ?? []) {
    values.set(symbol, [iteration]);
  }
  const bound: [string, Column][] = [];
  for (const [symbol, expression] of Object.entries(indices.bound)) {
    try {
      bound.push([symbol, evaluate(expression, values)]);
    } catch (error) {
      // A symbol that has no value yet is missed only by an index that names it.
      if (!(error instanceof NotExact)) {
        throw error;
      }
    }
  }
  bound.forEach(([symbol, value]) => values.set(symbol, value));
  return values;
}

/** Every entry `times` times, one after the other: from an entry a thread to an entry an element. */
const spread = (column: Column, times: number): Column => column.flatMap(entry => Array.from({ length: times }, () => entry));

/** Steps of the elements along each dimension, from the first one: row-major through the sizes. */
function plainSteps(dims: readonly string[], places: SavedPlaces, count: number): Record<string, number[]> {
  const steps: Record<string, number[]> = {};
  let inner = count;
  for (const dim of dims) {
    const size = places.size[dim] ?? 1;
    inner /= size;
    const step = places.apart ? places.stride[dim] ?? 1 : 1;
    steps[dim] = range(count).map(at => (Math.floor(at / inner) % size) * step);
  }
  return steps;
}

/** Element `i` is number `i × stride` of the row-major vector tile. */
function tileSteps(places: SavedPlaces, stride: number, count: number): Record<string, number[]> {
  const { tile } = places;
  if (!tile || (count - 1) * stride >= tile.extent.reduce((all, one) => all * one, 1)) {
    throw new NotExact('the elements of the index leave the vector tile');
  }
  const steps: Record<string, number[]> = {};
  let inner = tile.extent.reduce((all, one) => all * one, 1);
  tile.dims.forEach((dim, axis) => {
    const size = tile.extent[axis] as number;
    inner /= size;
    steps[dim] = range(count).map(at => Math.floor((at * stride) / inner) % size);
  });
  return steps;
}

/** Whether the number of the register moves an element, for some thread. */
function moves(start: Column, count: number): boolean {
  return start.length > 1 && start.some((value, at) => value !== start[at - (at % count)]);
}

function elementCoordinates(dims: readonly string[], places: SavedPlaces, values: Values, threads: number, count: number): Flat {
  const byElement: Values = new Map(values);
  if (dims.some(dim => names(places.start[dim] ?? 0, REGISTER_NUMBER))) {
    for (const [symbol, column] of values) {
      byElement.set(symbol, column.length === 1 ? column : spread(column, count));
    }
    byElement.set(REGISTER_NUMBER, range(threads * count).map(at => at % count));
  }
  const starts: Flat = {};
  const numbered = new Set<string>();
  for (const dim of dims) {
    const expression = places.start[dim] ?? 0;
    const named = names(expression, REGISTER_NUMBER);
    const start = evaluate(expression, named ? byElement : values);
    // One value for all lanes stays one; one a thread is said again for each of its elements.
    starts[dim] = start.length === threads && !(named && start.length === threads * count) ? spread(start, count) : start;
    if (named && moves(starts[dim], count)) {
      numbered.add(dim);
    }
  }
  const strided = places.strided.filter(dim => !numbered.has(dim));
  const steps = strided.length ? tileSteps(places, places.stride[strided[0] as string] as number, count) : plainSteps(dims, places, count);
  return Object.fromEntries(dims.map(dim => {
    const start = starts[dim] as Column;
    const step = numbered.has(dim) ? null : steps[dim];
    return [dim, range(threads * count).map(at => sum((start.length === 1 ? start[0] : start[at]) as number, step?.[at % count] ?? 0))];
  }));
}

function sum(a: number, b: number): number {
  const value = a + b;
  if (!Number.isSafeInteger(value)) {
    throw new NotExact('an index is larger than a page computes exactly');
  }
  return value;
}

/** Coordinates in the memory, behind the index mapping where there is one. */
function memoryCoordinates(places: SavedPlaces, coordinates: Flat, values: Values, threads: number, count: number): Flat {
  const { through } = places;
  if (!through) {
    return coordinates;
  }
  const known: Values = new Map();
  for (const [symbol, column] of values) {
    known.set(symbol, column.length === threads && threads > 1 ? spread(column, count) : column);
  }
  for (const [iterator, dim] of Object.entries(through.iterators)) {
    known.set(iterator, coordinates[dim] as Column);
  }
  return Object.fromEntries((places.tensor?.dims ?? []).map(dim => {
    const place = evaluate(through.place[dim] as Expression, known);
    return [dim, place.length === 1 ? Array.from({ length: threads * count }, () => place[0] as number) : place];
  }));
}

function addresses(coordinates: Flat, tensor: SavedTensor, bytes: number): Column {
  const columns = tensor.dims.map(dim => coordinates[dim] as Column);
  return (columns[0] ?? []).map((_, at) => {
    const elements = columns.reduce((all, column, axis) => sum(all, (column[at] as number) * (tensor.pitch[axis] as number)), 0);
    return sum(elements * bytes, tensor.base);
  });
}

function leaves(coordinates: Flat, tensor: SavedTensor): boolean {
  return tensor.dims.some((dim, axis) => (coordinates[dim] as Column).some(at => at < 0 || at >= (tensor.shape[axis] as number)));
}

function masks(places: SavedPlaces, coordinates: Flat, values: Values, count: number): boolean[] | null {
  const bounds = Object.entries(places.bounds).filter(([dim]) => dim in coordinates);
  if (Object.keys(places.bounds).length === 0 || places.mask_note) {
    return null;
  }
  const off = (Object.values(coordinates)[0] ?? []).map(() => false);
  for (const [dim, bound] of bounds) {
    const limit = evaluate(bound, values);
    (coordinates[dim] as Column).forEach((value, at) => {
      off[at] ||= value >= ((limit.length === 1 ? limit[0] : limit[Math.floor(at / count)]) as number);
    });
  }
  return off;
}

/** From one long column to a row a thread. */
const rows = <T>(flat: readonly T[], count: number): T[][] => range(flat.length / count).map(thread => flat.slice(thread * count, (thread + 1) * count));

const table = (flat: Flat, dims: readonly string[], count: number): Record<string, number[][]> =>
  Object.fromEntries(dims.map(dim => [dim, rows(flat[dim] as Column, count)]));

/** Throws an `Error` for people where the grid or the loop has no such place. */
function checkPlace({ workgroup, iteration }: Place, grid: SavedIndices['grid'], trips: number | null): void {
  if (iteration < 0) {
    throw new Error('an iteration counts from 0');
  }
  if (grid && workgroup.some((at, axis) => at < 0 || at >= (grid[axis] as number))) {
    throw new Error(`workgroup (${workgroup.join(', ')}) is outside the grid (${grid.join(', ')})`);
  }
  if (trips !== null && iteration >= trips) {
    throw new Error(`iteration ${iteration} is outside the loop's ${trips} iterations`);
  }
}

/** Query `index_map` of one node. */
export function indexMap(indices: SavedIndices, form: SavedIndex, place: Place): IndexMapPayload {
  const { places } = form;
  checkPlace(place, indices.grid, places?.trip_count ?? null);
  const said = {
    stage: place.stage,
    node: place.node,
    label: form.label,
    not_known: form.not_known,
    space: form.space,
    dims: form.dims,
    mapping: form.mapping,
    wave_size: indices.wave_size,
    element_bytes: form.element_bytes,
    workgroup: place.workgroup,
    grid: indices.grid,
    iteration: place.iteration,
    trip_count: places?.trip_count ?? null,
    index: form.index
  };
  if (!places) {
    return {
      ...said, coordinates: {}, in_memory: {}, address_note: '', mask_note: '', address: null, masked: null,
      threads: 0, elements: 0, waves: 0, tensor: { name: '', dims: [], shape: [], row_bytes: null }
    };
  }
  const { threads } = indices;
  const { tensor } = places;
  const count = form.dims.reduce((all, dim) => all * (places.size[dim] ?? 1), 1);
  const values = symbolValues(indices, places, place);
  for (const [symbol, value] of Object.entries(places.constants)) {
    values.set(symbol, [value]);
  }
  const coordinates = elementCoordinates(form.dims, places, values, threads, count);
  const masked = masks(places, coordinates, values, count);
  let note = places.address_note;
  let inMemory: Flat | null = null;
  if (!note && tensor) {
    inMemory = memoryCoordinates(places, coordinates, values, threads, count);
    if (tensor.edge && leaves(inMemory, tensor)) {
      inMemory = null;
      note = tensor.edge;
    }
  }
  const address = inMemory && tensor ? addresses(inMemory, tensor, form.element_bytes) : null;
  return {
    ...said,
    coordinates: table(coordinates, form.dims, count),
    in_memory: inMemory && tensor && form.mapping ? table(inMemory, tensor.dims, count) : {},
    address_note: note,
    mask_note: places.mask_note,
    address: address && rows(address, count),
    masked: masked && rows(masked, count),
    threads,
    elements: count,
    waves: Math.ceil(threads / indices.wave_size),
    tensor: tensor ? { name: tensor.name, dims: tensor.dims, shape: tensor.shape, row_bytes: tensor.row_bytes } : { name: '', dims: [], shape: [], row_bytes: null }
  };
}

/** Query `derivation` of one node; `form` is its index, where the page holds it. */
export function derivation(indices: SavedIndices, saved: SavedDerivation, form: SavedIndex | null, place: Place): DerivationPayload {
  const { payload } = saved;
  const asked = { ...payload, stage: place.stage, node: place.node };
  if (payload.not_known || payload.threads === 0) {
    return asked;
  }
  const values = symbolValues(indices, form?.places ?? null, place);
  for (const [symbol, value] of Object.entries({ ...ACCUMULATOR, [REGISTER_NUMBER]: 0 })) {
    values.set(symbol, [value]);
  }
  const worth = (row: TermRow, expression: Expression): TermRow => {
    if (row.note) {
      return row;
    }
    const value = evaluate(expression, values);
    return { ...row, values: value.length === 1 ? range(indices.threads).map(() => value[0] as number) : [...value] };
  };
  const found = {
    ...asked,
    terms: payload.terms.map((row, at) => worth(row, saved.terms[at] as Expression)),
    dropped: payload.dropped.map((row, at) => worth(row, saved.dropped[at] as Expression))
  };
  return { ...found, ...weights(indices, form, place) };
}

/** Bytes for one step along each dimension, where the address is a sum of the terms; nothing where no place decides that. */
function weights(indices: SavedIndices, form: SavedIndex | null, place: Place): Partial<Pick<DerivationPayload, 'weights' | 'base' | 'weights_note'>> {
  const places = form?.places;
  // A kernel derives an index only where its bounds are known.
  if (!form || !places || places.mask_note) {
    return {};
  }
  const { tensor } = places;
  const note = indexMap(indices, form, place).address_note;
  if (note || !tensor || places.through) {
    return { weights: null, base: 0, weights_note: note || `an index mapping stands between the index and the memory, ${form.mapping || 'that leads every dimension to itself'}` };
  }
  const steps = tensor.dims.map((dim, axis): [string, number] => [dim, (tensor.pitch[axis] as number) * form.element_bytes]);
  return { weights: Object.fromEntries(steps), base: tensor.base, weights_note: '' };
}
