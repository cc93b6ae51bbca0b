import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { knowsHolidaysOf, marketIds, markets } from '@candor/markets';
import { dayIn } from '@candor/services/kernel/time';
import type { Job } from './jobs.ts';

/**
 * Governments declare a year's holidays in its autumn: time to enter them before a promise reaches into the
 * year.
 */
const knownAheadDays = 60;

/**
 * Says every day, from two months before, that a list of holidays ends. After its end only weekends are
 * known: days that are promised would fall on holidays. They are promised too early, never too late.
 */
export const calendarsEnd: Job = {
  name: 'calendars',
  cron: '5 1 * * *',
  async run(_database, now, { log }) {
    const ending = marketIds.filter((market) => {
      const today = dayIn(markets[market].timeZone, now);
      return !knowsHolidaysOf(market, dateOfDayNumber(dayNumber(today) + knownAheadDays));
    });
    for (const market of ending)
      log.error({ market }, 'the list of holidays ends soon or has ended: a person must add the next year');
    return { ending: ending.length };
  },
};
