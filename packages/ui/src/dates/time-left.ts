import type { KitWords } from '../words/kit-words.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Unit = {
  readonly ms: number;
  readonly slack: number;
  /** Below this much the next smaller unit is said. */
  readonly from: number;
  readonly word: 'minutesLeft' | 'hoursLeft' | 'daysLeft';
};

const days: Unit = { ms: DAY_MS, slack: HOUR_MS, from: 2 * DAY_MS - HOUR_MS, word: 'daysLeft' };
const hours: Unit = { ms: HOUR_MS, slack: MINUTE_MS, from: HOUR_MS - 5 * SECOND_MS, word: 'hoursLeft' };
const minutes: Unit = { ms: MINUTE_MS, slack: 5 * SECOND_MS, from: 1, word: 'minutesLeft' };

/**
 * One unit, rounded down as people do: three days less the seconds since it was made are three days. The slack is one of the next
 * smaller unit at most, and the exact moment stands beside it.
 */
const unitOf = (leftMs: number): Unit => [days, hours].find(({ from }) => leftMs >= from) ?? minutes;

export function timeLeftText(words: KitWords, leftMs: number): string {
  if (leftMs <= 0) return words.timeIsUp;
  const { ms, slack, word } = unitOf(leftMs);
  const count = Math.floor((leftMs + slack) / ms);
  return count === 0 ? words.lessThanAMinute : words[word](count);
}

/** When the text is next another one: nothing ticks that does not show. */
export function nextChangeMs(leftMs: number): number | undefined {
  if (leftMs <= 0) return undefined;
  const { ms, slack, from } = unitOf(leftMs);
  return Math.min(((leftMs + slack) % ms) + 1, leftMs - from + 1);
}
