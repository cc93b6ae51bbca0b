import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import type { Loan } from '../loan/loan.ts';
import { settlementQuote } from './settlement-quote.ts';

/** What ends a loan on each day of a span, and one amount that ends it on any of them. */
export interface SettlementUntil {
  readonly until: CalendarDate;
  readonly toPay: bigint;
  readonly days: readonly { readonly on: CalendarDate; readonly toPay: bigint }[];
}

/**
 * One amount that ends the loan on whichever day it comes, up to the last: the payoff of the dearest of them.
 *   ₱8,000.00, one of three rows paid, from 11 to 15 November: 5,671.32, the payoff of the 15th. Who pays on
 *     the 11th gives 5,639.67 for the loan; the other 31.65 are their credit and go back.
 * Interest and late charges grow by the day, so that the last day is the dearest. Only a charge for settling
 * early can fall, on the day an instalment is due: 4 % take 5,820.37 on 17 November and 5,806.44 on the 18th;
 * to the 18th 5,820.37 are quoted.
 */
export function settlementUntil(loan: Loan, from: CalendarDate, until: CalendarDate): SettlementUntil {
  const [first, last] = [dayNumber(from), dayNumber(until)];
  if (first > last) throw new RangeError(`${until} is before ${from}`);
  const days = Array.from({ length: last - first + 1 }, (_, place) => {
    const on = dateOfDayNumber(first + place);
    return { on, toPay: settlementQuote(loan, on).toPay };
  });
  return { until, days, toPay: days.reduce((most, { toPay }) => (toPay > most ? toPay : most), 0n) };
}
