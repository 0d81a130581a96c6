/**
 * Exact evaluation of the record's expressions, for all lanes at once. A value is a pair of columns, numerators and
 * denominators, one entry a lane, or one for all.
 *
 * Numbers are doubles that are checked to be integers they hold exactly; what goes beyond is refused, never rounded.
 * The rules are those of `wave_explorer/record/evaluation.py`: what a lane does not choose is evaluated for it too.
 */

/** A tree as the record holds it: an integer, or an operation and its arguments; see `record/expression.py`. */
export type Expression = number | [op: string, args: (Expression | string)[]];

/** One entry a lane, or one for all lanes. */
export type Column = readonly number[];

/** There is no exact integer here: a fraction, a number that is too large, a symbol without a value. */
export class NotExact extends Error {}

interface Fraction {
  over: Column;
  under: Column;
}

const ONE: Column = [1];

const integers = (over: Column): Fraction => ({ over, under: ONE });

const truth = (value: boolean): number => (value ? 1 : 0);

/** Combine two columns lane by lane; a column of one entry serves every lane. */
function zip(left: Column, right: Column, combine: (a: number, b: number) => number): Column {
  if (left.length === right.length) {
    return left.map((a, lane) => combine(a, right[lane] as number));
  }
  if (right.length === 1) {
    const [b] = right as [number];
    return left.map(a => combine(a, b));
  }
  if (left.length === 1) {
    const [a] = left as [number];
    return right.map(b => combine(a, b));
  }
  throw new NotExact(`columns of ${left.length} and ${right.length} lanes do not fit together`);
}

function exact(value: number): number {
  if (!Number.isSafeInteger(value)) {
    throw new NotExact('a value is larger than a page computes exactly');
  }
  // Plain zero: JavaScript has a second one, which prints alike and is not equal in a comparison of payloads.
  return value === 0 ? 0 : value;
}

const times = (left: Column, right: Column): Column => zip(left, right, (a, b) => exact(a * b));
const plus = (left: Column, right: Column): Column => zip(left, right, (a, b) => exact(a + b));
const floorOf = (left: Column, right: Column): Column => zip(left, right, (a, b) => exact((a - modulo(a, b)) / b));

/** Remainder with the sign of the divisor; exact where a division of doubles would round. */
function modulo(a: number, b: number): number {
  const rest = a % b;
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest;
}

function commonDivisor(a: number, b: number): number {
  let [large, small] = [Math.abs(a), Math.abs(b)];
  while (small !== 0) {
    [large, small] = [small, large % small];
  }
  return large;
}

const isWhole = (value: Fraction): boolean => value.under.every(entry => entry === 1);

function reduced(over: Column, under: Column): Fraction {
  if (under.every(entry => entry === 1)) {
    return integers(over);
  }
  const divisor = zip(over, under, (a, b) => commonDivisor(a, b) * Math.sign(b));
  return { over: zip(over, divisor, (a, b) => exact(a / b)), under: zip(under, divisor, (a, b) => exact(a / b)) };
}

function add(left: Fraction, right: Fraction): Fraction {
  if (left.under === ONE && right.under === ONE) {
    return integers(plus(left.over, right.over));
  }
  return reduced(plus(times(left.over, right.under), times(right.over, left.under)), times(left.under, right.under));
}

const multiply = (left: Fraction, right: Fraction): Fraction => reduced(times(left.over, right.over), times(left.under, right.under));

const floor = (value: Fraction): Fraction => integers(floorOf(value.over, value.under));

const ceiling = (value: Fraction): Fraction => integers(floorOf(value.over.map(entry => -entry), value.under).map(entry => exact(-entry)));

function inverse(value: Fraction): Fraction {
  if (value.over.includes(0)) {
    throw new NotExact('an index expression divides by 0');
  }
  return reduced(value.under, value.over);
}

function remainder(left: Fraction, right: Fraction): Fraction {
  const product = multiply(floor(multiply(left, inverse(right))), right);
  return add(left, { over: product.over.map(entry => exact(-entry)), under: product.under });
}

function power(base: Fraction, exponent: Fraction): Fraction {
  const [times_] = exponent.over;
  if (times_ === undefined || exponent.over.length !== 1 || !isWhole(exponent)) {
    throw new NotExact('a power with an exponent that is no single integer');
  }
  const factor = times_ >= 0 ? base : inverse(base);
  let result = integers(ONE);
  for (let count = Math.abs(times_); count > 0; count -= 1) {
    result = multiply(result, factor);
  }
  return result;
}

type Test = (a: number, b: number) => boolean;

const compare = (test: Test) => (left: Fraction, right: Fraction): Fraction =>
  integers(zip(times(left.over, right.under), times(right.over, left.under), (a, b) => truth(test(a, b))));

