import type { KitWords } from '../words/kit-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * One unit, rounded down as people do: three days less the seconds since it was made are three days. The
 * slack is one of the next smaller unit at most, and the exact moment stands beside it. Each with its slack,
 * and from how much on it is said.
 */
const units = [
  ['daysLeft', DAY_MS, HOUR_MS, 2 * DAY_MS - HOUR_MS],
  ['hoursLeft', HOUR_MS, MINUTE_MS, HOUR_MS - 5000],
  ['minutesLeft', MINUTE_MS, 5000, 0],
] as const;

const unitOf = (leftMs: number) => units.find(([, , , from]) => leftMs >= from) ?? units[2];

export function timeLeftText(words: KitWords, leftMs: number): string {
  if (leftMs <= 0) return words.timeIsUp;
  const [word, ms, slack] = unitOf(leftMs);
  const count = Math.floor((leftMs + slack) / ms);
  return count === 0 ? words.lessThanAMinute : words[word](count);
}

/** When the text is next another one: nothing ticks that does not show. */
export function nextChangeMs(leftMs: number): number | undefined {
  if (leftMs <= 0) return undefined;
  const [, ms, slack, from] = unitOf(leftMs);
  return Math.min(((leftMs + slack) % ms) + 1, leftMs - Math.max(from, 1) + 1);
}
