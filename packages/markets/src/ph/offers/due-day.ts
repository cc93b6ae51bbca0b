import type { DueDayRules } from '../../due-day/due-day-rules.ts';

/**
 * No rule for lending companies names a shortest or longest first period, so it is the house's: half a month
 * to a month and a half, which holds every day of the month once. Interest is counted by the day. Confirm
 * with counsel.
 */
export const dueDay = {
  firstPeriod: { leastDays: 15, mostDays: 45 },
  payDays: { 'fifteenth-and-last': [15, 31] },
} as const satisfies DueDayRules;
