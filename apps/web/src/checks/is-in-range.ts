import { isDecimal } from './string-checks.ts';

type Bound = string | number | bigint;

/**
 * Whether a decimal lies between two bounds, both included; exact for any number of digits. No decimal:
 * false.
 */
export function isInRange(text: string, { min, max }: { min?: Bound; max?: Bound }): boolean {
  if (!isDecimal(text)) return false;
  return (
    (min === undefined || compare(text, boundText(min)) >= 0) &&
    (max === undefined || compare(text, boundText(max)) <= 0)
  );
}

function boundText(bound: Bound): string {
  const text = String(bound);
  if (!isDecimal(text)) throw new RangeError(`"${text}" is not a bound`);
  return text;
}

/** By digits, not by float: 9007199254740993 is greater than 9007199254740992. */
function compare(one: string, other: string): number {
  const [first, second] = [parse(one), parse(other)];
  if (first.negative !== second.negative) return first.negative ? -1 : 1;
  const size =
    first.whole.length - second.whole.length ||
    order(first.whole, second.whole) ||
    order(first.part, second.part);
  return first.negative ? -size : size;
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function parse(text: string) {
  const [digits = '', fraction = ''] = text.replace('-', '').split('.');
  const whole = digits.replace(/^0+/, '');
  // Without its trailing zeros one fraction is never a longer spelling of another, so text order is number
  // order.
  const part = withoutTrailingZeros(fraction);
  return { whole, part, negative: text.startsWith('-') && whole + part !== '' };
}

/** Not /0+$/, which tries again at every zero of a long run and is quadratic. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}
