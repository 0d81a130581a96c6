import { describe, expect, it } from 'vitest';
import { behindMapping } from '../index_view';
import type { IndexMapPayload } from '../payloads';

const map = (in_memory: Record<string, number[][]>): IndexMapPayload => ({
  mapping: 'N = i, K = j → b[1 + i, j]', in_memory, tensor: { name: 'b', dims: ['N', 'K'], shape: [64, 64], row_bytes: 128 }
} as unknown as IndexMapPayload);

describe('an element behind an index mapping', () => {
  it('has the coordinates of the memory', () => {
    expect(behindMapping(map({ N: [[64, 64]], K: [[0, 1]] }), 0, 1)).toBe('→ b[64, 1]');
  });

  it('is the mapping itself where a run decides', () => {
    expect(behindMapping(map({}), 0, 1)).toBe('→ N = i, K = j → b[1 + i, j]');
  });
});
