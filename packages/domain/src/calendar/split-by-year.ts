import { daysBeforeYear, yearOfDayNumber } from './day-number.ts';
import { isLeapYear } from './month-length.ts';

export type DaysByYear = { readonly ordinary: number; readonly leap: number };

/**
 * How many of the days between two day numbers lie in ordinary years and how many in leap years, split at 1
 * January: 20 Dec 2023 → 10 Jan 2024 has 12 days in 2023 and 9 in 2024. With the days in the other order both
 * are negative.
 */
export function splitByYear(from: number, to: number): DaysByYear {
  if (to < from) {
    const { ordinary, leap } = splitByYear(to, from);
    return { ordinary: -ordinary, leap: -leap };
  }
  let [ordinary, leap, begin] = [0, 0, from];
  for (let year = yearOfDayNumber(from); begin < to; year += 1) {
    const end = Math.min(to, daysBeforeYear(year + 1) + 1);
    if (isLeapYear(year)) leap += end - begin;
    else ordinary += end - begin;
    begin = end;
  }
  return { ordinary, leap };
}
