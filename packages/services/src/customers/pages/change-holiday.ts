import { dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { isWeeklyRest, isHoliday, markets, type MarketId } from '@candor/markets';
import { insertHolidayChange } from '@candor/store/holidays';
import type { Command } from '../../kernel/commands/command.ts';
import { onlyChanged } from '../../kernel/commands/only-changed.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { holidaysOfYear } from './read-holidays.ts';

export type ChangeHoliday = {
  readonly market: MarketId;
  readonly day: CalendarDate;
  readonly isOff: boolean;
  /** Of a holiday: as people call it. */
  readonly name: string;
};

const working = 'Working day';

/**
 * No promise in working days or hours reaches further: what becomes a working day beyond it shortens none
 * that was given.
 */
export const daysAheadToWork = 31;

/**
 * A day becomes a holiday, from tomorrow on; or one of the list becomes a working day, a month ahead at
 * least: until then somebody may have been promised something by it.
 */
export const changeHoliday: Command<
  ChangeHoliday,
  { readonly day: string; readonly isOff: boolean },
  'day_is_over' | 'day_is_too_near' | 'day_is_a_rest_day' | 'holiday_is_so_already' | 'holiday_has_no_name'
> = {
  name: 'holiday.change',
  subject: ({ market, day }) => `holiday:${market}:${day}`,
  async decide(tx, { market, day, isOff, name }, { now }) {
    const today = dayIn(markets[market].timeZone, now);
    const ahead = dayNumber(day) - dayNumber(today);
    if (ahead < 1) return { refused: 'day_is_over', facts: { today } };
    if (isWeeklyRest(market, day)) return { refused: 'day_is_a_rest_day' };
    if (isOff && name.trim() === '') return { refused: 'holiday_has_no_name' };
    if (isHoliday(market, day) === isOff) return { refused: 'holiday_is_so_already' };
    if (!isOff && ahead < daysAheadToWork) return { refused: 'day_is_too_near', facts: { ahead } };
    const line = holidaysOfYear(market, Number(day.slice(0, 4))).find((each) => each.day === day);
    await insertHolidayChange(tx, { market, day, isOff, name: name.trim(), at: now });
    const [was, is] = [line?.isOff ? line.name : working, isOff ? name.trim() : working];
    return {
      output: { day, isOff },
      facts: { day, isOff, name: name.trim() },
      changes: onlyChanged([{ field: day, kind: 'text', before: was, after: is }]),
    };
  },
};
