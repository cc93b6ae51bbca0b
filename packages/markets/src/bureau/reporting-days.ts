import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '../markets.ts';
import type { BureauRules, ReportingDay } from './bureau-rules.ts';
import { bureauRules } from './registry.generated.ts';

export type ReportedDay = {
  readonly day: CalendarDate;
  readonly covers: 'all' | 'changes';
  readonly sendBy: CalendarDate;
};

/**
 * Whether the law wants a file as on this day. India: 9 November 2026 wants the changed accounts by the 13th,
 * 30 November all of them by 5 December; 9 June 2026 wanted none. The Philippines: the last day of each
 * month.
 */
export function reportingDay(market: MarketId, day: CalendarDate): ReportedDay | undefined {
  const rules: BureauRules = bureauRules[market];
  const found = rules.reportingDays.find((each) => isOn(each, day));
  return found && { day, covers: found.covers, sendBy: plus(day, found.sendWithinDays) };
}

/** The last reporting day before a day. */
export function reportingDayBefore(market: MarketId, day: CalendarDate): ReportedDay {
  return nearest(market, day, -1);
}

export function reportingDayAfter(market: MarketId, day: CalendarDate): ReportedDay {
  return nearest(market, day, 1);
}

function nearest(market: MarketId, from: CalendarDate, step: 1 | -1): ReportedDay {
  for (let away = 1; away <= 62; away += 1) {
    const found = reportingDay(market, plus(from, step * away));
    if (found) return found;
  }
  throw new Error(`no reporting day of ${market} within two months of ${from}`);
}

function isOn({ day: wanted, from, until }: ReportingDay, day: CalendarDate): boolean {
  if ((from !== undefined && day < from) || (until !== undefined && day > until)) return false;
  return wanted === 'last' ? plus(day, 1).endsWith('-01') : Number(day.slice(8)) === wanted;
}

function plus(day: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(day) + days);
}
