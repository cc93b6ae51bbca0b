export { decimalText } from './decimal-text.ts';
export { parseDecimal } from './parse-decimal.ts';
export { parseFraction } from './parse-fraction.ts';
export { percentOf } from './percent-of.ts';
export { type Rational, add, compare, multiply, one, rational, zero } from './rational.ts';
