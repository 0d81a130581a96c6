/** What a page evaluates equals what a kernel answered; the answers are recorded from real compiles. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { derivation, indexMap, type Place } from '../index_evaluation';
import type { DerivationPayload, IndexMapPayload } from '../payloads';
import type { SavedIndex, SavedIndices } from '../saved_page';

interface Case {
  name: string;
  indices: SavedIndices;
  maps: IndexMapPayload[];
  derivations: { asked: Place; payload: DerivationPayload }[];
}

const GOLDEN = process.env['WAVE_EXPLORER_INDEX_MAPS'] ?? new URL('index_maps.json.gz', import.meta.url);
const cases = JSON.parse(gunzipSync(readFileSync(GOLDEN)).toString()) as Case[];

const formOf = (indices: SavedIndices, { stage, node }: { stage: string; node: string }): SavedIndex | undefined =>
  indices.forms[indices.form_of[stage]?.[node] ?? -1];

describe.each(cases)('$name', ({ indices, maps, derivations }) => {
  it('has a form of every index', () => {
    expect(maps.filter(map => !formOf(indices, map)).map(map => `${map.stage} ${map.node}`)).toEqual([]);
    expect(maps.some(map => map.address !== null)).toBe(true);
  });

  it('makes the map of any workgroup and iteration', () => {
    for (const map of maps) {
      const { stage, node, workgroup, iteration } = map;
      expect(indexMap(indices, formOf(indices, map) as SavedIndex, { stage, node, workgroup, iteration })).toEqual(map);
    }
  });

  it('says what each term is worth there', () => {
    let evaluated = 0;
    for (const { asked, payload } of derivations) {
      const saved = indices.derivations[indices.derivation_of[asked.stage]?.[asked.node] ?? -1];
      if (saved) {
        evaluated += 1;
        expect(derivation(indices, saved, formOf(indices, asked) ?? null, asked)).toEqual(payload);
      }
    }
    expect(evaluated).toBeGreaterThan(derivations.length / 2);
  });
});
