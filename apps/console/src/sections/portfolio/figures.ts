import type { MoneyWay } from '../../kit/words/money-words.ts';

const NO_BREAK = '\u00a0';
const MINUS = '−';

/** 5.8463 → "5.85 %"; of nothing there is no share. */
export function shareWords(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(2)}${NO_BREAK}%`;
}

/** A change in percent or points, with its sign: "+5.7 %", "−0.46 points". */
export function changeWords(by: number, unit: '%' | 'points', digits: number): string {
  const text = Math.abs(by).toFixed(digits);
  const sign = Number(text) === 0 ? '±' : by > 0 ? '+' : MINUS;
  return `${sign}${text}${NO_BREAK}${unit}`;
}

/** "Nov 26" under a bar; the year where it is not clear. */
export function monthWords(day: string): string {
  // Three letters each: British English would write "Sept".
  return new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

export const monthYearWords = (day: string): string => `${monthWords(day)} ${day.slice(0, 4)}`;

export type Scale = { readonly words: string; readonly of: (minor: number) => number };

/** In what a chart of these sums is drawn: million, thousand or the currency itself. */
export function scaleOf({ sign, minorDigits }: MoneyWay, largestMinor: number): Scale {
  const major = 10 ** minorDigits;
  const [size, name] =
    largestMinor >= 5_000_000 * major
      ? [1_000_000, ' million']
      : largestMinor >= 1_000 * major
        ? [1_000, ' thousand']
        : [1, ''];
  return { words: `${sign}${name}`, of: (minor) => minor / major / size };
}

/** What rolled into a bucket from the one before it, of what was in that one when the month began. */
export function rolledInto(
  rows: readonly { readonly was: number; readonly became: number | null; readonly principal: number }[],
  bucket: number,
): { readonly rolled: number; readonly of: number } {
  const from = rows.filter(({ was }) => was === bucket - 1);
  const sum = (some: typeof from) => some.reduce((total, { principal }) => total + principal, 0);
  return { rolled: sum(from.filter(({ became }) => became === bucket)), of: sum(from) };
}
