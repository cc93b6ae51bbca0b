import { type ArithmeticStep, decimalText, multiply, type Rational, rational } from '@candor/domain';

type RowStep = Extract<ArithmeticStep, { step: 'row' }>;

/** The interest of a row as one would write it on paper, the same in every language: 8000.00 × 54 % × 1/12 = 360.00. */
export function workingText({ row, basis, yearly, shares, exactInterest }: RowStep): string {
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

function money(minor: Rational): string {
  return short(multiply(minor, rational(1n, 100n)), 4, 2);
}

/** No more decimals than it needs; one that goes on ends with an ellipsis. */
function short(value: Rational, most: number, least: number): string {
  const text = decimalText(value, most, 'down');
  if ((value.num * 10n ** BigInt(most)) % value.den !== 0n) return `${text}…`;
  const [whole = '', decimals = ''] = text.split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(least, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}
