import { stepDate, type CalendarDate } from '@candor/domain/calendar';
import { firstDueDays } from '@candor/domain/due-day';
import type { LoanChoice, ProductTerms } from '@candor/domain/product';
import { isRefusal } from '@candor/domain/refusals';
import type { Quote } from '@candor/domain/schedule';
import type { MarketId } from '../markets.ts';
import type { DueDayRules } from './due-day-rules.ts';
import { quoteOnDueDay } from './quote-on-due-day.ts';
import { dueDayRules } from './registry.generated.ts';

/** One day on which the first instalment can fall, with all that it comes to. */
export type DueDayOption = {
  readonly firstDueOn: CalendarDate;
  readonly quote: Quote;
  /** What all costs come to more than on the usual day; below zero: less. */
  readonly costDifference: bigint;
  /** The day that it has if nobody chooses. */
  readonly isUsual: boolean;
  /** Whether it is one of the days on which the borrower said to be paid. */
  readonly isPayDay: boolean;
};

/**
 * Every day that can be signed, in the order of the calendar, each priced as it would be signed. None where
 * the term has no day to choose.
 */
export function dueDayOptions(
  market: MarketId,
  product: ProductTerms,
  choice: LoanChoice,
  { enteredOn, payDay }: { readonly enteredOn: CalendarDate; readonly payDay: string | null },
): DueDayOption[] {
  const usual = quoteOnDueDay(market, product, { ...choice, firstDueOn: null }, enteredOn);
  if (isRefusal(usual)) return [];
  const { firstPeriod, payDays }: DueDayRules = dueDayRules[market];
  const paidOn = payDay === null ? [] : (payDays[payDay] ?? []);
  const usualDay = usual.quote.schedule.rows[0]?.dueOn;
  return firstDueDays(choice.term, choice.disbursedOn, firstPeriod).flatMap((firstDueOn) => {
    const priced = quoteOnDueDay(market, product, { ...choice, firstDueOn }, enteredOn);
    if (isRefusal(priced)) return [];
    const { quote } = priced;
    return [
      {
        firstDueOn,
        quote,
        costDifference: quote.schedule.totals.cost - usual.quote.schedule.totals.cost,
        isUsual: firstDueOn === usualDay,
        isPayDay: paidOn.some((day) => isDayOfMonth(firstDueOn, day)),
      },
    ];
  });
}

const LAST_DAY = 31;

/** The 31st is the month's last day, whichever that is: the day before a first. */
function isDayOfMonth(date: CalendarDate, day: number): boolean {
  const next = stepDate(date, { count: 1, unit: 'day' }, 1);
  return day === LAST_DAY ? next?.endsWith('-01') === true : Number(date.slice(-2)) === day;
}
