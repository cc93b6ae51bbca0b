import type { DueDayRules } from '../../due-day/due-day-rules.ts';

/**
 * RBI/2024-25/18 has the key facts statement name the first due date and asks for none in particular; the
 * fair practices code (RBI/2024-25/30) has interest charged from the day of the payout, for the days that
 * the money is out. The range is the house's: every day of the month once. Confirm with counsel.
 */
export const dueDay = {
  firstPeriod: { leastDays: 15, mostDays: 45 },
  payDays: {},
} as const satisfies DueDayRules;
