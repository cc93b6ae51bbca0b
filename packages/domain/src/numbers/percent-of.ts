import { decimalText } from './decimal-text.ts';

/** A part of a whole in percent: 585 of 10,000 with 2 → "5.85"; of nothing there is none. */
export function percentOf(part: bigint, whole: bigint, places: number): string | null {
  if (whole === 0n) return null;
  // The denominator of a fraction is positive.
  const [num, den] = whole < 0n ? [-part, -whole] : [part, whole];
  return decimalText({ num: num * 100n, den }, places, 'half-up');
}
