import { describe, expect, it } from 'vitest';

import { cellSide, errorShare } from '../error_map';

describe('errors on the scale', () => {
  it('goes from the tolerance to the largest error by orders of magnitude', () => {
    expect(errorShare(1e-3, 1e-3, 10)).toBe(0);
    expect(errorShare(10, 1e-3, 10)).toBe(1);
    expect(errorShare(1e-1, 1e-3, 10)).toBeCloseTo(0.5);
  });

  it('puts everything at its end where all errors are equal, and knows a tolerance of 0', () => {
    expect(errorShare(2, 2, 2)).toBe(1);
    expect(errorShare(4, 0, 4)).toBe(1);
    expect(errorShare(0, 0, 4)).toBe(0);
  });
});

describe('cells of the map', () => {
  it('are whole pixels that fit both ways, and never grow beyond reason', () => {
    expect(cellSide(64, 64, 500, 400)).toBe(5);
    expect(cellSide(4, 4, 500, 400)).toBe(22);
    expect(cellSide(400, 400, 244, 900)).toBe(0.5);
  });
});
