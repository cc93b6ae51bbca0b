import type { ArithmeticStep } from '@candor/domain/schedule';
import { decimalText, multiply, type Rational, rational } from '@candor/domain/numbers';
import type { MoneyFormat } from '@candor/ui';

type RowStep = Extract<ArithmeticStep, { step: 'row' }>;

/**
 * The interest of a row as one would write it on paper, the same in every language: 8,000.00 × 54 % × 1/12 =
 * 360.00.
 */
export function workingText(
  format: MoneyFormat,
  { row, basis, yearly, shares, exactInterest }: RowStep,
): string {
  const money = (minor: Rational) => grouped(format, short(multiply(minor, rational(1n, 100n)), 4, 2));
  const parts = shares.map(({ parts: top, whole }) => `${top}/${whole}`).join(' + ');
  const share = shares.length === 1 ? parts : `(${parts})`;
  const rate = yearly === null ? '' : ` × ${short(yearly, 6, 0)}\u00a0%`;
  const exact = money(exactInterest);
  const rounded = money(rational(row.interest));
  return `${money(basis)}${rate} × ${share} = ${exact}${exact === rounded ? '' : ` → ${rounded}`}`;
}

/** 1 · 2 · 1 13/30: so many months or years since the payout. */
export function timeText({ num, den }: Rational): string {
  const [whole, rest] = [num / den, num % den];
  if (rest === 0n) return String(whole);
  return whole === 0n ? `${rest}/${den}` : `${whole} ${rest}/${den}`;
}

/** Its thousands as in every other amount of the market; further decimals than two stay as they are. */
function grouped(format: MoneyFormat, text: string): string {
  const [whole = '0', decimals = ''] = text.split('.');
  return `${format(BigInt(whole) * 100n).whole}.${decimals}`;
}

/** No more decimals than it needs; one that goes on ends with an ellipsis. */
function short(value: Rational, most: number, least: number): string {
  const text = decimalText(value, most, 'down');
  if ((value.num * 10n ** BigInt(most)) % value.den !== 0n) return `${text}…`;
  const [whole = '', decimals = ''] = text.split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(least, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}
