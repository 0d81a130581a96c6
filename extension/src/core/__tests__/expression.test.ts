/** Exact evaluation: integers and fractions, lane by lane, and a refusal where a double would round. */
import { describe, expect, it } from 'vitest';
import { evaluate, names, NotExact, type Column, type Expression } from '../expression';

const T: Expression = ['sym', ['$T0']];
const lanes: Column = [0, 1, 5, 17, 63];
const of = (expression: Expression, values: Record<string, Column> = { $T0: lanes }): Column => evaluate(expression, new Map(Object.entries(values)));

describe('arithmetic', () => {
  it('adds and multiplies lane by lane, with one value for all', () => {
    expect(of(['add', [T, 3]])).toEqual([3, 4, 8, 20, 66]);
    expect(of(['mul', [T, T]])).toEqual([0, 1, 25, 289, 3969]);
    expect(of(7)).toEqual([7]);
    expect(of(['pow', [2, 10]])).toEqual([1024]);
  });

  it('keeps fractions exact until they are whole again', () => {
    const third: Expression = ['mul', [['rat', [1, 3]], T]];
    expect(of(['mul', [third, 3]])).toEqual(lanes);
    expect(of(['floor', [third]])).toEqual([0, 0, 1, 5, 21]);
    expect(of(['ceiling', [third]])).toEqual([0, 1, 2, 6, 21]);
    expect(() => of(third)).toThrow(NotExact);
    expect(of(['mul', [8, ['pow', [4, -1]]]])).toEqual([2]);
  });

  it('has the remainder of the sign of the divisor', () => {
    expect(of(['mod', [T, 4]])).toEqual([0, 1, 1, 1, 3]);
    expect(of(['mod', [['sym', ['x']], 4]], { x: [-1, -4, -7] })).toEqual([3, 0, 1]);
    expect(of(['mod', [['sym', ['x']], -4]], { x: [1, 4] })).toEqual([-3, 0]);
    expect(of(['floor', [['mul', [['rat', [1, 4]], ['sym', ['x']]]]]], { x: [-1, -4, -7] })).toEqual([-1, -1, -2]);
    expect(Object.is(of(['mod', [['sym', ['x']], 4]], { x: [-4] })[0], 0)).toBe(true);
  });

  it('takes bits apart beyond 32 of them', () => {
    expect(of(['xor', [5, 3]])).toEqual([6]);
    expect(of(['xor', [2 ** 40 + 1, 1]])).toEqual([2 ** 40]);
  });
});

describe('choices', () => {
  it('compares, and takes the first case that holds', () => {
    expect(of(['lt', [T, 17]])).toEqual([1, 1, 1, 0, 0]);
    expect(of(['piecewise', [1, ['lt', [T, 5]], 2, ['lt', [T, 50]], 3, ['true', []]]])).toEqual([1, 1, 2, 2, 3]);
    expect(of(['and', [['ge', [T, 1]], ['not', [['eq', [T, 5]]]]]])).toEqual([0, 1, 0, 1, 1]);
    expect(of(['min', [T, 10]])).toEqual([0, 1, 5, 10, 10]);
    expect(of(['max', [['rat', [1, 2]], T, 1]])).toEqual([1, 1, 5, 17, 63]);
  });

  it('refuses a lane that no case is for', () => {
    expect(() => of(['piecewise', [1, ['lt', [T, 5]]]])).toThrow('no case');
  });
});

describe('what has no exact value', () => {
  it('is refused', () => {
    expect(() => of(['mul', [2 ** 40, 2 ** 40]])).toThrow('larger');
    expect(() => of(['pow', [T, -1]])).toThrow('divides by 0');
    expect(() => of(['sym', ['M']])).toThrow('M has no value');
    expect(() => of(['opaque', ['f(x)']])).toThrow(NotExact);
    expect(() => of(['xor', [['rat', [1, 2]], 1]])).toThrow('xor');
  });
});

it('tells whether a symbol occurs', () => {
  expect(names(['add', [3, ['mul', [T, 2]]]], '$T0')).toBe(true);
  expect(names(['add', [3, ['sym', ['$T1']]]], '$T0')).toBe(false);
  expect(names(['opaque', ['$T0']], '$T0')).toBe(false);
});
