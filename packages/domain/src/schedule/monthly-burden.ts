import type { CalendarDate } from '../calendar/calendar-date.ts';
import { stepDate } from '../calendar/step-date.ts';

interface DueRow {
  readonly dueOn: CalendarDate;
  readonly total: bigint;
}

/**
 * What a loan asks for in its dearest month, whatever its rhythm.
 *   Three rows of 2,910.19, a month apart: 2,910.19. Four rows of 1,325.00, a week apart: 5,300.00. One row
 *     of 5,225.00 after
 *   30 days: 5,225.00.
 */
export function monthlyBurden(rows: readonly DueRow[]): bigint {
  let most = 0n;
  for (const { dueOn } of rows) {
    const monthLater = stepDate(dueOn, { count: 1, unit: 'month' }, 1) ?? dueOn;
    const due = rows.filter((row) => row.dueOn >= dueOn && row.dueOn < monthLater);
    const sum = due.reduce((total, row) => total + row.total, 0n);
    if (sum > most) most = sum;
  }
  return most;
}
