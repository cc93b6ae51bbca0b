import type { MoneyWay } from '../../kit/words/money-words.ts';

const NO_BREAK = '\u00a0';
const MINUS = '−';

/** "5.85" → "5.85 %"; of nothing there is no share. */
export function percentWords(percent: string | null): string {
  return percent === null ? '–' : `${percent}${NO_BREAK}%`;
}

/** How many of how many: 117 of 2,000 → "5.85 %". */
export function shareWords(count: number, of: number): string {
  return percentWords(of === 0 ? null : ((count / of) * 100).toFixed(2));
}

/** A change in percent or points, with its sign: "5.7" → "+5.7 %", "-0.46" → "−0.46 points". */
export function changeWords(by: string, unit: '%' | 'points'): string {
  const sign = Number(by) === 0 ? '±' : by.startsWith('-') ? MINUS : '+';
  return `${sign}${by.replace('-', '')}${NO_BREAK}${unit}`;
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