function select(condition: Column, chosen: Fraction, other: Fraction): Fraction {
  const pick = (yes: Column, no: Column): Column => {
    const lanes = Math.max(condition.length, yes.length, no.length);
    const at = (column: Column, lane: number): number => (column.length === 1 ? column[0] : column[lane]) as number;
    return Array.from({ length: lanes }, (_, lane) => (at(condition, lane) ? at(yes, lane) : at(no, lane)));
  };
  return { over: pick(chosen.over, other.over), under: pick(chosen.under, other.under) };
}

function exclusiveOr(left: Fraction, right: Fraction): Fraction {
  if (!isWhole(left) || !isWhole(right)) {
    throw new NotExact('xor of a fraction');
  }
  // Beyond 32 bits the operator of JavaScript would cut.
  return integers(zip(left.over, right.over, (a, b) => exact(Number(BigInt(a) ^ BigInt(b)))));
}

const RELATIONS: Record<string, (left: Fraction, right: Fraction) => Fraction> = {
  eq: compare((a, b) => a === b),
  ne: compare((a, b) => a !== b),
  lt: compare((a, b) => a < b),
  le: compare((a, b) => a <= b),
  gt: compare((a, b) => a > b),
  ge: compare((a, b) => a >= b)
};

const both = (test: Test) => (left: Fraction, right: Fraction): Fraction => integers(zip(left.over, right.over, (a, b) => truth(test(a, b))));

const FOLDED: Record<string, (left: Fraction, right: Fraction) => Fraction> = {
  ...RELATIONS,
  add,
  mul: multiply,
  mod: remainder,
  pow: power,
  min: (left, right) => select(compare((a, b) => a <= b)(left, right).over, left, right),
  max: (left, right) => select(compare((a, b) => a >= b)(left, right).over, left, right),
  xor: exclusiveOr,
  and: both((a, b) => a !== 0 && b !== 0),
  or: both((a, b) => a !== 0 || b !== 0)
};

const UNARY: Record<string, (value: Fraction) => Fraction> = {
  floor,
  ceiling,
  not: value => integers(value.over.map(entry => truth(entry === 0)))
};

function piecewise(args: readonly (Expression | string)[], values: ReadonlyMap<string, Column>): Fraction {
  let decided: Column = [0];
  let result = integers([0]);
  for (let at = 0; at + 1 < args.length; at += 2) {
    const condition = fraction(args[at + 1] as Expression, values).over;
    const holds = zip(condition, decided, (now, before) => truth(now !== 0 && before === 0));
    if (holds.includes(1)) {
      result = select(holds, fraction(args[at] as Expression, values), result);
    }
    decided = zip(decided, holds, (before, now) => truth(before !== 0 || now !== 0));
  }
  if (decided.includes(0)) {
    throw new NotExact('no case of a piecewise index holds');
  }
  return result;
}

function number(entry: Expression | string | undefined): Column {
  if (typeof entry !== 'number') {
    throw new NotExact(`${JSON.stringify(entry)} stands where a number is needed`);
  }
  return [exact(entry)];
}

function fraction(expression: Expression | string, values: ReadonlyMap<string, Column>): Fraction {
  if (typeof expression === 'number') {
    return integers(number(expression));
  }
  if (typeof expression === 'string') {
    throw new NotExact(`${expression} stands where an expression is needed`);
  }
  const [op, args] = expression;
  switch (op) {
    case 'sym': {
      const value = values.get(String(args[0]));
      if (!value) {
        throw new NotExact(`${String(args[0])} has no value`);
      }
      return integers(value);
    }
    case 'rat':
      return { over: number(args[0]), under: number(args[1]) };
    case 'true':
    case 'false':
      return integers([truth(op === 'true')]);
    case 'piecewise':
      return piecewise(args, values);
  }
  const [first, ...rest] = args.map(argument => fraction(argument, values));
  const unary = UNARY[op];
  const folded = FOLDED[op];
  if (first && unary) {
    return unary(first);
  }
  if (first && folded) {
    return rest.reduce(folded, first);
  }
  throw new NotExact(`${op} has no exact form`);
}

/**
 * The integers that `expression` comes to: a column of one entry where every symbol in it has one value.
 * Throws `NotExact`.
 */
export function evaluate(expression: Expression, values: ReadonlyMap<string, Column>): Column {
  const value = fraction(expression, values);
  if (!isWhole(value)) {
    throw new NotExact('an index comes to a fraction');
  }
  return value.over;
}

/** Whether the symbol occurs in the expression. */
export function names(expression: Expression | string, symbol: string): boolean {
  if (!Array.isArray(expression)) {
    return false;
  }
  const [op, args] = expression;
  return op === 'sym' ? args[0] === symbol : op !== 'opaque' && args.some(argument => names(argument, symbol));
}
