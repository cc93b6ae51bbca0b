import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import { instantOf } from '@candor/services/kernel/time';

export type Time = `${number}:${number}`;
export const clock = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` as Time;

/** What waits on the last morning came in between these hours, if the day has got so far. */
const morning = { from: '08:00', until: '09:40' } as const;

/**
 * The hours of a made-up year. Nothing in it is later than the moment at which it is made: where the last
 * morning is not over yet, what was to happen in it has happened, in the same order, in the minutes before.
 *   Made at 07:20: what would have come at 08:50 came at 06:30.
 */
export class YearClock {
  readonly market: MarketId;
  readonly today: CalendarDate;
  readonly now: Date;

  constructor(market: MarketId, today: CalendarDate, now: Date) {
    this.market = market;
    this.today = today;
    this.now = now;
  }

  at(on: CalendarDate, time: Time): Date {
    const wanted = this.#instant(on, time);
    const until = this.#instant(this.today, morning.until);
    if (on < this.today || this.now >= until) return atMost(wanted, this.now);
    const from = this.#instant(this.today, morning.from);
    const midnight = this.#instant(this.today, '00:00').getTime();
    const begins = Math.max(midnight, this.now.getTime() - (until.getTime() - from.getTime()));
    const share = (wanted.getTime() - from.getTime()) / (until.getTime() - from.getTime());
    const moved = begins + Math.max(0, share) * (this.now.getTime() - begins);
    return atMost(new Date(Math.round(moved)), this.now);
  }

  /** When the day after is ten minutes old, or as old as it is. */
  endOf(on: CalendarDate): Date {
    return atMost(this.#instant(dateOfDayNumber(dayNumber(on) + 1), '00:10'), this.now);
  }

  #instant(on: CalendarDate, time: Time): Date {
    return instantOf(on, time, markets[this.market].timeZone);
  }
}

const atMost = (wanted: Date, now: Date) => (wanted > now ? now : wanted);
