import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { calendars, markets } from '@candor/markets';
import {
  changeHoliday,
  daysAheadToWork,
  holidaysOfYear,
  refreshHolidays,
} from '@candor/services/customers/pages';
import { dayIn } from '@candor/services/kernel/time';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

/** A15.149, A15.153: on which days the lender's offices rest. */
export function consoleHolidayHandlers({
  staff: { database, seal, now },
  offered,
}: HandlerParts): CallHandlers<'console.holidays' | 'console.holiday-save'> {
  return {
    'console.holidays': async ({ market, year }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      await refreshHolidays(database);
      const today = dayIn(markets[market].timeZone, now());
      return {
        holidays: holidaysOfYear(market, year),
        source: calendars[market].source,
        until: calendars[market].until,
        worksFrom: dateOfDayNumber(dayNumber(today) + daysAheadToWork),
      };
    },

    'console.holiday-save': async (
      { market, day, isOff, name = '', reason },
      { staff: { staffId }, requestId },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const answer = await runCommand(database, withReason(changeHoliday, seal), {
        input: { market, day: day as CalendarDate, isOff, name, reason },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`a holiday was answered with ${answer.kind}`);
      // Others hear of it; whoever said it does not wait for that.
      await refreshHolidays(database);
      return answer.output;
    },
  };
}
