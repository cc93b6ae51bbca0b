import type { KitWords } from '../words/kit-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** One unit, rounded down: what is left is never promised longer than it is. */
export function timeLeftText(words: KitWords, leftMs: number): string {
  if (leftMs <= 0) return words.timeIsUp;
  if (leftMs < MINUTE_MS) return words.lessThanAMinute;
  if (leftMs < HOUR_MS) return words.minutesLeft(Math.floor(leftMs / MINUTE_MS));
  if (leftMs < 2 * DAY_MS) return words.hoursLeft(Math.floor(leftMs / HOUR_MS));
  return words.daysLeft(Math.floor(leftMs / DAY_MS));
}

/** When the text is next another one: nothing ticks that does not show. */
export function nextChangeMs(leftMs: number): number | undefined {
  if (leftMs <= 0) return undefined;
  if (leftMs < MINUTE_MS) return leftMs;
  const unit = leftMs < HOUR_MS ? MINUTE_MS : leftMs < 2 * DAY_MS ? HOUR_MS : DAY_MS;
  return (leftMs % unit) + 1;
}
